"""Effects that change titles, sects and clans of vampires."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Node, Tree, Who, tree
from praxis.effects.scope import Scope
from praxis.effects.work import Work
from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes.effects.verb import Verb
from praxis.vtes.effects.whom import ME
from praxis.vtes.model import affiliations, stats
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import permanents, sect, title


class Becomes(Verb):
    """A vampire gets a title, a sect or a clan, or loses his title.

    A title is tied to the city or clan named; a title of a clan, if none is named, to his own clan. The card stays on
    him as long as the title does. [title.card.placeholder] [sect.anarch.by-card] [sect.clan.change-changes-sect]
    """

    __slots__ = ("clan", "like", "loses", "place", "sect", "title", "who")

    def __init__(
        self, who: Who, sect_: str, clan: str, title_: str, place: str, loses: bool, like: Who | None = None
    ) -> None:
        self.like = like
        """The vampire whose title he gets."""
        self.who = who
        self.sect = sect_
        self.clan = clan
        self.title = title_
        self.place = place
        self.loses = loses

    def parts(self) -> tuple[Node, ...]:
        return (self.who,) if self.like is None else (self.who, self.like)

    def do(self, g: Vtes, f: Work) -> Signal:
        for vampire in self.who.things(g, f):
            if g.is_in_play(vampire):
                self._change(g, f, vampire)
        return NEXT

    def _change(self, g: Vtes, f: Work, vampire: int) -> None:
        if self.title:
            claim = f"{self.title} of {self.place}"
            if not self.place:
                claim = affiliations.printed_title(self.title, "", stats.clan(g, vampire))
            if title.gain(g, vampire, claim) and "title" in g.face[f.card].traits:
                permanents.put_on(g, f.card, vampire, f.seat)
        if self.like is not None:
            title.gain(g, vampire, stats.held_title(g, self.like.one(g, f)))
        if self.sect == affiliations.ANARCH:
            sect.become_anarch(g, vampire, "sect.anarch.by-card")
        elif self.sect:
            sect.change_sect(g, vampire, self.sect)
        if self.clan:
            sect.change_clan(g, vampire, self.clan)
        if self.loses and stats.held_title(g, vampire):
            title.give_up(g, vampire, "card.golden.overrides-rules")

    def tree(self) -> Tree:
        return tree(
            "becomes",
            who=self.who,
            sect=self.sect,
            clan=self.clan,
            title=self.title,
            place=self.place,
            loses=self.loses,
            like=self.like,
        )


class Makes(Filter):
    """Cards that can make a vampire a member of a sect, in one of their modes or abilities."""

    __slots__ = ("sect",)

    def __init__(self, sect_: str) -> None:
        self.sect = sect_

    def passes(self, g: Vtes, c: Scope, thing: int) -> bool:
        nodes = g.face[thing].definition.program.nodes
        return any(isinstance(node, Becomes) and node.sect == self.sect for node in nodes)

    def tree(self) -> Tree:
        return tree("makes", sect=self.sect)


def makes(sect: str) -> Filter:
    """``makes("Anarch")``: cards that make a vampire Anarch."""
    return Makes(sect)


def becomes(
    who: Who | None = None,
    sect: str = "",
    clan: str = "",
    title: str = "",
    place: str = "",
    loses_title: bool = False,
    like: Who | None = None,
) -> Effect:
    """``becomes(ME, title="prince", place="Chicago")``, ``becomes(T, sect="Sabbat")``, ``becomes(ME, like=T)``: he
    receives the title that the other has."""
    return Becomes(ME if who is None else who, sect, clan, title, place, loses_title, like)

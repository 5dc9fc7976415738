"""The verbs, selectors and requirements of standing: titles, sects, clans, traits, votes."""

from __future__ import annotations

from praxis.kernel.procedure import NEXT, Signal
from praxis.vtes import events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Need, Selector, Verb
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.effects.selectors import ANYBODY, OTHERS, OWN, Methuselahs
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import standing, stats
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import permanents, sect, title

# -- verbs ------------------------------------------------------------------------------------------------------------


class GiveTitle(Verb):
    """A title for a vampire whom it suits; the card stays on him as long as the title does. [title.card.placeholder]

    It is tied to the city or clan named; that of a clan, if none is, to his own.
    """

    __slots__ = ("place", "title", "who")

    def __init__(self, title: str, place: str = "", who: int = base.ME) -> None:
        self.title = title
        self.place = place
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        claim = f"{self.title} of {self.place}"
        if not self.place:
            claim = standing.printed_title(self.title, "", stats.clan(g, who))
        if title.gain(g, who, claim) and "title" in g.face[frame.card].traits:
            permanents.put_on(g, frame.card, who, frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        place = f" of {self.place}" if self.place else ""
        return sentence("give-title", lang, who=WHO_WORDS[self.who], title=self.title + place)


class LoseTitle(Verb):
    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if g.is_in_play(who) and stats.held_title(g, who):
            title.give_up(g, who, "card.golden.overrides-rules")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("lose-title", lang, who=WHO_WORDS[self.who])


class ChangeSect(Verb):
    """The vampire joins a sect; ``Anarch`` makes him an anarch. [sect.anarch.by-card]"""

    __slots__ = ("sect", "who")

    def __init__(self, sect_: str, who: int = base.TARGET) -> None:
        self.sect = sect_
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if not g.is_in_play(who):
            return NEXT
        if self.sect == standing.ANARCH:
            sect.become_anarch(g, who, "sect.anarch.by-card")
        else:
            sect.change_sect(g, who, self.sect)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("change-sect", lang, who=WHO_WORDS[self.who], sect=self.sect)


class ChangeClan(Verb):
    """[sect.clan.change-changes-sect]"""

    __slots__ = ("clan", "who")

    def __init__(self, clan: str, who: int = base.TARGET) -> None:
        self.clan = clan
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if g.is_in_play(who):
            sect.change_clan(g, who, self.clan)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("change-clan", lang, who=WHO_WORDS[self.who], clan=self.clan)


class GainVotes(Verb):
    """Votes for the Methuselah herself, to cast when she likes. [politics.votes.other-cards]"""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return g.referendum() is not None

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        ref = g.referendum()
        assert ref is not None
        ref.gained.append([frame.seat, frame.card, self.amount])
        g.tell(events.GainsVotes(seat=frame.seat, card=frame.card, votes=self.amount))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("gain-votes", lang, amount=self.amount)


class BurnAllocated(Verb):
    """Each Methuselah burns as much pool as there are points of the terms on her."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        ref = g.referendum()
        assert ref is not None
        for seat in g.clockwise(frame.seat):
            g.burn_pool(seat, ref.terms.count(seat), "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn-allocated", lang)


# -- what can be chosen -----------------------------------------------------------------------------------------------


class Points(Methuselahs):
    """Points allocated among Methuselahs as the terms of a referendum. [politics.terms.caller-chooses]"""

    __slots__ = ("among", "number")

    def __init__(self, number: int, among: int = 1) -> None:
        super().__init__(others=False)
        self.number = number
        """How many points; 0 for as many as there are Methuselahs in the game."""
        self.among = among

    def points(self, g: Vtes) -> int:
        return self.number or len(g.seated())

    def different(self) -> int:
        return self.among

    def say(self, lang: str) -> str:
        return f"{self.number or 'as many'} points among {self.among} or more Methuselahs"


class Vampires(Selector):
    """Vampires of a sect, a clan or a title. [card.crypt.clan-effects]"""

    __slots__ = ("clan", "not_sect", "ready", "sect", "title", "untitled", "whose")

    def __init__(
        self,
        whose: int = ANYBODY,
        sect: str = "",
        not_sect: str = "",
        clan: str = "",
        title: str = "",
        untitled: bool = False,
        ready: bool = True,
    ) -> None:
        self.whose = whose
        self.sect = sect
        self.not_sect = not_sect
        self.clan = clan
        self.title = title
        self.untitled = untitled
        self.ready = ready

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        found: list[int] = []
        for other in g.seated():
            if (self.whose == OWN and other != seat) or (self.whose == OTHERS and other == seat):
                continue
            found.extend(one for one in (g.ready(other) if self.ready else g.minions(other)) if self._fits(g, one))
        return found

    def _fits(self, g: Vtes, one: int) -> bool:
        if not g.face[one].types & faces.VAMPIRE:
            return False
        if self.sect and stats.sect(g, one) != self.sect:
            return False
        if self.not_sect == standing.ANARCH and stats.is_anarch(g, one):
            return False
        if self.not_sect and stats.sect(g, one) == self.not_sect:  # [sect.independent.negative-labels]
            return False
        if self.clan and stats.clan(g, one) != self.clan:
            return False
        if self.untitled and stats.title(g, one):
            return False
        return not self.title or stats.has_title(g, one, self.title)

    def say(self, lang: str) -> str:
        non = f"non-{self.not_sect}" if self.not_sect else ""
        untitled = "untitled" if self.untitled else ""
        words = ["a", "ready" if self.ready else "", untitled, non, self.sect, self.clan, self.title or "vampire"]
        return (
            " ".join(word for word in words if word) + ("", " you control", " another Methuselah controls")[self.whose]
        )


class SameCircle(Selector):
    """Other ready vampires of the circle of the one who chooses. [trait.circle.own-circle]"""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        circle = stats.circle(g, minion)
        return [
            one
            for other in g.seated()
            for one in g.ready(other)
            if one != minion and g.is_vampire(one) and stats.circle(g, one) == circle
        ]

    def say(self, lang: str) -> str:
        return "another ready vampire of the same circle"


# -- requirements -----------------------------------------------------------------------------------------------------


class WithTrait(Need):
    """A minion with a trait: Black Hand, flight or any other. [trait.general.definition] [trait.general.others-exist]

    [trait.black-hand.allows-cards] [trait.flight.allows-cards]
    """

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return minion >= 0 and self.trait in g.face[minion].traits

    def say(self, lang: str) -> str:
        return f"requires a minion with {self.trait}"


class NotOfSect(Need):
    """[sect.independent.negative-labels]"""

    __slots__ = ("sect",)

    def __init__(self, sect: str) -> None:
        self.sect = sect

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return minion >= 0 and stats.sect(g, minion) not in ("", self.sect)

    def say(self, lang: str) -> str:
        return f"requires a non-{self.sect} vampire"


class CombatOfSect(Need):
    """A vampire of the sect whom one controls is in combat with another of that sect."""

    __slots__ = ("sect",)

    def __init__(self, sect: str) -> None:
        self.sect = sect

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        combat = g.combat()
        if combat is None:
            return False
        both = (combat.acting, combat.opposing)
        return seat in [g.controller[one] for one in both] and all(stats.sect(g, one) == self.sect for one in both)

    def say(self, lang: str) -> str:
        return f"only while a {self.sect} vampire you control is in combat with another"

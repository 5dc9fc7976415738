"""A mode: one way to play a card, or to use a card that is in play."""

from __future__ import annotations

from typing import Final

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.effects.verb import Target, Verb, nodes_in
from praxis.vtes.effects.who_plays import BY_METHUSELAH, MODIFYING, REACTING
from praxis.vtes.model import windows

MERGED: Final = -1
"""The version of an advanced vampire that lies on its base card. [influence.merge.merged-icon]"""


def _targets(effects: tuple[Effect, ...], named: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets among some effects, each once, in the order in which they are chosen."""
    found = list(named)
    for effect in effects:
        for node in nodes_in(effect):
            if isinstance(node, Target) and node not in found:
                found.append(node)
    found = [*(one for one in found if not one.is_number()), *(one for one in found if one.is_number())]
    for slot, target in enumerate(found):
        if target.slot not in (-1, slot):
            raise ValueError("a target that other modes share is not the same one there: write it anew")
        target.slot = slot
        target.peers = tuple([other.slot for other in found[:slot] if other.is_seat() == target.is_seat()])
    return tuple(found)


class Mode:
    """One way to play a card: who may, when, with which Disciplines, at what cost, on what target, with which
    effects."""

    __slots__ = (
        "acting",
        "after",
        "attacks",
        "blood",
        "by",
        "cancels",
        "clans",
        "conviction",
        "cost",
        "disciplines",
        "do",
        "draft",
        "during",
        "enters_play",
        "feeds_pool",
        "first",
        "for_oneself",
        "granted",
        "hidden",
        "hunts",
        "if_",
        "limit",
        "limited",
        "makes_vampire",
        "mandatory",
        "open",
        "opening",
        "pool",
        "price",
        "reach",
        "reacting",
        "redirects",
        "seizes",
        "start",
        "stealth",
        "takes_unlocked",
        "target",
        "targets",
        "then",
        "version",
        "when",
        "who",
    )

    def __init__(
        self,
        do: tuple[Effect, ...],
        when: int = windows.NEVER,
        by: int = BY_METHUSELAH,
        disciplines: tuple[str, ...] = (),
        who: Filter | None = None,
        if_: Condition | None = None,
        targets: tuple[Target, ...] = (),
        cost: tuple[Effect, ...] = (),
        blood: int | Amount = -1,
        pool: int = -1,
        conviction: int = 0,
        stealth: int = 0,
        reach: str = "",
        limited: bool = False,
        then: tuple[Effect, ...] = (),
        limit: int = 0,
        mandatory: bool = False,
        version: int = 0,
        draft: bool = False,
        clans: tuple[str, ...] | None = None,
        open: int = 0,
        during: tuple[Effect, ...] = (),
        hunts: bool = False,
    ) -> None:
        self.do = do
        """What it does: at once, or when the action succeeds; of a special version of an action, as it is announced."""
        self.cost = cost
        """What is done to pay for it, before anything else; refused if it cannot be done. [card.wording.tap-to]"""
        self.then = then
        """What a special version of an action does besides, once it has succeeded."""
        self.during = during
        """What holds in the referendum that it calls: done as the terms are set, before votes are cast. Of an action
        that calls none: what holds as soon as it is announced."""
        everything = (*cost, *do, *then, *during)
        found = [node for effect in everything for node in nodes_in(effect)]
        self.first = do[0]
        """What it does first."""
        self.for_oneself = all(isinstance(effect, Verb) and effect.is_for_oneself() for effect in do)
        """It is played against nobody."""
        self.enters_play = any(isinstance(node, Verb) and node.enters_play() for node in found)
        self.feeds_pool = any(isinstance(node, Verb) and node.feeds_pool() for node in found)
        self.cancels = any(isinstance(node, Verb) and node.cancels() for node in found)
        """It cancels a card that is being played."""
        self.makes_vampire = any(isinstance(node, Verb) and node.makes_vampire() for node in found)
        self.attacks = any(isinstance(node, Verb) and node.starts_combat() for node in found)
        """Of an action: it is one to enter combat."""
        self.redirects = any(isinstance(node, Verb) and node.changes_target() for node in found)
        """It changes the target of a bleed."""
        self.seizes = any(isinstance(node, Verb) and node.takes_control() for node in found)
        """It changes the control of a card."""
        self.hunts = hunts
        """Of a referendum: it is one to call a blood hunt on what is chosen first."""
        self.hidden = any(isinstance(node, Verb) and node.is_hidden() for node in found)
        """Whether it can be used or not depends on what she has in hand."""
        self.when = when
        self.acting = windows.NEVER if by in REACTING else when
        """The moments at which it is for the acting Methuselah, or for anybody while there is no action."""
        self.reacting = windows.NEVER if by in MODIFYING else when
        """The moments at which it is for the others."""
        self.by = by
        self.disciplines = disciplines
        """Three letters each: ``dom`` is the basic level, ``DOM`` the superior; all are needed."""
        self.who = who
        """What the minion must be who plays it, beyond what the card face shows. [card.requirement.in-text]"""
        self.if_ = if_
        """What must be so at that moment."""
        self.targets = _targets(everything, targets)
        """What is chosen as it is played, one after the other."""
        self.target = self.targets[0] if self.targets else None
        self.blood = 0 if isinstance(blood, Amount) else blood
        """Blood cost, where it differs from the printed one."""
        self.price = blood if isinstance(blood, Amount) else None
        """The blood cost, where it is counted as the card is played."""
        self.pool = pool
        self.conviction = conviction
        """Conviction cost, where it differs from the printed one; else 0. [imbued.conviction.pays-costs]"""
        self.stealth = stealth
        """Inherent stealth, if the mode is an action."""
        self.reach = reach
        """The action of which this is a special version, ``bleed``, ``hunt`` or ``leave``, or ``political`` for a card
        in play that calls a referendum; empty for its own kind."""
        self.limited = limited
        """It counts against the limit of one raise of a bleed. [action.bleed.limited]"""
        self.limit = limit
        """`ROUND` to `GAME` if it is used once each, with `BY_NAME` or `FOR_ALL`. [card.wording.during-once]"""
        self.mandatory = mandatory
        """An action that the minion must take each turn. [minion.mandatory.exist]"""
        self.version = version
        """An ability of a card that came into play by this mode of it; 0 for however it came. `MERGED`: only while the
        advanced vampire lies on its base card."""
        self.draft = draft
        """A draft effect, for draft and sealed-deck play only. [option.draft.only-in-draft-or-sealed]"""
        self.clans = clans
        """The clans of which this mode requires one, where they are not those of the card.
        [option.draft.requirements]"""
        self.open = open
        """Of an action that a card in play allows: `FOR_ANYBODY` or `FOR_OTHERS` if minions of others may take it.
        It is directed at the controller of the card. [action.card.in-play] [action.directed.definition]"""
        self.takes_unlocked = not open and any(isinstance(effect, Verb) and effect.takes_unlocked() for effect in cost)
        """Of an ability for its controller: as long as the card is locked, there is no chance to use it."""
        self.granted = False
        """It is no ability of the card in play: only an effect that was done gives it, for a while."""
        self.start: tuple[int, ...] = ()
        """The numbers of its cost and effects in the definition."""
        self.after: tuple[int, ...] = ()
        """The numbers of the effects in `then`."""
        self.opening: tuple[int, ...] = ()
        """The numbers of the effects in `during`."""

    def again(self, do: tuple[Effect, ...], then: tuple[Effect, ...]) -> Mode:
        """The same mode with these effects, for another definition: each definition numbers its own effects."""
        kind = Ability if isinstance(self, Ability) else Mode
        return kind(
            do,
            self.when,
            self.by,
            self.disciplines,
            self.who,
            self.if_,
            self.targets,
            self.cost,
            self.blood if self.price is None else self.price,
            self.pool,
            self.conviction,
            self.stealth,
            self.reach,
            self.limited,
            then,
            self.limit,
            self.mandatory,
            self.version,
            self.draft,
            self.clans,
            self.open,
            self.during,
            self.hunts,
        )


class Ability(Mode):
    """A way to use a card while it is in play."""

    __slots__ = ()

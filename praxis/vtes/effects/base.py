"""The shape of every definition: a card has modes, which are ways to play it, abilities, which work while it is in
play, and standing parts. All its effects are numbered, so that a procedure names them by ints.

Definitions are frozen and shared by all games. The words that they are written in are listed in `docs/cards.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Amount, Condition, Effect, Filter, Node, Number, Numbered, Part, Tree, Who, tree
from praxis.effects.scope import NOBODY, Scope
from praxis.effects.work import Program
from praxis.vtes.effects.forbidding import GRANTED, LASTING, PlaysAs, ruled_in
from praxis.vtes.effects.triggers import heard_in, recalled_in, replaced_in
from praxis.vtes.model import windows

if TYPE_CHECKING:
    from praxis.vtes.model.state import Vtes

# Who may play a card in a mode.
BY_METHUSELAH: Final = 0
BY_ACTING: Final = 1
"""The acting minion, to modify his own action."""
BY_REACTING: Final = 2
"""A ready unlocked minion of another Methuselah, in reaction to the action."""
BY_COMBATANT: Final = 3
BY_READY: Final = 4
"""A ready unlocked minion whose controller is in her minion phase: the mode is an action."""
BY_OTHER: Final = 5
"""Another ready minion of the acting Methuselah, if the card says so."""
BY_BYSTANDER: Final = 6
"""A ready minion, of any Methuselah, that is not in the combat. [combat.cards.non-combatant]"""
BY_LOCKED: Final = 7
"""A ready locked minion of another Methuselah, who wakes."""
BY_TORPID: Final = 8
"""A vampire in torpor, as an action. [torpor.state.only-leave-action]"""
BY_AGAINST: Final = 9
"""A ready minion against whom the card is played that is just being played. [card.cancel.reflex]"""
BY_KEEPER: Final = 10
"""The Methuselah who controls the minion that the card is on, whoever controls the card."""

BY_ONLOOKER: Final = 13
"""A minion that is not in the combat, ready or in torpor."""
BY_ALERT: Final = 11
"""A ready minion of another Methuselah, locked or not, in reaction to the action."""

MODIFYING: Final = frozenset({BY_ACTING, BY_OTHER})
"""By minions of the acting Methuselah only."""
REACTING: Final = frozenset({BY_REACTING, BY_LOCKED, BY_ALERT})
"""Only by minions of the others. [action.reaction.not-own]"""

MERGED: Final = -1
"""The version of an advanced vampire that lies on its base card. [influence.merge.merged-icon]"""

# How often: for as long as what is the limit on a card or effect?
ROUND: Final = 1
COMBAT: Final = 2
ACTION: Final = 3
REFERENDUM: Final = 4
TURN: Final = 5
GAME: Final = 6
YOUR_UNLOCK: Final = 8
"""Until your next unlock phase."""
YOUR_DISCARD: Final = 9
THEIR_UNLOCK: Final = 10
"""Until the next unlock phase of the Methuselah whose number changes."""
SPAN_WORDS: Final[dict[int, str]] = {
    YOUR_UNLOCK: "your-unlock",
    YOUR_DISCARD: "your-discard",
    THEIR_UNLOCK: "their-unlock",
    ROUND: "round",
    COMBAT: "combat",
    ACTION: "action",
    REFERENDUM: "referendum",
    TURN: "turn",
    GAME: "game",
}
BY_NAME: Final = 16
"""Of an effect in play: the limit is on all cards of its name together that the minion has, not on each."""
FOR_YOU: Final = 64
"""Of a limit on the game: each Methuselah has one."""
FOR_ALL: Final = 32
"""The limit is on all minions together."""


# Whose minions may take an action that a card in play allows.
FOR_ANYBODY: Final = 1
FOR_OTHERS: Final = 2
FOR_ALL_ALIKE: Final = 3
"""Those of anybody, and nothing of the controller of the card is the target: the action is undirected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An effect of V:TES."""

    __slots__ = ()

    def is_cost(self) -> bool:
        """Whether it is what the effect costs, not what it does. [card.wording.tap-to]"""
        return False

    def enters_play(self) -> bool:
        """Whether it brings the card itself into play. [contest.card.not-with-self]"""
        return False

    def bearer(self) -> Who | None:
        """On whom an equipment or retainer card is put, where that need not be the acting minion."""
        return None

    def makes_vampire(self) -> bool:
        """Whether it puts a vampire into play. [trait.sterile.no-new-vampires]"""
        return False

    def starts_combat(self) -> bool:
        """Whether minions enter combat by it."""
        return False

    def is_strike(self) -> bool:
        """Whether it makes a strike."""
        return False

    def wields(self) -> bool:
        """Whether it makes a strike with a weapon that is in play."""
        return False

    def changes_target(self) -> bool:
        """Whether a bleed goes to another Methuselah by it."""
        return False

    def is_hidden(self) -> bool:
        """Whether it depends on the cards in a hand, which others do not see, if it can be done."""
        return False

    def is_at_bearer(self) -> bool:
        """Whether it is about the minion that the card in play is on, at whose controller an action is directed."""
        return False

    def cancels(self) -> bool:
        """Whether it cancels another card as that is played."""
        return False

    def is_for_oneself(self) -> bool:
        """Whether it does something to the minion or the Methuselah who plays the card, and to nobody else."""
        return False

    def takes_control(self) -> bool:
        """Whether control of a card changes by it."""
        return False

    def feeds_pool(self) -> bool:
        """Whether counters go to the pool of whoever plays the card, in the same moment in which she pays for it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Who):
    """What is chosen when a card is played, an action announced or the terms of a referendum set.

    It names what was chosen; the effects around it need no other name for it.
    """

    __slots__ = ("peers", "slot")

    def __init__(self) -> None:
        self.slot = -1
        """Which of the targets of its mode it is; given when the mode is made."""
        self.peers: tuple[int, ...] = ()
        """Which targets of the mode that are chosen before are cards too, or Methuselahs too."""

    def things(self, g: Vtes, c: Scope) -> list[int]:
        return [c.targets[self.slot]] if self.slot < len(c.targets) and c.targets[self.slot] >= 0 else []

    def is_open(self) -> bool:
        return True

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        """What may be chosen, after what was chosen before."""
        raise NotImplementedError

    def points(self, g: Vtes, c: Scope) -> int:
        """How many are chosen at most as the terms of a referendum."""
        return 1

    def needed(self, g: Vtes, c: Scope) -> int:
        """How many are chosen at least as the terms of a referendum."""
        return self.points(g, c)

    def different(self) -> int:
        """Among at least how many different ones the points are allocated."""
        return 1

    def is_number(self) -> bool:
        """Whether it is an amount, announced as the card is played after all that it aims at."""
        return False

    def each_most(self) -> int:
        """How often the same one can be chosen."""
        return 1

    def is_directed(self) -> bool:
        """Whether an action at a card that is not in play is directed at the one in whose region it lies."""
        return False

    def is_all(self) -> bool:
        """Whether nothing is chosen: an action targets all of them."""
        return False


def nodes_in(node: Node) -> list[Node]:
    """A node and all that stands in it or follows on it."""
    found = [node]
    for part in node.parts():
        found.extend(nodes_in(part))
    if isinstance(node, Numbered):
        for branch in node.branches():
            for one in branch:
                found.extend(nodes_in(one))
    return found


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
    """One way to play a card: who, when, with which Disciplines, at what cost, on what target, doing what."""

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
        conviction: int = -1,
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
        """It cancels another card as that is played."""
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
        """Conviction cost, where it differs from the printed one. [imbued.conviction.pays-costs]"""
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
        self.granted = False
        """It is no ability of the card in play: only an effect that was done gives it, for a while."""
        self.start: tuple[int, ...] = ()
        """The numbers of its cost and effects in the definition."""
        self.after: tuple[int, ...] = ()
        """The numbers of `then`."""
        self.opening: tuple[int, ...] = ()
        """The numbers of `during`."""


# Whom a standing number is for.
OWN: Final = 0
"""The minion whose own text it is."""
ON: Final = 1
"""The minion that the card is on."""
SEAT: Final = 2
"""The Methuselah who controls the card."""
WIDE: Final = 3
"""Any minion in play that the node means."""


def _bearer(g: Vtes, card: int) -> int:
    """Whose text a card in play is: the minion that it is on, or itself."""
    return card if g.host[card] < 0 else g.host[card]


class Gives(Part):
    """A number that a card in play changes, recomputed whenever it is asked for."""

    __slots__ = ("amount", "if_", "is_fixed", "n", "reach", "to", "version", "what", "word")

    def __init__(
        self,
        what: int,
        n: Amount,
        to: Who,
        reach: int,
        if_: Condition | None = None,
        version: int = 0,
        word: str = "",
    ) -> None:
        self.what = what
        self.n = n
        self.amount = n.n if isinstance(n, Number) else 0
        """The number itself where it is fixed."""
        self.is_fixed = isinstance(n, Number) and if_ is None and not version
        self.to = to
        self.reach = reach
        self.if_ = if_
        self.version = version
        """Only if the card came into play by this mode of it; 0 for however it came."""
        self.word = word
        """The name of what it changes, for its words."""

    def parts(self) -> tuple[Node, ...]:
        return (self.n, self.to) if self.if_ is None else (self.n, self.to, self.if_)

    def tree(self) -> Tree:
        return tree("gives", what=self.word, n=self.n, to=self.to, if_=self.if_, level=self.version)

    def is_for(self, g: Vtes, card: int, minion: int) -> bool:
        """Whether a minion is one of the class that it is for."""
        return self.to.includes(g, Scope(card, g.controller[card], _bearer(g, card)), minion)

    def now(self, g: Vtes, card: int, minion: int, seat: int = NOBODY) -> int:
        """How much it gives now to a minion for whom it is, or to a seat, who is then `IT`."""
        if self.is_fixed:
            return self.amount
        if self.version and g.versions.get(card, 0) != self.version:
            return 0
        if self.if_ is None and isinstance(self.n, Number):
            return self.amount
        c = Scope(card, g.controller[card], minion, None, seat)
        if self.if_ is not None and not self.if_.holds(g, c):
            return 0
        return self.n.of(g, c)


class Ability(Mode):
    """What a card allows while it is in play."""

    __slots__ = ()


class Granted(Part):
    """What a minion can use for a while, after an effect has hung it on what is in progress."""

    __slots__ = ("bound", "mode", "number")

    def __init__(self, mode: Mode, bound: bool = False) -> None:
        self.mode = mode
        mode.granted = True
        self.bound = bound
        """It is a strike, and the additional strike that comes with it must be this one."""
        self.number = 0
        """Its number among the abilities of the card, from -1 down; given when the definition is made."""

    def tree(self) -> Tree:
        limit = SPAN_WORDS.get(self.mode.limit & ~(BY_NAME | FOR_ALL), "")
        return tree("granted", effects=self.mode.do, cost=self.mode.cost, if_=self.mode.if_, limit=limit)


class Definition:
    """What one card does. `digest` is that of the official text it was written for."""

    __slots__ = (
        "abilities",
        "adds_disciplines",
        "as_vampire",
        "as_vampire_but",
        "as_vampire_level",
        "as_vampire_of",
        "coverage",
        "digest",
        "eager",
        "gives",
        "hears",
        "heirloom",
        "mandatory",
        "modes",
        "not_replaced",
        "note",
        "official",
        "parts",
        "poses",
        "program",
        "recalls",
        "remains",
        "removed",
        "replaces",
        "rises_as",
        "rules",
        "standing",
        "stands",
        "stands_as",
        "uses",
        "when",
        "wide",
        "without",
    )

    def __init__(
        self,
        official: int = 0,
        modes: tuple[Mode, ...] = (),
        gives: tuple[Gives, ...] = (),
        abilities: tuple[Mode, ...] = (),
        adds_disciplines: tuple[str, ...] = (),
        digest: str = "",
        coverage: str = "full",
        note: str = "",
        not_replaced: str = "",
        as_vampire: tuple[str, ...] = (),
        heirloom: bool = False,
        parts: tuple[Part, ...] = (),
        removed: bool = False,
        stands_as: tuple[str, ...] = (),
        eager: bool = False,
        as_vampire_but: Filter | None = None,
        as_vampire_of: int = 1,
        rises_as: str = "",
        as_vampire_level: int = 0,
        remains: bool = False,
    ) -> None:
        self.official = official
        self.remains = remains
        """On a card in an uncontrolled region, it is in play."""
        self.rises_as = rises_as
        """What a library card becomes in play that is no ally by its type: its trait, life, strength and bleed, as in
        ``mortal 1 0 0``; or a vampire with his capacity and Disciplines, as in ``vampire 2 chi``. Empty for a vampire
        of capacity 1, if it becomes a minion at all."""
        self.stands_as = stands_as
        """In play it is ``equipment``, with these traits, though its type is another; or a ``location`` and no
        equipment. Empty for what is printed."""
        self.eager = eager
        """An ally that can act in the turn in which it is recruited."""
        self.as_vampire_but = as_vampire_but
        """No such cards, of those that it plays as a vampire."""
        self.as_vampire_level = as_vampire_level
        """The mode by which it must have come into play for that; 0 for any."""
        self.as_vampire_of = as_vampire_of
        """The capacity that it then has. [card.as-vampire.capacity-one]"""
        self.modes = modes
        self.gives = gives
        self.abilities = abilities
        """What the card allows while it is in play (or, for a crypt card, by its own text)."""
        self.parts = parts
        """What else stands while the card is in play: rules, triggers, replacements."""
        self.adds_disciplines = adds_disciplines
        self.poses = tuple([part for part in parts if isinstance(part, PlaysAs) and part.clans])
        """The clans whose cards he plays as if he were one of them."""
        self.without = frozenset([code for part in parts if isinstance(part, PlaysAs) for code in part.lacks])
        """The Disciplines with which he plays no cards."""
        self.digest = digest
        self.coverage = coverage
        self.note = note
        self.not_replaced = not_replaced
        """Until when the card is not replaced: ``action``, ``combat``, ``turn``; ``play`` as long as it is in play; the
        next ``unlock`` or ``discard`` phase of hers; the next ``diablerie`` or ``hunt`` of anybody; empty for at once.
        """
        self.as_vampire = as_vampire
        """The Disciplines whose cards an ally plays as a vampire. [card.as-vampire.scope]"""
        self.heirloom = heirloom
        """It passes to a younger crypt card when its bearer is burned, and no diablerist takes it."""
        self.removed = removed
        """Once it was played, it is removed from the game, whatever came of it."""
        self.program = Program()
        """All its effects and parts, numbered."""
        for mode in (*modes, *abilities):
            self._number(mode)
        self.standing = self.program.add(parts)
        """The numbers of its parts."""
        abilities = self._with_granted(abilities)
        self.abilities = abilities
        self.mandatory = any(mode.mandatory for mode in abilities)
        self.wide = tuple([part for part in gives if part.reach == WIDE])
        """The numbers that it gives to a class of minions."""
        self.when = windows.NEVER
        """All moments at which the card can be played."""
        for mode in modes:
            self.when |= mode.when
        self.uses = windows.NEVER
        """All moments at which the card, in play, can be used."""
        for mode in abilities:
            self.uses |= mode.when
        self.stands = bool(parts) or any(mode.open for mode in abilities)
        """Whether it matters to others as long as it is in play."""
        everything = [
            node for mode in (*modes, *abilities) for node in (*mode.cost, *mode.do, *mode.then, *mode.during)
        ]
        self.hears = heard_in(parts) | heard_in(everything)
        """The kinds of facts, as bits, of which the card hears."""
        self.recalls = recalled_in(parts) | recalled_in(everything)
        """The kinds of facts about which it asks after they happened."""
        self.replaces = replaced_in(parts) | replaced_in(everything)
        """The kinds of facts instead of which it puts something other."""
        self.rules = ruled_in(parts) | ruled_in(everything)
        """The rules, as bits, that it lays down."""
        if any(isinstance(node, Gives) for node in self.program.nodes):
            self.rules |= 1 << LASTING
        if any(mode.granted for mode in abilities):
            self.rules |= 1 << GRANTED
        for mode in (*modes, *abilities):
            if mode.if_ is not None:
                self.recalls |= recalled_in((mode.if_,))

    def _number(self, mode: Mode) -> None:
        mode.start = self.program.add((*mode.cost, *mode.do))
        mode.after = self.program.add(mode.then)
        mode.opening = self.program.add(mode.during)

    def _with_granted(self, abilities: tuple[Mode, ...]) -> tuple[Mode, ...]:
        """With those that its effects give for a while, which can themselves give others."""
        found = list(abilities)
        at = 0
        while at < len(self.program.nodes):
            node = self.program.nodes[at]
            at += 1
            if isinstance(node, Granted) and node.mode not in found:
                if node.mode.start:
                    raise ValueError("what a card gives is numbered for that card alone: write it anew for each")
                self._number(node.mode)
                found.append(node.mode)
                if node.number not in (0, -len(found)):
                    raise ValueError("what other definitions give too is not the same there: write it anew")
                node.number = -len(found)
        return tuple(found)


NOTHING: Final = Definition()

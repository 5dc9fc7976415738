"""The shape of every definition: a card has modes, a mode has verbs; a card in play gives modifiers and abilities.

Definitions are frozen and shared by all games. A verb answers three questions: could it change anything, do it, say it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from praxis.effects.nodes import Part
from praxis.effects.work import Program
from praxis.kernel.procedure import Signal
from praxis.vtes.effects.forbidding import ruled_in
from praxis.vtes.effects.triggers import heard_in, recalled_in
from praxis.vtes.model import windows

if TYPE_CHECKING:
    from praxis.vtes.effects.resolve import Resolve
    from praxis.vtes.model.state import Vtes

# Who a verb is about.
ME: Final = 0
"""The minion who plays the card or uses the ability."""
TARGET: Final = 1
"""What was chosen when the card was played."""
OPPOSING: Final = 2
"""The other minion in the combat."""
ACTING: Final = 3
BLOCKING: Final = 4
BEARER: Final = 5
"""The minion that the card in play is on."""
CARD: Final = 6
"""The card itself."""
YOU: Final = 7
"""The Methuselah who controls the card or plays it."""
ALLIES: Final = 8
"""Of a card in play: all allies, whoever controls them, while a vampire acts."""

WHO_WORDS: Final[dict[int, str]] = {
    ME: "this minion",
    TARGET: "the chosen minion",
    OPPOSING: "the opposing minion",
    ACTING: "the acting minion",
    BLOCKING: "the blocking minion",
    BEARER: "the minion with this card",
    CARD: "this card",
    YOU: "you",
    ALLIES: "allies against vampires",
}

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
BY_LOCKED: Final = 7
"""A ready locked minion of another Methuselah, who wakes."""
BY_TORPID: Final = 8
"""A vampire in torpor, as an action. [torpor.state.only-leave-action]"""
BY_AGAINST: Final = 9
"""A ready minion against whom the card is played that is just being played. [card.cancel.reflex]"""
BY_KEEPER: Final = 10
"""The Methuselah who controls the minion that the card is on, whoever controls the card."""
BY_BYSTANDER: Final = 6
"""A ready minion, of any Methuselah, that is not in the combat. [combat.cards.non-combatant]"""

MODIFYING: Final = frozenset({BY_ACTING, BY_OTHER})
"""By minions of the acting Methuselah only."""
REACTING: Final = frozenset({BY_REACTING, BY_LOCKED})
"""Only by minions of the others. [action.reaction.not-own]"""


MERGED: Final = -1
"""The version of an advanced vampire that lies on its base card. [influence.merge.merged-icon]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One thing that an effect does."""

    __slots__ = ()

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        """Whether a card with this verb may be played now at all: stealth only when it is needed, for instance."""
        return True

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        """The clause by which it does not fit; empty if it does."""
        return "" if self.fits(g, seat, minion, card) else "block.stealth.when-needed"

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        """Whether doing it now could change anything."""
        return True

    def is_cost(self) -> bool:
        """Whether it is what the effect costs, not what it does. [card.wording.tap-to]"""
        return False

    def enters_play(self) -> bool:
        """Whether it brings the card itself into play. [contest.card.not-with-self]"""
        return False

    def makes_vampire(self) -> bool:
        """Whether it puts a vampire into play. [trait.sterile.no-new-vampires]"""
        return False

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        """Do it: a step of `Resolve`, so it may ask or run something; `after` then reads what came of it."""
        raise NotImplementedError

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        """Read the answer or the result of what `do` asked or ran; None if there is nothing to read."""
        return None

    def say(self, lang: str) -> str:
        """What it does, as a sentence without its full stop."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """What may be chosen as the target of a card or effect."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        raise NotImplementedError

    def is_seat(self) -> bool:
        """Whether the things chosen are Methuselahs, not cards."""
        return False

    def points(self, g: Vtes) -> int:
        """How many are chosen as the terms of a referendum, the same one more than once if that is allowed."""
        return 1

    def different(self) -> int:
        """Among at least how many different ones the points are allocated."""
        return 1

    def is_directed(self) -> bool:
        """Whether an action at a card that is not in play is directed at the one in whose region it lies."""
        return False

    def is_all(self) -> bool:
        """Whether nothing is chosen: an action targets all of them."""
        return False

    def say(self, lang: str) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """A requirement that the minion who plays a card must meet, beyond what the card face shows."""

    __slots__ = ()

    CLAUSE: ClassVar[str] = "card.requirement.minion"
    """The rule that forbids the card to one who does not meet it."""

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        raise NotImplementedError

    def say(self, lang: str) -> str:
        raise NotImplementedError


class Mode:
    """One way to play a card: who, when, with which Disciplines, at what cost, on what target, doing what."""

    __slots__ = (
        "acting",
        "blood",
        "by",
        "clans",
        "conviction",
        "disciplines",
        "do",
        "draft",
        "enters_play",
        "first",
        "limited",
        "makes_vampire",
        "mandatory",
        "needs",
        "once",
        "pool",
        "reach",
        "reacting",
        "stealth",
        "target",
        "then",
        "version",
        "when",
    )

    def __init__(
        self,
        do: tuple[Verb, ...],
        when: int = windows.NEVER,
        by: int = BY_METHUSELAH,
        disciplines: tuple[str, ...] = (),
        needs: tuple[Need, ...] = (),
        target: Selector | None = None,
        blood: int = -1,
        pool: int = -1,
        stealth: int = 0,
        reach: str = "",
        limited: bool = False,
        then: tuple[Verb, ...] = (),
        once: bool = False,
        mandatory: bool = False,
        version: int = 0,
        conviction: int = -1,
        draft: bool = False,
        clans: tuple[str, ...] | None = None,
    ) -> None:
        self.do = do
        """What it does: at once, or when the action succeeds; of a special version of an action, as it is announced."""
        self.first = do[1] if do[0].is_cost() and len(do) > 1 else do[0]
        """What it does first, apart from what it costs."""
        self.enters_play = any(verb.enters_play() for verb in do)
        self.makes_vampire = any(verb.makes_vampire() for verb in do)
        self.then = then
        """What a special version of an action does besides, once it has succeeded."""
        self.when = when
        self.acting = windows.NEVER if by in REACTING else when
        """The moments at which it is for the acting Methuselah, or for anybody while there is no action."""
        self.reacting = windows.NEVER if by in MODIFYING else when
        """The moments at which it is for the others."""
        self.by = by
        self.disciplines = disciplines
        """Three letters each: ``dom`` is the basic level, ``DOM`` the superior; all are needed."""
        self.needs = needs
        self.target = target
        self.blood = blood
        """Blood cost, where it differs from the printed one."""
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
        self.once = once
        """An ability for one use a turn ("during your unlock phase"). [card.wording.during-once]"""
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


class Gives:
    """A continuous modifier from a card in play, recomputed whenever it is asked for."""

    __slots__ = ("amount", "to", "version", "what")

    def __init__(self, what: int, amount: int, to: int = BEARER, version: int = 0) -> None:
        self.what = what
        self.amount = amount
        self.to = to
        self.version = version
        """Only if the card came into play by this mode of it; 0 for however it came."""


class Definition:
    """What one card does. `digest` is that of the official text it was written for."""

    __slots__ = (
        "abilities",
        "adds_disciplines",
        "as_vampire",
        "coverage",
        "digest",
        "gives",
        "hears",
        "heirloom",
        "mandatory",
        "modes",
        "not_replaced",
        "note",
        "official",
        "parts",
        "program",
        "recalls",
        "rules",
        "standing",
        "uses",
        "when",
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
    ) -> None:
        self.official = official
        self.modes = modes
        self.gives = gives
        self.abilities = abilities
        """What the card allows while it is in play (or, for a crypt card, by its own text)."""
        self.adds_disciplines = adds_disciplines
        self.digest = digest
        self.coverage = coverage
        self.note = note
        self.not_replaced = not_replaced
        """Until when the card is not replaced: ``action``, ``combat`` or ``turn``; empty for at once."""
        self.as_vampire = as_vampire
        """The Disciplines whose cards an ally plays as a vampire. [card.as-vampire.scope]"""
        self.heirloom = heirloom
        """It passes to a younger crypt card when its bearer is burned, and no diablerist takes it."""
        self.program = Program()
        """All its effects and parts, numbered."""
        self.parts = parts
        """What else stands while the card is in play: rules, triggers, replacements."""
        self.standing = self.program.add(parts)
        """The numbers of its parts."""
        self.hears = heard_in(parts)
        """The kinds of facts, as bits, of which the card hears."""
        self.recalls = recalled_in(parts)
        """The kinds of facts about which it asks after they happened."""
        self.rules = ruled_in(parts)
        """The rules, as bits, that it lays down."""
        self.mandatory = any(mode.mandatory for mode in abilities)
        self.when = windows.NEVER
        """All moments at which the card can be played."""
        for mode in modes:
            self.when |= mode.when
        self.uses = windows.NEVER
        """All moments at which the card, in play, can be used."""
        for mode in abilities:
            self.uses |= mode.when


NOTHING: Final = Definition()

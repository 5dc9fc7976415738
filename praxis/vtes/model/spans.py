"""Procedures in progress that can carry effects: a turn, an action. `combat_spans` and `referendum_span` have the
others.

These classes are the data; the chapters in `rules` give them their steps. A modifier hangs on the span that it lasts
for and ends with it: nothing has to take it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from praxis.kernel.procedure import Procedure
from praxis.vtes import events
from praxis.vtes.model import facts, windows

if TYPE_CHECKING:
    from collections.abc import Sequence


NOBODY: Final = -1
"""No card, no minion, no seat."""

AGAIN: Final = "again "
"""How an entry of `TurnSpan.did` begins that forbids to do something again."""

Mod = tuple[int, int, int, int]
"""A modifier: what it changes, whose, by how much, and the card it comes from."""

# What modifiers change.
STEALTH: Final = 1
INTERCEPT: Final = 2
BLEED: Final = 3
STRENGTH: Final = 4
HUNT: Final = 5
VOTES: Final = 6
BALLOTS: Final = 50
"""Prisci ballots. [politics.prisci.one-ballot]"""
EDGE_VOTES: Final = 58
"""Of a Methuselah: how many votes more the Edge is worth, if it is burned for votes."""
MARKED: Final = 51
"""A Red List minion, marked by a seat for this turn. [trait.red-list.mark]"""
CAPACITY: Final = 7
HAND_SIZE: Final = 8
TRANSFERS: Final = 9
MASTER_ACTIONS: Final = 10
TWO_MASTERS: Final = 90
"""Two master phase actions, not one; however many cards say so."""
STARTING_LIFE: Final = 120
"""Of an ally or retainer, as it comes into play: more life than is printed."""
TOUGH: Final = 93
"""Aggravated damage is treated as normal damage."""
RANGED_DAMAGE: Final = 91
"""More damage of his ranged strikes that do damage, at any range."""
MELEE_DAMAGE: Final = 92
"""More damage of his strikes with melee weapons."""
DISCARD_ACTIONS: Final = 11
AWAKE: Final = 12
"""May block and play reaction cards as though unlocked."""
CANNOT_BLOCK: Final = 13
CANNOT_ACT: Final = 14
CANNOT_HUNT: Final = 15
BLEED_RAISED: Final = 16
"""A limited action modifier has raised this bleed. [action.bleed.limited]"""
STRIKES: Final = 17
"""Additional strikes of this round."""
MANEUVERS: Final = 18
"""Optional maneuvers that a card played this round still holds."""
PRESSES: Final = 19
COST: Final = 21
NO_MANEUVER: Final = 22
NO_PRESS: Final = 23
IMMUNE: Final = 24
"""The kinds of damage that fail, as bits of `rules.damage`."""
MANEUVERS_OWED: Final = 40
"""Maneuvers of a card played this round that must be used. [combat.range.mandatory-maneuver]"""
PRESSES_OWED: Final = 55
"""Presses to continue that must be used."""
REWARDED: Final = 56
"""Blood for a combatant who is still ready when the combat is over."""
NO_TRANSFERS: Final = 57
"""Of a crypt card: no transfer moves blood to or from it."""
IMMUNE_TO: Final = 54
"""The one card or minion, by its id, whose damage fails. [damage.immunity.fails]"""
UNUSABLE: Final = 41
"""Equipment stolen this round. [combat.steal-equipment.unusable-this-round]"""
SWARM: Final = 42
"""Damage each round during the normal resolution of strikes, at any range, that no strike does."""
SWARM_CLOSE: Final = 43
FIRST_STRIKE: Final = 44
AGGRAVATED_HANDS: Final = 45
"""The damage of his hand strikes is aggravated."""
BASE_STRENGTH: Final = 47
"""By how much a card that sets the strength has changed it; the change itself counts as strength."""
BASE_BLEED: Final = 48
PLAYED: Final = 46
"""A card of which a minion plays only one in the span: the card that was played."""

MOST_BLEED: Final = 95
"""The most pool that a bleed takes: what is above that is ignored."""
UNAIDED: Final = 97
"""Of a minion, in an action: no equipment but the one that allows the action increases the bleed."""
MOST_LOST: Final = 96
"""Of a Methuselah: the most pool that she burns to one bleed, however much it is."""
MOST_INTERCEPT: Final = 98
"""The most intercept that he can have: what he would gain above that is lost."""
STRIKE_DAMAGE: Final = 99
"""More damage of his strikes that do damage, of whatever sort."""
SOFTENED: Final = 121
"""So many points of aggravated damage are treated as normal damage."""
BLUNTED: Final = 123
"""In combat, each strike of the opposing minion, and each other damage that he inflicts, is so much less."""
AFFORDED: Final = 125
"""Of an action: it could be paid for without reductions when it was announced."""
PLEDGED: Final = 126
"""Of an action: this conviction was named as the one that will be burned for it."""
WATCHFUL: Final = 124
"""Though locked, he may attempt to block, but plays no reaction cards for that."""
DOUBLED: Final = 122
"""His votes count twice as the results are tallied, however many cards say so."""
BORROWED_ON: Final = 89
"""Of a minion, on a turn: the seat to whom he returns at the end of the next turn of the same Methuselah."""
BORROWED: Final = 84
"""Of a minion, on a turn: the seat to whom he returns when it is over."""
SUNLIT: Final = 83
"""All damage to him is aggravated, if he is a vampire."""
GIVES_UP: Final = 81
"""This attempt of his to block fails."""
STAYS_UNLOCKED: Final = 82
"""He does not lock for blocking."""
NO_VOTE: Final = 80
"""He abstains from the referendum."""
SAVED_BLOOD: Final = 52
SAVED_POOL: Final = 53
"""By how much the cost of a card that is being played is reduced. [card.cost.reduction-timing]"""

FREE_STRIKES: Final = 70
"""Additional strikes of this round that do not count against the limit of one source."""
RANGE_SET: Final = 71
"""The range of this round is set: there is no determine range step. Kept under nobody."""
WARDED: Final = 72
"""All damage from strikes of the opposing minion is prevented."""
DULLED: Final = 73
"""Of a vampire: strikes with weapons inflict no damage."""
HARD: Final = 94
"""1: of all ordinary damage one point is inflicted, and the rest is prevented; 2: all of it is prevented."""
MARBLE: Final = 85
"""As `HARD`, for aggravated damage too."""
PIERCING: Final = 86
"""More damage of his strike, if any of its damage is successfully inflicted."""
AIMED: Final = 87
"""An aim was played with his strike of this pair."""
BOUND_STRIKES: Final = 88
"""Additional strikes of this round, not used yet, that must be of one kind."""
HAND_DAMAGE: Final = 78
"""More damage of his hand strikes."""
SURE: Final = 77
"""His strikes cannot be dodged."""
DEALS: Final = 74
"""Of a retainer: the damage that it inflicts on the opposing minion each round, at any range."""
DEALS_CLOSE: Final = 75
"""Of a retainer: the damage that it inflicts on the opposing minion each round, at close range only."""

BLED: Final = 60
"""How much pool a bleed action has taken: only then it was a successful bleed. [action.bleed.zero]"""

NUMBERS: Final = 128
"""All of these are below this."""

WHAT_WORDS: Final[dict[int, str]] = {
    STEALTH: "stealth",
    INTERCEPT: "intercept",
    BLEED: "bleed",
    STRENGTH: "strength",
    HUNT: "hunt",
    VOTES: "votes",
    CAPACITY: "capacity",
    HAND_SIZE: "hand size",
    TRANSFERS: "transfers",
    BALLOTS: "ballots",
    MASTER_ACTIONS: "master phase actions",
    DISCARD_ACTIONS: "discard phase actions",
}


def mods_of(mods: Sequence[Sequence[int]] | None) -> list[Mod]:
    """The modifiers given to a constructor, as tuples; from a view they come as lists."""
    return [] if mods is None else [(m[0], m[1], m[2], m[3]) for m in mods]


Hung = list[int]
"""A trigger or rule that an effect has hung on a span: the card it comes from, the number of the part in the definition
of that card, whose it is, the minion who has played or used the card, what was chosen."""


class Opener(Procedure):
    """A procedure that opens moments at which cards and effects can be used."""

    __slots__ = ()

    def open_for(self) -> int:
        """The moments that are open in this procedure now; none unless a subclass says so."""
        return windows.NEVER


class Harm(Procedure):
    """Damage that is being resolved."""

    __slots__ = ("burning",)

    def __init__(self, burning: list[int] | None = None) -> None:
        super().__init__()
        self.burning: list[int] = [] if burning is None else burning
        """The cards that are about to be burned."""


class Span(Opener):
    """A procedure on which effects can hang."""

    __slots__ = ("hung", "mods", "since")

    def __init__(self, mods: list[Mod], hung: list[Hung] | None, since: int) -> None:
        super().__init__()
        self.is_span = True
        self.mods = mods
        self.hung: list[Hung] = [] if hung is None else hung
        self.since = since
        """The clock of the game when it began; what the journal has from then on has happened in it."""

    def hung_copies(self) -> list[Hung]:
        return [each.copy() for each in self.hung] if self.hung else []


class TurnSpan(Span):
    """A Methuselah's turn."""

    __slots__ = ("did", "number", "seat")

    def __init__(
        self,
        seat: int,
        number: int,
        did: list[list[int | str]] | None = None,
        mods: list[Mod] | None = None,
        hung: list[Hung] | None = None,
        since: int = 0,
    ) -> None:
        super().__init__(mods_of(mods), hung, since)
        self.seat = seat
        self.number = number
        self.did: list[list[int | str]] = [] if did is None else did
        """What each minion has done this turn, for the limits on repeating: a minion and a word or card."""

    def has_done(self, minion: int, what: str) -> bool:
        for entry in self.did:  # noqa: SIM110 - a loop is compiled
            if entry[1] == what and entry[0] == minion:
                return True
        return False

    def has_forbidden(self) -> bool:
        """Whether a card has forbidden somebody to do something again this turn."""
        for entry in self.did:
            what = entry[1]
            if isinstance(what, str) and what.startswith(AGAIN):
                return True
        return False


class Playing(Opener):
    """A card other than an action card is played: from the moment it is shown until its effect is carried out."""

    __slots__ = ("cancelled", "card", "minion", "mode", "seat", "targets")

    def __init__(
        self,
        card: int,
        mode: int,
        seat: int,
        minion: int = NOBODY,
        targets: list[int] | None = None,
        cancelled: int = 0,
    ) -> None:
        super().__init__()
        self.card = card
        self.mode = mode
        self.seat = seat
        self.minion = minion
        self.targets: list[int] = [] if targets is None else targets
        self.cancelled = cancelled
        """1 if it was cancelled as it was played, 2 if its cost is then not paid."""

    def awaits_refill(self) -> bool:
        """Whether the hand has still to be refilled for this card."""
        return False


class Paying(Opener):
    """The cost of a card that is being played can be reduced now."""

    __slots__ = ("card", "early", "minion", "mode", "seat")

    def __init__(self, card: int, mode: int, seat: int, minion: int, early: bool) -> None:
        super().__init__()
        self.card = card
        self.mode = mode
        self.seat = seat
        self.minion = minion
        self.early = early
        """True while an action is announced: it is paid for only when it succeeds."""

    def player(self) -> int:
        """Who plays the card, as facts name them."""
        return self.minion if self.minion >= 0 else facts.named(self.seat)

    def open_for(self) -> int:
        return windows.PAYING


class ActionSpan(Span):
    """One action from its announcement to its end."""

    __slots__ = (
        "actor",
        "also",
        "blocker",
        "blood",
        "card",
        "declined",
        "fate",
        "kind",
        "mode",
        "more",
        "outcome",
        "played",
        "pool",
        "seat",
        "target",
        "tried",
        "turned",
        "victims",
        "went_on",
    )

    SUCCESS: ClassVar[int] = events.SUCCEEDED
    BLOCKED: ClassVar[int] = events.BLOCKED
    CANCELLED: ClassVar[int] = events.CANCELLED
    ENDED: ClassVar[int] = 4
    """By an effect, before it was decided or before the block was resolved. [action.resolve.outcome-lost]"""
    UNPAID: ClassVar[int] = 5
    """Nobody blocked it, and its cost could no longer be paid. [card.cost.must-afford]"""
    GOES_ON: ClassVar[int] = 1
    """A fate that a card gives a blocked action: it goes on as if unblocked, and who has declined has declined."""
    NO_COMBAT: ClassVar[int] = 2
    """A fate: its block is followed by no combat."""
    SUCCEEDS: ClassVar[int] = 3
    """A fate, as an attempt is about to succeed: the action is resolved as if unblocked."""
    FAILS: ClassVar[int] = 4
    """A fate: it has failed unblocked, and what follows on a failed action can be used."""

    def __init__(
        self,
        actor: int,
        seat: int,
        kind: str,
        card: int = NOBODY,
        mode: int = 0,
        target: int = NOBODY,
        victims: list[int] | None = None,
        blood: int = 0,
        pool: int = 0,
        blocker: int = NOBODY,
        declined: list[int] | None = None,
        played: list[list[int]] | None = None,
        outcome: int = 0,
        also: list[int] | None = None,
        turned: int = 0,
        more: list[int] | None = None,
        fate: int = 0,
        mods: list[Mod] | None = None,
        hung: list[Hung] | None = None,
        since: int = 0,
        went_on: int = 0,
        tried: list[int] | None = None,
    ) -> None:
        super().__init__(mods_of(mods), hung, since)
        self.actor = actor
        self.seat = seat
        """The acting Methuselah."""
        self.kind = kind
        self.card = card
        """The card that gives the action: played from hand, or in play; `NOBODY` for a cardless action."""
        self.mode = mode
        self.target = target
        """The card the action is about."""
        self.victims: list[int] = [] if victims is None else victims
        """The other Methuselahs whom the action targets; empty makes it undirected."""
        self.blood = blood
        self.pool = pool
        self.blocker = blocker
        """The minion that attempts to block, or has blocked. [term.blocking-minion.scope]"""
        self.declined: list[int] = [] if declined is None else declined
        self.played: list[list[int]] = [] if played is None else played
        """Which minion has played which card (by its key) and in which mode during this action."""
        self.outcome = outcome
        self.also: list[int] = [] if also is None else also
        """More equipment that an equip action takes from the same minion. [action.equip.transfer-several]"""
        self.more: list[int] = [] if more is None else more
        """What else was chosen as the action was announced, after the target."""
        self.turned = turned
        """1 when the target has changed and the attempts to block have not been opened again yet."""
        self.fate = fate
        """What a card has decided about it: `GOES_ON`, `NO_COMBAT` or `SUCCEEDS`; 0 for nothing."""
        self.went_on = went_on
        """1 if it was blocked once and has gone on."""
        self.tried: list[int] = [] if tried is None else tried
        """The minions whose attempts to block have failed since a card or effect was used, each once for an attempt."""

    def chosen(self) -> list[int]:
        """The targets that were chosen as the action was announced."""
        return [] if self.target < 0 else [self.target, *self.more]

    def has_played(self, minion: int, key: int, mode: int) -> bool:
        """Whether the minion has played that card in this action; a mode of -1 means in any mode."""
        return any(e[0] == minion and e[1] == key and (mode < 0 or e[2] == mode) for e in self.played)

    def awaits_refill(self) -> bool:
        """Whether the hand has still to be refilled for the action's card."""
        return False


Strike = list[int | str]
"""A strike: kind, amount, card it comes from, flags, the card it is aimed at, and aggravated points besides."""

"""The events of V:TES: all that can happen, with its fields, the clause behind it and how it is told.

The words for each kind stand under its message in the language's tables, see `Event.message`. `clause` is a field where
one kind of event has several causes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from praxis.kernel.event import Card, Clause, Event, Fields, Hiding, Seat, declared

Face = Annotated[int, "face"]
"""The key of what is printed on a card; see `Face.key`."""
HowFar = Literal["close", "long"]
PhaseName = Literal["unlock", "master", "minion", "influence", "discard"]
SUCCEEDED: Final = 1
BLOCKED: Final = 2
CANCELLED: Final = 3
"""The outcomes of an action; any other number is an action without effect."""
_OUTCOMES: Final = {SUCCEEDED: ".succeeded", BLOCKED: ".blocked", CANCELLED: ".cancelled"}

# -- the game and its turns --------------------------------------------------------------------------------------------


class SetUp(Event, frozen=True):
    """The game begins."""

    first: Seat
    edition: str


class Turn(Event, frozen=True):
    """A Methuselah's turn begins."""

    seat: Seat
    number: int
    follows = "turn.order.clockwise"
    mark = "round"


class Phase(Event, frozen=True):
    """A phase of the turn begins."""

    phase: PhaseName
    follows = "turn.phases.five"
    mark = "phase"


class Window(Event, frozen=True):
    """Methuselahs may use what fits this moment, by its name."""

    window: str
    told = False


class Ousted(Event, frozen=True):
    """A Methuselah has no pool left."""

    seat: Seat
    clause: Clause


class VictoryPoint(Event, frozen=True):
    """A Methuselah gains a victory point and has so many."""

    seat: Seat
    total: int
    clause: Clause


class Withdraws(Event, frozen=True):
    """A Methuselah announces that she withdraws."""

    seat: Seat
    clause: Clause


class WithdrawalBroken(Event, frozen=True):
    """Who announced a withdrawal has lost something, and stays."""

    seat: Seat


class Withdrawn(Event, frozen=True):
    """A Methuselah has withdrawn."""

    seat: Seat
    clause: Clause


class TimeUp(Event, frozen=True):
    """The time on which the table has agreed is over; these get half a victory point each."""

    seats: list[int]


class GameOver(Event, frozen=True):
    """The game is over, with so many victory points for each seat."""

    vps: list[int]
    follows = "end.vp.most-wins"


class Ante(Event, frozen=True):
    """A Methuselah stakes a card."""

    seat: Seat
    card: Card
    face: Face
    clause: Clause


class AnteWon(Event, frozen=True):
    """A Methuselah wins a staked card for good."""

    seat: Seat
    card: Card
    clause: Clause


# -- cards -------------------------------------------------------------------------------------------------------------


class Shuffled(Event, frozen=True):
    """A library or crypt is shuffled."""

    seat: Seat
    region: str


class Drawn(Hiding, frozen=True):
    """A card from the library to the hand."""

    seat: Seat
    card: Card
    face: Face
    hides = ("face",)
    follows = "card.draw.from-top"


class DrawnCrypt(Hiding, frozen=True):
    """A card from the crypt to the uncontrolled region."""

    seat: Seat
    card: Card
    face: Face
    hides = ("face",)
    follows = "influence.spend.four-to-draw-crypt"


class TurnedUp(Event, frozen=True):
    """A card is shown to all."""

    seat: Seat
    card: Card
    face: Face


class LooksAt(Hiding, frozen=True):
    """A Methuselah looks at a card that others may not see."""

    seat: Seat
    card: Card
    face: Face
    hides = ("face",)


class Plays(Event, frozen=True):
    """A card is played, by a minion or by the Methuselah herself."""

    seat: Seat
    card: Card
    face: Face
    mode: int
    minion: Card
    follows = "card.play.declare"


class Uses(Event, frozen=True):
    """A card in play is used."""

    seat: Seat
    card: Card
    mode: int
    minion: Card
    target: int


class Targets(Event, frozen=True):
    """What a card aims at: a card or a Methuselah, as the card wants."""

    card: Card
    target: int


class Declares(Event, frozen=True):
    """The number that a card announces as it is played."""

    card: Card
    amount: int
    follows = "card.play.declare"


class Cancelled(Event, frozen=True):
    """A card is cancelled as it is played."""

    card: Card
    clause: Clause


class Cheaper(Event, frozen=True):
    """A card costs less."""

    card: Card
    pool: int
    blood: int


class Discarded(Event, frozen=True):
    """A card from the hand goes to the ash heap."""

    seat: Seat
    card: Card
    face: Face
    follows = "discard.action.discard-redraw"


class Burned(Event, frozen=True):
    """A card goes to the ash heap."""

    card: Card
    clause: Clause


class Removed(Event, frozen=True):
    """A card leaves the game."""

    card: Card
    clause: Clause


class InPlay(Event, frozen=True):
    """A Methuselah puts a card into play."""

    card: Card
    seat: Seat


class PutOn(Event, frozen=True):
    """A card comes to lie on another."""

    card: Card
    host: Card
    clause: Clause | None = None
    face: Face | None = None


class Recruited(Event, frozen=True):
    """An ally comes into play."""

    card: Card
    seat: Seat
    clause: Clause


class Control(Event, frozen=True):
    """Another Methuselah controls a card now."""

    card: Card
    seat: Seat
    clause: Clause


class Found(Event, frozen=True):
    """A search has found a card; the face is told where everybody sees it."""

    card: Card
    seat: Seat
    face: Face | None = None


class Taken(Event, frozen=True):
    """An uncontrolled card goes to another Methuselah."""

    card: Card
    seat: Seat


class Researched(Event, frozen=True):
    """A card is taken from the research area."""

    card: Card
    seat: Seat


class Retrieved(Event, frozen=True):
    """A card comes back from the ash heap."""

    card: Card
    seat: Seat


class ToCrypt(Event, frozen=True):
    """A card goes back to its owner's crypt."""

    card: Card
    seat: Seat


class ToLibrary(Event, frozen=True):
    """A card goes back to its owner's library."""

    card: Card
    seat: Seat


class Locked(Event, frozen=True):
    """A card locks."""

    card: Card
    follows = "term.tap.orientation"


class Unlocked(Event, frozen=True):
    """A card unlocks."""

    card: Card
    follows = "term.tap.orientation"


class Awake(Event, frozen=True):
    """A locked minion can block and react as though unlocked."""

    card: Card


class Ready(Event, frozen=True):
    """An ally can act from now on."""

    card: Card
    clause: Clause


class Contested(Event, frozen=True):
    """A unique card is contested."""

    card: Card
    clause: Clause


class ContestWon(Event, frozen=True):
    """A card is contested no longer."""

    card: Card
    clause: Clause


# -- counters ----------------------------------------------------------------------------------------------------------


def _gained(fields: Fields) -> str:
    return ".gain" if fields["change"] >= 0 else ".lose"


class Pool(Event, frozen=True):
    """A Methuselah gains or burns pool and has so much."""

    seat: Seat
    change: int
    pool: int
    clause: Clause
    variant = staticmethod(_gained)


class Blood(Event, frozen=True):
    """A card gains or loses blood and has so much."""

    card: Card
    change: int
    blood: int
    clause: Clause
    variant = staticmethod(_gained)


class Edge(Event, frozen=True):
    """A Methuselah has the Edge now, or nobody."""

    seat: Seat
    clause: Clause | None = None

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["seat"] >= 0 else ".nobody"


class Transfer(Event, frozen=True):
    """Pool goes on an uncontrolled vampire, or back."""

    seat: Seat
    card: Card
    amount: int
    pool: int
    blood: int
    follows = "influence.spend.one-to-invest"

    @staticmethod
    def variant(fields: Fields) -> str:
        return ".to" if fields["amount"] >= 0 else ".back"


class Controlled(Event, frozen=True):
    """A vampire comes out and is ready."""

    seat: Seat
    card: Card
    face: Face
    blood: int
    follows = "influence.control.face-up-ready"


class Merged(Event, frozen=True):
    """A vampire and his advancement become one."""

    seat: Seat
    card: Card
    base: Card
    face: Face
    blood: int


class NamedCounters(Event, frozen=True):
    """Counters of a name that `owner` has put on a card or, if `card` is nobody, on a Methuselah."""

    card: Card
    seat: Seat
    name: str
    owner: Seat
    change: int
    count: int

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["card"] >= 0 else ".seat"


class Modified(Event, frozen=True):
    """A number of a minion changes for a while; of a Methuselah, if `card` is ``~seat``."""

    card: Card
    what: str
    amount: int

    @staticmethod
    def variant(fields: Fields) -> str:
        return "" if fields["card"] >= 0 else ".seat"


# -- actions -----------------------------------------------------------------------------------------------------------


class Action(Event, frozen=True):
    """A minion's action is announced."""

    minion: Card
    action: str
    card: Card
    target: int
    also: list[int]
    victims: list[int]
    blood: int
    pool: int
    stealth: int
    follows = "action.announce.details"
    mark = "turn"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['action']}"


class Bleeds(Event, frozen=True):
    """A bleed succeeds."""

    minion: Card
    seat: Seat
    amount: int
    clause: Clause


class Redirected(Event, frozen=True):
    """An action has another target."""

    minion: Card
    seat: Seat


class BlockAttempt(Event, frozen=True):
    """A minion tries to block."""

    seat: Seat
    minion: Card
    actor: Card
    follows = "block.attempt.one-at-a-time"


class Blocked(Event, frozen=True):
    """An attempt to block succeeds."""

    minion: Card
    actor: Card
    stealth: int
    intercept: int
    clause: Clause


class BlockFailed(Event, frozen=True):
    """An attempt to block fails."""

    minion: Card
    actor: Card
    stealth: int
    intercept: int
    clause: Clause


class Baffled(Event, frozen=True):
    """A card lets an attempt to block fail."""

    minion: Card
    card: Card


class Declines(Event, frozen=True):
    """A Methuselah does not block this action any more."""

    seat: Seat
    clause: Clause


class ActionEnded(Event, frozen=True):
    """An effect ends an action."""

    minion: Card
    clause: Clause


class ActionOver(Event, frozen=True):
    """An action is over, with one of the outcomes above."""

    minion: Card
    outcome: int
    clause: Clause | None = None

    @staticmethod
    def variant(fields: Fields) -> str:
        return _OUTCOMES.get(fields["outcome"], ".ended")


class SlaveFights(Event, frozen=True):
    """A slave fights instead of his master."""

    card: Card
    master: Card
    clause: Clause


# -- combat ------------------------------------------------------------------------------------------------------------


class Combat(Event, frozen=True):
    """A combat begins."""

    acting: Card
    opposing: Card
    follows = "combat.participants.opposing"


class Round(Event, frozen=True):
    """A round of combat begins."""

    number: int
    follows = "combat.press.continue"


class Maneuver(Event, frozen=True):
    """A minion maneuvers to a range."""

    minion: Card
    range: HowFar


class Range(Event, frozen=True):
    """The range of the round is determined."""

    range: HowFar
    clause: Clause


class Strike(Event, frozen=True):
    """A minion's strike is chosen; `card` is its source, `at` what it is aimed at."""

    minion: Card
    how: str
    amount: int
    card: Card
    flags: int
    at: Card
    follows = "combat.strike.sources"


class Additional(Event, frozen=True):
    """A minion gets additional strikes."""

    minion: Card
    amount: int


class Dodged(Event, frozen=True):
    """A minion dodges."""

    minion: Card
    clause: Clause


class NoEffect(Event, frozen=True):
    """A minion's strike does nothing."""

    minion: Card
    clause: Clause


class Press(Event, frozen=True):
    """A minion presses, to go on or to end combat."""

    minion: Card
    to: Literal["continue", "end"]

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['to']}"


class CombatEnds(Event, frozen=True):
    """An effect ends combat."""

    clause: Clause


class CombatOver(Event, frozen=True):
    """A combat is over."""

    acting: Card
    opposing: Card


# -- damage and torpor -------------------------------------------------------------------------------------------------


class Inflicted(Event, frozen=True):
    """Damage is about to be done, before it is prevented or immunity counts."""

    card: Card
    ordinary: int
    aggravated: int
    source: Card
    told = False


class Immune(Event, frozen=True):
    """A minion is immune to some damage."""

    card: Card
    source: Card
    clause: Clause


class Prevented(Event, frozen=True):
    """Damage is prevented."""

    card: Card
    ordinary: int
    aggravated: int


class Damage(Event, frozen=True):
    """A minion takes damage."""

    card: Card
    ordinary: int
    aggravated: int
    source: Card
    environmental: int
    follows = "damage.heal.one-blood-per-point"


class Torpor(Event, frozen=True):
    """A vampire goes to torpor."""

    card: Card
    clause: Clause


class LeavesTorpor(Event, frozen=True):
    """A vampire leaves torpor."""

    card: Card
    clause: Clause


class Incapacitated(Event, frozen=True):
    """An imbued is incapacitated."""

    card: Card
    clause: Clause


class Recovers(Event, frozen=True):
    """An imbued is ready again."""

    card: Card
    clause: Clause


class Diablerie(Event, frozen=True):
    """A vampire diablerizes another."""

    diablerist: Card
    victim: Card
    follows = "diablerie.action.success"


# -- votes, titles and sects -------------------------------------------------------------------------------------------


class Terms(Event, frozen=True):
    """The terms of a referendum are chosen."""

    caller: Seat
    card: Card
    terms: list[int]


class Referendum(Event, frozen=True):
    """A referendum is called."""

    caller: Seat
    of: str
    card: Card
    terms: list[int]
    follows = "politics.terms.caller-chooses"

    @staticmethod
    def variant(fields: Fields) -> str:
        if fields["card"] >= 0:
            return ""
        return ".blood-hunt" if fields["caller"] >= 0 else ".blood-hunt.held"


class Polling(Event, frozen=True):
    """The polling begins, or begins anew."""

    follows = "politics.polling.any-order"


class GainsVotes(Event, frozen=True):
    """A card gives a Methuselah votes."""

    seat: Seat
    card: Card
    votes: int


class Votes(Event, frozen=True):
    """Votes are cast."""

    seat: Seat
    votes: int
    side: str
    source: Card
    follows = "politics.votes.none-inherent"


class Abstains(Event, frozen=True):
    """A minion casts no votes in this referendum; those that he has cast do not count."""

    card: Card
    votes: int


class Ballots(Event, frozen=True):
    """Ballots are cast."""

    seat: Seat
    ballots: int
    side: str
    source: Card
    block: str


class Result(Event, frozen=True):
    """A referendum passes, fails or is cancelled."""

    favour: int
    against: int
    result: Literal["passed", "failed", "cancelled"]
    follows = "politics.result.majority-passes"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['result']}"


class Title(Event, frozen=True):
    """A vampire gets a title."""

    card: Card
    title: str


class TitleLost(Event, frozen=True):
    """A vampire loses a title."""

    card: Card
    title: str
    clause: Clause


class TitleContested(Event, frozen=True):
    """A title is contested."""

    card: Card
    title: str
    clause: Clause


class TitleWon(Event, frozen=True):
    """A title is contested no longer."""

    card: Card
    title: str
    clause: Clause


class Sect(Event, frozen=True):
    """A vampire changes sect."""

    card: Card
    sect: str
    clause: Clause


class Anarch(Event, frozen=True):
    """A vampire becomes anarch."""

    card: Card
    sect: str
    clause: Clause


class Clan(Event, frozen=True):
    """A vampire changes clan."""

    card: Card
    clan: str


class Marked(Event, frozen=True):
    """A Methuselah marks a minion on the Red List."""

    seat: Seat
    card: Card
    clause: Clause


# -- cards by hand -----------------------------------------------------------------------------------------------------


class Adjusting(Event, frozen=True):
    """A Methuselah is choosing what to change by hand: the sort, and the pieces so far; no word if she leaves it."""

    seat: Seat
    card: Card
    how: str
    chosen: list[int]
    told = False


class Adjusts(Event, frozen=True):
    """A Methuselah changes something by hand, as a card says: told before it is done. `how` is the sort of change, the
    rest what it is about, where it is about that."""

    seat: Seat
    card: Card
    how: str
    minion: Card
    host: Card
    whom: int
    amount: int
    to: str
    follows = "card.golden.overrides-rules"

    @staticmethod
    def variant(fields: Fields) -> str:
        return f".{fields['how']}"


class Agrees(Event, frozen=True):
    """A Methuselah agrees to what another wants to change by hand, or to all that she will change for this card."""

    seat: Seat
    card: Card
    all: int
    told = False


class Objects(Event, frozen=True):
    """A Methuselah does not agree to what another wants to change by hand."""

    seat: Seat
    card: Card


class PutBack(Event, frozen=True):
    """A card that was moved by hand lies where it lay before."""

    card: Card
    seat: Seat
    region: str


EVENTS: Final = declared(globals())
"""Every event by its kind."""

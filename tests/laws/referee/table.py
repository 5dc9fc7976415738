"""The table as the events have told it to the referee."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.laws.referee import cards
from tests.laws.referee.books import BOOKS, HAND, POOL, Book
from tests.laws.referee.cards import Printed
from tests.laws.referee.texts import ALL, MINE, hand_size, lasting, reach

NOBODY = -1
IN_PLAY = frozenset({"ready", "torpor", "waiting", "play", "attached", "incapacitated"})
QUIET = frozenset(
    {
        *("drawn", "drawn-crypt", "discarded", "transfer", "shuffled", "found", "retrieved", "taken", "to-library"),
        *("to-crypt", "locked", "unlocked", "blood"),
    }
)
"""Events about a card that do not put its text in force."""
_SENT: dict[str, str] = {
    "plays": "limbo",
    "discarded": "ash heap",
    "burned": "ash heap",
    "removed": "removed",
    "torpor": "torpor",
    "leaves-torpor": "ready",
    "incapacitated": "incapacitated",
    "recovers": "ready",
    "ready": "ready",
    "ante": "ante",
}


class Acting(NamedTuple):
    minion: int
    seat: int
    victims: list[int]
    kind: str


class Table:
    windows = frozenset(
        {
            *("announced", "open", "attempt", "declined", "blocked", "succeeded", "failed", "before-range"),
            *("before-strikes", "additional", "prevent", "end-of-round", "after-combat", "as-played"),
        }
    )
    """The decisions of windows, in which one seat after the other gets a chance."""

    def __init__(self, unread: bool = False) -> None:
        self.unread = unread
        """Whether cards are dealt whose texts the referee does not know."""
        self.book: Book = BOOKS["2012"]
        self.seats = 0
        self.pool: list[int] = []
        self.vps: list[int] = []
        self.out: set[int] = set()
        self.edge = NOBODY
        self.active = NOBODY
        self.first = NOBODY
        self.turn = 0
        self.phase = ""
        self.zone: dict[int, str] = {}
        self.control: dict[int, int] = {}
        self.host: dict[int, int] = {}
        self.blood: dict[int, int] = {}
        self.locked: set[int] = set()
        self.face: dict[int, Printed] = {}
        self.version: dict[int, int] = {}
        self.merged: set[int] = set()
        self.before_contest: dict[int, str] = {}
        self.larger: dict[int, int] = {}
        """Hand sizes raised until the turn ends."""
        self.found = NOBODY
        """The card that a search has just found, until the pile is shuffled."""
        self.over = False
        self.acting: Acting | None = None
        self.fight: tuple[int, ...] = ()
        self.baffled: set[int] = set()
        """Minions who cannot block the action in progress."""
        self.recruits: set[int] = set()
        """Allies who came this turn: most of them may not act yet."""
        self.clan: dict[int, str] = {}
        """Clans of minions that differ from the printed ones."""
        self.key: dict[int, int] = {}
        """The key of the face of each card that was shown."""
        self.current: dict[int, set[int]] = {}
        """Faces of cards that events of this action, or since the last one, have named, and their controllers."""
        self.lasting: dict[int, int] = {}
        """Faces of cards out of play whose effect may last, and the turn in which it ends."""
        self.judged = 0
        self.left_out = 0
        """How many claims were left out because the text of a card could change them; `judged` counts the others."""

    # -- asking -------------------------------------------------------------------------------------------------

    def speaks_of(
        self, about: str, of: tuple[int, ...] = (), seat: int = NOBODY, told: bool = False, but: int = NOBODY
    ) -> bool:
        """Whether a text in force has such words in a sentence that can concern one of these cards, or this seat;
        whomever it may concern, if none is named. What a card does to its own minion as it is played may be told
        in other words, and one text he may have read himself."""
        named = bool(of) or seat != NOBODY
        seats = {seat, *(self.control.get(card, NOBODY) for card in of)}
        if any(reach(key, about) >= 0 for key in self.lasting):
            return True
        for key, whose in self.current.items():
            far = reach(key, about) if key != but else -1
            near = far >= 0 and not told and (bool(of) or not named or not whose.isdisjoint(seats))
            if far == ALL or near:
                return True
        for card, key in self.key.items():
            if self.zone.get(card) not in IN_PLAY or key == but:
                continue
            far = reach(key, about, at_rest=True)
            if far == ALL or (far >= 0 and (not named or self._concerns(card, far, of, seats))):
                return True
        return False

    def _concerns(self, card: int, far: int, of: tuple[int, ...], seats: set[int]) -> bool:
        """Whether a sentence of a card in play that concerns its minion, or its controller, concerns one of these."""
        host = card
        while self.zone.get(host) == "attached" and host in self.host:
            host = self.host[host]
        if card in of or host in of:
            return True
        holders = {self.control.get(card, NOBODY), self.control.get(host, NOBODY)}
        return (far == MINE or not of) and not holders.isdisjoint(seats - {NOBODY})

    def read(self, kind: str, fields: dict[str, Any]) -> None:
        """Note whose text is in force, before anything is judged."""
        card = fields.get("card", NOBODY)
        if card is None or card < 0:
            return
        if fields.get("face") is not None:
            self.key[card] = fields["face"]
        if card in self.key and kind not in QUIET:
            seat = fields.get("seat", self.control.get(card, NOBODY))
            self.current.setdefault(self.key[card], set()).add(seat)

    def _forget(self, kind: str) -> None:
        """Forget texts of cards out of play that cannot be in force once an action, a phase or a turn has ended."""
        for key in self.current:
            turn, in_a_round, for_good = lasting(key)
            if turn:
                to = self.turn + self.seats if in_a_round else self.turn
                self.lasting[key] = max(self.lasting.get(key, 0), 10**6 if for_good else to)
        self.current.clear()
        if kind == "turn":
            self.lasting = {key: to for key, to in self.lasting.items() if to > self.turn}

    def seated(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def prey(self, seat: int) -> int:
        ring = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next((other for other in ring if other not in self.out), seat)

    def predator(self, seat: int) -> int:
        ring = [(seat - step) % self.seats for step in range(1, self.seats + 1)]
        return next((other for other in ring if other not in self.out), seat)

    def clockwise(self, seat: int) -> list[int]:
        ring = [(seat + step) % self.seats for step in range(self.seats)]
        return [other for other in ring if other not in self.out]

    def order(self) -> list[int]:
        """The order of chances: the acting seat, the seats that it concerns, the others clockwise."""
        if self.fight:
            one, other = (self.control[minion] for minion in self.fight)
            first = [one, other]
        elif self.acting is None:
            return self.clockwise(self.active)
        else:
            seat, victims = self.acting.seat, self.acting.victims
            first = [seat, *(other for other in self.clockwise(seat) if other in victims)]
            if not victims and self.book.predator_after_prey:
                first += [self.prey(seat), self.predator(seat)]
        found: list[int] = []
        for each in [*first, *self.clockwise(first[0])]:
            if each not in found and each not in self.out:
                found.append(each)
        return found

    def disciplines(self, minion: int) -> set[str]:
        """Disciplines printed on a minion or given by cards on him; a second one makes the level superior."""
        found = set(self.known(minion).disciplines)
        for card in self.on(minion):
            code = cards.TEACHES.get(self.known(card).name, "")
            if code:
                found.add(code.upper() if code in found else code)
        return found

    def held_back(self) -> set[int]:
        """Minions with a card on them that may forbid them to act."""
        return {host for card, host in self.host.items() if self.known(card).name in cards.HOLD_BACK}

    def cannot_block(self, minion: int) -> bool:
        return any(self.known(card).name in cards.HOLD_BACK for card in self.on(minion))

    def is_recruited(self, card: int) -> bool:
        """Whether an ally came into play by the action of his card; an ally who came otherwise may act at once."""
        at_once = reach(self.key.get(card, 0), r"turn (it|he|she|they)\b.*recruited") >= 0
        return self.zone.get(card) == "limbo" and self.acting is not None and not at_once

    def _keeps(self, host: int, card: int) -> bool:
        """Whether a card that was not played is put on one whose text keeps cards out of play."""
        said = reach(self.key.get(host, 0), r"out of play|face[- ](down|up)") >= 0
        return said and self.zone.get(card) in ("hand", "library", None)

    def is_slave(self, minion: int) -> bool:
        return self.known(minion).slave

    def hand(self, seat: int) -> list[int]:
        return [card for card, zone in self.zone.items() if zone == "hand" and self.control[card] == seat]

    def hand_size(self, seat: int) -> int:
        return self.lasting_hand_size(seat) + self.larger.get(seat, 0)

    def lasting_hand_size(self, seat: int) -> int:
        """The hand size of a seat without changes that end with the turn."""
        ready = (card for card, zone in self.zone.items() if zone == "ready" and self.control[card] == seat)
        said = sum(self._said_of_hand(card, seat) for card in self.key)
        return HAND + self.in_play(seat, cards.HAND_SIZE) + sum(self.known(card).hand for card in ready) + said

    def _said_of_hand(self, card: int, seat: int) -> int:
        """What the text of a card in play adds to the hand size of a seat."""
        if self.zone.get(card) == "play":
            return hand_size(self.key[card], False) if self.control[card] == seat else 0
        if self.zone.get(card) != "attached":
            return 0
        return hand_size(self.key[card], True) if self.control.get(self.host.get(card, NOBODY)) == seat else 0

    def in_play(self, seat: int, texts: dict[str, int]) -> int:
        """What the cards in play of a seat add to a number of hers."""
        mine = [card for card, zone in self.zone.items() if zone == "play" and self.control[card] == seat]
        return sum(texts.get(self.known(card).name, 0) for card in mine)

    def known(self, card: int) -> Printed:
        return self.face.get(card, cards.UNKNOWN)

    def on(self, card: int) -> list[int]:
        return [other for other, host in self.host.items() if host == card and self.zone.get(other) == "attached"]

    def is_vampire(self, card: int) -> bool:
        return self.known(card).kind == cards.VAMPIRE

    def from_cards(self, minion: int, texts: dict[str, int]) -> int:
        return sum(texts.get(self.known(card).name, 0) for card in self.on(minion))

    def capacity(self, vampire: int) -> int:
        larger = sum(self.known(card).larger for card in self.on(vampire))
        return self.known(vampire).capacity + larger + self.from_cards(vampire, cards.CAPACITY)

    def intercept(self, minion: int) -> int:
        found = self.known(minion).intercept + self.from_cards(minion, cards.INTERCEPT)
        for card in self.on(minion):
            if self.version.get(card, 0) > 0:
                found += cards.INTERCEPT_IF_SUPERIOR.get(self.known(card).name, 0)
        return found

    def bleed(self, minion: int) -> int:
        found = self._default(minion, self.known(minion).bleed) + self.from_cards(minion, cards.BLEED)
        return found + (cards.MERGED_BLEED if minion in self.merged else 0)

    def strength(self, minion: int) -> int:
        found = self._default(minion, self.known(minion).strength) + self.from_cards(minion, cards.STRENGTH)
        return found + (cards.ADVANCED_STRENGTH if self.known(minion).of_house_advanced else 0)

    def _default(self, minion: int, printed: int) -> int:
        if printed >= 0:
            return printed
        return 1 if self.is_vampire(minion) else self.book.ally_default

    # -- being told ---------------------------------------------------------------------------------------------

    def follow(self, kind: str, fields: dict[str, Any]) -> None:
        """Change the table as the event says."""
        card = fields.get("card", NOBODY)
        if kind in ("action-over", "phase", "turn"):
            self._forget(kind)
        if kind == "shuffled":
            if not self.turn:
                self._seat(fields["seat"])
            if fields["region"] == "crypt" and self.control.get(self.found) == fields["seat"]:
                self.zone[self.found] = "uncontrolled"  # the card was found in the crypt
            self.found = NOBODY
        if "face" in fields and card >= 0 and fields["face"] is not None:
            if kind == "merged" and self.face.get(card) != cards.printed(fields["face"]):
                self.face[fields["base"]] = self.known(card)
            self.face[card] = cards.printed(fields["face"])
        if kind in _SENT:
            self._send(card, _SENT[kind])
        if kind == "plays":
            self.version[card] = fields["mode"]
        self._follow_table(kind, fields)
        self._follow_cards(kind, card, fields)
        self._follow_progress(kind, fields)

    def _follow_progress(self, kind: str, fields: dict[str, Any]) -> None:
        match kind:
            case "action":
                seat = self.control.get(fields["minion"], NOBODY)
                self.acting = Acting(fields["minion"], seat, list(fields["victims"]), fields["action"])
            case "redirected" if self.acting is not None:
                self.acting = self.acting._replace(victims=[fields["seat"]])
            case "action-over" | "turn":
                self.acting = None
                self.fight = ()
                self.baffled.clear()
                if kind == "turn":
                    self.recruits.clear()
            case "combat":
                self.fight = (fields["acting"], fields["opposing"])
            case "combat-over":
                self.fight = ()
            case "baffled":
                self.baffled.add(fields["minion"])
            case "targets" if self.known(fields["card"]).name in cards.KEEPS_FROM_BLOCKING:
                self.baffled.add(fields["target"])
            case "recruited":
                self.recruits.add(fields["card"])
            case "clan":
                self.clan[fields["card"]] = fields["clan"]

    def _seat(self, seat: int) -> None:
        if seat >= self.seats:
            self.seats = seat + 1
            self.pool.append(POOL)
            self.vps.append(0)

    def _send(self, card: int, zone: str) -> None:
        self.zone[card] = zone
        if zone in ("ash heap", "removed"):
            self.blood.pop(card, None)
            self.host.pop(card, None)
            self.locked.discard(card)
            self.version.pop(card, None)
            self.merged.discard(card)

    def _goes(self, card: int, zone: str, seat: int) -> None:
        """A card leaves play but not the game; cards on a banished vampire stay on him and come back unlocked."""
        self.zone[card], self.control[card] = zone, seat
        self.host.pop(card, None)
        self.locked.discard(card)
        self.locked.difference_update(self.on(card))

    def _follow_table(self, kind: str, fields: dict[str, Any]) -> None:
        match kind:
            case "set-up":
                self.book = BOOKS[fields["edition"]]
                self.first = fields["first"]
            case "turn":
                self.active, self.turn, self.phase = fields["seat"], fields["number"], ""
                self.larger.clear()
            case "uses":
                more = cards.HAND_SIZE_THIS_TURN.get((self.known(fields["card"]).name, fields["mode"]), 0)
                self.larger[fields["seat"]] = self.larger.get(fields["seat"], 0) + more
            case "phase":
                self.phase = fields["phase"]
            case "pool":
                self.pool[fields["seat"]] = fields["pool"]
            case "transfer":
                self.pool[fields["seat"]] = fields["pool"]
                self.blood[fields["card"]] = fields["blood"]
            case "edge":
                self.edge = fields["seat"]
            case "victory-point":
                self.vps[fields["seat"]] = fields["total"]
            case "ousted" | "withdrawn":
                self.out.add(fields["seat"])
                for card, zone in self.zone.items():
                    if zone == "uncontrolled" and self.control[card] == fields["seat"]:
                        self.blood.pop(card, None)
            case "game-over":
                self.over = True

    def _follow_cards(self, kind: str, card: int, fields: dict[str, Any]) -> None:
        match kind:
            case "drawn" | "drawn-crypt":
                self.zone[card] = "hand" if kind == "drawn" else "uncontrolled"
                self.control[card] = fields["seat"]
            case "controlled" | "recruited":
                waits = kind == "recruited" and self.book.recruits_wait and self.is_recruited(card)
                self.zone[card], self.control[card] = "waiting" if waits else "ready", fields["seat"]
                self.locked.discard(card)
                self.blood[card] = fields.get("blood", 0)
            case "merged":
                self.zone[fields["base"]], self.host[fields["base"]] = "attached", card
                self.blood.pop(fields["base"], None)
                self.blood[card] = fields["blood"]
                self.merged.add(card)
            case "in-play":
                self.zone[card], self.control[card] = "play", fields["seat"]
            case "put-on":
                self.zone[card] = "kept" if self._keeps(fields["host"], card) else "attached"
                self.host[card] = fields["host"]
            case "control":
                self.control[card] = fields["seat"]
            case "taken" | "retrieved" | "found":
                self._goes(card, "uncontrolled" if kind == "taken" else "hand", fields["seat"])
                self.found = card if kind == "found" else NOBODY
            case "to-library" | "to-crypt":
                self._goes(card, kind[3:], fields["seat"])
                self.blood.pop(card, None)
            case "contested":
                self.before_contest[card] = self.zone.get(card, "ready")
                self.zone[card] = "contested"
            case "contest-won":
                back = self.before_contest.pop(card)
                self.zone[card] = "ready" if back == "waiting" else back
                self.locked.discard(card)
            case "locked":
                self.locked.add(card)
            case "unlocked":
                self.locked.discard(card)
            case "blood":
                self.blood[card] = fields["blood"]

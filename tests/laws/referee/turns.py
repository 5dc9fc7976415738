"""Turns and phases in order, the size of hands when a turn ends, and what transfers pay for."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards, texts
from tests.laws.referee.books import CRYPT, HAND, PHASES
from tests.laws.referee.cards import MASTER, printed
from tests.laws.referee.chapter import CAPACITY, Chapter
from tests.laws.referee.table import Table
from tests.laws.referee.texts import RISEN

HANDS = r"hand size|\bdraws?\b|drawn|replac|discard|hand is|(from|in|into|to) [\w' ]*\bhand"
"""Words of texts about hands."""
SIZES = r"hand size|hand is"
"""Words of texts by which a seat may hold more cards when a turn ends."""
DRAWS = r"hand size|hand is|\bdraws?\b|(into|to) [\w' ]*\bhand\b"
"""Words of texts by which a seat may draw beyond her hand size."""
DISCARDS = rf"discard phase action|discard(s|ed|ing)?\b(?! (phase|down|to)\b)|{SIZES}"
"""Words of texts by which a seat discards more often, also because her hand has become too large."""
ENTERS = (
    r"(put|mov|bring|plac|return)\w* [^.]*(crypt|ash heap|vampire|minion|ally|them|him|her|it)\b[^.]*(play|ready)"
    rf"|enters? play with|becomes? an? [\w ]*(vampire|minion|ally)|control of|{CAPACITY}"
)
"""Words of texts by which a minion comes to the ready region."""


class Turns(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.short: dict[int, int] = {}
        """For each seat whose hand was too small when a turn ended, that turn; her library must be empty."""
        self.late: dict[int, int] = {}
        """For each seat, how many cards she has played that are replaced later."""
        self.made_small: set[int] = set()
        """Seats whose hand a text may have made smaller than the hand size: in 2000 it stays so."""
        self.discards = 0
        self.told_to_discard = False
        self.told_to_draw = False
        """Whether a card was used whose text draws cards, and nothing was drawn since."""
        self.beyond: dict[int, int] = {}
        """For each seat, how many cards a text has drawn for her in this discard phase while a card of hers is still to
        be replaced: she discards them again, down to her hand size."""
        self.draws = 0
        """How many cards the action in progress may draw beyond the hand size."""
        self.masters: list[bool] = []
        """For each master card of this master phase, whether it is a trifle."""
        self.more_masters = 0

    def on_set_up(self, fields: dict[str, Any]) -> None:
        table = self.table
        for seat in range(table.seats):
            self.claim(len(table.hand(seat)) == HAND, f"seat {seat} begins with {len(table.hand(seat))} cards")
            crypt = sum(zone == "uncontrolled" and table.control[c] == seat for c, zone in table.zone.items())
            self.claim(crypt == CRYPT, f"seat {seat} begins with {crypt} crypt cards")

    def on_turn(self, fields: dict[str, Any]) -> None:
        table = self.table
        self.claim(fields["number"] == table.turn + 1, "turns are not counted one by one")
        due = table.first if not table.turn else table.prey(table.active)
        self.claim(fields["seat"] == due, f"the turn is seat {due}'s")
        cut = table.turn == 0 or table.active in table.out
        self.claim(cut or table.phase == PHASES[-1], f"the last turn ended after the phase {table.phase!r}")
        self._look_at_hands()

    def _look_at_hands(self) -> None:
        table = self.table
        for seat in table.seated():
            held, size = len(table.hand(seat)), table.lasting_hand_size(seat)
            self.by_book(held <= size, f"seat {seat} holds {held} cards with a hand size of {size}", SIZES, seat=seat)
            if held >= size:
                self.late.pop(seat, None)
                self.made_small.discard(seat)
            elif held + self.late.get(seat, 0) < size and table.turn:
                if self.may_differ(HANDS, seat=seat):
                    self.made_small.add(seat)
                if seat not in self.made_small:
                    self.short.setdefault(seat, table.turn)

    def on_drawn(self, fields: dict[str, Any]) -> None:
        seat = fields["seat"]
        held, size = len(self.table.hand(seat)), self.table.hand_size(seat)
        size += self.draws
        self.by_book(
            held < size or not self.table.turn,
            f"a card drawn to a hand of {held} with a hand size of {size}",
            DRAWS,
            seat=seat,
        )
        by_text = self.told_to_draw or self.may_differ(DRAWS, seat=seat)
        if by_text and self.table.phase == "discard" and held < size <= held + self.late.get(seat, 0):
            self.beyond[seat] = self.beyond.get(seat, 0) + 1
        self.told_to_draw = False
        since = self.short.pop(seat, 0)
        if since:
            self.by_book(False, f"a card left to draw, and a hand too small since turn {since}", HANDS, seat=seat)

    def on_action(self, fields: dict[str, Any]) -> None:
        card = fields["card"]
        basic = card >= 0 and self.table.version.get(card, 0) == 0
        self.draws = cards.DRAWS.get(self.table.known(card).name, 0) if basic else 0

    def on_action_over(self, fields: dict[str, Any]) -> None:
        self.draws = 0

    def on_shuffled(self, fields: dict[str, Any]) -> None:
        self.short.pop(fields["seat"], None)

    def on_phase(self, fields: dict[str, Any]) -> None:
        done = PHASES.index(self.table.phase) + 1 if self.table.phase else 0
        due = PHASES[done] if done < len(PHASES) else "none"
        self.claim(fields["phase"] == due, f"the phase due is {due}")
        self.claim(self.table.active not in self.table.out, "a phase of somebody out of the game")
        self.discards = 0
        self.told_to_draw = False
        self.beyond.clear()
        self.masters.clear()
        self.more_masters = 0

    def on_uses(self, fields: dict[str, Any]) -> None:
        name = self.table.known(fields["card"]).name
        self.told_to_discard = name in cards.DISCARDS
        self.told_to_draw = texts.reach(self.table.key.get(fields["card"], 0), r"\bdraws?\b") >= 0
        self.more_masters += cards.MASTER_ACTIONS.get(name, 0)

    def on_discarded(self, fields: dict[str, Any]) -> None:
        table = self.table
        self.claim(table.zone.get(fields["card"]) == "hand", "a discard that was not in hand")
        if self.told_to_discard:
            self.told_to_discard = False
            return
        if table.phase != "discard" and not table.book.hands_draw_up:
            self.made_small.add(fields["seat"])
        elif len(table.hand(fields["seat"])) > table.lasting_hand_size(fields["seat"]) or table.phase != "discard":
            return
        elif self.beyond.get(fields["seat"], 0):
            self.beyond[fields["seat"]] -= 1
        else:
            self.discards += 1
            self.by_book(self.discards == 1, "a second discard in one discard phase", DISCARDS, seat=fields["seat"])
            mine = fields["seat"] == table.active
            self.by_book(mine, "a discard in the discard phase of another", DISCARDS, seat=fields["seat"])

    def on_plays(self, fields: dict[str, Any]) -> None:
        zone = self.table.zone.get(fields["card"])
        self.claim(zone in ("hand", "ash heap", "kept"), f"a card played from the {zone}")
        self.claim(zone != "hand" or self.table.control[fields["card"]] == fields["seat"], "a card of another's hand")
        card = printed(fields["face"])
        if card.late:
            self.late[fields["seat"]] = self.late.get(fields["seat"], 0) + 1
        if card.kind == MASTER and self.table.phase == "master" and fields["seat"] == self.table.active:
            self.masters.append(card.trifle and self.table.book.has_trifles)
            actions = 1 + self.more_masters + any(self.masters[:-1])
            enough = len(self.masters) <= actions
            more = r"master phase action|additional master|not count|trifle"
            self.by_book(enough, "more master cards than master phase actions", more, seat=fields["seat"])


class Influence(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.left = 0
        self.last_pool: dict[str, Any] = {}

    def on_phase(self, fields: dict[str, Any]) -> None:
        table = self.table
        if fields["phase"] == "influence":
            self.left = table.book.transfers(table.turn) + table.in_play(table.active, cards.TRANSFERS)
        elif fields["phase"] == "discard" and table.book.comes_out_at_once:
            for card, zone in table.zone.items():
                if zone == "uncontrolled" and table.control[card] == table.active and table.known(card).capacity:
                    enough = table.blood.get(card, 0) >= table.known(card).capacity
                    self.by_book(
                        not enough,
                        f"card {card} has counters enough and stays uncontrolled",
                        rf"(not|n't|cannot) (be )?(influenc|mov|becom|leav)|brainwash|{CAPACITY}",
                        of=(card,),
                    )

    def _spend(self, seat: int, cost: int) -> None:
        table = self.table
        self.by_book(table.phase == "influence", "transfers outside the influence phase", "transfer", seat=seat)
        self.claim(seat == table.active, "transfers in the turn of another")
        self.left -= cost
        self.by_book(self.left >= 0, f"{-self.left} transfers too many", "transfer", seat=seat)

    def on_transfer(self, fields: dict[str, Any]) -> None:
        table, card = self.table, fields["card"]
        self._spend(fields["seat"], 1 if fields["amount"] > 0 else 2)
        self.claim(abs(fields["amount"]) == 1, "a transfer moves one counter")
        mine = table.zone.get(card) == "uncontrolled" and table.control[card] == fields["seat"]
        self.claim(mine, "a transfer to a card that is not in her uncontrolled region")

    def on_pool(self, fields: dict[str, Any]) -> None:
        self.last_pool = fields

    def on_drawn_crypt(self, fields: dict[str, Any]) -> None:
        if self.table.turn and self.table.phase == "influence" and not self.may_differ("crypt", seat=fields["seat"]):
            self._spend(fields["seat"], 4)
            paid = self.last_pool.get("seat") == fields["seat"] and self.last_pool.get("change") == -1
            self.by_book(paid, "a crypt card for no pool", "crypt|transfer", seat=fields["seat"])

    def on_merged(self, fields: dict[str, Any]) -> None:
        self._spend(fields["seat"], 4)
        self.claim(self.last_pool.get("change") == -1, "a merger for no pool")

    def on_controlled(self, fields: dict[str, Any]) -> None:
        table, card = self.table, fields["card"]
        if (fields["face"] or 0) >= RISEN:
            self.claim(table.zone.get(card) == "limbo", "a library card that was not played becomes a vampire")
            return
        capacity, there = table.known(card).capacity, table.blood.get(card, 0)
        self.by_book(
            table.zone.get(card) == "uncontrolled",
            "one who was not uncontrolled becomes controlled",
            ENTERS,
            seat=fields["seat"],
        )
        enough = there >= capacity
        self.by_book(enough, f"{there} counters for a capacity of {capacity}", ENTERS, seat=fields["seat"])
        self.by_book(
            fields["blood"] == min(there, capacity),
            f"{there} counters become {fields['blood']} blood",
            ENTERS,
            seat=fields["seat"],
        )
        self.by_book(
            table.phase == "influence",
            "somebody becomes controlled outside the influence phase",
            ENTERS,
            seat=fields["seat"],
        )

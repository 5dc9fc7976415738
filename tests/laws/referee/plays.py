"""Cards as they are played: who may play them, how often, and what is paid for them."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards
from tests.laws.referee.cards import Printed
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import NOBODY, Table

MODIFIER, REACTION, COMBAT = "Action Modifier", "Reaction", "Combat"
WHILE_PAYING = frozenset({"targets", "declares", "cheaper", "window", "plays", "cancelled", "uses", "drawn"})
"""Events between a card's play and its payment: choices, cards in answer to it, and the card that replaces it
(who gains by the card what she pays with pays as she gains)."""


LAID_ASIDE = frozenset({"burned", "removed", "put-on", "in-play", "recruited", "to-library", "taken"})


class Due:
    """The part of a played card's cost that is not paid yet."""

    def __init__(self, fields: dict[str, Any], card: Printed) -> None:
        self.name = card.name
        self.card: int = fields["card"]
        self.seat: int = fields["seat"]
        self.minion: int = fields["minion"]
        self.blood = card.blood if self.minion >= 0 else 0
        self.pool = card.pool


class Plays(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.actor = NOBODY
        self.acting_seat = NOBODY
        self.played: set[tuple[int, str]] = set()
        """The modifiers and reactions played in this action, each with its minion."""
        self.raising = 0
        """How many limited modifiers the acting minion has played."""
        self.raised = 0
        """How often the bleed was raised since the first of them was played."""
        self.awake: set[int] = set()
        self.fighters: tuple[int, ...] = ()
        self.due: list[Due] = []

    # -- what is in progress ------------------------------------------------------------------------------------

    def on_action(self, fields: dict[str, Any]) -> None:
        self.actor, self.acting_seat = fields["minion"], self.table.control.get(fields["minion"], NOBODY)
        self.played.clear()
        self.raising = self.raised = 0
        if fields["card"] >= 0 and self.table.zone.get(fields["card"]) == "limbo":
            card = self.table.known(fields["card"])
            less = cards.CHEAPER_FOR.get(self.table.known(self.actor).name, 0)
            same = fields["blood"] in (card.blood, max(0, card.blood - less), cards.COSTS.get(card.name, card.blood))
            right = same or card.name in cards.COSTS
            self.by_book(right, f"{card.name} costs {card.blood} blood", "cost", of=(self.actor,))
            self._fits(fields["minion"], card, self.table.version.get(fields["card"], 0))

    def on_action_over(self, fields: dict[str, Any]) -> None:
        self.actor = self.acting_seat = NOBODY
        self.awake.clear()

    def on_turn(self, fields: dict[str, Any]) -> None:
        self.actor = self.acting_seat = NOBODY
        self.awake.clear()
        self.due.clear()
        self.fighters = ()

    def on_modified(self, fields: dict[str, Any]) -> None:
        if self.raising and fields["what"] == "bleed" and fields["card"] == self.actor and fields["amount"] > 0:
            self.raised += 1
            self.claim(self.raised == 1 or self.raising < 2, "a second limited modifier raises the bleed")

    def on_awake(self, fields: dict[str, Any]) -> None:
        self.awake.add(fields["card"])

    def on_combat(self, fields: dict[str, Any]) -> None:
        self.fighters = (fields["acting"], fields["opposing"])

    def on_combat_over(self, fields: dict[str, Any]) -> None:
        self.fighters = ()

    # -- who ----------------------------------------------------------------------------------------------------

    def on_plays(self, fields: dict[str, Any]) -> None:
        card, minion, mode = cards.printed(fields["face"]), fields["minion"], fields["mode"]
        if mode == NOBODY:
            return  # a card burned for a vote
        if minion >= 0:
            mine = self.table.control.get(minion) == fields["seat"] or minion == self.actor
            self.claim(mine, "a card played by another's minion")
            if card.types and card.types <= {MODIFIER, REACTION}:
                self._in_an_action(card, minion, fields["seat"])
            if card.types == {COMBAT} and card.name not in cards.FOR_BYSTANDERS:
                fights = minion in self.fighters
                about = r"\b(other|not in|not involved|any|another)\b"
                self.by_book(fights, f"{card.name} by one who does not fight", about, of=(minion,))
            self._fits(minion, card, mode)
        if not self._is_for_an_action(card):
            self.due.append(Due(fields, card))

    def _is_for_an_action(self, card: Printed) -> bool:
        kinds = {"Action", "Political Action", "Equipment", "Retainer", "Ally", "Power"}
        return bool(card.types & kinds) or (not card.types and card.kind in (cards.ALLY, cards.RETAINER, cards.OTHER))

    def _in_an_action(self, card: Printed, minion: int, seat: int) -> None:
        table, reacts = self.table, REACTION in card.types and seat != self.acting_seat
        if self.actor < 0:
            return  # a card that is cancelled was shown before the action was announced
        if card.limited and table.book.has_limited and minion == self.actor:
            self.raising += 1
        self.claim((minion, card.name) not in self.played, f"{card.name} twice in an action by the same minion")
        self.played.add((minion, card.name))
        if reacts:
            self.claim(table.zone.get(minion) == "ready", f"a reaction of one in {table.zone.get(minion)}")
            free = minion not in table.locked or minion in self.awake or card.name in cards.FOR_THE_LOCKED
            self.by_book(free, f"{card.name} by one who is locked", "lock|wake|awake", of=(minion,))
        elif MODIFIER in card.types and card.name not in cards.FOR_OTHERS:
            about = r"\b(other|not acting|any|isn't|another|is acting|acting)\b"
            self.by_book(minion == self.actor, f"{card.name} by one who does not act", about, of=(minion,))

    def _fits(self, minion: int, card: Printed, mode: int) -> None:
        """Check that the minion has the Disciplines of the chosen mode, and the clan."""
        table = self.table
        if not table.is_vampire(minion):
            return
        if 0 <= mode < card.modes:
            has, ways = table.disciplines(minion), card.ways_of(mode)
            wanted = sorted(ways[0]) if len(ways) == 1 else sorted(sorted(way) for way in ways)
            self.by_book(
                any(has.issuperset(way) for way in ways),
                f"{card.name} asks for {wanted}, he has {sorted(has)}",
                r"discipline|level|basic|superior|inferior|\bas if\b|as though|as a vampire|requir|flight",
                of=(minion,),
            )
        if card.clans and table.known(minion).clan:
            clan = table.clan.get(minion, table.known(minion).clan)
            self.by_book(
                clan in card.clans, f"{card.name} is for {card.clans}, he is {clan}", "clan|requir", of=(minion,)
            )

    # -- what it costs ------------------------------------------------------------------------------------------

    def hear(self, kind: str, fields: dict[str, Any]) -> None:
        open_ = self.due and kind not in WHILE_PAYING and (self.due[-1].blood or self.due[-1].pool)
        if open_ and not self._is_of_another(kind, fields):
            self._paid(kind, fields)
        if kind in LAID_ASIDE:
            self.due = [due for due in self.due if due.card != fields["card"]]
        super().hear(kind, fields)

    def _is_of_another(self, kind: str, fields: dict[str, Any]) -> bool:
        """Whether an effect makes another seat discard, or changes another minion, while the card is played."""
        due = self.due[-1]
        other_seat = kind == "discarded" and fields["seat"] != due.seat
        return other_seat or (kind == "modified" and self.table.control.get(fields["card"], due.seat) != due.seat)

    def _paid(self, kind: str, fields: dict[str, Any]) -> None:
        """Check that the payment is the next change after the play; pool is paid first or last."""
        due = self.due[-1]
        if kind == "pool" and fields["seat"] == due.seat and due.pool:
            before = self.table.pool[due.seat]
            self.by_book(
                -fields["change"] == min(due.pool, before),
                f"{due.name} costs {due.pool} pool",
                "cost|cancel",
                seat=due.seat,
            )
            due.pool = 0
        elif kind == "blood" and fields["card"] == due.minion and due.blood:
            before = self.table.blood.get(due.minion, 0)
            less = cards.CHEAPER_FOR.get(self.table.known(due.minion).name, 0)
            wanted = {min(due.blood, before), min(due.blood - less, before)}
            right = -fields["change"] in wanted
            self.by_book(right, f"{due.name} costs {due.blood} blood", "cost|cancel", of=(due.minion,))
            due.blood = 0
        else:
            less = cards.CHEAPER_FOR.get(self.table.known(due.minion).name, 0)
            left = max(0, due.blood - less) if self.table.blood.get(due.minion, 0) else 0
            free = due.name in cards.COSTS or due.name in cards.FREE_ONCE_CANCELLED
            right = free or not (left or due.pool)
            self.by_book(
                right, f"{due.name} was not paid for", "cost|cancel|card is played", of=(due.minion,), seat=due.seat
            )
            due.blood = due.pool = 0

    def on_cancelled(self, fields: dict[str, Any]) -> None:
        """From 2012 on a cancelled card that is no action is paid for; the books of 2000 and 2011 are silent."""
        for due in self.due:
            if due.card == fields["card"]:
                self.due.remove(due)
                return

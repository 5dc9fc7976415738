"""Combat: rounds and their steps in order, what strikes inflict, and what damage does."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.table import IN_PLAY, NOBODY, Table

WITH_STRENGTH = 16
"""The flag of a strike that does the striker's strength besides."""
FIRST = 2
"""The flag of a first strike."""
AT_LONG_RANGE = 1 | 64
"""The flags of strikes that work at long range."""


LESS_OR_MORE = r"prevent|immun|inflicted|aggravated|instead|half|reduc|ignor|double"
"""Words of texts that change inflicted damage without an event that tells of prevention."""
HEALS = r"heal|mend|aggravated|instead|inflicted|(burn|steal|los|mov)\w* [\w ]*blood"
"""Words of texts by which a vampire loses more or less blood for damage."""
FALLS = r"torpor|heal|mend|aggravated|instead|burn(s|ed)? (?!\d|x\b|[\w ]*(blood|pool|counter|this card|the edge))"
"""Words of texts by which damage moves a vampire elsewhere than the rules do."""


class Hurt:
    """Damage inflicted on one card that has not been healed yet and has not wounded or burned it yet."""

    def __init__(self, blood: int, zone: str) -> None:
        self.blood = blood
        self.zone = zone
        self.ordinary = 0
        self.aggravated = 0
        self.burned = False
        """Whether an event told that the card was burned; its own text may put it elsewhere than the ash heap."""


class Fights(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.pair: tuple[int, int] = (NOBODY, NOBODY)
        self.rounds = 0
        self.range = ""
        self.long = False
        self.pressed = False
        self.ended = False
        self.struck: dict[int, dict[str, Any]] = {}
        self.strength: dict[int, int] = {}
        """The strength of each combatant when he chose his strike."""
        self.blows: dict[tuple[int, int], list[int]] = {}
        """Damage announced by victim and source: ordinary, aggravated, prevented of each."""
        self.immune: set[int] = set()
        self.hurt: dict[int, Hurt] = {}
        self.last_blow: tuple[int, int] = (NOBODY, NOBODY)
        self.stronger: dict[int, int] = {}
        self.set_strength: dict[int, int] = {}
        """The strength that cards set for each combatant, for the combat."""
        self.strikes: dict[int, int] = {}
        self.more_strikes: dict[int, int] = {}
        """For each combatant: how many additional strikes he has got in this round."""
        self.last_maneuver = NOBODY
        self.last_press = NOBODY
        self.order: list[int] = []
        """The minions who have done damage in this pair of strikes."""
        self.stealing: dict[int, dict[str, Any]] = {}
        self.loot: dict[int, int] = {}
        """For each minion: the blood that he has stolen and not yet received."""
        self.setting: dict[int, tuple[int, int]] = {}
        """For each card played that sets a strength: the minion, and the strength that was set before."""

    def on_combat(self, fields: dict[str, Any]) -> None:
        table = self.table
        self.claim(self.pair[0] < 0, "a combat within a combat")
        self.pair = (fields["acting"], fields["opposing"])
        for minion in self.pair:
            self.claim(table.zone.get(minion) == "ready", f"somebody in {table.zone.get(minion)} fights")
        one, other = (table.control.get(minion) for minion in self.pair)
        self.claim(one != other, "two minions of the same Methuselah fight")
        self.rounds, self.range, self.pressed, self.ended = 0, "", False, False
        self.stronger.clear()
        self.set_strength.clear()

    def on_combat_ends(self, fields: dict[str, Any]) -> None:
        self.ended = True

    def on_round(self, fields: dict[str, Any]) -> None:
        self.settle()
        self.claim(fields["number"] == self.rounds + 1, "rounds are not counted one by one")
        self.by_book(
            self.rounds == 0 or self.pressed,
            "another round without a press",
            r"press|another round|additional round",
            of=self.pair,
        )
        for minion in self.pair:
            self.claim(self.table.zone.get(minion) == "ready", "a round with somebody who is not ready")
        self.rounds, self.range, self.long, self.pressed = fields["number"], "", False, False
        self._end_pair()
        self.strikes.clear()
        self.more_strikes.clear()
        self.last_maneuver = self.last_press = NOBODY
        self.blows.clear()

    def on_maneuver(self, fields: dict[str, Any]) -> None:
        self.claim(not self.range, "a maneuver after the range is determined")
        self.claim(fields["minion"] in self.pair, "a maneuver of one who does not fight")
        self.claim(fields["minion"] != self.last_maneuver, "two maneuvers in a row of the same minion")
        self.last_maneuver = fields["minion"]
        self.long = not self.long
        self.claim(fields["range"] == ("long" if self.long else "close"), "a maneuver changes the range")

    def on_range(self, fields: dict[str, Any]) -> None:
        self.claim(not self.range, "the range is determined twice")
        self.claim(self.pair[0] >= 0, "a range without a combat")
        self.by_book(
            fields["range"] == ("long" if self.long else "close"),
            "the last maneuver sets the range",
            "range|maneuver",
            self.pair,
        )
        self.range = fields["range"]

    def on_strike(self, fields: dict[str, Any]) -> None:
        self.settle()
        minion = fields["minion"]
        self._count(minion)
        self.claim(minion in self.pair, "a strike of one who does not fight")
        self.claim(not self.ended, "a strike after the combat has ended")
        self.claim(bool(self.range), "a strike before the range is determined")
        ready = all(self.table.zone.get(one) == "ready" for one in self.pair)
        self.claim(ready, "a strike with somebody who is not ready")
        if minion == self.pair[0] or minion in self.struck:
            self._end_pair()
        self.struck[minion] = fields
        if fields["how"] == "steal-blood":
            self.stealing[minion] = fields
        self.strength[minion] = self._strength(minion)

    def _count(self, minion: int) -> None:
        """Count a strike: one in a round, and as many more as cards gave; the acting minion chooses first."""
        self.strikes[minion] = self.strikes.get(minion, 0) + 1
        allowed = 1 + self.more_strikes.get(minion, 0)
        said = f"{self.strikes[minion]} strikes, allowed are {allowed}"
        self.by_book(self.strikes[minion] <= allowed, said, r"(additional|extra|more|another) strike", of=self.pair)
        first = self.strikes[minion] > self.strikes.get(self.pair[1], 0)
        self.claim(minion != self.pair[0] or first, "the opposing minion chooses his strike first")

    def on_additional(self, fields: dict[str, Any]) -> None:
        minion = fields["minion"]
        self.more_strikes[minion] = self.more_strikes.get(minion, 0) + fields["amount"]

    def _end_pair(self) -> None:
        for minion, strike in self.stealing.items():
            self.claim(not self._must_steal(minion, strike), f"minion {minion} was to steal blood, and did not")
        self.stealing.clear()
        self.struck.clear()
        self.order.clear()
        self._loses_loot()

    def _must_steal(self, minion: int, strike: dict[str, Any]) -> bool:
        """Whether a strike must steal blood.

        It reaches the range, nobody dodges or ends the combat, both are ready, and the target has blood.
        """
        other = self.struck.get(strike["at"])
        if other is None or other["how"] in ("dodge", "combat-ends") or self.ended:
            return False
        far = self.range == "close" or bool(strike["flags"] & AT_LONG_RANGE)
        fell = any(self.table.zone.get(one) != "ready" for one in self.pair)
        weapon = strike["card"] >= 0 and self.table.zone.get(strike["card"]) not in ("attached", "limbo", "ash heap")
        return far and not fell and not weapon and self.table.blood.get(strike["at"], 0) > 0

    def _stolen(self, fields: dict[str, Any]) -> None:
        """Check how much blood is stolen; if both steal, both lose blood before either gains any."""
        table, card, change = self.table, fields["card"], fields["change"]
        if card in self.loot and change > 0:
            taken = self.loot.pop(card)
            room = table.capacity(card) - table.blood.get(card, 0) if table.is_vampire(card) else taken
            due = max(0, min(taken, room))
            self.claim(change == due, f"{taken} blood was stolen by {card}, room for {due}")
            return
        for minion, strike in list(self.stealing.items()):
            if strike["at"] == card and change < 0 and len(self.struck) > 1 and card not in self.hurt:
                due = min(strike["amount"], table.blood.get(card, 0))
                self.claim(-change == due, f"{strike['amount']} blood is stolen, there is {due}")
                del self.stealing[minion]
                self.loot[minion] = -change

    def _loses_loot(self) -> None:
        """Check that stolen blood which no one has received had no room on the thief."""
        for thief, taken in self.loot.items():
            full = self.table.is_vampire(thief) and self.table.capacity(thief) <= self.table.blood.get(thief, 0)
            self.claim(full, f"{taken} blood was stolen by {thief} and has not arrived")
        self.loot.clear()

    def _strength(self, minion: int) -> int:
        """A minion's strength, with the changes by cards that were played in this combat."""
        plain = self.table.strength(minion) + self.stronger.get(minion, 0)
        return plain - 1 + self.set_strength[minion] if minion in self.set_strength else plain

    def on_plays(self, fields: dict[str, Any]) -> None:
        self.settle()
        ways = cards.SETS_STRENGTH.get(cards.printed(fields["face"]).name)
        if ways is not None:
            minion = fields["minion"]
            self.setting[fields["card"]] = (minion, self.set_strength.get(minion, 1))
            self.set_strength[minion] = ways[fields["mode"]]

    def on_cancelled(self, fields: dict[str, Any]) -> None:
        minion, before = self.setting.pop(fields["card"], (NOBODY, 1))
        self.set_strength[minion] = before

    def on_modified(self, fields: dict[str, Any]) -> None:
        if fields["what"] == "strength" and self.pair[0] >= 0:
            self.stronger[fields["card"]] = self.stronger.get(fields["card"], 0) + fields["amount"]

    def on_press(self, fields: dict[str, Any]) -> None:
        self.settle()
        self.claim(bool(self.range), "a press before the strikes")
        self.claim(not self.ended, "a press after the combat has ended")
        self.claim(fields["minion"] != self.last_press, "two presses in a row of the same minion")
        self.last_press = fields["minion"]
        self.pressed = not self.pressed
        self.claim(fields["to"] == ("continue" if self.pressed else "end"), "a press changes what comes next")

    def on_combat_over(self, fields: dict[str, Any]) -> None:
        self.settle()
        self._loses_loot()
        self._end_pair()
        self.claim((fields["acting"], fields["opposing"]) == self.pair, "the end of another combat")
        self.pair = (NOBODY, NOBODY)
        self.blows.clear()

    # -- damage -------------------------------------------------------------------------------------------------

    def on_damage(self, fields: dict[str, Any]) -> None:
        key = (fields["card"], fields["source"])
        self.last_blow = key
        self.blows[key] = [fields["ordinary"], fields["aggravated"]]
        strike = self.struck.get(fields["source"])
        if fields["environmental"] or strike is None or strike["at"] != fields["card"]:
            return
        far = self.range == "close" or bool(strike["flags"] & AT_LONG_RANGE)
        self.claim(far, "a strike that does not reach to long range")
        self._loses_loot()
        self._in_time(fields["source"], strike)
        other = self.struck.get(self.pair[1] if fields["source"] == self.pair[0] else self.pair[0])
        if other is not None and fields["card"] in self.pair:
            lands = other["how"] not in ("dodge", "combat-ends")
            about = "dodge|combat ends" if lands or other["how"] == "dodge" else "combat ends"
            self.by_book(lands, "damage by a strike that was dodged", about, of=self.pair)
        if strike["how"] == "hand" and strike["flags"] & WITH_STRENGTH:
            # A minion burned by the other strike still strikes, with the strength that he had before.
            here = self.table.zone.get(fields["source"]) == "ready"
            strength = self._strength(fields["source"]) if here else self.strength[fields["source"]]
            due = strike["amount"] + strength
            self.by_book(
                fields["ordinary"] + fields["aggravated"] == due,
                f"the strike does {due} damage",
                "damage|strength",
                of=self.pair,
            )

    def _in_time(self, source: int, strike: dict[str, Any]) -> None:
        """Check that a first strike does its damage before any other strike."""
        for other in self.order:
            behind = strike["flags"] & FIRST and not self.struck.get(other, strike)["flags"] & FIRST
            self.claim(not behind, "a first strike after another")
        for victim, striker in self.blows:
            first = self.struck.get(striker, strike)["flags"] & FIRST and not strike["flags"] & FIRST
            self.claim(not (first and striker != source and victim >= 0), "another strike along with a first strike")
        self.order.append(source)

    def on_prevented(self, fields: dict[str, Any]) -> None:
        blow = self.blows.get(self.last_blow)
        if blow is None or self.last_blow[0] != fields["card"]:
            self.claim(False, "prevented what nobody inflicts")
            return
        blow[0] -= fields["ordinary"]
        blow[1] -= fields["aggravated"]
        self.claim(min(blow) >= 0, "more prevented than inflicted")

    def on_immune(self, fields: dict[str, Any]) -> None:
        self.immune.add(fields["card"])

    def on_inflicted(self, fields: dict[str, Any]) -> None:
        table, card = self.table, fields["card"]
        left = self.blows.pop((card, fields["source"]), [0, 0])
        same = [fields["ordinary"], fields["aggravated"]] == left
        self.by_book(same or card in self.immune, f"{left} points of damage were left", LESS_OR_MORE, of=(card,))
        hurt = self.hurt.setdefault(card, Hurt(table.blood.get(card, 0), table.zone.get(card, "")))
        hurt.ordinary += fields["ordinary"]
        hurt.aggravated += fields["aggravated"]

    def settle(self) -> None:
        """Check that everybody who took damage has healed, is in torpor or is burned, as the rules say."""
        for card, hurt in self.hurt.items():
            lost = hurt.blood - self.table.blood.get(card, 0)
            zone = self.table.zone.get(card, "")
            if self.table.is_vampire(card):
                self._vampire(card, hurt, lost, zone)
                continue
            points = hurt.ordinary + hurt.aggravated
            if points >= hurt.blood:
                imbued = self.table.known(card).kind == cards.IMBUED
                gone = zone == "incapacitated" if imbued else hurt.burned and zone not in IN_PLAY
                self.claim(gone, f"card {card} has lost its last life and is in {zone}")
            else:
                self.claim(lost == points, f"card {card} suffers {points} and loses {lost} life")
        self.hurt.clear()
        self.immune.clear()

    def _vampire(self, card: int, hurt: Hurt, lost: int, zone: str) -> None:
        healed = min(hurt.blood, hurt.ordinary)
        wounded = hurt.zone == "torpor" or healed < hurt.ordinary
        left = hurt.aggravated
        if left and not wounded:
            left, wounded = left - 1, True
        if left > hurt.blood - healed:
            self.claim(zone in ("ash heap", "removed"), f"vampire {card} had to burn and is in {zone}")
            return
        self.by_book(
            lost == healed + left,
            f"vampire {card} loses {healed + left} blood for it, not {lost}",
            HEALS,
            of=(card, *self.pair),
        )
        self.by_book(
            zone == ("torpor" if wounded else hurt.zone),
            f"vampire {card} is in {zone} after the damage",
            FALLS,
            of=(card, *self.pair),
        )

    def on_blood(self, fields: dict[str, Any]) -> None:
        """Check stolen blood; blood that moves for another reason than damage means that the damage is dealt with."""
        if fields["change"] > 0 or fields["card"] not in self.hurt:
            self.settle()
        self._stolen(fields)

    def on_burned(self, fields: dict[str, Any]) -> None:
        if fields["card"] in self.hurt:
            self.hurt[fields["card"]].burned = True

    def on_recovers(self, fields: dict[str, Any]) -> None:
        self.settle()

    def on_window(self, fields: dict[str, Any]) -> None:
        if fields["window"] != "prevent":
            self.settle()
        over = self.ended and fields["window"] in ("before-range", "before-strikes", "additional")
        self.claim(not over, "the combat goes on after its end")

    def on_turn(self, fields: dict[str, Any]) -> None:
        cut = self.table.active in self.table.out
        self.claim(self.pair[0] < 0 or cut, "the turn ends in the middle of a combat")
        self.pair = (NOBODY, NOBODY)
        self.hurt.clear()
        self.blows.clear()

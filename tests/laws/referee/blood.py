"""Every counter on every card, and where the rules say how many."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards
from tests.laws.referee.chapter import Chapter


class Blood(Chapter):
    def on_blood(self, fields: dict[str, Any]) -> None:
        table, card, change = self.table, fields["card"], fields["change"]
        before = table.blood.get(card, 0)
        self.claim(fields["blood"] == before + change, f"{before} and {change} are not {fields['blood']}")
        self.claim(fields["blood"] >= 0, "blood below nothing")
        if change > 0 and table.is_vampire(card) and table.zone.get(card) != "uncontrolled":
            full = table.capacity(card)
            self.claim(fields["blood"] <= full, f"blood above the capacity of {full}")
        match fields["clause"]:
            case "action.hunt.gain":
                room = table.capacity(card) - before if table.is_vampire(card) else 1
                self.claim(change == min(1, max(0, room)), "a hunt brings one blood, if there is room")
            case "contest.title.cost":
                mine = table.control[card] == table.active and table.phase == "unlock" and change < 0
                self.claim(mine, "a contested title is paid for in one's own unlock phase")
            case "action.ally.life" | "action.retainer.life":
                self.claim(before == 0 and change > 0, "life for a card that had some")

    def on_combat_over(self, fields: dict[str, Any]) -> None:
        for minion in (fields["acting"], fields["opposing"]):
            alive = self.table.is_vampire(minion) or self.table.zone.get(minion) != "ready"
            self.claim(alive or self.table.blood.get(minion, 0) > 0, f"ally {minion} goes on without life")

    def on_turn(self, fields: dict[str, Any]) -> None:
        table = self.table
        for card, zone in table.zone.items():
            if zone == "ready" and table.known(card).kind in (cards.ALLY, cards.IMBUED):
                self.claim(table.blood.get(card, 0) > 0, f"ally {card} is ready without life")
            elif zone in ("ready", "torpor") and table.is_vampire(card):
                full = table.capacity(card)
                self.claim(table.blood.get(card, 0) <= full, f"vampire {card} has more blood than {full}")

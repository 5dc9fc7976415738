"""Damage: prevented, then healed; what is not healed wounds, and aggravated damage wounds or burns."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, ask, run
from praxis.vtes import windows
from praxis.vtes.rules import torpor
from praxis.vtes.rules.playing import PlayCard, UseCard
from praxis.vtes.rules.window import plays
from praxis.vtes.spans import NOBODY
from praxis.vtes.state import READY, TORPOR, Vtes

UNPREVENTABLE: Final = 1
ENVIRONMENTAL: Final = 2
TO_RETAINER: Final = 4


class DamageResolution(Procedure):
    """Damage to one or both combatants (or to anybody), each victim in turn; torpor only when all is dealt with.

    Repeats for each victim. A blow is: to whom, ordinary points, aggravated points, from whom, flags.
    """

    __slots__ = ("blows", "index", "wounded")

    STEPS: ClassVar[tuple[str, ...]] = ("victim", "prevent", "prevented", "once_more", "inflict", "torpor")

    def __init__(self, blows: list[list[int]], index: int = 0, wounded: list[int] | None = None) -> None:
        super().__init__()
        self.blows = blows
        self.index = index
        self.wounded: list[int] = [] if wounded is None else wounded

    def fork(self) -> DamageResolution:
        return self.resumed(DamageResolution([blow.copy() for blow in self.blows], self.index, self.wounded.copy()))

    def victim(self, g: Vtes) -> Signal:
        if self.index >= len(self.blows):
            return again("torpor")
        blow = self.blows[self.index]
        if blow[1] + blow[2] <= 0 or not g.is_in_play(blow[0]):
            self.index += 1
            return again("victim")
        g.say("damage", card=blow[0], ordinary=blow[1], aggravated=blow[2], source=blow[3])
        return NEXT

    def prevent(self, g: Vtes) -> Signal:
        """One card or effect at a time, until all is prevented or the player stops. [damage.prevent.one-at-a-time]"""
        blow = self.blows[self.index]
        options: list[Option] = [] if blow[4] & UNPREVENTABLE or blow[1] + blow[2] <= 0 else preventions(g, blow[0])
        return ask(g.controller[blow[0]], "prevent", [*options, PASS], blow[0], "damage.prevent.one-at-a-time", True)

    def prevented(self, g: Vtes) -> Signal:
        option = self.got
        seat = g.controller[self.blows[self.index][0]]
        if option[0] == "play":
            return run(PlayCard(option[1], option[3], seat, option[2]))
        if option[0] == "use":
            return run(UseCard(option[1], option[3], seat, option[2]))
        return again("inflict")

    def once_more(self, g: Vtes) -> Signal:
        return again("prevent")

    def inflict(self, g: Vtes) -> Signal:
        """[damage.inflict.unprevented] [damage.inflict.victim-type]"""
        card, ordinary, aggravated, _, _ = self.blows[self.index]
        self.index += 1
        if g.is_vampire(card) and g.where[card] in (READY, TORPOR):
            self._hurt_vampire(g, card, ordinary, aggravated)
        else:
            # [damage.nonvampire.life-per-point] [damage.nonvampire.aggravated-as-ordinary]
            g.burn_blood(card, ordinary + aggravated, "damage.nonvampire.life-per-point")
        return again("victim")

    def _hurt_vampire(self, g: Vtes, vampire: int, ordinary: int, aggravated: int) -> None:
        """Ordinary damage first. [damage.mixed.ordinary-first]"""
        healed = g.burn_blood(vampire, ordinary, "damage.heal.one-blood-per-point")
        wounded = g.where[vampire] == TORPOR or vampire in self.wounded
        if healed < ordinary:  # [damage.heal.partial-then-wounded]
            wounded = True
        if aggravated and not wounded:  # the first point wounds and costs no blood [damage.aggravated.wounds]
            aggravated -= 1
            wounded = True
        if aggravated:  # [damage.aggravated.wounded-pays-blood]
            paid = g.burn_blood(vampire, aggravated, "damage.aggravated.wounded-pays-blood")
            if paid < aggravated:  # [damage.aggravated.wounded-burns] [damage.aggravated.straight-to-ash-heap]
                if vampire in self.wounded:
                    self.wounded.remove(vampire)
                g.burn(vampire, "damage.aggravated.wounded-burns")
                return
        if wounded and vampire not in self.wounded:
            self.wounded.append(vampire)

    def torpor(self, g: Vtes) -> Signal:
        """[damage.wounded.torpor-after-all]"""
        for vampire in self.wounded:
            if g.where[vampire] == READY:
                torpor.send_to_torpor(g, vampire)
        return DONE


def preventions(g: Vtes, card: int) -> list[Option]:
    seat = g.controller[card]
    return [option for option in plays(g, seat, windows.PREVENT) if option[2] == card or option[2] == NOBODY]


def open_blow(g: Vtes) -> list[int] | None:
    """The blow that may be prevented now."""
    for frame in reversed(g.stack):
        if isinstance(frame, DamageResolution):
            return frame.blows[frame.index] if frame.index < len(frame.blows) else None
    return None

"""A scripted person at a table of V:TES: she needs 1.5 s for a choice of her own and 0.5 s to pass or to hold, and
knows what her cards are for."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from praxis.kernel.rng import Dice, derive
from praxis.table.client import Refused, Seat
from praxis.table.wire import messages
from praxis.table.wire.messages import Asked
from praxis.vtes.dealt import known_faces
from praxis.vtes.effects.who_plays import BY_BYSTANDER, BY_COMBATANT, BY_ONLOOKER, MODIFYING, REACTING
from praxis.vtes.model import windows
from praxis.vtes.model.regions import HAND, READY

CHOICE: Final = 1.5
PASS: Final = 0.5
ENOUGH_POOL: Final = 9
IN_ORDER: Final = (
    windows.ANNOUNCED,
    windows.OPEN,
    windows.ATTEMPT,
    windows.DECLINED,
    windows.RESOLVING,
    windows.SUCCEEDED,
    windows.AFTER_ACTION,
)
"""The moments of an action to which nobody reacts. If it comes to a block, she is asked anew."""
FIGHTING: Final = frozenset({BY_COMBATANT, BY_BYSTANDER, BY_ONLOOKER})
NAMES: Final = tuple(windows.NAMES[moment] for moment in IN_ORDER)


class Figures:
    """The figures that are counted during a game."""

    def __init__(self) -> None:
        self.prompts = 0
        self.passes = 0
        self.holds = 0
        self.idle = 0.0
        self.unblocked: list[float] = []

    def told(self, seconds: float) -> dict[str, Any]:
        unblocked = sorted(self.unblocked) or [0.0]
        return {
            "unblocked_s": round(unblocked[-1], 2),
            "unblocked_median_s": round(unblocked[len(unblocked) // 2], 2),
            "idle_share": round(self.idle / seconds, 3),
            "passes_share": round(self.passes / max(1, self.prompts), 3),
            "game_minutes": round(seconds / 60, 1),
            "actions": len(self.unblocked),
            "prompts": self.prompts,
            "holds": self.holds,
        }


class Person:
    """A player with a simple idea of the game: influence, bleed, play what can be played, block at times."""

    def __init__(self, seat: Seat, number: int, seed: int, figures: Figures) -> None:
        self.seat = seat
        self.dice = Dice(derive("person", seed, number))
        self.figures = figures

    async def play(self) -> None:
        seat = self.seat
        while seat.table.phase == "playing":
            asked = seat.decision
            if asked is None or asked.options is None:
                await seat.changed()
                continue
            await (self._answer(asked) if asked.waits else self._hold_or_not(asked))

    async def _answer(self, asked: Asked) -> None:
        """Answer, because the table waits for this player."""
        key = self._wish(asked)
        # Transfers are made in one gesture, which also says that there are no more of them.
        done = asked.kind == "influence" and len(asked.options or []) == 1
        if not await self._thinks(asked, 0.0 if done else PASS if key == "pass" else CHOICE):
            return
        if not done:
            self.figures.prompts += 1
            self.figures.passes += key == "pass"
        if key == "pass" and asked.chance is not None and not self._has_more(asked):
            # There is nothing to play: yield until this is over.
            until = "combat" if self._frame("Combat") is not None else "action"
            await self._say(messages.Yield(kinds=["*"], until=until))
        else:
            await self._say(messages.Answer(decision=asked.decision, key=key))
        await self._moved(asked)

    async def _hold_or_not(self, asked: Asked) -> None:
        """The player may answer, but nobody waits for it: hold, answer, or let it go."""
        key = self._wish(asked)
        if key == "pass" or self.dice.below(3):
            await self._moved(asked)
        elif await self._thinks(asked, PASS):
            self.figures.holds += 1
            await self._say(messages.Hold())
            if await self._thinks(asked, CHOICE - PASS):
                await self._say(messages.Answer(decision=asked.decision, key=key))

    async def _thinks(self, asked: Asked, seconds: float) -> bool:
        """Think for so long. Gives whether the question is still open after that."""
        try:
            async with asyncio.timeout(seconds):
                while self._is_open(asked):
                    await self.seat.changed()
                return False
        except TimeoutError:
            return self._is_open(asked)

    def _wish(self, asked: Asked) -> str:
        keys = [option.key for option in asked.options or []]
        if len(keys) == 1:
            return keys[0]
        words = {key.split()[0] for key in keys}
        if asked.chance is not None and not self._reacts(words):
            return "pass"
        if asked.kind == "discard" and not self.dice.below(3):
            return "pass"
        if asked.kind == "influence" and self.seat.view["pool"][self.seat.you.seat or 0] < ENOUGH_POOL:
            return next((key for key in keys if key.startswith("out")), "pass")
        if asked.kind == "minion" and "bleed" in words and self.dice.below(2):
            keys = [key for key in keys if key.startswith("bleed")]
        for word in ("out", "edge", "invest", "play", "vote"):
            if word in words and asked.kind != "minion":
                keys = [key for key in keys if key.split()[0] == word]
                break
        wanted = [key for key in keys if key != "pass"] or keys
        return wanted[self.dice.below(len(wanted))]

    def _has_more(self, asked: Asked) -> bool:
        """Whether she holds something for this moment of the action or combat, or for a later one: a player knows her
        cards."""
        fights = self._frame("Combat") is not None
        action = self._frame("Action")
        if len(asked.options or []) > 1 or not (fights or asked.kind in NAMES):
            return True
        if fights:
            return self._holds(FIGHTING, windows.ANYWHEN_IN_COMBAT | windows.AFTER_COMBAT)
        if action is None:
            return False
        by = MODIFYING if action["seat"] == self.seat.you.seat else REACTING
        return self._holds(by, _later(asked.kind), action["kind"])

    def _frame(self, name: str) -> dict[str, Any] | None:
        """What is in progress, if a procedure of this name is."""
        return next((frame["slots"] for frame in reversed(self.seat.view["stack"]) if frame["name"] == name), None)

    def _holds(self, by: frozenset[int], when: int, action: str = "") -> bool:
        """Whether a card in her hand is for a minion such as she has ready, at one of these moments."""
        seat, view = self.seat.you.seat or 0, self.seat.view
        minions = [known_faces.face(view["faces"][minion]) for minion in view["regions"][READY][seat]]
        known = {code for face in minions for code in face.disciplines}
        for card in view["regions"][HAND][seat]:
            for mode in known_faces.face(view["faces"][card]).definition.modes:
                kinds = () if mode.if_ is None else mode.if_.in_actions()
                fits = not kinds or not action or action in kinds
                if fits and mode.by in by and mode.when & when and known.issuperset(mode.disciplines):
                    return True
        return False

    def _reacts(self, words: set[str]) -> bool:
        """Whether to react: votes are cast; cards are played at every second chance, blocks tried at every sixth."""
        if "vote" in words:
            return True
        return self.dice.below(6 if words == {"block", "pass"} else 2) == 0

    def _is_open(self, asked: Asked) -> bool:
        now = self.seat.decision
        return now is not None and now.options is not None and now.decision == asked.decision

    async def _moved(self, asked: Asked) -> None:
        """Wait until something else is asked of this player, or the table waits for her after all."""
        while self.seat.table.phase == "playing" and self._is_open(asked):
            if self.seat.decision is not None and self.seat.decision.waits != asked.waits:
                return
            await self.seat.changed()

    async def _say(self, message: messages.FromClient) -> None:
        try:
            await self.seat.ask(lambda id: msgspec.structs.replace(message, id=id))
        except Refused as refused:
            if refused.kind not in ("stale", "illegal"):
                raise


def _later(kind: str) -> int:
    """The moments of an action from the named one on."""
    found = 0
    for moment in IN_ORDER[NAMES.index(kind) :]:
        found |= moment
    return found

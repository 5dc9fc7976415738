"""The stack as a sentence: whose turn and phase it is, what is in progress, and for whom the game waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from praxis.kernel.decision import parse
from praxis.kernel.game import FrameView
from praxis.kernel.words import Scene
from praxis.vtes.answers import BLOCK
from praxis.vtes.model import stats
from praxis.vtes.model.spans import NOBODY, ActionSpan
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import table_of
from praxis.vtes.rules.combat import Round
from praxis.vtes.rules.politics import Referendum
from praxis.vtes.words.slots import Slots, tongue_of

_PHASES: Final = {
    "UnlockPhase": "unlock",
    "MasterPhase": "master",
    "MinionPhase": "minion",
    "InfluencePhase": "influence",
    "DiscardPhase": "discard",
}
SILENT: Final = frozenset(
    {
        "Jyhad",
        "Turn",
        *_PHASES,
        "Impulse",
        "Verdict",
        "BlockAttempts",
        "BlockStates",
        "ChooseStrike",
        "StrikePair",
        "Exchange",
        "Rematch",
        "Resolve",
        "Triggers",
        "Savings",
        "PayConviction",
        "Arrival",
        "Recovery",
        "Slaying",
        "Awards",
        "Fetch",
        "FurtherAction",
        "BurnOptions",
        "SearchByHand",
    }
)
"""Procedures that only tell where the game is, or that say no more than the question that they ask."""
_STRIKES: Final = Round.STEPS.index("before_strikes")
_PRESS: Final = Round.STEPS.index("press_step")
_TERMS: Final = Referendum.STEPS.index("tell_terms")


def sentence(frames: Sequence[FrameView], scene: Scene) -> str:
    forms = tongue_of(scene).messages.stack
    if not frames:
        return forms["over"].format()
    what = [_what(frame, scene) for frame in frames if frame.name not in SILENT]
    said = forms["also"].format().join(each for each in what if each)
    where = _where(frames, scene)
    whole = forms["joined"].format(where=where, what=said) if said else where
    return _waits(whole, scene)


def _where(frames: Sequence[FrameView], scene: Scene) -> str:
    said = tongue_of(scene).messages
    turn = next((frame for frame in frames if frame.name == "Turn"), None)
    if turn is None:  # a turn is over and the next has not begun, or the game has not
        begun = isinstance(scene.view, View) and scene.view.turn > 0
        return said.stack["between-turns" if begun else "setup"].format()
    slots = Slots({"seat": turn.slots["seat"]}, scene)
    phase = next((_PHASES[frame.name] for frame in frames if frame.name in _PHASES), "")
    if not phase:
        return slots.fill(said.stack["between"])
    slots["phase"] = said.phases[phase]
    return slots.fill(said.stack["turn"])


def _waits(said: str, scene: Scene) -> str:
    view = scene.view
    if not isinstance(view, View) or view.decision is None:
        return said
    forms = tongue_of(scene).messages.stack
    seat = view.decision.seat
    if seat is None:
        return forms["waits.nobody"].format(said=said)
    slots = Slots({"seat": seat}, scene)
    slots["said"] = said
    if seat == scene.seat and any(parse(key)[0] == BLOCK.word for key in view.decision.options or ()):
        return forms["waits.block"].format_map(slots)
    return forms["waits"].format_map(slots)


def _what(frame: FrameView, scene: Scene) -> str:
    known = _SAID.get(frame.name)
    return "" if known is None else known(frame, scene)


def _say(form: str, fields: dict[str, Any], scene: Scene) -> str:
    slots = Slots(fields, scene)
    return slots.tongue.messages.stack[form].format_map(slots)


def _action(frame: FrameView, scene: Scene) -> str:
    """The action, and what has become of it: an attempt to block, a block, or nobody blocks."""
    slots = frame.slots
    said = [_say(slots["kind"], {**slots, "minion": slots["actor"]}, scene)]
    if slots["outcome"] == ActionSpan.BLOCKED:
        said.append(_say("blocked", {"minion": slots["blocker"]}, scene))
    elif slots["blocker"] != NOBODY:
        said.append(_say("attempt", _attempt(slots, scene), scene))
    elif slots["outcome"] == ActionSpan.SUCCESS:
        said.append(_say("unblocked", {}, scene))
    return tongue_of(scene).messages.stack["also"].format().join(said)


def _attempt(slots: dict[str, Any], scene: Scene) -> dict[str, Any]:
    """The attempt to block, with stealth and intercept as they are now."""
    assert isinstance(scene.view, View)
    g = table_of(scene.view)
    blocker, actor = slots["blocker"], slots["actor"]
    return {"minion": blocker, "intercept": stats.intercept(g, blocker), "stealth": stats.stealth(g, actor)}


def _combat(frame: FrameView, scene: Scene) -> str:
    rounds = frame.slots["rounds"]
    form = "combat" if rounds else "combat.before"
    return _say(form, {**frame.slots, "number": rounds}, scene)


def _round(frame: FrameView, scene: Scene) -> str:
    step = frame.at - 1  # a procedure that runs another has moved its counter past the step
    if step >= _PRESS:
        return _say("press", {}, scene)
    if step >= _STRIKES:
        return _say("strikes", {"range": "long" if frame.slots["long"] else "close"}, scene)
    return _say("range.step", {}, scene)


def _referendum(frame: FrameView, scene: Scene) -> str:
    if frame.slots["card"] == NOBODY:
        return _say("referendum.blood-hunt", frame.slots, scene)
    return _say("terms" if frame.at - 1 < _TERMS else "referendum", frame.slots, scene)


def _damage(frame: FrameView, scene: Scene) -> str:
    blows, index = frame.slots["blows"], frame.slots["index"]
    return _say("damage", {"card": blows[index][0]}, scene) if index < len(blows) else ""


def _simple(form: str) -> Callable[[FrameView, Scene], str]:
    return lambda frame, scene: _say(form, dict(frame.slots), scene)


_SAID: Final[dict[str, Callable[[FrameView, Scene], str]]] = {
    "Action": _action,
    "Combat": _combat,
    "Round": _round,
    "Referendum": _referendum,
    "DamageResolution": _damage,
    "PlayCard": _simple("plays"),
    "UseCard": _simple("uses"),
    "Diablerie": _simple("diablerie"),
    "BloodHunt": _simple("bloodhunt"),
    "ByHand": _simple("by-hand"),
    "DiscardDown": _simple("discard-down"),
}

"""What each option of a decision is worth to a seat, in pool. The kind of the decision says which function tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from praxis.bots.vtes import acting, choosing, fighting, phases
from praxis.bots.vtes.eye import Eye
from praxis.vtes.rules.bloodhunt import BloodHunt

if TYPE_CHECKING:
    from praxis.kernel.decision import Option

Worth = Callable[[Eye, "Option"], float]


def weigh(eye: Eye, options: list[Option]) -> list[float]:
    """What each option is worth, in pool."""
    worth = WORTH.get(eye.asked, _otherwise)
    return [worth(eye, option) for option in options]


def _otherwise(eye: Eye, option: Option) -> float:
    """For kinds of decision without a function: a card counts by what it does, anything else is better than a pass."""
    word = option[0]
    if word in ("play", "use"):
        return acting.during(eye, option) if eye.action is not None else acting.play(eye, option)
    return 0.0 if word in ("pass", "no") else 0.1


def _not(eye: Eye, option: Option) -> float:
    """For questions that are best passed."""
    return 1.0 if option[0] == "pass" else 0.0


def _may(eye: Eye, option: Option) -> float:
    """Yes, unless the seat may need the pool that it could cost."""
    return 1.0 if (option[0] == "yes") == (eye.pool > 3) else 0.0


def _diablerizes(eye: Eye, option: Option) -> float:
    """Whether to commit diablerie on a vampire in torpor who was blocked: only if the blood hunt would fail."""
    if option[0] != "commit-diablerie":
        return 0.0
    others = sum(eye.votes(seat) for seat in eye.g.seated() if seat != eye.seat)
    return 1.0 if eye.votes(eye.seat) >= others and not eye.is_mine(int(option[1])) else -1.0


def _seizes(eye: Eye, option: Option) -> float:
    """Equipment of a victim is taken. Equipment among the seat's own minions stays where it is."""
    return 1.0 if option[0] == "seize" else 0.0 if option[0] == "pass" else -1.0


def _hunted(eye: Eye, option: Option) -> float:
    return 1.0 if (option[0] == "blood-hunt") == (not _is_own_hunt(eye)) else 0.0


def _is_own_hunt(eye: Eye) -> bool:
    return any(isinstance(frame, BloodHunt) and eye.is_mine(frame.diablerist) for frame in eye.g.stack)


def _agrees(eye: Eye, option: Option) -> float:
    """Bots agree to what people do by hand, step by step: to agree to all that may come is for people."""
    return 1.0 if option[0] == "agree" else 0.0


WORTH: Final[dict[str, Worth]] = {
    "adjust": _not,
    "consent": _agrees,
    "unlock": phases.unlocks,
    "contest": phases.unlocks,
    "master": acting.play,
    "minion": acting.act,
    "mandatory": acting.act,
    "influence": phases.influences,
    "discard": phases.discards,
    "discard-one": phases.discards,
    "discard-down": phases.discards,
    "discard-cost": phases.discards,
    "announced": acting.during,
    "open": acting.during,
    "attempt": acting.during,
    "declined": acting.during,
    "blocked": acting.during,
    "block": acting.during,
    "as-played": acting.during,
    "before-range": fighting.readies,
    "before-strikes": fighting.readies,
    "additional": fighting.readies,
    "strikes-chosen": fighting.readies,
    "end-of-round": fighting.readies,
    "would-end": fighting.readies,
    "strike": fighting.strikes,
    "maneuver": fighting.maneuvers,
    "press": fighting.presses,
    "prevent": fighting.prevents,
    "polling": choosing.votes,
    "before-votes": choosing.votes,
    "tally": choosing.votes,
    "target": choosing.targets,
    "terms": choosing.targets,
    "pick": choosing.picks,
    "amount": choosing.amounts,
    "way": choosing.ways,
    "may": _may,
    "unless": _may,
    "equipment": _seizes,
    "diablerize": _diablerizes,
    "blood-hunt": _hunted,
    "slave": _not,
}
"""The function that weighs an option, by kind of decision."""

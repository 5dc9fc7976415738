"""What stands in an answer: which of its numbers are cards, which are Methuselahs, which just numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from praxis.kernel.decision import Option
from praxis.kernel.game import FrameView
from praxis.vtes.model.face import Face

CARD: Final = "card"
SEAT: Final = "seat"
NUMBER: Final = "number"
MODE: Final = "mode"
FACE: Final = "face"
WORD: Final = "word"

_ROLES: Final[dict[str, tuple[str, ...]]] = {
    "play": (CARD, CARD, MODE),
    "use": (CARD, CARD, MODE),
    "take": (CARD, CARD),
    "diablerize": (CARD, CARD),
    "hunt-down": (CARD, CARD),
    "slay": (CARD, CARD),
    "merge": (CARD, CARD),
    "conviction": (CARD, CARD),
    "rescue": (CARD, CARD, NUMBER),
    "move": (NUMBER,),
    "prevent": (NUMBER,),
    "find": (FACE,),
}
"""By the first word; of all others the numbers are cards."""
_FETCHED: Final = ("conviction", "discipline", "trophy")


def roles(option: Option, seats: bool) -> list[str]:
    """The role of each part after the first word; `seats` says that a target is a Methuselah."""
    named = _ROLES.get(str(option[0]), ())
    if option[0] in _FETCHED and isinstance(option[-1], str):
        named = (FACE,)  # one of several alike, by what is printed on it
    found: list[str] = []
    for at, part in enumerate(option[1:]):
        if isinstance(part, str):
            found.append(WORD)
        elif option[0] == "target":
            found.append(SEAT if seats else CARD)
        else:
            found.append(named[at] if at < len(named) else CARD)
    return found


def chooses_seats(frames: Sequence[FrameView], face_of: Callable[[int], Face | None]) -> bool:
    """Whether what is being chosen as a target are Methuselahs: the procedure that asks knows its card and mode."""
    if not frames:
        return False
    slots = frames[-1].slots
    card, index = slots.get("card", -1), slots.get("mode", 0)
    face = face_of(card) if isinstance(card, int) and card >= 0 else None
    return face is not None and chosen_are_seats(face, index)


def chosen_are_seats(face: Face, index: int | None) -> bool:
    """Whether a card aims at Methuselahs; without a mode, as all of its modes that aim at anything do."""
    definition = face.definition
    if index is None:
        modes = [mode for mode in (*definition.modes, *definition.abilities) if mode.target is not None]
    else:
        found = definition.modes if index >= 0 else definition.abilities
        modes = list(found[index : index + 1] if index >= 0 else found[-1 - index : -index])
    return bool(modes) and all(mode.target is not None and mode.target.is_seat() for mode in modes)

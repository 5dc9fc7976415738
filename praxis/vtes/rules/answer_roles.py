"""What the parts of an answer stand for: cards, Methuselahs, numbers, words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from praxis.effects.filters import Filter
from praxis.kernel.answer import CARD, SEAT, WORD
from praxis.kernel.decision import PASS, Option
from praxis.kernel.event import may_see
from praxis.kernel.game import FrameView
from praxis.vtes.actions.table import CARDLESS
from praxis.vtes.answers import ANSWERS, MODE, THING
from praxis.vtes.model.face import Face
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes

ROLES: Final[dict[str, tuple[str, ...]]] = {
    str(PASS[0]): (),
    **{word: answer.roles for word, answer in ANSWERS.items()},
    **{word: action.roles for word, action in CARDLESS.items()},
}
"""Of every answer, the roles of the parts after its first word."""


def means_something(g: Vtes, option: Option) -> bool:
    """Whether an answer is made as its word wants, of cards that there are."""
    named = ROLES.get(str(option[0]))
    if named is None or len(named) != len(option) - 1:
        return False
    for at, role in enumerate(named):
        part = option[at + 1]
        if isinstance(part, str) != (role == WORD):
            return False
        if role in (CARD, THING) and not (NOBODY if MODE in named else 0) <= int(part) < len(g.face):
            return False
    return True


def knows_all(g: Vtes, seat: int, option: Option) -> bool:
    """Whether a seat may know what is printed on every card that an answer names."""
    named = ROLES.get(str(option[0]), ())
    cards = [int(part) for role, part in zip(named, option[1:], strict=False) if role == CARD]
    return all(may_see(g.knows[card], seat) for card in cards if card >= 0)


def roles(option: Option, seats: bool) -> list[str]:
    """The role of each part after the first word; `seats` says that a target is a Methuselah."""
    named = ROLES.get(str(option[0]), ())
    found: list[str] = []
    for at in range(len(option) - 1):
        role = named[at] if at < len(named) else CARD
        found.append((SEAT if seats else CARD) if role == THING else role)
    return found


def chooses_seats(frames: Sequence[FrameView], face_of: Callable[[int], Face | None]) -> bool:
    """Whether the targets that are being chosen are Methuselahs. The procedure that asks knows its card and mode."""
    if not frames:
        return False
    slots = frames[-1].slots
    card, index = slots.get("card", -1), slots.get("mode", 0)
    face = face_of(card) if isinstance(card, int) and card >= 0 else None
    if face is None:
        return False
    if "todo" in slots:  # an effect asks as it is carried out
        question = face.definition.program.nodes[slots["todo"][0]]
        return any(part.is_about_seats() for part in question.parts() if isinstance(part, Filter))
    return chosen_are_seats(face, index, len(slots.get("split", slots.get("targets", ()))))


def chosen_are_seats(face: Face, index: int | None, at: int = 0) -> bool:
    """Whether the target number `at` of a card's mode is a Methuselah. Without a mode: of all its modes that have a
    target."""
    definition = face.definition
    if index is None:
        modes = [mode for mode in (*definition.modes, *definition.abilities) if mode.target is not None]
    else:
        found = definition.modes if index >= 0 else definition.abilities
        modes = list(found[index : index + 1] if index >= 0 else found[-1 - index : -index])
    return bool(modes) and all(at < len(mode.targets) and mode.targets[at].is_seat() for mode in modes)

"""Why not at that: the clause by which something cannot be aimed at somebody, where another target would do."""

from __future__ import annotations

from typing import Final

from praxis.effects.nodes import NOTHING_TO_DO
from praxis.kernel.decision import Option
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import face as faces
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules.playing import PlayCard

NO_TARGET: Final = (NOTHING_TO_DO, "card.target.in-play")


def beyond(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses against an answer that names one thing more than such answers do: whom to bleed.

    [action.bleed.target-prey]
    """
    if option[0] != "bleed" or len(option) != 3 or not all(isinstance(part, int) for part in option[1:]):
        return []
    at = int(option[2])
    return ["action.bleed.target-prey"] if 0 <= at < g.seats and at != g.prey(seat) else []


def aimed(g: Vtes, seat: int, card: int, player: int, mode: int, clause: str) -> str:
    """The clause that keeps a card from being played, where a player names the vampire on whom a master card should go,
    or where nobody is there to take it; otherwise the clause that was found.

    [master.discipline.level] [master.card.played-by]
    """
    if g.face[card].types & faces.MASTER and player >= 0:
        return clause if clause and clause not in NO_TARGET else target_bar(g, seat, card, mode, player)
    taught = clause in NO_TARGET and g.face[card].definition.adds_disciplines
    return "master.discipline.level" if taught else clause


def target_bar(g: Vtes, seat: int, card: int, mode: int, thing: int) -> str:
    """The clause by which a card cannot have this target: what a Discipline card asks for, or the text of the card."""
    targets = mode_of(g, card, mode).targets
    if not targets or targets[0].is_seat():
        return "master.card.played-by"
    if thing in targets[0].legal(g, seat, NOBODY, card):
        return "sequence.order.acting-repeats"  # it is named when the card is played
    taught = g.face[card].definition.adds_disciplines and g.is_vampire(thing)
    return "master.discipline.level" if taught else FORBIDDEN


def chosen_bar(g: Vtes, seat: int, thing: int) -> str:
    """The clause by which the card that is being played cannot have this target; empty if none is being played."""
    top = g.stack[-1]
    if not isinstance(top, PlayCard) or top.seat != seat or not 0 <= thing < len(g.face):
        return ""
    return target_bar(g, seat, top.card, top.mode, thing)

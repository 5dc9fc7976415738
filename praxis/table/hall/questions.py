"""What a seat may ask about its options: why it cannot give an answer, and what an option does. The answers use only
what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.decision import parse
from praxis.kernel.errors import BadSetting, Illegal
from praxis.kernel.game import Game, Reason
from praxis.kernel.sight import SPECTATOR
from praxis.table.game.words import Lang, Scene
from praxis.table.hall.seating import Unknown
from praxis.table.people.rights import Forbidden, Who
from praxis.table.wire.messages import Why

if TYPE_CHECKING:
    from praxis.table.hall.table import Table


def why_not(table: Table, seat: int, answer: str, lang: Lang) -> list[Why]:
    """Why a seat cannot give this answer now."""
    play = table.play
    if play is None or play.game.over:
        return [Why("", "no decision is open")]
    ask = table.progress.ask_of(seat)
    game: Game = play.game if ask is None else ask.game
    option = parse(answer)
    if ask is not None and option in ask.decision.options:
        return []
    found = game.why_not(seat, option)
    if not found:
        decision = game.decision
        hidden = decision is None or decision.secret or decision.chance
        found = [Reason("" if hidden or decision is None else decision.clause, "it is not offered now", "not-offered")]
    scene = Scene(lang, table.facts.names, seat, game.view(seat))
    return [Why(reason.clause, table.hosted.words.reason(reason, scene)) for reason in found]


def explain(table: Table, seat: int, answer: str, lang: Lang) -> str:
    """What one of a seat's options does."""
    table.progress.open_play()
    ask = table.progress.ask_of(seat)
    if ask is None or parse(answer) not in ask.decision.options:
        raise Illegal("that is not one of your options now")
    scene = Scene(lang, table.facts.names, seat, ask.game.view(seat))
    return table.hosted.words.explain(answer, ask.view(), scene)


async def exported(table: Table, who: Who) -> str:
    """The present game as the text of a position, from what the asker may see now."""
    play = table.play
    if play is None:
        raise Unknown("no game is on at this table")
    if who.seat is None and table.facts.phase == "playing":
        if not table.facts.rules.spectators:
            raise Forbidden("this table has no spectators")
        if table.facts.rules.delay:
            raise Forbidden("spectators of this table see everything later; ask when the game is over")
    view = play.game.view(SPECTATOR if who.seat is None else who.seat)
    try:
        return table.hosted.kind.exported(view, table.facts.names)
    except BadSetting as error:
        raise Unknown(str(error)) from None

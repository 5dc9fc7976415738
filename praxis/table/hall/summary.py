"""A table's state as people and lists see it: all but the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from praxis.table.game import fair
from praxis.table.game.words import Lang
from praxis.table.history.facts import Chair, Facts
from praxis.table.people.rights import Who
from praxis.table.store import TableRow
from praxis.table.wire.messages import Fairness, SeatState, TableState, You

if TYPE_CHECKING:
    from praxis.table.hall.table import Table


def table_state(table: Table, lang: Lang) -> TableState:
    facts = table.facts
    seals = {seat: seal for seat, _, seal in facts.deck_seals()}
    return TableState(
        id=facts.id,
        name=facts.name,
        game=facts.game,
        title=table.hosted.words.title(lang),
        setting=facts.setting.public(),
        rules=facts.rules,
        phase=facts.phase,
        seats=[_seat_state(table, seat, chair, seals) for seat, chair in enumerate(facts.chairs)],
        fairness=fairness(facts),
        created=facts.created,
        spectators=table.presence.spectators(),
        undo=table.undo,
        scores=facts.scores,
        record=facts.record,
        trouble=table.trouble,
        decks=facts.header.decks if facts.phase == "over" and facts.header is not None else [],
        until=table.progress.until,
    )


def _seat_state(table: Table, seat: int, chair: Chair, seals: dict[int, str]) -> SeatState:
    facts = table.facts
    return SeatState(
        seat=seat,
        name=chair.name,
        who="person" if chair.is_person else "bot" if chair.level else "empty",
        bot=chair.answered_by,
        present=seat in table.presence.seats(),
        away_since=table.presence.away.get(seat),
        contributed=bool(chair.contribution),
        host=facts.is_host(chair.token, chair.account),
        deck=seals.get(seat, ""),
    )


def you_of(facts: Facts, who: Who) -> You:
    """Who somebody is, as she herself is told."""
    deck = facts.chairs[who.seat].deck if who.seat is not None else ""
    return You(who.seat, who.host, who.account_name, who.admin, deck.partition(" = ")[0])


def fairness(facts: Facts) -> Fairness:
    """The public part of the shuffle. The secret is told only when the game is over."""
    over = facts.phase == "over"
    return Fairness(
        commitment=fair.commitment(facts.secret),
        contributions=facts.contributions(),
        seed_commitment=facts.header.commitment if facts.header is not None else "",
        secret=facts.secret if over and not facts.known else "",
        seed=facts.header.seed if over and facts.header is not None else "",
        known=facts.known,
        seating=facts.seating,
        decks=facts.deck_seals() if over and not facts.known else [],
        terms=facts.terms(),
    )


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def row_of(facts: Facts, now: int) -> TableRow:
    """A table's row in lists of tables."""
    return TableRow(
        id=facts.id,
        game=facts.game,
        name=facts.name,
        phase=facts.phase,
        listed=facts.rules.listed,
        free=sum(1 for chair in facts.chairs if chair.is_empty),
        spectators=facts.rules.spectators,
        setting=as_json(facts.setting.public()),
        names=as_json([chair.name for chair in facts.chairs]),
        created=facts.created,
        changed=now,
    )

"""Everybody connected to a table, and what each was last shown. Readers of one seat and language share messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, Raw, UnsetType

from praxis.table.game.words import Lang, Scene
from praxis.table.wire.connection import Connection, shared
from praxis.table.wire.messages import (
    PROTOCOL,
    Asked,
    BotReason,
    ChatLine,
    ClockState,
    FromServer,
    GameState,
    Log,
    Update,
    Whole,
)
from praxis.table.wire.render import Fields, Moment, asked, changed, encoded, fields_of, lines, raw, stack_of

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

LOG_AT_ONCE: Final = 400
LOG_PART: Final = 500
CHAT_AT_ONCE: Final = 200


class PreparedUpdate(FromServer, frozen=True, tag="update"):
    """An `Update` with parts that are encoded already."""

    seq: int
    at: int
    events: list[Raw] | UnsetType = UNSET
    view: dict[str, Raw] | UnsetType = UNSET
    decision: Raw | UnsetType = UNSET
    doing: Raw | UnsetType = UNSET
    clock: Raw | UnsetType = UNSET
    table: Raw | UnsetType = UNSET
    chat: Raw | UnsetType = UNSET
    bot_reasons: list[BotReason] | UnsetType = UNSET


class Audience:
    """The readers of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.connections: set[Connection] = set()
        self._fields: dict[int, Fields] = {}
        """The view that each connected seat was last shown."""
        self._told = 0
        """How many events everybody has been told."""
        self._held: list[tuple[Connection, bytes]] | None = None

    # -- not before it is durable ---------------------------------------------------------------------------------

    def prepare_only(self) -> None:
        """From now on, prepare messages but send none."""
        self._held = []

    def send_prepared(self) -> None:
        """Send the messages that were prepared."""
        held, self._held = self._held or [], None
        for connection, rest in held:
            connection.part(b"update", rest)

    def drop_prepared(self) -> None:
        """Drop the messages that were prepared, because the answers were not saved."""
        self.forget()

    def learners(self) -> bool:
        """Whether anybody wants to be told why bots choose as they do."""
        return any(connection.learns for connection in self.connections)

    def _send(self, update: Update | PreparedUpdate, connections: Iterable[Connection]) -> None:
        rest = shared(update)
        for connection in connections:
            if self._held is None:
                connection.part(b"update", rest)
            else:
                self._held.append((connection, rest))

    def present(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def spectators(self) -> int:
        return sum(1 for connection in self.connections if connection.who.seat is None)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not self.present(connection.seat):
            self._fields.pop(connection.seat, None)

    def forget(self) -> None:
        """Forget what everybody was shown, because the game is another one now (an undo, a reload)."""
        self._held = None
        self._fields.clear()
        self.table.progress.explaining.forget()
        play = self.table.play
        self._told = len(play.story) if play is not None else 0
        for connection in self.connections:
            self.whole(connection)

    # -- the whole --------------------------------------------------------------------------------------------------

    def whole(self, connection: Connection, without_game: bool = False) -> None:
        """Send everything to one reader."""
        table = self.table
        chair = table.chair_of(connection)
        message = Whole(
            seq=0,
            protocol=PROTOCOL,
            at=table.now(),
            lang=connection.lang,
            you=table.you(connection),
            table=table.state(connection.lang),
            game=None if without_game else self._game(connection.seat, connection.lang),
            chat=table.facts.chat[-CHAT_AT_ONCE:],
            yields=[] if chair is None else chair.kinds,
            orders=table.orders_of(connection.seat),
        )
        connection.part(b"whole", shared(message))

    def _game(self, seat: int, lang: Lang) -> GameState | None:
        play = self.table.play
        if play is None:
            return None
        view = play.game.view(seat)
        fields = fields_of(view, play.hosted)
        if self.present(seat):
            self._fields[seat] = fields
        scene = Scene(lang, self.table.facts.names, seat, view)
        first = max(0, self._told - LOG_AT_ONCE)
        return GameState(
            view=raw(fields),
            decision=self._asked(seat, scene),
            doing=play.hosted.words.stack(stack_of(play.game, view, seat), scene),
            log=Log(first, lines(play.story, first, self._told, play.hosted, scene)),
            clock=self.table.clock_state(),
        )

    def _asked(self, seat: int, scene: Scene) -> Asked | None:
        return asked(self.table.progress.shown_to(seat), self.table.hosted, scene)

    def log_part(self, seat: int, lang: Lang, before: int) -> Log:
        play = self.table.play
        if play is None:
            return Log(0, [])
        last = max(0, min(before, self._told))
        first = max(0, last - LOG_PART)
        scene = Scene(lang, self.table.facts.names, seat, play.game.view(seat))
        return Log(first, lines(play.story, first, last, play.hosted, scene))

    # -- what changed -------------------------------------------------------------------------------------------------

    def show(self, with_table: bool, chat: list[ChatLine]) -> None:
        """Tell everybody what has changed in the game for them."""
        play = self.table.play
        if play is None:
            self.tell_table(with_table, chat)
            return
        first, self._told = self._told, len(play.story)
        by_seat = _by_seat(self.connections)
        if not by_seat:
            return
        table = self.table
        moment = Moment(play.hosted, play.game, table.facts.names, list(by_seat))
        now, clock, talk = table.now(), encoded(table.clock_state()), encoded(chat) if chat else UNSET
        states = {lang: encoded(table.state(lang)) for lang in _by_lang(self.connections)} if with_table else {}
        for seat, readers in by_seat.items():
            fields = moment.fields[seat]
            patch = changed(self._fields.get(seat, {}), fields)
            self._fields[seat] = fields
            for (lang, learns), connections in _by_lang_and_learning(readers).items():
                update = PreparedUpdate(
                    seq=0,
                    at=now,
                    events=moment.lines(play.story, first, self._told, seat, lang) or UNSET,
                    view=raw(patch) if patch else UNSET,
                    decision=moment.asked(table.progress.shown_to(seat), seat, lang),
                    doing=moment.doing(seat, lang),
                    clock=clock,
                    table=states.get(lang, UNSET),
                    chat=talk,
                    bot_reasons=(table.progress.explaining.told(first, lang) if learns else None) or UNSET,
                )
                self._send(update, connections)
        table.progress.explaining.forget()

    def tell_table(self, with_table: bool, chat: list[ChatLine]) -> None:
        """Tell everybody what has changed around the game."""
        if not with_table and not chat:
            return
        for lang, connections in _by_lang(self.connections).items():
            update = Update(
                seq=0,
                at=self.table.now(),
                table=self.table.state(lang) if with_table else UNSET,
                chat=chat or UNSET,
            )
            self._send(update, connections)

    def tell_seat(self, seat: int, decision: bool = False, clock: ClockState | UnsetType | None = UNSET) -> None:
        """Tell one seat what only it may know: its yields and orders, or that it has answered."""
        play = self.table.play
        for lang, connections in _by_lang(c for c in self.connections if c.seat == seat).items():
            now: Asked | UnsetType | None = UNSET
            if decision and play is not None:
                now = self._asked(seat, Scene(lang, self.table.facts.names, seat, play.game.view(seat)))
            chair = self.table.facts.chairs[seat]
            orders = self.table.orders_of(seat)
            update = Update(seq=0, at=self.table.now(), decision=now, clock=clock, yields=chair.kinds, orders=orders)
            self._send(update, connections)


def _by_seat(connections: Iterable[Connection]) -> dict[int, list[Connection]]:
    found: dict[int, list[Connection]] = {}
    for connection in connections:
        found.setdefault(connection.seat, []).append(connection)
    return found


def _by_lang_and_learning(connections: Iterable[Connection]) -> dict[tuple[Lang, bool], list[Connection]]:
    found: dict[tuple[Lang, bool], list[Connection]] = {}
    for connection in connections:
        found.setdefault((connection.lang, connection.learns), []).append(connection)
    return found


def _by_lang(connections: Iterable[Connection]) -> dict[Lang, list[Connection]]:
    found: dict[Lang, list[Connection]] = {}
    for connection in connections:
        found.setdefault(connection.lang, []).append(connection)
    return found

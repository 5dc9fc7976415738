"""Everybody connected to a table, and what each was last shown. Readers of one seat and language share messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, UnsetType

from praxis.table.game.words import Lang, Scene
from praxis.table.wire.connection import Connection, shared
from praxis.table.wire.messages import (
    ENCODE,
    PROTOCOL,
    Asked,
    ChatLine,
    ClockState,
    GameState,
    Log,
    Update,
    Whole,
)
from praxis.table.wire.render import Moment, News, asked, asked_in, lines, stack_of
from praxis.table.wire.view_diffs import ViewDiffs, fields_of, joined, raw

if TYPE_CHECKING:
    from praxis.table.hall.table import Table

LOG_AT_ONCE: Final = 400
LOG_PART: Final = 500
CHAT_AT_ONCE: Final = 200


class Audience:
    """The readers of one table."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.connections: set[Connection] = set()
        self._diffs = ViewDiffs()
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

    def _send(self, rest: bytes, connections: Iterable[Connection]) -> None:
        """Send an update, as `shared` gives it, or keep it to be sent later."""
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
            self._diffs.leave(connection.seat)

    def forget(self) -> None:
        """Forget what everybody was shown, because the game is another one now (an undo, a reload)."""
        self._held = None
        self._diffs = ViewDiffs()
        self.table.progress.explaining.forget()
        play = self.table.play
        self._told = len(play.story) if play is not None else 0
        for connection in self.connections:
            self.whole(connection)

    # -- the whole --------------------------------------------------------------------------------------------------

    def whole_of_old(self, connection: Connection) -> None:
        """Send a reader with a delay what is old enough: who sits at the table, and chat, without the game."""
        table = self.table
        message = Whole(
            seq=0,
            protocol=PROTOCOL,
            at=table.now(),
            lang=connection.lang,
            you=table.you(connection),
            table=table.state_for(connection.who, connection.lang),
            game=None,
            chat=table.delayed.chat()[-CHAT_AT_ONCE:],
            yields=[],
            orders=table.orders_of(connection.seat),
        )
        connection.part(b"whole", shared(message))

    def whole(self, connection: Connection) -> None:
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
            game=self._game(connection.seat, connection.lang),
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
            self._diffs.note(seat, fields)
        scene = Scene(lang, self.table.facts.names, seat, view)
        shown = self.table.progress.shown_to([seat])[seat]
        first = max(0, self._told - LOG_AT_ONCE)
        return GameState(
            view=raw(fields),
            decision=asked(shown, self.table.hosted, scene),
            doing=play.hosted.words.stack(stack_of(play.game, view, seat), asked_in(shown, scene)),
            log=Log(first, lines(play.story, first, self._told, play.hosted, scene)),
            clock=self.table.clock_state(),
        )

    def _asked(self, seat: int, scene: Scene) -> Asked | None:
        return asked(self.table.progress.shown_to([seat])[seat], self.table.hosted, scene)

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
        if not self.connections:
            return
        table = self.table
        readers = _by_reader(self.connections)
        seats = list({seat for seat, _, _ in readers})
        moment = Moment(play.hosted, play.game, table.facts.names, seats, self._diffs)
        news = News(play.story, first, self._told)
        shown = table.progress.shown_to(seats)
        views = {seat: self._new_fields(seat) for seat in seats}
        begin, ends = b'"at":%d' % table.now(), {}
        for (seat, lang, learns), connections in readers.items():
            if lang not in ends:
                ends[lang] = self._around(lang, with_table, chat)
            events, now = moment.told(news, shown[seat], seat, lang)
            reasons = table.progress.explaining.told(first, lang) if learns else None
            why = b',"bot_reasons":%b}' % ENCODE(reasons) if reasons else b"}"
            self._send(b"".join((begin, events, views[seat], now, ends[lang], why)), connections)
        table.progress.explaining.forget()

    def _new_fields(self, seat: int) -> bytes:
        """The part of an update with what has changed in a seat's view."""
        patch = self._diffs.patch(seat)
        return b',"view":%b' % joined(patch) if patch else b""

    def _around(self, lang: Lang, with_table: bool, chat: list[ChatLine]) -> bytes:
        """The part of an update about what surrounds the game, which is the same for all readers of a language."""
        found = b',"clock":%b' % ENCODE(self.table.clock_state())
        if with_table:
            found += b',"table":%b' % ENCODE(self.table.state(lang))
        return found + b',"chat":%b' % ENCODE(chat) if chat else found

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
            self._send(shared(update), connections)

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
            self._send(shared(update), connections)


def _by_reader(connections: Iterable[Connection]) -> dict[tuple[int, Lang, bool], list[Connection]]:
    """The connections by seat, by language, and by whether they want to be told why bots choose as they do."""
    found: dict[tuple[int, Lang, bool], list[Connection]] = {}
    for connection in connections:
        found.setdefault((connection.seat, connection.lang, connection.learns), []).append(connection)
    return found


def _by_lang(connections: Iterable[Connection]) -> dict[Lang, list[Connection]]:
    found: dict[Lang, list[Connection]] = {}
    for connection in connections:
        found.setdefault(connection.lang, []).append(connection)
    return found

"""The table of rights, cell by cell: every act tried by every role against a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from praxis.table.client import Gone, Lobby, Refused, Seat, connect, play
from praxis.table.people.accounts import change_at
from praxis.table.people.rights import ALLOWED, CONDITIONS, ROLES, Act, Role
from praxis.table.server.config import DATABASE
from praxis.table.wire.rest_types import RecordInfo, TableInfo
from tests.table.running import config, market, serving

NO = {"401", "403", "forbidden"}


class Scene:
    """A table of three with a host who has no seat; seat 1 is acted upon, seat 2 is the other."""

    def __init__(self, address: str, lobby: Lobby, admin: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.lobby = lobby
        self.admin = admin
        """The session cookie of an administrator."""
        self.stack = stack
        self.tokens: dict[int, str] = {}
        self.host = ""
        self.id = ""

    async def gather(self, start: bool = True, free: bool = False, spectators: bool = True) -> None:
        """Seat 0 has a bot; seats 1 and 2 have people, unless one is to be free."""
        seats = [{"who": "random"}, {"who": "open"}, {"who": "open"}]
        made = await self.lobby.make(market(3, seats=seats, rules={"spectators": spectators, "takeover": 0}))
        self.host, self.id = made.token, made.table.id
        for seat in (2,) if free else (1, 2):
            self.tokens[seat] = (await self.lobby.take(self.id, seat, f"P{seat}", token="")).token
        if start:
            await self.lobby.call("POST", f"/tables/{self.id}/start", TableInfo, token=self.host)

    def token(self, role: Role) -> str:
        return {"other": self.tokens.get(2, ""), "own": self.tokens.get(1, ""), "host": self.host}.get(role, "")

    async def rest(self, role: Role, method: str, path: str, body: object = None) -> None:
        async with Lobby(self.address) as lobby:
            if role == "admin":
                lobby.http.cookies.set("praxis_session", self.admin)
                await lobby.http.get("/games")
                lobby.http.headers["x-praxis-csrf"] = str(lobby.http.cookies["praxis_csrf"])
            await lobby.call(method, path, type(None), body, token=self.token(role))

    async def seat(self, role: Role) -> Seat:
        headers = {"Cookie": f"praxis_session={self.admin}"} if role == "admin" else {}
        found = await connect(self.address, self.id, self.token(role), additional_headers=headers)
        await self.stack.enter_async_context(found)
        return found


Attempt = Callable[[Scene, Role], Awaitable[None]]


async def see(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest(role, "GET", f"/tables/{scene.id}")


async def watch(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.seat(role)


async def take_seat(scene: Scene, role: Role) -> None:
    await scene.gather(start=False, free=True)
    if role == "own":  # somebody with a seat who wants another
        scene.tokens[1] = scene.tokens[2]
    await scene.rest(role, "POST", f"/tables/{scene.id}/seats/1", {"name": "New"})


async def rename(scene: Scene, role: Role) -> None:
    await scene.gather(start=False)
    try:
        await scene.rest(role, "POST", f"/tables/{scene.id}/seats/1", {"name": "Another"})
    except Refused as refused:
        raise Refused("403" if "seat 1 is taken" in refused.message else refused.kind, refused.message) from None


async def leave(scene: Scene, role: Role) -> None:
    """Leave during the game, when nobody can be removed any more."""
    await scene.gather(start=True)
    try:
        await scene.rest(role, "DELETE", f"/tables/{scene.id}/seats/1")
    except Refused as refused:
        raise Refused("403" if "can be removed only" in refused.message else refused.kind, "") from None


async def remove(scene: Scene, role: Role) -> None:
    await scene.gather(start=False)
    if role == "own":
        raise Refused("forbidden", "leaving is another act")
    await scene.rest(role, "DELETE", f"/tables/{scene.id}/seats/1")


async def seat_bot(scene: Scene, role: Role) -> None:
    await scene.gather(start=False, free=True)
    await scene.rest(role, "PUT", f"/tables/{scene.id}/seats/1/bot", {"level": "random"})


async def bot_for(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest(role, "PUT", f"/tables/{scene.id}/seats/1/bot", {"level": "random"})


async def bring_deck(scene: Scene, role: Role) -> None:
    """Bring a deck for the role's own seat; the host brings one for a bot."""
    await scene.gather(start=False)
    seat = 0 if role == "host" else 1
    await scene.rest(role, "PUT", f"/tables/{scene.id}/seats/{seat}/deck", {"deck": ""})


async def give_back(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest("own", "PUT", f"/tables/{scene.id}/seats/1/bot", {"level": "random"})
    await scene.rest(role, "DELETE", f"/tables/{scene.id}/seats/1/bot")


async def link(scene: Scene, role: Role) -> None:
    await scene.gather(start=False, free=True)
    await scene.rest(role, "POST", f"/tables/{scene.id}/seats/1/link")


async def start(scene: Scene, role: Role) -> None:
    await scene.gather(start=False)
    await scene.rest(role, "POST", f"/tables/{scene.id}/start")


async def close(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest(role, "DELETE", f"/tables/{scene.id}")


async def contribute(scene: Scene, role: Role) -> None:
    await scene.gather(start=False)
    if role == "other":
        raise Refused("forbidden", "one adds for one's own seat only")
    refused: list[Refused] = []
    for way in ("rest", "socket"):
        try:
            if way == "rest":
                await scene.rest(role, "PUT", f"/tables/{scene.id}/seats/1/contribution", {"text": "randomness"})
            else:
                await (await scene.seat(role)).contribute("randomness")
        except Refused as refusal:
            refused.append(refusal)
    assert len(refused) in (0, 2), "both ways have the same rights"
    if refused:
        raise refused[0]


async def answer(scene: Scene, role: Role) -> None:
    """Seat 1 must bid. Another seat, like everybody else, may not do it."""
    await scene.gather()
    own = await scene.seat("own")
    await own.until(lambda now: now.is_mine)
    assert own.decision is not None
    seat = own if role == "own" else await scene.seat(role)
    try:
        await seat.answer("bid 0", own.decision.decision)
    except Refused as refused:
        raise Refused("forbidden" if "nothing to decide" in refused.message else refused.kind, "") from None


async def ask(scene: Scene, role: Role) -> None:
    """What another seat's option does is not told either."""
    await scene.gather()
    own = await scene.seat("own")
    await own.until(lambda now: now.is_mine)
    seat = own if role == "own" else await scene.seat(role)
    try:
        await seat.explain("bid 0")
    except Refused as refused:
        raise Refused("forbidden" if "not one of your options" in refused.message else refused.kind, "") from None


async def yields(scene: Scene, role: Role) -> None:
    await scene.gather()
    own = await scene.seat("own")
    seat = own if role == "own" else await scene.seat(role)
    await seat.yield_to(["spy"])
    if role == "other":  # it sets its own: the other's stay as they were
        await own.sync()
        assert own.yields == []
        raise Refused("forbidden", "")


async def undo(scene: Scene, role: Role) -> None:
    """Seat 1 has answered; nobody else can propose to take that answer back."""
    await scene.gather()
    own = await scene.seat("own")
    await own.until(lambda now: now.is_mine)
    await own.answer("bid 0")
    seat = own if role == "own" else await scene.seat(role)
    try:
        await seat.propose_undo()
    except Refused as refused:
        raise Refused("forbidden" if "given 0 answers" in refused.message else refused.kind, "") from None


async def vote(scene: Scene, role: Role) -> None:
    """Towards the table every seat is its own; the vote of seat 2 on seat 1's proposal is asked for."""
    await scene.gather()
    proposer = await scene.seat("own")
    await proposer.until(lambda now: now.is_mine)
    await proposer.answer("bid 0")
    voter = await scene.seat("other")
    await proposer.propose_undo()
    await voter.until(lambda now: now.table.undo is not None)
    assert voter.table.undo is not None
    if role == "other":
        raise Refused("forbidden", "one votes for one's own seat only")
    seat = voter if role == "own" else await scene.seat(role)
    await seat.vote(voter.table.undo.proposal, True)


async def chat(scene: Scene, role: Role) -> None:
    await scene.gather()
    if role == "other":
        raise Refused("forbidden", "one speaks for one's own seat only")
    await (await scene.seat(role)).say_in_chat("hello")


async def read_game(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest(role, "GET", f"/tables/{scene.id}/record")


async def finished(scene: Scene) -> str:
    await scene.gather()
    seats = [await scene.seat("own"), await scene.seat("other")]
    await asyncio.gather(*(play(seat, lambda _, decision: (decision.options or [])[0].key) for seat in seats))
    return seats[0].table.record


async def read_record(scene: Scene, role: Role) -> None:
    await finished(scene)
    await scene.rest(role, "GET", f"/tables/{scene.id}/record")


async def drop_record(scene: Scene, role: Role) -> None:
    record = await finished(scene)
    await scene.rest(role, "DELETE", f"/records/{record}")


async def accounts(scene: Scene, role: Role) -> None:
    await scene.gather()
    await scene.rest(role, "GET", "/accounts")
    await scene.rest(role, "PATCH", "/accounts/Nobody%20here", {"disabled": True})


async def ban(scene: Scene, role: Role) -> None:
    await scene.gather()
    name = f"Nosferatu%20{role}"
    try:
        await scene.rest(role, "PUT", f"/server/bans/{name}")
    except Refused:
        # Neither may the list be read, nor shortened.
        for method, path in (("GET", "/server/bans"), ("DELETE", f"/server/bans/{name}")):
            with pytest.raises(Refused, match="administrator"):
                await scene.rest(role, method, path)
        raise
    await scene.rest(role, "GET", "/server/bans")
    await scene.rest(role, "DELETE", f"/server/bans/{name}")


async def server(scene: Scene, role: Role) -> None:
    await scene.gather()
    try:
        await scene.rest(role, "GET", "/server")
    except Refused:
        with pytest.raises(Refused, match="administrator"):
            await scene.rest(role, "GET", "/server/tables")
        raise
    await scene.rest(role, "GET", "/server/tables")


ATTEMPTS: dict[Act, Attempt] = {
    Act.SEE: see,
    Act.WATCH: watch,
    Act.TAKE_SEAT: take_seat,
    Act.RENAME: rename,
    Act.LEAVE: leave,
    Act.REMOVE: remove,
    Act.SEAT_BOT: seat_bot,
    Act.BOT_FOR: bot_for,
    Act.GIVE_BACK: give_back,
    Act.LINK: link,
    Act.START: start,
    Act.CLOSE: close,
    Act.CONTRIBUTE: contribute,
    Act.BRING: bring_deck,
    Act.ANSWER: answer,
    Act.ASK: ask,
    Act.YIELD: yields,
    Act.UNDO: undo,
    Act.VOTE: vote,
    Act.CHAT: chat,
    Act.READ_GAME: read_game,
    Act.READ_RECORD: read_record,
    Act.DROP_RECORD: drop_record,
    Act.ACCOUNTS: accounts,
    Act.BAN: ban,
    Act.SERVER: server,
}


async def allowed(address: str, admin: str, act: Act, role: Role) -> bool:
    async with AsyncExitStack() as stack, Lobby(address) as lobby:
        scene = Scene(address, lobby, admin, stack)
        try:
            await ATTEMPTS[act](scene, role)
        except Refused as refused:
            # Anything but "not yours to do" means that the right was there (a wrong state of the table, say).
            return refused.kind not in NO
        return True


async def new_admin(address: str, data: Path) -> str:
    async with Lobby(address) as lobby:
        await lobby.register("Root", "correct horse")
        await change_at(data / DATABASE, "Root", True, None, None)
        return str(lobby.http.cookies["praxis_session"])


def test_every_cell_of_the_table_of_rights(tmp_path: Path) -> None:
    async def run() -> dict[tuple[Act, Role], bool]:
        async with serving(config(tmp_path, least_takeover=0)) as address:
            admin = await new_admin(address, tmp_path)
            cells = [(act, role) for act in Act for role in ROLES]
            # Each cell has a table of its own, so that several can be tried at once.
            several = asyncio.Semaphore(6)

            async def tried(act: Act, role: Role) -> bool:
                async with several:
                    return await allowed(address, admin, act, role)

            answers = await asyncio.gather(*(tried(act, role) for act, role in cells))
            return dict(zip(cells, answers, strict=True))

    found = asyncio.run(run())
    expected = {(act, role): role in ALLOWED[act] for act in Act for role in ROLES}
    assert [(*cell, found[cell]) for cell in expected if found[cell] != expected[cell]] == []


def test_every_act_and_condition_is_in_the_table() -> None:
    assert set(ALLOWED) == set(Act) == set(ATTEMPTS)
    assert all(role in ALLOWED[act] for act, role in CONDITIONS)


def test_the_conditions_of_the_table_hold(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, least_takeover=0)) as address:
            admin = await new_admin(address, tmp_path)
            async with AsyncExitStack() as stack, Lobby(address) as lobby:
                scene = Scene(address, lobby, admin, stack)
                await scene.gather(spectators=False)
                for role in ("own", "other", "host", "admin"):
                    await scene.seat(role)
                with pytest.raises(Gone, match="no spectators"):
                    await scene.seat("spectator")
                # Seat 1 is connected, so that nobody else can let a bot answer for it.
                bot = ("PUT", f"/tables/{scene.id}/seats/1/bot", {"level": "random"})
                others: tuple[Role, ...] = ("other", "host", "admin")
                for another in others:
                    with pytest.raises(Refused, match="is here and answers"):
                        await scene.rest(another, *bot)
                await scene.rest("own", *bot)

    asyncio.run(run())


def test_a_token_of_one_table_is_nobodys_at_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            first = await lobby.make(market(2))
            second = await lobby.make(market(2))
            with pytest.raises(Gone, match="not valid"):
                await connect(address, first.table.id, second.token)
            info = await lobby.call("GET", f"/tables/{first.table.id}", TableInfo, token=second.token)
            assert (info.you.seat, info.you.host) == (None, False)
            with pytest.raises(Refused) as refused:
                await lobby.call("GET", "/records/0000000000000000", RecordInfo)
            assert refused.value.kind == "404"

    asyncio.run(run())

"""Accounts: argon2, sessions, cookies, forms of other sites, limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from praxis.cli.main import main
from praxis.table.client import Lobby, Refused, connect
from praxis.table.people.accounts import change_at
from praxis.table.server.config import DATABASE
from praxis.table.store import Store
from praxis.table.wire.rest_types import AccountInfo, Seated, ServerState, TableLine
from tests.table.running import config, market, serving

ANNA = {"name": "Anna", "password": "correct horse", "lang": "de"}


async def register(lobby: Lobby, name: str = "Anna") -> AccountInfo:
    return await lobby.register(name, ANNA["password"], "de")


def test_an_account_keeps_its_seats_on_every_device(tmp_path: Path) -> None:
    async def run() -> None:
        settings = config(tmp_path)
        async with serving(settings) as address:
            async with Lobby(address) as phone:
                assert (await register(phone)).lang == "de"
                made = await phone.call("POST", "/tables", Seated, market(2))
                assert made.you.account == "Anna"
            async with Lobby(address) as desk:
                await desk.call("POST", "/session", AccountInfo, {"name": "ANNA", "password": ANNA["password"]})
                mine = await desk.call("GET", "/mine", list[TableLine])
                assert [(line.id, line.seat) for line in mine] == [(made.table.id, 0)]
                cookie = {"Cookie": f"praxis_session={desk.http.cookies['praxis_session']}"}
                async with await connect(address, made.table.id, additional_headers=cookie) as seat:
                    assert (seat.you.seat, seat.you.host) == (0, True)

    asyncio.run(run())


def test_the_password_is_kept_as_argon2_and_nowhere_else(tmp_path: Path) -> None:
    async def run() -> str:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            await register(lobby)
        store = await Store.open(tmp_path / "praxis.sqlite")
        row = (await store.accounts())[0]
        await store.close()
        return row.password

    assert asyncio.run(run()).startswith("$argon2id$")
    assert all(b"correct horse" not in path.read_bytes() for path in tmp_path.iterdir())


def test_wrong_names_and_passwords_get_the_same_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            await register(lobby)
            messages = set()
            for name, password in [("Anna", "wrong horse"), ("Nobody", "correct horse")]:
                async with Lobby(address) as other:
                    with pytest.raises(Refused) as refused:
                        await other.call("POST", "/session", AccountInfo, {"name": name, "password": password})
                    messages.add((refused.value.kind, refused.value.message))
            assert messages == {("401", "no account has this name and password")}

    asyncio.run(run())


def test_names_are_taken_once_whatever_their_case(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address:
            async with Lobby(address) as lobby:
                await register(lobby)
            for name in ("anna", "ＡＮＮＡ", "Anna "):
                async with Lobby(address) as lobby:
                    with pytest.raises(Refused, match="is taken"):
                        await register(lobby, name=name)
            async with Lobby(address) as lobby:
                with pytest.raises(Refused, match="password"):
                    await lobby.call("POST", "/account", AccountInfo, {"name": "Bruno", "password": "short"})

    asyncio.run(run())


def test_the_session_cookie_is_for_this_server_alone(tmp_path: Path) -> None:
    async def cookie(**settings: str) -> str:
        async with serving(config(tmp_path, **settings)) as address, httpx.AsyncClient(base_url=address) as http:
            name = f"P{len(settings)}"
            answer = await http.post("/api/v1/account", json={"name": name * 2, "password": "correct horse"})
            return answer.headers["set-cookie"]

    plain = asyncio.run(cookie())
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Secure" not in plain
    assert "Secure" in asyncio.run(cookie(public="https://table.example"))


def test_another_sites_form_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            await register(lobby)
            body = {"lang": "it"}
            good = await lobby.http.patch("/account", json=body)
            assert good.status_code == 200
            # A page of another site has the cookie sent along, but cannot read the form key.
            forged = await lobby.http.patch("/account", json=body, headers={"x-praxis-csrf": "0" * 128})
            assert forged.status_code == 403
            del lobby.http.headers["x-praxis-csrf"]
            assert (await lobby.http.patch("/account", json=body)).status_code == 403
            foreign = await lobby.http.post("/tables", json=market(2), headers={"origin": "https://evil.example"})
            assert foreign.status_code == 403
            assert "other sites" in foreign.json()["detail"]

    asyncio.run(run())


def test_another_sites_page_cannot_open_a_socket(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, public="https://table.example")) as address, Lobby(address) as lobby:
            made = await lobby.make(market(2))
            for origin in (address, "https://table.example"):
                async with await connect(address, made.table.id, made.token, origin=origin) as seat:
                    assert seat.you.seat == 0
            for origin in (
                "https://evil.example",
                "null",
                "http://127.0.0.1.evil.example",
                "https://table.example.evil",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, made.table.id, made.token, origin=origin)
                assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_signing_out_and_a_new_password_end_sessions(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as one, Lobby(address) as two:
            await register(one)
            await two.call("POST", "/session", AccountInfo, {"name": "Anna", "password": ANNA["password"]})
            change = {"password": "battery staple", "old_password": "wrong horse"}
            with pytest.raises(Refused, match="old password"):
                await one.call("PATCH", "/account", AccountInfo, change)
            await one.call("PATCH", "/account", AccountInfo, {**change, "old_password": ANNA["password"]})
            with pytest.raises(Refused, match="not signed in"):
                await two.call("GET", "/account", AccountInfo)
            assert (await one.call("GET", "/account", AccountInfo)).name == "Anna"
            await one.call("DELETE", "/session", type(None))
            with pytest.raises(Refused, match="not signed in"):
                await one.call("GET", "/account", AccountInfo)

    asyncio.run(run())


def test_an_old_session_and_a_deleted_account_are_nobodys(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, session_days=0)) as address, Lobby(address) as lobby:
            await lobby.call("POST", "/account", AccountInfo, ANNA)
            with pytest.raises(Refused, match="not signed in"):
                await lobby.call("GET", "/account", AccountInfo)
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            await lobby.sign_in("Anna", ANNA["password"])
            await lobby.call("DELETE", "/account", type(None))
            with pytest.raises(Refused, match="no account"):
                await lobby.call("POST", "/session", AccountInfo, {"name": "Anna", "password": ANNA["password"]})

    asyncio.run(run())


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with serving(config(tmp_path, limits={"sign_ins": 3})) as address, Lobby(address) as lobby:
            guess = {"name": "Anna", "password": "wrong horse"}
            return [(await lobby.http.post("/session", json=guess)).status_code for _ in range(5)]

    assert asyncio.run(run()) == [401, 401, 401, 429, 429]


def test_requests_are_limited_and_the_answer_says_so(tmp_path: Path) -> None:
    async def run() -> httpx.Response:
        async with serving(config(tmp_path, limits={"requests": 5})) as address, Lobby(address) as lobby:
            for _ in range(5):
                assert (await lobby.http.get("/games")).status_code == 200
            return await lobby.http.get("/games")

    answer = asyncio.run(run())
    assert answer.status_code == 429
    assert answer.json()["detail"]


def test_a_server_can_be_without_accounts(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, accounts=False)) as address, Lobby(address) as lobby:
            with pytest.raises(Refused, match="has no accounts"):
                await lobby.call("POST", "/account", AccountInfo, ANNA)
            await lobby.make(market(2))

    asyncio.run(run())


def test_praxis_account_makes_an_administrator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            await register(lobby)
            with pytest.raises(Refused) as refused:
                await lobby.call("GET", "/accounts", list[AccountInfo])
            assert refused.value.kind == "403"
            assert await asyncio.to_thread(main, ["account", "anna", "--admin", "--data", str(tmp_path)]) == 0
            assert [row.name for row in await lobby.call("GET", "/accounts", list[AccountInfo])] == ["Anna"]
            assert await asyncio.to_thread(main, ["account", "Anna", "--disable", "--data", str(tmp_path)]) == 0
            with pytest.raises(Refused, match="not signed in"):
                await lobby.call("GET", "/account", AccountInfo)

    asyncio.run(run())
    assert main(["account", "Nobody", "--data", str(tmp_path)]) == 2
    assert "no account is called 'Nobody'" in capsys.readouterr().err


def test_an_administrator_bans_a_name_sees_all_tables_and_closes_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as admin, Lobby(address) as guest:
            await admin.register("Root", "correct horse")
            await change_at(tmp_path / DATABASE, "Root", True, None, None)
            hidden = await guest.make(market(2, rules={"listed": False}))
            state = await admin.call("GET", "/server", ServerState)
            assert (state.store, state.database, state.tables_awake) == ("ok", "sqlite", 1)
            [line] = await admin.call("GET", "/server/tables?phase=gathering", list[TableLine])
            assert line.id == hidden.table.id
            assert await admin.call("PUT", "/server/bans/Count%20Orlok", list[str]) == ["count orlok"]
            for way in (
                guest.take(hidden.table.id, 1, "COUNT\u200f Orlok", token=""),
                guest.make(market(2, seats=[{"who": "me", "name": "Count Orlok"}])),
                guest.register("count orlok", "correct horse"),
            ):
                with pytest.raises(Refused, match="that name may not be used") as refused:
                    await way
                assert refused.value.kind == "403"
            assert await admin.call("DELETE", "/server/bans/Count%20Orlok", list[str]) == []
            await guest.take(hidden.table.id, 1, "Count Orlok", token="")
            await admin.call("DELETE", f"/tables/{hidden.table.id}", type(None))
            assert (await guest.table(hidden.table.id)).table.phase == "closed"

    asyncio.run(run())

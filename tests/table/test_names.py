"""Names of people: nothing invisible, nothing that could be taken for somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from praxis.table.client import Gone, Lobby, Refused, connect
from praxis.table.people import bans
from praxis.table.people.names import clean_name, key_of, looks_like
from praxis.table.people.rights import Forbidden
from praxis.table.store import Store
from praxis.table.wire.rest_types import AccountInfo
from praxis.table.wire.typed_text import BadText
from tests.table.running import config, gathered, market, serving


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("An\u200bna", "Anna"),
        ("\u2060Anna\ufeff", "Anna"),
        ("Anna\u3164", "Anna"),
        ("A\u034fnna\u2800", "Anna"),
        ("\u202eannA", "annA"),
        ("Zoe\u0301\u0301\u0301\u0301\u0301", "Zo\u00e9\u0301\u0301"),
        ("  Anna \n Bee ", "Anna Bee"),
        ("Ánna", "Ánna"),
        ("アンナ", "アンナ"),
    ],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["\u200b\u200d", "\u3164", "   ", "\u2800"])
def test_a_name_that_shows_nothing_is_refused(typed: str) -> None:
    with pytest.raises(BadText, match="the name is empty"):
        clean_name(typed)


@pytest.mark.parametrize(
    "other", ["anna", "ANNA", "Аnnа", "Αnna", "Ａｎｎａ", "An\u200bna"]
)  # Cyrillic А and а, Greek Alpha, full width, an invisible sign
def test_letters_that_look_alike_make_the_same_name(other: str) -> None:
    assert key_of(other) == key_of("Anna")


def test_a_capital_i_passes_for_a_small_l_but_two_real_names_do_not_for_each_other() -> None:
    assert looks_like("BiII", "Bill")
    assert looks_like("R0bin", "Robin")
    assert not looks_like("Ella", "Eila")
    assert not looks_like("Anna", "Hanna")


def test_nobody_at_a_table_can_be_taken_for_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            host = await lobby.make(market(3))
            link = await lobby.link(host.table.id, 1)
            mine = host.table.seats[0].name
            with pytest.raises(Refused, match="cannot be mistaken") as refused:
                await lobby.take(host.table.id, 1, mine.upper().replace("A", "\u0410"), token=link.token)
            assert refused.value.kind == "400"
            seated = await lobby.take(host.table.id, 1, "Bruno", token=link.token)
            assert seated.table.seats[1].name == "Bruno"
            again = await lobby.take(host.table.id, 1, "BRUNO", token=link.token)  # one's own name is no other's
            assert again.table.seats[1].name == "BRUNO"

    asyncio.run(run())


def test_a_banned_name_is_banned_in_every_disguise(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path / "praxis.sqlite")
        try:
            await bans.ban(store, "Troll")
            for disguise in ("troll", "Тroll", "TroII", "Tr\u200boll", "Tr0ll"):
                with pytest.raises(Forbidden):
                    await bans.check(store, disguise)
            await bans.check(store, "Trolley", "Tolly")
            await bans.allow(store, "TROLL")
            await bans.check(store, "Troll")
        finally:
            await store.close()

    asyncio.run(run())


def test_a_person_who_is_there_is_replaced_by_nobody_else(tmp_path: Path) -> None:
    """Neither by the host nor by another seat."""

    async def run() -> None:
        new = market(3, rules={"takeover": 0})
        async with serving(config(tmp_path, least_takeover=0)) as address, gathered(address, new) as party:
            lobby, table = party.lobby, party.id
            for token in (party.tokens[0], party.tokens[2]):
                with pytest.raises(Refused, match="is here and answers") as refused:
                    await lobby.put_bot(table, 1, "random", token=token)
                assert refused.value.kind == "403"
            await party.seats[1].close()
            await party.seats[0].until(lambda now: not now.table.seats[1].present)
            await lobby.put_bot(table, 1, "random", token=party.tokens[0])
            await lobby.put_bot(table, 2, "random", token=party.tokens[2])  # one's own seat

    asyncio.run(run())


def test_the_sockets_of_a_disabled_account_are_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby, Lobby(address) as chief:
            await lobby.register("Anna", "correct horse")
            await chief.register("Chief", "battery staple")
            store = await Store.open(tmp_path / "praxis.sqlite")
            row = await store.account("chief")
            assert row is not None
            await store.change_account(row.id, admin=True)
            await store.close()
            host = await lobby.make(market(2))
            async with await connect(address, host.table.id, host.token) as anna:
                await chief.call("PATCH", "/accounts/Anna", AccountInfo, {"disabled": True})
                with pytest.raises(Gone) as gone:
                    await anna.until(lambda _: False)
                assert gone.value.reason == "removed"
            with pytest.raises(Gone, match="may not be used"):
                await connect(address, host.table.id, host.token)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8230", True),
        ("127.0.0.1:1", True),
        ("[::1]:8230", True),
        ("192.168.7.20:8230", True),
        ("table.example", True),
        ("nas.local:8230", True),
        ("evil.example", False),
        ("evil.example:8230", False),
        ("localhost.evil.example", False),
        ("", False),
        ("a b", False),
    ],
)
def test_a_foreign_host_header_is_not_ours(tmp_path: Path, host: str, ours: bool) -> None:
    settings = config(tmp_path, public="https://table.example", hosts="nas.local,table.lan")
    assert settings.is_called(host) is ours


def test_a_request_for_another_name_is_refused_with_one_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            answer = await lobby.http.get("/tables", headers={"host": "evil.example"})
            assert answer.status_code == 403
            assert "not called 'evil.example'" in answer.json()["detail"]
            assert (await lobby.http.get("/tables")).status_code == 200

    asyncio.run(run())

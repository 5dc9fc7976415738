"""What an account may be called, which passwords are refused, and how guesses at one account are slowed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from praxis import languages
from praxis.cli.account import app
from praxis.table.client import Lobby, Refused
from praxis.table.hall.hall import Hall
from praxis.table.people.account_rules import words
from praxis.table.people.accounts import Accounts
from praxis.table.people.guesses import DEVICE, FORGOTTEN, FREE, LONGEST, MOST, Devices, Guesses
from praxis.table.people.passwords import Weakness, weakness
from praxis.table.server.limits import TooFast
from praxis.table.store import AccountRow, Store
from praxis.table.wire.rest_types import AccountInfo
from tests.table.running import config, serving

GOOD = "a raven by the lake"
WEAK: list[tuple[str, Weakness]] = [
    ("\0" * 8, "control"),
    ("pass\tword\x07", "control"),
    (" " * 8, "blank"),
    ("\u3000\u2003" * 5, "blank"),
    ("\u200b" * 8, "blank"),
    ("aaaaaaaa", "repeated"),
    ("abababab", "repeated"),
    ("hellohello", "repeated"),
    ("1 1 1 1 2 2", "repeated"),
    ("12345678", "run"),
    ("１２３４５６７８", "run"),
    ("87654321", "run"),
    ("abcd1234", "run"),
    ("QWERTZUI", "run"),
    ("1qaz2wsx", "run"),
    ("password", "common"),
    ("P@ssw0rd", "common"),
    ("Passwort1!", "common"),
    ("iloveyou99", "common"),
    ("camarilla", "common"),
    ("Theodora", "name"),
    ("theodora42!!", "name"),
]


@pytest.mark.parametrize(("password", "why"), WEAK)
def test_what_is_guessed_first_is_no_password(password: str, why: Weakness) -> None:
    assert weakness(password, "Theodora") == why


@pytest.mark.parametrize(
    "password", [GOOD, "correct horse", "kjh3!sdf", "ein Rabe am See", "カラスは湖のそばに", "Theodora reads Dante"]
)
def test_what_is_not_guessed_is_a_password(password: str) -> None:
    assert weakness(password, "Theodora") is None


def test_every_refusal_is_said_in_every_language() -> None:
    whys = {why for _, why in WEAK}
    for lang in languages.known():
        said = [words(lang).passwords[why] for why in whys]
        said += [words(lang).names["dots"].format(), words(lang).names["sign"].format(sign="/")]
        assert len(set(said)) == len(whys) + 2
        assert all("\n" not in line for line in said)
        if lang != "en":
            assert not set(said) & set(words("en").passwords.values())


def test_a_weak_password_is_refused_wherever_one_is_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            for password, why in WEAK:
                with pytest.raises(Refused) as refused:
                    await lobby.register("Theodora", password, "de")
                said = words("de").passwords[why]
                # A NUL is refused in every text, before it is looked at as a password.
                assert refused.value.kind == "400"
                assert "\0" in password or refused.value.message == said
            await lobby.register("Theodora", GOOD, "it")
            change = {"password": "12345678", "old_password": GOOD}
            with pytest.raises(Refused) as refused:
                await lobby.call("PATCH", "/account", AccountInfo, change)
            assert refused.value.message == words("it").passwords["run"]

    asyncio.run(run())
    typed = CliRunner().invoke(app, ["Theodora", "--password", "--data", str(tmp_path)], input="12345678\n12345678\n")
    assert "row of neighbours" in f"{typed.output}{typed.exception}"


# -- names -----------------------------------------------------------------------------------------------------------

HOSTILE = (
    "a/b",
    "/",
    "//x",
    "..",
    ".",
    "...",
    "../admin",
    "a\\b",
    "50%",
    "%2e%2e",
    "who?",
    "a#b",
    "x/../y",
    "-/-",
    ". .",
)
ALLOWED = ("Anna", "J. R.", "O'Neill", "María-José", "日本", "a&b", "1+1", "x=y", "a;b", "...b", "~me", "a:b", "@x")


def test_an_account_is_not_called_what_has_a_meaning_in_an_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address:
            for name in HOSTILE:
                async with Lobby(address) as lobby:
                    with pytest.raises(Refused) as refused:
                        await lobby.register(name * (3 - min(2, len(name))), GOOD)
                    assert refused.value.kind == "400"
                    assert "name of an account" in refused.value.message, name
            for name in ALLOWED:
                async with Lobby(address) as lobby:
                    await lobby.register(name, GOOD)

    asyncio.run(run())


async def old_accounts(path: Path) -> None:
    """Accounts of before there were rules for names, and an administrator."""
    store = await Store.open(path / "praxis.sqlite")
    try:
        for number, name in enumerate((*HOSTILE, *ALLOWED)):
            await store.add_account(AccountRow(f"{number:016x}", name.casefold(), name, "", "en", False, False, 0))
        accounts = Accounts(store, 1)
        row = await accounts.register("Chief", GOOD, "en", 0)
        await store.change_account(row.id, admin=True)
    finally:
        await store.close()


def test_an_account_of_any_name_can_be_administered(tmp_path: Path) -> None:
    async def run() -> None:
        await old_accounts(tmp_path)
        async with serving(config(tmp_path)) as address, Lobby(address) as chief:
            await chief.sign_in("Chief", GOOD)
            for name in (*HOSTILE, *ALLOWED):
                for disabled in (True, False):
                    answer = await chief.http.patch("/accounts", params={"name": name}, json={"disabled": disabled})
                    assert answer.status_code == 200, (name, answer.text)
                    assert answer.json()["name"] == name
                    assert answer.json()["disabled"] is disabled
                banned = await chief.http.put("/server/bans", params={"name": name})
                assert banned.status_code == 200, (name, banned.text)
                assert banned.json()
                assert (await chief.http.delete("/server/bans", params={"name": name})).json() == []
            unknown = await chief.http.patch("/accounts", params={"name": "no/body"}, json={"disabled": True})
            assert unknown.status_code == 404
            # Names without a slash still have an address of their own.
            assert (await chief.http.patch("/accounts/Anna", json={"disabled": True})).status_code == 200

    asyncio.run(run())


# -- guesses ---------------------------------------------------------------------------------------------------------


def test_each_failure_makes_the_next_attempt_wait_longer_but_never_long() -> None:
    guesses, now = Guesses(), 1_000_000
    waits = []
    for _ in range(20):
        waits.append(guesses.wait("anna", now))
        guesses.failed("anna", now)
    assert waits[:FREE] == [0] * FREE
    assert waits[FREE : FREE + 4] == [1000, 2000, 4000, 8000]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST
    assert guesses.wait("bruno", now) == 0
    assert guesses.wait("anna", now + LONGEST) == 0, "it is a wait and no lock"
    guesses.failed("anna", now + FORGOTTEN)
    assert guesses.wait("anna", now + FORGOTTEN) == 0, "after a quiet while all is forgotten"
    guesses.succeeded("anna")
    for _ in range(FREE):
        guesses.check("anna", now)
        guesses.failed("anna", now)
    with pytest.raises(TooFast, match="try again in 1 s"):
        guesses.check("anna", now)


def test_guesses_at_many_names_need_little_memory() -> None:
    guesses = Guesses()
    for number in range(MOST + 100):
        guesses.failed(f"name {number}", number)
    assert len(guesses._failed) <= MOST


def test_a_proof_is_for_one_account_and_one_server() -> None:
    devices = Devices("secret")
    proof = devices.proof("anna")
    assert devices.known("anna", proof)
    for account, shown in (
        ("bruno", proof),
        ("anna", ""),
        ("anna", "."),
        ("anna", proof[:-1]),
        ("anna", "é." + "0" * 64),
    ):
        assert not devices.known(account, shown)
    assert not Devices("another").known("anna", proof)


def test_guesses_from_many_addresses_are_slowed_and_the_owner_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy every request has an address of its own; the account is the same. The clock stands still."""
    monkeypatch.setattr(Hall, "now", lambda _: 10**13)

    async def guess(address: str, number: int, **more: str) -> int:
        async with Lobby(address) as lobby:
            lobby.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
            lobby.http.cookies.update(more)
            password = GOOD if more else f"a wrong one {number}"
            answer = await lobby.http.post("/session", json={"name": "ANNA", "password": password})
            return answer.status_code

    async def run() -> None:
        settings = config(tmp_path, proxies=["127.0.0.1"])
        async with serving(settings) as address, Lobby(address) as owner:
            await owner.register("Anna", GOOD)
            device = str(owner.http.cookies[DEVICE])
            found = [await guess(address, number) for number in range(FREE + 3)]
            assert found[:FREE] == [401] * FREE
            assert found[-1] == 429
            assert (await owner.call("GET", "/account", AccountInfo)).name == "Anna", "a session goes on"
            assert await guess(address, 99, **{DEVICE: device}) == 200, "the owner's device is known"
            assert await guess(address, 98, **{DEVICE: "0" * 16 + "." + "0" * 64}) == 429
            nobody = [
                (await owner.http.post("/session", json={"name": "Nobody", "password": GOOD})).status_code
                for _ in found
            ]
            assert nobody == found, "a name that nobody has is treated like any other"

    asyncio.run(run())

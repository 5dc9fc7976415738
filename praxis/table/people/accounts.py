"""Accounts, for people who want one: a name, a password kept as an argon2 hash, sessions."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from praxis.languages.folders import ENGLISH
from praxis.table.hall.seating import Taken, Unknown
from praxis.table.history.facts import hashed
from praxis.table.people.account_rules import check_name, check_password
from praxis.table.people.guesses import Devices, Guesses
from praxis.table.people.names import clean_name, key_of, legacy_key_of
from praxis.table.people.rights import Forbidden
from praxis.table.store import AccountRow, Conflict, Store
from praxis.table.wire.typed_text import BadText

T = TypeVar("T")
_DAY: Final = 86_400_000
_HASHER: Final = PasswordHasher()


class NotSignedIn(Exception):
    """Wrong name, wrong password, or no session; the message does not say which."""


class Accounts:
    """The accounts of a server, which serve at all tables."""

    def __init__(self, store: Store, session_days: int, secret: str = "") -> None:
        """`secret` is the server's own, by which it knows devices on which somebody has signed in before."""
        self._store: Final = store
        self._span: Final = session_days * _DAY
        self._nobody = ""
        self.guesses: Final = Guesses()
        self.devices: Final = Devices(secret or secrets.token_hex(16))

    async def register(self, name: str, password: str, lang: str, now: int) -> AccountRow:
        name = clean_name(name)
        check_name(name, lang)
        check_password(password, name, lang)
        row = AccountRow(
            id=secrets.token_hex(8),
            key=key_of(name),
            name=name,
            password=await _slowly(_HASHER.hash, password),
            lang=lang,
            admin=False,
            disabled=False,
            created=now,
        )
        try:
            await self._store.add_account(row)
        except Conflict:
            raise Taken(f"the name {name!r} is taken") from None
        return row

    async def sign_in(self, name: str, password: str, now: int, proof: str = "") -> tuple[AccountRow, str]:
        """Sign in. Gives the account and the token of a new session. An unknown name takes as long as a known one.

        `proof` is what the device has got when somebody signed in there before. Guesses from other devices do not make
        such a one wait.
        """
        key = _key(name)
        device = self.devices.known(key, proof)
        who = f"device {device}" if device else f"account {key}"
        self.guesses.check(who, now)
        self.guesses.failed(who, now)  # counted before it is checked: attempts at the same time count, too
        row = await self._found(name)
        if not self._nobody:
            self._nobody = await _slowly(_HASHER.hash, secrets.token_hex(16))
        good = await _slowly(_fits, row.password if row is not None else self._nobody, password)
        if row is None or not good or row.disabled:
            raise NotSignedIn("no account has this name and password")
        self.guesses.succeeded(who)
        if _HASHER.check_needs_rehash(row.password):
            await self._store.change_account(row.id, password=await _slowly(_HASHER.hash, password))
        return row, await self.session(row, now)

    def proof(self, row: AccountRow) -> str:
        """What a device keeps on which somebody has signed in to this account."""
        return self.devices.proof(_key(row.name))

    async def session(self, row: AccountRow, now: int) -> str:
        token = secrets.token_urlsafe(32)
        await self._store.add_session(hashed(token), row.id, now + self._span)
        return token

    async def account(self, session: str, now: int) -> AccountRow | None:
        return await self._store.session(hashed(session), now) if session else None

    async def sign_out(self, session: str) -> None:
        await self._store.drop_session(hashed(session))

    async def change_password(self, row: AccountRow, old: str, new: str, session: str) -> None:
        if not await _slowly(_fits, row.password, old):
            raise Forbidden("the old password is another one")
        check_password(new, row.name, row.lang)
        await self._store.change_account(row.id, password=await _slowly(_HASHER.hash, new))
        await self._store.drop_sessions(row.id, but=hashed(session))

    async def set_password(self, name: str, new: str) -> None:
        """Set the password of an account, for the administrator at the command line."""
        row = await self.named(name)
        check_password(new, row.name, ENGLISH)
        await self._store.change_account(row.id, password=await _slowly(_HASHER.hash, new))
        await self._store.drop_sessions(row.id)

    async def _found(self, name: str) -> AccountRow | None:
        key = _key(name)
        if not key:
            return None
        return await self._store.account(key) or await self._store.account(legacy_key_of(name))

    async def named(self, name: str) -> AccountRow:
        row = await self._found(name)
        if row is None:
            raise Unknown(f"no account is called {name!r}")
        return row


def _key(name: str) -> str:
    try:
        return key_of(name)
    except BadText:
        return ""


def _low_priority() -> None:
    if sys.platform == "linux":  # only there a thread has a priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


_HASHING: Final = ThreadPoolExecutor(1, "passwords", _low_priority)
"""A lock: one password is hashed at a time. Each takes all cores and 64 MB for a tenth of a second, and tables come
first."""


async def _slowly(work: Callable[..., T], *given: str) -> T:
    return await asyncio.get_running_loop().run_in_executor(_HASHING, work, *given)


def _fits(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False


async def change_at(
    address: str | Path, name: str, admin: bool | None, disabled: bool | None, password: str | None
) -> AccountRow:
    """Open a store, change one account, close the store; for the person at the server."""
    store = await Store.open(address)
    try:
        accounts = Accounts(store, 0)
        row = await accounts.named(name)
        if admin is not None:
            await store.change_account(row.id, admin=admin)
        if disabled is not None:
            await store.change_account(row.id, disabled=disabled)
            await store.drop_sessions(row.id)
        if password is not None:
            await accounts.set_password(name, password)
        return await accounts.named(name)
    finally:
        await store.close()

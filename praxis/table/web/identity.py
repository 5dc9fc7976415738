"""Who makes a request: the account of the session cookie, the token of the Authorization header."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from praxis.table.hall.hall import Hall
from praxis.table.people.accounts import Accounts
from praxis.table.people.rights import Who
from praxis.table.server.config import SESSION
from praxis.table.server.limits import Name, address_key
from praxis.table.store import AccountRow


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of a seat, given as ``Authorization: Bearer …``."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def account_of(connection: ASGIConnection[Any, Any, Any, Any]) -> AccountRow | None:
    session = connection.cookies.get(SESSION, "")
    if not session:
        return None
    accounts: Accounts = connection.app.state.accounts
    hall: Hall = connection.app.state.hall
    return await accounts.account(session, hall.now())


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Who:
    """The person, as far as she is known without looking at a table."""
    row = await account_of(connection)
    if row is None:
        return Who()
    return Who(account=row.id, account_name=row.name, admin=row.admin)


def limit_keys(connection: ASGIConnection[Any, Any, Any, Any], account: str = "") -> tuple[str, ...]:
    """The limit_keys of a request: its address, and the account if there is one."""
    address = address_key(connection.client.host) if connection.client is not None else "?"
    return (address, f"account {account}") if account else (address,)


def charge(connection: ASGIConnection[Any, Any, Any, Any], name: Name, account: str = "") -> None:
    """Take one from the budgets of a request's limit_keys; `TooFast` if nothing is left."""
    hall: Hall = connection.app.state.hall
    hall.limits.take(name, limit_keys(connection, account))

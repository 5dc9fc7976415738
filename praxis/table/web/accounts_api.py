"""Accounts and sessions over REST."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from praxis.table.people import bans
from praxis.table.people.accounts import Accounts, NotSignedIn
from praxis.table.people.guesses import DEVICE, DEVICE_DAYS
from praxis.table.people.rights import Act, Forbidden, require
from praxis.table.server.config import SESSION, Config
from praxis.table.store import AccountRow
from praxis.table.web.identity import account_of, charge, person_of
from praxis.table.web.refusals import REFUSALS
from praxis.table.web.tables_api import Asking, hall_of
from praxis.table.wire.messages import LONGEST_NAME
from praxis.table.wire.rest_types import AccountInfo, ChangeAccount, DisableAccount, NewAccount, SignIn

NameInPath = Annotated[str, PathParameter(max_length=LONGEST_NAME, description="An account's name")]
WhichName = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_NAME, description="An account's name")]


def _accounts(request: Asking) -> Accounts:
    config: Config = request.app.state.config
    if not config.accounts:
        raise Forbidden("this server has no accounts; play as a guest")
    accounts: Accounts = request.app.state.accounts
    return accounts


def _info(row: AccountRow) -> AccountInfo:
    return AccountInfo(row.name, row.lang, row.admin, row.created, row.disabled)


async def _mine(request: Asking) -> AccountRow:
    _accounts(request)
    row = await account_of(request)
    if row is None:
        raise NotSignedIn("you are not signed in")
    return row


def _cookie(request: Asking, value: str, days: int, key: str = SESSION) -> Cookie:
    config: Config = request.app.state.config
    return Cookie(
        key=key,
        value=value,
        path="/",
        httponly=True,
        secure=config.secure,
        samesite="lax",
        max_age=days * 86_400,
    )


async def _signed_in(request: Asking, row: AccountRow, token: str, status: int) -> Response[AccountInfo]:
    config: Config = request.app.state.config
    device = _cookie(request, _accounts(request).proof(row), DEVICE_DAYS, DEVICE)
    return Response(_info(row), status_code=status, cookies=[_cookie(request, token, config.session_days), device])


@post("/account", summary="Make an account and sign in", responses=REFUSALS)
async def register(request: Asking, data: JSONBody[NewAccount]) -> Response[AccountInfo]:
    accounts, now = _accounts(request), hall_of(request).now()
    charge(request, "registrations")
    await bans.check(hall_of(request).store, data.name)
    row = await accounts.register(data.name, data.password, data.lang, now)
    return await _signed_in(request, row, await accounts.session(row, now), 201)


@post("/session", summary="Sign in", status_code=200, responses=REFUSALS)
async def sign_in(request: Asking, data: JSONBody[SignIn]) -> Response[AccountInfo]:
    accounts = _accounts(request)
    charge(request, "sign_ins")
    proof = request.cookies.get(DEVICE, "")
    row, token = await accounts.sign_in(data.name, data.password, hall_of(request).now(), proof)
    return await _signed_in(request, row, token, 200)


@delete("/session", summary="Sign out", responses=REFUSALS, status_code=204)
async def sign_out(request: Asking) -> Response[None]:
    await _mine(request)
    await _accounts(request).sign_out(request.cookies[SESSION])
    return Response(None, status_code=204, cookies=[_cookie(request, "", 0)])


@get("/account", summary="My account", responses=REFUSALS)
async def account(request: Asking) -> AccountInfo:
    return _info(await _mine(request))


@patch("/account", summary="Change my password or language", responses=REFUSALS)
async def change(request: Asking, data: JSONBody[ChangeAccount]) -> AccountInfo:
    row = await _mine(request)
    accounts = _accounts(request)
    if data.password is not None:
        charge(request, "sign_ins", row.id)
        await accounts.change_password(row, data.old_password or "", data.password, request.cookies[SESSION])
    if data.lang is not None:
        await hall_of(request).store.change_account(row.id, lang=data.lang)
    return _info(await _mine(request))


@delete("/account", summary="Delete my account", responses=REFUSALS, status_code=204)
async def drop(request: Asking) -> Response[None]:
    row = await _mine(request)
    await hall_of(request).store.drop_account(row.id)
    return Response(None, status_code=204, cookies=[_cookie(request, "", 0)])


@get("/accounts", summary="All accounts (administrators)", responses=REFUSALS)
async def everyone(request: Asking) -> list[AccountInfo]:
    require(Act.ACCOUNTS, await person_of(request))
    return [_info(row) for row in await hall_of(request).store.accounts()]


@patch("/accounts", summary="Disable or enable an account (administrators)", responses=REFUSALS)
async def disable(request: Asking, name: WhichName, data: JSONBody[DisableAccount]) -> AccountInfo:
    """The name is a query parameter, so that it may have any signs in it."""
    return await _disabled(request, name, data.disabled)


@patch("/accounts/{name:str}", summary="The same, for a name without a slash (administrators)", responses=REFUSALS)
async def disable_by_path(request: Asking, name: NameInPath, data: JSONBody[DisableAccount]) -> AccountInfo:
    return await _disabled(request, name, data.disabled)


async def _disabled(request: Asking, name: str, disabled: bool) -> AccountInfo:
    require(Act.ACCOUNTS, await person_of(request))
    accounts, store = _accounts(request), hall_of(request).store
    row = await accounts.named(name)
    await store.change_account(row.id, disabled=disabled)
    if disabled:
        await store.drop_sessions(row.id)
        await hall_of(request).close_disabled()
    return _info(await accounts.named(name))


ROUTES: Final[Sequence[Any]] = (register, account, change, drop, sign_in, sign_out, everyone, disable, disable_by_path)

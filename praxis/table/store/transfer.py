"""Writes everything to plain files and reads it back: one file per table, one per record, one line per account.

The files hold the secrets of running games and hashed passwords, so they are for the host alone.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, TypeVar

import msgspec
import sqlalchemy as sa

from praxis import __version__
from praxis.table.hall.summary import row_of
from praxis.table.history import entries as e
from praxis.table.history.facts import Facts
from praxis.table.store import AccountRow, Conflict, DeckRow, RecordRow, Store, TableRow
from praxis.table.store.writes import insert_table, set_sitter

FORMAT: Final = 1
ABOUT: Final = "praxis-export.json"
SETTINGS: Final = "settings.jsonl"
DECKS: Final = "decks.jsonl"
_OWN_SETTINGS: Final = frozenset({"csrf", "checked"})
"""Settings that each server makes for itself, and that are not exported."""
_ID: Final = re.compile(r"[0-9a-f]{16}(-[0-9]{1,6})?\Z")

T = TypeVar("T")


class BadExport(Exception):
    """A directory cannot be read or written as an export; the message is one line."""


class About(msgspec.Struct, frozen=True):
    format: int
    version: str
    tables: int
    records: int
    accounts: int


class Brought(msgspec.Struct):
    """What an import has added."""

    tables: int = 0
    records: int = 0
    accounts: int = 0
    there_already: int = 0


class SettingLine(msgspec.Struct, frozen=True):
    name: str
    value: str


class RecordLine(msgspec.Struct, frozen=True):
    """The row of a record without its text, which has a file of its own."""

    id: str
    game: str
    kind: str
    listed: bool
    table_id: str
    owner: str
    setting: str
    names: str
    answers: int
    complete: bool
    made: int


def private(path: Path) -> IO[str]:
    """A new text file that only its owner can read."""
    return open(path, "w", encoding="utf-8", newline="\n", opener=lambda name, flags: os.open(name, flags, 0o600))


async def export(store: Store, directory: Path) -> About:
    """Write everything, readable for its owner only. The directory must be new or empty."""
    try:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        if any(directory.iterdir()):
            raise BadExport(f"{directory} is not empty; give a new directory")
        for name in ("tables", "records"):
            (directory / name).mkdir(mode=0o700)
        return await _write(store, directory)
    except OSError as error:
        raise BadExport(f"{error.filename or directory}: {error.strerror}") from None


async def _write(store: Store, directory: Path) -> About:
    tables = await store.table_ids()
    for table in tables:
        lines = [e.encode(entry) for entry in await store.entries(table)]
        with private(directory / "tables" / f"{table}.jsonl") as file:
            file.writelines(f"{line}\n" for line in lines)
    count, last = 0, ""
    with private(directory / "records.jsonl") as out:
        while rows := await store.records_after(last):
            for row in rows:
                fields = msgspec.structs.asdict(row)
                text = fields.pop("text")
                out.write(msgspec.json.encode(RecordLine(**fields)).decode() + "\n")
                with private(directory / "records" / f"{row.id}.{row.kind}") as file:
                    file.write(text)
                count += 1
            last = rows[-1].id
    accounts = await store.accounts()
    with private(directory / "accounts.jsonl") as out:
        for account in accounts:
            out.write(msgspec.json.encode(account).decode() + "\n")
    with private(directory / DECKS) as out:
        for deck in await store.all_decks():
            out.write(msgspec.json.encode(deck).decode() + "\n")
    with private(directory / SETTINGS) as out:
        for name, value in (await store.settings()).items():
            if name not in _OWN_SETTINGS:
                out.write(msgspec.json.encode(SettingLine(name, value)).decode() + "\n")
    about = About(FORMAT, __version__, len(tables), count, len(accounts))
    with private(directory / ABOUT) as out:
        out.write(msgspec.json.format(msgspec.json.encode(about), indent=2).decode() + "\n")
    return about


async def bring(store: Store, directory: Path) -> Brought:
    """Read everything that the store does not have yet. Nothing in the store is changed."""
    about = _about(directory)
    if about.format != FORMAT:
        raise BadExport(f"{directory / ABOUT}: format {about.format}; this program reads format {FORMAT}")
    found = Brought()
    for path in sorted((directory / "tables").glob("*.jsonl")):
        await _bring_table(store, path, found)
    for number, line in _lines(directory / "records.jsonl", RecordLine):
        await _bring_record(store, directory, line, number, found)
    for _, account in _lines(directory / "accounts.jsonl", AccountRow):
        try:
            await store.add_account(account)
            found.accounts += 1
        except Conflict:
            found.there_already += 1
    await _bring_decks(store, directory)
    await _bring_settings(store, directory)
    return found


async def _bring_decks(store: Store, directory: Path) -> None:
    """Read the decks that accounts keep, except those of accounts that are not here. An export of an older version has
    none."""
    if (directory / DECKS).exists():
        here = {account.id for account in await store.accounts()}
        for _, deck in _lines(directory / DECKS, DeckRow):
            if deck.account in here:
                with suppress(Conflict):
                    await store.add_deck(deck)


async def _bring_settings(store: Store, directory: Path) -> None:
    """Read what the host has set, such as banned names. An export of an older version has none."""
    if (directory / SETTINGS).exists():
        known = await store.settings()
        for _, setting in _lines(directory / SETTINGS, SettingLine):
            if setting.name not in known:
                await store.set_setting(setting.name, setting.value)


def _about(directory: Path) -> About:
    try:
        return msgspec.json.decode((directory / ABOUT).read_bytes(), type=About)
    except OSError as error:
        raise BadExport(f"{directory} is not an export: {ABOUT}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise BadExport(f"{directory / ABOUT}: {error}") from None


def _text(path: Path) -> str:
    """The text of a file of an export; `BadExport` if it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadExport(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadExport(f"{path}: not UTF-8 text") from None


def _lines(path: Path, shape: type[T]) -> Iterator[tuple[int, T]]:
    text = _text(path)
    # Not `splitlines`: what somebody has typed may have other characters in it that end a line for Python.
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else [], start=1):
        try:
            yield number, msgspec.json.decode(line, type=shape)
        except msgspec.MsgspecError as error:
            raise BadExport(f"{path}:{number}: {error}") from None


def _entries(path: Path) -> list[e.AnyEntry]:
    found: list[e.AnyEntry] = []
    for number, line in _lines(path, msgspec.Raw):
        try:
            found.append(e.decode(bytes(line).decode()))
        except msgspec.MsgspecError as error:
            raise BadExport(f"{path}:{number}: {error}") from None
    return found


async def _bring_table(store: Store, path: Path, found: Brought) -> None:
    table = path.stem
    entries = _entries(path)
    if not _ID.match(table) or not entries or not isinstance(entries[0], e.Made):
        raise BadExport(f"{path}: not the entries of a table (the first line should be of kind 'made')")
    try:
        facts = Facts.of(table, entries)
    except (IndexError, ValueError):
        raise BadExport(f"{path}: an entry names a seat that the table does not have") from None
    row: TableRow = row_of(facts, entries[-1].at)
    also: list[sa.Executable] = [insert_table(row)]
    for seat, chair in enumerate(facts.chairs):
        if chair.account:
            also += set_sitter(table, seat, chair.account)
    try:
        await store.append(table, 0, entries, also)
        found.tables += 1
    except Conflict:
        found.there_already += 1


async def _bring_record(store: Store, directory: Path, line: RecordLine, number: int, found: Brought) -> None:
    if not _ID.match(line.id) or line.kind not in ("record", "position"):
        raise BadExport(f"{directory / 'records.jsonl'}:{number}: not a record's id and kind")
    path = directory / "records" / f"{line.id}.{line.kind}"
    text = _text(path)
    try:
        await store.add_record(RecordRow(**msgspec.structs.asdict(line), text=text))
        found.records += 1
    except Conflict:
        found.there_already += 1


async def export_from(address: str | Path, directory: Path) -> About:
    """Open a store, write everything to files, close the store."""
    if isinstance(address, Path) and not address.exists():
        raise BadExport(f"there is nothing to export: no {address}")
    store = await Store.open(address)
    try:
        return await export(store, directory)
    finally:
        await store.close()


async def bring_into(address: str | Path, directory: Path) -> Brought:
    """Open a store, read everything into it, close the store."""
    _about(directory)
    store = await Store.open(address)
    try:
        return await bring(store, directory)
    finally:
        await store.close()

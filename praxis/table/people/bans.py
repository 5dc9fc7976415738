"""Names that nobody may use on this server, at a seat or for an account. An administrator keeps the list."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.table.people.names import key_of, looks_like
from praxis.table.people.rights import Forbidden
from praxis.table.store import Store
from praxis.table.wire.typed_text import BadText

_SETTING: Final = "banned"
MOST: Final = 1000


async def banned(store: Store) -> list[str]:
    found = await store.setting(_SETTING)
    return msgspec.json.decode(found, type=list[str]) if found else []


async def ban(store: Store, name: str) -> list[str]:
    """Ban a name from now on. Somebody who has it already keeps it."""
    key = key_of(name)
    names = sorted({*await banned(store), key})
    if len(names) > MOST:
        raise BadText(f"at most {MOST} names can be banned")
    await store.set_setting(_SETTING, msgspec.json.encode(names).decode())
    return names


async def allow(store: Store, name: str) -> list[str]:
    names = [each for each in await banned(store) if each != key_of(name)]
    await store.set_setting(_SETTING, msgspec.json.encode(names).decode())
    return names


async def check(store: Store, *names: str) -> None:
    """Raise `Forbidden` if one of the names is banned."""
    for name in names:
        if name.strip() and any(looks_like(name, each) for each in await banned(store)):
            raise Forbidden("that name may not be used on this server; choose another")

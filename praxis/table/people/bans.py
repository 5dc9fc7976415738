"""Names that nobody may use on this server, at a seat or for an account. An administrator keeps the list."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.table.people.accounts import key_of
from praxis.table.people.rights import Forbidden
from praxis.table.store import Store
from praxis.table.wire.messages import LONGEST_NAME
from praxis.table.wire.typed_text import BadText, clean

_SETTING: Final = "banned"
MOST: Final = 1000


async def banned(store: Store) -> list[str]:
    found = await store.setting(_SETTING)
    return msgspec.json.decode(found, type=list[str]) if found else []


async def ban(store: Store, name: str) -> list[str]:
    """From now on nobody takes this name; whoever has it already keeps it."""
    key = key_of(clean(name, LONGEST_NAME, "the name"))
    names = sorted({*await banned(store), key})
    if len(names) > MOST:
        raise BadText(f"at most {MOST} names can be banned")
    await store.set_setting(_SETTING, msgspec.json.encode(names).decode())
    return names


async def allow(store: Store, name: str) -> list[str]:
    names = [each for each in await banned(store) if each != key_of(clean(name, LONGEST_NAME, "the name"))]
    await store.set_setting(_SETTING, msgspec.json.encode(names).decode())
    return names


async def check(store: Store, *names: str) -> None:
    """`Forbidden` if one of the names is banned."""
    for name in names:
        # As it will be shown, so that no invisible letter makes it another name.
        if name.strip() and key_of(clean(name, LONGEST_NAME, "the name")) in await banned(store):
            raise Forbidden("that name may not be used on this server; choose another")

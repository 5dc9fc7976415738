"""What an account may be called and what may be its password, and the refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from praxis import languages
from praxis.languages import Text
from praxis.table.game.words import Lang
from praxis.table.people.passwords import weakness
from praxis.table.wire.typed_text import BadText

SIGNS: Final = "/\\?#%"
"""Signs that have a meaning in addresses. An account is administered under an address that has its name."""


class AccountWords(msgspec.Struct, frozen=True):
    """The messages of `accounts.ftl`."""

    passwords: Mapping[str, str]
    names: Mapping[str, Text]


@cache
def words(lang: Lang) -> AccountWords:
    return languages.messages(AccountWords, "accounts", lang)


def check_password(password: str, name: str, lang: Lang) -> None:
    """Raise `BadText` if a password is too easy to guess for the account of this name."""
    found = weakness(password, name)
    if found is not None:
        raise BadText(words(lang).passwords[found])


def check_name(name: str, lang: Lang) -> None:
    """Raise `BadText` if an account must not be called so, though a seat may."""
    found = next((sign for sign in name if sign in SIGNS), "")
    if found:
        raise BadText(words(lang).names["sign"].format(sign=found))
    if not name.replace(".", "").strip():
        raise BadText(words(lang).names["dots"].format())

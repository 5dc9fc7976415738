"""The messages of a game or a part of the program in one language, in the shape that its code asks for.

A frozen struct names the messages. Its fields are filled from `PART.ftl` and `PART_….ftl` of the language's folder:

    waits: str                          the message `waits`
    place: Place                        a message and its attributes: the first field of `Place` is the message itself
    events: Mapping[str, Text]          all messages `event-…`; the key "a.b" is the message `event-a__b`

What a language lacks is said in English. A game that is not in this package brings its own folder of language folders.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from praxis.kernel.words import Lang
from praxis.languages.fluent import Source, Swap, Text
from praxis.languages.folders import ENGLISH, language

S = TypeVar("S", bound=msgspec.Struct)


class Asked(msgspec.Struct, frozen=True):
    """A question: as it is put to the reader, as it is told of somebody else, and explained to a beginner."""

    mine: Text
    theirs: Text
    help: str


class Offered(msgspec.Struct, frozen=True):
    """An option: the text of its button, and the full text."""

    text: Text
    explained: Text


class Chosen(msgspec.Struct, frozen=True):
    """Something that people choose for a new table."""

    label: str
    help: str
    values: Mapping[str, str]
    """The texts of the values, by value as text; empty for numbers, and for yes and no."""


def listed(parts: list[str], comma: str, last: str, nobody: str) -> str:
    """Names in a list, with a word between the last two."""
    if len(parts) < 2:
        return parts[0] if parts else nobody
    return comma.join(parts[:-1]) + last + parts[-1]


def name_of(key: str) -> str:
    """A key of the program in a form that Fluent allows: ``deployed.bank`` becomes ``deployed__bank``."""
    return key.replace(".", "__").replace(" ", "-")


def key_of(name: str) -> str:
    return name.replace("__", ".")


def files_of(folder: Path, part: str) -> list[Path]:
    """The file `PART.ftl` and all files `PART_….ftl`."""
    return [path for path in sorted(folder.glob(f"{part}*.ftl")) if path.stem == part or path.stem[len(part)] == "_"]


@cache
def source_of(path: Path) -> Source:
    return Source(path)


class Catalogue:
    """The files with the messages of one part, those of the reader's language before the English ones."""

    def __init__(self, part: str, lang: Lang, swap: Swap | None = None, folder: Path | None = None) -> None:
        self.swap: Final = swap
        found: list[tuple[Source, Lang]] = []
        for each in dict.fromkeys((lang, ENGLISH)):
            where = language(each).folder if folder is None else folder / each
            found += [(source_of(path), each) for path in files_of(where, part)]

        self.sources: Final = found

    def has(self, name: str) -> bool:
        return any(name in source for source, _ in self.sources)

    def names(self, prefix: str) -> list[str]:
        """All names with this prefix, in the order of the English file, without the prefix."""
        found = dict.fromkeys(name for source, _ in reversed(self.sources) for name in source)
        return [name.removeprefix(prefix) for name in found if name.startswith(prefix)]

    def text(self, name: str, attribute: str = "") -> Text:
        for source, lang in self.sources:
            if name in source and (not attribute or attribute in source.attributes(name)):
                return source.text(name, language(lang).plural, attribute, self.swap)
        raise KeyError(f"no message '{name}{'.' if attribute else ''}{attribute}'")

    def attributes(self, name: str) -> list[str]:
        found = dict.fromkeys(
            each for source, _ in reversed(self.sources) if name in source for each in source.attributes(name)
        )
        return list(found)


class Table(dict[str, Any]):
    """All messages with one prefix by their keys. Each is compiled when it is first asked for."""

    __slots__ = ("_absent", "_catalogue", "_prefix", "_shape")

    def __init__(self, catalogue: Catalogue, prefix: str, shape: Any) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._prefix = prefix
        self._shape = shape
        self._absent: set[str] = set()

    def __missing__(self, key: str) -> Any:
        name = self._prefix + name_of(key)
        if not self._catalogue.has(name):
            self._absent.add(key)
            raise KeyError(key)
        found = self[key] = _shaped(self._catalogue, name, self._shape)
        return found

    def get(self, key: str, default: Any = None) -> Any:
        if key in self._absent:
            return default
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._catalogue.has(self._prefix + name_of(key))

    def __iter__(self) -> Iterator[str]:
        return iter([key_of(name) for name in self._catalogue.names(self._prefix)])

    def __len__(self) -> int:
        return len(self._catalogue.names(self._prefix))

    def keys(self) -> Any:
        return list(self)

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]


_VALUES: Final = "value-"


def _shaped(catalogue: Catalogue, name: str, shape: Any) -> Any:
    """A message as a text or, if it has attributes, as a struct."""
    if get_origin(shape) in (Union, UnionType) or shape is str:
        return catalogue.text(name)
    first, *fields = msgspec.structs.fields(shape)
    found: dict[str, Any] = {first.name: catalogue.text(name)}
    given = catalogue.attributes(name)
    for field in fields:
        if get_origin(field.type) is Mapping:
            chosen = [each for each in given if each.startswith(_VALUES)]
            found[field.name] = {each.removeprefix(_VALUES): catalogue.text(name, each) for each in chosen}
        else:
            found[field.name] = catalogue.text(name, field.name) if field.name in given else ""
    return shape(**found)


@cache
def _hints(shape: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(shape)


def messages(shape: type[S], part: str, lang: Lang, swap: Swap | None = None, folder: Path | None = None) -> S:
    """The messages of one part of the program, filled into its struct."""
    catalogue = Catalogue(part, lang, swap, folder)
    found: dict[str, Any] = {}
    for field, hint in _hints(shape).items():
        if get_origin(hint) is Mapping:
            found[field] = Table(catalogue, prefix_of(field), get_args(hint)[1])
        else:
            found[field] = _shaped(catalogue, field.replace("_", "-"), hint)
    return shape(**found)


def prefix_of(field: str) -> str:
    """The prefix of the messages that a field holds: ``events`` holds `event-…`."""
    return field.removesuffix("s") + "-"

"""Compares the folders of the languages: what one lacks, what nothing uses, and which gaps nothing fills.

English is the measure of messages. Where it has no file (why an answer is refused is said by the rules themselves in
English), and for tables and grammars, the languages are compared with each other.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from praxis.kernel.words import Lang
from praxis.languages.fluent import PERSON, BadMessages, Form, Select, Source, Text, gaps
from praxis.languages.folders import ENGLISH, OTHER, YOU, grammar, language, languages, table

ALIKE: Final = {"Place": "place", "at": "place", "off": "place", "Way": "way"}
"""Gaps that say the same thing in different forms. A language uses the one that its sentence needs."""


class Fault(msgspec.Struct, frozen=True, order=True):
    """Something wrong with a file."""

    file: str
    line: int
    """The line of the file; 0 if the fault concerns the whole file."""
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" if self.line else f"{self.file}: {self.message}"


def faults(lang: Lang) -> list[Fault]:
    """Everything that is wrong with a language."""
    folder = language(lang).folder
    found: list[Fault] = []
    for name in sorted(_names(lang, "*.ftl")):
        if (folder / name).exists():
            found += _file(lang, folder / name)
        else:
            found += [Fault(str(folder / name), 0, "this file is missing")] if lang != ENGLISH else []
    for name in sorted(_names(lang, "*.tsv") - {"vtes_old_words.tsv"}):
        found += _table(lang, folder / name)
    for name in sorted(_names(lang, "*_cards.py")):
        found += _grammar(lang, folder / name)
    for path in sorted(folder.glob("*.py")):
        found += _keys_twice(path)
    return sorted(found)


def _names(lang: Lang, pattern: str) -> set[str]:
    """The files that a language should have: its own and those of the others."""
    return {path.name for each in languages().values() for path in each.folder.glob(pattern)}


# -- messages ----------------------------------------------------------------------------------------------------------


def _file(lang: Lang, path: Path) -> Iterator[Fault]:
    mine = Source(path)
    for name in mine:
        try:
            _texts(mine, name, lang)
        except BadMessages as error:
            yield Fault(str(path), mine.line(name), str(error).split(": ", 2)[-1])
            return
    yield from _twice(mine)
    others = _measure(lang, path.name)
    wanted = {name: (source, each) for each, source in reversed(others) for name in source}
    for name, (source, _) in wanted.items():
        if name not in mine and not name.startswith("-"):
            yield Fault(str(path), 0, f"'{name}' is missing; see {source.path}:{source.line(name)}")
    for name in mine:
        if name not in wanted and others and not name.startswith("-"):
            yield Fault(str(path), mine.line(name), f"'{name}' is said by nobody")
        elif name in wanted:
            source, each = wanted[name]
            yield from (Fault(str(path), mine.line(name), wrong) for wrong in _message(mine, lang, source, each, name))


def _measure(lang: Lang, name: str) -> list[tuple[Lang, Source]]:
    """What a file is compared with: the English file, or if there is none, those of all other languages."""
    known = [(each.lang, each.folder / name) for each in languages().values()]
    there = [(each, Source(path)) for each, path in known if path.exists()]
    return there[:1] if there and there[0][0] == ENGLISH else [pair for pair in there if pair[0] != lang]


def _twice(source: Source) -> Iterator[Fault]:
    for name, lines in source.repeated().items():
        yield Fault(str(source.path), lines[-1], f"'{name}' is there already, in line {lines[0]}")


def _texts(source: Source, name: str, lang: Lang) -> dict[str, Text]:
    """A message and its attributes."""
    plural = language(lang).plural
    found = {each: source.text(name, plural, each) for each in source.attributes(name)}
    return {"": source.text(name, plural), **found}


def _message(mine: Source, lang: Lang, theirs: Source, other: Lang, name: str) -> Iterator[str]:
    own, usual = _texts(mine, name, lang), _texts(theirs, name, other)
    for attribute in usual.keys() - own.keys():
        yield f"'{name}.{attribute}' is missing"
    for attribute in own.keys() - usual.keys():
        yield f"'{name}.{attribute}' is said by nobody"
    for attribute in own.keys() & usual.keys():
        said = f"{name}.{attribute}" if attribute else name
        yield from _gaps(said, own[attribute], usual[attribute], lang)


def _gaps(name: str, own: Text, usual: Text, lang: Lang) -> Iterator[str]:
    wanted = {ALIKE.get(gap, gap) for gap in gaps(usual) if not gap.endswith(PERSON)}
    have = {ALIKE.get(gap, gap) for gap in gaps(own) if not gap.endswith(PERSON)}
    for gap in sorted(have - wanted):
        yield f"'{name}' has a gap that nothing fills: {{ ${gap} }}"
    for gap in sorted(wanted - have):
        yield f"'{name}' leaves out {{ ${gap} }}"
    for select in _selects(own):
        if select.gap.endswith(PERSON) and select.gap.removesuffix(PERSON) not in wanted:
            yield f"'{name}' asks for the person of {{ ${select.gap.removesuffix(PERSON)} }}, which it does not have"
        allowed = (YOU, OTHER) if select.gap.endswith(PERSON) else language(lang).forms
        for way in select.ways:
            if way not in allowed and not way.isdigit() and not _worded(usual, select.gap, way):
                yield f"'{name}' has a way '{way}' for {{ ${select.gap} }}; there are {', '.join(allowed)}"


def _selects(text: Text) -> Iterator[Select]:
    if isinstance(text, Form):
        for part in text.parts:
            if isinstance(part, Select):
                yield part
                for way in part.ways.values():
                    yield from _selects(way)


def _worded(usual: Text, gap: str, way: str) -> bool:
    """Whether the measure has this way of a message, too."""
    return any(select.gap == gap and way in select.ways for select in _selects(usual))


# -- tables and grammars -----------------------------------------------------------------------------------------------


def _table(lang: Lang, path: Path) -> Iterator[Fault]:
    rows = table(lang, path.name)
    others = [table(each, path.name) for each in languages() if each != lang]
    known = {_first(row) for other in others for row in other}
    if lang != ENGLISH:  # in English the cards and rules themselves have these words
        mine = {_first(row) for row in rows}
        for key in sorted(known - mine):
            yield Fault(str(path), 0, f"'{key}' is missing")
    for number, row in enumerate(rows, start=2):
        if known and _first(row) not in known:
            yield Fault(str(path), number, f"'{_first(row)}' is in no other language")


def _first(row: Mapping[str, str]) -> str:
    return next(iter(row.values()))


def _grammar(lang: Lang, path: Path) -> Iterator[Fault]:
    """Check that the tables of a grammar have the same words as the English ones."""
    if not path.exists():
        yield Fault(str(path), 0, "this grammar of card texts is missing: they are told in English")
        return
    mine, english = grammar(lang, path.stem), grammar(ENGLISH, path.stem)
    for name in _constants(english):
        words, own = set(getattr(english, name)), set(getattr(mine, name, ()))
        for word in sorted(words - own, key=str):
            yield Fault(str(path), 0, f"{name} has no '{word}'")
        for word in sorted(own - words, key=str):
            yield Fault(str(path), 0, f"{name} has '{word}', which nothing says")


def _keys_twice(path: Path) -> Iterator[Fault]:
    """A key that stands twice in a table: Python takes the later one, and nobody reads the other."""
    tables = [each for each in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(each, ast.Dict)]
    for table_ in tables:
        said: dict[str, int] = {}
        for key, line in _keys(table_):
            if key in said:
                yield Fault(str(path), line, f"'{key}' is there already, in line {said[key]}")
            said.setdefault(key, line)


def _keys(found: ast.Dict, prefix: str = "") -> Iterator[tuple[str, int]]:
    """The keys of a table and their lines, also those of ``**{f"when-{key}": word for key, word in {...}.items()}``."""
    for key, value in zip(found.keys, found.values, strict=True):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield prefix + key.value, key.lineno
        elif key is None and isinstance(value, ast.DictComp) and isinstance(value.key, ast.JoinedStr):
            begins, source = value.key.values[0], value.generators[0].iter
            if isinstance(begins, ast.Constant) and isinstance(source, ast.Call):
                inner = source.func.value if isinstance(source.func, ast.Attribute) else None
                yield from _keys(inner, str(begins.value)) if isinstance(inner, ast.Dict) else ()


def _constants(found: Any) -> list[str]:
    return [name for name in dir(found) if name.isupper() and isinstance(getattr(found, name), dict)]

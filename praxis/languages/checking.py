"""Compares the folders of the languages: what one lacks, what nothing uses, and which gaps nothing fills.

English is the measure of messages. Where it has no file (why an answer is refused is said by the rules themselves in
English), and for tables and grammars, the languages are compared with each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from praxis.kernel.words import Lang
from praxis.languages.fluent import PERSON, BadMessages, Form, Select, Source, Text, gaps
from praxis.languages.folders import ENGLISH, OTHER, YOU, grammar, language, languages, table
from praxis.languages.rows import BadRows, Rows
from praxis.languages.speaker import NAMES

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
    for name in sorted(_names(lang, "*_cards.rows")):
        found += _rows(lang, folder / name)
    return sorted(found)


def _names(lang: Lang, pattern: str) -> set[str]:
    """The files that a language should have: its own and those of the others."""
    return {path.name for each in languages().values() for path in each.folder.glob(pattern)}


# -- messages ------------------------------------------------------------------------------------------------------


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


# -- tables and grammars -------------------------------------------------------------------------------------------


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


# -- rows of card texts --------------------------------------------------------------------------------------------


def _rows(lang: Lang, path: Path) -> Iterator[Fault]:
    """Rows that stand twice or are never reached, words that English says and this language does not, and what English
    says of a word and this language leaves out."""
    if not path.exists():
        yield Fault(str(path), 0, "these rows of card texts are missing: they are told in English")
        return
    try:
        mine = Rows(path)
    except BadRows as error:
        yield Fault(str(path), 0, str(error).removeprefix(f"{path}:"))
        return
    for line, message in mine.faults():
        yield Fault(str(path), line, message)
    for table_ in sorted(mine.tables() - mine.asked() - NAMES - {"noun", "ref"}):
        yield Fault(str(path), next(iter(mine.entries(table_).values()))[0].line, f"no row asks for '{table_}/'")
    for table_ in sorted(mine.asked() - mine.tables() - NAMES - {"code"}):
        yield Fault(str(path), 0, f"there is no table '{table_}/'")
    if lang != ENGLISH:
        yield from (Fault(str(path), 0, message) for message in _lacking(mine, Rows(english_rows(path.name))))


def _lacking(mine: Rows, english: Rows) -> Iterator[str]:
    for head in english.by_head:
        table_, slash, _ = head.partition("/")
        known = head in mine or _is_joint(head, mine)
        if not known and (not slash or table_ in mine.tables()) and table_ not in NAMES:
            yield f"'{head}' is missing; see {english.path}:{english.by_head[head][0].line}"
        elif head in mine:
            wanted = {slot for row in english.by_head[head] for slot in row.slots} - _UNSAID
            said = {slot for row in mine.by_head[head] for slot in row.slots}
            for slot in sorted(wanted - said):
                yield f"'{head}' leaves out {{{slot}}}"
    for head, rows in mine.by_head.items():
        table_, slash, _ = head.partition("/")
        if head not in english and not _is_joint(head, english) and not slash:
            yield f"'{rows[0].title}' is said by nobody"
        elif slash and head not in english and table_ in english.tables() and table_ not in NAMES:
            yield f"'{head}' is said by nobody"


_JOINT: Final = ("is-not-", "is-", "not-", "unlike-")
_UNSAID: Final = frozenset({"head", "of", "word"})
"""Slots that a language may do without: of these it says the same by other rows."""


def _is_joint(head: str, others: Rows) -> bool:
    """Whether a row joins a word with the one inside it, which a language may say apart."""
    inner = {head.removeprefix(joint) for joint in _JOINT if head.startswith(joint)}
    return any(word == "kind" or word in others for word in inner)


def english_rows(name: str) -> Path:
    return language(ENGLISH).folder / name


def _constants(found: Any) -> list[str]:
    return [name for name in dir(found) if name.isupper() and isinstance(getattr(found, name), dict)]

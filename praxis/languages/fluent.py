"""Messages in Fluent files, compiled to strings that `str.format_map` can fill.

A message is compiled when it is first asked for: to a plain string with gaps, ``{who} gains {blood}.``, or, if it is
said in several ways (person, plural, gender), to a `Form` that chooses the way and then fills the same kind of string.
Of Fluent's functions there is one: ``SIGNED($n)`` writes a number with its sign.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, Final

from fluent.syntax import FluentParser, ast

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
PERSON: Final = "-is"
"""The ending of gaps that tell of a person: ``{ $who-is -> [you] … *[other] … }``."""
_PARSER: Final = FluentParser(with_spans=True)

Plural = Callable[[int], str]
Swap = Callable[[str], str]


class BadMessages(ValueError):
    """A file of messages cannot be read; the message names file and line."""


class Form:
    """A message that is said in several ways."""

    __slots__ = ("parts", "told")

    def __init__(self, parts: list[str | Select]) -> None:
        self.parts: Final = parts
        self.told: Final = _told(parts)
        """The message for a reader who is nobody in it. It is made once, since most lines are read so."""

    def format_map(self, gaps: Mapping[str, Any]) -> str:
        parts = self.parts
        if len(parts) == 1:
            return parts[0].format_map(gaps)
        return "".join([part.format_map(gaps) for part in parts])

    def format(self, **gaps: Any) -> str:
        return self.format_map(gaps)


class Select:
    """One place of a message where the value of a gap decides what is said."""

    __slots__ = ("gap", "other", "plural", "usual", "ways")

    def __init__(self, gap: str, ways: dict[str, Text], usual: str, plural: Plural | None) -> None:
        self.gap: Final = gap
        self.ways: Final = ways
        self.usual: Final = usual
        self.other: Final = ways[usual]
        self.plural: Final = plural

    def format_map(self, gaps: Mapping[str, Any]) -> str:
        value = gaps[self.gap]
        way = self.ways.get(value if isinstance(value, str) else str(value))
        if way is None:
            way = self.other
            if self.plural is not None and isinstance(value, int):
                way = self.ways.get(self.plural(value), way)
        return way.format_map(gaps)


def _told(parts: list[str | Select]) -> str | None:
    """The text if every person is somebody else; None if something else must be chosen too."""
    found = ""
    for part in parts:
        if isinstance(part, Select):
            if not part.gap.endswith(PERSON):
                return None
            other = part.other if isinstance(part.other, str) else part.other.told
            if other is None:
                return None
            found += other
        else:
            found += part
    return found


Text = str | Form
"""A compiled message. Both types can be filled with `format_map` and `format`."""


def for_reader(text: Text, you: int) -> Text:
    """A message for a reader whose seat `you` is addressed; if `you` is negative, for anybody."""
    return text if you >= 0 or isinstance(text, str) else text.told or text


def gaps(text: Text) -> set[str]:
    """The names of a message's gaps."""
    if isinstance(text, str):
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    found: set[str] = set()
    for part in text.parts:
        if isinstance(part, str):
            found |= gaps(part)
        else:
            found |= {part.gap}.union(*map(gaps, part.ways.values()))
    return found


class Source:
    """One file of messages: the line where each begins, and the compiled messages that were asked for."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.whole: Final = path.read_text(encoding="utf-8")
        begins = [match.start() for match in _ENTRY.finditer(self.whole)]
        names = [match[1] for match in _ENTRY.finditer(self.whole)]
        self._spans: Final = dict(zip(names, zip(begins, [*begins[1:], len(self.whole)], strict=True), strict=True))
        self._parsed: dict[str, ast.Message | ast.Term] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._spans

    def __iter__(self) -> Iterator[str]:
        return iter(self._spans)

    def line(self, name: str) -> int:
        """The line of a message."""
        return self._line(self._spans[name][0])

    def _line(self, at: int) -> int:
        return self.whole.count("\n", 0, at) + 1

    def repeated(self) -> dict[str, list[int]]:
        """Messages that the file has more than once, with their lines."""
        lines: dict[str, list[int]] = {}
        for match in _ENTRY.finditer(self.whole):
            lines.setdefault(match[1], []).append(self._line(match.start()))
        return {name: found for name, found in lines.items() if len(found) > 1}

    def entry(self, name: str) -> ast.Message | ast.Term:
        found = self._parsed.get(name)
        if found is None:
            begin, end = self._spans[name]
            entry = _PARSER.parse_entry(self.whole[begin:end])
            if isinstance(entry, ast.Junk):
                said = entry.annotations[0].message if entry.annotations else "not a message"
                raise BadMessages(f"{self.path}:{self.line(name)}: {name}: {said}")
            assert isinstance(entry, ast.Message | ast.Term)
            found = self._parsed[name] = entry
        return found

    def attributes(self, name: str) -> list[str]:
        return [each.id.name for each in self.entry(name).attributes]

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        entry = self.entry(name)
        if not attribute:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def text(self, name: str, plural: Plural | None, attribute: str = "", swap: Swap | None = None) -> Text:
        """A message or one of its attributes, compiled; empty if it says nothing. `swap` changes the words between the
        gaps."""
        pattern = self.pattern(name, attribute)
        return "" if pattern is None else _Compiler(self, name, plural, swap).text(pattern)


class _Compiler:
    """Compiles one message from Fluent's syntax tree."""

    def __init__(self, source: Source, name: str, plural: Plural | None, swap: Swap | None) -> None:
        self.source: Final = source
        self.name: Final = name
        self.plural: Final = plural
        self.swap: Final = swap

    def text(self, pattern: ast.Pattern) -> Text:
        parts: list[str | Select] = []
        for element in pattern.elements:
            for part in self._element(element):
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if all(isinstance(part, str) for part in parts):
            return "".join(str(part) for part in parts)
        return Form(parts)

    def _element(self, element: ast.TextElement | ast.Placeable) -> list[str | Select]:
        if isinstance(element, ast.TextElement):
            return [self._plain(element.value)]
        return self._placed(element.expression)

    def _plain(self, text: str) -> str:
        said = self.swap(text) if self.swap is not None else text
        return said.replace("{", "{{").replace("}", "}}")

    def _placed(self, expression: object) -> list[str | Select]:
        if isinstance(expression, ast.VariableReference):
            return ["{" + expression.id.name + "}"]
        if isinstance(expression, ast.StringLiteral):
            return [self._plain(str(expression.parse()["value"]))]
        if isinstance(expression, ast.SelectExpression):
            return [self._select(expression)]
        if isinstance(expression, ast.MessageReference | ast.TermReference):
            return self._reference(expression)
        if isinstance(expression, ast.FunctionReference) and expression.id.name == "SIGNED":
            (number,) = expression.arguments.positional
            assert isinstance(number, ast.VariableReference)
            return ["{" + number.id.name + ":+}"]
        raise self._wrong("only gaps, texts, choices, other messages and SIGNED($n) may stand in braces")

    def _reference(self, reference: ast.MessageReference | ast.TermReference) -> list[str | Select]:
        name = reference.id.name if isinstance(reference, ast.MessageReference) else f"-{reference.id.name}"
        if name not in self.source:
            raise self._wrong(f"there is no '{name}' in this file")
        found = self.source.text(name, self.plural, reference.attribute.name if reference.attribute else "", self.swap)
        return [found] if isinstance(found, str) else list(found.parts)

    def _select(self, expression: ast.SelectExpression) -> Select:
        if not isinstance(expression.selector, ast.VariableReference):
            raise self._wrong("a choice is made by a gap: { $n -> … }")
        ways = {_key(variant): self.text(variant.value) for variant in expression.variants}
        other = next(_key(variant) for variant in expression.variants if variant.default)
        return Select(expression.selector.id.name, ways, other, self.plural)

    def _wrong(self, why: str) -> BadMessages:
        return BadMessages(f"{self.source.path}:{self.source.line(self.name)}: {self.name}: {why}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)

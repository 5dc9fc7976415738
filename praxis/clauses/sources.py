"""Where the code cites a clause: comments and docstrings with `[clause.id]`, and refusals that quote the id."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

import msgspec

from praxis.clauses.matrix import EDITIONS, Matrix, game_of, load

# A tag is `[combat.dodge.protects]`; several are separated by commas. `[combat.dodge]` stands for all clauses below it.
_ID: Final = r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+"
_TAG: Final = re.compile(rf"\[({_ID}(?:,\s*{_ID})*)\]")
_WHOLE_ID: Final = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+){2,}")

_COLLECTING: Final = frozenset({"append", "add", "extend"})
"""Calls that gather the reasons why something is not allowed: what they name is enforced elsewhere."""


class Tag(msgspec.Struct, frozen=True):
    id: str
    file: str
    line: int
    where: str
    """The function or class around the tag; empty at the top of a module."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.where}" if self.where else "")


def tags(package: Path, games: tuple[str, ...] = tuple(EDITIONS), naming: Collection[str] = ()) -> list[Tag]:
    """All tags in the rules of the given games, file by file. `package` is the directory of `praxis`. If clauses are
    named, only files are read closely that have the id of one of them, or of a group that one belongs to."""
    wanted = {text for id in naming for text in _spelled(id)}
    found: list[Tag] = []
    for game in games:
        for file in sorted((package / game).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if not wanted or any(spelled in text for spelled in wanted):
                found.extend(_tags_of(text, file.relative_to(package.parent).as_posix()))
    return found


def _spelled(id: str) -> Iterator[str]:
    """The texts one of which a file has that names this clause, alone or by a group."""
    words = id.split(".")
    yield id
    for size in range(2, len(words)):
        group = ".".join(words[:size])
        yield from (f"{group}]", f"{group},")


def unknown(found: list[Tag]) -> list[Tag]:
    """The tags that name neither a clause nor the beginning of one: typing errors."""
    return [tag for tag in found if not names_clauses(load(game_of(tag.id)), tag.id)]


class InCode(msgspec.Struct):
    tagged: int
    untagged: list[str]
    unknown: list[Tag]


def code_coverage(matrix: Matrix, package: Path) -> InCode:
    """The clauses that the code names, and those that it does not. A tag for a group of clauses names none of them."""
    found = tags(package, (matrix.game,))
    named = {tag.id for tag in found}
    open_rows = [row.id for row in matrix if row.kind != "physical" and row.id not in named]
    return InCode(len(named & {row.id for row in matrix}), open_rows, unknown(found))


def names_clauses(matrix: Matrix, tag: str) -> bool:
    return tag in matrix or bool(matrix.under(tag))


def _tags_of(text: str, name: str) -> Iterator[Tag]:
    tree = ast.parse(text, name)
    scopes = sorted(_scopes(tree, "", text.splitlines()), key=lambda scope: scope[0])
    for line, tag in sorted({*_in_comments(text), *_in_docstrings(tree), *_quoted(tree)}):
        yield Tag(tag, name, line, _scope_at(scopes, line))


def _scopes(node: ast.AST, outer: str, lines: list[str]) -> Iterator[tuple[int, int, str]]:
    """The first line, last line and name of every function and class. Comments right above one belong to it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{child.name}" if outer else child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            while first > 1 and lines[first - 2].lstrip().startswith("#"):
                first -= 1
            yield first, child.end_lineno or child.lineno, name
            yield from _scopes(child, name, lines)
        else:
            yield from _scopes(child, outer, lines)


def _scope_at(scopes: list[tuple[int, int, str]], line: int) -> str:
    """The innermost function or class around a line."""
    around = [name for first, last, name in scopes if first <= line <= last]
    return around[-1] if around else ""


def _split(text: str) -> Iterator[tuple[int, str]]:
    """The tags in a text, each with the number of lines before it."""
    for match in _TAG.finditer(text):
        before = text.count("\n", 0, match.start())
        for tag in match[1].split(","):
            yield before, tag.strip()


def _in_comments(text: str) -> Iterator[tuple[int, str]]:
    if "#" not in text or not _TAG.search(text):
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for _, tag in _split(token.string):
                yield token.start[0], tag


def _in_docstrings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for before, tag in _split(node.value.value):
                yield node.lineno + before, tag


def _quoted(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The ids that the code itself uses: given to a question, a refusal or an event, returned, or assigned. Not those
    in a table or a list of reasons, which explain a clause that is enforced elsewhere."""
    for node in ast.walk(tree):
        given: list[ast.expr] = []
        if isinstance(node, ast.Call):
            given = [word.value for word in node.keywords if word.arg == "clause"]
            if _called(node.func) not in _COLLECTING:
                given += node.args
        elif isinstance(node, ast.Return | ast.Assign | ast.AnnAssign) and node.value is not None:
            given = [node.value]
        elif isinstance(node, ast.arguments):
            given = [*node.defaults, *(each for each in node.kw_defaults if each is not None)]
        for value in given:
            for said in _alternatives(value):
                if isinstance(said.value, str) and _WHOLE_ID.fullmatch(said.value) and not _is_module(said.value):
                    yield said.lineno, said.value


def _is_module(text: str) -> bool:
    return text.startswith("praxis.")


def _alternatives(value: ast.expr) -> Iterator[ast.Constant]:
    """The constants that an expression can be: one, or one of those of a condition, an `or`, or a pair."""
    if isinstance(value, ast.Constant):
        yield value
    elif isinstance(value, ast.IfExp):
        yield from (*_alternatives(value.body), *_alternatives(value.orelse))
    elif isinstance(value, ast.BoolOp):
        for each in value.values:
            yield from _alternatives(each)
    elif isinstance(value, ast.Tuple):
        for each in value.elts:
            yield from _alternatives(each)


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""

"""The functions of the engine, divided into blocks: statements of which either all run or none.

A block begins with the function, in each arm of a branch or a loop, and after a statement that may leave it (``if …:
return``). A test either reaches a block or does not. A test that reaches this block and few others is most likely about
it.
"""

import ast
import builtins
import importlib.machinery
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parent.parent
_HITS = "__blocks_hit__"
_MOST = 1 << 16
_LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)
_ONE = re.compile(rb"\x01")


def functions(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Every function that does not stand inside another one, by its qualified name."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.ClassDef):
            yield from functions(child, f"{outer}{child.name}.")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{outer}{child.name}", child


def divided(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[tuple[list[ast.stmt], int]]:
    """The blocks of a function: in which list of statements each begins, and at which place. The first block is the
    function."""
    found: list[tuple[list[ast.stmt], int]] = []
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        for value in (
            getattr(node, field)
            for field in ("body", "orelse", "finalbody", "handlers", "cases")
            if hasattr(node, field)
        ):
            if not isinstance(value, list):  # the body of a lambda or of a conditional expression
                continue
            if value and isinstance(value[0], ast.stmt):
                found += [(value, place) for place in _beginnings(value)]
            waiting += value
    return found


def _beginnings(statements: list[ast.stmt]) -> Iterator[int]:
    first = statements[0]
    told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    yield 1 if told and len(statements) > 1 else 0
    for place in range(1, len(statements)):
        before = statements[place - 1]
        if hasattr(before, "body") and any(isinstance(each, _LEAVES) for each in ast.walk(before)):
            yield place


@cache
def _lines(file: str) -> dict[str, list[tuple[int, int]]]:
    """For each function of a file, the first and the last line of each block."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {
        name: [(some[place].lineno, some[-1].end_lineno or 0) for some, place in divided(node)]
        for name, node in functions(tree)
    }


def block_at(file: str, function: str, line: int) -> str:
    """The name of the block in which a line stands: the innermost one."""
    blocks = _lines(file).get(function, [])
    around = [number for number, (first, last) in enumerate(blocks) if first <= line <= last]
    number = max(around, key=lambda number: blocks[number][0], default=0)
    return named(f"{file}::{function}", number)


def named(function: str, number: int) -> str:
    return f"{function}#{number}" if number else function


# -- seeing which are reached ------------------------------------------------------------------------------------------


class Seen:
    """Records which blocks of the sources ran: it imports the sources with a mark at the head of each block."""

    def __init__(self, folder: Path = ROOT / "praxis") -> None:
        self.folder = folder
        self.names: list[str] = []
        self.hits = bytearray(_MOST)
        setattr(builtins, _HITS, self.hits)
        self._sound = importlib.machinery.SourceFileLoader.get_code

    def begin(self) -> None:
        def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
            path = Path(loader.path)
            return self.marked(path) if path.is_relative_to(self.folder) else self._sound(loader, name)

        importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]

    def end(self) -> None:
        importlib.machinery.SourceFileLoader.get_code = self._sound  # type: ignore[method-assign]

    def marked(self, path: Path) -> CodeType:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        file = path.relative_to(self.folder.parent).as_posix()
        for name, function in functions(tree):
            blocks = divided(function)
            first = len(self.names)
            self.names += [named(f"{file}::{name}", number) for number in range(len(blocks))]
            marks = [
                (some, place, self._mark(first + number, some[place])) for number, (some, place) in enumerate(blocks)
            ]
            for some, place, mark in sorted(marks, key=lambda each: -each[1]):
                some.insert(place, mark)
        return compile(tree, str(path), "exec", dont_inherit=True)

    def _mark(self, number: int, before: ast.stmt) -> ast.stmt:
        """The statement ``hits[number] = 1``, with the line number of the statement that follows."""
        mark = ast.parse(f"{_HITS}[{number}] = 1").body[0]
        for node in ast.walk(mark):
            ast.copy_location(node, before)
        return mark

    def forget(self) -> None:
        self.hits[:] = bytes(_MOST)

    def reached(self) -> list[str]:
        return [self.names[match.start()] for match in _ONE.finditer(self.hits)]

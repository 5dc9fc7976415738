"""The places of the engine that can be broken, and what each break writes there."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = (
    "praxis/kernel/game.py",
    "praxis/kernel/procedure.py",
    "praxis/kernel/rng.py",
    "praxis/effects",
    "praxis/vtes/rules",
    "praxis/vtes/actions",
    "praxis/vtes/effects",
    "praxis/vtes/model/board.py",
    "praxis/vtes/model/state.py",
    "praxis/vtes/model/stats.py",
    "praxis/vtes/editions.py",
    "praxis/vendetta/rules",
    "praxis/vendetta/effects",
)
COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SAYS_ONLY = re.compile(r"\b(say|tree|describe|words?|text|reference)\b|_why\b")
"""Functions that make sentences. Their texts are tested by reading, not by playing."""
_TAG = re.compile(r"\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+(?:,\s*[a-z][a-z0-9.-]*)*)\]")


@dataclass(frozen=True)
class Mutant:
    """One change of one place."""

    file: str
    line: int
    function: str
    begin: int
    end: int
    old: str
    new: str
    clauses: tuple[str, ...]
    which: int = 1
    """If the same text stands several times in one function, which of them is changed."""

    @property
    def place(self) -> str:
        """The name of the function, as `tools/reached.py` gives it."""
        return f"{self.file}::{self.function}"

    @property
    def name(self) -> str:
        """The name of the change in the list of known survivors. It has no line number, so that other lines can
        change."""
        which = f" ({self.which})" if self.which > 1 else ""
        return f"{self.file}::{self.function}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}{which}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {' '.join(self.old.split())[:60]} -> {self.new[:60]}"


def sources() -> list[Path]:
    found: list[Path] = []
    for place in PLACES:
        path = ROOT / place
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists()
    return [path for path in found if path.name != "__init__.py"]


def mutants_of(path: Path) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    offsets = [0]
    for line in text.encode().split(b"\n"):
        offsets.append(offsets[-1] + len(line) + 1)
    raw = text.encode()
    name = path.relative_to(ROOT).as_posix()
    for function, clauses, node in _functions(ast.parse(text), "", (), text):
        written: dict[tuple[str, str], int] = {}
        for spot, new in sorted(_changes(node), key=lambda change: (change[0].lineno, change[0].col_offset)):
            begin = offsets[spot.lineno - 1] + spot.col_offset
            end = offsets[(spot.end_lineno or spot.lineno) - 1] + (spot.end_col_offset or 0)
            old = raw[begin:end].decode()
            which = written[old, new] = written.get((old, new), 0) + 1
            yield Mutant(name, spot.lineno, function, begin, end, old, new.replace("{}", old), clauses, which)


@cache
def everywhere() -> tuple[Mutant, ...]:
    return tuple(mutant for path in sources() for mutant in mutants_of(path))


def _functions(
    node: ast.AST, outer: str, clauses: tuple[str, ...], text: str
) -> Iterator[tuple[str, tuple[str, ...], ast.FunctionDef]]:
    """Every function that does something, with the clauses that its docstring or that of its class names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            own = tuple(
                tag.strip()
                for match in _TAG.finditer(ast.get_source_segment(text, child) or "")
                for tag in match[1].split(",")
            )
            name = f"{outer}.{child.name}" if outer else child.name
            if isinstance(child, ast.ClassDef):
                yield from _functions(child, name, own[:6], text)
            elif not SAYS_ONLY.search(child.name) and child.name != "fork":
                yield name, own or clauses, child


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The places of a function that can be changed, each with the new text; `{}` stands for the old text."""
    passed = {id(node.operand) for node in ast.walk(function) if isinstance(node, ast.UnaryOp) and _below_zero(node)}
    passed |= {id(node.value) for node in ast.walk(function) if isinstance(node, ast.keyword) and node.arg == "strict"}
    for node in ast.walk(function):  # `strict` of a zip is an assertion
        if isinstance(node, ast.Assert | ast.AnnAssign | ast.arguments) or id(node) in passed:
            continue
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            yield node, f"({left} {COMPARED[type(node.ops[0])]} {right})"
        elif isinstance(node, ast.BoolOp):
            joined = " or " if isinstance(node.op, ast.And) else " and "
            yield node, f"({joined.join(f'({ast.unparse(value)})' for value in node.values)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, f"bool({ast.unparse(node.operand)})"
        elif isinstance(node, ast.UnaryOp) and _below_zero(node):  # for "nothing", -2 would be as good as -1
            yield node, str(_below_zero(node) + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, str(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, str(not node.value)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node, "pass"
        elif isinstance(node, ast.Call):
            yield from _other_seats(node, function)


def _below_zero(node: ast.AST) -> int:
    """The number below zero that is written there, or 0."""
    if not (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)):
        return 0
    written = node.operand.value if isinstance(node.operand, ast.Constant) else 0
    return -written if type(written) is int else 0


def _other_seats(call: ast.Call, function: ast.FunctionDef) -> Iterator[tuple[ast.expr, str]]:
    """Changes that hand on the next seat instead of the right one."""
    if not any(argument.arg == "g" for argument in function.args.args):
        return
    for argument in call.args:
        if isinstance(argument, ast.Name) and argument.id in ("seat", "owner", "controller"):
            yield argument, f"(({argument.id} + 1) % g.seats)"

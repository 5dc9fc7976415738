"""What the build writes into its own copy of the sources before mypyc compiles them; the sources stay as they are.

- A procedure calls its steps by name. `Procedure.do_step` looks the function of a step up and calls it as Python does;
  here each class gets a `do_step` of its own, which mypyc compiles to plain calls. ``again("offer")`` names the step by
  its number, unless another class is derived from this one: that may have other steps.
- A procedure is never part of a circle of references: its slots hold ints, words, and tuples or lists of them. The
  build says so of every class of procedures, and Python's collector does not look for circles there. The memory of the
  last one that has ended serves the next one of its class, if no other class is derived from that.
- An event is made only if somebody listens. ``g.tell(events.Burned(...))`` makes it and drops it where nobody does, in
  the playouts of bots and in simulations; here the line stands under ``if g.events is not None``.

All of it does what the source does. Of events this is so because their fields are only read: a call in them that is
not in `READS` keeps its line as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

BUILT_IN: Final = frozenset({"bool", "dict", "int", "len", "list", "max", "min", "sorted", "str", "sum", "tuple"})
OURS: Final = {
    "WHAT_WORDS": ("praxis.vtes.model.spans",),
    "facts": ("praxis.vtes.model",),
    "only": ("praxis.kernel.event", "praxis.kernel.sight"),
    "windows": ("praxis.vtes.model",),
}
"""The names in `READS` that a module imports, and from where. A test looks that no module means something else."""
READS: Final = BUILT_IN | {"WHAT_WORDS.get", "facts.named", "only", "windows.name_of"}
"""Functions that change nothing, which the fields of an event may call: as a whole, for `queue.get` is no reading."""
Insertions = list[tuple[int, str]]
"""Lines to write, each before the line with this number (from 0)."""


def weave(paths: Sequence[Path]) -> None:
    """Write all of that into these files."""
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    trees = {path: ast.parse(text) for path, text in texts.items()}
    bases = {base for tree in trees.values() for node in _classes(tree) for base in _bases(node)}
    procedures = _procedures(trees)
    for path, tree in trees.items():
        _weave(path, tree, texts[path].split("\n"), bases, procedures[path])


def _classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def _bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).split(".")[-1] for base in node.bases]


def _procedures(trees: dict[Path, ast.Module]) -> dict[Path, set[str]]:
    """The names in each file that stand for classes of procedures. Two files may use one name for different things."""
    found: dict[Path, set[str]] = {path: {"Procedure"} for path in trees}
    modules = {".".join(path.with_suffix("").parts): path for path in trees}
    before = 0
    while (now := sum(map(len, found.values()))) > before:
        before = now
        for path, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    home = next((at for name, at in modules.items() if name.endswith(f".{node.module}")), None)
                    known = found[home] if home else set()
                    found[path].update(each.asname or each.name for each in node.names if each.name in known)
            found[path].update(node.name for node in _classes(tree) if not found[path].isdisjoint(_bases(node)))
    return found


def _weave(path: Path, tree: ast.Module, lines: list[str], bases: set[str], procedures: set[str]) -> None:
    _number(tree, lines, bases)
    found = [*_guards(tree, lines), *_steps(tree), *_outside_circles(tree, lines, bases, procedures)]
    for at, line in sorted(found, key=lambda each: each[0], reverse=True):
        lines.insert(at, line)
    if found:
        path.write_text("\n".join(lines), encoding="utf-8")


def _number(tree: ast.Module, lines: list[str], bases: set[str]) -> None:
    """Name the steps to which a procedure goes back by their numbers."""
    for node in _classes(tree):
        if node.name in bases:
            continue
        names = _names_of_steps(node)
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "again":
                (step,) = call.args
                if isinstance(step, ast.Constant) and step.value in names:
                    line = lines[call.lineno - 1]
                    number = f"_again_at({names.index(step.value)})"
                    lines[call.lineno - 1] = line.replace(f'again("{step.value}")', number)


def _guards(tree: ast.Module, lines: list[str]) -> Iterator[tuple[int, str]]:
    """The conditions before each statement that tells an event; the statement itself is set in beneath it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and (game := _teller(node.value)) is not None and node.end_lineno:
            for at in range(node.lineno - 1, node.end_lineno):
                lines[at] = f"    {lines[at]}"
            yield node.lineno - 1, f"{' ' * node.col_offset}if {game}.events is not None:"


def _outside_circles(
    tree: ast.Module, lines: list[str], bases: set[str], procedures: set[str]
) -> Iterator[tuple[int, str]]:
    """Say of each class of procedures that no object of it is part of a circle of references."""
    found = [node for node in _classes(tree) if node.name in procedures]
    for node in found:
        if node.decorator_list:
            at = node.decorator_list[0].lineno - 1
            lines[at] = lines[at].replace("mypyc_attr(", "mypyc_attr(acyclic=True, ")
        else:
            again = "" if node.name in bases else ", free_list_len=1"
            yield node.lineno - 1, f"@_mypyc_attr(acyclic=True{again})"
    for each in tree.body if found else ():
        if isinstance(each, ast.ImportFrom) and each.module == "__future__":
            yield each.end_lineno or 0, "from mypy_extensions import mypyc_attr as _mypyc_attr"


def _teller(call: ast.expr) -> str | None:
    """Who tells the event of ``g.tell(events.Burned(...))``, if making it changes nothing."""
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"):
        return None
    made = call.args[0]
    if not (isinstance(call.func.value, ast.Name) and isinstance(made, ast.Call)):
        return None
    fields = [*made.args, *(field.value for field in made.keywords)]
    inside = [node for field in fields for node in ast.walk(field)]
    if any(isinstance(node, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom) for node in inside):
        return None  # a name that is bound here may be read below
    called = {ast.unparse(node.func) for node in inside if isinstance(node, ast.Call)}
    return call.func.value.id if called <= READS else None


def _steps(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A method `do_step` for each class that names its steps, and the import of what it returns."""
    found = [
        (node, names, game)
        for node in _classes(tree)
        if (names := _names_of_steps(node)) and (game := _game_of(node, names))
    ]
    for node, names, game in found:
        yield node.end_lineno or 0, _method(names, game)
    for each in tree.body if found else ():
        if isinstance(each, ast.ImportFrom) and each.module == "__future__":
            yield (
                each.end_lineno or 0,
                "from praxis.kernel.procedure import DONE as _END, Signal as _Signal, again_at as _again_at",
            )


def _names_of_steps(node: ast.ClassDef) -> list[str]:
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "STEPS":
            return list(ast.literal_eval(part.value)) if isinstance(part.value, ast.Tuple) else []
    return []


def _game_of(node: ast.ClassDef, names: list[str]) -> str:
    """The type of game that the steps take; if another class has the steps, the one that a method here calls `g`."""
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    games = [method.args.args[1].annotation for method in methods if method.name in names]
    games += [arg.annotation for method in methods for arg in method.args.args if arg.arg == "g"]
    return ast.unparse(games[0]) if games and games[0] else ""


def _method(names: list[str], game: str) -> str:
    narrower = "" if game in ("Any", "Game") else "  # type: ignore[override]"
    head = f"    def do_step(self, at: int, game: {game}) -> _Signal:{narrower}"
    body = [f"        if at == {at}:\n            return self.{name}(game)" for at, name in enumerate(names)]
    return "\n".join(["", head, *body, "        return _END", ""])

"""Which official rulings on a card have a test: those that one names by `@rules_on("Deflection", "ANK 20211003")`, or
for several cards by `@ruled_alike("card", ["Deflection", "Redirection"], "ANK 20211003")`. A ruling that needs no
test of its own stands in `rulings_without_test.tsv` with the reason: card (``*``: all that have it), source, why."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from praxis.vtes.catalogue.catalogue import load

MARK: Final = "rules_on"
FOR_SEVERAL: Final = "ruled_alike"
WITHOUT_TEST: Final = "rulings_without_test.tsv"
EVERY_CARD: Final = "*"


def tests_of(folder: Path) -> dict[tuple[int, str], list[str]]:
    """The tests of a folder by the card and the source of the ruling that they prove."""
    found: dict[tuple[int, str], list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if MARK in text or FOR_SEVERAL in text:
            for name, card, sources in _marked(ast.parse(text), folder):
                face = load().lookup(card)
                for source in sources if face is not None else ():
                    found.setdefault((face.id if face else 0, source), []).append(f"{file.name}::{name}")
    return found


def reasons_of(folder: Path) -> dict[tuple[str, str], str]:
    """Why a ruling has no test of its own, by the name of its card (or `EVERY_CARD`) and its source."""
    path = folder / WITHOUT_TEST
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.is_file() else []
    rows = [line.split("\t") for line in lines if line]
    return {(card, source): why for card, source, why in rows}


def _marked(tree: ast.Module, folder: Path) -> Iterator[tuple[str, str, list[str]]]:
    """The test, the card and the sources of each mark; a name that it uses is looked up in the module, or in the one
    that it is imported from."""
    known = {**_imported(tree, folder), **dict(_named(tree))}
    for node in tree.body:
        for call in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            assert isinstance(node, ast.FunctionDef)
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            args = [known.get(each.id, each) if isinstance(each, ast.Name) else each for each in call.args]
            if call.func.id == MARK:
                card, *sources = _words(args)
                yield node.name, card, sources
            elif call.func.id == FOR_SEVERAL:
                for row in _rows(args[1], known):
                    first = row.elts[0] if isinstance(row, ast.Tuple) else row
                    for card in _words([known.get(first.id, first) if isinstance(first, ast.Name) else first]):
                        yield node.name, card, _words(args[2:])


def _imported(tree: ast.Module, folder: Path) -> dict[str, ast.expr]:
    """What the helpers beside the tests give a name to, and a test imports."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        path = folder / f"{(node.module or '').rpartition('.')[2]}.py" if isinstance(node, ast.ImportFrom) else folder
        if isinstance(node, ast.ImportFrom) and path.is_file():
            theirs = _named_in(path)
            found |= {each.name: theirs[each.name] for each in node.names if each.name in theirs}
    return found


@cache
def _named_in(path: Path) -> dict[str, ast.expr]:
    return dict(_named(ast.parse(path.read_text(encoding="utf-8"))))


def _named(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """What the module gives a name to."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
                elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = zip(target.elts, node.value.elts, strict=False)
                    yield from ((each.id, value) for each, value in pairs if isinstance(each, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _rows(node: ast.expr, known: dict[str, ast.expr]) -> Iterator[ast.expr]:
    """The rows of a list, those of other lists in it too: ``[*SOME, ("Deflection", 1), ANOTHER]``."""
    for each in node.elts if isinstance(node, ast.List) else ():
        row = each.value if isinstance(each, ast.Starred) else each
        row = known.get(row.id, row) if isinstance(row, ast.Name) else row
        if isinstance(row, ast.List):
            yield from _rows(row, known)
        else:
            yield row


def _words(nodes: Sequence[ast.expr]) -> list[str]:
    return [each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str)]

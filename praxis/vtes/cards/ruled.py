"""Which official rulings on a card have a test: those that one names by `@rules_on("Deflection", "ANK 20211003")`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from praxis.vtes.catalogue.catalogue import load

MARK: Final = "rules_on"


def tests_of(folder: Path) -> dict[tuple[int, str], list[str]]:
    """The tests of a folder by the card and the source of the ruling that they prove."""
    found: dict[tuple[int, str], list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if MARK in text:
            for name, card, sources in _marked(ast.parse(text)):
                face = load().lookup(card)
                for source in sources if face is not None else ():
                    found.setdefault((face.id if face else 0, source), []).append(f"{file.name}::{name}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str, list[str]]]:
    for node in tree.body:
        for call in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == MARK:
                words = [each.value for each in call.args if isinstance(each, ast.Constant)]
                card, *sources = [word for word in words if isinstance(word, str)]
                assert isinstance(node, ast.FunctionDef)
                yield node.name, card, sources

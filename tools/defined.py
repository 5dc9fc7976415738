"""Which definitions of cards call a function while they are loaded, and which tests name those cards.

The functions that make the nodes of definitions run once for all tests, so no test is seen to reach them
(`tools/reached.py`). `python -m tools.defined` loads the definitions and writes, as JSON, for each function of the
effects the cards whose definition calls it, and the files they stand in.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
EFFECTS = (str(ROOT / "praxis" / "effects"), str(ROOT / "praxis" / "vtes" / "effects"))
CARDS = str(ROOT / "praxis" / "vtes" / "cards")
MOST = 12
"""The most tests of one card. A change that twelve of them do not notice is seldom noticed by a thirteenth."""


MOST_CARDS = 60
"""Of a word that more cards have, every second or third card is tried."""


class Users(NamedTuple):
    cards: list[str]
    files: list[str]


_called: dict[CodeType, set[tuple[str, int]]] = {}


def _profile(frame: FrameType, event: str, argument: object) -> None:
    code = frame.f_code
    if event != "call" or not code.co_filename.startswith(EFFECTS):
        return
    at: FrameType | None = frame
    while at is not None and at.f_code.co_name != "<module>":
        at = at.f_back
    if at is not None and at.f_code.co_filename.startswith(CARDS):
        _called.setdefault(code, set()).add((at.f_code.co_filename, at.f_lineno))


def load() -> dict[str, Users]:
    """Load the definitions in this process, and note which card calls which function."""
    from praxis.vtes.cards import definitions

    sys.setprofile(_profile)
    try:
        definitions()
    finally:
        sys.setprofile(None)
    found: dict[str, Users] = {}
    for code, places in _called.items():
        name = f"{Path(code.co_filename).relative_to(ROOT).as_posix()}::{code.co_qualname.partition('.<locals>')[0]}"
        users = found.setdefault(name, Users([], []))
        users.cards.extend(sorted({card for file, line in places if (card := _card_at(file, line))}))
        users.files.extend(sorted({Path(file).stem for file, _ in places}))
    return found


def _card_at(file: str, line: int) -> str:
    """The name of the card whose definition stands at this line."""
    for begin, end, name in _definitions(file):
        if begin <= line <= end:
            return name
    return ""


@cache
def _definitions(file: str) -> list[tuple[int, int, str]]:
    """The lines of each definition, with the name of its card."""
    found = []
    for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            named = [each.value for each in node.value.args[:2] if isinstance(each, ast.Constant)]
            names = [value for value in named if isinstance(value, str)]
            if names:
                found.append((node.lineno, node.end_lineno or node.lineno, names[0]))
    return found


@cache
def users() -> dict[str, Users]:
    """For each function, the cards whose definitions call it, found in a process of its own."""
    done = subprocess.run([sys.executable, "-m", "tools.defined"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name: Users(*found) for name, found in json.loads(done.stdout).items()}


# -- tests that name cards ---------------------------------------------------------------------------------------------


@cache
def _test_sources() -> list[tuple[str, str]]:
    """Each test function of V:TES with its source, decorators included."""
    found = []
    for path in sorted((ROOT / "tests" / "vtes").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begin = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                source = "\n".join(lines[begin - 1 : node.end_lineno])
                found.append((f"{path.relative_to(ROOT).as_posix()}::{node.name}", source))
    return found


def naming(
    place: str,
    tests: list[str],
    callers: dict[str, Users] | None = None,
    sources: list[tuple[str, str]] | None = None,
) -> Iterator[str]:
    """Those of some tests that play the cards whose definitions call a function: one of each card, then a second one of
    each, and so on.

    Then come the tests of the files in which such cards are defined.
    """
    found = (users() if callers is None else callers).get(place, Users([], []))
    written = _test_sources() if sources is None else sources
    by_function: dict[str, list[str]] = {}
    for test in tests:
        by_function.setdefault(test.partition("[")[0], []).append(test)
    step = -(-len(found.cards) // MOST_CARDS) or 1
    of_cards = [_of_card(card, by_function, written)[:MOST] for card in found.cards[::step]]
    for turn in range(MOST):
        yield from (of_card[turn] for of_card in of_cards if turn < len(of_card))
    files = {f"tests/vtes/cards/test_{stem}.py" for stem in found.files}
    yield from (test for test in tests if test.partition("::")[0] in files)


@cache
def _naming_functions(card: str) -> list[str]:
    return _naming(card, _test_sources())


def _naming(card: str, written: list[tuple[str, str]]) -> list[str]:
    return [function for function, source in written if card in source]


def _of_card(card: str, by_function: dict[str, list[str]], written: list[tuple[str, str]]) -> list[str]:
    known = _naming_functions(card) if written is _test_sources() else _naming(card, written)
    functions = [function for function in known if function in by_function]
    tests = [test for function in functions for test in by_function[function]]
    named = [test for test in tests if card in test.partition("[")[2]]
    firsts = [by_function[function][0] for function in functions]
    return list(dict.fromkeys([*named, *firsts, *tests]))


if __name__ == "__main__":
    print(json.dumps(load()))

"""Which definitions of cards call a function while they are loaded, and which tests name those cards.

The functions that make the nodes of definitions run once for all tests, so no test is seen to reach them
(`tools/reached.py`). `python -m tools.defined` loads the definitions and writes, as JSON, for each function of the
effects the cards whose definition calls it, and the files they stand in. `python -m tools.defined differing` names the
cards whose definition becomes another one if a file of the engine has another source.
"""

import ast
import importlib.machinery
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
EFFECTS = (str(ROOT / "praxis" / "effects"), str(ROOT / "praxis" / "vtes" / "effects"))
CARDS = str(ROOT / "praxis" / "vtes" / "cards")
MOST = 12
"""The most tests of one card. A change that twelve of them do not notice is seldom noticed by a thirteenth. And so many
cards whose definition becomes another one are enough."""


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
    from praxis.vtes.definitions import definitions

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
        users.files.extend(sorted({f"{Path(file).parent.name}/test_{Path(file).stem}" for file, _ in places}))
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


# -- definitions that a change makes others ----------------------------------------------------------------------------


def read_instead(file: str, source: str) -> None:
    """From now on, an import of this file reads another source."""
    path, sound = str(ROOT / file), importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        return compile(source, path, "exec", dont_inherit=True) if loader.path == path else sound(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def written_out(thing: object) -> str:
    """A definition in full: the class and the slots of every node. A node that stands there again has a number."""
    numbers: dict[int, int] = {}

    def parts(one: Any) -> Iterator[str]:
        if one is None or isinstance(one, int | str):
            yield repr(one)
        elif isinstance(one, tuple | list | set | frozenset):
            found = one if isinstance(one, tuple | list) else sorted(one, key=repr)
            yield from ("(", *(word for each in found for word in parts(each)), ")")
        elif isinstance(one, dict):
            yield from parts(list(one.items()))
        elif hasattr(one, "__qualname__"):
            yield one.__qualname__
        elif id(one) in numbers:
            yield f"#{numbers[id(one)]}"
        else:
            numbers[id(one)] = len(numbers)
            yield type(one).__name__
            slots = [slot for each in type(one).__mro__ for slot in getattr(each, "__slots__", ())]
            for slot in [*slots, *getattr(one, "__dict__", {})]:
                yield from (slot, *parts(getattr(one, slot, None)))

    return " ".join(parts(thing))


def _digests() -> Iterator[dict[str, str]]:
    """For each card by name, a digest of its definition: first of those that are written, then of those that are read
    from texts, which takes longer."""
    from praxis.vtes.catalogue.catalogue import load as catalogue
    from praxis.vtes.definitions import definition_of, definitions

    for is_written in (True, False):
        cards = [face for face in catalogue() if (face.id in definitions()) is is_written]
        yield {face.name: sha256(written_out(definition_of(face.id)).encode()).hexdigest()[:10] for face in cards}


def compared(former: Sequence[dict[str, str]]) -> list[str]:
    """The cards whose definition in this process is another one. If many are that are written, those that are read are
    left out."""
    found: list[str] = []
    for before, now in zip(former, _digests(), strict=True):
        found += [name for name, digest in now.items() if before.get(name) != digest]
        if len(found) > MOST:
            break
    return found


@cache
def _sound() -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(_in_fresh_process("digests", ""))
    return found


def _in_fresh_process(what: str, order: str) -> str:
    command = [sys.executable, "-m", "tools.defined", what]
    done = subprocess.run(command, cwd=ROOT, input=order, capture_output=True, text=True, check=True)
    return done.stdout


def differing(file: str, source: str) -> list[str]:
    """The cards whose definition becomes another one if a file has another source; none if it cannot be loaded."""
    order = json.dumps({"file": file, "source": source, "former": _sound()})
    try:
        found: list[str] = json.loads(_in_fresh_process("differing", order))
    except subprocess.CalledProcessError:
        return []
    return found


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
    files = {f"tests/vtes/cards/{name}.py" for name in found.files}
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


def main(args: Sequence[str]) -> None:
    if args == ["digests"]:
        print(json.dumps(list(_digests())))
    elif args == ["differing"]:
        order = json.load(sys.stdin)
        read_instead(order["file"], order["source"])
        print(json.dumps(compared(order["former"])))
    else:
        print(json.dumps(load()))


if __name__ == "__main__":
    main(sys.argv[1:])

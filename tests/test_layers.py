"""The shape of the package: who may import whom, what rules code may touch, and what no file may contain.

Read from the syntax trees, so that an import that only type checkers or one branch would run counts too.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from praxis.vtes import editions

ROOT = Path(__file__).parent.parent

# Layer -> the layers it may import besides itself. `praxis` itself holds the version, for everyone,
# and names what `api` and the table's client give, without importing them.
_GAMES = {"kernel", "clauses", "effects", "languages"}
_PLAYERS = _GAMES | {"vtes", "vendetta"}
_MANY = _PLAYERS | {"bots", "compiled", "extras", "games", "places"}
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "effects": {"kernel"},
    "languages": {"kernel", "effects"},
    "clauses": {"languages"},
    "compiled": set(),
    "extras": set(),
    "places": set(),
    "vtes": _GAMES,
    "vendetta": _GAMES,
    "games": _PLAYERS,
    "bots": _PLAYERS | {"games"},
    "arena": _MANY,
    "env": _MANY,
    "table": _MANY | {"arena"},
    "cli": _MANY | {"arena", "env", "table"},
    "api": _MANY | {"arena"},
    "__main__": {"cli"},
    "__init__": {"api", "table"},
}

EDITIONS = tuple(editions.EDITIONS)

# What would let a clock, the outside world or an unkeyed random source into a game.
IMPURE_MODULES = frozenset(
    """
    aiohttp asyncio builtins concurrent datetime ftplib glob http httpx importlib io locale logging
    multiprocessing os pathlib pickle random requests secrets select selectors shelve shutil signal smtplib socket
    sqlite3 ssl subprocess sys tempfile threading time urllib uuid
    """.split()
)
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


@dataclass(frozen=True)
class Module:
    """One Python file of the package."""

    path: str
    text: str

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(ast.parse(self.text, self.path)))

    @property
    def parts(self) -> tuple[str, ...]:
        """Where it stands inside praxis: ("vtes", "rules", "combat")."""
        return tuple(self.path.removesuffix(".py").split("/")[1:])

    @property
    def layer(self) -> str:
        return self.parts[0]

    @property
    def is_rules_code(self) -> bool:
        """The kernel, and each game's rules, actions and effects: pure, and fit to be compiled."""
        return self.layer in ("kernel", "effects") or self.parts[1:2] in (("rules",), ("effects",), ("actions",))

    def at(self, node: ast.AST) -> str:
        return f"{self.path}:{getattr(node, 'lineno', 1)}"

    def imports(self) -> Iterator[tuple[ast.AST, str]]:
        """Every module that this one imports, by full name."""
        package = self.path.split("/")[:-1]
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from ((node, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                origin = ".".join([*base, *filter(None, [node.module])])
                yield node, origin
                yield from ((node, f"{origin}.{alias.name}") for alias in node.names)
            elif isinstance(node, ast.Call) and last_name(node.func) in ("import_module", "__import__"):
                yield from ((node, str(name.value)) for name in node.args[:1] if isinstance(name, ast.Constant))


@cache
def modules() -> tuple[Module, ...]:
    paths = sorted((ROOT / "praxis").rglob("*.py"))
    return tuple(Module(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths)


def last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# --- import direction -------------------------------------------------------------------------------------------------


def wrong_imports(module: Module) -> list[str]:
    wrong = []
    for node, name in module.imports():
        top, layer = [*name.split("."), "", ""][:2]
        if top == "praxis" and layer not in MAY_IMPORT[module.layer] | {module.layer, "", "__version__"}:
            wrong.append(f"{module.at(node)}: {module.layer} may not import praxis.{layer}")
        elif top in ("tests", "tools"):
            wrong.append(f"{module.at(node)}: the package may not import {top}")
    return wrong


def test_every_module_belongs_to_a_layer() -> None:
    assert {module.layer for module in modules()} <= set(MAY_IMPORT)


def test_each_layer_imports_only_what_stands_before_it() -> None:
    assert [complaint for module in modules() for complaint in wrong_imports(module)] == []


# --- no circles inside a layer ----------------------------------------------------------------------------------------


def needs(found: list[Module]) -> dict[str, set[str]]:
    """Which module needs which to run, imports inside functions included; what only types need does not count."""
    names = {".".join(module.path.removesuffix(".py").removesuffix("/__init__").split("/")): module for module in found}
    graph: dict[str, set[str]] = {}
    for name, module in names.items():
        checks = [node for node in module.nodes if isinstance(node, ast.If) and last_name(node.test) == "TYPE_CHECKING"]
        for_types = {id(inner) for node in checks for each in node.body for inner in ast.walk(each)}
        wanted = {imported for node, imported in module.imports() if id(node) not in for_types} & set(names)
        # `from praxis.vtes import events` needs that module, and nothing else of its package.
        graph[name] = wanted - {each.rpartition(".")[0] for each in wanted}
    return graph


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The modules of which each needs all others of its group."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            for each in graph[waiting.pop()] - seen:
                seen.add(each)
                waiting.append(each)
        reached[start] = seen
    groups = {tuple(sorted(b for b in reached[a] if a in reached[b])) for a in graph if a in reached[a]}
    return sorted(list(group) for group in groups)


@pytest.mark.parametrize("layer", ["kernel", "effects", "vtes", "vendetta"])
def test_no_modules_of_a_game_need_each_other_in_a_circle(layer: str) -> None:
    assert circles(needs([module for module in modules() if module.layer == layer])) == []


def test_a_circle_is_found_even_if_a_function_hides_it() -> None:
    first = Module("praxis/vtes/a.py", "from praxis.vtes import b")
    second = Module("praxis/vtes/b.py", "def f():\n    from praxis.vtes.a import x")
    typed = Module("praxis/vtes/b.py", "if TYPE_CHECKING:\n    from praxis.vtes.a import x")
    assert circles(needs([first, second])) == [["praxis.vtes.a", "praxis.vtes.b"]]
    assert circles(needs([first, typed])) == []


# --- what rules code may touch ----------------------------------------------------------------------------------------


def impurities(module: Module) -> list[str]:
    if not module.is_rules_code:
        return []
    found = [
        f"{module.at(node)}: imports {name}" for node, name in module.imports() if name.split(".")[0] in IMPURE_MODULES
    ]
    for node in module.nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            found.append(f"{module.at(node)}: calls {node.func.id}()")
        elif isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.AsyncFor | ast.AsyncWith):
            found.append(f"{module.at(node)}: is asynchronous")
    return found


def test_rules_code_has_no_clock_no_dice_and_no_outside_world() -> None:
    assert [complaint for module in modules() for complaint in impurities(module)] == []


def deep_copies(module: Module) -> list[str]:
    return [
        f"{module.at(node)}: deepcopy"
        for node in module.nodes
        if last_name(node) == "deepcopy"
        or (isinstance(node, ast.ImportFrom) and any(alias.name == "deepcopy" for alias in node.names))
    ]


def test_nothing_is_deep_copied() -> None:
    assert [complaint for module in modules() for complaint in deep_copies(module)] == []


# --- editions ---------------------------------------------------------------------------------------------------------


def names_an_edition(node: ast.AST) -> bool:
    """Whether the expression is an edition's name: "2011", EDITION_2011, editions.Y2011, or a collection of them."""
    if isinstance(node, ast.Constant):
        return node.value in EDITIONS
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(names_an_edition(element) for element in node.elts)
    return last_name(node).endswith(EDITIONS)


def is_year_of_edition(node: ast.Compare) -> bool:
    """`edition.year == 2011`; the number alone may be anything (a limit of 2000 turns)."""
    sides = [node.left, *node.comparators]
    numbers = any(isinstance(side, ast.Constant) and str(side.value) in EDITIONS for side in sides)
    return numbers and any("edition" in ast.unparse(side) for side in sides)


def edition_comparisons(module: Module) -> list[str]:
    if "editions" in module.parts:
        return []
    found = []
    for node in module.nodes:
        if isinstance(node, ast.Compare):
            named = any(map(names_an_edition, [node.left, *node.comparators])) or is_year_of_edition(node)
        else:
            named = isinstance(node, ast.MatchValue) and names_an_edition(node.value)
        if named:
            found.append(f"{module.at(node)}: compares an edition by name")
    return found


def test_editions_are_compared_by_name_only_in_editions() -> None:
    assert [complaint for module in modules() for complaint in edition_comparisons(module)] == []


def edition_names(module: Module) -> list[str]:
    """An edition's name anywhere in the code: as a default, in a list, as a key."""
    if "editions" in module.parts:
        return []
    return [
        f"{module.at(node)}: names the edition {node.value}"
        for node in module.nodes
        if isinstance(node, ast.Constant) and node.value in EDITIONS
    ]


def test_editions_are_named_only_in_editions() -> None:
    assert [complaint for module in modules() for complaint in edition_names(module)] == []


# --- names ------------------------------------------------------------------------------------------------------------


def empty_names(module: Module) -> list[str]:
    found = [
        f"{module.at(node)}: class {node.name}"
        for node in module.nodes
        if isinstance(node, ast.ClassDef) and re.search(r"(Manager|Helper|Util|Handler)s?$", node.name)
    ]
    if re.fullmatch(r"_?(manager|helper|util|handler)s?", module.parts[-1]):
        found.append(f"{module.path}: says nothing of its subject")
    return found


def test_classes_and_modules_are_named_for_what_they_are() -> None:
    assert [complaint for module in modules() for complaint in empty_names(module)] == []


# --- files ------------------------------------------------------------------------------------------------------------

# In pieces, because no file may hold them, this one included.
PACKAGE_HOSTS = re.compile(
    "|".join(
        re.escape(a + b)
        for a, b in [
            ("py", "pi"),
            ("python", "hosted"),
            ("npm", "js"),
            ("yarn", "pkg"),
            ("ana", "conda.org"),
            ("crates", ".io"),
            ("deb.de", "bian.org"),
            ("--index", "-url"),
            ("--extra-index", "-url"),
            ("--find", "-links"),
            ('"reso', 'lved": "http'),
        ]
    ),
    re.IGNORECASE,
)


def tracked_files() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


def test_no_tracked_file_names_a_package_host() -> None:
    found = []
    for path in tracked_files():
        for number, line in enumerate(path.read_bytes().decode("utf-8", errors="replace").splitlines(), 1):
            if match := PACKAGE_HOSTS.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    assert found == []


@cache
def project() -> dict[str, list[str]]:
    """The packages that pyproject.toml asks for, by extra; "" are those that everyone gets."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {"": read["project"]["dependencies"], "build": read["build-system"]["requires"]}
    groups.update(read["project"]["optional-dependencies"])
    return {
        extra: [re.split(r"[\s\[<>=!~;]", requirement)[0].lower() for requirement in requirements]
        for extra, requirements in groups.items()
    }


def test_every_dependency_is_pinned_without_an_address() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [line for line in pins if not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.+]*", line)] == []
    names = {name for names in project().values() for name in names}
    assert names - {pin.split("==")[0] for pin in pins} == set()


# Which extras a layer may rely on; every other module has to work with what `./play` installs.
EXTRAS = {"table": {"table"}, "arena": {"parquet", "ray", "rl"}, "cli": {"table", "rl"}, "env": {"rl"}}
FOR_TESTS = ("praxis/clauses/proof.py", "praxis/clauses/pytest_proofs.py")


@cache
def providers() -> Mapping[str, list[str]]:
    """Module -> the installed packages that bring it."""
    return packages_distributions()


def undeclared_imports(module: Module) -> list[str]:
    """Imports of packages that pyproject.toml does not name for this layer, though something else may bring them."""
    declared = project()
    extras = {"dev"} if module.path in FOR_TESTS else EXTRAS.get(module.layer, set())
    wanted = {name for extra in ("", *extras) for name in declared[extra]}
    known = providers()
    wrong = []
    for node, name in module.imports():
        top = name.split(".")[0]
        if top in sys.stdlib_module_names or top in ("praxis", ""):
            continue
        brought_by = known.get(top) or [top]  # one that is not installed here is called as its module is
        if not {re.sub("[_.]", "-", distribution.lower()) for distribution in brought_by} & wanted:
            wrong.append(f"{module.at(node)}: {top} is no dependency of praxis.{module.layer}")
    return wrong


def test_every_imported_package_is_a_declared_dependency_of_its_layer() -> None:
    assert [complaint for module in modules() for complaint in undeclared_imports(module)] == []


# --- the checks themselves find what they look for --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text", "check"),
    [
        ("kernel/a.py", "import praxis.vtes", wrong_imports),
        ("kernel/a.py", "from praxis import clauses", wrong_imports),
        ("vtes/a.py", "from praxis.vendetta.rules import x", wrong_imports),
        ("vendetta/rules/a.py", "from ...vtes import x", wrong_imports),
        ("bots/a.py", "import praxis.arena as arena", wrong_imports),
        ("arena/a.py", "import importlib; importlib.import_module('praxis.cli.main')", wrong_imports),
        ("table/a.py", "if TYPE_CHECKING:\n    from praxis.cli import main", wrong_imports),
        ("kernel/a.py", "import random", impurities),
        ("kernel/a.py", "from time import perf_counter", impurities),
        ("vtes/rules/a.py", "import os.path", impurities),
        ("vtes/effects/a.py", "text = open('x').read()", impurities),
        ("vendetta/rules.py", "async def f(): pass", impurities),
        ("bots/a.py", "import copy; copy.deepcopy(1)", deep_copies),
        ("bots/a.py", "from copy import deepcopy as c", deep_copies),
        ("vtes/rules/a.py", "x = g.edition.name == '2011'", edition_comparisons),
        ("vtes/rules/a.py", "x = g.edition in (EDITION_2000, EDITION_2011)", edition_comparisons),
        ("vtes/rules/a.py", "x = g.edition is editions.Y2012", edition_comparisons),
        ("vtes/rules/a.py", "x = g.edition.year >= 2012", edition_comparisons),
        ("vtes/rules/a.py", "match e:\n    case '2023': pass", edition_comparisons),
        ("cli/a.py", "def show(edition: str = '2023'): pass", edition_names),
        ("vtes/rules/a.py", "class CombatManager: pass", empty_names),
        ("vtes/utils.py", "", empty_names),
        ("kernel/a.py", "import asyncpg", undeclared_imports),
        ("vtes/a.py", "import pytest", undeclared_imports),
        ("table/a.py", "from no_such_package import x", undeclared_imports),
    ],
)
def test_a_breach_is_found(file: str, text: str, check: Callable[[Module], list[str]]) -> None:
    assert check(Module(f"praxis/{file}", text)) != []


@pytest.mark.parametrize(
    ("file", "text", "check"),
    [
        ("kernel/a.py", "from praxis import __version__", wrong_imports),
        ("vtes/rules/a.py", "from praxis.kernel import game\nfrom . import master\nimport msgspec", wrong_imports),
        ("vtes/rules/a.py", "from hashlib import blake2b\nimport struct", impurities),
        ("vtes/decks/a.py", "import os", impurities),
        ("vtes/rules/a.py", "too_long = turns > 2000\nwords = edition.words", edition_comparisons),
        ("vtes/editions.py", "x = name == '2011'", edition_comparisons),
        ("table/a.py", "class ArchonTable: pass", empty_names),
        ("table/a.py", "import psycopg, json\nfrom msgspec import Struct\nfrom . import wire", undeclared_imports),
    ],
)
def test_what_is_allowed_is_not_a_breach(file: str, text: str, check: Callable[[Module], list[str]]) -> None:
    assert check(Module(f"praxis/{file}", text)) == []

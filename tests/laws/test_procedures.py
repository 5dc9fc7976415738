"""What every procedure of every game keeps to, so that forks forget nothing and views show nothing by accident."""

from __future__ import annotations

import ast
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from praxis.kernel.procedure import Procedure, Signal, again, slots_of
from tests.laws.choice import KINDS

ROOT = Path(__file__).parents[2]


def procedures() -> list[type[Procedure]]:
    """Every procedure class of the package and of the toy, now that all games are imported."""
    assert KINDS
    found: list[type[Procedure]] = []
    waiting = [Procedure]
    while waiting:
        cls = waiting.pop()
        for sub in cls.__subclasses__():
            waiting.append(sub)
            if sub not in found and sub.__module__.startswith(("praxis.", "tests.kernel.toy")):
                found.append(sub)
    return sorted(found, key=lambda cls: (cls.__module__, cls.__qualname__))


WITH_STEPS = [cls for cls in procedures() if cls.STEPS]


def source(module: str) -> ast.Module:
    """A module as it is written; also one that is in use as its compiled build."""
    file = str(sys.modules[module].__file__)
    path = Path(file) if file.endswith(".py") else ROOT.joinpath(*module.split(".")).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def written(cls: type) -> ast.ClassDef:
    """A class as it is written."""
    return next(
        node for node in source(cls.__module__).body if isinstance(node, ast.ClassDef) and node.name == cls.__name__
    )


def constructor(cls: type[Procedure]) -> tuple[str, ast.FunctionDef]:
    """The constructor that a class has or inherits, and the module in which it is written."""
    for base in cls.__mro__:
        for node in written(base).body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                return base.__module__, node
    raise AssertionError(f"{cls} has no constructor")


def parameters(cls: type[Procedure]) -> list[str]:
    given = constructor(cls)[1].args
    own = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    return [argument.arg for argument in own[1:]]


def hints(cls: type[Procedure]) -> dict[str, Any]:
    """The types of the constructor's parameters, with the names that only type checkers import."""
    name, init = constructor(cls)
    imported = {
        alias.asname or alias.name: getattr(import_module(str(node.module)), alias.name)
        for node in ast.walk(source(name))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }

    def described() -> None:
        """Stands for the constructor, which has no annotations once it is compiled."""

    described.__annotations__ = {
        argument.arg: ast.unparse(argument.annotation) for argument in init.args.args[1:] if argument.annotation
    }
    return typing.get_type_hints(described, {**imported, **vars(sys.modules[name])})


def sample(hint: Any, salt: int = 1) -> Any:
    """A value of this type, with something in every list."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return sample(next((arg for arg in args if typing.get_origin(arg) or arg is not types.NoneType), int), salt)
    if origin is typing.Literal:
        return args[0]
    if origin is list:
        return [sample(args[0], salt + n) for n in range(2)]
    if origin is dict:
        return {sample(args[0], salt): sample(args[1], salt)}
    if origin is tuple:
        return tuple(sample(arg, salt + n) for n, arg in enumerate(a for a in args if a is not Ellipsis))
    if hasattr(hint, "__supertype__"):
        return sample(hint.__supertype__, salt)
    plain: dict[Any, Any] = {int: salt, bool: True, str: f"word{salt}", types.NoneType: None, Any: salt}
    assert hint in plain, f"{hint}: slots hold ints, words, and tuples or lists of them"
    return plain[hint]


def instance(cls: type[Procedure]) -> Procedure:
    types_of = hints(cls)
    made: Any = cls
    built: Procedure = made(*[sample(types_of[name], n * 10 + 1) for n, name in enumerate(parameters(cls))])
    for name in slots_of(cls):
        assert hasattr(built, name), f"{name} has no value after construction"
    built.at, built.got = 3, ("word", 7)
    return built


def containers(value: Any) -> list[Any]:
    """All lists, dicts and sets in a value."""
    if isinstance(value, dict):
        return [value, *(found for item in value.values() for found in containers(item))]
    if isinstance(value, list | set):
        return [value, *(found for item in value for found in containers(item))]
    return [found for item in value for found in containers(item)] if isinstance(value, tuple) else []


def frozen(procedure: Procedure) -> str:
    return repr([(name, getattr(procedure, name)) for name in (*slots_of(type(procedure)), "at", "got")])


by_class = pytest.mark.parametrize("cls", WITH_STEPS, ids=lambda cls: f"{cls.__module__}.{cls.__qualname__}")


@by_class
def test_the_constructor_takes_exactly_the_slots(cls: type[Procedure]) -> None:
    assert sorted(parameters(cls)) == sorted(slots_of(cls))
    assert "__dict__" not in dir(cls), "a class without __slots__ can hold what a fork would forget"


@by_class
def test_a_fork_has_the_same_in_every_slot_and_shares_nothing_that_can_change(cls: type[Procedure]) -> None:
    types_of = hints(cls)
    parent = instance(cls)
    before = frozen(parent)
    twin = parent.fork()
    assert type(twin) is cls
    assert frozen(twin) == before
    for name in slots_of(cls):
        own = {id(each) for each in containers(getattr(parent, name))}
        assert not own & {id(each) for each in containers(getattr(twin, name))}, f"the fork shares {name}"
        for each in containers(getattr(twin, name)):
            each.clear()
        setattr(twin, name, sample(types_of[name], 999))
    assert frozen(parent) == before


@by_class
def test_only_slots_are_shown(cls: type[Procedure]) -> None:
    assert set(cls.SHOWS) <= set(slots_of(cls))
    assert len(set(cls.SHOWS)) == len(cls.SHOWS)


@by_class
def test_every_step_is_a_method_and_is_named_once(cls: type[Procedure]) -> None:
    assert len(set(cls.STEPS)) == len(cls.STEPS)
    for name in cls.STEPS:
        assert callable(getattr(cls, name, None)), f"{name} is no method"


def goes_to(cls: type[Procedure]) -> list[tuple[str, ast.expr]]:
    """Every `again(...)` in the class: the method it stands in, and the step it names."""
    return [
        (method.name, call.args[0])
        for method in ast.walk(written(cls))
        if isinstance(method, ast.FunctionDef)
        for call in ast.walk(method)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "again"
    ]


@by_class
def test_only_a_procedure_that_says_it_repeats_goes_back(cls: type[Procedure]) -> None:
    says_so = "repeats" in (ast.get_docstring(written(cls)) or "").lower()
    for method, target in goes_to(cls):
        if isinstance(target, ast.Constant):
            assert target.value in cls.STEPS, f"{method} goes to {target.value!r}, which is no step"
            ahead = method in cls.STEPS and cls.STEPS.index(method) < cls.STEPS.index(target.value)
            assert ahead or says_so, f"{method} goes back, but the docstring does not say that it repeats"


def test_no_two_procedures_of_a_game_have_the_same_name() -> None:
    """A view names its frames: `resample` finds the class by that name."""
    names = [(cls.__module__.split(".")[1], cls.__name__) for cls in WITH_STEPS]
    assert sorted(names) == sorted(set(names))


# --- these checks can fail -------------------------------------------------------------------------------------------


class Sharing(Procedure):
    __slots__ = ("cards",)
    STEPS: ClassVar[tuple[str, ...]] = ("one",)

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards

    def fork(self) -> Sharing:
        return self.resumed(Sharing(self.cards))

    def one(self, game: Any) -> Signal:
        raise NotImplementedError


class Forgetful(Sharing):
    __slots__ = ("count",)
    SHOWS = ("cost",)

    def __init__(self, cards: list[int], count: int = 0) -> None:
        super().__init__(cards)
        self.count = count

    def fork(self) -> Forgetful:
        return self.resumed(Forgetful(self.cards[:]))


class Stepless(Sharing):
    """Names a step that is no method."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("one", "two")


class Swapped(Sharing):
    """Takes too little, and goes back without saying so."""

    __slots__ = ("count", "seat", "turn")
    STEPS: ClassVar[tuple[str, ...]] = ("zero", "one")

    def __init__(self, cards: list[int], seat: int, count: int) -> None:
        super().__init__(cards)
        self.count = count
        self.seat = seat
        self.turn = 0

    def fork(self) -> Swapped:
        return self.resumed(Swapped(self.cards[:], self.count, self.seat))

    def zero(self, game: Any) -> Signal:
        return again("one")

    def one(self, game: Any) -> Signal:
        return again("zero")


class Astray(Sharing):
    """Repeats, from where there is no step."""

    __slots__ = ()

    def one(self, game: Any) -> Signal:
        return again("two")


@pytest.mark.parametrize(
    ("check", "cls"),
    [
        (test_a_fork_has_the_same_in_every_slot_and_shares_nothing_that_can_change, Sharing),
        (test_a_fork_has_the_same_in_every_slot_and_shares_nothing_that_can_change, Forgetful),
        (test_only_slots_are_shown, Forgetful),
        (test_every_step_is_a_method_and_is_named_once, Stepless),
        (test_a_fork_has_the_same_in_every_slot_and_shares_nothing_that_can_change, Swapped),
        (test_the_constructor_takes_exactly_the_slots, Swapped),
        (test_only_a_procedure_that_says_it_repeats_goes_back, Swapped),
        (test_only_a_procedure_that_says_it_repeats_goes_back, Astray),
    ],
)
def test_a_breach_is_found(check: Any, cls: type[Procedure]) -> None:
    with pytest.raises(AssertionError):
        check(cls)

"""What the build writes into its copy of the sources does what the sources do."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools import compile as tool
from tools.woven import BUILT_IN, OURS, weave

ROOT = Path(__file__).parents[2]


@pytest.fixture
def woven(tmp_path: Path) -> Path:
    return tmp_path / "chapter.py"


def text_of(path: Path, source: str) -> str:
    path.write_text(dedent(source).lstrip(), encoding="utf-8")
    weave([path])
    return path.read_text(encoding="utf-8")


def test_an_event_is_made_only_for_somebody_who_listens(woven: Path) -> None:
    source = """
    def burn(g, card):
        g.tell(
            events.Burned(card=card, where=list(g.where), seat=facts.named(g.seat))
        )
        g.due = True
    """
    lines = text_of(woven, source).splitlines()
    assert lines[1] == "    if g.events is not None:"
    assert lines[2:5] == ["        g.tell(", *("    " + line for line in dedent(source).strip().splitlines()[2:4])]
    assert lines[5] == "    g.due = True"


@pytest.mark.parametrize(
    "field",
    [
        "g.draw(6)",
        "move(card)",
        "(lambda: 1)()",
        "[g.draw_card(s) for s in g.seats]",
        "queue.get()",
        "(n := card)",
        "deck.list()",
        "g.only(1)",
        "a().get(1)",
    ],
)
def test_an_event_is_always_made_if_that_could_change_something(woven: Path, field: str) -> None:
    source = f"def burn(g, card):\n    g.tell(events.Burned(card={field}))\n"
    assert text_of(woven, source) == source


def test_what_the_fields_of_an_event_may_call_means_the_same_in_every_module() -> None:
    for path in (Path(name) for name in tool.modules()):
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node in tree.body:
                assert node.name not in BUILT_IN, path
                assert _module(path) in OURS.get(node.name, (_module(path),)), f"{path}: {node.name}"
            elif isinstance(node, ast.ImportFrom):
                for each in node.names:
                    bound = each.asname or each.name
                    assert bound not in BUILT_IN, path
                    if bound in OURS:
                        assert node.module in OURS[bound], f"{path}: {bound}"
                        assert each.name == bound, f"{path}: {each.name} as {bound}"
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                assert node.id not in BUILT_IN, f"{path}: {node.id}"


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def test_a_procedure_calls_its_steps_by_name_and_ends_after_the_last(woven: Path) -> None:
    source = """
    from __future__ import annotations
    from praxis.kernel.procedure import NEXT, Procedure, Signal, again


    class Counting(Procedure):
        STEPS: tuple[str, ...] = ("one", "two")

        def one(self, g: Game) -> Signal:
            g.append(1)
            return NEXT

        def two(self, g: Game) -> Signal:
            g.append(2)
            return again("two") if len(g) > 9 else NEXT


    class Backwards(Counting):
        STEPS: tuple[str, ...] = ("two", "one")

        def back(self, g: Game) -> Signal:
            return again("one")
    """
    found: dict[str, type] = {}
    text = text_of(woven, source)
    assert 'again("two")' in text, "a class from which another is derived names its steps"
    exec(text, found)
    assert found["Backwards"]().back([]).number == 1
    for name, order in (("Counting", [1, 2]), ("Backwards", [2, 1])):
        assert "do_step" in vars(found[name])
        done: list[int] = []
        frame = found[name]()
        codes = [frame.do_step(at, done).code for at in range(3)]
        assert done == order
        assert codes[:2] == [codes[0]] * 2 != codes[1:]


def test_a_procedure_is_outside_the_circles_that_the_collector_looks_for(woven: Path) -> None:
    source = """
    from __future__ import annotations


    @mypyc_attr(allow_interpreted_subclasses=True)
    class Procedure:
        pass


    class Counting(Procedure):
        pass


    class CountingTwice(Counting):
        pass


    class Deck:
        pass
    """
    lines = text_of(woven, source).splitlines()
    before = {line: lines[at - 1] for at, line in enumerate(lines) if line.startswith("class ")}
    assert before["class Procedure:"] == "@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)"
    assert before["class Counting(Procedure):"] == "@_mypyc_attr(acyclic=True)"
    assert before["class CountingTwice(Counting):"] == "@_mypyc_attr(acyclic=True, free_list_len=1)"
    assert not before["class Deck:"]

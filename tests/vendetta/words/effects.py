"""Random effects, written as a pack would write them, for tests of their texts."""

from __future__ import annotations

from hypothesis import strategies as st

from praxis.languages.en.vendetta_cards import English
from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT
from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.verbs import VERBS
from praxis.vendetta.effects.whom import WHO

FLAGS = set(English.FLAGS)


def numbers(low: int = 0) -> st.SearchStrategy[str]:
    return st.integers(low, 5).map(str)


def counted() -> st.SearchStrategy[str]:
    counts = st.sampled_from([*COUNTS, *OF_THE_EFFECT])
    base = st.sampled_from(["", "1+", "3+"])
    factor = st.sampled_from(["", "*2", "*3", "*-1", "*-2"])
    most = st.sampled_from(["", "<=2", "<=4"])
    return st.tuples(base, counts, factor, most).map("".join)


amounts = numbers() | counted()


@st.composite
def conditions(draw: st.DrawFn) -> str:
    count = draw(st.sampled_from(list(COUNTS)))
    if count in FLAGS:
        return f"{count} = {draw(st.sampled_from('01'))}"
    return f"{count} {draw(st.sampled_from(['>=', '<=', '=']))} {draw(numbers())}"


@st.composite
def clauses(draw: st.DrawFn) -> str:
    name = draw(st.sampled_from(list(VERBS)))
    parts = [name]
    for part in VERBS[name].form.split():
        if part == "WHO":
            parts.append(draw(st.sampled_from(list(WHO))))
        elif part == "N":
            parts.append(draw(amounts))
        else:
            parts.append(draw(st.sampled_from(part.strip("{}").split(","))))
    return " ".join(parts)


def _controls(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    body = st.lists(inner, min_size=1, max_size=3).map(lambda parts: f"({'; '.join(f'({part})' for part in parts)})")
    ways = st.lists(body, min_size=2, max_size=3).map(" | ".join)
    whom = st.sampled_from([who for who in WHO if who not in ("you", "them")])
    opening = (
        conditions().map(lambda text: f"if {text}: ")
        | st.just("may: ")
        | amounts.filter(lambda text: text != "0").map(lambda text: f"may pay {text}: ")
        | amounts.map(lambda text: f"may pay up-to {text}: ")
        | whom.map(lambda who: f"each {who}: ")
    )
    choosing = st.sampled_from(["choose you: ", "choose them: ", "random: "])
    return st.tuples(opening, body).map("".join) | st.tuples(choosing, ways).map("".join)


sentences = st.recursive(clauses(), _controls, max_leaves=6)
effects = st.lists(sentences, min_size=1, max_size=3).map(lambda parts: "; ".join(f"({part})" for part in parts))


@st.composite
def lasting(draw: st.DrawFn) -> str:
    what = draw(st.sampled_from(list(STATICS)))
    amount = f" {draw(amounts)}" if STATICS[what] else ""
    condition = draw(st.just("") | conditions().map(lambda text: f" if {text}"))
    return what + amount + condition

"""Positions that the card tests share: Mira of seat a acts, Oskar of seat b answers, Vera of seat c stands by."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.positions.scenario import Item, SeatOf, Table, position, seat

ALL = ("2000", "2011", "2012", "2023")
editions = pytest.mark.parametrize("edition", ALL)
since_2011 = pytest.mark.parametrize("edition", ALL[1:])


def in_editions(names: str, rows: Sequence[tuple[object, ...]]) -> pytest.MarkDecorator:
    """Each row in each edition, except that nobody is an anarch or a baron in 2000."""
    found = [
        (edition, *row)
        for edition in ALL
        for row in rows
        if edition != "2000" or not any(word in str(row) for word in ("Anarch", "baron"))
    ]
    return pytest.mark.parametrize(("edition", *names.split()), found)


BYSTANDER = ("c.pool", "c.hand", "Vera.blood", "Vera.locked")


def bystander() -> SeatOf:
    return seat(ready=["Vera 2/4"], hand=["Blank Page"])


def holding(card: str, who: str, edition: str, pool: int = 30) -> Table:
    """The master phase of seat a, who holds the card and has Mira with these words."""
    return position(
        seat(pool=pool, ready=[f"Mira 3/5 {who}".strip()], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )


def in_master_phase(
    card: str, *more: str, edition: str, uncontrolled: tuple[str, ...] = ("Nobody 0/9",), pool: int = 30
) -> Table:
    """The master phase of seat a, who holds the cards and has Mira, with room for blood, and Ines, who is full."""
    return position(
        seat(pool=pool, ready=["Mira 3/5", "Ines 5/5"], hand=[card, *more], uncontrolled=uncontrolled, library=2),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )


def comes_into_play(card: str, who: str, edition: str, counters: int = 0) -> None:
    """Assert that a seat that has a minion with these words can put the card into play for its price, with so many
    counters on it."""
    t = holding(card, who, edition)
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
    price = t.g.face[t[card]].pool
    assert (t.region(card), t.measure("a.pool"), t.measure(f"{card}.blood")) == ("play", 30 - price, counters)
    assert t.measure(f"{card}.locked") == 0
    t.is_quiet()


def needs_a_minion_of_its_own(card: str, edition: str) -> None:
    """Assert that a Caitiff does not meet what the card requires. Clan, sect and title are read from the card data."""
    t = holding(card, "clan:Caitiff", edition)
    assert f"play {t[card]} -1 0" not in t.options()
    assert "card.requirement.master" in t.clauses(f"play {card} -1 0", by="a")


def is_put_on_whom_it_is_for(card: str, who: str, other: str | None, anybodys: bool, edition: str) -> None:
    """Assert that the card is put on a minion with these words for its price, not on one with the other words; and on a
    minion of another Methuselah, if it can be put on anybody's."""
    t = position(
        seat(
            ready=[f"Mira 3/5 {who}".strip(), f"Alien 3/5 {'' if other is None else other}".strip()],
            hand=[card],
        ),
        seat(ready=[f"Oskar 2/4 {who}".strip()]),
        bystander(),
        phase="master",
        edition=edition,
    )
    price = t.g.face[t[card]].pool
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card}")
        if t.asks == "target":
            assert t.offers("target Oskar") is anybodys
            assert other is None or not t.offers("target Alien")
            t.does("target Mira")
        else:
            assert not anybodys
    assert (t.region(card), t.g.host[t[card]]) == ("attached", t["Mira"])
    assert t.measure("a.pool") == 30 - price
    t.goes_on("pick")
    t.is_quiet()


def passes_to(t: Table, kind: str, who: str = "a", times: int = 60) -> Table:
    """Let everybody pass until that decision of that seat."""
    for _ in range(times):
        if t.asks == kind and t.who() == who:
            return t
        t.goes_by("unlock")
    raise AssertionError(f"never asked: {kind} of {who}, but {t.asks}")


def in_phase(phase: str, edition: str, *play: str, **more: object) -> Table:
    """A phase of seat a, who has Mira and these cards in play."""
    return position(
        seat(ready=["Mira 3/5"], play=list(play), **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
        edition=edition,
    )


def path_for(*hand: str) -> str:
    """The word for a minion who follows the path that one of these cards requires; empty if they require none."""
    cards = load()
    paths = [path for name in hand if cards.is_name(name) for path in cards.find(name).requirement.paths]
    return f"trait:path-of-{paths[0].replace(' ', '-')}" if paths else ""


def acting(
    *hand: str,
    who: str = "",
    against: Sequence[Item] = ("Oskar 2/4",),
    more: Sequence[Item] = (),
    pool: int = 30,
    library: int = 0,
    edition: str = "2023",
) -> Table:
    """Mira's minion phase: she has these words and holds the cards."""
    return position(
        seat(ready=[f"Mira 4/8 {who} {path_for(*hand)}".strip(), *more], hand=list(hand), library=library),
        seat(pool=pool, ready=list(against)),
        bystander(),
        edition=edition,
    )


def reacting(
    *hand: str,
    who: str = "",
    actor: str = "Mira 4/8",
    on_actor: Sequence[str] = (),
    more: Sequence[Item] = (),
    edition: str = "2023",
) -> Table:
    """Oskar, who has these words, holds the cards; Mira can act against him."""
    return position(
        seat(ready=[(actor, list(on_actor))]),
        seat(ready=[f"Oskar 4/8 {who}".strip(), *more], hand=list(hand)),
        bystander(),
        edition=edition,
    )


def fighting(
    *hand: str,
    who: str = "",
    answers: Sequence[str] = (),
    other: str = "Oskar 6/8",
    on_other: Sequence[str] = (),
    on_mira: Sequence[str] = (),
    edition: str = "2023",
) -> Table:
    """Mira's bleed is blocked by Oskar: the combat has begun, she holds the cards, he the answers."""
    t = position(
        seat(ready=[(f"Mira 6/8 {who} {path_for(*hand)}".strip(), list(on_mira))], hand=list(hand)),
        seat(ready=[(other, list(on_other))], hand=list(answers)),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


def has_only_one_archetype(card: str, who: str, edition: str) -> None:
    """Assert that a vampire who has an archetype already cannot be given this one."""
    t = position(
        seat(ready=[(f"Mira 3/5 {who}", ["Perfectionist"])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers(f"play {card}")

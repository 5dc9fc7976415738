"""Action modifiers that raise a bleed."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions, since_2011

MORE = [
    # card, words, mode, how much more, limited
    ("Iron Glare", "POT PRE", 1, 2, True),
    ("Old Friends", "obf", 0, 1, True),
    ("Subversion", "CEL trait:path-of-Cathari", 2, 1, True),
    ("Subversion", "PRE trait:path-of-Cathari", 4, 1, True),
    ("Fata Morgana", "CHI", 1, 1, True),
    ("Command of the Beast", "dom", 0, 1, True),
    ("Command of the Beast", "DOM", 1, 1, False),
    ("Truth of a Thousand Lies", "ser", 0, 2, True),
    ("Power of One", "pot sect:Anarch", 1, 1, False),
    ("Power of One", "pre sect:Anarch", 2, 1, True),
    ("Revelation of the Serpent", "pre pro", 0, 1, True),
    ("Revelation of the Serpent", "PRE PRO", 2, 1, True),
    ("Revelation of Desire", "ser", 0, 1, True),
    ("Inevitability of the Void", "aus nec", 0, 1, True),
    ("Fever Pitch", "for trait:path-of-Cathari", 0, 1, True),
    ("Fever Pitch", "pre trait:path-of-Cathari", 1, 1, True),
    ("Heart's Desire", "aus chi", 0, 1, True),
    ("Heart's Desire", "AUS CHI", 1, 2, True),
    ("Predator's Mastery", "abo", 1, 1, True),
    ("Predator's Mastery", "ABO", 2, 1, True),
    ("True Love's Face", "obf pre", 0, 1, True),
    ("Sense the Sin", "DAI", 2, 2, True),
    ("Visions of Gehenna", "PRE clan:Ravnos", 1, 2, True),
]


@in_editions("card words mode more limited", MORE)
def test_a_bleed_is_raised_once_and_only_a_bleed(
    edition: str, card: str, words: str, mode: int, more: int, limited: bool
) -> None:
    t = acting(card, card, "Threats", who=f"{words} dom" if "dom" not in words.lower() else words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.offers(f"play {card}#2 Mira {mode}")  # [action.modifier.once]
        assert t.offers("play Threats Mira 0") is (edition != "2023" or not limited)
        t.goes_on()
    cost = t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - more, 4 - cost)
    t.is_quiet()
    t = acting(card, who=words, edition=edition)
    t.does("hunt Mira")
    assert not t.offers(f"play {card} Mira {mode}")


@in_editions("x", [(1,), (2,), (3,)])
def test_a_monkey_wrench_costs_what_it_gives(edition: str, x: int) -> None:
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = acting("Monkey Wrench", who="sect:Anarch", edition=edition)
    t.does("bleed Mira")
    t.does("play Monkey Wrench Mira", by="a")
    assert t.options("amount") == ["amount 1", "amount 2", "amount 3"]
    t.does(f"amount {x}")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - x, 4 - x)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("mira", "offered"), [("Mira 2/8 sect:Anarch", 2), ("Mira 4/8", 0)])
def test_a_monkey_wrench_is_no_bigger_than_the_blood(edition: str, mira: str, offered: int) -> None:
    t = position(seat(ready=[mira], hand=["Monkey Wrench"]), seat(), bystander(), edition=edition)
    t.does("bleed Mira")
    if not offered:
        assert not t.ever_offered("play")
        return
    t.does("play Monkey Wrench Mira", by="a")
    assert len(t.options("amount")) == offered


@in_editions(
    "card words mode",
    [
        ("Subversion", "CEL trait:path-of-Cathari", 3),
        ("Subversion", "PRE trait:path-of-Cathari", 5),
        ("Fata Morgana", "CHI", 2),
        ("Power of One", "pre sect:Anarch", 3),
        ("Revelation of the Serpent", "pre pro", 1),
        ("Revelation of the Serpent", "PRE PRO", 3),
    ],
)
def test_more_bleed_with_stealth_besides(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does("bleed Mira")
    assert not t.offers(f"play {card} Mira {mode}")  # no stealth is needed yet
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Foreshadowing Destruction ----------------------------------------------------------------------------------------


@editions
@rules_on("Foreshadowing Destruction", "PIB 20110817")
def test_foreshadowing_destruction_can_be_played_against_ten_or_more_pool(edition: str) -> None:
    """It has only a lingering effect then, and does not count against the limit."""
    t = acting("Foreshadowing Destruction", "Threats", who="DOM", pool=10, edition=edition)
    t.does("bleed Mira")
    t.does("play Foreshadowing Destruction Mira 1", by="a")
    assert t.measure("action.bleed") == 1
    t.does("play Threats Mira 0", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 8
    t.is_quiet()


@editions
@pytest.mark.parametrize(("second", "bleed"), [(9, 4), (10, 1)])
@rules_on("Foreshadowing Destruction", "ANK 20211019-2")
def test_foreshadowing_destruction_looks_at_the_methuselah_who_is_bled_in_the_end(
    edition: str, second: int, bleed: int
) -> None:
    """Rulings: the bonus comes and goes with the pool of the target; lost, it does not count against the limit."""
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Foreshadowing Destruction", "Threats"]),
        seat(pool=9 if second == 10 else 10, ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        seat(pool=second, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Foreshadowing Destruction Mira 1", by="a")
    raised = second == 10
    assert t.measure("action.bleed") == (4 if raised else 1)
    if edition == "2023" and raised:
        assert t.clauses("play Threats Mira 0", by="a") == ["action.bleed.limited"]
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    if t.asks == "target":
        t.does("target c")
    assert t.measure("action.bleed") == bleed
    if edition == "2023":
        while t.who() != "a":
            t.passes()
        assert t.offers("play Threats Mira 0") is raised
    t.goes_on()
    assert t.measure("c.pool") == second - bleed
    t.is_quiet()


@editions
@pytest.mark.parametrize(("pool", "offered"), [(9, False), (10, True)])
def test_foreshadowing_destruction_respects_the_limit_while_it_raises_the_bleed(
    edition: str, pool: int, offered: bool
) -> None:
    t = acting("Foreshadowing Destruction", "Threats", who="DOM", pool=pool, edition=edition)
    t.does("bleed Mira")
    t.does("play Threats Mira 0", by="a")
    assert t.offers("play Foreshadowing Destruction Mira 1") is (offered or edition != "2023")


# -- what it costs, and what follows ----------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_revelation_of_the_serpent_unlocks_for_corruption(edition: str, pays: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Revelation of the Serpent"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        counters=[(2, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    while t.asks != "may":
        t.passes()
    t.does("yes" if pays else "no", by="a")
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (int(not pays), 28)
    assert t.g.counters_on(t["Oskar"], "corruption") == (0 if pays else 2)
    t.is_quiet()


@editions
def test_revelation_of_the_serpent_asks_nothing_without_corruption(edition: str) -> None:
    t = acting("Revelation of the Serpent", who="PRE PRO", edition=edition)
    t.does("bleed Mira")
    t.does("play Revelation of the Serpent Mira 2", by="a")
    t.goes_on()
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


@editions
def test_revelation_of_desire_is_against_the_methuselah_whose_minion_was_corrupt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 SER dom"], hand=["Revelation of Desire", "Threats"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Revelation of Desire Mira 1", by="a")
    assert (t.measure("action.bleed"), t.g.counters_on(t["Oskar"], "corruption")) == (4, 0)
    assert t.offers("play Threats Mira 0") is (edition != "2023")
    t.passes_until_offered("play Deflection")
    t.does("play Deflection Oskar 0", by="b")
    t.goes_on()
    assert t.measure("c.pool") == 29  # the bonus was against another
    t.is_quiet()
    t = position(
        seat(ready=["Oskar 4/8"]),
        bystander(),
        seat(ready=["Mira 4/8 SER"], hand=["Revelation of Desire"]),
        counters=[(1, "corruption", "Oskar", "c")],
        edition=edition,
        turn="c",
    )
    t.does("bleed Mira")
    t.does("play Revelation of Desire Mira 1", by="c")
    assert (t["Oskar"], t.measure("action.bleed")) == (0, 4)  # whatever the number of his card


@editions
def test_leverage_burns_the_edge_and_keeps_it_away(edition: str) -> None:
    t = position(
        seat(edge=True, ready=["Mira 4/8 dom"], hand=["Leverage", "Threats"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Leverage Mira", by="a")
    assert t.g.edge == -1
    t.does("play Threats Mira 0", by="a")  # it does not count against the limit
    t.goes_on()
    assert (t.measure("b.pool"), t.g.edge) == (27, -1)
    t.is_quiet()
    t = acting("Leverage", edition=edition)
    t.does("bleed Mira")
    assert not t.ever_offered("play")


@editions
@pytest.mark.parametrize(
    ("words", "mode", "cards", "more"), [("nec", 0, 13, 1), ("aus nec", 1, 7, 1), ("AUS NEC", 2, 7, 2)]
)
def test_trochomancy_empties_the_ash_heap(edition: str, words: str, mode: int, cards: int, more: int) -> None:
    for ashes in (cards - 1, cards, cards + 1):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=["Trochomancy"], ash_heap=["Blank Page"] * 20),
            seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        assert t.ever_offered(f"play Trochomancy Mira {mode}") is (ashes >= cards)
        if ashes < cards:
            continue
        t.does(f"play Trochomancy Mira {mode}", by="a")
        while t.asks == "pick":
            t.answer(t.options("pick")[0])
        t.goes_on()
        assert len(t.g.ash_heap(1)) == ashes - cards
        assert t.measure("b.pool") == 29 - more
        t.is_quiet()


@editions
@pytest.mark.parametrize(("ashes", "more"), [(9, 0), (10, 1), (25, 2)])
def test_inevitability_of_the_void_counts_the_ash_heap(edition: str, ashes: int, more: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS NEC"], hand=["Inevitability of the Void"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Inevitability of the Void Mira 1", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 29 - more
    t.is_quiet()


@pytest.mark.parametrize(("ashes", "offered"), [(9, True), (10, False)])
def test_a_modifier_that_has_raised_the_bleed_by_nothing_leaves_another_the_limit(ashes: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS NEC dom"], hand=["Inevitability of the Void", "Conditioning"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Blank Page"] * ashes),
        bystander(),
    )
    t.does_all("bleed Mira", "play Inevitability of the Void Mira 1")
    assert t.offers("play Conditioning Mira 0") is offered
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("words", "mode", "offered"), [("dom", 0, True), ("dom locked", 0, False), ("DOM locked", 1, True)]
)
def test_the_puppet_king_is_empowered_by_another(edition: str, words: str, mode: int, offered: bool) -> None:
    t = acting("Empowering the Puppet King", more=[f"Ines 3/5 {words}"], edition=edition)
    t.does("bleed Mira")
    assert t.offers(f"play Empowering the Puppet King Ines {mode}") is offered
    assert not t.offers("play Empowering the Puppet King Mira")
    if offered:
        t.does(f"play Empowering the Puppet King Ines {mode}", by="a")
        t.goes_on()
        assert t.measure("b.pool") == 28
        t.is_quiet()


@editions
@pytest.mark.parametrize(("code", "mode"), [("dom", 0), ("obl", 1), ("DOM", 2), ("OBL", 3)])
def test_gifts_from_hereafter_are_for_ghosts(edition: str, code: str, mode: int) -> None:
    path = "trait:path-of-Death-and-the-Soul"
    t = position(
        seat(
            ready=["Ghost ally 2 bleed:1 trait:wraith", "Brute ally 2 bleed:1", f"Ines 3/5 {code} {path}"],
            hand=["Gifts From Hereafter"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Brute")
    t.goes_on()
    assert not t.ever_offered("play")
    t.does("bleed Ghost")
    t.does(f"play Gifts From Hereafter Ines {mode}", by="a")
    while t.asks not in ("may", *t.quiet):
        t.passes()
    if mode >= 2:
        t.does("yes", by="a")
    assert (t.measure("b.pool"), t.measure("Ghost.locked")) == (27, int(mode < 2))
    assert t.measure("Ines.blood") == 3 - int(mode >= 2) - t.g.face[t["Gifts From Hereafter"]].blood
    t.is_quiet()


def fevered(edition: str, code: str = "FOR", mode: int = 2) -> Table:
    t = position(
        seat(ready=[f"Mira 4/8 {code} trait:path-of-Cathari"], hand=["Fever Pitch"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Fever Pitch Mira {mode}", by="a")
    while t.asks != "may":
        t.passes()
    t.does("yes", by="a")
    return t


@editions
@pytest.mark.parametrize(("code", "mode"), [("FOR", 2), ("PRE", 3)])
def test_fever_pitch_stays_and_foils_a_block_of_a_bleed(edition: str, code: str, mode: int) -> None:
    t = fevered(edition, code, mode)
    assert (t.region("Fever Pitch"), t.measure("b.pool")) == ("attached", 28)
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Fever Pitch", by="a")
    assert t.told("block-failed")
    assert (t.region("Fever Pitch"), t.offers("block Oskar")) == ("ash-heap", False)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("oskar", "foiled"), [("Oskar 2/7", True), ("Oskar 2/8", False)])
def test_the_hearts_desire_of_the_blocker(edition: str, oskar: str, foiled: bool) -> None:
    t = acting("Heart's Desire", who="aus chi", against=[f"{oskar} intercept:3"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Heart's Desire Mira 0", by="a")
    assert bool(t.told("block-failed")) is foiled
    t.goes_on()
    t.is_quiet()


@editions
def test_predators_mastery_keeps_the_weak_away(edition: str) -> None:
    minions = ["Oskar 2/4", "Olga 2/5", "Mort ally 2 trait:mortal", "Brute ally 2"]
    t = acting("Predator's Mastery", who="ABO", against=minions, edition=edition)
    t.does("bleed Mira")
    t.does("play Predator's Mastery Mira 2", by="a")
    assert [name for name in ("Oskar", "Olga", "Mort", "Brute") if t.offers(f"block {name}")] == ["Olga", "Mort"]
    t.goes_on()
    t.is_quiet()


@editions
def test_melange_raises_a_bleed_of_who_put_it_there(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Melange"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Melange Oskar 1", by="b")
    t.goes_on()
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")
    t.does("use Melange", by="b")
    t.goes_on()
    assert (t.measure("a.pool"), t.region("Melange")) == (28, "ash-heap")
    t.is_quiet()


@editions
def test_minions_with_corruption_lose_intercept_by_sense_the_sin(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DAI"], hand=["Sense the Sin"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Sense the Sin Mira 2", by="a")
    assert (t.measure("Oskar.intercept"), t.measure("Olga.intercept")) == (-1, 0)
    t.goes_on()
    t.is_quiet()

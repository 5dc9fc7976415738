"""Master cards that change hands or run out: pacts, campaigns, old writings."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011

GIOVANNI = "clan:Giovanni"


@editions
@pytest.mark.parametrize(("card", "counters"), [("The Admonitions", 0), ("Glass Walker Pact", 0)])
def test_it_comes_into_play_for_its_price(card: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {GIOVANNI}"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool"), t.measure(f"{card}.blood")) == (
        "play",
        30 - t.g.face[t[card]].pool,
        counters,
    )


@editions
@pytest.mark.parametrize(("on_top", "region"), [("Changeling", "play"), ("Blood Doll", "ash-heap")])
def test_the_pact_feeds_a_giovanni_for_a_card(on_top: str, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 2/5 {GIOVANNI}"],
            play=["Glass Walker Pact"],
            hand=["Blank Page"] * 7,
            library=["Blank Page", on_top],
        ),
        seat(ready=["Oskar 2/4 locked", "Ute 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ute.blood"):
        t.does("use Glass Walker Pact")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("a.library")) == (3, 1, 1)
    assert (t.region(on_top), t.region("Glass Walker Pact")) == ("ash-heap", region)
    assert not t.offers("use Glass Walker Pact")


@editions
def test_the_pact_ends_with_a_werewolf_of_another(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {GIOVANNI}"], hand=["Glass Walker Pact"]),
        seat(ready=["Wolf ally 3 trait:werewolf"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Glass Walker Pact")
    assert t.region("Glass Walker Pact") == "ash-heap"


@since_2011
def test_a_smear_campaign_burns_a_card_and_moves_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 sect:Anarch"], play=["Smear Campaign"]),
        seat(ready=[("Oskar 2/4 locked", [".44 Magnum", "Fame"]), ("Ute 2/4", ["Charisma"])]),
        seat(ready=["Vera 2/4 locked"]),
        phase="unlock",
        edition=edition,
    )
    t.does("use Smear Campaign")
    if t.asks == "pick":
        assert not t.offers("pick .44 Magnum")
        t.answer(t.options("pick")[0])
    assert [t.g.face[card].name for card in t.g.on(t["Oskar"])] == [".44 Magnum"]
    assert t.word("Smear Campaign.controller") == "b"


@editions
@rules_on("The Admonitions", "LSJ 20031121", "RTR 20040501")
@pytest.mark.parametrize(
    ("sects", "ends"),
    [
        (("Sabbat", "Sabbat", "Camarilla"), 1),
        (("Sabbat", "Camarilla", "Sabbat"), 2),
        (("Sabbat", "", ""), 0),
        (("", "", ""), -1),
    ],
)
def test_the_admonitions_pass_to_the_sabbat(sects: tuple[str, str, str], ends: int, edition: str) -> None:
    """Ruling: the only one who controls a Sabbat vampire keeps them."""
    mine, prey, predator = [f"sect:{one or 'Camarilla'}" for one in sects]
    t = position(
        seat(ready=[f"Mira 3/5 {mine}"], play=["The Admonitions"], hand=["Blank Page"]),
        seat(ready=[f"Oskar 2/4 {prey}"]),
        seat(ready=[f"Vera 2/4 {predator}"]),
        edition=edition,
    )
    assert t.offers("use The Admonitions") is bool(sects[0])
    passes_to(t, "discard")
    assert t.region("The Admonitions") == ("ash-heap" if ends < 0 else "play")
    if ends >= 0:
        assert t.g.controller[t["The Admonitions"]] == ends


@editions
def test_the_black_hand_draws_by_the_admonitions(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Sabbat trait:black-hand"],
            play=["The Admonitions"],
            hand=["Blank Page"] * 7,
            library=5,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(next(one for one in t.options("use") if one.endswith("-2")))
    for _ in range(2):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("a.library"), t.measure("The Admonitions.locked")) == (7, 3, 1)


@editions
@rules_on("In Memory of the Two Lands", "ANK 20231124")
def test_the_two_lands_help_a_mummy(edition: str) -> None:
    """Ruling: its bleed grows only in a bleed, before that is resolved."""
    t = position(
        seat(ready=["Mira 3/5 clan:Ministry", "Tut ally 3 trait:mummy"], hand=["In Memory of the Two Lands"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play In Memory of the Two Lands")
    assert t.measure("In Memory of the Two Lands.blood") == 2
    passes_to(t, "minion")
    t.does("bleed Tut")
    before = t.measure("Tut.bleed")
    for _ in range(20):
        uses = [one for one in t.options("use") if one.endswith("-1")]
        if uses:
            t.answer(uses[0])
            break
        t.passes()
    assert t.measure("Tut.bleed") == before + 1 or t.measure("b.pool") == 30 - before - 1
    assert t.measure("In Memory of the Two Lands.blood") == 1

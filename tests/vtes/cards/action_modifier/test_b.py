"""Action Modifier cards: B."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import fight_on, stopped
from tests.vtes.cards.action_tables import unseen_table
from tests.vtes.cards.answering import does, until
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Bear-Baiting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "what"), [("2012", " imbued"), ("2011", ""), ("2012", ""), ("2023", "")])
@proves("imbued.ruling.bear-baiting")
@pytest.mark.parametrize("own", ["Ann 0/4", "Eve 0/6"])
def test_bear_baiting_compares_the_cost_of_an_imbued(edition: str, what: str, own: str) -> None:
    """Against a capacity of 5."""
    t = unseen_table(
        edition,
        seat(ready=["Mira 3/4 sect:Anarch"], hand=["Bear-Baiting"], crypt=[own + what]),
        seat(ready=["Oskar 6/6"], crypt=["Kid 0/5"]),
    )
    t.does_all("bleed Mira", "block Oskar", "play Bear-Baiting Mira")
    younger = own.startswith("Ann")
    assert bool(t.told("combat")) is younger
    assert t.measure("Mira.blood") == (0 if younger else 2)  # the card, and then 1 damage and a blow
    assert t.region("Bear-Baiting") == ("ash-heap" if younger else "attached")
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


# -- Beast Meld -------------------------------------------------------------------------------------------------------

ANNOUNCED = [
    # card, words, which way, the action, another modifier and its way
    ("Beast Meld", "ANI PRO obf", 1, "hunt Mira"),
    ("Skin of the Chameleon", "tha obf", 0, "bleed Mira"),
    ("Repulsion", "pre obf", 0, "bleed Mira"),
    ("Paths in Two Worlds", "obl obf clan:Hecata", 0, "play Aggressive Corpse Mira 0"),
    ("Shroud Mastery", "NEC obf clan:Hecata", 1, "play Screamer Mira 0"),
]


@editions
@rules_on("Beast Meld", "ANK 20190425", "ANK 20181208")
@rules_on("Skin of the Chameleon", "ANK 20190425", "ANK 20181208")
@rules_on("Repulsion", "ANK 20190425", "ANK 20181208")
@rules_on("Paths in Two Worlds", "ANK 20190425", "ANK 20181208")
@rules_on("Shroud Mastery", "ANK 20190425", "ANK 20181208")
@pytest.mark.parametrize(("card", "words", "way", "action"), ANNOUNCED)
def test_what_is_played_as_the_action_is_announced_comes_after_the_draw_and_before_the_rest(
    card: str, words: str, way: int, action: str, edition: str
) -> None:
    """The card is on top of the library, and drawn for the action card; a late one cannot be played any more."""
    acts = [action.removeprefix("play ").removesuffix(" Mira 0")] if action.startswith("play") else []
    drawn = bool(acts)
    t = position(
        seat(
            ready=[f"Mira 6/8 {words}"],
            hand=[*acts, *([] if drawn else [card]), *["Blank Page"] * 6],
            library=[card] if drawn else [],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(action)
    assert t.asks == "announced"
    assert t.offers(f"play {card} Mira {way}")
    t.passes()
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"play {card} Mira {way}", since)


@editions
@rules_on("Beast Meld", "LSJ 20010813", "LSJ 20010819-2")
@pytest.mark.parametrize("used", [True, False])
def test_what_beast_meld_prevents_is_of_the_combat_of_the_block(used: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 8/9 ani pro CEL"], hand=["Beast Meld", "Psyche!"]),
        seat(ready=[("Oskar 9/9 strength:2", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Beast Meld Mira 0", by="a")
    until(t, "use Beast Meld")
    t.does("use Beast Meld" if used else "pass", by="a")
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == 2
    assert not t.ever_offered("use Beast Meld", since)


@editions
def test_beast_meld_prevents_a_point_of_damage(edition: str) -> None:
    t = stopped("Beast Meld", "ani pro", 0, edition)
    while t.asks != "prevent":
        t.does("strike hand") if t.asks == "strike" else t.passes()
    t.answer(t.options("use")[0])
    fight_on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - t.g.face[t["Beast Meld"]].blood, 5)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("action", "offered"), [("hunt", True), ("bleed", False)])
def test_beast_meld_at_superior_keeps_vampires_from_blocking(edition: str, action: str, offered: bool) -> None:
    t = acting("Beast Meld", who="ANI PRO", against=["Oskar 2/4 intercept:3", "Brute ally 2"], edition=edition)
    t.does(f"{action} Mira")
    assert t.offers("play Beast Meld Mira 1") is offered
    if offered:
        t.does("play Beast Meld Mira 1", by="a")
        assert not t.offers("block Oskar")
        assert t.offers("block Brute")
        t.goes_on()
        t.is_quiet()


# -- Bewitching Oration -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "votes"),
    [("Bewitching Oration", "pre", 0, 2), ("Bewitching Oration", "PRE", 1, 4)],
)
def test_the_acting_vampire_gets_votes(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Domain Challenge", card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    assert not t.offers(f"play {card} Mira {mode}")
    t.passes_until_offered(f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}", by="a")
    assert stats.votes(t.g, t["Mira"]) == votes
    while t.asks not in t.quiet:
        mine = [option for option in t.options("vote") if option.endswith("for")]
        t.answer(mine[0] if mine and t.who() == "a" else "pass")
    assert t.measure("a.pool") == 29  # Mira is locked: it has passed
    t.is_quiet()


# -- Blanket of Night -------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Blanket of Night", "ANK 20200515", "LSJ 19990425")
def test_two_blankets_of_two_vampires_cover_one_action(edition: str) -> None:
    night = "Blanket of Night"
    t = position(
        seat(ready=["Mira 6/8", "Ines 4/4 OBT", "Ada 4/4 OBT"], hand=[night, night]),
        seat(ready=["Oskar 4/4", "Otto 4/4"]),
        seat(ready=["Vera 4/4 OBT"], hand=[night]),
        edition=edition,
    )
    t.does("bleed Mira")
    for blocker, hidden, card in (("Oskar", "Ines", night), ("Otto", "Ada", f"{night}#2")):
        until(t, f"block {blocker}")
        t.does(f"block {blocker}", by="b")
        t.does(f"play {card} {hidden} 1", by="a")
    t.goes_on()
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)
    assert not t.ever_offered(f"play {night}#3")


@editions
def test_blanket_of_night_is_played_by_another_who_locks(edition: str) -> None:
    t = acting(
        "Blanket of Night", more=["Ines 3/5 OBT"], against=[("Oskar 2/4", ["Raven Spy"]), "Olga 2/4"], edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Blanket of Night Ines 1", by="a")
    assert t.told("block-failed")
    assert t.measure("Ines.locked") == 1
    assert not t.offers("block Oskar")
    assert t.offers("block Olga")
    t.goes_on()
    t.is_quiet()


# -- Bonding ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Bonding", "Confusion"])
def test_the_superior_level_gives_stealth_besides(card: str, edition: str) -> None:
    t = acting(card, who="DOM DEM", edition=edition)
    t.does_all("bleed Mira", "pass", "block Oskar") if t.who() == "a" else t.does_all("bleed Mira", "block Oskar")
    t.does(f"play {card} Mira 1", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("b.pool") == 28
    t.is_quiet()


@editions
@rules_on("Bonding", "TOM 19951109", "LSJ 19980824")
@rules_on("Confusion", "ANK 20171023")
@pytest.mark.parametrize(("card", "words"), [("Bonding", "DOM"), ("Confusion", "DEM")])
def test_bleed_with_stealth_is_for_bleeds_that_need_stealth(card: str, words: str, edition: str) -> None:
    for deed, spies, offered in (("bleed", 0, True), ("hunt", 1, False)):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
            seat(ready=[("Oskar 4/8", ["Raven Spy"] * spies)]),
            bystander(),
            edition=edition,
        )
        t.does(f"{deed} Mira")
        assert not t.offers(f"play {card} Mira 1")  # nobody attempts to block
        does(t, "block Oskar")
        assert t.offers(f"play {card} Mira 1") is offered


# -- Breath of Thanatos -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ally", "may"), [("Carlton Van Wyk", False), ("Heartrender", True)])
def test_breath_of_thanatos_hides_the_call_of_a_wraith(ally: str, may: bool) -> None:
    t = acting("Breath of Thanatos", ally, who="nec", against=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])])
    t.does(f"play {ally} Mira 0")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar")
    assert t.offers("play Breath of Thanatos Mira 0") is may
    if may:
        t.does("play Breath of Thanatos Mira 0", by="a")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.region("Heartrender")) == (3, "ready")


# -- Bribes -----------------------------------------------------------------------------------------------------------


@editions
def test_bribes_pay_those_in_favour(edition: str) -> None:
    t = polled(
        caller("Bribes"),
        seat(ready=["Oskar 4/8 primogen", "Olga 4/8 primogen"]),
        seat(ready=["Vera 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("play Bribes")
    t.does("play Bribes Mira", by="a")
    assert t.measure("a.pool") == 31
    t.passes_until_offered("vote Oskar for")
    t.does("vote Oskar for")
    t.does("vote Olga against")  # on both sides: nothing for her
    t.passes_until_offered("vote Vera for")
    t.does("vote Vera for")
    t.goes_on()
    gained = [told["seat"] for told in t.told("pool") if told["change"] == 1]
    assert gained[:2] == [0, 2]
    t.is_quiet()

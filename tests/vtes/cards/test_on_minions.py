"""Master cards that are put on minions and stay there."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, has_only_one_archetype, is_put_on_whom_it_is_for, since_2011

CATHARI = "trait:path-of-Cathari"


def blocked(t: Table, who: str = "Mira", kind: str = "bleed", times: int = 80) -> Table:
    """The minion acts, Oskar blocks, and it comes to strikes or to the end of the action."""
    t.does(f"{kind} {who}")
    for _ in range(times):
        if t.told("combat") or t.told("action-over"):
            return t
        if t.asks == "trigger":
            t.answer(t.options()[0])
        else:
            t.does("block Oskar" if t.offers("block Oskar") else "pass")
    raise AssertionError(f"nobody blocked: {t.asks}")


def fought(t: Table, times: int = 80) -> Table:
    """Both strike with their hands until the action is over."""
    for _ in range(times):
        if t.told("action-over"):
            return t
        t.does("strike hand" if t.asks == "strike" else "pass")
    raise AssertionError(f"the action is not over: {t.asks} {t.options()}")


# -- coming into play -------------------------------------------------------------------------------------------------

# The card, whom it is for, whom it is not for, what one needs to play it, whether it goes on vampires of others.
PUT_ON = [
    ("Guardian Angel", "", None, "", False),
    ("Charisma", "", None, "", True),
    ("Depravity", "", None, "", False),
    ("Monster", "", None, "", False),
    ("Rebel", "", None, "", False),
    ("Aching Beauty", "clan:Toreador", "clan:Caitiff", "clan:Toreador", True),
    ("Terrifying Visage", CATHARI, "", CATHARI, True),
    ("Sight Beyond Sight", "clan:Salubri", "clan:Caitiff", "clan:Salubri", False),
    ("Saulot's Avenging Fist", "clan:Salubri", "clan:Caitiff", "clan:Salubri", False),
    ("Society of Leopold", "", None, "", True),
    ("Fear of Mekhet", "title:justicar", "primogen", "", True),
    ("Secret Passage", "", None, "", False),
    ("Abombwe", "pro", "PRO ABO", "", True),
    ("Vessel", "", None, "", True),
]


@editions
@pytest.mark.parametrize(("card", "who", "other", "needs", "anybodys"), PUT_ON)
def test_it_is_put_on_whom_it_is_for(
    card: str, who: str, other: str | None, needs: str, anybodys: bool, edition: str
) -> None:
    is_put_on_whom_it_is_for(card, who, other, anybodys, edition)


@editions
@pytest.mark.parametrize("card", ["Monster", "Rebel", "Saulot's Avenging Fist"])
def test_a_vampire_has_only_one_archetype(card: str, edition: str) -> None:
    has_only_one_archetype(card, "clan:Salubri", edition)


@editions
@pytest.mark.parametrize(("card", "who"), [("Terrifying Visage", CATHARI), ("Secret Passage", "")])
def test_a_minion_has_only_one_of_it(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {who}".strip(), [card])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.options("play")


# -- what it does -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("kind", "intercept"), [("bleed", 1), ("hunt", 0)])
def test_a_guardian_angel_watches_over_bleeds(kind: str, intercept: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]), seat(ready=[("Oskar 2/4", ["Guardian Angel"])]), bystander(), edition=edition
    )
    t.does(f"{kind} Mira")
    assert stats.intercept(t.g, t["Oskar"]) == intercept


@editions
def test_a_guardian_angel_prevents_a_damage_each_combat_and_leaves_with_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"]),
        seat(ready=[("Oskar 2/4", ["Guardian Angel"])]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Guardian Angel"):
            t.does("use Guardian Angel")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("prevented")) == 1
    assert (t.region("Oskar"), t.region("Guardian Angel")) == ("torpor", "ash-heap")  # 3 were left for 2 blood
    t.is_quiet()


@editions
@pytest.mark.parametrize(("worn", "cost"), [(True, 1), (False, 2)])
def test_charisma_makes_allies_cheaper(worn: bool, cost: int, edition: str) -> None:
    t = position(
        seat(pool=30, ready=[("Mira 3/8", ["Charisma"] if worn else [])], hand=["Procurer"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Procurer Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3 - cost
    assert t.region("Procurer") in ("ready", "waiting")
    t.is_quiet()


@editions
def test_depravity_makes_strong_and_lonely(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8", ["Depravity"])], hand=["Procurer", "Raven Spy"]),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    assert stats.strength(t.g, t["Mira"]) == 2
    assert not t.options("play")
    t.does("diablerize Mira Gone")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t = position(seat(ready=[("Mira 3/8", ["Depravity"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 0


@editions
@pytest.mark.parametrize(("strength", "offered"), [(4, True), (1, False)])
def test_a_monster_rises_over_a_fallen_foe(strength: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 strength:{strength}", ["Monster"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Monster"):
            t.does("use Monster", by="a")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Monster") is offered
    assert t.measure("Mira.locked") == (not offered)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("who", "gained"), [("primogen", 1), ("", 0)])
def test_a_rebel_feeds_on_the_titled(who: str, gained: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}".strip(), f"Ines 3/8 {who}".strip()]),
        seat(ready=[("Oskar 2/6", ["Rebel"])]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    fought(t)
    assert t.measure("Oskar.blood") == 2 + gained - 1  # and Mira's fist
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "who"), [("Aching Beauty", "clan:Toreador"), ("Terrifying Visage", CATHARI)])
def test_who_blocks_it_pays(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 {who}", [card]), "Ines 3/8"]), seat(ready=["Oskar 4/4"]), bystander(), edition=edition
    )
    with t.unchanged("a.pool", "c.pool"):
        blocked(t)
        fought(t)
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Aching Beauty", "LSJ 19980225")
@editions
def test_aching_beauties_add_up(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 clan:Toreador", ["Aching Beauty", "Aching Beauty"])]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    assert t.measure("b.pool") == 28


@editions
def test_sight_beyond_sight_and_the_avenging_fist(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 clan:Salubri", ["Sight Beyond Sight", "Saulot's Avenging Fist"])]),
        seat(ready=["Oskar 2/4 clan:Tremere", "Ute 2/4 clan:Caitiff", "Kin 2/4 clan:Salubri"]),
        bystander(),
        edition=edition,
    )
    assert (stats.intercept(t.g, t["Mira"]), stats.strength(t.g, t["Mira"])) == (1, 2)
    t.does("use Saulot's Avenging Fist Mira -1")
    assert t.offers("target Ute")
    assert not t.offers("target Oskar")
    assert not t.offers("target Kin")
    t.does("target Ute")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 0)
    t = position(
        seat(ready=[("Mira 3/8 clan:Salubri", ["Saulot's Avenging Fist"])]),
        seat(ready=["Oskar 2/4 clan:Tremere"]),
        bystander(),
        edition=edition,
    )
    t.does("use Saulot's Avenging Fist Mira -2")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.told("combat")


@since_2011
def test_libertas_is_hidden_from_allies_and_makes_dominate_dear(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 sect:Anarch", ["Libertas"]), "Ines 3/8"]),
        seat(ready=["Brute ally 2", "Oskar 2/4 dom"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("block Brute")
    for _ in range(9):
        if t.offers("play Deflection"):
            break
        t.passes()
    before = t.measure("Oskar.blood")
    t.does("play Deflection Oskar 0")
    t.goes_on()
    assert t.measure("Oskar.blood") == before - 1 - t.g.face[t["Deflection"]].blood
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("words", "mode", "offered"), [("obf", 0, True), ("pre", 1, False)])
def test_the_discipline_used_decides_what_a_card_costs_against_libertas(
    words: str, mode: int, offered: bool, edition: str
) -> None:
    """A card of several Disciplines requires the one with which it is played: he has the blood for one way only."""
    card = "Kiss of Cathari"
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Libertas"])]),
        seat(ready=[f"Oskar 1/8 {words} trait:path-of-Cathari"], hand=[card]),
        bystander(),
        edition=edition,
    )
    assert t.g.face[t[card]].blood == 1
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {mode}") is offered


@since_2011
@rules_on("Libertas", "LSJ 20080818")
def test_the_action_is_not_dearer_after_the_anarch_has_failed_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom obf"], hand=["Govern the Unaligned", "Faceless Night"]),
        seat(ready=[("Oskar 4/8 sect:Anarch", ["Libertas"])]),
        bystander(),
        edition=edition,
    )
    cost = t.g.face[t["Govern the Unaligned"]].blood + t.g.face[t["Faceless Night"]].blood
    t.does("play Govern the Unaligned Mira 0")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (4 - cost, 27)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_libertas_requires_an_anarch(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 sect:{sect}"], hand=["Libertas"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Libertas") is offered
    if offered:
        t.does("play Libertas")
        assert (t.g.host[t["Libertas"]], t.measure("a.pool")) == (t["Mira"], 29)


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_an_ancestor_spirit_guides_a_laibon(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon", "Young 3/4 sect:Laibon"], hand=["Ancestor Spirit"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Ancestor Spirit")
    assert (t.g.host[t["Ancestor Spirit"]], stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (
        t["Mira"],
        2,
        0,
    )
    t = position(
        seat(ready=[("Mira 3/5 sect:Laibon", ["Ancestor Spirit"])], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    assert stats.votes(t.g, t["Mira"]) == 1


@editions
@pytest.mark.parametrize(("way", "region", "blood"), [(0, "ready", 1), (1, "ash-heap", 0)])
def test_the_society_of_leopold_hounds_a_vampire(way: int, region: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/5", ["Society of Leopold"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    t.does(f"way {way}")
    assert (t.region("Mira"), t.measure("Mira.blood")) == (region, blood)


@editions
def test_the_society_of_leopold_is_led_on_to_another(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/5", ["Society of Leopold"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("use Society of Leopold Mira")
    t.does("target Oskar")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert (t.g.host[t["Society of Leopold"]], t.g.controller[t["Society of Leopold"]]) == (t["Oskar"], 0)
    t.is_quiet()


@editions
@rules_on("Fear of Mekhet", "ANK 20210109")
@pytest.mark.parametrize(("blood", "region"), [(6, "ready"), (4, "ash-heap")])
def test_the_fear_of_mekhet_goes_from_the_great_to_the_great(blood: int, region: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira {blood}/8 title:justicar", ["Fear of Mekhet"])]),
        seat(ready=["Oskar 2/4"], torpor=["Ute 2/9 title:inner-circle"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    assert t.region("Mira") == region
    if region == "ready":
        assert (t.measure("Mira.blood"), t.g.host[t["Fear of Mekhet"]]) == (1, t["Ute"])
    else:
        assert t.region("Fear of Mekhet") == "ash-heap"


@editions
def test_the_fear_of_mekhet_ends_where_nobody_is_great(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 title:justicar", ["Fear of Mekhet"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Fear of Mekhet")) == ("ready", 1, "ash-heap")


@editions
def test_a_secret_passage_foils_an_action_against_its_bearer(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 2/4", ["Secret Passage"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Mira", "target Oskar")
    for _ in range(9):
        if t.offers("use Secret Passage"):
            break
        t.passes()
    t.does("use Secret Passage", by="b")
    t.goes_on()
    assert t.region("Secret Passage") == "ash-heap"
    assert not t.told("combat")
    t.is_quiet()


@editions
def test_vessel_burns_a_blood_doll_if_its_player_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Vessel"]),
        seat(ready=[("Oskar 2/4", ["Blood Doll"])]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Vessel", "target Oskar")
    assert t.options("pick") == [f"pick {t['Blood Doll']}"]
    t.does("pick Blood Doll")
    assert (t.region("Blood Doll"), t.g.host[t["Vessel"]], t.measure("a.pool")) == ("ash-heap", t["Oskar"], 29)

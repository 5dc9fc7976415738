"""Actions of Disciplines for blood and pool, and those that have no other place."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_workings import until

# -- blood and pool ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "to", "n"),
    [
        ("Fourth Tradition: The Accounting", "prince", 0, "Young", 3),
        ("Reunion Kamut", "trait:black-hand", 0, "Hand", 2),
        ("The Call", "AUS DEM", 0, "Mad", 2),
        ("The Call", "AUS DEM", 1, "Mad", 3),
    ],
)
def test_blood_for_a_vampire_to_come(edition: str, card: str, words: str, mode: int, to: str, n: int) -> None:
    waiting = {"Young": "Young 0/7", "Hand": "Hand 0/9 trait:black-hand", "Mad": "Mad 0/7 dem"}[to]
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card], uncontrolled=[waiting, "Old 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Old.blood"), t.changes(f"{to}.blood", n):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == 1
        acts(t)
    t.is_quiet()


@editions
def test_hospitality_is_for_another_vampire(edition: str) -> None:
    t = acting("Fifth Tradition: Hospitality", who="prince", more=("Ines 1/5",), edition=edition)
    t.does("play Fifth Tradition: Hospitality Mira 0")
    assert not t.offers("target Mira")
    with t.changes("Ines.blood", +4):
        acts(t, "target Ines")
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "n", "locked"),
    [
        ("Restoration", "FOR", 0, 2, 1),
        ("Restoration", "FOR", 1, 3, 1),
        ("Engling Fury", "for SPI", 0, 2, 1),
        ("Engling Fury", "for SPI", 1, 2, 1),
        ("Engling Fury", "for SPI", 2, 2, 0),
    ],
)
def test_a_vampire_heals_himself(edition: str, card: str, words: str, mode: int, n: int, locked: int) -> None:
    t = acting(card, who=words, edition=edition)
    with t.changes("Mira.blood", n), t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}")
    assert t.measure("Mira.locked") == locked
    until(t, 1)
    assert t.measure("Mira.locked") == (0 if (card, mode) == ("Engling Fury", 1) else locked)


@editions
@pytest.mark.parametrize(("card", "words"), [("Art Scam", "clan:Toreador-antitribu"), ("Dark Mirror of the Mind", "")])
def test_two_pool_by_an_action(edition: str, card: str, words: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.changes("a.pool", +2), t.unchanged(*BYSTANDER, "b.pool"):
        acts(t, f"play {card} Mira 0")
    t.is_quiet()


@editions
def test_leadership_is_paid_to_all_who_have_the_oldest(edition: str) -> None:
    t = acting(
        "Haqim's Law: Leadership",
        who="clan:Banu-Haqim",
        against=("Oskar 2/8 clan:Banu-Haqim", "Olga 2/8 clan:Banu-Haqim"),
        edition=edition,
    )
    with t.changes("a.pool", +2), t.changes("b.pool", +2), t.unchanged("c.pool"):
        acts(t, "play Haqim's Law: Leadership Mira 0")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("top", "drawn", "blood"), [("Nefertiti", True, 2), ("Anvil", False, 0)])
def test_mesu_bedshet_draws_a_minister(edition: str, top: str, drawn: bool, blood: int) -> None:
    t = position(
        seat(ready=["Mira 4/11 clan:Ministry"], hand=["Mesu Bedshet"], crypt=["Anson", top], uncontrolled=[]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "play Mesu Bedshet Mira 0")
    assert t.measure("a.crypt") == (1 if drawn else 2)
    if drawn:
        assert (t.region(top), t.measure(f"{top}.blood")) == ("uncontrolled", blood)


@editions
@rules_on("Psychophagia", "LSJ 20010627", "ANK 20200420-3")
@pytest.mark.parametrize(("way", "n", "locked"), [("way 0", 3, 1), ("way 1", 2, 0)])
def test_psychophagia_is_a_hunt_on_the_dead(edition: str, way: str, n: int, locked: int) -> None:
    t = position(
        seat(ready=["Mira 1/8 clan:Hecata"], hand=["Psychophagia"]),
        seat(ready=["Oskar 2/4"], ash_heap=["Carlton Van Wyk", "Dodge"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", n):
        acts(t, "play Psychophagia Mira 0", way)
    assert (t.told("action")[-1]["action"], t.told("action")[-1]["victims"]) == ("hunt", [])
    assert (t.region("Carlton Van Wyk"), t.region("Dodge"), t.measure("Mira.locked")) == ("removed", "ash-heap", locked)
    none = acting("Psychophagia", who="clan:Hecata", edition=edition)
    assert "card.target.in-play" in none.clauses("play Psychophagia Mira 0", by="a")


@editions
@pytest.mark.parametrize(("code", "mode", "n"), [("obl", 0, 2), ("tha", 1, 2), ("OBL", 2, 3), ("THA", 3, 3)])
def test_putrescent_sustenance_feeds_the_vampire_or_a_zombie(edition: str, code: str, mode: int, n: int) -> None:
    for way, who in (("way 0", "Mira.blood"), ("way 1", "Zed.life")):
        t = position(
            seat(
                ready=[f"Mira 1/8 {code} trait:path-of-Death-and-the-Soul", "Zed ally 2 trait:zombie"],
                hand=["Putrescent Sustenance"],
                ash_heap=["Carlton Van Wyk"],
            ),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        with t.changes(who, n):
            acts(t, f"play Putrescent Sustenance Mira {mode}", way)
        assert t.region("Carlton Van Wyk") == "removed"


@editions
@pytest.mark.parametrize(("mode", "ally"), [(0, 0), (1, 1)])
def test_a_psychic_veil_hides_all_for_a_turn(edition: str, mode: int, ally: int) -> None:
    t = acting(
        "Psychic Veil",
        "Far Mastery",
        who="OBF",
        more=("Ines 2/4", "Brute ally 2", "Dora 4/8 DOM"),
        against=("Oskar 2/4", "Wolf ally 3"),
        edition=edition,
    )
    acts(t, f"play Psychic Veil Mira {mode}")
    acts(t, "play Far Mastery Dora 1")
    assert stats.stealth(t.g, t["Wolf"]) == ally  # whoever comes later is hidden too
    t.does("bleed Ines")
    assert stats.stealth(t.g, t["Ines"]) == 1
    acts(t)
    t.does("bleed Brute")
    assert (stats.stealth(t.g, t["Brute"]), stats.stealth(t.g, t["Oskar"])) == (ally, 0)
    acts(t)
    until(t, 1)
    assert stats.stealth(t.g, t["Ines"]) == 0


# -- the rest ---------------------------------------------------------------------------------------------------------


@editions
def test_khabar_glory_is_for_the_first_action_of_the_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Banu-Haqim", "Ines 2/4", "Hungry 0/4"], hand=["Khabar: Glory"]),
        seat(4, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    while t.asks != "minion":
        t.goes_by()
    acts(t, "play Khabar: Glory Mira 0")
    assert (t.measure("Mira.locked"), stats.bleed(t.g, t["Mira"])) == (0, 2)
    t.g.burn_pool(1, 4, "card.burn.counter-to-bank")
    with t.changes("a.pool", +10):
        acts(t, "bleed Mira")
    t = position(
        seat(ready=["Mira 4/8 clan:Banu-Haqim", "Ines 2/4"], hand=["Khabar: Glory"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Ines")
    assert "card.requirement.in-text" in t.clauses("play Khabar: Glory Mira 0", by="a")
    t = position(
        seat(ready=[("Mira 4/8 clan:Banu-Haqim", ["Khabar: Glory"])]), seat(), bystander(), turn="c", edition=edition
    )
    until(t, 0, "unlock")
    t.does("trigger Khabar: Glory")
    assert t.region("Khabar: Glory") == "ash-heap"


@editions
@rules_on("Revelations", "LSJ 20100119")
def test_revelations_discard_a_card_that_was_looked_at(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 aus"], hand=["Revelations"]),
        seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out"], library=["Blur"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Revelations Mira 0", "pick Dodge")
    assert (t.region("Dodge"), t.region("Fake Out")) == ("ash-heap", "hand")
    assert (t.g.knows[t["Fake Out"]], t.g.knows[t["Blur"]]) == (0b011, 0b010)  # not what is drawn afterwards
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()


@editions
def test_revelations_at_superior_keep_the_hand_of_the_prey_open(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS"], hand=["Revelations"]),
        seat(ready=["Oskar 2/4 cel"], hand=["Dodge"], library=["Blur"] * 8),
        bystander(),
        edition=edition,
    )
    acts(t, "play Revelations Mira 1")
    everybody = t.g.knows[t["Revelations"]]
    assert t.g.knows[t["Dodge"]] == everybody
    t.g.draw_card(1)
    until(t, 1)
    assert {t.g.knows[card] for card in t.g.hand(1)} == {everybody}
    until(t, 1, "minion")
    acts(t, "use Revelations Oskar")
    assert t.region("Revelations") == "ash-heap"


@editions
@rules_on("Biothaumaturgic Experiment", "LSJ 20080803")
def test_an_experiment_employs_an_animal_or_improves_a_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 tha"], hand=["Biothaumaturgic Experiment", "Raven Spy"]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Raven Spy Mira 0", by="a") == ["card.discipline.required"]
    with t.changes("Mira.blood", -t.g.face[t["Raven Spy"]].blood):
        acts(t, "play Biothaumaturgic Experiment Mira 0")
    assert (t.g.host[t["Raven Spy"]], t.measure("Raven Spy.life")) == (t["Mira"], 1)
    t = acting("Biothaumaturgic Experiment", who="THA", more=("Brute ally 2",), edition=edition)
    acts(t, "play Biothaumaturgic Experiment Mira 1", "target Brute")
    assert t.g.host[t["Biothaumaturgic Experiment"]] == t["Brute"]
    assert stats.strength(t.g, t["Brute"]) == t.g.edition.ally_strength + 1
    acts(t, "bleed Brute", "block Oskar", "use Biothaumaturgic Experiment Brute -1")
    assert t.told("maneuver")


PETS = {
    "Cat": "retainer blood:2 trait:animal life:1, stealth 1",
    "Dog": "retainer pool:2 trait:animal life:1, stealth 1",
}


@editions
@pytest.mark.parametrize("pet", PETS)
@pytest.mark.parametrize(("has", "employed"), [(1, False), (2, True)])
def test_an_experiment_employs_only_an_animal_that_can_be_paid_for(
    edition: str, pet: str, has: int, employed: bool
) -> None:
    """The last blood or pool will do. Who pays the last pool is ousted. The experiment itself costs 1 pool."""
    blood, pool = (has, 9) if pet == "Cat" else (9, has + 1)
    t = position(
        seat(ready=[f"Mira {blood}/9 tha"], hand=["Biothaumaturgic Experiment", pet], pool=pool),
        seat(),
        bystander(),
        edition=edition,
        cards=PETS,
    )
    card, mira = t[pet], t["Mira"]
    acts(t, "play Biothaumaturgic Experiment Mira 0")
    assert t.happened("put-on", card=card, host=mira) is employed
    assert bool(t.told("ousted")) is (employed and pet == "Dog")
    if not employed or pet == "Cat":
        spent = 2 if employed else 0
        assert (t.measure("Mira.blood"), t.measure("a.pool")) == (blood - spent, pool - 1)
        assert t.region(pet) == ("attached" if employed else "hand")


SMITHY = ["Magic of the Smith", *["Blank Page"] * 6]


@editions
@rules_on("Magic of the Smith", "TOM 19960130")
@pytest.mark.parametrize(("mode", "stealth"), [(0, 1), (1, 3)])
def test_the_magic_of_the_smith_finds_equipment_and_pays_for_it(edition: str, mode: int, stealth: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 THA"], hand=SMITHY, library=[".44 Magnum", "Raven Spy", "Dodge", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    rifle = next(card for card in t.g.library(0) if t.g.face[card].name == ".44 Magnum")
    price = t.g.face[rifle].pool
    t.does(f"play Magic of the Smith Mira {mode}")
    assert (t.told("action")[-1]["stealth"], t.told("action")[-1]["action"]) == (stealth, "equip")
    while t.asks != "search":
        t.passes()
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    acts(t)
    assert [t.g.face[card].name for card in t.g.on(t["Mira"])] == [".44 Magnum"]
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (30 - price, 3)
    t.is_quiet()


@editions
def test_the_smith_finds_nothing_that_cannot_be_paid_for(edition: str) -> None:
    t = position(
        seat(1, ready=["Mira 4/8 THA"], hand=SMITHY, library=[".44 Magnum", "Dodge", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Magic of the Smith Mira 0")
    acts(t)
    assert t.g.on(t["Mira"]) == []


@editions
@rules_on("Enticement", "LSJ 20010807", "LSJ 20100527")
@pytest.mark.parametrize(("mode", "n"), [(0, 2), (1, 3)])
def test_enticement_burns_the_edge_for_pool_and_ends_the_bleeding(edition: str, mode: int, n: int) -> None:
    def dealt(edge: bool) -> Table:
        return position(
            seat(ready=["Mira 4/8 SER", "Ines 2/4"], hand=["Enticement"], edge=edge),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )

    t = dealt(edge=True)
    with t.changes("b.pool", -n):
        acts(t, f"play Enticement Mira {mode}")
    assert (t.told("action")[-1]["victims"], t.g.edge, t.offers("bleed Ines")) == ([1], -1, False)
    t = dealt(edge=True)
    t.does(f"play Enticement Mira {mode}")
    t.g.edge = -1
    with t.unchanged("b.pool"):
        acts(t)
    assert not t.offers("bleed Ines")
    assert "card.requirement.in-text" in dealt(edge=False).clauses(f"play Enticement Mira {mode}", by="a")

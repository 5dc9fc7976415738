"""Master cards that act at once, or stand in play and wait, threaten, change hands or run out."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011
from tests.vtes.cards.test_on_minions import blocked, fought

CATHARI = "trait:path-of-Cathari"


def passes_to(t: Table, kind: str, who: str = "a", times: int = 60) -> Table:
    """Everybody passes until that decision of that seat."""
    for _ in range(times):
        if t.asks == kind and t.who() == who:
            return t
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    raise AssertionError(f"never asked: {kind} of {who}, but {t.asks}")


def in_phase(phase: str, edition: str, *play: str, **more: object) -> Table:
    return position(
        seat(ready=["Mira 3/5"], play=list(play), **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
        edition=edition,
    )


# -- coming into play -------------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Acquired Ventrue Assets", "clan:Giovanni", 1),
    ("Anarch Troublemaker", "", 0),
    ("Antediluvian Awakening", "", 0),
    ("Bleeding the Vine", "", 0),
    ("Brothers Grimm", "", 0),
    ("Camarilla Conclave", "title:justicar", 4),
    ("Cave of Apples", "clan:Ministry", 0),
    ("Club Illusion", "", 0),
    ("The Coven", "", 0),
    ("Cursed Abattoir", "trait:path-of-Death-and-the-Soul", 0),
    ("Dead Pool", "clan:Lasombra", 0),
    ("Ennoia's Theater", "clan:Gangrel", 0),
    ("Ennoia's Theater", "clan:Gangrel-antitribu", 0),
    ("Festivo dello Estinto", "", 0),
    ("Forward Momentum", CATHARI, 0),
    ("Fragment of the Book of Nod", "", 0),
    ("Frontal Assault", "", 0),
    ("Garibaldi-Meucci Museum", "", 0),
    ("Haqim's Law: Retribution", "clan:Banu-Haqim", 0),
    ("Mapatano Utando", "clan:Akunanse", 0),
    ("Millicent Smith, Puritan Vampire Hunter", "", 0),
    ("Palla Grande", "clan:Toreador-antitribu", 3),
    ("Paris Opera House", "clan:Daughter-of-Cacophony", 0),
    ("The Path of Bone", "clan:Giovanni", 0),
    ("The Path of Paradox", "clan:Ravnos", 0),
    ("Powerbase: Barranquilla", "sect:Sabbat", 5),
    ("The Rack", "", 0),
    ("Tension in the Ranks", "", 0),
    ("Twilight Camp", "", 4),
    ("Warsaw Station", "clan:Nosferatu", 0),
    ("Wider View", "", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "counters"), COMES)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
    price = t.g.face[t[card]].pool
    assert (t.region(card), t.measure("a.pool"), t.measure(f"{card}.blood")) == ("play", 30 - price, counters)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "who"), [(card, who) for card, who, _ in COMES if who and "Sabbat" not in who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Caitiff"], hand=[card]), seat(), bystander(), phase="master", edition=edition
    )
    assert not t.offers(f"play {card}")


# -- at once ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_golconda_removes_a_great_vampire_unless_his_controller_pays(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Golconda: Inner Peace"]),
        seat(ready=["Old 2/9"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("play Golconda: Inner Peace")
        assert (t.who(), t.asks) == ("b", "unless")
        t.does("yes" if pays else "no")
    assert (t.region("Old"), t.measure("b.pool")) == (("ready", 28) if pays else ("removed", 39))
    t.is_quiet()


@editions
@pytest.mark.parametrize(("who", "offered"), [("bishop", True), ("sect:Sabbat", False), ("primogen", False)])
def test_unholy_sacrament_feeds_a_titled_sabbat_vampire(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Unholy Sacrament"], uncontrolled=[f"Young 0/6 {who}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Unholy Sacrament") is offered
    if offered:
        t.does("play Unholy Sacrament")
        assert (t.measure("Young.blood"), t.measure("a.pool")) == (3, 27)


@editions
@pytest.mark.parametrize(("clan", "blood"), [("Hecata", 1), ("Caitiff", 0)])
def test_family_gathering_looks_for_a_hecata(clan: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"], crypt=[f"Kin 0/6 clan:{clan}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Family Gathering")
    assert t.region("Kin") == ("uncontrolled" if blood else "crypt")
    assert t.measure("Kin.blood") == blood
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Family Gathering")  # with an empty crypt


@editions
@pytest.mark.parametrize(("library", "offered"), [(7, True), (6, False)])
def test_liquidation_burns_seven_cards(library: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=library),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Liquidation") is offered
    if offered:
        t.does("play Liquidation")
        assert (t.measure("a.pool"), t.measure("a.library"), t.measure("a.ash_heap")) == (33, 0, 8)
        t.is_quiet()


@editions
def test_liquidation_is_not_replaced_before_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=9),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Liquidation")
    assert t.measure("a.hand") == 6
    passes_to(t, "discard")
    assert t.measure("a.hand") == 7


@editions
def test_fortschritt_library_finds_a_gehenna_event_once_a_game(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/7"],
            hand=["Fortschritt Library", *["Blank Page"] * 6],
            library=["The Unmasking", "Blank Page", "Blank Page"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Fortschritt Library")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.told("found")
    assert t.region("The Unmasking") == "hand"
    t.answers(*t.options("discard")[:1])
    assert t.measure("a.hand") == 7


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(4, True), (5, False)])
def test_tend_the_flock_feeds_a_younger_infernal_vampire(capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Baali trait:infernal"],
            hand=["Tend the Flock"],
            uncontrolled=[f"Young 0/{capacity} trait:infernal", "Alien 0/2"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    if offered:
        t.does("play Tend the Flock")
        assert (t.measure("Young.blood"), t.measure("Alien.blood")) == (3, 0)
    else:
        assert not t.offers("play Tend the Flock") or not t.offers("target Young")


@editions
@pytest.mark.parametrize(("sect", "passes"), [("Sabbat", True), ("Camarilla", False)])
def test_dia_de_los_muertos_passes_the_first_referendum(sect: str, passes: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect}"], hand=["Día de los Muertos", "Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Día de los Muertos")
    passes_to(t, "minion")
    t.does("play Kine Resources Contested Mira")
    for _ in range(60):
        if t.told("result"):
            break
        if t.asks == "terms":
            t.answer(t.options()[0])
        else:
            t.does("vote Oskar against" if t.offers("vote Oskar against") else "pass")
    assert t.told("result")[0]["result"] == ("passed" if passes else "failed")
    assert t.ever_offered("vote Oskar against") is not passes


@editions
@pytest.mark.parametrize(("sect", "blood"), [("Sabbat", 8), ("Camarilla", 4)])
def test_festivo_dello_estinto_fills_the_sabbat(sect: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Festivo dello Estinto"]),
        edition=edition,
    )
    t.does("hunt Mira")
    assert stats.stealth(t.g, t["Mira"]) == (0 if sect == "Sabbat" else 1)
    t.goes_on()
    assert t.measure("Mira.blood") == blood


@editions
def test_festivo_dello_estinto_ends_in_the_next_unlock_phase(edition: str) -> None:
    t = in_phase("unlock", edition, "Festivo dello Estinto")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.region("Festivo dello Estinto") == "ash-heap"


# -- from one to the other --------------------------------------------------------------------------------------------


@editions
def test_the_coven_feeds_and_goes_to_the_predator(edition: str) -> None:
    t = in_phase("master", edition, "The Coven", hand=["Blank Page"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use The Coven")
    assert (t.measure("Mira.blood"), t.measure("The Coven.locked")) == (5, 1)
    passes_to(t, "discard")
    assert t.g.controller[t["The Coven"]] == 2


@editions
@rules_on("The Coven", "PIB 20121031")
def test_the_coven_feeds_as_damage_is_dealt(edition: str) -> None:
    """Ruling: while damage is being resolved, it may be used."""
    t = position(seat(ready=["Mira 3/8"]), seat(ready=["Oskar 1/8"], play=["The Coven"]), bystander(), edition=edition)
    t.passes()
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "prevent" and t.offers("use The Coven"):
            break
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does("use The Coven", by="b")
    assert any(told["blood"] == 3 for told in t.told("blood"))  # before the damage is healed


@editions
def test_the_anarch_troublemaker_locks_two_vampires_and_moves_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Anarch Troublemaker"]),
        seat(ready=["Oskar 2/4", "Ute 2/4 locked", "Brute ally 2"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Anarch Troublemaker")
        t.does("way 0") if t.asks == "way" else None
        assert not t.offers("pick Brute")
        t.does("pick Oskar")
        t.does("pick Ute")  # who is locked already
    assert (t.measure("Oskar.locked"), t.g.controller[t["Anarch Troublemaker"]]) == (1, 1)


@editions
def test_the_anarch_troublemaker_burns_equipment(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [".44 Magnum"])], play=["Anarch Troublemaker"]),
        seat(ready=[("Oskar 2/4", ["Bowl of Convergence"])]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Anarch Troublemaker")
    t.does("way 1")
    assert t.region("Bowl of Convergence") == "ash-heap"
    assert (t.region(".44 Magnum"), t.g.controller[t["Anarch Troublemaker"]]) == ("attached", 1)


@editions
def test_millicent_smith_burns_a_blocked_vampire(edition: str) -> None:
    card = "Millicent Smith, Puritan Vampire Hunter"
    t = position(seat(ready=["Mira 3/5"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    blocked(t)
    assert (t.region("Mira"), t.region(card)) == ("ash-heap", "ash-heap")
    assert not t.told("combat")
    t = in_phase("master", edition, card, hand=["Blank Page"])
    passes_to(t, "discard")
    assert t.g.controller[t[card]] == 2


@editions
def test_the_rack_feeds_whom_it_was_chosen_for(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"], hand=["The Rack"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play The Rack", "target Ines")
    passes_to(t, "unlock")
    with t.unchanged("Mira.blood"):
        t.does("use The Rack")
    assert t.measure("Ines.blood") == 3
    assert not t.offers("use The Rack")


@editions
def test_a_stolen_rack_is_for_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"]), seat(ready=["Oskar 2/4"], play=["The Rack"]), bystander(), edition=edition
    )
    t.does("use The Rack Mira")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(20):
        if t.asks == "pick":
            break
        t.passes()
    t.does("pick Ines", by="a")
    assert (t.g.controller[t["The Rack"]], t.g.chosen[t["The Rack"]]) == (0, [t["Ines"]])


@editions
@pytest.mark.parametrize("resists", [True, False])
def test_brothers_grimm_are_fought_for_with_master_cards(resists: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page", "Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["Brothers Grimm"], hand=["Blank Page"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Brothers Grimm", by="a")
    t.does("discard Misdirection", by="a")
    assert (t.who(), t.asks) == ("b", "unless")
    t.does("yes" if resists else "no")
    assert t.g.controller[t["Brothers Grimm"]] == (1 if resists else 0)
    assert t.measure("b.hand") == (0 if resists else 1)
    assert t.asks != "master" or not t.options("play")  # the action is spent


@editions
@pytest.mark.parametrize(("counters", "pool"), [(3, 30), (4, 35)])
def test_brothers_grimm_pay_out_at_five(counters: int, pool: int, edition: str) -> None:
    t = in_phase("unlock", edition, f"Brothers Grimm counters:{counters}")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.measure("a.pool") == pool
    assert t.region("Brothers Grimm") == ("play" if pool == 30 else "ash-heap")


@editions
def test_the_fragment_draws_two_cards_and_is_stolen(edition: str) -> None:
    card = "Fragment of the Book of Nod"
    t = in_phase("master", edition, card, hand=["Blank Page"] * 7, library=5)
    t.does(f"use {card}")
    assert (t.asks, t.measure("a.hand")) == ("discard-down", 9)
    t.answers(*t.options()[:1])
    t.answers(*t.options()[:1])
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 3)
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition)
    for _ in range(5):
        if t.asks == "minion":
            break
        t.passes()
    t.does(f"use {card} Mira")
    t.goes_on()
    assert t.g.controller[t[card]] == 0


# -- losses -----------------------------------------------------------------------------------------------------------


@editions
def test_tension_in_the_ranks_costs_a_pool_for_each_who_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Tension in the Ranks"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool"):
        fought(blocked(t))
    assert (t.region("Oskar"), t.measure("b.pool")) == ("torpor", 29)


@editions
@pytest.mark.parametrize(("cards", "offered"), [(2, True), (1, False)])
def test_anybody_ends_tension_in_the_ranks_for_two_master_cards(cards: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], hand=["Blank Page"] * cards),
        seat(ready=["Oskar 2/4"], play=["Tension in the Ranks"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("use Tension in the Ranks") is offered
    if offered:
        t.does("use Tension in the Ranks", by="a")
        for _ in range(2):
            t.answers(*t.options("discard")[:1]) if t.options("discard") else None
        assert (t.region("Tension in the Ranks"), t.measure("a.hand")) == ("ash-heap", 0)


@editions
def test_a_frontal_assault_pays_for_the_fallen_and_costs_for_the_rest(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"], play=["Frontal Assault"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Frontal Assault Mira", "target Oskar")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Oskar"), [told["change"] for told in t.told("pool")]) == ("torpor", [1, -1])
    assert (t.measure("a.pool"), t.region("Frontal Assault")) == (30, "ash-heap")


@editions
@pytest.mark.parametrize("burns", [True, False])
def test_antediluvian_awakening_wants_a_pool_or_a_vampire(burns: bool, edition: str) -> None:
    t = in_phase("unlock", edition, "Antediluvian Awakening")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1" if burns else "way 0")
    assert t.measure("a.pool") == (30 if burns else 29)
    assert (t.region("Mira"), t.region("Antediluvian Awakening")) == (
        ("ash-heap", "ash-heap") if burns else ("ready", "play")
    )


# -- what counters are for --------------------------------------------------------------------------------------------


@editions
def test_wider_view_looks_further_for_a_transfer(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"], crypt=["New 0/5"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Wider View -1 -1")
        t.does("pick Old")
    assert (t.region("Old"), t.region("New")) == ("removed", "uncontrolled")
    assert not t.offers("use Wider View -1 -2")  # which takes four
    spent = 0
    while t.asks == "influence" and t.offers("invest New"):
        t.does("invest New")
        spent += 1
    assert spent == 3


@editions
def test_wider_view_is_sold_for_four_transfers(edition: str) -> None:
    t = in_phase("influence", edition, "Wider View", uncontrolled=["Old 0/9"])
    t.does("use Wider View -1 -2")
    assert (t.measure("a.pool"), t.region("Wider View")) == (32, "ash-heap")
    assert not t.offers("invest Old")


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_palla_grande_lifts_and_runs_out(counters: int, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Toreador-antitribu"], play=[f"Palla Grande counters:{counters}"], hand=["Blank Page"]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, 1)
    passes_to(t, "discard")
    assert t.region("Palla Grande") == region


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_acquired_ventrue_assets_feed_giovanni(counters: int, region: str, edition: str) -> None:
    card = "Acquired Ventrue Assets"
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni", "Alien 3/5"], play=[f"{card} counters:{counters}"]),
        seat(ready=["Oskar 2/4 clan:Ventrue"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood", "a.pool"):
        t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, region)
    assert not t.offers(f"use {card}") or t.asks != "master"


@editions
def test_powerbase_barranquilla_is_emptied_pool_by_pool(edition: str) -> None:
    t = in_phase("unlock", edition, "Powerbase: Barranquilla counters:1")
    t.does("use Powerbase: Barranquilla")
    assert (t.measure("a.pool"), t.region("Powerbase: Barranquilla")) == (31, "ash-heap")


BURNABLE = [
    ("Powerbase: Barranquilla", "primogen", True, 1),
    ("Powerbase: Barranquilla", "", True, 0),
    ("Acquired Ventrue Assets", "clan:Ventrue", False, 0),
    ("Acquired Ventrue Assets", "", True, 0),
    ("Toreador Grand Ball", "clan:Nosferatu", True, -1),
    ("Toreador Grand Ball", "", True, 0),
    ("Mapatano Utando", "", True, 0),
    ("The Path of Bone", "", True, 0),
    ("The Path of Paradox", "", True, 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "offered", "stealth"), BURNABLE)
def test_vampires_burn_it_by_an_action(card: str, who: str, offered: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()]),
        seat(ready=["Oskar 2/4"], play=[f"{card} counters:2"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {card} Mira") is offered
    if offered:
        t.does(f"use {card} Mira")
        assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], stealth)
        t.goes_on()
        assert t.region(card) == "ash-heap"
        paid = 1 if card == "Mapatano Utando" or "Path" in card else 0
        assert t.measure("Mira.blood") == 3 - paid
        t.is_quiet()


@since_2011
def test_twilight_camp_makes_anarchs_and_feeds_them(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:2"], uncontrolled=["Young 2/3"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("out Young") if t.offers("out Young") else t.does("invest Young")
    for _ in range(9):
        if t.asks == "may":
            break
        t.does("out Young" if t.offers("out Young") else "pass")
    t.does("yes", by="a")
    assert (stats.is_anarch(t.g, t["Young"]), t.measure("Twilight Camp.blood")) == (True, 1)
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch"], play=["Twilight Camp counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Twilight Camp")
    assert (t.measure("Mira.blood"), t.region("Twilight Camp")) == (4, "ash-heap")


@editions
def test_camarilla_conclave_hides_a_motion_and_silences_others(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 prince:Chicago"],
            play=["Camarilla Conclave counters:2"],
            hand=["Kine Resources Contested"],
        ),
        seat(ready=["Oskar 2/4 bishop", "Ute 2/4 primogen intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    for _ in range(20):
        if t.offers("use Camarilla Conclave -1 -1"):
            break
        t.does("block Ute" if t.offers("block Ute") else "pass")
    t.does("use Camarilla Conclave -1 -1", by="a")
    assert stats.stealth(t.g, t["Mira"]) == 2
    for _ in range(30):
        if t.asks == "polling" and t.who() == "a":
            break
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.does("use Camarilla Conclave -1 -2", by="a")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (0, 1)
    assert t.region("Camarilla Conclave") == "ash-heap"  # the last counter


@editions
def test_cursed_abattoir_grinds_zombies_into_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Corpse ally 2 trait:zombie bleed:1"], play=["Cursed Abattoir counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Corpse")
    for _ in range(9):
        if t.offers("use Cursed Abattoir"):
            break
        t.passes()
    t.does("use Cursed Abattoir", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Cursed Abattoir.blood")) == (28, 0)
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Corpse ally 1 trait:zombie"], play=["Cursed Abattoir"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "may" or t.told("action-over"):
            break
        t.does("block Corpse" if t.offers("block Corpse") else "strike hand" if t.asks == "strike" else "pass")
    t.does("yes", by="b")
    assert (t.region("Corpse"), t.measure("Cursed Abattoir.blood")) == ("ash-heap", 1)


@editions
@pytest.mark.parametrize(("clan", "counters"), [("Lasombra", 1), ("Caitiff", 0)])
def test_the_dead_pool_fills_with_the_fallen(clan: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 strength:4 clan:{clan}"], play=["Dead Pool"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("yes" if t.asks == "may" else "strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Dead Pool.blood") == counters


@editions
def test_the_dead_pool_is_spent_on_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Lasombra"], play=["Dead Pool counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Dead Pool"):
            break
        t.passes()
    t.does("use Dead Pool", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Dead Pool.blood")) == (27, 0)


@editions
@pytest.mark.parametrize(("block", "counters"), [(False, 2), (True, 0)])
def test_forward_momentum_grows_with_bleeds(block: bool, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {CATHARI}", "Ines 3/5"], play=["Forward Momentum counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Forward Momentum"):
            t.does("use Forward Momentum", by="a")
        elif block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    left = counters if block else 0
    assert (t.measure("Forward Momentum.blood"), t.measure("Mira.locked")) == (left, int(block))


# -- helping one's own ------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("baron", [True, False])
def test_carfax_abbey_feeds_two_where_there_is_a_baron(baron: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch", f"Ines 3/5 {'baron:Perth' if baron else 'sect:Anarch'}", "Alien 3/5"],
            play=["Carfax Abbey"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood"):
        t.does_all("use Carfax Abbey", "target Mira")
        if baron:
            t.does("pick Ines")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (4, 4 if baron else 3)


@since_2011
def test_garibaldi_meucci_museum_brings_back_a_card_that_needs_an_anarch(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch"],
            play=["Garibaldi-Meucci Museum"],
            hand=["Blank Page"] * 7,
            ash_heap=["The Anarch Free Press", "Misdirection"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand"):
        t.does("use Garibaldi-Meucci Museum")
        t.answers(*t.options("target")[:1])
    assert (t.region("The Anarch Free Press"), t.region("Misdirection"), t.measure("a.pool")) == (
        "hand",
        "ash-heap",
        29,
    )


@since_2011
@rules_on("Garibaldi-Meucci Museum", "RTR 20001020")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Sabbat", False)])
def test_garibaldi_meucci_museum_parts_anarchs(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], play=["Garibaldi-Meucci Museum"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(20):
        if t.asks == "before-range" or t.told("action-over"):
            break
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    assert t.offers("use Garibaldi-Meucci Museum") is offered
    if offered:
        t.does("use Garibaldi-Meucci Museum", by="b")
        with t.unchanged("Mira.blood", "Oskar.blood"):
            t.goes_on()


@since_2011
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_club_illusion_sells_bleed_to_any_anarch(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Club Illusion"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.offers("use Club Illusion Mira") is offered
    if offered:
        t.does("use Club Illusion Mira", by="a")
        assert not t.offers("use Club Illusion Mira")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28, 2)


@editions
def test_haqims_law_turns_combat_cards_into_bleed(edition: str) -> None:
    card = "Haqim's Law: Retribution"
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim"], play=[card], hand=["Dodge", "Fake Out", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers(f"use {card}"):
            break
        t.passes()
    t.does(f"use {card} Mira", by="a")
    assert len(t.options("discard")) == 2
    t.does("discard Dodge")
    assert not t.offers(f"use {card} Mira")  # once an action
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dodge")) == (28, "ash-heap")


@editions
def test_the_cave_of_apples_corrupts_the_younger(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Ministry", "Alien 3/5"], play=["Cave of Apples"]),
        seat(ready=["Oskar 1/1", "Old 2/9"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Cave of Apples Alien")
    t.does("use Cave of Apples Mira")
    assert t.asks != "target"  # Oskar is the only one
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert t.g.controller[t["Oskar"]] == 0


@editions
@rules_on("Toreador Grand Ball", "LSJ 19970814")
def test_the_toreador_grand_ball_frees_one_and_binds_the_other(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Toreador", "Ines 3/5 clan:Toreador"], hand=["Toreador Grand Ball"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Toreador Grand Ball", "target Mira")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("block Oskar")
    passes_to(t, "unlock")
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (1, 0)
    passes_to(t, "minion")
    t.does("bleed Mira")
    assert t.ever_offered("block Oskar")


@editions
@pytest.mark.parametrize("block", [True, False])
def test_warsaw_station_unlocks_after_a_success(block: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Nosferatu"], play=["Warsaw Station"]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("use Warsaw Station -1 -1", by="a")
    for _ in range(40):
        if t.told("action-over"):
            break
        if block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Mira.locked"), t.measure("Warsaw Station.locked")) == (int(block), 1)


@editions
def test_warsaw_station_is_burned_to_raise_a_nosferatu(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], torpor=["Down 1/4 clan:Nosferatu", "Alien 1/4"], play=["Warsaw Station locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Warsaw Station -1 -2")
    assert (t.region("Down"), t.region("Alien"), t.region("Warsaw Station")) == ("ready", "torpor", "ash-heap")


@editions
def test_ennoias_theater_gives_a_card_or_a_transfer(edition: str) -> None:
    t = in_phase("master", edition, "Ennoia's Theater", hand=["Blank Page"] * 7, library=5)
    t.does("use Ennoia's Theater -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 1)) == (8, 7)
    t = in_phase("influence", edition, "Ennoia's Theater", uncontrolled=["Old 0/9"])
    t.does("use Ennoia's Theater -1 -2")
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 5


@editions
def test_mapatano_utando_softens_a_bleed_or_trades_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:2"]),
        seat(ready=["Oskar 2/4"], play=["Mapatano Utando"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Mapatano Utando"):
            break
        t.passes()
    t.does("use Mapatano Utando", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = in_phase("influence", edition, "Mapatano Utando", uncontrolled=["Old 0/20"], edge=True)
    t.does("use Mapatano Utando -1 -2")
    assert t.g.edge == -1
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == 8


@editions
@pytest.mark.parametrize(("way", "who"), [(-1, "clan:Daughter-of-Cacophony"), (-2, "clan:Caitiff")])
def test_paris_opera_house_hides_its_own_or_for_one_of_them_anybody(way: int, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}", "Diva 3/5 clan:Daughter-of-Cacophony"], play=["Paris Opera House"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Paris Opera House -1 -1") is (way == -1)
    t.does(f"use Paris Opera House -1 {way}", by="a")
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("Diva.locked") == (way == -2)


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_the_church_of_vindicated_faith_calls_imbued(edition: str) -> None:
    card = "The Church of Vindicated Faith"
    t = position(
        seat(ready=["Abe 3/3 imbued"], play=[card], uncontrolled=["Ben 0/4 imbued"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Abe")
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert (t.measure("Ben.blood"), t.measure(f"{card}.locked")) == (1, 1)
    t = position(seat(ready=["Mira 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers(f"play {card}")


@editions
@pytest.mark.parametrize(
    ("card", "clan", "code", "spell"),
    [
        ("The Path of Bone", "Giovanni", "nec", "Call of the Hungry Dead"),
        ("The Path of Paradox", "Ravnos", "chi", "Horrid Reality"),
    ],
)
def test_a_path_makes_a_discipline_cheaper_for_a_clan(
    card: str, clan: str, code: str, spell: str, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan} {code}", f"Ines 3/8 {code}"], play=[card], hand=[spell]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 1, t["Mira"], t[spell], 0, []) == -1
    assert extra_cost(t.g, 1, t["Ines"], t[spell], 0, []) == 0


# -- against cards that are being played ------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("by", ["b", "c"])
def test_wash_cancels_a_neighbours_master_and_gives_the_action_back(by: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], hand=["Wash"] if by == "b" else []),
        seat(ready=["Vera 2/4"], hand=["Wash"] if by == "c" else []),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Wash", by=by)
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (0, 30)
    assert t.offers("play Tribute to the Master")


@since_2011
def test_wash_is_for_neighbours_and_replaced_late(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], hand=["Wash"]),
        seat(ready=["Nora 2/4"], hand=["Wash", *["Blank Page"] * 6], library=4),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks) == ("d", "as-played")  # seat c sits across
    t.answer(t.options("play")[0])
    assert t.measure("d.hand") == 6
    for _ in range(200):
        if t.g.turn_span().seat == 3:
            break
        assert t.measure("d.hand") == 6
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.measure("d.hand") == 7


@since_2011
def test_bleeding_the_vine_cancels_for_a_lock_and_costs_its_keep(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], play=["Bleeding the Vine"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("use Bleeding the Vine", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Bleeding the Vine.locked")) == (0, 1)
    assert t.offers("play Tribute to the Master")
    t = in_phase("unlock", edition, "Bleeding the Vine")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure("Bleeding the Vine.locked")) == (29, 0)

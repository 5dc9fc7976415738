"""Master cards and events."""

from __future__ import annotations

import pytest

from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, comes_into_play, since_2011
from tests.vtes.rules.action.cards import card as made
from tests.vtes.rules.action.cards import editions
from tests.vtes.shorthand import build, keeping
from tests.vtes.shorthand import selectors as choose


def master(
    card: str, *more: str, edition: str, uncontrolled: tuple[str, ...] = ("Nobody 0/9",), pool: int = 30
) -> Table:
    """It is the master phase of seat a, who holds the card; she has Mira, with room for blood, and Ines."""
    return position(
        seat(pool=pool, ready=["Mira 3/5", "Ines 5/5"], hand=[card, *more], uncontrolled=uncontrolled, library=2),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )


DISCIPLINES = {
    "Animalism": "ani",
    "Auspex": "aus",
    "Fortitude": "for",
    "Oblivion": "obl",
    "Presence": "pre",
    "Thaumaturgy": "tha",
    "Celerity": "cel",
    "Chimerstry": "chi",
    "Dementation": "dem",
    "Dominate": "dom",
    "Necromancy": "nec",
    "Obfuscate": "obf",
    "Obtenebration": "obt",
    "Potence": "pot",
    "Protean": "pro",
    "Quietus": "qui",
    "Serpentis": "ser",
    "Vicissitude": "vic",
}


@editions
@pytest.mark.parametrize(("card", "code"), DISCIPLINES.items())
@pytest.mark.parametrize("has", ["none", "basic", "superior"])
def test_a_discipline_raises_the_level_and_the_capacity(card: str, code: str, has: str, edition: str) -> None:
    words = {"none": "", "basic": f" {code}", "superior": f" {code.upper()}"}[has]
    t = position(
        seat(ready=[f"Mira 3/5{words}", "Ines 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition
    )
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card}")
        assert t.offers("target Mira") is (has != "superior")
        t.does("target Mira" if has != "superior" else "target Ines")
    who = t["Mira"] if has != "superior" else t["Ines"]
    gained = code.upper() if has == "basic" else code
    assert gained in stats.disciplines(t.g, who)
    assert stats.capacity(t.g, who) == 6
    t.is_quiet()


GROUNDS = {
    "Academic Hunting Ground": "Tremere",
    "Asylum Hunting Ground": "Malkavian",
    "Slum Hunting Ground": "Nosferatu",
    "Society Hunting Ground": "Toreador",
    "Uptown Hunting Ground": "Ventrue",
    "Warzone Hunting Ground": "Brujah",
    "Zoo Hunting Ground": "Gangrel",
}


@editions
@pytest.mark.parametrize("card", GROUNDS)
def test_a_hunting_ground_feeds_one_vampire_each_unlock_phase(card: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Full 5/5"],
            play=[card, "Zoo Hunting Ground" if "Zoo" not in card else "Slum Hunting Ground"],
        ),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        t.passes()
    assert t.told("uses") == [told for told in t.told("uses") if told["card"] == t[card]]  # no second one for Mira


# -- blood and pool ---------------------------------------------------------------------------------------------------


@editions
def test_blood_doll_moves_one_blood_either_way_each_master_phase(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Blood Doll"])]), seat(), bystander(), phase="master", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Blood Doll")
        t.does("way 0")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 2)
    assert not t.offers("use Blood Doll")


@editions
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_it_serves_whoever_controls_the_vampire_not_who_played_it(card: str, phase: str, edition: str) -> None:
    steal = build.action("", keeping.take_control(), target=choose.minions(choose.FOREIGN))
    charm = made("Charm", faces.ACTION, steal)
    t = position(
        seat(ready=["Ines 3/5"], hand=[charm]), seat(ready=[("Mira 3/5", [card])]), bystander(), edition=edition
    )
    t.does("play Charm Ines")
    t.does("target Mira")
    t.goes_on()
    assert (t.g.controller[t["Mira"]], t.g.controller[t[card]]) == (0, 1)
    seen: list[str] = []
    while not (t.asks == phase and t.who() == "a"):
        seen.extend(t.options("use") if t.who() == "b" else [])
        t.passes()
    assert seen == [], "not the one who played it"
    t.does(f"use {card}")
    with t.changes("a.pool", 1):
        t.does("way 0")


@editions
@pytest.mark.parametrize(("way", "pool", "blood"), [(0, 31, 2), (1, 29, 4)])
def test_vessel_moves_one_blood_either_way_each_unlock_phase(way: int, pool: int, blood: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Vessel"])]), seat(), bystander(), phase="unlock", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Vessel")
        t.does(f"way {way}")
        assert not t.offers("use Vessel")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (pool, blood)


@editions
@pytest.mark.parametrize(("card", "least", "most"), [("Minion Tap", 0, 5), ("Villein", 2, 5)])
def test_blood_goes_to_the_pool_within_limits(card: str, least: int, most: int, edition: str) -> None:
    t = master(card, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does(f"play {card}")
        assert not t.offers("target Oskar")
        t.does("target Ines")
        assert t.options("amount") == [f"amount {n}" for n in range(least, most + 1)]
        t.does("amount 4")
    assert (t.measure("a.pool"), t.measure("Ines.blood")) == (34, 1)
    assert t.region(card) == ("attached" if card == "Villein" else "ash-heap")
    t.is_quiet()


@editions
def test_a_trifle_leaves_the_master_phase_action(edition: str) -> None:
    t = master("Life in the City", "Misdirection", edition=edition)
    t.does("play Life in the City")
    t.does("target Mira")
    assert t.measure("Mira.blood") == 4
    assert t.offers("play Misdirection") is (edition != "2000")  # which knows no trifles
    t = master("Misdirection", "Zillah's Valley", edition=edition)
    t.does("play Misdirection")
    t.does("target Oskar")
    assert not t.offers("play Zillah's Valley")


@editions
def test_life_in_the_city_feeds_any_ready_vampire(edition: str) -> None:
    t = master("Life in the City", edition=edition)
    t.does("play Life in the City")
    assert t.offers("target Oskar")
    assert not t.offers("target Gone")
    t.does("target Ines")
    assert t.measure("Ines.blood") == 5  # full as she was
    t.is_quiet()


@editions
def test_tribute_to_the_master_takes_one_blood_from_each_ready_vampire(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Dry 0/5 locked", "Ines 5/5", "Brute ally 2"],
            torpor=["Down 2/4"],
            hand=["Tribute to the Master"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Dry.blood", "Down.blood", "Brute.blood"):
        t.does("play Tribute to the Master")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure("Ines.blood")) == (32, 2, 4)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(7, False), (8, True)])
def test_zillahs_valley_is_for_the_old(capacity: int, offered: bool, edition: str) -> None:
    t = master("Zillah's Valley", uncontrolled=(f"Old 0/{capacity}",), edition=edition)
    assert t.offers("play Zillah's Valley") is offered
    if offered:
        with t.unchanged(*BYSTANDER):
            t.does("play Zillah's Valley")
        assert (t.measure("Old.blood"), t.measure("a.pool")) == (4, 25)
        t.is_quiet()


@editions
def test_giants_blood_fills_up_anybody(edition: str) -> None:
    t = master("Giant's Blood", edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "a.pool"):
        t.does("play Giant's Blood")
        t.does("target Gone")
    assert t.measure("Gone.blood") == 4
    t.is_quiet()


@rules_on("Effective Management", "RTR 20000501")
@editions
def test_effective_management_brings_a_crypt_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"], crypt=1),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Effective Management")
    assert t.measure("a.uncontrolled") == 2
    t = position(
        seat(ready=["Mira 3/5"], hand=["Effective Management"]), seat(), bystander(), phase="master", edition=edition
    )
    assert not t.offers("play Effective Management")


# -- in play ----------------------------------------------------------------------------------------------------------

IN_PLAY = [
    "The Parthenon",
    "Information Highway",
    "The Barrens",
    "Monastery of Shadows",
    "KRCG News Radio",
    "Dreams of the Sphinx",
    "Powerbase: Montreal",
    "Seattle Committee",
    "Trophy: Domain",
]


@editions
@pytest.mark.parametrize("card", IN_PLAY)
def test_it_comes_into_play_for_its_price(card: str, edition: str) -> None:
    comes_into_play(card, "", edition)


@editions
@pytest.mark.parametrize(("card", "price"), [("Monastery of Shadows", 3), ("KRCG News Radio", 2)])
def test_it_is_not_bought_with_pool_one_does_not_have(card: str, price: int, edition: str) -> None:
    assert "card.cost.pool" in master(card, pool=price - 1, edition=edition).clauses(f"play {card} -1 0", by="a")
    assert master(card, pool=price + 1, edition=edition).offers(f"play {card}")


@editions
def test_the_parthenon_gives_a_master_phase_action_and_locks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Parthenon"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Parthenon")
    assert t.measure("The Parthenon.locked") == 1
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Tribute to the Master")
    assert t.measure("a.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("in_play", "left"), [([], 4), (["Information Highway"], 6)])
def test_information_highway_gives_two_transfers(in_play: list[str], left: int, edition: str) -> None:
    t = position(seat(play=in_play, uncontrolled=["Old 0/9"]), seat(), bystander(), phase="influence", edition=edition)
    spent = 0
    while t.asks == "influence" and t.offers("invest Old"):
        t.does("invest Old")
        spent += 1
    assert spent == t.measure("Old.blood") == left


@editions
def test_the_barrens_exchange_a_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Barrens"], hand=["Misdirection", *["Zillah's Valley"] * 6], library=1),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand", "a.pool"):
        t.does("use The Barrens")
        t.does("discard Misdirection")
        assert not t.offers("use The Barrens")
    assert (t.region("Misdirection"), t.measure("a.library")) == ("ash-heap", 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("capacity", "offered"), [(7, False), (8, True)])
def test_monastery_of_shadows_hides_the_old(capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/{capacity}"], play=["Monastery of Shadows"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (8, 7)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("use Monastery of Shadows")
        t.does("block Oskar", by="b")
        assert bool(t.told("blocked")) is not offered
        if offered:
            t.does("use Monastery of Shadows", by="a")
            assert t.told("block-failed")[0]["stealth"] == 1
        t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("owner", "price"), [("b", 0), ("c", 1)])
def test_krcg_news_radio_tells_its_own_for_free_and_others_for_a_pool(owner: str, price: int, edition: str) -> None:
    radio = ["KRCG News Radio"]
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"], play=radio if owner == "b" else []),
        seat(ready=["Vera 2/4"], play=radio if owner == "c" else []),
        edition=edition,
    )
    t.does("hunt Mira")
    assert not t.offers("use KRCG News Radio")
    t.does("block Oskar", by="b")
    t.does("use KRCG News Radio", by=owner)
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert (t.measure(f"{owner}.pool"), t.measure("KRCG News Radio.locked")) == (30 - price, 1)
    t.is_quiet()


def sphinx(phase: str, edition: str, edge: bool = False) -> Table:
    return position(
        seat(edge=edge, play=["Dreams of the Sphinx"], uncontrolled=["Old 0/9"], hand=["Blank Page"] * 7, library=40),
        seat(),
        bystander(),
        phase=phase,
        edition=edition,
    )


@editions
def test_dreams_of_the_sphinx_give_a_pool_to_who_has_the_edge(edition: str) -> None:
    t = sphinx("unlock", edge=True, edition=edition)
    card = t["Dreams of the Sphinx"]
    assert t.options("use") == [f"use {card} -1 {mode}" for mode in (-1, -2, -3)]
    before = t.measure("a.pool")
    with t.unchanged(*BYSTANDER, "Old.blood"):
        t.does("use Dreams of the Sphinx -1 -2")
        assert (t.measure("a.pool"), t.measure("Dreams of the Sphinx.locked")) == (before + 1, 1)
        assert not t.offers("use Dreams of the Sphinx")
    t = sphinx("unlock", edition=edition)
    assert not t.offers("use Dreams of the Sphinx -1 -2")
    assert not sphinx("master", edge=True, edition=edition).offers("use Dreams of the Sphinx -1 -2")  # too late


@editions
def test_dreams_of_the_sphinx_make_the_hand_larger_until_the_end_of_the_turn(edition: str) -> None:
    t = sphinx("master", edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Dreams of the Sphinx -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (9, 9, 7)
    t.is_quiet()


@editions
def test_dreams_of_the_sphinx_are_over_after_the_third_use(edition: str) -> None:
    t = sphinx("unlock", edition=edition)
    uses = 0
    while t.region("Dreams of the Sphinx") == "play":
        if t.offers("use Dreams of the Sphinx -1 -3"):
            t.does("use Dreams of the Sphinx -1 -3", by="a")
            uses += 1
            assert t.measure("Old.blood") == uses
        else:
            t.goes_by()
    assert (uses, t.region("Dreams of the Sphinx"), t.measure("Dreams of the Sphinx.blood")) == (3, "ash-heap", 0)
    assert not t.g.faults()


@editions
def test_powerbase_montreal_feeds_the_uncontrolled_once_a_turn(edition: str) -> None:
    t = position(
        seat(play=["Powerbase: Montreal"], uncontrolled=["Old 0/9"]),
        seat(),
        bystander(),
        phase="influence",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Powerbase: Montreal")
        assert t.measure("Old.blood") == 1
        assert not t.offers("use Powerbase: Montreal")


# -- against others ---------------------------------------------------------------------------------------------------


@editions
def test_misdirection_locks_any_minion(edition: str) -> None:
    t = master("Misdirection", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Misdirection")
        assert t.offers("target Gone")
        t.does("target Oskar")
    assert (t.measure("Oskar.locked"), t.measure("a.pool")) == (1, 29)
    t.is_quiet()


@editions
def test_pentex_subversion_keeps_a_minion_from_blocking(edition: str) -> None:
    t = master("Pentex™ Subversion", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Pentex™ Subversion")
        assert not t.offers("target Gone")
        t.does("target Oskar")
        t.passes_until("minion")
        t.does("bleed Ines")
    assert (t.measure("b.pool"), t.measure("a.pool")) == (29, 28)  # nobody was left to block
    t.is_quiet()


@editions
@pytest.mark.parametrize(("bleed", "burned"), [(3, False), (4, True)])
def test_archon_investigation_burns_who_bleeds_for_four(bleed: int, burned: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 bleed:{bleed}"]),
        seat(ready=["Oskar 2/4"], hand=["Archon Investigation"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("play Archon Investigation")  # blocks are not declined yet
        t.passes()
        if burned:
            t.does("play Archon Investigation", by="b")
        t.goes_on()
    assert t.region("Mira") == ("ash-heap" if burned else "ready")
    assert t.measure("b.pool") == (27 if burned else 30 - bleed)
    t.is_quiet()


@editions
def test_archon_investigation_is_for_the_one_who_is_bled_and_needs_no_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:5"]),
        seat(),
        seat(ready=["Vera 2/4"], hand=["Archon Investigation"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 25
    t = position(seat(ready=["Mira 4/8 bleed:5"]), seat(hand=["Archon Investigation"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert t.offers("play Archon Investigation")


@editions
@pytest.mark.parametrize(
    ("card", "victim", "by"), [("Sudden Reversal", "Misdirection", "b"), ("Direct Intervention", "Deflection", "c")]
)
def test_a_card_is_cancelled_as_it_is_played_and_its_cost_not_paid(
    card: str, victim: str, by: str, edition: str
) -> None:
    if victim == "Misdirection":
        t = position(
            seat(ready=["Mira 3/5"], hand=[victim]),
            seat(ready=["Oskar 2/4"], hand=[card]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does_all("play Misdirection", "target Oskar")
    else:
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=["Oskar 2/4 dom"], hand=[victim]),
            seat(ready=["Vera 2/4"], hand=[card]),
            edition=edition,
        )
        t.does("bleed Mira")
        t.passes()
        t.does("play Deflection Oskar 0", by="b")
    t.does(f"play {card}", by=by)
    t.goes_on()
    assert t.told("cancelled")[0]["card"] == t[victim]
    assert (t.measure("Oskar.locked"), t.measure("a.pool"), t.measure("Oskar.blood")) == (0, 30, 2)
    assert t.region(victim) == t.region(card) == "ash-heap"
    t.is_quiet()


@editions
def test_trophy_domain_lets_its_bearer_rise_once_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5"]),
        seat(ready=[("Oskar 2/4 locked", ["Trophy: Domain"])]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("use Trophy: Domain Oskar -1", by="b")
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.measure("Oskar.blood") == 0  # one for the trophy, one for the fist
    t.is_quiet()


@editions
def test_trophy_domain_is_of_no_use_to_anybody_while_it_is_on_no_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked", "Ines 3/5"], play=["Trophy: Domain"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks != "minion":
        assert not t.offers("use Trophy: Domain Oskar -1")
        assert not t.offers("use Trophy: Domain Ines -1")
        t.passes()
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
def test_the_unmasking_lets_allies_see_vampires(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["The Unmasking"]),
        seat(ready=["Brute ally 2", "Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    assert t.region("The Unmasking") == "play"


@editions
@pytest.mark.parametrize(
    ("actor", "blocker", "caught"),
    [
        ("Mira 3/5", "Brute ally 2", True),
        ("Mira 3/5", "Oskar 2/4", False),
        ("Hound ally 3", "Brute ally 2", False),
    ],
)
def test_the_unmasking_is_for_allies_against_vampires(actor: str, blocker: str, caught: bool, edition: str) -> None:
    t = position(
        seat(ready=[actor], hand=["Procurer"]),
        seat(ready=[blocker]),
        seat(ready=["Vera 2/4"], play=["The Unmasking"]),
        edition=edition,
    )
    name = actor.split()[0]
    stealthy = [option for option in t.options() if option.startswith("hunt")] or ["bleed"]
    t.does(f"hunt {name}" if stealthy[0].startswith("hunt") else f"bleed {name}")
    t.does(f"block {blocker.split()[0]}", by="b")
    outcome = (t.told("blocked") or t.told("block-failed"))[0]
    assert outcome["intercept"] == (1 if caught else 0)


# -- at any time ------------------------------------------------------------------------------------------------------


def with_all_moments(card: str, owner: str, edition: str) -> Table:
    """Mira of seat a may bleed or call a vote; the owner has the card in play, and something to use it on."""
    blanks, young = ["Blank Page"] * 6, ["Young 0/9"]
    calls = ["Kine Resources Contested", *blanks]
    return position(
        seat(
            ready=["Mira 4/8 prince", "Ines 3/5"],
            hand=calls,
            play=[card] if owner == "a" else [],
            uncontrolled=young,
            library=9,
        ),
        seat(ready=["Oskar 3/4"], hand=blanks, play=[card] if owner == "b" else [], uncontrolled=young, library=9),
        bystander(),
        edition=edition,
    )


@rules_on("The Barrens", "ANK 20200616")
@rules_on("Dreams of the Sphinx", "ANK 20200616")
@editions
@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("card", ["Dreams of the Sphinx", "The Barrens"])
def test_it_is_used_between_actions_in_combat_and_in_a_referendum(card: str, owner: str, edition: str) -> None:
    """Whenever its controller has the opportunity: not only in her phases and before range."""
    seen: dict[str, set[str]] = {}

    def look(t: Table) -> None:
        if t.offers(f"use {card}"):
            seen.setdefault(t.asks, set()).add(t.who())

    t = with_all_moments(card, owner, edition)
    look(t)
    t.does("bleed Mira" if t.asks == "minion" else "pass")
    if not t.told("action"):
        t.does("bleed Mira")
    while t.asks != "minion":
        look(t)
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t = with_all_moments(card, owner, edition)
    while not t.told("polling"):
        look(t)
        t.does("play Kine Resources Contested Mira" if t.offers("play Kine Resources Contested Mira") else "pass")
        while t.asks == "terms":
            t.answer(t.options()[0])
    while t.asks not in ("minion", "discard"):
        look(t)
        t.goes_by()
    assert all(who == {owner} for who in seen.values())
    expected = {"before-range", "maneuver", "before-strikes", "press", "end-of-round", "polling"}
    expected.add("minion" if owner == "a" else "between-of-others")
    assert expected <= set(seen)
    assert "as-played" not in seen


@rules_on("The Barrens", "RTR 20040501")
@rules_on("Sudden Reversal", "LSJ 20061207")
@since_2011
def test_it_is_not_used_as_a_card_is_played(edition: str) -> None:
    """Ruling: not to find a card that would cancel the one being played."""
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"], hand=["Sudden Reversal", *["Blank Page"] * 6], library=5),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.passes_until_offered("play Misdirection")
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers("use The Barrens")


# -- the amount is announced ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("card", ["Minion Tap", "Villein"])
def test_the_amount_is_announced_before_the_card_can_be_cancelled(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 5/5"], hand=[card]),
        seat(ready=["Oskar 2/4"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {card}", "target Ines", "amount 4")
    assert t.told("declares")[0]["amount"] == 4
    assert (t.who(), t.asks) == ("b", "as-played")
    t.does("play Sudden Reversal", by="b")
    assert (t.measure("a.pool"), t.measure("Ines.blood"), t.region(card)) == (30, 5, "ash-heap")
    t.is_quiet()


@editions
def test_the_price_of_a_second_villein_is_paid_as_its_blood_comes(edition: str) -> None:
    """Ruling: with her last pool she pays for it, and is not ousted before she gains."""
    t = position(
        seat(pool=1, ready=[("Mira 5/5", ["Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    t.does("amount 3")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (3, 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_a_third_villein_needs_two_pool(pool: int, offered: bool, edition: str) -> None:
    """Ruling: what it costs must be there."""
    t = position(
        seat(pool=pool, ready=[("Mira 5/5", ["Villein", "Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert bool(t.options("play")) is offered

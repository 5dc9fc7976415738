"""Equipment: what minions wear, carry and drive, and locations that are equipment until they are in play."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on

# -- books ------------------------------------------------------------------------------------------------------------

CODEX = "Codex of the Edenic Groundskeepers"


@editions
@pytest.mark.parametrize(("other", "amount"), [("Oskar 2/4", 1), ("Oskar 2/4 locked", 4)])
def test_the_codex_bleeds_for_more_where_nobody_watches(other: str, amount: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 4/8", [CODEX])]), seat(ready=[other]), bystander(), edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -1), t.changes("b.pool", -amount):
        t.does(f"use {CODEX} Mira -1")
        assert amount > 1 or stats.stealth(t.g, t["Mira"]) == -2
        acts(t)
    t.is_quiet()
    poor = position(
        seat(ready=[("Mira 0/8", [CODEX]), "Wolf ally 2"]), seat(ready=[other]), bystander(), edition=edition
    )
    assert not poor.offers(f"use {CODEX}")


@editions
@rules_on(CODEX, "RTR 19960221")
def test_the_action_of_an_equipment_has_no_effect_once_it_is_gone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", [CODEX])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {CODEX} Mira -1")
    t.g.attach(t[CODEX], t["Oskar"], 1)  # somebody has taken it meanwhile
    with t.unchanged("b.pool"), t.changes("Mira.blood", -1):
        acts(t)
    t.is_quiet()


# -- Disciplines ------------------------------------------------------------------------------------------------------

SUPERIOR = [
    ("The Sargon Fragment", "NEC"),
    ("Hand of Conrad", "POT"),
    ("Changeling Skin Mask", "OBF"),
    ("Drum of Xipe Totec", "CEL"),
    ("Veneficorum Artum Sanguis", "THA"),
]


@editions
@pytest.mark.parametrize(("card", "code"), SUPERIOR)
@rules_on("Changeling Skin Mask", "RTR 19980707")
def test_it_gives_a_discipline_at_superior(card: str, code: str, edition: str) -> None:
    for known in ("", code.lower(), code):
        t = position(seat(ready=[f"Mira 6/8 {known}".strip()], hand=[card]), seat(), bystander(), edition=edition)
        acts(t, f"play {card} Mira 0")
        assert {code, code.lower()} <= stats.disciplines(t.g, t["Mira"])
    t = position(seat(ready=[("Mira 6/8 tha", ["Ritual Goblet"])]), seat(), bystander(), edition=edition)
    assert "THA" in stats.disciplines(t.g, t["Mira"])


@editions
@rules_on("The Sargon Fragment", "LSJ 20010627")
def test_the_sargon_fragment_brings_a_card_back(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["The Sargon Fragment"])], ash_heap=["Dodge", "Flash", "Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -1):
        t.does("use The Sargon Fragment Mira -1")
        assert (t.offers("target Dodge"), t.offers("target Anson")) == (True, False)
        acts(t, "target Flash")
    assert (t.region("Flash"), t.region("Dodge")) == ("hand", "ash-heap")


@editions
def test_the_hand_of_conrad_brings_a_vampire_back_uncontrolled(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Hand of Conrad"])], ash_heap=["Dodge", "Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "use Hand of Conrad Mira -1")
    assert (t.region("Anson"), t.measure("Anson.blood")) == ("uncontrolled", 0)


@editions
def test_a_changeling_skin_mask_is_burned_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 4/8", ["Changeling Skin Mask"])]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    acts(t, "block Mira", "use Changeling Skin Mask Mira -1")
    assert (t.region("Changeling Skin Mask"), len(t.told("blocked"))) == ("ash-heap", 1)


@editions
def test_the_drum_lets_a_vampire_maneuver(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Drum of Xipe Totec"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar", "use Drum of Xipe Totec Mira -1")
    assert t.told("maneuver")[-1]["range"] == "long"


@editions
@rules_on("Veneficorum Artum Sanguis", "LSJ 20080604")
def test_any_tremere_attacks_the_bearer_of_the_artum_sanguis(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 clan:Tremere", "Kin 6/8"]),
        seat(ready=[("Mira 6/8", ["Veneficorum Artum Sanguis"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Veneficorum Artum Sanguis Kin")
    acts(t, "use Veneficorum Artum Sanguis Oskar -1")
    assert t.told("combat")[0]["opposing"] == t["Mira"]


# -- what one wears or drives -----------------------------------------------------------------------------------------


@editions
@rules_on("Leather Jacket", "LSJ 20001114")
def test_a_leather_jacket_is_burned_against_a_whole_strike(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Leather Jacket"])]),
        seat(ready=["Oskar 6/8 strength:4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "prevent")
    t.does("use Leather Jacket Mira -1", by="a")
    on(t)
    assert (t.region("Leather Jacket"), t.measure("Mira.blood")) == ("ash-heap", 6)
    t = position(
        seat(ready=[("Mira 6/8", ["Leather Jacket"])]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar")
    assert not t.ever_offered("use Leather Jacket")


ONLY_ONE = [
    ("Leather Jacket", "Leather Jacket"),
    ("Helicopter", "Hawg"),
    ("Hawg", "Helicopter"),
    ("Phased Motion Detector", "Phased Motion Detector"),
    ("An Anarch Manifesto", "An Anarch Manifesto"),
    ("Reliquary: Trinket", "Reliquary: Trinket"),
    ("Body Bag", "Body Bag"),
]


@editions
@pytest.mark.parametrize(("card", "other"), ONLY_ONE)
def test_a_minion_can_have_only_one(card: str, other: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", [card]), "Ines 2/4"], hand=[other]), seat(), bystander(), edition=edition)
    again = f"{other}#2" if card == other else other
    assert not t.offers(f"play {again} Mira 0")
    assert t.offers(f"play {again} Ines 0")


@editions
@rules_on("Helicopter", "LSJ 20100119")
def test_a_helicopter_lets_a_minion_rise_after_a_success(edition: str) -> None:
    t = acting("Helicopter", edition=edition)
    acts(t, "play Helicopter Mira 0")
    assert t.measure("Helicopter.locked") == 1
    t = position(seat(ready=[("Mira 6/8", ["Helicopter"]), "Ines 2/4"]), seat(), bystander(), edition=edition)
    acts(t, "bleed Ines")
    assert not t.ever_offered("use Helicopter")
    acts(t, "bleed Mira", "use Helicopter")
    assert (t.measure("Mira.locked"), t.measure("Helicopter.locked")) == (0, 1)
    t = position(seat(ready=[("Mira 6/8", ["Helicopter"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    acts(t, "bleed Mira", "block Oskar")
    assert not t.ever_offered("use Helicopter")


@editions
def test_a_hawg_presses_each_combat(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Hawg"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    acts(t, "bleed Mira", "block Oskar", "use Hawg Mira -1")
    assert len(t.told("round")) == 2
    assert t.measure("Oskar.blood") == 4


@since_2011
def test_kduvas_mask_serves_a_laibon(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Kduva's Mask"]), "Ines 2/4"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (2, 2)
    t.does("hunt Mira")
    acts(t, "block Oskar", "play Enhanced Senses Oskar 0")
    assert t.measure("Oskar.blood") == 6 - 1 - 1  # the card, and Mira's hand
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Kduva's Mask"]), "Ines 2/4"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Ines")
    acts(t, "block Oskar", "play Enhanced Senses Oskar 0")
    assert t.measure("Oskar.blood") == 5
    t = position(seat(ready=[("Mira 6/8", ["Kduva's Mask"])]), seat(), bystander(), edition=edition)
    assert (stats.bleed(t.g, t["Mira"]), stats.votes(t.g, t["Mira"])) == (1, 0)


@editions
@pytest.mark.parametrize(("words", "bleed"), [("clan:Malkavian-antitribu", 2), ("", 1)])
@rules_on("Enchanted Marionette", "RTR 19980707")
def test_an_enchanted_marionette_bleeds_in_secret(words: str, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", ["Enchanted Marionette"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.stealth(t.g, t["Mira"])) == (bleed, bleed - 1)
    acts(t)
    t.is_quiet()


@editions
def test_the_shaal_fragment_fills_a_hand_and_is_stolen_by_any_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8", "Wolf ally 2"]),
        seat(ready=[("Mira 4/8 clan:Harbinger-of-Skulls", ["Shaal Fragment"])]),
        bystander(),
        edition=edition,
    )
    assert [stats.hand_size(t.g, seat_) for seat_ in range(2)] == [7, 9]
    assert not t.offers("use Shaal Fragment Wolf")
    acts(t, "use Shaal Fragment Oskar -1")
    assert (t.g.host[t["Shaal Fragment"]], t.g.controller[t["Shaal Fragment"]]) == (t["Oskar"], 0)
    assert [stats.hand_size(t.g, seat_) for seat_ in range(2)] == [9, 7]


@editions
def test_the_orb_of_ulain_hides_an_ally(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 PRE"], hand=["Entrancement"]),
        seat(ready=[("Wolf ally 3", ["Orb of Ulain"]), "Dog ally 3", "Cat ally 3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Entrancement Oskar 1")
    assert (t.offers("target Dog"), t.offers("target Wolf")) == (True, False)
    t = position(
        seat(ready=[("Wolf ally 3 bleed:1", ["Orb of Ulain"])]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Telepathic Misdirection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Wolf")
    acts(t, "play Telepathic Misdirection Oskar")
    assert t.measure("Oskar.blood") == 6 - t.g.face[t["Telepathic Misdirection"]].blood - 1


@editions
@rules_on("Phased Motion Detector", "ANK 20230116", "LSJ 20100329")
def test_a_phased_motion_detector_hears_one_card_an_action(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8 OBF"], hand=["Cloak the Gathering", "Lost in Crowds"]),
        seat(ready=[("Mira 6/8", ["Phased Motion Detector"]), "Kin 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    acts_until = [("block Kin", "b"), ("play Cloak the Gathering Oskar 0", "a")]
    for answer, by in acts_until:
        t.passes_until_offered(answer)
        t.does(answer, by=by)
    while t.asks in ("as-played",):
        t.passes()
    assert stats.intercept(t.g, t["Mira"]) == 1
    assert stats.intercept(t.g, t["Kin"]) == 0


@since_2011
def test_an_anarch_manifesto_hides_and_angers(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Anarch", ["An Anarch Manifesto"])], hand=["Constant Revolution", "Dodge"]),
        seat(ready=["Oskar 6/8 prince city:Paris", "Kin 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("play Constant Revolution Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == 2
    acts(t, "block Oskar")
    t = position(
        seat(ready=[("Mira 6/8 sect:Anarch", ["An Anarch Manifesto"])]),
        seat(ready=["Oskar 6/8 prince city:Paris", "Kin 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 0
    assert stats.strength(t.g, t["Oskar"]) == 1
    acts(t, "block Oskar")
    assert t.measure("Mira.blood") == 4


@editions
def test_karavalanisha_vrana_helps_the_young_and_makes_tricks_cheap(edition: str) -> None:
    card = "Karavalanisha Vrana"
    t = position(
        seat(
            ready=[("Mira 6/8 clan:Ravnos CHI", [card])], uncontrolled=["Young 0/4 clan:Ravnos", "Old 0/9 clan:Ravnos"]
        ),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -1), t.changes("Young.blood", 2):
        acts(t, f"use {card} Mira -1")
    assert t.told("action")[0]["stealth"] == 1


@editions
@pytest.mark.parametrize(
    ("card", "price", "stealth", "rises"), [("Catacombs", 1, 2, False), ("Ritual Goblet", 1, 1, True)]
)
@rules_on("Catacombs", "PIB 20110918")
def test_a_rescue_costs_less(card: str, price: int, stealth: int, rises: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [card])], torpor=["Gone 0/4"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    with t.changes("Mira.blood", -price):
        acts(t, "rescue Mira Gone", *([f"use {card}"] if rises else []))
    assert t.told("action")[0]["stealth"] == stealth - (card == "Catacombs")
    assert (t.region("Gone"), t.measure("Mira.locked")) == ("ready", 0 if rises else 1)


@editions
def test_a_cooler_feeds_a_vampire_four_times(edition: str) -> None:
    t = acting("Cooler", edition=edition)
    acts(t, "play Cooler Mira 0")
    assert t.measure("Cooler.blood") == 4
    t = position(
        seat(ready=[("Mira 2/8", ["Cooler"])]), seat(), bystander(), turn="c", phase="discard", edition=edition
    )
    t.g.gain_blood(t["Cooler"], 1, 9, "card.counter.gain-from-bank")
    t.passes_until("unlock")
    t.does("use Cooler")
    assert (t.measure("Mira.blood"), t.region("Cooler")) == (3, "ash-heap")


@editions
@pytest.mark.parametrize(("clan", "free"), [("Toreador", True), ("Toreador-antitribu", True), ("Ventrue", False)])
def test_no_toreador_blocks_the_cloak_of_the_abalone(clan: str, free: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Cloak of the Abalone"])]),
        seat(ready=[f"Oskar 2/4 clan:{clan}"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t)
    assert t.ever_offered("block Oskar") is not free


@editions
@rules_on("Incriminating Videotape", "TOM 19960114")
def test_one_minion_cannot_block_who_has_the_videotape(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=["Incriminating Videotape"]),
        seat(ready=["Oskar 2/4", "Kin 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Incriminating Videotape Mira 0")
    assert t.told("action")[0]["victims"] == []
    acts(t, "pick Oskar")
    t.does("bleed Ines")
    t.passes_until_offered("block Oskar")
    acts(t)
    t = _next_own_turn(t)
    t.does("bleed Mira")
    t.passes_until_offered("block Kin")
    assert not t.offers("block Oskar")


def _next_own_turn(t: Table) -> Table:
    turn = t.g.turn
    while not (t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks == "minion"):
        t.goes_by()
    return t


@since_2011
def test_a_trinket_is_for_laibon(edition: str) -> None:
    card = "Reliquary: Trinket"
    t = position(
        seat(ready=[("Mira 4/8 sect:Laibon", [card])], hand=["Dodge", "Flash", "Fake Out"]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert stats.hand_size(t.g, 0) == 8
    acts(t, f"use {card} Mira -1", "pick Dodge", "pick Flash", "pass")
    assert [t.region(name) for name in ("Dodge", "Flash", "Fake Out")] == ["ash-heap", "ash-heap", "hand"]
    t = position(seat(ready=[("Mira 4/8", [card])], hand=["Dodge"]), seat(), bystander(), edition=edition)
    assert (stats.hand_size(t.g, 0), t.offers(f"use {card}")) == (7, False)


FAILING = [("Body Bag", "sect:Anarch", -2, 0), ("Zaire River Ferry", "clan:Lasombra", 0, 1)]


@since_2011
@pytest.mark.parametrize(("card", "words", "blood", "locked"), FAILING)
@rules_on("Body Bag", "ANK 20260316", "LSJ 20030607")
@rules_on("Zaire River Ferry", "ANK 20190425")
def test_an_action_at_its_bearer_fails(card: str, words: str, blood: int, locked: int, edition: str) -> None:
    def attacked(who: str) -> Table:
        t = position(
            seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
            seat(ready=[(f"Mira 6/8 {who}", [card]), "Kin 3/4"]),
            bystander(),
            edition=edition,
        )
        t.does_all("play Bum's Rush Oskar 0", "target Mira")
        return t

    t = attacked(words)
    t.passes_until_offered(f"use {card}")
    with t.changes("Mira.blood", blood):
        t.does(f"use {card}", by="b")
        acts(t)
    assert (t.told("combat"), t.measure(f"{card}.locked")) == ([], locked)
    t = attacked("")
    acts(t)
    assert not t.ever_offered(f"use {card}")


@editions
def test_the_zaire_river_ferry_hides_its_lasombra(edition: str) -> None:
    card = "Zaire River Ferry"
    t = position(
        seat(ready=[("Mira 4/8 clan:Lasombra", [card])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card} -1 -2")
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)


@editions
def test_mummys_tongue_holds_a_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Ministry", ["Mummy's Tongue"])]),
        seat(ready=["Oskar 2/4", "Kin 2/4"]),
        bystander(),
        edition=edition,
        phase="master",
    )
    t.does("use Mummy's Tongue")
    t.does("target Oskar")
    assert (t.measure("Oskar.locked"), t.region("Mummy's Tongue")) == (1, "ash-heap")
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert t.measure("Oskar.locked") == 1


@editions
def test_a_ritual_scalpel_feeds_a_nagaraja(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8 clan:Nagaraja", ["Ritual Scalpel"])]),
        seat(ready=["Muddled Vampire Hunter", "Renegade Garou"]),
        bystander(),
        edition=edition,
    )
    before = t.measure("Muddled Vampire Hunter.blood")
    t.does("use Ritual Scalpel Mira -1")
    acts(t)
    assert (t.measure("Mira.blood"), t.measure("Muddled Vampire Hunter.blood")) == (4, before - 1)
    t = position(seat(ready=[("Mira 2/8 clan:Nagaraja", ["Ritual Scalpel"])]), seat(), bystander(), edition=edition)
    acts(t, "hunt Mira")
    assert t.measure("Mira.blood") == 4


# -- locations --------------------------------------------------------------------------------------------------------

ESTATES = [
    ("Zaire River Ferry", "clan:Lasombra"),
    ("Sacré-Cœur Cathedral, France", ""),
    ("Catacombs", ""),
    ("Dartmoor, England", ""),
    ("Local 1111", "sect:Sabbat"),
    ("Inveraray, Scotland", ""),
    ("Gran Madre di Dio, Italy", ""),
    ("Ruins of Villers Abbey, Belgium", ""),
]


@editions
@pytest.mark.parametrize(("card", "words"), ESTATES)
@rules_on("Dartmoor, England", "LSJ 20080114", "RTR 19960112")
def test_an_estate_is_equipped_and_then_a_location(card: str, words: str, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Mira 0")
        assert t.told("action")[0]["action"] == "equip"
        acts(t)
    assert t.g.host[t[card]] == t["Mira"]
    assert (stats.is_equipment(t.g, t[card]), stats.bears(t.g, t[card], "location")) == (False, True)


@editions
def test_allies_do_not_block_the_lord_of_sacre_coeur(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Sacré-Cœur Cathedral, France"])]),
        seat(ready=["Wolf ally 3", "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Wolf")


@editions
@pytest.mark.parametrize(("card", "words", "stealth"), [("Army of Rats", "ani", 2), ("Heart of the City", "PRE", 1)])
def test_dartmoor_hides_actions_of_the_wild(card: str, words: str, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", ["Dartmoor, England"])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    acts(t)


@editions
def test_local_1111_feeds_another_sabbat_vampire(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Sabbat", ["Local 1111"]), "Ines 2/4 sect:Sabbat", "Alien 2/4"]),
        seat(),
        bystander(),
        edition=edition,
    )
    t.does("use Local 1111 Mira -1")
    assert not t.offers("target Alien")
    acts(t)
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (4, 4)


@editions
@pytest.mark.parametrize(("there", "possible"), [(0, True), (2, True), (3, False)])
def test_inveraray_takes_blood_for_bleeds(there: int, possible: bool, edition: str) -> None:
    card = "Inveraray, Scotland"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(), bystander(), edition=edition, turn="c", phase="discard")
    t.g.gain_blood(t[card], there, 9, "card.counter.gain-from-bank")
    t.passes_until("minion")
    assert stats.bleed(t.g, t["Mira"]) == 1 + there
    assert t.offers(f"use {card}") is possible
    if possible:
        acts(t, f"use {card} Mira -1")
        assert (t.measure("Mira.blood"), stats.bleed(t.g, t["Mira"])) == (5, 2 + there)


@editions
@pytest.mark.parametrize(("who", "capacity", "locked", "lost"), [("b", 4, 1, 1), ("b", 9, 1, 0), ("c", 4, 1, 1)])
def test_gran_madre_weighs_on_newcomers_of_neighbours(
    who: str, capacity: int, locked: int, lost: int, edition: str
) -> None:
    new = f"New {capacity}/{capacity}"
    owner = seat(uncontrolled=[new], ready=["Other 2/4"])
    empty = seat(ready=["Vera 2/4"])
    t = position(
        seat(ready=[("Mira 6/8", ["Gran Madre di Dio, Italy"])]),
        owner if who == "b" else empty,
        owner if who == "c" else empty,
        edition=edition,
        turn=who,
        phase="master",
    )
    t.passes_until("influence")
    t.brings_out("New")
    while t.region("New") != "ready":
        t.passes()
    assert (t.region("New"), t.measure("New.locked")) == ("ready", locked)
    assert capacity - t.measure("New.blood") == lost


@editions
def test_villers_abbey_gives_as_many_maneuvers_as_blood(edition: str) -> None:
    card = "Ruins of Villers Abbey, Belgium"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered(f"use {card} Mira")
    t.does(f"use {card} Mira -1")
    if t.asks == "amount" or t.offers("amount 2"):
        t.does("amount 2")
    assert t.measure("Mira.blood") == 4
    acts(t)
    assert stats.bleed(t.g, t["Mira"]) == 1

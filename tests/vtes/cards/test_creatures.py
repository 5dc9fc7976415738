"""Allies: creatures with moments, strikes and ends of their own."""

from __future__ import annotations

import pytest

from praxis.vtes.model import spans, stats
from praxis.vtes.model.state import with_mod
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on


def blocked(card: str, other: str = "Oskar 9/9", edition: str = "2023", answers: tuple[str, ...] = ()) -> Table:
    """The ally's bleed, or what Oskar does, leads to a combat of the two."""
    t = position(seat(ready=[card]), seat(ready=[other], hand=list(answers)), bystander(), edition=edition)
    t.does(f"bleed {card}")
    t.passes_until("block")
    t.does("block Oskar")
    return t


def fought_by(card: str, other: str = "Oskar 9/9", edition: str = "2023") -> Table:
    """Oskar has blocked it, or it him."""
    t = position(seat(ready=[other]), seat(ready=[card]), bystander(), edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does(f"block {card}")
    return t


# -- that shoot, strike twice, recover --------------------------------------------------------------------------------

SHOOTERS = [
    # ally, damage, aggravated, whether it maneuvers
    ("Outcast Mage", 2, False, True),
    ("Rom Gypsy", 1, False, True),
    ("ECTU Operative", 1, False, True),
    ("Talaq, The Immortal", 1, False, True),
    ("Order of Hermes Cabal", 1, True, False),
    ("Ghouled Street Thug", 1, False, False),
    ("Wendell Delburton", 2, False, True),
]


@editions
@pytest.mark.parametrize(("card", "damage", "aggravated", "maneuvers"), SHOOTERS)
def test_an_ally_shoots(card: str, damage: int, aggravated: bool, maneuvers: bool, edition: str) -> None:
    t = fought_by(card, edition=edition)
    if maneuvers:
        t.passes_until_offered(f"use {card} {card} -2")
        t.does(f"use {card} {card} -2", by="b")
        assert t.told("maneuver")[-1]["range"] == "long"
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"use {card} {card} -1", by="b")
    with t.unchanged(*BYSTANDER):
        acts(t)
    assert (t.measure("Oskar.blood"), t.region("Oskar")) == ((9, "torpor") if aggravated else (9 - damage, "ready"))


RECOVERING = [
    # ally, so much life it may have and still recovers
    ("Wendell Delburton", 2),
    ("High Top", 2),
    ("Black Spiral Buddy", 2),
    ("Herald of Topheth", 4),
    ("Harzomatuili", 3),
    ("Hellhound", 1),
]


@editions
@pytest.mark.parametrize(("card", "most"), RECOVERING)
def test_an_ally_recovers_in_its_unlock_phase(card: str, most: int, edition: str) -> None:
    for life in (most, most + 1):
        t = position(seat(ready=[card, "Mira 9/9"]), seat(), bystander(), turn="c", phase="discard", edition=edition)
        now = t.g.blood[t[card]]
        if life < now:
            t.g.burn_blood(t[card], now - life, "card.burn.counter-to-bank")
        life = t.g.blood[t[card]]
        while t.g.turn_span().seat == 2:
            t.passes()
        while t.asks == "unlock" and t.offers("trigger"):
            t.does(t.options("trigger")[0])
        assert t.g.blood[t[card]] == life + (life <= most)


RUSHERS = [
    # ally, which ability, stealth, vampires only
    ("Order of Hermes Cabal", -2, 0, True),
    ("Wendell Delburton", -3, 0, False),
    ("High Top", -1, 0, False),
    ("Herald of Topheth", -1, 0, False),
    ("Rock Cat", -1, 0, False),
    ("Ossian", -1, 1, True),
    ("Escaped Mental Patient", -2, 0, False),
    ("Nephren-Ka", -2, 0, False),
    ("Amam the Devourer", -1, 0, False),
    ("Shambling Hordes", -1, 0, False),
]


@editions
@pytest.mark.parametrize(("card", "number", "stealth", "vampires"), RUSHERS)
def test_an_ally_attacks_as_an_action(card: str, number: int, stealth: int, vampires: bool, edition: str) -> None:
    t = position(
        seat(ready=[card, "Own 2/4"]),
        seat(ready=["Oskar 9/9 clan:Tremere", "Kin 9/9 clan:Tremere", "Other ally 9"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} {card} {number}")
    assert (t.offers("target Oskar"), t.offers("target Other")) == (True, not vampires)
    assert not t.offers("target Gone")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == stealth
    on(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]


@editions
def test_wendell_delburton_turns_on_a_vampire_of_ones_own(edition: str) -> None:
    t = position(
        seat(ready=["Wendell Delburton", "Mira 6/8", "Ines 6/8"]),
        seat(),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    t.passes_until("unlock")
    for trigger in t.options("trigger"):
        t.answer(trigger) if trigger in t.options() else None
        if t.asks == "pick":
            t.does("pick Ines")
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (4, 6)
    t = position(
        seat(ready=[("Wendell Delburton", ["Baseball Bat"])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    assert stats.total(t.g, spans.MELEE_DAMAGE, t["Wendell Delburton"]) == 2


@editions
@rules_on("High Top", "PIB 20121028")
def test_high_top_strikes_twice_and_watches(edition: str) -> None:
    t = fought_by("High Top", edition=edition)
    assert stats.intercept(t.g, t["High Top"]) == 1
    on(t)
    assert t.measure("Oskar.blood") == 7


@editions
def test_a_black_spiral_buddy_claws_once_more_in_a_combat(edition: str) -> None:
    t = fought_by("Black Spiral Buddy", "Oskar 9/9 strength:0", edition)
    on(t, "additional")
    assert t.told("inflicted")[-1]["aggravated"] == 1
    acts(t)
    assert t.region("Oskar") == "torpor"


@editions
def test_harzomatuili_claws_and_pays_life_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9"], hand=["Bum's Rush"]),
        seat(ready=["Harzomatuili", "Kin 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    action = t.g.action()
    assert action is not None
    with_mod(action, spans.STEALTH, t["Oskar"], 1)
    acts(t, "block Harzomatuili", "use Harzomatuili Harzomatuili -2")
    assert len(t.told("blocked")) == 1
    assert t.region("Oskar") == "torpor"
    t = position(seat(ready=["Oskar 4/9"]), seat(ready=["Harzomatuili"]), bystander(), edition=edition)
    acts(t, "hunt Oskar", "block Harzomatuili")
    assert not t.ever_offered("use Harzomatuili Harzomatuili -2")  # no directed action


@editions
def test_a_hellhound_never_acts(edition: str) -> None:
    t = position(seat(ready=["Hellhound", "Mira 4/8"]), seat(), bystander(), edition=edition)
    assert not t.offers("bleed Hellhound")
    assert t.offers("bleed Mira")


@editions
@pytest.mark.parametrize(("other", "struck"), [("Oskar 3/3", False), ("Oskar 4/4", True)])
@rules_on("Rock Cat", "LSJ 20001126")
def test_the_young_do_not_strike_a_rock_cat_at_first(other: str, struck: bool, edition: str) -> None:
    t = blocked("Rock Cat", other, edition)
    acts(t)
    assert bool([told for told in t.told("strike") if told["minion"] == t["Oskar"]]) is struck


@editions
@rules_on("Ossian", "LSJ 20050201", "ANK 20171109", "RTR 20030519")
@pytest.mark.parametrize("seen", [True, False])
def test_ossian_feeds_on_wounds_and_paralyses_seers(seen: bool, edition: str) -> None:
    t = position(
        seat(ready=["Ossian"]),
        seat(ready=["Oskar 9/9 AUS"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("use Ossian Ossian -1")
    answers = ["block Oskar", "play Enhanced Senses Oskar 0"] if seen else []
    if seen:
        acts(t, *answers)
    else:
        acts(t)
    assert bool([told for told in t.told("strike") if told["minion"] == t["Oskar"]]) is not seen
    assert t.measure("Ossian.blood") == 4 + 2 - (not seen)


@editions
@rules_on("Escaped Mental Patient", "ANK 20190717-2", "LSJ 20001127-2")
@pytest.mark.parametrize(("answer", "burned"), [("use Escaped Mental Patient", True), ("strike hand", False)])
def test_an_escaped_patient_does_not_survive_his_rage(answer: str, burned: bool, edition: str) -> None:
    t = fought_by("Escaped Mental Patient", "Oskar 9/9 strength:0", edition)
    while t.asks != "strike" or t.who() != "b":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(answer, by="b")
    acts(t)
    assert t.region("Escaped Mental Patient") == ("ash-heap" if burned else "ready")
    assert t.region("Oskar") == ("torpor" if burned else "ready")


@editions
@rules_on("Succubus", "RTR 20010711", "ANK 20180719-4")
def test_a_succubus_drinks_and_spends_life(edition: str) -> None:
    t = position(seat(ready=["Succubus"]), seat(ready=["Oskar 4/8", "Kin 0/4"]), bystander(), edition=edition)
    t.does("use Succubus Succubus -1")
    acts(t, "target Oskar")
    assert (t.measure("Succubus.blood"), t.measure("Oskar.blood")) == (4, 3)
    t = position(seat(ready=["Succubus"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("bleed Succubus")
    t.passes_until_offered("use Succubus Succubus -2")
    t.does("use Succubus Succubus -2")
    assert (t.measure("Succubus.blood"), stats.bleed(t.g, t["Succubus"])) == (2, 1)
    since = len(t.asked)
    acts(t)
    assert not t.ever_offered("use Succubus Succubus -2", since)


AS_VAMPIRES = [
    # ally, card that it can play, card that it cannot
    ("Talaq, The Immortal", "Theft of Vitae", "Undead Strength"),
    ("Ghouled Street Thug", "Undead Strength", "Theft of Vitae"),
    ("Rafastio Ghoul", "Theft of Vitae", "Undead Strength"),
    ("Rock Cat", "Undead Strength", "Theft of Vitae"),
    ("Herald of Topheth", "Undead Strength", "Theft of Vitae"),
]


@editions
@pytest.mark.parametrize(("card", "can", "cannot"), AS_VAMPIRES)
def test_an_ally_plays_cards_as_a_vampire(card: str, can: str, cannot: str, edition: str) -> None:
    t = position(seat(ready=["Oskar 9/9"]), seat(ready=[card], hand=[can, cannot]), bystander(), edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does(f"block {card}")
    acts(t)
    assert (t.ever_offered(f"play {can} {card} 0"), t.ever_offered(f"play {cannot} {card}")) == (True, False)


# -- mummies ----------------------------------------------------------------------------------------------------------

MUMMIES = [
    "Nephren-Ka",
    "Amam the Devourer",
    "Tutu the Doubly Evil One",
    "Qetu the Evil Doer",
    "Kherebutu",
    "Saatet-ta",
]


@editions
@pytest.mark.parametrize("card", MUMMIES)
def test_a_burned_mummy_is_shuffled_into_the_library(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[card], hand=["Blank Page"] * 7, library=["Dodge", "Flash"]),
        bystander(),
        edition=edition,
    )
    acts(t, "use Heartrender Heartrender -1")
    assert t.g.ready(1) == []
    assert t.g.ash_heap(1) == []
    assert len(t.g.library(1)) == 3
    assert card in [t.g.face[one].name for one in t.g.library(1)]
    t.is_quiet()


@editions
def test_nephren_ka_prevents_one_damage_that_is_not_aggravated(edition: str) -> None:
    t = fought_by("Nephren-Ka", "Oskar 9/9 strength:3", edition)
    acts(t, "use Nephren-Ka Nephren-Ka -1")
    assert t.measure("Nephren-Ka.blood") == 3


@editions
@pytest.mark.parametrize(("card", "number", "life"), [("Amam the Devourer", -2, 4), ("ECTU Operative", -3, 3)])
def test_an_ally_burns_the_fallen(card: str, number: int, life: int, edition: str) -> None:
    t = position(seat(ready=[card]), seat(torpor=["Gone 0/4"], ready=["Oskar 2/4"]), bystander(), edition=edition)
    acts(t, f"use {card} {card} {number}")
    assert (t.region("Gone"), t.measure(f"{card}.blood")) == ("ash-heap", life)


@editions
def test_amam_eats_who_is_burned_before_him(edition: str) -> None:
    t = position(
        seat(ready=["Amam the Devourer"]), seat(ready=["Wolf ally 2 strength:0"]), bystander(), edition=edition
    )
    t.does("use Amam the Devourer Amam the Devourer -1")
    acts(t, "yes")
    assert (t.region("Wolf"), t.measure("Amam the Devourer.blood")) == ("ash-heap", 4)


@editions
def test_tutu_dodges_rises_and_robs_the_fallen(edition: str) -> None:
    tutu = "Tutu the Doubly Evil One"
    t = position(
        seat(ready=[tutu]), seat(torpor=[("Gone 0/4", ["Hawg"])], ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    acts(t, f"use {tutu} {tutu} -3")
    assert t.g.host[t["Hawg"]] == t[tutu]
    t.does(f"use {tutu}")
    assert t.measure(f"{tutu}.locked") == 0
    t.does(f"bleed {tutu}")
    acts(t, "block Oskar", f"use {tutu} {tutu} -1")
    assert t.measure(f"{tutu}.blood") == 3
    assert not t.offers(f"use {tutu} -1 -2")  # once in a minion phase


@editions
def test_qetu_presses_only_to_end(edition: str) -> None:
    t = position(
        seat(ready=["Qetu the Evil Doer"]), seat(ready=[("Oskar 9/9", ["Hawg"])]), bystander(), edition=edition
    )
    t.does("bleed Qetu the Evil Doer")
    acts(t, "block Oskar", "use Hawg Oskar -1", "use Qetu the Evil Doer Qetu the Evil Doer -1")
    assert len(t.told("round")) == 1


@editions
def test_kherebutu_takes_a_young_tremere_with_him(edition: str) -> None:
    t = position(
        seat(ready=["Kherebutu"]),
        seat(ready=["Oskar 2/4 clan:Tremere", "Kin 2/5 clan:Tremere", "Alien 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Kherebutu Kherebutu -1")
    acts(t)
    assert (t.region("Oskar"), t.region("Kin"), t.region("Alien")) == ("ash-heap", "ready", "ready")
    assert t.g.ready(0) == []


# -- others -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Emerald Legionnaire", "ANK 20180509", "ANK 20180511-1")
@pytest.mark.parametrize(("ash", "lords", "possible"), [(8, 2, True), (6, 2, False), (8, 1, False)])
def test_a_legionnaire_calls_another_from_the_ash_heap(ash: int, lords: int, possible: bool, edition: str) -> None:
    card = "Emerald Legionnaire"
    unique = [f"Lord{n} 4/8 clan:Harbinger-of-Skulls" for n in range(lords)]
    t = position(
        seat(ready=[card, *unique], ash_heap=[card, *["Dodge"] * ash]),
        seat(),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers(f"use {card}") is possible
    if possible:
        with t.unchanged("a.pool"):
            t.does(f"use {card}")
            acts(t, "pick Dodge")
        assert len([one for one in t.g.ready(0) if t.g.face[one].name == card]) == 2
        assert t.measure(f"{card}#2.blood") == 2


@editions
@rules_on("Shambling Hordes", "LSJ 20030701-2", "ANK 20170309-2")
@pytest.mark.parametrize(("mode", "life"), [(0, 3), (1, 4)])
def test_shambling_hordes_are_made_of_the_dead(mode: int, life: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 NEC"], hand=["Shambling Hordes"], ash_heap=["Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Shambling Hordes Mira {mode}")
    assert (t.region("Anson"), t.measure("Shambling Hordes.blood")) == ("removed", life)
    assert stats.strength(t.g, t["Shambling Hordes"]) == life
    t = position(seat(ready=["Mira 6/8 NEC"], hand=["Shambling Hordes"]), seat(), bystander(), edition=edition)
    acts(t, f"play Shambling Hordes Mira {mode}")
    assert t.region("Shambling Hordes") == "ash-heap"


@editions
def test_shambling_hordes_gain_no_life(edition: str) -> None:
    t = position(
        seat(ready=["Shambling Hordes", "Vagabond Mystic"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    t.does("use Shambling Hordes Shambling Hordes -1")
    acts(t)
    assert t.measure("Shambling Hordes.blood") == 2
    acts(t, "use Vagabond Mystic")
    assert t.measure("Shambling Hordes.blood") == 2


@editions
@pytest.mark.parametrize("caught", [True, False])
def test_a_watch_commander_punishes_who_has_failed(caught: bool, edition: str) -> None:
    card = "Neighborhood Watch Commander"
    t = position(
        seat(ready=["Oskar 6/8"]), seat(ready=["Kin 9/9 strength:0", card, card]), bystander(), edition=edition
    )
    t.does("bleed Oskar")
    if caught:
        acts(t, "block Kin", f"use {card}")
        assert t.measure("Oskar.blood") == 5
        assert t.measure(f"{card}.locked") + t.measure(f"{card}#2.locked") == 1
    else:
        acts(t)
        assert not t.ever_offered(f"use {card}")


@editions
@rules_on("Asanbonsam Ghoul", "RTR 19970630")
def test_an_asanbonsam_ghoul_blocks_directed_actions_at_close_range(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]), seat(ready=["Asanbonsam Ghoul"]), bystander(), edition=edition
    )
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Asanbonsam Ghoul"]) == 1
    acts(t, "block Asanbonsam Ghoul")
    assert not t.ever_offered("play Fake Out")  # the range is set
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]), seat(ready=["Asanbonsam Ghoul"]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    assert stats.intercept(t.g, t["Asanbonsam Ghoul"]) == 0


@editions
@rules_on('Felix "Fix" Hessian', "LSJ 20090324")
def test_felix_burns_a_location_for_pool(edition: str) -> None:
    card = 'Felix "Fix" Hessian'
    t = position(seat(ready=[card]), seat(ready=["Oskar 2/4"], play=["The Barrens"]), bystander(), edition=edition)
    with t.changes("a.pool", -1):
        t.does(f"use {card} {card} -1")
        assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [1])
        acts(t)
    assert t.region("The Barrens") == "ash-heap"


@editions
def test_alia_rescues_and_is_dear_to_attack(edition: str) -> None:
    card = "Alia, God's Messenger"
    t = position(seat(ready=[card], torpor=["Gone 0/4"]), seat(), bystander(), edition=edition)
    acts(t, f"use {card} {card} -1")
    assert t.region("Gone") == "ready"
    t = position(
        seat(ready=["Oskar 9/9"], hand=["Bum's Rush"]), seat(ready=[card, "Kin 2/4"]), bystander(), edition=edition
    )
    with t.changes("a.pool", -1):
        acts(t, "play Bum's Rush Oskar 0", f"target {card}")
    t = position(seat(ready=["Mira 4/8"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.clauses(f"play {card} Mira 0", by="a") == ["card.requirement.in-text"]  # no Gehenna


@editions
@rules_on("Puppeteer", "LSJ 20010119")
def test_a_puppeteer_borrows_the_weak_for_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Puppeteer"]), seat(ready=["Oskar 2/4", "Old 2/5", "Wolf ally 2"]), bystander(), edition=edition
    )
    t.does("use Puppeteer Puppeteer -1")
    assert (t.offers("target Oskar"), t.offers("target Wolf"), t.offers("target Old")) == (True, True, False)
    t.does("target Oskar")
    acts(t)
    assert t.word("Oskar.controller") == "a"
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.word("Oskar.controller") == "b"


@editions
def test_a_member_of_the_entourage_throws_himself_in_the_way(edition: str) -> None:
    card = "Member of the Entourage"
    t = position(
        seat(ready=["Oskar 6/8", "Wolf ally 3 bleed:1"]),
        seat(ready=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    action = t.g.action()
    assert action is not None
    with_mod(action, spans.STEALTH, t["Oskar"], 1)
    acts(t, f"block {card}", f"use {card} {card} -1")
    assert (len(t.told("blocked")), t.region(card), t.told("combat")) == (1, "ash-heap", [])
    t = position(seat(ready=[card]), seat(), bystander(), edition=edition)
    assert not t.offers(f"bleed {card}")


@editions
def test_an_arms_dealer_finds_a_weapon(edition: str) -> None:
    t = position(
        seat(ready=["Arms Dealer"], library=["Hawg", "Deer Rifle"], hand=["Blank Page"] * 7),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Arms Dealer Arms Dealer -1")
    while t.asks != "search":
        t.passes()
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    acts(t, "discard Blank Page")
    assert "Deer Rifle" in [t.g.face[one].name for one in (*t.g.hand(0), *t.g.ash_heap(0))]
    assert len(t.g.hand(0)) == 7


@editions
def test_giulia_brings_the_enemies_of_giovanni_close(edition: str) -> None:
    card = "Giulia Giovanni Abruzzina"
    t = position(
        seat(ready=[card, "Mira 6/8 clan:Giovanni"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card}")
    assert (t.measure(f"{card}.locked"), t.ever_offered("play Fake Out")) == (1, False)


@editions
def test_thuggees_inflict_damage_and_need_lords(edition: str) -> None:
    card = "Marijava Thuggee"
    t = position(seat(ready=[card]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    acts(t, f"use {card} {card} -1")
    assert t.measure("Oskar.blood") == 3
    for lords, locked in ((1, 1), (2, 0)):
        t = position(
            seat(ready=[card, card, *[f"Lord{n} 4/8 trait:black-hand" for n in range(lords)]]),
            seat(),
            bystander(),
            turn="c",
            phase="discard",
            edition=edition,
        )
        t.passes_until("unlock")
        for _ in range(2):
            t.does(t.options("trigger")[0]) if t.options("trigger") else None
        assert t.measure(f"{card}.locked") == locked


@editions
@rules_on("Arcanum Investigator", "LSJ 20090324")
def test_an_investigator_burns_equipment_of_neighbours(edition: str) -> None:
    t = position(
        seat(ready=["Arcanum Investigator"]),
        seat(ready=[("Oskar 2/4", ["Hawg"])]),
        seat(ready=[("Vera 2/4", ["Cooler"])]),
        seat(ready=[("Far 2/4", ["Bomb"])]),
        edition=edition,
    )
    t.does("use Arcanum Investigator Arcanum Investigator -1")
    assert (t.offers("target Hawg"), t.offers("target Bomb"), t.offers("target Cooler")) == (True, True, False)
    t.does("target Hawg")
    acts(t)
    assert t.region("Hawg") == "ash-heap"


@editions
@pytest.mark.parametrize("caught", [True, False])
def test_brigitte_helps_a_bleed_and_suffers_if_it_is_blocked(caught: bool, edition: str) -> None:
    t = position(seat(ready=["Brigitte Gebauer", "Mira 6/8"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    acts(t, "use Brigitte Gebauer", *(["block Oskar"] if caught else []))
    assert t.measure("b.pool") == (30 if caught else 28)
    assert t.measure("Brigitte Gebauer.blood") == (2 if caught else 3)


@editions
def test_a_rom_gypsy_hides_a_ravnos(edition: str) -> None:
    t = position(
        seat(ready=["Rom Gypsy", "Mira 6/8 clan:Ravnos"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Rom Gypsy")
    assert (t.told("blocked"), t.measure("Rom Gypsy.locked")) == ([], 1)

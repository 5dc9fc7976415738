"""Action modifiers that give stealth, and what they add to it."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

STEALTH = [
    # card, Disciplines, mode, stealth, blood besides the cost, action
    ("Mirror Walk", "tha", 0, 1, 0, "bleed"),
    ("Mind Tricks", "dem", 0, 1, 0, "bleed"),
    ("Mind Tricks", "DEM", 1, 1, 0, "bleed"),
    ("Beast Meld", "ani pro", 0, 1, 0, "bleed"),
    ("Shroud of Absence", "dom obt", 0, 1, 0, "bleed"),
    ("Shroud of Absence", "DOM OBT", 1, 1, 0, "bleed"),
    ("Alacrity", "cel", 0, 1, 0, "bleed"),
    ("Alacrity", "CEL", 1, 1, 0, "bleed"),
    ("Skin of the Chameleon", "vis", 1, 1, 0, "bleed"),
    ("Skin of the Chameleon", "VIS", 2, 2, 0, "bleed"),
    ("Repulsion", "obe", 1, 1, 0, "bleed"),
    ("Stone Travel", "obt", 0, 1, 1, "bleed"),
    ("Stone Travel", "myt", 1, 1, 0, "bleed"),
    ("Where the Veil Thins", "obl", 0, 1, 0, "bleed"),
    ("Shadow Cast", "obl", 0, 1, 0, "bleed"),
    ("Under My Skin", "obf", 0, 1, 0, "bleed"),
    ("Under My Skin", "thn", 1, 1, 0, "bleed"),
    ("Under My Skin", "THN", 2, 2, 0, "bleed"),
    ("Shadow Cloak", "obl", 0, 1, 0, "bleed"),
    ("Spying Mission", "obf", 0, 1, 0, "bleed"),
    ("Blanket of Night", "obt", 0, 1, 0, "bleed"),
    ("Relentlessness", "cel trait:path-of-Power-and-the-Inner-Voice", 0, 1, 0, "bleed"),
    ("Relentlessness", "for trait:path-of-Power-and-the-Inner-Voice", 1, 1, 0, "bleed"),
    ("Soar", "trait:flight", 0, 1, 0, "hunt"),
    ("The Missing Voice", "MEL", 2, 1, 0, "bleed"),
    ("Mole's Tunneling", "spi", 1, 1, 0, "bleed"),
    ("Mole's Tunneling", "SPI", 2, 2, 1, "bleed"),
    ("Go-getter", "obf clan:Ravnos", 0, 1, 0, "hunt"),
    ("Forced March", "CEL FOR", 1, 1, 0, "bleed"),
    ("Aura Absorption", "MYT", 2, 1, 0, "bleed"),
    ("I am Legion", "dai", 0, 1, 0, "bleed"),
    ("Fata Morgana", "chi", 0, 1, 0, "bleed"),
    ("Subversion", "cel trait:path-of-Cathari", 0, 1, 0, "bleed"),
    ("Subversion", "pre trait:path-of-Cathari", 1, 1, 0, "bleed"),
    ("Siren's Lure", "cel", 0, 1, 2, "bleed"),
    ("Into Thin Air", "obf", 0, 1, 0, "bleed"),
    ("Into Thin Air", "OBF", 1, 2, 0, "bleed"),
    ("Enchanting Gaze", "pre pro", 0, 1, 0, "bleed"),
    ("Enchanting Gaze", "PRE PRO", 1, 1, 0, "bleed"),
    ("False Resonance", "CHI", 1, 1, 0, "bleed"),
    ("Mirror's Visage", "CHI", 1, 1, 0, "bleed"),
    ("Mirror's Visage", "CHI", 1, 2, 0, "hunt"),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "blood", "action"), STEALTH)
@pytest.mark.parametrize("short", [0, 1])
def test_stealth_beats_less_intercept_and_not_as_much(
    edition: str, card: str, words: str, mode: int, stealth: int, blood: int, action: str, short: int
) -> None:
    own = 1 if action == "hunt" else 0  # a hunt has stealth of its own
    spies = ["Raven Spy"] * (stealth + own - short)
    t = acting(card, who=words, against=[("Oskar 2/4", spies)], edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"{action} Mira")
        while not t.offers("block Oskar"):
            assert not t.offers(f"play {card} Mira {mode}")  # stealth is not needed yet
            t.passes()
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        while t.asks not in t.quiet:
            t.does("strike hand") if t.asks == "strike" else t.does("no") if t.offers("no") else t.passes()
    told = t.told("block-failed" if short else "blocked")[0]
    assert (told["stealth"], told["intercept"]) == (stealth + own, stealth + own - short)
    cost = blood + t.g.face[t[card]].blood
    gained = -1 if not short else 1 if action == "hunt" else 0  # a fist, or the hunt
    assert t.measure("Mira.blood") == 4 - cost + gained
    assert t.region(card) == ("attached" if card == "Under My Skin" and mode else "ash-heap")
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Mirror Walk", "tha", 1),
        ("Mind Tricks", "dem", 1),
        ("Beast Meld", "ani", 0),
        ("Shroud of Absence", "dom", 0),
        ("Soar", "", 0),
        ("Stone Travel", "obf", 0),
        ("Skin of the Chameleon", "vis", 2),
    ],
)
def test_stealth_is_not_for_everybody(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * 2)], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.ever_offered(f"play {card} Mira {mode}")


# -- the combat that results ------------------------------------------------------------------------------------------


def stopped(card: str, words: str, mode: int, edition: str, announced: bool = False) -> Table:
    """Mira plays the card and is blocked all the same: the combat has begun."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"] * 2)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if announced:
        t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    if not announced:
        t.does(f"play {card} Mira {mode}", by="a")
    while t.asks in ("attempt", "blocked"):
        t.passes()
    return t


def fight_on(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand") if t.asks == "strike" else t.passes()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "announced"),
    [
        ("Mind Tricks", "DEM", 1, False),
        ("Skin of the Chameleon", "tha", 0, True),
        ("Skin of the Chameleon", "vis", 1, False),
        ("Skin of the Chameleon", "VIS", 2, False),
    ],
)
@pytest.mark.parametrize("use", ["maneuver", "press"])
def test_a_maneuver_or_a_press_for_who_is_blocked(
    edition: str, card: str, words: str, mode: int, announced: bool, use: str
) -> None:
    t = stopped(card, words, mode, edition, announced)
    assert t.asks == "maneuver"
    if use == "maneuver":
        t.answer(t.options("use")[0])
        while t.asks == "strike":
            t.does("strike hand")
        assert t.asks != "press"
    else:
        t.passes()
        while t.asks == "strike":
            t.does("strike hand")
        assert t.asks == "press"
        t.answer(t.options("use")[0])
        assert len(t.told("round")) == 2
        assert t.asks != "maneuver"
    fight_on(t)
    t.is_quiet()


@editions
def test_alacrity_gives_a_maneuver_in_the_first_round(edition: str) -> None:
    t = stopped("Alacrity", "CEL", 1, edition)
    assert t.asks == "maneuver"
    t.answer(t.options("use")[0])
    fight_on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - t.g.face[t["Alacrity"]].blood, 6)
    t.is_quiet()


@editions
def test_repulsion_keeps_at_long_range(edition: str) -> None:
    t = stopped("Repulsion", "pre", 0, edition, announced=True)
    t.answer(t.options("use")[0])
    assert t.told("maneuver")[0]["range"] == "long"
    assert not t.offers("use")
    fight_on(t)
    t.is_quiet()


@editions
def test_repulsion_at_superior_stays_and_is_the_only_one(edition: str) -> None:
    t = acting("Repulsion", "Repulsion", who="OBE", edition=edition)
    t.does("bleed Mira")
    t.does("play Repulsion Mira 2", by="a")  # even though no stealth is needed
    assert (t.region("Repulsion"), t.measure("Mira.stealth")) == ("attached", 1)
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Repulsion#2", before)
    t.is_quiet()


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


@editions
def test_shroud_of_absence_is_a_way_out_in_the_first_round(edition: str) -> None:
    t = stopped("Shroud of Absence", "DOM OBT", 1, edition)
    while t.asks != "strike":
        t.passes()
    t.answer(t.options("use")[0])
    fight_on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - t.g.face[t["Shroud of Absence"]].blood, 6)
    t.is_quiet()


@editions
@pytest.mark.parametrize("cancels", [True, False])
def test_stone_travel_lets_her_cancel_the_combat(edition: str, cancels: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 MYT"], hand=["Stone Travel"]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Stone Travel Mira 2", by="a")
    t.does("yes" if cancels else "no", by="a")
    fight_on(t)
    assert bool(t.told("combat")) is not cancels
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


@editions
def test_mirror_walk_ends_the_action_that_is_blocked_and_locks_the_blocker(edition: str) -> None:
    """Rulings: he is locked by the card even if he would not be by the block, and nothing can be played any more."""
    t = position(
        seat(ready=["Mira 4/8 THA FOR"], hand=["Mirror Walk", "Freak Drive"]),
        seat(ready=[("Oskar 4/8 ani aus", ["Raven Spy"])], hand=["Read the Winds"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        t.does("play Mirror Walk Mira 1", by="a")
    assert t.told("blocked")
    assert not t.told("combat")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.measure("b.pool")) == (1, 1, 30)
    assert not t.ever_offered("play Freak Drive")
    t.is_quiet()


@since_2011
def test_mirror_walk_is_replaced_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 tha", "Nils 2/4"], hand=["Mirror Walk", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Mirror Walk Mira 0", by="a")
    t.goes_on()
    t.does("hunt Nils")
    t.goes_on()
    assert t.measure("a.hand") == 6
    t.passes_until("discard")
    assert t.measure("a.hand") == 7


# -- a price for those who block --------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_where_the_veil_thins_the_blocker_pays_or_gives_up(edition: str, pays: bool) -> None:
    """Ruling: who attempts to block already can resign and pay nothing; he may try again, and pays then."""
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"]), "Brute ally 3", "Olga 3/4 obl"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    assert t.measure("Oskar.blood") == (2 if pays else 4)  # the toll, and a fist
    if not pays:
        assert not t.offers("block Brute")
        assert "card.golden.overrides-rules" in t.clauses("block Brute", by="b")
        assert t.offers("block Olga")
        t.does("block Oskar", by="b")
        assert t.measure("Oskar.blood") == 2  # the toll, and a fist
    t.goes_on()
    t.is_quiet()


@editions
def test_who_has_oblivion_crosses_the_veil_for_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/8 obl", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    assert t.told("blocked")
    t.goes_on()
    assert t.measure("Oskar.blood") == 3
    t.is_quiet()


# -- kept for another action ------------------------------------------------------------------------------------------


def twice(card: str, words: str, mode: int, edition: str, spies: int = 1) -> Table:
    """Mira has done an action against seat b and plays the card after it; Freak Drive lets her act again."""
    t = position(
        seat(ready=[f"Mira 6/8 {words} for"], hand=[card, "Freak Drive"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * spies)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira {mode}", by="a")
    return t


@editions
def test_shadow_cast_is_kept_for_the_same_methuselah(edition: str) -> None:
    t = twice("Shadow Cast", "OBL", 1, edition)
    assert t.region("Shadow Cast") == "attached"
    assert t.g.chosen[t["Shadow Cast"]] == [-3]  # seat b
    t.does("play Freak Drive Mira 0", by="a")
    t.does("hunt Mira")  # directed at nobody
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.offers("use Shadow Cast")
    t.goes_on()
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Shadow Cast", by="a")
    assert t.told("modified")[-1]["what"] == "stealth"
    assert t.region("Shadow Cast") == "ash-heap"
    t.goes_on()
    t.is_quiet()


@editions
def test_shadow_cast_needs_a_directed_action(edition: str) -> None:
    t = acting("Shadow Cast", who="OBL", edition=edition)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play Shadow Cast Mira 1")


@editions
def test_under_my_skin_is_for_a_later_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 thn for"], hand=["Under My Skin", "Freak Drive"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * 2)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Under My Skin Mira 1", by="a")
    assert not t.offers("use Under My Skin")  # not in the same action
    assert t.told("blocked")
    while t.asks not in t.quiet:
        t.passes()
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("use Under My Skin", by="a")
    assert t.told("modified")[-1]["what"] == "stealth"
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "free"), [("aus", True), ("", False)])
def test_shadow_cloak_hides_from_actions_until_the_unlock_phase(edition: str, words: str, free: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL", "Nils 1/4"], hand=["Shadow Cloak"]),
        seat(ready=[f"Oskar 4/8 {words}".strip()], hand=["Bum's Rush"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("play Shadow Cloak Mira 1")
    t.does("play Shadow Cloak Mira 1", by="a")
    assert t.region("Shadow Cloak") == "attached"
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("play Bum's Rush Oskar", by="b")
    assert t.offers("target Mira") is free
    t.does("target Nils")
    while t.who() != "a" or t.asks != "unlock":
        t.does("strike hand") if t.asks == "strike" else t.passes()
    t.does("trigger Shadow Cloak")
    assert t.region("Shadow Cloak") == "ash-heap"


@editions
def test_a_spying_mission_is_burned_at_the_next_bleed_of_the_same_methuselah(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Spying Mission"]),
        seat(ready=[]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("resolving")
    t.does("play Spying Mission Mira 1", by="a")
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (30, "attached")
    assert not t.told("bleeds")
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (27, "ash-heap")
    t.is_quiet()


@editions
def test_several_spying_missions_burn_at_once(edition: str) -> None:
    """Rulings: a minion may have several, as a new one is played before the others burn; they all burn together."""
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Spying Mission", "Spying Mission"]),
        seat(ready=[]),
        bystander(),
        edition=edition,
    )
    for number, pool in ((1, 30), (2, 30), (0, 25)):
        while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
            t.passes()
        t.does("bleed Mira")
        if number:
            t.passes_until("resolving")
            t.answer(t.options("play")[0])
        else:
            t.goes_on()
            t.answer(t.options("trigger")[0])  # in the order that she likes
        assert t.measure("b.pool") == pool
    assert {t.region("Spying Mission"), t.region("Spying Mission#2")} == {"ash-heap"}


# -- by others, and otherwise -----------------------------------------------------------------------------------------


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


@editions
@pytest.mark.parametrize(("code", "mode"), [("CEL", 2), ("FOR", 3)])
def test_relentlessness_lets_an_attempt_fail(edition: str, code: str, mode: int) -> None:
    t = acting(
        "Relentlessness",
        who=f"{code} trait:path-of-Power-and-the-Inner-Voice",
        against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play Relentlessness Mira {mode}", by="a")
    assert t.told("block-failed")
    assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "oskar", "less"),
    [
        ("The Missing Voice", "cel", 0, "Oskar 2/4", 1),
        ("The Missing Voice", "cel", 0, "Oskar 2/5", 0),
        ("The Missing Voice", "mel", 1, "Oskar 2/7", 1),
        ("The Missing Voice", "mel", 1, "Oskar 2/8", 0),
        ("The Missing Voice", "mel", 1, "Oskar ally 2", 1),
        ("Mole's Tunneling", "ani", 0, "Oskar 2/7", 1),
        ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, "Oskar 2/9", 1),
        ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, "Oskar 2/9 nec", 0),
        ("Perfect Paragon", "PRE", 1, "Oskar 2/7", 1),
        ("Perfect Paragon", "PRE", 1, "Oskar 2/8", 0),
        ("Perfect Paragon", "PRE", 1, "Oskar ally 2", 1),
    ],
)
def test_some_lose_intercept_for_the_action(
    edition: str, card: str, words: str, mode: int, oskar: str, less: int
) -> None:
    """Rulings: it can be played before anybody attempts to block (not Mole's Tunneling)."""
    t = position(
        seat(ready=[f"Mira 4/8 {words} stealth:1"], hand=[card]),
        seat(ready=[f"{oskar} intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if card == "Mole's Tunneling":
        t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    if card != "Mole's Tunneling":
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
    told = t.told("block-failed" if less else "blocked")[0]
    assert told["intercept"] == 1 - less
    t.goes_on()
    t.is_quiet()


@editions
def test_go_getter_lets_a_blocked_action_go_on_for_a_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF clan:Ravnos"], hand=["Go-getter"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until("failed")
    t.does("play Go-getter Mira 1", by="a")
    t.goes_on()
    assert t.measure("Mira.blood") == 4 - 1 - 1 - t.g.face[t["Go-getter"]].blood + 1  # a fist, the price, the hunt
    assert t.told("action-over")[0]["outcome"] == 1
    t.is_quiet()


@editions
def test_paths_in_two_worlds_is_for_raising_the_dead(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL nec"], hand=["Paths in Two Worlds", "Spirit Marionette"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.ever_offered("play Paths in Two Worlds")


@editions
@pytest.mark.parametrize(("mode", "stealth"), [(0, 1), (1, 1)])
def test_paths_in_two_worlds_gives_stealth_at_once(edition: str, mode: int, stealth: int) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL"], hand=["Paths in Two Worlds", "Ghoul"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        cards={"Ghoul": "ally pool:1 life:2 trait:zombie"},
        edition=edition,
    )
    t.does("play Ghoul Mira")
    t.does(f"play Paths in Two Worlds Mira {mode}", by="a")
    assert t.measure("Mira.stealth") >= stealth
    while t.asks not in (*t.quiet, "may"):
        t.passes()
    if mode:
        t.does("yes", by="a")
    assert t.measure("Mira.locked") == 1 - mode
    t.goes_on()


@editions
def test_forced_march_unlocks_once_a_turn(edition: str) -> None:
    t = acting("Forced March", "Forced March", who="cel for", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Forced March Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play Forced March#2", before)
    t.is_quiet()


@editions
def test_forced_march_at_superior_unlocks_for_a_blood_after_success(edition: str) -> None:
    t = acting("Forced March", who="CEL FOR", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Forced March Mira 1", by="a")
    while t.asks not in ("may", *t.quiet):
        t.passes()
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - 1 - t.g.face[t["Forced March"]].blood)
    t.is_quiet()


@editions
def test_into_thin_air_takes_intercept_for_a_blood_once(edition: str) -> None:
    t = acting("Into Thin Air", who="obf", against=[("Oskar 2/4", ["Raven Spy"]), "Elder 3/9"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Into Thin Air Mira 0", by="a")
    assert t.offers("use Into Thin Air")
    t.does("use Into Thin Air", by="a")
    assert not t.offers("target Elder")
    t.does("target Oskar")
    assert (t.told("block-failed")[0]["intercept"], t.measure("Mira.blood")) == (0, 3)
    t.goes_on()
    t.is_quiet()


@editions
def test_shroud_mastery_hides_a_wraith(edition: str) -> None:
    t = position(
        seat(ready=["Ghost ally 2 bleed:1 trait:wraith", "Ines 3/5 nec"], hand=["Shroud Mastery"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Ghost")
    t.does("block Oskar", by="b")
    t.does("play Shroud Mastery Ines 0", by="a")
    assert t.told("block-failed")[0]["stealth"] == 1
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("trait", "offered"), [("wraith", True), ("zombie", False)])
def test_shroud_mastery_at_superior_unlocks_who_raises_a_wraith(edition: str, trait: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 NEC"], hand=["Shroud Mastery", "Shade"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        cards={"Shade": f"ally pool:1 life:2 trait:{trait}"},
        edition=edition,
    )
    t.does("play Shade Mira")
    assert t.offers("play Shroud Mastery Mira 1") is offered
    if offered:
        t.does("play Shroud Mastery Mira 1", by="a")
        t.goes_on()
        assert t.measure("Mira.locked") == 0
        t.is_quiet()

"""Reactions by which locked minions wake, unlock or rise to block."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting, since_2011

# -- waking -----------------------------------------------------------------------------------------------------------


def bled_turn_after_turn(card: str, who: str, edition: str, ally: bool = False) -> Table:
    """Seat a bleeds with Mira, then seat c with Vera: Oskar of seat b is locked all the while."""
    oskar = "Oskar ally 3 locked" if ally else f"Oskar 4/8 {who} locked".replace("  ", " ")
    return position(
        seat(ready=["Mira 4/8", "Nils 3/5"]),
        seat(ready=[oskar], hand=[card, card]),
        seat(ready=["Vera 3/5"]),
        edition=edition,
    )


@editions
@pytest.mark.parametrize(("card", "who"), [("On the Qui Vive", ""), ("Shadow Sentinel", "obl")])
def test_a_minion_wakes_by_it_once_between_his_unlock_phases(edition: str, card: str, who: str) -> None:
    t = bled_turn_after_turn(card, who, edition)
    with t.unchanged("a.pool", "c.pool"):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar 0", by="b")
        t.goes_on()
        before = len(t.asked)
        t.does("bleed Nils")  # another action: he has woken once already
        t.goes_on()
        assert not t.ever_offered("play", before)
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")  # his unlock phase has come and gone
    t.goes_on()
    while t.who() != "a" or t.asks != "minion":
        t.passes()
    t.does("bleed Mira", by="a")
    assert t.offers(f"play {card}#2 Oskar 0")


@editions
@pytest.mark.parametrize("ally", [True, False])
def test_an_ally_who_woke_by_on_the_qui_vive_does_not_unlock_next(edition: str, ally: bool) -> None:
    t = bled_turn_after_turn("On the Qui Vive", "", edition, ally)
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.goes_on()
    while t.who() != "b" or t.asks not in ("minion", "influence"):
        t.passes()
    assert t.measure("Oskar.locked") == int(ally)
    while t.who() != "c" or t.asks not in ("minion", "influence"):
        t.passes()
    while t.who() != "b" or t.asks not in ("minion", "influence"):
        t.passes()
    assert t.measure("Oskar.locked") == 0  # only once


WAKES = [
    ("On the Qui Vive", "", 0),
    ("Wake with Evening's Freshness", "", 0),
    ("Forced Awakening", "", 0),
    ("Eyes of Argus", "AUS", 1),
    ("Shadow Sentinel", "obl", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "mode"), WAKES)
def test_nobody_wakes_as_a_card_is_played_in_combat(edition: str, card: str, who: str, mode: int) -> None:
    """Ruling on the wakes: as a card is played, but not in combat."""
    t = position(
        seat(ready=["Mira 4/8 cel"], hand=["Sideslip"]),
        seat(ready=["Oskar 4/8", f"Olga 4/8 {who} locked".replace("  ", " ")], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.told("combat"):
        t.passes()
    before = len(t.asked)
    while t.asks != "strike":
        t.passes()
    t.does("play Sideslip Mira 0", by="a")
    while t.asks not in ("after-combat", "failed", *t.quiet):
        t.passes()
    offered = [option for _, options in t.asked[before:] for option in options]
    assert not [option for option in offered if option[:2] == ("play", t[card])]
    if t.asks == "failed":
        assert t.offers(f"play {card} Olga {mode}")  # but after the block is resolved


@rules_on("Eyes of Argus", "LSJ 20091123")
@editions
@pytest.mark.parametrize(("card", "who", "mode"), WAKES)
def test_who_is_locked_wakes_in_a_referendum_and_after_the_action(edition: str, card: str, who: str, mode: int) -> None:
    """Ruling on the wakes: they are for playing other reactions, too, also after the resolution of the action."""
    oskar = f"Oskar 4/8 {who} locked".replace("  ", " ")
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Kine Resources Contested"]),
        seat(ready=[oskar], hand=[card, "Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.does(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered(f"play {card} Oskar {mode}")
    assert t.asks in ("polling", "before-votes")
    assert not t.offers("play Delaying Tactics")
    t.does(f"play {card} Oskar {mode}", by="b")
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    assert t.told("result")[0]["result"] == "cancelled"
    t.goes_on()
    t.is_quiet()
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[oskar], hand=[card]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    assert t.offers(f"play {card} Oskar {mode}")


FULL_HAND = ["Blank Page"] * 6
LATE = [
    # card, words, mode, when it is replaced
    ("Wake with Evening's Freshness", "locked", 0, "unlock"),
    ("Legwork", "", 0, "unlock"),
    ("Sonar", "PRO", 1, "turn"),
    ("Elder Intervention", "", 0, "action"),
    ("Read the Winds", "ani aus", 0, "action"),
]


@since_2011
@pytest.mark.parametrize(("card", "words", "mode", "until"), LATE)
def test_some_reactions_are_replaced_later(edition: str, card: str, words: str, mode: int, until: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 stealth:9", "Nils 1/5"]),
        seat(ready=[f"Oskar 4/8 {words}".strip(), "Olga 1/4"], hand=[card, *FULL_HAND], library=9),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if "locked" not in words:
        t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert t.measure("b.hand") == 6
    t.goes_on()
    assert t.measure("b.hand") == (7 if until == "action" else 6)
    t.does("hunt Nils")
    t.goes_on()
    assert t.measure("b.hand") == (7 if until == "action" else 6)
    while t.who() == "a":
        t.passes()
    assert t.measure("b.hand") == 7  # as her own turn begins


@since_2011
def test_what_waits_for_the_unlock_phase_is_drawn_before_anything_unlocks(edition: str) -> None:
    """Ruling on Wake with Evening's Freshness and others."""
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Wake with Evening's Freshness", *FULL_HAND], library=9),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Wake with Evening's Freshness Oskar", by="b")
    t.goes_on()
    while t.who() != "b":
        t.passes()
    words = [event.kind for event in t.g.log] if hasattr(t.g, "log") else []
    assert t.measure("Oskar.locked") == 0
    assert not words or words.index("drawn") < words.index("unlocked")


@rules_on("Direct Intervention", "LSJ 20080630")
@since_2011
def test_a_cancelled_card_is_replaced_as_any_other(edition: str) -> None:
    """Ruling on cancelling: its own clause about replacing is cancelled as well."""
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Wake with Evening's Freshness", *FULL_HAND], library=9),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Wake with Evening's Freshness Oskar", by="b")
    assert t.offers("play Direct Intervention")
    t.does("play Direct Intervention")
    assert t.measure("b.hand") == 7


@editions
def test_shadow_sentinel_at_superior_wakes_a_ghost(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(
            ready=["Oskar 4/8 OBL", "Ghost ally 2 trait:wraith locked", "Brute ally 2 locked"], hand=["Shadow Sentinel"]
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Shadow Sentinel Oskar 1", by="b")
    assert t.told("awake")[0]["card"] == t["Ghost"]
    assert t.measure("Ghost.locked") == 1
    t.does("block Ghost", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
def test_fillip_wakes_a_younger_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7", "Nils 2/5"]),
        seat(ready=["Oskar 4/8 locked", "Olga 2/4 locked", "Otto 2/8 locked"], hand=["Fillip", "Fillip"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Fillip Oskar", by="b")
    t.passes()  # nobody wakes another meanwhile
    assert t.told("awake")[0]["card"] == t["Olga"]
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.goes_on()
    before = len(t.asked)
    t.does("bleed Nils")
    t.goes_on()
    assert not t.ever_offered("play Fillip#2 Oskar", before)  # one each turn
    t.is_quiet()


# -- unlocking --------------------------------------------------------------------------------------------------------

UNLOCKS = [
    ("Guard Dogs", "ani", 0),
    ("Guard Dogs", "ANI", 1),
    ("Rat's Warning", "ani", 0),
    ("Rat's Warning", "ANI", 1),
    ("Forced Vigilance", "FOR", 1),
    ("Predator's Communion", "ABO", 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode"), UNLOCKS)
def test_a_locked_vampire_unlocks_and_may_block(edition: str, card: str, words: str, mode: int) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.measure("Oskar.locked") == 0
        t.does("block Oskar", by="b")
        t.goes_on("maneuver", "press")
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode"), [row for row in UNLOCKS if row[0] != "Predator's Communion"])
def test_he_does_not_unlock_for_an_action_that_is_not_against_her(
    edition: str, card: str, words: str, mode: int
) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play")


@editions
@pytest.mark.parametrize(("card", "asks"), [("Guard Dogs", "maneuver"), ("Rat's Warning", "press")])
def test_who_was_called_by_animals_fights_better(edition: str, card: str, asks: str) -> None:
    t = reacting(card, who="ANI locked", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar 1", by="b")
    t.does("block Oskar", by="b")
    while t.asks != asks:
        t.passes()
    assert t.options() == [asks, "pass"]
    t.goes_on()
    t.is_quiet()


@editions
def test_forced_vigilance_unlocks_the_blocker_afterwards(edition: str) -> None:
    t = reacting("Forced Vigilance", who="for", more=["Olga 2/4 for locked"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.asks == "failed"
    assert t.options("play") == [f"play {t['Forced Vigilance']} {t['Oskar']} 0"]
    t.does("play Forced Vigilance Oskar 0", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (0, 1)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "woken"), [("nec", 0, 1), ("NEC", 1, 2)])
def test_funeral_wake_unlocks_the_dead(edition: str, words: str, mode: int, woken: int) -> None:
    dead = ["Ghost ally 2 trait:wraith locked", "Zed ally 2 trait:zombie locked", "Brute ally 2 locked"]
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=[f"Oskar 4/8 {words} locked", *dead], hand=["Funeral Wake"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Funeral Wake Oskar {mode}", by="b")
    while t.asks in ("target", "pick"):
        t.answer(t.options()[0])
    assert t.measure("Ghost.locked") + t.measure("Zed.locked") == 2 - woken
    assert (t.measure("Brute.locked"), t.measure("Oskar.locked")) == (1, 1)
    t.goes_on()
    t.is_quiet()


@editions
def test_their_masters_voice_unlocks_a_slave(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(
            ready=["Oskar 4/8 clan:Tremere locked", "Gog 3/4 clan:Gargoyle slave-of:Tremere locked", "Grub 2/4 locked"],
            hand=["Their Master's Voice"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Their Master's Voice Oskar", by="b")
    assert (t.measure("Gog.locked"), t.measure("Grub.locked")) == (0, 1)
    t.goes_on()
    t.is_quiet()


# -- rising to block --------------------------------------------------------------------------------------------------

RISES = [
    # card, words, mode, intercept
    ("Eluding the Arms of Morpheus", "", 0, 0),
    ("Black Sunrise", "qui", 0, 0),
    ("Black Sunrise", "QUI", 1, 0),
    ("Eyes of the Wild", "clan:Gangrel", 0, 0),
    ("Speak with Spirits", "SPI", 2, 0),
    ("Sentry Signal", "ani trait:path-of-Caine", 0, 0),
    ("Sentry Signal", "tha trait:path-of-Caine", 1, 0),
    ("Dogged Pursuit", "ani clan:Ravnos", 0, 0),
    ("Dogged Pursuit", "ANI clan:Ravnos", 1, 0),
    ("Read the Winds", "ANI AUS", 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "intercept"), RISES)
def test_a_locked_vampire_unlocks_and_attempts_to_block(
    edition: str, card: str, words: str, mode: int, intercept: int
) -> None:
    t = reacting(card, who=f"{words} locked".strip(), more=["Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Olga.locked"):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("block-attempt")[0]["minion"] == t["Oskar"]
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == intercept
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 30)
    assert t.measure("Oskar.blood") == 3 - t.g.face[t[card]].blood  # and a fist
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode", "intercept"), RISES)
def test_who_may_not_block_does_not_rise(edition: str, card: str, words: str, mode: int, intercept: int) -> None:
    """Rulings: they ignore no restriction on who may block, and are not for one who cannot block (Seduction)."""
    vera = f"Vera 4/8 {words} locked".replace("  ", " ")
    t = position(seat(ready=["Mira 4/8"]), seat(), seat(ready=[vera], hand=[card]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card}")
    t = position(
        seat(ready=["Mira 4/9 DOM"], hand=["Seduction"]),
        seat(ready=[vera], hand=[card]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Seduction Mira 1", by="a")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Vera {mode}")


@editions
@pytest.mark.parametrize(
    ("card", "words"), [("Eyes of the Wild", "clan:Gangrel"), ("Dogged Pursuit", "ani clan:Ravnos")]
)
def test_who_rose_in_vain_is_locked_afterwards(edition: str, card: str, words: str) -> None:
    t = reacting(card, who=f"{words} locked", actor="Mira 4/8 stealth:1", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar 0", by="b")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "often"),
    [("Eyes of the Wild", "clan:Gangrel", 0, 2), ("Speak with Spirits", "SPI", 2, 1)],
)
def test_who_rose_can_burn_blood_for_intercept(edition: str, card: str, words: str, mode: int, often: int) -> None:
    t = reacting(card, who=f"{words} locked", actor="Mira 4/8 stealth:2", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar {mode}", by="b")
    blood = t.measure("Oskar.blood")
    used = 0
    while t.options("use"):
        t.answer(t.options("use")[0])
        used += 1
        assert t.measure("Oskar.blood") <= blood - used
    assert used == often
    assert bool(t.told("blocked")) is (often == 2)
    t.goes_on()
    t.is_quiet()


@editions
def test_dogged_pursuit_stays_on_who_did_not_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1", "Nils 2/5 stealth:1"]),
        seat(ready=["Oskar 4/8 ANI clan:Ravnos locked"], hand=["Dogged Pursuit", "On the Qui Vive"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Dogged Pursuit Oskar 1", by="b")
    t.goes_on()
    assert (t.region("Dogged Pursuit"), t.measure("Oskar.locked")) == ("attached", 1)
    t.does("bleed Nils")
    t.does("play On the Qui Vive Oskar", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("use Dogged Pursuit", by="b")
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.region("Dogged Pursuit") == "ash-heap"
    t.goes_on()
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("baron", "offered"), [("baron:Paris sect:Anarch", True), ("sect:Anarch", False)])
def test_organized_resistance_raises_an_anarch(edition: str, baron: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(
            ready=[f"Oskar 4/8 {baron} locked", "Olga 3/4 sect:Anarch locked", "Otto 3/4 locked"],
            hand=["Organized Resistance"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if not offered:
        assert not t.ever_offered("play")
        return
    t.does("play Organized Resistance Oskar 1", by="b")
    assert t.options("target") == [f"target {t['Oskar']}", f"target {t['Olga']}"]
    t.does("target Olga")
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert (t.measure("Olga.blood"), t.measure("Oskar.locked"), t.measure("Otto.locked")) == (2, 1, 1)
    t.is_quiet()


@since_2011
def test_organized_resistance_raises_another_than_the_one_who_attempts_to_block(edition: str) -> None:
    """The blocker is card 0: a card number of 0 must count as a blocker."""
    t = position(
        seat(ready=["Oskar 4/8 baron:Paris sect:Anarch", "Olga 3/4 sect:Anarch locked"], hand=["Organized Resistance"]),
        bystander(),
        seat(ready=["Mira 4/8 stealth:1"]),
        turn="c",
        edition=edition,
    )
    t.does("bleed Mira", by="c")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="a")
    t.does("play Organized Resistance Oskar 1", by="a")
    t.goes_on()
    assert [told["minion"] for told in t.told("blocked")] == [t["Olga"]]
    t.is_quiet()


@since_2011
def test_organized_resistance_gives_intercept_to_an_anarch_who_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 baron:Paris sect:Anarch locked", "Olga 3/4 sect:Anarch"], hand=["Organized Resistance"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.does("play Organized Resistance Oskar 0", by="b")
    assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    t.is_quiet()


@in_editions("path offered", [("trait:path-of-Caine", True), ("trait:path-of-Cathari", False), ("", False)])
def test_a_card_with_a_path_is_for_those_who_follow_it(edition: str, path: str, offered: bool) -> None:
    t = reacting("Sentry Signal", who=f"ani {path} locked".replace("  ", " "), edition=edition)
    t.does("bleed Mira")
    assert t.offers("play Sentry Signal Oskar 0") is offered
    if not offered:
        assert "card.requirement.minion" in t.clauses("play Sentry Signal Oskar 0", by="b")


@editions
def test_who_rises_from_the_land_strikes_nobody_in_the_first_round(edition: str) -> None:
    """Rulings: neither strikes, nor uses the maneuver of a strike, in the first round of the resulting combat."""
    t = position(
        seat(ready=[("Mira 6/8", [".44 Magnum"])]),
        seat(ready=["Oskar 6/8 PRO clan:Tzimisce locked"], hand=["One With the Land"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play One With the Land Oskar 1", by="b")
    assert t.told("blocked")
    t.goes_on()
    assert not t.told("strike")
    assert not t.ever_offered("use .44 Magnum")
    cost = t.g.face[t["One With the Land"]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("b.pool")) == (6, 6 - cost, 30)
    t.is_quiet()


@editions
def test_one_with_the_land_gives_intercept_against_what_is_directed_at_her(edition: str) -> None:
    t = reacting("One With the Land", who="pro clan:Tzimisce", actor="Mira 4/8 stealth:2", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play One With the Land Oskar 0", by="b")
    assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    t.is_quiet()

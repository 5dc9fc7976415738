"""Rulings on single cards: what is seized, what stays as it was, who is asked first, what comes too late."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import DURING_ACTION, definition, gain, modifier, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.referendum_tables import calls, goes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.test_rulings_after_actions import does

# -- combat -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Form of Mist", "RTR 20020501")
def test_form_of_mist_is_lost_when_another_combat_follows(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 6/8 CEL"], hand=["Psyche!"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1", "play Psyche! Oskar 1")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat")), t.measure("b.pool")) == (2, 30)
    assert not t.ever_offered("yes")


@editions
@rules_on("Bloodform", "LSJ 19970814-2")
def test_one_who_cannot_strike_can_still_get_additional_strikes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 VIC cel"], hand=["Bloodform", "Blur"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Bloodform Mira 1", "play Blur Mira 0")


@editions
@rules_on("Relentless Reaper", "LSJ 20001114")
@pytest.mark.parametrize(("strength", "offered"), [(0, False), (1, True)])
def test_the_reaper_prevents_nothing_where_there_is_nothing(strength: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 for"], hand=["Relentless Reaper"]),
        seat(ready=[f"Oskar 6/8 strength:{strength}"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("play Relentless Reaper Mira 0") is offered


@editions
@ruled_alike("card", ["Murder of Crows", "Dread Mastiff"], "ANK 20180612")
def test_the_retainer_is_the_source_of_its_damage(card: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8 strength:0", [card])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    does(t, "bleed Mira", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert [told["source"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [t[card]]


@editions
@ruled_alike("card", ["Murder of Crows", "Raptor", "Homunculus"], "RTR 19941109")
def test_the_level_at_which_it_was_employed_stays(card: str, edition: str) -> None:
    code = "pro" if card == "Homunculus" else "ani"
    t = position(
        seat(ready=[f"Mira 6/8 {code.upper()} clan:Gangrel"], hand=[card]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    does(t, f"play {card} Mira 0")
    t.goes_on()
    assert (t.g.host[t[card]], t.g.versions.get(t[card], 0)) == (t["Mira"], 0)
    assert t.measure(f"{card}.blood") == t.g.face[t[card]].life  # no more life, though she is at superior
    assert code.upper() in stats.disciplines(t.g, t["Mira"])


@editions
@rules_on("Anathema", "LSJ 20021120")
def test_anathema_says_nothing_of_one_whom_aggravated_damage_burns(edition: str) -> None:
    for strength, pool, region in ((4, 30, "ash-heap"), (2, 36, "ash-heap")):
        t = position(
            seat(ready=[f"Mira 4/8 PRO strength:{strength}"], hand=["Wolf Claws"]),
            seat(ready=[("Oskar 1/6 strength:0", ["Anathema"])]),
            bystander(),
            edition=edition,
        )
        does(t, "bleed Mira", "block Oskar", "play Wolf Claws Mira 0")
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert (t.region("Oskar"), t.measure("a.pool")) == (region, pool)


# -- blocks -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Elder Intervention", "RTR 19960530")
def test_elder_intervention_is_for_a_bleed_that_was_turned_on_you(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        seat(ready=["Vera 4/9"], hand=["Elder Intervention"]),
        edition=edition,
    )
    does(t, "bleed Mira", "play Deflection Oskar 0", "block Vera", "play Elder Intervention Vera 0")
    assert t.told("blocked")


@editions
@rules_on("Falcon's Eye", "RTR 19950413")
def test_falcons_eye_is_not_for_who_cannot_block(edition: str) -> None:
    for dawn in (True, False):
        t = position(
            seat(ready=["Mira 4/8 for"], hand=["Daring the Dawn"]),
            seat(ready=["Oskar 4/8"]),
            seat(ready=["Vera 4/8 SPI"], hand=["Falcon's Eye"]),
            edition=edition,
        )
        does(t, "bleed Mira", *(["play Daring the Dawn Mira 0"] if dawn else []))
        before = len(t.asked)
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.ever_offered("play Falcon's Eye Vera 2", before) is not dawn


@editions
@rules_on("Draba", "LSJ 20021211", "RTR 20030519")
@pytest.mark.parametrize("stealth", [0, 2])
def test_draba_takes_away_the_stealth_that_there_is(stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/7 stealth:{stealth}"]),
        seat(ready=["Oskar 6/8 CHI"], hand=["Draba"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Draba Oskar 1")
    assert [told["amount"] for told in t.told("modified")] == ([-stealth] if stealth else [])


@editions
@rules_on("Zaire River Ferry", "LSJ 20081105")
def test_the_acting_methuselah_comes_before_the_ferry(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Bum's Rush", "Seduction"]),
        seat(ready=[("Oskar 2/4 clan:Lasombra", ["Zaire River Ferry"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Mira 0", "target Oskar")
    assert (t.asks, t.who(), t.offers("play Seduction Mira 0")) == ("announced", "a", True)
    t.passes()
    assert (t.who(), t.offers("use Zaire River Ferry")) == ("b", True)


# -- who has what -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Disputed Territory", "TOM 19960226-1", "RTR 19980623")
def test_a_location_changes_hands_as_it_is_whoever_could_play_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff"], hand=["Disputed Territory"]),
        seat(ready=["Oskar 2/4"], play=["Twisted Forest locked"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Disputed Territory", "target a")
    assert (t.word("Twisted Forest.controller"), t.measure("Twisted Forest.locked")) == ("a", 1)
    t.is_quiet()


@editions
@rules_on("From a Sinking Ship", "TOM 19960226-1")
def test_an_ally_leaves_the_ship_for_who_could_not_recruit_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff"], hand=["From a Sinking Ship"]),
        seat(3, ready=["Shambling Hordes"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    does(t, "play From a Sinking Ship")
    assert t.word("Shambling Hordes.controller") == "a"


@since_2011
@ruled_alike("card", ["Snipe Hunt", "Mummy's Tongue"], "LSJ 20050114")
def test_an_infernal_minion_is_unlocked_for_a_pool_all_the_same(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/3 trait:infernal locked"]),
        seat(ready=[("Oskar 2/8", ["Mummy's Tongue"])], play=["Snipe Hunt"]),
        bystander(),
        phase="unlock",
        edition=edition,
        counters=[(1, "stun", "Mira", "b")] if card == "Mummy's Tongue" else [],
    )
    assert (t.asks, t.measure("Mira.locked")) == ("unlock", 1)
    t.does("unlock Mira")
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (0, 29)


ANARCHIST = made_up(
    "Anarchist",
    faces.MODIFIER,
    definition=definition(modifier("", gain(1), when=DURING_ACTION, if_=needs("Anarch"))),
)


@since_2011
@ruled_alike("card edge", [("Revolutionary Council", False), ("Patsy", True)], "LSJ 20080603")
def test_who_requires_a_baron_requires_an_anarch(card: str, edge: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris"], hand=[card, ANARCHIST], edge=edge),
        seat(ready=["Oskar 2/4 prince city:Rome"]),
        bystander(),
        edition=edition,
    )
    does(t, f"play {card} Mira 0", "play Anarchist Mira 0")
    assert t.measure("a.pool") == 31


@since_2011
@rules_on("Revolutionary Council", "LSJ 20020819")
def test_a_revolutionary_council_takes_more_than_there_is(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch baron city:Paris", "Ines 2/4 sect:Anarch"], hand=["Revolutionary Council"]),
        seat(1, ready=["Oskar 2/4"]),
        seat(30, ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does("play Revolutionary Council Mira 0")
    goes(t, "target b", "target b")
    assert t.g.ousted[1] == 1


@since_2011
@rules_on("Waste Management Operation", "ANK 20211201", "LSJ 20041201")
def test_a_card_put_under_an_empty_library_is_drawn_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"], ash_heap=["Dodge", "Anson"], play=["Waste Management Operation"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Waste Management Operation")  # the crypt card is none to choose
    assert (t.region("Dodge"), t.region("Anson")) == ("hand", "ash-heap")


@editions
@rules_on("Carlton Van Wyk", "LSJ 20020429")
def test_carlton_looks_at_this_turn_and_not_at_your_last_one(edition: str) -> None:
    t = position(
        seat(ready=["Carlton Van Wyk", "Mira 4/8"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Sleeper")
    t.goes_on("blood-hunt")
    reaches_discard(t)
    assert t.offers("use Carlton Van Wyk")
    t.passes()
    while t.g.turn_span().seat != 0 or t.asks != "discard":
        t.passes()
    assert not t.offers("use Carlton Van Wyk")


def reaches_discard(t: Table) -> None:
    while t.asks != "discard":
        t.passes()


@editions
@rules_on("Conquest of Humanity", "PIB 20121031")
def test_gehenna_is_asked_for_only_as_the_card_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], play=["Conquest of Humanity"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Barrens"]),
        edition=edition,
    )
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, "trigger Conquest of Humanity", "pick The Barrens", "no")
    assert t.region("The Barrens") == "ash-heap"


@editions
@rules_on("Tenebrous Form", "LSJ 20031121-2")
@pytest.mark.parametrize("pays", [True, False])
def test_who_attempts_already_can_give_up_instead_of_paying(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBT strength:0"], hand=["Tenebrous Form"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Tenebrous Form Mira 1")
    assert (t.asks, t.who()) == ("unless", "b")
    t.does("yes" if pays else "no")
    assert t.measure("Oskar.blood") == (3 if pays else 4)
    assert (len(t.told("blocked")), len(t.told("block-failed"))) == ((1, 0) if pays else (0, 1))


@editions
@pytest.mark.parametrize("trait", ["trait:black-hand", ""])
def test_every_vampire_of_the_black_hand_is_chosen_for_shakar_the_hunt(trait: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8", f"Ines 2/9 clan:Banu-Haqim {trait}".strip()],
            hand=["Banishment"],
            play=["The Black Throne"],
        ),
        seat(ready=[("Oskar 4/4", ["Shakar: the Hunt"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    does(t, "play Banishment Mira 0", "call for")
    t.goes_on()
    assert t.offers("yes") is bool(trait)
    if trait:
        t.does("yes", by="a")
        t.goes_on()
    assert (t.region("Oskar"), t.region("Shakar: the Hunt")) == ("uncontrolled", "ash-heap")
    assert t.measure("a.pool") == (31 if trait else 30)

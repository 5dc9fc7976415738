"""Equipment cards: B."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import DURING_ACTION, EQUIPMENT, a, ability, burn, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import acts, does, to_the_end, until
from tests.vtes.cards.combat_tables import fights, fights_on, on_to
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, since_2011

# -- Banshee Ironwail -------------------------------------------------------------------------------------------------


@rules_on("Banshee Ironwail", "ANK 20210627")
def test_who_changes_her_target_has_heard_the_wail() -> None:
    t = position(
        seat(ready=["Mira 4/6", "Ann 2/4"], hand=["Change of Target"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira")
    assert t.measure("Mira.blood") == 3
    t.does("play Change of Target Mira", by="a")
    assert (t.measure("Mira.blood"), t.told("combat")) == (3, [])
    t.is_quiet()


@rules_on("Banshee Ironwail", "RBK resolve-the-action")
@pytest.mark.parametrize(("life", "fights"), [(1, False), (2, True)])
def test_who_blocks_is_not_locked_if_the_blade_burns_the_acting_minion(life: int, fights: bool) -> None:
    t = position(
        seat(ready=[f"Thug ally {life} strength:0"]), seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]), bystander()
    )
    does(t, "bleed Thug", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Thug"), t.measure("Oskar.locked"), bool(t.told("combat"))) == ("ash-heap", fights, fights)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("clan", "region", "blood"), [("Kiasyd", "torpor", None), ("Toreador", "ready", 5)])
def test_the_banshee_ironwail_wails(clan: str, region: str, blood: int | None, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 9/9 clan:{clan}"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
        edition=edition,
    )
    assert t.measure("Oskar.stealth") == -1
    fights(t, "Mira")
    assert t.measure("Mira.blood") == 8
    while not any(key.startswith(f"use {t['Banshee Ironwail']} {t['Oskar']} ") for key in t.options()):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.answer(next(key for key in t.options() if key.startswith(f"use {t['Banshee Ironwail']} ")))
    t.goes_on()
    assert t.region("Mira") == region
    assert blood is None or t.measure("Mira.blood") == blood


@editions
@rules_on("Banshee Ironwail", "LSJ 19971215")
def test_who_wails_may_strike_as_he_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/9"]), seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]), bystander(), edition=edition
    )
    fights(t, "Mira")
    with t.unchanged(*BYSTANDER):
        on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 3)
    t.is_quiet()


@editions
@rules_on("Banshee Ironwail", "ANK 20210627")
def test_an_ally_who_dies_of_the_wail_never_fights(edition: str) -> None:
    t = position(
        seat(ready=["Mouse ally 1 bleed:1"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mouse")
    t.goes_on()
    assert (t.region("Mouse"), t.told("combat")) == ("ash-heap", [])
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_the_banshee_wails_at_nobody_else_who_is_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/9"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"]), "Guard 4/8"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira", "Guard")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Guard.blood")) == (5, 3)  # by the hands of each other
    t.is_quiet()


# -- Baseball Bat -----------------------------------------------------------------------------------------------------


@rules_on("Baseball Bat", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [True, False])
def test_a_baseball_bat_is_replaced_when_its_action_is_over(blocked: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 FOR"], hand=["Baseball Bat", "Freak Drive", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/8 intercept:2"]),
        bystander(),
    )
    t.does("play Baseball Bat Mira 0")
    if blocked:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    until(t, "play Freak Drive Mira")
    assert t.measure("a.hand") == 6
    t.does(f"play Freak Drive Mira {1 if blocked else 0}", by="a")
    assert t.asks == "minion"
    assert t.measure("a.hand") == 7
    t.is_quiet()


@rules_on("Baseball Bat", "LSJ 20080702-2")
def test_a_baseball_bat_drawn_in_combat_unlocks_nobody_and_is_replaced_at_once() -> None:
    """It says so only of the action to equip with it."""
    t = position(
        seat(ready=["Mira 6/8"], hand=["Concealed Weapon", "Baseball Bat", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Concealed Weapon Mira 0", by="a")
    assert (t.region("Baseball Bat"), t.measure("a.hand")) == ("attached", 7)
    on_to(t)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 1


@editions
@pytest.mark.parametrize("card", ["Baseball Bat", "Leather Jacket"])
def test_who_took_it_unlocks_at_the_end_of_the_turn(card: str, edition: str) -> None:
    t = acting(card, more=("Ines 2/4",), edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure("Mira.locked") == 1
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 0


# -- Blade of Bellona -------------------------------------------------------------------------------------------------


@rules_on("Blade of Bellona", "ANK 20180719-3")
@rules_on("Sword of Judgment", "ANK 20180719-3")
@pytest.mark.parametrize("card", ["Blade of Bellona", "Sword of Judgment"])
def test_anybody_takes_a_weapon_that_is_in_play(card: str) -> None:
    t = position(seat(ready=[("Mira 6/8", [card]), "Ines 3/5 clan:Toreador"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"take Ines {card}")
    t.goes_on()
    assert t.g.host[t[card]] == t["Ines"]
    t.is_quiet()


@editions
def test_a_blade_of_bellona_only_comes_closer(edition: str) -> None:
    t = armed("Blade of Bellona", answers=["Fake Out"], edition=edition)
    assert not t.ever_offered("use Blade of Bellona Mira -2")
    while not t.offers("play Fake Out Oskar 0"):
        assert not t.offers("use Blade of Bellona Mira -2")
        t.passes()
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Blade of Bellona Mira -2", by="a")
    assert t.told("maneuver")[-1]["range"] == "close"
    on_to(t)
    assert t.measure("Oskar.blood") == 7


# -- Blood Tears of Kephran -------------------------------------------------------------------------------------------


@editions
def test_blood_tears_protect_or_feed(edition: str) -> None:
    t = fighting(on_mira=["Blood Tears of Kephran"], other="Oskar 6/8 strength:3", edition=edition)
    on_to(t, "prevent")
    t.does("use Blood Tears of Kephran Mira -1", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (5, "ash-heap")
    t = position(
        seat(ready=[("Mira 7/8", ["Blood Tears of Kephran"])]), seat(), bystander(), edition=edition, phase="master"
    )
    t.does("use Blood Tears of Kephran -1 -2")
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (8, "ash-heap")


@editions
@rules_on("Blood Tears of Kephran", "RTR 20041202", "ANK 20200318")
def test_the_tears_prevent_no_later_strike(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Blood Tears of Kephran"])]), seat(ready=["High Top"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until_offered("block High Top")
    t.does("block High Top", by="b")
    fights_on(t, "use Blood Tears of Kephran Mira -1")
    assert (t.measure("Mira.blood"), t.region("Blood Tears of Kephran")) == (5, "ash-heap")


# -- Body Bag ---------------------------------------------------------------------------------------------------------

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


# -- Bomb -------------------------------------------------------------------------------------------------------------


@rules_on("Bomb", "RTR 19960221")
@pytest.mark.parametrize("lost", [True, False])
def test_without_its_bomb_the_action_comes_to_nothing(lost: bool) -> None:
    thief = made_up("Thief", faces.MASTER, definition=definition(ability(DURING_ACTION, burn(a(EQUIPMENT)))))
    t = position(
        seat(ready=[("Mira 4/8", ["Bomb"])]),
        seat(ready=["Oskar 2/4 locked"], play=[thief, "Elder Library"]),
        bystander(),
    )
    t.does("use Bomb Mira -2")
    if t.asks == "target":
        t.does("target Elder Library")
    until(t, "use Thief")
    t.does("use Thief" if lost else "pass", by="b")
    to_the_end(t)
    assert t.region("Elder Library") == ("play" if lost else "ash-heap")
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS


@rules_on("Bomb", "LSJ 19971215")
def test_who_is_blocked_with_a_bomb_need_not_throw_it() -> None:
    t = position(seat(ready=[("Mira 6/8", ["Bomb"])]), seat(ready=["Oskar 6/8"], play=["Elder Library"]), bystander())
    t.does("use Bomb Mira -2")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    assert t.offers("use Bomb Mira -1")
    t.does("strike hand", by="a")
    on_to(t)
    assert (t.region("Bomb"), t.region("Elder Library"), t.measure("Oskar.blood")) == ("attached", "play", 5)
    t.is_quiet()


@rules_on("Bomb", "LSJ 20001127-2")
@rules_on("White Phosphorus Grenade", "LSJ 20001127-2")
@editions
@pytest.mark.parametrize("card", ["Grenade", "White Phosphorus Grenade", "Bomb"])
@rules_on("Grenade", "LSJ 20001127-2")
def test_a_combat_that_ends_first_leaves_it_unused(card: str, edition: str) -> None:
    t = armed(card, "Oskar 9/9 PRE", answers=["Majesty"], edition=edition)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    t.does("play Majesty Oskar 0", by="b")
    acts(t)
    assert (t.region(card), t.measure("Mira.blood"), t.measure("Oskar.blood")) == ("attached", 6, 9 - 1)


@editions
@rules_on("Bomb", "LSJ 20090324")
def test_a_bomb_blows_up_a_location(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Bomb"])]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Bomb Mira -2")
        assert t.told("action")[0]["victims"] == [1]
        acts(t)
    assert (t.region("Bomb"), t.region("The Barrens")) == ("ash-heap", "ash-heap")


# -- Bowl of Convergence ----------------------------------------------------------------------------------------------


@in_editions("words gives pays", [("", 0, False), ("aus", 1, False), ("AUS", 1, True)])
def test_a_bowl_of_convergence_gives_intercept_to_those_with_auspex(
    edition: str, words: str, gives: int, pays: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar 4/8 {words}", ["Bowl of Convergence"])]),
        bystander(),
        edition=edition,
    )
    assert stats.intercept(t.g, t["Oskar"]) == gives
    t.does("hunt Mira")  # at 1 stealth
    t.does("block Oskar", by="b")
    if pays:
        assert not t.offers("use Bowl of Convergence Oskar")  # not needed
    assert bool(t.told("blocked")) is (gives > 0)


@editions
def test_a_bowl_of_convergence_gives_one_more_for_a_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Faceless Night"]),
        seat(ready=[("Oskar 4/8 AUS", ["Bowl of Convergence"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("hunt Mira", "block Oskar")
    t.does("play Faceless Night Mira 0", by="a")
    t.does("use Bowl of Convergence Oskar -1", by="b")
    on_to(t)
    assert t.told("blocked")
    assert t.measure("Oskar.blood") == 4 - 1 - 1

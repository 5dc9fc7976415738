"""Traits: what they allow and what they forbid."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up, vampire
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.title.changes import needing, since_2011
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base, build, crypt
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode

in_2023 = pytest.mark.parametrize("edition", ["2023"])

# -- cards that ask for a trait ---------------------------------------------------------------------------------------


@in_2023
@pytest.mark.parametrize(
    "trait",
    [
        pytest.param("black hand", marks=proves("trait.black-hand.allows-cards", "trait.general.definition")),
        pytest.param("flight", marks=proves("trait.flight.allows-cards", "trait.general.definition")),
        pytest.param("seraph", marks=proves("trait.general.others-exist")),
        pytest.param("magaji of nowhere", marks=proves("trait.general.others-exist")),
    ],
)
def test_a_trait_allows_the_cards_that_require_it(edition: str, trait: str) -> None:
    card = needing(f"For {trait}", of.with_trait(trait))
    t = position(seat(ready=[vampire("With", 5, traits=(trait,)), "Without 3/5"], hand=[card]), seat(), edition=edition)
    assert t.offers(f"play {card.name} With")
    assert not t.offers(f"play {card.name} Without")
    assert t.clauses(f"play {card.name} Without 0", by="a") == ["card.requirement.minion"]
    t.is_quiet()


@in_2023
@proves("trait.general.definition")
def test_a_trait_also_exposes_a_minion_to_effects(edition: str) -> None:
    t = position(
        seat(ready=["Hunter 3/5"]),
        seat(ready=["Outlaw 3/5 trait:red-list", "Decent 3/5"]),
        edition=edition,
        phase="master",
    )
    assert t.offers("mark Outlaw")
    assert not t.offers("mark Decent")


# -- circles ----------------------------------------------------------------------------------------------------------


@since_2011
@proves("trait.circle.own-circle", "trait.circle.not-inner-circle")
def test_a_vampire_without_a_circle_is_one_of_his_own_and_the_inner_circle_is_none(edition: str) -> None:
    bond = made_up(
        "Bond",
        faces.ACTION,
        definition=Definition(0, (build.action("", do.lock_card(base.TARGET), target=of.same_circle()),)),
    )
    t = position(
        seat(
            ready=[
                "Uno 3/5 trait:unknowable-circle sect:Sabbat",
                "Due 3/5 trait:unknowable-circle sect:Sabbat",
                "Tre 3/5 trait:dark-circle sect:Sabbat",
                "Lone 3/5",
                "High 3/9 inner-circle clan:Brujah",
                "Higher 3/9 inner-circle clan:Ventrue",
            ],
            hand=[bond],
        ),
        seat(),
        edition=edition,
    )
    assert t.offers("play Bond Uno")
    assert t.offers("play Bond Due")
    for name in ("Tre", "Lone", "High", "Higher"):
        assert not t.offers(f"play Bond {name}"), "nobody else is of his circle"
    t.does("play Bond Uno")
    t.goes_on()
    assert t.measure("Due.locked") == 1
    t.is_quiet()


# -- infernal, Blood Cursed, sterile ----------------------------------------------------------------------------------


@since_2011
@proves("trait.infernal.no-untap", "trait.infernal.pay-pool")
def test_an_infernal_minion_stays_locked_unless_his_controller_burns_a_pool(edition: str) -> None:
    t = position(
        seat(ready=["Fiend 3/5 trait:infernal locked", "Saint 3/5 locked"]), seat(), edition=edition, phase="unlock"
    )
    assert t.measure("Fiend.locked") == 1
    assert t.measure("Saint.locked") == 0
    with t.changes("a.pool", -1):
        t.does("unlock Fiend")
    assert t.measure("Fiend.locked") == 0
    assert not t.offers("unlock Fiend")
    t = position(seat(ready=["Fiend 3/5 trait:infernal locked"]), seat(), edition=edition, phase="unlock")
    with t.unchanged("a.pool", "Fiend.locked"):
        t.passes()
    t.is_quiet()


@since_2011
@proves("trait.blood-cursed.no-diablerie")
def test_a_blood_cursed_vampire_cannot_commit_diablerie(edition: str) -> None:
    t = position(seat(ready=["Curse 3/5 trait:blood-cursed", "Free 3/5"]), seat(torpor=["Abel 1/6"]), edition=edition)
    assert t.offers("diablerize Free Abel")
    assert not t.offers("diablerize Curse")
    assert t.clauses("diablerize Curse Abel", by="a") == ["trait.blood-cursed.no-diablerie"]
    t.is_quiet()


@since_2011
@proves("trait.sterile.no-new-vampires")
def test_a_sterile_vampire_takes_no_action_that_puts_a_vampire_into_play(edition: str) -> None:
    embrace = made_up(
        "Embrace",
        faces.ACTION,
        definition=Definition(0, (build.action("", crypt.bring_out(), target=choose.uncontrolled_vampires()),)),
    )
    t = position(
        seat(ready=["Dry 3/9 trait:sterile", "Sire 3/9"], uncontrolled=["Childe 2/3"], hand=[embrace]),
        seat(),
        edition=edition,
    )
    assert not t.offers("play Embrace Dry")
    assert t.clauses("play Embrace Dry 0", by="a") == ["trait.sterile.no-new-vampires"]
    t.does("play Embrace Sire")
    t.goes_on()
    assert t.region("Childe") == "ready"
    t.is_quiet()


# -- Red List ---------------------------------------------------------------------------------------------------------


DRIVE = made_up(
    "Drive", faces.MODIFIER, definition=Definition(0, (build.modifier("", do.unlock_card(), when=windows.SUCCEEDED),))
)


def marked(edition: str, *own: str) -> Table:
    t = position(
        seat(ready=list(own), hand=["Old Coin", DRIVE]),
        seat(ready=["Outlaw 5/8 trait:red-list", "Guard 5/5"]),
        seat(ready=["Outlaw Too 5/8 trait:red-list"]),
        edition=edition,
        phase="master",
    )
    t.does("mark Outlaw")
    return t


@since_2011
@proves("trait.red-list.mark")
def test_a_master_phase_action_marks_a_red_list_minion_until_the_turn_ends(edition: str) -> None:
    t = marked(edition, "Hunter 3/5")
    assert t.asks != "master", "it was the one master phase action"
    assert [(told["seat"], told["card"]) for told in t.told("marked")] == [(0, t["Outlaw"])]
    assert t.offers("hunt-down Hunter Outlaw")
    assert not t.offers("hunt-down Hunter Outlaw Too")
    assert t.clauses("hunt-down Hunter Outlaw Too", by="a") == ["trait.red-list.mark"]
    t.passes_until("influence")
    while not (t.who() == "a" and t.asks == "minion"):
        t.passes()
    assert not t.offers("hunt-down Hunter"), "the mark is gone with the turn"
    t.is_quiet()


@since_2011
@proves("trait.red-list.attack-action", "trait.red-list.attack-cost", "trait.red-list.attack-once")
def test_each_ready_vampire_may_once_enter_combat_with_a_marked_minion_for_a_blood(edition: str) -> None:
    t = marked(edition, "Hunter 5/5", "Second 3/5", "Dog ally 2")
    assert not t.offers("hunt-down Dog"), "only vampires"
    t.does("hunt-down Hunter Outlaw")
    assert t.happened("action", action="hunt-down", stealth=1, victims=[1], blood=1)
    assert t.offers("block Guard")
    t.passes_until("succeeded")
    assert t.measure("Hunter.blood") == 3, "a blood for the action, a blood for the wound"
    assert t.measure("Outlaw.blood") == 4
    t.does("play Drive Hunter")
    assert t.asks == "minion"
    assert t.measure("Hunter.locked") == 0
    assert not t.offers("hunt-down Hunter")
    assert t.clauses("hunt-down Hunter Outlaw", by="a") == ["trait.red-list.attack-once"]
    assert t.offers("hunt-down Second Outlaw")
    t.is_quiet()


# -- scarce -----------------------------------------------------------------------------------------------------------


@since_2011
@proves("trait.scarce.pool-cost")
def test_a_scarce_vampire_costs_three_pool_for_each_clan_mate_that_the_edition_counts(edition: str) -> None:
    """All in play up to 2012, one's own in 2023."""
    t = position(
        seat(
            pool=20,
            ready=["Own 3/5 clan:Salubri"],
            torpor=["Asleep 3/5 clan:Salubri"],
            uncontrolled=["Rare 4/4 clan:Salubri trait:scarce", "Nobody 0/9"],
        ),
        seat(ready=["Other 3/5 clan:Salubri", "Stranger 3/5 clan:Brujah"]),
        edition=edition,
        phase="influence",
    )
    with t.changes("a.pool", -6 if edition == "2023" else -9):
        t.brings_out("Rare")
        t.passes()
    assert t.region("Rare") == "ready"
    t.is_quiet()


@since_2011
@proves("trait.scarce.pool-cost")
def test_only_in_2011_other_ways_into_play_cost_as_much(edition: str) -> None:
    call = made_up(
        "Summons",
        faces.ACTION,
        definition=Definition(0, (build.action("", crypt.bring_out(), target=choose.uncontrolled_vampires()),)),
    )
    t = position(
        seat(ready=["Own 3/5 clan:Salubri"], uncontrolled=["Rare 4/4 clan:Salubri trait:scarce"], hand=[call]),
        seat(),
        edition=edition,
    )
    with t.changes("a.pool", -3 if edition == "2011" else 0):
        t.does("play Summons Own")
        t.goes_on()
    assert t.region("Rare") == "ready"
    t.is_quiet()


# -- vulnerability ----------------------------------------------------------------------------------------------------


def stake(name: str, *traits: str) -> Face:
    hit = as_mode((fight.strike_(strike.DAMAGE, 2, strike.WEAPON),), windows.STRIKE, base.BY_COMBATANT)
    return made_up(name, faces.EQUIPMENT, definition=Definition(0, (), (), (hit,)), traits=("weapon", *traits))


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
@proves("trait.vulnerability.aggravated")
def test_damage_from_a_weapon_of_that_trait_is_aggravated_to_the_vulnerable(edition: str) -> None:
    for trait, hurts in (("wood", edition in ("2011", "2012")), ("iron", False)):
        t = position(
            seat(ready=["Weak 5/5 trait:vulnerable-to-wood"]),
            seat(ready=[("Slayer 5/5", [stake(f"Stake of {trait}", trait)])]),
            edition=edition,
        )
        t.does("bleed Weak")
        t.does("block Slayer", by="b")
        t.does(f"use Stake of {trait}", by="b")
        t.goes_on()
        assert t.region("Weak") == ("torpor" if hurts else "ready")
        t.is_quiet()


# -- the research area ------------------------------------------------------------------------------------------------

STUDY = made_up(
    "Study",
    faces.MASTER,
    definition=Definition(0, (), (), (as_mode((crypt.to_research(),), windows.MASTER),)),
)
DIG = made_up(
    "Dig",
    faces.MASTER,
    definition=Definition(0, (), (), (as_mode((crypt.from_research(),), windows.MASTER),)),
)


@pytest.mark.parametrize("edition", ["2011", "2012"])
@proves("trait.research-area.out-of-play", "trait.research-area.look")
def test_the_research_area_is_out_of_play_seen_by_its_owner_and_reached_only_by_name(edition: str) -> None:
    t = position(
        seat(ready=["Doc 3/5"], hand=["Old Coin", "Loose Change"], play=[STUDY, DIG]),
        seat(),
        edition=edition,
        phase="master",
    )
    t.does("use Study")
    t.does("pick Old Coin")
    coin = t["Old Coin"]
    assert t.region("Old Coin") == "research"
    assert t.g.face[coin].key == t.g.view(0).faces[coin], "she may look"
    assert t.g.view(1).faces[coin] is None
    assert not t.offers("play Old Coin"), "it is not in her hand"
    assert coin not in t.g.controls(0)
    assert not t.g.is_in_play(coin)
    t.does("use Dig")
    assert t.region("Old Coin") == "hand"
    assert t.offers("play Old Coin")
    t.is_quiet()


@since_2011
@proves("trait.slave.substitute")
def test_no_slave_is_asked_to_fight_a_blocker_who_is_gone(edition: str) -> None:
    """A card played as the block succeeds burns the blocker: there is no combat left to cancel."""
    mode = build.modifier("", do.burn_card(base.BLOCKING), when=windows.BLOCKED)
    smite = made_up("Smite", faces.MODIFIER, definition=Definition(0, (mode,)))
    t = position(
        seat(ready=["Boss 3/5 clan:Tremere", "Gog 3/4 slave-of:Tremere"], hand=[smite]),
        seat(ready=["Bo 3/3"]),
        edition=edition,
    )
    t.does("bleed Boss", by="a")
    t.does("block Bo", by="b")
    t.does("play Smite Boss", by="a")
    assert not t.told("combat")
    assert (t.measure("Boss.locked"), t.measure("Gog.locked"), t.measure("b.pool")) == (1, 0, 30)
    t.is_quiet()

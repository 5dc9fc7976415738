"""How a combat begins, who may be in it, and which cards are played in it."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face, made_up, vampire
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.combat.fights import card, editions, fight_of, leap
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode


def rush(whose: int = choose.FOREIGN, ready: bool = True) -> Face:
    """An action card to enter combat with somebody."""
    mode = build.action("", do.enter_combat(), target=choose.minions(whose, ready=ready))
    return made_up(f"Seek Trouble {whose}{ready:d}", faces.ACTION, definition=Definition(0, (mode,)))


@editions
@proves("combat.start.block", "combat.participants.opposing", "combat.sequence.rounds")
def test_a_block_leads_to_a_combat_of_the_acting_and_the_blocking_minion(edition: str) -> None:
    t = fight_of(edition, "Mira 4/5", "Oskar 3/5")
    assert t.told("combat") == [{"acting": t["Mira"], "opposing": t["Oskar"]}]
    assert [told["number"] for told in t.told("round")] == [1]
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 2)
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@proves("combat.start.card-effect")
def test_a_card_can_begin_a_combat_without_any_block(edition: str) -> None:
    t = position(seat(ready=["Mira 4/5"], hand=[rush()]), seat(ready=["Oskar 3/5", "Vera 3/5"]), edition=edition)
    t.does_all("play Seek Trouble 21 Mira", "target Oskar")
    t.goes_on()
    assert t.told("combat") == [{"acting": t["Mira"], "opposing": t["Oskar"]}]
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Oskar", "Vera")] == [3, 2, 3]
    t.is_quiet()


@editions
@proves("combat.participants.ready-only")
def test_a_vampire_in_torpor_is_not_drawn_into_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"], hand=[rush(ready=False)]),
        seat(ready=["Vera 3/5"], torpor=["Oskar 3/5"]),
        edition=edition,
    )
    t.does_all("play Seek Trouble 20 Mira", "target Oskar")
    with t.unchanged("Mira.blood", "Oskar.blood"):
        t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == 1
    assert not t.told("combat")
    t.is_quiet()


@editions
@proves("combat.participants.no-own-minions")
def test_two_minions_of_the_same_methuselah_never_fight(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5", "Bruno 4/5"], hand=[rush(choose.ANYBODY)]), seat(ready=["Oskar 3/5"]), edition=edition
    )
    t.does_all("play Seek Trouble 01 Mira", "target Bruno")
    with t.unchanged("Mira.blood", "Bruno.blood"):
        t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == 1
    assert not t.told("combat")
    t.is_quiet()


@editions
@proves("combat.participants.tap-state")
@pytest.mark.parametrize("state", ["", " locked"])
def test_locked_minions_fight_as_well_as_unlocked_ones(edition: str, state: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"], hand=[rush()]),
        seat(ready=[f"Oskar 3/5{state}"], hand=[leap()]),
        edition=edition,
    )
    t.does("play Seek Trouble 21 Mira")
    t.passes_until("maneuver")
    assert t.measure("Mira.locked") == 1
    t.does("play Leap Far Oskar", by="b")
    assert t.told("maneuver") == [{"minion": t["Oskar"], "range": "long"}]
    t.goes_on()
    t.is_quiet()


@editions
def test_without_an_action_the_minion_of_the_methuselah_whose_turn_it_is_counts_as_acting(edition: str) -> None:
    """Oskar's ability draws a vampire of the active Methuselah into combat: she still comes first in everything."""
    quarrel = as_mode((do.enter_combat(base.CARD),), windows.MASTER, target=choose.minions(choose.FOREIGN))
    oskar = vampire("Quarrelsome Oskar", 5, definition=Definition(0, abilities=(quarrel,)))
    t = position(seat(ready=["Mira 4/5"]), seat(ready=[oskar]), edition=edition, turn="b", phase="master")
    t.does("use Quarrelsome Oskar")
    t.goes_on()
    assert t.told("combat") == [{"acting": t["Quarrelsome Oskar"], "opposing": t["Mira"]}]

    called_out = build.reaction("", do.enter_combat(), target=choose.minions(choose.FOREIGN))
    call = made_up("Call Out", faces.REACTION, definition=Definition(0, (called_out,)))
    t = position(seat(ready=["Mira 4/5", "Anton 4/5"]), seat(ready=["Oskar 3/5"], hand=[call]), edition=edition)
    t.does("bleed Mira")
    t.does("play Call Out Oskar", by="b")
    t.does("target Anton")
    assert t.told("combat") == [{"acting": t["Anton"], "opposing": t["Oskar"]}]
    t.goes_on()
    t.is_quiet()


@editions
@proves("combat.cards.played-by")
def test_combat_cards_are_played_by_minions_in_combat_only(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5", "Anton 4/5"], hand=[leap(), leap()]), seat(ready=["Oskar 3/5"]), edition=edition
    )
    assert not t.offers("play Leap Far")
    assert t.clauses("play Leap Far Mira 0", by="a") == ["combat.cards.played-by"]
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers("play Leap Far Mira")
    assert not t.offers("play Leap Far Anton")
    assert t.clauses("play Leap Far Anton 0", by="a") == ["combat.cards.played-by"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("combat.cards.combat-only")
def test_in_combat_no_minion_cards_but_combat_cards_are_played(edition: str) -> None:
    sneak = made_up("Sneak", faces.MODIFIER, definition=Definition(0, (build.modifier("", do.modify(1, 1)),)))
    alert = made_up("Alert", faces.REACTION, definition=Definition(0, (build.reaction("", do.modify(2, 1, base.ME)),)))
    t = position(
        seat(ready=["Mira 4/5"], hand=[sneak, leap()]),
        seat(ready=["Oskar 3/5", "Vera 3/5"], hand=[alert, leap()]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until("maneuver")
    assert [option.split(" ")[0] for option in t.options()] == ["play", "pass"]
    assert t.clauses("play Sneak Mira 0", by="a")[0] == "combat.cards.combat-only"
    assert "combat.cards.combat-only" in t.clauses("play Alert Vera 0", by="b")
    t.goes_on()
    t.is_quiet()


@editions
@proves("combat.cards.non-combatant", editions="2023")
def test_a_card_for_bystanders_is_played_by_a_minion_of_anybody_who_is_not_in_the_combat(edition: str) -> None:
    shield = build.bystander("", hurt.prevent_(1, hurt.ANYONE), when=windows.PREVENT, needs=(fight.unlocked(),))
    ward = made_up("Ward From Afar", faces.COMBAT, definition=Definition(0, (shield,)))
    t = fight_of(
        edition, "Mira 4/5", "Oskar 3/5", [ward], [], third=["Vera 3/5", "Sleeper 3/5 locked"], third_hand=[ward]
    )
    assert t.who() == "c"  # neither combatant may play it, nor a locked bystander
    assert t.options() == [f"play {t['Ward From Afar#2']} {t['Vera']} 0", "pass"]
    assert t.clauses("play Ward From Afar Mira 0", by="a")[0] == "combat.cards.non-combatant"
    t.does("play Ward From Afar#2 Vera")
    assert t.happened("prevented", card=t["Mira"], ordinary=1, aggravated=0)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 2)
    t.is_quiet()


@editions
@proves("combat.order.acting-first", "combat.sequence.steps", "combat.before-range.timing")
@proves("combat.before-range.marked-only", "combat.before-strikes.step", "combat.end-of-round.step", editions="2023")
def test_a_round_has_its_steps_and_the_acting_minion_comes_first_in_each(edition: str) -> None:
    cards = [
        card("Early", fight.gain_press(), when=windows.BEFORE_RANGE),
        leap("Far"),
        card("Braced", fight.gain_press(), when=windows.BEFORE_STRIKES),
        card("Jab", fight.strike_("damage", 1)),
        card("Again", fight.additional(1), when=windows.ADDITIONAL),
        card("Chase", fight.press_(), when=windows.PRESS),
        card("Late", fight.gain_press(), when=windows.END_OF_ROUND),
    ]
    t = fight_of(edition, "Mira 5/5", "Oskar 5/5", cards, cards)
    asked = [(t.who(), t.asks, {t.g.face[int(key.split(" ")[1])].name for key in t.options("play")})]
    while t.asks not in t.quiet:
        if t.asks == "strike":
            t.does("strike hand")
        else:
            t.passes()
        asked.append((t.who(), t.asks, {t.g.face[int(key.split(" ")[1])].name for key in t.options("play")}))
    steps = [
        ("before-range", "Early"),
        ("maneuver", "Far"),
        ("before-strikes", "Braced"),
        ("strike", "Jab"),
        ("additional", "Again"),
        ("press", "Chase"),
        ("end-of-round", "Late"),
    ]
    assert asked[:-1] == [(who, step, {name}) for step, name in steps for who in "ab"]
    t.is_quiet()

"""Strikes: where they come from, in which order they are chosen and resolved, and that both happen at once."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions import language as say
from praxis.vtes.definitions.build import definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up, vampire
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import strike
from tests.vtes.rules.combat.fights import (
    ability,
    blow,
    card,
    chase,
    editions,
    fight_of,
    leap,
    since_2011,
    strike_card,
    weapon,
)
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand.base import Definition

DODGER = vampire(
    "Flavio", 5, definition=Definition(0, abilities=(ability(fight.strike_(strike.DODGE)),)), sect="Camarilla"
)


@editions
@proves("combat.strike.sources", "combat.strike.choose-order")
def test_a_strike_comes_from_a_combat_card_a_weapon_or_the_hands_and_the_acting_minion_chooses_first(
    edition: str,
) -> None:
    t = fight_of(
        edition,
        ("Kurt 5/5", [weapon("Club", 2)]),
        ("Ira 5/5", [weapon("Axe", 1)]),
        [blow("Kick", 3)],
        [blow("Bite", 1)],
    )
    assert (t.who(), t.asks) == ("a", "strike")
    assert t.options() == ["strike hand", f"play {t['Kick']} {t['Kurt']} 0", f"use {t['Club']} {t['Kurt']} -1"]
    assert t.clauses("strike hand", by="b") == ["combat.strike.choose-order"]
    t.does("use Club Kurt", by="a")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)  # nothing resolves until both have chosen
    t.does("play Bite Ira", by="b")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 3)
    t.is_quiet()


WORDS = {
    "dodge": say.dodge,
    "combat-ends": say.ends,
    "burn-equipment": say.destroys,
    "steal-equipment": say.disarms,
    "effect": say.special,
}


@editions
@pytest.mark.parametrize("how", WORDS)
@proves("combat.strike.sources")
def test_a_strike_that_inflicts_nothing_is_declared_without_an_amount_or_a_flag(edition: str, how: str) -> None:
    trick = made_up("Trick", faces.COMBAT, definition=definition(say.strike("", WORDS[how]())))
    t = position(
        seat(ready=["Kurt 5/5"], hand=[trick]),
        seat(ready=[("Ira 5/5", ["Gun"])]),
        cards={"Gun": "equipment, strike 2 ranged"},
        edition=edition,
    )
    t.does_all("bleed Kurt", "block Ira")
    t.passes_until("strike")
    t.does("play Trick Kurt", by="a")
    (told,) = [told for told in t.told("strike") if told["minion"] == t["Kurt"]]
    assert (told["how"], told["amount"], told["flags"]) == (how, 0, 0)


@editions
@proves("combat.strike.source-other-card")
def test_a_strike_can_come_from_the_minions_own_card_text(edition: str) -> None:
    t = fight_of(edition, "Wauneka 5/5", DODGER)
    t.does("use Flavio", by="b")
    assert t.happened("strike", minion=t["Flavio"], how="dodge")
    assert (t.measure("Wauneka.blood"), t.measure("Flavio.blood")) == (5, 5)
    t.is_quiet()


@editions
@proves("combat.strike.default-hand", "combat.strike.one-per-round")
def test_who_chooses_nothing_else_strikes_once_with_the_hands(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5")
    assert [(told["minion"], told["how"]) for told in t.told("strike")] == [(t["Kurt"], "hand"), (t["Ira"], "hand")]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 4)
    t.is_quiet()


@editions
@proves("combat.strike.defensive-counts", "combat.dodge.no-damage", "combat.strike.one-per-round")
def test_a_dodge_uses_up_the_strike_of_the_pair(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [strike_card("Duck", strike.DODGE), blow("Kick", 3)])
    t.does("play Duck Kurt")
    assert [told["how"] for told in t.told("strike")] == ["dodge", "hand"]
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (5, 5)
    t.is_quiet()


@editions
@proves("combat.strike.simultaneous", "combat.strike.effects-before-damage")
def test_both_strikes_happen_at_once_so_both_can_fall(edition: str) -> None:
    t = fight_of(edition, "Kurt 1/5", "Ira 1/5", [blow("Kick", 3)], [blow("Bite", 2)])
    t.does_all("play Kick Kurt", "play Bite Ira")
    assert (t.region("Kurt"), t.region("Ira")) == ("torpor", "torpor")
    t.is_quiet()


@editions
@proves("combat.strike.simultaneous")
def test_two_who_steal_blood_from_each_other_take_before_either_gains(edition: str) -> None:
    drain = strike_card("Siphon 2", strike.STEAL_BLOOD, 2)
    t = fight_of(edition, "Kurt 5/5", "Ira 1/5", [drain], [drain])
    t.does_all("play Siphon 2 Kurt", "play Siphon 2#2 Ira")
    # Kurt loses 2 and gains the one that Ira has: 4. Had he gained first, it would have overflowed.
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (4, 2)
    t.is_quiet()


@editions
@proves("combat.strike.resolution-order")
@pytest.mark.parametrize(
    ("mine", "theirs", "blood"),
    [
        ("combat-ends", "dodge", (1, 1)),
        ("combat-ends", "first", (1, 1)),
        ("dodge", "first", (1, 1)),
        ("first", "damage", (1, 0)),
        ("damage", "damage", (0, 0)),
    ],
)
def test_combat_ends_comes_before_dodge_before_first_strike_before_all_others(
    edition: str, mine: str, theirs: str, blood: tuple[int, int]
) -> None:
    def made(word: str) -> tuple[str, int, int]:
        return ("damage", 2, strike.FIRST if word == "first" else 0) if word in ("first", "damage") else (word, 0, 0)

    t = fight_of(
        edition,
        "Kurt 1/5",
        "Ira 1/5",
        [strike_card(f"My {mine}", *made(mine))],
        [strike_card(f"Your {theirs}", *made(theirs))],
    )
    t.does_all(f"play My {mine} Kurt", f"play Your {theirs} Ira")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == blood
    t.is_quiet()


@editions
@proves("combat.sequence.not-ready-ends", "combat.press.both-ready")
def test_combat_is_over_as_soon_as_one_is_no_longer_ready(edition: str) -> None:
    more, press = card("One More Time", fight.additional(1), when=windows.ADDITIONAL), chase()
    t = fight_of(edition, "Kurt 5/5", "Ira 1/5", [blow("Kick", 3), more, press], [more, press])
    t.does("play Kick Kurt")
    assert t.region("Ira") == "torpor"
    assert t.measure("a.hand") == 2  # nobody was asked for more strikes or a press
    assert len(t.told("round")) == 1
    t.is_quiet()


@editions
@proves("combat.sequence.not-ready-ends")
def test_combat_is_over_even_before_the_range_is_determined(edition: str) -> None:
    crows = card("Hungry Crows", fight.inflict_(2), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Ira 1/5", [crows, leap()], [leap()])
    t.does("play Hungry Crows Kurt")
    assert t.region("Ira") == "torpor"
    assert not t.told("range")
    assert not t.told("strike")
    assert t.measure("Kurt.blood") == 5
    t.is_quiet()


@editions
@proves("combat.strike.pairs", "combat.strike.effects-before-damage")
def test_a_pair_is_resolved_with_its_damage_before_the_next_begins(edition: str) -> None:
    more = card("One More Time", fight.additional(1), when=windows.ADDITIONAL)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [more])
    t.does("play One More Time Kurt")
    kinds = [event.kind for event in t.story if event.kind in ("strike", "inflicted", "additional")]
    assert kinds == ["strike", "strike", "inflicted", "inflicted", "additional", "strike", "inflicted"]
    t.is_quiet()


@since_2011
@proves("card.cancel.strike-card")
def test_who_finds_his_strike_card_cancelled_chooses_another_strike(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [blow("Kick", 3)], ["Direct Intervention"])
    t.does("play Kick Kurt", by="a")
    t.does("play Direct Intervention", by="b")
    assert [told["how"] for told in t.told("strike")] == ["hand", "hand"]
    assert t.measure("Ira.blood") == 4
    t.is_quiet()


KNIFE = made_up(
    "Knife",
    faces.EQUIPMENT,
    traits=("weapon", "melee weapon"),
    definition=definition(
        say.ability(say.STRIKE, say.damage(1, say.WEAPON), limit=say.COMBAT, by=say.BY_COMBATANT),
    ),
)
LUNGE = made_up(
    "Lunge",
    faces.COMBAT,
    definition=definition(
        say.strike("", say.wield(say.a(say.EQUIPMENT, say.on_(say.ME), say.trait("melee weapon")), 2))
    ),
)


@editions
def test_a_card_that_strikes_with_a_weapon_uses_the_weapon_as_often_as_its_own_text_allows(edition: str) -> None:
    """The knife strikes once each combat: by the lunge, so that it is not offered in the next round."""
    t = position(
        seat(ready=[("Kurt 5/5", [KNIFE])], hand=[LUNGE, "Press", "Kick"]),
        seat(ready=["Ira 8/8"]),
        cards={"Press": "combat, press", "Kick": "combat, strike hand +1"},
        edition=edition,
    )
    t.does_all("bleed Kurt", "block Ira")
    t.passes_until("strike")
    assert t.offers("use Knife Kurt")
    t.does("play Lunge Kurt")
    assert t.measure("Ira.blood") == 8 - 3
    t.passes_until("press")
    t.does("play Press Kurt")
    t.passes_until("strike")
    assert len(t.told("round")) == 2
    assert (t.offers("play Kick Kurt"), t.offers("use Knife Kurt")) == (True, False)

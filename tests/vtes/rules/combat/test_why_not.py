"""Why not: questions a reader of the combat rules would ask, each answered with the clause and in words."""

from __future__ import annotations

from praxis.clauses.matrix import load
from praxis.kernel.errors import Illegal
from praxis.vtes.model import windows
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules import combat_why, strike
from tests.vtes.rules.combat.fights import ability, blow, card, chase, editions, fight_of, gun, leap, retainer
from tests.vtes.shorthand import base
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt

EARLY = card("Early Bird", fight.gain_press(), when=windows.BEFORE_RANGE)
BRACED = card("Brace", fight.gain_press(), when=windows.BEFORE_STRIKES)
TOUGH = card("Tough Hide", hurt.prevent_(1), when=windows.PREVENT)


@editions
def test_a_card_for_another_step_names_the_step(edition: str) -> None:
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [EARLY, BRACED, TOUGH, chase(), leap(), blow("Kick", 2)])
    assert t.asks == "before-range"
    assert t.clauses("play Brace Kurt 0", by="a") == ["combat.before-strikes.step"]
    assert t.clauses("play Leap Far Kurt 0", by="a") == ["combat.sequence.steps"]
    assert t.clauses("maneuver", by="a") == ["combat.sequence.steps"]
    t.passes()
    assert t.asks == "maneuver"
    assert t.clauses("play Early Bird Kurt 0", by="a") == ["combat.before-range.timing"]
    assert t.clauses("play Tough Hide Kurt 0", by="a") == ["damage.prevent.one-at-a-time"]
    assert t.clauses("maneuver", by="a") == ["combat.range.none-by-default"]
    assert t.clauses("press", by="a") == ["combat.sequence.steps"]
    assert t.clauses("strike hand", by="a") == ["combat.sequence.steps"]
    t.passes_until("strike")
    assert t.clauses("play Give Chase Kurt 0", by="a") == ["combat.sequence.steps"]
    t.does("strike hand")
    t.passes_until("press")
    assert t.clauses("press", by="a") == ["combat.press.continue"]
    t.passes()
    t.is_quiet()


def test_while_a_strike_card_is_being_played_a_weapon_is_not_used() -> None:
    """Somebody might cancel the dodge."""
    t = position(
        seat(ready=["Kurt 5/5 with .44 Magnum"], hand=["Dodge"]),
        seat(ready=["Ira 5/5"], hand=["Direct Intervention"]),
        seat(),
    )
    t.does("bleed Kurt")
    t.passes_until_offered("block Ira")
    t.does("block Ira")
    t.passes_until("strike")
    t.does("play Dodge Kurt 0")
    assert (t.who(), t.asks) == ("b", "as-played")
    assert t.clauses("use .44 Magnum Kurt -1", by="a") == ["card.as-played.window"]


@editions
def test_every_refusal_says_why_and_leaves_the_combat_as_it_was(edition: str) -> None:
    t = fight_of(edition, ("Kurt 5/5", [gun("Good Gun", 2)]), "Ira 5/5", [EARLY, leap()])
    t.passes()
    refusal = t.refuses(f"play {t['Early Bird']} {t['Kurt']} 0")
    assert isinstance(refusal, Illegal)
    assert refusal.clause == "combat.before-range.timing"
    assert "before the first maneuver" in str(refusal)
    t.goes_on()
    t.does("strike hand")
    t.is_quiet()


@editions
def test_what_cannot_be_prevented_says_by_which_rule(edition: str) -> None:
    armoured = retainer("Armoured Dog", 3, ability(hurt.prevent_(1, base.CARD), when=windows.PREVENT))
    t = fight_of(edition, "Kurt 5/5", ("Ira 5/5", [armoured]), [leap(), blow("Shot", 1, strike.RANGED)])
    t.does_all("play Leap Far Kurt", "play Shot Kurt")
    assert t.asks == "at"
    assert t.clauses("at Kurt", by="a") == ["combat.retainer.target-instead"]
    t.does("at Armoured Dog")
    if edition in ("2012", "2023"):
        assert t.offers("use Armoured Dog Ira")
        t.passes()
    assert t.measure("Armoured Dog.blood") == (3 if edition == "2000" else 2)  # recovered in 2000
    t.is_quiet()


def test_every_reason_of_combat_has_words_and_is_a_clause() -> None:
    known = {clause.id for clause in load("vtes").clauses}
    assert set(combat_why.TEXTS) <= known

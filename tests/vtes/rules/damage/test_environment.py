"""Environmental damage, and immunity."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face, made_up, vampire
from praxis.vtes.positions.scenario import Item
from praxis.vtes.rules import damage, strike
from tests.vtes.rules.combat.fights import Called, ability, blow, card, fight_of, retainer, weapon
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand.base import Definition, aim_at, giving

only_2023 = pytest.mark.parametrize("edition", ["2023"])
CROWS = card("Black Birds", fight.swarm(1), when=windows.BEFORE_RANGE)


@only_2023
@proves("damage.environmental.definition", "damage.environmental.sources")
def test_damage_of_strikes_and_of_minions_is_not_environmental_all_other_damage_is(edition: str) -> None:
    bites = retainer("Wild Dog", 2, ability(hurt.inflict_(1), when=windows.BEFORE_STRIKES))
    scorch = card("Scorch", hurt.inflict_(1, by_minion=True), when=windows.BEFORE_STRIKES)
    t = fight_of(edition, ("Kurt 5/5", [bites]), "Ira 9/9 strength:0", [CROWS, scorch])
    t.does("play Black Birds Kurt")
    t.does("use Wild Dog Kurt")
    t.does("play Scorch Kurt")
    t.goes_on()
    assert [(told["source"], told["environmental"]) for told in t.told("damage")] == [
        (t["Wild Dog"], 1),  # a source that is no minion
        (t["Kurt"], 0),  # the card says that he inflicts it
        (t["Kurt"], 0),  # his strike
        (-1, 1),  # the birds are nobody
    ]
    t.is_quiet()


def immune(name: str, kinds: int) -> Face:
    return vampire(name, 5, definition=Definition(0, gives=(giving(spans.IMMUNE, kinds, base.ME),)))


@only_2023
@proves("damage.immunity.fails", "damage.immunity.no-cost", "damage.environmental.definition")
@pytest.mark.parametrize(
    ("kinds", "left"), [(damage.FROM_ENVIRONMENT, 3), (damage.FROM_MINIONS, 4), (0, 2), (damage.NOT_AGGRAVATED, 5)]
)
def test_damage_from_a_source_one_is_immune_to_fails_and_costs_nothing(edition: str, kinds: int, left: int) -> None:
    """Two points from a strike, one from the birds."""
    t = fight_of(edition, "Kurt 5/5", immune(f"Stone {kinds}", kinds), [CROWS, blow("Kick", 2)])
    t.does_all("play Black Birds Kurt", "play Kick Kurt")
    assert t.measure(f"Stone {kinds}.blood") == left
    assert t.happened("immune", card=t[f"Stone {kinds}"]) == bool(kinds)
    t.is_quiet()


@only_2023
@proves("damage.immunity.no-wound", "damage.immunity.no-cost")
@pytest.mark.parametrize("aggravated", [1, 3])
def test_damage_one_is_immune_to_does_not_wound_and_costs_no_blood_against_destruction(
    edition: str, aggravated: int
) -> None:
    claw = blow(f"Claw {aggravated}", aggravated, strike.AGGRAVATED)
    t = fight_of(edition, "Kurt 5/5", immune("Fireproof", damage.IS_AGGRAVATED), [claw])
    t.does(f"play Claw {aggravated} Kurt")
    assert (t.measure("Fireproof.blood"), t.region("Fireproof")) == (5, "ready")
    t.is_quiet()


@only_2023
@proves("damage.immunity.no-cost")
def test_an_immune_ally_loses_no_life_and_may_still_prevent(edition: str) -> None:
    tough = card("Tough Hide", hurt.prevent_(1), when=windows.PREVENT)
    shell = card("Stone Shell", hurt.immune_(damage.FROM_MINIONS), when=windows.BEFORE_RANGE)
    t = fight_of(edition, "Kurt 5/5", "Golem ally 3 strength:0", [blow("Kick", 3)], [shell, tough])
    t.does_all("play Stone Shell Golem", "play Kick Kurt")
    assert (t.who(), t.asks) == ("b", "prevent")  # only unprevented damage fails
    t.passes()
    assert (t.measure("Golem.blood"), t.region("Golem")) == (3, "ready")
    assert t.happened("immune", card=t["Golem"])
    t.is_quiet()


@only_2023
@proves("damage.immunity.fails")
def test_immunity_for_a_round_ends_with_the_round(edition: str) -> None:
    shell = card("Stone Shell", hurt.immune_(damage.NOT_AGGRAVATED), when=windows.BEFORE_RANGE)
    press = card("Give Chase", fight.press_(), when=windows.PRESS)
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [press], [shell])
    t.does_all("play Stone Shell Ira", "play Give Chase Kurt")
    assert (t.measure("Kurt.blood"), t.measure("Ira.blood")) == (3, 4)
    t.is_quiet()


@only_2023
@proves("damage.immunity.fails")
def test_one_may_be_immune_to_the_damage_of_a_single_minion(edition: str) -> None:
    """Ira has chosen his opponent as the source: the strike fails, the birds and a third minion's damage do not."""
    ward = card("Ward", hurt.immune_(until="combat", source=base.OPPOSING), when=windows.BEFORE_RANGE)
    stone = made_up(
        "Throw Stone",
        faces.COMBAT,
        definition=Definition(
            0, (build.bystander("", hurt.inflict_(1, base.TARGET, by_minion=True), when=windows.BEFORE_STRIKES),)
        ),
    )
    aim_at(stone.definition.modes[0], Called("Ira"))
    t = fight_of(edition, "Kurt 5/5", "Ira 5/5", [CROWS, blow("Kick", 2)], [ward], ["Vera 2/4"], [stone])
    t.does("play Black Birds Kurt", by="a")
    t.does("play Ward Ira", by="b")
    t.does("play Throw Stone Vera", by="c")
    t.does("play Kick Kurt", by="a")
    assert t.measure("Ira.blood") == 5 - 1 - 1
    assert [(told["card"], told["source"]) for told in t.told("immune")] == [(t["Ira"], t["Kurt"])]
    t.is_quiet()


SOURCES = {
    "an ally's hands": damage.FROM_ALLIES,
    "a retainer's bite": damage.FROM_RETAINERS,
    "a weapon": damage.FROM_WEAPONS,
    "a vampire's hands": 0,
}


@only_2023
@proves("damage.immunity.fails", "damage.environmental.sources")
@pytest.mark.parametrize("kinds", [damage.FROM_ALLIES, damage.FROM_RETAINERS, damage.FROM_WEAPONS])
@pytest.mark.parametrize("source", SOURCES)
def test_one_may_be_immune_to_allies_retainers_or_weapons_and_to_nothing_else(
    edition: str, kinds: int, source: str
) -> None:
    bites = retainer("Wild Dog", 2, ability(hurt.inflict_(1), when=windows.BEFORE_STRIKES))
    attacker: dict[str, Item] = {
        "an ally's hands": "Kurt ally 5 strength:1",
        "a retainer's bite": ("Kurt 5/5 strength:0", [bites]),
        "a weapon": ("Kurt 5/5", [weapon("Club", 1)]),
        "a vampire's hands": "Kurt 5/5",
    }
    t = fight_of(edition, attacker[source], immune(f"Stone {kinds}", kinds))
    if t.asks == "before-strikes":
        t.does("use Wild Dog Kurt", by="a")
        t.passes()  # once is enough
    if source == "a weapon":
        t.does("use Club Kurt", by="a")
    assert t.measure(f"Stone {kinds}.blood") == (5 if SOURCES[source] == kinds else 4)
    t.is_quiet()


@only_2023
@proves("damage.immunity.fails", "term.employer.definition")
def test_a_retainer_may_be_immune_to_its_employer_alone(edition: str) -> None:
    """A card has the one who plays it hurt a retainer, his own or his opponent's."""
    imp = retainer("Imp", 1)
    imp.definition.gives = (giving(spans.IMMUNE, damage.FROM_EMPLOYER, base.ME),)
    lash = card("Lash Out", hurt.inflict_(1, base.TARGET, by_minion=True), when=windows.BEFORE_STRIKES)
    aim_at(lash.definition.modes[0], Called("Imp"))
    for acting, opposing, region in ((["Imp"], [], "attached"), ([], ["Imp"], "ash-heap")):
        t = fight_of(edition, ("Kurt 5/5", [imp] if acting else []), ("Ira 5/5", [imp] if opposing else []), [lash])
        t.does("play Lash Out Kurt", by="a")
        assert t.region("Imp") == region
        t.is_quiet()

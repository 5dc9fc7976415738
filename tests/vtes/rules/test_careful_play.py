"""Careful play: a game stops wherever some hand could have an answer by public facts, so that no pause tells who holds
what."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.model.repertoire import repertoire_of
from praxis.vtes.positions.scenario import Table, position, seat

GLARE = {"Glare": "reaction aus, intercept 1"}
SLIP = {"Slip": "combat cel, maneuver"}
TIP = {"Tip": "master out-of-turn, gain-pool 1"}


def careful(t: Table, *cards: str) -> Table:
    """The same table in careful play, as if only these cards were in the game."""
    t.g.careful = True
    t.g.repertoire = repertoire_of([t.g.face[t[card]] for card in cards])
    return t


def asked(t: Table, until: str) -> list[tuple[str, str]]:
    """Who is asked what until something is told, by questions with no other answer than to pass."""
    found = []
    while not t.told(until):
        if t.options() == ["pass"]:
            found.append((t.who(), t.asks))
        t.goes_by("strike")
    return found


@pytest.mark.parametrize(
    ("minion", "hand", "stops"),
    [
        ("Oskar 2/4 aus", ["Blank Page"], True),
        ("Oskar 2/4 AUS", ["Blank Page"], True),
        ("Oskar 2/4 dom", ["Blank Page"], False),
        ("Oskar 2/4 aus", [], False),
        ("Oskar 2/4 aus locked", ["Blank Page"], False),
    ],
)
def test_who_could_hold_a_card_that_her_minion_can_play_is_asked_whatever_she_holds(
    minion: str, hand: Sequence[str], stops: bool
) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"]),
        seat(ready=[minion], hand=hand),
        seat(ready=["Vera 2/4"], hand=["Glare"]),
        cards=GLARE,
    )
    careful(t, "Glare").does("bleed Mira")
    assert asked(t, "bleeds") == ([("b", "declined")] if stops else [])
    t.is_quiet()


def test_a_card_for_the_turns_of_others_is_nobodys_in_her_own_turn() -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
        seat(ready=["Vera 2/4"], hand=["Tip"]),
        seat(ready=["Gil 2/4"], hand=[]),
        cards=TIP,
    )
    careful(t, "Tip").does("bleed Mira")
    who = {name for name, _ in asked(t, "bleeds")}
    assert who == {"b"}, "a has the turn, c holds the card and is offered it, d holds nothing"


def test_who_has_played_the_last_maneuver_could_not_play_another() -> None:
    t = position(
        seat(ready=["Mira 3/5 cel"], hand=["Slip", "Blank Page"]),
        seat(ready=["Oskar 2/4 cel"], hand=["Blank Page"]),
        cards=SLIP,
    )
    careful(t, "Slip").does_all("bleed Mira", "block Oskar")
    t.passes_until("maneuver")
    assert (t.who(), t.offers("play Slip Mira")) == ("a", True)
    t.does("play Slip Mira")
    assert (t.who(), t.asks, t.options()) == ("b", "maneuver", ["pass"])
    t.passes()
    assert t.asks != "maneuver"


@pytest.mark.parametrize(("edition", "first"), [("2000", "master"), ("2011", "unlock"), ("2023", "unlock")])
def test_who_holds_cards_is_asked_in_her_unlock_phase_for_one_with_a_burn_option(edition: str, first: str) -> None:
    """In 2000 no card has one."""
    t = position(
        seat(ready=["Mira 3/5"], uncontrolled=["Nils 0/5"], library=10),
        seat(ready=["Oskar 2/4"], hand=["Blank Page"], library=10),
        edition=edition,
        phase="influence",
    )
    t.g.careful = True
    while t.who() == "a":
        t.passes()
    assert (t.asks, t.options()) == (first, ["pass"])


@pytest.mark.parametrize(
    ("hand", "gear", "asks"),
    [(["Blank Page"], [], None), (["Blank Page"], [".44 Magnum"], 0), ([], [".44 Magnum"], 0)],
)
def test_nobody_sees_who_chooses_a_strike_if_only_the_hand_could_give_the_choice(
    hand: Sequence[str], gear: Sequence[str], asks: int | None
) -> None:
    """A weapon that can be used is a choice that all see."""
    t = position(seat(ready=[("Mira 3/5", gear)], hand=hand), seat(ready=["Oskar 2/4"]))
    t.g.careful = True
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until("strike")
    seen = t.g.view(1).decision
    assert seen is not None
    assert (t.who(), seen.seat) == ("a", asks)


SZCZECIN = "The Vozhd of Szczecin"
DRONE = "Gravebound Drone"


@pytest.mark.parametrize(
    ("ready", "hand", "stops"),
    [
        ([SZCZECIN], ["Blank Page"], True),
        ([SZCZECIN], [], False),
        (["Oskar 2/4", DRONE], ["Blank Page"], False),
    ],
)
def test_an_effect_that_is_paid_with_cards_in_hand_could_be_used_and_one_that_all_see_to_be_barred_could_not(
    ready: Sequence[str], hand: Sequence[str], stops: bool
) -> None:
    """Szczecin prevents damage for a card that requires a certain Discipline; a drone only for another drone."""
    t = position(
        seat(ready=["Mira 5/5"], hand=["Blank Page"]), seat(ready=ready, hand=hand), seat(hand=["Glare"]), cards=GLARE
    )
    careful(t, "Glare").does_all("bleed Mira", f"block {ready[0].partition(' 2')[0]}")
    found = asked(t, "combat-over")
    assert (("b", "prevent") in found) is stops

"""Rulings about the end of a round and of a combat: in which order cards are played then, and what is lost."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import until

NEW_ROUND = [("Telepathic Tracking", "AUS", 1), ("Relentless Reaper", "THN", 2)]
GOING_ON = [*NEW_ROUND, ("Psyche!", "CEL", 1)]
"""Cards by which a combat goes on that would end: whose, and at which level."""


def played_in(order: list[str], *cards: str, words: str, edition: str) -> Table:
    """A round in which Mira inflicts more damage than Oskar. The cards are played at its end in this order."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} strength:2"],
            hand=list(cards),
            uncontrolled=["Nobody 0/9", "Junior 0/5"],
        ),
        seat(ready=["Oskar 7/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    for play in order:
        while not t.offers(play):
            assert t.asks not in t.quiet, f"nobody is offered '{play}'"
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert len(t.told("round")) == 1  # none of them has begun anything yet
        t.does(play, by="a")
    return t


@editions
@ruled_alike("card words mode", GOING_ON, "LSJ 20021113")
@rules_on("Taste of Vitae", "LSJ 20021113")
@pytest.mark.parametrize("first", [True, False])
def test_blood_is_tasted_before_or_after_a_card_by_which_the_combat_goes_on(
    card: str, words: str, mode: int, first: bool, edition: str
) -> None:
    """It is the blood of the round that has been fought; what is tasted once is not tasted again."""
    plays = [f"play {card} Mira {mode}", "play Taste of Vitae Mira 0"]
    t = played_in(plays if first else plays[::-1], card, "Taste of Vitae", words=words, edition=edition)
    price = t.g.face[t[card]].blood + (card == "Relentless Reaper")
    on(t)
    assert len(t.told("round")) == 2
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - price + 2 - 1, 7 - 2 - 2)
    assert len(t.told("combat")) == (2 if card == "Psyche!" else 1)
    t.is_quiet()


@editions
@rules_on("Street Cred", "LSJ 20021113")
@pytest.mark.parametrize(("card", "words", "mode"), GOING_ON)
@pytest.mark.parametrize("first", [True, False])
def test_street_cred_is_earned_before_or_after_it(card: str, words: str, mode: int, first: bool, edition: str) -> None:
    plays = [f"play {card} Mira {mode}", "play Street Cred Mira 0"]
    order = plays if first else plays[::-1]
    t = played_in(order, card, "Street Cred", words=f"{words} pot", edition=edition)
    assert t.measure("Junior.blood") == 1
    on(t)
    assert len(t.told("round")) == 2
    t.is_quiet()


@editions
@ruled_alike("maims words", [("Disarm", "pot"), ("Pulled Fangs", "")], "LSJ 20021113")
@pytest.mark.parametrize(("card", "skill", "mode"), GOING_ON)
def test_who_is_maimed_after_it_does_not_fight_on(
    maims: str, words: str, card: str, skill: str, mode: int, edition: str
) -> None:
    """Nobody fights a vampire in torpor; one without fangs stays and fights."""
    order = [f"play {card} Mira {mode}", f"play {maims} Mira 0"]
    t = played_in(order, card, maims, words=f"{words} {skill}".strip(), edition=edition)
    on(t)
    assert t.g.host[t[maims]] == t["Oskar"]
    assert t.region("Oskar") == ("torpor" if maims == "Disarm" else "ready")
    assert len(t.told("round")) == (1 if maims == "Disarm" else 2)
    t.is_quiet()


@editions
@ruled_alike("card words mode", NEW_ROUND, "ANK 20191219")
@pytest.mark.parametrize("first", [True, False])
def test_no_new_round_once_another_combat_is_queued(
    card: str, words: str, mode: int, first: bool, edition: str
) -> None:
    """If the round comes first, the other combat is queued at the end of that round only."""
    order = [f"play {card} Mira {mode}"] if first else ["play Psyche! Mira 1"]
    t = played_in(order, card, "Psyche!", words=f"CEL {words}", edition=edition)
    on(t, "would-end")
    assert (len(t.told("combat")), len(t.told("round"))) == ((1, 2) if first else (2, 2))
    t.does("play Psyche! Mira 1" if first else f"play {card} Mira {mode}", by="a")
    on(t)
    assert (len(t.told("combat")), len(t.told("round"))) == (2, 3)
    t.is_quiet()


@rules_on("Relentless Reaper", "RTR 20020501")
@pytest.mark.parametrize(("card", "words", "mode"), [("Kiss of Cathari", "OBF", 2), ("Mirror Image", "CHI", 1)])
def test_what_follows_a_combat_that_the_reaper_prolongs_is_lost(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} trait:path-of-Cathari"], hand=[card]),
        seat(ready=["Oskar 6/8 THN intercept:1"], hand=["Relentless Reaper"]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "would-end")
    t.does("play Relentless Reaper Oskar 2", by="b")
    on(t)
    assert len(t.told("round")) == 2
    assert t.g.counters_on(t["Oskar"], "stun") == 0
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood - 1  # a fist, and no blood from the hunt
    t.is_quiet()


@editions
@rules_on("Relentless Reaper", "RTR 20020501")
def test_who_was_to_unlock_at_the_end_of_the_combat_still_does_though_the_reaper_prolongs_it(edition: str) -> None:
    t = fighting("Meld with the Land", who="vic", answers=["Relentless Reaper"], other="Oskar 6/8 THN", edition=edition)
    assert t.measure("Oskar.locked") == 1
    on(t, "strike")
    t.does("play Meld with the Land Mira 0", by="a")
    on(t, "would-end")
    assert t.measure("Oskar.locked") == 0
    t.does("play Relentless Reaper Oskar 2", by="b")
    on(t)
    assert (len(t.told("round")), t.measure("Oskar.locked")) == (2, 0)
    t.is_quiet()

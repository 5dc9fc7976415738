"""Referendums, titles, votes and sects by official cards."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import NAMES
from praxis.vtes.model import affiliations, stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

SEIZURES = sorted(NAMES[card] for card in definitions() if NAMES[card].startswith("Praxis Seizure"))
CRUSADES = sorted(NAMES[card] for card in definitions() if NAMES[card].startswith("Crusade"))


def called(t: Table, card: str, *terms: str, favour: str = "a") -> None:
    """Mira calls it; these seats vote for it as they can, the others abstain."""
    t.does(f"play {card} Mira 0")
    chosen = list(terms)
    while t.asks not in t.quiet:
        votes = [option for option in t.options("vote") if option.endswith("for")]
        if chosen and t.offers(chosen[0]):
            t.does(chosen.pop(0))
        elif votes and t.who() in favour:
            t.answer(votes[0])
        else:
            t.passes()


@editions
@pytest.mark.parametrize("card", SEIZURES + CRUSADES)
@pytest.mark.parametrize("passes", [True, False])
def test_a_city_is_taken_by_referendum(edition: str, card: str, passes: bool) -> None:
    sect = "Camarilla" if card in SEIZURES else "Sabbat"
    title = "prince" if card in SEIZURES else "archbishop"
    helper = "primogen" if sect == "Camarilla" else "bishop"
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect}", f"Ines 3/5 {helper} sect:{sect}"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        called(t, card, favour="a" if passes else "")
    assert stats.title(t.g, t["Mira"]) == (title if passes else "")
    assert t.region(card) == ("attached" if passes else "ash-heap")
    if passes:
        assert stats.held_title(t.g, t["Mira"]).endswith(card.partition(": ")[2])
        assert stats.votes(t.g, t["Mira"]) == 2
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", SEIZURES[:1] + CRUSADES[:1])
def test_a_city_is_not_for_those_of_another_sect(edition: str, card: str) -> None:
    t = position(seat(ready=["Mira 4/8 sect:Independent"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.clauses(f"play {card} Mira 0", by="a") == ["card.requirement.minion"]


@editions
@pytest.mark.parametrize(
    ("card", "terms", "pools"),
    [
        ("Kine Resources Contested", ("b", "b", "b", "c"), (30, 27, 29)),
        ("Kine Resources Contested", ("b", "b", "c", "c"), (30, 28, 28)),
        ("Conservative Agitation", ("b", "b", "c"), (30, 28, 29)),
    ],
)
def test_points_among_two_or_more_burn_pool(
    edition: str, card: str, terms: tuple[str, ...], pools: tuple[int, ...]
) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    t.passes_until("terms")
    for term in terms:
        if t.asks == "terms":
            option = next(each for each in t.options() if each.split()[-1] == str("abc".index(term)))
            t.answer(option)
    while t.asks not in t.quiet:
        votes = [option for option in t.options("vote") if option.endswith("for")]
        t.answer(votes[0] if votes and t.who() == "a" else "pass")
    assert tuple(t.measure(f"{letter}.pool") for letter in "abc") == pools
    t.is_quiet()


@editions
def test_command_of_the_harpies_takes_a_princes_title(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince city:Miami"], hand=["Command of the Harpies"]),
        seat(ready=["Oskar 2/4 prince city:Paris", "Olga 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        called(t, "Command of the Harpies", "target Oskar")
    titles = [stats.title(t.g, t[name]) for name in ("Mira", "Oskar", "Olga")]
    assert titles == ["prince", "", "primogen"]
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "votes"),
    [("Bewitching Oration", "pre", 0, 2), ("Bewitching Oration", "PRE", 1, 4)],
)
def test_the_acting_vampire_gets_votes(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Domain Challenge", card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    assert not t.offers(f"play {card} Mira {mode}")
    t.passes_until_offered(f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}", by="a")
    assert stats.votes(t.g, t["Mira"]) == votes
    while t.asks not in t.quiet:
        mine = [option for option in t.options("vote") if option.endswith("for")]
        t.answer(mine[0] if mine and t.who() == "a" else "pass")
    assert t.measure("a.pool") == 29  # Mira is locked: it has passed
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "votes"), [("pre", 0, 2), ("PRE", 1, 4)])
def test_dread_gaze_gives_votes_to_one_who_does_not_act(edition: str, words: str, mode: int, votes: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Domain Challenge"]),
        seat(ready=[f"Oskar 2/4 {words}"], hand=["Dread Gaze"]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    t.passes_until_offered(f"play Dread Gaze Oskar {mode}")
    t.does(f"play Dread Gaze Oskar {mode}", by="b")
    assert stats.votes(t.g, t["Oskar"]) == votes
    while t.asks not in t.quiet:
        t.passes()
    t.is_quiet()


# -- sects ------------------------------------------------------------------------------------------------------------


@editions
def test_into_the_fire_makes_ones_own_vampire_sabbat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Nora 3/5 sect:Sabbat"], hand=["Into the Fire"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("play Into the Fire")
    assert stats.sect(t.g, t["Mira"]) == affiliations.SABBAT  # the only one it could be
    assert [(told["card"], told["sect"]) for told in t.told("sect")] == [(t["Mira"], affiliations.SABBAT)]
    t.is_quiet()


@since_2011
def test_seattle_committee_makes_an_untitled_vampire_an_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Lord 4/8 prince"], play=["Seattle Committee"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Seattle Committee")
    assert (stats.is_anarch(t.g, t["Mira"]), stats.is_anarch(t.g, t["Lord"])) == (True, False)
    assert t.measure("Seattle Committee.locked") == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Camarilla", True), ("Sabbat", False)])
def test_the_arboretum_is_a_place_of_peace_for_the_camarilla(edition: str, sect: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], play=["Elysium: The Arboretum"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does_all("bleed Mira", "block Oskar")
        if offered:
            t.does("use Elysium: The Arboretum", by="a")
        t.goes_on()
    assert t.measure("Oskar.blood") == (2 if offered else 1)
    t.is_quiet()

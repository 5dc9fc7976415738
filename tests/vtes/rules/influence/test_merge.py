"""Advanced vampires, and merging them with their base cards."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.face import Face, Merged, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.master.cards import card, gives_seat, since_2011
from tests.vtes.shorthand import base
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import MERGED, Definition, as_mode, giving

with_reading = pytest.mark.parametrize("edition", ["2012", "2023"])


def old(**printed: object) -> Face:
    """The base card: capacity 4, Potence; by its text +1 bleed, and 1 pool in the master phase."""
    text = Definition(
        0, gives=(giving(spans.BLEED, 1, base.ME),), abilities=(as_mode((do.gain_pool(1),), windows.MASTER, once=True),)
    )
    printed = {"clan": "Brujah", "sect": "Camarilla", "disciplines": "pot", **printed}
    return made_up("Theo", faces.VAMPIRE, capacity=4, definition=text, **printed)


def new(**printed: object) -> Face:
    """The advancement: capacity 6, Celerity; +1 strength, and merged +2 more bleed and 3 pool in the master phase."""
    text = Definition(
        0,
        gives=(giving(spans.STRENGTH, 1, base.ME), giving(spans.BLEED, 2, base.ME, MERGED)),
        abilities=(as_mode((do.gain_pool(3),), windows.MASTER, once=True, version=MERGED),),
    )
    printed = {"clan": "Brujah", "sect": "Camarilla", "disciplines": "cel", **printed}
    return made_up("Theo", faces.VAMPIRE, capacity=6, traits=("advanced",), definition=text, **printed)


def about_to_merge(edition: str, there: Face, coming: Face, pool: int = 10) -> Table:
    """One version in play with 3 blood and a knife, the other uncontrolled with 2 counters."""
    knife = card("Knife", faces.EQUIPMENT, gives=(giving(spans.STRENGTH, 1),))
    t = position(
        seat(pool=pool, ready=[(there, [knife])], uncontrolled=[coming]), seat(), edition=edition, phase="influence"
    )
    t.g.bank += t.g.blood[t["Theo"]] + t.g.blood[t["Theo#2"]] - 5
    t.g.blood[t["Theo"]], t.g.blood[t["Theo#2"]] = 3, 2
    return t


@since_2011
@proves("influence.merge.condition")
def test_two_copies_of_the_same_version_are_not_merged(edition: str) -> None:
    """Though the other version is in the game."""
    for version, other in ((old, new), (new, old)):
        t = position(
            seat(ready=[version()], uncontrolled=[version()]),
            seat(uncontrolled=[other()]),
            edition=edition,
            phase="influence",
        )
        assert t.options("merge") == []


@since_2011
@proves("influence.merge.cost", "influence.merge.condition", "influence.merge.placement")
def test_four_transfers_and_a_pool_merge_the_two_in_either_direction(edition: str) -> None:
    for there, coming in ((old(), new()), (new(), old())):
        t = about_to_merge(edition, there, coming)
        with t.changes("a.pool", -1):
            t.does("merge Theo#2 Theo")
        assert t.asks != "influence" or t.who() == "b" or not t.options("invest")
        assert t.g.face[t["Theo"]].key == new().key  # the advancement is on top
        assert [t.g.face[one].name for one in t.g.on(t["Theo"])] == ["Knife", "Theo"]
        assert t.region("Theo") == "ready"
        t.is_quiet()


@since_2011
@proves("influence.merge.cost", "influence.merge.condition")
def test_why_two_cards_cannot_be_merged(edition: str) -> None:
    t = about_to_merge(edition, old(), new())
    t.does("invest Theo#2")
    assert t.clauses("merge Theo#2 Theo", by="a") == ["influence.merge.cost"]
    t = position(seat(uncontrolled=[old(), new()]), seat(ready=["Theo 2/4"]), edition=edition, phase="influence")
    assert not t.options("merge")
    assert t.clauses("merge Theo#2 Theo", by="a") == ["influence.merge.condition"]
    t = position(seat(ready=[old()], uncontrolled=["Mira 2/4"]), seat(uncontrolled=[new()]), edition=edition)
    t.passes_until("influence")
    assert not t.options("merge")
    assert t.clauses("merge Theo#2 Theo", by="a") == ["influence.merge.condition"]


@proves("influence.merge.condition", editions="2011")
def test_the_book_of_2000_has_no_merging() -> None:
    assert about_to_merge("2011", old(), new()).options("merge")
    assert not about_to_merge("2000", old(), new()).options("merge")


@since_2011
@proves("influence.merge.keeps-state", "influence.merge.effects-follow", "influence.merge.single-card")
def test_what_was_on_the_vampire_and_lasts_for_him_stays(edition: str) -> None:
    there = made_up("Ira", faces.VAMPIRE, capacity=5)
    coming = made_up("Ira", faces.VAMPIRE, capacity=5, traits=("advanced",))
    knife = card("Knife", faces.EQUIPMENT, gives=(giving(spans.STRENGTH, 1),))
    more = gives_seat("Errands", spans.TRANSFERS, 1)
    t = position(
        seat(ready=[(there, [knife])], uncontrolled=[coming, "Nobody 0/9"], play=[more]),
        seat(),
        edition=edition,
        phase="influence",
    )
    t.g.turn_span().mods.append((spans.INTERCEPT, t["Ira"], 1, -1))
    t.does("merge Ira#2 Ira")
    assert t.asks == "influence"  # still the same turn
    assert stats.intercept(t.g, t["Ira"]) == 1
    assert t.measure("Ira.blood") == 5
    assert t.g.host[t["Knife"]] == t["Ira"]
    assert stats.strength(t.g, t["Ira"]) == 2
    assert t.g.minions(0) == [t["Ira"]]
    t.is_quiet()


@since_2011
@proves("influence.merge.keeps-state")
def test_a_single_blood_above_the_new_capacity_goes_to_the_bank(edition: str) -> None:
    there = made_up("Ira", faces.VAMPIRE, capacity=6)
    coming = made_up("Ira", faces.VAMPIRE, capacity=5, traits=("advanced",))
    t = position(seat(ready=[there], uncontrolled=[coming, "Nobody 0/9"]), seat(), edition=edition, phase="influence")
    assert t.measure("Ira.blood") == 6
    t.does("merge Ira#2 Ira")
    assert t.measure("Ira.blood") == 5
    assert [told["blood"] for told in t.told("merged")] == [5]
    t.is_quiet()


@with_reading
@proves("influence.merge.incoming-burned")
def test_what_was_on_the_arriving_card_is_burned(edition: str) -> None:
    chain = card("Chain", faces.MASTER)
    t = position(seat(ready=[old()], uncontrolled=[(new(), [chain])]), seat(), edition=edition, phase="influence")
    before = t.g.bank
    t.does("merge Theo#2 Theo")
    assert t.g.bank == before + 6 + 1
    assert t.measure("Theo#2.blood") == 0
    assert t.region("Chain") == "ash-heap"


@since_2011
@proves("influence.merge.base-text-only", "influence.merge.precedence")
def test_of_the_base_card_only_the_text_counts_and_the_advancement_wins(edition: str) -> None:
    t = about_to_merge(
        edition,
        old(clan="Toreador", sect="Sabbat", title="bishop"),
        new(clan="Brujah", sect="Camarilla", title="primogen"),
    )
    theo = t["Theo"]
    assert (stats.capacity(t.g, theo), set(stats.disciplines(t.g, theo))) == (4, {"pot"})
    assert (stats.bleed(t.g, theo), stats.strength(t.g, theo)) == (2, 2)
    t.does("merge Theo#2 Theo")
    assert (stats.capacity(t.g, theo), set(stats.disciplines(t.g, theo))) == (6, {"cel"})
    assert (stats.clan(t.g, theo), stats.sect(t.g, theo), stats.title(t.g, theo)) == ("Brujah", "Camarilla", "primogen")
    assert stats.bleed(t.g, theo) == 1 + 1 + 2  # his own, the base card's text, the merged text
    while not (t.asks == "master" and t.who() == "a"):
        t.passes()
    with t.changes("a.pool", 1):
        t.does("use Theo#2")  # the text of the base card


@since_2011
@proves("influence.merge.base-text-only")
def test_a_title_in_the_text_of_the_base_card_still_counts(edition: str) -> None:
    t = about_to_merge(edition, old(title="primogen"), new())
    assert stats.title(t.g, t["Theo"]) == "primogen"
    t.does("merge Theo#2 Theo")
    assert stats.title(t.g, t["Theo"]) == "primogen"


@since_2011
@proves("influence.merge.merged-icon")
def test_text_with_the_merged_icon_works_only_while_merged(edition: str) -> None:
    t = position(
        seat(ready=[new(merged=Merged(title="primogen"))], uncontrolled=[old()]),
        seat(),
        edition=edition,
        phase="master",
    )
    assert stats.bleed(t.g, t["Theo"]) == 1
    assert stats.title(t.g, t["Theo"]) == ""
    assert not t.offers("use Theo")
    assert t.clauses("use Theo -1 -1", by="a") == ["influence.merge.merged-icon"]
    t.passes_until("influence")
    t.does("merge Theo#2 Theo")
    assert stats.bleed(t.g, t["Theo"]) == 4
    assert stats.title(t.g, t["Theo"]) == "primogen"
    while not (t.asks == "master" and t.who() == "a"):
        t.passes()
    with t.changes("a.pool", 3):
        t.does("use Theo")


@since_2011
@proves("influence.merge.is-vampire")
def test_an_advancement_is_influenced_out_on_its_own(edition: str) -> None:
    t = position(seat(pool=9, uncontrolled=[new()]), seat(), edition=edition, phase="influence")
    t.g.bank += 2
    t.g.blood[t["Theo"]] = 4
    t.does_all("invest Theo", "invest Theo")
    if edition == "2023":
        t.does("out Theo")
    t.passes()
    assert t.region("Theo") == "ready"
    assert (t.measure("Theo.blood"), stats.bleed(t.g, t["Theo"])) == (6, 1)
    while not (t.asks == "minion" and t.who() == "a"):
        t.passes()
    t.does("bleed Theo")
    t.goes_on()
    assert t.measure("b.pool") == 29


@since_2011
@proves("influence.merge.single-card")
def test_the_pair_is_one_card_until_it_is_burned(edition: str) -> None:
    t = about_to_merge(edition, old(), new())
    t.does("merge Theo#2 Theo")
    t.g.put(t["Theo"], 3, 0)  # an effect moves him back to the uncontrolled region
    assert t.g.face[t["Theo"]].key == new().key
    assert t.g.is_base(t["Theo#2"])
    assert not t.g.faults()
    t.g.put(t["Theo"], 4, 0)
    assert stats.bleed(t.g, t["Theo"]) == 4
    t.g.burn(t["Theo"])
    assert t.region("Theo") == t.region("Theo#2") == "ash-heap"
    assert {t.g.face[t["Theo"]].key, t.g.face[t["Theo#2"]].key} == {old().key, new().key}
    assert not stats.bears(t.g, t["Theo"], "infernal")


@since_2011
@proves("influence.merge.contest")
def test_an_advanced_vampire_contests_with_any_other_copy_merged_or_not(edition: str) -> None:
    t = position(seat(uncontrolled=[new(), "Nobody 0/9"]), seat(ready=[old()]), edition=edition, phase="influence")
    if edition == "2023":
        t.does("out Theo")
    t.passes()
    assert (t.region("Theo"), t.region("Theo#2")) == ("contested", "contested")
    t = position(
        seat(ready=[old()], uncontrolled=[new()]), seat(uncontrolled=[old()]), edition=edition, phase="influence"
    )
    t.does("merge Theo#2 Theo")
    assert t.region("Theo") == "ready"  # not with the card that is a part of him
    while not (t.asks == "influence" and t.who() == "b"):
        t.passes()
    t.does("out Theo#3" if edition == "2023" else "pass")
    assert (t.region("Theo"), t.region("Theo#3")) == ("contested", "contested")
    assert t.g.is_base(t["Theo#2"])
    assert [event["card"] for event in t.told("contested")] == [t["Theo"], t["Theo#3"]]
    assert not t.g.faults()

"""Contested titles: who contests, at what price, who yields, who wins."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.politics.calls import MOTION
from tests.vtes.rules.title.changes import CROWN, EXILE, PARDON, editions, power, since_2011, title_of, until_2012, use
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base, build, crypt
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode

# -- which titles are unique ------------------------------------------------------------------------------------------

PRINCE = proves("title.prince.city-contest", "contest.title.starts")
ARCHBISHOP = proves("title.archbishop.city-contest", "contest.title.starts")
BARON = proves("title.baron.city-contest", "contest.title.starts")
JUSTICAR = proves("title.justicar.unique-per-clan", "contest.title.starts")
NOT_SABBAT = proves("title.sabbat.others-not-unique")
CONTESTED = [
    pytest.param("prince city:Oslo", "prince city:Oslo", marks=PRINCE),
    pytest.param("prince city:Oslo", "archbishop city:Oslo sect:Sabbat", marks=[PRINCE, ARCHBISHOP]),
    pytest.param("archbishop city:Oslo sect:Sabbat", "archbishop city:Oslo sect:Sabbat", marks=ARCHBISHOP),
    pytest.param("prince city:Oslo", "baron city:Oslo sect:Anarch", marks=BARON),
    pytest.param("archbishop city:Oslo sect:Sabbat", "baron city:Oslo sect:Anarch", marks=BARON),
    pytest.param("baron city:Oslo sect:Anarch", "baron city:Oslo sect:Anarch", marks=BARON),
    pytest.param("justicar clan:Brujah", "justicar clan:Brujah", marks=JUSTICAR),
    pytest.param(
        "inner-circle clan:Brujah", "inner-circle clan:Brujah", marks=proves("title.inner-circle.unique-per-clan")
    ),
    pytest.param("regent sect:Sabbat", "regent sect:Sabbat", marks=proves("title.regent.unique")),
    pytest.param(
        "kholo clan:Osebo sect:Laibon", "kholo clan:Osebo sect:Laibon", marks=proves("title.kholo.unique-per-clan")
    ),
]
NOT_CONTESTED = [
    pytest.param("prince city:Oslo", "prince city:Bergen", marks=proves("title.prince.city-contest")),
    pytest.param("justicar clan:Brujah", "justicar clan:Ventrue", marks=proves("title.justicar.unique-per-clan")),
    pytest.param("primogen clan:Brujah", "primogen clan:Brujah", marks=proves("title.primogen.not-unique")),
    pytest.param("bishop sect:Sabbat", "bishop sect:Sabbat", marks=NOT_SABBAT),
    pytest.param("priscus sect:Sabbat", "priscus sect:Sabbat", marks=NOT_SABBAT),
    pytest.param("cardinal sect:Sabbat", "cardinal sect:Sabbat", marks=NOT_SABBAT),
    pytest.param(
        "magaji clan:Osebo sect:Laibon", "magaji clan:Osebo sect:Laibon", marks=proves("title.magaji.not-unique")
    ),
    pytest.param(
        "kholo clan:Osebo sect:Laibon", "kholo clan:Guruhi sect:Laibon", marks=proves("title.kholo.unique-per-clan")
    ),
]
NEW = ("baron", "regent", "kholo", "magaji")


def arrival(edition: str, first: str, second: str) -> Table:
    """A second vampire with a title is influenced into play."""
    t = position(
        seat(uncontrolled=[f"Second 6/6 {second}", "Nobody 0/9"]),
        seat(ready=[f"First 4/6 {first}"]),
        edition=edition,
        phase="influence",
    )
    t.brings_out("Second")
    t.passes()
    return t


@editions
@pytest.mark.parametrize(("first", "second"), CONTESTED)
def test_a_unique_title_claimed_twice_is_contested_and_neither_has_it(edition: str, first: str, second: str) -> None:
    if edition == "2000" and any(word in first + second for word in NEW):
        with pytest.raises(BadSetting, match="no title"):
            arrival(edition, first, second)
        return
    t = arrival(edition, first, second)
    free = edition == "2000" and "inner-circle" in first  # many may sit there in 2000
    assert t.happened("title-contested", card=t["First"]) != free
    assert t.happened("title-contested", card=t["Second"]) != free
    assert bool(title_of(t, "First")) == free
    assert bool(title_of(t, "Second")) == free


@editions
@pytest.mark.parametrize(("first", "second"), NOT_CONTESTED)
def test_other_titles_are_held_by_many(edition: str, first: str, second: str) -> None:
    if edition == "2000" and first.split()[0] in NEW:
        with pytest.raises(BadSetting, match="no title"):
            arrival(edition, first, second)
        return
    t = arrival(edition, first, second)
    assert not t.happened("title-contested")
    assert title_of(t, "First") == title_of(t, "Second") == first.split()[0]


# -- meanwhile --------------------------------------------------------------------------------------------------------


@editions
@proves("contest.title.untitled-meanwhile", "contest.title.still-act")
def test_who_contests_a_title_gives_no_votes_but_acts_and_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], hand=[MOTION]),
        seat(ready=["Bert 4/6 prince city:Oslo"], edge=True),
        edition=edition,
    )
    t.does("play Motion Anna")
    assert t.offers("block Bert")
    t.passes_until("polling")
    assert not t.offers("vote Anna")
    assert t.clauses("vote Anna for", by="a") == ["contest.title.untitled-meanwhile"]
    assert t.clauses("vote Bert for", by="b") == ["contest.title.untitled-meanwhile"]
    t.goes_on()
    t.is_quiet()


def contested(edition: str, first: str = "4/6 prince city:Oslo", second: str = "4/6 prince city:Oslo") -> Table:
    """Anna of seat a and Bert of seat b contest; it is the unlock phase of a."""
    return position(seat(ready=[f"Anna {first}"]), seat(ready=[f"Bert {second}"]), edition=edition, phase="unlock")


def must_yield(t: Table) -> None:
    """Anna cannot pay; if there is anything else to choose meanwhile, she yields now."""
    if t.asks == "contest":
        assert not t.offers("pay Anna")
        assert not t.offers("pass")
        t.does("yield Anna", by="a")


@editions
@proves("contest.title.cost", "contest.choice.pay-or-yield", "contest.title.yield", "contest.title.win")
def test_each_pays_a_blood_in_his_unlock_phase_until_the_other_yields(edition: str) -> None:
    t = contested(edition)
    assert (t.who(), t.asks) == ("a", "contest")
    assert t.offers("pay Anna")
    assert t.offers("yield Anna")
    assert not t.offers("pass"), "one of the two it must be"
    with t.changes("Anna.blood", -1), t.unchanged("a.pool"):
        t.does("pay Anna")
    t.passes_until("contest")
    with t.unchanged("Bert.blood", "b.pool"):
        t.does("yield Bert", by="b")
    assert title_of(t, "Anna") == "", "not before her next unlock phase"
    while not t.happened("title-won"):
        t.passes()
    assert title_of(t, "Anna") == "prince"
    assert title_of(t, "Bert") == ""
    assert t.who() == "a"


@editions
@proves("contest.title.yield-no-other-effect")
def test_yielding_does_nothing_else_to_the_vampire(edition: str) -> None:
    t = contested(edition)
    with t.unchanged("Anna.blood", "Anna.locked", "a.pool", "a.ready"):
        t.does("yield Anna")
    t.passes_until("minion")
    assert t.offers("bleed Anna")
    t.is_quiet()


@editions
@proves("contest.title.yield-permanent")
def test_a_yielded_title_does_not_come_back_when_the_winner_is_gone(edition: str) -> None:
    doom = power("Doom", of.lose_title())
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], play=[doom, EXILE, PARDON]),
        seat(ready=["Bert 4/6 prince city:Oslo"]),
        edition=edition,
        phase="unlock",
    )
    t.does("yield Anna")
    t.passes_until("master")
    use(t, "Doom", "Bert")
    use(t, "Exile", "Anna")
    use(t, "Pardon", "Anna")
    assert title_of(t, "Anna") == title_of(t, "Bert") == ""
    t.is_quiet()


@editions
@proves("contest.title.yield-permanent")
def test_it_is_lost_for_the_rest_of_the_game_in_2023_and_noted_as_yielded_in_2000(edition: str) -> None:
    """Elsewhere a vampire who was burned and comes back has what is printed on him."""
    doom = power("Doom", of.lose_title())
    end = power("End", do.burn_card(base.TARGET))
    rise = made_up(
        "Rise",
        faces.MASTER,
        definition=Definition(
            0, (), (), (as_mode((crypt.bring_out(),), windows.MASTER, target=choose.in_ash_heap(faces.VAMPIRE)),)
        ),
    )
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], play=[doom, end, rise]),
        seat(ready=["Bert 4/6 prince city:Oslo"]),
        edition=edition,
        phase="unlock",
    )
    t.does("yield Anna")
    t.passes_until("master")
    use(t, "Doom", "Bert")
    use(t, "End", "Anna")
    assert t.region("Anna") == "ash-heap"
    t.does("use Rise")
    assert t.region("Anna") == "ready"
    assert title_of(t, "Anna") == ("" if edition in ("2000", "2023") else "prince")
    t.is_quiet()


@editions
@proves("contest.title.forced-yield", "contest.title.ready-only")
def test_without_blood_or_in_torpor_he_must_yield(edition: str) -> None:
    t = contested(edition, first="0/6 prince city:Oslo")
    must_yield(t)
    assert t.happened("title-lost", card=t["Anna"], clause="contest.title.forced-yield")
    t = position(
        seat(torpor=["Anna 4/6 prince city:Oslo"]),
        seat(ready=["Bert 4/6 prince city:Oslo"]),
        edition=edition,
        phase="unlock",
    )
    must_yield(t)
    assert t.happened("title-lost", card=t["Anna"], clause="contest.title.ready-only")
    assert not t.happened("title-lost", card=t["Bert"])


@since_2011
@proves("contest.title.baron-cost")
def test_a_baron_pays_one_more_against_a_prince_or_archbishop_but_not_in_2023(edition: str) -> None:
    t = contested(edition, first="4/6 baron city:Oslo sect:Anarch")
    with t.changes("Anna.blood", -1 if edition == "2023" else -2):
        t.does("pay Anna")
    t.passes_until("contest")
    with t.changes("Bert.blood", -1):
        t.does("pay Bert", by="b")
    t = contested(edition, "4/6 baron city:Oslo sect:Anarch", "4/6 baron city:Oslo sect:Anarch")
    with t.changes("Anna.blood", -1):
        t.does("pay Anna")
    t = contested(edition, first="1/6 baron city:Oslo sect:Anarch")
    if edition == "2023":
        assert t.offers("pay Anna")
    else:
        must_yield(t)
        assert t.happened("title-lost", card=t["Anna"], clause="contest.title.forced-yield")


# -- at once ----------------------------------------------------------------------------------------------------------


@editions
@proves("contest.title.new-title", "title.limit.new-replaces")
def test_who_gains_another_title_yields_the_contested_one_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], play=[CROWN]),
        seat(ready=["Bert 4/6 prince city:Oslo"]),
        edition=edition,
        phase="master",
    )
    use(t, "Crown", "Anna")
    assert t.happened("title-lost", card=t["Anna"], title="prince of Oslo", clause="contest.title.new-title")
    assert title_of(t, "Anna") == "primogen"
    assert title_of(t, "Bert") == "", "he has it in his own next unlock phase"
    t.is_quiet()


@editions
@proves("contest.title.unsuited", "title.sect.unfit-suspends")
def test_who_no_longer_suits_a_contested_title_yields_it_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], play=[EXILE]),
        seat(ready=["Bert 4/6 prince city:Oslo"]),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Anna")
    assert t.happened("title-lost", card=t["Anna"], clause="contest.title.unsuited")


@editions
@proves("contest.title.unsuited")
def test_a_suspended_title_is_yielded_when_somebody_else_gains_it(edition: str) -> None:
    grant = power("Rule Oslo", of.give_title("prince", "Oslo", base.TARGET))
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo"], play=[EXILE, grant]),
        seat(ready=["Bert 4/6 sect:Camarilla"]),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Anna")
    use(t, "Rule Oslo", "Bert")
    assert t.happened("title-lost", card=t["Anna"], clause="contest.title.unsuited")
    assert title_of(t, "Bert") == "prince", "there is nobody to contest it with"
    t.is_quiet()


@editions
@proves("contest.title.unsuited", "title.sect.unfit-suspends")
def test_a_suspended_title_is_yielded_when_somebody_suits_the_same_again(edition: str) -> None:
    t = position(
        seat(ready=["Anna 4/6 prince city:Oslo sect:Sabbat"], play=[PARDON]),
        seat(ready=["Bert 4/6 prince city:Oslo sect:Sabbat"]),
        edition=edition,
        phase="master",
    )
    assert (title_of(t, "Anna"), title_of(t, "Bert"), t.told("title-lost")) == ("", "", [])
    use(t, "Pardon", "Anna")
    assert t.happened("title-lost", card=t["Bert"], clause="contest.title.unsuited")
    assert title_of(t, "Anna") == "prince", "there is nobody to contest it with"
    t.is_quiet()


@until_2012
@proves("contest.title.yield-card", "contest.title.card-blood", "title.card.placeholder")
def test_a_title_card_is_contested_with_blood_and_burned_with_the_title(edition: str) -> None:
    seizure = made_up(
        "Claim to Oslo",
        faces.POLITICAL,
        definition=Definition(0, (build.action("", of.give_title("prince", "Oslo"), stealth=1),)),
        traits=("title",),
    )
    t = position(
        seat(ready=["Anna 4/6"], hand=[seizure]), seat(ready=["Bert 4/6 prince city:Oslo"], edge=True), edition=edition
    )
    t.does("play Claim to Oslo")
    t.passes_until("polling")
    t.does("call for")
    t.passes_until("contest")
    t.does("pay Bert", by="b")
    t.passes_until("contest")
    with t.changes("Anna.blood", -1), t.unchanged("a.pool"):
        t.does("pay Anna", by="a")
    t.passes_until("contest")
    t.does("pay Bert", by="b")
    t.passes_until("contest")
    t.does("yield Anna", by="a")
    assert t.region("Claim to Oslo") == "ash-heap"
    assert t.happened("burned", card=t["Claim to Oslo"], clause="contest.title.yield-card")

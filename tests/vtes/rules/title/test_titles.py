"""Titles: one each, for whom they suit, suspended while they do not."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import made_up, vampire
from praxis.vtes.model.state import Vtes
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.politics.calls import MOTION
from tests.vtes.rules.title.changes import (
    CROWN,
    EXILE,
    PARDON,
    REVOLT,
    editions,
    needing,
    power,
    since_2011,
    title_of,
    until_2012,
    use,
)
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, Selector, as_mode


def votes_now(t: Table, name: str) -> int:
    """Call a referendum with Motion and see what a vampire of seat a would give."""
    t.passes_until("minion")
    t.does("play Motion")
    t.passes_until("polling")
    offered = t.offers(f"vote {name} for")
    if offered:
        t.does(f"vote {name} for")
    t.goes_on()
    return sum(int(told["votes"]) for told in t.told("votes") if told["source"] == t[name])


# -- one title each ---------------------------------------------------------------------------------------------------


@editions
@proves("title.limit.one", "title.limit.new-replaces")
def test_a_new_title_replaces_the_old_one_even_if_it_is_lower(edition: str) -> None:
    t = position(
        seat(ready=["Vasily 3/7 prince city:Boston"], play=[CROWN], hand=[MOTION]),
        seat(edge=True),
        edition=edition,
        phase="master",
    )
    assert title_of(t, "Vasily") == "prince"
    use(t, "Crown", "Vasily")
    assert title_of(t, "Vasily") == "primogen"
    assert t.told("title-lost") == [
        {"card": t["Vasily"], "title": "prince of Boston", "clause": "title.limit.new-replaces"}
    ]
    assert votes_now(t, "Vasily") == 1
    t.is_quiet()


# -- sects ------------------------------------------------------------------------------------------------------------

CAMARILLA = proves("title.camarilla.only-camarilla", "title.sect.required")
SABBAT = proves("title.sabbat.only-sabbat", "title.sect.required")
LAIBON = proves("title.laibon.only-laibon", "title.sect.required")
BARON = proves("title.baron.anarch-only", "title.sect.required")
SECT_TITLES = [
    *[pytest.param(title, "Camarilla", "Sabbat", marks=CAMARILLA) for title in ("primogen", "prince", "justicar")],
    pytest.param("inner circle", "Camarilla", "Sabbat", marks=CAMARILLA),
    *[pytest.param(title, "Sabbat", "Camarilla", marks=SABBAT) for title in ("bishop", "archbishop", "priscus")],
    *[pytest.param(title, "Sabbat", "Camarilla", marks=SABBAT) for title in ("cardinal", "regent")],
    *[pytest.param(title, "Laibon", "Camarilla", marks=LAIBON) for title in ("kholo", "magaji")],
    pytest.param("baron", "Anarch", "Independent", marks=BARON),
]
NOT_IN_2000 = ("regent", "kholo", "magaji", "baron")


@editions
@pytest.mark.parametrize(("title", "own", "other"), SECT_TITLES)
def test_only_a_vampire_of_the_sect_receives_its_titles(edition: str, title: str, own: str, other: str) -> None:
    grant = power(f"Grant {title}", of.give_title(title, "Oslo" if title == "prince" else "", base.TARGET))
    t = position(
        seat(
            ready=[vampire("Suited", 7, sect=own, clan="Tremere"), vampire("Unsuited", 7, sect=other, clan="Tremere")],
            play=[grant],
        ),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, grant.name, "Unsuited")
    assert title_of(t, "Unsuited") == ""
    use(t, grant.name, "Suited")
    assert title_of(t, "Suited") == ("" if edition == "2000" and title in NOT_IN_2000 else title)
    assert len(t.told("title")) == (1 if title_of(t, "Suited") else 0)
    t.is_quiet()


@editions
@proves("title.sect.unfit-suspends")
def test_a_title_that_no_longer_suits_is_of_no_use_until_it_does_again(edition: str) -> None:
    t = position(
        seat(ready=["Vasily 3/7 prince", "Caller 3/5"], play=[EXILE, PARDON], hand=[MOTION]),
        seat(edge=True),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Vasily")
    assert title_of(t, "Vasily") == ""
    t.passes_until("minion")
    t.does("play Motion Caller")
    t.passes_until("polling")
    assert t.clauses("vote Vasily for", by="a") == ["title.sect.unfit-suspends"]
    t.goes_on()
    t.is_quiet()
    t = position(
        seat(ready=["Vasily 3/7 prince"], play=[EXILE, PARDON], hand=[MOTION]),
        seat(edge=True),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Vasily")
    use(t, "Pardon", "Vasily")
    assert not t.happened("title-lost")
    assert votes_now(t, "Vasily") == 2
    t.is_quiet()


@editions
@proves("title.justicar.clan-only", "title.sect.unfit-suspends")
def test_a_clans_justicar_is_of_that_clan(edition: str) -> None:
    grant = power("Brujah Justicar", of.give_title("justicar", "Brujah", base.TARGET))
    turn = power("Impersonation", of.change_clan("Ventrue"))
    t = position(
        seat(ready=["Bru 3/7 clan:Brujah sect:Camarilla", "Ven 3/7 clan:Ventrue sect:Camarilla"], play=[grant, turn]),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Brujah Justicar", "Ven")
    assert title_of(t, "Ven") == ""
    use(t, "Brujah Justicar", "Bru")
    assert title_of(t, "Bru") == "justicar"
    use(t, "Impersonation", "Bru")
    assert title_of(t, "Bru") == "", "a Ventrue is no justicar of the Brujah"
    t.is_quiet()


@editions
@proves("title.inner-circle.unique-per-clan")
def test_the_seat_of_a_clan_in_the_inner_circle_is_for_that_clan_but_not_in_2000(edition: str) -> None:
    grant = power("Brujah Seat", of.give_title("inner circle", "Brujah", base.TARGET))
    t = position(
        seat(ready=["Bru 3/7 clan:Brujah sect:Camarilla", "Ven 3/7 clan:Ventrue sect:Camarilla"], play=[grant]),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Brujah Seat", "Ven")
    assert title_of(t, "Ven") == ("inner circle" if edition == "2000" else "")
    use(t, "Brujah Seat", "Bru")
    contested = edition == "2000"
    assert title_of(t, "Bru") == "inner circle"
    assert title_of(t, "Ven") == ("inner circle" if contested else "")
    t.is_quiet()


@since_2011
@proves("title.kholo.unique-per-clan")
def test_a_clans_kholo_is_of_that_clan(edition: str) -> None:
    grant = power("Osebo Kholo", of.give_title("kholo", "Osebo", base.TARGET))
    t = position(
        seat(ready=["Ose 3/7 clan:Osebo sect:Laibon", "Gur 3/7 clan:Guruhi sect:Laibon"], play=[grant]),
        seat(),
        edition=edition,
        phase="master",
    )
    use(t, "Osebo Kholo", "Gur")
    assert title_of(t, "Gur") == ""
    use(t, "Osebo Kholo", "Ose")
    assert title_of(t, "Ose") == "kholo"
    t.is_quiet()


@since_2011
@proves("title.baron.suspended", "sect.anarch.lost-on-sect-change")
def test_a_baron_is_one_only_while_he_is_an_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Jack 3/7 baron sect:Anarch city:Oslo"], play=[PARDON, REVOLT], hand=[MOTION]),
        seat(edge=True),
        edition=edition,
        phase="master",
    )
    use(t, "Pardon", "Jack")
    assert not stats.is_anarch(t.g, t["Jack"])
    assert title_of(t, "Jack") == ""
    use(t, "Revolt", "Jack")
    assert title_of(t, "Jack") == "baron"
    assert votes_now(t, "Jack") == 2
    t.is_quiet()


# -- titles by other means --------------------------------------------------------------------------------------------


@editions
@proves("title.regent.counts-as-cardinal")
def test_the_regent_counts_as_a_cardinal_in_2011_and_2012(edition: str) -> None:
    rite = needing("Cardinal's Rite", choose.titled("cardinal"))
    t = position(
        seat(ready=[vampire("Melinda", 10, title="regent", sect="Sabbat"), "Carl 3/9 cardinal"], hand=[rite]),
        seat(),
        edition=edition,
    )
    assert t.offers("play Cardinal's Rite Carl")
    assert t.offers("play Cardinal's Rite Melinda") == (edition in ("2011", "2012"))
    t.is_quiet()


@editions
@proves("title.independent.votes-as-title", "title.independent.not-sect-bound")
def test_printed_votes_of_an_independent_are_a_title_and_survive_a_change_of_sect(edition: str) -> None:
    rite = needing("Titled Rite", choose.titled())
    t = position(
        seat(ready=["Sage 3/6 sect:Independent 2-votes"], play=[EXILE], hand=[MOTION, rite]),
        seat(edge=True),
        edition=edition,
        phase="master",
    )
    use(t, "Exile", "Sage")
    t.passes_until("minion")
    assert t.offers("play Titled Rite Sage")
    assert votes_now(t, "Sage") == 2
    t.is_quiet()


SEIZURE = made_up(
    "Seizure of Oslo",
    faces.POLITICAL,
    definition=Definition(0, (build.action("", of.give_title("prince", "Oslo"), stealth=1),)),
    traits=("title",),
)


class TitleCards(Selector):
    """All title cards on vampires."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int, chosen: list[int] | None = None) -> list[int]:
        return [one for cards in g.attached.values() for one in cards if "title" in g.face[one].traits]


FIRE = made_up(
    "Fire",
    faces.MASTER,
    definition=Definition(0, (), (), (as_mode((do.burn_card(base.TARGET),), windows.MASTER, target=TitleCards()),)),
)


def seized(edition: str) -> Table:
    """Vasily is prince of Oslo by a title card, and his controller's next master phase has come."""
    t = position(
        seat(ready=["Vasily 3/7"], hand=[SEIZURE], play=[CROWN, FIRE]),
        seat(edge=True),
        edition=edition,
    )
    t.does("play Seizure of Oslo")
    t.passes_until("polling")
    t.does("call for")
    t.goes_on()
    assert title_of(t, "Vasily") == "prince"
    assert t.region("Seizure of Oslo") == "attached"
    while not (t.who() == "a" and t.asks == "master"):
        t.passes()
    return t


@until_2012
@proves("title.card.placeholder", "title.limit.new-replaces")
def test_a_title_card_stays_while_the_title_does(edition: str) -> None:
    t = seized(edition)
    use(t, "Crown", "Vasily")
    assert title_of(t, "Vasily") == "primogen"
    assert t.region("Seizure of Oslo") == "ash-heap"
    t.is_quiet()


@until_2012
@proves("title.card.placeholder")
def test_a_title_goes_when_its_card_does(edition: str) -> None:
    t = seized(edition)
    t.does("use Fire")
    assert t.region("Seizure of Oslo") == "ash-heap"
    assert title_of(t, "Vasily") == ""
    t.is_quiet()

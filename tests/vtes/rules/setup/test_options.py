"""What a table may agree on: draft effects, the beginners' game, old cards, closing the polling by the clock."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vtes.dealt import agreement
from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.discard.events import plague
from tests.vtes.rules.master.cards import card, coin, editions, gives_seat, veto, with_draft
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do

DRAFT: dict[str, str | int | bool] = {"draft": True}
BEGINNERS: dict[str, str | int | bool] = {"beginners": True}


def booster() -> Face:
    """A +1 stealth action for Ventrue with Dominate, 2 blood: gain 1 pool; drafted, with Potence, gain 2."""
    regular = build.action("dom", do.gain_pool(1), stealth=1)
    return card(
        "Booster",
        faces.ACTION,
        regular,
        build.draft(regular, "pot", do.gain_pool(2)),
        clans=("Ventrue",),
        blood=2,
    )


def with_booster(edition: str, minion: str, options: dict[str, str | int | bool]) -> Table:
    return position(seat(ready=[minion], hand=[booster()]), seat(ready=["Otto 2/3"]), edition=edition, options=options)


@with_draft
@proves("option.draft.only-in-draft-or-sealed")
def test_a_draft_effect_works_only_in_draft_play(edition: str) -> None:
    minion = "Mira 2/4 dom pot clan:Ventrue"
    t = with_booster(edition, minion, {})
    assert t.offers("play Booster Mira 0")
    assert not t.offers("play Booster Mira 1")
    assert t.clauses("play Booster Mira 1", by="a") == ["option.draft.only-in-draft-or-sealed"]
    t = with_booster(edition, minion, DRAFT)
    assert t.offers("play Booster Mira 0")
    with t.changes("a.pool", 2):
        t.does("play Booster Mira 1")
        t.goes_on()
    t.is_quiet()


@with_draft
@proves("option.draft.bold-text", "option.draft.cost")
def test_stealth_and_cost_of_the_card_hold_for_the_draft_effect(edition: str) -> None:
    t = with_booster(edition, "Mira 3/4 pot", DRAFT)
    with t.changes("Mira.blood", -2), t.changes("a.pool", 2):
        t.does("play Booster Mira 1")
        assert stats.stealth(t.g, t["Mira"]) == 1
        t.goes_on()
    t = with_booster(edition, "Mira 1/4 pot", DRAFT)
    assert not t.offers("play Booster Mira 1")
    assert "card.cost.blood" in t.clauses("play Booster Mira 1", by="a")


@with_draft
@proves("option.draft.requirements")
def test_a_draft_effect_requires_what_stands_in_its_box_and_nothing_else(edition: str) -> None:
    t = with_booster(edition, "Mira 2/4 pot clan:Brujah", DRAFT)  # neither the clan nor the Discipline of the card
    assert t.offers("play Booster Mira 1")
    assert not t.offers("play Booster Mira 0")
    t = with_booster(edition, "Mira 2/4 dom clan:Ventrue", DRAFT)
    assert t.offers("play Booster Mira 0")
    assert not t.offers("play Booster Mira 1")
    assert t.clauses("play Booster Mira 1", by="a") == ["card.discipline.required"]


@proves("option.draft.only-in-draft-or-sealed", editions="2011 2012")
def test_the_books_of_2000_and_2023_have_no_draft_effects() -> None:
    for edition in ("2000", "2023"):
        with pytest.raises(BadSetting, match="has no option 'draft'"):
            KIND.begin(KIND.header(Setting(4, edition, DRAFT), 1))
        with pytest.raises(BadSetting, match="has no option 'draft'"):
            with_booster(edition, "Mira 2/4 pot", DRAFT)
    for edition in ("2011", "2012"):
        assert not KIND.begin(KIND.header(Setting(4, edition, DRAFT), 1)).over


@proves("option.advanced.beginners", editions="2023")
def test_the_rules_marked_advanced_are_in_the_full_game_and_left_out_for_beginners() -> None:
    for options in ({}, BEGINNERS):
        full = not options
        more = gives_seat("Clean Desk", spans.DISCARD_ACTIONS, 1)
        t = position(seat(hand=[plague(), coin()], play=[more]), seat(), phase="discard", options=options)
        assert t.offers("play Plague") == full  # events
        t.does("discard Coin")
        assert (t.who() == "a" and t.asks == "discard") == full  # extra discard phase actions
        t = position(seat(hand=[coin()], edge=True), seat(), phase="unlock", options=options)
        assert t.offers("withdraw") == full
        base_card = made_up("Ada", faces.VAMPIRE, capacity=4)
        advanced = made_up("Ada", faces.VAMPIRE, capacity=5, traits=("advanced",))
        t = position(seat(ready=[base_card], uncontrolled=[advanced]), seat(), phase="influence", options=options)
        assert bool(t.options("merge")) == full
        princes = [["Mira 2/5 prince city:Rome sect:Camarilla"], ["Otto 2/5 prince city:Rome sect:Camarilla"]]
        t = position(seat(ready=princes[0]), seat(ready=princes[1]), options=options)
        assert (stats.title(t.g, t["Mira"]) == "") == full  # contested titles
        assert t.offers("anarch Mira") == full  # who contests a title counts as untitled
        t = position(seat(ready=["Ira 3/5"]), seat(), options=options)
        assert t.offers("anarch Ira") == full
        t = position(seat(hand=[coin()]), seat(hand=[veto()]), phase="master", options=options)
        t.does("play Coin")
        assert (t.who() == "b" and t.offers("play Veto")) == full  # cancelling a card


@proves("option.advanced.beginners", editions="2023")
def test_only_the_book_of_2023_has_a_beginners_game() -> None:
    for edition in ("2000", "2011", "2012"):
        with pytest.raises(BadSetting, match="has no option 'beginners'"):
            KIND.begin(KIND.header(Setting(4, edition, BEGINNERS), 1))
    assert not KIND.begin(KIND.header(Setting(4, "2023", BEGINNERS), 1)).over


@proves("option.legacy.compatible", editions="2023")
def test_cards_of_older_sets_are_played_by_the_book_of_2023() -> None:
    """Sabbat and Laibon titles, traits, Disciplines and clans that the fifth edition does not print."""
    shadow = card("Shadow", faces.ACTION, build.action("obt", do.gain_pool(1)), clans=("Lasombra",))
    t = position(
        seat(
            pool=9,
            ready=[
                "Luis 3/8 obt clan:Lasombra sect:Sabbat priscus",
                "Kofi 3/6 clan:Ishtarri sect:Laibon magaji",
                "Inge 3/5 trait:infernal locked",
            ],
            hand=[shadow],
        ),
        seat(),
        edition="2023",
        phase="unlock",
    )
    assert (stats.sect(t.g, t["Luis"]), stats.title(t.g, t["Luis"])) == ("Sabbat", "priscus")
    assert (stats.sect(t.g, t["Kofi"]), stats.votes(t.g, t["Kofi"])) == ("Laibon", 2)
    assert stats.ballots(t.g, t["Luis"]) == 1
    assert t.measure("Inge.locked") == 1  # an infernal minion does not unlock by itself
    t.does("unlock Inge")
    assert t.measure("a.pool") == 8
    t.passes_until("minion")
    t.does("play Shadow Luis")
    t.goes_on()
    assert t.measure("a.pool") == 9
    t.is_quiet()


@editions
@proves("option.polling.fifteen-seconds")
def test_by_agreement_a_clock_of_fifteen_seconds_closes_the_polling(edition: str) -> None:
    """The rules keep no time: whoever keeps the clock passes for all who could still vote, and that closes it."""
    motion = card("Motion", faces.POLITICAL, build.action("", do.gain_pool(2)))
    agreed: dict[str, str | int | bool] = {"polling": True}
    t = position(
        seat(ready=["Vasily 3/7 prince"], hand=[motion]),
        seat(ready=["Otto 2/5 prince locked"]),
        seat(),
        edition=edition,
        options=agreed,
    )
    t.does("play Motion Vasily")
    while t.asks != "polling":
        assert agreement.patience(t.g.options, t.asks) is None
        t.passes()
    t.does("vote Vasily for")
    assert agreement.patience(t.g.options, "polling") == 15
    while t.asks == "polling":
        assert "pass" in t.options()
        t.passes()
    assert t.measure("a.pool") == 32  # Otto's votes were not cast in time
    assert agreement.patience({}, "polling") is None
    t.is_quiet()


@editions
def test_options_are_refused_in_one_clear_line(edition: str) -> None:
    wrong: list[tuple[dict[str, str | int | bool], str]] = [
        ({"polling": 3}, "option 'polling' is yes or no, not '3'"),
        ({"turns": 0}, "option 'turns' is a number from 1 to 1000, not '0'"),
        ({"players": "six"}, "option 'players' is 'any' or 'book', not 'six'"),
        ({"foo": True}, f"no option 'foo'; there are {', '.join(agreement.KNOWN)}"),
    ]
    for options, line in wrong:
        with pytest.raises(BadSetting) as refused:
            KIND.begin(KIND.header(Setting(4, edition, options), 1))
        assert str(refused.value) == line

"""Where votes come from, and how they are cast."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import made_up, vampire
from praxis.vtes.model.windows import MASTER
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.politics.calls import (
    HECKLE,
    MOTION,
    ORATION,
    PLEDGE,
    editions,
    political,
    polling,
    since_2011,
    voter,
)
from tests.vtes.shorthand import base
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode, giving

# -- the polling ------------------------------------------------------------------------------------------------------


@editions
@proves("politics.polling.any-order", "politics.polling.ends", "politics.votes.need-not-cast")
def test_everybody_votes_in_any_order_and_the_polling_ends_only_when_all_are_done(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 prince"], hand=[MOTION]),
        seat(ready=["Gil 2/4 primogen"]),
        seat(ready=["Vera 2/4 primogen"]),
        edition=edition,
    )
    t.passes()  # a waits
    t.does("vote Gil against", by="b")
    t.does("vote Vera against", by="c")
    t.does("vote Caller for", by="a")
    t.passes()  # the vote of the card that called is kept back
    assert t.happened("result", favour=2, against=2, result="failed")
    t.is_quiet()


@editions
@proves("sequence.order.reset", "politics.polling.any-order")
@pytest.mark.parametrize("answer", ["play Heckle Gil", "use Pledge"])
def test_after_a_card_or_effect_the_acting_methuselah_is_next_but_votes_wait_for_nobody(
    edition: str, answer: str
) -> None:
    t = polling(
        seat(ready=["Caller 3/7 prince"], hand=[MOTION]),
        seat(ready=["Gil 2/4 primogen", "Bo 2/4 primogen"], hand=[HECKLE, HECKLE], play=[PLEDGE]),
        seat(ready=["Vera 2/4 primogen"]),
        edition=edition,
    )
    t.passes()  # a waits
    t.does("vote Gil against", by="b")
    assert t.who() == "b", "she goes on voting"
    t.does(answer, by="b")
    assert t.who() == "a", "the chance is back with the acting Methuselah"
    t.does("call for", by="a")
    t.passes()
    t.does("vote Bo against", by="b")
    t.goes_on()
    t.is_quiet()


@editions
@proves("politics.polling.no-obligation", "politics.votes.need-not-cast")
def test_nobody_has_to_vote_and_votes_need_not_be_cast_at_once(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7 prince"], hand=[MOTION]), seat(ready=["Gil 2/4 prince"]), edition=edition)
    t.does("call for", by="a")
    t.passes()
    t.passes()  # b never casts the two votes of his prince
    assert t.told("votes") == [{"seat": 0, "votes": 1, "side": "for", "source": t["Motion"]}]
    assert t.happened("result", favour=1, against=0, result="passed")
    t.is_quiet()


@editions
@proves("politics.polling.final")
def test_a_vote_that_was_cast_stays_as_it_was_cast(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7 prince"], hand=[MOTION]), seat(ready=["Gil 2/4 primogen"]), edition=edition)
    t.does("vote Caller for")
    assert not t.offers("vote Caller")
    assert t.clauses("vote Caller against", by="a") == ["politics.polling.final"]
    t.does("call against")
    assert t.clauses("call for", by="a") == ["politics.polling.final"]
    t.does("vote Gil against", by="b")
    assert t.happened("result", favour=2, against=2)
    t.is_quiet()


@editions
@proves("politics.votes.none-inherent")
def test_a_methuselah_without_a_source_of_votes_has_none(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7"], hand=[MOTION]), seat(ready=["Gil 2/4"]), seat(), edition=edition)
    assert t.options() == ["call for", "call against", "pass"]
    assert t.clauses("vote Caller for", by="a") == ["politics.votes.none-inherent"]
    assert t.clauses("burn-edge for", by="b") == ["politics.votes.edge"]
    t.does("call for")
    assert t.asks != "polling", "nobody else is asked"
    t.is_quiet()


@editions
@proves("politics.votes.may-split", "politics.votes.title-per-vampire")
def test_a_methuselah_may_vote_on_both_sides_with_different_vampires(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 prince", "Other 2/4 primogen"], hand=[MOTION]), seat(edge=True), edition=edition
    )
    t.does_all("vote Caller for", "vote Other against", "call for")
    t.does("burn-edge against", by="b")
    assert t.happened("result", favour=3, against=2, result="passed")
    t.is_quiet()


@editions
@proves("politics.votes.source-agrees", "politics.votes.other-cards")
def test_all_votes_of_a_vampire_go_to_the_side_he_took_first(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7 prince"], hand=[MOTION, ORATION]), seat(ready=["Gil 2/4 prince"]), edition=edition
    )
    t.does("vote Caller against")
    t.does("play Oration Caller")
    assert t.offers("vote Caller against")
    assert not t.offers("vote Caller for")
    assert t.clauses("vote Caller for", by="a") == ["politics.votes.source-agrees"]
    t.does("vote Caller against")
    assert [told["votes"] for told in t.told("votes")] == [2, 2]
    t.does("call for")
    t.goes_on()
    assert t.happened("result", favour=1, against=4)
    t.is_quiet()


# -- political action cards -------------------------------------------------------------------------------------------


@editions
@proves("politics.votes.card-one", "politics.votes.card-text-ignored", "politics.votes.card-max-one")
@proves("politics.votes.card-calling")
def test_each_methuselah_gets_one_vote_from_one_political_action_card(edition: str) -> None:
    spare = political("Spare", do.gain_pool(5))
    t = polling(
        seat(ready=["Caller 3/7"], hand=[MOTION, spare], edge=True),
        seat(hand=[political("Gift", do.gain_pool(5)), political("Boon", do.gain_pool(5))]),
        edition=edition,
    )
    assert not t.offers("card Spare"), "the card that called is the caller's one"
    assert t.clauses("card Spare for", by="a") == ["politics.votes.card-max-one"]
    t.does("call for", by="a")
    t.passes()
    with t.unchanged("b.pool"):
        t.does("card Gift against", by="b")
    assert t.region("Gift") == "ash-heap"
    assert t.clauses("card Boon against", by="b") == ["politics.votes.card-max-one"]
    t.goes_on()
    assert t.happened("result", favour=1, against=1, result="failed")
    t.is_quiet()


# -- titles -----------------------------------------------------------------------------------------------------------

TITLES = [
    pytest.param("primogen", "Camarilla", 1, marks=proves("politics.votes.title-one")),
    pytest.param("bishop", "Sabbat", 1, marks=proves("politics.votes.title-one")),
    pytest.param("prince", "Camarilla", 2, marks=proves("politics.votes.title-two")),
    pytest.param("archbishop", "Sabbat", 2, marks=proves("politics.votes.title-two")),
    pytest.param("baron", "Anarch", 2, marks=proves("politics.votes.title-baron")),
    pytest.param("kholo", "Laibon", 2, marks=proves("politics.votes.title-laibon")),
    pytest.param("magaji", "Laibon", 2, marks=proves("politics.votes.title-laibon")),
    pytest.param("justicar", "Camarilla", 3, marks=proves("politics.votes.title-three")),
    pytest.param("cardinal", "Sabbat", 3, marks=proves("politics.votes.title-three")),
    pytest.param("inner-circle", "Camarilla", 4, marks=proves("politics.votes.title-inner-circle")),
    pytest.param("regent", "Sabbat", 4, marks=proves("politics.votes.title-regent")),
]


@editions
@pytest.mark.parametrize(("title", "sect", "votes"), TITLES)
def test_a_ready_titled_vampire_gives_the_votes_of_his_title(edition: str, title: str, sect: str, votes: int) -> None:
    t = polling(
        seat(ready=[vampire("Caller", 7, title=title.replace("-", " "), sect=sect, clan="Brujah")], hand=[MOTION]),
        seat(edge=True),
        edition=edition,
    )
    if edition == "2000" and title in ("baron", "kholo", "magaji", "regent"):
        assert not t.offers("vote Caller"), "the book of 2000 does not know that title"
        return
    t.does("vote Caller for")
    t.does("call for")
    assert [told["votes"] for told in t.told("votes")] == [votes, 1], "the title comes on top of other votes"
    t.passes()
    assert t.happened("result", favour=votes + 1, against=0, result="passed")
    t.is_quiet()


@editions
@proves("politics.votes.ready-only", "politics.votes.torpor")
def test_a_vampire_in_torpor_abstains(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7"], hand=[MOTION]),
        seat(torpor=["Sleeper 2/6 prince"], ready=["Gil 2/4 primogen"]),
        edition=edition,
    )
    assert t.clauses("vote Sleeper for", by="b") == ["politics.votes.torpor"]
    t.does("call for", by="a")
    assert not t.offers("vote Sleeper")
    t.does("vote Gil against", by="b")
    assert t.happened("result", favour=1, against=1)
    t.is_quiet()


@editions
@proves("politics.votes.ready-only", "politics.votes.tap-state")
def test_a_locked_vampire_votes_like_any_other(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7"], hand=[MOTION]), seat(ready=["Gil 2/4 prince locked"]), edition=edition)
    t.does("call for", by="a")
    t.does("vote Gil against", by="b")
    assert t.happened("result", favour=1, against=2, result="failed")
    t.is_quiet()


# -- other sources ----------------------------------------------------------------------------------------------------


@editions
@proves("politics.votes.card-text")
def test_card_text_gives_votes_without_a_title(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7"], hand=[MOTION]), seat(ready=[voter("Orator", 2)]), seat(edge=True), edition=edition
    )
    t.does("call for", by="a")
    t.does("vote Orator against", by="b")
    t.passes()
    assert t.happened("votes", seat=1, votes=2, source=t["Orator"])
    t.is_quiet()


@editions
@proves("politics.votes.card-text", "title.independent.votes-as-title")
def test_votes_by_card_text_make_a_vampire_titled_only_as_the_edition_says(edition: str) -> None:
    """In 2000 any printed votes do; later only those of Independents, which stand where a title would."""
    lord = made_up(
        "Lord's Word",
        faces.ACTION,
        definition=Definition(0, (base.as_mode((do.gain_pool(1),), 4, base.BY_READY, needs=(choose.titled(),)),)),
    )
    t = position(
        seat(
            ready=[voter("Orator", 2), "Sage 3/6 sect:Independent 2-votes", "Nobody's 3/6 sect:Independent"],
            hand=[lord],
        ),
        seat(),
        edition=edition,
    )
    assert t.offers("play Lord's Word Sage")
    assert not t.offers("play Lord's Word Nobody's")
    assert t.offers("play Lord's Word Orator") == (edition == "2000")
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2012", "2023"])
@proves("politics.votes.card-text")
def test_any_minion_may_have_votes_by_card_text(edition: str) -> None:
    mayor = made_up("Mayor", faces.ALLY, life=2, definition=Definition(0, (), (giving(spans.VOTES, 1, base.ME),)))
    t = polling(seat(ready=["Caller 3/7"], hand=[MOTION]), seat(ready=[mayor]), edition=edition)
    t.does("call for", by="a")
    t.does("vote Mayor against", by="b")
    assert t.happened("result", favour=1, against=1)


@editions
@proves("politics.votes.other-cards")
def test_modifiers_reactions_and_cards_in_play_give_votes_by_their_own_rules(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7", "Friend 3/5"], hand=[MOTION, ORATION], edge=True),
        seat(ready=["Gil 2/4", "Tired 2/4 locked"], hand=[HECKLE, ORATION]),
        seat(play=[PLEDGE], hand=[HECKLE], ready=["Weary 2/4 locked"]),
        edition=edition,
    )
    assert t.offers("play Oration Caller")
    assert not t.offers("play Oration Friend"), "only the acting minion plays action modifiers"
    t.does("play Oration Caller", by="a")
    t.does_all("vote Caller for", "call for", "pass")
    assert t.who() == "b"
    assert not t.offers("play Oration#2"), "his minions are not acting"
    assert not t.offers("play Heckle Tired"), "a locked minion does not react"
    t.does("play Heckle Gil")
    t.passes()  # the impulse is back with the acting Methuselah
    t.does("vote Gil against", by="b")
    assert t.who() == "c"
    assert not t.offers("play Heckle")
    t.does("use Pledge")
    assert t.measure("Pledge.locked") == 1
    t.passes()
    t.does("votes Pledge against", by="c")
    assert t.clauses("votes Pledge for", by="c") == ["politics.polling.final"]
    t.goes_on()
    assert t.happened("result", favour=3, against=3, result="failed")
    t.is_quiet()


@editions
@proves("politics.votes.edge")
def test_only_the_methuselah_with_the_edge_can_burn_it_for_a_vote(edition: str) -> None:
    t = polling(seat(ready=["Caller 3/7"], hand=[MOTION]), seat(edge=True), seat(), edition=edition)
    assert t.clauses("burn-edge for", by="a") == ["politics.votes.edge"]
    t.does("call for", by="a")
    t.does("burn-edge against", by="b")
    assert t.g.edge == -1
    assert t.happened("result", favour=1, against=1)
    t.is_quiet()


@since_2011
@proves("politics.votes.need-not-cast")
def test_votes_that_a_card_gave_can_wait_for_those_of_others(edition: str) -> None:
    t = polling(
        seat(ready=["Caller 3/7"], hand=[MOTION], play=[PLEDGE]), seat(ready=["Gil 2/4 primogen"]), edition=edition
    )
    t.does("use Pledge", by="a")
    t.passes()
    t.does("vote Gil for", by="b")
    assert t.offers("votes Pledge for")
    t.does("votes Pledge against", by="a")
    t.passes()
    assert t.happened("result", favour=1, against=1)
    t.is_quiet()


def test_a_mode_of_the_master_phase_is_no_mode_of_the_polling() -> None:
    """A mode for the master phase is not offered among the votes."""
    idle = made_up("Idle", faces.MASTER, definition=Definition(0, (), (), (as_mode((do.gain_pool(1),), MASTER),)))
    t = polling(seat(ready=["Caller 3/7"], hand=[MOTION], play=[idle]), seat(), edition="2023")
    assert not t.offers("use Idle")


@editions
def test_in_careful_play_only_who_holds_cards_is_asked_for_hidden_votes(edition: str) -> None:
    """By public facts: without a card in hand she cannot have a political one, whatever her neighbour holds."""
    for hands, asked in (((0, 1), ["c"]), ((1, 0), ["b"])):
        one, other = (seat(ready=[f"Minion{held} 2/4"], hand=["Fade"] * held) for held in hands)
        t = position(seat(ready=["Caller 3/7 prince"], hand=[MOTION]), one, other, edition=edition)
        t.g.careful = True
        t.does("play Motion Caller")
        found: list[str] = []
        while not t.told("result"):
            if t.asks == "polling" and t.who() != "a":
                found.append(t.who())
            t.passes()
        assert found == asked, hands


@editions
def test_in_careful_play_the_caller_is_asked_again_only_if_she_herself_could_play_something(edition: str) -> None:
    """Her one vote of this kind is that of the card that called, and what her neighbour could play is not hers."""
    t = position(
        seat(ready=["Caller 3/7"], hand=[MOTION, "Fade"]), seat(ready=["Gil 2/4"], hand=[HECKLE]), edition=edition
    )
    t.g.careful = True
    t.does("play Motion Caller")
    t.passes_until("polling")
    assert (t.who(), t.options()) == ("a", [f"call {side}" for side in ("for", "against")] + ["pass"])
    t.does("call for")
    assert (t.who(), t.asks, t.offers("play Heckle Gil")) == ("b", "polling", True)
    t.passes()
    assert t.happened("result", favour=1, against=0)

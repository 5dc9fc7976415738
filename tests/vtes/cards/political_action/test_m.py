"""Political Action cards: M."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import facts, stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import appendix, unseen_table, waiting
from tests.vtes.cards.answering import answers_by_word
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import editions

# -- The Meddling of Semsith ------------------------------------------------------------------------------------------


@editions
@rules_on("The Meddling of Semsith", "LSJ 20021008")
def test_semsith_meddles_with_a_methuselah_of_your_choice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 title:justicar"], hand=["The Meddling of Semsith"], library=9),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    t.does("play The Meddling of Semsith Mira")
    while t.asks not in ("terms", "target"):
        t.answer("pass")
    assert len(t.options()) == 2  # not oneself
    t.answer(t.options()[-1])
    while t.asks != "minion":
        answers_by_word(t, "vote")
    assert (t.region("The Meddling of Semsith"), stats.hand_size(t.g, 0), stats.hand_size(t.g, 2)) == ("play", 6, 7)


@editions
@rules_on("The Meddling of Semsith", "ANK 20180318")
@pytest.mark.parametrize(("whose", "held"), [(1, 6), (0, 7)])
def test_whom_semsith_meddles_with_replaces_nothing_in_minion_phases(whose: int, held: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 4/8 AUS"], hand=["Telepathic Misdirection", *["Blank Page"] * 6], library=9),
        seat(ready=["Vera 2/4"], play=["The Meddling of Semsith"]),
        edition=edition,
    )
    t.g.chosen[t["The Meddling of Semsith"]] = [facts.named(whose)]
    t.does("bleed Mira")
    while not t.offers("play Telepathic Misdirection"):
        t.answer("pass")
    answers_by_word(t, "play")
    assert t.asks in ("open", "block")
    assert len(t.g.hand(1)) == held
    while t.asks != "discard":
        t.goes_by()
    assert len(t.g.hand(1)) == 7


@editions
@rules_on("The Meddling of Semsith", "LSJ 20070320-1")
@pytest.mark.parametrize(
    ("card", "words", "later"), [("Sonar", "PRO", 6), ("Legwork", "", 6), ("Read the Winds", "ANI AUS", 7)]
)
def test_the_longer_of_two_delays_counts(card: str, words: str, later: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ada 2/4"], hand=["Blank Page"]),
        seat(ready=[f"Oskar 4/8 {words}".strip()], hand=[card, *["Blank Page"] * 6], library=9),
        seat(ready=["Vera 2/4"], play=["The Meddling of Semsith"]),
        edition=edition,
    )
    t.g.chosen[t["The Meddling of Semsith"]] = [facts.named(1)]
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"play {card}")
    answers_by_word(t, "play")
    while t.asks != "minion":
        t.goes_by()
    assert (stats.hand_size(t.g, 1), len(t.g.hand(1))) == (6, 6)
    while t.asks != "discard":
        t.goes_by()
    assert t.who() == "a"
    assert len(t.g.hand(1)) == later


# -- Might of the Camarilla -------------------------------------------------------------------------------------------


@appendix
@proves("imbued.ruling.might-of-the-camarilla")
def test_might_of_the_camarilla_burns_no_imbued(edition: str) -> None:
    own = seat(ready=["Mira 4/9 justicar clan:Brujah"], hand=["Might of the Camarilla"], uncontrolled=["Kid 1/4"])
    t = unseen_table(edition, own, waiting("Ann 2/4 imbued"), waiting("Bob 1/4 imbued", "Low 1/4", "Old 1/4"))
    t.does("play Might of the Camarilla Mira")
    t.passes_until("polling")
    t.does("vote Mira for", by="a")
    t.passes_until("pick")
    assert (t.who(), t.options()) == ("c", [f"pick {t['Low']}", f"pick {t['Old']}"])
    t.does("pick Low", by="c")
    gone = {name: t.region(name) for name in ("Kid", "Ann", "Bob", "Low", "Old")}
    assert [name for name in gone if gone[name] == "ash-heap"] == ["Kid", "Low"]
    t.is_quiet()

"""Official rulings on master cards, on cards that these put into play, and on curses on minions."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import action, definition, gain, permanent, political
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_bleeds import acts


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- blood and pool ---------------------------------------------------------------------------------------------------


@rules_on("Blood Doll", "PIB 20150522")
@rules_on("Vessel", "PIB 20150522")
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_a_doll_serves_a_vampire_in_torpor(card: str, phase: str) -> None:
    t = position(seat(torpor=[("Mira 3/5", [card])]), seat(ready=["Oskar 2/4"]), bystander(), phase=phase)
    with t.changes("Mira.blood", -1), t.changes("a.pool", 1):
        t.does(f"use {card}")
        t.does("way 0")


@rules_on("Minion Tap", "LSJ 20020620")
def test_the_price_of_a_minion_tap_is_paid_as_its_blood_comes() -> None:
    """Secure Haven makes it cost a pool: her last one, which comes back at once."""
    t = position(
        seat(pool=1, ready=[("Mira 5/5", ["Secure Haven"])], hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Minion Tap")
    t.does("amount 3")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (3, 0)
    t.is_quiet()


@rules_on("Tribute to the Master", "ANK 20210717")
def test_a_tribute_is_played_with_nobody_to_pay_it() -> None:
    t = position(
        seat(torpor=["Down 2/4"], hand=["Tribute to the Master"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    with t.unchanged("a.pool", "Down.blood"):
        t.does("play Tribute to the Master")
    assert t.region("Tribute to the Master") == "ash-heap"
    t.is_quiet()


@rules_on("Giant's Blood", "LSJ 20061109")
def test_giants_blood_is_not_for_the_uncontrolled() -> None:
    t = position(
        seat(ready=["Mira 3/5"], uncontrolled=["Young 1/5"], hand=["Giant's Blood"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Giant's Blood")
    assert (t.asks, t.offers("target Oskar"), t.offers("target Young")) == ("target", True, False)


@rules_on("Archon Investigation", "LSJ 20010817")
@pytest.mark.parametrize(("pool", "offered"), [(5, True), (4, False)])
def test_an_investigation_of_who_has_a_secure_haven_costs_one_more(pool: int, offered: bool) -> None:
    """It targets the bleeding vampire. The printed price is 3, and who pays her last pool is ousted."""
    t = position(
        seat(ready=[("Mira 4/8 bleed:4", ["Secure Haven"])]),
        seat(pool=pool, ready=["Oskar 2/4"], hand=["Archon Investigation"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("play Archon Investigation"):
        t.answer("pass")
    if offered:
        t.does("play Archon Investigation", by="b")
        assert (t.measure("b.pool"), t.region("Mira")) == (1, "ash-heap")


# -- Dreams of the Sphinx ---------------------------------------------------------------------------------------------

SPHINX = "Dreams of the Sphinx"


@rules_on("Dreams of the Sphinx", "LSJ 20070516")
def test_the_sphinx_does_not_dream_of_imbued() -> None:
    t = position(
        seat(play=[SPHINX], uncontrolled=["Otis 0/3 imbued clan:Judge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        options={"legacy": True},
    )
    assert t.offers(f"use {SPHINX} -1 -1")
    assert not t.offers(f"use {SPHINX} -1 -3")


@rules_on("Dreams of the Sphinx", "RTR 20040501")
def test_the_sphinx_does_not_dream_as_a_card_is_played() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"], play=[SPHINX], hand=["Sudden Reversal", *["Blank Page"] * 6], library=5),
        bystander(),
        phase="master",
    )
    t.passes_until_offered("play Misdirection")
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers(f"use {SPHINX}")


@rules_on("Dreams of the Sphinx", "ANK 20180318")
def test_a_card_that_is_not_replaced_counts_for_the_larger_hand() -> None:
    t = position(
        seat(play=[SPHINX], ready=["Mira 6/8"], hand=["Bum's Rush", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    t.does("target Oskar")
    until(t, f"use {SPHINX} -1 -1")
    t.does(f"use {SPHINX} -1 -1", by="a")
    assert t.measure("a.hand") == 7 + 2 - 1
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("a.hand") == 9


@rules_on("Dreams of the Sphinx", "LSJ 20100812")
def test_the_larger_hand_lasts_through_the_discard_phase() -> None:
    t = position(
        seat(play=[SPHINX], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 2/4"]), bystander(), phase="discard"
    )
    t.does(f"use {SPHINX} -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 0)) == (9, 9)
    while t.asks == "discard" and t.offers("pass"):
        t.passes()
    if t.asks != "discard-down":
        while t.g.turn_span().seat == 0:
            t.answer(t.options()[0])
    assert stats.hand_size(t.g, 0) == 7


# -- KRCG News Radio --------------------------------------------------------------------------------------------------


@rules_on("KRCG News Radio", "ANK 20200607")
def test_the_radio_waits_for_an_attempt_to_block() -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["KRCG News Radio"]),
    )
    t.does("hunt Mira")
    assert not t.ever_offered("use KRCG News Radio")
    t.does("block Oskar", by="b")
    t.does("use KRCG News Radio", by="c")
    assert t.told("blocked")


# -- Galaric's Legacy, Regent, Vast Wealth ----------------------------------------------------------------------------


@rules_on("Vast Wealth", "RTR 19941109")
@pytest.mark.parametrize(("pool", "ousted"), [(1, 1), (3, 0)])
def test_what_wealth_finds_must_be_paid_for(pool: int, ousted: int) -> None:
    t = position(
        seat(pool=pool, ready=[("Mira 4/8", ["Vast Wealth"])], library=["Blank Page", "Saturday-Night Special"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.g.ousted[0] == ousted


@rules_on("Vast Wealth", "PIB 20121028")
def test_wealth_shows_only_what_it_finds() -> None:
    t = position(
        seat(
            ready=[("Mira 4/8", ["Vast Wealth"])],
            library=["Misdirection", "Saturday-Night Special", "Arson"],
            hand=["Blank Page"] * 7,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.region("Saturday-Night Special") == "attached"
    assert len(t.g.library(0)) == 2
    assert not any(t.g.knows[card] for card in t.g.library(0))


# -- Powerbase: Tshwane, The Line -------------------------------------------------------------------------------------

SAVES = pytest.mark.parametrize(
    ("place", "card", "words"),
    [("The Line", "Govern the Unaligned", "DOM"), ("Powerbase: Tshwane", "Desert Eagle", "sect:Laibon")],
)


@rules_on("The Line", "ANK 20230620")
@rules_on("Powerbase: Tshwane", "ANK 20230620")
@SAVES
@pytest.mark.parametrize("moment", ["announced", "paid", "cancelled"])
def test_a_reduction_is_used_early_or_late_and_not_lost_on_a_cancelled_card(
    place: str, card: str, words: str, moment: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {words}"], hand=[card], play=[place]),
        seat(ready=["Oskar 2/4"], hand=["Direct Intervention"]),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    if t.asks == "as-played":
        t.does("play Direct Intervention" if moment == "cancelled" else "pass", by="b")
    if moment == "cancelled" and t.asks == "paying":
        t.does(f"use {place}", by="a")
        t.does("play Direct Intervention", by="b")
    elif moment != "cancelled":
        while t.asks != "paying":
            t.answer("pass")
        t.does(f"use {place}" if moment == "announced" else "pass", by="a")
        if moment == "paid":
            while t.asks != "paying":
                t.answer("pass")
            t.does(f"use {place}", by="a")
        t.goes_on()
    assert t.measure(f"{place}.locked") == (0 if moment == "cancelled" else 1)
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (30, 3)
    t.is_quiet()


@rules_on("Powerbase: Tshwane", "LSJ 20030917")
@pytest.mark.parametrize(("pool", "offered"), [(1, True), (2, True)])
def test_what_she_cannot_afford_alone_must_be_made_cheaper_at_once(pool: int, offered: bool) -> None:
    place = "Powerbase: Tshwane"
    t = position(
        seat(pool=pool, ready=["Mira 3/5 sect:Laibon", "Ira 2/4"], hand=[".44 Magnum"], play=[place]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        stop=True,
    )
    assert t.offers("play .44 Magnum Mira") is offered
    t.does("play .44 Magnum Mira 0")
    while t.asks != "paying":
        t.answer("pass")
    assert t.offers(f"use {place}")


COSTLY = {
    "action": made_up("Errand", faces.ACTION, blood=1, definition=definition(action("", gain(1)))),
    "equip": made_up("Gear", faces.EQUIPMENT, blood=1, definition=definition(permanent())),
    "employ": made_up("Aid", faces.RETAINER, life=1, blood=1, definition=definition(permanent())),
    "recruit": made_up("Friend", faces.ALLY, life=1, blood=1, definition=definition(permanent())),
    "call": made_up("Motion", faces.POLITICAL, blood=1, definition=definition(political(gain(1)))),
}


@rules_on("The Line", "ANK 20181007")
@pytest.mark.parametrize("what", list(COSTLY))
def test_the_line_is_for_the_blood_of_all_kinds_of_action_cards(what: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=[COSTLY[what]], play=["The Line"]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    t.does(f"play {COSTLY[what].name} Mira 0")
    t.does("use The Line", by="a")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert (t.measure("Mira.blood"), t.measure("The Line.locked")) == (4, 1)


@rules_on("The Line", "ANK 20230824")
@rules_on("Powerbase: Tshwane", "ANK 20230824")
@rules_on("Piper", "ANK 20230824")
@pytest.mark.parametrize(("place", "price"), [("The Line", {"blood": 1}), ("Powerbase: Tshwane", {"pool": 1})])
def test_a_reduction_helps_to_pay_for_what_piper_brings(place: str, price: dict[str, int]) -> None:
    friend = made_up("Friend", faces.ALLY, life=1, definition=definition(permanent()), **price)
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Piper", friend], play=[place]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper")
    t.does(f"use {place}", by="a")
    assert (t.region("Friend"), t.measure(f"{place}.locked")) == ("ready", 1)
    assert (t.measure("Mira.blood"), t.measure("a.pool")) == (4, 30)


# -- in the unlock phase ----------------------------------------------------------------------------------------------


@rules_on("Old Friends", "ANK 20200129")
def test_what_waits_for_the_unlock_phase_is_drawn_before_any_effect_of_it() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 obf"],
            hand=["Old Friends", *["Blank Page"] * 6],
            library=9,
            play=["Academic Hunting Ground"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
    )
    t.does("bleed Mira")
    until(t, "play Old Friends Mira 0")
    t.does("play Old Friends Mira 0", by="a")
    assert t.measure("a.hand") == 6
    while t.g.turn < 22 or t.asks != "unlock":
        t.answer("pass")
    assert (t.who(), t.measure("a.hand")) == ("a", 7)


# -- what is bought with pool or blood while locked -------------------------------------------------------------------


@rules_on("The Crocodile Temple", "ANK 20180326")
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_the_temple_does_not_bite_for_who_was_ousted(pool: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(pool=pool, ready=["Oskar 2/4 locked"], play=["The Crocodile Temple"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("use The Crocodile Temple"):
        t.answer("pass")
    assert t.offers("use The Crocodile Temple") is offered
    assert bool(t.g.ousted[1]) is not offered


# -- curses -----------------------------------------------------------------------------------------------------------


@rules_on("Art's Traumatic Essence", "LSJ 20070411")
@pytest.mark.parametrize(("words", "mode"), [("aus", 0), ("mel", 1), ("MEL", 2)])
def test_trauma_for_one_who_is_locked_by_then_comes_to_nothing(words: str, mode: int) -> None:
    card = "Art's Traumatic Essence"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["The Louvre, Paris"]),
        seat(ready=["Oskar 4/8 clan:Toreador", "Kin 2/4 locked"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    until(t, f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}")
    t.does("target Oskar")
    until(t, "use The Louvre, Paris -1 -1")
    t.does("use The Louvre, Paris -1 -1", by="a")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.region(card), t.measure("Mira.blood")) == (4, "ash-heap", 6 - cost)
    t.is_quiet()


@rules_on("Shadow Twin", "LSJ 20010303")
def test_a_shadow_twin_does_not_follow_a_retainer() -> None:
    t = position(
        seat(ready=["Mira 6/8 OBT"], hand=["Shadow Twin"]),
        seat(ready=[("Oskar 4/8", ["Mr. Winthrop"])]),
        bystander(),
    )
    life = t.measure("Mr. Winthrop.life")
    acts(t, "play Shadow Twin Mira 1", "target Mr. Winthrop")
    assert t.region("Shadow Twin") == "ash-heap"
    assert t.region("Mr. Winthrop") == ("ash-heap" if life == 1 else "attached")


@rules_on("Temptation", "LSJ 20010828")
def test_a_temptation_of_ones_own_vampire_is_undirected_and_unlocks_him() -> None:
    t = position(
        seat(ready=["Mira 6/8 SER", "Ines 1/4 locked"], hand=["Temptation"]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does("play Temptation Mira 1")
    t.does("target Ines")
    assert t.told("action")[0]["victims"] == []
    t.goes_on()
    t.does("use Temptation", by="a")
    assert (t.measure("Ines.locked"), t.measure("Temptation.blood"), t.g.controller[t["Ines"]]) == (0, 0, 0)


@rules_on("Temptation", "LSJ 20010227")
def test_two_temptations_do_not_add_up() -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[("Oskar 3/8", ["Temptation", "Temptation"])]), bystander())
    for name, counters in (("Temptation", 2), ("Temptation#2", 2)):
        t.g.controller[t[name]] = 0
        t.g.blood[t[name]] = counters
    t.g.total += 4
    t.g.forget_moments()
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Temptation")
    assert not t.ever_offered("use Temptation#2")


@rules_on("Condemnation: Mute", "ANK 20251125")
def test_a_mute_vampire_takes_no_votes_away() -> None:
    """With one vote of a primogen and three fewer he has none, and the two of the other count."""
    t = position(
        seat(
            ready=[("Mira 4/8 primogen", ["Condemnation: Mute"]), "Ines 4/8 prince"], hand=["Kine Resources Contested"]
        ),
        seat(pool=20, ready=["Oskar 4/8"]),
        bystander(),
    )
    assert stats.votes(t.g, t["Mira"]) <= 0
    t.does("play Kine Resources Contested Ines 0")
    while t.asks not in t.quiet:
        t.does(
            next(text for text in ("vote Mira for", "vote Ines for", "pass") if t.offers(text))
            if t.offers("pass")
            else t.options()[0]
        )
    assert t.told("result")[-1]["result"] == "passed"

"""Cards on which tournament decks turn: actions out of turn, frenzies, guards of the pool, cancelled cards, curses."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import HAND
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011

# -- Enkil Cog --------------------------------------------------------------------------------------------------------


def _bleeds_with_the_cog(capacity: int, edition: str, pool: int = 30) -> Table:
    t = position(
        seat(ready=[f"Mira 5/{capacity}"], hand=["Enkil Cog"]),
        seat(pool=pool, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(20):
        if t.offers("play Enkil Cog") or t.asks == "minion":
            break
        t.answer("pass")
    return t


@editions
@rules_on("Enkil Cog", "PIB 20150915")
@pytest.mark.parametrize(("capacity", "pool", "offered"), [(10, 30, True), (9, 30, False), (10, 1, True)])
def test_the_cog_is_put_on_an_elder_after_a_successful_bleed(
    capacity: int, pool: int, offered: bool, edition: str
) -> None:
    """Even if the prey is ousted by it."""
    t = _bleeds_with_the_cog(capacity, edition, pool)
    assert t.offers("play Enkil Cog") is offered
    if offered:
        assert t.measure("b.pool") == pool - 1
        t.does("play Enkil Cog")
        assert t.g.host[t["Enkil Cog"]] == t["Mira"]
        assert stats.bleed(t.g, t["Mira"]) == 2


def _in_the_turn_of_b(edition: str, *hand: str, answers: tuple[str, ...] = ()) -> Table:
    return position(
        seat(ready=["Oskar 2/4"], hand=list(answers)),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 5/10", ["Enkil Cog"])], hand=list(hand)),
        edition=edition,
    )


@editions
def test_the_vampire_with_the_cog_acts_in_the_turns_of_others(edition: str) -> None:
    t = _in_the_turn_of_b(edition)
    assert t.who() == "c"
    with t.unchanged("b.pool", "c.pool", "Vera.locked"):
        t.does("use Enkil Cog")
        assert t.asks == "minion"
        assert t.offers("hunt Mira")
        t.does("bleed Mira")
        t.goes_on()
    assert (t.measure("a.pool"), t.measure("Enkil Cog.locked"), t.measure("Mira.locked")) == (28, 1, 1)
    assert (t.asks, t.who()) == ("minion", "a")
    t.does("bleed Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_the_vampire_with_the_cog_who_has_no_blood_hunts(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 0/10", ["Enkil Cog"])], hand=["Abactor", "Bum's Rush"]),
        edition=edition,
    )
    t.does("use Enkil Cog", by="c")
    hunts = [f"hunt {t['Mira']}", f"play {t['Abactor']} {t['Mira']} 0"]
    assert (t.who(), t.asks, t.options()) == ("c", "minion", [*hunts, "pass"])
    t.does("hunt Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 1
    assert (t.asks, t.who()) == ("minion", "a")


@editions
@pytest.mark.parametrize(("on", "called"), [((), True), (("Trophy: Diablerie",), False)])
def test_a_blood_hunt_is_called_on_an_abactor_unless_none_can_be(
    edition: str, on: tuple[str, ...], called: bool
) -> None:
    t = position(
        seat(ready=[("Mira 1/8", list(on))], hand=["Abactor"]), seat(ready=["Oskar 2/4"]), seat(), edition=edition
    )
    t.does("play Abactor Mira 0")
    while t.asks not in t.quiet:
        t.does("blood-hunt") if t.asks == "blood-hunt" else t.goes_by()
    assert t.measure("Mira.blood") == 6
    assert [told["of"] for told in t.told("referendum")] == ["blood-hunt"] * called
    t.is_quiet()


@editions
def test_her_who_acts_by_the_cog_others_may_block(edition: str) -> None:
    t = _in_the_turn_of_b(edition)
    t.does("use Enkil Cog")
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="a")
    t.goes_on("strike")
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Mira"], t["Oskar"])]


@since_2011
@rules_on("Enkil Cog", "LSJ 20081213-1")
def test_who_is_cancelled_may_act_again_by_the_cog(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        seat(ready=[("Mira 5/10 DOM", ["Enkil Cog"])], hand=["Govern the Unaligned"]),
        edition=edition,
    )
    t.does("use Enkil Cog", by="c")
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Direct Intervention", by="b")
    assert (t.asks, t.who(), t.measure("Enkil Cog.locked")) == ("minion", "c", 1)
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.asks, t.who()) == (28, "minion", "a")


@editions
def test_one_action_is_all_that_the_cog_gives(edition: str) -> None:
    """She unlocks after it, and is not asked for another; her card is card 0."""
    t = position(
        seat(ready=[("Mira 5/10 FOR", ["Enkil Cog"])], hand=["Freak Drive"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        turn="c",
        edition=edition,
    )
    t.does("use Enkil Cog", by="a")
    t.does("bleed Mira", by="a")
    t.passes_until_offered("play Freak Drive Mira")
    t.does("play Freak Drive Mira", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (28, 0)
    assert (t.asks, t.who()) == ("minion", "c")
    t.is_quiet()


@editions
def test_whoever_cannot_act_has_no_use_for_the_cog(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 5/10 locked", ["Enkil Cog"])]),
        edition=edition,
    )
    assert (t.asks, t.who()) == ("minion", "a")


# -- Rötschreck and the Sire's Index Finger ---------------------------------------------------------------------------


def _burning(
    edition: str, weapon: str = "Ivory Bow", on_oskar: tuple[str, ...] = (), answers: tuple[str, ...] = ()
) -> Table:
    """Mira's bleed is blocked by Oskar, she has the weapon, and seat c holds the frenzy: strikes are to be chosen."""
    t = position(
        seat(ready=[("Mira 6/8", [weapon] if weapon else [])]),
        seat(ready=[("Oskar 6/8 CEL", list(on_oskar))], hand=list(answers)),
        seat(ready=["Vera 2/4"], hand=["Rötschreck", "Rötschreck"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks != "strike" and not t.told("combat-over"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    return t


@editions
@rules_on("Rötschreck", "RTR 19980623", "LSJ 19990217", "LSJ 20020715", "LSJ 20070709-2")
def test_fear_of_fire_sends_to_torpor_before_any_strike(edition: str) -> None:
    t = _burning(edition)
    assert not t.offers("play Rötschreck")
    t.does("use Ivory Bow")
    assert t.who() == "c"
    t.does("play Rötschreck")
    with t.unchanged("Oskar.blood", "Mira.blood", "a.pool"):
        t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.locked"), t.region("Mira")) == ("torpor", 1, "ready")
    assert t.g.host[t["Rötschreck"]] == t["Oskar"]
    assert not t.ever_offered("strike Oskar")
    assert not t.told("damage")
    t.is_quiet()


@editions
@rules_on("Rötschreck", "RTR 20041202", "LSJ 20011005")
def test_it_may_wait_for_the_other_strike_even_a_dodge(edition: str) -> None:
    t = _burning(edition, answers=("Side Strike",))
    t.does("use Ivory Bow")
    t.answer("pass")
    t.does("play Side Strike", by="b")
    t.does("play Rötschreck", by="c")
    t.goes_on()
    assert t.region("Oskar") == "torpor"


@editions
@rules_on("Rötschreck", "LSJ 19990217")
def test_no_fear_of_plain_strikes(edition: str) -> None:
    t = _burning(edition, weapon="")
    assert t.told("combat-over")
    assert not t.ever_offered("play Rötschreck")


@editions
@rules_on("Sire's Index Finger", "LSJ 20040210")
def test_the_finger_keeps_frenzies_away(edition: str) -> None:
    t = _burning(edition, on_oskar=("Sire's Index Finger",))
    t.does("use Ivory Bow")
    assert t.told("combat-over")
    assert not t.ever_offered("play Rötschreck")


@editions
@rules_on("Rötschreck", "ANK 20191025")
@pytest.mark.parametrize("burned", [False, True])
def test_the_frightened_stays_locked_for_a_turn(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], torpor=[("Oskar 6/8 locked", [] if burned else ["Rötschreck"])]),
        seat(ready=["Ada 2/4"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    passes_to(t, "minion")
    assert (t.measure("Oskar.locked"), burned or t.region("Rötschreck") == "ash-heap") == (int(not burned), True)


@editions
def test_the_frenzy_is_for_the_turns_of_others(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Ivory Bow"])], hand=["Rötschreck"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.told("combat-over"):
        t.answer("block " + str(t["Oskar"]) if t.offers("block Oskar") else t.options()[-1])
    assert not t.ever_offered("play Rötschreck")


# -- what guards and what haunts --------------------------------------------------------------------------------------


@editions
@rules_on("The Eternals of Sirius", "LSJ 20020620")
def test_the_eternals_are_paid_for_as_they_give(edition: str) -> None:
    t = position(
        seat(pool=4, ready=["Mira 3/5 clan:Ministry"], hand=["The Eternals of Sirius"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play The Eternals of Sirius -1 0")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (5, 0)


@editions
@rules_on("Protected Resources", "LSJ 20030211", "TOM 19960413")
@pytest.mark.parametrize(("bonus", "copies", "burned"), [(0, 1, 1), (1, 1, 2), (3, 1, 2), (3, 2, 2), (3, 0, 4)])
def test_protected_resources_burn_at_most_two_pool(bonus: int, copies: int, burned: int, edition: str) -> None:
    """The bleed is as large as it is: only what is burned is less."""
    t = position(
        seat(ready=[f"Mira 3/5 bleed:{bonus + 1}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"] * copies),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool"):
        t.does("bleed Mira")
        t.goes_on()
    assert t.measure("b.pool") == 30 - burned
    assert t.told("bleeds")[0]["amount"] == 1 + bonus
    t.is_quiet()


@editions
def test_who_bleeds_is_protected_no_more(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Protected Resources"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"]),
        bystander(),
        edition=edition,
    )
    mine, others = [card for card in range(len(t.g.face)) if t.g.face[card].name == "Protected Resources"]
    t.does("hunt Mira")
    t.goes_on()
    assert t.g.is_in_play(mine)
    t = position(
        seat(ready=["Mira 3/5"], play=["Protected Resources"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert (t.g.is_in_play(mine), t.g.is_in_play(others)) == (False, True)


@editions
@rules_on("FBI Special Affairs Division", "LSJ 20100527")
@pytest.mark.parametrize(("counters", "left"), [(0, "play"), (3, "ash-heap")])
def test_the_fbi_avenges_an_ally(counters: int, left: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 strength:4"]),
        seat(ready=["Renegade Garou"], play=["FBI Special Affairs Division"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["FBI Special Affairs Division"]] = counters
    t.does("bleed Mira")
    while not t.told("combat-over"):
        t.answer(next((one for one in t.options() if one.startswith(("block", "strike"))), t.options()[-1]))
    assert t.region("Renegade Garou") == "ash-heap"
    t.goes_on()
    assert t.region("FBI Special Affairs Division") == left


@editions
@rules_on("The Ankara Citadel, Turkey", "RTR 20070707")
@pytest.mark.parametrize(
    ("card", "words", "printed", "cost"),
    [("Majesty", "PRE", 1, 0), ("Freak Drive", "FOR", 1, 1), ("Burning Wrath", "POT", 3, 1)],
)
def test_cards_cost_half_in_the_citadel(card: str, words: str, printed: int, cost: int, edition: str) -> None:
    """But for action modifiers, and only for the vampire who has it."""
    t = position(
        seat(
            ready=[(f"Mira 6/8 clan:Tremere {words}", ["The Ankara Citadel, Turkey"]), f"Ines 6/8 {words}"], hand=[card]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert [blood_cost(t.g, t[card], 0, t[one]) for one in ("Mira", "Ines")] == [cost, printed]


@editions
def test_a_strike_is_paid_by_half_in_the_citadel(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Tremere PRE", ["The Ankara Citadel, Turkey"])], hand=["Majesty"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Majesty")
    t.does("play Majesty Mira 0")
    t.goes_on("strike")
    assert t.measure("Mira.blood") == 6


@editions
def test_the_citadel_is_a_location_and_no_equipment(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Tremere", ["The Ankara Citadel, Turkey"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    citadel = t["The Ankara Citadel, Turkey"]
    assert not stats.is_equipment(t.g, citadel)
    assert stats.bears(t.g, citadel, "location")


@since_2011
@rules_on("Dark Influences", "ANK 20200813-2", "LSJ 20080630")
def test_dark_influences_cancel_a_card_and_then_who_would_cancel(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM", "Ines 6/8 DOM"], hand=["Govern the Unaligned", "Scouting Mission"]),
        seat(ready=["Oskar 2/4"], hand=["Dark Influences"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Dark Influences", by="b")
    assert (t.region("Dark Influences"), t.measure("b.pool"), t.measure("Mira.locked")) == ("play", 28, 0)
    assert t.asks == "minion"
    t.does("play Scouting Mission Ines 0")
    t.does("play Direct Intervention", by="c")
    assert (t.region("Dark Influences"), t.region("Direct Intervention"), t.measure("c.pool")) == (
        "ash-heap",
        "ash-heap",
        30,
    )
    t.goes_on()
    assert (t.measure("Ines.locked"), t.measure("b.pool")) == (1, 26)


@since_2011
def test_dark_influences_paid_for_with_the_last_pool_cancel_and_leave_with_whoever_played_them(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Govern the Unaligned"]),
        seat(ready=["Oskar 2/4"]),
        seat(pool=2, ready=["Vera 2/4"], hand=["Dark Influences"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Dark Influences", by="c")
    assert t.g.ousted == [0, 0, 1]
    assert (t.measure("Mira.locked"), t.region("Govern the Unaligned")) == (0, "ash-heap")
    assert (t.region("Dark Influences"), t.told("in-play")) == ("removed", [])
    assert t.asks == "minion"
    assert not t.g.faults()


@since_2011
def test_dark_influences_let_a_reaction_to_a_card_pass_that_cancels_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Govern the Unaligned"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Wake with Evening's Freshness"]),
        seat(ready=["Vera 2/4"], play=["Dark Influences"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Wake with Evening's Freshness Oskar", by="b")
    assert t.region("Dark Influences") == "play"
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dark Influences")) == (30, "play")


@since_2011
@rules_on("Not to Be", "LSJ 20080630")
def test_an_event_is_not_to_be(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["The Unmasking"]),
        seat(ready=["Oskar 2/4"], hand=["Not to Be"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    t.does("play Not to Be", by="b")
    assert (t.region("The Unmasking"), t.region("Not to Be"), t.measure("b.pool")) == ("ash-heap", "play", 29)


@since_2011
def test_not_to_be_moves_an_action_from_the_discard_phase_to_the_master_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Not to Be"], hand=["Blank Page", "Ascendance", "Svadharma", "Ascendance"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    first, second = [card for card in t.g.hand(0) if t.g.face[card].name == "Ascendance"]
    t.answer(f"play {first} -1 0")
    assert t.asks == "master"
    t.answer(f"play {second} -1 0")
    assert (t.asks, t.measure("a.pool")) == ("minion", 32)
    t.answer("pass")
    while t.g.turn_span().seat == 0:
        assert not t.options("discard")
        t.answer("pass")
    assert t.region("Not to Be") == "ash-heap"


@editions
@rules_on("Rötschreck", "RTR 19980928", "ANK 20211102")
@pytest.mark.parametrize(("weapon", "offered"), [("Blow Torch", False), ("Ivory Bow", True)])
def test_no_fear_of_fire_that_does_not_reach(weapon: str, offered: bool, edition: str) -> None:
    t = _burning(edition, weapon=weapon)
    now = t.g.round()
    assert now is not None
    now.long = 1
    t.does(f"use {weapon}")
    assert t.offers("play Rötschreck") is offered


@editions
@rules_on("Rötschreck", "RTR 20020501", "LSJ 20071009")
def test_who_fights_on_does_not_flee(edition: str) -> None:
    """Another combat begins at once: he keeps the card, but is neither locked by it nor sent to torpor."""
    t = position(
        seat(ready=[("Mira 6/8 CEL", ["Ivory Bow"])], hand=["Psyche!"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers("play Rötschreck"):
        t.does("block Oskar" if t.offers("block Oskar") else "use Ivory Bow" if t.offers("use Ivory Bow") else "pass")
    t.does("play Rötschreck")
    while not t.offers("play Psyche!"):
        t.answer("pass")
    t.does("play Psyche! Mira")
    while len(t.told("combat-over")) < 2:
        t.answer(next((one for one in t.options() if one.startswith("strike")), t.options()[-1]))
    assert (t.region("Oskar"), t.g.host[t["Rötschreck"]]) == ("ready", t["Oskar"])


@since_2011
def test_what_dark_influences_cancel_cannot_be_played_again_this_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM", "Ines 6/8 DOM"], hand=["Govern the Unaligned"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Dark Influences"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Dark Influences", by="b")
    t.g.put(t["Govern the Unaligned"], HAND, 0)
    t.does("hunt Ines")
    t.goes_on()
    assert t.asks == "minion"
    assert not t.offers("play Govern the Unaligned")

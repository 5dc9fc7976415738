"""Cards on which tournament decks turn: actions out of turn, frenzies, guards of the pool, cancelled cards, curses."""

from __future__ import annotations

import pytest

from praxis.vtes.model import facts, spans, stats
from praxis.vtes.model.regions import HAND
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.requirement import blood_cost
from praxis.vtes.rules.sect import change_sect
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
    while not t.offers("play Majesty"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
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


# -- on vampires ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Legendary Vampire", "LSJ 20030519-2")
def test_a_legend_is_who_was_influenced_last_turn(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8"],
            uncontrolled=["Old 7/7", "Young 5/5"],
            hand=["Legendary Vampire"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Legendary Vampire")
    for turn in range(2):
        for _ in range(80):
            out = next((one for one in t.options() if one.startswith("out")), "pass")
            t.answer(out if out in t.options() else t.options()[0])
            if t.asks == "master" and t.who() == "a":
                break
        assert t.offers("play Legendary Vampire") is (turn == 0)
        if turn == 0:
            t.answer("pass")


@editions
def test_a_legend_bleeds_and_votes_more(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Legendary Vampire"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.total(t.g, spans.VOTES, t["Mira"])) == (3, 2)
    t.does("use Legendary Vampire Mira")
    t.goes_on()
    assert t.told("referendum")


@editions
def test_memories_of_mortality_spare_allies(edition: str) -> None:
    t = position(
        seat(ready=["Renegade Garou", "Mira 6/8"]),
        seat(ready=[("Oskar 2/4", ["Memories of Mortality"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Renegade Garou")
    while t.asks != "minion":
        assert not t.offers("block Oskar")
        t.answer("pass")
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")


@editions
def test_memories_of_mortality_end_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Memories of Mortality"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Memories of Mortality")
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Memories of Mortality")) == ("torpor", 5, "ash-heap")


@editions
@pytest.mark.parametrize(("clan", "stealth"), [("Ravnos", 1), ("Ventrue", 0)])
def test_the_purge_is_put_on_the_vampire(clan: str, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 clan:{clan}"], hand=["Baltimore Purge"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Baltimore Purge Mira")
    assert t.told("action")[0].get("stealth", 0) == stealth
    t.goes_on()
    assert t.g.host[t["Baltimore Purge"]] == t["Mira"]


@editions
@rules_on("Baltimore Purge", "ANK 20210529", "LSJ 20050111")
@pytest.mark.parametrize("lasombra", [False, True])
def test_the_purge_sends_one_of_each_to_torpor(lasombra: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 5/5", ["Baltimore Purge"]), f"Ines 6/8 clan:{'Lasombra' if lasombra else 'Ventrue'}"]),
        seat(ready=["Oskar 2/4", "Kurt 2/5", "Old 2/6"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    while t.asks != "pick":
        t.goes_by("unlock")
    assert t.who() == ("a" if lasombra else "b")
    assert not t.offers("pick Old")
    t.does("pick Kurt")
    regions = [t.region(one) for one in ("Mira", "Ines", "Oskar", "Kurt", "Old", "Vera", "Baltimore Purge")]
    assert regions == ["torpor", "ready", "ready", "torpor", "ready", "torpor", "ash-heap"]


@editions
@rules_on("Abactor", "LSJ 20090411", "LSJ 20100112")
@pytest.mark.parametrize(("blood", "hunted"), [(3, True), (8, False)])
def test_an_abactor_is_hunted(blood: int, hunted: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8"], hand=["Abactor"]),
        seat(ready=["Oskar 2/4 locked prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Abactor Mira")
    while t.asks != "minion":
        t.answer(next((one for one in t.options() if one.startswith("blood-hunt")), "pass"))
    assert t.measure("Mira.blood") == 8
    assert bool(t.told("referendum")) is hunted


@since_2011
def test_going_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Camarilla", "Ines 3/8 prince:Boston", "Ada 2/4 sect:Anarch"], hand=["Go Anarch"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Go Anarch Ines")
    assert not t.offers("play Go Anarch Ada")
    t.does("play Go Anarch Mira")
    t.goes_on()
    assert (stats.is_anarch(t.g, t["Mira"]), t.measure("Mira.blood"), t.measure("Mira.locked")) == (True, 3, 0)
    assert t.region("Go Anarch") == "attached"
    change_sect(t.g, t["Mira"], "Sabbat")
    t.does("hunt Mira")
    t.goes_on()
    assert t.region("Go Anarch") == "ash-heap"


@since_2011
@rules_on("Ruins of Charizel", "LSJ 20050228-2")
def test_the_ruins_keep_what_demons_cost(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 trait:infernal locked"], play=["Ruins of Charizel"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    while not t.offers("unlock Mira"):
        t.goes_by()
    t.does("unlock Mira")
    assert (t.measure("a.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)


@editions
def test_the_ruins_reduce_a_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:3"]),
        seat(ready=["Oskar 2/4 locked"], play=["Ruins of Charizel"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Ruins of Charizel"]] = 3
    t.does("bleed Mira")
    while not t.offers("use Ruins of Charizel"):
        t.answer("pass")
    t.does("use Ruins of Charizel")
    t.does("amount 2")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)
    t.answer("pass")
    assert t.g.turn_span().seat == 1
    assert t.measure("Ruins of Charizel.blood") == 0


# -- what others may do -----------------------------------------------------------------------------------------------


def _answers(t: Table, word: str) -> None:
    """The first such answer, or whatever passes."""
    t.answer(next((one for one in t.options() if one.startswith(word)), t.options()[-1]))


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
        _answers(t, "vote")
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
    _answers(t, "play")
    assert t.asks in ("open", "block")
    assert len(t.g.hand(1)) == held
    while t.asks != "discard":
        t.goes_by()
    assert len(t.g.hand(1)) == 7


@editions
@rules_on("Alastor", "LSJ 20040518", "LSJ 20050331-2")
@pytest.mark.parametrize("find", [True, False])
def test_an_alastor_gets_equipment_for_half_its_cost(find: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 sect:Camarilla title:justicar", "Ada 2/4 sect:Sabbat"],
            hand=["Alastor", *["Blank Page"] * 6],
            library=["Assault Rifle", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked sect:Camarilla"]),
        bystander(),
        edition=edition,
    )
    price = t.g.face[t["Assault Rifle"]].pool
    assert price % 2
    t.does("play Alastor Mira")
    while t.asks not in ("terms", "target"):
        t.answer("pass")
    assert not t.offers("target Ada")
    t.answer(next(one for one in t.options() if one.endswith(f" {t['Mira']}")))
    while t.asks != "search":
        _answers(t, "vote")
    t.answer(t.options("find")[0] if find else "pass")
    t.goes_on()
    worn = "attached" if find else "library"
    assert (t.region("Alastor"), t.region("Assault Rifle")) == ("attached", worn)
    assert t.measure("a.pool") == (30 - price // 2 if find else 30)


@editions
def test_an_alastor_attacks_and_commits_no_diablerie(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Camarilla", ["Alastor"])]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Gone 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not any(one.startswith("diablerize") for one in t.options())
    t.does("use Alastor Mira")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on("strike")
    assert t.told("combat")


@since_2011
@rules_on("Veil of Darkness", "LSJ 20090323", "LSJ 20100728")
@pytest.mark.parametrize(("top", "cancelled"), [("Ascendance", True), ("Majesty", False)])
def test_the_veil_swallows_a_discipline(top: str, cancelled: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 DOM"],
            hand=["Govern the Unaligned", "Scouting Mission", *["Blank Page"] * 5],
            library=[top, top],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    assert t.ever_offered("play Direct Intervention") is not cancelled
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == ((0, 30) if cancelled else (1, 27))
    if cancelled:  # only the first such card of the turn
        t.does("play Scouting Mission Mira 0")
        t.goes_on()
        assert t.measure("b.pool") == 28


@since_2011
@pytest.mark.parametrize(("card", "words", "blood"), [("Arms of the Abyss", "OBT", 4), ("Majesty", "PRE", 6)])
def test_the_veil_burns_who_uses_obtenebration(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card, *["Blank Page"] * 6], library=["Ascendance"]),
        seat(ready=["Oskar 2/4 strength:0"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers(f"play {card}"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    _answers(t, "play")
    assert (t.measure("Mira.blood"), t.region(card)) == (blood, "ash-heap")


@editions
@pytest.mark.parametrize("gear", [["Camera Phone"], ["Camera Phone", "Laptop Computer"]])
def test_a_camera_phone_takes_no_help_from_other_equipment(gear: list[str], edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", gear)]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Camera Phone Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


@editions
def test_a_plain_bleed_has_no_use_of_the_phone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Camera Phone", "Laptop Computer"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


@since_2011
@rules_on("Infernal Servitor", "LSJ 19980303")
@pytest.mark.parametrize(("words", "level"), [("dai", 0), ("DAI", 1)])
def test_an_infernal_servitor_acts_at_once_and_is_gone(words: str, level: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} trait:infernal", "Ada 2/4 DAI"], hand=["Infernal Servitor", "Lost in Crowds"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Infernal Servitor Ada")
    t.does(f"play Infernal Servitor Mira {level}")
    t.goes_on()
    assert (t.region("Infernal Servitor"), t.measure("a.pool")) == ("ready", 29)
    t.does("bleed Infernal Servitor")
    if level:
        t.does("block Oskar")
        t.does("play Lost in Crowds Infernal Servitor 0")
    t.goes_on("block")
    assert t.ever_offered("play Lost in Crowds") is (level == 1)
    assert (t.measure("b.pool"), t.region("Infernal Servitor")) == (27, "removed")


@since_2011
def test_an_infernal_servitor_needs_a_master(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 trait:infernal", "Infernal Servitor", "Ada 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.g.burn(t["Mira"], "card.golden.overrides-rules")
    t.does("hunt Ada")
    assert t.region("Infernal Servitor") == "removed"


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
    while not t.offers(f"play {card}"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    _answers(t, "play")
    while t.asks != "minion":
        t.goes_by()
    assert (stats.hand_size(t.g, 1), len(t.g.hand(1))) == (6, 6)
    while t.asks != "discard":
        t.goes_by()
    assert t.who() == "a"
    assert len(t.g.hand(1)) == later


# -- The Status Perfectus ---------------------------------------------------------------------------------------------


@since_2011
def test_the_status_perfectus_shares_blood_among_anarchs(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch", "Ines 2/5 sect:Anarch", "Ada 2/4 sect:Sabbat"], play=["The Status Perfectus"]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Status Perfectus")
    assert not t.offers("target Ada")
    t.does("target Mira")
    if t.asks == "target":
        t.does("target Ines")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Ada")] == [2, 3, 2]
    assert not t.offers("use The Status Perfectus")


@since_2011
@rules_on("The Status Perfectus", "LSJ 20001126")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Sabbat", False)])
def test_another_anarch_fights_whom_an_anarch_blocked(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[f"Oskar 6/8 sect:{sect}", "Ines 6/8 sect:Anarch"], play=["The Status Perfectus"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers("use The Status Perfectus") and t.asks != "influence":
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    assert t.offers("use The Status Perfectus") is offered
    if offered:
        mira, ines = t.measure("Mira.blood"), t.measure("Ines.blood")
        t.does("use The Status Perfectus")
        if t.asks == "target":
            t.does("target Ines")
        t.goes_on("strike")
        assert [(told["acting"], told["opposing"]) for told in t.told("combat")][-1] == (t["Mira"], t["Ines"])
        assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (mira - 1, ines)
        assert (t.measure("Ines.locked"), t.measure("The Status Perfectus.locked")) == (1, 1)


@since_2011
def test_the_status_perfectus_is_for_anarchs(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch", "Ada 2/4 sect:Sabbat"], hand=["The Status Perfectus"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play The Status Perfectus Ada")
    t.does("play The Status Perfectus Mira")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.region("The Status Perfectus") == "play"


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

"""Master cards: D."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import BLEED, definition, mod, modifier
from praxis.vtes.effects import forbidding as rule
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import HAND
from praxis.vtes.model.rulings import bars
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FULL_HAND, appendix, plays_at_once, unseen_table
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import ACTIONS, is_all_there_is, plays_it_out, with_canceller
from tests.vtes.cards.combat_tables import acts_and_is_blocked
from tests.vtes.cards.location_tables import polling
from tests.vtes.cards.master_tables import BLACK_HAND, DIA, asks_for
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011

# -- Dabbler ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Dabbler", "ANK 20180719-4")
@pytest.mark.parametrize(("cards", "way"), [(3, 0), (3, 1), (2, -1)])
def test_a_dabbler_gains_by_three_disciplines(cards: int, way: int, edition: str) -> None:
    """Ruling: once in each turn, of whomever."""
    t = position(
        seat(
            ready=[("Mira 3/8 vic OBF dom", ["Dabbler"])],
            hand=["Changeling", "Faceless Night", "Govern the Unaligned"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    if cards == 3:
        t.does("play Changeling Mira 0")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("play Faceless Night Mira 0", by="a")
    for _ in range(40):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.passes()
    assert (t.asks == "may") is (way >= 0)
    if way >= 0:
        before = t.measure("Mira.blood")
        t.does("yes")
        t.does(f"way {way}")
        assert (t.measure("Mira.blood") - before, t.measure("Mira.locked")) == ((-1, 0), (1, 1))[way]


@editions
@rules_on("Dabbler", "ANK 20220411")
def test_a_cancelled_action_is_nothing_for_a_dabbler(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 vic OBF dom", ["Dabbler"]), "Ines 2/4"], hand=["Govern the Unaligned"]),
        seat(ready=["Oskar 2/4"], hand=["Direct Intervention"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.goes_on()
    assert not t.ever_offered("yes")


@rules_on("Dabbler", "ANK 20220411")
@pytest.mark.parametrize(("codes", "asked"), [(("dom", "obf", "pre"), True), (("dom", "obf"), False)])
def test_a_cancelled_card_counts_for_a_dabbler(codes: tuple[str, ...], asked: bool) -> None:
    """The first of them is cancelled: its Discipline was used all the same."""
    tricks = [
        made_up(f"Trick {code}", faces.MODIFIER, definition=definition(modifier(code, mod(BLEED, 1)))) for code in codes
    ]
    t = position(
        seat(ready=[("Mira 6/8 dom obf pre", ["Dabbler"])], hand=tricks),
        seat(ready=["Oskar 2/4"], hand=["Direct Intervention"]),
        bystander(),
    )
    t.does("bleed Mira")
    for number, trick in enumerate(tricks):
        until(t, f"play {trick.name} Mira 0")
        t.does(f"play {trick.name} Mira 0", by="a")
        if not number:
            t.does("play Direct Intervention", by="b")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    assert (t.asks == "may") is asked
    assert t.measure("b.pool") == 30 - 1 - (len(codes) - 1) - t.g.face[t["Direct Intervention"]].pool


# -- Danse Macabre ----------------------------------------------------------------------------------------------------


@editions
def test_the_danse_macabre_unlocks_once_for_a_blood(edition: str) -> None:
    t = plays_at_once("Danse Macabre", edition, "Mira 3/5 sect:Sabbat", "Ines 2/5 sect:Camarilla")
    passes_to(t, "minion")
    t.does("bleed Ines")
    t.goes_on()
    assert t.asks == "minion"
    t.does("bleed Mira")
    t.goes_on()
    t.does("no", by="a")  # that does not use it up
    assert t.measure("Mira.locked") == 1


@editions
def test_the_danse_macabre_is_for_one_action(edition: str) -> None:
    t = plays_at_once("Danse Macabre", edition, "Mira 3/5 sect:Sabbat", "Ines 2/5 sect:Camarilla")
    passes_to(t, "minion")
    t.does("bleed Mira")
    t.goes_on()
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 2)
    t.does("hunt Mira")
    t.goes_on()
    assert t.asks == "minion"
    assert t.measure("Mira.locked") == 1


# -- Dark Influences --------------------------------------------------------------------------------------------------


@ruled_alike("card", ["Dark Influences", "Esprit de Corps", "Khalu", "Louhi"], "LSJ 20061207", "LSJ 20061013")
def test_nothing_else_is_done_as_an_action_card_is_played(card: str) -> None:
    t, cancels = with_canceller(card)
    plays_it_out(t, "Errand")
    is_all_there_is(t, "b", cancels, "a")
    to_the_end(t)
    t.is_quiet()


@ruled_alike(
    "card again",
    [
        ("Dark Influences", True),  # it is another copy
        ("Direct Intervention", True),
        ("Denial of Aphrodite's Favor", False),  # says so itself
        ("Determine", False),  # says so itself
        ("Esprit de Corps", True),
        ("Scry the Hearthstone", True),
        ("Touch of Clarity", True),
        ("Meditative Grove", True),
        ("Louhi", True),
    ],
    "RBK cancel-a-card",
)
def test_who_has_an_action_card_cancelled_is_free_to_act(card: str, again: bool) -> None:
    t, cancels = with_canceller(card)
    name = "Fit" if card == "Meditative Grove" else "Errand"
    plays_it_out(t, name)
    t.does(cancels, by="b")
    to_the_end(t)
    assert (t.asks, t.measure("Mira.locked"), t.told("action")) == ("minion", 0, [])
    assert t.offers(f"play {name}#2 Mira 0") is again
    assert t.offers("hunt Mira")
    if again:
        plays_it_out(t, f"{name}#2")
        to_the_end(t)
        assert len(t.told("action")) == 1
        assert t.measure("Mira.locked") == 1
    t.is_quiet()


@rules_on("Dark Influences", "RTR 20001020")
@rules_on("Louhi", "RTR 20001020")
def test_who_is_brought_by_piper_is_not_cancelled() -> None:
    t = position(
        seat(ready=["Mira 4/5 pre sect:Anarch"], hand=["Piper", ACTIONS["recruit"]]),
        seat(ready=["Louhi"], hand=["Dark Influences"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper")
    assert t.region("Friend") == "ready"
    assert not t.ever_offered("use Louhi")
    assert not t.ever_offered("play Dark Influences")
    t.is_quiet()


@rules_on("Dark Influences", "LSJ 20030224", "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_modifier_was_played_but_does_not_count_against_the_limit() -> None:
    t = position(
        seat(ready=["Mira 6/8 dom"], hand=["Conditioning", "Conditioning", "Threats"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Dark Influences"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Conditioning Mira 0")
    t.does("play Conditioning Mira 0", by="a")
    assert t.asks == "as-played"
    t.does("play Dark Influences", by="b")
    assert not t.offers("play Conditioning#2 Mira 0")
    until(t, "play Threats Mira 0")
    t.does("play Threats Mira 0", by="a")
    t.goes_on()
    assert not t.ever_offered("play Conditioning#2 Mira 0", 2)
    assert t.measure("b.pool") == 30 - t.g.face[t["Dark Influences"]].pool - 2  # and a bleed for two
    t.is_quiet()


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


# -- Dead Pool --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("clan", "counters"), [("Lasombra", 1), ("Caitiff", 0)])
def test_the_dead_pool_fills_with_the_fallen(clan: str, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 strength:4 clan:{clan}"], play=["Dead Pool"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("yes" if t.asks == "may" else "strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Dead Pool.blood") == counters


@editions
def test_the_dead_pool_is_spent_on_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Lasombra"], play=["Dead Pool counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers("use Dead Pool"):
            break
        t.passes()
    t.does("use Dead Pool", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Dead Pool.blood")) == (27, 0)


# -- Demonstration ----------------------------------------------------------------------------------------------------


@editions
def test_a_demonstration_cancels_the_votes_of_a_vampire(edition: str) -> None:
    t = polling("Demonstration", "Oskar 2/4", edition=edition)
    t.does("use Demonstration", by="b")
    t.does("target Mira")
    assert t.told("abstains")
    while t.asks == "polling":
        assert not t.offers("vote Mira for")
        t.passes()
    assert t.told("result")[0]["result"] == "failed"


# -- Depravity --------------------------------------------------------------------------------------------------------


@editions
def test_depravity_makes_strong_and_lonely(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8", ["Depravity"])], hand=["Procurer", "Raven Spy"]),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    assert stats.strength(t.g, t["Mira"]) == 2
    assert not t.options("play")
    t.does("diablerize Mira Gone")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t = position(seat(ready=[("Mira 3/8", ["Depravity"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 0


# -- Detection --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Detection", "LSJ 20050114")
def test_detection_keeps_locked_and_silent(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 locked", ["Detection"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.measure("Mira.locked") == 1
    t.does("use Detection")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 2)
    assert bars(t.g, rule.VOTE, t["Mira"])
    passes_to(t, "minion")
    t.does("use Detection Mira")
    t.goes_on()
    assert t.region("Detection") == "ash-heap"


# -- Día de los Muertos -----------------------------------------------------------------------------------------------


def passing(*hand: str, mira: str, oskar: str = "", his: tuple[str, ...] = (), edition: str) -> Table:
    """Mira's next referendum passes automatically."""
    t = position(
        seat(ready=[f"Mira 4/8 sect:Sabbat {mira}"], hand=[DIA, "Domain Challenge", *hand]),
        seat(ready=[f"Oskar 4/8 {oskar}".strip()], hand=list(his)),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {DIA}")
    reaches(t, "play Domain Challenge Mira 0")
    t.does("play Domain Challenge Mira 0")
    return t


@editions
@rules_on("Día de los Muertos", "LSJ 19980107")
@rules_on("Bewitching Oration", "LSJ 19980107")
@rules_on("Dread Gaze", "LSJ 19980107")
def test_no_votes_are_gained_in_a_referendum_that_passes_by_itself(edition: str) -> None:
    t = passing("Bewitching Oration", mira="PRE", oskar="PRE", his=("Dread Gaze",), edition=edition)
    t.goes_on()
    assert t.measure("a.pool") == 28  # it has passed; the holiday costs a pool
    assert not t.ever_offered("play Bewitching Oration")
    assert not t.ever_offered("play Dread Gaze")
    t.is_quiet()


@editions
@rules_on("Día de los Muertos", "LSJ 19980107")
@rules_on("Voter Captivation", "LSJ 19980107")
@pytest.mark.parametrize(("words", "mode"), [("pre", 0), ("PRE", 1)])
def test_voter_captivation_follows_a_referendum_that_passed_by_no_votes(words: str, mode: int, edition: str) -> None:
    t = passing("Voter Captivation", mira=words, edition=edition)
    does(t, f"play Voter Captivation Mira {mode}")
    t.goes_on("amount")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (28, 4)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("sect", "passes"), [("Sabbat", True), ("Camarilla", False)])
def test_dia_de_los_muertos_passes_the_first_referendum(sect: str, passes: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect}"], hand=["Día de los Muertos", "Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Día de los Muertos")
    passes_to(t, "minion")
    t.does("play Kine Resources Contested Mira")
    for _ in range(60):
        if t.told("result"):
            break
        if t.asks == "terms":
            t.answer(t.options()[0])
        else:
            t.does("vote Oskar against" if t.offers("vote Oskar against") else "pass")
    assert t.told("result")[0]["result"] == ("passed" if passes else "failed")
    assert t.ever_offered("vote Oskar against") is not passes


# -- Direct Intervention ----------------------------------------------------------------------------------------------


@rules_on("Direct Intervention", "LSJ 20080630")
@since_2011
def test_a_cancelled_card_is_replaced_as_any_other(edition: str) -> None:
    """Ruling on cancelling: its own clause about replacing is cancelled as well."""
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Wake with Evening's Freshness", *FULL_HAND], library=9),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Wake with Evening's Freshness Oskar", by="b")
    assert t.offers("play Direct Intervention")
    t.does("play Direct Intervention")
    assert t.measure("b.hand") == 7


# -- Dirty Contract ---------------------------------------------------------------------------------------------------


@rules_on("Dirty Contract", "LSJ 20080604")
def test_to_carry_out_a_contract_requires_a_samedi() -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi", "Nils 2/4"], hand=["Dirty Contract"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Dirty Contract")
    t.does("target Oskar")
    t.passes_until("minion")
    assert not t.offers("use Dirty Contract Nils")
    t.does("use Dirty Contract Mira")
    assert asks_for(t, clans=("Samedi",))
    assert not asks_for(t, clans=("Salubri",))


# -- Dis Pater --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Dis Pater", "LSJ 20050422")
@pytest.mark.parametrize(("clan", "cards", "pool"), [("Giovanni", 7, 28), ("Giovanni", 6, 29), ("Ventrue", 7, 29)])
def test_dis_pater_drinks_the_dead_as_the_bleed_succeeds(clan: str, cards: int, pool: int, edition: str) -> None:
    """Ruling: no bounce and no other modifier after that."""
    t = position(
        seat(ready=[f"Mira 3/5 clan:{clan}"], play=["Dis Pater"], ash_heap=["Blank Page"] * cards),
        seat(ready=["Oskar 2/4 DOM"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(30):
        if t.offers("use Dis Pater") or t.asks in t.quiet:
            break
        t.passes()
    if pool == 28:
        t.does("use Dis Pater")
        since = len(t.asked)
        while t.asks == "pick":
            t.answer(t.options()[0])
        t.goes_on()
        assert not t.ever_offered("play Deflection", since)
        assert t.measure("a.removed") == 7
    assert t.measure("b.pool") == pool


@editions
@pytest.mark.parametrize("bleed", [0, 1])
def test_a_bleed_for_nothing_is_no_success_for_dis_pater(bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 clan:Giovanni bleed:{bleed}"], play=["Dis Pater"], ash_heap=["Blank Page"] * 7),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet:
        t.passes()
    assert t.ever_offered("use Dis Pater") is bool(bleed)


# -- Dominion ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_dominion_is_a_toll_on_blocks(blood: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/8 {BLACK_HAND}", ["Dominion"])]),
        seat(ready=[f"Oskar {blood}/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.ever_offered("block Oskar") is offered


# -- Dreams of the Sphinx ---------------------------------------------------------------------------------------------


def sphinx(phase: str, edition: str, edge: bool = False) -> Table:
    return position(
        seat(edge=edge, play=["Dreams of the Sphinx"], uncontrolled=["Old 0/9"], hand=["Blank Page"] * 7, library=40),
        seat(),
        bystander(),
        phase=phase,
        edition=edition,
    )


@editions
def test_dreams_of_the_sphinx_give_a_pool_to_who_has_the_edge(edition: str) -> None:
    t = sphinx("unlock", edge=True, edition=edition)
    card = t["Dreams of the Sphinx"]
    assert t.options("use") == [f"use {card} -1 {mode}" for mode in (-1, -2, -3)]
    before = t.measure("a.pool")
    with t.unchanged(*BYSTANDER, "Old.blood"):
        t.does("use Dreams of the Sphinx -1 -2")
        assert (t.measure("a.pool"), t.measure("Dreams of the Sphinx.locked")) == (before + 1, 1)
        assert not t.offers("use Dreams of the Sphinx")
    t = sphinx("unlock", edition=edition)
    assert not t.offers("use Dreams of the Sphinx -1 -2")
    assert not sphinx("master", edge=True, edition=edition).offers("use Dreams of the Sphinx -1 -2")  # too late


@editions
def test_dreams_of_the_sphinx_make_the_hand_larger_until_the_end_of_the_turn(edition: str) -> None:
    t = sphinx("master", edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Dreams of the Sphinx -1 -1")
    assert (t.measure("a.hand"), stats.hand_size(t.g, 0), stats.hand_size(t.g, 1)) == (9, 9, 7)
    t.is_quiet()


@editions
def test_dreams_of_the_sphinx_are_over_after_the_third_use(edition: str) -> None:
    t = sphinx("unlock", edition=edition)
    uses = 0
    while t.region("Dreams of the Sphinx") == "play":
        if t.offers("use Dreams of the Sphinx -1 -3"):
            t.does("use Dreams of the Sphinx -1 -3", by="a")
            uses += 1
            assert t.measure("Old.blood") == uses
        else:
            t.goes_by()
    assert (uses, t.region("Dreams of the Sphinx"), t.measure("Dreams of the Sphinx.blood")) == (3, "ash-heap", 0)
    assert not t.g.faults()


@rules_on("Dreams of the Sphinx", "RBK 2-card-types")
def test_nobody_uses_dreams_that_are_about_to_be_contested() -> None:
    card = "Dreams of the Sphinx"
    t = position(
        seat(ready=["Mira 2/4"], play=[card]),
        seat(ready=["Oskar 2/4"], hand=[card]),
        bystander(),
        turn="b",
        phase="master",
    )
    until(t, f"play {card}#2")
    since = len(t.asked)
    t.does(f"play {card}#2", by="b")
    assert not t.ever_offered(f"use {card}", since + 1)
    assert (t.measure(f"{card}.contested"), t.measure(f"{card}#2.contested")) == (1, 1)
    to_the_end(t)
    t.is_quiet()


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


@appendix
@proves("imbued.ruling.dreams-of-the-sphinx")
def test_dreams_of_the_sphinx_give_no_blood_to_an_imbued(edition: str) -> None:
    own = seat(play=["Dreams of the Sphinx"], uncontrolled=["Bob 0/4 imbued"], hand=["Blank Page"] * 7, library=9)
    t = unseen_table(edition, own, seat(), phase="master")
    assert not any("Sphinx" in option for option in t.options("use"))
    t.passes_until("influence")
    offered = [mode for mode in ("-1", "-2", "-3") if t.offers(f"use Dreams of the Sphinx -1 {mode}")]
    own = seat(play=["Dreams of the Sphinx"], uncontrolled=["Kid 0/4"], hand=["Blank Page"] * 7, library=9)
    t = unseen_table(edition, own, seat(), phase="master")
    t.passes_until("influence")
    more = [mode for mode in ("-1", "-2", "-3") if t.offers(f"use Dreams of the Sphinx -1 {mode}")]
    assert len(more) == len(offered) + 1  # with a vampire there is one use more
    t.is_quiet()


# -- Drop Point Network -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("cards", "played"), [(7, True), (6, False)])
def test_a_drop_point_costs_seven_dead_cards(cards: int, played: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Sabbat trait:black-hand"],
            hand=["Drop Point Network", *["Blank Page"] * 6],
            ash_heap=["Blank Page"] * cards,
            library=["Changeling", "Animalism", "Animalism"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Drop Point Network") is played
    if played:
        t.does("play Drop Point Network")
        while t.asks == "pick":
            t.answer(t.options()[0])
        assert len(t.options("find")) == 1
        t.answer(t.options("find")[0])
        while t.asks == "discard-down":
            t.answer(t.options()[-1])
        assert t.measure("a.removed") == 7
        assert t.told("found")


# -- Dummy Corporation ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("bleed", "lost"), [(3, 1), (1, 0)])
def test_dummy_corporation_takes_a_part_of_the_bleed(bleed: int, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 bleed:{bleed}", "Ines 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Dummy Corporation"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Ines")
    t.goes_on()
    assert not t.ever_offered("use Dummy Corporation")
    t.does("bleed Mira")
    t.passes_until_offered("use Dummy Corporation")
    t.does("use Dummy Corporation", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dummy Corporation")) == (30 - lost, "ash-heap")
    t.is_quiet()

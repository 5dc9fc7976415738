"""Cards that a few winning decks play: when they are refused, at their boundaries, and whom they leave alone."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.referendum_tables import goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_notables import fights

POLL = "Anarchist Uprising"

# -- master cards -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_codex_arranges_nothing_and_no_ally_steals_it(locked: bool, edition: str) -> None:
    codex = "The Marrakesh Codex" + (" locked" if locked else "")
    t = position(
        seat(ready=["Mira 3/5"], play=[codex], library=5), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert t.offers("use The Marrakesh Codex") is not locked
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 2/4"], play=[codex]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use The Marrakesh Codex Mira")
    assert not t.offers("use The Marrakesh Codex Brute")
    t.is_quiet()


@editions
def test_an_ishtarri_has_only_one_warlord(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 clan:Ishtarri", ["Ishtarri Warlord"])], hand=["Ishtarri Warlord"]),
        seat(ready=["Oskar 2/4 clan:Ishtarri"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Ishtarri Warlord")


@editions
@pytest.mark.parametrize(("blood", "offered"), [(2, True), (1, False)])
def test_whoever_cannot_pay_for_the_talons_does_not_take_a_directed_action(
    blood: int, offered: bool, edition: str
) -> None:
    """It costs a blood more than the card; an action of another vampire costs what it did, and his hands are hands."""
    t = position(
        seat(
            ready=[(f"Mira {blood}/5 dom", ["Talons of the Dead"]), f"Ines {blood}/5 dom"],
            hand=["Govern the Unaligned"],
        ),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    assert t.g.face[t["Govern the Unaligned"]].blood == 1
    assert t.offers("play Govern the Unaligned Mira 0") is offered
    assert t.offers("play Govern the Unaligned Ines 0")
    assert not t.offers("use Talons of the Dead")  # only in the master phase
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        fights(t, "Ines")
        on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 5)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("mine", "locked", "offered"),
    [
        ("Mira 3/5", "", True),
        ("Mira 3/5", " locked", False),  # it is a price
        ("Mira ally 4 bleed:1", "", False),  # no acting vampire
    ],
)
def test_savannah_is_for_acting_vampires_and_an_unlocked_location(
    mine: str, locked: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=[mine], play=["Powerbase: Savannah", f"KRCG News Radio{locked}"]),
        seat(ready=["Oskar 6/8"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    since = len(t.asked)
    fights(t, "Mira")
    assert t.offers("use Powerbase: Savannah") is offered
    t.goes_on()
    assert t.ever_offered("use Powerbase: Savannah", since) is offered
    t.is_quiet()


@editions
def test_savannah_does_nothing_for_one_who_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 6/8"], play=["Powerbase: Savannah", "KRCG News Radio"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    since = len(t.asked)
    on(t)
    assert not t.ever_offered("use Powerbase: Savannah -1", since)


@editions
def test_savannah_is_stolen_by_a_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 6/8 locked"], play=["Powerbase: Savannah"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Powerbase: Savannah Brute")
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does("use Powerbase: Savannah Mira")
        t.goes_on()
    assert t.g.controller[t["Powerbase: Savannah"]] == 0
    t.is_quiet()


@editions
def test_only_who_has_the_curse_of_nitocris_loses_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 6/8"], play=["Curse of Nitocris"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool", "Oskar.blood"), t.changes("b.pool", -1):
        passes_to(t, "minion", "b")
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        passes_to(t, "minion", "c")


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
def test_a_blocked_rumble_gives_no_hand_but_still_costs_who_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 sect:Sabbat"], hand=["Rumble"]),
        seat(ready=["Oskar 6/8", ("Guard 6/8", ["Meat Cleaver"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rumble Mira")
    t.does("target Oskar")
    t.passes_until_offered("block Guard")
    t.does("block Guard")
    with t.unchanged(*BYSTANDER, "b.pool", "Oskar.blood"):
        while not t.offers("use Meat Cleaver Guard -1"):
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert stats.hand_size(t.g, 0) == 7
        t.does("use Meat Cleaver Guard -1")
        t.goes_on()
    assert (t.region("Mira"), t.measure("a.pool")) == ("torpor", 29)


@editions
def test_nobody_but_the_sabbat_rumbles(edition: str) -> None:
    t = acting("Rumble", who="sect:Camarilla", edition=edition)
    assert not t.offers("play Rumble Mira")


@since_2011
@rules_on("Big Game", "ANK 20180518")
@pytest.mark.parametrize("blocked", [False, True])
def test_big_game_rewards_the_one_who_acts_and_meets_the_prey(blocked: bool, edition: str) -> None:
    """The one who acts gets the maneuver or the press and unlocks; not if somebody else blocks."""
    t = acting("Big Game", against=("Oskar 6/8 trait:red-list", "Ute 2/4 trait:red-list", "Guard 6/8"), edition=edition)
    t.does("play Big Game Mira 1")
    t.does("target Oskar")
    if blocked:
        t.passes_until_offered("block Guard")
        t.does("block Guard")
    else:
        t.passes_until("maneuver")
    assert t.offers("use Big Game Mira -1") is not blocked
    with t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.measure("Mira.locked") == int(blocked)
    t.is_quiet()


@since_2011
@rules_on("Big Game", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [False, True])
def test_big_game_is_replaced_when_the_action_is_over(blocked: bool, edition: str) -> None:
    t = acting("Big Game", *["Blank Page"] * 6, against=("Oskar 6/8", "Guard 6/8"), library=3, edition=edition)
    t.does("play Big Game Mira 0")
    t.does("target Oskar")
    if blocked:
        t.passes_until_offered("block Guard")
        t.does("block Guard")
    while t.asks not in t.quiet:
        assert (t.measure("a.hand"), t.measure("a.library")) == (6, 3)
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 2)


@since_2011
def test_gear_up_wants_an_anarch_and_a_card_to_take_back(edition: str) -> None:
    for who, mode, offered in (
        ("sect:Camarilla vic", 2, False),
        ("sect:Anarch vic", 2, True),
        ("sect:Anarch nec", 0, False),  # the ash heap is empty
        ("sect:Anarch nec", 1, False),
    ):
        t = acting("Gear Up", who=who, edition=edition)
        assert t.offers(f"play Gear Up Mira {mode}") is offered


@since_2011
def test_gear_up_ends_with_the_turn_or_the_next_unlock_phase(edition: str) -> None:
    t = acting("Gear Up", who="sect:Anarch vic", against=("Oskar 2/4 locked",), edition=edition)
    t.does("play Gear Up Mira 2")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.goes_on()
    passes_to(t, "minion", "b")
    assert t.measure("Mira.strength") == 2
    passes_to(t, "minion")
    assert t.measure("Mira.strength") == 1


@editions
def test_off_kilter_leaves_the_edge_to_whoever_wants_to_keep_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"], edge=True),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    t.passes_until("may")
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.does("no")
        t.goes_on()
    assert (t.measure("a.pool"), t.g.edge) == (31, 0)
    t.is_quiet()


@editions
def test_off_kilter_takes_the_edge_from_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Samedi"], hand=["Off Kilter"]),
        seat(ready=["Oskar 2/4 locked"], edge=True),
        bystander(),
        edition=edition,
    )
    t.does("play Off Kilter Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.g.edge) == (31, 0)


@editions
def test_a_vaticination_may_take_a_card_of_ones_own(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:True-Brujah"], hand=["Vaticination", "Majesty"], library=["Dodge"]),
        seat(ready=["Oskar 2/4"], hand=["Fade"]),
        seat(ready=["Vera 2/4"], hand=["Conditioning"]),
        edition=edition,
    )
    t.does("play Vaticination Mira")
    assert t.told("action")[-1]["victims"] == [1, 2]
    t.passes_until("pick")
    assert sorted(t.options()) == sorted(f"pick {t[card]}" for card in ("Majesty", "Fade", "Conditioning", "Dodge"))
    t.does("pick Majesty")
    t.goes_on()
    assert [t.region(card) for card in ("Majesty", "Fade", "Conditioning")] == ["ash-heap", "hand", "hand"]
    assert not t.g.seen(t["Fade"], 2)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("passes", "locked", "asked"), [(True, "", True), (True, " locked", False), (False, "", False)]
)
def test_schrecknet_needs_a_referendum_that_passes(passes: bool, locked: str, asked: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=[POLL], play=[f"SchreckNET{locked}"]),
        seat(ready=["Oskar 2/4 primogen" if passes else "Oskar 2/4 justicar"], hand=["Fade"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    since = len(t.asked)
    goes(t, *(["pick b"] if asked else []), favour="a", against="b")
    assert any(("yes",) in options for _, options in t.asked[since:]) is asked
    assert t.g.seen(t["Fade"], 0) is asked
    t.is_quiet()


@editions
def test_the_claws_of_the_mantle_are_gone_in_the_next_unlock_phase(edition: str) -> None:
    card = "Mantle of the Bestial Majesty"
    t = position(
        seat(ready=[("Mira 4/8 PRO", ["Raven Spy"])], hand=[card]),
        seat(ready=["Oskar 6/8 locked", "Guard 6/8 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Mira 1")
        t.goes_on()
    passes_to(t, "minion", "b")
    assert t.measure("Mira.strength") == 2
    t.does("hunt Oskar")
    t.passes_until_offered("block Mira")
    t.does("block Mira")
    on(t)
    assert t.region("Oskar") == "torpor"
    passes_to(t, "minion")
    assert t.measure("Mira.strength") == 1
    fights(t, "Mira", "Guard")
    on(t)
    assert (t.region("Guard"), t.measure("Guard.blood")) == ("ready", 5)


@editions
def test_one_rastacourere_for_each_titled_vampire(edition: str) -> None:
    t = acting(
        "Rastacourere",
        against=(("Oskar 2/4 prince:Boston", ["Rastacourere"]), "Ute 2/4"),
        more=("Ines 1/1 primogen",),
        edition=edition,
    )
    t.does("play Rastacourere Mira")  # a titled vampire of one's own is the only one left
    with t.unchanged(*BYSTANDER, "Oskar.capacity", "Ute.capacity"):
        t.goes_on()
    assert (t.measure("Ines.capacity"), t.measure("Ines.votes")) == (1, 0)


@editions
def test_the_blood_that_a_rastacourere_leaves_no_room_for_drains_off(edition: str) -> None:
    t = acting("Rastacourere", against=("Oskar 4/4 prince:Boston locked",), edition=edition)
    t.does("play Rastacourere Mira")
    with t.unchanged(*BYSTANDER, "b.pool", "Mira.blood"):
        t.goes_on()
    assert (t.measure("Oskar.capacity"), t.measure("Oskar.blood")) == (3, 3)
    t.is_quiet()


@editions
def test_a_rastacourere_takes_votes_of_a_title_only(edition: str) -> None:
    """Without a title he keeps what he has otherwise."""
    t = position(
        seat(ready=[("Mira 4/8 PRE", ["Rastacourere"])], hand=[POLL, "Bewitching Oration"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    assert t.measure("Mira.stealth") == 0
    t.passes_until_offered("play Bewitching Oration Mira 1")
    before = t.measure("Mira.votes")
    t.does("play Bewitching Oration Mira 1")
    assert (before, t.measure("Mira.votes")) == (0, 4)


@editions
@rules_on("Rastacourere", "LSJ 20041202", "ANK 20180307-1")
def test_a_rastacourere_takes_no_vote_of_the_prisci(edition: str) -> None:
    """Their block of votes is decided apart, and he still has his say there."""
    t = position(
        seat(ready=["Mira 4/8"], hand=[POLL]),
        seat(ready=[("Oskar 2/4 priscus sect:Sabbat", ["Rastacourere"])]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    goes(t, favour="", against="b")
    assert t.told("result")[-1]["against"] == 3
    assert t.measure("Oskar.capacity") == 3


@editions
def test_a_prison_of_the_mind_burns_an_ally_or_a_retainer(edition: str) -> None:
    t = acting("Prison of the Mind", who="dem", against=(("Oskar 2/4", ["Raven Spy"]), "Brute ally 2"), edition=edition)
    t.does("play Prison of the Mind Mira 0")
    assert set(t.options()) == {f"target {t[name]}" for name in ("Raven Spy", "Brute")}
    with t.unchanged(*BYSTANDER, "Brute.blood", "Oskar.blood"):
        t.does("target Raven Spy")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert (t.region("Raven Spy"), t.region("Brute")) == ("ash-heap", "ready")
    t.is_quiet()


@editions
def test_no_ally_opens_a_prison_of_the_mind(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"]),
        seat(ready=[("Oskar 2/4", ["Prison of the Mind"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Prison of the Mind Brute")
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does("use Prison of the Mind Mira")
        assert t.measure("Mira.stealth") == 1
        t.goes_on()
    assert t.region("Prison of the Mind") == "attached"
    t.is_quiet()


@editions
def test_a_vampire_has_one_prison_of_the_mind(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 DEM", ["Prison of the Mind"])], hand=["Prison of the Mind"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"]),
        bystander(),
        edition=edition,
    )
    t.answer(next(one for one in t.options("play") if one.endswith(" 1")))
    assert not t.offers("target Mira")
    t.does("target Ute")
    assert t.measure("Mira.stealth") == -1  # it is no stealthy action, and she has one herself

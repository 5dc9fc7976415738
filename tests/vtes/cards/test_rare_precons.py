"""Vampires of the named preconstructed decks whose texts need something that few others have: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import LIBRARY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

POLL = "Anarchist Uprising"


def fights(t: Table, actor: str, blocker: str = "Oskar") -> None:
    """A bleed is blocked: the combat begins."""
    t.does(f"bleed {actor}")
    t.passes_until_offered(f"block {blocker}")
    t.does(f"block {blocker}")


# -- votes -------------------------------------------------------------------------------------------------------------


@rules_on("Mustafa, The Heir", "LSJ 20090304-2")
def test_older_toreador_move_mustafas_votes() -> None:
    """Who uses it last has the final say; the young, others and those without blood cannot."""
    me = "Mustafa, The Heir"
    t = position(
        seat(ready=[f"{me} blood:2", "Mira 4/8"], hand=[POLL]),
        seat(ready=["Oskar 3/9 clan:Toreador", "Young 1/2 clan:Toreador", "Anja 3/9 clan:Ventrue"]),
        seat(ready=["Vera 3/9 clan:Toreador"]),
    )
    votes = stats.votes(t.g, t[me])
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    while t.who() != "b":
        t.passes()
    with t.changes("Oskar.blood", -1), t.changes(f"{me}.blood", 1), t.changes("referendum.against", votes):
        t.does(f"use {me}", by="b")
        assert not t.offers("target Young")
        assert not t.offers("target Anja")
        if t.asks == "target":
            t.does("target Oskar")
        t.does("way 1", by="b")
    while t.who() != "c":
        t.passes()
    with t.changes("referendum.against", -votes), t.changes("referendum.favour", votes):
        t.does(f"use {me}", by="c")
        t.does("way 0", by="c")
    t.goes_on()


def test_jason_votes_more_against_blood_hunts() -> None:
    me = 'Jason "Son" Newberry'
    t = position(
        seat(ready=["Mira 4/8", "Anja 4/8 votes:3"]),
        seat(torpor=["Oskar 0/4"], ready=[me]),
        bystander(),
    )
    t.does("diablerize Mira Oskar")
    while t.asks != "polling":
        t.does("no" if t.offers("no") else "pass")
    t.passes_until_offered(f"use {me}")
    votes = stats.votes(t.g, t[me])
    with t.changes("referendum.against", votes + 2):
        t.does(f"use {me}", by="b")
    assert not t.offers(f"use {me}")


def test_benjamin_widens_the_hand_for_the_rest_of_the_game() -> None:
    t = position(
        seat(ready=["Benjamin Rose", "Mira 4/8 votes:2"], hand=["Blank Page"] * 7, library=30),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Benjamin Rose Benjamin Rose")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert t.measure("a.hand") == 8
    while t.g.turn < 24:
        t.goes_by()
    assert stats.hand_size(t.g, 0) == 8
    assert stats.hand_size(t.g, 1) == 7


@rules_on("Zane", "LSJ 20100129")
def test_zane_claims_the_city_of_a_prince() -> None:
    t = position(
        seat(ready=["Zane", "Mira 4/8 votes:2"]),
        seat(ready=["Oskar 4/9 sect:Camarilla prince:Lyon"]),
        bystander(),
    )
    nobody = position(seat(ready=["Zane"]), seat(ready=["Oskar 4/9"]), bystander())
    assert not nobody.offers("use Zane Zane")  # there is no prince
    assert t.offers("use Zane Zane")
    t.does("use Zane Zane")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert stats.held_title(t.g, t["Zane"]) == stats.held_title(t.g, t["Oskar"])


@pytest.mark.parametrize(("edge", "cost"), [(True, 1), (False, 2)])
def test_contesting_costs_vasily_more_without_the_edge(edge: bool, cost: int) -> None:
    """He is the prince of Prague."""
    t = position(
        seat(edge=edge, ready=["Vasily blood:3"]),
        seat(ready=["Oskar 4/9 sect:Camarilla prince:Prague"]),
        bystander(),
        phase="unlock",
    )
    with t.changes("Vasily.blood", -cost), t.unchanged("Oskar.blood"):
        t.does("pay Vasily")


# -- cards -------------------------------------------------------------------------------------------------------------


def test_victor_takes_a_cancelled_golconda_back() -> None:
    card = "Golconda: Inner Peace"
    t = position(
        seat(ready=["Victor Donaldson", "Mira 4/8"], hand=[card, *["Blank Page"] * 6]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    t.does(f"play {card}")
    while t.asks != "may":
        if t.asks == "target":
            t.does("target Mira")
        elif t.offers("play Sudden Reversal"):
            t.does("play Sudden Reversal")
        else:
            t.passes()
    t.does("yes", by="a")
    assert t.region(card) in ("library", "hand")
    assert t.region("Mira") == "ready"


@rules_on("Epikasta Rigatos", "ANK 20180628")
def test_epikasta_takes_the_card_of_her_action_back() -> None:
    """Only the one of that same action."""
    card = "Computer Hacking"
    t = position(
        seat(ready=["Epikasta Rigatos"], hand=[card, *["Blank Page"] * 6], library=9, ash_heap=["Bonding"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {card} Epikasta Rigatos")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.region(card) == "library"
    assert t.region("Bonding") == "ash-heap"
    t.is_quiet()


def test_eulogio_puts_his_library_in_order() -> None:
    me = "Eulogio Sánchez de los Reyes"
    names = ["Dodge", "Blur", "Bonding", "Fade", "Side Strike", "Flash"]
    t = position(seat(ready=[me], hand=["Blank Page"] * 7, library=names), seat(), bystander())
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me} {me}")
        t.passes_until("pick")
        for name in ("Blur", "Bonding", "Fade", "Side Strike"):
            if t.asks == "pick":
                t.answer(pick_of(t, name))
    order = [t.g.face[card].name for card in reversed(t.g.regions[LIBRARY][0])]
    top = [name for name in order if name in ("Blur", "Bonding", "Fade", "Side Strike")]
    assert top == ["Blur", "Bonding", "Fade", "Side Strike"]
    assert all(t.g.knows[card] == 1 for card in t.g.regions[LIBRARY][0][-5:])  # nobody else knows
    assert not t.measure(f"{me}.locked")
    t.is_quiet()


def pick_of(t: Table, name: str) -> str:
    """The answer that picks the card which shows this face now."""
    return next(key for key in t.options() if t.g.face[int(key.split()[1])].name == name)


@rules_on("Fotini Katsikaris", "LSJ 20011022")
def test_fotini_holds_more_cards_until_the_discard_phase() -> None:
    t = position(
        seat(ready=["Fotini Katsikaris"], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Fotini Katsikaris")
    t.goes_on()
    assert t.measure("a.hand") == 8
    t.passes_until("discard-down")
    assert stats.hand_size(t.g, 0) == 7


# -- actions and blocks ------------------------------------------------------------------------------------------------


def test_aniel_burns_corruption_or_a_disciplines_card() -> None:
    t = position(
        seat(ready=["Aniel"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy", "Laptop Computer"])]),
        bystander(),
        counters=[(2, "corruption", "Oskar", "c")],
    )
    with t.changes("Aniel.blood", -1):
        t.does("use Aniel Aniel")
        assert not t.offers("target Laptop Computer")
        t.does("target Oskar")
        t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption", -1) == 1
    t = position(seat(ready=["Aniel"]), seat(ready=[("Oskar 2/4", ["Raven Spy", "Laptop Computer"])]), bystander())
    t.does("use Aniel Aniel")
    t.goes_on()
    assert (t.region("Raven Spy"), t.region("Laptop Computer")) == ("ash-heap", "attached")
    t = position(seat(ready=["Aniel"]), seat(ready=[("Oskar 2/4", ["Laptop Computer"])]), bystander())
    assert not t.offers("use Aniel Aniel")


@rules_on("Parijat, the Dark Oracle", "ANK 20260317")
def test_blocking_a_wraith_costs_the_top_of_the_library() -> None:
    me = "Parijat, the Dark Oracle"
    wraith = "Ghost ally 2 trait:wraith"
    for ready, library, offered in ((True, ["Dodge"], True), (True, [], False), (False, [], True)):
        mine = seat(ready=[wraith, me]) if ready else seat(ready=[wraith], torpor=[me])
        t = position(mine, seat(ready=["Oskar 6/8"], hand=["Blank Page"] * 7, library=library), bystander())
        t.does("bleed Ghost")
        assert t.offers("block Oskar") is offered
        if offered and ready:
            t.does("block Oskar")
            assert t.region("Dodge") == "ash-heap"


def test_sakura_unlocks_after_an_action_of_her_path() -> None:
    me = "Sakura, The Merciless"
    for card, offered in (("Dance of the Dead", True), ("Computer Hacking", False)):
        t = position(seat(ready=[me], hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
        t.does(f"play {card} {me}")
        while t.asks not in t.quiet and not t.offers(f"use {me}"):
            t.passes()
        assert t.offers(f"use {me}") is offered
        if offered:
            with t.changes(f"{me}.blood", -1):
                t.does(f"use {me}")
            assert not t.measure(f"{me}.locked")


def test_zombies_start_with_more_life() -> None:
    me, zombie = "Ashur-uballit, Son of the Abyss", "Aggressive Corpse"
    for ready, life in ((True, 4), (False, 3)):
        t = position(
            seat(
                ready=["Mira 9/9 clan:Hecata", *([me] if ready else [])],
                torpor=[] if ready else [me],
                hand=[zombie],
            ),
            seat(),
            bystander(),
        )
        t.does(f"play {zombie} Mira")
        t.goes_on()
        assert t.measure(f"{zombie}.blood") == life


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clan", "where"), [("Baali", "torpor"), ("Ventrue", "ready")])
def test_petra_wounds_baali_badly(clan: str, where: str) -> None:
    t = position(seat(ready=["Petra"]), seat(ready=[f"Oskar 6/8 clan:{clan}"]), bystander())
    fights(t, "Petra")
    t.goes_on()
    assert t.region("Oskar") == where


def test_pressing_on_against_petra_costs_blood() -> None:
    for used, burned in ((True, 2), (False, 1)):
        t = position(seat(ready=["Petra"]), seat(ready=["Kazimir Savostin"]), bystander())
        before = t.measure("Kazimir Savostin.blood")
        t.does("bleed Petra")
        t.passes_until_offered("block Kazimir Savostin")
        t.does("block Kazimir Savostin")
        while t.asks != "press":
            t.passes()
        t.does("use Kazimir Savostin Kazimir Savostin" if used else "pass", by="b")
        assert before - t.measure("Kazimir Savostin.blood") >= burned
        if not used:
            assert before - t.measure("Kazimir Savostin.blood") == 1


def test_a_werewolf_hurts_selena_badly() -> None:
    for trait, where in (("werewolf", "torpor"), ("mage", "ready")):
        t = position(seat(ready=["Selena"]), seat(ready=[f"Oskar ally 4 trait:{trait}"]), bystander())
        fights(t, "Selena")
        t.goes_on()
        assert t.region("Selena") == where


@pytest.mark.parametrize("name", ["Harold Tanner", "Uriel"])
def test_the_hand_of_whoever_fights_them_is_open(name: str) -> None:
    t = position(
        seat(ready=[name]),
        seat(ready=["Oskar 6/8 pot"], hand=["Undead Strength", *["Blank Page"] * 6], library=["Blur"]),
        bystander(),
    )
    fights(t, name)
    assert t.g.knows[t["Undead Strength"]] & 0b101 == 0b101
    while t.asks not in t.quiet:
        t.does("play Undead Strength Oskar 0" if t.offers("play Undead Strength Oskar 0") else "pass")
    assert t.region("Blur") == "hand"
    assert t.g.knows[t["Blur"]] & 0b101 == 0b101  # drawn in the combat
    t = position(
        seat(ready=["Mira 6/8", name]), seat(ready=["Oskar 6/8"], hand=["Dodge"] + ["Blank Page"] * 6), bystander()
    )
    fights(t, "Mira")
    assert not t.g.knows[t["Dodge"]] & 0b101

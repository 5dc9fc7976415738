"""Rulings on equipment, retainers and allies: who may have them, what they cost, how they come into play."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import definition, teaches
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import until

PAGES = ["Blank Page"] * 6  # so that one card is drawn
CASTLE = "Heidelberg Castle, Germany"

LESSON = made_up("Lesson", faces.MASTER, definition=definition(teaches("mel")))

# -- who may have it --------------------------------------------------------------------------------------------------


@rules_on("Helen Fairchild", "LSJ 20050315")
@pytest.mark.parametrize("card", ["Laptop Computer", "Palatial Estate", "Gran Madre di Dio, Italy"])
def test_helen_equips_only_with_what_is_a_location_in_play(card: str) -> None:
    me = "Helen Fairchild"
    t = position(seat(ready=[me, "Mira 4/8"], hand=[card]), seat(ready=["Oskar 4/8"]), bystander())
    assert t.offers(f"play {card} Mira")
    assert t.offers(f"play {card} {me}") is (card != "Laptop Computer")
    if card != "Laptop Computer":
        t.does(f"play {card} {me}")
        t.goes_on()
        assert t.g.host[t[card]] == t[me]
        t.is_quiet()


@rules_on("Helen Fairchild", "LSJ 20010210")
@pytest.mark.parametrize("who", ["Helen Fairchild", "Mira 4/8 cel spi"])
def test_helen_does_not_strike_to_steal_equipment(who: str) -> None:
    name = who.split(" 4/")[0]
    t = position(
        seat(ready=[who], hand=["Snatch"]),
        seat(ready=[("Oskar 4/8", ["Laptop Computer"])]),
        bystander(),
        cards={"Snatch": "combat, strike steal-equipment"},
    )
    t.does(f"bleed {name}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t)
    assert t.ever_offered(f"play Snatch {name}") is (name == "Mira")


@rules_on(CASTLE, "LSJ 19980831")
@pytest.mark.parametrize("who", ["Enkidu, The Noah", "Ines 4/8"])
def test_the_castle_gives_nobody_what_he_cannot_have(who: str) -> None:
    name = who.split(" 4/")[0]
    t = position(
        seat(ready=[("Mira 4/8", ["Laptop Computer"]), who], play=[CASTLE]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does_all(f"use {CASTLE}", "target Mira", "pick Laptop Computer")
    if t.asks == "pick":
        t.does("pass")
    t.does("amount 1")
    assert t.g.host[t["Laptop Computer"]] == t["Ines" if name == "Ines" else "Mira"]
    assert (t.measure("Mira.blood"), t.measure(f"{CASTLE}.locked")) == (3, 1)
    t.is_quiet()


@rules_on(CASTLE, "LSJ 20010110")
def test_the_castle_is_not_locked_while_a_card_is_played() -> None:
    """Nothing is done in response: neither to a card that others might cancel, nor in an action."""
    t = position(
        seat(ready=[("Mira 4/8", ["Flak Jacket"]), "Ines 4/8"], play=[CASTLE], hand=["Minion Tap"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    assert t.offers(f"use {CASTLE}")
    t.does("play Minion Tap")
    since = len(t.asked)
    t.does_all("target Mira", "amount 2")
    assert (t.asks, t.who()) == ("as-played", "b")
    t.does("pass", by="b")
    assert t.region("Minion Tap") == "ash-heap"
    during = [option for _, options in t.asked[since:] for option in options]
    assert not any(option[:2] == ("use", t[CASTLE]) for option in during)
    t.passes_until("minion")
    assert t.offers(f"use {CASTLE}")
    t.does("bleed Mira")
    since = len(t.asked)
    while not t.told("bleeds"):
        assert not t.offers(f"use {CASTLE}")
        t.answer("pass")
    assert len(t.asked) > since


@rules_on("Gran Madre di Dio, Italy", "RTR 20111202")
def test_a_location_that_is_no_location_out_of_play_is_found_as_equipment() -> None:
    card = "Gran Madre di Dio, Italy"
    t = position(
        seat(ready=["Mira 4/8 tha"], hand=["Magic of the Smith", *PAGES], library=[card, "Blank Page"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Magic of the Smith Mira 0")
    t.passes_until("search")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    t.goes_on()
    assert [t.g.face[one].name for one in t.g.on(t["Mira"])] == [card]
    t.is_quiet()


@rules_on("Magic of the Smith", "RBK search")
def test_the_smith_chooses_when_the_action_is_resolved() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 tha"],
            hand=["Magic of the Smith", *PAGES],
            library=["Laptop Computer", "Flak Jacket", "Blank Page"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Magic of the Smith Mira 0")
    assert t.asks not in ("search", "target")
    until(t, "block Oskar")
    t.passes_until("search")
    assert len(t.options("find")) == 2


@rules_on("Incriminating Videotape", "LSJ 20090506")
@pytest.mark.parametrize("how", ["Magic of the Smith", "Alastor"])
def test_a_tape_incriminates_somebody_only_if_it_is_equipped(how: str) -> None:
    card = "Incriminating Videotape"
    t = position(
        seat(ready=["Mira 4/8 tha sect:Camarilla justicar"], hand=[how, *PAGES], library=[card, "Blank Page"]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
    )
    t.does(f"play {how} Mira 0")
    asked = len(t.asked)
    while t.asks not in t.quiet:
        if t.offers("pick Oskar"):
            t.does("pick Oskar")
        elif t.offers("target Mira"):
            t.does("target Mira")
        elif t.asks == "search":
            t.answer(t.options("find")[0])
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        else:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert [t.g.face[one].name for one in t.g.on(t["Mira"])][-1] == card
    assert t.ever_offered("pick Oskar", asked) is (how != "Alastor")
    t.is_quiet()


# -- what it costs ----------------------------------------------------------------------------------------------------


@ruled_alike(
    "who ally",
    [
        ("Kuyén", "Underbridge Stray"),
        ("Little Tailor of Prague", "War Ghoul"),
        ("Sébastien Goulet", "Carlton Van Wyk"),
    ],
    "ANK 20210913",
)
@pytest.mark.parametrize("piped", [True, False])
def test_what_costs_him_less_costs_less_by_the_piper_too(who: str, ally: str, piped: bool) -> None:
    t = position(
        seat(ready=[who, "Guard ally 1"], hand=[ally, "Piper"] if piped else [ally]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
    )
    if t.word(f"{who}.sect") != "Anarch":
        become_anarch(t.g, t[who], "sect.anarch.by-card")
    cost = t.g.face[t[ally]].pool + t.g.face[t[ally]].blood
    t.passes_until("master" if piped else "minion")
    had = t.measure("a.pool") + t.measure(f"{who}.blood")
    t.does("play Piper" if piped else f"play {ally} {who} 0")
    while t.region(ally) != "ready":
        t.answer(t.option(f"target {who}") if t.offers(f"target {who}") else _first(t))
    while t.asks in ("target", "pick"):
        t.answer(t.option("target Guard") if t.offers("target Guard") else _first(t))
    assert had - t.measure("a.pool") - t.measure(f"{who}.blood") == cost - 1


def _first(t: Table) -> str:
    """Pass, or else the first option."""
    return "pass" if "pass" in t.options() else t.options()[0]


@rules_on("Piper", "RBK recruit-ally")
def test_who_was_recruited_by_the_piper_does_not_act_this_turn() -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Piper", "Carlton Van Wyk"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper")
    while t.asks not in t.quiet:
        t.answer(next(one for one in t.options() if one != "pass"))
    assert (t.region("Carlton Van Wyk"), t.measure("Mira.locked")) == ("ready", 1)
    t.passes_until("influence")
    assert not t.ever_offered("bleed Carlton Van Wyk")
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.answer(_first(t))
    assert t.offers("bleed Carlton Van Wyk")


@rules_on("Marie Faucigny", "LSJ 20080109")
@pytest.mark.parametrize(("card", "less"), [("Palatial Estate", 1), ("Laptop Computer", 1), (".44 Magnum", 0)])
def test_marie_pays_less_for_equipment_that_is_a_location_in_play(card: str, less: int) -> None:
    me = "Marie Faucigny"
    t = position(seat(ready=[me], hand=[card]), seat(ready=["Oskar 4/8"]), bystander())
    cost = t.g.face[t[card]].pool + t.g.face[t[card]].blood
    had = t.measure("a.pool") + t.measure(f"{me}.blood")
    t.does(f"play {card} {me}")
    t.goes_on()
    assert had - t.measure("a.pool") - t.measure(f"{me}.blood") == cost - less
    t.is_quiet()


@rules_on("Horrock", "PIB 20150924-2")
@pytest.mark.parametrize(("mode", "cost"), [(0, 0), (1, 1)])
def test_horrock_pays_less_only_for_what_he_plays_as_protean(mode: int, cost: int) -> None:
    card = "Shattering Crescendo"
    t = position(
        seat(ready=[("Horrock blood:4", [LESSON])], hand=[card, card]),
        seat(ready=["Brute ally 3", "Oskar 4/8"]),
        bystander(),
    )
    with t.changes("Horrock.blood", -cost):
        t.does(f"play {card} Horrock {mode}")
        while t.asks not in t.quiet:
            t.answer(t.option("target Brute") if t.offers("target Brute") else _first(t))
    assert t.measure("Horrock.locked") == 1

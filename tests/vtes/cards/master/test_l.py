"""Master cards: L."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import action, definition, gain, permanent, political
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does, goes_through, to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_master_phase, passes_to, since_2011

# -- Lazarene Inquisitor ----------------------------------------------------------------------------------------------


@editions
def test_the_lazarene_inquisitor_burns_blood(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Lazarene Inquisitor"])]), seat(ready=["Oskar 3/4"]), bystander(), edition=edition
    )
    t.does_all("use Lazarene Inquisitor Mira", "target Oskar")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.g.decision is not None
    assert not t.g.decision.secret  # all see what is asked
    t.does("amount 2")
    assert t.measure("Oskar.blood") == 1
    assert not t.happened("reveals")


@rules_on("Lazarene Inquisitor", "LSJ 20100909")
@pytest.mark.parametrize("first", [0, 1])
def test_the_two_actions_of_an_inquisitor_do_not_exclude_each_other(first: int) -> None:
    card = "Lazarene Inquisitor"
    t = position(
        seat(ready=[("Mira 4/8 clan:Harbinger-of-Skulls sect:Sabbat", [card]), "Ines 4/8"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    order = [f"use {card} Mira -1", f"use {card} Mira -2"]
    t.does(order[first])
    if first:  # the card would be gone: she is blocked, so that it stays
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
    else:
        t.does("target Oskar")
        t.goes_on()
        t.does("amount 2") if t.asks == "amount" else None
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")  # asks anew
    t.goes_on()
    assert (t.offers(order[first]), t.offers(order[1 - first])) == (False, True)


# -- Legendary Vampire ------------------------------------------------------------------------------------------------


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


# -- Lesser Boon ------------------------------------------------------------------------------------------------------


@editions
def test_lesser_boon_lets_the_action_through_and_binds_the_actor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4"], hand=["Lesser Boon"]),
        bystander(),
        edition=edition,
    )
    with t.changes("b.pool", -1), t.unchanged(*BYSTANDER, "Oskar.locked"):
        goes_through(t, "bleed Mira", "block Oskar", "play Lesser Boon")
    assert not t.told("blocked")
    assert t.g.host[t["Lesser Boon"]] == t["Mira"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar")
    assert FORBIDDEN in t.clauses("block Mira", by="a") or not t.offers("block Mira")


def boon(edition: str, pool: int) -> Table:
    """Mira carries a Lesser Boon of seat b."""
    return position(
        seat(pool=pool, ready=[("Mira 4/8", ["Lesser Boon"])]),
        seat(ready=["Oskar 2/4", "Otto 2/4"]),
        bystander(),
        edition=edition,
        turn="b",
    )


@editions
def test_lesser_boon_is_burned_when_the_controller_has_less_than_6_pool(edition: str) -> None:
    t = boon(edition, 7)
    t.g.controller[t["Lesser Boon"]] = 1
    t.g.find_standing()
    t.g.burn_pool(0, 1, "x")
    assert t.g.hearing == []
    t.g.burn_pool(0, 1, "x")
    assert len(t.g.hearing) == 1


@editions
@rules_on("Lesser Boon", "RTR 20080808")
@pytest.mark.parametrize(("pool", "stays"), [(6, True), (5, False)])
def test_a_lesser_boon_is_burned_at_once_where_there_is_little_pool(pool: int, stays: bool, edition: str) -> None:
    t = position(
        seat(pool, ready=[("Mira 4/8", ["Hierophant"])]),
        seat(ready=["Oskar 2/4"], hand=["Lesser Boon"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Lesser Boon")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 2)  # the Hierophant saw no block
    assert (t.region("Lesser Boon") == "attached") is stays
    t.is_quiet()


# -- Libertas ---------------------------------------------------------------------------------------------------------


@since_2011
def test_libertas_is_hidden_from_allies_and_makes_dominate_dear(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 sect:Anarch", ["Libertas"]), "Ines 3/8"]),
        seat(ready=["Brute ally 2", "Oskar 2/4 dom"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers("block Brute")
    for _ in range(9):
        if t.offers("play Deflection"):
            break
        t.passes()
    before = t.measure("Oskar.blood")
    t.does("play Deflection Oskar 0")
    t.goes_on()
    assert t.measure("Oskar.blood") == before - 1 - t.g.face[t["Deflection"]].blood
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("words", "mode", "offered"), [("obf", 0, True), ("pre", 1, False)])
def test_the_discipline_used_decides_what_a_card_costs_against_libertas(
    words: str, mode: int, offered: bool, edition: str
) -> None:
    """A card of several Disciplines requires the one with which it is played: he has the blood for one way only."""
    card = "Kiss of Cathari"
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Libertas"])]),
        seat(ready=[f"Oskar 1/8 {words} trait:path-of-Cathari"], hand=[card]),
        bystander(),
        edition=edition,
    )
    assert t.g.face[t[card]].blood == 1
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {mode}") is offered


@since_2011
@rules_on("Libertas", "LSJ 20080818")
def test_the_action_is_not_dearer_after_the_anarch_has_failed_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom obf"], hand=["Govern the Unaligned", "Faceless Night"]),
        seat(ready=[("Oskar 4/8 sect:Anarch", ["Libertas"])]),
        bystander(),
        edition=edition,
    )
    cost = t.g.face[t["Govern the Unaligned"]].blood + t.g.face[t["Faceless Night"]].blood
    t.does("play Govern the Unaligned Mira 0")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (4 - cost, 27)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_libertas_requires_an_anarch(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 sect:{sect}"], hand=["Libertas"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Libertas") is offered
    if offered:
        t.does("play Libertas")
        assert (t.g.host[t["Libertas"]], t.measure("a.pool")) == (t["Mira"], 29)


# -- Life in the City -------------------------------------------------------------------------------------------------


@editions
def test_life_in_the_city_feeds_any_ready_vampire(edition: str) -> None:
    t = in_master_phase("Life in the City", edition=edition)
    t.does("play Life in the City")
    assert t.offers("target Oskar")
    assert not t.offers("target Gone")
    t.does("target Ines")
    assert t.measure("Ines.blood") == 5  # full as she was
    t.is_quiet()


# -- The Line ---------------------------------------------------------------------------------------------------------


def with_the_line(edition: str) -> Table:
    """Mira can act for a blood; the prey has a minion who may block."""
    return position(
        seat(ready=["Mira 3/5 DOM"], hand=["Govern the Unaligned"], play=["The Line"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )


@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_the_line_is_locked_as_the_action_is_announced_or_once_it_succeeds(edition: str) -> None:
    for early in (True, False):
        t = with_the_line(edition)
        t.does("play Govern the Unaligned Mira 0")
        assert (t.who(), t.asks, t.offers("pass")) == ("a", "paying", True)
        t.does("use The Line" if early else "pass")
        assert t.measure("The Line.locked") == early
        t.does("pass", by="b")
        if not early:
            assert (t.asks, t.measure("The Line.locked"), t.measure("Mira.blood")) == ("paying", 0, 3)
            t.does("use The Line")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.measure("The Line.locked"), t.measure("b.pool")) == (3, 1, 27)
        assert [(told["blood"], told["pool"]) for told in t.told("cheaper")] == [(1, 0)]
        t.is_quiet()


@rules_on("The Line", "LSJ 20030917")
@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_without_blood_for_it_the_line_must_be_locked_at_once(edition: str) -> None:
    """As rulings on the card say; who has enough may keep it for the payment."""
    glimpse = "Memory's Fading Glimpse"
    for blood, line, allowed in ((2, False, False), (2, True, True), (1, True, False)):
        t = position(
            seat(ready=[f"Mira {blood}/5 OBF", "Ira 4/5"], hand=[glimpse], play=["The Line"] if line else []),
            seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
            edition=edition,
            stop=True,
        )
        assert t.offers(f"play {glimpse} Mira") == allowed
        if not allowed:
            assert "card.cost.blood" in t.clauses(f"play {glimpse} Mira", by="a")
            continue
        t.does(f"play {glimpse} Mira 0")
        t.answer(t.options()[0])
        assert (t.offers("use The Line"), t.offers("pass")) == (True, False)


@editions
def test_the_line_that_was_used_is_lost_with_a_blocked_action(edition: str) -> None:
    t = with_the_line(edition)
    t.does("play Govern the Unaligned Mira 0")
    t.does("use The Line")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.measure("The Line.locked"), t.measure("Mira.blood")) == (1, 2)
    t.is_quiet()


@editions
def test_the_line_is_for_cards_of_actions_and_only_for_vampires(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 DOM", "Brute ally 3"],
            hand=["Raven Spy", "Saturday-Night Special", "Bonding"],
            play=["The Line"],
        ),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("play Saturday-Night Special Brute")
    assert t.asks != "paying", "it costs pool, and an ally plays it"
    t.goes_on()
    t.does("bleed Mira")
    t.does("play Bonding Mira 0")
    assert t.asks != "paying", "an action modifier is no action card"
    t.goes_on()
    assert t.measure("The Line.locked") == 0
    t.is_quiet()


@editions
def test_vampires_of_others_steal_the_line_and_others_do_not(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 3"]),
        seat(ready=["Oskar 2/4"], play=["The Line"]),
        edition=edition,
    )
    assert not t.offers("use The Line Brute")
    t.does("use The Line Mira")
    t.goes_on()
    assert t.g.controller[t["The Line"]] == 0
    t.is_quiet()


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


@rules_on("The Line", "ANK 20200605")
@pytest.mark.parametrize("who", ["Brute", "Mira"])
def test_the_line_is_not_for_an_ally_who_acts_as_a_vampire(who: str) -> None:
    brute = made_up("Brute", faces.ALLY, life=3, bleed=1, definition=definition(permanent(), as_vampire="dom"))
    t = position(
        seat(ready=["Mira 4/8 dom", brute], hand=["Govern the Unaligned"], play=["The Line"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play Govern the Unaligned {who} 0")
    to_the_end(t)
    assert t.ever_offered("use The Line") is (who == "Mira")


# -- Liquidation ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Liquidation", "LSJ 20070901")
@pytest.mark.parametrize("cards", [6, 7])
def test_a_liquidation_wants_seven_cards(cards: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Liquidation"], library=cards),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Liquidation") is (cards == 7)


@editions
@pytest.mark.parametrize(("library", "offered"), [(7, True), (6, False)])
def test_liquidation_burns_seven_cards(library: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=library),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Liquidation") is offered
    if offered:
        t.does("play Liquidation")
        assert (t.measure("a.pool"), t.measure("a.library"), t.measure("a.ash_heap")) == (33, 0, 8)
        t.is_quiet()


@editions
def test_liquidation_is_not_replaced_before_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Liquidation", *["Blank Page"] * 6], library=9),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Liquidation")
    assert t.measure("a.hand") == 6
    passes_to(t, "discard")
    assert t.measure("a.hand") == 7


# -- London Evening Star, Tabloid Newspaper ---------------------------------------------------------------------------

LOUD = [
    # card, how it is used, how many times the others pass before
    ("London Evening Star, Tabloid Newspaper", "use London Evening Star, Tabloid Newspaper"),
    ("WMRH Talk Radio", "use WMRH Talk Radio"),
]


@editions
@rules_on("London Evening Star, Tabloid Newspaper", "ANK 20200607")
@rules_on("WMRH Talk Radio", "ANK 20200607")
@pytest.mark.parametrize(("card", "use"), LOUD)
def test_a_paper_of_a_third_waits_for_its_turn(card: str, use: str, edition: str) -> None:
    """The blocking Methuselah comes before her who sits across."""
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 2/4 AUS"], hand=["Enhanced Senses"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert not t.ever_offered(use)  # nobody attempts to block yet
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    assert t.who() == "b"
    t.passes()
    t.does(use, by="c")
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]


# -- The Louvre, Paris ------------------------------------------------------------------------------------------------


@editions
@rules_on("The Louvre, Paris", "ANK 20210608")
@pytest.mark.parametrize("prince", [True, False])
def test_the_louvre_locks_toreador_or_anybody(prince: bool, edition: str) -> None:
    """Ruling: also between two actions of another's turn."""
    t = position(
        seat(ready=["Mira 3/5 clan:Toreador", "Ines 3/5"]),
        seat(ready=["Oskar 2/4 prince:Paris" if prince else "Oskar 2/4 prince:Boston"], play=["The Louvre, Paris"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    for _ in range(30):
        if t.who() == "b" and t.offers("use The Louvre, Paris"):
            break
        t.passes()
    assert t.who() == "b"
    uses = t.options("use")
    assert len(uses) == (2 if prince else 1)
    t.answer(uses[-1])
    if t.asks == "target":
        assert t.offers("target Ines") is prince
        t.does("target Ines" if prince else "target Mira")
    assert t.measure("Ines.locked" if prince else "Mira.locked") == 1


@editions
@rules_on("The Louvre, Paris", "LSJ 20010702")
def test_the_louvre_ends_an_attempt_to_block(edition: str) -> None:
    """Ruling: whoever is locked while he attempts to block fails."""
    t = position(
        seat(ready=["Mira 3/5"], play=["The Louvre, Paris"]),
        seat(ready=["Oskar 2/4 clan:Toreador"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("use The Louvre, Paris", by="a")
    t.goes_on()
    assert not t.told("combat")
    assert t.measure("b.pool") == 29


# -- Lupine Assault ---------------------------------------------------------------------------------------------------


@editions
def test_a_lupine_assault_empties_hands(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Lupine Assault", *["Fade"] * 6]),
        seat(ready=["Oskar 2/4"], hand=["Fade"] * 7, library=9),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Lupine Assault")
    for _ in range(10):
        t.answer(t.options()[0])
    assert (t.measure("a.hand"), t.measure("b.hand"), t.measure("c.hand")) == (1, 7, 0)
    assert t.measure("b.library") == 4


@editions
def test_a_lupine_assault_discards_before_anybody_draws_and_once_in_a_game(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Lupine Assault", *["Fade"] * 6], library=["Majesty"] * 9),
        seat(ready=["Oskar 2/4"], hand=[*["Dodge"] * 5, "Minion Tap", "Lupine Assault"], library=["Majesty"] * 9),
        seat(ready=["Vera 2/4"], hand=["Blank Page"] * 3),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    discarded = 0
    while t.asks == "pick":
        names = {one: t.g.face[int(one.split()[1])].name for one in t.options("pick")}
        assert "Majesty" not in names.values()  # nothing that was drawn on the way
        t.answer(next(one for one, name in names.items() if name in ("Fade", "Dodge", "Blank Page")))
        discarded += 1
    assert discarded >= 10
    assert (t.measure("a.hand"), t.measure("b.hand"), t.measure("c.hand")) == (6, 7, 0)
    with t.unchanged("b.pool", "c.pool", "Oskar.blood"):
        passes_to(t, "discard")
    assert t.measure("a.hand") == 7  # the card itself is replaced in the influence phase
    passes_to(t, "master", "b")
    assert {t.g.face[int(one.split()[1])].name for one in t.options("play")} == {"Minion Tap"}

"""Official rulings on what must be done, named or paid in a turn, and on who may do something before whom."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BETWEEN,
    LOCKED,
    MASTER_ACTIONS,
    MINE,
    MINION,
    a,
    ability,
    definition,
    gives,
    named,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until
from tests.vtes.cards.test_rulings_targets import pays_to_unlock


def answers(t: Table, *texts: str) -> None:
    for text in texts:
        until(t, text)
        t.does(text)


# -- Elen Kamjian -----------------------------------------------------------------------------------------------------

ELEN = "Elen Kamjian"


@rules_on(ELEN, "LSJ 20090226", "ANK 20211009-2")
def test_elen_is_free_once_she_has_bled() -> None:
    """She unlocks after that, while a minion of hers is locked still."""
    up = made_up(
        "Up", faces.MASTER, definition=definition(ability(BETWEEN, unlock(a(MINION, MINE, LOCKED, named(ELEN)))))
    )
    t = position(
        seat(ready=[ELEN, "Mira 2/4 locked", "Ines 2/4"], play=[up]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    assert t.told("action")  # there was nothing else that she could do
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.does("use Up")
    while t.asks == "target":
        t.answer(t.options()[0])
    assert t.measure(f"{ELEN}.locked") == 0
    assert t.offers(f"hunt {ELEN}")
    t.is_quiet()


@rules_on(ELEN, "ANK 20211009-2")
def test_a_bleed_by_a_card_is_not_the_one_that_elen_must_take() -> None:
    """She has bled by a card and unlocked: then she must, and cannot, bleed again, and does nothing more."""
    t = position(
        seat(ready=[ELEN, "Mira 2/4", "Ines 2/4"], hand=["Flurry of Action", "Flurry of Action"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play Flurry of Action {ELEN} 1")
    to_the_end(t)
    assert (t.asks, t.measure(f"{ELEN}.locked"), t.measure("b.pool")) == ("minion", 0, 29)
    assert t.offers(f"hunt {ELEN}")  # nobody is locked yet
    t.does("hunt Mira")
    to_the_end(t)
    assert (t.asks, t.offers("hunt Ines")) == ("minion", True)
    assert not t.offers(f"hunt {ELEN}")
    assert not t.offers(f"use {ELEN} {ELEN}")
    t.is_quiet()


# -- kept locked ------------------------------------------------------------------------------------------------------


@rules_on("Sheepdog", "LSJ 20050114")
@rules_on("Toreador Grand Ball", "LSJ 20050114")
@pytest.mark.parametrize("card", ["Sheepdog", "Toreador Grand Ball"])
def test_an_infernal_vampire_whom_a_card_of_hers_keeps_locked_unlocks_for_a_pool(card: str) -> None:
    ball = card == "Toreador Grand Ball"
    oskar = "Oskar 4/8 clan:Toreador trait:infernal locked"
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=[oskar if ball else (oskar, [card]), "Olga 2/4 clan:Toreador"], play=[card] if ball else []),
        bystander(),
    )
    if ball:
        t.g.chosen = {t[card]: [t["Olga"], t["Oskar"]]}
    pays_to_unlock(t, "Oskar")


@rules_on("Faerie Wards", "LSJ 20050114")
def test_an_infernal_vampire_at_faerie_wards_unlocks_for_a_pool() -> None:
    t = position(
        seat(ready=["Mira 4/8 MYT"], hand=["Faerie Wards"]),
        seat(ready=["Oskar 2/4 trait:infernal", "Olga 2/4"]),
        turn="b",
    )
    t.does("bleed Oskar")
    answers(t, "play Faerie Wards Mira 2")
    to_the_end(t)
    assert t.g.counters_on(t["Oskar"], "stun") == 1
    pays_to_unlock(t, "Oskar")


@rules_on("Serpent's Numbing Kiss", "LSJ 20050114")
def test_an_infernal_vampire_who_is_kissed_unlocks_for_a_pool() -> None:
    card = "Serpent's Numbing Kiss"
    t = position(
        seat(ready=["Mira 6/8 PRE SER"], hand=[card]), seat(ready=["Oskar 4/8 trait:infernal", "Olga 2/4"]), bystander()
    )
    t.does("bleed Mira")
    answers(t, "block Oskar", f"play {card} Mira 1")
    to_the_end(t)
    assert t.g.host[t[card]] == t["Oskar"]
    pays_to_unlock(t, "Oskar")


# -- named as it is announced -----------------------------------------------------------------------------------------


@ruled_alike("who", ["Drozodny", "Pochtli"], "LSJ 20010627")
def test_what_is_brought_back_is_named_as_the_action_is_announced(who: str) -> None:
    cards = ["Anarchist Uprising", "Ancilla Empowerment", "Banishment"]
    t = position(seat(ready=[who, "Ines 2/4"], ash_heap=cards), seat(ready=["Oskar 4/8 intercept:9"]), bystander())
    t.does(f"use {who} {who} -1")
    assert (t.who(), t.asks) == ("a", "target")
    assert not t.told("action")
    while t.asks == "target":
        t.answer(t.options()[0])
    assert t.told("action")
    to_the_end(t)
    assert not t.ever_offered("pick")
    t.is_quiet()


@ruled_alike(
    "card",
    ["Garibaldi-Meucci Museum", "Carlotta Giovanni", "Lenelle, Mambo of Birmingham"],
    "LSJ 20000222",
    "LSJ 20011023",
)
def test_both_cards_of_an_exchange_are_named_at_once(card: str) -> None:
    museum = card == "Garibaldi-Meucci Museum"
    t = position(
        seat(
            ready=["Mira 2/4" if museum else card, "Ines 2/4"],
            play=[card] if museum else [],
            hand=["Dodge", "Blur"],
            ash_heap=["CrimethInc.", "Go Anarch", "Open War"],
        ),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        phase="unlock" if museum else "minion",
    )
    t.does(f"use {card}" if museum else f"use {card} {card}")
    named = []
    while t.asks == "target":
        assert not t.told("action")
        named.append(t.options()[0])
        t.answer(t.options()[0])
    assert len(named) == 2
    to_the_end(t) if t.asks not in t.quiet else None
    assert sorted(t.region(name) for name in ("Dodge", "Blur")) == ["ash-heap", "hand"]
    t.is_quiet()


# -- announced, paid, increased ---------------------------------------------------------------------------------------


@rules_on("Edward Neally", "LSJ 20020814")
def test_edward_neally_makes_the_hand_larger_for_each_master_phase_action() -> None:
    more = made_up("More", faces.MASTER, definition=definition(gives(MASTER_ACTIONS, 1)))
    t = position(
        seat(ready=["Edward Neally", "Ines 2/4"], play=[more], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    for size in (8, 9):
        t.does("use Edward Neally")
        assert stats.hand_size(t.g, 0) == size
    assert t.asks == "minion"
    t.is_quiet()


@rules_on("Flaming Candle", "RTR 20020501")
def test_a_candle_does_not_burn_for_the_blood_of_something_else() -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Flaming Candle"]), "Ines 2/4"], play=["Club Illusion"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "use Club Illusion Mira")
    with t.changes("Mira.blood", -1):
        t.does("use Club Illusion Mira", by="a")
    assert t.region("Flaming Candle") == "attached"
    until(t, "block Oskar")
    to_the_end(t)
    assert t.region("Flaming Candle") == "attached"
    t.is_quiet()


@rules_on("Fame", "LSJ 20010121")
@pytest.mark.parametrize("first", ["trigger Fame", "use Uptown Hunting Ground"])
def test_fame_is_paid_for_in_any_order_but_before_others_act(first: str) -> None:
    """The other Methuselah could use her Homunculus in this unlock phase."""
    t = position(
        seat(ready=["Mira 2/4"], torpor=[("Ines 2/4", ["Fame"])], play=["Uptown Hunting Ground"]),
        seat(ready=[("Oskar 4/8 locked", ["Homunculus"])]),
        bystander(),
        phase="unlock",
    )
    assert (t.who(), t.asks, t.offers("pass")) == ("a", "unlock", False)
    t.does(first, by="a")
    if first != "trigger Fame":
        assert (t.who(), t.offers("pass")) == ("a", False)
        t.does("trigger Fame", by="a")
    assert t.measure("a.pool") == 29
    assert (t.who(), t.asks) == ("b", "unlock-of-others")
    with t.changes("Oskar.blood", -1), t.changes("Oskar.locked", -1):
        t.does("use Homunculus", by="b")
    t.is_quiet()


# -- the impulse ------------------------------------------------------------------------------------------------------


@ruled_alike(
    "card words answer on_vera",
    [
        ("Draba", "CHI", "play Draba Vera 1", False),
        ("Ignis Fatuus", "chi", "play Ignis Fatuus Vera 0", False),
        ("Night Terrors", "obf pre clan:Ravnos", "play Night Terrors Vera 0", False),
        ("The Rumor Mill, Tabloid Newspaper", "", "use The Rumor Mill, Tabloid Newspaper", False),
        ("Starshell Grenade Launcher", "", "use Starshell Grenade Launcher", True),
    ],
    "ANK 20200607",
)
def test_who_is_third_waits_for_the_blocks_of_who_is_second(card: str, words: str, answer: str, on_vera: bool) -> None:
    """Both others could do something at any time, or block."""
    slaughter = ["The Slaughterhouse"]
    mill = card.startswith("The Rumor")
    t = position(
        seat(ready=["Mira 4/8 stealth:2", "Ines 2/4"], play=slaughter, library=9),
        seat(ready=["Oskar 4/8"], play=slaughter, library=9),
        seat(
            ready=[(f"Vera 4/8 {words}".strip(), [card] if on_vera else [])],
            hand=[] if on_vera or mill else [card],
            play=[card] if mill else [],
        ),
    )
    t.passes_until_offered("hunt Mira")
    since = len(t.asked)
    t.does("hunt Mira")
    until(t, answer)
    assert t.who() == "c"
    assert [t.players[one] for one, _ in t.asked[since + 1 :]][-2:] == ["a", "b"]
    assert t.ever_offered("block Oskar")
    t.does(answer, by="c")
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks == "target" else "strike hand" if t.asks == "strike" else "pass")
    t.is_quiet()


@rules_on("Veiled Sight", "ANK 20200607")
def test_a_veiled_sight_waits_for_the_acting_methuselah() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 stealth:2 obf", "Ines 2/4"],
            hand=["Lost in Crowds"],
            play=["The Slaughterhouse"],
            library=9,
        ),
        seat(ready=["Oskar 4/8 chi"], hand=["Veiled Sight"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    assert (t.who(), t.offers("play Veiled Sight")) == ("a", False)
    t.passes()
    assert t.who() == "b"
    t.does("play Veiled Sight Oskar 0", by="b")
    assert t.measure("Mira.stealth") == 0
    to_the_end(t)
    t.is_quiet()


@rules_on("Discern", "LSJ 20070403", "LSJ 20070413")
@pytest.mark.parametrize(("locked", "offered"), [("", True), (" locked", False)])
def test_discern_is_for_who_may_react_and_is_no_card_that_is_played(locked: str, offered: bool) -> None:
    """A perfectionist is displeased by reaction cards only."""
    t = position(
        seat(ready=[("Mira 4/8 stealth:2", ["Perfectionist"]), "Ines 2/4"]),
        seat(ready=[(f"Oskar 3/3 imbued{locked}", ["Discern"]), "Olga 3/3 imbued"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("bleed Mira")
    if offered:
        answers(t, "block Oskar", "use Discern Oskar")
        assert t.measure("Oskar.intercept") == 1
    while t.asks not in t.quiet and t.asks != "may":
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Discern") is offered
    assert t.asks == "may"
    t.does("yes", by="a")
    assert t.measure("Mira.blood") == 5
    to_the_end(t)
    t.is_quiet()

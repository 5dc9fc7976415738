"""What official rulings say of a card that is cancelled as it is played: its moment, price, limits, and the hand."""

from __future__ import annotations

import pytest

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    COMBAT,
    FIGHTING,
    ME,
    MINION,
    OPPOSING,
    OTHERS,
    STRENGTH,
    STRIKES,
    a,
    action,
    combat,
    definition,
    gain,
    hand,
    lock,
    master,
    mod,
    permanent,
    political,
    strike,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

FRENZY, GRAPPLE = ("frenzy",), ("grapple",)
IN_COMBAT = [
    # what cancels, words of Mira, how she does it, traits of what it cancels, its Discipline, whether its price is paid
    ("Blessed Blade", "val", "play Blessed Blade Mira 0", GRAPPLE, "", True),
    ("Devil-Channel: Back", "abo", "play Devil-Channel: Back Mira 0", FRENZY, "", True),
    ("Unseen Hibernation", "abo", "play Unseen Hibernation Mira 0", FRENZY, "", True),
    ("Predator's Communion", "abo", "play Predator's Communion Mira 0", FRENZY, "", True),
    ("Predator's Mastery", "abo", "play Predator's Mastery Mira 0", FRENZY, "", True),
    ("Sword of the Archangel", "clan:Salubri", "use Sword of the Archangel Mira -2", GRAPPLE, "", False),
    ("The Jones", "SER", "play The Jones Mira 1", (), "", False),
    ("Denial of Aphrodite's Favor", "DOM FOR", "play Denial of Aphrodite's Favor Mira 2", (), "pre", False),
    ("Direct Intervention", "", "play Direct Intervention", (), "", False),
]
rows = pytest.mark.parametrize(("card", "words", "cancels", "traits", "code", "paid"), IN_COMBAT)


def wild(card: str, traits: tuple[str, ...], code: str, *more: Effect) -> Face:
    """A card of the kind that this one cancels: a strike for The Jones, else one to be played before range."""
    what: Way
    if card == "The Jones":
        what = strike(code, hand(1), *more, limit=COMBAT)
    else:
        what = combat(code, mod(STRENGTH, 1, ME), mod(STRENGTH, -1, OPPOSING), *more, when=BEFORE_RANGE, limit=COMBAT)
    return made_up("Wild", faces.COMBAT, traits=traits, blood=1, definition=definition(what, not_replaced="combat"))


def played(card: str, words: str, traits: tuple[str, ...], code: str, *more: Effect) -> Table:
    """Oskar, who is younger, has blocked Mira and has just played the card that she can cancel."""
    on_mira = [card] if card.startswith("Sword") else []
    face = wild(card, traits, code, *more)
    third = card == "Direct Intervention"  # out of turn
    hers = [] if on_mira or third else [card]
    barrens = ["The Barrens"]
    t = position(
        seat(
            ready=[(f"Mira 6/8 {words}".strip(), on_mira)],
            hand=[*hers, *["Blank Page"] * 6],
            play=[] if third else barrens,
        ),
        seat(ready=[f"Oskar 6/7 cel {code}".strip()], hand=[face, face, "Blur", *["Blank Page"] * 4], library=9),
        seat(
            ready=["Vera 2/4"],
            hand=[card, *["Blank Page"] * 6] if third else [],
            play=barrens if third else [],
        ),
    )
    for text in ("bleed Mira", "block Oskar", "play Wild Oskar 0"):
        while not t.offers(text):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(text)
    return t


def canceller(card: str) -> str:
    """Whose it is to cancel what Oskar plays."""
    return "c" if card == "Direct Intervention" else "a"


@rules_on("Blessed Blade", "LSJ 20061207")
@rules_on("Devil-Channel: Back", "LSJ 20061207")
@rules_on("Unseen Hibernation", "LSJ 20061207")
@rules_on("Predator's Communion", "LSJ 20061207")
@rules_on("Predator's Mastery", "LSJ 20061207")
@rules_on("Sword of the Archangel", "LSJ 20061207")
@rules_on("The Jones", "LSJ 20061207")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20061207")
@rules_on("Direct Intervention", "LSJ 20061207")
@rows
def test_nothing_else_is_done_and_nothing_drawn_as_a_card_is_played(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    t = played(card, words, traits, code)
    assert (t.who(), t.asks, t.measure("b.hand")) == (canceller(card), "as-played", 6)
    assert t.offers(cancels)
    assert not t.offers("use The Barrens")
    t.does(cancels, by=canceller(card))
    assert t.told("cancelled")[-1]["card"] == t["Wild"]
    on(t)
    t.is_quiet()


@rules_on("Blessed Blade", "LSJ 20080630")
@rules_on("Devil-Channel: Back", "LSJ 20080630")
@rules_on("Unseen Hibernation", "LSJ 20080630")
@rules_on("Predator's Communion", "LSJ 20080630")
@rules_on("Predator's Mastery", "LSJ 20080630")
@rules_on("Sword of the Archangel", "LSJ 20080630")
@rules_on("The Jones", "LSJ 20080630")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20080630")
@rows
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_card_is_replaced_at_once(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool, cancelled: bool
) -> None:
    t = played(card, words, traits, code)
    t.does(cancels if cancelled else "pass", by=canceller(card))
    assert t.told("combat")
    assert t.measure("b.hand") == (7 if cancelled else 6)
    on(t)
    assert t.measure("b.hand") == 7
    t.is_quiet()


@rules_on("Blessed Blade", "ANK 20190104")
@rules_on("Devil-Channel: Back", "ANK 20190104")
@rules_on("Unseen Hibernation", "ANK 20190104")
@rules_on("Predator's Communion", "ANK 20190104")
@rules_on("Predator's Mastery", "ANK 20190104")
@rules_on("Sword of the Archangel", "ANK 20190104")
@rules_on("The Jones", "ANK 20190104")
@rules_on("Denial of Aphrodite's Favor", "ANK 20190104")
@rules_on("Direct Intervention", "ANK 20190104")
@rows
def test_a_cancelled_card_has_been_played(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    """One of a name each combat: the second copy is not played after the first was cancelled."""
    t = played(card, words, traits, code)
    t.does(cancels, by=canceller(card))
    since = len(t.asked)
    on(t)
    assert not t.ever_offered("play Wild#2", since)
    assert t.region("Wild#2") == "hand"


@rules_on("Blessed Blade", "LSJ 20030224")
@rules_on("Devil-Channel: Back", "LSJ 20030224")
@rules_on("Unseen Hibernation", "LSJ 20030224")
@rules_on("Predator's Communion", "LSJ 20030224")
@rules_on("Predator's Mastery", "LSJ 20030224")
@rules_on("Sword of the Archangel", "LSJ 20030224")
@rules_on("The Jones", "LSJ 20030224")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20030224")
@rules_on("Direct Intervention", "LSJ 20030224")
@rows
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_source_of_strikes_does_not_count(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool, cancelled: bool
) -> None:
    t = played(card, words, traits, code, mod(STRIKES, 1, ME))
    t.does(cancels if cancelled else "pass", by=canceller(card))
    since = len(t.asked)
    on(t)
    assert t.ever_offered("play Blur Oskar 0", since) is cancelled


@rules_on("Blessed Blade", "ANK 20260216")
@rules_on("Devil-Channel: Back", "ANK 20260216")
@rules_on("Unseen Hibernation", "ANK 20260216")
@rules_on("Predator's Communion", "ANK 20260216")
@rules_on("Predator's Mastery", "ANK 20260216")
@rows
def test_a_cancelled_card_is_paid_for_unless_the_canceller_says_otherwise(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    t = played(card, words, traits, code)
    t.does(cancels, by=canceller(card))
    assert t.measure("Oskar.blood") == (5 if paid else 6)


@rules_on("Devil-Channel: Back", "LSJ 20051113")
@rules_on("Unseen Hibernation", "LSJ 20051113")
@rules_on("Predator's Communion", "LSJ 20051113")
@rules_on("Predator's Mastery", "LSJ 20051113")
@rules_on("Devil-Channel: Throat", "LSJ 20051113")
@pytest.mark.parametrize(
    "card",
    [
        "Devil-Channel: Back",
        "Devil-Channel: Throat",
        "Unseen Hibernation",
        "Predator's Communion",
        "Predator's Mastery",
    ],
)
@pytest.mark.parametrize("whom", ["opposing", "chosen", "himself"])
def test_a_frenzy_is_played_on_whom_it_affects(card: str, whom: str) -> None:
    effects = {
        "opposing": mod(STRENGTH, -1, OPPOSING),
        "chosen": lock(a(MINION, FIGHTING, OTHERS)),
        "himself": mod(STRENGTH, 1, ME),
    }
    way = combat("", effects[whom], when=BEFORE_RANGE)
    face = made_up("Fit", faces.COMBAT, traits=FRENZY, definition=definition(way))
    t = position(seat(ready=["Mira 6/8 abo"], hand=[card]), seat(ready=["Oskar 6/7"], hand=[face]), bystander())
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.offers("play Fit Oskar 0"):
        t.answer("pass")
    t.does("play Fit Oskar 0", by="b")
    if whom == "himself":
        assert not t.ever_offered(f"play {card} Mira 0")
    else:
        assert t.offers(f"play {card} Mira 0")


# -- actions and master cards -----------------------------------------------------------------------------------------

IMBUED = ("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])
AGAINST_ACTIONS = [
    # what cancels, who can play it, how
    ("Determine", IMBUED, "play Determine Oskar 1"),
    ("Denial of Aphrodite's Favor", ("Oskar 6/8 dom for", []), "play Denial of Aphrodite's Favor Oskar 0"),
    ("Direct Intervention", ("Oskar 6/8", []), "play Direct Intervention"),
]
against_actions = pytest.mark.parametrize(("card", "oskar", "cancels"), AGAINST_ACTIONS)
ACTIONS = {
    "action": made_up("Errand", faces.ACTION, definition=definition(action("pre", gain(1)), not_replaced="action")),
    "equip": made_up("Gear", faces.EQUIPMENT, definition=definition(permanent("pre"), not_replaced="action")),
    "employ": made_up("Aid", faces.RETAINER, life=1, definition=definition(permanent("pre"), not_replaced="action")),
    "recruit": made_up("Friend", faces.ALLY, life=1, definition=definition(permanent("pre"), not_replaced="action")),
    "call": made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1), disciplines="pre"))),
}


def acted(card: str, oskar: tuple[str, list[str]], what: str) -> Table:
    """Mira, who is younger, has just played a card for an action of that kind."""
    face = ACTIONS[what]
    t = position(
        seat(ready=["Mira 4/5 pre"], hand=[face, *["Blank Page"] * 6], library=9),
        seat(ready=[oskar], hand=[card], play=["The Barrens"]),
        bystander(),
        options={"legacy": True},
    )
    while not t.offers(f"play {face.name} Mira 0"):
        t.answer("pass")
    t.does(f"play {face.name} Mira 0", by="a")
    return t


@rules_on("Determine", "ANK 20200813-2", "LSJ 20061207")
@rules_on("Denial of Aphrodite's Favor", "ANK 20200813-2")
@rules_on("Direct Intervention", "ANK 20200813-2")
@against_actions
@pytest.mark.parametrize("what", list(ACTIONS))
def test_cards_of_all_kinds_of_actions_are_cancelled(
    card: str, oskar: tuple[str, list[str]], cancels: str, what: str
) -> None:
    t = acted(card, oskar, what)
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    assert not t.offers("use The Barrens")
    with t.unchanged("a.pool", "Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
    assert t.region(ACTIONS[what].name) == "ash-heap"
    t.is_quiet()


@rules_on("Determine", "LSJ 20080630")
@against_actions
@pytest.mark.parametrize("what", ["action", "equip", "employ", "recruit"])
def test_a_cancelled_card_of_an_action_is_replaced_at_once(
    card: str, oskar: tuple[str, list[str]], cancels: str, what: str
) -> None:
    t = acted(card, oskar, what)
    t.does(cancels, by="b")
    assert t.measure("a.hand") == 7
    t = acted(card, oskar, what)
    t.passes()
    assert t.measure("a.hand") == 6  # else it waits for the end of the action


@rules_on("Determine", "RTR 20001020")
@rules_on("Denial of Aphrodite's Favor", "RTR 20001020")
@rules_on("Direct Intervention", "RTR 20001020")
@against_actions
def test_what_piper_brings_is_not_cancelled(card: str, oskar: tuple[str, list[str]], cancels: str) -> None:
    t = position(
        seat(ready=["Mira 4/5 pre sect:Anarch"], hand=["Piper", ACTIONS["recruit"]]),
        seat(ready=[oskar], hand=[card]),
        bystander(),
        phase="master",
        options={"legacy": True},
    )
    t.does("play Piper")
    assert t.region("Friend") == "ready"
    assert not t.ever_offered(f"play {card}")
    t.is_quiet()


@rules_on("Determine", "LSJ 20021011")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20021011")
@pytest.mark.parametrize(
    ("card", "oskar", "cancels", "rises"),
    [
        ("Determine", (f"{IMBUED[0]} locked", IMBUED[1]), "play Determine Oskar 1", None),
        (
            "Denial of Aphrodite's Favor",
            ("Oskar 6/8 dom for prince locked", []),
            "play Denial of Aphrodite's Favor Oskar 0",
            "Second Tradition: Domain",
        ),
    ],
)
def test_one_wakes_to_cancel_but_does_not_rise_to_block(
    card: str, oskar: tuple[str, list[str]], cancels: str, rises: str | None
) -> None:
    t = position(
        seat(ready=["Mira 4/5 pre"], hand=[ACTIONS["action"]]),
        seat(ready=[oskar], hand=[card, "On the Qui Vive", *([rises] if rises else [])]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Errand Mira 0")
    assert (t.who(), t.asks) == ("b", "as-played")
    assert not t.offers(cancels)
    assert rises is None or not t.offers(f"play {rises}")
    t.does("play On the Qui Vive Oskar 0", by="b")
    assert rises is None or not t.offers(f"play {rises}")
    t.does(cancels, by="b")
    assert (t.measure("a.pool"), t.measure("Mira.locked")) == (30, 0)
    t.is_quiet()


# -- master cards -----------------------------------------------------------------------------------------------------


def reversed_(*cards: Face | str) -> Table:
    """Seat a plays the first of these master cards, and seat b cancels it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=[*cards, *["Blank Page"] * (7 - len(cards))], library=9),
        seat(ready=["Oskar 2/4"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    name = cards[0] if isinstance(cards[0], str) else cards[0].name
    t.does(f"play {name}")
    if t.asks == "target":
        t.does("target Mira")
    t.does("play Sudden Reversal", by="b")
    return t


@rules_on("Sudden Reversal", "LSJ 20090126")
def test_a_cancelled_trifle_gives_no_master_phase_action() -> None:
    t = reversed_("Life in the City", "Misdirection")
    assert not t.ever_offered("play Misdirection", since=len(t.asked))
    assert t.asks != "master"
    t.is_quiet()


@rules_on("Sudden Reversal", "ANK 20190104")
def test_a_cancelled_card_that_is_played_once_a_game_was_played() -> None:
    t = reversed_("Giant's Blood", "Giant's Blood")
    since = len(t.asked)
    while t.g.turn < 24:
        t.answer("pass")
    assert not t.ever_offered("play Giant's Blood", since)


@rules_on("Sudden Reversal", "LSJ 20080630")
def test_a_cancelled_master_card_is_replaced_at_once() -> None:
    slow = made_up("Slow", faces.MASTER, definition=definition(master(gain(1)), not_replaced="unlock"))
    t = reversed_(slow)
    assert t.measure("a.hand") == 7

"""More rulings on cards that are cancelled as they are played: they are replaced at once, and spend no limit."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BLEED,
    ME,
    OPPOSING,
    POLLING,
    STRENGTH,
    STRIKES,
    action,
    bleed,
    combat,
    definition,
    gain,
    master,
    mod,
    modifier,
    political,
    reaction,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on

# -- combat cards -----------------------------------------------------------------------------------------------------

BLANKS = ["Blank Page"] * 6
FRENZY, GRAPPLE = "frenzy", "grapple"
IN_COMBAT = [
    # what cancels, words of Mira, how, what it cancels
    ("Bollix", "pre sect:Anarch", "play Bollix Mira 2", FRENZY),
    ("Charismatic Aura", "aus pre", "play Charismatic Aura Mira 0", GRAPPLE),
    ("Devil-Channel: Hands", "abo", "play Devil-Channel: Hands Mira 0", FRENZY),
    ("Devil-Channel: Throat", "abo", "play Devil-Channel: Throat Mira 0", FRENZY),
    ("Disengage", "", "play Disengage Mira 1", GRAPPLE),
    ("Fae Contortion", "myt", "play Fae Contortion Mira 0", GRAPPLE),
    ("Invoking the Beast", "abo", "play Invoking the Beast Mira 0", FRENZY),
    ("Whistling Up the Beast", "abo", "play Whistling Up the Beast Mira 0", FRENZY),
    ("Meditative Grove", "clan:Salubri", "use Meditative Grove", FRENZY),
    ("Khalu", "", "use Khalu", ""),
]
ANY = ("Death Seeker", "clan:Salubri-antitribu", "play Death Seeker Mira 0", "")
AUSPEX = ("Hide the Mind", "obf", "play Hide the Mind Mira 0", "aus")


def wild(what: str) -> Face:
    """A combat card with an additional strike, which is replaced after the combat."""
    code, traits = (what, ()) if what == "aus" else ("", (what,) if what else ())
    way = combat(code, mod(STRIKES, 1, ME), mod(STRENGTH, -1, OPPOSING), when=BEFORE_RANGE)
    return made_up("Wild", faces.COMBAT, traits=traits, definition=definition(way, not_replaced="combat"))


def fought(card: str, words: str, what: str) -> Table:
    """Oskar has blocked the bleed and has just played the card that can be cancelled."""
    mira: Item = "Khalu" if card == "Khalu" else f"Mira 6/8 {words}".strip()
    in_play = ["The Barrens", *([card] if card == "Meditative Grove" else [])]
    in_hand = [card] if card not in ("Meditative Grove", "Khalu") else []
    t = position(
        seat(ready=[mira], play=in_play, hand=[*BLANKS, *in_hand]),
        seat(ready=["Oskar 6/7 cel aus"], hand=[wild(what), "Blur", *BLANKS[1:]], library=9),
        bystander(),
    )
    t.does(f"bleed {'Khalu' if card == 'Khalu' else 'Mira'}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Wild Oskar 0")
    t.does("play Wild Oskar 0", by="b")
    return t


@ruled_alike("card words cancels what", [*IN_COMBAT, ANY], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_combat_card_is_replaced_at_once(
    card: str, words: str, cancels: str, what: str, cancelled: bool
) -> None:
    t = fought(card, words, what)
    assert (t.who(), t.asks, t.measure("b.hand")) == ("a", "as-played", 6)
    t.does(cancels if cancelled else "pass", by="a")
    assert (bool(t.told("cancelled")), t.measure("b.hand")) == (cancelled, 7 if cancelled else 6)
    on(t)
    assert t.measure("b.hand") == 7
    t.is_quiet()


@ruled_alike("card words cancels what", [*IN_COMBAT, AUSPEX], "LSJ 20030224")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_additional_strike_is_not_counted(
    card: str, words: str, cancels: str, what: str, cancelled: bool
) -> None:
    t = fought(card, words, what)
    t.does(cancels if cancelled else "pass", by="a")
    since = len(t.asked)
    on(t)
    assert t.ever_offered("play Blur Oskar 0", since) is cancelled
    t.is_quiet()


# -- modifiers --------------------------------------------------------------------------------------------------------

SCRY = ("Scry the Hearthstone", "VIS", "play Scry the Hearthstone Oskar 2", "obf")
CLARITY = ("Touch of Clarity", "dem", "play Touch of Clarity Oskar 1", "dom")


def bled(card: str, words: str, code: str) -> Table:
    """Mira has just played a modifier that raises her bleed, and is replaced after the action."""
    way = modifier(code, mod(BLEED, 1), limited=True)
    raised = made_up("Raised", faces.MODIFIER, definition=definition(way, not_replaced="action"))
    other = made_up("Other", faces.MODIFIER, definition=definition(modifier("", mod(BLEED, 1), limited=True)))
    t = position(
        seat(ready=[f"Mira 4/8 {code}"], hand=[raised, other, *BLANKS[1:]], library=9),
        seat(ready=[f"Oskar 6/7 {words}"], hand=[card]),
        bystander(),
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Raised Mira 0")
    t.does("play Raised Mira 0", by="a")
    return t


@ruled_alike("card words cancels code", [SCRY], "LSJ 20030224")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_modifier_leaves_the_limit_of_bleeds_unspent(
    card: str, words: str, cancels: str, code: str, cancelled: bool
) -> None:
    t = bled(card, words, code)
    t.does(cancels if cancelled else "pass", by="b")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("play Other Mira 0", since) is cancelled
    t.is_quiet()


@ruled_alike("card words cancels code", [CLARITY], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_modifier_is_replaced_at_once(
    card: str, words: str, cancels: str, code: str, cancelled: bool
) -> None:
    t = bled(card, words, code)
    t.does(cancels if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)
    t.goes_on()
    t.is_quiet()


# -- reactions, actions, master cards ---------------------------------------------------------------------------------

AGAINST_REACTIONS = [("Lucita (ADV)", ""), ("Mithras", ""), ("Diana Iadanza", "call")]


@ruled_alike("card way", AGAINST_REACTIONS, "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_reaction_is_replaced_at_once(card: str, way: str, cancelled: bool) -> None:
    who = card.split(" (")[0]
    window = {"when": POLLING} if way else {}
    watch = made_up(
        "Watch",
        faces.REACTION,
        definition=definition(reaction("", gain(1), **window), not_replaced="unlock"),
    )
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    t = position(
        seat(ready=[card], hand=[motion]),
        seat(ready=["Oskar 3/4"], hand=[watch, *BLANKS], library=9),
        bystander(),
    )
    t.does(f"play Motion {who}" if way else f"bleed {who}")
    t.passes_until_offered("play Watch Oskar 0")
    t.does("play Watch Oskar 0", by="b")
    assert (t.who(), t.asks, t.measure("b.hand")) == ("a", "as-played", 6)
    t.does(f"use {who}" if cancelled else "pass", by="a")
    assert (bool(t.told("cancelled")), t.measure("b.hand")) == (cancelled, 7 if cancelled else 6)
    t.goes_on()
    t.is_quiet()


@ruled_alike("card code", [("Louhi", ""), ("Esprit de Corps", "dom")], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_action_card_is_replaced_at_once(card: str, code: str, cancelled: bool) -> None:
    way = action(code, bleed(1))
    raid = made_up("Raid", faces.ACTION, definition=definition(way, not_replaced="unlock"))
    if card == "Louhi":
        their = seat(ready=[card])
    else:
        their = seat(ready=["Oskar 6/8 POT PRE"], hand=[card])
    t = position(
        seat(ready=[f"Mira 4/5 {code}".strip()], hand=[raid, *BLANKS], library=9),
        their,
        bystander(),
        turn="b" if card != "Louhi" else "a",
    )
    if card != "Louhi":
        t.does("play Esprit de Corps Oskar 1")
        t.goes_on()
        while not t.offers("play Raid Mira 0"):
            t.goes_by("unlock")
    t.does("play Raid Mira 0", by="a")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    t.does(f"use {card}" if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)


@ruled_alike("card", ["Santaleous"], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_master_card_is_replaced_at_once(card: str, cancelled: bool) -> None:
    slow = made_up("Slow", faces.MASTER, definition=definition(master(gain(1)), not_replaced="unlock"))
    t = position(
        seat(ready=["Mira 3/5"], hand=[slow, *BLANKS], library=9), seat(ready=[card]), bystander(), phase="master"
    )
    t.does("play Slow")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    with t.changes(f"{card}.blood", -3 if cancelled else 0):
        t.does(f"use {card}" if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)
    t.is_quiet()

"""Official rulings on those who cancel cards as they are played: nothing comes between, what counts as played, what may
be tried again, what cannot be cancelled."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.definitions.language import CARD as THIS
from praxis.vtes.definitions.language import GAME as WHOLE_GAME
from praxis.vtes.definitions.language import (
    IN_PLAY,
    MINION,
    OTHERS,
    PLAY,
    POLLING,
    READY,
    TURN,
    VAMPIRE,
    a,
    action,
    bleed,
    definition,
    event,
    fight,
    gain,
    master,
    permanent,
    put,
    reaction,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_cancelled_cards import ACTIONS, IMBUED
from tests.vtes.cards.test_rulings_odds import to_the_end, until

ONCE = made_up("Once", faces.ACTION, blood=1, definition=definition(action("pre", bleed(1)), limit=TURN))
BLEEDS = {
    code: made_up("Errand", faces.ACTION, blood=1, definition=definition(action(code, bleed(1))))
    for code in ("pre", "obf")
}
FIT = made_up(
    "Fit", faces.ACTION, traits=("frenzy",), definition=definition(action("ani", fight(a(VAMPIRE, READY, OTHERS))))
)
BOON = made_up("Boon", faces.MASTER, pool=1, definition=definition(master(gain(3), limit=WHOLE_GAME)))
OMEN = made_up("Omen", faces.EVENT, definition=definition(event(put(THIS, PLAY), limit=WHOLE_GAME)))
REPLY = made_up("Reply", faces.REACTION, definition=definition(reaction("", gain(1))))
PROTEST = made_up("Reply", faces.REACTION, definition=definition(reaction("", gain(1), when=POLLING)))
POLL = "Anarchist Uprising"

Against = tuple[str, list[Item], list[Item], list[Item], str]
AGAINST_ACTIONS: dict[str, Against] = {
    # what the action card requires; minions, cards in play and hand of who cancels it; the answer
    "Dark Influences": ("pre", ["Oskar 4/8 locked"], [], ["Dark Influences"], "play Dark Influences"),
    "Direct Intervention": ("pre", ["Oskar 4/8"], [], ["Direct Intervention"], "play Direct Intervention"),
    "Denial of Aphrodite's Favor": (
        "pre",
        ["Oskar 4/8 dom for"],
        [],
        ["Denial of Aphrodite's Favor"],
        "play Denial of Aphrodite's Favor Oskar 0",
    ),
    "Determine": ("pre", [IMBUED], [], ["Determine"], "play Determine Oskar 1"),
    "Esprit de Corps": ("pre", ["Oskar 4/8"], ["Esprit de Corps"], [], "use Esprit de Corps"),
    "Scry the Hearthstone": (
        "obf",
        ["Oskar 4/8 VIS"],
        [],
        ["Scry the Hearthstone"],
        "play Scry the Hearthstone Oskar 2",
    ),
    "Touch of Clarity": ("pre", ["Oskar 4/8 DEM"], [], ["Touch of Clarity"], "play Touch of Clarity Oskar 3"),
    "Meditative Grove": ("ani", ["Oskar 4/8 clan:Salubri"], ["Meditative Grove"], [], "use Meditative Grove"),
    "Khalu": ("pre", ["Khalu"], [], [], "use Khalu"),
    "Louhi": ("pre", ["Louhi"], [], [], "use Louhi"),
}


def acting(card: str, *hand: Item) -> tuple[Table, str]:
    """Mira has an action card that seat b can cancel, or these cards; the answer that cancels."""
    code, ready, in_play, his, cancels = AGAINST_ACTIONS[card]
    mine = list(hand) or [FIT, FIT] if code == "ani" else list(hand) or [BLEEDS[code], BLEEDS[code]]
    t = position(
        seat(ready=[f"Mira 4/5 {code}", "Ines 2/4"], hand=[*mine, *["Blank Page"] * (7 - len(mine))], library=9),
        seat(ready=ready, play=[*in_play, "The Barrens", "Dreams of the Sphinx"], hand=[*his, "Blank Page"]),
        bystander(),
        options={"legacy": True},
    )
    if card == "Esprit de Corps":
        t.g.versions[t[card]] = 1  # played at superior
    until(t, "hunt Ines")
    return t, cancels


def plays(t: Table, name: str) -> None:
    t.does(f"play {name} Mira 0", by="a")
    while t.asks == "target":
        t.answer(t.options()[0])


def reacting(who: str) -> tuple[Table, str]:
    """Oskar has just reacted to the action or the referendum of who can cancel that."""
    me = who.removesuffix(" (ADV)")
    hers: Sequence[Item] = ["The Barrens", "Dreams of the Sphinx"]
    calls = me == "Diana Iadanza"
    t = position(
        seat(ready=[who, "Ines 2/4"], play=hers, hand=[POLL]),
        seat(ready=["Oskar 2/4"], hand=[*[PROTEST if calls else REPLY] * 2, *["Blank Page"] * 5], library=9),
        bystander(),
    )
    t.does(f"play {POLL} {me}" if calls else f"bleed {me}")
    until(t, "play Reply Oskar")
    t.does("play Reply Oskar", by="b")
    return t, f"use {me}"


# -- nothing comes between --------------------------------------------------------------------------------------------


def is_all_there_is(t: Table, by: str, cancels: str, plays_it: str) -> None:
    assert (t.who(), t.asks, t.measure(f"{plays_it}.hand")) == (by, "as-played", 6)
    assert t.offers(cancels)
    assert not t.offers("use The Barrens")
    assert not t.offers("use Dreams of the Sphinx")
    t.does(cancels, by=by)
    assert t.told("cancelled")
    assert t.measure(f"{plays_it}.hand") == 7


@ruled_alike("card", ["Dark Influences", "Esprit de Corps", "Khalu", "Louhi"], "LSJ 20061207", "LSJ 20061013")
def test_nothing_else_is_done_as_an_action_card_is_played(card: str) -> None:
    t, cancels = acting(card)
    plays(t, "Errand")
    is_all_there_is(t, "b", cancels, "a")
    to_the_end(t)
    t.is_quiet()


@ruled_alike("who", ["Lucita (ADV)", "Mithras", "Diana Iadanza"], "LSJ 20061207", "LSJ 20061013")
def test_nothing_else_is_done_as_a_reaction_card_is_played(who: str) -> None:
    t, cancels = reacting(who)
    is_all_there_is(t, "a", cancels, "b")
    to_the_end(t)
    t.is_quiet()


@ruled_alike("card played phase", [("Not to Be", "Omen", "discard"), ("Santaleous", "Boon", "master")], "LSJ 20061207")
def test_nothing_else_is_done_as_a_master_or_event_card_is_played(card: str, played: str, phase: str) -> None:
    t = out_of_turn(card, phase)
    until(t, f"play {played}")
    t.does(f"play {played}", by="a")
    is_all_there_is(t, "b", f"use {card}" if card == "Santaleous" else f"play {card}", "a")
    to_the_end(t)
    t.is_quiet()


def out_of_turn(card: str, phase: str) -> Table:
    """Seat a has two cards of a kind that are played once a game; seat b can cancel one."""
    mine: list[Item] = [BOON, BOON] if phase == "master" else [OMEN, OMEN]
    person = card == "Santaleous"
    return position(
        seat(ready=["Mira 4/5"], hand=[*mine, *["Blank Page"] * 5], library=19),
        seat(
            ready=[card if person else "Oskar 2/4"],
            hand=["Blank Page" if person else card],
            play=["The Barrens", "Dreams of the Sphinx"],
        ),
        bystander(),
        phase=phase,
    )


# -- it was played ----------------------------------------------------------------------------------------------------


@ruled_alike("card", ["Esprit de Corps", "Louhi"], "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_action_card_that_is_played_once_a_turn_was_played(card: str) -> None:
    t, cancels = acting(card, ONCE, ONCE)
    plays(t, "Once")
    t.does(cancels, by="b")
    to_the_end(t)
    assert (t.asks, t.measure("Mira.locked"), t.offers("bleed Mira")) == ("minion", 0, True)
    assert not t.offers("play Once#2 Mira")
    t.is_quiet()


@ruled_alike("who", ["Lucita (ADV)", "Mithras"], "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_reaction_card_was_played(who: str) -> None:
    t, cancels = reacting(who)
    t.does(cancels, by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Reply#2", since)
    t.is_quiet()


@ruled_alike("card played phase", [("Not to Be", "Omen", "discard"), ("Santaleous", "Boon", "master")], "ANK 20190104")
def test_a_cancelled_card_that_is_played_once_a_game_was_played(card: str, played: str, phase: str) -> None:
    t = out_of_turn(card, phase)
    until(t, f"play {played}")
    t.does(f"play {played}", by="a")
    t.does(f"use {card}" if card == "Santaleous" else f"play {card}", by="b")
    since = len(t.asked)
    while t.g.turn < 24:
        t.answer("pass")
    assert not t.ever_offered(f"play {played}#2", since)


@rules_on("Meditative Grove", "ANK 20190104", "LSJ 19980212")
def test_a_frenzy_that_the_grove_cancels_was_played() -> None:
    beast = "Drawing Out the Beast"
    t = position(
        seat(ready=["Mira 6/8 ani"], hand=[beast, beast]),
        seat(ready=["Oskar 6/8 clan:Salubri"], play=["Meditative Grove"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {beast} Mira 0", "use Meditative Grove"):
        until(t, text)
        t.does(text)
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"play {beast}#2", since)
    t.is_quiet()


@rules_on("Andrew Stuart", "ANK 20190104", "LSJ 19980212")
def test_a_modifier_that_andrew_fails_at_was_played() -> None:
    me, card = "Andrew Stuart", "Mirror Walk"
    t = position(
        seat(ready=[f"{me} blood:3"], hand=[card, card, *["Blank Page"] * 5], library=["Walk of Flame"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does(f"bleed {me}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} {me} 0")
    t.does(f"play {card} {me} 0", by="a")
    assert t.told("cancelled")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"play {card}#2", since)
    t.is_quiet()


@rules_on("Esprit de Corps", "ANK 20260216")
@rules_on("Esprit de Corps", "RBK cancel-a-card")
def test_the_cost_of_a_cancelled_action_card_is_never_paid() -> None:
    t, cancels = acting("Esprit de Corps")
    plays(t, "Errand")
    with t.unchanged("Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
        to_the_end(t)


# -- what may be tried again ------------------------------------------------------------------------------------------


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
    t, cancels = acting(card)
    name = "Fit" if card == "Meditative Grove" else "Errand"
    plays(t, name)
    t.does(cancels, by="b")
    to_the_end(t)
    assert (t.asks, t.measure("Mira.locked"), t.told("action")) == ("minion", 0, [])
    assert t.offers(f"play {name}#2 Mira 0") is again
    assert t.offers("hunt Mira")
    if again:
        plays(t, f"{name}#2")
        to_the_end(t)
        assert len(t.told("action")) == 1
        assert t.measure("Mira.locked") == 1
    t.is_quiet()


@rules_on("Andrew Stuart", "RBK cancel-a-card")
def test_andrew_may_try_again_what_he_failed_at() -> None:
    me = "Andrew Stuart"
    spell = made_up("Spell", faces.ACTION, definition=definition(action("tha", bleed(1))))
    t = position(
        seat(ready=[me], hand=[spell, spell, *["Blank Page"] * 5], library=["Blur", "Walk of Flame"]),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
    )
    t.does(f"play Spell {me} 0")
    assert (t.asks, t.measure(f"{me}.locked"), t.told("action")) == ("minion", 0, [])
    t.does(f"play Spell#2 {me} 0")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- what is not played as usual --------------------------------------------------------------------------------------


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


@rules_on("Touch of Clarity", "RTR 20001020")
def test_who_is_summoned_is_not_cancelled() -> None:
    t = position(
        seat(
            ready=["Mira 6/8 PRE", "Ines 2/4"],
            hand=["The Summoning", *["Blank Page"] * 6],
            library=[ACTIONS["recruit"], "Blur"],
        ),
        seat(ready=["Oskar 4/8 DEM locked"], hand=["Touch of Clarity", "On the Qui Vive"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    assert t.asks == "as-played"
    t.does("play On the Qui Vive Oskar", by="b")
    assert t.offers("play Touch of Clarity")
    t.passes()
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks == "search" else "pass")
    assert t.region("Friend") == "ready"
    assert not t.ever_offered("play Touch of Clarity", since)
    t.is_quiet()


@rules_on("Andrew Stuart", "RTR 20001020")
def test_andrew_does_not_fail_at_what_he_draws_in_combat() -> None:
    me = "Andrew Stuart"
    wand = made_up("Wand", faces.EQUIPMENT, traits=("weapon",), definition=definition(permanent("tha")))
    t = position(
        seat(ready=[me], hand=["Concealed Weapon", wand, *["Blank Page"] * 5], library=["Walk of Flame"] * 3),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does(f"bleed {me}")
    for text in ("block Oskar", f"play Concealed Weapon {me} 0"):
        until(t, text)
        t.does(text)
    while t.asks not in ("strike", *t.quiet):
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.g.host[t["Wand"]] == t[me]
    assert not t.told("cancelled")
    assert not t.told("reveals")
    to_the_end(t)
    t.is_quiet()


# -- action cards of all kinds ----------------------------------------------------------------------------------------


@rules_on("Touch of Clarity", "ANK 20200813-2")
@pytest.mark.parametrize("what", list(ACTIONS))
def test_a_touch_of_clarity_cancels_action_cards_of_all_kinds(what: str) -> None:
    t, cancels = acting("Touch of Clarity", ACTIONS[what])
    plays(t, ACTIONS[what].name)
    with t.unchanged("a.pool", "Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
        to_the_end(t)
    assert t.region(ACTIONS[what].name) == "ash-heap"
    t.is_quiet()


@rules_on("Meditative Grove", "ANK 20200813-2")
def test_the_grove_cancels_a_frenzy_that_is_an_action() -> None:
    t, cancels = acting("Meditative Grove", "Deep Song")
    assert not t.offers("play Deep Song Mira 1")
    t = position(
        seat(ready=["Mira 4/5 ANI", "Ines 2/4"], hand=["Deep Song"]),
        seat(ready=["Oskar 4/8 clan:Salubri"], play=["Meditative Grove"]),
        bystander(),
    )
    t.does("play Deep Song Mira 1")
    t.does("target Oskar") if t.asks == "target" else None
    t.does(cancels, by="b")
    assert (t.region("Deep Song"), t.measure("Mira.locked"), t.told("combat")) == ("ash-heap", 0, [])
    t.is_quiet()


def aimed(kind: str, code: str) -> Face:
    """A card of that kind for an action that is directed at a minion of another."""
    if kind == "action":
        return made_up("Aim", faces.ACTION, definition=definition(action(code, fight(a(MINION, READY, OTHERS)))))
    return made_up("Aim", faces.RETAINER, life=1, definition=definition(permanent(code, on=a(MINION, IN_PLAY))))


@ruled_alike(
    "card code ready in_play hand cancels",
    [
        ("Esprit de Corps", "pre", "Oskar 4/8", "Esprit de Corps", "", "use Esprit de Corps"),
        ("Scry the Hearthstone", "obf", "Oskar 4/8 VIS", "", "Scry the Hearthstone", "play Scry the Hearthstone"),
        ("React with Conviction", "pre", "Oskar 3/3 imbued", "", "", "use React with Conviction"),
    ],
    "ANK 20200813-2",
)
@pytest.mark.parametrize("kind", ["action", "employ"])
def test_directed_action_cards_of_all_kinds_are_cancelled(
    card: str, code: str, ready: str, in_play: str, hand: str, cancels: str, kind: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/5 {code}", "Ines 2/4"], hand=[aimed(kind, code)]),
        seat(
            ready=[(ready, [card]) if "imbued" in ready else ready],
            play=[in_play] if in_play else [],
            hand=[hand] if hand else [],
        ),
        bystander(),
        options={"legacy": True},
    )
    if in_play:
        t.g.versions[t[card]] = 1
    t.does("play Aim Mira 0")
    t.does("target Oskar") if t.asks == "target" else None
    assert t.asks == "as-played"
    t.does(cancels, by="b")
    assert (t.region("Aim"), t.measure("Mira.locked")) == ("ash-heap", 0)
    to_the_end(t)
    t.is_quiet()

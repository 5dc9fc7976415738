"""Rulings on when vampires' texts are used: in the middle of an action, before it is resolved, after it, in a phase."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    HAND,
    MINE,
    PLAY,
    POOL,
    TURN,
    UNLOCK,
    YOU,
    ability,
    action,
    burn,
    definition,
    gain,
    in_,
    modifier,
    pick,
    political,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_after_actions import does

MOTION = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))


# -- locking and unlocking in the middle of an action -----------------------------------------------------------------


@rules_on("Alexandra", "TOM 19960214")
def test_alexandra_unlocks_another_while_a_referendum_is_polled() -> None:
    t = position(
        seat(ready=["Alexandra", "Mira 4/8", "Tori 2/4 clan:Toreador locked"], hand=[MOTION]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Motion Mira")
    while t.asks != "polling":
        t.passes()
    t.does("use Alexandra", by="a")
    t.does("way 1")
    assert (t.asks, t.measure("Tori.locked")) == ("polling", 0)
    assert not t.offers("use Alexandra")
    t.goes_on()
    t.is_quiet()


BLOCKERS = [
    # who locks, what the blocker must be
    ("Alexandra", "clan:Toreador"),
    ("Karif al Numair", "trait:black-hand"),
    ("Lord Tremere", "clan:Tremere"),
]


@ruled_alike("card words", BLOCKERS, "LSJ 20010702")
@pytest.mark.parametrize("woke", [False, True])
def test_who_is_locked_in_his_attempt_fails_unless_he_woke(card: str, words: str, woke: bool) -> None:
    """Who has woken is locked already, and nobody else there can be locked."""
    t = position(
        seat(ready=[card, "Mira 4/8 strength:0"]),
        seat(ready=[f"Oskar 4/8 {words}{' locked' if woke else ''} strength:0"], hand=["On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    does(t, *(["play On the Qui Vive Oskar 0"] if woke else []), "block Oskar")
    if woke:
        while t.asks not in t.quiet:
            if t.offers(f"use {card}"):
                t.does(f"use {card}")
                t.does("way 0")
            else:
                t.does("strike hand" if t.asks == "strike" else "pass")
        assert (len(t.told("combat")), t.measure("b.pool")) == (1, 30)
        return
    t.does(f"use {card}", by="a")
    t.does("way 0")
    t.goes_on()
    assert (t.measure("Oskar.locked"), len(t.told("block-failed")), t.measure("b.pool")) == (1, 1, 29)
    assert not t.told("combat")
    t.is_quiet()


MARCIANA = "Marciana Giovanni, Investigator"


@rules_on(MARCIANA, "LSJ 20010702")
def test_marciana_who_locks_in_her_attempt_fails() -> None:
    t = position(seat(ready=["Mira 4/8 stealth:1"]), seat(ready=[MARCIANA, "Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    does(t, f"block {MARCIANA}", f"use {MARCIANA}")
    while t.asks == "target":
        t.does("target Oskar")
    t.goes_on("block")
    assert (t.measure(f"{MARCIANA}.locked"), t.measure("b.pool")) == (1, 29)
    assert not t.told("combat")
    t.is_quiet()


# -- before an action is resolved -------------------------------------------------------------------------------------


@rules_on("Aksinya Daclau", "LSJ 19980105")
def test_aksinya_sends_a_bleed_on_before_it_is_resolved_and_not_after_a_spying_mission() -> None:
    t = position(
        seat(ready=[("Mira 4/7 OBF bleed:4", ["Spying Mission"])], hand=["Spying Mission"]),
        seat(ready=["Aksinya Daclau"], hand=["Blood Doll"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Aksinya Daclau")
    assert t.asks == "declined"
    t.passes_until_offered("play Spying Mission#2 Mira 1")
    assert not t.offers("use Aksinya Daclau")
    t.does("play Spying Mission#2 Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Aksinya Daclau", since)
    assert t.measure("b.pool") == 30


def andre(bleed: int) -> Table:
    """Mira's bleed is about to be resolved; Andre is to be used."""
    t = position(
        seat(
            ready=["Andre LeRoux", (f"Mira 4/8 OBF dom bleed:{bleed}", ["Spying Mission"])],
            hand=["Spying Mission", "Conditioning"],
        ),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Andre LeRoux")
    assert t.ever_offered("play Conditioning Mira 0")
    assert t.ever_offered("play Telepathic Counter Oskar 0")
    return t


@rules_on("Andre LeRoux", "LSJ 20090205", "PIB 20150612")
@pytest.mark.parametrize(("bleed", "left"), [(1, 0), (2, 1)])
def test_after_andre_only_what_comes_with_success_is_played_and_nothing_after_a_bleed_of_none(
    bleed: int, left: int
) -> None:
    t = andre(bleed)
    assert t.offers("play Spying Mission#2 Mira 1")
    with t.changes("b.pool", -left):
        t.does("use Andre LeRoux", by="a")
        since = len(t.asked)
        if left:
            assert t.offers("play Spying Mission#2 Mira 1")
        t.goes_on()
    assert t.ever_offered("play Spying Mission#2 Mira 1", since) is bool(left)
    assert not t.ever_offered("play Conditioning Mira 0", since)
    assert not t.ever_offered("play Telepathic Counter Oskar 0", since)
    assert t.measure("Andre LeRoux.bleed") == 3
    t.is_quiet()


@rules_on("Andre LeRoux", "PIB 20150612")
def test_andre_is_not_used_after_a_spying_mission() -> None:
    t = andre(2)
    t.does("play Spying Mission#2 Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Andre LeRoux", since)
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- after an action --------------------------------------------------------------------------------------------------


@rules_on("Aline Gädeke", "ANK 20220814")
def test_aline_unlocks_after_another_has_become_an_anarch() -> None:
    t = position(seat(ready=["Aline Gädeke locked", "Mira 4/8"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does("anarch Mira")
    t.passes_until_offered("use Aline Gädeke")
    with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
        t.does("use Aline Gädeke", by="a")
    assert t.word("Mira.sect") == "Anarch"
    t.goes_on()
    t.is_quiet()


FIZZLED = [
    # who, whether he acts himself, words of Mira, what the card requires
    ("Baron Dieudonne", True, "", "", ""),
    ("Maureen, Dark Priestess", True, "", "dai", ""),
    ("Saqqaf, Keeper of the Grand Temple of Set", True, "", "ser", ""),
    ("Aline Gädeke", False, "sect:Anarch", "", ""),
    ("Keegan", True, "", "", "Gangrel"),
    ('"Mother" Anja Giovanni', False, "clan:Hecata", "", "Hecata"),
]


@ruled_alike("card acts words code clan", FIZZLED, "ANK 20220218")
def test_an_action_that_comes_to_nothing_can_be_followed(
    card: str, acts: bool, words: str, code: str, clan: str
) -> None:
    """The cost cannot be paid any more when the action is resolved."""
    errand = made_up(
        "Errand", faces.ACTION, pool=2, clans=(clan,) if clan else (), definition=definition(action(code, gain(5)))
    )
    waste = made_up("Waste", faces.MODIFIER, definition=definition(modifier("", burn(2, POOL, YOU))))
    t = position(
        seat(pool=3, ready=[card, f"Mira 4/8 {words}".strip()], hand=[errand, waste]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    who = card if acts else "Mira"
    if not acts:
        t.g.lock(t[card])
    t.does(f"play Errand {who} 0")
    does(t, f"play Waste {who} 0")
    t.passes_until_offered(f"use {card}")
    assert t.measure("a.pool") == 1
    t.does(f"use {card}", by="a")
    t.goes_on()
    assert t.measure("a.pool") in (1, 2)
    t.is_quiet()


@rules_on("Banshee Ironwail", "RBK resolve-the-action")
@pytest.mark.parametrize(("life", "fights"), [(1, False), (2, True)])
def test_who_blocks_is_not_locked_if_the_blade_burns_the_acting_minion(life: int, fights: bool) -> None:
    t = position(
        seat(ready=[f"Thug ally {life} strength:0"]), seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]), bystander()
    )
    does(t, "bleed Thug", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Thug"), t.measure("Oskar.locked"), bool(t.told("combat"))) == ("ash-heap", fights, fights)
    t.is_quiet()


# -- phases -----------------------------------------------------------------------------------------------------------


@rules_on("Angela Preston", "RTR 20180303")
def test_angela_is_used_in_the_influence_phase_in_which_she_comes_out() -> None:
    t = position(
        seat(ready=["Mira 4/8 locked"], uncontrolled=["Angela Preston blood:5", "Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.offers("use Angela Preston")
    t.brings_out("Angela Preston")
    t.does("use Angela Preston", by="a")
    assert (t.measure("Mira.locked"), t.measure("Angela Preston.locked")) == (0, 1)


LATE = ability(UNLOCK, put(pick(in_(HAND), MINE), PLAY), limit=TURN)
CRATE = made_up("Crate", faces.MASTER, definition=definition(LATE))
"""In her unlock phase its controller puts a card from her hand into play."""


@rules_on("Arika", "ANK 20200629", "ANK 20250121")
def test_arikas_prey_uses_a_location_first_and_one_that_comes_later_is_safe() -> None:
    t = position(
        seat(ready=["Arika"]),
        seat(ready=["Oskar 2/4"], play=["Zoo Hunting Ground", CRATE], hand=["The Barrens"]),
        bystander(),
        turn="b",
        phase="unlock",
    )
    assert t.offers("trigger Arika")
    with t.changes("Oskar.blood", 1):
        t.does("use Zoo Hunting Ground", by="b")
        while t.asks in ("pick", "target"):
            t.does(f"{t.asks} Oskar")
    with t.unchanged("b.pool"):
        t.does("trigger Arika", by="b")
        t.does("way 1")
    assert t.region("Zoo Hunting Ground") == "ash-heap"
    with t.unchanged("b.pool"):
        t.does("use Crate", by="b")
        assert not t.offers("trigger Arika")
        while t.asks == "unlock":
            t.passes()
    assert (t.region("The Barrens"), t.asks) == ("play", "minion")


@ruled_alike("card", ["Arishat", "Kateline Nadasdy"], "LSJ 19971001")
@pytest.mark.parametrize("when", ["before", "after", "never"])
def test_a_priscus_abstains_with_votes_and_ballots(card: str, when: str) -> None:
    """The votes of the prisci would carry the motion."""
    t = position(
        seat(ready=[card]), seat(ready=["Oskar 2/4"], hand=[MOTION]), seat(ready=["Vera 4/8 priscus"]), turn="b"
    )
    t.does("play Motion Oskar")
    if when != "before":
        t.passes_until_offered("vote Vera for")
        t.does("vote Vera for", by="c")
    if when != "never":
        t.passes_until_offered(f"use {card}")
        t.does(f"use {card}", by="a")
        if t.asks == "target":
            t.does("target Vera")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Vera for", since)
    assert t.measure("b.pool") == (31 if when == "never" else 30)
    t.is_quiet()

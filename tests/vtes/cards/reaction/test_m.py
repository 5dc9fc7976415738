"""Reaction cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ACTING,
    ASH,
    DURING_ACTION,
    MINE,
    REMOVED,
    a,
    ability,
    becomes,
    definition,
    named,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import about_to_block, before, blocked_by
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Melange ----------------------------------------------------------------------------------------------------------


@editions
def test_melange_raises_a_bleed_of_who_put_it_there(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 AUS"], hand=["Melange"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Melange Oskar 1", by="b")
    t.goes_on()
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")
    t.does("use Melange", by="b")
    t.goes_on()
    assert (t.measure("a.pool"), t.region("Melange")) == (28, "ash-heap")
    t.is_quiet()


@editions
def test_melange_is_burned_for_a_bleed_of_the_one_who_was_blocked(edition: str) -> None:
    t = blocked_by("Melange", "AUS", 1, edition)
    t.goes_on()
    assert (t.region("Melange"), t.word("Melange.controller")) == ("attached", "b")
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")  # at seat c: it is for bleeds of seat a
    assert not t.options("use")
    t.goes_on()
    t.is_quiet()


@rules_on("Melange", "ANK 20180531", "ANK 20231124")
def test_melange_is_burned_before_the_bleed_is_resolved() -> None:
    t = position(
        seat(pool=9, ready=[("Mira 6/7", ["Melange"])], hand=["Archon Investigation"]),
        seat(ready=["Oskar 6/8 bleed:3"]),
        turn="b",
    )
    melange = t["Melange"]
    t.g.controller[melange] = 1
    t.g.chosen = {melange: [t["Oskar"]]}
    t.g.forget_moments()
    t.does("bleed Oskar", by="b")
    until(t, "use Melange")
    t.does("use Melange", by="b")
    assert t.measure("action.bleed") == 4
    until(t, "play Archon Investigation")  # there was time for it
    t.does("play Archon Investigation", by="a")
    assert t.region("Oskar") == "ash-heap"


@rules_on("Melange", "ANK 20220805")
@pytest.mark.parametrize("gone", [True, False])
def test_melange_that_has_left_the_ash_heap_is_put_on_nobody(gone: bool) -> None:
    clears = ability(DURING_ACTION, put(a(ASH, MINE, named("Melange")), REMOVED))
    broom = made_up("Broom", faces.MASTER, definition=definition(clears))
    t = position(
        seat(ready=["Mira 6/7 obf stealth:1"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 6/8 AUS aus"], hand=["Melange", "Enhanced Senses"], play=[broom]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Melange Oskar 1"):
        until(t, text)
        t.does(text, by="b")
    until(t, "play Lost in Crowds Mira 0")
    t.does("play Lost in Crowds Mira 0", by="a")
    if gone:
        until(t, "use Broom")
        t.does("use Broom", by="b")
    until(t, "play Enhanced Senses Oskar 1")
    t.does("play Enhanced Senses Oskar 1", by="b")
    to_the_end(t)
    assert t.told("blocked")
    assert t.region("Melange") == ("removed" if gone else "attached")


# -- Mental Maze ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "locks", "blood"),
    [
        ("Mental Maze", "obf", 0, 1, 1),
        ("Mental Maze", "obf clan:Ministry", 1, 1, 0),
        ("Mental Maze", "OBF", 2, 0, 1),
        ("Mental Maze", "OBF clan:Ministry", 3, 0, 0),
        ("Voice of Madness", "dem", 0, 1, 0),
        ("Voice of Madness", "DEM", 1, 1, 0),
    ],
)
def test_the_blocker_ends_the_action(edition: str, card: str, words: str, mode: int, locks: int, blood: int) -> None:
    t = position(
        seat(ready=["Mira 4/7"]), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert not t.told("combat")
    assert t.measure("Oskar.locked") == locks
    cost = blood if card == "Mental Maze" else t.g.face[t[card]].blood
    assert t.measure("Oskar.blood") == 4 - cost
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (3 if words == "DEM" else 4, 30)
    t.is_quiet()


ENDED = [
    # card, who plays it, which mode, Mira, Oskar
    ("Mental Maze", "Oskar", 2, "Mira 4/7 FOR", "Oskar 4/8 OBF ani"),
    ("Voice of Madness", "Oskar", 1, "Mira 4/7 FOR", "Oskar 4/8 DEM ani"),
    ("Gift of Sleep", "Oskar", 3, "Mira ally 4 bleed:1", "Oskar 4/8 obe ani"),
    ("Gift of Sleep", "Mira", 1, "Mira 4/7 FOR obe", "Oskar ally 4"),
    ("Mirror's Visage", "Mira", 0, "Mira 4/7 FOR chi", "Oskar 4/8 ani"),
    ("Obedience", "Oskar", 1, "Mira 4/7 FOR", "Oskar 4/8 DOM ani"),
    ("Tangle Atropos' Hand", "Mira", 0, "Mira 4/7 FOR pot", "Oskar 4/8 ani"),
    ("Change of Target", "Mira", 0, "Mira 4/7 FOR", "Oskar 4/8 ani"),
    ("", "", 0, "Mira 4/7 FOR", "Oskar 4/8 ani"),  # for comparison: nothing ends it
]


@rules_on("Mental Maze", "RTR 20180719", "ANK 20200207")
@rules_on("Gift of Sleep", "RTR 20180719", "ANK 20200207")
@rules_on("Mirror's Visage", "RTR 20180719", "ANK 20200207")
@rules_on("Obedience", "RTR 20180719", "ANK 20200207")
@rules_on("Tangle Atropos' Hand", "RTR 20180719")
@rules_on("Change of Target", "RTR 20180719", "LSJ 20010803-1")
@pytest.mark.parametrize(("card", "who", "mode", "mira", "oskar"), ENDED)
def test_nothing_is_played_after_an_action_that_has_ended(
    card: str, who: str, mode: int, mira: str, oskar: str
) -> None:
    mine = [card] if who == "Mira" else []
    t = about_to_block(
        *mine, "Freak Drive", mira=mira, oskar=oskar, answers=("Cats' Guidance", *([card] if who == "Oskar" else []))
    )
    if card:
        until(t, f"play {card} {who} {mode}")
        t.does(f"play {card} {who} {mode}")
        assert not t.ever_offered("play Freak Drive")
    to_the_end(t)
    assert bool(t.told("combat")) is (card == "")
    assert (t.ever_offered("play Freak Drive"), t.ever_offered("play Cats' Guidance Oskar 0")) == (not card, not card)
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- Ministry ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sect", "blocks"), [("Sabbat", True), ("Camarilla", False)])
def test_the_bonus_of_ministry_depends_on_the_sect(sect: str, blocks: bool) -> None:
    t = before("Ministry", who="trait:black-hand", actor=f"Mira 4/8 sect:{sect} stealth:3")
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Ministry")
    t.does("play Ministry Oskar 0", by="b")
    to_the_end(t)
    assert bool(t.told("blocked")) is blocks


@editions
def test_who_ministers_and_does_not_block_is_locked(edition: str) -> None:
    t = before("Ministry", who="trait:black-hand", actor="Mira 4/8 stealth:3", act="bleed Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Ministry")
    t.does("play Ministry Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()


@rules_on("Ministry", "ANK 20190416")
def test_the_intercept_of_ministry_comes_and_goes_with_the_sect() -> None:
    turns = ability(DURING_ACTION, becomes(ACTING, sect="Sabbat"))
    tower = made_up("Tower", faces.MASTER, definition=definition(turns))
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla stealth:3"], play=[tower]),
        seat(ready=["Oskar 4/8 trait:black-hand"], hand=["Ministry", "Patrol"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Ministry Oskar 0", "use Tower"):
        until(t, text)
        if text == "use Tower":
            assert stats.intercept(t.g, t["Oskar"]) == 2
        t.does(text)
    to_the_end(t)
    assert t.told("blocked")[0]["intercept"] == 3


# -- Minor Irritation -------------------------------------------------------------------------------------------------


@editions
def test_minor_irritation_leaves_the_blocker_unlocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]), seat(ready=["Oskar 4/8"], hand=["Minor Irritation"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Minor Irritation Oskar", by="b")
    t.goes_on()
    assert t.told("combat")
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


# -- Mistaken Identity ------------------------------------------------------------------------------------------------

ASTRAY = ["Freak Drive", "Zephyr"]


def hunted(edition: str, clan: str = "Ventrue-antitribu", deed: str = "hunt Mira") -> Table:
    """Mira of seat a takes an action; Oskar of her prey, locked Otto and an ally could take her for another."""
    others = ["Oskar 3/4 aus", "Otto 3/4 locked", "Thug ally 2"]
    t = position(
        seat(ready=[f"Mira 4/8 FOR CEL clan:{clan}"], hand=ASTRAY),
        seat(ready=others, hand=["Mistaken Identity", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does(deed)
    return t


@editions
@rules_on("Mistaken Identity", "ANK 20221205", "LSJ 20070219")
def test_who_is_mistaken_for_another_while_hunting_falls_into_torpor(edition: str) -> None:
    """The action has failed, but was not blocked: what follows any action can be played, what follows a block or a
    success cannot."""
    t = hunted(edition)
    t.passes_until_offered("play Mistaken Identity")
    assert [t.offers(f"play Mistaken Identity {who}") for who in ("Oskar", "Otto", "Thug")] == [True, False, False]
    with t.changes("Oskar.blood", -1), t.unchanged("Mira.blood", *BYSTANDER):
        t.does("play Mistaken Identity Oskar", by="b")
    assert (t.region("Mira"), t.told("blocked"), t.told("combat")) == ("torpor", [], [])
    assert t.offers("play Zephyr Mira 1")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("clan", "deed"), [("Ventrue", "hunt Mira"), ("Ventrue-antitribu", "bleed Mira")])
def test_only_a_hunting_ventrue_antitribu_is_mistaken_for_another(clan: str, deed: str, edition: str) -> None:
    t = hunted(edition, clan, deed)
    t.goes_on()
    assert not t.ever_offered("play Mistaken Identity")
    t.is_quiet()


@editions
@rules_on("Mistaken Identity", "ANK 20260316")
def test_it_is_too_late_to_mistake_her_once_a_block_is_attempted(edition: str) -> None:
    t = hunted(edition)
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert (t.who(), t.asks, t.offers("play Enhanced Senses Oskar")) == ("b", "attempt", True)
    assert not t.offers("play Mistaken Identity")
    t.passes()
    t.goes_on()
    assert t.told("block-failed")
    t.is_quiet()


# -- The Mole ---------------------------------------------------------------------------------------------------------


def test_the_mole_rises_and_blocks() -> None:
    t = before("The Mole", who="ani sect:Anarch locked")
    until(t, "play The Mole Oskar 0")
    t.does("play The Mole Oskar 0", by="b")
    to_the_end(t)
    assert t.told("blocked")
    t = before("The Mole", who="ani sect:Anarch locked", actor="Mira 4/8 sect:Anarch")
    to_the_end(t)
    assert not t.ever_offered("play The Mole")


def locked(card: str, words: str, *actor: str, **more: list[str]) -> Table:
    """Oskar is locked and could rise by the card; Mira is to act."""
    on_oskar = card == "Trophy: Domain"
    oskar = f"Oskar 6/8 {words} locked".replace("  ", " ")
    return position(
        seat(ready=[f"Mira 4/7 {' '.join(actor)}".strip()], hand=more.get("hers", [])),
        seat(ready=[(oskar, [card] if on_oskar else [])], hand=[*([] if on_oskar else [card]), *more.get("his", [])]),
        bystander(),
    )


RISES = [
    # the card, words of Oskar, how he plays or uses it
    ("The Mole", "ani sect:Anarch", "play The Mole Oskar 0"),
    ("Second Tradition: Domain", "prince", "play Second Tradition: Domain Oskar 1"),
    ("Sense the Savage Way", "ANI", "play Sense the Savage Way Oskar 1"),
    ("Trophy: Domain", "", "use Trophy: Domain Oskar -1"),
]
rising = pytest.mark.parametrize(("card", "words", "rises"), RISES)


@rules_on("The Mole", "LSJ 20090514")
@rules_on("Second Tradition: Domain", "LSJ 20090514")
@rules_on("Sense the Savage Way", "LSJ 20090514")
@rules_on("Trophy: Domain", "LSJ 20090514")
@rising
def test_who_was_ambushed_rises_and_blocks_the_ambush(card: str, words: str, rises: str) -> None:
    t = locked(card, words, hers=["Ambush"])
    t.does("play Ambush Mira 0")
    until(t, rises)
    t.does(rises, by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.told("blocked")[0]["minion"], len(t.told("combat"))) == (t["Oskar"], 1)


@rules_on("The Mole", "ANK 20181122-2")
@rules_on("Sense the Savage Way", "ANK 20181122-2")
@rules_on("Trophy: Domain", "ANK 20181122-2")
@rising
def test_who_attempts_to_block_awake_can_rise(card: str, words: str, rises: str) -> None:
    t = locked(card, words, "stealth:1", his=["On the Qui Vive", "Patrol"])
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar 0", by="b")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, rises)
    t.does(rises, by="b")
    assert t.measure("Oskar.locked") == (1 if t.told("blocked") else 0)


@rules_on("The Mole", "LSJ 20010714-2")
@rules_on("Second Tradition: Domain", "LSJ 20010714-2")
@rules_on("Sense the Savage Way", "LSJ 20010714-2")
@rules_on("Trophy: Domain", "LSJ 20010714-2")
@rising
@pytest.mark.parametrize("dared", [True, False])
def test_nobody_rises_for_an_action_that_vampires_cannot_block(card: str, words: str, rises: str, dared: bool) -> None:
    t = locked(card, words, "FOR", hers=["Daring the Dawn"])
    t.does("bleed Mira")
    until(t, "play Daring the Dawn Mira 1")
    if not dared:
        until(t, rises)
        return
    t.does("play Daring the Dawn Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(rises, since)
    assert t.measure("b.pool") == 29


@rules_on("The Mole", "ANK 20180623")
@rules_on("Trophy: Domain", "ANK 20180623")
@rising
def test_who_is_neither_prey_nor_predator_does_not_rise(card: str, words: str, rises: str) -> None:
    """The bleed is against seat b, and Oskar is of seat c."""
    on_oskar = card == "Trophy: Domain"
    oskar = f"Oskar 6/8 {words} locked".replace("  ", " ")
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[(oskar, [card] if on_oskar else [])], hand=[] if on_oskar else [card]),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(rises)
    assert t.measure("b.pool") == 29


# -- My Enemy's Enemy -------------------------------------------------------------------------------------------------


@editions
def test_my_enemys_enemy_turns_the_predator_on_her_own(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"]),
        seat(ready=["Oskar 4/6 AUS"], hand=["My Enemy's Enemy"]),
        seat(),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does("bleed Mira")
        t.passes()
        t.does("play My Enemy's Enemy Oskar 1", by="b")
        t.goes_on()
    assert (t.measure("d.pool"), t.measure("Oskar.locked")) == (29, 1)
    t.is_quiet()
    t = position(seat(ready=["Mira 4/5"]), seat(ready=["Oskar 4/6 AUS"], hand=["My Enemy's Enemy"]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 29  # not with two Methuselahs left

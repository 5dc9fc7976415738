"""More official rulings: hunts of others' blood, what an action requires, the burn option, and moments of an action."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    ACTING,
    DURING_ACTION,
    EQUIPMENT,
    OTHERS,
    READY,
    STEALTH,
    STRIKE,
    VAMPIRE,
    a,
    ability,
    action,
    becomes,
    burn,
    definition,
    dodge,
    hunt,
    mod,
    modifier,
    needs,
    permanent,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on


def until(t: Table, text: str) -> None:
    """Everybody passes, and strikes with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_the_end(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- damage added to nothing ------------------------------------------------------------------------------------------

SHIELD = made_up(
    "Shield",
    faces.EQUIPMENT,
    traits=("weapon", "melee weapon"),
    definition=definition(permanent(), ability(STRIKE, dodge())),
)
"""A melee weapon whose strike hurts nobody."""


@rules_on("Blessed Blade", "RTR 19960221")
@rules_on("Decapitate", "RTR 19960221")
@rules_on("Growing Fury", "RTR 19960221")
@rules_on("Lucky Blow", "RTR 19960221")
@rules_on("Mighty Grapple", "RTR 19960221")
@rules_on("Vengeance of Samiel", "RTR 19960221")
@pytest.mark.parametrize(
    ("card", "words", "mode", "in_round"),
    [
        ("Blessed Blade", "val", 1, 1),
        ("Decapitate", "pot", 1, 1),
        ("Growing Fury", "pot", 1, 2),
        ("Lucky Blow", "", 1, 1),
        ("Mighty Grapple", "POT", 2, 1),
        ("Vengeance of Samiel", "pot", 1, 1),
    ],
)
def test_more_damage_of_a_strike_that_hurts_nobody_is_none(card: str, words: str, mode: int, in_round: int) -> None:
    t = position(
        seat(ready=[(f"Mira 6/8 {words}".strip(), [SHIELD])], hand=[card, "Boxed In"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if in_round == 2:
        until(t, "play Boxed In Mira 0")
        t.does("play Boxed In Mira 0", by="a")
    until(t, f"play {card} Mira {mode}")
    before = (t.measure("Mira.blood"), t.measure("Oskar.blood"))
    t.does(f"play {card} Mira {mode}", by="a")
    to_the_end(t)
    cost = t.g.face[t[card]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (before[0] - cost, before[1])


@rules_on("Earthshock", "LSJ 20030902-2")
def test_one_dodges_an_earthshock_in_vain() -> None:
    t = fighting("Earthshock", who="pot", answers=["Dodge"])
    on(t, "strike")
    t.does("play Earthshock Mira 0", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == 5


@rules_on("Serpent's Numbing Kiss", "RTR 19970630")
def test_the_kiss_numbs_and_costs_after_the_combat() -> None:
    """Oskar could still go on fighting as the combat is about to end: nothing has happened to him yet."""
    kiss = "Serpent's Numbing Kiss"
    t = position(
        seat(ready=["Mira 6/8 PRE SER"], hand=[kiss]), seat(ready=["Oskar 6/7 CEL"], hand=["Psyche!"]), bystander()
    )
    cost = t.g.face[t[kiss]].blood
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {kiss} Mira 1", "play Psyche! Oskar 1"):
        until(t, text)
        if text != "play Psyche! Oskar 1":
            t.does(text)
    assert (t.measure("Mira.blood"), t.region(kiss) == "attached") == (6 - cost, False)
    t.answer("pass")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.g.host[t[kiss]]) == (6 - cost - 1, t["Oskar"])


# -- hunts ------------------------------------------------------------------------------------------------------------

FEAST = made_up("Feast", faces.ACTION, definition=definition(action("", hunt(at=a(VAMPIRE, READY, OTHERS)))))
"""A hunt that takes the blood from a vampire of somebody else."""


@rules_on("Hospital Food", "RTR 20030519")
@rules_on("Succulent Vitae", "RTR 20030519")
@rules_on("Inbase Discotek, Frankfurt", "RTR 20030519")
@pytest.mark.parametrize(
    ("card", "words", "bank"),
    [("Hospital Food", "sect:Anarch", 0), ("Succulent Vitae", "QUI", 0), ("Inbase Discotek, Frankfurt", "", 1)],
)
def test_a_better_hunt_of_anothers_blood_takes_it_from_there_or_from_the_bank(card: str, words: str, bank: int) -> None:
    modifies = card == "Succulent Vitae"
    t = position(
        seat(
            ready=[f"Mira 1/8 {words}".strip()],
            hand=[FEAST, *([card] if modifies else [])],
            play=[] if modifies else [card],
        ),
        seat(ready=["Oskar 5/8"]),
    )
    t.does("play Feast Mira 0")
    if card == "Hospital Food":
        t.does("use Hospital Food", by="a")
    if modifies:
        until(t, "play Succulent Vitae Mira 1")
        t.does("play Succulent Vitae Mira 1", by="a")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    if card == "Inbase Discotek, Frankfurt":
        t.does("yes", by="a")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 5 - 2 + bank)


@rules_on("Hospital Food", "LSJ 20050720-2")
def test_a_hunt_that_finds_nothing_is_still_a_successful_action() -> None:
    t = position(
        seat(ready=["Mira 8/8 sect:Anarch"], play=["Hospital Food"]), seat(ready=["Oskar 5/8 locked"]), bystander()
    )
    t.does("hunt Mira")
    t.does("use Hospital Food", by="a")
    to_the_end(t)
    assert t.measure("Mira.blood") == 8
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS


# -- what an action requires ------------------------------------------------------------------------------------------


def knowing(word: str, *, clan: bool = False) -> Face:
    """A modifier for actions that require this sect or clan."""
    condition = needs(clans=(word,)) if clan else needs(word)
    way = modifier("", mod(STEALTH, 2), if_=condition, when=DURING_ACTION)
    return made_up("Knowing", faces.MODIFIER, definition=definition(way))


@rules_on("Purchase Pact", "LSJ 20080604")
@rules_on("Powerbase: Tshwane", "LSJ 20080604")
@rules_on("Clandestine Contract", "LSJ 20080604")
@pytest.mark.parametrize(
    ("card", "words", "need", "on_oskar"),
    [
        ("Purchase Pact", "sect:Sabbat archbishop city:Paris", "Sabbat", False),
        ("Powerbase: Tshwane", "sect:Laibon", "Laibon", False),
        ("Clandestine Contract", "clan:Banu-Haqim", "Banu Haqim", True),
    ],
)
@pytest.mark.parametrize("act", [True, False])
def test_the_action_of_a_card_in_play_requires_what_it_names(
    card: str, words: str, need: str, on_oskar: bool, act: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", "Ines 2/4"], hand=[knowing(need, clan=on_oskar)]),
        seat(
            ready=[("Oskar 6/8 intercept:3", [card] if on_oskar else []), "Olga 2/4"],
            play=[] if on_oskar else [card],
        ),
        bystander(),
    )
    if on_oskar:  # and the options are made anew
        t.g.chosen = {t[card]: [t["Mira"]]}
        t.does("hunt Ines")
        to_the_end(t)
    t.does(f"use {card} Mira" if act else "bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.ever_offered("play Knowing Mira 0") is act


# -- the burn option --------------------------------------------------------------------------------------------------


@rules_on("Riddle Phantastique", "ANK 20240610")
@rules_on("Command Performance", "LSJ 20100203-2")
@rules_on("Tabriz Assembly", "LSJ 20100203-2")
@pytest.mark.parametrize(
    ("card", "clan"),
    [
        ("Riddle Phantastique", "Kiasyd"),
        ("Command Performance", "Daughter-of-Cacophony"),
        ("Tabriz Assembly", "True-Brujah"),
    ],
)
@pytest.mark.parametrize("meets", [True, False])
def test_the_burn_option_is_for_who_cannot_play_the_card_at_all(card: str, clan: str, meets: bool) -> None:
    """Whether a copy is in play already, or nobody is there to be its target, makes no difference."""
    t = position(
        seat(
            ready=[f"Mira 6/8 clan:{clan if meets else 'Toreador'}"],
            hand=[card],
            play=[] if card == "Riddle Phantastique" else [card],
        ),
        seat(),
        phase="unlock",
        stop=True,
    )
    held = card if card == "Riddle Phantastique" else f"{card}#2"
    assert t.region(held) == "hand"
    assert t.offers(f"burn-option {held}") is not meets


# -- moments ----------------------------------------------------------------------------------------------------------


@rules_on("Determine", "ANK 20190104")
def test_who_was_turned_away_does_not_try_the_same_again() -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned", "Govern the Unaligned"]),
        seat(ready=[("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])], hand=["Determine"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Determine Oskar 1", by="b")
    assert t.asks == "minion"
    assert t.offers("hunt Mira")
    assert not t.offers("play Govern the Unaligned#2 Mira 0")


@rules_on("Bomb", "RTR 19960221")
@pytest.mark.parametrize("lost", [True, False])
def test_without_its_bomb_the_action_comes_to_nothing(lost: bool) -> None:
    thief = made_up("Thief", faces.MASTER, definition=definition(ability(DURING_ACTION, burn(a(EQUIPMENT)))))
    t = position(
        seat(ready=[("Mira 4/8", ["Bomb"])]),
        seat(ready=["Oskar 2/4 locked"], play=[thief, "Elder Library"]),
        bystander(),
    )
    t.does("use Bomb Mira -2")
    if t.asks == "target":
        t.does("target Elder Library")
    until(t, "use Thief")
    t.does("use Thief" if lost else "pass", by="b")
    to_the_end(t)
    assert t.region("Elder Library") == ("play" if lost else "ash-heap")
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS


@rules_on("Truth of a Thousand Lies", "ANK 20190425")
def test_after_the_truth_only_what_comes_after_the_action_is_played() -> None:
    t = position(
        seat(ready=["Mira 4/8 SER dom for"], hand=["Truth of a Thousand Lies", "Freak Drive", "Threats"]),
        seat(ready=["Oskar 4/8 pot aus"], hand=["Touch of Pain", "Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "succeeded":
        t.answer("pass")
    t.does("play Truth of a Thousand Lies Mira 1", by="a")
    assert t.measure("Mira.locked") == 0
    since = len(t.asked)
    until(t, "play Touch of Pain Oskar 0")
    t.does("play Touch of Pain Oskar 0", by="b")
    to_the_end(t)
    assert not t.ever_offered("play Threats", since)
    assert not t.ever_offered("play Telepathic Counter", since)


@rules_on("Eagle's Sight", "LSJ 20030227")
def test_eagles_sight_is_for_one_attempt() -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL"], hand=["Torrent"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    until(t, "play Eagle's Sight Vera 1")
    t.does("play Eagle's Sight Vera 1", by="c")
    until(t, "play Torrent Mira 1")
    t.does("play Torrent Mira 1", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("block Vera", since)
    assert t.measure("b.pool") == 29


def test_a_bystander_attempts_with_eagles_sight_whoever_was_laid_out_first() -> None:
    """The first card on the table has the number 0, which means a minion as any other number does."""
    t = position(
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
        seat(ready=["Dora 2/4"]),
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 4/8 locked"]),
        turn="c",
    )
    assert t["Vera"] == 0
    t.does("bleed Mira")
    until(t, "play Eagle's Sight Vera 1")
    t.does("play Eagle's Sight Vera 1", by="a")
    to_the_end(t)
    assert [told["minion"] for told in t.told("block-attempt")] == [0]
    assert t.measure("d.pool") == 30
    t.is_quiet()


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


@rules_on("Camaraderie", "LSJ 20020609")
@pytest.mark.parametrize("circles", [("", ""), ("The Embrace", "The Embrace")])
def test_who_is_of_no_circle_has_no_brothers(circles: tuple[str, str]) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(
            ready=["Oskar 4/8 SAN clan:Blood-Brother", "Olaf 4/8 SAN clan:Blood-Brother"],
            hand=["Camaraderie"],
        ),
        bystander(),
    )
    t.does("bleed Mira")
    to_the_end(t)
    assert t.ever_offered("play Camaraderie Oskar 0")
    assert not t.ever_offered("play Camaraderie Oskar 1")


# -- locked for good --------------------------------------------------------------------------------------------------


@rules_on("Sensory Deprivation", "LSJ 20050114")
@rules_on("Puppet Master", "LSJ 20050114")
@pytest.mark.parametrize("card", ["Sensory Deprivation", "Puppet Master"])
@pytest.mark.parametrize("infernal", [True, False])
def test_an_infernal_minion_is_still_unlocked_for_a_pool(card: str, infernal: bool) -> None:
    words = "trait:infernal" if infernal else ""
    t = position(
        seat(ready=["Mira 2/4"]), seat(ready=[(f"Oskar 4/8 locked {words}".strip(), [card]), "Olga 2/4"]), bystander()
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    while t.g.turn_span().seat != 1:
        t.answer("pass")
    since = len(t.asked)
    while t.asks == "unlock":
        t.does("unlock Oskar" if t.offers("unlock Oskar") else "pass")
    assert t.ever_offered("unlock Oskar", since) is infernal
    assert t.measure("Oskar.locked") == (0 if infernal else 1)
    assert t.measure("b.pool") == (29 if infernal else 30)

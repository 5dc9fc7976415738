"""Action cards: A."""

from __future__ import annotations

import pytest

from praxis.effects.nodes import Who
from praxis.vtes.definitions.language import (
    BEARER,
    HAND,
    INTERCEPT,
    MASTER,
    ME,
    MINE,
    MINION,
    SELF,
    ability,
    definition,
    gives,
    in_,
    modifier,
    permanent,
    pick,
    plays_from,
    store,
    unlock,
)
from praxis.vtes.effects.definition import Definition
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, before_a_rush, cursed, rushed
from tests.vtes.cards.answering import acts, does, to_the_end, until, until_turn_of
from tests.vtes.cards.cancelling_tables import counts_as_it_is_played, in_hand
from tests.vtes.cards.combat_tables import SKINNED, on_to, thickens
from tests.vtes.cards.gear_tables import BROUGHT, ESTATES_IN_HAND, GUN, OTHER_GEAR, named
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions

# -- Abactor ----------------------------------------------------------------------------------------------------------

REST = made_up("Rest", faces.MODIFIER, definition=definition(modifier("", unlock(ME))))


@ruled_alike(
    "card words hunts",
    [
        ("Abactor", "", ("play Abactor Mira", "play Abactor#2 Mira")),
        ("Earth-Feeder", "sect:Laibon", ("play Earth-Feeder Mira", "play Earth-Feeder#2 Mira")),
        ("Psychophagia", "clan:Hecata", ("play Psychophagia Mira", "play Psychophagia#2 Mira")),
        ("Restricted Vitae", "", ("use Restricted Vitae Mira", "use Restricted Vitae Mira")),
        ("Week of Nightmares", "clan:Ravnos", ("use Week of Nightmares Mira", "use Week of Nightmares Mira")),
    ],
    "RBK action-card-or-card-in-play",
)
def test_a_special_hunt_is_taken_once_in_a_turn(card: str, words: str, hunts: tuple[str, str]) -> None:
    """Blocked the first time, and unlocked; Ines, who has not taken it, still may."""
    in_play = hunts[0].startswith("use")
    blood = 0 if card == "Restricted Vitae" else 2
    t = position(
        seat(
            ready=[f"Mira {blood}/8 {words}".strip(), f"Ines {blood}/7 {words}".strip()],
            hand=[REST, *([] if in_play else [card, card])],
            play=[f"{card} counters:9" if card == "Week of Nightmares" else card] if in_play else [],
        ),
        seat(ready=["Oskar 2/4 intercept:3 strength:0 clan:Ravnos"], ash_heap=["Carlton Van Wyk"]),
        bystander(),
    )
    assert t.offers(hunts[1])
    t.does(hunts[0])
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    does(t, "play Rest Mira 0", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Mira.locked"), t.region("Mira")) == (0, "ready")
    assert not t.offers(hunts[1])
    assert t.offers(hunts[1].replace("Mira", "Ines"))


@rules_on("Abactor", "LSJ 20090724")
def test_abactor_is_no_diablerie() -> None:
    """Carlton burns whoever has committed diablerie, and not this vampire."""
    t = position(
        seat(ready=["Mira 2/8"], hand=["Abactor"]), seat(ready=["Carlton Van Wyk", "Oskar 2/4 locked"]), bystander()
    )
    t.does("play Abactor Mira 0")
    for _ in range(60):
        if t.g.turn < 22:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert (t.g.turn, t.measure("Mira.blood"), t.told("diablerie")) == (22, 7, [])
    assert not t.ever_offered("use Carlton Van Wyk")


@editions
@pytest.mark.parametrize(("on", "called"), [((), True), (("Trophy: Diablerie",), False)])
def test_a_blood_hunt_is_called_on_an_abactor_unless_none_can_be(
    edition: str, on: tuple[str, ...], called: bool
) -> None:
    t = position(
        seat(ready=[("Mira 1/8", list(on))], hand=["Abactor"]), seat(ready=["Oskar 2/4"]), seat(), edition=edition
    )
    t.does("play Abactor Mira 0")
    while t.asks not in t.quiet:
        t.does("blood-hunt") if t.asks == "blood-hunt" else t.goes_by()
    assert t.measure("Mira.blood") == 6
    assert [told["of"] for told in t.told("referendum")] == ["blood-hunt"] * called
    t.is_quiet()


@editions
@rules_on("Abactor", "LSJ 20090411", "LSJ 20100112")
@pytest.mark.parametrize(("blood", "hunted"), [(3, True), (8, False)])
def test_an_abactor_is_hunted(blood: int, hunted: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8"], hand=["Abactor"]),
        seat(ready=["Oskar 2/4 locked prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Abactor Mira")
    while t.asks != "minion":
        t.answer(next((one for one in t.options() if one.startswith("blood-hunt")), "pass"))
    assert t.measure("Mira.blood") == 8
    assert bool(t.told("referendum")) is hunted


# -- Abbot ------------------------------------------------------------------------------------------------------------


@editions
@rules_on("Abbot", "LSJ 20061222")
def test_an_abbot_defends_his_controller_and_her_cards(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [])], hand=["Arson"]),
        seat(ready=[("Oskar 6/8 sect:Sabbat", ["Abbot"])], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")
    assert stats.intercept(t.g, t["Oskar"]) == 1
    acts(t)
    t = position(
        seat(ready=["Mira 2/8"]), seat(ready=[("Oskar 6/8 sect:Sabbat", ["Abbot"])]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    assert stats.intercept(t.g, t["Oskar"]) == 0
    t = acting("Abbot", who="sect:Sabbat", edition=edition)
    acts(t, "play Abbot Mira 0")
    assert t.measure("Mira.locked") == 0


# -- Ablative Skin ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Ablative Skin", "LSJ 20040812-2")
def test_ablative_skin_is_worn_off(edition: str) -> None:
    card = "Ablative Skin"
    t = acting(card, who="FOR", edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure(f"{card}.blood") == 3
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9 strength:4"]), bystander(), edition=edition)
    t.g.gain_blood(t[card], 2, 9, "card.counter.gain-from-bank")
    acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1", f"use {card} Mira -1")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, "ash-heap")


def test_ablative_skin_prevents_other_damage() -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[SKINNED]), bystander())
    thickens(t)
    does(t, "bleed Mira", "block Oskar")
    on_to(t, "prevent")
    assert t.offers("use Ablative Skin Oskar")


# -- Abuse of Power ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mine", "theirs", "pools"), [(1, 3, (30, 29)), (3, 1, (29, 30)), (1, 1, (30, 30))])
def test_abuse_of_power_costs_whoever_loses_a_pool(
    edition: str, mine: int, theirs: int, pools: tuple[int, int]
) -> None:
    """The first number is the strength of the one who is struck down."""
    t = position(
        seat(
            ready=[f"Mira {'1' if mine == 3 else '6'}/8 strength:{theirs} trait:path-of-Caine"], hand=["Abuse of Power"]
        ),
        seat(ready=[f"Oskar 1/6 strength:{mine}"] if theirs == 3 else [f"Oskar 6/6 strength:{mine}"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Abuse of Power Mira 0")
    assert (t.measure("a.pool"), t.measure("b.pool")) == pools
    t.is_quiet()


# -- Ambush -----------------------------------------------------------------------------------------------------------

RUSHES = [
    # card, words, mode, stealth, maneuvers, the target must be locked
    ("Ambush", "", 0, 0, 1, True),
    ("Fleetness", "CEL", 1, 1, 1, True),
    ("Nose of the Hound", "aus SPI", 0, 1, 1, True),
    ("Nose of the Hound", "aus SPI", 1, 1, 2, True),
    ("Nose of the Hound", "aus SPI", 2, 1, 2, False),
    ("Umbrous Clutch", "OBL", 0, 1, 0, False),
    ("Umbrous Clutch", "OBL", 1, 1, 1, False),
    ("Sense Death", "ani VAL", 1, 1, 0, False),
    ("Sense Death", "ani VAL", 2, 1, 1, False),
    ("Line Brawl", "sect:Anarch pot", 1, 0, 0, False),
    ("Hunter's Mark", "CEL THA", 0, 0, 0, False),
    ("Hunter's Mark", "CEL THA", 1, 0, 0, False),
    ("Make the Misere", "sect:Anarch cel obf pot", 0, 0, 1, True),
    ("Make the Misere", "sect:Anarch cel obf pot", 1, 1, 0, True),
    ("Make the Misere", "sect:Anarch cel obf pot", 6, 1, 1, True),
    ("Abuse of Power", "trait:path-of-Caine", 0, 1, 0, False),
    ("Pillars Fall", "trait:path-of-Caine", 0, 0, 0, False),
    ("Hunting the Beast", "AUS clan:Salubri", 0, 1, 0, False),
    ("Hunting the Beast", "AUS clan:Salubri", 1, 1, 0, False),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "maneuvers", "locked"), RUSHES)
def test_a_rush_leads_into_combat(
    edition: str, card: str, words: str, mode: int, stealth: int, maneuvers: int, locked: bool
) -> None:
    if edition == "2000" and "Anarch" in words:
        pytest.skip("nobody is an anarch in 2000")
    t = before_a_rush(card, words, edition, locked)
    with t.unchanged(*BYSTANDER, "Olga.blood", "b.pool"):
        rushed(t, card, mode)
        assert t.told("action")[-1]["stealth"] == stealth
        assert t.told("action")[-1]["victims"] == [1]
        assert t.told("combat")[-1] == {"acting": t["Mira"], "opposing": t["Oskar"]}
        for _ in range(min(1, maneuvers)):
            t.does("maneuver")
        if not maneuvers:
            assert not t.ever_offered("maneuver")
        acts(t)
    assert t.region("Oskar") == "ready"
    t.is_quiet()
    if locked:
        fresh = before_a_rush(card, words, edition, locked=False)
        assert "card.target.in-play" in fresh.clauses(f"play {card} Mira {mode}", by="a")


@editions
@rules_on("Ambush", "LSJ 20070411")
@rules_on("Fleetness", "LSJ 20070411")
@rules_on("Nose of the Hound", "LSJ 20070411")
@rules_on("Make the Misere", "LSJ 20070411")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Ambush", "", 0),
        ("Fleetness", "CEL", 1),
        ("Nose of the Hound", "aus", 0),
        ("Make the Misere", "cel sect:Anarch", 0),
    ],
)
def test_an_ambush_of_one_who_has_unlocked_comes_to_nothing(edition: str, card: str, words: str, mode: int) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        return
    t = before_a_rush(card, words, edition, locked=True)
    t.does(f"play {card} Mira {mode}")
    t.g.unlock(t["Oskar"])
    acts(t)
    assert not t.told("combat")
    assert t.told("action-over")[-1]["outcome"] == 1
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood


# -- Anonymous Freight ------------------------------------------------------------------------------------------------

CHEST = made_up(
    "Chest",
    faces.MASTER,
    definition=definition(ability(MASTER, store(pick(in_(HAND), MINE), shown=True), limit=0), plays_from(MINION)),
)
"""Keeps cards from the hand; minions play them from there."""
FREIGHT = ("Anonymous Freight", "Mira 6/8", "play Anonymous Freight Mira 0", GUN)


@ruled_alike("card who how thing", [FREIGHT, *OTHER_GEAR, *BROUGHT], "LSJ 20050913")
@pytest.mark.parametrize("kept", [True, False])
def test_only_what_is_in_hand_is_brought(card: str, who: str, how: str, thing: str, kept: bool) -> None:
    hand = [*([card] if named(who) == "Mira" else []), thing]
    t = position(
        seat(ready=[who, "Ines 2/4 ani"], hand=hand, play=[CHEST]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
        phase="master",
    )
    if kept:
        t.does("use Chest")
        if t.asks == "pick":
            t.does(f"pick {thing}")
    while t.asks == "master":
        t.passes()
    assert t.offers(f"play {thing} Ines 0")  # from the chest, or from the hand
    if card == "Anonymous Freight":
        assert t.offers(how) is not kept
        return
    does(t, f"bleed {named(who)}", "block Oskar")
    to_the_end(t)
    assert t.ever_offered(how) is not kept


def sees(whom: Who) -> Definition:
    """One intercept at basic Auspex, two at superior."""
    better = gives(INTERCEPT, 1, whom, level=1)
    return definition(permanent("aus"), permanent("AUS"), gives(INTERCEPT, 1, whom), better)


GLASS = made_up("Glass", faces.EQUIPMENT, definition=sees(BEARER))
OWL = made_up("Owl", faces.ALLY, life=1, definition=sees(SELF))


def finds(t: Table) -> None:
    """Go on until the search, and take the card."""
    while t.asks not in ("search", "target"):
        t.passes()
    t.answer(t.options()[0])
    while t.asks not in t.quiet:
        t.passes()


@ruled_alike(
    "card words thing held",
    [
        ("Anonymous Freight", "", GLASS, True),
        ("Magic of the Smith", "THA", GLASS, False),
        ("The Summoning", "PRE", OWL, False),
    ],
    "LSJ 20080803",
)
@pytest.mark.parametrize(("code", "intercept"), [("aus", 1), ("AUS", 2)])
def test_what_is_fetched_is_as_good_as_his_discipline(
    card: str, words: str, thing: Face, held: bool, code: str, intercept: int
) -> None:
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} {code}".replace("  ", " ")],
            hand=[card, *([thing, thing] if held else ["Blank Page"] * 6)],
            library=[] if held else [thing, "Dodge"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {0 if held else 1}")
    finds(t)
    brought = next(each for each in (*t.g.attached.get(t["Mira"], []), *t.g.ready(0)) if t.g.face[each] is thing)
    bearer = "Mira" if thing is GLASS else next(name for name, number in t.names.items() if number == brought)
    assert t.measure(f"{bearer}.intercept") == intercept
    t.is_quiet()


SECRETLY = [("Anonymous Freight", "", "minion"), ("Contraband", "obf clan:Ravnos", "before-range")]


@rules_on("Anonymous Freight", "LSJ 20100130", "ANK 20180925-2", "LSJ 19991207")
@rules_on("Contraband", "LSJ 20100130", "ANK 20180925-2", "LSJ 19991207")
@pytest.mark.parametrize(("card", "words", "when"), SECRETLY)
@pytest.mark.parametrize("held", [True, False])
def test_what_is_to_be_equipped_with_is_in_hand_before_the_card_is_replaced(
    card: str, words: str, when: str, held: bool
) -> None:
    t = position(
        seat(
            ready=[f"Mira 6/8 {words}".strip()],
            hand=[card, *["Blank Page"] * 5, ".44 Magnum" if held else "Blank Page"],
            library=["Blank Page" if held else ".44 Magnum"] * 3,
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    if when != "minion":
        t.does("bleed Mira")
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    assert t.offers(f"play {card} Mira 0") is held
    to_the_end(t) if when != "minion" else t.passes()


@rules_on("Anonymous Freight", "LSJ 20100130", "TOM 19960130")
def test_what_comes_by_anonymous_freight_is_not_shown_before_it_arrives() -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Anonymous Freight", ".44 Magnum"]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does("play Anonymous Freight Mira")
    assert t.told("action")[0]["action"] == "equip"
    assert not t.g.knows[t[".44 Magnum"]] >> 1 & 1
    t.goes_on()
    assert t.g.knows[t[".44 Magnum"]] >> 1 & 1
    assert t.g.host[t[".44 Magnum"]] == t["Mira"]
    t.is_quiet()


@editions
def test_anonymous_freight_equips_in_secret(edition: str) -> None:
    own = seat(ready=["Mira 6/8"], hand=["Anonymous Freight", "Cooler", "Dartmoor, England"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does("play Anonymous Freight Mira 0")
    assert not t.offers("target Dartmoor, England")
    acts(t)
    told = t.told("action")[0]
    assert (told["action"], told["stealth"]) == ("equip", 3)
    assert (t.g.host[t["Cooler"]], t.measure("a.pool")) == (t["Mira"], 29)


# -- Aranthebes, The Immortal -----------------------------------------------------------------------------------------


@editions
@rules_on("Aranthebes, The Immortal", "LSJ 20020612")
def test_aranthebes_guards_against_predator_and_the_young(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/4", "Old 4/8"]),
        seat(ready=["Oskar 2/4"], play=["Aranthebes, The Immortal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Old"])) == (0, 1)
    t.passes_until_offered("use Aranthebes, The Immortal")
    t.does("use Aranthebes, The Immortal", by="b")
    assert (stats.stealth(t.g, t["Mira"]), stats.bleed(t.g, t["Mira"])) == (-1, 1)
    acts(t)
    assert t.measure("b.pool") == 29
    assert not t.offers("use Aranthebes, The Immortal Mira")
    acts(t, "use Aranthebes, The Immortal Old -2")
    assert (t.region("Aranthebes, The Immortal"), t.g.owner[t["Aranthebes, The Immortal"]]) in (
        ("library", 1),
        ("hand", 1),
    )
    t.is_quiet()  # also: no card in a library is locked


@editions
def test_aranthebes_is_shuffled_into_a_library_of_many_cards(edition: str) -> None:
    """After the shuffle another card has the number of this card; its effect must not act on that one."""
    for n in range(6):
        t = position(
            seat(ready=[f"Old 4/{5 + n}"]),
            seat(play=["Aranthebes, The Immortal"], hand=["Dodge"] * 7, library=["Blur", "Dodge", "Fake Out", "Blur"]),
            bystander(),
            edition=edition,
        )
        acts(t, "use Aranthebes, The Immortal Old -2")
        assert sorted(t.g.face[card].name for card in t.g.library(1))[0] == "Aranthebes, The Immortal"
        t.is_quiet()


# -- Army of Rats -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "words", "stealth"), [("Army of Rats", "ani", 2), ("Heart of the City", "PRE", 1)])
def test_dartmoor_hides_actions_of_the_wild(card: str, words: str, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", ["Dartmoor, England"])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    acts(t)


@editions
def test_an_army_of_rats_burns_one_pool_however_many_there_are(edition: str) -> None:
    t = acting("Army of Rats", who="ani", edition=edition)
    acts(t, "play Army of Rats Mira 0")
    assert t.region("Army of Rats") == "play"
    t = position(
        seat(ready=["Mira 4/8"], play=["Army of Rats", "Army of Rats"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        edition=edition,
    )
    until_turn_of(t, 0, "unlock")
    with t.changes("b.pool", -1), t.unchanged("c.pool"):
        t.does("trigger Army of Rats")
        t.does("trigger Army of Rats#2")
    until_turn_of(t, 1, "minion")
    acts(t, "use Army of Rats Oskar")
    assert t.region("Army of Rats") == "ash-heap"


# -- Arson ------------------------------------------------------------------------------------------------------------


@editions
def test_arson_burns_a_location_of_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/6"], hand=["Arson"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens", "The Parthenon"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does("play Arson Mira 0")
        t.does("target The Barrens")
        assert t.who() == "b"  # it is directed at her
        t.goes_on()
    assert (t.region("The Barrens"), t.region("The Parthenon")) == ("ash-heap", "play")
    t.is_quiet()


@editions
@ruled_alike("card", ESTATES_IN_HAND, "LSJ 20090324")
@rules_on("Arson", "LSJ 20090324")
def test_an_action_at_a_location_on_a_minion_is_directed_at_its_methuselah(card: str, edition: str) -> None:
    beside = "Catacombs" if card == "Zaire River Ferry" else "Secure Haven"  # nobody has two havens
    t = position(
        seat(ready=["Mira 4/8"], hand=["Arson"]),
        seat(ready=[("Oskar 2/4", [card, beside])]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")  # at the location: the haven of its bearer does not protect it
    t.does(f"target {card}")
    assert t.told("action")[-1]["victims"] == [1]
    t.goes_on()
    assert t.region(card) == "ash-heap"
    t.is_quiet()


# -- Art Scam ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "words"), [("Art Scam", "clan:Toreador-antitribu"), ("Dark Mirror of the Mind", "")])
def test_two_pool_by_an_action(edition: str, card: str, words: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.changes("a.pool", +2), t.unchanged(*BYSTANDER, "b.pool"):
        acts(t, f"play {card} Mira 0")
    t.is_quiet()


# -- Art's Traumatic Essence ------------------------------------------------------------------------------------------


@editions
def test_trauma_costs_blood_for_every_deed(edition: str) -> None:
    card = "Art's Traumatic Essence"
    t = cursed(card, version=2, edition=edition)
    until_turn_of(t, 1, "minion")
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")
    t = position(seat(ready=["Mira 4/8 strength:0"]), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Mira", "block Oskar")
    t = cursed(card, version=2, edition=edition)
    until_turn_of(t, 1, "master")
    with t.changes("b.pool", -1):
        t.does(f"use {card}")
    assert (t.measure("Oskar.locked"), t.region(card)) == (1, "ash-heap")


@rules_on("Art's Traumatic Essence", "LSJ 20070411")
@pytest.mark.parametrize(("words", "mode"), [("aus", 0), ("mel", 1), ("MEL", 2)])
def test_trauma_for_one_who_is_locked_by_then_comes_to_nothing(words: str, mode: int) -> None:
    card = "Art's Traumatic Essence"
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["The Louvre, Paris"]),
        seat(ready=["Oskar 4/8 clan:Toreador", "Kin 2/4 locked"]),
        bystander(),
    )
    cost = t.g.face[t[card]].blood
    until(t, f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}")
    t.does("target Oskar")
    until(t, "use The Louvre, Paris -1 -1")
    t.does("use The Louvre, Paris -1 -1", by="a")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.region(card), t.measure("Mira.blood")) == (4, "ash-heap", 6 - cost)
    t.is_quiet()


ACTIONS = [
    # card, words of who plays it, mode
    ("Art's Traumatic Essence", "aus", 0),
    ("Condemnation: Betrayed", "ser", 0),
    ("Condemnation: Doomed", "obf", 0),
    ("Condemnation: Mute", "chi", 0),
    ("Steal the Mind", "dom", 0),
    ("Unburdening the Bestial Soul", "ani", 0),
    ("Gremlins", "dom", 0),
    ("Illegalism", "cel pre sect:Anarch", 4),
    ("The Platinum Protocol", "obf pre sect:Anarch", 3),
    ("Break the Bonds", "ani obf sect:Anarch", 3),
    ("Enthrall", "obf", 0),
    ("Make the Misere", "cel obf sect:Anarch", 3),
    ("Nose of the Hound", "SPI", 2),
    ("Sense Death", "val", 1),
    ("Line Brawl", "pre sect:Anarch", 2),
]


@rules_on("Art's Traumatic Essence", "LSJ 20011204-3")
@rules_on("Condemnation: Betrayed", "LSJ 20011204-3")
@rules_on("Condemnation: Doomed", "LSJ 20011204-3")
@rules_on("Condemnation: Mute", "LSJ 20011204-3")
@rules_on("Steal the Mind", "LSJ 20011204-3")
@rules_on("Unburdening the Bestial Soul", "LSJ 20011204-3")
@rules_on("Gremlins", "LSJ 20011204-3")
@rules_on("Illegalism", "LSJ 20011204-3")
@rules_on("The Platinum Protocol", "LSJ 20011204-3")
@rules_on("Break the Bonds", "LSJ 20011204-3")
@rules_on("Enthrall", "LSJ 20011204-3")
@rules_on("Make the Misere", "LSJ 20011204-3")
@rules_on("Nose of the Hound", "LSJ 20011204-3")
@rules_on("Sense Death", "LSJ 20011204-3")
@rules_on("Line Brawl", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), ACTIONS)
def test_an_action_card_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("act", card, words, mode)


# -- Atonement --------------------------------------------------------------------------------------------------------


@editions
def test_who_atones_blocks_the_young_without_locking(edition: str) -> None:
    for actor, locked in (("Oskar 4/4", 0), ("Oskar 4/6", 1)):
        t = position(seat(ready=[actor]), seat(ready=[("Mira 4/5", ["Atonement"])]), bystander(), edition=edition)
        assert stats.intercept(t.g, t["Mira"]) == 1
        acts(t, "bleed Oskar", "block Mira")
        assert t.measure("Mira.locked") == locked
    t = position(
        seat(ready=["Oskar 4/4", "Snake 4/4 clan:Ministry"]),
        seat(ready=[("Mira 4/5", ["Atonement"])]),
        bystander(),
        edition=edition,
    )
    t.does("use Atonement Snake -2")
    assert stats.stealth(t.g, t["Snake"]) == -1
    acts(t)
    assert t.region("Atonement") == "ash-heap"


# -- Augury of Doom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [0, 1])
def test_the_augury_burns_however_the_last_vampire_leaves_torpor(others: int) -> None:
    """Whoever lies in torpor is removed from the game; the augury stays while another vampire lies there."""
    t = position(
        seat(ready=["Mira 3/5", "Nils 2/4"], play=["Augury of Doom"]),
        seat(ready=["Oskar 2/4"], torpor=["Olga 1/4", *["Olaf 1/4"] * others]),
        bystander(),
    )
    assert t.region("Augury of Doom") == "play"
    t.g.remove(t["Olga"])
    t.does("bleed Mira")
    to_the_end(t)
    assert t.region("Augury of Doom") == ("play" if others else "ash-heap")
    t.is_quiet()


@editions
def test_an_augury_of_doom_lasts_as_long_as_somebody_lies_in_torpor(edition: str) -> None:
    def dealt(*torpor: str) -> Table:
        return position(
            seat(ready=["Mira 4/8 trait:path-of-Caine"], hand=["Augury of Doom"]),
            seat(ready=["Oskar 4/4"], torpor=list(torpor)),
            bystander(),
            edition=edition,
        )

    t = dealt("Olga 2/4", "Otto 0/4")
    acts(t, "play Augury of Doom Mira 0")
    until_turn_of(t, 1, "unlock")
    with t.changes("b.pool", -2):
        t.does("trigger Augury of Doom")
    until_turn_of(t, 1, "minion")
    t.g.burn(t["Otto"])
    t.passes()
    assert t.region("Augury of Doom") == "play"
    t = dealt("Olga 2/4")
    acts(t, "play Augury of Doom Mira 0")
    until_turn_of(t, 1, "minion")
    acts(t, "leave Olga")
    assert t.region("Augury of Doom") == "ash-heap"
    t = dealt()
    acts(t, "play Augury of Doom Mira 0")
    assert t.region("Augury of Doom") == "ash-heap"

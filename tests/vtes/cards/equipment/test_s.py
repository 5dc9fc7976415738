"""Equipment cards: S."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import VAMPIRE, a, burn, master
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED, REMOVED, RESEARCH
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import either, masterly, unseen_table, waiting
from tests.vtes.cards.answering import acts, does, to_the_end, until
from tests.vtes.cards.combat_tables import frenzy_at_hand, on_to, to_long
from tests.vtes.cards.equipment_tables import armed
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, passes_to, since_2011

# -- Sacré-Cœur Cathedral, France -------------------------------------------------------------------------------------


@editions
def test_allies_do_not_block_the_lord_of_sacre_coeur(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Sacré-Cœur Cathedral, France"])]),
        seat(ready=["Wolf ally 3", "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Wolf")


# -- San Lorenzo de El Escorial, Spain --------------------------------------------------------------------------------


@either
@proves("imbued.ruling.san-lorenzo")
def test_san_lorenzo_steals_blood_from_an_unknown_imbued_of_the_predator(edition: str, what: str) -> None:
    own = seat(ready=[("Mira 1/5", ["San Lorenzo de El Escorial, Spain"])])
    t = unseen_table(edition, own, seat(), waiting(f"Ann 3/4{what}"))
    with t.changes("Ann.blood", -2), t.changes("Mira.blood", 2):
        t.does("use San Lorenzo de El Escorial, Spain Mira")
        t.goes_on()
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [2])
    t.is_quiet()


# -- The Sargon Fragment ----------------------------------------------------------------------------------------------


@editions
@rules_on("The Sargon Fragment", "LSJ 20010627")
def test_the_sargon_fragment_brings_a_card_back(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["The Sargon Fragment"])], ash_heap=["Dodge", "Flash", "Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -1):
        t.does("use The Sargon Fragment Mira -1")
        assert (t.offers("target Dodge"), t.offers("target Anson")) == (True, False)
        acts(t, "target Flash")
    assert (t.region("Flash"), t.region("Dodge")) == ("hand", "ash-heap")


@editions
@ruled_alike(
    "card blood answer",
    [
        ("The Sargon Fragment", 4, "target Dodge"),
        ("Hand of Conrad", 4, ""),
        ("Karavalanisha Vrana", 4, ""),
        ("Reliquary: Trinket", 4, ""),
        ("Ritual Scalpel", 4, "target Raven"),
        ("Guarded Rubrics", 4, ""),
    ],
    "RTR 19960221",
)
def test_the_action_of_an_equipment_that_is_gone_has_no_effect(
    card: str, blood: int, answer: str, edition: str
) -> None:
    who = {"Karavalanisha Vrana": "clan:Ravnos", "Ritual Scalpel": "clan:Nagaraja", "Reliquary: Trinket": "sect:Laibon"}
    if edition == "2000" and card == "Reliquary: Trinket":
        pytest.skip("nobody is Laibon in 2000")
    t = position(
        seat(
            ready=[(f"Mira {blood}/8 {who.get(card, '')}".strip(), [card])],
            hand=["Blank Page"],
            ash_heap=["Dodge", "Anson"],
            uncontrolled=["Young 0/3 clan:Ravnos"],
        ),
        seat(ready=["Oskar 2/4", "Raven ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    if t.asks == "target" and answer:
        t.does(answer)
    t.g.burn(t[card])  # while the action is on its way
    with t.unchanged("Raven.blood", "Young.blood", "a.hand", "b.pool", "c.pool"):
        t.goes_on()
    assert [t.region(name) for name in ("Dodge", "Anson")] == ["ash-heap", "ash-heap"]
    t.is_quiet()


@rules_on("The Sargon Fragment", "LSJ 20050228")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_sargon_fragment_fetches_another_copy_of_what_was_named(copies: int) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["The Sargon Fragment"])], ash_heap=["Blank Page"] * copies),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    pages = [one for one in t.g.ash_heap(0) if t.g.face[one].name == "Blank Page"]
    t.does("use The Sargon Fragment Mira -1")
    if copies > 1:
        t.does(f"target {pages[0]}")
    t.g.remove(pages[0])
    to_the_end(t)
    assert t.g.hand(0) == pages[1:]
    assert t.g.where[pages[0]] == REMOVED
    t.is_quiet()


# -- Sawed-Off Shotgun ------------------------------------------------------------------------------------------------


@rules_on("Sawed-Off Shotgun", "ANK 20230316")
@rules_on("Combat Shotgun", "ANK 20230316")
@rules_on("Mark V", "ANK 20230316")
@rules_on("Gas-Powered Chainsaw", "ANK 20230316")
@rules_on("Brass Knuckles", "ANK 20230316")
@rules_on("Improvised Flamethrower", "ANK 20230316")
@rules_on("Starshell Grenade Launcher", "ANK 20230316")
@pytest.mark.parametrize(
    ("card", "long"),
    [
        ("Sawed-Off Shotgun", False),
        ("Combat Shotgun", False),
        ("Mark V", True),
        ("Gas-Powered Chainsaw", False),
        ("Brass Knuckles", False),
        ("Improvised Flamethrower", False),
        ("Starshell Grenade Launcher", True),
    ],
)
def test_a_second_copy_strikes_once_more(card: str, long: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8 cel", [card, card])], hand=["Blur", "Fake Out"]),
        seat(ready=["Oskar ally 20"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if long:
        to_long(t)
    on_to(t, "strike")
    t.does(f"use {card} Mira -1", by="a")
    until(t, "play Blur Mira 0")
    t.does("play Blur Mira 0", by="a")
    on_to(t, "strike")
    assert not t.offers(f"use {card} Mira -1")
    t.does(f"use {card}#2 Mira -1", by="a")
    on_to(t)
    t.is_quiet()


# -- Shaal Fragment ---------------------------------------------------------------------------------------------------


@editions
def test_the_shaal_fragment_fills_a_hand_and_is_stolen_by_any_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8", "Wolf ally 2"]),
        seat(ready=[("Mira 4/8 clan:Harbinger-of-Skulls", ["Shaal Fragment"])]),
        bystander(),
        edition=edition,
    )
    assert [stats.hand_size(t.g, seat_) for seat_ in range(2)] == [7, 9]
    assert not t.offers("use Shaal Fragment Wolf")
    acts(t, "use Shaal Fragment Oskar -1")
    assert (t.g.host[t["Shaal Fragment"]], t.g.controller[t["Shaal Fragment"]]) == (t["Oskar"], 0)
    assert [stats.hand_size(t.g, seat_) for seat_ in range(2)] == [9, 7]


# -- Shilmulo Tarot ---------------------------------------------------------------------------------------------------

TAROT = "Shilmulo Tarot"


def kept(t: Table) -> list[str]:
    tarot = t[TAROT]
    return [t.g.face[card].name for card in t.g.regions[12][0] if t.g.host[card] == tarot]


def with_tarot(clan: str = "Ravnos", edition: str = "2023") -> Table:
    """Mira equips with the Tarot; the library of her Methuselah is known to the test."""
    t = position(
        seat(
            ready=[f"Mira 4/8 clan:{clan}", "Ines 2/4"],
            hand=[TAROT, "Blank Page", "Blank Page", "Blank Page", "Blank Page", "Blank Page", "Ascendance"],
            library=[
                "Changeling",
                "Fade",
                "Cloak the Gathering",
                "Govern the Unaligned",
                "Wake with Evening's Freshness",
            ],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    return t


@editions
def test_the_tarot_takes_two_cards_of_the_library_face_down(edition: str) -> None:
    t = with_tarot(edition=edition)
    assert not t.offers(f"play {TAROT} Ines")
    with t.unchanged(*BYSTANDER, "Mira.blood", "a.pool"):
        t.does(f"play {TAROT} Mira 0")
        t.goes_on()
    # one was drawn for the Tarot itself
    assert sorted(kept(t)) == ["Cloak the Gathering", "Govern the Unaligned"] or len(kept(t)) == 2
    assert all(t.g.seen(card, 0) and not t.g.seen(card, 1) for card in t.g.regions[12][0])
    t.is_quiet()


@editions
def test_whoever_would_draw_may_take_a_card_from_the_tarot(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    library = len(t.g.library(0))
    passes_to(t, "discard")
    t.does("discard Ascendance")
    assert t.asks == "pick"
    assert sorted(t.options("pick")) == sorted(f"pick {card}" for card in stored)
    t.answer(f"pick {stored[0]}")
    assert (t.g.where[stored[0]], len(t.g.library(0)), len(t.g.hand(0))) == (2, library, 7)
    t.is_quiet()


@editions
def test_a_larger_hand_may_be_filled_from_the_tarot_too(edition: str) -> None:
    """Each missing card is one draw, and each draw may be replaced, once."""
    t = position(
        seat(
            ready=["Mira 4/8 clan:Ravnos"],
            hand=[TAROT, "Elder Library", *["Blank Page"] * 5],
            library=["Blank Page"] * 12,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    passes_to(t, "master")
    library = len(t.g.library(0))
    t.does("play Elder Library")
    for card in stored:  # one for the location itself, one for the larger hand
        assert t.asks == "pick"
        t.answer(f"pick {card}")
    assert (len(t.g.library(0)), len(t.g.hand(0)), kept(t)) == (library, 8, [])
    t.is_quiet()


@editions
def test_or_draws_as_usual(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    library = len(t.g.library(0))
    passes_to(t, "discard")
    t.does("discard Ascendance")
    t.answer("pass")
    assert (len(kept(t)), len(t.g.library(0)), len(t.g.hand(0))) == (2, library - 1, 7)
    t.is_quiet()


@editions
@pytest.mark.parametrize("how", ["torpor", "clan"])
def test_nothing_is_drawn_from_it_unless_a_ready_ravnos_has_it(how: str, edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    if how == "torpor":
        t.g.put(t["Mira"], 5, 0)
    else:
        t.g.clans[t["Mira"]] = "Ventrue"
    passes_to(t, "discard")
    t.does("discard Ascendance")
    assert t.asks != "pick"
    assert (len(kept(t)), len(t.g.hand(0))) == (2, 7)


@editions
@rules_on(TAROT, "PIB 20110712-2")
def test_the_tarot_takes_another_card_in_each_unlock_phase(edition: str) -> None:
    """There is no limit to how many it stores."""
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    passes_to(t, "unlock")
    t.does(f"use {TAROT}")
    assert len(kept(t)) == 3
    assert not t.offers(f"use {TAROT}")


@editions
@rules_on(TAROT, "LSJ 20021128")
def test_what_the_tarot_keeps_burns_with_it(edition: str) -> None:
    t = with_tarot(edition=edition)
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    stored = [card for card in t.g.regions[12][0] if t.g.host[card] == t[TAROT]]
    t.g.burn(t[TAROT])
    assert [t.g.where[card] for card in stored] == [7, 7]


@editions
@rules_on(TAROT, "ANK 20221028", "LSJ 20090428-1")
def test_a_tarot_that_is_contested_at_once_has_its_cards(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos"], hand=["Shilmulo Tarot"], library=20),
        seat(ready=[("Oskar 2/4 clan:Ravnos locked", ["Shilmulo Tarot"])]),
        bystander(),
        edition=edition,
    )
    card = t.g.hand(0)[0]
    with t.unchanged(*BYSTANDER, "b.library"):
        t.answer(t.options("play")[0])
        t.goes_on()
    assert t.g.where[card] == CONTESTED
    assert [t.g.host[one] for one in t.g.regions[RESEARCH][0]] == [card] * 2


@editions
@rules_on(TAROT, "ANK 20180719-3")
def test_anybody_takes_the_tarot_from_a_minion_beside_her(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos", "Ines 4/8 clan:Toreador"], hand=["Shilmulo Tarot"], library=20),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.answer(t.options("play")[0])
    t.goes_on()
    with t.unchanged(*BYSTANDER, "a.library"):
        t.answer(t.options("take")[0])
        t.goes_on()
    assert t.g.host[t["Shilmulo Tarot"]] == t["Ines"]
    assert len(t.g.regions[RESEARCH][0]) == 2


def armed_for_errand(card: str, gear: str, edition: str) -> tuple[Table, int]:
    """Mira finds a piece of equipment, and has it."""
    t = position(
        seat(
            ready=["Mira 6/8 sect:Camarilla title:justicar clan:Ravnos THA"],
            hand=[card, *["Blank Page"] * 6],
            library=[*["Blank Page"] * 5, gear, "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked sect:Camarilla", "Olga 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {1 if card == 'Magic of the Smith' else 0}")
    while not t.told("action-over"):
        wanted = [*t.options("find"), *t.options("pick")]
        if wanted:
            t.answer(wanted[0])
        elif t.offers("target Mira"):
            t.does("target Mira")
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    return t, next(one for one in t.g.on(t["Mira"]) if t.g.face[one].name == gear)


@since_2011
@rules_on("Shilmulo Tarot", "LSJ 20090506")
@rules_on("Incriminating Videotape", "LSJ 20090506")
@rules_on("Helicopter", "LSJ 20090415")
@pytest.mark.parametrize("card", ["Magic of the Smith", "Alastor"])
def test_what_somebody_is_only_given_does_not_do_what_it_does_when_he_equips_with_it(card: str, edition: str) -> None:
    """An Alastor is given it, and has not equipped with it; who finds it by magic has."""
    equips = card == "Magic of the Smith"
    t, tarot = armed_for_errand(card, "Shilmulo Tarot", edition)
    assert len([one for one in t.g.regions[RESEARCH][0] if t.g.host[one] == tarot]) == (2 if equips else 0)
    t, tape = armed_for_errand(card, "Incriminating Videotape", edition)
    assert bool(t.g.chosen.get(tape)) is equips
    t, helicopter = armed_for_errand(card, "Helicopter", edition)
    assert t.g.locked[helicopter] == int(equips)


# -- The Signet of King Saul ------------------------------------------------------------------------------------------


@in_editions("blocker may", [("Oskar 4/8", False), ("Oskar 4/7", True), ("Oskar ally 3", True)])
def test_the_signet_keeps_elders_from_blocking_its_bearer(edition: str, blocker: str, may: bool) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["The Signet of King Saul"]), "Ines 4/8"]),
        seat(ready=[blocker]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.offers("block Oskar") is may
    t.goes_on()
    t.does("bleed Ines")
    assert t.offers("block Oskar")


# -- Sire's Index Finger ----------------------------------------------------------------------------------------------


@editions
@rules_on("Sire's Index Finger", "LSJ 20040210")
def test_the_finger_keeps_frenzies_away(edition: str) -> None:
    t = frenzy_at_hand(edition, on_oskar=("Sire's Index Finger",))
    t.does("use Ivory Bow")
    assert t.told("combat-over")
    assert not t.ever_offered("play Rötschreck")


# -- Sniper Rifle -----------------------------------------------------------------------------------------------------


def sniped(*, edition: str, blocks: bool = True, **more: list[str]) -> Table:
    """Mira acts, Oskar has the rifle and blocks; or the other way round."""
    mine, his = ([], ["Sniper Rifle"]) if blocks else (["Sniper Rifle"], [])
    t = position(
        seat(ready=[("Mira 6/8 cel", mine)], hand=more.get("hand", [])),
        seat(ready=[("Oskar 6/8 CEL", his)], hand=more.get("answers", [])),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    return t


@editions
def test_a_blocker_with_a_sniper_rifle_sets_the_range_and_must_shoot(edition: str) -> None:
    t = sniped(edition=edition, hand=["Fake Out"], answers=["Dodge"])
    on_to(t, "before-range")
    t.does("use Sniper Rifle Oskar -2", by="b")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert not t.ever_offered("play Dodge", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 6)
    t.is_quiet()


@editions
def test_a_sniper_rifle_is_no_use_at_close_range_or_to_who_has_not_blocked(edition: str) -> None:
    t = sniped(edition=edition)
    on_to(t, "before-range")
    t.does("pass", by="b")
    on_to(t, "strike")
    t.does("use Sniper Rifle Oskar -1", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6
    t = sniped(edition=edition, blocks=False)
    on_to(t)
    assert not t.ever_offered("use Sniper Rifle Mira -2")


@rules_on("Sniper Rifle", "LSJ 20010814")
@editions
def test_a_new_combat_is_not_the_one_of_the_block(edition: str) -> None:
    t = sniped(edition=edition, answers=["Psyche!"])
    on_to(t, "would-end")
    t.does("play Psyche! Oskar 1", by="b")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Sniper Rifle Oskar -2", since=asked)


RIFLE = "Sniper Rifle"


def blocked(
    mira: str = "Mira 6/8",
    oskar: str = "Oskar 6/8",
    *,
    hand: Sequence[str] = (),
    gear: Sequence[str] = (RIFLE,),
    more: Sequence[str] = (),
    edition: str = "2023",
) -> Table:
    """Mira acts, and Oskar, who has the rifle, blocks."""
    t = position(
        seat(ready=[mira, *more]),
        seat(ready=[(oskar, list(gear))], hand=list(hand)),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    return t


@editions
@rules_on(RIFLE, "RTR 20020501")
def test_who_sets_the_range_by_another_effect_need_not_shoot(edition: str) -> None:
    t = blocked(oskar="Oskar 6/8 VIS", hand=["Brick by Brick", "Dodge"], edition=edition)
    until(t, "play Brick by Brick Oskar 3")
    t.does("play Brick by Brick Oskar 3", by="b")
    assert not t.offers(f"use {RIFLE} Oskar -2")
    while not t.offers("play Dodge Oskar 0"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" and t.who() == "a" else "pass")
    assert t.offers(f"use {RIFLE} Oskar -1")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6
    t.is_quiet()


@editions
@rules_on(RIFLE, "RTR 19970630")
def test_once_the_rifle_has_set_the_range_nobody_sets_it_again_or_maneuvers(edition: str) -> None:
    """Other cards for the time before range is determined can still be played."""
    t = position(
        seat(ready=["Mira 6/8 VIS pro"], hand=["Brick by Brick", "Fake Out", "Claws of the Dead"]),
        seat(ready=[("Oskar 6/8", [RIFLE])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Brick by Brick Mira 2")
    while t.who() != "b":
        t.passes()
    t.does(f"use {RIFLE} Oskar -2", by="b")
    assert (t.asks, t.who()) == ("before-range", "a")
    assert not t.offers("play Brick by Brick Mira 2")
    assert t.offers("play Claws of the Dead Mira 0")
    since = len(t.asked)
    t.does("play Claws of the Dead Mira 0", by="a")
    on_to(t)
    for late in ("play Brick by Brick Mira 2", "play Brick by Brick Mira 3", "play Fake Out"):
        assert not t.ever_offered(late, since)
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Claws of the Dead"]].blood - 2
    t.is_quiet()


@rules_on(RIFLE, "ANK 20200115")
def test_the_rifle_is_for_whoever_was_blocked_not_for_his_slave() -> None:
    t = blocked("Mira 6/8 clan:Tremere", more=("Stone 6/8 clan:Gargoyle slave-of:Tremere",))
    until(t, "slave Stone")
    t.does("slave Stone", by="a")
    on_to(t)
    assert [told["acting"] for told in t.told("combat")] == [t["Stone"]]
    assert not t.ever_offered(f"use {RIFLE} Oskar -2")


@editions
@rules_on(RIFLE, "LSJ 20021028")
def test_a_rifle_that_is_drawn_after_the_block_sets_no_range(edition: str) -> None:
    t = blocked(oskar="Oskar 6/8 obf", hand=["Disguised Weapon", RIFLE], gear=(), edition=edition)
    until(t, "play Disguised Weapon Oskar 0")
    t.does("play Disguised Weapon Oskar 0", by="b")
    if t.asks == "pick":
        t.does(f"pick {RIFLE}")
    assert t.g.host[t[RIFLE]] == t["Oskar"]
    on_to(t)
    assert not t.ever_offered(f"use {RIFLE} Oskar -2")
    assert t.ever_offered(f"use {RIFLE} Oskar -1")


@rules_on("Sniper Rifle", "PIB 20120214")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_rifle_does_not_set_a_range_that_is_set(guarded: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 cel"], hand=["Squirrel Balance"]),
        seat(ready=[("Oskar 6/8", ["Sniper Rifle"])]),
        bystander(),
    )
    t.does("bleed Mira")
    if guarded:
        t.does("play Squirrel Balance Mira 0", by="a")
    does(t, "block Oskar")
    on_to(t)
    assert t.ever_offered("use Sniper Rifle Oskar -2") is not guarded
    t.is_quiet()


# -- Soul Gem of Etrius -----------------------------------------------------------------------------------------------

GEM = "Soul Gem of Etrius"


def burned(
    edition: str, *crypt: str, ready: tuple[str, ...] = (), hand: tuple[str, ...] = (), who: str = "Elder"
) -> Table:
    """Elder, of capacity 5, bleeds, is blocked, and is burned by three points of aggravated damage."""
    t = position(
        seat(ready=[("Elder 1/5", [GEM]), *ready], crypt=list(crypt)),
        seat(ready=["Oskar 5/5 strength:3 pro ANI"], hand=["Claws of the Dead", *hand]),
        bystander(),
        edition=edition,
    )
    t.does(f"bleed {who}")
    while not t.offers("block Oskar"):
        t.passes()
    t.does_all("block Oskar", "play Claws of the Dead Oskar 0")
    return t


@editions
@rules_on(GEM, "LSJ 20100213")
def test_who_takes_the_place_of_his_own_copy_is_a_new_vampire(edition: str) -> None:
    """Elder has bled already in this turn."""
    t = burned(edition, "Elder 0/4", who="Elder#2")
    t.goes_on()
    assert (t.region("Elder#2"), t.region("Elder"), t.g.host[t[GEM]]) == ("ash-heap", "ready", t["Elder"])
    t.does("bleed Elder")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Elder.blood")) == (29, 4)


@editions
@rules_on(GEM, "LSJ 20010729")
def test_the_gem_works_though_its_bearer_could_not_use_it(edition: str) -> None:
    t = burned(edition, "Ann 0/3", hand=("Drawing Out the Beast",))
    while not t.offers("play Drawing Out the Beast Oskar 1"):
        t.passes()
    t.does("play Drawing Out the Beast Oskar 1", by="b")
    t.goes_on()
    assert (t.region("Elder"), t.region("Ann"), t.g.host[t[GEM]]) == ("ash-heap", "ready", t["Ann"])


@since_2011
@rules_on(GEM, "RTR 20010710")
@pytest.mark.parametrize(("third", "comes"), [("Cid 0/2", True), ("Cid 0/3", False)])
def test_an_heir_who_is_burned_as_he_comes_has_an_heir_too(third: str, comes: bool, edition: str) -> None:
    """Ann is in play already; the next one is compared with her copy, not with Elder."""
    t = burned(edition, third, "Ann 0/3", ready=("Ann 2/3",))
    t.goes_on()
    assert (t.region("Ann"), t.region("Ann#2")) == ("ash-heap", "ready")
    if comes:
        assert (t.region("Cid"), t.measure("Cid.blood"), t.g.host[t[GEM]]) == ("ready", 2, t["Cid"])
    else:
        assert (t.region("Cid"), t.region(GEM)) == ("uncontrolled", "ash-heap")


@rules_on(GEM, "LSJ 20100527")
def test_the_gem_goes_to_one_who_cannot_have_equipment() -> None:
    beast = "Beast, The Leatherface of Detroit"
    t = position(
        seat(ready=[("Elder 1/9", [GEM])], crypt=[beast]),
        seat(ready=["Oskar 5/5 strength:3 pro"], hand=["Claws of the Dead"]),
        bystander(),
    )
    t.does("bleed Elder")
    t.does_all("block Oskar", "play Claws of the Dead Oskar 0")
    t.goes_on()
    full = t.g.face[t[beast]].capacity
    assert (t.region(beast), t.measure(f"{beast}.blood"), t.g.host[t[GEM]]) == ("ready", full, t[beast])


@editions
@rules_on("Soul Gem of Etrius", "LSJ 20000113")
@pytest.mark.parametrize("removed", [True, False])
def test_the_soul_gem_does_nothing_for_who_is_removed(removed: bool, edition: str) -> None:
    end = masterly("End", master(burn(a(VAMPIRE))))
    t = position(
        seat(ready=["Ines 4/4"], hand=["Golconda: Inner Peace" if removed else end]),
        seat(ready=[("Oskar 4/8", ["Soul Gem of Etrius"])], crypt=["Ada 3/3"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Golconda: Inner Peace" if removed else "play End", *([] if removed else ["target Oskar"]))
    if removed:
        t.does("no", by="b")
    assert (t.region("Oskar"), t.region("Ada")) == (("removed", "crypt") if removed else ("ash-heap", "ready"))


@either
@proves("imbued.ruling.soul-gem")
@rules_on("Soul Gem of Etrius", "LSJ 20060323")
@pytest.mark.parametrize(("cost", "comes"), [(4, True), (5, False)])
def test_the_soul_gem_passes_to_a_younger_one_an_imbued_without_life(
    edition: str, what: str, cost: int, comes: bool
) -> None:
    """Its bearer, of capacity 5, has too little blood for three points of aggravated damage."""
    t = position(
        seat(ready=["Oskar 5/5 strength:3 pro"], hand=["Claws of the Dead"]),
        seat(ready=[("Elder 1/5", ["Soul Gem of Etrius"])], crypt=[f"Ann 0/{cost}{what}"]),
        edition=edition,
    )
    t.does_all("bleed Oskar", "block Elder", "play Claws of the Dead Oskar 0")
    t.goes_on()
    assert t.region("Elder") == "ash-heap"
    if not comes:
        assert (t.region("Ann"), t.region("Soul Gem of Etrius")) == ("uncontrolled", "ash-heap")
    else:
        assert t.g.host[t["Soul Gem of Etrius"]] == t["Ann"]
        assert (t.region("Ann"), t.measure("Ann.blood")) == (("incapacitated", 0) if what else ("ready", cost))
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
def test_a_diablerist_cannot_take_the_soul_gem(edition: str) -> None:
    t = position(
        seat(ready=["Cain 2/4"]),
        seat(torpor=[("Elder 1/5", ["Soul Gem of Etrius", ".44 Magnum"])], crypt=["Ann 0/3"]),
        edition=edition,
    )
    t.does("diablerize Cain Elder", by="a")
    assert t.options() == [f"seize {t['.44 Magnum']}", "pass"]
    t.passes()
    t.goes_on("blood-hunt")
    assert (t.region("Ann"), t.measure("Ann.blood"), t.g.host[t["Soul Gem of Etrius"]]) == ("ready", 3, t["Ann"])
    t.is_quiet()


# -- Sport Bike -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Sport Bike", "Laptop Computer", "Kevlar Vest"])
def test_a_minion_has_only_one_of_them(card: str, edition: str) -> None:
    t = position(seat(ready=[("Mira 4/8", [card]), "Ines 4/8"], hand=[card]), seat(), bystander(), edition=edition)
    assert t.offers(f"play {card}#2 Ines 0")
    assert t.clauses(f"play {card}#2 Mira 0", by="a") == ["card.golden.overrides-rules"]
    t = position(
        seat(ready=[("Mira 4/8", [card]), ("Ines 4/8", [card]), "Zoe 4/8"]), seat(), bystander(), edition=edition
    )
    assert t.offers(f"take Zoe {card}")
    assert not t.offers(f"take Mira {card}#2")


# -- Starshell Grenade Launcher ---------------------------------------------------------------------------------------


@rules_on("Starshell Grenade Launcher", "LSJ 19971215")
def test_a_launcher_that_has_lit_up_an_actor_need_not_be_fired() -> None:
    card = "Starshell Grenade Launcher"
    t = position(
        seat(ready=["Mira 6/8 stealth:1"]),
        seat(ready=[("Oskar 6/8", [card]), "Nora 6/8"], hand=["Fake Out", "On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    until(t, "play On the Qui Vive Oskar 0")
    t.does("play On the Qui Vive Oskar 0", by="b")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "maneuver")
    t.does("play Fake Out Oskar 0", by="b")
    on_to(t, "strike")
    assert t.who() == "b"
    assert t.offers(f"use {card} Oskar -1")
    assert t.offers("strike hand")


@rules_on("Starshell Grenade Launcher", "LSJ 20011023-2")
def test_who_unlocks_can_light_up_an_actor_again() -> None:
    card = "Starshell Grenade Launcher"
    t = position(
        seat(ready=["Mira 6/8 stealth:2"]),
        seat(ready=[("Oskar 6/8 pro sect:Anarch", [card])], hand=["Deep Ecology"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in (f"use {card}", "play Deep Ecology Oskar 2", f"use {card}"):
        until(t, text)
        t.does(text, by="b")
    assert [told["amount"] for told in t.told("modified")] == [-1, -1]


@rules_on("Starshell Grenade Launcher", "LSJ 20010702")
def test_a_blocker_who_locks_for_his_launcher_fails() -> None:
    card = "Starshell Grenade Launcher"
    t = position(seat(ready=["Mira 6/8 stealth:1"]), seat(ready=[("Oskar 6/8", [card])], hand=["Patrol"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {card}")
    t.does(f"use {card}", by="b")
    t.goes_on()
    assert (bool(t.told("block-failed")), t.measure("b.pool")) == (True, 29)
    t.is_quiet()


@editions
@rules_on("Starshell Grenade Launcher", "LSJ 20020612")
def test_a_launcher_lights_up_an_acting_minion(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]),
        seat(ready=[("Mira 4/8", ["Starshell Grenade Launcher"])]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Oskar")
    t.passes_until_offered("use Starshell Grenade Launcher")
    t.does("use Starshell Grenade Launcher -1 -2", by="b")
    assert (stats.stealth(t.g, t["Oskar"]), t.measure("Mira.locked")) == (0, 1)
    acts(t)


# -- Stolen Police Cruiser --------------------------------------------------------------------------------------------


@since_2011
def test_a_stolen_police_cruiser_is_for_anarchs(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Stolen Police Cruiser"])]),
        seat(ready=["Oskar 2/4", "Elder 2/9"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Elder"])) == (
        2,
        -1,
        0,
    )
    t.does("block Elder", by="b")
    on_to(t)
    while t.asks != "minion" or t.who() != "b":
        t.answer("pass")
    t.does("use Stolen Police Cruiser Oskar")
    t.goes_on()
    assert (t.region("Stolen Police Cruiser"), t.measure("Mira.locked"), t.measure("b.pool")) == ("ash-heap", 1, 29)


# -- Sword of Judgment ------------------------------------------------------------------------------------------------


@editions
@rules_on("Sword of Judgment", "LSJ 20030213-2")
def test_a_sword_of_judgment_gives_another_strike(edition: str) -> None:
    t = armed("Sword of Judgment", words="clan:Brujah-antitribu", edition=edition)
    on_to(t, "additional")
    t.does("use Sword of Judgment Mira -2", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 7
    t = armed("Sword of Judgment", edition=edition)
    on_to(t)
    assert not t.ever_offered("use Sword of Judgment")  # only a Brujah antitribu


# -- Sword of the Archangel -------------------------------------------------------------------------------------------

SALUBRI = "clan:Salubri"


@editions
def test_the_sword_of_the_archangel_cancels_a_grapple(edition: str) -> None:
    if edition == "2000":
        pytest.skip("no card is cancelled in 2000")
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", SALUBRI, edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    with t.unchanged("Oskar.blood"):
        t.does("use Sword of the Archangel Mira -2", by="a")
    assert (t.measure("Mira.blood"), len(t.told("cancelled"))) == (5, 1)
    on_to(t)
    t = armed("Sword of the Archangel", "Oskar 9/9 POT", "", edition, answers=["Immortal Grapple"])
    while not t.offers("play Immortal Grapple Oskar 0"):
        t.passes() if t.offers("pass") else t.does("strike hand")
    t.does("play Immortal Grapple Oskar 0", by="b")
    assert not t.offers("use Sword of the Archangel")  # only a Salubri


@editions
@pytest.mark.parametrize(("blood", "rises"), [("0/4", True), ("4/4", False)])
def test_the_bearer_of_the_sword_may_rise_when_it_has_burned_a_vampire(blood: str, rises: bool, edition: str) -> None:
    t = armed("Sword of the Archangel", f"Oskar {blood}", SALUBRI, edition)
    on_to(t, "strike")
    t.does("use Sword of the Archangel Mira -1", by="a")
    acts(t, *(["yes"] if rises else []))
    assert t.region("Oskar") == ("ash-heap" if rises else "torpor")
    assert t.measure("Mira.locked") == (0 if rises else 1)

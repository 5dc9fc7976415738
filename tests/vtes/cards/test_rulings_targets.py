"""Rulings on targets that have changed by the time of the resolution, and on what keeps a minion locked."""

from __future__ import annotations

import pytest

from praxis.vtes.model.regions import READY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until

# -- changed on the way -----------------------------------------------------------------------------------------------


@rules_on("Harass", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("more", "locked", "fights"), [(0, False, True), (2, False, False), (2, True, True)])
def test_nobody_is_harassed_who_is_neither_weak_nor_locked_by_then(more: int, locked: bool, fights: bool) -> None:
    t = position(seat(ready=["Mira 6/8"], hand=["Harass"]), seat(ready=["Oskar 3/8"]), bystander())
    t.does("play Harass Mira")
    t.does("target Oskar", by="a")
    t.g.gain_blood(t["Oskar"], more, 8, "card.counter.gain-from-bank")
    if locked:
        t.g.lock(t["Oskar"])
    to_the_end(t)
    assert len(t.told("combat")) == int(fights)
    assert t.region("Harass") == "ash-heap"
    t.is_quiet()


@rules_on("Esbat", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("mode", "fed"), [(0, [0, 0]), (1, [0, 1])])
def test_who_is_locked_by_then_is_not_fed_by_an_esbat(mode: int, fed: list[int]) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat", "Ines 2/8 sect:Sabbat", "Nora 2/8 sect:Sabbat"], hand=["Esbat"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play Esbat Mira {mode}")
    t.does("target Ines", by="a")
    if mode:
        t.does("target Nora", by="a")
    t.g.lock(t["Ines"])
    t.goes_on()
    assert [t.measure(f"{one}.blood") - 2 for one in ("Ines", "Nora")] == fed
    t.is_quiet()


@rules_on("Dismemberment of Osiris", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize("there", [True, False])
def test_osiris_is_not_dismembered_who_has_left_torpor(there: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 SER"], hand=["Dismemberment of Osiris"]),
        seat(ready=["Kin 4/8 clan:Ventrue"], torpor=["Lord 3/8 prince:Paris clan:Ventrue"]),
        bystander(),
    )
    t.does("play Dismemberment of Osiris Mira 1")
    if not there:
        t.g.put(t["Lord"], READY, 1)
    t.goes_on()
    assert t.region("Lord") == ("ash-heap" if there else "ready")
    assert (t.measure("Kin.blood"), t.measure("b.pool")) == ((3, 29) if there else (4, 30))
    t.is_quiet()


@rules_on("Sudario Refraction", "LSJ 20090722", "ANK 20230105")
@pytest.mark.parametrize("copy", [True, False])
def test_another_copy_of_a_card_that_was_named_is_found_if_there_is_one(copy: bool) -> None:
    """The named Dodge leaves the ash heap on the way. The others are found in any case, and three cards discarded."""
    t = position(
        seat(
            ready=["Mira 6/8 clan:Giovanni"],
            hand=["Sudario Refraction", *["Blank Page"] * 6],
            library=5,
            ash_heap=["Dodge", "Flash", "Fake Out", *(["Dodge"] if copy else [])],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Sudario Refraction Mira")
    for name in ("Dodge", "Flash", "Fake Out")[: 3 if copy else 2]:  # the last one is left
        t.does(f"target {name}", by="a")
    t.g.remove(t["Dodge"])
    t.goes_on()
    left = [t.region(name) for name in ("Flash", "Fake Out", *(["Dodge#2"] if copy else []))]
    assert "ash-heap" not in left
    assert len(t.told("discarded")) == 3
    t.is_quiet()


# -- who does not unlock ----------------------------------------------------------------------------------------------


def pays_to_unlock(t: Table, name: str) -> None:
    """In the unlock phase of seat b her infernal vampire stays locked, and a pool unlocks him."""
    while t.g.turn_span().seat != 1 or t.asks != "unlock":
        t.does("pass")
    assert t.measure(f"{name}.locked") == 1
    with t.changes("b.pool", -1):
        t.does(f"unlock {name}", by="b")
    assert t.measure(f"{name}.locked") == 0


@rules_on("Mind Numb", "LSJ 20050114")
@rules_on("Liberty Club Intrigue", "LSJ 20050114")
@pytest.mark.parametrize(
    ("card", "words"), [("Mind Numb", "pre"), ("Liberty Club Intrigue", "prince:Paris sect:Camarilla")]
)
def test_an_infernal_minion_who_is_kept_locked_can_be_unlocked_for_a_pool(card: str, words: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=["Oskar 4/5 sect:Anarch trait:infernal"]),
        seat(),
    )
    t.does(f"play {card} Mira 0")
    t.does("target Oskar", by="a") if t.asks == "target" else None
    t.goes_on()
    assert (t.measure("Oskar.locked"), t.g.counters_on(t["Oskar"], "stun")) == (1, 1)
    pays_to_unlock(t, "Oskar")


@rules_on("Coma", "LSJ 20050114")
def test_an_infernal_vampire_in_a_coma_can_be_unlocked_for_a_pool() -> None:
    t = fighting("Coma", who="DEM", other="Oskar 6/8 trait:infernal")
    on(t, "strike")
    t.does("play Coma Mira 1", by="a")
    on(t)
    assert t.region("Oskar") == "torpor"
    pays_to_unlock(t, "Oskar")


@rules_on("Rötschreck", "LSJ 20050114")
def test_an_infernal_vampire_in_fear_can_be_unlocked_for_a_pool() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Olga 2/4"], torpor=[("Oskar 4/8 trait:infernal locked", ["Rötschreck"])]),
        bystander(),
        phase="discard",
    )
    pays_to_unlock(t, "Oskar")


# -- locations and equipment ------------------------------------------------------------------------------------------


@rules_on("New Management", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [True, False])
def test_new_management_is_replaced_when_the_action_is_over(blocked: bool) -> None:
    """After its combat, and after what is played after the resolution."""
    t = position(
        seat(
            ready=["Mira 6/8 FOR clan:Ventrue-antitribu"],
            hand=["New Management", "Freak Drive", *["Blank Page"] * 5],
            library=5,
        ),
        seat(ready=["Oskar 4/8"], play=["Opium Den"]),
        bystander(),
    )
    t.does("play New Management Mira")
    assert t.measure("a.hand") == 6
    until(t, "block Oskar")
    t.does("block Oskar" if blocked else "pass", by="b")
    until(t, "play Freak Drive Mira")
    assert (t.asks, t.measure("a.hand")) == ("failed" if blocked else "succeeded", 6)
    t.goes_on()
    assert t.measure("a.hand") == 7
    assert t.word("Opium Den.controller") == ("b" if blocked else "a")
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


FETCHES = [
    # card, words, mode, what is brought, whether it is in hand
    ("Magic of the Smith", "tha", 0, ".44 Magnum", False),
    ("Anonymous Freight", "", 0, ".44 Magnum", True),
    ("Magic of the Smith", "tha", 0, "Body Bag", False),
    ("Anonymous Freight", "", 0, "Body Bag", True),
]


@rules_on("Magic of the Smith", "ANK 20180817", "LSJ 20100303", "LSJ 20100725")
@rules_on("Anonymous Freight", "ANK 20180817", "LSJ 20100303", "LSJ 20100725")
@pytest.mark.parametrize(("card", "words", "mode", "what", "held"), FETCHES)
def test_to_fetch_equipment_is_not_to_play_it(card: str, words: str, mode: int, what: str, held: bool) -> None:
    """What it requires does not make the action one that requires it (Body Bag requires an Anarch); and whoever
    unlocks may play a copy himself."""
    t = position(
        seat(
            ready=[f"Mira 6/8 sect:Anarch pro for {words}".strip()],
            hand=[card, "Freak Drive", "CrimethInc.", *([what, what] if held else ["Blank Page"] * 4)],
            library=[] if held else [*["Dodge"] * 3, what, *["Dodge"] * 3],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    if held:
        assert t.asks == "target"
        t.does(t.options("target")[0])
    else:
        until(t, f"find {t.g.face[t[what]].key}")
        t.does(f"find {t.g.face[t[what]].key}", by="a")
    until(t, "play Freak Drive Mira 0")
    assert [name for name in (what, f"{what}#2")[: 1 + held] if t.region(name) == "attached"]
    t.does("play Freak Drive Mira 0", by="a")
    t.goes_on()
    assert not t.ever_offered("play CrimethInc. Mira 0")
    if held and what == ".44 Magnum":
        copy = what if t.region(what) == "hand" else f"{what}#2"
        assert t.offers(f"play {copy} Mira")


@rules_on("Magic of the Smith", "LSJ 19971001-2")
def test_the_smith_finds_a_location_too() -> None:
    t = position(
        seat(
            ready=["Mira 6/8 tha clan:Tzimisce"],
            hand=["Magic of the Smith", *["Blank Page"] * 6],
            library=[*["Dodge"] * 3, "Living Manse", *["Dodge"] * 3],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Magic of the Smith Mira 0")
    until(t, f"find {t.g.face[t['Living Manse']].key}")
    t.does(f"find {t.g.face[t['Living Manse']].key}", by="a")
    t.goes_on()
    assert t.g.host[t["Living Manse"]] == t["Mira"]


# -- burning an ally --------------------------------------------------------------------------------------------------

BURNS = [
    ("Cryptic Mission", "tha", 0),
    ("Horseshoes", "pot", 0),
    ("Jar the Soul", "NEC", 1),
    ("Smash and Grab", "ani sect:Anarch", 0),
    ("Consignment to Duat", "ser", 0),
]


@rules_on("Consignment to Duat", "ANK 20220507")
@rules_on("Cryptic Mission", "ANK 20220507")
@rules_on("Horseshoes", "ANK 20220507")
@rules_on("Jar the Soul", "ANK 20220507")
@rules_on("Smash and Grab", "ANK 20220507")
@pytest.mark.parametrize(("card", "words", "mode"), BURNS)
def test_who_burns_an_ally_by_a_directed_action_gets_a_trophy(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 5/8 {words}"], hand=[card], play=["Trophy: Revered"]),
        seat(ready=["Oskar ally 1 trait:red-list"]),
        seat(),
    )
    t.does(f"play {card} Mira {mode}")
    t.does("target Oskar", by="a") if t.asks == "target" else None
    t.passes_until("award")
    t.does("award Trophy: Revered", by="a")
    assert t.region("Oskar") == "ash-heap"
    assert t.g.host[t["Trophy: Revered"]] == t["Mira"]


@rules_on("Edged Illusion", "RTR 20080808", "LSJ 20071024")
def test_an_illusion_passes_by_who_cannot_be_a_target() -> None:
    """Oskar, under his card, cannot be a target."""
    t = position(
        seat(ready=["Mira 5/8 CHI"], hand=["Edged Illusion"]),
        seat(ready=[("Oskar 4/8", ["Sleep Unseen"]), "Olga 4/8", "Brute ally 3"]),
        bystander(),
    )
    t.does("play Edged Illusion Mira 1")
    t.does("target b", by="a")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Brute")] == [4, 3, 2]
    t.is_quiet()

"""Action cards: M."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import stats
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.torpor import banish
from tests.vtes.cards.action_tables import FOE, before_a_rush, done, either, mira, rushed, unseen_table
from tests.vtes.cards.answering import PAGES, acts, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, passes_to, since_2011
from tests.vtes.cards.turn_tables import pays_to_unlock

# -- Madman's Quill ---------------------------------------------------------------------------------------------------


@editions
def test_madmans_quill_helps_all_who_bleed_its_bearers_controller(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS DEM", "Ines 4/8 dem", "Ida 4/8 dem"], hand=["Madman's Quill", "Madman's Quill"]),
        seat(ready=["Oskar 2/4", "Olga 4/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Madman's Quill Mira 1", "target Oskar")
    assert t.g.host[t["Madman's Quill"]] == t["Oskar"]
    acts(t, "bleed Ines")
    assert t.measure("b.pool") == 28
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    with t.changes("Olga.blood", -2):
        acts(t, "use Madman's Quill Olga")
    assert t.region("Madman's Quill") == "ash-heap"
    t = position(
        seat(ready=["Mira 4/8 AUS DEM"], hand=["Madman's Quill"]),
        seat(ready=[("Oskar 2/4", ["Madman's Quill"])]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Madman's Quill Mira 1", by="a") == ["card.requirement.in-text"]


# -- Magic of the Smith -----------------------------------------------------------------------------------------------


@rules_on("Magic of the Smith", "RBK search")
def test_the_smith_chooses_when_the_action_is_resolved() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 tha"],
            hand=["Magic of the Smith", *PAGES],
            library=["Laptop Computer", "Flak Jacket", "Blank Page"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Magic of the Smith Mira 0")
    assert t.asks not in ("search", "target")
    until(t, "block Oskar")
    t.passes_until("search")
    assert len(t.options("find")) == 2


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


SMITHY = ["Magic of the Smith", *["Blank Page"] * 6]


@editions
@rules_on("Magic of the Smith", "TOM 19960130")
@pytest.mark.parametrize(("mode", "stealth"), [(0, 1), (1, 3)])
def test_the_magic_of_the_smith_finds_equipment_and_pays_for_it(edition: str, mode: int, stealth: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 THA"], hand=SMITHY, library=[".44 Magnum", "Raven Spy", "Dodge", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    rifle = next(card for card in t.g.library(0) if t.g.face[card].name == ".44 Magnum")
    price = t.g.face[rifle].pool
    t.does(f"play Magic of the Smith Mira {mode}")
    assert (t.told("action")[-1]["stealth"], t.told("action")[-1]["action"]) == (stealth, "equip")
    while t.asks != "search":
        t.passes()
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    acts(t)
    assert [t.g.face[card].name for card in t.g.on(t["Mira"])] == [".44 Magnum"]
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (30 - price, 3)
    t.is_quiet()


@editions
def test_the_smith_finds_nothing_that_cannot_be_paid_for(edition: str) -> None:
    t = position(
        seat(1, ready=["Mira 4/8 THA"], hand=SMITHY, library=[".44 Magnum", "Dodge", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Magic of the Smith Mira 0")
    acts(t)
    assert t.g.on(t["Mira"]) == []


# -- Make the Misere --------------------------------------------------------------------------------------------------


@since_2011
def test_make_the_misere_with_potence_is_stronger(edition: str) -> None:
    t = before_a_rush("Make the Misere", "sect:Anarch cel obf pot", edition, locked=True)
    with t.changes("Oskar.blood", -2):
        rushed(t, "Make the Misere", 2)
        acts(t)
    assert stats.strength(t.g, t["Mira"]) == 1
    t.is_quiet()


# -- Mantle of the Bestial Majesty ------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("level", "way", "strength"), [("pro", 0, 1), ("PRO", 1, 2)])
def test_the_mantle_of_the_bestial_majesty_makes_claws(level: str, way: int, strength: int, edition: str) -> None:
    t = acting("Mantle of the Bestial Majesty", who=level, edition=edition)
    t.does(f"play Mantle of the Bestial Majesty Mira {way}")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Mira.strength")) == (0, strength)
    fights(t, "Mira")
    on_to(t)
    assert t.region("Oskar") == "torpor"


@editions
def test_the_claws_of_the_mantle_are_gone_in_the_next_unlock_phase(edition: str) -> None:
    card = "Mantle of the Bestial Majesty"
    t = position(
        seat(ready=[("Mira 4/8 PRO", ["Raven Spy"])], hand=[card]),
        seat(ready=["Oskar 6/8 locked", "Guard 6/8 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Mira 1")
        t.goes_on()
    passes_to(t, "minion", "b")
    assert t.measure("Mira.strength") == 2
    t.does("hunt Oskar")
    t.passes_until_offered("block Mira")
    t.does("block Mira")
    on_to(t)
    assert t.region("Oskar") == "torpor"
    passes_to(t, "minion")
    assert t.measure("Mira.strength") == 1
    fights(t, "Mira", "Guard")
    on_to(t)
    assert (t.region("Guard"), t.measure("Guard.blood")) == ("ready", 5)


# -- Marked Territory -------------------------------------------------------------------------------------------------


@editions
def test_marked_territory_is_burned_for_intercept(edition: str) -> None:
    card = "Marked Territory"
    t = acting(card, who="clan:Gangrel-antitribu", edition=edition)
    acts(t, f"play {card} Mira 0")
    assert t.measure("Mira.locked") == 0
    t = position(
        seat(ready=[("Oskar 4/8", ["Enchanted Marionette"])]),
        seat(ready=[("Mira 4/8", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Oskar")
    acts(t, "block Mira")
    assert not t.ever_offered(f"use {card}")  # it is not directed at her
    t = position(
        seat(ready=[("Oskar 4/8 clan:Malkavian-antitribu", ["Enchanted Marionette"])]),
        seat(ready=[("Mira 4/8", [card])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Oskar")
    acts(t, "block Mira", f"use {card}")
    assert (t.region(card), len(t.told("blocked"))) == ("ash-heap", 1)


# -- Media Influence --------------------------------------------------------------------------------------------------


@editions
def test_media_influence_feeds_those_who_are_unlocked(edition: str) -> None:
    t = acting("Media Influence", who="PRE", more=("Ines 2/4", "Ida 2/4 locked"), edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Ida.blood"):
        acts(t, "play Media Influence Mira 1")
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (3, 3)
    t.is_quiet()


# -- Memory's Fading Glimpse ------------------------------------------------------------------------------------------

GLIMPSE = "Memory's Fading Glimpse"


@rules_on(GLIMPSE, "SFC 19960919")
def test_what_lies_on_a_forgotten_vampire_is_burned() -> None:
    t = position(
        seat(ready=["Mira 6/8 obf"], hand=[GLIMPSE]),
        seat(ready=["Oskar 4/8"], uncontrolled=[("Nils 2/5", ["Flak Jacket"])], crypt=2),
        bystander(),
    )
    with t.changes("b.pool", 2):
        t.does(f"play {GLIMPSE} Mira 0")
        t.does("target Nils") if t.asks == "target" else None
        t.goes_on()
    assert (t.region("Nils"), t.region("Flak Jacket")) == ("crypt", "ash-heap")
    t.is_quiet()


@rules_on(GLIMPSE, "LSJ 20041201")
def test_a_childe_who_is_forgotten_does_not_go_to_the_crypt() -> None:
    t = position(
        seat(ready=["Oskar 6/8 sect:Sabbat clan:Ventrue"], hand=["The Embrace"], uncontrolled=[], crypt=2, library=3),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Mira 6/8 obf"], hand=[GLIMPSE]),
    )
    t.does("play The Embrace Oskar 0")
    while t.asks not in t.quiet:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.region("The Embrace") == "ready"
    banish(t.g, t["The Embrace"], 0)
    assert t.region("The Embrace") == "uncontrolled"
    while t.g.turn_span().seat != 2 or t.asks != "minion":
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.does(f"play {GLIMPSE} Mira 0")
    t.does("target The Embrace") if t.asks == "target" else None
    t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    assert t.region("The Embrace") not in ("crypt", "uncontrolled")


@either
@proves("imbued.ruling.memorys-fading-glimpse")
@pytest.mark.parametrize(("level", "own", "back"), [("obf", 0, 2), ("OBF", 1, 1)])
def test_memorys_fading_glimpse_moves_an_unknown_imbued_under_the_crypt(
    edition: str, what: str, level: str, own: int, back: int
) -> None:
    t = unseen_table(
        edition,
        seat(ready=[f"Mira 4/5 {level}"], hand=["Memory's Fading Glimpse"]),
        seat(uncontrolled=[f"Ann 2/4{what}"], crypt=["Deep 0/9"]),
    )
    with t.changes("b.pool", back), t.changes("Mira.blood", own - 3):
        t.does(f"play Memory's Fading Glimpse Mira {1 if own else 0}")
        t.goes_on()
    assert t.g.crypt(1) == [t["Ann"], t["Deep"]]  # the last is the top
    t.is_quiet()


# -- Mesmerize --------------------------------------------------------------------------------------------------------

ROBBED = [
    # card, words, mode, what is taken, from whom it could not be
    ("Lure of the Serpent", "SER", 0, "Raven Spy"),
    ("Mesmerize", "DOM", 0, "Hawg"),
    ("Mesmerize", "DOM", 1, "Cooler"),
    ("Fleecing the Gaje", "clan:Ravnos", 0, "Cooler"),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "loot"), ROBBED)
@rules_on("Mesmerize", "RTR 19980928")
def test_what_is_on_others_is_taken(card: str, words: str, mode: int, loot: str, edition: str) -> None:
    foe = seat(ready=[("Oskar 4/9", ["Raven Spy"]), ("Kin 2/4", ["Cooler"]), ("Wolf ally 3", ["Hawg"])])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert t.told("action") == [] or t.told("action")[0]["victims"] == [1]
    acts(t)
    assert (t.g.host[t[loot]], t.g.controller[t[loot]]) == (t["Mira"], 0)
    bare = position(mira(words, card), FOE, bystander(), edition=edition)
    assert not bare.offers(f"play {card} Mira {mode}")


# -- Mesu Bedshet -----------------------------------------------------------------------------------------------------


@rules_on("Mesu Bedshet", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Recruitment Exercise", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize(
    ("card", "words"), [("Mesu Bedshet", "clan:Ministry"), ("Recruitment Exercise", "trait:black-hand")]
)
@pytest.mark.parametrize("crypt", [0, 1])
def test_there_must_be_somebody_in_the_crypt(card: str, words: str, crypt: int) -> None:
    t = position(seat(ready=[f"Mira 6/8 {words}"], crypt=crypt, hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers(f"play {card} Mira") is bool(crypt)


@editions
@pytest.mark.parametrize(("top", "drawn", "blood"), [("Nefertiti", True, 2), ("Anvil", False, 0)])
def test_mesu_bedshet_draws_a_minister(edition: str, top: str, drawn: bool, blood: int) -> None:
    t = position(
        seat(ready=["Mira 4/11 clan:Ministry"], hand=["Mesu Bedshet"], crypt=["Anson", top], uncontrolled=[]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "play Mesu Bedshet Mira 0")
    assert t.measure("a.crypt") == (1 if drawn else 2)
    if drawn:
        assert (t.region(top), t.measure(f"{top}.blood")) == ("uncontrolled", blood)


# -- Mind Numb --------------------------------------------------------------------------------------------------------


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


@editions
@pytest.mark.parametrize(("words", "mode", "stealth"), [("pre", 0, 0), ("PRE", 1, 1)])
def test_mind_numb_keeps_a_vampire_locked_for_one_unlock_phase(
    edition: str, words: str, mode: int, stealth: int
) -> None:
    t = acting("Mind Numb", who=words, against=("Oskar 2/4", "Olga 2/4 locked"), edition=edition)
    t.does_all(f"play Mind Numb Mira {mode}", "target Oskar")
    assert t.told("action")[-1]["stealth"] == stealth
    acts(t)
    assert t.measure("Oskar.locked") == 1
    while t.g.turn_span().seat != 1:
        t.passes()
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (1, 0)
    while t.g.turn_span().seat != 2:
        t.passes()
    while t.g.turn_span().seat != 1:
        t.passes()
    assert t.measure("Oskar.locked") == 0


@editions
@rules_on("Mind Numb", "LSJ 20070411")
def test_mind_numb_on_one_who_is_locked_by_then_fizzles(edition: str) -> None:
    t = acting("Mind Numb", who="pre", against=("Oskar 2/4",), edition=edition)
    t.does("play Mind Numb Mira 0")
    if t.asks == "target":
        t.does("target Oskar")
    t.g.lock(t["Oskar"])
    acts(t)
    assert t.g.counters_on(t["Oskar"], "stun") == 0


# -- Monstrous Form ---------------------------------------------------------------------------------------------------


@in_editions("step number", [("before-range", -1), ("maneuver", -2), ("press", -3)])
def test_monstrous_form_locks_for_one_thing_or_another(edition: str, step: str, number: int) -> None:
    t = acting("Monstrous Form", who="DOM PRO", edition=edition)
    t.does("play Monstrous Form Mira 1")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Monstrous Form"]] == t["Mira"]
    t = fighting(on_mira=["Monstrous Form"], edition=edition)
    on_to(t, step)
    t.does(f"use Monstrous Form Mira {number}", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Monstrous Form", since=asked)
    assert t.measure("Monstrous Form.locked") == 1
    assert t.measure("Oskar.blood") == {"before-range": 4, "maneuver": 6, "press": 4}[step]
    t.is_quiet()


# -- Mozambique Allure ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
@rules_on("Mozambique Allure", "LSJ 20070411-2")
def test_mozambique_allure_draws_or_converts(edition: str) -> None:
    card = "Mozambique Allure"
    t = done(card, 0, seat(ready=["Mira 6/8 sect:Laibon"], hand=[card], crypt=["Anson"]), FOE, edition=edition)
    assert t.region("Anson") == "uncontrolled"
    empty = position(seat(ready=["Mira 6/8 sect:Laibon"], hand=[card]), FOE, bystander(), edition=edition)
    assert not empty.offers(f"play {card}")
    for clan, locked in (("Ravnos", 0), ("Ventrue", 1)):
        t = done(card, 1, mira(f"clan:{clan}", card, "Ines 2/4"), FOE, edition=edition)
        assert (t.word("Mira.sect"), t.measure("Mira.locked")) == ("Laibon", locked)

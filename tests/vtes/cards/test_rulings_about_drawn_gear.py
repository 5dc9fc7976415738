"""Official rulings on equipment and retainers that come from the hand into a combat: which weapons are mild enough,
what they require, that nobody plays them, and what they do to strikes that are chosen already."""

from __future__ import annotations

import pytest
from praxis.vtes.cards.openings import in_hand

from praxis.effects.filters import Filter
from praxis.vtes.definitions.language import (
    AGGRAVATED,
    ANARCH,
    MINION,
    OTHERS,
    READY,
    RETAINER,
    STRIKE,
    STRIKES_CHOSEN,
    WEAPON,
    WITH_STRENGTH,
    a,
    ability,
    action,
    clan,
    combat,
    damage,
    definition,
    equip,
    fight,
    is_,
    permanent,
    title,
    trait,
)
from praxis.vtes.definitions.language import OPPOSING as OTHER_ONE
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_drawn_weapons import FOIL
from tests.vtes.cards.test_rulings_odds import to_the_end, until

ONE = "Concealed Weapon"


def weapon(*pieces: object, clans: tuple[str, ...] = (), needs: Filter | None = None, asks: str = "") -> Face:
    strikes = pieces or (ability(STRIKE, damage(1, WEAPON)),)
    return made_up(
        "Blade",
        faces.EQUIPMENT,
        traits=("weapon",),
        clans=clans,
        needs=needs,
        asks_for=frozenset([asks] if asks else []),
        definition=definition(permanent(), *strikes),  # type: ignore[arg-type]
    )


def fought(
    who: Item, hand: list[Item], foe: Item = "Oskar 6/8 strength:0 intercept:1", his: list[Item] | None = None
) -> Table:
    """She bleeds and is blocked; the combat begins."""
    t = position(seat(ready=[who], hand=hand), seat(ready=[foe], hand=his or []), bystander())
    me = next(iter(t.names))
    t.does(f"bleed {me}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


# -- how much a weapon inflicts ---------------------------------------------------------------------------------------


@rules_on(ONE, "RTR 19980623", "LSJ 20020821", "LSJ 20020904")
@pytest.mark.parametrize(("more", "mira", "offered"), [(3, "strength:9", True), (4, "strength:0", False)])
def test_only_what_the_weapon_itself_inflicts_counts(more: int, mira: str, offered: bool) -> None:
    """Four points are too many for it, the strength of who wields it notwithstanding."""
    blade = weapon(ability(STRIKE, damage(more, WITH_STRENGTH | WEAPON)))
    t = fought(f"Mira 6/8 {mira}", [ONE, blade])
    to_the_end(t)
    assert t.ever_offered(f"play {ONE} Mira") is offered


@rules_on(ONE, "LSJ 20020729")
@pytest.mark.parametrize(("always", "offered"), [(False, True), (True, False)])
def test_what_a_weapon_inflicts_on_some_only_does_not_count(always: bool, offered: bool) -> None:
    some = is_(OTHER_ONE, clan("Kiasyd"))
    blade = weapon(
        ability(STRIKE, damage(1, WEAPON), if_=~some),
        ability(STRIKE, damage(1, WEAPON | AGGRAVATED), if_=None if always else some),
    )
    t = fought("Mira 6/8", [ONE, blade], "Oskar 6/8 strength:0 clan:Kiasyd")
    to_the_end(t)
    assert t.ever_offered(f"play {ONE} Mira") is offered


@rules_on(ONE, "LSJ 20080125")
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_a_weapon_costs_what_it_costs_whoever_pays(pool: int, offered: bool) -> None:
    blade = made_up("Blade", faces.EQUIPMENT, traits=("weapon",), pool=pool, definition=definition(permanent()))
    t = position(
        seat(ready=["Mira 6/8 clan:Ravnos"], hand=[ONE, blade], play=["Ravnos Cache counters:5"]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.ever_offered(f"play {ONE} Mira") is offered


# -- what it requires -------------------------------------------------------------------------------------------------

RUSH = made_up("Rush", faces.ACTION, definition=definition(action("", fight(a(MINION, READY, OTHERS)))))
GUN = weapon(needs=ANARCH)
HOUND = made_up("Hound", faces.RETAINER, life=1, traits=("animal",), needs=ANARCH, definition=definition(permanent()))


@ruled_alike(
    "card who answer",
    [
        ("Concealed Weapon", "Mira 6/8 pro", "play Concealed Weapon Mira 0"),
        ("Disguised Weapon", "Mira 6/8 pro obf", "play Disguised Weapon Mira 0"),
        ("Contraband", "Mira 6/8 pro obf clan:Ravnos", "play Contraband Mira 0"),
        ("Pack Alpha", "Mira 6/8 pro ani", "play Pack Alpha Mira 0"),
        ("Fatima al-Faqadi", "Fatima al-Faqadi", "use Fatima al-Faqadi"),
        ("White Lily", "White Lily", "use White Lily"),
    ],
    "LSJ 20100725",
    "LSJ 20100303",
    "ANK 20180817",
)
@pytest.mark.parametrize("anarch", [True, False])
def test_what_it_requires_must_be_met_and_makes_the_action_no_other(
    card: str, who: str, answer: str, anarch: bool
) -> None:
    """The action is successful, and requires no Anarch: nobody unlocks by CrimethInc."""
    hand: list[Item] = [RUSH, HOUND if card == "Pack Alpha" else GUN, "CrimethInc."]
    me = "Mira" if who.startswith("Mira") else who
    t = position(
        seat(ready=[who], hand=hand if me == card else [*hand, card]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    if anarch:
        become_anarch(t.g, t[me], "")
    t.does(f"play Rush {me} 0")
    t.does("target Oskar") if t.asks == "target" else None
    if anarch:
        until(t, answer)
        t.does(answer, by="a")
        assert t.g.host[t["Hound" if card == "Pack Alpha" else "Blade"]] == t[me]
    to_the_end(t)
    assert t.ever_offered(answer) is anarch
    assert not t.ever_offered("play CrimethInc.")
    t.is_quiet()


@rules_on("Piper", "LSJ 20100725", "LSJ 20100303", "ANK 20180817")
@pytest.mark.parametrize(("words", "comes"), [("pre", True), ("dom", False)])
def test_whom_piper_brings_has_his_requirements(words: str, comes: bool) -> None:
    friend = made_up("Friend", faces.ALLY, life=1, definition=definition(permanent("pre")))
    t = position(
        seat(ready=[f"Mira 4/5 sect:Anarch {words}"], hand=["Piper", friend, "CrimethInc."]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper") if t.offers("play Piper") else None
    assert t.region("Friend") == ("ready" if comes else "hand")
    assert not t.ever_offered("play CrimethInc.")
    t.is_quiet()


AS_IF = [
    # who plays some cards as if she were another, what she is then
    ("Gem Ghastly", "Ventrue"),
    ("Lisandro Giovanni", "Samedi"),
    ("Lisandro Giovanni", "Ventrue antitribu"),
    ("Philip van Vermeer IV", "Ventrue"),
    ("Tatiana Stepanova, Alastor", "Brujah"),
    ("Tatiana Stepanova, Alastor", "Gangrel"),
    ("Karl Schrekt", "justicar"),
    ("Abraham Mellon", "Tremere"),
    ("Lady Scarlett Churchill", "Toreador"),
]


@ruled_alike("who what", AS_IF, "LSJ 20050119")
def test_nobody_counts_as_another_for_a_weapon_that_is_not_played(who: str, what: str) -> None:
    blade = weapon(needs=title(what), asks=what) if what == "justicar" else weapon(clans=(what,))
    t = fought(who, [ONE, blade])
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"play {ONE}")
    t = position(seat(ready=[who], hand=[blade]), seat(ready=["Oskar 6/8 locked"]), bystander())
    t.does(f"play Blade {who} 0")
    to_the_end(t)
    assert t.g.host[t["Blade"]] == t[who]
    t.is_quiet()


@rules_on("Gem Ghastly", "LSJ 20050119")
@pytest.mark.parametrize("asked", ["Malkavian", "Ventrue"])
def test_nobody_counts_as_another_for_whom_she_summons(asked: str) -> None:
    friend = made_up("Friend", faces.ALLY, life=1, clans=(asked,), definition=definition(permanent()))
    t = position(
        seat(ready=["Gem Ghastly", "Mira 2/4"], hand=["Piper", friend]),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
        phase="unlock",
    )
    become_anarch(t.g, t["Gem Ghastly"], "")
    t.passes_until("master")
    t.does("play Piper") if t.offers("play Piper") else None
    assert t.region("Friend") == ("ready" if asked == "Malkavian" else "hand")
    t.is_quiet()


# -- nobody plays it --------------------------------------------------------------------------------------------------


@ruled_alike(
    "card who answer",
    [
        ("Contraband", "Mira 6/8 obf clan:Ravnos", "play Contraband Mira 0"),
        ("Fatima al-Faqadi", "Fatima al-Faqadi", "use Fatima al-Faqadi"),
        ("White Lily", "White Lily", "use White Lily"),
    ],
    "ANK 20201229",
)
def test_what_is_drawn_from_the_hand_is_not_played(card: str, who: str, answer: str) -> None:
    t = fought(who, [weapon(), *([] if card == who else [card])], his=[FOIL])
    until(t, answer)
    t.does(answer, by="a")
    assert t.g.host[t["Blade"]] == t[who.split(" 6/8")[0]]
    assert not t.ever_offered("play Foil")
    to_the_end(t)
    t.is_quiet()


@ruled_alike("who", ["Fatima al-Faqadi", "White Lily"], "ANK 20221021")
def test_she_arms_herself_in_her_own_combat_only(who: str) -> None:
    t = position(seat(ready=[who, "Mira 6/8"], hand=[weapon()]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"use {who}")
    t.is_quiet()


@ruled_alike("who", ["Fatima al-Faqadi", "White Lily"], "LSJ 20100130", "ANK 20180925-2", "LSJ 19991207")
@pytest.mark.parametrize("held", [True, False])
def test_the_weapon_is_in_hand_and_named_as_she_arms_herself(who: str, held: bool) -> None:
    hand: list[Item] = [weapon(), "Leather Jacket"] if held else ["Leather Jacket"]
    t = fought(who, [*hand, ".44 Magnum"] if held else hand)
    to_the_end(t) if not held else until(t, f"use {who}")
    assert t.ever_offered(f"use {who}") is held
    if held:
        t.does(f"use {who}", by="a")
        assert t.asks == "target"
        assert [t.offers(f"target {name}") for name in ("Blade", ".44 Magnum", "Leather Jacket")] == [True, True, False]
        t.does("target Blade", by="a")
        assert t.g.host[t["Blade"]] == t[who]
        to_the_end(t)
    t.is_quiet()


# -- what it does to strikes ------------------------------------------------------------------------------------------


@rules_on("Disguised Weapon", "LSJ 19980319")
@pytest.mark.parametrize("unique", [True, False])
def test_a_unique_weapon_that_is_contested_strikes_for_nobody(unique: bool) -> None:
    name = "Ivory Bow" if unique else ".44 Magnum"
    t = fought("Mira 6/8 OBF", ["Disguised Weapon", name], ("Oskar 6/8", [name]))
    mine = f"{name}#2" if t.region(f"{name}#2") == "hand" else name
    his = name if mine != name else f"{name}#2"
    until(t, f"play {'Disguised Weapon'} Mira 1")
    while t.asks != "strike":
        t.does("pass")
    assert t.who() == "a"
    t.does("play Disguised Weapon Mira 1", by="a")
    t.does(f"target {mine}") if t.asks == "target" else None
    assert (t.measure(f"{mine}.contested"), t.measure(f"{his}.contested")) == (int(unique), int(unique))
    to_the_end(t)
    assert t.ever_offered(f"use {mine} Mira") is not unique
    assert t.ever_offered(f"use {his} Oskar") is not unique
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)  # by their hands
    t.is_quiet()


@rules_on("Disguised Weapon", "LSJ 19980319")
@pytest.mark.parametrize("weapon", ["Ivory Bow", ".44 Magnum"])
def test_a_strike_with_a_weapon_that_is_contested_then_has_no_effect(weapon: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [weapon])]),
        seat(ready=["Oskar 6/8 OBF strength:0"], hand=["Disguised Weapon", weapon]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {weapon} Mira")
    while t.asks != "strike":
        t.does("pass")
    t.does(f"use {weapon} Mira", by="a")
    until(t, "play Disguised Weapon Oskar 1")
    t.does("play Disguised Weapon Oskar 1", by="b")
    to_the_end(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 6 if weapon == "Ivory Bow" else 4)
    t.is_quiet()


@rules_on("Dog Pack", "ANK 20190412")
@pytest.mark.parametrize("comes", [True, False])
def test_a_pack_that_comes_late_keeps_a_strike_from_ending_the_combat(comes: bool) -> None:
    call = made_up(
        "Call",
        faces.COMBAT,
        definition=definition(combat("", equip(in_hand(RETAINER, trait("animal"))), when=STRIKES_CHOSEN)),
    )
    t = fought("Mira 6/8 clan:Gangrel", [call, "Dog Pack"], "Oskar 6/8 pre", ["Majesty"])
    until(t, "play Majesty Oskar")
    t.does("play Majesty Oskar 0", by="b")
    until(t, "play Call Mira")
    t.does("play Call Mira" if comes else "pass", by="a")
    to_the_end(t)
    assert t.measure("Oskar.blood") == (4 if comes else 5)  # a blood for his card, and one by the hand of Mira
    t.is_quiet()

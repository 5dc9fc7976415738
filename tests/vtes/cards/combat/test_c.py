"""Combat cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    AGGRAVATED,
    ANARCH,
    FIRST,
    MINION,
    OTHERS,
    READY,
    STRIKE,
    WEAPON,
    WITH_STRENGTH,
    a,
    ability,
    action,
    clan,
    damage,
    definition,
    fight,
    hand,
    is_,
    permanent,
    strike,
)
from praxis.vtes.definitions.language import OPPOSING as OTHER_ONE
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.action_tables import hunting
from tests.vtes.cards.answering import answers, does, to_the_end, until
from tests.vtes.cards.combat_tables import (
    CHEAPER_GEAR,
    DRAWN,
    FOIL,
    drawing,
    fought,
    in_combat,
    on_to,
    second_round,
    strikes,
    to_long,
)
from tests.vtes.cards.gear_tables import BROUGHT, CHARISMA, ONE, OTHER_GEAR, begins_to_fight, named, price, weapon
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.cards.turn_tables import pays_to_unlock

# -- Canine Horde -----------------------------------------------------------------------------------------------------


@editions
def test_canine_horde_burns_equipment_before_it_is_used(edition: str) -> None:
    t = fighting("Canine Horde", who="ANI", on_other=[".44 Magnum"], edition=edition)
    on_to(t, "strike")
    t.does("play Canine Horde Mira 1", by="a")
    assert t.offers("use .44 Magnum Oskar")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert t.region(".44 Magnum") == "ash-heap"
    assert t.measure("Mira.blood") == 6  # the shot was lost with the gun
    t.is_quiet()


@rules_on("Canine Horde", "RTR 19980928")
@rules_on("Shattering Blow", "RTR 19980928")
@pytest.mark.parametrize(("card", "words", "mode"), [("Canine Horde", "ANI", 1), ("Shattering Blow", "pot", 0)])
@pytest.mark.parametrize("gear", [True, False])
def test_nobody_destroys_what_is_not_there(card: str, words: str, mode: int, gear: bool) -> None:
    t = fighting(card, who=words, on_other=[".44 Magnum"] if gear else ["Raven Spy"])
    on_to(t, "strike")
    on_to(t) if not gear else None
    assert t.ever_offered(f"play {card} Mira {mode}") is gear


# -- Carrion Crows ----------------------------------------------------------------------------------------------------


@in_editions("words mode amount", [("ani", 0, 1), ("ANI", 1, 2)])
def test_carrion_crows_come_once_a_combat_and_reach_everywhere(
    edition: str, words: str, mode: int, amount: int
) -> None:
    t = fighting("Carrion Crows", "Carrion Crows", "Fake Out", who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        assert t.asks == "before-range"
        t.does(f"play Carrion Crows Mira {mode}", by="a")
        assert not t.offers("play Carrion Crows#2 Mira")
        assert t.asks == "maneuver"  # nothing else to do before
        t.does("play Fake Out Mira 0", by="a")
        on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - amount, 6)
    t.is_quiet()


@rules_on("Carrion Crows", "RTR 19941109")
@pytest.mark.parametrize(
    ("answer", "words", "hurt"), [("Dodge", "", 1), ("Majesty", "pre", 0)], ids=["dodged", "combat ends"]
)
def test_crows_bite_who_dodges_but_not_after_the_combat(answer: str, words: str, hurt: int) -> None:
    t = fighting("Carrion Crows", who="ani", answers=[answer], other=f"Oskar 6/8 {words}".strip())
    t.does("play Carrion Crows Mira 0", by="a")
    until(t, f"play {answer} Oskar 0")
    t.does(f"play {answer} Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - hurt - t.g.face[t[answer]].blood
    t.is_quiet()


@rules_on("Carrion Crows", "RTR 19941109")
def test_crows_do_not_bite_after_a_first_strike_that_fells() -> None:
    jab = made_up("Jab", faces.COMBAT, definition=definition(strike("", hand(2, FIRST))))
    t = position(
        seat(ready=["Mira 1/8 ani"], hand=["Carrion Crows"]), seat(ready=["Oskar 6/8"], hand=[jab]), bystander()
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Carrion Crows Mira 0", "play Jab Oskar 0"):
        until(t, text)
        t.does(text)
    on_to(t)
    assert (t.region("Mira"), t.measure("Oskar.blood")) == ("torpor", 6)
    t.is_quiet()


# -- Catatonic Fear ---------------------------------------------------------------------------------------------------


@rules_on("Catatonic Fear", "ANK 20170111", "PIB 20130319")
@pytest.mark.parametrize(
    ("on_mira", "left"),
    [([], 1), (["Memories of Mortality"], 2)],
)
def test_what_fear_inflicts_after_the_combat_is_damage_of_the_vampire(on_mira: list[str], left: int) -> None:
    """What reduces all damage that a vampire inflicts reduces this too."""
    t = position(
        seat(ready=[("Mira 6/8 PRE", on_mira), "Ines 2/4"], hand=["Catatonic Fear"]),
        seat(ready=["Brute ally 2 strength:0"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Brute", "play Catatonic Fear Mira 1")
    to_the_end(t)
    assert t.measure("Brute.blood") == left
    t.is_quiet()


@rules_on("Catatonic Fear", "LSJ 20031123", "LSJ 20010205")
@rules_on("Oubliette", "LSJ 20031123")
@pytest.mark.parametrize(("card", "words"), [("Catatonic Fear", "PRE"), ("Oubliette", "OBT")])
def test_what_is_lost_after_the_combat_is_no_taste_of_vitae(card: str, words: str) -> None:
    """Nor can combat cards prevent it."""
    t = fighting(card, "Taste of Vitae", who=words, answers=("Soak",), other="Oskar 6/8 for")
    on_to(t, "strike")
    t.does(f"play {card} Mira 1", by="a")
    on_to(t, "end-of-round")
    with t.unchanged("Mira.blood"):
        t.does("play Taste of Vitae Mira 0", by="a")
        on_to(t)
    assert t.measure("Oskar.blood") == 5
    assert not t.ever_offered("play Soak")
    t.is_quiet()


@rules_on("Catatonic Fear", "RTR 19970630", "LSJ 19990723")
@editions
@pytest.mark.parametrize("long", [False, True])
def test_catatonic_fear_hurts_after_the_combat_at_close_range(long: bool, edition: str) -> None:
    t = fighting("Catatonic Fear", "Fake Out", who="PRE", edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        strikes(t, "Catatonic Fear", 1)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 if long else 5, 5)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["source"], told["environmental"]) for told in harm] == ([] if long else [(t["Mira"], 0)])
    t.is_quiet()


AFTER = [("Catatonic Fear", "PRE", 1), ("Oubliette", "OBT", 1)]


@rules_on("Catatonic Fear", "LSJ 19980526", "LSJ 20070124")
@rules_on("Oubliette", "LSJ 19980526")
@in_editions("card words mode", AFTER)
def test_what_follows_the_combat_is_dodged(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, answers=["Dodge"], who=words, edition=edition)
    strikes(t, card, mode, "play Dodge Oskar 0")
    assert t.told("combat-ends")
    assert t.measure("Oskar.blood") == 6


@rules_on("Catatonic Fear", "RTR 20020501", "LSJ 19980109")
@rules_on("Oubliette", "RTR 20020501", "LSJ 19980109")
@rules_on("Pass Through Shadow", "RTR 20020501", "LSJ 19980109")
@rules_on("Shadow Body", "RTR 20020501", "LSJ 19980109")
@in_editions("card words mode", [*AFTER, ("Pass Through Shadow", "OBL", 1), ("Shadow Body", "OBT", 1)])
@pytest.mark.parametrize("going_on", ["Psyche!", "Telepathic Tracking"])
def test_what_follows_the_combat_is_lost_if_it_goes_on(
    edition: str, card: str, words: str, mode: int, going_on: str
) -> None:
    t = fighting(card, answers=[going_on], who=words, other="Oskar 6/8 CEL AUS", edition=edition)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "would-end")
    t.does(f"play {going_on} Oskar 1", by="b")
    on_to(t)
    cost = t.g.face[t[going_on]].blood
    assert t.measure("Oskar.blood") == 6 - cost - 1  # a round with the hand, and nothing else
    assert (t.region(card), t.measure("b.pool")) == ("ash-heap", 30)
    t.is_quiet()


# -- Cauldron of Blood ------------------------------------------------------------------------------------------------

LATE = [
    ("Cauldron of Blood", "tha", 0, 3, False),
    ("Cauldron of Blood", "THA", 1, 5, False),
    ("Growing Fury", "pot", 0, 3, False),
    ("Growing Fury", "POT", 2, 4, False),
    ("Well-Aimed Car", "pot", 0, 4, True),
    ("Well-Aimed Car", "POT", 1, 4, True),
    ("Drain Essence", "tha", 0, 2, True),
    ("Drain Essence", "THA", 1, 4, True),
]


@in_editions("card words mode n long", LATE)
def test_some_strikes_wait_for_the_second_round(
    edition: str, card: str, words: str, mode: int, n: int, long: bool
) -> None:
    t = fighting(card, "Fake Out", who=words, edition=edition)
    if long:
        to_long(t)
    on_to(t)
    assert not t.ever_offered(f"play {card}")
    t = second_round(card, who=words, long=long, edition=edition)
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert before - t.measure("Oskar.blood") == n
    t.is_quiet()


# -- Chameleon's Colors -----------------------------------------------------------------------------------------------


@ruled_alike(
    "card words mode oskar",
    [
        ("Chameleon's Colors", "SPI", 3, ""),
        ("Flow Within the Mountain", "VIS", 2, ""),
        ("Morphean Blow", "VAL", 2, ""),
        ("Toreador's Bane", "MEL", 2, "clan:Toreador"),
        ("Torrent", "CEL", 1, ""),
    ],
    "LSJ 20070808-1",
)
def test_an_action_that_goes_on_has_its_card_back(card: str, words: str, mode: int, oskar: str) -> None:
    """Nothing that we know of takes a card out of that ash heap in the meantime."""
    far = ["Fake Out"] if card == "Chameleon's Colors" else []
    t = position(
        seat(ready=[f"Mira 6/8 pre {words}", "Ines 2/4"], hand=[card, "Heart of the City", *far]),
        seat(ready=[f"Oskar 6/8 intercept:9 {oskar}".strip()]),
        bystander(),
    )
    t.does("play Heart of the City Mira 0")
    answers(t, "block Oskar", *[f"play {each} Mira" for each in far], f"play {card} Mira {mode}")
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks in ("strike", "trigger") else "pass")
    assert t.told("blocked")
    assert t.g.host[t["Heart of the City"]] == t["Mira"]
    t.is_quiet()


# -- Charismatic Aura -------------------------------------------------------------------------------------------------

FOILS = [
    # card, words, mode, what it cancels, by whom, its mode, when
    ("Charismatic Aura", "aus pre", 0, "Majesty", "pre", 0, "strike"),
    ("Charismatic Aura", "aus pre", 0, "Immortal Grapple", "pot", 0, "before-strikes"),
    ("Anticipation", "AUS clan:Salubri", 2, "Majesty", "pre", 0, "strike"),
    ("Bollix", "pre sect:Anarch", 2, "Immortal Grapple", "pot", 0, "before-strikes"),
    ("Bollix", "pre sect:Anarch", 2, "Terror Frenzy", "ani", 0, "before-range"),
    ("Hide the Mind", "obf", 0, "Read Intentions", "AUS", 1, "strike"),
]


@in_editions("card words mode other code his when", FOILS)
def test_a_card_of_the_opposing_minion_is_cancelled_and_not_paid(
    edition: str, card: str, words: str, mode: int, other: str, code: str, his: int, when: str
) -> None:
    t = fighting(card, who=words, answers=[other], other=f"Oskar 6/8 {code}", edition=edition)
    if not t.g.edition.cancels:
        on_to(t)
        assert not t.ever_offered(f"play {card} Mira {mode}")
        return
    on_to(t, when)
    while not t.offers(f"play {other} Oskar"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"play {other} Oskar {his}", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t[other]
    paid = 1 if card in ("Charismatic Aura", "Anticipation") else 0
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) in ((6, 6 - paid), (5, 5 - paid))
    on_to(t)
    assert not t.told("combat-ends")
    t.is_quiet()


@since_2011
@rules_on("Charismatic Aura", "ANK 20210226")
@pytest.mark.parametrize("blood", [0, 1])
def test_the_blood_of_a_charismatic_aura_is_not_saved(blood: int, edition: str) -> None:
    t = hunting("Charismatic Aura", f"{blood}/8 aus pre", "Oskar 4/8 pot", edition, "Immortal Grapple")
    does(t, "play Immortal Grapple Oskar 0")
    assert t.offers("play Charismatic Aura Mira 0") is bool(blood)
    if blood:
        t.does("play Charismatic Aura Mira 0")
        assert t.measure("Mira.blood") == 0


# -- Claws of the Dead ------------------------------------------------------------------------------------------------


@rules_on("Claws of the Dead", "RTR 19960112")
@rules_on("Wolf Claws", "RTR 19960112")
@rules_on("Bone Spur", "RTR 19960112")
@rules_on("Chiropteran Marauder", "RTR 19960112")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Claws of the Dead", "pro", 0),
        ("Wolf Claws", "pro", 0),
        ("Bone Spur", "pro", 0),
        ("Chiropteran Marauder", "VIC", 1),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_claws_come_after_the_strikes_are_chosen_but_not_after_they_are_resolved(
    card: str, words: str, mode: int, late: bool
) -> None:
    t = fighting(card, who=words, answers=["Indomitability"], other="Oskar 6/8 for")
    on_to(t, "strikes-chosen")
    assert t.asks == "strikes-chosen"
    if late:
        t.answer("pass")
        since = len(t.asked)
        on_to(t)
        assert not t.ever_offered(f"play {card} Mira {mode}", since)
        assert t.region("Oskar") == "ready"
        return
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.region("Oskar") == "torpor"


@in_editions(
    "card words mode", [("Claws of the Dead", "pro", 0), ("Chiropteran Marauder", "VIC", 1), ("Wolf Claws", "pro", 0)]
)
def test_claws_come_out_even_after_both_strikes_are_chosen(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t, "strikes-chosen")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)
    t.is_quiet()


# -- Coagulate Blood --------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("qui", 1, 2), ("QUI", 3, 3)])
def test_coagulated_blood_hurts_an_ally_more(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Coagulate Blood", who=words, other="Oskar ally 5", edition=edition)
    on_to(t, "strike")
    assert not t.offers(f"play Coagulate Blood Mira {mode - 1}")
    t.does(f"play Coagulate Blood Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 5 - n


# -- Cold Aura --------------------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode press",
    [
        ("Cold Aura", "NEC", 1, "use Cold Aura"),
        ("Form of the Wolf", "PRO", 1, "press"),
        ("Bloodform", "VIC", 1, "use Bloodform"),
    ],
    "TOM 19960521",
)
def test_an_optional_press_is_for_the_round_in_which_it_was_given(
    card: str, words: str, mode: int, press: str, edition: str
) -> None:
    t = fought(f"Mira 6/8 {words}", [card], "Oskar 6/8", ["Dead-End Alley"], edition)
    does(t, f"play {card} Mira {mode}", "play Dead-End Alley Oskar 0")
    assert t.ever_offered(press)
    t.passes()
    assert len(t.told("round")) == 2
    before = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(press, before)


def test_the_press_of_a_cold_aura_only_ends() -> None:
    t = fighting("Cold Aura", who="NEC", answers=["Boxed In"])
    t.does("play Cold Aura Mira 1", by="a")
    on_to(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    t.does("use Cold Aura Mira", by="a")
    on_to(t)
    assert len(t.told("round")) == 1


# -- Coma -------------------------------------------------------------------------------------------------------------


@editions
def test_coma_at_superior_keeps_the_vampire_locked(edition: str) -> None:
    t = fighting("Coma", who="DEM", edition=edition)
    on_to(t, "strike")
    t.does("play Coma Mira 1", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.g.counters_on(t["Oskar"], "stun", -1)) == ("torpor", 1)


@rules_on("Coma", "LSJ 20050114")
def test_an_infernal_vampire_in_a_coma_can_be_unlocked_for_a_pool() -> None:
    t = fighting("Coma", who="DEM", other="Oskar 6/8 trait:infernal")
    on_to(t, "strike")
    t.does("play Coma Mira 1", by="a")
    on_to(t)
    assert t.region("Oskar") == "torpor"
    pays_to_unlock(t, "Oskar")


# -- Compress ---------------------------------------------------------------------------------------------------------


@rules_on("Compress", "LSJ 20020211")
@pytest.mark.parametrize(("words", "mode", "offered"), [("pot", 0, True), ("thn", 1, False), ("THN", 2, False)])
def test_compress_with_thanatosis_is_no_hand_strike(words: str, mode: int, offered: bool) -> None:
    t = fighting("Compress", who=words, answers=["Immortal Grapple"], other="Oskar 6/8 pot")
    until(t, "play Immortal Grapple Oskar 0")
    t.does("play Immortal Grapple Oskar 0", by="b")
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered(f"play Compress Mira {mode}", since) is offered


# -- Concealed Weapon -------------------------------------------------------------------------------------------------


@in_editions(
    "weapon may",
    [
        (".44 Magnum", True),
        ("Bastard Sword", True),
        ("Submachine Gun", False),
        ("Assault Rifle", False),
        ("Sengir Dagger", False),
        ("Ivory Bow", False),
        ("Flak Jacket", False),
    ],
)
def test_a_concealed_weapon_is_small_and_paid_for(edition: str, weapon: str, may: bool) -> None:
    t = fighting("Concealed Weapon", weapon, edition=edition)
    assert t.offers("play Concealed Weapon Mira") is may
    if may:
        cost = t.g.face[t[weapon]].pool
        with t.unchanged(*BYSTANDER):
            t.does("play Concealed Weapon Mira 0", by="a")
        assert (t.g.host[t[weapon]], t.measure("a.pool")) == (t["Mira"], 30 - cost)
        on_to(t, "strike")
        t.does(f"use {weapon} Mira -1", by="a")
        on_to(t)
        assert t.measure("Oskar.blood") == 4
        t.is_quiet()


@in_editions("pool may", [(1, False), (2, True)])
def test_a_weapon_out_of_reach_is_not_concealed(edition: str, pool: int, may: bool) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 6/8"], hand=["Concealed Weapon", ".44 Magnum"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t)
    assert t.ever_offered("play Concealed Weapon") is may


def brings(t: Table, how: str, thing: str) -> None:
    t.passes_until_offered(how)
    t.does(how, by="a")
    if t.asks in ("target", "pick"):
        t.does(f"{t.asks} {thing}")


def fighting_with(card: str, who: str, *hand: Item, play: tuple[Item, ...] = ()) -> Table:
    """Oskar has blocked the one who can bring something in this combat."""
    t = position(
        seat(ready=[who, "Ines 2/4"], hand=[*([card] if named(who) == "Mira" else []), *hand], play=play),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    does(t, f"bleed {named(who)}", "block Oskar")
    return t


@ruled_alike("card who how thing", [*OTHER_GEAR, *BROUGHT], "ANK 20170309")
def test_what_makes_actions_cheaper_does_not_help(card: str, who: str, how: str, thing: str) -> None:
    t = fighting_with(card, who, thing, play=(CHARISMA,))
    pool, blood = t.measure("a.pool"), t.measure(f"{named(who)}.blood")
    brings(t, how, thing)
    assert t.word(f"{thing}.bearer") == named(who)
    paid = pool - t.measure("a.pool"), blood - t.measure(f"{named(who)}.blood")
    assert paid == (price(t, thing)[0], price(t, thing)[1] + (0 if how.startswith("use") else t.g.face[t[card]].blood))


@rules_on(ONE, "RTR 19980623", "LSJ 20020821", "LSJ 20020904")
@pytest.mark.parametrize(("more", "mira", "offered"), [(3, "strength:9", True), (4, "strength:0", False)])
def test_only_what_the_weapon_itself_inflicts_counts(more: int, mira: str, offered: bool) -> None:
    """Four points are too many for it, the strength of who wields it notwithstanding."""
    blade = weapon(ability(STRIKE, damage(more, WITH_STRENGTH | WEAPON)))
    t = begins_to_fight(f"Mira 6/8 {mira}", [ONE, blade])
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
    t = begins_to_fight("Mira 6/8", [ONE, blade], "Oskar 6/8 strength:0 clan:Kiasyd")
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


GUN = weapon(needs=ANARCH)
HOUND = made_up("Hound", faces.RETAINER, life=1, traits=("animal",), needs=ANARCH, definition=definition(permanent()))
RUSH = made_up("Rush", faces.ACTION, definition=definition(action("", fight(a(MINION, READY, OTHERS)))))


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


@since_2011
@ruled_alike("card words mode thing", DRAWN, "ANK 20201229")
def test_it_is_not_played_and_so_not_cancelled(card: str, words: str, mode: int, thing: str, edition: str) -> None:
    t = drawing(card, words, [thing], edition)
    does(t, f"play {card} Mira {mode}")
    to_the_end(t)
    assert t.g.host[t[thing]] == t["Mira"]
    assert not t.ever_offered("play Foil")


@editions
@ruled_alike("card words mode thing", DRAWN, "LSJ 20080815")
def test_the_same_card_can_be_played_by_an_action_in_the_same_turn(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    t = drawing(card, words, [thing, thing], edition)
    does(t, f"play {card} Mira {mode}")
    if t.asks == "target":
        t.does(f"target {thing}")
    to_the_end(t)
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")
    t.goes_on()
    assert t.offers(f"play {thing}#2 Mira 0")


@editions
@ruled_alike("card words mode thing", DRAWN, "LSJ 20100130")
def test_it_must_be_in_hand_before_the_card_is_replaced(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    for held, offered in (([thing], True), ([], False)):
        t = drawing(card, words, [*held, *["Blank Page"] * (6 - len(held))], edition, library=4)
        to_the_end(t)
        assert t.ever_offered(f"play {card} Mira {mode}") is offered


@editions
@rules_on("Concealed Weapon", "LSJ 20040701")
@pytest.mark.parametrize(
    ("mira", "play", "weapon", "may"),
    [
        ("Black Cat", [], "Combat Shotgun", True),
        ("Mira 4/8", [], "Combat Shotgun", False),
        ("Mira 4/8", [], ".44 Magnum", True),
        ("Mira 4/8", ["Centralized Background Check"], ".44 Magnum", False),
    ],
)
def test_what_a_concealed_weapon_costs_is_what_it_would_cost_now(
    mira: str, play: list[str], weapon: str, may: bool, edition: str
) -> None:
    t = position(
        seat(ready=[mira], hand=["Concealed Weapon", weapon], play=play),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    name = mira.split(" ")[0] if mira.startswith("Mira") else mira
    does(t, f"bleed {name}", "block Oskar")
    while t.asks != "before-range" and t.asks not in t.quiet and not t.offers("play Concealed Weapon"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers("play Concealed Weapon") is may


def test_als_army_finds_a_weapon_for_a_combat() -> None:
    t = position(
        seat(
            ready=["Mira 6/8"],
            hand=["Concealed Weapon", *["Blank Page"] * 6],
            library=["Baseball Bat"],
            play=["Al's Army Apparatus"],
        ),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    in_combat(t)
    t.does("use Al's Army Apparatus", by="a")
    while t.asks in ("pick", "discard-down", "search"):
        t.answer(t.options()[0])
    assert t.region("Baseball Bat") == "hand"


# -- Conquer the Beast ------------------------------------------------------------------------------------------------


@in_editions("words mode rounds", [("ani", 0, 4), ("ANI", 1, 1)])
def test_conquer_the_beast_presses_on_and_takes_no_equipment(edition: str, words: str, mode: int, rounds: int) -> None:
    t = fighting("Conquer the Beast", who=words, other="Oskar 8/8", on_mira=[".44 Magnum"], edition=edition)
    t.does(f"play Conquer the Beast Mira {mode}", by="a")
    asked = len(t.asked)
    on_to(t)
    assert (len(t.told("round")), t.region("Conquer the Beast")) == (rounds, "ash-heap")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert t.ever_offered("use Conquer the Beast") is (mode == 1)
    t.is_quiet()


# -- Contraband -------------------------------------------------------------------------------------------------------


@in_editions("words mode blood", [("obf", 0, 0), ("OBF", 1, 0), ("OBF", 1, 1)])
def test_contraband_is_paid_for_with_pool_and_perhaps_blood(edition: str, words: str, mode: int, blood: int) -> None:
    t = fighting("Contraband", "Submachine Gun", "Ivory Bow", "Contraband", who=f"{words} clan:Ravnos", edition=edition)
    cost = t.g.face[t["Submachine Gun"]].pool
    with t.unchanged(*BYSTANDER):
        t.does(f"play Contraband Mira {mode}", by="a")  # the bow is unique
        if mode:
            assert t.offers(f"amount {cost // 2}")
            assert not t.offers(f"amount {cost // 2 + 1}")
            t.does(f"amount {blood}", by="a")
    assert (t.g.host[t["Submachine Gun"]], t.measure("a.pool")) == (t["Mira"], 30 - cost + blood)
    assert t.measure("Mira.blood") == 6 - blood
    assert not t.offers("play Contraband#2")
    on_to(t)
    t.is_quiet()


def test_contraband_takes_something_to_equip_with() -> None:
    t = position(
        seat(ready=["Mira 6/8 OBF clan:Ravnos"], hand=["Contraband", "Ivory Bow", "Raven Spy"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t)
    assert not t.ever_offered("play Contraband")


@ruled_alike("card who how thing", BROUGHT, "ANK 20230824")
@pytest.mark.parametrize("place", [CHEAPER_GEAR, "Powerbase: Tshwane"])
def test_what_makes_cards_cheaper_helps(card: str, who: str, how: str, thing: str, place: Item) -> None:
    t = fighting_with(card, who, thing, play=(place,))
    with t.changes("a.pool", 1 - price(t, thing)[0]):
        brings(t, how, thing)
        if place != CHEAPER_GEAR:
            t.does("use Powerbase: Tshwane", by="a")
    assert t.word(f"{thing}.bearer") == named(who)
    to_the_end(t)
    t.is_quiet()


@ruled_alike("card who how thing", BROUGHT, "LSJ 20080815")
def test_who_was_equipped_so_may_equip_with_another_by_an_action(card: str, who: str, how: str, thing: str) -> None:
    t = fighting_with(card, who, thing, thing)
    brings(t, how, thing)
    to_the_end(t)
    t.g.unlock(t[named(who)])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    held = next(name for name in (thing, f"{thing}#2") if t.region(name) == "hand")
    t.does(f"play {held} {named(who)} 0")
    t.goes_on()
    assert t.word(f"{held}.bearer") == named(who)
    t.is_quiet()


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
    t = begins_to_fight(who, [weapon(), *([] if card == who else [card])], his=[FOIL])
    until(t, answer)
    t.does(answer, by="a")
    assert t.g.host[t["Blade"]] == t[who.split(" 6/8")[0]]
    assert not t.ever_offered("play Foil")
    to_the_end(t)
    t.is_quiet()


# -- Crawling Chamber -------------------------------------------------------------------------------------------------


@editions
def test_a_crawling_chamber_hurts_in_every_press_step(edition: str) -> None:
    t = fighting("Crawling Chamber", "Boxed In", who="VIS", edition=edition)
    t.does("play Crawling Chamber Mira 3", by="a")
    on_to(t, "press")
    assert t.measure("Oskar.blood") == 4
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (2, 4)
    t.is_quiet()

"""Rulings about damage and weapons in combat: which damage counts, who may shoot, what is prevented."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import until

STRONGER = [
    # who inflicts more, with which weapon, how much aggravated damage in all
    ("Wendell Delburton", "Sengir Dagger", 0 + 2),
    ("Casino Reeds", "Ivory Bow", 1 + 1),
    ("Jaroslav Pascek", "Sengir Dagger", 1 + 2),
    ("Nuriel", "Sengir Dagger", 1 + 1),
]


@ruled_alike("who weapon harm", STRONGER, "RTR 19970630")
def test_what_somebody_inflicts_more_is_aggravated_like_the_rest(who: str, weapon: str, harm: int) -> None:
    """Oskar could soak it if any of it were not."""
    t = position(
        seat(ready=[(who, [weapon])]),
        seat(ready=["Oskar 9/9 for intercept:2"], hand=["Soak"]),
        bystander(),
    )
    if who == "Wendell Delburton":
        t.does(f"use {who} {who} -3")
        t.does("target Oskar")
        until(t, "block Oskar")
    else:
        t.does(f"bleed {who}")
    t.does("block Oskar")
    on(t, "strike")
    t.does(f"use {weapon} {who} -1", by="a")
    while not t.told("damage"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    hurt = next(told for told in t.told("damage") if told["card"] == t["Oskar"])
    assert (hurt["ordinary"], hurt["aggravated"]) == (0, harm)
    assert not t.ever_offered("play Soak")


# -- Sniper Rifle -----------------------------------------------------------------------------------------------------

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
    on(t)
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
    on(t)
    for late in ("play Brick by Brick Mira 2", "play Brick by Brick Mira 3", "play Fake Out"):
        assert not t.ever_offered(late, since)
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Claws of the Dead"]].blood - 2
    t.is_quiet()


@rules_on(RIFLE, "ANK 20200115")
def test_the_rifle_is_for_whoever_was_blocked_not_for_his_slave() -> None:
    t = blocked("Mira 6/8 clan:Tremere", more=("Stone 6/8 clan:Gargoyle slave-of:Tremere",))
    until(t, "slave Stone")
    t.does("slave Stone", by="a")
    on(t)
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
    on(t)
    assert not t.ever_offered(f"use {RIFLE} Oskar -2")
    assert t.ever_offered(f"use {RIFLE} Oskar -1")


# -- Weighted Walking Stick -------------------------------------------------------------------------------------------

STICK = "Weighted Walking Stick"


@editions
@rules_on(STICK, "LSJ 20100519")
@pytest.mark.parametrize(("foe", "answer", "left"), [("Nephandus", "", 4), ("Oskar 6/8 tha", "Blood Fury", 5)])
def test_the_stick_wears_out_by_what_it_inflicts(foe: str, answer: str, left: int, edition: str) -> None:
    """Damage that is less, or that is not inflicted at all, burns no counter; what is prevented does."""
    name = foe.split()[0]
    t = position(
        seat(ready=["Mira 6/8"], hand=[STICK]),
        seat(ready=[foe], hand=[answer] if answer else []),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", f"block {name}")
    until(t, f"play {STICK} Mira 0")
    t.does(f"play {STICK} Mira 0", by="a")
    on(t, "strike")
    t.does(f"use {STICK} Mira -1", by="a")
    if answer:
        t.does(f"play {answer} Oskar 0", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure(f"{STICK}.blood") == left
    t.is_quiet()


# -- Shambling Hordes -------------------------------------------------------------------------------------------------

HORDES = "Shambling Hordes"


@editions
@rules_on(HORDES, "LSJ 20030307")
@pytest.mark.parametrize(
    ("strike", "hurts", "life"),
    [("play Theft of Vitae Mira 1", 3, 1), ("play Jab Mira 0", 1, 1)],
)
def test_the_hordes_strike_with_the_life_that_they_have_as_strikes_are_resolved(
    strike: str, hurts: int, life: int, edition: str
) -> None:
    """What is stolen by the other strike comes too late, the damage of a first strike does not."""
    t = position(
        seat(ready=["Mira 6/9 THA"], hand=["Theft of Vitae", "Jab"]),
        seat(ready=[HORDES]),
        bystander(),
        cards={"Jab": "combat, strike 2 first"},
        edition=edition,
    )
    t.does_all("bleed Mira", f"block {HORDES}")
    on(t, "strike")
    before = t.measure("Mira.blood")
    t.does(strike, by="a")
    on(t)
    gained = 2 if "Theft" in strike else 0
    price = t.g.face[t["Theft of Vitae"]].blood if gained else 0
    assert t.measure("Mira.blood") == before - price - hurts + gained
    assert t.measure(f"{HORDES}.blood") == life


# -- prevention and healing -------------------------------------------------------------------------------------------

WALL = "Wall of Filth"


@rules_on(WALL, "ANK 20200318")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_what_a_wall_does_not_prevent_now_is_not_kept_for_later(strength: int) -> None:
    """It is burned for two points, even if there is only one; the next blow is not prevented."""
    t = fighting(WALL, "Boxed In", who="pro", other=f"Oskar 6/8 strength:{strength}")
    t.does(f"play {WALL} Mira 0", by="a")
    start = t.measure("Mira.blood")
    until_prevent(t)
    t.does(f"use {WALL}", by="a")
    assert t.region(WALL) == "ash-heap"
    since = len(t.asked)
    while not t.offers("play Boxed In Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Mira.blood") == start - max(0, strength - 2)
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert not t.ever_offered(f"use {WALL}", since)
    assert t.measure("Mira.blood") == start - max(0, strength - 2) - strength - t.g.face[t["Boxed In"]].blood


def until_prevent(t: Table) -> None:
    while t.asks != "prevent":
        t.does("strike hand" if t.asks == "strike" else "pass")


@editions
@rules_on("Vagabond Mystic", "LSJ 20001111")
@pytest.mark.parametrize(("life", "left"), [(1, 0), (2, 1)])
def test_the_mystic_heals_before_or_after_damage_but_not_between_its_points(life: int, left: int, edition: str) -> None:
    """A guard with one life left who is healed as two points come still dies of them."""
    t = position(
        seat(ready=["Mira 6/8 strength:2"]),
        seat(ready=[f"War Ghoul life:{life}", "Vagabond Mystic"]),
        bystander(),
        edition=edition,
    )
    t.passes_until("minion")
    t.does("bleed Mira")
    until(t, "block War Ghoul")
    t.does("block War Ghoul", by="b")
    before = len(t.told("damage"))
    until_prevent(t)
    assert len(t.told("damage")) == before + 1
    t.does("use Vagabond Mystic", by="b")
    assert t.measure("War Ghoul.blood") == life + 1
    on(t)
    assert (t.measure("War Ghoul.blood") if left else t.region("War Ghoul")) == (left or "ash-heap")

"""Master cards."""

from __future__ import annotations

from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *

# -- Disciplines ------------------------------------------------------------------------------------------------------


def discipline(official: int, name: str, code: str, digest: str, old: bool = False) -> None:
    """A Discipline card. [master.discipline.target] [master.discipline.level] [master.discipline.capacity]"""
    put_on = master(put(CARD, a(VAMPIRE, ~has(code.upper()))))
    covered = "the older wording says of a level that it is gained" if old else ""
    card(official, name, put_on, gives(CAPACITY, 1), teaches(code), digest=digest, covered=covered)


discipline(100070, "Animalism", "ani", "adcadbc23861")
discipline(100114, "Auspex", "aus", "e99ee777c109", old=True)
discipline(100312, "Celerity", "cel", "962a7f376624")
discipline(100342, "Chimerstry", "chi", "cb78ae3ee6be")
discipline(100521, "Dementation", "dem", "6111e09b2d3b")
discipline(100572, "Dominate", "dom", "20c2d8c8cd33")
discipline(100774, "Fortitude", "for", "b5201d7dfdb9", old=True)
discipline(101267, "Necromancy", "nec", "7d351c53dd09")
discipline(102277, "Oblivion", "obl", "21a331da3851")
discipline(101310, "Obfuscate", "obf", "f59c6a2a576d")
discipline(101312, "Obtenebration", "obt", "c511b1f73d25")
discipline(101424, "Potence", "pot", "4d728144e31e")
discipline(101480, "Presence", "pre", "f01a4ab054bf", old=True)
discipline(101498, "Protean", "pro", "660a2e92bf38")
discipline(101534, "Quietus", "qui", "1af98ede6e2d")
discipline(101728, "Serpentis", "ser", "f0b538f750fb")
discipline(101965, "Thaumaturgy", "tha", "3d90c54d7aef", old=True)
discipline(102116, "Vicissitude", "vic", "43622ba565de")

# -- hunting grounds --------------------------------------------------------------------------------------------------


def hunting_ground(official: int, name: str) -> None:
    """A vampire gains blood from one hunting ground a turn."""
    fed = a(VAMPIRE, READY, MINE, NOT_FULL, ~noted("hunting ground"))
    feed = ability(UNLOCK, gain(1, BLOOD, fed), note("hunting ground", fed), limit=TURN)
    card(official, name, master(put(CARD, PLAY)), feed, digest="78369bba236a")


hunting_ground(100015, "Academic Hunting Ground")
hunting_ground(100108, "Asylum Hunting Ground")
hunting_ground(101808, "Slum Hunting Ground")
hunting_ground(101821, "Society Hunting Ground")
hunting_ground(102084, "Uptown Hunting Ground")
hunting_ground(102150, "Warzone Hunting Ground")
hunting_ground(102212, "Zoo Hunting Ground")

# -- blood and pool ---------------------------------------------------------------------------------------------------


def blood_doll(official: int, name: str, put_on: Way, when: int, digest: str) -> None:
    """A card on a vampire that moves a blood each turn between him and his controller's pool, either way."""
    feed = choose(take(1, BLOOD, BEARER, YOU), take(1, POOL, YOU, BEARER))
    card(official, name, put_on, ability(when, feed, by=BY_KEEPER, limit=TURN), digest=digest)


blood_doll(100199, "Blood Doll", master(put(CARD, a(VAMPIRE, MINE))), MASTER, "19b93d2d112c")
burns_a_doll = burn(up_to(1, named("Blood Doll")))
blood_doll(102113, "Vessel", master(put(CARD, a(VAMPIRE)), burns_a_doll), UNLOCK, "574464beb59c")
card(101217, "Minion Tap", master(take(x(0, ALL), BLOOD, a(VAMPIRE, MINE), YOU)), digest="d4a0015c7123")
card(100616, "Effective Management", master(draw(1, CRYPT)), digest="65f60bb9c934")
card(
    101355,
    "The Parthenon",
    master(put(CARD, PLAY)),
    ability(MASTER, mod(MASTER_ACTIONS, 1), cost=locking()),
    digest="27b7dce5794f",
)
card(
    102023,
    "Tribute to the Master",
    master(if_(exists(VAMPIRE, READY, MINE), take(1, BLOOD, all_(VAMPIRE, READY, MINE), YOU))),
    digest="b3b0f0b0cb3c",
)
card(101104, "Life in the City", master(gain(1, BLOOD, a(VAMPIRE, READY))), digest="3a2784b26816")
card(102207, "Zillah's Valley", master(gain(4, BLOOD, a(UNCONTROLLED, MINE, capacity(8)))), digest="32353f633345")
card(
    100824,
    "Giant's Blood",
    master(gain(num(CAPACITY, T), BLOOD, a(VAMPIRE)), limit=GAME),
    digest="4380db27761b",
)

# -- locations and other cards in play --------------------------------------------------------------------------------

card(
    100984,
    "Information Highway",
    master(put(CARD, PLAY)),
    gives(TRANSFERS, 2),
    digest="afb6e7f88c3c",
)
card(
    100135,
    "The Barrens",
    master(put(CARD, PLAY)),
    ability(AT_ANY_TIME, discard(), cost=locking()),
    digest="1616d36da90c",
)
card(
    101238,
    "Monastery of Shadows",
    master(put(CARD, PLAY)),
    gives(HAND_SIZE, 1),
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, capacity(8))),
    digest="bc3090bd6f00",
)
card(
    101067,
    "KRCG News Radio",
    master(put(CARD, PLAY)),
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, MINE)),
    ability(ATTEMPT, mod(INTERCEPT, 1, BLOCKING), cost=locking(), if_=is_(BLOCKING, OTHERS), pool=1),
    digest="254b0871238c",
)

WEARS_OUT = do(gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 3, burn(CARD)))

card(
    100588,
    "Dreams of the Sphinx",
    master(put(CARD, PLAY)),
    ability(AT_ANY_TIME, mod(HAND_SIZE, 2), WEARS_OUT, cost=locking()),
    ability(UNLOCK, gain(1), WEARS_OUT, cost=locking(), if_=EDGE),
    ability(AT_ANY_TIME, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)), WEARS_OUT, cost=locking()),
    digest="c31c610b2de5",
)

# -- against others ---------------------------------------------------------------------------------------------------

card(101225, "Misdirection", master(lock(a(MINION))), digest="61cbbcd40669")

# -- trophies ---------------------------------------------------------------------------------------------------------

card(
    102031,
    "Trophy: Domain",
    master(put(CARD, PLAY)),
    gives(INTERCEPT, 1),
    ability(DURING_ACTION, unlock(ME), attempt(rising=True), by=BY_LOCKED, blood=1, limit=ACTION | BY_NAME),
    digest="30825ebb88f2",
)

# -- out of turn ------------------------------------------------------------------------------------------------------

card(
    101896,
    "Sudden Reversal",
    out_of_turn(cancel(MASTER_CARD, others=True, free=True), when=AS_PLAYED),
    digest="0b7198bc6717",
)
card(100545, "Direct Intervention", out_of_turn(cancel(MINION_CARD, free=True), when=AS_PLAYED), digest="a1e8ac562da5")
card(
    100085,
    "Archon Investigation",
    out_of_turn(
        burn(a(MINION, IS_ACTING)), when=DECLINED, if_=kind("bleed") & directed_at(YOU) & (num(BLEED, ACTING) >= 4)
    ),
    digest="d38e50edf108",
)

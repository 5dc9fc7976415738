"""Master cards: G."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    FEEDS_BEARER,
    GROUND,
    IN_PLAY_AT_ONCE,
    archetype,
    breeds,
    laid_on,
    once,
)

card(
    100798,
    "Galaric's Legacy",
    master(put(CARD, a(VAMPIRE, READY, MINE, ~TITLED, ~ANARCH)), becomes(T, sect="Anarch")),
    on(fact.SECT, burn(CARD), of=BEARER, if_=~is_(BEARER, ANARCH)),
    digest="84b93887cdb4",
)
HELD_OUT = any_(1, case(is_(IT, among(YOU)), 6, 5), by=SEATS, secret=True)
UNDERCUT = HELD_OUT.times(HELD_OUT.by(IT) - 1) >= 1
card(
    100800,
    "Game of Malkav",
    master(
        if_(
            HELD_OUT >= 1,
            each(SEATS, gain(HELD_OUT.by(IT) * case(UNDERCUT, 0, 1), POOL, IT)),
            each(SEATS, burn(HELD_OUT.by(IT) * case(UNDERCUT, 1, 0), POOL, IT)),
        )
    ),
    covered="nobody sees a number before all are chosen",
    digest="8acca8dfb1b0",
)
breeds(100803, "Gang Territory", "1b33f3e2c1bd", clan("Brujah antitribu"))
card(100804, "Gangrel Atavism", laid_on(VAMPIRE, clan("Gangrel")), gives(BLEED, -1), digest="fa80552e268c")
card(
    100807,
    "Gangrel Revel",
    IN_PLAY_AT_ONCE,
    gives(STRENGTH, 1, all_(VAMPIRE, clan("Gangrel"), MINE)),
    burnable(~clan("Ravnos")),
    digest="8f916ee10a3a",
)
card(
    100809,
    "Garibaldi-Meucci Museum",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        put(a(in_(HAND), MINE), ASH_HEAP),
        put(a(ASH, MINE, requires("Anarch")), HAND),
        cost=(locking(), pay(1, POOL)),
    ),
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=locking(), if_=is_(BOTH, ANARCH) & exists(FIGHTING, MINE)),
    digest="7d9cc9b49ff2",
)
card(
    100824,
    "Giant's Blood",
    master(gain(num(CAPACITY, T), BLOOD, a(VAMPIRE)), limit=GAME),
    digest="4380db27761b",
)
card(
    100831,
    "Gird Minions",
    master(repeat(x(1, num(POOL, YOU)), take(1, POOL, YOU, pick(VAMPIRE, MINE))), if_=exists(VAMPIRE, MINE)),
    covered="one counter after the other",
    digest="b8da8e225a3d",
)
card(
    100837,
    "Glass Walker Pact",
    master(put(CARD, PLAY), if_(exists(trait("werewolf"), OTHERS), burn(CARD))),
    ability(
        UNLOCK,
        take(1, BLOOD, a(VAMPIRE, READY, LOCKED, holds(1)), a(VAMPIRE, READY, NOT_FULL, clan("Giovanni"))),
        if_(is_(top(YOU, LIBRARY), MASTER_CARD), burn(CARD)),
        burn(top(YOU, LIBRARY)),
        if_=exists(in_(LIBRARY), MINE),
        limit=TURN,
    ),
    on(fact.ENTERS, burn(CARD), of=trait("werewolf") & OTHERS),
    on(fact.CONTROL, burn(CARD), of=trait("werewolf") & OTHERS),
    digest="448ae6ce2b1a",
)
card(
    100842,
    "Golconda: Inner Peace",
    master(
        unless(
            controller(a(VAMPIRE, capacity(8))),
            pay(2, POOL, controller(T)),
            gain(num(CAPACITY, T), POOL, controller(T)),
            put(T, REMOVED),
        )
    ),
    digest="3412fd08b170",
)
# [imbued.ruling.goodnight-sweet-prince]
card(
    100843,
    "Goodnight, Sweet Prince",
    master(
        each(top(a(SEAT, has_cards(CRYPT))), show(IT), burn(IT), if_(is_(IT, title("prince")), gain(2))),
        cost=locking(pick(MINION, MINE, UNLOCKED, clan("Ravnos"))),
    ),
    covered="burned from the crypt, the card goes to its owner's ash heap",
    digest="d2dd6d10dae5",
)
DEVOTED = x(num(CAPACITY, T) + 1, num(BLOOD, CARD))
card(
    100848,
    "Grand Temple of Set",
    IN_PLAY_AT_ONCE,
    ability(MASTER, take(1, POOL, YOU, CARD), limit=TURN),
    ability(
        INFLUENCE,
        control(a(VAMPIRE, of(PREY), where(num(CAPACITY, IT) < num(BLOOD, CARD))), YOU),
        cost=(locking(), pay(DEVOTED, BLOOD, CARD)),
    ),
    burnable(VAMPIRE),
    digest="bf28cba9206a",
)
card(
    100853,
    "Great Symposium",
    master(
        search(CRYPT, VAMPIRE, clan("Kiasyd"), shown=True),
        repeat(3, gain(1, BLOOD, pick(VAMPIRE, UNCONTROLLED, MINE, clan("Kiasyd")))),
        limit=GAME,
    ),
    digest="3a974b8900bf",
)
card(
    100860,
    "Grooming the Protégé",
    master(take(x(0, 3), BLOOD, a(VAMPIRE, READY, MINE, holds(1)), a(VAMPIRE, UNCONTROLLED, MINE, SAME_CLAN, YOUNGER))),
    digest="833f0b4ad1df",
)
card(
    100866,
    "Guardian Angel",
    master(put(CARD, a(VAMPIRE, READY, MINE))),
    gives(INTERCEPT, 1, if_=kind("bleed") & directed_at(YOU)),
    ability(PREVENT, prevent(1), limit=COMBAT),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="f618c50bfe27",
)


def oldest() -> Effect:
    """The oldest ready vampire whom this card has not fed yet; if there are several, one that she chooses."""
    hungry = all_(VAMPIRE, READY, MINE, ~noted("gurchon hall"))
    return each(
        pick(VAMPIRE, of=highest(hungry, num(CAPACITY, IT))),
        note("gurchon hall", IT),
        if_(is_(IT, ~noted(GROUND)), gain(1, BLOOD, IT), note(GROUND, IT)),
    )


card(
    100871,
    "Gurchon Hall",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, oldest(), oldest(), if_=count(VAMPIRE, READY, MINE) >= 2, limit=TURN),
    digest="2f95e7f90115",
)
archetype(
    100872,
    "Guru",
    "313b83d4929e",
    on(fact.PASSED, later(fact.OVER, once("guru", FEEDS_BEARER)), of=BEARER),
    who=VAMPIRE & SABBAT,
)

"""Master cards: S."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import (
    A_MASTER_ACTION,
    ANOTHER,
    ARCHETYPE,
    BLACK_HAND,
    FEEDS_BEARER,
    IN_PLAY_AT_ONCE,
    ON_ANOTHERS,
    archetype,
    discipline,
    hunting_ground,
    investment,
    laid_on,
    once,
)
from praxis.vtes.definitions.shapes.several import USED_UP

card(
    102257,
    "Saulot's Avenging Fist",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri"), ARCHETYPE))),
    gives(STRENGTH, 1),
    act(fight(a(VAMPIRE, READY, OTHERS, ~clan("Salubri", "Tremere"))), who=clan("Salubri")),
    act(fight(a(VAMPIRE, READY, OTHERS, clan("Tremere"))), who=clan("Salubri"), stealth=1),
    digest="cac470078b6b",
)
card(
    102258,
    "Saulot's Guiding Wisdom",
    master(becomes(a(VAMPIRE, MINE, INDEPENDENT, clan("Salubri"), ARCHETYPE), title="2 votes")),
    ability(DURING_REFERENDUM, abstain(a(VAMPIRE)), cost=locking(BEARER), by=BY_KEEPER),
    ability(
        BEFORE_RANGE,
        outcome(COMBAT_OVER),
        cost=locking(BEARER),
        by=BY_KEEPER,
        if_=exists(FIGHTING, MINE) & ~is_(BEARER, FIGHTING),
        limit=TURN,
    ),
    digest="7fdcc89b467a",
)
HURT = (NOT_FULL & VAMPIRE) | (WEAKENED & ALLY)
card(
    102259,
    "Saulot's Healing Touch",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri"), ARCHETYPE))),
    dues(-2, BLOOD_COST, BEARER, "rescue", at=VAMPIRE & ~clan("Tremere")),
    on(
        fact.FROM_TORPOR, gain(1, BLOOD, IT), of=VAMPIRE & ~clan("Tremere"), if_=kind("rescue") & is_(BEARER, IS_ACTING)
    ),
    act(gain(1, BLOOD, a(MINION, READY, OTHER, HURT)), stealth=1),
    digest="518eb177a16d",
)
card(
    101704,
    "Seattle Committee",
    master(put(CARD, PLAY)),
    ability(MASTER, becomes(a(VAMPIRE, READY, MINE, ~ANARCH, ~TITLED), sect="Anarch"), cost=locking()),
    digest="11d3a525358a",
)
HOARD = x(0, num(POOL, YOU))
card(
    101707,
    "Secret Horde",
    master(put(CARD, PLAY), gain(HOARD * 2, BLOOD, CARD), if_(HOARD <= 0, burn(CARD)), cost=pay(HOARD, POOL)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    USED_UP,
    digest="a24c1fa6d592",
)
card(
    101708,
    "The Secret Library of Alexandria",
    IN_PLAY_AT_ONCE,
    on(fact.BLED, may(draw(1)), of=MINE, to=PREY),
    covered="whoever draws by an effect discards down",
    digest="b20466920fd9",
)
card(
    101710,
    "Secret Passage",
    master(put(CARD, a(MINION, READY, MINE, ~with_(named("Secret Passage"))))),
    ability(
        ANNOUNCED | OPEN | DECLINED, outcome(THWARTED), cost=burn(CARD), if_=directed_at(BEARER) & is_(BEARER, READY)
    ),
    digest="0d40ef006d77",
)
card(
    101711,
    "Secure Haven",
    master(put(CARD, a(MINION, MINE, ~with_(trait("haven"))))),
    cannot(rule.TARGET, BEARER, OTHERS),
    costs(1, POOL_COST, None, MASTER_CARD, to=BEARER),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="69f8c8c402c2",
)
card(
    101719,
    "Sense Vibrations",
    master(put(CARD, a(VAMPIRE, LAIBON, has("aus"), ~with_(named("Sense Vibrations"))))),
    ability(POLLING, mod(VOTES, 1, BEARER, REFERENDUM), cost=locking(), by=BY_KEEPER),
    digest="72d69f37ba81",
)
card(
    101726,
    "Sermon of Caine",
    master(
        repeat(
            x(1, num(BLOOD, T)),
            take(1, BLOOD, a(VAMPIRE, READY, MINE, holds(1)), pick(VAMPIRE, READY, MINE, ~among(T))),
        ),
        if_=count(VAMPIRE, READY, MINE) >= 2,
    ),
    digest="b7cf0db8f5a4",
)
discipline(101728, "Serpentis", "ser", "f0b538f750fb")
card(
    101729,
    "Servitor of Irad",
    laid_on(VAMPIRE, READY, MINE, ~with_(named("Servitor of Irad"))),
    on(fact.FINISHED, may(draw(2)), about=trait("gehenna"), if_=is_(BEARER, READY)),
    covered="whoever draws by an effect discards down",
    digest="bcca66d77d08",
)
card(
    101748,
    "Shakar",
    master(put(CARD, a(VAMPIRE, BLACK_HAND, ~with_(named("Shakar"))))),
    act(fight(a(VAMPIRE, READY, OTHERS, YOUNGER, ~BLACK_HAND)), who=BLACK_HAND),
    digest="6fab3900e92a",
)
card(
    101749,
    "Shakar: the Hunt",
    master(put(CARD, a(MINION, READY))),
    act(fight(BEARER), who=BLACK_HAND & ON_ANOTHERS, open=FOR_ANYBODY, stealth=1),
    on(fact.LEAVES, burn(CARD), of=BEARER),
    digest="e18242281c72",
)
hunting_ground(101753, "Shanty Town Hunting Ground", "59763ab0bada")
investment(101769, "Short-Term Investment", "497d070a6e60", gain(3, BLOOD, CARD))
card(
    101780,
    "Sight Beyond Sight",
    master(put(CARD, a(VAMPIRE, MINE, clan("Salubri")))),
    gives(INTERCEPT, 1),
    digest="2e1614af0af9",
)
card(
    101800,
    "The Slaughterhouse",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, repeat(2, burn(top(PREY, LIBRARY))), cost=locking()),
    digest="e7420dce718f",
)
card(
    101802,
    "Slave Auction",
    master(put(CARD, PLAY), gain(count(of=SEATS), BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    USED_UP,
    digest="fe6e409d0a40",
)
hunting_ground(101808, "Slum Hunting Ground", "78369bba236a")
card(
    101810,
    "Smear Campaign",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        burn(pick(on_(T), ~EQUIPMENT, ~RETAINER)),
        control(CARD, controller(T)),
        cost=locking(),
        targets=(a(MINION, LOCKED, ~ANARCH, of(PREY) | of(PREDATOR), with_(~EQUIPMENT & ~RETAINER)),),
    ),
    digest="6dca9a811af8",
)
card(
    101811,
    "Smiling Jack, The Anarch",
    master(put(CARD, PLAY)),
    at(fact.UNLOCK_PHASE, take(1, POOL, YOU, CARD), whose=YOU),
    at(
        fact.UNLOCK_PHASE,
        repeat(
            num(BLOOD, CARD),
            if_(  # a vampire without blood: his controller pays with pool
                exists(VAMPIRE, of(THEM), holds(1)),
                choose(burn(1, POOL, THEM), burn(1, BLOOD, pick(VAMPIRE, of(THEM), holds(1), by=THEM)), by=THEM),
                other=burn(1, POOL, THEM),
            ),
        ),
        whose=OTHER_SEATS,
    ),
    burnable(VAMPIRE),
    digest="3071aa35c224",
)
card(
    101820,
    "Social Ladder",
    laid_on(VAMPIRE, READY, MINE),
    at(
        fact.INFLUENCE_PHASE,
        each(
            pick(VAMPIRE, UNCONTROLLED, MINE, where(num(CAPACITY, IT) > num(CAPACITY, BEARER))),
            take(ALL, BLOOD, BEARER, IT),
        ),
        put(BEARER, REMOVED),
        whose=YOU,
    ),
    digest="6b103309aaeb",
)
hunting_ground(101821, "Society Hunting Ground", "78369bba236a")
card(
    101822,
    "Society of Leopold",
    master(put(CARD, a(VAMPIRE))),
    at(fact.UNLOCK_PHASE, choose(burn(1, BLOOD, BEARER), burn(BEARER), by=THEM), whose=controller(BEARER)),
    act(put(CARD, a(VAMPIRE, ~among(BEARER)), kept=True), who=among(BEARER), open=FOR_ANYBODY, stealth=1),
    covered="to put it on another is to move it",
    digest="533345cb10e1",
)
FELLED = later(fact.FOUGHT, if_(is_(BEARER, READY), once("sociopath", FEEDS_BEARER)), until=COMBAT)
archetype(
    101823,
    "Sociopath",
    "b04da0553d09",
    on(fact.TO_TORPOR, FELLED, of=VAMPIRE & FIGHTING & ANOTHER, if_=is_(BEARER, FIGHTING)),
    on(fact.BURNED, FELLED, of=MINION & FIGHTING & ANOTHER, if_=is_(BEARER, FIGHTING)),
    who=VAMPIRE & SABBAT,
)
card(
    101849,
    "Spirit Summoning Chamber",
    IN_PLAY_AT_ONCE,
    ability(
        AT_ANY_TIME,
        search(LIBRARY, MINION_CARD, requires("tha"), shown=True, down=True),
        cost=(locking(), pay(1, BLOOD, pick(VAMPIRE, READY, MINE, clan("Tremere antitribu"), holds(1)))),
    ),
    digest="c8246c721945",
)
card(
    101877,
    "Storage Annex",
    master(put(CARD, PLAY), store(pick(in_(HAND), MINE)), if_=count(in_(HAND), MINE) >= 2),
    ability(
        MASTER,
        remember(all_(in_(RESEARCH), stored_on(CARD))),
        store(pick(in_(HAND), MINE)),
        put(CHOSEN, HAND),
        if_=exists(in_(RESEARCH), stored_on(CARD)) & exists(in_(HAND), MINE),
        limit=TURN,
    ),
    covered="she sees the card as long as it is hers",
    digest="10609939c294",
)
card(
    101881,
    "The Stranger Among Us",
    master(search(CRYPT, VAMPIRE, trait("scarce"), shown=True)),
    digest="9a5a7a07ca6a",
)
card(
    101896,
    "Sudden Reversal",
    out_of_turn(cancel(MASTER_CARD, others=True, free=True), when=AS_PLAYED),
    digest="0b7198bc6717",
)
card(101912, "Svadharma", master(gain(2, BLOOD, a(VAMPIRE, READY, clan("Ravnos")))), digest="c5ba594dceb9")
card(
    101917,
    "Swiss Cut",
    master(put(CARD, PLAY), gain(2, BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, YOU), cost=A_MASTER_ACTION),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, READY, MINE, NOT_FULL, clan("Giovanni"))), cost=A_MASTER_ACTION),
    on(fact.FINISHED, gain(1, BLOOD, CARD), about=trait("investment") & ~among(CARD)),
    USED_UP,
    digest="6e1d9afd4cf5",
)

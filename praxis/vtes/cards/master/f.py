"""Master cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.master import A_MASTER_ACTION, IN_PLAY_AT_ONCE, discipline, hides, hunting_ground

card(
    100691,
    "Failsafe",
    IN_PLAY_AT_ONCE,
    ability(MASTER, gain(4), cost=(A_MASTER_ACTION, burn(CARD)), if_=num(POOL, YOU) < 3),
    digest="db3852887df3",
)
card(
    100698,
    "Fame",
    master(put(CARD, a(VAMPIRE, READY))),
    on(fact.TO_TORPOR, burn(3, POOL, controller(BEARER)), of=BEARER),
    at(fact.UNLOCK_PHASE, if_(is_(BEARER, TORPOR), burn(1, POOL, THEM))),
    digest="3b7484c4a521",
)
card(
    102289,
    "Family Gathering",
    master(
        each(
            top(YOU),
            show(IT),
            if_(
                is_(IT, clan("Hecata")),
                draw(1, CRYPT),
                gain(1, BLOOD, IT),
                other=put(IT, BOTTOM),
            ),
        ),
    ),
    digest="87591517b290",
)
GREAT = title("justicar", "inner circle")
card(
    100710,
    "Fear of Mekhet",
    master(put(CARD, a(VAMPIRE, READY, GREAT)), lock(T)),
    at(
        fact.UNLOCK_PHASE,
        if_(
            num(BLOOD, BEARER) >= 5,
            burn(5, BLOOD, BEARER),
            if_(
                exists(VAMPIRE, GREAT, ~among(BEARER)),
                put(CARD, pick(VAMPIRE, GREAT, ~among(BEARER), by=THEM), kept=True),
                other=burn(CARD),
            ),
            other=burn(BEARER),
        ),
        whose=controller(BEARER),
    ),
    digest="9b6c325f63e9",
)
card(
    100722,
    "Ferraille",
    IN_PLAY_AT_ONCE,
    ability(POLLING, mod(VOTES, 3, YOU), cost=pay(1, POOL), limit=TURN),
    digest="77048d2c06eb",
)
card(
    100723,
    "Festivo dello Estinto",
    master(put(CARD, PLAY), limit=GAME),
    gives(STEALTH, -1, all_(VAMPIRE, SABBAT, IS_ACTING), if_=kind("hunt")),
    on(fact.HUNTED, gain(ALL, BLOOD, IT), of=SABBAT, if_=HOW_MUCH >= 1),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=YOU),
    digest="ca4f1d2b8948",
)
hunting_ground(100724, "Fetish Club Hunting Ground", "59763ab0bada")
card(
    100740,
    "Flames of Insurrection",
    IN_PLAY_AT_ONCE,
    on(
        fact.LEAVES,
        each(
            all_(FIGHTING, ANARCH, ~among(IT)),
            may(gain(1, BLOOD, pick(VAMPIRE, UNCONTROLLED, of(controller(IT)), by=controller(IT))), by=controller(IT)),
        ),
        of=MINION & FIGHTING,
    ),
    act(burn(CARD), who=VAMPIRE, open=FOR_ANYBODY, reach="political", stealth=1),
    digest="eba915d925dc",
)
card(
    102354,
    "Fleshforge Chamber",
    IN_PLAY_AT_ONCE,
    ability(MASTER, store(pick(in_(HAND), MINE, ALLY_CARD | RETAINER, trait("ghoul")), shown=True), limit=TURN),
    plays_from(clan("Tzimisce")),
    digest="9b3930056b98",
)
discipline(100774, "Fortitude", "for", "b5201d7dfdb9", old=True)
card(
    100775,
    "Fortschritt Library",
    master(search(LIBRARY, EVENT_CARD, trait("gehenna"), shown=True, down=True), limit=GAME),
    digest="8b45637a4843",
)
hides(100777, "Fortune Teller Shop", "1b537bee6d67", clan("Ravnos"))
CATHARI = VAMPIRE & MINE & trait("path of Cathari")
card(
    102323,
    "Forward Momentum",
    IN_PLAY_AT_ONCE,
    on(fact.OVER, if_(BLED, gain(1, BLOOD, CARD), other=burn(1, BLOOD, CARD)), of=CATHARI, if_=kind("bleed")),
    ability(AFTER_ACTION, unlock(ACTING), cost=pay(2, BLOOD, CARD), if_=is_(ACTING, CATHARI)),
    digest="28e41d32c867",
)
card(
    100779,
    "Foundation Exhibit",
    IN_PLAY_AT_ONCE,
    gives(VOTES, 1, all_(VAMPIRE, MINE, clan("Toreador antitribu"), ~TITLED)),
    burnable(VAMPIRE, blood=1),
    digest="6dacf847fd4f",
)
card(
    100785,
    "Fragment of the Book of Nod",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, draw(2), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="70804c5b2cc3",
)
card(
    100787,
    "Framing an Ancient Grudge",
    master(becomes(a(VAMPIRE, title("prince", "primogen")), loses_title=True)),
    master(becomes(a(VAMPIRE, title("justicar")), loses_title=True), cost=pay(3, POOL)),
    digest="2b7aace9d9e5",
)
card(
    100793,
    "From a Sinking Ship",
    master(control(a(MINION, OTHERS, ~capacity(7), where(num(POOL, controller(IT)) <= 3)), YOU), limit=GAME),
    digest="e7552f065140",
)
card(
    100794,
    "Frontal Assault",
    IN_PLAY_AT_ONCE,
    act(fight(a(MINION, READY, of(PREY)))),
    on(fact.TO_TORPOR, gain(1), of=MINION & of(PREY)),
    on(fact.BURNED, gain(1), of=MINION & READY & of(PREY)),
    at(fact.INFLUENCE_PHASE, burn(count(MINION, READY, of(PREY)), POOL), burn(CARD), whose=YOU),
    digest="e62a28074138",
)

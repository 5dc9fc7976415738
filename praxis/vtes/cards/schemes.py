"""Master cards that act at once, or stand in play and wait, threaten, change hands or run out."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.vtes.cards.language import *

IN_PLAY_AT_ONCE = master(put(CARD, PLAY))
USED_UP = on(fact.LOSES_BLOOD, burn(CARD), of=CARD, if_=num(BLOOD, CARD) <= 0)
"""It is burned as soon as it has no counters."""
A_MASTER_ACTION = mod(MASTER_ACTIONS, -1)
"""As a cost: a master phase action. [master.action.other-uses]"""

# -- at once ----------------------------------------------------------------------------------------------------------

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
card(
    102345,
    "Unholy Sacrament",
    master(gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, SABBAT, TITLED))),
    digest="5a6289edecaa",
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
card(
    101112,
    "Liquidation",
    master(repeat(7, burn(top(YOU, LIBRARY))), gain(3), if_=count(in_(LIBRARY), MINE) >= 7),
    not_replaced="discard",
    digest="978b8275709f",
)
card(
    100775,
    "Fortschritt Library",
    master(search(LIBRARY, EVENT_CARD, trait("gehenna"), shown=True, down=True), limit=GAME),
    digest="8b45637a4843",
)
card(
    101956,
    "Tend the Flock",
    master(
        gain(3, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, trait("infernal"), where(num(CAPACITY, IT) < num(CAPACITY, T)))),
        targets=(a(VAMPIRE, READY, UNLOCKED, MINE, clan("Baali"), trait("infernal")),),
    ),
    covered="the Baali is the first target, named beside the effects",
    digest="0293d50a8fec",
)
card(
    100541,
    "Día de los Muertos",
    master(later(fact.CALLED, outcome(PASSES), of=VAMPIRE & SABBAT & MINE, until=TURN), limit=GAME),
    covered="the next referendum that such a vampire calls this turn passes",
    digest="f96c6794d272",
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

# -- from one to the other --------------------------------------------------------------------------------------------

card(
    100435,
    "The Coven",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, gain(2, BLOOD, a(VAMPIRE, READY, MINE)), cost=locking()),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="0b3f21906e85",
)
card(
    100058,
    "Anarch Troublemaker",
    IN_PLAY_AT_ONCE,
    ability(UNLOCK, choose(lock(up_to(2, VAMPIRE, of(PREY))), burn(pick(EQUIPMENT, of(PREY)))), control(CARD, PREY)),
    digest="78960e966c6c",
)
card(
    101210,
    "Millicent Smith, Puritan Vampire Hunter",
    IN_PLAY_AT_ONCE,
    on(fact.BLOCKED, burn(ACTING), burn(CARD), to=VAMPIRE & MINE),
    at(fact.DISCARD_PHASE, control(CARD, PREDATOR), whose=YOU),
    digest="4564914058ff",
)
card(
    101536,
    "The Rack",
    master(put(CARD, PLAY), remember(a(VAMPIRE, READY, MINE))),
    on(fact.CONTROL, remember(pick(VAMPIRE, READY, MINE)), of=CARD),
    ability(UNLOCK, gain(2, BLOOD, CHOSEN), if_=is_(CHOSEN, MINE, IN_PLAY), limit=TURN),
    at(
        fact.UNLOCK_PHASE,
        if_(is_(CHOSEN, OTHERS, IN_PLAY), may(gain(2, BLOOD, CHOSEN), by=controller(CHOSEN))),
        whose=YOU,
    ),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="c70768b05fe7",
)
card(
    100258,
    "Brothers Grimm",
    IN_PLAY_AT_ONCE,
    at(fact.UNLOCK_PHASE, gain(1, BLOOD, CARD), if_(num(BLOOD, CARD) >= 5, burn(CARD), gain(5)), whose=YOU),
    ability(
        MASTER,
        unless(controller(CARD), discarding(MASTER_CARD, by=controller(CARD)), control(CARD, YOU)),
        cost=(A_MASTER_ACTION, discarding(MASTER_CARD)),
        open=FOR_OTHERS,
    ),
    covered="the controller may discard a master card to stop it",
    digest="c22ded1ae680",
)
card(
    100785,
    "Fragment of the Book of Nod",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, draw(2), cost=locking()),
    act(control(CARD, YOU), who=VAMPIRE, open=FOR_OTHERS),
    digest="70804c5b2cc3",
)

# -- losses -----------------------------------------------------------------------------------------------------------

card(
    101958,
    "Tension in the Ranks",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, burn(1, POOL, THEM), of=MINION),
    on(fact.BURNED, burn(1, POOL, THEM), of=MINION & READY),
    ability(MASTER, burn(CARD), cost=(A_MASTER_ACTION, discarding(MASTER_CARD, n=2)), open=FOR_ANYBODY),
    digest="db67436040a5",
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
card(
    100073,
    "Antediluvian Awakening",
    IN_PLAY_AT_ONCE,
    at(
        fact.UNLOCK_PHASE,
        if_(
            exists(VAMPIRE, of(THEM), capacity(4)),
            choose(burn(1, POOL, THEM), do(burn(pick(VAMPIRE, of(THEM), capacity(4), by=THEM)), burn(CARD)), by=THEM),
            other=burn(1, POOL, THEM),
        ),
    ),
    digest="7625fe9f389e",
)

# -- what counters are for --------------------------------------------------------------------------------------------

card(
    102180,
    "Wider View",
    IN_PLAY_AT_ONCE,
    ability(INFLUENCE, draw(1, CRYPT), put(pick(CRYPT_CARD, UNCONTROLLED, MINE), REMOVED), cost=mod(TRANSFERS, -1)),
    ability(INFLUENCE, gain(2), cost=(mod(TRANSFERS, -4), burn(CARD))),
    digest="e94ec65d4be6",
)
card(
    101346,
    "Palla Grande",
    master(put(CARD, PLAY), gain(3, BLOOD, CARD)),
    gives(BLEED, 1, all_(VAMPIRE, clan("Toreador antitribu"))),
    at(fact.DISCARD_PHASE, burn(1, BLOOD, CARD), whose=YOU),
    USED_UP,
    digest="efc96b8992fe",
)
card(
    100019,
    "Acquired Ventrue Assets",
    master(put(CARD, PLAY), gain(count(VAMPIRE, MINE, clan("Giovanni")), BLOOD, CARD)),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, MINE, clan("Giovanni"), NOT_FULL)), limit=TURN),
    USED_UP,
    burnable(~clan("Ventrue")),
    digest="64d8761e7d9a",
)
card(
    101431,
    "Powerbase: Barranquilla",
    master(put(CARD, PLAY), gain(num(CAPACITY, a(VAMPIRE, READY, MINE, SABBAT)), BLOOD, CARD)),
    ability(UNLOCK, take(1, BLOOD, CARD, YOU), limit=TURN),
    burnable(VAMPIRE & ~TITLED),
    burnable(VAMPIRE & TITLED, stealth=1),
    USED_UP,
    digest="9357f5810a7d",
)
card(
    102049,
    "Twilight Camp",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    on(
        fact.ENTERS,
        may(becomes(IT, sect="Anarch"), cost=pay(1, BLOOD, CARD)),
        of=VAMPIRE & MINE & ~TITLED & ~ANARCH,
        if_=~EMBRACE,
    ),
    ability(MASTER, take(1, BLOOD, CARD, a(VAMPIRE, ANARCH, NOT_FULL)), cost=A_MASTER_ACTION),
    USED_UP,
    digest="7bed0a60555c",
)
OWN_MOTION = kind("political") & is_(ACTING, VAMPIRE, MINE, CAMARILLA)
card(
    102269,
    "Camarilla Conclave",
    master(put(CARD, PLAY), gain(4, BLOOD, CARD)),
    ability(ATTEMPT, mod(STEALTH, 1), cost=pay(1, BLOOD, CARD), if_=OWN_MOTION),
    ability(
        DURING_ACTION | POLLING,
        mod(VOTES, -1, all_(VAMPIRE, READY, ~CAMARILLA), ACTION),
        cost=pay(1, BLOOD, CARD),
        if_=OWN_MOTION,
    ),
    USED_UP,
    digest="e3720e64afea",
)
ZOMBIE = trait("zombie")
card(
    102313,
    "Cursed Abattoir",
    IN_PLAY_AT_ONCE,
    on(fact.BURNED, may(gain(1, BLOOD, CARD)), of=ZOMBIE & MINE),
    ability(
        DURING_ACTION, mod(BLEED, 1), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, ALLY, ZOMBIE)
    ),
    digest="10e9f059e9d2",
)
AGAINST_A_LASOMBRA = is_(IT, FIGHTING, OTHERS) & exists(FIGHTING, MINE, clan("Lasombra"))
card(
    102299,
    "Dead Pool",
    IN_PLAY_AT_ONCE,
    on(fact.TO_TORPOR, may(gain(1, BLOOD, CARD)), of=VAMPIRE, if_=AGAINST_A_LASOMBRA),
    on(fact.BURNED, may(gain(1, BLOOD, CARD)), of=VAMPIRE & READY, if_=AGAINST_A_LASOMBRA),
    ability(
        DURING_ACTION, mod(BLEED, 2), cost=pay(1, BLOOD, CARD), if_=kind("bleed") & is_(ACTING, MINE, clan("Lasombra"))
    ),
    ability(POLLING, mod(VOTES, 2, a(VAMPIRE, READY, MINE, clan("Lasombra")), REFERENDUM), cost=pay(1, BLOOD, CARD)),
    digest="6c710096ed1c",
)
CATHARI = VAMPIRE & MINE & trait("path of Cathari")
card(
    102323,
    "Forward Momentum",
    IN_PLAY_AT_ONCE,
    on(fact.OVER, if_(BLED, gain(1, BLOOD, CARD), other=burn(1, BLOOD, CARD)), of=CATHARI, if_=kind("bleed")),
    ability(AFTER_ACTION, unlock(ACTING), cost=pay(2, BLOOD, CARD), if_=is_(ACTING, CATHARI)),
    digest="28e41d32c867",
)

# -- helping one's own ------------------------------------------------------------------------------------------------

FED = a(VAMPIRE, READY, MINE, ANARCH, NOT_FULL, ~noted("hunting ground"))
card(
    100297,
    "Carfax Abbey",
    IN_PLAY_AT_ONCE,
    ability(
        UNLOCK,
        gain(1, BLOOD, FED),
        note("hunting ground", FED),
        if_(
            exists(READY, MINE, title("baron")),
            each(
                up_to(1, VAMPIRE, READY, MINE, ANARCH, NOT_FULL, ~noted("hunting ground")),
                gain(1, BLOOD, IT),
                note("hunting ground", IT),
            ),
        ),
        limit=TURN,
    ),
    digest="fdaf38d90b07",
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
    100366,
    "Club Illusion",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED, mod(BLEED, 1), by=BY_ACTING, who=ANARCH, blood=1, if_=kind("bleed"), limit=ACTION, open=FOR_ANYBODY
    ),
    digest="13082027cd15",
)
card(
    102226,
    "Haqim's Law: Retribution",
    IN_PLAY_AT_ONCE,
    ability(
        DURING_ACTION,
        mod(BLEED, 1),
        by=BY_ACTING,
        who=clan("Banu Haqim"),
        cost=discarding(COMBAT_CARD),
        if_=kind("bleed"),
        limit=ACTION,
    ),
    digest="052a1e7c8384",
)
card(
    100311,
    "Cave of Apples",
    IN_PLAY_AT_ONCE,
    act(
        gain(1, CORRUPTION, a(MINION, of(PREY), ALLY | YOUNGER)),
        if_(num(CORRUPTION, T) >= num(WORTH, T), may(control(T, YOU), cost=burn(ALL, CORRUPTION, T))),
        who=clan("Ministry"),
    ),
    digest="3ea064870d5f",
)
card(
    101989,
    "Toreador Grand Ball",
    master(
        put(CARD, PLAY),
        remember(a(VAMPIRE, READY, MINE, clan("Toreador")), a(VAMPIRE, READY, MINE, clan("Toreador"))),
        lock(T2),
    ),
    cannot(rule.UNLOCK, among(CHOSEN2) & clan("Toreador")),
    cannot(rule.BLOCK, MINION, among(CHOSEN) & clan("Toreador"), if_=~kind("bleed")),
    burnable(~clan("Nosferatu")),
    burnable(clan("Nosferatu"), stealth=-1),
    digest="ea78b94f21c2",
)
card(
    102149,
    "Warsaw Station",
    IN_PLAY_AT_ONCE,
    ability(
        ANNOUNCED,
        later(
            fact.OVER,
            unlock(ACTING),
            if_=happened(fact.SUCCEEDED, ACTING, span=ACTION) & is_(ACTING, clan("Nosferatu")),
        ),
        cost=locking(),
        if_=is_(ACTING, clan("Nosferatu")) & ~DIRECTED,
    ),
    ability(AT_ANY_TIME, put(a(VAMPIRE, TORPOR, clan("Nosferatu")), READY), cost=burn(CARD)),
    digest="39cea338d52e",
)
card(
    100646,
    "Ennoia's Theater",
    IN_PLAY_AT_ONCE,
    ability(AT_ANY_TIME, mod(HAND_SIZE, 1), cost=locking()),
    ability(INFLUENCE, mod(TRANSFERS, 1), cost=locking()),
    digest="cdcec6c84336",
)
card(
    101163,
    "Mapatano Utando",
    IN_PLAY_AT_ONCE,
    ability(DURING_ACTION, mod(BLEED, -1), cost=locking(), if_=kind("bleed") & directed_at(YOU)),
    ability(INFLUENCE, mod(TRANSFERS, 4), cost=(locking(), burning_edge())),
    burnable(VAMPIRE, blood=1),
    digest="82943337b36b",
)
CACOPHONY = clan("Daughter of Cacophony")
card(
    101352,
    "Paris Opera House",
    IN_PLAY_AT_ONCE,
    ability(ATTEMPT, mod(STEALTH, 1), cost=locking(), if_=is_(ACTING, MINE, CACOPHONY)),
    ability(ATTEMPT, mod(STEALTH, 1), cost=(locking(), locking(pick(MINION, READY, MINE, UNLOCKED, CACOPHONY)))),
    digest="c62c44f8a208",
)
card(
    100348,
    "The Church of Vindicated Faith",
    IN_PLAY_AT_ONCE,
    on(fact.SUCCEEDED, may(gain(1, BLOOD, pick(IMBUED, UNCONTROLLED, MINE)), cost=locking()), of=IMBUED),
    digest="2346d74e94d2",
)


def path(official: int, name: str, digest: str, of_clan: str, code: str) -> None:
    """A path: cards of a Discipline cost a clan less; a vampire who burns the path is hurt by it."""
    card(
        official,
        name,
        IN_PLAY_AT_ONCE,
        costs(-1, BLOOD_COST, clan(of_clan), requires(code)),
        burnable(~VAMPIRE),
        act(burn(CARD), inflict(1, ACTING, UNPREVENTABLE), who=VAMPIRE, open=FOR_ANYBODY),
        digest=digest,
    )


path(101359, "The Path of Bone", "59921bc9dee4", "Giovanni", "nec")
path(101366, "The Path of Paradox", "57a682580a3d", "Ravnos", "chi")

# -- against cards that are being played ------------------------------------------------------------------------------


def by_neighbours() -> Filter:
    """A master card that is played by one's predator or prey."""
    return MASTER_CARD & (of(PREY) | of(PREDATOR))


card(
    102151,
    "Wash",
    out_of_turn(cancel(by_neighbours(), free=True), mod(MASTER_ACTIONS, 1, THEM), when=AS_PLAYED),
    not_replaced="unlock",
    digest="bf0b5353855c",
)
card(
    100178,
    "Bleeding the Vine",
    IN_PLAY_AT_ONCE,
    at(fact.UNLOCK_PHASE, choose(lock(CARD), burn(1, POOL)), whose=YOU),
    ability(
        AS_PLAYED,
        cancel(MASTER_CARD, ~trait("out-of-turn"), others=True, free=True),
        mod(MASTER_ACTIONS, 1, THEM),
        cost=locking(),
    ),
    covered="the action is given back to whose card was cancelled",
    digest="6d7181c9b632",
)

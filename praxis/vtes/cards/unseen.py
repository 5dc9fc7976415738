"""Cards about crypt cards that their player cannot see: in crypts, and in others' uncontrolled regions.

They take whatever turns up, vampire or imbued [imbued.target.blind-card-as-found], and where they only look at a
capacity, the cost of an imbued serves. [imbued.target.cost-as-capacity]
"""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Who
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.language import *
from praxis.vtes.effects.verb import Target

# -- the tops of crypts -----------------------------------------------------------------------------------------------

card(101050, "Kindred Intelligence", action("", draw(1, CRYPT), stealth=1), digest="f6d18ee7fb60")
card(
    100365,
    "Clotho's Gift",
    action("obf", draw(1, CRYPT), stealth=1),
    action("tem", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER)), stealth=1),
    action("TEM", put(CARD, ME), lock(CARD), stealth=1),
    ability(IN_YOUR_MINION_PHASE, unlock(BEARER), cost=(locking(), pay(1, BLOOD, BEARER)), if_=YOUR_TURN),
    covered="the top card of the crypt",
    digest="ba4802455792",
)
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
card(
    100987,
    "Innocent Bystander",
    modifier(
        "",
        each(top(VICTIMS), show(IT), put(IT, REMOVED)),
        when=SUCCEEDED,
        if_=BLED,
    ),
    digest="51af622d1e12",
)
card(
    101396,
    "Petra Resonance",
    action(
        "",
        show(top(SEATS)),
        if_(
            (count(of=highest(SEATS, num(CAPACITY, top(IT)))) <= 1)
            & (count(of=lowest(SEATS, num(CAPACITY, top(IT)))) <= 1),
            take(3, POOL, lowest(SEATS, num(CAPACITY, top(IT))), highest(SEATS, num(CAPACITY, top(IT)))),
            other=burn(1, POOL, SEATS),
        ),
        shuffle(CRYPT, SEATS),
        if_=~exists(SEAT, ~has_cards(CRYPT)),
        stealth=1,
    ),
    digest="f90de6b14f50",
)
card(
    100144,
    "Bear-Baiting",
    modifier(
        "",
        show(top(YOU)),
        show(top(controller(BLOCKING))),
        if_(
            num(CAPACITY, top(YOU)) < num(CAPACITY, top(controller(BLOCKING))),
            inflict(1, ME, UNPREVENTABLE),
            other=do(lock(BLOCKING), outcome(ENDS), put(CARD, ME)),
        ),
        shuffle(CRYPT, YOU),
        shuffle(CRYPT, controller(BLOCKING)),
        when=BLOCKED,
        who=ANARCH,
        if_=is_(BLOCKING, VAMPIRE, OLDER, ~ANARCH),
    ),
    digest="983f6cc45a3b",
    note="no more bleed against the Methuselah whose vampire blocked",
)
card(
    101422,
    "The Portrait",
    action(
        "",
        each(
            top(a(SEAT, among(PREY), has_cards(CRYPT))),
            show(IT),
            if_(is_(IT, clan("Nosferatu")), burn(2, BLOOD, ME)),
            if_(
                num(CAPACITY, IT) < 7,
                gain(2, BLOOD, ME),
                other=if_(num(CAPACITY, IT) <= 10, unlock(ME), other=burn(1, BLOOD, ME)),
            ),
        ),
    ),
    digest="5703db765a35",
    note="the bleed that follows on a cost of 7 to 10 is not taken",
)
card(101569, "Recruitment", master(search(CRYPT, VAMPIRE, shown=True)), digest="60c3ff100d8b")
card(
    100954,
    "Illusions of the Kindred",
    *(
        combat(
            code,
            each(
                bottom(YOU),
                outcome(COMBAT_OVER),
                show(IT),
                if_(
                    is_(IT, VAMPIRE),
                    put(IT, READY),
                    gain(num(CAPACITY, IT) // share, BLOOD, IT),
                    fight(OPPOSING, who=IT),
                ),
                if_(is_(IT, CRYPT_CARD, in_(CRYPT)) | is_(IT, IN_PLAY), put(IT, REMOVED)),
            ),
        )
        for code, share in (("chi", 2), ("CHI", 1))
    ),
    when=BEFORE_RANGE,
    note="the vampire can contest others and titles",
    digest="97c56a809d32",
)

card(
    101832,
    "Soul Gem of Etrius",
    permanent(),
    heirloom=True,
    covered="what becomes of an heirloom",
    digest="9c92d293b862",
)

# -- uncontrolled regions ---------------------------------------------------------------------------------------------


def uncontrolled(*more: Filter, whose: Who = PREY, directed: bool = True) -> Target:
    """A card in the uncontrolled region of the prey (or predator), chosen blind."""
    return a(UNCONTROLLED, of(whose), OTHERS, *more, beyond=directed)


card(
    100245,
    "Brainwash",
    master(put(CARD, uncontrolled())),
    gives(NO_TRANSFERS, 1),
    burnable(stealth=1),
    remains=True,
    covered="it stays in play there: `remains`",
    digest="1b5a8866e015",
)
card(
    100277,
    "Cairo Int'l Airport",
    master(put(CARD, PLAY)),
    act(burn(1, BLOOD, uncontrolled(holds(1)))),
    digest="6d93960c3e1f",
)
card(
    101676,
    "San Lorenzo de El Escorial, Spain",
    permanent(),
    act(take(2, BLOOD, uncontrolled(holds(1), whose=PREDATOR), ME), who=VAMPIRE, stealth=1),
    digest="741084b80013",
    note="it counts as equipment while in play",
)
card(
    101200,
    "Memory's Fading Glimpse",
    action("obf", take(ALL, BLOOD, uncontrolled(), controller(T)), put(T, BOTTOM)),
    action("OBF", take(1, BLOOD, uncontrolled(), ME), take(ALL, BLOOD, T, controller(T)), put(T, BOTTOM)),
    digest="54b2802501fc",
)
card(
    102024,
    "The Trick of the Danya",
    action(
        "chi",
        choose(
            take(1, BLOOD, uncontrolled(holds(1), directed=False), YOU),
            take(1, BLOOD, T, pick(VAMPIRE, UNCONTROLLED, MINE)),
        ),
        stealth=1,
    ),
    digest="7888316d6cb9",
)
card(
    101208,
    "Might of the Camarilla",
    political(
        each(SEATS, each(pick(VAMPIRE, UNCONTROLLED, of(IT), by=IT), show(IT), burn(IT))),
        who=title("justicar", "inner circle"),
    ),
    digest="c1ffe3b26e32",
)

# -- vampires who reach there -----------------------------------------------------------------------------------------

card(
    200499,
    "Gemini",
    ability(UNLOCK, take(1, BLOOD, uncontrolled(holds(1)), controller(T)), if_=is_(CARD, READY), limit=TURN),
    digest="8433b4807820",
)
card(
    200522,
    "Gisela Harden, The Winnower",
    act(
        if_(
            num(BLOOD, ME) >= num(BLOOD, uncontrolled(holds(0, most=num(BLOOD, ME)))),
            burn(num(BLOOD, T), BLOOD, ME),
            take(ALL, BLOOD, T, controller(T)),
            show(T),
            burn(T),
        )
    ),
    digest="2068324631a0",
)
card(
    200819,
    "Lázár Dobrescu",
    act(take(1, BLOOD, uncontrolled(holds(1)), pick(VAMPIRE, UNCONTROLLED, MINE))),
    digest="a1744a2c9ae4",
)

"""Combat cards: S."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import MORE_HARM, UNARMED, soaks, two_strikes
from praxis.vtes.definitions.shapes.several import ANYTIME, moves, unblocked

two_strikes(101669, "Sacrament of Carnage", "pot", damage(2, RANGED), damage(3, RANGED), "b01a1574e769")
card(
    101679,
    "Sanguine Entrapment",
    combat("cel qui", hang(cannot(rule.DODGING_STRIKE, OPPOSING), ROUND)),
    combat("CEL QUI", hang(cannot(rule.ENDING_STRIKE, OPPOSING), ROUND)),
    when=BEFORE_RANGE,
    limit=ROUND,
    digest="4cfbd5098aa5",
)
card(
    101684,
    "Save Face",
    combat(
        "",
        mod(PRESSES_OWED, 1, a(FIGHTING, VAMPIRE, SAME_CLAN, YOUNGER)),
        mod(REWARDED, 1, T),
        when=PRESS,
        by=BY_ONLOOKER,
        who=VAMPIRE & UNLOCKED,
        limit=COMBAT | FOR_ALL,
    ),
    digest="c3b819e2802f",
)
two_strikes(101693, "Scorpion Sting", "ani", hand(1), hand(1, UNDODGEABLE), "e1282aca3743")
card(
    102260,
    "Sculpt the Flesh",
    strike("pro", hand(0, AGGRAVATED)),
    strike("PRO", hand(1), hits(put(CARD, OPPOSING))),
    at(fact.UNLOCK_PHASE, burn(1, BLOOD, BEARER), whose=controller(BEARER)),
    burnable(stealth=1),
    digest="f8487fffc461",
)


def sets(code: str, price: int = 0, if_: Condition | None = None) -> tuple[Way, Way]:
    """A combat card that sets the range of this round, to whichever the player likes, for so much blood."""
    cost = pay(price, BLOOD)
    return (
        combat(code, set_range("close"), cost=cost, when=BEFORE_RANGE, if_=if_),
        combat(code, set_range("long"), cost=cost, when=BEFORE_RANGE, if_=if_),
    )


card(
    101714,
    "Selective Silence",
    combat("qui", maneuver(), when=RANGE, if_=FIRST_ROUND),
    *sets("QUI", 1, FIRST_ROUND),
    digest="3eb6c9c28f7d",
)
card(
    101727,
    "Serpent's Numbing Kiss",
    strike("pre ser", ends()),
    strike(
        "PRE SER",
        ends(),
        hits(if_(CLOSE, later(fact.FOUGHT, burn(1, BLOOD, ME), put(CARD, T), lock(T), until=COMBAT))),
        if_=LONG | (num(BLOOD, ME) >= 1),
    ),
    cannot(rule.UNLOCK, BEARER),
    at(fact.UNLOCK_PHASE, burn(CARD), whose=controller(BEARER)),
    digest="dfd242878b5c",
)
card(
    101735,
    "Shadow Body",
    strike("obt", ends()),
    strike("OBT", ends(), unblocked("bleed", "political")),
    digest="bbac2afe9434",
)
card(
    101738,
    "Shadow Feint",
    combat("cel obf", mod(FIRST_STRIKE, 1, ME, ROUND)),
    combat("CEL OBF", mod(FIRST_STRIKE, 1, ME, ROUND), mod(SURE, 1, ME, ROUND)),
    when=BEFORE_RANGE,
    digest="2b0b7d1d7677",
)
card(
    102305,
    "Shadow Shift",
    combat("obl", mod(STRIKES, 1), when=ADDITIONAL),
    combat("OBL", maneuver(), when=RANGE),
    digest="8d80393079f1",
)
card(101744, "Shadow Step", moves("obt"), *sets("OBT", 2), digest="591bdfd15fde")
card(
    101745,
    "Shadow Strike",
    strike("obt", damage(0, RANGED | WITH_STRENGTH, OPTIONAL)),
    strike("OBT", above, mod(PRESSES, 1)),
    digest="d96351108741",
)
two_strikes(101760, "Shattering Blow", "pot", destroys(), destroys(FIRST), "538aee42614f")
card(
    101778,
    "Side Strike",
    strike("cel", dodge()),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="745de0da9d0d",
)
card(
    101779,
    "Sideslip",
    strike("cel", dodge()),
    combat("CEL", prevent(1), when=PREVENT, limit=ROUND),
    digest="34696d862658",
)
card(
    101790,
    "Skin of Night",
    combat("for", mod(TOUGH, 1), when=ANYTIME),
    combat("FOR", prevent(1), mod(TOUGH, 1), when=PREVENT),
    digest="970a78a5e9ce",
)
card(101791, "Skin of Rock", combat("for", prevent(1)), combat("FOR", prevent(2)), when=PREVENT, digest="a22f5c2479f2")
card(
    101792,
    "Skin of Steel",
    combat("for", prevent(ALL, only=OF_STRIKE)),
    combat("FOR", above, mod(WARDED, 1)),
    when=PREVENT,
    digest="9b2b5d98c71c",
)
card(
    101793,
    "Skin of the Adder",
    combat("ser", *soaks(1)),
    combat("SER", *soaks(1), mod(HAND_DAMAGE, 1)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="c0fe0cb0baf1",
)
NO_STRIKE = hang(cannot(rule.ANY_STRIKE, OPPOSING), ROUND)
card(
    101795,
    "Skin Trap",
    combat("vic", hang(cannot(rule.DODGING_STRIKE, OPPOSING), ROUND)),
    combat(
        "VIC",
        hang(cannot(rule.DODGING_STRIKE, OPPOSING), ROUND),
        if_(
            is_(OPPOSING, VAMPIRE),
            unless(controller(OPPOSING), pay(1, BLOOD, OPPOSING), NO_STRIKE),
            other=NO_STRIKE,
        ),
    ),
    when=BEFORE_RANGE,
    limit=ROUND,
    digest="fb71c7369dc6",
)
card(101798, "Slam", strike("pot", hand(2)), strike("POT", hand(2, maneuver=TO_CLOSE)), digest="2dadf0578cb5")
card(
    101817,
    "Soak",
    combat("for", prevent(2, aggravated=False)),
    combat("FOR", prevent(4, aggravated=False)),
    when=PREVENT,
    limit=ROUND,
    digest="f0c0a63a641e",
)
two_strikes(101825, "Song in the Dark", "ani", damage(2), damage(2, AGGRAVATED), "3cb8ced51c77")
card(
    101827,
    "Song of Serenity",
    combat("ani", mod(STRENGTH, -1, OPPOSING, ROUND)),
    combat("ANI", mod(STRENGTH, -1, OPPOSING, COMBAT)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="24b3d1ec1a09",
)
card(
    101829,
    "Soul Burn",
    strike("tha", damage(1, RANGED | UNARMED)),
    strike("THA", damage(2, RANGED | UNARMED)),
    digest="5b5c235e20a8",
)
card(
    102340,
    "Soulgrinder",
    strike("pot", hand(2)),
    strike("tha", hand(2)),
    strike("POT", hand(2, NO_FORTITUDE)),
    strike("THA", hand(2, NO_FORTITUDE)),
    digest="21d501d3cc6f",
)
two_strikes(101852, "Spiritual Intervention", "nec", dodge(), ends(), "f47fe7e75cd5")
two_strikes(101859, "Staredown", "pre", dodge(), ends(), "6d48e251d047")
card(
    101861,
    "Starvation of Marena",
    strike("vic", damage(2, RANGED), mod(PRESSES, 1)),
    strike("VIC", damage(3, RANGED), mod(PRESSES, 1)),
    digest="d67878eabcac",
)
card(
    101874,
    "Stone Quills",
    strike("tha", damage(2, RANGED)),
    strike("vis", damage(2, RANGED, OPTIONAL)),
    strike("VIS", damage(3, RANGED, OPTIONAL)),
    digest="7503a51836de",
)
card(
    101876,
    "Stonestrength",
    combat("tha", press("continue"), when=PRESS),
    combat("vis", press(), when=PRESS),
    combat("vis", prevent(1), when=PREVENT),
    combat("VIS", prevent(2), when=PREVENT),
    digest="89f098568ced",
)
card(
    101882,
    "Street Cred",
    combat("pot", gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER))),
    combat("POT", gain(2, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE, YOUNGER))),
    when=END_OF_ROUND,
    if_=MORE_HARM,
    limit=TURN,
    digest="6f1c76119b3a",
)
card(
    101883,
    "Strength of the Bear",
    combat("ani", mod(STRENGTH, 1, ME, ROUND)),
    combat("spi", mod(STRENGTH, 1)),
    combat("SPI", mod(STRENGTH, 1), mod(PRESSES, 1)),
    when=BEFORE_RANGE,
    digest="4b8b941a84a7",
)
card(
    101905,
    "Superior Mettle",
    combat("for", prevent(ALL, only=OF_STRIKE)),
    combat(
        "FOR",
        above,
        grant(ability(PREVENT, prevent(ALL, ME, only=OF_STRIKE), cost=pay(1, BLOOD), limit=ROUND, if_=INITIAL), COMBAT),
    ),
    when=PREVENT,
    digest="13cd7995c6b8",
)

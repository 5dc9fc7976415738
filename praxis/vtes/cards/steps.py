"""Combat cards that maneuver, press, set the range, or change the round before strikes are chosen."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.vtes.cards.blows import moves, press_out, presses
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.combat import IN_TIME_FOR_CLAWS
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import FRENZIED, MORE_HARM, foils
from praxis.vtes.cards.stamina import soaks

# -- maneuvers and presses --------------------------------------------------------------------------------------------

card(100504, "Dead-End Alley", presses("", "continue"), digest="2429603691ff")
card(101323, "Open Grate", presses("", "end"), digest="6d421e7c1b88")
card(100772, "Form of the Ghost", moves("pro"), presses("PRO"), digest="5b7f83fce3a2")
card(100838, "Gleam of Red Eyes", presses("pro"), moves("PRO"), digest="7eb752001287")
card(101246, "Movement of the Mind", presses("tha", "end"), moves("THA"), digest="65e611bbf70c")
card(102090, "Vanish from the Mind's Eye", presses("obf", "end"), presses("OBF"), digest="ca9c1e07e184")
card(101079, "Leapfrog", moves("obf", to="long"), moves("spi"), strike("SPI", ends()), digest="4b7d8a4dfb99")
card(
    101288,
    "Nimble Feet",
    presses("cel"),
    combat("CEL", mod(STRIKES, 1), when=ADDITIONAL),
    digest="43763307f5e1",
)
card(100773, "Form of the Serpent", modifier("ser", mod(STEALTH, 1)), moves("SER"), digest="574414a3bb14")
card(
    101595,
    "Relentless Reaper",
    combat("for", prevent(1), when=PREVENT),
    presses("thn"),
    combat("THN", outcome(NEW_ROUND), cost=pay(1, BLOOD), when=WOULD_END),
    digest="25a3f88148c3",
)
card(
    100125,
    "Backstep",
    moves("", later(fact.WOUNDED, mod(PRESSES, 1, OPPOSING), of=ME, to=OPPOSING, until=ROUND), to="long"),
    digest="05ecf420553a",
)
card(
    101736,
    "Shadow Boxing",
    moves("obf pot", to="close"),
    presses("obf pot", "continue"),
    modifier(
        "OBF POT",
        outcome(GOES_ON),
        cost=pay(1, BLOOD),
        when=AFTER_COMBAT,
        if_=FROM_BLOCK & ~is_(BLOCKING, READY),
    ),
    digest="5c4db001b769",
)
card(
    100554,
    "Disengage",
    presses("", "end"),
    combat("", cancel(trait("grapple"), others=True, free=True), cost=pay(1, BLOOD), when=AS_PLAYED, who=VAMPIRE),
    not_replaced="combat",
    digest="9cc2824c0da0",
)
card(
    100510,
    "Death Seeker",
    foils("", COMBAT_CARD, played_by(FIGHTING), limit=ROUND),
    digest="5676db51746c",
)

# -- the range --------------------------------------------------------------------------------------------------------


def sets(code: str, price: int = 0, if_: Condition | None = None) -> tuple[Way, Way]:
    """A combat card that sets the range of this round, to whichever the player likes, for so much blood."""
    cost = pay(price, BLOOD)
    return (
        combat(code, set_range("close"), cost=cost, when=BEFORE_RANGE, if_=if_),
        combat(code, set_range("long"), cost=cost, when=BEFORE_RANGE, if_=if_),
    )


card(101744, "Shadow Step", moves("obt"), *sets("OBT", 2), digest="591bdfd15fde")
card(
    101714,
    "Selective Silence",
    combat("qui", maneuver(), when=RANGE, if_=FIRST_ROUND),
    *sets("QUI", 1, FIRST_ROUND),
    digest="3eb6c9c28f7d",
)
card(
    100376,
    "Cold Aura",
    combat("nec", set_range("long")),
    combat("NEC", set_range("long"), press_out()),
    when=BEFORE_RANGE,
    digest="8da057623b85",
)
FLIES = trait("flight")
card(
    100925,
    "High Ground",
    combat("", maneuver("long"), when=RANGE),
    combat("", set_range("long"), when=BEFORE_RANGE, who=FLIES, if_=~is_(OPPOSING, FLIES)),
    limit=ROUND,
    digest="9b18ae20ddd9",
)
card(
    101338,
    "Outside the Hourglass",
    strike("obf", dodge()),
    moves("tem"),
    strike("tem", dodge(OPTIONAL)),
    combat("TEM", inflict(2, OPPOSING, by_minion=True), when=BEFORE_RANGE, limit=ROUND),
    digest="ff5cde0663e9",
)

# -- strength ---------------------------------------------------------------------------------------------------------


def saps(official: int, name: str, code: str, digest: str, superior: int) -> None:
    """A combat card by which the opposing minion is weaker in this combat."""
    card(
        official,
        name,
        combat(code, mod(STRENGTH, -1, OPPOSING)),
        combat(code.upper(), mod(STRENGTH, -superior, OPPOSING)),
        when=BEFORE_RANGE,
        digest=digest,
    )


saps(100553, "Disease", "qui", "61d258bb02a6", 2)
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
    100187,
    "Blight",
    combat("nec", mod(STRENGTH, -1, OPPOSING)),
    combat(
        "NEC",
        mod(STRENGTH, -1, OPPOSING),
        hang(cannot(rule.MORE_STRIKES, OPPOSING), COMBAT),
        hang(cannot(rule.PRESS, OPPOSING, if_=~PRESSED), COMBAT),
    ),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="9d3fbc050f00",
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
    102054,
    "Typhonic Beast",
    combat("ser", mod(STRENGTH, 1)),
    combat("pot ser", mod(STRENGTH, 1), *soaks(1)),
    combat("POT SER", mod(STRENGTH, 1), *soaks(1), mod(PRESSES, 1)),
    when=BEFORE_RANGE,
    digest="21db506003cf",
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
card(
    100228,
    "Body Arsenal",
    combat("vic", mod(AGGRAVATED_HANDS, 1)),
    combat("VIC", mod(AGGRAVATED_HANDS, 1), mod(STRENGTH, 1)),
    when=IN_TIME_FOR_CLAWS,
    digest="6ad222676ed8",
)
card(
    101847,
    "Spirit Claws",
    combat("pro", mod(AGGRAVATED_HANDS, 1), when=IN_TIME_FOR_CLAWS),
    combat("pro spi", maneuver(), mod(AGGRAVATED_HANDS, 1), when=RANGE),
    action("PRO SPI", put(CARD, ME), stealth=1),
    gives(AGGRAVATED_HANDS, 1),
    digest="19a71c780284",
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
    100164,
    "The Black Beast",
    combat("", put(CARD, ME), when=BEFORE_RANGE, if_=is_(OPPOSING, CAMARILLA), who=~with_(named("The Black Beast"))),
    gives(STRENGTH, 1, if_=is_(OPPOSING, CAMARILLA)),
    ability(PRESS, press("continue"), cost=burn(CARD), if_=is_(OPPOSING, CAMARILLA)),
    digest="b4f4a37b35ca",
)

# -- what the other cannot do -----------------------------------------------------------------------------------------

card(
    101976,
    "Thoughts Betrayed",
    combat("dom", mod(SWARM, 1, OPPOSING, ROUND)),
    combat("DOM", hang(cannot(rule.CARD_STRIKE, OPPOSING), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND,
    digest="2345e86e38e4",
)
card(
    101679,
    "Sanguine Entrapment",
    combat("cel qui", hang(cannot(rule.DODGING_STRIKE, OPPOSING), ROUND)),
    combat("CEL QUI", hang(cannot(rule.ENDING_STRIKE, OPPOSING), ROUND)),
    when=BEFORE_RANGE,
    limit=ROUND,
    digest="4cfbd5098aa5",
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
card(
    101072,
    "Lapse",
    combat("pot", mod(STRENGTH, 2, ME, ROUND)),
    combat("tem", hang(cannot(rule.MANEUVER, OPPOSING), ROUND)),
    combat("TEM", hang(cannot(rule.ANY_STRIKE, OPPOSING, if_=INITIAL), ROUND)),
    when=BEFORE_RANGE,
    digest="047979b00c5d",
)
card(
    102177,
    "Whistling Up the Beast",
    FRENZIED,
    *(
        combat(
            code,
            hang(cannot(rule.MANEUVER, OPPOSING, if_=LONG), COMBAT),
            hang(cannot(rule.PRESS, OPPOSING, if_=~PRESSED), COMBAT),
            *more,
            when=BEFORE_RANGE,
            if_=FIRST_ROUND & is_(OPPOSING, VAMPIRE),
        )
        for code, more in (("abo", ()), ("ABO", (mod(MANEUVERS, 1),)))
    ),
    digest="9326ab05b898",
)
card(
    100219,
    "Bloodform",
    strike("vic", ends(), if_=is_(OPPOSING, ALLY)),
    combat("VIC", immune(NOT_AGGRAVATED), hang(cannot(rule.ANY_STRIKE, ME), ROUND), press_out(), when=BEFORE_RANGE),
    digest="27059cc6d514",
)

# -- damage and blood -------------------------------------------------------------------------------------------------

CREEPS_CLOSE = grant(ability(RANGE, maneuver("close"), limit=ROUND), ROUND)
card(
    100495,
    "Dark Steel",
    combat("obt pot", mod(SWARM_CLOSE, 1, OPPOSING), CREEPS_CLOSE),
    combat("OBT POT", mod(SWARM_CLOSE, 2, OPPOSING), CREEPS_CLOSE),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="57af0b143d63",
)
card(
    100214,
    "Blood to Water",
    combat("tha", if_(is_(OPPOSING, ALLY), burn(OPPOSING), other=burn(3, BLOOD, OPPOSING))),
    combat("THA", burn(5, BLOOD, OPPOSING), if_=CLOSE & ~FIRST_ROUND & is_(OPPOSING, VAMPIRE)),
    when=BEFORE_STRIKES | STRIKES_CHOSEN,
    if_=CLOSE & ~FIRST_ROUND,
    digest="12fc779aa276",
)
card(
    101970,
    "Thin Blood",
    combat("qui", burn(1, BLOOD, OPPOSING)),
    combat("QUI", burn(2, BLOOD, OPPOSING)),
    when=BEFORE_STRIKES,
    if_=CLOSE & is_(OPPOSING, VAMPIRE),
    limit=ROUND,
    digest="5c1e696f0495",
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
    101635,
    "Righteous Aura",
    combat(
        "",
        put(CARD, ME),
        when=END_OF_ROUND | AFTER_COMBAT,
        if_=~is_(OPPOSING, READY),
        who=~with_(named("Righteous Aura")),
    ),
    gives(BLEED, 2),
    on(fact.LEAVES, burn(CARD), of=BEARER),
    digest="4a6ed64b9cf8",
)

"""Strike cards: plain damage, hand strikes, dodges and ends, and what some of them do besides."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.combat import two_strikes
from praxis.vtes.cards.families import WEAKER
from praxis.vtes.cards.language import *
from praxis.vtes.cards.openings import FRENZIED, foils
from praxis.vtes.cards.strikes import after_combat, blade, unblocked


def press_on() -> Effect:
    """An optional press this round, which can only continue the combat."""
    return grant(ability(PRESS, press("continue"), limit=ROUND), ROUND)


def press_out() -> Effect:
    """An optional press this round, which can only end the combat."""
    return grant(ability(PRESS, press("end"), limit=ROUND), ROUND)


def moves(code: str, *effects: Effect, to: str = "") -> Way:
    """A combat card with a maneuver, and further effects if given."""
    return combat(code, maneuver(to), *effects, when=RANGE)


def presses(code: str, to: str = "") -> Way:
    return combat(code, press(to), when=PRESS)


# -- damage -----------------------------------------------------------------------------------------------------------

two_strikes(101825, "Song in the Dark", "ani", damage(2), damage(2, AGGRAVATED), "3cb8ced51c77")
two_strikes(101669, "Sacrament of Carnage", "pot", damage(2, RANGED), damage(3, RANGED), "b01a1574e769")
two_strikes(101202, "Mercury's Arrow", "cel", damage(1, RANGED, OPTIONAL), damage(3, RANGED), "06ab039405d7")
two_strikes(100748, "Flesh Bond", "ani", damage(2, RANGED), ends(), "007933a52ede")
card(
    100403,
    "Conflagration",
    strike("pot", damage(2, RANGED)),
    strike("dai", damage(1, RANGED | AGGRAVATED)),
    strike("DAI", damage(2, RANGED | AGGRAVATED)),
    digest="81ad3d376473",
)
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
    101745,
    "Shadow Strike",
    strike("obt", damage(0, RANGED | WITH_STRENGTH, OPTIONAL)),
    strike("OBT", above, mod(PRESSES, 1)),
    digest="d96351108741",
)
card(
    102171,
    "Well-Aimed Car",
    strike("pot", damage(4, RANGED)),
    strike("POT", above, mod(PRESSES, 1)),
    if_=LONG & ~FIRST_ROUND,
    digest="15f67c2681b4",
)
card(
    100582,
    "Drain Essence",
    strike("tha", steals(2, RANGED)),
    strike("THA", steals(4, RANGED)),
    if_=~FIRST_ROUND,
    digest="8d79ee50f841",
)


def sweat(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """A strike of Quietus at long range, the damage of which cannot be prevented."""
    hurts = RANGED | UNPREVENTABLE
    card(
        official,
        name,
        strike("qui", damage(basic, hurts)),
        strike("QUI", damage(superior, hurts)),
        if_=LONG,
        digest=digest,
    )


sweat(100211, "Blood Sweat", 2, 3, "b092b6096987")
sweat(100677, "Exuding Blood", 1, 2, "0b91309c06cc")


def against_an_ally(code: str, n: int) -> tuple[Way, Way]:
    """One more damage if the opposing minion is an ally."""
    ally = is_(OPPOSING, ALLY)
    return strike(code, damage(n, RANGED), if_=~ally), strike(code, damage(n + 1, RANGED), if_=ally)


card(
    100368,
    "Coagulate Blood",
    *against_an_ally("qui", 1),
    *against_an_ally("QUI", 2),
    digest="3f36f95d32c5",
)
card(
    100249,
    "Breath of Thanatos",
    modifier("nec", mod(STEALTH, 2), if_=kind("recruit", "employ") & is_(PLAYED_CARD, trait("wraith"))),
    strike("NEC", damage(1, AGGRAVATED)),
    digest="4f505fe0d591",
)
card(
    101188,
    "Mayaparisatya",
    combat(
        "chi",
        immune(FROM_WEAPONS, until=COMBAT),
        when=BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | ADDITIONAL | PREVENT,
    ),
    strike("CHI", damage(1, RANGED | UNPREVENTABLE | AGGRAVATED), if_=LONG),
    digest="9893b993c9f0",
)
card(
    100604,
    "Earthshock",
    strike("pot", damage(0, RANGED | WITH_STRENGTH | UNDODGEABLE | GROUNDED)),
    strike("POT", damage(1, RANGED | WITH_STRENGTH | UNDODGEABLE | GROUNDED)),
    digest="08dcbc866efd",
)

# -- hand strikes and melee weapons -----------------------------------------------------------------------------------

two_strikes(101693, "Scorpion Sting", "ani", hand(1), hand(1, UNDODGEABLE), "e1282aca3743")
two_strikes(100503, "Dead Hand", "nec", hand(1), hand(1, NO_FORTITUDE), "2c28d08272a4")
card(
    100309,
    "Cauldron of Blood",
    strike("tha", hand(2)),
    strike("THA", hand(4)),
    if_=~FIRST_ROUND,
    digest="4a0d3834e8e7",
)
card(
    100389,
    "Compress",
    strike("pot", hand(2)),
    strike("thn", damage(2, AGGRAVATED)),
    strike("THN", damage(3, AGGRAVATED)),
    digest="136b75cfe2a2",
)


def hand_or_blade(code: str, n: int, *more: Effect, flags: int = 0, if_: Condition | None = None) -> tuple[Way, Way]:
    """A hand strike or a strike with a melee weapon, with so much more damage."""
    return strike(code, hand(n, flags), *more, if_=if_), strike(code, wield(blade(), n, flags), *more, if_=if_)


card(101131, "Lucky Blow", *hand_or_blade("", 1), not_replaced="combat", digest="c18ba8651128")
card(
    100862,
    "Growing Fury",
    *hand_or_blade("pot", 2, if_=~FIRST_ROUND),
    *hand_or_blade("POT", 3, if_=~FIRST_ROUND),
    digest="755e68e9279d",
)
card(
    102106,
    "Vengeance of Samiel",
    *hand_or_blade("pot", 1),
    *hand_or_blade("val", 1, flags=UNDODGEABLE),
    *hand_or_blade("VAL", 2, flags=UNDODGEABLE),
    digest="cc37ebaf0db0",
)
card(101209, "Mighty Grapple", presses("pot", "continue"), *hand_or_blade("POT", 1, press_on()), digest="d950957e2ce4")
card(
    100180,
    "Blessed Blade",
    reflex("val", cancel(trait("grapple"))),
    strike("val", wield(blade(), 2)),
    strike("VAL", wield(blade(), 3)),
    digest="4a4b56f2ec22",
)
LEADEN = grant(ability(PRESS, press("continue"), cost=pay(1, BLOOD), limit=ROUND), ROUND)
card(
    101077,
    "Lead Fist",
    strike("tha", hand(1)),
    strike("vis", hand(1), LEADEN),
    strike("VIS", hand(2), LEADEN),
    digest="7c70916ef56f",
)
card(
    100850,
    "Grasp of the Python",
    strike("ser", hand(0), press_on()),
    strike(
        "SER",
        hand(0),
        press_on(),
        later(fact.ROUND, set_range("close"), hang(cannot(rule.OTHER_STRIKE, BOTH), ROUND), until=COMBAT),
    ),
    if_=CLOSE,
    digest="2d2686d2967d",
)
card(
    100537,
    "Devil-Channel: Back",
    FRENZIED,
    combat("abo", extra(hand(0)), cost=pay(1, BLOOD), when=ADDITIONAL),
    combat("ABO", extra(hand(0)), when=ADDITIONAL),
    digest="dc81a4e43e5f",
)

# -- what a strike does besides ---------------------------------------------------------------------------------------


def rot(*more: Effect) -> Effect:
    """In the press step, inflict damage on the vampire whom the strike has hit."""
    return hits(if_(is_(OPPOSING, VAMPIRE), later(fact.PRESS_STEP, inflict(1, T, UNPREVENTABLE), until=ROUND)), *more)


card(
    101268,
    "Necrosis",
    strike("pot", hand(1)),
    strike("thn", hand(2)),
    strike("THN", hand(2), rot()),
    digest="8cdfead73395",
)
DAGON = hits(hang(on(fact.PRESS_STEP, inflict(1, T, UNPREVENTABLE)), COMBAT, on=OPPOSING))
card(
    100488,
    "Dagon's Call",
    strike("qui", hand(0), DAGON),
    strike("QUI", hand(1), DAGON),
    limit=COMBAT,
    digest="60c337e21718",
)
ENDS_AFTER = besides(outcome(COMBAT_OVER))
card(
    100066,
    "Anesthetic Touch",
    strike("aus", dodge()),
    strike("obe", hand(0), ENDS_AFTER),
    strike("OBE", hand(0, FIRST), ENDS_AFTER),
    if_=CLOSE,
    digest="8e0b7c53b0a5",
)
card(
    100238,
    "Bonecraft",
    strike("vic", damage(1), hits(put(CARD, OPPOSING))),
    strike("VIC", damage(1), hits(put(CARD, OPPOSING), remember(OPPOSING))),
    gives(STRENGTH, -1),
    gives(STRENGTH, -1, if_=is_(CHOSEN, MINION)),  # only the superior level remembers whom it has struck
    act(burn(CARD), who=VAMPIRE, blood=2, stealth=1),
    digest="6523d6c67830",
)
BEDS = hits(put(CARD, OPPOSING), if_(is_(OPPOSING, trait("mortal")), burn(OPPOSING)))
card(
    101203,
    "Mercy for Seth",
    strike("nec", special(), BEDS),
    strike("NEC", damage(1), BEDS),
    at(fact.UNLOCK_PHASE, inflict(1, BEARER, UNPREVENTABLE), whose=controller(BEARER)),
    act(burn(CARD), stealth=1),
    digest="92993a797e5d",
)

# -- equipment and retainers ------------------------------------------------------------------------------------------

two_strikes(101760, "Shattering Blow", "pot", destroys(), destroys(FIRST), "538aee42614f")
card(
    100576,
    "Donnybrook",
    strike("obf", destroys(FIRST | RETAINERS_TOO)),
    strike("pro", hand(0, AGGRAVATED)),
    strike("ser", steals(2)),
    if_=CLOSE,
    digest="3959fa15aa8f",
)
card(
    101178,
    "Mask Empathy",
    strike("pre", destroys(RANGED | RETAINERS_ONLY)),
    combat("PRE", burn(a(RETAINER, on_(OPPOSING))), cost=pay(1, BLOOD), when=BEFORE_RANGE),
    digest="b6269abd8be8",
)

card(
    100511,
    "Decapitate",
    *hand_or_blade("pot", 2),
    combat("POT", burn(OPPOSING), when=FALLING, if_=is_(OPPOSING, VAMPIRE, FALLS) & ~is_(ME, FALLS | PERISHES)),
    digest="b6e4bc60a846",
)

# -- dodges and ends --------------------------------------------------------------------------------------------------

card(102089, "Vampiric Speed", strike("cel", dodge()), strike("CEL", dodge(), mod(PRESSES, 1)), digest="00f5424d715f")
card(100123, "Backflip", strike("", dodge(), mod(PRESSES, 1)), if_=LONG, digest="0802b3cd389b")
card(101528, "Quick Exit", presses("obf", "end"), strike("OBF", dodge()), digest="89adf2c01b45")
card(100688, "Fade from View", presses("obf"), strike("OBF", dodge()), digest="0c4ba0999b87")
card(100047, "Amria", moves("chi", to="long"), strike("CHI", dodge(), press_out()), digest="5827c4ad3ac2")
card(
    100596,
    "Dust to Dust",
    presses("obf", "end"),
    strike("thn", dodge(), mod(PRESSES, 1)),
    strike("THN", dodge(OPTIONAL), mod(PRESSES, 1)),
    digest="69415a5b5e00",
)
card(
    101023,
    "The Jones",
    strike("ser", dodge(), press_out()),
    foils("SER", STRIKE_CARD, limit=ROUND),
    if_=is_(OPPOSING, WEAKER),
    digest="ec7d85fe17d6",
)
card(
    100235,
    "Bond with the Mountain",
    strike("tha", dodge(), mod(PRESSES, 1)),
    strike("vis", ends(UNLOCKS), hits(unlock(IT))),
    strike("VIS", ends(UNLOCKS)),
    digest="03fca04adf18",
)
card(
    101995,
    "Torrent",
    combat("cel", mod(STRIKES, 1), when=ADDITIONAL),
    strike("CEL", ends(), unblocked()),
    digest="e63f041d7b8a",
)
card(
    100751,
    "Flow Within the Mountain",
    presses("tha"),
    strike("vis", ends()),
    strike("VIS", ends(), unblocked()),
    digest="d1ddf787c733",
)
card(
    100321,
    "Chameleon's Colors",
    moves("ani"),
    presses("spi"),
    moves("spi", mod(PRESSES, 1)),
    strike("SPI", ends(), unblocked("bleed"), if_=LONG),
    digest="5fff78ef0994",
)
card(
    101991,
    "Toreador's Bane",
    strike("pre", ends()),
    strike("mel", ends(), unblocked("bleed", "political")),
    strike("MEL", ends(), unblocked()),
    if_=is_(OPPOSING, clan("Toreador", "Toreador antitribu") | WEAKER),
    digest="e7b06e242cbb",
)
card(
    101204,
    "Mercy for the Weak",
    strike("", ends(), after_combat(gain(1, BLOOD, T)), if_=is_(OPPOSING, VAMPIRE)),
    who=VAMPIRE & where(num(BLOOD, IT) > num(BLOOD, OPPOSING)),
    digest="f4182d5a8657",
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
    101244,
    "Morphean Blow",
    strike("cel", ends()),
    strike("val", ends(), after_combat(put(CARD, T))),
    strike("VAL", ends(), after_combat(put(CARD, T)), unblocked("bleed")),
    cannot(rule.ACT, BEARER),
    cannot(rule.BLOCK, BEARER),
    on(fact.TURN_ENDS, burn(CARD)),
    if_=CLOSE,
    digest="492678ff66d5",
)
card(
    102072,
    "Unholy Penance",
    strike("pre", ends()),
    strike(
        "PRE",
        ends(),
        after_combat(put(CARD, T), remember(ME)),
        if_=~is_(OPPOSING, with_(named("Unholy Penance"))),
    ),
    gives(BLEED, 1, all_(among(CHOSEN)), if_=kind("bleed") & directed_at(controller(BEARER))),
    act(burn(CARD), stealth=1),
    digest="f479eab992cc",
)

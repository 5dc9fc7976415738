"""Combat cards: B."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import UNARMED, blade, press_out, sweat, two_strikes
from praxis.vtes.definitions.shapes.several import IN_TIME_FOR_CLAWS, foils, keeps_one, moves

card(100123, "Backflip", strike("", dodge(), mod(PRESSES, 1)), if_=LONG, digest="0802b3cd389b")
card(
    100125,
    "Backstep",
    moves("", later(fact.WOUNDED, mod(PRESSES, 1, OPPOSING), of=ME, to=OPPOSING, until=ROUND), to="long"),
    digest="05ecf420553a",
)
card(
    100145,
    "Bear's Skin",
    combat("ani pro", mod(STRENGTH, 1, ME, ROUND), keeps_one()),
    combat("ANI PRO", mod(STRENGTH, 1, ME, COMBAT), keeps_one(COMBAT)),
    when=BEFORE_RANGE,
    limit=COMBAT,
    digest="6daf903d290e",
)
card(
    100149,
    "Behind You!",
    combat("obf", maneuver(), when=RANGE),
    strike("OBF", dodge()),
    if_=FIRST_ROUND,
    digest="75c4654dfaf3",
)
card(
    100164,
    "The Black Beast",
    combat("", put(CARD, ME), when=BEFORE_RANGE, if_=is_(OPPOSING, CAMARILLA), who=~with_(named("The Black Beast"))),
    gives(STRENGTH, 1, if_=is_(OPPOSING, CAMARILLA)),
    ability(PRESS, press("continue"), cost=burn(CARD), if_=is_(OPPOSING, CAMARILLA)),
    digest="b4f4a37b35ca",
)
card(
    100180,
    "Blessed Blade",
    reflex("val", cancel(trait("grapple"))),
    strike("val", wield(blade(), 2)),
    strike("VAL", wield(blade(), 3)),
    digest="4a4b56f2ec22",
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


def fury(official: int, name: str, basic: int, superior: int, digest: str) -> None:
    """Thaumaturgy: a hand strike that Fortitude does not stop, and that makes weapons harmless."""
    card(
        official,
        name,
        strike("tha", hand(basic, UNARMED)),
        strike("THA", hand(superior, UNARMED)),
        if_=CLOSE,
        digest=digest,
    )


fury(100201, "Blood Fury", 1, 2, "c7c5ebccf73b")
fury(100208, "Blood Rage", 0, 1, "b48b941a0c24")
sweat(100211, "Blood Sweat", 2, 3, "b092b6096987")
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
    100219,
    "Bloodform",
    strike("vic", ends(), if_=is_(OPPOSING, ALLY)),
    combat("VIC", immune(NOT_AGGRAVATED), hang(cannot(rule.ANY_STRIKE, ME), ROUND), press_out(), when=BEFORE_RANGE),
    digest="27059cc6d514",
)
card(
    100227,
    "Blur",
    combat("cel", mod(STRIKES, 1)),
    combat("CEL", mod(STRIKES, 2)),
    when=ADDITIONAL,
    digest="1e590ff65bdc",
)
card(
    100228,
    "Body Arsenal",
    combat("vic", mod(AGGRAVATED_HANDS, 1)),
    combat("VIC", mod(AGGRAVATED_HANDS, 1), mod(STRENGTH, 1)),
    when=IN_TIME_FOR_CLAWS,
    digest="6ad222676ed8",
)
two_strikes(100230, "Body Flare", "pro", damage(2, AGGRAVATED), damage(2, AGGRAVATED | RANGED), "eba95563af57")
card(
    100232,
    "Bollix",
    combat("cel", maneuver(), when=RANGE),
    combat("cel", press(), when=PRESS),
    foils("pre", trait("aim") | trait("frenzy") | trait("grapple")),
    strike("tha", hand(1, UNARMED)),
    who=ANARCH,
    digest="38ff96f522df",
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
    100237,
    "Bone Spur",
    combat("pro", mod(AGGRAVATED_HANDS, 1)),
    combat("PRO", mod(AGGRAVATED_HANDS, 1, ME, COMBAT)),
    when=IN_TIME_FOR_CLAWS,
    digest="f21200aec487",
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
card(100244, "Boxed In", combat("", press(), when=PRESS), not_replaced="combat", digest="27f8b421b045")


def sunlight(official: int, name: str, code: str, digest: str, close_only: bool) -> None:
    """A ranged strike that also inflicts damage on the striker."""
    levels = []
    for discipline, n in ((code, 1), (code.upper(), 2)):
        backlash = inflict(n, ME, AGGRAVATED)
        harm = besides(if_(CLOSE, backlash) if close_only else backlash)
        levels.append(strike(discipline, damage(n, RANGED | AGGRAVATED), harm))
    card(official, name, *levels, digest=digest)


sunlight(100250, "Breath of the Dragon", "vic", "71a167eacdee", close_only=True)
card(
    100252,
    "Brick by Brick",
    combat("tha", maneuver(), when=RANGE),
    strike("vis", damage(2, RANGED, OPTIONAL)),
    combat("VIS", set_range("close"), when=BEFORE_RANGE),
    combat("VIS", set_range("long"), when=BEFORE_RANGE),
    digest="b4a6048ef6d9",
)
card(
    100271,
    "Burning Wrath",
    strike("pot", hand(1, AGGRAVATED)),
    strike("POT", hand(2, AGGRAVATED)),
    digest="32f57cc78c8a",
)
sunlight(100273, "Burst of Sunlight", "tha", "2efc2fe7e1bb", close_only=False)

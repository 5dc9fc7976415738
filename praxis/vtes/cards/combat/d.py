"""Combat cards: D."""

from __future__ import annotations

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.combat import MORE_HARM, another, hand_or_blade, in_hand, two_strikes
from praxis.vtes.definitions.shapes.several import FRENZIED, foils, presses

DAGON = hits(hang(on(fact.PRESS_STEP, inflict(1, T, UNPREVENTABLE)), COMBAT, on=OPPOSING))
card(
    100488,
    "Dagon's Call",
    strike("qui", hand(0), DAGON),
    strike("QUI", hand(1), DAGON),
    limit=COMBAT,
    digest="60c337e21718",
)
card(
    102315,
    "Dance with the Devil",
    *(combat(code, maneuver("close"), when=RANGE) for code in ("obf", "tha")),
    *(combat(code, maneuver("close"), another("close"), when=RANGE) for code in ("OBF", "THA")),
    digest="310b6eebf947",
)
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
two_strikes(100503, "Dead Hand", "nec", hand(1), hand(1, NO_FORTITUDE), "2c28d08272a4")
card(100504, "Dead-End Alley", presses("", "continue"), digest="2429603691ff")
card(
    100510,
    "Death Seeker",
    foils("", COMBAT_CARD, played_by(FIGHTING), limit=ROUND),
    digest="5676db51746c",
)
card(
    100511,
    "Decapitate",
    *hand_or_blade("pot", 2),
    combat("POT", burn(OPPOSING), when=FALLING, if_=is_(OPPOSING, VAMPIRE, FALLS) & ~is_(ME, FALLS | PERISHES)),
    digest="b6e4bc60a846",
)


def charming(what: Filter) -> Effect:
    """A reaction that cancels such a card of Presence that a younger vampire plays."""
    return cancel(what, requires("pre"), played_by(VAMPIRE, YOUNGER), others=True, free=True)


card(
    100523,
    "Denial of Aphrodite's Favor",
    reaction(
        "dom for",
        charming(ACTION_CARD),
        not_again(ACTING),
        when=AS_PLAYED,
    ),
    *(
        way(
            "DOM FOR",
            cancel(what, requires("pre"), played_by(VAMPIRE, YOUNGER), others=True, free=True),
            when=AS_PLAYED,
        )
        for way, what in ((reaction, MODIFIER_CARD), (combat, COMBAT_CARD))
    ),
    covered="who has an action card cancelled does not lock",
    digest="5c06f49d016f",
)
card(
    100537,
    "Devil-Channel: Back",
    FRENZIED,
    combat("abo", extra(hand(0)), cost=pay(1, BLOOD), when=ADDITIONAL),
    combat("ABO", extra(hand(0)), when=ADDITIONAL),
    digest="dc81a4e43e5f",
)
card(
    100539,
    "Devil-Channel: Hands",
    FRENZIED,
    combat("abo", mod(AGGRAVATED_HANDS, 1, ME, COMBAT), when=BEFORE_RANGE),
    combat("ABO", above, mod(PRESSES, 1), when=BEFORE_RANGE),
    digest="b38f62feda16",
)
card(
    100549,
    "Disarm",
    combat("pot", put(CARD, OPPOSING), put(OPPOSING, TORPOR)),
    combat("POT", put(CARD, OPPOSING), put(OPPOSING, TORPOR)),
    gives(STRENGTH, -1),
    gives(STRENGTH, -1, level=1),
    ability(AT_ANY_TIME, burn(CARD), cost=pay(3, BLOOD, BEARER), by=BY_KEEPER),
    when=END_OF_ROUND,
    if_=CLOSE & MORE_HARM & is_(OPPOSING, VAMPIRE, IN_PLAY, ~with_(named("Disarm"))),
    digest="0080943efd62",
)


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
    100554,
    "Disengage",
    presses("", "end"),
    combat("", cancel(trait("grapple"), others=True, free=True), cost=pay(1, BLOOD), when=AS_PLAYED, who=VAMPIRE),
    not_replaced="combat",
    digest="9cc2824c0da0",
)
card(
    100555,
    "Disguised Weapon",
    combat("obf", equip(in_hand(EQUIPMENT, trait("weapon"))), when=BEFORE_RANGE),
    combat("OBF", equip(in_hand(EQUIPMENT, trait("weapon"))), when=BEFORE_RANGE | STRIKE),
    digest="c6cc90af0993",
    covered="the moment is that of strikes",
)
card(
    100563,
    "Diversion",
    combat("cel", mod(STRIKES, 1), when=ADDITIONAL),
    combat("for", prevent(2), when=PREVENT),
    strike("tha", steals(1, RANGED, OPTIONAL)),
    who=ANARCH,
    digest="b6901249ba11",
)
card(100567, "Dodge", strike("", dodge()), not_replaced="combat", digest="28b8b9c647b6")
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
    100582,
    "Drain Essence",
    strike("tha", steals(2, RANGED)),
    strike("THA", steals(4, RANGED)),
    if_=~FIRST_ROUND,
    digest="8d79ee50f841",
)
card(
    100585,
    "Drawing Out the Beast",
    combat(
        "ani",
        mod(STRENGTH, 1, OPPOSING),
        hang(cannot(rule.MANEUVER, OPPOSING, if_=CLOSE), COMBAT),
        hang(cannot(rule.PRESS, OPPOSING, if_=PRESSED), COMBAT),
        hang(cannot(rule.USE, OPPOSING, EQUIPMENT), COMBAT),
    ),
    combat("ANI", above, hang(on(fact.PRESS_STEP, inflict(1, OPPOSING, UNPREVENTABLE)), COMBAT)),
    when=BEFORE_RANGE,
    if_=FIRST_ROUND & is_(OPPOSING, VAMPIRE),
    limit=COMBAT,
    digest="6c78950e5460",
)
card(
    100596,
    "Dust to Dust",
    presses("obf", "end"),
    strike("thn", dodge(), mod(PRESSES, 1)),
    strike("THN", dodge(OPTIONAL), mod(PRESSES, 1)),
    digest="69415a5b5e00",
)
card(
    100597,
    "Dust Up",
    strike("ani", hand(1, UNDODGEABLE)),
    strike("cel", dodge(), mod(STRIKES, 1)),
    strike("pot", hand(2)),
    who=ANARCH,
    digest="749cb2aa8139",
)

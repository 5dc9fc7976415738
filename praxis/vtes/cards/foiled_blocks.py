"""Action modifiers against those who block: attempts fail, intercept falls, blocks are forbidden or undone."""

from __future__ import annotations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.families import *
from praxis.vtes.cards.language import *

# -- the attempt fails ------------------------------------------------------------------------------------------------


def tongue(n: int) -> Effect:
    """The attempt fails and no minion of the same controller can attempt again, unless the blocker burns so much
    blood."""
    return unless(controller(BLOCKING), pay(n, BLOOD, BLOCKING), block_fails(ALL_OF_HERS))


card(
    100450,
    "Crocodile's Tongue",
    modifier("aus", tongue(1)),
    modifier("AUS", tongue(2)),
    when=ATTEMPT,
    if_=is_(BLOCKING, WEAKER),
    covered="paying stops the effect of the card",
    digest="b438f7edac96",
)
card(
    102041,
    "True Love's Face",
    modifier("obf pre", mod(BLEED, 1), limited=True),
    modifier(
        "OBF PRE",
        unless(controller(BLOCKING), pay(1, POOL, controller(BLOCKING)), block_fails()),
        when=ATTEMPT,
    ),
    digest="b5998377ac8a",
)
card(102282, "Stygian Shroud", less_intercept("obl"), fails("OBL", cost=pay(1, BLOOD, ME)), digest="e96a3bce9164")
card(102250, "Forced Confessional", less_intercept("dom"), fails("DOM"), digest="13f90ec018a0")
card(
    102221,
    "Enchanting Gaze",
    modifier("pre pro", mod(STEALTH, 1)),
    modifier(
        "PRE PRO",
        above,
        grant(ability(ATTEMPT, block_fails(), cost=pay(1, CORRUPTION, BLOCKING), by=BY_ACTING, limit=ACTION)),
    ),
    digest="ec13a32d6e52",
)


def lured(*more: Effect) -> tuple[Effect, ...]:
    """The attempt to block fails, and the minion who made it is locked."""
    return block_fails(), *more, lock(a(MINION, among(BLOCKING)))


def they_fight() -> Effect:
    """The acting minion enters combat with the chosen one after the action, if the action was resolved."""
    return later(fact.RESOLVES, later(fact.OVER, fight(T, who=ME)))


card(
    102328,
    "Hedonism",
    *either("for pre", *lured(lock(ME)), they_fight()),
    *either("FOR PRE", *lured(lock(ME))),
    when=ATTEMPT,
    by=BY_OTHER,
    who=VAMPIRE & UNLOCKED,
    digest="a8ebe6681d22",
)
card(
    101786,
    "Siren's Lure",
    modifier("cel", mod(STEALTH, 1), cost=pay(2, BLOOD, ME)),
    modifier("mel", *lured(lock(ME)), they_fight(), when=ATTEMPT, by=BY_OTHER, who=VAMPIRE & UNLOCKED),
    modifier("MEL", *lured(), they_fight(), when=ATTEMPT, by=BY_OTHER, who=VAMPIRE & UNLOCKED),
    digest="76e8549c1766",
)

# -- the action ends at the attempt -----------------------------------------------------------------------------------

NOT_HARDY = is_(BLOCKING, VAMPIRE, ~has("for"))
card(
    101062,
    "The Kiss of Ra",
    modifier("for", outcome(VOID), burn(2, BLOOD, BLOCKING)),
    modifier("FOR", above, put(BLOCKING, TORPOR)),
    when=ATTEMPT,
    if_=NOT_HARDY,
    digest="bba22b0a6cf3",
)
card(
    101935,
    "Tangle Atropos' Hand",
    modifier("pot", unlock(ME), outcome(VOID)),
    modifier("tem", unlock(ME), outcome(VOID), put(PLAYED_CARD, HAND)),
    modifier("TEM", above, later(fact.ACTED, hang(gives(STEALTH, 1, ACTING)), of=ME, until=TURN)),
    when=ATTEMPT,
    covered="the action ends before its resolution",
    digest="8d9d84264abe",
)

# -- less intercept ---------------------------------------------------------------------------------------------------

card(
    101387,
    "Perfect Paragon",
    modifier("pre", mod(VOTES, 3, ME), when=POLLING),
    modifier("PRE", hang(gives(INTERCEPT, -1, all_(WEAKER)))),
    digest="410a773cd573",
)
card(
    102346,
    "Unthinkable Humiliation",
    *either("pot pre", *taxed(MINION, allies=True)),
    *either("POT PRE", *taxed(MINION, allies=True), hang(gives(INTERCEPT, -1, all_(MINION)))),
    digest="a74b07ab68ce",
)
card(
    100016,
    "Acheron Vortex",
    modifier("", hang(gives(INTERCEPT, -1, all_(MINION, ~has("nec"), ~has("obt"))))),
    digest="4dbeb443e5fe",
)
card(
    101286,
    "Nightshades",
    modifier("obt", mod(INTERCEPT, -1, a(WEAKER, READY)), when=ANNOUNCED),
    modifier("OBT", mod(INTERCEPT, -1, a(WEAKER, READY)), when=ANNOUNCED | ATTEMPT),
    covered="the other moment to play it",
    digest="84adee1c7990",
)
card(
    101907,
    "Suppressing Fire",
    less_intercept("", by=BY_OTHER, who=UNLOCKED & with_(trait("gun"))),
    digest="aefafe0c110a",
)

# -- somebody cannot block --------------------------------------------------------------------------------------------

card(
    101805,
    "The Sleeping Mind",
    cannot_block("dom", VAMPIRE, LOCKED),
    modifier("DOM", hang(instead(fact.UNLOCKS, of=MINION)), when=ANNOUNCED),
    digest="82090b981422",
)
card(
    102316,
    "Dominant Personality",
    *(less_intercept(code) for code in ("pot", "pre")),
    *(cannot_block(code, VAMPIRE) for code in ("POT", "PRE")),
    digest="fdc48795cff9",
)
card(
    102338,
    "Seeds of Terror",
    *either("obf pre", *taxed(MINION, allies=False)),
    *either("OBF PRE", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY)), *taxed(MINION, allies=False)),
    when=ANNOUNCED,
    digest="2318c3562c50",
)
card(
    102264,
    "Visions of Gehenna",
    modifier("pre", hang(cannot(rule.BLOCK, ALLY))),
    modifier("PRE", mod(BLEED, 2), hang(cannot(rule.BLOCK, ALLY)), limited=True),
    digest="ab781fd68e1f",
)
card(
    101880,
    "Strange Day",
    modifier("", hang(cannot(rule.BLOCK, VAMPIRE)), when=ANNOUNCED, who=LAIBON, limit=GAME),
    digest="0459c12e1f92",
)
card(
    101162, "Mantle of the Moon", modifier("", hang(cannot(rule.BLOCK, MINION)), when=ANNOUNCED), digest="784030369a31"
)
card(101870, "Stiff Contempt", modifier("", *taxed(VAMPIRE, allies=True), when=ANNOUNCED), digest="1ed10f52fac6")
TO_TORPOR_AFTER = once_resolved(put(ME, TORPOR))
card(
    100502,
    "Day Operation",
    modifier("for", hang(cannot(rule.BLOCK, VAMPIRE)), TO_TORPOR_AFTER, when=ANNOUNCED),
    modifier("FOR", hang(cannot(rule.BLOCK, VAMPIRE)), TO_TORPOR_AFTER, when=ANNOUNCED | ATTEMPT),
    digest="db550ce7def2",
)
card(
    100513,
    "Deed the Heart's Desire",
    cannot_block("qui", VAMPIRE, YOUNGER),
    modifier("QUI", mod(CANNOT_BLOCK, 1, a(VAMPIRE, READY, YOUNGER)), hang(cannot(rule.PLAY, T, REACTION_CARD))),
    when=ANNOUNCED,
    digest="d996431f2634",
)
card(
    102288,
    "Consign to Oblivion",
    modifier("obl", hang(costs(1, BLOOD_COST, MINION, REACTION_CARD))),
    modifier("OBL", above, hang(on(fact.PLAYED, held_back(ACTION), about=REACTION_CARD))),
    when=ANNOUNCED,
    digest="dc1ce9196ef9",
)
card(
    102251,
    "Invigorate",
    modifier("ani", mod(STRENGTH, 1, ME, ACTION)),
    modifier("dom", hang(cannot(rule.BLOCK, ALLY))),
    modifier("pro", mod(AGGRAVATED_HANDS, 1, ME, ACTION)),
    who=ANARCH,
    digest="8a90f755617c",
)
card(
    101725,
    "Serenading the Kami",
    modifier("tha", mod(STRENGTH, 1, ME, ACTION)),
    modifier("THA", mod(STRENGTH, 2, ME, ACTION)),
    when=ANNOUNCED,
    digest="c27dae282756",
)
card(
    100992,
    "Inspire Greatness",
    modifier("pot pre", mod(STRENGTH, 1, ACTING, ACTION)),
    modifier("POT PRE", mod(STRENGTH, 2, ACTING, ACTION)),
    by=BY_OTHER,
    if_=is_(ACTING, WEAKER),
    digest="8e03de397033",
)

# -- daylight ---------------------------------------------------------------------------------------------------------


def in_daylight() -> Effect:
    """All damage to vampires in the resulting combat is aggravated."""
    return if_blocked(mod(SUNLIT, 1, BOTH, COMBAT))


card(
    100501,
    "Dawn Operation",
    modifier("for", in_daylight(), if_(is_(BLOCKING, VAMPIRE), may(block_fails(ONCE_MORE), by=controller(BLOCKING)))),
    modifier("FOR", in_daylight()),
    covered="he may let his attempt fail, at the basic level",
    digest="64a4ed7b856c",
)
card(
    100571,
    "Domain of Evernight",
    modifier("obf", mod(STEALTH, 1)),
    modifier("tem", in_daylight()),
    modifier("TEM", unlock(ME), when=SUCCEEDED, limit=TURN),
    digest="9236bd9cfd5f",
)

# -- about to enter combat --------------------------------------------------------------------------------------------

COMES_TO_IT = among(BLOCKING) | FIGHTING
"""At the moment at which a combat is about to begin: the one who has blocked, or one of the two."""
OBEDIENT = is_(ACTING, VAMPIRE, YOUNGER)
card(
    101309,
    "Obedience",
    reaction("dom", outcome(ENDS), unlock(ACTING), not_again(ACTING)),
    reaction("DOM", outcome(ENDS), not_again(ACTING)),
    when=BLOCKED | WOULD_FIGHT,
    who=COMES_TO_IT,
    if_=OBEDIENT,
    digest="de06fa669548",
)
card(
    100828,
    "Gift of Sleep",
    modifier("obf", mod(STEALTH, 1)),
    modifier("obe", lock(BLOCKING), outcome(ENDS), when=BLOCKED, if_=is_(BLOCKING, ALLY)),
    modifier("obe", lock(OPPOSING), outcome(ENDS), when=WOULD_FIGHT, who=FIGHTING, if_=is_(OPPOSING, ALLY)),
    reaction("obe", lock(ACTING), outcome(ENDS), when=BLOCKED | WOULD_FIGHT, who=COMES_TO_IT, if_=is_(ACTING, ALLY)),
    modifier("OBE", mod(STEALTH, 1)),
    digest="c20b05dd0bf4",
)

# -- blocked, before the block is resolved ----------------------------------------------------------------------------

card(
    100323,
    "Change of Target",
    modifier("", unlock(ME), outcome(ENDS), not_again(ME), when=BLOCKED),
    digest="8d80ff7459ae",
)


NOT_OLDER = ~is_(BLOCKING, VAMPIRE, OLDER)


def undone() -> tuple[Effect, ...]:
    """The block fails after all, and the minion cannot try again."""
    return mod(CANNOT_BLOCK, 1, BLOCKING), outcome(GOES_ON)


card(
    101511,
    "Psychomachia",
    modifier("pre", unlock(ME), outcome(ENDS)),
    modifier("dai", *undone()),
    modifier("DAI", *undone(), inflict(1, BLOCKING, UNPREVENTABLE)),
    when=BLOCKED,
    if_=is_(BLOCKING, WEAKER),
    digest="50d15d966dea",
)
card(
    101397,
    "Phantom Speaker",
    modifier("chi", outcome(NO_COMBAT), mod(STAYS_UNLOCKED, 1, BLOCKING)),
    modifier("mel", *undone(), if_=NOT_OLDER),
    modifier(
        "MEL",
        mod(CANNOT_BLOCK, 1, a(MINION, among(BLOCKING))),
        outcome(GOES_ON),
        later(fact.SUCCEEDED, lock(T)),
        if_=NOT_OLDER,
    ),
    when=BLOCKED,
    covered="no combat, and the blocker does not lock",
    digest="2297aa610d6f",
)
card(
    100936,
    "Horrific Countenance",
    modifier("pro", outcome(GOES_ON), unlock(BLOCKING), hang(cannot(rule.BLOCK, MINION)), when=BLOCKED),
    digest="53bbd8a29a68",
)
card(
    101201,
    "Mental Maze",
    reaction("obf", lock(ME), outcome(ENDS), who=among(BLOCKING) & ~clan("Ministry")),
    reaction("obf", lock(ME), outcome(ENDS), who=among(BLOCKING) & clan("Ministry"), blood=0),
    reaction("OBF", outcome(ENDS), who=among(BLOCKING) & ~clan("Ministry")),
    reaction("OBF", outcome(ENDS), who=among(BLOCKING) & clan("Ministry"), blood=0),
    when=BLOCKED,
    if_=WEAKER_ACTS,
    covered="ways of their own for the clan, without the cost",
    digest="f7e45c1f76fa",
)
card(
    102129,
    "Voice of Madness",
    reaction("dem", lock(ME), outcome(ENDS)),
    reaction("DEM", above, burn(1, BLOOD, ACTING)),
    when=BLOCKED,
    who=among(BLOCKING),
    if_=WEAKER_ACTS,
    digest="18cd0b96a033",
)
card(
    101221,
    "Minor Irritation",
    reaction("", mod(STAYS_UNLOCKED, 1, ME), when=BLOCKED, who=VAMPIRE & among(BLOCKING), if_=WEAKER_ACTS),
    digest="02beb583e644",
)
card(
    101224,
    "Mirror's Visage",
    modifier("chi", unlock(ME), lock(BLOCKING), outcome(ENDS), mod(CANNOT_ACT, 1, ME, TURN), when=BLOCKED),
    modifier("CHI", mod(STEALTH, case(DIRECTED, 1, 2))),
    digest="d6fabf15fe8b",
)

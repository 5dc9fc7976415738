"""Actions that bleed, and what else they do."""

from __future__ import annotations

from itertools import combinations

from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.families import either
from praxis.vtes.cards.language import *

card(100999, "Intimidation", action("pre", bleed(1)), action("PRE", bleed(2)), digest="6002319373f9")
card(
    101819,
    "Social Charm",
    action("pre", bleed(1)),
    action("PRE", bleed(1), if_(BLED, gain(1))),
    digest="8ab54b41b8d2",
)
card(
    101193,
    "Media Influence",
    action("pre", bleed(2)),
    action("PRE", gain(1, BLOOD, all_(VAMPIRE, MINE, UNLOCKED))),
    digest="59316af08341",
)
card(
    100856,
    "Gremlins",
    action("dom", bleed(1)),
    action("myt", burn(a(EQUIPMENT, ~trait("melee weapon"))), stealth=1),
    action("MYT", bleed(1), stealth=1),
    digest="6adf09fc5d70",
)
card(
    101124,
    "Loss",
    action("qui", burn(a(EQUIPMENT | LOCATION, on_(all_(MINION, of(PREY) | of(PREDATOR)))))),
    action("QUI", bleed(2)),
    digest="7b4f5dda6cc7",
)
NO_TITLED_BLOCKER = hang(cannot(rule.BLOCK, VAMPIRE & TITLED))
card(
    101495,
    "Propaganda",
    action("pre", bleed(1, NO_TITLED_BLOCKER)),
    action("PRE", bleed(1, NO_TITLED_BLOCKER), lock(pick(MINION, READY, UNLOCKED, of(VICTIMS), by=VICTIMS))),
    digest="f5c4282bde9f",
)
card(
    102248,
    "Feast of the Soul's Secrets",
    action("dom", bleed(2)),
    action(
        "DOM",
        bleed(2),
        if_(
            BLED, gain(2, BLOOD, a(VAMPIRE, MINE, YOUNGER, READY | TORPOR | UNCONTROLLED))
        ),  # chosen at the announcement
    ),
    digest="0cf16c4532ee",
)
card(
    102320,
    "Enthrall",
    *either("obf pre", bleed(1), way=action),
    *either("OBF PRE", bleed(1), if_(BLED, may(draw(1, CRYPT), cost=pay(1, BLOOD, ME))), way=action),
    digest="1b39965941aa",
)


def forceful(n: int) -> Way:
    """A bleed; if it is blocked, the acting minion may be stronger in that combat."""
    grows = may(mod(STRENGTH, n, ME))
    return action("POT PRE" if n > 1 else "pot pre", bleed(n, later(fact.ROUND, grows, if_=FROM_BLOCK & FIRST_ROUND)))


card(101772, "Show of Force", forceful(1), forceful(2), digest="1cb1ad54e3c3")
card(
    100726,
    "Fiendish Tongue",
    action(
        "",
        bleed(1, mod(INTERCEPT, -1, all_(VAMPIRE, ANARCH))),
        if_(
            BLED & is_(ME, clan("Tzimisce")),
            later(fact.DISCARD_PHASE, may(unlock(ME), cost=pay(1, BLOOD, ME)), of=YOU, until=TURN),
        ),
        who=SABBAT,
    ),
    digest="2f73ec193f19",
)
card(
    102295,
    "Shroud of Decay",
    action("obl", bleed(1), if_(BLED, discard(pick(in_(HAND), of(VICTIMS), n=2, by=VICTIMS)))),
    action(
        "OBL",
        if_(
            count(ASH, of(a(SEAT, among(PREY)))) >= 7,
            put(pick(ASH, of(T), n=7), REMOVED),
            burn(3, POOL, T),
        ),
        if_=count(ASH, of(PREY)) >= 7,
    ),
    digest="689e2a4133ac",
)
IN_YOUR_MINION_PHASE = AT_ANY_TIME & ~(UNLOCK | MASTER | INFLUENCE | DISCARD | UNLOCK_OF_OTHERS)
"""Together with `YOUR_TURN`: the moments between actions and during an action of your own minion phase."""
card(
    101801,
    "Slaughtering the Herd",
    action("dom", bleed(2, hang(cannot(rule.BLOCK, ALLY)))),
    action("DOM", if_(is_(a(VAMPIRE, of(PREDATOR)), of(PREDATOR)), put(CARD, T), remember(ME))),
    on(fact.ACTED, take(1, BLOOD, BEARER, CHOSEN), of=BEARER),
    ability(IN_YOUR_MINION_PHASE, burn(CARD), cost=pay(4, BLOOD, BEARER), by=BY_KEEPER, if_=YOUR_TURN),
    on(fact.LEAVES, burn(CARD), of=CHOSEN),
    digest="68a5b8ad4d8b",
    covered="a vampire of your predator",
)
PULLING = YOUR_TURN & is_(CARD, ~noted("puppet master"), ~chosen_for(VAMPIRE))
"""Not yet in the turn in which it was played, and not after the minion phase of the next one: then he is remembered."""
BORROWED = (control(BEARER, borrowed=True), unlock(BEARER), burn(CARD))
card(
    101215,
    "Puppet Master",
    action("dom", bleed(2)),
    action("DOM", put(CARD, a(VAMPIRE, IN_PLAY, YOUNGER), kept=True), lock(T), note("puppet master", CARD)),
    cannot(rule.UNLOCK, BEARER),
    ability(IN_YOUR_MINION_PHASE, *BORROWED, if_=PULLING),
    on(fact.INFLUENCE_PHASE, remember(BEARER), of=YOU, if_=PULLING),
    digest="d642e07d6deb",
)
card(
    101138,
    "Madman's Quill",
    action("aus dem", bleed(2)),
    action(
        "AUS DEM",
        if_(is_(a(MINION, READY, of(PREY)), READY, of(PREY)), put(CARD, T)),
        if_=~exists(named("Madman's Quill"), on_(all_(MINION, of(PREY)))),
    ),
    gives(BLEED, 1, all_(VAMPIRE, has("dem")), if_=kind("bleed") & directed_at(controller(BEARER))),
    burnable(VAMPIRE, blood=2),
    covered="whose minion: of(PREY)",
    digest="369a7acf7cdf",
)

# -- with as many Disciplines as one likes ----------------------------------------------------------------------------


def several(*codes: str) -> list[tuple[str, ...]]:
    """All choices of one or more of some Disciplines, fewest first."""
    return [chosen for n in range(1, len(codes) + 1) for chosen in combinations(codes, n)]


def compound(
    official: int, name: str, codes: tuple[str, str, str], bleeds: str, hides: str, digest: str, covered: str = ""
) -> None:
    """A bleed of an anarch to which each Discipline that is used adds something."""
    ways = []
    for chosen in several(*codes):
        then = [BESIDES[official, code]() for code in chosen if (official, code) in BESIDES]
        more, stealth = int(bleeds in chosen), int(hides in chosen)
        ways.append(action(" ".join(chosen), bleed(more), *then, who=ANARCH, stealth=stealth))
    card(official, name, *ways, digest=digest, covered=covered)


def corrupts() -> Effect:
    return if_(BLED, gain(1, CORRUPTION, pick(MINION, of(VICTIMS))))


def locks_one() -> Effect:
    return if_(BLED, may(lock(pick(MINION, of(VICTIMS)))))


def feeds_one() -> Effect:
    return if_(BLED, gain(1, BLOOD, a(VAMPIRE, UNCONTROLLED, MINE)))


def rises_again() -> Effect:
    return if_(BLED, unlock(ME))


BESIDES = {
    (102232, "pro"): corrupts,
    (102247, "obf"): locks_one,
    (102247, "pre"): feeds_one,
    (100952, "cel"): rises_again,
}
compound(102232, "The Platinum Protocol", ("obf", "pre", "pro"), "pre", "obf", "bbdbb30c7fb3")
compound(102247, "Break the Bonds", ("ani", "obf", "pre"), "ani", "", "3afefda15cd8")
compound(100952, "Illegalism", ("cel", "chi", "pre"), "pre", "chi", "1683c82b4a30")

# -- puppets for one action -------------------------------------------------------------------------------------------

PUPPET = a(MINION, READY, UNLOCKED, OTHERS)
card(
    101848,
    "Spirit Marionette",
    action("dom", bleed(1)),
    action("obe", bleed(1), lock(pick(MINION, READY, of(PREY)))),
    action("OBE", if_(is_(PUPPET, READY, UNLOCKED), control(T, puppet=True)), stealth=1),
    digest="cfbac773d3f8",
)

"""Crypt cards: Caitiff."""

from __future__ import annotations

from praxis.vtes.definitions.language import *

card(
    200076,
    "Anarch Convert",
    on(
        fact.ENTERS,
        may(
            becomes(pick(VAMPIRE, MINE, ~TITLED, ~among(SELF)), sect="Anarch"),
            choose(gain(1), draw(1, CRYPT)),
            cost=put(SELF, REMOVED),
        ),
        of=SELF,
    ),
    digest="ec10ecc2b257",
)
card(
    200112,
    "Antoinette DuChamp",
    costs(1, BLOOD_COST, ME, ACTION_CARD, needs="cel"),
    costs(1, BLOOD_COST, ME, COMBAT_CARD, needs="cel", strikes=True),
    digest="a550e018ade8",
)
card(
    200312,
    "Dan Murdock",
    act(search(LIBRARY, named("Giant's Blood"), shown=True, down=True)),
    digest="cfb91fbb6c8f",
)
card(200383, "Dr. Solomon Grey", on(fact.ENTERS, burn(1), of=SELF), digest="50c0487c10e2")
card(
    200477,
    "Franciscus",
    on(fact.HURT, burn(SELF), of=SELF, if_=tally(fact.HURT, SELF, span=COMBAT) > 3),
    digest="aaff82e921b3",
)
card(
    200641,
    "Iris Bennett",
    on(
        fact.BLOCKED,
        may(show(all_(in_(HAND), of(YOU)), controller(IT)), by=controller(IT)),
        to=SELF,
        of=VAMPIRE & OLDER,
    ),
    digest="9801967d7eda",
)
card(200737, "Julius", on(fact.TO_TORPOR, burn(SELF), of=SELF), digest="4ff53ef34cfd")
card(200839, "Lisa Noble", gives(STRENGTH, -1, ME, FIRST_ROUND), digest="aae2fa185be0")
card(
    200898,
    "Magdelena Schaefer",
    costs(1, BLOOD_COST, ME, COMBAT_CARD, needs="tha", strikes=True),
    digest="58d6b905291c",
)
card(
    200903,
    "Maldavis",
    act(burn(1, BLOOD, SELF), who=READY & (VAMPIRE & title("primogen")), open=FOR_ANYBODY, stealth=1),
    gives(BLEED, -1, ME, exists(READY & (VAMPIRE & title("primogen")), of(VICTIMS))),
    digest="988f0d237967",
)
card(
    200904,
    "Maldavis",
    gives(VOTES, 1, all_(VAMPIRE & title("primogen")), kind("political") & is_(ACTING, among(SELF))),
    digest="d99d53d59d52",
)
card(
    201021,
    "Mukhtar Bey",
    cannot(rule.PRESS, ME, if_=~PRESSED),
    at(fact.UNLOCK_PHASE, burn(SELF), whose=YOU, if_=count(trait("gehenna"), IN_PLAY) >= 5),
    digest="cdca8ab7ce20",
)
card(
    201301,
    "Smudge the Ignored",
    on(fact.DIABLERIE, mod(STRENGTH, 1, SELF, GAME), remember(SELF), of=SELF, to=OLDER, if_=~is_(CHOSEN, MINION)),
    digest="4ef21409ce5c",
)
card(
    201415,
    "Uriah Winter",
    at(fact.UNLOCK_PHASE, control(SELF, PREY), whose=YOU, if_=num(POOL, PREY) > num(POOL, YOU)),
    digest="f5dd3b76a91a",
)
card(201462, "Walker Grimes", costs(1, POOL_COST, YOU, MASTER_CARD, to=SELF), digest="fe6f816ea7da")

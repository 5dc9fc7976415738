"""Action cards: F."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.action import MANEUVER, ambush, brings_blood

card(
    100703,
    "Far Mastery",
    action("dom", control(a(RETAINER, on_(all_(VAMPIRE, OTHER))), on=ME), stealth=1),
    action("DOM", control(a(ALLY, OTHERS)), stealth=1),
    digest="de3f6c1dbd52",
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


def fee_stake(official: int, city: str, digest: str, *clans: str) -> None:
    """A referendum that makes a vampire baron, with one more vote in referendums of his own if he is of these clans.

    [title.baron.city-contest]
    """
    own = [gives(VOTES, 1, if_=is_(BEARER, IS_ACTING, clan(*clans)) & kind("political"))] if clans else []
    card(
        official,
        f"Fee Stake: {city}",
        action("", becomes(ME, title="baron", place=city), who=ANARCH & capacity(5), stealth=1),
        *own,
        act(
            burn(CARD),
            who=VAMPIRE,
            open=FOR_ANYBODY,
            reach="political",
            stealth=1,
            during=mod(VOTES, -1, all_(VAMPIRE, TITLED, ~title("baron", "priscus"))),
        ),
        digest=digest,
    )


fee_stake(100712, "Boston", "493c4d6bb0e1", "Toreador", "Toreador antitribu")
fee_stake(100713, "Corte", "4d90e6f4398e")
fee_stake(100714, "Los Angeles", "ad09b9464812")
fee_stake(100715, "New York", "7bb0407070c8", "Brujah", "Brujah antitribu")
fee_stake(100716, "Perth", "a1032e93309b")
fee_stake(100717, "Seattle", "81b42755a3ad", "Gangrel", "Gangrel antitribu")
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
    100727,
    "Fifth Tradition: Hospitality",
    action("", gain(4, BLOOD, a(VAMPIRE, OTHER)), who=title("prince", "justicar"), stealth=1),
    digest="8179878f6e80",
)
card(
    100746,
    "Fleecing the Gaje",
    action("", control(a(RETAINER | EQUIPMENT, IN_PLAY, on_(all_(VAMPIRE, OTHERS, YOUNGER))), YOU, on=ME)),
    action("", take(1, BLOOD, a(VAMPIRE, IN_PLAY, OTHERS, YOUNGER), ME)),
    digest="1bd1191d94d4",
)
card(
    100747,
    "Fleetness",
    action("cel", bleed(), stealth=1),
    action("CEL", ambush(MANEUVER), stealth=1),
    digest="e4713a2706d0",
)
card(
    100752,
    "Flurry of Action",
    action("cel", bleed(), if_(BLED, draw(2))),
    action("CEL", bleed(), if_(BLED, unlock(ME))),
    digest="0291783cb92f",
)
card(100768, "Forgery", action("", bleed(), if_(BLED, gain(1, BLOOD, ME))), digest="994dbfe4bc0b")
card(
    100780,
    "Founders of the Ebony Kingdom",
    action(
        "",
        put(
            CARD,
            a(VAMPIRE, UNCONTROLLED, MINE, LAIBON, YOUNGER, ~with_(named("Founders of the Ebony Kingdom"))),
        ),
        gain(4, BLOOD, T),
        stealth=1,
    ),
    on(fact.ENTERS, burn(CARD), of=BEARER),
    digest="99e2e5f646bb",
)
brings_blood(
    100782, "Fourth Tradition: The Accounting", 3, YOUNGER, digest="49805f988cc2", who=title("prince", "justicar")
)

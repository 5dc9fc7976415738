"""Referendums: what all must do, what the caller chooses as the terms, and cards that they put in play."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.cards.bleeds import IN_YOUR_MINION_PHASE
from praxis.vtes.cards.build import Way
from praxis.vtes.cards.language import *

# -- for everybody ----------------------------------------------------------------------------------------------------

card(
    100115, "Autarkis Persecution", political(each(SEATS, gain(count(MINION, of(IT)), POOL, IT))), digest="f85e262a8444"
)
card(
    100671,
    "Exclusion Principle",
    political(each(SEATS, gain(count(VAMPIRE, READY, INDEPENDENT | ANARCH, of(IT)), POOL, IT))),
    digest="b61a1ce874ca",
)
card(
    101391,
    "Perpetual Care",
    political(each(SEATS, burn(count(VAMPIRE, TORPOR, of(IT)) * 2, POOL, IT))),
    digest="ab38dc4c1d95",
)
card(
    101167,
    "Mark of the Damned",
    political(each(SEATS, burn(count(VAMPIRE, ASH, of(prey_of(IT))), POOL, IT))),
    digest="79194e6f39e8",
)
card(
    100289,
    "Can't Take it with You",
    political(
        each(SEATS, gain(1, POOL, IT)), each(SEATS, burn(count(EQUIPMENT | LOCATION | RETAINER, of(IT)), POOL, IT))
    ),
    digest="87458451f4a0",
)
card(
    100056,
    "Anarch Salon",
    political(
        gain(1, BLOOD, all_(VAMPIRE, READY, ANARCH)),
        each(all_(SEAT, where(exists(ANARCH, of(IT)))), gain(1, POOL, IT)),
        who=ANARCH,
    ),
    digest="93b42ded3e84",
)
card(
    100933,
    "Honor the Elders",
    political(gain(1, BLOOD, all_(capacity(8), READY)), gain(1, BLOOD, all_(capacity(8), UNCONTROLLED))),
    digest="62be19a67621",
)
card(101535, "Rabble Razing", political(burn(1, BLOOD, all_(VAMPIRE, capacity(most=3)))), digest="ac058fe40f1d")
card(
    100431,
    "Corruption's Purge",
    political(
        burn(2, BLOOD, all_(VAMPIRE, clan("Ministry"))),
        put(all_(VAMPIRE, READY, clan("Ministry"), holds(0, most=0)), TORPOR),
        who=title("prince", "justicar", "inner circle"),
    ),
    digest="9e467c87ca5b",
)
card(
    102010,
    "Transfer of Power",
    political(take(1, POOL, all_(SEAT, OTHERS, where(num(POOL, IT) > num(POOL, YOU))), YOU)),
    digest="040510a3a508",
)
card(
    101986,
    "Tithings",
    political(take(1, POOL, all_(SEAT, OTHERS, where(~exists(capacity(7), of(IT)))), YOU), who=SABBAT & capacity(7)),
    digest="c645df45390b",
)
card(
    100064,
    "Ancient Influence",
    political(
        each(SEATS, gain(num(CAPACITY, up_to(1, VAMPIRE, READY, of(IT), by=IT)), POOL, IT)),
        each(SEATS, burn(5, POOL, IT)),  # all at once: several may be ousted together
        limit=GAME,
    ),
    digest="50a2f1ba8eca",
)
card(
    101591,
    "Reins of Power",
    political(
        each(SEATS, note("reins of power", up_to(1, VAMPIRE, READY, of(IT), by=IT))),
        each(SEATS, gain(6, POOL, IT)),
        each(SEATS, burn(num(CAPACITY, all_(VAMPIRE, noted("reins of power"), of(predator_of(IT)))), POOL, IT)),
        limit=GAME,
    ),
    digest="f7059108bb5e",
)


def purge(official: int, name: str, what: Filter, digest: str, who: Filter | None = None, covered: str = "") -> None:
    """A referendum by which all such cards are burned, but for those whose controllers pay their pool cost again; that
    may be 0."""
    way = political(
        each(all_(what), unless(controller(IT), pay(num(PRICE, IT), POOL, controller(IT)), burn(IT))), who=who
    )
    card(official, name, way, digest=digest, covered=covered)


purge(101053, "Kindred Segregation", ALLY, "bc18c1b409f3", covered="who pays the pool cost keeps the ally")
purge(101380, "Peace Treaty", trait("weapon"), "379faac4feb3")
purge(101022, "Jericho Founding", LOCATION, "9c0b83cca34c", ~CAMARILLA)

# -- points and Methuselahs of the caller's choice --------------------------------------------------------------------

card(
    101567,
    "Reckless Agitation",
    political(
        each(allocated(6, SEAT, OTHERS, among=2), burn(allotted(IT), POOL, IT)),
        who=(INDEPENDENT | ANARCH) & capacity(5),
    ),
    digest="dd0ded8cf4af",
)
card(
    102270,
    "Camarilla's Iron Fist",
    political(
        gain(1, POOL, a(SEAT)),
        each(allocated(5, SEAT, ~among(T), among=2), burn(allotted(IT), POOL, IT)),
        who=CAMARILLA & TITLED,
        if_=count(of=SEATS) >= 3,
    ),
    digest="60900a7a40a7",
)
card(
    101109,
    "Lily Prelude",
    political(each(allocated(4), burn(allotted(IT), POOL, IT)), disciplines="mel"),
    political(gain(1, POOL, a(SEAT)), each(allocated(4, SEAT), burn(allotted(IT), POOL, IT)), disciplines="MEL"),
    digest="4081f2b32aa4",
)
card(
    101353,
    "Parity Shift",
    political(
        if_(
            num(POOL, a(SEAT, OTHERS, where(num(POOL, IT) > num(POOL, YOU)))) < 3,
            waive(3 - num(POOL, T), SEAT),
        ),
        each(allocated(3, SEAT, ~among(T)), take(allotted(IT), POOL, T, THEM)),
        who=title("prince", "justicar"),
    ),
    digest="96f05e6c065f",
)


def breach(
    official: int, name: str, who: Filter | None, *whose: Filter, digest: str, during: tuple[Effect, ...] = ()
) -> None:
    """A referendum by which each chosen Methuselah burns a pool, and three more if she controls such a vampire."""
    loses = burn(1 + case(exists(VAMPIRE, READY, *whose, of(IT)), 3), POOL, IT)
    card(official, name, political(each(some(SEAT), loses), who=who, during=during), digest=digest)


TITLES_WORTH_LESS = (
    mod(VOTES, -1, all_(VAMPIRE, TITLED, ~title("priscus"))),
    mod(BALLOTS, -1, all_(title("priscus"))),
    mod(EDGE_VOTES, 1, SEATS),
)
breach(101271, "Neonate Breach", None, capacity(most=4), digest="0f443e4edb18")
breach(102318, "Empires Fall", SABBAT, capacity(8), digest="99e79efbd20d")
breach(100605, "Eat the Rich", ANARCH, TITLED, digest="066656275a7e", during=TITLES_WORTH_LESS)
card(
    100790,
    "Free States Rant",
    political(
        each(allocated((num(CAPACITY, ME) + 1) // 2, VAMPIRE, READY, each=3), burn(allotted(IT), BLOOD, IT)),
        who=(INDEPENDENT | ANARCH) & VAMPIRE,
        during=TITLES_WORTH_LESS,
    ),
    digest="b4d25898c629",
)
card(
    100732,
    "Finding the Path",
    political(
        each(some(SEAT, least=(count(of=SEATS) + 1) // 2), burn(1, POOL, IT)),
        each(all_(SEAT, where(allotted(IT) <= 0)), gain(1, POOL, IT)),
    ),
    digest="67513c4e149b",
)
card(
    101590,
    "Reinforcements",
    political(
        each(some(SEAT), put(up_to(3, LIBRARY_CARD, ASH, of(IT), by=IT), BOTTOM), shuffle(LIBRARY, IT)),
        who=VAMPIRE & TITLED,
    ),
    removed=True,
    covered="the card is removed as it leaves the action",
    digest="595da0979e16",
)
SOMEBODY_BURNS = is_(T, SEAT)
card(
    102312,
    "Cold War",
    political(
        burn(3, POOL, some(SEAT, least=case(exists(LOCATION), 0, 1), most=1)),
        burn(
            some(
                LOCATION,
                least=case(SOMEBODY_BURNS | ~exists(LOCATION), 0, 1),
                most=case(~SOMEBODY_BURNS | is_(ME, title("cardinal", "regent")), 1),
            )
        ),
        who=SABBAT & TITLED,
    ),
    digest="6fc75fc06595",
)

# -- vampires, allies and what they have ------------------------------------------------------------------------------

card(100131, "Banishment", political(put(a(VAMPIRE, READY, YOUNGER), UNCONTROLLED)), digest="3bfdcb552d24")
card(
    101379,
    "The Peace of Khetamon",
    political(put(a(VAMPIRE, TORPOR), UNCONTROLLED)),
    covered="what lies on a vampire stays on him, out of play",
    digest="fc8757cbe9c7",
)
card(100557, "Disputed Territory", political(control(a(LOCATION), a(SEAT))), digest="2f42933ca895")
card(
    102271,
    "Confiscation",
    political(control(a(EQUIPMENT), controller(T2), on=a(VAMPIRE)), who=VAMPIRE & TITLED),
    digest="d2697c863268",
)
card(101390, "Permanent Vacation", political(put(a(ALLY, READY), REMOVED)), digest="1265f31b0c3d")
card(
    101499,
    "Protect Thine Own",
    political(burn(a(VAMPIRE, ~CAMARILLA, capacity(most=5))), who=title("justicar")),
    political(burn(a(VAMPIRE, ~CAMARILLA)), who=title("inner circle")),
    covered="capacity below 6 is 5 or less",
    digest="6d44bcc48f4b",
)
card(
    101671,
    "Sacrifice",
    political(burn(a(VAMPIRE, SAME_CLAN, capacity(most=6))), who=SABBAT & capacity(8)),
    covered="capacity below 7 is 6 or less",
    digest="6f467eae06d3",
)
card(
    100116,
    "Auto-da-fé",
    political(
        choose(
            burn(8 - num(CAPACITY, a(VAMPIRE, capacity(most=7))), POOL, controller(T)),
            burn(T),
            by=controller(T),
        ),
        who=title("cardinal", "regent") | with_(named("Sabbat Inquisitor")),
    ),
    digest="47cf276d9bc2",
)


def unmasked(most: Amount | int) -> Way:
    """A referendum by which allies and retainers are burned; each Methuselah who controls any of them burns a pool."""
    chosen = some(ALLY | RETAINER, most=most)
    return political(burn(1, POOL, controller(chosen)), burn(chosen), who=LAIBON)


card(
    101709,
    "The Secret Must Be Kept",
    unmasked(case(is_(ME, title("magaji")), 2, 1)),
    covered="one or two of them",
    digest="2dcb46603e51",
)
card(
    102276,
    "Expulsion",
    political(
        each(
            some(MINION, least=0, most=2),
            hang(cannot(rule.PLAY, T, REACTION_CARD), TURN, on=IT),
            hang(cannot(rule.BLOCK, T), TURN, on=IT),
            hang(cannot(rule.VOTE, T), TURN, on=IT),
        ),
        who=title("primogen", "prince"),
    ),
    digest="5e917dc3f7be",
)

card(
    101514,
    "Public Vilification",
    political(
        if_(num(BLOOD, a(VAMPIRE, READY, YOUNGER, OTHERS)) < 3, waive(3 - num(BLOOD, T), VAMPIRE)),
        each(allocated(3, VAMPIRE, ~among(T)), take(allotted(IT), BLOOD, T, IT)),
        who=SABBAT & TITLED,
    ),
    digest="dd43bb19e4cb",
)
card(
    100700,
    "Fanfare for Elysium",
    political(gain(1, BLOOD, some(VAMPIRE, OLDER, least=0, most=5)), disciplines="mel"),
    political(gain(1, BLOOD, some(VAMPIRE, OLDER, least=0, most=5)), put(CARD, PLAY), disciplines="MEL"),
    ability(BEFORE_RANGE, outcome(COMBAT_OVER), cost=burn(CARD), by=BY_METHUSELAH),
    digest="7b3a4c095894",
)
card(
    100410,
    "Consanguineous Boon",
    political(each(SEATS, gain(count(VAMPIRE, kin(a(VAMPIRE)), of(IT)), POOL, IT))),
    digest="59753e6a1889",
)
card(
    100411,
    "Consanguineous Condemnation",
    political(lock(all_(VAMPIRE, kin(a(VAMPIRE))))),
    digest="3449bddc9fb7",
)


def council() -> Way:
    """A referendum with two points for each anarch who locks: on Methuselahs, or on locations and equipment, on the
    same one even twice."""
    anarchs = some(VAMPIRE, READY, UNLOCKED, MINE, ANARCH)
    things = some(LOCATION | EQUIPMENT, least=0, most=count(of=anarchs) * 2, each=20)
    shares = allocated(count(of=anarchs) * 2 - count(of=things))
    return political(lock(anarchs), burn(things), each(shares, burn(allotted(IT), POOL, IT)))


card(101631, "Revolutionary Council", council(), digest="938981717018")

# -- titles given and taken -------------------------------------------------------------------------------------------

card(
    100294,
    "Cardinal Benediction",
    political(
        becomes(a(VAMPIRE, SABBAT, capacity(7)), title="cardinal"),
        who=SABBAT,
        during=hang(cannot(rule.VOTE, VAMPIRE & ~SABBAT), REFERENDUM),
    ),
    digest="292c1f3d6cad",
)
card(
    101003,
    "Investiture",
    political(
        becomes(a(VAMPIRE, SABBAT), title="priscus"),
        who=title("cardinal", "regent"),
        during=(
            mod(VOTES, 1, all_(VAMPIRE, READY, title("cardinal"))),
            hang(cannot(rule.VOTE, VAMPIRE & CAMARILLA), REFERENDUM),
        ),
    ),
    covered="+1 votes",
    digest="1e2f73052771",
)
card(
    100672,
    "Excommunication",
    political(becomes(a(VAMPIRE, READY, title("archbishop")), loses_title=True), who=SABBAT),
    digest="24641344db36",
)
card(
    101377,
    "Patsy",
    political(
        if_(
            EDGE,
            burning_edge(),
            becomes(a(VAMPIRE, TITLED, ~ANARCH), loses_title=True),
            burn(2, POOL, controller(T)),
        ),
        who=title("baron"),
        if_=EDGE,
    ),
    digest="9fb088c7d917",
)

# -- cards that stay --------------------------------------------------------------------------------------------------


def revocable(who: Filter = VAMPIRE, pool: int = -1) -> Way:
    """An action by which such vampires, of any Methuselah, call a referendum to burn the card."""
    return act(burn(CARD), who=who, open=FOR_ANYBODY, reach="political", stealth=1, pool=pool)


card(
    100084,
    "Archon",
    political(put(CARD, a(VAMPIRE, CAMARILLA)), who=title("prince", "justicar")),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    on(fact.ATTEMPTED, burn(1, BLOOD, IT), of=VAMPIRE, to=BEARER),
    cannot(rule.BLOOD_HUNT, BEARER),
    revocable(CAMARILLA),
    digest="21419055f47d",
)
card(
    101952,
    "Templar",
    political(put(CARD, a(VAMPIRE, SABBAT)), who=SABBAT & TITLED),
    act(fight(a(VAMPIRE, READY, OTHERS)), stealth=1),
    revocable(SABBAT),
    digest="e28d1641e36a",
)
card(
    102348,
    "War of Ages",
    political(put(CARD, PLAY), who=SABBAT & TITLED),
    at(fact.UNLOCK_PHASE, burn(1, POOL, THEM), whose=PREY),
    on(fact.OUSTED, burn(CARD), gain(3), to=YOU),
    revocable(pool=1),
    digest="1608d2797e7d",
)
card(
    102303,
    "Raising the Portcullis",
    political(put(CARD, PLAY), if_=~exists(named("Raising the Portcullis"), MINE)),
    gives(BLEED, 1, all_(VAMPIRE, MINE), if_=exists(VAMPIRE, TORPOR, of(PREY))),
    revocable(),
    digest="c4420d70185c",
)
card(
    100060,
    "Anathema",
    political(put(CARD, a(VAMPIRE, READY)), who=title("prince", "justicar")),
    on(
        fact.LOSES_BLOOD,
        if_(  # not for one whom damage burns at once
            is_(BEARER, VAMPIRE) & ~is_(BEARER, DOOMED),
            gain(num(CAPACITY, BEARER), POOL, controller(OPPOSING)),
            burn(BEARER),
        ),
        of=BEARER,
        if_=IN_COMBAT & is_(BEARER, FIGHTING, holds(0, most=0)),
    ),
    digest="67296f864a11",
)
card(
    100736,
    "Firebrand",
    political(put(CARD, ME), who=ANARCH & ~with_(named("Firebrand"))),
    gives(VOTES, 1, if_=kind("political")),
    ability(
        IN_YOUR_MINION_PHASE,
        unlock(a(VAMPIRE, READY, LOCKED, ANARCH, where(num(CAPACITY, IT) < num(CAPACITY, BEARER)))),
        cost=pay(1, BLOOD, BEARER),
        if_=is_(BEARER, READY) & YOUR_TURN,
    ),
    on(fact.TO_TORPOR, burn(CARD), of=BEARER),
    digest="8e11be8dafd1",
)
card(
    101815,
    "Snipe Hunt",
    political(put(CARD, PLAY), lock(all_(VAMPIRE, capacity(most=3)))),
    cannot(rule.UNLOCK, capacity(most=3)),
    at(fact.MASTER_PHASE, burn(CARD), whose=YOU),
    digest="bb30b83940c7",
)
card(
    100923,
    "Hierophant",
    political(put(CARD, a(VAMPIRE, clan("Ministry")))),
    gives(VOTES, 1),
    on(fact.BLOCKED, burn(1, BLOOD, IT), of=VAMPIRE, to=BEARER),
    digest="eae8aa9a78a2",
)

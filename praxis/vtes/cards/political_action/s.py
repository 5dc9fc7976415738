"""Political Action cards: S."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.several import revocable

INQUISITOR = with_(named("Sabbat Inquisitor"))
card(
    101666,
    "Sabbat Inquisitor",
    political(put(CARD, a(VAMPIRE, SABBAT, ~INQUISITOR)), who=title("archbishop", "cardinal", "regent")),
    gives(BLEED, 1),
    act(
        show(top(a(SEAT, has_cards(CRYPT)), CRYPT), YOU),
        if_(is_(top(T, CRYPT), has("tha")), burn(top(T, CRYPT))),
    ),
    revocable(VAMPIRE & SABBAT),
    digest="646a7adea258",
)
card(
    101671,
    "Sacrifice",
    political(burn(a(VAMPIRE, SAME_CLAN, capacity(most=6))), who=SABBAT & capacity(8)),
    covered="capacity below 7 is 6 or less",
    digest="6f467eae06d3",
)


def same_sect() -> Filter:
    """A vampire of the sect of the acting vampire."""
    found: Condition | None = None
    for one in (CAMARILLA, SABBAT, ANARCH, INDEPENDENT, LAIBON):
        both = is_(ME, one) & is_(IT, one)
        found = both if found is None else found | both
    assert found is not None
    return where(found)


card(
    101695,
    "Scourge",
    political(put(CARD, a(VAMPIRE, same_sect())), unlock(ME), who=VAMPIRE & TITLED),
    act(fight(a(MINION, READY, OTHERS, capacity(most=4) | ALLY)), stealth=1),
    digest="107ad248ce19",
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
    101815,
    "Snipe Hunt",
    political(put(CARD, PLAY), lock(all_(VAMPIRE, capacity(most=3)))),
    cannot(rule.UNLOCK, capacity(most=3)),
    at(fact.MASTER_PHASE, burn(CARD), whose=YOU),
    digest="bb30b83940c7",
)
card(
    101915,
    "Sweeper",
    political(put(CARD, a(VAMPIRE, READY, ANARCH)), who=title("baron")),
    ability(UNLOCK, each(SEATS, show(top(IT, LIBRARY), YOU)), if_=is_(BEARER, READY), limit=TURN),
    digest="a5de19e31533",
)

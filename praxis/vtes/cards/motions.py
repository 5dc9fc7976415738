"""More referendums: gifts to many, offices and marks, cards that stay and can be called off again."""

from __future__ import annotations

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.vtes.cards.language import *
from praxis.vtes.cards.referendums import revocable

# -- once -------------------------------------------------------------------------------------------------------------

SINGER = clan("Daughter of Cacophony")
card(
    100151,
    "Benefit Performance",
    political(
        gain(count(VAMPIRE, READY, MINE, SINGER)),
        gain(1, BLOOD, all_(VAMPIRE, ~SINGER, voted("for"))),
    ),
    digest="27b1b9e5910c",
)
card(
    101031,
    "Justicar Retribution",
    political(burn(all_(VAMPIRE, where(num(BLEED, IT) >= 3))), who=CAMARILLA),
    digest="9bb2f8b87241",
)
LUCITA = VAMPIRE & named("Lucita") & SABBAT
card(
    100452,
    "Crusade: Aragon",
    political(
        if_(
            exists(LUCITA),
            becomes(all_(LUCITA), title="archbishop", place="Aragon"),
            other=becomes(ME, title="archbishop", place="Aragon"),
        ),
        who=SABBAT,
    ),
    digest="fbf3fc85565b",
)

# -- for Methuselahs whom the caller chooses --------------------------------------------------------------------------

card(
    101663,
    "Rumors of Gehenna",
    political(put(CARD, PLAY), remember(some(SEAT))),
    gives(TWO_MASTERS, 1, CHOSEN_SEATS),
    revocable(),
    covered="two master phase actions instead of one",
    digest="ee709f0c6d51",
)

# -- offices and marks ------------------------------------------------------------------------------------------------


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
    101915,
    "Sweeper",
    political(put(CARD, a(VAMPIRE, READY, ANARCH)), who=title("baron")),
    ability(UNLOCK, each(SEATS, show(top(IT, LIBRARY), YOU)), if_=is_(BEARER, READY), limit=TURN),
    digest="a5de19e31533",
)


def joins_camarilla(official: int, name: str, digest: str, of_clan: str) -> None:
    """Vampires of a clan, now and as they enter play, may join the Camarilla."""
    choice = may(becomes(IT, sect="Camarilla"), by=controller(IT))
    card(
        official,
        name,
        political(put(CARD, PLAY), each(all_(VAMPIRE, clan(of_clan)), choice)),
        on(fact.ENTERS, choice, of=VAMPIRE & clan(of_clan)),
        digest=digest,
    )


joins_camarilla(101004, "Invitation Accepted", "c880c52dd0ae", "Ministry")
joins_camarilla(101630, "Revocation of Tyre", "e0beb654bf0c", "Banu Haqim")

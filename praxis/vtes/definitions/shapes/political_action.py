"""Shapes that several political action cards share. No card is defined here."""

from __future__ import annotations

from praxis.effects.amounts import Amount
from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.definitions.language import *


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


def allocation(official: int, name: str, points: Amount | int, digest: str) -> None:
    """A referendum that allocates points among two or more Methuselahs, each of whom burns a pool for each point."""
    terms = allocated(points, among=2)
    card(official, name, political(each(terms, burn(allotted(IT), POOL, IT))), digest=digest)


def justicar(official: int, clan_: str, digest: str, covered: str = "") -> None:
    """A referendum that makes a Camarilla vampire of the clan justicar; the whole clan has a say.

    [title.justicar.unique-per-clan]
    """
    way = political(
        becomes(a(VAMPIRE, READY, CAMARILLA, clan(clan_)), title="justicar", place=clan_),
        during=mod(VOTES, 1, all_(VAMPIRE, READY, clan(clan_))),
    )
    card(official, f"{clan_} Justicar", way, digest=digest, covered=covered)


def purge(official: int, name: str, what: Filter, digest: str, who: Filter | None = None, covered: str = "") -> None:
    """A referendum by which all such cards are burned, but for those whose controllers pay their pool cost again; that
    may be 0."""
    way = political(
        each(all_(what), unless(controller(IT), pay(num(PRICE, IT), POOL, controller(IT)), burn(IT))), who=who
    )
    card(official, name, way, digest=digest, covered=covered)


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

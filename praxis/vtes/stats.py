"""Numbers and qualities as they are now: printed, plus what cards in play give, plus what is in progress adds."""

from __future__ import annotations

from typing import Final

from praxis.vtes import spans
from praxis.vtes.effects.base import BEARER, ME, YOU
from praxis.vtes.state import READY, Vtes

HAND_SIZE: Final = 7
_VOTES: Final[dict[str, int]] = {
    "primogen": 1,
    "bishop": 1,
    "prince": 2,
    "archbishop": 2,
    "baron": 2,
    "kholo": 2,
    "magaji": 2,
    "justicar": 3,
    "cardinal": 3,
    "imperator": 3,
    "inner circle": 4,
    "regent": 4,
    "1 vote": 1,
    "2 votes": 2,
    "3 votes": 3,
    "4 votes": 4,
}
_SECT_OF_TITLE: Final[dict[str, str]] = {
    "primogen": "Camarilla",
    "prince": "Camarilla",
    "justicar": "Camarilla",
    "inner circle": "Camarilla",
    "imperator": "Camarilla",
    "bishop": "Sabbat",
    "archbishop": "Sabbat",
    "priscus": "Sabbat",
    "cardinal": "Sabbat",
    "regent": "Sabbat",
    "kholo": "Laibon",
    "magaji": "Laibon",
    "baron": "Anarch",
}


def given(g: Vtes, what: int, minion: int) -> int:
    """What the minion's own text, the cards on him and his controller's cards give."""
    total = 0
    for gives in g.face[minion].definition.gives:
        if gives.what == what and gives.to == ME and (not gives.version or g.versions.get(minion, 0) == gives.version):
            total += gives.amount
    on = g.attached.get(minion)
    if on is not None:
        for card in on:
            for gives in g.face[card].definition.gives:
                if gives.what == what and gives.to == BEARER:
                    if not gives.version or g.versions.get(card, 0) == gives.version:
                        total += gives.amount
    return total


def total(g: Vtes, what: int, minion: int) -> int:
    """What cards in play and what is in progress add up to."""
    return given(g, what, minion) + g.modified(what, minion)


def for_seat(g: Vtes, what: int, seat: int) -> int:
    """What a Methuselah's cards in play give to herself; the seat is named by its bitwise complement."""
    total = g.modified(what, ~seat)
    for card in g.in_play(seat):
        for gives in g.face[card].definition.gives:
            if gives.what == what and gives.to == YOU:
                total += gives.amount
    for minion in g.ready(seat):
        for gives in g.face[minion].definition.gives:
            if gives.what == what and gives.to == YOU:
                total += gives.amount
    return total


def capacity(g: Vtes, minion: int) -> int:
    """[card.crypt.blood-cap] [master.discipline.capacity]"""
    printed = g.face[minion].capacity
    if not printed:
        return 1  # of an ally, for a card he plays as a vampire [card.as-vampire.capacity-one]
    on = g.attached.get(minion)
    if on is None:
        return printed
    if g.edition.discipline_always_grows:  # [diablerie.discipline.capacity]
        printed += sum("discipline" in g.face[card].traits and not _raises_capacity(g, card) for card in on)
    return printed + given(g, spans.CAPACITY, minion)


def _raises_capacity(g: Vtes, card: int) -> bool:
    return any(gives.what == spans.CAPACITY for gives in g.face[card].definition.gives)


def blood_cap(g: Vtes, minion: int) -> int:
    """How many counters may lie on a minion: an ally's life is not capped."""
    return capacity(g, minion) if g.is_vampire(minion) else 1_000


def disciplines(g: Vtes, minion: int) -> frozenset[str]:
    """All levels that the minion may use. [master.discipline.level]"""
    printed = g.face[minion].disciplines
    on = g.attached.get(minion)
    if on is None:
        return printed
    found = printed
    for card in on:
        for code in g.face[card].definition.adds_disciplines:
            found = found | ({code.upper()} if code in found else {code})
    return found


def bleed(g: Vtes, minion: int) -> int:
    """[action.bleed.amount-default]"""
    printed = g.face[minion].bleed
    if printed < 0:
        printed = 1 if g.is_vampire(minion) else g.edition.ally_bleed
    return max(0, printed + total(g, spans.BLEED, minion))


def strength(g: Vtes, minion: int) -> int:
    """[combat.hand.default-vampire] [combat.hand.default-ally]"""
    printed = g.face[minion].strength
    if printed < 0:
        printed = 1 if g.is_vampire(minion) else g.edition.ally_strength
    return max(0, printed + total(g, spans.STRENGTH, minion) - _from_stolen(g, minion))


def _from_stolen(g: Vtes, minion: int) -> int:
    """The strength that equipment stolen this round would give. [combat.steal-equipment.unusable-this-round]"""
    found = 0
    for card in g.on(minion):
        for gives in g.face[card].definition.gives:
            if gives.what == spans.STRENGTH and gives.to == BEARER and g.modified(spans.UNUSABLE, card):
                found += gives.amount
    return found


def hunt(g: Vtes, minion: int) -> int:
    """[action.hunt.gain]"""
    return max(0, 1 + total(g, spans.HUNT, minion))


def stealth(g: Vtes, minion: int) -> int:
    """[block.stealth.default-zero]"""
    return total(g, spans.STEALTH, minion)


def intercept(g: Vtes, minion: int) -> int:
    """[block.intercept.default-zero]"""
    return total(g, spans.INTERCEPT, minion)


def hand_size(g: Vtes, seat: int) -> int:
    """[card.hand.default-seven]"""
    return max(0, HAND_SIZE + for_seat(g, spans.HAND_SIZE, seat))


def is_awake(g: Vtes, minion: int) -> bool:
    """Whether the minion may block and react: unlocked, or as though unlocked."""
    return not g.locked[minion] or g.modified(spans.AWAKE, minion) > 0


def allegiance(g: Vtes, minion: int) -> str:
    """The sect, or Anarch for the anarchs: up to 2012 that is no sect of its own."""
    found = g.sects.get(minion)
    if found is not None:
        return found
    return g.face[minion].sect or "Camarilla"  # [sect.default.no-text-camarilla]


def sect(g: Vtes, minion: int) -> str:
    """[sect.membership.card-text] [sect.membership.exactly-one] [action.anarch.effect]"""
    found = allegiance(g, minion)
    return "Independent" if found == "Anarch" and not g.edition.anarch_is_sect else found


def is_anarch(g: Vtes, minion: int) -> bool:
    """[sect.anarch.status]"""
    return allegiance(g, minion) == "Anarch"


def held_title(g: Vtes, minion: int) -> str:
    """The title on record, whether or not it is of use now."""
    found = g.titles.get(minion)
    return g.face[minion].title if found is None else found


def title(g: Vtes, minion: int) -> str:
    """The title he has the benefit of: it must fit his sect. [title.sect.unfit-suspends]"""
    held = held_title(g, minion)
    wanted = _SECT_OF_TITLE.get(held)
    if wanted is not None and allegiance(g, minion) != wanted:
        return ""
    return held


def votes(g: Vtes, minion: int) -> int:
    """[politics.votes.title-per-vampire] [politics.votes.ready-only]"""
    if g.where[minion] != READY:
        return 0
    return max(0, _VOTES.get(title(g, minion), 0) + total(g, spans.VOTES, minion))

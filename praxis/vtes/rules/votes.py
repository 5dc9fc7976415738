"""Where votes and ballots come from, who may cast them on which side, and why not."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers, events
from praxis.vtes.effects.forbidding import VOTE, VOTE_AGAINST
from praxis.vtes.model import face as faces
from praxis.vtes.model import rulings, spans, stats
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import HAND, TORPOR
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes

SIDES: Final = ("for", "against")
AGAINST: Final = 1
PRISCI_BLOCK: Final = 3  # [politics.prisci.block-three]

# Kinds of sources.
MINION: Final = 0
EDGE: Final = 1
CARD: Final = 2
"""A political action card: the one that called the referendum or one burned, by seat. [politics.votes.card-max-one]"""
GAINED: Final = 3
"""A card that gives votes to a Methuselah, by its id."""

WORDS: Final = ("vote", "burn-edge", "call", "card", "votes")
"""The first words of answers that cast votes."""


def entry(ref: ReferendumSpan, kind: int, number: int) -> list[int] | None:
    """The entry of what a source has cast already; none if it has cast nothing."""
    for cast in ref.cast:
        if cast[0] == kind and cast[1] == number:
            return cast
    return None


def left_of(g: Vtes, ref: ReferendumSpan, minion: int) -> tuple[int, int]:
    """The votes and ballots that a minion still has. [politics.votes.need-not-cast]"""
    if rulings.bars(g, VOTE, minion) or g.modified(spans.NO_VOTE, minion):
        return 0, 0
    cast = entry(ref, MINION, minion)
    votes, ballots = stats.votes(g, minion), stats.ballots(g, minion)
    if cast is not None:
        votes, ballots = votes - cast[3], ballots - cast[4]
    return max(0, votes), max(0, ballots)


def sides(ref: ReferendumSpan, kind: int, number: int) -> tuple[str, ...]:
    """The sides on which a source may still vote: all its votes and ballots go to the same side.

    [politics.votes.source-agrees] [politics.prisci.all-agree]
    """
    cast = entry(ref, kind, number)
    return SIDES if cast is None else (SIDES[cast[2]],)


def sides_of(g: Vtes, ref: ReferendumSpan, minion: int) -> tuple[str, ...]:
    """The sides on which a minion may vote. Cards may keep him from voting against, or make that cost blood."""
    found = sides(ref, MINION, minion)
    if (
        rulings.bars(g, VOTE_AGAINST, minion, ref.actor)
        or rulings.toll(g, VOTE_AGAINST, minion, ref.actor) > g.blood[minion]
    ):
        return tuple([side for side in found if side != SIDES[1]])
    return found


def count(
    g: Vtes, ref: ReferendumSpan, seat: int, kind: int, number: int, side: int, gives: int, ballots: int, source: int
) -> None:
    """Count votes and ballots that a source casts on a side."""
    cast = entry(ref, kind, number)
    if cast is None:
        ref.cast.append([kind, number, side, gives, ballots])
    else:
        cast[3] += gives
        cast[4] += ballots
    if side == 0:
        ref.favour += gives
    else:
        ref.against += gives
    if gives:
        g.tell(events.Votes(seat=seat, votes=gives, side=SIDES[side], source=source))
    if ballots:  # [politics.prisci.direction] [politics.prisci.no-votes]
        ref.ballots[side] += ballots
        g.tell(events.Ballots(seat=seat, ballots=ballots, side=SIDES[side], source=source, block=block(ref)))


def take_back(ref: ReferendumSpan, minion: int) -> list[int] | None:
    """Take out of the count what a minion has cast."""
    cast = entry(ref, MINION, minion)
    if cast is None:
        return None
    ref.cast.remove(cast)
    if cast[2] == AGAINST:
        ref.against -= cast[3]
    else:
        ref.favour -= cast[3]
    ref.ballots[cast[2]] -= cast[4]
    return cast


def strike_out(g: Vtes, ref: ReferendumSpan) -> None:
    """Take out of the count what minions have cast against the referendum, if a card has come to forbid it since."""
    for kind, minion, side, *_ in list(ref.cast):
        if kind == MINION and side == AGAINST and rulings.bars(g, VOTE_AGAINST, minion, ref.actor):
            take_back(ref, minion)


def double(g: Vtes, ref: ReferendumSpan) -> None:
    """Count once more, as the result is tallied, the votes of minions of whom a card says that they count twice."""
    for kind, minion, side, gives, _ in ref.cast:
        if kind == MINION and gives and stats.total(g, spans.DOUBLED, minion) > 0:
            if side == AGAINST:
                ref.against += gives
            else:
                ref.favour += gives
            g.tell(events.Votes(seat=g.controller[minion], votes=gives, side=SIDES[side], source=minion))


def recount(ref: ReferendumSpan, minion: int, most: int) -> None:
    """Reduce the votes that a minion has cast to those that he has now."""
    cast = entry(ref, MINION, minion)
    if cast is not None and cast[3] > most:
        if cast[2] == 0:
            ref.favour -= cast[3] - most
        else:
            ref.against -= cast[3] - most
        cast[3] = most


def cast_all(g: Vtes, ref: ReferendumSpan, minion: int, side: int) -> None:
    """Cast all votes and ballots that a minion still has on a side."""
    gives, ballots = left_of(g, ref, minion)
    count(g, ref, g.controller[minion], MINION, minion, side, gives, ballots, minion)


def block(ref: ReferendumSpan) -> str:
    """On which side the prisci block votes now. [politics.prisci.shifts]"""
    favour, against = ref.ballots
    if favour == against:
        return "abstains"  # [politics.prisci.tie-abstains]
    return SIDES[0] if favour > against else SIDES[1]  # [politics.prisci.majority]


def casts(g: Vtes, ref: ReferendumSpan, seat: int, side: int) -> bool:
    """Whether a Methuselah, or a minion of hers, has cast votes or ballots on a side (below 0: on any)."""
    for kind, number, which, gives, ballots in ref.cast:
        if (side < 0 or which == side) and (gives or ballots):
            if kind == MINION:
                whose = g.controller[number]
            elif kind == GAINED:
                whose = next(owner for owner, card, _ in ref.gained if card == number)
            else:
                whose = number
            if whose == seat:
                return True
    return False


def called_by_card(g: Vtes, ref: ReferendumSpan) -> bool:
    """Whether a political action card has called the referendum, not a card in play.

    [action.political.from-card-in-play]
    """
    return ref.card >= 0 and ref.mode >= 0 and bool(g.face[ref.card].types & faces.POLITICAL)


def in_the_open(g: Vtes, ref: ReferendumSpan, seat: int) -> list[Option]:
    """The options with which a seat can vote by public facts: minions, the Edge, the card that called, votes from other
    cards.

    [politics.votes.none-inherent] [politics.votes.may-split]
    """
    options: list[Option] = []
    for minion in g.ready(seat):  # [politics.votes.ready-only] [politics.votes.tap-state] [politics.votes.torpor]
        if left_of(g, ref, minion) != (0, 0):
            options.extend(answers.VOTE.of(minion, side) for side in sides_of(g, ref, minion))
    if g.edge == seat:  # [politics.votes.edge]
        options.extend(answers.BURN_EDGE.of(side) for side in SIDES)
    if seat == ref.caller and called_by_card(g, ref) and entry(ref, CARD, seat) is None:
        options.extend(answers.CALL.of(side) for side in SIDES)  # [politics.votes.card-calling]
    for owner, card, _ in ref.gained:
        if owner == seat and entry(ref, GAINED, card) is None:
            options.extend(answers.VOTES.of(card, side) for side in SIDES)
    return options


def from_hand(g: Vtes, ref: ReferendumSpan, seat: int) -> list[Option]:
    """The options to burn a political action card from hand for a vote.

    [politics.votes.card-one] [politics.votes.card-max-one]
    """
    if card_bar(g, ref, seat):
        return []
    return [
        answers.CARD_VOTE.of(card, side)
        for card in g.hand(seat)
        if g.face[card].types & faces.POLITICAL
        for side in SIDES
    ]


def card_bar(g: Vtes, ref: ReferendumSpan, seat: int) -> str:
    """The clause that keeps a seat from burning a card for a vote: the caller has that vote from the card that called.

    [politics.votes.card-max-one]
    """
    if entry(ref, CARD, seat) is not None or (seat == ref.caller and called_by_card(g, ref)):
        return "politics.votes.card-max-one"
    return ""


def bars(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses that keep a seat from casting these votes now; empty if the answer means nothing here."""
    ref = g.referendum()
    word = option[0]
    if word not in WORDS or option[-1] not in SIDES:
        return []
    if ref is None:
        return ["politics.referendum.when"]
    if word == answers.BURN_EDGE.word:
        return [] if g.edge == seat else ["politics.votes.edge"]
    if word == "call":
        if entry(ref, CARD, seat) is not None:
            return ["politics.polling.final"]
        return [] if seat == ref.caller and called_by_card(g, ref) else ["politics.votes.card-calling"]
    number = option[1] if isinstance(option[1], int) else NOBODY
    if word == "card":
        held = g.where[number] == HAND and g.controller[number] == seat
        if not held or not g.face[number].types & faces.POLITICAL:
            return ["politics.votes.card-one"]
        clause = card_bar(g, ref, seat)
        return [clause] if clause else []
    if word == "votes":
        return ["politics.polling.final" if entry(ref, GAINED, number) is not None else "politics.votes.none-inherent"]
    return [clause for clause in (_minion_bar(g, ref, seat, number, str(option[-1])),) if clause]


def _minion_bar(g: Vtes, ref: ReferendumSpan, seat: int, minion: int, side: str) -> str:
    """The clause by which a minion casts no votes, or none on that side."""
    if g.controller[minion] != seat:
        return "politics.votes.none-inherent"
    if g.where[minion] == TORPOR:
        return "politics.votes.torpor"
    if not g.is_ready(minion):
        return "politics.votes.ready-only"
    if left_of(g, ref, minion) != (0, 0):
        if side not in sides(ref, MINION, minion):
            return "politics.votes.source-agrees"
        return "" if side in sides_of(g, ref, minion) else rulings.FORBIDDEN
    if entry(ref, MINION, minion) is not None:
        return "politics.polling.final"
    if rulings.bars(g, VOTE, minion) or g.modified(spans.NO_VOTE, minion):
        return rulings.FORBIDDEN
    if minion in g.contesting:
        return "contest.title.untitled-meanwhile"
    held = stats.held_title(g, minion)
    return "title.sect.unfit-suspends" if held and not stats.suits(g, minion, held) else "politics.votes.none-inherent"

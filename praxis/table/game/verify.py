"""Whether a record's deal was fair: everything that follows from the seed is derived again and compared, and whatever
is missing is a fault. `docs/record.md` describes each step for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from praxis.kernel import record as records
from praxis.kernel import rng
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Deal, Game, Header, Kind, Setting, Start
from praxis.kernel.record import Record
from praxis.table.game import fair

NO_DEAL = (
    "nobody was bound before the deal (the header has no 'deal'), so the record cannot show that its seed was not "
    "chosen; so it is with games that began with --seed, games of bots alone, and old games of the terminal"
)
OLD_FORM = (
    "the record was made before Praxis hashed into the seed what was agreed; nothing binds its names, edition and "
    "options, who sits where if no seating was drawn, and which decks were brought if no commitment is told"
)


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record."""

    fair: bool
    lines: list[str]
    """What was checked, in words and in order. If the deal is not shown to be fair, the last line says why."""
    draws: int = 0
    shuffled: list[tuple[int, int, int]] = []
    """Where random words were used: after how many answers, the first word of the random source, and the one after the
    last."""


class _Unfair(Exception):
    """A fault; the message is one line."""


def verify(record: Record, kind: Kind) -> Verdict:
    """Check everything that a record claims of its deal. `BadRecord` if it is not a record of this game."""
    lines: list[str] = []
    shuffled: list[tuple[int, int, int]] = []
    doubt = ""
    try:
        if record.header.start is not msgspec.UNSET:
            raise _Unfair(_not_dealt(record.header.start))
        if record.header.deal is None:
            doubt = NO_DEAL
        else:
            doubt = OLD_FORM if record.header.deal.form == fair.BARE else ""
            lines.extend(_checked_deal(record.header, record.header.deal, kind))
        lines.append(_replayed(record, kind, shuffled))
    except _Unfair as fault:
        doubt = str(fault)
    drawn = shuffled[-1][2] if shuffled else 0
    return Verdict(not doubt, [*lines, doubt] if doubt else lines, drawn, shuffled)


def _not_dealt(start: Start) -> str:
    """Why the game was not dealt from its seed: a header may carry a valid deal and still begin elsewhere."""
    if start.position:
        return "the game was not dealt: it starts from a position that somebody set up"
    return f"the game was not dealt anew: it goes on after {start.answers} answers of the record {start.record}"


def _checked_deal(header: Header, deal: Deal, kind: Kind) -> Iterator[str]:
    """What holds of the deal, line by line."""
    if fair.commitment(deal.secret) != deal.commitment:
        raise _Unfair("the secret does not fit the commitment that was shown before the deal")
    yield f"the secret fits the commitment {deal.commitment}"
    _check_seats(header, deal)
    if rng.commitment(header.seed_number()) != header.commitment:
        raise _Unfair("the seed does not fit the commitment in the header")
    yield "the seed fits the commitment in the header"
    yield _checked_seed(header, deal)
    if deal.seating:
        if deal.seating != fair.seating(header.seed, header.players):
            raise _Unfair("the seating is not what the seed makes")
        yield "the seating was drawn from the seed"
    yield from _checked_decks(header, deal, kind)


def _check_seats(header: Header, deal: Deal) -> None:
    """Each list of the deal names seats of the game, each once and in order: so nothing can be told twice or moved."""
    lists = {
        "contributions": [seat for seat, _ in deal.contributions],
        "decks": [seat for seat, _, _ in deal.decks],
        "asked": [seat for seat, _ in deal.asked],
    }
    for name, seats in lists.items():
        if seats != sorted(set(seats)) or not set(seats) <= set(range(header.players)):
            raise _Unfair(f"'{name}' of the deal should name seats of the game, each once and in order, not {seats}")
    if deal.seating and sorted(deal.seating) != list(range(header.players)):
        raise _Unfair(f"the seating should name each seat once, not {deal.seating}")
    if deal.form not in (fair.BARE, fair.BOUND):
        raise _Unfair(f"the deal has form {deal.form}; this program knows forms {fair.BARE} and {fair.BOUND}")


def _checked_seed(header: Header, deal: Deal) -> str:
    many = f"{len(deal.contributions)} contributions"
    if deal.form == fair.BARE:
        if fair.seed(deal.secret, deal.contributions) != header.seed:
            raise _Unfair("the seed is not what the secret and the contributions make")
        return f"the seed is made of the secret and {many}"
    terms = fair.agreed(header, deal.seating, deal.decks).text()
    if fair.seed(deal.secret, deal.contributions, terms) != header.seed:
        raise _Unfair(
            "the seed is not what the secret, the contributions and what was agreed make: one of them was changed"
            " (game, rules, edition, options, card data, program, seating rule, names, commitments to decks)"
        )
    return f"the seed is made of the secret, {many} and what was agreed: {terms}"


def _checked_decks(header: Header, deal: Deal, kind: Kind) -> Iterator[str]:
    """Each deck is the one that was committed to, or the one that the seed draws."""
    asked = dict(deal.asked)
    brought = [""] * header.players
    if len(header.decks) not in (0, header.players):
        raise _Unfair(f"{len(header.decks)} decks for {header.players} seats")
    for seat, salt, shown in deal.decks:
        brought[seat] = asked.pop(seat, header.decks[seat] if header.decks else "")
        if fair.deck_commitment(salt, brought[seat]) != shown:
            raise _Unfair(f"the deck of seat {seat} is not the one that was committed before the seating was known")
    if asked:
        raise _Unfair(f"the deck of seat {min(asked)} has no commitment")
    if deal.decks:
        yield f"{len(deal.decks)} decks fit what was shown of them before the game"
    derived = _derived(header, brought, kind).decks
    strange = [str(seat) for seat, line in enumerate(header.decks) if derived[seat : seat + 1] != [line]]
    if strange or len(derived) != len(header.decks):
        seats = ", ".join(strange) or "missing"
        raise _Unfair(
            f"nothing binds the decks of these seats, and the seed draws others: {seats}{_other(header, kind)}"
        )
    drawn = len(header.decks) - len(deal.decks) + len(deal.asked)
    if drawn:
        yield f"{drawn} decks are those that the seed draws"


def _derived(header: Header, brought: Sequence[str], kind: Kind) -> Header:
    """The header that the seed and the decks that were brought make."""
    decks = list(brought) if any(brought) else []
    setting = Setting(header.players, header.edition, dict(header.options), decks)
    try:
        return kind.header(setting, header.seed_number(), list(header.seats))
    except BadSetting as error:
        raise _Unfair(f"the header cannot be derived again: {error}") from None


def _other(header: Header, kind: Kind) -> str:
    """A hint: another program or other card data may have drawn from other decks."""
    here = kind.header(header.setting(), header.seed_number()).cards
    return f" (the game had card data {header.cards or 'none'}, here are {here})" if here != header.cards else ""


def _replayed(record: Record, kind: Kind, shuffled: list[tuple[int, int, int]]) -> str:
    drawn = 0

    def watch(game: Game, answers: int) -> None:
        nonlocal drawn
        if game.draws != drawn:
            shuffled.append((answers, drawn, game.draws))
            drawn = game.draws

    result = records.replay(record, kind, watch)
    watch(result.game, result.good)
    if result.difference:
        raise _Unfair(result.difference)
    if not record.complete:
        raise _Unfair("the record stops before the end of the game")
    if len(record.answers) not in record.digests:
        raise _Unfair("the end of the record has no digest of the state")
    return f"{len(record.answers)} answers replay to the same digests, with {drawn} draws from the seed"

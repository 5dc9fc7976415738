"""A referendum, as data; `rules` gives it its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from praxis.vtes.model import facts

if TYPE_CHECKING:
    from praxis.vtes.effects.mode import Mode
from praxis.vtes.model.spans import NOBODY, Hung, Mod, Span, mods_of


class ReferendumSpan(Span):
    """A referendum from its terms to its effect."""

    PASSES: ClassVar[int] = 1
    """It passes, whatever the votes."""
    CANCELLED: ClassVar[int] = 2
    """It is over, and no votes are counted."""
    FAILS: ClassVar[int] = 3
    """It fails, whatever the votes."""

    __slots__ = (
        "actor",
        "against",
        "ballots",
        "caller",
        "card",
        "cast",
        "fate",
        "favour",
        "gained",
        "kind",
        "mode",
        "seats",
        "split",
        "terms",
        "turn",
    )

    def __init__(
        self,
        caller: int,
        kind: str,
        card: int = NOBODY,
        mode: int = 0,
        actor: int = NOBODY,
        terms: list[int] | None = None,
        split: list[int] | None = None,
        favour: int = 0,
        against: int = 0,
        ballots: list[int] | None = None,
        cast: list[list[int]] | None = None,
        gained: list[list[int]] | None = None,
        seats: list[int] | None = None,
        turn: int = 0,
        fate: int = 0,
        mods: list[Mod] | None = None,
        hung: list[Hung] | None = None,
        since: int = 0,
    ) -> None:
        super().__init__(mods_of(mods), hung, since)
        self.caller = caller
        self.kind = kind
        """The name of the card that calls it, or ``blood-hunt``."""
        self.card = card
        self.mode = mode
        self.actor = actor
        self.terms: list[int] = [] if terms is None else terms
        """What the caller has chosen: cards or seats, one as often as points were allocated to it."""
        self.split: list[int] = [] if split is None else split
        """How many of them belong to each thing that the card has her choose, as far as that is done."""
        self.favour = favour
        self.against = against
        self.ballots: list[int] = [0, 0] if ballots is None else ballots
        """Prisci ballots for and against."""
        self.cast: list[list[int]] = [] if cast is None else cast
        """What has been cast: kind of source, its number, side, votes, ballots."""
        self.gained: list[list[int]] = [] if gained is None else gained
        """Votes that cards give to a Methuselah: seat, card, how many."""
        self.seats: list[int] = [] if seats is None else seats
        """The seats in the order in which they are asked; the first one is the last that has voted."""
        self.turn = turn
        """How many of the seats have passed since."""
        self.fate = fate
        """What a card has decided about it: `PASSES` or `CANCELLED`; 0 for nothing."""

    def terms_of(self, slot: int) -> list[int]:
        """The terms that the caller has chosen for one of the targets of the card; none as long as she chooses for one
        before it."""
        start = sum(self.split[:slot])
        if slot == len(self.split):
            return self.terms[start:]
        return self.terms[start : start + self.split[slot]] if slot < len(self.split) else []

    def told(self, mode: Mode) -> list[int]:
        """The terms as events name them: a card by its id, a Methuselah as facts name her."""
        seats = [target.is_seat() for target in mode.targets]
        if all(seats) or not any(seats):
            return list(self.terms)
        found: list[int] = []
        for slot, is_seat in enumerate(seats):
            found.extend([facts.named(term) if is_seat else term for term in self.terms_of(slot)])
        return found

    def last_terms(self) -> list[int]:
        """The terms of the last target: the allocated points, if there are any."""
        return self.terms_of(len(self.split) - 1) if self.split else self.terms

    def chosen(self) -> list[int]:
        """The first term of each target; nobody where none was chosen."""
        found: list[int] = []
        for slot in range(len(self.split)):
            terms = self.terms_of(slot)
            found.append(terms[0] if terms else NOBODY)
        return found

"""Cards that act by themselves when something happens: passive cards, allies, locations, relics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import answers, events
from praxis.vendetta.cards import RELIC
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.questions import ask
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Player, Vendetta

OWN: Final = (
    "this-is-played",
    "you-play",
    "you-withdraw",
    "you-win",
    "you-lose",
    "you-frenzy",
    "you-cause-frenzy",
    "you-drain",
)
"""Moments of one player that this player's own cards hear; `this-is-played` is heard by the card itself, if it is
played face up."""
OTHERS: Final = ("opponent-plays-here", "opponent-plays-elsewhere", "rival-withdraws")
"""Moments of one player that the other players' cards hear."""
ALL: Final = ("feeding", "resolution-begins", "before-reveal", "after-reveal", "location-resolved")
"""Moments that all players' cards hear."""
MOMENTS: Final = (*OWN, *OTHERS, *ALL, "your-turn")
"""All moments. `your-turn` is for relics only: it is an option of the planning turn, not a trigger."""

_AT_THE_PLACE: Final = ("rival-withdraws", "before-reveal", "after-reveal", "location-resolved")


class Triggers(Procedure):
    """All cards that act at one moment, in turn order; each player orders her own. It repeats until all have acted.

    [vendetta.conflict-rule.same-symbol-turn-order] [vendetta.conflict-rule.own-simultaneous-choose]
    """

    __slots__ = ("card", "location", "ready", "seat", "subject", "when")
    STEPS = ("choose", "pick", "use", "resolve", "next")
    SHOWS = ("card", "location", "ready", "seat", "subject", "when")

    def __init__(self, when: str, seat: int, location: int, card: int, subject: int, ready: list[int]) -> None:
        super().__init__()
        self.when = when
        self.seat = seat
        self.location = location
        self.card = card
        self.subject = subject
        self.ready = ready
        """Pairs of a seat and a card, as a flat list."""

    def fork(self) -> Triggers:
        twin = Triggers(self.when, self.seat, self.location, self.card, self.subject, self.ready[:])
        return self.resumed(twin)

    def choose(self, g: Vendetta) -> Signal:
        pairs = zip(self.ready[::2], self.ready[1::2], strict=True)
        self.ready = [number for pair in pairs if self._still_hears(g, *pair) for number in pair]
        ready = self.ready
        if not ready:
            return DONE
        seat = ready[0]
        options: list[Option] = [answers.RESOLVE.of(ready[i + 1]) for i in range(0, len(ready), 2) if ready[i] == seat]
        return ask(seat, "order", options, clause="vendetta.conflict-rule.own-simultaneous-choose")

    def pick(self, g: Vendetta) -> Signal:
        """Move the chosen card to the front."""
        seat, card = self.ready[0], int(self.got[1])
        pairs = list(zip(self.ready[::2], self.ready[1::2], strict=True))
        pairs.remove((seat, card))
        self.ready = [number for pair in [(seat, card), *pairs] for number in pair]
        return NEXT

    def use(self, g: Vendetta) -> Signal:
        """Ask the owner of a relic whether she uses it. [vendetta.variant.relic.timing-on-card]"""
        seat, card = self.ready[0], self.ready[1]
        if self.when in OTHERS and g.partner(seat) == self.seat:
            mine: list[Option] = [answers.PARTNER.of("spare"), answers.PARTNER.of("include")]
            return ask(seat, "partner", mine, card, "vendetta.variant.team.partner-as-opponent-optional")
        options: list[Option] = (
            [answers.YES.option, answers.NO.option] if g.set.cards[card].kind == RELIC else [answers.YES.option]
        )
        return ask(seat, "relic", options, source=card, clause="vendetta.variant.relic.once-per-game")

    def resolve(self, g: Vendetta) -> Signal:
        seat, card = self.ready[0], self.ready[1]
        if self.got[-1] in ("no", "spare"):
            return NEXT
        if g.set.cards[card].kind == RELIC:
            use_up(g, seat, card)
        g.tell(events.Acts(seat=seat, card=card, when=self.when))
        subject = self.subject if self.subject != NONE else self.seat
        return run(Resolve(card, seat, self.location, subject, list(g.set.listeners[self.when][card])))

    def next(self, g: Vendetta) -> Signal:
        del self.ready[:2]
        return again("choose")

    def _still_hears(self, g: Vendetta, seat: int, card: int) -> bool:
        return card in _hearing(g, seat, g.set.listeners[self.when], self.when, self.location, self.card)


def hear(
    g: Vendetta, when: str, seat: int = NONE, location: int = NONE, card: int = NONE, subject: int = NONE
) -> Signal:
    """Let the cards act that wait for a moment. Which cards hear it is decided when the moment comes.

    [vendetta.card.passive-needs-face-up] [vendetta.card.passive-missed-condition]
    """
    if when not in g.set.listeners:
        return NEXT
    ready = listening(g, when, seat, location, card)
    return run(Triggers(when, seat, location, card, subject, ready)) if ready else NEXT


def use_up(g: Vendetta, seat: int, card: int) -> None:
    """[vendetta.variant.relic.flip-after-use]"""
    g.used |= 1 << card
    g.tell(events.RelicUsed(seat=seat, card=card))


def listening(g: Vendetta, when: str, seat: int, location: int, card: int) -> list[int]:
    """The cards that hear a moment, in turn order: pairs of a seat and a card, as a flat list."""
    table = g.set.listeners[when]
    found: list[int] = []
    for hearer in (seat,) if when in OWN else g.turn_order():
        if hearer == seat and when in OTHERS:
            continue
        for heard in _hearing(g, hearer, table, when, location, card):
            found += (hearer, heard)
    return found


def _hearing(
    g: Vendetta, seat: int, table: dict[int, tuple[int, ...]], when: str, location: int, card: int
) -> list[int]:
    """The cards of one player that hear a moment."""
    player = g.players[seat]
    if player.eliminated or (when in _AT_THE_PLACE and not player.is_at(location)):
        return []
    if when == "this-is-played":
        return [card] if card in table and card in player.cards_at[location] else []
    found: list[int] = []
    for ally in player.alliance:
        if ally in table and not g.drained >> ally & 1:
            found.append(ally)
    for cards in _within_hearing(player, when, location):
        for own in cards:
            if own in table and own != card and not g.face_down >> own & 1:
                found.append(own)
    if location != NONE and g.scenes[location] in table:
        found.append(g.scenes[location])
    if player.relic in table and not g.used >> player.relic & 1:
        found.append(player.relic)
    return found


def _within_hearing(player: Player, when: str, location: int) -> list[list[int]]:
    """The positions whose cards hear a moment: usually those at its place."""
    if location == NONE:
        return player.cards_at
    if when == "opponent-plays-elsewhere":
        return [*player.cards_at[:location], *player.cards_at[location + 1 :]]
    return [player.cards_at[location]]

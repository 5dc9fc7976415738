"""Events of cards: drawn, shown, played, moved, burned."""

from __future__ import annotations

from praxis.kernel.event import Card, Clause, Event, Fields, Hiding, Seat
from praxis.vtes.events.kinds import LEFT_WITH_HER, Face


def _with_others(fields: Fields) -> str | None:
    """A card that leaves with her who controlled it is not told of by itself: `ClearedAway` counts them."""
    return None if fields["clause"] == LEFT_WITH_HER else ""


class Shuffled(Event, frozen=True):
    """A library or crypt is shuffled."""

    seat: Seat
    region: str


class Drawn(Hiding, frozen=True):
    """A Methuselah draws a card from the library to the hand."""

    seat: Seat
    card: Card
    face: Face
    clause: Clause
    hides = ("face",)


class DrawnCrypt(Hiding, frozen=True):
    """A Methuselah draws a card from the crypt to the uncontrolled region."""

    seat: Seat
    card: Card
    face: Face
    clause: Clause
    hides = ("face",)


class TurnedUp(Event, frozen=True):
    """A card is shown to all."""

    seat: Seat
    card: Card
    face: Face


class LooksAt(Hiding, frozen=True):
    """A Methuselah looks at a card that others may not see."""

    seat: Seat
    card: Card
    face: Face
    hides = ("face",)


class Plays(Event, frozen=True):
    """A card is played, by a minion or by the Methuselah herself."""

    seat: Seat
    card: Card
    face: Face
    mode: int
    minion: Card
    follows = "card.play.procedure"


class Uses(Event, frozen=True):
    """A card in play is used."""

    seat: Seat
    card: Card
    mode: int
    minion: Card
    target: int


class Targets(Event, frozen=True):
    """A card gets a target: a card or a Methuselah, as the card wants."""

    card: Card
    target: int


class Declares(Event, frozen=True):
    """A player announces a number as she plays a card."""

    card: Card
    amount: int
    follows = "card.play.declare"


class Pledges(Event, frozen=True):
    """A player announces with an action which conviction will pay for it."""

    minion: Card
    card: Card
    follows = "imbued.conviction.pays-costs"


class Reveals(Event, frozen=True):
    """A number that a Methuselah has chosen in secret is shown."""

    seat: Seat
    card: Card
    amount: int
    follows = "card.play.declare"


class Cancelled(Event, frozen=True):
    """A card is cancelled as it is played."""

    card: Card
    clause: Clause


class Cheaper(Event, frozen=True):
    """A card costs less."""

    card: Card
    pool: int
    blood: int


class Discarded(Event, frozen=True):
    """A card from the hand goes to the ash heap."""

    seat: Seat
    card: Card
    face: Face
    clause: Clause


class Burned(Event, frozen=True):
    """A card goes to the ash heap."""

    card: Card
    clause: Clause
    variant = staticmethod(_with_others)


class Removed(Event, frozen=True):
    """A card leaves the game."""

    card: Card
    clause: Clause
    variant = staticmethod(_with_others)


class InPlay(Event, frozen=True):
    """A Methuselah puts a card into play."""

    card: Card
    seat: Seat


class PutOn(Event, frozen=True):
    """A card comes to lie on another."""

    card: Card
    host: Card
    clause: Clause | None = None
    face: Face | None = None


class Recruited(Event, frozen=True):
    """An ally comes into play."""

    card: Card
    seat: Seat
    clause: Clause


class Control(Event, frozen=True):
    """Another Methuselah controls a card now."""

    card: Card
    seat: Seat
    clause: Clause


class Found(Event, frozen=True):
    """A search has found a card. The face is told if everybody sees it."""

    card: Card
    seat: Seat
    face: Face | None = None


class Taken(Event, frozen=True):
    """An uncontrolled card goes to another Methuselah."""

    card: Card
    seat: Seat


class Researched(Event, frozen=True):
    """A card is taken from the research area."""

    card: Card
    seat: Seat


class Retrieved(Event, frozen=True):
    """A card comes back from the ash heap."""

    card: Card
    seat: Seat


class ToCrypt(Event, frozen=True):
    """A card goes back to its owner's crypt."""

    card: Card
    seat: Seat


class ToLibrary(Event, frozen=True):
    """A card goes back to its owner's library."""

    card: Card
    seat: Seat


class Locked(Event, frozen=True):
    """A card locks."""

    card: Card
    follows = "term.tap.orientation"


class Unlocked(Event, frozen=True):
    """A card unlocks."""

    card: Card
    follows = "term.tap.orientation"


class Awake(Event, frozen=True):
    """A locked minion can block and react as though unlocked."""

    card: Card


class Ready(Event, frozen=True):
    """An ally can act from now on."""

    card: Card
    clause: Clause


class Contested(Event, frozen=True):
    """A unique card is contested."""

    card: Card
    clause: Clause


class ContestWon(Event, frozen=True):
    """A card is contested no longer."""

    card: Card
    clause: Clause

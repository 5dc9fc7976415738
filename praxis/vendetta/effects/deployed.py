"""Verbs about deployed cards: turning, moving, returning, playing and withdrawing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vendetta import answers, events
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.vocabulary import Asks, Verb
from praxis.vendetta.rules.draining import send_home
from praxis.vendetta.rules.location import is_silenced, silence
from praxis.vendetta.rules.moving import borrow, charm, move_card, play_here, turn_down
from praxis.vendetta.rules.withdrawal import Leaving
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.procedure import Got
    from praxis.vendetta.state import Vendetta


def _face_up(g: Vendetta, seat: int, location: int) -> list[int]:
    if location == NONE:
        return []
    return [card for card in g.players[seat].cards_at[location] if not g.is_face_down(card)]


class CardVerb(Verb):
    """A verb about one face-up card of the target here, which "you" choose.

    [vendetta.glossary.deployed-card-targetable]
    """

    __slots__ = ()

    def cards(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        return _face_up(g, target, f.location)

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return bool(self.cards(g, f, target))

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        return f.seat, "card", [answers.CARD_.of(card) for card in self.cards(g, f, target)]

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        return self.touch(g, f, target, int(got[1])) if got else NEXT

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        raise NotImplementedError


class Blank(CardVerb):
    """[vendetta.glossary.face-down-power-zero]"""

    __slots__ = ()
    word = "blank"
    form = "WHO"
    means = "A face-up card of the target here, which you choose, is turned face down: no effect and power 0"
    clause = "vendetta.glossary.face-down-power-zero"

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        turn_down(g, card)
        return NEXT


class Silence(CardVerb):
    __slots__ = ()
    word = "silence"
    form = "WHO"
    means = "A card of the target here, which you choose, keeps its power, but its effect will not be applied here"

    def cards(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        cards = g.set.cards
        return [card for card in _face_up(g, target, f.location) if cards[card].does and not is_silenced(g, card)]

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        silence(g, card)
        g.tell(events.Silenced(seat=target, card=card, location=f.location))
        return NEXT


class Banish(CardVerb):
    __slots__ = ()
    word = "banish"
    form = "WHO"
    means = "A face-up card of the target, which you choose, moves from here to the target's position at the Haven"
    clause = "vendetta.glossary.deployed-current-location"

    def cards(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        return _face_up(g, target, f.location) if f.location != g.haven else []

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        move_card(g, card, target, f.location, target, g.haven)
        return NEXT


class Dismiss(CardVerb):
    __slots__ = ()
    word = "dismiss"
    form = "WHO"
    means = "A face-up card of the target here, which you choose, goes back to its owner's hand"

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        send_home(g, card, target, f.location)
        return NEXT


class Charm(CardVerb):
    """[vendetta.glossary.position-ownership]"""

    __slots__ = ()
    word = "charm"
    form = "WHO"
    means = "A face-up card of the target here, which you choose, comes to your position and counts as yours"
    clause = "vendetta.glossary.position-ownership"

    def cards(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        return _face_up(g, target, f.location) if target != f.seat else []

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        charm(g, card, target, f.seat, f.location)
        return NEXT


class Mimic(CardVerb):
    __slots__ = ()
    word = "mimic"
    form = "WHO"
    means = "The effect of an active card of the target here, which you choose, is carried out as if this card had it"

    def cards(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        cards = g.set.cards
        fit = [
            card for card in _face_up(g, target, f.location) if cards[card].does and not _mimics(g, cards[card].does)
        ]
        return [card for card in fit if f.could(g, cards[card].does)] if target != f.seat else []

    def touch(self, g: Vendetta, f: Resolve, target: int, card: int) -> Signal:
        g.tell(events.Mimicked(seat=f.seat, card=f.card, other=card))
        return run(Resolve(f.card, f.seat, f.location, NONE, list(g.set.cards[card].does)))


def _mimics(g: Vendetta, effect: tuple[int, ...]) -> bool:
    """Whether two cards mimic each other, which would never end."""
    script = g.set.script
    return any(
        isinstance(script.nodes[number], Mimic) or any(_mimics(g, branch) for branch in script.branches[number])
        for number in effect
    )


class Borrow(Verb):
    __slots__ = ()
    word = "borrow"
    form = "WHO"
    means = "A card from the target's hand, drawn at random, comes to your position here, face up, and counts as yours"
    clause = "vendetta.glossary.position-ownership"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return target != f.seat and f.location != NONE and bool(g.players[target].hand)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if self.could(g, f, target):
            hand = sorted(g.players[target].hand)
            borrow(g, hand[g.draw(len(hand))], target, f.seat, f.location)
        return NEXT


class Move(Verb):
    __slots__ = ()
    word = "move"
    form = "{this,one}"
    means = "Your card moves on: this one, or one that you choose, to a location still to be resolved"
    clause = "vendetta.glossary.deployed-current-location"

    def _ways(self, g: Vendetta, f: Resolve, target: int) -> list[Option]:
        if f.location == NONE:
            return []
        mine = g.players[target].cards_at[f.location]
        cards = [card for card in mine if self.what == "one" or card == f.card]
        return [answers.MOVE.of(card, place) for card in cards for place in range(f.location + 1, g.locations)]

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return bool(self._ways(g, f, target))

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        ways = self._ways(g, f, target)
        return (target, "move", [answers.STAY.option, *ways]) if ways else None

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if got and got[0] == "move":
            move_card(g, int(got[1]), target, f.location, target, int(got[2]))
        return NEXT


class Reuse(Verb):
    __slots__ = ()
    word = "reuse"
    form = ""
    means = "This card goes back to your hand at once"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return any(f.card in cards for cards in g.players[target].cards_at)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        for place, cards in enumerate(g.players[target].cards_at):
            if f.card in cards:
                send_home(g, f.card, target, place)
        return NEXT


class Play(Verb):
    __slots__ = ()
    word = "play"
    form = "{hand,top}"
    means = "Another card comes to your position here, face up: from your hand if you like, or the top of your deck"
    clause = "vendetta.glossary.play-card"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        player = g.players[target]
        return f.location != NONE and bool(player.hand if self.what == "hand" else player.deck)

    def choices(self, g: Vendetta, f: Resolve, target: int) -> Asks | None:
        if self.what == "top" or not self.could(g, f, target):
            return None
        return (
            target,
            "play-more",
            [answers.NOTHING.option, *(answers.CARD_.of(card) for card in sorted(g.players[target].hand))],
        )

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        if not self.could(g, f, target) or (got and got[0] == "pass"):
            return NEXT
        card = int(got[1]) if self.what == "hand" else g.players[target].deck[0]
        play_here(g, target, card, f.location)
        return NEXT


class Withdraw(Verb):
    """[vendetta.clan.profile.nosferatu]"""

    __slots__ = ()
    word = "withdraw"
    form = "WHO"
    means = "The target leaves the location in the middle of it, with blood and cards, as if withdrawing"
    clause = "vendetta.withdraw.withdraw-leaves"

    def could(self, g: Vendetta, f: Resolve, target: int) -> bool:
        return f.location != NONE and g.players[target].is_at(f.location)

    def apply(self, g: Vendetta, f: Resolve, target: int, got: Got) -> Signal:
        return run(Leaving(f.location, target)) if self.could(g, f, target) else NEXT

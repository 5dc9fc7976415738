"""A round: feeding, location setup, card choice, planning, resolution; and the end of rounds and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, run
from praxis.vendetta import answers, events
from praxis.vendetta.effects.triggers import hear
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.draining import forget_place
from praxis.vendetta.rules.ending import finish
from praxis.vendetta.rules.planning import Planning
from praxis.vendetta.rules.resolution import Resolution

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

ROUNDS: Final = 3


class Rounds(Procedure):
    """The three rounds. It repeats for each. [vendetta.round.three-rounds]"""

    __slots__ = ()
    STEPS = ("begin", "play", "end_round")

    def fork(self) -> Rounds:
        return self.resumed(Rounds())

    def begin(self, g: Vendetta) -> Signal:
        g.round += 1
        g.tell(events.Round(number=g.round))
        return NEXT

    def play(self, g: Vendetta) -> Signal:
        return run(Round())

    def end_round(self, g: Vendetta) -> Signal:
        """[vendetta.round-end.when] [vendetta.round-end.not-after-round-3] [vendetta.end.after-round-3-at-once]"""
        if g.round == ROUNDS or not g.turn_order():
            finish(g)
            return DONE
        clear_the_board(g)
        return again("begin")


class Round(Procedure):
    """The five phases in their order, for any number of players.

    [vendetta.round.five-phases-order] [vendetta.round.base-rules-4-5-players]
    [vendetta.round.only-planning-turn-based]
    """

    __slots__ = ()
    STEPS = ("feeding", "allies_feed", "location_setup", "card_choice", "planning", "resolution")

    def fork(self) -> Round:
        return self.resumed(Round())

    def feeding(self, g: Vendetta) -> Signal:
        """[vendetta.feeding.collect-alliance-blood] [vendetta.feeding.drained-cards-give-nothing]
        [vendetta.feeding.round-one-starting-victim] [vendetta.ally.printed-values]
        """
        g.tell(events.Phase(phase="feeding"))
        for seat in g.turn_order():
            pool.gain(g, seat, pool.BLOOD, sum(feeding_of(g, card) for card in g.undrained(seat)))
        return NEXT

    def allies_feed(self, g: Vendetta) -> Signal:
        return hear(g, "feeding")

    def location_setup(self, g: Vendetta) -> Signal:  # [vendetta.location-setup.one-ally-each]
        g.tell(events.Phase(phase="locations"))
        for location in range(g.locations):
            if g.ally_deck:
                g.allies_at[location] = g.ally_deck.pop(0)
                g.tell(events.Ally(location=location, card=g.allies_at[location]))
        return NEXT

    def card_choice(self, g: Vendetta) -> Signal:
        g.tell(events.Phase(phase="cards"))
        return run(CardChoice())

    def planning(self, g: Vendetta) -> Signal:
        return run(Planning())

    def resolution(self, g: Vendetta) -> Signal:
        return run(Resolution())


def feeding_of(g: Vendetta, card: int) -> int:  # [vendetta.victim.identical-no-ability]
    printed = g.set.cards[card]
    return g.readings.victim_feeding if printed.kind == "victim" else printed.feeding


class CardChoice(Procedure):
    """Everyone secretly looks at the top of the clan deck and keeps one card. It repeats for each player.

    [vendetta.card-choice.draw-two-keep-one] [vendetta.variant.3p.round1-draw-three-keep-two]
    [vendetta.card-choice.hand-grows] [vendetta.variant.3p.starting-hand-four]
    """

    __slots__ = ("order",)
    STEPS = ("begin", "look", "keep", "kept")
    SHOWS = ("order",)

    def __init__(self, order: list[int] | None = None) -> None:
        super().__init__()
        self.order = order if order is not None else []

    def fork(self) -> CardChoice:
        return self.resumed(CardChoice(self.order[:]))

    def begin(self, g: Vendetta) -> Signal:
        self.order = g.turn_order()
        if g.round == 1:  # [vendetta.card-choice.round-one-hand-three] [vendetta.setup.starting-cards-set-aside]
            for seat in self.order:
                g.players[seat].hand += g.players[seat].aside
                g.players[seat].aside = []
        return NEXT

    def look(self, g: Vendetta) -> Signal:
        if not self.order:
            return DONE
        player = g.players[self.order[0]]
        player.looking = min(_cards_to_see(g), len(player.deck))
        player.bottom_known = min(player.bottom_known, len(player.deck) - player.looking)
        seen = player.deck[: player.looking]
        g.seen[self.order[0]] |= sum(1 << card for card in seen)
        g.tell(events.Drawn(seat=self.order[0], cards=seen, audience=1 << self.order[0]))
        return NEXT

    def keep(self, g: Vendetta) -> Signal:
        player = g.players[self.order[0]]
        if not player.looking:
            self.got = ("nothing",)
            return NEXT
        options: list[Option] = [answers.KEEP.of(card) for card in sorted(player.deck[: player.looking])]
        return ask(self.order[0], "keep", options, clause="vendetta.card-choice.draw-two-keep-one")

    def kept(self, g: Vendetta) -> Signal:
        seat = self.order[0]
        player = g.players[seat]
        if self.got[0] == "keep":
            card = int(self.got[1])
            player.deck.remove(card)
            player.hand.append(card)
            player.looking -= 1
            g.tell(events.Kept(seat=seat, card=card, audience=1 << seat))
            if player.looking > 1:  # three players keep two of three in the first round
                return again("keep")
        put_under(g, seat)
        del self.order[0]
        return again("look")


def _cards_to_see(g: Vendetta) -> int:
    """[vendetta.variant.3p.applies] [vendetta.variant.3p.later-rounds-normal-choice]"""
    return 3 if g.seats == 3 and g.round == 1 else 2


def put_under(g: Vendetta, seat: int) -> None:
    """Put the cards that were looked at and not kept under the deck."""
    player = g.players[seat]
    rest, player.deck = player.deck[: player.looking], player.deck[player.looking :]
    player.looking = 0
    if rest and g.seats == 3 and g.round == 1 and g.readings.third_card == "box":
        g.put_in_the_box(rest)  # the player knows that the card has left the deck for good
    else:
        player.deck += rest
        player.bottom_known += len(rest)
        g.seen[seat] &= ~sum(1 << card for card in rest)
    g.tell(events.PutUnder(seat=seat, cards=rest, audience=1 << seat))


def clear_the_board(g: Vendetta) -> None:
    """[vendetta.round-end.deployed-blood-to-bank] [vendetta.round-end.cards-back-to-hand]
    [vendetta.round-end.flip-diablerie]

    [vendetta.round-end.unplayed-card-kept] [vendetta.round-end.ambition-stays]
    [vendetta.diablerie.flip-back-at-round-end]
    """
    for seat, player in enumerate(g.players):
        for location in range(g.locations):
            pool.undeploy(g, seat, location, player.blood_at[location], "round")
    for player in g.players:
        for cards in player.cards_at:
            for card in cards:
                forget_place(g, card)
                g.players[g.owner(card)].hand.append(card)
            cards.clear()
    for player in g.players:
        player.red += player.grey
        player.grey = 0
    g.tell(events.RoundOver(number=g.round))

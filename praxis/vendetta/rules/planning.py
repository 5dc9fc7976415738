"""Phase 4, planning: turn by turn, each player plays a card, with blood, draining and diablerie tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, done, run
from praxis.kernel.sight import EVERYBODY
from praxis.vendetta import answers, events
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.statics import has, worth
from praxis.vendetta.effects.triggers import hear, use_up
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import frenzy, pool
from praxis.vendetta.rules.draining import Drain
from praxis.vendetta.rules.moving import reveal
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

BLOOD_PER_CARD: Final = 3
UP: Final = "up"
DOWN: Final = "down"
_OWN_TURN: Final = "your-turn"


class Planning(Procedure):
    """Rounds of turns from the ambition holder clockwise. It repeats for each turn. [vendetta.planning.turn-order]"""

    __slots__ = ("order", "turns")
    STEPS = ("begin", "next_turn", "loop")
    SHOWS = ("order", "turns")

    def __init__(self, turns: int = 0, order: list[int] | None = None) -> None:
        super().__init__()
        self.turns = turns
        """How many turns each player still takes, this one included."""
        self.order = order if order is not None else []

    def fork(self) -> Planning:
        return self.resumed(Planning(self.turns, self.order[:]))

    def begin(self, g: Vendetta) -> Signal:
        """[vendetta.planning.turns-round-1] [vendetta.planning.turns-round-2] [vendetta.planning.turns-round-3]
        [vendetta.variant.3p.turns-round-1] [vendetta.variant.3p.turns-round-2] [vendetta.variant.3p.turns-round-3]
        """
        self.turns = g.round + (2 if g.seats == 3 else 1)
        self.order = g.turn_order()
        g.tell(events.Phase(phase="planning"))
        return NEXT

    def next_turn(self, g: Vendetta) -> Signal:
        while self.order and g.players[self.order[0]].eliminated:
            del self.order[0]
        if not self.order:
            self.turns -= 1
            self.order = g.turn_order()
            if self.turns == 0 or not self.order:
                return DONE
        return run(PlanningTurn(self.order.pop(0)))

    def loop(self, g: Vendetta) -> Signal:
        return again("next_turn")


class PlanningTurn(Procedure):
    """One turn: exactly one card, then blood at the same place; the player may drain at any time. It repeats its
    questions.

    [vendetta.planning.must-play-one-card] [vendetta.planning.may-drain-any-time-own-turn]
    [vendetta.drain.only-own-planning-turn]
    """

    __slots__ = ("blood", "location", "seat", "shown")
    STEPS = (
        "begin",
        "plan",
        "planned",
        "replan",
        "heard",
        "acts",
        "heard_here",
        "heard_elsewhere",
        "more",
        "chosen",
        "go_on",
    )
    SHOWS = ("blood", "location", "seat", "shown")

    def __init__(self, seat: int, location: int = NONE, blood: int = 0, shown: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.location = location
        """Where this turn's card was played."""
        self.blood = blood
        """How much blood was played with the card so far."""
        self.shown = shown
        """This turn's card, if it was played face up."""

    def fork(self) -> PlanningTurn:
        return self.resumed(PlanningTurn(self.seat, self.location, self.blood, self.shown))

    def begin(self, g: Vendetta) -> Signal:
        if not g.players[self.seat].hand:  # a player without cards skips [vendetta.planning.one-card-left]
            g.tell(events.TurnSkipped(seat=self.seat))
            return DONE
        g.tell(events.Turn(seat=self.seat))
        return NEXT

    def plan(self, g: Vendetta) -> Signal:
        player = g.players[self.seat]
        if player.eliminated or not player.hand:
            return DONE
        faces = (UP, DOWN) if self._can_hide(g) else (UP,)
        places = range(g.locations)  # [vendetta.play.later-turns-any-location]
        options: list[Option] = [
            answers.PLAY.of(card, place, face) for card in sorted(player.hand) for place in places for face in faces
        ]
        options += self._drains(g)
        return ask(self.seat, "plan", options, clause="vendetta.planning.must-play-one-card")

    def _can_hide(self, g: Vendetta) -> bool:  # [vendetta.play.face-down-costs-one-blood]
        return pool.deployable(g, self.seat) >= 1 or has(g, self.seat, "free-face-down", NONE)

    def _drains(self, g: Vendetta) -> list[Option]:
        """[vendetta.drain.several-per-turn] [vendetta.drain.no-second-drain]"""
        options: list[Option] = [answers.DRAIN.of(card) for card in g.undrained(self.seat)]
        relic = g.players[self.seat].relic
        if relic != NONE and relic in g.set.listeners.get(_OWN_TURN, {}) and not g.used >> relic & 1:
            options.append(answers.RELIC.of(relic))
        return options

    def planned(self, g: Vendetta) -> Signal:
        got = self.got
        if got[0] != "play":
            return self._aside(g, str(got[0]), int(got[1]))
        card, place, face = int(got[1]), int(got[2]), str(got[3])
        self.location = place
        self.shown = card if face == UP else NONE
        play_card(g, self.seat, card, place, face)
        return frenzy.check(g, self.seat, self.seat, place)

    def _aside(self, g: Vendetta, what: str, card: int) -> Signal:
        if what == "drain":
            return run(Drain(card, self.seat))
        use_up(g, self.seat, card)  # [vendetta.variant.relic.once-per-game]
        does = list(g.set.listeners[_OWN_TURN][card])
        return run(Resolve(card, self.seat, self.location, NONE, does))

    def replan(self, g: Vendetta) -> Signal:
        if g.players[self.seat].eliminated:
            return DONE
        return again("plan") if self.location == NONE else NEXT

    def heard(self, g: Vendetta) -> Signal:
        return hear(g, "you-play", self.seat, self.location, self.shown)

    def acts(self, g: Vendetta) -> Signal:
        """Run the effect of a card that acts when it is played. [vendetta.play.face-down-no-effect]"""
        return hear(g, "this-is-played", self.seat, self.location, self.shown) if self.shown != NONE else NEXT

    def heard_here(self, g: Vendetta) -> Signal:
        """Let cards of others act that wait for a card to be played. [vendetta.glossary.play-card]"""
        return hear(g, "opponent-plays-here", self.seat, self.location)

    def heard_elsewhere(self, g: Vendetta) -> Signal:
        return hear(g, "opponent-plays-elsewhere", self.seat, self.location)

    def more(self, g: Vendetta) -> Signal:
        """[vendetta.blood.play-up-to-three-per-card] [vendetta.blood.played-after-card]
        [vendetta.drain.between-card-and-blood]
        """
        player = g.players[self.seat]
        if player.eliminated:
            return DONE
        limit = BLOOD_PER_CARD + worth(g, self.seat, "blood-limit", self.location)
        most = min(limit - self.blood, pool.deployable(g, self.seat))
        options: list[Option] = [answers.END.option]
        options += [answers.BLOOD.of(amount) for amount in range(1, most + 1)]
        if player.red:  # [vendetta.diablerie.flip-when-playing-card] [vendetta.diablerie.flip-once-per-round]
            options.append(answers.FLIP.option)
        options += self._drains(g)
        return ask(self.seat, "deploy", options, clause="vendetta.planning.may-play-blood-same-location")

    def chosen(self, g: Vendetta) -> Signal:
        got = self.got
        if got[0] == "end":
            return done()
        if got[0] == "blood":
            self.blood += int(got[1])
            pool.deploy(g, self.seat, self.location, int(got[1]), "pool")
            return frenzy.check(g, self.seat, self.seat, self.location)
        if got[0] == "flip":
            flip_token(g, self.seat, self.location)
            return NEXT
        return self._aside(g, str(got[0]), int(got[1]))

    def go_on(self, g: Vendetta) -> Signal:
        return again("more")


def play_card(g: Vendetta, seat: int, card: int, location: int, face: str) -> None:
    """[vendetta.play.own-position] [vendetta.play.becomes-deployed] [vendetta.play.face-up-free]"""
    player = g.players[seat]
    if face == DOWN:
        forget_hand(g, seat)
    player.hand.remove(card)
    player.cards_at[location].append(card)
    if face == UP:
        reveal(g, card)
        g.tell(events.Played(seat=seat, card=card, location=location, face=face, audience=EVERYBODY))
        return
    # [vendetta.play.face-down-no-effect] [vendetta.play.face-down-cost-outside-limit]
    if not has(g, seat, "free-face-down", NONE):
        pool.spend(g, seat, 1, "face-down")
    g.face_down |= 1 << card
    g.peeked[seat] |= 1 << card
    g.tell(events.Played(seat=seat, card=card, location=location, face=face, audience=1 << seat))


def forget_hand(g: Vendetta, seat: int) -> None:
    """Forget what others know of this hand by having looked at it, once one of its cards lies face down."""
    hand = sum(1 << card for card in g.players[seat].hand)
    for viewer in range(g.seats):
        g.peeked[viewer] &= ~hand


def flip_token(g: Vendetta, seat: int, location: int) -> None:
    """[vendetta.diablerie.flip-blood-is-deployed] [vendetta.diablerie.flip-outside-limit]
    [vendetta.diablerie.flip-not-removed]
    """
    player = g.players[seat]
    player.red -= 1
    player.grey += 1
    g.tell(events.Flipped(seat=seat, location=location))
    pool.deploy(g, seat, location, 1, "bank")

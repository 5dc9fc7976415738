"""What cards, rewards and counters are worth to a seat, in influence, judged by definitions and its own view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from praxis.vendetta.cards import CardSet
    from praxis.vendetta.said import Amount, Condition, Said
    from praxis.vendetta.view import PlayerView, View

BLOOD: Final = {0: 0.34, 1: 0.34, 2: 0.26, 3: 0.06}
"""What one blood in the pool is worth at the end of each round. It buys power later, but not after the last round."""

POWER: Final = 0.33
"""What a point of power at a contested place is worth, if nothing better is known."""

_ABILITY: Final = 0.6

_COMING: Final = 0.4
"""How likely an opponent is to come to a place where she has nothing yet, while planning goes on."""

_BLOOD_TO_COME: Final = 2
"""How much blood a seat usually deploys beside a card whose power depends on blood."""

_WINS: Final = 0.5

_POWER_EACH: Final = {"power": 1.0, "weaken": 0.7, "seize": 1.2, "gather": 0.7}
"""Verbs that give a number of power, and what each point of it is worth."""

_ROUGHLY: Final = {
    "match": (1.5, 0.0),
    "seep": (1.0, 0.0),
    "blank": (2.5, 0.2),
    "silence": (0.8, 0.4),
    "banish": (2.0, 0.1),
    "dismiss": (2.5, 0.1),
    "charm": (4.0, 0.2),
    "move": (0.0, 0.9),
    "reuse": (0.0, 0.1),
    "play": (3.0, 0.2),
    "borrow": (3.0, 0.3),
    "mimic": (1.5, 0.5),
    "entice": (0.0, 1.3),
    "look": (0.0, 0.15),
    "draw": (0.0, 0.35),
    "restore": (0.0, 1.0),
}
"""Verbs whose power and worth are guessed without a look at the table."""


class Eye:
    """One look at the table: what the seat sees, and numbers that are needed often."""

    def __init__(self, view: View, cards: CardSet) -> None:
        self.view = view
        self.cards = cards
        self.seat = view.seat
        self.me: PlayerView = view.players[view.seat]
        self.blood = BLOOD[view.round]
        self.planning = any(frame.name == "Planning" for frame in view.stack)
        self._paid = 0.0
        self.partner = (view.seat + view.seats // 2) % view.seats if view.readings.team else -1

    # -- rewards ------------------------------------------------------------------------------------------------------

    def ally(self, card: int) -> float:
        """What an ally or a victim is worth in the seat's alliance from now to the end of the game."""
        if card < 0:
            return 0.0
        printed = self.cards.cards[card]
        rounds = 3 - self.view.round
        feeding = printed.feeding if printed.kind != "victim" else self.view.readings.victim_feeding
        ability = _ABILITY * rounds / 2 if printed.triggers or printed.statics else 0.0
        # Draining it in need is worth a little.
        return printed.influence + min(feeding, 4) * 0.22 * rounds + 0.05 * printed.drain + ability

    def rewards(self, place: int) -> tuple[float, float, float]:
        """The worth of the first three ranks at a location."""
        rounds = self.view.round
        first = {1: 1, 2: 2, 3: 3}[rounds] + self.ally(self.view.allies_at[place])
        second = {1: 1, 2: 2, 3: 2}[rounds] + self.ally(self.view.top_victim)
        if place == self.view.locations - 1:
            first += 1.0 + 0.3 * (3 - rounds)
        return float(first), float(second), 1.0

    # -- effects ------------------------------------------------------------------------------------------------------

    def card_power(self, card: int, place: int) -> float:
        """How much power a clan card adds for the seat at a place, with its own effect."""
        printed = self.cards.cards[card]
        power, _ = self.effect(printed.does, place)
        return printed.power + power

    def card_worth(self, card: int, place: int) -> float:
        """What a clan card is worth besides its power."""
        printed = self.cards.cards[card]
        _, worth = self.effect(printed.does, place)
        for trigger in printed.triggers:
            power, more = self.effect(trigger.does, place)
            worth += 0.5 * (more + power * POWER)
        for static in printed.statics:
            worth += 0.3 * POWER * self.amount(static.amount, place) if static.what == "power" else 0.2
        return worth

    def effect(self, nodes: tuple[int, ...], place: int) -> tuple[float, float]:
        """The power and the worth of an effect, added up verb by verb, as far as they can be told beforehand."""
        power = worth = 0.0
        for number in nodes:
            more_power, more_worth = self._node(self.cards.said[number], place)
            power += more_power
            worth += more_worth
        return power, worth

    def _node(self, node: Said, place: int) -> tuple[float, float]:
        verb = node.verb
        if verb == "if":
            power, worth = self.effect(node.branches[0], place)
            share = self._likely(node.condition, place)
            return power * share, worth * share
        if verb == "may":
            cost = self.amount(node.amount, place)
            if node.what == "up-to":
                cost = min(cost, max(0, self.me.blood - 2))
            self._paid = cost
            power, worth = self.effect(node.branches[0], place)
            if cost >= self.me.blood or power * POWER + worth <= cost * self.blood:
                return 0.0, 0.0
            return power, worth - cost * self.blood
        if verb in ("choose", "random"):
            ways = [self.effect(branch, place) for branch in node.branches]
            if verb == "choose" and node.who == "you":
                return max(ways, key=lambda way: way[0] * POWER + way[1])
            if verb == "choose":  # the other player takes what hurts less
                return min(ways, key=lambda way: way[0] * POWER + way[1])
            return sum(way[0] for way in ways) / len(ways), sum(way[1] for way in ways) / len(ways)
        if verb == "each":
            power, worth = self.effect(node.branches[0], place)
            many = self.crowd(place)
            return power * many, worth * many
        return self._verb(node, place)

    def _verb(self, node: Said, place: int) -> tuple[float, float]:
        number = self.amount(node.amount, place)
        rivals = self.crowd(place)
        many = {"each-rival": rivals, "each-opponent": self.view.seats - 1, "each-loser": max(0.0, rivals - 1)}.get(
            node.who, 1
        )
        if node.who in ("a-rival", "each-rival", "winner", "each-loser") and rivals == 0:
            return 0.0, 0.0
        unit = self.blood if node.what == "blood" else 1.0
        # To harm one of several opponents is worth less than to gain as much.
        harm = 0.45 * many
        if node.verb in _ROUGHLY:
            return _ROUGHLY[node.verb]
        if node.verb == "withdraw":
            return 0.0, self._leaving(place) if node.who == "you" else 0.3
        if node.verb == "gain":
            return 0.0, number * unit
        if node.verb == "lose":
            return 0.0, -number * unit if node.who == "you" else number * unit * harm
        if node.verb == "steal":
            return 0.0, number * unit * (1.0 + harm)
        if node.verb in _POWER_EACH:
            return number * _POWER_EACH[node.verb] * (many if node.verb == "weaken" else 1), 0.0
        if node.verb == "deploy":
            return number, 0.0 if node.what == "bank" else -number * self.blood
        if node.verb == "scatter":
            return number * 0.6, number * self.blood * 0.3
        if node.verb == "recall":
            return 0.0, number * self.blood * 0.7
        if node.verb == "recruit":
            return 0.0, number * self.ally(self.view.top_victim)
        if node.verb == "sacrifice":
            return 0.0, 0.5 * harm
        if node.verb == "cleanse":
            return 0.0, 1.0 if self.me.red + self.me.grey else 0.0
        return 0.0, 0.1

    def _leaving(self, place: int) -> float:
        """What it is worth to leave a place: the blood is back in the pool, and the cards count again at the Haven."""
        if place < 0:
            return 0.3
        here = self.me.positions[place]
        again = 0.0 if place == self.view.locations - 1 else sum(self.cards.power[card] for card in here.cards)
        return 0.3 + 0.7 * self.blood * self.count("blood-here", place) + 0.3 * POWER * again

    # -- counts -------------------------------------------------------------------------------------------------------

    def rivals(self, place: int) -> list[PlayerView]:
        """The other players who are at a place now."""
        if place < 0:
            return []
        return [
            player
            for player in self.view.players
            if player.seat != self.seat and (player.positions[place].cards or player.positions[place].blood)
        ]

    def crowd(self, place: int) -> float:
        """How many rivals there will be: those who are there, and those who may still come while planning goes on."""
        here = len(self.rivals(place))
        return here + _COMING * (self.view.seats - 1 - here) if self.planning else here

    def _likely(self, condition: Condition | None, place: int) -> float:
        if condition is not None and condition.count == "won":
            return _WINS
        return 1.0 if self.holds(condition, place) else 0.15

    def holds(self, condition: Condition | None, place: int) -> bool:
        if condition is None:
            return True
        number = self.count(condition.count, place)
        if condition.sign == ">=":
            return number >= condition.number
        return number <= condition.number if condition.sign == "<=" else number == condition.number

    def amount(self, amount: Amount, place: int) -> float:
        if not amount.count:
            return amount.constant
        number = amount.constant + amount.factor * self.count(amount.count, place)
        return min(number, amount.most) if amount.most else number

    def count(self, word: str, place: int) -> float:
        me, here = self.me, self.me.positions[place] if place >= 0 else None
        undrained = [card for card in me.alliance if card not in me.drained]
        vampires = sum(self.cards.cards[card].vampire for card in undrained)
        rivals = self.rivals(place)
        counts: dict[str, float] = {
            "alliance": len(undrained),
            "vampires": vampires,
            "mortals": len(undrained) - vampires,
            "drained": len(me.drained),
            "rivals": self.crowd(place),
            "cards-here": len(here.cards) if here else 0,
            "blood-here": (here.blood if here else 0) + (_BLOOD_TO_COME if self.planning and self.me.blood > 3 else 0),
            "paid": self._paid,
            "face-down-here": sum(here.face_down) if here else 0,
            "rival-cards-here": sum(len(each.positions[place].cards) for each in rivals),
            "rival-blood-here": sum(each.positions[place].blood for each in rivals),
            "blood-elsewhere": sum(at.blood for i, at in enumerate(me.positions) if i != place),
            "blood": me.blood,
            "influence": me.influence,
            "hand": len(me.hand),
            "tokens": me.red + me.grey,
            "round": self.view.round,
            "ambition": int(self.view.ambition == self.seat),
            "at-haven": int(place == self.view.locations - 1),
        }
        return counts.get(word, 2)

    def unknown_power(self, clan: str) -> float:
        """The average power of a clan's cards, for cards that the seat cannot see."""
        return self.cards.mean_power[clan]

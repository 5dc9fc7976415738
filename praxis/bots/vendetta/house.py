"""The house bot: plans where to win, bluffs a little, and leaves what is lost.

For every location it estimates each rival's final power and compares what it can expect to win with and without a card,
some blood, or leaving. It knows only its view and remembers only its dice.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from praxis.bots.vendetta.lookahead import best_option
from praxis.bots.vendetta.worth import Eye
from praxis.kernel.rng import Dice
from praxis.vendetta.sets import card_set
from praxis.vendetta.view import HIDDEN, View

if TYPE_CHECKING:
    import msgspec

    from praxis.kernel.decision import Option
    from praxis.vendetta.view import PlayerView


class HousePlayer:
    """A sensible opponent that answers at once."""

    needs_view = True

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        assert isinstance(view, View)
        assert view.decision is not None
        eye = Eye(view, card_set(view.readings.cards))
        decide = getattr(self, "_" + view.decision.kind.replace("-", "_"), None)
        if decide is not None:
            chosen: Option = decide(eye, options)
            return chosen
        return best_option(view, options, self._dice.below(1 << 32))

    def _any(self, options: list[Option]) -> Option:
        return options[self._dice.below(len(options))]

    def _happens(self, percent: int) -> bool:
        return self._dice.below(100) < percent

    # -- setup and card choice ----------------------------------------------------------------------------------------

    def _clan(self, eye: Eye, options: list[Option]) -> Option:
        return self._any(options)

    def _pick_relic(self, eye: Eye, options: list[Option]) -> Option:
        return max(options, key=lambda option: eye.cards.cards[int(option[1])].influence)

    def _keep(self, eye: Eye, options: list[Option]) -> Option:
        def worth(option: Option) -> float:
            card = int(option[1])
            # Enough randomness that the same clan is not played the same way every time.
            return 0.33 * eye.card_power(card, 0) + eye.card_worth(card, 0) + self._dice.below(100) * 0.008

        return max(options, key=worth)

    # -- planning -----------------------------------------------------------------------------------------------------

    def _plan(self, eye: Eye, options: list[Option]) -> Option:
        plays = [option for option in options if option[0] == "play"]
        drains = [option for option in options if option[0] == "drain"]
        if eye.me.blood <= 1 and eye.view.round < 3 and drains:
            victim = self._cheapest(eye, drains)
            if victim is not None:
                return victim
        relics = [option for option in options if option[0] == "relic"]
        if relics and (eye.me.drained or eye.view.round == 3):
            return relics[0]
        table = Outlook(eye)
        open_plays = [option for option in plays if option[3] == "up"]
        best = max(open_plays, key=lambda option: self._play_worth(table, option))
        return self._hide(eye, best, plays)

    def _play_worth(self, table: Outlook, option: Option) -> float:
        eye = table.eye
        card, place = int(option[1]), int(option[2])
        power = eye.card_power(card, place)
        gain = table.gain(place, power) + eye.card_worth(card, place)
        return gain + self._dice.below(100) * 0.002

    def _hide(self, eye: Eye, best: Option, plays: list[Option]) -> Option:
        """Play the card face down now and then: strong cards more often, and sometimes weak ones, as a bluff."""
        printed = eye.cards.cards[int(best[1])]
        if printed.step == "passive" or eye.me.blood < 4:
            return best
        hidden = (*best[:3], "down")
        percent = 30 if printed.power >= 4 else 22 if printed.power <= 2 else 8
        return hidden if hidden in plays and self._happens(percent) else best

    def _cheapest(self, eye: Eye, drains: list[Option]) -> Option | None:
        """The card whose loss costs least. A vampire is not drained if that would bring a third token."""
        cards = eye.cards.cards
        tokens = eye.me.red + eye.me.grey
        fit = [option for option in drains if not (cards[int(option[1])].vampire and tokens >= 1)]
        if not fit:
            return None
        return min(fit, key=lambda option: eye.ally(int(option[1])) - 0.3 * cards[int(option[1])].drain)

    def _deploy(self, eye: Eye, options: list[Option]) -> Option:
        place = _turn_place(eye)
        table = Outlook(eye)
        flips = [option for option in options if option[0] == "flip"]
        if flips:
            return flips[0]
        best: Option = ("end",)
        best_worth = 0.0
        for option in options:
            if option[0] == "blood":
                amount = int(option[1])
                worth = table.gain(place, amount) - amount * self._price(eye, table)
                if worth > best_worth:
                    best, best_worth = option, worth
        if best != ("end",):
            return best
        return self._drain_for_blood(eye, table, place, options)

    def _price(self, eye: Eye, table: Outlook) -> float:
        """What one blood would be worth otherwise: in later rounds, and in the turns still to come in this one."""
        later = 0.05 * table.turns_left if eye.me.blood <= 4 else 0.02 * table.turns_left
        scarce = 0.25 if eye.me.blood <= 2 and eye.view.round < 3 else 0.0
        return eye.blood * 0.75 + later + scarce

    def _drain_for_blood(self, eye: Eye, table: Outlook, place: int, options: list[Option]) -> Option:
        """In the last round a victim's blood can be worth more than the victim."""
        if eye.view.round < 3 or table.turns_left > 1 or eye.me.blood > 1:
            return ("end",)
        victim = self._cheapest(eye, [option for option in options if option[0] == "drain"])
        if victim is None:
            return ("end",)
        printed = eye.cards.cards[int(victim[1])]
        cost = printed.influence - printed.drained + (1 if printed.vampire else 0)
        return victim if table.gain(place, min(3, printed.drain)) > cost + 0.2 else ("end",)

    # -- resolution: what is not here is decided by looking ahead -------------------------------------------------

    def _partner(self, eye: Eye, options: list[Option]) -> Option:
        return ("partner", "spare")

    def _relic(self, eye: Eye, options: list[Option]) -> Option:
        """A relic can be used once, so it is not used in the first round."""
        if eye.view.round == 1:
            return ("no",)
        return best_option(eye.view, options, self._dice.below(1 << 32)) if eye.view.round == 2 else ("yes",)

    def _order(self, eye: Eye, options: list[Option]) -> Option:
        return options[0]

    def _sacrifice(self, eye: Eye, options: list[Option]) -> Option:
        return self._cheapest(eye, options) or options[0]

    def _restore(self, eye: Eye, options: list[Option]) -> Option:
        return max(options, key=lambda option: eye.ally(int(option[1])))


class GentlePlayer(HousePlayer):
    """The house bot for a first game: every third choice is made at random."""

    def choose(self, view: msgspec.Struct | None, options: list[Option]) -> Option:
        return self._any(options) if self._happens(33) else super().choose(view, options)


class Outlook:
    """What the seat can expect at every location, as far as it can estimate it."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self.turns_left = _turns_left(eye.view)
        self._still_to_play: list[int] = _frame_slot(eye.view, "Planning", "order") if self.turns_left >= 0 else []
        self.turns_left = max(0, self.turns_left)
        self._mine = [self._power(eye.me, place) for place in range(eye.view.locations)]
        self._rivals = [self._forecast(place) for place in range(eye.view.locations)]

    def _power(self, player: PlayerView, place: int) -> float:
        """A player's power at a place as the cards lie, with an average for hidden cards and for what effects will
        add."""
        eye, at = self.eye, player.positions[place]
        if player.seat == eye.seat:
            return at.blood + sum(eye.card_power(card, place) for card in at.cards)
        hidden = at.cards.count(HIDDEN)
        seen = sum(eye.cards.power[card] for card in at.cards if card != HIDDEN)
        return at.blood + seen + hidden * (eye.unknown_power(player.clan) + 0.8) + 0.5 * len(at.cards)

    def _forecast(self, place: int) -> list[tuple[float, float]]:
        """For each rival, the power that is expected in the end, and how likely she is to be there at all."""
        eye = self.eye
        found: list[tuple[float, float]] = []
        for player in eye.view.players:
            if player.seat == eye.seat or player.eliminated or not player.clan:
                continue
            at = player.positions[place]
            more = (self.turns_left + (player.seat in self._still_to_play)) / eye.view.locations
            coming = more * (eye.unknown_power(player.clan) + 1.2)
            if at.cards or at.blood:
                found.append((self._power(player, place) + 0.6 * coming, 0.92))
            elif more:
                found.append((eye.unknown_power(player.clan) + 1.0 + 0.3 * coming, min(0.75, 0.45 * more)))
        return found

    def expected(self, place: int, extra: float) -> float:
        """What it is worth to be at a place with so much more power."""
        # Ties go to the player who is earlier in turn order, so the ambition token is worth half a point.
        power = self._mine[place] + extra + (0.5 if self.eye.view.ambition == self.eye.seat else 0.0)
        if power <= 0.0 and not self.eye.me.positions[place].cards:
            return 0.0
        first, second, third = self.eye.rewards(place)
        slack = 0.55 + 0.35 * self.turns_left
        ranks = [1.0, 0.0, 0.0]  # the odds that 0, 1 and 2 rivals are ahead
        for rival, likely in self._rivals[place]:
            ahead = likely / (1.0 + exp((power - rival) / (1.0 + slack)))
            ranks = [
                ranks[0] * (1.0 - ahead),
                ranks[1] * (1.0 - ahead) + ranks[0] * ahead,
                ranks[2] * (1.0 - ahead) + ranks[1] * ahead,
            ]
        return ranks[0] * first + ranks[1] * second + ranks[2] * third

    def gain(self, place: int, extra: float) -> float:
        """How much worth so much more power adds."""
        if place < 0:
            return 0.0
        return self.expected(place, extra) - self.expected(place, 0.0)


def _frame_slot(view: View, name: str, slot: str) -> Any:
    """A slot of the topmost procedure with this name; -1 if there is none."""
    for frame in reversed(view.stack):
        if frame.name == name:
            return frame.slots[slot]
    return -1


def _turn_place(eye: Eye) -> int:
    return int(_frame_slot(eye.view, "PlanningTurn", "location"))


def _turns_left(view: View) -> int:
    """How many planning turns every player still takes after this round of turns; below 0 when planning is over."""
    return int(_frame_slot(view, "Planning", "turns")) - 1

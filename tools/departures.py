"""Where a search bot of V:TES departs from the house bot, is it right? `python -m tools.departures 20`.

With `--rival 30` it is compared with a search of 30 playouts instead.

In games of house bots one seat's questions are put to a search. Where it would answer otherwise, its answer and the
house bot's are played on in fresh worlds, to the end of the game too, where no value is guessed. The gain, in
hundredths of all victory points, is told by the kind of decision, so that one sees which kinds to leave to the house
bot: games between bots tell much less in the same time.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from praxis.bots.search import Budget, think
from praxis.bots.vtes.playout import HouseSeats, play_on
from praxis.bots.vtes.search import VtesGuide
from praxis.bots.vtes.value import value
from praxis.kernel.decision import Decision, Option
from praxis.kernel.rng import derive
from praxis.kernel.structs import Setting
from praxis.vtes.editions import NEWEST
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND

SEATS: Final = 5
OFTEN: Final = 4
"""How often a seat weighs the same question in one turn."""
END: Final = 100
LATER: Final = (1, 6, 11, END)
"""After how many turns the two answers are compared: the present turn, a round, two rounds, and at the end of the game,
which comes before so many turns are over."""


class Departure(msgspec.Struct, frozen=True):
    """One answer of the search that is not the house bot's, or its rival's."""

    kind: str
    claimed: float
    """By how much the search saw its answer ahead."""
    gains: list[float]
    """By how much it is ahead in fresh worlds, after each number of turns in `LATER`."""


def departures(number: int, playouts: int, worlds: int, rival: int = 0) -> Iterator[Departure]:
    """The departures at one seat of one game of house bots: from the house bot, or from a search with so many
    playouts."""
    seed = derive("departures", number)
    g = KIND.begin(KIND.header(Setting(SEATS, NEWEST), seed))
    assert isinstance(g, VtesGame)
    g.events = None
    guide, house, seat, turn = VtesGuide(), HouseSeats(OFTEN), number % SEATS, 0
    while (decision := g.decision) is not None and not g.ousted[seat]:
        if g.turn != turn:
            turn = g.turn
            house.forget()
        if decision.seat == seat and len(decision.options) > 1:
            found = _departure(guide, g, decision, Budget(playouts=playouts), worlds, rival)
            if found is not None:
                yield found
        g._answer(house.choice(g, decision))


def _departure(
    guide: VtesGuide, g: VtesGame, decision: Decision, budget: Budget, worlds: int, rival: int = 0
) -> Departure | None:
    seat, view = decision.seat, g.view(decision.seat)
    thought = think(guide, view, seat, decision.options, budget, derive("thought", g.seed, g.number))
    usual = thought.tried[0]
    if rival and len(thought.tried) > 1:
        seed = derive("rival", g.seed, g.number)
        usual = think(guide, view, seat, decision.options, Budget(playouts=rival), seed).option
    if thought.option == usual:
        return None
    sums = [0.0] * len(LATER)
    for number in range(worlds):
        world = guide.world(view, derive("judged", g.seed, g.number, number))
        assert isinstance(world, VtesGame)
        pairs = zip(_values(world, thought.option, seat), _values(world, usual, seat), strict=True)
        for at, (mine, theirs) in enumerate(pairs):
            sums[at] += mine - theirs
    claimed = thought.means[thought.tried.index(thought.option)] - thought.means[thought.tried.index(usual)]
    return Departure(decision.kind, claimed, [total / worlds for total in sums])


def _values(world: VtesGame, option: Option, seat: int) -> list[float]:
    twin = world.fork()
    twin._answer(option)
    found = []
    for turn in range(1, END + 1):
        play_on(twin, world.turn + turn)
        if turn in LATER:
            found.append(value(twin, seat))
    return found


def told(found: list[Departure]) -> str:
    """A table, the most frequent kind first."""
    by_kind: dict[str, list[Departure]] = defaultdict(list)
    for each in found:
        by_kind["all"].append(each)
        by_kind[each.kind].append(each)
    head = "".join("      at the end" if turns == END else f"  after {turns:2} turns" for turns in LATER)
    lines = [f"{'kind':16} times  claimed{head}"]
    for kind, of_kind in sorted(by_kind.items(), key=lambda item: (-len(item[1]), item[0])):
        claimed = 100 * sum(one.claimed for one in of_kind) / len(of_kind)
        gains = "".join(f"  {_mean([100 * one.gains[at] for one in of_kind]):>14}" for at in range(len(LATER)))
        lines.append(f"{kind:16} {len(of_kind):5}  {claimed:+7.2f}{gains}")
    return "\n".join(lines)


def _mean(values: list[float]) -> str:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return f"{mean:+.2f}"
    error = sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))
    return f"{mean:+.2f} ± {error:.2f}"


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tools.departures", description=__doc__)
    reader.add_argument("games", type=int, help="how many games of house bots")
    reader.add_argument("--first", type=int, default=0, help="the number of the first game")
    reader.add_argument("--playouts", type=int, default=60, help="how long the search thinks about an answer")
    reader.add_argument("--worlds", type=int, default=16, help="fresh worlds in which a departure is judged")
    reader.add_argument("--rival", type=int, default=0, help="playouts of a search to compare with; 0: the house bot")
    asked = reader.parse_args()
    found: list[Departure] = []
    for number in range(asked.first, asked.first + asked.games):
        found += departures(number, asked.playouts, asked.worlds, asked.rival)
    print(told(found) if found else "the search never departed")


if __name__ == "__main__":
    main()

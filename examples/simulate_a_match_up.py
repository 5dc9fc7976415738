"""Simulate a match-up: the house bot against three that choose at random, with each of them at every seat in turn.

python examples/simulate_a_match_up.py
"""

import sys

import praxis


def main(games: int = 40) -> None:
    bots = ["house", "random", "random", "random"]
    results = praxis.simulate("vendetta", bots=bots, games_played=games, seed=1)
    won = dict.fromkeys(bots, 0.0)
    for result in results:
        for name, score in zip(result.bots, result.scores, strict=True):
            won[name] += score
    print(f"{len(results)} games: the house bot won {won['house'] / len(results):.0%}, a quarter would be even")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

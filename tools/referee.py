"""Play games with decks mixed from all cards that are enforced in full, and have the referee of the tests judge them.

``./check --release 1000`` is the check before a release: no error, no objection, every full card dealt. A game that is
objected to is played again by its number: ``python -m tools.referee 1 --from 183``.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

from praxis import compiled

if __name__ in ("__main__", "__mp_main__"):
    compiled.use()  # before the imports below

from tests.laws.referee.release import Outcome, full_cards, in_all, judged

ALL_DEALT_IN = 1000
"""The number of games in which every card must be dealt."""
NAMED = 40
"""How many names of cards a line lists at most."""


def report(outcome: Outcome) -> list[str]:
    """The result of the games, as lines."""
    full = full_cards()
    lines = [*outcome.errors, *outcome.objections]
    lines.append(f"games      {outcome.games}, errors {len(outcome.errors)}, objections {len(outcome.objections)}")
    claims = outcome.judged + outcome.left_out
    lines.append(
        f"claims     {claims} that the text of a card might change: {outcome.judged} judged ({outcome.share():.1%}),"
        f" {outcome.left_out} left out as a text in force speaks of it"
    )
    for word, cards in (("dealt", outcome.dealt), ("drawn", outcome.drawn), ("played", outcome.played)):
        missing = [name for card, name in full.items() if card not in cards]
        line = f"{word:<10} {len(full) - len(missing)} of {len(full)} full cards"
        lines.append(f"{line}; never: {_listed(missing)}" if missing else line)
    return lines


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(sorted(names)[:NAMED]) + more


def passes(outcome: Outcome) -> bool:
    dealt = outcome.games < ALL_DEALT_IN or set(full_cards()) <= outcome.dealt
    return dealt and not outcome.errors and not outcome.objections


def played(numbers: Iterable[int], workers: int) -> Outcome:
    if workers == 1:
        return in_all(map(judged, numbers))
    with ProcessPoolExecutor(workers) as pool:
        return in_all(pool.map(judged, numbers, chunksize=5))


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.referee", description="Have the referee judge mixed games.")
    parser.add_argument("games", nargs="?", type=int, default=ALL_DEALT_IN, help=f"how many games ({ALL_DEALT_IN})")
    parser.add_argument(
        "--from", dest="first", type=int, default=0, metavar="N", help="the number of the first game (0)"
    )
    parser.add_argument("-n", dest="workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    chosen = parser.parse_args(args)
    outcome = played(range(chosen.first, chosen.first + chosen.games), chosen.workers)
    print("\n".join(report(outcome)))
    return 0 if passes(outcome) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

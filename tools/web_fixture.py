"""Prints a whole real game as the page gets it. The tests of the page call this, so that the game is never stale."""

import sys

import msgspec

from praxis import games
from praxis.bots.player import make
from praxis.kernel.decision import parse
from praxis.kernel.game import DecisionView, Setting

NAMES = ("Anna", "Bela", "Cleo")
READERS = (0, -1)
"""The readers of the game: the first seat, and a spectator."""


def story(seed: int) -> bytes:
    """For each reader: the first view, then for each answer the events and the view after them."""
    kind = next(each for each in games.kinds() if each.name == "vendetta")
    game = kind.begin(kind.header(Setting(players=len(NAMES)), seed, list(NAMES)))
    players = [make("house", "vendetta", seat) for seat in range(len(NAMES))]
    told = 0
    frames: dict[int, list[object]] = {reader: [] for reader in READERS}
    while True:
        events = game.take_events()
        for reader in READERS:
            lines = [
                {"n": told + n, "kind": event.kind, "fields": event.seen_by(reader)} for n, event in enumerate(events)
            ]
            frames[reader].append({"events": lines, "view": game.view(reader)})
        told += len(events)
        if game.decision is None:
            break
        seat = game.decision.seat
        decision: DecisionView | None = game.decision_view(seat)
        assert decision is not None
        options = [parse(option) for option in decision.options or []]
        game.answer(seat, players[seat].choose(game.view(seat), options))
    return msgspec.json.encode({str(reader): frames[reader] for reader in READERS})


if __name__ == "__main__":
    sys.stdout.buffer.write(story(int(sys.argv[1])))

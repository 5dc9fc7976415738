"""Read a record: play it again, tell it in another language, and count what happened.

python examples/read_a_record.py [FILE]         without a file, a game is played first
"""

import sys
from collections import Counter
from pathlib import Path

import praxis


def main(file: str = "") -> None:
    if file:
        text = Path(file).read_text(encoding="utf-8")
    else:
        played = praxis.game("vendetta", seed=11)
        played.play("house")
        text = played.save()
    game = praxis.replay(text)
    print("\n".join(game.told("de")[:5]))
    print(f"... and {len(game.events)} events in all; most often:")
    for kind, count in Counter(event.kind for event in game.events).most_common(3):
        print(f"  {count:3} {kind}")
    print("points:", *(f"{name} {points:g}" for name, points in zip(game.seats, game.scores(), strict=True)))


if __name__ == "__main__":
    main(*sys.argv[1:])

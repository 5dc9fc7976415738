"""Write a bot: it sees what its seat may know and the answers that are legal, and gives one of them.

python examples/write_a_bot.py
"""

import praxis


class Eager:
    """Does anything rather than pass, and bleeds if it can."""

    needs_view = False

    def choose(self, view: object, options: list[praxis.Option]) -> praxis.Option:
        bleeds = [option for option in options if option[0] == "bleed"]
        active = [option for option in options if option[0] != "pass"]
        return (bleeds or active or options)[0]


def main() -> None:
    game = praxis.game("vtes", players=3, seed=4, options={"turns": 30}, names=["Eager", "Anna", "Bela"])
    points = game.play(Eager(), "random", "random")
    for name, won in zip(game.seats, points, strict=True):
        print(f"{name}: {won:g} victory points")


if __name__ == "__main__":
    main()

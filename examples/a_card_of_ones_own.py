"""A card of one's own: made up in a line, put into a hand, and played by the rules.

python examples/a_card_of_ones_own.py
"""

import praxis


def main() -> None:
    table = praxis.position(
        praxis.seat(pool=12, ready=["Mira 3/5 OBF"], hand=["Long Shadow"], library=5),
        praxis.seat(pool=9, ready=["Oskar 2/4 aus"]),
        cards={"Long Shadow": "modifier obf blood:1, stealth 2"},
    )
    table.does("bleed Mira", by="a")
    table.goes_on("block")
    table.does("block Oskar", by="b")
    table.does("play Long Shadow Mira", by="a")
    print(f"Mira has {table.measure('action.stealth')} stealth and {table.measure('Mira.blood')} blood.")
    table.goes_on()
    print(f"Oskar did not catch her: b has {table.measure('b.pool')} pool.")


if __name__ == "__main__":
    main()

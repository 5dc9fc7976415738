"""Settle a question about the rules: may a vampire who is locked block, and what if nobody blocks?

python examples/settle_a_question.py
"""

import praxis


def main() -> None:
    table = praxis.position(
        praxis.seat(pool=12, ready=["Mira 3/5 DOM obf"]),
        praxis.seat(pool=9, ready=["Oskar 2/4 aus locked"]),
    )
    table.does("bleed Mira", by="a")
    clauses = table.clauses("block Oskar", by="b")
    print(f"May Oskar block? No, says {clauses[0]}." if clauses else "May Oskar block? Yes.")
    table.goes_on()
    print(f"Nobody blocks, and b has {table.measure('b.pool')} pool left.")


if __name__ == "__main__":
    main()

"""Positions of the tests of political actions: Mira calls a referendum, and it is voted on."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Item, SeatOf, Table, position, seat


def calls(t: Table, card: str, *terms: str, mode: int = 0, favour: str = "a", against: str = "") -> None:
    """Mira calls the referendum with these terms, ``-`` for no more of them. These seats vote, the others abstain."""
    t.does(f"play {card} Mira {mode}")
    goes(t, *terms, favour=favour, against=against)


def goes(t: Table, *terms: str, favour: str = "a", against: str = "") -> None:
    """Answer the terms in the order in which they are asked for, and then everything else that is asked, likewise."""
    chosen = list(terms)
    for _ in range(120):
        if t.asks in t.quiet:
            assert not chosen, f"never asked for: {chosen}"
            return
        side = "for" if t.who() in favour else "against" if t.who() in against else ""
        votes = [option for option in t.options() if option.startswith(("vote ", "votes ")) and option.endswith(side)]
        if t.asks in ("terms", "pick", "unless", "way"):
            answer = chosen.pop(0)
            if answer == "-":
                t.passes()
            else:
                t.does(answer)
        elif votes and side:
            t.answer(votes[0])
        elif side == "for" and t.offers("call for"):
            t.does("call for")
        elif t.offers("pass"):
            t.passes()
        else:
            t.does(t.options()[0])
    raise AssertionError(f"the last question was '{t.asks}'")


def table(
    card: str,
    *,
    who: str = "",
    mine: tuple[Item, ...] = (),
    theirs: tuple[Item, ...] = ("Oskar 2/4",),
    third: tuple[Item, ...] = ("Vera 2/4",),
    pools: tuple[int, int, int] = (30, 30, 30),
    edition: str = "2023",
) -> Table:
    return position(
        seat(pools[0], ready=[f"Mira 4/8 {who}".strip(), *mine], hand=[card]),
        seat(pools[1], ready=list(theirs)),
        seat(pools[2], ready=list(third), hand=["Blank Page"]),
        edition=edition,
    )


def pools(t: Table) -> tuple[int, ...]:
    return tuple(t.measure(f"{letter}.pool") for letter in "abc")


POWER = "trait:path-of-Power-and-the-Inner-Voice"


def polled(*seats: SeatOf, edition: str, card: str = "Kine Resources Contested") -> Table:
    """Seat a has called a referendum that is about to be polled; points of the terms go where they can."""
    t = position(*seats, edition=edition)
    t.does(f"play {card} Mira")
    while t.asks not in ("polling", "before-votes"):
        if t.asks == "terms":
            t.answer(t.options()[0])
        else:
            t.passes()
    return t


def caller(*hand: str, words: str = "", mira: str = "Mira 6/8 prince") -> SeatOf:
    return seat(ready=[f"{mira} {words}".strip()], hand=[*hand, "Kine Resources Contested"])


POLL = "Anarchist Uprising"
CHALLENGE = "Domain Challenge"

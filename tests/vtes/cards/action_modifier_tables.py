"""Actions and blocks that tests of action modifiers share."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import CHEAP
from tests.vtes.cards.tables import acting, bystander, path_for


def attempted(card: str, words: str, edition: str, oskar: str = "Oskar 4/4", more: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip(), "Nils 2/4"], hand=[card, *more]),
        seat(ready=[oskar, "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    return t


def passed(*hand: str, mira: str, edition: str, **regions: list[str]) -> Table:
    """Mira's referendum has passed by two votes or more."""
    t = position(
        seat(
            ready=[mira, *regions.get("ready", [])],
            hand=[*hand, "Kine Resources Contested"],
            uncontrolled=regions.get("uncontrolled", ["Nobody 0/9"]),
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.passes_until("succeeded")
    return t


def burned(card: str, words: str, blood: int) -> Table:
    theirs: list[Item] = ["Enhanced Senses", "Eagle's Sight"]
    return position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        seat(ready=["Oskar 4/6 aus", "Kid 1/4"], hand=theirs),
        bystander(),
    )


def veiled_hunt(card: str, discipline: str) -> Table:
    """Nils hunts veiled, and ends his action with a card as Olga attempts to block it."""
    t = position(
        seat(ready=["Mira 6/8", f"Nils 6/8 {discipline}", "Ines 6/8 OBF"], hand=["Veil the Legions", card]),
        seat(ready=["Oskar 6/8", "Olga 6/8 intercept:5"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Veil the Legions Ines 1")
    t.does("play Veil the Legions Ines 1", by="a")
    t.does("amount 1", by="a")
    to_the_end(t)
    t.does("hunt Nils")
    assert t.measure("Nils.stealth") == 2
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, f"play {card} Nils 0")
    t.does(f"play {card} Nils 0", by="a")
    return t


def rides(card: str, words: str, mine: bool, rider: bool) -> Table:
    """A referendum of Nils has passed; with the rider played on it, the next one of seat a passes automatically."""
    t = position(
        seat(
            ready=["Nils 6/8 prince:Rome", f"Mira 6/9 {words if mine else ''} {path_for(card)}".strip()],
            hand=[*([card] if mine else []), "Kine Resources Contested", "Cryptic Rider", "Domain Challenge"],
        ),
        seat(ready=[f"Oskar 6/9 {'' if mine else words}".strip()], hand=[] if mine else [card]),
        seat(ready=["Vera 3/4 primogen"]),
    )
    t.does("play Kine Resources Contested Nils")
    t.passes_until("terms")
    while t.asks == "terms":
        t.answer(t.options()[0])
    until(t, "vote Nils for")
    t.does("vote Nils for")
    until(t, "play Cryptic Rider Nils 0")
    t.does("play Cryptic Rider Nils 0" if rider else "pass", by="a")
    t.goes_on()
    t.does("play Domain Challenge Mira")
    return t


def met_by_oskar(
    *hand: str, who: str = "", act: str = "bleed Mira", other: str = "Oskar 4/8", edition: str = "2023"
) -> Table:
    """Mira acts, and Oskar attempts to block."""
    t = acting(*hand, who=who, against=[other], edition=edition)
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar")
    return t


def stopped(card: str, words: str, mode: int, edition: str, announced: bool = False) -> Table:
    """Mira plays the card and is blocked all the same: the combat has begun."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"] * 2)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if announced:
        t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    if not announced:
        t.does(f"play {card} Mira {mode}", by="a")
    while t.asks in ("attempt", "blocked"):
        t.passes()
    return t


def fight_on(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand") if t.asks == "strike" else t.passes()

"""Allies at the table, for tests of several of them."""

from __future__ import annotations

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import definition
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.tables import bystander


def next_turn(t: Table) -> None:
    """Nobody does anything but what must be done, until the next unlock phase of the first Methuselah is over."""
    turn = t.g.turn
    for _ in range(80):
        if t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks in ("master", "minion", "influence", "discard"):
            return
        t.answer(t.options("trigger")[0] if t.offers("trigger") else "pass")
    raise AssertionError("her next turn does not come")


def fought_by(card: str, other: str = "Oskar 9/9", edition: str = "2023") -> Table:
    """Oskar has blocked it, or it him."""
    t = position(seat(ready=[other]), seat(ready=[card]), bystander(), edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does(f"block {card}")
    return t


WITH_ABILITIES = [
    # ally, a Discipline whose basic cards it plays
    ("Alia, God's Messenger", "aus"),
    ("Herald of Topheth", "pre"),
    ("High Top", "cel"),
    ("Infernal Servitor", "obf"),
    ("Kherebutu", "nec"),
    ("Marijava Thuggee", "obf"),
    ("Nephren-Ka", "nec"),
    ("Rafastio Ghoul", "tha"),
    ("Talaq, The Immortal", "tha"),
    ("The Vozhd of Juiz de Fora", "ani"),
]
NOCTURN = ("Nocturn", "obt")


def ally_bleeding(ally: str, hand: list[Item], *others: Item) -> Table:
    """The ally bleeds; a servitor has just been recruited at superior, so that it plays cards at all."""
    recruited = ally == "Infernal Servitor"
    t = position(
        seat(
            ready=["Mira 6/8 DAI trait:infernal", *([] if recruited else [ally]), *others],
            hand=[*([ally] if recruited else []), *hand],
        ),
        seat(ready=["Oskar 6/7 strength:0"]),
        bystander(),
    )
    if recruited:
        t.does(f"play {ally} Mira 1")
        t.goes_on()
    t.does(f"bleed {ally}")
    return t


PLAY_AS_VAMPIRES = [
    # ally, a Discipline whose basic cards it plays
    ("Talaq, The Immortal", "tha"),
    ("Ghouled Street Thug", "pot"),
    ("Rafastio Ghoul", "tha"),
    ("High Top", "cel"),
    ("Herald of Topheth", "pre"),
    ("Nephren-Ka", "nec"),
    ("Kherebutu", "nec"),
    ("Alia, God's Messenger", "aus"),
    ("Marijava Thuggee", "obf"),
    ("The Vozhd of Juiz de Fora", "ani"),
    ("Infernal Servitor", "dai"),
    ("Nocturn", "obt"),
]


def trick(types: int, *ways: Way, blood: int = 0, name: str = "Trick") -> Face:
    return made_up(name, types, definition=definition(*ways), blood=blood)


def against(ally: str, card: Face, edition: str, life: int, *more: Face) -> Table:
    """The ally, with so much life, is to act; its Methuselah holds the card."""
    t = position(
        seat(ready=[ally, "Ines 2/4 trait:infernal"], hand=[card, *more]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock" if ally == "Infernal Servitor" else "minion",
        edition=edition,
    )
    if ally == "Infernal Servitor":
        t.g.versions[t[ally]] = 1  # at superior it plays cards
        t.passes_until("minion")
    had = t.g.blood[t[ally]]
    if had > life:
        t.g.burn_blood(t[ally], had - life, "card.golden.overrides-rules")
    elif had < life:
        t.g.gain_blood(t[ally], life - had, life, "card.golden.overrides-rules")
    return t


def is_gone(t: Table, ally: str) -> bool:
    """Burned; some are then shuffled into the library, and may be drawn from there."""
    return t.region(ally) != "ready"

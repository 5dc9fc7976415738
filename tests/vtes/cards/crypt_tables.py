"""Vampires at the table, for tests of several of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions.language import ME, action, becomes, definition, gain, political, unlock
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.referendum_tables import CHALLENGE, POLL
from tests.vtes.cards.tables import bystander


def stands(me: Item, *theirs: Item, edition: str, phase: str = "minion", **mine: object) -> Table:
    """The vampire is ready and it is the turn of his Methuselah."""
    return position(
        seat(ready=[me], **mine),  # type: ignore[arg-type]
        seat(ready=list(theirs or ("Oskar 2/4",))),
        bystander(),
        phase=phase,
        edition=edition,
    )


def goes_on(t: Table, *first: str) -> None:
    """Give each of these answers when it is offered; else everybody passes."""
    while t.asks not in t.quiet:
        wanted = [text for text in first if t.offers(text)]
        if wanted:
            t.does(wanted[0])
        else:
            t.goes_by()


def polled_by_first(*mine: str, others: str = "Oskar 4/8 votes:3", side: str = "against") -> Table:
    """The first of these vampires calls a referendum; Oskar votes, and nobody else."""
    caller = mine[0].split(" blood")[0].split(" 4/8")[0]
    t = position(seat(ready=list(mine), hand=[POLL]), seat(ready=[others]), seat(ready=["Vera 2/4 votes:1"]))
    t.does(f"play {POLL} {caller}")
    t.passes_until("polling")
    while t.asks == "polling":
        t.does(f"vote Oskar {side}" if side and t.offers(f"vote Oskar {side}") else "pass")
    return t


def called_to_vote(*mine: str, other: str = "Oskar 4/8 votes:2", counters: str = "") -> Table:
    """Mira calls a referendum, and it comes to the votes."""
    t = position(
        seat(ready=["Mira 4/8", *mine], hand=[POLL]),
        seat(ready=[other]),
        seat(ready=["Vera 2/4"]),
        counters=[(1, "corruption", "Oskar", counters)] if counters else [],
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    return t


def calls_against(name: str, caller: str, edition: str = "2023") -> Table:
    """Somebody of seat a calls a referendum; the vampire is seat b's."""
    t = position(
        seat(ready=[f"Mira 4/8 {caller}", "Anja 4/8 votes:2 sect:Camarilla"], hand=[POLL]),
        seat(ready=[name]),
        seat(ready=["Vera 2/4 votes:1"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    return t


def aims(t: Table, name: str, target: str, *refused: str) -> None:
    """The vampire's own action, at that target; none of those refused is one."""
    t.does(f"use {name} {name}")
    for other in refused:
        assert not t.offers(f"target {other}"), other
    if t.asks == "target":
        t.does(f"target {target}")


LUTZ, MONCADA = "Lutz von Hohenzollern", "Ambrosio Luis Monçada, Plenipotentiary"


def polled_by_prince(*ready: str, hand: tuple[str, ...] = (), edition: str, **more: object) -> Table:
    """Mira, with votes of her own, has called a referendum; these are with her."""
    t = position(
        seat(ready=["Mira 6/8 prince", *ready], hand=[POLL, *hand], **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 4/8 prince"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    return t


def uses(t: Table, name: str) -> None:
    """Everybody passes until somebody can use the vampire."""
    while not t.offers(f"use {name}"):
        assert t.asks not in t.quiet, f"{name} cannot be used"
        t.does("strike hand" if t.asks == "strike" else "pass")


def met(name: str, other: str = "Oskar 6/8", hand: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """The bleed of the vampire is blocked."""
    t = position(seat(ready=[name], hand=list(hand)), seat(ready=[other]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


CARDS = {
    "bleed": "",
    "hunt": "",
    "political": "Anarchist Uprising",
    "equip": ".44 Magnum",
    "employ": "Mr. Winthrop",
    "recruit": "Carlton Van Wyk",
}
"""The card by which a minion takes an action, where it needs one."""


def takes_action(t: Table, deed: str, who: str) -> None:
    card = CARDS[deed]
    t.does(f"play {card} {who}" if card else f"{deed} {who}")


def combat(name: str, *others: str, against: str = "Oskar 6/8", fighter: str = "", hand: tuple[str, ...] = ()) -> Table:
    t = position(seat(ready=[name, *others], hand=list(hand)), seat(ready=[against]), bystander())
    t.does(f"bleed {fighter or name}")
    t.does("block Oskar", by="b")
    return t


def bleed_blocked(actor: str, blocker: str = "Oskar 6/8", edition: str = "2023") -> Table:
    """A bleed that the first of these announces, and the other blocks."""
    t = position(seat(ready=[actor]), seat(ready=[blocker]), bystander(), edition=edition)
    t.does(f"bleed {actor.split(' blood:')[0].split(' 4/8')[0]}")
    t.passes_until_offered(f"block {blocker.split(' 6/8')[0]}")
    t.does(f"block {blocker.split(' 6/8')[0]}")
    return t


def short(name: str) -> str:
    """The name by which a table knows the vampire: without its group."""
    return catalogue.find(name).name


def fight(name: str, other: str = "Oskar 6/8", hand: tuple[str, ...] = ()) -> Table:
    t = position(seat(ready=[name], hand=list(hand)), seat(ready=[other]), bystander())
    t.does(f"bleed {short(name)}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t


def tears(t: Table, name: str, late: bool) -> None:
    """He makes his hands aggravated once the strikes are chosen, or lets that moment go by."""
    on_to(t, "strikes-chosen")
    assert t.offers(f"use {name}")
    if late:
        t.passes()
        since = len(t.asked)
        while t.asks not in t.quiet:
            if t.asks == "press":
                break
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert not any(t.ever_offered(f"use {name} {name} {number}", since) for number in (-1, -2))
        assert t.region("Oskar") == "ready"
    else:
        t.answer(next(text for text in t.options("use") if text.split()[1] == str(t[name])))
        on_to(t)
        assert t.region("Oskar") == "torpor"


TWO_BLEEDS = ("bleed Mira", "bleed Ines")


def polled_among_three(
    *own: str, other: str = "Oskar 6/8 prince:Paris", hand: tuple[str, ...] = (), **more: object
) -> Table:
    """A referendum of Mira's is being polled."""
    t = position(
        seat(ready=["Mira 6/8 prince:Rome", *own], hand=[CHALLENGE, *hand]),
        seat(ready=[other]),
        seat(ready=["Vera 3/4 primogen"]),
        **more,  # type: ignore[arg-type]
    )
    t.does(f"play {CHALLENGE} Mira")
    t.passes_until("polling")
    return t


def bare_name(card: str) -> str:
    """The name of a vampire without the mark of an advanced or newer version."""
    return card.split(" (")[0]


def conversion(sect: str) -> Face:
    """An action by which he joins this sect, and unlocks."""
    return made_up("Conversion", faces.ACTION, definition=definition(action("", becomes(ME, sect=sect), unlock(ME))))


def converted(card: str, sect: str, *hand: Face) -> Table:
    """He has joined another sect by an action of his own, and is unlocked again."""
    t = position(seat(ready=[card, "Ines 2/4"], hand=[conversion(sect), *hand]), seat(ready=["Oskar 2/4"]), bystander())
    who = bare_name(card)
    t.does(f"play Conversion {who}")
    t.goes_on()
    assert (t.word(f"{who}.sect"), t.measure(f"{who}.locked")) == (sect, 0)
    return t


def leaves(who: str, *others: str, pool: int = 30, corrupt: str = "") -> Table:
    """A vampire in torpor attempts to leave it, at +1 stealth."""
    lying: Item = (who, ["Auspex"]) if who == "Nik" else f"{who} blood:3"  # the card makes room for the blood he needs
    t = position(
        seat(pool=pool, ready=["Ines 2/4"], torpor=[lying]),
        seat(ready=list(others)),
        bystander(),
        counters=[(1, "corruption", corrupt, "a")] if corrupt else [],
        phase="unlock",
    )
    name = who.removesuffix(" (G6)")
    t.g.gain_blood(t[name], 1, 4, "card.golden.overrides-rules")
    t.passes_until("minion")
    t.does(f"leave {name}")
    return t


WHERE = pytest.mark.parametrize(("where", "locked"), [("ready", ""), ("ready", " locked"), ("torpor", "")])
MOTION = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
OBLIVIOUS = made_up("Oblivious", faces.ACTION, definition=definition(action("obl", gain(1))))


def polled_by_otto(who: str, where: str) -> Table:
    """The polling of Otto's referendum, in which Vera votes; he has a corruption counter of seat a."""
    t = position(
        seat(
            ready=["Aya 2/4 clan:Banu-Haqim", *([] if where == "torpor" else [f"{who} {where}".strip()])],
            torpor=[f"{who} locked" if who != "T.J." else who] if where == "torpor" else [],
            hand=["Blood Doll", OBLIVIOUS],
        ),
        seat(ready=["Otto 4/8 prince:Chicago"], hand=[MOTION]),
        seat(ready=["Vera 2/4 prince:Boston"]),
        turn="b",
        counters=[(1, "corruption", "Otto", "a")],
    )
    t.does("play Motion Otto")
    while not t.offers(f"use {who}"):
        t.does(
            "vote Otto for" if t.offers("vote Otto for") else "vote Vera for" if t.offers("vote Vera for") else "pass"
        )
        assert t.asks not in t.quiet, f"{who} is never offered"
    return t


def tower(way: object, name: str = "Tower") -> Face:
    """A master card in play with one ability, made up for a test."""
    return made_up(name, faces.MASTER, definition=definition(way))  # type: ignore[arg-type]


def merged(base: str, advanced: str, on_top: bool = False, play: Sequence[str] = ()) -> Table:
    """The influence phase in which both versions become one, whichever was in play."""
    ready, waits = (advanced, base) if on_top else (base, advanced)
    name = base.removesuffix(" (G6)")
    t = position(
        seat(ready=[ready], uncontrolled=[waits], play=play),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does(f"merge {name}#2 {name}")
    assert t.g.is_base(t[f"{name}#2"])
    return t

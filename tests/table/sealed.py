"""Sealed records without a server: dealt as a table deals, played with random answers; and their headers with one thing
changed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from praxis.kernel import rng
from praxis.kernel.game import Header, Kind, Setting
from praxis.kernel.record import Record
from praxis.table.game import fair

NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fausto"]


def sealed_header(kind: Kind, setting: Setting, number: int, drawn: bool = False) -> Header:
    """A header as the table writes it when a game is over: every second seat has contributed, and the decks of the
    setting are sealed."""
    secret = f"{rng.derive('secret', number):064x}"
    contributions = [(seat, f"dice {number} of seat {seat}") for seat in range(0, setting.players, 2)]
    salts = [f"{rng.derive('salt', number, chair):064x}"[:32] for chair in range(setting.players)]
    seals = [
        (chair, salts[chair], fair.deck_commitment(salts[chair], deck))
        for chair, deck in enumerate(setting.decks)
        if deck
    ]
    agreement = fair.Agreement(setting, NAMES[: setting.players], "praxis 0.1.0", seals, drawn)
    header, order = fair.dealt(kind, agreement, secret, contributions)
    chairs: Sequence[int] = order or range(setting.players)
    moved = sorted((chairs.index(chair), salt, shown) for chair, salt, shown in seals)
    brought = [setting.decks[chair] for chair in chairs] if setting.decks else []
    asked = [(seat, deck) for seat, deck in enumerate(brought) if deck and deck != header.decks[seat]]
    return fair.told(header, secret, contributions, order, moved, asked)


def played(kind: Kind, header: Header) -> Record:
    """The record of a game of random answers."""
    game = kind.begin(header)
    game.events = None
    record = Record(header, [], {})
    choice = random.Random(header.seed)
    while game.decision is not None:
        seat, option = game.decision.seat, choice.choice(game.decision.keys())
        game.answer(seat, option)
        record.add(game, seat, option)
    return record


# -- headers with one thing changed ------------------------------------------------------------------------------------


def changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Other values in the place of one, each with what was done."""
    if isinstance(value, bool):
        yield "turned", not value
        yield "as a number", int(value)
    elif isinstance(value, int):
        yield "one more", value + 1
        yield "one less", value - 1
    elif isinstance(value, str):
        yield "longer", value + "x"
        if len(value) > 1 and value != value[1:] + value[0]:
            yield "rotated", value[1:] + value[0]
        yield from [("empty", "")] if value else []
        yield from [("another digit", value[:-1] + ("0" if value[-1] != "0" else "1"))] if value else []
    elif isinstance(value, list):
        yield "one more", [*value, *(value[-1:] or ["x"])]
        for turn in range(1, len(value)):
            yield f"rotated by {turn}", value[turn:] + value[:turn]
        yield from [("turned round", value[::-1]), ("empty", [])] if value else []
    elif isinstance(value, dict):
        yield "with another", {**value, "other": "x"}
        yield from [("empty", {})] if value else []


def mutants(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every tree that differs from this one in one place."""
    for what, other in changes(tree):
        yield f"{path} {what}", other
    places = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else []
    for place in places:
        rest = (
            {k: v for k, v in tree.items() if k != place}
            if isinstance(tree, dict)
            else tree[:place] + tree[place + 1 :]
        )
        yield f"{path}/{place} removed", rest
        yield f"{path}/{place} null", _with(tree, place, None)
        for what, other in mutants(tree[place], f"{path}/{place}"):
            yield what, _with(tree, place, other)


def _with(tree: Any, place: Any, other: Any) -> Any:
    twin = tree.copy()
    twin[place] = other
    return twin


def reads_the_same(header: Header, text: str) -> bool:
    """The only exceptions: a field that is missing has its default, and a field that no reader knows is not read. Such
    a header says what it said before."""
    try:
        return msgspec.json.encode(msgspec.json.decode(text, type=Header)) == msgspec.json.encode(header)
    except msgspec.MsgspecError:
        return False

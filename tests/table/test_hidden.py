"""Two worlds that differ only in what a seat cannot know give that seat the same frames at the same moments, byte for
byte, through the real table, for whole random games."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from praxis.kernel.rng import Dice, derive
from praxis.table.measure.virtual_time import VirtualLoop, run
from praxis.table.server.config import INSTALLED
from praxis.table.wire import messages
from praxis.vtes.dealt import dealing
from praxis.vtes.decks import Deck
from praxis.vtes.decks.packed import unpack
from tests.size import sized
from tests.table.alone import Reader, hall_of, seated

EDITIONS = ("2023", "2012", "2011", "2000")
SEEDS = sized(quick=1, normal=2, full=12)
TURNS = sized(quick=10, normal=16, full=60)
OF_LIBRARY = ("play", "discard", "card", "burn-option", "find", "conviction", "research")
"""The first words of answers that show a card of the library, or that only who knows it is offered."""
OF_CRYPT = (*OF_LIBRARY, "out")
OBSERVER = 0
FIRST_CRYPT = 200_000

Frames = list[tuple[float, bytes]]


class Script:
    """A person who does the same in both worlds: when and what follows from the seed and from public facts."""

    def __init__(self, reader: Reader, seat: int, seed: int, secret: tuple[str, ...]) -> None:
        self.reader = reader
        self.seat = seat
        self.seed = seed
        self.secret = secret
        """The first words of answers that show a card which differs between the two worlds."""

    async def play(self) -> None:
        reader, table = self.reader, self.reader.table
        while table.facts.phase == "playing":
            decision = reader.decision
            if decision is None or not reader.is_mine:
                reader.news.clear()
                await reader.news.wait()
                continue
            dice = Dice(derive(self.seed, self.seat, decision.decision))
            await self.wait(0.05 * (1 + dice.below(60)))
            await self.do_something(dice)
            if reader.is_mine and reader.decision is not None and reader.decision.decision == decision.decision:
                await reader.answer(self.pick(dice))
            await self.wait(0.05)

    async def wait(self, seconds: float) -> None:
        """About so long, up to a millisecond at which no other person does anything: what two do in the same moment is
        saved in either order, as the store's thread comes to it."""
        now = round(1000 * asyncio.get_running_loop().time())
        then = now + round(1000 * seconds)
        await asyncio.sleep((then + (3 + 7 * self.seat - then) % 50 - now) / 1000)

    def pick(self, dice: Dice) -> str:
        keys = self.reader.keys
        keys = [key for key in keys if key.split()[0] not in self.secret] or keys[:1]
        return keys[dice.below(len(keys))]

    async def do_something(self, dice: Dice) -> None:
        """Now and then, ask a question, hold, or give orders."""
        match dice.below(12):
            case 0:
                await self.reader.say(messages.Hold(on=bool(dice.below(2))))
            case 1:
                words = ["target", "combat", "own", "announced", "undirected", "prey", "always"]
                await self.reader.say(messages.Order(stops=words[dice.below(len(words)) :]))
            case 2:
                await self.reader.say(messages.Yield(kinds=["*"], until="action"))
            case 3:
                await self.reader.say(messages.ProposeUndo(answers=1))
            case 4 | 5 | 6:
                for _ in range(5):
                    await self.reader.say(messages.WhyNot(key=self.question(dice)))

    def question(self, dice: Dice) -> str:
        words = ("play", "use", "bleed", "block", "invest", "out", "hunt", "discard", "vote", "take", "rescue", "card")
        word = words[dice.below(len(words))]
        cards = [str(dice.below(400)) for _ in range(2)]
        return " ".join([word, *cards, *(["0"] if word in ("play", "use") else [])][: 2 + dice.below(3)])


def seen(data: Path, decks: list[str], seed: int, edition: str, secret: tuple[str, ...]) -> tuple[Frames, Frames]:
    """What the observer and a spectator are sent in a whole game with these decks, and when."""

    async def main(loop: VirtualLoop) -> tuple[Frames, Frames]:
        options = {"turns": TURNS, "format": "any"}
        setting = {"players": len(decks), "edition": edition, "options": options, "decks": decks}
        rules = {"undo": "majority", "clock": {"kind": "bank", "seconds": 10_000, "increment": 5}}
        async with hall_of(loop, data, INSTALLED) as hall:
            new = {"game": "vtes", "setting": setting, "rules": rules}
            readers = await seated(hall, new, range(len(decks)))
            for reader in (readers[OBSERVER], readers[-1]):
                await reader.say(messages.Learn())
            people = enumerate(readers[:-1])
            scripts = [Script(reader, seat, seed, () if seat == OBSERVER else secret) for seat, reader in people]
            await asyncio.gather(*(script.play() for script in scripts))
            return readers[OBSERVER].plain(), readers[-1].plain()

    return run(main)


def worlds(seed: int, players: int, crypts: bool) -> tuple[list[str], list[str]]:
    """Decks for two worlds: in the second all but the observer's have other libraries of the same size, or other
    crypts too."""
    decks = dealing.chosen(players, seed)
    others = dealing.chosen(2 * players, seed + 1)[players:]
    changed = [_changed(deck, others[seat], crypts) for seat, deck in enumerate(decks)]
    return decks, [decks[OBSERVER], *changed[OBSERVER + 1 :]]


def _changed(deck: str, other: str, crypts: bool) -> str:
    mine, theirs = unpack(deck), unpack(other)
    library = _as_many(mine, theirs, lambda card: card < FIRST_CRYPT)
    crypt = _as_many(mine, theirs if crypts else mine, lambda card: card >= FIRST_CRYPT)
    slots = " ".join(f"{count}x{card}" for card, count in {**crypt, **library}.items())
    return f"{deck.partition(' = ')[0]} = {slots}"


def _as_many(mine: Deck, theirs: Deck, wanted: Callable[[int], bool]) -> Counter[int]:
    """As many of their cards as there are of mine."""
    size = sum(count for card, count in mine.cards.items() if wanted(card))
    cards = [card for card, count in theirs.cards.items() if wanted(card) for _ in range(count)]
    return Counter((cards * 3)[:size])


DECKS_TOLD = re.compile(rb'"decks":\[(?:\[[^\]]*\],?)*[^\]]*\]')


def _before_decks_are_told(frames: Frames) -> Frames:
    """When a game is over, everybody is told all decks, with the salts of their commitments."""
    return [(at, DECKS_TOLD.sub(b"", text) if b'"phase":"over"' in text else text) for at, text in frames]


def assert_alike(one: Frames, two: Frames) -> None:
    one, two = _before_decks_are_told(one), _before_decks_are_told(two)
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        assert a[0] == b[0], f"frame {n} comes at {a[0]} or at {b[0]}: {a[1][:300]!r} / {b[1][:300]!r}"
        if a[1] != b[1]:
            at = next(i for i, (x, y) in enumerate(zip(a[1], b[1], strict=False)) if x != y)
            part = slice(max(0, at - 300), at + 100)
            raise AssertionError(f"frame {n} at {a[0]}: {a[1][part]!r} / {b[1][part]!r}")
    assert len(one) == len(two)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("edition", "crypts"), [*((edition, False) for edition in EDITIONS), ("2023", True)])
def test_frames_do_not_depend_on_what_others_hold(
    tmp_path: Path, seed: int, edition: str, crypts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("praxis.table.game.fair.new_secret", lambda: f"{seed:064x}")
    # The commitments to the decks are part of the seed; here both worlds shall be shuffled alike.
    monkeypatch.setattr("praxis.table.game.fair.seed", lambda secret, contributions, terms="": secret)
    # The choices of people are explained here as those of bots are elsewhere: a reason must not tell what one holds.
    monkeypatch.setattr("praxis.table.hall.explaining.EXPLAINED", frozenset({"seat", "chance"}))
    first, second = worlds(seed, 3 + seed % 3, crypts)
    assert first != second
    secret = OF_CRYPT if crypts else OF_LIBRARY
    one = seen(tmp_path / "one", first, seed, edition, secret)
    two = seen(tmp_path / "two", second, seed, edition, secret)
    assert len(one[0]) > 4 * TURNS
    assert_alike(one[0], two[0])
    assert_alike(one[1], two[1])

"""Turns that card tests play through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from praxis.vtes.definitions.build import Piece
from praxis.vtes.definitions.language import action, definition, gain
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.tables import bystander

ONCE = "ANK 20180719-4"


class Turns:
    """Plays some turns: in each minion phase these actions are taken if they can be, the one who blocks attempts to
    block each of them, and the card is used whenever it is offered. Counted are the actions and the uses in each turn.

    With `fresh` the acting minion unlocks during his action, as by some other card.
    """

    def __init__(
        self, t: Table, card: str, acts: Sequence[str], blocks: str = "", fresh: str = "", many: int = 4
    ) -> None:
        self.t = t
        self.card = card
        self.acts = acts
        self.blocks = blocks
        self.fresh = fresh
        self.taken: Counter[int] = Counter()
        self.used: Counter[int] = Counter()
        self.tried = False
        last = t.g.turn + many
        for _ in range(500):
            if t.g.turn < last:
                self.step()
        assert t.g.turn == last

    def step(self) -> None:
        t = self.t
        act = next((text for text in self.acts if t.asks == "minion" and t.offers(text)), "")
        if t.asks in t.quiet:
            self.tried = False
        elif self.fresh and t.g.locked[t[self.fresh]]:
            t.g.unlock(t[self.fresh])
        if act:
            self.taken[t.g.turn] += 1
            t.does(act)
        elif t.asks == "may" or (t.asks != "minion" and t.offers(f"use {self.card}")):
            self.used[t.g.turn] += 1
            t.does("yes" if t.asks == "may" else f"use {self.card}")
        elif self.blocks and not self.tried and t.offers(f"block {self.blocks}"):
            self.tried = True
            t.does(f"block {self.blocks}")
        elif t.asks == "strike":
            t.does("strike hand")
        else:
            t.answer("pass" if "pass" in t.options() else t.options()[0])

    def used_once(self, turns: int = 2, acts: int = 2) -> None:
        """Assert that it was used once in each of several turns, though there were several actions in each."""
        assert len(self.used) >= turns
        assert set(self.used.values()) == {1}
        assert all(self.taken[turn] >= acts for turn in self.used)


def errands(code: str = "", blood: int = 0) -> list[Item]:
    found: list[Item] = []
    for name in ("Errand", "Task"):
        face = made_up(name, faces.ACTION, blood=blood, definition=definition(action(code, gain(1))))
        found.extend([face, face])
    return found


def deeds_of(who: str) -> list[str]:
    return [f"play {name}{n} {who} 0" for name in ("Errand", "Task") for n in ("", "#2")]


def at_work(ready: Sequence[Item], play: Sequence[str] = ()) -> Table:
    """Nils bleeds while the card of seat a is in play: nobody has attempted to block yet."""
    t = position(
        seat(ready=[*ready, "Nils 2/4 sect:Anarch"], play=list(play)),
        seat(ready=["Oskar 2/4"], hand=["Blank Page"]),
        bystander(),
    )
    return t


def standing(name: str, *pieces: Piece) -> Face:
    return made_up(name, faces.MASTER, definition=definition(*pieces))


def pays_to_unlock(t: Table, name: str) -> None:
    """In the unlock phase of seat b her infernal vampire stays locked, and a pool unlocks him."""
    while t.g.turn_span().seat != 1 or t.asks != "unlock":
        t.does("pass")
    assert t.measure(f"{name}.locked") == 1
    with t.changes("b.pool", -1):
        t.does(f"unlock {name}", by="b")
    assert t.measure(f"{name}.locked") == 0

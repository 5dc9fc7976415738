"""The ruling on what is used once each turn: once in the turn of each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from praxis.vtes.definitions.language import action, definition, gain, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on

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


# -- against the actions of others ------------------------------------------------------------------------------------

BLEEDS = ("bleed Mira", "bleed Ines")


@ruled_alike("card", ["Aisha", "Andreas, The Bard of Crete"], ONCE)
def test_they_see_more_once_in_the_turn_of_each_player(card: str) -> None:
    """Nobody is stopped by it, so they do not lock."""
    t = position(
        seat(ready=["Mira 8/8 stealth:2", "Ines 8/8 stealth:2"]),
        seat(ready=[card]),
        seat(ready=["Vera 2/8 stealth:2", "Viola 2/8 stealth:2"]),
    )
    turns = Turns(t, card, (*BLEEDS, "hunt Vera", "hunt Viola"), blocks=card)
    turns.used_once()
    assert {turn % 3 for turn in turns.used} == {20 % 3, 22 % 3}  # of the predator and of the prey


@ruled_alike("card", ["Serenna the White", "Aksinya Daclau", "Louhi"], ONCE)
def test_they_stop_one_bleed_or_card_in_a_turn(card: str) -> None:
    raid = made_up("Raid", faces.ACTION, definition=definition(action("", gain(1))))
    cards: list[Item] = [raid] * 6 if card == "Louhi" else []
    plays = [f"play Raid{n} {who} 0" for n in ("", "#2", "#3", "#4", "#5", "#6") for who in ("Mira", "Ines")]
    t = position(
        seat(ready=["Mira 8/8 bleed:3", "Ines 8/8 bleed:3"], hand=cards),
        seat(ready=[card], hand=["Blood Doll"] * 4),
        seat(ready=["Vera 2/8"]),
    )
    turns = Turns(t, card, plays if cards else BLEEDS)
    assert turns.used == {20: 1, 23: 1}
    assert min(turns.taken[20], turns.taken[23]) >= 2


@ruled_alike("card", ["Lucas Halton", "Lucubratio"], ONCE)
def test_they_block_without_locking_once_in_a_turn(card: str) -> None:
    t = position(
        seat(ready=["Mira 8/8 strength:0", "Ines 8/8 strength:0"]),
        seat(ready=[card], hand=["Telepathic Counter"] * 4),
        seat(ready=["Vera 8/8"]),
    )
    turns = Turns(t, card, BLEEDS, blocks=card, many=4)
    assert turns.used == {20: 1, 23: 1}
    assert (turns.taken[20], len(t.told("combat"))) == (2, 4)


# -- in their own actions ---------------------------------------------------------------------------------------------


def errands(code: str = "", blood: int = 0) -> list[Item]:
    found: list[Item] = []
    for name in ("Errand", "Task"):
        face = made_up(name, faces.ACTION, blood=blood, definition=definition(action(code, gain(1))))
        found.extend([face, face])
    return found


def deeds_of(who: str) -> list[str]:
    return [f"play {name}{n} {who} 0" for name in ("Errand", "Task") for n in ("", "#2")]


def tools() -> list[Item]:
    found: list[Item] = []
    for name in ("Errand", "Task"):
        found.extend([made_up(name, faces.EQUIPMENT, pool=1, definition=definition(permanent()))] * 2)
    return found


OWN = [
    # who, what he holds, how many actions in a turn
    ("Maureen, Dark Priestess", errands("dai"), 2),
    ("Nergal", errands(blood=1), 2),
    ("Baldesar Rossellini", tools(), 2),
    ("Zayyat, The Sandstorm", errands(), 2),
    ("Spiridonas", [], 1),
]


@ruled_alike("card hand acts", OWN, ONCE)
def test_they_use_it_in_one_action_of_a_turn(card: str, hand: list[Item], acts: int) -> None:
    t = position(seat(ready=[card], hand=hand), seat(ready=["Oskar 8/8 intercept:2"]), seat(ready=["Vera 8/8"]))
    blocker = "Oskar" if card.startswith("Zayyat") else ""
    turns = Turns(t, card, deeds_of(card) if hand else [f"bleed {card}"], blocks=blocker, fresh=card)
    turns.used_once(acts=acts)


@rules_on("Perfectionist", ONCE)
def test_a_perfectionist_is_fed_by_one_action_of_a_turn() -> None:
    mira: Item = ("Mira 2/9", ["Perfectionist"])
    t = position(seat(ready=[mira], hand=errands()), seat(ready=["Oskar 8/8 locked"]), seat(ready=["Vera 8/8"]))
    turns = Turns(t, "Perfectionist", deeds_of("Mira"), fresh="Mira")
    turns.used_once()


@rules_on("Eze, The Demon Prince", ONCE)
def test_eze_unlocks_after_one_action_of_a_turn() -> None:
    who = "Eze, The Demon Prince"
    t = position(seat(ready=[who], hand=errands()), seat(ready=["Oskar 8/8 locked"]), seat(ready=["Vera 8/8"]))
    turns = Turns(t, who, deeds_of(who))
    assert turns.taken == {20: 2, 23: 2}


# -- actions of others that a card allows -----------------------------------------------------------------------------


@ruled_alike("card number sect", [("Black Forest Base", -1, "Sabbat"), ("Calvin Cleaver", -2, "Anarch")], ONCE)
def test_an_action_that_anybody_may_take_is_taken_once_in_a_turn(card: str, number: int, sect: str) -> None:
    mine: list[Item] = [f"{who} 4/8 sect:{sect}" for who in ("Mira", "Ines")]
    base = card == "Black Forest Base"
    t = position(
        seat(ready=[*mine, *([] if base else [f"{card} blood:0"])], play=[card] if base else []),
        seat(ready=[f"{who} 4/8 sect:{sect}" for who in ("Oskar", "Olga")]),
        seat(ready=["Vera 8/8"]),
    )
    deeds = [f"use {card} {who} {number}" for who in ("Mira", "Ines", "Oskar", "Olga")]
    taken: Counter[int] = Counter()
    for _ in range(200):
        if t.g.turn == 22:
            break
        act = next((text for text in deeds if t.offers(text)), "")
        if act:
            taken[t.g.turn] += 1
        t.does(act or ("pass" if "pass" in t.options() else t.options()[0]))
    assert taken == {20: 1, 21: 1}


HAG = "Baba Yaga, the Iron Hag"


@rules_on(HAG, ONCE)
def test_baba_yaga_unlocks_once_in_the_turn_of_each_player() -> None:
    """In her own turn and, as she blocks, in that of another."""
    t = position(
        seat(ready=[HAG], hand=["Pack Alpha", "Pack Alpha", "Raven Spy", "Owl Companion"]),
        seat(ready=["Oskar 8/8 strength:0"]),
    )
    asked: list[int] = []
    for _ in range(200):
        if t.g.turn == 22:
            break
        if t.asks == "may":
            asked.append(t.g.turn)
            t.does("yes")
            continue
        wanted = [f"bleed {HAG}", "bleed Oskar", "block Oskar", f"block {HAG}", f"play Pack Alpha {HAG} 0"]
        wanted += [f"play Pack Alpha#2 {HAG} 0", "target Raven Spy", "strike hand"]
        act = next((text for text in wanted if t.offers(text)), "")
        t.does(act or ("pass" if "pass" in t.options() else t.options()[0]))
    assert asked == [20, 21]

"""Everything about a position that can be counted or said in a word, by dotted paths: all that the page shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.game import VtesGame
from praxis.vtes.model import stats
from praxis.vtes.model.regions import ATTACHED, REGION_WORDS
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.picture.board import clockwork
from praxis.vtes.picture.in_progress import Acting, Blow, Fight, Going, Poll, in_progress
from praxis.vtes.picture.minions import best, marks
from praxis.vtes.positions.naming import Naming
from praxis.vtes.rules.title import contest_cost

_Number = Callable[[VtesGame, int], int]


def _in(region: str) -> _Number:
    return lambda g, seat: len(g.regions[REGION_WORDS.index(region)][seat])


OF_PLAYER: Final[dict[str, _Number]] = {
    "pool": lambda g, seat: g.pool[seat],
    "vps": lambda g, seat: g.vps[seat],
    "edge": lambda g, seat: int(g.edge == seat),
    "ousted": lambda g, seat: int(bool(g.ousted[seat])),
    "withdrawing": lambda g, seat: int(bool(g.withdrawing[seat])),
    "hand_size": stats.hand_size,
    "debts": lambda g, seat: g.debts[seat],
    "in_play": _in("play"),
    **{word.replace("-", "_"): _in(word) for word in REGION_WORDS if word not in ("attached", "play")},
}
OF_CARD: Final[dict[str, _Number]] = {
    "blood": lambda g, card: g.blood[card],
    "life": lambda g, card: g.blood[card],
    "locked": lambda g, card: g.locked[card],
    "on": lambda g, card: len(g.on(card)),
    "capacity": stats.capacity,
    "strength": stats.strength,
    "bleed": stats.bleed,
    "hunt": stats.hunt,
    "stealth": stats.stealth,
    "intercept": stats.intercept,
    "votes": stats.votes,
    "ballots": stats.ballots,
    "awake": lambda g, card: int(stats.is_awake(g, card)),
    "anarch": lambda g, card: int(stats.is_anarch(g, card)),
    "contest": lambda g, card: contest_cost(g, card) if card in g.contesting else 0,
    "contested": lambda g, card: int(card in g.contesting or REGION_WORDS[g.where[card]] == "contested"),
}
OF_TABLE: Final = ("turn.number", "turn.left", "bank")
OF_ACTION: Final = ("stealth", "intercept", "bleed", "bled", "blood", "pool")
OF_COMBAT: Final = ("round", "long", "pair")
OF_REFERENDUM: Final = ("favour", "against", "points", "apart", "each")
WORDS_OF_CARD: Final = ("clan", "sect", "title", "disciplines", "marks", "owner", "controller", "bearer", "region")
WORDS_OF_PLAYER: Final = ("prey", "predator")
WORDS_OF_TURN: Final = ("player", "phase")
WORDS_IN_PROGRESS: Final[dict[str, tuple[str, ...]]] = {
    "action": (
        "kind",
        "actor",
        "seat",
        "card",
        "target",
        "victims",
        "blocker",
        "undecided",
        "able",
        "declined",
        "outcome",
    ),
    "combat": ("acting", "opposing", "step", "first", "second", "wounded"),
    "referendum": ("caller", "card", "actor", "step", "terms"),
}
_SEATS: Final = frozenset({"seat", "victims", "undecided", "declined", "caller"})
"""Which of them are players; the other numbers are cards."""
_WITH_LEFT: Final = ("MasterPhase", "InfluencePhase", "DiscardPhase")


class Measures:
    """Numbers and words of a position in progress."""

    def __init__(self, naming: Naming) -> None:
        self.naming: Final = naming
        self.game: Final = naming.game

    def number(self, path: str) -> int:
        """``bob.pool``, ``Mira.blood``, ``Mira.corruption`` (a named counter), ``action.stealth``, ``turn.left``."""
        name, _, what = path.rpartition(".")
        if path in OF_TABLE:
            return self._of_table(path)
        if name in ("action", "combat", "referendum"):
            return self._in_progress(path, name, what)
        if name in self.naming.players:
            seat = self.naming.player(name)
            if what in OF_PLAYER:
                return OF_PLAYER[what](self.game, seat)
            return self._counters(path, what, ~seat, OF_PLAYER)
        if not self.naming.is_card(name):
            known = [*self.naming.players, *self.naming.cards, "action", "combat", "referendum", "turn"]
            raise BadSetting(f"no player or card '{name}'{nearest(name, known)}")
        card = self.naming.card(name)
        if what in OF_CARD:
            return OF_CARD[what](self.game, card)
        return self._counters(path, what, card, OF_CARD)

    def _counters(self, path: str, what: str, on: int, known: dict[str, _Number]) -> int:
        """How many counters of that name lie there, whoever has put them there."""
        found = [count for (place, name, _), count in self.game.counters.items() if place == on and name == what]
        names = sorted({name for _, name, _ in self.game.counters})
        if not found and what not in names:
            raise BadSetting(f"'{path}' cannot be counted{nearest(what, [*known, *names])}")
        return sum(found)

    def _of_table(self, path: str) -> int:
        g = self.game
        if path == "bank":
            return g.bank
        if path == "turn.number":
            return g.turn
        for frame in reversed(g.stack):
            if type(frame).__name__ in _WITH_LEFT:
                left: int = getattr(frame, "left", 0)
                return left
        raise BadSetting("'turn.left': no phase with actions or transfers to spend is in progress")

    def _in_progress(self, path: str, name: str, what: str) -> int:
        known = {"action": OF_ACTION, "combat": OF_COMBAT, "referendum": OF_REFERENDUM}[name]
        if what not in known:
            raise BadSetting(f"'{path}' cannot be counted{nearest(what, [*known, *WORDS_IN_PROGRESS[name]])}")
        return int(getattr(self._going(path, name), what))

    def _going(self, path: str, name: str) -> Going:
        """The innermost action, combat or referendum, as the page shows it."""
        kind = {"action": Acting, "combat": Fight, "referendum": Poll}[name]
        found: list[Going] = [each for each in in_progress(self.game, self.game.open_view()) if isinstance(each, kind)]
        if not found:
            raise BadSetting(f"'{path}': no {name} is in progress")
        return found[-1]

    def word(self, path: str) -> str:
        """``Mira.title``, ``Mira.controller``, ``bob.prey``, ``action.blocker``; ``none`` for what is not there.

        Several names and words stand with ``, `` between them.
        """
        name, _, what = path.rpartition(".")
        if name == "turn":
            _check_word(path, what, WORDS_OF_TURN, ("number", "left"))
            now = clockwork(self.game.open_view())
            return self.naming.players[now.seat] if what == "player" else now.phase
        if name in WORDS_IN_PROGRESS:
            numbers = {"action": OF_ACTION, "combat": OF_COMBAT, "referendum": OF_REFERENDUM}[name]
            _check_word(path, what, WORDS_IN_PROGRESS[name], numbers)
            return self._told(self._going(path, name), what) or "none"
        if name in self.naming.players:
            _check_word(path, what, WORDS_OF_PLAYER, OF_PLAYER)
            seat = self.naming.player(name)
            other = self.game.prey(seat) if what == "prey" else self.game.predator(seat)
            return self.naming.players[other] if other != seat else "none"
        _check_word(path, what, WORDS_OF_CARD, OF_CARD)
        return self._word_of_card(self.naming.card(name), what) or "none"

    def _told(self, going: Going, what: str) -> str:
        """What the page shows of an action, a combat or a referendum, in words."""
        found = getattr(going, what)
        if isinstance(found, str):
            return found
        if isinstance(found, Blow):
            return " ".join([found.how, *([str(found.amount)] if found.amount else []), *found.flags])
        of_seats = what in _SEATS or (isinstance(going, Poll) and what == "terms" and going.of_seats)
        ids: list[int] = found if isinstance(found, list) else [] if found is None or found == NOBODY else [found]
        return ", ".join(self.naming.players[each] if of_seats else self.naming.name(each) for each in ids)

    def _word_of_card(self, card: int, what: str) -> str:
        g = self.game
        if what == "marks":
            return ", ".join(marks(g, card))
        if what == "disciplines":
            return " ".join(best(stats.disciplines(g, card)))
        if what in ("owner", "controller"):
            return self.naming.players[g.owner[card] if what == "owner" else g.controller[card]]
        if what == "bearer":
            return self.naming.name(g.host[card]) if g.where[card] == ATTACHED and g.host[card] != NOBODY else ""
        if what == "region":
            return REGION_WORDS[g.where[card]]
        found: str = getattr(stats, what)(g, card)
        return found


def _check_word(path: str, what: str, words: tuple[str, ...], numbers: Iterable[str]) -> None:
    if what in numbers:
        raise BadSetting(f"'{path}' is counted: write a number after it")
    if what not in words:
        raise BadSetting(f"'{path}' is told neither in a word nor in a number{nearest(what, [*words, *numbers])}")

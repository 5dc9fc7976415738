"""Any position of Vendetta in a few words, then answers by name, questions, and asserts.

    t = Table(a=Seat(blood=3, alliance=["victim"]), b=Seat("ventrue"), players=4, round=2, turn="a")
    t.plays("a", "Five", at=1, face="down")
    with t.changes("a.blood", +3):
        t.drains("a", "victim")
    t.ends("a")
    t.is_quiet()

`docs/scenarios.md` teaches it; `praxis.vendetta.positions.adhoc_cards` says how cards are named and made up in a line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from praxis.kernel.decision import Option, key, parse
from praxis.kernel.errors import BadSetting, Malformed, nearest
from praxis.kernel.event import SPECTATOR
from praxis.kernel.procedure import advance
from praxis.kernel.rng import derive
from praxis.kernel.scenario import Scenario
from praxis.vendetta.answers import ANSWERS
from praxis.vendetta.cards import ALLY, CLANS
from praxis.vendetta.events import EVENTS
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.positions.adhoc_cards import PLAIN, Cast, base_set
from praxis.vendetta.questions import QUESTIONS
from praxis.vendetta.rules.ending import score
from praxis.vendetta.rules.planning import Planning
from praxis.vendetta.rules.resolution import Resolution, total_power
from praxis.vendetta.rules.round import Round, Rounds
from praxis.vendetta.rules.setup import Setup
from praxis.vendetta.settings import readings as read_settings
from praxis.vendetta.sights import view_of
from praxis.vendetta.state import NONE, Vendetta

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from praxis.kernel.event import Event
    from praxis.kernel.game import Reason
    from praxis.vendetta.state import Player
    from praxis.vendetta.view import View
from praxis.vendetta.positions.builder import Builder, Place, Seat, place_at

Who = int | str
"""A player by letter, name or seat number."""

NAMES: Final = ("a", "b", "c", "d", "e", "f")
PHASES: Final = ("setup", "feeding", "locations", "cards", "planning", "resolution", "end")
_STEP_OF: Final = {"feeding": 0, "locations": 2, "cards": 3, "planning": 4, "resolution": 5, "end": 6}
QUIET: Final = ("plan", "withdraw", "keep", "clan", "pick-relic")
"""The questions with which a turn, a step or a phase begins."""
ORDINARY: Final = (*QUIET, "deploy")
"""Decisions of every round, whatever the cards are."""
_STOPS: Final = tuple(sorted({*QUESTIONS, *ANSWERS}))
"""All that anybody is ever asked or offered."""


class Table(Scenario):
    """A game of Vendetta that begins in the middle."""

    EVENTS: ClassVar[Mapping[str, type[Event]]] = EVENTS
    game: Vendetta

    def __init__(
        self,
        a: Seat | None = None,
        b: Seat | None = None,
        c: Seat | None = None,
        d: Seat | None = None,
        e: Seat | None = None,
        f: Seat | None = None,
        *,
        players: int = 0,
        names: Sequence[str] = NAMES,
        cards: str = PLAIN,
        round: int = 1,
        phase: str = "planning",
        turn: Who = "",
        left: int = 0,
        resolves: Place = 0,
        ambition: Who = 0,
        allies: Mapping[Place, str] | None = None,
        ally_deck: Sequence[str] = (),
        scenes: Mapping[Place, str] | None = None,
        seed: int = 1,
        stop: bool = False,
        **options: str | int | bool,
    ) -> None:
        """Set up the position. `turn` is the player whose planning turn it is; `left` is how many turns she still
        takes, this one included; `resolves` is the location with which the resolution goes on; `options` are variants
        and readings. With `stop`, a decision with one option stays open."""
        seats = [a, b, c, d, e, f]
        count = players or max(4, *(i + 1 for i, each in enumerate(seats) if each is not None), 0)
        self.names = list(names[:count])
        self.cast = Cast(base_set(cards))
        phase = "resolution" if resolves else phase
        if phase not in PHASES:
            raise BadSetting(f"no phase '{phase}'{nearest(phase, PHASES)}")
        chosen = read_settings({**options, "cards": self.cast.base.name}, count)
        if phase == "setup":
            game: Vendetta = VendettaGame(count, derive(seed), chosen, self.cast.base)
            game.stack.append(Setup())
            advance(game, stop=stop)
        else:
            build = Builder(
                self.names, self.cast, [each or Seat() for each in seats[:count]], round, phase, left, resolves
            )
            game = build.game(chosen, derive(seed), allies, ally_deck, scenes)
            game.ambition = self._seat(ambition, count)
            game.stack = [_at(Rounds(), 2), _at(Round(), _STEP_OF[phase])]
            self._begin(game, turn, build.turns, resolves)
            advance(game, stop=stop)
        super().__init__(game, QUIET, stop)

    def _begin(self, game: Vendetta, turn: Who, turns: int, resolves: Place) -> None:
        """Put the procedures on the stack that lead into the middle of a phase."""
        frame = game.stack[-1]
        if resolves and place_at(resolves, game.locations) > 0:
            frame.at += 1
            game.stack.append(_at(Resolution(place_at(resolves, game.locations)), 1))
        elif frame.at == _STEP_OF["planning"]:
            order = game.turn_order()
            first = self._seat(turn, game.seats) if turn != "" else order[0]
            if first not in order:
                raise BadSetting(f"{self.names[first]} has left the game and has no turn")
            frame.at += 1
            game.stack.append(_at(Planning(turns, order[order.index(first) :]), 1))

    # -- names ------------------------------------------------------------------------------------------------------

    def _seat(self, who: Who, count: int) -> int:
        if isinstance(who, int):
            found = who
        else:
            found = self.names.index(who) if who in self.names else -1
        if not 0 <= found < count:
            raise BadSetting(f"no player '{who}'; there are {', '.join(self.names)}")
        return found

    def seat(self, who: Who) -> int:
        return self._seat(who, self.game.seats)

    def place(self, place: Place) -> int:
        return place_at(place, self.game.locations)

    def player(self, who: Who) -> Player:
        return self.game.players[self.seat(who)]

    def view(self, who: Who | None = None) -> View:
        """The view of a player, or of a spectator."""
        return view_of(self.game, SPECTATOR if who is None else self.seat(who))

    def card(self, name: str, who: Who | None = None) -> int:
        """The card with this name or code, preferably one that is offered now, then one of this player's."""
        wanted = " ".join(name.split()).casefold()
        cards = self.game.set.cards
        found = [c.id for c in cards if wanted in (c.name.casefold(), c.code.casefold())]
        found = found or [c.id for c in cards if wanted == c.kind]
        found = found or [c.id for c in cards if c.kind == ALLY and wanted == ("vampire" if c.vampire else "human")]
        if not found:
            raise BadSetting(f"no card '{name}'{nearest(name, sorted({c.name for c in cards}))}")
        mine = set() if who is None else set(self._cards_of(self.seat(who)))
        decision = self.game.decision
        asked = decision is not None and (who is None or decision.seat == self.seat(who))
        offered = {option[1] for option in decision.options if len(option) > 1} if decision and asked else set()
        return max(found, key=lambda c: (c in offered, c in mine and not self.game.is_drained(c), c in mine, -c))

    def _cards_of(self, seat: int) -> list[int]:
        player = self.game.players[seat]
        found = [*player.hand, *(c for cards in player.cards_at for c in cards), *player.alliance, player.relic]
        return [*found, *player.deck, *player.aside]

    # -- answers as words -------------------------------------------------------------------------------------------

    def read(self, words: str, who: Who | None = None) -> Option:
        """Read an answer as a person writes it: ``play Five at 1 down``, ``drain victim``, ``target b``; or as its
        key."""
        word, _, rest = " ".join(words.split()).partition(" ")
        try:
            if word == "play" and " at " in rest:
                card, _, where = rest.rpartition(" at ")
                place, _, face = where.partition(" ")
                return ("play", self.card(card, who), self.place(place), face.removeprefix("face ") or "up")
            if word == "move" and " to " in rest:
                card, _, where = rest.rpartition(" to ")
                return ("move", self.card(card, who), self.place(where))
            if word == "from":
                return ("from", self.place(rest))
            if word == "target":
                return ("target", self.seat(rest))
            if word in ("drain", "keep", "relic", "resolve", "card") and rest and not rest.isdigit():
                return (word, self.card(rest, who))
            return parse(" ".join(words.split()))
        except Malformed as error:
            raise BadSetting(error.message) from None

    def words(self, option: Option) -> str:
        """An answer as a person writes it; the inverse of `read`."""
        word = option[0]
        if word == "play" and len(option) == 4:
            return f"play {self.name(int(option[1]))} at {self.where(int(option[2]))} {option[3]}"
        if word == "move":
            return f"move {self.name(int(option[1]))} to {self.where(int(option[2]))}"
        if word == "from":
            return f"from {self.where(int(option[1]))}"
        if word == "target":
            return f"target {self.names[int(option[1])]}"
        if word in ("drain", "keep", "relic", "resolve", "card"):
            return f"{word} {self.name(int(option[1]))}"
        return key(option)

    def name(self, card: int) -> str:
        return self.game.set.cards[card].name if card != NONE else ""

    def where(self, location: int) -> str:
        return "haven" if location == self.game.haven else str(location + 1)

    # -- answering --------------------------------------------------------------------------------------------------

    def does(self, who: Who, words: str) -> list[Event]:
        """Give a legal answer of this player, in words. Returns the events that followed."""
        seat = self.seat(who)
        decision = self.game.decision
        assert decision is not None, f"the game is over, {who} cannot '{words}'"
        assert decision.seat == seat, (
            f"{self.names[decision.seat]} is asked '{decision.kind}', not {self.names[seat]} for '{words}'"
        )
        option = self.read(words, who)
        assert option in decision.options, (
            f"'{words}' is not offered to {who} in '{decision.kind}'; offered: {', '.join(self.offered())}"
        )
        return self.answer(key(option))

    def plays(self, who: Who, card: str, at: Place = 1, face: str = "up") -> list[Event]:
        return self.does(who, f"play {card} at {at} {face}")

    def deploys(self, who: Who, blood: int) -> list[Event]:
        """Deploy blood from the pool to the place where this turn's card was played."""
        return self.does(who, f"blood {blood}")

    def flips(self, who: Who, tokens: int = 1) -> None:
        for _ in range(tokens):
            self.does(who, "flip")

    def drains(self, who: Who, card: str) -> list[Event]:
        return self.does(who, f"drain {card}")

    def ends(self, who: Who) -> None:
        """End the turn, unless it has ended by itself because nothing was left to do in it."""
        if self.asks == "deploy" and self.decides == self.seat(who):
            self.does(who, "end")

    def turn(self, who: Who, card: str, at: Place = 1, face: str = "up", blood: int = 0, flips: int = 0) -> None:
        """Play a whole planning turn."""
        self.plays(who, card, at, face)
        if blood:
            self.deploys(who, blood)
        self.flips(who, flips)
        self.ends(who)

    def stays(self, *whos: Who) -> None:
        for who in whos:
            self.does(who, "stay")

    def withdraws(self, *whos: Who) -> None:
        for who in whos:
            self.does(who, "withdraw")

    def all_stay(self) -> None:
        """Let everybody stay, as long as somebody is asked about it."""
        while self.asks == "withdraw":
            self.answer("stay")

    def picks(self, who: Who, what: str) -> list[Event]:
        """Pick a clan or a relic while the game is set up."""
        return self.does(who, f"clan {what}" if what in CLANS else f"relic {what}")

    def keeps(self, who: Who, card: str) -> list[Event]:
        return self.does(who, f"keep {card}")

    def resolves(self, who: Who, card: str) -> list[Event]:
        """Choose which of several cards takes effect next."""
        return self.does(who, f"resolve {card}")

    def targets(self, who: Who, whom: Who) -> list[Event]:
        return self.does(who, f"target {self.names[self.seat(whom)]}")

    def chooses(self, who: Who, way: int) -> list[Event]:
        return self.does(who, f"choose {way}")

    def takes(self, who: Who, card: str) -> list[Event]:
        """Choose a card for an effect."""
        return self.does(who, f"card {card}")

    def spares(self, who: Who) -> list[Event]:
        """Leave the partner out of an effect."""
        return self.does(who, "partner spare")

    def includes(self, who: Who) -> list[Event]:
        return self.does(who, "partner include")

    def uses(self, who: Who, relic: str = "relic") -> list[Event]:
        """Use a relic in the player's own planning turn."""
        return self.does(who, f"relic {relic}")

    def says(self, who: Who, word: str) -> list[Event]:
        """Answer "yes" or "no"."""
        return self.does(who, word)

    def goes_on(self, until: str = "", over: tuple[str, ...] = ()) -> bool:
        """Give the first option for everybody, until such a decision or such an option is open; without one, until the
        game is over. Whether anybody has answered, or it was so already.

        The decisions that every round has go by; what a card asks, only if its kind is named in `over`, so that nothing
        is offered unnoticed.
        """
        if until and until not in _STOPS:
            raise BadSetting(f"until {until}: nobody is ever asked '{until}'{nearest(until, _STOPS)}")
        moved = False
        while self.game.decision is not None and not (until and (self.asks == until or self.offered(until))):
            if self.asks not in (*ORDINARY, *over):
                offered = ", ".join(self.offered())
                raise BadSetting(f"until {until or 'the end'}: {self.decider} is asked '{self.asks}' before: {offered}")
            self.answer(self.options()[0])
            moved = True
        if until and self.game.decision is None:
            raise BadSetting(f"until {until}: the game ended, and nobody was asked that")
        return moved

    # -- asking -----------------------------------------------------------------------------------------------------

    def offered(self, word: str = "") -> list[str]:
        """The options in words, or those that begin with a word."""
        decision = self.game.decision
        options = [] if decision is None else decision.options
        return [self.words(option) for option in options if not word or option[0] == word]

    @property
    def decider(self) -> str:
        """The name of the player who is asked; empty if the game is over."""
        return "" if self.decides is None else self.names[self.decides]

    def why(self, who: Who, words: str) -> list[Reason]:
        """Why this player cannot do this now; empty if she can."""
        return self.game.why_not(self.seat(who), self.read(words, who))

    def clauses(self, who: Who, words: str) -> list[str]:
        """The clauses of `why`, the most important first."""
        return [reason.clause for reason in self.why(who, words)]

    def hand(self, who: Who) -> list[str]:
        return sorted(map(self.name, self.player(who).hand))

    def deck(self, who: Who) -> list[str]:
        """The names of the cards in a deck, top first."""
        return [self.name(card) for card in self.player(who).deck]

    def alliance(self, who: Who) -> list[str]:
        """The names of the cards in an alliance, in the order in which they joined."""
        return [("drained " if self.game.is_drained(c) else "") + self.name(c) for c in self.player(who).alliance]

    def cards(self, who: Who, at: Place) -> list[str]:
        """The names of the cards at a position, with `down` before those that lie face down."""
        cards = self.player(who).cards_at[self.place(at)]
        return [("down " if self.game.is_face_down(card) else "") + self.name(card) for card in cards]

    def ally(self, at: Place) -> str:
        return self.name(self.game.allies_at[self.place(at)])

    def scene(self, at: Place) -> str:
        return self.name(self.game.scenes[self.place(at)])

    def power(self, who: Who, at: Place) -> int:
        return total_power(self.game, self.seat(who), self.place(at))

    def ranking(self, at: Place) -> list[str]:
        """The ranking of the last conflict at a location, the winner first."""
        told = [each for each in self.told("conflict") if each["location"] == self.place(at)]
        assert told, f"there was no conflict at {at} yet"
        return [self.names[seat] for seat in told[-1]["ranking"]]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.game.winners]

    # -- measuring --------------------------------------------------------------------------------------------------

    def measure(self, path: str) -> int:
        """A number of the position: ``a.blood``, ``a.influence``, ``a.red``, ``a.grey``, ``a.tokens``, ``a.score``,
        ``a.hand``, ``a.deck``, ``a.alliance``, ``a.drained``; ``a.blood@1``, ``a.cards@1``, ``a.power@1``;
        ``bank.blood``, ``bank.influence``; ``victims``, ``ally_deck``, ``box``; or the path of the kernel."""
        head, _, tail = path.partition(".")
        if head == "bank":
            return self.game.bank_blood if tail == "blood" else self.game.bank_influence
        if head not in self.names:
            return super().measure(path)
        what, at, place = tail.partition("@")
        player = self.player(head)
        if at:
            where = self.place(place)
            if what == "power":
                return self.power(head, place)
            return player.blood_at[where] if what == "blood" else len(player.cards_at[where])
        if what == "score":
            return score(self.game, self.seat(head))
        if what == "tokens":
            return player.red + player.grey
        if what == "drained":
            return sum(self.game.is_drained(card) for card in player.alliance)
        found: Any = getattr(player, what)
        return len(found) if isinstance(found, list) else int(found)


def _at(frame: Any, step: int) -> Any:
    frame.at = step
    return frame

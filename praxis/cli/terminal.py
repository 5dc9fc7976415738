"""A game in the terminal: one person, bots, numbered options. Words and picture come from the game."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from praxis.bots.player import make
from praxis.cli.words import spoken_to, terminal_words
from praxis.kernel.decision import key
from praxis.kernel.errors import Refusal
from praxis.kernel.lines import is_number
from praxis.kernel.rng import derive
from praxis.kernel.words import Scene

if TYPE_CHECKING:
    from rich.console import RenderableType

    from praxis.cli.saves import Seating
    from praxis.kernel.decision import Option
    from praxis.kernel.event import Event
    from praxis.kernel.game import DecisionView, Game, Kind
    from praxis.kernel.record import Record
    from praxis.kernel.words import Choice, Lang, Words

_MANY = 12
_LAST_LINES = 400


class Picture(Protocol):
    """How a game is drawn in the terminal, and what people can ask about its cards."""

    def board(self, view: Any, names: list[str], lang: str) -> RenderableType: ...

    def ending(self, game: Game, names: list[str], lang: str) -> RenderableType: ...

    def cards(self, view: Any, lang: str) -> dict[str, int]: ...

    def card(self, card: int, view: Any, lang: str) -> RenderableType: ...

    def wishes(self, card: int, view: Any) -> list[Option]: ...

    def wish(self, option: Option, scene: Scene) -> str: ...

    def hint(self, option: Option, view: Any, lang: str) -> str: ...


class Quit(Exception):
    """The person leaves; the game is saved."""


class Session:
    """A person at a table of bots."""

    def __init__(
        self,
        kind: Kind,
        game: Game,
        record: Record,
        seating: Seating,
        words: Words,
        picture: Picture,
        console: Console,
        keep: Any,
    ) -> None:
        self.kind = kind
        self.game = game
        self.record = record
        self.seating = seating
        self.words = words
        self.picture = picture
        self.console = console
        self.keep = keep
        names, self.you = spoken_to(record.header.seats, seating.lang)
        self.names = list(names)
        self.said = terminal_words(seating.lang)
        self.story: list[str] = []
        self._phase = ""
        """A phase that has begun, as long as nothing was told of it."""
        self._asked = ""
        """The last question. The table is drawn anew when another one comes."""
        self._bots: dict[int, Any] = {
            seat: make(bot, kind.name, derive("bot", record.header.seed, seat, len(record.answers)))
            for seat, bot in enumerate(seating.bots)
            if bot
        }

    @property
    def lang(self) -> Lang:
        return self.seating.lang

    def play(self) -> None:
        """Play until the game is over or the person quits."""
        self.tell(self.game.take_events())
        if self.game.decision is not None and self.game.decision.seat != self.seating.you:
            self.draw()
        while (decision := self.game.decision) is not None:
            if decision.seat == self.seating.you:
                option = self._ask()
            else:
                player = self._bots[decision.seat]
                option = player.choose(self.game.view(decision.seat), decision.options)
            seat = decision.seat
            self.game.answer(seat, option)
            self.record.add(self.game, seat, key(option))
            self.keep(self.record)
            self.tell(self.game.take_events())
        self.console.print(self.picture.ending(self.game, self.names, self.lang))

    # -- showing ----------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        return Scene(self.lang, tuple(self.names), self.seating.you, self.game.view(self.seating.you), self.you)

    def tell(self, events: list[Event]) -> None:
        """Print the new lines of the log, as this seat may know them."""
        if not events:
            return
        scene = self.scene()
        for event in events:
            line = self.words.event(event.kind, event.seen_by(self.seating.you), scene)
            if line is None:
                continue
            if line.mark == "phase":  # a phase in which nothing happens gets no line
                self._phase = line.text
                continue
            if line.mark == "round":
                self._phase = ""
            self._begin_phase()
            self._add(line.text)
            if line.mark == "round":
                self.console.print(Rule(Text(line.text, style="bold red"), style="red"))
            else:
                self.console.print(Padding(Text(line.text, style="bold" if line.mark else ""), (0, 0, 0, 2)))

    def _begin_phase(self) -> None:
        if self._phase:
            self._add(self._phase)
            self.console.print(Rule(Text(self._phase, style="bold red"), style="red"))
            self._phase = ""

    def _add(self, text: str) -> None:
        self.story.append(text)
        del self.story[:-_LAST_LINES]

    def draw(self) -> None:
        self.console.print(self.picture.board(self.game.view(self.seating.you), self.names, self.lang))

    # -- asking -----------------------------------------------------------------------------------------------------

    def _ask(self) -> Option:
        decision = self.game.decision
        assert decision is not None
        seen = self.game.decision_view(self.seating.you)
        assert seen is not None
        scene = self.scene()
        self._begin_phase()
        if decision.kind != self._asked:
            self._asked = decision.kind
            self.draw()
        self.console.print(Text(self.words.stack(self.game.stack_view(self.seating.you), scene), style="dim"))
        question = self.words.decision(seen, scene)
        choices = [self.words.option(key(option), seen, scene) for option in decision.options]
        if len(decision.options) > _MANY and len({choice.group for choice in choices}) > 1:
            return self._ask_in_two(question.text, decision.options, choices, seen)
        return self._ask_once(question.text, decision.options, [_said(choice) for choice in choices], seen)

    def _ask_in_two(self, question: str, options: list[Option], choices: list[Choice], seen: DecisionView) -> Option:
        """Ask for one of many options: first for the group, then for the option in it. An empty answer to the second
        question leads back to the first. A group of one option needs no second question."""
        groups: dict[str, list[int]] = {}
        for number, choice in enumerate(choices):
            groups.setdefault(choice.group or choice.text, []).append(number)
        labels = [_said(choices[numbers[0]]) if len(numbers) == 1 else label for label, numbers in groups.items()]
        while True:
            leads = [options[numbers[0]] for numbers in groups.values()]
            first = self._pick(question, labels, options, seen, leads=leads)
            if isinstance(first, tuple):
                return first
            inside = list(groups.values())[first]
            if len(inside) == 1:
                return options[inside[0]]
            texts = [_said(choices[number]) for number in inside]
            second = self._pick(labels[first], texts, [options[number] for number in inside], seen, back=True)
            if isinstance(second, tuple):
                return second
            if second >= 0:
                return options[inside[second]]

    def _ask_once(self, question: str, options: list[Option], texts: list[str], seen: DecisionView) -> Option:
        found = self._pick(question, texts, options, seen, leads=options)
        return found if isinstance(found, tuple) else options[found]

    def _pick(
        self,
        question: str,
        texts: list[str],
        options: list[Option],
        seen: DecisionView,
        back: bool = False,
        leads: list[Option] | None = None,
    ) -> int | Option:
        """The place of the option that is chosen by its number in the list or typed as its key; -1 to go back. `leads`
        are the options that the lines of the list are about, for hints."""
        about = leads if leads is not None else options
        self._list(question, texts, back, leads or [])
        while True:
            typed = self._read()
            if is_number(typed) and 1 <= int(typed) <= len(texts):
                return int(typed) - 1
            if back and typed in ("0", "x", ""):
                return -1
            matched = [option for option in options if key(option) == typed]
            if matched:
                return matched[0]
            if not self._command(typed, about, seen):
                self.console.print(Text(self.said.number.format(n=len(texts))))
            elif typed == "b":
                self._list(question, texts, back, leads or [])

    def _list(self, question: str, texts: list[str], back: bool, leads: list[Option]) -> None:
        self.console.print(Text(question, style="bold yellow"))
        view = self.game.view(self.seating.you) if leads else None
        for number, text in enumerate(texts, start=1):
            hint = self.picture.hint(leads[number - 1], view, self.lang) if leads else ""
            self.console.print(Text.assemble((f"{number:>4} ", "bold"), text, (f"  {hint}" if hint else "", "dim")))
        if back:
            self.console.print(Text.assemble(("   0 ", "bold"), self.said.back))

    def _read(self) -> str:
        try:
            return self.console.input("[bold]> [/bold]").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    # -- other things to type -----------------------------------------------------------------------------------------

    def _command(self, typed: str, options: list[Option], seen: DecisionView) -> bool:
        word, _, rest = typed.partition(" ")
        if word == "q":
            raise Quit
        if word in ("h", "help"):
            self.console.print(Text(self.said.help))
        elif word == "b":
            self.draw()
        elif word == "l":
            for line in self.story[-60:]:
                self.console.print(Text("  " + line))
        elif typed.startswith("?"):
            self._explain(typed[1:].strip(), options, seen)
        elif word in ("why", self.said.why):
            self._why(rest.strip())
        else:
            return False
        return True

    def _explain(self, what: str, options: list[Option], seen: DecisionView) -> None:
        if is_number(what) and 1 <= int(what) <= len(options):
            self.console.print(Text(self.words.explain(key(options[int(what) - 1]), seen, self.scene())))
            return
        question = self.words.decision(seen, self.scene())
        if not what:
            self.console.print(Text(question.help or question.text))
            return
        card = self._card_named(what)
        if card is not None:
            view = self.game.view(self.seating.you)
            self.console.print(self.picture.card(card, view, self.lang))

    def _why(self, what: str) -> None:
        if not what:
            self.console.print(Text(self.said.which))
            return
        card = self._card_named(what)
        if card is None:
            return
        wishes = self.picture.wishes(card, self.game.view(self.seating.you))
        found = self._refusals(wishes)
        for (text, clause), named in found.items():
            about = f"{self.said.comma.join(named)}: " if len(named) < len(wishes) else ""
            self.console.print(Text.assemble((f"  {about}", "bold"), text, (f"  [{clause}]", "dim")))
        if not found:
            self.console.print(Text(f"  {self.said.offered if wishes else self.said.nothing}"))

    def _refusals(self, wishes: list[Option]) -> dict[tuple[str, str], list[str]]:
        """For each reason why something is refused and its clause, what it forbids, in words."""
        found: dict[tuple[str, str], list[str]] = {}
        scene = self.scene()
        for wish in wishes:
            try:
                reasons = self.game.why_not(self.seating.you, wish)
            except Refusal:
                continue
            for reason in reasons:
                named = found.setdefault((self.words.reason(reason, scene), reason.clause), [])
                named.append(self.picture.wish(wish, scene))
        return found

    def _card_named(self, what: str) -> int | None:
        known = self.picture.cards(self.game.view(self.seating.you), self.lang)
        lower = {name.lower(): card for name, card in known.items()}
        text = what.lower()
        exact = lower.get(text)
        if exact is not None:
            return exact
        partly = [name for name in lower if text in name]
        close = partly or get_close_matches(text, list(lower), n=3, cutoff=0.5)
        if len(close) == 1 or (close and not partly):
            return lower[close[0]]
        if partly:
            self.console.print(Text("  " + self.said.several.format(names=", ".join(partly[:6]))))
        else:
            self.console.print(Text("  " + self.said.unknown.format(name=what)))
        return None


def _said(choice: Choice) -> str:
    """An option in a list, with what speaks against it."""
    return f"{choice.text} [{choice.warning}]" if choice.warning else choice.text

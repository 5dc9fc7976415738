"""Vendetta drawn in a terminal: locations in a row, a line for every player at each, alliances and pools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from praxis.cli.words import board_words
from praxis.kernel.decision import key
from praxis.kernel.game import DecisionView
from praxis.languages.vendetta_grammar import capital
from praxis.vendetta.cards import ALLY, CLAN, VICTIM
from praxis.vendetta.rules.ending import score
from praxis.vendetta.sets import card_set
from praxis.vendetta.view import HIDDEN, View
from praxis.vendetta.words import WORDS, labels
from praxis.vendetta.words import card as card_words
from praxis.vendetta.words.languages import tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from praxis.kernel.decision import Option
    from praxis.kernel.words import Scene
    from praxis.vendetta.cards import CardSet
    from praxis.vendetta.state import Vendetta
    from praxis.vendetta.view import PlayerView

_COLUMNS = ("player", "clan", "blood", "influence", "hand", "alliance")
_SEAT_COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "bright_red")


class VendettaPicture:
    """What the terminal shows of Vendetta besides words."""

    def board(self, view: Any, names: list[str], lang: str) -> RenderableType:
        assert isinstance(view, View)
        cards = card_set(view.readings.cards)
        if view.round == 0:
            return Text("")
        return Group(self._places(view, cards, names, lang), self._players(view, cards, names, lang))

    def _places(self, view: View, cards: CardSet, names: list[str], lang: str) -> Table:
        table = Table(box=box.ROUNDED, expand=True, show_lines=True, title_style="bold")
        table.add_column("")
        for place in range(view.locations):
            table.add_column(self._place_title(view, cards, place, lang), ratio=1, vertical="top")
        for player in view.players:
            if not player.clan:
                continue
            row: list[RenderableType] = [Text(names[player.seat], style=_SEAT_COLOURS[player.seat])]
            for place in range(view.locations):
                row.append(self._position(cards, player, place, lang))
            table.add_row(*row)
        return table

    def _place_title(self, view: View, cards: CardSet, place: int, lang: str) -> Text:
        title = Text(place_name(view, place, lang), style="bold red" if place == view.locations - 1 else "bold")
        ally = view.allies_at[place]
        if ally >= 0:
            printed = cards.cards[ally]
            kind = tongue(lang).messages.natures["vampire" if printed.vampire else "human"]
            title.append(f"\n{card_name(cards, ally, lang)}", style="italic")
            title.append(f"\n{kind} · ★{printed.influence} · +{printed.feeding}● · †{printed.drain}●", style="dim")
        if view.scenes[place] >= 0:
            title.append(f"\n{card_name(cards, view.scenes[place], lang)}", style="blue")
        return title

    def _position(self, cards: CardSet, player: PlayerView, place: int, lang: str) -> Text:
        at = player.positions[place]
        text = Text()
        for card, down in zip(at.cards, at.face_down, strict=True):
            if card == HIDDEN:
                text.append(f"▒ {_said(lang)['down']}\n", style="dim")
                continue
            power = cards.cards[card].power
            name = card_name(cards, card, lang)
            hidden = f" ({_said(lang)['down']})" if down else ""
            text.append(f"{power} {name}{hidden}\n", style="italic" if down else "")
        if at.blood:
            text.append(f"{'●' * at.blood} {at.blood}\n", style="red")
        if at.cards or at.blood:
            text.append(f"= {at.power}", style="bold")
        return text

    def _players(self, view: View, cards: CardSet, names: list[str], lang: str) -> Table:
        table = Table(box=box.SIMPLE, expand=True)
        for number, column in enumerate(_COLUMNS):
            table.add_column(_said(lang)[column], ratio=4 if number == 5 else None)
        for player in view.players:
            mark = " ♛" if player.seat == view.ambition else ""
            name = Text(names[player.seat] + mark, style=_SEAT_COLOURS[player.seat])
            if player.eliminated:
                name.stylize("strike")
                name.append(f"\n({_said(lang)['gone']})", style="dim")
            clan = clan_name(player.clan, lang) if player.clan else ""
            tokens = f" ☠{player.red + player.grey}" if player.red + player.grey else ""
            influence = f"{player.influence} (★{player.score}){tokens}"
            alliance = self._alliance(cards, player, lang)
            table.add_row(name, clan, str(player.blood), influence, str(len(player.hand)), alliance)
        return table

    def _alliance(self, cards: CardSet, player: PlayerView, lang: str) -> Text:
        """An alliance: allies by name, victims counted. Drained ones are marked, and struck out if the terminal can do
        that."""
        text = Text()
        victims = [card for card in player.alliance if cards.cards[card].kind == VICTIM]
        victim = tongue(lang).messages.kinds[VICTIM]
        for drained in (False, True):
            style = "strike dim" if drained else ""
            mark = f" ({_said(lang)['drained']})" if drained else ""
            count = sum((card in player.drained) == drained for card in victims)
            names = [f"{count}× {victim}"] if count else []
            for card in player.alliance:
                if cards.cards[card].kind == ALLY and (card in player.drained) == drained:
                    names.append(card_name(cards, card, lang))
            for name in names:
                text.append(", " if text else "").append(name, style=style).append(mark, style="dim")
        if player.relic >= 0:
            text.append(", " if text else "")
            style = "strike dim" if player.relic_used else "blue"
            text.append(f"◈ {card_name(cards, player.relic, lang)}", style=style)
            text.append(f" ({_said(lang)['used']})" if player.relic_used else "", style="dim")
        return text

    def wish(self, option: Option, scene: Scene) -> str:
        """What somebody asks about, in the words that an option of a turn would have."""
        return WORDS.option(key(option), DecisionView(scene.seat, "plan", "", -1, None), scene).text

    def hint(self, option: Option, view: Any, lang: str) -> str:
        """One line about the card that an option is about."""
        assert isinstance(view, View)
        if option[0] == "clan":
            return tongue(lang).messages.styles[str(option[1])]
        if option[0] not in ("play", "keep", "card", "relic") or not isinstance(option[1], int):
            return ""
        name = view.readings.cards
        printed = card_set(name).cards[option[1]]
        words = card_words(printed.code, lang, name)
        step = f"{printed.power} · {tongue(lang).messages.steps[printed.step]} · " if printed.step else ""
        return f"{step}{words.text}"

    def ending(self, game: Any, names: list[str], lang: str) -> RenderableType:
        g: Vendetta = game
        table = Table(title=_said(lang)["over"], box=box.ROUNDED)
        for column in ("player", "clan", "influence", "blood"):
            table.add_column(_said(lang)[column])
        for seat in sorted(range(g.seats), key=lambda each: (-(each in g.winners), -score(g, each))):
            crown = f" ♛ {_said(lang)['prince']}" if seat in g.winners else ""
            player = g.players[seat]
            view = g.view(seat)
            assert isinstance(view, View)
            table.add_row(
                Text(names[seat] + crown, style=_SEAT_COLOURS[seat]),
                clan_name(view.players[seat].clan, lang),
                _said(lang)["gone"] if player.eliminated else str(score(g, seat)),
                str(player.blood),
            )
        return table

    def cards(self, view: Any, lang: str) -> dict[str, int]:
        """Every card that this seat can name: the cards that it sees, and all cards of the clans in play."""
        assert isinstance(view, View)
        cards = card_set(view.readings.cards)
        clans = {player.clan for player in view.players}
        seen = {card for player in view.players for card in (*player.alliance, player.relic)}
        seen |= {*view.allies_at, *view.scenes, *view.relics, view.top_victim}
        mine = set(view.players[view.seat].hand) | set(view.players[view.seat].deck) if view.seat >= 0 else set()
        shown = [c for c in cards.cards if c.id in seen or (c.kind == CLAN and c.clan in clans)]
        # Some clans share a card name (Hunt, Ready): the seat's own card comes last, and so it is the one that is
        # meant.
        shown.sort(key=lambda c: c.id in mine)
        return {card_name(cards, card.id, lang): card.id for card in shown}

    def card(self, card: int, view: Any, lang: str) -> RenderableType:
        assert isinstance(view, View)
        name = view.readings.cards
        found = card_words(card_set(name).cards[card].code, lang, name)
        label = labels(lang)
        facts = ", ".join(f"{label.get(name, name)} {value}" for name, value in found.facts.items())
        return Panel(Group(Text(found.text), Text(facts, style="dim")), title=f"{found.name} · {found.kind}")

    def wishes(self, card: int, view: Any) -> list[Option]:
        """The options that somebody may want to take with a card."""
        assert isinstance(view, View)
        printed = card_set(view.readings.cards).cards[card]
        if printed.kind == CLAN:
            return [("play", card, place, face) for place in range(view.locations) for face in ("up", "down")]
        if printed.kind in (ALLY, VICTIM):
            return [("drain", card)]
        return [("relic", card)] if printed.kind == "relic" else []


def _said(lang: str) -> Mapping[str, str]:
    return board_words("vendetta", lang)


def card_name(cards: CardSet, card: int, lang: str) -> str:
    printed = cards.cards[card]
    return printed.names.get(lang, printed.name)


def clan_name(clan: str, lang: str) -> str:
    return tongue(lang).messages.clans[clan]


def place_name(view: View, place: int, lang: str) -> str:
    messages = tongue(lang).messages
    name = messages.haven.name if place == view.locations - 1 else messages.location.name.format(n=place + 1)
    return capital(name)

"""V:TES drawn in a terminal: each Methuselah with her minions and what lies beside them, and your own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from praxis.cli.words import board_words
from praxis.kernel.decision import key
from praxis.kernel.game import DecisionView
from praxis.vtes.model import stats
from praxis.vtes.model.regions import (
    ASH_HEAP,
    CONTESTED,
    CRYPT,
    HAND,
    INCAPACITATED,
    LIBRARY,
    PLAY,
    READY,
    REGION_WORDS,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
    WAITING,
)
from praxis.vtes.model.view import View
from praxis.vtes.picture.readers_table import face_of, table_of
from praxis.vtes.words import cards as in_words
from praxis.vtes.words.decisions import choice
from praxis.vtes.words.languages import Tongue, tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

    from praxis.kernel.decision import Option
    from praxis.kernel.words import Scene
    from praxis.vtes.game import VtesGame
    from praxis.vtes.model.face import Face

_SEAT_COLOURS: Final = ("cyan", "magenta", "green", "yellow", "blue", "bright_red")
_LISTED: Final = (TORPOR, WAITING, UNCONTROLLED, INCAPACITATED, CONTESTED, PLAY, RESEARCH)
_COUNTED: Final = (HAND, LIBRARY, CRYPT, ASH_HEAP)
_OWN_CARDS: Final = (HAND, READY, TORPOR, UNCONTROLLED, PLAY, RESEARCH, INCAPACITATED)


class VtesPicture:
    """What the terminal shows of V:TES besides words."""

    def board(self, view: Any, names: list[str], lang: str) -> RenderableType:
        assert isinstance(view, View)
        said = _tongue(lang, view)
        g = table_of(view)
        table = Table(box=box.ROUNDED, expand=True, show_lines=True)
        table.add_column(_labels(lang)["player"])
        table.add_column(said.messages.regions["ready"], ratio=3)
        table.add_column("", ratio=4)
        for seat in range(g.seats):
            table.add_row(
                self._player(view, seat, names, lang),
                self._minions(view, g, seat, said),
                self._rest(view, g, seat, said),
            )
        if view.seat < 0:
            return table
        hand = ", ".join(_named(view, card) for card in view.regions[HAND][view.seat])
        return Group(table, Text(f"{said.messages.regions['hand']}: {hand}"))

    def _player(self, view: View, seat: int, names: list[str], lang: str) -> Text:
        text = Text(names[seat], style=_SEAT_COLOURS[seat % len(_SEAT_COLOURS)])
        if view.ousted[seat]:
            text.stylize("strike")
            text.append(f"\n({_labels(lang)['ousted']})", style="dim")
        text.append(f"\n{view.pool[seat]} {_labels(lang)['pool']}", style="bold")
        if view.vps[seat]:
            text.append(f"\n{view.vps[seat]} {_labels(lang)['vps']}", style="bold yellow")
        if view.edge == seat:
            text.append(f"\n★ {_labels(lang)['edge']}", style="yellow")
        return text

    def _minions(self, view: View, g: VtesGame, seat: int, said: Tongue) -> Text:
        text = Text()
        for card in view.regions[READY][seat]:
            text.append("\n" if text else "")
            text.append(self._minion(view, g, card, said), style="dim" if view.locked[card] else "")
            for other in view.attached.get(str(card), []):
                text.append(f"\n   ↳ {_named(view, other)}", style="blue")
        return text

    def _minion(self, view: View, g: VtesGame, card: int, said: Tongue) -> str:
        """A minion in one line. A locked one lies on its side."""
        mark = "⟳ " if view.locked[card] else ""
        most = f"/{stats.capacity(g, card)}" if g.is_vampire(card) else ""
        title = stats.title(g, card)
        return f"{mark}{_named(view, card)} ●{view.blood[card]}{most}" + (f" {said.title_of(title)}" if title else "")

    def _rest(self, view: View, g: VtesGame, seat: int, said: Tongue) -> Text:
        text = Text()
        for region in _LISTED:
            cards = view.regions[region][seat]
            if cards:
                shown = ", ".join(self._lying(view, g, card, region) for card in cards)
                text.append(f"{said.messages.regions[REGION_WORDS[region]]}: ", style="dim").append(f"{shown}\n")
        counts = [f"{said.messages.regions[REGION_WORDS[r]]} {len(view.regions[r][seat])}" for r in _COUNTED]
        return text.append(" · ".join(counts), style="dim")

    def _lying(self, view: View, g: VtesGame, card: int, region: int) -> str:
        counters = f" ●{view.blood[card]}" if view.blood[card] or region == UNCONTROLLED else ""
        face = face_of(view.faces[card])
        most = f"/{face.capacity}" if face is not None and face.capacity and counters else ""
        return ("⟳ " if view.locked[card] else "") + _named(view, card) + counters + most

    def ending(self, game: Any, names: list[str], lang: str) -> RenderableType:
        g: VtesGame = game
        table = Table(title=_labels(lang)["over"], box=box.ROUNDED)
        for label in ("player", "vps", "pool"):
            table.add_column(_labels(lang)[label])
        won = g.scores()
        for seat in sorted(range(g.seats), key=lambda each: (-won[each], -g.vps[each], -g.pool[each])):
            name = Text(names[seat] + (" ♛" if won[seat] else ""), style=_SEAT_COLOURS[seat % len(_SEAT_COLOURS)])
            table.add_row(name, str(g.vps[seat]), str(g.pool[seat]))
        return table

    def cards(self, view: Any, lang: str) -> dict[str, int]:
        """Every card that this seat can name. The seat's own cards come last, so that they are meant if names are
        equal."""
        assert isinstance(view, View)
        found: dict[str, int] = {}
        known = [card for card, key in enumerate(view.faces) if key is not None]
        known.sort(key=lambda card: (view.controller[card] == view.seat, _lies_at_hand(view, card)))
        for card in known:
            found[_named(view, card)] = card
        return found

    def card(self, card: int, view: Any, lang: str) -> RenderableType:
        assert isinstance(view, View)
        face = _face(view, card)
        if face is None:
            return Text("?")
        shown, says = in_words.shown(face, _tongue(lang, view)), in_words.in_language(face, _tongue(lang, view))
        facts = ", ".join(f"{name} {_said(value)}" for name, value in shown.facts.items())
        official = [] if says == shown.text else [Text(shown.text, style="dim")]
        lines = [Text(says), *official, Text(facts, style="dim")]
        if shown.note:
            lines.append(Text(shown.note, style="italic dim"))
        return Panel(Group(*lines), title=f"{shown.name} · {shown.kind}")

    def wishes(self, card: int, view: Any) -> list[Option]:
        """The options that somebody may want to take with a card: play or use it, act, block or strike with it."""
        assert isinstance(view, View)
        face = _face(view, card)
        if face is None:
            return []
        seat = view.seat
        if card in view.regions[HAND][seat]:
            minions: list[int] = [-1, *view.regions[READY][seat]]
            modes = range(len(face.definition.modes)) or range(1)
            by = [minion for minion in minions if (minion < 0) == _is_methuselahs(face)] or [-1]
            found: list[Option] = [("play", card, minion, mode) for minion in by for mode in modes]
            return [*found, ("discard", card)]
        if card in view.regions[UNCONTROLLED][seat]:
            return [("invest", card), ("out", card)]
        if view.controller[card] != seat:
            return []
        if any(card in view.regions[region][seat] for region in (READY, TORPOR)):
            found = [("bleed", card), ("hunt", card), ("block", card), ("vote", card, "for")]
            return [*found, *([("leave", card)] if card in view.regions[TORPOR][seat] else [])]
        return [("use", card, -1, -1 - index) for index in range(len(face.definition.abilities))]

    def wish(self, option: Option, scene: Scene) -> str:
        """What somebody asks about, in the words that an option would have."""
        return choice(key(option), DecisionView(scene.seat, "", "", -1, None), scene).text

    def hint(self, option: Option, view: Any, lang: str) -> str:
        """One line about the card that an option is about."""
        assert isinstance(view, View)
        if option[0] not in ("play", "use", "discard", "invest", "out") or not isinstance(option[1], int):
            return ""
        face = _face(view, option[1])
        if face is None:
            return ""
        text = " ".join(in_words.in_language(face, _tongue(lang, view)).split())
        return text if len(text) <= _LINE else text[: _LINE - 1] + "…"


_LINE: Final = 90


def _is_methuselahs(face: Face) -> bool:
    from praxis.vtes.effects.who_plays import BY_METHUSELAH

    return all(mode.by == BY_METHUSELAH for mode in face.definition.modes)


def _lies_at_hand(view: View, card: int) -> bool:
    return any(card in view.regions[region][view.seat] for region in _OWN_CARDS) if view.seat >= 0 else False


def _labels(lang: str) -> Mapping[str, str]:
    return board_words("vtes", lang)


def _tongue(lang: str, view: View) -> Tongue:
    return tongue(lang, view.edition)


def _face(view: View, card: int) -> Face | None:
    return face_of(view.faces[card])


def _named(view: View, card: int) -> str:
    face = _face(view, card)
    return "▒" if face is None else face.name


def _said(value: str | int | list[str]) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)

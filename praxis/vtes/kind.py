"""V:TES as the kernel knows it: its settings, how to begin a game, how to make a world that fits a view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from praxis.kernel import moments
from praxis.kernel.decision import Option
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Header, Kind, Setting, Start
from praxis.kernel.rng import Dice
from praxis.vtes import answers
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import agreement, dealing, known_faces, mixing
from praxis.vtes.decks.packed import is_packed
from praxis.vtes.decks.shipped import packed
from praxis.vtes.editions import AGREED, EDITIONS
from praxis.vtes.game import VtesGame
from praxis.vtes.model.face import Face
from praxis.vtes.model.view import View
from praxis.vtes.model.worlds import ask_anew, fill
from praxis.vtes.rules import concern
from praxis.vtes.rules.imbued import allows_imbued
from praxis.vtes.rules.setup import set_up

DECISIONS_A_TURN: Final = 400
TURNS: Final = 60


class VtesKind(Kind):
    name: ClassVar[str] = "vtes"
    version: ClassVar[int] = 4
    fleeting: ClassVar[tuple[str, ...]] = ("adjusting.chosen", "adjusts.whom")
    """Whose library is shuffled by hand: all are told, and no view shows a trace of it."""
    orders: ClassVar[dict[str, bool]] = concern.ORDERS
    ends: ClassVar[dict[str, tuple[str, ...]]] = concern.ENDS
    unanswered: ClassVar[dict[str, Option]] = {"consent": answers.OBJECT.option}
    in_person: ClassVar[frozenset[str]] = frozenset({answers.AGREE_ALL.word})

    def settings(self) -> list[Setting]:
        """The settings for tests and benchmarks: official decks in every edition with every number of players, and the
        house's own decks, which show what no official card of ours does yet, with each edition and each option."""
        plain = [
            Setting(players, edition, {"turns": TURNS}, _official_decks(players, edition))
            for edition in EDITIONS
            for players in range(agreement.FEWEST, 7)
        ]
        house = [
            Setting(players, edition, {"turns": TURNS, "cards": dealing.HOUSE}, _house_decks(players, edition))
            for players, edition in enumerate(EDITIONS, start=2)
        ]
        house += [
            Setting(4, edition, {"turns": TURNS, "cards": dealing.HOUSE, option: True}, dealing.built_in(4))
            for option in ("ante", "draft", "beginners")
            for edition in AGREED[option]
        ]
        legacy: dict[str, str | int | bool] = {"turns": TURNS, "legacy": True}
        (modern,) = AGREED["legacy"]
        plain.append(Setting(3, modern, legacy, [dealing.hunters(), *dealing.chosen(2, 3)]))
        house.append(Setting(4, modern, {**legacy, "cards": dealing.HOUSE}, dealing.with_imbued(4)))
        return [*plain, *house]

    def header(self, setting: Setting, seed: int, names: list[str] | None = None) -> Header:
        """The header with a deck for each seat that has brought none, and the version of the card data: a record has
        all it needs."""
        header = super().header(setting, seed, names)
        decks = header.decks or [""] * header.players
        if not all(decks):  # a seat that has brought none is dealt one of ours
            ours = _default_decks(header)
            decks = [own or ours[seat % len(ours)] for seat, own in enumerate(decks)]
        seed_number = header.seed_number()
        decks = [mixing.mixed(seed_number, seat) if own == mixing.MIXED else own for seat, own in enumerate(decks)]
        return msgspec.structs.replace(header, decks=decks, cards=_card_data(decks))

    def begin(self, header: Header) -> Game:
        return _begun(header, careful=False)

    def begin_carefully(self, header: Header) -> Game:
        return _begun(header, careful=True)

    def facts(self, game: Game, opening: bool) -> dict[str, list[Any]]:
        assert isinstance(game, VtesGame)
        return {} if opening else {"vps": list(game.vps)}

    def deck_names(self, header: Header) -> list[str]:
        return dealing.names(header.decks)

    def position(self, text: str) -> tuple[Header, Game]:
        from praxis.vtes.positions.file import read

        above, moment = moments.split(text)
        if moment:
            return self._opened(text, above, moment)
        found = read(above)
        game = found.table().game
        header = super().header(Setting(game.seats, found.edition, found.options), found.seed, list(found.seats))
        return msgspec.structs.replace(header, start=Start(text)), game

    def _opened(self, text: str, above: str, moment: str) -> tuple[Header, Game]:
        """The game at the moment that a file holds, with all that was in progress."""
        view, game = moments.opened(self, View, moment)
        names = re.findall(r"^\[(?!cards\])(\w+)\]", above, re.MULTILINE)
        if len(names) != game.seats:
            raise BadSetting(f"[moment]: {game.seats} players, and {len(names)} names above")
        header = super().header(Setting(game.seats, view.edition, view.options), 1, names)
        return msgspec.structs.replace(header, start=Start(text)), game

    def exported(self, view: msgspec.Struct, names: Sequence[str]) -> str:
        from praxis.vtes.positions.export import export

        assert isinstance(view, View)
        text = export(view, names)
        shown = [key for key in (*view.faces, *view.unseen) if key is not None]
        # Only its own position knows a made-up card, so with one the file has no moment, only the lines.
        return text if any(known_faces.is_made_up(key) for key in shown) else moments.with_moment(text, view)

    def patience(self, options: dict[str, str | int | bool], decision: str) -> int | None:
        return agreement.patience(options, decision)

    def seconds(self, options: dict[str, str | int | bool]) -> int | None:
        return int(options.get("minutes", 0)) * 60 or None

    def resample(self, view: msgspec.Struct, seed: int) -> Game:
        assert isinstance(view, View)
        game = VtesGame(len(view.pool), seed, view.edition, view.options)
        house = view.options.get("cards") == dealing.HOUSE or any(key is not None and key < 0 for key in view.faces)
        game.repertoire = known_faces.repertoire(not house, house, view.options.get("enforced") == dealing.BY_HAND)
        dice = Dice(seed)

        def guess(seen: list[Face], official: bool, imbued: bool) -> tuple[list[Face], list[Face]]:
            """Nobody knows another's deck, only what has come to light of it and of which sort the cards are."""
            deck = dealing.guess(seen, official, imbued, dice)
            return list(deck.crypt), list(deck.library)

        fill(game, view, dice, known_faces.face, guess)
        if view.decision is not None:
            ask_anew(game, view, dice)
        return game

    def longest(self, setting: Setting) -> int:
        return int(setting.options.get("turns", 150)) * DECISIONS_A_TURN


def _begun(header: Header, careful: bool) -> Game:
    if header.edition not in EDITIONS:
        raise BadSetting(f"no edition {header.edition[:20]!r}; there are {', '.join(EDITIONS)}")
    agreement.check(header.edition, header.players, header.options)
    texts = header.decks or _default_decks(header)
    if len(texts) != header.players:
        raise BadSetting(f"{len(texts)} decks for {header.players} players")
    form, enforced = agreement.wanted(header.options)
    decks = [dealing.deal(text, header.edition, header.players, form, enforced) for text in texts]
    for deck in decks:
        agreement.check_cards(header.edition, header.options, (*deck.crypt, *deck.library))
    game = VtesGame(header.players, header.seed_number(), header.edition, header.options)
    official = [is_packed(text) for text in texts]
    game.repertoire = known_faces.repertoire(any(official), not all(official), enforced == dealing.BY_HAND)
    game.careful = careful
    set_up(game, [(deck.crypt, deck.library) for deck in decks])
    return game


def _official_decks(players: int, edition: str) -> list[str]:
    """Official decks for so many players; at a table of four one of the Imbued, if the edition has them."""
    if players == 4 and EDITIONS[edition].has_imbued:
        return [dealing.hunters(), *dealing.chosen(players - 1, players)]
    return dealing.chosen(players, players)


def _house_decks(players: int, edition: str) -> list[str]:
    """Decks of the house for so many players; at a table of four one of the Imbued, if the edition has them."""
    with_imbued = players == 4 and EDITIONS[edition].has_imbued
    return dealing.with_imbued(players) if with_imbued else dealing.built_in(players)


def _default_decks(header: Header) -> list[str]:
    cards = str(header.options.get("cards", dealing.OFFICIAL))
    with_imbued = header.edition in EDITIONS and allows_imbued(EDITIONS[header.edition], header.options)
    form, enforced = agreement.wanted(header.options)
    fitting: list[str] = []
    demanding = (form, enforced) != agreement.USUAL and form in dealing.FORMATS
    if demanding and cards == dealing.OFFICIAL and header.edition in EDITIONS:
        ours = packed(with_imbued)
        fitting = [text for text in ours if dealing.fits(text, header.edition, header.players, form, enforced)]
    return dealing.chosen(header.players, header.seed_number(), cards, with_imbued, fitting)


def _card_data(decks: list[str]) -> str:
    """The version of the card data, if the game is played with any of it."""
    try:
        return catalogue.load().version if any(is_packed(text) for text in decks) else ""
    except catalogue.CardDataMissing:
        return ""


KIND: Final = VtesKind()

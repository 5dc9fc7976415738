"""`praxis play`: a game in the terminal against bots, saved after every answer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from praxis.cli.deck_files import decks_of
from praxis.cli.errors import BadInput
from praxis.cli.output import complain
from praxis.cli.settings import (
    bot_names,
    default_bot,
    edition_of,
    kind_of,
    language_of,
    options_of,
    setting_of,
    words_of,
)

if TYPE_CHECKING:
    from rich.console import Console

    from praxis.cli.saves import Seating
    from praxis.cli.terminal import Picture, Session
    from praxis.kernel.game import Header, Kind, Setting
    from praxis.kernel.record import Record

app = typer.Typer(help="Play a game in the terminal against bots, or go on with a saved one.")

_BOT_NAMES = ("Marisol", "Anselm", "Oriane", "Desmond", "Yvette", "Kaspar")


@app.command(
    epilog="Example:  praxis play --players 4 --set relics=yes        V:TES:  praxis play --game vtes --edition 2012"
    "        Go on:  praxis play vendetta-1"
)
def play(
    name: Annotated[str, typer.Argument(help="The saved game to go on with, or the name for a new one.")] = "",
    game: Annotated[str, typer.Option(help="Which game: vendetta, vtes or another that is installed.")] = "vendetta",
    edition: Annotated[str, typer.Option(help="Which rulebook, if the game has several: its year.")] = "",
    players: Annotated[int, typer.Option(help="How many seats, yours included.")] = 4,
    bots: Annotated[str, typer.Option(help="Bots in turn: house,random; the best there is, if not said.")] = "",
    option: Annotated[list[str] | None, typer.Option("--set", help="A variant or reading: --set locations=yes")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="V:TES decks, files or names, yours first.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A folder of Vendetta cards to play with.")] = None,
    seed: Annotated[str, typer.Option(help="A word or number; the same seed deals the same game.")] = "",
    you: Annotated[str, typer.Option("--as", help="Your name at the table.")] = "",
    lang: Annotated[str, typer.Option(help="A language: praxis languages lists them.")] = "",
    saved: Annotated[bool, typer.Option("--saved", help="List the saved games.")] = False,
) -> None:
    """Play a game in the terminal against bots, or go on with a saved one."""
    from praxis.cli import saves

    if saved:
        for each in saves.names():
            print(each)
        return
    if lang:
        language_of(lang)
    if name and saves.exists(name):
        record, seating = saves.load(name, lang)
        seating = _with_pack(record, seating, pack)
    else:
        setting = _setting(game, edition, players, options_of(option or []), deck or [], pack)
        record, seating = _new(game, setting, bots, seed, you, lang or "en")
        seating = _with_pack(record, seating, pack)
        name = name or saves.fresh_name(game)
    _run(name, record, seating)


def _with_pack(record: Record, seating: Seating, pack: Path | None) -> Seating:
    """Load the cards of one's own that a game is played with, and remember where they are."""
    import msgspec

    if pack is not None:
        seating = msgspec.structs.replace(seating, pack=str(pack.resolve()))
    if seating.pack or "cards" in record.header.options:
        from praxis.cli.pack import pack_of

        pack_of(record.header, pack, seating.pack)
    return seating


def _setting(
    game: str,
    edition: str,
    players: int,
    options: dict[str, str | int | bool],
    decks: list[str],
    pack: Path | None,
) -> Setting:
    kind = kind_of(game)
    if pack is not None:
        from praxis.cli.pack import use_pack

        options["cards"] = use_pack(pack)
    edition = edition_of(kind, edition)
    return setting_of(kind, players, edition, options, decks_of(kind, decks, players, edition, options))


def _new(game: str, setting: Setting, bots: str, seed: str, you: str, lang: str) -> tuple[Record, Seating]:
    from praxis import languages
    from praxis.cli.saves import Seating
    from praxis.kernel.record import Record
    from praxis.kernel.rng import derive

    levels = bot_names(bots or default_bot(game), game)
    others = setting.players - 1
    names = [you.strip()[:20] or languages.language(lang).you, *_BOT_NAMES[:others]]
    kind = kind_of(game)
    header = kind.header(setting, derive("play", seed), names) if seed else _bound(kind, setting, names)
    return Record(header, [], {}), Seating(0, ["", *(levels[i % len(levels)] for i in range(others))], lang)


def _bound(kind: Kind, setting: Setting, names: list[str]) -> Header:
    """The header of a game that is dealt as at a table: of a secret, and of everything that was agreed, so that `praxis
    verify` can check it afterwards."""
    import secrets

    from praxis import __version__
    from praxis.table.game import fair

    salted = [(seat, secrets.token_hex(16), deck) for seat, deck in enumerate(setting.decks) if deck]
    seals = [(seat, salt, fair.deck_commitment(salt, deck)) for seat, salt, deck in salted]
    secret = fair.new_secret()
    header, _ = fair.dealt(kind, fair.Agreement(setting, names, f"praxis {__version__}", seals), secret, [])
    asked = [(seat, deck) for seat, _, deck in salted if deck != header.decks[seat]]
    return fair.told(header, secret, [], (), seals, asked)


def _run(name: str, record: Record, seating: Seating) -> None:
    from rich.console import Console

    from praxis.cli import saves
    from praxis.cli.terminal import Quit
    from praxis.cli.words import terminal_words

    console = Console(highlight=False)
    session = _session(record, seating, console, name)
    said = terminal_words(seating.lang)
    console.print(said.saved.format(name=name), markup=False)
    if record.header.deal is not None and not record.answers:
        bound = said.bound.format(commitment=record.header.deal.commitment, name=name)
        console.print(bound, markup=False, soft_wrap=True)
    saves.save(name, session.record, seating)
    try:
        session.play()
    except Quit:
        console.print(said.kept.format(name=name), markup=False)
        return
    except OSError as error:
        # The terminal is gone. The last answer is on disk already.
        if error.errno not in (5, 9, 32):
            raise
        sys.stderr.close()
        return
    path = saves.folder() / f"{name}.record"
    console.print(said.record.format(path=path, name=name), markup=False, soft_wrap=True)


def picture_of(game: str) -> Picture:
    from praxis import games
    from praxis.cli.plain_picture import PlainPicture

    place = games.entry(game).picture
    found: Picture = games.part(place)() if place else PlainPicture()
    return found


def _session(record: Record, seating: Seating, console: Console, name: str) -> Session:
    from praxis.cli import saves
    from praxis.cli.terminal import Session
    from praxis.kernel import record as records
    from praxis.kernel.errors import BadRecord

    kind = kind_of(record.header.game)
    try:
        found = records.replay(record, kind)
    except BadRecord as error:
        raise BadInput(f"the saved game '{name}' cannot go on: {error}") from None
    if found.difference:
        complain(f"'{name}' goes on after answer {found.good}: {found.difference}")
        found = records.replay(record, kind, stop=found.good)
    record.answers = record.answers[: found.good]
    record.digests = {count: digest for count, digest in record.digests.items() if count <= found.good}
    record.trouble, record.complete = "", False
    if record.answers:
        found.game.take_events()
    return Session(
        kind,
        found.game,
        record,
        seating,
        words_of(kind.name),
        picture_of(kind.name),
        console,
        lambda kept: saves.save(name, kept, seating),
    )

"""The rows of the matrix of the command line: for every command that plays, measures or shows, the command lines that
together name each of its options, and each value of the options that have a list of values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Any, Final, NamedTuple

from praxis import games, languages
from praxis.bots.player import bots_for
from praxis.cli.errors import NO
from praxis.cli.main import NamedCommand, command_tree, load
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vtes import decks
from praxis.vtes.editions import EDITIONS
from tests.cli.material import DECK, HOUSE_CARD, OWN_PACK, POSITIONS

Words = tuple[str, ...]

LEFT_OUT: Final = {
    "serve": "runs until it is stopped: tests/table/test_serve.py",
    "export": "keeps the store of the web table: tests/table",
    "import": "keeps the store of the web table: tests/table",
    "account": "keeps the store of the web table: tests/table",
}
"""Commands that neither play, measure nor show."""
OPTIONS_LEFT_OUT: Final = {
    "simulate --ray": "needs a cluster: tests/arena",
    "position --open": "opens a browser: tests/table",
    "cards coverage --write": "writes into the documents of this clone",
    "cards words --write": "writes into the documents of this clone",
    "cards draft --write": "writes into the sources of this clone",
    "rules coverage --run": "runs tests; --no-run has a row",
    "rules coverage --fresh": "runs all tests",
    "bench --peers": "installs other packages",
    "bench --table": "minutes of load: tests/table/measure",
    "bench --pace": "minutes of play: tests/table/measure",
    "bench --hostile": "minutes of attacks: tests/table/measure",
    "bench --attack-seconds": "as --hostile",
    "bench --soak": "starts a server and needs ten seconds for its samples: tests/table/test_soak.py",
}
QUICK: Final = {"keen": "keen@1p", "search": "search@1p"}
"""Bots that think are given one playout."""


BOTH: Final = "plain json"


class Row(NamedTuple):
    command: str
    words: Words
    typed: str = ""
    """What is typed while it runs."""
    code: int = 0
    """The exit code: 1 where the right answer of the command is no, -1 where both are right."""
    forms: str = BOTH
    """Whether it is run plain, with ``--json``, or in both ways."""

    def __str__(self) -> str:
        return " ".join((self.command, *self.words))


def leaves(command: Any, path: Words = ()) -> Iterator[tuple[str, Any]]:
    """Every command that can be called, with the words that call it."""
    command = load(command) if isinstance(command, NamedCommand) else command
    if not hasattr(command, "commands"):
        yield " ".join(path), command
        return
    if getattr(command, "invoke_without_command", False) and path:
        yield " ".join(path), command
    for name, child in command.commands.items():
        yield from leaves(child, (*path, name))


@cache
def table() -> Mapping[str, Any]:
    return dict(leaves(command_tree()))


@cache
def players_of(game: str) -> tuple[str, ...]:
    """Every number of players that can begin this game."""
    kind, usual = games.kind(game), games.entry(game).usual

    def begins(players: int) -> bool:
        try:
            kind.begin(kind.header(Setting(players, usual.edition, usual.options), 0))
        except BadSetting:
            return False
        return True

    return tuple(str(players) for players in range(1, 13) if begins(players))


def editions_of(game: str) -> tuple[str, ...]:
    return tuple(sorted({setting.edition for setting in games.kind(game).settings()}))


def bots_of(game: str) -> tuple[str, ...]:
    return tuple(QUICK.get(bot, bot) for bot in bots_for(game))


def by(option: str, value: str) -> Words:
    return (option, value) if value else ()


def each(option: str, values: Iterator[str] | tuple[str, ...] | list[str], *more: str) -> list[Words]:
    return [(*more, *by(option, value)) for value in values]


def in_turn(command: str, settings: list[Words]) -> Iterator[Row]:
    """A row for each setting, plain and with ``--json`` in turn: there are too many to run each in both ways."""
    for number, words in enumerate(settings):
        yield Row(command, words, forms=BOTH.split()[number % 2])


def _settings(command: str) -> list[Words]:
    """Every game in every edition with every number of players, and each of its bots at the smallest table."""
    found: list[Words] = []
    for game in games.names():
        for edition, players in product(editions_of(game), players_of(game)):
            found.append(("--game", game, *by("--edition", edition), "--players", players, "--bots", "random"))
        found += each("--bots", bots_of(game), "--game", game, "--players", players_of(game)[0])
    return [(*words, *SMALL[command]) for words in found]


SMALL: Final[Mapping[str, Words]] = {
    "simulate": ("--games", "1", "--processes", "1", "--seed", "7"),
    "play": ("--seed", "seven", "--as", "Anna"),
    "arena field": ("--games", "2", "--processes", "1", "--seed", "7", "--field", DECK),
    "arena compare": ("--games", "2", "--processes", "1", "--seed", "7", "--field", DECK),
    "arena ladder": ("--games", "1", "--processes", "1", "--seed", "7", "--reference", "random"),
}
TYPED: Final = "1\n1\n1\nq\n"
ASKED: Final = "h\nb\nl\n?\n? 1\nwhy\n1\n1\nq\n"


def play(here: Path) -> Iterator[Row]:
    settings = _settings("play")
    for game in games.names():
        yield from (Row("play", words, ASKED) for words in each("--lang", languages.known(), "--game", game))
    settings += [("--deck", DECK, "--game", "vtes"), ("--pack", OWN_PACK), ("--set", "relics=yes"), ("--saved",)]
    settings += [("--game", "vtes", "a name"), ("a name",)]
    yield from (Row("play", words, TYPED) for words in settings)


def simulate(here: Path) -> Iterator[Row]:
    small = SMALL["simulate"]
    settings = _settings("simulate")
    settings += [("--game", "vtes", "--deck", deck, *small) for deck in (DECK, "mixed")]
    settings += [("--set", option, *small) for option in ("team=yes", "locations=yes", "relics=yes")]
    settings += [("--pack", OWN_PACK, *small)]
    settings += [(option, str(here / name), *small) for option, name in WRITTEN.items()]
    return in_turn("simulate", settings)


WRITTEN: Final = {"--events": "events.jsonl", "--keep": "kept", "--report": "report"}


def arena(here: Path) -> Iterator[Row]:
    numbers = tuple(str(players) for players in range(2, 7))
    for command, named in (("arena field", (DECK,)), ("arena compare", (DECK, DECK))):
        settings = each("--edition", editions_of("vtes"), "--bot", "random", "--players", "2")
        settings += each("--players", numbers, "--bot", "random") + each("--bot", bots_of("vtes"), "--players", "2")
        yield from in_turn(command, [(*named, *words, *SMALL[command]) for words in settings])
    yield from in_turn("arena ladder", _settings("arena ladder"))
    ladder = ("--game", "vendetta", "--players", "3", "--bots", "random", *SMALL["arena ladder"])
    yield Row("arena ladder", (*ladder, "--keep", str(here / "rungs")))
    yield Row("arena ladder", (*ladder, "--page", str(here / "ladder.md")))
    for game in games.names():
        small = ("--games", "20", "--units", "1", "--seed", "7", "--processes", "1")
        yield Row("arena learn", ("--game", game, *small, "--out", str(here / "weights.json")))
    yield Row("arena tune", ("--weights", "wall", "--games", "10", "--seed", "7", "--processes", "1"))


def records(here: Path) -> Iterator[Row]:
    for game in games.names():
        record = str(here / f"{game}.record")
        ways = each("--lang", languages.known()) + each("--seat", ["-1", "0", "1"])
        ways += [("--to", "5"), ("--reasons", "--to", "9")]
        yield from (Row("replay", (record, *words)) for words in ways)
        yield Row("verify", (record,))
    own = ("--pack", OWN_PACK)
    yield from (Row(command, (str(here / "own.record"), *own)) for command in ("replay", "verify"))


def positions(here: Path) -> Iterator[Row]:
    yield from (Row("position", (str(path),)) for path in POSITIONS)
    for game, path in (("vtes", str(POSITIONS[0])), ("vendetta", str(here / "vendetta.txt"))):
        ways = each("--lang", languages.known()) + each("--edition", editions_of(game))
        yield from (Row("position", (path, *words)) for words in ways)


def rules(here: Path) -> Iterator[Row]:
    for clause, lang in product(("action.bleed.amount-default", "vendetta.game.goal", "combat"), languages.known()):
        yield Row("rules show", (clause, "--lang", lang))
    ways = each("--game", games.names()) + each("--edition", editions_of("vtes")) + each("--lang", languages.known())
    yield from (Row("rules search", ("blood", *words)) for words in [*ways, ("--limit", "1")])
    for game in games.names():
        yield Row("rules coverage", ("--game", game, "--no-run", "--code"), code=NO)


FILTERS: Final = {
    "--type": "master",
    "--clan": "Brujah",
    "--discipline": "pot",
    "--capacity": "5",
    "--group": "2",
    "--title": "prince",
    "--sect": "camarilla",
    "--cost": "1",
    "--trait": "unique",
    "--set": "V5",
    "--text": "bleed",
    "--enforced": "full",
    "--limit": "2",
}


def cards(here: Path) -> Iterator[Row]:
    ways = each("--edition", tuple(EDITIONS)) + each("--lang", languages.known()) + [("--rulings",)]
    yield from (Row("cards show", (name, *words)) for name in ("Deflection", HOUSE_CARD) for words in ways)
    yield from (Row("cards search", ("blood", option, value)) for option, value in FILTERS.items())
    yield from (Row("cards coverage", words) for words in ((), ("--decks", str(here / "decks"))))
    ways = [(), ("--decks", str(here / "decks")), ("--precon", "fifth"), ("--limit", "1")]
    ways += [("--set", "V5"), ("--type", "master")]
    yield from (Row("cards next", words) for words in ways)
    yield Row("cards draft", ("Deflection",))
    yield Row("cards where", ("Deflection",))
    yield from (Row("cards sentences", words) for words in ((), ("--missing",)))
    yield Row("cards words", ())


def deck_lists(here: Path) -> Iterator[Row]:
    numbers = tuple(str(players) for players in range(2, 7))
    ways = each("--edition", tuple(EDITIONS)) + each("--players", numbers) + [("--legacy",)]
    yield from (Row("deck check", (DECK, *words)) for words in ways)
    # Our decks are legal in the standard format; other formats have other lists of cards, and may say no.
    yield from (Row("deck check", (DECK, "--format", form), code=-1) for form in decks.DECK_FORMATS)
    yield from (Row("deck convert", (DECK, "--to", form)) for form in decks.FORMATS)
    yield Row("deck convert", (DECK, "--to", "twd", "--output", str(here / "written.txt")))
    yield Row("deck odds", (DECK,))
    yield from (Row("deck list", words) for words in ((), ("fifth",)))


def others(here: Path) -> Iterator[Row]:
    yield Row("languages", ())
    yield from (Row("languages check", (lang,)) for lang in languages.known())
    yield from (Row("pack check", (OWN_PACK, "--text", "--language", lang)) for lang in languages.known())
    yield Row("pack check", (OWN_PACK, "--partial"))
    yield Row("pack words", ())
    yield Row("bench", ("--game", "vendetta", "--seconds", "0.1"))
    yield Row("bench", ("--game", "vtes", "--deck", DECK, "--seconds", "0.1"), forms="plain")


def rows(here: Path) -> list[Row]:
    """All rows. Files are read from and written to this folder."""
    parts = (play, simulate, arena, records, positions, rules, cards, deck_lists, others)
    return list(chain.from_iterable(part(here) for part in parts))

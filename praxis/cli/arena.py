"""`praxis arena`: what a deck is worth against others."""

from __future__ import annotations

import os
from math import ceil
from typing import TYPE_CHECKING, Annotated

import typer

from praxis.cli import arena_bots
from praxis.cli.deck_files import decks_of
from praxis.cli.errors import BadInput
from praxis.cli.output import print_json, track
from praxis.cli.settings import bot_names, default_bot, edition_of, kind_of

if TYPE_CHECKING:
    from praxis.arena.decks import Compared, Match

app = typer.Typer(help="Let bots try decks against each other, measure bots, and let them learn.")

FieldOption = Annotated[list[str] | None, typer.Option("--field", help="Decks to play against; ours by default.")]
PlayersOption = Annotated[int, typer.Option(min=2, max=6, help="How many seats.")]
GamesOption = Annotated[int, typer.Option("--games", min=2, max=1_000_000, help="How many games.")]
BotOption = Annotated[str, typer.Option("--bot", help="Who plays all the decks.")]
SeedOption = Annotated[int, typer.Option(help="The same seed gives the same games.")]
EditionOption = Annotated[str, typer.Option(help="The rulebook edition; the newest by default.")]
ProcessesOption = Annotated[int, typer.Option(help="Processes to use; 0 means one per core.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
FULL_SIZE = 72
"""The least number of cards, crypt and library together. Smaller decks were sold for games among beginners."""


@app.callback()
def _arena() -> None:
    """Let bots try decks against each other, measure bots, and let them learn."""


@app.command(epilog="Example:  praxis arena field mydeck.txt --games 500")
def field(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck list, or the name of a known deck.")],
    against: FieldOption = None,
    players: PlayersOption = 5,
    games: GamesOption = 100,
    bot: BotOption = "",
    seed: SeedOption = 1,
    edition: EditionOption = "",
    processes: ProcessesOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Play a deck at every seat against the field: our own decks and the sold ones that are enforced as a whole, or
    those you name."""
    from praxis.arena import decks

    match, (mine,) = _match([deck], against, players, games, bot, seed, edition)
    found = decks.results(match, mine, processes or os.cpu_count() or 1)
    told = decks.tried(match, list(track(found, f"{games} games", games)))
    if as_json:
        print_json({"deck": deck, "match": {"field": len(match.field), "players": players}, **_fields(told)})
        return
    print(f"{deck}, {told.games} games against {len(match.field)} decks:")
    print(f"  {told.points:.2f} victory points a game ({told.low:.2f} to {told.high:.2f}; fair is about 1)")
    print(f"  {told.wins:.1%} of the wins ({told.wins_low:.1%} to {told.wins_high:.1%}; fair {1 / players:.1%})")
    _complain(told.errors, told.first_error)


@app.command(epilog="Example:  praxis arena compare mydeck.txt changed.txt --games 500")
def compare(
    first: Annotated[str, typer.Argument(metavar="DECK", help="A deck list, or the name of a known deck.")],
    second: Annotated[str, typer.Argument(metavar="OTHER", help="Another, or the same with some cards changed.")],
    against: FieldOption = None,
    players: PlayersOption = 5,
    games: GamesOption = 100,
    bot: BotOption = "",
    seed: SeedOption = 1,
    edition: EditionOption = "",
    processes: ProcessesOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Play two decks in the same games, with the same seats, opponents and seeds, so that luck favours neither."""
    from praxis.arena import decks

    match, (one, other) = _match([first, second], against, players, games, bot, seed, edition)
    found = decks.pairs(match, one, other, processes or os.cpu_count() or 1)
    told = decks.compared(match, list(track(found, f"{games} pairs of games", games)))
    if as_json:
        print_json({"decks": [first, second], **_fields(told)})
        return
    print(f"{told.games} pairs of games against {len(match.field)} decks, victory points a game:")
    print(f"  {told.first:.2f}  {first}\n  {told.second:.2f}  {second}")
    apart = f"{told.difference:+.2f} ({told.low:+.2f} to {told.high:+.2f}) between them"
    print(f"  {apart}: {verdict(told, first, second)}")
    print(f"  {told.played:.0f} games were really played: what two games have in common is played once;")
    print(f"  if they had nothing in common, the same certainty would need {told.gain:.1f} times as many")
    _complain(told.errors, told.first_error)


def verdict(told: Compared, first: str, second: str) -> str:
    """Which deck is better, or about how many games it takes to say so."""
    if told.low > 0 or told.high < 0:
        return f"{first if told.difference > 0 else second} is better"
    spread = (told.high - told.low) / 2
    if not spread or abs(told.difference) * 20 < spread:  # more than 400 times as many games
        return "no difference was found"
    return f"not sure yet, about {ceil(told.games * (spread / told.difference) ** 2)} games would tell"


def _match(
    named: list[str], against: list[str] | None, players: int, games: int, bot: str, seed: int, edition: str
) -> tuple[Match, list[str]]:
    """The match, and the decks that are tried, as headers carry them."""
    from praxis.arena.decks import Match

    kind = kind_of("vtes")
    book = edition_of(kind, edition)
    mine = [decks_of(kind, [name], players, book, {})[0] for name in named]
    field = [decks_of(kind, [name], players, book, {})[0] for name in against or _usual_field()]
    if not field:
        raise BadInput("the field is empty: name a deck with --field")
    (chosen,) = bot_names(bot or default_bot("vtes"), "vtes")[:1]
    return Match(field=field, players=players, edition=book, bot=chosen, games=games, seed=seed), mine


def _usual_field() -> list[str]:
    """Our own decks except that of the Imbued, and the sold ones that are of full size and enforced as a whole."""
    from praxis.vtes.decks.known import known
    from praxis.vtes.decks.shipped import IMBUED

    ours = [each.code for each in known() if not each.sold and each.code not in IMBUED]
    whole = [each for each in known() if each.sold and not each.missing()]
    return ours + [each.code for each in whole if sum(each.deck.cards.values()) >= FULL_SIZE]


def _fields(told: object) -> dict[str, object]:
    import msgspec

    found: dict[str, object] = msgspec.to_builtins(told)
    return found


def _complain(errors: int, first: str) -> None:
    if errors:
        raise BadInput(f"{errors} games broke, the first: {first}")


app.command(
    epilog="Example:  praxis arena ladder --game vtes --bots random,gentle,house,search@0.1 --games 100 --json"
)(arena_bots.ladder)
app.command(epilog="Example:  praxis arena learn --game vtes --games 1500")(arena_bots.learn)
app.command(epilog="Example:  praxis arena tune --weights wall,vote --games 600")(arena_bots.tune)

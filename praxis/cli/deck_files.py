"""The decks that somebody brings to a game of V:TES: files in any format, or decks known by name, one for each seat or
given out in turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from praxis import games
from praxis.cli.errors import BadInput

if TYPE_CHECKING:
    from praxis.kernel.game import Kind

Options = dict[str, str | int | bool]


def decks_of(kind: Kind, named: list[str], players: int, edition: str, options: Options) -> list[str]:
    """A deck for each seat, as a header carries it; empty if none is named. `BadInput` says in one line why a deck
    cannot be dealt."""
    if not named:
        return []
    read = games.entry(kind.name).decks
    if not read:
        having = ", ".join(name for name in games.names() if games.entry(name).decks)
        raise BadInput(f"{kind.name} is played without decks; --deck is for {having}")
    if len(named) > players:
        raise BadInput(f"{len(named)} decks for {players} players; give at most one for each seat")
    found = {file: games.part(read)(file, players, edition, options) for file in named}
    return [found[named[seat % len(named)]] for seat in range(players)]


def packed(file: str, players: int, edition: str, options: Options) -> str:
    """A deck of V:TES in one line, or the word for a deck that is mixed anew for each game."""
    from praxis.cli.cards import known_edition, open_catalogue
    from praxis.cli.deck import read_deck
    from praxis.vtes.dealt import dealing
    from praxis.vtes.dealt.mixing import MIXED
    from praxis.vtes.decks.packed import pack

    catalogue = open_catalogue()
    known_edition(edition)
    if file == MIXED and not Path(file).exists():
        return MIXED
    deck, problems = read_deck(file, catalogue)
    errors = [problem for problem in problems if problem.level == "error"]
    if errors:
        more = f" (and {len(errors) - 1} more: see praxis deck check {file})" if len(errors) > 1 else ""
        raise BadInput(f"{file}: {errors[0]}{more}")
    form = str(options.get("format", dealing.CASUAL))
    refusal = dealing.refused(deck, edition, players, form) if form in dealing.FORMATS else ""
    if refusal:
        raise BadInput(f"{file}: {refusal}")
    deck.name = deck.name or Path(file).stem
    return pack(deck)

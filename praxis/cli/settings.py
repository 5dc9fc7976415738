"""How a command line says how a game is set up, the same for every command that begins a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praxis import games
from praxis.bots.player import bots_for, check, usual_bot
from praxis.cli.errors import BadInput
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.kernel.lines import is_number

if TYPE_CHECKING:
    from praxis.kernel.game import Kind
    from praxis.kernel.words import Words


def kind_of(name: str) -> Kind:
    try:
        return games.kind(name)
    except BadSetting as error:
        raise BadInput(str(error)) from None


def words_of(game: str) -> Words:
    """The game's `Words`, or its plain keys if it has none."""
    from praxis.table.game.installed import words_of as words_at_the_table

    return words_at_the_table(game)


def options_of(pairs: list[str]) -> dict[str, str | int | bool]:
    """Read ``locations=yes victim_feeding=2`` as options; a name alone means yes."""
    found: dict[str, str | int | bool] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if not name:
            raise BadInput(f"'{pair}' is not a setting; write it as name=value, for example locations=yes")
        if value in ("", "yes", "true", "on"):
            found[name] = True
        elif value in ("no", "false", "off"):
            found[name] = False
        elif is_number(value.removeprefix("-")):
            found[name] = int(value)
        else:
            found[name] = value
    return found


def edition_of(kind: Kind, edition: str) -> str:
    """The edition that was asked for, else the game's newest rulebook."""
    return edition or max((setting.edition for setting in kind.settings()), default="")


def setting_of(
    kind: Kind, players: int, edition: str, options: dict[str, str | int | bool], decks: list[str] | None = None
) -> Setting:
    """A setting that can be played; `BadInput` says in one line why there is none. Options that are not given are as in
    the game's usual setting."""
    setting = Setting(players, edition, {**games.entry(kind.name).usual.options, **options}, decks or [])
    try:
        kind.begin(kind.header(setting, 0))
    except BadSetting as error:
        raise BadInput(str(error)) from None
    return setting


def default_bot(game: str) -> str:
    """The best bot that answers at once."""
    return usual_bot(game)


def bot_names(text: str, game: str) -> list[str]:
    """Read ``house,random`` as names of bots, which are given to the seats in turn."""
    known = bots_for(game)
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            check(name, game)
        except BadSetting as error:
            raise BadInput(str(error)) from None
    if not names:
        raise BadInput(f"name at least one bot; there is {', '.join(known)}")
    return names


def language_of(lang: str) -> str:
    """The code of a language; `BadInput` names those that there are."""
    from praxis import languages

    try:
        return languages.spoken(lang)
    except languages.NoLanguage as error:
        raise BadInput(str(error)) from None

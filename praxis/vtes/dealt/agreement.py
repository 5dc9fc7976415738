"""What the players of a table agree on before they begin: how many they are, and the options of the edition."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.vtes.dealt import dealing
from praxis.vtes.editions import EDITIONS, Edition
from praxis.vtes.model.face import IMBUED_CARDS, Face
from praxis.vtes.rules import imbued

FEWEST: Final = 2
MOST: Final = 10
MOST_TURNS: Final = 1_000
MOST_MINUTES: Final = 1_440
POLLING_SECONDS: Final = 15  # [option.polling.fifteen-seconds]

Options = dict[str, str | int | bool]

KNOWN: Final = (
    *("turns", "minutes", "players", "cards", "format", "enforced", "consent"),
    *("withdrawal", "ante", "draft", "beginners", "polling", "legacy"),
)
_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("any", "book"),
    "cards": dealing.POOLS,
    "format": dealing.FORMATS,
    "enforced": dealing.ENFORCED,
    "consent": ("others", "none"),
}


USUAL: Final = (dealing.CASUAL, dealing.PARTLY)


def wanted(options: Options) -> tuple[str, str]:
    """What the table demands of decks: the format, and how much of each card the rules must carry out."""
    return str(options.get("format", dealing.CASUAL)), str(options.get("enforced", dealing.PARTLY))


def check(edition: str, players: int, options: Options) -> None:
    """Refuse, in one clear line, options with which no game can begin."""
    for name, value in options.items():
        if name not in KNOWN:
            raise BadSetting(f"no option {name[:20]!r}; there are {', '.join(KNOWN)}")
        if name == "turns":
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_TURNS:
                raise BadSetting(f"option 'turns' is a number from 1 to {MOST_TURNS}, not {str(value)[:20]!r}")
        elif name == "minutes":
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_MINUTES:
                raise BadSetting(f"option 'minutes' is a number from 0 to {MOST_MINUTES}, not {str(value)[:20]!r}")
        elif name in _CHOICES:
            if value not in _CHOICES[name]:
                raise BadSetting(f"option {name!r} is {either(_CHOICES[name])}, not {str(value)[:20]!r}")
        elif not isinstance(value, bool):
            raise BadSetting(f"option {name!r} is yes or no, not {str(value)[:20]!r}")
        elif value:
            _check_edition_has(EDITIONS[edition], name)
    _check_count(EDITIONS[edition], players, by_the_book=options.get("players") == "book")


def either(words: tuple[str, ...]) -> str:
    return f"{', '.join(map(repr, words[:-1]))} or {words[-1]!r}"


def _check_edition_has(edition: Edition, name: str) -> None:
    """Refuse an option that the edition does not have.

    [option.ante.optional] [option.draft.only-in-draft-or-sealed] [option.advanced.beginners]
    """
    has = {
        "ante": edition.has_ante,
        "draft": edition.has_draft,
        "beginners": edition.has_beginners_game,
        "polling": True,
        "legacy": edition.legacy_imbued,
        "withdrawal": edition.has_withdrawal,
    }
    if not has[name]:
        raise BadSetting(f"the rulebook of {edition.name} has no option {name!r}")


def check_cards(edition: str, options: Options, cards: Iterable[Face]) -> None:
    """Refuse the Imbued where the book has no rules for them and, in 2023, where the table has not agreed on the older
    rules."""
    if imbued.allows_imbued(EDITIONS[edition], options):
        return
    for card in cards:
        if card.types & IMBUED_CARDS:
            way = "; the option 'legacy' allows them" if EDITIONS[edition].legacy_imbued else ""
            raise BadSetting(f"{card.name}: the rulebook of {edition} has no Imbued{way}")


def _check_count(edition: Edition, players: int, by_the_book: bool) -> None:
    """Refuse a number of players that the book does not allow, if the table has agreed on the book.

    [setup.players.count]
    """
    fewest, most = FEWEST, MOST
    if by_the_book:
        fewest, most = edition.fewest_players, edition.most_players or MOST
    if not fewest <= players <= most:
        book = f" by the rulebook of {edition.name}" if by_the_book else ""
        raise BadSetting(f"{players} players; {fewest} to {most} can play{book}")


def patience(options: Options, kind: str) -> int | None:
    """After how many seconds without a new vote or ballot the polling closes, if the table has agreed on that.

    The rules have no clock: the table that keeps one then passes for all who are asked.
    [option.polling.fifteen-seconds]
    """
    return POLLING_SECONDS if kind == "polling" and options.get("polling") else None

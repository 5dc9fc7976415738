"""Whether a deck may be played: in an edition, in a format, by so many players."""

from __future__ import annotations

from praxis.vtes.catalogue.catalogue import ANY_GROUP, CardFace, Catalogue, load
from praxis.vtes.decks.deck import Deck, Problem
from praxis.vtes.decks.formats import FORMATS, DeckFormat
from praxis.vtes.decks.order import total
from praxis.vtes.editions import EDITIONS, NEWEST, Edition


def check(
    deck: Deck,
    edition: str = NEWEST,
    form: str = "standard",
    players: int = 5,
    catalogue: Catalogue | None = None,
    legacy: bool = False,
) -> list[Problem]:
    """Everything that keeps the deck from being played, and notes on what does not. `KeyError` for an unknown word.

    `legacy`: the table has agreed on the Imbued where the rulebook leaves them out.
    """
    cards = load() if catalogue is None else catalogue
    rules, played = EDITIONS[edition], FORMATS[form]
    problems = _sizes(deck, rules, played, players, cards)
    if rules.has_groups:
        problems += _groups(deck, cards)
    problems += _allowed(deck, edition, played, cards)
    problems += _imbued(deck, rules, cards, legacy)
    problems += _later_cards(deck, edition, cards)
    return problems


def _sizes(deck: Deck, rules: Edition, played: DeckFormat, players: int, catalogue: Catalogue) -> list[Problem]:
    problems = []
    crypt, library = total(deck.crypt(catalogue)), total(deck.library(catalogue))
    least = played.crypt_minimum or rules.crypt_minimum
    low = played.library_minimum or rules.library_minimum
    high = played.library_maximum or rules.library_maximum(players)
    if crypt < least:
        message = f"the crypt has {crypt} cards; it needs at least {least}"
        problems.append(Problem("deck.crypt.minimum", message, args={"n": crypt, "limit": least}))
    if library < low:
        message = f"the library has {library} cards; it needs at least {low}"
        problems.append(Problem("deck.library.minimum", message, args={"n": library, "limit": low}))
    if library > high:
        who = f" with {players} players" if rules.library_maximum(2) != rules.library_maximum(3) else ""
        limit = high if played.library_maximum else f"{high}{who}"
        message = f"the library has {library} cards; it may have at most {limit}"
        problems.append(Problem("deck.library.maximum", message, args={"n": library, "limit": high}))
    return problems


def _groups(deck: Deck, catalogue: Catalogue) -> list[Problem]:
    """The problems of the groups in the crypt. Group Any goes with every group: by the book of 2023, and in the others
    because the card says so.

    [deck.groups.any] [card.golden.overrides-rules]
    """
    faces = [face for face, _ in deck.crypt(catalogue) if face.group != ANY_GROUP]
    groups = sorted({face.group for face in faces})
    if not groups or groups[-1] - groups[0] <= 1:
        return []
    odd = min(faces, key=lambda face: (sum(abs(other.group - face.group) <= 1 for other in faces), face.id))
    words = f"{', '.join(map(str, groups[:-1]))} and {groups[-1]}"
    message = f"the crypt mixes the groups {words}; all must be of one group or of two consecutive ones"
    named = ", ".join(map(str, groups))
    return [Problem("deck.groups.one-or-two", message, deck.lines.get(odd.id, 0), args={"groups": named})]


def _allowed(deck: Deck, edition: str, played: DeckFormat, catalogue: Catalogue) -> list[Problem]:
    problems = []
    for face, _ in deck.faces(catalogue):
        line = deck.lines.get(face.id, 0)
        if played.bans and 0 < face.banned <= EDITIONS[edition].published:
            message = f"{face.unique_name} is banned in tournaments since {str(face.banned)[:4]}"
            args: dict[str, str | int] = {"name": face.unique_name, "year": str(face.banned)[:4]}
            problems.append(Problem("deck.banned", message, line, args=args))
        if not played.allows(face):
            message = f"{face.unique_name} is not in the card pool of the format {played.name}"
            code = f"deck.format.{played.name}"
            problems.append(Problem(code, message, line, args={"name": face.unique_name, "format": played.name}))
    return problems


def _imbued(deck: Deck, rules: Edition, catalogue: Catalogue, legacy: bool) -> list[Problem]:
    """The problem that the book has no Imbued. Those of 2011 and 2012 have them; that of 2023 leaves them to the table.

    A game refuses them, unless the table has agreed on them with its option. [card.crypt.other-types]
    """
    if rules.has_imbued or (legacy and rules.legacy_imbued):
        return []
    kinds = ("Imbued", "Conviction", "Power")
    found = [face for face, _ in deck.faces(catalogue) if any(face.is_a(kind) for kind in kinds)]
    if not found:
        return []
    message = f"{found[0].unique_name}: the rulebook of {rules.name} has no Imbued"
    if rules.legacy_imbued:
        message += "; the option 'legacy' allows them"
    args: dict[str, str | int] = {"name": found[0].unique_name, "edition": rules.name}
    return [Problem("card.crypt.other-types", message, deck.lines.get(found[0].id, 0), args=args)]


def _later_cards(deck: Deck, edition: str, catalogue: Catalogue) -> list[Problem]:
    """A note on cards that are newer than the rulebook: nobody forbids them, but it is good to know."""
    later = [face for face, _ in deck.faces(catalogue) if face.first_print > EDITIONS[edition].published]
    if not later:
        return []
    named = ", ".join(_dated(face) for face in sorted(later, key=lambda face: face.first_print)[:5])
    more = f" and {len(later) - 5} more" if len(later) > 5 else ""
    verb = "card is" if len(later) == 1 else "cards are"
    message = f"{len(later)} {verb} younger than the rulebook of {edition}: {named}{more}"
    args: dict[str, str | int] = {"n": len(later), "edition": edition, "names": named}
    return [Problem("deck.edition", message, level="note", args=args)]


def _dated(face: CardFace) -> str:
    return f"{face.unique_name} ({str(face.first_print)[:4]})"

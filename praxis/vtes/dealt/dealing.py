"""From the line of a header to the cards of a seat: which decks there are, and which of them are refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from praxis.kernel.errors import BadSetting
from praxis.kernel.rng import Dice, derive
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import house, house_imbued, known_faces
from praxis.vtes.decks import DECK_FORMATS, Deck, Problem, check, precons
from praxis.vtes.decks.packed import is_packed, name_of, unpack
from praxis.vtes.decks.shipped import packed
from praxis.vtes.model.face import IMBUED_CARDS, Face

OFFICIAL: Final = "official"
HOUSE: Final = "house"
POOLS: Final = (OFFICIAL, HOUSE)
CASUAL: Final = "casual"
ANY_FORMAT: Final = "any"
FORMATS: Final = (*DECK_FORMATS, ANY_FORMAT)
PARTLY: Final = "partly"
FULLY: Final = "full"
BY_HAND: Final = "by-hand"
ENFORCED: Final = (PARTLY, FULLY, BY_HAND)
"""How much of each card the rules must carry out, so that a table deals it; what they do not, players do by hand."""
IMBUED_DECK: Final = "house-imbued"
HOUSE_DECKS: Final = (*(f"house-{number}" for number in range(1, house.DECKS + 1)), IMBUED_DECK)
_NAMED: Final = 4
MOST_CARDS: Final = 250
"""The most cards of crypt and library together; the largest format has 90 library cards and no limit in the crypt."""


class Dealt(NamedTuple):
    """The crypt and the library of a deck as faces, shared by all games that are played with it."""

    name: str
    crypt: tuple[Face, ...]
    library: tuple[Face, ...]


# -- which decks -----------------------------------------------------------------------------------------------------


def built_in(players: int) -> list[str]:
    """The decks of the house for so many players."""
    return [f"house-{1 + seat % house.DECKS}" for seat in range(players)]


def with_imbued(players: int) -> list[str]:
    """The decks of the house for so many players, one of them of the Imbued."""
    return [IMBUED_DECK, *built_in(players - 1)]


def chosen(
    players: int, seed: int, cards: str = OFFICIAL, imbued: bool = False, fitting: Sequence[str] = ()
) -> list[str]:
    """Decks for the seats that have brought none: those that come with the program, or those of them that are
    `fitting`, in an order that the seed decides."""
    decks = list(fitting or (packed(imbued) if cards == OFFICIAL else HOUSE_DECKS[: house.DECKS]))
    dice = Dice(derive("decks", seed))
    order = [decks.pop(dice.below(len(decks))) for _ in range(len(decks))]
    return [order[seat % len(order)] for seat in range(players)]


def hunters() -> str:
    """A deck of the Imbued."""
    return next(text for text in packed(imbued=True) if text not in packed())


# -- one deck --------------------------------------------------------------------------------------------------------


def deal(text: str, edition: str, players: int, form: str, enforced: str = PARTLY) -> Dealt:
    """The cards of a deck; `BadSetting` says why it is not dealt."""
    if not is_packed(text):
        return house_deck(text)
    return _official_deck(text, edition, players, form, enforced)


def fits(text: str, edition: str, players: int, form: str, enforced: str = PARTLY) -> bool:
    try:
        deal(text, edition, players, form, enforced)
    except BadSetting:
        return False
    return True


@cache
def house_deck(name: str) -> Dealt:
    """A deck of invented cards, by its name."""
    if name == IMBUED_DECK:
        return Dealt(name, _shared(house_imbued.crypt()), _shared(house_imbued.library()))
    if name not in HOUSE_DECKS:
        known = f"house-1 to house-{house.DECKS} and {IMBUED_DECK}"
        raise BadSetting(f"no deck {name[:40]!r}; built in are {known}, others are written as Name = 2x200517 6x100518")
    return Dealt(name, _shared(house.crypt(int(name[6:]))), _shared(house.library()))


def _shared(cards: list[Face]) -> tuple[Face, ...]:
    """The shared face of each card, which is one for each key in all decks."""
    return tuple(known_faces.face(card.key) for card in cards)


@lru_cache(maxsize=500)
def _official_deck(text: str, edition: str, players: int, form: str, enforced: str) -> Dealt:
    deck = unpack(text)
    refusal = refused(deck, edition, players, form, enforced)
    if refusal:
        raise BadSetting(f"deck {deck.name!r}: {refusal}")
    return cards_of(deck, enforced == BY_HAND)


def cards_of(deck: Deck, by_hand: bool = False) -> Dealt:
    made = known_faces.with_hands if by_hand else known_faces.official
    faces = [made(card) for card, count in deck.cards.items() for _ in range(count)]
    crypt = tuple(face for face in faces if face.official() >= _FIRST_CRYPT)
    return Dealt(deck.name, crypt, tuple(face for face in faces if face.official() < _FIRST_CRYPT))


_FIRST_CRYPT: Final = 200_000


def refused(deck: Deck, edition: str, players: int, form: str = CASUAL, enforced: str = PARTLY) -> str:
    """Why a deck is not dealt, in one line with the clause; empty if it is dealt."""
    try:
        cards = catalogue.load()
    except catalogue.CardDataMissing as error:
        return str(error)
    strange = [card for card in deck.cards if card not in cards]
    if strange:
        return f"no card has the id {strange[0]} in the card data of this machine ({cards.version})"
    # `agreement` checks whether the table has agreed on the Imbued.
    found = objections(deck, edition, players, form, enforced, cards, legacy=True)
    if not found:
        return ""
    legal = [problem for problem in found if problem.code not in _OURS]
    more = f" (and {len(legal) - 1} more: see praxis deck check)" if len(legal) > 1 else ""
    clause = "" if found[0].code in _OURS else f" [{found[0].code}]"
    return f"{found[0].message}{clause}{more}"


def objections(
    deck: Deck, edition: str, players: int, form: str, enforced: str, cards: catalogue.Catalogue, legacy: bool
) -> list[Problem]:
    """Everything that keeps a deck from being dealt at such a table."""
    size = sum(deck.cards.values())
    if size > MOST_CARDS:
        message = f"{size} cards; no deck has more than {MOST_CARDS}, whatever its format"
        return [Problem("deck.size", message, args={"n": size, "limit": MOST_CARDS})]
    found: list[Problem] = []
    if form != ANY_FORMAT and not (form == CASUAL and _is_sold(deck)):
        problems = check(deck, edition, form, players, cards, legacy)
        found = [problem for problem in problems if problem.level == "error"]
    return found + _not_enforced(deck, cards, enforced)


_OURS: Final = ("deck.size", "deck.manual", "deck.partial")
"""Codes of problems that no rulebook has: our own rules for decks."""


def _is_sold(deck: Deck) -> bool:
    """Whether a deck is one that was sold. Those for beginners are small, and friends play them as they were sold."""
    return any(deck.cards == sold.cards for sold in _sold())


@cache
def _sold() -> tuple[Deck, ...]:
    return tuple(precons().values())


def _not_enforced(deck: Deck, cards: catalogue.Catalogue, enforced: str) -> list[Problem]:
    """The problems of cards that the rules do not enforce: such a card would do nothing, and no bot could know what it
    should do."""
    found: list[Problem] = []
    if enforced == BY_HAND:
        return found
    ways = {"manual": "not enforced yet, so it is not dealt to bots"}
    if enforced == FULLY:
        ways["partial"] = "enforced only in part, and this table wants more"
    for coverage, how in ways.items():
        names = covered(deck, cards, coverage)
        if names:
            message = f"{len(names)} {'card is' if len(names) == 1 else 'cards are'} {how}: {_some(names)}"
            found.append(Problem(f"deck.{coverage}", message, args={"n": len(names), "names": _some(names)}))
    return found


def covered(deck: Deck, cards: catalogue.Catalogue, coverage: str) -> list[str]:
    """The names of the cards of which the rules carry out so much."""
    return [cards[card].unique_name for card in deck.cards if catalogue.coverage_of(card) == coverage]


def _some(names: list[str]) -> str:
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return f"{', '.join(names[:_NAMED])}{more}"


def names(decks: list[str]) -> list[str]:
    """The names of the decks of a header."""
    return [name_of(text) if is_packed(text) else text for text in decks]


# -- what others might have --------------------------------------------------------------------------------------------


class Suspect(NamedTuple):
    """A deck that anybody might play."""

    deck: Dealt
    keys: frozenset[int]
    """The keys of all its cards."""
    imbued: bool


@cache
def _suspects(official: bool) -> tuple[Suspect, ...]:
    texts = packed(imbued=True) if official else HOUSE_DECKS
    decks = [cards_of(unpack(text)) if official else house_deck(text) for text in texts]
    return tuple(
        Suspect(
            deck,
            frozenset(face.key for face in (*deck.crypt, *deck.library)),
            any(face.types & IMBUED_CARDS for face in deck.crypt),
        )
        for deck in decks
    )


def guess(seen: list[Face], official: bool, imbued: bool, dice: Dice) -> Dealt:
    """A deck that a player might have of whom these cards were seen: of those that we know, one with most of these
    cards."""
    keys = {face.key for face in seen}
    best: list[Dealt] = []
    most = -1
    for suspect in _suspects(official):
        if suspect.imbued and not imbued:
            continue
        fitting = len(suspect.keys & keys)
        if fitting > most:
            best, most = [], fitting
        if fitting == most:
            best.append(suspect.deck)
    return best[dice.below(len(best))]

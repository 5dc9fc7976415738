"""All that there is to know of a deck, for whoever brings it: what was read, whether it may be played, what it
holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from praxis.kernel.decks import Chart, ChartBar, DeckCard, DeckProblem, DeckReport, Demands, Legality, ReadLine
from praxis.kernel.errors import BadSetting
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.catalogue import CardFace, Catalogue
from praxis.vtes.catalogue.terms import discipline_name
from praxis.vtes.dealt import dealing, known_faces
from praxis.vtes.decks import wants
from praxis.vtes.decks.checking import check
from praxis.vtes.decks.deck import Deck, Problem
from praxis.vtes.decks.formats import FORMATS
from praxis.vtes.decks.odds import Odds, odds
from praxis.vtes.decks.order import crypt_by_capacity, library_sections, total
from praxis.vtes.decks.packed import is_packed, pack, unpack
from praxis.vtes.decks.reading import read, write
from praxis.vtes.editions import EDITIONS
from praxis.vtes.rules.imbued import allows_imbued
from praxis.vtes.words.cards import note
from praxis.vtes.words.languages import Tongue

MOST_LINES: Final = 400
"""The most lines of a text that are reported one by one. A deck has some sixty."""
LONGEST_SHOWN: Final = 120
_WITHOUT_FACTS: Final = ("deck.link", "deck.empty")
Refusing = Callable[[Deck, Demands, Tongue], list[DeckProblem]]


def look(text: str, demands: Demands, said: Tongue, refusing: Refusing) -> DeckReport:
    cards = catalogue.load()
    deck, problems = _read(text, cards)
    crypt, library = deck.crypt(cards), deck.library(cards)
    expected = odds(deck, cards)
    known = bool(deck.cards)
    return DeckReport(
        name=deck.name,
        author=deck.author,
        deck=pack(deck) if known else "",
        text=write(deck, "twd", cards) if known else "",
        lines=_lines(text, deck, cards),
        problems=[told(problem, said) for problem in problems],
        refused=refusing(deck, demands, said) if known else [],
        crypt=total(crypt),
        library=total(library),
        cards=_cards(deck, cards, expected, said),
        marks=wants.marks(deck, cards),
        curve=wants.curve(deck, cards),
        charts=_charts(library, expected, said) if known else [],
        legal=_legal(deck, demands, cards, said) if known else [],
    )


def _read(text: str, cards: Catalogue) -> tuple[Deck, list[Problem]]:
    """Read a deck in any format, or in the one line by which a deck goes through the program."""
    stripped = text.strip()
    if "\n" not in stripped and is_packed(stripped):
        try:
            deck = unpack(stripped)
        except BadSetting:
            return read(text, cards)
        strange = [card for card in deck.cards if card not in cards]
        for card in strange:
            del deck.cards[card]
        named: list[dict[str, str | int]] = [{"name": str(card)} for card in strange]
        return deck, [
            Problem("deck.unknown-card", f"no card has the id {args['name']}", 1, args=args) for args in named
        ]
    return read(text, cards)


# -- line by line ----------------------------------------------------------------------------------------------------


def _lines(text: str, deck: Deck, cards: Catalogue) -> list[ReadLine]:
    """The lines of a text, each as it was read; for a link or another kind of file, the cards in it."""
    rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    read_at: dict[int, list[tuple[int, int]]] = {}
    for line, card, count in deck.entries:
        read_at.setdefault(line, []).append((card, count))
    unread = {each.line: each for each in deck.unread if each.line}
    if any(len(found) > 1 for found in read_at.values()) or not (read_at or unread):
        return []
    found: list[ReadLine] = []
    for number, row in enumerate(rows[:MOST_LINES], start=1):
        shown = " ".join(row.split())[:LONGEST_SHOWN]
        if number in read_at:
            card, count = read_at[number][0]
            found.append(ReadLine(number, shown, count, str(card), cards[card].unique_name))
        elif number in unread:
            near = deck.nearest.get(number, [])
            found.append(ReadLine(number, shown, unread[number].count, near=near, unknown=True))
        elif shown:
            found.append(ReadLine(number, shown))
    return found


# -- what is wrong ---------------------------------------------------------------------------------------------------


def told(problem: Problem, said: Tongue) -> DeckProblem:
    """A problem in the reader's language, if that language has a message for it."""
    known = problem.args or problem.code in _WITHOUT_FACTS
    form = said.messages.problems.get(problem.code) if known else None
    text = problem.message if form is None else form.format(**problem.args)
    return DeckProblem(problem.code, text, problem.line, problem.level)


def _legal(deck: Deck, demands: Demands, cards: Catalogue, said: Tongue) -> list[Legality]:
    """Whether the deck is legal by every rulebook and in every format."""
    found: list[Legality] = []
    for edition in reversed(EDITIONS):
        legacy = allows_imbued(EDITIONS[edition], demands.options)
        for form in FORMATS:
            problems = [told(each, said) for each in check(deck, edition, form, demands.players, cards, legacy)]
            found.append(Legality(edition, form, not any(each.level == "error" for each in problems), problems))
    return found


def refusals(deck: Deck, demands: Demands, form: str, enforced: str, said: Tongue) -> list[DeckProblem]:
    """Why a deck is not dealt at a table: what makes it illegal there, and cards that are not enforced."""
    legacy = allows_imbued(EDITIONS[demands.edition], demands.options)
    found = dealing.objections(deck, demands.edition, demands.players, form, enforced, catalogue.load(), legacy)
    return [told(each, said) for each in found]


# -- what is in it ---------------------------------------------------------------------------------------------------


def _cards(deck: Deck, cards: Catalogue, expected: Odds, said: Tongue) -> list[DeckCard]:
    """The cards of a deck, crypt first, then the library by type, each with how much of it is enforced and the odds to
    begin with it."""
    likely = {each.id: each for each in (*expected.crypt_cards, *expected.library_cards)}
    found: list[DeckCard] = []
    crypt = str(said.messages.regions["crypt"])
    sections = [(crypt, crypt_by_capacity(deck, cards))]
    sections += [(_kind(kind, said), listed) for kind, listed in library_sections(deck, cards)]
    for kind, listed in sections:
        for face, count in listed:
            coverage = catalogue.coverage_of(face.id)
            found.append(
                DeckCard(
                    id=str(face.id),
                    name=face.unique_name,
                    count=count,
                    kind=kind,
                    coverage=coverage,
                    note="" if coverage == "full" else note(known_faces.official(face.id), said),
                    one=likely[face.id].at_least_one,
                    two=likely[face.id].at_least_two,
                    mark=str(face.capacity) if face.crypt else _cost(face),
                    crypt=face.crypt,
                )
            )
    return found


def _kind(kind: str, said: Tongue) -> str:
    return " / ".join(str(said.messages.types[word.lower().replace(" ", "-")]) for word in kind.split("/"))


def _cost(face: CardFace) -> str:
    """``2p``, ``1b`` or ``Xb``: how much pool or blood; nothing if it is free."""
    cost = face.cost
    if not cost.kind or cost.amount == 0:
        return ""
    return f"{'X' if cost.amount < 0 else cost.amount}{cost.kind[0]}"


def _charts(library: list[tuple[CardFace, int]], expected: Odds, said: Tongue) -> list[Chart]:
    label = said.messages.labels
    sizes = range(1, max(expected.curve, default=0) + 1)
    curve = [ChartBar(str(size), str(size), expected.curve.get(size, 0)) for size in sizes]
    clans = [ChartBar(each.name, said.term(each.name), each.count, one=each.at_least_one) for each in expected.clans]
    disciplines = [
        ChartBar(
            each.code,
            discipline_name(each.code, said.edition),
            each.superior + each.inferior,
            part=each.superior,
            wanted=each.wanted,
            one=each.opening,
            two=each.opening_superior,
        )
        for each in expected.disciplines
    ]
    types = [
        ChartBar(each.name, _kind(each.name, said), each.count, one=each.at_least_one, two=each.at_least_two)
        for each in expected.types
    ]
    return [
        Chart("capacity", str(label["capacity"]), curve),
        Chart("clan", str(label["clan"]), clans),
        Chart("disciplines", str(label["disciplines"]), disciplines),
        Chart("type", str(label["type"]), types),
        Chart("cost", str(label["cost"]), _costs(library, said)),
    ]


def _costs(library: list[tuple[CardFace, int]], said: Tongue) -> list[ChartBar]:
    """How many cards of the library have each cost, cheap ones first."""
    found: Counter[tuple[str, int]] = Counter()
    for face, count in library:
        amount = face.cost.amount if face.cost.kind else 0
        found[(face.cost.kind if amount else "", amount)] += count
    bars: list[ChartBar] = []
    for (kind, amount), count in sorted(found.items(), key=lambda one: (one[0][0] != "", one[0][0], one[0][1])):
        key = f"{'X' if amount < 0 else amount}{kind[:1]}"
        label = (
            said.many(kind, amount) if kind in said.messages.numbers and amount > 0 else f"{kind} X" if kind else "0"
        )
        bars.append(ChartBar(key, label, count))
    return bars

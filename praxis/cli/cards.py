"""`praxis cards`: look at the official cards, and at those of our own design."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from praxis.cli import house_cards
from praxis.cli.errors import NO, BadInput
from praxis.cli.output import complain, print_json
from praxis.cli.settings import language_of
from praxis.languages.folders import ENGLISH
from praxis.vtes.catalogue import filtering
from praxis.vtes.catalogue.catalogue import (
    ANY_GROUP,
    CardDataMissing,
    CardFace,
    Catalogue,
    Ruling,
    UnknownCard,
    X,
    coverage_of,
    discipline_name,
    load,
    reword,
)
from praxis.vtes.catalogue.finding import matching
from praxis.vtes.definitions import in_edition, keep_enforced, note_of
from praxis.vtes.editions import EDITIONS, NEWEST

app = typer.Typer(help="Look at cards, and at how much of each the engine enforces.")

JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]
EditionOption = Annotated[str, typer.Option("--edition", help=f"Words and rules of: {', '.join(EDITIONS)}.")]


def open_catalogue() -> Catalogue:
    """The card data of this machine; without it, `BadInput` says in one line how to get it."""
    try:
        return load()
    except CardDataMissing as error:
        raise BadInput(str(error)) from error


def known_edition(edition: str) -> str:
    if edition not in EDITIONS:
        raise BadInput(f"no edition is called {edition!r}; there are {', '.join(EDITIONS)}")
    return edition


@app.callback()
def _cards() -> None:
    """Look at cards, and at how much of each the engine enforces."""


@app.command(epilog="Example:  praxis cards show second tradition        praxis cards show BR08 --lang de")
def show(
    name: Annotated[list[str], typer.Argument(metavar="NAME...", help="Name, short name or id of one card.")],
    edition: EditionOption = NEWEST,
    rulings: Annotated[bool, typer.Option("--rulings", help="Also the official rulings.")] = False,
    lang: Annotated[str, typer.Option(help="Also in this language: praxis languages lists them.")] = "en",
    json: JsonOption = False,
) -> None:
    """Print a card: what it is, what it says in the words of an edition, and how much of it is enforced.

    Cards of our own design, of both games, are found by name or code (BR08) too."""
    words, lang = known_edition(edition), language_of(lang)
    if _shows_house(" ".join(name), lang, json):
        return
    catalogue = open_catalogue()
    try:
        face = catalogue.find(" ".join(name))
        judged = catalogue.rulings(face.id) if rulings or json else ()
    except UnknownCard as error:
        raise BadInput(str(error)) from error
    except CardDataMissing as error:
        raise BadInput(str(error)) from error
    if json:
        print_json(card_object(face, words, judged) | {"made": _made(face, words, lang)})
    else:
        for line in [*card_lines(face, words, _made(face, words, lang)), *_ruling_lines(face, words, judged)]:
            typer.echo(line)
    keep_enforced()


def _ruling_lines(face: CardFace, edition: str, judged: tuple[Ruling, ...]) -> list[str]:
    """Each official ruling, and the tests that prove it."""
    lines: list[str] = []
    for ruling in judged:
        tests = _tests(face, ruling)
        lines.append(f"\n* {reword(ruling.text, edition)} [{', '.join(ruling.references)}]")
        why = _why_untested(face, ruling) or "no test of its own"
        lines.append(f"  proved by {', '.join(tests)}" if tests else f"  {why}")
    return lines


def _tests(face: CardFace, ruling: Ruling) -> list[str]:
    """The tests that prove a ruling; only a clone has them."""
    return [test for source in ruling.references for test in _all_tests().get((face.id, source), [])]


def _why_untested(face: CardFace, ruling: Ruling) -> str:
    """Why a ruling needs no test of its own; empty if nobody has said."""
    from praxis.vtes.definitions.ruling_tests import EVERY_CARD

    rows = ((name, source) for source in ruling.references for name in (face.name, EVERY_CARD))
    return next((_all_reasons()[row] for row in rows if row in _all_reasons()), "")


@cache
def _all_tests() -> dict[tuple[int, str], list[str]]:
    from praxis.vtes.definitions.ruling_tests import tests_of

    folder = _folder_of_tests()
    return tests_of(folder) if folder else {}


@cache
def _all_reasons() -> dict[tuple[str, str], str]:
    from praxis.vtes.definitions.ruling_tests import reasons_of

    folder = _folder_of_tests()
    return reasons_of(folder) if folder else {}


def _folder_of_tests() -> Path | None:
    from praxis.clauses.evidence import NoTests, project_root

    try:
        return project_root() / "tests" / "vtes" / "cards"
    except NoTests:
        return None


def _shows_house(name: str, lang: str, json: bool) -> bool:
    """Print the house cards of this name. They are loaded only if no official card has it."""
    with suppress(CardDataMissing):
        if load().lookup(name) is not None:
            return False
    ours = house_cards.found(name, lang)
    if json and ours:
        print_json({"cards": [house_cards.as_object(card) for card in ours]})
    for number, card in enumerate(ours if not json else []):
        typer.echo("\n".join([*([""] if number else []), *house_cards.lines(card, lang)]).rstrip())
    return bool(ours)


def _field(text: str) -> Any:
    return typer.Option(help=text, rich_help_panel="Filters")


@app.command(
    epilog="Example:  praxis cards search gun --type equipment      praxis cards search --clan tremere --capacity 8+"
)
def search(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS...]", help="In name, kind, clan or text.")
    ] = None,
    type_: Annotated[list[str] | None, typer.Option("--type", help="Master, action, ally …, crypt or library.")] = None,
    clan: Annotated[list[str] | None, _field("Of a vampire, or needed by a library card.")] = None,
    discipline: Annotated[list[str] | None, _field("dom: any level; DOM: superior; several are all needed.")] = None,
    capacity: Annotated[list[str] | None, _field("5, 3-5 or 8+.")] = None,
    group: Annotated[list[str] | None, _field("2, 4-5 or any.")] = None,
    title: Annotated[list[str] | None, _field("Prince, baron …, or any.")] = None,
    sect: Annotated[list[str] | None, _field("Camarilla, Sabbat …")] = None,
    cost: Annotated[list[str] | None, _field("0, blood, 2 blood, 1-3 pool or x.")] = None,
    trait: Annotated[list[str] | None, _field("Unique, trifle, gun, black hand …")] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help="V5 or Fifth Edition …")] = None,
    text: Annotated[list[str] | None, _field("These words in the card's text, as they stand.")] = None,
    enforced: Annotated[list[str] | None, _field("yes, no, full, partial or manual.")] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many cards.")] = 20,
    json: JsonOption = False,
) -> None:
    """Find cards that have all the words and pass all the filters; those with the words in the name come first.

    A filter can be given several times: --trait gun --trait unique."""
    fields = {"type": type_, "clan": clan, "discipline": discipline, "capacity": capacity, "group": group}
    fields |= {"title": title, "sect": sect, "cost": cost, "trait": trait, "set": set_, "text": text}
    fields["enforced"] = enforced
    asked = [(field, word) for field, several in fields.items() for word in several or []]
    found = _matching(" ".join(words or []), asked)
    if json:
        cards = [
            {"id": face.id, "name": face.full_name, "kind": face.kind, "coverage": coverage_of(face.id)}
            for face in found[:limit]
        ]
        print_json({"found": len(found), "cards": cards})
    else:
        for face in found[:limit]:
            typer.echo(f"{face.id}  {face.full_name:<40}  {headline(face)}".rstrip())
        if len(found) > limit:
            complain(f"{len(found) - limit} more; --limit {len(found)} shows all")
    keep_enforced()
    if not found:
        if not json:
            complain(f"no card has all of: {' '.join([*(words or []), *(word for _, word in asked)])}")
        raise typer.Exit(NO)


def _matching(words: str, asked: list[tuple[str, str]]) -> list[CardFace]:
    """The cards that match the words, the filters, or both; at least one of these is needed."""
    if not words.strip() and not any(word for _, word in asked):
        raise BadInput("say a word or a filter: praxis cards search --help lists them")
    try:
        return matching(open_catalogue(), words, asked)
    except filtering.BadFilter as error:
        raise BadInput(str(error)) from None


def headline(face: CardFace, edition: str = NEWEST) -> str:
    """One line about a card: type, clan, capacity or cost, disciplines, title."""
    parts = [face.kind, reword("/".join(face.clans), edition)]
    if face.crypt:
        parts += [f"capacity {face.capacity}", " ".join(face.disciplines), face.sect, face.title]
        parts.append("any group" if face.group == ANY_GROUP else f"group {face.group}")
    else:
        needed = (" & " if face.requirement.all_disciplines else "/").join(
            discipline_name(code, edition) for code in face.requirement.disciplines
        )
        amount = "X" if face.cost.amount == X else str(face.cost.amount)
        parts += [needed, f"{amount} {face.cost.kind}" if face.cost.kind else ""]
        parts.append("burn option" if face.burn_option else "")
    return ", ".join(part for part in parts if part)


def _made(face: CardFace, edition: str, lang: str) -> str:
    """What the card does in another language, as the rules read it; empty in English, and if it is not enforced in
    full."""
    if lang == ENGLISH or coverage_of(face.id) != "full":
        return ""
    from praxis.vtes.dealt import known_faces
    from praxis.vtes.words.cards import in_language
    from praxis.vtes.words.languages import tongue

    return in_language(known_faces.official(face.id), tongue(lang, edition))


def card_lines(face: CardFace, edition: str, made: str = "") -> list[str]:
    """The lines about a card for a person at a terminal. `made` is what it does in another language."""
    lines = [f"{face.full_name}  ({face.id})", headline(face, edition)]
    traits = sorted(face.traits - {"vampire", "imbued"})
    if traits:
        lines.append(f"Traits: {', '.join(traits)}")
    lines += ["", *reword(face.text, edition).split("\n"), "", *([made, ""] if made else [])]
    lines.append("Sets: " + ", ".join(":".join((one.set, *one.codes[:1])) for one in face.prints))
    if face.banned:
        lines.append(f"Banned in tournaments since {str(face.banned)[:4]}.")
    return [*lines, *enforcement_lines(face, edition)]


def enforcement_lines(face: CardFace, edition: str) -> list[str]:
    """How much of a card the engine enforces under a rulebook, and what it does not enforce."""
    if clause := in_edition.lacking(face, EDITIONS[edition]):
        return [f"Enforced by the engine: the rulebook of {edition} has no rules for it [{clause}]."]
    note = note_of(face.id)
    return [f"Enforced by the engine: {coverage_of(face.id)}.", *([f"Not enforced: {note}."] if note else [])]


def card_object(face: CardFace, edition: str, rulings: tuple[Ruling, ...]) -> dict[str, Any]:
    """A card for another program: every field of its record, with text in the edition's words."""
    record: dict[str, Any] = msgspec.to_builtins(face)
    record["text"] = reword(face.text, edition)
    return {
        **record,
        "kind": face.kind,
        "coverage": in_edition.coverage_in(face, edition),
        "coverage_by_edition": in_edition.by_edition(face),
        "note": note_of(face.id),
        "rulings": [
            {**msgspec.to_builtins(ruling), "tests": _tests(face, ruling), "no_test": _why_untested(face, ruling)}
            for ruling in rulings
        ],
    }

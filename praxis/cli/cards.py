"""`praxis cards`: look at the official cards, and at those of our own design."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from praxis.cli import house_cards
from praxis.cli.errors import NO, BadInput
from praxis.cli.output import complain, print_json
from praxis.cli.settings import language_of
from praxis.vtes.cards import measure
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
from praxis.vtes.decks import Deck, read
from praxis.vtes.decks.reading import LARGEST
from praxis.vtes.editions import EDITIONS, NEWEST

app = typer.Typer(help="Look at cards, and at how much of each the engine enforces.")

JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]
EditionOption = Annotated[str, typer.Option("--edition", help=f"Words and rules of: {', '.join(EDITIONS)}.")]


def open_catalogue() -> Catalogue:
    """The card data of this machine, or one line saying how to get it."""
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
    lang: Annotated[str, typer.Option(help="Of house cards: praxis languages lists them.")] = "en",
    json: JsonOption = False,
) -> None:
    """Print a card: what it is, what it says in the words of an edition, and how much of it is enforced.

    Cards of our own design, of both games, are found by name or code (BR08) too."""
    words = known_edition(edition)
    if _shows_house(" ".join(name), language_of(lang), json):
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
        print_json(card_object(face, words, judged))
        return
    for line in card_lines(face, words):
        typer.echo(line)
    for ruling in judged:
        typer.echo(f"\n* {reword(ruling.text, words)} [{', '.join(ruling.references)}]")


def _shows_house(name: str, lang: str, json: bool) -> bool:
    """Print the house cards called so, unless an official card is called so too."""
    ours = house_cards.found(name, lang)
    with suppress(CardDataMissing):
        ours = [] if ours and load().lookup(name) is not None else ours
    if json and ours:
        print_json({"cards": [house_cards.as_object(card) for card in ours]})
    for number, card in enumerate(ours if not json else []):
        typer.echo("\n".join([*([""] if number else []), *house_cards.lines(card, lang)]).rstrip())
    return bool(ours)


@app.command(epilog="Example:  praxis cards search unique gun         praxis cards search tremere justicar --json")
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="In name, kind, clan, discipline or text.")],
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many cards.")] = 20,
    json: JsonOption = False,
) -> None:
    """Find cards that have all the words; those with the words in the name come first."""
    found = open_catalogue().search(" ".join(words))
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
    if not found:
        if not json:
            complain(f"no card has all of: {' '.join(words)}")
        raise typer.Exit(NO)


@app.command(epilog="Example:  praxis cards coverage --json         praxis cards coverage --decks my-decks")
def coverage(
    decks: Annotated[str, typer.Option("--decks", metavar="DIR", help="Also the share of the deck lists in it.")] = "",
    json: JsonOption = False,
) -> None:
    """Tell how many cards the engine enforces, how short their definitions are, and how much of some decks they are."""
    catalogue = open_catalogue()
    found = measure.report(catalogue, _deck_lists(decks, catalogue) if decks else ())
    if json:
        print_json(found)
        return
    for half in ("library", "crypt"):
        counts = found[half]
        assert isinstance(counts, dict)
        typer.echo(f"{half:<8}" + ", ".join(f"{count} {state}" for state, count in counts.items()))
    typer.echo(
        f"{found['median_lines']} lines a definition (median), {found['escape_share']:.0%} with code of their own"
    )
    if decks:
        shares = found["decks"]
        assert isinstance(shares, dict)
        typer.echo(
            f"{shares['read']} decks: {shares['library_slots']:.0%} of their library cards, "
            f"{shares['crypt_slots']:.0%} of their crypt cards, {shares['whole']:.0%} of the decks as a whole"
        )


def _deck_lists(folder: str, catalogue: Catalogue) -> list[Deck]:
    """All files of a folder that are deck lists; what is none of them is passed over."""
    path = Path(folder)
    if not path.is_dir():
        raise BadInput(f"{folder} is no folder: name one with deck lists in it")
    found: list[Deck] = []
    for file in sorted(each for each in path.iterdir() if each.is_file() and each.stat().st_size <= LARGEST):
        deck, _ = read(file.read_bytes(), catalogue)
        if any(face.crypt for face, _ in deck.faces(catalogue)):
            found.append(deck)
    if not found:
        raise BadInput(f"{folder} has no deck list in it")
    return found


def headline(face: CardFace, edition: str = NEWEST) -> str:
    """In one line: type, clan, capacity or cost, disciplines, title."""
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


def card_lines(face: CardFace, edition: str) -> list[str]:
    """The card for a person in front of a terminal."""
    lines = [f"{face.full_name}  ({face.id})", headline(face, edition)]
    traits = sorted(face.traits - {"vampire", "imbued"})
    if traits:
        lines.append(f"Traits: {', '.join(traits)}")
    lines += ["", *reword(face.text, edition).split("\n"), ""]
    lines.append("Sets: " + ", ".join(":".join((one.set, *one.codes[:1])) for one in face.prints))
    if face.banned:
        lines.append(f"Banned in tournaments since {str(face.banned)[:4]}.")
    lines.append(f"Enforced by the engine: {coverage_of(face.id)}.")
    return lines


def card_object(face: CardFace, edition: str, rulings: tuple[Ruling, ...]) -> dict[str, Any]:
    """The card for another program: every field of its record, with text in the edition's words."""
    record: dict[str, Any] = msgspec.to_builtins(face)
    record["text"] = reword(face.text, edition)
    return {**record, "kind": face.kind, "coverage": coverage_of(face.id), "rulings": msgspec.to_builtins(rulings)}


@app.command(epilog="Example:  praxis cards words")
def words(
    write: Annotated[bool, typer.Option("--write", help="Put the table into docs/cards.md.")] = False,
) -> None:
    """Print the words that cards are written in, as a table."""
    from praxis.vtes.cards import vocabulary

    table = vocabulary.table()
    if not write:
        typer.echo(table, nl=False)
        return
    page = Path("docs") / "cards.md"
    if not page.is_file():
        raise BadInput("there is no docs/cards.md here: go to the folder of the project")
    begin, end = "<!-- words: praxis cards words -->\n\n", "\n<!-- end of words -->"
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    page.write_text(before + begin + table + end + rest.partition(end)[2], encoding="utf-8")

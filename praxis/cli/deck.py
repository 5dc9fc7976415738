"""`praxis deck`: check, convert and calculate with deck lists in any format."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from praxis.cli.cards import EditionOption, JsonOption, known_edition, open_catalogue
from praxis.cli.errors import NO, BadInput
from praxis.cli.output import complain, print_json
from praxis.vtes import decks
from praxis.vtes.catalogue.catalogue import Catalogue
from praxis.vtes.decks import Deck, Odds, Problem, known
from praxis.vtes.decks.reading import LARGEST
from praxis.vtes.definitions import definition_of
from praxis.vtes.definitions.in_edition import coverage_in
from praxis.vtes.editions import NEWEST

app = typer.Typer(help="Check, convert and calculate with deck lists.")

FilesArgument = Annotated[
    list[str], typer.Argument(metavar="DECK...", help="Deck lists in any format, or names; - is stdin.")
]


@app.callback()
def _deck() -> None:
    """Check, convert and calculate with deck lists."""


@app.command(epilog="Example:  praxis deck check mydeck.txt --edition 2012 --players 4")
def check(
    files: FilesArgument,
    edition: EditionOption = NEWEST,
    form: Annotated[str, typer.Option("--format", help=f"One of: {', '.join(decks.DECK_FORMATS)}.")] = "standard",
    players: Annotated[int, typer.Option("--players", min=2, max=30, help="How many will play.")] = 5,
    legacy: Annotated[bool, typer.Option("--legacy", help="The table has agreed on the Imbued (2023).")] = False,
    json: JsonOption = False,
) -> None:
    """Say whether a deck may be played, and if not, why; the answer no is exit code 1."""
    catalogue = open_catalogue()
    known_edition(edition)
    _one_of(form, decks.DECK_FORMATS, "format")
    answers = []
    for file in files:
        deck, problems = read_deck(file, catalogue)
        problems += decks.check(deck, edition, form, players, catalogue, legacy)
        answers.append(_answer(file, deck, problems, catalogue, edition))
    ok = all(answer["ok"] for answer in answers)
    if json:
        print_json(answers[0] if len(answers) == 1 else {"ok": ok, "decks": answers})
    else:
        for answer in answers:
            _print_answer(answer, f"{edition}, {form}, {players} players")
    if not ok:
        raise typer.Exit(NO)


@app.command(epilog="Example:  praxis deck convert mydeck.txt --to lackey --output mydeck-lackey.txt")
def convert(
    files: FilesArgument,
    to: Annotated[str, typer.Option("--to", help=f"One of: {', '.join(decks.FORMATS)}.")],
    output: Annotated[str, typer.Option("--output", "-o", help="File, or folder for several decks.")] = "",
    json: JsonOption = False,
) -> None:
    """Write a deck in another format. Lines that name no card are kept and complained about (exit code 1)."""
    catalogue = open_catalogue()
    _one_of(to, decks.FORMATS, "format")
    if len(files) > 1 and not (output and Path(output).is_dir()) and not json:
        raise BadInput("several decks go into a folder: name an existing one with --output")
    written, lost = [], False
    for file in files:
        deck, problems = read_deck(file, catalogue)
        text = decks.write(deck, to, catalogue)
        lost = lost or bool(deck.unread)
        place = _place(output, file, to) if output else None
        if place is not None:
            _write(place, text)
        elif not json:
            sys.stdout.write(text)
        if not json:
            _complain(file, problems)
        written.append({"file": file, "written": str(place or ""), "text": text, "problems": _objects(problems)})
    if json:
        print_json(written[0] if len(written) == 1 else {"decks": written})
    if lost:
        raise typer.Exit(NO)


@app.command(epilog="Example:  praxis deck odds mydeck.txt")
def odds(files: FilesArgument, json: JsonOption = False) -> None:
    """Tell the odds of the opening crypt and hand, the curve, the disciplines and the costs."""
    catalogue = open_catalogue()
    answers = []
    for file in files:
        deck, problems = read_deck(file, catalogue)
        answers.append((file, deck, decks.odds(deck, catalogue)))
        _complain(file, problems)
    if json:
        shown = [{"file": file, "name": deck.name, **_object(found)} for file, deck, found in answers]
        print_json(shown[0] if len(shown) == 1 else {"decks": shown})
        return
    for number, (file, deck, found) in enumerate(answers):
        if number:
            typer.echo("")
        _print_odds(deck.name or file, found)


@app.command("list", epilog="Example:  praxis deck list fifth edition")
def list_(
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS...]", help="Words of the name.")] = None,
    json: JsonOption = False,
) -> None:
    """List the decks that are known by name: ours, and the preconstructed ones that were sold.

    Each name can be given wherever a deck list can."""
    catalogue = open_catalogue()
    wanted = " ".join(words or []).lower().split()
    found = [deck for deck in known.known(catalogue) if all(word in deck.name.lower() for word in wanted)]
    if not found:
        raise BadInput(f"no known deck has {' '.join(wanted)!r} in its name; praxis deck list shows all")
    if json:
        print_json({"decks": [_listed(deck, catalogue) for deck in found]})
        return
    for deck in found:
        missing = len(deck.missing())
        how = "enforced" if not missing else f"{missing} of {len(deck.deck.cards)} cards not enforced in full"
        typer.echo(f"{deck.code:<20}{deck.name:<50}{how}")


def _listed(deck: known.KnownDeck, catalogue: Catalogue) -> dict[str, Any]:
    names = [catalogue[card].unique_name for card in deck.missing()]
    return {"code": deck.code, "name": deck.name, "sold": deck.sold, "cards": len(deck.deck.cards), "missing": names}


# ---------------------------------------------------------------------------------------------------------- files


def read_deck(file: str, catalogue: Catalogue) -> tuple[Deck, list[Problem]]:
    """The deck of a file, or the deck known by that name. A file that is no deck at all is bad input; a deck with
    faults is not."""
    path = Path(file)
    if file == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    elif not path.exists():
        return _known(file, catalogue), []
    else:
        if path.is_dir():
            raise BadInput(f"{file} is a folder: name the deck lists in it")
        with path.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    deck, problems = decks.read(data, catalogue)
    if not deck.cards and not deck.unread:
        first = next(problem for problem in problems if problem.level == "error")
        raise BadInput(f"{file}: {first}")
    return deck, problems


def _known(name: str, catalogue: Catalogue) -> Deck:
    try:
        return known.find(name, catalogue).deck
    except known.UnknownDeck as error:
        raise BadInput(f"{name} is no file, and {error} (praxis deck list has all names)") from None


_ENDINGS = {"krcg": "json", "krcg4": "json", "vtesdecks": "json", "tts": "json", "ardb": "xml", "eldb": "eld"}


def _place(output: str, file: str, form: str) -> Path:
    """The file to write: the one that was named, or one inside the folder that was named. It never replaces the list
    that was read."""
    place = Path(output)
    if place.is_dir():
        stem = Path(file).stem if file != "-" else "deck"
        place = place / f"{stem}.{_ENDINGS.get(form, 'txt')}"
    if file != "-" and Path(file).exists() and place.exists() and place.samefile(file):
        raise BadInput(f"{place} is the list itself: name another place with --output")
    return place


def _write(place: Path, text: str) -> None:
    place.write_text(text, encoding="utf-8", newline="\n")


def _one_of(word: str, known: dict[str, Any], what: str) -> None:
    if word not in known:
        raise BadInput(f"no {what} is called {word!r}; there are {', '.join(known)}")


# ----------------------------------------------------------------------------------------------------- for people


def _complain(file: str, problems: list[Problem]) -> None:
    for problem in problems:
        complain(f"{file}: {problem}")


_BY_HAND = {"manual": "what it does is done by hand", "absent": "this rulebook has no rules for it"}


def _print_answer(answer: dict[str, Any], rules: str) -> None:
    file, name = answer["file"], answer["name"]
    title = f"{file}: {name}" if name not in ("", file) else file
    absent = sum(card["count"] for card in answer["cards"] if card["coverage"] == "absent")
    verdict = "legal" if answer["ok"] else "not legal"
    if answer["ok"] and absent:
        verdict = f"nothing forbids it, but this rulebook has no rules for {absent} of its cards"
    typer.echo(f"{title}\n  crypt {answer['crypt']}, library {answer['library']}: {verdict} ({rules})")
    covered = Counter[str]()
    for card in answer["cards"]:
        covered[card["coverage"]] += card["count"]
    typer.echo("  enforced by the engine: " + ", ".join(f"{count} {how}" for how, count in covered.most_common()))
    for card in answer["cards"]:
        if card["coverage"] == "partial":
            typer.echo(f"    {card['count']}x {card['name']}: not enforced: {card['note']}")
        elif card["coverage"] != "full":
            typer.echo(f"    {card['count']}x {card['name']}: {_BY_HAND[card['coverage']]}")
    for problem in answer["problems"]:
        where = f"line {problem['line']}: " if problem["line"] else ""
        mark = "note: " if problem["level"] == "note" else ""
        typer.echo(f"  {mark}{where}{problem['message']} [{problem['code']}]")


def _print_odds(title: str, found: Odds) -> None:
    size = found.capacity
    typer.echo(f"{title}: crypt {found.crypt}, library {found.library}")
    typer.echo(
        f"  capacity {size['average']:g} on average; the opening four together {size['min']:g} to {size['max']:g}, "
        f"{size['opening']:g} on average"
    )
    typer.echo("  curve    " + "  ".join(f"{capacity}:{'#' * count}" for capacity, count in found.curve.items()))
    typer.echo("\n  opening crypt (4)                         copies     one     two")
    for card in found.crypt_cards:
        typer.echo(f"    {card.name:<40}{card.count:>5}{card.at_least_one:>9.1%}{card.at_least_two:>8.1%}")
    typer.echo("\n  disciplines        superior  inferior   wanted by   in opening  superior")
    for each in found.disciplines:
        row = f"    {each.code:<16}{each.superior:>9}{each.inferior:>10}{each.wanted:>12}"
        typer.echo(f"{row}{each.opening:>13.1%}{each.opening_superior:>10.1%}")
    typer.echo("\n  opening hand (7)                          copies     one     two  expected")
    for kind in found.types:
        row = f"    {kind.name:<40}{kind.count:>5}{kind.at_least_one:>9.1%}{kind.at_least_two:>8.1%}"
        typer.echo(f"{row}{kind.expected:>9.2f}")
    for card in found.library_cards[:10]:
        typer.echo(f"      {card.name:<38}{card.count:>5}{card.at_least_one:>9.1%}{card.at_least_two:>8.1%}")
    costs = ", ".join(f"{amount} {kind}" for kind, amount in found.costs.items() if amount)
    typer.echo(f"\n  the library costs {costs or 'nothing'}")


# --------------------------------------------------------------------------------------------------- for programs


def _objects(problems: list[Problem]) -> list[dict[str, Any]]:
    return [{"code": one.code, "message": one.message, "line": one.line, "level": one.level} for one in problems]


def _object(found: Odds) -> dict[str, Any]:
    import msgspec

    record: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return record


def _answer(file: str, deck: Deck, problems: list[Problem], catalogue: Catalogue, edition: str) -> dict[str, Any]:
    crypt = sum(count for _, count in deck.crypt(catalogue))
    library = sum(count for _, count in deck.library(catalogue))
    cards = [
        {
            "id": face.id,
            "name": face.unique_name,
            "count": count,
            "coverage": coverage_in(face, edition),
            "note": definition_of(face.id).note,
        }
        for face, count in deck.faces(catalogue)
    ]
    ok = not any(problem.level == "error" for problem in problems)
    return {
        "file": file,
        "name": deck.name,
        "ok": ok,
        "crypt": crypt,
        "library": library,
        "problems": _objects(problems),
        "cards": cards,
    }

"""`praxis cards coverage`, `next`, `draft`, `where`, `sentences`, `words`: how far the pool is, and what comes next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from praxis.cli.cards import JsonOption, app, headline, open_catalogue
from praxis.cli.errors import BadInput
from praxis.cli.output import complain, print_json
from praxis.vtes.catalogue import filtering
from praxis.vtes.catalogue.catalogue import CardFace, Catalogue, UnknownCard, coverage_of

if TYPE_CHECKING:
    from praxis.vtes.decks import Deck
    from praxis.vtes.definitions.wanted import Wanted

__all__ = ["app", "page"]

NameArgument = Annotated[list[str], typer.Argument(metavar="NAME...", help="Name or id of one card.")]
DecksOption = Annotated[str, typer.Option("--decks", metavar="DIR", help="A folder of deck lists.")]


@app.command(epilog="Example:  praxis cards coverage --json         praxis cards coverage --decks my-decks")
def coverage(
    decks: DecksOption = "",
    write: Annotated[bool, typer.Option("--write", help="Put the figures into docs/coverage.md.")] = False,
    json: JsonOption = False,
) -> None:
    """Tell how many cards the engine enforces, how short their definitions are, and how much of some decks they are."""
    from praxis.vtes.definitions import coverage_report

    catalogue = open_catalogue()
    found = coverage_report.report(catalogue, deck_lists(decks, catalogue) if decks else ())
    if write:
        place("coverage.md").write_text(page(found), encoding="utf-8")
    elif json:
        print_json(found)
    else:
        _print(found, bool(decks))


def _print(found: dict[str, Any], decks: bool) -> None:
    for half in ("library", "crypt"):
        typer.echo(f"{half:<8}" + ", ".join(f"{count} {state}" for state, count in found[half].items()))
    typer.echo(
        f"{found['median_lines']} lines a definition (median), {found['escape_share']:.1%} with code of their own, "
        f"{found['words']} words"
    )
    for title in ("types", "editions"):
        typer.echo(f"\n{title}")
        for name, counts in found[title].items():
            absent = f", {counts['absent']} without rules" if counts.get("absent") else ""
            typer.echo(
                f"  {name:<32}{counts['full']:>5} of {counts['total']} full, {counts['partial']} partial{absent}"
            )
    whole = [name for name, deck in found["precons"].items() if not deck["missing"]]
    typer.echo(
        f"\n{len(whole)} of {len(found['precons'])} preconstructed decks as a whole"
        + "".join(f"\n  {n}" for n in whole)
    )
    if decks:
        shares = found["decks"]
        typer.echo(
            f"{shares['read']} decks: {shares['library_slots']:.0%} of their library cards, "
            f"{shares['crypt_slots']:.0%} of their crypt cards, {shares['whole']:.0%} of the decks as a whole"
        )


def page(found: dict[str, Any]) -> str:
    """The text of `docs/coverage.md`."""
    library, crypt = found["library"], found["crypt"]
    lines = [
        "# How much of the card pool is enforced",
        "",
        "Made by `praxis cards coverage --write`; `--json` gives the same figures and the missing cards by name.",
        "",
        f"- Library: {library['full']} of {library['total']} cards in full, {library['partial']} in part.",
        f"- Crypt: {crypt['full']} of {crypt['total']} cards in full, {crypt['partial']} in part.",
        f"- A definition has {found['median_lines']} lines (median); {found['escape_share']:.1%} bring code of their",
        f"  own; the language has {found['words']} words and {found['values']} values.",
        "",
        *_table("Rulebook", found["editions"], ("full", "partial", "manual", "absent")),
        *_table("Type", found["types"], ("total", "full", "partial")),
        *_table("Set", found["sets"], ("total", "full", "partial")),
        "| Preconstructed deck | different cards | enforced in full |",
        "|---|---|---|",
        *(f"| {name} | {deck['cards']} | {deck['full']} |" for name, deck in found["precons"].items()),
    ]
    return "\n".join(lines) + "\n"


def _table(title: str, rows: dict[str, dict[str, int]], columns: tuple[str, ...]) -> list[str]:
    head = [f"| {title} | {' | '.join(columns)} |", f"|---{'|---' * len(columns)}|"]
    return [
        *head,
        *(f"| {name} | {' | '.join(str(row[each]) for each in columns)} |" for name, row in rows.items()),
        "",
    ]


@app.command(
    "next", epilog="Example:  praxis cards next --decks my-decks      praxis cards next --set V5 --type master"
)
def next_(
    decks: DecksOption = "",
    set_: Annotated[str, typer.Option("--set", help="Only cards of this set, as `praxis cards show` names it.")] = "",
    precon: Annotated[str, typer.Option("--precon", help="Only cards of known decks with these words.")] = "",
    type_: Annotated[str, typer.Option("--type", help="Only cards of this type: master, crypt …")] = "",
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many cards.")] = 20,
    json: JsonOption = False,
) -> None:
    """List the cards to define next: those that would complete the most decks, then those that most decks wait for.

    The decks are those of a folder, or the preconstructed ones."""
    catalogue = open_catalogue()
    found = _wanted(catalogue, decks, set_, precon)
    try:
        is_of_type = filtering.filters(catalogue, [("type", type_)])
    except filtering.BadFilter as error:
        raise BadInput(str(error)) from None
    found = [one for one in found if all(passes(one.face) for passes in is_of_type)]
    if json:
        print_json({"found": len(found), "cards": [_object(one) for one in found[:limit]]})
        return
    if not found:
        typer.echo("nothing is left to define there")
    for one in found[:limit]:
        figures = f"{one.completes:>4} {one.weight:>7.2f} {one.decks:>4}  " if one.decks else ""
        typer.echo(f"{figures}{one.face.id}  {one.face.full_name:<36}  {headline(one.face)}".rstrip())
    if found and found[0].decks:
        complain("completed decks, decks by their share of what is missing, decks that have it")
    if len(found) > limit:
        complain(f"{len(found) - limit} more; --limit {len(found)} shows all")


def _wanted(catalogue: Catalogue, folder: str, set_code: str, precon: str) -> list[Wanted]:
    from praxis.vtes.decks import known
    from praxis.vtes.definitions import wanted

    if precon:
        words = precon.lower().split()
        lists = [deck.deck for deck in known.known(catalogue) if all(word in deck.name.lower() for word in words)]
        if not lists:
            raise BadInput(f"no known deck has {precon!r} in its name; praxis deck list shows all")
    else:
        lists = deck_lists(folder, catalogue) if folder else [deck.deck for deck in known.known(catalogue) if deck.sold]
    found = wanted.wanted(catalogue, lists)
    if not set_code:
        return found
    if not any(one.set == set_code for face in catalogue for one in face.prints):
        raise BadInput(f"no set is called {set_code!r}; there are {', '.join(catalogue.sets)}")
    asked = {one.face.id for one in wanted.undefined(catalogue, set_code)}
    if precon:
        return [one for one in found if one.face.id in asked]
    rest = asked - {one.face.id for one in found}
    of_set = [one for one in wanted.undefined(catalogue, set_code) if one.face.id in rest]
    return [one for one in found if one.face.id in asked] + of_set


def _object(one: Wanted) -> dict[str, Any]:
    face = one.face
    return {
        "id": face.id,
        "name": face.full_name,
        "kind": face.kind,
        "coverage": coverage_of(face.id),
        "completes": one.completes,
        "weight": one.weight,
        "decks": one.decks,
    }


@app.command(epilog="Example:  praxis cards draft Govern the Unaligned")
def draft(
    name: NameArgument,
    write: Annotated[bool, typer.Option("--write", help="Put both into their files instead of printing them.")] = False,
) -> None:
    """Make the skeleton of a definition and of its test from the card's data. docs/cards.md says how to go on."""
    from praxis.vtes.definitions import drafting, places

    face = _named(name)
    if not write:
        typer.echo(f"# {places.file_of_definition(face)}\n{drafting.definition(face)}\n")
        typer.echo(f"# {places.file_of_tests(face)}\n{drafting.test(face)}")
        return
    line = places.line_of(face)
    if line:
        raise BadInput(f"{face.name} is defined already, at {places.file_of_definition(face)}:{line}")
    drafting.write(face, _clone())
    typer.echo(f"wrote {places.file_of_definition(face)}:{places.line_of(face)} and {places.file_of_tests(face)}")


@app.command(epilog="Example:  praxis cards where dreams of the sphinx")
def where(name: NameArgument, json: JsonOption = False) -> None:
    """Say in which file a card is defined, and which tests play it."""
    from praxis.vtes.definitions import places, read

    face, root = _named(name), _clone()
    line = places.line_of(face)
    is_read = not line and read(face.id) is not None
    tests = [
        f"{path.relative_to(root).as_posix()}:{at} {test}"
        for path, at, test in places.naming(face, root / "tests" / "vtes" / "cards")
    ]
    found: dict[str, Any] = {
        "name": face.full_name,
        "definition": f"{places.file_of_definition(face)}:{line}" if line else places.file_of_definition(face),
        "defined": bool(line) or is_read,
        "test": places.file_of_tests(face),
        "tests": tests,
    }
    if json:
        print_json(found)
        return
    missing = "its text is read by praxis/vtes/definitions/reading" if is_read else "not yet defined"
    remark = "" if line else f" ({missing})"
    typer.echo(f"defined in  {found['definition']}{remark}")
    typer.echo(f"tested in   {found['test']}")
    for test in tests:
        typer.echo(f"  {test}")


def _named(name: list[str]) -> CardFace:
    try:
        return open_catalogue().find(" ".join(name))
    except UnknownCard as error:
        raise BadInput(str(error)) from error


def _clone() -> Path:
    """The folder of the clone that holds definitions and tests."""
    from praxis.clauses.evidence import NoTests, project_root

    try:
        return project_root()
    except NoTests as error:
        raise BadInput("only a clone of Praxis has the tests of cards; an installed package has not") from error


def deck_lists(folder: str, catalogue: Catalogue) -> list[Deck]:
    """All files of a folder that are deck lists; other files are passed over."""
    from praxis.vtes.decks import read
    from praxis.vtes.decks.reading import LARGEST

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


def place(name: str) -> Path:
    """The path of a page of the documents, which only a clone has."""
    if not Path("docs").is_dir():
        raise BadInput(f"there is no docs/{name} here: go to the folder of the project")
    return Path("docs") / name


@app.command(epilog="Example:  praxis cards sentences --missing")
def sentences(
    missing: Annotated[bool, typer.Option("--missing", help="Only those that lack a law and are to have one.")] = False,
    json: JsonOption = False,
) -> None:
    """List the sentences that three or more cards share, names and numbers blanked, with the law that plays them all.

    A sentence is to have a law if ten cards share it, or if it is about blocking, directedness, torpor, replacement,
    costs or limits."""
    from praxis.vtes.catalogue import sentences as texts

    known = texts.laws_of(_laws())
    rows: list[dict[str, Any]] = [
        {
            "id": one.id,
            "cards": len(one.faces),
            "sentence": one.blanked,
            "subjects": one.subjects,
            "wanted": texts.wants_law(one),
            "laws": known.get(one.id, []),
        }
        for one in texts.shared(open_catalogue())
    ]
    lacking = [row for row in rows if row["wanted"] and not row["laws"]]
    wanted = sum(row["wanted"] for row in rows)
    shown = lacking if missing else rows
    if json:
        print_json({"shared": len(rows), "wanted": wanted, "missing": len(lacking), "sentences": shown})
        return
    for row in shown:
        law = ", ".join(row["laws"]) or ("no law yet" if row["wanted"] else "")
        typer.echo(f"{row['id']} {row['cards']:>4}  {row['sentence']}" + (f"  [{law}]" if law else ""))
    complain(f"{len(rows)} shared sentences, {wanted} are to have a law, {len(lacking)} of them have none")


def _laws() -> Path:
    """The folder of the laws, which only a clone has."""
    from praxis.clauses.evidence import NoTests, project_root

    try:
        return project_root() / "tests" / "vtes" / "sentences"
    except NoTests as error:
        raise BadInput(str(error)) from error


@app.command(epilog="Example:  praxis cards words")
def words(
    write: Annotated[bool, typer.Option("--write", help="Put the table into docs/cards.md.")] = False,
) -> None:
    """Print the words that cards are written in, as a table."""
    from praxis.vtes.definitions import vocabulary

    table = vocabulary.table()
    if not write:
        typer.echo(table, nl=False)
        return
    page = place("cards.md")
    begin, end = "<!-- words: praxis cards words -->\n\n", "\n<!-- end of words -->"
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    page.write_text(before + begin + table + end + rest.partition(end)[2], encoding="utf-8")

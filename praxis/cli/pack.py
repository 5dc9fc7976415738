"""`praxis pack`: check a pack of Vendetta cards, and load one to play with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from praxis.cli.errors import NO, BadInput
from praxis.cli.output import print_json
from praxis.cli.settings import language_of
from praxis.vendetta.packs import KINDS, WANTED, Problem
from praxis.vendetta.sets import HOUSE, HOUSE_FOLDER, add, card_set, names, read_house, read_pack

if TYPE_CHECKING:
    from praxis.kernel.game import Header
    from praxis.vendetta.cards import CardSet

app = typer.Typer(help="Check a pack of Vendetta cards that you typed in.")

LARGEST = 1_000_000
"""The size limit of a file of a pack, in bytes. A larger file is something else."""


@app.callback()
def _pack() -> None:
    """Check a pack of Vendetta cards that you typed in."""


@app.command(epilog="Example:  praxis pack check my-cards --partial --text")
def check(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", help="The folder with the .txt files of the pack, or house for the house set."),
    ],
    partial: Annotated[bool, typer.Option("--partial", help="The pack need not be whole yet.")] = False,
    text: Annotated[bool, typer.Option("--text", "--list", help="Also print every card with its text.")] = False,
    language: Annotated[str, typer.Option("--language", help="Of the texts; praxis languages lists them all.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
) -> None:
    """Say whether a pack can be played, and if not, why, with file and line; the answer no is exit code 1."""
    lang = language_of(language)
    if str(folder) == HOUSE and not folder.exists():
        folder = HOUSE_FOLDER
    name, files, problems = read_folder(folder)
    cards, wrong = read_house() if folder.resolve() == HOUSE_FOLDER.resolve() else read_pack(name, files, partial)
    problems += wrong
    texts = _texts(cards, lang) if cards is not None and not problems and (text or json) else []
    if json:
        print_json(_answer(name, cards, problems, texts))
    else:
        _print(name, cards, problems, texts if text else [])
    if problems:
        raise typer.Exit(NO)


@app.command(epilog="Example:  praxis pack words")
def words() -> None:
    """Print the words that effects are written in: verbs, counts, moments and lasting effects."""
    from praxis.vendetta.effects.reference import reference

    typer.echo(reference().replace("\\|", "|"), nl=False)


def use_pack(folder: Path | str) -> str:
    """Read a pack and add it to the games. Gives the name of its card set."""
    name, files, problems = read_folder(Path(folder))
    cards, wrong = read_pack(name, files)
    problems += wrong
    if problems or cards is None:
        more = f" (and {len(problems) - 1} more; see: praxis pack check {folder})" if len(problems) > 1 else ""
        raise BadInput(f"the pack cannot be played: {problems[0]}{more}")
    return add(cards).name


def pack_of(header: Header, folder: Path | None, remembered: str) -> None:
    """Load the pack that a game was played with: from the folder that somebody names, else from the one that was
    remembered with the saved game. One line says which pack it was, if it cannot be found or is another one."""
    name = header.options.get("cards", HOUSE) if header.game == "vendetta" else HOUSE
    if folder is not None:
        brought = use_pack(folder)
        if brought != name:
            raise BadInput(f"this game is not played with the pack '{brought}', but with the cards of '{name}'")
    elif name not in names():
        if not remembered or not Path(remembered).is_dir():
            gone = f", which is no longer at {remembered}" if remembered else ""
            raise BadInput(f"this game is played with the pack '{name}'{gone}; name its folder: --pack DIR")
        use_pack(remembered)
    cards = card_set(str(name))
    if header.cards not in ("", cards.digest()) and name != HOUSE:
        raise BadInput(
            f"the pack '{name}' has changed since this game (now {cards.digest()}, then {header.cards});"
            " bring the cards of then: --pack DIR"
        )


def read_folder(folder: Path) -> tuple[str, dict[str, str], list[Problem]]:
    """The name of a pack, the texts of its files, and a problem for each file that is not text."""
    if not folder.is_dir():
        what = "is not a folder" if folder.exists() else "is not there"
        raise BadInput(f"{folder} {what}; a pack is a folder of .txt files")
    paths = sorted(path for path in folder.iterdir() if path.suffix == ".txt" and not path.name.startswith("."))
    if not paths:
        raise BadInput(f"{folder} has no .txt files; a pack is a folder of .txt files with cards in them")
    files: dict[str, str] = {}
    problems: list[Problem] = []
    for path in paths:
        with path.open("rb") as opened:  # a file that cannot be opened ends the command with one line
            data = opened.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadInput(f"{path}: more than {LARGEST // 1_000_000} MB cannot be a file of cards")
        try:
            files[path.name] = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            problems.append(Problem(path.name, line, "this is not UTF-8 text; save the file as UTF-8"))
    return folder.resolve().name, files, problems


def _texts(cards: CardSet, language: str) -> list[dict[str, Any]]:
    from praxis.vendetta.words.cards import CardWords
    from praxis.vendetta.words.languages import tongue

    told = CardWords(cards, tongue(language))
    return [
        {"code": card.code, "kind": card.kind, "name": told.names[card.id], "text": told.text(card.id)}
        for card in cards.cards
    ]


def _answer(name: str, cards: CardSet | None, problems: list[Problem], texts: list[dict[str, Any]]) -> dict[str, Any]:
    counted = Counter(card.kind for card in cards.cards) if cards is not None else Counter[str]()
    return {
        "ok": not problems,
        "name": name,
        "digest": cards.digest() if cards is not None and not problems else "",
        "counts": {kind: counted[kind] for kind in KINDS},
        "problems": [{"file": each.file, "line": each.line, "message": each.message} for each in problems],
        "cards": texts,
    }


def _print(name: str, cards: CardSet | None, problems: list[Problem], texts: list[dict[str, Any]]) -> None:
    for each in texts:
        typer.echo(f"{each['code']}  {each['name']}")
        for line in each["text"].splitlines():
            typer.echo(f"      {line}")
    for problem in problems:
        typer.echo(str(problem))
    if problems or cards is None:
        typer.echo(f"{name}: {len(problems)} {'problem' if len(problems) == 1 else 'problems'}")
        return
    counted = Counter(card.kind for card in cards.cards)
    have = ", ".join(f"{counted[kind]} of {WANTED[kind]} {kind}" for kind in KINDS if counted[kind])
    typer.echo(f"{name}: good ({have})")

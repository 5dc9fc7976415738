"""`praxis rules`: read and search the rulebooks clause by clause, and see which tests prove them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from praxis import games
from praxis.clauses import Clause, game_of, load
from praxis.clauses.matrix import EDITIONS, has_editions
from praxis.cli.errors import NO, BadInput
from praxis.cli.output import complain, print_json
from praxis.cli.rules_page import ClausePage, page_of, print_code, print_coverage, print_lines, print_page
from praxis.cli.settings import language_of
from praxis.languages.folders import ENGLISH

app = typer.Typer(help="Read and search the rules, clause by clause, and see which tests prove them.")

GameOption = Annotated[str, typer.Option("--game", help="Which game: vtes, vendetta or another that is installed.")]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")]

LangOption = Annotated[str, typer.Option("--lang", help="The language of the clauses: praxis languages lists them.")]

FULL = 8
"""A group of at most so many clauses is shown in full. Of a larger one, each clause is one line."""


@app.command(epilog="Example:  praxis rules show combat.first-strike.both")
def show(
    clause_id: Annotated[str, typer.Argument(metavar="ID", help="A clause, or the beginning of several.")],
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Print a clause: its text, editions and differences, where it is enforced, and which tests prove it."""
    rows = _in_language(_named(clause_id.strip().strip("[]").lower()), language_of(lang))
    if len(rows) > FULL:
        if json:
            print_json({"clauses": [_basics(row) for row in rows]})
        else:
            print_lines(rows)
        return
    pages = _pages(rows)
    if json:
        print_json(pages[0] if len(pages) == 1 else {"clauses": pages})
    else:
        for number, page in enumerate(pages):
            print_page(page, apart=number > 0)


@app.command(epilog="Example:  praxis rules search lock blocked minion --edition 2023")
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="What the clause is about.")],
    game: GameOption = "",
    edition: Annotated[str, typer.Option("--edition", help="Only clauses of this edition (2000 ... 2023).")] = "",
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many clauses.")] = 20,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Find clauses by the words a player would use."""
    rows = _found(_games(game, edition), " ".join(words), edition, language_of(lang))
    if json:
        print_json({"found": len(rows), "clauses": [_basics(row) for row in rows[:limit]]})
    elif rows:
        print_lines(rows[:limit])
        if len(rows) > limit:
            complain(f"{len(rows) - limit} more; --limit {len(rows)} shows all")
    else:
        complain(f"no clause speaks of {' '.join(words)!r}")
    if not rows:
        raise typer.Exit(NO)


@app.command(epilog="Example:  praxis rules coverage --game vendetta")
def coverage(
    game: GameOption,
    json: JsonOption = False,
    code: Annotated[bool, typer.Option("--code", help="Also: clauses that no place in the code names.")] = False,
    run: Annotated[bool, typer.Option(help="Run the tests whose results are missing or older than the engine.")] = True,
    fresh: Annotated[bool, typer.Option("--fresh", help="Run all proving tests again.")] = False,
) -> None:
    """Count the clauses that tests prove; the answer is no (exit code 1) while one has no proof or a result is old."""
    from praxis.clauses.coverage import measure, proved_by
    from praxis.clauses.evidence import PACKAGE, NoTests, gathered, project_root
    from praxis.clauses.sources import code_coverage

    matrix = load(_games(game, "")[0])
    try:
        found = gathered(project_root(), game=game, may_run=run, fresh=fresh, say=complain)
    except NoTests as reason:
        raise BadInput(str(reason)) from None
    result = measure(matrix, proved_by(found.files.values()), found.not_run, found.older)
    in_code = code_coverage(matrix, PACKAGE) if code else None
    if json:
        answer: dict[str, Any] = msgspec.to_builtins(result)
        print_json(answer | {"code": in_code} if in_code else answer)
    else:
        print_coverage(matrix, result)
        if in_code:
            print_code(in_code)
    if result.unproved or not result.results.current:
        raise typer.Exit(NO)


def _games(game: str, edition: str) -> tuple[str, ...]:
    known = games.with_rules()
    if game and game not in known:
        raise BadInput(f"no rules for the game {game!r}; there are {' and '.join(known)}")
    if not edition:
        return (game,) if game else known
    having = tuple(name for name in known if edition in EDITIONS[name] and game in ("", name))
    if not having:
        several = [game] if game else [name for name in known if has_editions(name)]
        there = " ".join(each for name in several for each in EDITIONS[name])
        raise BadInput(f"no edition {edition!r}{f' of {game}' if game else ''}; there are {there}")
    return having


def _named(wanted: str) -> tuple[Clause, ...]:
    """The clause with this id, or the clauses below it, or the group that a half-remembered id must mean; that guess is
    printed."""
    games.with_rules()
    matrix = load(game_of(wanted))
    row = matrix.get(wanted)
    if row:
        return (row,)
    below = matrix.under(wanted)
    if below:
        return below
    chapter, _, last = wanted.partition(".")
    group = matrix.under(f"{chapter}.{last.rsplit('.', 1)[-1]}") if last else ()
    if group:
        complain(f"no clause {wanted!r}; these are {group[0].id.rsplit('.', 1)[0]}.*")
        return group
    nearest = [near for game in games.with_rules() for near in load(game).nearest(wanted)][:3]
    hint = f"nearest: {', '.join(nearest)}" if nearest else "praxis rules search WORDS finds one"
    raise BadInput(f"no clause {wanted!r}; {hint}")


def _found(names: tuple[str, ...], words: str, edition: str, lang: str) -> tuple[Clause, ...]:
    """The clauses that have the words, in a language and in English."""
    if lang == ENGLISH:
        from praxis.clauses.search import found_in

        return tuple(found_in(names, words, edition))
    from praxis.clauses import translations

    found = [row for name in names for row in translations.search(name, words, edition, lang, len(load(name)))]
    return _in_language(tuple(found), lang)


def _in_language(rows: tuple[Clause, ...], lang: str) -> tuple[Clause, ...]:
    """The clauses as a reader of a language sees them; in English where nobody has translated one."""
    if lang == ENGLISH:
        return rows
    from praxis.clauses.translations import telling

    said = [(row, telling(row, lang)) for row in rows]
    return tuple([msgspec.structs.replace(row, text=each.text, example=each.example) for row, each in said])


def _basics(row: Clause) -> dict[str, Any]:
    return {"id": row.id, "game": row.game, "kind": row.kind, "text": row.text, "editions": row.editions}


def _pages(rows: tuple[Clause, ...]) -> list[ClausePage]:
    """The page of each clause, with its places in the code and its tests, as far as source and tests are here."""
    from praxis.clauses.evidence import PACKAGE, NoTests, known_here, project_root
    from praxis.clauses.sources import tags

    found = tags(PACKAGE, (rows[0].game,), [row.id for row in rows])
    try:
        root = project_root()
    except NoTests:
        return [page_of(row, found, None) for row in rows]
    evidence = known_here(root, rows[0].game)
    return [page_of(row, found, evidence) for row in rows]

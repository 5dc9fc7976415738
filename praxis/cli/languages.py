"""`praxis languages`: list the languages, and check their files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from praxis.cli.errors import NO
from praxis.cli.output import print_json
from praxis.cli.settings import language_of

if TYPE_CHECKING:
    from praxis.languages.checking import Fault

app = typer.Typer(help="The languages that Praxis speaks, and a check of their files.", invoke_without_command=True)


@app.callback()
def listed(
    context: typer.Context, as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False
) -> None:
    """List the languages: one folder each, in the package or in a folder that PRAXIS_LANGUAGES names."""
    if context.invoked_subcommand is not None:
        return
    from praxis import languages

    known = languages.languages().values()
    if as_json:
        print_json(
            {"languages": [{"lang": each.lang, "name": each.name, "folder": str(each.folder)} for each in known]}
        )
        return
    for each in known:
        typer.echo(f"{each.lang}  {each.name}  {each.folder}")


@app.command(epilog="Example:  praxis languages check de")
def check(
    langs: Annotated[list[str] | None, typer.Argument(metavar="LANG...", help="All, if none is named.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say what a language lacks, what nothing uses, and which gaps nothing fills; exit code 1 if there is anything."""
    from praxis import languages
    from praxis.languages.checking import faults

    wanted = [language_of(lang) for lang in langs or languages.known()]
    found = {lang: [*faults(lang), *_unsaid(lang)] for lang in wanted}
    if as_json:
        print_json({"ok": not any(found.values()), "faults": found})
    else:
        for lang, wrong in found.items():
            for fault in wrong:
                typer.echo(str(fault))
            typer.echo(f"{lang}: {len(wrong) or 'no'} {'fault' if len(wrong) == 1 else 'faults'}")
    if any(found.values()):
        raise typer.Exit(NO)


def _unsaid(lang: str) -> list[Fault]:
    """What a card of V:TES says and the language has no row for."""
    from praxis.languages.checking import Fault
    from praxis.languages.folders import texts
    from praxis.vtes.definitions import definitions
    from praxis.vtes.words import told

    _, path = texts(lang, "vtes")
    return [Fault(str(path), 0, f"'{word}' is not said") for word in told.unsaid(definitions().values(), lang)]

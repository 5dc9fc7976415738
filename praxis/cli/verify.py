"""`praxis verify`: was this game's shuffle fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.cli.output import complain, print_json, visible

app = typer.Typer(help="Re-derive every shuffle of a record and say whether it was fair.")


@app.command(epilog="Example:  praxis verify game.record")
def verify(
    source: Annotated[str, typer.Argument(metavar="RECORD", help="A record, or the name of a saved game.")],
    pack: Annotated[Path | None, typer.Option(help="The folder of the Vendetta cards that were played with.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Re-derive every shuffle of a record and say whether it was fair. The exit code is 1 if it cannot be shown."""
    from praxis import games
    from praxis.cli.replay import read_record
    from praxis.kernel.errors import BadRecord, BadSetting
    from praxis.table.game.verify import verify as check

    record = read_record(source, pack)
    try:
        verdict = check(record, games.kind(record.header.game))
    except (BadRecord, BadSetting) as error:
        raise BadInput(f"{source}: {error}") from None
    if as_json:
        print_json(verdict)
    else:
        for line in verdict.lines if verdict.fair else verdict.lines[:-1]:
            typer.echo(f"  {visible(line)}")
        for answers, first, last in verdict.shuffled:
            typer.echo(f"  chance: words {first} to {last - 1} of the random source, after {answers} answers")
        if verdict.fair:
            typer.echo("The shuffle was fair.")
        else:
            complain(f"not shown to be fair: {verdict.lines[-1]}")
    if not verdict.fair:
        raise typer.Exit(1)

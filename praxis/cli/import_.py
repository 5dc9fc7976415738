"""`praxis import`: read into this server's store what `praxis export` wrote."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.cli.export import AsJson, Data, Database
from praxis.cli.output import print_json

app = typer.Typer(help="Read tables, records and accounts that `praxis export` wrote.")


@app.command("import", epilog="Example:  praxis import backup-2026-11-15")
def import_(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A directory that `praxis export` made.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Read tables, records and accounts that `praxis export` wrote. Those that the store has already are left as they
    are."""
    import asyncio

    from praxis.table.server.config import BadConfig, Config
    from praxis.table.store import StoreTrouble
    from praxis.table.store.transfer import BadExport, bring_into

    try:
        config = Config.from_environment(data=data, database=database)
        brought = asyncio.run(bring_into(config.store_address, directory))
    except (BadConfig, BadExport, StoreTrouble) as error:
        raise BadInput(str(error)) from None
    if as_json:
        print_json(brought)
    else:
        new = f"{brought.tables} tables, {brought.records} records and {brought.accounts} accounts are new"
        typer.echo(f"{new}; {brought.there_already} were there already.")

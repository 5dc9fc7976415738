"""`praxis export`: everything the server keeps, as plain files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.cli.output import print_json

app = typer.Typer(help="Write all tables, records and accounts to plain files.")

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="The data directory (else PRAXIS_DATA).")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="The PostgreSQL database, if one is used.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command(epilog="Example:  praxis export backup-2026-11-15")
def export(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty directory.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Write all tables, records and accounts to plain files. The server may be running. Keep the files to yourself:
    they tell the hidden cards of games that are not over."""
    import asyncio

    from praxis.table.server.config import BadConfig, Config
    from praxis.table.store import StoreTrouble
    from praxis.table.store.transfer import BadExport, export_from

    try:
        config = Config.from_environment(data=data, database=database)
        about = asyncio.run(export_from(config.store_address, directory))
    except (BadConfig, BadExport, StoreTrouble) as error:
        raise BadInput(str(error)) from None
    if as_json:
        print_json(about)
    else:
        typer.echo(f"{about.tables} tables, {about.records} records and {about.accounts} accounts are in {directory}.")

"""`praxis account`: what only somebody at the server's own terminal may do with accounts."""

from __future__ import annotations

from typing import Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.cli.export import AsJson, Data, Database
from praxis.cli.output import print_json

app = typer.Typer(help="Make an account an administrator's, set its password, or disable it.")


@app.command(epilog="Example:  praxis account Anna --admin")
def account(
    name: Annotated[str, typer.Argument(help="The account's name.")],
    admin: Annotated[bool | None, typer.Option(help="Make it an administrator's, or no longer.")] = None,
    disable: Annotated[bool | None, typer.Option(help="Lock it, or open it again.")] = None,
    new_password: Annotated[bool, typer.Option("--password", help="Ask for a new password and set it.")] = False,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Make an account an administrator's, set its password, or disable it; without options, show it."""
    import asyncio

    from praxis.table.hall.seating import Unknown
    from praxis.table.people.accounts import change_at
    from praxis.table.server.config import BadConfig, Config
    from praxis.table.store import StoreTrouble
    from praxis.table.wire.typed_text import BadText

    password = typer.prompt("New password", hide_input=True, confirmation_prompt=True) if new_password else None
    if password is not None and len(password) < 8:
        raise BadInput("a password has at least 8 characters")
    try:
        config = Config.from_environment(data=data, database=database)
        row = asyncio.run(change_at(config.store_address, name, admin, disable, password))
    except (BadConfig, BadText, Unknown, StoreTrouble) as error:
        raise BadInput(str(error)) from None
    if as_json:
        print_json({"name": row.name, "admin": row.admin, "disabled": row.disabled, "created": row.created})
    else:
        state = f"{'an administrator' if row.admin else 'a player'}{', disabled' if row.disabled else ''}"
        typer.echo(f"{row.name} is {state}.")

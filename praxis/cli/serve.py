"""`praxis serve`: the web table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from praxis.cli.errors import BadInput
from praxis.kernel.lines import is_number

app = typer.Typer(help="Open the web table for yourself and your friends.")


@app.command(epilog="Example:  praxis serve --open        for friends in the house:  praxis serve --host 0.0.0.0")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8230,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where tables are kept (else PRAXIS_DATA, else your data folder)."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A PostgreSQL database instead of SQLite: postgresql://...")
    ] = None,
    public: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, when a proxy stands before: https://...")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy on another machine; may be repeated.")
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Another number for a budget (docs/host.md); may be repeated."),
    ] = None,
    images: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Pictures of V:TES cards that you have: https://pictures.example/{id}.jpg"),
    ] = None,
    accounts: Annotated[bool, typer.Option(help="Let people make accounts; guests can always play.")] = True,
    pack: Annotated[
        list[Path] | None, typer.Option(metavar="DIR", help="A folder of Vendetta cards to play with; may be repeated.")
    ] = None,
    log: Annotated[str, typer.Option(help="How much to log: debug, info, warning or error.")] = "warning",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Open the web table for yourself and your friends. Ctrl-C ends it; games go on where they were the next time."""
    bring_packs(pack or [])
    more = {"proxies": proxy or [], "limits": _limits(limit or []), "images": images}
    open_table(host, port, data, database, public, accounts, log, open_page, more=more)


def _limits(given: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    for text in given:
        name, _, number = text.partition("=")
        if not is_number(number) or not int(number):
            raise BadInput(f"--limit should be a name and a number from 1 on, such as tables=100, not {text!r}")
        found[name] = int(number)
    return found


def bring_packs(folders: list[Path]) -> None:
    """Check packs and name them to all processes of the server."""
    import os

    from praxis.cli.pack import use_pack
    from praxis.vendetta.installed_packs import FOLDERS

    for folder in folders:
        use_pack(folder)
        if os.pathsep in str(folder.resolve()):
            raise BadInput(f"{folder}: the path of a pack should have no {os.pathsep!r} in it")
    if folders:
        os.environ[FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in folders)


def open_table(
    host: str = "127.0.0.1",
    port: int = 8230,
    data: Path | None = None,
    database: str | None = None,
    public: str | None = None,
    accounts: bool = True,
    log: str = "warning",
    open_page: bool = False,
    path: Callable[[str], str] | None = None,
    more: Mapping[str, object] | None = None,
) -> None:
    """Serve until stopped. `path` gives, for the server's address, the page to open."""
    from praxis.table.server.config import BadConfig, Config
    from praxis.table.server.process import CannotServe, serve

    if log not in ("debug", "info", "warning", "error"):
        raise BadInput(f"--log may be debug, info, warning or error, not {log!r}")

    def ready(address: str) -> None:
        typer.echo(f"Praxis is open at {address}  (Ctrl-C ends it)", err=True)
        if open_page:
            import threading
            import webbrowser

            def show() -> None:
                webbrowser.open(address + (path(address) if path is not None else ""))

            threading.Timer(0.5, show).start()

    try:
        config = Config.from_environment(
            data=data,
            database=database,
            public=public,
            host=host,
            port=port,
            accounts=accounts,
            log=log,
            **(more or {}),
        )
        serve(config, ready)
    except (BadConfig, CannotServe) as error:
        raise BadInput(str(error)) from None

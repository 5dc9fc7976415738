"""A position shown on the board of the web table, by a server that runs here already or by one that is started."""

from __future__ import annotations

import webbrowser
from typing import Final

import typer

from praxis.cli.errors import BadInput

USUAL: Final = "http://127.0.0.1:8230"
SECONDS: Final = 60.0


def open_position(text: str, game: str, address: str = USUAL) -> None:
    """Show a position in the browser. A server that is started for it runs until it is stopped."""
    if _answers(address):
        webbrowser.open(address + brought(address, text, game))
        typer.echo(f"opened at {address}, where Praxis is running already", err=True)
        return
    from praxis.cli.serve import open_table

    open_table(open_page=True, path=lambda opened: brought(opened, text, game))


def brought(address: str, text: str, game: str) -> str:
    """Send a position to a server. Gives the path of its page."""
    import httpx

    body = {"text": text, "kind": "position", "game": game}
    answer = httpx.post(f"{address}/api/v1/records", json=body, timeout=SECONDS, trust_env=False)
    if answer.is_error:
        raise BadInput(str(answer.json().get("detail", answer.text)))
    return f"/r/{answer.json()['record']['id']}"


def _answers(address: str) -> bool:
    """Whether Praxis is running at this address."""
    import httpx

    try:
        answer = httpx.get(f"{address}/api/v1/games", timeout=3, trust_env=False)
        return bool(answer.is_success and isinstance(answer.json(), list))
    except (httpx.HTTPError, ValueError):
        return False

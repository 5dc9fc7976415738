"""A position shown on the board of the web table, by a server that runs here already or by one that is started."""

from __future__ import annotations

import webbrowser
from collections.abc import Sequence
from typing import Final

import typer

from praxis import games
from praxis.cli.errors import BadInput
from praxis.kernel import record as records
from praxis.kernel.decision import parse
from praxis.kernel.record import Record

USUAL: Final = "http://127.0.0.1:8230"
SECONDS: Final = 60.0


def open_position(text: str, game: str, address: str = USUAL, given: Sequence[tuple[int, str]] = ()) -> None:
    """Show a position in the browser, as it is after these answers. A server that is started for it runs until it is
    stopped."""
    if _answers(address):
        webbrowser.open(address + brought(address, text, game, given))
        typer.echo(f"opened at {address}, where Praxis is running already", err=True)
        return
    from praxis.cli.serve import open_table

    open_table(open_page=True, path=lambda opened: brought(opened, text, game, given))


def brought(address: str, text: str, game: str, given: Sequence[tuple[int, str]] = ()) -> str:
    """Send a position to a server, as a record if answers were given in it. Gives the path of its page."""
    import httpx

    body = {"text": text, "kind": "position", "game": game}
    end = ""
    if given:
        record = _played(text, game, given)
        body = {"text": records.write(record), "kind": "record", "game": game}
        end = f"?at={len(record.answers)}"
    answer = httpx.post(f"{address}/api/v1/records", json=body, timeout=SECONDS, trust_env=False)
    if answer.is_error:
        raise BadInput(str(answer.json().get("detail", answer.text)))
    return f"/r/{answer.json()['record']['id']}{end}"


def _played(text: str, game: str, given: Sequence[tuple[int, str]]) -> Record:
    """The record of a game that begins with a position. An answer that is not open there answered itself: a file with
    ``stop: yes`` keeps such choices open, and a game does not."""
    header, begun = games.kind(game).position(text)
    record = Record(header)
    for seat, answer in given:
        decision = begun.decision
        if decision is not None and decision.seat == seat and parse(answer) in decision.options:
            begun.answer(seat, answer)
            record.add(begun, seat, answer)
    return record


def _answers(address: str) -> bool:
    """Whether Praxis is running at this address."""
    import httpx

    try:
        answer = httpx.get(f"{address}/api/v1/games", timeout=3, trust_env=False)
        return bool(answer.is_success and isinstance(answer.json(), list))
    except (httpx.HTTPError, ValueError):
        return False

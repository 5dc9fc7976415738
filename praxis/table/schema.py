"""JSON Schema of the WebSocket protocol, made from its types, and kept in docs/protocol.md.

``python -m praxis.table.schema docs/protocol.md`` writes it there; a test says when that was forgotten.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from praxis.table import wire

BEGIN: Final = "<!-- schema: made by `python -m praxis.table.schema docs/protocol.md`, do not edit -->"
END: Final = "<!-- /schema -->"


def protocol_schema() -> dict[str, Any]:
    """One document: `$defs` has every type, `client` and `server` the messages of each side."""
    (client, server), components = msgspec.json.schema_components(
        [wire.ClientMessage, wire.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The table of Praxis, protocol {wire.PROTOCOL}",
        "client": client,
        "server": server,
        "$defs": {name: components[name] for name in sorted(components)},
    }


def block() -> str:
    text = msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=2).decode()
    return f"{BEGIN}\n```json\n{text}\n```\n{END}"


def with_schema(page: str) -> str:
    """The page with its schema block made anew."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"the page has no block from '{BEGIN}' to '{END}'")
    return f"{before}{block()}{after}"


def main() -> None:
    path = Path(sys.argv[1])
    path.write_text(with_schema(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

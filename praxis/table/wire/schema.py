"""Writes the parts of the documentation that are made from the program: the protocol's JSON Schema, rights and limits.

``python -m praxis.table.wire.schema docs/protocol.md docs/host.md`` writes them; a test fails if that was forgotten.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from praxis import languages
from praxis.table.people.rights import as_markdown
from praxis.table.server import limits
from praxis.table.wire import messages

SCHEMA: Final = ("<!-- schema: made from praxis/table/wire/messages.py, do not edit -->", "<!-- /schema -->")
RIGHTS: Final = ("<!-- rights: made from praxis/table/people/rights.py, do not edit -->", "<!-- /rights -->")
LIMITS: Final = ("<!-- limits: made from praxis/table/server/limits.py, do not edit -->", "<!-- /limits -->")


def protocol_schema() -> dict[str, Any]:
    """The schema as one document: `$defs` has every type, `client` and `server` the messages of each side."""
    (client, server), components = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage], ref_template="#/$defs/{name}"
    )
    for component in components.values():
        for field in component.get("properties", {}).values():
            if set(field.get("enum", ())) == set(languages.known()):
                # The server lists the languages at /api/v1/words, so that the document does not change with one more.
                del field["enum"]
                field |= {"type": "string", "description": "The code of a language of /api/v1/words."}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The table of Praxis, protocol {messages.PROTOCOL}",
        "client": client,
        "server": server,
        "$defs": {name: components[name] for name in sorted(components)},
    }


def _schema() -> str:
    text = msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=2).decode()
    return f"```json\n{text}\n```"


def up_to_date(page: str) -> str:
    """The page with its generated blocks made anew."""
    for (begin, end), make in ((SCHEMA, _schema), (RIGHTS, as_markdown), (LIMITS, limits.as_markdown)):
        before, found, rest = page.partition(begin)
        if found:
            _, _, after = rest.partition(end)
            page = f"{before}{begin}\n{make()}\n{end}{after}"
    return page


def main() -> None:
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(up_to_date(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

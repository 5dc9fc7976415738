"""Writes the types of the wire in TypeScript, made from those in Python, so that page and server cannot disagree.

``python tools/wire_types.py`` writes them to web/src; a test fails if that was forgotten.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from praxis import languages
from praxis.kernel.card_search import CardField
from praxis.kernel.decks import DeckReport, OfferedDeck
from praxis.kernel.words import Card
from praxis.languages.page import page_words
from praxis.table.wire import messages, rest_types
from praxis.vendetta.view import View
from praxis.vtes.editions import EDITIONS
from praxis.vtes.model import view as vtes_view
from praxis.vtes.picture.board import Picture

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "src"
HEAD = "// Made by `python tools/wire_types.py` from the Python types. Do not edit.\n"

REST = (
    rest_types.GameInfo,
    rest_types.NewTable,
    rest_types.Seated,
    rest_types.TakeSeat,
    rest_types.BotInSeat,
    rest_types.BringDeck,
    rest_types.DeckText,
    rest_types.KeepDeck,
    rest_types.KeptDeck,
    OfferedDeck,
    DeckReport,
    rest_types.SeatLink,
    rest_types.TableInfo,
    rest_types.TableLine,
    rest_types.ServerState,
    rest_types.RecordLine,
    rest_types.RecordUpload,
    rest_types.RecordInfo,
    rest_types.Frames,
    rest_types.PlayOn,
    rest_types.GivenReason,
    rest_types.ClauseLine,
    CardField,
    rest_types.CardsFound,
    rest_types.NewAccount,
    rest_types.SignIn,
    rest_types.ChangeAccount,
    rest_types.AccountInfo,
    rest_types.Problem,
    rest_types.PageWords,
    Card,
)

LEFT_OUT = frozenset({"Acting", "Blow", "Fight", "Minion", "Poll", "Shown"})
"""Types of the picture whose fields are not sent while they have their default."""

DECKS = frozenset({"Bar", "DeckCard", "DeckProblem", "OfferedDeck", "ReadLine"})
"""Types of decks whose fields are not sent while they have their default."""

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        if set(schema["enum"]) == set(languages.known()):
            return "string"  # the code of a language; the server lists the languages
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {type_of(extra)}>" if isinstance(extra, dict) else "Record<string, unknown>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return names.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    inner = type_of(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: Schema, sent: bool) -> str:
    """A struct as a TypeScript interface. If the page makes such objects (`sent`), fields with a default are
    optional."""
    lines = [f"export interface {name} {{"]
    if schema.get("description"):
        lines.insert(0, f"/** {' '.join(str(schema['description']).split())} */")
    required = schema.get("required", [])
    for field, its in schema.get("properties", {}).items():
        optional = field not in required and (sent or "default" not in its)
        lines.append(f"  {field}{'?' if optional else ''}: {type_of(its)};")
    lines.append("}")
    return "\n".join(lines)


def interfaces(components: dict[str, Schema], omit: set[str], skip: set[str]) -> list[str]:
    made = []
    for name in sorted(set(components) - skip):
        schema = components[name]
        closed = schema.get("additionalProperties") is False  # only structs that the page sends forbid unknown fields
        if schema.get("type") == "object":
            made.append(interface(name, schema, closed or name in omit))
        else:
            made.append(f"export type {name} = {type_of(schema)};")
    return made


def wire_file() -> str:
    both = (messages.ClientMessage, messages.ServerMessage)
    (client, server), components = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        "/** The code of a language. */\nexport type Lang = string;",
        *interfaces(components, {"LogLine", "Offer", "Setting", "Update"}, set()),
        f"export type ClientMessage = {type_of(client)};",
        f"export type ServerMessage = {type_of(server)};",
    ]
    return "\n\n".join(parts).replace("\n\n\n", "\n\n") + "\n"


def rest_file() -> str:
    _, components = msgspec.json.schema_components(REST, ref_template="#/$defs/{name}")
    both = (messages.ClientMessage, messages.ServerMessage)
    _, known = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    omit = {"LogLine", "Offer", "Frame", "Card", "Variant", *DECKS}
    body = "\n\n".join(interfaces(components, omit, set(known)))
    used = sorted(name for name in known if re.search(rf"\b{name}\b", body))
    return f'{HEAD}\nimport type {{ {", ".join(used)} }} from "./wire";\n\n{body}\n'


def view_file(*types: type, omit: frozenset[str] = frozenset()) -> str:
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return f"{HEAD}\n" + "\n\n".join(interfaces(components, set(omit), set())) + "\n"


def editions_file() -> str:
    """What the verifier must know of each edition of V:TES. Editions are named only in Python."""
    found = {name: {"ante": each.has_ante, "lot": each.first_at_random} for name, each in EDITIONS.items()}
    body = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
    about = "By edition: whether it has ante, and whether the seat that begins is drawn by lot."
    kind = "@type {Record<string, { ante: boolean, lot: boolean }>}"
    return f"{HEAD}\n/** {about} {kind} */\nexport const EDITIONS = {body};\n"


def english_file() -> str:
    """The page's messages in English: the names of all messages, and the texts for the time before the server
    answers."""
    words = msgspec.json.format(msgspec.json.encode(page_words(languages.ENGLISH)), indent=2).decode()
    return f"{HEAD}\nexport default {words};\n"


def files() -> dict[Path, str]:
    return {
        SOURCES / "i18n" / "en.ts": english_file(),
        SOURCES / "lib" / "wire.ts": wire_file(),
        SOURCES / "lib" / "rest.ts": rest_file(),
        SOURCES / "games" / "vendetta" / "view.ts": view_file(View),
        SOURCES / "games" / "vtes" / "editions.js": editions_file(),
        SOURCES / "games" / "vtes" / "view.ts": view_file(vtes_view.View, Picture, omit=LEFT_OUT),
    }


def main(args: Sequence[str]) -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in args:
        for path in stale:
            print(f"praxis: {path.relative_to(ROOT)} is stale; run python tools/wire_types.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

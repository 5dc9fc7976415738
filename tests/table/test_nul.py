"""No text that comes in has a NUL in it: PostgreSQL cannot store one. A law over all fields of the wire and of REST."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import httpx
import msgspec
import psycopg
import pytest

from praxis.table.client import Gone, Lobby, connect
from praxis.table.wire import messages, rest_types
from praxis.table.wire.typed_text import NO_NUL, has_nul
from tests.table.running import config, market, serving

NUL = "a text\0in two"


def texts_in(hint: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """All places of texts in a type, and a value of it that has the text there."""
    origin = get_origin(hint)
    if hint is str:
        yield at, NUL
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield from ((place, {field: value}) for place, field, value in _fields(hint, at))
    elif origin in (Union, UnionType):
        for each in get_args(hint):
            yield from texts_in(each, at)
    elif origin is list:
        yield from ((place, [value]) for place, value in texts_in(get_args(hint)[0], (*at, 0)))
    elif origin is dict:
        key, value = get_args(hint)
        yield from ((place, {found: 1}) for place, found in texts_in(key, (*at, "key")))
        yield from ((place, {"x": found}) for place, found in texts_in(value, (*at, "value")))
    elif origin is not Literal and hasattr(hint, "__metadata__"):
        yield from texts_in(hint.__origin__, at)


def _fields(
    struct: type[msgspec.Struct], at: tuple[str | int, ...]
) -> Iterator[tuple[tuple[str | int, ...], str, Any]]:
    hints = {field.name: field for field in msgspec.structs.fields(struct)}
    for name, field in hints.items():
        for place, value in texts_in(field.type, (*at, name)):
            yield place, name, value


def filled(struct: type[msgspec.Struct], given: dict[str, Any]) -> dict[str, Any]:
    """A body with this value, and something for all other fields that must be there."""
    usual: dict[Any, Any] = {str: "x" * 8, int: 1, bool: True}
    found = dict(given)
    for field in msgspec.structs.fields(struct):
        if field.required and field.name not in found:
            base = getattr(field.type, "__origin__", field.type)
            if field.name == "setting":
                found[field.name] = market()["setting"]
            else:
                found[field.name] = [] if get_origin(base) is list or base is list else usual.get(base, usual[str])
        elif field.name == "setting":
            found[field.name] = {**market()["setting"], **found[field.name]}
    return found


def subclasses(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [found for each in base.__subclasses__() for found in (each, *subclasses(each))]


BODIES = [
    pytest.param(struct, filled(struct, {field: value}), id=f"{struct.__name__}-{'.'.join(map(str, place))}")
    for struct in subclasses(rest_types.Body)
    for place, field, value in _fields(struct, ())
]
SAID = [
    pytest.param(struct, {field: value}, id=f"{struct.__name__}-{'.'.join(map(str, place))}")
    for struct in subclasses(messages.FromClient)
    for place, field, value in _fields(struct, ())
]


def test_the_law_is_about_many_fields() -> None:
    names = {str(each.id) for each in BODIES}
    assert {"NewTable-name", "TakeSeat-name", "KeepDeck-text", "SignIn-name", "RecordUpload-text"} <= names
    assert any(name.startswith("NewTable-setting.options") for name in names)
    assert {"Say-text", "Answer-key", "Yield-kinds.0", "Hello-token"} <= {str(each.id) for each in SAID}


@pytest.mark.parametrize(("struct", "body"), BODIES)
def test_no_body_has_a_nul(struct: type[msgspec.Struct], body: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match=NO_NUL):
        msgspec.json.decode(msgspec.json.encode(body), type=struct)


@pytest.mark.parametrize(("struct", "given"), SAID)
def test_no_message_has_a_nul(struct: type[msgspec.Struct], given: dict[str, Any]) -> None:
    message = filled(struct, given)
    with pytest.raises(msgspec.ValidationError, match=NO_NUL):
        messages.decode(msgspec.json.encode({"type": struct.__struct_config__.tag, **message}))


def test_what_a_person_types_is_no_nul() -> None:
    said = messages.decode(msgspec.json.encode({"type": "chat", "text": "\\u0000 is written so"}))
    assert isinstance(said, messages.Say)
    assert said.text == "\\u0000 is written so"
    assert not has_nul(said)


@pytest.fixture(params=["sqlite", "postgresql"])
def address_of_store(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    server: str = request.getfixturevalue("postgres")
    name = f"nul_{random.Random(secrets.randbits(64)).randrange(10**9)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{server.rpartition('/')[0]}/{name}"


def paths(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Every operation with a NUL in one of its texts in path or query."""
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if not isinstance(operation, dict):
                continue
            parameters = [each for each in operation.get("parameters", []) if each["in"] in ("path", "query")]
            for wanted in parameters:
                filled_path = path
                for each in parameters:
                    if each["in"] == "path":
                        value = "%00" if each is wanted else "1"
                        filled_path = filled_path.replace("{" + each["name"] + "}", value)
                query = {wanted["name"]: NUL} if wanted["in"] == "query" else {}
                yield method, filled_path, query


def test_no_request_with_a_nul_reaches_the_store(tmp_path: Path, address_of_store: str) -> None:
    """Each is refused in one line with 400, on both databases; a 503 would say that the store is broken."""

    async def run() -> None:
        settings = config(tmp_path, database=address_of_store)
        async with (
            serving(settings) as address,
            httpx.AsyncClient(base_url=address, timeout=60) as http,
            Lobby(address) as lobby,
        ):
            await lobby.register("Anna", "a raven by the lake")
            document = (await http.get("/api/schema/openapi.json")).json()
            tried = list(paths(document))
            assert len(tried) > 40
            for method, path, query in tried:
                answer = await http.request(method, path, params=query)
                # What should be a number has no such address.
                assert answer.status_code in (400, 404), (method, path, query, answer.text)
                assert answer.json()["detail"] in (NO_NUL, "Not Found")
            for path, operations in document["paths"].items():
                if "post" in operations and "{" not in path:
                    answer = await http.post(path, json={"name": NUL, "password": NUL, "text": NUL, "game": NUL})
                    assert answer.status_code == 400, (path, answer.text)
            made = await lobby.make(market(2))
            async with await connect(address, made.table.id, made.token) as seat:
                await seat.say_raw(msgspec.json.encode({"type": "chat", "id": 5, "text": NUL}).decode())
                await seat.say_in_chat("Good evening.")
                assert [line.text for line in seat.chat] == ["Good evening."]
            with pytest.raises(Gone, match="no such table"):
                await connect(address, "%00")

    asyncio.run(run())

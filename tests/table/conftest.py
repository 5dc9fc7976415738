"""What the tests of the table share: stores on both databases, servers in this process and in their own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.table.postgres import NoPostgres, private_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a private PostgreSQL server. If there can be none, the test is skipped and says so."""
    try:
        with private_postgres() as address:
            yield address
    except NoPostgres as missing:
        pytest.skip(f"the tests on PostgreSQL did not run: {missing}")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """The address of an empty database of each sort."""
    if request.param == "sqlite":
        return tmp_path / "praxis.sqlite"
    server: str = request.getfixturevalue("postgres")
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return server.rpartition("/")[0] + f"/{name}"

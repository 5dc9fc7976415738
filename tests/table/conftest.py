"""What the tests of the table share: stores on both databases, servers in this process and in their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.table.postgres import NoPostgres, private_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a private PostgreSQL server; the test is skipped, and says so, when there can be none."""
    try:
        with private_postgres() as address:
            yield address
    except NoPostgres as missing:
        pytest.skip(f"the tests on PostgreSQL did not run: {missing}")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_address(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """An empty database of each sort."""
    if request.param == "sqlite":
        return tmp_path / "praxis.sqlite"
    server: str = request.getfixturevalue("postgres")
    return asyncio.run(_new_database(server))


async def _new_database(server: str) -> str:
    name = f"test_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return server.rpartition("/")[0] + f"/{name}"

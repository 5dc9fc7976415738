"""Databases for tests of several servers."""

from __future__ import annotations

import random

import psycopg
import pytest


@pytest.fixture
def database(postgres: str) -> str:
    """A database of its own for each test."""
    name = f"several_{random.Random().randrange(10**9)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres.rpartition('/')[0]}/{name}"

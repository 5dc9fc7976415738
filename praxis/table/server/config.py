"""The settings of a server. Each has a default that suits one person and friends on one machine."""

from __future__ import annotations

import os
import re
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

import msgspec

from praxis.places import data_directory
from praxis.table.server.limits import BUDGETS, CONNECTIONS_AN_ADDRESS, LEAST_TAKEOVER

INSTALLED: Final = "praxis.table.game.installed:hosted_games"
DATABASE: Final = "praxis.sqlite"
SESSION: Final = "praxis_session"
CSRF_COOKIE: Final = "praxis_csrf"
CSRF_HEADER: Final = "x-praxis-csrf"


class BadConfig(Exception):
    """A setting is impossible; the message is one line."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    database: str = ""
    """The address of a PostgreSQL database; empty for SQLite in the data directory."""
    host: str = "127.0.0.1"
    port: int = 8230
    """The port; 0 for any that is free."""
    public: str = ""
    """The address that people use, if it is another one (behind a proxy): ``https://table.example``."""
    hosts: str = ""
    """Further names by which people reach this server, separated by commas: ``nas.local,table.lan``."""
    images: str = ""
    """The address of pictures of official cards, if the host has any: ``https://pictures.example/{id}.jpg``."""
    games: str = INSTALLED
    accounts: bool = True
    sockets_an_address: int = 200
    """How many WebSockets one address may have open."""
    connections_an_address: int = CONNECTIONS_AN_ADDRESS
    """How many connections of any sort one address may have open."""
    connections: int = 0
    """How many connections all addresses together may have open; 0: as many as the process may open files, less a
    reserve."""
    limits: dict[str, float] = {}
    """Other numbers for budgets of `praxis.table.server.limits`, by name: how many at once, and how many a minute."""
    proxies: list[str] = []
    """The addresses of proxies, which say in X-Forwarded-For whose requests they bring. If it is empty and there is a
    public address, this machine is the proxy."""
    quick_sockets: bool = True
    """Whether messages to people are written at once, without a task; the bench measures what that gains."""
    metrics_token: str = ""
    """The token for /metrics, shown as ``Authorization: Bearer …``. Without one, only this machine may read
    /metrics."""
    least_takeover: int = LEAST_TAKEOVER
    """The shortest ``rules.takeover`` of a table, in milliseconds. No option changes it: tests that do not want to wait
    do."""
    idle_seconds: float = 0.0
    """After how many seconds a table at which nobody is connected goes to sleep; 0: as usual."""
    token_days: int = 90
    session_days: int = 30
    log: str = "info"

    @classmethod
    def from_environment(cls, **given: object) -> Config:
        """The settings that are given, else those of the environment, else the defaults."""
        found: dict[str, object] = {"data": data_directory()}
        for name in ("database", "public", "hosts", "images", "metrics_token"):
            value = os.environ.get(f"PRAXIS_{name.upper()}")
            if value:
                found[name] = value
        found.update({name: value for name, value in given.items() if value is not None})
        config = msgspec.convert(found, cls, dec_hook=path_hook)
        config.check()
        return config

    def check(self) -> None:
        if self.public:
            parts = urlsplit(self.public)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
                raise BadConfig(f"the public address should look like https://table.example, not {self.public!r}")
        if self.images and (self.image_origin is None or "{id}" not in self.images):
            raise BadConfig(f"card images should look like https://pictures.example/{{id}}.jpg, not {self.images!r}")
        for name in self.limits:
            if name not in BUDGETS:
                raise BadConfig(f"no limit is called {name!r}; there are {', '.join(BUDGETS)}")
        if not 0 <= self.port <= 65535:
            raise BadConfig(f"a port is a number from 0 to 65535, not {self.port}")

    @property
    def store_address(self) -> str | Path:
        return self.database or self.data / DATABASE

    def is_called(self, host: str) -> bool:
        """Whether a Host header names this server. If somebody makes another name point here, its page sends that name,
        and is refused. A numeric address cannot be made to point elsewhere."""
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
        known = {"localhost", self.host.lower(), urlsplit(self.public).hostname, gethostname().lower()}
        return name in known or name in self.hosts.lower().split(",") or _is_numeric(name)

    @property
    def trusted(self) -> frozenset[str]:
        """The addresses whose X-Forwarded-For is believed."""
        return frozenset(self.proxies or (["127.0.0.1", "::1"] if self.public else []))

    @property
    def image_origin(self) -> str | None:
        """The one other host from which pages may load pictures; empty if the setting of pictures is no address."""
        parts = urlsplit(self.images)
        if parts.scheme not in ("http", "https") or not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?", parts.netloc):
            return None
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def secure(self) -> bool:
        """Whether people come by https. Then cookies must not travel without it."""
        return self.public.startswith("https://")


def _is_numeric(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def path_hook(wanted: type, value: object) -> object:
    if wanted is Path and isinstance(value, str | Path):
        return Path(value)
    raise NotImplementedError

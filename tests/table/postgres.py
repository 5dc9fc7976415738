"""A private PostgreSQL for tests: Debian's packages, a directory of its own, no password. It is gone after the
tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoPostgres(Exception):
    """There is no PostgreSQL and none can be installed; the message says why."""


def programs() -> Path:
    """The directory of PostgreSQL's programs. They are installed first, if that is needed and possible."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"],
            check=False,
            capture_output=True,
            timeout=300,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
        found = _installed()
    if found is None:
        raise NoPostgres("PostgreSQL is not installed and could not be installed (apt-get install postgresql)")
    return found


def _installed() -> Path | None:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


@contextmanager
def private_postgres() -> Iterator[str]:
    """A running server. Gives its address."""
    bin_directory = programs()
    # PostgreSQL refuses to run as root, so root runs it as another user.
    user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    home = Path(tempfile.mkdtemp(prefix="praxis-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(home, user)
    data = home / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(*arguments: str) -> None:
        as_user = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*as_user, *arguments],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=home,
            env={**os.environ, "LC_ALL": "C"},
        )
        if done.returncode:
            raise NoPostgres(f"{Path(arguments[0]).name}: {done.stderr.strip() or done.stdout.strip()}")

    try:
        run(str(bin_directory / "initdb"), "-D", str(data), "-A", "trust", "-U", "praxis", "-E", "UTF8", "--no-sync")
        run(
            *(str(bin_directory / "pg_ctl"), "-D", str(data), "-w", "-l", str(home / "log")),
            *("-o", f"-p {port} -k {home} -c listen_addresses=127.0.0.1", "start"),
        )
        try:
            yield f"postgresql://praxis@127.0.0.1:{port}/postgres"
        finally:
            run(str(bin_directory / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)

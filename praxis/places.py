"""Where Praxis keeps a person's files: saved games, records, databases, crash reports."""

import os
from pathlib import Path


def data_directory() -> Path:
    """The user's data directory for Praxis, which `PRAXIS_DATA` overrides. It need not exist yet."""
    chosen = os.environ.get("PRAXIS_DATA")
    if chosen:
        return Path(chosen).expanduser()
    # Imported here, so that only commands that keep files spend time on it.
    import platformdirs

    return platformdirs.user_data_path("praxis", appauthor=False)

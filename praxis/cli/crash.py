"""A crash leaves a report that can be sent to the developers, and one line that says where it is."""

import os
import platform
import shlex
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

from praxis import __version__
from praxis.cli.output import complain
from praxis.places import data_directory


def report_crash(error: Exception, args: Sequence[str]) -> None:
    """Write the traceback to a file and name the file in one line. If no file can be written, print the traceback."""
    report = (
        f"praxis {__version__}, Python {platform.python_version()}, {platform.platform()}\n"
        f"{time.strftime('%Y-%m-%d %H:%M:%S %z')}\n"
        f"$ praxis {shlex.join(args)}\n\n{''.join(traceback.format_exception(error))}"
    )
    what = traceback.format_exception_only(error)[-1].strip()
    name = f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    for directory in (data_directory() / "crashes", Path(tempfile.gettempdir())):
        try:
            directory.mkdir(parents=True, exist_ok=True)
            path = directory / name
            path.write_text(report, encoding="utf-8", errors="replace")
        except OSError:
            continue
        complain(f"this is a bug in Praxis ({what}); please send us the report {path}")
        return
    sys.stderr.write(report)
    complain(f"this is a bug in Praxis ({what}); please send us the report above")

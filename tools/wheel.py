"""Makes a wheel with the page and the compiled engine: `./play --wheel [FOLDER]`, by default in dist/.

The wheel is for this kind of machine and this version of Python (3.11, say); elsewhere `pip install .` makes one that
is interpreted. `praxis.compiled` takes the build in the wheel as long as the installed sources are those it was made
of.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from praxis import compiled  # noqa: E402
from tools import compile as tool  # noqa: E402


def pack(build: Path, folder: Path) -> Path:
    """Make the wheel that carries this build."""
    place = Path(compiled.CARRIED).relative_to(ROOT) / compiled.digest(carried=True)
    environment = {**os.environ, "PRAXIS_CARRIED": f"{build}={place}"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise tool.CannotCompile(f"the wheel could not be packed: {(done.stderr or done.stdout).strip()}")
    return max(folder.glob("praxis-*.whl"), key=lambda path: path.stat().st_mtime)


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./play --wheel", description="Make a wheel with the compiled engine.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where to put it (dist/)")
    parser.add_argument("--plain", action="store_true", help="compile once: in half the time, a tenth slower")
    chosen = parser.parse_args(args)
    code = tool.main(["--plain"] if chosen.plain else [])
    if code:
        return code
    try:
        made = pack(Path(compiled.BUILDS, compiled.digest()), chosen.folder.absolute())
    except tool.CannotCompile as error:
        print(f"praxis: {error}", file=sys.stderr)
        return 2
    print(f"the wheel is {made}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

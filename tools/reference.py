"""Writes the reference of the library, made of its docstrings by pdoc: ``python -m tools.reference [FOLDER]``.

By default it is written to build/reference. `./check` builds it too, and refuses a public name without a description.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pdoc
import pdoc.doc

import praxis

ROOT: Final = Path(__file__).resolve().parent.parent
MODULES: Final = ("praxis.api", "praxis.table.client", "praxis.compiled")
"""What the library consists of for those who use it."""


def undescribed() -> list[str]:
    """What says nothing of itself: functions and classes of the API, methods of these classes, and each member of a
    class that is made for the API."""
    api = pdoc.doc.Module(import_module("praxis.api"))
    found = [member for member in api.members.values() if not isinstance(member, pdoc.doc.Variable)]
    for owner in [member for member in found if isinstance(member, pdoc.doc.Class)]:
        own = owner.taken_from[0] == api.fullname
        found += [
            each
            for each in owner.members.values()
            if not each.name.startswith("_") and (own or isinstance(each, pdoc.doc.Function))
        ]
    return sorted(member.fullname for member in found if not member.docstring.strip())


def write(folder: Path) -> list[Path]:
    """Write the reference into a folder; gives the pages."""
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text=f"Praxis {praxis.__version__}")
    pdoc.pdoc(*MODULES, output_directory=folder)
    return sorted(folder.rglob("*.html"))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "reference"
    write(target)
    print(f"the reference is {target / 'praxis' / 'api.html'}")

"""A fifth language for tests: English with an accent on every vowel, in a folder of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import praxis.languages
from praxis.languages import ENGLISH

LANGUAGES = Path(praxis.languages.__file__).parent

PLAIN = "aeiouAEIOU"
ACCENTS = str.maketrans(PLAIN, "áéíóúÁÉÍÓÚ")
GRAMMAR = """
from praxis.languages.en.vendetta_cards import English

ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


class Accented(English):
    def sentence(self, text):
        return super().sentence(text).translate(ACCENTS)


GRAMMAR = Accented()
"""


def accented(text: str) -> str:
    return text.translate(ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


def _accented_row(line: str) -> str:
    """A row with its words accented, but not its head, gaps and conditions."""
    head, sign, phrase = line.partition(" = ")
    if line[:1] in "# " or not sign or head.endswith(tuple(_SIGNS)):
        return line
    pieces = re.split(r"(\{[^}]*\}|\[\?[^:]*:|^@\w+)", phrase)
    return head + sign + "".join(piece if at % 2 else accented(piece) for at, piece in enumerate(pieces))


_SIGNS = ("comma", "gap", "stop")


def copy(lang: str, root: Path, name: str) -> Path:
    """A copy of a language under another name."""
    folder = root / name
    shutil.copytree(LANGUAGES / lang, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def write(root: Path, lang: str) -> Path:
    """Write a whole language into `root/lang`."""
    folder = copy(ENGLISH, root, lang)
    for path in folder.glob("*.ftl"):
        read = FluentParser().parse(path.read_text(encoding="utf-8"))
        if path.name != "language.ftl":
            _Accents().visit(read)
        path.write_text(FluentSerializer().serialize(read), encoding="utf-8")
    for path in folder.glob("*.rows"):
        lines = [_accented_row(line) for line in path.read_text(encoding="utf-8").splitlines()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "vendetta_cards.py").write_text(GRAMMAR, encoding="utf-8")
    (folder / "vendetta_names.tsv").write_text("code\tname\ttitle\nBR01\tBlóódy Fúry\t\n", encoding="utf-8")
    return folder

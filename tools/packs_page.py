"""Write the list of all words in docs/packs.md anew, from the code: `python tools/packs_page.py`."""

from pathlib import Path

from praxis.vendetta.effects.reference import reference

PAGE = Path(__file__).parent.parent / "docs" / "packs.md"
MARK = "<!-- the vocabulary, made from the code -->\n"


def page(text: str) -> str:
    """The page with the list as it is in the code."""
    return text.partition(MARK)[0] + MARK + "\n" + reference()


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

"""Writes the generated parts of two pages of docs/ anew: `python tools/vendetta_pages.py`."""

from pathlib import Path

from praxis.vendetta.cards import ACTIVE_STEPS, CLAN, CLANS, PASSIVE
from praxis.vendetta.effects.reference import reference
from praxis.vendetta.sets import card_set

DOCS = Path(__file__).parent.parent / "docs"
WORDS_MARK = "<!-- the vocabulary, made from the code -->\n"
BUDGETS_MARK = "<!-- the budgets, made from the cards -->\n"
END_MARK = "<!-- end -->\n"


def packs_page(text: str) -> str:
    """The guide to packs with the present list of words."""
    return text.partition(WORDS_MARK)[0] + WORDS_MARK + "\n" + reference()


def design_page(text: str) -> str:
    """The design page with the present sums of the cards."""
    before, _, rest = text.partition(BUDGETS_MARK)
    return before + BUDGETS_MARK + "\n" + budgets() + "\n" + END_MARK + rest.partition(END_MARK)[2]


def budgets() -> str:
    """The printed power and the kinds of cards of each clan."""
    steps = (*ACTIVE_STEPS, PASSIVE)
    lines = [f"| clan | printed power | highest | {' | '.join(steps)} |", "|---" * (3 + len(steps)) + "|"]
    for clan in CLANS:
        own = [card for card in card_set().cards if card.kind == CLAN and card.clan == clan]
        counts = [sum(card.step == step for card in own) for step in steps]
        power = [card.power for card in own]
        lines.append(f"| {clan.capitalize()} | {sum(power)} | {max(power)} | {' | '.join(map(str, counts))} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, remake in (("packs.md", packs_page), ("vendetta-design.md", design_page)):
        page = DOCS / name
        page.write_text(remake(page.read_text(encoding="utf-8")), encoding="utf-8")

"""Which books have the Imbued: 2011 and 2012; 2023 if the table agrees; 2000 never."""

from __future__ import annotations

import pytest

from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Game, Setting
from praxis.vtes.dealt import dealing
from praxis.vtes.kind import KIND

HUNTERS = dealing.with_imbued(4)


def begun(edition: str, legacy: bool = False) -> Game:
    options: dict[str, str | int | bool] = {"turns": 20, "legacy": True} if legacy else {"turns": 20}
    return KIND.begin(KIND.header(Setting(4, edition, options, HUNTERS), 1))


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_the_books_with_the_appendix_play_the_imbued(edition: str) -> None:
    assert begun(edition).decision is not None


def test_the_book_of_2023_plays_them_only_if_the_table_allows_the_older_rules() -> None:
    assert begun("2023", legacy=True).decision is not None
    with pytest.raises(BadSetting, match="the rulebook of 2023 has no Imbued; the option 'legacy' allows them"):
        begun("2023")


def test_the_book_of_2000_never_plays_them() -> None:
    with pytest.raises(BadSetting, match=r"the rulebook of 2000 has no Imbued$"):
        begun("2000")
    with pytest.raises(BadSetting, match="the rulebook of 2000 has no option 'legacy'"):
        begun("2000", legacy=True)

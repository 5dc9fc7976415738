"""What every kind of game keeps to before a game begins: settings, labels, headers that cannot be played."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from praxis import games
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Kind, Setting
from praxis.kernel.walks import header_for
from tests.laws.choice import KINDS

by_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@by_kind
def test_settings_are_listed_once_each_under_different_labels(kind: Kind) -> None:
    settings = kind.settings()
    assert settings
    labels = [setting.label() for setting in settings]
    assert sorted(labels) == sorted(set(labels))
    assert all(kind.longest(setting) > 0 for setting in settings)


@by_kind
def test_the_header_of_a_setting_gives_that_setting_back(kind: Kind) -> None:
    for setting in kind.settings():
        header = header_for(kind, setting, 0)
        assert header.setting() == setting
        assert (header.game, header.rules, header.players) == (kind.name, kind.version, setting.players)
        assert msgspec.json.decode(msgspec.json.encode(header), type=type(header)) == header


@by_kind
def test_a_game_begins_at_a_decision_with_events_and_whole(kind: Kind) -> None:
    for setting in kind.settings():
        game = kind.begin(header_for(kind, setting, 1))
        assert game.decision is not None
        assert len(game.decision.options) > 1
        assert game.seats == setting.players
        assert game.number == 0
        assert game.take_events()
        assert game.faults() == []


OPTIONS = st.dictionaries(st.text(max_size=8), st.text(max_size=8) | st.integers() | st.booleans(), max_size=3)
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.text(max_size=6),
        "options": OPTIONS,
        "seats": st.lists(st.text(max_size=5), max_size=12),
        "decks": st.lists(st.text(max_size=20), max_size=6),
    },
)


@by_kind
@given(changes=CHANGES, known=st.randoms(use_true_random=False))
def test_a_header_that_cannot_be_played_is_refused_in_one_line(kind: Kind, changes: dict[str, Any], known: Any) -> None:
    setting = known.choice(kind.settings())
    if "options" in changes:
        kept = {name: value for name, value in setting.options.items() if known.random() < 0.7}
        changes["options"] = {**kept, **changes["options"]}
    header = msgspec.structs.replace(header_for(kind, setting, 0), **changes)
    try:
        game = kind.begin(header)
    except BadSetting as bad:
        line = str(bad)
    else:
        assert game.seats == header.players
        return
    assert line
    assert len(line.splitlines()) == 1
    assert len(line) < 400


# --- the table of games ----------------------------------------------------------------------------------------------


def test_every_game_of_the_table_can_be_asked_for_by_name() -> None:
    assert [kind.name for kind in games.kinds()] == games.names()
    for name in games.names():
        assert games.kind(name) is games.kind(name)
        assert games.kind(name).name == name


@pytest.mark.parametrize("name", ["", "chess", "Vendetta", "vtes ", "../vtes", "new\nline"])
def test_an_unknown_game_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadSetting, match=r"no game is called .*; there (is|are) ") as found:
        games.kind(name)
    assert len(str(found.value).splitlines()) == 1
    assert all(known in str(found.value) for known in games.names())


def test_the_table_names_modules_and_what_is_in_them() -> None:
    assert games.names()[:2] == list(games.OWN) == ["vendetta", "vtes"]
    assert all(re.fullmatch(r"praxis\.\w+\.entry:GAME", place) for place in games.OWN.values())


def test_a_label_says_all_that_makes_a_setting() -> None:
    assert Setting(5, "2023", {"draft": True, "ante": False}).label() == "2023 5p ante=False draft=True"
    assert Setting(3).label() == "3p"

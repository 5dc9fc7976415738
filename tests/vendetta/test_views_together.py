"""Five seats that look together see what each would see alone, and words said once are right for all of them."""

from __future__ import annotations

import msgspec
import pytest

from praxis import games
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Setting
from praxis.kernel.walks import random_walk
from praxis.kernel.words import Scene
from praxis.languages import known
from praxis.vendetta import sets
from praxis.vendetta.state import PLAYER_FIELDS, Player
from praxis.vendetta.view import PlayerView, View
from praxis.vendetta.words import WORDS
from praxis.vendetta.words.cards import words_of

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_is_handed_the_same_is_told_the_same(seed: int) -> None:
    """`WORDS.alike`: the table says a line once for all who may know the same of it."""
    assert WORDS.alike
    seats = [*range(5), SPECTATOR]
    said: dict[bytes, str] = {}
    for game, _ in random_walk(games.kind("vendetta"), Setting(5), seed):
        views = game.views(seats)
        lang = known()[game.number % len(known())]
        here: dict[bytes, object] = {}
        for seat, view in zip(seats, views, strict=True):
            scene = Scene(lang, NAMES, seat, view)
            frames = game.stack_view(seat)
            shown = game.decision_view(seat)
            sentence = WORDS.stack(frames, scene)
            assert here.setdefault(msgspec.json.encode(frames), sentence) == sentence
            if shown is not None and shown.options is None:
                question = WORDS.decision(shown, scene)
                assert here.setdefault(msgspec.json.encode([frames, shown]), question) == question
            for n, event in enumerate(game.take_events() if seat == SPECTATOR else list(game.events or [])):
                fields = event.seen_by(seat)
                line = WORDS.event(event.kind, fields, scene)
                assert here.setdefault(msgspec.json.encode([n, event.kind, fields]), line) == line
        said.update((key, str(value)) for key, value in here.items())
    assert len(said) > 100


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_gaze_that_stays_sees_what_a_fresh_look_sees(seed: int) -> None:
    seats = [*range(5), SPECTATOR]
    cache, kept = None, 0
    before: dict[int, PlayerView] = {}
    for game, _ in random_walk(games.kind("vendetta"), Setting(5), seed):
        cache = cache or game.view_cache()
        views = cache.views(game, seats)
        assert views == [game.view(seat) for seat in seats]
        # Kept in `before`, or their ids would be given to others.
        players = {id(player): player for view in views if isinstance(view, View) for player in view.players}
        kept += len(players.keys() & before.keys())
        before = players
    assert kept > 100


def test_a_player_is_packed_with_each_of_her_fields() -> None:
    """A field that is forgotten in `packed` would be shown as it was before."""
    player = Player(3)
    assert player.packed() == player.fork().packed()
    other: dict[type, object] = {int: 7, bool: True, list: [[1], [2], [3]]}
    for field in PLAYER_FIELDS:
        twin = player.fork()
        value = getattr(twin, field)
        new = [4, 5, 6] if isinstance(value, list) and field != "cards_at" else other[type(value)]
        setattr(twin, field, new)
        assert player.packed() != twin.packed(), field


def test_an_option_whose_words_were_kept_is_said_as_if_it_were_new() -> None:
    """Players have other names, see other things and hold other cards when the same option comes again."""
    known = words_of(sets.card_set(), "en").choices
    for seed, names in enumerate((NAMES, NAMES[::-1])):
        for game, _ in random_walk(games.kind("vendetta"), Setting(5), seed + 1):
            if game.decision is None:
                break
            seat = game.decision.seat
            decision = game.decision_view(seat)
            assert decision is not None
            scene = Scene("en", names, seat, game.view(seat))
            kept = WORDS.options(decision.options or [], decision, scene)
            held = known.copy()
            known.clear()
            assert [WORDS.option(key, decision, scene) for key in decision.options or []] == kept
            known.update(held)
    assert sum(len(options) for options in known.values()) > 50

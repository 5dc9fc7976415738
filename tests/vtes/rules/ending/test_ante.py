"""Playing for ante: an option of the book of 2000."""

from __future__ import annotations

import random

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import ANTE
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.rules.master.cards import coin


def begin(edition: str = "2000", seed: int = 3, **options: bool) -> VtesGame:
    game = KIND.begin(KIND.header(Setting(4, edition, {"turns": 40, **options}), seed))
    assert isinstance(game, VtesGame)
    return game


def staked(*seats: SeatOf) -> Table:
    """A position in which everybody has a stake called Stake and her letter."""
    for letter, spec in zip("abcd", seats, strict=False):
        spec.regions = {**spec.regions, "ante": [coin(f"Stake {letter}")]}
    return position(*seats, edition="2000", options={"ante": True})


@proves("option.ante.optional", editions="2000")
def test_players_may_agree_to_play_for_ante_and_only_by_the_book_of_2000() -> None:
    assert [len(cards) for cards in begin(ante=True).regions[ANTE]] == [1, 1, 1, 1]
    assert [len(cards) for cards in begin(ante=False).regions[ANTE]] == [0, 0, 0, 0]
    assert [len(cards) for cards in begin().regions[ANTE]] == [0, 0, 0, 0]
    for edition in ("2011", "2012", "2023"):
        with pytest.raises(BadSetting, match="has no option 'ante'"):
            begin(edition, ante=True)


@proves("option.ante.one-card", "option.ante.before-draw", editions="2000")
def test_the_top_card_of_each_library_is_turned_up_and_set_aside_before_the_hands_are_drawn() -> None:
    plain, game = begin(), begin(ante=True)
    events = game.take_events()
    stakes = [event for event in events if event.kind == "ante"]
    assert [event.fields["seat"] for event in stakes] == [0, 1, 2, 3]
    assert max(events.index(event) for event in stakes) < min(
        number for number, event in enumerate(events) if event.kind == "drawn"
    )
    for player in range(4):
        card = game.regions[ANTE][player][0]
        # The same seed without ante: what is staked now was the first card of the opening hand.
        assert game.face[card].key == plain.face[plain.hand(player)[0]].key
        assert [game.face[one].key for one in game.hand(player)[:6]] == [
            plain.face[one].key for one in plain.hand(player)[1:]
        ]
        assert len(game.hand(player)) == 7
        assert all(game.seen(card, other) for other in range(4))


@proves("option.ante.predator-wins", "option.ante.only-own-card", "option.ante.last-keeps", editions="2000")
def test_richard_wins_two_stakes_and_jennifer_only_his() -> None:
    """Richard, Steve, Justin, Jennifer clockwise, as in the book."""
    t = staked(
        seat(pool=1, ready=["Richard 2/3", "Rita 2/3"]),
        seat(pool=1),
        seat(pool=1),
        seat(ready=["Jennifer 2/3 bleed:20"]),
    )
    for bleeder, won in (("Richard", "Stake b"), ("Rita", "Stake c")):
        t.does(f"bleed {bleeder}")
        t.goes_on()
        assert t.g.owner[t[won]] == 0
    assert t.g.regions[ANTE][0] == [t["Stake a"], t["Stake b"], t["Stake c"]]
    while t.who() != "d" or t.asks != "minion":
        t.passes()
    t.does("bleed Jennifer")
    t.goes_on()
    assert t.game.over
    assert t.g.owner[t["Stake a"]] == 3
    assert t.g.owner[t["Stake b"]] == t.g.owner[t["Stake c"]] == 0  # what he had won stays his
    assert t.g.owner[t["Stake d"]] == 3  # the last one keeps hers
    assert not t.g.faults()


@proves("option.ante.simultaneous", editions="2000")
def test_ousted_together_with_her_prey_she_still_wins_the_stake_and_the_point() -> None:
    t = staked(
        seat(pool=1, ready=["Vasily 3/7 prince"], hand=["Anarchist Uprising"]),
        seat(pool=1, ready=["Otto 2/3 locked"]),
        seat(pool=5),
        seat(pool=5),
    )
    t.does("play Anarchist Uprising Vasily")
    while t.asks != "polling":
        t.passes()
    t.does("vote Vasily for")
    t.goes_on()
    assert t.g.ousted == [1, 1, 0, 0]
    assert (t.g.vps, t.g.pool) == ([1, 0, 0, 1], [0, 0, 5, 11])
    assert t.g.owner[t["Stake b"]] == 0
    assert t.g.owner[t["Stake a"]] == 3
    t.is_quiet()


@proves("option.ante.ownership-exception", editions="2000")
def test_no_other_card_changes_its_owner_in_a_whole_game() -> None:
    moved = 0
    for seed in range(4):
        game = begin(seed=seed, ante=True)
        game.pool = [3, 3, 3, 3]  # soon somebody is ousted
        game.total = sum(game.pool) + sum(game.blood) + game.bank
        owners, stakes = list(game.owner), [cards[0] for cards in game.regions[ANTE]]
        dice = random.Random(seed)
        while not game.over:
            assert game.decision is not None
            options = game.decision.options
            game.answer(game.decision.seat, options[dice.randrange(len(options))])
        changed = [card for card, owner in enumerate(game.owner) if owner != owners[card]]
        assert set(changed) <= set(stakes)
        moved += len(changed)
    assert moved > 0


@proves("option.ante.ownership-exception", editions="2000")
def test_a_fork_keeps_its_own_stakes() -> None:
    t = staked(seat(ready=["Mira 2/3"]), seat(pool=1), seat(), seat())
    twin = t.g.fork()
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.owner[t["Stake b"]] == 0
    assert twin.owner[t["Stake b"]] == 1

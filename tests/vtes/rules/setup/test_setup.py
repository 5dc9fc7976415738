"""How a game begins."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vtes.dealt.dealing import built_in, house_deck
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model.regions import READY, TORPOR, UNCONTROLLED
from praxis.vtes.model.view import View
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.master.cards import EDITIONS, card, editions, since_2011
from tests.vtes.shorthand import build, crypt

until_2012 = pytest.mark.parametrize("edition", EDITIONS[:3])


def begin(edition: str, players: int = 5, seed: int = 7, decks: list[str] | None = None, by: str = "any") -> VtesGame:
    setting = Setting(players, edition, {"turns": 10, "players": by}, decks or built_in(players))
    game = KIND.begin(KIND.header(setting, seed))
    assert isinstance(game, VtesGame)
    return game


@editions
@proves("setup.players.count")
def test_the_book_says_how_many_can_play(edition: str) -> None:
    """By the book of 2023 four or five, by the others two or more; a table may agree to sit with any number."""
    for players in range(2, 9):
        if edition == "2023" and players not in (4, 5):
            with pytest.raises(BadSetting, match=f"{players} players; 4 to 5 can play by the rulebook of 2023"):
                begin(edition, players, by="book")
        else:
            assert len(begin(edition, players, by="book").seated()) == players
        assert len(begin(edition, players).seated()) == players
    with pytest.raises(BadSetting, match="1 players; 2 to 10 can play"):
        begin(edition, 1)


@proves("setup.players.first-random", editions="2023")
def test_in_2023_the_first_methuselah_is_drawn_at_random() -> None:
    firsts = {begin("2023", seed=seed).turn_span().seat for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}
    assert {begin("2012", seed=seed).turn_span().seat for seed in range(10)} == {0}


@editions
@proves("setup.seating.method")
def test_they_sit_as_they_have_agreed(edition: str) -> None:
    """The order of seats is given with the game; nothing changes it."""
    for order in (["house-1", "house-2", "house-3"], ["house-3", "house-1", "house-2"]):
        game = begin(edition, 3, decks=order)
        for at, name in enumerate(order):
            own = {face.key for face in house_deck(name).crypt}
            assert {game.face[one].key for one in range(len(game.face)) if game.owner[one] == at} >= own


@editions
@proves("setup.seating.prey", "setup.seating.predator")
def test_the_left_hand_neighbour_is_prey_and_the_right_hand_one_predator(edition: str) -> None:
    t = position(seat(ready=["Mira 2/3"]), seat(), seat(), seat(), seat(), edition=edition)
    assert [t.g.prey(at) for at in range(5)] == [1, 2, 3, 4, 0]
    assert [t.g.predator(at) for at in range(5)] == [4, 0, 1, 2, 3]
    with t.changes("b.pool", -1), t.unchanged("c.pool", "d.pool", "e.pool", "a.pool"):
        t.does("bleed Mira")
        t.goes_on()


@editions
@proves("setup.pool.thirty", "setup.edge.uncontrolled", "setup.draw.hand-seven", "setup.draw.crypt-four")
@proves("setup.decks.shuffle", "setup.regions.controlled-empty")
def test_thirty_pool_seven_cards_four_crypt_cards_and_nobody_has_the_edge(edition: str) -> None:
    for players in (2, 5, 7):
        game = begin(edition, players)
        assert game.pool == [30] * players
        assert game.edge == -1
        for at in range(players):
            _, crypt_cards, library = house_deck(built_in(players)[at])
            assert len(game.hand(at)) == 7
            assert len(game.library(at)) == len(library) - 7
            assert len(game.uncontrolled(at)) == 4
            assert len(game.crypt(at)) == len(crypt_cards) - 4
            assert not game.controls(at)
            assert all(not game.face[one].types & faces.CRYPT for one in [*game.hand(at), *game.library(at)])
            assert all(game.face[one].types & faces.CRYPT for one in [*game.uncontrolled(at), *game.crypt(at)])
        assert not game.faults()


@editions
@proves("setup.draw.hand-seven", "setup.draw.crypt-four", "setup.decks.shuffle")
def test_hand_and_crypt_cards_come_from_the_top_of_shuffled_decks(edition: str) -> None:
    game = begin(edition)
    events = game.take_events()
    last_shuffle = max(number for number, event in enumerate(events) if event.kind == "shuffled")
    first_draw = min(number for number, event in enumerate(events) if event.kind.startswith("drawn"))
    assert [event.fields["region"] for event in events if event.kind == "shuffled"] == ["crypt", "library"] * 5
    assert last_shuffle < first_draw
    hands = {tuple(begin(edition, seed=seed).face[one].key for one in range(30)) for seed in range(5)}
    assert len(hands) == 5
    one, other = begin(edition, seed=1), begin(edition, seed=1)
    assert [face.key for face in one.face] == [face.key for face in other.face]


@editions
@proves("setup.bank.common", "setup.bank.unlimited")
def test_the_bank_has_all_other_counters_and_never_runs_out(edition: str) -> None:
    """It gives and takes for everybody; the sum of all counters never changes."""
    t = position(seat(ready=["Mira 1/9", "Nils 8/9"]), seat(pool=1), seat(ready=["Vera 1/9"]), edition=edition)
    assert t.g.bank == 0
    t.does("hunt Mira")
    t.goes_on()
    assert (t.g.bank, t.measure("Mira.blood")) == (-1, 2)
    t.does("bleed Nils")
    t.goes_on()
    assert (t.g.bank, t.measure("a.pool")) == (-1 + 1 - 6, 36)
    while not (t.who() == "c" and t.asks == "minion"):
        t.passes()
    t.does("hunt Vera")
    t.goes_on()
    assert t.measure("Vera.blood") == 2
    assert sum(t.g.pool) + sum(t.g.blood) + t.g.bank == t.g.total
    assert not t.g.faults()


@editions
@proves("setup.regions.layout")
def test_uncontrolled_ready_and_torpor_regions(edition: str) -> None:
    """Uncontrolled cards are not hers to act with; ready minions and those in torpor are controlled."""
    t = position(seat(ready=["Mira 2/3"], torpor=["Sunk 2/3"], uncontrolled=["Wait 2/9"]), seat(), edition=edition)
    assert t.g.minions(0) == [t["Mira"], t["Sunk"]]
    assert t["Wait"] not in t.g.controls(0)
    assert [t.g.where[t[name]] for name in ("Mira", "Sunk", "Wait")] == [READY, TORPOR, UNCONTROLLED]
    assert t.offers("bleed Mira")
    assert t.offers("leave Sunk")
    assert not t.offers("bleed Sunk")
    assert not t.offers("bleed Wait")


@editions
@proves("setup.look.own-cards")
def test_hand_and_uncontrolled_region_are_open_to_their_owner_and_closed_to_others(edition: str) -> None:
    game = begin(edition)
    own, other, watcher = game.view(0), game.view(1), game.view(-1)
    assert isinstance(own, View)
    assert isinstance(other, View)
    assert isinstance(watcher, View)
    for one in [*game.hand(0), *game.uncontrolled(0)]:
        assert own.faces[one] == game.face[one].key
        assert other.faces[one] is None
        assert watcher.faces[one] is None
    for one in [*game.library(0), *game.crypt(0)]:
        assert own.faces[one] is None


@since_2011
@proves("deck.groups.not-in-play")
def test_groups_do_not_matter_in_play(edition: str) -> None:
    """A vampire of group 6, taken from another, is influenced out beside those of group 1."""
    grab = card("Grab", faces.MASTER, build.master(crypt.take_uncontrolled(), target=crypt.unseen()))
    t = position(
        seat(ready=["Mira 2/3 group:1"], hand=[grab]),
        seat(uncontrolled=["Far 5/5 group:6"]),
        edition=edition,
        phase="master",
    )
    assert (t.g.face[t["Mira"]].group, t.g.face[t["Far"]].group) == (1, 6)
    t.does("play Grab")
    t.passes_until("influence")
    t.does("out Far" if edition == "2023" else "pass")
    assert t.region("Far") == "ready"
    assert t.g.controller[t["Far"]] == 0
    assert t.g.owner[t["Far"]] == 1

"""Before the first round: players, locations, clans, decks, pools."""

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vendetta.cards import ALLY, CLAN, CLANS, LOCATION, RELIC, VICTIM
from praxis.vendetta.kind import KIND
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.sets import card_set
from praxis.vendetta.state import NONE
from praxis.vendetta.view import HIDDEN

COUNTS = [3, 4, 5, 6]
EVERY_COUNT = pytest.mark.parametrize("players", COUNTS)


def set_up(players: int, seed: int = 1) -> Table:
    """A game with all clans picked, at the first card choice."""
    t = Table(phase="setup", players=players, seed=seed)
    t.goes_on("keep")
    return t


# -- players ----------------------------------------------------------------------------------------------------------


@EVERY_COUNT
@proves("vendetta.game.player-count")
def test_three_to_six_play(players: int) -> None:
    t = Table(phase="setup", players=players)
    assert len(t.game.players) == players
    t.goes_on()
    assert t.game.over
    t.is_quiet()


@pytest.mark.parametrize("players", [0, 1, 2, 7, 8])
@proves("vendetta.game.player-count")
def test_neither_fewer_than_three_nor_more_than_six_play(players: int) -> None:
    with pytest.raises(BadSetting, match=f"3 to 6 players, not {players}"):
        KIND.begin(KIND.header(Setting(players), 1))


@proves("vendetta.setup.variant-rules-3-and-6-players", "vendetta.variant.team.player-counts")
def test_six_players_play_as_teams_and_three_by_their_own_card_choice() -> None:
    six = set_up(6)
    assert [six.game.partner(seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    three = set_up(3)
    assert [three.game.partner(seat) for seat in range(3)] == [NONE] * 3
    assert len(three.offered("keep")) == 3


@pytest.mark.parametrize("players", [4, 5])
@proves("vendetta.round.base-rules-4-5-players")
def test_four_or_five_players_need_no_variant(players: int) -> None:
    t = set_up(players)
    readings = t.game.readings
    assert (readings.team, readings.locations, readings.relics) == (False, False, False)
    assert len(t.offered("keep")) == 2
    t.goes_on()
    assert len(t.told("turn")) == players * (2 + 3 + 4)
    assert len(t.winners) == 1


# -- the ambition token -----------------------------------------------------------------------------------------------


@EVERY_COUNT
@proves("vendetta.setup.first-player-random", "vendetta.components.ambition-token")
def test_chance_gives_the_one_ambition_token_to_any_player(players: int) -> None:
    holders = [Table(phase="setup", players=players, seed=seed) for seed in range(60)]
    assert {t.game.ambition for t in holders} == set(range(players))
    for t in holders:
        assert t.told("ambition") == [{"seat": t.game.ambition}]
        assert t.decides == t.game.ambition


@EVERY_COUNT
@proves("vendetta.turn-order.clockwise-from-ambition", "vendetta.setup.clan-choice-order")
def test_clans_are_picked_from_the_ambition_holder_clockwise(players: int) -> None:
    t = Table(phase="setup", players=players, seed=5)
    first = t.game.ambition
    asked = []
    while t.asks == "clan":
        asked.append(t.decides)
        before = t.offered("clan")
        t.answer(t.options()[-1])
        assert t.happened("clan", seat=asked[-1], clan=before[-1].removeprefix("clan "))
    assert asked == [(first + i) % players for i in range(players)]
    picked = [CLANS[player.clan] for player in t.game.players]
    t.goes_on()
    assert [CLANS[player.clan] for player in t.game.players] == picked  # for the whole game


# -- locations --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@proves("vendetta.setup.locations-3-4-players")
def test_three_or_four_players_have_three_locations(players: int) -> None:
    t = set_up(players)
    t.goes_on("plan")
    hand = len(t.player(t.decider).hand)
    places = {words.split(" at ")[1].split()[0] for words in t.offered("play")}
    assert places == {"1", "2", "haven"}
    assert len(t.offered("play")) == hand * 3 * 2


@pytest.mark.parametrize("players", [5, 6])
@proves("vendetta.setup.locations-5-6-players", "vendetta.components.location-tiles")
def test_five_or_six_players_have_four_locations(players: int) -> None:
    t = set_up(players)
    t.goes_on("plan")
    places = {words.split(" at ")[1].split()[0] for words in t.offered("play")}
    assert places == {"1", "2", "3", "haven"}


@EVERY_COUNT
@proves("vendetta.setup.locations-in-line-haven-last")
def test_locations_are_resolved_in_ascending_order_with_the_haven_last(players: int) -> None:
    t = set_up(players)
    t.goes_on()
    count = 3 if players < 5 else 4
    assert [told["location"] for told in t.told("location")] == list(range(count)) * 3
    assert t.where(count - 1) == "haven"


@EVERY_COUNT
@proves("vendetta.setup.position-tile-each-location")
def test_every_player_has_a_position_at_every_location_in_play_and_at_no_other(players: int) -> None:
    t = set_up(players)
    t.goes_on("plan")
    for player in t.game.players:
        assert player.cards_at == [[]] * t.game.locations
        assert player.blood_at == [0] * t.game.locations
    first = t.decider
    for place in range(t.game.locations):
        twin = set_up(players)
        twin.goes_on("plan")
        twin.plays(first, "Hunt", at=place + 1)
        there = [cards for player in twin.game.players for cards in player.cards_at]
        assert [len(cards) for cards in there].count(1) == 1
        assert len(twin.player(first).cards_at[place]) == 1


# -- clans ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "sheets"), [(3, 4), (4, 5), (5, 6), (6, 7)])
@proves("vendetta.setup.clan-sheets-one-more-than-players", "vendetta.components.clan-sheets")
def test_one_clan_more_than_players_is_laid_out(players: int, sheets: int) -> None:
    shown = set()
    for seed in range(40):
        t = Table(phase="setup", players=players, seed=seed)
        offered = [words.removeprefix("clan ") for words in t.offered()]
        assert len(offered) == sheets == len(set(offered))
        assert set(offered) <= set(CLANS)
        assert t.told("clans") == [{"clans": offered}]  # face up, for everybody
        shown |= set(offered)
    assert shown == set(CLANS)  # shuffled: over many games, every clan is laid out


@EVERY_COUNT
@proves("vendetta.setup.clan-unique")
def test_a_clan_that_was_picked_cannot_be_picked_again(players: int) -> None:
    t = Table(phase="setup", players=players)
    taken: list[str] = []
    while t.asks == "clan":
        for clan in taken:
            assert f"clan {clan}" not in t.offered()
            assert t.refuses(f"clan {clan}").clause == "vendetta.setup.clan-unique"
        taken.append(t.offered()[0].removeprefix("clan "))
        t.picks(t.decider, taken[-1])
    assert len({player.clan for player in t.game.players}) == players


@EVERY_COUNT
@proves("vendetta.setup.unused-clan-sheets-to-box")
def test_the_clan_nobody_picked_stays_in_the_box(players: int) -> None:
    t = set_up(players)
    used = {CLANS[player.clan] for player in t.game.players}
    assert t.game.sheets == []
    t.goes_on()
    for clan in set(CLANS) - used:
        assert set(t.game.set.clan_cards[clan]) <= set(t.game.box)


@proves("vendetta.game.clans")
def test_there_are_exactly_seven_clans_with_a_fixed_card_set_each() -> None:
    assert CLANS == ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
    t = Table(phase="setup", players=6)
    assert t.offered() == [f"clan {clan}" for clan in CLANS]
    assert t.clauses(t.decider, "clan tzimisce") == ["vendetta.game.clans"]
    t.goes_on("keep")
    for player in t.game.players:
        own = {*player.aside, *player.hand, *player.deck}
        assert own == set(t.game.set.clan_cards[CLANS[player.clan]])


# -- what the box holds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["house", "plain"])
@proves(
    "vendetta.components.clan-cards",
    "vendetta.components.relic-cards",
    "vendetta.components.ally-cards",
    "vendetta.components.victim-cards",
    "vendetta.components.location-cards",
)
def test_the_box_holds_as_many_cards_as_the_rulebook_lists(cards: str) -> None:
    g = Table(phase="setup", players=6, cards=cards).game
    kinds = [card.kind for card in g.set.cards]
    assert {kind: kinds.count(kind) for kind in kinds} == {CLAN: 63, ALLY: 30, VICTIM: 35, LOCATION: 7, RELIC: 8}
    for clan in CLANS:
        own = [g.set.cards[card] for card in g.set.clan_cards[clan]]
        assert (len(own), sum(card.starting for card in own)) == (9, 2)
    assert not g.faults()


@proves("vendetta.components.ally-cards", "vendetta.setup.ally-deck-shuffled", "vendetta.ally.two-kinds")
def test_humans_and_vampires_are_shuffled_together_face_down() -> None:
    decks = [Table(phase="setup", players=4, seed=seed).game for seed in range(5)]
    for g in decks:
        assert sorted(g.ally_deck) == sorted(g.set.allies)
        natures = [g.set.cards[card].vampire for card in g.ally_deck]
        assert True in natures
        assert False in natures
        assert natures != sorted(natures)
        twin = g.fork()
        twin.ally_deck.reverse()
        assert g.view(0) == twin.view(0)  # nobody sees the order
    assert len({tuple(g.ally_deck) for g in decks}) == 5


@proves("vendetta.setup.victim-stack-face-up", "vendetta.components.victim-cards")
def test_victims_lie_in_a_face_up_stack() -> None:
    t = set_up(4)
    assert len(t.game.victims) == 35 - 4
    for view in (t.view(), t.view("a"), t.view("d")):
        assert view.top_victim == t.game.victims[0]
        assert view.victims == 31


# -- players' things --------------------------------------------------------------------------------------------------


@proves("vendetta.setup.stay-withdraw-tokens")
def test_every_player_has_one_stay_and_one_withdraw_token() -> None:
    t = set_up(4)
    t.goes_on("withdraw")
    asked = []
    while t.asks == "withdraw":
        assert t.offered() == ["stay", "withdraw"]
        asked.append(t.decides)
        t.answer("stay")
    assert len(asked) == 4 == len(set(asked))


@EVERY_COUNT
@proves("vendetta.setup.starting-cards-set-aside", "vendetta.setup.clan-deck-7-cards")
def test_hunt_and_ready_are_set_aside_and_the_other_seven_are_shuffled(players: int) -> None:
    decks = set()
    for seed in range(4):
        t = Table(phase="setup", players=players, seed=seed)
        t.picks(t.decider, t.offered()[0].removeprefix("clan "))
        player = t.game.players[t.game.ambition]
        assert [t.name(card) for card in sorted(player.aside)] == ["Hunt", "Ready"]
        assert player.hand == []  # not before the first round begins
        assert sorted(map(t.name, player.deck)) == sorted(
            ["Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"],
        )
        decks.add(tuple(map(t.name, player.deck)))
        assert t.view(t.game.ambition).players[t.game.ambition].deck == [HIDDEN] * 7
        t.goes_on("keep")
        assert t.hand(t.decider) == ["Hunt", "Ready"]
    assert len(decks) > 1


@EVERY_COUNT
@proves("vendetta.setup.starting-pool", "vendetta.setup.bank")
def test_everyone_starts_with_six_blood_and_three_influence_out_of_the_bank(players: int) -> None:
    t = Table(phase="setup", players=players)
    bank = t.measure("bank.blood"), t.measure("bank.influence")
    t.goes_on("keep")
    dealt = [(told["what"], told["amount"]) for told in t.told("gained")[: 2 * players]]
    assert dealt == [("blood", 6), ("influence", 3)] * players
    for name in t.names:
        assert t.measure(f"{name}.influence") == 3
        assert t.measure(f"{name}.blood") == 6 + 3  # with what the starting victim gave
    assert t.measure("bank.blood") == bank[0] - 9 * players
    assert t.measure("bank.influence") == bank[1] - 3 * players
    assert not t.game.faults()


@EVERY_COUNT
@proves("vendetta.setup.starting-victim")
def test_everyone_starts_with_one_victim_in_the_alliance(players: int) -> None:
    t = set_up(players)
    for name in t.names:
        assert [t.game.set.cards[card].kind for card in t.player(name).alliance] == [VICTIM]
        assert t.measure(f"{name}.drained") == 0
    assert t.measure("victims") == 35 - players


@proves("vendetta.setup.bank")
def test_the_bank_never_runs_out() -> None:
    t = Table(a=Seat(at={1: ["power 1 conflict: gain 99 blood; gain 99 influence"]}), resolves=1)
    with (
        t.changes("a.blood", 99 + 4),
        t.changes("a.influence", 99 + 1),
    ):  # more than the box has tokens; the 4 by feeding
        t.all_stay()
    t.is_quiet()


def test_the_house_set_is_the_default_and_marked_as_ours() -> None:
    assert card_set().house
    assert KIND.begin(KIND.header(Setting(4), 1)).set is card_set()

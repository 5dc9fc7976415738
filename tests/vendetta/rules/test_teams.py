"""Team mode, for four and for six."""

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table

ELSEWHERE = ["Hunt"]


def team_of(t: Table, who: str) -> set[str]:
    return {who, t.names[t.game.partner(t.seat(who))]}


# -- forming teams -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
@proves("vendetta.variant.team.player-counts")
def test_three_or_five_players_cannot_form_teams(players: int) -> None:
    with pytest.raises(BadSetting, match=f"teams need 4 or 6 players, not {players}"):
        Table(players=players, team=True)


@pytest.mark.parametrize(("players", "teams"), [(4, ["ac", "bd"]), (6, ["ad", "be", "cf"])])
@proves("vendetta.variant.team.player-counts", "vendetta.variant.team.opposite-positions")
def test_partners_sit_opposite_each_other(players: int, teams: list[str]) -> None:
    t = Table(players=players, team=True)
    assert {frozenset(team_of(t, who)) for who in t.names} == {frozenset(team) for team in teams}
    for who in t.names:
        between = (t.game.partner(t.seat(who)) - t.seat(who)) % players
        assert between == players // 2  # as many places one way round as the other


@pytest.mark.parametrize("players", [4, 6])
@proves("vendetta.variant.team.turn-order-alternates")
@pytest.mark.parametrize("ambition", ["a", "b", "d"])
def test_the_turns_of_the_teams_alternate(players: int, ambition: str) -> None:
    t = Table(players=players, team=True, ambition=ambition, left=1)
    t.goes_on("withdraw")
    teams = [min(told["seat"], t.game.partner(told["seat"])) for told in t.told("turn")]
    first = teams[: players // 2]
    assert len(set(first)) == players // 2
    assert teams == first + first


@proves("vendetta.variant.team.form-before-clans")
@pytest.mark.parametrize("players", [4, 6])
def test_teams_are_known_before_the_clans_are_chosen(players: int) -> None:
    t = Table(phase="setup", players=players, team=True)
    assert t.asks == "clan"
    before = [t.game.partner(seat) for seat in range(players)]
    assert before == [(seat + players // 2) % players for seat in range(players)]
    t.goes_on("keep")
    assert [t.game.partner(seat) for seat in range(players)] == before


@pytest.mark.parametrize(("players", "locations"), [(4, 3), (6, 4)])
@proves("vendetta.variant.team.setup-normal")
def test_the_setup_of_teams_is_as_usual(players: int, locations: int) -> None:
    t = Table(phase="setup", players=players, team=True)
    assert len(t.offered("clan")) == players + 1
    t.goes_on("keep")
    assert t.game.locations == locations
    assert [(player.blood, player.influence, len(player.alliance)) for player in t.game.players] == [
        (9, 3, 1)
    ] * players
    t.goes_on("plan")
    assert [len(player.hand) for player in t.game.players] == [3] * players


# -- partners as opponents ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spared", [True, False])
@pytest.mark.parametrize("who", ["each-rival", "each-opponent"])
@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_a_player_chooses_whether_an_effect_on_rivals_or_opponents_reaches_the_partner(who: str, spared: bool) -> None:
    t = Table(
        a=Seat(at={1: [f"power 1 conflict: lose {who} 1 blood"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: ["Six"]}),
        d=Seat(at={1: ["Seven"]}),
        team=True,
        resolves=1,
    )
    t.stays("a", "b", "c", "d")
    assert (t.asks, t.decider, t.offered()) == ("partner", "a", ["partner spare", "partner include"])
    with t.changes("b.blood", -1), t.changes("d.blood", -1), t.changes("c.blood", 0 if spared else -1):
        t.spares("a") if spared else t.includes("a")


@pytest.mark.parametrize("spared", [True, False])
@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_chance_picks_the_partner_only_if_the_player_lets_it(spared: bool) -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose random-rival 1 blood"], 2: ELSEWHERE}),
        c=Seat(at={1: ["Six"]}),
        team=True,
        resolves=1,
    )
    t.stays("a", "c")
    assert (t.asks, t.decider, t.offered()) == ("partner", "a", ["partner spare", "partner include"])
    with t.changes("c.blood", 0 if spared else -1):
        t.spares("a") if spared else t.includes("a")


@pytest.mark.parametrize("spared", [True, False])
@pytest.mark.parametrize(("who", "partner"), [("each-loser", "Three"), ("winner", "Nine")])
@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_the_partner_who_has_won_or_lost_is_reached_only_if_the_player_likes(
    who: str, partner: str, spared: bool
) -> None:
    t = Table(
        a=Seat(at={1: [f"power 1 consequences: lose {who} 1 blood"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: [partner]}),
        team=True,
        resolves=1,
    )
    t.stays("a", "b", "c")
    assert (t.asks, t.decider, t.offered()) == ("partner", "a", ["partner spare", "partner include"])
    with t.changes("c.blood", 0 if spared else -1), t.unchanged("b.blood"):
        t.spares("a") if spared else t.includes("a")


@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_the_choice_is_made_anew_for_every_effect() -> None:
    twice = "power 1 conflict: lose each-rival 1 blood; lose each-rival 2 blood"
    t = Table(a=Seat(at={1: [twice], 2: ELSEWHERE}), c=Seat(at={1: ["Six"]}), team=True, resolves=1)
    t.stays("a", "c")
    t.includes("a")
    assert t.asks == "partner"
    t.spares("a")
    assert t.told("lost") == [{"seat": 2, "what": "blood", "amount": 1}]


@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_a_single_target_may_be_the_partner_but_need_not() -> None:
    card = "power 1 conflict: lose a-rival 1 blood"
    both = Table(
        a=Seat(at={1: [card], 2: ELSEWHERE}), b=Seat(at={1: ["Five"]}), c=Seat(at={1: ["Six"]}), team=True, resolves=1
    )
    both.stays("a", "b", "c")
    assert both.offered() == ["target b", "target c"]
    only = Table(a=Seat(at={1: [card], 2: ELSEWHERE}), c=Seat(at={1: ["Six"]}), team=True, resolves=1)
    only.stays("a", "c")
    assert only.offered() == ["partner spare", "partner include"]
    with only.unchanged("c.blood"):
        only.spares("a")


@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_the_partner_may_be_spared_as_the_only_opponent_that_is_left() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose an-opponent 1 blood"], 2: ELSEWHERE}),
        b=Seat(eliminated=True),
        d=Seat(eliminated=True),
        team=True,
        resolves=1,
    )
    t.stays("a")
    assert t.offered() == ["partner spare", "partner include"]
    with t.unchanged("c.blood"):
        t.spares("a")


@pytest.mark.parametrize("spared", [True, False])
@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_a_card_that_waits_for_an_opponent_need_not_act_on_the_partner(spared: bool) -> None:
    trap = "power 1 when opponent-plays-here: lose them 1 blood"
    t = Table(a=Seat(at={1: [trap]}), turn="c", team=True)
    t.plays("c", "Hunt", at=1)
    assert (t.asks, t.decider) == ("partner", "a")
    with t.changes("c.blood", 0 if spared else -1):
        t.spares("a") if spared else t.includes("a")
    t.ends("c")
    with t.changes("d.blood", -1):  # a real opponent, nothing to choose
        t.plays("d", "Hunt", at=1)


@proves("vendetta.variant.team.partner-as-opponent-optional")
def test_without_teams_nobody_is_asked_about_a_partner() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose each-rival 1 blood"], 2: ELSEWHERE}), c=Seat(at={1: ["Six"]}), resolves=1
    )
    t.stays("a")
    with t.changes("c.blood", -1):
        t.stays("c")


@proves("vendetta.variant.team.no-influence-for-partner-frenzy", "vendetta.frenzy.causer-gains-influence")
@pytest.mark.parametrize(("prey", "gain"), [("c", 0), ("b", 1)])
def test_the_frenzy_of_the_partner_gives_no_influence(prey: str, gain: int) -> None:
    weak, strong = Seat(blood=1, at={1: ["Nine"]}), Seat(at={1: ["Eight"]})
    card = "power 1 conflict: lose a-rival 1 blood"
    t = Table(
        a=Seat(at={1: [card], 2: ELSEWHERE}),
        b=weak if prey == "b" else strong,
        c=weak if prey == "c" else strong,
        team=True,
        resolves=1,
    )
    t.stays("a", "b", "c")
    with t.changes("a.influence", gain + 1):  # 1 for the third place
        t.targets("a", prey)
    assert t.told("frenzy") == [{"seat": t.seat(prey), "causer": 0}]


@proves("vendetta.variant.team.ranked-separately")
def test_partners_are_ranked_one_by_one_and_may_be_first_and_second() -> None:
    t = Table(
        a=Seat(at={1: ["Nine"], 2: ELSEWHERE}),
        b=Seat(at={1: ["Three"]}),
        c=Seat(at={1: ["Eight"]}),
        team=True,
        resolves=1,
        round=3,
    )
    t.stays("a", "b")
    with t.changes("a.influence", +3), t.changes("c.influence", +2), t.changes("b.influence", +1):
        t.stays("c")
    assert t.ranking(1) == ["a", "c", "b"]
    assert t.measure("c.alliance") == 2


# -- winning together --------------------------------------------------------------------------------------------------


def ended(influence: list[int], blood: list[int] | None = None, ambition: str = "a") -> Table:
    blood = blood or [6] * len(influence)
    seats = [Seat(influence=i, blood=b, alliance=[]) for i, b in zip(influence, blood, strict=True)]
    return Table(*seats, team=True, ambition=ambition, phase="end", round=3)


@pytest.mark.parametrize(
    ("influence", "winners"),
    [
        ([9, 6, 1, 5], ["b", "d"]),  # the best single player does not win
        ([9, 6, 3, 5], ["a", "c"]),
        ([5, 1, 9, 0, 5, 1], ["c", "f"]),
        ([5, 5, 9, 6, 4, 1], ["a", "d"]),
    ],
)
@proves("vendetta.variant.team.most-combined-influence")
def test_the_team_with_the_most_influence_together_wins(influence: list[int], winners: list[str]) -> None:
    t = ended(influence)
    assert sorted(t.winners) == winners
    assert sum(t.game.scores()) == 2.0
    t.is_quiet()


@pytest.mark.parametrize(
    ("blood", "winners"),
    [([9, 6, 1, 5], ["b", "d"]), ([9, 6, 3, 5], ["a", "c"])],
)
@pytest.mark.parametrize("ambition", ["a", "b"])
@proves("vendetta.variant.team.tie-combined-blood")
def test_a_tie_of_teams_goes_to_the_most_blood_together(blood: list[int], winners: list[str], ambition: str) -> None:
    assert sorted(ended([4, 5, 5, 4], blood, ambition).winners) == winners


@pytest.mark.parametrize(
    ("ambition", "winners"), [("a", "ad"), ("b", "be"), ("c", "ad"), ("d", "ad"), ("e", "be"), ("f", "ad")]
)
@proves("vendetta.variant.team.tie-turn-order", "vendetta.conflict-rule.ties-turn-order")
def test_still_a_tie_goes_to_the_team_with_the_player_earliest_in_turn_order(ambition: str, winners: str) -> None:
    """The third team has less, so from c or f on the next of the tied teams is first."""
    assert sorted(ended([5, 4, 0, 4, 5, 0], ambition=ambition).winners) == list(winners)


@proves("vendetta.variant.team.tie-turn-order")
def test_the_order_of_teams_counts_from_the_holder_after_the_last_conflict() -> None:
    t = Table(
        a=Seat(influence=9, alliance=[]),
        b=Seat(influence=0, alliance=[]),
        c=Seat(influence=0, alliance=[]),
        d=Seat(influence=3, alliance=[], at={"haven": ["Five"]}),
        allies={"haven": "human 2/1/3/0"},
        team=True,
        resolves="haven",
        round=3,
    )
    t.stays("d")
    assert t.told("over")[0]["scores"] == [9, 0, 0, 9]
    assert sorted(t.winners) == ["b", "d"]

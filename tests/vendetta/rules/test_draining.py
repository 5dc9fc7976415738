"""Draining, diablerie, and leaving the game by a third token."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table

VAMPIRE = "vampire 3/2/4/1"
SCORE_OF = {"victim": (1, 0), "human 4/1/2/2": (4, 2), VAMPIRE: (3, 1)}

# -- draining ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "blood"), [("victim", 3), ("human 4/1/2/2", 2), (VAMPIRE, 4), ("human 2/1/0/0", 0)])
@proves("vendetta.drain.gain-blood-at-once")
def test_draining_gives_the_drain_blood_of_the_card_at_once_from_the_bank(card: str, blood: int) -> None:
    t = Table(a=Seat(alliance=[card]), turn="a")
    with t.changes("a.blood", blood), t.changes("bank.blood", -blood), t.changes("a.drained", +1):
        t.drains("a", card)
    assert t.decider == "a"  # still the same turn
    t.is_quiet()


@pytest.mark.parametrize("card", list(SCORE_OF))
@proves("vendetta.drain.influence-replaced", "vendetta.end.score-alliance", "vendetta.end.score-drained")
def test_a_drained_card_counts_its_drained_influence_instead(card: str) -> None:
    whole = Table(a=Seat(influence=0, alliance=[card]), phase="end", round=3)
    drained = Table(a=Seat(influence=0, alliance=[f"drained {card}"]), phase="end", round=3)
    scores = whole.told("over")[0]["scores"][0], drained.told("over")[0]["scores"][0]
    assert scores == SCORE_OF[card]


@proves("vendetta.planning.may-drain-any-time-own-turn", "vendetta.drain.no-second-drain")
def test_any_undrained_card_of_the_alliance_can_be_drained() -> None:
    t = Table(a=Seat(alliance=["victim", "drained victim", "human 4/1/2/2", VAMPIRE]), turn="a")
    wanted = ["drain Victim 1", "drain human 4/1/2/2", f"drain {VAMPIRE}"]
    assert t.offered("drain") == wanted
    t.plays("a", "Hunt")
    assert t.offered("drain") == wanted
    t.drains("a", VAMPIRE)
    assert t.offered("drain") == wanted[:2]


@proves("vendetta.drain.several-per-turn", "vendetta.planning.may-drain-any-time-own-turn")
def test_several_cards_can_be_drained_before_and_after_the_card_and_the_blood() -> None:
    t = Table(a=Seat(alliance=["victim"] * 4), turn="a")
    t.drains("a", "victim")
    t.drains("a", "victim")
    t.plays("a", "Hunt")
    t.drains("a", "victim")
    t.deploys("a", 2)
    t.drains("a", "victim")
    assert t.measure("a.blood") == 6 + 4 * 3 - 2
    assert t.measure("a.drained") == 4
    t.ends("a")
    t.is_quiet()


@proves("vendetta.drain.between-card-and-blood")
def test_drained_blood_can_be_played_at_once() -> None:
    t = Table(a=Seat(blood=1, alliance=["victim"]), turn="a")
    t.plays("a", "Hunt")
    assert t.offered("blood") == []
    t.drains("a", "victim")
    assert t.offered("blood") == ["blood 1", "blood 2", "blood 3"]
    t.deploys("a", 3)
    assert t.measure("a.blood") == 1


@proves("vendetta.drain.only-own-planning-turn", "vendetta.planning.may-drain-any-time-own-turn")
def test_nobody_drains_in_the_turn_of_another() -> None:
    t = Table(turn="a")
    for who in "bcd":
        assert t.clauses(who, "drain victim")[0] == "vendetta.drain.only-own-planning-turn"
        assert t.refuses(f"drain {t.player(who).alliance[0]}", t.seat(who))
    t.turn("a", "Hunt")
    assert t.clauses("a", "drain victim")[0] == "vendetta.drain.only-own-planning-turn"


@pytest.mark.parametrize("phase", ["cards", "resolution"])
@proves("vendetta.drain.only-own-planning-turn")
def test_nobody_drains_in_another_phase(phase: str) -> None:
    t = Table(a=Seat(at={1: ["Five"]}), phase=phase)
    assert t.decider == "a"
    assert not t.offered("drain")
    assert t.clauses("a", "drain victim") == ["vendetta.drain.only-own-planning-turn"]
    assert t.refuses(f"drain {t.player('a').alliance[0]}").clause == "vendetta.drain.only-own-planning-turn"


@proves("vendetta.drain.no-second-drain")
def test_a_drained_card_cannot_be_drained_again() -> None:
    t = Table(a=Seat(alliance=["victim"]), turn="a")
    victim = t.player("a").alliance[0]
    t.drains("a", "victim")
    assert not t.offered("drain")
    assert t.refuses(f"drain {victim}").clause == "vendetta.drain.no-second-drain"
    t.plays("a", "Hunt")
    assert t.refuses(f"drain {victim}").clause == "vendetta.drain.no-second-drain"
    t.ends("a")
    t.is_quiet()


def test_nobody_drains_a_card_of_another() -> None:
    t = Table(turn="a")
    theirs = t.player("b").alliance[0]
    assert t.refuses(f"drain {theirs}").clause == "vendetta.drain.procedure"


# -- diablerie ---------------------------------------------------------------------------------------------------------


@proves("vendetta.drain.vampire-gives-diablerie-token", "vendetta.components.diablerie-tokens")
def test_every_drained_vampire_gives_a_red_token() -> None:
    t = Table(a=Seat(alliance=[VAMPIRE, "vampire 2/1/1/0"]), turn="a")
    t.drains("a", VAMPIRE)
    assert (t.measure("a.red"), t.measure("a.grey")) == (1, 0)
    t.drains("a", "vampire 2/1/1/0")
    assert (t.measure("a.red"), t.measure("a.grey")) == (2, 0)
    t.is_quiet()


@proves(
    "vendetta.diablerie.voluntary-or-frenzy",
    "vendetta.frenzy.vampire-is-diablerie",
    "vendetta.frenzy.drain-normal-effects",
)
def test_diablerie_is_the_same_by_choice_and_by_frenzy() -> None:
    chosen = Table(a=Seat(blood=1, alliance=[VAMPIRE]), turn="a")
    with chosen.changes("a.blood", +4), chosen.changes("a.red", +1), chosen.changes("a.score", 1 - 3 - 1):
        chosen.drains("a", VAMPIRE)
    hit = "power 1 conflict: lose each-rival 1 blood"
    forced = Table(a=Seat(blood=1, alliance=[VAMPIRE], at={1: ["Five"]}), b=Seat(at={1: [hit]}), resolves=1, round=3)
    with forced.changes("a.blood", 4 - 1), forced.changes("a.red", +1), forced.changes("a.influence", +3):
        forced.stays("a", "b")
    assert forced.alliance("a")[0] == f"drained {VAMPIRE}"


@pytest.mark.parametrize(("red", "grey"), [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)])
@proves(
    "vendetta.diablerie.minus-one-each",
    "vendetta.end.score-diablerie",
    "vendetta.diablerie.flip-not-removed",
)
def test_every_token_counts_minus_one_at_the_end_on_either_side(red: int, grey: int) -> None:
    t = Table(a=Seat(influence=5, alliance=[], red=red, grey=grey), phase="end", round=3)
    assert t.told("over")[0]["scores"][0] == 5 - red - grey


@pytest.mark.parametrize("tokens", [1, 2])
@proves(
    "vendetta.diablerie.flip-when-playing-card",
    "vendetta.diablerie.flip-blood-is-deployed",
    "vendetta.diablerie.flip-not-removed",
)
def test_with_a_card_one_or_more_tokens_are_flipped_for_a_blood_each_from_the_bank(tokens: int) -> None:
    t = Table(a=Seat(red=2, blood=1), turn="a")
    assert not t.offered("flip")
    assert t.clauses("a", "flip") == ["vendetta.diablerie.flip-when-playing-card"]
    t.plays("a", "Hunt", at=2)
    with (
        t.changes("a.blood@2", tokens),
        t.changes("a.power@2", tokens),
        t.changes("bank.blood", -tokens),
        t.changes("a.red", -tokens),
        t.changes("a.grey", tokens),
        t.unchanged("a.blood", "a.tokens", "a.score"),
    ):
        t.flips("a", tokens)
    t.ends("a")
    t.is_quiet()


@proves("vendetta.diablerie.flip-outside-limit", "vendetta.diablerie.flip-blood-is-deployed")
def test_example_louis_has_five_deployed_blood_in_one_turn() -> None:
    t = Table(a=Seat(blood=4, red=2), names=["louis", "b", "c", "d"], turn="louis")
    t.plays("louis", "Hunt", at=1)
    t.deploys("louis", 3)
    assert t.offered("blood") == []
    t.flips("louis", 2)
    assert t.measure("louis.blood@1") == 5
    assert t.measure("louis.blood") == 1
    t.ends("louis")
    t.is_quiet()


@proves("vendetta.diablerie.flip-outside-limit")
def test_flipping_first_leaves_the_three_blood_of_the_card() -> None:
    t = Table(a=Seat(blood=9, red=1), turn="a")
    t.plays("a", "Hunt")
    t.flips("a")
    assert t.offered("blood") == ["blood 1", "blood 2", "blood 3"]
    t.deploys("a", 3)
    assert t.measure("a.blood@1") == 4


@proves("vendetta.diablerie.flip-once-per-round", "vendetta.diablerie.flip-back-at-round-end")
def test_a_grey_token_is_used_up_until_the_round_ends() -> None:
    t = Table(a=Seat(red=1, alliance=[]), turn="a", left=2, round=1)
    t.plays("a", "Hunt")
    t.flips("a")
    assert not t.offered("flip")
    assert t.refuses("flip").clause == "vendetta.diablerie.flip-once-per-round"
    t.ends("a")
    for who in "bcd":
        t.turn(who, "Hunt", at=2)
    t.plays("a", "Ready")
    assert not t.offered("flip")
    t.ends("a")
    t.goes_on("keep")  # the next round
    assert (t.measure("a.red"), t.measure("a.grey")) == (1, 0)
    t.goes_on("plan")
    while t.decider != "a":
        t.turn(t.decider, t.hand(t.decider)[0])
    t.plays("a", "Hunt")
    assert t.offered("flip")


# -- the third token ---------------------------------------------------------------------------------------------------


def doomed(**more: object) -> Seat:
    """A player with two tokens who has only a vampire left to drain."""
    return Seat(**{"blood": 1, "red": 1, "grey": 1, "alliance": [VAMPIRE], **more})  # type: ignore[arg-type]


def out(t: Table, who: str) -> bool:
    """Out of the game, with nothing left on the board."""
    player = t.player(who)
    nothing = not (player.hand or player.deck or player.alliance or any(player.cards_at) or any(player.blood_at))
    return player.eliminated and nothing and player.blood == player.influence == 0 and player.relic < 0


HIT = "Hit = power 9 conflict: lose each-rival 1 blood"


@pytest.mark.parametrize(("red", "grey"), [(2, 0), (1, 1), (0, 2)])
@proves("vendetta.diablerie.third-token-eliminates", "vendetta.diablerie.flip-not-removed")
def test_a_third_token_ends_the_game_for_a_player_at_once_in_his_own_turn(red: int, grey: int) -> None:
    t = Table(a=Seat(red=red, grey=grey, alliance=[VAMPIRE], at={1: ["Five", "2 blood"]}), turn="a", left=2)
    t.drains("a", VAMPIRE)
    assert out(t, "a")
    assert [told["seat"] for told in t.told("eliminated")] == [0]
    assert t.decider == "b"
    assert t.clauses("a", "play Hunt at 1")[0] == "vendetta.diablerie.third-token-eliminates"
    for who in "bcd":
        t.turn(who, "Hunt", at=2)
    assert t.decider == "b"
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates")
def test_a_third_token_after_the_card_takes_card_and_blood_off_the_board() -> None:
    t = Table(a=Seat(red=2, alliance=[VAMPIRE]), turn="a", ambition="d")
    t.plays("a", "Hunt", at=1)
    t.deploys("a", 2)
    t.flips("a", 1)
    t.drains("a", VAMPIRE)
    assert out(t, "a")
    assert t.decider == "b"
    assert t.view("b").players[0].eliminated
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.frenzy.vampire-is-diablerie")
def test_a_third_token_by_frenzy_in_the_turn_of_another() -> None:
    feared = "human 2/1/3/0 when you-play: lose each-opponent 1 blood"
    t = Table(a=Seat(alliance=[feared]), b=doomed(at={2: ["Five"]}), turn="a", left=1)
    with t.changes("a.influence", +1):
        t.plays("a", "Hunt")
    assert out(t, "b")
    t.ends("a")
    assert t.decider == "c"  # b has no turn any more
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.conflict.highest-wins")
def test_who_would_have_won_and_is_eliminated_in_the_conflict_is_not_ranked() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose each-rival 1 blood"]}),
        b=doomed(at={1: ["Nine", "3 blood"]}),
        c=Seat(at={1: ["Four"]}),
        resolves=1,
        round=2,
    )
    ally = t.ally(1)
    with t.changes("a.influence", 1 + 2):  # for the frenzy, and the second place
        t.stays("a", "b", "c")
    assert t.ranking(1) == ["c", "a"]
    assert ally in t.alliance("c")
    assert out(t, "b")


@proves("vendetta.diablerie.third-token-eliminates")
def test_the_winner_eliminated_by_a_consequence_keeps_nothing() -> None:
    bitter = "power 1 consequences: lose winner 1 blood"
    t = Table(
        a=Seat(at={1: [bitter]}),
        b=doomed(at={1: ["Nine"]}),
        allies={1: "Ada = vampire 1/1/1/1"},  # whichever of the two vampires is drained, it is the third token
        resolves=1,
    )
    t.stays("a", "b")
    assert t.ranking(1) == ["b", "a"]
    assert t.happened("joined", seat=1, card=t.card("Ada"))
    assert out(t, "b")
    assert t.card("Ada") in t.game.box


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.turn-order.clockwise-from-ambition")
def test_the_ambition_token_of_a_player_who_leaves_passes_clockwise() -> None:
    t = Table(c=Seat(red=2, alliance=[VAMPIRE]), d=Seat(eliminated=True), ambition="c", turn="c", left=2)
    t.drains("c", VAMPIRE)
    assert out(t, "c")
    assert t.names[t.game.ambition] == "a"  # d is out already
    assert t.told("ambition") == [{"seat": 0}]
    t.turn("a", "Hunt")
    t.turn("b", "Hunt")
    assert t.decider == "a"
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates")
def test_cards_of_others_at_the_position_of_a_leaver_go_home_and_his_own_leave_from_everywhere() -> None:
    t = Table(
        a=Seat(red=2, alliance=[VAMPIRE], at={1: ["b's Five", "Six"]}),
        b=Seat(hand=["Hunt"], at={2: ["a's Seven", "Eight"]}),
        turn="a",
    )
    t.drains("a", VAMPIRE)
    assert out(t, "a")
    assert t.hand("b") == ["Five", "Hunt"]
    assert t.cards("b", 2) == ["Eight"]
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.end.most-influence-wins")
def test_who_has_left_cannot_win() -> None:
    t = Table(a=Seat(influence=50, eliminated=True), b=Seat(influence=0), c=Seat(influence=1), phase="end", round=3)
    assert t.winners == ["d"]
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates")
def test_when_everybody_has_left_the_game_ends_without_a_winner() -> None:
    gone = Seat(eliminated=True)
    t = Table(a=doomed(blood=6), b=gone, c=gone, d=gone, turn="a", round=1)
    t.drains("a", VAMPIRE)
    assert t.game.over
    assert t.winners == []
    assert t.game.scores() == [0.0] * 4
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates")
def test_the_last_player_left_plays_on_alone_and_wins() -> None:
    gone = Seat(eliminated=True)
    t = Table(a=Seat(), b=gone, c=gone, d=gone, turn="a", round=1)
    t.goes_on()
    assert t.winners == ["a"]
    assert {told["seat"] for told in t.told("turn")} == {0}
    t.is_quiet()


@pytest.mark.parametrize("tokens", [0, 1])
@proves("vendetta.diablerie.third-token-eliminates")
def test_a_first_or_second_token_eliminates_nobody(tokens: int) -> None:
    t = Table(a=Seat(red=tokens, alliance=[VAMPIRE]), turn="a")
    t.drains("a", VAMPIRE)
    assert not t.player("a").eliminated
    assert t.measure("a.tokens") == tokens + 1
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.frenzy.any-phase")
def test_who_is_eliminated_in_the_feeding_phase_chooses_no_card_and_has_no_turn() -> None:
    feared = "human 2/1/3/0 when feeding: lose a-rival 1 blood; lose each-opponent 1 blood"
    t = Table(a=Seat(alliance=[feared]), b=doomed(alliance=["vampire 3/0/4/1"]), phase="feeding", round=2)
    assert out(t, "b")
    t.goes_on("plan")
    assert {told["seat"] for told in t.told("kept")} == {0, 2, 3}
    t.goes_on("withdraw")
    assert {told["seat"] for told in t.told("turn")} == {0, 2, 3}
    t.is_quiet()


@proves("vendetta.diablerie.third-token-eliminates")
def test_the_rest_of_an_effect_is_void_when_its_own_player_is_out_by_it() -> None:
    t = Table(
        a=doomed(at={1: ["power 9 conflict: lose you 1 blood; gain 5 influence; lose each-rival 1 blood"]}),
        b=Seat(at={1: ["Three"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert out(t, "a")
    assert t.ranking(1) == ["b"]
    assert {"seat": 1, "what": "blood", "amount": 1} not in t.told("lost")


@proves("vendetta.diablerie.third-token-eliminates", "vendetta.withdraw.withdraw-leaves")
def test_who_is_eliminated_while_others_withdraw_does_not_withdraw_any_more() -> None:
    trapdoor = "power 1 when you-withdraw: lose each-rival 1 blood"
    t = Table(a=Seat(at={1: [trapdoor]}), b=doomed(at={1: ["Five", "2 blood"]}), c=Seat(at={1: ["Six"]}), resolves=1)
    t.withdraws("a", "b")
    t.stays("c")
    assert out(t, "b")
    assert [told["seat"] for told in t.told("withdrew")] == [0]
    assert t.ranking(1) == ["c"]


@pytest.mark.parametrize(("influence", "winners"), [(9, ["a"]), (5, ["b", "d"])])
@proves("vendetta.diablerie.third-token-eliminates", "vendetta.variant.team.most-combined-influence")
def test_the_partner_of_who_has_left_goes_on_alone(influence: int, winners: list[str]) -> None:
    t = Table(
        a=Seat(influence=influence, alliance=[]),
        b=Seat(influence=4, alliance=[]),
        c=Seat(influence=20, eliminated=True),
        d=Seat(influence=4, alliance=[]),
        team=True,
        phase="end",
        round=3,
    )
    assert sorted(t.winners) == winners
    t.is_quiet()

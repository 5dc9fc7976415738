"""The variants: three players, location cards, relics, and all of them together."""

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vendetta.kind import KIND
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.settings import Readings
from praxis.vendetta.state import NONE

# -- three players -----------------------------------------------------------------------------------------------------


@proves("vendetta.variant.3p.round1-draw-three-keep-two", "vendetta.variant.3p.starting-hand-four")
def test_three_players_take_two_of_the_top_three_in_the_first_round() -> None:
    t = Table(a=Seat(deck=["Seven", "Three", "Nine", "Four"]), players=3, phase="cards", round=1)
    assert sorted(t.offered()) == ["keep Nine", "keep Seven", "keep Three"]
    t.keeps("a", "Nine")
    assert (t.decider, sorted(t.offered())) == ("a", ["keep Seven", "keep Three"])
    t.keeps("a", "Seven")
    assert t.hand("a") == ["Hunt", "Nine", "Ready", "Seven"]
    assert (t.deck("a")[0], t.deck("a")[-1]) == ("Four", "Three")
    assert t.decider == "b"
    t.is_quiet()


@proves("vendetta.variant.3p.round1-draw-three-keep-two")
def test_by_the_other_reading_the_third_card_leaves_the_game() -> None:
    t = Table(a=Seat(deck=["Seven", "Three", "Nine"]), players=3, phase="cards", third_card="box")
    t.keeps("a", "Nine")
    t.keeps("a", "Seven")
    three = t.game.set.clan_cards["brujah"][2]
    assert t.name(three) == "Three"
    assert three in t.game.box
    assert t.measure("a.deck") == 4
    assert three in t.view("a").players[0].known  # who put it there knows that it is gone
    assert three not in t.view("b").players[0].known
    t.goes_on("plan")
    assert len(t.player("a").hand) == 4
    t.is_quiet()
    while t.game.round < 3:  # in later rounds the other card goes under the deck as ever
        t.goes_on("withdraw")
        t.goes_on("plan")
    assert t.measure("a.deck") == 4 - 2
    assert three in t.game.box


@proves("vendetta.variant.3p.later-rounds-normal-choice", "vendetta.variant.3p.starting-hand-four")
def test_the_hands_of_three_players_are_four_five_and_six() -> None:
    t = Table(phase="setup", players=3)
    looked = []
    for size in (4, 5, 6):
        t.goes_on("keep")
        looked.append(len(t.offered("keep")))
        t.goes_on("plan")
        assert [len(player.hand) for player in t.game.players] == [size] * 3
        t.goes_on("withdraw")
    assert looked == [3, 2, 2]


@pytest.mark.parametrize(
    ("number", "turns"),
    [
        pytest.param(1, 3, marks=proves("vendetta.variant.3p.turns-round-1")),
        pytest.param(2, 4, marks=proves("vendetta.variant.3p.turns-round-2")),
        pytest.param(3, 5, marks=proves("vendetta.variant.3p.turns-round-3")),
    ],
)
def test_three_players_have_a_turn_more_in_every_round(number: int, turns: int) -> None:
    t = Table(players=3, phase="cards", round=number)
    t.goes_on("withdraw")
    assert [told["seat"] for told in t.told("turn")] == [0, 1, 2] * turns
    assert [len(player.hand) for player in t.game.players] == [1, 1, 1]


@proves("vendetta.variant.3p.applies", "vendetta.round.base-rules-4-5-players")
def test_all_else_is_as_always_with_three_players() -> None:
    t = Table(phase="setup", players=3)
    t.goes_on("keep")
    assert [(player.blood, player.influence, len(player.alliance)) for player in t.game.players] == [(9, 3, 1)] * 3
    assert t.game.locations == 3
    t = Table(
        a=Seat(at={1: ["Five"], 2: ["Hunt"]}),
        b=Seat(at={1: ["Six"]}),
        c=Seat(at={1: ["Four"]}),
        players=3,
        resolves=1,
        round=2,
    )
    t.stays("a", "b")
    with t.changes("b.influence", +2), t.changes("a.influence", +2), t.changes("c.influence", +1):
        t.stays("c")
    t.goes_on()
    assert len(t.winners) == 1


# -- location cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 2), (5, 3), (6, 3)])
@proves("vendetta.variant.location.one-per-location", "vendetta.variant.location.not-haven")
def test_every_location_but_the_haven_gets_a_random_location_card(players: int, count: int) -> None:
    drawn = set()
    for seed in range(40):
        t = Table(phase="setup", players=players, locations=True, seed=seed)
        assert t.game.scenes[-1] == NONE
        scenes = t.game.scenes[:-1]
        assert len(scenes) == count == len(set(scenes))
        assert set(scenes) <= set(t.game.set.locations)
        assert t.view().scenes == t.game.scenes  # face up
        assert [told["card"] for told in t.told("scene")] == scenes
        drawn |= set(scenes)
        assert not t.game.faults()
    assert drawn == set(t.game.set.locations)


@proves("vendetta.variant.location.one-per-location")
def test_without_the_variant_there_are_no_location_cards() -> None:
    t = Table(phase="setup", players=5)
    assert t.game.scenes == [NONE] * 4
    assert not t.told("scene")


@proves("vendetta.variant.location.effect-mandatory")
def test_the_effect_of_a_location_card_binds_everyone_there_in_every_round() -> None:
    """A drawback cannot be declined, and reaches nobody elsewhere."""
    t = Table(
        a=Seat(at={1: ["Five"]}),
        b=Seat(at={1: ["2 blood"]}),
        c=Seat(at={2: ["Five"]}),
        scenes={1: "when after-reveal: lose you 1 blood"},
        locations=True,
        resolves=1,
        round=2,
    )
    t.stays("a")
    with t.changes("a.blood", -1), t.changes("b.blood", -1), t.unchanged("c.blood", "d.blood"):
        t.stays("b")
        assert (t.asks, t.decider) == ("withdraw", "c")  # nobody was asked whether
    t.goes_on("plan")
    assert t.game.round == 3
    assert t.scene(1) == "when after-reveal: lose you 1 blood"
    while t.asks == "plan":
        who = t.decider
        t.turn(who, t.hand(who)[0], at=1)
    before = [player.blood for player in t.game.players]
    present = [player.is_at(0) for player in t.game.players]
    t.stays(*(t.names[seat] for seat in t.game.present(0)))
    assert [player.blood for player in t.game.players] == [b - here for b, here in zip(before, present, strict=True)]


@proves("vendetta.variant.location.effect-mandatory")
def test_a_location_card_may_be_a_benefit_or_bind_the_rules_of_its_place() -> None:
    t = Table(
        a=Seat(at={1: ["Five"], 2: ["Three"]}),
        b=Seat(at={1: ["Six"], 2: ["Four"]}),
        scenes={1: "while power 2 if ambition = 1", 2: "while nobody-withdraws"},
        locations=True,
        resolves=1,
    )
    assert (t.power("a", 1), t.power("b", 1)) == (7, 6)
    t.stays("a", "b")
    assert t.ranking(1) == ["a", "b"]
    assert t.ranking(2) == ["b", "a"]  # nobody was asked to withdraw there


# -- relics ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "relics"), [(3, 4), (4, 5), (5, 6), (6, 7)])
@proves(
    "vendetta.variant.relic.one-more-than-players",
    "vendetta.variant.relic.choose-after-clans",
    "vendetta.variant.relic.choice-order-reversed",
    "vendetta.variant.relic.unused-to-box",
)
def test_relics_are_picked_after_the_clans_in_reverse_with_one_left_for_the_box(players: int, relics: int) -> None:
    t = Table(phase="setup", players=players, relics=True, seed=2)
    laid_out = t.told("relics")[0]["cards"]
    assert len(set(laid_out)) == relics
    assert t.view().relics == laid_out
    order = t.game.turn_order()
    t.goes_on("pick-relic")
    assert all(player.clan != NONE for player in t.game.players)
    asked: list[int] = []
    picked: list[dict[str, int]] = []
    while t.decides is not None and t.asks == "pick-relic":
        asked.append(t.decides)
        assert len(t.options()) == relics - len(picked)
        t.answer(t.options()[-1])
        picked.append(t.told("relic")[-1])
    assert asked == order[::-1]  # from the right of the ambition holder, who is last
    assert [(told["seat"], told["card"]) for told in picked] == [(seat, t.game.players[seat].relic) for seat in asked]
    left = set(laid_out) - {told["card"] for told in picked}
    assert len(left) == 1
    assert left <= set(t.game.box)
    assert t.game.relics == []
    t.is_quiet()


@proves("vendetta.variant.relic.choose-after-clans")
def test_without_the_variant_nobody_has_a_relic() -> None:
    t = Table(phase="setup", players=4)
    t.goes_on("plan")
    assert [player.relic for player in t.game.players] == [NONE] * 4
    assert t.clauses(t.decider, "relic Relic 1")[0] == "vendetta.variant.relic.choose-after-clans"


RELIC = "Chalice = 2 when your-turn: restore"


@proves(
    "vendetta.variant.relic.once-per-game",
    "vendetta.variant.relic.flip-after-use",
    "vendetta.variant.relic.timing-on-card",
)
def test_a_relic_is_used_once_and_then_lies_face_down() -> None:
    t = Table(a=Seat(relic=RELIC, alliance=["drained victim", "drained human 2/1/3/0"]), turn="a", left=2, relics=True)
    chalice = t.player("a").relic
    assert "relic Chalice" in t.offered()
    t.uses("a", "Chalice")
    t.takes("a", "victim")
    assert t.measure("a.drained") == 1
    assert t.view("b").players[0].relic_used
    assert "relic Chalice" not in t.offered()
    assert t.refuses(f"relic {chalice}").clause == "vendetta.variant.relic.once-per-game"
    t.turn("a", "Hunt")
    for who in "bcd":
        t.turn(who, "Hunt")
    assert "relic Chalice" not in t.offered()
    t.goes_on("keep")
    t.goes_on("plan")
    while t.decider != "a":
        t.turn(t.decider, t.hand(t.decider)[0])
    assert "relic Chalice" not in t.offered()  # nor in a later round
    assert t.game.round == 2
    t.is_quiet()


@proves("vendetta.variant.relic.timing-on-card")
def test_the_card_says_when_a_relic_can_be_used() -> None:
    t = Table(
        a=Seat(relic=RELIC, alliance=["drained victim"]),
        b=Seat(relic="Seed = 1 when resolution-begins: seep 1"),
        relics=True,
        turn="b",
        left=1,
    )
    assert not t.offered("relic")  # b's relic is not for a turn, and a's not for b's turn
    assert t.clauses("b", "relic Seed")[0] == "vendetta.variant.relic.timing-on-card"
    assert t.clauses("a", "relic Chalice")[0] == "vendetta.variant.relic.timing-on-card"
    t.turn("b", "Hunt")
    t.turn("c", "Hunt")
    t.turn("d", "Hunt")
    assert (t.asks, t.decider, t.offered()) == ("relic", "b", ["yes", "no"])
    with (
        t.changes("b.blood", -3),
        t.changes("b.blood@1", +1),
        t.changes("b.blood@2", +1),
        t.changes("b.blood@haven", +1),
    ):
        t.says("b", "yes")
    assert t.happened("relic-used", seat=1)


@proves("vendetta.variant.relic.timing-on-card", "vendetta.variant.relic.once-per-game")
def test_a_relic_need_not_be_used_and_is_offered_again_until_it_is() -> None:
    t = Table(a=Seat(relic="Seed = 1 when resolution-begins: seep 1", at={1: ["Five"]}), resolves=1, relics=True)
    assert (t.asks, t.decider) == ("relic", "a")
    t.says("a", "no")
    assert not t.view("b").players[0].relic_used
    t.goes_on("relic")
    assert t.game.round == 2
    t.says("a", "yes")
    t.goes_on()
    assert len(t.told("relic-used")) == 1


@pytest.mark.parametrize("used", ["", "used "])
@proves("vendetta.variant.relic.influence-always")
def test_a_relic_counts_its_influence_at_the_end_used_or_not(used: str) -> None:
    t = Table(a=Seat(influence=4, alliance=[], relic=used + RELIC), phase="end", round=3, relics=True)
    assert t.told("over")[0]["scores"][0] == 4 + 2


# -- together ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("locations", [False, True])
@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("team", [False, True])
@proves("vendetta.variant.combinable", "vendetta.variant.team.player-counts")
def test_variants_are_played_singly_together_or_all_at_once(
    players: int, locations: bool, relics: bool, team: bool
) -> None:
    if (team and players in (3, 5)) or (not team and players == 6):
        message = "six players play only as teams" if players == 6 else f"teams need 4 or 6 players, not {players}"
        with pytest.raises(BadSetting, match=message):
            Table(phase="setup", players=players, locations=locations, relics=relics, team=team)
        return
    t = Table(phase="setup", players=players, locations=locations, relics=relics, team=team)
    t.goes_on("keep")
    assert (t.game.scenes[0] != NONE) == locations
    assert (t.game.players[0].relic != NONE) == relics
    assert (t.game.partner(0) != NONE) == (team or players == 6)
    assert len(t.offered("keep")) == (3 if players == 3 else 2)
    t.goes_on()
    assert len(t.winners) == (2 if team or players == 6 else 1)
    t.is_quiet()


@proves("vendetta.variant.combinable")
def test_every_combination_the_rulebook_allows_is_a_setting_of_the_game() -> None:
    found = {
        (
            each.players,
            bool(each.options.get("locations")),
            bool(each.options.get("relics")),
            bool(each.options.get("team")),
        )
        for each in KIND.settings()
    }
    wanted = {
        (players, locations, relics, team)
        for players in (3, 4, 5, 6)
        for locations in (False, True)
        for relics in (False, True)
        for team in ((False, True) if players == 4 else (False,))
    }
    assert found == wanted
    assert len(KIND.settings()) == len(wanted) == 20


def test_every_reading_can_be_chosen_by_name() -> None:
    """And a whole game is played with each of the others."""
    others: dict[str, str | int | bool] = {
        "victim_feeding": 1,
        "keep_last_blood": "spending",
        "frenzy_repeats": False,
        "sole_effects": False,
        "sole_by": "cards",
        "third_card": "box",
        "others_cards": "home",
        "grey_tokens": "spared",
    }
    variants = {"locations", "relics", "team", "cards"}
    assert set(Readings.__struct_fields__) - variants == set(others)
    for players in (3, 4):
        for options in [others, *({name: value} for name, value in others.items())]:
            g = KIND.begin(KIND.header(Setting(players, options=options), 1))
            while g.decision is not None:
                assert not g.faults()
                g.answer(g.decision.seat, g.decision.options[g.number % len(g.decision.options)])
            assert g.over

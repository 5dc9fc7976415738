"""Frenzy: a pool without blood, in any phase."""

import pytest

from praxis.clauses.proof import proves
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table

VAMPIRE = "vampire 3/2/4/1"


def hit(amount: int, step: str = "conflict", power: int = 1) -> str:
    return f"Hit = power {power} {step}: lose each-rival {amount} blood"


def struck(amount: int, victim: Seat, **more: bool) -> Table:
    """b has lost blood to a's card at the first location; both still stand in the Haven's line."""
    a = Seat(at={1: [hit(amount)], 2: ["Hunt"]})
    victim.at = {1: ["Five"]}
    t = Table(a=a, b=victim, resolves=1, **more)  # type: ignore[arg-type]
    t.stays("a", "b")
    return t


# -- when --------------------------------------------------------------------------------------------------------------


@proves("vendetta.frenzy.trigger-zero-blood", "vendetta.glossary.lose-all-frenzy", "vendetta.glossary.lose")
@pytest.mark.parametrize(("blood", "amount", "raging"), [(3, 2, False), (3, 3, True), (1, 1, True), (2, 1, False)])
def test_a_player_is_in_frenzy_as_soon_as_the_pool_is_empty_and_not_before(
    blood: int, amount: int, raging: bool
) -> None:
    t = struck(amount, Seat(blood=blood))
    assert t.told("lost")[0] == {"seat": 1, "what": "blood", "amount": amount}
    assert bool(t.told("frenzy")) == raging
    assert t.measure("b.drained") == int(raging)
    if raging:
        kinds = [event.kind for event in t.story]
        assert kinds[kinds.index("lost") + 1] == "frenzy"


@proves("vendetta.frenzy.excess-loss-void", "vendetta.conflict-rule.as-much-as-possible")
def test_more_than_a_player_has_cannot_be_lost_and_the_rest_is_void() -> None:
    t = struck(5, Seat(blood=2, alliance=["victim", "victim"]))
    assert t.told("lost") == [{"seat": 1, "what": "blood", "amount": 2}]
    assert len(t.told("frenzy")) == 1
    assert t.measure("b.blood") == 3  # what the victim gave: the missing 3 are not taken from it


@proves("vendetta.glossary.steal", "vendetta.glossary.steal-last-frenzy", "vendetta.frenzy.trigger-zero-blood")
def test_the_last_blood_can_be_stolen() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: steal a-rival 2 blood"], 2: ["Hunt"]}),
        b=Seat(blood=2, at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes("a.blood", +2), t.changes("b.blood", -2 + 3), t.changes("bank.blood", -3):
        t.stays("b")
    assert t.told("frenzy") == [{"seat": 1, "causer": 0}]


# -- the causer --------------------------------------------------------------------------------------------------------


@proves("vendetta.frenzy.causer-gains-influence")
def test_who_causes_a_frenzy_gains_one_influence_at_once() -> None:
    t = struck(1, Seat(blood=1))
    kinds = [(event.kind, event.fields.get("seat")) for event in t.story]
    assert kinds.index(("gained", 0)) == kinds.index(("frenzy", 1)) + 1
    assert kinds.index(("gained", 0)) < kinds.index(("drained", 1))
    assert t.told("gained")[0] == {"seat": 0, "what": "influence", "amount": 1}
    assert t.measure("a.influence") == 3 + 1 + 1  # and the second place


@proves("vendetta.frenzy.causer-gains-influence")
def test_nobody_gains_for_a_frenzy_by_ones_own_card() -> None:
    t = Table(
        a=Seat(blood=1, at={1: ["power 1 conflict: lose you 1 blood"], 2: ["Hunt"]}),
        b=Seat(at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert t.told("frenzy") == [{"seat": 0, "causer": 0}]
    assert [told["amount"] for told in t.told("gained") if told["what"] == "influence"] == [1, 1]  # the rewards
    assert t.measure("a.influence") == 3 + 1


@proves("vendetta.frenzy.causer-gains-influence")
def test_nobody_gains_for_a_frenzy_by_a_location_card() -> None:
    scene = "when after-reveal: lose you 1 blood"
    t = Table(a=Seat(blood=1, at={1: ["Five"], 2: ["Hunt"]}), scenes={1: scene}, locations=True, resolves=1)
    with t.changes("a.influence", +1):
        t.stays("a")
    assert t.happened("frenzy", seat=0)


@proves("vendetta.frenzy.causer-gains-influence", "vendetta.diablerie.third-token-eliminates")
def test_the_causer_gains_also_when_the_other_is_out_by_it_and_so_do_the_causers_cards() -> None:
    bonus = "human 2/1/3/0 when you-cause-frenzy: gain 2 blood"
    t = Table(
        a=Seat(alliance=[bonus], at={1: [hit(1)], 2: ["Hunt"]}),
        b=Seat(blood=1, red=2, alliance=[VAMPIRE], at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes("a.influence", 1 + 1), t.changes("a.blood", +2):  # 1 for the location, which a wins alone
        t.stays("b")
    assert t.player("b").eliminated


# -- the drain ---------------------------------------------------------------------------------------------------------


@proves("vendetta.frenzy.random-drain")
def test_chance_picks_one_of_all_undrained_cards_whatever_they_are() -> None:
    drained = set()
    for seed in range(60):
        t = Table(
            a=Seat(at={1: [hit(1)], 2: ["Hunt"]}),
            b=Seat(blood=1, alliance=["victim", "Ada = human 2/1/3/0", "Bea = vampire 3/2/4/1"], at={1: ["Five"]}),
            resolves=1,
            seed=seed,
        )
        t.stays("a", "b")
        found = [name for name in t.alliance("b") if name.startswith("drained")]
        assert len(found) == 1
        drained.add(found[0].removeprefix("drained "))
    assert len(drained) == 3


@proves("vendetta.frenzy.drained-cards-excluded")
def test_drained_cards_are_not_drawn() -> None:
    for seed in range(20):
        t = Table(
            a=Seat(at={1: [hit(1)], 2: ["Hunt"]}),
            b=Seat(blood=1, alliance=["drained victim", "Ada = human 2/1/2/0", f"drained {VAMPIRE}"], at={1: ["Five"]}),
            resolves=1,
            seed=seed,
        )
        t.stays("a", "b")
        assert t.told("drained") == [{"seat": 1, "card": t.card("Ada")}]


@proves("vendetta.frenzy.drain-normal-effects", "vendetta.drain.ability-lost")
def test_the_frenzy_drain_is_like_any_other() -> None:
    ada = "Ada = human 5/1/2/1 while free-face-down"
    t = Table(
        a=Seat(alliance=["human 2/1/3/0 when you-play: lose each-opponent 1 blood"]),
        b=Seat(blood=1, influence=0, alliance=[ada]),
        turn="a",
    )
    with t.changes("b.blood", -1 + 2), t.changes("b.score", 1 - 5), t.unchanged("b.tokens"):
        t.plays("a", "Hunt")
    t.ends("a")
    with t.changes("b.blood", -1):  # the ability is lost
        t.plays("b", "Hunt", face="down")


@proves("vendetta.frenzy.no-card-available")
@pytest.mark.parametrize("alliance", [[], ["drained victim"]])
def test_without_an_undrained_card_one_influence_is_given_up_for_one_blood(alliance: list[str]) -> None:
    t = Table(a=Seat(at={1: [hit(3)], 2: ["Hunt"]}), b=Seat(blood=2, alliance=alliance, at={1: ["Five"]}), resolves=1)
    t.stays("a")
    with t.changes("b.blood", -2 + 1), t.changes("b.influence", -1 + 1):  # and 1 for winning
        t.stays("b")
    assert {"seat": 1, "what": "influence", "amount": 1} in t.told("lost")
    assert {"seat": 1, "what": "blood", "amount": 1} in t.told("gained")


@proves("vendetta.frenzy.no-card-available", "vendetta.conflict-rule.as-much-as-possible")
def test_without_influence_too_the_one_blood_comes_all_the_same() -> None:
    t = Table(
        a=Seat(at={1: [hit(3)]}), b=Seat(blood=2, influence=0, alliance=[], at={1: ["Five"]}), resolves=1, round=3
    )
    t.stays("a", "b")
    assert t.measure("b.blood") == 1
    assert t.measure("b.influence") == 3  # for winning; it never went below zero
    t.is_quiet()


@proves("vendetta.frenzy.vampire-is-diablerie", "vendetta.diablerie.third-token-eliminates")
@pytest.mark.parametrize(("tokens", "out"), [(0, False), (1, False), (2, True)])
def test_a_vampire_drained_in_frenzy_is_diablerie_with_all_its_results(tokens: int, out: bool) -> None:
    t = struck(1, Seat(blood=1, red=tokens, alliance=[VAMPIRE]))
    assert t.measure("b.tokens") == tokens + 1
    assert t.player("b").eliminated is out


@proves("vendetta.frenzy.trigger-zero-blood", "vendetta.frenzy.random-drain", "vendetta.frenzy.causer-gains-influence")
def test_still_without_blood_after_the_drain_is_frenzy_again_without_influence_for_the_causer() -> None:
    dry = "human 1/0/0/0"
    t = struck(1, Seat(blood=1, alliance=[dry, dry, dry]))
    assert t.told("frenzy") == [{"seat": 1, "causer": 0}] + [{"seat": 1, "causer": -1}] * 3
    assert t.measure("b.drained") == 3
    assert t.measure("b.blood") == 1  # the fourth time for influence
    assert t.measure("b.influence") == 3 - 1 + 1
    assert t.measure("a.influence") == 3 + 1 + 1


@proves("vendetta.frenzy.trigger-zero-blood")
def test_by_the_other_reading_one_frenzy_is_enough() -> None:
    t = struck(1, Seat(blood=1, alliance=["human 1/0/0/0", "human 1/0/0/1"]), frenzy_repeats=False)
    assert len(t.told("frenzy")) == 1
    assert (t.measure("b.drained"), t.measure("b.blood")) == (1, 0)


# -- never of one's own will -------------------------------------------------------------------------------------------


@proves(
    "vendetta.frenzy.no-voluntary", "vendetta.glossary.spend-not-last", "vendetta.blood.never-below-one-voluntarily"
)
def test_the_last_blood_cannot_be_spent_for_an_effect() -> None:
    offer = "power 1 conflict: may pay 2: gain 1 influence"
    poor = Table(a=Seat(blood=2, at={1: [offer], 2: ["Hunt"]}), resolves=1)
    with poor.changes("a.influence", +1):
        poor.stays("a")
    assert poor.asks == "withdraw"  # it was not offered
    rich = Table(a=Seat(blood=3, at={1: [offer], 2: ["Hunt"]}), resolves=1)
    rich.stays("a")
    assert rich.asks == "may"
    with rich.changes("a.blood", -2):
        rich.says("a", "yes")
    assert rich.measure("a.blood") == 1


@proves("vendetta.frenzy.no-voluntary", "vendetta.blood.never-below-one-voluntarily")
def test_by_the_other_reading_only_spending_for_an_effect_must_leave_one_blood() -> None:
    """The last blood may then be deployed or pay for a hidden card; the frenzy comes at once, for nobody's gain."""
    t = Table(a=Seat(blood=3), turn="a", keep_last_blood="spending")
    t.plays("a", "Hunt")
    assert "blood 3" in t.offered()
    with t.changes("a.blood@1", +3), t.changes("a.blood", -3 + 3), t.unchanged("b.influence", "a.influence"):
        t.deploys("a", 3)
    assert t.told("frenzy") == [{"seat": 0, "causer": 0}]
    diary = "human 2/1/2/0 when you-play: gain 1 blood"
    t = Table(a=Seat(blood=1, alliance=[diary]), turn="a", keep_last_blood="spending")
    t.plays("a", "Hunt", face="down")
    kinds = [event.kind for event in t.story]
    assert kinds[kinds.index("spent") + 2] == "frenzy"  # right after the card was put down
    assert t.measure("a.blood") == 2  # the ally was drained before it could help
    offer = "power 1 conflict: may pay 2: gain 1 influence"
    t = Table(a=Seat(blood=2, at={1: [offer], 2: ["Hunt"]}), resolves=1, keep_last_blood="spending")
    t.stays("a")
    assert t.asks == "withdraw"  # spending the last is never offered


@proves("vendetta.blood.never-below-one-voluntarily")
def test_an_effect_that_plays_blood_from_the_pool_leaves_the_last() -> None:
    t = Table(a=Seat(blood=3, at={1: ["power 1 conflict: deploy 5 pool"], 2: ["Hunt"]}), resolves=1)
    with t.changes("a.blood", -2), t.changes("a.blood@1", +2):
        t.stays("a")
    assert not t.told("frenzy")


# -- in every phase ----------------------------------------------------------------------------------------------------


@proves("vendetta.frenzy.any-phase")
@pytest.mark.parametrize(
    "moment",
    [
        "feeding",
        "you-play",
        "resolution-begins",
        "before-reveal",
        "after-reveal",
        "you-win",
        "you-lose",
        "location-resolved",
    ],
)
def test_a_frenzy_comes_in_whatever_phase_the_last_blood_goes(moment: str) -> None:
    feared = f"human 2/1/3/0 when {moment}: lose each-opponent 9 blood"
    prey = Seat(blood=1, alliance=["victim", "victim"], at={1: ["Nine" if moment == "you-lose" else "Three"]})
    if moment == "feeding":
        t = Table(a=Seat(alliance=[feared]), b=prey, phase="feeding", round=2)
    elif moment == "you-play":
        t = Table(a=Seat(alliance=[feared]), b=prey, turn="a")
        t.plays("a", "Hunt", at=2)
    else:
        t = Table(a=Seat(alliance=[feared], at={1: ["Five"], 2: ["Hunt"]}), b=prey, resolves=1)
        t.stays("a", "b")
    assert {told["seat"] for told in t.told("frenzy")} == {1, 2, 3}
    assert {told["causer"] for told in t.told("frenzy")} == {0}
    assert t.measure("b.drained") == 1


@proves("vendetta.frenzy.any-phase")
@pytest.mark.parametrize("step", ["preparation", "conflict", "consequences"])
def test_a_frenzy_interrupts_the_effect_that_caused_it(step: str) -> None:
    card = f"power 1 {step}: lose each-rival 1 blood; gain alliance blood; lose each-rival 1 blood"
    t = Table(
        a=Seat(at={1: [card], 2: ["Hunt"]}),
        b=Seat(blood=1, at={1: ["Five"]}),
        allies={1: "human 1/1/3/0"},  # as good to drain as the victim
        resolves=1,
    )
    t.stays("a", "b")
    kinds = [(event.kind, event.fields.get("seat"), event.fields.get("what")) for event in t.story]
    first, frenzy, then = (
        kinds.index(("lost", 1, "blood")),
        kinds.index(("frenzy", 1, None)),
        kinds.index(("gained", 0, "blood")),
    )
    assert first < frenzy < kinds.index(("gained", 1, "blood")) < then
    assert t.measure("b.blood") == 3 - 1


@proves("vendetta.frenzy.any-phase")
@pytest.mark.parametrize(("ambition", "order"), [("a", "bcd"), ("d", "dbc"), ("c", "cdb")])
def test_several_frenzies_are_handled_one_by_one_in_turn_order(ambition: str, order: str) -> None:
    t = Table(
        a=Seat(at={1: [hit(1)]}),
        b=Seat(blood=1, at={1: ["Five"]}),
        c=Seat(blood=1, at={1: ["Five"]}),
        d=Seat(blood=1, at={1: ["Five"]}),
        ambition=ambition,
        resolves=1,
        round=3,
    )
    t.all_stay()
    story = [
        (event.kind, t.names[int(str(event.fields["seat"]))])
        for event in t.story
        if event.kind in ("lost", "frenzy", "drained")
    ]
    assert story == [(kind, who) for who in order for kind in ("lost", "frenzy", "drained")]
    assert t.measure("a.influence") == 3 + 3
    t.is_quiet()


@proves("vendetta.frenzy.causer-gains-influence", "vendetta.frenzy.any-phase")
def test_two_players_can_send_the_same_one_into_frenzy_in_one_conflict() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose each-rival 1 blood"]}),
        b=Seat(blood=1, alliance=["human 1/0/1/0", "human 1/0/1/0"], at={1: ["Nine"]}),
        c=Seat(at={1: ["power 1 conflict: lose a-rival 1 blood"]}),
        resolves=1,
    )
    t.stays("a", "b", "c")
    t.targets("c", "b")
    assert [told["causer"] for told in t.told("frenzy")] == [0, 2]
    assert t.measure("b.drained") == 2


@proves("vendetta.conflict-rule.card-over-rulebook")
def test_an_ally_may_offer_himself_for_the_frenzy_instead_of_chance() -> None:
    for seed in range(12):
        dancer = "Dancer = human 2/3/3/0 while frenzy-drains-this"
        t = Table(
            a=Seat(at={1: [hit(1)], 2: ["Hunt"]}),
            b=Seat(blood=1, alliance=["victim", VAMPIRE, dancer], at={1: ["Five"]}),
            resolves=1,
            seed=seed,
        )
        t.stays("a", "b")
        assert t.told("drained") == [{"seat": 1, "card": t.card("Dancer")}]

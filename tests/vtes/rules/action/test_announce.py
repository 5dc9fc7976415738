"""Announcing an action: what is said, what is shown, what waits, and whom it is directed at."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, errand, gossip, hound, knife, only_2023, thug
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import aim_at, as_mode


def raid(whose: int = choose.ANYBODY) -> Face:
    """An action card that burns a location."""
    return card(
        f"Raid {whose}", faces.ACTION, build.action("", do.burn_card(), target=choose.permanents("location", whose))
    )


def shop(name: str = "Shop") -> Face:
    return card(name, faces.MASTER, traits=("location",))


@editions
@proves(
    "action.announce.details", "action.announce.cost-later", "action.announce.card-face-up", "action.ally.undirected"
)
def test_pug_recruits_the_loyal_street_gang_at_one_stealth_costing_one_pool_when_it_succeeds(edition: str) -> None:
    t = position(
        seat(ready=["Krid 3/5", "Pug 2/4 clan:Brujah"], hand=["Loyal Street Gang"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does("bleed Krid")
    said = t.told("action")[0]
    assert (said["action"], said["victims"], said["stealth"], said["pool"]) == ("bleed", [1], 0, 0)
    t.passes()
    assert t.told("bleeds")[0]["amount"] == 1
    t.does("play Loyal Street Gang Pug")
    said = t.told("action")[1]
    assert (said["action"], said["victims"], said["stealth"], said["pool"]) == ("recruit", [], 1, 1)
    assert t.region("Loyal Street Gang") == "limbo"
    assert all(t.g.seen(t["Loyal Street Gang"], watcher) for watcher in range(4))
    assert t.measure("a.pool") == 30
    assert t.who() == "b"  # the prey may block, then the predator
    t.passes()
    assert t.who() == "d"
    t.passes()
    assert t.measure("a.pool") == 29
    t.is_quiet()


@editions
@proves("action.announce.details")
def test_the_target_is_named_before_anybody_may_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[raid()]),
        seat(ready=["Oskar 2/4"], play=[shop("Near Shop")]),
        seat(ready=["Vera 2/4"], play=[shop("Far Shop")]),
        edition=edition,
    )
    t.does("play Raid 0 Mira")
    assert t.asks == "target"
    t.does("target Far Shop", by="a")
    assert t.told("action")[0]["target"] == t["Far Shop"]
    assert t.who() == "c"
    t.goes_on()
    assert (t.region("Far Shop"), t.region("Near Shop")) == ("ash-heap", "play")
    t.is_quiet()


@editions
@proves("action.announce.referendum-exception")
def test_the_terms_of_a_referendum_are_chosen_only_when_the_action_has_succeeded(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 prince"], hand=["Old Debts"]),
        seat(ready=["Oskar 2/4"]),
        seat(),
        edition=edition,
    )
    t.does("play Old Debts Mira")
    assert t.told("action")[0]["target"] == -1
    assert t.offers("block Oskar")
    t.passes()
    assert t.asks == "terms"
    assert t.who() == "a"


@only_2023
@proves("action.announce.as-announced-first")
def test_cards_for_the_announcement_are_played_before_all_modifiers_and_reactions(edition: str) -> None:
    omen = card("Omen", faces.MODIFIER, build.modifier("", do.cannot_block(), when=windows.ANNOUNCED))
    aim_at(omen.definition.modes[0], choose.minions(choose.FOREIGN))
    t = position(
        seat(ready=["Mira 3/5"], hand=[omen, "Bonding"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (t.asks, t.who()) == ("announced", "a")
    assert t.options("play") == [f"play {t['Omen']} {t['Mira']} 0"]
    t.does_all("play Omen Mira", "target Oskar")
    assert t.asks == "open"
    assert not t.offers("block Oskar")
    assert t.offers("block Olga")
    assert t.offers("play Gossip Olga")
    assert t.clauses("block Oskar", by="b") == ["card.golden.overrides-rules"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("action.directed.definition", "block.who.several-targets", "action.undirected.definition")
def test_an_action_against_several_is_directed_at_all_of_them_but_in_2000_it_counts_as_undirected(edition: str) -> None:
    ban = card("Ban", faces.ACTION, build.action("", act.targets_burn_pool(1), target=choose.all_others()))
    t = position(
        seat(ready=["Mira 3/5"], hand=[ban]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does("play Ban Mira")
    assert t.told("action")[0]["victims"] == [1, 2, 3]
    asked = []
    while t.asks in ("block", "open"):
        asked.append(t.who())
        assert len(t.options("block")) == 1
        t.passes()
    assert asked == (["b", "d"] if edition == "2000" else ["b", "c", "d"])
    assert [t.measure(f"{name}.pool") for name in "abcd"] == [30, 29, 29, 29]
    t.is_quiet()


@editions
@proves("action.directed.definition", "block.who.directed")
def test_an_action_at_something_another_controls_is_directed_at_her_alone(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[raid()]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=[shop()]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does("play Raid 0 Mira")
    assert t.told("action")[0]["victims"] == [2]
    assert t.options("block") == [f"block {t['Vera']}"]
    assert t.clauses("block Oskar", by="b") == ["block.who.directed"]
    assert t.clauses("block Nils", by="d") == ["block.who.directed"]
    t.goes_on()
    t.is_quiet()


@editions
@proves("action.undirected.own-card", "action.undirected.definition", "block.who.undirected")
def test_an_action_at_a_card_of_ones_own_is_undirected(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=[shop()], hand=[raid(choose.OWN)]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does("play Raid 1 Mira")
    assert t.told("action")[0]["victims"] == []
    assert t.clauses("block Vera", by="c") == ["block.who.undirected"]
    assert t.who() == "b"
    t.passes()
    assert t.who() == "d"
    t.goes_on()
    assert t.region("Shop") == "ash-heap"
    t.is_quiet()


@editions
@proves("action.undirected.ash-heap")
def test_an_action_at_another_ash_heap_is_undirected(edition: str) -> None:
    loot = card(
        "Loot", faces.ACTION, build.action("", act.remove_from_game(), target=choose.in_ash_heap(~0, choose.FOREIGN))
    )
    t = position(
        seat(ready=["Mira 3/5"], hand=[loot]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], ash_heap=["Fade", "Keen Ear"]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does_all("play Loot Mira", "target Fade")
    assert t.told("action")[0]["victims"] == []
    assert t.who() == "b"
    t.passes()
    assert t.who() == "d"
    t.passes()
    assert (t.region("Fade"), t.region("Keen Ear")) == ("removed", "ash-heap")
    t.is_quiet()


@editions
@proves("action.directed.symbol-absent")
def test_an_action_card_that_aims_at_nobody_is_undirected(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[errand()]), seat(ready=["O 2/4"]), seat(ready=["N 2/4"]), edition=edition
    )
    t.does("play Errand Mira")
    assert t.told("action")[0]["victims"] == []
    assert t.who() == "b"
    t.passes()
    assert t.who() == "c"
    t.goes_on()
    assert t.measure("a.pool") == 31
    t.is_quiet()


@editions
@proves(
    "action.types.permanents", "action.types.card-instead", "action.types.one-permanent", "action.card.one-per-action"
)
@proves("action.card.not-modifier")
def test_each_card_takes_an_action_of_its_own_and_none_is_added_to_another(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Ira 3/5", "Sol 3/5", "Pia 3/5"],
            hand=[knife(), hound(), thug(), errand(), knife("Club")],
        ),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("play Knife Mira")
    assert t.offers("block Oskar")  # in the middle of the action nothing else can be brought in
    for name in ("Club", "Hound", "Thug", "Errand"):
        assert t.clauses(f"play {name} Mira 0", by="a") == ["action.card.not-modifier"]
    t.passes()
    for order in ("play Hound Ira", "play Thug Sol", "play Errand Pia"):
        t.does(order, by="a")
        t.passes()
    assert [said["action"] for said in t.told("action")] == ["equip", "employ", "recruit", "card"]
    assert t.g.on(t["Mira"]) == [t["Knife"]]
    assert t.g.on(t["Ira"]) == [t["Hound"]]
    assert t.region("Club") == "hand"
    assert t.measure("a.pool") == 31
    t.is_quiet()


@editions
@proves("action.types.torpor-actions", "torpor.state.actions-against")
def test_without_a_card_a_vampire_leaves_torpor_is_rescued_or_diablerized(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Thug ally 2"], torpor=["Mine 2/4"]), seat(torpor=["Hers 2/4"]), seat(), edition=edition
    )
    assert t.offers("leave Mine")
    for victim in ("Mine", "Hers"):
        assert t.offers(f"rescue Mira {victim}")
        assert t.offers(f"diablerize Mira {victim}")
    assert t.clauses("leave Mira", by="a") == ["action.types.torpor-actions"]
    assert not t.offers("leave Hers")


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("trait.slave.no-directed")
def test_a_slave_acts_against_others_only_in_the_presence_of_the_clan_he_serves(edition: str) -> None:
    def table(*ready: str, torpor: tuple[str, ...] = ()) -> bool:
        t = position(
            seat(ready=["Grub 2/3 slave-of:Tremere", *ready], torpor=torpor, hand=[raid()], play=[shop("Own Shop")]),
            seat(play=[shop("Her Shop")], torpor=["Oskar 2/4"]),
            edition=edition,
        )
        directed = [t.offers("bleed Grub"), t.offers("diablerize Grub Oskar"), t.offers("rescue Grub Oskar")]
        assert t.offers("hunt Grub")
        assert len(set(directed)) == 1
        if not directed[0]:
            assert t.clauses("bleed Grub", by="a") == ["trait.slave.no-directed"]
            t.does("play Raid 0 Grub")
            assert t.region("Own Shop") == "ash-heap"  # the only target left to him
        return directed[0]

    assert not table("Mira 3/5 clan:Brujah")
    assert table("Tess 3/5 clan:Tremere")
    assert table(torpor=("Tess 3/5 clan:Tremere",)) is (edition == "2011")


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("trait.slave.substitute")
def test_a_slave_fights_in_the_place_of_a_blocked_vampire_of_his_clan_who_unlocks(edition: str) -> None:
    t = position(
        seat(
            ready=[
                "Tess 3/5 clan:Tremere",
                "Grub 2/3 slave-of:Tremere",
                "Other 2/3 slave-of:Brujah",
                "Tired 2/3 slave-of:Tremere locked",
            ]
        ),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("bleed Tess")
    t.does("block Oskar", by="b")
    assert (t.asks, t.who()) == ("slave", "a")
    assert t.options() == [f"slave {t['Grub']}", "pass"]
    t.does("slave Grub")
    t.goes_on()
    assert [t.measure(f"{name}.locked") for name in ("Tess", "Grub", "Oskar")] == [0, 1, 1]
    assert [t.measure(f"{name}.blood") for name in ("Tess", "Grub", "Oskar")] == [3, 1, 1]
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@proves("action.modifier.non-acting")
def test_a_modifier_for_another_minion_is_played_by_another_of_the_same_methuselah_only(edition: str) -> None:
    cover = card("Cover", faces.MODIFIER, as_mode((do.raise_bleed(1),), windows.DURING_ACTION, base.BY_OTHER))
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[cover]),
        seat(),
        seat(ready=["Vera 2/4"], hand=[cover]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.options("play") == [f"play {t['Cover']} {t['Ira']} 0"]
    assert t.clauses("play Cover Mira 0", by="a") == ["action.modifier.acting-only"]
    t.does("play Cover Ira")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


@editions
@proves("minion.act.taps")
@pytest.mark.parametrize(
    "answer",
    [
        "bleed Mira",
        "hunt Mira",
        "rescue Mira Gone 1",
        "diablerize Mira Gone",
        "rescue Mira Hers 1",
        "diablerize Mira Hers",
    ],
)
def test_every_action_locks_who_takes_it_as_it_is_announced(edition: str, answer: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], torpor=["Gone 2/4"]),
        seat(ready=["Oskar 2/4"], torpor=["Hers 2/4"]),
        seat(),
        edition=edition,
    )
    t.does(answer)
    assert (t.asks in ("block", "open"), t.measure("Mira.locked")) == (True, 1)
    assert [event.kind for event in t.story].index("locked") < [event.kind for event in t.story].index("action")
    t.goes_on("blood-hunt")
    assert t.measure("Mira.locked") == 1

"""Equipment, retainers and allies: brought into play, taken over, and what they are from then on."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.effects.nodes import Who
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, hound, knife, only_2023, since_2011, thug, until_2012
from tests.vtes.shorthand import action as act
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode, giving


def undirected(edition: str, face: Face) -> tuple[int, str]:
    """The stealth of the action that brings a card into play, and who may block it, in order."""
    t = position(
        seat(ready=["Mira 3/5 aus"], hand=[face]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Nils 2/4"]),
        edition=edition,
    )
    t.does(f"play {face.name} Mira")
    asked = ""
    while t.asks in ("block", "open"):
        asked += t.who()
        t.passes()
    stealth: int = t.told("action")[0]["stealth"]
    assert t.told("action")[0]["victims"] == []
    return stealth, asked


@editions
@proves("action.equip.stealth", "action.retainer.stealth", "action.ally.stealth")
@proves("action.equip.undirected", "action.retainer.undirected", "action.ally.undirected")
def test_bringing_a_permanent_into_play_is_undirected_and_at_one_stealth(edition: str) -> None:
    for face in (knife(), hound(), thug()):
        assert undirected(edition, face) == (1, "bd")


@editions
@proves("action.equip.who", "action.retainer.who", "action.ally.who", "action.card.who")
def test_vampires_and_allies_alike_equip_employ_and_recruit(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5", "Brute ally 2", "Locked 3/5 locked"], hand=[knife(), hound(), thug(), "Computer Hacking"]
        ),
        seat(),
        edition=edition,
    )
    for name in ("Knife", "Hound", "Thug", "Computer Hacking"):
        assert t.offers(f"play {name} Mira")
        assert t.offers(f"play {name} Brute")
        assert t.clauses(f"play {name} Locked 0", by="a") == ["minion.act.ready-untapped"]
    t.does("play Hound Brute")
    assert t.g.on(t["Brute"]) == [t["Hound"]]


@editions
@proves("action.equip.success", "action.retainer.success", "action.retainer.life", "action.announce.cost-later")
def test_on_success_the_cost_is_paid_and_the_card_is_on_the_acting_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[knife(pool=2), hound(blood=1)]),
        seat(ready=["O 2/4"]),
        edition=edition,
    )
    t.does("play Knife Mira")
    assert t.measure("a.pool") == 30
    t.passes()
    assert (t.measure("a.pool"), t.g.host[t["Knife"]]) == (28, t["Mira"])
    t.does("play Hound Ira")
    assert t.measure("Ira.blood") == 3
    t.passes()
    assert (t.measure("Ira.blood"), t.g.host[t["Hound"]], t.measure("Hound.blood")) == (2, t["Ira"], 2)
    t.is_quiet()


@editions
@proves("action.equip.no-limit", "action.retainer.no-limit")
def test_a_minion_has_any_number_of_equipment_and_retainers(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [knife("K1"), knife("K2"), hound("H1"), hound("H2")]), "I 3/5"], hand=[knife("K3")]),
        seat(),
        edition=edition,
    )
    t.does("play K3 Mira")
    assert len(t.g.on(t["Mira"])) == 5
    t.is_quiet()


@editions
@proves("action.equip.transfer-receiver", "action.equip.transfer-several", "action.equip.transfer-named")
@proves("action.equip.transfer-no-cost", "action.equip.stealth")
def test_one_action_takes_several_pieces_of_equipment_from_one_other_minion(edition: str) -> None:
    t = position(
        seat(
            ready=[
                "Mira 3/5",
                ("Ira 3/5", [knife("K1", pool=3), knife("K2", pool=3), knife("K3"), hound()]),
                ("Sol 3/5", [knife("K4")]),
            ]
        ),
        seat(ready=["O 2/4"]),
        edition=edition,
    )
    t.does("take Mira K1")
    assert t.asks == "equipment"
    assert t.options("also") == [f"also {t['K2']}", f"also {t['K3']}"]  # no retainer, and nothing of Sol's
    t.does("also K2")
    t.passes()
    said = t.told("action")[0]
    assert (said["target"], said["also"], said["stealth"], said["pool"]) == (t["K1"], [t["K2"]], 1, 0)
    t.passes()
    assert [t.g.host[t[name]] for name in ("K1", "K2", "K3", "K4")] == [t["Mira"], t["Mira"], t["Ira"], t["Sol"]]
    assert t.measure("a.pool") == 30
    assert (t.measure("Mira.locked"), t.measure("Ira.locked")) == (1, 0)  # the receiver acts
    t.is_quiet()


@editions
@proves("action.equip.transfer-failure")
def test_equipment_stays_where_it_was_when_taking_it_is_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", ("Ira 3/5", [knife("K1"), knife("K2")])]),
        seat(ready=[("Oskar 2/4", [hound()])]),
        edition=edition,
    )
    t.does_all("take Mira K1", "also K2", "block Oskar")
    t.goes_on()
    assert t.happened("blocked", stealth=1, intercept=1)
    assert [t.g.host[t[name]] for name in ("K1", "K2")] == [t["Ira"], t["Ira"]]
    t.is_quiet()


@editions
@proves("action.retainer.not-transferable")
def test_a_retainer_stays_with_the_minion_that_employed_it(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", ("Ira 3/5", [hound()])]), seat(), edition=edition)
    assert t.options("take") == []
    assert t.clauses("take Mira Hound", by="a") == ["action.retainer.not-transferable"]


@editions
@proves("action.equip.transfer-receiver")
def test_equipment_of_others_and_ones_own_is_not_taken(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", [knife("Mine")])]), seat(ready=[("O 2/4", [knife("Hers")])]), edition=edition)
    assert t.options("take") == []
    assert t.clauses("take Mira Hers", by="a") == ["action.equip.transfer-receiver"]
    assert t.clauses("take Mira Mine", by="a") == ["action.equip.transfer-receiver"]


@only_2023
@proves("action.equip.bearer-type")
def test_equipment_for_one_kind_of_bearer_is_of_use_to_no_other(edition: str) -> None:
    lens = card(
        "Lens",
        faces.EQUIPMENT,
        build.permanent(),
        abilities=(
            as_mode((do.modify(spans.INTERCEPT, 1, base.ME),), windows.DURING_ACTION, base.BY_REACTING, ("aus",)),
        ),
    )

    def used(blocker: str) -> bool:
        t = position(seat(ready=["Ira 3/5"]), seat(ready=[(f"{blocker}", [lens])]), edition=edition)
        t.does_all("hunt Ira", f"block {blocker.split()[0]}")
        return t.asks == "attempt" and t.offers("use Lens")

    assert used("Seer 2/4 aus")
    assert not used("Blind 2/4 obf")
    assert not used("Brute ally 2")


@only_2023
@proves("action.announce.cost-later", "action.announce.details", "action.ally.stealth")
def test_the_dowager_recruits_a_stray_at_one_stealth_costing_her_one_blood_when_it_succeeds(edition: str) -> None:
    stray = card("Stray", faces.ALLY, build.permanent(), life=1, blood=1)
    t = position(seat(ready=["Dowager 3/6"], hand=[stray]), seat(ready=["O 2/4"]), edition=edition)
    t.does("play Stray Dowager")
    said = t.told("action")[0]
    assert (said["stealth"], said["blood"], t.measure("Dowager.blood")) == (1, 1, 3)
    t.passes()
    assert (t.measure("Dowager.blood"), t.region("Stray")) == (2, "ready")
    t.is_quiet()


# -- allies -----------------------------------------------------------------------------------------------------------


@editions
@proves("action.ally.zone", "action.ally.life", "action.ally.cannot-act-this-turn", "action.ally.independent")
def test_a_recruited_ally_has_its_life_is_controlled_and_cannot_act_this_turn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[thug(pool=2)]),
        seat(ready=["Oskar 3/5"]),
        edition=edition,
    )
    t.does("play Thug Mira")
    t.passes()
    assert (t.measure("a.pool"), t.measure("Thug.blood"), t.g.controller[t["Thug"]]) == (28, 2, 0)
    assert t.region("Thug") == ("ready" if edition == "2023" else "waiting")
    assert not t.offers("bleed Thug")
    assert t.clauses("bleed Thug", by="a") == ["action.ally.cannot-act-this-turn"]
    while t.who() == "a":
        t.passes()
    assert t.region("Thug") == "ready"
    while t.asks != "minion":
        t.passes()
    t.does("bleed Oskar", by="b")
    t.does("block Thug", by="a")  # by itself, while Mira is locked
    t.goes_on()
    assert t.told("combat") == [{"acting": t["Oskar"], "opposing": t["Thug"]}]


@editions
@proves("action.ally.end-of-turn-ready")
def test_allies_that_wait_become_ready_at_the_end_of_the_turn_and_in_2023_none_waits(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[thug()]), seat(), edition=edition)
    t.does("play Thug Mira")
    moved = [told["card"] for told in t.told("ready")]
    assert moved == []
    while t.who() == "a" and t.asks != "unlock":
        t.passes()
    moved = [told["card"] for told in t.told("ready")]
    assert moved == ([] if edition == "2023" else [t["Thug"]])
    assert t.region("Thug") == "ready"


def summons(types: int) -> Face:
    """An action to put a card from one's ash heap into play."""
    return card(f"Summons {types}", faces.ACTION, build.action("", act.bring_in(), target=choose.in_ash_heap(types)))


@since_2011
@proves("action.ally.other-means-act", "action.ally.life")
def test_an_ally_that_comes_by_other_means_may_act_in_the_same_turn(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=[summons(faces.ALLY)], ash_heap=[thug()]), seat(), edition=edition)
    t.does(f"play Summons {faces.ALLY} Mira")
    assert (t.region("Thug"), t.measure("Thug.blood")) == ("ready", 2)
    t.does("bleed Thug", by="a")
    assert t.measure("b.pool") == 29
    t.is_quiet()


def twofold(name: str, types: int, to: Who) -> Face:
    """A permanent that needs Animalism: +1 bleed, at superior +2."""
    return card(
        name,
        types,
        build.permanent(disciplines="ani"),
        build.permanent(disciplines="ANI"),
        gives=(giving(spans.BLEED, 1, to), giving(spans.BLEED, 1, to, version=1)),
        life=0 if types == faces.EQUIPMENT else 1,
        bleed=0,
    )


@editions
@proves("action.ally.other-means-basic", "action.retainer.other-means-basic", "action.equip.other-means-basic")
def test_a_permanent_at_superior_is_better_only_if_its_own_action_brought_it_in(edition: str) -> None:
    for name, types in (("Beast", faces.ALLY), ("Cat", faces.RETAINER), ("Whip", faces.EQUIPMENT)):
        face = twofold(name, types, base.ME if types == faces.ALLY else base.BEARER)
        expected = {"0": 1, "1": 2, "by other means": 1}
        for how, amount in expected.items():
            t = position(
                seat(
                    ready=["Mira 3/5 ANI", "Ira 3/5"],
                    hand=[face, summons(types)],
                    ash_heap=[face] if how == "by other means" else [],
                ),
                seat(),
                edition=edition,
            )
            if how == "by other means":
                t.does(f"play Summons {types} Mira")
                came = t[f"{name}#2"]
            else:
                t.does(f"play {name} Mira {how}")
                came = t[name]
            bleeder = came if types == faces.ALLY else t["Mira"]
            assert stats.bleed(t.g, bleeder) - (0 if types == faces.ALLY else 1) == amount, (name, how)


@until_2012
@proves("action.ally.zone")
def test_a_waiting_ally_is_not_ready(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[thug(), knife()]), seat(), edition=edition)
    t.does("play Thug Mira")
    assert t["Thug"] not in t.g.ready(0)
    assert t["Thug"] in t.g.minions(0)
    assert not t.offers("play Knife Thug")

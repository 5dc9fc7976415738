"""Diablerie: the action, its steps, and what the diablerist gains."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import card, editions, gossip, hound, knife, since_2011
from tests.vtes.shorthand import build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, giving


def lesson(name: str = "Lesson", code: str = "pot", grows: bool = True) -> Face:
    """A master Discipline card."""
    gives = (giving(spans.CAPACITY, 1),) if grows else ()
    on = build.master(do.put_on(), target=choose.minions(types=faces.VAMPIRE, ready=False))
    definition = Definition(0, (on,), gives, (), (code,))
    return made_up(name, faces.MASTER, definition=definition, traits=("discipline",))


def spare(t: Table) -> None:
    """Nobody votes for a blood hunt, or nobody asks for one."""
    t.goes_on("blood-hunt", "discipline")


@editions
@proves("diablerie.action.vampires-only", "diablerie.commit.ready-vampires-only", "torpor.state.actions-against")
def test_only_a_ready_vampire_diablerizes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 3", "Locked 3/5 locked"], torpor=["Gone 3/4"]),
        seat(ready=["O 3/4"], torpor=["Hers 2/4"]),
        edition=edition,
    )
    assert t.options("diablerize") == [f"diablerize {t['Mira']} {t[name]}" for name in ("Gone", "Hers")]
    assert t.clauses("diablerize Brute Gone", by="a") == ["diablerie.action.vampires-only"]
    assert t.clauses("diablerize Gone Hers", by="a") == [
        "torpor.state.only-leave-action",
        "diablerie.commit.ready-vampires-only",
    ]
    assert t.clauses("diablerize Locked Gone", by="a") == ["minion.act.ready-untapped"]
    assert t.clauses("diablerize Mira O", by="a") == ["torpor.state.actions-against"]


@since_2011
@proves("trait.blood-cursed.no-diablerie")
def test_the_blood_cursed_commit_no_diablerie(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5 trait:blood-cursed"], torpor=["Gone 3/4"]), seat(), edition=edition)
    assert t.options("diablerize") == []
    assert t.clauses("diablerize Mira Gone", by="a") == ["trait.blood-cursed.no-diablerie"]


@editions
@proves("diablerie.action.own-stealth", "diablerie.action.own-undirected", "diablerie.action.other-directed")
@proves("diablerie.action.no-cost", "diablerie.action.success")
def test_ones_own_vampire_is_diablerized_undirected_at_one_stealth_anothers_directed_at_none(edition: str) -> None:
    def announced(victim: str) -> tuple[int, list[int], str]:
        t = position(
            seat(ready=["Mira 3/5"], torpor=["Mine 1/4"]),
            seat(ready=["O 2/4"]),
            seat(ready=["V 2/4"], torpor=["Hers 1/4"]),
            seat(ready=["N 2/4"]),
            edition=edition,
        )
        t.does(f"diablerize Mira {victim}")
        said = t.told("action")[0]
        assert (said["blood"], said["pool"]) == (0, 0)
        asked = ""
        while t.asks in ("block", "open"):
            asked += t.who()
            t.passes()
        spare(t)
        assert t.told("diablerie") == [{"diablerist": t["Mira"], "victim": t[victim]}]
        assert (t.region(victim), t.measure("Mira.blood"), t.measure("a.pool")) == ("ash-heap", 4, 30)
        t.is_quiet()
        return said["stealth"], said["victims"], asked

    assert announced("Mine") == (1, [], "bd")
    assert announced("Hers") == (0, [2], "c")


@editions
@proves("diablerie.action.blocked-combat")
def test_a_blocked_diablerie_leads_to_combat_and_leaves_the_victim_alone(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Brute ally 3"], torpor=["Gone 3/4"]), edition=edition)
    t.does_all("diablerize Mira Gone", "block Brute")
    t.goes_on("blood-hunt")
    assert t.told("combat") == [{"acting": t["Mira"], "opposing": t["Brute"]}]
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("torpor", 3)
    assert not t.told("diablerie")
    t.is_quiet()


@editions
@proves("diablerie.blood.moves", "diablerie.blood.overflow")
def test_all_blood_moves_to_the_diablerist_and_what_is_too_much_to_the_bank(edition: str) -> None:
    for blood, after, bank in ((2, 5, 0), (4, 6, 1)):
        t = position(seat(ready=["Mira 3/6"]), seat(torpor=[f"Gone {blood}/5"]), edition=edition)
        with t.changes("bank", bank):
            t.does("diablerize Mira Gone")
            spare(t)
        assert t.measure("Mira.blood") == after
        t.is_quiet()


@editions
@proves("diablerie.equipment.may-take", "diablerie.victim.burned", "diablerie.victim.cards-burned")
def test_the_diablerist_takes_what_equipment_it_likes_and_the_rest_burns_with_the_victim(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"]),
        seat(torpor=[("Gone 2/5", [knife("K1"), hound(), knife("K2"), knife("K3")])]),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    assert t.asks == "equipment"
    assert t.options("seize") == [f"seize {t[name]}" for name in ("K1", "K2", "K3")]  # no retainer
    t.does_all("seize K3", "seize K1", "pass")
    spare(t)
    assert t.g.on(t["Mira"]) == [t["K3"], t["K1"]]
    assert [t.region(name) for name in ("Gone", "Hound", "K2")] == ["ash-heap", "ash-heap", "ash-heap"]
    assert set(t.g.ash_heap(1)) >= {t["Gone"], t["Hound"], t["K2"]}
    assert t.measure("Hound.blood") == 0
    t.is_quiet()


@editions
@proves("diablerie.equipment.may-take", "card.golden.overrides-rules")
def test_the_diablerist_takes_no_second_vehicle(edition: str) -> None:
    for own in ([], ["Sport Bike"]):
        t = position(
            seat(ready=[("Mira 3/6", own)]),
            seat(torpor=[("Gone 2/5", ["Helicopter", "IR Goggles"])]),
            edition=edition,
        )
        t.does("diablerize Mira Gone")
        assert t.offers("seize Helicopter") is (not own)
        t.does_all("seize IR Goggles", "pass")
        spare(t)
        assert t.region("Helicopter") == "ash-heap"
        t.is_quiet()


@editions
@proves("diablerie.victim.burned")
def test_a_victim_under_anothers_control_is_burned_to_its_owners_ash_heap(edition: str) -> None:
    t = position(seat(ready=["Mira 3/6"]), seat(torpor=["Gone 2/5"]), seat(ready=["O 3/4"]), edition=edition)
    t.g.owner[t["Gone"]] = 2  # c's vampire, which b controls
    t.does("diablerize Mira Gone")
    spare(t)
    assert t["Gone"] in t.g.ash_heap(2)
    t.is_quiet()


@editions
@proves("diablerie.steps.order")
def test_blood_then_equipment_then_the_burning_then_the_discipline(edition: str) -> None:
    t = position(seat(ready=["Mira 3/4"], hand=[lesson()]), seat(torpor=[("Gone 1/5", [knife()])]), edition=edition)
    t.does("diablerize Mira Gone")
    t.does("seize Knife", by="a")
    assert t.asks == "discipline"
    t.does("discipline", by="a")
    spare(t)
    told = []
    for event in t.story:
        fields = dict(event.fields)
        if event.kind in ("blood", "put-on", "referendum"):
            told.append(event.kind)
        elif event.kind == "burned" and fields["card"] == t["Gone"]:
            told.append("burned")
    assert told[:5] == ["blood", "blood", "put-on", "burned", "put-on"]
    assert told[5:] == ([] if edition == "2000" else ["referendum"])
    t.is_quiet()


@since_2011
@proves("diablerie.steps.single-unit")
def test_nobody_can_do_anything_between_the_steps(edition: str) -> None:
    everywhere = card("Ever", faces.MODIFIER, build.modifier("", do.gain_pool(1), when=~windows.AS_PLAYED))
    t = position(
        seat(ready=["Mira 3/4"], hand=[lesson(), everywhere]),
        seat(ready=["O 3/4"], torpor=[("Gone 1/5", [knife()])], hand=[gossip()]),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    while not t.told("diablerie"):
        t.passes()
    assert (t.asks, t.options()) == ("equipment", [f"seize {t['Knife']}", "pass"])
    t.passes()
    assert (t.asks, len(t.options())) == ("discipline", 2)
    kinds = [event.kind for event in t.story]
    assert "window" not in kinds[kinds.index("diablerie") :]  # though both hold cards for any time
    t.passes()
    spare(t)
    t.is_quiet()


# -- the Discipline ---------------------------------------------------------------------------------------------------


def eats(edition: str, grows: bool = True, **where: object) -> Table:
    """Mira, of capacity 4, diablerizes Gone, of capacity 5."""
    t = position(seat(ready=["Mira 3/4 aus"], **where), seat(torpor=["Gone 0/5"]), edition=edition)  # type: ignore[arg-type]
    t.does("diablerize Mira Gone")
    return t


@editions
@proves("diablerie.discipline.optional-search", "diablerie.discipline.restore", "diablerie.discipline.no-blood")
def test_a_discipline_comes_from_hand_ash_heap_or_library_and_is_made_up_for(edition: str) -> None:
    t = eats(edition, hand=[lesson("L1"), *["Fade"] * 6], ash_heap=[lesson("L2")], library=[lesson("L3"), "Fade"])
    keys = {name: t.g.face[t[name]].key for name in ("L1", "L2", "L3")}
    assert t.options("discipline") == [
        f"discipline {keys['L1']} hand",
        f"discipline {keys['L2']} ash-heap",
        f"discipline {keys['L3']} library",
    ]
    t.does(f"discipline {keys['L1']} hand")
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 1)  # drawn up again
    assert "pot" in stats.disciplines(t.g, t["Mira"])
    assert t.measure("Mira.blood") == 3
    spare(t)
    t.is_quiet()
    t = eats(edition, hand=["Fade"] * 7, library=[lesson("L3"), "Fade", "Keen Ear"])
    with t.changes("a.library", -1):
        t.does(f"discipline {keys['L3']} library")
    assert t.happened("shuffled", seat=0, region="library")
    spare(t)
    t.is_quiet()
    t = eats(edition, hand=[lesson("L1")])
    t.does("pass")
    assert t.g.on(t["Mira"]) == []


@editions
@proves("card.wording.search-shuffle", editions="2023")
def test_a_library_looked_through_in_vain_is_shuffled_in_2023(edition: str) -> None:
    """Up to 2012 it is reshuffled only if something was taken from it."""
    t = eats(edition, hand=["Fade"] * 7, library=[lesson("L3"), "Fade", "Keen Ear"])
    t.does("pass")
    assert t.happened("shuffled", seat=0, region="library") is (edition == "2023")
    spare(t)
    t.is_quiet()


@editions
@proves("diablerie.discipline.older-only")
def test_only_an_older_victim_teaches(edition: str) -> None:
    for capacity, taught in ((3, False), (4, False), (5, True)):
        t = position(seat(ready=["Mira 3/4"], hand=[lesson()]), seat(torpor=[f"Gone 0/{capacity}"]), edition=edition)
        t.does("diablerize Mira Gone")
        assert (t.asks == "discipline") is taught
        spare(t)


@pytest.mark.parametrize(("edition", "capacity"), [("2000", 5), ("2011", 5), ("2012", 5), ("2023", 4)])
@proves("diablerie.discipline.capacity", "diablerie.discipline.no-blood")
def test_the_card_raises_the_capacity_in_2023_only_if_it_says_so(edition: str, capacity: int) -> None:
    t = eats(edition, hand=[lesson("Big Lesson")])
    t.does("discipline")
    assert (stats.capacity(t.g, t["Mira"]), t.measure("Mira.blood")) == (5, 3)
    t = eats(edition, hand=[lesson("Small Lesson", grows=False)])
    t.does("discipline")
    assert (stats.capacity(t.g, t["Mira"]), t.measure("Mira.blood")) == (capacity, 3)


@editions
@proves("diablerie.discipline.none-found")
def test_without_a_discipline_card_the_capacity_stays(edition: str) -> None:
    t = eats(edition, hand=["Fade"])
    spare(t)
    assert stats.capacity(t.g, t["Mira"]) == 4
    t.is_quiet()


# -- trophies ---------------------------------------------------------------------------------------------------------


def trophy(name: str) -> Face:
    return made_up(
        name,
        faces.MASTER,
        definition=Definition(0, (build.master(do.put_in_play()),), (giving(spans.STRENGTH, 1),)),
        traits=("trophy",),
    )


@since_2011
@proves("diablerie.trophy.red-list-victim", "master.trophy.retrieve", "master.trophy.award", "master.trophy.any-number")
@proves("master.trophy.before-blood-hunt", "master.trophy.control")
def test_who_diablerizes_a_red_list_vampire_may_receive_trophies_before_the_blood_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"], hand=[trophy("T1")], play=[trophy("T2")]),
        seat(torpor=["Gone 0/5 trait:red-list"]),
        seat(play=[trophy("T3"), trophy("T4")]),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    assert (t.asks, t.who()) == ("trophy", "a")
    t.does("trophy")
    assert (t.asks, t.who()) == ("award", "a")
    t.does("award T2")
    assert (t.asks, t.who()) == ("award", "c")
    t.does_all("award T3", "pass")
    assert t.g.on(t["Mira"]) == [t["T1"], t["T2"], t["T3"]]
    assert [t.g.controller[t[name]] for name in ("T1", "T2", "T3", "T4")] == [0, 0, 0, 2]
    kinds = [event.kind for event in t.story]
    assert kinds.index("referendum") > len(kinds) - 1 - kinds[::-1].index("put-on")
    assert stats.strength(t.g, t["Mira"]) == 4


@editions
@proves("diablerie.trophy.red-list-victim")
def test_no_other_victim_brings_a_trophy_and_in_2000_none_does(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"], hand=[trophy("T1")]),
        seat(torpor=["Gone 0/5" if edition != "2000" else "Gone 0/5 trait:red-list"]),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    assert t.asks != "trophy"
    assert t.region("T1") == "hand"

"""Who may play which card: Disciplines, clans, titles, types of cards and of minions."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting
from praxis.kernel.game import Setting
from praxis.vtes.dealt import dealing
from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, errand, hound, knife, motion, since_2011, thug, until_2012
from tests.vtes.rules.master.cards import coin
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


@editions
@proves("card.discipline.required", "card.discipline.basic", "card.discipline.superior", "card.discipline.not-both")
def test_the_level_of_a_discipline_decides_which_effects_a_vampire_may_use(edition: str) -> None:
    stare = card("Stare", faces.ACTION, build.action("dom", do.gain_pool(1)), build.action("DOM", do.gain_pool(3)))
    t = position(seat(ready=["Mira 3/5 DOM", "Ira 3/5 dom", "Sol 3/5 obf"], hand=[stare]), seat(), edition=edition)
    assert t.options("play") == [
        f"play {t['Stare']} {t['Mira']} 0",
        f"play {t['Stare']} {t['Mira']} 1",
        f"play {t['Stare']} {t['Ira']} 0",
    ]
    for refused in ("play Stare Ira 1", "play Stare Sol 0", "play Stare Sol 1"):
        assert t.clauses(refused, by="a") == ["card.discipline.required"]
    with t.changes("a.pool", 3):  # one effect of the two, not both
        t.does("play Stare Mira 1")
    t.is_quiet()


@since_2011
@proves("card.discipline.per-effect")
def test_each_effect_needs_only_its_own_disciplines_several_if_it_says_so(edition: str) -> None:
    blend = card(
        "Blend",
        faces.ACTION,
        build.action("aus", do.gain_pool(1)),
        build.action("dom", do.gain_pool(2)),
        build.action("aus dom", do.gain_pool(4)),
    )
    t = position(seat(ready=["Mira 3/5 aus dom", "Ira 3/5 aus", "Sol 3/5 dom"], hand=[blend]), seat(), edition=edition)
    offered = [tuple(int(word) for word in option.split()[2:]) for option in t.options("play")]
    assert offered == [(t["Mira"], 0), (t["Mira"], 1), (t["Mira"], 2), (t["Ira"], 0), (t["Sol"], 1)]
    with t.changes("a.pool", 4):
        t.does("play Blend Mira 2")


@editions
@proves("card.requirement.minion", "card.crypt.clan", "card.crypt.clan-effects")
def test_a_clan_symbol_on_a_minion_card_calls_for_a_member_of_the_clan(edition: str) -> None:
    rite = card("Rite", faces.ACTION, build.action("", do.gain_pool(1)), clans=("Brujah",))
    t = position(seat(ready=["Mira 3/5 clan:Brujah", "Ira 3/5 clan:Ventrue"], hand=[rite]), seat(), edition=edition)
    assert t.options("play") == [f"play {t['Rite']} {t['Mira']} 0"]
    assert t.clauses("play Rite Ira 0", by="a") == ["card.requirement.minion"]


@editions
@proves("card.requirement.minion")
def test_all_requirements_must_be_met_by_the_same_minion(edition: str) -> None:
    rite = card("Rite", faces.ACTION, build.action("pot", do.gain_pool(1)), clans=("Brujah",))
    t = position(
        seat(ready=["Mira 3/5 clan:Brujah", "Ira 3/5 pot clan:Ventrue", "Sol 3/5 pot clan:Brujah"], hand=[rite]),
        seat(),
        edition=edition,
    )
    assert t.options("play") == [f"play {t['Rite']} {t['Sol']} 0"]


@editions
@proves("card.requirement.master", "card.crypt.clan-effects")
def test_a_master_with_a_clan_symbol_needs_a_ready_minion_of_the_clan(edition: str) -> None:
    feast = card("Feast", faces.MASTER, build.master(do.gain_pool(1)), clans=("Brujah",))

    def offered(ready: str = "Ira 3/5 clan:Ventrue", torpor: str = "Oz 3/5", others: str = "O 2/4") -> bool:
        t = position(
            seat(ready=[ready], torpor=[torpor], hand=[feast, coin()]),
            seat(ready=[others]),
            edition=edition,
            phase="master",
        )
        reasons = t.clauses("play Feast -1 0", by="a")
        assert reasons in ([], ["card.requirement.master"])
        return not reasons

    assert offered(ready="Mira 3/5 clan:Brujah")
    assert offered(ready="Mira 3/5 clan:Brujah locked")
    assert not offered()
    assert not offered(torpor="Mira 3/5 clan:Brujah")
    assert not offered(others="Mira 3/5 clan:Brujah")


@editions
@proves("card.requirement.in-text", "card.requirement.master")
def test_further_requirements_stand_in_the_text(edition: str) -> None:
    decree = card("Decree", faces.ACTION, build.action("", do.gain_pool(1), needs=(choose.titled("prince"),)))
    levy = card("Levy", faces.MASTER, build.master(do.gain_pool(1), needs=(choose.titled("prince"),)))
    for title, has in (("prince city:Oslo", True), ("", False)):
        t = position(
            seat(ready=[f"Mira 3/5 {title}".strip()], hand=[levy, decree, coin()]),
            seat(),
            edition=edition,
            phase="master",
        )
        assert t.offers("play Levy") == has
        t.passes_until("minion")
        assert t.offers("play Decree Mira") == has
        if not has:
            assert t.clauses("play Decree Mira 0", by="a") == ["card.requirement.minion"]


@editions
@proves("card.requirement.discipline-minion-only")
def test_a_discipline_on_a_master_card_is_a_requirement_but_not_in_2000(edition: str) -> None:
    lesson = card("Lesson", faces.MASTER, as_mode((do.gain_pool(1),), windows.MASTER, disciplines=("pot",)))
    t = position(seat(ready=["Ira 3/5 aus"], hand=[lesson, coin()]), seat(), edition=edition, phase="master")
    assert t.offers("play Lesson") == (edition == "2000")
    t = position(seat(ready=["Ira 3/5 pot"], hand=[lesson, coin()]), seat(), edition=edition, phase="master")
    assert t.offers("play Lesson")


@until_2012
@proves("card.requirement.vampire-only")
def test_a_discipline_a_clan_or_a_blood_cost_is_for_vampires(edition: str) -> None:
    stare = card("Stare", faces.ACTION, build.action("dom", do.gain_pool(1)))
    rite = card("Rite", faces.ACTION, build.action("", do.gain_pool(1)), clans=("Brujah",))
    t = position(
        seat(
            ready=["Brute ally 3 clan:Brujah", "Mira 3/5 dom clan:Brujah"],
            hand=[stare, rite, errand(), errand("Toil", 1)],
        ),
        seat(),
        edition=edition,
    )
    for name in ("Stare", "Rite", "Toil"):
        assert t.offers(f"play {name} Mira")
        assert not t.offers(f"play {name} Brute")
        assert t.clauses(f"play {name} Brute 0", by="a") == ["card.requirement.vampire-only"]
    assert t.offers("play Errand Brute")


@editions
@proves("card.crypt.age")
def test_the_vampire_with_the_larger_capacity_is_older(edition: str) -> None:
    awe = card(
        "Awe", faces.MODIFIER, as_mode((do.cannot_block(),), windows.OPEN, base.BY_ACTING, target=choose.younger())
    )
    t = position(
        seat(ready=["Mira 1/5"], hand=[awe]),
        seat(ready=["Younger 4/4", "Same 5/5", "Older 2/6", "Brute ally 2"]),
        edition=edition,
    )
    t.does("bleed Mira")
    if not t.offers("play Awe Mira"):
        t.passes()
    t.does("play Awe Mira", by="a")
    assert t.happened("targets", card=t["Awe"], target=t["Younger"]), "the only one, whatever their blood"
    while t.asks not in ("block", "open") or t.who() != "b":
        t.passes()
    assert not t.offers("block Younger")
    assert t.offers("block Same")
    assert t.offers("block Older")


# -- kinds of cards ---------------------------------------------------------------------------------------------------


@editions
@proves("card.library.types", "card.minion.definition", "card.minion.played-by")
def test_masters_are_played_by_methuselahs_events_too_and_all_others_by_minions(edition: str) -> None:
    event = card("Omen", faces.EVENT, build.event(do.put_in_play()))
    minion_cards = [errand(), motion(), knife(), hound(), thug()]
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 2"], hand=[coin(), event, *minion_cards]),
        seat(),
        edition=edition,
        phase="master",
    )
    assert t.options("play") == [f"play {t['Coin']} -1 0"]
    t.passes_until("minion")
    played = {(int(option.split()[1]), int(option.split()[2])) for option in t.options("play")}
    both = {(t[one.name], t[who]) for one in minion_cards for who in ("Mira", "Brute")}
    assert played == both - {(t["Motion"], t["Brute"])}, "political actions are for vampires"
    t.passes_until("discard")
    assert t.options("play") == ([] if edition == "2000" else [f"play {t['Omen']} -1 0"])
    if edition == "2000":
        assert t.clauses("play Omen -1 0", by="a") == ["discard.event.timing"]


@editions
@proves("card.minion.action-kinds")
def test_political_action_equipment_retainer_and_ally_cards_are_action_cards(edition: str) -> None:
    for face, kind in ((motion(), "political"), (knife(), "equip"), (hound(), "employ"), (thug(), "recruit")):
        t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[face, errand()]), seat(ready=["O 2/4"]), edition=edition)
        t.does(f"play {face.name} Mira")
        assert t.told("action")[0]["action"] == kind
        assert t.measure("Mira.locked") == 1
        assert t.clauses("play Errand Mira 0", by="a") == ["action.card.not-modifier"]


@pytest.mark.parametrize("edition", ["2023"])
@proves("card.minion.multi-type")
def test_a_minion_card_may_be_of_two_types(edition: str) -> None:
    both = card(
        "Both",
        faces.MODIFIER | faces.COMBAT,
        build.modifier("", do.modify(spans.STEALTH, 1)),
        build.combat("", fight.press_(), when=windows.PRESS),
    )
    t = position(seat(ready=["Mira 3/5"], hand=[both]), seat(ready=["Oskar 3/5"]), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert (t.asks, t.options("play")) == ("attempt", [f"play {t['Both']} {t['Mira']} 0"])
    t.passes()
    while not t.options("play"):
        t.answer("pass") if "pass" in t.options() else t.does("strike hand")
    assert t.options("play") == [f"play {t['Both']} {t['Mira']} 1"]
    t.does("play Both Mira 1")
    t.goes_on()
    assert len(t.told("round")) == 2


@editions
@proves("card.crypt.other-types")
def test_other_crypt_cards_than_vampires_have_rules_of_their_own_where_the_book_has_any(edition: str) -> None:
    setting = Setting(4, edition, {"turns": 5}, dealing.with_imbued(4))
    if edition in ("2000", "2023"):
        with pytest.raises(BadSetting, match=f"the rulebook of {edition} has no Imbued"):
            KIND.begin(KIND.header(setting, 1))
        return
    KIND.begin(KIND.header(setting, 1))
    t = position(seat(ready=["Hunter 4/4 imbued", "Mira 3/5"]), seat(), edition=edition)
    assert not t.g.is_vampire(t["Hunter"])
    assert t.g.is_minion(t["Hunter"])
    assert not t.offers("hunt Hunter")
    assert t.offers("hunt Mira")

"""Allies that play certain cards as a vampire."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, second_wind, since_2011
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import combat as fight
from tests.vtes.shorthand import damage as hurt
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Verb, aim_at, as_mode


def ghoul(life: int = 3) -> Face:
    """An ally that plays cards requiring basic Presence as a vampire."""
    return card("Ghoul", faces.ALLY, as_vampire=("pre",), life=life)


def presence(name: str, *verbs: Verb, blood: int = -1) -> Face:
    """An action modifier that needs Presence."""
    return card(name, faces.MODIFIER, build.modifier("pre", *verbs, blood=blood))


@since_2011
@proves("card.as-vampire.scope", "card.as-vampire.life-pays", "card.as-vampire.gain-loss", "card.as-vampire.no-drain")
def test_he_pays_with_life_and_gains_life_without_a_limit(edition: str) -> None:
    sip = presence("Sip", do.gain_blood(3, base.ME), blood=1)
    t = position(seat(ready=[ghoul(), "Brute ally 2", "Mira 3/5"], hand=[sip]), seat(ready=["O 2/4"]), edition=edition)
    t.does("bleed Brute")
    assert t.clauses("play Sip Brute 0", by="a") == ["card.requirement.vampire-only"]
    t.goes_on()
    t.does("bleed Ghoul")
    t.does("play Sip Ghoul", by="a")
    assert t.measure("Ghoul.blood") == 5  # three, less the cost, and three more: his capacity of 1 drains nothing off
    assert t.told("blood")[-2] | {"change": -1} == t.told("blood")[-2]
    t.goes_on()
    t.is_quiet()


@since_2011
@proves("card.as-vampire.scope")
def test_he_plays_nothing_above_what_his_text_gives(edition: str) -> None:
    superior = card("Stare Down", faces.MODIFIER, build.modifier("PRE", do.gain_pool(1)))
    of_clan = card("Clan Trick", faces.MODIFIER, build.modifier("pre", do.gain_pool(1)), clans=("Toreador",))
    t = position(seat(ready=[ghoul()], hand=[superior, of_clan]), seat(ready=["O 2/4"]), edition=edition)
    t.does("bleed Ghoul")
    for name in ("Stare Down", "Clan Trick"):
        assert t.clauses(f"play {name} Ghoul 0", by="a") == ["card.requirement.vampire-only"]


@since_2011
@proves("card.as-vampire.capacity-one")
def test_he_has_capacity_one_for_the_card(edition: str) -> None:
    awe = card("Awe", faces.MODIFIER, as_mode((do.cannot_block(),), windows.OPEN, base.BY_ACTING, ("pre",)))
    aim_at(awe.definition.modes[0], choose.younger())
    t = position(
        seat(ready=[ghoul(), "Mira 3/5 pre"], hand=[awe]), seat(ready=["Childe 1/1", "O 2/4"]), edition=edition
    )
    assert stats.capacity(t.g, t["Ghoul"]) == 1
    t.does("bleed Ghoul")
    assert t.clauses("play Awe Ghoul 0", by="a") == ["card.target.in-play"]  # nobody is younger than that
    t.goes_on()
    t.does("bleed Mira")
    assert t.offers("play Awe Mira")


@since_2011
@proves("card.as-vampire.torpor-burns")
def test_an_effect_that_would_send_him_to_torpor_burns_him(edition: str) -> None:
    fit = presence("Fit", do.to_torpor(base.ME))
    t = position(seat(ready=[ghoul(), "Mira 3/5"], hand=[fit]), seat(ready=["O 2/4"]), edition=edition)
    t.does("bleed Ghoul")
    t.does("play Fit Ghoul", by="a")
    t.goes_on()
    assert (t.region("Ghoul"), t.measure("b.pool")) == ("ash-heap", 30)
    t.is_quiet()


@since_2011
@proves("card.as-vampire.aggravated")
def test_aggravated_damage_by_his_card_costs_life_like_any_other(edition: str) -> None:
    burn = card(
        "Burn Up", faces.COMBAT, build.combat("pre", hurt.inflict_(2, base.ME, True), when=windows.BEFORE_RANGE)
    )
    t = position(seat(ready=[ghoul(5)], hand=[burn]), seat(ready=["Meek ally 3 strength:0"]), edition=edition)
    t.does_all("bleed Ghoul", "block Meek")
    t.does("play Burn Up Ghoul", by="a")
    t.goes_on()
    assert (t.region("Ghoul"), t.measure("Ghoul.blood")) == ("ready", 3)
    t.is_quiet()


@since_2011
@proves("card.as-vampire.duration")
def test_what_the_card_does_for_the_combat_lasts_for_the_combat(edition: str) -> None:
    rage = card(
        "Rage",
        faces.COMBAT,
        build.combat("pre", do.modify(spans.STRENGTH, 1, base.ME, "combat"), when=windows.BEFORE_RANGE),
    )
    on = card("Once More", faces.COMBAT, build.combat("", fight.press_(), when=windows.PRESS))
    t = position(seat(ready=[ghoul(6)], hand=[rage, on]), seat(ready=["Brute ally 9"]), edition=edition)
    t.does_all("bleed Ghoul", "block Brute")
    t.does("play Rage Ghoul", by="a")
    while not t.offers("play Once More Ghoul"):
        t.answer("pass") if "pass" in t.options() else t.does("strike hand")
    t.does("play Once More Ghoul")
    t.goes_on()
    assert len(t.told("round")) == 2
    assert t.measure("Brute.blood") == 9 - 2 - 2
    t.is_quiet()


@since_2011
@proves("card.as-vampire.not-in-play-effects")
def test_for_what_the_card_does_in_play_he_is_no_vampire(edition: str) -> None:
    mask = card(
        "Mask",
        faces.ACTION,
        build.action("pre", do.put_on(base.ME)),
        abilities=(as_mode((do.gain_pool(1),), windows.DURING_ACTION, base.BY_ACTING, ("pre",)),),
    )
    t = position(
        seat(ready=[ghoul(), ("Mira 3/5 pre", [mask])], hand=[mask, second_wind()]),
        seat(ready=["O 2/4"]),
        edition=edition,
    )
    t.does("play Mask#2 Ghoul")
    t.passes_until_offered("play Second Wind Ghoul")
    t.does("play Second Wind Ghoul")
    t.does("bleed Ghoul")
    assert t.who() == "b"  # the acting Methuselah has nothing to use
    assert t.clauses("use Mask#2 Ghoul -1", by="a") == ["card.requirement.vampire-only"]
    t.goes_on()
    t.does("bleed Mira")
    assert t.options("use") == [f"use {t['Mask']} {t['Mira']} -1"]

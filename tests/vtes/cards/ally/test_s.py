"""Ally cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    AGGRAVATED,
    BEFORE_RANGE,
    BLEED,
    CAMARILLA,
    INDEPENDENT,
    ME,
    MINION,
    TORPOR,
    cannot,
    combat,
    definition,
    hand,
    hang,
    has,
    inflict,
    mod,
    modifier,
    permanent,
    put,
    rule,
    strike,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import (
    NOCTURN,
    PLAY_AS_VAMPIRES,
    WITH_ABILITIES,
    against,
    ally_bleeding,
    is_gone,
    trick,
)
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions, since_2011

# -- Saatet-ta --------------------------------------------------------------------------------------------------------


@in_editions("what number", [("stealth", 1), ("bleed", 3)])
def test_saatet_ta_helps_setites(edition: str, what: str, number: int) -> None:
    for clan, helps in (("Ministry", True), ("Brujah", False)):
        t = position(
            seat(ready=["Saatet-ta", f"Mira 4/8 clan:{clan}"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
        )
        t.does("bleed Mira")
        if what == "stealth":
            if helps:
                t.does("pass", by="a")  # her bleed could be raised now
            t.does("block Oskar", by="b")
        assert t.offers(f"use Saatet-ta -1 -{number}") is helps
        if helps:
            t.does(f"use Saatet-ta -1 -{number}", by="a")
            assert t.measure("Saatet-ta.locked") == 1
            t.goes_on()
            assert t.measure("b.pool") == (29 if what == "stealth" else 28)


# -- Screamer ---------------------------------------------------------------------------------------------------------


@editions
def test_a_screamer_takes_stealth_from_neighbours(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Screamer", "Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.does("pass")
    t.does("block Oskar", by="b")
    t.does("use Screamer -1 -1", by="b")
    on_to(t)
    assert t.told("blocked")
    assert t.region("Screamer") == "ash-heap"


@editions
@rules_on("Screamer", "ANK 20190425", "LSJ 20081105")
def test_a_screamer_dies_as_an_action_against_an_ally_is_announced(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Wolf")
    while not t.offers("use Screamer"):
        assert t.asks == "announced"
        t.passes()
    t.does("use Screamer -1 -2", by="b")
    acts(t)
    assert (t.region("Screamer"), t.told("combat"), t.region("Wolf")) == ("ash-heap", [], "ready")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    acts(t)
    assert not t.ever_offered("use Screamer -1 -2")


# -- Shambling Hordes -------------------------------------------------------------------------------------------------


@editions
@rules_on("Shambling Hordes", "LSJ 20030701-2", "ANK 20170309-2")
@pytest.mark.parametrize(("mode", "life"), [(0, 3), (1, 4)])
def test_shambling_hordes_are_made_of_the_dead(mode: int, life: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 NEC"], hand=["Shambling Hordes"], ash_heap=["Anson"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Shambling Hordes Mira {mode}")
    assert (t.region("Anson"), t.measure("Shambling Hordes.blood")) == ("removed", life)
    assert stats.strength(t.g, t["Shambling Hordes"]) == life
    t = position(seat(ready=["Mira 6/8 NEC"], hand=["Shambling Hordes"]), seat(), bystander(), edition=edition)
    acts(t, f"play Shambling Hordes Mira {mode}")
    assert t.region("Shambling Hordes") == "ash-heap"


@editions
def test_shambling_hordes_gain_no_life(edition: str) -> None:
    t = position(
        seat(ready=["Shambling Hordes", "Vagabond Mystic"]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    t.does("use Shambling Hordes Shambling Hordes -1")
    acts(t)
    assert t.measure("Shambling Hordes.blood") == 2
    acts(t, "use Vagabond Mystic")
    assert t.measure("Shambling Hordes.blood") == 2


HORDES = "Shambling Hordes"


@editions
@rules_on(HORDES, "LSJ 20030307")
@pytest.mark.parametrize(
    ("strike", "hurts", "life"),
    [("play Theft of Vitae Mira 1", 3, 1), ("play Jab Mira 0", 1, 1)],
)
def test_the_hordes_strike_with_the_life_that_they_have_as_strikes_are_resolved(
    strike: str, hurts: int, life: int, edition: str
) -> None:
    """What is stolen by the other strike comes too late, the damage of a first strike does not."""
    t = position(
        seat(ready=["Mira 6/9 THA"], hand=["Theft of Vitae", "Jab"]),
        seat(ready=[HORDES]),
        bystander(),
        cards={"Jab": "combat, strike 2 first"},
        edition=edition,
    )
    t.does_all("bleed Mira", f"block {HORDES}")
    on_to(t, "strike")
    before = t.measure("Mira.blood")
    t.does(strike, by="a")
    on_to(t)
    gained = 2 if "Theft" in strike else 0
    price = t.g.face[t["Theft of Vitae"]].blood if gained else 0
    assert t.measure("Mira.blood") == before - price - hurts + gained
    assert t.measure(f"{HORDES}.blood") == life


# -- The Slashers -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["The Slashers", "Carlton Van Wyk", "Thadius Zho", "City Star Taxi", "Impundulu"])
def test_an_ally_strikes_from_afar(card: str, edition: str) -> None:
    t = position(seat(ready=[card], hand=["Fake Out"]), seat(ready=["Oskar 4/6"]), bystander(), edition=edition)
    t.does_all(f"bleed {card}", "block Oskar")
    on_to(t, "maneuver")
    t.does(f"play Fake Out {card} 0", by="a")
    on_to(t, "strike")
    t.does(f"use {card} {card} -1", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == (2 if card == "Thadius Zho" else 3)
    t.is_quiet()


# -- Spectral Servitor ------------------------------------------------------------------------------------------------

SERVITOR = ("Spectral Servitor", "obl")


def own_trick(name: str, codes: str) -> Face:
    return made_up(name, faces.MODIFIER, definition=definition(modifier(codes, mod(BLEED, 1))))


@ruled_alike("ally code", [*WITH_ABILITIES, SERVITOR], "ANK 20180111")
def test_two_who_play_cards_of_a_discipline_make_no_superior_level(ally: str, code: str) -> None:
    twin = made_up("Twin", faces.ALLY, life=2, definition=definition(permanent(), as_vampire=code))
    t = ally_bleeding(ally, [own_trick("Basic", code), own_trick("Superior", code.upper())], twin)
    assert t.clauses(f"play Superior {ally} 0", by="a") == ["card.requirement.vampire-only"]
    t.does(f"play Basic {ally} 0", by="a")
    t.goes_on()
    t.is_quiet()


@ruled_alike("ally code", [*WITH_ABILITIES, SERVITOR, NOCTURN], "LSJ 20020218")
def test_two_who_play_cards_of_a_discipline_each_do_not_meet_both_together(ally: str, code: str) -> None:
    other = made_up("Other", faces.ALLY, life=2, definition=definition(permanent(), as_vampire="chi"))
    t = ally_bleeding(ally, [own_trick("Single", code), own_trick("Both", f"{code} chi")], other)
    assert t.clauses(f"play Both {ally} 0", by="a") == ["card.requirement.vampire-only"]
    assert t.clauses("play Both Other 0", by="a")
    t.does(f"play Single {ally} 0", by="a")
    t.goes_on()
    t.is_quiet()


each = pytest.mark.parametrize(("ally", "code"), [*PLAY_AS_VAMPIRES, SERVITOR])


@since_2011
@rules_on("Spectral Servitor", "ANK 20180928-1")
@rules_on("Talaq, The Immortal", "ANK 20180928-1")
@rules_on("Ghouled Street Thug", "ANK 20180928-1")
@rules_on("Rafastio Ghoul", "ANK 20180928-1")
@rules_on("High Top", "ANK 20180928-1")
@rules_on("Herald of Topheth", "ANK 20180928-1")
@rules_on("Nephren-Ka", "ANK 20180928-1")
@rules_on("Kherebutu", "ANK 20180928-1")
@rules_on("Alia, God's Messenger", "ANK 20180928-1")
@rules_on("Marijava Thuggee", "ANK 20180928-1")
@rules_on("Infernal Servitor", "ANK 20180928-1")
@rules_on("Nocturn", "ANK 20180928-1")
@rules_on("The Vozhd of Juiz de Fora", "ANK 20180928-1")
@each
def test_who_pays_his_last_life_for_a_modifier_or_strike_gets_nothing_for_it(
    ally: str, code: str, edition: str
) -> None:
    t = against(ally, trick(faces.MODIFIER, modifier(code, mod(BLEED, 2)), blood=1), edition, 1)
    t.does(f"bleed {ally}")
    t.does(f"play Trick {ally} 0", by="a")
    t.goes_on()
    assert (is_gone(t, ally), t.measure("b.pool"), t.told("bleeds")) == (True, 30, [])
    t.is_quiet()
    t = against(ally, trick(faces.COMBAT, strike(code, hand(2)), blood=1), edition, 1)
    t.does_all(f"bleed {ally}", "block Oskar")
    t.passes_until_offered(f"play Trick {ally}")
    t.does(f"play Trick {ally} 0", by="a")
    t.goes_on()
    assert (is_gone(t, ally), t.measure("Oskar.blood"), t.told("inflicted")) == (True, 4, [])
    t.is_quiet()


@since_2011
@rules_on("Spectral Servitor", "LSJ 20060409")
@rules_on("Talaq, The Immortal", "LSJ 20060409")
@rules_on("Ghouled Street Thug", "LSJ 20060409")
@rules_on("Rafastio Ghoul", "LSJ 20060409")
@rules_on("High Top", "LSJ 20060409")
@rules_on("Herald of Topheth", "LSJ 20060409")
@rules_on("Nephren-Ka", "LSJ 20060409")
@rules_on("Kherebutu", "LSJ 20060409")
@rules_on("Alia, God's Messenger", "LSJ 20060409")
@rules_on("Marijava Thuggee", "LSJ 20060409")
@rules_on("Infernal Servitor", "LSJ 20060409")
@rules_on("Nocturn", "LSJ 20060409")
@rules_on("The Vozhd of Juiz de Fora", "LSJ 20060409")
@each
def test_what_would_wound_a_vampire_costs_life_and_torpor_is_the_end(ally: str, code: str, edition: str) -> None:
    burning = trick(faces.COMBAT, combat(code, inflict(1, ME, AGGRAVATED), when=BEFORE_RANGE))
    falling = trick(faces.COMBAT, combat(code, put(ME, TORPOR), when=BEFORE_RANGE), name="Fall")
    for card, survives in ((burning, True), (falling, False)):
        t = against(ally, card, edition, 4)
        t.does_all(f"bleed {ally}", "block Oskar")
        t.passes_until_offered(f"play {card.name} {ally}")
        t.does(f"play {card.name} {ally} 0", by="a")
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert (not is_gone(t, ally)) is survives
        assert not survives or t.measure(f"{ally}.blood") == 2  # and one for the strike of Oskar


@since_2011
@rules_on("Spectral Servitor", "LSJ 20011217", "LSJ 20090508")
@rules_on("Talaq, The Immortal", "LSJ 20011217", "LSJ 20090508")
@rules_on("Rafastio Ghoul", "LSJ 20011217", "LSJ 20090508")
@rules_on("High Top", "LSJ 20011217", "LSJ 20090508")
@rules_on("Nephren-Ka", "LSJ 20011217", "LSJ 20090508")
@rules_on("Kherebutu", "LSJ 20011217", "LSJ 20090508")
@rules_on("Marijava Thuggee", "LSJ 20011217", "LSJ 20090508")
@rules_on("Nocturn", "LSJ 20011217", "LSJ 20090508")
@rules_on("The Vozhd of Juiz de Fora", "LSJ 20011217", "LSJ 20090508")
@pytest.mark.parametrize(
    ("ally", "codes", "offered"),
    [
        *[(ally, code, True) for ally, code in [*PLAY_AS_VAMPIRES, SERVITOR]],
        *[(ally, f"{code} chi", False) for ally, code in [*PLAY_AS_VAMPIRES, SERVITOR]],
        ("Talaq, The Immortal", "qui", True),
        ("Herald of Topheth", "pot pre", True),  # their texts speak of one and/or another
        ("Alia, God's Messenger", "aus obe", True),
    ],
)
def test_as_a_vampire_he_meets_one_discipline_of_a_card(ally: str, codes: str, offered: bool, edition: str) -> None:
    t = against(ally, trick(faces.MODIFIER, modifier(codes, mod(BLEED, 1))), edition, 3)
    t.does(f"bleed {ally}")
    if offered:
        assert t.offers(f"play Trick {ally} 0")
    else:
        assert t.clauses(f"play Trick {ally} 0", by="a") == ["card.requirement.vampire-only"]


@since_2011
@rules_on("Spectral Servitor", "LSJ 19980303")
@rules_on("Talaq, The Immortal", "LSJ 19980303")
@rules_on("Rafastio Ghoul", "LSJ 19980303")
@rules_on("High Top", "LSJ 19980303")
@rules_on("Herald of Topheth", "LSJ 19980303")
@rules_on("Nephren-Ka", "LSJ 19980303")
@rules_on("Kherebutu", "LSJ 19980303")
@rules_on("Alia, God's Messenger", "LSJ 19980303")
@rules_on("Marijava Thuggee", "LSJ 19980303")
@rules_on("The Vozhd of Juiz de Fora", "LSJ 19980303")
@each
def test_he_plays_the_cards_and_does_not_have_the_discipline(ally: str, code: str, edition: str) -> None:
    hush = trick(faces.MODIFIER, modifier("", hang(cannot(rule.BLOCK, MINION & has(code)))))
    t = position(
        seat(ready=["Mira 4/8"], hand=[hush]), seat(ready=[ally, f"Oskar 4/8 {code}"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Trick Mira 0", by="a")
    t.passes_until_offered(f"block {ally}")
    assert (t.who(), t.offers("block Oskar")) == ("b", False)


@since_2011
@rules_on("Spectral Servitor", "LSJ 20020503", "LSJ 20060126")
@rules_on("Talaq, The Immortal", "LSJ 20020503", "LSJ 20060126")
@rules_on("Ghouled Street Thug", "LSJ 20020503", "LSJ 20060126")
@rules_on("Rafastio Ghoul", "LSJ 20020503", "LSJ 20060126")
@rules_on("High Top", "LSJ 20020503", "LSJ 20060126")
@rules_on("Herald of Topheth", "LSJ 20020503", "LSJ 20060126")
@rules_on("Nephren-Ka", "LSJ 20020503", "LSJ 20060126")
@rules_on("Kherebutu", "LSJ 20020503", "LSJ 20060126")
@rules_on("Alia, God's Messenger", "LSJ 20020503", "LSJ 20060126")
@rules_on("Marijava Thuggee", "LSJ 20020503", "LSJ 20060126")
@rules_on("Infernal Servitor", "LSJ 20020503", "LSJ 20060126")
@rules_on("Nocturn", "LSJ 20020503", "LSJ 20060126")
@each
def test_he_counts_as_independent_for_the_card(ally: str, code: str, edition: str) -> None:
    own = trick(faces.MODIFIER, modifier(code, mod(BLEED, 1), who=INDEPENDENT))
    other = trick(faces.MODIFIER, modifier(code, mod(BLEED, 1), who=CAMARILLA), name="Courtesy")
    t = against(ally, own, edition, 3, other)
    t.does(f"bleed {ally}")
    assert (t.offers(f"play Trick {ally} 0"), t.offers(f"play Courtesy {ally} 0")) == (True, False)


@since_2011
@each
def test_a_card_without_a_discipline_is_none_that_he_plays_as_a_vampire(ally: str, code: str, edition: str) -> None:
    t = against(ally, trick(faces.MODIFIER, modifier("", mod(BLEED, 1)), blood=1), edition, 3)
    t.does(f"bleed {ally}")
    assert t.clauses(f"play Trick {ally} 0", by="a") == ["card.requirement.vampire-only"]


@editions
@rules_on("Spectral Servitor", "ANK 20200930")
@pytest.mark.parametrize("mode", [0, 1])
def test_a_spectral_servitor_acts_at_once_and_its_first_summoner_rises(mode: int, edition: str) -> None:
    t = acting("Spectral Servitor", "Spectral Servitor", who="OBL", more=("Ines 2/4",), edition=edition)
    acts(t, f"play Spectral Servitor Mira {mode}")
    assert (t.measure("Mira.locked"), t.region("Spectral Servitor")) == (0, "ready")
    assert t.offers("bleed Spectral Servitor")
    if edition == "2000":
        acts(t, f"play Spectral Servitor#2 Mira {mode}")
        assert t.measure("Mira.locked") == 1  # only for the first


@editions
@pytest.mark.parametrize(
    ("mode", "answer", "region", "pool"), [(0, "", "ash-heap", 0), (1, "no", "ash-heap", 0), (1, "yes", "ready", -1)]
)
def test_a_spectral_servitor_fades_in_the_next_unlock_phase(
    mode: int, answer: str, region: str, pool: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL", "Spectral Servitor"]),
        seat(),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    if mode:
        t.g.versions[t["Spectral Servitor"]] = mode
    t.passes_until("unlock")
    with t.changes("a.pool", pool):
        t.does("trigger Spectral Servitor", by="a")
        if answer:
            t.does(answer)
    assert t.region("Spectral Servitor") == region


@editions
def test_a_spectral_servitor_plays_cards_of_oblivion_but_no_actions(edition: str) -> None:
    t = position(
        seat(ready=["Spectral Servitor"], hand=["Shroud of Decay"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Shroud of Decay Spectral Servitor 0", by="a") == ["card.requirement.vampire-only"]


# -- Succubus ---------------------------------------------------------------------------------------------------------


@editions
@rules_on("Succubus", "RTR 20010711", "ANK 20180719-4")
def test_a_succubus_drinks_and_spends_life(edition: str) -> None:
    t = position(seat(ready=["Succubus"]), seat(ready=["Oskar 4/8", "Kin 0/4"]), bystander(), edition=edition)
    t.does("use Succubus Succubus -1")
    acts(t, "target Oskar")
    assert (t.measure("Succubus.blood"), t.measure("Oskar.blood")) == (4, 3)
    t = position(seat(ready=["Succubus"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("bleed Succubus")
    t.passes_until_offered("use Succubus Succubus -2")
    t.does("use Succubus Succubus -2")
    assert (t.measure("Succubus.blood"), stats.bleed(t.g, t["Succubus"])) == (2, 1)
    since = len(t.asked)
    acts(t)
    assert not t.ever_offered("use Succubus Succubus -2", since)


RAISED = [
    # in play, the ready, who bleeds, how the bleed is raised, by how much
    ((), ("Succubus",), "Succubus", "use Succubus Succubus -2", 1),
    (("Dead Pool counters:2",), ("Mira 6/8 clan:Lasombra",), "Mira", "use Dead Pool -1 -1", 2),
    (("Haqim's Law: Retribution",), ("Mira 6/8 clan:Banu-Haqim",), "Mira", "use Haqim's Law: Retribution", 1),
    ((), ("Mira 6/8 clan:Ministry", "Saatet-ta"), "Mira", "use Saatet-ta -1 -3", 1),
    ((), ("Bone Shambler", "Bone Shambler"), "Bone Shambler", "use Bone Shambler -1 -1", 1),
]


@editions
@rules_on("Succubus", "ANK 20231124", "LSJ 19970718")
@rules_on("Dead Pool", "ANK 20231124", "LSJ 19970718")
@rules_on("Haqim's Law: Retribution", "ANK 20231124", "LSJ 19970718")
@rules_on("Saatet-ta", "ANK 20231124", "LSJ 19970718")
@rules_on("Bone Shambler", "ANK 20231124", "LSJ 19970718")
@pytest.mark.parametrize(("play", "ready", "actor", "use", "more"), RAISED)
def test_a_bleed_is_raised_before_it_is_resolved(
    play: tuple[str, ...], ready: tuple[str, ...], actor: str, use: str, more: int, edition: str
) -> None:
    own = seat(ready=[*ready, "Ghost 0/4"], play=list(play), hand=["Dodge"])
    t = position(own, seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.goes_on()  # Ghost, who has no blood, hunts
    assert t.told("action")[-1]["action"] == "hunt"
    assert not t.ever_offered(use)
    t.does(f"bleed {actor}")
    before = stats.bleed(t.g, t[actor])
    t.passes_until_offered(use)
    t.does(use, by="a")
    if t.asks in ("discard-cost", "pick"):
        t.answer(t.options()[0])
    assert t.told("bleeds") or stats.bleed(t.g, t[actor]) == before + more
    while not t.told("bleeds"):
        t.passes()
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(use, since)
    assert t.measure("b.pool") == 30 - before - more

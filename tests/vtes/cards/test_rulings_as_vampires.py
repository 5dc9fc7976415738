"""Rulings that all allies share who play certain cards as a vampire."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    AGGRAVATED,
    BEFORE_RANGE,
    BLEED,
    CAMARILLA,
    INDEPENDENT,
    ME,
    MINION,
    POOL,
    PREY,
    TORPOR,
    action,
    burn,
    cannot,
    combat,
    definition,
    hand,
    hang,
    has,
    inflict,
    mod,
    modifier,
    put,
    rule,
    strike,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, since_2011

ALLIES = [
    # ally, a Discipline whose basic cards it plays
    ("Talaq, The Immortal", "tha"),
    ("Ghouled Street Thug", "pot"),
    ("Rafastio Ghoul", "tha"),
    ("High Top", "cel"),
    ("Herald of Topheth", "pre"),
    ("Nephren-Ka", "nec"),
    ("Kherebutu", "nec"),
    ("Alia, God's Messenger", "aus"),
    ("Marijava Thuggee", "obf"),
    ("The Vozhd of Juiz de Fora", "ani"),
    ("Infernal Servitor", "dai"),
    ("Nocturn", "obt"),
]
SERVITOR = ("Spectral Servitor", "obl")
some = pytest.mark.parametrize(("ally", "code"), ALLIES)
each = pytest.mark.parametrize(("ally", "code"), [*ALLIES, SERVITOR])


def trick(types: int, *ways: Way, blood: int = 0, name: str = "Trick") -> Face:
    return made_up(name, types, definition=definition(*ways), blood=blood)


def against(ally: str, card: Face, edition: str, life: int, *more: Face) -> Table:
    """The ally, with so much life, is to act; its Methuselah holds the card."""
    t = position(
        seat(ready=[ally, "Ines 2/4 trait:infernal"], hand=[card, *more]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock" if ally == "Infernal Servitor" else "minion",
        edition=edition,
    )
    if ally == "Infernal Servitor":
        t.g.versions[t[ally]] = 1  # at superior it plays cards
        t.passes_until("minion")
    had = t.g.blood[t[ally]]
    if had > life:
        t.g.burn_blood(t[ally], had - life, "card.golden.overrides-rules")
    elif had < life:
        t.g.gain_blood(t[ally], life - had, life, "card.golden.overrides-rules")
    return t


def is_gone(t: Table, ally: str) -> bool:
    """Burned; some are then shuffled into the library, and may be drawn from there."""
    return t.region(ally) != "ready"


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
@rules_on("Talaq, The Immortal", "LSJ 20080512")
@rules_on("Ghouled Street Thug", "LSJ 20080512")
@rules_on("Rafastio Ghoul", "LSJ 20080512")
@rules_on("High Top", "LSJ 20080512")
@rules_on("Herald of Topheth", "LSJ 20080512")
@rules_on("Nephren-Ka", "LSJ 20080512")
@rules_on("Kherebutu", "LSJ 20080512")
@rules_on("Alia, God's Messenger", "LSJ 20080512")
@rules_on("Marijava Thuggee", "LSJ 20080512")
@rules_on("Infernal Servitor", "LSJ 20080512")
@rules_on("Nocturn", "LSJ 20080512")
@rules_on("The Vozhd of Juiz de Fora", "LSJ 20080512")
@some
def test_who_pays_his_last_life_for_an_action_has_its_whole_effect(ally: str, code: str, edition: str) -> None:
    t = against(ally, trick(faces.ACTION, action(code, burn(1, POOL, PREY)), blood=1), edition, 1)
    t.g.burn_pool(1, 29, "card.golden.overrides-rules")
    t.does(f"play Trick {ally} 0")
    t.goes_on()
    assert (is_gone(t, ally), t.g.ousted[1], t.measure("a.pool")) == (True, 1, 36)
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    t.is_quiet()


@pytest.mark.parametrize("mode", [0, 1])
@ruled_alike(
    "ally words",
    [("Infernal Servitor", "DAI trait:infernal"), ("Nocturn", "OBT")],
    "ANK 20200930",
)
def test_who_is_recruited_in_anothers_turn_does_not_act_in_it(ally: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar 9/10 {words}", ["Enkil Cog"])], hand=[ally]),
        bystander(),
    )
    t.does("use Enkil Cog", by="b")
    t.does(f"play {ally} Oskar {mode}", by="b")
    t.goes_on()
    assert t.region(ally) == "ready"
    since = len(t.asked)
    while t.g.turn_span().seat == 0:
        t.answer("pass")
    assert not t.ever_offered(f"bleed {ally}", since)


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
        *[(ally, code, True) for ally, code in [*ALLIES, SERVITOR]],
        *[(ally, f"{code} chi", False) for ally, code in [*ALLIES, SERVITOR]],
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

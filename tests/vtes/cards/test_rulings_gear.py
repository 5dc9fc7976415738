"""Official rulings on what lies on minions: equipment, locations that are equipment in hand, weapons from the hand."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ACTING, ANNOUNCED, DURING_ACTION, definition, lock, modifier, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import HAND
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.window import usable
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_cancelling import reaches

ESTATES = [
    "Zaire River Ferry",
    "Sacré-Cœur Cathedral, France",
    "Catacombs",
    "Dartmoor, England",
    "Local 1111",
    "Inveraray, Scotland",
    "Gran Madre di Dio, Italy",
    "Ruins of Villers Abbey, Belgium",
    "Pier 13, Port of Baltimore",
    "The Ankara Citadel, Turkey",
]


@editions
@ruled_alike("card", ESTATES, "RTR 19960112")
def test_a_location_on_a_minion_goes_to_any_minion_of_its_new_controller(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [card])]),
        bystander(),
        edition=edition,
    )
    does(t, "play Disputed Territory Mira 0", "target a", "call for", "pick Brute")
    t.goes_on()
    assert (t.g.host[t[card]], t.g.controller[t[card]]) == (t["Brute"], 0)
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/8"], hand=["Disputed Territory"]),
        seat(ready=[("Oskar 2/4", [card])]),
        seat(),
        edition=edition,
    )
    does(t, "play Disputed Territory Mira 0", "target c", "call for")
    t.goes_on()
    assert t.region(card) == "ash-heap"  # she has no minion


@editions
@ruled_alike("card", ESTATES, "LSJ 20090324")
@rules_on("Arson", "LSJ 20090324")
def test_an_action_at_a_location_on_a_minion_is_directed_at_its_methuselah(card: str, edition: str) -> None:
    beside = "Catacombs" if card == "Zaire River Ferry" else "Secure Haven"  # nobody has two havens
    t = position(
        seat(ready=["Mira 4/8"], hand=["Arson"]),
        seat(ready=[("Oskar 2/4", [card, beside])]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")  # at the location: the haven of its bearer does not protect it
    t.does(f"target {card}")
    assert t.told("action")[-1]["victims"] == [1]
    t.goes_on()
    assert t.region(card) == "ash-heap"
    t.is_quiet()


@editions
@ruled_alike("card", ESTATES, "LSJ 20080114")
def test_a_location_on_a_minion_is_equipment_until_it_is_in_play(card: str, edition: str) -> None:
    clan = "Tremere" if card == "The Ankara Citadel, Turkey" else "Lasombra"
    t = position(
        seat(ready=[f"Mira 8/9 clan:{clan} sect:Sabbat"], hand=[card], play=["Therbold Realty"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    face = t.g.face[t[card]]
    t.does(f"play {card} Mira 0")
    assert t.told("action")[-1]["action"] == "equip"
    t.goes_on()
    cost = max(0, face.blood + face.pool - 1)  # as a location, it costs less
    assert (8 - t.measure("Mira.blood")) + (30 - t.measure("a.pool")) == cost
    assert (t.region(card), stats.is_equipment(t.g, t[card]), stats.bears(t.g, t[card], "location")) == (
        "attached",
        False,
        True,
    )
    t.is_quiet()


@editions
def test_an_ally_has_nothing_of_a_location_for_vampires(edition: str) -> None:
    t = position(
        seat(ready=[("Brute ally 2 bleed:1", ["Inveraray, Scotland", "Sacré-Cœur Cathedral, France"])]),
        seat(ready=["Guard ally 2"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Inveraray, Scotland"]] = 2
    assert stats.bleed(t.g, t["Brute"]) == 1
    does(t, "bleed Brute", "block Guard")
    assert t.told("blocked")


@editions
@ruled_alike(
    "card blood answer",
    [
        ("The Sargon Fragment", 4, "target Dodge"),
        ("Hand of Conrad", 4, ""),
        ("Karavalanisha Vrana", 4, ""),
        ("Reliquary: Trinket", 4, ""),
        ("Ritual Scalpel", 4, "target Raven"),
        ("Guarded Rubrics", 4, ""),
    ],
    "RTR 19960221",
)
def test_the_action_of_an_equipment_that_is_gone_has_no_effect(
    card: str, blood: int, answer: str, edition: str
) -> None:
    who = {"Karavalanisha Vrana": "clan:Ravnos", "Ritual Scalpel": "clan:Nagaraja", "Reliquary: Trinket": "sect:Laibon"}
    if edition == "2000" and card == "Reliquary: Trinket":
        pytest.skip("nobody is Laibon in 2000")
    t = position(
        seat(
            ready=[(f"Mira {blood}/8 {who.get(card, '')}".strip(), [card])],
            hand=["Blank Page"],
            ash_heap=["Dodge", "Anson"],
            uncontrolled=["Young 0/3 clan:Ravnos"],
        ),
        seat(ready=["Oskar 2/4", "Raven ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    if t.asks == "target" and answer:
        t.does(answer)
    t.g.burn(t[card])  # while the action is on its way
    with t.unchanged("Raven.blood", "Young.blood", "a.hand", "b.pool", "c.pool"):
        t.goes_on()
    assert [t.region(name) for name in ("Dodge", "Anson")] == ["ash-heap", "ash-heap"]
    t.is_quiet()


@editions
@ruled_alike(
    "card",
    ["Enchanted Marionette", "Shaal Fragment", "Karavalanisha Vrana", "Mummy's Tongue", "Ritual Scalpel"],
    "ANK 20180719-3",
)
def test_equipment_in_play_is_taken_over_by_whoever_does_not_meet_its_requirement(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff", ("Ines 2/4", [card])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"take Mira {card}")
    t.goes_on()
    assert t.g.host[t[card]] == t["Mira"]
    t.is_quiet()


@editions
@ruled_alike(
    "card played",
    [("Hand of Conrad", "Immortal Grapple"), ("Drum of Xipe Totec", "Blur")],
    "RTR 20010710",
)
def test_who_cannot_use_his_equipment_has_no_discipline_of_it(card: str, played: str, edition: str) -> None:
    for beast in (False, True):
        t = position(
            seat(ready=["Mira 4/8 ani"], hand=["Drawing Out the Beast"]),
            seat(ready=[("Oskar 4/8", [card])], hand=[played]),
            bystander(),
            edition=edition,
        )
        does(t, "bleed Mira", "block Oskar", *(["play Drawing Out the Beast Mira 0"] if beast else []))
        before = len(t.asked)
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.ever_offered(f"play {played} Oskar", before) is not beast
        assert card == "Hand of Conrad" or t.ever_offered(f"use {card}", before) is not beast
    t.is_quiet()


@editions
def test_the_discipline_of_equipment_comes_back_after_the_combat_in_which_it_could_not_be_used(edition: str) -> None:
    """What her hand is good for was found anew in that combat, as it is when a card of it moves."""
    t = position(
        seat(ready=["Mira 4/8 ani"], hand=["Drawing Out the Beast"]),
        seat(ready=[("Oskar 4/8", ["Hand of Conrad"])], hand=["Immortal Grapple"]),
        bystander(),
        edition=edition,
        stop=True,
    )
    does(t, "bleed Mira", "block Oskar", "play Drawing Out the Beast Mira 0")
    assert t.g.combat() is not None
    t.g.forget_moments_of(1, HAND)
    usable(t.g, 1)
    does(t, "strike hand", "strike hand")
    t.goes_on()
    assert t["Immortal Grapple"] in [card for card, _ in usable(t.g, 1)]
    t.is_quiet()


@editions
@rules_on("Concealed Weapon", "LSJ 20040701")
@pytest.mark.parametrize(
    ("mira", "play", "weapon", "may"),
    [
        ("Black Cat", [], "Combat Shotgun", True),
        ("Mira 4/8", [], "Combat Shotgun", False),
        ("Mira 4/8", [], ".44 Magnum", True),
        ("Mira 4/8", ["Centralized Background Check"], ".44 Magnum", False),
    ],
)
def test_what_a_concealed_weapon_costs_is_what_it_would_cost_now(
    mira: str, play: list[str], weapon: str, may: bool, edition: str
) -> None:
    t = position(
        seat(ready=[mira], hand=["Concealed Weapon", weapon], play=play),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    name = mira.split(" ")[0] if mira.startswith("Mira") else mira
    does(t, f"bleed {name}", "block Oskar")
    while t.asks != "before-range" and t.asks not in t.quiet and not t.offers("play Concealed Weapon"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers("play Concealed Weapon") is may


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20080604")
def test_an_anarch_manifesto_hides_the_actions_that_cards_in_play_allow_anarchs(edition: str) -> None:
    for play, answer, stealth in (
        (["Powerbase: Los Angeles"], "use Powerbase: Los Angeles Mira", 1),  # for anarchs
        (["Smiling Jack, The Anarch"], "use Smiling Jack, The Anarch Mira", 0),  # for any vampire
    ):
        t = position(
            seat(ready=[("Mira 4/8 sect:Anarch", ["An Anarch Manifesto"])]),
            seat(ready=["Oskar 2/4"], play=play),
            bystander(),
            edition=edition,
        )
        t.does(answer)
        assert t.measure("Mira.stealth") == stealth
        t.goes_on()


@editions
@rules_on("Righteous Aura", "ANK 20180511-1")
def test_a_righteous_aura_is_burned_when_its_vampire_is_banished(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Banishment"]),
        seat(ready=[("Oskar 4/4", ["Righteous Aura"])]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    does(t, "play Banishment Mira 0", "call for")
    t.goes_on()
    assert (t.region("Oskar"), t.region("Righteous Aura")) == ("uncontrolled", "ash-heap")
    t.is_quiet()


# -- actions that cards in play allow ---------------------------------------------------------------------------------


def knack(word: str) -> faces.Face:
    """An action modifier for actions that require a sect, a clan or a title."""
    way = modifier("", lock(ACTING), when=ANNOUNCED | DURING_ACTION, if_=needs(word) | needs(clans=(word,)))
    return made_up(f"Knack {word}", faces.MODIFIER, definition=definition(way))


@since_2011
@ruled_alike(
    "card mira word answer",
    [
        ("Archon", "sect:Camarilla", "Camarilla", "use Archon Mira -2"),
        ("Templar", "sect:Sabbat", "Sabbat", "use Templar Mira -2"),
        ("Karavalanisha Vrana", "clan:Ravnos", "Ravnos", "use Karavalanisha Vrana Mira"),
        ("Reliquary: Trinket", "sect:Laibon", "Laibon", "use Reliquary: Trinket Mira"),
        ("Ritual Scalpel", "clan:Nagaraja", "Nagaraja", "use Ritual Scalpel Mira"),
        ("Local 1111", "sect:Sabbat", "Sabbat", "use Local 1111 Mira"),
        ("Lazarene Inquisitor", "sect:Sabbat", "Sabbat", "use Lazarene Inquisitor Mira -2"),
    ],
    "LSJ 20080604",
)
def test_the_action_of_a_card_on_a_minion_requires_what_the_minion_must_be(
    card: str, mira: str, word: str, answer: str, edition: str
) -> None:
    t = position(
        seat(
            ready=[(f"Mira 4/8 {mira}", [card]), "Ines 2/4 sect:Sabbat"],
            hand=[knack(word), knack("Brujah"), "Blank Page"],
            uncontrolled=["Young 0/3 clan:Ravnos"],
        ),
        seat(ready=["Oskar 2/4", "Raven ally 2 trait:mortal"]),
        bystander(),
        edition=edition,
    )
    t.does(answer)
    while t.asks == "target":
        t.answer(t.options("target")[0])
    reaches(t, f"play Knack {word} Mira")
    assert not t.offers("play Knack Brujah")


@since_2011
@rules_on("Elysium: The Arboretum", "LSJ 20080604")
def test_the_action_of_a_location_requires_what_the_minion_must_be(edition: str) -> None:
    card, word = "Elysium: The Arboretum", "Camarilla"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], hand=[knack(word), knack("Brujah")]),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira")
    reaches(t, f"play Knack {word} Mira")
    assert not t.offers("play Knack Brujah")

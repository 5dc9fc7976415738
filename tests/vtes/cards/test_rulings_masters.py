"""Rulings on master cards, their locations and the crypt."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, passes_to, since_2011

# -- crypts -----------------------------------------------------------------------------------------------------------

CRYPTS = [
    # card, words, which way, the phase
    ("Family Gathering", "clan:Hecata", 0, "master"),
    ("Kindred Intelligence", "clan:Nosferatu", 0, "minion"),
    ("Clotho's Gift", "obf", 0, "minion"),
    ("Goodnight, Sweet Prince", "clan:Ravnos", 0, "master"),
    ("Petra Resonance", "clan:Malkavian", 0, "minion"),
]


@editions
@rules_on("Family Gathering", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Kindred Intelligence", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Clotho's Gift", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Goodnight, Sweet Prince", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Petra Resonance", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize(("card", "words", "way", "phase"), CRYPTS)
@pytest.mark.parametrize("crypt", [0, 1])
def test_a_card_about_the_top_of_a_crypt_needs_a_crypt(
    crypt: int, card: str, words: str, way: int, phase: str, edition: str
) -> None:
    others = 0 if card == "Goodnight, Sweet Prince" else 1
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], crypt=["Ada 3/3"] * crypt),
        seat(ready=["Oskar 2/4"], crypt=["Bea 4/4"] * others),
        seat(ready=["Vera 2/4"], crypt=["Cyd 5/5"] * others),
        phase=phase,
        edition=edition,
    )
    assert t.offers(f"play {card}") is bool(crypt)


@editions
@rules_on("Innocent Bystander", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize("crypt", [0, 1])
def test_no_bystander_is_found_in_an_empty_crypt(crypt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 clan:Ventrue-antitribu"], hand=["Innocent Bystander"]),
        seat(ready=["Oskar 2/4 locked"], crypt=["Bea 4/4"] * crypt),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("play Innocent Bystander"):
        t.passes()
    assert t.offers("play Innocent Bystander") is bool(crypt)


@editions
@rules_on("Goodnight, Sweet Prince", "TOM 19960419")
def test_goodnight_takes_ones_own_crypt_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 clan:Ravnos"], hand=["Goodnight, Sweet Prince"], crypt=["Ada 3/3 prince city:Boston"]),
        seat(ready=["Oskar 2/4"], crypt=["Bea 4/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Goodnight, Sweet Prince", "target a")
    assert (t.region("Ada"), t.measure("a.pool"), t.measure("Mira.locked")) == ("ash-heap", 30 - 2 + 2, 1)


@editions
@rules_on("Liquidation", "LSJ 20070901")
@pytest.mark.parametrize("cards", [6, 7])
def test_a_liquidation_wants_seven_cards(cards: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Liquidation"], library=cards),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Liquidation") is (cards == 7)


# -- what may be done, and how often ----------------------------------------------------------------------------------


@editions
@rules_on("Anarch Troublemaker", "PIB 20121031")
def test_a_troublemaker_locks_whom_he_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Anarch Troublemaker"]),
        seat(ready=["Oskar 2/4 locked", "Otto 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Anarch Troublemaker", by="a")
    if t.asks == "way":
        t.does("way 0")
    t.does("pick Oskar", by="a")
    t.does("pick Otto", by="a")
    assert (t.measure("Oskar.locked"), t.measure("Otto.locked")) == (1, 1)
    assert t.g.controller[t["Anarch Troublemaker"]] == 1


@editions
@rules_on("Frontal Assault", "LSJ 20061018")
def test_two_assaults_count_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Frontal Assault", "Frontal Assault"]),
        seat(ready=["Weak ally 1 strength:0 locked", "Oskar 2/4", "Otto 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Frontal Assault Mira", "target Weak")
    while "play" in (t.region("Frontal Assault"), t.region("Frontal Assault#2")):
        t.does("strike hand" if t.asks == "strike" else t.options("trigger")[0] if t.options("trigger") else "pass")
    gained = [one["change"] for one in t.told("pool") if one["seat"] == 0]
    assert (t.region("Weak"), gained) == ("ash-heap", [1, 1, -2, -2])


@editions
@rules_on("Haqim's Law: Retribution", "ANK 20221102-2", "ANK 20220502")
def test_each_law_helps_the_acting_one_once_in_an_action(edition: str) -> None:
    law = "Haqim's Law: Retribution"
    t = position(
        seat(ready=["Mira 6/8 clan:Banu-Haqim", "Ines 6/8 clan:Banu-Haqim"], play=[law, law], hand=["Dodge"] * 4),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for one in (law, f"{law}#2"):
        assert not t.offers(f"use {one} Ines")  # who does not act
        t.does(f"use {one} Mira -1", by="a")
        t.does(t.options("discard")[0], by="a")
        assert not t.offers(f"use {one}")
    t.goes_on()
    assert t.measure("b.pool") == 27


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


@since_2011
@rules_on("WMRH Talk Radio", "ANK 20230319")
@pytest.mark.parametrize("caught", [True, False])
def test_talk_radio_forgets_the_blocks_before_it_was_used(caught: bool, edition: str) -> None:
    """Oskar has blocked once when the action goes on, and attempts to block it again."""
    t = position(
        seat(ready=["Mira 6/8 PRO obf"], hand=["Form of Mist", "Lost in Crowds"][: 1 if caught else 2]),
        seat(
            ready=["Oskar 4/4 strength:0"],
            play=["WMRH Talk Radio"],
            hand=["Wake with Evening's Freshness"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for answer in ("block Oskar", "play Form of Mist Mira 1", "yes", "play Wake with Evening's Freshness Oskar 0"):
        _until_offered(t, answer)
        t.does(answer)
    for answer in ("block Oskar", "use WMRH Talk Radio"):
        _until_offered(t, answer)
        t.does(answer)
    if not caught:
        t.does("play Lost in Crowds Mira 0", by="a")
    while not t.told("action-over"):
        t.does("strike hand" if t.asks == "strike" else "no" if t.offers("no") else "pass")
    assert (len(t.told("blocked")), t.measure("b.pool")) == ((2, 30) if caught else (1, 28))


def _until_offered(t: Table, answer: str) -> None:
    while not t.offers(answer):
        t.does("strike hand" if t.asks == "strike" else "pass")


LOUD = [
    # card, how it is used, how many times the others pass before
    ("London Evening Star, Tabloid Newspaper", "use London Evening Star, Tabloid Newspaper"),
    ("WMRH Talk Radio", "use WMRH Talk Radio"),
]


@editions
@rules_on("London Evening Star, Tabloid Newspaper", "ANK 20200607")
@rules_on("WMRH Talk Radio", "ANK 20200607")
@pytest.mark.parametrize(("card", "use"), LOUD)
def test_a_paper_of_a_third_waits_for_its_turn(card: str, use: str, edition: str) -> None:
    """The blocking Methuselah comes before her who sits across."""
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 2/4 AUS"], hand=["Enhanced Senses"]),
        seat(ready=["Vera 2/4"], play=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    assert not t.ever_offered(use)  # nobody attempts to block yet
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    assert t.who() == "b"
    t.passes()
    t.does(use, by="c")
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]


@since_2011
@rules_on("Ferraille", "ANK 20180719-4")
def test_once_each_turn_is_once_in_the_turn_of_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8"], hand=["Kine Resources Contested", "Parity Shift"]),
        seat(ready=["Oskar 2/4 locked"], play=["Ferraille"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("use Ferraille"):
        t.does(t.options()[0] if "pass" not in t.options() else "pass")
    t.does("use Ferraille", by="b")
    assert not t.offers("use Ferraille")
    passes_to(t, "minion", "b")
    assert t.measure("b.pool") == 29


@editions
@rules_on("Toreador Grand Ball", "TOM 19960528")
def test_one_toreador_sits_through_two_balls(edition: str) -> None:
    ball, who = "Toreador Grand Ball", "clan:Toreador"
    t = position(
        seat(ready=[f"Mira 6/8 {who}", f"Ines 6/8 {who}", f"Ada 6/8 {who}"], hand=[ball, ball]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {ball}", "target Mira", "target Ada")
    passes_to(t, "master", "a", times=200)
    t.does_all(f"play {ball}#2", "target Ines", "target Ada")
    assert (t.measure("Ada.locked"), t.region(f"{ball}#2")) == (1, "play")
    passes_to(t, "minion", "a")
    for name in ("Mira", "Ines"):
        t.does(f"hunt {name}")
        t.goes_on()
    assert not t.ever_offered("block Oskar")


@editions
@rules_on("Fragment of the Book of Nod", "ANK 20200616", "RTR 20040501")
def test_a_fragment_is_read_in_an_action_but_not_as_a_card_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 6/8"], play=["Fragment of the Book of Nod"], library=["Sudden Reversal", "Dodge"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does_all("play Misdirection", "target Oskar")
    assert (t.asks == "as-played", t.measure("Oskar.locked")) == (False, 1)  # it is too late to draw an answer
    t.passes_until("minion")
    t.does("bleed Mira")
    t.passes_until_offered("use Fragment of the Book of Nod")
    t.does("use Fragment of the Book of Nod", by="b")
    assert t.measure("b.hand") == 2


@editions
@rules_on("Garibaldi-Meucci Museum", "ANK 20250320", "LSJ 20080603", "LSJ 20050128")
@pytest.mark.parametrize(
    ("card", "offered"),
    [("Reckless Agitation", True), ("Open War", True), ("Dodge", False), ("Covenant of Blood", False)],
)
def test_the_museum_gives_back_what_requires_an_anarch_or_a_baron(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Flash"], ash_heap=[card], play=["Garibaldi-Meucci Museum"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Garibaldi-Meucci Museum") is offered
    if offered:
        t.does("use Garibaldi-Meucci Museum")
        assert (t.region(card), t.region("Flash"), t.measure("a.pool")) == ("hand", "ash-heap", 29)


@editions
@rules_on("Ennoia's Theater", "ANK 20190203", "RTR 20180303")
@pytest.mark.parametrize(("who", "offered"), [("Gangrel", True), ("Gangrel-antitribu", True), ("Ravnos", False)])
def test_either_clan_of_gangrel_has_the_theater(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 clan:{who}"], hand=["Ennoia's Theater"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Ennoia's Theater") is offered
    t = position(
        seat(ready=["Mira 6/8"], play=["Ennoia's Theater"], uncontrolled=["Ada 1/9"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    for _ in range(4):
        t.does("invest Ada")
    assert not t.offers("invest Ada")
    t.does("use Ennoia's Theater -1 -2", by="a")
    t.does("invest Ada")
    assert t.measure("Ada.blood") == 6

"""Rulings on action modifiers and other cards of several Disciplines: when they are played, and what they cost."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Piece
from praxis.vtes.definitions.language import (
    ASH,
    BLOOD,
    BLOOD_COST,
    CARD,
    MINE,
    MINION,
    MINION_CARD,
    costs,
    count,
    definition,
    fact,
    gain,
    master,
    on,
    requires,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, path_for, since_2011


def standing(name: str, *pieces: Piece) -> Face:
    return made_up(name, faces.MASTER, definition=definition(*pieces))


def until(t: Table, answer: str) -> None:
    """Everybody passes, or strikes with his hands, until the answer is offered."""
    while not t.offers(answer):
        assert t.asks not in t.quiet, f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- cards of several Disciplines -------------------------------------------------------------------------------------

SEVERAL = [
    # card, the Discipline used, which way, the other
    ("Skin of the Chameleon", "tha", 0, "vis"),
    ("Skin of the Chameleon", "vis", 1, "tha"),
    ("Repulsion", "pre", 0, "obe"),
    ("Repulsion", "obe", 1, "pre"),
    ("Stone Travel", "obt", 0, "myt"),
    ("Stone Travel", "myt", 1, "obt"),
    ("Under My Skin", "obf", 0, "thn"),
    ("Under My Skin", "thn", 1, "obf"),
    ("Relentlessness", "cel", 0, "for"),
    ("Relentlessness", "for", 1, "cel"),
    ("The Missing Voice", "cel", 0, "mel"),
    ("The Missing Voice", "mel", 1, "cel"),
    ("Mole's Tunneling", "ani", 0, "spi"),
    ("Mole's Tunneling", "spi", 1, "ani"),
    ("Freakish Conglomeration", "obl", 0, "tha"),
    ("Freakish Conglomeration", "tha", 1, "obl"),
    ("Clotho's Gift", "obf", 0, "tem"),
    ("Clotho's Gift", "tem", 1, "obf"),
]


@editions
@rules_on("Skin of the Chameleon", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Repulsion", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Stone Travel", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Under My Skin", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Relentlessness", "LSJ 20011204-3", "PIB 20130704")
@rules_on("The Missing Voice", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Mole's Tunneling", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Freakish Conglomeration", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Clotho's Gift", "LSJ 20011204-3", "PIB 20130704")
@pytest.mark.parametrize(("card", "code", "way", "other"), SEVERAL)
def test_a_card_requires_the_discipline_with_which_it_is_played(
    card: str, code: str, way: int, other: str, edition: str
) -> None:
    """One card in play counts what requires the one, another what requires the other."""
    used = standing("Used", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(code)))
    unused = standing("Unused", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(other)))
    t = position(
        seat(
            ready=[f"Mira 6/8 {code} {other} {path_for(card)}".strip()],
            hand=[card],
            play=[used, unused],
            crypt=["Ada 3/3"],
            uncontrolled=["Bea 1/3"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    if not t.offers(f"play {card} Mira {way}"):
        t.does("bleed Mira")
        while not t.offers(f"play {card} Mira {way}"):  # some before a block, some after it
            assert t.asks not in t.quiet
            t.does("block Oskar" if t.offers("block Oskar") else "pass")
    t.does(f"play {card} Mira {way}", by="a")
    if t.asks == "target":
        t.does("target Bea")
    assert (t.measure("Used.blood"), t.measure("Unused.blood")) == (1, 0)


@editions
@rules_on("Sentry Signal", "LSJ 20011204-3", "PIB 20130704")
@pytest.mark.parametrize(("code", "way", "other"), [("ani", 0, "tha"), ("tha", 1, "ani")])
def test_a_sentry_signal_requires_what_it_is_played_with(code: str, way: int, other: str, edition: str) -> None:
    used = standing("Used", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(code)))
    unused = standing("Unused", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(other)))
    t = position(
        seat(ready=["Mira 4/8"], play=[used, unused]),
        seat(ready=[f"Oskar 4/8 ani tha locked {path_for('Sentry Signal')}"], hand=["Sentry Signal"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, f"play Sentry Signal Oskar {way}")
    t.does(f"play Sentry Signal Oskar {way}", by="b")
    assert (t.measure("Used.blood"), t.measure("Unused.blood")) == (1, 0)


@editions
@rules_on("Skin of the Chameleon", "LSJ 20011204-3")
@rules_on("Sentry Signal", "LSJ 20011204-3")
@pytest.mark.parametrize(
    ("card", "codes"), [("Skin of the Chameleon", ("tha", "vis")), ("Sentry Signal", ("ani", "tha"))]
)
def test_in_the_ash_heap_a_card_requires_all_its_disciplines(card: str, codes: tuple[str, str], edition: str) -> None:
    for code in codes:
        tallied = standing("Tally", master(gain(count(ASH, MINE, requires(code)))))
        t = position(
            seat(ready=["Mira 4/8"], hand=[tallied], ash_heap=[card, "Dodge"]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does("play Tally")
        assert t.measure("a.pool") == 31


# -- as the action is announced ---------------------------------------------------------------------------------------

ANNOUNCED = [
    # card, words, which way, the action, another modifier and its way
    ("Beast Meld", "ANI PRO obf", 1, "hunt Mira"),
    ("Skin of the Chameleon", "tha obf", 0, "bleed Mira"),
    ("Repulsion", "pre obf", 0, "bleed Mira"),
    ("Paths in Two Worlds", "obl obf clan:Hecata", 0, "play Aggressive Corpse Mira 0"),
    ("Shroud Mastery", "NEC obf clan:Hecata", 1, "play Screamer Mira 0"),
]


@editions
@rules_on("Beast Meld", "ANK 20190425", "ANK 20181208")
@rules_on("Skin of the Chameleon", "ANK 20190425", "ANK 20181208")
@rules_on("Repulsion", "ANK 20190425", "ANK 20181208")
@rules_on("Paths in Two Worlds", "ANK 20190425", "ANK 20181208")
@rules_on("Shroud Mastery", "ANK 20190425", "ANK 20181208")
@pytest.mark.parametrize(("card", "words", "way", "action"), ANNOUNCED)
def test_what_is_played_as_the_action_is_announced_comes_after_the_draw_and_before_the_rest(
    card: str, words: str, way: int, action: str, edition: str
) -> None:
    """The card is on top of the library, and drawn for the action card; a late one cannot be played any more."""
    acts = [action.removeprefix("play ").removesuffix(" Mira 0")] if action.startswith("play") else []
    drawn = bool(acts)
    t = position(
        seat(
            ready=[f"Mira 6/8 {words}"],
            hand=[*acts, *([] if drawn else [card]), *["Blank Page"] * 6],
            library=[card] if drawn else [],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(action)
    assert t.asks == "announced"
    assert t.offers(f"play {card} Mira {way}")
    t.passes()
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"play {card} Mira {way}", since)


# -- blood that is burned and not paid for the card -------------------------------------------------------------------

BURNING = [
    ("Stone Travel", "obt", 0, 0),
    ("Mole's Tunneling", "SPI", 2, 1),
    ("Recurring Contemplation", "TEM", 2, 0),
    ("Stygian Shroud", "OBL", 1, 0),
]


@editions
@rules_on("Stone Travel", "ANK 20210226")
@rules_on("Mole's Tunneling", "ANK 20210226")
@rules_on("Recurring Contemplation", "ANK 20210226")
@rules_on("Stygian Shroud", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "way", "price"), BURNING)
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_blood_that_a_modifier_burns_is_not_saved(
    blood: int, offered: bool, card: str, words: str, way: int, price: int, edition: str
) -> None:
    """All cards cost him less, so that the price of the card itself is nothing."""
    saving = standing("Saving", costs(-1, BLOOD_COST, MINION, MINION_CARD))
    t = position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[saving]),
        seat(ready=[("Oskar 4/4", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    if t.asks == "minion":
        t.does("bleed Mira")  # without blood she hunts already
    since = len(t.asked)
    while t.asks not in t.quiet and not t.offers(f"play {card} Mira {way}"):
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered(f"play {card} Mira {way}", since) is offered
    if offered:
        t.does(f"play {card} Mira {way}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        assert t.measure("Mira.blood") == 0
    assert price == t.g.face[t[card]].blood


@editions
@pytest.mark.parametrize(("blood", "offered"), [(1, False), (2, True)])
@rules_on("Mole's Tunneling", "ANK 20210226")
def test_blood_that_a_modifier_burns_is_burned_besides_its_price(blood: int, offered: bool, edition: str) -> None:
    """One blood is the price of the card, another one is burned for the stealth: she needs both."""
    mine = seat(ready=[f"Mira {blood}/8 SPI"], hand=["Mole's Tunneling"])
    t = position(mine, seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert t.ever_offered("play Mole's Tunneling Mira 2") is offered
    if offered:
        t.does("play Mole's Tunneling Mira 2", by="a")
        assert t.measure("Mira.blood") == 0
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()


@editions
@rules_on("Superior Mettle", "ANK 20210226")
def test_the_mettle_of_later_rounds_is_not_saved(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 FOR"],
            hand=["Superior Mettle"],
            play=[standing("Saving", costs(-9, BLOOD_COST, MINION, MINION_CARD))],
        ),
        seat(ready=[("Oskar 6/8 strength:2", ["Righteous Blade"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Superior Mettle Mira 1")
    t.does("play Superior Mettle Mira 1", by="a")
    assert t.measure("Mira.blood") == 6
    until(t, "use Righteous Blade Oskar -2")
    t.does("use Righteous Blade Oskar -2", by="b")
    until(t, "use Superior Mettle")
    t.does("use Superior Mettle", by="a")
    assert t.measure("Mira.blood") == 5


@editions
@rules_on("Forced March", "ANK 20210226", "LSJ 20070411", "ANK 20220218")
def test_a_forced_march_costs_its_blood_though_the_action_had_no_effect(edition: str) -> None:
    """The bleed is for nothing, and yet successful as an action; combat and other cards cost Mira less."""
    t = position(
        seat(
            ready=["Mira 6/8 CEL FOR bleed:0"],
            hand=["Forced March"],
            play=[standing("Saving", costs(-9, BLOOD_COST, MINION, MINION_CARD))],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Forced March Mira 1")
    t.does("play Forced March Mira 1", by="a")
    until(t, "yes")
    t.does("yes", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood"), t.measure("b.pool")) == (0, 5, 30)


# -- the combat that a block leads to ---------------------------------------------------------------------------------


@editions
@rules_on("Beast Meld", "LSJ 20010813", "LSJ 20010819-2")
@pytest.mark.parametrize("used", [True, False])
def test_what_beast_meld_prevents_is_of_the_combat_of_the_block(used: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 8/9 ani pro CEL"], hand=["Beast Meld", "Psyche!"]),
        seat(ready=[("Oskar 9/9 strength:2", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Beast Meld Mira 0", by="a")
    until(t, "use Beast Meld")
    t.does("use Beast Meld" if used else "pass", by="a")
    until(t, "play Psyche! Mira 1")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("combat")) == 2
    assert not t.ever_offered("use Beast Meld", since)


# -- others -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Repulsion", "LSJ 20011214-2")
def test_repulsion_is_put_on_without_need(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBE"], hand=["Repulsion"]), seat(ready=["Oskar 4/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Repulsion Mira 2", by="a")
    assert (t.g.host[t["Repulsion"]], stats.stealth(t.g, t["Mira"])) == (t["Mira"], 1)


@editions
@rules_on("The Missing Voice", "LSJ 20020612")
def test_the_missing_voice_needs_no_attempt_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["The Missing Voice"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play The Missing Voice Mira 1", by="a")
    assert stats.intercept(t.g, t["Oskar"]) == -1


@since_2011
@rules_on("Blanket of Night", "ANK 20200515", "LSJ 19990425")
def test_two_blankets_of_two_vampires_cover_one_action(edition: str) -> None:
    night = "Blanket of Night"
    t = position(
        seat(ready=["Mira 6/8", "Ines 4/4 OBT", "Ada 4/4 OBT"], hand=[night, night]),
        seat(ready=["Oskar 4/4", "Otto 4/4"]),
        seat(ready=["Vera 4/4 OBT"], hand=[night]),
        edition=edition,
    )
    t.does("bleed Mira")
    for blocker, hidden, card in (("Oskar", "Ines", night), ("Otto", "Ada", f"{night}#2")):
        until(t, f"block {blocker}")
        t.does(f"block {blocker}", by="b")
        t.does(f"play {card} {hidden} 1", by="a")
    t.goes_on()
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)
    assert not t.ever_offered(f"play {night}#3")


@editions
@rules_on("Mirror Walk", "ANK 20191204", "RTR 20180719", "ANK 20200207")
@pytest.mark.parametrize("stays", [True, False])
def test_mirror_walk_locks_and_leaves_nothing_to_play(stays: bool, edition: str) -> None:
    """Atonement keeps Oskar from locking for a block of someone younger; and nothing follows, not even Freak Drive."""
    on_oskar = ["Atonement", "Raven Spy"] if stays else ["Raven Spy", "Raven Spy"]
    t = position(
        seat(ready=["Mira 3/4 THA FOR"], hand=["Mirror Walk", "Freak Drive"]),
        seat(ready=[("Oskar 5/5", on_oskar)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Mirror Walk Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.told("combat")) == (1, 1, [])
    assert not t.ever_offered("play Freak Drive")


@editions
@rules_on("Mirror Walk", "PIB 20121216")
def test_who_leaves_torpor_through_a_mirror_is_not_diablerized(edition: str) -> None:
    t = position(
        seat(torpor=["Mira 6/8 THA"], hand=["Mirror Walk"]),
        seat(ready=[("Oskar 5/5", ["Raven Spy", "Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("leave Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Mirror Walk Mira 1")
    t.does("play Mirror Walk Mira 1", by="a")
    t.goes_on()
    assert (t.region("Mira"), t.measure("Oskar.locked")) == ("torpor", 1)
    assert not t.ever_offered("diablerize")


@editions
@rules_on("Where the Veil Thins", "LSJ 20031121-2")
@pytest.mark.parametrize("pays", [True, False])
def test_who_attempts_already_pays_for_the_veil_or_gives_up(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL"], hand=["Where the Veil Thins"]),
        seat(ready=[("Oskar 4/5", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Where the Veil Thins Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    if pays:
        assert (t.measure("Oskar.blood") < 4, len(t.told("blocked"))) == (True, 1)
    else:
        t.goes_on()
        assert (t.measure("Oskar.blood"), t.told("blocked")) == (4, [])


@since_2011
@rules_on("Spying Mission", "ANK 20200609")
def test_spying_missions_are_burned_together(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 OBF", ["Spying Mission", "Spying Mission"])]),
        seat(ready=["Oskar 4/5 locked"]),
        bystander(),
        edition=edition,
    )
    for card in ("Spying Mission", "Spying Mission#2"):
        t.g.chosen[t[card]] = [facts.named(1)]
    t.does("bleed Mira")
    t.goes_on()
    t.does(t.options("trigger")[0], by="a")  # in the order that she likes
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Spying Mission"), t.region("Spying Mission#2")) == (
        25,
        "ash-heap",
        "ash-heap",
    )

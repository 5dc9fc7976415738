"""Combat cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BLOOD_COST, MINION, MINION_CARD, costs
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import answers, does, reaches, to_the_end, until
from tests.vtes.cards.combat_tables import (
    ANOTHER,
    GOING_ON,
    ended,
    fights,
    fought,
    hurt_in_combat,
    on_to,
    played_in,
    plays_whenever,
    strikes,
    strikes_at_its_range,
    taken_up,
    to_long,
)
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions
from tests.vtes.cards.turn_tables import pays_to_unlock, standing

# -- Sanguine Entrapment ----------------------------------------------------------------------------------------------


@in_editions("words mode barred free", [("cel qui", 0, "Dodge", "Majesty"), ("CEL QUI", 1, "Majesty", "Dodge")])
def test_sanguine_entrapment_bars_one_kind_of_strike(
    edition: str, words: str, mode: int, barred: str, free: str
) -> None:
    t = fighting(
        "Sanguine Entrapment",
        "Sanguine Entrapment",
        who=words,
        other="Oskar 6/8 pre",
        answers=[barred, free],
        edition=edition,
    )
    t.does(f"play Sanguine Entrapment Mira {mode}", by="a")
    assert not t.offers("play Sanguine Entrapment#2")
    on_to(t, "strike")
    assert (t.offers(f"play {barred}"), t.offers(f"play {free}")) == (False, True)


# -- Save Face --------------------------------------------------------------------------------------------------------


@in_editions(
    "onlooker legal",
    [
        ("Vera 2/8 clan:Brujah", True),
        ("Vera 2/8 clan:Brujah locked", False),
        ("Vera 2/4 clan:Brujah", False),  # not older
        ("Vera 2/8 clan:Toreador", False),
        ("Vera ally 3 clan:Brujah", False),
    ],
)
def test_save_face_makes_a_younger_clan_mate_press_on(edition: str, onlooker: str, legal: bool) -> None:
    t = position(
        seat(ready=["Mira 6/7 clan:Brujah"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=[onlooker], hand=["Save Face", "Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers("play Save Face Vera") is legal
    if not legal:
        assert len(t.told("round")) == 1
        return
    t.does("play Save Face Vera", by="c")
    # Two rounds with the hand, and a blood for holding out; a second one may not be played in the same combat.
    assert (len(t.told("round")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 5, 4)
    assert t.region("Save Face#2") == "hand"
    t.is_quiet()


@rules_on("Save Face", "LSJ 20020416", "ANK 20181101")
@editions
def test_save_face_is_also_for_a_vampire_in_torpor(edition: str) -> None:
    """Ruling."""
    t = position(
        seat(ready=["Mira 6/7 clan:Brujah"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Wanda 1/4"], torpor=["Vera 2/8 clan:Brujah"], hand=["Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Save Face Vera", by="c")
    assert (len(t.told("round")), t.region("Vera")) == (2, "torpor")
    t.is_quiet()


@editions
@rules_on("Save Face", "LSJ 20071116")
@pytest.mark.parametrize("falls", [True, False])
def test_the_blood_of_saved_face_comes_when_no_combat_card_can_be_played_any_more(falls: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/7 clan:Brujah"], hand=["Taste of Vitae"]),
        seat(ready=["Oskar 6/8" + (" strength:3" if falls else "")]),
        seat(ready=["Vera 6/8 clan:Brujah"], hand=["Save Face"]),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Save Face Vera")
    t.does("play Save Face Vera", by="c")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    told = [event for event in t.story if event.kind in ("blood", "window", "combat-over")]
    gains = [at for at, event in enumerate(told) if event.kind == "blood" and dict(event.fields)["change"] > 0]
    if falls:
        assert (t.region("Mira"), gains) == ("torpor", [])
        return
    windows = [at for at, event in enumerate(told) if dict(event.fields).get("window") == "after-combat"]
    assert len(gains) == 1
    assert gains[0] > windows[-1]
    assert t.measure("Mira.blood") == 5 - 2 + 1
    t.is_quiet()


# -- Scorpion Sting ---------------------------------------------------------------------------------------------------


@rules_on("Scorpion Sting", "LSJ 20030902-2")
@rules_on("Vengeance of Samiel", "LSJ 20030902-2")
@in_editions(
    "card words mode",
    [("Scorpion Sting", "ANI", 1), ("Vengeance of Samiel", "val", 2), ("Vengeance of Samiel", "VAL", 4)],
)
def test_nobody_dodges_it(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Dodge"], edition=edition)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") < 6
    t.is_quiet()


# -- Sculpt the Flesh -------------------------------------------------------------------------------------------------


@editions
def test_sculpt_the_flesh_costs_its_bearer_blood_until_somebody_removes_it(edition: str) -> None:
    t = fighting("Sculpt the Flesh", who="PRO clan:Tzimisce", edition=edition)
    strikes(t, "Sculpt the Flesh", 1)
    assert (t.g.host[t["Sculpt the Flesh"]], t.measure("Oskar.blood")) == (t["Oskar"], 4)
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 4/8", ["Sculpt the Flesh"])]),
        bystander(),
        edition=edition,
        turn="b",
        phase="unlock",
    )
    t.does("trigger Sculpt the Flesh")
    assert t.measure("Oskar.blood") == 3
    while t.asks != "minion":
        t.answer("pass")
    t.does("use Sculpt the Flesh Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.region("Sculpt the Flesh") == "ash-heap"


# -- Serpent's Numbing Kiss -------------------------------------------------------------------------------------------


@rules_on("Serpent's Numbing Kiss", "ANK 20180420-2", "LSJ 20040601")
@editions
def test_a_numbing_kiss_keeps_the_other_locked_for_a_turn(edition: str) -> None:
    t = fighting("Serpent's Numbing Kiss", who="PRE SER", edition=edition)
    on_to(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.g.host[t["Serpent's Numbing Kiss"]]) == (5, t["Oskar"])
    while not (t.who() == "b" and t.asks == "influence"):
        t.goes_by("unlock")
    assert (t.measure("Oskar.locked"), t.region("Serpent's Numbing Kiss")) == (1, "ash-heap")


@rules_on("Serpent's Numbing Kiss", "RTR 20041202")
def test_a_kiss_that_is_dodged_or_from_afar_numbs_nobody() -> None:
    t = fighting("Serpent's Numbing Kiss", who="PRE SER", answers=["Dodge"])
    on_to(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region("Serpent's Numbing Kiss")) == (6, "ash-heap")
    t = fighting("Serpent's Numbing Kiss", "Fake Out", who="PRE SER")
    to_long(t)
    on_to(t, "strike")
    t.does("play Serpent's Numbing Kiss Mira 1", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region("Serpent's Numbing Kiss")) == (6, "ash-heap")


@rules_on("Serpent's Numbing Kiss", "LSJ 20050114")
def test_an_infernal_vampire_who_is_kissed_unlocks_for_a_pool() -> None:
    card = "Serpent's Numbing Kiss"
    t = position(
        seat(ready=["Mira 6/8 PRE SER"], hand=[card]), seat(ready=["Oskar 4/8 trait:infernal", "Olga 2/4"]), bystander()
    )
    t.does("bleed Mira")
    answers(t, "block Oskar", f"play {card} Mira 1")
    to_the_end(t)
    assert t.g.host[t[card]] == t["Oskar"]
    pays_to_unlock(t, "Oskar")


AFTERWARDS = [
    # card, words, mode
    ("Serpent's Numbing Kiss", "PRE SER", 1),
    ("Unholy Penance", "PRE", 1),
    ("Mercy for the Weak", "", 0),
]


@rules_on("Serpent's Numbing Kiss", "RTR 20020501")
@rules_on("Unholy Penance", "RTR 20020501")
@rules_on("Mercy for the Weak", "RTR 20020501")
@rules_on("Psyche!", "RTR 20020501")
@pytest.mark.parametrize(("card", "words", "mode"), AFTERWARDS)
@ANOTHER
def test_what_comes_after_the_combat_is_lost_if_the_fight_goes_on(
    card: str, words: str, mode: int, more: str, code: str
) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words}".strip()], hand=[card]),
        seat(ready=[f"Oskar 5/7 {code}"], hand=[more]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    ended(t, card, mode, long=False)
    taken_up(t, more)
    on_to(t)
    paid = t.g.face[t[more]].blood
    assert (t.region(card), t.measure("Oskar.blood")) == ("ash-heap", 5 - paid - 1)
    assert t.measure("Mira.blood") == 8 - t.g.face[t[card]].blood - 1
    t.is_quiet()


@rules_on("Serpent's Numbing Kiss", "RTR 19970630")
def test_the_kiss_numbs_and_costs_after_the_combat() -> None:
    """Oskar could still go on fighting as the combat is about to end: nothing has happened to him yet."""
    kiss = "Serpent's Numbing Kiss"
    t = position(
        seat(ready=["Mira 6/8 PRE SER"], hand=[kiss]), seat(ready=["Oskar 6/7 CEL"], hand=["Psyche!"]), bystander()
    )
    cost = t.g.face[t[kiss]].blood
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {kiss} Mira 1", "play Psyche! Oskar 1"):
        until(t, text)
        if text != "play Psyche! Oskar 1":
            t.does(text)
    assert (t.measure("Mira.blood"), t.region(kiss) == "attached") == (6 - cost, False)
    t.answer("pass")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.g.host[t[kiss]]) == (6 - cost - 1, t["Oskar"])


# -- Shadow Body ------------------------------------------------------------------------------------------------------

CONTINUES = [("Shadow Body", "OBT", 1), ("Mirror Image", "CHI", 1)]


@rules_on("Shadow Body", "RTR 19970630")
@rules_on("Mirror Image", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode"), CONTINUES)
def test_an_action_that_has_succeeded_does_not_go_on(card: str, words: str, mode: int) -> None:
    """The combat of Bum's Rush comes of its success, not of a block."""
    t = position(seat(ready=[f"Mira 4/8 {words}"], hand=[card, "Bum's Rush"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("play Bum's Rush Mira")
    t.does("target Oskar", by="a")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (len(t.told("combat")), len(t.told("block-attempt"))) == (1, 0)
    assert t.measure("Oskar.blood") == 6
    t.is_quiet()


@rules_on("Shadow Body", "RTR 19941109", "ANK 20190116", "LSJ 20070808-1")
@rules_on("Mirror Image", "RTR 19941109", "ANK 20190116", "LSJ 20070808-1")
@pytest.mark.parametrize(("card", "words", "mode"), CONTINUES)
def test_an_action_that_goes_on_keeps_its_card_and_who_declined_is_not_asked_again(
    card: str, words: str, mode: int
) -> None:
    """Her prey has declined to block, her predator blocks. The stealth that was played stays, and so does the
    intercept; the card of the action comes into play after all."""
    t = position(
        seat(ready=[f"Mira 6/8 {words} pre obf"], hand=[card, "Heart of the City", "Faceless Night"]),
        seat(ready=["Oskar 6/8 intercept:9"]),
        seat(ready=["Vera 4/4 intercept:3", "Wanda 4/4"]),
    )
    t.does("play Heart of the City Mira 0")
    until(t, "block Oskar")
    t.does("pass", by="b")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    until(t, "play Faceless Night Mira 0")
    t.does("play Faceless Night Mira 0", by="a")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "block", "open", "minion")
    since = len(t.asked)
    assert t.measure("Mira.stealth") == 2
    t.goes_on()
    assert not t.ever_offered("block Oskar", since)
    assert t.g.host[t["Heart of the City"]] == t["Mira"]
    t.is_quiet()


@in_editions(
    "card words mode action goes_on",
    [
        ("Shadow Body", "OBT", 1, "hunt", True),
        ("Shadow Body", "OBT", 1, "bleed", False),
        ("Mirror Image", "CHI", 1, "hunt", True),
        ("Mirror Image", "CHI", 1, "bleed", False),
    ],
)
def test_an_action_goes_on_after_the_combat_unless_it_is_of_the_wrong_kind(
    edition: str, card: str, words: str, mode: int, action: str, goes_on: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does_all(f"{action} Mira", "block Oskar")
    strikes(t, card, mode)
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (4 if goes_on else 3, 30)
    t.is_quiet()


# -- Shadow Feint -----------------------------------------------------------------------------------------------------


@rules_on("Shadow Feint", "LSJ 20030902-2")
@in_editions("words mode hits", [("cel obf", 0, False), ("CEL OBF", 1, True)])
def test_shadow_feint_strikes_first(edition: str, words: str, mode: int, hits: bool) -> None:
    t = fighting("Shadow Feint", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Shadow Feint Mira {mode}", by="a")
    on_to(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == (5 if hits else 6)
    t = fighting("Shadow Feint", who=f"{words} strength:7", edition=edition)
    t.does(f"play Shadow Feint Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 5)


# -- Shadow Step ------------------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode",
    [
        ("Shadow Step", "OBT", 2),
        ("Selective Silence", "QUI", 2),
        ("Cold Aura", "nec", 0),
        ("High Ground", "trait:flight", 1),
    ],
    "RTR 19970630",
    "PIB 20120214",
)
def test_a_range_that_is_set_is_not_set_again_and_skips_the_step(
    card: str, words: str, mode: int, edition: str
) -> None:
    other = "Cold Aura" if card == "Shadow Step" else "Shadow Step"
    again = 0 if other == "Cold Aura" else 1
    t = fought(
        f"Mira 6/8 OBT nec ser {words}",
        [card, other, "Typhonic Beast", "Fake Out"],
        "Oskar 6/8",
        ["Fake Out"],
        edition,
    )
    reaches(t, f"play {other} Mira {again}")
    does(t, f"play {card} Mira {mode}")
    assert not t.offers(f"play {other} Mira {again}")
    assert t.offers("play Typhonic Beast Mira 0")  # which sets nothing
    before = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", before)
    assert (t.measure("Oskar.blood"), t.told("maneuver")) == (6, [])  # at long range


SETS = [
    ("Shadow Step", "OBT", 1, "close", 2),
    ("Shadow Step", "OBT", 2, "long", 2),
    ("Selective Silence", "QUI", 1, "close", 1),
    ("Selective Silence", "QUI", 2, "long", 1),
    ("Cold Aura", "nec", 0, "long", 1),
    ("Cold Aura", "NEC", 1, "long", 1),
    ("High Ground", "trait:flight", 1, "long", 0),
]


@in_editions("card words mode to price", SETS)
def test_the_range_is_set_and_nobody_maneuvers(
    edition: str, card: str, words: str, mode: int, to: str, price: int
) -> None:
    t = fighting(card, who=words, answers=["Fake Out"], edition=edition)
    t.does(f"play {card} Mira {mode}", by="a")
    asked = len(t.asked)
    with t.unchanged(*BYSTANDER):
        on_to(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert t.told("range")[0]["range"] == to
    assert t.measure("Mira.blood") == 6 - price - (1 if to == "close" else 0)
    t.is_quiet()


@rules_on("Shadow Step", "ANK 20210226", "PIB 20120214")
def test_a_range_that_is_set_stays_so_and_must_be_paid_for() -> None:
    t = fighting("Cold Aura", "Shadow Step", who="nec OBT")
    t.does("play Cold Aura Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Shadow Step", since=asked)
    t = position(seat(ready=["Mira 1/8 OBT"], hand=["Shadow Step"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does_all("bleed Mira", "block Oskar")
    on_to(t)
    assert not t.ever_offered("play Shadow Step Mira 1")


# -- Shattering Blow --------------------------------------------------------------------------------------------------


@in_editions("words mode shot", [("pot", 0, True), ("POT", 1, False)])
def test_shattering_blow_destroys_equipment(edition: str, words: str, mode: int, shot: bool) -> None:
    t = fighting("Shattering Blow", who=words, edition=edition)
    on_to(t)
    assert not t.ever_offered("play Shattering Blow")
    t = fighting("Shattering Blow", who=words, on_other=[".44 Magnum"], edition=edition)
    on_to(t, "strike")
    t.does(f"play Shattering Blow Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert (t.region(".44 Magnum"), t.measure("Mira.blood")) == ("ash-heap", 4 if shot else 6)
    t.is_quiet()


@in_editions("words", [("pot",)])
def test_shattering_blow_is_for_close_range(edition: str, words: str) -> None:
    t = fighting("Shattering Blow", "Fake Out", who=words, on_other=["Leather Jacket"], edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does("play Shattering Blow Mira 0", by="a")
    on_to(t)
    assert t.region("Leather Jacket") == "attached"
    t.is_quiet()


# -- Skin of Night ----------------------------------------------------------------------------------------------------


@in_editions("words mode prevented", [("for", 0, 0), ("FOR", 1, 1)])
def test_a_skin_of_night_takes_claws_as_fists(edition: str, words: str, mode: int, prevented: int) -> None:
    t = hurt_in_combat(
        "Skin of Night",
        who=words,
        other="Oskar 6/8 strength:3 pro",
        answers=("Claws of the Dead",),
        edition=edition,
    )
    t.does("pass", by="a") if t.who() == "a" else None
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t, "prevent")
    t.does(f"play Skin of Night Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - 3 + prevented)
    t.is_quiet()


@rules_on("Skin of Night", "LSJ 20001114")
def test_skin_of_night_at_superior_needs_damage_to_prevent() -> None:
    t = hurt_in_combat("Skin of Night", who="for FOR", other="Oskar 6/8")
    assert t.offers("play Skin of Night Mira 0")
    assert not t.offers("play Skin of Night Mira 1")


# -- Skin Trap --------------------------------------------------------------------------------------------------------


@in_editions("words mode pays", [("vic", 0, None), ("VIC", 1, True), ("VIC", 1, False)])
def test_a_skin_trap_holds_the_other(edition: str, words: str, mode: int, pays: bool | None) -> None:
    t = fighting("Skin Trap", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Skin Trap Mira {mode}", by="a")
    if pays is not None:
        t.does("yes" if pays else "no", by="b")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert t.measure("Oskar.blood") == 6 - 1 - (1 if pays else 0)
    assert t.measure("Mira.blood") == 6 - 1 - (0 if pays is False else 1)
    t.is_quiet()


def test_an_ally_in_a_skin_trap_has_no_blood_to_burn() -> None:
    t = fighting("Skin Trap", who="VIC", other="Oskar ally 4")
    t.does("play Skin Trap Mira 1", by="a")
    assert not t.offers("yes")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 3)


# -- Slam -------------------------------------------------------------------------------------------------------------

HANDS = [("Slam", "pot", 0, 3), ("Blood Rage", "THA", 1, 2), ("Blood Fury", "THA", 1, 3), ("Blood Fury", "tha", 0, 2)]


@rules_on("Slam", "TOM 19960225")
@rules_on("Blood Rage", "TOM 19960225")
@rules_on("Blood Fury", "TOM 19960225")
@pytest.mark.parametrize(("card", "words", "mode", "n"), HANDS)
def test_more_damage_is_as_aggravated_as_the_hand(card: str, words: str, mode: int, n: int) -> None:
    t = fighting(card, "Wolf Claws", who=f"{words} pro")
    on_to(t, "before-range")
    t.does("play Wolf Claws Mira 0", by="a")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]
    assert t.region("Oskar") == "torpor"


@editions
def test_the_maneuver_of_slam_only_leads_to_close_range(edition: str) -> None:
    t = fighting("Slam", answers=["Fake Out"], who="POT", edition=edition)
    on_to(t, "maneuver")
    assert t.who() == "b"  # at close range she has nothing to maneuver with
    t.does("play Fake Out Oskar 0", by="b")
    t.does("play Slam Mira 1", by="a")
    assert t.told("maneuver")[-1]["range"] == "close"
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (3, 4)
    t.is_quiet()


# -- Soak -------------------------------------------------------------------------------------------------------------


@in_editions("card words", [("Soak", "for"), ("Soak", "FOR")])
def test_soak_does_not_help_against_aggravated_damage(edition: str, card: str, words: str) -> None:
    t = fighting(card, who=words, answers=["Claws of the Dead"], other="Oskar 6/8 pro", edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t)
    assert t.region("Mira") == "torpor"
    assert len(t.told("plays")) == 1


@in_editions("card words mode", [("Soak", "for", 0), ("Sideslip", "CEL", 1)])
def test_some_prevention_is_for_once_a_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, card, who=words, other="Oskar 6/8 strength:5", edition=edition)
    on_to(t, "prevent")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert len([told for told in t.told("plays") if told["mode"] == mode]) == 1
    t.is_quiet()


@rules_on("Soak", "LSJ 20040812-2")
def test_soak_does_not_prevent_what_only_counts_as_normal() -> None:
    t = fighting("Soak", "Skin of Night", who="FOR", answers=["Claws of the Dead"], other="Oskar 6/8 pro")
    while not t.offers("play Claws of the Dead Oskar 0"):
        t.answer("pass")
    t.does("play Claws of the Dead Oskar 0", by="b")
    while not t.offers("play Skin of Night Mira 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Skin of Night Mira 0", by="a")
    on_to(t)
    assert not t.ever_offered("play Soak")
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - t.g.face[t["Skin of Night"]].blood - 1)
    t.is_quiet()


# -- Song in the Dark -------------------------------------------------------------------------------------------------

HITS = [
    # card, words, mode, ordinary, aggravated, ranged (nothing: only at close range)
    ("Song in the Dark", "ani", 0, 2, 0, False),
    ("Song in the Dark", "ANI", 1, 0, 2, False),
    ("Sacrament of Carnage", "pot", 0, 2, 0, True),
    ("Sacrament of Carnage", "POT", 1, 3, 0, True),
    ("Mercury's Arrow", "cel", 0, 1, 0, True),
    ("Mercury's Arrow", "CEL", 1, 3, 0, True),
    ("Flesh Bond", "ani", 0, 2, 0, True),
    ("Conflagration", "pot", 0, 2, 0, True),
    ("Conflagration", "dai", 1, 0, 1, True),
    ("Conflagration", "DAI", 2, 0, 2, True),
    ("Starvation of Marena", "vic", 0, 2, 0, True),
    ("Starvation of Marena", "VIC", 1, 3, 0, True),
    ("Stone Quills", "tha", 0, 2, 0, True),
    ("Stone Quills", "vis", 1, 2, 0, True),
    ("Stone Quills", "VIS", 2, 3, 0, True),
    ("Shadow Strike", "obt strength:2", 0, 2, 0, True),
    ("Shadow Strike", "OBT strength:2", 1, 2, 0, True),
    ("Coagulate Blood", "qui", 0, 1, 0, True),
    ("Coagulate Blood", "QUI", 2, 2, 0, True),
    ("Breath of Thanatos", "NEC", 1, 0, 1, False),
    ("Scorpion Sting", "ani", 0, 2, 0, False),
    ("Scorpion Sting", "ANI", 1, 2, 0, False),
    ("Dead Hand", "nec", 0, 2, 0, False),
    ("Dead Hand", "NEC", 1, 2, 0, False),
    ("Compress", "pot", 0, 3, 0, False),
    ("Compress", "thn", 1, 0, 2, False),
    ("Compress", "THN", 2, 0, 3, False),
    ("Lucky Blow", "", 0, 2, 0, False),
    ("Vengeance of Samiel", "pot", 0, 2, 0, False),
    ("Vengeance of Samiel", "val", 2, 2, 0, False),
    ("Vengeance of Samiel", "VAL", 4, 3, 0, False),
    ("Mighty Grapple", "POT", 1, 2, 0, False),
    ("Lead Fist", "tha", 0, 2, 0, False),
    ("Lead Fist", "vis", 1, 2, 0, False),
    ("Lead Fist", "VIS", 2, 3, 0, False),
    ("Grasp of the Python", "ser", 0, 1, 0, None),
    ("Necrosis", "pot", 0, 2, 0, False),
    ("Necrosis", "thn", 1, 3, 0, False),
    ("Bonecraft", "vic", 0, 1, 0, False),
    ("Donnybrook", "pro sect:Anarch", 1, 0, 1, None),
]


@in_editions("card words mode ordinary aggravated ranged", HITS)
@pytest.mark.parametrize("long", [False, True])
def test_a_strike_does_its_damage_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    strikes_at_its_range(edition, card, words, mode, ordinary, aggravated, ranged, long)


# -- Stone Quills -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "hurt"), [("Stone Quills", 3), ("Theft of Vitae", 1), ("Blank Page", 1)])
def test_damaging_strikes_with_blood_sorcery_of_blackwood_do_more(edition: str, card: str, hurt: int) -> None:
    """Theft of Vitae steals as much as ever, and his hands are what they are."""
    t = position(
        seat(ready=["Reverend Blackwood blood:3"], hand=[card]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    with t.changes("Oskar.blood", -hurt), t.unchanged(*BYSTANDER):
        fights(t, "Reverend Blackwood")
        plays_whenever(t, card)
    t.is_quiet()


# -- Stonestrength ----------------------------------------------------------------------------------------------------

PREVENTS = [
    ("Stonestrength", "VIS", 3),
    ("Hidden Strength", "for", 0),
    ("Elemental Stoicism", "for", 0),
    ("Armor of Caine's Fury", "pre", 0),
]


@rules_on("Stonestrength", "LSJ 20001114")
@rules_on("Hidden Strength", "LSJ 20001114", "LSJ 20030121")
@rules_on("Elemental Stoicism", "LSJ 20001114")
@rules_on("Armor of Caine's Fury", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "mode"), PREVENTS)
@pytest.mark.parametrize("strength", [0, 1])
def test_there_must_be_damage_to_prevent(card: str, words: str, mode: int, strength: int) -> None:
    t = fighting(card, who=words, other=f"Oskar 6/8 strength:{strength}")
    on_to(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is bool(strength)


@rules_on("Stonestrength", "RTR 20041202", "ANK 20200318")
def test_points_of_prevention_that_are_left_over_are_lost() -> None:
    """Two points against one, and nothing is left for the second strike."""
    t = fighting("Stonestrength", who="VIS", answers=("Blur",), other="Oskar 6/8 cel")
    on_to(t, "prevent")
    t.does("play Stonestrength Mira 3", by="a")
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Stonestrength"]].blood
    on_to(t, "additional")
    with t.changes("Mira.blood", -1):
        t.does("play Blur Oskar 0", by="b")
        on_to(t)
    t.is_quiet()


# -- Street Cred ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Street Cred", "LSJ 20021113")
@pytest.mark.parametrize(("card", "words", "mode"), GOING_ON)
@pytest.mark.parametrize("first", [True, False])
def test_street_cred_is_earned_before_or_after_it(card: str, words: str, mode: int, first: bool, edition: str) -> None:
    plays = [f"play {card} Mira {mode}", "play Street Cred Mira 0"]
    order = plays if first else plays[::-1]
    t = played_in(order, card, "Street Cred", words=f"{words} pot", edition=edition)
    assert t.measure("Junior.blood") == 1
    on_to(t)
    assert len(t.told("round")) == 2
    t.is_quiet()


@rules_on("Street Cred", "RTR 20030519")
@in_editions("words mode n", [("pot", 0, 1), ("POT", 1, 2)])
def test_street_cred_is_for_who_inflicts_more(edition: str, words: str, mode: int, n: int) -> None:
    def fought(strength: int) -> Table:
        t = position(
            seat(
                ready=[f"Mira 6/8 {words} strength:{strength}"],
                hand=["Street Cred"],
                uncontrolled=["Nobody 0/9", "Junior 0/5"],
            ),
            seat(ready=["Oskar 6/8"]),
            bystander(),
            edition=edition,
        )
        t.does_all("bleed Mira", "block Oskar")
        on_to(t, "end-of-round")
        return t

    t = fought(2)
    t.does(f"play Street Cred Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Junior.blood") == n
    t = fought(1)
    on_to(t)
    assert not t.ever_offered("play Street Cred")


# -- Strength of the Bear ---------------------------------------------------------------------------------------------

STRONGER = [
    ("Strength of the Bear", "ani", 0, 1, False, False),
    ("Strength of the Bear", "spi", 1, 1, True, False),
    ("Strength of the Bear", "SPI", 2, 1, True, True),
    ("Typhonic Beast", "ser", 0, 1, True, False),
    ("Typhonic Beast", "pot ser", 1, 1, True, False),
    ("Typhonic Beast", "POT SER", 2, 1, True, True),
    ("Skin of the Adder", "SER", 1, 1, True, False),
    ("Lapse", "pot", 0, 2, False, False),
]


@in_editions("card words mode more lasts presses", STRONGER)
def test_one_is_stronger(edition: str, card: str, words: str, mode: int, more: int, lasts: bool, presses: bool) -> None:
    t = fighting(card, "Boxed In", who=words, other="Oskar 9/9", edition=edition)
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "press")
    assert t.measure("Oskar.blood") == 9 - 1 - more
    assert t.offers("press") is presses
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - 1 - more - 1 - (more if lasts else 0)
    t.is_quiet()


# -- Superior Mettle --------------------------------------------------------------------------------------------------


@editions
def test_superior_mettle_goes_on_for_a_blood_each_round(edition: str) -> None:
    his = ["Boxed In", "Blur"]
    t = fighting("Superior Mettle", who="FOR", answers=his, other="Oskar 8/9 strength:3 cel", edition=edition)
    on_to(t, "prevent")
    t.does("play Superior Mettle Mira 1", by="a")
    on_to(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    on_to(t, "prevent")
    t.does("use Superior Mettle Mira", by="a")
    assert t.measure("Mira.blood") == 4
    on_to(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Superior Mettle", since=asked)  # the initial strike only
    assert t.measure("Mira.blood") == 1


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

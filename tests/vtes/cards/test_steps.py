"""Combat cards that maneuver, press, set the range, or change the round before strikes are chosen."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on, to_long

# -- maneuvers and presses --------------------------------------------------------------------------------------------

MANEUVERS = [
    # card, words, mode, where it leads (anywhere if nothing is said)
    ("Form of the Ghost", "pro", 0, ""),
    ("Gleam of Red Eyes", "PRO", 1, ""),
    ("Movement of the Mind", "THA", 1, ""),
    ("Leapfrog", "obf", 0, "long"),
    ("Leapfrog", "spi", 1, ""),
    ("Form of the Serpent", "SER", 1, ""),
    ("Backstep", "", 0, "long"),
    ("Shadow Boxing", "obf pot", 0, "close"),
    ("Shadow Step", "obt", 0, ""),
    ("Selective Silence", "qui", 0, ""),
    ("High Ground", "", 0, "long"),
    ("Outside the Hourglass", "tem", 1, ""),
    ("Spirit Claws", "pro spi", 1, ""),
    ("Amria", "chi", 0, "long"),
    ("Chameleon's Colors", "ani", 0, ""),
    ("Chameleon's Colors", "spi", 2, ""),
]


@in_editions("card words mode to", MANEUVERS)
def test_a_maneuver_leads_where_it_can(edition: str, card: str, words: str, mode: int, to: str) -> None:
    for first in ("close", "long"):
        t = fighting(card, who=words, answers=["Fake Out"], edition=edition)
        on(t, "maneuver")
        if first == "long":
            if t.who() == "a":
                t.does("pass")
            t.does("play Fake Out Oskar 0", by="b")
        goal, asked = "close" if first == "long" else "long", len(t.asked)
        if to in ("", goal):
            with t.unchanged(*BYSTANDER):
                t.does(f"play {card} Mira {mode}", by="a")
            assert t.told("maneuver")[-1]["range"] == goal
            assert t.measure("Mira.blood") <= 6 - t.g.face[t[card]].blood
        else:
            on(t)
            assert not t.ever_offered(f"play {card} Mira {mode}", since=asked)


PRESSES = [
    # card, words, mode, what it only does
    ("Dead-End Alley", "", 0, "continue"),
    ("Open Grate", "", 0, "end"),
    ("Form of the Ghost", "PRO", 1, ""),
    ("Gleam of Red Eyes", "pro", 0, ""),
    ("Movement of the Mind", "tha", 0, "end"),
    ("Vanish from the Mind's Eye", "obf", 0, "end"),
    ("Vanish from the Mind's Eye", "OBF", 1, ""),
    ("Nimble Feet", "cel", 0, ""),
    ("Relentless Reaper", "thn", 1, ""),
    ("Shadow Boxing", "obf pot", 1, "continue"),
    ("Disengage", "", 0, "end"),
    ("Fade from View", "obf", 0, ""),
    ("Flow Within the Mountain", "tha", 0, ""),
    ("Chameleon's Colors", "spi", 1, ""),
]


@in_editions("card words mode only", PRESSES)
def test_a_press_does_what_it_can(edition: str, card: str, words: str, mode: int, only: str) -> None:
    for first in ("continue", "end"):
        t = fighting(card, who=words, answers=["Boxed In"], edition=edition)
        on(t, "press")
        if first == "end":
            if t.who() == "a":
                t.does("pass")
            t.does("play Boxed In Oskar 0", by="b")
        elif only == "end":
            assert t.who() == "b"
            continue
        if only in ("", first):
            t.does(f"play {card} Mira {mode}", by="a")
            assert t.told("press")[-1]["to"] == first
        else:
            assert t.told("press")[-1]["to"] == "continue"
            assert not (t.who() == "a" and t.asks == "press" and len(t.told("round")) == 1)


@in_editions("card words mode", [("Nimble Feet", "CEL", 1), ("Torrent", "cel", 0)])
def test_an_additional_strike(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t, "additional")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@editions
def test_form_of_the_serpent_hides_at_basic(edition: str) -> None:
    t = acting("Form of the Serpent", who="ser", edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Form of the Serpent Mira 0", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 3)


def test_leapfrog_at_superior_ends_the_combat() -> None:
    t = fighting("Leapfrog", who="SPI")
    on(t, "strike")
    t.does("play Leapfrog Mira 2", by="a")
    assert t.told("combat-ends")


@rules_on("Relentless Reaper", "RTR 20030519", "ANK 20210226")
@editions
def test_the_reaper_begins_another_round_for_a_blood(edition: str) -> None:
    t = fighting("Relentless Reaper", who="THN", edition=edition)
    on(t, "would-end")
    t.does("play Relentless Reaper Mira 2", by="a")
    on(t)
    assert (len(t.told("round")), t.measure("Mira.blood")) == (2, 6 - 1 - 2)
    t.is_quiet()


def test_the_reaper_prevents_a_point_at_fortitude() -> None:
    t = fighting("Relentless Reaper", who="for", other="Oskar 6/8 strength:2")
    on(t, "prevent")
    t.does("play Relentless Reaper Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 5


@rules_on("Backstep", "TOM 19960521")
@editions
@pytest.mark.parametrize("hurt", [False, True])
def test_who_hurts_one_that_steps_back_can_press(edition: str, hurt: bool) -> None:
    t = fighting("Backstep", on_other=[".44 Magnum"], edition=edition)
    on(t, "maneuver")
    t.does("play Backstep Mira 0", by="a")
    on(t, "strike")
    t.does("use .44 Magnum Oskar -1" if hurt else "strike hand", by="b")
    asked = len(t.asked)
    on(t)
    assert t.ever_offered("press", since=asked) is hurt


@rules_on("Shadow Boxing", "ANK 20210226", "RTR 19970630")
@editions
@pytest.mark.parametrize("fallen", [True, False])
def test_shadow_boxing_goes_on_when_the_blocker_has_fallen(edition: str, fallen: bool) -> None:
    t = fighting("Shadow Boxing", who="OBF POT strength:2", other=f"Oskar {1 if fallen else 4}/8", edition=edition)
    on(t, "after-combat", "influence")
    if fallen:
        t.does("play Shadow Boxing Mira 2", by="a")
        on(t)
    else:
        assert not t.ever_offered("play Shadow Boxing Mira 2")
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((29, 4) if fallen else (30, 5))
    t.is_quiet()


@rules_on("Disengage", "ANK 20210226")
@in_editions("who may", [("Mira 6/8", True), ("Mira ally 3", False)])
def test_disengage_slips_out_of_a_grapple_for_a_blood(edition: str, who: str, may: bool) -> None:
    t = position(
        seat(ready=[f"{who} bleed:1"], hand=["Disengage"]),
        seat(ready=["Oskar 6/8 pot"], hand=["Immortal Grapple"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    if may:
        t.does("play Disengage Mira 1", by="a")
        assert len(t.told("cancelled")) == 1
        on(t)
        assert t.measure("Mira.blood") == 6 - 1 - 1
    else:
        on(t)
        assert not t.ever_offered("play Disengage Mira 1")


@rules_on("Death Seeker", "LSJ 20100206", "ANK 20180910-2")
@editions
def test_death_seeker_cancels_any_combat_card(edition: str) -> None:
    t = fighting(
        "Death Seeker",
        "Death Seeker",
        who="clan:Salubri-antitribu",
        other="Oskar 6/8 pre",
        answers=["Majesty", "Taste of Vitae"],
        edition=edition,
    )
    on(t, "strike")
    if t.who() == "a":
        t.does("strike hand")
    t.does("play Majesty Oskar 0", by="b")
    t.does("play Death Seeker Mira 0", by="a")
    on(t, "end-of-round")
    assert (t.measure("Oskar.blood"), t.told("combat-ends")) == (5, [])  # another strike, and nothing is paid
    t.does("play Taste of Vitae Oskar 0", by="b")
    assert t.asks != "as-played"  # only one in a round
    on(t)
    t.is_quiet()


# -- the range --------------------------------------------------------------------------------------------------------

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
        on(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert t.told("range")[0]["range"] == to
    assert t.measure("Mira.blood") == 6 - price - (1 if to == "close" else 0)
    t.is_quiet()


@rules_on("Shadow Step", "ANK 20210226", "PIB 20120214")
def test_a_range_that_is_set_stays_so_and_must_be_paid_for() -> None:
    t = fighting("Cold Aura", "Shadow Step", who="nec OBT")
    t.does("play Cold Aura Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Shadow Step", since=asked)
    t = position(seat(ready=["Mira 1/8 OBT"], hand=["Shadow Step"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does_all("bleed Mira", "block Oskar")
    on(t)
    assert not t.ever_offered("play Shadow Step Mira 1")


def test_the_press_of_a_cold_aura_only_ends() -> None:
    t = fighting("Cold Aura", who="NEC", answers=["Boxed In"])
    t.does("play Cold Aura Mira 1", by="a")
    on(t, "press")
    t.does("play Boxed In Oskar 0", by="b")
    t.does("use Cold Aura Mira", by="a")
    on(t)
    assert len(t.told("round")) == 1


def test_high_ground_is_no_higher_than_one_who_flies_too() -> None:
    t = fighting("High Ground", "High Ground", who="trait:flight", other="Oskar 6/8 trait:flight")
    on(t, "maneuver")
    assert not t.ever_offered("play High Ground Mira 1")
    t.does("play High Ground Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play High Ground#2", since=asked)


@rules_on("Outside the Hourglass", "PIB 20120426", "ANK 20170930", "ANK 20180104")
@editions
def test_outside_the_hourglass_hurts_before_the_range(edition: str) -> None:
    t = fighting(
        "Outside the Hourglass",
        "Outside the Hourglass",
        who="TEM",
        other="Oskar 6/8 for ANI FOR",
        answers=["Soak", "Alpha Glint"],
        edition=edition,
    )
    t.does("play Outside the Hourglass Mira 3", by="a")
    assert not t.offers("play Outside the Hourglass#2 Mira 3")
    assert t.measure("Oskar.blood") == 6
    t.does("play Alpha Glint Oskar 1", by="b")
    on(t, "prevent")
    assert t.told("damage")[0]["environmental"] == 0
    t.does("play Soak Oskar 0", by="b")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 6)
    t.is_quiet()


@in_editions("words mode", [("obf", 0), ("tem", 2)])
def test_outside_the_hourglass_dodges(edition: str, words: str, mode: int) -> None:
    t = fighting("Outside the Hourglass", who=words, edition=edition)
    on(t, "strike")
    t.does(f"play Outside the Hourglass Mira {mode}", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6


# -- strength ---------------------------------------------------------------------------------------------------------

WEAKER = [
    ("Disease", "qui", 0, 1, True),
    ("Disease", "QUI", 1, 2, True),
    ("Song of Serenity", "ani", 0, 1, False),
    ("Song of Serenity", "ANI", 1, 1, True),
    ("Blight", "nec", 0, 1, True),
    ("Blight", "NEC", 1, 1, True),
]


@in_editions("card words mode less lasts", WEAKER)
def test_the_other_is_weaker(edition: str, card: str, words: str, mode: int, less: int, lasts: bool) -> None:
    t = fighting(card, "Boxed In", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play {card} Mira {mode}", by="a")
    on(t, "press")
    cost = t.g.face[t[card]].blood
    assert t.measure("Mira.blood") == 6 - cost - 3 + less
    t.does("play Boxed In Mira 0", by="a")
    assert stats.strength(t.g, t["Oskar"]) == (3 - less if lasts else 3) or t.asks == "influence"
    on(t)
    assert stats.strength(t.g, t["Oskar"]) == 3


@rules_on("Blight", "LSJ 20011214-5")
@editions
def test_who_is_blighted_strikes_no_more_and_does_not_press_on(edition: str) -> None:
    t = fighting(
        "Blight", who="NEC", other="Oskar 6/8 CEL", answers=["Blur", "Boxed In", "Acrobatics"], edition=edition
    )
    t.does("play Blight Mira 1", by="a")
    asked = len(t.asked)
    on(t)
    for barred in ("play Blur", "play Boxed In", "play Acrobatics Oskar 1"):
        assert not t.ever_offered(barred, since=asked)
    t.is_quiet()


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
    on(t, "press")
    assert t.measure("Oskar.blood") == 9 - 1 - more
    assert t.offers("press") is presses
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 9 - 1 - more - 1 - (more if lasts else 0)
    t.is_quiet()


@in_editions(
    "card words mode",
    [("Typhonic Beast", "pot ser", 1), ("Typhonic Beast", "POT SER", 2), ("Skin of the Adder", "ser", 0)],
)
def test_one_point_is_prevented_each_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, "Boxed In", who=words, other="Oskar 9/9 strength:2", edition=edition)
    t.does(f"play {card} Mira {mode}", by="a")
    for _ in range(2):
        on(t, "prevent")
        t.does(f"use {card} Mira", by="a")
        on(t, "press", "influence")
        if t.offers("play Boxed In"):
            t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 2


CLAWS = [("Body Arsenal", "vic", 0, 1), ("Body Arsenal", "VIC", 1, 2), ("Spirit Claws", "pro", 0, 1)]


@in_editions("card words mode strength", CLAWS)
@pytest.mark.parametrize("when", ["before-range", "strikes-chosen"])
@rules_on("Body Arsenal", "RTR 19960112")
@rules_on("Spirit Claws", "RTR 19960112")
def test_claws_come_out_in_time(edition: str, card: str, words: str, mode: int, strength: int, when: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - strength + 1)
    t.is_quiet()


@rules_on("Spirit Claws", "ANK 20180629")
@editions
def test_spirit_claws_stay_out_by_an_action(edition: str) -> None:
    t = acting("Spirit Claws", "Spirit Claws", who="PRO SPI", edition=edition)
    t.does("play Spirit Claws Mira 2")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Spirit Claws"]] == t["Mira"]
    t = fighting("Spirit Claws", who="pro", on_mira=["Spirit Claws"], edition=edition)
    assert t.offers("play Spirit Claws#2 Mira 0") or t.offers("play Spirit Claws Mira 0")
    on(t)
    assert t.region("Oskar") == "torpor"


@rules_on("Shadow Feint", "LSJ 20030902-2")
@in_editions("words mode hits", [("cel obf", 0, False), ("CEL OBF", 1, True)])
def test_shadow_feint_strikes_first(edition: str, words: str, mode: int, hits: bool) -> None:
    t = fighting("Shadow Feint", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Shadow Feint Mira {mode}", by="a")
    on(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on(t)
    assert t.measure("Oskar.blood") == (5 if hits else 6)
    t = fighting("Shadow Feint", who=f"{words} strength:7", edition=edition)
    t.does(f"play Shadow Feint Mira {mode}", by="a")
    on(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 5)


@editions
def test_the_black_beast_hates_the_camarilla(edition: str) -> None:
    who = "clan:Salubri-antitribu sect:Sabbat"
    t = fighting("The Black Beast", "The Black Beast", who=who, other="Oskar 9/9 sect:Camarilla", edition=edition)
    t.does("play The Black Beast Mira 0", by="a")
    assert not t.offers("play The Black Beast#2")
    on(t, "press")
    t.does("use The Black Beast Mira", by="a")
    assert t.region("The Black Beast") == "ash-heap"
    on(t)
    assert t.measure("Oskar.blood") == 9 - 2 - 1
    t = fighting(
        "The Black Beast", who=who, other="Oskar 9/9 sect:Sabbat", on_mira=["The Black Beast"], edition=edition
    )
    on(t)
    assert not t.ever_offered("play The Black Beast")
    assert (t.measure("Oskar.blood"), t.ever_offered("use The Black Beast")) == (8, False)


# -- what the other cannot do -----------------------------------------------------------------------------------------


@rules_on("Thoughts Betrayed", "RTR 19970630", "PIB 20140324")
@editions
def test_betrayed_thoughts_hurt_in_the_first_round_even_who_dodges(edition: str) -> None:
    t = fighting("Thoughts Betrayed", "Boxed In", who="dom", answers=["Dodge"], edition=edition)
    t.does("play Thoughts Betrayed Mira 0", by="a")
    on(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on(t, "press")
    assert (t.measure("Oskar.blood"), t.told("damage")[0]["environmental"]) == (5, 1)
    t.does("play Boxed In Mira 0", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@rules_on("Thoughts Betrayed", "ANK 20210928-2")
@editions
def test_who_is_betrayed_plays_no_strike_cards(edition: str) -> None:
    t = fighting(
        "Thoughts Betrayed",
        "Boxed In",
        who="DOM",
        other="Oskar 6/8 ani",
        answers=["Dodge", "Aid from Bats", "Fake Out"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does("play Thoughts Betrayed Mira 1", by="a")
    asked = len(t.asked)
    on(t, "strike")
    assert t.offers("use .44 Magnum")
    on(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert not t.ever_offered("play Aid from Bats", since=asked)
    assert t.ever_offered("play Fake Out", since=asked)
    t.is_quiet()


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
    on(t, "strike")
    assert (t.offers(f"play {barred}"), t.offers(f"play {free}")) == (False, True)


@in_editions("words mode pays", [("vic", 0, None), ("VIC", 1, True), ("VIC", 1, False)])
def test_a_skin_trap_holds_the_other(edition: str, words: str, mode: int, pays: bool | None) -> None:
    t = fighting("Skin Trap", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Skin Trap Mira {mode}", by="a")
    if pays is not None:
        t.does("yes" if pays else "no", by="b")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert t.measure("Oskar.blood") == 6 - 1 - (1 if pays else 0)
    assert t.measure("Mira.blood") == 6 - 1 - (0 if pays is False else 1)
    t.is_quiet()


def test_an_ally_in_a_skin_trap_has_no_blood_to_burn() -> None:
    t = fighting("Skin Trap", who="VIC", other="Oskar ally 4")
    t.does("play Skin Trap Mira 1", by="a")
    assert not t.offers("yes")
    on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 3)


@rules_on("Lapse", "LSJ 20001126")
@editions
def test_a_lapse_costs_the_other_his_initial_strike(edition: str) -> None:
    t = fighting("Lapse", who="TEM", on_other=[".44 Magnum"], other="Oskar 6/8 cel", answers=["Blur"], edition=edition)
    t.does("play Lapse Mira 2", by="a")
    asked = len(t.asked)
    on(t, "additional")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert t.measure("Mira.blood") == 4
    t.does("play Blur Oskar 0", by="b")
    on(t)
    assert t.measure("Mira.blood") == 3
    t.is_quiet()


@in_editions("words mode", [("tem", 1)])
def test_a_lapse_bars_maneuvers(edition: str, words: str, mode: int) -> None:
    t = fighting("Lapse", who=words, answers=["Fake Out"], edition=edition)
    t.does(f"play Lapse Mira {mode}", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered("play Fake Out", since=asked)


@in_editions("words mode moves", [("abo", 1, False), ("ABO", 2, True)])
def test_who_whistles_up_the_beast_keeps_the_other_away(edition: str, words: str, mode: int, moves: bool) -> None:
    t = fighting("Whistling Up the Beast", "Fake Out", who=words, answers=["Fake Out", "Boxed In"], edition=edition)
    t.does(f"play Whistling Up the Beast Mira {mode}", by="a")
    asked = len(t.asked)
    on(t, "maneuver")
    assert t.offers("maneuver") is moves
    t.does("play Fake Out Mira 0", by="a")
    on(t)
    assert not t.ever_offered("play Boxed In", since=asked)
    assert t.measure("Oskar.blood") == 6
    t = fighting("Whistling Up the Beast", who=words, other="Oskar ally 3", edition=edition)
    assert not t.offers("play Whistling Up the Beast")


@rules_on("Bloodform", "LSJ 20010627", "LSJ 20001126")
@editions
def test_a_bloodform_takes_no_harm_and_does_none(edition: str) -> None:
    t = fighting(
        "Bloodform", "Thrown Gate", who="VIC pot", other="Oskar 6/8 strength:3", answers=["Boxed In"], edition=edition
    )
    t.does("play Bloodform Mira 1", by="a")
    asked = len(t.asked)
    on(t, "press")
    assert not t.ever_offered("play Thrown Gate", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 6)
    t.does("play Boxed In Oskar 0", by="b")
    t.does("use Bloodform Mira", by="a")
    on(t)
    assert len(t.told("round")) == 1
    t.is_quiet()


def test_a_bloodform_flees_from_an_ally() -> None:
    for other, may in (("Oskar ally 4", True), ("Oskar 6/8", False)):
        t = fighting("Bloodform", who="vic", other=other)
        on(t)
        assert t.ever_offered("play Bloodform Mira 0") is may


# -- damage and blood -------------------------------------------------------------------------------------------------


@in_editions("words mode n", [("obt pot", 0, 1), ("OBT POT", 1, 2)])
def test_dark_steel_cuts_at_close_range(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Dark Steel", "Dark Steel", who=words, answers=["Fake Out"], edition=edition)
    t.does(f"play Dark Steel Mira {mode}", by="a")
    assert not t.offers("play Dark Steel#2")
    on(t, "maneuver")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Dark Steel Mira", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 6 - n - 1
    t.is_quiet()


@rules_on("Blood to Water", "ANK 20200703")
@in_editions("words mode n", [("tha", 0, 3), ("THA", 1, 5)])
@pytest.mark.parametrize("when", ["before-strikes", "strikes-chosen"])
def test_blood_turns_to_water_in_the_second_round(edition: str, words: str, mode: int, n: int, when: str) -> None:
    t = fighting("Blood to Water", "Boxed In", who=words, other="Oskar 9/9", edition=edition)
    on(t, "press")
    assert not t.ever_offered("play Blood to Water")
    t.does("play Boxed In Mira 0", by="a")
    on(t, when)
    t.does(f"play Blood to Water Mira {mode}", by="a")
    on(t)
    assert t.measure("Oskar.blood") == 9 - 1 - n - 1
    t.is_quiet()


def test_the_blood_of_an_ally_burns_it() -> None:
    t = fighting("Blood to Water", "Boxed In", who="THA tha", other="Oskar ally 9")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t, "before-strikes")
    assert not t.offers("play Blood to Water Mira 1")
    t.does("play Blood to Water Mira 0", by="a")
    assert t.region("Oskar") == "ash-heap"


@in_editions("words mode n", [("qui", 0, 1), ("QUI", 1, 2)])
def test_thin_blood_flows_at_close_range(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Thin Blood", "Thin Blood", who=words, edition=edition)
    on(t, "before-strikes")
    t.does(f"play Thin Blood Mira {mode}", by="a")
    assert not t.offers("play Thin Blood#2")
    on(t)
    assert t.measure("Oskar.blood") == 6 - n - 1
    t = fighting("Thin Blood", "Fake Out", who=words, edition=edition)
    to_long(t)
    on(t)
    assert not t.ever_offered("play Thin Blood")


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
        on(t, "end-of-round")
        return t

    t = fought(2)
    t.does(f"play Street Cred Mira {mode}", by="a")
    on(t)
    assert t.measure("Junior.blood") == n
    t = fought(1)
    on(t)
    assert not t.ever_offered("play Street Cred")


@editions
def test_a_righteous_aura_shines_on_the_victor_until_torpor(edition: str) -> None:
    who = "clan:Salubri-antitribu strength:3"
    t = fighting("Righteous Aura", who=who, other="Oskar 1/8", edition=edition)
    on(t, "end-of-round", "after-combat")
    t.does("play Righteous Aura Mira 0", by="a")
    on(t)
    assert stats.bleed(t.g, t["Mira"]) == 3
    t = fighting("Righteous Aura", who=who, other="Oskar 6/8", edition=edition)
    on(t)
    assert not t.ever_offered("play Righteous Aura")
    t = fighting(
        who="clan:Salubri-antitribu", on_mira=["Righteous Aura"], other="Oskar 6/8 strength:9", edition=edition
    )
    on(t)
    assert (t.region("Mira"), t.region("Righteous Aura")) == ("torpor", "ash-heap")

"""Combat cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    FIGHTING,
    ME,
    MINION,
    OPPOSING,
    OTHERS,
    STRENGTH,
    a,
    combat,
    definition,
    lock,
    mod,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import HAND
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.costs import blood_cost
from praxis.vtes.rules.strike import RANGED
from praxis.vtes.rules.window import usable
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import does, reaches, to_the_end, until
from tests.vtes.cards.cancelling_tables import (
    IN_COMBAT,
    bleeding,
    codes_of,
    comes_to_blows,
    foiled,
    in_hand,
    is_vetoed_for,
    plays_in_combat,
    veto,
)
from tests.vtes.cards.combat_tables import (
    BITE,
    FRENZY_TRAIT,
    GOING_ON,
    PREVENTS,
    blocks_oskar,
    fights_after,
    fought,
    on_to,
    played_in,
    strikes,
    to_long,
    to_round,
)
from tests.vtes.cards.gear_tables import begins_to_fight
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions, path_for, since_2011

# -- Dagon's Call -----------------------------------------------------------------------------------------------------


@in_editions("words mode more", [("qui", 0, 0), ("QUI", 1, 1)])
def test_dagons_call_is_heard_each_round(edition: str, words: str, mode: int, more: int) -> None:
    t = fighting("Dagon's Call", "Dagon's Call", "Boxed In", who=words, other="Oskar 9/9", edition=edition)
    on_to(t, "strike")
    t.does(f"play Dagon's Call Mira {mode}", by="a")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "strike", "minion")
    assert not t.offers("play Dagon's Call#2")
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - (1 + more) - 1 - 1 - 1
    t.is_quiet()


@rules_on("Dagon's Call", "LSJ 20010312")
@rules_on("Necrosis", "LSJ 20010312")
@pytest.mark.parametrize(("card", "words", "mode", "n"), [("Dagon's Call", "qui", 0, 1), ("Necrosis", "THN", 2, 3)])
def test_nothing_rots_on_after_the_combat(card: str, words: str, mode: int, n: int) -> None:
    """Oskar has just the blood for the strike; without it he falls, and there is no press step."""
    for blood, region in ((n, "torpor"), (n - 1, "torpor"), (n + 1, "ready")):
        t = fighting(card, who=words, other=f"Oskar {blood}/9")
        on_to(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
        assert t.region("Oskar") == region
        assert t.measure("Oskar.blood") == 0
        t.is_quiet()


# -- Dance with the Devil ---------------------------------------------------------------------------------------------


@in_editions("words mode", [("obf", 0), ("tha", 1), ("OBF", 2), ("THA", 3)])
def test_dance_with_the_devil_only_leads_close(edition: str, words: str, mode: int) -> None:
    t = fighting("Dance with the Devil", answers=["Fake Out", "Fake Out"], who=words, edition=edition)
    on_to(t, "maneuver")
    assert t.who() == "b"
    t.does("play Fake Out Oskar 0", by="b")
    t.does(f"play Dance with the Devil Mira {mode}", by="a")
    t.does("play Fake Out#2 Oskar 0", by="b")
    if mode < 2:
        on_to(t)
        assert t.measure("Mira.blood") == 6
    else:
        t.does("use Dance with the Devil Mira", by="a")
        on_to(t)
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - 1, 5)
    t.is_quiet()


@rules_on("Dance with the Devil", "LSJ 20011204-3")
def test_a_dance_with_the_devil_requires_what_it_is_played_with() -> None:
    card = "Dance with the Devil"
    in_hand(card)
    t = position(
        seat(ready=[f"Mira 4/8 tha {path_for(card)}"], hand=[card]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Fake Out Oskar 0", f"play {card} Mira 1"):
        until(t, text)
        t.does(text)
    is_vetoed_for(t, card, ["tha"])


# -- Dark Steel -------------------------------------------------------------------------------------------------------

SWARMS = [
    ("Dark Steel", "obt pot", "play Dark Steel Mira 0"),
    ("Murder of Crows", "", ""),
    ("Dread Mastiff", "", ""),
    ("Crypt's Sons", "", ""),
]


@editions
@ruled_alike("card words answer", SWARMS, "TOM 19951216")
def test_a_dodge_does_not_help_against_it_and_the_end_of_the_combat_does(
    card: str, words: str, answer: str, edition: str
) -> None:
    for his, lost in (("Dodge", 1), ("Majesty", 0)):
        mira: Item = (f"Mira 6/8 strength:0 {words}".strip(), [] if answer else [card])
        t = fought(mira, [card] if answer else [], "Oskar 6/8 pre", [his], edition)
        does(t, *([answer] if answer else []), f"play {his} Oskar 0")
        to_the_end(t)
        assert t.measure("Oskar.blood") == 6 - lost - t.g.face[t[his]].blood


@in_editions("words mode n", [("obt pot", 0, 1), ("OBT POT", 1, 2)])
def test_dark_steel_cuts_at_close_range(edition: str, words: str, mode: int, n: int) -> None:
    t = fighting("Dark Steel", "Dark Steel", who=words, answers=["Fake Out"], edition=edition)
    t.does(f"play Dark Steel Mira {mode}", by="a")
    assert not t.offers("play Dark Steel#2")
    on_to(t, "maneuver")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Dark Steel Mira", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - n - 1
    t.is_quiet()


# -- Dead Hand --------------------------------------------------------------------------------------------------------


@rules_on("Dead Hand", "LSJ 20050628")
@editions
def test_fortitude_does_not_stop_a_dead_hand(edition: str) -> None:
    t = fighting("Dead Hand", who="NEC", other="Oskar 6/8 for", answers=["Soak"], edition=edition)
    on_to(t, "strike")
    t.does("play Dead Hand Mira 1", by="a")
    on_to(t)
    assert not t.ever_offered("play Soak")
    assert t.measure("Oskar.blood") == 4


HANDS = [
    ("Dead Hand", "nec", 0, 1, 1),
    ("Lead Fist", "tha", 0, 1, 1),
    ("Necrosis", "pot", 0, 1, 1),
    ("Scorpion Sting", "ani", 0, 1, 1),
    ("Compress", "pot", 0, 2, 1),
    ("Dust Up", "ani sect:Anarch", 0, 1, 1),
    ("Dagon's Call", "QUI", 1, 1, 1),
    ("Cauldron of Blood", "tha", 0, 2, 2),
    ("Decapitate", "pot", 0, 2, 1),
    ("Growing Fury", "pot", 0, 2, 2),
    ("Lucky Blow", "", 0, 1, 1),
    ("Mighty Grapple", "POT", 1, 1, 1),
    ("Vengeance of Samiel", "pot", 0, 1, 1),
]


@rules_on("Dead Hand", "TOM 19960225")
@rules_on("Lead Fist", "TOM 19960225")
@rules_on("Necrosis", "TOM 19960225")
@rules_on("Scorpion Sting", "TOM 19960225")
@rules_on("Compress", "TOM 19960225")
@rules_on("Dust Up", "TOM 19960225")
@rules_on("Dagon's Call", "TOM 19960225")
@rules_on("Cauldron of Blood", "TOM 19960225")
@pytest.mark.parametrize(("card", "words", "mode", "more", "in_round"), HANDS)
def test_more_damage_of_claws_is_aggravated_too(card: str, words: str, mode: int, more: int, in_round: int) -> None:
    """Oskar could soak it if any of it were not."""
    t = fighting(card, "Claws of the Dead", who=f"pro {words}", answers=["Soak", "Boxed In"], other="Oskar 9/9 FOR")
    to_round(t, in_round)
    while not t.offers("play Claws of the Dead Mira 0"):
        t.answer("pass")
    t.does("play Claws of the Dead Mira 0", by="a")
    since = len(t.asked)
    on_to(t, "strike")
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", before - more)
    assert not t.ever_offered("play Soak", since)


# -- Dead-End Alley ---------------------------------------------------------------------------------------------------

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
        on_to(t, "press")
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


# -- Death Seeker -----------------------------------------------------------------------------------------------------

ANY = ("Death Seeker", "clan:Salubri-antitribu", "play Death Seeker Mira 0", "")


@ruled_alike("card words cancels what", [*IN_COMBAT, ANY], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_combat_card_is_replaced_at_once(
    card: str, words: str, cancels: str, what: str, cancelled: bool
) -> None:
    t = plays_in_combat(card, words, what)
    assert (t.who(), t.asks, t.measure("b.hand")) == ("a", "as-played", 6)
    t.does(cancels if cancelled else "pass", by="a")
    assert (bool(t.told("cancelled")), t.measure("b.hand")) == (cancelled, 7 if cancelled else 6)
    on_to(t)
    assert t.measure("b.hand") == 7
    t.is_quiet()


@since_2011
@rules_on("Death Seeker", "LSJ 20030224", "LSJ 20061207")
def test_a_cancelled_additional_strike_leaves_room_for_another(edition: str) -> None:
    t = bleeding(["Death Seeker"], "clan:Salubri-antitribu", ["Nimble Feet", "Blur"], "CEL", edition)
    comes_to_blows(t)
    reaches(t, "play Nimble Feet Oskar 1")
    t.does("play Nimble Feet Oskar 1", by="b")
    t.does("play Death Seeker Mira 0", by="a")
    reaches(t, "play Blur Oskar")
    assert not t.told("additional")


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
    on_to(t, "strike")
    if t.who() == "a":
        t.does("strike hand")
    t.does("play Majesty Oskar 0", by="b")
    t.does("play Death Seeker Mira 0", by="a")
    on_to(t, "end-of-round")
    assert (t.measure("Oskar.blood"), t.told("combat-ends")) == (5, [])  # another strike, and nothing is paid
    t.does("play Taste of Vitae Oskar 0", by="b")
    assert t.asks != "as-played"  # only one in a round
    on_to(t)
    t.is_quiet()


# -- Decapitate -------------------------------------------------------------------------------------------------------


@rules_on("Decapitate", "RTR 20010711")
@editions
def test_who_should_fall_is_decapitated(edition: str) -> None:
    t = fighting("Decapitate", who="POT strength:2", other="Oskar 1/8", edition=edition)
    on_to(t, "falling")
    t.does("play Decapitate Mira 2", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("ash-heap", 6 - 2 - 1)
    t.is_quiet()


def test_nobody_decapitates_who_stands_or_while_falling() -> None:
    t = fighting("Decapitate", who="POT", other="Oskar 6/8")
    on_to(t)
    assert not t.ever_offered("play Decapitate Mira 2")
    t = fighting("Decapitate", who="POT strength:2", other="Oskar 1/8 strength:9")
    on_to(t)
    assert not t.ever_offered("play Decapitate Mira 2")


@in_editions("mode n", [(0, 3), (1, 4)])
def test_a_decapitating_blow_at_basic(edition: str, mode: int, n: int) -> None:
    t = fighting("Decapitate", who="pot", on_mira=["Bastard Sword"], other="Oskar 9/9", edition=edition)
    on_to(t, "strike")
    t.does(f"play Decapitate Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - n


# -- Denial of Aphrodite's Favor --------------------------------------------------------------------------------------

FOILED = [
    ("dom for", 0, "Enchant Kindred", 0, "pre", True),
    ("dom for", 0, "Govern the Unaligned", 0, "dom", False),
]


@rules_on("Denial of Aphrodite's Favor", "ANK 20200813-2")
@in_editions("words mode card his code may", FOILED)
def test_favors_of_aphrodite_are_denied(
    edition: str, words: str, mode: int, card: str, his: int, code: str, may: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 4/5 {code}"], hand=[card]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Denial of Aphrodite's Favor"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {his}")
    if not may:
        to_the_end(t)
        assert not t.ever_offered("play Denial of Aphrodite's Favor")
        return
    t.does(f"play Denial of Aphrodite's Favor Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 30)
    t.is_quiet()


def test_a_combat_card_of_presence_is_denied_too() -> None:
    t = before("Denial of Aphrodite's Favor", who="DOM FOR", actor="Mira 4/5 pre", answers=["Majesty"])
    until(t, "block Oskar")
    t.does("block Oskar")
    on_to(t, "strike")
    t.does("play Majesty Mira 0", by="a")
    t.does("play Denial of Aphrodite's Favor Oskar 2", by="b")
    assert t.told("cancelled")
    to_the_end(t)
    assert t.measure("Mira.blood") == 3


# -- Devil-Channel: Back ----------------------------------------------------------------------------------------------


@in_editions("words mode price", [("abo", 1, 1), ("ABO", 2, 0)])
def test_a_devils_back_strikes_once_more_with_the_hand(edition: str, words: str, mode: int, price: int) -> None:
    t = fighting("Devil-Channel: Back", "Dodge", who=words, on_mira=[".44 Magnum"], edition=edition)
    on_to(t, "additional")
    t.does(f"play Devil-Channel: Back Mira {mode}", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Dodge", since=asked)
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 5 - price)
    t.is_quiet()


@editions
def test_a_devils_back_gives_nothing_to_who_has_an_additional_strike(edition: str) -> None:
    t = fighting("Devil-Channel: Back", "Blur", who="ABO cel", edition=edition)
    on_to(t, "additional")
    assert t.offers("play Devil-Channel: Back Mira 2")
    asked = len(t.asked)
    t.does("play Blur Mira 0", by="a")
    on_to(t)
    assert not t.ever_offered("play Devil-Channel: Back Mira", since=asked + 1)
    t.is_quiet()


BURNED_IN_COMBAT = [
    # card, words, mode, blood burned
    ("Devil-Channel: Back", "abo", 1, 1),
    ("Mask Empathy", "PRE", 1, 1),
    ("Serpent's Numbing Kiss", "PRE SER", 1, 1),
    ("Chiropteran Marauder", "VIC", 1, 1),
    ("Rolling with the Punches", "FOR", 1, 1),
]


@rules_on("Devil-Channel: Back", "ANK 20210226")
@rules_on("Mask Empathy", "ANK 20210226")
@rules_on("Serpent's Numbing Kiss", "ANK 20210226")
@rules_on("Chiropteran Marauder", "ANK 20210226")
@rules_on("Rolling with the Punches", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "burned"), BURNED_IN_COMBAT)
def test_burned_blood_is_not_reduced_and_must_be_there_in_combat(card: str, words: str, mode: int, burned: int) -> None:
    t = blocks_oskar(card, words, 6)
    until(t, f"play {card} Mira {mode}")
    before = t.measure("Mira.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    if card == "Serpent's Numbing Kiss":  # after the combat
        on_to(t)
    assert t.measure("Mira.blood") == before - burned
    t = blocks_oskar(card, words, 0)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"play {card} Mira {mode}")


@rules_on("Devil-Channel: Back", "LSJ 20051113")
@rules_on("Unseen Hibernation", "LSJ 20051113")
@rules_on("Predator's Communion", "LSJ 20051113")
@rules_on("Predator's Mastery", "LSJ 20051113")
@rules_on("Devil-Channel: Throat", "LSJ 20051113")
@pytest.mark.parametrize(
    "card",
    [
        "Devil-Channel: Back",
        "Devil-Channel: Throat",
        "Unseen Hibernation",
        "Predator's Communion",
        "Predator's Mastery",
    ],
)
@pytest.mark.parametrize("whom", ["opposing", "chosen", "himself"])
def test_a_frenzy_is_played_on_whom_it_affects(card: str, whom: str) -> None:
    effects = {
        "opposing": mod(STRENGTH, -1, OPPOSING),
        "chosen": lock(a(MINION, FIGHTING, OTHERS)),
        "himself": mod(STRENGTH, 1, ME),
    }
    way = combat("", effects[whom], when=BEFORE_RANGE)
    face = made_up("Fit", faces.COMBAT, traits=FRENZY_TRAIT, definition=definition(way))
    t = position(seat(ready=["Mira 6/8 abo"], hand=[card]), seat(ready=["Oskar 6/7"], hand=[face]), bystander())
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.offers("play Fit Oskar 0"):
        t.answer("pass")
    t.does("play Fit Oskar 0", by="b")
    if whom == "himself":
        assert not t.ever_offered(f"play {card} Mira 0")
    else:
        assert t.offers(f"play {card} Mira 0")


# -- Disarm -----------------------------------------------------------------------------------------------------------


@in_editions("words mode less", [("pot", 0, 1), ("POT", 1, 2)])
def test_disarm_sends_whom_it_weakens_to_torpor(edition: str, words: str, mode: int, less: int) -> None:
    t = fighting("Disarm", who=f"{words} strength:4", other="Oskar 6/8 strength:3", edition=edition)
    on_to(t, "end-of-round")
    t.does(f"play Disarm Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])
    assert stats.strength(t.g, t["Oskar"]) == 3 - less
    t.is_quiet()


@in_editions("mine his", [(1, 1), (1, 2)])
def test_disarm_takes_more_damage_than_one_has_taken(edition: str, mine: int, his: int) -> None:
    t = fighting("Disarm", who=f"POT strength:{mine}", other=f"Oskar 6/8 strength:{his}", edition=edition)
    on_to(t)
    assert not t.ever_offered("play Disarm")
    t = fighting("Disarm", "Fake Out", "Theft of Vitae", who="POT tha", edition=edition)
    to_long(t)
    on_to(t)
    assert not t.ever_offered("play Disarm")


@editions
def test_three_blood_rid_of_disarm(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 4/8", ["Disarm"])]), bystander(), edition=edition, turn="b"
    )
    while not t.offers("use Disarm"):
        t.answer("pass")
    t.does("use Disarm")
    assert (t.measure("Oskar.blood"), t.region("Disarm")) == (1, "ash-heap")


@editions
@ruled_alike("maims words", [("Disarm", "pot"), ("Pulled Fangs", "")], "LSJ 20021113")
@pytest.mark.parametrize(("card", "skill", "mode"), GOING_ON)
def test_who_is_maimed_after_it_does_not_fight_on(
    maims: str, words: str, card: str, skill: str, mode: int, edition: str
) -> None:
    """Nobody fights a vampire in torpor; one without fangs stays and fights."""
    order = [f"play {card} Mira {mode}", f"play {maims} Mira 0"]
    t = played_in(order, card, maims, words=f"{words} {skill}".strip(), edition=edition)
    on_to(t)
    assert t.g.host[t[maims]] == t["Oskar"]
    assert t.region("Oskar") == ("torpor" if maims == "Disarm" else "ready")
    assert len(t.told("round")) == (1 if maims == "Disarm" else 2)
    t.is_quiet()


@rules_on("Disarm", "LSJ 20021113", "ANK 20191219", "ANK 20180910-1")
@pytest.mark.parametrize(("card", "words"), [("Telepathic Tracking", "AUS"), ("Psyche!", "CEL")])
@pytest.mark.parametrize("whose", ["a", "b"])
@pytest.mark.parametrize("late", [True, False])
def test_disarm_comes_before_or_after_what_would_keep_the_combat_going(
    card: str, words: str, whose: str, late: bool
) -> None:
    """Whoever is sent to torpor fights no more, whatever was to follow."""
    mine, his = ([card], []) if whose == "a" else ([], [card])
    t = fights_after(
        f"Mira 6/8 pot strength:3{f' {words}' if whose == 'a' else ''}",
        ["Disarm", *mine],
        f"Oskar 6/8{f' {words}' if whose == 'b' else ''}",
        list(his),
        [],
    )
    who = "Mira" if whose == "a" else "Oskar"
    until(t, "play Disarm Mira 0")
    if late:
        until(t, f"play {card} {who} 1")
        t.does(f"play {card} {who} 1", by=whose)
        until(t, "play Disarm Mira 0")
        assert (len(t.told("round")), len(t.told("combat"))) == (1, 1)
    t.does("play Disarm Mira 0", by="a")
    to_the_end(t)
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])
    assert (len(t.told("round")), len(t.told("combat")), len(t.told("combat-over"))) == (1, 1, 1)
    assert t.region(card) == ("ash-heap" if late else "hand")
    t.is_quiet()


@ruled_alike("card words", [("Disarm", "pot"), ("Pulled Fangs", "")], "LSJ 20100709")
@pytest.mark.parametrize("range_", ["default", "set by who acts", "set by who blocks"])
def test_the_range_of_a_round_that_ends_before_it_is_determined_is_close_unless_it_was_set(
    card: str, words: str, range_: str
) -> None:
    guarded = ["Neutral Guard"] if range_ == "set by who acts" else []
    rifle = ["Sniper Rifle"] if range_ == "set by who blocks" else []
    t = fights_after(
        f"Mira 6/8 ANI FOR obe {words}".strip(),
        [card, BITE, "Alpha Glint", *guarded],
        ("Oskar 6/7", list(rifle)),
        [],
        [],
        *(["play Neutral Guard Mira 1"] if guarded else []),
    )
    if rifle:
        until(t, "use Sniper Rifle Oskar")
        t.does("use Sniper Rifle Oskar", by="b")
    for text in ("play Bite Mira 0", "play Alpha Glint Mira 1"):
        until(t, text)
        t.does(text, by="a")
    to_the_end(t)
    assert not t.told("strike")
    assert t.ever_offered(f"play {card} Mira 0") is (range_ == "default")
    t.is_quiet()


@rules_on("Disarm", "RTR 20030519")
def test_disarm_is_played_when_the_round_ends_early() -> None:
    t = fought("Mira 3/8 pot strength:4", ["Disarm"], "Oskar 1/8 strength:0", [], "2023")
    does(t, "play Disarm Mira 0")
    assert (t.region("Oskar"), t.g.host[t["Disarm"]]) == ("torpor", t["Oskar"])


@editions
@rules_on("Disarm", "LSJ 20010812")
def test_damage_of_crows_does_not_count_for_disarm(edition: str) -> None:
    for strength, offered in ((0, False), (1, True)):
        mira: Item = (f"Mira 3/8 pot strength:{strength}", ["Murder of Crows"])
        t = fought(mira, ["Disarm"], "Oskar 6/8 strength:0", [], edition)
        to_the_end(t)
        assert t.measure("Oskar.blood") == 5 - strength
        assert t.ever_offered("play Disarm") is offered


# -- Disease ----------------------------------------------------------------------------------------------------------

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
    on_to(t, "press")
    cost = t.g.face[t[card]].blood
    assert t.measure("Mira.blood") == 6 - cost - 3 + less
    t.does("play Boxed In Mira 0", by="a")
    assert stats.strength(t.g, t["Oskar"]) == (3 - less if lasts else 3) or t.asks == "influence"
    on_to(t)
    assert stats.strength(t.g, t["Oskar"]) == 3


# -- Disengage --------------------------------------------------------------------------------------------------------

CANCELLED_IN_COMBAT = [
    # who cancels, by which Disciplines, in which mode; what, with which Disciplines, in which mode
    ("Disengage", "", 1, "Immortal Grapple", "pot", 0),
    ("Death Seeker", "clan:Salubri-antitribu", 0, "Immortal Grapple", "pot", 0),
    ("Hide the Mind", "obf", 0, "Read Intentions", "AUS", 1),
    ("Charismatic Aura", "aus pre", 0, "Majesty", "pre", 0),
    ("Bollix", "pre sect:Anarch", 2, "Terror Frenzy", "ani", 0),
]


@since_2011
@ruled_alike("card words mode what his way", CANCELLED_IN_COMBAT, "LSJ 20061207")
def test_nothing_else_is_used_as_a_combat_card_is_played(
    card: str, words: str, mode: int, what: str, his: str, way: int, edition: str
) -> None:
    foiled(card, words, mode, what, his, way, edition)


@pytest.mark.parametrize("edition", ["2012", "2023"])
@ruled_alike(
    "card words mode",
    [("Disengage", "", 1), ("Charismatic Aura", "aus pre", 0), ("Fae Contortion", "myt", 0)],
    "ANK 20190104",
)
def test_a_cancelled_grapple_for_once_a_round_is_not_played_again(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = bleeding([card], words, ["Immortal Grapple", "Immortal Grapple"], "pot", edition)
    comes_to_blows(t)
    reaches(t, "play Immortal Grapple Oskar 0")
    t.does("play Immortal Grapple Oskar 0", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert "card.golden.overrides-rules" in t.clauses("play Immortal Grapple#2 Oskar 0", by="b")


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
    on_to(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    if may:
        t.does("play Disengage Mira 1", by="a")
        assert len(t.told("cancelled")) == 1
        on_to(t)
        assert t.measure("Mira.blood") == 6 - 1 - 1
    else:
        on_to(t)
        assert not t.ever_offered("play Disengage Mira 1")


# -- Disguised Weapon -------------------------------------------------------------------------------------------------


@in_editions("words mode when", [("obf", 0, "before-range"), ("OBF", 1, "before-range"), ("OBF", 1, "strike")])
def test_a_disguised_weapon_comes_out_before_the_range_or_as_strikes_are_chosen(
    edition: str, words: str, mode: int, when: str
) -> None:
    t = fighting("Disguised Weapon", "Ivory Bow", who=words, edition=edition)
    on_to(t, when)
    t.does(f"play Disguised Weapon Mira {mode}", by="a")
    assert t.g.host[t["Ivory Bow"]] == t["Mira"]
    on_to(t, "strike")
    t.does("use Ivory Bow Mira -1", by="a")
    on_to(t)
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


@rules_on("Disguised Weapon", "LSJ 19980319")
@pytest.mark.parametrize("unique", [True, False])
def test_a_unique_weapon_that_is_contested_strikes_for_nobody(unique: bool) -> None:
    name = "Ivory Bow" if unique else ".44 Magnum"
    t = begins_to_fight("Mira 6/8 OBF", ["Disguised Weapon", name], ("Oskar 6/8", [name]))
    mine = f"{name}#2" if t.region(f"{name}#2") == "hand" else name
    his = name if mine != name else f"{name}#2"
    until(t, f"play {'Disguised Weapon'} Mira 1")
    while t.asks != "strike":
        t.does("pass")
    assert t.who() == "a"
    t.does("play Disguised Weapon Mira 1", by="a")
    t.does(f"target {mine}") if t.asks == "target" else None
    assert (t.measure(f"{mine}.contested"), t.measure(f"{his}.contested")) == (int(unique), int(unique))
    to_the_end(t)
    assert t.ever_offered(f"use {mine} Mira") is not unique
    assert t.ever_offered(f"use {his} Oskar") is not unique
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)  # by their hands
    t.is_quiet()


@rules_on("Disguised Weapon", "LSJ 19980319")
@pytest.mark.parametrize("weapon", ["Ivory Bow", ".44 Magnum"])
def test_a_strike_with_a_weapon_that_is_contested_then_has_no_effect(weapon: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", [weapon])]),
        seat(ready=["Oskar 6/8 OBF strength:0"], hand=["Disguised Weapon", weapon]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {weapon} Mira")
    while t.asks != "strike":
        t.does("pass")
    t.does(f"use {weapon} Mira", by="a")
    until(t, "play Disguised Weapon Oskar 1")
    t.does("play Disguised Weapon Oskar 1", by="b")
    to_the_end(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("ready", 6 if weapon == "Ivory Bow" else 4)
    t.is_quiet()


# -- Diversion --------------------------------------------------------------------------------------------------------


@rules_on("Diversion", "RTR 20041202")
@rules_on("Skin of Rock", "RTR 20041202")
@rules_on("Soak", "RTR 20041202")
@in_editions("card words mode prevents", PREVENTS)
@pytest.mark.parametrize("damage", [1, 3, 5])
def test_damage_is_prevented_up_to_the_number(
    edition: str, card: str, words: str, mode: int, prevents: int, damage: int
) -> None:
    t = fighting(card, who=words, other=f"Oskar 6/8 strength:{damage}", edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "prevent")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - max(0, damage - prevents)
    assert t.measure("Oskar.blood") == 5
    t.is_quiet()


RULED_PREVENTS = [
    # card, words, mode, how much it prevents
    ("Diversion", "for sect:Anarch", 1, 2),
    ("Indomitability", "for", 0, 1),
    ("Rolling with the Punches", "for", 0, 1),
    ("Sideslip", "CEL", 1, 1),
    ("Skin of Rock", "FOR", 1, 2),
    ("Soak", "for", 0, 2),
]


@rules_on("Diversion", "LSJ 20001114")
@rules_on("Indomitability", "LSJ 20001114")
@rules_on("Rolling with the Punches", "LSJ 20001114")
@rules_on("Sideslip", "LSJ 20001114")
@rules_on("Skin of Rock", "LSJ 20001114")
@rules_on("Soak", "LSJ 20001114")
@pytest.mark.parametrize(("card", "words", "mode", "prevents"), RULED_PREVENTS)
@pytest.mark.parametrize("struck", [True, False])
def test_nobody_prevents_what_nobody_inflicts(card: str, words: str, mode: int, prevents: int, struck: bool) -> None:
    t = fighting(card, who=words, answers=["Dodge"])
    while not t.offers("play Dodge Oskar 0"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("strike hand" if struck else "play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is struck
    t.is_quiet()


@rules_on("Diversion", "ANK 20200318")
@rules_on("Skin of Rock", "ANK 20200318")
@rules_on("Soak", "ANK 20200318")
@pytest.mark.parametrize(("card", "words", "mode", "prevents"), [row for row in RULED_PREVENTS if row[3] == 2])
def test_what_is_left_of_a_prevention_is_lost(card: str, words: str, mode: int, prevents: int) -> None:
    t = fighting(card, who=words, answers=["Blur"], other="Oskar 6/8 cel")
    on_to(t, "prevent")
    t.does(f"play {card} Mira {mode}", by="a")
    while not t.offers("play Blur Oskar 0"):
        t.answer("pass")
    t.does("play Blur Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 1  # the second fist
    t.is_quiet()


# -- Dodge ------------------------------------------------------------------------------------------------------------


def test_a_blade_swung_so_is_not_dodged() -> None:
    t = fighting("Vengeance of Samiel", who="val", on_mira=["Bastard Sword"], answers=["Dodge"], other="Oskar 8/9")
    on_to(t, "strike")
    t.does("play Vengeance of Samiel Mira 3", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert t.measure("Oskar.blood") == 8 - 3


DODGES = [
    ("Dodge", "", 0),
    ("Staredown", "pre", 0),
    ("Spiritual Intervention", "nec", 0),
    ("Sideslip", "cel", 0),
    ("Dust Up", "cel sect:Anarch", 1),
    ("Arms of the Abyss", "obt", 0),
    ("Arms of the Abyss", "OBT", 1),
    ("Arms of Ahriman", "OBL", 1),
    ("Acrobatics", "CEL", 1),
    ("Side Strike", "cel", 0),
    ("Preternatural Evasion", "cel", 0),
    ("Plasmic Form", "VIC", 1),
    ("Occlusion", "chi", 0),
    ("Swift Cover", "cel", 0),
    ("Swift Cover", "obf", 1),
    ("Behind You!", "OBF", 1),
    ("Read Intentions", "AUS", 1),
    ("Hell-for-Leather", "ani sect:Anarch", 0),
]
DODGES_AND_STRIKES = {
    ("Dust Up", "cel"),
    ("Arms of the Abyss", "OBT"),
    ("Arms of Ahriman", "OBL"),
    ("Acrobatics", "CEL"),
    ("Hell-for-Leather", "ani"),
}


@in_editions("card words mode", DODGES)
def test_a_dodge_protects_and_harms_nobody(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER, "b.pool"):
        on_to(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    extra = 1 if (card, words[:3]) in DODGES_AND_STRIKES else 0  # an additional strike with the hand
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - extra, 6 - cost)
    assert t.told("dodged")
    t.is_quiet()


@editions
def test_what_cards_cost_them(edition: str) -> None:
    for name, card, extra in (
        ("Rosemarie", "Dodge", 1),
        ("Jane Sims", "Dodge", 0),
        ("Jane Sims", "Computer Hacking", 1),
    ):
        t = position(seat(ready=[name], hand=[card]), seat(), bystander(), edition=edition)
        assert blood_cost(t.g, t[card], 0, t[name]) == t.g.face[t[card]].blood + extra


@editions
def test_one_more_transfer_and_discard(edition: str) -> None:
    t = position(seat(ready=["Len Konopka"]), seat(), bystander(), phase="influence", edition=edition)
    assert t.measure("turn.left") == 5
    t = position(
        seat(ready=["Cicatriz"], hand=["Dodge", "Blur"]), seat(), bystander(), phase="discard", edition=edition
    )
    t.does("discard Dodge")
    assert (t.who() == "a" and t.asks == "discard") is (edition != "2000")  # where it is always one


@editions
def test_a_dodge_saves_the_other_and_not_the_one_who_plays_with_fire(edition: str) -> None:
    t = fighting("Burst of Sunlight", answers=["Dodge"], who="tha", edition=edition)
    strikes(t, "Burst of Sunlight", 0, "play Dodge Oskar 0")
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.region("Mira")) == ("ready", 6, "torpor")


@in_editions("card words mode", [("Dodge", "", 0), ("Majesty", "pre", 0)])
def test_a_strike_that_inflicts_nothing_is_not_ranged(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert not t.told("strike")[0]["flags"] & RANGED
    t.is_quiet()


# -- Donnybrook -------------------------------------------------------------------------------------------------------


@in_editions("aim", [("Mr. Winthrop Anarch",), (".44 Magnum Anarch",)])
def test_a_donnybrook_burns_equipment_or_a_retainer(edition: str, aim: str) -> None:
    aim = aim.removesuffix(" Anarch")
    t = fighting(
        "Donnybrook", who="obf sect:Anarch", on_other=["Mr. Winthrop", ".44 Magnum"], answers=["Dodge"], edition=edition
    )
    on_to(t, "strike")
    t.does("play Donnybrook Mira 0", by="a")
    t.does(f"at {aim}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    retainer = aim == "Mr. Winthrop"  # whom no dodge protects
    assert t.region(aim) == ("ash-heap" if retainer else "attached")
    t.is_quiet()


@rules_on("Donnybrook", "RTR 20010711")
def test_a_donnybrook_steals_what_there_is() -> None:
    t = fighting("Donnybrook", who="ser sect:Anarch", other="Oskar 1/8")
    on_to(t, "strike")
    t.does("play Donnybrook Mira 2", by="a")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (0, 6 + 1 - 1)


# -- Drain Essence ----------------------------------------------------------------------------------------------------


@rules_on("Drain Essence", "RTR 20010711")
@pytest.mark.parametrize("has", [0, 1, 5])
def test_essence_is_drained_as_far_as_there_is_any(has: int) -> None:
    t = fighting("Drain Essence", "Boxed In", who="THA", other=f"Oskar {has + 1}/8 strength:0")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "strike")
    before = (t.measure("Mira.blood"), t.measure("Oskar.blood"))
    assert before[1] == has
    t.does("play Drain Essence Mira 1", by="a")
    on_to(t)
    moved = min(4, has)
    assert t.measure("Oskar.blood") == has - moved
    assert t.measure("Mira.blood") == min(8, before[0] - t.g.face[t["Drain Essence"]].blood + moved)


# -- Drawing Out the Beast --------------------------------------------------------------------------------------------


@in_editions("words mode left", [("ani", 0, 5), ("ANI", 1, 4)])
def test_drawing_out_the_beast_keeps_the_other_close(edition: str, words: str, mode: int, left: int) -> None:
    t = fighting(
        "Drawing Out the Beast",
        "Drawing Out the Beast",
        "Boxed In",
        who=words,
        answers=["Fake Out", "Boxed In"],
        on_other=[".44 Magnum"],
        edition=edition,
    )
    t.does(f"play Drawing Out the Beast Mira {mode}", by="a")
    assert not t.offers("play Drawing Out the Beast#2 Mira")
    asked = len(t.asked)
    on_to(t, "press")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 4)
    t.does("play Boxed In Mira 0", by="a")
    assert len(t.told("round")) == 2  # he could not answer that by ending it
    on_to(t)
    for barred in ("play Fake Out", "use .44 Magnum"):
        assert not t.ever_offered(barred, since=asked)
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


PRESS_STEP = [("Drawing Out the Beast", "ANI", 1), ("Crawling Chamber", "VIS", 3)]


@editions
@ruled_alike("card words mode", PRESS_STEP, "RTR 19970630", "LSJ 20010312")
def test_damage_of_the_press_step_is_of_nobody_and_only_where_there_is_one(
    card: str, words: str, mode: int, edition: str
) -> None:
    for his, lost in (([], 1), (["Majesty"], 0)):
        t = fought(f"Mira 6/8 strength:0 {words}", [card, "Disarm"], "Oskar 6/8 pre", his, edition)
        does(t, f"play {card} Mira {mode}", *(["play Majesty Oskar 0"] if his else []))
        to_the_end(t)
        assert t.measure("Oskar.blood") == 6 - lost - (t.g.face[t["Majesty"]].blood if his else 0)
        if lost:
            assert [told["source"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [-1]


# -- Dust Up ----------------------------------------------------------------------------------------------------------


@rules_on("Dust Up", "LSJ 20030902-2")
@since_2011
def test_one_strike_of_dust_up_cannot_be_dodged(edition: str) -> None:
    t = fighting("Dust Up", who="ani sect:Anarch", answers=["Dodge"], edition=edition)
    on_to(t, "strike")
    t.does("play Dust Up Mira 0", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 6)
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Dust Up", "Diversion"])
def test_only_anarchs_play_their_cards(edition: str, card: str) -> None:
    t = fighting(card, who="ani cel pot for tha", edition=edition)
    on_to(t)
    assert not t.ever_offered("play")
    t.is_quiet()


@rules_on("Dust Up", "ANK 20220204")
@pytest.mark.parametrize("first", ["Dust Up", "Diversion"])
def test_the_dodge_of_dust_up_is_not_played_without_its_strike(first: str) -> None:
    """After one source of additional strikes there is no second, so the card is not played for its dodge alone."""
    t = fighting("Dust Up", first, who="cel sect:Anarch")
    if first == "Dust Up":
        on_to(t, "strike")
        t.does("play Dust Up Mira 1", by="a")
    else:
        until(t, "play Diversion Mira 0")
        t.does("play Diversion Mira 0", by="a")
    since = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Dust Up#2 Mira 1" if first == "Dust Up" else "play Dust Up Mira 1", since)
    assert len(t.told("strike")) == 2 + 1

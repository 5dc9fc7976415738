"""Combat cards: B."""

from __future__ import annotations

import pytest

from praxis.effects.nodes import Effect
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    COMBAT,
    ME,
    OPPOSING,
    STRENGTH,
    STRIKE,
    STRIKES,
    STRIKES_CHOSEN,
    ability,
    combat,
    definition,
    dodge,
    hand,
    mod,
    permanent,
    strike,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does, to_the_end, until
from tests.vtes.cards.combat_tables import (
    FRENZY_TRAIT,
    GRAPPLE_TRAIT,
    SKINNED,
    on_to,
    strikes,
    thickens,
    to_long,
    to_round,
)
from tests.vtes.cards.gear_tables import GUN
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, in_editions

# -- Backstep ---------------------------------------------------------------------------------------------------------


@rules_on("Backstep", "TOM 19960521")
@editions
@pytest.mark.parametrize("hurt", [False, True])
def test_who_hurts_one_that_steps_back_can_press(edition: str, hurt: bool) -> None:
    t = fighting("Backstep", on_other=[".44 Magnum"], edition=edition)
    on_to(t, "maneuver")
    t.does("play Backstep Mira 0", by="a")
    on_to(t, "strike")
    t.does("use .44 Magnum Oskar -1" if hurt else "strike hand", by="b")
    asked = len(t.asked)
    on_to(t)
    assert t.ever_offered("press", since=asked) is hurt


# -- Behind You! ------------------------------------------------------------------------------------------------------


@in_editions("card words mode", [("Behind You!", "obf", 0), ("Behind You!", "OBF", 1)])
def test_behind_you_is_for_the_first_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, "Boxed In", who=words, edition=edition)
    on_to(t, "press")
    assert t.ever_offered(f"play {card}")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered(f"play {card}", since=asked)


# -- The Black Beast --------------------------------------------------------------------------------------------------


@editions
def test_the_black_beast_hates_the_camarilla(edition: str) -> None:
    who = "clan:Salubri-antitribu sect:Sabbat"
    t = fighting("The Black Beast", "The Black Beast", who=who, other="Oskar 9/9 sect:Camarilla", edition=edition)
    t.does("play The Black Beast Mira 0", by="a")
    assert not t.offers("play The Black Beast#2")
    on_to(t, "press")
    t.does("use The Black Beast Mira", by="a")
    assert t.region("The Black Beast") == "ash-heap"
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - 2 - 1
    t = fighting(
        "The Black Beast", who=who, other="Oskar 9/9 sect:Sabbat", on_mira=["The Black Beast"], edition=edition
    )
    on_to(t)
    assert not t.ever_offered("play The Black Beast")
    assert (t.measure("Oskar.blood"), t.ever_offered("use The Black Beast")) == (8, False)


# -- Blessed Blade ----------------------------------------------------------------------------------------------------


@editions
def test_a_blessed_blade_cancels_a_grapple(edition: str) -> None:
    t = fighting("Blessed Blade", who="val", other="Oskar 6/8 pot", answers=["Immortal Grapple"], edition=edition)
    on_to(t, "before-strikes")
    t.does("play Immortal Grapple Oskar 0", by="b")
    if edition in ("2000", "2011"):
        return
    t.does("play Blessed Blade Mira 0", by="a")
    assert t.told("cancelled")


BLADES = [
    ("Blessed Blade", "val", 1, 2, 1),
    ("Decapitate", "pot", 1, 2, 1),
    ("Growing Fury", "pot", 1, 2, 2),
    ("Lucky Blow", "", 1, 1, 1),
    ("Mighty Grapple", "POT", 2, 1, 1),
    ("Vengeance of Samiel", "pot", 1, 1, 1),
]


@rules_on("Blessed Blade", "RTR 19970630")
@rules_on("Decapitate", "RTR 19970630")
@rules_on("Growing Fury", "RTR 19970630")
@rules_on("Lucky Blow", "RTR 19970630")
@rules_on("Mighty Grapple", "RTR 19970630")
@rules_on("Vengeance of Samiel", "RTR 19970630")
@pytest.mark.parametrize(("card", "words", "mode", "more", "in_round"), BLADES)
def test_more_damage_of_a_burning_blade_is_aggravated_too(
    card: str, words: str, mode: int, more: int, in_round: int
) -> None:
    t = fighting(
        card,
        who=words,
        on_mira=["Sword of the Archangel"],
        answers=["Soak", "Boxed In"],
        other="Oskar 9/9 FOR",
    )
    to_round(t, in_round)
    on_to(t, "strike")
    since = len(t.asked)
    before = t.measure("Oskar.blood")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", before - 1 - more)
    assert not t.ever_offered("play Soak", since)


def canceller(card: str) -> str:
    """Whose it is to cancel what Oskar plays."""
    return "c" if card == "Direct Intervention" else "a"


def wild(card: str, traits: tuple[str, ...], code: str, *more: Effect) -> Face:
    """A card of the kind that this one cancels: a strike for The Jones, else one to be played before range."""
    what: Way
    if card == "The Jones":
        what = strike(code, hand(1), *more, limit=COMBAT)
    else:
        what = combat(code, mod(STRENGTH, 1, ME), mod(STRENGTH, -1, OPPOSING), *more, when=BEFORE_RANGE, limit=COMBAT)
    return made_up("Wild", faces.COMBAT, traits=traits, blood=1, definition=definition(what, not_replaced="combat"))


def played(card: str, words: str, traits: tuple[str, ...], code: str, *more: Effect) -> Table:
    """Oskar, who is younger, has blocked Mira and has just played the card that she can cancel."""
    on_mira = [card] if card.startswith("Sword") else []
    face = wild(card, traits, code, *more)
    third = card == "Direct Intervention"  # out of turn
    hers = [] if on_mira or third else [card]
    barrens = ["The Barrens"]
    t = position(
        seat(
            ready=[(f"Mira 6/8 {words}".strip(), on_mira)],
            hand=[*hers, *["Blank Page"] * 6],
            play=[] if third else barrens,
        ),
        seat(ready=[f"Oskar 6/7 cel {code}".strip()], hand=[face, face, "Blur", *["Blank Page"] * 4], library=9),
        seat(
            ready=["Vera 2/4"],
            hand=[card, *["Blank Page"] * 6] if third else [],
            play=barrens if third else [],
        ),
    )
    for text in ("bleed Mira", "block Oskar", "play Wild Oskar 0"):
        while not t.offers(text):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(text)
    return t


IN_COMBAT = [
    # what cancels, words of Mira, how she does it, traits of what it cancels, its Discipline, whether its price is paid
    ("Blessed Blade", "val", "play Blessed Blade Mira 0", GRAPPLE_TRAIT, "", True),
    ("Devil-Channel: Back", "abo", "play Devil-Channel: Back Mira 0", FRENZY_TRAIT, "", True),
    ("Unseen Hibernation", "abo", "play Unseen Hibernation Mira 0", FRENZY_TRAIT, "", True),
    ("Predator's Communion", "abo", "play Predator's Communion Mira 0", FRENZY_TRAIT, "", True),
    ("Predator's Mastery", "abo", "play Predator's Mastery Mira 0", FRENZY_TRAIT, "", True),
    ("Sword of the Archangel", "clan:Salubri", "use Sword of the Archangel Mira -2", GRAPPLE_TRAIT, "", False),
    ("The Jones", "SER", "play The Jones Mira 1", (), "", False),
    ("Denial of Aphrodite's Favor", "DOM FOR", "play Denial of Aphrodite's Favor Mira 2", (), "pre", False),
    ("Direct Intervention", "", "play Direct Intervention", (), "", False),
]
rows = pytest.mark.parametrize(("card", "words", "cancels", "traits", "code", "paid"), IN_COMBAT)


@rules_on("Blessed Blade", "LSJ 20061207")
@rules_on("Devil-Channel: Back", "LSJ 20061207")
@rules_on("Unseen Hibernation", "LSJ 20061207")
@rules_on("Predator's Communion", "LSJ 20061207")
@rules_on("Predator's Mastery", "LSJ 20061207")
@rules_on("Sword of the Archangel", "LSJ 20061207")
@rules_on("The Jones", "LSJ 20061207")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20061207")
@rules_on("Direct Intervention", "LSJ 20061207")
@rows
def test_nothing_else_is_done_and_nothing_drawn_as_a_card_is_played(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    t = played(card, words, traits, code)
    assert (t.who(), t.asks, t.measure("b.hand")) == (canceller(card), "as-played", 6)
    assert t.offers(cancels)
    assert not t.offers("use The Barrens")
    t.does(cancels, by=canceller(card))
    assert t.told("cancelled")[-1]["card"] == t["Wild"]
    on_to(t)
    t.is_quiet()


@rules_on("Blessed Blade", "LSJ 20080630")
@rules_on("Devil-Channel: Back", "LSJ 20080630")
@rules_on("Unseen Hibernation", "LSJ 20080630")
@rules_on("Predator's Communion", "LSJ 20080630")
@rules_on("Predator's Mastery", "LSJ 20080630")
@rules_on("Sword of the Archangel", "LSJ 20080630")
@rules_on("The Jones", "LSJ 20080630")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20080630")
@rows
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_card_is_replaced_at_once(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool, cancelled: bool
) -> None:
    t = played(card, words, traits, code)
    t.does(cancels if cancelled else "pass", by=canceller(card))
    assert t.told("combat")
    assert t.measure("b.hand") == (7 if cancelled else 6)
    on_to(t)
    assert t.measure("b.hand") == 7
    t.is_quiet()


@rules_on("Blessed Blade", "ANK 20190104")
@rules_on("Devil-Channel: Back", "ANK 20190104")
@rules_on("Unseen Hibernation", "ANK 20190104")
@rules_on("Predator's Communion", "ANK 20190104")
@rules_on("Predator's Mastery", "ANK 20190104")
@rules_on("Sword of the Archangel", "ANK 20190104")
@rules_on("The Jones", "ANK 20190104")
@rules_on("Denial of Aphrodite's Favor", "ANK 20190104")
@rules_on("Direct Intervention", "ANK 20190104")
@rows
def test_a_cancelled_card_has_been_played(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    """One of a name each combat: the second copy is not played after the first was cancelled."""
    t = played(card, words, traits, code)
    t.does(cancels, by=canceller(card))
    since = len(t.asked)
    on_to(t)
    assert not t.ever_offered("play Wild#2", since)
    assert t.region("Wild#2") == "hand"


@rules_on("Blessed Blade", "LSJ 20030224")
@rules_on("Devil-Channel: Back", "LSJ 20030224")
@rules_on("Unseen Hibernation", "LSJ 20030224")
@rules_on("Predator's Communion", "LSJ 20030224")
@rules_on("Predator's Mastery", "LSJ 20030224")
@rules_on("Sword of the Archangel", "LSJ 20030224")
@rules_on("The Jones", "LSJ 20030224")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20030224")
@rules_on("Direct Intervention", "LSJ 20030224")
@rows
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_source_of_strikes_does_not_count(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool, cancelled: bool
) -> None:
    t = played(card, words, traits, code, mod(STRIKES, 1, ME))
    t.does(cancels if cancelled else "pass", by=canceller(card))
    since = len(t.asked)
    on_to(t)
    assert t.ever_offered("play Blur Oskar 0", since) is cancelled


@rules_on("Blessed Blade", "ANK 20260216")
@rules_on("Devil-Channel: Back", "ANK 20260216")
@rules_on("Unseen Hibernation", "ANK 20260216")
@rules_on("Predator's Communion", "ANK 20260216")
@rules_on("Predator's Mastery", "ANK 20260216")
@rows
def test_a_cancelled_card_is_paid_for_unless_the_canceller_says_otherwise(
    card: str, words: str, cancels: str, traits: tuple[str, ...], code: str, paid: bool
) -> None:
    t = played(card, words, traits, code)
    t.does(cancels, by=canceller(card))
    assert t.measure("Oskar.blood") == (5 if paid else 6)


SHIELD = made_up(
    "Shield",
    faces.EQUIPMENT,
    traits=("weapon", "melee weapon"),
    definition=definition(permanent(), ability(STRIKE, dodge())),
)
"""A melee weapon whose strike hurts nobody."""


@rules_on("Blessed Blade", "RTR 19960221")
@rules_on("Decapitate", "RTR 19960221")
@rules_on("Growing Fury", "RTR 19960221")
@rules_on("Lucky Blow", "RTR 19960221")
@rules_on("Mighty Grapple", "RTR 19960221")
@rules_on("Vengeance of Samiel", "RTR 19960221")
@pytest.mark.parametrize(
    ("card", "words", "mode", "in_round"),
    [
        ("Blessed Blade", "val", 1, 1),
        ("Decapitate", "pot", 1, 1),
        ("Growing Fury", "pot", 1, 2),
        ("Lucky Blow", "", 1, 1),
        ("Mighty Grapple", "POT", 2, 1),
        ("Vengeance of Samiel", "pot", 1, 1),
    ],
)
def test_more_damage_of_a_strike_that_hurts_nobody_is_none(card: str, words: str, mode: int, in_round: int) -> None:
    t = position(
        seat(ready=[(f"Mira 6/8 {words}".strip(), [SHIELD])], hand=[card, "Boxed In"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if in_round == 2:
        until(t, "play Boxed In Mira 0")
        t.does("play Boxed In Mira 0", by="a")
    until(t, f"play {card} Mira {mode}")
    before = (t.measure("Mira.blood"), t.measure("Oskar.blood"))
    t.does(f"play {card} Mira {mode}", by="a")
    to_the_end(t)
    cost = t.g.face[t[card]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (before[0] - cost, before[1])


@rules_on("Blessed Blade", "ANK 20180704")
def test_a_blade_that_has_maneuvered_strikes_by_blessed_blade() -> None:
    t = fighting("Blessed Blade", who="val", on_mira=["Blade of Bellona"], answers=["Fake Out"], other="Oskar 8/9")
    until(t, "play Fake Out Oskar 0")
    t.does("play Fake Out Oskar 0", by="b")
    t.does("use Blade of Bellona Mira -2", by="a")
    on_to(t, "strike")
    t.does("play Blessed Blade Mira 1", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 8 - (1 + 1 + 2)
    t.is_quiet()


# -- Blight -----------------------------------------------------------------------------------------------------------


@rules_on("Blight", "LSJ 20011214-5")
@editions
def test_who_is_blighted_strikes_no_more_and_does_not_press_on(edition: str) -> None:
    t = fighting(
        "Blight", who="NEC", other="Oskar 6/8 CEL", answers=["Blur", "Boxed In", "Acrobatics"], edition=edition
    )
    t.does("play Blight Mira 1", by="a")
    asked = len(t.asked)
    on_to(t)
    for barred in ("play Blur", "play Boxed In", "play Acrobatics Oskar 1"):
        assert not t.ever_offered(barred, since=asked)
    t.is_quiet()


# -- Blood Fury -------------------------------------------------------------------------------------------------------

RULED_FURIES = [("Blood Rage", "tha", 0), ("Blood Fury", "tha", 0), ("Soul Burn", "tha", 0)]


@rules_on("Blood Fury", "LSJ 20040928")
@rules_on("Soul Burn", "LSJ 20040928")
@pytest.mark.parametrize(("card", "words", "mode"), RULED_FURIES[1:])
@pytest.mark.parametrize("first", [True, False])
def test_a_weapon_that_strikes_first_does_its_harm(card: str, words: str, mode: int, first: bool) -> None:
    t = fighting(card, who=words, answers=["Shadow Feint"], other="Oskar 6/8 cel obf", on_other=[".44 Magnum"])
    if first:
        until(t, "play Shadow Feint Oskar 0")
        t.does("play Shadow Feint Oskar 0", by="b")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - (2 if first else 0)
    t.is_quiet()


@rules_on("Blood Fury", "ANK 20170519")
@rules_on("Soul Burn", "ANK 20170519")
@pytest.mark.parametrize(("card", "words", "mode"), RULED_FURIES[1:])
def test_fear_comes_before_the_weapon_is_made_harmless(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card]),
        seat(ready=[("Oskar 6/8", ["Ivory Bow"])]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use Ivory Bow Oskar -1", by="b")
    until(t, "play Rötschreck")
    t.does("play Rötschreck", by="c")
    assert t.g.host[t["Rötschreck"]] == t["Mira"]
    t.goes_on()
    assert (t.region("Mira"), t.measure("Oskar.blood")) == ("torpor", 6)


# -- Blood Rage -------------------------------------------------------------------------------------------------------


@rules_on("Blood Rage", "LSJ 19980216")
@rules_on("Blood Fury", "LSJ 19980216")
@rules_on("Soul Burn", "LSJ 19980216")
@pytest.mark.parametrize(("card", "words", "mode"), RULED_FURIES)
def test_a_weapon_still_hurts_who_uses_it(card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, on_other=["Zip Gun"])
    hit = {"Blood Rage": 1, "Blood Fury": 2, "Soul Burn": 1}[card]
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("use Zip Gun Oskar -1", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Oskar.blood") == 6 - hit - 1
    t.is_quiet()


@rules_on("Blood Rage", "LSJ 20040928")
@rules_on("Blood Fury", "LSJ 20040928")
@rules_on("Soul Burn", "LSJ 20040928")
@pytest.mark.parametrize(("card", "words", "mode"), RULED_FURIES)
def test_the_weapon_of_who_dodges_does_its_harm_later_in_the_round(card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Dodge", "Blur"], other="Oskar 6/8 cel", on_other=[".44 Magnum"])
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood - 2
    t.is_quiet()


FURIES = [("Blood Rage", "tha", 0), ("Blood Fury", "THA", 1), ("Soul Burn", "tha", 0)]


@in_editions("card words mode", FURIES)
def test_weapons_of_the_opposing_vampire_are_harmless_unless_he_dodges(
    edition: str, card: str, words: str, mode: int
) -> None:
    t = fighting(card, who=words, on_other=[".44 Magnum"], edition=edition)
    cost = t.g.face[t[card]].blood
    strikes(t, card, mode, "use .44 Magnum Oskar -1")
    assert t.measure("Mira.blood") == 6 - cost
    t = fighting(
        card, who=words, answers=["Dodge", "Blur"], other="Oskar 6/8 cel", on_other=[".44 Magnum"], edition=edition
    )
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    t.does("use .44 Magnum Oskar -1", by="b")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (
        6 - cost - 2,
        5,
    )  # who has paid for the second strike
    t.is_quiet()


@in_editions("card words mode", [("Blood Rage", "tha", 0), ("Soulgrinder", "POT", 2)])
def test_an_ally_still_strikes_with_a_weapon(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, other="Oskar ally 9", on_other=[".44 Magnum"], edition=edition)
    strikes(t, card, mode, "use .44 Magnum Oskar -1")
    assert t.measure("Mira.blood") == 4


@rules_on("Blood Rage", "LSJ 20050628")
@rules_on("Blood Fury", "LSJ 20050628")
@rules_on("Soul Burn", "LSJ 20050628")
@rules_on("Soulgrinder", "LSJ 20050628")
@in_editions(
    "card words mode barred",
    [*((*row, True) for row in FURIES), ("Soulgrinder", "pot", 0, False), ("Soulgrinder", "THA", 3, True)],
)
def test_fortitude_does_not_prevent_the_damage_and_is_not_even_played(
    edition: str, card: str, words: str, mode: int, barred: bool
) -> None:
    t = fighting(
        card,
        who=words,
        answers=["Soak", "Glancing Blow", "Rolling with the Punches"],
        other="Oskar 6/8 FOR",
        edition=edition,
    )
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t, "prevent")
    assert (t.who(), t.offers("play Soak Oskar")) == ("b", not barred)
    assert t.offers("play Rolling with the Punches Oskar") is not barred
    assert t.offers("play Glancing Blow Oskar")


# -- Blood Sweat ------------------------------------------------------------------------------------------------------


@in_editions(
    "card words mode n",
    [
        ("Blood Sweat", "qui", 0, 2),
        ("Blood Sweat", "QUI", 1, 3),
        ("Exuding Blood", "qui", 0, 1),
        ("Exuding Blood", "QUI", 1, 2),
    ],
)
def test_blood_from_afar_is_not_prevented(edition: str, card: str, words: str, mode: int, n: int) -> None:
    t = fighting(card, "Fake Out", who=words, edition=edition)
    on_to(t)
    assert not t.ever_offered(f"play {card}")
    t = fighting(card, "Fake Out", who=words, other="Oskar 6/8 for", answers=["Soak"], edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 6 - n
    assert not t.ever_offered("play Soak")
    t.is_quiet()


# -- Blood to Water ---------------------------------------------------------------------------------------------------


@rules_on("Blood to Water", "ANK 20200703")
@in_editions("words mode n", [("tha", 0, 3), ("THA", 1, 5)])
@pytest.mark.parametrize("when", ["before-strikes", "strikes-chosen"])
def test_blood_turns_to_water_in_the_second_round(edition: str, words: str, mode: int, n: int, when: str) -> None:
    t = fighting("Blood to Water", "Boxed In", who=words, other="Oskar 9/9", edition=edition)
    on_to(t, "press")
    assert not t.ever_offered("play Blood to Water")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, when)
    t.does(f"play Blood to Water Mira {mode}", by="a")
    on_to(t)
    assert t.measure("Oskar.blood") == 9 - 1 - n - 1
    t.is_quiet()


def test_the_blood_of_an_ally_burns_it() -> None:
    t = fighting("Blood to Water", "Boxed In", who="THA tha", other="Oskar ally 9")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "before-strikes")
    assert not t.offers("play Blood to Water Mira 1")
    t.does("play Blood to Water Mira 0", by="a")
    assert t.region("Oskar") == "ash-heap"


# -- Bloodform --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Bloodform", "LSJ 19970814-2")
def test_one_who_cannot_strike_can_still_get_additional_strikes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 VIC cel"], hand=["Bloodform", "Blur"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Bloodform Mira 1", "play Blur Mira 0")


@rules_on("Bloodform", "LSJ 20010627", "LSJ 20001126")
@editions
def test_a_bloodform_takes_no_harm_and_does_none(edition: str) -> None:
    t = fighting(
        "Bloodform", "Thrown Gate", who="VIC pot", other="Oskar 6/8 strength:3", answers=["Boxed In"], edition=edition
    )
    t.does("play Bloodform Mira 1", by="a")
    asked = len(t.asked)
    on_to(t, "press")
    assert not t.ever_offered("play Thrown Gate", since=asked)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6, 6)
    t.does("play Boxed In Oskar 0", by="b")
    t.does("use Bloodform Mira", by="a")
    on_to(t)
    assert len(t.told("round")) == 1
    t.is_quiet()


def test_a_bloodform_flees_from_an_ally() -> None:
    for other, may in (("Oskar ally 4", True), ("Oskar 6/8", False)):
        t = fighting("Bloodform", who="vic", other=other)
        on_to(t)
        assert t.ever_offered("play Bloodform Mira 0") is may


# -- Blur -------------------------------------------------------------------------------------------------------------


@in_editions(
    "card words mode more",
    [
        ("Blur", "cel", 0, 1),
        ("Blur", "CEL", 1, 2),
        ("Pursuit", "CEL", 1, 1),
        ("Diversion", "cel sect:Anarch", 0, 1),
        ("Side Strike", "CEL", 1, 1),
        ("Shadow Shift", "obl", 0, 1),
        ("Arms of Ahriman", "obl", 0, 1),
        ("Acrobatics", "cel", 0, 1),
        ("Quickness", "cel", 0, 1),
        ("Lightning Reflexes", "cel", 0, 1),
    ],
)
def test_additional_strikes_come_from_one_source(edition: str, card: str, words: str, mode: int, more: int) -> None:
    t = fighting(card, "Blur" if card != "Blur" else "Pursuit", who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "additional")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - 1 - more, 6 - 1 - t.g.face[t[card]].blood)
    assert len(t.told("plays")) == 1
    t.is_quiet()


# -- Body Arsenal -----------------------------------------------------------------------------------------------------

CLAWS = [("Body Arsenal", "vic", 0, 1), ("Body Arsenal", "VIC", 1, 2), ("Spirit Claws", "pro", 0, 1)]


@in_editions("card words mode strength", CLAWS)
@pytest.mark.parametrize("when", ["before-range", "strikes-chosen"])
@rules_on("Body Arsenal", "RTR 19960112")
@rules_on("Spirit Claws", "RTR 19960112")
def test_claws_come_out_in_time(edition: str, card: str, words: str, mode: int, strength: int, when: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t, when)
    t.does(f"play {card} Mira {mode}", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - strength + 1)
    t.is_quiet()


# -- Bollix -----------------------------------------------------------------------------------------------------------


@rules_on("Bollix", "LSJ 20050628")
@rules_on("Ablative Skin", "LSJ 19990216")
def test_no_card_of_fortitude_prevents_the_damage_of_bollix_in_hand_or_in_play() -> None:
    t = position(
        seat(ready=["Mira 6/8 tha sect:Anarch"], hand=["Bollix"]),
        seat(ready=[SKINNED], hand=["Soak", "Glancing Blow", "Rolling with the Punches"]),
        bystander(),
    )
    thickens(t)
    does(t, "bleed Mira", "block Oskar")
    on_to(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    on_to(t, "prevent")
    offered = [name for name in ("Soak", "Glancing Blow", "Rolling with the Punches") if t.offers(f"play {name} Oskar")]
    assert (t.who(), offered) == ("b", ["Glancing Blow"])
    assert not t.offers("use Ablative Skin Oskar")
    with t.changes("Oskar.blood", -2):
        on_to(t)


STRONG = made_up("Strong", faces.COMBAT, definition=definition(combat("", mod(STRENGTH, 2, ME), when=STRIKES_CHOSEN)))


@rules_on("Bollix", "TOM 19960225")
def test_more_damage_of_bollix_is_not_prevented_by_fortitude_either() -> None:
    t = position(
        seat(ready=["Mira 6/8 tha sect:Anarch"], hand=["Bollix", STRONG]),
        seat(ready=["Oskar 6/8 FOR"], hand=["Soak"]),
        bystander(),
    )
    does(t, "bleed Mira", "block Oskar")
    on_to(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    on_to(t, "strikes-chosen")
    with t.changes("Oskar.blood", -4):
        t.does("play Strong Mira 0", by="a")
        on_to(t)
    assert not t.ever_offered("play Soak")
    t.is_quiet()


@rules_on("Bollix", "ANK 20230823")
@pytest.mark.parametrize(("long", "hurt"), [(True, 2), (False, 0)])
def test_bollix_does_not_stop_weapons_at_long_range(long: bool, hurt: int) -> None:
    t = fighting("Bollix", "Fake Out", who="tha sect:Anarch", on_other=[GUN])
    if long:
        to_long(t)
    on_to(t, "strike")
    t.does("play Bollix Mira 3", by="a")
    with t.changes("Mira.blood", -hurt):
        t.does(f"use {GUN} Oskar -1", by="b")
        on_to(t)
    t.is_quiet()


# -- Bone Spur --------------------------------------------------------------------------------------------------------


@in_editions("words mode lasts", [("pro", 0, False), ("PRO", 1, True)])
def test_a_bone_spur_lasts_for_the_round_or_the_combat(edition: str, words: str, mode: int, lasts: bool) -> None:
    t = fighting("Bone Spur", "Boxed In", who=words, answers=["Dodge"], edition=edition)
    t.does(f"play Bone Spur Mira {mode}", by="a")
    on_to(t, "strike")
    t.does("play Dodge Oskar 0", by="b")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t)
    assert t.region("Oskar") == ("torpor" if lasts else "ready")
    t.is_quiet()


# -- Bonecraft --------------------------------------------------------------------------------------------------------


@in_editions("words mode less", [("vic", 0, 1), ("VIC", 1, 2)])
def test_bonecraft_weakens_until_it_is_mended(edition: str, words: str, mode: int, less: int) -> None:
    t = fighting("Bonecraft", who=words, other="Oskar 6/8 strength:3", edition=edition)
    on_to(t, "strike")
    t.does(f"play Bonecraft Mira {mode}", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), stats.strength(t.g, t["Oskar"])) == (6 - 1 - 3, 3 - less)
    while not (t.who() == "b" and t.asks == "minion"):
        t.answer("pass")
    t.does("use Bonecraft Oskar", by="b")
    t.goes_on()
    assert (t.region("Bonecraft"), stats.strength(t.g, t["Oskar"])) == ("ash-heap", 3)


@rules_on("Bonecraft", "LSJ 19990106-2")
@pytest.mark.parametrize(("answer", "attached"), [("strike hand", True), ("play Dodge Oskar 0", False)])
def test_bonecraft_weakens_only_after_the_strikes_are_resolved(answer: str, attached: bool) -> None:
    t = fighting("Bonecraft", who="VIC", answers=["Dodge"], other="Oskar 6/8 strength:2")
    on_to(t, "strike")
    t.does("play Bonecraft Mira 1", by="a")
    t.does(answer, by="b")
    on_to(t)
    assert (t.region("Bonecraft") == "attached") is attached
    assert t.measure("Mira.blood") == 6 - t.g.face[t["Bonecraft"]].blood - (2 if attached else 0)
    t.is_quiet()


@rules_on("Bonecraft", "LSJ 19990106-2")
def test_bonecraft_stays_where_its_damage_is_prevented() -> None:
    t = fighting("Bonecraft", who="vic", answers=["Soak"], other="Oskar 6/8 for")
    on_to(t, "strike")
    t.does("play Bonecraft Mira 0", by="a")
    on_to(t, "prevent")
    t.does("play Soak Oskar 0", by="b")
    on_to(t)
    assert (t.g.host[t["Bonecraft"]], t.measure("Oskar.blood")) == (t["Oskar"], 6 - t.g.face[t["Soak"]].blood)
    t.is_quiet()


# -- Boxed In ---------------------------------------------------------------------------------------------------------


@editions
def test_boxed_in_is_not_replaced_before_the_combat_is_over(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Boxed In", "Dodge", *["Blank Page"] * 5], library=20),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on_to(t, "strike")
    assert t.measure("a.hand") == 6
    on_to(t)
    assert t.measure("a.hand") == 7
    t.is_quiet()


# -- Brick by Brick ---------------------------------------------------------------------------------------------------


@in_editions("mode range", [(2, "close"), (3, "long")])
def test_brick_by_brick_sets_the_range_and_nobody_maneuvers(edition: str, mode: int, range: str) -> None:
    t = fighting("Brick by Brick", "Brick by Brick", answers=["Fake Out"], who="VIS", edition=edition)
    assert t.asks == "before-range"
    t.does(f"play Brick by Brick Mira {mode}", by="a")
    asked = len(t.asked)
    on_to(t, "strike")
    for other in (2, 3):  # what is set first stands
        assert not t.ever_offered(f"play Brick by Brick#2 Mira {other}", since=asked)
    assert t.told("range")[-1]["range"] == range
    assert not t.told("maneuver")
    assert not t.ever_offered("play Fake Out")
    on_to(t)
    assert t.measure("Oskar.blood") == (5 if range == "close" else 6)
    t.is_quiet()


# -- Burning Wrath ----------------------------------------------------------------------------------------------------


@rules_on("Burning Wrath", "LSJ 20020122")
@pytest.mark.parametrize(("words", "mode", "n"), [("pot", 0, 2), ("POT", 1, 3)])
def test_all_the_damage_of_a_burning_wrath_is_aggravated(words: str, mode: int, n: int) -> None:
    t = fighting("Burning Wrath", who=words)
    on_to(t, "strike")
    t.does(f"play Burning Wrath Mira {mode}", by="a")
    on_to(t)
    harm = [told for told in t.told("damage") if told["card"] == t["Oskar"]]
    assert [(told["ordinary"], told["aggravated"]) for told in harm] == [(0, n)]


# -- Burst of Sunlight ------------------------------------------------------------------------------------------------


@rules_on("Burst of Sunlight", "LSJ 19970801", "ANK 20221212")
@rules_on("Breath of the Dragon", "LSJ 19970801")
@in_editions(
    "card words mode n long burnt",
    [
        ("Burst of Sunlight", "tha", 0, 1, False, True),
        ("Burst of Sunlight", "THA", 1, 2, True, True),
        ("Breath of the Dragon", "vic", 0, 1, False, True),
        ("Breath of the Dragon", "VIC", 1, 2, False, True),
        ("Breath of the Dragon", "VIC", 1, 2, True, False),
    ],
)
def test_who_plays_with_fire_is_burnt(
    edition: str, card: str, words: str, mode: int, n: int, long: bool, burnt: bool
) -> None:
    t = fighting(card, *(["Fake Out"] if long else []), who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        strikes(t, card, mode)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6 - (n - 1))
    left = 6 - cost - (0 if long else 1)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("torpor", left - (n - 1)) if burnt else ("ready", left)
    harm = [told for told in t.told("damage") if told["card"] == t["Mira"] and told["aggravated"]]
    assert [told["environmental"] for told in harm] == ([1] if burnt else [])
    t.is_quiet()

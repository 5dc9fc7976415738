"""Rulings on costs and requirements, on special hunts, and on cards that come whatever they require."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BLEED,
    INTERCEPT,
    ME,
    SELF,
    STRENGTH,
    VAMPIRE,
    a,
    action,
    combat,
    definition,
    gives,
    lock,
    mod,
    modifier,
    permanent,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, since_2011
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_keeping import may_burn

# -- what is on Black Cat ---------------------------------------------------------------------------------------------


@rules_on("Black Cat", "RTR 19941109")
@pytest.mark.parametrize(("bearer", "moved", "price"), [("Black Cat", False, 1), ("Mira", False, 2), ("Mira", True, 1)])
def test_a_weapon_is_cheaper_while_it_is_on_black_cat(bearer: str, moved: bool, price: int) -> None:
    """Peace Treaty asks its cost again; who takes it from her has it at its full price."""
    gun = ".44 Magnum"
    ready: list[Item] = [
        ("Black Cat", [gun] if bearer == "Black Cat" else []),
        ("Mira 4/8 prince:Chicago", [gun] if bearer == "Mira" else []),
    ]
    t = position(seat(ready=ready, hand=["Peace Treaty"]), seat(ready=["Oskar 2/4"]), bystander())
    if moved:
        t.does(f"take Black Cat {gun}") if t.offers(f"take Black Cat {gun}") else t.does("take Black Cat")
        t.goes_on()
        assert t.word(f"{gun}.bearer") == "Black Cat"
    with t.changes("a.pool", -price):
        t.does("play Peace Treaty Mira 0")
        while t.asks not in t.quiet:
            votes = [text for text in ("vote Mira for", "yes") if t.offers(text)]
            t.does(votes[0] if votes else "pass" if t.offers("pass") else t.options()[0])
    assert t.region(gun) == "attached"


# -- cards of two types -----------------------------------------------------------------------------------------------

BOTH = made_up(
    "Both",
    faces.MODIFIER | faces.COMBAT,
    blood=2,
    definition=definition(modifier("", mod(BLEED, 1)), combat("", mod(STRENGTH, 1, ME), when=BEFORE_RANGE)),
)


@ruled_alike(
    "card as_modifier as_combat",
    [("Adana de Sforza", 2, 1), ("Jane Sims", 3, 2), ("Rex, The Necronomist", 2, 3)],
    "PIB 20150924-2",
)
def test_a_card_of_two_types_is_of_the_type_as_which_it_is_played(card: str, as_modifier: int, as_combat: int) -> None:
    t = position(seat(ready=[card], hand=[BOTH, BOTH]), seat(ready=["Oskar 2/8 strength:0"]), bystander())
    t.does(f"bleed {card}")
    with t.changes(f"{card}.blood", -as_modifier):
        does(t, f"play Both {card} 0")
    t = position(seat(ready=[card], hand=[BOTH, BOTH]), seat(ready=["Oskar 2/8 strength:0"]), bystander())
    does(t, f"bleed {card}", "block Oskar")
    with t.changes(f"{card}.blood", -as_combat):
        does(t, f"play Both {card} 1")


# -- no Celerity ------------------------------------------------------------------------------------------------------

WITHOUT_CELERITY = [
    "Al-Muntathir, God's Witness",
    "Ibn Khaldun, Scholar",
    "Lydia, Grand Praetor",
    "Nehemiah",
    "Nu, The Pillar",
    "Shalmath",
]
HASTE = made_up(
    "Haste", faces.MODIFIER, definition=definition(modifier("cel", mod(BLEED, 2)), modifier("pot", mod(BLEED, 1)))
)


@ruled_alike("card", WITHOUT_CELERITY, "LSJ 20050322-2")
def test_who_uses_no_celerity_plays_the_other_way_of_a_card(card: str) -> None:
    t = position(seat(ready=[(card, ["Celerity", "Potence"])], hand=[HASTE]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {card}")
    t.passes_until_offered(f"play Haste {card} 1")
    assert not t.offers(f"play Haste {card} 0")
    t.does(f"play Haste {card} 1", by="a")
    t.goes_on()
    t.is_quiet()


# -- the burn option --------------------------------------------------------------------------------------------------


@since_2011
@ruled_alike(
    "card clan",
    [
        ("Blessings of the Loa", "Samedi"),
        ("Lazarene Inquisitor", "Harbinger-of-Skulls"),
        ("Ritual Scalpel", "Nagaraja"),
        ("Shaal Fragment", "Harbinger-of-Skulls"),
    ],
    "LSJ 20100203-2",
)
def test_a_copy_in_play_does_not_let_her_burn_another(card: str, clan: str, edition: str) -> None:
    who = f"Ines 4/8 clan:{clan}"
    if card == "Blessings of the Loa":
        assert not may_burn(card, edition, ready=[who], play=(card,))
    else:
        assert not may_burn(card, edition, ready=[(who, [card])])
    assert may_burn(card, edition, ready=["Mira 4/8 clan:Caitiff"])


# -- special hunts ----------------------------------------------------------------------------------------------------

REST = made_up("Rest", faces.MODIFIER, definition=definition(modifier("", unlock(ME))))


@ruled_alike(
    "card words hunts",
    [
        ("Abactor", "", ("play Abactor Mira", "play Abactor#2 Mira")),
        ("Earth-Feeder", "sect:Laibon", ("play Earth-Feeder Mira", "play Earth-Feeder#2 Mira")),
        ("Psychophagia", "clan:Hecata", ("play Psychophagia Mira", "play Psychophagia#2 Mira")),
        ("Restricted Vitae", "", ("use Restricted Vitae Mira", "use Restricted Vitae Mira")),
        ("Week of Nightmares", "clan:Ravnos", ("use Week of Nightmares Mira", "use Week of Nightmares Mira")),
    ],
    "RBK action-card-or-card-in-play",
)
def test_a_special_hunt_is_taken_once_in_a_turn(card: str, words: str, hunts: tuple[str, str]) -> None:
    """Blocked the first time, and unlocked; Ines, who has not taken it, still may."""
    in_play = hunts[0].startswith("use")
    blood = 0 if card == "Restricted Vitae" else 2
    t = position(
        seat(
            ready=[f"Mira {blood}/8 {words}".strip(), f"Ines {blood}/7 {words}".strip()],
            hand=[REST, *([] if in_play else [card, card])],
            play=[f"{card} counters:9" if card == "Week of Nightmares" else card] if in_play else [],
        ),
        seat(ready=["Oskar 2/4 intercept:3 strength:0 clan:Ravnos"], ash_heap=["Carlton Van Wyk"]),
        bystander(),
    )
    assert t.offers(hunts[1])
    t.does(hunts[0])
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    does(t, "play Rest Mira 0", "block Oskar")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Mira.locked"), t.region("Mira")) == (0, "ready")
    assert not t.offers(hunts[1])
    assert t.offers(hunts[1].replace("Mira", "Ines"))


@rules_on("Abactor", "LSJ 20090724")
def test_abactor_is_no_diablerie() -> None:
    """Carlton burns whoever has committed diablerie, and not this vampire."""
    t = position(
        seat(ready=["Mira 2/8"], hand=["Abactor"]), seat(ready=["Carlton Van Wyk", "Oskar 2/4 locked"]), bystander()
    )
    t.does("play Abactor Mira 0")
    for _ in range(60):
        if t.g.turn < 22:
            t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert (t.g.turn, t.measure("Mira.blood"), t.told("diablerie")) == (22, 7, [])
    assert not t.ever_offered("use Carlton Van Wyk")


# -- cards that come whatever they require ----------------------------------------------------------------------------

LENS_LEVELS = (permanent("aus"), permanent("AUS"), gives(INTERCEPT, 1), gives(INTERCEPT, 1, level=1))
LENS = made_up("Lens", faces.EQUIPMENT, clans=("Tremere",), definition=definition(*LENS_LEVELS))


@rules_on("Alastor", "RBK equip", "LSJ 20100204")
def test_what_an_alastor_is_given_is_at_its_basic_level_whatever_it_requires() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 justicar:Ventrue", "Ines 2/8 AUS sect:Camarilla clan:Brujah"],
            hand=["Alastor", *["Blank Page"] * 6],
            library=[LENS, "Dodge"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Alastor Mira 0")
    while t.asks not in t.quiet:
        wanted = [text for text in ("target Ines", "vote Mira for") if t.offers(text)]
        found = t.options("find")
        t.answer(found[0]) if found else t.does(wanted[0] if wanted else "pass" if t.offers("pass") else t.options()[0])
    assert (t.measure("Ines.on"), t.measure("Ines.intercept")) == (2, 1)
    t.is_quiet()


GHOST = made_up(
    "Ghost",
    faces.ALLY,
    life=2,
    traits=("wraith",),
    clans=("Hecata",),
    definition=definition(permanent("obl"), permanent("OBL"), gives(BLEED, 1, SELF), gives(BLEED, 1, SELF, level=1)),
)


@rules_on("Split the Veil", "RBK recruit-ally")
def test_who_returns_through_the_veil_is_at_its_basic_level() -> None:
    t = position(
        seat(ready=["Mira 4/8 OBL"], play=["Split the Veil counters:1"], ash_heap=[GHOST]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="unlock",
    )
    t.does("use Split the Veil")
    while t.asks in ("pick", "way"):
        t.answer(t.options()[0])
    while t.asks != "minion":
        t.passes()
    assert (t.region("Ghost"), t.measure("Ghost.bleed")) == ("ready", 2)
    assert t.offers("bleed Ghost")


@rules_on("Hel-Blá", "RBK recruit-ally", "LSJ 20100204")
def test_whom_hel_bla_raises_is_at_its_basic_level_and_may_act_in_this_turn() -> None:
    """Whatever the ally requires and costs; it is locked, and acts once something unlocks it."""
    t = position(seat(ready=["Hel-Blá", "Ines 2/4"], ash_heap=[GHOST]), seat(ready=["Oskar 2/4 locked"]), bystander())
    with t.changes("Hel-Blá.blood", -1), t.unchanged("a.pool"):
        t.does("use Hel-Blá")
        while t.asks == "target":
            t.does("target Ghost")
        t.goes_on()
    assert (t.region("Ghost"), t.measure("Ghost.locked"), t.measure("Ghost.life")) == ("ready", 1, 2)
    t.g.unlock(t["Ghost"])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    assert t.offers("bleed Ghost")
    assert t.measure("Ghost.bleed") == 2


# -- actions of one's own ---------------------------------------------------------------------------------------------

VISIT = made_up("Visit", faces.ACTION, definition=definition(action("", lock(a(VAMPIRE)))))


@rules_on("Evan Klein (G6)", "LSJ 20030214-2")
@pytest.mark.parametrize("own", [True, False])
def test_no_coin_is_flipped_for_an_action_of_his_own_controller(own: bool) -> None:
    failed = set()
    for seed in range(8):
        mine: list[Item] = ["Mira 2/8", *(["Evan Klein (G6)"] if own else [])]
        theirs: list[Item] = ["Oskar 2/4 locked", *([] if own else ["Evan Klein (G6)"])]
        t = position(seat(ready=mine, hand=[VISIT]), seat(ready=theirs), bystander(), seed=seed)
        t.does("play Visit Mira 0")
        t.does("target Evan Klein")
        t.goes_on()
        failed.add(t.measure("Evan Klein.locked") == 0)
    assert failed == ({False} if own else {False, True})


@rules_on("Abombwe", "LSJ 20051116-2")
def test_a_diablerist_learns_abombwe_whatever_he_is() -> None:
    t = position(seat(ready=["Mira 2/8 sect:Camarilla"], hand=["Abombwe"]), seat(torpor=["Oskar 1/9"]), bystander())
    t.does("diablerize Mira Oskar")
    for _ in range(40):
        if t.asks == "discipline" or t.asks in t.quiet:
            break
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.asks == "discipline"
    assert len(t.options()) > 1
    t.answer(next(text for text in t.options() if text != "pass"))
    assert t.word("Abombwe.bearer") == "Mira"

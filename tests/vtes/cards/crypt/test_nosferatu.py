"""Crypt cards: Nosferatu."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import POOL, YOU, action, burn, definition, gain, modifier
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.action_tables import either, unseen_table, vampire_acting, waiting
from tests.vtes.cards.answering import does, to_the_end, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import bleed_blocked, fight, met, short, tears, uses
from tests.vtes.cards.gear_tables import MAGE, SPY, TURNCOAT
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.turn_tables import ONCE

# -- Alonso Petrodon --------------------------------------------------------------------------------------------------


def test_anarchs_suffer_when_alonso_bleeds() -> None:
    t = position(
        seat(ready=["Alonso Petrodon"]),
        seat(ready=["Oskar 2/4 sect:Anarch", "Anja 2/4 sect:Camarilla"]),
        seat(ready=["Vera 2/4 sect:Anarch"]),
    )
    t.does("bleed Alonso Petrodon")
    with t.changes("Oskar.blood", -1), t.unchanged("Anja.blood", "Vera.blood", "c.pool"):
        t.goes_on()
    t.is_quiet()


# -- Alonzo Guillen ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["unlock", "discard"])
def test_alonzo_looks_into_a_hand_for_the_edge(phase: str) -> None:
    t = position(
        seat(edge=True, ready=["Alonzo Guillen"], hand=["Blank Page"]), seat(hand=["Dodge"]), seat(), phase=phase
    )
    t.does("use Alonzo Guillen")
    if t.asks == "pick":
        t.does("pick b")
    assert t.g.knows[t["Dodge"]] & 1
    assert t.g.edge == -1


# -- Amelia, The Blood Red Tears --------------------------------------------------------------------------------------


@editions
@rules_on("Amelia, The Blood Red Tears", "ANK 20200420-1")
def test_amelia_costs_her_opponent_blood_after_combat(edition: str) -> None:
    """Whoever of the two has acted, and even if she has gone to torpor."""
    t = met("Amelia, The Blood Red Tears", edition=edition)
    on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Amelia, The Blood Red Tears.blood")) == (6 - 2, 4)
    for blood, where in ((3, "ready"), (0, "torpor")):
        t = position(
            seat(ready=["Mira 6/8"]),
            seat(ready=[f"Amelia, The Blood Red Tears blood:{blood}"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.does("block Amelia, The Blood Red Tears", by="b")
        on_to(t)
        assert (t.measure("Mira.blood"), t.region("Amelia, The Blood Red Tears")) == (6 - 2, where)


AMELIA = "Amelia, The Blood Red Tears"


@rules_on(AMELIA, "LSJ 20031123")
@pytest.mark.parametrize(("blood", "burned"), [(2, False), (1, True)])
def test_what_amelia_takes_after_the_combat_is_not_lost_in_it(blood: int, burned: bool) -> None:
    """Neither for Taste of Vitae nor for Anathema, which burns whom her hand leaves without blood."""
    t = position(
        seat(ready=[(f"Mira {blood}/8", ["Anathema"])]),
        seat(ready=[f"{AMELIA} blood:3"], hand=["Taste of Vitae"]),
        bystander(),
    )
    does(t, "bleed Mira", f"block {AMELIA}")
    on_to(t, "end-of-round")
    if burned:
        assert (t.region("Mira"), t.measure("b.pool")) == ("ash-heap", 38)
        return
    with t.changes(f"{AMELIA}.blood", 1), t.changes("Mira.blood", -1):
        t.does(f"play Taste of Vitae {AMELIA} 0", by="b")
        on_to(t)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.measure("b.pool")) == ("ready", 0, 30)
    t.is_quiet()


# -- Baba Yaga, the Iron Hag ------------------------------------------------------------------------------------------


@editions
def test_baba_yaga_unlocks_as_she_employs_a_retainer_and_for_nothing_else(edition: str) -> None:
    who = "Baba Yaga, the Iron Hag"
    t = position(
        seat(ready=[who], hand=["Raven Spy", "Owl Companion"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t[who]] = 8
    for times, servant in enumerate(("Raven Spy", "Owl Companion")):  # once each turn
        since = len(t.asked)
        t.does(f"play {servant} {who} 0")
        if not times:
            t.passes_until_offered(f"use {who}")
            with t.unchanged(*BYSTANDER, f"{who}.blood"):
                t.does(f"use {who}")
        t.goes_on()
        assert t.g.host[t[servant]] == t[who]
        assert (t.measure(f"{who}.locked"), t.ever_offered(f"use {who}", since)) == (times, not times)
    t = position(seat(ready=[who]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    since = len(t.asked)
    t.does(f"bleed {who}")
    t.goes_on()
    assert not t.ever_offered(f"use {who}", since)


HAG = "Baba Yaga, the Iron Hag"


@rules_on(HAG, "PIB 20150105-2")
@pytest.mark.parametrize("unlocks", [True, False])
def test_baba_yaga_unlocks_as_a_pack_alpha_employs_once_each_turn(unlocks: bool) -> None:
    t = position(
        seat(ready=[HAG, "Ines 2/4"], hand=["Pack Alpha", SPY, "Owl Companion"]),
        seat(ready=["Oskar 6/8 strength:0"]),
        bystander(),
    )
    does(t, f"bleed {HAG}", "block Oskar", f"play Pack Alpha {HAG} 0")
    if t.asks in ("target", "pick"):
        t.does(f"{t.asks} {SPY}")
    assert (t.who(), t.asks) == ("a", "may")
    t.does("yes" if unlocks else "no")
    assert t.measure(f"{HAG}.locked") == (not unlocks)
    to_the_end(t)
    t.g.unlock(t[HAG])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    since = len(t.asked)
    t.does(f"play Owl Companion {HAG} 0")
    while t.asks not in t.quiet:
        t.passes()
    assert t.ever_offered(f"use {HAG}", since) is not unlocks
    t.is_quiet()


@rules_on(HAG, "PIB 20150105-2")
def test_baba_yaga_unlocks_as_she_recruits_by_piper() -> None:
    t = position(
        seat(ready=[HAG], hand=["Piper", MAGE, TURNCOAT]), seat(ready=["Oskar 2/4"]), bystander(), phase="master"
    )
    t.does("play Turncoat")
    t.does("play Piper")
    assert (t.asks, t.measure(f"{HAG}.locked")) == ("may", 1)
    t.does("yes")
    assert t.measure(f"{HAG}.locked") == 0
    t.is_quiet()


HANDS = ["Baba Yaga, the Iron Hag", "Bajazet al-Nasir", "Jean Lisle", "Lambach", "Mary the Black", "Lady Vadislava"]


@ruled_alike("name", HANDS, "RTR 19960112")
@pytest.mark.parametrize("late", [True, False])
def test_hands_are_aggravated_before_the_strikes_are_resolved_or_not_at_all(name: str, late: bool) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 6/8 strength:0"]), bystander())
    does(t, f"bleed {name}", "block Oskar")
    tears(t, name, late)


@rules_on(HAG, ONCE)
def test_baba_yaga_unlocks_once_in_the_turn_of_each_player() -> None:
    """In her own turn and, as she blocks, in that of another."""
    t = position(
        seat(ready=[HAG], hand=["Pack Alpha", "Pack Alpha", "Raven Spy", "Owl Companion"]),
        seat(ready=["Oskar 8/8 strength:0"]),
    )
    asked: list[int] = []
    for _ in range(200):
        if t.g.turn == 22:
            break
        if t.asks == "may":
            asked.append(t.g.turn)
            t.does("yes")
            continue
        wanted = [f"bleed {HAG}", "bleed Oskar", "block Oskar", f"block {HAG}", f"play Pack Alpha {HAG} 0"]
        wanted += [f"play Pack Alpha#2 {HAG} 0", "target Raven Spy", "strike hand"]
        act = next((text for text in wanted if t.offers(text)), "")
        t.does(act or ("pass" if "pass" in t.options() else t.options()[0]))
    assert asked == [20, 21]


# -- Baron Dieudonne --------------------------------------------------------------------------------------------------


@editions
def test_dieudonne_unlocks_after_a_successful_action(edition: str) -> None:
    t = position(seat(ready=["Baron Dieudonne"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does("bleed Baron Dieudonne")
    uses(t, "Baron Dieudonne")
    with t.changes("Baron Dieudonne.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Baron Dieudonne", by="a")
    assert t.measure("Baron Dieudonne.locked") == 0


FIZZLED = [
    # who, whether he acts himself, words of Mira, what the card requires
    ("Baron Dieudonne", True, "", "", ""),
    ("Maureen, Dark Priestess", True, "", "dai", ""),
    ("Saqqaf, Keeper of the Grand Temple of Set", True, "", "ser", ""),
    ("Aline Gädeke", False, "sect:Anarch", "", ""),
    ("Keegan", True, "", "", "Gangrel"),
    ('"Mother" Anja Giovanni', False, "clan:Hecata", "", "Hecata"),
]


@ruled_alike("card acts words code clan", FIZZLED, "ANK 20220218")
def test_an_action_that_comes_to_nothing_can_be_followed(
    card: str, acts: bool, words: str, code: str, clan: str
) -> None:
    """The cost cannot be paid any more when the action is resolved."""
    errand = made_up(
        "Errand", faces.ACTION, pool=2, clans=(clan,) if clan else (), definition=definition(action(code, gain(5)))
    )
    waste = made_up("Waste", faces.MODIFIER, definition=definition(modifier("", burn(2, POOL, YOU))))
    t = position(
        seat(pool=3, ready=[card, f"Mira 4/8 {words}".strip()], hand=[errand, waste]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    who = card if acts else "Mira"
    if not acts:
        t.g.lock(t[card])
    t.does(f"play Errand {who} 0")
    does(t, f"play Waste {who} 0")
    t.passes_until_offered(f"use {card}")
    assert t.measure("a.pool") == 1
    t.does(f"use {card}", by="a")
    t.goes_on()
    assert t.measure("a.pool") in (1, 2)
    t.is_quiet()


# -- Benjamin Rose ----------------------------------------------------------------------------------------------------


def test_benjamin_widens_the_hand_for_the_rest_of_the_game() -> None:
    t = position(
        seat(ready=["Benjamin Rose", "Mira 4/8 votes:2"], hand=["Blank Page"] * 7, library=30),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Benjamin Rose Benjamin Rose")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert t.measure("a.hand") == 8
    while t.g.turn < 24:
        t.goes_by()
    assert stats.hand_size(t.g, 0) == 8
    assert stats.hand_size(t.g, 1) == 7


# -- Calebros, The Martyr ---------------------------------------------------------------------------------------------


@editions
def test_calebros_loses_new_york_to_an_older_vampire(edition: str) -> None:
    me = "Calebros, The Martyr"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla", "Young 4/5 sect:Camarilla", "Sasha 4/8 sect:Sabbat"]),
        seat(ready=[me, "Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {me} Mira")
    assert not t.offers(f"use {me} Young")
    assert not t.offers(f"use {me} Sasha")
    with t.unchanged(*BYSTANDER):
        t.does(f"use {me} Mira")
        assert t.offers("block Oskar")
        assert not t.offers(f"block {me}")
        t.goes_on()
    assert stats.held_title(t.g, t["Mira"]) == "prince of New York"
    assert not stats.title(t.g, t[me])
    t.is_quiet()


def test_calebros_blocks_all_else_and_his_controller_cannot_take_it() -> None:
    me = "Calebros, The Martyr"
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[me]), bystander())
    t.does("bleed Mira")
    assert t.offers(f"block {me}")
    t = position(seat(ready=[me, "Mira 4/8 sect:Camarilla"]), seat(ready=["Oskar 4/8"]), bystander())
    assert not t.offers(f"use {me} Mira")


# -- Cedrick Calhoun --------------------------------------------------------------------------------------------------


def _called_by_cedrick(theirs: str, hand: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=["Cedrick Calhoun"], hand=["Anarchist Uprising"]),
        seat(ready=[theirs], hand=list(hand)),
        bystander(),
    )
    t.does("play Anarchist Uprising Cedrick Calhoun")
    return t


@proves("politics.result.fails-no-effect", editions="2023")
def test_fakir_makes_a_referendum_fail_and_cedrick_pays_for_it() -> None:
    t = _called_by_cedrick("Fakir al Sidi")
    t.passes_until_offered("use Fakir al Sidi")
    t.does("use Fakir al Sidi", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


def test_a_referendum_of_cedrick_that_is_cancelled_sends_him_to_torpor_too() -> None:
    t = _called_by_cedrick("Oskar 4/8", ("Delaying Tactics",))
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "cancelled"
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


def test_a_referendum_that_passes_leaves_cedrick_alone() -> None:
    t = _called_by_cedrick("Oskar 2/4")
    while t.asks not in t.quiet:
        t.does("call for" if t.offers("call for") else t.options()[0] if t.asks == "terms" else "pass")
    assert t.told("result")[-1]["result"] == "passed"
    assert t.region("Cedrick Calhoun") == "ready"
    t.is_quiet()


def test_cedrick_falls_when_his_referendum_fails() -> None:
    t = position(
        seat(ready=["Cedrick Calhoun"], hand=["Anarchist Uprising"]), seat(ready=["Oskar 2/4 votes:3"]), bystander()
    )
    t.does("play Anarchist Uprising Cedrick Calhoun")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.goes_on()
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


# -- Cock Robin -------------------------------------------------------------------------------------------------------


def test_cock_robin_unlocks_once_after_animalism() -> None:
    for card, unlocked in (("Deep Song", True), ("Computer Hacking", False)):
        t = position(seat(ready=["Cock Robin"], hand=[card]), seat(ready=["Oskar 6/8"]), bystander())
        t.answer(next(key for key in t.options() if key.startswith("play")))
        while t.asks not in t.quiet:
            t.goes_by()
        assert t.told("plays")
        assert bool(t.measure("Cock Robin.locked")) is not unlocked


# -- Crossbreaker -----------------------------------------------------------------------------------------------------


def test_hands_that_tear_for_blood() -> None:
    t = fight("Crossbreaker")
    t.passes_until_offered("use Crossbreaker Crossbreaker")
    t.does("use Crossbreaker Crossbreaker")
    assert not t.offers("use Crossbreaker Crossbreaker")
    t.goes_on()
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


# -- Ellison Humboldt -------------------------------------------------------------------------------------------------


@rules_on("Ellison Humboldt", "ANK 20180307-2", "RBK wording-templates")
def test_ellison_has_his_way_with_one_prince_a_referendum() -> None:
    me = "Ellison Humboldt"
    t = position(
        seat(ready=[me], hand=[POLL]),
        seat(ready=["Oskar 4/8 sect:Camarilla prince:Paris", "Olga 4/8 sect:Camarilla prince:Rome"]),
        bystander(),
    )
    t.does(f"play {POLL} {me}")
    until(t, f"use {me}")
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me}", by="a")
        while t.asks in ("target", "way"):
            t.answer(t.options()[0])
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"use {me}", since)
    t.is_quiet()


# -- Gemini -----------------------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.gemini")
def test_gemini_moves_blood_from_an_unknown_imbued_to_his_controllers_pool(edition: str, what: str) -> None:
    t = unseen_table(edition, seat(ready=["Gemini"]), waiting(f"Ann 2/4{what}"), phase="unlock")
    with t.changes("Ann.blood", -1), t.changes("b.pool", 1):
        t.does("use Gemini")
    assert not t.offers("use Gemini")
    t.is_quiet()


# -- Grendel the Worm-Eaten -------------------------------------------------------------------------------------------


def test_looking_at_the_top_of_the_crypt() -> None:
    t = position(seat(ready=["Grendel the Worm-Eaten"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Grendel the Worm-Eaten")
    assert t.g.knows[t["Anvil"]] == 1
    assert not t.offers("use Grendel the Worm-Eaten")  # she knows the card: there is nothing more to look at
    t = position(seat(torpor=["Grendel the Worm-Eaten"], crypt=["Anvil"]), seat(ready=["Oskar 2/4"]), bystander())
    assert not t.offers("use Grendel the Worm-Eaten")


# -- Harold Tanner ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Harold Tanner", "Uriel"])
def test_the_hand_of_whoever_fights_them_is_open(name: str) -> None:
    t = position(
        seat(ready=[name]),
        seat(ready=["Oskar 6/8 pot"], hand=["Undead Strength", *["Blank Page"] * 6], library=["Blur"]),
        bystander(),
    )
    fights(t, name)
    assert t.g.knows[t["Undead Strength"]] & 0b101 == 0b101
    while t.asks not in t.quiet:
        t.does("play Undead Strength Oskar 0" if t.offers("play Undead Strength Oskar 0") else "pass")
    assert t.region("Blur") == "hand"
    assert t.g.knows[t["Blur"]] & 0b101 == 0b101  # drawn in the combat
    t = position(
        seat(ready=["Mira 6/8", name]), seat(ready=["Oskar 6/8"], hand=["Dodge"] + ["Blank Page"] * 6), bystander()
    )
    fights(t, "Mira")
    assert not t.g.knows[t["Dodge"]] & 0b101


# -- Jeremy "Wix" Wyzchovsky ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "blood", "pool", "stealth"),
    [
        ('Jeremy "Wix" Wyzchovsky', 0, -2, 0),
        ("Cybele", -1, -3, 0),
        ("Kalinda (G2)", -2, -2, 1),
    ],
)
def test_bleeding_with_more(name: str, blood: int, pool: int, stealth: int) -> None:
    me = short(name)
    t = vampire_acting(name)
    t.does(f"use {me} {me}")
    assert stats.stealth(t.g, t[me]) == stealth
    with t.changes("b.pool", pool), t.changes(f"{me}.blood", blood), t.unchanged(*BYSTANDER):
        t.goes_on()
    assert not t.offers(f"bleed {me}")
    t.is_quiet()


# -- Josef von Bauren -------------------------------------------------------------------------------------------------


def test_josef_takes_a_card_of_a_neighbour_at_random() -> None:
    t = position(seat(ready=["Josef von Bauren"]), seat(hand=["Dodge"]), seat(ready=["Vera 2/4"]), phase="discard")
    t.does("use Josef von Bauren")
    if t.asks == "pick":
        t.does("pick b")
    assert t.region("Dodge") == "ash-heap"


@rules_on("Josef von Bauren", "ANK 20190725")
@pytest.mark.parametrize("times", [1, 2])
def test_josef_discards_with_each_discard_phase_action(times: int) -> None:
    me = "Josef von Bauren"
    t = position(
        seat(ready=[me, *(["Cicatriz"] if times == 2 else [])], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8"], hand=["Dodge", "Blur", "Flash"]),
        bystander(),
        phase="discard",
    )
    for _ in range(times):
        assert t.offers(f"use {me}")
        t.does(f"use {me}")
        t.does("pick b")
    assert not t.offers(f"use {me}")
    assert t.measure("b.ash_heap") == times


# -- Larissa Moreira --------------------------------------------------------------------------------------------------


def test_cards_discarded_for_bleed() -> None:
    hands = (("Raven Spy", True), ("Deflection", False))
    for card, offered in hands:
        t = vampire_acting("Larissa Moreira", hand=(card, "Blank Page"))
        t.does("bleed Larissa Moreira")
        assert t.offers("use Larissa Moreira Larissa Moreira") is offered
        if offered:
            t.does("use Larissa Moreira Larissa Moreira")
            with t.changes("b.pool", -2), t.unchanged(*BYSTANDER):
                t.goes_on()
            assert t.region(card) == "ash-heap"
            t.is_quiet()


# -- Marty Lechtansi --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Marty Lechtansi", "Terry"])
def test_a_press_for_blood(edition: str, name: str) -> None:
    t = bleed_blocked(name, edition=edition)
    assert t.asks == "press"
    with t.changes(f"{name}.blood", -2):  # one in the round that follows
        t.does(f"use {name} {name}", by="a")
        assert t.told("press")[-1]["to"] == "continue"
        if t.g.combat() is not None:
            assert not t.offers(f"use {name} {name}")  # once each combat


# -- The Medic --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
@pytest.mark.parametrize("edge", [True, False])
def test_the_medic_feeds_an_anarch_for_the_edge(phase: str, edge: bool) -> None:
    t = position(
        seat(ready=["The Medic blood:2", "Ines 2/4 sect:Anarch", "Cam 2/4"], edge=edge, hand=["Fame"]),
        seat(ready=["Oskar 2/4 sect:Anarch"]),
        bystander(),
        phase=phase,
    )
    assert t.offers("use The Medic") is edge
    if edge:
        t.does("use The Medic")
        assert not any(t.offers(f"pick {who}") for who in ("Cam", "Oskar"))
        with t.changes("Ines.blood", 1), t.unchanged(*BYSTANDER, "The Medic.blood", "Cam.blood"):
            t.does("pick Ines")
        assert t.measure("a.edge") == 0
        assert not t.offers("use The Medic")
    t.is_quiet()


# -- Molly MacDonald --------------------------------------------------------------------------------------------------


@editions
def test_votes_and_a_bleed_while_the_prey_is_of_another_sect(edition: str) -> None:
    for sect, more in (("Sabbat", 1), ("Camarilla", 0)):
        t = position(
            seat(ready=["Molly MacDonald"]), seat(ready=[f"Oskar 2/4 sect:{sect}"]), bystander(), edition=edition
        )
        assert stats.bleed(t.g, t["Molly MacDonald"]) == 1 + more
        assert stats.votes(t.g, t["Molly MacDonald"]) == 3 + more


# -- Murat ------------------------------------------------------------------------------------------------------------


@editions
def test_murat_makes_serpentis_dear_in_combat(edition: str) -> None:
    card = "Typhonic Beast"
    for words, more in (("clan:Ministry ser", 1), ("clan:Ventrue ser", 0)):
        t = position(
            seat(ready=["Murat"]), seat(ready=[f"Oskar 6/8 {words}"], hand=[card]), bystander(), edition=edition
        )
        plain = blood_cost(t.g, t[card], 0, t["Oskar"])
        t.does("bleed Murat")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        assert blood_cost(t.g, t[card], 0, t["Oskar"]) == plain + more


# -- Nikolaus Vermeulen -----------------------------------------------------------------------------------------------


def test_blood_moves_to_the_uncontrolled_region_once_each_unlock_phase() -> None:
    t = position(
        seat(ready=["Nikolaus Vermeulen"], uncontrolled=["Calebros, The Martyr", "Anvil"]),
        seat(),
        bystander(),
        phase="unlock",
    )
    with t.changes("Nikolaus Vermeulen.blood", -1), t.changes("Calebros, The Martyr.blood", 1):
        t.does("use Nikolaus Vermeulen")
        if t.asks == "pick":
            assert not t.offers("pick Anvil")
            t.does("pick Calebros, The Martyr")
    assert not t.offers("use Nikolaus Vermeulen")


# -- Okulos -----------------------------------------------------------------------------------------------------------


@editions
def test_okulos_draws_a_card_for_blood_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Okulos", "Mira 2/4"], hand=["Blank Page"] * 7, library=["Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Okulos.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Okulos", by="a")
    assert (t.region("Dodge"), t.asks) == ("hand", "discard-down")
    t.answer(t.options()[0])
    assert not t.offers("use Okulos")


# -- Oskar Anasov -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Oskar Anasov", "LSJ 20011022")
def test_oskar_anasov_sees_for_another_even_from_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"]), seat(ready=["Olga 2/4"], torpor=["Oskar Anasov"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Olga", by="b")
    with t.changes("Oskar Anasov.blood", -1):
        t.does("use Oskar Anasov", by="b")
    assert t.told("blocked")[0]["intercept"] == 1


# -- Petra ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clan", "where"), [("Baali", "torpor"), ("Ventrue", "ready")])
def test_petra_wounds_baali_badly(clan: str, where: str) -> None:
    t = position(seat(ready=["Petra"]), seat(ready=[f"Oskar 6/8 clan:{clan}"]), bystander())
    fights(t, "Petra")
    t.goes_on()
    assert t.region("Oskar") == where


def test_pressing_on_against_petra_costs_blood() -> None:
    for used, burned in ((True, 2), (False, 1)):
        t = position(seat(ready=["Petra"]), seat(ready=["Kazimir Savostin"]), bystander())
        before = t.measure("Kazimir Savostin.blood")
        t.does("bleed Petra")
        t.passes_until_offered("block Kazimir Savostin")
        t.does("block Kazimir Savostin")
        while t.asks != "press":
            t.passes()
        t.does("use Kazimir Savostin Kazimir Savostin" if used else "pass", by="b")
        assert before - t.measure("Kazimir Savostin.blood") >= burned
        if not used:
            assert before - t.measure("Kazimir Savostin.blood") == 1


# -- Tiberius, The Scandalmonger --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("region", "library"), [("ready", 2), ("torpor", 2), ("ready", 0)])
def test_tiberius_looks_at_the_top_of_his_preys_library(region: str, library: int) -> None:
    me = "Tiberius, The Scandalmonger"
    t = position(
        seat(**{region: [me]}, library=["Blood Doll"]),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"], library=["Fame", "Minion Tap"][:library]),
        bystander(),
        phase="unlock",
    )
    assert t.offers(f"use {me}") is (region == "ready" and bool(library))
    if t.offers(f"use {me}"):
        with t.unchanged(*BYSTANDER, "a.pool", "b.library", f"{me}.blood"):
            told = t.does(f"use {me}")
        seen = [event for event in told if event.kind == "looks-at"]
        assert [event.fields["card"] for event in seen] == [t["Minion Tap"]]
        assert not t.offers(f"use {me}")
    t.is_quiet()


# -- Tusk, The Talebearer ---------------------------------------------------------------------------------------------


@editions
def test_tusk_looks_at_the_top_of_the_library(edition: str) -> None:
    t = position(
        seat(ready=["Tusk, The Talebearer"], library=["Blur", "Dodge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tusk, The Talebearer", by="a")
    assert [(t.g.seen(t[card], 0), t.g.seen(t[card], 1)) for card in ("Dodge", "Blur")] == [
        (True, False),
        (False, False),
    ]
    assert not t.offers("use Tusk, The Talebearer")  # she has seen it

"""Combat cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import THRIFT
from tests.vtes.cards.answering import does, goes_through, to_the_end
from tests.vtes.cards.combat_tables import DEARER, ankara, hurt_in_combat, on_to, strikes, to_long
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, since_2011
from tests.vtes.rules.damage.strikes import mixed

# -- Fake Out ---------------------------------------------------------------------------------------------------------

MANEUVERS = [
    ("Fake Out", "", 0),
    ("Pursuit", "cel", 0),
    ("Claws of the Dead", "PRO", 1),
    ("Chiropteran Marauder", "vic", 0),
    ("Flash", "cel", 0),
    ("Flash", "CEL", 2),
    ("Apportation", "THA", 1),
    ("Swallowed by the Night", "OBF", 1),
    ("Resist Earth's Grasp", "cel", 1),
    ("Swiftness of the Stag", "spi", 1),
    ("Behind You!", "obf", 0),
    ("Bollix", "cel sect:Anarch", 0),
    ("Fae Contortion", "obt", 1),
    ("Fae Contortion", "myt", 2),
    ("Crawling Chamber", "tha", 0),
    ("Crawling Chamber", "vis", 1),
    ("Shadow Shift", "OBL", 1),
    ("Unflinching Persistence", "FOR", 1),
    ("Brick by Brick", "tha", 0),
]


@in_editions("card words mode", MANEUVERS)
def test_a_maneuver_goes_to_long_range_and_can_be_answered(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, answers=["Fake Out"], edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "maneuver")
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.told("maneuver")[-1]["range"] == "long"
        answer = next(option for option in t.options("play") if t.who() == "b")
        t.answer(answer)
        assert t.told("maneuver")[-1]["range"] == "close"
        on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5 - t.g.face[t[card]].blood)
    t.is_quiet()


# -- Fast Hands -------------------------------------------------------------------------------------------------------


@rules_on("Fast Hands", "RTR 19980928")
@in_editions(
    "card words mode gear",
    [
        ("Canine Horde", "ANI", 1, "Flak Jacket"),
        ("Fast Hands", "cel", 0, ".44 Magnum"),
        ("Fast Hands", "CEL", 1, ".44 Magnum"),
    ],
)
def test_a_strike_at_equipment_needs_some(edition: str, card: str, words: str, mode: int, gear: str) -> None:
    t = fighting(card, who=words, edition=edition)
    on_to(t)
    assert not t.ever_offered(f"play {card} Mira {mode}")
    t = fighting(card, who=words, on_other=[gear], edition=edition)
    on_to(t, "strike")
    assert t.offers(f"play {card} Mira {mode}")


@editions
def test_fast_hands_take_no_equipment_but_weapons(edition: str) -> None:
    t = fighting("Fast Hands", who="CEL", on_other=["Flak Jacket"], edition=edition)
    on_to(t)
    assert not t.ever_offered("play Fast Hands")


@in_editions("words mode shot", [("cel", 0, True), ("CEL", 1, False)])
def test_fast_hands_steal_a_weapon_first_at_superior(edition: str, words: str, mode: int, shot: bool) -> None:
    t = fighting("Fast Hands", who=words, on_other=[".44 Magnum"], edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        strikes(t, "Fast Hands", mode, "use .44 Magnum Oskar -1")
    assert t.g.host[t[".44 Magnum"]] == t["Mira"]
    assert t.measure("Mira.blood") == 6 - 1 - (2 if shot else 0)
    t.is_quiet()


# -- Fists of Death ---------------------------------------------------------------------------------------------------


@in_editions(
    "card words mode strength",
    [
        ("Fists of Death", "pot", 0, 2),
        ("Fists of Death", "POT", 1, 3),
        ("Torn Signpost", "pot", 0, 2),
        ("Form of the Wolf", "pro", 0, 2),
        ("Bear's Skin", "ani pro", 0, 2),
        ("Bear's Skin", "ANI PRO", 1, 2),
        ("Horrid Form", "vic", 0, 2),
        ("Horrid Form", "VIC", 1, 2),
        ("Form of the Wolf", "PRO", 1, 2),
        ("Monstrous Form", "dom pro", 0, 2),
        ("Invoking the Beast", "abo", 1, 2),
        ("Invoking the Beast", "ABO", 2, 2),
        ("Rage of Apedemak", "ani", 0, 2),
        ("Rage of Apedemak", "pot", 1, 2),
        ("Rage of Apedemak", "ANI", 2, 3),
        ("Rage of Apedemak", "POT", 3, 3),
        ("Torn Signpost", "POT", 1, 3),
    ],
)
def test_strength_for_the_combat(edition: str, card: str, words: str, mode: int, strength: int) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6 - strength, 6 - t.g.face[t[card]].blood - 1)
    t.is_quiet()


# -- Flames of the Netherworld ----------------------------------------------------------------------------------------


@editions
def test_flames_of_the_netherworld_cost_a_blood_at_long_range(edition: str) -> None:
    t = fighting("Flames of the Netherworld", "Fake Out", who="tha", edition=edition)
    to_long(t)
    on_to(t, "strike")
    t.does("play Flames of the Netherworld Mira 0", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Mira.blood")) == ("torpor", 5)


@rules_on("Flames of the Netherworld", "ANK 20210226")
@rules_on("Preternatural Evasion", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "when", "burned"), DEARER[1:])
@pytest.mark.parametrize("blood", [0, 1])
def test_what_is_burned_besides_the_cost_must_be_there(
    card: str, words: str, mode: int, when: str, burned: int, blood: int
) -> None:
    t = ankara(f"Mira {blood}/8 {words}", card)
    to_the_end(t)
    assert t.ever_offered(f"play {card} Mira {mode}") is bool(blood)


# -- Flash ------------------------------------------------------------------------------------------------------------

PRESSES = [
    ("Flash", "cel", 1),
    ("Psyche!", "cel", 0),
    ("Indomitability", "FOR", 1),
    ("Apportation", "tha", 0),
    ("Resist Earth's Grasp", "cel", 0),
    ("Deny", "dem", 0),
    ("Wolf Claws", "PRO", 1),
    ("Swiftness of the Stag", "cel", 0),
    ("Swiftness of the Stag", "spi", 2),
    ("Boxed In", "", 0),
    ("Bollix", "cel sect:Anarch", 1),
    ("Crawling Chamber", "vis", 2),
    ("Stonestrength", "tha", 0),
    ("Stonestrength", "vis", 1),
    ("Telepathic Tracking", "aus", 0),
]


@in_editions("card words mode", PRESSES)
def test_a_press_continues_the_combat(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "press")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert t.told("press")[0]["to"] == "continue"
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 4 - t.g.face[t[card]].blood)
    t.is_quiet()


@in_editions(
    "card words mode ends",
    [
        ("Flash", "cel", 1, True),
        ("Apportation", "tha", 0, False),
        ("Stonestrength", "tha", 0, False),
        ("Stonestrength", "vis", 1, True),
        ("Read Intentions", "aus", 0, True),
        ("Telepathic Tracking", "aus", 0, False),
    ],
)
def test_a_press_may_end_the_combat_unless_it_only_continues(
    edition: str, card: str, words: str, mode: int, ends: bool
) -> None:
    t = fighting("Psyche!", who="cel", answers=[card], other=f"Oskar 6/8 {words}", edition=edition)
    on_to(t, "press")
    t.does("play Psyche! Mira 0", by="a")
    combat = t.g.combat()
    assert combat is not None
    assert combat.rounds == (1 if ends else 2)  # asked at once, or not at all
    if ends:
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("press")[-1]["to"] == "end"
    on_to(t)
    assert t.measure("Oskar.blood") == (5 if ends else 4)
    t.is_quiet()


# -- Flesh Bond -------------------------------------------------------------------------------------------------------

ENDINGS = [
    ("Flesh Bond", "ANI", 1, False),
    ("Bond with the Mountain", "vis", 1, True),
    ("Bond with the Mountain", "VIS", 2, True),
    ("Flow Within the Mountain", "vis", 1, False),
    ("Toreador's Bane", "pre", 0, False),
    ("Serpent's Numbing Kiss", "pre ser", 0, False),
    ("Morphean Blow", "cel", 0, False),
    ("Unholy Penance", "pre", 0, False),
]


@in_editions("card words mode unlocks", ENDINGS)
def test_combat_ends_before_anything_is_inflicted(
    edition: str, card: str, words: str, mode: int, unlocks: bool
) -> None:
    t = fighting(card, who=words, other="Oskar 6/7", edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        on_to(t, "strike")
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    assert t.told("combat-ends")
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood
    assert t.measure("Mira.locked") == (0 if unlocks else 1)
    assert t.measure("Oskar.locked") == (0 if (card, mode) == ("Bond with the Mountain", 1) else 1)
    t.is_quiet()


# -- Flesh of Marble --------------------------------------------------------------------------------------------------


@in_editions("words mode", [("pro", 0), ("PRO", 1)])
def test_flesh_of_marble_lets_one_point_through_in_each_round(edition: str, words: str, mode: int) -> None:
    t = hurt_in_combat("Flesh of Marble", "Boxed In", who=words, other="Oskar 6/8 strength:3", edition=edition)
    t.does(f"play Flesh of Marble Mira {mode}", by="a")
    with t.unchanged(*BYSTANDER):
        on_to(t, "press")
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 5)
        assert [(told["card"], told["ordinary"], told["aggravated"]) for told in t.told("prevented")] == [
            (t["Mira"], 2, 0)
        ]
        t.does("play Boxed In Mira 0", by="a")
        on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 4)
    t.is_quiet()


@editions
def test_a_second_blow_of_the_round_does_nothing_to_marble(edition: str) -> None:
    t = hurt_in_combat("Flesh of Marble", who="pro", other="Oskar 6/8 cel ANI", answers=("Carrion Crows", "Blur"))
    t.does("play Flesh of Marble Mira 0", by="a")
    t.does("play Carrion Crows Oskar 1", by="b")
    on_to(t, "additional")
    t.does("play Blur Oskar 0", by="b")
    on_to(t)
    assert t.measure("Mira.blood") == 5
    t.is_quiet()


@rules_on("Flesh of Marble", "LSJ 20040812-2")
@in_editions("words mode region", [("pro", 0, "torpor"), ("PRO", 1, "torpor")])
def test_only_superior_marble_withstands_claws(edition: str, words: str, mode: int, region: str) -> None:
    t = hurt_in_combat(
        "Flesh of Marble",
        who=words,
        other="Oskar 6/8 strength:3 pro",
        answers=("Claws of the Dead",),
        edition=edition,
    )
    t.does(f"play Flesh of Marble Mira {mode}", by="a")
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == (region, 4 if mode == 0 else 6)


@rules_on("Flesh of Marble", "LSJ 20021001")
@pytest.mark.parametrize(("answer", "blood", "region"), [("prevent 2", 5, "ready"), ("prevent 1", 6, "torpor")])
def test_who_is_of_marble_says_which_point_is_left(answer: str, blood: int, region: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRO"], hand=["Flesh of Marble"]),
        seat(ready=["Oskar 6/8"], hand=[mixed(2, 2)]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    t.does("play Flesh of Marble Mira 1", by="a")
    on_to(t, "strike")
    t.does("play Mixed 2 2 Oskar", by="b")
    on_to(t, "prevent-aggravated")
    t.does(answer, by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region("Mira")) == (blood, region)


# -- Form of Mist -----------------------------------------------------------------------------------------------------


@editions
def test_form_of_mist_lets_a_blocked_action_go_on(edition: str) -> None:
    t = fighting("Form of Mist", who="PRO", edition=edition)
    with t.changes("Mira.blood", -1), t.changes("b.pool", -1), t.unchanged(*BYSTANDER):
        goes_through(t, "play Form of Mist Mira 1", "yes")
    assert t.told("combat-ends")
    assert t.told("action-over")[-1]["outcome"] == 1
    t.is_quiet()


@editions
def test_form_of_mist_need_not_be_paid_for(edition: str) -> None:
    t = fighting("Form of Mist", who="PRO", edition=edition)
    with t.unchanged("Mira.blood", "b.pool"):
        goes_through(t, "play Form of Mist Mira 1", "no")
    assert t.told("action-over")[-1]["outcome"] == 2
    t.is_quiet()


@editions
def test_form_of_mist_of_the_blocking_vampire_continues_nothing(edition: str) -> None:
    t = fighting(answers=["Form of Mist"], other="Oskar 6/8 PRO", edition=edition)
    t_before = t.measure("b.pool")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.does(
            "play Form of Mist Oskar 1"
            if t.offers("play Form of Mist Oskar 1")
            else "pass"
            if t.offers("pass")
            else "strike hand"
        )
    assert t.measure("b.pool") == t_before


@editions
@rules_on("Form of Mist", "ANK 20210226", "RTR 19970630")
def test_the_blood_of_form_of_mist_is_not_saved_and_it_continues_only_what_was_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 PRO"], hand=["Form of Mist"], play=[THRIFT]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1")
    paid = 3 - t.measure("Mira.blood")
    does(t, "yes")
    assert t.measure("Mira.blood") == 3 - paid - 1
    t.goes_on()
    assert t.measure("b.pool") == 29
    t = acting("Form of Mist", "Bum's Rush", who="PRO", edition=edition)
    does(t, "play Bum's Rush Mira 0", "target Oskar", "play Form of Mist Mira 1")
    t.goes_on()
    assert not t.ever_offered("yes")
    t.is_quiet()


GOES_ON = [
    ("Form of Mist", "PRO", "Oskar 4/8", ("play Form of Mist Mira 1", "yes")),
    ("Shadow Boxing", "OBF POT strength:5", "Oskar 1/8", ("play Shadow Boxing Mira 2",)),
    ("Crypt's Sons", "sect:Anarch", "Oskar 4/8", ("use Crypt's Sons",)),
]


def going_on(card: str, words: str, others: tuple[str, str], hand: list[str], edition: str) -> Table:
    on_mira = [card] if card == "Crypt's Sons" else []
    return position(
        seat(ready=[(f"Mira 6/8 dom {words}", on_mira)], hand=hand if on_mira else [card, *hand]),
        seat(ready=[(others[0], ["Raven Spy"])]),
        seat(ready=[(others[1], ["Raven Spy"])]),
        edition=edition,
    )


@since_2011
@ruled_alike("card words oskar answers", GOES_ON, "RTR 19941109", "LSJ 20070808-1")
def test_an_action_that_goes_on_keeps_its_card_and_its_modifiers(
    card: str, words: str, oskar: str, answers: tuple[str, ...], edition: str
) -> None:
    t = going_on(card, words, (oskar, "Vera 2/4"), ["Govern the Unaligned", "Conditioning"], edition)
    does(t, "play Govern the Unaligned Mira 0", "play Conditioning Mira 0", "block Oskar", *answers)
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Govern the Unaligned")) == (30 - 1 - 2 - 2, "ash-heap")
    t.is_quiet()


@since_2011
@ruled_alike("card words oskar answers", GOES_ON, "ANK 20190116")
def test_who_declined_to_block_is_not_asked_again_when_the_action_goes_on(
    card: str, words: str, oskar: str, answers: tuple[str, ...], edition: str
) -> None:
    vera = oskar.replace("Oskar", "Vera")
    t = going_on(card, words, (oskar, vera), [], edition)
    t.does("hunt Mira")
    while not t.offers("block Oskar") and not t.offers("block Vera"):
        t.passes()
    declines, blocks = ("Oskar", "Vera") if t.who() == "b" else ("Vera", "Oskar")
    t.passes()
    does(t, f"block {blocks}", *answers)
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"block {declines}", before)


@editions
@rules_on("Form of Mist", "RTR 20020501")
def test_form_of_mist_is_lost_when_another_combat_follows(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 PRO"], hand=["Form of Mist"]),
        seat(ready=["Oskar 6/8 CEL"], hand=["Psyche!"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", "play Form of Mist Mira 1", "play Psyche! Oskar 1")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat")), t.measure("b.pool")) == (2, 30)
    assert not t.ever_offered("yes")


# -- Form of the Ghost ------------------------------------------------------------------------------------------------

STEPS_TO_MANEUVER = [
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


@in_editions("card words mode to", STEPS_TO_MANEUVER)
def test_a_maneuver_leads_where_it_can(edition: str, card: str, words: str, mode: int, to: str) -> None:
    for first in ("close", "long"):
        t = fighting(card, who=words, answers=["Fake Out"], edition=edition)
        on_to(t, "maneuver")
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
            on_to(t)
            assert not t.ever_offered(f"play {card} Mira {mode}", since=asked)

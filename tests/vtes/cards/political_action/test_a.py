"""Political Action cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import INTERCEPT, definition, gives, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import vampire_acting
from tests.vtes.cards.answering import answers_by_word, does, reaches
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.gear_tables import knack
from tests.vtes.cards.referendum_tables import POLL, calls, goes, pools, table
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011

# -- Alastor ----------------------------------------------------------------------------------------------------------

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


@rules_on("Alastor", "LSJ 20100129")
@pytest.mark.parametrize("other", ["Nils 2/4 sect:Camarilla", "Nils 2/4 sect:Sabbat"])
def test_no_alastor_is_named_if_nobody_can_be(other: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Camarilla justicar", ["Alastor"]), other], hand=["Alastor"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        seat(),
    )
    assert t.offers("play Alastor#2 Mira") is ("Camarilla" in other)


@editions
@rules_on("Alastor", "LSJ 20040518", "LSJ 20050331-2")
@pytest.mark.parametrize("find", [True, False])
def test_an_alastor_gets_equipment_for_half_its_cost(find: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 sect:Camarilla title:justicar", "Ada 2/4 sect:Sabbat"],
            hand=["Alastor", *["Blank Page"] * 6],
            library=["Assault Rifle", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked sect:Camarilla"]),
        bystander(),
        edition=edition,
    )
    price = t.g.face[t["Assault Rifle"]].pool
    assert price % 2
    t.does("play Alastor Mira")
    while t.asks not in ("terms", "target"):
        t.answer("pass")
    assert not t.offers("target Ada")
    t.answer(next(one for one in t.options() if one.endswith(f" {t['Mira']}")))
    while t.asks != "search":
        answers_by_word(t, "vote")
    t.answer(t.options("find")[0] if find else "pass")
    t.goes_on()
    worn = "attached" if find else "library"
    assert (t.region("Alastor"), t.region("Assault Rifle")) == ("attached", worn)
    assert t.measure("a.pool") == (30 - price // 2 if find else 30)


@editions
def test_an_alastor_attacks_and_commits_no_diablerie(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Camarilla", ["Alastor"])]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Gone 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not any(one.startswith("diablerize") for one in t.options())
    t.does("use Alastor Mira")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on("strike")
    assert t.told("combat")


# -- Anarch Salon -----------------------------------------------------------------------------------------------------


@since_2011
def test_anarch_salon_feeds_anarchs_and_their_methuselahs(edition: str) -> None:
    t = table(
        "Anarch Salon", who="sect:Anarch", theirs=("Oskar 2/4 sect:Anarch", "Olga 4/4 sect:Anarch"), edition=edition
    )
    with t.unchanged("Vera.blood", "Olga.blood"), t.changes("Oskar.blood", +1), t.changes("Mira.blood", +1):
        calls(t, "Anarch Salon")
    assert pools(t) == (31, 31, 30)
    t.is_quiet()
    t = table("Anarch Salon", edition=edition)
    assert t.clauses("play Anarch Salon Mira 0", by="a") == ["card.requirement.minion"]


# -- Anarchist Uprising -----------------------------------------------------------------------------------------------

REFERENDUMS = [
    # card, pools of a, b, c after it has passed: a has two minions (one acting), b two (one locked), c one
    ("Anarchist Uprising", (28, 28, 29)),
    ("Ancilla Empowerment", (28, 28, 29)),
    ("Domain Challenge", (29, 29, 30)),
    ("Political Stranglehold", (33, 30, 33)),
]


@editions
@pytest.mark.parametrize(("card", "pools"), REFERENDUMS)
@pytest.mark.parametrize("passes", [True, False])
def test_a_referendum_does_what_it_says_only_if_it_passes(
    card: str, pools: tuple[int, ...], passes: bool, edition: str
) -> None:
    t = position(
        seat(
            ready=["Mira 4/6 prince", "Brute ally 2"] if card != "Political Stranglehold" else ["Mira 4/8 prince"],
            hand=[card],
        ),
        seat(ready=["Oskar 2/7 justicar clan:Brujah", "Olga 2/4 locked"]),
        seat(ready=["Vera 2/9"] if card == "Political Stranglehold" else ["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {card} Mira 0")
    while t.asks not in t.quiet:
        votes = [option for option in t.options() if option.startswith("vote ")]
        mine = [option for option in votes if option.endswith("for" if t.who() == "a" else "against")]
        if t.asks == "open" or t.asks == "block":
            t.passes()
        elif mine and (t.who() == "a" or not passes):
            t.answer(mine[0])
        else:
            t.passes()
    assert tuple(t.measure(f"{letter}.pool") for letter in "abc") == (pools if passes else (30, 30, 30))
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "gone"), [("Anarchist Uprising", True), ("Blank Page", False)])
def test_kendrick_looks_for_a_political_card(card: str, gone: bool, edition: str) -> None:
    t = position(
        seat(ready=["Kendrick"]),
        seat(ready=["Oskar 2/4"], hand=[card]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Kendrick -1 -1")
    assert (t.region(card) == "ash-heap") is gone
    assert not t.offers("use Kendrick -1 -1")


@pytest.mark.parametrize("votes", ["for", "against"])
def test_unlocking_when_his_referendum_passes(votes: str) -> None:
    name = "Sybren van Oosten"
    t = position(seat(ready=[name], hand=["Anarchist Uprising"]), seat(ready=["Oskar 4/4 votes:6"]), bystander())
    t.does(f"play Anarchist Uprising {name}")
    t.passes_until("polling")
    while t.asks == "polling":
        if t.offers("vote Oskar against") and votes == "against":
            t.does("vote Oskar against")
        elif t.offers(f"vote {name} for"):
            t.does(f"vote {name} for")
        else:
            t.passes()
    if votes == "for":
        t.passes_until("may")
        t.does("yes")
    t.goes_on()
    assert t.measure(f"{name}.locked") == (0 if votes == "for" else 1)
    t.is_quiet()


def test_unlocking_after_a_political_action_even_if_it_fails() -> None:
    name = "Aaradhya, The Callous Tyrant"
    t = vampire_acting(name, hand=("Anarchist Uprising",))
    t.does(f"play Anarchist Uprising {name}")
    while t.asks != "succeeded":
        assert t.measure(f"{name}.locked")
        t.passes()
    t.does(f"use {name}")
    assert not t.measure(f"{name}.locked")
    t.goes_on()
    t.is_quiet()


@editions
def test_nobody_who_lacks_melpominee_sings_as_the_acting_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre primogen"], hand=[POLL, "Madrigal"]),
        seat(ready=["Oskar 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    goes(t, favour="a")
    assert not t.ever_offered("play Madrigal Mira")


# -- Anathema ---------------------------------------------------------------------------------------------------------


@editions
@rules_on("Anathema", "RTR 19980623")
def test_anathema_burns_who_loses_his_last_blood_in_combat(edition: str) -> None:
    def dealt(blood: int) -> Table:
        t = position(
            seat(ready=["Mira 4/8"]), seat(ready=[(f"Oskar {blood}/6", ["Anathema"])]), bystander(), edition=edition
        )
        t.does_all("bleed Mira", "block Oskar")
        return t

    t = dealt(1)
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (36, 30, 30))
    t.is_quiet()
    t = dealt(2)
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ready", (30, 30, 30))


@editions
def test_anathema_says_nothing_of_blood_lost_elsewhere_or_of_none(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Anathema", "Rabble Razing"]),
        seat(ready=["Oskar 1/3"]),
        bystander(),
        edition=edition,
    )
    calls(t, "Anathema", "target Oskar")
    t.g.burn_blood(t["Oskar"], 1, "card.burn.counter-to-bank")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("a.pool")) == ("ready", 30)


@rules_on("Anathema", "LSJ 19980225")
def test_damage_after_the_combat_does_not_burn_by_anathema() -> None:
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["Catatonic Fear"]), seat(ready=[("Oskar 1/6", ["Anathema"])]), bystander()
    )
    does(t, "bleed Mira", "block Oskar")
    on_to(t, "strike")
    t.does("play Catatonic Fear Mira 1", by="a")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("a.pool")) == ("ready", 0, 30)
    t.is_quiet()


@editions
@rules_on("Anathema", "LSJ 20021117")
def test_two_anathemas_burn_a_vampire_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[("Oskar 1/6", ["Anathema", "Anathema"])]), bystander(), edition=edition
    )
    t.does_all("bleed Mira", "block Oskar")
    t.goes_on()
    assert t.asks == "trigger"
    t.does(t.options()[0])
    t.goes_on()
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (36, 30, 30))


@editions
@rules_on("Anathema", "LSJ 20021122-2")
def test_diablerie_sets_off_no_anathema(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(torpor=[("Oskar 2/6", ["Anathema"])]), bystander(), edition=edition)
    t.does("diablerize Mira Oskar")
    t.goes_on("blood-hunt")
    assert (t.region("Oskar"), pools(t)) == ("ash-heap", (30, 30, 30))


@editions
@rules_on("Anathema", "PIB 20121028")
def test_an_anathema_stays_when_its_caller_is_ousted(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Anathema"]),
        seat(ready=["Oskar 4/9"]),
        seat(ready=["Vera 2/9"]),
        edition=edition,
    )
    calls(t, "Anathema", "target Vera")
    assert t.word("Anathema.controller") == "c"
    t.g.burn_pool(0, 30, "card.burn.counter-to-bank")
    t.passes()
    assert (t.g.ousted[0], t.region("Anathema")) == (1, "attached")


@editions
@rules_on("Anathema", "LSJ 20021120")
def test_anathema_says_nothing_of_one_whom_aggravated_damage_burns(edition: str) -> None:
    for strength, pool, region in ((4, 30, "ash-heap"), (2, 36, "ash-heap")):
        t = position(
            seat(ready=[f"Mira 4/8 PRO strength:{strength}"], hand=["Wolf Claws"]),
            seat(ready=[("Oskar 1/6 strength:0", ["Anathema"])]),
            bystander(),
            edition=edition,
        )
        does(t, "bleed Mira", "block Oskar", "play Wolf Claws Mira 0")
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert (t.region("Oskar"), t.measure("a.pool")) == (region, pool)


# -- Ancient Influence ------------------------------------------------------------------------------------------------


@editions
def test_ancient_influence_gives_a_capacity_and_takes_five(edition: str) -> None:
    t = table("Ancient Influence", mine=("Ines 2/3",), edition=edition)
    calls(t, "Ancient Influence", "pick Mira", "-", "pick Vera")
    assert pools(t) == (33, 25, 29)
    t.is_quiet()


@editions
@rules_on("Ancient Influence", "LSJ 20000309")
def test_ancient_influence_ousts_all_who_cannot_burn_five_at_once(edition: str) -> None:
    t = position(
        seat(30, ready=["Mira 4/8"], hand=["Ancient Influence"]),
        seat(4, ready=[]),
        seat(3, ready=[]),
        seat(30, ready=["Zoe 2/4"]),
        edition=edition,
    )
    calls(t, "Ancient Influence", "pick Mira", "pick Zoe")
    assert (t.g.ousted[1], t.g.ousted[2]) == (1, 1)
    assert (t.g.vps[0], t.g.vps[1]) == (1, 1)  # one is ousted herself, and has a point for her prey
    assert t.measure("a.pool") == 30 + 8 - 5 + 6


@editions
@pytest.mark.parametrize("card", ["Ancient Influence", "Reins of Power"])
def test_only_one_of_them_is_called_in_a_game(edition: str, card: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"], hand=[card, card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    calls(t, card, "pick Mira", "-", "-")
    assert "card.golden.overrides-rules" in t.clauses(f"play {card}#2 Ines 0", by="a")


@editions
@ruled_alike("card", ["Ancient Influence", "Reins of Power", "Political Stranglehold"], "ANK 20210309-2")
def test_a_card_burned_for_a_vote_is_not_called(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Domain Challenge"]),
        seat(ready=["Oskar 2/4"], hand=[card, card]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    t.passes_until_offered(f"card {card} for")
    t.does(f"card {card} for", by="b")
    assert t.region(card) == "ash-heap"
    goes(t)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert t.offers(f"play {card}#2 Oskar 0")


@editions
@ruled_alike("card picks", [("Ancient Influence", "pick Oskar"), ("Reins of Power", "pick Oskar")], "ANK 20180813")
def test_a_loss_breaks_a_withdrawal_even_if_more_was_gained(card: str, picks: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/3"], hand=[card]),
        seat(ready=["Oskar 2/9"]),
        bystander(),
        edition=edition,
    )
    t.g.withdrawing[1] = 1
    calls(t, card, "pick Mira", picks, "-")
    assert t.measure("b.pool") > 30
    assert (t.g.withdrawing[1], len(t.told("withdrawal-broken"))) == (0, 1)


# -- Archon -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Archon", "LSJ 19980225", "LSJ 19970707")
def test_an_archon_attacks_and_those_who_block_him_bleed(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Archon", "Archon"])]),
        seat(ready=["Oskar 2/4", "Olga 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Archon Mira -1")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    t.does("block Olga")  # one without blood can still block
    assert t.told("block-attempt") or t.asks
    t = position(
        seat(ready=[("Mira 4/8", ["Archon", "Archon"])]), seat(ready=["Oskar 3/4"]), bystander(), edition=edition
    )
    with t.changes("Oskar.blood", -3), t.unchanged(*BYSTANDER):  # two cards, and a fist
        t.does_all("bleed Mira", "block Oskar", "trigger Archon")
        t.goes_on()
    t.is_quiet()


@editions
def test_no_blood_hunt_is_called_on_an_archon(edition: str) -> None:
    for cards, hunted in ((["Archon"], False), ([], True)):
        t = position(seat(ready=[("Mira 4/8", cards)]), seat(torpor=["Oskar 0/4"]), bystander(), edition=edition)
        t.does("diablerize Mira Oskar")
        asked = False
        while t.asks not in t.quiet:
            asked = asked or t.offers("blood-hunt") or bool(t.told("referendum"))
            t.passes()
        assert (asked or bool(t.told("referendum"))) is hunted


@editions
@pytest.mark.parametrize(
    ("card", "who", "target"),
    [("Archon", "prince", "sect:Camarilla"), ("Templar", "sect:Sabbat bishop", "sect:Sabbat")],
)
def test_an_office_is_given_by_one_referendum_and_taken_by_another(
    edition: str, card: str, who: str, target: str
) -> None:
    t = table(card, who=who, theirs=(f"Oskar 2/4 {target}", "Olga 2/4 sect:Independent"), edition=edition)
    calls(t, card, "target Oskar")
    assert t.g.host[t[card]] == t["Oskar"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    assert not t.offers(f"use {card} Olga")
    assert t.offers(f"use {card} Oskar -1")  # to enter combat
    t.does(f"use {card} Oskar -2")
    goes(t, favour="b")
    assert t.region(card) == "attached"  # nobody there has any votes, and a card in play has none
    t.is_quiet()


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
@ruled_alike("card who", [("Archon", "sect:Camarilla"), ("Templar", "sect:Sabbat")], "RTR 20030519", "LSJ 20100909")
def test_each_copy_of_an_office_has_actions_of_its_own(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 8/8 {who}", [card, card]), "Ines 2/4"], hand=["Blank Page"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card} Mira -1")
    t.does("target Oskar")
    t.goes_on()
    t.g.unlock(t["Mira"])
    t.does("hunt Ines")
    t.goes_on()
    assert t.clauses(f"use {card} Mira -1", by="a") == ["minion.repeat.card-in-play"]
    assert t.offers(f"use {card}#2 Mira -1")
    assert t.offers(f"use {card} Mira -2")  # the referendum to burn it


# -- Auto-da-fé -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "pool", "region"), [("way 0", 26, "ready"), ("way 1", 30, "ash-heap")])
def test_auto_da_fe_is_paid_for_or_suffered(edition: str, way: str, pool: int, region: str) -> None:
    t = table("Auto-da-fé", who="sect:Sabbat cardinal", third=("Vera 2/8",), edition=edition)
    calls(t, "Auto-da-fé", way)
    assert (t.measure("b.pool"), t.region("Oskar")) == (pool, region)
    t.is_quiet()

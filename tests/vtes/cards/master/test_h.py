"""Master cards: H."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import OTHERS, READY, VAMPIRE, a, action, definition, hunt
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import hunt_for
from tests.vtes.cards.answering import goes_through, to_the_end, until
from tests.vtes.cards.master_tables import BLACK_HAND
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011

# -- Hackerspace ------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Hackerspace", "ANK 20210410")
def test_the_hackerspace_grows_with_anarchs_and_pays_for_equipment(edition: str) -> None:
    """Ruling: one counter for each who becomes an anarch."""
    t = position(
        seat(ready=["Mira 1/8 sect:Anarch", "Ines 2/4"], hand=[".44 Magnum"], play=["Hackerspace counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("anarch Ines")
    t.goes_on()
    assert t.measure("Hackerspace.blood") == 2
    t.does("play .44 Magnum Mira")
    t.does("use Hackerspace")
    t.does("amount 2")
    t.goes_on("paying")
    assert (t.measure("a.pool"), t.measure("Hackerspace.blood"), t.region(".44 Magnum")) == (30, 0, "attached")


def test_a_second_hackerspace_pays_only_for_what_is_left() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 sect:Anarch"],
            hand=[".44 Magnum"],
            play=["Hackerspace counters:2"] * 2,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    spaces = [one for one in t.g.in_play(0) if t.g.face[one].name == "Hackerspace"]
    t.does("play .44 Magnum Mira")
    until(t, f"use {spaces[0]}")
    t.does(f"use {spaces[0]}", by="a")
    assert t.offers("amount 2")
    t.does("amount 1", by="a")
    t.does(f"use {spaces[1]}", by="a")
    assert not t.offers("amount 2")
    to_the_end(t)
    assert [t.g.blood[one] for one in spaces] == [1, 1]
    assert t.measure("a.pool") == 30
    assert t.g.host[t[".44 Magnum"]] == t["Mira"]
    t.is_quiet()


# -- Hand Contract ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who"),
    [("Hand Contract", BLACK_HAND), ("Dirty Contract", "clan:Samedi"), ("Shakar: the Hunt", BLACK_HAND)],
)
def test_a_contract_sets_a_killer_on_a_minion(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}", "Alien 3/5"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all(f"play {card}", "target Oskar")
    t.does("target Mira") if t.asks == "target" else None
    assert t.g.host[t[card]] == t["Oskar"]
    for _ in range(9):
        if t.asks == "minion":
            break
        t.passes()
    assert not t.offers(f"use {card} Alien")
    t.does(f"use {card} Mira")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert t.told("combat")[-1]["opposing"] == t["Oskar"]


# -- Haqim's Law: Retribution -----------------------------------------------------------------------------------------


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


@editions
def test_haqims_law_turns_combat_cards_into_bleed(edition: str) -> None:
    card = "Haqim's Law: Retribution"
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim"], play=[card], hand=["Dodge", "Fake Out", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers(f"use {card}"):
            break
        t.passes()
    t.does(f"use {card} Mira", by="a")
    assert len(t.options("discard")) == 2
    t.does("discard Dodge")
    assert not t.offers(f"use {card} Mira")  # once an action
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Dodge")) == (28, "ash-heap")


# -- Haven Uncovered --------------------------------------------------------------------------------------------------


@editions
def test_haven_uncovered_leads_to_combat_and_its_bearer_may_burn_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
        bystander(),
        edition=edition,
    )
    goes_through(t, "use Haven Uncovered Mira -1")
    assert t.told("combat")
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
        bystander(),
        edition=edition,
        turn="b",
    )
    assert not t.offers("use Haven Uncovered Oskar -1")
    goes_through(t, "use Haven Uncovered Oskar -2")
    assert t.region("Haven Uncovered") == "ash-heap"


@editions
def test_an_action_against_whose_haven_is_uncovered_is_directed_at_his_controller(edition: str) -> None:
    """Also where the card is one's own, or a third Methuselah's."""
    for owner in (0, 2):
        t = position(
            seat(ready=["Mira 3/5"]),
            seat(ready=[("Oskar 2/4", ["Haven Uncovered"])]),
            seat(ready=["Vera 2/4"]),
            edition=edition,
        )
        t.g.controller[t["Haven Uncovered"]] = owner
        t.does("use Haven Uncovered Mira")
        assert t.told("action")[-1]["victims"] == [1]


# -- Heartblood of the Clan -------------------------------------------------------------------------------------------


@editions
def test_the_heartblood_is_filled_and_spent_on_the_clan(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4 clan:Banu-Haqim"], play=["Heartblood of the Clan"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Heartblood of the Clan Mira")
    t = position(
        seat(
            ready=["Mira 2/5 clan:Banu-Haqim"],
            play=["Heartblood of the Clan counters:3"],
            uncontrolled=["Young 0/6 clan:Banu-Haqim", "Alien 0/6"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartblood of the Clan Mira")
    t.goes_on()
    assert t.measure("Heartblood of the Clan.blood") == 4
    passes_to(t, "influence")
    t.does("use Heartblood of the Clan")
    t.does("amount 3")
    assert (t.measure("Young.blood"), t.measure("Heartblood of the Clan.blood")) == (3, 1)


# -- Heidelberg Castle, Germany ---------------------------------------------------------------------------------------

COMES = [
    "Heidelberg Castle, Germany",
    "Communal Haven: Cathedral",
    "Club Zombie",
    "The British Museum, London",
    "House of Sorrow",
    "The Path of Lilith",
]


@editions
@pytest.mark.parametrize("card", COMES)
def test_it_comes_into_play_for_its_price(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card}")
    assert (t.region(card), t.measure("a.pool")) == ("play", 30 - t.g.face[t[card]].pool)
    t.is_quiet()


@editions
@rules_on("Heidelberg Castle, Germany", "ANK 20170804", "LSJ 20090722-2")
@pytest.mark.parametrize("card", ["Heidelberg Castle, Germany", "Communal Haven: Cathedral"])
def test_blood_and_gear_go_from_one_to_the_other(card: str, edition: str) -> None:
    """Rulings: more than fits goes to the bank; never during an action."""
    t = position(
        seat(
            ready=[
                ("Mira 4/5 sect:Sabbat", [".44 Magnum", "Raven Spy"]),
                ("Ines 2/4 sect:Sabbat", ["Ivory Bow"]),
                "Kurt 1/3 sect:Camarilla",
            ],
            play=[card],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card}")
    assert t.offers("target Kurt") is card.startswith("Heidelberg")
    t.does("target Mira")
    t.does("target Ines") if t.asks == "target" else None
    assert t.offers("pick Raven Spy") is card.startswith("Heidelberg")
    t.does("pick .44 Magnum")
    if card.startswith("Heidelberg"):
        assert (t.asks, t.offers("pick Raven Spy")) == ("pick", True)
        t.passes()
    t.does("pick Ivory Bow")
    assert t.offers("pick .44 Magnum")  # which lies on Ines by now
    t.passes()
    t.does("amount 3")
    assert (t.g.host[t[".44 Magnum"]], t.g.host[t["Ivory Bow"]]) == (t["Ines"], t["Mira"])
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.g.host[t["Raven Spy"]]) == (1, 4, t["Mira"])


@editions
@rules_on("Heidelberg Castle, Germany", "ANK 20210608", "ANK 20171124")
def test_the_castle_is_used_between_actions_only(edition: str) -> None:
    """Rulings: also between two actions of another's turn."""
    t = position(
        seat(ready=["Mira 4/5", "Ines 2/4"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"], play=["Heidelberg Castle, Germany"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira") if t.who() == "a" else None
    assert t.offers("use Heidelberg Castle, Germany")
    assert (t.who(), t.g.action()) == ("b", None)


CASTLE = "Heidelberg Castle, Germany"


@rules_on(CASTLE, "LSJ 19980831")
@pytest.mark.parametrize("who", ["Enkidu, The Noah", "Ines 4/8"])
def test_the_castle_gives_nobody_what_he_cannot_have(who: str) -> None:
    name = who.split(" 4/")[0]
    t = position(
        seat(ready=[("Mira 4/8", ["Laptop Computer"]), who], play=[CASTLE]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does_all(f"use {CASTLE}", "target Mira", "pick Laptop Computer")
    if t.asks == "pick":
        t.does("pass")
    t.does("amount 1")
    assert t.g.host[t["Laptop Computer"]] == t["Ines" if name == "Ines" else "Mira"]
    assert (t.measure("Mira.blood"), t.measure(f"{CASTLE}.locked")) == (3, 1)
    t.is_quiet()


@rules_on(CASTLE, "LSJ 20010110")
def test_the_castle_is_not_locked_while_a_card_is_played() -> None:
    """Nothing is done in response: neither to a card that others might cancel, nor in an action."""
    t = position(
        seat(ready=[("Mira 4/8", ["Flak Jacket"]), "Ines 4/8"], play=[CASTLE], hand=["Minion Tap"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    assert t.offers(f"use {CASTLE}")
    t.does("play Minion Tap")
    since = len(t.asked)
    t.does_all("target Mira", "amount 2")
    assert (t.asks, t.who()) == ("as-played", "b")
    t.does("pass", by="b")
    assert t.region("Minion Tap") == "ash-heap"
    during = [option for _, options in t.asked[since:] for option in options]
    assert not any(option[:2] == ("use", t[CASTLE]) for option in during)
    t.passes_until("minion")
    assert t.offers(f"use {CASTLE}")
    t.does("bleed Mira")
    since = len(t.asked)
    while not t.told("bleeds"):
        assert not t.offers(f"use {CASTLE}")
        t.answer("pass")
    assert len(t.asked) > since


# -- Hospital Food ----------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("sect", ["Anarch", "Camarilla"])
def test_hospital_food_feeds_a_hunting_anarch(sect: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 1/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Hospital Food"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    if sect == "Anarch":
        t.does("use Hospital Food", by="b")
    assert not t.offers("use Hospital Food")
    t.goes_on()
    assert t.measure("Mira.blood") == (3 if sect == "Anarch" else 2)


FEAST = made_up("Feast", faces.ACTION, definition=definition(action("", hunt(at=a(VAMPIRE, READY, OTHERS)))))
"""A hunt that takes the blood from a vampire of somebody else."""


@rules_on("Hospital Food", "RTR 20030519")
@rules_on("Succulent Vitae", "RTR 20030519")
@rules_on("Inbase Discotek, Frankfurt", "RTR 20030519")
@pytest.mark.parametrize(
    ("card", "words", "bank"),
    [("Hospital Food", "sect:Anarch", 0), ("Succulent Vitae", "QUI", 0), ("Inbase Discotek, Frankfurt", "", 1)],
)
def test_a_better_hunt_of_anothers_blood_takes_it_from_there_or_from_the_bank(card: str, words: str, bank: int) -> None:
    modifies = card == "Succulent Vitae"
    t = position(
        seat(
            ready=[f"Mira 1/8 {words}".strip()],
            hand=[FEAST, *([card] if modifies else [])],
            play=[] if modifies else [card],
        ),
        seat(ready=["Oskar 5/8"]),
    )
    t.does("play Feast Mira 0")
    if card == "Hospital Food":
        t.does("use Hospital Food", by="a")
    if modifies:
        until(t, "play Succulent Vitae Mira 1")
        t.does("play Succulent Vitae Mira 1", by="a")
    while t.asks not in ("may", *t.quiet):
        t.answer("pass")
    if card == "Inbase Discotek, Frankfurt":
        t.does("yes", by="a")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 5 - 2 + bank)


@rules_on("Hospital Food", "LSJ 20050720-2")
def test_a_hunt_that_finds_nothing_is_still_a_successful_action() -> None:
    t = position(
        seat(ready=["Mira 8/8 sect:Anarch"], play=["Hospital Food"]), seat(ready=["Oskar 5/8 locked"]), bystander()
    )
    t.does("hunt Mira")
    t.does("use Hospital Food", by="a")
    to_the_end(t)
    assert t.measure("Mira.blood") == 8
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS


# -- Houngan ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Houngan", "LSJ 20080604")
@pytest.mark.parametrize("locks", [True, False])
def test_a_houngan_gains_blood_and_can_be_followed(locks: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5 clan:Samedi", ["Houngan"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("yes" if locks else "no")
    assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == ((3, 1) if locks else (2, 0))
    t = position(
        seat(ready=["Mira 1/5 clan:Samedi", "Alien 2/4"]),
        seat(ready=[("Oskar 2/4 clan:Samedi locked", ["Houngan"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Houngan Alien")
    t.does("use Houngan Mira")
    t.goes_on()
    assert (t.g.host[t["Houngan"]], t.word("Houngan.controller")) == (t["Mira"], "a")


# -- House of Sorrow --------------------------------------------------------------------------------------------------


@editions
def test_the_house_of_sorrow_unlocks_for_a_price(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 locked"], play=["House of Sorrow", "The Coven locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use House of Sorrow")
    assert (t.measure("The Coven.locked"), t.measure("House of Sorrow.locked"), t.measure("Mira.locked")) == (0, 1, 1)
    assert t.g.counters_on(t["House of Sorrow"], "stun") == t.g.counters_on(t["The Coven"], "stun") == 1


# -- Humanitas --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Humanitas", "PIB 20110918")
def test_humanitas_rescues_and_never_commits_diablerie(edition: str) -> None:
    """Ruling: the rescue itself costs less, whoever pays for it."""
    t = position(
        seat(ready=[("Mira 3/5", ["Humanitas"]), "Ines 3/5"], torpor=["Sleeper 2/4"]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Prey 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("diablerize Mira")
    assert t.offers("diablerize Ines")
    assert any(one.endswith(" 0") or one.endswith(" 1") for one in t.options("rescue"))
    t.answer(next(one for one in t.options("rescue") if str(t["Mira"]) in one.split()[1:2]))
    assert stats.stealth(t.g, t["Mira"]) == 2
    t.goes_on()
    assert t.region("Sleeper") == "ready" or t.region("Prey") == "ready"
    assert t.measure("Mira.blood") + t.measure("Sleeper.blood") + t.measure("Prey.blood") == 3 + 4 - 1


# -- The Hungry Coyote ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "gained"), [("sect:Sabbat", 2), ("sect:Camarilla", 1)])
def test_the_hungry_coyote_feeds_the_sabbat(who: str, gained: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"], play=["The Hungry Coyote"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        edition=edition,
    )
    assert stats.hunt(t.g, t["Oskar"]) == 1  # only her own
    t.does("hunt Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3 + gained
    t.is_quiet()


@editions
@rules_on("The Hungry Coyote", "RTR 20030519", "RTR 20180511")
def test_the_hungry_coyote_takes_more_from_the_target_of_a_hunt(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Sabbat"], hand=[hunt_for()], play=["The Hungry Coyote"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (2, 4)

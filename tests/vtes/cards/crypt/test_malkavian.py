"""Crypt cards: Malkavian."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import VAMPIRE, a, action, definition, gain, lock, master, permanent, title
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import BLANKS
from tests.vtes.cards.combat_tables import fights, meets, on_to, strikes_with
from tests.vtes.cards.crypt_tables import LUTZ, short, stands
from tests.vtes.cards.gear_tables import ONE, begins_to_fight, weapon
from tests.vtes.cards.referendum_tables import CHALLENGE, POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Abraham Mellon ---------------------------------------------------------------------------------------------------


@rules_on("Abraham Mellon", "LSJ 20101013")
def test_abraham_recruits_as_a_tremere_and_gets_nothing_for_tremere_from_the_ally() -> None:
    """His Methuselah does not play cards as if he were one."""
    for who, offered in (("Abraham Mellon", True), ("Ines 4/8", False)):
        t = position(seat(ready=[who], hand=["Ponticulus"]), seat(ready=["Oskar 4/8"]), bystander())
        assert t.offers(f"play Ponticulus {who.split(' 4/8')[0]}") is offered
        t = position(seat(ready=[who], hand=["Chantry"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
        assert not t.offers("play Chantry")
    for who, offered in (("Abraham Mellon", False), ("Ines 4/8 clan:Tremere", True)):
        t = position(seat(ready=["Oskar 4/8 stealth:1"]), seat(ready=[who, "Ponticulus"]), bystander())
        t.does("bleed Oskar")
        t.does(f"block {who.split(' 4/8')[0]}", by="b")
        t.goes_on()
        assert t.ever_offered("use Ponticulus") is offered


# -- Alexander Silverson ----------------------------------------------------------------------------------------------


def test_vampires_pay_to_vote_against_alexander() -> None:
    me = "Alexander Silverson"
    t = position(seat(ready=[me], hand=["Anarchist Uprising"]), seat(ready=["Oskar 2/4 votes:1"]), bystander())
    t.does(f"play Anarchist Uprising {me}")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    with t.changes("Oskar.blood", -1):
        t.does("vote Oskar against")
    t.goes_on()
    t.is_quiet()


# -- Apolonia Czarnecki -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other", "me_gains", "other_loses"),
    [
        ("Apolonia Czarnecki", "Oskar 2/4", 1, 1),
        ("François Villon", "Oskar 3/4", 2, 2),
    ],
)
def test_stealing_blood_as_an_action(name: str, other: str, me_gains: int, other_loses: int) -> None:
    me = short(name)
    t = position(seat(ready=[f"{name} blood:1"]), seat(ready=[other.replace("/4", "/11")]), seat())
    assert not t.offers(f"use {me} {me}")
    t = position(seat(ready=[f"{name} blood:1"]), seat(ready=[other]), seat(ready=["Vera 2/11"], hand=["Blank Page"]))
    t.does(f"use {me} {me}")
    with t.changes(f"{me}.blood", me_gains), t.changes("Oskar.blood", -other_loses), t.unchanged(*BYSTANDER):
        t.goes_on()
        if t.asks == "amount":
            t.does(f"amount {me_gains}")
            t.goes_on()
    t.is_quiet()


# -- Assad Salhoum ----------------------------------------------------------------------------------------------------


@editions
def test_assad_gains_blood_as_he_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]), seat(ready=["Assad Salhoum blood:2"], hand=["Fake Out"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    with t.changes("Assad Salhoum.blood", 1):
        t.does("block Assad Salhoum", by="b")
        assert t.asks == "maneuver"


# -- Bela -------------------------------------------------------------------------------------------------------------


def test_what_they_cannot_do() -> None:
    t = position(seat(ready=["Bela"], hand=["Anarchist Uprising"]), seat(), bystander())
    assert not t.offers("play Anarchist Uprising Bela")
    for actor, blocks in (("Mira 2/4 clan:Nosferatu", False), ("Mira 2/4", True)):
        t = position(seat(ready=[actor]), seat(ready=["Tyler McGill"]), bystander())
        t.does("bleed Mira")
        assert t.offers("block Tyler McGill") is blocks
    for blocker, blocks in (("Oskar 2/3", False), ("Oskar 2/4", True), ("Thug ally 3", False)):
        t = position(seat(ready=['Rexton "Savage" Abernathy']), seat(ready=[blocker]), bystander())
        t.does('bleed Rexton "Savage" Abernathy')
        assert t.offers(f"block {blocker.split()[0]}") is blocks


# -- Dancin' Dana -----------------------------------------------------------------------------------------------------


@ruled_alike("who", ["Dancin' Dana (ADV)", "Marguerite Foccart (ADV)", "Zack North (ADV)"], "ANK 20180524")
@pytest.mark.parametrize("base_first", [True, False])
def test_who_is_merged_is_an_anarch(who: str, base_first: bool) -> None:
    me = who.removesuffix(" (ADV)")
    first, second = (me, who) if base_first else (who, me)
    t = position(seat(ready=[first], uncontrolled=[second]), seat(ready=["Oskar 2/4"]), bystander(), phase="influence")
    assert t.word(f"{me}.sect") == ("Camarilla" if base_first else "Anarch")
    t.does(f"merge {me}#2 {me}")
    assert (t.word(f"{me}.sect"), t.region(me)) == ("Anarch", "ready")


# -- Darius Shirazi ---------------------------------------------------------------------------------------------------


@editions
def test_darius_shirazi_steals_no_weapon(edition: str) -> None:
    t = stands("Darius Shirazi", ("Oskar 2/4", ["Ivory Bow", "Laptop Computer"]), edition=edition)
    assert not t.options("use")
    t = stands("Darius Shirazi", ("Oskar 2/4 locked", ["Ivory Bow", "Leather Jacket"]), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Darius Shirazi Darius Shirazi -1")
        t.goes_on()
    assert t.g.host[t["Leather Jacket"]] == t["Darius Shirazi"]
    assert t.g.host[t["Ivory Bow"]] == t["Oskar"]


@editions
@pytest.mark.parametrize(
    ("gear", "offered"),
    [("Leather Jacket", True), ("Laptop Computer", False), (".44 Magnum", False), ("Zaire River Ferry", False)],
)
def test_darius_shirazi_wants_plain_equipment_of_others(gear: str, offered: bool, edition: str) -> None:
    """A location on a minion is no equipment while it is in play; nor does he steal what is his own Methuselah's."""
    t = stands("Darius Shirazi", ("Oskar 2/4", [gear]), edition=edition)
    assert t.offers("use Darius Shirazi Darius Shirazi -1") is offered
    t = position(
        seat(ready=["Darius Shirazi", ("Mira 2/4", [gear])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert not t.offers("use Darius Shirazi Darius Shirazi -1")


# -- Esau -------------------------------------------------------------------------------------------------------------


@editions
def test_esau_tosses_a_coin_once(edition: str) -> None:
    t = stands("Esau", "Oskar 2/4 locked", edition=edition)
    t.g.blood[t["Esau"]] = 4
    t.does("bleed Esau")
    before = t.measure("Esau.bleed")
    t.does("use Esau Esau -1")
    assert t.measure("Esau.blood") == 3
    assert t.measure("Esau.bleed") in (before, before + 1)
    assert not t.offers("use Esau Esau -1")


@editions
@pytest.mark.parametrize(("action", "blood", "offered"), [("bleed", 4, True), ("hunt", 4, False)])
def test_esau_tosses_his_coin_for_a_bleed_only(action: str, blood: int, offered: bool, edition: str) -> None:
    t = stands("Esau", "Oskar 2/4", edition=edition)
    t.g.blood[t["Esau"]] = blood
    t.does(f"{action} Esau")
    assert t.offers("use Esau Esau -1") is offered


def test_the_coin_of_esau_has_two_sides() -> None:
    """Twelve tables that differ only in their seed."""
    found = set()
    for seed in range(12):
        t = position(seat(ready=["Esau"]), seat(ready=["Oskar 2/4"]), bystander(), seed=seed)
        t.g.blood[t["Esau"]] = 4
        t.does("bleed Esau")
        t.does("use Esau Esau -1")
        found.add(t.measure("Esau.bleed"))
    assert len(found) == 2


# -- Evan Klein -------------------------------------------------------------------------------------------------------


def test_evan_klein_may_be_lucky() -> None:
    ends = set()
    for seed in range(1, 9):
        t = position(
            seat(ready=["Theo Bell (G6)"]), seat(ready=["Evan Klein (G6)"]), seat(torpor=["Vera 2/4"]), seed=seed
        )
        t.does("use Theo Bell Theo Bell")
        t.goes_on()
        ends.add(bool(t.told("combat")))
        t.is_quiet()
    assert ends == {True, False}


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


# -- Fotini Katsikaris ------------------------------------------------------------------------------------------------


@rules_on("Fotini Katsikaris", "LSJ 20011022")
def test_fotini_holds_more_cards_until_the_discard_phase() -> None:
    t = position(
        seat(ready=["Fotini Katsikaris"], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Fotini Katsikaris")
    t.goes_on()
    assert t.measure("a.hand") == 8
    t.passes_until("discard-down")
    assert stats.hand_size(t.g, 0) == 7


@editions
def test_lasting_hands_in_all_books(edition: str) -> None:
    t = position(
        seat(ready=["Fotini Katsikaris"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Fotini Katsikaris")
    t.goes_on()
    assert stats.hand_size(t.g, 0) == 8
    while stats.hand_size(t.g, 0) == 8:
        assert t.g.turn == 20
        t.passes()
    assert t.asks in ("discard", "discard-down", "minion", "influence", "unlock")


# -- Gem Ghastly ------------------------------------------------------------------------------------------------------


@ruled_alike(
    "who card what path",
    [
        ("Gem Ghastly", "Ventrue Directorate Assembly", "votes", "Kin 4/8 clan:Ventrue"),
        ("Philip van Vermeer IV", "Ventrue Directorate Assembly", "votes", "Kin 4/8 clan:Ventrue"),
        ("Tatiana Stepanova, Alastor", "Gangrel Revel", "strength", "Kin 4/8 clan:Gangrel"),
        ("Tatiana Stepanova, Alastor", "Brujah Debate", "strength", "Kin 4/8 clan:Brujah"),
    ],
    "LSJ 20101013",
)
def test_he_counts_as_one_of_the_clan_for_playing_the_card_and_not_once_it_is_in_play(
    who: str, card: str, what: str, path: str
) -> None:
    for own, offered in ((who, True), ("Mira 4/8", False)):
        t = position(seat(ready=[own], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
        assert t.offers(f"play {card}") is offered
    t = position(
        seat(ready=[who, path], hand=[card, "Domain Challenge"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master"
    )
    before = [t.measure(f"{name}.{what}") for name in (who, "Kin")]
    t.does(f"play {card}")
    assert t.region(card) == "play"
    t.passes_until("minion")
    t.does("play Domain Challenge Kin")
    t.passes_until("polling")
    assert [t.measure(f"{name}.{what}") for name in (who, "Kin")] == [before[0], before[1] + 1]


AS_IF = [
    # who plays some cards as if she were another, what she is then
    ("Gem Ghastly", "Ventrue"),
    ("Lisandro Giovanni", "Samedi"),
    ("Lisandro Giovanni", "Ventrue antitribu"),
    ("Philip van Vermeer IV", "Ventrue"),
    ("Tatiana Stepanova, Alastor", "Brujah"),
    ("Tatiana Stepanova, Alastor", "Gangrel"),
    ("Karl Schrekt", "justicar"),
    ("Abraham Mellon", "Tremere"),
    ("Lady Scarlett Churchill", "Toreador"),
]


@ruled_alike("who what", AS_IF, "LSJ 20050119")
def test_nobody_counts_as_another_for_a_weapon_that_is_not_played(who: str, what: str) -> None:
    blade = weapon(needs=title(what), asks=what) if what == "justicar" else weapon(clans=(what,))
    t = begins_to_fight(who, [ONE, blade])
    to_the_end(t)
    assert t.told("combat")
    assert not t.ever_offered(f"play {ONE}")
    t = position(seat(ready=[who], hand=[blade]), seat(ready=["Oskar 6/8 locked"]), bystander())
    t.does(f"play Blade {who} 0")
    to_the_end(t)
    assert t.g.host[t["Blade"]] == t[who]
    t.is_quiet()


@rules_on("Gem Ghastly", "LSJ 20050119")
@pytest.mark.parametrize("asked", ["Malkavian", "Ventrue"])
def test_nobody_counts_as_another_for_whom_she_summons(asked: str) -> None:
    friend = made_up("Friend", faces.ALLY, life=1, clans=(asked,), definition=definition(permanent()))
    t = position(
        seat(ready=["Gem Ghastly", "Mira 2/4"], hand=["Piper", friend]),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
        phase="unlock",
    )
    become_anarch(t.g, t["Gem Ghastly"], "")
    if asked == "Malkavian":
        t.passes_until("master")
        t.does("play Piper")
    else:
        t.passes_until("minion")
        assert not t.ever_offered("play Piper")
    assert t.region("Friend") == ("ready" if asked == "Malkavian" else "hand")
    t.is_quiet()


# -- Gilbert Duane ----------------------------------------------------------------------------------------------------


def test_gilbert_turns_up_the_top_of_the_crypt() -> None:
    for clan, sect in (("Malkavian", "Anarch"), ("Ventrue", "Camarilla")):
        t = position(
            seat(
                ready=["Gilbert Duane (G6)", "Mira 4/8 sect:Camarilla", "Anja 4/8 sect:Camarilla prince"],
                crypt=[f"Vito 0/5 clan:{clan}"],
            ),
            seat(),
            bystander(),
            phase="influence",
        )
        with t.changes("Gilbert Duane.blood", -1):
            t.does("use Gilbert Duane")
            assert not t.offers("pick Anja")
            if t.asks == "pick":
                t.does("pick Mira")
        assert t.region("Vito") == "removed"
        assert stats.sect(t.g, t["Mira"]) == sect


# -- Jason "Son" Newberry ---------------------------------------------------------------------------------------------


def test_jason_votes_more_against_blood_hunts() -> None:
    me = 'Jason "Son" Newberry'
    t = position(
        seat(ready=["Mira 4/8", "Anja 4/8 votes:3"]),
        seat(torpor=["Oskar 0/4"], ready=[me]),
        bystander(),
    )
    t.does("diablerize Mira Oskar")
    while t.asks != "polling":
        t.does("no" if t.offers("no") else "pass")
    t.passes_until_offered(f"use {me}")
    votes = stats.votes(t.g, t[me])
    with t.changes("referendum.against", votes + 2):
        t.does(f"use {me}", by="b")
    assert not t.offers(f"use {me}")


# -- Jason, The World's Voice -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "hurt"), [("Oskar 4/8", 2), ("Thug ally 5", 1)])
def test_who_blocks_jason_burns_blood_after_the_combat(edition: str, other: str, hurt: int) -> None:
    """A vampire, not an ally."""
    me = "Jason, The World's Voice"
    t = position(seat(ready=[me]), seat(ready=[other]), bystander(), edition=edition)
    name = other.split()[0]
    with t.changes(f"{name}.blood", -hurt), t.unchanged(*BYSTANDER):
        fights(t, me, name)
        t.goes_on()
    t.is_quiet()


@rules_on("Jason, The World's Voice", "ANK 20231124")
def test_jason_bleeds_for_more_once() -> None:
    me = "Jason, The World's Voice"
    t = position(seat(ready=[me]), seat(ready=[]), bystander())
    t.does(f"bleed {me}")
    with t.changes(f"{me}.blood", -1), t.changes("b.pool", -2):
        t.does(f"use {me}")
        t.goes_on()
        assert not t.offers(f"use {me}")
    t = position(seat(ready=[f"{me} blood:2"]), seat(ready=[]), bystander())
    t.does(f"hunt {me}")
    t.goes_on()
    assert not t.ever_offered(f"use {me}")


# -- Juliet Parr ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passed", [True, False])
def test_juliet_holds_more_cards_after_her_referendum_passed(passed: bool) -> None:
    t = position(
        seat(ready=["Juliet Parr"], hand=[POLL, *["Blank Page"] * 6], library=19),
        seat(ready=["Oskar 4/8 votes:9"]),
        bystander(),
    )
    t.does(f"play {POLL} Juliet Parr")
    t.passes_until("polling")
    t.does("vote Juliet Parr for")
    while t.asks == "polling":
        t.does("vote Oskar against" if not passed and t.offers("vote Oskar against") else "pass")
    t.goes_on()
    assert stats.hand_size(t.g, 0) == (9 if passed else 7)


# -- Keller Thiel -----------------------------------------------------------------------------------------------------


@editions
def test_keller_makes_those_pay_who_bleed_you(edition: str) -> None:
    for words, lost in (("", 1), (" locked", 0)):
        t = position(seat(ready=["Mira 3/8"]), seat(ready=[f"Keller Thiel{words}"]), bystander(), edition=edition)
        with t.changes("Mira.blood", -lost), t.changes("b.pool", -1):
            t.does("bleed Mira")
            t.goes_on()


# -- Leandro ----------------------------------------------------------------------------------------------------------


@rules_on("Leandro", "LSJ 20021210-1")
@pytest.mark.parametrize("way", [0, 1])
def test_leandro_makes_others_choose(way: int) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Anja 0/5"]), seat(ready=["Leandro"]), bystander(), phase="unlock"
    )
    t.does("trigger Leandro")
    with t.changes("a.pool", -1 if way == 0 else 0), t.unchanged("c.pool"):
        t.does(f"way {way}", by="a")
    while t.g.turn == 20:
        t.passes()
    assert t.ever_offered("invest Anja") is (way == 0)


@rules_on("Leandro", "LSJ 20100527")
@pytest.mark.parametrize("pays", [True, False])
def test_who_has_no_transfers_may_still_feed_her_vampires_otherwise(pays: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Powerbase: Montreal"], uncontrolled=["Nils 0/5"]),
        seat(ready=["Leandro"]),
        bystander(),
        phase="unlock",
    )
    while t.asks not in ("way", "may"):
        t.answer(t.options("trigger")[0] if t.options("trigger") else "pass")
    assert t.who() == "a"
    ways = t.options()
    t.answer(ways[0] if pays else ways[1])
    assert t.measure("a.pool") == (29 if pays else 30)
    t.passes_until("influence")
    assert t.measure("turn.left") == (4 if pays else 0)
    assert t.offers("invest Nils") is pays
    with t.changes("Nils.blood", 1):
        t.does("use Powerbase: Montreal")
        t.does("target Nils") if t.asks == "target" else None


# -- Lucian -----------------------------------------------------------------------------------------------------------


@rules_on("Lucian", "LSJ 19980206", "RBK steal-equipment")
@pytest.mark.parametrize("has", [True, False])
def test_lucian_steals_no_second_jacket(has: bool) -> None:
    t = meets("Lucian", ["Leather Jacket"] if has else [], on_other=["Leather Jacket"])
    theirs = "Leather Jacket#2" if has else "Leather Jacket"
    on_to(t, "strike")
    assert t.offers("use Lucian") is not has
    if not has:
        strikes_with(t, "Lucian")
        on_to(t)
        assert t.g.host[t[theirs]] == t["Lucian"]
        t.is_quiet()


def test_lucian_steals_at_close_range_only() -> None:
    t = meets("Lucian", on_other=["Leather Jacket"], hand=["Fake Out"])
    on_to(t, "maneuver")
    t.does("play Fake Out Lucian 0", by="a")
    on_to(t, "strike")
    t.does("use Lucian", by="a")
    on_to(t)
    assert t.g.host[t["Leather Jacket"]] == t["Oskar"]
    t.is_quiet()


@rules_on("Lucian", "LSJ 19980206", "RBK steal-equipment")
def test_what_lucian_has_stolen_is_used_in_the_next_round() -> None:
    t = meets("Lucian", on_other=["Assault Rifle"], hand=["Blur", "Boxed In"])
    strikes_with(t, "Lucian")
    until(t, "play Blur Lucian 0")
    assert t.g.host[t["Assault Rifle"]] == t["Lucian"]
    since = len(t.asked)
    t.does("play Blur Lucian 0", by="a")
    until(t, "play Boxed In Lucian 0")
    assert [told["minion"] for told in t.told("strike")].count(t["Lucian"]) == 2
    assert not t.ever_offered("use Assault Rifle", since)
    t.does("play Boxed In Lucian 0", by="a")
    until(t, "use Assault Rifle")


# -- Lutz von Hohenzollern --------------------------------------------------------------------------------------------


@editions
@rules_on(LUTZ, "ANK 20220808")
@pytest.mark.parametrize(("where", "lost"), [("ready", 1), ("torpor", 0)])
def test_the_prey_pays_lutz_when_a_referendum_passes(where: str, lost: int, edition: str) -> None:
    """After its effects: each Methuselah has lost pool by then."""
    own = ["Mira 6/8 prince", *([LUTZ] if where == "ready" else [])]
    t = position(
        seat(ready=own, torpor=[LUTZ] if where == "torpor" else [], hand=[POLL]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert t.measure("c.pool") < 30  # it has passed
    assert t.measure("b.pool") - t.measure("c.pool") == -lost
    t.is_quiet()


@editions
def test_nobody_pays_lutz_when_a_referendum_fails(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", LUTZ], hand=[POLL]), seat(ready=["Oskar 4/8 prince"]), bystander(), edition=edition
    )
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        while t.asks not in t.quiet:
            t.does("vote Oskar against" if t.offers("vote Oskar against") else "pass")


@rules_on("Lutz von Hohenzollern", "ANK 20220808")
@pytest.mark.parametrize(("mine", "preys"), [(5, 1), (1, 5), (5, 2)])
def test_lutz_comes_after_the_effects_of_the_referendum_with_their_ousts(mine: int, preys: int) -> None:
    """If the referendum ousts his prey, the next one pays and the six pool are there; if it ousts his controller,
    nobody pays."""
    me = "Lutz von Hohenzollern"
    t = position(
        seat(pool=mine, ready=[me, "Mira 6/8"], hand=[CHALLENGE]),
        seat(pool=preys, ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"play {CHALLENGE} Mira")
    t.passes_until("polling")
    t.does(f"vote {me} for", by="a")
    t.goes_on()
    if preys == 1:  # ousted by the referendum: six pool for a, and the next prey pays
        assert (t.g.ousted[1], t.measure("a.pool"), t.measure("c.pool")) == (1, mine - 1 + 6, 29)
    elif mine == 1:  # he is gone before his effect
        assert (t.g.ousted[0], t.measure("b.pool"), t.measure("c.pool")) == (1, preys - 1, 36)
    else:  # the second pool is for him, and ousts
        assert (t.g.ousted[1], t.measure("a.pool"), t.measure("c.pool")) == (1, mine - 1 + 6, 30)


# -- Maris Streck -----------------------------------------------------------------------------------------------------


def test_maris_rearranges_her_library() -> None:
    t = position(seat(ready=["Maris Streck"], hand=["Blank Page"] * 7, library=["Dodge", "Blur"]), seat(), bystander())
    t.does("use Maris Streck Maris Streck")
    t.passes_until("pick")
    top = next(key for key in t.options() if t.g.face[int(key.split()[1])].name == "Dodge")
    t.answer(top)
    assert [t.g.face[card].name for card in t.g.library(0)] == ["Blur", "Dodge"]
    assert t.measure("Maris Streck.locked")


@rules_on("Maris Streck", "LSJ 20020814", "ANK 20220705")
@pytest.mark.parametrize("locked", ["", " locked"])
def test_maris_gives_a_blocker_as_much_intercept_as_she_pays_for_even_while_locked(locked: str) -> None:
    t = position(seat(ready=["Mira 4/8 stealth:2"]), seat(ready=[f"Maris Streck{locked}", "Oskar 4/8"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    for _ in range(2):
        until(t, "use Maris Streck")
        with t.changes("Maris Streck.blood", -1):
            t.does("use Maris Streck", by="b")
    while not t.told("blocked"):
        t.answer("pass")
    assert t.told("blocked")[-1]["intercept"] == 2


# -- Osric Vladislav --------------------------------------------------------------------------------------------------


def test_osric_burns_a_location_for_stealth() -> None:
    for play, offered in (["Academic Hunting Ground"], True), ([], False):
        t = position(seat(ready=["Osric Vladislav"], play=play), seat(ready=["Oskar 2/4"]), bystander())
        t.does("bleed Osric Vladislav")
        t.does("block Oskar", by="b")
        assert t.offers("use Osric Vladislav Osric Vladislav") is offered
        if offered:
            t.does("use Osric Vladislav Osric Vladislav", by="a")
            t.goes_on()
            assert t.region("Academic Hunting Ground") == "ash-heap"
            assert not t.told("blocked")


@rules_on("Osric Vladislav", "LSJ 20020814", "ANK 20221229")
def test_osric_burns_locations_as_long_as_he_acts_and_needs_stealth() -> None:
    me = "Osric Vladislav"
    places = ["The Barrens", "Elder Library", "The Parthenon"]
    t = position(
        seat(ready=[me, "Mira 4/8"], play=places),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        bystander(),
    )
    t.does(f"bleed {me}")
    assert not t.offers(f"use {me}")  # not needed yet
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    for place in places[:2]:
        until(t, f"use {me}")
        t.does(f"use {me}", by="a")
        t.does(f"pick {place}") if t.asks == "pick" else None
        assert t.region(place) == "ash-heap"
    since = len(t.asked)
    t.goes_on()
    assert (t.measure("b.pool"), t.ever_offered(f"use {me}", since)) == (29, False)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"use {me}", since)


# -- Persia, The Beautiful Statue -------------------------------------------------------------------------------------


def test_blood_for_intercept() -> None:
    name = "Persia, The Beautiful Statue"
    t = position(seat(ready=["Mira 4/8 stealth:1"]), seat(ready=[name]), bystander())
    t.does("bleed Mira")
    t.does(f"block {name}", by="b")
    with t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="b")
        t.goes_on()
    assert t.told("blocked")
    assert t.measure(f"{name}.blood") == 5 - 2  # for the intercept, and Mira's hand
    t.is_quiet()


# -- Quentin King III -------------------------------------------------------------------------------------------------


@rules_on("Quentin King III (ADV)", "ANK 20231124")
def test_quentin_raises_a_bleed_once_he_is_merged_and_only_during_a_bleed() -> None:
    t = position(
        seat(ready=["Quentin King III blood:3"], uncontrolled=["Quentin King III (ADV)"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="influence",
    )
    t.does("merge Quentin King III#2 Quentin King III")
    use = "use Quentin King III Quentin King III -2"
    while t.who() != "a" or t.asks != "minion":
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered(use)
    t.does("bleed Quentin King III")
    until(t, use)
    t.does(use, by="a")
    assert t.measure("Quentin King III.blood") == 2
    to_the_end(t)
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Rachel Brandywine ------------------------------------------------------------------------------------------------


@rules_on("Rachel Brandywine", "RTR 20030519")
@pytest.mark.parametrize("taken", [True, False])
def test_rachel_puts_back_what_was_discarded(taken: bool) -> None:
    """After it was replaced; only what was discarded in that phase."""
    t = position(
        seat(ready=["Rachel Brandywine"], hand=["Dodge"] + ["Blank Page"] * 6, library=1, ash_heap=["Blur"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="discard",
    )
    t.does("discard Dodge")
    assert len(t.g.hand(0)) == 7
    passes_to(t, "may")
    t.does("yes" if taken else "no")
    if taken:
        assert not t.offers("pick Blur")
        t.does("pick Dodge")
    names = [t.g.face[card].name for card in t.g.library(0)]
    assert names == (["Dodge"] if taken else [])
    assert t.region("Blur") == "ash-heap"


# -- Ruth McGinley ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("weapon", [".44 Magnum", "Meat Cleaver"])
def test_ruth_mcginley_shoots_first(weapon: str, edition: str) -> None:
    """Whoever falls to a first strike does not strike back; a blade is as quick as the other one."""
    t = stands(("Ruth McGinley", [weapon]), ("Oskar 1/4", []), edition=edition)
    t.g.blood[t["Ruth McGinley"]] = 4
    fights(t, "Ruth McGinley")
    on_to(t, "strike")
    t.does(f"use {weapon} Ruth McGinley -1", by="a")
    on_to(t)
    assert t.region("Oskar") == "torpor"
    assert t.measure("Ruth McGinley.blood") == (4 if weapon == ".44 Magnum" else 3)


# -- Santaleous -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Santaleous", "ANK 20200420-2", "LSJ 20090601-2", "ANK 20260216")
def test_santaleous_cancels_master_cards_as_often_as_he_can_pay(edition: str) -> None:
    """The cost of the cancelled card is paid; a book without cancelling never comes to it."""
    t = position(
        seat(pool=20, ready=["Mira 2/4"], hand=["Zillah's Valley"]),
        seat(ready=["Santaleous"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    cancels = t.g.edition.cancels
    cost = t.g.face[t["Zillah's Valley"]].pool
    with t.changes("a.pool", -cost), t.changes("Santaleous.blood", -3 if cancels else 0):
        t.does("play Zillah's Valley")
        assert t.offers("use Santaleous") is cancels
        if cancels:
            t.does("use Santaleous", by="b")
    assert t.region("Zillah's Valley") == "ash-heap" or not cancels


@ruled_alike("card", ["Santaleous"], "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_master_card_is_replaced_at_once(card: str, cancelled: bool) -> None:
    slow = made_up("Slow", faces.MASTER, definition=definition(master(gain(1)), not_replaced="unlock"))
    t = position(
        seat(ready=["Mira 3/5"], hand=[slow, *BLANKS], library=9), seat(ready=[card]), bystander(), phase="master"
    )
    t.does("play Slow")
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    with t.changes(f"{card}.blood", -3 if cancelled else 0):
        t.does(f"use {card}" if cancelled else "pass", by="b")
    assert (bool(t.told("cancelled")), t.measure("a.hand")) == (cancelled, 7 if cancelled else 6)
    t.is_quiet()


# -- Sean Rycek -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "locked", "blood"), [(-1, 1, 3), (-2, 0, 2)])
def test_sean_rycek_gets_two_votes_once(way: int, locked: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Anarchist Uprising"]),
        seat(ready=["Sean Rycek"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Sean Rycek"]] = 3
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"use Sean Rycek Sean Rycek {way}")
    t.does(f"use Sean Rycek Sean Rycek {way}")
    assert (t.measure("Sean Rycek.locked"), t.measure("Sean Rycek.blood")) == (locked, blood)
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Sean Rycek Sean Rycek -1", since)
    assert not t.ever_offered("use Sean Rycek Sean Rycek -2", since)


@editions
def test_sean_rycek_burns_a_boon(edition: str) -> None:
    t = position(
        seat(ready=["Sean Rycek"]),
        seat(ready=["Oskar 2/4"], play=["Minor Boon"]),
        bystander(),
        edition=edition,
    )
    t.does("use Sean Rycek Sean Rycek -3")
    assert (t.who(), t.measure("Sean Rycek.stealth")) == ("b", 1)
    t.goes_on()
    assert t.region("Minor Boon") == "ash-heap"


@editions
def test_sean_rycek_locked_and_bloodless_gets_no_votes(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=["Sean Rycek locked"]), bystander(), edition=edition)
    t.g.blood[t["Sean Rycek"]] = 0
    t.does(f"play {POLL} Mira")
    t.goes_on()
    assert not t.ever_offered("use Sean Rycek")


@editions
def test_sean_rycek_burns_nothing_but_boons(edition: str) -> None:
    t = position(
        seat(ready=["Sean Rycek"]), seat(ready=["Oskar 2/4"], play=["The Barrens"]), bystander(), edition=edition
    )
    assert not t.offers("use Sean Rycek Sean Rycek -3")


# -- Sylvester Simms --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "falls"), [(3, False), (2, True)])
def test_sylvester_in_torpor_costs_everybody_a_pool(blood: int, falls: bool) -> None:
    """Three points of damage."""
    me = "Sylvester Simms"
    t = position(seat(ready=[f"{me} blood:{blood}"]), seat(ready=["Oskar 6/8 strength:3"]), bystander())
    t.does(f"bleed {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged("c.hand", "Vera.blood"):
        to_the_end(t)
    assert t.region(me) == ("torpor" if falls else "ready")
    assert [t.measure(f"{one}.pool") for one in "abc"] == [29 if falls else 30] * 3
    t.is_quiet()


def test_anybody_else_may_fall_beside_sylvester() -> None:
    t = position(seat(ready=["Sylvester Simms", "Mira 1/4"]), seat(ready=["Oskar 6/8 strength:3"]), bystander())
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert (t.region("Mira"), [t.measure(f"{one}.pool") for one in "abc"]) == ("torpor", [30, 30, 30])
    t.is_quiet()


# -- Tryphosa ---------------------------------------------------------------------------------------------------------


def test_bleeds_of_malkavians_cost_more_and_get_stealth_while_tryphosa_is_ready() -> None:
    for clan, ready, stealth, blood in (("Malkavian", True, 1, 1), ("Malkavian", False, 0, 0), ("Ventrue", True, 0, 0)):
        hers = {"ready" if ready else "torpor": ["Tryphosa"]}
        t = position(seat(ready=[f"Mira 4/8 clan:{clan}"]), seat(**hers), bystander())  # type: ignore[arg-type]
        with t.changes("Mira.blood", -blood), t.changes("b.pool", -1):
            t.does("bleed Mira")
            assert stats.stealth(t.g, t["Mira"]) == stealth
            t.goes_on()
        t.is_quiet()


@rules_on("Tryphosa", "PIB 20121031")
@pytest.mark.parametrize("is_blocked", [True, False])
def test_the_blood_that_a_malkavian_pays_more_for_a_bleed_is_paid_if_it_succeeds(is_blocked: bool) -> None:
    t = position(
        seat(ready=["Tryphosa", "Mira 4/8 clan:Malkavian"]),
        seat(ready=["Oskar 2/4 intercept:1" if is_blocked else "Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    if is_blocked:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    to_the_end(t)
    hurt = 1 if is_blocked else 0
    assert t.measure("Mira.blood") == 4 - hurt - (0 if is_blocked else 1)
    assert t.measure("b.pool") == (30 if is_blocked else 29)
    t.is_quiet()


# -- Unmada -----------------------------------------------------------------------------------------------------------


@editions
def test_unmada_gives_a_hand_and_a_discard_more(edition: str) -> None:
    t = position(
        seat(ready=["Unmada"], hand=["Blank Page"] * 8),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    assert t.measure("a.hand_size") == 8
    assert t.measure("turn.left") == (1 if edition == "2000" else 2)


# -- Victoria ---------------------------------------------------------------------------------------------------------


@editions
def test_victoria_sells_the_edge(edition: str) -> None:
    for edge, where, offered in ((True, "ready", True), (False, "ready", False), (True, "torpor", False)):
        t = position(
            seat(edge=edge, **{where: ["Victoria"]}, hand=["Fame"]),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        assert t.offers("use Victoria") is offered
        if offered:
            with t.changes("a.pool", 2), t.unchanged(*BYSTANDER, "b.pool"):
                t.does("use Victoria")
            assert t.g.edge == -1
            assert not t.offers("use Victoria")

"""Crypt cards: Brujah."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BETWEEN,
    BLEED,
    IT,
    LOCKED,
    ME,
    MINE,
    MINION,
    POOL,
    SEATS,
    STRENGTH,
    a,
    ability,
    burn,
    combat,
    definition,
    each,
    mod,
    modifier,
    named,
    political,
    unlock,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.action_tables import vampire_acting
from tests.vtes.cards.answering import answers, does, goes_through, reaches, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import fight, leaves, merged, met, polled_by_first, short, uses
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Adana de Sforza --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "cost"), [("Adana de Sforza", 0), ("Mira 4/8 PRE", 1)])
def test_combat_cards_cost_adana_one_blood_less(edition: str, who: str, cost: int) -> None:
    t = position(
        seat(ready=[who], hand=["Majesty"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    name = who.partition(" 4/8")[0]
    before = t.measure(f"{name}.blood")
    goes_through(t, f"bleed {name}", "block Oskar", f"play Majesty {name} 0")
    assert t.g.face[t["Majesty"]].blood == 1
    assert t.measure(f"{name}.blood") == before - cost
    t.is_quiet()


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


# -- Aline Gädeke -----------------------------------------------------------------------------------------------------


def test_unlocking_after_the_action_of_another_anarch() -> None:
    for actor, offered in (("Mira 4/8 sect:Anarch", True), ("Mira 4/8", False)):
        t = vampire_acting("Aline Gädeke locked", actor)
        t.does("bleed Mira")
        t.passes_until("succeeded") if offered else t.goes_on()
        assert t.offers("use Aline Gädeke") is offered
        if offered:
            with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
                t.does("use Aline Gädeke")
            t.goes_on()
            t.is_quiet()


@rules_on("Aline Gädeke", "LSJ 20011022")
@pytest.mark.parametrize(("mira", "offered"), [("Mira 2/8 sect:Anarch", True), ("Mira 2/8", False)])
def test_aline_unlocks_in_torpor_after_an_action_of_another_anarch(mira: str, offered: bool) -> None:
    t = position(seat(ready=[mira], torpor=["Aline Gädeke locked"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("hunt Mira")
    t.passes(2)
    assert t.offers("use Aline Gädeke") is offered
    if offered:
        with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
            t.does("use Aline Gädeke", by="a")
        t.goes_on()
    t.is_quiet()


@rules_on("Aline Gädeke", "ANK 20220814")
def test_aline_unlocks_after_another_has_become_an_anarch() -> None:
    t = position(seat(ready=["Aline Gädeke locked", "Mira 4/8"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does("anarch Mira")
    t.passes_until_offered("use Aline Gädeke")
    with t.changes("Aline Gädeke.blood", -1), t.changes("Aline Gädeke.locked", -1):
        t.does("use Aline Gädeke", by="a")
    assert t.word("Mira.sect") == "Anarch"
    t.goes_on()
    t.is_quiet()


# -- Anvil ------------------------------------------------------------------------------------------------------------


def test_looking_at_one_hidden_card() -> None:
    t = position(seat(ready=["Gerard Rafin"]), seat(hand=["Dodge"]), bystander(), phase="unlock")
    t.does("use Gerard Rafin")
    assert t.g.knows[t["Dodge"]] & 1
    t = position(seat(ready=["Harrod"]), seat(uncontrolled=["Anvil blood:0"]), bystander(), phase="unlock")
    t.does("use Harrod")
    assert t.g.knows[t["Anvil"]] & 1
    assert not t.g.knows[t["Anvil"]] & 4


# -- Black Cat --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "card", "less"), [("Black Cat", "Assault Rifle", 1), ("Mira 4/8", "Assault Rifle", 0)]
)
def test_black_cat_equips_for_less(name: str, card: str, less: int, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(), bystander(), edition=edition)
    price = t.g.face[t[card]].pool
    with t.changes("a.pool", less - price):
        t.does(f"play {card}")
        t.goes_on()


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


# -- Carlak -----------------------------------------------------------------------------------------------------------


def test_carlak_gains_blood_for_those_who_only_vote_against() -> None:
    for side, gained in (("against", 1), ("for", 0), ("", 0)):
        t = polled_by_first("Mira 4/8", "Carlak blood:1", side=side)
        t.goes_on()
        assert t.measure("Carlak.blood") == 1 + gained


# -- Chun Hei ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("name", ["Chun Hei", "Kiradin"])
def test_more_strikes_for_blood(name: str, edition: str) -> None:
    t = met(name, edition=edition)
    before = t.measure(f"{name}.blood")
    uses(t, name)
    t.does(f"use {name}", by="a")
    on_to(t)
    assert len([told for told in t.told("strike") if told["minion"] == t[name]]) == 2
    assert t.measure(f"{name}.blood") == before - 1


# -- Count Germaine ---------------------------------------------------------------------------------------------------


@editions
def test_germaine_meets_no_weapons(edition: str) -> None:
    for name, offered in (("Count Germaine", False), ("Mira 6/8", True)):
        t = position(seat(ready=[name]), seat(ready=[("Oskar 6/8", [".44 Magnum"])]), bystander(), edition=edition)
        t.does(f"bleed {name.split(' 6/8')[0]}")
        t.does("block Oskar", by="b")
        on_to(t)
        assert t.ever_offered("use .44 Magnum") is offered


# -- Crusher ----------------------------------------------------------------------------------------------------------


@editions
def test_crusher_dodges_for_blood(edition: str) -> None:
    t = met("Crusher", edition=edition)
    on_to(t, "strike")
    with t.changes("Crusher.blood", -1), t.unchanged("Oskar.blood"):
        t.does("use Crusher", by="a")
        on_to(t)


# -- Devorah ----------------------------------------------------------------------------------------------------------


@rules_on("Devorah", "LSJ 20011022")
@pytest.mark.parametrize(("pool", "blocked"), [(5, False), (6, True)])
def test_devorah_is_stealthier_in_torpor_too_while_her_methuselah_is_poor(pool: int, blocked: bool) -> None:
    t = leaves("Devorah", "Oskar 4/8 intercept:1", pool=pool)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on("diablerize")
    assert bool(t.told("blocked")) is blocked


# -- Dmitra Ilyanova --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", [True, False])
def test_dmitra_has_blood_distributed(passes: bool) -> None:
    me = "Dmitra Ilyanova"
    t = position(
        seat(ready=[f"{me} blood:5", "Ines 1/6"]),
        seat(ready=["Oskar 3/4", "Guard ally 2"], torpor=["Gone 1/4"]),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool", "Gone.blood", "Guard.life"):
        t.does(f"use {me}")
        assert t.measure(f"{me}.stealth") == 1
        t.passes_until("terms")
        assert not any(t.offers(f"target {who}") for who in ("Gone", "Guard"))
        t.does_all("target Ines", "target Ines", "target Oskar", f"target {me}")
        t.passes_until("polling")
        t.does(f"vote {me} {'for' if passes else 'against'}")
        t.goes_on()
    after = [t.measure(f"{who}.blood") for who in (me, "Ines", "Oskar")]
    assert after == ([6, 3, 4] if passes else [5, 1, 3])
    t.is_quiet()


# -- Don Caravelli ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Don Caravelli", "PIB 20150121")
def test_caravelli_gives_a_press_to_another(edition: str) -> None:
    t = position(seat(ready=["Don Caravelli", "Mira 6/8"]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    uses(t, "Don Caravelli")
    assert t.asks == "press"
    with t.changes("Don Caravelli.blood", -1):
        t.does("use Don Caravelli", by="a")


# -- Dónal O'Connor ---------------------------------------------------------------------------------------------------


@rules_on("Dónal O'Connor", "TOM 19951215-1", "RTR 19960530")
@pytest.mark.parametrize("blood", [0, 3])
@pytest.mark.parametrize("fought", [True, False])
def test_who_blocks_donal_burns_a_blood_at_once(blood: int, fought: bool) -> None:
    me = "Dónal O'Connor"
    hand: list[Item] = [] if fought else ["Change of Target"]
    t = position(seat(ready=[me, "Ines 2/4"], hand=hand), seat(ready=[f"Oskar {blood}/4 strength:0"]), bystander())
    t.does(f"bleed {me}")
    answers(t, "block Oskar")
    if not fought:
        until(t, f"play Change of Target {me}")
        assert t.measure("Oskar.blood") == max(0, blood - 1)
        t.does(f"play Change of Target {me}", by="a")
        assert (t.measure("Oskar.blood"), t.told("combat")) == (max(0, blood - 1), [])
    to_the_end(t)
    assert t.told("blocked")
    t.is_quiet()


# -- Elen Kamjian -----------------------------------------------------------------------------------------------------


def test_elen_must_bleed_while_one_of_hers_is_locked() -> None:
    t = position(seat(ready=["Elen Kamjian", "Mira 2/4 locked"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.asks in ("open", "mandatory")
    if t.asks == "mandatory":
        t.does("use Elen Kamjian Elen Kamjian")
    with t.changes("b.pool", -2):
        t.goes_on()
    t = position(seat(ready=["Elen Kamjian", "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.asks == "minion"


ELEN = "Elen Kamjian"


@rules_on(ELEN, "LSJ 20090226", "ANK 20211009-2")
def test_elen_is_free_once_she_has_bled() -> None:
    """She unlocks after that, while a minion of hers is locked still."""
    up = made_up(
        "Up", faces.MASTER, definition=definition(ability(BETWEEN, unlock(a(MINION, MINE, LOCKED, named(ELEN)))))
    )
    t = position(
        seat(ready=[ELEN, "Mira 2/4 locked", "Ines 2/4"], play=[up]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    assert t.told("action")  # there was nothing else that she could do
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.does("use Up")
    while t.asks == "target":
        t.answer(t.options()[0])
    assert t.measure(f"{ELEN}.locked") == 0
    assert t.offers(f"hunt {ELEN}")
    t.is_quiet()


@rules_on(ELEN, "ANK 20211009-2")
def test_a_bleed_by_a_card_is_not_the_one_that_elen_must_take() -> None:
    """She has bled by a card and unlocked: then she must, and cannot, bleed again, and does nothing more."""
    t = position(
        seat(ready=[ELEN, "Mira 2/4", "Ines 2/4"], hand=["Flurry of Action", "Flurry of Action"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play Flurry of Action {ELEN} 1")
    to_the_end(t)
    assert (t.asks, t.measure(f"{ELEN}.locked"), t.measure("b.pool")) == ("minion", 0, 29)
    assert t.offers(f"hunt {ELEN}")  # nobody is locked yet
    t.does("hunt Mira")
    to_the_end(t)
    assert (t.asks, t.offers("hunt Ines")) == ("minion", True)
    assert not t.offers(f"hunt {ELEN}")
    assert not t.offers(f"use {ELEN} {ELEN}")
    t.is_quiet()


# -- Gwenllian Arwyn --------------------------------------------------------------------------------------------------


def test_less_intercept_for_a_blocker() -> None:
    name = "Gwenllian Arwyn"
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {name}")
    t.does("block Oskar", by="b")
    with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
        t.does(f"use {name} {name}", by="a")
        t.goes_on()
    assert not t.told("blocked")
    t.is_quiet()


# -- Herbert Westin ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "blocked", "offered"),
    [("Herbert Westin", False, True), ("Herbert Westin", True, False), ("Ines", False, False)],
)
def test_herbert_draws_when_he_has_equipped(who: str, blocked: bool, offered: bool) -> None:
    t = position(
        seat(ready=["Herbert Westin", "Ines 2/4"], hand=["Leather Jacket", *["Blank Page"] * 6], library=3),
        seat(ready=["Oskar 6/8", ("Bat 6/8", ["Raven Spy"])]),
        bystander(),
    )
    t.does(f"play Leather Jacket {who}")
    t.passes_until_offered("block Bat")
    t.does("block Bat" if blocked else "pass")
    while t.asks not in t.quiet and not t.offers("use Herbert Westin"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers("use Herbert Westin") is offered
    library = t.measure("a.library")
    if offered:
        with t.unchanged(*BYSTANDER, "Herbert Westin.blood"):
            t.does("use Herbert Westin", by="a")
            t.goes_by("discard-down")  # the eighth card
        assert (t.measure("a.hand"), t.measure("a.library")) == (7, library - 1)
    t.is_quiet()


# -- Jaroslav Pascek --------------------------------------------------------------------------------------------------


def test_jaroslav_hurts_each_sabbat_vampire_of_his_prey() -> None:
    t = position(
        seat(ready=["Jaroslav Pascek"]),
        seat(ready=["Oskar 3/4 sect:Sabbat", "Anja 3/4 sect:Sabbat", "Vito 3/4 sect:Camarilla"]),
        seat(ready=["Vera 3/4 sect:Sabbat"], hand=["Blank Page"]),
    )
    with t.changes("Oskar.blood", -1), t.changes("Anja.blood", -1), t.unchanged("Vito.blood", "Vera.blood", "c.pool"):
        t.does("use Jaroslav Pascek Jaroslav Pascek")
        t.goes_on()
    t.is_quiet()


@rules_on("Jaroslav Pascek", "RTR 20080808")
def test_the_action_of_jaroslav_passes_by_who_cannot_be_a_target() -> None:
    me = "Jaroslav Pascek"
    t = position(
        seat(ready=[me]),
        seat(ready=[("Oskar 4/8 sect:Sabbat", ["Sleep Unseen"]), "Olga 4/8 sect:Sabbat", "Otto 4/8 sect:Camarilla"]),
        bystander(),
    )
    t.does(f"use {me}")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Otto")] == [4, 3, 4]
    t.is_quiet()


# -- Joshua Tarnopolski -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("Joshua Tarnopolski", "Carlton Van Wyk", 1),
        ("Joshua Tarnopolski", "Assault Rifle", 0),
        ("Marie Faucigny", "Laptop Computer", 1),
        ("Marie Faucigny", "Assault Rifle", 0),
    ],
)
def test_allies_and_gear_for_less(name: str, card: str, less: int, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    price = t.g.face[t[card]].pool
    assert price >= 1
    with t.changes("a.pool", less - price):
        t.does(f"play {card} {name}")
        t.goes_on()


# -- Miranda Sanova ---------------------------------------------------------------------------------------------------


@ruled_alike(
    "who blocker stealth",
    [
        ("Miranda Sanova", "Oskar 4/8 clan:Brujah intercept:1", 2),
        ("Miranda Sanova", "Oskar 4/8 clan:Ventrue intercept:1", 1),
        ("Nik", "Oskar 4/8 clan:Brujah", 1),
        ("Nik", "Oskar 4/8 clan:Ventrue", 2),
    ],
    "LSJ 20011022",
)
def test_the_text_changes_the_intercept_of_who_blocks_him_on_the_way_out(who: str, blocker: str, stealth: int) -> None:
    t = leaves(who, blocker)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on("diablerize")
    assert bool(t.told("blocked")) is (stealth == 1)


# -- Rexton "Savage" Abernathy ----------------------------------------------------------------------------------------


@rules_on('Rexton "Savage" Abernathy', "LSJ 20011022")
def test_the_weak_cannot_block_rexton_on_his_way_out_of_torpor() -> None:
    t = leaves('Rexton "Savage" Abernathy', "Oskar 2/3", "Olga 2/4", "Wolf ally 2")
    until(t, "block Olga")
    assert not t.offers("block Oskar")
    assert not t.offers("block Wolf")


# -- Saku Pihlajamäki -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Saku Pihlajamäki", "Abaddon"])
def test_a_maneuver_each_combat(name: str) -> None:
    """To long range, where hands do nothing; without it they do."""
    for used, hurt in ((True, 0), (False, -1)):
        t = fight(name)
        with t.changes(f"{name}.blood", hurt), t.unchanged(*BYSTANDER):
            reaches(t, f"use {name} {name} -1")
            if used:
                t.does(f"use {name} {name} -1")
                assert not t.offers(f"use {name} {name} -1")
            t.goes_on()
        t.is_quiet()


# -- Theo Bell --------------------------------------------------------------------------------------------------------


def test_no_combat_with_ones_own_minions() -> None:
    t = position(seat(ready=["Theo Bell (G6)", "Mira 2/4"]), seat(ready=[]), seat(ready=[]))
    assert not t.offers("use Theo Bell Theo Bell")


# -- Theo Bell --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("Theo Bell (G6)", "Oskar 2/4", ""),
        ("Barachiel", "Thug ally 2", ""),
        ("Dafina Hanganu", "Oskar 2/4", ""),
        ("Nathaniel Bordruff", "Oskar 2/4 locked", "Oskar 2/4"),
        ("Gustaphe Brunnelle", "Oskar 2/4", ""),
        ("Anka, Priestess of Thorns", "Oskar 2/4 clan:Lasombra", "Oskar 2/4 clan:Gangrel"),
        ("Lucinde, Alastor", "Oskar 2/4 sect:Sabbat", "Oskar 2/4 sect:Camarilla"),
        ("Ignazio Giovanni", "Oskar 2/6", "Oskar 2/7"),
    ],
)
def test_entering_combat_as_an_action(name: str, good: str, bad: str) -> None:
    me = short(name)
    if bad:
        t = vampire_acting(name, against=(bad,))
        assert not t.offers(f"use {me} {me}")
    t = vampire_acting(name, against=(good,))
    t.does(f"use {me} {me}")
    with t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.told("combat")
    assert t.measure(f"{me}.locked")
    t.is_quiet()


@rules_on("Theo Bell (G6)", "ANK 20220805-2")
@pytest.mark.parametrize("on_top", [True, False])
def test_theo_bell_of_another_group_is_merged_too(on_top: bool) -> None:
    t = merged("Theo Bell (G6)", "Theo Bell (ADV)", on_top)
    assert stats.strength(t.g, t["Theo Bell"]) == 1 + 1 + 1


# -- Věnceslava, The Implacable ---------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("action", "asked"), [("bleed", True), ("hunt", False)])
def test_venceslava_profits_from_what_her_prey_loses(action: str, asked: bool, edition: str) -> None:
    who = "Věnceslava, The Implacable"
    t = position(seat(ready=[who]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 4
    t.does(f"{action} {who}")
    since = len(t.asked)
    if asked:
        t.passes_until_offered(f"use {who}")
        with t.changes("a.pool", 1), t.unchanged(*BYSTANDER):
            t.does(f"use {who}")
            assert not t.offers(f"use {who}")
    t.goes_on()
    assert t.ever_offered(f"use {who}", since) is asked
    assert t.measure("b.pool") == 30 - asked


@rules_on("Věnceslava, The Implacable", "ANK 20220808")
@pytest.mark.parametrize("pool", [1, 2])
def test_venceslava_gives_nothing_to_one_who_is_ousted_by_the_referendum(pool: int) -> None:
    me = "Věnceslava, The Implacable"
    levy = made_up("Levy", faces.POLITICAL, definition=definition(political(each(SEATS, burn(1, POOL, IT)))))
    t = position(seat(pool=pool, ready=[me], hand=[levy]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play Levy {me} 0")
    while t.asks not in t.quiet and not t.g.ousted[0]:
        t.does(f"vote {me} for" if t.offers(f"vote {me} for") else f"use {me}" if t.offers(f"use {me}") else "pass")
    assert bool(t.g.ousted[0]) is (pool == 1)
    assert t.measure("a.pool") == (0 if pool == 1 else 2)
    assert t.measure("b.pool") == 29

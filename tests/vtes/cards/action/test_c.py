"""Action cards: C."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import IN_PLAY, LOCATION, MINION, OTHERS, a, action, definition, lock
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.action_tables import FOE, INFERNAL, appendix, cursed, done, either, mira, unseen_table
from tests.vtes.cards.answering import acts, goes_through, to_the_end, until, until_turn_of
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Carrion Coffin ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("answer", "locked"), [("yes", 0), ("no", 1)])
def test_a_carrion_coffin_opens_at_the_end_of_a_turn(answer: str, locked: int, edition: str) -> None:
    own = seat(ready=[("Mira 6/8 locked", ["Carrion Coffin"])])
    t = position(seat(ready=["Oskar 4/8"]), bystander(), own, edition=edition)
    t.passes_until_offered(answer)
    t.does(answer, by="c")
    assert t.measure("Mira.locked") == locked


# -- Chair of Hades ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "gains"), [("Chair of Hades", True), ("", False)])
def test_the_tower_of_london_pays_for_necromancy(card: str, gains: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Giovanni nec"], hand=[card] if card else [], play=["Tower of London"]),
        seat(ready=["Oskar 2/4 locked", "Brute ally 2 trait:mortal locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira" if card else "hunt Mira")
    for _ in range(40):
        if t.offers("use Tower of London") or t.asks in t.quiet:
            break
        t.goes_by()
    assert t.offers("use Tower of London") is gains
    if gains:
        t.does("use Tower of London")
        assert (t.measure("a.pool"), t.measure("Tower of London.locked")) == (31, 1)


@editions
def test_chair_of_hades_removes_from_the_game(edition: str) -> None:
    t = acting(
        "Chair of Hades", who="NEC", against=["Oskar 2/2", "Olga 2/3", ("Otto 2/4", ["Raven Spy"])], edition=edition
    )
    t.does("play Chair of Hades Mira 1")
    assert not t.offers("target Olga")
    acts(t, "target Oskar")
    assert t.region("Oskar") == "removed"
    t.is_quiet()
    t = acting("Chair of Hades", who="nec", against=["Oskar 2/2", "Carlton Van Wyk"], edition=edition)
    acts(t, "play Chair of Hades Mira 0")
    assert (t.region("Carlton Van Wyk"), t.region("Oskar")) == ("removed", "ready")


# -- Choir ------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "n"), [("Choir", "MEL", 1, 2), ("Harmony", "clan:Daughter-of-Cacophony", 0, 3)]
)
def test_choirs_are_heard(card: str, words: str, mode: int, n: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["Choir", "Choir"])
    t = position(own, FOE, bystander(), edition=edition)
    with t.changes("b.pool", -2 * n), t.unchanged(*BYSTANDER):
        acts(t, f"play {card}#3 Mira {mode}" if card == "Choir" else f"play {card} Mira {mode}")
    assert t.g.in_play(0) == []
    t = done("Choir", 0, mira("MEL", "Choir", "Ines 2/4"), FOE, edition=edition)
    assert t.region("Choir") == "play"
    t.passes()
    acts(t)
    assert t.region("Choir") == "ash-heap"


# -- Chronicle of the Lost Tribe --------------------------------------------------------------------------------------


@editions
def test_the_chronicle_is_stolen(edition: str) -> None:
    card = "Chronicle of the Lost Tribe"
    t = done(card, 0, mira("trait:black-hand sect:Sabbat", card), FOE, edition=edition)
    assert stats.hand_size(t.g, 0) == 8
    t = position(
        seat(ready=["Oskar 4/5", "Young 4/4"]), seat(ready=["Mira 4/8"], play=[card]), bystander(), edition=edition
    )
    assert not t.offers(f"use {card} Young")
    acts(t, f"use {card} Oskar -1")
    assert (t.word(f"{card}.controller"), stats.hand_size(t.g, 0)) == ("a", 8)


# -- Clandestine Contract ---------------------------------------------------------------------------------------------


@editions
def test_a_clandestine_contract_is_fulfilled_again_and_again(edition: str) -> None:
    card, words = "Clandestine Contract", "clan:Banu-Haqim"
    t = done(card, 0, mira(words, card, f"Ines 6/8 {words}", blood="8/8"), FOE, "target Oskar", edition=edition)
    assert (t.g.host[t[card]], len(t.told("combat"))) == (t["Oskar"], 1)
    assert not t.offers(f"use {card} Ines")
    until_turn_of(t, 1)
    until_turn_of(t, 0, "minion")
    t.does(f"use {card} Mira -1")
    acts(t)
    assert len(t.told("combat")) == 2


@editions
def test_a_contract_is_violated(edition: str) -> None:
    own = seat(ready=["Mira 6/8", ("Ines 4/8", ["Clandestine Contract"])], hand=["Violation of Trust"])
    t = done("Violation of Trust", 0, own, FOE, edition=edition)
    assert t.region("Clandestine Contract") == "ash-heap"


@rules_on("Clandestine Contract", "ANK 20220910")
def test_a_contract_is_fulfilled_in_the_turn_in_which_it_is_made() -> None:
    card = "Clandestine Contract"
    t = position(
        seat(ready=["Mira 8/9 clan:Banu-Haqim for"], hand=[card, "Freak Drive"]),
        seat(ready=["Oskar 9/9"]),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    t.does("target Oskar")
    until(t, "play Freak Drive Mira 0")
    t.does("play Freak Drive Mira 0", by="a")
    assert (t.asks, t.measure("Mira.locked"), t.g.host[t[card]]) == ("minion", 0, t["Oskar"])
    t.does(f"use {card} Mira")
    to_the_end(t)
    assert len(t.told("combat")) == 2


# -- Clotho's Gift ----------------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.clothos-gift-obf", "imbued.ruling.kindred-intelligence")
@pytest.mark.parametrize(("card", "who"), [("Clotho's Gift", "obf"), ("Kindred Intelligence", "clan:Nosferatu")])
def test_an_action_that_draws_from_the_crypt_may_find_an_imbued(edition: str, what: str, card: str, who: str) -> None:
    t = unseen_table(edition, seat(ready=[f"Mira 3/5 {who}"], hand=[card], crypt=[f"Ann 0/4{what}"]), seat())
    t.does(f"play {card} Mira 0")
    t.goes_on()
    assert t.region("Ann") == "uncontrolled"
    assert t.told("action")[0]["stealth"] == 1
    t.is_quiet()


@appendix
@proves("imbued.ruling.clothos-gift-tem")
def test_clothos_gift_gives_no_blood_to_an_imbued(edition: str) -> None:
    own = seat(ready=["Mira 3/5 tem"], hand=["Clotho's Gift"], uncontrolled=["Bob 0/4 imbued"])
    assert not unseen_table(edition, own, seat()).offers("play Clotho's Gift")
    own = seat(ready=["Mira 3/5 tem"], hand=["Clotho's Gift"], uncontrolled=["Bob 0/4 imbued", "Kid 0/4", "Old 0/5"])
    t = unseen_table(edition, own, seat())
    t.does("play Clotho's Gift Mira 1")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Bob", "Kid", "Old")] == [0, 2, 0]
    t.is_quiet()


@editions
def test_clothos_gift_lets_a_vampire_rise_for_blood(edition: str) -> None:
    t = acting("Clotho's Gift", who="TEM", more=("Ines 2/4",), edition=edition)
    acts(t, "play Clotho's Gift Mira 2")
    assert (t.g.host[t["Clotho's Gift"]], t.measure("Clotho's Gift.locked")) == (t["Mira"], 1)
    t = position(seat(ready=[("Mira 4/8", ["Clotho's Gift"]), "Ines 2/4"]), seat(), bystander(), edition=edition)
    acts(t, "bleed Mira")
    with t.changes("Mira.blood", -1):
        t.does("use Clotho's Gift")
    assert t.measure("Mira.locked") == 0


# -- Conceal ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Conceal", "LSJ 20090324")
def test_conceal_burns_equipment(edition: str) -> None:
    t = acting("Conceal", who="obf", against=[("Oskar 2/4", ["Deer Rifle"])], edition=edition)
    t.does("play Conceal Mira 0")
    assert t.told("action")[-1]["victims"] == [1]
    acts(t)
    assert t.region("Deer Rifle") == "ash-heap"
    t.is_quiet()


# -- Concert Tour -----------------------------------------------------------------------------------------------------


@editions
def test_a_concert_tour_fills_a_vampire_when_it_is_wanted(edition: str) -> None:
    """It is a price for an effect: it waits until it is paid."""
    own = seat(ready=[("Mira 2/8", ["Concert Tour"])])
    t = position(own, seat(ready=["Oskar 2/4"]), bystander(), edition=edition, turn="c", phase="discard")
    t.passes_until_offered("use Concert Tour")
    assert t.asks == "unlock"
    t.passes()
    assert (t.measure("Mira.blood"), t.region("Concert Tour")) == (2, "attached")
    t.passes_until_offered("use Concert Tour")
    assert t.asks == "unlock"
    with t.unchanged("c.pool", "Vera.blood", "Oskar.blood", "a.pool"):
        t.does("use Concert Tour")
    assert (t.measure("Mira.blood"), t.region("Concert Tour")) == (8, "ash-heap")
    t.is_quiet()


# -- Condemnation: Betrayed -------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("version", "lost"), [(1, 0), (2, 1)])
def test_the_doomed_and_the_betrayed(version: int, lost: int, edition: str) -> None:
    t = cursed("Condemnation: Doomed", version=version, edition=edition)
    until_turn_of(t, 1, "minion")
    t.does("bleed Oskar")
    assert stats.stealth(t.g, t["Oskar"]) == -1
    with t.changes("b.pool", -lost):
        acts(t, "block Vera")
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[("Oskar 4/8", ["Condemnation: Betrayed"]), "Kin 4/4"], library=3, hand=["Blank Page"] * 7),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Condemnation: Betrayed"]] = version
    until_turn_of(t, 1, "minion")
    assert len(t.g.library(1)) == 3 - lost
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")


@editions
def test_a_betrayed_ally_does_not_bleed(edition: str) -> None:
    own = seat(ready=[("Wolf ally 3 bleed:1", ["Condemnation: Betrayed"]), "Mira 2/4"])
    assert not position(own, FOE, bystander(), edition=edition).offers("bleed Wolf")


# -- Condemnation: Mute -----------------------------------------------------------------------------------------------


@editions
@rules_on("Condemnation: Mute", "PIB 20110802")
def test_only_one_condemnation_weighs_at_a_time(edition: str) -> None:
    foe = seat(ready=[("Oskar 4/8", ["Condemnation: Doomed"]), "Kin 4/4"])
    t = done("Condemnation: Mute", 1, mira(INFERNAL, "Condemnation: Mute"), foe, "target Oskar", edition=edition)
    assert (t.region("Condemnation: Doomed"), t.region("Condemnation: Mute")) == ("ash-heap", "attached")
    t = cursed("Condemnation: Mute", "Oskar 4/8 prince city:Paris", edition=edition)
    assert stats.votes(t.g, t["Oskar"]) <= 0
    pious = position(mira("DAI", "Condemnation: Mute"), FOE, bystander(), edition=edition)
    assert not pious.offers("play Condemnation: Mute")


@rules_on("Condemnation: Mute", "ANK 20251125")
def test_a_mute_vampire_takes_no_votes_away() -> None:
    """With one vote of a primogen and three fewer he has none, and the two of the other count."""
    t = position(
        seat(
            ready=[("Mira 4/8 primogen", ["Condemnation: Mute"]), "Ines 4/8 prince"], hand=["Kine Resources Contested"]
        ),
        seat(pool=20, ready=["Oskar 4/8"]),
        bystander(),
    )
    assert stats.votes(t.g, t["Mira"]) <= 0
    t.does("play Kine Resources Contested Ines 0")
    while t.asks not in t.quiet:
        t.does(
            next(text for text in ("vote Mira for", "vote Ines for", "pass") if t.offers(text))
            if t.offers("pass")
            else t.options()[0]
        )
    assert t.told("result")[-1]["result"] == "passed"


# -- Consecration Rites -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words"), [("Consecration Rites", "sect:Sabbat archbishop city:Paris"), ("Haunt", "nec")]
)
def test_a_location_is_protected(card: str, words: str, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["The Barrens"])
    t = done(card, 0, own, FOE, edition=edition)
    assert t.g.host[t[card]] == t["The Barrens"]
    acting_foe = seat(ready=["Oskar 4/8", 'Felix "Fix" Hessian'])
    t = position(own, acting_foe, bystander(), edition=edition)
    acts(t, f"play {card} Mira 0")
    until_turn_of(t, 1, "minion")
    t.does('use Felix "Fix" Hessian Felix "Fix" Hessian -1')
    acts(t, f"use {card}")
    assert (t.region(card), t.region("The Barrens")) == ("ash-heap", "play")


CARDS = ["Consecration Rites", "Haunt", "Chanjelin Ward", "Screamer"]


def guarded(card: str) -> tuple[SeatOf, str, str]:
    """A seat with the card, whom it guards, and how it is used."""
    if card == "Screamer":
        return seat(ready=[card, "Wolf ally 3", "Oskar 2/4"]), "Wolf", f"use {card} -1 -2"
    if card == "Chanjelin Ward":
        return seat(ready=[("Kin 2/4 locked", [card]), "Oskar 2/4"]), "Kin", f"use {card}"
    return seat(ready=["Oskar 2/4"], play=[("The Barrens", [card])]), "The Barrens", f"use {card}"


def nuisance() -> Face:
    """An action card at 0 stealth: lock a minion or a location of another."""
    return made_up(
        "Nuisance", faces.ACTION, definition=definition(action("", lock(a(IN_PLAY, OTHERS, MINION | LOCATION))))
    )


def aimed(card: str, edition: str, words: str = "", *hand: str) -> tuple[Table, str]:
    """Mira has announced an action at what the card guards."""
    victim, target, use = guarded(card)
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip()], hand=[nuisance(), nuisance(), *hand]),
        victim,
        bystander(),
        edition=edition,
    )
    t.does_all("play Nuisance Mira 0", f"target {target}")
    return t, use


@since_2011
@rules_on("Consecration Rites", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Haunt", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Chanjelin Ward", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@rules_on("Screamer", "ANK 20221205", "ANK 20220118", "RTR 20180719", "ANK 20211015")
@pytest.mark.parametrize("card", CARDS)
def test_after_an_action_that_failed_its_end_is_played_and_it_is_not_repeated(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "CEL", "Zephyr")
    t.passes_until_offered(use)
    t.does(use, by="b")
    assert t.region(card) == "ash-heap"
    t.does("play Zephyr Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.told("action-over")[-1]["outcome"]) == (0, ActionSpan.ENDED)
    assert "minion.repeat.action-card" in t.clauses("play Nuisance#2 Mira 0", by="a")
    t.is_quiet()


@editions
@rules_on("Consecration Rites", "LSJ 20070219")
@rules_on("Haunt", "LSJ 20070219")
@rules_on("Screamer", "LSJ 20070219")
@pytest.mark.parametrize("card", CARDS)
def test_an_action_that_failed_was_not_blocked(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "FOR", "Freak Drive")
    t.passes_until_offered(use)
    t.does(use, by="b")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    assert (t.measure("Mira.locked"), t.told("blocked"), t.told("combat")) == (1, [], [])
    t.is_quiet()


@editions
@rules_on("Consecration Rites", "ANK 20260316", "LSJ 20041022")
@rules_on("Haunt", "ANK 20260316", "LSJ 20041022")
@pytest.mark.parametrize("card", CARDS)
def test_no_action_fails_while_somebody_attempts_to_block_it(card: str, edition: str) -> None:
    t, use = aimed(card, edition, "OBF", "Lost in Crowds")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 1", by="a")
    while not t.told("block-failed"):
        assert not t.offers(use)
        t.passes()
    while t.asks not in t.quiet and not t.offers(use):
        t.passes()
    assert t.offers(use) is (card != "Screamer")  # who can do it as the action is announced only


# -- Consignment to Duat ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "region"), [(1, "ready"), (0, "torpor")])
@rules_on("Consignment to Duat", "RTR 20010711")
def test_the_consigned_wither(blood: int, region: str, edition: str) -> None:
    card = "Consignment to Duat"
    t = cursed(card, f"Oskar {blood}/8", 1, edition)
    until_turn_of(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == (region, 0)
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    t.g.chosen = {t[card]: [t["Mira"]]}
    acts(t, "bleed Mira", "block Oskar")
    assert t.region(card) == "ash-heap"  # its maker has entered combat


BURNS = [
    ("Cryptic Mission", "tha", 0),
    ("Horseshoes", "pot", 0),
    ("Jar the Soul", "NEC", 1),
    ("Smash and Grab", "ani sect:Anarch", 0),
    ("Consignment to Duat", "ser", 0),
]


@rules_on("Consignment to Duat", "ANK 20220507")
@rules_on("Cryptic Mission", "ANK 20220507")
@rules_on("Horseshoes", "ANK 20220507")
@rules_on("Jar the Soul", "ANK 20220507")
@rules_on("Smash and Grab", "ANK 20220507")
@pytest.mark.parametrize(("card", "words", "mode"), BURNS)
def test_who_burns_an_ally_by_a_directed_action_gets_a_trophy(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 5/8 {words}"], hand=[card], play=["Trophy: Revered"]),
        seat(ready=["Oskar ally 1 trait:red-list"]),
        seat(),
    )
    t.does(f"play {card} Mira {mode}")
    t.does("target Oskar", by="a") if t.asks == "target" else None
    t.passes_until("award")
    t.does("award Trophy: Revered", by="a")
    assert t.region("Oskar") == "ash-heap"
    assert t.g.host[t["Trophy: Revered"]] == t["Mira"]


# -- Constant Revolution ----------------------------------------------------------------------------------------------


@since_2011
@rules_on("Constant Revolution", "LSJ 20090618")
def test_constant_revolution_costs_pool_or_cards_at_random(edition: str) -> None:
    def dealt() -> Table:
        t = position(
            seat(ready=["Mira 4/8 sect:Anarch"], play=["Constant Revolution"]),
            seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out"], library=0),
            bystander(),
            edition=edition,
        )
        t.g.gain_blood(t["Constant Revolution"], 3, 100, "card.counter.gain-from-bank")
        until_turn_of(t, 1, "unlock")
        t.does("trigger Constant Revolution")
        return t

    t = dealt()
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2"]  # no more than she holds
    t.does("amount 2")
    assert (t.measure("b.hand"), t.measure("b.pool")) == (0, 29)
    t = dealt()
    t.does("amount 0")
    assert (t.measure("b.hand"), t.measure("b.pool")) == (2, 27)
    until_turn_of(t, 1, "minion")
    with t.changes("b.pool", -1):
        acts(t, "use Constant Revolution Oskar")
    t = acting("Constant Revolution", who="sect:Anarch", edition=edition)
    acts(t, "play Constant Revolution Mira 0")
    assert t.measure("Constant Revolution.blood") == 1


# -- Contagion --------------------------------------------------------------------------------------------------------


@editions
def test_contagion_drains_all_others(edition: str) -> None:
    own = seat(ready=[("Mira 6/8 trait:infernal", ["Contagion"])])
    t = position(own, seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    until_turn_of(t, 1, "unlock")
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        t.does(t.options("trigger")[0])


@editions
@rules_on("Contagion", "ANK 20200909")
@pytest.mark.parametrize(("other", "stolen"), [("Oskar 1/1", True), ("Oskar 2/2", False)])
def test_contagion_corrupts_in_combat(other: str, stolen: bool, edition: str) -> None:
    own = seat(ready=[("Mira 6/8 trait:infernal", ["Contagion"])])
    t = position(own, seat(ready=[other]), bystander(), edition=edition)
    t.g.versions[t["Contagion"]] = 1
    acts(t, "bleed Mira", "block Oskar", "use Contagion Mira -1", *(["yes"] if stolen else []))
    assert t.word("Oskar.controller") == ("a" if stolen else "b")


# -- Corruption -------------------------------------------------------------------------------------------------------

SETITE = "clan:Ministry"


@editions
def test_corruption_puts_counters_and_steals_when_there_are_enough(edition: str) -> None:
    t = acting("Corruption", who=SETITE, against=("Oskar 1/2",), edition=edition)
    goes_through(t, "play Corruption Mira 0")
    assert t.g.counters_on(t["Oskar"], "corruption", 0) == 1
    assert t.g.controller[t["Oskar"]] == 1
    t.is_quiet()
    t = position(
        seat(ready=[f"Mira 4/8 {SETITE}"], hand=["Corruption"]),
        seat(ready=["Oskar 1/2", "Otto 2/4"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Oskar", "a"), (3, "corruption", "Otto", "c")],
    )
    goes_through(t, "play Corruption Mira 0", "target Oskar", "yes")
    assert t.g.controller[t["Oskar"]] == 0
    assert t.g.counters_on(t["Oskar"], "corruption") == 0
    assert t.g.counters_on(t["Otto"], "corruption") == 3
    t.is_quiet()


@editions
def test_counters_of_another_do_not_help_to_corrupt(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {SETITE}"], hand=["Corruption"]),
        seat(ready=["Oskar 1/2"]),
        bystander(),
        edition=edition,
        counters=[(5, "corruption", "Oskar", "c")],
    )
    t.does("play Corruption Mira 0")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.goes_by()
    assert t.g.controller[t["Oskar"]] == 1


# -- Covenant of Blood ------------------------------------------------------------------------------------------------

DECREES = [("Imperial Decree", "Camarilla", "Sabbat"), ("Covenant of Blood", "Sabbat", "Camarilla")]


@editions
@pytest.mark.parametrize(("card", "ours", "theirs"), DECREES)
@rules_on("Covenant of Blood", "LSJ 20100909")
def test_a_decree_sets_sect_on_sect(card: str, ours: str, theirs: str, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 sect:{ours}", f"Alien 6/8 sect:{theirs}"], play=[card])
    foe = seat(ready=[f"Oskar 6/8 sect:{theirs}", f"Friend 6/8 sect:{ours}", f"Kin 6/8 sect:{theirs}"])
    t = position(own, foe, bystander(), edition=edition)
    t.does(f"use {card} Mira -1")
    assert (t.offers("target Oskar"), t.offers("target Friend")) == (True, False)
    t.does("target Oskar")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    assert not t.offers(f"use {card} Alien -1")
    until_turn_of(t, 1, "minion")
    t.does(f"use {card} Kin -3")
    assert stats.stealth(t.g, t["Kin"]) == -1
    acts(t)
    assert t.region(card) == "ash-heap"


# -- Creeping Sabotage ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("there", [0, 1, 2])
def test_creeping_sabotage_costs_blood_for_each_copy(edition: str, there: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu"], hand=["Creeping Sabotage"], play=["Creeping Sabotage"] * there),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", -there):
        t.answer(t.options("play")[0])
        acts(t)
    if there == 2:
        poor = position(
            seat(ready=["Mira 1/8 clan:Nosferatu"], hand=["Creeping Sabotage"], play=["Creeping Sabotage"] * 2),
            seat(),
            bystander(),
            edition=edition,
        )
        assert not poor.options("play")

"""Vampires with effects that no other vampire has: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.model import spans, stats
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

POLL = "Anarchist Uprising"
TRICK = "Cryptic Mission"


def fights(t: Table, me: str, other: str = "Oskar") -> Table:
    """The vampire bleeds and the other one blocks."""
    t.does(f"bleed {me}")
    t.passes_until_offered(f"block {other}")
    t.does(f"block {other}")
    return t


def strikes_with(t: Table, card: str, times: int = 60) -> None:
    """Play the card as soon as it is offered, pass all else and strike with the hand, until the game is quiet."""
    for _ in range(times):
        if t.asks in t.quiet:
            return
        assert t.offers(f"play {card}")
        t.answer(next(key for key in t.options() if key.startswith(f"play {t[card]} ")))
    raise AssertionError(t.asks)


# -- what stands while they are in play --------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("me", "hurt"), [("Stanislava", 1), ("Midget", 1), ("Zoe 6/6", 2)])
def test_retainers_lose_their_abilities_in_combat_with_them(edition: str, me: str, hurt: int) -> None:
    oskars = ("Oskar 4/8", ["Murder of Crows"])
    t = position(seat(ready=[me]), seat(ready=[oskars]), bystander(), edition=edition)
    name = me.split(" 6/6")[0]
    with t.unchanged(*BYSTANDER), t.changes(f"{name}.blood", -hurt):
        fights(t, name)
        t.goes_on()
    assert t.region("Murder of Crows") == "attached"
    t.is_quiet()


def test_all_retainers_of_the_one_opposing_stanislava_and_no_others_lose_them() -> None:
    """Her own retainers keep their abilities; so do those of other minions."""
    t = position(
        seat(ready=[("Stanislava", ["Murder of Crows"])]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[("Vera 2/4", ["Raven Spy"])]),
    )
    with t.changes("Oskar.blood", -2):
        fights(t, "Stanislava")
        assert t.measure("Vera.intercept") == 1
        t.goes_on()


def test_only_animals_lose_theirs_while_midget_acts() -> None:
    """Raven Spies give no intercept against her; against others they do, and a mortal does against her too."""
    for me, retainer, intercept in (
        ("Midget", "Raven Spy", 0),
        ("Zoe 3/3", "Raven Spy", 1),
        ("Midget", "Mr. Winthrop", 1),
    ):
        t = position(seat(ready=[me]), seat(ready=[("Oskar 4/8", [retainer])]), bystander())
        assert t.measure("Oskar.intercept") == 1
        t.does(f"bleed {me.split()[0]}")
        assert t.measure("Oskar.intercept") == intercept


def test_allies_cannot_block_stanislava() -> None:
    t = position(seat(ready=["Stanislava"]), seat(ready=["Thug ally 5", "Oskar 4/8"]), bystander())
    t.does("bleed Stanislava")
    assert t.offers("block Oskar")
    assert not t.offers("block Thug")


@editions
@pytest.mark.parametrize(("card", "hurt"), [("Stone Quills", 3), ("Theft of Vitae", 1), ("Blank Page", 1)])
def test_damaging_strikes_with_blood_sorcery_of_blackwood_do_more(edition: str, card: str, hurt: int) -> None:
    """Theft of Vitae steals as much as ever, and his hands are what they are."""
    t = position(
        seat(ready=["Reverend Blackwood blood:3"], hand=[card]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    with t.changes("Oskar.blood", -hurt), t.unchanged(*BYSTANDER):
        fights(t, "Reverend Blackwood")
        strikes_with(t, card)
    t.is_quiet()


def test_others_strike_with_blood_sorcery_as_ever() -> None:
    t = position(
        seat(ready=["Reverend Blackwood"]),
        seat(ready=["Oskar 6/8 THA"], hand=["Stone Quills"]),
        bystander(),
    )
    with t.changes("Reverend Blackwood.blood", -2):
        fights(t, "Reverend Blackwood")
        strikes_with(t, "Stone Quills")


@pytest.mark.parametrize(("torpid", "favour"), [(False, 5), (True, 2)])
def test_the_votes_of_orlandos_side_count_twice(torpid: bool, favour: int) -> None:
    """Those of his controller's vampires, if he is ready; not that of her card, and nobody else's."""
    t = position(
        seat(
            ready=["Mira 4/8 votes:1", *([] if torpid else ["Orlando Oriundus"])],
            torpor=["Orlando Oriundus"] if torpid else [],
            hand=[POLL],
        ),
        seat(ready=["Oskar 4/8 votes:1"]),
        bystander(),
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does_all("vote Mira for", "call for")
    if not torpid:
        t.does("vote Orlando Oriundus for")
    while t.who() != "b":
        t.passes()
    t.does("vote Oskar against")
    t.goes_on()
    result = t.told("result")[0]
    assert (result["favour"], result["against"]) == (favour, 1)


@editions
def test_gael_never_has_more_than_one_intercept(edition: str) -> None:
    """What she would gain above that is lost: it does not make up for what is taken from her later."""
    me = "Gaël Pilet"
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[(me, ["Raven Spy", "Raven Spy"])]), bystander(), edition=edition)
    assert t.measure(f"{me}.intercept") == 1
    assert stats.total(t.g, spans.INTERCEPT, t[me]) == 2


def test_gael_loses_what_a_card_would_give_her() -> None:
    me = "Gaël Pilet"
    t = position(
        seat(ready=["Mira 4/8 stealth:2"]),
        seat(ready=[(me, ["Auspex"])], hand=["Enhanced Senses"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"block {me}", by="b")
    t.does(f"play Enhanced Senses {me}", by="b")
    assert t.measure(f"{me}.intercept") == 1
    t.goes_on()
    assert t.measure("b.pool") == 29


@rules_on("Karl Schrekt", "ANK 20231221", "LSJ 20101013")
def test_karl_plays_cards_for_a_justicar() -> None:
    """He gets no votes of one for it: he has his own two. Nor is he a prince, or a justicar for other purposes."""
    t = position(
        seat(pool=5, ready=["Karl Schrekt", "Mira 4/8 sect:Camarilla"], hand=["Parity Shift"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    assert t.offers("play Parity Shift Karl Schrekt")
    assert not t.offers("play Parity Shift Mira")
    assert not stats.has_title(t.g, t["Karl Schrekt"], "justicar")
    t.does("play Parity Shift Karl Schrekt")
    t.passes_until("terms")
    t.answer(t.options()[0])
    while t.asks != "polling":
        t.answer(t.options()[-1])
    assert stats.votes(t.g, t["Karl Schrekt"]) == 2


def test_karl_reacts_as_a_justicar_would() -> None:
    card = "Second Tradition: Domain"
    for who, offered in (("Karl Schrekt locked", True), ("Zoe 4/8 sect:Camarilla locked", False)):
        t = position(seat(ready=["Mira 4/8"]), seat(ready=[who], hand=[card]), bystander())
        t.does("bleed Mira")
        t.goes_on()
        assert t.ever_offered(f"play {card} {who.split(' locked')[0].split(' 4/8')[0]}") is offered


def test_a_master_card_for_a_justicar_is_not_played_by_karl() -> None:
    t = position(
        seat(ready=["Karl Schrekt"], hand=["Temptation of Greater Power"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    assert not t.offers("play Temptation of Greater Power")


# -- what follows on something -----------------------------------------------------------------------------------------


def hunt_on(me: str) -> Table:
    """The vampire commits diablerie, and it comes to the votes on the blood hunt."""
    t = position(seat(ready=[me]), seat(ready=["Oskar 4/8 votes:1"], torpor=["Prey 1/4"]), seat(ready=["Vera 2/4"]))
    t.does(f"diablerize {me.split(' 4/8')[0]}")
    for _ in range(60):
        if t.asks in ("polling", *t.quiet):
            break
        t.goes_by()
    return t


@pytest.mark.parametrize(("me", "offered"), [("Ilyana Ravidovich", True), ("Zoe 4/8", False)])
def test_ilyana_has_votes_against_the_blood_hunt_on_her(me: str, offered: bool) -> None:
    t = hunt_on(me)
    if offered:
        assert t.who() == "a"
        t.does(f"votes {me} against")
    assert t.ever_offered(f"votes {me}" if offered else "votes") is offered
    if t.who() == "b":
        t.does("vote Oskar for", by="b")
    t.goes_on()
    assert t.region(me.split(" 4/8")[0]) == ("ready" if offered else "ash-heap")


def test_ilyana_gives_no_votes_in_a_blood_hunt_on_another() -> None:
    t = position(
        seat(ready=["Ilyana Ravidovich", "Mira 4/8"]),
        seat(ready=["Oskar 4/8 votes:1"], torpor=["Prey 1/4"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("diablerize Mira")
    for _ in range(60):
        if t.asks in t.quiet:
            break
        t.goes_by()
    assert t.told("referendum")
    assert not t.told("gains-votes")


@editions
def test_ilyana_burns_blood_for_intercept_once_an_action(edition: str) -> None:
    me = "Ilyana Ravidovich"
    t = position(seat(ready=["Mira 4/8 stealth:2"]), seat(ready=[me]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.does(f"block {me}", by="b")
    with t.changes(f"{me}.blood", -1), t.unchanged(*BYSTANDER):
        t.does(f"use {me}", by="b")
        assert not t.offers(f"use {me}")
        assert t.measure(f"{me}.intercept") == 1


@rules_on("Andrew Stuart", "LSJ 20100728", "LSJ 20061207", "LSJ 20030224")
@pytest.mark.parametrize(("top", "cancelled"), [("Walk of Flame", True), ("Dodge", False)])
def test_andrew_may_fail_at_blood_sorcery(top: str, cancelled: bool) -> None:
    """The top card is shown before the card is replaced, and before anybody else could cancel it. He then chooses
    another strike."""
    me, card = "Andrew Stuart", "Theft of Vitae"
    t = position(
        seat(ready=[f"{me} blood:3"], hand=[card, *["Blank Page"] * 6], library=["Blur", top]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    fights(t, me)
    while t.asks != "strike":
        t.passes()
    t.does(f"play {card} {me} 0")
    assert bool(t.told("cancelled")) is cancelled
    assert t.region(top) == "hand"  # it replaces the card
    with t.unchanged(*BYSTANDER):
        while t.asks not in t.quiet:
            t.answer("strike hand" if "strike hand" in t.options() else "pass")
    # he is struck; he has burned one blood and what the card costs, or has stolen one
    price = t.g.face[t[card]].blood
    assert t.measure(f"{me}.blood") == 3 - 1 - price + (-1 if cancelled else 1)


@rules_on("Andrew Stuart", "ANK 20200813-2", "LSJ 20080630")
@pytest.mark.parametrize(("top", "cancelled"), [("Walk of Flame", True), ("Dodge", False)])
def test_an_action_that_andrew_fails_at_is_not_taken(top: str, cancelled: bool) -> None:
    """He does not lock and may try again; a card without Blood Sorcery shows nothing."""
    me = "Andrew Stuart"
    t = position(
        seat(ready=[me], hand=[TRICK, "Govern the Unaligned", *["Blank Page"] * 5], library=["Blur", top]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Vera 2/4"]),
    )
    with t.changes(f"{me}.blood", -1 if cancelled else 0):
        t.does(f"play {TRICK} {me} 0")
        if t.asks == "target":
            t.does("target Oskar")
    assert t.measure(f"{me}.locked") == (0 if cancelled else 1)
    assert t.region(TRICK) == ("ash-heap" if cancelled else "limbo")
    t.goes_on()
    if cancelled:
        with t.unchanged(f"{me}.blood"):
            t.does(f"play Govern the Unaligned {me} 0")


@editions
@pytest.mark.parametrize("moved", [True, False])
@pytest.mark.parametrize("torpid", [True, False])
@rules_on("Heather Florent, The Opportunist", "LSJ 20011022")
def test_heather_takes_what_the_edge_gives(edition: str, moved: bool, torpid: bool) -> None:
    me = "Heather Florent, The Opportunist"
    t = position(
        seat(edge=True, ready=["Mira 4/8", *([] if torpid else [f"{me} blood:2"])], torpor=[f"{me} blood:2"] * torpid),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("edge")
    assert t.asks == "way"
    with t.changes("a.pool", 0 if moved else 1), t.changes(f"{me}.blood", 1 if moved else 0):
        t.answer(t.options()[1 if moved else 0])


def test_pool_from_elsewhere_does_not_go_to_heather() -> None:
    t = position(
        seat(ready=["Heather Florent, The Opportunist"], hand=["Blank Page"]),
        seat(edge=True, ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
    )
    assert not t.offers("edge")


@rules_on("The Capuchin", "ANK 20200417")
@pytest.mark.parametrize("stolen", [False, True])
def test_the_capuchin_returns_when_he_is_burned(stolen: bool) -> None:
    """To his owner, without what lay on him; who controlled him has three more transfers in her next influence phase,
    and not in the one after."""
    me = "The Capuchin"
    t = position(
        seat(ready=[(f"{me} blood:1", ["Raven Spy"])]),
        seat(ready=["Oskar 6/8 strength:3"]),
        seat(ready=["Vera 2/4"]),
    )
    assert stats.hand_size(t.g, 0) == 9
    if stolen:
        t.g.owner[t[me]] = 1
    t.does(f"bleed {me}")
    t.g.burn(t[me])
    t.goes_on()
    assert t.region(me) == "uncontrolled"
    assert t[me] in t.g.uncontrolled(1 if stolen else 0)
    assert (t.region("Raven Spy"), t.measure(f"{me}.blood")) == ("ash-heap", 0)
    passes_to(t, "influence", "a")
    assert stats.for_seat(t.g, spans.TRANSFERS, 0) == 3
    t.passes()
    passes_to(t, "influence", "b")
    assert [stats.for_seat(t.g, spans.TRANSFERS, each) for each in range(3)] == [0, 0, 0]


@editions
@pytest.mark.parametrize(
    ("bishop", "sect", "moved"),
    [("bishop", "Sabbat", 1), ("bishop", "Camarilla", 0), ("cardinal", "Sabbat", 0)],
)
def test_rigby_pays_a_bishop_for_a_failed_block(edition: str, bishop: str, sect: str, moved: int) -> None:
    me = "Rigby, Crusade Vanguard"
    t = position(
        seat(ready=[f"Mira 4/8 sect:{sect} stealth:1", f"Ines 2/6 sect:Sabbat {bishop}"]),
        seat(ready=[me]),
        bystander(),
        edition=edition,
    )
    with t.changes(f"{me}.blood", -moved), t.changes("Ines.blood", moved), t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"block {me}", by="b")
        t.goes_on()


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


# -- what is used ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("me", ["Konrad Fleischer", "Merrill Molitor"])
@pytest.mark.parametrize("used", [True, False])
def test_they_take_a_point_of_aggravated_damage_as_normal(edition: str, me: str, used: bool) -> None:
    t = position(
        seat(ready=[f"{me} blood:3"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws"]),
        bystander(),
        edition=edition,
    )
    fights(t, me)
    for _ in range(60):
        if t.asks in t.quiet:
            break
        if t.offers("play Wolf Claws Oskar 0"):
            t.does("play Wolf Claws Oskar 0")
        elif used and t.offers(f"use {me} {me} -1"):
            t.does(f"use {me} {me} -1")
            assert not t.offers(f"use {me} {me} -1")
        else:
            t.goes_by()
    assert t.region(me) == ("ready" if used else "torpor")
    assert t.measure(f"{me}.blood") == (2 if used else 3)


@editions
def test_konrad_takes_a_point_of_aggravated_damage_as_normal_in_each_round(edition: str) -> None:
    """What he has used up in the first round is not missing in the second."""
    me = "Konrad Fleischer"
    t = position(
        seat(ready=[f"{me} blood:3"]),
        seat(ready=["Oskar 6/8 PRO"], hand=["Wolf Claws", "Wolf Claws"]),
        bystander(),
        edition=edition,
    )
    fights(t, me)
    for claws, blood in (("Wolf Claws", 2), ("Wolf Claws#2", 1)):
        t.passes_until_offered(f"play {claws} Oskar 0")
        t.does(f"play {claws} Oskar 0", by="b")
        t.passes_until_offered(f"use {me} {me} -1")
        t.does(f"use {me} {me} -1", by="a")
        if claws == "Wolf Claws":
            t.passes_until_offered(f"use {me} {me} -2")
            t.does(f"use {me} {me} -2", by="a")
        else:
            t.goes_on()
        assert (t.region(me), t.measure(f"{me}.blood")) == ("ready", blood)
    assert len(t.told("round")) == 2
    t.is_quiet()


def test_konrad_presses_once_a_combat() -> None:
    t = position(seat(ready=["Konrad Fleischer"]), seat(ready=["Oskar 6/8"]), bystander())
    fights(t, "Konrad Fleischer")
    t.passes_until("press")
    assert t.offers("use Konrad Fleischer Konrad Fleischer -2")


@editions
@rules_on("Angelica, The Canonicus", "LSJ 20010111", "LSJ 19981005")
def test_angelica_discards_master_cards_for_intercept_once(edition: str) -> None:
    """All at once, as many as she likes, more than she needs too; not what she draws for them."""
    me = "Angelica, The Canonicus"
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=[me], hand=["Blood Doll", "Animalism", "Dodge"], library=["Fortitude"] * 3),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers(f"use {me}")
    t.does(f"block {me}", by="b")
    t.does(f"use {me}", by="b")
    assert not t.offers("pick Dodge")
    t.does("pick Blood Doll")
    t.does("pick Animalism")
    if t.asks == "pick":
        t.passes()
    assert t.measure(f"{me}.intercept") == 2
    assert not t.offers(f"use {me}")
    assert (t.region("Blood Doll"), t.region("Dodge")) == ("ash-heap", "hand")


@pytest.mark.parametrize("alike", [True, False])
def test_alafin_makes_other_hands_smaller(alike: bool) -> None:
    """Until the next unlock phase of each of them."""
    me = "Babalawo Alafin"
    t = position(
        seat(ready=[me], hand=["Dodge", "Dodge" if alike else "Blur"], library=9),
        seat(ready=["Oskar 4/8"], hand=["Blank Page"] * 7, library=9),
        seat(ready=["Vera 2/4"]),
        phase="unlock",
    )
    t.does(f"use {me}")
    while t.asks == "target":
        t.answer(t.options()[0])
    while t.asks == "discard-down":
        t.answer(t.options()[0])
    sizes = [stats.hand_size(t.g, seat_) for seat_ in range(3)]
    assert sizes == ([7, 6, 6] if alike else [7, 7, 7])
    if alike:
        passes_to(t, "influence")
        t.passes()
        passes_to(t, "influence", "b")
        assert [stats.hand_size(t.g, seat_) for seat_ in range(3)] == [7, 7, 6]


def test_a_copy_of_the_first_card_in_the_game_is_one_for_babalawo_too() -> None:
    me = "Babalawo Alafin"
    hers = SeatOf(30, False, {"hand": ["Dodge", "Dodge"], "library": ["Blank Page"] * 9, "ready": [me]})
    t = position(hers, seat(ready=["Oskar 4/8"]), seat(), phase="unlock")
    assert t["Dodge"] == 0
    t.does_all(f"use {me}", "target Dodge")
    assert [stats.hand_size(t.g, at) for at in range(3)] == [7, 6, 6]


@rules_on("Marciana Giovanni, Investigator", "LSJ 20100527", "LSJ 20100604-2", "LSJ 20010813-2")
@pytest.mark.parametrize("torpid", [True, False])
def test_marciana_lets_a_vampire_burn_blood_for_intercept(torpid: bool) -> None:
    me = "Marciana Giovanni, Investigator"
    t = position(
        seat(ready=["Mira 4/8 stealth:2"]),
        seat(
            ready=["Oskar 4/8", "Sasha 4/8 sect:Sabbat", *([] if torpid else [me])],
            torpor=[me] * torpid,
        ),
        bystander(),
    )
    t.does("bleed Mira")
    while t.who() != "b":
        t.passes()
    t.does(f"use {me}", by="b")
    assert t.offers(f"target {me}")
    assert not t.offers("target Sasha")
    t.does("target Oskar")
    assert t.measure(f"{me}.locked") == 1
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    with t.changes("Oskar.blood", -1):
        t.does(f"use {me} Oskar", by="b")
    assert t.measure("Oskar.intercept") == 1
    assert not t.offers(f"use {me} Oskar")


def test_marciana_pays_for_a_bleed() -> None:
    me = "Marciana Giovanni, Investigator"
    for blood in (1, 0):
        t = position(seat(ready=[f"{me} blood:{blood}"]), seat(ready=[]), bystander())
        assert t.offers(f"bleed {me}") is bool(blood)
        if blood:
            with t.changes(f"{me}.blood", -1), t.changes("b.pool", -1):
                t.does(f"bleed {me}")
                t.goes_on()


# -- actions -----------------------------------------------------------------------------------------------------------


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


@rules_on("Bernard, the Scourge", "LSJ 20081202-2", "LSJ 20100129")
@pytest.mark.parametrize("passes", [True, False])
def test_bernard_calls_a_blood_hunt_on_the_young(passes: bool) -> None:
    me = "Bernard, the Scourge"
    t = position(
        seat(ready=[me, "Ines 4/8 votes:2"]),
        seat(ready=["Oskar 4/4 DOM", "Old 4/8 votes:1"]),
        seat(ready=["Vera 4/5", "Kit 2/3"]),
    )
    t.does(f"use {me}")
    t.passes_until("terms")
    assert not t.offers("target Old")
    t.does("target Oskar")
    passes_to(t, "polling")
    t.does(f"vote Ines {'for' if passes else 'against'}")
    t.goes_on()
    assert t.region("Oskar") == ("ash-heap" if passes else "ready")


def test_bernard_finds_nobody_young_enough() -> None:
    me = "Bernard, the Scourge"
    t = position(seat(ready=[me]), seat(ready=["Oskar 4/5"]), seat(ready=["Vera 2/8"]))
    assert not t.offers(f"use {me}")


def test_ayelea_controls_a_vampire_until_the_end_of_her_next_turn() -> None:
    me = "Ayelea, The Manipulator"
    t = position(
        seat(ready=[me]),
        seat(ready=["Oskar 2/4 clan:Tremere-antitribu", "Old 4/8 clan:Tremere"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does(f"use {me} {me}")
    if t.asks == "target":
        assert not t.offers("target Old")
        t.does("target Oskar")
    t.goes_on()
    assert t.g.controller[t["Oskar"]] == 0
    for who in ("b", "c", "a"):
        t.passes()
        passes_to(t, "influence", who)
        assert t.g.controller[t["Oskar"]] == 0
    t.passes()
    passes_to(t, "influence", "b")
    assert t.g.controller[t["Oskar"]] == 1


@editions
def test_other_gangrel_learn_by_lord_ashton(edition: str) -> None:
    """Undirected, so that only those beside the acting Methuselah may block; each looks through her own library."""
    me = "Lord Ashton"
    t = position(
        seat(ready=["Mira 4/8 clan:Gangrel", "Ines 4/8"], library=["Animalism", "Potence", "Blur"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=[me, "Vera 2/4"]),
        edition=edition,
    )
    assert not t.offers(f"use {me} Ines")
    t.does(f"use {me} Mira")
    action = t.g.action()
    assert action is not None
    assert not action.victims
    t.passes_until("search")
    assert len(t.options()) == 2
    t.answer(t.options()[0])
    assert t.region("Animalism") == "attached"
    assert "ani" in stats.disciplines(t.g, t["Mira"])
    t.goes_on()
    t.is_quiet()


def test_lord_ashton_himself_does_not() -> None:
    t = position(seat(ready=["Lord Ashton"], library=["Animalism"]), seat(ready=["Oskar 2/4"]), bystander())
    assert not t.offers("use Lord Ashton")


@editions
def test_nettie_employs_and_recruits_in_secret(edition: str) -> None:
    for card, stealth in (("Raven Spy", 2), ("Carlton Van Wyk", 2)):
        t = position(seat(ready=["Nettie Hale"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
        t.does(f"play {card} Nettie Hale")
        assert stats.stealth(t.g, t["Nettie Hale"]) == stealth
    t = position(seat(ready=["Nettie Hale"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Nettie Hale")
    assert stats.stealth(t.g, t["Nettie Hale"]) == 0

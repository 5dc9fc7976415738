"""Action cards: S."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import DURING_ACTION, POOL, ability, burn, definition, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, GHOST, INFERNAL, before_a_rush, cursed, done, mira, rushed
from tests.vtes.cards.answering import acts, to_the_end, until, until_turn_of
from tests.vtes.cards.combat_tables import in_combat, on_to
from tests.vtes.cards.referendum_tables import POLL, goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, passes_to, since_2011
from tests.vtes.cards.turn_tables import pays_to_unlock

# -- SchreckNET -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("capacity", "locked"), [(6, 0), (5, 1)])
def test_schrecknet_comes_into_play(capacity: int, locked: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/{capacity} clan:Nosferatu"], hand=["SchreckNET"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play SchreckNET Mira")
    t.goes_on()
    assert (t.region("SchreckNET"), t.measure("Mira.locked")) == ("play", locked)


@editions
def test_schrecknet_looks_at_a_hand_after_a_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"], play=["SchreckNET"]),
        seat(ready=["Oskar 2/4 locked"], hand=["Fade"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    while t.asks != "may":
        votes = [key for key in t.options() if key.startswith(("vote ", "votes ")) and key.endswith(" for")]
        t.answer(votes[0] if votes and t.who() == "a" else "call for" if t.offers("call for") else "pass")
    t.does("yes")
    t.does("pick b")
    assert (t.g.seen(t["Fade"], 0), t.measure("SchreckNET.locked")) == (True, 1)


@editions
@pytest.mark.parametrize(
    ("passes", "locked", "asked"), [(True, "", True), (True, " locked", False), (False, "", False)]
)
def test_schrecknet_needs_a_referendum_that_passes(passes: bool, locked: str, asked: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=[POLL], play=[f"SchreckNET{locked}"]),
        seat(ready=["Oskar 2/4 primogen" if passes else "Oskar 2/4 justicar"], hand=["Fade"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    since = len(t.asked)
    goes(t, *(["pick b"] if asked else []), favour="a", against="b")
    assert any(("yes",) in options for _, options in t.asked[since:]) is asked
    assert t.g.seen(t["Fade"], 0) is asked
    t.is_quiet()


# -- Sense Death ------------------------------------------------------------------------------------------------------


@editions
def test_sense_death_without_valeren_is_for_the_younger(edition: str) -> None:
    t = before_a_rush("Sense Death", "ani", edition, locked=False)
    t.does("play Sense Death Mira 0")
    assert not t.offers("target Olga")
    t = position(
        seat(ready=["Mira 4/8 ani"], hand=["Sense Death"]), seat(ready=["Brute ally 2"]), seat(), edition=edition
    )
    assert "card.target.in-play" in t.clauses("play Sense Death Mira 0", by="a")


@editions
def test_sense_death_presses(edition: str) -> None:
    t = before_a_rush("Sense Death", "val", edition, locked=False)
    rushed(t, "Sense Death", 1)
    acts(t, "press")
    assert len(t.told("round")) == 2


# -- Sense Vitality ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Sense Vitality", "ANK 20181017")
@rules_on("Renewed Vigor", "PIB 20121210")
@pytest.mark.parametrize(
    ("card", "words", "mode", "blood"),
    [
        ("Sense Vitality", "VAL", 1, 0),
        ("Sense Vitality", "VAL", 2, 1),
        ("Root of Vitality", "VIC", 0, 0),
        ("Renewed Vigor", "OBE", 1, 0),
    ],
)
def test_a_vampire_is_fetched_out_of_torpor(card: str, words: str, mode: int, blood: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], torpor=["Gone 1/4"], hand=[card])
    t = done(card, mode, own, FOE, edition=edition)
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("ready", 1 + blood)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood


# -- Sensory Deprivation ----------------------------------------------------------------------------------------------

PUT = [
    # card, words, mode, on whom, whose it is then, stealth
    ("Sensory Deprivation", "CHI", 1, "Wolf", 1, 0),
    ("Sensory Deprivation", "CHI", 2, "Oskar", 1, 0),
    ("Nightmare Curse", "AUS CHI", 1, "Oskar", 1, 0),
    ("Nightmare Curse", "AUS CHI", 2, "Oskar", 1, 0),
    ("Sensory Overload", "CHI", 0, "Oskar", 0, 0),
    ("Sensory Overload", "CHI", 1, "Oskar", 0, 0),
    ("Unburdening the Bestial Soul", "OBE", 2, "Kin", 1, 0),
    ("Riddle Phantastique", "clan:Kiasyd", 0, "Kin", 1, 0),
    ("Blood Bond", "", 0, "Oskar", 1, 1),
    ("Blackmail", "OBF", 1, "Oskar", 1, 0),
    ("Kaymakli Barrier", "", 0, "Kin", 0, 0),
    ("Condemnation: Mute", INFERNAL, 1, "Oskar", 1, 1),
    ("Condemnation: Doomed", INFERNAL, 1, "Oskar", 1, 1),
    ("Condemnation: Betrayed", INFERNAL, 2, "Oskar", 1, 1),
    ("Blood Hunt", "prince city:Paris", 0, "Oskar", 1, 1),
    ("War Party", "sect:Sabbat archbishop city:Paris", 0, "Oskar", 1, 1),
    ("The Haunting", "DEM", 0, "Oskar", 1, 0),
    ("The Haunting", "DEM", 1, "Oskar", 1, 1),
    ("Consignment to Duat", "SER", 1, "Oskar", 1, 1),
    ("Total Insanity", "DEM", 0, "Kin", 1, 0),
    ("Total Insanity", "DEM", 1, "Kin", 1, 0),
    ("Art's Traumatic Essence", "MEL", 2, "Oskar", 1, 1),
    ("Temptation", "SER", 0, "Oskar", 0, 0),
    ("Temptation", "SER", 1, "Oskar", 0, 0),
    ("Steal the Mind", "MYT", 1, "Oskar", 1, 0),
    ("Steal the Mind", "MYT", 2, "Oskar", 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "whom", "whose", "stealth"), PUT)
def test_a_curse_is_put_on_a_minion(
    card: str, words: str, mode: int, whom: str, whose: int, stealth: int, edition: str
) -> None:
    foe = seat(ready=["Oskar 4/9", "Kin 4/4", "Wolf ally 3", "Dog ally 3"])
    t = position(mira(words, card, blood="8/8"), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    acts(t, f"target {whom}")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (stealth, [1])
    assert (t.g.host[t[card]], t.g.controller[t[card]]) == (t[whom], whose)
    t.is_quiet()


AT_ONCE = [
    # card, words, mode, answers, what is then so
    ("Sensory Deprivation", "chi", 0, (), {}),
    ("Nightmare Curse", "chi", 0, ("target Oskar",), {"Oskar.locked": 1, "Mira.locked": 0}),
    ("Blackmail", "obf", 0, ("target Oskar",), {"Oskar.locked": 1}),
    ("Condemnation: Mute", "chi", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Condemnation: Doomed", "obf", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Condemnation: Betrayed", "ser", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Consignment to Duat", "ser", 0, ("target Oskar",), {"Oskar.blood": 3}),
    ("Shadow Twin", "obt", 0, ("target Oskar",), {"Oskar.blood": 3}),
    ("Art's Traumatic Essence", "aus", 0, ("target Oskar",), {"Oskar.locked": 1, "Oskar.blood": 4}),
    ("Art's Traumatic Essence", "mel", 1, ("target Oskar",), {"Oskar.locked": 1, "Oskar.blood": 3}),
    ("Steal the Mind", "dom", 0, ("target Oskar",), {"Oskar.locked": 1}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "answers", "so"), AT_ONCE)
def test_or_it_does_something_at_once(
    card: str, words: str, mode: int, answers: tuple[str, ...], so: dict[str, int], edition: str
) -> None:
    foe = seat(ready=[("Oskar 4/8", ["Raven Spy"]), "Kin 4/4", "Lou 4/4"])
    t = done(card, mode, mira(words, card), foe, *answers, edition=edition)
    for path, value in so.items():
        assert t.measure(path) == value, path
    if card == "Sensory Deprivation":
        assert t.region("Raven Spy") == "ash-heap"
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize("card", ["Sensory Deprivation", "Nightmare Curse"])
@rules_on("Sensory Deprivation", "PIB 20150111")
def test_the_cursed_do_not_unlock_while_the_curser_stands(card: str, edition: str) -> None:
    t = cursed(card, "Oskar 4/8 locked", edition=edition)
    until_turn_of(t, 1, "minion")
    assert t.measure("Oskar.locked") == 1
    t.g.burn(t["Mira"])
    until_turn_of(t, 2)
    assert t.region(card) == "ash-heap"


@rules_on("Sensory Deprivation", "LSJ 20050114")
@rules_on("Puppet Master", "LSJ 20050114")
@pytest.mark.parametrize("card", ["Sensory Deprivation", "Puppet Master"])
@pytest.mark.parametrize("infernal", [True, False])
def test_an_infernal_minion_is_still_unlocked_for_a_pool(card: str, infernal: bool) -> None:
    words = "trait:infernal" if infernal else ""
    t = position(
        seat(ready=["Mira 2/4"]), seat(ready=[(f"Oskar 4/8 locked {words}".strip(), [card]), "Olga 2/4"]), bystander()
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    while t.g.turn_span().seat != 1:
        t.answer("pass")
    since = len(t.asked)
    while t.asks == "unlock":
        t.does("unlock Oskar" if t.offers("unlock Oskar") else "pass")
    assert t.ever_offered("unlock Oskar", since) is infernal
    assert t.measure("Oskar.locked") == (0 if infernal else 1)
    assert t.measure("b.pool") == (29 if infernal else 30)


@pytest.mark.parametrize(
    "card", ["Sensory Deprivation", "Nightmare Curse", "Consignment to Duat", "Slaughtering the Herd"]
)
def test_a_curse_ends_as_its_maker_is_banished(card: str) -> None:
    """Any way out of the ready region will do; the bearer keeps nothing."""
    t = position(
        seat(ready=["Mira 1/5"]),
        seat(ready=["Oskar 6/9 justicar", ("Kin 4/4", [card])], hand=["Banishment"]),
        bystander(),
        turn="b",
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    t.does("play Banishment Oskar 0")
    while t.asks != "minion":
        t.does(next(text for text in ("target Mira", "vote Oskar for", "pass") if t.offers(text)))
    assert (t.region("Mira"), t.region(card)) == ("uncontrolled", "ash-heap")


# -- Sensory Overload -------------------------------------------------------------------------------------------------


@editions
def test_overloaded_senses_recover(edition: str) -> None:
    for mode in (0, 1):
        card = "Sensory Overload"
        t = done(card, mode, mira("CHI", card, "Ines 2/4"), FOE, "target Oskar", edition=edition)
        t.does("bleed Ines")
        t.passes_until_offered("block Kin")
        assert not t.offers("block Oskar")
        acts(t)
        until_turn_of(t, 1, "minion")
        assert not t.offers("bleed Oskar")
        until_turn_of(t, 2)
        assert t.region(card) == ("ash-heap" if mode == 0 else "attached")
        until_turn_of(t, 0, "unlock") if mode else None
        if mode:
            t.does(f"trigger {card}")
            assert t.region(card) == "ash-heap"


# -- Shadow of the Beast ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("version", "presses"), [(0, False), (1, True)])
def test_shadow_of_the_beast_maneuvers_and_presses_each_combat(edition: str, version: int, presses: bool) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Shadow of the Beast"])]), seat(ready=["Oskar 6/8"]), bystander(), edition=edition
    )
    if version:
        t.g.versions[t["Shadow of the Beast"]] = version
    acts(t, "bleed Mira", "block Oskar", "use Shadow of the Beast Mira -1")
    assert t.told("maneuver")
    assert t.ever_offered("use Shadow of the Beast Mira -2") is presses


# -- Shadow Twin ------------------------------------------------------------------------------------------------------


@editions
def test_a_shadow_twin_follows_for_a_turn(edition: str) -> None:
    card = "Shadow Twin"
    t = done(card, 1, mira("OBT", card), FOE, "target Oskar", edition=edition)
    assert (t.measure("Oskar.blood"), t.g.host[t[card]], t.g.controller[t[card]]) == (3, t["Oskar"], 0)
    until_turn_of(t, 1, "minion")
    t.does("bleed Oskar")
    assert stats.stealth(t.g, t["Oskar"]) == -1
    acts(t)
    until_turn_of(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


@rules_on("Shadow Twin", "LSJ 20010303")
def test_a_shadow_twin_does_not_follow_a_retainer() -> None:
    t = position(
        seat(ready=["Mira 6/8 OBT"], hand=["Shadow Twin"]),
        seat(ready=[("Oskar 4/8", ["Mr. Winthrop"])]),
        bystander(),
    )
    life = t.measure("Mr. Winthrop.life")
    acts(t, "play Shadow Twin Mira 1", "target Mr. Winthrop")
    assert t.region("Shadow Twin") == "ash-heap"
    assert t.region("Mr. Winthrop") == ("ash-heap" if life == 1 else "attached")


# -- Shattering Crescendo ---------------------------------------------------------------------------------------------

CRESCENDO = "Shattering Crescendo"


def sings(who: str, copies: int, edition: str) -> Table:
    return position(
        seat(ready=[f"Mira 4/8 {who}"], hand=[CRESCENDO] * copies),
        seat(ready=[("Oskar 4/8 locked", ["J. S. Simmons, Esq."]), "Wolf ally 4"]),
        bystander(),
        edition=edition,
    )


@editions
def test_a_crescendo_hurts_an_ally_or_a_retainer(edition: str) -> None:
    t = sings("pro", 1, edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"), t.changes("Mira.blood", -1), t.changes("Wolf.blood", -1):
        t.does(f"play {CRESCENDO} Mira 0")
        assert t.options("target") == [f"target {t['J. S. Simmons, Esq.']}", f"target {t['Wolf']}"]
        t.does("target Wolf")
        t.goes_on()
    t.is_quiet()


@editions
@rules_on(CRESCENDO, "LSJ 20100208-2")
@pytest.mark.parametrize(("who", "first", "n"), [("mel", 1, 2), ("MEL", 3, 3)])
def test_a_second_crescendo_is_discarded_for_one_or_two_minions(who: str, first: int, n: int, edition: str) -> None:
    """Rulings: it takes a second one in hand."""
    assert not sings(who, 1, edition).offers(f"play {CRESCENDO} Mira {first}")
    for both in (False, True):
        t = sings(who, 2, edition)
        with t.unchanged(*BYSTANDER), t.changes("Oskar.blood", -n), t.changes("Wolf.blood", -n if both else 0):
            t.does(f"play {CRESCENDO} Mira {first + both}")
            t.does("target Oskar")
            if both:
                assert not t.offers("target Vera")  # of another Methuselah
            t.goes_on()
        assert (t.region(f"{CRESCENDO}#2"), t.g.hand(0)) == ("ash-heap", [])
        t.is_quiet()


@editions
def test_without_the_second_nothing_is_shattered(edition: str) -> None:
    t = sings("mel", 2, edition)
    t.does(f"play {CRESCENDO} Mira 1")
    t.does("target Oskar")
    t.g.put(t[f"{CRESCENDO}#2"], 7, 0)  # it was discarded meanwhile
    with t.unchanged("Oskar.blood", "Wolf.blood"):
        t.goes_on()
    t.is_quiet()


# -- Sheepdog ---------------------------------------------------------------------------------------------------------


@editions
def test_a_sheepdog_rests_for_a_turn(edition: str) -> None:
    t = acting("Sheepdog", more=("Ines 2/4",), edition=edition)
    acts(t, "play Sheepdog Mira 0")
    assert t.measure("Mira.blood") == 8
    until_turn_of(t, 1)
    until_turn_of(t, 0, "unlock")
    assert t.measure("Mira.locked") == 1
    t.does("trigger Sheepdog")
    assert t.region("Sheepdog") == "ash-heap"


@rules_on("Sheepdog", "LSJ 20050114")
@rules_on("Toreador Grand Ball", "LSJ 20050114")
@pytest.mark.parametrize("card", ["Sheepdog", "Toreador Grand Ball"])
def test_an_infernal_vampire_whom_a_card_of_hers_keeps_locked_unlocks_for_a_pool(card: str) -> None:
    ball = card == "Toreador Grand Ball"
    oskar = "Oskar 4/8 clan:Toreador trait:infernal locked"
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=[oskar if ball else (oskar, [card]), "Olga 2/4 clan:Toreador"], play=[card] if ball else []),
        bystander(),
    )
    if ball:
        t.g.chosen = {t[card]: [t["Olga"], t["Oskar"]]}
    pays_to_unlock(t, "Oskar")


# -- Show of Force ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "damage"), [(0, 2), (1, 3)])
def test_show_of_force_may_be_stronger_if_it_is_blocked(edition: str, mode: int, damage: int) -> None:
    for answer, hurt in (("yes", damage), ("no", 1)):
        t = acting("Show of Force", who="POT PRE", against=("Oskar 5/6",), edition=edition)
        acts(t, f"play Show of Force Mira {mode}", "block Oskar", answer)
        assert t.measure("Oskar.blood") == 5 - hurt
        assert stats.strength(t.g, t["Mira"]) == 1


# -- Shroud of Decay --------------------------------------------------------------------------------------------------


@editions
def test_shroud_of_decay_discards_two_of_their_choice_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obl"], hand=["Shroud of Decay"]),
        seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out", "Blank Page"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Shroud of Decay Mira 0", "pick Dodge", "pick Blank Page")
    assert (t.region("Dodge"), t.region("Blank Page"), t.region("Fake Out")) == ("ash-heap", "ash-heap", "hand")
    t.is_quiet()


@editions
@rules_on("Shroud of Decay", "LSJ 20090710")
def test_shroud_of_decay_empties_an_ash_heap_of_seven(edition: str) -> None:
    def dealt(n: int) -> Table:
        return position(
            seat(ready=["Mira 4/8 OBL"], hand=["Shroud of Decay"]),
            seat(ready=["Oskar 2/4"], ash_heap=["Dodge", *["Blank Page"] * (n - 1)]),
            bystander(),
            edition=edition,
        )

    t = dealt(8)
    acts(t, "play Shroud of Decay Mira 1", *["pick Blank Page"], *[f"pick Blank Page#{n}" for n in range(2, 8)])
    assert (t.measure("b.pool"), t.region("Dodge")) == (27, "ash-heap")
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()
    assert "card.requirement.in-text" in dealt(6).clauses("play Shroud of Decay Mira 1", by="a")


# -- Sixth Tradition: Destruction -------------------------------------------------------------------------------------


@editions
@rules_on("Sixth Tradition: Destruction", "LSJ 20020429")
def test_the_sixth_tradition_burns_a_diablerist(edition: str) -> None:
    card = "Sixth Tradition: Destruction"
    own = mira("prince city:Paris", card)
    t = position(own, FOE, bystander(), edition=edition)
    assert not t.offers(f"play {card}")
    t = position(own, seat(ready=["Oskar 4/8"], torpor=["Fool 0/4"]), bystander(), edition=edition, turn="b")
    acts(t, "diablerize Oskar Fool")
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.goes_by()
    assert t.region("Oskar") == "ready"  # nobody called a blood hunt
    acts(t, f"play {card} Mira 0")
    assert t.region("Oskar") == "ash-heap"


# -- Skaald -----------------------------------------------------------------------------------------------------------


@editions
def test_a_skaald_is_outsung_by_an_older_one(edition: str) -> None:
    own = seat(ready=["Old 4/9 clan:Gangrel", "Young 4/5 clan:Gangrel", "Prince 4/9 clan:Gangrel prince city:Paris"])
    t = position(own, seat(ready=[("Mira 6/8 clan:Gangrel", ["Skaald"])]), bystander(), edition=edition)
    assert (t.offers("use Skaald Young"), t.offers("use Skaald Prince")) == (False, False)
    acts(t, "use Skaald Old -1")
    assert (t.g.host[t["Skaald"]], t.g.controller[t["Skaald"]]) == (t["Old"], 0)


# -- Skullduggery -----------------------------------------------------------------------------------------------------


@editions
def test_skullduggery_leaves_a_maneuver_if_it_is_blocked(edition: str) -> None:
    if edition == "2000":
        pytest.skip("nobody is an anarch in 2000")
    foe = seat(ready=[("Oskar 4/8", ["Raven Spy"])])
    t = position(mira("obf sect:Anarch", "Skullduggery"), foe, bystander(), edition=edition)
    t.does("play Skullduggery Mira 0")
    acts(t, "block Oskar", "use Skullduggery")
    assert t.told("maneuver")


# -- Slaughtering the Herd --------------------------------------------------------------------------------------------


@editions
def test_slaughtering_the_herd_cannot_be_blocked_by_allies(edition: str) -> None:
    t = acting("Slaughtering the Herd", who="dom", against=("Oskar 2/4", "Brute ally 2"), edition=edition)
    t.does("play Slaughtering the Herd Mira 0")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Brute")
    acts(t)
    assert t.measure("b.pool") == 27


@editions
def test_a_slaughtered_herd_feeds_its_shepherd_until_he_falls(edition: str) -> None:
    def dealt() -> Table:
        t = position(
            seat(ready=["Mira 4/8 DOM", "Ines 2/4"], hand=["Slaughtering the Herd"]),
            seat(ready=["Oskar 2/4"]),
            seat(ready=["Vera 6/8"]),
            edition=edition,
        )
        acts(t, "play Slaughtering the Herd Mira 1")
        assert t.g.host[t["Slaughtering the Herd"]] == t["Vera"]
        while t.g.turn_span().seat != 2 or t.asks != "minion":
            t.passes()
        return t

    t = dealt()
    blood = t.measure("Mira.blood")
    acts(t, "bleed Vera")
    assert (t.measure("Vera.blood"), t.measure("Mira.blood")) == (5, blood + 1)
    t = dealt()
    with t.changes("Vera.blood", -4):
        t.does("use Slaughtering the Herd")
    assert t.region("Slaughtering the Herd") == "ash-heap"
    t = dealt()
    t.g.burn(t["Mira"])
    acts(t, "hunt Vera")
    assert t.region("Slaughtering the Herd") == "ash-heap"


def test_the_herd_is_bought_off_in_the_middle_of_an_action() -> None:
    card = "Slaughtering the Herd"
    t = position(seat(ready=[("Mira 8/8", [card])]), seat(ready=["Oskar 6/8"]), bystander())
    t.g.chosen = {t[card]: [t["Oskar"]]}
    in_combat(t)
    assert t.measure("Mira.blood") == 7  # announcing the bleed has cost one
    t.does(f"use {card}", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.region(card)) == (7 - 4 - 1, "ash-heap")  # and one for the fist


# -- Sleep of Reason --------------------------------------------------------------------------------------------------


@editions
@rules_on("Sleep of Reason", "LSJ 20090514")
def test_reason_sleeps_in_the_drained(edition: str) -> None:
    foe = seat(ready=["Weak 1/4", "Old 1/9", "Oskar 2/4"])
    t = position(mira("DEM", "Sleep of Reason"), foe, bystander(), edition=edition)
    t.does("play Sleep of Reason Mira 0")
    acts(t)
    assert (t.region("Weak"), t.region("Old"), t.region("Oskar")) == ("torpor", "ready", "ready")
    t = done("Sleep of Reason", 1, mira("DEM", "Sleep of Reason"), foe, "target Old", edition=edition)
    assert t.region("Old") == "torpor"


# -- Smash and Grab ---------------------------------------------------------------------------------------------------


@editions
def test_smash_and_principia_burn_things(edition: str) -> None:
    if edition == "2000":
        pytest.skip("nobody is an anarch in 2000")
    foe = seat(ready=[("Oskar 2/4", ["Hawg"])], play=["The Barrens"])
    t = done("Smash and Grab", 2, mira("pot sect:Anarch", "Smash and Grab"), foe, edition=edition)
    assert t.region("The Barrens") == "ash-heap"
    t = done("Principia Discordia", 0, mira("aus sect:Anarch", "Principia Discordia"), foe, edition=edition)
    assert t.region("Hawg") == "ash-heap"


# -- Social Charm -----------------------------------------------------------------------------------------------------


@editions
def test_social_charm_is_paid_for_by_the_bank(edition: str) -> None:
    t = acting("Social Charm", who="PRE", edition=edition)
    acts(t, "play Social Charm Mira 1")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (31, 28)
    t.is_quiet()


# -- Song of Pan ------------------------------------------------------------------------------------------------------


@editions
def test_the_song_of_pan_hurts_the_idle(edition: str) -> None:
    card = "Song of Pan"
    own = mira("clan:Kiasyd", card, "Ines 4/8 clan:Kiasyd", "Nora 4/8 clan:Kiasyd")
    t = position(own, seat(), bystander(), edition=edition)
    acts(t, f"play {card} Mira 0")
    assert (t.measure("Mira.locked"), stats.bleed(t.g, t["Ines"])) == (0, 2)
    acts(t, "bleed Mira")
    acts(t, "bleed Ines")
    until_turn_of(t, 1)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Nora")] == [6, 4, 3]
    assert t.region(card) == "ash-heap"


# -- Speed of Thought -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "blocker"), [(0, "Oskar 4/8 cel"), (1, "Oskar 4/8 CEL")])
def test_only_the_quick_block_speed_of_thought(mode: int, blocker: str, edition: str) -> None:
    own = mira("CEL", "Speed of Thought")
    t = position(own, seat(ready=[blocker, "Slow 2/4"]), bystander(), edition=edition)
    t.does(f"play Speed of Thought Mira {mode}")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Slow")
    t = position(own, seat(ready=["Oskar 4/8 cel", "Slow 2/4"]), bystander(), edition=edition)
    t.does("play Speed of Thought Mira 1")
    acts(t)
    assert not t.ever_offered("block Oskar")


# -- Spirit Claws -----------------------------------------------------------------------------------------------------


@rules_on("Spirit Claws", "ANK 20180629")
@editions
def test_spirit_claws_stay_out_by_an_action(edition: str) -> None:
    t = acting("Spirit Claws", "Spirit Claws", who="PRO SPI", edition=edition)
    t.does("play Spirit Claws Mira 2")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Spirit Claws"]] == t["Mira"]
    t = fighting("Spirit Claws", who="pro", on_mira=["Spirit Claws"], edition=edition)
    assert t.offers("play Spirit Claws#2 Mira 0") or t.offers("play Spirit Claws Mira 0")
    on_to(t)
    assert t.region("Oskar") == "torpor"


# -- Spirit Marionette ------------------------------------------------------------------------------------------------

MARIONETTE = "Spirit Marionette"


@editions
@pytest.mark.parametrize(("who", "mode", "locks"), [("dom", 0, False), ("obe", 1, True)])
def test_it_bleeds_for_one_more_and_locks_a_minion_of_the_prey(who: str, mode: int, locks: bool, edition: str) -> None:
    t = acting(MARIONETTE, who=who, against=("Oskar 2/4", "Olga 2/4"), edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -2):
        t.does(f"play {MARIONETTE} Mira {mode}")
        t.goes_on()
        if locks:
            assert t.options("pick") == [f"pick {t['Oskar']}", f"pick {t['Olga']}"]
            t.does("pick Olga", by="a")
    assert (t.measure("Olga.locked"), t.measure("Oskar.locked")) == (int(locks), 0)
    t.is_quiet()


@editions
def test_it_locks_a_minion_of_the_prey_whoever_is_bled(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obe"], hand=[MARIONETTE]),
        seat(ready=["Oskar 4/8 DOM", "Olga 2/4"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {MARIONETTE} Mira 1")
    passes_to(t, "declined", "b")
    with t.changes("c.pool", -2), t.unchanged("b.pool"):
        t.does("play Deflection Oskar 1", by="b")
        assert t.told("redirected")[-1]["seat"] == 2
        t.goes_on()
        assert t.options("pick") == [f"pick {t['Oskar']}", f"pick {t['Olga']}"]
        t.does("pick Olga", by="a")
    assert (t.measure("Olga.locked"), t.measure("Vera.locked")) == (1, 0)
    t.is_quiet()


def pulled(*hand: str, blood: int = 2, pool: int = 30, edition: str) -> Table:
    """Mira has taken control of Oskar for one action."""
    t = position(
        seat(ready=["Mira 4/8 OBE", "Ines 2/4"], hand=[MARIONETTE, *hand]),
        seat(pool=pool, ready=[f"Oskar {blood}/4", "Olga 2/4"]),
        bystander(),
        edition=edition,
        stop=True,
    )
    t.does(f"play {MARIONETTE} Mira 2")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    t.goes_on()
    return t


@editions
@rules_on(MARIONETTE, "LSJ 20011216-2", "LSJ 20030219")
def test_a_puppet_bleeds_your_prey_before_anybody_else_acts_and_goes_home(edition: str) -> None:
    t = pulled(edition=edition)
    assert (t.word("Oskar.controller"), t.asks) == ("a", "mandatory")
    assert t.options() == [f"bleed {t['Oskar']}"]
    assert "minion.mandatory.before-others" in t.clauses("bleed Ines", by="a")
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -1):
        t.does("bleed Oskar")
        t.goes_on()
    assert (t.word("Oskar.controller"), t.measure("Oskar.locked"), t.asks) == ("b", 1, "minion")
    assert t.offers("bleed Ines")
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "LSJ 20021121-2")
def test_a_puppet_may_bleed_by_a_card(edition: str) -> None:
    t = pulled("Computer Hacking", edition=edition)
    assert sorted(t.options()) == sorted([f"bleed {t['Oskar']}", f"play {t['Computer Hacking']} {t['Oskar']} 0"])
    with t.changes("b.pool", -2):
        t.does("play Computer Hacking Oskar")
        t.goes_on()
    assert t.word("Oskar.controller") == "b"
    t.is_quiet()


@editions
def test_a_hungry_puppet_hunts(edition: str) -> None:
    t = pulled(blood=0, edition=edition)
    assert t.options() == [f"hunt {t['Oskar']}"]
    with t.changes("Oskar.blood", 1), t.unchanged("b.pool"):
        t.does("hunt Oskar")
        t.goes_on()
    assert t.word("Oskar.controller") == "b"
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "LSJ 20010119")
def test_a_puppet_goes_home_to_torpor(edition: str) -> None:
    t = pulled(blood=1, edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does("block Olga")
    t.g.burn_blood(t["Oskar"], 1, "test")
    on_to(t)
    assert (t.word("Oskar.controller"), t.region("Oskar")) == ("b", "torpor")


@editions
@rules_on(MARIONETTE, "ANK 20210124")
def test_nothing_happens_if_the_minion_is_locked_by_then(edition: str) -> None:
    t = acting(MARIONETTE, who="OBE", edition=edition)
    t.does(f"play {MARIONETTE} Mira 2")
    t.does("target Oskar")
    t.g.lock(t["Oskar"])
    t.goes_on()
    assert (t.word("Oskar.controller"), t.region(MARIONETTE)) == ("b", "ash-heap")
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "ANK 20181110")
def test_a_puppet_whose_methuselah_is_ousted_leaves_the_game(edition: str) -> None:
    t = pulled(pool=1, edition=edition)
    t.does("bleed Oskar")
    t.goes_on()
    assert (t.told("ousted")[-1]["seat"], t.region("Oskar")) == (1, "removed")


@since_2011
@rules_on("Spirit Marionette", "RTR 20020501")
def test_a_puppet_goes_home_though_the_bleed_was_cancelled(edition: str) -> None:
    govern = "Govern the Unaligned"
    t = position(
        seat(ready=["Mira 4/8 OBE", "Ines 2/4"], hand=["Spirit Marionette", govern]),
        seat(ready=["Oskar 2/4 dom", "Olga 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Spirit Marionette Mira 2")  # nobody else is unlocked
    until(t, f"play {govern} Oskar 0")
    assert t.word("Oskar.controller") == "a"
    t.does(f"play {govern} Oskar 0", by="a")
    until(t, "play Direct Intervention")
    t.does("play Direct Intervention", by="c")
    to_the_end(t)
    assert (t.word("Oskar.controller"), t.measure("b.pool"), t.told("bleeds")) == ("b", 30, [])


@rules_on("Spirit Marionette", "TOM 19960226-1")
def test_a_puppet_is_taken_whatever_he_would_require() -> None:
    """Nobody of seat a is a Tzimisce, as recruiting a War Ghoul would require."""
    t = position(
        seat(ready=["Mira 4/8 OBE clan:Salubri", "Ines 2/4"], hand=["Spirit Marionette"]),
        seat(ready=["War Ghoul", "Olga 2/4"]),
        bystander(),
    )
    t.passes_until("minion")
    t.does("play Spirit Marionette Mira 2")
    t.does("target War Ghoul")
    while t.word("War Ghoul.controller") != "a":
        t.does("pass")


# -- Split the Veil ---------------------------------------------------------------------------------------------------


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


@editions
@rules_on("Split the Veil", "LSJ 20100204")
def test_the_veil_is_split_and_the_dead_return(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Split the Veil"] * 3, ash_heap=["Shambling Hordes", "Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        turn="c",
        edition=edition,
    )
    for n in ("", "#2", "#3"):
        t.g.gain_blood(t[f"Split the Veil{n}"], 1, 100, "card.counter.gain-from-bank")
    until_turn_of(t, 0, "unlock")
    t.does_all("use Split the Veil", "way 0")  # the Hordes come at one of their levels
    assert (t.region("Split the Veil"), t.region("Shambling Hordes")) == ("ash-heap", "ready")
    assert t.measure("Shambling Hordes.life") == t.g.face[t["Shambling Hordes"]].life
    t.does("use Split the Veil#2")
    assert not t.offers("use Split the Veil#3")  # no more than two in a phase
    t = acting("Split the Veil", who="clan:Hecata", edition=edition)
    acts(t, "play Split the Veil Mira 0")
    assert t.measure("Split the Veil.blood") == 2


# -- The Status Perfectus ---------------------------------------------------------------------------------------------


@rules_on("The Status Perfectus", "LSJ 19970814-2")
def test_who_cannot_strike_against_the_perfect_may_gain_strikes_for_nothing() -> None:
    t = position(
        seat(ready=["Mira 8/9 cel"], hand=["Blur"]),
        seat(ready=["Oskar 6/8 sect:Anarch", "Olga 6/8 sect:Anarch"], play=["The Status Perfectus"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "after-combat")
    t.does("use The Status Perfectus", by="b")
    if t.asks == "target":
        t.does("target Olga", by="b")
    on_to(t, "additional")
    t.does("play Blur Mira 0", by="a")
    on_to(t)
    assert len([told for told in t.told("strike") if told["minion"] == t["Mira"]]) == 1


@since_2011
def test_the_status_perfectus_shares_blood_among_anarchs(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch", "Ines 2/5 sect:Anarch", "Ada 2/4 sect:Sabbat"], play=["The Status Perfectus"]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Status Perfectus")
    assert not t.offers("target Ada")
    t.does("target Mira")
    if t.asks == "target":
        t.does("target Ines")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Ada")] == [2, 3, 2]
    assert not t.offers("use The Status Perfectus")


@since_2011
@rules_on("The Status Perfectus", "LSJ 20001126")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Sabbat", False)])
def test_another_anarch_fights_whom_an_anarch_blocked(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[f"Oskar 6/8 sect:{sect}", "Ines 6/8 sect:Anarch"], play=["The Status Perfectus"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers("use The Status Perfectus") and t.asks != "influence":
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    assert t.offers("use The Status Perfectus") is offered
    if offered:
        mira, ines = t.measure("Mira.blood"), t.measure("Ines.blood")
        t.does("use The Status Perfectus")
        if t.asks == "target":
            t.does("target Ines")
        t.goes_on("strike")
        assert [(told["acting"], told["opposing"]) for told in t.told("combat")][-1] == (t["Mira"], t["Ines"])
        assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (mira - 1, ines)
        assert (t.measure("Ines.locked"), t.measure("The Status Perfectus.locked")) == (1, 1)


@since_2011
def test_the_status_perfectus_is_for_anarchs(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch", "Ada 2/4 sect:Sabbat"], hand=["The Status Perfectus"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play The Status Perfectus Ada")
    t.does("play The Status Perfectus Mira")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.region("The Status Perfectus") == "play"


# -- Steal the Mind ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("version", "bleed"), [(1, 1), (2, 0)])
def test_a_stolen_mind_is_watched(version: int, bleed: int, edition: str) -> None:
    card = "Steal the Mind"
    t = position(
        bystander(), seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]), seat(ready=["Mira 6/8"]), edition=edition, turn="b"
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    t.g.versions[t[card]] = version
    t.does("bleed Oskar")
    assert (stats.intercept(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, bleed)
    acts(t)
    acts(t, f"use {card} Kin")
    assert t.region(card) == "ash-heap"


# -- Sudario Refraction -----------------------------------------------------------------------------------------------


@rules_on("Sudario Refraction", "LSJ 20080612-2")
def test_what_the_sudario_brings_back_is_drawn_at_once_if_there_is_nothing_else_to_draw() -> None:
    """Then three of all the cards in hand are discarded."""
    t = position(
        seat(ready=["Mira 6/8 clan:Giovanni"], hand=["Sudario Refraction"], ash_heap=["Dodge", "Fade", "Fake Out"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Sudario Refraction Mira 0")
    t.does_all("target Dodge", "target Fade")
    to_the_end(t)
    assert sorted(told["card"] for told in t.told("drawn")) == sorted(t[one] for one in ("Fake Out", "Fade", "Dodge"))
    assert {t.region(one) for one in ("Dodge", "Fade", "Fake Out")} == {"ash-heap"}
    assert t.measure("a.hand") == 0


@rules_on("Sudario Refraction", "LSJ 20090722", "ANK 20230105")
@pytest.mark.parametrize("copy", [True, False])
def test_another_copy_of_a_card_that_was_named_is_found_if_there_is_one(copy: bool) -> None:
    """The named Dodge leaves the ash heap on the way. The others are found in any case, and three cards discarded."""
    t = position(
        seat(
            ready=["Mira 6/8 clan:Giovanni"],
            hand=["Sudario Refraction", *["Blank Page"] * 6],
            library=5,
            ash_heap=["Dodge", "Flash", "Fake Out", *(["Dodge"] if copy else [])],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Sudario Refraction Mira")
    for name in ("Dodge", "Flash", "Fake Out")[: 3 if copy else 2]:  # the last one is left
        t.does(f"target {name}", by="a")
    t.g.remove(t["Dodge"])
    t.goes_on()
    left = [t.region(name) for name in ("Flash", "Fake Out", *(["Dodge#2"] if copy else []))]
    assert "ash-heap" not in left
    assert len(t.told("discarded")) == 3
    t.is_quiet()


@editions
@rules_on("Sudario Refraction", "LSJ 20050422")
def test_sudario_refraction_turns_the_ash_heap_round(edition: str) -> None:
    card = "Sudario Refraction"
    hand = [card, *["Blank Page"] * 6]
    own = seat(ready=["Mira 6/8 clan:Giovanni"], hand=hand, library=4, ash_heap=["Dodge", "Flash", "Fake Out", "Blur"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    t.does_all("target Dodge", "target Flash", "target Blur")
    acts(t)
    gone = [t.g.face[one].name for one in t.g.ash_heap(0)]
    assert "Fake Out" in gone
    assert len(t.g.hand(0)) == 7
    assert len(t.told("discarded")) == 3
    few = seat(ready=["Mira 6/8 clan:Giovanni"], hand=[card], ash_heap=["Dodge", "Flash"])
    assert not position(few, FOE, bystander(), edition=edition).offers(f"play {card}")


# -- Summon Soul ------------------------------------------------------------------------------------------------------


@rules_on("Summon Soul", "ANK 20170331")
def test_summon_soul_is_out_of_the_game_as_soon_as_it_is_resolved() -> None:
    t = position(
        seat(ready=["Mira 4/8 NEC for"], hand=["Summon Soul", "Freak Drive"], ash_heap=["Dodge", "Fade"], library=4),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Summon Soul Mira 1")
    while t.asks != "succeeded":
        t.does("pick Dodge" if t.offers("pick Dodge") else "pass")
    assert t.region("Summon Soul") == "removed"
    to_the_end(t)


@editions
def test_summon_soul_takes_two_cards_home(edition: str) -> None:
    own = seat(ready=["Mira 6/8 NEC"], hand=["Summon Soul"], ash_heap=["Dodge", "Flash", "Fake Out"])
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, "play Summon Soul Mira 1", "pick Dodge", "pick Flash")
    assert t.region("Summon Soul") == "removed"
    assert len(t.g.ash_heap(0)) == 1


# -- The Summoning ----------------------------------------------------------------------------------------------------

PAGES = ["Blank Page"] * 6


def ready_of(t: Table) -> list[str]:
    return [t.g.face[card].name for card in t.g.ready(0)]


@rules_on("The Summoning", "RBK recruit-ally")
@rules_on("The Summoning", "ANK 20201229")
def test_whom_the_summoning_recruits_does_not_act_this_turn_and_is_not_cancelled() -> None:
    """Louhi could cancel the action card of her predator; the ally that it fetches is not played."""
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["The Summoning", *PAGES], library=["Carlton Van Wyk", "Blank Page"]),
        seat(ready=["Louhi"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    assert t.offers("use Louhi")
    t.does("pass", by="b")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer(t.options("find")[0] if t.asks == "search" else "pass")
    assert ready_of(t) == ["Mira", "Carlton Van Wyk"]
    assert not t.ever_offered("use Louhi", since)
    assert not t.ever_offered(f"bleed {t.g.ready(0)[1]}", since)  # the phase went on, as nobody could act
    t.is_quiet()


@rules_on("The Summoning", "ANK 20180817")
@pytest.mark.parametrize(("clan", "comes"), [("Gargoyle", True), ("Ventrue", False)])
def test_what_the_ally_requires_must_be_met_but_the_action_does_not_require_it(clan: str, comes: bool) -> None:
    """A Rock Cat requires a Gargoyle; the tower can be used during an action that does."""
    tower = made_up(
        "Tower",
        faces.MASTER,
        definition=definition(ability(DURING_ACTION, burn(1, POOL), if_=needs(clans=("Gargoyle",)))),
    )
    t = position(
        seat(
            ready=[f"Mira 8/9 PRE clan:{clan}", "Ines 8/9 clan:Gargoyle"],
            hand=["The Summoning", "Rock Cat", *PAGES[1:]],
            library=["Rock Cat", "Blank Page"],
            play=[tower],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    while t.asks not in t.quiet:
        t.answer(t.options("find")[0] if t.options("find") else "pass")
    assert not t.ever_offered("use Tower")
    assert ready_of(t) == ["Mira", "Ines", *(["Rock Cat"] if comes else [])]
    t.answer(next(play for play in t.options("play") if play.split()[2] == str(t["Ines"])))
    to_the_end(t)
    assert t.ever_offered("use Tower")


@editions
@rules_on("The Summoning", "TOM 19960130")
@pytest.mark.parametrize(("mode", "region"), [(0, "hand"), (1, "ready")])
def test_the_summoning_finds_an_ally(mode: int, region: str, edition: str) -> None:
    own = seat(
        ready=["Mira 6/8 PRE clan:Tremere"],
        hand=["The Summoning", *["Blank Page"] * 6],
        library=["Outcast Mage", "Dodge", "Blank Page"],
    )
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play The Summoning Mira {mode}")
    while t.asks != "search":
        t.passes()
    t.answer(t.options("find")[0])
    acts(t, *(["discard Blank Page"] if t.offers("discard Blank Page") else []))
    if mode:
        assert t.told("action")[0]["action"] == "recruit"
        assert any(t.g.face[one].name == "Outcast Mage" for one in t.g.minions(0))
        assert t.measure("a.pool") == 27
    else:
        assert any(t.g.face[one].name == "Outcast Mage" for one in (*t.g.hand(0), *t.g.ash_heap(0)))

"""Action Modifier cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import attempted, met_by_oskar, passed, rides
from tests.vtes.cards.action_tables import about_to_block, hunting
from tests.vtes.cards.answering import does, to_the_end, until
from tests.vtes.cards.combat_tables import CHEAP
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Call of the Hungry Dead ------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_call_of_the_hungry_dead_takes_intercept_from_the_one_who_blocks(
    spies: int, blocked: bool, edition: str
) -> None:
    t = acting(
        "Call of the Hungry Dead",
        who="nec",
        against=[("Oskar 2/4", ["Raven Spy"] * spies), "Olga 2/4"],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Call of the Hungry Dead Mira 0", by="a")
    assert bool(t.told("blocked")) is blocked
    t.goes_on()
    t.is_quiet()


@editions
@ruled_alike(
    "card words mode",
    [("Call of the Hungry Dead", "NEC", 1), ("Selective Silence", "QUI", 1)],
    "ANK 20210226",
)
@pytest.mark.parametrize("blood", [0, 1])
def test_blood_burned_by_the_acting_vampire_is_not_saved(
    card: str, words: str, mode: int, blood: int, edition: str
) -> None:
    t = hunting(card, f"{blood}/8 {words}", "Oskar 4/8", edition)
    if blood:
        does(t, f"play {card} Mira {mode}")
        assert t.measure("Mira.blood") == 0
    else:
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert not t.ever_offered(f"play {card} Mira {mode}")


def test_call_of_the_hungry_dead_burns_its_blood_whatever_is_cheaper() -> None:
    t = position(
        seat(ready=["Mira 4/7 NEC"], hand=["Call of the Hungry Dead"], play=[CHEAP]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Call of the Hungry Dead Mira 1")
    t.does("play Call of the Hungry Dead Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (3, 29)
    t.is_quiet()


# -- Change of Target -------------------------------------------------------------------------------------------------


@editions
def test_change_of_target_takes_back_a_blocked_action(edition: str) -> None:
    """Rulings: the blocker does not lock, nothing is played any more, and the same action is not taken again."""
    t = attempted("Change of Target", "FOR", edition, more=("Freak Drive",))
    t.does("play Change of Target Mira", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    assert not t.told("combat")
    assert not t.ever_offered("play Freak Drive")
    assert t.clauses("bleed Mira", by="a") in (
        ["card.golden.overrides-rules"],
        ["minion.repeat.bleed-once"],
        ["card.golden.overrides-rules", "minion.repeat.bleed-once"],
    )
    assert t.offers("hunt Mira")
    assert t.offers("bleed Nils")
    t.is_quiet()


@editions
def test_after_change_of_target_the_same_hunt_is_not_taken_again(edition: str) -> None:
    """Ruling: an action without a card is the same one if its target is; a hunt has none."""
    t = position(
        seat(ready=["Mira 2/8"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Change of Target Mira", by="a")
    assert t.clauses("hunt Mira", by="a") == ["card.golden.overrides-rules"]
    assert t.offers("bleed Mira")


@rules_on("Change of Target", "LSJ 20070709", "LSJ 20060522")
def test_a_hunt_by_a_card_is_not_the_hunt_that_was_given_up() -> None:
    t = about_to_block("Change of Target", "Abactor", mira="Mira 2/8", oskar="Oskar 4/8 intercept:1", act="hunt Mira")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    assert not t.offers("hunt Mira")
    t.does("play Abactor Mira")
    t.goes_on()
    assert t.told("action")[-1]["action"] == "hunt"


@rules_on("Change of Target", "RTR 19950509")
def test_another_vampire_can_be_rescued_instead() -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=["Tom 2/4", "Ute 2/4"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/8 intercept:2"]),
        bystander(),
    )
    t.does("rescue Mira Tom 0")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert not t.offers("rescue Mira Tom 0")
    assert t.offers("rescue Mira Ute 0")
    t.is_quiet()


@rules_on("Change of Target", "LSJ 20080725")
@rules_on("Obedience", "LSJ 20080725")
@pytest.mark.parametrize("card", ["Change of Target", "Obedience"])
def test_the_action_of_another_copy_in_play_is_another_action(card: str) -> None:
    mine = card == "Change of Target"
    t = position(
        seat(ready=[("Mira 4/7 clan:Gargoyle", ["Stone Dog", "Stone Dog"])], hand=[card] if mine else []),
        seat(ready=["Oskar 4/8 dom", "Olga 2/4"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does("use Stone Dog Mira")
    t.does("target Olga", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    who = "Mira" if mine else "Oskar"
    until(t, f"play {card} {who} 0")
    t.does(f"play {card} {who} 0")
    assert t.measure("Mira.locked") == 0
    assert not t.offers("use Stone Dog Mira")
    assert t.offers("use Stone Dog#2 Mira")
    t.is_quiet()


@rules_on("Change of Target", "LSJ 19980112")
def test_who_gives_up_what_he_must_do_does_nothing() -> None:
    t = position(
        seat(ready=["Mira 0/8", "Nils 2/4"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    assert t.told("action")[0]["action"] == "hunt"  # who has no blood must hunt
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira 0")
    t.does("play Change of Target Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    assert (t.offers("hunt Mira"), t.offers("bleed Mira"), t.offers("bleed Nils")) == (False, False, True)
    t.is_quiet()


@rules_on("Change of Target", "LSJ 20050105-2")
@rules_on("The Kiss of Ra", "LSJ 19970325")
@pytest.mark.parametrize(("card", "mode"), [("Change of Target", 0), ("The Kiss of Ra", 0), ("", 0)])
def test_who_is_kept_in_torpor_in_time_is_not_diablerized(card: str, mode: int) -> None:
    t = position(
        seat(ready=["Nils 2/4"], torpor=["Mira 4/8 for"], hand=[card] if card else []),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    t.does("leave Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    if card:
        until(t, f"play {card} Mira {mode}")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.ever_offered("commit-diablerie Mira")
    else:
        t.passes_until("diablerize")
        t.does("pass", by="b")
        assert t.ever_offered("commit-diablerie Mira")
        t.goes_on()
    assert t.region("Mira") == "torpor"
    t.is_quiet()


@rules_on("Change of Target", "LSJ 19980224")
@pytest.mark.parametrize("foiled", [True, False])
def test_a_target_is_changed_only_after_a_block(foiled: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Bum's Rush", "Change of Target"]),
        seat(ready=[("Oskar 4/8", ["Secret Passage"])]),
        bystander(),
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar", by="a")
    if foiled:
        until(t, "use Secret Passage")
        t.does("use Secret Passage", by="b")
        t.goes_on()
        assert not t.ever_offered("play Change of Target")
    else:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
        until(t, "play Change of Target Mira 0")
        t.does("play Change of Target Mira 0", by="a")
        assert t.measure("Oskar.locked") == 0
    assert not t.told("combat")
    t.is_quiet()


# -- Circumspect Revelation -------------------------------------------------------------------------------------------


@editions
def test_the_block_fails_of_a_minion_that_is_the_first_card_of_all(edition: str) -> None:
    """Cards are numbered from 0, and 0 is a blocker as good as any other."""
    t = position(
        seat(ready=["Oskar 4/8 sect:Sabbat"]),
        seat(ready=["Mira 4/8 trait:black-hand"], hand=["Circumspect Revelation"]),
        turn="b",
        edition=edition,
    )
    assert t["Oskar"] == 0
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="a")
    t.does("play Circumspect Revelation Mira 0", by="b")
    t.goes_on()
    assert t.measure("a.pool") == 29
    assert not t.told("combat")


# -- Cloak the Gathering ----------------------------------------------------------------------------------------------


@editions
def test_cloak_the_gathering_is_played_by_another_at_superior(edition: str) -> None:
    t = acting("Cloak the Gathering", more=["Ines 3/5 OBF", "Lena 3/5 obf"], edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert t.options("play") == [f"play {t['Cloak the Gathering']} {t['Ines']} 1"]
    t.does("play Cloak the Gathering Ines 1")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    t.is_quiet()


@editions
@rules_on("Cloak the Gathering", "LSJ 19990425", "RTR 19941109", "ANK 20200515")
def test_several_others_cloak_the_gathering_locked_or_not_but_only_your_own(edition: str) -> None:
    card = "Cloak the Gathering"
    t = position(
        seat(ready=["Mira 4/8", "Ines 2/4 OBF locked", "Ida 2/4 OBF"], hand=[card, card]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"])]),
        seat(ready=["Vera 4/8 OBF"], hand=[card]),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar", f"play {card} Ines 1", f"play {card}#2 Ida 1")
    assert t.measure("Mira.stealth") == 2
    t.goes_on()
    assert not t.ever_offered(f"play {card}#3")
    assert (t.told("blocked"), t.measure("b.pool")) == ([], 29)
    t.is_quiet()


# -- Closed Session ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "mira", "silent", "voice"),
    [
        ("Closed Session", "prince", "archbishop", "primogen"),
        ("Private Audience", "archbishop", "primogen", "bishop"),
    ],
)
def test_only_the_own_sect_votes(edition: str, card: str, mira: str, silent: str, voice: str) -> None:
    t = polled(
        caller(card, mira=f"Mira 6/8 {mira}"),
        seat(ready=[f"Oskar 4/8 {silent}", f"Olga 4/8 {voice}"]),
        bystander(),
        edition=edition,
    )
    t.passes_until_offered(f"play {card}")
    t.does(f"play {card} Mira", by="a")
    before = len(t.asked)
    t.passes_until_offered("vote Olga for")
    t.does("vote Olga against")
    t.goes_on()
    assert not t.ever_offered("vote Oskar", before)
    t.is_quiet()


@editions
def test_a_closed_session_is_called_before_the_votes(edition: str) -> None:
    t = polled(caller("Closed Session"), seat(ready=["Oskar 4/8 primogen"]), bystander(), edition=edition)
    t.passes_until_offered("vote Oskar for")
    t.does("vote Oskar for")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Closed Session", before)


# -- Command ----------------------------------------------------------------------------------------------------------


@editions
def test_a_command_keeps_an_ally_locked_for_a_turn(edition: str) -> None:
    t = met_by_oskar("Command", who="DOM", other="Oskar ally 3", edition=edition)
    t.does("play Command Mira 1", by="a")
    to_the_end(t)
    assert t.g.host[t["Command"]] == t["Oskar"]
    while not (t.who() == "b" and t.asks == "influence"):
        t.goes_by("unlock")
    assert (t.measure("Oskar.locked"), t.region("Command")) == (1, "ash-heap")


# -- Command of the Beast ---------------------------------------------------------------------------------------------


@rules_on("Command of the Beast", "LSJ 20100218")
@rules_on("Leverage", "LSJ 20100218")
@rules_on("Power of One", "LSJ 20100218")
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [("Command of the Beast", "DOM", 1), ("Leverage", "dom", 0), ("Power of One", "dom pot sect:Anarch", 1)],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_limited_modifier_comes_before_or_after(card: str, words: str, mode: int, first: bool) -> None:
    t = position(
        seat(edge=True, ready=[f"Mira 4/8 {words}"], hand=[card, "Threats"]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Mira")
    texts = [f"play {card} Mira {mode}", "play Threats Mira 0"]
    for text in texts if first else reversed(texts):
        until(t, text)
        t.does(text, by="a")
    t.goes_on()
    assert t.measure("b.pool") == 30 - 1 - 1 - 1
    t.is_quiet()


# -- Conditioning -----------------------------------------------------------------------------------------------------

BLEED = [
    ("Conditioning", "dom", 0, 2, 1),
    ("Conditioning", "DOM", 1, 3, 1),
    ("Threats", "dom", 0, 1, 0),
    ("Threats", "DOM", 1, 2, 0),
    ("Eyes of Chaos", "dem", 0, 1, 0),
    ("Eyes of Chaos", "DEM", 1, 2, 0),
    ("Aire of Elation", "pre", 0, 1, 1),
    ("Aire of Elation", "PRE", 1, 2, 1),
    ("Aire of Elation", "pre clan:Toreador", 0, 2, 1),
    ("Aire of Elation", "PRE clan:Toreador", 1, 3, 1),
    ("Foreshadowing Destruction", "dom", 0, 1, 0),
    ("Bonding", "dom", 0, 1, 0),
    ("Confusion", "dem", 0, 1, 0),
    ("Changeling", "vic", 0, 1, 0),
    ("Murmur of the False Will", "dom", 0, 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "more", "blood"), BLEED)
def test_more_bleed_once_and_only_in_a_bleed(
    card: str, codes: str, mode: int, more: int, blood: int, edition: str
) -> None:
    t = acting(card, card, who=codes, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.offers(f"play {card}#2 Mira {mode}")  # [action.modifier.once]
        t.goes_on()
    assert sum(told["amount"] for told in t.told("modified") if told["what"] == "bleed") == more
    cost = t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - more, 4 - cost)
    t.is_quiet()
    t = acting(card, who=codes, edition=edition)
    t.does("hunt Mira")
    assert not t.options("play")


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "more", "blood"), BLEED)
def test_in_2023_a_second_limited_card_does_not_raise_the_same_bleed(
    card: str, codes: str, mode: int, more: int, blood: int, edition: str
) -> None:
    other = "Threats" if card != "Threats" else "Conditioning"
    t = acting(card, other, who=f"{codes} dom" if "dom" not in codes.lower() else codes, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if edition == "2023":
        assert t.clauses(f"play {other} Mira 0", by="a") == ["action.bleed.limited"]
    else:  # different ones add up
        t.does(f"play {other} Mira 0", by="a")
        more += 1 if other == "Threats" else 2
    t.goes_on()
    assert t.measure("b.pool") == 29 - more
    t.is_quiet()


# -- Consign to Oblivion ----------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("words", "mode"), [("obl", 0), ("OBL", 1)])
def test_consign_to_oblivion_makes_reactions_dearer(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Consign to Oblivion"]),
        seat(ready=["Oskar 3/4 aus", "Olga 0/4 aus"], hand=["Telepathic Counter", *["Blank Page"] * 6], library=5),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Consign to Oblivion Mira {mode}", by="a")
    while not t.options("play"):
        t.passes()
    assert not t.offers("play Telepathic Counter Olga 0")  # she has no blood
    t.does("play Telepathic Counter Oskar 0", by="b")
    assert (t.measure("Oskar.blood"), t.measure("b.hand")) == (2, 6 if mode else 7)
    t.goes_on()
    assert t.measure("b.hand") == 7
    t.is_quiet()


@since_2011
def test_a_card_that_is_not_replaced_anyway_is_consigned_once(edition: str) -> None:
    """A wake is not replaced before the next unlock phase of its player: her hand has six cards, not five."""
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Consign to Oblivion"]),
        seat(
            ready=["Oskar 3/4 locked", "Olga 3/4 aus"],
            hand=["Wake with Evening's Freshness", "Telepathic Counter", *["Blank Page"] * 5],
            library=5,
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Consign to Oblivion Mira 1", by="a")
    while t.asks == "as-played" or not t.offers("play Wake with Evening's Freshness Oskar 0"):
        t.passes()
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.passes_until_offered("play Telepathic Counter Olga 0")
    assert t.measure("b.hand") == 6
    t.does("play Telepathic Counter Olga 0", by="b")
    while t.asks == "as-played":
        t.passes()
    assert t.measure("b.hand") == 5
    t.goes_on()
    assert t.measure("b.hand") == 6
    t.is_quiet()


# -- Council of Seraphim ----------------------------------------------------------------------------------------------


@rules_on("Council of Seraphim", "LSJ 20091204")
@pytest.mark.parametrize("seraph", [True, False])
def test_a_seraph_in_torpor_keeps_the_council_in_hand(seraph: bool) -> None:
    lying = "Tom 2/9 trait:black-hand sect:Sabbat" + (" trait:seraph" if seraph else "")
    t = position(
        seat(ready=["Mira 4/8"], torpor=[lying], hand=["Council of Seraphim"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    assert t.offers("burn-option Council of Seraphim") is not seraph


def test_the_council_of_seraphim_clouds_the_others() -> None:
    t = acting("Council of Seraphim", who="trait:seraph", against=[("Oskar 4/8", ["Raven Spy"])])
    t.does_all("hunt Mira", "block Oskar")
    until(t, "play Council of Seraphim Mira 1")
    t.does("play Council of Seraphim Mira 1", by="a")
    to_the_end(t)
    assert not t.told("blocked")


# -- CrimethInc. ------------------------------------------------------------------------------------------------------


@rules_on("CrimethInc.", "LSJ 20080603", "LSJ 20050128")
@rules_on("Open War", "LSJ 20080603", "LSJ 20050128", "LSJ 20080604")
@pytest.mark.parametrize(
    ("act", "crime"), [("play Open War Mira", True), ("use Open War Mira -2", True), ("bleed Mira", False)]
)
def test_an_action_for_a_baron_or_by_open_war_requires_an_anarch(act: str, crime: bool) -> None:
    there = act.startswith("use")
    t = position(
        seat(
            ready=["Mira 4/8 pro sect:Anarch baron:Essen"],
            hand=["CrimethInc.", *([] if there else ["Open War"])],
            play=["Open War"] if there else [],
        ),
        seat(ready=["Oskar 4/8 locked"], play=["The Labyrinth"]),
        bystander(),
    )
    t.does(act)
    to_the_end(t)
    assert t.ever_offered("play CrimethInc. Mira 0") is crime


@rules_on("CrimethInc.", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_crimethinc_comes_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 for tha sect:Anarch"], hand=["CrimethInc.", "Freak Drive"], play=["Open War"]),
        seat(ready=["Oskar 4/8 locked"], play=["The Labyrinth"]),
        bystander(),
    )
    t.does("use Open War Mira -2")
    t.passes_until("succeeded")
    plays = ["play CrimethInc. Mira 2", "play Freak Drive Mira 0"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    assert (t.region("CrimethInc."), t.measure("Mira.locked")) == ("play", 0)
    t.is_quiet()


@pytest.mark.parametrize(("words", "mode"), [("pro", 0), ("qui", 1), ("tha", 2)])
def test_crime_pays_after_an_action_of_anarchs(words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} sect:Camarilla", "Ilse 3/4 sect:Anarch locked"], hand=["CrimethInc."]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("anarch Mira")
    until(t, f"play CrimethInc. Mira {mode}")
    t.does(f"play CrimethInc. Mira {mode}", by="a")
    if t.asks == "target":
        t.does("target Ilse")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("Ilse.locked")) == ((0, 1), (1, 0), (1, 1))[mode]
    if mode == 2:
        t.does("use CrimethInc.")
        if t.asks == "target":
            t.does("target Ilse")
        assert (t.measure("Ilse.locked"), t.measure("a.pool")) == (0, 29)


def test_a_plain_bleed_is_no_crime() -> None:
    t = acting("CrimethInc.", who="pro sect:Anarch")
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play CrimethInc.")


# -- Crocodile's Tongue -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode", "price"), [("aus", 0, 1), ("AUS", 1, 2)])
@pytest.mark.parametrize("pays", [True, False])
def test_crocodiles_tongue_ends_all_blocks_of_a_methuselah(
    edition: str, words: str, mode: int, price: int, pays: bool
) -> None:
    t = acting("Crocodile's Tongue", who=words, against=["Oskar 3/4", "Olga 2/4"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play Crocodile's Tongue Mira {mode}", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    if not pays:
        assert not t.offers("block Olga")
        assert [fields["seat"] for fields in t.told("declines")] == [1], "all are told that she cannot block any more"
    t.goes_on()
    assert t.measure("Oskar.blood") == (3 - price - 1 if pays else 3)
    assert t.measure("b.pool") == (30 if pays else 29)
    t.is_quiet()


@editions
def test_an_elder_minds_no_crocodiles_tongue(edition: str) -> None:
    t = acting("Crocodile's Tongue", who="aus", against=["Oskar 3/8"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play")


# -- Cryptic Rider ----------------------------------------------------------------------------------------------------


@editions
def test_the_next_referendum_passes_by_a_cryptic_rider(edition: str) -> None:
    """Ruling: nothing can be played during it, and it passes by no votes."""
    t = passed(
        "Cryptic Rider",
        "Anarchist Uprising",
        mira="Mira 6/8 prince:Paris",
        ready=["Nils 6/8 prince:Rome"],
        edition=edition,
    )
    t.does("play Cryptic Rider Mira", by="a")
    t.goes_on()
    before = len(t.asked)
    t.does("play Anarchist Uprising Nils")
    while t.asks not in t.quiet:
        t.answer(t.options()[0]) if t.asks in ("terms", "target", "amount", "pick", "trigger") else t.passes()
    assert t.told("result")[-1]["result"] == "passed"
    assert not t.ever_offered("vote", before)


DURING = [
    # card, words, whether the acting vampire plays it
    ("Ominous Chorus", "clan:Lasombra", True),
    ("Ominous Chorus", "clan:Lasombra", False),
    ("Awe", "pre", True),
    ("The Eldest Are Kholo", "clan:Ravnos sect:Laibon", True),
    ("The Eldest Are Kholo", "clan:Ravnos sect:Laibon", False),
    ("Scalpel Tongue", "cel pre", True),
    ("Scalpel Tongue", "cel pre", False),
    ("Telepathic Vote Counting", "AUS", True),
    ("Delaying Tactics", "", False),
    ("Pulling Strings", "DOM", False),
    ("Knotted Cord", "trait:infernal", True),
    ("Knotted Cord", "trait:infernal", False),
    ("Under the Skin", "aus pre", True),
    ("Closed Session", "prince:Paris", True),
    ("Private Audience", "archbishop", True),
    ("Scorn of Adonis", "clan:Toreador", True),
    ("Bribes", "", True),
    ("Treachery", "pre", False),
    ("Poison Pill", "", False),
    ("Perfect Paragon", "pre", True),
    ("Adhocracy", "chi sect:Anarch", True),
    ("Quicksilver Contemplation", "aus tem", True),
    ("Quicksilver Contemplation", "aus tem", False),
]


@rules_on("Cryptic Rider", "LSJ 19980107")
@rules_on("Ominous Chorus", "LSJ 19980107", "PIB 20150105")
@rules_on("Awe", "LSJ 19980107", "PIB 20150105")
@rules_on("The Eldest Are Kholo", "LSJ 19980107", "PIB 20150105")
@rules_on("Scalpel Tongue", "LSJ 19980107", "PIB 20150105")
@rules_on("Telepathic Vote Counting", "LSJ 19980107", "PIB 20150105")
@rules_on("Delaying Tactics", "LSJ 19980107", "PIB 20150105")
@rules_on("Pulling Strings", "LSJ 19980107", "PIB 20150105")
@rules_on("Knotted Cord", "LSJ 19980107", "PIB 20150105")
@rules_on("Under the Skin", "LSJ 19980107", "PIB 20150105")
@rules_on("Closed Session", "LSJ 19980107", "PIB 20150105")
@rules_on("Private Audience", "LSJ 19980107", "PIB 20150105")
@rules_on("Scorn of Adonis", "LSJ 19980107", "PIB 20150105")
@rules_on("Bribes", "LSJ 19980107", "PIB 20150105")
@rules_on("Treachery", "LSJ 19980107", "PIB 20150105")
@rules_on("Poison Pill", "LSJ 19980107", "PIB 20150105")
@rules_on("Perfect Paragon", "LSJ 19980107", "PIB 20150105")
@rules_on("Adhocracy", "LSJ 19980107", "PIB 20150105")
@rules_on("Quicksilver Contemplation", "LSJ 19980107", "PIB 20150105")
@pytest.mark.parametrize(("card", "words", "mine"), DURING)
@pytest.mark.parametrize("rider", [True, False])
def test_it_is_not_played_in_a_referendum_that_passes_by_itself(card: str, words: str, mine: bool, rider: bool) -> None:
    t = rides(card, words, mine, rider)
    since = len(t.asked)
    if not rider:
        until(t, "vote Vera for")
        t.does("vote Vera for", by="c")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "passed"
    assert t.ever_offered(f"play {card} {'Mira' if mine else 'Oskar'}", since) is not rider
    assert t.ever_offered("vote Vera for", since) is not rider
    t.is_quiet()


@rules_on("Cryptic Rider", "LSJ 19980107", "PIB 20150105")
def test_a_rider_may_ride_on_a_referendum_that_passed_by_itself() -> None:
    t = rides("Cryptic Rider", "", True, rider=True)
    until(t, "play Cryptic Rider#2 Mira 0")
    assert t.told("result")[-1]["result"] == "passed"
    t.does("play Cryptic Rider#2 Mira 0", by="a")
    t.goes_on()
    t.is_quiet()

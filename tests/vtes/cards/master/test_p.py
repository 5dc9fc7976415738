"""Master cards: P."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import DURING_ACTION, STEALTH, definition, mod, modifier, needs, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.rulings import FORBIDDEN, extra_cost
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from tests.vtes.cards.action_tables import without_a_target
from tests.vtes.cards.answering import acts, does, first_option, goes_through, to_the_end, until
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights, on_to
from tests.vtes.cards.gear_tables import MAGE, TURNCOAT
from tests.vtes.cards.location_tables import INNER_VOICE, LASOMBRA, RAVNOS, polling
from tests.vtes.cards.master_tables import ASSAMITE, plays_it
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    ALL,
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    holding,
    in_master_phase,
    in_phase,
    passes_to,
    since_2011,
)
from tests.vtes.cards.turn_tables import ONCE, Turns, deeds_of, errands

# -- Palace Hunting Ground --------------------------------------------------------------------------------------------


@editions
def test_the_palace_feeds_nobody_without_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 0/5 clan:Guruhi"], play=["Palace Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert not t.offers("use Palace Hunting Ground")


# -- Palla Grande -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("counters", "region"), [(2, "play"), (1, "ash-heap")])
def test_palla_grande_lifts_and_runs_out(counters: int, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Toreador-antitribu"], play=[f"Palla Grande counters:{counters}"], hand=["Blank Page"]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, 1)
    passes_to(t, "discard")
    assert t.region("Palla Grande") == region


# -- Papillon ---------------------------------------------------------------------------------------------------------


@editions
def test_papillon_feeds_the_titled_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 prince:Chicago", "Ines 2/8"], play=["Papillon", "Zoo Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ines.blood"):
        t.does("use Papillon")
    assert t.measure("Mira.blood") == 4
    t.does("use Zoo Hunting Ground")
    assert t.measure("Ines.blood") == 3  # the only one left


@editions
@pytest.mark.parametrize(
    ("title", "offered"), [("prince:Chicago", True), ("archbishop:Mexico", True), ("primogen", False)]
)
def test_papillon_needs_the_title_of_a_city(title: str, offered: bool, edition: str) -> None:
    assert plays_it(holding("Papillon", title, edition), "Papillon") is offered


# -- Paris Opera House ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "who"), [(-1, "clan:Daughter-of-Cacophony"), (-2, "clan:Caitiff")])
def test_paris_opera_house_hides_its_own_or_for_one_of_them_anybody(way: int, who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}", "Diva 3/5 clan:Daughter-of-Cacophony"], play=["Paris Opera House"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Paris Opera House -1 -1") is (way == -1)
    t.does(f"use Paris Opera House -1 {way}", by="a")
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("Diva.locked") == (way == -2)


# -- The Parthenon ----------------------------------------------------------------------------------------------------

IN_PLAY = [
    "The Parthenon",
    "Information Highway",
    "The Barrens",
    "Monastery of Shadows",
    "KRCG News Radio",
    "Dreams of the Sphinx",
    "Powerbase: Montreal",
    "Seattle Committee",
    "Trophy: Domain",
]


@editions
@pytest.mark.parametrize("card", IN_PLAY)
def test_it_comes_into_play_for_its_price(card: str, edition: str) -> None:
    comes_into_play(card, "", edition)


@editions
def test_the_parthenon_gives_a_master_phase_action_and_locks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Parthenon"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use The Parthenon")
    assert t.measure("The Parthenon.locked") == 1
    t.does_all("play Misdirection", "target Oskar")
    t.does("play Tribute to the Master")
    assert t.measure("a.pool") == 30
    t.is_quiet()


# -- The Path of Blood ------------------------------------------------------------------------------------------------

PATHS = [
    ("The Path of Blood", "Banu-Haqim", "Selective Silence"),
    ("The Path of Metamorphosis", "Tzimisce", "Changeling"),
    ("The Path of Retribution", "Salubri-antitribu", "Vengeance of Samiel"),
    ("The Path of Typhon", "Ministry", "Form of the Serpent"),
]


@editions
@pytest.mark.parametrize(("card", "clan", "spell"), PATHS)
def test_a_path_makes_a_discipline_cheaper_and_hurts_who_burns_it(
    card: str, clan: str, spell: str, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan}", "Ines 3/8"], play=[card], hand=[spell]),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 1, t["Mira"], t[spell], 0, []) == -1
    assert extra_cost(t.g, 1, t["Ines"], t[spell], 0, []) == 0
    t.does(f"use {card} Ines")
    t.goes_on()
    assert (t.region(card), t.measure("Ines.blood")) == ("ash-heap", 2)


# -- The Path of Bone -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "clan", "code", "spell"),
    [
        ("The Path of Bone", "Giovanni", "nec", "Call of the Hungry Dead"),
        ("The Path of Paradox", "Ravnos", "chi", "Horrid Reality"),
    ],
)
def test_a_path_makes_a_discipline_cheaper_for_a_clan(
    card: str, clan: str, code: str, spell: str, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 clan:{clan} {code}", f"Ines 3/8 {code}"], play=[card], hand=[spell]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert extra_cost(t.g, 1, t["Mira"], t[spell], 0, []) == -1
    assert extra_cost(t.g, 1, t["Ines"], t[spell], 0, []) == 0


# -- Path of Evil Revelations -----------------------------------------------------------------------------------------


@editions
def test_the_path_of_evil_revelations_unlocks_the_infernal(edition: str) -> None:
    card = "Path of Evil Revelations"
    t = position(
        seat(
            ready=["Mira 3/8 trait:infernal locked", "Ines 3/8 trait:infernal locked", "Alien 3/5 locked"], play=[card]
        ),
        seat(ready=["Oskar 3/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card}")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Ines", "Alien")] == [0, 0, 1]
    assert t.measure("a.pool") == 29


# -- The Path of Lilith -----------------------------------------------------------------------------------------------


@editions
def test_the_path_of_lilith_marks_and_charges(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"], play=["The Path of Lilith"]),
        seat(ready=["Oskar 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(60):
        if t.asks == "may" or t.told("action-over"):
            break
        t.does("block Oskar")
    t.does("yes", by="a")
    assert (t.g.counters_on(t["Oskar"], "torture"), t.measure("The Path of Lilith.locked")) == (1, 1)
    for _ in range(200):
        if t.options("trigger"):
            t.answer(t.options("trigger")[0])
            break
        t.goes_by()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (29, 30)


@editions
@pytest.mark.parametrize(
    ("card", "name"), [("The Path of Lilith", "torture"), ("Carver's Meat Packing and Storage", "hostage")]
)
def test_counters_go_when_the_controller_of_their_card_is_ousted(card: str, name: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=[card], pool=1),
        seat(ready=["Ute 2/4 locked"], torpor=["Young 1/3"]),
        seat(ready=["Hans 2/4 locked"]),
        edition=edition,
    )
    t.g.add_counters(t["Young"], name, 2)
    t.g.add_counters(t["Young"], "disease", 1)
    t.does("bleed Mira")
    t.goes_on()
    assert t.g.ousted[1] == 1
    assert (t.g.counters_on(t["Young"], name), t.g.counters_on(t["Young"], "disease")) == (0, 1)
    assert t.told("named-counters")[-1]["count"] == 0
    t.is_quiet()


# -- The Path of Night ------------------------------------------------------------------------------------------------


@since_2011
def test_the_path_of_night_is_for_lasombra_of_everybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obt clan:Lasombra", "Nora 4/8 obt"], hand=["Shadow Play"]),
        seat(ready=["Oskar 2/4"], play=["The Path of Night"]),
        bystander(),
        edition=edition,
    )
    card = t["Shadow Play"]
    printed = t.g.face[card].blood
    assert printed > 0
    assert blood_cost(t.g, card, 0, t["Mira"]) == printed - 1
    assert blood_cost(t.g, card, 0, t["Nora"]) == printed
    with t.changes("Mira.blood", -1):
        goes_through(t, "use The Path of Night Mira -2")
    assert t.region("The Path of Night") == "ash-heap"


# -- The Path of the Feral Heart --------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "other"),
    [
        ("The Path of the Feral Heart", "clan:Gangrel-antitribu pro", "pro"),
        ("The Path of Harmony", "clan:Ahrimane spi", "spi"),
        ("The Path of Service", "clan:Gargoyle vis slave-of:Tremere", "clan:Gargoyle vis"),
    ],
)
def test_a_path_makes_cards_cheaper_and_hurts_who_burns_it(card: str, who: str, other: str, edition: str) -> None:
    code = who.split()[1] if "slave" in who else who.split()[-1]
    held = {"pro": "Earth Meld", "spi": "Falcon's Eye", "vis": "Armor of Terra"}[code]
    t = position(
        seat(ready=[f"Mira 3/5 {who}", f"Alien 3/5 {other}"], hand=[held], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    cost = [extra_cost(t.g, 1, t[one], t[held], 0, []) for one in ("Mira", "Alien")]
    assert cost == [-1, 0]
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4 locked"], play=[card]), bystander(), edition=edition)
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.region(card), t.measure("Mira.blood")) == ("ash-heap", 2)


# -- Path of the Void -------------------------------------------------------------------------------------------------


@editions
def test_the_path_of_the_void_hurts_and_costs_master_cards(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Path of the Void Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.goes_on()
    assert t.measure("Oskar.blood") == 1
    for card, locked in (("Blood Doll", 0), ("Changeling", 1)):
        t = position(
            seat(ready=[("Mira 3/5", ["Path of the Void"])], hand=[card]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="unlock",
            edition=edition,
        )
        t.answer(t.options("trigger")[0]) if t.options("trigger") else None
        while t.asks in ("unless", "discard-cost"):
            t.does("yes" if t.asks == "unless" else t.options()[0])
        assert t.measure("Mira.locked") == locked


@editions
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1]), ("Vera", [2])])
def test_the_void_hurts_any_minion(whom: str, directed: list[int], edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])], torpor=["Ines 2/4"]),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    t.does_all("use Path of the Void Mira", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    acts(t)
    assert t.measure(f"{whom}.blood") == 1


# -- Pentex™ Loves You! -----------------------------------------------------------------------------------------------


@editions
@rules_on("Pentex™ Loves You!", "ANK 20231124")
def test_pentex_loves_you_sells_bleed(edition: str) -> None:
    card = "Pentex™ Loves You!"
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    for _ in range(9):
        if t.offers(f"use {card}"):
            break
        t.passes()
    t.does(f"use {card} -1 -1", by="a")
    t.does(f"use {card} -1 -2", by="a")
    assert not t.offers(f"use {card} -1 -2")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28, 2)


# -- Pentex™ Subversion -----------------------------------------------------------------------------------------------


def subverted(edition: str, *, turn: str = "a") -> Table:
    return position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[("Oskar 2/4", ["Pentex™ Subversion"]), "Otto 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
        turn=turn,
    )


@editions
def test_who_is_subverted_cannot_block_and_is_told_so(edition: str) -> None:
    t = subverted(edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Otto")
    assert not t.offers("block Oskar")
    assert FORBIDDEN in t.clauses("block Oskar", by="b")


@editions
def test_other_minions_burn_pentex_subversion_and_its_bearer_does_not(edition: str) -> None:
    t = subverted(edition, turn="b")
    assert t.offers("use Pentex™ Subversion Otto")
    assert not t.offers("use Pentex™ Subversion Oskar")
    goes_through(t, "use Pentex™ Subversion Otto -1")
    assert t.region("Pentex™ Subversion") == "ash-heap"
    t.is_quiet()


@editions
def test_an_action_to_burn_another_s_card_is_directed_at_its_controller(edition: str) -> None:
    t = subverted(edition, turn="c")
    t.does("use Pentex™ Subversion Vera -1")
    assert t.told("action")[-1]["victims"] == [1]
    goes_through(t, "block Otto")
    assert t.told("blocked")
    assert t.region("Pentex™ Subversion") == "attached"


@editions
def test_pentex_subversion_keeps_a_minion_from_blocking(edition: str) -> None:
    t = in_master_phase("Pentex™ Subversion", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("play Pentex™ Subversion")
        assert not t.offers("target Gone")
        t.does("target Oskar")
        t.passes_until("minion")
        t.does("bleed Ines")
    assert (t.measure("b.pool"), t.measure("a.pool")) == (29, 28)  # nobody was left to block
    t.is_quiet()


# -- Perfectionist ----------------------------------------------------------------------------------------------------


@editions
def test_perfectionist_feeds_once_a_turn_after_an_action_without_reactions(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Perfectionist"]), "Nora 2/3"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    with t.changes("Mira.blood", +1), t.unchanged("Nora.blood", *BYSTANDER):
        goes_through(t, "bleed Mira", "yes")
    t.is_quiet()


@editions
def test_perfectionist_says_nothing_after_a_reaction_card_or_a_blocked_action(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Perfectionist"])], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    while t.asks not in t.quiet:
        assert not t.offers("yes")
        t.does(
            "play Enhanced Senses Oskar 0"
            if t.offers("play Enhanced Senses Oskar 0")
            else "block Oskar"
            if t.offers("block Oskar")
            else "pass"
            if t.offers("pass")
            else "strike hand"
        )
    assert t.told("plays")


@rules_on("Perfectionist", ONCE)
def test_a_perfectionist_is_fed_by_one_action_of_a_turn() -> None:
    mira: Item = ("Mira 2/9", ["Perfectionist"])
    t = position(seat(ready=[mira], hand=errands()), seat(ready=["Oskar 8/8 locked"]), seat(ready=["Vera 8/8"]))
    turns = Turns(t, "Perfectionist", deeds_of("Mira"), fresh="Mira")
    turns.used_once()


@editions
@rules_on("Perfectionist", "LSJ 20070411", "ANK 20190113")
def test_a_perfectionist_is_content_with_an_action_without_effect(edition: str) -> None:
    t = without_a_target(["Freak Drive"], "for", ["Perfectionist"], edition)
    does(t, "yes")
    assert t.measure("Mira.blood") == 5
    does(t, "play Freak Drive Mira 0")  # it can still follow


@since_2011
@rules_on("Perfectionist", "LSJ 20070330")
def test_a_cancelled_reaction_card_displeases_a_perfectionist(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 chi", ["Perfectionist"])], hand=["False Resonance"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Telepathic Counter Oskar 0", "play False Resonance Mira 0")
    t.goes_on()
    assert not t.ever_offered("yes")
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - t.g.face[t["False Resonance"]].blood)


# -- Piper ------------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(
    ("anarchs", "hand", "offered"),
    [
        (["Mira 3/5 sect:Anarch ANI"], ["Raven Spy"], ["Mira"]),
        (["Mira 3/5 sect:Anarch ANI"], ["Blank Page"], []),
        (["Mira 3/5 sect:Anarch"], ["Raven Spy"], []),
        (["Mira 3/5 sect:Anarch", "Ines 2/4 sect:Anarch ani"], ["Raven Spy"], ["Ines"]),
        (["Mira 0/5 sect:Anarch ANI"], ["Raven Spy"], []),
    ],
    ids=["he can", "no servant", "no Discipline", "only one can", "no blood"],
)
def test_piper_needs_an_anarch_who_can_bring_a_servant_of_the_hand(
    anarchs: list[str], hand: list[str], offered: list[str], edition: str
) -> None:
    t = position(
        seat(ready=anarchs, hand=["Piper", *hand]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Piper") is bool(offered)
    if not offered:
        assert "card.target.in-play" in t.clauses("play Piper", by="a")
        return
    t.does("play Piper")
    t.goes_on("target", "pick")
    assert t.g.host[t["Raven Spy"]] == t[offered[0]]
    assert t.measure(f"{offered[0]}.locked") == 1


@since_2011
@rules_on("Piper", "LSJ 20080803", "LSJ 20080815")
@pytest.mark.parametrize("servant", ["Carlton Van Wyk", "Raven Spy"])
def test_piper_brings_a_servant_from_the_hand(servant: str, edition: str) -> None:
    """Rulings: at his own level of the Discipline; it is no action of his."""
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch ANI", "Ines 2/4 ANI"], hand=["Piper", servant, "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Piper")
    t.does(f"pick {servant}") if t.asks == "pick" else None
    price = t.g.face[t[servant]].pool
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (1, 30 - price)
    if servant == "Raven Spy":
        assert (t.g.host[t[servant]], t.measure("Mira.intercept")) == (t["Mira"], 1)
    else:
        passes_to(t, "minion")
        assert not t.offers(f"bleed {servant}")  # not in this turn
        assert t.region(servant) in ("ready", "waiting")


@rules_on("Piper", "ANK 20170309")
@pytest.mark.parametrize(("by_piper", "paid"), [(True, 3), (False, 2)])
def test_mages_are_cheaper_for_erichtho_by_an_action_only(by_piper: bool, paid: int) -> None:
    t = position(
        seat(ready=["Erichtho"], hand=["Piper", MAGE, TURNCOAT]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
    )
    t.does("play Turncoat")
    assert (t.asks, t.word("Erichtho.sect")) == ("master", "Anarch")
    with t.changes("a.pool", -paid):
        if by_piper:
            t.does("play Piper")
        else:
            t.passes()
            t.does("play Mage Erichtho 0")
            t.goes_on()
    assert t.region("Mage") in ("ready", "waiting")


@rules_on("Piper", "LSJ 20100725", "LSJ 20100303", "ANK 20180817")
@pytest.mark.parametrize(("words", "comes"), [("pre", True), ("dom", False)])
def test_whom_piper_brings_has_his_requirements(words: str, comes: bool) -> None:
    friend = made_up("Friend", faces.ALLY, life=1, definition=definition(permanent("pre")))
    t = position(
        seat(ready=[f"Mira 4/5 sect:Anarch {words}"], hand=["Piper", friend, "CrimethInc."]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper") if t.offers("play Piper") else None
    assert t.region("Friend") == ("ready" if comes else "hand")
    assert not t.ever_offered("play CrimethInc.")
    t.is_quiet()


@rules_on("Piper", "RBK recruit-ally")
def test_who_was_recruited_by_the_piper_does_not_act_this_turn() -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Anarch"], hand=["Piper", "Carlton Van Wyk"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Piper")
    while t.asks not in t.quiet:
        t.answer(next(one for one in t.options() if one != "pass"))
    assert (t.region("Carlton Van Wyk"), t.measure("Mira.locked")) == ("ready", 1)
    t.passes_until("influence")
    assert not t.ever_offered("bleed Carlton Van Wyk")
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.answer(first_option(t))
    assert t.offers("bleed Carlton Van Wyk")


@rules_on("Piper", "ANK 20201229")
def test_louhi_does_not_cancel_what_piper_brings() -> None:
    friend = made_up("Friend", faces.ALLY, life=1, definition=definition(permanent()))
    for brought in (True, False):
        t = position(
            seat(ready=["Mira 4/8 sect:Anarch"], hand=[friend, *(["Piper"] if brought else [])]),
            seat(ready=["Louhi"]),
            bystander(),
            phase="master" if brought else "minion",
        )
        t.does("play Piper" if brought else "play Friend Mira 0")
        assert t.ever_offered("use Louhi") is not brought
        assert (t.region("Friend") == "ready") is brought


# -- Poacher's Hunting Ground -----------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("grounds", [0, 1, 2])
def test_poachers_feed_as_many_anarchs_as_others_have_grounds(grounds: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5 sect:Anarch", "Ines 2/5 sect:Anarch", "Kurt 2/5"], play=["Poacher's Hunting Ground"]),
        seat(ready=["Oskar 2/4"], play=["Warzone Hunting Ground", "Poacher's Hunting Ground"][: 2 if grounds else 0]),
        seat(ready=["Vera 2/4"], play=["Uptown Hunting Ground"] if grounds > 1 else []),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Poacher's Hunting Ground") is bool(grounds)
    if grounds:
        t.does("use Poacher's Hunting Ground")
        assert not t.offers("pick Kurt")
        for one in ("Mira", "Ines")[:grounds]:
            t.does(f"pick {one}")
        assert not t.offers("pick Ines") or grounds == 1
        t.goes_on("pick")
        assert t.measure("Mira.blood") + t.measure("Ines.blood") == 4 + grounds


# -- Police Department ------------------------------------------------------------------------------------------------


@editions
def test_the_police_department_ends_combats(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Mob Connections"]),
        seat(ready=["Oskar 3/8"], play=["Police Department"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(30):
        if t.offers("use Mob Connections"):
            break
        t.does("block Oskar")
    t.does("use Mob Connections Mira", by="a")
    t.does("use Police Department Oskar", by="b")
    assert t.told("press")[-1]["to"] == "end"
    assert len(t.told("round")) == 1


# -- Power Structure --------------------------------------------------------------------------------------------------


@editions
@rules_on("Power Structure", "ANK 20190707")
@pytest.mark.parametrize("card", ["Power Structure", "Elysium: The Palace of Versailles", "Oxford University, England"])
def test_it_is_for_political_actions_not_for_a_blood_hunt(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Oskar 2/4 prince:Chicago {LASOMBRA}"], torpor=["Gone 0/6"], play=[card]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Gone")
    t.goes_on("blood-hunt", "discipline")
    assert not t.ever_offered(f"use {card}")


# -- Powerbase: Barranquilla ------------------------------------------------------------------------------------------


@editions
def test_powerbase_barranquilla_is_emptied_pool_by_pool(edition: str) -> None:
    t = in_phase("unlock", edition, "Powerbase: Barranquilla counters:1")
    t.does("use Powerbase: Barranquilla")
    assert (t.measure("a.pool"), t.region("Powerbase: Barranquilla")) == (31, "ash-heap")


BURNABLE = [
    ("Powerbase: Barranquilla", "primogen", True, 1),
    ("Powerbase: Barranquilla", "", True, 0),
    ("Acquired Ventrue Assets", "clan:Ventrue", False, 0),
    ("Acquired Ventrue Assets", "", True, 0),
    ("Toreador Grand Ball", "clan:Nosferatu", True, -1),
    ("Toreador Grand Ball", "", True, 0),
    ("Mapatano Utando", "", True, 0),
    ("The Path of Bone", "", True, 0),
    ("The Path of Paradox", "", True, 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "offered", "stealth"), BURNABLE)
def test_vampires_burn_it_by_an_action(card: str, who: str, offered: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()]),
        seat(ready=["Oskar 2/4"], play=[f"{card} counters:2"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {card} Mira") is offered
    if offered:
        t.does(f"use {card} Mira")
        assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], stealth)
        t.goes_on()
        assert t.region(card) == "ash-heap"
        paid = 1 if card == "Mapatano Utando" or "Path" in card else 0
        assert t.measure("Mira.blood") == 3 - paid
        t.is_quiet()


# -- Powerbase: Cape Verde --------------------------------------------------------------------------------------------


@editions
def test_powerbase_cape_verde_works_in_the_master_phases_of_others_and_is_stolen(edition: str) -> None:
    card = "Powerbase: Cape Verde"
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni"]),
        seat(ready=["Oskar 2/4 clan:Giovanni"], play=[card]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"use {card} -1 -1", by="b")
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (31, 1)
    t.passes_until("minion")
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.g.controller[t[card]] == 0
    t.is_quiet()


# -- Powerbase: Chicago -----------------------------------------------------------------------------------------------


@editions
def test_powerbase_chicago_saves_up_and_is_plundered(edition: str) -> None:
    card = "Powerbase: Chicago"
    t = position(seat(play=[f"{card} counters:3"]), seat(), bystander(), phase="unlock", edition=edition)
    t.does(f"use {card}")
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure(f"{card}.blood")) == (33, 0)
    assert not t.offers(f"use {card}")  # once each turn
    t = position(seat(play=[card]), seat(), bystander(), phase="unlock", edition=edition)
    t.does(f"use {card}")
    assert t.measure(f"{card}.blood") == 1
    t = position(
        seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], play=[f"{card} counters:3"]), bystander(), edition=edition
    )
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure(f"{card}.blood")) == (33, 30, 0)
    t.is_quiet()


# -- Powerbase: Los Angeles -------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Powerbase: Los Angeles", "", 0),
    ("Visit from the Capuchin", "", 4),
    ("The Black Throne", ASSAMITE, 0),
    ("Flames of Insurrection", "sect:Anarch", 0),
    ("Carver's Meat Packing and Storage", "", 0),
    ("Week of Nightmares", RAVNOS, 10),
    ("Ravnos Carnival", RAVNOS, 1),
    ("Ravnos Cache", RAVNOS, 0),
    ("Hackerspace", "sect:Anarch", 1),
    ("Burial Site Hunting Ground", "trait:path-of-Death-and-the-Soul", 0),
    ("Yoruba Shrine", ASSAMITE, 0),
    ("Yawp Court", "sect:Sabbat", 0),
]


@pytest.mark.parametrize(
    ("card", "who", "counters", "edition"),
    [(*row, edition) for row in COMES for edition in ALL if edition != "2000" or "Anarch" not in row[1]],
)
def test_a_precons_master_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20050128")
@rules_on("Bait and Switch", "LSJ 20080603")
@rules_on("Childe of the Revolution", "LSJ 20080603", "LSJ 20050128")
@rules_on("Sweeper", "LSJ 20080603")
@rules_on("Organized Resistance", "LSJ 20080603", "LSJ 20050128")
@pytest.mark.parametrize(
    ("discarded", "unlocks"),
    [
        ("Open War", True),
        ("Galaric's Legacy", True),
        ("Twilight Camp", True),
        ("Bait and Switch", True),
        ("Childe of the Revolution", True),
        ("Sweeper", True),
        ("Organized Resistance", True),
        ("Blank Page", False),
    ],
)
def test_los_angeles_unlocks_for_an_anarch_card(discarded: str, unlocks: bool, edition: str) -> None:
    """Ruling: a card that requires a baron requires an anarch."""
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch locked", "Ines 3/5 locked"],
            play=["Powerbase: Los Angeles"],
            hand=[discarded, "Blank Page", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Powerbase: Los Angeles")
    assert t.measure("turn.left") == 2
    t.does(f"discard {discarded}")
    assert (t.asks == "may") is unlocks
    if unlocks:
        t.does("yes")
        assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (0, 1)
    t.answer(t.options("discard")[0])
    assert t.who() == "b" or not t.options("discard")


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20080604")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_anarchs_of_others_steal_los_angeles(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Los Angeles"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: Los Angeles Mira") is offered
    if offered:
        t.does("use Powerbase: Los Angeles Mira")
        t.goes_on()
        assert t.word("Powerbase: Los Angeles.controller") == "a"


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20080604")
def test_an_anarch_manifesto_hides_the_actions_that_cards_in_play_allow_anarchs(edition: str) -> None:
    for play, answer, stealth in (
        (["Powerbase: Los Angeles"], "use Powerbase: Los Angeles Mira", 1),  # for anarchs
        (["Smiling Jack, The Anarch"], "use Smiling Jack, The Anarch Mira", 0),  # for any vampire
    ):
        t = position(
            seat(ready=[("Mira 4/8 sect:Anarch", ["An Anarch Manifesto"])]),
            seat(ready=["Oskar 2/4"], play=play),
            bystander(),
            edition=edition,
        )
        t.does(answer)
        assert t.measure("Mira.stealth") == stealth
        t.goes_on()


# -- Powerbase: Luanda ------------------------------------------------------------------------------------------------


@since_2011
def test_luanda_sends_a_vampire_to_fight(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon", "Ines 3/5"], play=["Powerbase: Luanda"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Powerbase: Luanda")
    t.does("target Ines")
    passes_to(t, "minion")
    assert not t.offers("use Powerbase: Luanda Mira")
    t.does("use Powerbase: Luanda Ines")
    t.does("target Oskar") if t.asks == "target" else None
    assert stats.stealth(t.g, t["Ines"]) == 1
    for _ in range(30):
        if t.told("combat"):
            break
        t.passes()
    assert t.told("combat")
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Luanda"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Luanda Mira")
    t.goes_on()
    assert t.word("Powerbase: Luanda.controller") == "a"


# -- Powerbase: Madrid ------------------------------------------------------------------------------------------------


@editions
def test_powerbase_madrid_gathers_votes_for_a_titled_sabbat_vampire(edition: str) -> None:
    card = "Powerbase: Madrid"
    t = polling(card, "Oskar 2/4 bishop", "Ute 2/4 sect:Sabbat", "Gast 2/4 primogen", edition=edition, counters=3)
    t.does(f"use {card}", by="b")
    assert stats.votes(t.g, t["Oskar"]) == 4  # the only one that it can be for
    assert (stats.votes(t.g, t["Ute"]), t.measure(f"{card}.blood"), t.measure(f"{card}.locked")) == (0, 3, 1)


@editions
@pytest.mark.parametrize(("counters", "offered"), [(3, True), (4, False)])
def test_powerbase_madrid_grows_up_to_four(counters: int, offered: bool, edition: str) -> None:
    t = position(
        seat(play=[f"Powerbase: Madrid counters:{counters}"]), seat(), bystander(), phase="unlock", edition=edition
    )
    assert t.measure("Powerbase: Madrid.blood") == counters
    if offered:
        t.does("use Powerbase: Madrid")
        assert t.measure("Powerbase: Madrid.blood") == 4
    assert not t.offers("use Powerbase: Madrid")


@editions
def test_vampires_of_others_empty_powerbase_madrid(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Madrid counters:3"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Madrid Mira")
    assert t.told("action")[-1]["victims"] == [1]
    t.goes_on()
    assert (t.measure("Powerbase: Madrid.blood"), t.region("Powerbase: Madrid")) == (0, "play")
    t.is_quiet()


# -- Powerbase: Mexico City -------------------------------------------------------------------------------------------


@editions
def test_powerbase_mexico_city_pays_out_and_is_plundered(edition: str) -> None:
    card = "Powerbase: Mexico City"
    t = in_phase("unlock", edition, f"{card} counters:1")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert (t.measure("a.pool"), t.region(card)) == (31, "ash-heap")
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat", "Alien 3/5 sect:Camarilla"]),
        seat(ready=["Oskar 2/4"], play=[f"{card} counters:3"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers(f"use {card} Alien")
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.region(card)) == (33, "ash-heap")


# -- Powerbase: Montreal ----------------------------------------------------------------------------------------------


@editions
def test_powerbase_montreal_is_stolen_by_vampires_of_others_only(edition: str) -> None:
    def table(turn: str) -> Table:
        return position(
            seat(ready=["Mira 4/8"], play=["Powerbase: Montreal"]),
            seat(ready=["Oskar 2/4", "Otto ally 2"]),
            bystander(),
            edition=edition,
            turn=turn,
        )

    t = table("a")
    assert not t.offers("use Powerbase: Montreal Mira")
    t = table("b")
    assert not t.offers("use Powerbase: Montreal Otto")
    goes_through(t, "use Powerbase: Montreal Oskar -2")
    assert t.g.controller[t["Powerbase: Montreal"]] == 1
    t.is_quiet()


@editions
def test_powerbase_montreal_feeds_the_uncontrolled_once_a_turn(edition: str) -> None:
    t = position(
        seat(play=["Powerbase: Montreal"], uncontrolled=["Old 0/9"]),
        seat(),
        bystander(),
        phase="influence",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use Powerbase: Montreal")
        assert t.measure("Old.blood") == 1
        assert not t.offers("use Powerbase: Montreal")


# -- Powerbase: Munich ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "way", "pool", "blood"),
    [
        ("Powerbase: Munich", "obl", -1, 31, 2),
        ("Powerbase: Munich", "obl", -2, 29, 4),
        ("Powerbase: Cape Verde", "clan:Giovanni", -1, 31, 2),
        ("Powerbase: Cape Verde", "clan:Giovanni", -2, 29, 4),
    ],
)
def test_a_powerbase_moves_a_blood_either_way(
    card: str, who: str, way: int, pool: int, blood: int, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}"], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"use {card} -1 {way}")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure(f"{card}.locked")) == (pool, blood, 1)
    assert t.asks != "master" or not t.offers(f"use {card}")


@editions
@pytest.mark.parametrize(("who", "offered"), [("sect:Independent", True), ("sect:Camarilla", False)])
def test_independent_vampires_burn_powerbase_munich_for_a_blood(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Munich"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: Munich Mira") is offered
    if offered:
        t.does("use Powerbase: Munich Mira")
        t.goes_on()
        assert (t.region("Powerbase: Munich"), t.measure("Mira.blood")) == ("ash-heap", 2)
        t.is_quiet()


# -- Powerbase: New York ----------------------------------------------------------------------------------------------


@editions
@rules_on("Powerbase: New York", "RTR 19980928", "LSJ 20080604")
@pytest.mark.parametrize(("sect", "offered"), [("Sabbat", True), ("Camarilla", False)])
def test_the_sabbat_of_others_robs_new_york(sect: str, offered: bool, edition: str) -> None:
    """Ruling: her own vampires cannot."""
    t = in_phase("master", edition, "Powerbase: New York")
    t.does("use Powerbase: New York")
    assert (t.measure("a.pool"), t.measure("Powerbase: New York.blood")) == (29, 3)
    t = position(
        seat(ready=[f"Mira 2/5 sect:{sect}"], play=["Powerbase: New York counters:3"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Powerbase: New York Mira")
    t = position(
        seat(ready=[f"Mira 2/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: New York counters:3"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: New York Mira") is offered
    if offered:
        t.does("use Powerbase: New York Mira")
        t.goes_on()
        assert (t.measure("a.pool"), t.region("Powerbase: New York")) == (33, "ash-heap")


# -- Powerbase: Rome --------------------------------------------------------------------------------------------------


@editions
@rules_on("Powerbase: Rome", "LSJ 20100909")
def test_rome_is_filled_votes_and_is_emptied(edition: str) -> None:
    """Ruling: the two actions are different ones, each once a turn."""
    t = in_phase("master", edition, "Powerbase: Rome counters:1")
    t.does("use Powerbase: Rome")
    assert t.measure("Powerbase: Rome.blood") == 2
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni"], play=["Powerbase: Rome counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    uses = t.options("use")
    assert len(uses) == 2
    t.answer(next(one for one in uses if one.endswith("-2")))
    t.goes_on()
    t.does("amount 2")
    assert (t.measure("Mira.blood"), t.measure("Powerbase: Rome.blood")) == (1, 3)
    t = polling("Powerbase: Rome", "Oskar 2/4", edition=edition, counters=3)
    t.does("use Powerbase: Rome", by="b")
    t.does("amount 3")
    assert t.told("gains-votes")[0]["votes"] == 3
    assert (t.measure("Powerbase: Rome.blood"), t.measure("Powerbase: Rome.locked")) == (0, 1)
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Rome counters:3"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Rome Mira")
    t.goes_on()
    assert t.measure("Powerbase: Rome.blood") == 0


# -- Powerbase: Savannah ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "offered"), [("Dreams of the Sphinx", False), ("KRCG News Radio", True)])
def test_savannah_ends_a_combat_for_a_unique_location(other: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Powerbase: Savannah", other]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    if not offered:
        t.goes_on()
        assert not t.ever_offered("use Powerbase: Savannah")
        return
    t.does("use Powerbase: Savannah", by="a")
    assert (t.measure(f"{other}.locked"), t.measure("Powerbase: Savannah.locked")) == (1, 0)
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 6)


@editions
@pytest.mark.parametrize(
    ("mine", "locked", "offered"),
    [
        ("Mira 3/5", "", True),
        ("Mira 3/5", " locked", False),  # it is a price
        ("Mira ally 4 bleed:1", "", False),  # no acting vampire
    ],
)
def test_savannah_is_for_acting_vampires_and_an_unlocked_location(
    mine: str, locked: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=[mine], play=["Powerbase: Savannah", f"KRCG News Radio{locked}"]),
        seat(ready=["Oskar 6/8"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    since = len(t.asked)
    fights(t, "Mira")
    assert t.offers("use Powerbase: Savannah") is offered
    t.goes_on()
    assert t.ever_offered("use Powerbase: Savannah", since) is offered
    t.is_quiet()


@editions
def test_savannah_does_nothing_for_one_who_blocks(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 6/8"], play=["Powerbase: Savannah", "KRCG News Radio"]),
        bystander(),
        edition=edition,
    )
    fights(t, "Mira")
    since = len(t.asked)
    on_to(t)
    assert not t.ever_offered("use Powerbase: Savannah -1", since)


@editions
def test_savannah_is_stolen_by_a_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 6/8 locked"], play=["Powerbase: Savannah"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Powerbase: Savannah Brute")
    with t.unchanged(*BYSTANDER, "a.pool", "b.pool"):
        t.does("use Powerbase: Savannah Mira")
        t.goes_on()
    assert t.g.controller[t["Powerbase: Savannah"]] == 0
    t.is_quiet()


@editions
@rules_on("Powerbase: Savannah", "ANK 20230814")
@pytest.mark.parametrize(("owner", "offered"), [("a", False), ("b", True)])
def test_savannah_is_for_the_one_who_counts_as_acting(owner: str, offered: bool, edition: str) -> None:
    """Mira attacks Oskar in such a way that he counts as the acting vampire of the combat."""
    places = ["Powerbase: Savannah", "KRCG News Radio"]
    t = position(
        seat(ready=["Mira 4/8 ANI"], hand=["Deep Song"], play=places if owner == "a" else []),
        seat(ready=["Oskar 4/6"], play=places if owner == "b" else []),
        bystander(),
        edition=edition,
    )
    t.does_all("play Deep Song Mira 1", "target Oskar")
    since = len(t.asked)
    t.goes_on()
    assert t.told("combat")[-1] == {"acting": t["Oskar"], "opposing": t["Mira"]}
    assert t.ever_offered("use Powerbase: Savannah", since) is offered
    t.is_quiet()


@editions
@pytest.mark.parametrize("before", [False, True])
def test_savannah_does_nothing_for_one_who_fights_without_acting(before: bool, edition: str) -> None:
    """Ilse continues the combat of Mira; no matter whether she has acted and fought earlier in the turn."""
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(
            ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"],
            hand=["Follow the Alpha"],
            play=["Powerbase: Savannah", "KRCG News Radio"],
        ),
        seat(ready=["Oskar 6/8", "Ute 6/8"]),
        bystander(),
        edition=edition,
    )
    if before:
        fights(t, "Ilse", "Ute")
        assert t.offers("use Powerbase: Savannah")
        t.goes_on()
        t.g.locked[t["Ilse"]] = 0
    fights(t, "Mira")
    assert t.offers("use Powerbase: Savannah")
    on_to(t, "after-combat")
    since = len(t.asked)
    t.does("play Follow the Alpha Ilse 0", by="a")
    on_to(t)
    t.is_quiet()
    assert t.told("combat")[-1] == {"acting": t["Ilse"], "opposing": t["Oskar"]}
    assert not t.ever_offered("use Powerbase: Savannah", since)


# -- Powerbase: Tshwane -----------------------------------------------------------------------------------------------


@since_2011
def test_tshwane_saves_no_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 DOM sect:Laibon"], hand=["Govern the Unaligned"], play=["Powerbase: Tshwane"]),
        seat(ready=["Oskar 2/4 locked"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("use Powerbase: Tshwane")
    t.goes_on()
    assert [told["blood"] for told in t.told("cheaper")] == [0]
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


@rules_on("Powerbase: Tshwane", "ANK 20221102")
@since_2011
@proves("card.cost.reduction-timing", editions="2023")
def test_tshwane_saves_a_pool_on_any_card(edition: str) -> None:
    gun = "Desert Eagle"
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon"], hand=[gun], play=["Powerbase: Tshwane"]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )
    t.does("play Desert Eagle Mira")
    assert t.offers("pass")
    t.does("use Powerbase: Tshwane")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Powerbase: Tshwane.locked")) == (30, 1)
    t.is_quiet()


@since_2011
def test_tshwane_wants_a_ready_laibon_to_be_played_and_to_be_stolen(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"], hand=["Powerbase: Tshwane"]), seat(), edition=edition, phase="master")
    assert "card.requirement.master" in t.clauses("play Powerbase: Tshwane -1 0", by="a")
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5 sect:Laibon"]),
        seat(play=["Powerbase: Tshwane"]),
        edition=edition,
    )
    assert t.offers("use Powerbase: Tshwane Ira")
    assert not t.offers("use Powerbase: Tshwane Mira")


@rules_on("Powerbase: Tshwane", "LSJ 20030917")
@pytest.mark.parametrize(("pool", "offered"), [(1, True), (2, True)])
def test_what_she_cannot_afford_alone_must_be_made_cheaper_at_once(pool: int, offered: bool) -> None:
    place = "Powerbase: Tshwane"
    t = position(
        seat(pool=pool, ready=["Mira 3/5 sect:Laibon", "Ira 2/4"], hand=[".44 Magnum"], play=[place]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        stop=True,
    )
    assert t.offers("play .44 Magnum Mira") is offered
    t.does("play .44 Magnum Mira 0")
    while t.asks != "paying":
        t.answer("pass")
    assert t.offers(f"use {place}")


# -- Powerbase: Washington, D.C. --------------------------------------------------------------------------------------


@editions
def test_washington_doubles_what_is_put_there(edition: str) -> None:
    t = in_phase("unlock", edition, "Powerbase: Washington, D.C. counters:2")
    t.does("use Powerbase: Washington, D.C.")
    t.does("way 0")
    t.does("amount 3")
    assert (t.measure("a.pool"), t.measure("Powerbase: Washington, D.C..blood")) == (27, 8)
    assert not t.offers("use Powerbase: Washington, D.C.")
    t = in_phase("unlock", edition, "Powerbase: Washington, D.C. counters:2")
    t.does("use Powerbase: Washington, D.C.")
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure("Powerbase: Washington, D.C..blood")) == (32, 0)
    t = position(
        seat(ready=["Mira 2/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Washington, D.C. counters:4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Washington, D.C. Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.region("Powerbase: Washington, D.C.")) == (34, "play")


# -- Powerbase: Zürich ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blocks", "blood"), [(False, 2), (True, 0)])
def test_zurich_feeds_who_waits_and_a_block_costs_the_edge(blocks: bool, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Powerbase: Zürich"], uncontrolled=["Young 0/5"], edge=True),
        seat(ready=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Zürich Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar" if blocks else "pass")
    t.goes_on()
    assert (t.measure("Young.blood"), t.g.edge == 0) == (blood, not blocks)


@editions
def test_zurich_is_stolen_for_the_edge(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"], edge=True, hand=["Minion Tap"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Zürich"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("use Powerbase: Zürich")
    assert (t.g.controller[t["Powerbase: Zürich"]], t.g.edge) == (0, -1)


ZURICH = "Powerbase: Zürich"


@editions
@pytest.mark.parametrize(("edge", "young", "offered"), [(True, 5, True), (False, 5, False), (True, 8, False)])
def test_zurich_needs_the_edge_and_somebody_younger(edge: bool, young: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Brute ally 2"], play=[ZURICH], uncontrolled=[f"Young 0/{young}"], edge=edge),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert t.offers(f"use {ZURICH} Mira") is offered
    assert not t.offers(f"use {ZURICH} Brute")


@editions
def test_zurich_is_not_stolen_without_the_edge_nor_in_another_phase(edition: str) -> None:
    for phase, edge, offered in (("master", True, True), ("master", False, False), ("influence", True, False)):
        t = position(
            seat(ready=["Mira 4/8"], edge=edge, hand=["Minion Tap"], uncontrolled=["Young 0/5"]),
            seat(ready=["Oskar 2/4"], play=[ZURICH]),
            bystander(),
            phase=phase,
            edition=edition,
        )
        assert t.offers(f"use {ZURICH}") is offered


# -- Priority Contract ------------------------------------------------------------------------------------------------


@editions
@rules_on("Priority Contract", "LSJ 20080604")
@pytest.mark.parametrize(("blood", "fulfilled"), [(0, True), (3, False)])
def test_a_priority_contract_pays_for_the_fall(blood: int, fulfilled: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {ASSAMITE}", "Ines 3/5"], hand=["Priority Contract"]),
        seat(ready=[f"Oskar {blood}/4", "Ute 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Priority Contract")
    assert not t.offers("target Vera")
    t.does("target Oskar")
    t.does("target Mira") if t.asks == "target" else None
    passes_to(t, "minion")
    assert not t.offers("use Priority Contract Ines")
    t.does("use Priority Contract Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    for _ in range(80):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.asks == "may") is fulfilled
    if fulfilled:
        t.does("yes", by="a")
        assert (t.measure("a.pool"), t.region("Priority Contract")) == (33, "ash-heap")


@editions
@rules_on("Priority Contract", "ANK 20180129-2")
@rules_on("The Black Throne", "ANK 20180129-2", "PIB 20150512")
def test_contracts_pay_when_the_prey_is_ousted(edition: str) -> None:
    """Rulings: an oust counts; the throne pays even though the contract is burned."""
    t = position(
        seat(ready=[f"Mira 3/5 {ASSAMITE}"], play=["The Black Throne"], hand=["Priority Contract"]),
        seat(pool=1, ready=["Oskar 2/4 locked"]),
        bystander(),
        seat(ready=["Wim 2/4"]),
        phase="master",
        edition=edition,
    )
    t.does("play Priority Contract")
    passes_to(t, "minion")
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks in t.quiet and t.asks != "minion":
            break
        if t.asks == "may":
            t.does("yes", by="a")
        else:
            t.goes_by("trigger")
    assert t.measure("b.ousted") == 1
    assert t.measure("a.pool") == 30 + 6 + 3 + 1
    assert t.measure("The Black Throne.locked") == 1


# -- Privileged Position ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("minions", "offered"), [(2, True), (1, False)])
def test_privileged_position_needs_two_who_follow_the_path(minions: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", *[f"Ines{n} 3/5 {INNER_VOICE}" for n in range(minions)]], hand=["Privileged Position"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Privileged Position") is offered
    if offered:
        t.does("play Privileged Position")
        assert t.region("Privileged Position") == "play"
        t.is_quiet()


@editions
@pytest.mark.parametrize("passes", [True, False])
def test_privileged_position_burns_pool_when_a_referendum_passes(passes: bool, edition: str) -> None:
    mira = "Mira 4/8 prince:Chicago" if passes else "Mira 4/8"
    t = position(
        seat(ready=[mira], play=["Privileged Position"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while not t.told("action-over"):
        if t.asks == "terms":
            t.does("target c" if t.offers("target c") else t.options()[0])
        elif t.asks == "may":
            t.does("yes")
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        elif t.offers("vote Oskar against") and not passes:
            t.does("vote Oskar against")
        else:
            t.goes_by()
    assert t.told("result")[-1]["result"] == ("passed" if passes else "failed")
    assert t.measure("Privileged Position.locked") == passes


# -- Prophecies of Gehenna --------------------------------------------------------------------------------------------


@editions
def test_prophecies_of_gehenna_show_a_hand_and_move_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Prophecies of Gehenna"]),
        seat(ready=["Oskar 2/4"], hand=["Blank Page", "Blank Page"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Prophecies of Gehenna")
    assert t.word("Prophecies of Gehenna.controller") == "b"
    assert all(t.g.seen(card, 0) for card in t.g.hand(1))
    assert not any(t.g.seen(card, 2) for card in t.g.hand(1))
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], play=["Prophecies of Gehenna"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Prophecies of Gehenna")
    assert t.region("Prophecies of Gehenna") == "ash-heap"
    assert t.g.seen(t.g.hand(0)[0], 2)


# -- Protected Resources ----------------------------------------------------------------------------------------------


@rules_on("Protected Resources", "LSJ 20030701-1")
@pytest.mark.parametrize("reduced", [True, False])
def test_a_bleed_for_nothing_leaves_protected_resources(reduced: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"], play=["Protected Resources"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Telepathic Counter Oskar 0")
    t.does("play Telepathic Counter Oskar 0" if reduced else "pass", by="b")
    t.goes_on()
    assert t.measure("b.pool") == (30 if reduced else 29)
    assert t.region("Protected Resources") == ("play" if reduced else "ash-heap")
    t.is_quiet()


@editions
@rules_on("Protected Resources", "LSJ 20030211", "TOM 19960413")
@pytest.mark.parametrize(("bonus", "copies", "burned"), [(0, 1, 1), (1, 1, 2), (3, 1, 2), (3, 2, 2), (3, 0, 4)])
def test_protected_resources_burn_at_most_two_pool(bonus: int, copies: int, burned: int, edition: str) -> None:
    """The bleed is as large as it is: only what is burned is less."""
    t = position(
        seat(ready=[f"Mira 3/5 bleed:{bonus + 1}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"] * copies),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool"):
        t.does("bleed Mira")
        t.goes_on()
    assert t.measure("b.pool") == 30 - burned
    assert t.told("bleeds")[0]["amount"] == 1 + bonus
    t.is_quiet()


@editions
def test_who_bleeds_is_protected_no_more(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Protected Resources"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"]),
        bystander(),
        edition=edition,
    )
    mine, others = [card for card in range(len(t.g.face)) if t.g.face[card].name == "Protected Resources"]
    t.does("hunt Mira")
    t.goes_on()
    assert t.g.is_in_play(mine)
    t = position(
        seat(ready=["Mira 3/5"], play=["Protected Resources"]),
        seat(ready=["Oskar 2/4 locked"], play=["Protected Resources"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert (t.g.is_in_play(mine), t.g.is_in_play(others)) == (False, True)


# -- Purchase Pact ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Sabbat", True), ("Camarilla", False)])
def test_the_purchase_pact_ends_a_combat_of_the_sabbat(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"], play=["Purchase Pact"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    for _ in range(20):
        if t.told("action-over") or t.asks == "strike" or t.offers("use Purchase Pact"):
            break
        t.passes()
    assert t.offers("use Purchase Pact") is offered
    if offered:
        t.does("use Purchase Pact", by="b")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 2)


@editions
def test_the_purchase_pact_is_called_off_by_titled_sabbat(edition: str) -> None:
    for who, offered in (("sect:Sabbat title:bishop", True), ("sect:Sabbat", False)):
        t = position(
            seat(ready=[f"Mira 3/5 {who}"]),
            seat(ready=["Oskar 2/4"], play=["Purchase Pact"]),
            bystander(),
            edition=edition,
        )
        assert t.offers("use Purchase Pact Mira") is offered


def knowing(word: str, *, clan: bool = False) -> Face:
    """A modifier for actions that require this sect or clan."""
    condition = needs(clans=(word,)) if clan else needs(word)
    way = modifier("", mod(STEALTH, 2), if_=condition, when=DURING_ACTION)
    return made_up("Knowing", faces.MODIFIER, definition=definition(way))


@rules_on("Purchase Pact", "LSJ 20080604")
@rules_on("Powerbase: Tshwane", "LSJ 20080604")
@rules_on("Clandestine Contract", "LSJ 20080604")
@pytest.mark.parametrize(
    ("card", "words", "need", "on_oskar"),
    [
        ("Purchase Pact", "sect:Sabbat archbishop city:Paris", "Sabbat", False),
        ("Powerbase: Tshwane", "sect:Laibon", "Laibon", False),
        ("Clandestine Contract", "clan:Banu-Haqim", "Banu Haqim", True),
    ],
)
@pytest.mark.parametrize("act", [True, False])
def test_the_action_of_a_card_in_play_requires_what_it_names(
    card: str, words: str, need: str, on_oskar: bool, act: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", "Ines 2/4"], hand=[knowing(need, clan=on_oskar)]),
        seat(
            ready=[("Oskar 6/8 intercept:3", [card] if on_oskar else []), "Olga 2/4"],
            play=[] if on_oskar else [card],
        ),
        bystander(),
    )
    if on_oskar:  # and the options are made anew
        t.g.chosen = {t[card]: [t["Mira"]]}
        t.does("hunt Ines")
        to_the_end(t)
    t.does(f"use {card} Mira" if act else "bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.ever_offered("play Knowing Mira 0") is act

"""Cards on vampires, and what they let others do."""

from __future__ import annotations

import pytest

from praxis.vtes.model import facts, spans, stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.sect import change_sect
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- on vampires ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Legendary Vampire", "LSJ 20030519-2")
def test_a_legend_is_who_was_influenced_last_turn(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8"],
            uncontrolled=["Old 7/7", "Young 5/5"],
            hand=["Legendary Vampire"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Legendary Vampire")
    for turn in range(2):
        for _ in range(80):
            out = next((one for one in t.options() if one.startswith("out")), "pass")
            t.answer(out if out in t.options() else t.options()[0])
            if t.asks == "master" and t.who() == "a":
                break
        assert t.offers("play Legendary Vampire") is (turn == 0)
        if turn == 0:
            t.answer("pass")


@editions
def test_a_legend_bleeds_and_votes_more(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Legendary Vampire"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert (stats.bleed(t.g, t["Mira"]), stats.total(t.g, spans.VOTES, t["Mira"])) == (3, 2)
    t.does("use Legendary Vampire Mira")
    t.goes_on()
    assert t.told("referendum")


@editions
def test_memories_of_mortality_spare_allies(edition: str) -> None:
    t = position(
        seat(ready=["Renegade Garou", "Mira 6/8"]),
        seat(ready=[("Oskar 2/4", ["Memories of Mortality"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Renegade Garou")
    while t.asks != "minion":
        assert not t.offers("block Oskar")
        t.answer("pass")
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")


@editions
def test_memories_of_mortality_end_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Memories of Mortality"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.does("use Memories of Mortality")
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Memories of Mortality")) == ("torpor", 5, "ash-heap")


@editions
@pytest.mark.parametrize(("clan", "stealth"), [("Ravnos", 1), ("Ventrue", 0)])
def test_the_purge_is_put_on_the_vampire(clan: str, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 clan:{clan}"], hand=["Baltimore Purge"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Baltimore Purge Mira")
    assert t.told("action")[0].get("stealth", 0) == stealth
    t.goes_on()
    assert t.g.host[t["Baltimore Purge"]] == t["Mira"]


@editions
@rules_on("Baltimore Purge", "ANK 20210529", "LSJ 20050111")
@pytest.mark.parametrize("lasombra", [False, True])
def test_the_purge_sends_one_of_each_to_torpor(lasombra: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 5/5", ["Baltimore Purge"]), f"Ines 6/8 clan:{'Lasombra' if lasombra else 'Ventrue'}"]),
        seat(ready=["Oskar 2/4", "Kurt 2/5", "Old 2/6"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    while t.asks != "pick":
        t.goes_by("unlock")
    assert t.who() == ("a" if lasombra else "b")
    assert not t.offers("pick Old")
    t.does("pick Kurt")
    regions = [t.region(one) for one in ("Mira", "Ines", "Oskar", "Kurt", "Old", "Vera", "Baltimore Purge")]
    assert regions == ["torpor", "ready", "ready", "torpor", "ready", "torpor", "ash-heap"]


@editions
@rules_on("Abactor", "LSJ 20090411", "LSJ 20100112")
@pytest.mark.parametrize(("blood", "hunted"), [(3, True), (8, False)])
def test_an_abactor_is_hunted(blood: int, hunted: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {blood}/8"], hand=["Abactor"]),
        seat(ready=["Oskar 2/4 locked prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("play Abactor Mira")
    while t.asks != "minion":
        t.answer(next((one for one in t.options() if one.startswith("blood-hunt")), "pass"))
    assert t.measure("Mira.blood") == 8
    assert bool(t.told("referendum")) is hunted


@since_2011
def test_going_anarch(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Camarilla", "Ines 3/8 prince:Boston", "Ada 2/4 sect:Anarch"], hand=["Go Anarch"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Go Anarch Ines")
    assert not t.offers("play Go Anarch Ada")
    t.does("play Go Anarch Mira")
    t.goes_on()
    assert (stats.is_anarch(t.g, t["Mira"]), t.measure("Mira.blood"), t.measure("Mira.locked")) == (True, 3, 0)
    assert t.region("Go Anarch") == "attached"
    change_sect(t.g, t["Mira"], "Sabbat")
    t.does("hunt Mira")
    t.goes_on()
    assert t.region("Go Anarch") == "ash-heap"


@since_2011
@rules_on("Ruins of Charizel", "LSJ 20050228-2")
def test_the_ruins_keep_what_demons_cost(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 trait:infernal locked"], play=["Ruins of Charizel"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    while not t.offers("unlock Mira"):
        t.goes_by()
    t.does("unlock Mira")
    assert (t.measure("a.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)


@editions
def test_the_ruins_reduce_a_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:3"]),
        seat(ready=["Oskar 2/4 locked"], play=["Ruins of Charizel"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Ruins of Charizel"]] = 3
    t.does("bleed Mira")
    while not t.offers("use Ruins of Charizel"):
        t.answer("pass")
    t.does("use Ruins of Charizel")
    t.does("amount 2")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)
    t.answer("pass")
    assert t.g.turn_span().seat == 1
    assert t.measure("Ruins of Charizel.blood") == 0


# -- what others may do -----------------------------------------------------------------------------------------------


def _answers(t: Table, word: str) -> None:
    """Give the first answer of this kind; pass if none is offered."""
    t.answer(next((one for one in t.options() if one.startswith(word)), t.options()[-1]))


@editions
@rules_on("The Meddling of Semsith", "LSJ 20021008")
def test_semsith_meddles_with_a_methuselah_of_your_choice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 title:justicar"], hand=["The Meddling of Semsith"], library=9),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    t.does("play The Meddling of Semsith Mira")
    while t.asks not in ("terms", "target"):
        t.answer("pass")
    assert len(t.options()) == 2  # not oneself
    t.answer(t.options()[-1])
    while t.asks != "minion":
        _answers(t, "vote")
    assert (t.region("The Meddling of Semsith"), stats.hand_size(t.g, 0), stats.hand_size(t.g, 2)) == ("play", 6, 7)


@editions
@rules_on("The Meddling of Semsith", "ANK 20180318")
@pytest.mark.parametrize(("whose", "held"), [(1, 6), (0, 7)])
def test_whom_semsith_meddles_with_replaces_nothing_in_minion_phases(whose: int, held: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 4/8 AUS"], hand=["Telepathic Misdirection", *["Blank Page"] * 6], library=9),
        seat(ready=["Vera 2/4"], play=["The Meddling of Semsith"]),
        edition=edition,
    )
    t.g.chosen[t["The Meddling of Semsith"]] = [facts.named(whose)]
    t.does("bleed Mira")
    while not t.offers("play Telepathic Misdirection"):
        t.answer("pass")
    _answers(t, "play")
    assert t.asks in ("open", "block")
    assert len(t.g.hand(1)) == held
    while t.asks != "discard":
        t.goes_by()
    assert len(t.g.hand(1)) == 7


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
        _answers(t, "vote")
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


@since_2011
@rules_on("Veil of Darkness", "LSJ 20090323", "LSJ 20100728")
@pytest.mark.parametrize(("top", "cancelled"), [("Ascendance", True), ("Majesty", False)])
def test_the_veil_swallows_a_discipline(top: str, cancelled: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 6/8 DOM"],
            hand=["Govern the Unaligned", "Scouting Mission", *["Blank Page"] * 5],
            library=[top, top],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    assert t.ever_offered("play Direct Intervention") is not cancelled
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == ((0, 30) if cancelled else (1, 27))
    if cancelled:  # only the first such card of the turn
        t.does("play Scouting Mission Mira 0")
        t.goes_on()
        assert t.measure("b.pool") == 28


@since_2011
@pytest.mark.parametrize(("card", "words", "blood"), [("Arms of the Abyss", "OBT", 4), ("Majesty", "PRE", 6)])
def test_the_veil_burns_who_uses_obtenebration(card: str, words: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card, *["Blank Page"] * 6], library=["Ascendance"]),
        seat(ready=["Oskar 2/4 strength:0"]),
        seat(ready=["Vera 2/4 locked"], play=["Veil of Darkness"]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"play {card}")
    _answers(t, "play")
    assert (t.measure("Mira.blood"), t.region(card)) == (blood, "ash-heap")


@editions
@pytest.mark.parametrize("gear", [["Camera Phone"], ["Camera Phone", "Laptop Computer"]])
def test_a_camera_phone_takes_no_help_from_other_equipment(gear: list[str], edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", gear)]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Camera Phone Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


@editions
def test_a_plain_bleed_has_no_use_of_the_phone(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Camera Phone", "Laptop Computer"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 28


@since_2011
@rules_on("Infernal Servitor", "LSJ 19980303")
@pytest.mark.parametrize(("words", "level"), [("dai", 0), ("DAI", 1)])
def test_an_infernal_servitor_acts_at_once_and_is_gone(words: str, level: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words} trait:infernal", "Ada 2/4 DAI"], hand=["Infernal Servitor", "Lost in Crowds"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Infernal Servitor Ada")
    t.does(f"play Infernal Servitor Mira {level}")
    t.goes_on()
    assert (t.region("Infernal Servitor"), t.measure("a.pool")) == ("ready", 29)
    t.does("bleed Infernal Servitor")
    if level:
        t.does("block Oskar")
        t.does("play Lost in Crowds Infernal Servitor 0")
    t.goes_on("block")
    assert t.ever_offered("play Lost in Crowds") is (level == 1)
    assert (t.measure("b.pool"), t.region("Infernal Servitor")) == (27, "removed")


@since_2011
def test_an_infernal_servitor_needs_a_master(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 trait:infernal", "Infernal Servitor", "Ada 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.g.burn(t["Mira"], "card.golden.overrides-rules")
    t.does("hunt Ada")
    assert t.region("Infernal Servitor") == "removed"


@editions
@rules_on("The Meddling of Semsith", "LSJ 20070320-1")
@pytest.mark.parametrize(
    ("card", "words", "later"), [("Sonar", "PRO", 6), ("Legwork", "", 6), ("Read the Winds", "ANI AUS", 7)]
)
def test_the_longer_of_two_delays_counts(card: str, words: str, later: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ada 2/4"], hand=["Blank Page"]),
        seat(ready=[f"Oskar 4/8 {words}".strip()], hand=[card, *["Blank Page"] * 6], library=9),
        seat(ready=["Vera 2/4"], play=["The Meddling of Semsith"]),
        edition=edition,
    )
    t.g.chosen[t["The Meddling of Semsith"]] = [facts.named(1)]
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"play {card}")
    _answers(t, "play")
    while t.asks != "minion":
        t.goes_by()
    assert (stats.hand_size(t.g, 1), len(t.g.hand(1))) == (6, 6)
    while t.asks != "discard":
        t.goes_by()
    assert t.who() == "a"
    assert len(t.g.hand(1)) == later


# -- The Status Perfectus ---------------------------------------------------------------------------------------------


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

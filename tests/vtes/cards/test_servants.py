"""Retainers and allies with moments, targets and strikes of their own."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on

# -- retainers --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "life"), [(0, 1), (1, 2)])
def test_an_owl_companion_opens_the_hand_of_the_other_side_while_they_fight(mode: int, life: int, edition: str) -> None:
    t = acting("Owl Companion", who="ANI", edition=edition)
    acts(t, f"play Owl Companion Mira {mode}")
    assert t.measure("Owl Companion.blood") == life
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"])], hand=["Dodge"]),
        seat(ready=["Oskar 6/8 CEL"], hand=["Flash", *["Blank Page"] * 6], library=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("play Flash Oskar 0")
    assert may_see(t.g.knows[t["Flash"]], 0)
    assert may_see(t.g.knows[t["Flash"]], 2)  # it is open to all
    assert not may_see(t.g.knows[t["Dodge"]], 1)
    assert not may_see(t.g.knows[t["Fake Out"]], 0)
    t.does("play Flash Oskar 0", by="b")
    on(t)
    assert may_see(t.g.knows[t["Fake Out"]], 0)  # she drew it in that combat
    t.is_quiet()


@editions
def test_no_hand_is_open_without_a_fight(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"]), "Ines 6/8"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira")
    acts(t, "bleed Ines", "block Oskar")  # a fight of another
    assert not may_see(t.g.knows[t["Fake Out"]], 0)


@editions
@rules_on("Charnas the Imp", "LSJ 20090824", "ANK 20230408")
def test_charnas_is_put_on_any_minion_and_hurts_him(edition: str) -> None:
    t = acting("Charnas the Imp", who="clan:Tremere", edition=edition)
    t.does("play Charnas the Imp Mira 0")
    assert t.offers("target Mira")
    with t.unchanged(*BYSTANDER):
        t.does("target Oskar")
        told = t.told("action")[0]
        assert (told["action"], told["stealth"], told["victims"]) == ("employ", 1, [1])
        acts(t)
        assert (t.g.host[t["Charnas the Imp"]], t.g.controller[t["Charnas the Imp"]]) == (t["Oskar"], 1)
        assert t.measure("Mira.blood") == 3
        t.passes_until("unlock")
        t.does("trigger Charnas the Imp", by="b")
        assert t.measure("Oskar.blood") == 1
    t = acting("Charnas the Imp", who="clan:Tremere", edition=edition)
    acts(t, "play Charnas the Imp Mira 0", "target Mira")
    assert t.told("action")[0]["victims"] == []
    assert t.g.host[t["Charnas the Imp"]] == t["Mira"]


@editions
@pytest.mark.parametrize(("answers", "host"), [(("yes", "pick Vera"), "Vera"), (("no",), "")])
def test_charnas_leaves_an_employer_who_is_about_to_be_burned(
    answers: tuple[str, ...], host: str, edition: str
) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[("Wolf ally 3", ["Charnas the Imp"]), "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, "use Heartrender Heartrender -1", "target Wolf", *answers)
    assert t.region("Wolf") == "ash-heap"
    assert t.g.host[t["Charnas the Imp"]] == (t[host] if host else -1)
    assert t.region("Charnas the Imp") == ("attached" if host else "ash-heap")


@editions
@rules_on("Charnas the Imp", "RTR 19941109", "LSJ 20010627")
def test_charnas_takes_no_damage_from_his_employer(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Charnas the Imp"])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    from praxis.vtes.rules.damage import successful

    blow = [t["Charnas the Imp"], 2, 0, t["Mira"], 0]
    assert successful(t.g, blow) == (0, 0)
    assert successful(t.g, [t["Charnas the Imp"], 2, 0, t["Oskar"], 0]) == (2, 0)


@editions
@pytest.mark.parametrize(("card", "pool"), [("War Ghoul", 2), ("Raven Spy", 0)])
def test_a_szlachta_assistant_is_burned_for_a_cheaper_ghoul(card: str, pool: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Tzimisce ANI", ["Szlachta Assistant"]), "Ally ally 2"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    full = t.g.face[t[card]].pool
    t.does(f"play {card} Mira 0")
    if not pool:
        acts(t)
        assert not t.ever_offered("use Szlachta Assistant")
        return
    acts(t, "use Szlachta Assistant", "pick Ally")
    assert (t.region("Szlachta Assistant"), t.measure("a.pool")) == ("ash-heap", 30 - full + pool)
    assert t.region(card) in ("ready", "waiting")


@editions
def test_a_szlachta_bodyguard_prevents_one_damage(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        seat(ready=["Oskar 6/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "use Szlachta Bodyguard Mira -1")
    assert (t.measure("Mira.blood"), t.measure("Szlachta Bodyguard.locked")) == (4, 1)


FAILING = [("Szlachta Bodyguard", "Mira"), ("Screamer", "")]


@editions
def test_a_szlachta_bodyguard_dies_so_that_an_action_against_its_own_fails(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8", "Ines 6/8"], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Oskar 0")
    t.does("target Kin")
    t.passes_until_offered("use Szlachta Bodyguard")
    t.does("use Szlachta Bodyguard", by="b")
    acts(t)
    assert (t.region("Szlachta Bodyguard"), t.told("combat"), t.told("blocked")) == ("ash-heap", [], [])
    assert t.measure("Oskar.locked") == 1
    t = position(
        seat(ready=["Oskar 6/8"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Oskar")  # that is directed at her, not at a minion
    assert not t.ever_offered("use Szlachta Bodyguard")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    t.passes_until_offered("block Kin")
    t.does("block Kin", by="b")
    since = len(t.asked)
    acts(t)
    assert not t.ever_offered("use Szlachta Bodyguard Mira -2", since)


@editions
@rules_on("Screamer", "ANK 20190425", "LSJ 20081105")
def test_a_screamer_dies_as_an_action_against_an_ally_is_announced(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Wolf")
    while not t.offers("use Screamer"):
        assert t.asks == "announced"
        t.passes()
    t.does("use Screamer -1 -2", by="b")
    acts(t)
    assert (t.region("Screamer"), t.told("combat"), t.region("Wolf")) == ("ash-heap", [], "ready")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    acts(t)
    assert not t.ever_offered("use Screamer -1 -2")


# -- allies -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Aggressive Corpse", "LSJ 20030902-2")
def test_an_aggressive_corpse_is_no_target_of_dominate_or_presence(edition: str) -> None:
    def table(card: str, words: str) -> Table:
        return position(
            seat(ready=[f"Oskar 6/8 {words}"], hand=[card]),
            seat(ready=["Aggressive Corpse", "Wolf ally 3", "Dog ally 3"]),
            bystander(),
            edition=edition,
        )

    t = table("Entrancement", "PRE")
    t.does("play Entrancement Oskar 1")
    assert (t.offers("target Wolf"), t.offers("target Aggressive Corpse")) == (True, False)
    t = table("Bum's Rush", "PRE")
    t.does("play Bum's Rush Oskar 0")
    assert t.offers("target Aggressive Corpse")


@editions
def test_the_vozhd_of_szczecin_discards_protean_and_rises_in_the_turns_of_others(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9 strength:3"]),
        seat(ready=["The Vozhd of Szczecin", "Mira 3/8 clan:Tzimisce"], hand=["Form of Mist", "Dodge"]),
        bystander(),
        edition=edition,
    )
    t.g.locked[t["The Vozhd of Szczecin"]] = 1
    t.does("bleed Oskar")
    t.passes_until_offered("use The Vozhd of Szczecin")
    t.does("use The Vozhd of Szczecin -1 -3", by="b")
    if t.asks == "target":
        t.does("target Mira")
    assert (t.measure("The Vozhd of Szczecin.locked"), t.measure("Mira.blood")) == (0, 2)
    acts(t, "block The Vozhd of Szczecin", "use The Vozhd of Szczecin The Vozhd of Szczecin -2")
    assert (t.region("Form of Mist"), t.region("Dodge")) == ("ash-heap", "hand")
    assert t.measure("The Vozhd of Szczecin.blood") == 4
    t = position(
        seat(ready=["The Vozhd of Szczecin locked", "Mira 3/8 clan:Tzimisce", "Ines 3/8"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Ines")
    assert not t.ever_offered("use The Vozhd of Szczecin -1 -3")  # it is her own turn


@editions
@rules_on("Spectral Servitor", "ANK 20200930")
@pytest.mark.parametrize("mode", [0, 1])
def test_a_spectral_servitor_acts_at_once_and_its_first_summoner_rises(mode: int, edition: str) -> None:
    t = acting("Spectral Servitor", "Spectral Servitor", who="OBL", more=("Ines 2/4",), edition=edition)
    acts(t, f"play Spectral Servitor Mira {mode}")
    assert (t.measure("Mira.locked"), t.region("Spectral Servitor")) == (0, "ready")
    assert t.offers("bleed Spectral Servitor")
    if edition == "2000":
        acts(t, f"play Spectral Servitor#2 Mira {mode}")
        assert t.measure("Mira.locked") == 1  # only for the first


@editions
@pytest.mark.parametrize(
    ("mode", "answer", "region", "pool"), [(0, "", "ash-heap", 0), (1, "no", "ash-heap", 0), (1, "yes", "ready", -1)]
)
def test_a_spectral_servitor_fades_in_the_next_unlock_phase(
    mode: int, answer: str, region: str, pool: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL", "Spectral Servitor"]),
        seat(),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    if mode:
        t.g.versions[t["Spectral Servitor"]] = mode
    t.passes_until("unlock")
    with t.changes("a.pool", pool):
        t.does("trigger Spectral Servitor", by="a")
        if answer:
            t.does(answer)
    assert t.region("Spectral Servitor") == region


@editions
def test_a_spectral_servitor_plays_cards_of_oblivion_but_no_actions(edition: str) -> None:
    t = position(
        seat(ready=["Spectral Servitor"], hand=["Shroud of Decay"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Shroud of Decay Spectral Servitor 0", by="a") == ["card.requirement.vampire-only"]


# -- retainers that give numbers, and bite ----------------------------------------------------------------------------

BITES = [
    # card, words of the employer, damage at close range, at long range, bleed, intercept
    ("Vengeful Spirit", "clan:Harbinger-of-Skulls", 1, 0, 2, 0),
    ("Wolf Companion", "ani", 1, 0, 1, 0),
    ("Stone Dog", "clan:Gargoyle", 1, 0, 1, 0),
    ("Razor Bat", "clan:Gargoyle", 1, 1, 1, 1),
    ("Hatch the Viper", "pro ser", 1, 0, 1, 0),
    ("Resplendent Protector", "clan:Toreador", 0, 0, 1, 0),
    ("D'habi Revenant", "clan:Baali", 0, 0, 2, 0),
    ("D'habi Revenant", "", 0, 0, 1, 0),
    ("Childling Muse", "clan:Malkavian", 0, 0, 2, 0),
    ("Childling Muse", "", 0, 0, 1, 0),
    ("Robert Carter", "", 0, 0, 3, 0),
    ("Masquer", "nec", 0, 0, 1, 1),
    ("Elephant Guardian", "sect:Laibon", 0, 0, 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "close", "long", "bleed", "intercept"), BITES)
@rules_on("Wolf Companion", "TOM 19951216")
def test_a_retainer_bites_and_serves(
    card: str, words: str, close: int, long: int, bleed: int, intercept: int, edition: str
) -> None:
    if edition == "2000" and "Laibon" in words:
        pytest.skip("there are no Laibon in 2000")
    for far, damage in ((False, close), (True, long)):
        t = position(
            seat(ready=[(f"Mira 6/8 {words}".strip(), [card])], hand=["Fake Out", "Dodge"]),
            seat(ready=["Oskar 9/9 strength:0"], hand=["Dodge"]),
            bystander(),
            edition=edition,
        )
        assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Mira"])) == (bleed, intercept)
        t.does_all("bleed Mira", "block Oskar")
        if far:
            t.passes_until_offered("play Fake Out Mira 0")
            t.does("play Fake Out Mira 0", by="a")
        while t.asks not in t.quiet:
            if t.offers("play Dodge#2 Oskar 0"):
                t.does("play Dodge#2 Oskar 0")  # which does not help against it
            else:
                t.does("strike hand" if t.asks == "strike" else "pass")
        assert t.measure("Oskar.blood") == 9 - damage
        t.is_quiet()


@since_2011
def test_an_elephant_guardian_falls_upon_who_acts(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9"]),
        seat(ready=[("Mira 6/8 sect:Laibon", ["Elephant Guardian"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Oskar", "block Mira")
    assert t.measure("Oskar.blood") == 9 - 1 - 2


EMPLOYED = [
    # card, words, mode, life, blood paid
    ("Wolf Companion", "ANI", 0, 2, 1),
    ("Wolf Companion", "ANI", 1, 3, 1),
    ("Masquer", "NEC", 0, 1, 1),
    ("Masquer", "NEC", 1, 2, 1),
    ("Redcap Wilder", "MYT", 0, 2, 2),
    ("Redcap Wilder", "MYT", 1, 2, 1),
    ("Hatch the Viper", "PRO SER", 0, 1, 1),
    ("Hatch the Viper", "PRO SER", 1, 1, 1),
    ("Corpse Balloon", "VIC", 1, 1, 0),
    ("Ghoul Escort", "", 0, 4, 0),
    ("Malajit Chandramouli", "sect:Sabbat", 0, 1, 0),
    ("Omael Kuman", "clan:Banu-Haqim", 0, 1, 0),
    ("Fortune Teller", "clan:Ravnos", 0, 1, 1),
    ("Giuseppe, Gravedigger", "clan:Giovanni", 0, 1, 0),
    ("Marijava Ghoul", "", 0, 2, 2),
    ("Corpse Minion", "clan:Tremere", 0, 1, 0),
    ("Priestess of Sekhmet", "clan:Ministry", 0, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "life", "paid"), EMPLOYED)
def test_a_retainer_is_employed(card: str, words: str, mode: int, life: int, paid: int, edition: str) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"), t.changes("Mira.blood", -paid):
        acts(t, f"play {card} Mira {mode}")
    assert (t.g.host[t[card]], t.measure(f"{card}.blood")) == (t["Mira"], life)
    t.is_quiet()


@editions
def test_hatch_the_viper_bites_twice_at_superior_and_protects(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Hatch the Viper"])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition
    )
    t.g.versions[t["Hatch the Viper"]] = 1
    acts(t, "bleed Mira", "block Oskar", "use Hatch the Viper Mira -1")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (6, 6)


@editions
def test_a_resplendent_protector_prevents_one_damage_each_combat(edition: str) -> None:
    card = "Resplendent Protector"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9 strength:3"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    on(t, "prevent")
    t.does(f"use {card} Mira -1")
    assert not t.offers(f"use {card} Mira -1")
    on(t)
    assert t.measure("Mira.blood") == 4


@editions
@pytest.mark.parametrize(("answer", "region", "blood"), [("yes", "attached", -1), ("no", "ash-heap", 0)])
def test_robert_carter_is_fed_or_burned(answer: str, region: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8", ["Robert Carter"])]), seat(), bystander(), turn="c", phase="discard", edition=edition
    )
    t.passes_until("unlock")
    with t.changes("Mira.blood", blood):
        t.does_all("trigger Robert Carter", answer)
    assert t.region("Robert Carter") == region


STEALTHY = [
    ("Marijava Ghoul", "PRE", "Heart of the City", 2),
    ("Marijava Ghoul", "ani", "Army of Rats", 1),
    ("Giuseppe, Gravedigger", "nec", "Possession", 1),
    ("Giuseppe, Gravedigger", "ani", "Army of Rats", 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "action", "stealth"), STEALTHY)
def test_a_retainer_hides_actions_of_a_discipline(
    card: str, words: str, action: str, stealth: int, edition: str
) -> None:
    t = position(
        seat(ready=[(f"Mira 4/8 {words}", [card])], hand=[action], ash_heap=["Anson"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {action} Mira 0")
    assert stats.stealth(t.g, t["Mira"]) == stealth
    acts(t)


@editions
def test_a_corpse_balloon_helps_against_directed_actions(edition: str) -> None:
    def blocked(deed: str, version: int) -> Table:
        t = position(
            seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 6/8", ["Corpse Balloon"])]), bystander(), edition=edition
        )
        if version:
            t.g.versions[t["Corpse Balloon"]] = version
        t.does(f"{deed} Oskar")
        return t

    t = blocked("bleed", 1)
    assert stats.intercept(t.g, t["Mira"]) == 1
    acts(t, "block Mira", "use Corpse Balloon Mira -1")
    assert t.told("maneuver")
    assert stats.intercept(blocked("bleed", 0).g, t["Mira"]) == 0
    assert stats.intercept(blocked("hunt", 1).g, t["Mira"]) == 0


@editions
@pytest.mark.parametrize("caught", [False, True])
def test_malajit_hides_an_action_and_dies_if_it_is_blocked(caught: bool, edition: str) -> None:
    card = "Malajit Chandramouli"
    t = position(
        seat(ready=[("Mira 6/8 sect:Sabbat", [card])]),
        seat(ready=["Oskar 4/8", ("Kin 4/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    acts(t, "block Oskar", f"use {card} Mira -1", *(["block Kin"] if caught else []))
    assert (len(t.told("blocked")), t.region(card)) == ((1, "ash-heap") if caught else (0, "attached"))
    assert t.measure("b.pool") == 30 if caught else 29


@editions
@rules_on("Ghoul Escort", "ANK 20181122-1")
def test_a_ghoul_escort_dies_in_place_of_a_combat(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Ghoul Escort"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Ghoul Escort Mira -1")
    assert (t.told("combat"), t.measure("Mira.locked"), t.measure("Oskar.locked")) == ([], 0, 1)
    assert (t.region("Ghoul Escort"), t.measure("b.pool")) == ("ash-heap", 30)
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 6/8", ["Ghoul Escort"])]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    acts(t, "leave Mira", "block Oskar")
    assert not t.ever_offered("use Ghoul Escort")


@editions
@rules_on("Corpse Minion", "TOM 19960109")
def test_a_corpse_minion_turns_blood_into_intercept(edition: str) -> None:
    t = position(seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 6/8", ["Corpse Minion"])]), bystander(), edition=edition)
    t.does("hunt Oskar")
    t.passes_until_offered("block Mira")
    t.does("block Mira")
    t.passes_until_offered("use Corpse Minion Mira")
    t.does("use Corpse Minion Mira -1")
    t.does("amount 2")
    acts(t)
    assert (len(t.told("blocked")), t.measure("Mira.blood")) == (1, 6 - 2 - 1)  # the last one by Oskar's hand


@editions
def test_omael_kuman_sets_the_range_for_blood(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Omael Kuman"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("use Omael Kuman Mira")
    t.does("use Omael Kuman Mira -1")
    t.does("way 1")
    acts(t)
    assert t.told("range")[0]["range"] == "long"
    assert t.measure("Mira.blood") == 5


@editions
def test_a_masquer_is_burned_to_help_any_blocker(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 4/8"]), seat(ready=["Kin 3/4", ("Mira 6/8", ["Masquer"])]), bystander(), edition=edition
    )
    t.does("hunt Oskar")
    acts(t, "block Kin", "use Masquer")
    assert (t.region("Masquer"), len(t.told("blocked"))) == ("ash-heap", 1)


@editions
@pytest.mark.parametrize(("blocker", "lost"), [("Oskar 4/6", 1), ("Oskar 4/7", 0)])
def test_the_young_pay_to_block_the_employer_of_a_redcap(blocker: str, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 strength:0", ["Redcap Wilder"])]), seat(ready=[blocker]), bystander(), edition=edition
    )
    acts(t, "bleed Mira", "block Oskar")
    assert t.measure("Oskar.blood") == 4 - lost


@editions
def test_a_fortune_teller_sees_one_card_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Fortune Teller"])]),
        seat(ready=["Oskar 4/8"], hand=["Dodge", "Flash", "Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("use Fortune Teller")
    assert sum(may_see(t.g.knows[t[name]], 0) for name in ("Dodge", "Flash", "Fake Out")) == 1
    assert not t.offers("use Fortune Teller")


@since_2011
def test_a_shaman_watches_or_returns_to_the_library(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Shaman"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition
    )
    assert stats.intercept(t.g, t["Mira"]) == 1
    t.does("bleed Mira")
    acts(t, "block Oskar", "use Shaman Mira -1")
    assert (t.told("blocked"), t.measure("b.pool"), t.g.on(t["Mira"])) == ([], 29, [])
    assert t.region("Shaman") in ("library", "hand")


@editions
@pytest.mark.parametrize(("sect", "bleed"), [("Camarilla", 2), ("Sabbat", 1)])
def test_a_priestess_of_sekhmet_works_against_the_camarilla(sect: str, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 clan:Ministry", ["Priestess of Sekhmet"])]),
        seat(ready=[f"Oskar 4/8 sect:{sect}"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert (stats.bleed(t.g, t["Mira"]), stats.intercept(t.g, t["Oskar"])) == (bleed, 1 - bleed)
    acts(t)

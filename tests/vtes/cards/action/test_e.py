"""Action cards: E."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    IN_PLAY,
    MINION,
    OTHERS,
    READY,
    TURN,
    a,
    action,
    bleed,
    definition,
    fight,
    permanent,
)
from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, before_a_childe, childer, done, mira
from tests.vtes.cards.answering import acts, to_the_end, until, until_turn_of
from tests.vtes.cards.cancelling_tables import counts_as_it_is_played, in_hand, plays_it_out, with_canceller
from tests.vtes.cards.combat_tables import hurt_in_combat, on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, since_2011

# -- Earth-Feeder -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
@pytest.mark.parametrize(("blood", "put"), [("4/8", True)])
def test_an_earth_feeder_learns_by_hunting(blood: str, put: bool, edition: str) -> None:
    card = "Earth-Feeder"
    t = position(mira("sect:Laibon", card, blood=blood), FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert t.told("action")[0]["stealth"] == 2
    acts(t)
    assert (t.measure("Mira.blood"), t.g.host[t[card]] == t["Mira"]) == (5, put)
    t = position(seat(ready=[("Mira 4/8 sect:Laibon", [card])]), FOE, bystander(), edition=edition)
    t.does("hunt Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2


# -- Edged Illusion ---------------------------------------------------------------------------------------------------


@rules_on("Edged Illusion", "RTR 20080808", "LSJ 20071024")
def test_an_illusion_passes_by_who_cannot_be_a_target() -> None:
    """Oskar, under his card, cannot be a target."""
    t = position(
        seat(ready=["Mira 5/8 CHI"], hand=["Edged Illusion"]),
        seat(ready=[("Oskar 4/8", ["Sleep Unseen"]), "Olga 4/8", "Brute ally 3"]),
        bystander(),
    )
    t.does("play Edged Illusion Mira 1")
    t.does("target b", by="a")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Brute")] == [4, 3, 2]
    t.is_quiet()


# -- Elemental Stoicism -----------------------------------------------------------------------------------------------


@editions
def test_elemental_stoicism_lasts_by_an_action(edition: str) -> None:
    t = acting("Elemental Stoicism", who="FOR obf", edition=edition)
    t.does("play Elemental Stoicism Mira 2")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.g.host[t["Elemental Stoicism"]] == t["Mira"]
    t = fighting(on_mira=["Elemental Stoicism"], other="Oskar 6/8 pro", answers=["Claws of the Dead"], edition=edition)
    t.does("play Claws of the Dead Oskar 0", by="b")
    on_to(t)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Elemental Stoicism")) == ("ready", 5, "attached")
    t = fighting(on_mira=["Elemental Stoicism"], other="Oskar 6/8 strength:9", edition=edition)
    on_to(t)
    assert (t.region("Mira"), t.region("Elemental Stoicism")) == ("torpor", "ash-heap")


@in_editions("words mode", [("for", 0), ("for obf", 1)])
def test_elemental_stoicism_in_combat(edition: str, words: str, mode: int) -> None:
    answers = ("Claws of the Dead",) if mode else ()
    t = hurt_in_combat(
        "Elemental Stoicism", who=words, other="Oskar 6/8 strength:2 pro", answers=answers, edition=edition
    )
    if mode:
        t.does("play Elemental Stoicism Mira 1", by="a")
        t.does("play Claws of the Dead Oskar 0", by="b")
    else:
        on_to(t, "prevent")
        t.does("play Elemental Stoicism Mira 0", by="a")
    on_to(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", 6 - 2 + (0 if mode else 1))


# -- The Embrace ------------------------------------------------------------------------------------------------------


@childer
def test_a_childe_is_made(edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool) -> None:
    t = before_a_childe(card, words, edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"play {card} Mira 0")
        assert t.told("action")[-1]["stealth"] == 1
        while t.region(card) != "ready" or t.asks not in ("minion", "influence"):
            t.does("amount 1") if t.offers("amount 1") else t.passes()
    childe = t[card]
    assert (t.g.is_vampire(childe), stats.capacity(t.g, childe), t.g.face[childe].unique) == (True, 1, False)
    assert stats.clan(t.g, childe) == clan
    if sect == "Anarch":
        assert stats.is_anarch(t.g, childe)
    elif sect:
        assert stats.sect(t.g, childe) == sect
    if acts_now:
        hunted = [one for one in t.told("action") if (one["minion"], one["action"]) == (childe, "hunt")]
        assert (len(hunted), t.g.blood[childe]) == (1, 1)  # without blood, he has to
    else:
        assert (t.g.blood[childe], t.measure("Mira.blood")) == (1, 4 - 1 - t.g.face[childe].origin.blood)  # type: ignore[union-attr]
        assert not t.offers(f"hunt {card}")


@since_2011
def test_a_childe_has_entered_play(edition: str) -> None:
    """The Hackerspace counts the anarchs who do."""
    t = position(
        seat(ready=["Mira 5/8 sect:Anarch clan:Ventrue"], hand=["The Embrace"], play=["Hackerspace counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play The Embrace Mira")
    t.goes_on()
    assert (t.region("The Embrace"), t.measure("Hackerspace.blood")) == ("ready", 2)
    t.is_quiet()


@childer
@rules_on("The Embrace", "LSJ 20020115", "RTR 19990712")
def test_a_childe_is_a_library_card_again_once_it_has_left_play(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    t = before_a_childe(card, words, edition)
    acts(t, f"play {card} Mira 0")
    childe = t[card]
    t.g.put(childe, 3, 0)  # the uncontrolled region
    assert t.g.face[childe].types & faces.VAMPIRE
    t.g.put(childe, 4, 0)
    t.g.burn(childe)
    assert (t.region(card), t.g.face[childe].types & faces.VAMPIRE) == ("ash-heap", 0)
    assert t.g.face[childe].origin is None


@childer
def test_a_sterile_vampire_makes_none(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    if edition == "2000":
        pytest.skip("there are no traits in 2000")
    t = before_a_childe(card, f"{words} trait:sterile", edition)
    assert "trait.sterile.no-new-vampires" in t.clauses(f"play {card} Mira 0", by="a")


@childer
def test_a_childe_may_learn_a_discipline(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    t = before_a_childe(card, words, edition, "Fortitude")
    t.does(f"play {card} Mira 0")
    while t.asks not in ("discipline", "minion", "mandatory"):
        t.passes()
    assert (t.asks == "discipline") is (card != "The Embrace")
    if t.asks == "discipline":
        t.answer(t.options("discipline")[0])
        assert "for" in stats.disciplines(t.g, t[card])


@childer
def test_a_childe_is_seen_and_dealt_anew_as_what_it_is(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    t = before_a_childe(card, words, edition)
    acts(t, f"play {card} Mira 0")
    childe = t[card]
    view = t.g.view(1)
    assert view.faces[childe] == t.g.face[childe].key
    twin = KIND.resample(view, seed=3)
    assert twin.view(1) == view


# -- Emergency Powers -------------------------------------------------------------------------------------------------


@editions
def test_emergency_powers_need_gehenna(edition: str) -> None:
    card, words = "Emergency Powers", "trait:seraph trait:black-hand sect:Sabbat"
    own = seat(ready=[f"Mira 6/8 {words}"], hand=[card], play=["Dragonbound"])
    t = done(card, 0, own, FOE, edition=edition)
    assert (t.g.host[t[card]], stats.votes(t.g, t["Mira"])) == (t["Mira"], 0)
    t = done(card, 0, mira(words, card), FOE, edition=edition)
    assert t.region(card) == "ash-heap"


# -- Emergency Rations ------------------------------------------------------------------------------------------------


@editions
@rules_on("Emergency Rations", "LSJ 20010627", "ANK 20200420-3")
def test_emergency_rations_are_kept(edition: str) -> None:
    card, words = "Emergency Rations", "clan:Nagaraja"
    foe = seat(ready=["Oskar 4/8"], ash_heap=["Muddled Vampire Hunter"])
    t = done(card, 0, mira(words, card), foe, edition=edition)
    assert (t.region("Muddled Vampire Hunter"), t.g.host[t[card]], t.told("action")[0]["victims"]) == (
        "removed",
        t["Mira"],
        [],
    )
    assert not position(mira(words, card), FOE, bystander(), edition=edition).offers(f"play {card}")
    t = position(seat(ready=[(f"Mira 1/8 {words}", [card])]), FOE, bystander(), edition=edition, phase="unlock")
    t.does(f"use {card}")
    assert (t.measure("Mira.blood"), t.region(card)) == (8, "ash-heap")


# -- Engling Fury -----------------------------------------------------------------------------------------------------

DISCIPLINES_IN_USE = [
    # card, at what, words of who plays it, mode
    ("Engling Fury", "act", "spi", 1),
    ("Gear Up", "act", "vic sect:Anarch", 2),
    ("Panacea", "act", "aus", 0),
    ("Principia Discordia", "act", "ser sect:Anarch", 2),
    ("Rayzeel's Song", "act", "val", 1),
    ("Renewed Vigor", "act", "OBE", 3),
    ("Sense Vitality", "act", "for", 0),
    ("Skullduggery", "act", "pre sect:Anarch", 1),
    ("Smash and Grab", "act", "dem sect:Anarch", 1),
    ("Spirit Marionette", "act", "dom", 0),
    ("Adhocracy", "modify", "pot sect:Anarch", 2),
    ("Domain of Evernight", "modify", "tem", 1),
    ("Memory Rift", "modify", "dem pre sect:Anarch", 4),
    ("Neutral Guard", "modify", "for", 0),
    ("Ni Dieu ni Maître", "modify", "for vic sect:Anarch", 5),
    ("Recurring Contemplation", "modify", "tem", 1),
    ("Squirrel Balance", "modify", "SPI", 2),
    ("Virtuosa", "modify", "MEL", 3),
    ("Invigorate", "modify", "dom sect:Anarch", 1),
    ("Dominant Personality", "modify", "PRE", 3),
    ("Seeds of Terror", "modify", "pre", 1),
    ("Unthinkable Humiliation", "modify", "pot", 0),
    ("Guardian Vigil", "react", "aus for sect:Anarch", 4),
    ("Falcon's Eye", "react", "SPI", 2),
    ("Armor of Caine's Fury", "fight", "pre", 0),
    ("Aura Absorption", "fight", "MYT", 2),
    ("Brick by Brick", "fight", "tha", 0),
    ("Earth Swords", "fight", "myt", 1),
    ("Flames of the Netherworld", "fight", "DAI", 2),
    ("Gift of Sleep", "fight", "obf", 0),
    ("Phantom Speaker", "fight", "chi", 0),
    ("Psychomachia", "fight", "dai", 1),
    ("Siren's Lure", "fight", "cel", 0),
    ("Smoke and Mirrors", "fight", "obt sect:Anarch", 2),
    ("Stonestrength", "fight", "vis", 2),
    ("Swiftness of the Stag", "fight", "spi", 2),
    ("Tangle Atropos' Hand", "fight", "tem", 1),
    ("Vitae Block", "fight", "ani", 0),
    ("Hunting the Quarry", "fight", "tha", 1),
    ("Kiss of Cathari", "fight", "PRE", 3),
    ("Morbidity", "fight", "obl", 0),
    ("Soulgrinder", "fight", "THA", 3),
    ("Swift Cover", "fight", "obf", 1),
]


@ruled_alike("card kind words mode", DISCIPLINES_IN_USE, "LSJ 20011204-3")
def test_a_card_requires_the_disciplines_in_use(card: str, kind: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played(kind, card, words, mode)


# -- Enthrall ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("paid", ["yes", "no"])
@pytest.mark.parametrize(("code", "mode"), [("OBF", 2), ("PRE", 3)])
def test_enthrall_may_draw_from_the_crypt(edition: str, paid: str, code: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {code} trait:path-of-Cathari"], hand=["Enthrall"], crypt=2),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Enthrall Mira {mode}", paid)
    assert (t.measure("Mira.blood"), t.measure("a.crypt")) == ((3, 1) if paid == "yes" else (4, 2))
    t.is_quiet()


# -- Enticement -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Enticement", "LSJ 20010807", "LSJ 20100527")
@pytest.mark.parametrize(("mode", "n"), [(0, 2), (1, 3)])
def test_enticement_burns_the_edge_for_pool_and_ends_the_bleeding(edition: str, mode: int, n: int) -> None:
    def dealt(edge: bool) -> Table:
        return position(
            seat(ready=["Mira 4/8 SER", "Ines 2/4"], hand=["Enticement"], edge=edge),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )

    t = dealt(edge=True)
    with t.changes("b.pool", -n):
        acts(t, f"play Enticement Mira {mode}")
    assert (t.told("action")[-1]["victims"], t.g.edge, t.offers("bleed Ines")) == ([1], -1, False)
    t = dealt(edge=True)
    t.does(f"play Enticement Mira {mode}")
    t.g.edge = -1
    with t.unchanged("b.pool"):
        acts(t)
    assert not t.offers("bleed Ines")
    assert "card.requirement.in-text" in dealt(edge=False).clauses(f"play Enticement Mira {mode}", by="a")


# -- Entrancement -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "stealth"),
    [("Entrancement", "PRE", 1, 1), ("Far Mastery", "DOM", 1, 1), ("Restructure", "DEM", 1, 0)],
)
def test_an_ally_is_stolen(edition: str, card: str, words: str, mode: int, stealth: int) -> None:
    t = acting(card, who=words, against=("Oskar 2/4", "Brute ally 2"), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}")
        assert (t.told("action")[-1]["stealth"], t.told("action")[-1]["victims"]) == (stealth, [1])
        acts(t)
    assert (t.g.controller[t["Brute"]], t.region("Brute"), t.measure("Brute.life")) == (0, "ready", 2)
    t.is_quiet()
    t = acting(card, who=words, more=("Brute ally 2",), edition=edition)
    assert "card.target.in-play" in t.clauses(f"play {card} Mira {mode}", by="a")


# -- Entrenching ------------------------------------------------------------------------------------------------------

ROWS = [
    # card, words, mode, answers, stealth, what is then so
    ("Entrenching", "", 0, (), 1, {"Mira.blood": 8}),
    ("Cryptic Mission", "THA", 0, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 6}),
    ("Cryptic Mission", "THA", 0, ("target Wolf",), 1, {"Wolf.blood": 2}),
    ("Cryptic Mission", "THA", 1, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 7}),
    ("Horseshoes", "POT", 0, ("target Oskar",), 0, {"Oskar.blood": 3}),
    ("Horseshoes", "POT", 1, ("target Oskar",), 0, {"Oskar.blood": 2}),
    ("Edged Illusion", "CHI", 0, ("target Oskar",), 0, {"Oskar.blood": 3, "Oskar.locked": 1, "Kin.blood": 4}),
    ("Edged Illusion", "CHI", 1, ("target b",), 0, {"Oskar.blood": 3, "Kin.blood": 3, "Wolf.blood": 2}),
    ("Legend of the Leopard", "clan:Osebo", 0, ("target Oskar",), 1, {"Oskar.blood": 3}),
    ("Legend of the Leopard", "clan:Osebo", 1, (), 1, {"Wolf.controller": "a"}),
    ("Thrones Crumble", "SER", 0, (), 0, {"Lord.blood": 2, "Lord.locked": 0}),
    ("Thrones Crumble", "SER", 1, (), 0, {"Lord.blood": 2, "Lord.locked": 1}),
    ("Distraction", "CEL", 1, ("target Oskar",), 1, {"Oskar.locked": 1, "Kin.locked": 0}),
    ("Passion", "DEM", 0, ("target Oskar",), 0, {"Oskar.locked": 1}),
    ("Passion", "DEM", 1, ("target Kin",), 1, {"Kin.locked": 1}),
    ("Jar the Soul", "NEC", 0, ("target Oskar",), 1, {"Oskar.locked": 1, "Oskar.blood": 4}),
    ("Jar the Soul", "NEC", 1, ("target Oskar",), 1, {"Oskar.locked": 1, "Oskar.blood": 3}),
    ("Revelation of Ecstasy", "SER", 0, ("target Oskar",), 1, {"Oskar.locked": 1}),
    ("Lure of the Serpent", "SER", 1, (), 0, {"Wolf.controller": "a"}),
    ("Fleecing the Gaje", "clan:Ravnos", 1, ("target Kin",), 0, {"Kin.blood": 3, "Mira.blood": 7}),
    ("Smash and Grab", "ani sect:Anarch", 0, (), 1, {"Wolf.blood": 1}),
    ("Smash and Grab", "dem sect:Anarch", 1, (), 0, {"b.pool": 28}),
    ("Principia Discordia", "qui sect:Anarch", 1, ("target Oskar",), 1, {"Oskar.blood": 3, "Oskar.locked": 1}),
    ("Principia Discordia", "ser sect:Anarch", 2, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 7}),
    ("Rayzeel's Song", "val", 1, (), 0, {"b.pool": 28}),
    ("Skullduggery", "obf sect:Anarch", 0, (), 1, {"b.pool": 29}),
    ("Skullduggery", "pre sect:Anarch", 1, (), 0, {"b.pool": 28}),
    ("Skullduggery", "pro sect:Anarch", 2, (), 1, {"b.pool": 29}),
    ("Vermin Channel", "clan:Nosferatu-antitribu", 0, (), 3, {"b.pool": 29}),
    ("Forgery", "", 0, (), 0, {"b.pool": 29, "Mira.blood": 7}),
    ("Summon Soul", "NEC", 0, (), 1, {"Mira.blood": 8}),
    ("Sense Vitality", "for VAL", 0, (), 1, {"Mira.blood": 8}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "answers", "stealth", "so"), ROWS)
def test_what_an_action_does(
    card: str, words: str, mode: int, answers: tuple[str, ...], stealth: int, so: dict[str, int | str], edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:
        pytest.skip("nobody is an anarch in 2000")
    lord = [] if card != "Thrones Crumble" else ["Lord 4/8 prince city:Paris"]
    foe = seat(ready=["Oskar 4/8", "Kin 4/4", "Wolf ally 3", *lord])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}", *answers)
    assert t.told("action")[0]["stealth"] == stealth
    for path, value in so.items():
        if path == "Mira.blood":
            assert isinstance(value, int)
            value -= cost
        found = t.word(path) if path.endswith("controller") else t.measure(path)
        assert found == value, path
    t.is_quiet()


@editions
def test_only_the_well_fed_entrench(edition: str) -> None:
    t = done("Entrenching", 0, mira("", "Entrenching", blood="3/8"), FOE, edition=edition)
    assert t.measure("Mira.blood") == 3


# -- Esbat ------------------------------------------------------------------------------------------------------------


@rules_on("Esbat", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize(("mode", "fed"), [(0, [0, 0]), (1, [0, 1])])
def test_who_is_locked_by_then_is_not_fed_by_an_esbat(mode: int, fed: list[int]) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat", "Ines 2/8 sect:Sabbat", "Nora 2/8 sect:Sabbat"], hand=["Esbat"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play Esbat Mira {mode}")
    t.does("target Ines", by="a")
    if mode:
        t.does("target Nora", by="a")
    t.g.lock(t["Ines"])
    t.goes_on()
    assert [t.measure(f"{one}.blood") - 2 for one in ("Ines", "Nora")] == fed
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "gains"), [(0, 2), (1, 1)])
def test_an_esbat_feeds_the_unlocked(mode: int, gains: int, edition: str) -> None:
    own = seat(
        ready=["Mira 4/8 sect:Sabbat", "Ines 2/8 sect:Sabbat", "Nora 2/8 sect:Sabbat", "Alien 2/4"], hand=["Esbat"]
    )
    t = position(own, seat(), bystander(), edition=edition)
    t.does(f"play Esbat Mira {mode}")
    assert not t.offers("target Alien")
    acts(t, "target Ines", *(["target Nora"] if mode else []))
    assert [t.measure(f"{one}.blood") for one in ("Ines", "Nora")] == [2 + gains, 2 + (1 if mode else 0)]


# -- Esprit de Corps --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_esprit_de_corps_strengthens_all(version: int, edition: str) -> None:
    card = "Esprit de Corps"
    t = done(card, version, mira("POT PRE", card, "Ines 2/4"), FOE, edition=edition)
    assert (t.measure("Mira.locked"), stats.strength(t.g, t["Ines"]), stats.strength(t.g, t["Oskar"])) == (0, 2, 1)
    until_turn_of(t, 1)
    until_turn_of(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


@since_2011
@pytest.mark.parametrize(("version", "cancels"), [(1, True), (0, False)])
def test_esprit_de_corps_cancels_an_attack_on_minds(version: int, cancels: bool, edition: str) -> None:
    card = "Esprit de Corps"
    t = position(
        seat(ready=["Oskar 6/8 DOM"], hand=["Govern the Unaligned"]),
        seat(ready=["Mira 4/8"], play=[card]),
        bystander(),
        edition=edition,
    )
    if version:
        t.g.versions[t[card]] = version
    t.does("play Govern the Unaligned Oskar 0")
    acts(t, *([f"use {card}"] if cancels else []))
    assert t.ever_offered(f"use {card}") is cancels
    assert t.measure("b.pool") == (30 if cancels else 27)


ONCE = made_up("Once", faces.ACTION, blood=1, definition=definition(action("pre", bleed(1)), limit=TURN))


@ruled_alike("card", ["Esprit de Corps", "Louhi"], "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_action_card_that_is_played_once_a_turn_was_played(card: str) -> None:
    t, cancels = with_canceller(card, ONCE, ONCE)
    plays_it_out(t, "Once")
    t.does(cancels, by="b")
    to_the_end(t)
    assert (t.asks, t.measure("Mira.locked"), t.offers("bleed Mira")) == ("minion", 0, True)
    assert not t.offers("play Once#2 Mira")
    t.is_quiet()


@rules_on("Esprit de Corps", "ANK 20260216")
@rules_on("Esprit de Corps", "RBK cancel-a-card")
def test_the_cost_of_a_cancelled_action_card_is_never_paid() -> None:
    t, cancels = with_canceller("Esprit de Corps")
    plays_it_out(t, "Errand")
    with t.unchanged("Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
        to_the_end(t)


def aimed(kind: str, code: str) -> Face:
    """A card of that kind for an action that is directed at a minion of another."""
    if kind == "action":
        return made_up("Aim", faces.ACTION, definition=definition(action(code, fight(a(MINION, READY, OTHERS)))))
    return made_up("Aim", faces.RETAINER, life=1, definition=definition(permanent(code, on=a(MINION, IN_PLAY))))


@ruled_alike(
    "card code ready in_play hand cancels",
    [
        ("Esprit de Corps", "pre", "Oskar 4/8", "Esprit de Corps", "", "use Esprit de Corps"),
        ("Scry the Hearthstone", "obf", "Oskar 4/8 VIS", "", "Scry the Hearthstone", "play Scry the Hearthstone"),
        ("React with Conviction", "pre", "Oskar 3/3 imbued", "", "", "use React with Conviction"),
    ],
    "ANK 20200813-2",
)
@pytest.mark.parametrize("kind", ["action", "employ"])
def test_directed_action_cards_of_all_kinds_are_cancelled(
    card: str, code: str, ready: str, in_play: str, hand: str, cancels: str, kind: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/5 {code}", "Ines 2/4"], hand=[aimed(kind, code)]),
        seat(
            ready=[(ready, [card]) if "imbued" in ready else ready],
            play=[in_play] if in_play else [],
            hand=[hand] if hand else [],
        ),
        bystander(),
        options={"legacy": True},
    )
    if in_play:
        t.g.versions[t[card]] = 1
    t.does("play Aim Mira 0")
    t.does("target Oskar") if t.asks == "target" else None
    assert t.asks == "as-played"
    t.does(cancels, by="b")
    assert (t.region("Aim"), t.measure("Mira.locked")) == ("ash-heap", 0)
    to_the_end(t)
    t.is_quiet()


# -- Eternal Vigilance ------------------------------------------------------------------------------------------------

RISES = [("Eternal Vigilance", "sect:Sabbat archbishop"), ("Under Siege", "sect:Sabbat")]


@rules_on("Eternal Vigilance", "LSJ 20090514")
@rules_on("Under Siege", "LSJ 20090514")
@pytest.mark.parametrize(("card", "words"), RISES)
def test_who_unlocks_to_block_an_ambush_on_himself_still_blocks(card: str, words: str) -> None:
    """The ambush has no target any more; the block attempt and the combat come all the same."""
    vigilant = card == "Eternal Vigilance"
    t = position(
        seat(ready=["Mira 6/8"], hand=["Ambush"]),
        seat(ready=[(f"Oskar 6/8 {words} locked", [card] if vigilant else [])], play=[] if vigilant else [card]),
        bystander(),
        counters=[],
    )
    t.g.gain_blood(t[card], 0 if vigilant else 3, 9, "card.counter.gain-from-bank")
    t.does("play Ambush Mira")
    until(t, f"use {card} Oskar -1")
    t.does(f"use {card} Oskar -1", by="b")
    to_the_end(t)
    assert len(t.told("blocked")) == 1
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Mira"], t["Oskar"])]
    t.is_quiet()


@editions
@rules_on("Eternal Vigilance", "ANK 20181122-2", "LSJ 20010714-2", "ANK 20180623")
def test_eternal_vigilance_unlocks_to_block(edition: str) -> None:
    who = "Oskar 6/8 sect:Sabbat archbishop city:Paris"
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Eternal Vigilance Oskar")
    t.does("use Eternal Vigilance Oskar -1")
    acts(t)
    assert (t.told("blocked") != [], t.measure("b.pool")) == (True, 30)
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Daring the Dawn"]),
        seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1")
    while t.asks not in t.quiet:
        assert not t.offers("use Eternal Vigilance")
        t.passes()
    t = position(
        seat(ready=["Mira 4/8"]), seat(), seat(ready=[(f"{who} locked", ["Eternal Vigilance"])]), edition=edition
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet:
        assert not t.offers("use Eternal Vigilance")  # the action is not directed at her
        t.passes()

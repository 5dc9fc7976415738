"""Action cards: B."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ANARCH, definition, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.action_tables import FOE, cursed, done, mira
from tests.vtes.cards.answering import acts, does, reaches, until_turn_of
from tests.vtes.cards.cancelling_tables import full
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights_out
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Baltimore Purge --------------------------------------------------------------------------------------------------


@rules_on("Baltimore Purge", "PIB 20121028")
def test_a_secure_haven_does_not_help_against_the_purge() -> None:
    t = position(
        seat(ready=[("Mira 5/5", ["Baltimore Purge"]), "Ines 6/8 clan:Lasombra"]),
        seat(ready=[("Oskar 2/4", ["Secure Haven"]), "Kurt 2/5"]),
        seat(),
        phase="unlock",
    )
    t.does("trigger Baltimore Purge", by="a")
    assert t.who() == "a"
    t.does("pick Oskar", by="a")
    assert (t.region("Oskar"), t.region("Kurt"), t.region("Mira")) == ("torpor", "ready", "torpor")


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


# -- Belonging Grants Protection --------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_belonging_unlocks_another_laibon(edition: str) -> None:
    card = "Belonging Grants Protection"
    own = seat(ready=["Mira 6/8 sect:Laibon magaji", "Ines 2/4 sect:Laibon locked", "Alien 2/4 locked"], hand=[card])
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Alien")
    acts(t)
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (0, 1)


# -- Big Game ---------------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("red", "locked"), [("trait:red-list", 0), ("", 1)])
def test_big_game_is_rewarded(red: str, locked: int, edition: str) -> None:
    t = acting("Big Game", against=(f"Oskar 6/8 {red}".strip(), "Ute 2/4 trait:red-list"), edition=edition)
    t.does(f"play Big Game Mira {1 if red else 0}")
    t.does("target Oskar")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Oskar.blood")) == (locked, 5)


@since_2011
@rules_on("Big Game", "ANK 20180518")
@pytest.mark.parametrize("blocked", [False, True])
def test_big_game_rewards_the_one_who_acts_and_meets_the_prey(blocked: bool, edition: str) -> None:
    """The one who acts gets the maneuver or the press and unlocks; not if somebody else blocks."""
    t = acting("Big Game", against=("Oskar 6/8 trait:red-list", "Ute 2/4 trait:red-list", "Guard 6/8"), edition=edition)
    t.does("play Big Game Mira 1")
    t.does("target Oskar")
    if blocked:
        t.passes_until_offered("block Guard")
        t.does("block Guard")
    else:
        t.passes_until("maneuver")
    assert t.offers("use Big Game Mira -1") is not blocked
    with t.unchanged(*BYSTANDER):
        t.goes_on()
    assert t.measure("Mira.locked") == int(blocked)
    t.is_quiet()


@since_2011
@rules_on("Big Game", "LSJ 20001120", "LSJ 20101021")
@pytest.mark.parametrize("blocked", [False, True])
def test_big_game_is_replaced_when_the_action_is_over(blocked: bool, edition: str) -> None:
    t = acting("Big Game", *["Blank Page"] * 6, against=("Oskar 6/8", "Guard 6/8"), library=3, edition=edition)
    t.does("play Big Game Mira 0")
    t.does("target Oskar")
    if blocked:
        t.passes_until_offered("block Guard")
        t.does("block Guard")
    while t.asks not in t.quiet:
        assert (t.measure("a.hand"), t.measure("a.library")) == (6, 3)
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 2)


# -- Biothaumaturgic Experiment ---------------------------------------------------------------------------------------

DOG = made_up("Dog", faces.RETAINER, life=1, traits=("animal",), definition=definition(permanent(who=ANARCH)))
PAL = made_up("Pal", faces.ALLY, life=1, definition=definition(permanent()))


@ruled_alike(
    "card words mode thing held",
    [("Biothaumaturgic Experiment", "tha", 0, DOG, True), ("The Summoning", "PRE", 1, PAL, False)],
    "ANK 20180817",
)
def test_who_unlocks_may_bring_another_by_itself(card: str, words: str, mode: int, thing: Face, held: bool) -> None:
    """And what the card requires does not make the action one that requires it."""
    hand: list[Item] = [card, "Freak Drive", "CrimethInc.", thing, *([thing] if held else ["Blank Page"] * 3)]
    t = position(
        seat(ready=[f"Mira 6/8 sect:Anarch pro for {words}"], hand=hand, library=[] if held else [thing, "Dodge"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    while not t.offers("play Freak Drive Mira 0"):
        t.answer("pass" if "pass" in t.options() and t.asks != "search" else t.options()[0])
    does(t, "play Freak Drive Mira 0")
    t.goes_on()
    assert not t.ever_offered("play CrimethInc. Mira 0")
    name = next(name for name in (thing.name, f"{thing.name}#2") if t.region(name) == "hand")
    t.does(f"play {name} Mira 0")
    t.goes_on("succeeded")
    assert t.region(name) in ("attached", "ready", "waiting")
    t.is_quiet()


@editions
@rules_on("Biothaumaturgic Experiment", "LSJ 20080803")
def test_an_experiment_employs_an_animal_or_improves_a_minion(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 tha"], hand=["Biothaumaturgic Experiment", "Raven Spy"]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Raven Spy Mira 0", by="a") == ["card.discipline.required"]
    with t.changes("Mira.blood", -t.g.face[t["Raven Spy"]].blood):
        acts(t, "play Biothaumaturgic Experiment Mira 0")
    assert (t.g.host[t["Raven Spy"]], t.measure("Raven Spy.life")) == (t["Mira"], 1)
    t = acting("Biothaumaturgic Experiment", who="THA", more=("Brute ally 2",), edition=edition)
    acts(t, "play Biothaumaturgic Experiment Mira 1", "target Brute")
    assert t.g.host[t["Biothaumaturgic Experiment"]] == t["Brute"]
    assert stats.strength(t.g, t["Brute"]) == t.g.edition.ally_strength + 1
    acts(t, "bleed Brute", "block Oskar", "use Biothaumaturgic Experiment Brute -1")
    assert t.told("maneuver")


PETS = {
    "Cat": "retainer blood:2 trait:animal life:1, stealth 1",
    "Dog": "retainer pool:2 trait:animal life:1, stealth 1",
}


@editions
@pytest.mark.parametrize("pet", PETS)
@pytest.mark.parametrize(("has", "employed"), [(1, False), (2, True)])
def test_an_experiment_employs_only_an_animal_that_can_be_paid_for(
    edition: str, pet: str, has: int, employed: bool
) -> None:
    """The last blood or pool will do. Who pays the last pool is ousted. The experiment itself costs 1 pool."""
    blood, pool = (has, 9) if pet == "Cat" else (9, has + 1)
    t = position(
        seat(ready=[f"Mira {blood}/9 tha"], hand=["Biothaumaturgic Experiment", pet], pool=pool),
        seat(),
        bystander(),
        edition=edition,
        cards=PETS,
    )
    card, mira = t[pet], t["Mira"]
    acts(t, "play Biothaumaturgic Experiment Mira 0")
    assert t.happened("put-on", card=card, host=mira) is employed
    assert bool(t.told("ousted")) is (employed and pet == "Dog")
    if not employed or pet == "Cat":
        spent = 2 if employed else 0
        assert (t.measure("Mira.blood"), t.measure("a.pool")) == (blood - spent, pool - 1)
        assert t.region(pet) == ("attached" if employed else "hand")


# -- Black Hand Ritual ------------------------------------------------------------------------------------------------


@editions
def test_black_hand_ritual_unlocks_or_burns_gehenna(edition: str) -> None:
    card, words = "Black Hand Ritual", "trait:black-hand sect:Sabbat"
    t = done(card, 0, mira(words, card, "Ines 2/4 trait:black-hand locked"), FOE, edition=edition)
    assert t.measure("Ines.locked") == 0
    foe = seat(ready=["Oskar 2/4"], play=["Dragonbound"])
    t = done(card, 1, mira(words, card), foe, edition=edition)
    assert t.region("Dragonbound") == "ash-heap"


# -- Black Metamorphosis ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_black_metamorphosis_strikes_twice(version: int, edition: str) -> None:
    card = "Black Metamorphosis"
    t = position(seat(ready=[("Mira 6/8", [card])]), seat(ready=["Oskar 9/9"]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    acts(t, "bleed Mira", "block Oskar", f"use {card} Mira -1")
    assert t.measure("Oskar.blood") == 7
    assert t.ever_offered(f"use {card} Mira -2") is bool(version)


# -- Blithe Acceptance ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("version", "answers", "region", "blood"),
    [(0, (), "ash-heap", 0), (1, ("yes",), "attached", 1), (1, ("no",), "ash-heap", 0)],
)
@rules_on("Blithe Acceptance", "ANK 20230527")
def test_blithe_acceptance_ends_in_combat(
    version: int, answers: tuple[str, ...], region: str, blood: int, edition: str
) -> None:
    card = "Blithe Acceptance"
    own = seat(ready=[("Mira 6/8", [card])])
    t = position(own, seat(ready=[("Oskar 6/8 strength:0", ["Raven Spy"])]), bystander(), edition=edition)
    if version:
        t.g.versions[t[card]] = version
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    acts(t, "block Oskar", *answers)
    assert (t.region(card), t.measure("Mira.blood")) == (region, 6 - blood)


# -- Blood Bond -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Blood Bond", "Blackmail"])
def test_the_bound_do_not_block_their_binder(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 4/4"]),
        seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]),
        bystander(),
        edition=edition,
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    for who, free in (("Ines", True), ("Mira", False)):
        t.does(f"bleed {who}")
        t.passes_until_offered("block Kin")
        assert t.offers("block Oskar") is free
        acts(t)
    if card == "Blackmail":
        until_turn_of(t, 1, "unlock")
        with t.changes("Oskar.blood", -2):
            t.does("use Blackmail")
        assert t.region(card) == "ash-heap"


# -- Blood Hunt -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Blood Hunt", "War Party"])
def test_an_outlaw_is_attacked_by_all(card: str, edition: str) -> None:
    t = cursed(card, edition=edition)
    until_turn_of(t, 2, "minion")
    t.does(f"use {card} Vera -1")
    assert t.told("action")[-1]["stealth"] == 1
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    words = "prince city:Paris" if card == "Blood Hunt" else "sect:Sabbat archbishop city:Paris"
    foe = seat(ready=["Lord 4/8 prince city:Rome", "Bishop 4/8 sect:Sabbat archbishop city:Milan", "Kin 4/4"])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert t.offers("target Lord") is (card == "War Party")


# -- Blood of the Sabbat ----------------------------------------------------------------------------------------------


@editions
def test_the_blood_of_the_sabbat_rewards_directed_actions(edition: str) -> None:
    card, words = "Blood of the Sabbat", "sect:Sabbat archbishop city:Paris"
    t = done(card, 0, mira(words, card, "Ines 2/4 sect:Sabbat"), FOE, edition=edition)
    assert t.g.host[t[card]] == t["Ines"]
    with t.changes("Ines.blood", 1):
        acts(t, "bleed Ines")
    t = position(seat(ready=[("Ines 2/4 sect:Sabbat", [card])]), FOE, bystander(), edition=edition)
    with t.changes("Ines.blood", 1):  # by the hunt alone
        acts(t, "hunt Ines")


# -- Bloodbath --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Bloodbath", "LSJ 19970224")
def test_a_bloodbath_gives_blood_and_a_voice(edition: str) -> None:
    card, words = "Bloodbath", "sect:Sabbat archbishop city:Paris"
    own = mira(words, card, "Ines 2/5 sect:Sabbat", "Weak 2/4 sect:Sabbat")
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Weak")
    acts(t, "target Ines")
    assert (t.measure("Ines.blood"), stats.votes(t.g, t["Ines"])) == (4, 1)
    t = position(seat(ready=[(f"Mira 6/8 {words}", [card])]), FOE, bystander(), edition=edition)
    assert stats.votes(t.g, t["Mira"]) == 2


# -- Bloodwork --------------------------------------------------------------------------------------------------------


@editions
def test_bloodwork_is_stealthy_against_the_sabbat(edition: str) -> None:
    words = "trait:black-hand sect:Sabbat"
    foe = seat(ready=["Oskar 4/8 sect:Sabbat"])
    t = position(mira(words, "Bloodwork"), foe, bystander(), edition=edition)
    t.does("play Bloodwork Mira 0")
    assert (stats.stealth(t.g, t["Mira"]), stats.bleed(t.g, t["Mira"])) == (1, 2)
    acts(t)


# -- Break the Bonds --------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Break the Bonds", "ANK 20240706")
def test_break_the_bonds_locks_and_feeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf pre sect:Anarch"], hand=["Break the Bonds"], uncontrolled=["Young 0/4", "Old 0/9"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Break the Bonds Mira 5")
    assert t.asks == "target"  # the vampire is chosen as it is declared, the minion later
    acts(t, "target Old", "yes", "pick Olga")
    assert (t.measure("Old.blood"), t.measure("Olga.locked"), t.measure("Oskar.locked")) == (1, 1, 0)
    t = position(
        seat(ready=["Mira 4/8 obf pre sect:Anarch"], hand=["Break the Bonds"], uncontrolled=[]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert "card.target.in-play" in t.clauses("play Break the Bonds Mira 2", by="a")
    acts(t, "play Break the Bonds Mira 1")  # nobody is there to be locked
    assert t.measure("b.pool") == 29


# -- Bum's Rush -------------------------------------------------------------------------------------------------------


@editions
def test_bums_rush_gives_one_maneuver_for_the_whole_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 cel"], hand=["Bum's Rush", "Psyche!"]),
        seat(ready=["Oskar 6/8", "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool", "Olga.blood"):
        t.does("play Bum's Rush Mira 0")
        assert not t.offers("target Mira")
        t.does("target Oskar")
        t.passes()
        assert (t.asks, t.offers("maneuver")) == ("maneuver", True)
        t.does("maneuver")
        assert t.told("maneuver")[0]["range"] == "long"
        while t.asks != "press":
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does("play Psyche! Mira 0")
        combat = t.g.combat()
        assert combat is None or combat.rounds == 2
        assert t.asks != "maneuver"  # it is spent
        while t.asks not in t.quiet:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 5)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "blood"), [("Bum's Rush", 3), ("", 2)])
def test_a_bravo_gains_blood_by_fights_that_he_seeks(card: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8", ["Bravo"])], hand=[card] if card else []),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    if card:
        t.does(f"play {card} Mira")
        t.does("target Oskar") if t.asks == "target" else None
        for _ in range(60):
            if t.told("combat"):
                break
            t.passes()
    else:
        acts_and_is_blocked(t)
    fights_out(t)
    assert t.measure("Mira.blood") == blood  # one is lost to the fist


@editions
@ruled_alike(
    "card play target",
    [("Bum's Rush", [], "target Oskar"), ("Arson", ["The Barrens"], "")],
    "LSJ 20001120",
    "LSJ 20101021",
)
def test_it_is_replaced_when_all_of_the_action_is_over(card: str, play: list[str], target: str, edition: str) -> None:
    for blocked in (True, False):
        t = position(
            seat(ready=["Mira 6/8 FOR", "Ines 2/4"], hand=full([card, "Freak Drive"]), library=5),
            seat(ready=["Oskar 4/8"], play=play),
            bystander(),
            edition=edition,
        )
        does(t, f"play {card} Mira 0", *([target] if target else []), *(["block Oskar"] if blocked else []))
        reaches(t, f"play Freak Drive Mira {1 if blocked else 0}")
        assert t.measure("a.hand") == 6
        t.does(f"play Freak Drive Mira {1 if blocked else 0}")
        t.goes_on()
        assert t.measure("a.hand") == 7
        t.is_quiet()

"""Cards about crypt cards that their player cannot see; the appendix of 2012 says which work with the Imbued."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on

either = pytest.mark.parametrize(
    ("edition", "what"), [("2012", " imbued"), ("2000", ""), ("2011", ""), ("2012", ""), ("2023", "")]
)
"""An imbued where the appendix speaks of one, and a vampire in every edition."""
with_imbued = pytest.mark.parametrize(("edition", "what"), [("2012", " imbued"), ("2011", ""), ("2012", "")])
"""For tests in which somebody else is an imbued: only where the book has any."""
appendix = pytest.mark.parametrize("edition", ["2012"])


def acts(edition: str, own: SeatOf, prey: SeatOf, other: SeatOf | None = None, phase: str = "minion") -> Table:
    return position(own, prey, *([other] if other is not None else []), edition=edition, phase=phase)


def waiting(*cards: str) -> SeatOf:
    """A Methuselah with these crypt cards in her uncontrolled region."""
    return seat(uncontrolled=list(cards))


# -- cards that work: an unknown uncontrolled imbued may be chosen ----------------------------------------------------


@either
@proves("imbued.ruling.brainwash")
def test_brainwash_may_lie_on_an_unknown_imbued_and_stops_transfers_to_him(edition: str, what: str) -> None:
    t = acts(edition, seat(hand=["Brainwash"]), waiting(f"Ann 2/4{what}", "Kid 1/4"), phase="master")
    t.does_all("play Brainwash", "target Ann")
    assert t.g.host[t["Brainwash"]] == t["Ann"]
    assert [(told["card"], told["host"]) for told in t.told("put-on")] == [(t["Brainwash"], t["Ann"])]
    while not (t.who() == "b" and t.asks == "influence"):
        t.passes()
    assert (t.offers("invest Kid"), t.offers("retrieve Kid")) == (True, True)
    assert (t.offers("invest Ann"), t.offers("retrieve Ann")) == (False, False)
    assert t.clauses("invest Ann", by="b") == ["card.golden.overrides-rules"]
    t.is_quiet()


@either
@proves("imbued.ruling.cairo-airport")
def test_cairo_airport_burns_blood_of_an_unknown_imbued(edition: str, what: str) -> None:
    t = acts(edition, seat(ready=["Mira 3/5"], play=["Cairo Int'l Airport"]), waiting(f"Ann 2/4{what}", "Kid 0/4"))
    with t.changes("Ann.blood", -1), t.unchanged("Kid.blood", "b.pool"):
        t.does("use Cairo Int'l Airport Mira")
        t.goes_on()
    assert t.told("action")[0]["victims"] == [1]  # directed at the Methuselah in whose region he lies
    t.is_quiet()


@either
@proves("imbued.ruling.gemini")
def test_gemini_moves_blood_from_an_unknown_imbued_to_his_controllers_pool(edition: str, what: str) -> None:
    t = acts(edition, seat(ready=["Gemini"]), waiting(f"Ann 2/4{what}"), phase="unlock")
    with t.changes("Ann.blood", -1), t.changes("b.pool", 1):
        t.does("use Gemini")
    assert not t.offers("use Gemini")
    t.is_quiet()


@either
@proves("imbued.ruling.gisela-harden")
def test_gisela_harden_burns_an_unknown_imbued_at_the_cost_of_his_counters(edition: str, what: str) -> None:
    t = acts(edition, seat(ready=["Gisela Harden, The Winnower"]), waiting(f"Ann 2/4{what}", "Kid 9/9"))
    assert t.g.blood[t["Gisela Harden, The Winnower"]] == 7
    with t.changes("Gisela Harden, The Winnower.blood", -2), t.changes("b.pool", 2):
        t.does("use Gisela Harden, The Winnower")
        t.goes_on()
    assert t.region("Ann") == "ash-heap"  # Kid has more counters than she has blood, so she had no choice
    t.is_quiet()


@with_imbued
@proves("imbued.ruling.lazar-dobrescu", "imbued.ruling.trick-of-the-danya")
@pytest.mark.parametrize("card", ["use Lázár Dobrescu", "play The Trick of the Danya Mira"])
def test_blood_of_an_unknown_imbued_may_go_to_a_vampire_but_not_to_an_imbued(
    edition: str, what: str, card: str
) -> None:
    own = seat(
        ready=["Lázár Dobrescu", "Mira 3/5 chi"],
        hand=["The Trick of the Danya"],
        uncontrolled=["Bob 0/4 imbued", "Kid 0/4"],
    )
    t = acts(edition, own, waiting(f"Ann 2/4{what}"))
    t.does(card)
    t.passes_until("way") if "Trick" in card else t.goes_on()
    if "Trick" in card:
        assert t.options() == ["way 0", "way 1"]
        t.does("way 1")
    assert [t.measure(f"{name}.blood") for name in ("Ann", "Bob", "Kid")] == [1, 0, 1]
    t.is_quiet()


@either
@proves("imbued.ruling.trick-of-the-danya")
def test_the_trick_of_the_danya_may_fill_the_pool(edition: str, what: str) -> None:
    own = seat(ready=["Mira 3/5 chi"], hand=["The Trick of the Danya"], uncontrolled=["Kid 0/4"])
    t = acts(edition, own, waiting(f"Ann 2/4{what}"))
    t.does("play The Trick of the Danya Mira")
    with t.changes("a.pool", 1), t.changes("Ann.blood", -1), t.unchanged("Kid.blood"):
        t.does("way 0", by="a")
    assert t.told("action")[0]["victims"] == []
    t.is_quiet()


@with_imbued
@proves("imbued.ruling.lazar-dobrescu")
def test_lazar_dobrescu_finds_no_use_for_the_blood_if_only_an_imbued_waits_for_it(edition: str, what: str) -> None:
    t = acts(edition, seat(ready=["Lázár Dobrescu"], uncontrolled=["Bob 0/4 imbued"]), waiting(f"Ann 2/4{what}"))
    assert not t.offers("use Lázár Dobrescu")


@either
@proves("imbued.ruling.memorys-fading-glimpse")
@pytest.mark.parametrize(("level", "own", "back"), [("obf", 0, 2), ("OBF", 1, 1)])
def test_memorys_fading_glimpse_moves_an_unknown_imbued_under_the_crypt(
    edition: str, what: str, level: str, own: int, back: int
) -> None:
    t = acts(
        edition,
        seat(ready=[f"Mira 4/5 {level}"], hand=["Memory's Fading Glimpse"]),
        seat(uncontrolled=[f"Ann 2/4{what}"], crypt=["Deep 0/9"]),
    )
    with t.changes("b.pool", back), t.changes("Mira.blood", own - 3):
        t.does(f"play Memory's Fading Glimpse Mira {1 if own else 0}")
        t.goes_on()
    assert t.g.crypt(1) == [t["Ann"], t["Deep"]]  # the last is the top
    t.is_quiet()


@either
@proves("imbued.ruling.san-lorenzo")
def test_san_lorenzo_steals_blood_from_an_unknown_imbued_of_the_predator(edition: str, what: str) -> None:
    own = seat(ready=[("Mira 1/5", ["San Lorenzo de El Escorial, Spain"])])
    t = acts(edition, own, seat(), waiting(f"Ann 3/4{what}"))
    with t.changes("Ann.blood", -2), t.changes("Mira.blood", 2):
        t.does("use San Lorenzo de El Escorial, Spain Mira")
        t.goes_on()
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [2])
    t.is_quiet()


# -- cards that work: an imbued may come from the crypt ---------------------------------------------------------------


@either
@proves("imbued.ruling.clothos-gift-obf", "imbued.ruling.kindred-intelligence")
@pytest.mark.parametrize(("card", "who"), [("Clotho's Gift", "obf"), ("Kindred Intelligence", "clan:Nosferatu")])
def test_an_action_that_draws_from_the_crypt_may_find_an_imbued(edition: str, what: str, card: str, who: str) -> None:
    t = acts(edition, seat(ready=[f"Mira 3/5 {who}"], hand=[card], crypt=[f"Ann 0/4{what}"]), seat())
    t.does(f"play {card} Mira 0")
    t.goes_on()
    assert t.region("Ann") == "uncontrolled"
    assert t.told("action")[0]["stealth"] == 1
    t.is_quiet()


@either
@proves("imbued.ruling.effective-management")
def test_effective_management_may_find_an_imbued(edition: str, what: str) -> None:
    t = acts(edition, seat(hand=["Effective Management"], crypt=[f"Ann 0/4{what}"]), seat(), phase="master")
    t.does("play Effective Management")
    assert t.region("Ann") == "uncontrolled"
    t.is_quiet()


@either
@proves("imbued.ruling.goodnight-sweet-prince")
@pytest.mark.parametrize(("card", "gained"), [("Ann 0/4", 0), ("Pia 0/4 prince city:Rome", 2)])
def test_goodnight_sweet_prince_buries_an_imbued_like_a_vampire(
    edition: str, what: str, card: str, gained: int
) -> None:
    own = seat(ready=["Mira 3/5 clan:Ravnos"], hand=["Goodnight, Sweet Prince"])
    t = acts(edition, own, seat(crypt=[card if gained else card + what]), phase="master")
    with t.changes("a.pool", gained - 2):
        t.does("play Goodnight, Sweet Prince")
    assert t.region(card.split()[0]) == "ash-heap"
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


@either
@proves("imbued.ruling.innocent-bystander")
def test_innocent_bystander_removes_an_imbued_from_the_crypt(edition: str, what: str) -> None:
    own = seat(ready=["Mira 3/5 clan:Ventrue-antitribu"], hand=["Innocent Bystander"])
    t = acts(edition, own, seat(crypt=[f"Ann 0/4{what}"]))
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("play Innocent Bystander Mira", by="a")
    assert t.region("Ann") == "removed"
    t.is_quiet()


# -- cards that work: his cost is compared like a capacity ------------------------------------------------------------


@pytest.mark.parametrize(("edition", "what"), [("2012", " imbued"), ("2011", ""), ("2012", ""), ("2023", "")])
@proves("imbued.ruling.bear-baiting")
@pytest.mark.parametrize("own", ["Ann 0/4", "Eve 0/6"])
def test_bear_baiting_compares_the_cost_of_an_imbued(edition: str, what: str, own: str) -> None:
    """Against a capacity of 5."""
    t = acts(
        edition,
        seat(ready=["Mira 3/4 sect:Anarch"], hand=["Bear-Baiting"], crypt=[own + what]),
        seat(ready=["Oskar 6/6"], crypt=["Kid 0/5"]),
    )
    t.does_all("bleed Mira", "block Oskar", "play Bear-Baiting Mira")
    younger = own.startswith("Ann")
    assert bool(t.told("combat")) is younger
    assert t.measure("Mira.blood") == (0 if younger else 2)  # the card, and then 1 damage and a blow
    assert t.region("Bear-Baiting") == ("ash-heap" if younger else "attached")
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


@either
@proves("imbued.ruling.petras-resonance")
def test_petras_resonance_compares_the_cost_of_an_imbued(edition: str, what: str) -> None:
    own = seat(pool=10, ready=["Mira 3/5 clan:Malkavian"], hand=["Petra Resonance"], crypt=[f"Ann 0/6{what}"])
    t = acts(edition, own, seat(pool=10, crypt=["Kid 0/5"]), seat(pool=10, crypt=["Low 0/2"]))
    t.does("play Petra Resonance Mira")
    t.goes_on()
    assert t.g.pool == [13, 10, 7]
    t = acts(edition, own, seat(pool=10, crypt=["Kid 0/6"]), seat(pool=10, crypt=["Low 0/2"]))
    t.does("play Petra Resonance Mira")
    t.goes_on()
    assert t.g.pool == [9, 9, 9]  # his cost of 6 ties with a capacity of 6
    assert not acts(edition, own, seat(pool=10)).offers("play Petra Resonance")  # an empty crypt
    t.is_quiet()


@either
@proves("imbued.ruling.the-portrait")
@pytest.mark.parametrize(
    ("top", "blood", "locked"),
    [("Ann 0/6", 2, 1), ("Ann 0/7", 0, 0), ("Ann 0/11", -1, 1), ("Rat 0/6 clan:Nosferatu", 0, 1)],
)
def test_the_portrait_checks_the_cost_of_an_imbued(edition: str, what: str, top: str, blood: int, locked: int) -> None:
    t = acts(
        edition,
        seat(ready=["Mira 4/8 clan:Toreador"], hand=["The Portrait"]),
        seat(crypt=[top if "clan" in top else top + what]),
    )
    t.does("play The Portrait Mira")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == (3 + blood, locked)
    t.is_quiet()


@either
@proves("imbued.ruling.soul-gem")
@rules_on("Soul Gem of Etrius", "LSJ 20060323")
@pytest.mark.parametrize(("cost", "comes"), [(4, True), (5, False)])
def test_the_soul_gem_passes_to_a_younger_one_an_imbued_without_life(
    edition: str, what: str, cost: int, comes: bool
) -> None:
    """Its bearer, of capacity 5, has too little blood for three points of aggravated damage."""
    t = position(
        seat(ready=["Oskar 5/5 strength:3 pro"], hand=["Claws of the Dead"]),
        seat(ready=[("Elder 1/5", ["Soul Gem of Etrius"])], crypt=[f"Ann 0/{cost}{what}"]),
        edition=edition,
    )
    t.does_all("bleed Oskar", "block Elder", "play Claws of the Dead Oskar 0")
    t.goes_on()
    assert t.region("Elder") == "ash-heap"
    if not comes:
        assert (t.region("Ann"), t.region("Soul Gem of Etrius")) == ("uncontrolled", "ash-heap")
    else:
        assert t.g.host[t["Soul Gem of Etrius"]] == t["Ann"]
        assert (t.region("Ann"), t.measure("Ann.blood")) == (("incapacitated", 0) if what else ("ready", cost))
    t.is_quiet()


@pytest.mark.parametrize("edition", ["2000", "2011", "2012", "2023"])
def test_a_diablerist_cannot_take_the_soul_gem(edition: str) -> None:
    t = position(
        seat(ready=["Cain 2/4"]),
        seat(torpor=[("Elder 1/5", ["Soul Gem of Etrius", ".44 Magnum"])], crypt=["Ann 0/3"]),
        edition=edition,
    )
    t.does("diablerize Cain Elder", by="a")
    assert t.options() == [f"seize {t['.44 Magnum']}", "pass"]
    t.passes()
    t.goes_on("blood-hunt")
    assert (t.region("Ann"), t.measure("Ann.blood"), t.g.host[t["Soul Gem of Etrius"]]) == ("ready", 3, t["Ann"])
    t.is_quiet()


# -- cards that do not work -------------------------------------------------------------------------------------------


@appendix
@proves("imbued.ruling.clothos-gift-tem")
def test_clothos_gift_gives_no_blood_to_an_imbued(edition: str) -> None:
    own = seat(ready=["Mira 3/5 tem"], hand=["Clotho's Gift"], uncontrolled=["Bob 0/4 imbued"])
    assert not acts(edition, own, seat()).offers("play Clotho's Gift")
    own = seat(ready=["Mira 3/5 tem"], hand=["Clotho's Gift"], uncontrolled=["Bob 0/4 imbued", "Kid 0/4", "Old 0/5"])
    t = acts(edition, own, seat())
    t.does("play Clotho's Gift Mira 1")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Bob", "Kid", "Old")] == [0, 2, 0]
    t.is_quiet()


@appendix
@proves("imbued.ruling.dreams-of-the-sphinx")
def test_dreams_of_the_sphinx_give_no_blood_to_an_imbued(edition: str) -> None:
    own = seat(play=["Dreams of the Sphinx"], uncontrolled=["Bob 0/4 imbued"], hand=["Blank Page"] * 7, library=9)
    t = acts(edition, own, seat(), phase="master")
    assert not any("Sphinx" in option for option in t.options("use"))
    t.passes_until("influence")
    offered = [mode for mode in ("-1", "-2", "-3") if t.offers(f"use Dreams of the Sphinx -1 {mode}")]
    own = seat(play=["Dreams of the Sphinx"], uncontrolled=["Kid 0/4"], hand=["Blank Page"] * 7, library=9)
    t = acts(edition, own, seat(), phase="master")
    t.passes_until("influence")
    more = [mode for mode in ("-1", "-2", "-3") if t.offers(f"use Dreams of the Sphinx -1 {mode}")]
    assert len(more) == len(offered) + 1  # with a vampire there is one use more
    t.is_quiet()


@appendix
@proves("imbued.ruling.illusions-of-the-kindred")
@pytest.mark.parametrize(("bottom", "fights"), [("Ann 0/4 imbued", False), ("Ghost 0/4", True)])
def test_an_imbued_is_no_illusion_he_leaves_the_game_and_nobody_fights(edition: str, bottom: str, fights: bool) -> None:
    t = acts(
        edition,
        seat(ready=["Mira 4/5 chi"], hand=["Illusions of the Kindred"], crypt=[bottom, "Deep 0/9"]),
        seat(ready=["Oskar 4/4"]),
    )
    t.does_all("bleed Mira", "block Oskar", "play Illusions of the Kindred Mira")
    assert [told["opposing"] for told in t.told("combat")] == [t["Oskar"]] * (1 + fights)
    name = bottom.split()[0]
    assert t.region(name) == "removed"
    assert t.happened("strike", minion=t[name]) is fights
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 3 if fights else 4)
    t.is_quiet()


@appendix
@proves("imbued.ruling.might-of-the-camarilla")
def test_might_of_the_camarilla_burns_no_imbued(edition: str) -> None:
    own = seat(ready=["Mira 4/9 justicar clan:Brujah"], hand=["Might of the Camarilla"], uncontrolled=["Kid 1/4"])
    t = acts(edition, own, waiting("Ann 2/4 imbued"), waiting("Bob 1/4 imbued", "Low 1/4", "Old 1/4"))
    t.does("play Might of the Camarilla Mira")
    t.passes_until("polling")
    t.does("vote Mira for", by="a")
    t.passes_until("pick")
    assert (t.who(), t.options()) == ("c", [f"pick {t['Low']}", f"pick {t['Old']}"])
    t.does("pick Low", by="c")
    gone = {name: t.region(name) for name in ("Kid", "Ann", "Bob", "Low", "Old")}
    assert [name for name in gone if gone[name] == "ash-heap"] == ["Kid", "Low"]
    t.is_quiet()


@appendix
@proves("imbued.ruling.recruitment")
def test_recruitment_must_find_a_vampire(edition: str) -> None:
    own = seat(hand=["Recruitment"], crypt=["Ann 0/4 imbued", "Kid 0/4"])
    t = acts(edition, own, seat(), phase="master")
    t.does("play Recruitment")
    assert t.options() == [f"find {t.g.face[t['Kid']].key}", "pass"]
    t.does(t.options()[0])
    found = t.told("found")[0]
    assert (found["face"], t.g.where[found["card"]]) == (t.g.face[found["card"]].key, 3)
    assert t.g.face[found["card"]].name == "Kid"
    t.is_quiet()

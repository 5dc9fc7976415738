"""Modifiers and reactions in a referendum."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions, since_2011

POWER = "trait:path-of-Power-and-the-Inner-Voice"


def polled(*seats: SeatOf, edition: str, card: str = "Kine Resources Contested") -> Table:
    """Seat a has called a referendum that is about to be polled; points of the terms go where they can."""
    t = position(*seats, edition=edition)
    t.does(f"play {card} Mira")
    while t.asks not in ("polling", "before-votes"):
        if t.asks == "terms":
            t.answer(t.options()[0])
        else:
            t.passes()
    return t


def caller(*hand: str, words: str = "", mira: str = "Mira 6/8 prince") -> SeatOf:
    return seat(ready=[f"{mira} {words}".strip()], hand=[*hand, "Kine Resources Contested"])


VOTES = [
    # card, words, mode, votes
    ("Perfect Paragon", "pre", 0, 3),
    ("Iron Glare", "pot pre", 0, 2),
    ("Old Friends", "OBF", 1, 2),
    ("Ominous Chorus", "clan:Lasombra", 0, 3),
    ("Absolute Tyranny", f"pot pre {POWER}", 0, 3),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "votes"), VOTES)
def test_the_acting_vampire_gets_votes(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    t = polled(caller(card, words=words), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered(f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.measure("Mira.votes") == 2 + votes
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    assert t.told("votes")[-1]["votes"] == 2 + votes
    t.goes_on()
    t.is_quiet()


REACTING = [
    ("Party Out Of Bounds", "pre sect:Anarch", 1, 2),
    ("Ominous Chorus", "clan:Lasombra", 1, 3),
    ("Absolute Tyranny", f"pot pre {POWER}", 1, 3),
    ("Covincraft", "clan:Kiasyd", 1, 4),
    ("Surprise Influence", "", 0, 2),
]


@in_editions("card words mode votes", REACTING)
def test_a_reacting_vampire_gets_votes(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    t = polled(caller(), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition)
    t.passes_until_offered(f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert t.measure("Oskar.votes") == votes
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.goes_on()
    assert t.told("result")[0]["against"] == votes
    t.is_quiet()


@editions
def test_surprise_influence_is_for_unlocked_vampires_in_a_referendum(edition: str) -> None:
    mine = ["Oskar 4/8 locked", "Otto 4/4", "Thug ally 2"]
    t = polled(caller(), seat(ready=mine, hand=["Surprise Influence"]), bystander(), edition=edition)
    assert not any(option[0] == "play" for seat, options in t.asked for option in options if seat == 1)
    t.passes_until_offered("play Surprise Influence")
    assert [t.offers(f"play Surprise Influence {who}") for who in ("Otto", "Oskar", "Thug")] == [True, False, False]
    with t.unchanged("Otto.blood", "b.pool", "c.pool", "Vera.locked"):
        t.does("play Surprise Influence Otto", by="b")
    assert (t.measure("Otto.votes"), t.measure("Oskar.votes")) == (2, 0)
    t.goes_on()
    t.is_quiet()


@rules_on("Awe", "LSJ 20030502")
@editions
@pytest.mark.parametrize(("words", "mode", "x", "votes"), [("pre", 0, 0, 1), ("pre", 0, 3, 4), ("PRE", 1, 2, 5)])
def test_awe_costs_as_much_blood_as_announced(edition: str, words: str, mode: int, x: int, votes: int) -> None:
    """Ruling: X can be nothing."""
    t = polled(caller("Awe", words=words), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered("play Awe")
    t.does(f"play Awe Mira {mode}", by="a")
    assert len(t.options("amount")) == 7
    t.does(f"amount {x}")
    assert (t.measure("Mira.votes"), t.measure("Mira.blood")) == (2 + votes, 6 - x)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "votes"), [("Protected District", "primogen", 1, 4), ("Wrong and Crosswise", "DEM", 1, 4)]
)
def test_votes_against_are_cast_at_once(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    """Ruling: gaining them forces the minion to vote against."""
    t = polled(caller(), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition)
    t.passes_until_offered(f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert [(told["votes"], told["side"]) for told in t.told("votes")] == [(votes, "against")]
    t.goes_on()
    assert t.told("result")[0]["against"] == votes
    t.is_quiet()


@editions
def test_who_votes_in_favour_gets_no_votes_against(edition: str) -> None:
    """Ruling on Protected District and others."""
    t = polled(caller(), seat(ready=["Oskar 4/8 primogen"], hand=["Protected District"]), bystander(), edition=edition)
    t.passes_until_offered("vote Oskar for")
    t.does("vote Oskar for")
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play Protected District", before)
    t.is_quiet()


@rules_on("Absolute Tyranny", "ANK 20251125", "LSJ 20050221-2")
@editions
@pytest.mark.parametrize("mode", [2, 3])
def test_absolute_tyranny_takes_a_vote_even_if_it_was_cast(edition: str, mode: int) -> None:
    """Ruling: less than no votes do not count as votes on the other side."""
    tyrant = f"POT PRE {POWER}"
    card = "Absolute Tyranny"
    seats = (
        (caller(card, words=tyrant), seat(ready=["Oskar 4/8 primogen", "Olga 2/4"]), bystander())
        if mode == 2
        else (caller(), seat(ready=[f"Oskar 4/8 primogen {tyrant}"], hand=[card]), bystander())
    )
    t = polled(*seats, edition=edition)
    if mode == 2:
        t.passes_until_offered("vote Oskar against")
        t.does("vote Oskar against")
        t.passes_until_offered(f"play {card} Mira 2")
        t.does(f"play {card} Mira 2", by="a")
        assert (t.measure("Mira.votes"), t.measure("Oskar.votes")) == (2, 0)
        t.goes_on()
        assert t.told("result")[0]["against"] == 0
    else:
        t.passes_until_offered("vote Mira for")
        t.does("vote Mira for")
        t.passes_until_offered(f"play {card} Oskar 3")
        t.does(f"play {card} Oskar 3", by="b")
        t.goes_on()
        assert t.told("result")[0]["favour"] == 1
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("by", "mode", "votes"), [("a", 0, 2), ("b", 1, 1)])
def test_the_eldest_are_kholo(edition: str, by: str, mode: int, votes: int) -> None:
    card = "The Eldest Are Kholo"
    ravnos = "clan:Ravnos sect:Laibon"
    t = polled(
        caller(*([card] if by == "a" else []), mira=f"Mira 6/8 {ravnos}"),
        seat(ready=["Oskar 4/8 clan:Ravnos"], hand=[card] if by == "b" else []),
        bystander(),
        edition=edition,
    )
    name = "Mira" if by == "a" else "Oskar"
    t.passes_until_offered(f"play {card} {name} {mode}")
    t.does(f"play {card} {name} {mode}", by=by)
    assert t.measure("Mira.votes") == votes
    assert t.measure("Oskar.votes") == (0 if by == "a" else 1)
    t.goes_on()
    t.is_quiet()


@since_2011
def test_propaganda_of_the_deed_is_kept_for_a_referendum(edition: str) -> None:
    t = position(
        seat(
            ready=["Nils 4/8 sect:Anarch", "Mira 6/8 prince"],
            hand=["Propaganda of the Deed", "Kine Resources Contested"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Nils")
    t.passes_until("succeeded")
    t.does("play Propaganda of the Deed Nils", by="a")
    assert t.region("Propaganda of the Deed") == "play"
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("use Propaganda of the Deed")
    t.does("use Propaganda of the Deed", by="a")
    t.passes_until_offered("votes Propaganda of the Deed for")
    t.does("votes Propaganda of the Deed for")
    t.goes_on()
    assert t.told("result")[0]["favour"] == 2
    t.is_quiet()


# -- abstaining -------------------------------------------------------------------------------------------------------

SILENCES = [
    # card, words, mode, by, whether the votes must have been cast, blood burned
    ("Scalpel Tongue", "cel pre", 0, "a", True, 0),
    ("Scalpel Tongue", "CEL PRE", 2, "a", True, 1),
    ("Telepathic Vote Counting", "AUS", 1, "a", False, 0),
    ("Knotted Cord", "trait:infernal", 0, "a", False, 0),
    ("Pulling Strings", "dom", 0, "b", False, 0),
    ("Pulling Strings", "DOM", 1, "b", False, 0),
    ("Scalpel Tongue", "cel pre", 1, "b", True, 0),
    ("Scalpel Tongue", "CEL PRE", 3, "b", True, 1),
    ("Knotted Cord", "trait:infernal", 1, "b", False, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "by", "needs", "blood"), SILENCES)
def test_a_vampire_abstains_whatever_he_has_cast(
    edition: str, card: str, words: str, mode: int, by: str, needs: bool, blood: int
) -> None:
    """Vera of seat c has voted; then she abstains, and votes no more."""
    own = f"{'Mira' if by == 'a' else 'Oskar'} 6/9 {words}"
    t = polled(
        caller(*([card] if by == "a" else []), mira=own if by == "a" else "Mira 6/9"),
        seat(ready=[own if by == "b" else "Oskar 6/9"], hand=[card] if by == "b" else []),
        seat(ready=["Vera 3/4 primogen", "Wanda 3/4"]),
        edition=edition,
    )
    name = own.split()[0]
    if needs:
        before = len(t.asked)
        t.passes_until_offered("vote Vera for")
        assert not t.ever_offered(f"play {card}", before)
    else:
        t.passes_until_offered("vote Vera for")
    t.does("vote Vera against")
    t.passes_until_offered(f"play {card} {name} {mode}")
    t.does(f"play {card} {name} {mode}", by=by)
    if t.asks == "target":
        t.does("target Vera")
    assert t.told("abstains")[0]["votes"] == 1
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Vera", before)
    assert t.told("result")[0]["against"] == 0
    assert (t.measure("Vera.locked"), t.measure("Vera.blood")) == (int(needs), 3 - blood)
    t.is_quiet()


@editions
def test_younger_means_younger_for_pulling_strings(edition: str) -> None:
    for words, offered in (("dom", False), ("DOM", True)):
        t = polled(
            caller(mira="Mira 6/9 prince"),
            seat(ready=[f"Oskar 4/4 {words}"], hand=["Pulling Strings"]),
            seat(ready=["Vera 3/4 primogen"]),
            edition=edition,
        )
        t.goes_on()
        assert t.ever_offered("play Pulling Strings") is offered


@editions
@pytest.mark.parametrize(("words", "mode"), [("aus pre", 0), ("AUS PRE", 1)])
def test_under_the_skin_a_vampire_is_silent_before_the_votes(edition: str, words: str, mode: int) -> None:
    t = polled(
        caller("Under the Skin", words=words),
        seat(ready=["Oskar 2/4 primogen"]),
        bystander(),
        edition=edition,
    )
    t.passes_until_offered("play Under the Skin")
    t.does(f"play Under the Skin Mira {mode}", by="a")
    t.does("target Oskar")
    before = len(t.asked)
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.goes_on()
    assert not t.ever_offered("vote Oskar", before)
    assert t.measure("Oskar.locked") == mode  # the referendum has passed
    t.is_quiet()


# -- cancelled --------------------------------------------------------------------------------------------------------


@editions
def test_telepathic_vote_counting_takes_the_referendum_back(edition: str) -> None:
    t = polled(caller("Telepathic Vote Counting", words="aus"), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered("play Telepathic Vote Counting")
    t.does("play Telepathic Vote Counting Mira 0", by="a")
    assert t.told("result")[0]["result"] == "cancelled"
    assert t.region("Kine Resources Contested") == "hand"
    t.goes_on()
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


@editions
def test_delaying_tactics_hand_the_card_back_and_forbid_the_action(edition: str) -> None:
    """Rulings: it may come after votes were cast, and the results are not tallied."""
    t = position(
        seat(
            ready=["Mira 6/8 prince:Paris", "Nils 6/8 prince:Rome"],
            hand=["Kine Resources Contested", "Anarchist Uprising", "Scorn of Adonis"],
        ),
        seat(ready=["Oskar 4/8"], hand=["Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    t.goes_on()
    assert t.told("result")[0]["result"] == "cancelled"
    assert (t.measure("Mira.locked"), t.region("Kine Resources Contested")) == (0, "hand")
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 30)
    assert "card.golden.overrides-rules" in t.clauses("play Kine Resources Contested Nils", by="a")
    assert t.offers("play Anarchist Uprising Nils")  # another one may be called
    t.is_quiet()


# -- who may not vote -------------------------------------------------------------------------------------------------


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


# -- when the votes are counted ---------------------------------------------------------------------------------------


@rules_on("Scorn of Adonis", "RTR 19951110")
@editions
def test_scorn_of_adonis_burns_pool_of_those_against(edition: str) -> None:
    """Rulings: whether they voted before or after it was played, and once for each Methuselah."""
    t = polled(
        caller("Scorn of Adonis", words="clan:Toreador", mira="Mira 6/8 justicar"),
        seat(ready=["Oskar 4/8 primogen", "Olga 4/8 primogen"]),
        seat(ready=["Vera 4/8 primogen"]),
        seat(ready=["Dora 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.passes_until_offered("play Scorn of Adonis")
    pools = [t.measure(f"{one}.pool") for one in "abcd"]
    t.does("play Scorn of Adonis Mira", by="a")
    t.passes_until_offered("vote Olga against")
    t.does("vote Olga against")
    t.passes_until_offered("vote Vera for")
    t.does("vote Vera for")
    t.passes_until_offered("vote Dora against")
    t.does("vote Dora against")
    t.goes_on()
    assert t.told("result")[0]["result"] == "failed"
    assert [t.measure(f"{one}.pool") - pool for one, pool in zip("abcd", pools, strict=True)] == [0, -1, 0, -1]
    t.is_quiet()


@editions
def test_bribes_pay_those_in_favour(edition: str) -> None:
    t = polled(
        caller("Bribes"),
        seat(ready=["Oskar 4/8 primogen", "Olga 4/8 primogen"]),
        seat(ready=["Vera 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("play Bribes")
    t.does("play Bribes Mira", by="a")
    assert t.measure("a.pool") == 31
    t.passes_until_offered("vote Oskar for")
    t.does("vote Oskar for")
    t.does("vote Olga against")  # on both sides: nothing for her
    t.passes_until_offered("vote Vera for")
    t.does("vote Vera for")
    t.goes_on()
    gained = [told["seat"] for told in t.told("pool") if told["change"] == 1]
    assert gained[:2] == [0, 2]
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "pools"), [("pre", 0, (-1, 0)), ("PRE", 1, (-1, -1))])
def test_treachery_punishes_a_referendum_that_passes(
    edition: str, words: str, mode: int, pools: tuple[int, int]
) -> None:
    t = polled(
        caller(),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Treachery"]),
        seat(ready=["Vera 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("play Treachery")
    t.does(f"play Treachery Oskar {mode}", by="b")
    for name in ("Mira", "Vera"):
        t.passes_until_offered(f"vote {name} for")
        t.does(f"vote {name} for")
    t.goes_on()
    while t.asks == "trigger":  # in the order that she likes
        t.answer(t.options("trigger")[0])
    t.goes_on()
    assert t.told("result")[0]["result"] == "passed"
    terms = t.told("referendum")[0]["terms"]
    lost = [30 - t.measure(f"{one}.pool") - terms.count(at) for at, one in enumerate("abc")]
    assert (lost[0], lost[2]) == (-pools[0], -pools[1])
    t.is_quiet()


@editions
def test_a_poison_pill_hits_the_caller_for_what_one_loses(edition: str) -> None:
    t = polled(caller(), seat(ready=["Oskar 4/8"], hand=["Poison Pill"]), seat(ready=["Vera 4/8"]), edition=edition)
    t.passes_until_offered("play Poison Pill")
    t.does("play Poison Pill Oskar", by="b")
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.goes_on()
    assert t.told("result")[0]["result"] == "passed"
    lost = [30 - t.measure("a.pool"), 30 - t.measure("b.pool")]
    terms = t.told("referendum")[0]["terms"]
    assert lost == [terms.count(0) + terms.count(1), terms.count(1)]
    assert terms.count(1) > 0
    t.is_quiet()


@editions
@pytest.mark.parametrize("passes", [True, False])
def test_political_backlash_follows_on_a_failed_referendum(edition: str, passes: bool) -> None:
    t = polled(
        caller(), seat(ready=["Oskar 4/8"], hand=["Political Backlash"]), seat(ready=["Vera 4/8"]), edition=edition
    )
    if passes:
        t.passes_until_offered("vote Mira for")
        t.does("vote Mira for")
    while t.asks not in (*t.quiet, "succeeded"):
        t.passes()
    if passes:
        t.goes_on()
        assert not t.ever_offered("play Political Backlash")
        return
    t.passes_until_offered("play Political Backlash")
    t.does("play Political Backlash Oskar", by="b")
    assert t.measure("a.pool") == 28
    t.goes_on()
    t.is_quiet()


# -- after a referendum that passed -----------------------------------------------------------------------------------


def passed(*hand: str, mira: str, edition: str, **regions: list[str]) -> Table:
    """Mira's referendum has passed by two votes or more."""
    t = position(
        seat(
            ready=[mira, *regions.get("ready", [])],
            hand=[*hand, "Kine Resources Contested"],
            uncontrolled=regions.get("uncontrolled", ["Nobody 0/9"]),
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.passes_until("succeeded")
    return t


@editions
@pytest.mark.parametrize(
    ("mira", "most"), [("Mira 6/8 clan:Lasombra votes:2", 1), ("Mira 6/8 clan:Lasombra archbishop", 2)]
)
def test_amici_noctis_shares_the_margin(edition: str, mira: str, most: int) -> None:
    t = passed("Amici Noctis", mira=mira, ready=["Ines 1/4 clan:Lasombra", "Nils 1/4"], edition=edition)
    pool = t.measure("a.pool")
    t.does("play Amici Noctis Mira", by="a")
    if edition == "2000" and "votes" in mira:
        most = len(t.options("amount")) - 1
    assert len(t.options("amount")) == most + 1
    t.does("amount 1")
    while t.asks == "pick":
        assert not t.offers("pick Nils")
        t.answer(t.options("pick")[0])
    assert t.measure("a.pool") == pool + 1
    assert t.measure("Mira.blood") + t.measure("Ines.blood") == 8
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("code", "mode"), [("dom", 0), ("pot", 1), ("DOM", 2), ("POT", 3)])
def test_magnetic_authority_draws_sabbat_vampires(edition: str, code: str, mode: int) -> None:
    t = passed(
        "Magnetic Authority",
        mira=f"Mira 6/8 archbishop {code} {POWER}",
        uncontrolled=["Una 0/5 sect:Sabbat", "Ute 0/5 sect:Sabbat", "Ulf 0/5 sect:Camarilla"],
        edition=edition,
    )
    t.does(f"play Magnetic Authority Mira {mode}", by="a")
    if mode < 2:
        assert not t.offers("target Ulf")
        t.does("target Una")
    assert [t.g.blood[t[name]] for name in ("Una", "Ute", "Ulf")] == ([2, 0, 0] if mode < 2 else [1, 1, 0])
    t.goes_on()
    t.is_quiet()


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

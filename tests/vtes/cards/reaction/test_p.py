"""Reaction cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ACTING, DURING_ACTION, ability, becomes, definition
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before, blocked_by
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.reaction_tables import carries_nothing_over
from tests.vtes.cards.referendum_tables import CHALLENGE, POWER, caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting

# -- Pack Tactics -----------------------------------------------------------------------------------------------------


@editions
def test_pack_tactics_and_elder_intervention_do_not_go_together(edition: str) -> None:
    t = before("Pack Tactics", "Elder Intervention", who="sect:Sabbat", actor="Mira 4/8 stealth:3", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does("play Pack Tactics Oskar 0", by="b")
    assert t.measure("Oskar.blood") == 3
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Elder Intervention", since=asked)
    t = before("Pack Tactics", who="sect:Sabbat", act="hunt Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert not t.ever_offered("play Pack Tactics")


# -- Party Out Of Bounds ----------------------------------------------------------------------------------------------

LESS = [
    # card, words, mode, how much less, words of the acting minion
    ("Party Out Of Bounds", "obf sect:Anarch", 0, 2, ""),
    ("Visions of Zapathasura", "obf pre", 0, 3, ""),
    ("Visions of Zapathasura", "OBF PRE", 1, 9, ""),
    ("Protected District", "primogen", 0, 3, ""),
    ("Wrong and Crosswise", "dem", 0, 2, ""),
    ("Sentry Signal", "ANI trait:path-of-Caine", 2, 3, ""),
    ("Sentry Signal", "THA trait:path-of-Caine", 3, 3, ""),
    ("Steadfastness", "FOR", 1, 1, ""),
    ("Covincraft", "clan:Kiasyd", 0, 1, ""),
    ("Ancestor's Insight", "aus sect:Laibon", 0, 1, ""),
    ("Banner of Neutrality", "sect:Independent", 0, 1, "sect:Sabbat"),
    ("Keep it Simple", "", 0, 1, "stealth:1"),
    ("Keep it Simple", "", 0, 3, "stealth:3"),
    ("Friend of Mine", "for sect:Anarch", 0, 2, ""),
    ("Ignis Fatuus", "CHI", 1, 1, ""),
]


@in_editions("card words mode less actor", [row for row in LESS if "Laibon" not in row[1]])
@pytest.mark.parametrize("amount", [1, 3])
def test_a_bleed_is_reduced_but_not_below_nothing(
    edition: str, card: str, words: str, mode: int, less: int, actor: str, amount: int
) -> None:
    t = reacting(card, who=words, actor=f"Mira 4/8 bleed:{amount} {actor}".strip(), edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("bleed Mira")
        t.passes_until_offered(f"play {card} Oskar {mode}")
        t.does(f"play {card} Oskar {mode}", by="b")
        t.goes_on()
    assert t.measure("b.pool") == 30 - max(0, amount - less)
    assert t.measure("Oskar.locked") == int(less == 9)
    t.is_quiet()


@in_editions("card words mode less actor", [row for row in LESS if "Laibon" not in row[1] and row[0] != "Ignis Fatuus"])
def test_only_a_bleed_against_her_is_reduced(
    edition: str, card: str, words: str, mode: int, less: int, actor: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {actor}".strip()]),
        seat(),
        seat(ready=[f"Vera 4/8 {words}"], hand=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Vera {mode}")
    assert t.measure("b.pool") == 29


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


# -- Patrol -----------------------------------------------------------------------------------------------------------

INTERCEPTS = [
    # card, words, mode, how much, what Mira does, who she is
    ("Patrol", "trait:flight", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Eyes of the Beast", "pro", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Eyes of the Beast", "PRO", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Darksight", "obt", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Darksight", "OBT", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Tourette's Voice", "aus", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Ministry", "trait:black-hand", 0, 2, "hunt Mira", "Mira 4/8"),
    ("Ministry", "trait:black-hand", 0, 3, "hunt Mira", "Mira 4/8 sect:Sabbat"),
    ("Quicksilver Contemplation", "aus", 0, 1, "hunt Mira", "Mira 4/8"),
    ("The Mole", "cel sect:Anarch", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Detect Authority", "ser sect:Anarch", 1, 1, "hunt Mira", "Mira 4/8"),
]


@in_editions("card words mode n act actor", INTERCEPTS)
def test_a_reaction_gives_intercept(
    edition: str, card: str, words: str, mode: int, n: int, act: str, actor: str
) -> None:
    t = before(card, who=words, actor=actor, act=act, edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, f"play {card} Oskar {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Oskar {mode}", by="b")
    assert t.told("modified")[-1]["amount"] == min(n, 2) or t.told("blocked")
    assert t.told("blocked")
    to_the_end(t)
    t.is_quiet()


# -- Poison Pill ------------------------------------------------------------------------------------------------------


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


@rules_on("Poison Pill", "ANK 20180719-2")
@pytest.mark.parametrize("card", [CHALLENGE, "Parity Shift"])
def test_whatever_takes_pool_is_a_loss_for_the_poison_pill(card: str) -> None:
    """Pool that is burned, or taken by somebody else."""
    t = position(
        seat(pool=10, ready=["Mira 6/8 prince:Rome"], hand=[card]),
        seat(ready=["Oskar 4/8", "Olga 4/8 locked"], hand=["Poison Pill"]),
        seat(pool=8, ready=["Vera 2/4"]),
    )
    t.does(f"play {card} Mira")
    while t.asks != "terms" and not t.offers("play Poison Pill Oskar"):
        t.answer("pass")
    while t.asks == "terms":
        t.answer(next((option for option in t.options() if option.endswith(" c")), t.options()[-1]))
    until(t, "play Poison Pill Oskar")
    t.does("play Poison Pill Oskar", by="b")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    before = [t.measure(f"{who}.pool") for who in "abc"]
    t.goes_on()
    lost = [had - t.measure(f"{who}.pool") for had, who in zip(before, "abc", strict=True)]
    assert lost[1] >= 1
    assert t.told("pool")[-1]["seat"] == 0
    assert t.told("pool")[-1]["change"] == -lost[1]
    t.is_quiet()


@rules_on("Poison Pill", "ANK 20180813")
def test_a_poison_pill_counts_what_is_lost_and_not_what_is_gained() -> None:
    """Each Methuselah gains pool for a vampire of hers, and burns five."""
    t = position(
        seat(ready=["Mira 6/8 prince:Paris"], hand=["Ancient Influence"]),
        seat(ready=["Oskar 4/8"], hand=["Poison Pill"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("play Ancient Influence Mira")
    until(t, "play Poison Pill Oskar 0")
    t.does("play Poison Pill Oskar 0", by="b")
    until(t, "vote Mira for")
    t.does("vote Mira for")
    for name in ("Mira", "Oskar", "Vera"):
        until(t, f"pick {name}")
        t.does(f"pick {name}")
    t.goes_on()
    assert [t.measure(f"{one}.pool") for one in "abc"] == [30 + 8 - 5 - 5, 30 + 8 - 5, 30 + 4 - 5]
    t.is_quiet()


# -- Political Backlash -----------------------------------------------------------------------------------------------


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


# -- Precognition -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "left"), [(0, 5), (1, 6)])
def test_precognition_prevents_a_point_in_the_first_round(edition: str, mode: int, left: int) -> None:
    t = blocked_by("Precognition", "AUS", mode, edition)
    while t.asks != "prevent" and t.asks not in t.quiet:
        t.does("strike hand") if t.asks == "strike" else t.passes()
    if mode:
        t.answer(t.options("use")[0])
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, 5)
    t.is_quiet()


@editions
def test_precognition_is_over_after_the_first_round(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=["Oskar 6/8 AUS cel"], hand=["Precognition", "Psyche!"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Precognition Oskar 1", by="b")
    while t.asks != "press":
        t.passes()
    t.does("play Psyche! Oskar 0", by="b")
    before = len(t.asked)
    assert len(t.told("round")) == 2
    t.goes_on()
    assert not t.ever_offered("use", before)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@editions
@ruled_alike("card words mode", [("Precognition", "AUS", 1)], "LSJ 20010813", "LSJ 20010819-2")
def test_precognition_is_for_the_combat_of_the_block(card: str, words: str, mode: int, edition: str) -> None:
    carries_nothing_over(card, words, mode, "use Precognition", edition)


# -- Protected District -----------------------------------------------------------------------------------------------


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


# -- Protection Racket ------------------------------------------------------------------------------------------------


@editions
def test_protection_racket_follows_the_title_of_the_acting_vampire(edition: str) -> None:
    """Ruling: the additional intercept is gained or lost as the acting vampire changes."""
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = position(
        seat(ready=["Mira 4/7 stealth:3 prince"]),
        seat(ready=["Oskar 4/8 sect:Anarch aus"], hand=["Protection Racket", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Protection Racket Oskar", by="b")
    assert (t.asks, t.measure("Oskar.intercept")) == ("attempt", 2)
    t.g.titles[t["Mira"]] = ""
    assert t.measure("Oskar.intercept") == 1


@rules_on("Protection Racket", "ANK 20190416")
@pytest.mark.parametrize(
    ("actor", "joins", "n"),
    [("prince:Paris", "Anarch", (2, 1)), ("prince:Paris", "Camarilla", (2, 2)), ("sect:Anarch", "Camarilla", (1, 1))],
)
def test_the_intercept_of_a_racket_comes_and_goes_with_the_title(actor: str, joins: str, n: tuple[int, int]) -> None:
    """A title is suspended while its bearer is of another sect."""
    turns = ability(DURING_ACTION, becomes(ACTING, sect=joins))
    tower = made_up("Tower", faces.MASTER, definition=definition(turns))
    t = position(
        seat(ready=[f"Mira 4/8 {actor} stealth:3"], play=[tower]),
        seat(ready=["Oskar 4/8 sect:Anarch"], hand=["Protection Racket"]),
        bystander(),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", "play Protection Racket Oskar 0", "use Tower"):
        t.passes_until_offered(text)
        if text == "use Tower":
            assert t.measure("Oskar.intercept") == n[0]
        t.does(text)
    assert t.measure("Oskar.intercept") == n[1]
    t.goes_on()
    assert t.measure("b.pool") == 29


# -- Pulling Strings --------------------------------------------------------------------------------------------------


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

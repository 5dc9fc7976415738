"""Rulings on reactions by which a locked minion wakes, or unlocks and attempts to block."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_editions, since_2011

# -- who wakes --------------------------------------------------------------------------------------------------------

WAKES = [("On the Qui Vive", ""), ("Wake with Evening's Freshness", ""), ("Shadow Sentinel", "obl")]
wakes = pytest.mark.parametrize(("card", "words"), WAKES)


def asleep(
    card: str, words: str, edition: str, *hand: str, actor: str = "Mira 4/8", holds: tuple[str, ...] = ()
) -> Table:
    """Oskar, locked, holds the card; Ines of the same seat is unlocked."""
    return position(
        seat(ready=[actor], hand=list(holds)),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 4/4"], hand=[card, *hand]),
        bystander(),
        edition=edition,
    )


@editions
@rules_on("On the Qui Vive", "TOM 19951129")
@rules_on("Wake with Evening's Freshness", "TOM 19951129")
@rules_on("Shadow Sentinel", "TOM 19951129")
@wakes
def test_who_wakes_need_not_do_anything(card: str, words: str, edition: str) -> None:
    t = asleep(card, words, edition)
    t.does("bleed Mira")
    t.passes_until_offered(f"play {card} Oskar 0")
    t.does(f"play {card} Oskar 0", by="b")
    assert t.measure("Oskar.awake") == 1
    t.goes_on()  # all pass: neither Oskar nor Ines blocks
    assert (t.measure("b.pool"), t.told("blocked"), t.measure("Oskar.awake")) == (29, [], 0)
    t.is_quiet()


@since_2011
@rules_on("On the Qui Vive", "LSJ 20091123")
@rules_on("Wake with Evening's Freshness", "LSJ 20091123")
@rules_on("Shadow Sentinel", "LSJ 20091123")
@wakes
def test_who_wakes_after_the_combat_of_another_joins_it(card: str, words: str, edition: str) -> None:
    t = asleep(card, f"{words} aus", edition, "Fast Reaction")
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    while not t.told("combat"):
        t.passes()
    while t.asks != "after-combat":
        assert not t.offers(f"play {card}")  # nobody wakes in a combat
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.offers("play Fast Reaction Oskar")
    t.does(f"play {card} Oskar 0", by="b")
    t.does("play Fast Reaction Oskar 0", by="b")
    t.goes_on()
    assert [one["opposing"] for one in t.told("combat")] == [t["Ines"], t["Oskar"]]
    t.is_quiet()


@since_2011
@rules_on("On the Qui Vive", "ANK 20210819")
@rules_on("Wake with Evening's Freshness", "ANK 20210819")
@rules_on("Shadow Sentinel", "ANK 20210819")
@wakes
def test_who_wakes_as_a_card_is_played_can_cancel_it(card: str, words: str, edition: str) -> None:
    t = asleep(card, f"{words} VIS", edition, "Scry the Hearthstone", actor="Mira 4/8 OBF", holds=("Lost in Crowds",))
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    t.does("play Lost in Crowds Mira 0", by="a")
    assert (t.who(), t.asks, t.offers("play Scry the Hearthstone")) == ("b", "as-played", False)
    t.does(f"play {card} Oskar 0", by="b")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    assert t.told("cancelled")
    assert t.told("blocked")


@since_2011
@rules_on("On the Qui Vive", "ANK 20210819")
@rules_on("Wake with Evening's Freshness", "ANK 20210819")
@rules_on("Shadow Sentinel", "ANK 20210819")
@wakes
def test_nobody_wakes_as_a_card_is_played_in_combat_or_without_an_action(card: str, words: str, edition: str) -> None:
    t = asleep(card, words, edition, "Direct Intervention", actor="Mira 4/8 pot", holds=("Immortal Grapple",))
    t.does("bleed Mira")
    t.passes_until_offered("block Ines")
    t.does("block Ines", by="b")
    t.passes_until_offered("play Immortal Grapple Mira")
    t.does("play Immortal Grapple Mira 0", by="a")
    assert (t.who(), t.asks) == ("b", "as-played")
    assert t.offers("play Direct Intervention")
    assert not t.offers(f"play {card}")
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 4/4"], hand=[card, "Sudden Reversal"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Ines")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers(f"play {card}")


# -- who unlocks and attempts to block --------------------------------------------------------------------------------

RISERS = [
    # card, words, which way
    ("Eluding the Arms of Morpheus", "", 0),
    ("Black Sunrise", "qui", 0),
    ("Black Sunrise", "QUI", 1),
    ("One With the Land", "PRO clan:Tzimisce", 1),
    ("Eyes of the Wild", "clan:Gangrel", 0),
    ("Sentry Signal", "ani trait:path-of-Caine", 0),
    ("Sentry Signal", "tha trait:path-of-Caine", 1),
    ("Organized Resistance", "sect:Anarch baron city:Paris", 1),
]
risers = in_editions("card words way", RISERS)


def rises(t: Table, card: str, way: int) -> None:
    """Oskar plays the card; of a baron, for himself."""
    t.does(f"play {card} Oskar {way}", by="b")
    if t.asks == "target":
        t.does("target Oskar")


@risers
@rules_on("Eluding the Arms of Morpheus", "ANK 20181122-2")
@rules_on("Black Sunrise", "ANK 20181122-2")
@rules_on("One With the Land", "ANK 20181122-2")
@rules_on("Eyes of the Wild", "ANK 20181122-2")
@rules_on("Sentry Signal", "ANK 20181122-2")
@rules_on("Organized Resistance", "ANK 20181122-2")
def test_who_attempts_to_block_already_can_still_unlock(edition: str, card: str, words: str, way: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=["Wake with Evening's Freshness", card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Wake with Evening's Freshness")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers(f"play {card} Oskar {way}"):
        assert t.asks == "attempt"
        t.passes()
    rises(t, card, way)
    assert t.measure("Oskar.locked") == 0
    while t.asks == "attempt":
        t.passes()
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]


@risers
@rules_on("Eluding the Arms of Morpheus", "LSJ 20010714-2")
@rules_on("Black Sunrise", "LSJ 20010714-2")
@rules_on("One With the Land", "LSJ 20010714-2")
@rules_on("Eyes of the Wild", "LSJ 20010714-2")
@rules_on("Sentry Signal", "LSJ 20010714-2")
@rules_on("Organized Resistance", "LSJ 20010714-2")
@pytest.mark.parametrize("dawn", [True, False])
def test_who_cannot_block_does_not_unlock_to_block(edition: str, card: str, words: str, way: int, dawn: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Daring the Dawn"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1" if dawn else "pass")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {way}", since) is not dawn


@risers
@rules_on("Eluding the Arms of Morpheus", "ANK 20180623")
@rules_on("Black Sunrise", "ANK 20180623")
@rules_on("One With the Land", "ANK 20180623")
@rules_on("Eyes of the Wild", "ANK 20180623")
@rules_on("Sentry Signal", "ANK 20180623")
@rules_on("Organized Resistance", "ANK 20180623")
@pytest.mark.parametrize("hers", [True, False])
def test_only_whose_turn_it_is_to_block_unlocks_to_block(
    edition: str, card: str, words: str, way: int, hers: bool
) -> None:
    own = seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=[card])
    t = position(seat(ready=["Mira 4/8"]), *((own, bystander()) if hers else (bystander(), own)), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {way}") is hers


@risers
@rules_on("Eluding the Arms of Morpheus", "LSJ 20090514")
@rules_on("Black Sunrise", "LSJ 20090514")
@rules_on("One With the Land", "LSJ 20090514")
@rules_on("Eyes of the Wild", "LSJ 20090514")
@rules_on("Organized Resistance", "LSJ 20090514")
def test_who_unlocks_out_of_an_ambush_still_blocks_it(edition: str, card: str, words: str, way: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Ambush"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 1/4 locked"], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Ambush Mira 0", "target Oskar")
    t.passes_until_offered(f"play {card} Oskar {way}")
    rises(t, card, way)
    while not t.told("combat"):
        t.passes()
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]

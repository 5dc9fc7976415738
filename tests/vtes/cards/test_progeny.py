"""Actions by which vampires make others: library cards that are vampires while they are in play."""

from __future__ import annotations

import pytest

from praxis.vtes.kind import KIND
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, in_editions, since_2011
from tests.vtes.cards.test_bleeds import acts

CHILDER = [
    # card, words of the one who embraces, clan, sect, whether the childe can act this turn
    ("The Embrace", "clan:Ventrue sect:Sabbat", "Ventrue", "Sabbat", True),
    ("Waters of Duat", "clan:Ministry sect:Independent", "Ministry", "", True),
    ("Childe of the Revolution", "clan:Brujah sect:Anarch baron city:Paris", "Brujah", "Anarch", True),
    ("Third Tradition: Progeny", "clan:Ventrue prince", "Ventrue", "Camarilla", False),
    ("Creation Rites", "clan:Lasombra sect:Sabbat archbishop city:Paris", "Lasombra", "Sabbat", False),
]
childer = in_editions("card words clan sect acts_now", CHILDER)


def dealt(card: str, words: str, edition: str, *hand: str) -> Table:
    return position(
        seat(ready=[f"Mira 4/8 {words}", "Ines 2/4"], hand=[card, *hand]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )


@childer
def test_a_childe_is_made(edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool) -> None:
    t = dealt(card, words, edition)
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
    t = dealt(card, words, edition)
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
    t = dealt(card, f"{words} trait:sterile", edition)
    assert "trait.sterile.no-new-vampires" in t.clauses(f"play {card} Mira 0", by="a")


@childer
def test_a_childe_may_learn_a_discipline(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    t = dealt(card, words, edition, "Fortitude")
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
    t = dealt(card, words, edition)
    acts(t, f"play {card} Mira 0")
    childe = t[card]
    view = t.g.view(1)
    assert view.faces[childe] == t.g.face[childe].key
    twin = KIND.resample(view, seed=3)
    assert twin.view(1) == view

"""Referendums that fail or are cancelled, hunts that bring nothing, hands that are too large, servants nobody has."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import ALL, bystander, since_2011

# -- a referendum that fails, and one that is cancelled ---------------------------------------------------------------


def _called_by_cedrick(theirs: str, hand: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=["Cedrick Calhoun"], hand=["Anarchist Uprising"]),
        seat(ready=[theirs], hand=list(hand)),
        bystander(),
    )
    t.does("play Anarchist Uprising Cedrick Calhoun")
    return t


@proves("politics.result.fails-no-effect", editions="2023")
def test_fakir_makes_a_referendum_fail_and_cedrick_pays_for_it() -> None:
    t = _called_by_cedrick("Fakir al Sidi")
    t.passes_until_offered("use Fakir al Sidi")
    t.does("use Fakir al Sidi", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


def test_a_referendum_of_cedrick_that_is_cancelled_sends_him_to_torpor_too() -> None:
    t = _called_by_cedrick("Oskar 4/8", ("Delaying Tactics",))
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "cancelled"
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


def test_a_referendum_that_passes_leaves_cedrick_alone() -> None:
    t = _called_by_cedrick("Oskar 2/4")
    while t.asks not in t.quiet:
        t.does("call for" if t.offers("call for") else t.options()[0] if t.asks == "terms" else "pass")
    assert t.told("result")[-1]["result"] == "passed"
    assert t.region("Cedrick Calhoun") == "ready"
    t.is_quiet()


# -- a hunt that brings nothing ---------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("blood", "hand"), [(0, 6), (2, 7)])
def test_restricted_vitae_is_replaced_only_after_a_hunt_that_has_brought_blood(
    blood: int, hand: int, edition: str
) -> None:
    t = position(
        seat(ready=["Oskar 4/4"], hand=["Restricted Vitae", *["Blank Page"] * 6], library=9),
        seat(ready=["Mira 0/5"]),
        seat(ready=[f"Small {blood}/2"]),
        phase="discard",
        edition=edition,
    )
    t.does("play Restricted Vitae")
    assert t.measure("a.hand") == 6
    while not t.offers("use Restricted Vitae Mira"):
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does("use Restricted Vitae Mira")
    t.does("target Small")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("a.hand")) == (min(1, blood), hand)
    t.is_quiet()


# -- a hand that is too large -----------------------------------------------------------------------------------------


BACK = [
    *[("Delaying Tactics", "Oskar", "", edition) for edition in ALL],
    *[("Telepathic Vote Counting", "Mira", "aus", edition) for edition in ALL[1:]],
]
"""In 2000 Mira has not replaced the card that she has played in the referendum, so she has room for the other."""


@pytest.mark.parametrize(("card", "who", "words", "edition"), BACK)
def test_whoever_gets_the_calling_card_back_discards_down(card: str, who: str, words: str, edition: str) -> None:
    pages = ["Blank Page"] * 6
    mine = ["Anarchist Uprising", card, *pages[:5]] if who == "Mira" else ["Anarchist Uprising", *pages]
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip()], hand=mine, library=9),
        seat(ready=["Oskar 4/8"], hand=[card] if who == "Oskar" else []),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"play {card} {who}")
    t.does(f"play {card} {who}")
    t.passes_until("discard-down")
    assert (t.who(), t.measure("a.hand")) == ("a", 8)
    t.does(t.options()[0])
    t.goes_on()
    assert (t.region("Anarchist Uprising"), t.measure("a.hand")) == ("hand", 7)
    t.is_quiet()


# -- nobody to recruit ------------------------------------------------------------------------------------------------


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

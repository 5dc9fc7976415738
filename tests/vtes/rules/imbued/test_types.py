"""What an imbued is: a mortal ally from the crypt, with a creed and virtues."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.imbued.gifts import editions, minion_card
from tests.vtes.shorthand import affiliations as of
from tests.vtes.shorthand import base
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import Definition, as_mode


@editions
@proves("imbued.type.mortal-ally", "imbued.type.default-stats")
def test_an_imbued_is_an_ally_who_bleeds_and_strikes_for_one_and_does_nothing_that_only_vampires_do(
    edition: str,
) -> None:
    vote = minion_card("Vote", faces.POLITICAL, as_mode((do.gain_pool(1),), windows.MINION, base.BY_READY))
    t = position(
        seat(ready=["Ann 3/4 imbued clan:Avenger"], hand=[vote]),
        seat(pool=9, ready=["Gil 3/5"], torpor=["Abel 1/4"]),
        edition=edition,
    )
    ann = t["Ann"]
    assert t.g.is_ally(ann)
    assert not t.g.is_vampire(ann)
    assert stats.sect(t.g, ann) == ""
    for answer in ("hunt Ann", "anarch Ann", "diablerize Ann", "rescue Ann", "play Vote Ann"):
        assert not t.offers(answer)
    assert t.clauses("hunt Ann", by="a") == ["action.hunt.vampires-only"]
    t.does("bleed Ann")
    t.does("block Gil", by="b")
    t.goes_on()
    assert t.measure("Gil.blood") == 2, "her hand strike does 1 damage"
    assert t.measure("Ann.blood") == 2, "she burns life for damage"
    t = position(seat(ready=["Ann 3/4 imbued"]), seat(pool=9), edition=edition)
    with t.changes("b.pool", -1):
        t.does("bleed Ann")
        t.goes_on()
    t.is_quiet()


@editions
@proves("imbued.type.cost-is-life", "influence.control.other-crypt-types")
def test_the_cost_is_what_an_imbued_takes_and_the_life_that_he_begins_with(edition: str) -> None:
    t = position(
        seat(uncontrolled=["Ann 3/4 imbued", "Nobody 0/9"], pool=20), seat(), edition=edition, phase="influence"
    )
    with t.changes("a.pool", -2):
        t.does("invest Ann")
        assert t.region("Ann") == "uncontrolled"
        t.does("invest Ann")
        t.passes()
    assert t.region("Ann") == "ready"
    assert t.measure("Ann.blood") == 4, "what is beyond his cost goes to the bank"
    t.is_quiet()


@editions
@proves("imbued.type.creed-like-clan", "imbued.type.virtue-one-level")
def test_creeds_are_asked_for_like_clans_and_virtues_like_disciplines_of_one_level(edition: str) -> None:
    by = (windows.MINION, base.BY_READY)
    creed = minion_card("Avengers Only", faces.ACTION, as_mode((do.gain_pool(1),), *by), clans=("Avenger",))
    virtue = minion_card("Wrath", faces.ACTION, as_mode((do.gain_pool(1),), *by, ("ven",)))
    higher = minion_card("High Wrath", faces.ACTION, as_mode((do.gain_pool(1),), *by, ("VEN",)))
    discipline = minion_card("Domination", faces.ACTION, as_mode((do.gain_pool(1),), *by, ("dom",)))
    lesson = made_up("Lesson", faces.MASTER, definition=Definition(0, (), (), (), ("ven",)))
    t = position(
        seat(
            ready=[("Ann 3/4 imbued ven clan:Avenger", [lesson]), "Bob 3/4 imbued mar clan:Martyr", "Vamp 3/5 dom"],
            hand=[creed, virtue, higher, discipline],
        ),
        seat(),
        edition=edition,
    )
    assert t.offers("play Avengers Only Ann")
    assert not t.offers("play Avengers Only Bob")
    assert t.clauses("play Avengers Only Bob 0", by="a") == ["card.requirement.minion"]
    assert t.offers("play Wrath Ann")
    assert t.clauses("play Wrath Bob 0", by="a") == ["card.discipline.required"]
    assert not t.offers("play High Wrath"), "a virtue learned twice has no higher level"
    assert not t.offers("play Domination Ann")
    assert t.clauses("play Domination Ann 0", by="a") == ["card.requirement.vampire-only"]
    assert t.offers("play Domination Vamp")
    assert not t.offers("play Wrath Vamp")
    t.is_quiet()


@editions
@proves("imbued.type.mortal-ally")
def test_an_effect_on_vampires_does_not_reach_an_imbued_and_one_on_allies_does(edition: str) -> None:
    on_vampires = minion_card(
        "Blood Rite",
        faces.ACTION,
        as_mode((do.lock_card(base.TARGET),), windows.MINION, base.BY_READY, target=of.vampires(choose.FOREIGN)),
    )
    on_allies = minion_card(
        "Mind Rite",
        faces.ACTION,
        as_mode(
            (do.lock_card(base.TARGET),),
            windows.MINION,
            base.BY_READY,
            target=choose.minions(choose.FOREIGN, faces.ALLIES),
        ),
    )
    t = position(
        seat(ready=["Vamp 3/5"], hand=[on_vampires, on_allies]),
        seat(ready=["Ann 3/4 imbued"]),
        edition=edition,
    )
    assert not t.offers("play Blood Rite")
    t.does("play Mind Rite Vamp")
    t.goes_on()
    assert t.measure("Ann.locked") == 1
    t.is_quiet()

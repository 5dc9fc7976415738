"""Master cards: N."""

from __future__ import annotations

from praxis.vtes.definitions.language import CARD as THIS
from praxis.vtes.definitions.language import GAME as WHOLE_GAME
from praxis.vtes.definitions.language import PLAY, definition, event, gain, master, put
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import is_all_there_is
from tests.vtes.cards.location_tables import BRUJAH, VENTRUE
from tests.vtes.cards.master_tables import asks_for
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011

# -- New Carthage -----------------------------------------------------------------------------------------------------


@editions
@rules_on("New Carthage", "ANK 20251125")
def test_new_carthage_lifts_titled_brujah_and_lowers_ventrue(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 primogen {BRUJAH}", f"Ines 3/8 {BRUJAH}"]),
        seat(ready=[f"Oskar 2/4 {VENTRUE}", f"Ute 2/4 primogen {VENTRUE}"]),
        seat(ready=["Vera 2/4"], play=["New Carthage"]),
        edition=edition,
    )
    assert [stats.bleed(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [2, 1, 1]
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Oskar", "Ute")] == [2, 0, 0, 0]


# -- Nocturn Theater --------------------------------------------------------------------------------------------------


@editions
def test_nocturn_theater_locks_a_minion_of_the_prey(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Nocturn Theater"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Nocturn Theater")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Oskar", "Nocturn Theater", "Vera")] == [1, 1, 1, 0]


@rules_on("Nocturn Theater", "LSJ 20080604")
def test_to_burn_the_theater_requires_a_title() -> None:
    t = position(
        seat(ready=["Mira 4/8 title:prince", "Nils 2/4"]),
        seat(ready=["Oskar 2/4"], play=["Nocturn Theater"]),
        bystander(),
    )
    assert not t.offers("use Nocturn Theater Nils")
    t.does("use Nocturn Theater Mira")
    assert asks_for(t, "titled")
    to_the_end(t)
    assert t.region("Nocturn Theater") == "ash-heap"


# -- Not to Be --------------------------------------------------------------------------------------------------------

BOON = made_up("Boon", faces.MASTER, pool=1, definition=definition(master(gain(3), limit=WHOLE_GAME)))
OMEN = made_up("Omen", faces.EVENT, definition=definition(event(put(THIS, PLAY), limit=WHOLE_GAME)))


def out_of_turn(card: str, phase: str) -> Table:
    """Seat a has two cards of a kind that are played once a game; seat b can cancel one."""
    mine: list[Item] = [BOON, BOON] if phase == "master" else [OMEN, OMEN]
    person = card == "Santaleous"
    return position(
        seat(ready=["Mira 4/5"], hand=[*mine, *["Blank Page"] * 5], library=19),
        seat(
            ready=[card if person else "Oskar 2/4"],
            hand=["Blank Page" if person else card],
            play=["The Barrens", "Dreams of the Sphinx"],
        ),
        bystander(),
        phase=phase,
    )


@ruled_alike("card played phase", [("Not to Be", "Omen", "discard"), ("Santaleous", "Boon", "master")], "LSJ 20061207")
def test_nothing_else_is_done_as_a_master_or_event_card_is_played(card: str, played: str, phase: str) -> None:
    t = out_of_turn(card, phase)
    until(t, f"play {played}")
    t.does(f"play {played}", by="a")
    is_all_there_is(t, "b", f"use {card}" if card == "Santaleous" else f"play {card}", "a")
    to_the_end(t)
    t.is_quiet()


@ruled_alike("card played phase", [("Not to Be", "Omen", "discard"), ("Santaleous", "Boon", "master")], "ANK 20190104")
def test_a_cancelled_card_that_is_played_once_a_game_was_played(card: str, played: str, phase: str) -> None:
    t = out_of_turn(card, phase)
    until(t, f"play {played}")
    t.does(f"play {played}", by="a")
    t.does(f"use {card}" if card == "Santaleous" else f"play {card}", by="b")
    since = len(t.asked)
    while t.g.turn < 24:
        t.answer("pass")
    assert not t.ever_offered(f"play {played}#2", since)


@since_2011
@rules_on("Not to Be", "LSJ 20080630")
def test_an_event_is_not_to_be(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["The Unmasking"]),
        seat(ready=["Oskar 2/4"], hand=["Not to Be"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    t.does("play Not to Be", by="b")
    assert (t.region("The Unmasking"), t.region("Not to Be"), t.measure("b.pool")) == ("ash-heap", "play", 29)


@since_2011
def test_not_to_be_moves_an_action_from_the_discard_phase_to_the_master_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Not to Be"], hand=["Blank Page", "Ascendance", "Svadharma", "Ascendance"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    first, second = [card for card in t.g.hand(0) if t.g.face[card].name == "Ascendance"]
    t.answer(f"play {first} -1 0")
    assert t.asks == "master"
    t.answer(f"play {second} -1 0")
    assert (t.asks, t.measure("a.pool")) == ("minion", 32)
    t.answer("pass")
    while t.g.turn_span().seat == 0:
        assert not t.options("discard")
        t.answer("pass")
    assert t.region("Not to Be") == "ash-heap"

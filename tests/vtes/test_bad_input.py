"""Bad input is refused in one clear line with the rule, and the game goes on: decks, positions, answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.errors import BadSetting, Illegal, Malformed, Stale
from praxis.kernel.game import Setting
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt.dealing import chosen
from praxis.vtes.kind import KIND
from praxis.vtes.positions import file
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.rules.action.cards import editions, errand, shade


def deck(**cards: int) -> str:
    """A deck as a header carries it, by the names of official cards."""
    ids = {catalogue.find(name.replace("_", " ")).id: count for name, count in cards.items()}
    return "Sample = " + " ".join(f"{count}x{card}" for card, count in ids.items())


def begin(text: str, edition: str, players: int = 5) -> None:
    decks = [text, *chosen(players - 1, 1)]
    KIND.begin(KIND.header(Setting(players, edition, {"turns": 5}, decks), 1))


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("crypt", "library", "edition", "complaint"),
    [
        (11, 60, "2000", "deck.crypt.minimum"),
        (11, 60, "2011", "deck.crypt.minimum"),
        (11, 60, "2012", "deck.crypt.minimum"),
        (11, 60, "2023", "deck.crypt.minimum"),
        (12, 39, "2000", "deck.library.minimum"),
        (12, 39, "2012", "deck.library.minimum"),
        (12, 59, "2023", "deck.library.minimum"),
        (12, 91, "2000", "deck.library.maximum"),
        (12, 91, "2011", "deck.library.maximum"),
        (12, 91, "2023", "deck.library.maximum"),
    ],
)
def test_a_deck_of_the_wrong_size_is_not_dealt(crypt: int, library: int, edition: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as refused:
        begin(deck(Gilbert_Duane=crypt, Deflection=library), edition)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


@editions
def test_a_deck_of_the_right_size_is_dealt(edition: str) -> None:
    begin(deck(Gilbert_Duane=12, Deflection=60), edition)


@editions
def test_groups_too_far_apart_are_refused_where_there_are_groups(edition: str) -> None:
    mixed = f"Mixed = 6x{catalogue.find('Gilbert Duane').id} 6x{catalogue.find('Amber').id} 60x100518"
    if edition == "2000":
        begin(mixed, edition)
        return
    with pytest.raises(BadSetting, match=r"groups 1 and 5.*deck\.groups\.one-or-two"):
        begin(mixed, edition)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Strange = 12x299999 60x100518", "no card has the id 299999"),
        ("Strange = 12x200517 60x199999", "no card has the id 199999"),
        ("Strange = 12xMira", "'12xMira' is no card"),
        ("Strange = ", "is no deck"),
        ("no such deck", "no deck 'no such deck'"),
    ],
)
@editions
def test_unknown_cards_and_decks_are_named(text: str, complaint: str, edition: str) -> None:
    with pytest.raises(BadSetting) as refused:
        begin(text, edition)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_up", "complaint"),
    [
        (lambda: position(seat(), seat(), edition="1999"), "no edition '1999'; there are 2000"),
        (lambda: position(seat()), "1 seats; 2 to 10 can play [setup.players.count]"),
        (lambda: position(seat(), seat(), turn="c"), "no seat 'c' whose turn it could be; there are a, b"),
        (lambda: position(seat(), seat(), phase="tea"), "no phase 'tea'"),
        (lambda: position(seat(pool=0), seat()), "seat a has 0 pool: she would be ousted [end.oust.zero-pool]"),
        (lambda: position(seat(edge=True), seat(edge=True)), "there is only one Edge"),
        (lambda: position(seat(ready=["Mira 6/5"]), seat()), "Mira has 6 blood, and a capacity of 5"),
        (lambda: position(seat(torpor=["Mira 6/5"]), seat()), "[card.crypt.blood-cap]"),
        (lambda: position(seat(ready=["Thug ally 0"]), seat()), "[damage.nonvampire.last-life-burned]"),
        (lambda: position(seat(ready=["Deflection"]), seat()), "Deflection (reaction) cannot lie in 'ready'"),
        (lambda: position(seat(play=["Deflection"]), seat()), "[card.play.minion-card-burned]"),
        (lambda: position(seat(), seat(), number="3"), "number should be a number from 1 on, not '3'"),  # type: ignore[arg-type]
        (lambda: position(seat(ready=[("Mira 5/5", ["Deflection"])]), seat()), "Deflection does not stay in play"),
        (lambda: position(seat(play=["Minion Tap"]), seat()), "[master.other.discarded]"),
        (lambda: position(seat(ready=["Mira 3/5, Nora 3/5"]), seat()), "'Mira 3/5, Nora 3/5' is several minions"),
        (lambda: position(seat(ready=["Thug ally 2, Nora 3/5"]), seat()), "is several minions"),
    ],
)
def test_a_position_that_no_table_can_show_is_refused_with_the_rule(
    set_up: Callable[[], Table], complaint: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        set_up()
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("region", "line", "complaint"),
    [
        ("ready", "Mira 0/0", "Mira has a capacity of 0"),
        ("ready", "Mira 3/5 strength:-1", "strength should be a number from 0 on, not '-1'"),
        ("ready", "Mira 3/5 prince:Paris primogen", "[title.limit.one]"),
        ("ready", "Mira 3/5 title:9-wombats", "no title '9 wombats'"),
        ("ready", "Mira 3/5 prince:", "'prince:' names no city"),
        ("ready", "Thug ally 2 prince:Paris", "only a vampire has a title"),
        ("uncontrolled", "Mira 3/5 locked", "so it is not locked"),
        ("hand", "Deflection locked", "so it is not locked"),
        ("hand", "Deflection counters:2", "no counters are on it"),
        ("ready", "Mira 3/5 with Blood Doll contested", "[contest.card.which-unique]"),
        ("ready", "Mira 3/5 with The Signet of King Saul contested", "nobody else has a copy"),
        ("ready", "Mira 3/5 with The Barrens", "The Barrens cannot be on Mira: it lies in play by itself"),
    ],
)
def test_python_and_text_refuse_the_same_lines_in_the_same_words(region: str, line: str, complaint: str) -> None:
    with pytest.raises(BadSetting) as in_python:
        position(seat(**{region: [line]}), seat())  # type: ignore[arg-type]
    with pytest.raises(BadSetting) as in_text:
        file.read(f"game: vtes\n[a]\n{region}: {line}\n[b]\nready: Oskar 2/4\n")
    assert complaint in str(in_python.value)
    assert str(in_text.value).removeprefix("line 3: ") == str(in_python.value)


@pytest.mark.parametrize(
    ("play", "ready", "complaint"),
    [
        (
            "Blood Doll",
            "Mira 3/5",
            "Blood Doll does not lie in play by itself: it is put on another card; write it after",
        ),
        ("Animalism", "Mira 3/5", "as in 'Mira 3/5 with Animalism' [card.control.on-minion]"),
        ("", "Mira 3/5 with The Barrens", "it lies in play by itself; write it under 'in play' [card.control.loose]"),
        ("", "Mira 3/5 with Sport Bike + Helicopter", "Mira cannot have Sport Bike and Helicopter: a card says so"),
        ("", "Mira 3/5 with Sport Bike + Sport Bike", "Mira cannot have Sport Bike and Sport Bike: a card says so"),
        ("", "Thug ally 2 with Laptop Computer + Laptop Computer", "[card.golden.overrides-rules]"),
    ],
)
def test_a_card_where_it_cannot_lie_is_refused_in_one_line_in_python_and_in_text(
    play: str, ready: str, complaint: str
) -> None:
    with pytest.raises(BadSetting) as in_python:
        position(seat(ready=[ready], play=[play] if play else []), seat())
    with pytest.raises(BadSetting) as in_text:
        file.read(f"game: vtes\n[a]\nready: {ready}\nin play: {play or 'none'}\n[b]\n").table()
    assert complaint in str(in_python.value)
    assert str(in_text.value).partition(": ")[2 if str(in_text.value).startswith("line") else 0] in str(in_python.value)
    assert "\n" not in str(in_text.value)


def test_cards_that_may_lie_there_are_taken() -> None:
    """A trophy waits in play or is on a vampire; one location is put on a vampire; a vehicle beside other equipment."""
    on = ["Blood Doll", "Animalism", "Trophy: Library", "Secure Haven", "Sport Bike", "Laptop Computer", "IR Goggles"]
    t = position(seat(ready=[("Mira 3/5", on)], play=["The Barrens", "Trophy: Hunting Ground"]), seat())
    assert len(t.g.on(t["Mira"])) == len(on)
    t.is_quiet()


def test_a_minion_may_have_less_of_something() -> None:
    t = position(seat(ready=["Mira 3/5 intercept:-1"]), seat())
    assert t.measure("Mira.intercept") == -1


@editions
@proves("contest.card.start")
def test_gear_that_two_minions_bear_can_be_contested_from_the_beginning(edition: str) -> None:
    text = (
        "game: vtes\n[a]\nready: Mira 3/5 with The Signet of King Saul contested\n"
        "[b]\nready: Oskar 2/4 with The Signet of King Saul contested\n"
    )
    t = file.read(text.replace("vtes\n", f"vtes\nedition: {edition}\n")).table().table
    assert [t.region(name) for name in ("The Signet of King Saul", "The Signet of King Saul#2")] == ["contested"] * 2
    t.is_quiet()


@pytest.mark.parametrize(
    ("set_up", "complaint"),
    [
        (lambda: seat(hand=7), "'hand' should be a list of cards, not '7'"),  # type: ignore[arg-type]
        (lambda: seat(hand="Fade"), "'hand' should be a list of cards, not 'Fade'"),
        (lambda: seat(library=-3), "'library' should be a list of cards, or how many of no interest, not '-3'"),
        (lambda: seat(ready=[("Mira 3/5", "Rusty Gun")]), "should be a minion and a list of what is on it"),
        (lambda: seat(ready=[("Mira 3/5", [["Rusty Gun"]])]), "should be a minion and a list of what is on it"),  # type: ignore[list-item]
        (lambda: seat(ready=[("Mira 3/5", 7)]), "should be a minion and a list of what is on it"),  # type: ignore[list-item]
        (lambda: position(seat(), seat(), cards={"A": 3}), "cards: A should be a line like"),  # type: ignore[dict-item]
        (lambda: position(seat(pool="x"), seat()), "pool should be a number from 1 on, not 'x'"),  # type: ignore[arg-type]
        (lambda: position(seat(), seat(), number=0), "number should be a number from 1 on, not 0"),
        (lambda: position(seat(), seat(), options={"leg": True}), "no option 'leg'"),
        (lambda: position(seat(), seat(), names=["anna"]), "2 seats, and 1 different names"),
        (lambda: position(seat(), seat(), ousted=["q"]), "ousted: no player 'q'"),
        (lambda: position(seat(), seat(), seat(), turn="b", ousted=["b"]), "b is ousted and takes no more turns"),
        (lambda: position(seat(), seat(), contested=["Zork"]), "contested: no unique card 'Zork' is in play"),
        (lambda: position(seat(), seat(), counters=[(2, "stun", "Zork", "a")]), "counters: no card 'Zork' is in play"),
        (lambda: position(seat(), seat(), counters=[(2, "stunn", "b", "a")]), "names are corruption"),
        (lambda: position(seat(), seat(), counters=[(2, "stun", "b", "zz")]), "counters: no player 'zz'"),
    ],
)
def test_what_python_takes_for_a_table_is_looked_at_as_a_file_is(set_up: Callable[[], object], complaint: str) -> None:
    with pytest.raises(BadSetting) as refused:
        set_up()
    assert complaint in str(refused.value)


def test_an_unknown_card_in_a_position_is_named_with_its_like() -> None:
    with pytest.raises(BadSetting, match=r"Deflektion.*did you mean Deflection"):
        position(seat(hand=["Deflektion"]), seat())


# -- answers -----------------------------------------------------------------------------------------------------------


@editions
def test_a_decision_answered_with_anothers_option_is_refused_and_the_game_goes_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 2/4 locked"], hand=[shade(), errand()]),
        seat(pool=9, ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    # The seat that decides, with an option that is not hers or not there.
    for answer, clause in (
        (f"bleed {t['Ira']}", "minion.act.ready-untapped"),
        (f"bleed {t['Oskar']}", "minion.act.own-phase"),
        (f"play {t['Shade']} {t['Mira']} 0", "action.modifier.acting-only"),
        (f"block {t['Mira']}", "term.blocking-minion.scope"),
        (f"leave {t['Mira']}", "action.types.torpor-actions"),
        ("crypt", "influence.transfers.default-four"),
        (f"discard {t['Shade']}", "discard.action.discard-redraw"),
    ):
        refusal = t.refuses(answer)
        assert isinstance(refusal, Illegal)
        assert refusal.clause == clause, answer
    t.does("bleed Mira")
    while t.who() != "b":
        t.passes()
    # Somebody else, with the very option that is offered to seat b.
    for other in (0, 2):
        refusal = t.refuses(t.options("block")[0], seat=other)
        assert isinstance(refusal, Illegal)
        assert "seat 1 decides" in str(refusal)
    # Seat b with a minion of seat c.
    refusal = t.refuses(f"block {t['Vera']}")
    assert isinstance(refusal, Illegal)
    assert refusal.clause
    # An answer to a decision that is past, and one that says nothing.
    with pytest.raises(Stale):
        t.game.answer(1, "pass", t.game.number - 1)
    assert isinstance(t.refuses("   "), Malformed)
    assert isinstance(t.refuses("dance 7"), Illegal)
    assert isinstance(t.refuses("block 99999"), Illegal)
    t.passes()
    t.goes_on()
    assert t.measure("b.pool") == 8
    t.is_quiet()


@editions
def test_a_game_that_is_over_takes_no_more_answers(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5"]), seat(pool=1), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    with pytest.raises(Stale, match="the game is over"):
        t.game.answer(0, "pass")


def test_an_event_or_a_field_that_does_not_exist_is_no_answer() -> None:
    t = position(seat(ready=["Mira 3/5"]), seat())
    t.does("bleed Mira")
    assert t.happened("bleeds", seat=1)
    for asked in (lambda: t.told("bleedz"), lambda: t.happened("torpoor"), lambda: t.happened("bleeds", seet=1)):
        with pytest.raises(BadSetting, match="did you mean"):
            asked()

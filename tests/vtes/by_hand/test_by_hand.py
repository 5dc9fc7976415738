"""Cards by hand: what the rules do not know of a card, the players do, with adjustments that all see and agree to."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from praxis.kernel.errors import BadSetting, Illegal
from praxis.kernel.game import Setting
from praxis.kernel.laws import LAWS, law_10_stubborn_games_end
from praxis.kernel.record import read, record_of, replay, write
from praxis.kernel.words import Scene
from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.dealt import dealing, known_faces
from praxis.vtes.decks.packed import pack, unpack
from praxis.vtes.decks.shipped import packed
from praxis.vtes.definitions import definitions
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.mode import Mode
from praxis.vtes.kind import KIND
from praxis.vtes.model import windows
from praxis.vtes.model.face import BY_HAND
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import by_hand
from praxis.vtes.words import WORDS
from tests.vtes.by_hand.manual import manual
from tests.vtes.rules.action.cards import motion
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode

FREE = {"enforced": "by-hand", "consent": "none"}
AGREED = {"enforced": "by-hand"}


def playing(options: dict[str, str], card: CardFace, phase: str = "minion", **more: object) -> Table:
    """A holds a card that the rules do not know."""
    hers = seat(ready=["Mira 3/5", "Ira 4/6"], hand=[card.name], library=20, pool=12)
    return position(hers, seat(ready=["Oskar 2/4"], hand=["Blank Page"] * 7, library=20), phase=phase, options=options)


def act(options: dict[str, str]) -> tuple[Table, CardFace]:
    """A's Mira plays an action card by hand, and nobody blocks."""
    card = manual("Action")
    t = playing(options, card)
    t.does(f"play {card.name} Mira")
    while t.asks != "adjust":
        t.goes_by()
    return t, card


def test_without_that_option_such_a_card_can_neither_be_brought_nor_played() -> None:
    card = manual("Action")
    t = playing({}, card)
    assert not t.offers(f"play {card.name} Mira")


def test_the_rules_enforce_that_it_is_an_action_and_the_players_do_the_rest() -> None:
    t, card = act(FREE)
    assert t.measure("Mira.locked") == 1
    assert t.offers("adjust lock")
    assert t.offers("adjust burn-pool")
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 3")
    assert t.measure("b.pool") == 27
    t.does_all("adjust lock", "adjust-card Oskar")
    assert t.measure("Oskar.locked") == 1
    t.passes()
    assert t.region(card.name) == "ash-heap"
    t.is_quiet()


def test_what_a_card_costs_must_be_paid_and_affordable() -> None:
    card = manual("Master", cost="pool")
    poor = position(seat(hand=[card.name], pool=card.cost.amount - 1), seat(), phase="master", options=FREE, stop=True)
    assert poor.clauses(f"play {card.name}", by="a") == ["card.cost.pool"]
    t = playing(FREE, card, phase="master")
    with t.changes("a.pool", -card.cost.amount):
        t.does(f"play {card.name}")
    assert t.asks == "adjust"


def test_a_master_card_takes_the_master_phase_action() -> None:
    card = manual("Master")
    t = playing(FREE, card, phase="master")
    t.does(f"play {card.name}")
    assert t.asks == "adjust"
    t.does_all("adjust move", f"adjust-card {card.name}", "adjust-to play")
    assert t.region(card.name) == "play"
    t.passes()
    assert t.asks != "adjust"


def test_each_step_is_told_before_it_is_done() -> None:
    t, card = act(FREE)
    t.does_all("adjust gain-blood", "adjust-card Ira", "amount 2")
    (told,) = t.told("adjusts")
    assert (told["how"], told["minion"], told["amount"], told["card"]) == ("gain-blood", t["Ira"], 2, t[card.name])
    assert t.measure("Ira.blood") == 6


def test_all_see_what_is_being_put_together() -> None:
    seen = set[str]()
    for word in by_hand.WORDS:
        t, card = act(FREE)
        if not t.offers(f"adjust {word}"):
            continue
        t.does(f"adjust {word}")
        if t.told("adjusting"):
            seen.add(word)
            assert t.told("adjusting")[-1] == {"seat": 0, "card": t[card.name], "how": word, "chosen": []}
        else:
            assert t.told("adjusts")[-1]["how"] == word, "nothing had to be chosen"
    assert by_hand.WORDS[0] in seen
    assert len(seen) > 10


def test_nothing_happens_before_the_others_agree() -> None:
    t, _ = act(AGREED)
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 3")
    assert (t.asks, t.who(), t.measure("b.pool")) == ("consent", "b", 30)
    t.does("agree", by="b")
    assert (t.asks, t.who(), t.measure("b.pool")) == ("adjust", "a", 27)


def test_what_one_does_not_agree_to_does_not_happen() -> None:
    t, _ = act(AGREED)
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 3")
    t.does("object", by="b")
    assert (t.asks, t.measure("b.pool")) == ("adjust", 30)
    assert t.told("objects")


def test_who_agrees_to_all_is_asked_once() -> None:
    t, _ = act(AGREED)
    t.does_all("adjust lock", "adjust-card Oskar", "agree-all", "adjust unlock", "adjust-card Oskar")
    assert (t.asks, t.measure("Oskar.locked")) == ("adjust", 0)


def test_a_step_that_was_begun_can_be_left() -> None:
    t, _ = act(FREE)
    before = t.g.digest()
    t.does_all("adjust gain-pool", "adjust-seat 0", "pass")
    assert t.asks == "adjust"
    t.does_all("adjust lock", "pass")
    assert t.measure("a.pool") == 12
    assert before != t.g.digest()  # the answers count


REVERSIBLE = {
    "lock": ("adjust lock", "adjust-card Oskar"),
    "unlock": ("adjust unlock", "adjust-card Mira"),
    "blood": ("adjust gain-blood", "adjust-card Oskar", "amount 2"),
    "burned blood": ("adjust burn-blood", "adjust-card Ira", "amount 4"),
    "pool": ("adjust gain-pool", "adjust-seat 1", "amount 5"),
    "burned pool": ("adjust burn-pool", "adjust-seat 0", "amount 5"),
    "edge": ("adjust take-edge", "adjust-seat 1"),
    "control": ("adjust control", "adjust-card Oskar", "adjust-seat 0"),
    "counters": ("adjust add-counters", "adjust-card Ira", "adjust-to corruption", "amount 2"),
    "number": ("adjust raise", "adjust-card Ira", "adjust-to bleed", "amount 2"),
    "lower": ("adjust lower", "adjust-card Ira", "adjust-to strength", "amount 1"),
    "torpor": ("adjust move", "adjust-card Oskar", "adjust-to torpor"),
    "burned": ("adjust move", "adjust-card Oskar", "adjust-to ash-heap"),
    "removed": ("adjust move", "adjust-card Ira", "adjust-to removed"),
}


def shape(t: Table) -> dict[str, object]:
    """The table without what only tells how it came so."""
    found: dict[str, object] = json.loads(json.dumps(t.g.contents()))
    return {name: value for name, value in found.items() if name not in ("clock", "journal", "knows")}


@pytest.mark.parametrize("what", REVERSIBLE)
def test_a_step_can_be_taken_back(what: str) -> None:
    t, _ = act(FREE)
    before, mods = shape(t), [mod for span in t.g.spans for mod in span.mods]
    t.does_all(*REVERSIBLE[what])
    assert shape(t) != before or [mod for span in t.g.spans for mod in span.mods] != mods
    t.does("adjust back")
    assert shape(t) == before
    assert [mod for span in t.g.spans for mod in span.mods] == mods
    assert not t.offers("adjust back")


@pytest.mark.parametrize(
    ("what", "place", "event"),
    [
        ("Rusty Gun", "library", "to-library"),
        ("Rusty Gun", "hand", "retrieved"),
        ("Oskar", "crypt", "to-crypt"),
    ],
)
def test_a_card_moved_home_by_hand_goes_to_its_owner_without_what_lay_on_it(what: str, place: str, event: str) -> None:
    """Oskar is a's, and b controls him. He has a gun of his own, which is burned, and 2 blood, which go to the bank."""
    card = manual("Action")
    hers = seat(ready=["Mira 3/5", ("Ira 4/6", ["Rusty Gun"])], hand=[card.name], library=20)
    t = position(
        hers,
        seat(ready=[("Oskar 2/4 of:a", ["Old Gun"]), "Olga 2/4"], hand=["Blank Page"] * 7),
        options=FREE,
        cards=OLD_GUN,
    )
    t.does(f"play {card.name} Mira")
    while t.asks != "adjust":
        t.goes_by()
    t.does_all("adjust move", f"adjust-card {what}")
    with t.changes(f"a.{place}", +1), t.unchanged(f"b.{place}"), t.changes("bank", +2 if what == "Oskar" else 0):
        t.does(f"adjust-to {place}")
    assert t.region(what) == place
    told = [(name, t.told(name)) for name in ("to-library", "retrieved", "to-crypt") if t.told(name)]
    assert told == [(event, [{"card": t[what], "seat": 0}])]
    assert t.region("Old Gun") == ("ash-heap" if what == "Oskar" else "attached")


OLD_GUN = {"Old Gun": "equipment, strike 1 ranged"}


def test_what_has_come_to_light_cannot_be_taken_back_here() -> None:
    t, _ = act(FREE)
    t.does_all("adjust lock", "adjust-card Oskar")
    assert t.offers("adjust back")
    t.does_all("adjust shuffle", "adjust-seat 1")
    assert not t.offers("adjust back")


def test_a_search_tells_nobody_what_was_found() -> None:
    t, _ = act(AGREED)
    hand = t.measure("a.hand")
    t.does_all("adjust search", "agree-all")
    assert t.asks == "adjust-search"
    seen = t.g.view(1).decision
    assert seen is not None
    assert seen.seat is None
    t.does("find")
    assert t.told("shuffled") == [{"seat": 0, "region": "library"}]
    assert t.measure("a.hand") in (hand, hand + 1)
    (found,) = t.told("found")
    assert found.get("face") is None


def test_who_looks_at_a_hand_by_hand_sees_it_and_nobody_else_does() -> None:
    t, _ = act(FREE)
    theirs = t.g.hand(1)
    t.does_all("adjust look", "adjust-seat 1")
    looked = [event for event in t.story if event.kind == "looks-at"]
    assert {event.fields["seat"] for event in looked} == {0}
    assert [event.seen_by(0)["card"] for event in looked] == theirs
    assert all(event.seen_by(1).get("face") is None for event in looked)
    assert not t.offers("adjust look"), "she knows them all now"


def test_a_fight_by_hand_is_one_of_ready_minions() -> None:
    card = manual("Action")
    t = position(
        seat(ready=["Mira 3/5"], torpor=["Ira 4/6"], hand=[card.name], library=20, pool=12),
        seat(ready=["Oskar 2/4"], torpor=["Olga 2/4"], library=20),
        options=FREE,
    )
    t.does(f"play {card.name} Mira")
    while t.asks != "adjust":
        t.goes_by()
    t.does("adjust fight")
    fighters = [t[name] for name in ("Mira", "Oskar")]
    assert [option for option in t.options() if option != "pass"] == [f"adjust-card {card}" for card in fighters]


def test_a_fight_by_hand_is_one_of_all_who_are_still_in_the_game() -> None:
    card = manual("Action")
    t = position(
        seat(ready=["Mira 3/5"], hand=[card.name], library=20),
        seat(pool=2, ready=["Oskar 2/4"]),
        seat(ready=["Olga 2/4"]),
        options=FREE,
    )
    t.does(f"play {card.name} Mira")
    while t.asks != "adjust":
        t.goes_by("target")
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 2")
    assert t.g.ousted[1]
    t.does("adjust fight")
    fighters = [t[name] for name in ("Mira", "Olga")]
    assert [option for option in t.options() if option != "pass"] == [f"adjust-card {card}" for card in fighters]


def test_votes_that_were_gained_by_hand_can_be_taken_back() -> None:
    card = manual("Equipment")
    t = position(
        seat(ready=[f"Mira 3/5 with {card.name}"], hand=[motion()]), seat(ready=["Oskar 2/4"]), seat(), options=FREE
    )
    t.does("play Motion Mira")
    t.passes_until("polling")
    t.does_all(f"use {card.name}", "adjust votes", "adjust-seat 0", "amount 2")
    t.does_all("adjust votes", "adjust-seat 0", "amount 3", "adjust back", "pass")
    assert [told["votes"] for told in t.told("gains-votes")] == [2, 3, -3]
    t.does(f"votes {card.name} for")
    assert t.told("votes")[-1]["votes"] == 2
    t.goes_on()
    t.is_quiet()


def test_whose_votes_were_all_taken_back_is_offered_none() -> None:
    card = manual("Equipment")
    t = position(seat(ready=[f"Mira 3/5 with {card.name}"], hand=[motion()]), seat(), seat(), options=FREE)
    t.does("play Motion Mira")
    t.passes_until("polling")
    t.does_all(f"use {card.name}", "adjust votes", "adjust-seat 0", "amount 2", "adjust back", "pass")
    assert [told["votes"] for told in t.told("gains-votes")] == [2, -2]
    assert (t.who(), t.options("votes")) == ("a", [])


def test_who_burns_the_last_pool_by_hand_is_ousted() -> None:
    card = manual("Action")
    seats = [seat(ready=["Mira 3/5"], hand=[card.name], library=20), seat(pool=2), seat(), seat()]
    t = position(*seats, options=FREE)
    t.does(f"play {card.name} Mira")
    while t.asks != "adjust":
        t.goes_by("target")
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 2")
    assert t.g.ousted[1]
    assert t.asks == "adjust"
    assert not t.offers("adjust back")


def test_a_card_in_play_is_carried_out_whenever_its_controller_may_use_effects() -> None:
    card = manual("Equipment")
    t = position(seat(ready=[f"Mira 3/5 with {card.name}"]), seat(ready=["Oskar 2/4"]), options=FREE, phase="minion")
    t.does(f"use {card.name}")
    t.does_all("adjust raise", "adjust-card Mira", "adjust-to bleed", "amount 2", "pass")
    assert t.measure("Mira.bleed") == 3


def test_strength_that_is_raised_by_hand_in_a_combat_lasts_as_long_as_the_combat() -> None:
    card = manual("Equipment")
    t = position(seat(ready=[f"Mira 3/5 with {card.name}"]), seat(ready=["Oskar 4/4"]), options=FREE)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until("before-range")
    t.does_all(f"use {card.name}", "adjust raise", "adjust-card Mira", "adjust-to strength", "amount 2", "pass")
    with t.changes("Oskar.blood", -3):
        t.goes_on("strike")
    assert t.measure("Mira.strength") == 1


def test_nobody_adjusts_without_end() -> None:
    t, _ = act(FREE)
    for _ in range(by_hand.MOST // 2):
        t.does_all("adjust lock", "adjust-card Oskar")
        assert t.offers("adjust unlock") or t.asks != "adjust"
        t.does_all("adjust unlock", "adjust-card Oskar")
    assert t.asks != "adjust"


def test_an_answer_that_is_not_offered_is_refused() -> None:
    t, _ = act(FREE)
    with pytest.raises(Illegal):
        t.g.answer(0, "adjust-card 0")
    with pytest.raises(Illegal):
        t.g.answer(0, "adjust fight-club")


# -- decks ------------------------------------------------------------------------------------------------------------


@cache
def deck_by_hand() -> str:
    """One of our decks with some cards that the rules do not know."""
    deck = unpack(packed()[0])
    cards = dict(deck.cards)
    for kind in ("Action", "Master", "Combat", "Reaction", "Equipment", "Political Action"):
        cards[manual(kind).id] = 3
    most = max((card for card in cards if card < 200_000), key=lambda card: cards[card])
    cards[most] = max(1, cards[most] - 18)
    return pack(type(deck)(name="By hand", cards=cards))


def test_such_a_deck_is_dealt_only_where_the_table_plays_by_hand() -> None:
    with pytest.raises(BadSetting, match="not enforced"):
        dealing.deal(deck_by_hand(), "2023", 4, dealing.ANY_FORMAT)
    dealt = dealing.deal(deck_by_hand(), "2023", 4, dealing.ANY_FORMAT, dealing.BY_HAND)
    keys = [face.key for face in dealt.library]
    assert manual("Master").id + BY_HAND in keys
    assert known_faces.face(manual("Master").id + BY_HAND) in dealt.library


def by_hand_setting(consent: str) -> Setting:
    options: dict[str, str | int | bool] = {"turns": 14, "enforced": "by-hand", "format": "any", "consent": consent}
    return Setting(2, "2023", options, [deck_by_hand()] * 2)


LAWS_BY_HAND = [
    pytest.param(law, consent, id=f"{law.__name__}-{consent}")
    for law in LAWS
    for consent in ("others", "none")
    if (law, consent) != (law_10_stubborn_games_end, "others")
]
"""Whoever carries out a card may go on with it as long as the others agree to each step: such a game need not end."""


@pytest.mark.parametrize(("law", "consent"), LAWS_BY_HAND)
def test_the_laws_hold_for_games_with_cards_by_hand(law: object, consent: str) -> None:
    assert callable(law)
    law(KIND, by_hand_setting(consent), 1)


def test_a_game_with_adjustments_replays_from_its_record() -> None:
    header = KIND.header(by_hand_setting("others"), seed=3)
    game = KIND.begin(header)
    given: list[tuple[int, str]] = []
    dice = Random(3)
    while (decision := game.decision) is not None and len(given) < 1500:
        keys = decision.keys()
        eager = [key for key in keys if key.startswith(("play", "use", "adjust", "invest"))]
        answer = dice.choice(eager if eager and dice.random() < 0.8 else keys)
        given.append((decision.seat, answer))
        game.answer(decision.seat, answer)
    assert any(answer.startswith("adjust") for _, answer in given)
    text = write(record_of(KIND, header, given))
    assert replay(read(text), KIND).game.digest() == game.digest()


def test_whoever_is_asked_reads_what_is_proposed() -> None:
    t, card = act(AGREED)
    t.does_all("adjust burn-pool", "adjust-seat 1", "amount 3")
    view = t.g.view(1)
    assert view.decision is not None
    said = WORDS.decision(view.decision, Scene("en", ("Anna", "Bob"), 1, view))
    assert "3 pool less for Bob" in said.text
    assert card.name in said.text


def numbers_of(definition: Definition) -> list[tuple[int, ...]]:
    return [mode.start + mode.after + mode.opening for mode in (*definition.modes, *definition.abilities)]


def test_a_card_that_one_table_completes_by_hand_stays_what_it_is_at_every_other_table() -> None:
    partly = [card for card, known in definitions().items() if known.coverage == "partial"]
    assert partly
    for card in partly:
        before = numbers_of(definitions()[card])
        known_faces.with_hands.__wrapped__(card)
        assert numbers_of(definitions()[card]) == before, card


def test_a_way_that_is_written_anew_requires_costs_and_does_what_it_did() -> None:
    """Of all cards. Only the numbers of its effects, which each definition gives anew, are not there yet."""
    for card, known in definitions().items():
        for way in (*known.modes, *known.abilities):
            anew = way.again(way.do, way.then)
            assert type(anew) is type(way)
            for name in Mode.__slots__:
                if name not in ("start", "after", "opening", "granted"):
                    assert getattr(anew, name) == getattr(way, name), (card, name)


def test_a_way_that_another_definition_has_numbered_otherwise_is_refused() -> None:
    way = as_mode((do.gain_pool(1),), windows.AT_ANY_TIME)
    Definition(0, abilities=(way,))
    with pytest.raises(ValueError, match="write it anew"):
        Definition(0, (as_mode((do.gain_pool(2),), windows.RANGE),), abilities=(way,))

"""The house set as a whole: complete, named in four languages, every word used, every card seen at work."""

from collections import Counter
from statistics import median

import pytest

from praxis.clauses import load
from praxis.effects.nodes import Effect
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.kernel.words import Lang
from praxis.languages import known
from praxis.vendetta.cards import ALLY, CLAN, CLANS, LOCATION, PASSIVE, RELIC, VICTIM, Card
from praxis.vendetta.effects.control import CONTROL
from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.triggers import MOMENTS
from praxis.vendetta.effects.verbs import VERBS
from praxis.vendetta.effects.whom import WHO
from praxis.vendetta.kind import KIND
from praxis.vendetta.packs import others
from praxis.vendetta.sets import card_set, house_files
from praxis.vendetta.state import NONE, Vendetta
from praxis.vendetta.words.cards import CardWords
from praxis.vendetta.words.languages import tongue

HOUSE = card_set()
NODES = HOUSE.said
ABLE = [card for card in HOUSE.cards if card.does or card.triggers or card.statics]


def test_the_set_is_marked_as_our_own_design() -> None:
    assert HOUSE.house
    assert all("our own design" in text for text in house_files().values())


def test_the_set_is_complete() -> None:
    assert Counter(card.kind for card in HOUSE.cards) == {CLAN: 63, ALLY: 30, VICTIM: 35, LOCATION: 7, RELIC: 8}
    for clan in CLANS:
        own = [card for card in HOUSE.cards if card.clan == clan]
        assert sorted(card.name for card in own if card.starting) == ["Hunt", "Ready"]
        assert len({card.step for card in own}) >= 3, f"{clan} has cards of too few kinds"
        assert any(card.step == PASSIVE for card in own)


def test_hunt_and_ready_differ_from_clan_to_clan() -> None:
    for name in ("Hunt", "Ready"):
        cards = [card for card in HOUSE.cards if card.name == name and card.kind == CLAN]
        assert len(cards) == 7
        assert len({_told(card) for card in cards}) == 7


def _told(card: Card) -> str:
    does = [card.does, *(trigger.does for trigger in card.triggers)]
    return f"{card.step} {[_tree(numbers) for numbers in does]} {[static.tree() for static in card.statics]}"


def _tree(numbers: tuple[int, ...]) -> list[object]:
    return [(NODES[n].verb, NODES[n].who, NODES[n].amount, [_tree(b) for b in NODES[n].branches]) for n in numbers]


@pytest.mark.parametrize(
    ("number", "name", "title", "values"),
    [
        ("BR01", "Bloody Fury", "", (6, 0, 0, 0, 0)),
        ("BR03", "Challenge", "", (4, 0, 0, 0, 0)),
        ("AL30", "Miguel Chandler", "dancer", (0, 2, 3, 3, 0)),
        ("VI32", "Najia Mahtam", "writer", (0, 1, 3, 3, 0)),
    ],
)
def test_cards_known_as_facts_have_their_numbers(
    number: str, name: str, title: str, values: tuple[int, int, int, int, int]
) -> None:
    card = HOUSE.by_code[number]
    assert (card.name, card.title) == (name, title)
    assert (card.power, card.influence, card.feeding, card.drain, card.drained) == values


def test_nothing_of_the_vocabulary_is_unused() -> None:
    statics = [static for card in HOUSE.cards for static in card.statics]
    counts = {each.count for each in (*(node.amount for node in NODES), *(static.amount for static in statics))}
    conditions = (*(node.condition for node in NODES), *(static.condition for static in statics))
    counts |= {each.count for each in conditions if each is not None}
    assert {node.verb for node in NODES} == {*VERBS, *CONTROL}
    assert counts - {""} == {*COUNTS, *OF_THE_EFFECT}
    assert {node.who for node in NODES} - {""} == set(WHO)
    assert set(HOUSE.listeners) == set(MOMENTS)
    assert {static.what for static in statics} == set(STATICS)
    for name, verb in VERBS.items():
        for part in verb.form.split():
            if part.startswith("{"):
                used = {node.what for node in NODES if node.verb == name}
                assert used <= set(part.strip("{}").split(","))
                assert len(used) > 1, f"'{name}' needs no choice of {part}"


def test_every_node_says_by_which_clause_it_would_change_nothing() -> None:
    """Each node is asked before anything lies at a location: a verb about a location changes nothing, others do."""
    game = KIND.begin(KIND.header(Setting(4), 1))
    assert isinstance(game, Vendetta)
    scope = Resolve(0, 0, NONE, NONE, [])
    found: dict[str, set[str]] = {}
    for number, node in enumerate(HOUSE.script.nodes):
        assert isinstance(node, Effect)
        found.setdefault(node.bar(game, scope), set()).add(NODES[number].verb)
    assert set(found) == {"", "vendetta.conflict-rule.impossible-ignored"}
    assert set(found) - {""} <= {clause.id for clause in load("vendetta").clauses}
    assert {"gain", "recruit"} <= found[""]
    assert {"blank", "charm", "weaken", "withdraw"} <= found["vendetta.conflict-rule.impossible-ignored"]


@pytest.mark.parametrize("language", others())
def test_every_card_is_named_in_every_language(language: str) -> None:
    named = [card for card in HOUSE.cards if card.kind in (CLAN, LOCATION, RELIC)]
    people = [card for card in HOUSE.cards if card.kind in (ALLY, VICTIM)]
    assert [card.code for card in named if language not in card.names] == []
    assert [card.code for card in people if not card.title or language not in card.titles] == []
    own = [card.names[language] for card in named if not card.starting]
    assert len(set(own)) == len(own)


@pytest.mark.parametrize("language", known())
def test_every_able_card_has_a_text_in_every_language_and_no_other_has_one(language: Lang) -> None:
    told = CardWords(HOUSE, tongue(language))
    assert [card.code for card in HOUSE.cards if bool(told.text(card.id)) != (card in ABLE)] == []
    texts = [told.text(card.id) for card in HOUSE.cards if card.kind == CLAN]
    assert len(set(texts)) == 63, "no two clan cards do the same"


def test_people_have_names_of_their_own() -> None:
    names = [card.name for card in HOUSE.cards if not card.starting]
    assert len(set(names)) == len(names)


def test_a_typical_card_has_at_most_eight_lines() -> None:
    lengths = [
        sum(1 for line in block.splitlines() if line.strip())
        for text in house_files().values()
        for block in text.split("\n[")[1:]
    ]
    assert len(lengths) == 143
    assert median(lengths) <= 8
    assert max(lengths) <= 12


def test_every_card_is_seen_at_work_in_random_games() -> None:
    """Active, passive, allies, places and relics by what they say; lasting effects by lying where they work."""
    worked: set[int] = set()
    for seed in range(400):
        options: dict[str, str | int | bool] = {"locations": True, "relics": True}
        game = KIND.begin(KIND.header(Setting(4 + seed % 2, options=options), seed))
        dice = Dice(seed)
        while game.decision is not None:
            game._answer(game.decision.options[dice.below(len(game.decision.options))])
        for event in game.take_events():
            told = event.fields
            if event.kind in ("effect", "acts", "relic-used", "joined", "scene", "played"):
                lasting = event.kind in ("joined", "scene", "played")
                card = HOUSE.cards[int(str(told["card"]))]
                if not lasting or (card.statics and told.get("face") != "down") or card.kind == VICTIM:
                    worked.add(card.id)
        if len(worked) >= len(ABLE) + 35:
            break
    assert [card.code for card in ABLE if card.id not in worked] == []

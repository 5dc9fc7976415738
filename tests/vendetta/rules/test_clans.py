"""The house set plays each clan as the rulebook describes it."""

from collections.abc import Iterator

from praxis.clauses.proof import proves
from praxis.vendetta.cards import CLANS, Card
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.said import Said
from praxis.vendetta.sets import card_set

ELSEWHERE = ["1 blood"]  # keeps a player at the second location, so that the round goes on


def deck(clan: str) -> list[Card]:
    house = card_set()
    return [house.cards[card] for card in house.clan_cards[clan]]


def nodes(card: Card) -> Iterator[Said]:
    """Everything a card does, at whatever moment."""
    house = card_set()
    todo = [*card.does, *(number for trigger in card.triggers for number in trigger.does)]
    while todo:
        node = house.said[todo.pop()]
        todo += [number for branch in node.branches for number in branch]
        yield node


def with_verb(clan: str, *verbs: str) -> list[Card]:
    return [card for card in deck(clan) if any(node.verb in verbs for node in nodes(card))]


def most_of_all(clan: str, *verbs: str) -> bool:
    """Does this clan have more cards with these verbs than any other?"""
    count = {each: len(with_verb(each, *verbs)) for each in CLANS}
    return all(count[clan] > count[each] for each in CLANS if each != clan)


def counting(clan: str, *counts: str) -> list[Card]:
    def counts_so(node: Said) -> bool:
        return node.amount.count in counts or (node.condition is not None and node.condition.count in counts)

    return [card for card in deck(clan) if any(map(counts_so, nodes(card)))]


@proves("vendetta.clan.profile.brujah")
def test_brujah_have_high_power_do_heavy_damage_and_profit_from_frenzy() -> None:
    power = {clan: sum(card.power for card in deck(clan)) for clan in CLANS}
    assert all(power["brujah"] > power[clan] for clan in CLANS if clan != "brujah")
    hurting = [node for card in deck("brujah") for node in nodes(card) if node.verb in ("lose", "steal")]
    assert len([node for node in hurting if node.what == "blood" and node.who != "you"]) >= 5
    bonus = [
        card.name
        for card in deck("brujah")
        if any(static.what == "frenzy-bounty" for static in card.statics)
        or any(trigger.when == "you-cause-frenzy" for trigger in card.triggers)
    ]
    assert bonus
    gains = []
    for extra in ([], bonus):
        hit = "power 1 preparation: lose each-rival 1 blood"
        a = Seat("brujah", at={1: [hit, *extra], 2: ELSEWHERE})
        t = Table(a=a, b=Seat("ventrue", blood=1, at={1: ["power 0"]}), cards="house", resolves=1)
        t.stays("a", "b")
        t.goes_on("withdraw")
        frenzy = next(i for i, event in enumerate(t.story) if event.kind == "frenzy")
        told = [event.fields for event in t.story[frenzy:] if event.kind == "gained" and event.fields["seat"] == 0]
        gains.append(sum(int(str(each["amount"])) for each in told if each["what"] == "influence"))
    assert gains[1] > gains[0]


@proves("vendetta.clan.profile.gangrel")
def test_gangrel_change_shape_to_manipulate_blood_and_raise_power() -> None:
    assert most_of_all("gangrel", "gather", "recall", "seize", "deploy")
    assert len(with_verb("gangrel", "power", "match", "deploy", "seize")) >= 4
    (gather,) = with_verb("gangrel", "gather")
    blood = ["2 blood"]
    t = Table(
        a=Seat("gangrel", at={1: [gather.name], 2: blood}), b=Seat(at={1: ["power 0"]}), cards="house", resolves=1
    )
    before = t.power("a", 1)
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"][0] == before + 2  # the blood of another location fights here
    (match,) = with_verb("gangrel", "match")
    t = Table(a=Seat("gangrel", at={1: [match.name]}), b=Seat(at={1: ["power 9"]}), cards="house", resolves=1)
    t.stays("a", "b")
    assert t.told("conflict")[0]["powers"] == [9, 9]  # it takes the shape of the strongest


@proves("vendetta.clan.profile.malkavian")
def test_malkavians_are_unpredictable_and_use_what_is_not_theirs() -> None:
    assert most_of_all("malkavian", "random", "mimic", "borrow", "charm", "play")
    for card in with_verb("malkavian", "random"):
        endings = set()
        for seed in range(40):
            a = Seat("malkavian", at={1: [card.name], 2: ELSEWHERE})
            t = Table(a=a, b=Seat("ventrue", at={1: ["power 1"]}), cards="house", resolves=1, seed=seed)
            t.stays("a", "b")
            endings.add((t.measure("a.blood"), t.measure("b.blood"), tuple(t.told("conflict")[0]["powers"])))
        assert len(endings) >= 2, card.name
    (borrow,) = with_verb("malkavian", "borrow")
    t = Table(
        a=Seat("malkavian", at={1: [borrow.name], 2: ELSEWHERE}),
        b=Seat("ventrue", hand=["Lent = power 7"], at={1: ["power 1"]}),
        cards="house",
        resolves=1,
    )
    t.stays("a", "b")
    assert "Lent" in t.cards("a", 1)
    assert t.ranking(1) == ["a", "b"]


@proves("vendetta.clan.profile.nosferatu")
def test_nosferatu_withdraw_in_the_middle_of_a_conflict_and_use_cards_twice_in_a_round() -> None:
    leaving = [card for card in with_verb("nosferatu", "withdraw") if card.step == "conflict"]
    assert leaving
    for card in leaving:
        t = Table(
            a=Seat("nosferatu", at={1: [card.name, "2 blood"], 2: ELSEWHERE}),
            b=Seat("ventrue", at={1: ["power 1"]}),
            cards="house",
            resolves=1,
        )
        t.stays("a", "b")
        assert t.asks == "may"
        with t.changes("a.blood", +2):
            t.says("a", "yes")
        assert t.ranking(1) == ["b"]
        assert card.name in t.cards("a", "haven")
    twice = [
        card
        for card in with_verb("nosferatu", "move", "reuse")
        if card.step in ("preparation", "conflict", "consequences")
    ]
    assert twice
    for card in twice:
        a = Seat("nosferatu", at={1: [card.name]})
        t = Table(a=a, b=Seat("ventrue", at={1: ["power 1"]}), cards="house", resolves=1, round=1)
        t.stays("a", "b")
        t.does("a", f"move {card.name} to haven")
        t.stays("a")
        t.goes_on("keep")
        assert len([told for told in t.told("effect") if told["card"] == t.card(card.name, "a")]) == 2


@proves("vendetta.clan.profile.toreador")
def test_toreador_effects_grow_with_the_alliance() -> None:
    growing = counting("toreador", "alliance", "mortals", "vampires")
    assert all(
        len(growing) > len(counting(clan, "alliance", "mortals", "vampires")) for clan in CLANS if clan != "toreador"
    )
    assert len(growing) >= 5
    for card in growing:
        worth = []
        for size in (0, 3):
            alliance = ["victim", "vampire 1/1/1/1"] * size
            t = Table(
                a=Seat("toreador", alliance=alliance, at={1: [card.name, "power 20"], 2: ELSEWHERE}),
                b=Seat("ventrue", at={1: ["power 9"]}),
                cards="house",
                resolves=1,
            )
            t.stays("a", "b")
            t.goes_on("withdraw")
            mine, theirs = t.told("conflict")[0]["powers"]
            worth.append(mine - theirs + t.measure("a.blood") + t.measure("a.influence"))
        assert worth[1] > worth[0], card.name


@proves("vendetta.clan.profile.tremere")
def test_tremere_spend_blood_for_strong_effects_close_to_frenzy() -> None:
    paying = [
        card for card in deck("tremere") if any(node.verb == "may" and node.amount.constant for node in nodes(card))
    ]
    assert len(paying) >= 4
    for clan in CLANS:
        others = [
            card for card in deck(clan) if any(node.verb == "may" and node.amount.constant for node in nodes(card))
        ]
        assert clan == "tremere" or len(others) < len(paying)
    brink = counting("tremere", "blood")
    assert brink
    for card in brink:  # stronger with a nearly empty pool
        powers = []
        for blood in (1, 9):
            a = Seat("tremere", blood=blood, at={1: [card.name]})
            t = Table(a=a, b=Seat(at={1: ["power 0"]}), cards="house", resolves=1)
            t.stays("a", "b")
            powers.append(t.told("conflict")[0]["powers"][0])
        assert powers[0] > powers[1]
    for card in (card for card in paying if card.step == "conflict"):  # and the last blood is never spent
        a = Seat("tremere", blood=1, at={1: [card.name], 2: ELSEWHERE})
        t = Table(a=a, b=Seat(at={1: ["power 0"]}), cards="house", resolves=1)
        t.stays("a", "b")
        assert t.asks == "withdraw"


@proves("vendetta.clan.profile.ventrue")
def test_ventrue_opponents_obey_or_pay() -> None:
    commanding = with_verb("ventrue", "choose")
    assert most_of_all("ventrue", "choose")
    assert len(commanding) >= 4
    asked = 0
    for card in commanding:
        if card.step not in ("preparation", "conflict", "consequences"):
            continue
        for way in (1, 2):
            t = Table(
                a=Seat("ventrue", at={1: [card.name, "power 20"]}),
                b=Seat("brujah", at={1: ["power 9 conflict: gain 1 blood"]}),
                cards="house",
                resolves=1,
            )
            t.stays("a", "b")
            assert (t.asks, t.decider) == ("choose", "b"), card.name
            before = t.game.digest()
            t.chooses("b", way)
            assert t.game.digest() != before
            asked += 1
    assert asked >= 8

"""Packs are read with every mistake named by file and line."""

import re

import pytest

from praxis.vendetta.packs import PackReader
from praxis.vendetta.said import Amount, Condition
from praxis.vendetta.sets import card_set, house_files, read_pack

CARD = """\
[BR01]
kind: clan
name: Red Work
clan: brujah
power: 5
step: conflict
do: gain 1 blood
"""
ALLY = """\
[AL01]
kind: ally
name: Ada
nature: human
influence: 2
feeding: 2
drain: 3
drained: 0
"""


def problems(*texts: str) -> list[str]:
    """The problems of a pack with these files; cards that a whole pack would need may be missing."""
    _, wrong = read_pack("mine", {f"{chr(97 + i)}.txt": text for i, text in enumerate(texts)}, partial=True)
    return [str(problem) for problem in wrong]


def with_line(line: str, card: str = CARD) -> str:
    """The card with a line changed, or one more."""
    field = line.partition(":")[0].partition(" ")[0]
    kept = [old for old in card.splitlines() if old.partition(":")[0] != field]
    return "\n".join([*kept, line])


def test_a_good_card_is_read_as_written() -> None:
    cards, wrong = read_pack("mine", {"a.txt": with_line("do: if alliance >= 4: power 1+rivals*2<=6")}, partial=True)
    assert not wrong
    assert cards is not None
    card = cards.cards[0]
    assert (card.code, card.kind, card.name, card.clan, card.power, card.step) == (
        "BR01",
        "clan",
        "Red Work",
        "brujah",
        5,
        "conflict",
    )
    outer = cards.said[card.does[0]]
    inner = cards.said[outer.branches[0][0]]
    assert (outer.verb, outer.condition) == ("if", Condition("alliance", ">=", 4))
    assert (inner.verb, inner.amount) == ("power", Amount(1, "rivals", 2, 6))
    assert not cards.house


def test_what_stands_above_the_first_card_holds_for_all_of_the_file_only() -> None:
    one, two = "[X1]\nname: One\npower: 1\n", "[X2]\nname: Two\npower: 2\nstep: passive\n"
    first = f"kind: clan\nclan: gangrel\nstep: conflict\n{one}{two}"
    cards, wrong = read_pack("mine", {"a.txt": first}, partial=True)
    assert not wrong
    assert cards is not None
    assert [(card.clan, card.step) for card in cards.cards] == [("gangrel", "conflict"), ("gangrel", "passive")]
    assert problems(first, "[X3]\nname: Three\n") == ["b.txt:1: card X3 has no kind"]


def test_several_do_lines_and_several_moments_are_all_done() -> None:
    cards, wrong = read_pack("mine", {"a.txt": CARD + "do: power +1\n"}, partial=True)
    assert not wrong
    assert cards is not None
    assert [cards.said[number].verb for number in cards.cards[0].does] == ["gain", "power"]
    ally = ALLY + "when feeding: gain 1 blood\nwhen feeding: draw 1\nwhen you-win: gain 1 blood\n"
    cards, _ = read_pack("mine", {"a.txt": ally}, partial=True)
    assert cards is not None
    assert [cards.said[number].verb for number in cards.listeners["feeding"][0]] == ["gain", "draw"]
    assert len(cards.listeners["you-win"][0]) == 1


_WRONG_LINES = """
kind: clann                         kind is 'clann'; did you mean clan?
clan: brujha                        clan is 'brujha'; did you mean brujah?
step: fight                         step is 'fight'; known are preparation, conflict, consequences, passive
power: many                         power should be a number from -9 to 20, not 'many'
power: 99                           power should be a number from -9 to 20, not '99'
power: ²                            power should be a number from -9 to 20, not '²'
powre: 3                            unknown field 'powre'; did you mean power?
name.fr: Rouge                      unknown language 'fr'; known are de, it, ja
over: house                         'over' is about the whole pack: it stands above the first card of a file
do                                  'do' should be 'field: value'
do:                                 'do:' should be 'field: value'
do: gian 1 blood                    unknown verb 'gian'; did you mean gain?
do: gain one blood                  cannot count 'one'; did you mean won?
do: gain 1                          blood or influence after 'gain' is missing before the end of the line
do: gain 1 power                    'gain' takes blood or influence, not 'power'; its form is 'gain N {blood,influence}'
do: gain 1 blood influence          'influence' is not expected here
do: gain @ blood                    '@' is not an amount; amounts look like 2, +3, -1, alliance, alliance*2, …
do: lose each-rvial 1 blood         unknown 'each-rvial' after 'lose'; did you mean each-rival or a-rival or each-loser?
do: if aliance >= 2: power +1       cannot count 'aliance'; did you mean alliance?
do: if alliance > 2: power +1       '>' is not a comparison; use >= or <= or =
do: if alliance >= two: power +1    'two' is not a number
do: if alliance >= 2 power +1       ':' is missing before 'power'
do: (power +1                       ')' is missing before the end of the line
do: random: power +1                'random' needs at least two ways with | between them
do: choose a-rival: match | match   'choose' takes you or them, not 'a-rival'; use 'each a-rival: choose them: …
do: lose them 1 blood               'lose them': nobody is meant in the step 'conflict'; 'them' stands inside 'each …
do: if won = 1: gain 1 blood        'if' asks who has won, which is not known in the step 'conflict'
do: lose winner 1 blood             'lose' asks who has won, which is not known in the step 'conflict'
when you-play: gain 1 blood         card BR01 (clan) is active: 'do:', as 'when' is for passive cards
when you-paly: gain 1 blood         unknown moment 'you-paly'; did you mean you-play or you-lose?
while: powr 1                       unknown lasting effect 'powr'; did you mean power?
while: power 1 while alliance >= 2  after 'power' only a condition can follow, such as 'if alliance >= 4'
while: free-face-down               the lasting effect 'free-face-down' is for allies only
nature: human                       card BR01 (clan) cannot have nature
feeding: 2                          card BR01 (clan) cannot have feeding
"""
_NEVER = """
when your-turn: gain 1 blood          card AL01 (ally): the moment 'your-turn' is for relics only
when feeding: power +1                'power' does nothing at the moment 'feeding': no location is being resolved
when feeding: deploy 1 bank           'deploy' does nothing at the moment 'feeding': it is about a place, …
when you-drain: lose a-rival 1 blood  'lose' does nothing at the moment 'you-drain': it is about a place, …
when feeding: gain won blood          'gain' asks who has won, which is not known at the moment 'feeding'
do: gain 1 blood                      card AL01 (ally) cannot have do
"""


def cases(table: str) -> list[tuple[str, str]]:
    """The line and its problem, two columns; … stands for the rest."""
    rows = [re.split("  +", row, maxsplit=1) for row in table.strip().splitlines()]
    return [(line, wrong.removesuffix("…")) for line, wrong in rows]


@pytest.mark.parametrize(("line", "wrong"), cases(_WRONG_LINES))
def test_a_wrong_line_is_told_with_what_would_be_right(line: str, wrong: str) -> None:
    text = with_line(line)
    number = text.splitlines().index(line) + 1
    assert any(problem.startswith(f"a.txt:{number}: {wrong}") for problem in problems(text)), problems(text)


@pytest.mark.parametrize(("line", "wrong"), cases(_NEVER))
def test_what_could_never_happen_is_told(line: str, wrong: str) -> None:
    text = with_line(line, ALLY)
    number = text.splitlines().index(line) + 1
    told = problems(text)
    assert len(told) == 1
    assert told[0].startswith(f"a.txt:{number}: {wrong}")


def test_relics_have_no_lasting_effects_and_passive_cards_no_do() -> None:
    relic = "[RE01]\nkind: relic\nname: Bone\ninfluence: 1\nwhile: power 1"
    assert problems(relic) == ["a.txt:5: card RE01 (relic) cannot have while"]
    wrong = "a.txt:7: card BR01 (clan) is passive: 'when MOMENT:' or 'while:', not 'do:'"
    assert problems(CARD.replace("conflict", "passive")) == [wrong]


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (CARD, "kind"),
        (CARD, "name"),
        (CARD, "clan"),
        (CARD, "power"),
        (CARD, "step"),
        (ALLY, "nature"),
        (ALLY, "drained"),
    ],
)
def test_a_missing_field_is_told_where_the_card_begins(card: str, field: str) -> None:
    kept = "\n".join(line for line in card.splitlines() if not line.startswith(f"{field}:"))
    code, kind = card[1:5], "clan" if card == CARD else "ally"
    named = code if field in ("kind", "name") else f"{code} ({kind})"
    assert problems("# mine\n\n" + kept) == [f"a.txt:3: card {named} has no {field}"]


def test_a_code_twice_is_told_with_the_first_place() -> None:
    assert problems(CARD, "# again\n" + CARD) == ["b.txt:2: card BR01 is there already, at a.txt:1"]


@pytest.mark.parametrize("line", ["[", "[]", "[BR 01]", "[BR01"])
def test_a_code_that_is_none_is_told(line: str) -> None:
    assert problems(line + "\n" + CARD)[0] == (
        f"a.txt:1: '{line}' should be a code of letters and digits in brackets, such as [BR01]"
    )


def test_a_field_twice_is_told() -> None:
    assert problems(CARD + "power: 4") == ["a.txt:8: power is given twice"]
    twice = ALLY + "while: power 1\nwhile: power 2"
    assert problems(twice) == ["a.txt:10: the lasting effect 'power' is given twice"]


def test_text_before_the_first_card_must_be_about_all_of_them() -> None:
    wrong = "a.txt:1: 'do' belongs to a card, which begins with its code in brackets, such as [BR01]"
    assert problems("do: gain 1 blood\n" + CARD) == [wrong]


def test_a_pack_without_cards_is_told() -> None:
    assert problems("# nothing yet\n") == ["mine: no cards; a card begins with its code in brackets, such as [BR01]"]


def test_all_mistakes_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = CARD.replace("conflict", "fight").replace("gain", "gian").replace("power: 5\n", "")
    assert [problem.split(":")[1] for problem in problems(text)] == ["1", "5", "6"]


def test_a_byte_order_mark_and_windows_lines_do_no_harm() -> None:
    assert problems("\ufeff" + CARD.replace("\n", "\r\n")) == []


def test_a_set_to_play_with_must_be_whole() -> None:
    _, wrong = read_pack("mine", {"a.txt": CARD})
    told = [str(problem) for problem in wrong]
    assert "mine: brujah has 1 cards, 0 of them starting; a clan has 9, 2 of them starting" in told
    assert "mine: 0 cards of kind ally; a set has 30" in told
    assert len(told) == 7 + 4


def test_a_pack_over_the_house_set_is_filled_up_with_it() -> None:
    cards, wrong = read_pack("mine", {"a.txt": "over: house\n" + CARD})
    assert not wrong
    assert cards is not None
    house = card_set()
    assert len(cards.cards) == 143
    assert cards.by_code["BR01"].name == "Red Work"
    assert cards.by_code["BR02"].name == house.by_code["BR02"].name
    assert not cards.house
    assert cards.digest() != house.digest()


def test_only_the_house_set_can_lie_under_a_pack() -> None:
    assert problems("over: hosue\n" + CARD) == ["a.txt:1: over is 'hosue'; did you mean house?"]


def test_no_pack_is_called_house() -> None:
    cards, wrong = read_pack("house", {"a.txt": CARD}, partial=True)
    assert cards is None
    assert str(wrong[0]) == "house: a pack cannot be called 'house'; rename its folder"


def test_the_house_set_passes_its_own_check() -> None:
    cards, wrong = read_pack("copy", house_files())
    assert not wrong
    assert cards is not None
    assert cards.digest() == card_set().digest()


def test_the_digest_follows_what_cards_do_and_not_what_they_are_called() -> None:
    def digest(text: str) -> str:
        reader = PackReader()
        reader.read("a.txt", text)
        cards = reader.finish("mine", partial=True)
        assert cards is not None
        return cards.digest()

    assert digest(CARD) == digest(CARD.replace("Red Work", "Rote Arbeit") + "name.de: Rot\ntitle: x\n")
    assert digest(CARD) != digest(CARD.replace("power: 5", "power: 4"))
    assert digest(CARD) != digest(CARD.replace("gain 1", "gain 2"))

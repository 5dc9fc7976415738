"""Games with official decks: what a header carries, what is dealt, what is refused, and what others can know of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.clauses.proof import proves
from praxis.cli.main import main
from praxis.kernel import record as records
from praxis.kernel import walks
from praxis.kernel.decision import key
from praxis.kernel.errors import BadSetting
from praxis.kernel.event import SPECTATOR
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.vtes import decks
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import dealing, known_faces, mixing
from praxis.vtes.decks import Deck, known
from praxis.vtes.decks.packed import pack, unpack
from praxis.vtes.decks.shipped import IMBUED, packed, shipped, texts
from praxis.vtes.definitions import coverage
from praxis.vtes.editions import EDITIONS
from praxis.vtes.game import VtesGame
from praxis.vtes.kind import KIND
from praxis.vtes.model.regions import CRYPT, HAND, LIBRARY, UNCONTROLLED
from praxis.vtes.model.view import View
from tests.vtes.decks.samples import ids

editions = pytest.mark.parametrize("edition", list(EDITIONS))
OFFICIAL = [setting for setting in KIND.settings() if "cards" not in setting.options]


def begun(edition: str, players: int = 4, brought: list[str] | None = None, seed: int = 3, **options: Any) -> VtesGame:
    game = KIND.begin(KIND.header(Setting(players, edition, {"turns": 20, **options}, brought or []), seed))
    assert isinstance(game, VtesGame)
    return game


def owned(game: VtesGame, seat: int) -> list[int]:
    return sorted(face.key for card, face in enumerate(game.face) if game.owner[card] == seat)


# -- the decks that come with the program ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(set(shipped()) - IMBUED))
@editions
def test_a_deck_of_ours_is_legal_in_every_edition_with_any_number_of_players(name: str, edition: str) -> None:
    deck = shipped()[name]
    for players in range(2, 7):
        for form in ("standard", "casual"):
            assert [str(one) for one in decks.check(deck, edition, form, players) if one.level == "error"] == []
    assert dealing.refused(deck, edition, 2) == ""


@editions
@proves("card.crypt.other-types")
def test_the_deck_of_the_imbued_is_for_the_books_and_tables_that_have_them(edition: str) -> None:
    text = dealing.hunters()
    assert unpack(text).cards == shipped()["hunters"].cards
    if edition in ("2011", "2012"):
        assert begun(edition, 2, [text, text]).decision is not None
        return
    with pytest.raises(BadSetting, match=f"the rulebook of {edition} has no Imbued"):
        begun(edition, 2, [text, text])
    if edition == "2023":
        assert begun(edition, 2, [text, text], legacy=True).decision is not None
        dealt = {deck for seed in range(9) for deck in KIND.header(Setting(5, "2023", {"legacy": True}), seed).decks}
        assert text in dealt
    assert text not in {deck for seed in range(9) for deck in KIND.header(Setting(5, edition), seed).decks}


@pytest.mark.parametrize("name", sorted(texts()))
def test_name_and_id_of_each_card_agree_and_any_deck_tool_reads_the_list(name: str) -> None:
    read, problems = decks.read(texts()[name])
    assert problems == []
    assert read.cards == shipped()[name].cards
    assert read.name == shipped()[name].name
    assert read.comment


def test_there_are_decks_of_every_common_style() -> None:
    """By what is in them: capacities, and the cards that make the style."""
    cards = catalogue.load()
    average = {}
    for name, deck in shipped().items():
        crypt = deck.crypt(cards)
        average[name] = sum(face.capacity * count for face, count in crypt) / sum(count for _, count in crypt)
    assert min(average.values()) < 4
    assert max(average.values()) > 7.5
    style = {
        "stealth": ("Lost in Crowds", "Govern the Unaligned"),
        "politics": ("Kine Resources Contested", "Bewitching Oration"),
        "combat": ("Bum's Rush", "Torn Signpost"),
        "intercept": ("Eagle's Sight", "Raven Spy"),
    }
    for wanted in style.values():
        found = [cards.find(card).id for card in wanted]
        assert any(all(card in deck.cards for card in found) for deck in shipped().values()), wanted


# -- dealt by the header ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("players", [2, 5])
def test_each_seat_gets_the_cards_of_her_list(edition: str, players: int) -> None:
    brought = [packed()[(2 * seat) % len(packed())] for seat in range(players)]
    game = begun(edition, players, brought)
    for seat in range(players):
        deck = unpack(brought[seat])
        assert owned(game, seat) == sorted(card for card, count in deck.cards.items() for _ in range(count))
        assert len(game.regions[HAND][seat]) == 7
        assert len(game.regions[UNCONTROLLED][seat]) == 4
        assert len(game.regions[LIBRARY][seat]) == 53
        assert len(game.regions[CRYPT][seat]) == 8
    assert game.faults() == []


@editions
def test_who_brings_none_gets_one_of_ours_and_the_record_says_which(edition: str) -> None:
    header = KIND.header(Setting(5, edition, {"turns": 20}), 11)
    assert len(set(header.decks)) == 5
    assert set(header.decks) <= set(packed(imbued=edition in ("2011", "2012")))
    assert header.cards == catalogue.load().version
    game = KIND.begin(header)
    assert KIND.begin(msgspec.structs.replace(header, decks=[])).digest() == game.digest()
    other = KIND.header(Setting(5, edition, {"turns": 20}), 12)
    assert other.decks != header.decks


def test_the_house_plays_its_own_cards_if_the_table_wants_them() -> None:
    game = begun("2023", cards="house")
    assert all(face.key < 0 for face in game.face)
    assert KIND.header(Setting(4, "2023", {"cards": "house"}), 1).cards == ""


@editions
def test_a_record_with_deck_lists_replays_and_carries_no_name_of_a_card(edition: str) -> None:
    setting = Setting(3, edition, {"turns": 12}, list(packed()[:3]))
    answers = []
    for game, option in walks.random_walk(KIND, setting, 4):
        if game.decision is not None:
            answers.append((game.decision.seat, key(option)))
    text = records.write(records.record_of(KIND, walks.header_for(KIND, setting, 4), answers))
    read = records.read(text)
    assert read.header.decks == list(packed()[:3])
    result = records.replay(read, KIND)
    assert (result.difference, result.game.digest()) == ("", game.digest())
    assert "Govern" not in text
    changed = msgspec.structs.replace(read.header, decks=list(reversed(read.header.decks)))
    assert records.replay(records.Record(changed, read.answers, read.digests), KIND).difference


def test_a_deck_in_a_line_comes_back_whole() -> None:
    for deck in shipped().values():
        assert unpack(pack(deck)) == Deck(deck.name, cards=deck.cards)
    odd = Deck("A = B\n" + "x" * 80, cards={200517: 2})
    assert pack(odd) == f"{'A - B ' + 'x' * 54} = 2x200517"
    assert unpack(pack(odd)).cards == odd.cards


# -- refused ---------------------------------------------------------------------------------------------------------

BAD: list[tuple[str, str]] = [
    (
        "Short = 11x200517 60x100518",
        r"^deck 'Short': the crypt has 11 cards; it needs at least 12 \[deck.crypt.min",
    ),
    ("Thin = 12x200517 39x100518", r"the library has 39 cards; it needs at least [46]0 \[deck.library.minimum\]"),
    ("Fat = 12x200517 99x100518", r"the library has 99 cards; it may have at most \d+.* \[deck.library.maximum\]"),
    ("Nothing = ", "is no deck; a deck is written as"),
    ("Odd = 12x200517 sixty", "'sixty' is no card; write"),
    ("Zero = 0x200517", "'0x200517' is no card"),
    ("Ghost = 12x299999 60x100518", "no card has the id 299999 in the card data of this machine"),
    ("house-7", "no deck 'house-7'; built in are house-1 to house-6"),
]


@editions
@pytest.mark.parametrize(("text", "line"), BAD)
@proves("deck.crypt.minimum", "deck.library.minimum", "deck.library.maximum")
def test_a_deck_that_cannot_be_played_is_refused_with_the_reason(text: str, line: str, edition: str) -> None:
    with pytest.raises(BadSetting, match=line) as found:
        begun(edition, 2, [packed()[0], text])
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 400


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@proves("deck.groups.one-or-two")
def test_groups_that_do_not_go_together_are_refused_where_the_book_has_groups(edition: str) -> None:
    far = f"Far = 6x200517 6x{catalogue.find('Theo Bell (G6)').id} 60x100518"
    with pytest.raises(BadSetting, match=r"the crypt mixes the groups 1 and 6.* \[deck.groups.one-or-two\]"):
        begun(edition, 2, [far, far])
    assert begun("2000", 2, [far, far]).decision is not None  # that book has none


def test_what_is_not_enforced_yet_is_named_and_not_dealt() -> None:
    cards = catalogue.load()
    manual = [face.id for face in cards if not face.crypt and catalogue.coverage_of(face.id) == "manual"][:9]
    deck = Deck("Many", cards={**ids(("Gilbert Duane", 12), ("Deflection", 60)), **dict.fromkeys(manual, 1)})
    names = ", ".join(cards[card].unique_name for card in manual[:4])
    said = dealing.refused(deck, "2023", 5)
    assert said == f"9 cards are not enforced yet, so it is not dealt to bots: {names} and 5 more"
    with pytest.raises(BadSetting, match="9 cards are not enforced yet"):
        begun("2023", 5, [pack(deck)] * 5)


def test_a_table_can_agree_on_a_format_or_on_none() -> None:
    short = "Short = 11x200517 40x100518"
    with pytest.raises(BadSetting, match="the crypt has 11 cards"):
        begun("2023", 2, [short, short])
    assert begun("2023", 2, [short, short], format="any").decision is not None
    with pytest.raises(BadSetting, match=r"is not in the card pool of the format v5 \[deck.format.v5\]"):
        begun("2023", 2, list(packed()[:2]), format="v5")
    with pytest.raises(BadSetting, match="option 'format' is 'standard', 'casual', 'v5', 'duel' or 'any', not 'x'"):
        begun("2023", 2, format="x")
    with pytest.raises(BadSetting, match="option 'cards' is 'official' or 'house', not 'mine'"):
        begun("2023", 2, cards="mine")


# -- what others can know --------------------------------------------------------------------------------------------


def _middle(setting: Setting, seed: int, number: int) -> VtesGame:
    found = next(game for game, _ in walks.random_walk(KIND, setting, seed) if game.number >= number or game.over)
    assert isinstance(found, VtesGame)
    return found


@pytest.mark.parametrize("setting", OFFICIAL[::3], ids=lambda setting: setting.label())
def test_a_view_names_no_card_of_another_that_was_not_seen(setting: Setting) -> None:
    game = _middle(setting, 2, 60)
    for seat in [*range(game.seats), SPECTATOR]:
        view = game.view(seat)
        seen = {each for each in view.faces if each is not None} | set(view.unseen)
        hidden = {face.key for card, face in enumerate(game.face) if game.owner[card] != seat} - seen
        text = json.dumps(msgspec.to_builtins(view))
        assert hidden
        assert [each for each in hidden if str(each) in text] == []


@pytest.mark.parametrize("setting", OFFICIAL[::3], ids=lambda setting: setting.label())
def test_a_world_that_fits_deals_others_a_deck_that_has_what_was_seen(setting: Setting) -> None:
    """Her own deck as it is; of each other, one of the decks that we know which fits best, so that what she holds goes
    together."""
    game = _middle(setting, 5, 150)
    known = {text: set(unpack(text).cards) for text in packed(imbued=True)}
    for seat in range(game.seats):
        world = KIND.resample(game.view(seat), 9)
        assert isinstance(world, VtesGame)
        assert owned(world, seat) == owned(game, seat)
        for other in range(game.seats):
            if other == seat or game.ousted[other]:
                continue
            seen = {game.face[card].key for card in range(len(game.face)) if _seen_of(game, card, other, seat)}
            guessed = set(owned(world, other))
            assert seen <= guessed
            fitting = [cards for cards in known.values() if guessed <= cards | seen]
            assert fitting, f"{other} of seat {seat}"


def _seen_of(game: VtesGame, card: int, owner: int, seat: int) -> bool:
    view = game.view(seat)
    return game.owner[card] == owner and view.faces[card] is not None


def test_what_was_seen_tells_the_deck() -> None:
    """Who has shown two cards of one deck is thought to play it."""
    quiet = shipped()["quiet-word"]
    seen = [known_faces.official(card) for card in ids(("Gilbert Duane", 1), ("Lost in Crowds", 1))]
    assert {dealing.guess(seen, True, False, Dice(seed)).name for seed in range(10)} == {quiet.name}
    assert len({dealing.guess([], True, False, Dice(seed)).name for seed in range(40)}) == len(packed())


def test_a_view_is_enough_to_resample_a_deck_that_nobody_knows() -> None:
    """Decks that somebody has brought: her own is kept to the card, the others' is never looked at."""
    mine = pack(Deck("Mine", cards=ids(("Gilbert Duane", 12), ("Deflection", 30), ("Govern the Unaligned", 30))))
    theirs = pack(Deck("Theirs", cards=ids(("Anton", 12), ("Eagle's Sight", 60))))
    game = begun("2023", 2, [mine, theirs])
    view = msgspec.json.decode(msgspec.json.encode(game.view(0)), type=View)
    world = KIND.resample(view, 1)
    assert isinstance(world, VtesGame)
    assert owned(world, 0) == owned(game, 0)
    assert owned(world, 1) != owned(game, 1)
    assert KIND.begin(KIND.header(Setting(2, "2023", {"turns": 20}, [mine, mine]), 3)).view(0) == game.view(0)


# -- from the command line -------------------------------------------------------------------------------------------


def test_simulate_gives_out_the_decks_in_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for name in ("quiet-word", "old-blood"):
        file = tmp_path / f"{name}.txt"
        file.write_text(texts()[name], encoding="utf-8")
        files += ["--deck", str(file)]
    done = main(["simulate", "--game", "vtes", "--players", "3", "--games", "2", "--processes", "1", "--json", *files])
    assert done == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["errors"]) == (2, 0)
    assert told["results"][0]["deck"] == ["The Quiet Word", "Old Blood", "The Quiet Word"]
    assert {share["name"] for share in told["shares"]["deck"]} == {"The Quiet Word", "Old Blood"}


def test_simulate_without_decks_plays_ours_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "vtes", "--edition", "2000", "--games", "3", "--processes", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["errors"] == 0
    ours = {deck.name for deck in shipped().values()}
    dealt = [tuple(result["deck"]) for result in told["results"]]
    assert all(set(names) <= ours for names in dealt)
    assert len(set(dealt)) == 3


BY_HAND = next(
    card.name for card in catalogue.load() if not card.crypt and card.name.isascii() and coverage(card.id) == "manual"
)
"""Some card that is not enforced, whichever is left."""
LISTS = [
    ("11x Gilbert Duane\n60x Deflection\n", "the crypt has 11 cards; it needs at least 12 [deck.crypt.minimum]"),
    ("12x Gilbert Duane\n60x Deflectoin\n", "line 2: no card is called 'Deflectoin'; did you mean Deflection"),
    (
        f"12x Gilbert Duane\n59x Deflection\n1x {BY_HAND}\n",
        f"1 card is not enforced yet, so it is not dealt to bots: {BY_HAND[:2]}",
    ),
    ("", "this file is empty"),
    ("\x00\x01\x02", "this is not a text file"),
]


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(("text", "line"), LISTS)
def test_a_bad_deck_gets_one_clear_line(
    command: str, text: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    assert main([command, "--game", "vtes", "--deck", str(file)]) == 2
    told = capsys.readouterr()
    assert line in told.err
    assert str(file) in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--game", "vendetta", "--deck", "x.txt"], "vendetta is played without decks; --deck is for vtes"),
        (["--game", "vtes", "--deck", "nowhere.txt"], "nowhere.txt is no file, and no deck is called"),
        (["--game", "vtes", "--edition", "1994", "--deck", "x.txt"], "1994"),
        (["--game", "vtes", "--players", "2", *["--deck", "x.txt"] * 3], "3 decks for 2 players"),
    ],
)
def test_decks_that_cannot_be_given_out_are_refused(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    told = capsys.readouterr()
    assert line in told.err
    assert told.err.count("\n") == 1


def test_a_small_deck_is_dealt_among_friends_only_as_it_was_sold() -> None:
    small = next(each.deck for each in known.known() if each.code == "FB:PV")
    assert "crypt" not in dealing.refused(small, "2023", 5)
    assert "it needs at least 12 [deck.crypt.minimum]" in dealing.refused(small, "2023", 5, "standard")
    changed = Deck(cards={**small.cards, 100518: 20})
    assert "it needs at least 12 [deck.crypt.minimum]" in dealing.refused(changed, "2023", 5)


# --- decks mixed from all cards --------------------------------------------------------------------------------------


def test_a_mixed_deck_is_legal_in_every_edition_and_the_same_for_the_same_seed() -> None:
    seen = set()
    for seed in range(20):
        text = mixing.mixed(seed, seat=1)
        assert text == mixing.mixed(seed, seat=1)
        assert [dealing.refused(unpack(text), edition, 3, enforced=dealing.FULLY) for edition in EDITIONS] == [""] * 4
        seen |= set(unpack(text).cards)
    assert len(seen) > 600, "the decks differ"


def test_the_word_mixed_stands_for_another_deck_in_each_game_and_at_each_seat() -> None:
    setting = Setting(3, "2012", {"turns": 5}, [mixing.MIXED] * 3)
    first, second = KIND.header(setting, 1), KIND.header(setting, 2)
    assert len({str(unpack(text).cards) for text in (*first.decks, *second.decks)}) == 6
    assert KIND.begin(first).decision is not None


def test_simulate_deals_mixed_decks(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "vtes", "--players", "2", "--games", "2", "--deck", "mixed", "--bots", "random"]
    assert main([*command, "--set", "turns=4", "--processes", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 2

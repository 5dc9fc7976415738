"""The random source, re-derived here from its description with nothing but hashlib."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from praxis.kernel import rng
from praxis.kernel.rng import Dice
from praxis.kernel.walks import header_for
from tests.kernel.toy import CARDS, HAND, KIND
from tests.size import sized

SEEDS = st.integers(0, 2**256 - 1)
VECTORS = ["a46a13d88c11e02c", "dc3fc93f84bc2a29", "9158787c73eab9fd", "5fa1f8ec66f5e129"]


class Told:
    """The random source, written a second time from its description in the docs."""

    def __init__(self, seed: int) -> None:
        self.key = bytes.fromhex(f"{seed:064x}")
        self.counter = 0

    def word(self) -> int:
        message = bytes.fromhex(f"{self.counter:016x}")
        self.counter += 1
        return int(hashlib.blake2b(message, digest_size=8, key=self.key).hexdigest(), 16)

    def draw(self, below: int) -> int:
        while True:
            word = self.word()
            if word < 2**64 - 2**64 % below:
                return word % below

    def shuffled(self, items: list[int]) -> list[int]:
        items = list(items)
        for i in reversed(range(1, len(items))):
            j = self.draw(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def test_words_are_as_they_have_always_been() -> None:
    """Written down once: a change here makes every old record unreadable."""
    assert [f"{rng.word(seed, n):016x}" for seed, n in ((0, 0), (0, 1), (1, 0), (2**256 - 1, 2**40))] == VECTORS


@given(SEEDS, st.integers(0, 2**64 - 1))
def test_any_word_can_be_derived_by_anybody(seed: int, number: int) -> None:
    told = Told(seed)
    told.counter = number
    assert rng.word(seed, number) == told.word()


@given(SEEDS, st.lists(st.integers(1, 2**64), max_size=20))
def test_any_draw_can_be_derived_by_anybody(seed: int, limits: list[int]) -> None:
    dice, told = Dice(seed), Told(seed)
    for below in limits:
        found = dice.below(below)
        assert found == told.draw(below)
        assert 0 <= found < below
    assert dice.draws == told.counter


@given(SEEDS, st.integers(0, 120))
def test_any_shuffle_can_be_derived_by_anybody(seed: int, size: int) -> None:
    items = list(range(size))
    rng.shuffle(Dice(seed), items)
    assert items == Told(seed).shuffled(list(range(size)))
    assert sorted(items) == list(range(size))


def test_a_word_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    """With a limit just above half of all words, about every second word must be thrown away."""
    below = 2**63 + 1
    dice = Dice(1)
    found = [dice.below(below) for _ in range(200)]
    assert 300 < dice.draws < 520
    assert max(found) < below
    words = [rng.word(1, n) for n in range(dice.draws)]
    assert found == [word for word in words if word < below]


def test_a_game_deals_what_anybody_can_derive() -> None:
    header = header_for(KIND, KIND.settings()[5], 3)
    game = KIND.begin(header)
    deck = Told(header.seed_number()).shuffled(list(range(1, CARDS * game.seats + 1)))
    dealt = [[deck.pop() for _ in range(game.seats)] for _ in range(HAND)]
    assert game.hands == [[row[seat] for row in dealt] for seat in range(game.seats)]
    assert game.deck == deck


# --- fair ------------------------------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_draws_are_uniform() -> None:
    """Chi-square over 10 values; 33.7 would be exceeded by one fair source in ten thousand."""
    dice = Dice(7)
    counts = [0] * 10
    for _ in range(sized(quick=5_000, normal=20_000, full=200_000)):
        counts[dice.below(10)] += 1
    assert chi_square(counts) < 33.7


def test_every_order_of_four_cards_is_as_likely() -> None:
    """24 orders; 59.0 would be exceeded by one fair shuffle in twenty thousand."""
    dice = Dice(8)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(sized(quick=2_400, normal=12_000, full=120_000)):
        items = [0, 1, 2, 3]
        rng.shuffle(dice, items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 59.0


# --- seeds -----------------------------------------------------------------------------------------------------------


@given(SEEDS)
def test_a_commitment_can_be_checked_by_anybody(seed: int) -> None:
    message = bytes.fromhex(f"{seed:064x}")
    told = hashlib.blake2b(message, digest_size=32, person=b"praxis-seed\0\0\0\0\0").hexdigest()
    assert rng.commitment(seed) == told
    assert KIND.header(KIND.settings()[0], seed).commitment == told
    assert rng.commitment(seed ^ 1) != told


@given(st.lists(st.text("ab\x1f1", max_size=3) | st.integers(-5, 5), max_size=4))
def test_a_derived_seed_is_a_seed(parts: list[str | int]) -> None:
    seed = rng.derive(*parts)
    assert 0 <= seed < 2**rng.SEED_BITS
    assert seed == rng.derive(*parts)


def test_derived_seeds_tell_their_parts_apart() -> None:
    assert len({rng.derive("a", "b"), rng.derive("ab"), rng.derive("a", "b", ""), rng.derive("b", "a")}) == 4


def test_a_fork_draws_on_from_where_its_parent_stands() -> None:
    game = KIND.begin(header_for(KIND, KIND.settings()[0], 0))
    twin = game.fork()
    assert [twin.draw(100) for _ in range(5)] == [game.draw(100) for _ in range(5)]

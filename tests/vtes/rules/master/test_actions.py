"""Master phase actions: how many, for what, in which order; master cards of no special kind."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.master.cards import card, chapel, coin, editions, gives_seat, since_2011, veto
from tests.vtes.shorthand import build
from tests.vtes.shorthand import selectors as choose
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


@editions
@proves("master.action.default-one", "master.action.play-card", "master.card.regular-one", "master.card.played-by")
def test_one_master_card_is_played_in_a_master_phase_by_the_methuselah(edition: str) -> None:
    t = position(seat(hand=[coin(), coin("Penny")], library=2), seat(), edition=edition, phase="master")
    with t.changes("a.pool", 1):
        t.does("play Coin")
    assert t.told("plays")[0]["minion"] == -1
    assert t.told("plays")[0]["seat"] == 0
    assert t.asks != "master"
    t.is_quiet()


@editions
@proves("master.action.default-one")
def test_why_no_second_master_card(edition: str) -> None:
    bonus = as_mode((do.gain_pool(1),), windows.MASTER)
    purse = card("Purse", faces.MASTER, build.master(do.put_in_play()), abilities=(bonus,))
    t = position(seat(hand=[coin(), coin("Penny")], play=[purse]), seat(), edition=edition, phase="master")
    t.does("play Coin")
    assert t.asks == "master"
    assert not t.options("play")
    assert t.clauses("play Penny -1 0", by="a") == ["master.action.default-one"]


@editions
@proves("master.action.default-one")
def test_cards_change_the_number_of_master_phase_actions(edition: str) -> None:
    more, fewer = gives_seat("Two Hands", spans.MASTER_ACTIONS, 1), gives_seat("Bound Hands", spans.MASTER_ACTIONS, -1)
    t = position(seat(hand=[coin(), coin("Penny"), coin("Dime")], play=[more]), seat(), edition=edition, phase="master")
    t.does_all("play Coin", "play Penny")
    assert t.asks != "master"
    t = position(seat(hand=[coin()], play=[fewer]), seat(), edition=edition, phase="master")
    assert t.asks != "master"
    assert t.measure("a.hand") == 1


@editions
@proves("master.card.regular-when")
def test_a_regular_master_card_is_played_in_ones_own_master_phase_only(edition: str) -> None:
    hands = [seat(hand=[coin(f"Coin {n}")], ready=[f"Mira{n} 2/3"]) for n in (1, 2)]
    for phase in ("minion", "influence", "discard"):
        t = position(*hands, edition=edition, phase=phase)
        assert not t.options("play")
        assert t.clauses("play Coin 1 -1 0", by="a") == ["master.card.regular-when"]
        assert t.clauses("play Coin 2 -1 0", by="b") == ["master.card.regular-when"]
    t = position(*hands, edition=edition, phase="master")
    assert t.offers("play Coin 1")
    assert t.clauses("play Coin 2 -1 0", by="b") == ["master.card.regular-when"]


@editions
@proves("master.action.other-uses")
def test_a_card_gives_another_use_for_a_master_phase_action(edition: str) -> None:
    use = as_mode((do.master_actions(-1), do.gain_pool(3)), windows.MASTER)
    vault = card("Vault", faces.MASTER, build.master(do.put_in_play()), abilities=(use,))
    t = position(seat(hand=[coin()], play=[vault, chapel()]), seat(), edition=edition, phase="master")
    with t.changes("a.pool", 3):
        t.does("use Vault")
    assert not t.options("play")
    assert t.offers("use Chapel")
    assert t.clauses("use Vault -1 -1", by="a") == ["master.action.other-uses"]
    t = position(seat(hand=[coin()], play=[vault, chapel()]), seat(), edition=edition, phase="master")
    t.does("play Coin")
    assert not t.offers("use Vault")


@editions
@proves("master.action.order")
def test_actions_and_other_effects_of_the_phase_come_in_the_order_she_likes(edition: str) -> None:
    for first, second in (("play Coin", "use Chapel"), ("use Chapel", "play Coin")):
        t = position(seat(hand=[coin()], play=[chapel()]), seat(), edition=edition, phase="master")
        with t.changes("a.pool", 2):
            t.does_all(first, second)
        t.is_quiet()


@editions
@proves("master.action.not-saved", "master.action.not-forced", "turn.phases.optional")
def test_a_master_phase_action_need_not_be_used_and_is_not_kept(edition: str) -> None:
    spec = [seat(hand=[coin(), coin("Penny")], ready=["Mira 2/3"]), seat()]
    t = position(*spec, edition=edition, phase="master")
    with t.unchanged("a.pool", "a.hand"):
        t.passes()
    while not (t.asks == "master" and t.who() == "a"):
        t.passes()
    t.does("play Coin")
    assert t.asks != "master"


@editions
@proves("master.other.effect", "master.other.discarded")
def test_a_master_card_of_no_listed_type_does_what_it_says_and_is_discarded(edition: str) -> None:
    t = position(seat(hand=[coin()], library=1), seat(), edition=edition, phase="master")
    with t.changes("a.pool", 1):
        t.does("play Coin")
    assert t.region("Coin") == "ash-heap"
    assert t.measure("a.hand") == 1


@editions
@proves("master.other.discarded", "master.other.effect")
def test_unless_its_text_puts_it_into_play_or_on_another_card(edition: str) -> None:
    stays = gives_seat("Ledger", spans.HAND_SIZE, 1)
    collar = card("Collar", faces.MASTER, build.master(do.put_on(), target=choose.minions(choose.OWN)))
    t = position(seat(hand=[stays], ready=["Mira 2/3"], library=3), seat(), edition=edition, phase="master")
    t.does("play Ledger")
    assert t.region("Ledger") == "play"
    t = position(seat(hand=[collar], ready=["Mira 2/3"]), seat(), edition=edition, phase="master")
    t.does("play Collar")
    assert t.region("Collar") == "attached"
    assert t.g.host[t["Collar"]] == t["Mira"]


@since_2011
@proves("master.trifle.extra-action")
def test_a_trifle_that_is_not_cancelled_gives_one_more_action(edition: str) -> None:
    hand = [coin("Nod", "trifle"), coin(), coin("Penny")]
    t = position(seat(hand=hand), seat(), edition=edition, phase="master")
    t.does_all("play Nod", "play Coin")
    assert t.asks != "master"
    t = position(seat(hand=hand), seat(hand=[veto()]), edition=edition, phase="master")
    t.does("play Nod")
    t.does("play Veto", by="b")
    assert t.asks != "master"
    assert t.measure("a.pool") == 30


@since_2011
@proves("master.trifle.limit")
def test_further_trifles_of_a_phase_are_ordinary_master_cards(edition: str) -> None:
    hand = [coin("Nod", "trifle"), coin("Wink", "trifle"), coin("Shrug", "trifle")]
    t = position(seat(hand=hand), seat(), edition=edition, phase="master")
    t.does_all("play Nod", "play Wink")
    assert t.asks != "master"
    assert t.measure("a.hand") == 1


@proves("master.trifle.extra-action", "master.trifle.limit", editions="2011")
def test_the_book_of_2000_has_no_trifles() -> None:
    for edition, left in (("2000", 1), ("2011", 0)):
        t = position(seat(hand=[coin("Nod", "trifle"), coin()]), seat(), edition=edition, phase="master")
        t.does("play Nod")
        if t.asks == "master":
            t.does("play Coin")
        assert t.measure("a.hand") == left

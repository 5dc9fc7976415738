"""What players read at certain moments: whose question it is, what an option leads to, what is going on."""

from __future__ import annotations

import pytest

from praxis.kernel.words import Lang, Scene
from praxis.languages import known
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.sets import card_set
from praxis.vendetta.words import WORDS, card
from praxis.vendetta.words.cards import words_of
from praxis.vendetta.words.decisions import Offer
from praxis.vendetta.words.languages import tongue
from tests.vendetta.words.played import moments, wrong

NAMES = ("Anna", "Ben", "Carla", "Dora")


class Told:
    """A position, read in one language by whoever decides."""

    def __init__(self, table: Table, lang: Lang = "en", seat: int | None = None) -> None:
        decides = table.decides
        assert decides is not None
        self.seat = decides if seat is None else seat
        self.view = table.view(self.seat)
        self.scene = Scene(lang, NAMES[: table.game.seats], self.seat, self.view)
        assert self.view.decision is not None
        self.decision = self.view.decision

    @property
    def question(self) -> str:
        return WORDS.decision(self.decision, self.scene).text

    @property
    def stack(self) -> str:
        return WORDS.stack(self.view.stack, self.scene)

    def buttons(self) -> list[str]:
        return [WORDS.option(key, self.decision, self.scene).text for key in self.decision.options or []]

    def explain(self, key: str) -> str:
        return WORDS.explain(key, self.decision, self.scene)


STEALS = "each winner: choose them: steal them 1 influence | lose them 3 blood"


def blackmail() -> Table:
    """Anna's card lets the winner, Ben, choose what he pays."""
    t = Table(
        Seat(at={"haven": [f"Blackmail = power 1 consequences: {STEALS}"]}),
        Seat(at={"haven": ["power 9"]}),
        round=2,
        resolves="haven",
    )
    t.all_stay()
    return t


def test_a_choice_for_somebody_elses_card_says_what_happens_to_the_reader() -> None:
    t = blackmail()
    buttons = {lang: Told(t, lang).buttons() for lang in known()}
    assert buttons["en"] == ["Anna steals 1 influence from you", "Lose 3 blood"]
    assert buttons["de"] == ["Anna stiehlt dir 1 Einfluss", "Du verlierst 3 Blut"]
    assert buttons["it"] == ["Anna ti ruba 1 Influenza", "Perdi 3 Sangue"]
    assert buttons["ja"] == ["Annaはあなたから影響力を1点奪う", "血を3点失う"]


def test_the_stack_is_a_sentence() -> None:
    t = blackmail()
    assert Told(t).stack == "Round 2, resolution of the Prince's Haven, consequences: Anna's Blackmail takes effect"
    assert Told(t, "de").stack == (
        "Runde 2, Ausführung, die Zuflucht des Prinzen, Konsequenzen: „Blackmail“ von Anna wird wirksam"
    )
    assert Told(t, "ja").stack.startswith("第2ラウンド、公子の避難所の解決、帰結：Annaの")


def test_a_planning_turn_is_told_with_its_owner() -> None:
    t = Table(turn="b", round=3)
    assert Told(t).stack == "Round 3, planning phase: Ben's turn"
    assert Told(t).question == "Play a card at a location."
    assert Told(t, seat=0).question == "Ben plays a card."
    assert Told(t, "it").stack == "Round 3, fase di Pianificazione: turno di Ben"


def test_playing_face_down_tells_the_price_and_what_is_left() -> None:
    t = Table(Seat(blood=4), turn="a")
    told = Told(t)
    down = next(key for key in told.decision.options or [] if key.endswith("down"))
    assert "this costs 1 blood and leaves you 3 blood" in told.explain(down)
    assert "no effect" in told.explain(down)


def test_draining_a_vampire_warns_of_diablerie_and_the_third_token_of_the_end() -> None:
    for red, warning in ((1, "you take a token"), (2, "you leave the game")):
        t = Table(Seat(red=red, alliance=["vampire 3/2/4/1"]), turn="a")
        told = Told(t)
        drain = next(key for key in told.decision.options or [] if key.startswith("drain"))
        explained = told.explain(drain)
        assert "gain 4 blood at once" in explained
        assert "counts 1 influence instead of 3 influence" in explained
        assert warning in explained.lower()


def test_draining_a_victim_warns_of_nothing() -> None:
    told = Told(Table(Seat(red=2), turn="a"))
    drain = next(key for key in told.decision.options or [] if key.startswith("drain"))
    assert "diablerie" not in told.explain(drain)


def test_staying_tells_ones_own_power_with_hidden_cards_and_what_others_show() -> None:
    t = Table(Seat(at={1: ["down Five", "2 blood"]}), Seat(at={1: ["Three", "down Nine"]}), resolves=1)
    explained = Told(t).explain("stay")
    assert "you have 7 power" in explained
    assert "others show Ben 3" in explained
    alone = Told(Table(Seat(at={1: ["Five"]}), resolves=1)).explain("stay")
    assert "nobody else is there" in alone


def test_withdrawing_from_the_haven_brings_the_cards_home() -> None:
    elsewhere = Told(Table(Seat(at={1: ["Five", "2 blood"]}), Seat(at={1: ["Three"]}), resolves=1)).explain("withdraw")
    assert elsewhere.startswith("2 blood returns to your pool, and your cards go face up to the Prince's Haven.")
    at_home = Told(Table(Seat(at={"haven": ["Five"]}), Seat(at={"haven": ["Three"]}), resolves="haven"))
    assert "your cards to your hand" in at_home.explain("withdraw")


def test_options_stand_together_by_card() -> None:
    told = Told(Table(turn="a"))
    groups = {WORDS.option(key, told.decision, told.scene).group: key.split()[0] for key in told.decision.options or []}
    assert groups["Drain"] == "drain"
    assert [word for group, word in groups.items() if group != "Drain"] == ["play"] * (len(groups) - 1)


def test_a_card_has_marks_for_whoever_draws_it() -> None:
    assert card("BR08", "ja").marks[:2] == ["clan", "brujah"]
    assert "starting" in card("BR08", "de").marks
    assert card("LO01", "it").marks == ["location"]
    assert card("AL08", "en").marks[0] == "ally"
    assert card("AL08", "en").marks == card("AL08", "ja").marks


def test_payments_tell_what_they_cost_and_bring() -> None:
    for effect, button, explained in (
        (
            "may pay 2: power +4",
            "Yes, spend 2 blood",
            "Then: this card gets +4 power. It leaves you 4 blood.",
        ),
        (
            "may pay up-to 3: power paid",
            "Spend 1 blood",
            "Then: this card gets +1 power for each blood spent.",
        ),
        ("may pay rivals: power +4", "Yes, spend 1 blood for each rival here", "Then: this card gets +4 power."),
        ("may: gain 1 blood", "Yes", "It costs nothing. Gain 1 blood."),
    ):
        t = Table(Seat(at={1: [f"power 3 conflict: {effect}"]}), Seat(at={1: ["Five"]}), resolves=1)
        t.all_stay()
        told = Told(t)
        assert button in told.buttons()
        key = (told.decision.options or [])[told.buttons().index(button)]
        assert explained in told.explain(key)


def test_a_target_is_explained_by_what_happens_to_him() -> None:
    rivals = (Seat(at={1: ["Five"]}), Seat(at={1: ["Three"]}))
    t = Table(Seat(at={1: ["power 3 conflict: steal a-rival 2 blood"]}), *rivals, resolves=1)
    t.all_stay()
    told = Told(t)
    assert told.buttons() == ["Ben", "Carla"]
    assert told.explain("target 1") == "Ben is chosen. Steal 2 blood from a rival of your choice."


def test_teams_are_asked_about_the_partner_by_name() -> None:
    rivals = (Seat(at={1: ["Five"]}), Seat(at={1: ["Three"]}))
    t = Table(Seat(at={1: ["Red Work = power 3 conflict: lose each-rival 1 blood"]}), *rivals, resolves=1, team=True)
    t.all_stay()
    told = Told(t)
    assert told.question == "Does Red Work include your partner?"
    assert told.explain("partner spare") == "Red Work passes over Carla."


def rare_positions() -> list[Table]:
    """Questions that random games of the house set seldom or never ask."""
    rival = Seat(at={1: ["Five"]})
    return [
        Table(Seat(at={1: ["power 3 conflict: gather 2"], 2: ["2 blood"], "haven": ["1 blood"]}), rival, resolves=1),
        Table(Seat(alliance=["victim", "human"], at={1: ["power 3 conflict: sacrifice you"]}), rival, resolves=1),
        Table(
            Seat(alliance=["drained victim", "drained human"], at={1: ["power 3 conflict: restore"]}), rival, resolves=1
        ),
        Table(Seat(at={1: ["power 3 conflict: may pay rivals: power +4"]}), rival, resolves=1),
    ]


def test_every_option_in_words_is_offered_by_some_game() -> None:
    said: set[str] = set()
    for moment in moments():
        decision = moment.views[moment.seat].decision
        scene = moment.scene("en", moment.seat)
        for key in (decision.options or []) if decision is not None else []:
            assert decision is not None
            said.add(Offer(key, decision, scene, words_of(card_set(), "en")).message)
    for t in rare_positions():
        t.all_stay()
        told = Told(t)
        said |= {
            Offer(key, told.decision, told.scene, words_of(t.game.set, "en")).message
            for key in told.decision.options or []
        }
    assert said == set(tongue("en").messages.options)


@pytest.mark.parametrize("lang", known())
def test_rare_questions_can_be_read_too(lang: Lang) -> None:
    for t in rare_positions():
        t.all_stay()
        told = Told(t, lang)
        texts = [told.question, told.stack, *told.buttons(), *map(told.explain, told.decision.options or [])]
        assert [fault for text in texts for fault in wrong(text, lang, told.decision.kind)] == []


def test_where_blood_comes_from_is_told_by_place() -> None:
    t = rare_positions()[0]
    t.all_stay()
    assert Told(t).buttons() == ["Location 2", "The Prince's Haven"]
    assert Told(t, "de").buttons() == ["Ort 2", "Die Zuflucht des Prinzen"]
    assert Told(t, "it").buttons() == ["Luogo 2", "Rifugio del Principe"]
    assert Told(t, "ja").buttons() == ["ロケーション2", "公子の避難所"]

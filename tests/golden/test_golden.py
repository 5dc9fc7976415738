"""Golden playthroughs: whole games as they were when somebody last looked at them. `pytest tests/golden --regenerate`
writes them anew; the difference then shows in the commit what a change of the rules did."""

from __future__ import annotations

import msgspec
import pytest

from praxis import games
from praxis.kernel.event import Event, Hiding
from praxis.kernel.game import Kind, Setting
from tests.golden.playthrough import HERE, compared, first_difference, place, playthrough
from tests.kernel.toy import KIND, Market, MarketKind
from tests.laws.choice import KINDS, covering

KEPT = [(kind, setting) for kind in KINDS for setting in covering(kind.settings())]
"""For each game, settings in which every edition, player count and option occurs."""


@pytest.mark.parametrize(("kind", "setting"), [pytest.param(k, s, id=f"{k.name} {s.label()}") for k, s in KEPT])
def test_the_game_goes_as_it_went(kind: Kind, setting: Setting, regenerate: bool) -> None:
    assert compared(place(kind, setting), playthrough(kind, setting), regenerate) == ""


def test_every_game_has_a_playthrough_of_each_edition_and_nothing_else_lies_here(regenerate: bool) -> None:
    wanted = {place(kind, setting) for kind, setting in KEPT}
    found = set(HERE.rglob("*.txt"))
    if regenerate:
        for path in found - wanted:
            path.unlink()
        found &= wanted
    assert sorted(found - wanted) == []
    for kind in games.kinds():
        shown = {setting.edition for one, setting in KEPT if one is kind and place(one, setting) in found}
        assert shown == {setting.edition for setting in kind.settings()}, f"{kind.name}: no playthrough of some edition"


# --- a change shows --------------------------------------------------------------------------------------------------


class Generous(Market):
    """Gives the bank's blood to who draws the last card."""

    __slots__ = ()

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        if not self.deck:
            self.blood[seat] += self.bank
            self.bank = 0


class GenerousKind(MarketKind):
    table = Generous


class Whispering(Market):
    """Tells what was drawn to the neighbour too."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        if isinstance(event, Hiding):
            event = msgspec.structs.replace(event, audience=event.audience | event.audience << 1)
        super().tell(event)


class WhisperingKind(MarketKind):
    table = Whispering


SPIES = Setting(3, options={"price": "first", "spies": True})


@pytest.mark.parametrize("changed", [GenerousKind(), WhisperingKind()])
def test_a_changed_rule_and_a_changed_audience_show(changed: Kind) -> None:
    assert first_difference(playthrough(KIND, SPIES), playthrough(changed, SPIES)).startswith("line ")
    assert first_difference(playthrough(KIND, SPIES), playthrough(KIND, SPIES)) == ""


def test_each_seat_is_shown_what_it_sees() -> None:
    text = playthrough(KIND, SPIES)
    drew = [line for line in text.splitlines() if line.startswith("  drew seat=1 ")]
    assert drew[0].endswith("card=?  (for 0 2 spectators)")
    assert drew[1].endswith("(for 1)")
    assert "?" not in drew[1]


def test_a_long_game_is_cut_to_its_answers_and_still_ends() -> None:
    whole, short = playthrough(KIND, SPIES).splitlines(), playthrough(KIND, SPIES, in_full=5).splitlines()
    assert len(short) < len(whole)
    assert short[-1] == whole[-1]
    assert short[:20] == whole[:20]


def test_the_difference_names_the_line_and_both_sides() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ""
    assert first_difference("a\nb\n", "a\nc\n").splitlines() == ["line 2 differs", "      a", "was:  b", "now:  c"]
    assert first_difference("a\n", "a\nc\n").endswith("was:  (nothing)\nnow:  c")

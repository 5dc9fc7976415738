"""The minion phase: actions one after the other, the mandatory ones first."""

from __future__ import annotations

from typing import ClassVar

from praxis.effects.scope import Scope
from praxis.kernel.decision import PASS, Option
from praxis.kernel.procedure import DONE, Signal, again, run
from praxis.vtes import answers
from praxis.vtes.actions.table import BLEED, CARDLESS, HUNT
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.model import windows
from praxis.vtes.model.regions import READY
from praxis.vtes.model.spans import Opener
from praxis.vtes.model.state import Vtes
from praxis.vtes.questions import ask
from praxis.vtes.rules.action import Action
from praxis.vtes.rules.announce import act_bar, actions_of, bleeds, card_bar, hunts, kind_of_card, victims_of
from praxis.vtes.rules.permanents import is_puppet
from praxis.vtes.rules.playing import PlayCard, UseCard, impulse
from praxis.vtes.rules.repeating import repeat_word
from praxis.vtes.rules.window import could, plays


def duties(g: Vtes, minion: int) -> list[str]:
    """The different mandatory actions that a ready minion has still to do. [minion.mandatory.exist]

    [minion.mandatory.empty-hunts] [minion.mandatory.torpor-exempt] [minion.mandatory.any-time]
    """
    if g.where[minion] != READY:
        return []
    found: list[str] = []
    if not g.blood[minion] and g.is_vampire(minion):
        found.append(HUNT.word)
    if g.lasting and not found and any(is_puppet(entry) and entry[1] == minion for entry in g.lasting):
        found.append(BLEED.word)  # somebody has taken control of him for one action: he must bleed
    if g.edition.has_mandatory:
        if g.face[minion].definition.mandatory:
            found.extend(_duties_of(g, minion, minion, found))
        for card in g.on(minion):
            if g.face[card].definition.mandatory:
                found.extend(_duties_of(g, minion, card, found))
    return found


def _duties_of(g: Vtes, minion: int, card: int, known: list[str]) -> list[str]:
    turn = g.turn_span()
    found: list[str] = []
    for index, mode in enumerate(g.face[card].definition.abilities):
        word = f"{g.face[card].name} {index}"
        if not mode.mandatory or word in known or turn.has_done(minion, repeat_word(g, card, -1 - index)):
            continue
        if mode.if_ is None or mode.if_.holds(g, Scope(card, g.controller[card], minion)):
            found.append(word)
    return found


def fulfilments(g: Vtes, seat: int, minion: int, duty: str) -> list[Option]:
    """The options with which a minion could do one of his mandatory actions."""
    if act_bar(g, minion):
        return []
    if duty == HUNT.word:
        return hunts(g, seat, minion)
    if duty == BLEED.word:
        return bleeds(g, seat, minion)
    return [
        answers.USE.of(card, minion, -1 - index)
        for card in [minion, *g.on(minion)]
        for index, mode in enumerate(g.face[card].definition.abilities)
        if mode.mandatory and f"{g.face[card].name} {index}" == duty and not card_bar(g, seat, minion, card, -1 - index)
    ]


def owed(g: Vtes, seat: int, minion: int) -> list[Option]:
    """The options of which an unlocked minion must take one before any minion does anything else; none if he is stuck.

    A minion is stuck if he has two different mandatory actions or cannot take the one that he has. The others need not
    wait for him. [minion.stuck.two-different] [minion.stuck.unable] [minion.stuck.others-free]
    """
    found = duties(g, minion)
    if len(found) != 1 or g.locked[minion]:  # [minion.mandatory.tapped-exempt]
        return []
    return fulfilments(g, seat, minion, found[0])


def duty_bar(g: Vtes, seat: int, minion: int) -> str:
    """The clause that keeps a minion from any action but a mandatory one; empty if none does."""
    found = duties(g, minion)
    if len(found) > 1:
        return "minion.stuck.two-different"
    if found and not g.locked[minion]:
        if not fulfilments(g, seat, minion, found[0]):
            return "minion.stuck.unable"
        return "minion.mandatory.empty-hunts" if found[0] == HUNT.word else "minion.mandatory.no-other-action"
    for other in g.ready(seat):
        if other != minion and owed(g, seat, other):
            return "minion.mandatory.before-others"
    return ""


def action_for(g: Vtes, seat: int, option: Option) -> Action:
    """The action that an option announces."""
    word = str(option[0])
    if word in CARDLESS:
        action = CARDLESS[word]
        victims = action.victims(g, seat, option)
        blood = action.cost(g, seat, option)
        return Action(int(option[1]), seat, word, target=action.target(option), victims=victims, blood=blood)
    card, minion, index = int(option[1]), int(option[2]), int(option[3])
    kind = kind_of_card(g, card, index)
    return Action(minion, seat, kind.word, card, index, victims=victims_of(g, seat, card, index))


class MinionPhase(Opener):
    """The minion phase: any number of actions, one after the other, mandatory ones first. Repeats.

    [minion.act.own-phase]
    """

    __slots__ = ("seat",)

    STEPS: ClassVar[tuple[str, ...]] = ("between", "offer", "act", "over")

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def open_for(self) -> int:
        return windows.MINION

    def fork(self) -> MinionPhase:
        return self.resumed(MinionPhase(self.seat))

    def between(self, g: Vtes) -> Signal:
        """Open the window in which others may use cards in her minion phase, between actions."""
        return impulse(g, windows.BETWEEN_OF_OTHERS)

    def offer(self, g: Vtes) -> Signal:
        """Offer the actions of all minions; mandatory ones come before all others.

        [minion.mandatory.before-others] [minion.mandatory.order] [minion.mandatory.no-other-action]
        """
        seat = self.seat
        must: list[Option] = []
        able: list[int] = []
        for minion in g.ready(seat):
            if not g.locked[minion]:
                if duties(g, minion):
                    must.extend(owed(g, seat, minion))
                else:
                    able.append(minion)
        if must:
            return ask(seat, "mandatory", must, clause="minion.mandatory.before-others")
        for vampire in g.torpor(seat):
            if not g.locked[vampire]:
                able.append(vampire)
        found: list[Option] = []
        for minion in able:  # who still has a mandatory action here is stuck
            found.extend(actions_of(g, seat, minion))
        found.extend(plays(g, seat, windows.BETWEEN))
        holds = bool(g.hand(seat)) and (bool(able or found) or (g.careful and could(g, seat, windows.BETWEEN)))
        hidden = holds and all(option[0] == "play" for option in found)
        found.append(PASS)
        return ask(seat, "minion", found, clause="minion.act.own-phase", secret=hidden)

    def act(self, g: Vtes) -> Signal:
        if self.got == PASS:
            return DONE
        if self.got[0] in ("use", "play") and mode_of(g, self.got[1], self.got[3]).when & windows.BETWEEN:
            card, minion, mode = self.got[1:]
            return run((UseCard if mode < 0 else PlayCard)(card, mode, self.seat, minion))
        return run(action_for(g, self.seat, self.got))

    def over(self, g: Vtes) -> Signal:
        return again("between")

"""Questions in words: who is asked, and what goes on around the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from praxis.kernel.decision import parse
from praxis.kernel.game import DecisionView
from praxis.kernel.words import Question, Scene
from praxis.languages import Text
from praxis.vtes.answers import BLOCK
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.rules import strike
from praxis.vtes.rules.by_hand import WORDS, ByHand, proposal
from praxis.vtes.rules.combat import Combat, Round
from praxis.vtes.rules.damage import DamageResolution
from praxis.vtes.rules.playing import PlayCard
from praxis.vtes.rules.politics import Referendum
from praxis.vtes.rules.turn import Turn
from praxis.vtes.words.messages import AskedOfMany
from praxis.vtes.words.slots import Slots, tongue_of


def question(decision: DecisionView, scene: Scene) -> Question:
    said = tongue_of(scene).messages
    if decision.seat is None:
        return Question(said.waits)
    asked = said.decisions[decision.kind]
    put = Put(decision, scene)
    if decision.seat == scene.seat and decision.options is not None:
        proposed = _proposed(put) if decision.kind == "consent" else ""
        return Question(f"{proposed}{put.fill(put.words(decision, asked))}", asked.help)
    return Question(put.fill(asked.theirs))


class Put(Slots):
    """The gaps of a question: what is in progress as it is put, found when its words ask for it."""

    __slots__ = ("action", "fight")

    def __init__(self, decision: DecisionView, scene: Scene) -> None:
        super().__init__({"seat": decision.seat, "card": decision.source}, scene)
        frames = [] if self.view is None else self.view.stack
        self.action = next((frame.slots for frame in reversed(frames) if "went_on" in frame.slots), {})
        self.fight = self.inner(Combat.__name__)

    def __missing__(self, name: str) -> Any:
        fill = _FILL.get(name)
        return fill(self) if fill else super().__missing__(name)

    def is_ours(self, card: int) -> bool:
        return card >= 0 and self.view is not None and self.view.controller[card] == self.fields["seat"]

    def fighters(self) -> tuple[int, int]:
        """Of the combat: whose controller is asked, and the other; the acting one first for who has none in it."""
        acting, opposing = self.fight.get("acting", NOBODY), self.fight.get("opposing", NOBODY)
        return (opposing, acting) if self.is_ours(opposing) and not self.is_ours(acting) else (acting, opposing)

    def words(self, decision: DecisionView, asked: AskedOfMany) -> Text:
        """The question in the words for the one who is asked: who fights, who acts, who blocks, who can or cannot."""
        if asked.fighting and self.is_ours(self.fighters()[0]):
            return asked.fighting
        if asked.acting and self.action.get("seat") == decision.seat:
            return asked.acting
        if asked.blocking and self.is_ours(self.action.get("blocker", NOBODY)):
            return asked.blocking
        blocks = any(parse(key)[0] == BLOCK.word for key in decision.options or ())
        return asked.mine if blocks or not asked.unable else asked.unable


def _proposed(put: Put) -> str:
    """The change that somebody wants to make by hand, as the log tells it."""
    frame = put.view.stack[-1] if put.view is not None else None
    if frame is None or frame.name != ByHand.__name__:
        return ""
    word = WORDS[frame.slots["sort"]]
    told = {"seat": frame.slots["seat"], "card": frame.slots["card"], **proposal(word, frame.slots["chosen"])}
    return f"{Slots(told, put.scene).fill(put.tongue.messages.events[f'adjusts.{word}'])} "


# -- gaps --------------------------------------------------------------------------------------------------------------


def _distance(put: Put) -> str:
    return put.piece("at-long" if put.inner(Round.__name__).get("long") else "at-close")


def _blows(put: Put) -> str:
    """The strikes that are chosen so far, each with the card that it comes from."""
    round_ = put.inner(Round.__name__)
    pairs = [(round_.get("acting"), round_.get("first")), (round_.get("opposing"), round_.get("second"))]
    return put.tongue.messages.comma.join(_blow(put, minion, chosen) for minion, chosen in pairs if chosen)


def _blow(put: Put, minion: int | None, chosen: list[Any]) -> str:
    told = {
        "minion": minion,
        "how": chosen[strike.KIND],
        "amount": chosen[strike.AMOUNT],
        "source": chosen[strike.CARD],
        "flags": chosen[strike.FLAGS],
    }
    return Slots(told, put.scene).piece("blow")


def _known(put: Put) -> str:
    """The strike of the other, if it is chosen already."""
    blows = _blows(put)
    return put.tongue.messages.pieces["known"].format(blows=blows) if blows else ""


def _blow_now(put: Put) -> list[int]:
    """The damage that is being resolved: who takes it, how much, how much of it aggravated."""
    damage = put.inner(DamageResolution.__name__)
    blows, index = damage.get("blows", []), damage.get("index", 0)
    return list(blows[index]) if index < len(blows) else [NOBODY, 0, 0]


def _damage(put: Put) -> str:
    _, ordinary, aggravated, *_ = _blow_now(put)
    return str(Slots({"ordinary": ordinary, "aggravated": aggravated}, put.scene)["damage"])


def _fallen(put: Put) -> str:
    damage = put.inner(DamageResolution.__name__)
    fallen = [*damage.get("wounded", []), *damage.get("burning", [])]
    return put.tongue.listed([put.named(card) for card in fallen]) if fallen else put.tongue.messages.a_card


def _poll(put: Put) -> str:
    """The card that is voted on; a blood hunt has none."""
    card = put.inner(Referendum.__name__).get("card", NOBODY)
    return put.piece("hunt") if card == NOBODY else put.named(card)


def _playing(put: Put) -> dict[str, Any]:
    """The card that is being played: also as the action that it is."""
    frames = [] if put.view is None else put.view.stack
    found = (frame.slots for frame in reversed(frames) if frame.name == PlayCard.__name__ or "went_on" in frame.slots)
    return next(found, {})


_FILL: Final[dict[str, Callable[[Put], Any]]] = {
    "actor": lambda put: put.named(put.action.get("actor")),
    "blocker": lambda put: put.named(put.action.get("blocker")),
    "acting": lambda put: put.named(put.fight.get("acting")),
    "opposing": lambda put: put.named(put.fight.get("opposing")),
    "minion": lambda put: put.named(put.fighters()[0]),
    "foe": lambda put: put.named(put.fighters()[1]),
    "round": lambda put: put.fight.get("rounds", 0),
    "distance": _distance,
    "press": lambda put: "on" if put.inner(Round.__name__).get("press") else "ends",
    "blows": _blows,
    "known": _known,
    "wounded": lambda put: put.named(_blow_now(put)[0]),
    "damage": _damage,
    "fallen": _fallen,
    "poll": _poll,
    "favour": lambda put: put.inner(Referendum.__name__).get("favour", 0),
    "against": lambda put: put.inner(Referendum.__name__).get("against", 0),
    "whose": lambda put: put.player(put.inner(Turn.__name__).get("seat", NOBODY)),
    "played": lambda put: put.named(_playing(put).get("card")),
    "player": lambda put: put.player(_playing(put).get("seat", NOBODY)),
}

"""Requirements that stand in a card's text: on the one who plays it, on the action that is going on, on the bleed."""

from __future__ import annotations

from praxis.vtes.effects.base import Need
from praxis.vtes.effects.selectors import OWN
from praxis.vtes.model import stats
from praxis.vtes.model.state import Vtes


class IsVampire(Need):
    """[card.requirement.in-text]"""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return minion >= 0 and g.is_vampire(minion)

    def say(self, lang: str) -> str:
        return "requires a vampire"


class CapacityFrom(Need):
    """A vampire of at least so much capacity. [card.requirement.in-text]"""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least = least

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return minion >= 0 and g.is_vampire(minion) and stats.capacity(g, minion) >= self.least

    def say(self, lang: str) -> str:
        return f"requires a vampire with capacity {self.least} or more"


class AtYou(Need):
    """The action is directed at the one who plays the card, or at a card of hers."""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and seat in action.victims

    def say(self, lang: str) -> str:
        return "only during an action directed at you"


class BledFor(Need):
    """A minion is bleeding the one who plays the card, for at least so much."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least = least

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        if action is None or action.kind != "bleed" or seat not in action.victims:
            return False
        return stats.bleed(g, action.actor) >= self.least

    def say(self, lang: str) -> str:
        return f"only if you are bled for {self.least} or more"


class VictimPool(Need):
    """The Methuselah who is being bled has at most so much pool."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and any(g.pool[victim] <= self.most for victim in action.victims)

    def say(self, lang: str) -> str:
        return f"only if the target has {self.most} pool or less"


class ActingYounger(Need):
    """The acting minion is a vampire younger than the one who plays the card. [card.crypt.age]"""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        if action is None or not g.is_vampire(action.actor):
            return False
        return stats.capacity(g, action.actor) < stats.capacity(g, minion)

    def say(self, lang: str) -> str:
        return "only against a younger vampire"


class ActingCapacity(Need):
    """The acting minion is a vampire of at least so much capacity, whoever controls him."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least = least

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and g.is_vampire(action.actor) and stats.capacity(g, action.actor) >= self.least

    def say(self, lang: str) -> str:
        return f"only for an acting vampire with capacity {self.least} or more"


class NotBleeding(Need):
    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and action.kind != "bleed"

    def say(self, lang: str) -> str:
        return "not during a bleed"


class NotWith(Need):
    """Another card, by its official id, has not been played during this action."""

    __slots__ = ("official",)

    def __init__(self, official: int) -> None:
        self.official = official

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is None or all(played[1] != self.official for played in action.played)

    def say(self, lang: str) -> str:
        return "not together with a certain other card"


class HasBlocked(Need):
    """The minion is the one who blocked the action."""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and action.blocker == minion

    def say(self, lang: str) -> str:
        return "only by the minion who blocked"


class BlockerOf(Need):
    """The minion that attempts to block is one's own, or another's."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        if action is None or action.blocker < 0:
            return False
        return (g.controller[action.blocker] == seat) == (self.whose == OWN)

    def say(self, lang: str) -> str:
        return "only for a minion you control" if self.whose == OWN else "only for a minion of another Methuselah"


class HasEdge(Need):
    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return g.edge == seat

    def say(self, lang: str) -> str:
        return "only if you have the Edge"


class FirstRound(Need):
    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        combat = g.combat()
        return combat is not None and combat.rounds <= 1

    def say(self, lang: str) -> str:
        return "only in the first round"


class MonsterActing(Need):
    """The acting minion is a monster, not a mortal or an animal. [term.monster.definition]"""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        action = g.action()
        return action is not None and stats.is_monster(g, action.actor)

    def say(self, lang: str) -> str:
        return "only while a monster acts"


class MonsterOpposing(Need):
    """The other minion in the combat is a monster. [term.monster.definition]"""

    __slots__ = ()

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        combat = g.combat()
        return combat is not None and stats.is_monster(g, combat.other(minion))

    def say(self, lang: str) -> str:
        return "only against a monster"


class Without(Need):
    """The minion has no card with that trait, or of that name, on him yet."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        return minion < 0 or not any(
            self.what in g.face[card].traits or self.what == g.face[card].name for card in g.on(minion)
        )

    def say(self, lang: str) -> str:
        return f"only one {self.what} on a minion"

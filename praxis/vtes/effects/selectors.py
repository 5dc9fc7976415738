"""What can be chosen: minions, vampires, locations, Methuselahs, by where they are and whose they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from praxis.vtes.effects.base import Need, Selector
from praxis.vtes.model import face as faces
from praxis.vtes.model import standing, stats
from praxis.vtes.model.state import Vtes

ANYBODY: Final = 0
OWN: Final = 1
OTHERS: Final = 2


class Minions(Selector):
    """Minions in play, of one's own, of others, or of anybody; ready ones, or in torpor too. [card.target.torpor]"""

    __slots__ = ("monster", "ready", "types", "whose")

    def __init__(
        self,
        whose: int = ANYBODY,
        types: int = faces.CRYPT | faces.ALLY,
        ready: bool = True,
        monster: bool = False,
    ) -> None:
        self.whose = whose
        self.types = types
        self.ready = ready
        self.monster = monster
        """Only monsters. [term.monster.definition]"""

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        found: list[int] = []
        for other in g.seated():
            if (self.whose == OWN and other != seat) or (self.whose == OTHERS and other == seat):
                continue
            for one in g.ready(other) if self.ready else g.minions(other):
                if g.face[one].types & self.types and (not self.monster or stats.is_monster(g, one)):
                    found.append(one)
        return found

    def say(self, lang: str) -> str:
        noun = "monster" if self.monster else "minion"
        words = f"a ready {noun}" if self.ready else f"a {noun}"
        return words + ("", " you control", " another Methuselah controls")[self.whose]


class Monsters(Selector):
    """Minions and retainers in play that are monsters. [term.monster.definition]"""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        found: list[int] = []
        for other in g.seated():
            for one in g.minions(other):
                found.extend(each for each in (one, *g.on(one)) if stats.is_monster(g, each) and not g.is_base(each))
        return found

    def say(self, lang: str) -> str:
        return "a monster"


class Younger(Selector):
    """Ready vampires younger than the one who chooses. [card.crypt.age]"""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        limit = stats.capacity(g, minion)
        return [
            one
            for other in g.seated()
            for one in g.ready(other)
            if g.is_vampire(one) and stats.capacity(g, one) < limit
        ]

    def say(self, lang: str) -> str:
        return "a younger vampire"


class Hungry(Selector):
    """One's own ready vampires that have room for blood and took none from a hunting ground this turn."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        turn = g.turn_span()
        return [
            one
            for one in g.ready(seat)
            if g.is_vampire(one) and g.blood[one] < stats.capacity(g, one) and not turn.has_done(one, "hunting ground")
        ]

    def say(self, lang: str) -> str:
        return "a ready vampire you control"


class Lacking(Selector):
    """Vampires in play that do not have a Discipline at superior."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        superior = self.code.upper()
        return [
            one
            for other in g.seated()
            for one in g.minions(other)
            if g.is_vampire(one) and superior not in stats.disciplines(g, one)
        ]

    def say(self, lang: str) -> str:
        return f"a vampire without {self.code.upper()}"


class UncontrolledVampires(Selector):
    """Vampires in one's own uncontrolled region. [card.target.uncontrolled] [imbued.target.known-card-must-match]"""

    __slots__ = ("clan", "least", "younger")

    def __init__(self, younger: bool = False, least: int = 0, clan: str = "") -> None:
        self.younger = younger
        self.least = least
        """The capacity that he has at least."""
        self.clan = clan

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        limit = stats.capacity(g, minion) if self.younger and minion >= 0 else 1_000
        return [
            one
            for one in g.uncontrolled(seat)
            if g.face[one].types & faces.VAMPIRE
            and self.least <= g.face[one].capacity < limit
            and (not self.clan or g.face[one].clan == self.clan)
        ]

    def say(self, lang: str) -> str:
        older = f" with capacity {self.least} or more" if self.least else ""
        return f"a {'younger ' if self.younger else ''}{self.clan or 'vampire'}{older} in your uncontrolled region"


class Permanents(Selector):
    """Cards in play that have a trait, such as locations."""

    __slots__ = ("trait", "whose")

    def __init__(self, trait: str, whose: int = ANYBODY) -> None:
        self.trait = trait
        self.whose = whose

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        return [
            one
            for other in g.seated()
            if not (self.whose == OWN and other != seat) and not (self.whose == OTHERS and other == seat)
            for one in g.in_play(other)
            if self.trait in g.face[one].traits
        ]

    def say(self, lang: str) -> str:
        return f"a {self.trait}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Methuselahs(Selector):
    """Any Methuselah; or any other; or one who is neither the acting one nor the one who chooses."""

    __slots__ = ("not_acting", "others")

    def __init__(self, others: bool = True, not_acting: bool = False) -> None:
        self.others = others
        self.not_acting = not_acting

    def is_seat(self) -> bool:
        return True

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        action = g.action()
        return [
            other
            for other in g.clockwise(seat)
            if not (self.others and other == seat)
            and not (self.not_acting and action is not None and other == action.seat)
        ]

    def say(self, lang: str) -> str:
        return "another Methuselah" if self.others else "a Methuselah"


class PredatorsPredator(Methuselahs):
    """The predator of one's predator, if her minion acts and more than two Methuselahs are left."""

    __slots__ = ()

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        action = g.action()
        predator = g.predator(seat)
        if action is None or action.seat != predator or len(g.seated()) < 3:
            return []
        return [g.predator(predator)]

    def say(self, lang: str) -> str:
        return "your predator's predator"


@mypyc_attr(allow_interpreted_subclasses=True)
class EveryOther(Methuselahs):
    """All other Methuselahs at once: nobody chooses. [action.directed.definition]"""

    __slots__ = ()

    def is_all(self) -> bool:
        return True

    def say(self, lang: str) -> str:
        return "each other Methuselah"


class InAshHeap(Selector):
    """Cards in an ash heap: they are not in play, so the action is undirected. [action.undirected.ash-heap]"""

    __slots__ = ("types", "whose")

    def __init__(self, types: int, whose: int = OWN) -> None:
        self.types = types
        self.whose = whose

    def legal(self, g: Vtes, seat: int, minion: int, card: int) -> list[int]:
        return [
            one
            for other in range(g.seats)
            if not (self.whose == OWN and other != seat) and not (self.whose == OTHERS and other == seat)
            for one in g.ash_heap(other)
            if g.face[one].types & self.types
        ]

    def say(self, lang: str) -> str:
        return ("a card in an ash heap", "a card in your ash heap", "a card in another ash heap")[self.whose]


class Titled(Need):
    """[card.requirement.in-text]"""

    __slots__ = ("titles",)

    def __init__(self, *titles: str) -> None:
        self.titles = titles

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        if not self.titles:
            return bool(stats.title(g, minion))
        return any(stats.has_title(g, minion, title) for title in self.titles)

    def say(self, lang: str) -> str:
        return "requires a titled vampire" if not self.titles else f"requires a {' or '.join(self.titles)}"


class OfSect(Need):
    __slots__ = ("sect",)

    def __init__(self, sect: str) -> None:
        self.sect = sect

    def met(self, g: Vtes, seat: int, minion: int) -> bool:
        if self.sect == standing.ANARCH:  # up to 2012 no sect, but cards ask for it [sect.anarch.no-inherent-effect]
            return stats.is_anarch(g, minion)
        return stats.sect(g, minion) == self.sect

    def say(self, lang: str) -> str:
        return f"requires a {self.sect} vampire"

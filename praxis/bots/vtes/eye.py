"""The position as a seat sees it: who sits where, who threatens whom, and what a fight would come to."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from praxis.bots.vtes.gist import Gist, gist_of
from praxis.bots.vtes.style import PLAIN, Style
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import BLANK
from praxis.vtes.model.regions import HAND, READY
from praxis.vtes.picture.readers_table import table_of

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vtes.effects.mode import Mode
    from praxis.vtes.game import VtesGame
    from praxis.vtes.model.view import View

NO_GIST = Gist()


def look(view: View, style: Style = PLAIN) -> Eye:
    """Look at the table as a view shows it."""
    return Eye(table_of(view), view.seat, view.decision.kind if view.decision is not None else "", style)


class Eye:
    """One look at the table, before one choice. The table is made of a view, or is a world that a search has drawn."""

    def __init__(self, g: VtesGame, seat: int, asked: str, style: Style = PLAIN) -> None:
        self.style = style
        self.g = g
        self.seat = seat
        self.asked = asked
        """The kind of the open decision."""
        self.pool = g.pool[seat]
        self.prey = g.prey(seat)
        self.predator = g.predator(seat)
        self.action = g.action()
        self.round = g.round()

    # -- cards ----------------------------------------------------------------------------------------------------

    def mode(self, card: int, number: int) -> Mode | None:
        """A mode of a card; if the number is below 0, one of its abilities."""
        definition = self.g.face[card].definition
        modes, at = (definition.modes, number) if number >= 0 else (definition.abilities, -1 - number)
        return modes[at] if at < len(modes) else None

    def mode_of(self, option: Option) -> Mode | None:
        if option[0] not in ("play", "use") or len(option) < 4:
            return None
        return self.mode(int(option[1]), int(option[3]))

    def gist(self, option: Option) -> Gist:
        mode = self.mode_of(option)
        return NO_GIST if mode is None else gist_of(mode)

    def cost(self, option: Option) -> tuple[int, int]:
        """The blood and pool that a play costs, as printed."""
        mode = self.mode_of(option)
        if mode is None:
            return 0, 0
        face = self.g.face[int(option[1])]
        printed = (face.blood, face.pool) if option[0] == "play" else (0, 0)
        return (
            printed[0] if mode.blood < 0 else mode.blood,
            printed[1] if mode.pool < 0 else mode.pool,
        )

    def hand(self) -> list[int]:
        return self.g.regions[HAND][self.seat]

    def usable(self, minion: int, field: str, summed: bool = True) -> int:
        """How much of something the cards in hand could give a minion: all together, or the best of them."""
        g = self.g
        levels = stats.disciplines(g, minion)
        found = 0
        for card in self.hand():
            face = g.face[card]
            if face.types & faces.ACTIONS or face.types & faces.MASTER:
                continue
            best = 0
            for mode in face.definition.modes:
                cost = face.blood if mode.blood < 0 else mode.blood
                if levels.issuperset(mode.disciplines) and cost <= g.blood[minion]:
                    best = max(best, int(getattr(gist_of(mode), field)))
            found = found + best if summed else max(found, best)
        return found

    def is_mine(self, card: int) -> bool:
        return self.g.controller[card] == self.seat

    # -- minions --------------------------------------------------------------------------------------------------

    def ready(self, seat: int) -> list[int]:
        return self.g.regions[READY][seat]

    def unlocked(self, seat: int) -> list[int]:
        return [minion for minion in self.ready(seat) if not self.g.locked[minion]]

    def capacity(self, minion: int) -> int:
        face = self.g.face[minion]
        return stats.capacity(self.g, minion) if face.types & faces.CRYPT else max(2, face.life)

    def bleed(self, minion: int) -> int:
        return stats.bleed(self.g, minion)

    def worth(self, minion: int) -> float:
        """What a minion is worth to its controller, in pool."""
        if self.g.face[minion] is BLANK:
            return 2.0
        style = self.style
        worth = style.minion + style.minion_capacity * self.capacity(minion) + style.minion_bleed * self.bleed(minion)
        return worth + 0.5 * stats.votes(self.g, minion)

    def votes(self, seat: int) -> int:
        return sum(stats.votes(self.g, minion) for minion in self.ready(seat))

    # -- dangers --------------------------------------------------------------------------------------------------

    def threat(self) -> float:
        """How much pool the predator may take in her next turn."""
        if self.predator == self.seat:
            return 0.0
        return sum(self.bleed(minion) + 0.7 for minion in self.ready(self.predator))

    def reserve(self) -> float:
        """The pool that is not spent on anything that can wait."""
        return self.style.reserve + min(7.0, self.style.reserve_threat * self.threat())

    def pool_price(self, pool: int) -> float:
        """What it costs to pay so much pool. The last pool is never paid."""
        if not pool:
            return 0.0
        left = self.pool - pool
        if left <= 0:
            return 100.0
        return pool * (1.0 if left > self.reserve() else 2.0) + (4.0 if left <= 2 else 0.0)

    def price(self, option: Option) -> float:
        blood, pool = self.cost(option)
        minion = int(option[2]) if len(option) > 2 else -1
        scarce = minion >= 0 and self.g.blood[minion] - blood <= 1
        return blood * (0.6 if scarce else self.style.blood_price) + self.pool_price(pool)

    # -- fights ---------------------------------------------------------------------------------------------------

    def damage(self, minion: int, with_hand: bool) -> int:
        """The most damage that a minion does in one pair of strikes at close range."""
        g = self.g
        strength = stats.strength(g, minion)
        best = strength
        for card in (minion, *g.on(minion)):
            for mode in g.face[card].definition.abilities:
                gist = gist_of(mode)
                if gist.strike == "damage":
                    best = max(best, gist.damage + (strength if "with-strength" in gist.flags else 0))
        if with_hand:
            best = max(best, self.usable(minion, "damage", summed=False), strength + self.usable(minion, "strength"))
        return best

    def falls(self, minion: int, damage: int) -> bool:
        """Whether so much damage sends a vampire to torpor or burns an ally."""
        if self.g.is_vampire(minion):
            return damage > self.g.blood[minion]
        return damage >= max(1, self.g.blood[minion])

    def duel(self, mine: int, theirs: int) -> float:
        """What a round of combat would come to, in pool."""
        given, taken = self.damage(mine, True), self.damage(theirs, False)
        gain = self.worth(theirs) * self.style.fells if self.falls(theirs, given) else self.style.wounds * given
        loss = self.worth(mine) if self.falls(mine, taken) else self.style.wounds * taken
        if loss > 1.0 and self.usable(mine, "prevent") + (2 if self._escapes(mine) else 0) >= 2:
            loss *= 0.4
        return gain * self.style.fight - loss / self.style.fight

    def _escapes(self, minion: int) -> bool:
        levels = stats.disciplines(self.g, minion)
        return any(
            gist_of(mode).strike in ("dodge", "combat-ends") and levels.issuperset(mode.disciplines)
            for card in self.hand()
            for mode in self.g.face[card].definition.modes
        )

    # -- the crypt ------------------------------------------------------------------------------------------------

    def wanted(self, budget: float) -> int:
        """The crypt card to influence out: one that comes soon, is strong and can be afforded. -1 if there is none."""
        g = self.g
        in_play = {g.face[card].name for seat in g.seated() for card in (*self.ready(seat), *g.torpor(seat))}
        few = len(self.ready(self.seat)) < 2
        best, found = 0.0, -1
        for card in g.uncontrolled(self.seat):
            face = g.face[card]
            if face is BLANK or face.name in in_play:
                continue
            size = face.capacity or face.life
            need = size - g.blood[card]
            if need > budget and not (need <= 0):
                continue
            turns = max(1, ceil(need / 4))
            worth = 2.0 + self.style.size * size + 0.3 * len(face.disciplines) + 2.0 * bool(face.title)
            worth /= turns + self.style.soon * (1 if few else 2)
            worth += 0.4 * g.blood[card]
            if worth > best:
                best, found = worth, card
        return found

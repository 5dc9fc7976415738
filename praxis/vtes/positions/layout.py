"""Cards being laid out for a position written as text: what may lie where, and what no table can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.dealt import agreement
from praxis.vtes.editions import Edition
from praxis.vtes.effects.base import SEAT
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import TYPE_WORDS, Face
from praxis.vtes.model.stats import HAND_SIZE
from praxis.vtes.positions.adhoc_cards import Minion, card_named, minion
from praxis.vtes.positions.scenario import Item, Laid

_LIBRARY: Final = ~faces.CRYPT
_ATTACHED: Final = ~(faces.CRYPT | faces.ALLY)
REGIONS: Final[dict[str, int]] = {
    "ready": faces.CRYPT | faces.ALLY,
    "torpor": faces.VAMPIRE,
    "uncontrolled": faces.CRYPT,
    "in play": ~(faces.CRYPT | faces.ALLY | faces.EQUIPMENT | faces.RETAINER),
    "hand": _LIBRARY,
    "library": _LIBRARY,
    "crypt": faces.CRYPT,
    "ash heap": ~0,
    "incapacitated": faces.IMBUED,
    "research": _LIBRARY,
}
"""The regions a file can speak of, and what can lie there."""
_CLAUSES: Final = {
    "ready": "term.ready.definition",
    "torpor": "torpor.enter.region",
    "uncontrolled": "influence.control.other-crypt-types",
    "in play": "card.control.on-minion",
    "hand": "deck.crypt.content",
    "library": "deck.crypt.content",
    "crypt": "deck.crypt.content",
    "incapacitated": "imbued.incapacitated.at-zero-life",
    "research": "trait.research-area.out-of-play",
}
MOST_CARDS: Final = 500
"""Of one player, and made up for one position: five times the largest deck of a tournament."""
_MINIONS: Final = ("ready", "torpor", "uncontrolled", "crypt", "incapacitated")
_IN_PLAY: Final = ("ready", "torpor", "in play")


class Layout:
    """All cards of a position so far."""

    def __init__(self, edition: Edition, options: dict[str, str | int | bool]) -> None:
        self.edition = edition
        self.options = options
        self.own: dict[str, Face] = {}
        """Cards made up for this position."""
        self.unique: dict[str, list[tuple[str, bool]]] = {}
        """The unique cards in play by name: who controls a copy, and whether it is said to be contested."""
        self.foreign: list[tuple[Laid, str]] = []
        """The cards that somebody else owns than who controls them, and who."""
        self.counts: Counter[str] = Counter()
        """How many cards each player has."""
        self.hands: dict[str, list[int]] = {}
        """For each player the cards in hand, and by how many her hand is larger."""

    def make(self, name: str, face: Face) -> None:
        if len(self.own) >= MOST_CARDS:
            raise BadSetting(f"at most {MOST_CARDS} cards can be made up for a position")
        if name in self.own:
            raise BadSetting(f"there is a card '{name}' already")
        self.own[name] = face

    # -- one card ---------------------------------------------------------------------------------------------------

    def lay(self, seat: str, region: str, text: str) -> Item:
        """A card in the region of a player, with those that are on it."""
        self.counts[seat] += 1 + text.count("+")
        if self.counts[seat] > MOST_CARDS:
            raise BadSetting(f"{seat} has more than {MOST_CARDS} cards; nobody brings so many to a table")
        thing, _, rest = text.partition(" with ") if region in _MINIONS else (text, "", "")
        contested = thing.endswith(" contested")
        thing = thing.removesuffix(" contested")
        found = self._minion(thing) if region in _MINIONS else self._other(thing)
        face = found.face
        self._check_place(face, region)
        agreement.check_cards(self.edition.name, self.options, [face])
        on = [self._on(face, name.strip(), seat) for name in rest.split("+") if name.strip()]
        laid = Laid(face, self._counters(found, region, on), found.locked)
        if found.owner:
            self.foreign.append((laid, found.owner))
        if region in _IN_PLAY:
            self._note_unique(face, seat, contested)
            self._note_hand_size(face, seat)
        if region == "hand":
            self.hands.setdefault(seat, [0, 0])[0] += 1
        return (laid, on) if on else laid

    def _minion(self, text: str) -> Minion:
        return minion(text, self.own, self.edition)

    def _other(self, text: str) -> Minion:
        locked = text.endswith(" locked")
        return Minion(card_named(text.removesuffix(" locked"), self.own), -1, locked, "")

    def _check_place(self, face: Face, region: str) -> None:
        if face.types & REGIONS[region]:
            return
        kinds = " and ".join(word for bit, word in TYPE_WORDS.items() if face.types & bit)
        advice = (
            "; write it after its bearer, as in 'Mira 3/5 with Rusty Gun'" if region in ("ready", "in play") else ""
        )
        clause = _CLAUSES[region]
        raise BadSetting(f"{face.name} ({kinds}) cannot lie in '{region}'{advice} [{clause}]")

    def _on(self, host: Face, name: str, seat: str) -> Face:
        face = card_named(name, self.own)
        if not face.types & _ATTACHED:
            raise BadSetting(
                f"{face.name} cannot be on {host.name}: a minion is on no other card [term.minion.definition]"
            )
        self._note_unique(face, seat, contested=False)
        return face

    def _counters(self, found: Minion, region: str, on: Sequence[Face]) -> int:
        face = found.face
        if region == "crypt" or region not in _MINIONS:
            return 0
        usual = face.life if face.types & faces.ALLY else face.capacity
        counters = (0 if region == "uncontrolled" else usual) if found.counters < 0 else found.counters
        if face.types & faces.ALLY and not counters:
            raise BadSetting(f"{face.name} has no life: it would be burned [damage.nonvampire.last-life-burned]")
        more = sum(gives.amount for card in on for gives in card.definition.gives if gives.what == spans.CAPACITY)
        if face.types & faces.VAMPIRE and region != "uncontrolled" and counters > face.capacity + more:
            raise BadSetting(
                f"{face.name} has {counters} blood, and a capacity of {face.capacity + more} [card.crypt.blood-cap]"
            )
        return counters

    # -- all cards --------------------------------------------------------------------------------------------------

    def _note_unique(self, face: Face, seat: str, contested: bool) -> None:
        if not face.unique:
            if contested:
                raise BadSetting(f"{face.name} is not unique, so nobody contests it [contest.card.which-unique]")
            return
        others = self.unique.setdefault(face.name, [])
        for other, also in others:
            if other == seat and not self.edition.contests_with_self:
                raise BadSetting(f"{seat} controls {face.name} already, who is unique [contest.card.not-with-self]")
            if not (contested and also):
                raise BadSetting(
                    f"{face.name} is unique, and {other} controls a copy; if they contest it, write 'contested' after "
                    "each [contest.card.start]"
                )
        others.append((seat, contested))

    def _note_hand_size(self, face: Face, seat: str) -> None:
        for gives in face.definition.gives:
            if gives.what == spans.HAND_SIZE and gives.reach == SEAT:
                self.hands.setdefault(seat, [0, 0])[1] += gives.amount

    def check_hand(self, seat: str) -> None:
        cards, more = self.hands.get(seat, [0, 0])
        if cards > HAND_SIZE + max(0, more):
            raise BadSetting(
                f"{seat} has {cards} cards in hand, and a hand size of {HAND_SIZE + more} [card.hand.default-seven]"
            )

    def check(self, seats: Collection[str]) -> None:
        """What only the whole position can tell."""
        names = list(seats)
        for laid, owner in self.foreign:
            if owner not in names:
                raise BadSetting(f"{laid.face.name} 'of:{owner}': no such player{nearest(owner, names)}")
            laid.owner = names.index(owner)
        for name, copies in self.unique.items():
            if len(copies) == 1 and copies[0][1]:
                raise BadSetting(f"nobody else has a copy of {name} to contest it with [contest.card.start]")

    def contested(self) -> list[str]:
        return [name for name, copies in self.unique.items() if len(copies) > 1]

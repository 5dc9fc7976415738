"""How cards are laid out for a position, written in Python or as text: what may lie where, and what no table can
show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.dealt import agreement, dealing, known_faces
from praxis.vtes.editions import Edition
from praxis.vtes.effects.moving import Put
from praxis.vtes.effects.standing_numbers import SEAT
from praxis.vtes.effects.verb import nodes_in
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans
from praxis.vtes.model.face import RISEN, TYPE_WORDS, Face
from praxis.vtes.model.regions import (
    ANTE,
    ASH_HEAP,
    CRYPT,
    HAND,
    INCAPACITATED,
    LIBRARY,
    PLAY,
    READY,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
)
from praxis.vtes.model.stats import HAND_SIZE
from praxis.vtes.positions.minions import Minion, card_named, minion, number
from praxis.vtes.rules.replacing import laid_aside_by

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
    "ante": _LIBRARY,
}
"""The regions that a position can speak of, and what can lie there."""
REGION_OF: Final[dict[str, int]] = {
    "crypt": CRYPT,
    "library": LIBRARY,
    "ready": READY,
    "torpor": TORPOR,
    "uncontrolled": UNCONTROLLED,
    "in play": PLAY,
    "hand": HAND,
    "ash heap": ASH_HEAP,
    "incapacitated": INCAPACITATED,
    "research": RESEARCH,
    "ante": ANTE,
}
"""The regions in the order in which they are laid out."""
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
    "ante": "option.ante.optional",
}
MOST_CARDS: Final = 500
"""The most cards of one player, and made up for one position: five times the largest deck of a tournament."""
_MINIONS: Final = ("ready", "torpor", "uncontrolled", "crypt", "incapacitated")
_IN_PLAY: Final = ("ready", "torpor", "in play")


_PASSING: Final = ~(faces.PERMANENTS | faces.CRYPT | faces.EVENT | faces.IMBUED_CARDS)


def _check_stays(face: Face) -> None:
    """Refuse a card in play that has left play again once it was played."""
    does = face.definition
    lasts = does.gives or does.abilities or does.parts or does.adds_disciplines
    if not face.types & _PASSING or not does.modes or does.coverage != "full" or lasts:
        return
    if not any(mode.enters_play for mode in does.modes):
        clause = laid_aside_by(face)
        raise BadSetting(f"{face.name} does not stay in play: it is burned once it has been played [{clause}]")


def _check_rests(face: Face, host: Face | None) -> None:
    """Refuse a card that lies by itself and is only ever put on another one, and one on another card that is only ever
    put into play by itself. A trophy is moved to a vampire by the rules. [master.trophy.award]"""
    does = face.definition
    if face.types & faces.PERMANENTS or does.coverage != "full" or "trophy" in face.traits:
        return
    nodes = [
        node for mode in (*does.modes, *does.abilities) for node in (*mode.cost, *mode.do, *mode.then, *mode.during)
    ]
    puts = [node for each in (*nodes, *does.parts) for node in nodes_in(each) if isinstance(node, Put)]
    hosts = {put.host is not None for put in puts if put.enters_play()}
    if host is None and hosts == {True}:
        raise BadSetting(
            f"{face.name} does not lie in play by itself: it is put on another card; write it after its bearer, as in "
            f"'Mira 3/5 with {face.name}' [card.control.on-minion]"
        )
    if host is not None and hosts == {False}:
        raise BadSetting(
            f"{face.name} cannot be on {host.name}: it lies in play by itself; write it under 'in play' "
            "[card.control.loose]"
        )


class Laid:
    """A card as a position has it: all its words are read."""

    def __init__(self, face: Face, counters: int, locked: bool, on: Sequence[Laid] = ()) -> None:
        self.face = face
        self.counters = counters
        self.locked = locked
        self.on = on
        """The cards on it."""
        self.owner = -1
        """The seat that owns it, if that is not the one that controls it."""
        self.sect = ""
        """The sect that a vampire has joined, if it is not the printed one."""


Item = str | Face | tuple[str | Face, Sequence[str | Face]]
"""A card in the words of a line, or as it is; in a pair with what is on it."""


class Layout:
    """All cards that were laid out so far."""

    def __init__(
        self, edition: Edition, options: Mapping[str, str | int | bool], contested: Collection[str] = ()
    ) -> None:
        self.edition = edition
        self.options = dict(options)
        self.disputed = contested
        """Unique cards of which every copy counts as contested, whether or not its line says so."""
        self.own: dict[str, Face] = {}
        """Cards made up for this position."""
        self.unique: dict[str, list[tuple[str, bool]]] = {}
        """The unique cards in play by name: who controls a copy, and whether it is said to be contested."""
        self.events: set[str] = set()
        """The events in play."""
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

    def lay(self, seat: str, region: str, item: Item) -> Laid:
        """Lay a card into the region of a player, with those that are on it."""
        thing, more = item if isinstance(item, tuple) else (item, ())
        on: list[str | Face] = list(more)
        contested = False
        if isinstance(thing, Face):  # a face itself: a minion is full of blood or life
            found = Minion(thing, (thing.capacity or thing.life) if region in (*_MINIONS, "in play") else -1, False, "")
        else:
            words, _, rest = thing.partition(" with ") if region in _MINIONS else (thing, "", "")
            on += [name.strip() for name in rest.split("+") if name.strip()]
            contested = words.endswith(" contested")
            words = words.removesuffix(" contested")
            found = self._minion(words) if region in _MINIONS else self._other(words)
        self.counts[seat] += 1 + len(on)
        if self.counts[seat] > MOST_CARDS:
            raise BadSetting(f"{seat} has more than {MOST_CARDS} cards; nobody brings so many to a table")
        face = self._as_played(found.face)
        self._check_place(face, region)
        if region == "in play":
            _check_stays(face)
            self._check_rests(face, None)
        self._check_state(found, region)
        agreement.check_cards(self.edition.name, self.options, [face])
        attached = [self._on(face, each, seat) for each in on]
        laid = Laid(face, self._counters(found, region, attached), found.locked, attached)
        laid.sect = found.sect
        if found.owner:
            self.foreign.append((laid, found.owner))
        if region == "in play" and face.types & faces.EVENT:
            self._note_event(face)
        if region in _IN_PLAY:
            self._note_unique(face, seat, contested or face.name in self.disputed)
            self._note_hand_size(face, seat)
        if region == "hand":
            self.hands.setdefault(seat, [0, 0])[0] += 1
        return laid

    def _as_played(self, face: Face) -> Face:
        """The face with which a card is played: one by hand, if the position plays so and the rules do not know all of
        the card."""
        by_hand = self.options.get("enforced") == dealing.BY_HAND and 0 < face.key < RISEN
        return known_faces.with_hands(face.key) if by_hand else face

    def _minion(self, text: str) -> Minion:
        return minion(text, self.own, self.edition)

    def _other(self, text: str) -> Minion:
        """Read a card that is no minion: ``locked``, ``of:bob`` and ``counters:3`` may stand after its name."""
        words, owner, locked, counters = text.split(" "), "", False, -1
        while len(words) > 1 and (words[-1] == "locked" or words[-1].startswith(("of:", "counters:", "life:"))):
            name, _, value = words.pop().partition(":")
            locked |= name == "locked"
            owner = value if name == "of" else owner
            counters = number(name, value) if name in ("counters", "life") else counters
        return Minion(card_named(" ".join(words), self.own), counters, locked, owner)

    def _check_place(self, face: Face, region: str) -> None:
        if face.types & REGIONS[region]:
            return
        kinds = " and ".join(word for bit, word in TYPE_WORDS.items() if face.types & bit)
        advice = (
            "; write it after its bearer, as in 'Mira 3/5 with Rusty Gun'" if region in ("ready", "in play") else ""
        )
        clause = _CLAUSES[region]
        raise BadSetting(f"{face.name} ({kinds}) cannot lie in '{region}'{advice} [{clause}]")

    def _check_state(self, found: Minion, region: str) -> None:
        """Refuse a locked card that is not in play, and counters on a card that is neither in play nor uncontrolled."""
        where = f"{found.face.name} is not in play in '{region}', so"
        if found.locked and region not in _IN_PLAY:
            raise BadSetting(f"{where} it is not locked [term.tap.orientation]")
        if found.counters > 0 and region not in (*_MINIONS, "in play"):
            raise BadSetting(f"{where} no counters are on it")

    def _on(self, host: Face, thing: str | Face, seat: str) -> Laid:
        """Read a card that is on another: what may stand after its name is the same as for a card by itself."""
        contested = isinstance(thing, str) and thing.endswith(" contested")
        if isinstance(thing, str):
            found = self._other(thing.removesuffix(" contested"))
            face = self._as_played(found.face)
        else:
            found, face = Minion(thing, -1, False, ""), thing
        if not face.types & _ATTACHED:
            raise BadSetting(
                f"{face.name} cannot be on {host.name}: a minion is on no other card [term.minion.definition]"
            )
        _check_stays(face)
        self._check_rests(face, host)
        self._note_unique(face, seat, contested or face.name in self.disputed)
        laid = Laid(face, face.life if found.counters < 0 else found.counters, found.locked)
        if face.types & faces.RETAINER and not laid.counters:
            raise BadSetting(f"{face.name} has no life: it would be burned [damage.nonvampire.last-life-burned]")
        if found.owner:
            self.foreign.append((laid, found.owner))
        return laid

    def _check_rests(self, face: Face, host: Face | None) -> None:
        if self.options.get("enforced") != dealing.BY_HAND:  # by hand, any card may come to lie anywhere
            _check_rests(face, host)

    def _counters(self, found: Minion, region: str, on: Sequence[Laid]) -> int:
        face = found.face
        if region == "in play":
            return max(0, found.counters)
        if region == "crypt" or region not in _MINIONS:
            return 0
        usual = face.life if face.types & faces.ALLY else face.capacity
        counters = (0 if region == "uncontrolled" else usual) if found.counters < 0 else found.counters
        if face.types & faces.ALLY and not counters:
            raise BadSetting(f"{face.name} has no life: it would be burned [damage.nonvampire.last-life-burned]")
        more = sum(gives.amount for card in on for gives in card.face.definition.gives if gives.what == spans.CAPACITY)
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

    def _note_event(self, face: Face) -> None:
        if face.name in self.events:
            raise BadSetting(f"{face.name} can be played only once in a game [discard.event.once-per-game]")
        self.events.add(face.name)

    def _note_hand_size(self, face: Face, seat: str) -> None:
        for gives in face.definition.gives:
            if gives.what == spans.HAND_SIZE and gives.reach == SEAT:
                self.hands.setdefault(seat, [0, 0])[1] += gives.amount

    def check_hand(self, seat: str) -> None:
        cards, more = self.hands.get(seat, [0, 0])
        if self.edition.hand_always_matches and cards > HAND_SIZE + max(0, more):
            raise BadSetting(
                f"{seat} has {cards} cards in hand, and a hand size of {HAND_SIZE + more} [card.hand.default-seven]"
            )

    def check(self, seats: Collection[str]) -> None:
        """Refuse what only the whole position shows to be wrong."""
        names = list(seats)
        for laid, owner in self.foreign:
            if owner not in names:
                raise BadSetting(f"{laid.face.name} 'of:{owner}': no such player{nearest(owner, names)}")
            laid.owner = names.index(owner)
        for name in self.disputed:
            if name not in self.unique:
                raise BadSetting(f"contested: no unique card '{name}' is in play{nearest(name, self.unique)}")
        for name, copies in self.unique.items():
            if len(copies) == 1 and copies[0][1]:
                raise BadSetting(f"nobody else has a copy of {name} to contest it with [contest.card.start]")

    def contested(self) -> list[str]:
        return [name for name, copies in self.unique.items() if len(copies) > 1]

"""The state of a game: every card by its id in parallel lists, regions as lists of ids, counters as numbers.

A card id is a public handle of a physical card; `face` says what is printed on it, `knows` which seats may know that. A
shuffle permutes the faces among the ids of the region and forgets, so no id can be traced through it.
"""

from __future__ import annotations

from typing import Any, Final

from praxis.kernel.event import EVERYBODY, may_see, only
from praxis.kernel.game import Game
from praxis.kernel.procedure import Procedure
from praxis.vtes import events
from praxis.vtes.editions import Edition, edition_of
from praxis.vtes.effects.base import Mode
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, listening
from praxis.vtes.model.face import Face
from praxis.vtes.model.facts import Fact
from praxis.vtes.model.repertoire import NOTHING, Repertoire
from praxis.vtes.model.spans import (
    NOBODY,
    WHAT_WORDS,
    ActionSpan,
    CombatSpan,
    Mod,
    ReferendumSpan,
    RoundSpan,
    Span,
    TurnSpan,
)

# Regions. Each seat has one of each; a card lies in exactly one. [setup.regions.layout]
LIBRARY: Final = 0
CRYPT: Final = 1
HAND: Final = 2
UNCONTROLLED: Final = 3
READY: Final = 4
TORPOR: Final = 5
PLAY: Final = 6
"""In play, not a minion and on no other card: locations, events, masters."""
ASH_HEAP: Final = 7
REMOVED: Final = 8
LIMBO: Final = 9
"""Played and not yet resolved: out of play. [card.play.pending-out-of-play]"""
WAITING: Final = 10
"""Recruited this turn: controlled, in the uncontrolled region, not ready. [action.ally.zone]"""
CONTESTED: Final = 11
RESEARCH: Final = 12
INCAPACITATED: Final = 13
ANTE: Final = 14
ATTACHED: Final = 15
"""On another card; the only region that is not a list of a seat's."""

REGION_WORDS: Final = (
    "library",
    "crypt",
    "hand",
    "uncontrolled",
    "ready",
    "torpor",
    "play",
    "ash-heap",
    "removed",
    "limbo",
    "waiting",
    "contested",
    "research",
    "incapacitated",
    "ante",
    "attached",
)
UNKNOWN: Final = -1
"""In `moments`."""
Chance = tuple[int, int, Mode]
"""A card, and one of its modes with its number: of a card in hand, or below 0 for what one in play can do."""

Counter = tuple[int, str, int]
"""A kind of named counters: the card (or `~seat`) that they lie on, their name, and the seat that has put them there
(`NOBODY` for counters that belong to no seat). They are markers, no blood: the bank neither gives nor takes them."""
Hearing = list[int]
"""A trigger that was set off: the card, the number of the part in its definition, whose, the minion, what was chosen;
then the seat that the fact is about, and the fact: kind, who, whom, how much, card."""
COUNTERS: Final = ("corruption", "burn", "stun", "hostage", "nightmare", "torture", "disease")
"""The names of counters that cards use."""

_HIDDEN: Final = frozenset({LIBRARY, CRYPT})
_VAMPIRES: Final = frozenset({READY, TORPOR, UNCONTROLLED, CONTESTED})
"""Where a library card that has become a vampire stays one."""
_OWN: Final = frozenset({HAND, UNCONTROLLED, RESEARCH})
_IN_PLAY: Final = frozenset({READY, TORPOR, PLAY, WAITING, INCAPACITATED, ATTACHED})
_LOOSE: Final = (PLAY, READY, TORPOR, WAITING, INCAPACITATED)
_BEARS_COUNTERS: Final = _IN_PLAY | {CONTESTED, UNCONTROLLED}
"""A card that goes anywhere else loses its named counters."""
_OWNERS: Final = frozenset({LIBRARY, CRYPT, HAND, ASH_HEAP, REMOVED, RESEARCH, ANTE})


class Vtes(Game):
    """Data and the moves of cards and counters. What the rules make of them is in `rules`."""

    __slots__ = (
        "action_now",
        "asked",
        "attached",
        "bank",
        "bequests",
        "blood",
        "chances",
        "chosen",
        "clans",
        "clock",
        "combat_now",
        "contesting",
        "controller",
        "counters",
        "debts",
        "decks",
        "edge",
        "edition",
        "events_played",
        "face",
        "heard",
        "hearing",
        "host",
        "journal",
        "knows",
        "lasting",
        "limits",
        "locked",
        "moments",
        "newcomers",
        "options",
        "ousted",
        "out_of_turn",
        "owner",
        "pool",
        "possible",
        "reactions",
        "referendum_now",
        "regions",
        "remembered",
        "repertoire",
        "replacing",
        "round_now",
        "ruled",
        "sects",
        "spans",
        "standing",
        "timed",
        "titles",
        "top",
        "total",
        "turn",
        "turn_now",
        "turns",
        "unreplaced",
        "versions",
        "vps",
        "where",
        "wide",
        "withdrawing",
    )

    def __init__(self, seats: int, seed: int, edition: str, options: dict[str, str | int | bool]) -> None:
        super().__init__(seats, seed)
        self.edition: Edition = edition_of(edition, options)
        self.options = options
        self.repertoire: Repertoire = NOTHING
        """Every way to play a card that somebody might hold in this game, for `careful` play."""
        self.face: list[Face] = []
        self.owner: list[int] = []
        self.knows: list[int] = []
        self.where: list[int] = []
        self.controller: list[int] = []
        self.locked: list[int] = []
        self.blood: list[int] = []
        """Counters on each card: blood on a vampire, life on an ally or retainer. [term.counter.one-kind]"""
        self.host: list[int] = []
        self.attached: dict[int, list[int]] = {}
        self.regions: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(ATTACHED)]
        self.pool: list[int] = [0] * seats
        self.vps: list[int] = [0] * seats
        self.ousted: list[int] = [0] * seats
        """0 in the game, 1 ousted, 2 withdrawn."""
        self.edge = NOBODY
        self.bank = 0
        """Counters in the blood bank, less those it never had: it has no limit. [setup.bank.unlimited]"""
        self.total = 0
        """All counters, bank included: never changes."""
        self.turn = 0
        self.debts: list[int] = [0] * seats
        """Master phase actions owed (positive) or saved up (negative) for the next master phase."""
        self.out_of_turn: list[int] = [0] * seats
        """Out-of-turn master cards played since her last master phase."""
        self.withdrawing: list[int] = [0] * seats
        self.timed = False
        """The game ended because its time was over."""
        self.events_played: list[int] = []
        self.sects: dict[int, str] = {}
        """Sects that differ from the printed ones."""
        self.titles: dict[int, str] = {}
        """Titles gained (or, empty, lost) in play, with the city or clan they are tied to."""
        self.clans: dict[int, str] = {}
        """Clans that differ from the printed ones."""
        self.contesting: dict[int, str] = {}
        """Vampires whose title is contested, and what is claimed. [contest.title.starts]"""
        self.newcomers: list[int] = []
        """Imbued who have just come into play; settled before any decision. [imbued.conviction.on-entering-play]"""
        self.bequests: list[tuple[int, int, int]] = []
        """Cards that outlast the burned vampire they were on: the card, whose he was, his capacity; settled at once."""
        self.counters: dict[Counter, int] = {}
        """How many named counters of each kind there are; only those above zero have an entry."""
        self.versions: dict[int, int] = {}
        """Cards brought into play by another of their modes than the first: by which. [action.ally.other-means-basic]
        """
        self.chosen: dict[int, list[int]] = {}
        """What was chosen for cards in play that remember it: the card, and the cards chosen for it."""
        self.lasting: list[list[int]] = []
        """Changes of numbers that outlast the turn: what, whose, by how much, of which card, and the fact that ends it:
        its kind (0 for the end of the game) and whose it is."""
        self.unreplaced: list[list[int]] = []
        """Cards whose replacement waits: the seat, the card, the kind of fact that ends it, and whose fact that must be
        (`NOBODY` for anybody's); without a kind, until the card leaves play. [card.hand.deferred-replacement]"""
        self.possible = 0
        """The moments at which some card of this game could be played or used."""
        self.heard = 0
        """The kinds of facts, as bits, that some card of this game could hear of. See `happen`."""
        self.remembered = 0
        """The kinds of facts that some card of this game asks about after they happened."""
        self.asked: list[int] = [0] * seats
        """The same of the cards that each seat owns: she knows her deck, so her view may show those facts."""
        self.replacing = 0
        """The kinds of facts instead of which some card of this game could put something other."""
        self.ruled = 0
        """The rules that some card of this game could lay down. See `model.rulings`."""
        self.standing: list[int] = []
        """The cards in play with triggers, rules or actions for others. Replaced, never changed, so forks share it."""
        self.hearing: list[Hearing] = []
        """The triggers that were set off and wait to be carried out, before the next step."""
        self.journal: list[Fact] = []
        """What happened of the kinds remembered, since the turn of each seat before this one."""
        self.clock = 1
        """Goes on by 1 as a turn, an action, a referendum, a combat or a round begins, which all can see."""
        self.turns: list[int] = [0] * seats
        """The clock at the end of each seat's last turn."""
        self.chances: list[list[Chance]] = [[]] * seats
        """For each seat, what it could play or use at some moment. Found by `rules.window` when needed and replaced,
        never changed, so forks share it."""
        self.moments: list[int] = [UNKNOWN] * seats
        """For each seat, the moments of its chances; `UNKNOWN` when its cards have moved since they were found."""
        self.reactions: list[int] = [0] * seats
        """For each seat, those of them that come up in the action of another."""
        self.limits: list[int] = [7] * seats
        """The hand sizes when hands were last matched to them; only a change counts in 2000. [card.hand.always-match]
        """
        self.top: Procedure | None = None
        """On top of the stack when `_look` last looked for what is in progress, which is what follows here."""
        self.spans: list[Span] = []
        self.turn_now: TurnSpan | None = None
        self.action_now: ActionSpan | None = None
        self.referendum_now: ReferendumSpan | None = None
        self.combat_now: CombatSpan | None = None
        self.round_now: RoundSpan | None = None
        self.wide: list[int] = []
        """The cards of this game that give numbers to whole classes of minions while they are in play."""
        self.decks: list[int] = []
        """How many cards of each seat's belong to her crypt; the ids before them are other seats'."""

    # -- making -------------------------------------------------------------------------------------------------

    def add_card(self, face: Face, owner: int, region: int, knows: int = 0) -> int:
        """A new physical card; only set-up and positions make any."""
        card = len(self.face)
        self.face.append(face)
        self.owner.append(owner)
        self.knows.append(knows)
        self.where.append(region)
        self.controller.append(owner)
        self.locked.append(0)
        self.blood.append(0)
        self.host.append(NOBODY)
        self.regions[region][owner].append(card)
        self.moments[owner] = UNKNOWN
        self.note_words(face, owner)
        if face.definition.wide:
            self.find_wide()
        return card

    def note_words(self, face: Face, owner: int) -> None:
        """Note of which facts a card of this game hears, and about which it asks."""
        self.possible |= face.when | face.uses
        self.heard |= face.definition.hears
        self.replacing |= face.definition.replaces
        self.ruled |= face.definition.rules
        if face.definition.stands:
            self.find_standing()
        self.remembered |= face.definition.recalls
        self.asked[owner] |= face.definition.recalls

    def find_standing(self) -> None:
        """Note the cards in play with parts; asked whenever one of them comes into play or leaves."""
        self.standing = [card for card in self.cards_in_play() if self.face[card].definition.stands]
        self.forget_moments()  # some are of use to others too

    def find_wide(self) -> None:
        """Note the cards in play whose numbers are for whole classes; asked whenever one comes into play or leaves."""
        self.wide = [card for card, face in enumerate(self.face) if face.definition.wide and self.is_in_play(card)]

    # -- forking ------------------------------------------------------------------------------------------------

    def fork_table(self, twin: Vtes) -> None:
        self.fork_into(twin)
        twin.face = self.face.copy()
        twin.owner = self.owner
        twin.knows = self.knows.copy()
        twin.where = self.where.copy()
        twin.controller = self.controller.copy()
        twin.locked = self.locked.copy()
        twin.blood = self.blood.copy()
        twin.host = self.host.copy()
        twin.attached = {host: cards.copy() for host, cards in self.attached.items()}
        twin.regions = [[cards.copy() for cards in region] for region in self.regions]
        twin.pool = self.pool.copy()
        twin.vps = self.vps.copy()
        twin.ousted = self.ousted.copy()
        twin.edge = self.edge
        twin.bank = self.bank
        twin.total = self.total
        twin.turn = self.turn
        twin.debts = self.debts.copy()
        twin.out_of_turn = self.out_of_turn.copy()
        twin.withdrawing = self.withdrawing.copy()
        twin.events_played = self.events_played.copy()
        twin.sects = self.sects.copy()
        twin.titles = self.titles.copy()
        twin.clans = self.clans.copy()
        twin.contesting = self.contesting.copy()
        twin.newcomers = self.newcomers.copy()
        twin.bequests = self.bequests.copy()
        twin.counters = self.counters.copy()
        twin.versions = self.versions.copy()
        twin.chosen = self.chosen.copy()
        twin.lasting = self.lasting.copy()
        twin.unreplaced = self.unreplaced.copy()
        twin.possible = self.possible
        twin.heard = self.heard
        twin.replacing = self.replacing
        twin.ruled = self.ruled
        twin.standing = self.standing
        twin.remembered = self.remembered
        twin.asked = self.asked
        twin.hearing = self.hearing.copy()
        twin.journal = self.journal.copy()
        twin.clock = self.clock
        twin.turns = self.turns.copy()
        twin.moments = self.moments.copy()
        twin.chances = self.chances.copy()
        twin.reactions = self.reactions.copy()
        twin.limits = self.limits.copy()
        twin.wide = self.wide
        twin.decks = self.decks
        twin.timed = self.timed
        twin.repertoire = self.repertoire
        twin.top = None

    def contents(self) -> dict[str, Any]:
        return {
            "edition": self.edition.name,
            "faces": [face.key for face in self.face],
            "knows": self.knows,
            "controller": self.controller,
            "locked": self.locked,
            "blood": self.blood,
            "host": self.host,
            "attached": {str(host): cards for host, cards in self.attached.items() if cards},
            "regions": {REGION_WORDS[i]: region for i, region in enumerate(self.regions)},
            "pool": self.pool,
            "vps": self.vps,
            "ousted": self.ousted,
            "edge": self.edge,
            "bank": self.bank,
            "turn": self.turn,
            "debts": self.debts,
            "out_of_turn": self.out_of_turn,
            "withdrawing": self.withdrawing,
            "events_played": self.events_played,
            "sects": {str(card): sect for card, sect in self.sects.items()},
            "titles": {str(card): title for card, title in self.titles.items()},
            "clans": {str(card): clan for card, clan in self.clans.items()},
            "contesting": {str(card): claim for card, claim in self.contesting.items()},
            "versions": {str(card): mode for card, mode in self.versions.items()},
            "limits": self.limits,
            "clock": self.clock,
            "turns": self.turns,
            "journal": self.journal,
            **({"counters": self.counters_shown()} if self.counters else {}),
            **({"timed": True} if self.timed else {}),
            **({"chosen": {str(card): things for card, things in self.chosen.items()}} if self.chosen else {}),
            **({"lasting": self.lasting} if self.lasting else {}),
            **({"unreplaced": self.unreplaced} if self.unreplaced else {}),
        }

    # -- regions ------------------------------------------------------------------------------------------------

    def library(self, seat: int) -> list[int]:
        """The last card is the top."""
        return self.regions[LIBRARY][seat]

    def crypt(self, seat: int) -> list[int]:
        return self.regions[CRYPT][seat]

    def hand(self, seat: int) -> list[int]:
        return self.regions[HAND][seat]

    def uncontrolled(self, seat: int) -> list[int]:
        return self.regions[UNCONTROLLED][seat]

    def ready(self, seat: int) -> list[int]:
        return self.regions[READY][seat]

    def torpor(self, seat: int) -> list[int]:
        return self.regions[TORPOR][seat]

    def in_play(self, seat: int) -> list[int]:
        """Her permanents that are neither minions nor on another card."""
        return self.regions[PLAY][seat]

    def ash_heap(self, seat: int) -> list[int]:
        return self.regions[ASH_HEAP][seat]

    def on(self, card: int) -> list[int]:
        """The cards on a card."""
        found = self.attached.get(card)
        return found if found is not None else []

    def minions(self, seat: int) -> list[int]:
        """All minions she controls, ready or not."""
        regions = self.regions
        return [*regions[READY][seat], *regions[TORPOR][seat], *regions[WAITING][seat], *regions[INCAPACITATED][seat]]

    def controls(self, seat: int) -> list[int]:
        """All cards she controls, contested ones too."""
        found = [*self.minions(seat), *self.regions[PLAY][seat], *self.regions[CONTESTED][seat]]
        controller = self.controller
        for cards in self.attached.values():
            for card in cards:
                if controller[card] == seat:
                    found.append(card)
        return found

    def cards_in_play(self) -> list[int]:
        """All of them, of everybody, but for the contested ones."""
        found = [card for region in _LOOSE for cards in self.regions[region] for card in cards]
        for host, cards in self.attached.items():
            if self.where[host] != UNCONTROLLED:
                found.extend(cards)
        return found

    def is_in_play(self, card: int) -> bool:
        """What lies on a card in an uncontrolled region is out of play."""
        where = self.where[card]
        if where == ATTACHED:
            return self.host[card] < 0 or self.where[self.host[card]] != UNCONTROLLED
        return where in _IN_PLAY

    def is_ready(self, card: int) -> bool:
        """[term.ready.definition]"""
        return card >= 0 and self.where[card] == READY

    def is_minion(self, card: int) -> bool:
        """[term.minion.definition]"""
        return bool(self.face[card].types & (faces.CRYPT | faces.ALLY)) and self.where[card] != ATTACHED

    def is_vampire(self, card: int) -> bool:
        return bool(self.face[card].types & faces.VAMPIRE)

    def is_ally(self, card: int) -> bool:
        """[term.ally.definition] [imbued.type.mortal-ally]"""
        return bool(self.face[card].types & (faces.ALLY | faces.IMBUED))

    def is_base(self, card: int) -> bool:
        """A base card that lies under its advancement, part of one vampire. [influence.merge.single-card]"""
        return self.where[card] == ATTACHED and bool(self.face[card].types & faces.CRYPT)

    # -- moving cards -------------------------------------------------------------------------------------------

    def _lift(self, card: int) -> None:
        """Take a card from where it lies."""
        region = self.where[card]
        if region == ATTACHED or card in self.attached:
            self.forget_moments()
        else:
            self.moments[self.controller[card]] = UNKNOWN
        if region == ATTACHED:
            host = self.host[card]
            self.attached[host].remove(card)
            if not self.attached[host]:
                del self.attached[host]
            self.host[card] = NOBODY
        else:
            self.host[card] = NOBODY  # a contested card remembers where it lay
            cards = self.regions[region][self.controller[card]]
            if cards[-1] == card:
                cards.pop()
            else:
                cards.remove(card)

    def forget_moments(self) -> None:
        """What lies on cards may be of use to any seat."""
        self.moments = [UNKNOWN] * self.seats

    def put(self, card: int, region: int, seat: int, bottom: bool = False) -> None:
        """Move a card to a region of a seat; what comes to light there is known from then on."""
        self._lift(card)
        origin = self.face[card].origin
        if origin is not None and region not in _VAMPIRES:  # a vampire that was a library card is one again
            self.face[card] = origin
        self.moments[seat] = UNKNOWN
        self.where[card] = region
        self.controller[card] = seat
        if bottom:
            self.regions[region][seat].insert(0, card)
        else:
            self.regions[region][seat].append(card)
        carries = card in self.attached  # what is on it comes into play or leaves with it
        if carries or self.face[card].definition.stands:
            self.find_standing()
        if carries or self.face[card].definition.wide:
            self.find_wide()
        if card in self.contesting and region not in (READY, TORPOR):
            del self.contesting[card]  # only vampires in play claim a title
        if region not in _BEARS_COUNTERS:
            self._forget(card)
        if region in _HIDDEN:
            self.titles.pop(card, None)
            return
        if region in _OWN:  # [setup.look.own-cards]
            self.knows[card] |= only(seat)
        else:
            self.knows[card] = EVERYBODY

    def _forget(self, card: int) -> None:
        """A card has left play: what lay on it, what was chosen for it and that it was chosen is gone."""
        if self.counters:
            self.counters = {key: count for key, count in self.counters.items() if key[0] != card}
        if self.chosen:
            kept = [(one, [each for each in things if each != card]) for one, things in self.chosen.items()]
            self.chosen = {one: things for one, things in kept if one != card and things}
        if self.lasting:
            self.lasting = [entry for entry in self.lasting if entry[1] != card]
        if self.unreplaced and [card, 0] in [entry[1:3] for entry in self.unreplaced]:
            self.unreplaced = [entry for entry in self.unreplaced if entry[1:3] != [card, 0]]
            self.due = True

    def attach(self, card: int, host: int, controller: int) -> None:
        """[card.attach.both-ways]"""
        self._lift(card)
        self.forget_moments()
        self.where[card] = ATTACHED
        self.controller[card] = controller
        self.host[card] = host
        self.attached.setdefault(host, []).append(card)
        if self.face[card].definition.stands:
            self.find_standing()
        self.knows[card] = EVERYBODY
        if self.face[card].definition.wide:
            self.find_wide()

    def burn(self, card: int, clause: str = "card.burn.to-owner") -> None:
        """To the owner's ash heap, and whatever lies on it too. [card.burn.to-owner] [card.burn.attachments]"""
        if self.is_in_play(card):
            if not self.ousted[self.controller[card]] and self.is_replaced(facts.BURNED, card):
                return
            self.due = True  # what it gave is gone
            self.happen(facts.BURNED, card)
            self.bequests.extend(
                (other, self.controller[card], self.face[card].capacity)
                for other in self.on(card)
                if self.face[other].definition.heirloom
            )
            if self.where[card] == ATTACHED and "title" in self.face[card].traits:
                self.titles[self.host[card]] = ""  # [title.card.placeholder]
                self.contesting.pop(self.host[card], None)
        self.strip(card)
        self.tell(events.Burned(card=card, clause=clause))
        self.put(card, ASH_HEAP, self.owner[card])

    def remove(self, card: int, clause: str = "card.remove.unreachable") -> None:
        """Out of the game; what lies on it is burned. [card.remove.attachments]

        The base card under a merged vampire is no card on him but a part of him. [influence.merge.single-card]
        """
        if self.is_in_play(card):
            self.due = True  # what it gave is gone
        for other in list(self.on(card)):
            if self.face[other].types & faces.CRYPT:
                self.remove(other, clause)
        self.strip(card)
        self.tell(events.Removed(card=card, clause=clause))
        self.put(card, REMOVED, self.owner[card])

    def leave_ready(self, card: int) -> None:
        """Say that a minion is about to leave the ready region, while all that lies on him still does."""
        if self.where[card] == READY:
            self.happen(facts.LEAVES, card)

    def strip(self, card: int) -> None:
        """A card leaves play: what lies on it is burned, its counters go to the bank; what it became is forgotten."""
        self.leave_ready(card)
        for other in list(self.on(card)):
            self.burn(other, "card.burn.attachments")
        for contested in self.regions[CONTESTED]:
            for other in list(contested):
                if self.host[other] == card:  # it lay on this one before it was contested
                    self.burn(other, "card.burn.attachments")
        self.bank += self.blood[card]  # [card.burn.counter-to-bank]
        self.blood[card] = 0
        self.locked[card] = 0
        self.sects.pop(card, None)
        self.clans.pop(card, None)
        if self.titles.get(card) or not self.edition.yield_is_permanent:  # [contest.title.yield-permanent]
            self.titles.pop(card, None)
        self.versions.pop(card, None)

    def shuffle_faces(self, region: int, seat: int) -> None:
        """Shuffle a region: the faces change places under the ids, and nobody knows any of them."""
        cards = self.regions[region][seat]
        self.moments[seat] = UNKNOWN
        shuffled = [self.face[card] for card in cards]
        self.shuffle(shuffled)
        for card, face in zip(cards, shuffled, strict=True):
            self.face[card] = face
            self.knows[card] = 0
        self.tell(events.Shuffled(seat=seat, region=REGION_WORDS[region]))

    def draw_card(self, seat: int) -> bool:
        """A card from the library to the hand. An empty library ousts nobody. [card.draw.empty-library]

        Whoever has just been ousted by the cost of her card draws nothing for it.
        """
        library = self.regions[LIBRARY][seat]
        if not library or self.ousted[seat] or self.is_replaced(facts.DRAWN, facts.named(seat)):
            return False
        card = library[-1]  # [card.draw.from-top]
        self.put(card, HAND, seat)
        self.tell(events.Drawn(seat=seat, card=card, face=self.face[card].key, audience=only(seat)))
        self.happen(facts.DRAWN, facts.named(seat), NOBODY, 1, card)
        return True

    def draw_crypt(self, seat: int) -> int:
        """A card from the crypt to the uncontrolled region. [influence.spend.crypt-from-top]"""
        card = self.regions[CRYPT][seat][-1]
        self.put(card, UNCONTROLLED, seat)
        self.tell(events.DrawnCrypt(seat=seat, card=card, face=self.face[card].key, audience=only(seat)))
        return card

    # -- locking ------------------------------------------------------------------------------------------------

    def lock(self, card: int) -> None:
        """[term.tap.orientation]"""
        if not self.locked[card] and not self.is_replaced(facts.LOCKS, card):
            self.locked[card] = 1
            self.tell(events.Locked(card=card))
            self.happen(facts.LOCKS, card)

    def unlock(self, card: int) -> None:
        if self.locked[card] and not self.is_replaced(facts.UNLOCKS, card):
            self.locked[card] = 0
            self.tell(events.Unlocked(card=card))
            self.happen(facts.UNLOCKS, card)

    # -- counters -----------------------------------------------------------------------------------------------

    def gain_pool(self, seat: int, amount: int, clause: str) -> None:
        if self.ousted[seat]:  # nothing reaches one who is out of the game
            return
        if self.is_replaced(facts.GAINS_POOL, facts.named(seat), NOBODY, amount):
            return
        self.bank -= amount
        self.pool[seat] += amount
        self.tell(events.Pool(seat=seat, change=amount, pool=self.pool[seat], clause=clause))
        self.happen(facts.GAINS_POOL, facts.named(seat), NOBODY, amount)

    def burn_pool(self, seat: int, amount: int, clause: str) -> int:
        """Burn up to that much; gives how much it was. Who has none left is ousted before the next step."""
        amount = min(amount, self.pool[seat])
        if amount <= 0:
            return 0
        self.pool[seat] -= amount
        self.bank += amount
        self.tell(events.Pool(seat=seat, change=-amount, pool=self.pool[seat], clause=clause))
        self.happen(facts.LOSES_POOL, facts.named(seat), NOBODY, amount)
        self.note_loss(seat)
        if not self.pool[seat]:
            self.due = True  # [end.oust.zero-pool]
        return amount

    def note_loss(self, seat: int) -> None:
        """[end.withdraw.no-blood-loss] [end.withdraw.no-pool-loss]"""
        if self.withdrawing[seat]:
            self.withdrawing[seat] = 0
            self.tell(events.WithdrawalBroken(seat=seat))

    def gain_blood(self, card: int, amount: int, cap: int, clause: str) -> None:
        """Counters from the bank; what exceeds the cap goes back at once. [card.crypt.blood-cap]"""
        if amount > 0 and self.is_replaced(facts.GAINS_BLOOD, card, NOBODY, amount):
            return
        kept = max(0, min(amount, cap - self.blood[card]))
        self.bank -= kept
        self.blood[card] += kept
        self.tell(events.Blood(card=card, change=kept, blood=self.blood[card], clause=clause))
        self._note_counters(card)
        self.happen(facts.GAINS_BLOOD, card, NOBODY, kept)

    def _note_counters(self, card: int) -> None:
        """What a card in play gives may depend on the counters on it: a hand size, say."""
        if self.where[card] == PLAY and self.face[card].definition.gives:
            self.due = True

    def burn_blood(self, card: int, amount: int, clause: str) -> int:
        amount = min(amount, self.blood[card])
        if amount <= 0:
            return 0
        self.blood[card] -= amount
        self.bank += amount
        self.tell(events.Blood(card=card, change=-amount, blood=self.blood[card], clause=clause))
        self._note_counters(card)
        self.happen(facts.LOSES_BLOOD, card, NOBODY, amount)
        if self.where[card] != UNCONTROLLED and self._breaks_withdrawal(card):
            self.note_loss(self.controller[card])
        if not self.blood[card] and not self.is_vampire(card):
            self.due = True  # [damage.nonvampire.last-life-burned]
        return amount

    def _breaks_withdrawal(self, card: int) -> bool:
        """Blood of a vampire, by our reading an ally's life, but not a retainer's. [end.withdraw.no-blood-loss]"""
        if not self.is_minion(card):
            return False
        return self.is_vampire(card) or self.edition.life_breaks_withdrawal

    # -- named counters -----------------------------------------------------------------------------------------

    def counters_on(self, holder: int, name: str, owner: int = NOBODY) -> int:
        """How many counters of that name lie on a card (or `~seat`): those of one seat, or of anybody."""
        if not self.counters:
            return 0
        if owner >= 0:
            return self.counters.get((holder, name, owner), 0)
        return sum(count for key, count in self.counters.items() if key[0] == holder and key[1] == name)

    def add_counters(self, holder: int, name: str, amount: int, owner: int = NOBODY) -> None:
        if amount > 0:
            self._set_counters((holder, name, owner), self.counters.get((holder, name, owner), 0) + amount, amount)

    def burn_counters(self, holder: int, name: str, amount: int, owner: int = NOBODY) -> int:
        """Burn up to that many, of one seat or of anybody (who has put them there first); gives how many it were."""
        burned = 0
        for key in [key for key in self.counters if key[0] == holder and key[1] == name and owner in (NOBODY, key[2])]:
            count = min(amount - burned, self.counters[key])
            if count > 0:
                self._set_counters(key, self.counters[key] - count, -count)
                burned += count
        return burned

    def _set_counters(self, key: Counter, count: int, change: int) -> None:
        if count:
            self.counters[key] = count
        else:
            del self.counters[key]
        holder, name, owner = key
        seat, card = (NOBODY, holder) if holder >= 0 else (~holder, NOBODY)
        self.tell(events.NamedCounters(card=card, seat=seat, name=name, owner=owner, change=change, count=count))
        self.due = True  # whatever looks at the number may want something at once

    def counters_shown(self) -> list[list[int | str]]:
        """All named counters as plain data, in a fixed order: holder, name, owner, how many."""
        return [[*key, count] for key, count in sorted(self.counters.items())]

    # -- what happens -------------------------------------------------------------------------------------------

    def happen(self, kind: int, who: int = NOBODY, whom: int = NOBODY, n: int = 0, card: int = NOBODY) -> None:
        """Say that something has happened, to the cards that hear of it and to the journal. See `facts`.

        Costs nothing where no card of the game cares. Nothing runs here: what was set off waits for `settle`.
        """
        bit = 1 << kind
        if self.lasting and any(entry[4:] == [kind, who] for entry in self.lasting):
            self.lasting = [entry for entry in self.lasting if entry[4:] != [kind, who]]
            self.due = True  # a hand may have the wrong size now
        if self.unreplaced and any(entry[2] == kind and entry[3] in (NOBODY, who) for entry in self.unreplaced):
            ended = [entry for entry in self.unreplaced if entry[2] == kind and entry[3] in (NOBODY, who)]
            self.unreplaced = [entry for entry in self.unreplaced if entry not in ended]
            self.due = True  # [card.hand.deferred-replacement]
        if self.remembered & bit:
            self.journal.append((kind, who, whom, n, card, self.clock))
        if self.heard & bit:
            listening.hear(self, [kind, who, whom, n, card])
            if self.hearing:
                self.due = True

    def is_replaced(self, kind: int, who: int = NOBODY, whom: int = NOBODY, n: int = 0, card: int = NOBODY) -> bool:
        """Whether a card puts something instead of what is about to happen; then it must not happen."""
        if not self.replacing >> kind & 1 or not listening.replace(self, [kind, who, whom, n, card]):
            return False
        self.due = True
        return True

    def recalled(self, kind: int, since: int) -> list[Fact]:
        """What has happened of a kind since the clock showed that."""
        return [fact for fact in self.journal if fact[0] == kind and fact[5] >= since]

    def begin(self) -> int:
        """The clock as something begins on which effects can hang."""
        self.clock += 1
        return self.clock

    # -- seats --------------------------------------------------------------------------------------------------

    def seated(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.ousted[seat]]

    def prey(self, seat: int) -> int:
        """The next to the left who is still there. [setup.seating.prey] [end.oust.new-prey] [end.oust.two-left]"""
        other = (seat + 1) % self.seats
        while self.ousted[other]:
            other = (other + 1) % self.seats
        return other

    def predator(self, seat: int) -> int:
        """[setup.seating.predator] [end.oust.new-predator]"""
        other = (seat - 1) % self.seats
        while self.ousted[other]:
            other = (other - 1) % self.seats
        return other

    def clockwise(self, seat: int) -> list[int]:
        """All who are in the game, from a seat on."""
        n = self.seats
        return [s % n for s in range(seat, seat + n) if not self.ousted[s % n]]

    # -- what is in progress ------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Find what is in progress. It stays so as long as the same procedure is on top of the stack: those beneath it
        never change meanwhile."""
        self.top = self.stack[-1] if self.stack else None
        self.spans = []
        self.turn_now = self.action_now = self.referendum_now = self.combat_now = self.round_now = None
        for frame in self.stack:
            if not isinstance(frame, Span):
                continue
            self.spans.append(frame)
            if isinstance(frame, TurnSpan):
                self.turn_now = frame
            elif isinstance(frame, ActionSpan):
                self.action_now = frame
            elif isinstance(frame, CombatSpan):
                self.combat_now = frame
            elif isinstance(frame, RoundSpan):
                self.round_now = frame
            elif isinstance(frame, ReferendumSpan):
                self.referendum_now = frame

    def turn_span(self) -> TurnSpan:
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        if self.turn_now is None:
            raise AssertionError("no turn is in progress")
        return self.turn_now

    def action(self) -> ActionSpan | None:
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        return self.action_now

    def referendum(self) -> ReferendumSpan | None:
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        return self.referendum_now

    def combat(self) -> CombatSpan | None:
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        return self.combat_now

    def round(self) -> RoundSpan | None:
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        return self.round_now

    def fights_on(self) -> bool:
        """Whether the two of the combat in progress still fight. [combat.sequence.not-ready-ends]

        [combat.combat-ends.immediate] [combat.participants.no-own-minions]
        """
        combat = self.combat()
        if combat is None or combat.ended or not (self.is_ready(combat.acting) and self.is_ready(combat.opposing)):
            return False
        return self.controller[combat.acting] != self.controller[combat.opposing]

    def modified(self, what: int, who: int) -> int:
        """The sum of all modifiers that hang on what is in progress."""
        if not self.stack or self.stack[-1] is not self.top:
            self._look()
        total = 0
        for span in self.spans:
            for mod in span.mods:
                if mod[0] == what and mod[1] == who:
                    total += mod[2]
        if self.lasting:
            for entry in self.lasting:
                if entry[0] == what and entry[1] == who:
                    total += entry[2]
        return total

    # -- knowledge ----------------------------------------------------------------------------------------------

    def seen(self, card: int, seat: int) -> bool:
        return may_see(self.knows[card], seat)

    # -- wholeness ----------------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        found: list[str] = []
        lying = [0] * len(self.face)
        for region, seats in enumerate(self.regions):
            for seat, cards in enumerate(seats):
                for card in cards:
                    lying[card] += 1
                    if self.where[card] != region or self.controller[card] != seat:
                        found.append(f"card {card} lies in {REGION_WORDS[region]} of {seat} and thinks otherwise")
                    if region in _OWNERS and self.owner[card] != seat:
                        found.append(f"card {card} of seat {self.owner[card]} lies in {REGION_WORDS[region]} of {seat}")
        for host, cards in self.attached.items():
            if cards and not (self.is_in_play(host) or self.where[host] in (CONTESTED, UNCONTROLLED)):
                found.append(f"cards {cards} are on card {host}, which is not in play")
            for card in cards:
                lying[card] += 1
                if self.where[card] != ATTACHED or self.host[card] != host:
                    found.append(f"card {card} is on card {host} and thinks otherwise")
        found.extend(f"card {card} lies in {count} places" for card, count in enumerate(lying) if count != 1)
        found.extend(self._counter_faults())
        if self.due:
            found.append("a decision is open while something is to be settled")
        return found

    def _counter_faults(self) -> list[str]:
        found: list[str] = []
        if sum(self.pool) + sum(self.blood) + self.bank != self.total:
            found.append(f"{sum(self.pool) + sum(self.blood) + self.bank} counters, there were {self.total}")
        if min(self.pool) < 0 or min(self.blood, default=0) < 0:
            found.append("a stock below zero")
        found.extend(f"seat {seat} has no pool and is not ousted" for seat in self.seated() if not self.pool[seat])
        for card, count in enumerate(self.blood):
            if count and self.where[card] in (ASH_HEAP, REMOVED, HAND, LIBRARY, CRYPT):
                found.append(f"card {card} has {count} counters in {REGION_WORDS[self.where[card]]}")
        for card, locked in enumerate(self.locked):
            if locked and self.where[card] in (ASH_HEAP, REMOVED, HAND, LIBRARY, CRYPT):
                found.append(f"card {card} is locked in {REGION_WORDS[self.where[card]]}")
        for (holder, name, _), count in self.counters.items():
            if count <= 0:
                found.append(f"{count} {name} counters on {holder}")
            if holder >= 0 and self.where[holder] not in _BEARS_COUNTERS:
                found.append(f"card {holder} has {name} counters in {REGION_WORDS[self.where[holder]]}")
        return found

    def scores(self) -> list[float]:
        """[end.vp.most-wins] [end.vp.tie]"""
        halves = [2 * self.vps[seat] + (self.timed and not self.ousted[seat]) for seat in range(self.seats)]
        most = max(halves)
        winners = [seat for seat in range(self.seats) if halves[seat] == most]
        if most == 0 or (len(winners) > 1 and self.edition.tie_without_winner):
            return [0.0] * self.seats
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def with_mod(span: Span, what: int, who: int, amount: int, card: int = NOBODY) -> None:
    """Hang a modifier on what is in progress."""
    mod: Mod = (what, who, amount, card)
    span.mods.append(mod)


def modify(g: Vtes, span: Span, what: int, who: int, amount: int, card: int) -> None:
    """The same, for all to hear."""
    with_mod(span, what, who, amount, card)
    g.tell(events.Modified(card=who, what=WHAT_WORDS.get(what, "?"), amount=amount))

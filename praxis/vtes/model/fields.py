"""What a game consists of: its fields, and how they are copied and told.

A card id is a public handle of a physical card; `face` says what is printed on it, `knows` which seats may know that.
A shuffle permutes the faces among the ids of the region and clears who knows them, so no id can be traced through a
shuffle.
"""

from __future__ import annotations

from typing import Any

from praxis.kernel.game import Game
from praxis.vtes.editions import Edition, edition_of
from praxis.vtes.effects.ways import NO_MINIONS, Levels
from praxis.vtes.model.combat_spans import CombatSpan, RoundSpan
from praxis.vtes.model.face import Face
from praxis.vtes.model.facts import KINDS, Fact
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.regions import (
    ATTACHED,
    REGION_WORDS,
    UNKNOWN,
    Counter,
    Hearing,
    Usable,
)
from praxis.vtes.model.repertoire import NOTHING, Repertoire
from praxis.vtes.model.spans import NOBODY, NUMBERS, ActionSpan, Span, TurnSpan


class Fields(Game):
    """The fields of a game. `Board` says what lies where, `Progress` what is in progress, `state.Vtes` changes them."""

    __slots__ = (
        "abilities",
        "action_now",
        "asked",
        "asks_all",
        "attached",
        "bank",
        "bequests",
        "blood",
        "borne",
        "cares",
        "chosen",
        "clans",
        "clock",
        "combat_now",
        "contesting",
        "controller",
        "counters",
        "debts",
        "edge",
        "edition",
        "events_played",
        "face",
        "gifts",
        "heard",
        "hearing",
        "host",
        "journal",
        "knows",
        "lasting",
        "levels",
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
        "stood",
        "timed",
        "titles",
        "total",
        "turn",
        "turn_now",
        "turns",
        "unreplaced",
        "usable",
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
        self.asks_all = False
        """Whether those who may block are asked although no minion of theirs can: in a position that stops at every
        choice, reasons are asked there."""
        self.face: list[Face] = []
        """Replaced, never changed, so forks share it. So are `controller` and `host`, and the lists of cards in
        `attached` and `regions`."""
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
        self.cares: list[bool] = [False] * KINDS
        """Which kinds of facts any card of this game hears or asks about."""
        self.gifts: list[bool] = [False] * NUMBERS
        """Which numbers any card of this game gives in play: the others need not be looked for."""
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
        self.stood = 0
        """The rules that those cards could lay down."""
        self.hearing: list[Hearing] = []
        """The triggers that were set off and wait to be carried out, before the next step."""
        self.journal: list[Fact] = []
        """What happened of the kinds remembered, since the turn of each seat before this one."""
        self.clock = 1
        """Goes on by 1 as a turn, an action, a referendum, a combat or a round begins, which all can see."""
        self.turns: list[int] = [0] * seats
        """The clock at the end of each seat's last turn."""
        self.usable: list[list[Usable]] = [[]] * seats
        """For each seat, its cards with usable modes: those that it could use at some moment. `rules.window` finds them
        when they are needed and replaces the list, so forks share it."""
        self.abilities: list[list[Usable]] = [[]] * seats
        """For each seat, those of them that are in play and have usable abilities."""
        self.levels: list[Levels] = [NO_MINIONS] * seats
        """For each seat, the levels of Disciplines that any of its minions has."""
        self.moments: list[int] = [UNKNOWN] * seats
        """For each seat, the moments of its usable modes; `UNKNOWN` or `HAND_UNKNOWN` when its cards have moved since
        they were found."""
        self.reactions: list[int] = [0] * seats
        """For each seat, the moments of its usable modes that come in an action of another seat."""
        self.limits: list[int] = [7] * seats
        """The hand sizes when hands were last matched to them; only a change counts in 2000. [card.hand.always-match]
        """
        self.spans: list[Span] = []
        """What is in progress, and so the fields that follow; `Progress._look` fills them in."""
        self.turn_now: TurnSpan | None = None
        self.action_now: ActionSpan | None = None
        self.referendum_now: ReferendumSpan | None = None
        self.combat_now: CombatSpan | None = None
        self.round_now: RoundSpan | None = None
        self.borne: frozenset[str] = frozenset()
        """The traits that cards of this game have or could come to have."""
        self.wide: list[int] = []
        """The cards of this game that give numbers to whole classes of minions while they are in play."""

    # -- forking ------------------------------------------------------------------------------------------------

    def fork_table(self, twin: Fields) -> None:
        self.fork_into(twin)
        twin.face = self.face
        twin.owner = self.owner
        twin.knows = self.knows.copy()
        twin.where = self.where.copy()
        twin.controller = self.controller
        twin.locked = self.locked.copy()
        twin.blood = self.blood.copy()
        twin.host = self.host
        twin.attached = self.attached.copy()
        twin.regions = [seats.copy() for seats in self.regions]
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
        twin.cares = self.cares
        twin.gifts = self.gifts
        twin.possible = self.possible
        twin.heard = self.heard
        twin.replacing = self.replacing
        twin.ruled = self.ruled
        twin.standing = self.standing
        twin.stood = self.stood
        twin.remembered = self.remembered
        twin.asked = self.asked
        twin.hearing = self.hearing.copy()
        twin.journal = self.journal.copy()
        twin.clock = self.clock
        twin.turns = self.turns.copy()
        twin.moments = self.moments.copy()
        twin.usable = self.usable.copy()
        twin.abilities = self.abilities.copy()
        twin.levels = self.levels.copy()
        twin.reactions = self.reactions.copy()
        twin.limits = self.limits.copy()
        twin.wide = self.wide
        twin.borne = self.borne
        twin.timed = self.timed
        twin.repertoire = self.repertoire
        twin.asks_all = self.asks_all

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
            **({"timed": self.timed} if self.timed else {}),
            **({"chosen": {str(card): things for card, things in self.chosen.items()}} if self.chosen else {}),
            **({"lasting": self.lasting} if self.lasting else {}),
            **({"unreplaced": self.unreplaced} if self.unreplaced else {}),
        }

    def counters_shown(self) -> list[list[int | str]]:
        """All named counters as plain data, in a fixed order: holder, name, owner, how many."""
        return [[*key, count] for key, count in sorted(self.counters.items())]

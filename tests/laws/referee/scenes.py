"""Directed play: positions in which rare things happen within a turn or two, and dice that rarely pass.

The referee is shown the table once as the scene begins; from then on he only hears public events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from praxis.kernel.decision import PASS, Option
from praxis.kernel.game import Game
from praxis.kernel.rng import Dice, derive
from praxis.vtes.positions import adhoc_cards
from praxis.vtes.positions.scenario import Table as Scene
from praxis.vtes.positions.scenario import position, seat
from tests.laws.referee import cards
from tests.laws.referee.books import BOOKS
from tests.laws.referee.games import steps
from tests.laws.referee.referee import Referee, Violation
from tests.laws.referee.table import Table

EDITIONS = ("2000", "2011", "2012", "2023")
TURNS = 2
LIKED = ("block", "use", "vote", "bleed", "rescue", "diablerize")
"""Answers that change the table; they are preferred every second time."""
LIMIT = 400
"""After this many decisions a scene ends, wherever it is."""
BLADE = adhoc_cards.card("Quick Blade", "equipment trait:weapon, strike 2 first")
_ZONES = {
    2: "hand",
    3: "uncontrolled",
    4: "ready",
    5: "torpor",
    6: "play",
    7: "ash heap",
    10: "waiting",
    11: "contested",
    13: "incapacitated",
    15: "attached",
}
_PHASES = {
    "UnlockPhase": "unlock",
    "MasterPhase": "master",
    "MinionPhase": "minion",
    "InfluencePhase": "influence",
    "DiscardPhase": "discard",
}


def table_of(scene: Scene) -> Table:
    """The table as everybody sees it when the scene begins, and the hands that the referee has looked into."""
    g, table = scene.g, Table()
    table.book = BOOKS[g.edition.name]
    table.seats, table.pool, table.vps = g.seats, list(g.pool), list(g.vps)
    table.out = {number for number in range(g.seats) if g.ousted[number]}
    table.edge, table.active, table.turn = g.edge, g.turn_span().seat, g.turn
    table.phase = next((_PHASES[type(frame).__name__] for frame in g.stack if type(frame).__name__ in _PHASES), "")
    table.first = table.active
    for card, face in enumerate(g.face):
        if face.key < 0:
            cards.MADE[face.key] = cards.as_printed(face)
        zone = _ZONES.get(g.where[card])
        if zone is None:
            continue
        table.zone[card], table.control[card] = zone, g.controller[card]
        table.face[card] = cards.printed(face.key)
        if zone not in ("hand", "uncontrolled"):
            table.key[card] = face.key
        if zone == "attached":
            table.host[card] = g.host[card]
        if g.blood[card]:
            table.blood[card] = g.blood[card]
        if g.locked[card]:
            table.locked.add(card)
    return table


def walk(game: Game, dice: Dice, last_turn: int) -> Iterator[tuple[Game, Option]]:
    """A random walk that rarely passes and ends after some turns."""
    for _ in range(LIMIT):
        if game.decision is None or game.turn > last_turn:  # type: ignore[attr-defined]
            break
        options = [option for option in game.decision.options if option != PASS]
        liked = [option for option in options if option[0] in LIKED]
        if liked and dice.below(2):
            options = liked
        elif not options or (len(options) < len(game.decision.options) and dice.below(6) == 0):
            options = game.decision.options
        option = options[dice.below(len(options))]
        yield game, option
        game._answer(option)
    yield game, ()


def judged(number: int, scene: int, edition: str, unread: bool = False) -> list[Violation]:
    """What the referee finds in a scene, played with the dice of this seed; with `unread` he knows no card text."""
    begun = SCENES[scene](edition)
    if begun.g.action() is not None:
        return []  # the game ended without a decision
    begun.game.take_events()
    table = table_of(begun)
    table.unread = unread
    referee = Referee(table)
    for step in steps(walk(begun.game, Dice(derive("scene", number)), begun.g.turn + TURNS)):
        referee.take(step)
        if referee.violations:
            break
    return referee.violations


def full(*hand: str) -> list[str]:
    """A hand of seven cards."""
    return [*hand, *["Blank Page"] * (7 - len(hand))]


def _actions(edition: str) -> Scene:
    """Bleeds and blocks with modifiers and reactions, allies, retainers, equipment."""
    return position(
        seat(
            pool=9,
            ready=["Mira 4/8 DOM OBF cel", "Ira 3/5 dom obf", "Anna 0/3", "Brute ally 2"],
            hand=full(
                "Govern the Unaligned", "Conditioning", "Lost in Crowds", "Bonding", "Laptop Computer", "Raven Spy"
            ),
            library=10,
            edge=True,
        ),
        seat(
            pool=8,
            ready=["Oskar 2/4 DOM ani", "Otto 3/5 AUS locked"],
            hand=full("Deflection", "Telepathic Misdirection", "Wake with Evening's Freshness", "Cats' Guidance"),
            library=10,
        ),
        seat(pool=7, ready=["Vera 2/4 AUS", "Walter 2/4 locked"], hand=full("Telepathic Misdirection"), library=10),
        edition=edition,
        phase="unlock",
    )


def _combat(edition: str) -> Scene:
    """Guns, claws, dodges, first strikes, thefts, additional strikes, presses."""
    return position(
        seat(
            ready=[("Mira 6/8 CEL POT PRO", [".44 Magnum"]), "Ira 3/5 THA QUI", "Brute ally 3"],
            hand=full(
                "Theft of Vitae", "Theft of Vitae", "Flash", "Wolf Claws", "Majesty", "Immortal Grapple", "Pursuit"
            ),
            library=12,
            pool=9,
        ),
        seat(
            ready=[("Oskar 5/6 CEL PRO THA", ["Ivory Bow"]), "Otto 4/5 PRE THA"],
            hand=full("Theft of Vitae", "Majesty", "Wolf Claws", "Flash", "Dodge", "Claws of the Dead", "Pursuit"),
            library=12,
            pool=9,
        ),
        edition=edition,
        phase="unlock",
    )


def _mortal_danger(edition: str) -> Scene:
    """Hardly any blood, and aggravated damage: torpor, burning, rescues, diablerie and blood hunts."""
    return position(
        seat(
            ready=[("Mira 2/8 PRO", ["Flamethrower"]), "Ira 3/5 PRO", "Paul 2/4 primogen"],
            torpor=["Anna 3/4", "Egon 1/6"],
            hand=full("Wolf Claws", "Wolf Claws", "Claws of the Dead"),
            library=6,
        ),
        seat(
            ready=[("Oskar 0/4 PRO", ["Flamethrower"]), "Otto 0/5 PRO", "Helga ally 2"],
            torpor=["Uwe 2/7"],
            hand=full("Wolf Claws", "Wolf Claws", "Claws of the Dead"),
            library=6,
        ),
        seat(ready=["Vera 1/4 PRO prince:Paris", "Wanda 0/4"], hand=full("Wolf Claws"), library=6),
        edition=edition,
        phase="unlock",
    )


def _politics(edition: str) -> Scene:
    """Titles on both sides, prisci, the Edge, political cards to burn, and a title that two claim."""
    motions = ["Kine Resources Contested", "Conservative Agitation", "Parity Shift", "Consanguineous Boon"]
    speeches = ["Bewitching Oration", "Dread Gaze"]
    return position(
        seat(
            ready=["Mira 4/8 PRE prince:Paris", "Ira 3/5 primogen", "Pia 3/6 sect:Sabbat priscus"],
            hand=full(*motions, *speeches),
            library=8,
            edge=True,
            pool=12,
        ),
        seat(
            ready=["Oskar 2/4 PRE primogen", "Otto 4/7 sect:Sabbat priscus", "Odo 3/6 sect:Sabbat archbishop:Rome"],
            uncontrolled=["Xaver 6/6 prince:Paris"],
            hand=full(*motions[:3], *speeches),
            library=8,
            pool=12,
        ),
        seat(
            ready=["Vera 3/4 justicar", "Walter 2/6 sect:Sabbat priscus"], hand=full(*motions[:2]), library=8, pool=12
        ),
        edition=edition,
        phase="unlock",
    )


def _influence(edition: str) -> Scene:
    """Transfers, crypts, contests of unique cards, and masters."""
    return position(
        seat(
            pool=12,
            ready=["Mira 4/8"],
            uncontrolled=["Nik 3/4", "Ohanna", "Vera 4/4"],
            crypt=4,
            hand=full("Blood Doll", "The Barrens", "Dreams of the Sphinx", "Information Highway", "KRCG News Radio"),
            library=8,
            edge=True,
        ),
        seat(
            pool=9,
            ready=["Oskar 2/4"],
            uncontrolled=["Ohanna", "Ute 4/5"],
            crypt=4,
            play=["The Barrens"],
            hand=full("KRCG News Radio", "Blood Doll", "Dreams of the Sphinx"),
            library=8,
        ),
        edition=edition,
        phase="unlock",
    )


def _end(edition: str) -> Scene:
    """The last pool, empty libraries, withdrawals."""
    return position(
        seat(pool=2, ready=["Mira 4/8", "Ira 3/5"], hand=["Blank Page"], play=["The Barrens"]),
        seat(pool=1, ready=["Oskar 2/4", ("Otto 3/5", ["Laptop Computer"])], hand=["Blank Page"], edge=True),
        seat(pool=2, ready=["Vera 2/4"], hand=["Blank Page"] * 7),
        seat(pool=3, ready=["Udo 2/4"], hand=["Blank Page"]),
        edition=edition,
        phase="unlock",
    )


def _recruits(edition: str) -> Scene:
    """Clans, allies who come into play, and minions who act more than once in a turn."""
    return position(
        seat(
            ready=["Mira 7/8 FOR DOM clan:Brujah", "Ira 6/7 FOR DOM clan:Ventrue", "Gerda 4/5 clan:Gangrel"],
            hand=full("Loyal Street Gang", "The Knights", "Freak Drive", "Freak Drive", "Conditioning", "Bonding"),
            library=["Freak Drive", "Conditioning", "Bonding", "Gypsies", "Political Ally", "The Slashers"],
        ),
        seat(ready=["Oskar 2/4 locked"], hand=full(), library=4),
        edition=edition,
        phase="unlock",
    )


def _round_the_table(edition: str) -> Scene:
    """Five players, and all of them could do something in another's action."""
    wakes = ["Wake with Evening's Freshness", "Forced Awakening"]
    return position(
        seat(ready=["Mira 4/8", "Ira 3/5", "Paul 3/5"], hand=full(*wakes), library=6),
        *[seat(ready=[f"{name} 3/5 locked"], hand=full(*wakes), library=6) for name in ("Oda", "Uta", "Vera", "Wim")],
        edition=edition,
        phase="unlock",
    )


def _first_strikes(edition: str) -> Scene:
    """Blades that strike first, against hands, claws and thefts."""
    return position(
        seat(ready=[("Mira 5/8", [BLADE]), ("Ira 5/7", [BLADE])], hand=full("Blank Page"), library=4),
        seat(ready=["Oskar 5/6", ("Otto 5/6 THA", [BLADE])], hand=full("Theft of Vitae", "Theft of Vitae"), library=4),
        edition=edition,
        phase="unlock",
    )


def _aftermath(edition: str) -> Scene:
    """Minions who go on with the fight of another, and one who is stunned."""
    return position(
        seat(
            ready=["Mira 5/8", "Ira 5/7 OBF", "Ines 5/7 obf"],
            hand=full("Hidden Lurker", "Hidden Lurker", "Hidden Lurker"),
            library=6,
        ),
        seat(
            ready=["Oskar 5/6", "Otto 5/6 AUS", "Olga 5/6 locked"],
            hand=full("Fast Reaction", "Fast Reaction", "Fast Reaction"),
            library=6,
        ),
        counters=[(1, "stun", "Olga", "b")],
        edition=edition,
        phase="unlock",
    )


SCENES: tuple[Callable[[str], Scene], ...] = (
    _actions,
    _combat,
    _mortal_danger,
    _politics,
    _influence,
    _end,
    _recruits,
    _round_the_table,
    _first_strikes,
    _aftermath,
)

"""Master cards."""

from __future__ import annotations

from praxis.vtes.cards.build import cancels, define, master, out_of_turn
from praxis.vtes.effects import base, block, holdings, needs, once
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives, Mode
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows

MINION_CARDS = ~(faces.CRYPT | faces.MASTER | faces.EVENT | faces.CONVICTION)

# -- Disciplines ------------------------------------------------------------------------------------------------------


def discipline(official: int, name: str, code: str, digest: str) -> None:
    """[master.discipline.target] [master.discipline.level] [master.discipline.capacity]"""
    define(
        official,
        name,
        master(do.PutOn(), target=choose.Lacking(code)),
        gives=(Gives(spans.CAPACITY, 1),),
        adds=code,
        digest=digest,
    )


discipline(100070, "Animalism", "ani", "adcadbc23861")
discipline(100312, "Celerity", "cel", "962a7f376624")
discipline(100342, "Chimerstry", "chi", "cb78ae3ee6be")
discipline(100521, "Dementation", "dem", "6111e09b2d3b")
discipline(100572, "Dominate", "dom", "20c2d8c8cd33")
discipline(101267, "Necromancy", "nec", "7d351c53dd09")
discipline(101310, "Obfuscate", "obf", "f59c6a2a576d")
discipline(101312, "Obtenebration", "obt", "c511b1f73d25")
discipline(101424, "Potence", "pot", "4d728144e31e")
discipline(101498, "Protean", "pro", "660a2e92bf38")
discipline(101534, "Quietus", "qui", "1af98ede6e2d")
discipline(101728, "Serpentis", "ser", "f0b538f750fb")
discipline(102116, "Vicissitude", "vic", "43622ba565de")

# -- hunting grounds --------------------------------------------------------------------------------------------------


def hunting_ground(official: int, name: str) -> None:
    feed = Mode(
        (do.GainBlood(1, base.TARGET), do.Note("hunting ground")), windows.UNLOCK, target=choose.Hungry(), once=True
    )
    define(official, name, master(do.PutInPlay()), abilities=(feed,), digest="78369bba236a")


hunting_ground(100015, "Academic Hunting Ground")
hunting_ground(100108, "Asylum Hunting Ground")
hunting_ground(101808, "Slum Hunting Ground")
hunting_ground(101821, "Society Hunting Ground")
hunting_ground(102084, "Uptown Hunting Ground")
hunting_ground(102150, "Warzone Hunting Ground")
hunting_ground(102212, "Zoo Hunting Ground")

# -- blood and pool ---------------------------------------------------------------------------------------------------

OWN_VAMPIRE = choose.Minions(choose.OWN, faces.VAMPIRE, ready=False)

define(
    100199,
    "Blood Doll",
    master(do.PutOn(), target=OWN_VAMPIRE),
    abilities=(Mode((do.Feed(),), windows.MASTER, base.BY_KEEPER, once=True),),
    digest="19b93d2d112c",
)
define(101217, "Minion Tap", master(do.MoveToPool(0, 99), target=OWN_VAMPIRE), digest="d4a0015c7123")
define(100616, "Effective Management", master(do.DrawCrypt()), digest="65f60bb9c934")
define(
    101355,
    "The Parthenon",
    master(do.PutInPlay()),
    abilities=(Mode((do.Lock(base.CARD), do.MasterActions(1)), windows.MASTER),),
    digest="27b7dce5794f",
)

define(102023, "Tribute to the Master", master(holdings.FromEach(1)), digest="b3b0f0b0cb3c")
define(
    101104,
    "Life in the City",
    master(do.GainBlood(1, base.TARGET), target=choose.Minions(types=faces.VAMPIRE)),
    digest="3a2784b26816",
)
define(
    102207,
    "Zillah's Valley",
    master(do.GainBlood(4, base.TARGET), target=choose.UncontrolledVampires(least=8)),
    digest="32353f633345",
)
define(
    100824,
    "Giant's Blood",
    master(do.FillUp(), target=choose.Minions(types=faces.VAMPIRE, ready=False)),
    digest="4380db27761b",
    coverage="partial",
    note="it can be played more than once in a game",
)
define(
    102113,
    "Vessel",
    master(do.PutOn(), target=OWN_VAMPIRE),
    abilities=(Mode((do.Feed(),), windows.UNLOCK, base.BY_KEEPER, once=True),),
    digest="574464beb59c",
    coverage="partial",
    note="only on one's own vampires, and it burns no Blood Doll",
)
define(
    102121,
    "Villein",
    master(do.PutOn(), do.MoveToPool(2, 5), target=OWN_VAMPIRE),
    digest="85750e5d621d",
    coverage="partial",
    note="it makes neither Minion Tap nor another Villein more expensive",
)

# -- locations and other cards in play --------------------------------------------------------------------------------

AT_LEISURE = (
    windows.UNLOCK | windows.MASTER | windows.INFLUENCE | windows.DISCARD | windows.DURING_ACTION | windows.BEFORE_RANGE
)
"""For what can be done at any time: the moments at which it may matter."""

define(
    100984,
    "Information Highway",
    master(do.PutInPlay()),
    gives=(Gives(spans.TRANSFERS, 2, base.YOU),),
    digest="afb6e7f88c3c",
)
define(
    100135,
    "The Barrens",
    master(do.PutInPlay()),
    abilities=(Mode((do.Lock(base.CARD), holdings.Discard()), AT_LEISURE),),
    digest="1616d36da90c",
)
define(
    101238,
    "Monastery of Shadows",
    master(do.PutInPlay()),
    gives=(Gives(spans.HAND_SIZE, 1, base.YOU),),
    abilities=(
        Mode((do.Lock(base.CARD), do.Modify(spans.STEALTH, 1)), windows.ATTEMPT, needs=(needs.ActingCapacity(8),)),
    ),
    digest="bc3090bd6f00",
)
BROADCAST = do.Modify(spans.INTERCEPT, 1, base.BLOCKING)

define(
    101067,
    "KRCG News Radio",
    master(do.PutInPlay()),
    abilities=(
        Mode((do.Lock(base.CARD), BROADCAST), windows.ATTEMPT, needs=(needs.BlockerOf(choose.OWN),)),
        Mode((do.Lock(base.CARD), BROADCAST), windows.ATTEMPT, needs=(needs.BlockerOf(choose.OTHERS),), pool=1),
    ),
    digest="254b0871238c",
)
define(
    100588,
    "Dreams of the Sphinx",
    master(do.PutInPlay()),
    abilities=(
        Mode((do.Lock(base.CARD), holdings.LargerHand(2), holdings.Wear(3)), AT_LEISURE),
        Mode((do.Lock(base.CARD), do.GainPool(1), holdings.Wear(3)), windows.UNLOCK, needs=(needs.HasEdge(),)),
        Mode(
            (do.Lock(base.CARD), do.GainBlood(1, base.TARGET), holdings.Wear(3)),
            AT_LEISURE,
            target=choose.UncontrolledVampires(),
        ),
    ),
    digest="c31c610b2de5",
)
define(
    101439,
    "Powerbase: Montreal",
    master(do.PutInPlay()),
    abilities=(
        Mode((do.GainBlood(1, base.TARGET),), windows.INFLUENCE, target=choose.UncontrolledVampires(), once=True),
    ),
    digest="ad5002728bff",
    coverage="partial",
    note="nobody can steal it",
)

# -- against others ---------------------------------------------------------------------------------------------------

define(101225, "Misdirection", master(do.Lock(base.TARGET), target=choose.Minions(ready=False)), digest="61cbbcd40669")
define(
    101384,
    "Pentex™ Subversion",
    master(do.PutOn(), target=choose.Minions()),
    gives=(Gives(spans.CANNOT_BLOCK, 1),),
    digest="7924209e180c",
    coverage="partial",
    note="other minions cannot burn it",
)

# -- trophies ---------------------------------------------------------------------------------------------------------

define(
    102031,
    "Trophy: Domain",
    master(do.PutInPlay()),
    gives=(Gives(spans.INTERCEPT, 1),),
    abilities=(Mode((block.Rise(), once.Once("action")), windows.DURING_ACTION, base.BY_LOCKED, blood=1),),
    digest="30825ebb88f2",
)

# -- out of turn ------------------------------------------------------------------------------------------------------

define(101896, "Sudden Reversal", cancels(do.Cancel(faces.MASTER, others=True, free=True)), digest="0b7198bc6717")
define(100545, "Direct Intervention", cancels(do.Cancel(MINION_CARDS, free=True)), digest="a1e8ac562da5")
define(
    100085,
    "Archon Investigation",
    out_of_turn(once.OnlyIf(needs.BledFor(4)), do.Burn(base.ACTING), when=windows.DECLINED),
    digest="d38e50edf108",
)

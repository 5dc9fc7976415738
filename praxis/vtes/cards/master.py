"""Master cards."""

from __future__ import annotations

from praxis.vtes import face as faces
from praxis.vtes import spans, windows
from praxis.vtes.cards.build import cancels, define, master
from praxis.vtes.effects import base
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives, Mode

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
    abilities=(Mode((do.Feed(),), windows.MASTER, once=True),),
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

# -- out of turn ------------------------------------------------------------------------------------------------------

define(101896, "Sudden Reversal", cancels(do.Cancel(faces.MASTER, others=True, free=True)), digest="0b7198bc6717")
define(100545, "Direct Intervention", cancels(do.Cancel(MINION_CARDS, free=True)), digest="a1e8ac562da5")

"""Cards about crypt cards that their player cannot see: in crypts, and in others' uncontrolled regions."""

from __future__ import annotations

from praxis.vtes.cards.build import action, combat, define, master, modifier, permanent
from praxis.vtes.effects import base, keeping, needs, unseen
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Gives, Mode
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.standing import ANARCH
from praxis.vtes.model.state import CRYPT

UNCONTROLLED = unseen.Uncontrolled()
WITH_BLOOD = unseen.Uncontrolled(with_blood=True)

# -- the tops of crypts -----------------------------------------------------------------------------------------------

define(101050, "Kindred Intelligence", action("", do.DrawCrypt(), stealth=1), digest="f6d18ee7fb60")
define(
    100365,
    "Clotho's Gift",
    action("obf", do.DrawCrypt(), stealth=1),
    action("tem", do.GainBlood(2, base.TARGET), stealth=1, target=choose.UncontrolledVampires(younger=True)),
    digest="ba4802455792",
    coverage="partial",
    note="the superior level, by which a vampire may unlock later, cannot be played",
)
define(
    100843,
    "Goodnight, Sweet Prince",
    master(unseen.LockOwn("Ravnos"), unseen.BuryTop("prince", 2), target=unseen.WithCrypt()),
    digest="d2dd6d10dae5",
)
define(100987, "Innocent Bystander", modifier("", unseen.RemoveTop(), when=windows.SUCCEEDED), digest="51af622d1e12")
define(101396, "Petra Resonance", action("", unseen.Resonate(), stealth=1), digest="f90de6b14f50")
define(
    100144,
    "Bear-Baiting",
    modifier("", unseen.Bait(), when=windows.BLOCKED, needs=(choose.OfSect(ANARCH),)),
    digest="983f6cc45a3b",
    coverage="partial",
    note="no more bleed against the Methuselah whose vampire blocked",
)
define(
    101422,
    "The Portrait",
    action("", unseen.Paint(), target=unseen.WithCrypt(only_prey=True)),
    digest="5703db765a35",
    coverage="partial",
    note="the bleed that follows on a cost of 7 to 10 is not taken",
)
define(
    101569,
    "Recruitment",
    master(keeping.Search(faces.VAMPIRE, CRYPT, shown=True)),
    digest="60c3ff100d8b",
)
define(
    100954,
    "Illusions of the Kindred",
    combat("chi", unseen.Illusion(), when=windows.BEFORE_RANGE),
    combat("CHI", unseen.Illusion(full=True), when=windows.BEFORE_RANGE),
    digest="97c56a809d32",
)

define(101832, "Soul Gem of Etrius", permanent(), heirloom=True, digest="9c92d293b862")

# -- uncontrolled regions ---------------------------------------------------------------------------------------------

define(
    100245,
    "Brainwash",
    master(unseen.HoldBack(), target=UNCONTROLLED),
    gives=(Gives(spans.NO_TRANSFERS, 1, base.BEARER),),
    digest="1b5a8866e015",
    coverage="partial",
    note="no minion can burn it by an action",
)
define(
    100277,
    "Cairo Int'l Airport",
    master(do.PutInPlay()),
    abilities=(Mode((unseen.Drain(1, unseen.BANK),), windows.MINION, base.BY_READY, target=WITH_BLOOD),),
    digest="6d93960c3e1f",
)
define(
    101676,
    "San Lorenzo de El Escorial, Spain",
    permanent(),
    abilities=(
        Mode(
            (unseen.Drain(2, unseen.TAKER),),
            windows.MINION,
            base.BY_READY,
            needs=(needs.IsVampire(),),
            target=unseen.Uncontrolled(unseen.PREDATOR, with_blood=True),
            stealth=1,
        ),
    ),
    digest="741084b80013",
    coverage="partial",
    note="it counts as equipment while in play",
)
define(
    101200,
    "Memory's Fading Glimpse",
    action("obf", unseen.Forget(), target=UNCONTROLLED),
    action("OBF", unseen.Forget(kept=1), target=UNCONTROLLED),
    digest="54b2802501fc",
)
define(
    102024,
    "The Trick of the Danya",
    action(
        "chi",
        unseen.Drain(1, unseen.OWN_POOL, unseen.NEWCOMER),
        stealth=1,
        target=unseen.Uncontrolled(with_blood=True, directed=False),
    ),
    digest="7888316d6cb9",
)
define(
    101208,
    "Might of the Camarilla",
    action("", unseen.EachBurnsUncontrolled(), stealth=1, needs=(choose.Titled("justicar", "inner circle"),)),
    digest="c1ffe3b26e32",
)

# -- vampires who reach there -----------------------------------------------------------------------------------------

define(
    200499,
    "Gemini",
    abilities=(Mode((unseen.Drain(1, unseen.ITS_POOL),), windows.UNLOCK, target=WITH_BLOOD, once=True),),
    digest="8433b4807820",
)
define(
    200522,
    "Gisela Harden, The Winnower",
    abilities=(Mode((unseen.Winnow(),), windows.MINION, base.BY_READY, target=unseen.Uncontrolled(affordable=True)),),
    digest="2068324631a0",
)
define(
    200819,
    "Lázár Dobrescu",
    abilities=(Mode((unseen.Drain(1, unseen.NEWCOMER),), windows.MINION, base.BY_READY, target=WITH_BLOOD),),
    digest="a1744a2c9ae4",
)

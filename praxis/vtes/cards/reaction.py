"""Reactions."""

from __future__ import annotations

from praxis.vtes.cards.build import define, modifier, reaction, rises, wakes
from praxis.vtes.effects import action as act
from praxis.vtes.effects import base, block, needs
from praxis.vtes.effects import selectors as choose
from praxis.vtes.effects import verbs as do
from praxis.vtes.effects.base import Mode
from praxis.vtes.model import spans, standing, windows

ANOTHER = choose.Methuselahs(others=True, not_acting=True)
AWAKE = do.Awake()
VAMPIRE = (needs.IsVampire(),)
YOUNGER = (needs.ActingYounger(),)
VAMPIRE_ACTS = (needs.ActingCapacity(0),)
ANARCH = choose.OfSect(standing.ANARCH)
LOCK_HIM = do.Lock(base.ME, to=False)


def intercept(amount: int) -> do.Modify:
    return do.Modify(spans.INTERCEPT, amount, base.ME)


def less_bleed(code: str, amount: int, *also: base.Need) -> Mode:
    """Reduces a bleed against oneself."""
    return reaction(code, do.RaiseBleed(-amount), needs=(needs.BledFor(1), *also))


# -- intercept --------------------------------------------------------------------------------------------------------

define(
    100644,
    "Enhanced Senses",
    reaction("aus", intercept(1)),
    reaction("AUS", intercept(2)),
    digest="85c2f1ef2e6d",
)
define(
    100598,
    "Eagle's Sight",
    reaction("aus", intercept(1)),
    reaction("AUS", act.Attempt(anybody=True)),
    digest="4705c843b8e6",
)
define(
    100680,
    "Eyes of Argus",
    reaction("aus", intercept(2), needs=(needs.AtYou(),)),
    wakes("AUS", AWAKE, needs=VAMPIRE),
    digest="709b6609456f",
)
define(
    100308,
    "Cats' Guidance",
    Mode((do.Unlock(),), windows.FAILED, base.BY_LOCKED, ("ani",), (needs.HasBlocked(),)),
    reaction("ANI", intercept(1)),
    digest="3b8eb53625b2",
)
define(
    101717,
    "Sense the Savage Way",
    reaction("ani", intercept(1), needs=(needs.CapacityFrom(7),)),
    rises("ANI", block.Rise(), needs=(needs.CapacityFrom(7),)),
    digest="8cf825746dd0",
)
define(
    101706,
    "Second Tradition: Domain",
    reaction("", intercept(2), needs=(choose.Titled("prince", "justicar"),)),
    rises("", block.Rise(2), blood=1, needs=(choose.Titled("prince", "justicar"),)),
    digest="70c75a50ae93",
)

# -- waking -----------------------------------------------------------------------------------------------------------


def waking(official: int, name: str, digest: str, note: str, who: tuple[base.Need, ...] = VAMPIRE) -> None:
    """They differ in what they ask for afterwards."""
    define(official, name, wakes("", AWAKE, needs=who), digest=digest, coverage="partial", note=note)


waking(102137, "Wake with Evening's Freshness", "b17631538c74", "it is replaced at once")
waking(100760, "Forced Awakening", "cc9cddfd99ff", "who does not block burns no blood")
waking(101321, "On the Qui Vive", "e95daddc0c78", "no limit between unlock phases; an ally still unlocks", ())

# -- bleeds sent on or reduced ----------------------------------------------------------------------------------------

define(
    100518,
    "Deflection",
    reaction("dom", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER),
    reaction("DOM", do.Redirect(), when=windows.DECLINED, target=ANOTHER),
    digest="288147180368",
)
define(
    101949,
    "Telepathic Misdirection",
    reaction("aus", intercept(1)),
    reaction("AUS", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER),
    digest="518f4780ef27",
)
define(
    101259,
    "My Enemy's Enemy",
    reaction("aus", intercept(1)),
    reaction("AUS", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=choose.PredatorsPredator()),
    digest="3ddee2eff18a",
)
define(
    101578,
    "Redirection",
    reaction("dom", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER, needs=YOUNGER),
    reaction("DOM", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER, needs=VAMPIRE_ACTS),
    digest="24c951471f16",
)
define(
    101256,
    "Murmur of the False Will",
    modifier("dom", do.RaiseBleed(1), limited=True),
    reaction("DOM", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER, needs=YOUNGER),
    digest="67d24935c1f8",
)
define(
    102218,
    "Bait and Switch",
    reaction("", do.Redirect(), LOCK_HIM, when=windows.DECLINED, target=ANOTHER, needs=(choose.Titled("baron"),)),
    digest="e60b78d479fa",
)
define(101948, "Telepathic Counter", less_bleed("aus", 1), less_bleed("AUS", 2), digest="f316ef6658db")
define(
    102219,
    "Deep Ecology",
    reaction("ani", intercept(2), needs=(ANARCH, needs.AtYou())),
    less_bleed("for", 2, ANARCH),
    rises("pro", do.Unlock(), blood=1, needs=(ANARCH,)),
    digest="46553f55e648",
)

"""All words in which cards are written, for one line of import: ``from praxis.vtes.cards.language import *``.

A word is named here once, as ``from … import word as word``, which exports it. `docs/cards.md` has them in a
table, with an example of each.
"""

from __future__ import annotations

    "ACTING",
    "ACTION",
    "ACTION_CARD",
    "ACTOR",
    "ADDITIONAL",
    "AFTER_ACTION",
    "AFTER_COMBAT",
    "AGGRAVATED",
    "AGGRAVATED_HANDS",
    "AIMED",
    "ALL",
    "ALLY",
    "ALLY_CARD",
    "ALL_OF_HERS",
    "ANARCH",
    "ANNOUNCED",
    "ANY_CORRUPTION",
    "ASH",
    "ASH_HEAP",
    "AS_PLAYED",
    "ATTACK",
    "ATTEMPT",
    "AT_ANY_TIME",
    "AWAKE",
    "BALLOTS",
    "BEARER",
    "BEFORE_RANGE",
    "BEFORE_STRIKES",
    "BEFORE_TERMS",
    "BEFORE_VOTES",
    "BETWEEN",
    "BETWEEN_OF_OTHERS",
    "BLED",
    "BLEED",
    "BLEED_RAISED",
    "BLOCKED",
    "BLOCKING",
    "BLOOD",
    "BLOOD_COST",
    "BOTH",
    "BOTTOM",
    "BURNS",
    "BY_ACTING",
    "BY_AGAINST",
    "BY_ALERT",
    "BY_BYSTANDER",
    "BY_COMBATANT",
    "BY_KEEPER",
    "BY_LOCKED",
    "BY_METHUSELAH",
    "BY_NAME",
    "BY_ONLOOKER",
    "BY_OTHER",
    "BY_REACTING",
    "BY_READY",
    "BY_TORPID",
    "CAMARILLA",
    "CANCELLED",
    "CANNOT_ACT",
    "CANNOT_BLOCK",
    "CAPACITY",
    "CARD",
    "CHOSEN",
    "CHOSEN2",
    "CHOSEN_SEATS",
    "CLOSE",
    "COMBAT",
    "COMBAT_CARD",
    "COMBAT_OVER",
    "CORRUPTION",
    "COST",
    "CRYPT",
    "CRYPT_CARD",
    "DEALS",
    "DEALS_CLOSE",
    "DECLINED",
    "DIRECTED",
    "DISCARD",
    "DISCARD_ACTIONS",
    "DISCIPLINED",
    "DISEASE",
    "DULLS",
    "DURING_ACTION",
    "DURING_REFERENDUM",
    "EDGE",
    "EDGE_VOTES",
    "EMBRACE",
    "ENDS",
    "END_OF_ROUND",
    "EQUIPMENT",
    "EVENT_CARD",
    "FAILED",
    "FAILS",
    "FALLING",
    "FIGHTING",
    "FIRST",
    "FIRST_ROUND",
    "FIRST_STRIKE",
    "FITS",
    "FOR_ALL",
    "FOR_ANYBODY",
    "FOR_OTHERS",
    "FOR_YOU",
    "FREE_STRIKES",
    "FROM_ALLIES",
    "FROM_BLOCK",
    "FROM_EMPLOYER",
    "FROM_ENVIRONMENT",
    "FROM_MINIONS",
    "FROM_RETAINERS",
    "FROM_WEAPONS",
    "GAME",
    "GOES_ON",
    "HAND",
    "HAND_DAMAGE",
    "HAND_SIZE",
    "HARD",
    "HAS_EDGE",
    "HOME",
    "HOSTAGE",
    "HOW_MUCH",
    "HUNT",
    "HUNTED",
    "IMBUED",
    "IMMUNE",
    "INCAPACITATED",
    "INDEPENDENT",
    "INFLUENCE",
    "INITIAL",
    "INTERCEPT",
    "IN_COMBAT",
    "IN_PLAY",
    "IN_TERMS",
    "IS_ACTING",
    "IS_AGGRAVATED",
    "IT",
    "LAIBON",
    "LAST_TURN",
    "LIBRARY",
    "LIBRARY_CARD",
    "LIFE",
    "LOCATION",
    "LOCKED",
    "LONG",
    "LONG_ONLY",
    "MANDATORY",
    "MANEUVERS",
    "MANEUVERS_OWED",
    "MARBLE",
    "MASTER",
    "MASTER_ACTIONS",
    "MASTER_CARD",
    "MASTER_OF_OTHERS",
    "ME",
    "MELEE_DAMAGE",
    "MERGED",
    "MINE",
    "MINION",
    "MINION_CARD",
    "MODIFIER_CARD",
    "MONSTER",
    "MOST_BLEED",
    "MOVED",
    "NEW_COMBAT",
    "NEW_ROUND",
    "NIGHTMARE",
    "NOT_AGGRAVATED",
    "NOT_FULL",
    "NO_COMBAT",
    "NO_FORTITUDE",
    "NO_TRANSFERS",
    "OF_GUN",
    "OF_STRIKE",
    "OLDER",
    "ONCE_MORE",
    "OPEN",
    "OPPOSING",
    "OPTIONAL",
    "OTHER",
    "OTHERS",
    "OTHER_SEATS",
    "PAID",
    "PASSES",
    "PAYING",
    "PERMANENT_CARD",
    "PIERCING",
    "PLAY",
    "PLAYED_CARD",
    "POLITICAL_CARD",
    "POLLING",
    "POOL",
    "POOL_COST",
    "POWER",
    "PREDATOR",
    "PRESS",
    "PRESSED",
    "PRESSED_ON",
    "PRESSES",
    "PRESSES_OWED",
    "PREVENT",
    "PREY",
    "PRICE",
    "RANGE",
    "RANGED",
    "RANGED_DAMAGE",
    "REACTION_CARD",
    "READY",
    "REFERENDUM",
    "REMOVED",
    "RESEARCH",
    "RESOLVING",
    "RETAINER",
    "REWARDED",
    "ROUND",
    "SABBAT",
    "SAME_CIRCLE",
    "SAME_CLAN",
    "SEAT",
    "SEATS",
    "SELF",
    "START",
    "STAYS_UNLOCKED",
    "STEALTH",
    "STRENGTH",
    "STRIKE",
    "STRIKES",
    "STRIKES_CHOSEN",
    "STRIKE_CARD",
    "STUN",
    "SUCCEEDED",
    "SUCCEEDS",
    "SUNLIT",
    "SURE",
    "SWARM",
    "SWARM_CLOSE",
    "T",
    "T2",
    "TALLY",
    "THAT_CARD",
    "THEM",
    "THIS_STRIKE",
    "TITLED",
    "TOP",
    "TORPOR",
    "TORTURE",
    "TOUGH",
    "TO_CLOSE",
    "TRANSFERS",
    "TURN",
    "TWO_MASTERS",
    "UNBLOCKED",
    "UNCONTROLLED",
    "UNDODGEABLE",
    "UNIQUE",
    "UNLOCK",
    "UNLOCKED",
    "UNLOCKS",
    "UNLOCK_OF_OTHERS",
    "UNPREVENTABLE",
    "VAMPIRE",
    "VICTIMS",
    "VOID",
    "VOTES",
    "WARDED",
    "WEAKENED",
    "WEAPON",
    "WEAPONS_ONLY",
    "WITH_STRENGTH",
    "WORTH",
    "WOULD_BLOCK",
    "WOULD_END",
    "WOULD_FIGHT",
    "YOU",
    "YOUNGER",
    "YOUR_DISCARD",
    "YOUR_TURN",
    "YOUR_UNLOCK",
    "a",
    "ability",
    "above",
    "abstain",
    "act",
    "action",
    "aiming",
    "all_",
    "allocated",
    "allotted",
    "among",
    "any_",
    "arrange",
    "as_if",
    "at",
    "at_least",
    "at_most",
    "at_random",
    "attempt",
    "becomes",
    "besides",
    "bleed",
    "block_fails",
    "bottom",
    "bring",
    "burn",
    "burnable",
    "burning_edge",
    "came_by",
    "cancel",
    "cannot",
    "capacity",
    "card",
    "case",
    "cheaper",
    "choose",
    "chosen_for",
    "churn",
    "clan",
    "combat",
    "control",
    "controller",
    "costs",
    "count",
    "damage",
    "definition",
    "destroys",
    "did",
    "directed_at",
    "disarms",
    "discard",
    "discarding",
    "disciplines_used",
    "do",
    "dodge",
    "draft",
    "draw",
    "dues",
    "each",
    "embrace",
    "employ_freely",
    "ends",
    "equip",
    "event",
    "every_other",
    "exists",
    "extra",
    "fact",
    "fetch",
    "fetch_first",
    "fight",
    "fits",
    "gain",
    "gives",
    "grant",
    "hand",
    "hang",
    "happened",
    "has",
    "has_cards",
    "highest",
    "hits",
    "holds",
    "hunt",
    "if_",
    "immune",
    "in_",
    "inflict",
    "instead",
    "is_",
    "kin",
    "kind",
    "later",
    "learns",
    "leaves_torpor",
    "lift",
    "lock",
    "locking",
    "lowest",
    "makes",
    "maneuver",
    "master",
    "may",
    "mild",
    "mod",
    "modifier",
    "named",
    "needs",
    "not_again",
    "note",
    "noted",
    "num",
    "of",
    "on",
    "on_",
    "oppose",
    "out_of_turn",
    "outcome",
    "owner",
    "pay",
    "permanent",
    "pick",
    "played",
    "played_by",
    "political",
    "predator_of",
    "press",
    "prevent",
    "prey_of",
    "put",
    "random",
    "reaction",
    "recast",
    "redirect",
    "reflex",
    "remember",
    "renounces",
    "repeat",
    "requires",
    "requires_clan",
    "rises",
    "rule",
    "search",
    "secretly",
    "sect",
    "set_",
    "set_range",
    "show",
    "shuffle",
    "some",
    "special",
    "steals",
    "strike",
    "take",
    "taking_edge",
    "tally",
    "teaches",
    "title",
    "toll",
    "top",
    "trait",
    "unless",
    "unlock",
    "up_to",
    "voted",
    "waive",
    "wakes",
    "where",
    "wield",
    "with_",
    "x",
    ACTING,
    ACTION,
    ACTION_CARD,
    ACTOR,
    ADDITIONAL,
    AFTER_ACTION,
    AFTER_COMBAT,
    AGGRAVATED,
    AGGRAVATED_HANDS,
    AIMED,
    ALLY,
    ALLY_CARD,
    ALL_OF_HERS,
    ANARCH,
    ANNOUNCED,
    ANY_CORRUPTION,
    ASH,
    AS_PLAYED,
    ATTACK,
    ATTEMPT,
    AT_ANY_TIME,
    AWAKE,
    BALLOTS,
    BEARER,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BEFORE_TERMS,
    BEFORE_VOTES,
    BETWEEN,
    BETWEEN_OF_OTHERS,
    BLED,
    BLEED,
    BLEED_RAISED,
    BLOCKED,
    BLOCKING,
    BLOOD,
    BOTH,
    BOTTOM,
    BURNS,
    BY_ACTING,
    BY_AGAINST,
    BY_ALERT,
    BY_BYSTANDER,
    BY_COMBATANT,
    BY_KEEPER,
    BY_LOCKED,
    BY_METHUSELAH,
    BY_NAME,
    BY_ONLOOKER,
    BY_OTHER,
    BY_REACTING,
    BY_READY,
    BY_TORPID,
    CAMARILLA,
    CANCELLED,
    CANNOT_ACT,
    CANNOT_BLOCK,
    CAPACITY,
    CARD,
    CHOSEN,
    CHOSEN2,
    CHOSEN_SEATS,
    CLOSE,
    COMBAT,
    COMBAT_CARD,
    COMBAT_OVER,
    CORRUPTION,
    COST,
    CRYPT_CARD,
    DEALS,
    DEALS_CLOSE,
    DECLINED,
    DIRECTED,
    DISCARD,
    DISCARD_ACTIONS,
    DISCIPLINED,
    DISEASE,
    DULLS,
    DURING_ACTION,
    EDGE,
    EDGE_VOTES,
    EMBRACE,
    ENDS,
    END_OF_ROUND,
    EQUIPMENT,
    EVENT_CARD,
    FAILED,
    FAILS,
    FALLING,
    FIGHTING,
    FIRST,
    FIRST_ROUND,
    FIRST_STRIKE,
    FOR_ALL,
    FOR_ANYBODY,
    FOR_OTHERS,
    FOR_YOU,
    FREE_STRIKES,
    FROM_ALLIES,
    FROM_BLOCK,
    FROM_EMPLOYER,
    FROM_ENVIRONMENT,
    FROM_MINIONS,
    FROM_RETAINERS,
    FROM_WEAPONS,
    GAME,
    GOES_ON,
    HAND_DAMAGE,
    HAND_SIZE,
    HARD,
    HAS_EDGE,
    HOME,
    HOSTAGE,
    HUNT,
    HUNTED,
    IMBUED,
    IMMUNE,
    INDEPENDENT,
    INFLUENCE,
    INITIAL,
    INTERCEPT,
    IN_COMBAT,
    IN_PLAY,
    IN_TERMS,
    IS_ACTING,
    IS_AGGRAVATED,
    IT,
    LAIBON,
    LAST_TURN,
    LIBRARY_CARD,
    LIFE,
    LOCATION,
    LOCKED,
    LONG,
    LONG_ONLY,
    MANDATORY,
    MANEUVERS,
    MANEUVERS_OWED,
    MARBLE,
    MASTER,
    MASTER_ACTIONS,
    MASTER_CARD,
    MASTER_OF_OTHERS,
    ME,
    MELEE_DAMAGE,
    MERGED,
    MINE,
    MINION,
    MINION_CARD,
    MODIFIER_CARD,
    MONSTER,
    MOST_BLEED,
    NEW_COMBAT,
    NEW_ROUND,
    NIGHTMARE,
    NOT_AGGRAVATED,
    NOT_FULL,
    NO_COMBAT,
    NO_FORTITUDE,
    NO_TRANSFERS,
    OLDER,
    ONCE_MORE,
    OPEN,
    OPPOSING,
    OPTIONAL,
    OTHER,
    OTHERS,
    OTHER_SEATS,
    PASSES,
    PAYING,
    PERMANENT_CARD,
    PIERCING,
    PLAYED_CARD,
    POLITICAL_CARD,
    POLLING,
    POOL,
    POWER,
    PREDATOR,
    PRESS,
    PRESSED,
    PRESSED_ON,
    PRESSES,
    PRESSES_OWED,
    PREVENT,
    PREY,
    PRICE,
    RANGE,
    RANGED,
    RANGED_DAMAGE,
    REACTION_CARD,
    READY,
    REFERENDUM,
    RESOLVING,
    RETAINER,
    REWARDED,
    ROUND,
    SABBAT,
    SAME_CIRCLE,
    SAME_CLAN,
    SEAT,
    SEATS,
    SELF,
    START,
    STAYS_UNLOCKED,
    STEALTH,
    STRENGTH,
    STRIKE,
    STRIKES,
    STRIKES_CHOSEN,
    STRIKE_CARD,
    STUN,
    SUCCEEDED,
    SUCCEEDS,
    SUNLIT,
    SURE,
    SWARM,
    SWARM_CLOSE,
    T,
    T2,
    TALLY,
    THAT_CARD,
    THEM,
    THIS_STRIKE,
    TITLED,
    TOP,
    TORPOR,
    TORTURE,
    TOUGH,
    TO_CLOSE,
    TRANSFERS,
    TURN,
    TWO_MASTERS,
    UNBLOCKED,
    UNCONTROLLED,
    UNDODGEABLE,
    UNIQUE,
    UNLOCK,
    UNLOCKED,
    UNLOCKS,
    UNLOCK_OF_OTHERS,
    UNPREVENTABLE,
    VAMPIRE,
    VICTIMS,
    VOID,
    VOTES,
    WARDED,
    WEAKENED,
    WEAPON,
    WEAPONS_ONLY,
    WITH_STRENGTH,
    WORTH,
    WOULD_BLOCK,
    WOULD_END,
    WOULD_FIGHT,
    YOU,
    YOUNGER,
    YOUR_DISCARD,
    YOUR_TURN,
    YOUR_UNLOCK,
    a,
    ability,
    above,
    act,
    action,
    all_,
    allocated,
    among,
    arrange,
    at,
    at_random,
    attempt,
    becomes,
    besides,
    bleed,
    block_fails,
    bottom,
    burn,
    burnable,
    came_by,
    cancel,
    capacity,
    card,
    chosen_for,
    clan,
    combat,
    control,
    controller,
    damage,
    definition,
    destroys,
    did,
    directed_at,
    disarms,
    disciplines_used,
    dodge,
    draft,
    employ_freely,
    ends,
    event,
    every_other,
    exists,
    extra,
    fetch,
    fetch_first,
    fight,
    fits,
    grant,
    hand,
    happened,
    has,
    has_cards,
    highest,
    hits,
    holds,
    hunt,
    in_,
    instead,
    is_,
    kin,
    kind,
    leaves_torpor,
    lock,
    locking,
    lowest,
    makes,
    master,
    mild,
    modifier,
    named,
    needs,
    not_again,
    noted,
    of,
    on,
    on_,
    out_of_turn,
    outcome,
    owner,
    permanent,
    pick,
    played,
    played_by,
    political,
    predator_of,
    prey_of,
    put,
    reaction,
    redirect,
    reflex,
    requires,
    requires_clan,
    rises,
    sect,
    show,
    shuffle,
    some,
    special,
    steals,
    strike,
    tally,
    teaches,
    title,
    top,
    trait,
    unlock,
    up_to,
    voted,
    wakes,
    where,
    wield,
    with_,
)
DURING_REFERENDUM = windows.REFERENDUM
]
__all__ = [
fact = facts
from praxis.effects.control import choose as choose
from praxis.effects.control import choose, do, each, if_, may, random, repeat, unless
from praxis.effects.control import do as do
from praxis.effects.control import each as each
from praxis.effects.control import if_ as if_
from praxis.effects.control import may as may
from praxis.effects.control import random as random
from praxis.effects.control import repeat as repeat
from praxis.effects.control import unless as unless
from praxis.effects.nodes import at_least as at_least
from praxis.effects.nodes import at_least, at_most, case
from praxis.effects.nodes import at_most as at_most
from praxis.effects.nodes import case as case
from praxis.vtes.cards.build import (
from praxis.vtes.cards.build import ability as ability
from praxis.vtes.cards.build import above as above
from praxis.vtes.cards.build import act as act
from praxis.vtes.cards.build import action as action
from praxis.vtes.cards.build import burnable as burnable
from praxis.vtes.cards.build import card as card
from praxis.vtes.cards.build import combat as combat
from praxis.vtes.cards.build import definition as definition
from praxis.vtes.cards.build import draft as draft
from praxis.vtes.cards.build import event as event
from praxis.vtes.cards.build import extra as extra
from praxis.vtes.cards.build import grant as grant
from praxis.vtes.cards.build import master as master
from praxis.vtes.cards.build import modifier as modifier
from praxis.vtes.cards.build import out_of_turn as out_of_turn
from praxis.vtes.cards.build import permanent as permanent
from praxis.vtes.cards.build import political as political
from praxis.vtes.cards.build import reaction as reaction
from praxis.vtes.cards.build import reflex as reflex
from praxis.vtes.cards.build import rises as rises
from praxis.vtes.cards.build import strike as strike
from praxis.vtes.cards.build import teaches as teaches
from praxis.vtes.cards.build import wakes as wakes
from praxis.vtes.effects import forbidding
from praxis.vtes.effects import forbidding as rule
from praxis.vtes.effects.acting import (
from praxis.vtes.effects.acting import ALL_OF_HERS as ALL_OF_HERS
from praxis.vtes.effects.acting import CANCELLED as CANCELLED
from praxis.vtes.effects.acting import COMBAT_OVER as COMBAT_OVER
from praxis.vtes.effects.acting import ENDS as ENDS
from praxis.vtes.effects.acting import FAILS as FAILS
from praxis.vtes.effects.acting import GOES_ON as GOES_ON
from praxis.vtes.effects.acting import NEW_COMBAT as NEW_COMBAT
from praxis.vtes.effects.acting import NEW_ROUND as NEW_ROUND
from praxis.vtes.effects.acting import NO_COMBAT as NO_COMBAT
from praxis.vtes.effects.acting import ONCE_MORE as ONCE_MORE
from praxis.vtes.effects.acting import PASSES as PASSES
from praxis.vtes.effects.acting import PRESSED_ON as PRESSED_ON
from praxis.vtes.effects.acting import SUCCEEDS as SUCCEEDS
from praxis.vtes.effects.acting import VOID as VOID
from praxis.vtes.effects.acting import attempt as attempt
from praxis.vtes.effects.acting import bleed as bleed
from praxis.vtes.effects.acting import block_fails as block_fails
from praxis.vtes.effects.acting import cancel as cancel
from praxis.vtes.effects.acting import fight as fight
from praxis.vtes.effects.acting import hunt as hunt
from praxis.vtes.effects.acting import leaves_torpor as leaves_torpor
from praxis.vtes.effects.acting import not_again as not_again
from praxis.vtes.effects.acting import outcome as outcome
from praxis.vtes.effects.acting import redirect as redirect
from praxis.vtes.effects.amounts import ALL as ALL
from praxis.vtes.effects.amounts import ALL, HOW_MUCH, MOVED, PAID, allotted, any_, count, num, x
from praxis.vtes.effects.amounts import HOW_MUCH as HOW_MUCH
from praxis.vtes.effects.amounts import MOVED as MOVED
from praxis.vtes.effects.amounts import PAID as PAID
from praxis.vtes.effects.amounts import allotted as allotted
from praxis.vtes.effects.amounts import any_ as any_
from praxis.vtes.effects.amounts import count as count
from praxis.vtes.effects.amounts import num as num
from praxis.vtes.effects.amounts import x as x
from praxis.vtes.effects.base import (
from praxis.vtes.effects.base import BY_ACTING as BY_ACTING
from praxis.vtes.effects.base import BY_AGAINST as BY_AGAINST
from praxis.vtes.effects.base import BY_ALERT as BY_ALERT
from praxis.vtes.effects.base import BY_BYSTANDER as BY_BYSTANDER
from praxis.vtes.effects.base import BY_COMBATANT as BY_COMBATANT
from praxis.vtes.effects.base import BY_KEEPER as BY_KEEPER
from praxis.vtes.effects.base import BY_LOCKED as BY_LOCKED
from praxis.vtes.effects.base import BY_METHUSELAH as BY_METHUSELAH
from praxis.vtes.effects.base import BY_ONLOOKER as BY_ONLOOKER
from praxis.vtes.effects.base import BY_OTHER as BY_OTHER
from praxis.vtes.effects.base import BY_REACTING as BY_REACTING
from praxis.vtes.effects.base import BY_READY as BY_READY
from praxis.vtes.effects.base import BY_TORPID as BY_TORPID
from praxis.vtes.effects.base import FOR_ANYBODY as FOR_ANYBODY
from praxis.vtes.effects.base import FOR_OTHERS as FOR_OTHERS
from praxis.vtes.effects.base import FOR_YOU as FOR_YOU
from praxis.vtes.effects.base import MERGED as MERGED
from praxis.vtes.effects.base import YOUR_DISCARD as YOUR_DISCARD
from praxis.vtes.effects.base import YOUR_UNLOCK as YOUR_UNLOCK
from praxis.vtes.effects.bringing import FITS as FITS
from praxis.vtes.effects.bringing import FITS, bring, equip
from praxis.vtes.effects.bringing import bring as bring
from praxis.vtes.effects.bringing import equip as equip
from praxis.vtes.effects.conditions import (
from praxis.vtes.effects.conditions import ATTACK as ATTACK
from praxis.vtes.effects.conditions import BLED as BLED
from praxis.vtes.effects.conditions import CLOSE as CLOSE
from praxis.vtes.effects.conditions import DIRECTED as DIRECTED
from praxis.vtes.effects.conditions import EDGE as EDGE
from praxis.vtes.effects.conditions import EMBRACE as EMBRACE
from praxis.vtes.effects.conditions import FIRST_ROUND as FIRST_ROUND
from praxis.vtes.effects.conditions import FROM_BLOCK as FROM_BLOCK
from praxis.vtes.effects.conditions import HUNTED as HUNTED
from praxis.vtes.effects.conditions import INITIAL as INITIAL
from praxis.vtes.effects.conditions import IN_COMBAT as IN_COMBAT
from praxis.vtes.effects.conditions import LONG as LONG
from praxis.vtes.effects.conditions import PRESSED as PRESSED
from praxis.vtes.effects.conditions import UNBLOCKED as UNBLOCKED
from praxis.vtes.effects.conditions import YOUR_TURN as YOUR_TURN
from praxis.vtes.effects.conditions import came_by as came_by
from praxis.vtes.effects.conditions import directed_at as directed_at
from praxis.vtes.effects.conditions import exists as exists
from praxis.vtes.effects.conditions import is_ as is_
from praxis.vtes.effects.conditions import kind as kind
from praxis.vtes.effects.conditions import needs as needs
from praxis.vtes.effects.conditions import played as played
from praxis.vtes.effects.counters import burning_edge as burning_edge
from praxis.vtes.effects.counters import burning_edge, gain, pay, take, taking_edge
from praxis.vtes.effects.counters import gain as gain
from praxis.vtes.effects.counters import pay as pay
from praxis.vtes.effects.counters import take as take
from praxis.vtes.effects.damaging import OF_GUN as OF_GUN
from praxis.vtes.effects.damaging import OF_GUN, OF_STRIKE, inflict, prevent
from praxis.vtes.effects.damaging import OF_STRIKE as OF_STRIKE
from praxis.vtes.effects.damaging import inflict as inflict
from praxis.vtes.effects.damaging import prevent as prevent
from praxis.vtes.effects.embracing import embrace as embrace
from praxis.vtes.effects.embracing import embrace, learns
from praxis.vtes.effects.embracing import learns as learns
from praxis.vtes.effects.fetching import (
from praxis.vtes.effects.fetching import employ_freely as employ_freely
from praxis.vtes.effects.fetching import fetch as fetch
from praxis.vtes.effects.fetching import fetch_first as fetch_first
from praxis.vtes.effects.fighting import aiming as aiming
from praxis.vtes.effects.fighting import aiming, maneuver, press, set_range
from praxis.vtes.effects.fighting import maneuver as maneuver
from praxis.vtes.effects.fighting import press as press
from praxis.vtes.effects.fighting import set_range as set_range
from praxis.vtes.effects.filters import (
from praxis.vtes.effects.filters import ACTION_CARD as ACTION_CARD
from praxis.vtes.effects.filters import ALLY as ALLY
from praxis.vtes.effects.filters import ALLY_CARD as ALLY_CARD
from praxis.vtes.effects.filters import ASH as ASH
from praxis.vtes.effects.filters import COMBAT_CARD as COMBAT_CARD
from praxis.vtes.effects.filters import CRYPT_CARD as CRYPT_CARD
from praxis.vtes.effects.filters import EQUIPMENT as EQUIPMENT
from praxis.vtes.effects.filters import EVENT_CARD as EVENT_CARD
from praxis.vtes.effects.filters import FIGHTING as FIGHTING
from praxis.vtes.effects.filters import IMBUED as IMBUED
from praxis.vtes.effects.filters import IN_PLAY as IN_PLAY
from praxis.vtes.effects.filters import IS_ACTING as IS_ACTING
from praxis.vtes.effects.filters import LIBRARY_CARD as LIBRARY_CARD
from praxis.vtes.effects.filters import LOCKED as LOCKED
from praxis.vtes.effects.filters import MASTER_CARD as MASTER_CARD
from praxis.vtes.effects.filters import MINE as MINE
from praxis.vtes.effects.filters import MINION as MINION
from praxis.vtes.effects.filters import MINION_CARD as MINION_CARD
from praxis.vtes.effects.filters import MODIFIER_CARD as MODIFIER_CARD
from praxis.vtes.effects.filters import MONSTER as MONSTER
from praxis.vtes.effects.filters import OLDER as OLDER
from praxis.vtes.effects.filters import OTHER as OTHER
from praxis.vtes.effects.filters import OTHERS as OTHERS
from praxis.vtes.effects.filters import PERMANENT_CARD as PERMANENT_CARD
from praxis.vtes.effects.filters import POLITICAL_CARD as POLITICAL_CARD
from praxis.vtes.effects.filters import POWER as POWER
from praxis.vtes.effects.filters import REACTION_CARD as REACTION_CARD
from praxis.vtes.effects.filters import READY as READY
from praxis.vtes.effects.filters import RETAINER as RETAINER
from praxis.vtes.effects.filters import SAME_CIRCLE as SAME_CIRCLE
from praxis.vtes.effects.filters import SAME_CLAN as SAME_CLAN
from praxis.vtes.effects.filters import SEAT as SEAT
from praxis.vtes.effects.filters import TITLED as TITLED
from praxis.vtes.effects.filters import TORPOR as TORPOR
from praxis.vtes.effects.filters import UNCONTROLLED as UNCONTROLLED
from praxis.vtes.effects.filters import UNIQUE as UNIQUE
from praxis.vtes.effects.filters import UNLOCKED as UNLOCKED
from praxis.vtes.effects.filters import VAMPIRE as VAMPIRE
from praxis.vtes.effects.filters import YOUNGER as YOUNGER
from praxis.vtes.effects.filters import among as among
from praxis.vtes.effects.filters import in_ as in_
from praxis.vtes.effects.filters import of as of
from praxis.vtes.effects.filters import on_ as on_
from praxis.vtes.effects.filters import with_ as with_
from praxis.vtes.effects.forbidding import BLOOD_COST as BLOOD_COST
from praxis.vtes.effects.forbidding import BLOOD_COST, POOL_COST, as_if, cannot, costs, dues, renounces, toll
from praxis.vtes.effects.forbidding import POOL_COST as POOL_COST
from praxis.vtes.effects.forbidding import as_if as as_if
from praxis.vtes.effects.forbidding import cannot as cannot
from praxis.vtes.effects.forbidding import costs as costs
from praxis.vtes.effects.forbidding import dues as dues
from praxis.vtes.effects.forbidding import renounces as renounces
from praxis.vtes.effects.forbidding import toll as toll
from praxis.vtes.effects.hands import churn as churn
from praxis.vtes.effects.hands import churn, discard, discarding, draw, search
from praxis.vtes.effects.hands import discard as discard
from praxis.vtes.effects.hands import discarding as discarding
from praxis.vtes.effects.hands import draw as draw
from praxis.vtes.effects.hands import search as search
from praxis.vtes.effects.hanging import hang as hang
from praxis.vtes.effects.hanging import hang, later, lift
from praxis.vtes.effects.hanging import later as later
from praxis.vtes.effects.hanging import lift as lift
from praxis.vtes.effects.having import (
from praxis.vtes.effects.having import ANARCH as ANARCH
from praxis.vtes.effects.having import CAMARILLA as CAMARILLA
from praxis.vtes.effects.having import DISCIPLINED as DISCIPLINED
from praxis.vtes.effects.having import INDEPENDENT as INDEPENDENT
from praxis.vtes.effects.having import IN_TERMS as IN_TERMS
from praxis.vtes.effects.having import LAIBON as LAIBON
from praxis.vtes.effects.having import LOCATION as LOCATION
from praxis.vtes.effects.having import NOT_FULL as NOT_FULL
from praxis.vtes.effects.having import SABBAT as SABBAT
from praxis.vtes.effects.having import WEAKENED as WEAKENED
from praxis.vtes.effects.having import capacity as capacity
from praxis.vtes.effects.having import chosen_for as chosen_for
from praxis.vtes.effects.having import clan as clan
from praxis.vtes.effects.having import has as has
from praxis.vtes.effects.having import has_cards as has_cards
from praxis.vtes.effects.having import holds as holds
from praxis.vtes.effects.having import kin as kin
from praxis.vtes.effects.having import named as named
from praxis.vtes.effects.having import noted as noted
from praxis.vtes.effects.having import played_by as played_by
from praxis.vtes.effects.having import requires as requires
from praxis.vtes.effects.having import requires_clan as requires_clan
from praxis.vtes.effects.having import sect as sect
from praxis.vtes.effects.having import title as title
from praxis.vtes.effects.having import trait as trait
from praxis.vtes.effects.having import voted as voted
from praxis.vtes.effects.having import where as where
from praxis.vtes.effects.moving import (
from praxis.vtes.effects.moving import BOTTOM as BOTTOM
from praxis.vtes.effects.moving import HOME as HOME
from praxis.vtes.effects.moving import TOP as TOP
from praxis.vtes.effects.moving import arrange as arrange
from praxis.vtes.effects.moving import burn as burn
from praxis.vtes.effects.moving import control as control
from praxis.vtes.effects.moving import fits as fits
from praxis.vtes.effects.moving import lock as lock
from praxis.vtes.effects.moving import locking as locking
from praxis.vtes.effects.moving import put as put
from praxis.vtes.effects.moving import show as show
from praxis.vtes.effects.moving import shuffle as shuffle
from praxis.vtes.effects.moving import unlock as unlock
from praxis.vtes.effects.noting import note as note
from praxis.vtes.effects.noting import note, remember, waive
from praxis.vtes.effects.noting import remember as remember
from praxis.vtes.effects.noting import waive as waive
from praxis.vtes.effects.numbers import gives as gives
from praxis.vtes.effects.numbers import gives, immune, mod, set_
from praxis.vtes.effects.numbers import immune as immune
from praxis.vtes.effects.numbers import mod as mod
from praxis.vtes.effects.numbers import set_ as set_
from praxis.vtes.effects.savings import cheaper
from praxis.vtes.effects.savings import cheaper as cheaper
from praxis.vtes.effects.secrets import secretly
from praxis.vtes.effects.secrets import secretly as secretly
from praxis.vtes.effects.standing import (
from praxis.vtes.effects.standing import becomes as becomes
from praxis.vtes.effects.standing import makes as makes
from praxis.vtes.effects.striking import (
from praxis.vtes.effects.striking import AGGRAVATED as AGGRAVATED
from praxis.vtes.effects.striking import DULLS as DULLS
from praxis.vtes.effects.striking import FIRST as FIRST
from praxis.vtes.effects.striking import LONG_ONLY as LONG_ONLY
from praxis.vtes.effects.striking import MANDATORY as MANDATORY
from praxis.vtes.effects.striking import NO_FORTITUDE as NO_FORTITUDE
from praxis.vtes.effects.striking import OPTIONAL as OPTIONAL
from praxis.vtes.effects.striking import RANGED as RANGED
from praxis.vtes.effects.striking import STRIKE_CARD as STRIKE_CARD
from praxis.vtes.effects.striking import THIS_STRIKE as THIS_STRIKE
from praxis.vtes.effects.striking import TO_CLOSE as TO_CLOSE
from praxis.vtes.effects.striking import UNDODGEABLE as UNDODGEABLE
from praxis.vtes.effects.striking import UNLOCKS as UNLOCKS
from praxis.vtes.effects.striking import UNPREVENTABLE as UNPREVENTABLE
from praxis.vtes.effects.striking import WEAPON as WEAPON
from praxis.vtes.effects.striking import WEAPONS_ONLY as WEAPONS_ONLY
from praxis.vtes.effects.striking import WITH_STRENGTH as WITH_STRENGTH
from praxis.vtes.effects.striking import besides as besides
from praxis.vtes.effects.striking import damage as damage
from praxis.vtes.effects.striking import destroys as destroys
from praxis.vtes.effects.striking import disarms as disarms
from praxis.vtes.effects.striking import dodge as dodge
from praxis.vtes.effects.striking import ends as ends
from praxis.vtes.effects.striking import hand as hand
from praxis.vtes.effects.striking import hits as hits
from praxis.vtes.effects.striking import mild as mild
from praxis.vtes.effects.striking import special as special
from praxis.vtes.effects.striking import steals as steals
from praxis.vtes.effects.striking import wield as wield
from praxis.vtes.effects.triggers import (
from praxis.vtes.effects.triggers import LAST_TURN as LAST_TURN
from praxis.vtes.effects.triggers import at as at
from praxis.vtes.effects.triggers import did as did
from praxis.vtes.effects.triggers import disciplines_used as disciplines_used
from praxis.vtes.effects.triggers import happened as happened
from praxis.vtes.effects.triggers import instead as instead
from praxis.vtes.effects.triggers import on as on
from praxis.vtes.effects.triggers import tally as tally
from praxis.vtes.effects.values import (
from praxis.vtes.effects.values import ACTION as ACTION
from praxis.vtes.effects.values import AGGRAVATED_HANDS as AGGRAVATED_HANDS
from praxis.vtes.effects.values import AIMED as AIMED
from praxis.vtes.effects.values import ANY_CORRUPTION as ANY_CORRUPTION
from praxis.vtes.effects.values import AWAKE as AWAKE
from praxis.vtes.effects.values import BALLOTS as BALLOTS
from praxis.vtes.effects.values import BLEED as BLEED
from praxis.vtes.effects.values import BLEED_RAISED as BLEED_RAISED
from praxis.vtes.effects.values import BLOOD as BLOOD
from praxis.vtes.effects.values import BURNS as BURNS
from praxis.vtes.effects.values import BY_NAME as BY_NAME
from praxis.vtes.effects.values import CANNOT_ACT as CANNOT_ACT
from praxis.vtes.effects.values import CANNOT_BLOCK as CANNOT_BLOCK
from praxis.vtes.effects.values import CAPACITY as CAPACITY
from praxis.vtes.effects.values import COMBAT as COMBAT
from praxis.vtes.effects.values import CORRUPTION as CORRUPTION
from praxis.vtes.effects.values import COST as COST
from praxis.vtes.effects.values import DEALS as DEALS
from praxis.vtes.effects.values import DEALS_CLOSE as DEALS_CLOSE
from praxis.vtes.effects.values import DISCARD_ACTIONS as DISCARD_ACTIONS
from praxis.vtes.effects.values import DISEASE as DISEASE
from praxis.vtes.effects.values import EDGE_VOTES as EDGE_VOTES
from praxis.vtes.effects.values import FIRST_STRIKE as FIRST_STRIKE
from praxis.vtes.effects.values import FOR_ALL as FOR_ALL
from praxis.vtes.effects.values import FREE_STRIKES as FREE_STRIKES
from praxis.vtes.effects.values import GAME as GAME
from praxis.vtes.effects.values import HAND_DAMAGE as HAND_DAMAGE
from praxis.vtes.effects.values import HAND_SIZE as HAND_SIZE
from praxis.vtes.effects.values import HARD as HARD
from praxis.vtes.effects.values import HOSTAGE as HOSTAGE
from praxis.vtes.effects.values import HUNT as HUNT
from praxis.vtes.effects.values import IMMUNE as IMMUNE
from praxis.vtes.effects.values import INTERCEPT as INTERCEPT
from praxis.vtes.effects.values import LIFE as LIFE
from praxis.vtes.effects.values import MANEUVERS as MANEUVERS
from praxis.vtes.effects.values import MANEUVERS_OWED as MANEUVERS_OWED
from praxis.vtes.effects.values import MARBLE as MARBLE
from praxis.vtes.effects.values import MASTER_ACTIONS as MASTER_ACTIONS
from praxis.vtes.effects.values import MELEE_DAMAGE as MELEE_DAMAGE
from praxis.vtes.effects.values import MOST_BLEED as MOST_BLEED
from praxis.vtes.effects.values import NIGHTMARE as NIGHTMARE
from praxis.vtes.effects.values import NO_TRANSFERS as NO_TRANSFERS
from praxis.vtes.effects.values import PIERCING as PIERCING
from praxis.vtes.effects.values import POOL as POOL
from praxis.vtes.effects.values import PRESSES as PRESSES
from praxis.vtes.effects.values import PRESSES_OWED as PRESSES_OWED
from praxis.vtes.effects.values import PRICE as PRICE
from praxis.vtes.effects.values import RANGED_DAMAGE as RANGED_DAMAGE
from praxis.vtes.effects.values import REFERENDUM as REFERENDUM
from praxis.vtes.effects.values import REWARDED as REWARDED
from praxis.vtes.effects.values import ROUND as ROUND
from praxis.vtes.effects.values import START as START
from praxis.vtes.effects.values import STAYS_UNLOCKED as STAYS_UNLOCKED
from praxis.vtes.effects.values import STEALTH as STEALTH
from praxis.vtes.effects.values import STRENGTH as STRENGTH
from praxis.vtes.effects.values import STRIKES as STRIKES
from praxis.vtes.effects.values import STUN as STUN
from praxis.vtes.effects.values import SUNLIT as SUNLIT
from praxis.vtes.effects.values import SURE as SURE
from praxis.vtes.effects.values import SWARM as SWARM
from praxis.vtes.effects.values import SWARM_CLOSE as SWARM_CLOSE
from praxis.vtes.effects.values import TORTURE as TORTURE
from praxis.vtes.effects.values import TOUGH as TOUGH
from praxis.vtes.effects.values import TRANSFERS as TRANSFERS
from praxis.vtes.effects.values import TURN as TURN
from praxis.vtes.effects.values import TWO_MASTERS as TWO_MASTERS
from praxis.vtes.effects.values import VOTES as VOTES
from praxis.vtes.effects.values import WARDED as WARDED
from praxis.vtes.effects.values import WORTH as WORTH
from praxis.vtes.effects.voting import abstain as abstain
from praxis.vtes.effects.voting import abstain, oppose, recast
from praxis.vtes.effects.voting import oppose as oppose
from praxis.vtes.effects.voting import recast as recast
from praxis.vtes.effects.whom import (
from praxis.vtes.effects.whom import ACTING as ACTING
from praxis.vtes.effects.whom import ACTOR as ACTOR
from praxis.vtes.effects.whom import BEARER as BEARER
from praxis.vtes.effects.whom import BLOCKING as BLOCKING
from praxis.vtes.effects.whom import BOTH as BOTH
from praxis.vtes.effects.whom import CARD as CARD
from praxis.vtes.effects.whom import CHOSEN as CHOSEN
from praxis.vtes.effects.whom import CHOSEN2 as CHOSEN2
from praxis.vtes.effects.whom import CHOSEN_SEATS as CHOSEN_SEATS
from praxis.vtes.effects.whom import IT as IT
from praxis.vtes.effects.whom import ME as ME
from praxis.vtes.effects.whom import OPPOSING as OPPOSING
from praxis.vtes.effects.whom import OTHER_SEATS as OTHER_SEATS
from praxis.vtes.effects.whom import PLAYED_CARD as PLAYED_CARD
from praxis.vtes.effects.whom import PREDATOR as PREDATOR
from praxis.vtes.effects.whom import PREY as PREY
from praxis.vtes.effects.whom import SEATS as SEATS
from praxis.vtes.effects.whom import SELF as SELF
from praxis.vtes.effects.whom import T as T
from praxis.vtes.effects.whom import T2 as T2
from praxis.vtes.effects.whom import THAT_CARD as THAT_CARD
from praxis.vtes.effects.whom import THEM as THEM
from praxis.vtes.effects.whom import VICTIMS as VICTIMS
from praxis.vtes.effects.whom import YOU as YOU
from praxis.vtes.effects.whom import a as a
from praxis.vtes.effects.whom import all_ as all_
from praxis.vtes.effects.whom import allocated as allocated
from praxis.vtes.effects.whom import at_random as at_random
from praxis.vtes.effects.whom import bottom as bottom
from praxis.vtes.effects.whom import controller as controller
from praxis.vtes.effects.whom import every_other as every_other
from praxis.vtes.effects.whom import highest as highest
from praxis.vtes.effects.whom import lowest as lowest
from praxis.vtes.effects.whom import owner as owner
from praxis.vtes.effects.whom import pick as pick
from praxis.vtes.effects.whom import predator_of as predator_of
from praxis.vtes.effects.whom import prey_of as prey_of
from praxis.vtes.effects.whom import some as some
from praxis.vtes.effects.whom import top as top
from praxis.vtes.effects.whom import up_to as up_to
from praxis.vtes.model import facts as fact
from praxis.vtes.model import facts, windows
from praxis.vtes.model.regions import ASH_HEAP as ASH_HEAP
from praxis.vtes.model.regions import ASH_HEAP, CRYPT, HAND, INCAPACITATED, LIBRARY, PLAY, REMOVED, RESEARCH
from praxis.vtes.model.regions import CRYPT as CRYPT
from praxis.vtes.model.regions import HAND as HAND
from praxis.vtes.model.regions import INCAPACITATED as INCAPACITATED
from praxis.vtes.model.regions import LIBRARY as LIBRARY
from praxis.vtes.model.regions import PLAY as PLAY
from praxis.vtes.model.regions import REMOVED as REMOVED
from praxis.vtes.model.regions import RESEARCH as RESEARCH
from praxis.vtes.model.windows import (
from praxis.vtes.model.windows import ADDITIONAL as ADDITIONAL
from praxis.vtes.model.windows import AFTER_ACTION as AFTER_ACTION
from praxis.vtes.model.windows import AFTER_COMBAT as AFTER_COMBAT
from praxis.vtes.model.windows import ANNOUNCED as ANNOUNCED
from praxis.vtes.model.windows import AS_PLAYED as AS_PLAYED
from praxis.vtes.model.windows import ATTEMPT as ATTEMPT
from praxis.vtes.model.windows import AT_ANY_TIME as AT_ANY_TIME
from praxis.vtes.model.windows import BEFORE_RANGE as BEFORE_RANGE
from praxis.vtes.model.windows import BEFORE_STRIKES as BEFORE_STRIKES
from praxis.vtes.model.windows import BEFORE_TERMS as BEFORE_TERMS
from praxis.vtes.model.windows import BEFORE_VOTES as BEFORE_VOTES
from praxis.vtes.model.windows import BETWEEN as BETWEEN
from praxis.vtes.model.windows import BETWEEN_OF_OTHERS as BETWEEN_OF_OTHERS
from praxis.vtes.model.windows import BLOCKED as BLOCKED
from praxis.vtes.model.windows import DECLINED as DECLINED
from praxis.vtes.model.windows import DISCARD as DISCARD
from praxis.vtes.model.windows import DURING_ACTION as DURING_ACTION
from praxis.vtes.model.windows import END_OF_ROUND as END_OF_ROUND
from praxis.vtes.model.windows import FAILED as FAILED
from praxis.vtes.model.windows import FALLING as FALLING
from praxis.vtes.model.windows import INFLUENCE as INFLUENCE
from praxis.vtes.model.windows import MASTER as MASTER
from praxis.vtes.model.windows import MASTER_OF_OTHERS as MASTER_OF_OTHERS
from praxis.vtes.model.windows import OPEN as OPEN
from praxis.vtes.model.windows import PAYING as PAYING
from praxis.vtes.model.windows import POLLING as POLLING
from praxis.vtes.model.windows import PRESS as PRESS
from praxis.vtes.model.windows import PREVENT as PREVENT
from praxis.vtes.model.windows import RANGE as RANGE
from praxis.vtes.model.windows import REFERENDUM as DURING_REFERENDUM
from praxis.vtes.model.windows import RESOLVING as RESOLVING
from praxis.vtes.model.windows import STRIKE as STRIKE
from praxis.vtes.model.windows import STRIKES_CHOSEN as STRIKES_CHOSEN
from praxis.vtes.model.windows import SUCCEEDED as SUCCEEDED
from praxis.vtes.model.windows import TALLY as TALLY
from praxis.vtes.model.windows import UNLOCK as UNLOCK
from praxis.vtes.model.windows import UNLOCK_OF_OTHERS as UNLOCK_OF_OTHERS
from praxis.vtes.model.windows import WOULD_BLOCK as WOULD_BLOCK
from praxis.vtes.model.windows import WOULD_END as WOULD_END
from praxis.vtes.model.windows import WOULD_FIGHT as WOULD_FIGHT
from praxis.vtes.rules.damage import (
from praxis.vtes.rules.damage import FROM_ALLIES as FROM_ALLIES
from praxis.vtes.rules.damage import FROM_EMPLOYER as FROM_EMPLOYER
from praxis.vtes.rules.damage import FROM_ENVIRONMENT as FROM_ENVIRONMENT
from praxis.vtes.rules.damage import FROM_MINIONS as FROM_MINIONS
from praxis.vtes.rules.damage import FROM_RETAINERS as FROM_RETAINERS
from praxis.vtes.rules.damage import FROM_WEAPONS as FROM_WEAPONS
from praxis.vtes.rules.damage import IS_AGGRAVATED as IS_AGGRAVATED
from praxis.vtes.rules.damage import NOT_AGGRAVATED as NOT_AGGRAVATED
rule = forbidding

"""Sixty known breaks of the engine, by which the referee is tested.

Each is a small change of one function, written as what stands there and what is put in its place. `broken` makes the
change in the running process and takes it back. None of them makes the engine stop: only what it does is wrong.
"""

from __future__ import annotations

import importlib
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from types import CodeType, FunctionType
from typing import NamedTuple


class Break(NamedTuple):
    name: str
    place: str
    """The module in `praxis.vtes` and the function in it."""
    old: str
    new: str


def _function(place: str) -> FunctionType:
    module, _, path = place.partition(":")
    found: object = reduce(getattr, path.split("."), importlib.import_module(f"praxis.vtes.{module}"))
    assert isinstance(found, FunctionType), place
    return found


class Unfit(Exception):
    """The source of the engine has changed: the break has to be rewritten."""


def changed(one: Break) -> CodeType:
    """The function's code with the change in it; what stands there must stand there exactly once."""
    function = _function(one.place)
    source = textwrap.dedent(inspect.getsource(function))
    if source.count(one.old) != 1:
        raise Unfit(f"{one.name}: {one.place} has {source.count(one.old)} times: {one.old}")
    text = "from __future__ import annotations\n" + source.replace(one.old, one.new)
    names = function.__code__.co_freevars
    if names:  # a method that calls super() needs the class cell
        text = f"def outer({', '.join(names)}):\n" + textwrap.indent(source.replace(one.old, one.new), "    ")
    found = _code_named(compile(text, f"<{one.name}>", "exec"), function.__name__)
    assert found is not None
    return found


def _code_named(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found = constant if constant.co_name == name else _code_named(constant, name)
            if found is not None:
                return found
    return None


@contextmanager
def broken(one: Break) -> Iterator[None]:
    function = _function(one.place)
    sound = function.__code__
    function.__code__ = changed(one)
    try:
        yield
    finally:
        function.__code__ = sound


_ACTIONS = [
    Break(
        "the Edge goes to the victim",
        "actions.bleed:Bleed.effect",
        "_take_edge(g, g.controller[action.actor])",
        "_take_edge(g, target)",
    ),
    Break("a minion bleeds again and again", "actions.bleed:Bleed.bar", "g.edition.repeat_limits and", "False and"),
    Break(
        "a bleed burns one more",
        "actions.bleed:Bleed.effect",
        "g.burn_pool(target, min(amount, most) if most else amount,",
        "g.burn_pool(target, amount + 1,",
    ),
    Break("a bleed does not count its modifiers", "actions.bleed:Bleed.effect", "stats.bleed(g, action.actor)", "1"),
    Break(
        "a hunt brings two blood",
        "actions.hunt:Hunt.effect",
        "stats.hunt(g, action.actor)",
        "1 + stats.hunt(g, action.actor)",
    ),
    Break("allies hunt", "actions.hunt:Hunt.bar", "if not g.is_vampire(minion):", "if False:"),
    Break("leaving torpor costs one", "actions.torpor:LeaveTorpor.cost", "LEAVE_COST", "LEAVE_COST - 1"),
    Break(
        "the rescued pays nothing",
        "actions.torpor:Rescue.pay",
        "g.burn_blood(action.target, ",
        "g.burn_blood(action.target, 0 * ",
    ),
    Break("a rescue of one's own has no stealth", "actions.torpor:Rescue.stealth_of", "else 1", "else 0"),
    Break("a recruit acts at once", "rules.permanents:recruit", "if by_action and not waits", "if False and not waits"),
    Break("who acts does not lock", "rules.action:Action.announce", "g.lock(self.actor)", "pass"),
    Break("the starving need not hunt", "rules.minion:MinionPhase.offer", "if must:", "if False:"),
    Break(
        "an action costs no pool",
        "rules.action:Action.pay",
        "g.burn_pool(self.seat, self.pool,",
        "g.burn_pool(self.seat, 0,",
    ),
    Break("an action costs no blood", "rules.action:Action.pay", "kind.pay(g, self)", "pass"),
    Break(
        "a blocked action is paid for",
        "rules.action:Action.blocked",
        "g.happen(facts.RESOLVES",
        'g.burn_blood(self.actor, self.blood, "action.resolve.cost-then-effect"); g.happen(facts.RESOLVES',
    ),
    Break(
        "one minion is never offered an action",
        "rules.minion:MinionPhase.offer",
        "for minion in able:",
        "for minion in able[1:]:",
    ),
]
_CARDS = [
    Break(
        "combat cards cost no blood",
        "rules.playing:pay",
        "g.burn_blood(minion, blood_cost",
        "g.burn_blood(minion, 0 * blood_cost",
    ),
    Break("cards cost no pool", "rules.playing:pay", "g.burn_pool(seat, pool_cost", "g.burn_pool(seat, 0 * pool_cost"),
    Break("cards need no Discipline", "rules.requirement:_discipline_bar", "if code not in has:", "if False:"),
    Break(
        "cards need no clan",
        "rules.requirement:_minion_bar",
        "if index >= 0 and clans and not is_of_clan(g, minion, clans, by_you=False):",
        "if False:",
    ),
    Break(
        "a modifier twice",
        "rules.requirement:_repeat_bar",
        "if index >= 0 and action.has_played(minion, g.face[card].key, -1):",
        "if False:",
    ),
    Break("limited bleed modifiers add up", "rules.requirement:_repeat_bar", "if mode.limited and", "if False and"),
    Break(
        "locked minions react",
        "rules.window:_minions",
        "return [m for m in g.ready(seat) if stats.is_awake(g, m)]",
        "return g.ready(seat)",
    ),
    Break(
        "minions who do not act play modifiers",
        "rules.window:_minions",
        "return [action.actor] if action.seat == seat",
        "return g.ready(seat) if action.seat == seat",
    ),
    Break("unique cards lie side by side", "rules.contest:enters", "if not others:", "if True:"),
    Break("a contest costs nothing", "rules.contest:pay", "g.burn_pool(seat, 1,", "g.burn_pool(seat, 0,"),
    Break("a played card is not replaced", "rules.playing:PlayCard.refill", "replace(g, self.seat)", "pass"),
]
_BLOCKS = [
    Break("locked minions block", "rules.blockers:bar", "or not stats.can_block(g, minion)", ""),
    Break(
        "anybody blocks",
        "rules.blockers:entitled",
        "return [prey] if prey == predator else [prey, predator]",
        "return [seat for seat in g.clockwise(action.seat) if seat != action.seat]",
    ),
    Break("the predator comes first", "rules.blockers:entitled", "else [prey, predator]", "else [predator, prey]"),
    Break(
        "a directed action is blocked by the neighbours",
        "rules.blockers:entitled",
        "if len(action.victims) == 1:",
        "if False:",
    ),
    Break("a block needs more than the stealth", "rules.blockers:succeeds", ">= stats.stealth", "> stats.stealth"),
    Break("who blocks does not lock", "rules.action:Action.blocked", "g.lock(self.blocker)", "pass"),
    Break(
        "one minion is never offered a block",
        "rules.blockers:able",
        "for minion in g.ready(seat) if",
        "for minion in g.ready(seat)[1:] if",
    ),
]
_COMBAT = [
    Break(
        "hands reach to long range",
        "rules.strike:works_at",
        "return bool(flags & (RANGED | LONG_ONLY)) if long else not flags & LONG_ONLY",
        "return True",
    ),
    Break("a dodge does not help", "rules.strike_pair:hits", "== DODGE and", "== DODGE and False and"),
    Break("first strikes come with the others", "rules.strike_pair:resolve", "has_first == first", "(not first)"),
    Break("combat goes on after its end", "rules.strike_pair:StrikePair.ends", "combat.ended = 1", "pass"),
    Break("two maneuvers in a row", "rules.exchange:_answered", "exchange.last = minion", "pass"),
    Break("everybody strikes twice", "rules.combat:Round.strikes_now", "self.pair == 0 or", "self.pair <= 1 or"),
    Break(
        "the opposing minion strikes for the other",
        "rules.combat:Round.first_chooses",
        "ChooseStrike(self.acting)",
        "ChooseStrike(self.opposing)",
    ),
    Break(
        "another round without a press",
        "rules.combat:Round._goes_on",
        "bool(self.press) and",
        "bool(self.press or g.clock % 2) and",
    ),
    Break(
        "who heals pays nothing",
        "rules.damage:DamageResolution._hurt_vampire",
        'healed = g.burn_blood(vampire, ordinary, "damage.heal.one-blood-per-point")',
        "healed = ordinary",
    ),
    Break(
        "the wounded stay ready", "rules.damage:DamageResolution.torpor", "if g.where[vampire] == READY:", "if False:"
    ),
    Break(
        "aggravated damage is healed",
        "rules.damage:DamageResolution._hurt_vampire",
        "healed = g.burn_blood(vampire, ordinary,",
        "ordinary, aggravated = ordinary + aggravated, 0; healed = g.burn_blood(vampire, ordinary,",
    ),
    Break(
        "nobody is burned by aggravated damage",
        "rules.damage:DamageResolution._hurt_vampire",
        "if paid < aggravated:",
        "if False:",
    ),
    Break(
        "a life more is lost",
        "rules.damage:DamageResolution.inflict",
        "g.burn_blood(card, ordinary + aggravated,",
        "g.burn_blood(card, ordinary + aggravated + 1,",
    ),
    Break("a combat begins within another", "effects.entering_combat:Fight.do", "gives_way(g)", "pass"),
    Break("stolen blood is lost", "rules.strike_pair:_steal_blood", "if taken:", "if False:"),
    Break(
        "stolen blood stays where it was",
        "rules.strike_pair:_steal_blood",
        'taken = g.burn_blood(int(strike[TARGET]), int(strike[AMOUNT]), "combat.steal-blood.moves-counters")',
        "taken = int(strike[AMOUNT])",
    ),
]
_VOTES = [
    Break("titles have a vote more", "model.stats:votes", "return max(0, own +", "return max(0, own + (own > 0) +"),
    Break("votes are cast again", "rules.votes:left_of", "votes, ballots = votes - cast[3], ballots - cast[4]", "pass"),
    Break(
        "one source votes on both sides",
        "rules.votes:sides",
        "return SIDES if cast is None else (SIDES[cast[2]],)",
        "return SIDES",
    ),
    Break("a tie passes", "rules.politics:Referendum.is_passed", "return favour > against", "return favour >= against"),
    Break(
        "the prisci have two votes",
        "rules.politics:Referendum.tally",
        "favour = self.favour + (votes.PRISCI_BLOCK",
        "favour = self.favour + (2",
    ),
    Break(
        "a second card is burned for a vote",
        "rules.votes:card_bar",
        "entry(ref, CARD, seat) is not None or",
        "False or",
    ),
    Break("the Edge gives two votes", "rules.politics:Referendum._cast", "side, 1 + more", "side, 2 + more"),
    Break("titles are not contested", "rules.title:assert_claim", "if not rivals:", "if True:"),
]
_TURNS = [
    Break("five transfers", "rules.influence:transfers", "min(turn, TRANSFERS)", "min(turn, TRANSFERS + 1)"),
    Break(
        "the first turns give one more", "rules.influence:transfers", "min(turn, TRANSFERS)", "min(turn + 1, TRANSFERS)"
    ),
    Break("taking counters back costs one", "rules.influence:InfluencePhase.spend", "self.left -= 2", "self.left -= 1"),
    Break(
        "a crypt card costs no pool",
        "rules.influence:InfluencePhase.spend",
        "g.burn_pool(self.seat, 1,",
        "g.burn_pool(self.seat, 0,",
    ),
    Break("a counter too few is enough", "rules.influence:qualifies", ">= face.capacity", ">= face.capacity - 1"),
    Break("two discards", "rules.discard:DiscardPhase.grant", "1 + more", "2 + more"),
    Break("two master cards", "rules.master:MasterPhase.grant", "else 1", "else 2"),
    Break(
        "the Edge pays two",
        "rules.unlock:UnlockPhase.take",
        'g.gain_pool(self.seat, 1, "unlock.edge.gain-pool")',
        'g.gain_pool(self.seat, 2, "unlock.edge.gain-pool")',
    ),
    Break(
        "the Edge's pool is not offered",
        "rules.unlock:UnlockPhase.effects",
        "if g.edge == self.seat and",
        "if False and",
    ),
    Break(
        "not everything unlocks",
        "rules.unlock:UnlockPhase.unlock_all",
        "g.unlock(card)",
        "g.unlock(card) if card % 5 else None",
    ),
    Break("the stunned unlock besides", "rules.unlock:UnlockPhase.unlock_all", "continue", "pass"),
    Break(
        "five pool for the prey",
        "rules.ending:oust",
        "g.gain_pool(predator, SIX_POOL,",
        "g.gain_pool(predator, SIX_POOL - 1,",
    ),
    Break(
        "the victory point is the prey's",
        "rules.ending:oust",
        "predators = [g.predator(seat) for seat in seats]",
        "predators = [g.prey(seat) for seat in seats]",
    ),
    Break(
        "the cards of the ousted stay",
        "rules.ending:_clear_away",
        "leaving = [*controlled, *g.regions[LIMBO][seat]]",
        "leaving = g.regions[LIMBO][seat][:]",
    ),
    Break(
        "a loss does not break a withdrawal", "model.state:Vtes.note_loss", "if self.withdrawing[seat]:", "if False:"
    ),
    Break(
        "who holds a full hand withdraws",
        "rules.withdrawal:bar",
        "or len(g.hand(seat)) >= stats.hand_size(g, seat)",
        "",
    ),
]
_TORPOR = [
    Break(
        "a diablerist gains nothing",
        "rules.diablerie:Diablerie.blood",
        "g.gain_blood(self.diablerist, taken,",
        "g.gain_blood(self.diablerist, 0,",
    ),
    Break("no blood hunt", "rules.diablerie:Diablerie.blood_hunt", "if not g.is_in_play(self.diablerist)", "if True"),
    Break(
        "a blood hunt burns nobody",
        "rules.verdict:Verdict.result",
        "if g.is_in_play(self.vampire):",
        "if False:",
    ),
    Break("allies commit diablerie", "rules.diablerie:diablerie_bar", "if not g.is_vampire(minion):", "if False:"),
]
_ORDER = [
    Break(
        "the impulse goes the other way",
        "rules.window:_first",
        "for seat in range(acting + 1, acting + g.seats):",
        "for seat in range(acting + g.seats - 1, acting, -1):",
    ),
    Break(
        "the opportunity is not given anew",
        "rules.playing:Impulse.used",
        'return again("begin")',
        "return self._seek(g)",
    ),
    Break(
        "a hand strike is not offered",
        "rules.strike:ChooseStrike.offer",
        "options = [answers.STRIKE.of(HAND), *found]",
        "options = found or [answers.STRIKE.of(HAND)]",
    ),
]
BREAKS = [*_ACTIONS, *_CARDS, *_BLOCKS, *_COMBAT, *_VOTES, *_TURNS, *_TORPOR, *_ORDER]

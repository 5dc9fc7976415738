"""The verbs of counters, cards and turns. Those of combat are in `effects.combat`."""

from __future__ import annotations

from praxis.kernel.decision import Option
from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vtes import answers, events
from praxis.vtes.effects import base
from praxis.vtes.effects.base import WHO_WORDS, Verb
from praxis.vtes.effects.resolve import Resolve, mode_of, who_in_progress
from praxis.vtes.effects.words import sentence
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.spans import ActionSpan, Span
from praxis.vtes.model.state import UNCONTROLLED, Vtes, modify, with_mod
from praxis.vtes.questions import ask
from praxis.vtes.rules import blockers, permanents, torpor
from praxis.vtes.rules.blockers import redirect
from praxis.vtes.rules.combat import between
from praxis.vtes.rules.master import master_phase
from praxis.vtes.rules.playing import Impulse, PlayCard


def _who(g: Vtes, who: int, minion: int, card: int) -> int:
    """Who a verb would be about before anything is chosen; -1 if that is not settled yet."""
    if who == base.ME:
        return minion
    if who == base.CARD:
        return card
    if who == base.BEARER:
        return g.host[card]
    if who == base.TARGET:
        return spans.NOBODY
    return who_in_progress(g, who, minion)


class Modify(Verb):
    """Change a number of a minion for as long as the action lasts, or the combat, the round or the turn.

    [action.modifier.duration] [block.change.lasts]
    """

    __slots__ = ("amount", "until", "what", "who")

    def __init__(self, what: int, amount: int, who: int = base.ACTING, until: str = "action") -> None:
        self.what = what
        self.amount = amount
        self.who = who
        self.until = until

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        if self.amount <= 0:
            return True
        if self.what == spans.STEALTH:
            return stealth_needed(g)
        if self.what == spans.INTERCEPT:
            return intercept_needed(g, _who(g, self.who, minion, card))
        return True

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        if self.fits(g, seat, minion, card):
            return ""
        return "block.intercept.when-needed" if self.what == spans.INTERCEPT else "block.stealth.when-needed"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        modify(g, span_of(g, self.until), self.what, who, self.amount, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        what = spans.WHAT_WORDS.get(self.what, "?")
        if what in ("stealth", "intercept", "bleed"):
            return sentence(what, lang, amount=self.amount)
        return sentence("modify", lang, who=WHO_WORDS[self.who], amount=self.amount, what=what)


def span_of(g: Vtes, until: str) -> Span:
    """What an effect hangs on; one that outlasts nothing in progress lasts for the turn."""
    found: Span | None = None
    if until == "action":
        found = g.action()
    elif until == "combat":
        found = g.combat()
    elif until == "referendum":
        found = g.referendum()
    elif until == "round":
        found = g.round()
    return g.turn_span() if found is None else found


def stealth_needed(g: Vtes) -> bool:
    """Only while a block attempt would succeed. [block.stealth.when-needed]"""
    action = g.action()
    return action is not None and action.blocker >= 0 and action.outcome == 0 and blockers.succeeds(g, action)


def intercept_needed(g: Vtes, minion: int) -> bool:
    """Only by the minion that attempts to block and has too little. [block.intercept.when-needed]"""
    action = g.action()
    if action is None or action.blocker != minion or action.outcome or blockers.succeeds(g, action):
        return False
    return not stats.total(g, spans.CANNOT_BLOCK, minion)


class RaiseBleed(Modify):
    """More bleed, only while the action is a bleed. [action.bleed.limited]"""

    __slots__ = ("clan",)

    def __init__(self, amount: int, clan: str = "") -> None:
        super().__init__(spans.BLEED, amount, base.ACTING)
        self.clan = clan
        """One more if the acting vampire is of this clan."""

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        action = g.action()
        return action is None or action.kind == "bleed"

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        return "" if self.fits(g, seat, minion, card) else "card.play.declare"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        if self.amount > 0 and mode_of(g, frame.card, frame.mode).limited:
            with_mod(action, spans.BLEED_RAISED, action.actor, 1, frame.card)
        if self.clan and stats.clan(g, action.actor) == self.clan:
            modify(g, action, spans.BLEED, action.actor, 1, frame.card)
        return super().do(g, frame)


class GainPool(Verb):
    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        g.gain_pool(frame.seat, self.amount, "card.counter.gain-from-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("gain-pool", lang, amount=self.amount)


class BurnPool(Verb):
    """The Methuselah chosen, or the one whom the minion's action targets, burns pool."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if frame.target >= 0 and not g.ousted[frame.target]:
            g.burn_pool(frame.target, self.amount, "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn-pool", lang, who="the chosen Methuselah", amount=self.amount)


class GainBlood(Verb):
    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int = base.ME) -> None:
        self.amount = amount
        self.who = who

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        who = _who(g, self.who, minion, card)
        return who < 0 or g.blood[who] < stats.blood_cap(g, who)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who >= 0 and g.is_in_play(who):
            g.gain_blood(who, self.amount, stats.blood_cap(g, who), "card.counter.gain-from-bank")
        elif who >= 0 and g.where[who] == UNCONTROLLED:
            g.gain_blood(who, self.amount, 1_000, "influence.uncontrolled.may-exceed-capacity")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("gain-blood", lang, who=WHO_WORDS[self.who], amount=self.amount)


class BurnBlood(Verb):
    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int = base.TARGET) -> None:
        self.amount = amount
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who >= 0 and g.is_in_play(who):
            g.burn_blood(who, self.amount, "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn-blood", lang, who=WHO_WORDS[self.who], amount=self.amount)


class Unlock(Verb):
    __slots__ = ("who",)

    def __init__(self, who: int = base.ME) -> None:
        self.who = who

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        who = _who(g, self.who, minion, card)
        return who < 0 or bool(g.locked[who])

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who >= 0 and g.is_in_play(who):
            g.unlock(who)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("unlock", lang, who=WHO_WORDS[self.who])


class Lock(Verb):
    """As a cost ("lock this card to ..."), it must be unlocked, awake or not. [card.wording.tap-to]"""

    __slots__ = ("to", "who")

    def __init__(self, who: int = base.CARD, to: bool = True) -> None:
        self.who = who
        self.to = to
        """Written as "lock to"; else it is "lock, then", and one who is locked already may do it.
        [card.wording.tap-then]"""

    def is_cost(self) -> bool:
        return self.who == base.CARD

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        who = _who(g, self.who, minion, card)
        return "card.wording.tap-to" if self.to and who >= 0 and g.locked[who] else ""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who >= 0 and g.is_in_play(who):
            g.lock(who)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("lock", lang, who=WHO_WORDS[self.who])


class Awake(Verb):
    """Until the action ends the minion blocks and reacts as though unlocked."""

    __slots__ = ()

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return not stats.is_awake(g, minion)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        with_mod(action, spans.AWAKE, frame.minion, 1, frame.card)
        g.tell(events.Awake(card=frame.minion))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("awake", lang, who=WHO_WORDS[base.ME])


class Redirect(Verb):
    """A bleed is sent on to the Methuselah chosen. [action.bleed.target-other] [block.target-change.reopens]"""

    __slots__ = ()

    def fits(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        action = g.action()
        if action is None or action.kind != "bleed" or seat not in action.victims:
            return False
        return action.blocker < 0  # [block.state.b-no-target-change]

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        if self.fits(g, seat, minion, card):
            return ""
        action = g.action()
        attempt = action is not None and action.blocker >= 0
        return "block.state.b-no-target-change" if attempt else "card.play.declare"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        action = g.action()
        assert action is not None
        redirect(g, action, frame.target)
        g.tell(events.Redirected(minion=action.actor, seat=frame.target))
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("redirect", lang, who="the chosen Methuselah")


class PutOn(Verb):
    """The card goes on a minion and stays. [card.control.on-minion] [card.control.master]"""

    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def enters_play(self) -> bool:
        return True

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        host = frame.who(g, self.who)
        if host >= 0 and g.is_in_play(host):
            permanents.put_on(g, frame.card, host, frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("put-on", lang, who=WHO_WORDS[self.who])


class PutInPlay(Verb):
    """[master.location.permanent] [discard.event.stays-in-play] [discard.event.control]"""

    __slots__ = ()

    def enters_play(self) -> bool:
        return True

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        permanents.put_in_play(g, frame.card, frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("in-play", lang)


class Burn(Verb):
    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who >= 0 and g.is_in_play(who):
            g.burn(who)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("burn", lang, who=WHO_WORDS[self.who])


class Fight(Verb):
    """Enter combat with the minion chosen. [combat.start.card-effect]"""

    __slots__ = ("maneuvers", "who")

    def __init__(self, who: int = base.ME, maneuvers: int = 0) -> None:
        self.maneuvers = maneuvers
        """Optional maneuvers during that combat."""
        self.who = who
        """Who enters combat with the one chosen: the minion who plays the card, or the one whose ability it is."""

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if who < 0:
            return NEXT
        combat = between(g, who, frame.target)
        if self.maneuvers:
            with_mod(combat, spans.MANEUVERS, who, self.maneuvers, frame.card)
        return run(combat)

    def say(self, lang: str) -> str:
        return sentence("fight", lang, who=WHO_WORDS[base.TARGET])


class ToTorpor(Verb):
    __slots__ = ("who",)

    def __init__(self, who: int = base.TARGET) -> None:
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        who = frame.who(g, self.who)
        if g.is_ready(who) and g.is_vampire(who):
            torpor.send_to_torpor(g, who, "card.golden.overrides-rules")
        elif who == frame.minion and g.is_ready(who):
            g.burn(who, "card.as-vampire.torpor-burns")  # [card.as-vampire.torpor-burns]
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("torpor", lang, who=WHO_WORDS[self.who])


class Permanent(Verb):
    """What the action itself does with an equipment, retainer or ally card: nothing is left to do here."""

    __slots__ = ()

    def enters_play(self) -> bool:
        return True

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("in-play", lang)


class CannotBlock(Verb):
    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        with_mod(span_of(g, "action"), spans.CANNOT_BLOCK, frame.target, 1, frame.card)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("cannot-block", lang, who=WHO_WORDS[base.TARGET])


class MoveToPool(Verb):
    """Blood from a vampire to his controller's pool, as much as she says within limits."""

    __slots__ = ("least", "most", "who")

    def __init__(self, least: int, most: int, who: int = base.TARGET) -> None:
        self.least = least
        self.most = most
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        has = g.blood[frame.who(g, self.who)]
        top = min(self.most, has)
        options: list[Option] = [answers.MOVE.of(n) for n in range(min(self.least, top), top + 1)]
        return ask(frame.seat, "amount", options, frame.card, "card.play.declare")

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        taken = g.burn_blood(frame.who(g, self.who), int(frame.got[1]), "term.counter.one-kind")
        if taken:
            g.gain_pool(frame.seat, taken, "term.counter.one-kind")
        return None

    def say(self, lang: str) -> str:
        return sentence("move-blood", lang, who=WHO_WORDS[self.who], amount=self.most)


class Feed(Verb):
    """One blood between a vampire and his controller's pool, either way."""

    __slots__ = ("who",)

    def __init__(self, who: int = base.BEARER) -> None:
        self.who = who

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return bool(self._ways(g, seat, g.host[card]))

    def _ways(self, g: Vtes, seat: int, who: int) -> list[Option]:
        if who < 0 or not g.is_in_play(who) or g.controller[who] != seat:
            return []
        ways: list[Option] = []
        if g.blood[who]:
            ways.append(answers.TO_POOL.of(who))
        if g.pool[seat] and g.blood[who] < stats.blood_cap(g, who):
            ways.append(answers.TO_BLOOD.of(who))
        return ways

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        return ask(
            frame.seat, "feed", self._ways(g, frame.seat, frame.who(g, self.who)), frame.card, "card.play.declare"
        )

    def after(self, g: Vtes, frame: Resolve) -> Signal | None:
        who = int(frame.got[1])
        if frame.got[0] == "to-pool":
            g.burn_blood(who, 1, "term.counter.one-kind")
            g.gain_pool(frame.seat, 1, "term.counter.one-kind")
        else:
            g.burn_pool(frame.seat, 1, "term.counter.one-kind")
            g.gain_blood(who, 1, stats.blood_cap(g, who), "term.counter.one-kind")
        return None

    def say(self, lang: str) -> str:
        return sentence("feed", lang, who=WHO_WORDS[self.who])


class FillUp(Verb):
    """Blood up to the full capacity."""

    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        cap = stats.blood_cap(g, frame.target)
        g.gain_blood(frame.target, cap, cap, "card.counter.gain-from-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("gain-blood", lang, who=WHO_WORDS[base.TARGET], amount=0)


class DrawCrypt(Verb):
    """[influence.spend.crypt-from-top]"""

    __slots__ = ()

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        return bool(g.crypt(seat))

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        if g.crypt(frame.seat):
            g.draw_crypt(frame.seat)
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("draw-crypt", lang)


class MasterActions(Verb):
    """More master phase actions in the phase that is going on, or, below zero, some of them as a cost.

    [master.action.other-uses]
    """

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def misfit(self, g: Vtes, seat: int, minion: int, card: int) -> str:
        phase = master_phase(g)
        left = 0 if phase is None else phase.left
        return "" if left + self.amount >= 0 else "master.action.other-uses"

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        phase = master_phase(g)
        if phase is not None:
            phase.left += self.amount
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("master-action", lang, amount=self.amount)


class EachBurnsByMinions(Verb):
    __slots__ = ()

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        for seat in g.clockwise(frame.seat):
            g.burn_pool(seat, len(g.minions(seat)), "card.burn.counter-to-bank")
        return NEXT

    def say(self, lang: str) -> str:
        return sentence("each-burns", lang)


class Note(Verb):
    """Remember for the rest of the turn that something was done, for limits that cards set."""

    __slots__ = ("what", "who")

    def __init__(self, what: str, who: int = base.TARGET) -> None:
        self.what = what
        self.who = who

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        g.turn_span().did.append([frame.who(g, self.who), self.what])
        return NEXT

    def say(self, lang: str) -> str:
        return ""


class Cancel(Verb):
    """Cancel a card as it is played. [card.cancel.still-played]"""

    __slots__ = ("free", "others", "types")

    def __init__(self, types: int, others: bool = False, free: bool = False) -> None:
        self.types = types
        self.others = others
        self.free = free
        """If it says so, the cost of a cancelled card is not paid; nor is ever that of an action card.
        [card.cancel.cost-paid] [card.cancel.action-card]"""

    def could(self, g: Vtes, seat: int, minion: int, card: int) -> bool:
        pending = being_played(g)
        if pending is None or is_cancelled(pending):
            return False
        played_by = pending.seat
        return bool(g.face[pending.card].types & self.types) and not (self.others and played_by == seat)

    def do(self, g: Vtes, frame: Resolve) -> Signal:
        pending = being_played(g)
        if pending is not None:
            g.tell(events.Cancelled(card=pending.card, clause="card.cancel.still-played"))
            if isinstance(pending, PlayCard):
                pending.cancelled = 2 if self.free else 1
            else:
                pending.outcome = ActionSpan.CANCELLED
        return NEXT

    def say(self, lang: str) -> str:
        kinds = [word for bit, word in faces.TYPE_WORDS.items() if bit & self.types]
        return sentence("cancel", lang, what=f"a {kinds[0]} card" if len(kinds) == 1 else "a minion card")


def is_cancelled(pending: PlayCard | ActionSpan) -> bool:
    """Nothing cancels a card twice."""
    return bool(pending.cancelled) if isinstance(pending, PlayCard) else pending.outcome == ActionSpan.CANCELLED


def being_played(g: Vtes) -> PlayCard | ActionSpan | None:
    """The card whose as-played window is open: the nearest one beneath that is still to be settled."""
    stack = g.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        window_above = i + 1 < len(stack) and isinstance(stack[i + 1], Impulse)
        if window_above and isinstance(frame, PlayCard | ActionSpan):
            top = stack[i + 1]
            assert isinstance(top, Impulse)
            return frame if top.window & windows.AS_PLAYED else None
    return None

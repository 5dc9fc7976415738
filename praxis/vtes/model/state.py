"""The state of a game with the methods of the rules: they move cards and counters, and tell facts."""

from __future__ import annotations

from praxis.kernel.event import EVERYBODY, only
from praxis.vtes import events
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, listening
from praxis.vtes.model.facts import Fact
from praxis.vtes.model.faults import faults_of
from praxis.vtes.model.progress import Progress
from praxis.vtes.model.regions import (
    ASH_HEAP,
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    KEEPS_VAMPIRES,
    LIBRARY,
    PLAY,
    READY,
    REGION_WORDS,
    REMOVED,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
    UNKNOWN,
    Counter,
    bears_counters,
    is_hidden,
    is_own,
    is_played,
)
from praxis.vtes.model.spans import CAPACITY, NOBODY, WHAT_WORDS, Mod, Span


class Vtes(Progress):
    """A game with its moves of cards and counters. The chapters in `rules` decide when to move what."""

    __slots__ = ()

    # -- moving cards -------------------------------------------------------------------------------------------

    def _lift(self, card: int) -> None:
        """Take a card out of the region in which it lies."""
        region = self.where[card]
        if region == ATTACHED or card in self.attached:
            self.forget_moments()
        else:
            self.forget_moments_of(self.controller[card], region)
        if region == ATTACHED:
            host = self.host[card]
            left = without(self.attached[host], card)
            if left:
                self.attached[host] = left
            else:
                del self.attached[host]
            self.set_host(card, NOBODY)
        else:
            self.set_host(card, NOBODY)  # a contested card keeps there the host or region to which it comes back
            seats = self.regions[region]
            seat = self.controller[card]
            seats[seat] = without(seats[seat], card)

    def put(self, card: int, region: int, seat: int, bottom: bool = False) -> None:
        """Move a card to a region of a seat. There the seat knows its face, or everybody does, unless the region is
        hidden."""
        before = self.where[card]
        self._lift(card)
        origin = self.face[card].origin
        if origin is not None and region not in KEEPS_VAMPIRES:  # the vampire is a library card again
            self.set_face(card, origin)
        self.forget_moments_of(seat, region)
        self.where[card] = region
        self.set_controller(card, seat)
        seats = self.regions[region]
        seats[seat] = [card, *seats[seat]] if bottom else [*seats[seat], card]
        carries = card in self.attached  # the cards on it come into play or leave play with it
        plays = is_played(region) or is_played(before)
        if carries or (plays and self.face[card].definition.stands):
            self.find_standing()
        if carries or (plays and self.face[card].definition.wide):
            self.find_wide()
        if self.contesting and card in self.contesting and region not in (READY, TORPOR):
            del self.contesting[card]  # only vampires in play claim a title
        if not bears_counters(region):
            self._forget(card)
        if before == TORPOR and region != TORPOR:
            self.happen(facts.OUT_OF_TORPOR, card)
        if is_hidden(region):
            self.titles.pop(card, None)
            return
        if is_own(region):  # [setup.look.own-cards]
            self.knows[card] |= only(seat)
        else:
            self.knows[card] = EVERYBODY

    def _forget(self, card: int) -> None:
        """Clear what the game keeps for a card that has left play: its counters, its choices and that it was chosen,
        its lasting changes."""
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
        """Put a card on another. [card.attach.both-ways]"""
        self._lift(card)
        self.forget_moments()
        self.where[card] = ATTACHED
        self.set_controller(card, controller)
        self.set_host(card, host)
        self.attached[host] = [*self.on(host), card]
        if self.face[card].definition.stands:
            self.find_standing()
        if any(gives.what == CAPACITY for gives in self.face[card].definition.gives):
            self.due = True  # his capacity may be less now [card.crypt.blood-cap]
        self.knows[card] = EVERYBODY
        if self.face[card].definition.wide:
            self.find_wide()

    def burn(self, card: int, clause: str = "card.burn.to-owner") -> None:
        """Move a card to its owner's ash heap, and all cards on it too. [card.burn.to-owner] [card.burn.attachments]
        [card.attach.burned-with-minion]"""
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
        """Remove a card from the game; the cards on it are burned. [card.remove.attachments]

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
        """Tell the fact that a minion is about to leave the ready region, while the cards on him are still on him."""
        if self.where[card] == READY:
            self.happen(facts.LEAVES, card)

    def strip(self, card: int) -> None:
        """Clear a card that leaves play: the cards on it are burned, its counters go to the bank, its sect, clan and
        title become the printed ones."""
        self.leave_ready(card)
        for other in list(self.on(card)):
            self.burn(other, "card.burn.attachments")
        for region in (CONTESTED, RESEARCH):  # it lay on this one before it was contested, or is kept on it
            for cards in self.regions[region]:
                for other in list(cards) if cards else cards:
                    if self.host[other] == card:
                        self.burn(other, "card.burn.attachments")
        self.bank += self.blood[card]  # [card.burn.counter-to-bank]
        self.blood[card] = 0
        self.locked[card] = 0
        if self.sects:
            self.sects.pop(card, None)
        if self.clans:
            self.clans.pop(card, None)
        if self.titles.get(card) or not self.edition.yield_is_permanent:  # [contest.title.yield-permanent]
            self.titles.pop(card, None)
        self.versions.pop(card, None)

    def shuffle_faces(self, region: int, seat: int) -> None:
        """Shuffle a region: the faces change places under the ids, and nobody knows any of them any more."""
        cards = self.regions[region][seat]
        self.forget_moments_of(seat, region)
        shuffled = [self.face[card] for card in cards]
        self.shuffle(shuffled)
        self.face = self.face.copy()
        for card, face in zip(cards, shuffled, strict=True):
            self.face[card] = face
            self.knows[card] = 0
        self.tell(events.Shuffled(seat=seat, region=REGION_WORDS[region]))

    def draw_card(self, seat: int, clause: str = "card.draw.from-top") -> bool:
        """Draw a card from the library to the hand, by this clause.

        An empty library ousts nobody. [card.draw.empty-library] Whoever has just been ousted by the cost of her card
        draws nothing for it.
        """
        library = self.regions[LIBRARY][seat]
        if not library or self.ousted[seat] or self.is_replaced(facts.DRAWN, facts.named(seat)):
            return False
        card = library[-1]  # [card.draw.from-top]
        self.put(card, HAND, seat)
        self.tell(events.Drawn(seat=seat, card=card, face=self.face[card].key, clause=clause, audience=only(seat)))
        self.happen(facts.DRAWN, facts.named(seat), NOBODY, 1, card)
        return True

    def draw_crypt(self, seat: int, clause: str = "card.draw.from-top") -> int:
        """Draw a card from the crypt to the uncontrolled region, by this clause. [influence.spend.crypt-from-top]"""
        card = self.regions[CRYPT][seat][-1]
        self.put(card, UNCONTROLLED, seat)
        face = self.face[card].key
        self.tell(events.DrawnCrypt(seat=seat, card=card, face=face, clause=clause, audience=only(seat)))
        return card

    # -- locking ------------------------------------------------------------------------------------------------

    def lock(self, card: int) -> None:
        """Lock a card. [term.tap.orientation]"""
        if not self.locked[card] and not self.is_replaced(facts.LOCKS, card):
            self.locked[card] = 1
            if self.face[card].definition.takes_unlocked:
                self._forget_uses(card)
            self.tell(events.Locked(card=card))
            self.happen(facts.LOCKS, card)

    def unlock(self, card: int) -> None:
        if self.locked[card] and not self.is_replaced(facts.UNLOCKS, card):
            self.locked[card] = 0
            if self.face[card].definition.takes_unlocked:
                self._forget_uses(card)
            self.tell(events.Unlocked(card=card))
            self.happen(facts.UNLOCKS, card)

    def _forget_uses(self, card: int) -> None:
        """What a card in play can be used for has changed, for its controller and the one of the minion it is on."""
        self.moments[self.controller[card]] = UNKNOWN
        if self.host[card] >= 0:
            self.moments[self.controller[self.host[card]]] = UNKNOWN

    # -- counters -----------------------------------------------------------------------------------------------

    def gain_pool(self, seat: int, amount: int, clause: str) -> None:
        if self.ousted[seat]:  # she is out of the game
            return
        if self.is_replaced(facts.GAINS_POOL, facts.named(seat), NOBODY, amount):
            return
        self.bank -= amount
        self.pool[seat] += amount
        self.tell(events.Pool(seat=seat, change=amount, pool=self.pool[seat], clause=clause))
        self.happen(facts.GAINS_POOL, facts.named(seat), NOBODY, amount)

    def burn_pool(self, seat: int, amount: int, clause: str) -> int:
        """Burn up to that much pool of a seat and return how much it was. Who has none left is ousted before the next
        step."""
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
        """Note that a seat has lost blood or pool: it cannot withdraw now.

        [end.withdraw.no-blood-loss] [end.withdraw.no-pool-loss]
        """
        if self.withdrawing[seat]:
            self.withdrawing[seat] = 0
            self.tell(events.WithdrawalBroken(seat=seat))

    def gain_blood(self, card: int, amount: int, cap: int, clause: str) -> None:
        """Move counters from the bank to a card; what exceeds the cap goes back at once. [card.crypt.blood-cap]"""
        if amount > 0 and self.is_replaced(facts.GAINS_BLOOD, card, NOBODY, amount):
            return
        kept = max(0, min(amount, cap - self.blood[card]))
        self.bank -= kept
        self.blood[card] += kept
        self.tell(events.Blood(card=card, change=kept, blood=self.blood[card], clause=clause))
        self._note_counters(card)
        self.happen(facts.GAINS_BLOOD, card, NOBODY, kept)

    def _note_counters(self, card: int) -> None:
        """Mark the state as due, as a number that a card in play gives may depend on the counters on it (a hand
        size)."""
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
        """Whether the loss of counters of this card breaks a withdrawal: a vampire's blood and, by our reading, an
        ally's life, but not a retainer's.

        [end.withdraw.no-blood-loss]
        """
        if not self.is_minion(card):
            return False
        return self.is_vampire(card) or self.edition.life_breaks_withdrawal

    def came_as(self, card: int, version: int) -> bool:
        """Whether a card in play is in that version: the mode by which it came into play, or merged; 0 stands for
        any."""
        return not version or self.versions.get(card, 0) == version

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
        """Burn up to that many named counters, of one seat or of any, the oldest first, and return how many it were."""
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
        self.due = True  # a card may do something at once at a certain number

    # -- what happens -------------------------------------------------------------------------------------------

    def happen(self, kind: int, who: int = NOBODY, whom: int = NOBODY, n: int = 0, card: int = NOBODY) -> None:
        """Tell a fact to the triggers that hear it, and to the journal. See `facts`.

        It costs nothing if no card of the game cares. Nothing is carried out here: triggers that were set off wait for
        `settle`.
        """
        if self.lasting and any(entry[4:] == [kind, who] for entry in self.lasting):
            self.lasting = [entry for entry in self.lasting if entry[4:] != [kind, who]]
            self.due = True  # a hand may have the wrong size now
        done = n > 0 or kind != facts.HUNTED  # a hunt that brings no blood is no successful one
        if (
            done
            and self.unreplaced
            and any(entry[2] == kind and entry[3] in (NOBODY, who) for entry in self.unreplaced)
        ):
            ended = [entry for entry in self.unreplaced if entry[2] == kind and entry[3] in (NOBODY, who)]
            self.unreplaced = [entry for entry in self.unreplaced if entry not in ended]
            self.due = True  # [card.hand.deferred-replacement]
        if not self.cares[kind]:
            return
        bit = 1 << kind
        if self.remembered & bit:
            self.journal.append((kind, who, whom, n, card, self.clock))
        if self.heard & bit:
            listening.hear(self, [kind, who, whom, n, card])
            if self.hearing:
                self.due = True

    def is_replaced(self, kind: int, who: int = NOBODY, whom: int = NOBODY, n: int = 0, card: int = NOBODY) -> bool:
        """Whether a card replaces what is about to happen with something else; then the caller must not do it."""
        if not self.replacing >> kind & 1 or not listening.replace(self, [kind, who, whom, n, card]):
            return False
        self.due = True
        return True

    def recalled(self, kind: int, since: int) -> list[Fact]:
        """The facts of a kind in the journal since the clock showed `since`."""
        return [fact for fact in self.journal if fact[0] == kind and fact[5] >= since]

    def begin(self) -> int:
        """Move the clock on for a span that begins, and return it."""
        self.clock += 1
        return self.clock

    def faults(self) -> list[str]:
        return faults_of(self)

    def scores(self) -> list[float]:
        """The share of the win that each seat has. [end.vp.most-wins] [end.vp.tie]"""
        halves = [2 * self.vps[seat] + (self.timed and not self.ousted[seat]) for seat in range(self.seats)]
        most = max(halves)
        winners = [seat for seat in range(self.seats) if halves[seat] == most]
        if most == 0 or (len(winners) > 1 and self.edition.tie_without_winner):
            return [0.0] * self.seats
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def without(cards: list[int], card: int) -> list[int]:
    """A copy of a list of cards without one of them, mostly the last. The list itself is never changed, as forks share
    it."""
    if cards[-1] == card:
        return cards[:-1]
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_mod(span: Span, what: int, who: int, amount: int, card: int = NOBODY) -> None:
    """Hang a modifier on a span."""
    mod: Mod = (what, who, amount, card)
    span.mods.append(mod)


def modify(g: Vtes, span: Span, what: int, who: int, amount: int, card: int) -> None:
    """Hang a modifier on a span, and tell it."""
    with_mod(span, what, who, amount, card)
    g.tell(events.Modified(card=who, what=WHAT_WORDS.get(what, "?"), amount=amount))

"""Actions from announcement to resolution: who may act, what it costs, who may block it, stealth against intercept."""

from __future__ import annotations

from typing import Any

from tests.laws.referee import cards, texts
from tests.laws.referee.books import STEALTHY
from tests.laws.referee.chapter import CAPACITY, Chapter
from tests.laws.referee.table import NOBODY, Table

SUCCESS, BLOCKED, CANCELLED, ENDED = 1, 2, 3, 4
LEAVE_COST = 2
RESCUE_COST = 2
HUNGER = r"must|mandatory|hunt|cannot|can only"
STAYS_LOCKED = r"(not|n't|never|cannot|instead of) unlock|^infernal\b"
COSTS = r"\bcosts?\b.*\b(less|more|fewer|additional|reduc|no|instead|half)|\bcosts? .*[+-]\d|[+-]\d .*cost|pay .*cost"
ENTERS_COMBAT = r"enters? combat|(new|another|additional) combat|combat begins"
STEALTH = (
    r"stealth(?! (?:(?!on |during |for |when |to |in )[\w()-]+ ){0,3}action\b)"
    r"|(hunt|bleed|equip|employ|recruit|torpor|rescu|diableri)[^.]*stealth"
)
"""Words of texts that change stealth; the stealth that a text prints for its own action is not meant."""
BLEEDS = (
    r"[+-]\w+ bleed|\d bleed|bleed\w* (at|with|for|of|amount)|bleed[^.]*(amount|instead|more|less|\d|\bx\b)"
    r"|(increas|reduc|decreas|doubl|hal[fv]|addition|more|less)[^.]*bleed|bleed[^.]*(increas|reduc|decreas|doubl|hal[fv])"
)
"""Words of texts that change how much a bleed is."""
NOW_DIRECTED = r"(is|are|becomes?|now|considered) (\w+ ){0,2}(un)?directed"
"""Words of texts that change at whom an action is directed; a text that only names directed actions has none."""
DIRECTED = (
    r"is (considered )?a \(d\)|\(d\) [\w-]+ action|(hunt|equip|employ|recruit|torpor|politic)[^.]*\(d\)"
    rf"|{NOW_DIRECTED}"
)
GIVES_BLOOD = r"\b(add|gain|mov|giv|put|get|steal)\w*\b[^.]*\bblood\b"
"""Words of texts by which a minion gains blood."""
BLOCKING = r"block\w* .*(fail|unsuccess|success)|(cannot|can't|not|must|may not)\b.*block"


class Open:
    """The action in progress."""

    def __init__(self, fields: dict[str, Any], seat: int) -> None:
        self.actor: int = fields["minion"]
        self.seat = seat
        self.kind: str = fields["action"]
        self.card: int = fields["card"]
        self.target: int = fields["target"]
        self.victims: list[int] = list(fields["victims"])
        self.blood: int = fields["blood"]
        self.pool: int = fields["pool"]
        self.stealth: int = fields["stealth"]
        self.bleed = 0
        self.intercept: dict[int, int] = {}
        self.declined: set[int] = set()
        self.baffled: set[int] = set()
        self.free: set[int] = set()
        """Minions who may attempt to block whoever the action allows to block."""
        self.eager: set[int] = set()
        """Minions who may raise their intercept although they do not need it."""
        self.blocker = NOBODY
        self.blocked_by = NOBODY
        self.ended = False
        self.if_poor: dict[int, tuple[int, int]] = {}
        """For each card: by how much it raises the bleed, and the most pool that the victim may have for it."""
        self.pool_paid: list[int] = []
        self.blood_paid: list[tuple[int, int]] = []
        """Each minion who has lost blood since the announcement, and how much."""
        self.saved = (0, 0)
        """How much less blood and pool the card costs by what was used to reduce its cost."""
        self.fought = False
        self.met = False
        """Whether the combat of the block has begun; the text of a card may add another combat."""
        self.followed = False
        """Whether a card was played by which another minion enters combat after the combat of the block."""
        self.answering = False
        """Whether a card was played after the block, or the blocker commits diablerie: counters move for that."""
        self.bled = False
        self.hunted = False
        self.gift = False
        """Whether a card was played or used whose text gives blood, and nobody has gained any since."""


class Actions(Chapter):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.open: Open | None = None
        self.just_locked = NOBODY
        self.locked_again: set[int] = set()
        """Minions who were locked in the unlock phase, to pay for an effect."""
        self.stunned: set[int] = set()
        """Minions who burned a stun counter in this unlock phase: they are not unlocked."""
        self.done: set[tuple[int, str]] = set()
        """For each minion, the actions of this turn that he may not repeat."""
        self.recruits: set[int] = set()
        self.slave = NOBODY
        self.awake: set[int] = set()
        """Minions who count as unlocked until the action ends; the action begins when its card is shown."""

    # -- announcing ---------------------------------------------------------------------------------------------

    def on_locked(self, fields: dict[str, Any]) -> None:
        self.just_locked = fields["card"]
        if self.table.phase == "unlock":
            self.locked_again.add(fields["card"])

    def on_turn(self, fields: dict[str, Any]) -> None:
        cut = self.table.active in self.table.out
        self.claim(self.open is None or cut, "the turn ends in the middle of an action")
        self.open = None
        self.done.clear()
        self.recruits.clear()
        self.awake.clear()

    def on_recruited(self, fields: dict[str, Any]) -> None:
        if self.table.is_recruited(fields["card"]):
            self.recruits.add(fields["card"])

    def on_action(self, fields: dict[str, Any]) -> None:
        table, actor = self.table, fields["minion"]
        self.claim(self.open is None, "an action before the last one was over")
        seat = table.control.get(actor, NOBODY)
        self.claim(table.phase == "minion" and seat == table.active, "an action outside one's own minion phase")
        self.claim(self.just_locked == actor, "one who was locked acts")
        self.claim(actor not in self.recruits, "an ally acts in the turn of his recruitment")
        self.just_locked = NOBODY
        name = table.known(fields["card"]).name if fields["card"] >= 0 else ""
        from_torpor = fields["action"] == "leave" or name == "Crawl Out"
        zone = "torpor" if from_torpor else "ready"
        self.claim(table.zone.get(actor) == zone, f"somebody in {table.zone.get(actor)} acts")
        self._hungry(actor, fields, name)
        self.open = Open(fields, seat)
        self.open.stealth += table.known(actor).stealth
        self._once(actor, fields, name)
        self._direction(seat, fields, name)
        self._inherent(fields, name)

    def _hungry(self, actor: int, fields: dict[str, Any], name: str) -> None:
        """Unlocked vampires without blood must hunt before any other action.

        A vampire with a second mandatory action is stuck.
        """
        table = self.table
        if fields["action"] == "hunt" or (name in cards.MANDATORY and fields["action"] == "ability"):
            return
        for card, zone in table.zone.items():
            if zone != "ready" or table.control[card] != table.active or not table.is_vampire(card):
                continue
            free = card == actor or card not in table.locked
            stuck = any(table.known(other).name in cards.MANDATORY for other in table.on(card))
            if free and not stuck and not table.blood.get(card, 0):
                self.by_book(False, f"vampire {card} has to hunt first", HUNGER, of=(card,))

    def on_phase(self, fields: dict[str, Any]) -> None:
        table = self.table
        self.claim(self.open is None, "a phase in the middle of an action")
        if fields["phase"] == "master":
            for card, zone in table.zone.items():
                if zone in ("ready", "torpor") and table.control.get(card) == table.active:
                    free = card not in table.locked or card in self.locked_again or card in self.stunned
                    self.by_book(free, f"minion {card} was not unlocked", STAYS_LOCKED, of=(card,))
            self.locked_again.clear()
            self.stunned.clear()
        elif fields["phase"] == "unlock":
            self.stunned.clear()

    def on_named_counters(self, fields: dict[str, Any]) -> None:
        """A stunned minion loses one stun counter instead of unlocking."""
        if fields["name"] == "stun" and fields["change"] == -1 and self.table.phase == "unlock":
            self.stunned.add(fields["card"])

    def on_unlocked(self, fields: dict[str, Any]) -> None:
        if fields["card"] in self.stunned:
            self.by_book(False, "one who burns a stun counter is unlocked besides", "unlock", of=(fields["card"],))

    def _once(self, actor: int, fields: dict[str, Any], name: str) -> None:
        words = {fields["action"]} & {"bleed", "political"}
        if fields["action"] == "card" and self.table.zone.get(fields["card"]) == "limbo":
            words.add(f"card {name}")
        for word in words:
            again = (actor, word) in self.done
            self.claim(not (again and self.table.book.bleeds_once), f"the same minion, twice in a turn: {word}")
            self.done.add((actor, word))

    def _direction(self, seat: int, fields: dict[str, Any], name: str) -> None:
        """Check at whom the action is directed."""
        table, kind, target = self.table, fields["action"], fields["target"]
        victims = fields["victims"]
        self.claim(seat not in victims, "an action directed at its own Methuselah")
        if kind == "bleed":
            # The prey may be ousted after the card is shown and before the action is announced: the bleed finds nobody.
            gone = len(victims) == 1 and victims[0] in table.out and fields["card"] >= 0
            self.by_book(
                gone or victims == [table.prey(seat)],
                f"a bleed is directed at the prey, seat {table.prey(seat)}",
                r"bleed[^.]*(predator|\bany\b|another|other|cho[os]|instead|methuselah)|direct",
                of=(fields["minion"],),
            )
        elif kind in ("rescue", "diablerize", "slay", "hunt-down") or (kind == "card" and name in cards.AT_A_MINION):
            holder = table.control.get(target, NOBODY)
            self.claim(victims == ([] if holder == seat else [holder]), f"the target is seat {holder}'s")
        elif name in cards.AT_ALL_OTHERS:
            others = [other for other in table.seated() if other != seat]
            self.claim(sorted(victims) == others, f"the action is directed at {others}")
        elif kind in STEALTHY:
            card = fields["card"]
            of_another = table.zone.get(card) in ("play", "attached") and victims == [table.control[card]]  # to burn it
            right = not victims or of_another or texts.reach(table.key.get(card, 0), r"\(d\)|direct") >= 0
            self.by_book(right, "such an action is directed at nobody", DIRECTED, of=(fields["minion"],))

    def _inherent(self, fields: dict[str, Any], name: str) -> None:
        kind = fields["action"]
        own = kind in ("rescue", "diablerize") and not fields["victims"]
        due = cards.STEALTH.get(name, 1 if kind in STEALTHY or own else 0)
        if self.table.version.get(fields["card"], 0) > 0:
            due += cards.STEALTH_IF_SUPERIOR.get(name, 0)
        key = self.table.key.get(fields["card"], 0)
        printed = texts.stealth_of_action(key) if self.table.zone.get(fields["card"]) == "limbo" else NOBODY
        due = due if printed == NOBODY else printed
        right = fields["stealth"] == due
        but = key if printed != NOBODY else NOBODY
        about = STEALTH if fields["card"] < 0 or printed != NOBODY else "stealth"
        self.by_book(right, f"the action has {due} stealth of its own", about, of=(fields["minion"],), but=but)
        if kind == "leave" and fields["card"] < 0:
            right = fields["blood"] == LEAVE_COST
            self.by_book(right, "leaving torpor costs 2 blood", COSTS, of=(fields["minion"],))
        if fields["card"] >= 0 and self.table.zone.get(fields["card"]) == "limbo":
            cost = self.table.known(fields["card"]).pool
            self.by_book(fields["pool"] == cost, f"the card costs {cost} pool", COSTS, of=(fields["minion"],))

    # -- numbers in progress ------------------------------------------------------------------------------------

    def on_modified(self, fields: dict[str, Any]) -> None:
        act, card, amount = self.open, fields["card"], fields["amount"]
        if act is None:
            return
        if fields["what"] == "stealth":
            needed = act.blocker >= 0 and self._intercept(act, act.blocker) >= act.stealth
            self.by_book(needed or amount <= 0, "stealth that is not needed", STEALTH, of=(act.actor,))
            self.by_book(card == act.actor, "stealth for one who does not act", STEALTH, of=(card, act.actor))
            act.stealth += amount
        elif fields["what"] == "intercept":
            needed = card in act.eager or (act.blocker == card and self._intercept(act, card) < act.stealth)
            self.by_book(needed or amount <= 0, "intercept that is not needed", "intercept", of=(card,))
            act.intercept[card] = act.intercept.get(card, 0) + amount
        elif fields["what"] == "bleed" and card == act.actor:
            act.bleed += amount

    def _intercept(self, act: Open, minion: int) -> int:
        return self.table.intercept(minion) + act.intercept.get(minion, 0)

    def on_awake(self, fields: dict[str, Any]) -> None:
        self.awake.add(fields["card"])

    def on_baffled(self, fields: dict[str, Any]) -> None:
        if self.open is not None:
            self.open.baffled.add(fields["minion"])

    def on_plays(self, fields: dict[str, Any]) -> None:
        """Note what the played card changes; its face stands in the event, for the table does not know the card yet."""
        name = cards.printed(fields["face"]).name
        self._note_gift(fields["face"])
        if self.open is not None and self.open.blocked_by >= 0:
            self.open.answering = True
        if self.open is not None and (name, fields["mode"]) in cards.BLEED_IF_POOR:
            self.open.if_poor[fields["card"]] = cards.BLEED_IF_POOR[name, fields["mode"]]
        if self.open is not None and name in cards.BLOCKS_ANYTHING and fields["mode"] == 1:
            self.open.free.add(fields["minion"])
        if self.open is not None and cards.INTERCEPT_AT_ONCE.get(name, NOBODY) == fields["mode"]:
            self.open.eager.add(fields["minion"])
        if self.open is not None and name in cards.GOES_ON_WITH_THE_FIGHT:
            self.open.followed = True

    def on_uses(self, fields: dict[str, Any]) -> None:
        self._note_gift(self.table.key.get(fields["card"], 0))

    def _note_gift(self, key: int) -> None:
        """Note that the blood which comes next may be what the text of a card gives, not what the action does."""
        if self.open is not None and texts.reach(key, GIVES_BLOOD) >= 0:
            self.open.gift = True

    def on_diablerie(self, fields: dict[str, Any]) -> None:
        if self.open is not None:
            self.open.answering = True  # a blocker may diablerize a vampire who was leaving torpor

    def on_cancelled(self, fields: dict[str, Any]) -> None:
        if self.open is not None:
            self.open.if_poor.pop(fields["card"], None)

    def on_redirected(self, fields: dict[str, Any]) -> None:
        act = self.open
        if act is None:
            self.claim(False, "nothing to redirect")
            return
        self.claim(act.blocker < 0, "a new target in the middle of an attempt to block")
        self.claim(fields["seat"] != act.seat, "a bleed sent to its own Methuselah")
        act.victims = [fields["seat"]]
        if self.table.book.target_change_reopens:
            act.declined.clear()

    # -- blocking -----------------------------------------------------------------------------------------------

    def entitled(self, act: Open) -> list[int]:
        """Seats that may block, in order: those that the action is directed at, clockwise; else prey and predator."""
        table = self.table
        if len(act.victims) == 1 or (act.victims and table.book.several_targets_block):
            order = [(act.seat + step) % table.seats for step in range(1, table.seats)]
            return [seat for seat in order if seat in act.victims and seat not in table.out]
        found = [table.prey(act.seat)]
        if table.predator(act.seat) not in found:
            found.append(table.predator(act.seat))
        return [seat for seat in found if seat != act.seat]

    def on_block_attempt(self, fields: dict[str, Any]) -> None:
        table, act, minion, seat = self.table, self.open, fields["minion"], fields["seat"]
        if act is None:
            self.claim(False, "no action to block")
            return
        self.claim(act.blocker < 0, "two attempts to block at once")
        stopped, about = act.blocked_by >= 0 or act.ended, r"unblocked|continue"
        self.by_book(not stopped, "an attempt to block what is decided", about, of=(act.actor, act.blocked_by))
        act.blocked_by, act.ended = NOBODY, False
        self.claim(table.control.get(minion) == seat and seat != act.seat, "a blocker of the wrong Methuselah")
        self.claim(table.zone.get(minion) == "ready", f"somebody in {table.zone.get(minion)} blocks")
        self.claim(minion not in table.locked or minion in self.awake, "one who is locked blocks")
        again = "one who cannot block this action again"
        self.by_book(minion not in act.baffled, again, r"cancel \w+ block attempt", of=(act.actor, minion))
        act.baffled.discard(minion)
        if minion not in act.free:
            entitled = self.entitled(act)
            self.claim(seat in entitled, f"only {entitled} may block this")
            self.claim(seat not in act.declined, "a block by one who has declined")
            first = next((other for other in entitled if other not in act.declined), seat)
            self.claim(first == seat or seat not in entitled, f"seat {first} comes before in blocking")
        act.blocker = minion

    def on_declines(self, fields: dict[str, Any]) -> None:
        act, seat = self.open, fields["seat"]
        if act is None:
            self.claim(False, "no action to decline")
            return
        self.claim(seat in self.entitled(act), "one who may not block declines")
        self.claim(seat not in act.declined, "a second refusal")
        act.declined.add(seat)

    def _compare(self, fields: dict[str, Any]) -> bool:
        act, minion = self.open, fields["minion"]
        if act is None or act.blocker != minion:
            self.claim(False, "the end of an attempt that nobody made")
            return False
        intercept = self._intercept(act, minion)
        self.by_book(
            fields["stealth"] == act.stealth, f"the stealth is {act.stealth}", STEALTH, (act.actor,), told=True
        )
        right = fields["intercept"] == intercept
        self.by_book(right, f"the intercept is {intercept}", "intercept", of=(minion,), told=True)
        act.blocker = NOBODY
        able = fields["intercept"] >= fields["stealth"]  # these numbers were judged before
        free = minion not in self.table.locked or minion in self.awake  # he may have locked for an effect meanwhile
        return able and free and minion not in act.baffled and self.table.zone.get(minion) == "ready"

    def on_blocked(self, fields: dict[str, Any]) -> None:
        pair = (self.open.actor, fields["minion"]) if self.open is not None else (fields["minion"],)
        self.by_book(self._compare(fields), "a block that had to fail", BLOCKING, of=pair)
        if self.open is not None:
            self.open.blocked_by = fields["minion"]
            self.open.met = False

    def on_block_failed(self, fields: dict[str, Any]) -> None:
        pair = (self.open.actor, fields["minion"]) if self.open is not None else (fields["minion"],)
        self.by_book(not self._compare(fields), "a block that had to succeed", BLOCKING, of=pair)

    def on_slave_fights(self, fields: dict[str, Any]) -> None:
        self.slave = fields["card"]

    def on_combat(self, fields: dict[str, Any]) -> None:
        act = self.open
        if act is not None:
            act.fought = True
        if act is not None and act.blocked_by >= 0:
            due = fields["opposing"] == act.blocked_by
            said = "the combat of a block is with the blocker"
            mine = fields["acting"] in (act.actor, self.slave)
            his = "the combat of a block is the acting minion's"
            if act.met and not act.followed:
                self.by_book(due, said, ENTERS_COMBAT)
                self.by_book(mine, his, ENTERS_COMBAT)
            elif not act.met:
                self.claim(due, said)
                self.claim(mine, his)
            act.met, act.followed = True, False
            locked = act.blocked_by in self.table.locked
            about = r"(not|n't|without|instead of) (be )?lock|unlock"
            self.by_book(locked, "a blocker who is not locked by his block", about, of=(act.blocked_by,))
        self.slave = NOBODY

    # -- resolving ----------------------------------------------------------------------------------------------

    def on_action_ended(self, fields: dict[str, Any]) -> None:
        if self.open is not None:
            self.open.ended = True

    def on_pool(self, fields: dict[str, Any]) -> None:
        if self.open is not None and fields["seat"] == self.open.seat and fields["change"] < 0:
            self.open.pool_paid.append(-fields["change"])

    def on_blood(self, fields: dict[str, Any]) -> None:
        act = self.open
        if act is None:
            return
        if fields["change"] < 0:
            act.blood_paid.append((fields["card"], -fields["change"]))
            early = act.blocked_by >= 0 and not act.fought and fields["card"] == act.actor and not act.answering
            about = r"\b(burn|steal|los|pay|cost|mov|remov)\w*\b.*(blood|life|counter)|damage|cost"
            pair = (act.actor, act.blocked_by)
            if early:
                self.by_book(False, "the actor pays for an action that was blocked", about, of=pair)
        elif act.gift:
            act.gift = False
        elif act.kind == "hunt" and fields["card"] == act.actor and act.card < 0 and not act.hunted:
            act.hunted = True
            room = self.table.capacity(act.actor) - self.table.blood.get(act.actor, 0)
            due = min(1 + self.table.known(act.actor).hunt + self.table.from_cards(act.actor, cards.HUNT), room)
            about = rf"hunt|{CAPACITY}"
            self.by_book(
                fields["change"] == due, f"a hunt brings {due} blood, if there is room", about, of=(act.actor,)
            )

    def on_bleeds(self, fields: dict[str, Any]) -> None:
        act = self.open
        if act is None or act.kind != "bleed" or act.bled:
            self.claim(False, "a bleed without an action")
            return
        act.bled = True
        left = self.table.pool[fields["seat"]]
        more = sum(n for n, most in act.if_poor.values() if left <= most)
        due = max(0, self.table.bleed(act.actor) + act.bleed + more)
        self.claim(fields["minion"] == act.actor, "a bleed by one who does not act")
        self.by_book(fields["amount"] == due, f"the bleed is {due}", BLEEDS, of=(act.actor,))
        self.claim([fields["seat"]] == act.victims, f"the bleed is directed at {act.victims}")

    def _is_paid(self, act: Open) -> None:
        blood, pool = max(0, act.blood - act.saved[0]), max(0, act.pool - act.saved[1])
        if pool:
            said = f"the action costs {pool} pool, paid were {act.pool_paid}"
            self.by_book(pool in act.pool_paid, said, COSTS, of=(act.actor,))
        if act.kind == "rescue":
            paid = sum(n for card, n in act.blood_paid if card in (act.actor, act.target))
            said = f"a rescue costs {RESCUE_COST} blood, paid were {paid}"
            self.by_book(paid >= RESCUE_COST, said, r"rescu(e|ing)", of=(act.actor, act.target))
        elif blood:
            said = f"the action costs {blood} blood, paid were {act.blood_paid}"
            self.by_book((act.actor, blood) in act.blood_paid, said, COSTS, of=(act.actor,))

    def on_cheaper(self, fields: dict[str, Any]) -> None:
        if self.open is not None and fields["card"] == self.open.card:
            blood, pool = self.open.saved
            self.open.saved = (blood + fields["blood"], pool + fields["pool"])

    def on_action_over(self, fields: dict[str, Any]) -> None:
        act, self.open = self.open, None
        self.awake.clear()
        if act is None:
            return  # the card was cancelled before the action was announced
        outcome = fields["outcome"]
        self.claim(fields["minion"] == act.actor, "the end of another's action")
        if outcome == SUCCESS:
            left = [seat for seat in self.entitled(act) if seat not in act.declined]
            fell = len(self.table.out) > 0
            about = rf"(cannot|can't|may not|no one)\b.*block|unblock|redirect|target of|new target|{NOW_DIRECTED}"
            self.by_book(not left or fell, f"seats {left} were not asked whether they block", about, of=(act.actor,))
            stopped = act.blocked_by >= 0 or act.ended
            about = r"(even if|as if|as though|despite|instead|continue|treat).*(block|success)|not blocked|unblock"
            self.by_book(not stopped, "a success of what was blocked or ended", about, of=(act.actor, act.blocked_by))
            self._is_paid(act)
            self.claim(act.bled or act.kind != "bleed" or fell, "a successful bleed that did not bleed")
        else:
            self.claim(not act.bled, "a bleed that failed and bled")
        if outcome == BLOCKED:
            self.claim(act.blocked_by >= 0, "blocked by nobody")
        if outcome == ENDED:
            self.claim(act.ended, "ended by nothing")
        if outcome in (CANCELLED, ENDED):  # an action that did not resolve may be repeated
            name = self.table.known(act.card).name
            self.done -= {(act.actor, act.kind), (act.actor, f"card {name}")}

"""A table on which any official card can be played: a minion who meets what it requires, and something for each aim.

Seat a acts, seat b is her prey, seat c stands by. A *scene* says who holds the card and what goes on; `walk` plays it
and stops wherever the card is offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from praxis.kernel.decision import Option, key
from praxis.vtes.catalogue.printed import CardFace, Requirement, TextLine
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.editions import EDITIONS
from praxis.vtes.effects import who_plays
from praxis.vtes.positions.scenario import Item, SeatOf, Table, position, seat

ACTOR: Final = "Mira"
REACTOR: Final = "Oskar"
_ALLIES: Final = frozenset({"mage", "ghoul", "mortal"})
_SECTS: Final = ("Camarilla", "Sabbat", "Anarch", "Independent")


# -- who can play it ---------------------------------------------------------------------------------------------------


def words_for(face: CardFace, line: TextLine, edition: str) -> str:
    """What a minion has to be who plays the card as this line says: Disciplines, clan, sect, title, traits."""
    words: list[str] = []
    required = face.requirement
    codes = line.disciplines[:1] if line.either else line.disciplines
    if not codes and required.disciplines:
        codes = tuple(code.upper() for code in required.disciplines)
    words += ["trait:flight" if code == "FLIGHT" else code for code in codes]
    words += [f"clan:{clan.replace(' ', '-')}" for clan in face.clans[:1]]
    words += [f"trait:path-of-{path.replace(' ', '-')}" for path in required.paths[:1]]
    for asked in (required, line.requirement):
        words += _standing(asked, edition)
    return " ".join(dict.fromkeys(words))


def _standing(asked: Requirement, edition: str) -> list[str]:
    book = EDITIONS[edition]
    words: list[str] = []
    titles = [title for title in asked.titles if title in book.titles]
    if "city title" in asked.traits:
        titles.append("prince")
    if asked.titled and not titles:
        titles = [next((t for t, sect in book.titles.items() if sect in asked.sects), "prince")]
    if titles:
        words.append(f"title:{titles[0].replace(' ', '-')}")
    if asked.sects and not titles:
        words.append(f"sect:{next((s for s in asked.sects if s in _SECTS or s in book.sects), asked.sects[0])}")
    if not asked.sects and not titles and {"camarilla", "anarch"} & {word.lower() for word in asked.lacks}:
        words.append("sect:Independent")
    words += [
        f"trait:{t.replace(' ', '-')}" for t in asked.traits if t in ("black hand", "seraph", "infernal", "flight")
    ]
    return words


def minion(name: str, face: CardFace, line: TextLine, edition: str, blood: int = 6) -> str:
    """The line of a minion who can play the card: a vampire, or an ally if only such can."""
    asked = [face.requirement, line.requirement]
    creatures = {creature for each in asked for creature in each.creatures}
    words = words_for(face, line, edition)
    least = max(each.min_capacity for each in asked)
    most = min((each.max_capacity for each in asked if each.max_capacity), default=10)
    if creatures and not creatures & {"vampire", "minion"} and creatures & _ALLIES:
        kind = next(iter(creatures & _ALLIES))
        return f"{name} ally 3 trait:{kind} {words}".strip()
    capacity = max(least, min(8, most))
    return f"{name} {min(blood, capacity)}/{capacity} {words}".strip()


# -- scenes ------------------------------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """Who holds the card, what is done, and whether the other side blocks."""

    name: str
    phase: str = "minion"
    holder: str = "a"
    does: str = ""
    """The action of the actor; nothing if the card is one."""
    blocks: bool = False
    blocker: str = "Oskar"
    presses: bool = False
    """The other one presses, so that there is a second round."""
    far: bool = False
    """The combat is at long range."""
    locked: bool = False
    """The minion of the holder is locked."""
    stealthy: bool = False
    """The action of another has stealth."""
    alert: bool = False
    """The other one who blocks has intercept."""
    torpid: bool = False
    """The minion of the holder is in torpor."""


MASTER: Final = (Scene("master", "master"),)
ACTION: Final = (Scene("acts"), Scene("acts in torpor", torpid=True))
EVENT: Final = (Scene("event", "discard"),)
MODIFIER: Final = (
    Scene("bleeds", does="bleed Mira"),
    Scene("bleeds, blocked", does="bleed Mira", blocks=True),
    Scene("hunts", does="hunt Mira"),
    Scene("hunts, blocked", does="hunt Mira", blocks=True, alert=True),
    Scene("equips, blocked", does="play Leather Jacket Mira", blocks=True, alert=True),
    Scene("calls", does="play Kine Resources Contested Mira"),
    Scene("rushes", does="play Bum's Rush Mira"),
)
REACTION: Final = (
    Scene("is bled", holder="b", does="bleed Mira"),
    Scene("is bled, locked", holder="b", does="bleed Mira", locked=True),
    Scene("blocks", holder="b", does="bleed Mira", blocks=True),
    Scene("blocks a stealthy bleed", holder="b", does="bleed Mira", blocks=True, stealthy=True),
    Scene("sees a hunt", holder="b", does="hunt Mira"),
    Scene("blocks a hunt", holder="b", does="hunt Mira", blocks=True),
    Scene("sees a hunt, locked", holder="b", does="hunt Mira", locked=True),
    Scene("votes", holder="b", does="play Kine Resources Contested Mira"),
    Scene("votes, locked", holder="b", does="play Kine Resources Contested Mira", locked=True),
    Scene("is rushed", holder="b", does="play Bum's Rush Mira"),
)
COMBAT: Final = (
    Scene("fights", does="bleed Mira", blocks=True),
    Scene("fights afar", does="bleed Mira", blocks=True, far=True),
    Scene("fights as blocker", holder="b", does="bleed Mira", blocks=True),
    Scene("fights as blocker afar", holder="b", does="bleed Mira", blocks=True, far=True),
    Scene("fights in a rush", does="play Bum's Rush Mira"),
    Scene("fights an ally", does="bleed Mira", blocks=True, blocker="Thug"),
    Scene("fights on", does="bleed Mira", blocks=True, presses=True),
)
OUT_OF_TURN: Final = (*REACTION, Scene("another's master phase", "master", holder="b"))
_OF_TYPE: Final = {
    "Master": MASTER,
    "Action": ACTION,
    "Political Action": ACTION,
    "Ally": ACTION,
    "Equipment": ACTION,
    "Retainer": ACTION,
    "Power": ACTION,
    "Event": EVENT,
    "Action Modifier": MODIFIER,
    "Reaction": REACTION,
    "Combat": COMBAT,
}


def scenes_of(face: CardFace, line: TextLine) -> tuple[Scene, ...]:
    """The scenes in which a card of its types, used as this line says, could be played."""
    found: list[Scene] = []
    for kind in line.types or face.types:
        found += OUT_OF_TURN if face.has("out-of-turn") else _OF_TYPE.get(kind, ())
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class Laid:
    """What lies on the table besides the usual: all of it on the holder's side."""

    copies: int = 1
    """Copies of the card in her hand."""
    hand: tuple[str, ...] = ()
    hand_size: int = 7
    library: int = 10
    who: str = ""
    """The minion who plays it, if it is not to be one who meets all that is required."""
    blood: int = 6
    on: tuple[str, ...] = ()
    """Cards on that minion."""
    ready: tuple[Item, ...] = ()
    """More minions of hers."""
    kin: str = ""
    """What her younger ones are besides."""
    play: tuple[str, ...] = ()
    """Cards of hers in play."""
    edge: bool = False
    third: tuple[str, ...] = ()
    """Cards of seat c in play."""
    theirs: tuple[str, ...] = ()
    """Cards of seat b in play, if a holds the card."""
    foes: tuple[str, ...] = ("Blank Page",)
    """Cards in the hand of the other one, of a and b."""
    attached: tuple[tuple[str, str], ...] = ()
    """Minions of the usual ones, by name, with a card on each."""


USUAL: Final = Laid()
_GUNNER: Final = ("Gunner 3/4", [".44 Magnum"])
NEEDS: Final[dict[str, dict[str, Any]]] = {
    "Concealed Weapon": {"hand": (".44 Magnum",)},
    "Contraband": {"hand": (".44 Magnum",)},
    "Consecration Rites": {"play": ("Academic Hunting Ground",)},
    "Defender of the Haven": {"ready": ("Stone 3/5 clan:Gargoyle slave-of:Tremere",)},
    "Founders of the Ebony Kingdom": {"kin": "sect:Laibon"},
    "Liberty Club Intrigue": {"ready": ("Rebel 3/4 anarch",)},
    "New Management": {"theirs": ("The Rack",)},
    "Rayzeel's Song": {"ready": ("War Ghoul life:1",)},
    "Shadow Sentinel": {"ready": ("Puppeteer locked",)},
    "Their Master's Voice": {"ready": ("Stone 3/5 clan:Gargoyle slave-of:Tremere locked",)},
    "Capitalist": {"kin": "sect:Sabbat"},
    "Dominion": {"kin": "sect:Sabbat trait:black-hand"},
    "Guru": {"kin": "sect:Sabbat"},
    "Remover": {"kin": "sect:Sabbat trait:black-hand"},
    "Saulot's Guiding Wisdom": {"kin": "sect:Independent"},
    "Sense Vibrations": {"kin": "sect:Laibon aus"},
    "Shakar": {"kin": "sect:Sabbat trait:black-hand"},
    "Sociopath": {"kin": "sect:Sabbat"},
    "Leverage": {"edge": True},
    "Pack Alpha": {"hand": ("Raven Spy",)},
    "Stealth Ritus": {"ready": ("Sasha 3/4 sect:Sabbat",)},
    "Suppressing Fire": {"ready": (_GUNNER,)},
}
"""What single cards need on the table besides."""


class Stage:
    """A scene with a card in somebody's hand, being played."""

    def __init__(self, face: CardFace, line: TextLine, edition: str, scene: Scene, laid: Laid = USUAL) -> None:
        self.face, self.line, self.edition, self.scene = face, line, edition, scene
        self.laid = laid = replace(laid, **NEEDS[face.name]) if face.name in NEEDS else laid
        self.name = ACTOR if scene.holder == "a" else REACTOR
        third = seat(
            pool=25, ready=["Vera 2/4"], hand=["Blank Page"], play=[*_gehenna(face), *laid.third], library=5, crypt=3
        )
        self.t: Table = position(
            self._dressed(self._first()), self._dressed(self._second()), third, phase=scene.phase, edition=edition
        )
        self.holder = "ab".index(scene.holder)
        printed = official(face.id).name
        names = [printed if n == 0 else f"{printed}#{n + 1}" for n in range(laid.copies)]
        self.copies = [self.t[name] for name in names]
        self.begun = False

    @property
    def card(self) -> int:
        return self.copies[0]

    @property
    def minion(self) -> int:
        return self.t[self.name]

    def _mine(self) -> Item:
        laid, scene = self.laid, self.scene
        words = laid.who or minion(self.name, self.face, self.line, self.edition, laid.blood)
        return (f"{words} locked" if scene.locked else words, list(laid.on))

    def _hand(self) -> list[str]:
        """Her hand, with so many cards of no interest that it is full: what is played is replaced at once."""
        held = [*[self.face.unique_name] * self.laid.copies, *self.laid.hand]
        lent = 1 if self.scene.holder == "a" and self.scene.does.startswith("play ") else 0
        return [*held, *["Blank Page"] * (self.laid.hand_size - lent - len(held))]

    def _foes(self) -> list[str]:
        return [*self.laid.foes, *(["Boxed In"] if self.scene.presses else [])]

    def _kinship(self) -> str:
        """Clan, sect, Disciplines and traits of the minion who plays it, without the title."""
        words = words_for(self.face, self.line, self.edition).split()
        titles = {str(t).replace("title:", "").replace("-", " ") for t in words if t.startswith("title:")}
        sects = {EDITIONS[self.edition].titles.get(title, "") for title in titles} - {""}
        return " ".join(
            [*(w for w in words if not w.startswith("title:")), *(f"sect:{sect}" for sect in sects), self.laid.kin]
        ).strip()

    def _kin(self) -> list[Item]:
        """Younger ones of hers that are like the minion who plays it."""
        kin = self._kinship()
        return [f"Kin 2/4 {kin}".strip(), f"Idle 2/4 {kin} locked", *self.laid.ready]

    def _first(self) -> SeatOf:
        mine, laid = self.scene.holder == "a", self.laid
        gun = [".44 Magnum"] if self.scene.far else []
        hand = self._hand() if mine else self._foes()
        stealth = " stealth:1" if self.scene.stealthy else ""
        votes = " votes:2" if self.scene.does.startswith("play Kine") else ""
        mira: Item = self._mine() if mine else (f"Mira 5/6 bleed:4{stealth}{votes}", gun)
        torpid = mine and self.scene.torpid
        if self.scene.does.startswith("play "):
            hand.append(self.scene.does.removeprefix("play ").removesuffix(" Mira"))
        return seat(
            edge=laid.edge and mine,
            ready=[*([] if torpid else [mira]), "Ines 5/5 votes:1", *(self._kin() if mine else ())],
            hand=hand,
            library=laid.library,
            uncontrolled=["Nobody 0/9", f"Younger 1/4 {self._kinship()}".strip()],
            crypt=3,
            torpor=["Asleep 1/4", *([mira] if torpid else [])],
            ash_heap=["Raven Spy", "Arcanum Investigator", ".44 Magnum", "Govern the Unaligned", *["Blank Page"] * 5],
            play=list(laid.play) if mine else [],
        )

    def _second(self) -> SeatOf:
        mine, laid = self.scene.holder == "b", self.laid
        gun = [".44 Magnum"] if self.scene.far else []
        others: list[Item] = [("Bruno 3/4 title:primogen", ["Flak Jacket"]), "Thug ally 3", "Dull 2/3 locked"]
        alert = " intercept:1" if self.scene.alert else ""
        return seat(
            edge=laid.edge and mine,
            ready=[self._mine() if mine else (f"Oskar 4/5{alert}", gun), *others, *(self._kin() if mine else ())],
            hand=self._hand() if mine else self._foes(),
            library=laid.library,
            torpor=["Gone 1/4"],
            ash_heap=["Blank Page"] * 13,
            uncontrolled=["Nobody 1/9"],
            crypt=3,
            play=["Zoo Hunting Ground", *(laid.play if mine else laid.theirs)],
        )

    def _dressed(self, of: SeatOf) -> SeatOf:
        """The seat with what is attached to its minions."""
        if self.laid.attached:
            regions = {where: [self._with(item) for item in items] for where, items in of.regions.items()}
            return SeatOf(of.pool, of.edge, regions)
        return of

    def _with(self, item: Item) -> Item:
        words, on = (item[0], list(item[1])) if isinstance(item, tuple) else (item, [])
        more = [card for name, card in self.laid.attached if isinstance(words, str) and words.split(" ")[0] == name]
        return (words, [*on, *more]) if more else item

    # -- walking through it -------------------------------------------------------------------------------------------

    def offers(self) -> list[Option]:
        """The ways in which the card is offered to its holder now."""
        decision = self.t.game.decision
        if decision is None or decision.seat != self.holder:
            return []
        return [option for option in decision.options if option[0] == "play" and option[1] in self.copies]

    def moments(self, most: int = 150) -> Iterator[list[Option]]:
        """Play the scene to its end, and stop wherever the card is offered. What the caller answers there counts."""
        for _ in range(most):
            if self.t.game.decision is None or (self.begun and self.t.asks in self.t.quiet):
                return
            if self.scene.does and self.t.asks in self.t.quiet and not self.t.offers(self.scene.does):
                return  # that minion cannot act so
            if found := self.offers():
                before = len(self.t.given)
                yield found
                if len(self.t.given) != before:
                    continue
            self.goes_by()

    def goes_by(self) -> None:
        """Give one answer as the scene has it: the action is announced, the block attempted; else all pass."""
        t = self.t
        answer = self._intended()
        self.begun = self.begun or not self.scene.does or answer == t.option(self.scene.does)
        t.answer(answer or ("pass" if "pass" in t.options() else t.options()[0]))

    def _intended(self) -> str:
        t, scene = self.t, self.scene
        if not self.begun and t.asks == "minion" and scene.does:
            return t.option(scene.does)
        if scene.blocks and t.offers(f"block {scene.blocker}") and not t.happened("block-attempt"):
            return t.option(f"block {scene.blocker}")
        if scene.presses and t.asks == "press" and t.decides != self.holder and t.options("play"):
            return t.options("play")[0]
        if t.asks == "target" and scene.does and t.offers("target Oskar"):
            return t.option("target Oskar")
        if scene.far and t.asks == "maneuver" and t.decides != self.holder and t.options("use"):
            return t.options("use")[0]
        if t.asks == "polling" and t.decides == 0:
            return next((option for option in t.options() if option.endswith(" for")), "")
        return ""

    def plays(self, option: Option, prefers: str = "") -> None:
        """Play the card, and answer what it asks with the first that is offered, or with what is preferred, until the
        next opportunity."""
        t = self.t
        t.answer(key(option))
        self.begun = True
        while t.game.decision is not None and t.asks in CHOICES:
            aims = [aim for aim in (prefers, "target Oskar" if self.holder == 0 else "target Mira") if aim]
            wanted = next((t.option(aim) for aim in aims if t.offers(aim)), "")
            t.answer(wanted or ("yes" if "yes" in t.options() else t.options()[0]))

    def blockers(self, most: int = 150) -> set[str]:
        """Let the action go on, and say which minions were offered to attempt to block it from now on."""
        t, found = self.t, set[int]()
        for _ in range(most):
            if t.game.decision is None or t.asks in t.quiet or t.happened("action-over"):
                break
            found |= {int(option[1]) for option in t.game.decision.options if option[0] == "block"}
            self.goes_by()
        return {t.naming.name(minion) for minion in found}

    def ends(self, most: int = 150) -> None:
        """Let everything else go by, until the next step of a turn."""
        for _ in range(most):
            if self.t.game.decision is None or self.t.asks in self.t.quiet:
                return
            self.goes_by()
        raise AssertionError(f"{self.face.name}: never quiet in '{self.scene.name}', {self.t.asks}")


CHOICES: Final = frozenset(
    {"target", "amount", "pick", "way", "may", "terms", "at", "search", "discard-cost", "unless"}
)
"""What playing a card may ask."""


def _gehenna(face: CardFace) -> list[str]:
    return ["Anthelios, The Red Star", "Becoming of Ennoia", "Blood Weakens"][: face.requirement.gehenna]


def modes_of(face: CardFace, line: TextLine) -> set[int]:
    """The ways to play the card that a line of its text is about: all of them, if it has no marks."""
    modes = official(face.id).definition.modes
    if line in face.modes and len(face.modes) == len(modes):
        return {face.modes.index(line)}
    found = {n for n, mode in enumerate(modes) if not line.types or _type_of(mode.by) in (*line.types, "")}
    if not line.disciplines:
        return found
    wanted = set(line.disciplines) - {"FLIGHT"}
    one = line.either or not wanted
    return {n for n in found if set(modes[n].disciplines) == wanted or (one and set(modes[n].disciplines) <= wanted)}


def _type_of(by: int) -> str:
    """The type of card that somebody plays in such a way; empty if it can be several."""
    if by in who_plays.MODIFYING:
        return "Action Modifier"
    if by in who_plays.REACTING:
        return "Reaction"
    return "Combat" if by == who_plays.BY_COMBATANT else ""


def in_combat(face: CardFace, edition: str) -> Table:
    """A crypt card or ally of seat a, or Mira with the equipment, is blocked by Oskar: the combat begins."""
    clan = f" clan:{face.clans[0].replace(' ', '-')}" if face.clans and not face.crypt else ""
    mine: Item = (f"Mira 6/8{clan}", [face.unique_name]) if "Equipment" in face.types else face.unique_name
    t = position(seat(ready=[mine]), seat(ready=["Oskar 6/8"]), seat(ready=["Vera 2/4"]), edition=edition)
    t.answer(f"bleed {t.g.ready(0)[0]}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    return t

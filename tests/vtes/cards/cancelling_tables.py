"""Cards that are cancelled as they are played: positions that tests share."""

from __future__ import annotations

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions.language import (
    AS_PLAYED,
    BEFORE_RANGE,
    BLEED,
    LIBRARY_CARD,
    MASTER,
    ME,
    OPPOSING,
    OTHERS,
    READY,
    STRENGTH,
    STRIKES,
    VAMPIRE,
    a,
    ability,
    action,
    bleed,
    cancel,
    combat,
    definition,
    discarding,
    fight,
    gain,
    mod,
    modifier,
    out_of_turn,
    permanent,
    political,
    requires,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import reaches, until
from tests.vtes.cards.imbued_tables import IMBUED
from tests.vtes.cards.tables import bystander, path_for

BLEEDS_BY_DISCIPLINE = {
    code: made_up("Errand", faces.ACTION, blood=1, definition=definition(action(code, bleed(1))))
    for code in ("pre", "obf")
}
FIT = made_up(
    "Fit", faces.ACTION, traits=("frenzy",), definition=definition(action("ani", fight(a(VAMPIRE, READY, OTHERS))))
)
Against = tuple[str, list[Item], list[Item], list[Item], str]
AGAINST_ACTIONS: dict[str, Against] = {
    # what the action card requires; minions, cards in play and hand of who cancels it; the answer
    "Dark Influences": ("pre", ["Oskar 4/8 locked"], [], ["Dark Influences"], "play Dark Influences"),
    "Direct Intervention": ("pre", ["Oskar 4/8"], [], ["Direct Intervention"], "play Direct Intervention"),
    "Denial of Aphrodite's Favor": (
        "pre",
        ["Oskar 4/8 dom for"],
        [],
        ["Denial of Aphrodite's Favor"],
        "play Denial of Aphrodite's Favor Oskar 0",
    ),
    "Determine": ("pre", [IMBUED], [], ["Determine"], "play Determine Oskar 1"),
    "Esprit de Corps": ("pre", ["Oskar 4/8"], ["Esprit de Corps"], [], "use Esprit de Corps"),
    "Scry the Hearthstone": (
        "obf",
        ["Oskar 4/8 VIS"],
        [],
        ["Scry the Hearthstone"],
        "play Scry the Hearthstone Oskar 2",
    ),
    "Touch of Clarity": ("pre", ["Oskar 4/8 DEM"], [], ["Touch of Clarity"], "play Touch of Clarity Oskar 3"),
    "Meditative Grove": ("ani", ["Oskar 4/8 clan:Salubri"], ["Meditative Grove"], [], "use Meditative Grove"),
    "Khalu": ("pre", ["Khalu"], [], [], "use Khalu"),
    "Louhi": ("pre", ["Louhi"], [], [], "use Louhi"),
}


def with_canceller(card: str, *hand: Item) -> tuple[Table, str]:
    """Mira has an action card that seat b can cancel, or these cards; the answer that cancels."""
    code, ready, in_play, his, cancels = AGAINST_ACTIONS[card]
    mine = (
        list(hand) or [FIT, FIT]
        if code == "ani"
        else list(hand) or [BLEEDS_BY_DISCIPLINE[code], BLEEDS_BY_DISCIPLINE[code]]
    )
    t = position(
        seat(ready=[f"Mira 4/5 {code}", "Ines 2/4"], hand=[*mine, *["Blank Page"] * (7 - len(mine))], library=9),
        seat(ready=ready, play=[*in_play, "The Barrens", "Dreams of the Sphinx"], hand=[*his, "Blank Page"]),
        bystander(),
        options={"legacy": True},
    )
    if card == "Esprit de Corps":
        t.g.versions[t[card]] = 1  # played at superior
    until(t, "hunt Ines")
    return t, cancels


def plays_it_out(t: Table, name: str) -> None:
    t.does(f"play {name} Mira 0", by="a")
    while t.asks == "target":
        t.answer(t.options()[0])


def is_all_there_is(t: Table, by: str, cancels: str, plays_it: str) -> None:
    assert (t.who(), t.asks, t.measure(f"{plays_it}.hand")) == (by, "as-played", 6)
    assert t.offers(cancels)
    assert not t.offers("use The Barrens")
    assert not t.offers("use Dreams of the Sphinx")
    t.does(cancels, by=by)
    assert t.told("cancelled")
    assert t.measure(f"{plays_it}.hand") == 7


BLANKS = ["Blank Page"] * 6
FRENZY, GRAPPLE = "frenzy", "grapple"
IN_COMBAT = [
    # what cancels, words of Mira, how, what it cancels
    ("Bollix", "pre sect:Anarch", "play Bollix Mira 2", FRENZY),
    ("Charismatic Aura", "aus pre", "play Charismatic Aura Mira 0", GRAPPLE),
    ("Devil-Channel: Hands", "abo", "play Devil-Channel: Hands Mira 0", FRENZY),
    ("Devil-Channel: Throat", "abo", "play Devil-Channel: Throat Mira 0", FRENZY),
    ("Disengage", "", "play Disengage Mira 1", GRAPPLE),
    ("Fae Contortion", "myt", "play Fae Contortion Mira 0", GRAPPLE),
    ("Invoking the Beast", "abo", "play Invoking the Beast Mira 0", FRENZY),
    ("Whistling Up the Beast", "abo", "play Whistling Up the Beast Mira 0", FRENZY),
    ("Meditative Grove", "clan:Salubri", "use Meditative Grove", FRENZY),
    ("Khalu", "", "use Khalu", ""),
]


def wild(what: str) -> Face:
    """A combat card with an additional strike, which is replaced after the combat."""
    code, traits = (what, ()) if what == "aus" else ("", (what,) if what else ())
    way = combat(code, mod(STRIKES, 1, ME), mod(STRENGTH, -1, OPPOSING), when=BEFORE_RANGE)
    return made_up("Wild", faces.COMBAT, traits=traits, definition=definition(way, not_replaced="combat"))


def plays_in_combat(card: str, words: str, what: str) -> Table:
    """Oskar has blocked the bleed and has just played the card that can be cancelled."""
    mira: Item = "Khalu" if card == "Khalu" else f"Mira 6/8 {words}".strip()
    in_play = ["The Barrens", *([card] if card == "Meditative Grove" else [])]
    in_hand = [card] if card not in ("Meditative Grove", "Khalu") else []
    t = position(
        seat(ready=[mira], play=in_play, hand=[*BLANKS, *in_hand]),
        seat(ready=["Oskar 6/7 cel aus"], hand=[wild(what), "Blur", *BLANKS[1:]], library=9),
        bystander(),
    )
    t.does(f"bleed {'Khalu' if card == 'Khalu' else 'Mira'}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("play Wild Oskar 0")
    t.does("play Wild Oskar 0", by="b")
    return t


def raises_the_bleed(card: str, words: str, code: str) -> Table:
    """Mira has just played a modifier that raises her bleed, and is replaced after the action."""
    way = modifier(code, mod(BLEED, 1), limited=True)
    raised = made_up("Raised", faces.MODIFIER, definition=definition(way, not_replaced="action"))
    other = made_up("Other", faces.MODIFIER, definition=definition(modifier("", mod(BLEED, 1), limited=True)))
    t = position(
        seat(ready=[f"Mira 4/8 {code}"], hand=[raised, other, *BLANKS[1:]], library=9),
        seat(ready=[f"Oskar 6/7 {words}"], hand=[card]),
        bystander(),
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Raised Mira 0")
    t.does("play Raised Mira 0", by="a")
    return t


ACTIONS = {
    "action": made_up("Errand", faces.ACTION, definition=definition(action("pre", gain(1)), not_replaced="action")),
    "equip": made_up("Gear", faces.EQUIPMENT, definition=definition(permanent("pre"), not_replaced="action")),
    "employ": made_up("Aid", faces.RETAINER, life=1, definition=definition(permanent("pre"), not_replaced="action")),
    "recruit": made_up("Friend", faces.ALLY, life=1, definition=definition(permanent("pre"), not_replaced="action")),
    "call": made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1), disciplines="pre"))),
}


def full(hand: list[str]) -> list[str]:
    return hand + ["Blank Page"] * (7 - len(hand))


def bleeding(
    mine: list[str], words: str, his: list[str], oskar: str, edition: str, deed: str = "bleed", mira: str = "6/8"
) -> Table:
    """Mira bleeds. Both have a library to replace their cards, and The Slaughterhouse, to be used at any time."""
    t = position(
        seat(ready=[f"Mira {mira} {words}".strip()], hand=full(mine), library=12, play=["The Slaughterhouse"]),
        seat(ready=[f"Oskar 5/6 {oskar}".strip()], hand=full(his), library=12, play=["The Slaughterhouse"]),
        bystander(),
        edition=edition,
    )
    reaches(t, f"{deed} Mira")
    t.does(f"{deed} Mira")
    return t


def comes_to_blows(t: Table) -> None:
    reaches(t, "block Oskar")
    t.does("block Oskar", by="b")


def is_the_only_answer(t: Table, card: str, mode: int, seat: str, minion: str, hand: int) -> None:
    """In the window in which a card is being played, nothing but this and the card of another can be used."""
    assert (t.asks, t.who()) == ("as-played", seat)
    assert t.ever_offered("use The Slaughterhouse")  # before
    assert not t.offers("use The Slaughterhouse")
    assert t.offers(f"play {card} {minion} {mode}")
    other = "a" if seat == "b" else "b"
    assert t.measure(f"{other}.hand") == hand - 1  # it is not replaced yet


def foiled(card: str, words: str, mode: int, what: str, his: str, way: int, edition: str) -> Table:
    """Mira cancels a combat card of Oskar's, which is then replaced."""
    t = bleeding([card], words, [what], his, edition)
    comes_to_blows(t)
    reaches(t, f"play {what} Oskar {way}")
    hand = t.measure("b.hand")
    t.does(f"play {what} Oskar {way}", by="b")
    is_the_only_answer(t, card, mode, "a", "Mira", hand)
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.told("cancelled")[0]["card"] == t[what]
    assert t.measure("b.hand") == hand
    return t


def codes_of(card: str) -> list[str]:
    """The Disciplines that the card data name for it, and one that they do not."""
    return [*load().find(card).requirement.disciplines, "cor"]


def is_vetoed_for(t: Table, card: str, codes: list[str]) -> None:
    """Seat d could cancel it by these Disciplines and by no others."""
    assert (t.who(), t.asks) == ("d", "as-played")
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == codes


def index(code: str) -> Face:
    """In play: discard a card that requires this Discipline for a pool."""
    uses = ability(MASTER, gain(1), cost=discarding(requires(code)))
    return made_up(f"Index {code}", faces.MASTER, definition=definition(uses))


def veto(code: str) -> Face:
    """Cancels a card that requires this Discipline as it is played."""
    way = out_of_turn(cancel(LIBRARY_CARD, requires(code), free=True), when=AS_PLAYED)
    return made_up(f"Veto {code}", faces.MASTER, definition=definition(way))


def in_hand(card: str) -> None:
    """It counts as requiring each of its Disciplines, and no other."""
    codes = codes_of(card)
    t = position(
        seat(ready=["Mira 4/8"], hand=[card], play=[index(code) for code in codes]),
        seat(ready=["Oskar 2/4"]),
        phase="master",
    )
    assert [code for code in codes if t.offers(f"use Index {code}")] == codes[:-1]


def played(kind: str, card: str, words: str) -> Table:
    """Mira, or Oskar for a reaction, has the card; seat c could cancel it, by each of its Disciplines."""
    answers = kind == "react"
    words = f"{words} {path_for(card)}".strip()
    t = position(
        seat(ready=["Mira 6/7" if answers else f"Mira 6/8 {words}", "Ida 2/4"], hand=[] if answers else [card]),
        seat(
            ready=[f"Oskar 6/8 {words}" if answers else "Oskar 6/7", "Olga 2/4 locked"],
            hand=[card] if answers else [],
        ),
        seat(ready=["Vera 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    if kind != "act":
        t.does("bleed Mira")
    return t


def plays_by_discipline(t: Table, kind: str, card: str, who: str, mode: int) -> None:
    text = f"play {card} {who} {mode}"
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        blocks = kind == "fight" and t.offers("block Oskar")
        t.does("block Oskar" if blocks else "strike hand" if t.asks == "strike" else "pass")
    t.does(text)
    while t.asks in ("target", "amount"):
        t.answer(t.options()[0])


def counts_as_it_is_played(kind: str, card: str, words: str, mode: int) -> None:
    """Only the Disciplines in use count while it is being played."""
    t = played(kind, card, words)
    plays_by_discipline(t, kind, card, "Oskar" if kind == "react" else "Mira", mode)
    assert (t.who(), t.asks) == ("c", "as-played")
    used = [code.lower() for code in t.g.face[t[card]].definition.modes[mode].disciplines]
    assert used
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == sorted(used)
    t.does(f"play Veto {used[0]}", by="c")
    assert t.told("cancelled")[-1]["card"] == t[card]

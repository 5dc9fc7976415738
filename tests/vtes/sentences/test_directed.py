"""Sentences that direct an action at somebody: only those at whom it is directed may block it."""

from __future__ import annotations

import re

from praxis.kernel.errors import BadSetting
from praxis.vtes.catalogue.catalogue import coverage_of, load
from praxis.vtes.catalogue.printed import CardFace, TextLine
from praxis.vtes.definitions.in_edition import coverage_in
from praxis.vtes.editions import EDITIONS
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.sentences.laws import Case, law
from tests.vtes.sentences.stage import Laid, Stage

SEATS = {"Oskar": 1, "Bruno": 1, "Thug": 1, "Dull": 1, "Vera": 2}


def _directed(case: Case, prefers: str = "", laid: Laid | None = None) -> Stage:
    """Play the action, and assert that it is directed at somebody, and that only her minions may block it."""
    stage, option = case.ready(laid or Laid())
    stage.plays(option, prefers)
    told = stage.t.told("action")[-1]
    assert told["victims"], "is directed at nobody"
    asking = {SEATS.get(name, 0) for name in stage.blockers()}
    assert asking <= set(told["victims"]), f"directed at {told['victims']}, and seats {sorted(asking)} may block"
    return stage


@law("e2599d000b1c", "2cce5d21a2a0", but={"Break the Bonds": "its Disciplines make it a larger bleed"})
def test_a_bleed_by_a_card(case: Case) -> None:
    stage = _directed(case)
    assert stage.t.told("action")[-1]["action"] == "bleed", "is no bleed"
    found = stage.t.told("bleeds")[-1]["amount"]
    more = case.numbers[-1] if case.numbers else 0
    assert found == 1 + more, f"bleeds for {found}, not for {1 + more}"


def _aims(case: Case) -> set[str]:
    """The minions that can be chosen as the action is announced."""
    stage, option = case.ready()
    stage.t.answer(" ".join(map(str, option)))
    assert stage.t.asks == "target", f"no choice of a target, but '{stage.t.asks}'"
    return {stage.t.naming.name(int(key.split()[1])) for key in stage.t.options("target")}


@law("61f52766da78")
def test_a_minion_is_attacked(case: Case) -> None:
    aims = _aims(case)
    assert {"Oskar", "Bruno", "Thug", "Dull", "Vera"} == aims, f"can be aimed at {sorted(aims)}"
    stage = _directed(case)
    assert stage.t.happened("combat"), "leads to no combat"


@law("8b3cf4ec24fc")
def test_a_locked_minion_is_attacked(case: Case) -> None:
    stage = _directed(case)
    assert stage.t.told("action")[-1]["target"] == stage.t["Dull"], "is aimed at an unlocked minion"
    assert stage.t.happened("combat"), "leads to no combat"


@law("fbb2fd7734d6")
def test_it_is_put_on_a_ready_minion(case: Case) -> None:
    stage = _directed(case, "target Oskar")
    stage.ends()
    assert stage.t.measures.word(f"{stage.t.naming.name(stage.card)}.bearer") == "Oskar", "is not put on him"


@law("99be2105a454")
def test_an_ally_of_another_is_stolen(case: Case) -> None:
    stage = _directed(case)
    stage.ends()
    assert stage.t.measures.word("Thug.controller") == "a", "does not take the ally"


@law("8ecfb9735c92")
def test_an_equipment_is_burned(case: Case) -> None:
    stage = _directed(case)
    stage.ends()
    assert stage.t.measures.word("Flak Jacket.region") == "ash-heap", "does not burn the equipment"


@law("9cdbba8b61b2")
def test_a_younger_vampire_is_locked(case: Case) -> None:
    stage = _directed(case, "target Bruno")
    stage.ends()
    assert stage.t.measure("Bruno.locked") == 1, "does not lock him"


# -- every action card ------------------------------------------------------------------------------------------------

_GRANTED = re.compile(r"as an? (?:\+\d stealth )?\(D\) action[^.]*|with (?:an?|two) (?:\+\d stealth )?\(D\) actions?")
"""Of an action that the card allows once it is in play."""


def _says_directed(face: CardFace, line: TextLine) -> bool:
    """Whether the text of this way to play the card directs it; "as above" means as the way before."""
    text = _GRANTED.sub("", line.text)
    if "(D)" in text:
        return True
    at = face.lines.index(line)
    return "s above" in text and at > 0 and _says_directed(face, face.lines[at - 1])


def _action_lines() -> list[tuple[CardFace, TextLine]]:
    found = []
    for face in load():
        if coverage_of(face.id) == "full" and {"Action"} == set(face.types):
            common = " ".join(line.text for line in face.lines if not line.is_mode)
            found += [(face, line) for line in face.modes or face.lines[-1:] if "(D)" not in common or not face.modes]
    return found


_OTHERWISE = {
    "Black Hand Ritual": "one of its two ways is directed",
    "Edged Illusion": "any Methuselah can be chosen, its own player too",
    "Imperial Decree": "it lets others act so once it is in play",
}
"""Cards with the sign whose action here is directed at nobody."""


def test_an_action_with_the_sign_is_directed_and_one_without_it_only_by_its_aim() -> None:
    """An action with the sign is directed at another Methuselah or something of hers; one without it only if what was
    chosen for it is another's. [action.directed.definition]"""
    wrong = []
    for face, line in _action_lines():
        books = [edition for edition in EDITIONS if coverage_in(face, edition) == "full"]
        case = Case(face, line, line.text, (), books[face.id % len(books)] if books else "2023")
        try:
            stage = case.played()
        except (AssertionError, BadSetting):  # it is not offered on this stage
            continue
        told = stage.t.told("action")
        victims = told[-1]["victims"] if told else []
        aims = [one["target"] for one in stage.t.told("targets")] + ([told[-1]["target"]] if told else [])
        if _says_directed(face, line) and told:
            fits = bool(victims) or face.name in _OTHERWISE
        else:
            fits = not victims or bool(aims)
        if not fits:
            wrong.append(f"{face.name} {line.disciplines} ({case.edition}): directed at {victims}")
    assert not wrong, "\n".join(["", *wrong])


# -- actions of cards in play -----------------------------------------------------------------------------------------


def _in_play(case: Case) -> tuple[Table, str]:
    """Seat b has the card in play, on Bruno if it lies on somebody; Mira and an ally of seat a could act."""
    name = case.face.unique_name
    borne = re.search(r"[Pp]ut this card on ", case.face.text) is not None
    clan = f" clan:{case.face.clans[0].replace(' ', '-')}" if case.face.clans else ""
    other = seat(ready=[("Bruno 3/4", [name]) if borne else f"Bruno 3/4{clan}"], play=[] if borne else [name])
    t = position(seat(ready=["Mira 6/8", "Rolf ally 3"]), other, seat(ready=["Vera 2/4"]), edition=case.edition)
    return t, t.naming.name(next(card for card in range(len(t.g.face)) if t.g.face[card].name == case.face.name))


def _burned(case: Case, by: set[str]) -> Table:
    """Assert that such minions can burn the card, that only its controller's may block, and that it is burned."""
    t, card = _in_play(case)
    offered = [option.split() for option in t.options("use") if int(option.split()[1]) == t[card]]
    able = {t.naming.name(int(option[2])) for option in offered}
    assert able == by, f"can be burned by {sorted(able)}, not by {sorted(by)}"
    t.answer(" ".join(next(option for option in offered if int(option[2]) == t["Mira"])))
    assert t.told("action")[-1]["victims"] == [1], "is not directed at its controller"
    blocking = set[int]()
    while t.game.decision is not None and t.asks not in t.quiet:
        blocking |= {int(option[1]) for option in t.game.decision.options if option[0] == "block"}
        t.answer("pass")
    assert {t.naming.name(each) for each in blocking} == {"Bruno"}, "not just the minions of its controller may block"
    assert t.measures.word(f"{card}.region") == "ash-heap", "is not burned"
    return t


@law("ae9e220b66d7")
def test_minions_can_burn_it(case: Case) -> None:
    _burned(case, {"Mira", "Rolf"})


@law("5bfd6b64b08b")
def test_vampires_can_burn_it(case: Case) -> None:
    _burned(case, {"Mira"})


@law("57b145da1fee")
def test_any_minion_can_burn_it_and_a_vampire_takes_damage(case: Case) -> None:
    t = _burned(case, {"Mira", "Rolf"})
    assert t.measure("Mira.blood") == 6 - case.numbers[-1], "inflicts no damage on the acting vampire"


@law("8d4ff07de43e", "2a7bfe17ed68")
def test_an_ally_can_attack(case: Case) -> None:
    t = position(
        seat(ready=[case.face.unique_name, "Ines 3/4"]),
        seat(ready=["Bruno 3/4", "Thug ally 3"], torpor=["Gone 1/4"]),
        seat(ready=["Vera 2/4"]),
        edition=case.edition,
    )
    ally = next(card for card in t.g.ready(0) if t.g.face[card].name == case.face.name)
    uses = [option for option in t.options("use") if int(option.split()[1]) == ally]
    assert uses, "cannot"
    t.answer(uses[0])
    aims = {t.naming.name(int(key.split()[1])) for key in t.options("target")}
    vampires = {"Bruno", "Vera"}
    wanted = vampires if "with a vampire" in case.words else {*vampires, "Thug"}
    assert aims == wanted, f"can attack {sorted(aims)}"
    t.does("target Vera")
    assert t.told("action")[-1]["victims"] == [2], "is not directed"


@law("9b43b9afdf82", "147195b84c65")
def test_a_referendum_to_burn_it_is_directed_at_nobody(case: Case) -> None:
    """[action.political.undirected]"""
    t, card = _in_play(case)
    use = next(option for option in t.options("use") if int(option.split()[1]) == t[card])
    t.answer(use)
    told = t.told("action")[-1]
    assert (told["victims"], told["stealth"]) == ([], case.numbers[0]), f"is announced with {told}"
    blocking = set[int]()
    while t.game.decision is not None and t.asks not in t.quiet:
        blocking |= {int(option[1]) for option in t.game.decision.options if option[0] == "block"}
        t.answer("pass")
    assert {t.naming.name(each) for each in blocking} == {"Bruno", "Vera"}, "not everybody may block"

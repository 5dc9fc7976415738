"""How card tests go on: everybody passes, strikes with the hand, or gives some answers, until something is offered."""

from __future__ import annotations

from praxis.vtes.positions.scenario import Table


def until(t: Table, text: str) -> None:
    """Nobody does more than strike with the hand, until somebody can do that; of several triggers the first comes
    first."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.answer(t.options()[0]) if t.asks == "trigger" else t.does("strike hand" if t.asks == "strike" else "pass")


def to_the_end(t: Table) -> None:
    """Nobody does more than strike with the hand, until the game is quiet; the first trigger comes first."""
    while t.asks not in t.quiet:
        t.answer(t.options()[0]) if t.asks == "trigger" else t.does("strike hand" if t.asks == "strike" else "pass")


def answers(t: Table, *texts: str) -> None:
    """Each of these answers is given as soon as it is offered."""
    for text in texts:
        until(t, text)
        t.does(text)


def acts(t: Table, *answers: str) -> None:
    """Give these answers where they are offered, else pass or take the first option, until the turn goes on."""
    wanted = list(answers)
    for _ in range(80):
        if t.asks in t.quiet and not wanted:
            return
        offered = [answer for answer in wanted if t.offers(answer)]
        if offered:
            t.does(offered[0])
            wanted.remove(offered[0])
        elif t.asks in t.quiet:
            break
        elif t.offers("pass"):
            t.passes()
        elif t.offers("no"):
            t.does("no")
        else:
            t.does(t.options()[0])
    assert not wanted, f"never offered: {wanted}; the last question was '{t.asks}'"


def goes_through(t: Table, *answers: str, until: str = "") -> None:
    """Give these answers where they are offered and else pass or strike, until a question or the turn's next step."""
    wanted = list(answers)
    for _ in range(80):
        if t.asks == until or (not until and not wanted and t.asks in t.quiet):
            return
        offered = [answer for answer in wanted if t.offers(answer)]
        if offered:
            t.does(offered[0])
            wanted.remove(offered[0])
        elif t.offers("pass"):
            t.passes()
        elif t.offers("no"):
            t.does("no")
        else:
            t.does(t.options()[0])
    raise AssertionError(f"the last question was '{t.asks}'; not given: {wanted}")


def first_option(t: Table) -> str:
    """Pass, or else the first option."""
    return "pass" if "pass" in t.options() else t.options()[0]


PAGES = ["Blank Page"] * 6  # so that one card is drawn


def until_offered(t: Table, text: str) -> None:
    """Everybody passes, or takes the first option, until this is offered."""
    for _ in range(30):
        if t.offers(text):
            return
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    raise AssertionError(f"'{text}' is never offered")


def reaches(t: Table, answer: str) -> None:
    """Everybody passes, or strikes with the hand, until this is offered."""
    for _ in range(60):
        if t.offers(answer):
            return
        assert t.asks != "influence", f"never offered: {answer}"
        t.does("strike hand" if t.asks == "strike" else "pass")
    raise AssertionError(f"never offered: {answer}")


def does(t: Table, *answers: str) -> None:
    """Everybody passes until the next of these answers is offered; give it then."""
    for answer in answers:
        reaches(t, answer)
        t.does(answer)


def strikes_until_offered(t: Table, answer: str) -> None:
    while not t.offers(answer):
        t.does("strike hand" if t.asks == "strike" else "pass")


def answers_by_word(t: Table, word: str) -> None:
    """Give the first answer of this kind; pass if none is offered."""
    t.answer(next((one for one in t.options() if one.startswith(word)), t.options()[-1]))


def until_turn_of(t: Table, seat_: int, asked: str = "") -> None:
    """Pass until it is that seat's turn, and until something is asked in it."""
    for _ in range(200):
        if t.g.turn_span().seat == seat_ and (not asked or t.asks == asked):
            return
        t.goes_by("discard-down", "unlock")
    raise AssertionError(f"never came to the turn of {seat_}")

"""The language of effects in card packs: text in, nodes out.

do: lose each-rival 2 blood; gain 1 influence
do: if alliance >= 4: power +3
do: may pay 2: (power +4; deploy 1 bank)
do: may pay up-to 4: power paid*2
do: each each-rival: choose them: lose them 2 blood | lose them 1 influence
do: random: power +1 | power +3 | power +6
"""

from __future__ import annotations

import re
from typing import Final

from praxis.effects import control
from praxis.effects.amounts import Amount, Compared, amount, at_most
from praxis.effects.conditions import Condition
from praxis.effects.nodes import Effect
from praxis.kernel.errors import nearest
from praxis.kernel.lines import is_number
from praxis.vendetta.cards import Static
from praxis.vendetta.effects.control import CONTROL, Each, If, Pay, Random
from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT, Count
from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.verbs import VERBS
from praxis.vendetta.effects.whom import WHO, YOU, Whom
from praxis.vendetta.said import UP_TO, Script

_TOKEN: Final = re.compile(r"[();|:]|[^\s();|:]+")
_AMOUNT: Final = re.compile(r"([+-]?)(?:(\d+)|(?:(\d+)\+)?([a-z-]+)(?:\*(-?\d+))?(?:<=(\d+))?)\Z")
_SIGNS: Final = (">=", "<=", "=")


class BadEffect(Exception):
    """The text of an effect cannot be read; the message is one line."""


class Reader:
    """Reads the effects of one set into its script. The effects inside a sentence are numbered before the sentence
    itself."""

    def __init__(self, script: Script | None = None) -> None:
        self.script = Script() if script is None else script
        self._tokens: list[str] = []

    def effect(self, text: str) -> tuple[int, ...]:
        self._tokens = _TOKEN.findall(text)
        if not self._tokens:
            raise BadEffect("an effect is missing after the colon")
        found = self._list()
        if self._tokens:
            raise BadEffect(f"'{self._tokens[0]}' is not expected here")
        return found

    def static(self, text: str) -> Static:
        """Read a lasting effect: ``power 2 if alliance >= 4``."""
        self._tokens = _TOKEN.findall(text)
        what = self._word("a lasting effect")
        if what not in STATICS:
            raise BadEffect(f"unknown lasting effect '{what}'{nearest(what, STATICS)}")
        number = self._amount() if STATICS[what] == "N" else amount(0)
        condition = None
        if self._tokens:
            if self._tokens.pop(0) != "if":
                raise BadEffect(f"after '{what}' only a condition can follow, such as 'if alliance >= 4'")
            condition = self._condition()
        if self._tokens:
            raise BadEffect(f"'{self._tokens[0]}' is not expected here")
        return Static(what, number, condition)

    # -- sentences --------------------------------------------------------------------------------------------------

    def _list(self) -> tuple[int, ...]:
        found: list[int] = []
        while True:
            if self._tokens and self._tokens[0] == "(":
                self._tokens.pop(0)
                found += self._list()
                self._expect(")")
            else:
                found.append(self._sentence())
            if not self._tokens or self._tokens[0] != ";":
                return tuple(found)
            self._tokens.pop(0)

    def _sentence(self) -> int:
        verb = self._word("a verb")
        return self._control(verb) if verb in CONTROL else self.script.place(self._verb(verb), ())

    def _verb(self, name: str) -> Effect:
        if name not in VERBS:
            raise BadEffect(f"unknown verb '{name}'{nearest(name, [*VERBS, *CONTROL])}")
        form = VERBS[name].form
        who: Whom = YOU
        number, what = amount(0), ""
        for part in form.split():
            if part == "WHO":
                who = self._who(name)
            elif part == "N":
                number = self._amount()
            else:
                choices = part.strip("{}").split(",")
                what = self._word(f"{' or '.join(choices)} after '{name}'")
                if what not in choices:
                    raise BadEffect(f"'{name}' takes {' or '.join(choices)}, not '{what}'; its form is '{name} {form}'")
        return VERBS[name](who, number, what)

    def _control(self, name: str) -> int:
        """Read a sentence that contains others. If a player may decline it, it has an empty branch, too."""
        if name == "if":
            condition = self._condition()
            then = self._body()
            return self.script.place(If(condition, self._effects(then)), (then, ()))
        if name == "may":
            return self._may()
        if name == "each":
            whom = self._who(name)
            body = self._body()
            return self.script.place(Each(whom, self._effects(body)), (body,))
        by = self._who(name) if name == "choose" else YOU
        if by.word not in ("you", "them"):
            raise BadEffect(f"'choose' takes you or them, not '{by.word}'; use 'each {by.word}: choose them: …'")
        numbers = self._ways(name)
        ways = tuple(control.do(*self._effects(way)) for way in numbers)
        if name == "random":
            return self.script.place(Random(ways), numbers)
        return self.script.place(control.Choose(ways, by), (*numbers, ()))

    def _may(self) -> int:
        number: Amount | None = None
        up_to = False
        if self._tokens and self._tokens[0] == "pay":
            self._tokens.pop(0)
            up_to = bool(self._tokens) and self._tokens[0] == UP_TO
            if up_to:
                self._tokens.pop(0)
            number = self._amount()
        body = self._body()
        effects = self._effects(body)
        node = control.May(effects) if number is None else Pay(effects, number, up_to)
        return self.script.place(node, (body, ()))

    def _body(self) -> tuple[int, ...]:
        self._expect(":")
        return self._list()

    def _ways(self, name: str) -> tuple[tuple[int, ...], ...]:
        ways = [self._body()]
        while self._tokens and self._tokens[0] == "|":
            self._tokens.pop(0)
            ways.append(self._list())
        if len(ways) < 2:
            raise BadEffect(f"'{name}' needs at least two ways with | between them")
        return tuple(ways)

    def _effects(self, numbers: tuple[int, ...]) -> tuple[Effect, ...]:
        return tuple(self.script.effect(number) for number in numbers)

    # -- words ------------------------------------------------------------------------------------------------------

    def _word(self, wanted: str) -> str:
        if not self._tokens or self._tokens[0] in "();|:":
            found = f"'{self._tokens[0]}'" if self._tokens else "the end of the line"
            raise BadEffect(f"{wanted} is missing before {found}")
        return self._tokens.pop(0)

    def _expect(self, token: str) -> None:
        if not self._tokens or self._tokens[0] != token:
            found = f"'{self._tokens[0]}'" if self._tokens else "the end of the line"
            raise BadEffect(f"'{token}' is missing before {found}")
        self._tokens.pop(0)

    def _who(self, verb: str) -> Whom:
        word = self._word(f"who '{verb}' is about")
        if word not in WHO:
            raise BadEffect(f"unknown '{word}' after '{verb}'{nearest(word, WHO)}")
        return WHO[word]

    def _amount(self) -> Amount:
        word = self._word("a number")
        match = _AMOUNT.match(word)
        if not match:
            raise BadEffect(
                f"'{word}' is not an amount; amounts look like 2, +3, -1, alliance, alliance*2, 1+rivals<=4"
            )
        sign, plain, base, count, factor, most = match.groups()
        if plain is not None:
            return amount(-int(plain) if sign == "-" else int(plain))
        known = [*COUNTS, *OF_THE_EFFECT]
        if count not in known:
            raise BadEffect(f"cannot count '{count}'{nearest(count, known)}")
        return _counted(count, int(base or 0), int(factor or 1) * (-1 if sign == "-" else 1), int(most or 0))

    def _condition(self) -> Condition:
        count = self._word("something to count")
        if count not in COUNTS:
            raise BadEffect(f"cannot count '{count}'{nearest(count, COUNTS)}")
        sign = self._word("a comparison")
        if sign not in _SIGNS:
            raise BadEffect(f"'{sign}' is not a comparison; use {' or '.join(_SIGNS)}")
        number = self._word("a number")
        if not is_number(number):
            raise BadEffect(f"'{number}' is not a number")
        return Compared(Count(count), sign, amount(int(number)))


def _counted(count: str, base: int, times: int, most: int) -> Amount:
    """Read an amount: ``1+rivals*2<=4``. A bound of 0 means that there is none."""
    found = OF_THE_EFFECT.get(count) or Count(count)
    if times != 1:
        found = found * times
    if base:
        found = base + found
    return at_most(found, most) if most else found

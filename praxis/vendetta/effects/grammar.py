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

from praxis.kernel.errors import nearest
from praxis.kernel.lines import is_number
from praxis.vendetta.cards import Amount, Condition, Node, Static
from praxis.vendetta.effects.counts import COUNTS, OF_THE_EFFECT
from praxis.vendetta.effects.resolve import CONTROL, UP_TO, WHO
from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.verbs import VERBS

_TOKEN = re.compile(r"[();|:]|[^\s();|:]+")
_AMOUNT = re.compile(r"([+-]?)(?:(\d+)|(?:(\d+)\+)?([a-z-]+)(?:\*(-?\d+))?(?:<=(\d+))?)\Z")
_SIGNS: Final = (">=", "<=", "=")


class BadEffect(Exception):
    """The text of an effect that cannot be read; the message is one line."""


class Reader:
    """Reads the effects of one set; all nodes of the set are numbered in `nodes`."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
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
        """``power 2 if alliance >= 4``"""
        self._tokens = _TOKEN.findall(text)
        what = self._word("a lasting effect")
        if what not in STATICS:
            raise BadEffect(f"unknown lasting effect '{what}'{nearest(what, STATICS)}")
        amount = self._amount() if STATICS[what] == "N" else Amount()
        condition = None
        if self._tokens:
            if self._tokens.pop(0) != "if":
                raise BadEffect(f"after '{what}' only a condition can follow, such as 'if alliance >= 4'")
            condition = self._condition()
        if self._tokens:
            raise BadEffect(f"'{self._tokens[0]}' is not expected here")
        return Static(what, amount, condition)

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
        node = self._control(verb) if verb in CONTROL else self._verb(verb)
        self.nodes.append(node)
        return len(self.nodes) - 1

    def _verb(self, name: str) -> Node:
        if name not in VERBS:
            raise BadEffect(f"unknown verb '{name}'{nearest(name, [*VERBS, *CONTROL])}")
        form = VERBS[name].form
        who, amount, what = "", Amount(), ""
        for part in form.split():
            if part == "WHO":
                who = self._who(name)
            elif part == "N":
                amount = self._amount()
            else:
                choices = part.strip("{}").split(",")
                what = self._word(f"{' or '.join(choices)} after '{name}'")
                if what not in choices:
                    raise BadEffect(f"'{name}' takes {' or '.join(choices)}, not '{what}'; its form is '{name} {form}'")
        return Node(name, who, amount, what)

    def _control(self, name: str) -> Node:
        who, amount, what, condition = "", Amount(), "", None
        if name == "if":
            condition = self._condition()
        elif name in ("choose", "each"):
            who = self._who(name)
            if name == "choose" and who not in ("you", "them"):
                raise BadEffect(f"'choose' takes you or them, not '{who}'; use 'each {who}: choose them: …'")
        elif name == "may" and self._tokens and self._tokens[0] == "pay":
            self._tokens.pop(0)
            if self._tokens and self._tokens[0] == UP_TO:
                what = self._tokens.pop(0)
            amount = self._amount()
        self._expect(":")
        branches = [self._list()]
        while name in ("choose", "random") and self._tokens and self._tokens[0] == "|":
            self._tokens.pop(0)
            branches.append(self._list())
        if name in ("choose", "random") and len(branches) < 2:
            raise BadEffect(f"'{name}' needs at least two ways with | between them")
        return Node(name, who, amount, what, condition, tuple(branches))

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

    def _who(self, verb: str) -> str:
        word = self._word(f"who '{verb}' is about")
        if word not in WHO:
            raise BadEffect(f"unknown '{word}' after '{verb}'{nearest(word, WHO)}")
        return word

    def _amount(self) -> Amount:
        word = self._word("a number")
        match = _AMOUNT.match(word)
        if not match:
            raise BadEffect(
                f"'{word}' is not an amount; amounts look like 2, +3, -1, alliance, alliance*2, 1+rivals<=4"
            )
        sign, plain, base, count, factor, most = match.groups()
        if plain is not None:
            return Amount(-int(plain) if sign == "-" else int(plain))
        known = [*COUNTS, *OF_THE_EFFECT]
        if count not in known:
            raise BadEffect(f"cannot count '{count}'{nearest(count, known)}")
        times = int(factor) if factor else 1
        return Amount(int(base or 0), count, -times if sign == "-" else times, int(most or 0))

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
        return Condition(count, sign, int(number))

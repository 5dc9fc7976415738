"""Political Action cards: M."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import justicar
from praxis.vtes.definitions.shapes.several import revocable

justicar(101154, "Malkavian", "df2174db55c0")
card(
    101167,
    "Mark of the Damned",
    political(each(SEATS, burn(count(VAMPIRE, ASH, of(prey_of(IT))), POOL, IT))),
    digest="79194e6f39e8",
)
card(
    101192,
    "The Meddling of Semsith",
    political(put(CARD, PLAY), remember(a(SEAT, OTHERS))),
    gives(HAND_SIZE, -1),
    on((fact.PLAYED, fact.DISCARDED), held_back(), to=CHOSEN_SEATS, if_=MINION_PHASE),
    revocable(VAMPIRE),
    digest="2c0773683aa7",
)
# [imbued.ruling.might-of-the-camarilla]
card(
    101208,
    "Might of the Camarilla",
    political(
        each(SEATS, each(pick(VAMPIRE, UNCONTROLLED, of(IT), by=IT), show(IT), burn(IT))),
        who=title("justicar", "inner circle"),
    ),
    digest="c1ffe3b26e32",
)

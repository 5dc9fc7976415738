"""Political Action cards: E."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import TITLES_WORTH_LESS, breach

breach(100605, "Eat the Rich", ANARCH, TITLED, digest="066656275a7e", during=TITLES_WORTH_LESS)
breach(102318, "Empires Fall", SABBAT, capacity(8), digest="99e79efbd20d")
card(
    100671,
    "Exclusion Principle",
    political(each(SEATS, gain(count(VAMPIRE, READY, INDEPENDENT | ANARCH, of(IT)), POOL, IT))),
    digest="b61a1ce874ca",
)
card(
    100672,
    "Excommunication",
    political(becomes(a(VAMPIRE, READY, title("archbishop")), loses_title=True), who=SABBAT),
    digest="24641344db36",
)
card(
    102276,
    "Expulsion",
    political(
        each(
            some(MINION, least=0, most=2),
            hang(cannot(rule.PLAY, T, REACTION_CARD), TURN, on=IT),
            hang(cannot(rule.BLOCK, T), TURN, on=IT),
            hang(cannot(rule.VOTE, T), TURN, on=IT),
        ),
        who=title("primogen", "prince"),
    ),
    digest="5e917dc3f7be",
)

"""Political Action cards: I."""

from __future__ import annotations

from praxis.vtes.definitions.language import *
from praxis.vtes.definitions.shapes.political_action import joins_camarilla

card(
    101003,
    "Investiture",
    political(
        becomes(a(VAMPIRE, SABBAT), title="priscus"),
        who=title("cardinal", "regent"),
        during=(
            mod(VOTES, 1, all_(VAMPIRE, READY, title("cardinal"))),
            hang(cannot(rule.VOTE, VAMPIRE & CAMARILLA), REFERENDUM),
        ),
    ),
    covered="+1 votes",
    digest="1e2f73052771",
)
joins_camarilla(101004, "Invitation Accepted", "c880c52dd0ae", "Ministry")

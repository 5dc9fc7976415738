"""Actions by which vampires make others."""

from __future__ import annotations

from praxis.vtes.cards.language import *

card(100633, "The Embrace", action("", embrace(sect="same"), who=VAMPIRE, stealth=1), digest="1ce92122a48d")
card(102159, "Waters of Duat", action("", embrace(), learns(CARD), who=capacity(5), stealth=1), digest="f4fa804da69f")
card(
    102246,
    "Childe of the Revolution",
    action("", embrace(sect="Anarch"), learns(CARD), who=title("baron"), stealth=1),
    digest="8867611687ea",
)
card(
    101973,
    "Third Tradition: Progeny",
    action(
        "",
        embrace(sect="Camarilla", acts=False),
        learns(CARD),
        take(any_(0, 2), BLOOD, ME, CARD),
        who=title("prince", "justicar"),
        stealth=1,
    ),
    digest="233870787719",
)
card(
    100441,
    "Creation Rites",
    action(
        "",
        embrace(sect="Sabbat", acts=False),
        learns(CARD),
        take(any_(0, 1), BLOOD, ME, CARD),
        who=title("archbishop", "priscus", "cardinal", "regent"),
        stealth=1,
    ),
    digest="8dc054a8d76e",
)
card(
    102046,
    "Tumnimos",
    action("", embrace(sect="same"), put(up_to(1, in_(HAND), MINE, MASTER_CARD, trait("discipline")), CARD), stealth=1),
    rises_as="vampire 2 chi",
    digest="0ed977a04499",
)

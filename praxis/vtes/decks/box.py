"""The decks of V:TES at a table: those that everybody can pick, and those that somebody brings."""

from __future__ import annotations

from functools import cache
from typing import Final

from praxis.kernel.decks import DeckBox, DeckProblem, DeckReport, Demands, FormatLine, OfferedDeck
from praxis.kernel.errors import BadSetting
from praxis.kernel.words import Lang
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.catalogue import Catalogue
from praxis.vtes.dealt import agreement, dealing
from praxis.vtes.decks import report, wants
from praxis.vtes.decks.deck import Deck
from praxis.vtes.decks.known import KnownDeck, known
from praxis.vtes.decks.order import total
from praxis.vtes.decks.packed import is_packed, pack, unpack
from praxis.vtes.decks.shipped import IMBUED
from praxis.vtes.editions import EDITIONS
from praxis.vtes.rules.imbued import allows_imbued
from praxis.vtes.words.languages import Tongue, tongue

LONGEST_LINE: Final = 6_000
"""The most characters of a deck in one line: 500 entries have fewer."""


class VtesDecks:
    """The decks of V:TES at a table. Only official cards are among them, not those of the house."""

    def offered(self, demands: Demands, lang: Lang) -> list[OfferedDeck]:
        self.check_table(demands)
        said = tongue(lang, demands.edition)
        imbued = allows_imbued(EDITIONS[demands.edition], demands.options)
        cards = catalogue.load()
        return [_offer(deck, cards, demands, said) for key, deck in _known().items() if imbued or key not in IMBUED]

    def check_table(self, demands: Demands) -> None:
        if demands.edition not in EDITIONS:
            raise BadSetting(f"no edition {demands.edition[:20]!r}; there are {', '.join(EDITIONS)}")
        agreement.check(demands.edition, demands.players, demands.options)

    def named(self, key: str) -> str:
        deck = _known().get(key)
        if deck is None:
            raise BadSetting(f"no deck is called {key[:40]!r} here")
        return pack(deck.deck)

    def check(self, deck: str, demands: Demands) -> str:
        if len(deck) > LONGEST_LINE:
            raise BadSetting(f"a deck in one line has at most {LONGEST_LINE} characters")
        self.check_table(demands)
        line = pack(unpack(deck)) if is_packed(deck) else self.named(deck)
        form, enforced = agreement.wanted(demands.options)
        if demands.bot and enforced == dealing.BY_HAND:
            enforced = dealing.PARTLY  # nobody could tell a bot what such a card does
        dealt = dealing.deal(line, demands.edition, demands.players, form, enforced)
        agreement.check_cards(demands.edition, demands.options, (*dealt.crypt, *dealt.library))
        return line

    def look(self, text: str, demands: Demands, lang: Lang) -> DeckReport:
        return report.look(text, demands, tongue(lang, demands.edition), _refused)

    def formats(self, lang: Lang) -> list[FormatLine]:
        said = tongue(lang).messages.forms
        return [FormatLine(name, said[name].label, said[name].help) for name in said if name in dealing.FORMATS]


@cache
def _known() -> dict[str, KnownDeck]:
    """Our own decks by file name, then those that were sold, the newest sets first."""
    sets = {code: place for place, code in enumerate(catalogue.load().sets)}
    ordered = sorted(known(), key=lambda each: (each.sold, -sets.get(each.code.partition(":")[0], 0), each.name))
    return {each.code: each for each in ordered}


def _offer(offered: KnownDeck, cards: Catalogue, demands: Demands, said: Tongue) -> OfferedDeck:
    deck = offered.deck
    group, _, title = deck.name.partition(": ") if offered.sold else (str(said.messages.wants["ours"]), "", deck.name)
    return OfferedDeck(
        key=offered.code,
        name=said.term(title),
        group=group,
        wants=wants.line(offered.code, deck, cards, said),
        crypt=total(deck.crypt(cards)),
        library=total(deck.library(cards)),
        marks=wants.marks(deck, cards),
        curve=wants.curve(deck, cards),
        by_hand=len(dealing.covered(deck, cards, "manual")),
        partly=len(dealing.covered(deck, cards, "partial")),
        problems=_refused(deck, demands, said),
    )


def _refused(deck: Deck, demands: Demands, said: Tongue) -> list[DeckProblem]:
    """Why a deck is not dealt at a table."""
    form, enforced = agreement.wanted(demands.options)
    return report.refusals(deck, demands, form, enforced, said)


BOX: Final[DeckBox] = VtesDecks()

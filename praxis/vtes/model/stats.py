"""Numbers and qualities as they are now: printed, plus what cards in play give, plus what is in progress adds."""

from __future__ import annotations

from typing import Final

from praxis.effects.scope import Scope
from praxis.vtes.catalogue.terms import VIRTUES
from praxis.vtes.effects.forbidding import LASTING, USE
from praxis.vtes.effects.mode import MERGED
from praxis.vtes.effects.standing_numbers import ON, OWN, SEAT, Gives
from praxis.vtes.model import affiliations, spans
from praxis.vtes.model import face as faces
from praxis.vtes.model.regions import PLAY, READY, TORPOR
from praxis.vtes.model.rulings import bars, is_mute
from praxis.vtes.model.spans import Span
from praxis.vtes.model.state import Vtes

HAND_SIZE: Final = 7


def given(g: Vtes, what: int, minion: int) -> int:
    """What a minion's own text, the cards on him and cards in play for a class of minions give."""
    total = 0
    if not g.gifts[what]:
        return total
    for gives in g.face[minion].definition.gives:
        if gives.what == what and gives.reach == OWN:
            total += gives.now(g, minion, minion)
    on = g.attached.get(minion)
    if on is not None:
        for card in on:
            for gives in g.face[card].definition.gives:
                if gives.what != what or is_mute(g, card):
                    continue
                if gives.reach == ON or (gives.reach == OWN and g.is_base(card)):
                    total += gives.now(g, card, minion)
    if g.wide:
        for card in g.wide:
            if g.is_in_play(card):
                for gives in g.face[card].definition.wide:
                    if gives.what == what and gives.is_for(g, card, minion) and not is_mute(g, card):
                        total += gives.now(g, card, minion)
    return total


def total(g: Vtes, what: int, minion: int) -> int:
    """The sum of what cards in play give and what spans in progress add."""
    found = given(g, what, minion) + g.modified(what, minion)
    return found + hung(g, what, minion) if g.rules_on(LASTING) else found


def hung(g: Vtes, what: int, minion: int) -> int:
    """The sum of numbers that are hung on spans in progress and depend on how things stand."""
    return sum(gives.n.of(g, c) for gives, c, _ in hung_on(g, minion) if gives.what == what)


def hung_on(g: Vtes, minion: int) -> list[tuple[Gives, Scope, Span]]:
    """All numbers for a minion that are hung on spans in progress and hold now."""
    found: list[tuple[Gives, Scope, Span]] = []
    for span in g.spans_now():
        if span.hung:
            for card, number, seat, me, target in span.hung:
                part = g.face[card].definition.program.nodes[number]
                if isinstance(part, Gives):
                    c = Scope(card, seat, me, [] if target < 0 else [target])
                    if part.to.includes(g, c, minion) and (part.if_ is None or part.if_.holds(g, c)):
                        found.append((part, c, span))
    return found


def for_seat(g: Vtes, what: int, seat: int) -> int:
    """A number of a Methuselah: what cards in play give to her, and the modifiers, which are kept under `~seat`.

    Minions in torpor give it too, if their text does not ask them to be ready (LSJ 20011022).
    """
    total = g.modified(what, ~seat)
    if not g.gifts[what]:
        return total
    for card in g.regions[PLAY][seat]:
        total += _to_seat(g, what, card, spans.NOBODY)
    lying = g.regions[TORPOR][seat]
    for minion in [*g.regions[READY][seat], *lying] if lying else g.regions[READY][seat]:
        total += _to_seat(g, what, minion, minion)
        on = g.attached.get(minion)
        if on is not None:
            for card in on:
                if g.controller[card] == seat or g.is_base(card):
                    total += _to_seat(g, what, card, minion)
    for card in g.wide:
        if g.is_in_play(card):
            for gives in g.face[card].definition.wide:
                if gives.what == what and gives.to.is_seat() and gives.is_for(g, card, seat) and not is_mute(g, card):
                    total += gives.now(g, card, spans.NOBODY, seat)
    return total


def least_for_seat(g: Vtes, what: int, seat: int) -> int:
    """The least number that a Methuselah's cards in play give to her, for numbers that do not add up; 0 if no card
    gives one."""
    if not g.gifts[what]:
        return 0
    found = [_to_seat(g, what, card, spans.NOBODY) for card in g.regions[PLAY][seat]]
    return min([n for n in found if n], default=0)


def _to_seat(g: Vtes, what: int, card: int, minion: int) -> int:
    total = 0
    for gives in g.face[card].definition.gives:
        if gives.what == what and gives.reach == SEAT and not is_mute(g, card):
            total += gives.now(g, card, minion)
    return total


def base_of(g: Vtes, vampire: int) -> int:
    """The base card under a merged vampire, of which only the text still counts. [influence.merge.base-text-only]"""
    if g.versions.get(vampire, 0) == MERGED:
        for card in g.on(vampire):
            if g.is_base(card):
                return card
    return spans.NOBODY


def capacity(g: Vtes, minion: int) -> int:
    """The capacity of a minion, never below 1. [card.crypt.blood-cap] [master.discipline.capacity]"""
    printed = g.face[minion].capacity
    if not printed:
        # an ally counts so for a card that he plays as a vampire [card.as-vampire.capacity-one]
        return g.face[minion].definition.as_vampire_of
    on = g.attached.get(minion)
    if on is None:
        more = given(g, spans.CAPACITY, minion) if g.wide or g.face[minion].definition.gives else 0
        return max(1, printed + more)
    if g.edition.discipline_always_grows:  # [diablerie.discipline.capacity]
        printed += sum("discipline" in g.face[card].traits and not _raises_capacity(g, card) for card in on)
    return max(1, printed + given(g, spans.CAPACITY, minion))


def _raises_capacity(g: Vtes, card: int) -> bool:
    return any(gives.what == spans.CAPACITY for gives in g.face[card].definition.gives)


def blood_cap(g: Vtes, minion: int) -> int:
    """How many counters may lie on a minion: an ally's life is not capped."""
    return capacity(g, minion) if g.is_vampire(minion) else 1_000


def disciplines(g: Vtes, minion: int, at_some_time: bool = False) -> frozenset[str]:
    """All levels that the minion may use. [master.discipline.level] `at_some_time`: also those of equipment that he
    cannot use now."""
    printed = g.face[minion].disciplines
    on = g.attached.get(minion)
    if on is None:
        return printed
    found = printed
    for card in on:
        adds = g.face[card].definition.adds_disciplines
        if not adds or (not at_some_time and bars(g, USE, minion, card)):
            continue  # a minion who cannot use an equipment gets no Discipline from it
        for code in adds:
            superior = code in found and code not in VIRTUES  # [imbued.type.virtue-one-level]
            found = found | {code.upper() if superior else code}
    return found


def bleed(g: Vtes, minion: int) -> int:
    """The bleed of a minion. [action.bleed.amount-default] [imbued.type.default-stats]"""
    printed = g.face[minion].bleed
    if printed < 0:
        printed = 1 if g.is_vampire(minion) else g.edition.ally_bleed
    found = printed + total(g, spans.BLEED, minion)
    if g.modified(spans.UNAIDED, minion):
        found -= _from_gear(g, minion)
    return max(0, found)


def _from_gear(g: Vtes, minion: int) -> int:
    """By how much equipment increases a minion's bleed, not counting the card of the action itself."""
    action, found = g.action(), 0
    for card in g.attached.get(minion, []):
        if is_equipment(g, card) and (action is None or card != action.card):
            given_by = [
                gives.now(g, card, minion) for gives in g.face[card].definition.gives if gives.what == spans.BLEED
            ]
            hung_by = [mod[2] for span in g.spans for mod in span.mods if mod[0] == spans.BLEED and mod[3] == card]
            found += sum(max(0, n) for n in [*given_by, *hung_by])
    return found


def strength(g: Vtes, minion: int) -> int:
    """The strength of a minion. [combat.hand.default-vampire] [combat.hand.default-ally]"""
    printed = g.face[minion].strength
    if printed < 0:
        printed = 1 if g.is_vampire(minion) else g.edition.ally_strength
    return max(0, printed + total(g, spans.STRENGTH, minion) - _from_stolen(g, minion))


def _from_stolen(g: Vtes, minion: int) -> int:
    """The strength that equipment stolen this round would give. [combat.steal-equipment.unusable-this-round]"""
    found = 0
    for card in g.on(minion):
        for gives in g.face[card].definition.gives:
            if gives.what == spans.STRENGTH and gives.reach == ON and g.modified(spans.UNUSABLE, card):
                found += gives.now(g, card, minion)
    return found


def hunt(g: Vtes, minion: int) -> int:
    """How much blood a minion gains by a hunt. [action.hunt.gain]"""
    return max(0, 1 + total(g, spans.HUNT, minion))


def stealth(g: Vtes, minion: int) -> int:
    """The stealth of a minion. [block.stealth.default-zero]"""
    return total(g, spans.STEALTH, minion)


def intercept(g: Vtes, minion: int) -> int:
    """The intercept of a minion. [block.intercept.default-zero]"""
    found = total(g, spans.INTERCEPT, minion)
    most = given(g, spans.MOST_INTERCEPT, minion)
    return min(found, most) if most > 0 else found


def hand_size(g: Vtes, seat: int) -> int:
    """The hand size of a seat. A card that is not replaced yet counts as if it were still held.

    [card.hand.default-seven] [card.hand.deferred-replacement]
    """
    waiting = len({entry[1] for entry in g.unreplaced if entry[0] == seat}) if g.unreplaced else 0
    return max(0, HAND_SIZE + for_seat(g, spans.HAND_SIZE, seat) - waiting)


def is_awake(g: Vtes, minion: int) -> bool:
    """Whether the minion may block and react: unlocked, or as though unlocked."""
    return not g.locked[minion] or g.modified(spans.AWAKE, minion) > 0


def can_block(g: Vtes, minion: int) -> bool:
    """Whether the minion may attempt to block: awake, or allowed to do so though locked."""
    return is_awake(g, minion) or total(g, spans.WATCHFUL, minion) > 0


def clan(g: Vtes, minion: int) -> str:
    """The clan of a minion. Antitribu are clans of their own; creeds are like clans. [card.crypt.clan]

    [sect.clan.antitribu-distinct] [imbued.type.creed-like-clan]
    """
    return g.clans.get(minion) or g.face[minion].clan


def allegiance(g: Vtes, minion: int) -> str:
    """The sect that a vampire has last joined, or the printed one; or Anarch, which up to 2012 is no sect of its own.

    The sect of his clan does not matter. [sect.membership.overrides-clan]
    """
    found = g.sects.get(minion)
    if found is not None:
        return found
    face = g.face[minion]
    printed = face.sect
    base = base_of(g, minion) if minion in g.versions else spans.NOBODY
    if base >= 0:  # [influence.merge.precedence]
        printed = (face.merged.sect if face.merged is not None else "") or face.sect or g.face[base].sect
    return printed or g.edition.unmarked_sect  # [sect.default.no-text-camarilla]


def sect(g: Vtes, minion: int) -> str:
    """The sect of a vampire; other minions have none.

    [sect.membership.card-text] [sect.membership.exactly-one] [action.anarch.effect]
    """
    if not g.is_vampire(minion):
        return ""
    found = allegiance(g, minion)
    return found if found in g.edition.sects else affiliations.INDEPENDENT


def is_anarch(g: Vtes, minion: int) -> bool:
    """Whether a minion is an anarch. [sect.anarch.status]"""
    return g.edition.has_anarchs and g.is_vampire(minion) and allegiance(g, minion) == affiliations.ANARCH


def held_title(g: Vtes, minion: int) -> str:
    """The title of a minion on record with its city or clan, whether or not he has the benefit of it now.

    [title.limit.one]
    """
    found = g.titles.get(minion)
    if found is not None:
        return found
    face = g.face[minion]
    base = base_of(g, minion) if minion in g.versions else spans.NOBODY
    if base >= 0:  # [influence.merge.precedence] [influence.merge.base-text-only]
        if face.merged is not None and face.merged.title:
            return affiliations.printed_title(face.merged.title, face.merged.city, face.clan)
        face = face if face.title else g.face[base]
    return affiliations.printed_title(face.title, face.city, g.face[minion].clan) if face.title else ""


def suits(g: Vtes, minion: int, held: str) -> bool:
    """Whether a title fits the sect and clan of a minion. [title.sect.required] [title.justicar.clan-only]"""
    if not g.is_vampire(minion):
        return False
    word = affiliations.word_of(held)
    wanted = g.edition.titles.get(word)
    if wanted is None:  # votes as a title are bound to no sect [title.independent.not-sect-bound]
        return word not in affiliations.ALL_TITLES
    if wanted == affiliations.ANARCH:  # [title.baron.anarch-only]
        return is_anarch(g, minion)
    if sect(g, minion) != wanted:
        return False  # [title.camarilla.only-camarilla] [title.sabbat.only-sabbat] [title.laibon.only-laibon]
    if word not in affiliations.CLAN_TITLES or (word == "inner circle" and not g.edition.inner_circle_by_clan):
        return True
    place = affiliations.place_of(held)
    return not place or place == clan(g, minion)  # [title.inner-circle.unique-per-clan] [title.kholo.unique-per-clan]


def title(g: Vtes, minion: int) -> str:
    """The title of which a minion has the benefit, without its city or clan. [title.sect.unfit-suspends]

    [contest.title.untitled-meanwhile]
    """
    if minion in g.contesting:
        return ""
    held = held_title(g, minion)
    if held:
        return affiliations.word_of(held) if suits(g, minion, held) else ""
    if g.edition.votes_make_titled and g.is_vampire(minion):  # [title.independent.votes-as-title]
        printed = sum(
            gives.amount
            for gives in g.face[minion].definition.gives
            if gives.what == spans.VOTES and gives.reach == OWN and gives.is_fixed
        )
        return f"{printed} votes" if printed > 0 else ""
    return ""


def has_title(g: Vtes, minion: int, word: str) -> bool:
    """Whether a minion has the benefit of this title; a regent counts as a cardinal too.

    [title.regent.counts-as-cardinal]
    """
    held = title(g, minion)
    return held == word or (word == "cardinal" and held == "regent" and g.edition.regent_is_cardinal)


def votes(g: Vtes, minion: int) -> int:
    """How many votes a minion has.

    [politics.votes.title-per-vampire] [politics.votes.ready-only] [politics.votes.card-text]
    """
    if g.where[minion] != READY:
        return 0
    own = 0
    if held_title(g, minion):
        own = affiliations.VOTES.get(title(g, minion), 0)
    return max(0, own + total(g, spans.VOTES, minion))


def ballots(g: Vtes, minion: int) -> int:
    """How many prisci ballots a minion has. [politics.prisci.one-ballot]"""
    if g.where[minion] != READY:
        return 0
    return max(0, (1 if title(g, minion) == "priscus" else 0) + total(g, spans.BALLOTS, minion))


def has_trait(g: Vtes, card: int, trait: str) -> bool:
    """Whether a card has a trait, and the edition knows that trait. [trait.general.definition]
    [trait.black-hand.allows-cards] [trait.flight.allows-cards]"""
    return g.edition.has_traits and bears(g, card, trait)


def bears(g: Vtes, card: int, trait: str) -> bool:
    """Whether a trait stands on a card or, if the card is a merged vampire, on one of its two cards."""
    face = g.face[card]
    if trait in face.traits or (
        face.definition.stands_as and trait in face.definition.stands_as and g.is_in_play(card)
    ):
        return True
    base = base_of(g, card) if card in g.versions else spans.NOBODY
    if base == spans.NOBODY:
        return False
    return trait in g.face[base].traits or (face.merged is not None and trait in face.merged.traits)


def is_equipment(g: Vtes, card: int) -> bool:
    """Whether a card is equipment. Its definition can say that in play it is something else than its type."""
    face = g.face[card]
    if face.definition.stands_as and g.is_in_play(card):
        return "equipment" in face.definition.stands_as
    return bool(face.types & faces.EQUIPMENT)


def is_monster(g: Vtes, card: int) -> bool:
    """Whether a card is a vampire, or an ally or retainer that is neither mortal nor animal.

    [term.monster.definition]
    """
    types = g.face[card].types
    if types & (faces.VAMPIRE | faces.IMBUED):
        return bool(types & faces.VAMPIRE)
    return bool(types & (faces.ALLY | faces.RETAINER)) and not (bears(g, card, "mortal") or bears(g, card, "animal"))


def circle(g: Vtes, vampire: int) -> str:
    """The circle of a vampire. One without a circle is a circle of his own; the Inner Circle is no circle.

    [trait.circle.own-circle] [trait.circle.not-inner-circle]
    """
    for trait in g.face[vampire].traits:
        if trait.endswith(" circle"):
            return trait
    return f"circle of {vampire}"

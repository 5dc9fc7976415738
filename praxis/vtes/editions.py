"""What differs between the rulebooks of 2000, 2011, 2012 and 2023: numbers and yes-or-no rulings, named by the rule.

Nothing else in the package asks which edition is played; it asks the edition for the ruling.
"""

from __future__ import annotations

from typing import Final

from praxis.vtes.catalogue.clan_names import clan_name
from praxis.vtes.model import affiliations

SECTS: Final[tuple[str, ...]] = (
    affiliations.CAMARILLA,
    affiliations.SABBAT,
    affiliations.LAIBON,
    affiliations.INDEPENDENT,
)
SECTS_2023: Final[tuple[str, ...]] = (*SECTS, affiliations.ANARCH)
NO_CARDS: Final[frozenset[str]] = frozenset()
CAMARILLA_CARDS_2000: Final = frozenset(
    {
        "Justicar Retribution",
        "Command of the Harpies",
        "Masquerade Enforcement",
        "Elysium: The Arboretum",
        "Archon",
    }
)
CAMARILLA_CHOICES_2000: Final = frozenset({"Archon", "Camarilla Exemplary"})


class Edition:
    """The rulings that the books share most widely; each book below says where it differs."""

    name: str = ""
    published: int = 0
    """The day when the book came out, to tell which cards its players cannot have known: 20231031."""
    says_tap: bool = True  # [term.tap.orientation]
    """The book says tap, where the newest book says lock."""
    declaring: str = "card.play.declare"  # [card.play.declare]
    """The clause by which a player says what a card does as she plays it."""

    # -- decks and set-up ---------------------------------------------------------------------------------------
    crypt_minimum: int = 12  # [deck.crypt.minimum]
    library_minimum: int = 40  # [deck.library.minimum]
    has_groups: bool = True  # [deck.groups.one-or-two]
    fewest_players: int = 2  # [setup.players.count]
    most_players: int = 0
    """The largest number of players; 0 for no limit."""
    first_at_random: bool = False  # [setup.players.first-random]
    has_ante: bool = False  # [option.ante.optional]
    has_draft: bool = True  # [option.draft.only-in-draft-or-sealed]
    has_beginners_game: bool = False  # [option.advanced.beginners]

    def library_maximum(self, players: int) -> int:
        return 40 + 10 * players  # [deck.library.maximum]

    def region_meant(self, word: str) -> str:
        """The region that a word for one means."""
        return word

    # -- sequencing ---------------------------------------------------------------------------------------------
    predator_after_prey: bool = False  # [sequence.order.undirected]
    """In an undirected action the predator comes right after the prey, not last."""
    blocks_by_states: bool = False  # [block.state.start-a]
    """Blocks are declared with the impulse, in the states A, B and C."""
    several_targets_block: bool = True  # [block.who.several-targets]
    target_change_reopens: bool = False  # [block.target-change.reopens]

    # -- cards --------------------------------------------------------------------------------------------------
    cancels: bool = True  # [card.as-played.window]
    """A card can be cancelled as it is played. The book of 2000 is silent: the cards say when they do it."""
    has_reflexes: bool = True  # [card.cancel.reflex]
    permanents_are_action_cards: bool = True  # [card.minion.action-kinds]
    masters_need_disciplines: bool = True  # [card.requirement.discipline-minion-only]
    """A Discipline on a master card is a requirement of that card."""
    hand_always_matches: bool = True  # [card.hand.always-match]
    searches_shuffle: bool = False  # [card.wording.search-shuffle]
    """A library that was searched is shuffled even if nothing was taken from it."""
    has_burn_option: bool = True  # [unlock.burn-option.condition]
    has_trifles: bool = True  # [master.trifle.extra-action]
    has_events: bool = True  # [discard.event.timing]
    discard_actions_vary: bool = True  # [discard.action.effects-change]
    has_merging: bool = True  # [influence.merge.condition]
    has_imbued: bool = True
    legacy_imbued: bool = False
    """The book has no rules for the Imbued, but lets the table use those of the older books."""

    # -- contests -----------------------------------------------------------------------------------------------
    contests_with_self: bool = False  # [contest.card.not-with-self]
    contests_titles: bool = True  # [contest.title.starts]
    baron_surcharge: int = 1  # [contest.title.baron-cost]
    yield_is_permanent: bool = False  # [contest.title.yield-permanent]

    # -- minions ------------------------------------------------------------------------------------------------
    repeat_limits: bool = True  # [minion.repeat.bleed-once]
    has_mandatory: bool = True  # [minion.mandatory.exist]
    """Other mandatory actions than the hunt of a vampire without blood."""
    ally_bleed: int = 1  # [action.bleed.amount-default]
    ally_strength: int = 1  # [combat.hand.default-ally]
    bleed_modifiers_limited: bool = False  # [action.bleed.limited]
    recruit_waits: bool = True  # [action.ally.zone]
    """A recruited ally waits in the uncontrolled region until the end of the turn."""
    has_anarchs: bool = True  # [action.anarch.who]
    has_anarch_action: bool = True
    """A vampire may become anarch by an action without a card."""
    replaces_in_referendum: bool = True  # [politics.draw.none-in-referendum]
    before_votes_in_polling: bool = False  # [politics.terms.before-votes]
    """What is used before votes are cast belongs to the polling, not to the choice of terms."""
    discipline_always_grows: bool = True  # [diablerie.discipline.capacity] [master.discipline.capacity]
    """A Discipline card raises the capacity even if it does not say so."""
    has_red_list: bool = True  # [diablerie.trophy.red-list-victim]
    has_slaves: bool = True  # [trait.slave.no-directed]
    slave_needs_ready: bool = True
    """A slave acts against others only while a ready member of the clan is there, not just any."""

    # -- sects, clans, titles, traits ---------------------------------------------------------------------------
    sects: tuple[str, ...] = SECTS
    """Whoever belongs to none of the others is Independent; so is an anarch, where that is no sect of its own.

    [list.sects.names] [sect.anarch.status] [sect.default.non-camarilla-independent]
    """
    unmarked_sect: str = affiliations.CAMARILLA  # [sect.default.no-text-camarilla]
    clans: dict[str, tuple[str, ...]] = affiliations.CLANS_2012
    """The clans of each sect, where the book lists them."""
    clan_changes_sect: bool = True  # [sect.clan.change-changes-sect]
    titles: dict[str, str] = affiliations.ALL_TITLES
    """The titles there are, and the sect of each. [list.titles.by-sect]"""
    inner_circle_by_clan: bool = True  # [title.inner-circle.unique-per-clan]
    regent_is_cardinal: bool = True  # [title.regent.counts-as-cardinal]
    votes_make_titled: bool = False  # [title.independent.votes-as-title]
    """Any votes of his own by card text make a vampire titled."""
    disciplines: tuple[str, ...] = affiliations.DISCIPLINES_2012  # [list.disciplines.names]
    camarilla_cards: frozenset[str] = NO_CARDS  # [sect.camarilla.referendums]
    """Cards whose referendums, as they are played and from play, only Camarilla vampires call."""
    camarilla_choices: frozenset[str] = NO_CARDS  # [sect.camarilla.referendum-choices]
    has_traits: bool = True  # [trait.infernal.no-untap] [trait.blood-cursed.no-diablerie]
    has_vulnerability: bool = True  # [trait.vulnerability.aggravated]

    def sect_of_clan(self, clan: str) -> str:
        """The sect to which a clan belongs. [sect.clan.grouped] [sect.default.unlisted-independent]"""
        for sect, clans in self.clans.items():
            if any(clan_name(listed) == clan_name(clan) for listed in clans):
                return sect
        return affiliations.INDEPENDENT

    # -- combat -------------------------------------------------------------------------------------------------
    end_of_round_always: bool = False  # [combat.end-of-round.after-combat-ends]
    maneuver_must_be_used: bool = True  # [combat.range.mandatory-maneuver]
    retainers_recover: bool = False  # [combat.retainer.recovers-life]
    prevents_for_retainers: bool = True  # [damage.prevent.minions-only]
    prevents_aimed_at_retainers: bool = True  # [combat.retainer.damage-unpreventable]

    # -- blood hunt, influence, end -----------------------------------------------------------------------------
    blood_hunt_on_request: bool = False  # [bloodhunt.referendum.trigger]
    moves_out_at_will: bool = False  # [influence.control.when]
    scarce_counts_all: bool = True  # [trait.scarce.pool-cost]
    scarce_only_by_influence: bool = False
    ousted_cards_burned: bool = False  # [end.oust.controlled-cards]
    tie_without_winner: bool = False  # [end.vp.tie]
    has_withdrawal: bool = True  # [end.withdraw.precondition]
    life_breaks_withdrawal: bool = True  # [end.withdraw.no-blood-loss]
    """Our reading: an ally's life counts as blood here."""


class Edition2000(Edition):
    name = "2000"
    declaring = "card.play.procedure"
    published = 20001231
    has_groups = False
    has_ante = True
    has_draft = False
    several_targets_block = False
    has_reflexes = False
    permanents_are_action_cards = False
    masters_need_disciplines = False
    hand_always_matches = False
    has_burn_option = False
    has_trifles = False
    has_events = False
    discard_actions_vary = False
    has_merging = False
    has_imbued = False
    contests_with_self = True
    baron_surcharge = 0
    yield_is_permanent = True
    repeat_limits = False
    has_mandatory = False
    ally_bleed = 0
    ally_strength = 0
    has_anarchs = False
    sects: tuple[str, ...] = (affiliations.CAMARILLA, affiliations.SABBAT, affiliations.INDEPENDENT)
    clans = affiliations.CLANS_2000
    titles = affiliations.OLD_TITLES
    inner_circle_by_clan = False
    regent_is_cardinal = False
    votes_make_titled = True
    disciplines = affiliations.DISCIPLINES_2000
    camarilla_cards = CAMARILLA_CARDS_2000
    camarilla_choices = CAMARILLA_CHOICES_2000
    has_traits = False
    has_vulnerability = False
    has_red_list = False
    has_slaves = False
    replaces_in_referendum = False
    maneuver_must_be_used = False
    retainers_recover = True
    prevents_for_retainers = False
    prevents_aimed_at_retainers = False
    blood_hunt_on_request = True
    ousted_cards_burned = True

    def region_meant(self, word: str) -> str:
        """On cards of older sets. [term.legacy.region-names]"""
        return {"active": "ready", "inactive": "uncontrolled"}.get(word, word)


class Edition2011(Edition):
    name = "2011"
    published = 20110630
    slave_needs_ready = False
    prevents_aimed_at_retainers = False


class Edition2012(Edition):
    name = "2012"
    published = 20121231
    scarce_only_by_influence = True


class Edition2023(Edition):
    name = "2023"
    published = 20231031
    says_tap = False
    library_minimum = 60
    fewest_players = 4
    most_players = 5
    first_at_random = True
    has_draft = False
    has_beginners_game = True
    predator_after_prey = True
    blocks_by_states = True
    searches_shuffle = True
    target_change_reopens = True
    has_imbued = False
    legacy_imbued = True
    baron_surcharge = 0
    yield_is_permanent = True
    bleed_modifiers_limited = True
    recruit_waits = False
    sects: tuple[str, ...] = SECTS_2023
    unmarked_sect = affiliations.INDEPENDENT
    clans = affiliations.CLANS_2023
    clan_changes_sect = False
    regent_is_cardinal = False
    before_votes_in_polling = True
    disciplines: tuple[str, ...] = ()
    has_vulnerability = False
    discipline_always_grows = False
    end_of_round_always = True
    moves_out_at_will = True
    scarce_counts_all = False
    scarce_only_by_influence = True
    tie_without_winner = True

    def library_maximum(self, players: int) -> int:
        return 90


class Beginners2023(Edition2023):
    """The book of 2023 without the rules that it marks as advanced. [option.advanced.beginners]"""

    has_events = False
    discard_actions_vary = False
    has_merging = False
    has_withdrawal = False
    contests_titles = False
    cancels = False
    has_anarch_action = False
    has_red_list = False


EDITIONS: Final[dict[str, Edition]] = {
    edition.name: edition for edition in (Edition2000(), Edition2011(), Edition2012(), Edition2023())
}
# Read from an instance: a class that mypyc has compiled has no such class attributes.
NEWEST: Final = Edition2023().name
"""The edition that is played where nobody names one."""
BEGINNERS: Final[dict[str, Edition]] = {edition.name: edition for edition in (Beginners2023(),)}


AGREED: Final[dict[str, tuple[str, ...]]] = {
    "ante": tuple(name for name, edition in EDITIONS.items() if edition.has_ante),
    "draft": tuple(name for name, edition in EDITIONS.items() if edition.has_draft),
    "beginners": tuple(name for name, edition in EDITIONS.items() if edition.has_beginners_game),
    "legacy": tuple(name for name, edition in EDITIONS.items() if edition.legacy_imbued),
}
"""What a table can agree on, and the editions that leave it to the table."""


def edition_of(name: str, options: dict[str, str | int | bool]) -> Edition:
    """The rulings by which a table plays: those of an edition, or those of its game for beginners."""
    return BEGINNERS[name] if options.get("beginners") else EDITIONS[name]

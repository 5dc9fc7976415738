"""How a table plays: the variants of the rulebook, and our readings of its open points, each by name."""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.kernel.errors import BadSetting


class Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants first, then readings; the default of a reading is ours (`praxis rules show` gives the reasons)."""

    locations: bool = False
    """Variant: a location card at every location but the Haven."""
    relics: bool = False
    """Variant: each player picks a relic."""
    team: bool = False
    """Variant: partners sit opposite. Always on with six players."""
    cards: str = "house"
    """The card set: the house set, or a pack by name."""

    victim_feeding: int = 3
    """Blood that an undrained victim gives in the feeding phase."""
    keep_last_blood: str = "always"
    """What must leave 1 blood in the pool: `always` any voluntary payment, `spending` what the glossary calls so."""
    frenzy_repeats: bool = True
    """Whether a player who still has no blood after a frenzy drain has another frenzy, without influence for the
    causer."""
    sole_effects: bool = True
    """Whether card effects run for a player who is alone at a location."""
    sole_by: str = "presence"
    """Who counts when a player may be alone: `presence` players with cards or blood, `cards` players with cards
    only."""
    third_card: str = "bottom"
    """With three players, in the first round: the card not taken goes to the `bottom` of the deck or to the `box`."""
    others_cards: str = "along"
    """Cards of others at a withdrawing player's position move `along`, or go `home` to their owners' hands."""
    grey_tokens: str = "count"
    """Whether a grey diablerie token does `count` at the end of the game, or is `spared`."""


_CHOICES: Final = {
    "keep_last_blood": ("always", "spending"),
    "sole_by": ("presence", "cards"),
    "third_card": ("bottom", "box"),
    "others_cards": ("along", "home"),
    "grey_tokens": ("count", "spared"),
}


def readings(options: dict[str, str | int | bool], players: int) -> Readings:
    """The readings of a table; `BadSetting` says in one line what is wrong with its options.

    [vendetta.game.player-count] [vendetta.setup.variant-rules-3-and-6-players] [vendetta.variant.team.player-counts]
    [vendetta.variant.combinable]
    """
    if not 3 <= players <= 6:
        raise BadSetting(f"Vendetta is for 3 to 6 players, not {players}")
    try:
        found = msgspec.convert(options, Readings, strict=True)
    except msgspec.ValidationError as error:
        known = ", ".join(Readings.__struct_fields__)
        raise BadSetting(f"{error}; the settings of Vendetta are {known}") from None
    for name, choices in _CHOICES.items():
        if getattr(found, name) not in choices:
            raise BadSetting(f"{name} is '{getattr(found, name)}'; it can be {' or '.join(choices)}")
    if not 0 <= found.victim_feeding <= 9:
        raise BadSetting(f"victim_feeding is {found.victim_feeding}; it can be 0 to 9")
    if players == 6:
        if options.get("team") is False:
            raise BadSetting(
                "six players play only as teams: 'team' cannot be off [vendetta.setup.variant-rules-3-and-6-players]"
            )
        return msgspec.structs.replace(found, team=True)
    if found.team and players != 4:
        raise BadSetting(f"teams need 4 or 6 players, not {players}")
    return found


def as_options(found: Readings) -> dict[str, str | int | bool]:
    """The options of a table that plays so: all that differ from the usual ones."""
    usual = msgspec.to_builtins(Readings())
    return {name: value for name, value in msgspec.to_builtins(found).items() if value != usual[name]}

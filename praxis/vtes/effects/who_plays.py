"""Who may play a card in a mode, and whose minions may take an action that a card in play allows."""

from __future__ import annotations

from typing import Final

# Who may play a card in a mode.
BY_METHUSELAH: Final = 0
BY_ACTING: Final = 1
"""The acting minion, to modify his own action."""
BY_REACTING: Final = 2
"""A ready unlocked minion of another Methuselah, in reaction to the action."""
BY_COMBATANT: Final = 3
BY_READY: Final = 4
"""A ready unlocked minion whose controller is in her minion phase: the mode is an action."""
BY_OTHER: Final = 5
"""Another ready minion of the acting Methuselah, if the card says so."""
BY_BYSTANDER: Final = 6
"""A ready minion, of any Methuselah, that is not in the combat. [combat.cards.non-combatant]"""
BY_LOCKED: Final = 7
"""A ready locked minion of another Methuselah, who wakes."""
BY_TORPID: Final = 8
"""A vampire in torpor, as an action. [torpor.state.only-leave-action]"""
BY_AGAINST: Final = 9
"""A ready minion against whom the card is played that is just being played. [card.cancel.reflex]"""
BY_KEEPER: Final = 10
"""The Methuselah who controls the minion that the card is on, whoever controls the card."""

BY_ONLOOKER: Final = 13
"""A minion that is not in the combat, ready or in torpor."""
BY_ALERT: Final = 11
"""A ready minion of another Methuselah, locked or not, in reaction to the action."""

MODIFYING: Final = frozenset({BY_ACTING, BY_OTHER})
"""By minions of the acting Methuselah only."""
REACTING: Final = frozenset({BY_REACTING, BY_LOCKED, BY_ALERT})
"""Only by minions of the others. [action.reaction.not-own]"""


# Whose minions may take an action that a card in play allows.
FOR_ANYBODY: Final = 1
FOR_OTHERS: Final = 2
FOR_ALL_ALIKE: Final = 3
"""Those of anybody, and nothing of the controller of the card is the target: the action is undirected."""

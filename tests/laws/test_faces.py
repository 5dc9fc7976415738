"""A game means its own deck's cards, whatever a position made up meanwhile."""

from praxis.kernel import laws
from praxis.vtes import face, pool
from praxis.vtes.kind import KIND


def test_a_made_up_card_of_the_same_name_does_not_enter_a_game_with_a_built_in_deck() -> None:
    vampire = pool.deck("house-1")[0][0]
    face.made_up(vampire.name, face.MASTER)
    laws.law_7_resample_fits_the_view(KIND, KIND.settings()[0], 1)

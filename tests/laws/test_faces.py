"""A game uses its own cards, whatever cards of the same name a position or another game has made up."""

from praxis.kernel import laws
from praxis.kernel.game import Setting
from praxis.kernel.walks import random_walk
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import dealing, known_faces
from praxis.vtes.kind import KIND
from praxis.vtes.model import face
from praxis.vtes.positions.scenario import position, seat


def test_a_made_up_card_of_the_same_name_does_not_enter_a_game_with_a_deck_of_the_house() -> None:
    vampire = dealing.house_deck("house-1").crypt[0]
    position(
        seat(ready=[face.made_up(vampire.name, face.ALLY, life=3)], hand=[face.made_up("Fade", face.MASTER)]), seat()
    )
    assert known_faces.face(vampire.key) is vampire
    assert known_faces.named("Fade").types == face.MODIFIER
    setting = next(one for one in KIND.settings() if one.options.get("cards") == dealing.HOUSE)
    laws.law_7_resample_fits_the_view(KIND, setting, 1)


def test_a_made_up_card_does_not_hide_the_official_one_of_its_name() -> None:
    mine = face.made_up("Deflection", face.MASTER)
    t = position(seat(hand=[mine], ready=["Theo Bell 3/4"]), seat(hand=["Deflection"], uncontrolled=["Theo Bell"]))
    assert t.g.face[t["Deflection"]] is mine
    assert t.g.face[t["Deflection#2"]] is known_faces.official(catalogue.find("Deflection").id)
    assert [t.g.face[t[name]].capacity for name in ("Theo Bell", "Theo Bell#2")] == [4, 7]


def test_no_card_of_the_house_is_called_like_an_official_one() -> None:
    cards = catalogue.load()
    assert [card.name for card in known_faces.house_cards().values() if cards.is_name(card.name)] == []


def test_two_games_in_one_process_each_have_their_own_cards() -> None:
    """One with official decks, one with those of the house, answered in turn: the same as each played alone."""
    settings = [Setting(3, "2012", {"turns": 10, "cards": cards}) for cards in dealing.POOLS]
    walks = [random_walk(KIND, setting, 5) for setting in settings]
    digests: list[list[str]] = [[], []]
    going = [0, 1]
    while going:
        for at in list(going):
            game = next(walks[at], None)
            if game is None:
                going.remove(at)
            else:
                digests[at].append(game[0].digest())
    for setting, found in zip(settings, digests, strict=True):
        assert [game.digest() for game, _ in random_walk(KIND, setting, 5)] == found
    assert digests[0] != digests[1]

"""The library: `import praxis` gives a small API, quickly, and every name of it is described."""

import subprocess
import sys

import pytest

import praxis
from praxis import api
from praxis.cli.main import main


def test_the_package_names_what_the_api_gives() -> None:
    assert set(praxis.__all__) == {*api.__all__, "Client"}
    assert all(getattr(praxis, name) is getattr(api, name) for name in api.__all__)
    assert set(praxis.__all__) <= set(dir(praxis))


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'geme'"):
        praxis.geme  # noqa: B018


def test_importing_the_package_imports_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import praxis; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert [name for name in done.stdout.split() if name.split(".")[0] not in sys.stdlib_module_names] == ["praxis"]


def test_every_public_name_says_what_it_is() -> None:
    """Functions, classes, and what a class of ours has of its own."""
    found = {name: getattr(praxis, name) for name in praxis.__all__}
    for owner in (praxis.Game, praxis.Position, praxis.Client):
        own = {name: getattr(owner, name) for name in dir(owner) if not name.startswith("_")}
        found.update({f"{owner.__name__}.{name}": value for name, value in own.items()})
    silent = [name for name, value in found.items() if callable(value) and not (value.__doc__ or "").strip()]
    assert [name for name in silent if name != "Option"] == []


def test_a_refused_answer_changes_nothing_and_is_not_recorded() -> None:
    game = praxis.game("vendetta", seed=7)
    before = game.engine.digest()
    with pytest.raises(praxis.Illegal, match="clan nosuch"):
        game.answer("clan nosuch")
    assert game.engine.digest() == before
    assert game.record.answers == []


@pytest.mark.parametrize("name", praxis.game_names())
def test_a_saved_game_is_replayed_to_the_last_event(name: str) -> None:
    game = praxis.game(name, seed=5)
    points = game.play("random", seed=1)
    again = praxis.replay(game.save())
    assert again.over
    assert again.scores() == points
    assert again.events == game.events
    assert again.save() == game.save()
    assert again.told("de") == game.told("de")


def test_a_view_and_a_log_of_one_seat_tell_no_more_than_it_may_know() -> None:
    game = praxis.game("vtes", players=3, seed=2)
    game.play("random")
    assert game.told(seat=0) != game.told()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda: praxis.game("chess"), "no game is called 'chess'"),
        (lambda: praxis.game("vtes", edition="1994"), "no edition '1994'"),
        (lambda: praxis.game("vtes", players=2, decks=["a", "b", "c"]), "3 decks for 2 players"),
        (lambda: praxis.game("vtes", decks=["no such deck"]), "no deck is called"),
        (lambda: praxis.game("vtes", decks=["nothing\nof this\nis a deck"]), "."),
        (lambda: praxis.game("vendetta", decks=["x"]), "played without decks"),
        (lambda: praxis.game("vendetta", players=4, names=["Anna"]), "1 names for 4 players"),
        (lambda: praxis.game("vendetta").play("nobody"), "no bot 'nobody'"),
        (lambda: praxis.position("ready: Mira"), "a line 'game: NAME'"),
        (lambda: praxis.position(praxis.seat(), "b"), "one text, or one seat for each player"),
        (lambda: praxis.seat(blood=3), "a seat has no 'blood'"),
        (lambda: praxis.simulate("vtes", bots=["nobody"]), "no bot 'nobody'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(asked: object, said: str) -> None:
    assert callable(asked)
    with pytest.raises(praxis.BadSetting, match=said) as refused:
        asked()
    assert "\n" not in str(refused.value)


def test_a_bad_record_is_refused_in_one_line() -> None:
    with pytest.raises(praxis.BadRecord, match="not a record"):
        praxis.replay("Anna bleeds")


def test_a_known_deck_and_a_list_are_dealt() -> None:
    from praxis.kernel.decks import Demands
    from praxis.vtes.decks.box import BOX

    offer = BOX.offered(Demands(praxis.game("vtes").record.header.edition, 2), "en")[0]
    game = praxis.game("vtes", players=2, decks=[offer.key])
    assert len(game.record.header.decks) == 2


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"praxis {praxis.__version__}\n"

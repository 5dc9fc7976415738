"""Rulings on what vampires do while they are locked or in torpor."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_replies import until

# -- who leaves torpor is still what his text says --------------------------------------------------------------------


def leaves(who: str, *others: str, pool: int = 30, corrupt: str = "") -> Table:
    """A vampire in torpor attempts to leave it, at +1 stealth."""
    lying: Item = (who, ["Auspex"]) if who == "Nik" else f"{who} blood:3"  # the card makes room for the blood he needs
    t = position(
        seat(pool=pool, ready=["Ines 2/4"], torpor=[lying]),
        seat(ready=list(others)),
        bystander(),
        counters=[(1, "corruption", corrupt, "a")] if corrupt else [],
        phase="unlock",
    )
    name = who.removesuffix(" (G6)")
    t.g.gain_blood(t[name], 1, 4, "card.golden.overrides-rules")
    t.passes_until("minion")
    t.does(f"leave {name}")
    return t


@ruled_alike(
    "who blocker stealth",
    [
        ("Miranda Sanova", "Oskar 4/8 clan:Brujah intercept:1", 2),
        ("Miranda Sanova", "Oskar 4/8 clan:Ventrue intercept:1", 1),
        ("Nik", "Oskar 4/8 clan:Brujah", 1),
        ("Nik", "Oskar 4/8 clan:Ventrue", 2),
    ],
    "LSJ 20011022",
)
def test_the_text_changes_the_intercept_of_who_blocks_him_on_the_way_out(who: str, blocker: str, stealth: int) -> None:
    t = leaves(who, blocker)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on("diablerize")
    assert bool(t.told("blocked")) is (stealth == 1)


@ruled_alike(
    "who payer free",
    [
        ("Mithras (G6)", "Oskar 4/8", "Wolf ally 2 intercept:1"),
        ("Sergio Bueno", "Oskar 4/8 intercept:1", "Olga 4/8 intercept:1"),
        ("Jürgen, The Libertine", "Oskar 4/8", ""),
    ],
    "LSJ 20011022",
)
def test_the_toll_for_a_block_is_due_on_the_way_out_of_torpor(who: str, payer: str, free: str) -> None:
    t = leaves(who, payer, *([free] if free else []), corrupt="Oskar")
    until(t, "block Oskar")
    with t.changes("Oskar.blood", -1):
        t.does("block Oskar", by="b")
    if free:
        name = free.split()[0]
        t = leaves(who, payer, free, corrupt="Oskar")
        until(t, f"block {name}")
        with t.unchanged(f"{name}.blood"):
            t.does(f"block {name}", by="b")


@ruled_alike("who", ["Marialena", "Aelswith, The Irresistible"], "LSJ 20011022")
def test_to_be_blocked_on_the_way_out_of_torpor_costs_what_the_text_says(who: str) -> None:
    t = leaves(who, "Oskar 4/8 intercept:1")
    until(t, "block Oskar")
    blood, pool = t.measure(f"{who}.blood"), t.measure("b.pool")
    t.does("block Oskar", by="b")
    while not t.told("blocked"):
        t.answer("pass")
    t.goes_on("diablerize")
    assert blood - t.measure(f"{who}.blood") == (who == "Marialena")
    assert pool - t.measure("b.pool") == (who != "Marialena")


@rules_on('Rexton "Savage" Abernathy', "LSJ 20011022")
def test_the_weak_cannot_block_rexton_on_his_way_out_of_torpor() -> None:
    t = leaves('Rexton "Savage" Abernathy', "Oskar 2/3", "Olga 2/4", "Wolf ally 2")
    until(t, "block Olga")
    assert not t.offers("block Oskar")
    assert not t.offers("block Wolf")


@rules_on("Devorah", "LSJ 20011022")
@pytest.mark.parametrize(("pool", "blocked"), [(5, False), (6, True)])
def test_devorah_is_stealthier_in_torpor_too_while_her_methuselah_is_poor(pool: int, blocked: bool) -> None:
    t = leaves("Devorah", "Oskar 4/8 intercept:1", pool=pool)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on("diablerize")
    assert bool(t.told("blocked")) is blocked


# -- from torpor ------------------------------------------------------------------------------------------------------


@rules_on("Roy", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_roy_locks_in_the_discard_phase_in_torpor_too(where: str) -> None:
    regions = {"ready": ["Mira 4/8"], "torpor": []}
    regions[where] = [*regions[where], "Roy"]
    t = position(
        seat(ready=regions["ready"], torpor=regions["torpor"], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="influence",
    )
    assert t.measure("Roy.locked") == 0
    t.passes_until("discard")
    assert t.measure("Roy.locked") == 1


@rules_on("Annabelle Triabell (G6)", "LSJ 20011022")
@pytest.mark.parametrize(("where", "locked", "n"), [("ready", 1, 1), ("torpor", 1, 1), ("torpor", 0, 0)])
def test_annabelle_covers_other_toreador_while_she_is_locked_in_torpor_too(where: str, locked: int, n: int) -> None:
    me = "Annabelle Triabell (G6)" + (" locked" if locked else "")
    own = ["Ines 4/8 clan:Toreador", "Ivo 4/8 clan:Ventrue"]
    for who, more in (("Ines", n), ("Ivo", 0)):
        t = position(
            seat(ready=[*own, *([me] if where == "ready" else [])], torpor=[me] if where == "torpor" else []),
            seat(ready=["Oskar 4/8"]),
            bystander(),
        )
        t.does(f"bleed {who}")
        assert t.measure("action.stealth") == more


@rules_on("Khin Aye", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("minions", [1, 2, 3])
def test_khin_aye_gives_a_larger_hand_from_torpor_too(where: str, minions: int) -> None:
    regions = {"ready": ["Mira 4/8"], "torpor": []}
    regions[where] = [*regions[where], "Khin Aye"]
    t = position(
        seat(ready=regions["ready"], torpor=regions["torpor"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera{n} 2/4" for n in range(minions)]),
    )
    assert t.measure("a.hand_size") == 7 + (minions > (2 if where == "ready" else 1))


# -- abilities while locked or in torpor ------------------------------------------------------------------------------

WHERE = pytest.mark.parametrize(("where", "locked"), [("ready", ""), ("ready", " locked"), ("torpor", "")])


@rules_on("Montano", "ANK 20220705")
@WHERE
def test_montano_gives_stealth_whether_locked_or_in_torpor(where: str, locked: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8", *([f"Montano{locked}"] if where == "ready" else [])],
            torpor=["Montano"] if where == "torpor" else [],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Montano")
    with t.changes("Montano.blood", -1):
        t.does("use Montano", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@ruled_alike(
    "who actor",
    [("Paul Forrest, False Prophet", "Mira 4/8 clan:Ravnos"), ("Toby", "Mira 4/8 sect:Anarch")],
    "ANK 20220705",
)
@WHERE
def test_he_makes_a_bleed_worse_whether_locked_or_in_torpor(who: str, actor: str, where: str, locked: str) -> None:
    t = position(
        seat(
            ready=[actor, "Ines 4/8 clan:Ventrue", *([f"{who}{locked}"] if where == "ready" else [])],
            torpor=[who] if where == "torpor" else [],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"use {who}")
    with t.changes(f"{who}.blood", -1):
        t.does(f"use {who}", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 28
    since = len(t.asked)
    t.does("bleed Ines")
    t.goes_on()
    assert not t.ever_offered(f"use {who}", since)
    t.is_quiet()


@rules_on("Maris Streck", "LSJ 20020814", "ANK 20220705")
@pytest.mark.parametrize("locked", ["", " locked"])
def test_maris_gives_a_blocker_as_much_intercept_as_she_pays_for_even_while_locked(locked: str) -> None:
    t = position(seat(ready=["Mira 4/8 stealth:2"]), seat(ready=[f"Maris Streck{locked}", "Oskar 4/8"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    for _ in range(2):
        until(t, "use Maris Streck")
        with t.changes("Maris Streck.blood", -1):
            t.does("use Maris Streck", by="b")
    while not t.told("blocked"):
        t.answer("pass")
    assert t.told("blocked")[-1]["intercept"] == 2

"""Modes as tests write them: the words of `praxis.vtes.definitions.build` with needs and a target."""

from __future__ import annotations

from typing import Any

from praxis.effects.nodes import Effect
from praxis.vtes.definitions import build
from praxis.vtes.definitions.build import Way
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.verb import Target
from praxis.vtes.model import windows
from tests.vtes.shorthand.base import BY_BYSTANDER, Need, options, unwrapped


def _mode(way: Way) -> Mode:
    effects, limit = unwrapped(way.effects)
    way.effects = tuple(effects)
    if limit:
        way.options["limit"] = limit
    return way.mode()


def master(*do: Effect, **more: Any) -> Mode:
    return _mode(build.master(*do, **options(**more)))


def cancels(*do: Effect) -> Mode:
    return _mode(build.out_of_turn(*do, when=windows.AS_PLAYED))


def reflex(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.reflex(disciplines, *do, **options(**more)))


def out_of_turn(*do: Effect, **more: Any) -> Mode:
    return _mode(build.out_of_turn(*do, **options(**more)))


def event(*do: Effect) -> Mode:
    return _mode(build.event(*do))


def action(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.action(disciplines, *do, **options(**more)))


def permanent(*do: Effect, disciplines: str = "", then: tuple[Effect, ...] = (), **more: Any) -> Mode:
    return _mode(build.permanent(disciplines, *then, **options(**more)))


def modifier(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.modifier(disciplines, *do, **options(**more)))


def reaction(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.reaction(disciplines, *do, **options(**more)))


def wakes(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.wakes(disciplines, *do, **options(**more)))


def combat(disciplines: str, *do: Effect, when: int, **more: Any) -> Mode:
    return _mode(build.combat(disciplines, *do, when=when, **options(**more)))


def strike(disciplines: str, *do: Effect, **more: Any) -> Mode:
    return _mode(build.strike(disciplines, *do, **options(**more)))


def bystander(
    disciplines: str, *do: Effect, when: int, needs: tuple[Need, ...] = (), target: Target | None = None
) -> Mode:
    return _mode(build.combat(disciplines, *do, when=when, by=BY_BYSTANDER, **options(needs, target)))


def draft(regular: Mode, disciplines: str, *do: Effect, clans: tuple[str, ...] = ()) -> Mode:
    return Mode(
        do,
        regular.when,
        regular.by,
        tuple(disciplines.split()),
        blood=regular.blood,
        pool=regular.pool,
        stealth=regular.stealth,
        reach=regular.reach,
        draft=True,
        clans=clans,
    )

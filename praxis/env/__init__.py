"""Both games as environments of PettingZoo, for those who train players: `vtes_v0` and `vendetta_v0`.

    from praxis.env import vtes_v0
    env = vtes_v0.env(players=5, edition="2023")

Needs the extra `rl`. `docs/arena.md` describes observations, actions and rewards, and has a small example.
"""

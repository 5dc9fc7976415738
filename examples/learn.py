"""Train a small player of V:TES that beats random ones: what each kind of answer is worth some choices later.

python examples/learn.py          # a minute or two
"""

import numpy as np

from praxis.env import vtes_v0

WEALTH = [vtes_v0.POOL, vtes_v0.WAITING_BLOOD, vtes_v0.READY_BLOOD]


def play(env, worth, seat, rng, seed):
    """One game against random players: the victory points, and what was chosen with how large a lead over the prey."""
    env.reset(seed=seed)
    points, chosen = 0.0, []
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        points += reward if agent == seat else 0.0
        if over or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        words, row = seen["options"][legal, 0], seen["observation"]
        likes = np.exp(worth[words]) if agent == seat else np.ones(len(legal))
        choice = rng.choice(len(legal), p=likes / likes.sum())
        if agent == seat:
            lead = sum(row[vtes_v0.MINE + n] - row[vtes_v0.PREY + n] for n in WEALTH)
            chosen.append((words[choice], lead))
        env.step(int(legal[choice]))
    return points, chosen


def train(games=30, players=3, seed=0, later=12):
    env, rng = vtes_v0.env(players=players, turns=60), np.random.default_rng(seed)
    gains, times = np.zeros(256), np.ones(256)
    for game in range(games):
        _, chosen = play(env, 4.0 * gains / times, f"seat_{game % players}", rng, seed + game)
        for (word, lead), (_, after) in zip(chosen, chosen[later:], strict=False):
            gains[word] += after - lead
            times[word] += 1
    return 4.0 * gains / times


def measure(worth, games=45, players=3, seed=10_000):
    env, rng = vtes_v0.env(players=players, turns=60), np.random.default_rng(seed)
    return np.mean([play(env, worth, f"seat_{n % players}", rng, seed + n)[0] for n in range(games)])


if __name__ == "__main__":
    print(f"victory points a game: random {measure(np.zeros(256)):.2f}, trained {measure(train()):.2f}")

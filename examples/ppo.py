"""Train a policy for Outlive from nothing but wins and losses: PPO in plain PyTorch, against random opponents.

    pip install 'emberwatch[environments]' torch
    python examples/ppo.py                      # learns for nine minutes, then measures the result
    python examples/ppo.py --minutes 2 --seats 4 --save policy.pt
    python examples/ppo.py --quick              # takes a few seconds, just to see that it runs

It prints the share of wins before and after training, each with its 95% interval. A shared victory counts as a share.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

import numpy as np

import emberwatch as ew
from emberwatch.environments.encoding import encoding_of
from emberwatch.environments.gymnasium import SeatEnv
from emberwatch.lab.report.shares import share_of as with_interval

try:
    import torch
    from torch import nn
    from torch.distributions import Categorical
except ImportError:
    sys.exit("This example needs PyTorch, which is not installed. It comes with: pip install torch")

TABLES = 32
"""Games played at the same time, so that the net evaluates many positions at once."""
STEPS = 128
"""Choices at each table before the net learns from them."""
EPOCHS, BATCH = 3, 1024
DISCOUNT, TRACE = 0.999, 0.97
CLIP, ENTROPY, VALUE, STEEPEST = 0.2, 0.01, 0.5, 0.5
RATE = 7e-4
NEVER = -1e9
"""The logit of an illegal action."""


class Policy(nn.Module):
    """Two layers for the observation, then the value of each action and of the position."""

    def __init__(self, seen: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.zeros_(self.actor.weight)  # it begins as a random player
        nn.init.zeros_(self.actor.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        inner = self.body(seen)
        logits = torch.where(legal, self.actor(inner), torch.tensor(NEVER))
        return Categorical(logits=logits, validate_args=False), self.critic(inner).squeeze(-1)


class Tables:
    """Many games at once, with the learner on a different seat at each. When a game is over, the next one begins."""

    def __init__(self, count: int, seats: int, seed: int) -> None:
        self.seats = seats
        self.envs = [SeatEnv("outlive", seats=seats, seat=i % seats, illegal="raise") for i in range(count)]
        begun = [env.reset(seed=seed + i) for i, env in enumerate(self.envs)]
        self.seen = np.stack([seen for seen, _ in begun])
        self.legal = np.stack([info["action_mask"] for _, info in begun]).astype(bool)

    def tensors(self) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.from_numpy(self.seen.copy()), torch.from_numpy(self.legal.copy())

    def step(self, actions: list[int]) -> tuple[torch.Tensor, torch.Tensor]:
        """Make one choice at each table; return the rewards, and whether each game is over."""
        rewards, over = torch.zeros(len(self.envs)), torch.zeros(len(self.envs))
        for i, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            seen, reward, ended, _, info = env.step(action)
            rewards[i], over[i] = reward, float(ended)
            if ended:
                seen, info = env.reset()
            self.seen[i], self.legal[i] = seen, info["action_mask"]
        return rewards, over


def play(policy: Policy, tables: Tables) -> dict[str, torch.Tensor]:
    """Play STEPS choices at every table; return them with their results."""
    rows: dict[str, list[torch.Tensor]] = {
        key: [] for key in ("seen", "legal", "action", "chance", "value", "reward", "over")
    }
    for _ in range(STEPS):
        seen, legal = tables.tensors()
        with torch.no_grad():
            choice, value = policy(seen, legal)
            action = choice.sample()
        reward, over = tables.step(action.tolist())
        row = (seen, legal, action, choice.log_prob(action), value, reward, over)
        for key, item in zip(rows, row, strict=True):
            rows[key].append(item)
    found = {key: torch.stack(items) for key, items in rows.items()}
    with torch.no_grad():
        _, found["last"] = policy(*tables.tensors())
    return found


def advantages(found: dict[str, torch.Tensor]) -> torch.Tensor:
    """How much better each choice turned out than expected (generalized advantage estimation)."""
    gained = torch.zeros_like(found["reward"])
    trace, following = torch.zeros(TABLES), found["last"]
    for t in reversed(range(STEPS)):
        going_on = 1 - found["over"][t]
        surprise = found["reward"][t] + DISCOUNT * following * going_on - found["value"][t]
        trace = surprise + DISCOUNT * TRACE * going_on * trace
        gained[t], following = trace, found["value"][t]
    return gained


def learn(policy: Policy, optimizer: torch.optim.Optimizer, found: dict[str, torch.Tensor]) -> None:
    """Learn from what was played, in a few rounds of small steps."""
    gained = advantages(found)
    wanted = (gained + found["value"]).flatten()
    gained = ((gained - gained.mean()) / (gained.std() + 1e-8)).flatten()
    flat = {key: found[key].flatten(0, 1) for key in ("seen", "legal", "action", "chance")}
    for _ in range(EPOCHS):
        for rows in torch.split(torch.randperm(TABLES * STEPS), BATCH):
            choice, value = policy(flat["seen"][rows], flat["legal"][rows])
            ratio = (choice.log_prob(flat["action"][rows]) - flat["chance"][rows]).exp()
            better = torch.min(ratio * gained[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[rows])
            loss = -better.mean() + VALUE * (value - wanted[rows]).square().mean() - ENTROPY * entropy(choice)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), STEEPEST)
            optimizer.step()


def entropy(choice: Categorical) -> torch.Tensor:
    """How undecided the policy is; written out, because an illegal action counts as nothing."""
    return -(choice.probs * choice.logits.clamp(min=-50)).sum(-1).mean()


def share_of(reward: float, seats: int) -> float:
    """The share of the victory that a reward stands for: the inverse of `games.rewards`."""
    return (reward * (seats - 1) + 1) / seats


def win_share(policy: Policy, seats: int, games: int, seed: int) -> str:
    """The share of wins over new games against random opponents, as text with its 95% interval (Wilson).

    Every table plays equally many games: taking the first games to end would count short games too often.
    """
    count = min(TABLES, games)
    each = -(-games // count)
    tables = Tables(count, seats, seed)
    shares: list[list[float]] = [[] for _ in range(count)]
    while min(map(len, shares)) < each:
        with torch.no_grad():
            choice, _ = policy(*tables.tensors())
        rewards, over = tables.step(choice.sample().tolist())
        for i in over.nonzero().flatten().tolist():
            shares[i].append(share_of(float(rewards[i]), seats))
    counted = [share for row in shares for share in row[:each]]
    share, low, high, games = with_interval(sum(counted), len(counted))
    return f"win share {share:.1%} (95% interval {low:.1%} to {high:.1%}, {games} games)"


def train(policy: Policy, tables: Tables, seconds: float, least: int) -> int:
    """Learn for some time and at least some rounds; return the number of choices it learned from."""
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    began, rounds = perf_counter(), 0
    while perf_counter() - began < seconds or rounds < least:
        found = play(policy, tables)
        learn(policy, optimizer, found)
        rounds += 1
        if rounds % 10 == 0 and found["over"].sum() > 0:
            shares = [share_of(float(reward), tables.seats) for reward in found["reward"][found["over"] > 0]]
            passed = perf_counter() - began
            print(
                f"{passed:5.0f} s  {rounds * TABLES * STEPS:>9,} choices  win share lately {np.mean(shares):.1%}",
                flush=True,
            )
    return rounds * TABLES * STEPS


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="train a policy for Outlive with PPO, against random opponents")
    parser.add_argument("--minutes", type=float, default=9, help="minutes to learn (default: 9)")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=1000, help="least number of games to measure with (default: 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--threads", type=int, default=1, help="PyTorch threads; more help only on idle cores (default: 1)"
    )
    parser.add_argument("--save", type=Path, help="keep the policy in this file")
    parser.add_argument("--quick", action="store_true", help="take a few seconds, just to see that it runs")
    given = parser.parse_args()
    if not given.minutes > 0 or given.games < 1 or given.seed < 0 or given.threads < 1:
        parser.error("--minutes must be above 0, --games and --threads at least 1, --seed at least 0")
    return given


def main() -> None:
    given = arguments()
    if given.quick:
        given.minutes, given.games = 0.01, 40
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    policy = Policy(encoding_of("outlive").size, ew.rules_of("outlive").vocabulary.seat_picks)
    unseen = 1 << 30  # seeds that training never uses
    print(f"before: {win_share(policy, given.seats, given.games, unseen)}", flush=True)
    choices = train(policy, Tables(TABLES, given.seats, given.seed), given.minutes * 60, least=1)
    print(f"learned from {choices:,} choices")
    print(f"after: {win_share(policy, given.seats, given.games, unseen + 10_000)}")
    if given.save is not None:
        torch.save(policy.state_dict(), given.save)


if __name__ == "__main__":
    main()

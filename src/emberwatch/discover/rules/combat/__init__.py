"""Combat: the fight itself, its dice and what modifies them, rewards, retreat, fleeing, and duels."""

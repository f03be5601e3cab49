"""How often would the better team win? A few hundred games, and what they did in them, as a polars frame."""

from __future__ import annotations

import fieldhouse

result = fieldhouse.simulate("ddf", "2017-CLE", "2017-NE", games=200, seed=1)
print(f"New England won {result.wins['2017-NE']} of {result.games}, {result.ties} were tied.")
print(result.frame().select("team", "games_won", "points", "rush_yards", "pass_yards"))

"""From a line-up to a football team's charts, and the season's games with them."""

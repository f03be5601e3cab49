"""From a season of college play-by-play to the charts of Bowl Bound."""

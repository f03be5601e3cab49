"""Data-Driven Football charts from NFL play-by-play."""

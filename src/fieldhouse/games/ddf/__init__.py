"""Data-Driven Football: pro football from team charts made of real play-by-play."""

"""The tables of 12.8 and of new players: text, and compiled."""

"""The table: the single door for chance and choice. It knows no sport."""

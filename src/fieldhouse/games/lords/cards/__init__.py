"""Cards, decks and charts as text: reading and checking."""

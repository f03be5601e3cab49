"""The commands of the terminal: a client, which prints pages and knows no game."""

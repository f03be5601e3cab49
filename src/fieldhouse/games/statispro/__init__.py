"""Statis Pro Basketball: player cards and a 200-card Fast Action deck; NBA, NCAA and FIBA rules."""

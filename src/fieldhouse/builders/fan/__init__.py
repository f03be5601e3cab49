"""What a fan counts of a season: games, drives and people, real and simulated alike.

Each sport makes a frame of what was played, real or simulated, and counts it with one function; the rest is here.
"""

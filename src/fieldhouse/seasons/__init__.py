"""Seasons of any game: schedule, standings, playoffs, leaders. What is one sport's or league's own stands apart."""

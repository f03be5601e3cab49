"""What the forms of a league are called: commands, their fields, and the marks of players, in an owner's words."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.model import ATTRIBUTE_NAMES

TITLES: Final = {
    "own": "Give a team to an owner", "advance": "Close the phase", "draft": "Draft a player",
    "invite": "Invite a free agent", "release": "Release players", "retire": "Ask a player to retire",
    "done": "Close the camp roster", "coax": "Out of retirement", "plan": "Plan the camp",
    "void": "Coach a +C-S away", "returns": "Give out practice returns", "move": "Change a position",
    "complete": "Complete a change of position",
    "reverse": "Reverse a change of position", "depth": "Set the depth", "cut": "Cut players",
    "claim": "Sign a free agent", "randomize": "Draw the order for a player",
    "award": "Decide who has the right to a player", "reserve": "Put on a reserve list",
    "activate": "Activate from a reserve list", "offer": "Offer a trade", "accept": "Accept an offer",
    "withdraw": "Withdraw or decline an offer", "fine": "Fine a team", "suspend": "Suspend a player",
    "sanction": "Sanction a team", "result": "Enter a result",
}  # fmt: skip
LABELS: Final = {
    "drop": "Release for him", "former": "Back at the former position", "gives": "You give", "takes": "You get",
    "gives_picks": "Draft choices you give", "takes_picks": "Draft choices you get", "number": "Offer",
    "deal": "To make room for offer", "slot": "Place", "target": "New position", "go": "Go through with it",
    "given": "Returns", "giver": "From", "taker": "To", "score": "Score, visitors first", "die": "On this or below",
    "at_risk": "Stars at risk", "late": "Veterans who report late", "lose": "First of several marks to go",
    "roll_plus": "On + roll for a new characteristic", "roll_minus": "On - roll for a bad characteristic",
    "uses": "Who played", "injuries": "Who was hurt", "thirds": "What he did", "missed": "Games missed (0: the season)",
    "once": "Coached only once", "slower": "Take a -S as it is", "coach": "Coach", "move": "Change positions",
}  # fmt: skip
NAMED: Final = {"P": "pass (P)", "C": "contact (C)", "S": "speed (S)"} | ATTRIBUTE_NAMES

"""How the computer coaches Data-Driven Football: its plan, its kicks, its clock, its sense of worth."""

"""How the computer coaches Bowl Bound: its plan, its kicks, its clock."""

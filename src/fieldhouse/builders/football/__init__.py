"""What the builders of both footballs share: shares and yards put on dice, field goals, totals, reports."""

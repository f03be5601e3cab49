"""What the builders of both footballs share: shares and yards on dice, kicks, totals, coaches' habits, reports."""

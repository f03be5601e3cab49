"""The lobby: every game in the browser, through the same questions and views as everywhere else."""

// Before anything is painted: the theme that was chosen last, or the system's.
const chosen = localStorage.getItem("theme");
if (chosen) document.documentElement.dataset.theme = chosen;

// Leagues: found one, run it, give a command.
import { complain, send } from "/static/house.js";

document.getElementById("new-league")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target.elements;
  const pairs = form.owners.value.split(",").map((pair) => pair.split("=").map((word) => word.trim())).filter((pair) => pair.length === 2);
  const owners = Object.fromEntries(pairs.map(([team, owner]) => [team.toUpperCase(), owner]));
  try {
    const founded = await send("/api/leagues", { name: form.name.value, teams: Number(form.teams.value), owners });
    location.href = `/leagues/${encodeURIComponent(founded.league)}`;
  } catch (fault) {
    complain(fault);
  }
});

const office = document.getElementById("league");
if (office) {
  const path = `/api/leagues/${encodeURIComponent(office.dataset.league)}`;
  const bar = office.querySelector("progress");
  const state = office.querySelector("output");
  const watch = async () => {
    const job = await (await fetch(`${path}/progress`)).json();
    bar.hidden = false;
    bar.max = job.of || 1;
    bar.value = job.done;
    state.value = job.fault || (job.over ? "" : `${job.done} of ${job.of}`);
    if (!job.over) setTimeout(watch, 500);
    else if (!job.fault) location.reload();
  };
  office.querySelector("[data-run]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    await send(`${path}/run`, { seasons: Number(event.target.elements.seasons.value) }).then(watch, complain);
  });
  if (office.dataset.running === "true") watch();
  for (const each of document.querySelectorAll(".share")) each.value = new URL(each.getAttribute("value"), location.href).href;
  document.getElementById("command")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = event.target.elements;
    const place = office.dataset.token ? `${path}/owners/${office.dataset.token}/commands` : `${path}/commands`;
    try {
      await send(place, { command: form.command.value, arguments: JSON.parse(form.arguments.value || "{}") });
      location.reload();
    } catch (fault) {
      complain(fault instanceof SyntaxError ? new Error("That is not JSON.") : fault);
    }
  });
}

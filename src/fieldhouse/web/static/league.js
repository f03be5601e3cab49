// Leagues: found one, run it, speak for a team. What may be chosen stands on the page; what is legal the rules say.
import { complain, followJob, ready, send, tell } from "/static/house.js";

document.getElementById("new-league")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target.elements;
  const pairs = form.owners.value.split(",").map((pair) => pair.split("=").map((word) => word.trim()));
  const owners = Object.fromEntries(
    pairs.filter((pair) => pair.length === 2).map(([team, owner]) => [team.toUpperCase(), owner]),
  );
  try {
    const founded = await send("/api/leagues", { name: form.name.value, teams: Number(form.teams.value), owners });
    location.href = `/leagues/${encodeURIComponent(founded.league)}`;
  } catch (fault) {
    complain(fault);
  }
});

// How each kind of field is read. The values of choices are JSON.
const chosen = (part) => (part.type === "number" ? Number(part.value) : JSON.parse(part.value));
const filledRows = (field) => [...field.querySelectorAll(".row")]
  .map((row) => [...row.querySelectorAll("[data-part]")])
  .filter((parts) => parts[0].value !== "")
  .map((parts) => parts.filter((part) => part.value !== "").map(chosen));
const READ = {
  one: (field) => (field.value === "" ? undefined : JSON.parse(field.value)),
  many: (field) => [...field.querySelectorAll(":checked")].map((each) => JSON.parse(each.value)),
  rows: filledRows,
  order: (field) => filledRows(field).flat(),
  switch: (field) => field.checked,
  number: (field) => (field.value === "" ? undefined : Number(field.value)),
  numbers: (field) => field.value.split(/[^\d]+/).filter(Boolean).map(Number),
  text: (field) => field.value,
};

function argumentsOf(form) {
  const fields = [...form.querySelectorAll("[data-argument]")];
  const pairs = fields.map((field) => [field.dataset.argument, READ[field.dataset.kind](field)]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

const league = document.getElementById("league");
if (league) {
  const path = `/api/leagues/${encodeURIComponent(league.dataset.league)}`;
  const { token } = league.dataset;
  const watch = () => followJob(league, path, "");
  league.querySelector("[data-run]")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    await send(`${path}/run`, { seasons: Number(event.target.elements.seasons.value) }).then(watch, complain);
  });
  if (league.dataset.running === "true" && league.querySelector("progress")) watch();
  for (const each of document.querySelectorAll(".share")) {
    each.value = new URL(each.getAttribute("value"), location.href).href;
  }

  league.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.dataset.command) return;
    event.preventDefault();
    try {
      const wish = { command: form.dataset.command, arguments: argumentsOf(form) };
      const row = await send(token ? `${path}/owners/${token}/commands` : `${path}/commands`, wish);
      sessionStorage.setItem("told", row.notes.join("; ") || "Done.");
      location.reload();
    } catch (fault) {
      complain(fault);
    }
  });
  league.addEventListener("click", (event) => {
    const more = event.target.closest("[data-more]");
    if (!more) return;
    const row = more.previousElementSibling.cloneNode(true);
    for (const part of row.querySelectorAll("[data-part]")) part.value = "";
    more.before(row);
    row.querySelector("[data-part]").focus();
  });
}

const told = sessionStorage.getItem("told");
if (told) {
  sessionStorage.removeItem("told");
  tell(told);
}

ready(document);

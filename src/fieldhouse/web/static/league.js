// Leagues: found one, run it, speak for a team. What may be chosen stands on the page; what is legal the rules say.
import { complain, followJob, ready, send, tell } from "/static/house.js";

document.getElementById("new-league")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target.elements;
  const others = [...event.target.querySelectorAll("[data-owner-of]")].filter((each) => each.value.trim() && !each.closest("label").hidden);
  const owners = Object.fromEntries(others.map((each) => [each.dataset.ownerOf, each.value.trim()]));
  const me = form.me.value.trim() || "Owner";
  if (form.club.value) owners[form.club.value] = me;
  try {
    const founded = await send("/api/leagues", { name: form.name.value, teams: Number(form.teams.value), owners, level: form.level.value });
    const mine = form.club.value && founded.owners.find((each) => each.owner === me);
    location.href = mine ? mine.link : `/leagues/${encodeURIComponent(founded.league)}`;
  } catch (fault) {
    complain(fault);
  }
});

// A small league has the first of the clubs.
const founding = document.getElementById("new-league");
if (founding) {
  const { teams, club } = founding.elements;
  const fit = () => {
    [...club.options].forEach((option, at) => { option.hidden = option.disabled = at > Number(teams.value); });
    founding.querySelectorAll(".other").forEach((label, at) => { label.hidden = at >= Number(teams.value); });
    if (club.selectedOptions[0]?.disabled) club.selectedIndex = 1;
  };
  teams.addEventListener("input", fit);
  fit();
}

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

  const doAndTell = async (where, wish, form) => {
    try {
      const row = await send(token ? `${path}/owners/${token}/${where}` : `${path}/${where}`, wish);
      sessionStorage.setItem("told", row.notes.join("; ") || "Done.");
      if (form?.matches(".steps")) location.href = league.dataset.root;
      else location.reload();
    } catch (fault) {
      complain(fault);
      refuse(form, fault.message);
    }
  };
  // A game of one's own: at a table, or played by the computer and watched.
  const playOwn = async (what, number) => {
    if (what === "give-up" && !confirm("Give this game up? What has been played of it is thrown away.")) return;
    try {
      const seat = await send(`${path}/owners/${token}/games/${number}/${what}`, what === "play" ? { orders: "usual" } : {});
      if (seat.link) location.href = seat.link;
      else location.reload();
    } catch (fault) {
      complain(fault);
    }
  };
  // What the rules refuse is said where it was asked, and stays there.
  const refuse = (form, words) => {
    if (!form) return;
    const said = form.querySelector(".refused") ?? form.appendChild(Object.assign(document.createElement("p"), { className: "refused" }));
    said.setAttribute("role", "alert");
    said.textContent = words;
  };
  league.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.dataset.command) return;
    event.preventDefault();
    await doAndTell("commands", { command: form.dataset.command, arguments: argumentsOf(form) }, form);
  });
  league.addEventListener("click", (event) => {
    const { staff, draft, gameDo } = event.target.closest("button")?.dataset ?? {};
    if (gameDo) playOwn(gameDo, event.target.closest("[data-game]").dataset.game);
    const room = document.getElementById("draft-room");
    if (staff) doAndTell("staff", { team: staff });
    else if (draft) doAndTell("commands", { command: "draft", arguments: { team: room.dataset.team, player: Number(draft) } });
  });
  // What a trade would gain is said before it is offered.
  league.addEventListener("click", async (event) => {
    const form = event.target.closest("[data-weigh]")?.form;
    if (!form) return;
    const place = form.querySelector(".weighed");
    try {
      const gains = await send(token ? `${path}/owners/${token}/weigh` : `${path}/weigh`, { command: "offer", arguments: argumentsOf(form) });
      place.textContent = `You gain ${gains.you}. They gain ${gains.they}.`;
    } catch (fault) {
      place.textContent = fault.message;
    }
  });
  // A depth chart comes with who plays at the place that is chosen.
  league.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-by-place]");
    if (!form || event.target.dataset.argument !== "slot") return;
    const players = JSON.parse(form.dataset.byPlace)[JSON.parse(event.target.value)] ?? [];
    while (form.querySelectorAll("[data-part]").length < players.length) form.querySelector("[data-more]").click();
    form.querySelectorAll("[data-part]").forEach((part, at) => { part.value = players[at] ?? ""; });
    event.target.focus();
  });
  // A plan in steps: one is shown at a time; it is sent with the last.
  const walk = league.querySelector(".steps");
  if (walk) {
    const all = [...walk.querySelectorAll(".step")];
    let at = 0;
    const go = (to) => {
      at = to;
      all.forEach((step, number) => { step.hidden = number !== at; });
      const isLast = at === all.length - 1;
      walk.querySelector("#step-at").textContent = `Step ${at + 1} of ${all.length}`;
      walk.querySelector("#step-back").hidden = at === 0;
      walk.querySelector("#step-on").hidden = isLast;
      walk.querySelector("#step-done").classList.toggle("ghost", !isLast);
    };
    walk.querySelector("#step-back").addEventListener("click", () => go(at - 1));
    walk.querySelector("#step-on").addEventListener("click", () => go(at + 1));
    go(0);
  }
  // A link to a form opens it.
  const meant = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (meant?.tagName === "DETAILS") meant.open = true;
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

// What every page needs: talking to the API, saying what is wrong, sheets, the theme.

const JSON_TYPE = "application/json";
const UNREACHED = "The server cannot be reached. What it took before stands; try again when the connection is back.";

// What a browser says of a lost connection ("Failed to fetch") helps nobody.
const reached = (answer) => answer.catch(() => { throw new Error(UNREACHED); });

export async function send(path, body, wanted = JSON_TYPE) {
  const answer = await reached(fetch(path, {
    method: "POST",
    headers: { "Content-Type": JSON_TYPE, Accept: wanted },
    body: JSON.stringify(body),
  }));
  if (answer.status === 204) return null;
  if (answer.ok && wanted !== JSON_TYPE) return answer.text();
  const said = await answer.json().catch(() => ({ detail: "The server did not answer as expected." }));
  if (!answer.ok) {
    const detail = Array.isArray(said.detail) ? said.detail.map((fault) => fault.msg).join("; ") : said.detail;
    throw Object.assign(new Error(detail), { status: answer.status });
  }
  return said;
}

let hiding = 0;

function say(words, isFault) {
  const place = document.getElementById("fault");
  (document.querySelector("dialog[open]") ?? document.body).append(place); // what lies below a dialog is not seen
  place.textContent = words;
  place.classList.toggle("told", !isFault);
  place.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { place.hidden = true; }, 6000);
}

export const complain = (fault) => say(fault.message ?? String(fault), true);
export const tell = (words) => say(words, false);

// Sets a table up and goes there. Who plays for others only is told their links.
export async function sitDown(wish, showLinks) {
  try {
    const table = await send("/api/tables", { orders: "usual", ...wish });
    const mine = (wish.seats ?? []).findIndex((seat) => seat.who === "me");
    const isMine = mine >= 0 || !wish.seats;
    if (wish.seats?.every((seat) => seat.who === "computer")) location.href = `${table.watch}?run=1`;
    else if (isMine) location.href = (table.seats.find((seat) => seat.seat === mine) ?? table.seats[0]).link;
    else showLinks?.(table.seats);
  } catch (fault) {
    complain(fault);
  }
}

export async function fragment(path) {
  const answer = await reached(fetch(path, { headers: { Accept: "text/html" } }));
  if (!answer.ok) throw new Error("That cannot be shown now.");
  return answer.text();
}

// Shows how far the work at `path` has come, until it is over; then the page is read again.
export async function followJob(place, path, unit) {
  const job = await (await fetch(`${path}/progress`)).json();
  const bar = place.querySelector("progress");
  bar.hidden = false;
  bar.max = job.of || 1;
  bar.value = job.done;
  place.querySelector("output").value = job.fault || (job.over ? "" : `${job.done} of ${job.of}${unit}`);
  if (!job.over) setTimeout(followJob, 500, place, path, unit);
  else if (!job.fault) location.reload();
}

// Controls that need a script come disabled, and are enabled here once somebody listens to them: no click is lost.
export function ready(place) {
  for (const each of place.querySelectorAll("[data-scripted]")) each.disabled = false;
}

// The markup comes from our own server, which has escaped all of it.
export function put(place, markup) {
  place.replaceChildren(document.createRange().createContextualFragment(markup));
  ready(place);
}

const dialog = document.getElementById("sheet");
const body = document.getElementById("sheet-body");

export async function openSheet(path) {
  try {
    put(body, await fragment(path));
  } catch (fault) {
    complain(fault);
    return;
  }
  if (!dialog.open) dialog.showModal();
  const state = body.querySelector("#curve-state");
  if (state && Number(state.dataset.known) < Number(state.dataset.of)) {
    setTimeout(() => { if (dialog.open && body.contains(state)) openSheet(path); }, 1500);
  }
}

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-sheet]");
  if (opener) openSheet(opener.dataset.sheet);
  if (event.target === dialog) dialog.close();
});

document.getElementById("theme")?.addEventListener("click", () => {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  localStorage.setItem("theme", root.dataset.theme);
});

document.getElementById("sign-out")?.addEventListener("click", async () => {
  await send("/api/sign-out", {}).catch(complain);
  location.reload();
});

const signIn = document.getElementById("sign-in");
if (signIn) {
  const enter = (key) => send("/api/sign-in", { key }).then(() => location.replace("/"), complain);
  signIn.addEventListener("submit", (event) => {
    event.preventDefault();
    enter(signIn.elements.key.value);
  });
  // The server opens the browser with its key behind the #, which never leaves the browser but here.
  if (location.hash.length > 1) enter(decodeURIComponent(location.hash.slice(1)));
}

// A row of tabs that does not fit scrolls: the one that one is on is shown.
for (const here of document.querySelectorAll(".tabs [aria-current]")) {
  const row = here.closest(".tabs");
  row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
}

for (const place of document.querySelectorAll(".top, .foot, #house-desk")) ready(place);

// An app that can be installed, with a page of its own for a lost connection; browsers know it on secure addresses only.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});

// Looking on, or watching a finished game again: play, pause, step, speed, jump.
import { complain, fragment, put, ready } from "/static/house.js";
import { listen, readyCharts, show } from "/static/table_view.js";

const place = document.getElementById("table");
const table = place.dataset.table;
const jump = document.getElementById("jump");
const where = document.getElementById("where");
const run = document.getElementById("run");
const speed = document.getElementById("speed");
const curve = document.getElementById("curve");
let isOver = place.dataset.over === "true";
let last = Number(place.dataset.plays);
let at = isOver ? 0 : last;
let timer = 0;
let isFetching = false;

// Whoever clicks faster than pictures come sees the last one he asked for.
async function goTo(play) {
  at = Math.min(Math.max(play, 0), last);
  jump.value = at;
  where.value = `${at} / ${last}`;
  mark();
  if (isFetching) return;
  isFetching = true;
  try {
    for (let shown = -1; shown !== at;) {
      shown = at;
      show(place, await fragment(`/watch/${table}/at/${shown}`));
    }
  } catch (fault) {
    complain(fault);
  } finally {
    isFetching = false;
  }
}

function pause() {
  clearInterval(timer);
  timer = 0;
  run.textContent = "▶";
  run.setAttribute("aria-label", "Play");
}

function play() {
  if (at >= last && isOver) at = 0;
  run.textContent = "❚❚";
  run.setAttribute("aria-label", "Pause");
  timer = setInterval(async () => {
    await goTo(at + 1);
    if (at >= last && isOver) pause();
  }, Number(speed.value));
}

run.addEventListener("click", () => (timer ? pause() : play()));
speed.addEventListener("change", () => { if (timer) { pause(); play(); } });
for (const [id, to] of [["first", () => 0], ["back", () => at - 1], ["step", () => at + 1], ["last", () => last]]) {
  document.getElementById(id).addEventListener("click", () => { pause(); goTo(to()); });
}
jump.addEventListener("input", () => { pause(); goTo(Number(jump.value)); });
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, dialog") || event.ctrlKey || event.metaKey) return;
  if (event.key === " " && !event.target.closest("button, summary, a")) { event.preventDefault(); run.click(); }
  if (event.key === "ArrowRight") { pause(); goTo(at + 1); }
  if (event.key === "ArrowLeft") { pause(); goTo(at - 1); }
});

// The curve is drawn as far as one has watched, and its figures are those of the play one is at: nothing is given away.
function mark() {
  const points = [...curve.querySelectorAll("circle")];
  const seen = points.filter((each) => Number(each.dataset.play) <= at);
  const here = seen.at(-1);
  for (const each of points) {
    each.classList.toggle("here", each === here);
    each.parentElement.classList.toggle("to-come", !seen.includes(each));
  }
  for (const line of curve.querySelectorAll(".plot polyline")) {
    line.dataset.whole ??= line.getAttribute("points");
    line.setAttribute("points", line.dataset.whole.split(" ").slice(0, seen.length).join(" "));
  }
  const chances = here ? JSON.parse(here.dataset.chances) : [];
  for (const each of curve.querySelectorAll("[data-of-seat]")) {
    const chance = chances[each.dataset.ofSeat];
    each.textContent = chance === undefined ? "" : `${Math.round(100 * chance)}%`;
  }
}

async function drawCurve() {
  put(curve, await fragment(`/watch/${table}/win-chance`));
  mark();
  const state = curve.querySelector("#curve-state");
  if (state && Number(state.dataset.known) < Number(state.dataset.of)) setTimeout(drawCurve, 1500);
}

curve.addEventListener("click", (event) => {
  const point = event.target.closest("circle");
  if (point) { pause(); goTo(Number(point.dataset.play)); }
});

readyCharts(place);
ready(document);
const asked = new URLSearchParams(location.search);
if (isOver) {
  goTo(Number(asked.get("play")) || 0).then(drawCurve).catch(complain);
  if (asked.has("run")) play(); // whoever asked to watch need not ask again
} else {
  const follow = async () => {
    const view = await (await fetch(`/api/tables/${table}`)).json();
    const wasLive = at >= last;
    last = view.plays;
    isOver = view.over;
    jump.max = last;
    where.value = `${at} / ${last}`;
    if (wasLive) goTo(last);
    if (isOver) await drawCurve();
  };
  listen(`/api/tables/${table}/events`, () => follow().catch(complain));
}

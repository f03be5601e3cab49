// Putting a new picture of the table in the place of the old one: what has moved is seen to move.
import { isMoving, sound } from "/static/effects.js";
import { fragment, put } from "/static/house.js";

const texts = (view, what) => [...view.querySelectorAll(what)].map((each) => each.textContent).join("|");

function places(view) {
  const found = new Map();
  for (const each of view.querySelectorAll("[data-flip]")) found.set(each.dataset.flip, each.getBoundingClientRect());
  for (const each of view.querySelectorAll("[data-flash]")) found.set(each.dataset.flash, each.textContent);
  return found;
}

function move(view, before) {
  for (const each of view.querySelectorAll("[data-flip]")) {
    const from = before.get(each.dataset.flip);
    if (!from) continue;
    const to = each.getBoundingClientRect();
    const svg = each.ownerSVGElement;
    const drawn = svg?.viewBox.baseVal?.width; // none where a drawing is measured in the page's own pixels
    const scale = drawn ? drawn / svg.getBoundingClientRect().width : 1;
    const dx = (from.left - to.left) * scale;
    const dy = (from.top - to.top) * scale;
    if (!dx && !dy) continue;
    const own = getComputedStyle(each).transform;
    const rest = own === "none" ? "" : own;
    const frames = { transform: [`translate(${dx}px, ${dy}px) ${rest}`, `translate(0px, 0px) ${rest}`] };
    each.animate(frames, { duration: 650, easing: "cubic-bezier(.3,.8,.3,1)" });
  }
  for (const each of view.querySelectorAll("[data-flash]")) {
    const was = before.get(each.dataset.flash);
    if (was !== undefined && was !== each.textContent) each.classList.add("flash");
  }
}

// What is told above a question has little room on a telephone: if it does not fit, what is routine is folded away, and
// the newest of the rest is in sight. Who wants it all unfolds it.
export function fitNews(place) {
  const told = place.querySelector(".last-play");
  if (!told || told.scrollHeight <= told.clientHeight + 1) return;
  told.classList.toggle("folded", told.querySelector(".line:not(.routine)") !== null);
  told.scrollTop = told.scrollHeight;
  place.querySelector("[data-unfold]").hidden = false;
}

export function unfold(button) {
  const told = button.parentElement.querySelector(".last-play");
  told.classList.remove("folded");
  told.classList.add("whole");
  button.hidden = true;
}

export function show(place, markup) {
  const before = isMoving() ? places(place) : null;
  const [score, tray] = [texts(place, ".sb-score"), texts(place, ".tray .throw")];
  put(place, markup);
  fitNews(place);
  if (before) move(place, before);
  if (texts(place, ".sb-score") !== score) sound("score");
  else if (texts(place, ".tray .throw") !== tray) sound("dice");
  lightCells(place);
  const news = place.querySelector("#table-view")?.dataset.news;
  const said = document.getElementById("news");
  if (news && said.textContent !== news) said.textContent = news;
  place.dispatchEvent(new CustomEvent("shown"));
}

const charts = document.getElementById("charts");
const chartsBody = document.getElementById("charts-body");

function lightCells(place) {
  if (!chartsBody?.firstElementChild) return;
  const view = place.querySelector("#table-view");
  for (const each of chartsBody.querySelectorAll(".lit")) each.classList.remove("lit");
  const lit = JSON.parse(view.dataset.lit);
  for (const key of lit) chartsBody.querySelector(`[data-cell="${CSS.escape(key)}"]`)?.classList.add("lit");
}

export function readyCharts(place) {
  if (!charts) return;
  const fill = async () => {
    if (!charts.open || chartsBody.firstElementChild) return;
    put(chartsBody, await fragment(`/watch/${place.dataset.table}/charts`));
    lightCells(place);
  };
  charts.addEventListener("toggle", fill);
  fill(); // opened before we listened
  if (matchMedia("(min-width: 1100px)").matches) charts.open = true;
}

// A lost connection is told while it lasts; a moment's break, as with every server that is started anew, is not.
const MOMENT = 1500;
function tellIfLost(source) {
  const lost = document.getElementById("lost");
  let timer = 0;
  source.addEventListener("error", () => {
    clearTimeout(timer);
    timer = setTimeout(() => { lost.hidden = source.readyState === EventSource.OPEN; }, MOMENT);
  });
  source.addEventListener("open", () => {
    clearTimeout(timer);
    lost.hidden = true;
  });
}

export function listen(path, onChange) {
  const source = new EventSource(path);
  tellIfLost(source);
  source.addEventListener("changed", (event) => onChange(Number(event.data)));
  addEventListener("pagehide", () => source.close());
  return source;
}

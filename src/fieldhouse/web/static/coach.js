// The course over a guided game: a note at the place it speaks of, one at a time. It never stands in the way of an answer.
import { ready } from "/static/house.js";

const place = document.getElementById("table") ?? document.getElementById("league");
const box = document.getElementById("coach");
const memory = `course-${box.dataset.table}`;
const SKIPPED = "skipped";
const seen = new Set((localStorage.getItem(memory) ?? "").split(" ").filter(Boolean));
let current = null;

function keep(number) {
  seen.add(number);
  localStorage.setItem(memory, [...seen].join(" "));
}

// Beside what it speaks of: to its right, below it or above it, at either end, the first place where it hides nothing that
// can be clicked.
function stand(target) {
  const at = target.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const margin = 10;
  const within = (value, most) => Math.min(Math.max(value, margin), most - margin);
  const ends = [at.left + 24, at.right - own.width, innerWidth - own.width].map((left) => within(left, innerWidth - own.width));
  const places = [
    ...(at.right + own.width + 2 * margin < innerWidth ? [[at.right + margin, at.top]] : []),
    ...(at.bottom + own.height + 2 * margin < innerHeight ? ends.map((left) => [left, at.bottom + margin]) : []),
    ...ends.map((left) => [left, at.top - own.height - margin]),
  ].map(([left, top]) => [left, within(top, innerHeight - own.height)]);
  const controls = [...place.querySelectorAll("button, .button, input, select")]
    .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const hidden = ([left, top]) => controls.filter((each) => left < each.right && left + own.width > each.left
    && top < each.bottom && top + own.height > each.top).length;
  const [left, top] = places.reduce((best, each) => (hidden(each) < hidden(best) ? each : best));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function hush() {
  for (const each of document.querySelectorAll(".coached")) each.classList.remove("coached");
  box.hidden = true;
  current = null;
}

// What is offered comes from the server; a note whose place is not on this page waits.
function offered() {
  if (seen.has(SKIPPED)) return null;
  for (const each of place.querySelectorAll("#marks li")) {
    const target = document.querySelector(each.dataset.at);
    if (!seen.has(each.dataset.number) && target?.checkVisibility()) return [each, target];
  }
  return null;
}

function show() {
  hush();
  const found = offered();
  if (!found) return;
  const [mark, target] = found;
  current = mark.dataset.number;
  const { of } = place.querySelector("#marks").dataset;
  document.getElementById("coach-at").textContent = `The course · ${seen.size + 1} of ${of}`;
  document.getElementById("coach-title").textContent = mark.querySelector("b").textContent;
  document.getElementById("coach-text").textContent = mark.querySelector("p").textContent;
  box.hidden = false;
  target.classList.add("coached");
  target.scrollIntoView({ block: "nearest" });
  stand(target);
}

document.getElementById("coach-next").addEventListener("click", () => {
  if (current !== null) keep(current);
  show();
});
document.getElementById("coach-skip").addEventListener("click", () => {
  keep(SKIPPED);
  hush();
});
// Whoever answers has read, or does not want to.
place.addEventListener("shown", () => {
  if (current !== null) keep(current);
  show();
});
for (const moved of ["resize", "scroll"]) {
  addEventListener(moved, () => {
    const target = document.querySelector(".coached");
    if (target) stand(target);
  }, { passive: true });
}

ready(box);
show();

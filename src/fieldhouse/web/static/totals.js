// Charts from a season's totals: the server makes them, this browser alone keeps them.
import { complain, ready, send } from "/static/house.js";
import { keepChart } from "/static/kept_charts.js";

const form = document.getElementById("totals");
const rows = document.getElementById("rows");
const state = document.getElementById("state");
const made = document.getElementById("made");
const { game } = form.dataset;
const GOES = {
  edit: (team) => `/teams/${game}/${team}/edit`,
  play: (team) => `/new/${game}?${new URLSearchParams({ team, own: 1 })}`,
};

function shown(chart) {
  const place = document.getElementById("one-team").content.cloneNode(true);
  place.querySelector("h2").textContent = chart.team;
  place.querySelector(".sureness").append(...chart.sureness.map((words) => (
    Object.assign(document.createElement("li"), { textContent: words }))));
  for (const button of place.querySelectorAll("[data-do]")) {
    button.addEventListener("click", () => {
      try {
        keepChart(game, chart.team, chart.text);
        location.href = GOES[button.dataset.do](chart.team);
      } catch (fault) {
        complain(fault);
      }
    });
  }
  ready(place);
  return place;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  state.textContent = "It is being worked out…";
  made.replaceChildren();
  try {
    const charts = await send(`/api/games/${game}/from-totals`, { text: rows.value });
    made.replaceChildren(...charts.map(shown));
    state.textContent = "";
  } catch (fault) {
    state.textContent = fault.message;
  }
});
form.querySelector("[type=file]").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (file) rows.value = await file.text();
  event.target.value = ""; // the same file may be chosen again
});
form.querySelector("[data-sample]").addEventListener("click", (event) => {
  rows.value = event.target.dataset.sample;
});
ready(document);

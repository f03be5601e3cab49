// A chart of one's own. The server says what is legal and makes the new text; this browser alone keeps it.
import { put, ready, send } from "/static/house.js";
import { forgetChart, keepChart, keptChart } from "/static/kept_charts.js";
import { handOver, made, workbench } from "/static/workbench.js";

const editor = document.getElementById("editor");
const { game, team } = editor.dataset;
const api = `/api/games/${game}/teams/${team}/draft`;
const place = `/teams/${game}/${team}`;
const whole = document.getElementById("text");
const tables = document.getElementById("tables");
const state = document.getElementById("state");
const odds = document.getElementById("odds");
const first = whole.value;
let text = first;
let asked = 0;
const { inTurn, listen } = workbench(editor, state);

async function showOdds(isPlayable) {
  asked += 1;
  const mine = asked;
  if (!isPlayable) {
    odds.textContent = "They are told when the checker finds no fault.";
    return;
  }
  odds.textContent = "They are being counted…";
  try {
    const page = await send(`${place}/odds`, { text }, "text/html");
    if (mine === asked) put(odds, page);
  } catch (fault) {
    if (mine === asked) odds.textContent = fault.message;
  }
}

async function drawAll(wanted) {
  put(tables, await send(`${place}/edit`, { text: wanted }, "text/html"));
  text = wanted;
  whole.value = wanted;
  showOdds(!tables.querySelector(".faults .t-red"));
}

// What the checker says of a cell stands below it; all of it stands in the list.
function showFaults(report) {
  for (const input of tables.querySelectorAll("[data-row]")) {
    const { section } = input.closest("table").dataset;
    const said = report.faults.filter((each) => each.section === section
      && String(each.row) === input.dataset.row && each.column === input.dataset.column);
    input.toggleAttribute("aria-invalid", said.length > 0);
    if (said.length) input.setAttribute("aria-invalid", "true");
    input.parentElement.querySelector(".says").textContent = said.map((each) => each.sentence).join(" ");
  }
  const line = (words, look) => Object.assign(document.createElement("li"), { textContent: words, className: look });
  tables.querySelector(".faults").replaceChildren(
    ...report.faults.map((each) => line(each.sentence, "t-red")),
    ...report.doubts.map((each) => line(each, "")),
    ...report.remarks.map((each) => line(each, "hint")),
    ...(report.faults.length ? [] : [line("It can be played.", "")]));
}

async function change(input) {
  const { row, column } = input.dataset;
  const { section } = input.closest("table").dataset;
  try {
    const report = await send(`${api}/cell`, { text, section, row: Number(row), column, cell: input.value });
    text = report.text;
    whole.value = text;
    showFaults(report);
    showOdds(report.faults.length === 0);
  } catch (fault) {
    input.setAttribute("aria-invalid", "true");
    input.parentElement.querySelector(".says").textContent = fault.message;
  }
}

tables.addEventListener("change", (event) => inTurn(() => change(event.target)));
whole.addEventListener("change", () => inTurn(() => drawAll(whole.value)));

const DOES = {
  save() {
    keepChart(game, team, text);
    state.textContent = "Saved in this browser.";
  },
  play() {
    keepChart(game, team, text);
    location.href = `/new/${game}?${new URLSearchParams({ team, own: 1 })}`;
  },
  async try() {
    state.textContent = "The computers are playing…";
    const told = await send(`${api}/try`, { text });
    state.textContent = `In ${told.games} games against ${told.against}: ${told.wins} won, ${told.ties} tied, `
      + `${told.points} points a game, ${told.allowed} allowed.`;
  },
  async print() {
    handOver(await made(`${api}/chart.pdf`, { text }), `${team}.pdf`);
  },
  download() {
    handOver(new Blob([text], { type: "text/plain" }), `${team}.txt`);
  },
  async again() {
    forgetChart(game, team);
    if (!first) {
      location.href = `/from-totals/${game}`; // the house has no chart of this team
      return;
    }
    await drawAll(first);
    state.textContent = "As the house has it.";
  },
};

listen(DOES, drawAll);

ready(document);
const saved = keptChart(game, team);
if (saved) inTurn(() => drawAll(saved));
else showOdds(!tables.querySelector(".faults .t-red"));

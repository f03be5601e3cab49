// Cards and characters of one's own, block by block. The server says what is legal; this browser alone keeps the text.
import { ready, send } from "/static/house.js";
import { forgetChart, keepChart, keptChart } from "/static/kept_charts.js";
import { workbench } from "/static/workbench.js";

const box = document.getElementById("box");
const { game, name } = box.dataset;
const api = `/api/games/${game}/box/${name}`;
const blocks = document.getElementById("blocks");
const state = document.getElementById("state");
const told = document.getElementById("told");
const whole = () => `${[...blocks.querySelectorAll("textarea")].map((each) => each.value).filter(Boolean).join("\n")}\n`;
const first = whole();
const { inTurn, listen } = workbench(box, state);

function drawnBlock(block) {
  const place = document.createElement("div");
  place.className = "block";
  const area = Object.assign(document.createElement("textarea"), {
    value: block.text, rows: block.text.split("\n").length, spellcheck: false, maxLength: 4000,
  });
  area.setAttribute("aria-label", block.title || "Remarks");
  const says = Object.assign(document.createElement("small"), { className: "says" });
  says.setAttribute("role", "status");
  place.append(area, says);
  return place;
}

// What the checker says of a block stands below it; all of it stands in the list.
function showFaults(report) {
  for (const place of blocks.children) {
    const area = place.querySelector("textarea");
    const title = area.getAttribute("aria-label");
    const said = report.faults.filter((each) => each.section === title).map((each) => each.sentence);
    if (said.length) area.setAttribute("aria-invalid", "true");
    else area.removeAttribute("aria-invalid");
    place.querySelector(".says").textContent = said.join(" ");
  }
  const line = (words, look) => Object.assign(document.createElement("li"), { textContent: words, className: look });
  told.replaceChildren(...(report.faults.length
    ? report.faults.map((each) => line(each.sentence, "t-red")) : [line("It can be played.", "")]));
}

async function drawAll(text) {
  const report = await send(`${api}/check`, { text });
  const focused = [...blocks.children].findIndex((each) => each.contains(document.activeElement));
  blocks.replaceChildren(...report.blocks.map(drawnBlock));
  blocks.children[focused]?.querySelector("textarea").focus();
  showFaults(report);
}

blocks.addEventListener("change", () => inTurn(() => drawAll(whole())));

const DOES = {
  save() {
    keepChart(game, name, whole());
    state.textContent = "Saved in this browser.";
  },
  async try() {
    state.textContent = "The computers are playing…";
    const found = await send(`${api}/try`, { text: whole() });
    const owners = found.owners.map((each) => `${each.name} ${each.wins} won, ${each.points} points`);
    state.textContent = `In ${found.games} games: ${owners.join("; ")}.`;
  },
  download() {
    const link = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(new Blob([whole()], { type: "text/plain" })), download: `${name}.txt`,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  },
  more() {
    blocks.append(drawnBlock({ title: "A new block", text: "[A new block]\n" }));
    blocks.lastElementChild.querySelector("textarea").focus();
  },
  async again() {
    forgetChart(game, name);
    await drawAll(first);
    state.textContent = "As the house has it.";
  },
};

listen(DOES, drawAll);

ready(document);
const saved = keptChart(game, name);
if (saved) inTurn(() => drawAll(saved));

// Cards and characters of one's own, block by block. The server says what is legal; this browser alone keeps the text.
import { ready, send, sitDown } from "/static/house.js";
import { forgetChart, keepChart, keptChart } from "/static/kept_charts.js";
import { handOver, made, workbench } from "/static/workbench.js";

const box = document.getElementById("box");
const { game, name } = box.dataset;
const api = `/api/games/${game}/box/${name}`;
const blocks = document.getElementById("blocks");
const state = document.getElementById("state");
const told = document.getElementById("told");
const far = document.getElementById("far");
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
  async play() {
    keepChart(game, name, whole());
    const names = box.dataset.names.split(" ").filter((each) => each !== "owners");
    const kept = names.map((each) => [each, keptChart(game, each)]).filter(([, text]) => text);
    await sitDown({ game, components: Object.fromEntries(kept) });
  },
  // So many games at a time, so that the bar moves and others have their turn.
  async try() {
    const wanted = Number(box.dataset.games);
    const text = whole();
    const sum = new Map();
    state.textContent = "The computers are playing…";
    Object.assign(far, { hidden: false, max: wanted, value: 0 });
    try {
      for (let games = 0; games < wanted;) {
        const found = await send(`${api}/try`, { text, first: games + 1 });
        for (const [seat, each] of found.owners.entries()) {
          const before = sum.get(seat) ?? { name: each.name, wins: 0, points: 0 };
          sum.set(seat, { name: each.name, wins: before.wins + each.wins, points: before.points + each.points * found.games });
        }
        games += found.games;
        far.value = games;
        const owners = [...sum.values()].map((each) => `${each.name} ${each.wins} won, ${(each.points / games).toFixed(1)} points`);
        state.textContent = `In ${games} games: ${owners.join("; ")}.`;
      }
    } finally {
      far.hidden = true;
    }
  },
  async print() {
    handOver(await made(`${api}/box.pdf`, { text: whole() }), `${game}.pdf`);
  },
  download() {
    handOver(new Blob([whole()], { type: "text/plain" }), `${name}.txt`);
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

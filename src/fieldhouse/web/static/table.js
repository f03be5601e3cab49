// A seat at a table. What may be answered stands on the page: the server put it there.
import { complain, fragment, openSheet, ready, send, sitDown } from "/static/house.js";
import { fitNews, listen, readyCharts, show, unfold } from "/static/table_view.js";
import { throwIn, verdict } from "/static/dice.js";

const place = document.getElementById("table");
const seat = place.dataset.seat;
const api = `/api/seats/${seat}`;
const cover = document.getElementById("cover");
let busy = false;
let wanted = 0;
let fetching = null;

const tableView = () => document.getElementById("table-view");

// Two answers of the server may overtake each other: only what is newer than what stands there is shown. The same
// picture once more would take the button away from under a finger that is pressing it.
// Whatever put the new picture there, keys go on at the first answer unless they were at work somewhere else.
function showIfNew(markup) {
  const version = Number(/data-version="(\d+)"/.exec(markup)?.[1]);
  if (version <= Number(tableView().dataset.version)) return;
  show(place, markup);
  if (cover.hidden && document.activeElement === document.body) focusFirst();
}

const look = async () => showIfNew(await fragment(`/seat/${seat}/table`));

async function refresh(version) {
  wanted = Math.max(wanted, version);
  if (busy) return; // what is on its way is newer than this news, or the news is heeded afterwards
  fetching ??= (async () => {
    for (let tries = 0; tries < 3 && Number(tableView().dataset.version) < wanted; tries += 1) await look();
  })().catch(complain).finally(() => { fetching = null; });
  await fetching;
}

async function act(path, body) {
  if (busy) return;
  busy = true;
  place.classList.add("busy");
  try {
    showIfNew(await send(`${api}/${path}`, body, "text/html"));
    showWhatHappened();
  } catch (fault) {
    complain(fault);
    if (fault.status === 409) await look().catch(complain);
  } finally {
    busy = false;
    await refresh(0);
    place.classList.remove("busy");
  }
}

// On a small screen the dice lie above a long question: they are not to be missed.
const isSmall = matchMedia("(max-width: 1080px)");
function showWhatHappened() {
  if (isSmall.matches) place.querySelector(".tray, .last-play")?.scrollIntoView({ block: "nearest" });
}

function focusFirst() {
  place.querySelector(".answers .default, .answers button, .number input")?.focus({ preventScroll: true });
}

place.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const { key, propose, reply, proposal, give, giveOrder, rematch, let: until } = button.dataset;
  if ("helps" in button.dataset) showHelps();
  else if ("unfold" in button.dataset) unfold(button);
  else if (button.dataset.doubt) askBack(button);
  else if (key !== undefined) act("answer", { turn: tableView().dataset.turn, key });
  else if (until === "stop") stopCalling();
  else if (until) act("let-call", { turn: tableView().dataset.turn, until });
  else if (rematch) sitDown(JSON.parse(rematch));
  else if (giveOrder) act("orders", { code: giveOrder, value: button.dataset.value });
  else if (give !== undefined) act("dice", { given: give });
  else if (propose) act("propose", { what: propose });
  else if (reply) act("reply", { proposal, agree: reply === "true" });
});

// A card in the hand is clicked to see what it may do, an owner to be the one upon whom: both stand for answers that the
// server has put on the page, or tells when it is asked.
const answerOf = (key) => place.querySelector(`.ask [data-key="${CSS.escape(key)}"]`);
place.addEventListener("click", (event) => {
  if (event.target.closest("a, [data-tip], .ask")) return;
  const card = event.target.closest("[data-card]")?.dataset.card;
  const owner = event.target.closest("[data-owner]")?.dataset.owner;
  if (card) (answerOf(card) ? answerOf(card).click() : openSheet(`/seat/${seat}/card/${card}`));
  else if (owner) answerOf(owner)?.click();
});
function markTargets() {
  for (const each of place.querySelectorAll("[data-owner], [data-card]")) {
    each.classList.toggle("target", answerOf(each.dataset.owner ?? each.dataset.card) !== null);
  }
}
const sheet = document.getElementById("sheet");
sheet.addEventListener("click", (event) => {
  const keys = event.target.closest("[data-keys]")?.dataset.keys;
  if (!keys) return;
  sheet.close();
  act("answers", { turn: tableView().dataset.turn, keys: JSON.parse(keys) });
});

// A call that hardly anybody means is taken only when it is called a second time.
const doubt = document.getElementById("doubt");
function askBack(button) {
  const { key, doubt: why } = button.dataset;
  const { turn } = tableView().dataset;
  document.getElementById("doubt-title").textContent = `${button.querySelector(".label").textContent.trim()}?`;
  document.getElementById("doubt-text").textContent = why;
  doubt.returnValue = "";
  doubt.onclose = () => {
    if (doubt.returnValue === "yes") act("answer", { turn, key });
  };
  if (!doubt.open) doubt.showModal();
}

// On a telephone the lines of help of a long list are folded away, so that all of it is to be seen: who wants them opens them.
function showHelps() {
  const root = document.documentElement.dataset;
  if ("helps" in root) delete root.helps;
  else root.helps = "";
}

place.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const turn = tableView().dataset.turn;
  if ("roll" in form.dataset) act("roll", { turn, reading: Number(form.elements.reading.value) });
  else act("answer", { turn, key: form.elements.key.value });
});

// Standing orders stand on a sheet over the table: an order holds at once, and may answer what is asked.
sheet.addEventListener("change", (event) => {
  const { order } = event.target.dataset;
  if (order) act("orders", { code: order, value: event.target.value });
});

// An order in a seat's own words is a list of lines: one is added or struck, and the whole is given anew.
async function giveLines(own, lines) {
  const { version } = tableView().dataset;
  await act("orders", { code: own.dataset.ownOrder, value: lines.join("; ") || own.dataset.without });
  if (tableView().dataset.version !== version) await openSheet(`/seat/${seat}/orders`); // else it was refused
}
const linesOf = (own) => [...own.querySelectorAll("[data-line]")].map((each) => each.dataset.line);
sheet.addEventListener("submit", (event) => {
  if (!("ownLine" in event.target.dataset)) return;
  event.preventDefault();
  const own = event.target.closest("[data-own-order]");
  const words = [...event.target.querySelectorAll("select")].map((each) => `${each.dataset.before} ${each.value}`.trim());
  giveLines(own, [...linesOf(own), words.join(" ")]);
});
sheet.addEventListener("click", (event) => {
  const struck = event.target.closest("[data-strike]")?.closest("[data-line]");
  if (!struck) return;
  const own = struck.closest("[data-own-order]");
  giveLines(own, linesOf(own).filter((line) => line !== struck.dataset.line));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !cover.hidden) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  if (event.repeat) { // a key that is held plays once, on a button too
    if (event.target.closest("button")) event.preventDefault();
    return;
  }
  const pressed = event.key.toLowerCase();
  const button = [...place.querySelectorAll("[data-shortcut]")].find((each) => each.dataset.shortcut === pressed);
  if (button) {
    event.preventDefault();
    button.focus({ preventScroll: true });
    button.click();
  }
});

// The computer calls for this seat, an answer at a time: whoever stops it has the game back at once.
const PACE = 700;
let calling = 0;
let isStopping = false;
function callOn() {
  clearTimeout(calling);
  const { delegated } = tableView().dataset;
  if (!delegated || isStopping || !place.querySelector("[data-key], .number")) return;
  calling = setTimeout(() => act("let-call", { turn: tableView().dataset.turn, until: delegated }), PACE);
}
async function stopCalling() {
  clearTimeout(calling);
  isStopping = true;
  while (busy) await new Promise((done) => { setTimeout(done, 20); });
  await act("let-call", { turn: tableView().dataset.turn, until: "stop" });
  isStopping = false;
}

// One device for several people: before it is handed on, everything is covered.
function coverIfNeeded() {
  const companions = JSON.parse(tableView().dataset.companions);
  const waiting = JSON.parse(tableView().dataset.waiting);
  const isMine = place.querySelector("[data-key], .number") !== null;
  const next = companions.find((each) => waiting.includes(each.seat));
  const isReady = JSON.parse(tableView().dataset.dice).waits_for.length === 0;
  if (isMine || !next || !isReady || tableView().dataset.over === "true") return;
  document.getElementById("cover-text").textContent = `${next.title} (${next.name}) answers now.`;
  const go = document.getElementById("cover-go");
  go.href = next.link;
  go.textContent = `I play ${next.title}`;
  cover.hidden = false;
  tableView().replaceChildren();
  place.inert = true;
  go.focus();
}

function fullLinks() {
  for (const each of place.querySelectorAll(".share")) {
    each.value = new URL(each.getAttribute("value"), location.href).href;
  }
}

// Before the first roll everybody's random bytes go into the dice; after the last it is told whether they were in.
let isThrowing = false;
async function seeToDice() {
  const { table } = place.dataset;
  const dice = JSON.parse(tableView().dataset.dice);
  const mine = [{ seat: Number(tableView().dataset.mine), token: seat }, ...JSON.parse(tableView().dataset.companions)];
  const said = document.getElementById("verdict");
  if (said) said.textContent = verdict(table, dice, mine[0].seat);
  if (isThrowing || !dice.waits_for.length) return;
  isThrowing = true;
  let reached = 0;
  try {
    reached = await throwIn(table, dice, mine);
  } catch (fault) {
    complain(fault);
  } finally {
    isThrowing = false;
  }
  await refresh(reached);
}

// A game that waits in another tab says so.
const title = document.title;
function tellTab() {
  const isAsked = place.querySelector("[data-key], .number") !== null;
  document.title = isAsked ? `● ${title}` : title;
}

place.addEventListener("shown", () => {
  if (doubt.open) doubt.close(); // the game has gone on without that call
  callOn();
  tellTab();
  markTargets();
  fullLinks();
  coverIfNeeded();
  seeToDice();
});

readyCharts(place);
fitNews(place);
tellTab();
markTargets();
fullLinks();
coverIfNeeded();
seeToDice();
ready(document);
if (cover.hidden) focusFirst();
listen(`${api}/events`, refresh);
callOn();

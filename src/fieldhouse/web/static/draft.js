// The draft room: sort and filter the board, keep a queue in this browser. Who may be chosen the server says.
import { ready } from "/static/house.js";

const room = document.getElementById("draft-room");
const board = room?.querySelector("#board tbody");

if (board) {
  const rows = [...board.rows];
  const find = document.getElementById("find-player");
  const place = document.getElementById("find-place");
  const narrow = () => {
    const words = find.value.toLowerCase();
    for (const row of rows) {
      row.hidden = !row.dataset.name.toLowerCase().includes(words) || (place.value && row.dataset.slot !== place.value);
    }
  };
  find.addEventListener("input", narrow);
  place.addEventListener("change", narrow);

  // The best first: ratings from the top, ranks, names and ages from the bottom.
  const upward = new Set(["rank", "name", "slot", "age"]);
  const sortBy = (heading, key) => {
    const isAgain = heading.getAttribute("aria-sort");
    const isUp = isAgain ? isAgain === "descending" : upward.has(key);
    for (const each of room.querySelectorAll("[aria-sort]")) each.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", isUp ? "ascending" : "descending");
    const value = (row) => row.dataset[key.toLowerCase()];
    const compare = (one, other) => value(one).localeCompare(value(other), "en", { numeric: true });
    rows.sort((one, other) => (isUp ? compare(one, other) : compare(other, one)));
    board.append(...rows);
  };
  for (const button of room.querySelectorAll("[data-sort]")) {
    button.addEventListener("click", () => sortBy(button.closest("th"), button.dataset.sort));
  }

  const kept = `queue-${room.dataset.queue}`;
  let queue = JSON.parse(localStorage.getItem(kept) ?? "[]");
  const list = document.getElementById("queue");
  const first = document.getElementById("from-queue");
  const rowOf = (number) => rows.find((row) => row.dataset.number === number);
  const show = () => {
    queue = queue.filter(rowOf); // whoever has been chosen is gone
    localStorage.setItem(kept, JSON.stringify(queue));
    list.replaceChildren(...queue.map((number) => Object.assign(document.createElement("li"), { textContent: `${rowOf(number).dataset.name}, ${rowOf(number).dataset.slot}` })));
    document.getElementById("queue-empty").hidden = queue.length > 0;
    for (const button of room.querySelectorAll("[data-queue-up]")) {
      button.setAttribute("aria-pressed", String(queue.includes(button.dataset.queueUp)));
    }
    if (first) first.hidden = !queue.length;
  };
  board.addEventListener("click", (event) => {
    const number = event.target.closest("[data-queue-up]")?.dataset.queueUp;
    if (!number) return;
    queue = queue.includes(number) ? queue.filter((each) => each !== number) : [...queue, number];
    show();
  });
  first?.addEventListener("click", () => rowOf(queue[0]).querySelector("[data-draft]").click());
  show();
  ready(room);
}

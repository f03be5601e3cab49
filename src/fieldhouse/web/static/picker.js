// A team is found by typing: the server searches, the page lists what it finds. Nothing else is sent of a long list.
import { complain } from "/static/house.js";

const MOST = 40;
const PAUSE = 120;

export function readyPicker(place, game, seasonOf) {
  const input = place.querySelector("input");
  const list = place.querySelector("[role=listbox]");
  let at = -1;
  let asked = 0;
  let timer = 0;

  const options = () => [...list.children];
  const mark = (next) => {
    options()[at]?.setAttribute("aria-selected", "false");
    at = next;
    const option = options()[at];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    mark(-1);
    input.value = place.dataset.words;
  };
  const pick = (option) => {
    place.dataset.value = option.dataset.team;
    place.dataset.words = option.textContent;
    close();
    place.dispatchEvent(new Event("picked", { bubbles: true }));
  };
  const find = async (text) => {
    const mine = (asked += 1);
    const query = new URLSearchParams({ q: text, season: seasonOf(), most: MOST });
    const answer = await fetch(`/api/games/${game}/teams?${query}`);
    if (!answer.ok) throw new Error("The teams cannot be searched now.");
    const found = await answer.json();
    if (mine !== asked) return; // more has been typed since
    list.replaceChildren(...found.map((team, number) => {
      const option = document.createElement("li");
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.id = `${list.id}-${number}`;
      option.dataset.team = team.name;
      option.textContent = team.words;
      return option;
    }));
    place.querySelector("[role=status]").textContent = found.length ? "" : "No team of that name.";
    list.hidden = !found.length;
    input.setAttribute("aria-expanded", String(found.length > 0));
    mark(found.length ? 0 : -1);
  };
  const open = (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => find(text).catch(complain), PAUSE);
  };

  place.dataset.words = input.value;
  input.addEventListener("focus", () => { input.select(); open(""); });
  input.addEventListener("input", () => open(input.value));
  input.addEventListener("blur", () => { clearTimeout(timer); asked += 1; close(); });
  input.addEventListener("keydown", (event) => {
    const last = options().length - 1;
    if (event.key === "ArrowDown") mark(Math.min(at + 1, last));
    else if (event.key === "ArrowUp") mark(Math.max(at - 1, 0));
    else if (event.key === "Enter" && !list.hidden && options()[at]) pick(options()[at]);
    else if (event.key === "Escape" && !list.hidden) close();
    else return;
    event.preventDefault();
  });
  // Pressing takes the focus, and with it the list: the choice is made before that.
  list.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    const option = event.target.closest("[role=option]");
    if (option) pick(option);
  });
}

// The lobby: sitting down with one click, or setting a table up in every detail.
import { complain, ready, send, sitDown } from "/static/house.js";
import { keptChart } from "/static/kept_charts.js";
import { readyPicker } from "/static/picker.js";

function showLinks(seats) {
  const place = document.getElementById("invited");
  place.querySelector("ul").replaceChildren(...seats.map((seat) => {
    const item = document.createElement("li");
    const label = document.createElement("label");
    const value = new URL(seat.link, location.href).href;
    const input = Object.assign(document.createElement("input"), { readOnly: true, value });
    label.append(`${seat.name} `, input);
    item.append(label);
    return item;
  }));
  place.hidden = false;
  place.scrollIntoView();
}

document.getElementById("play-now")?.addEventListener("click", (event) => {
  sitDown({ game: event.target.dataset.game, options: { preset: "basic" } });
});
document.getElementById("watch-now")?.addEventListener("click", (event) => {
  sitDown({ game: event.target.dataset.game, seats: [{ who: "computer" }, { who: "computer" }] });
});

for (const button of document.querySelectorAll("[data-guided]")) {
  button.addEventListener("click", () => sitDown({ game: button.dataset.guided, guided: true }));
}

for (const button of document.querySelectorAll("[data-throw-away]")) {
  button.addEventListener("click", async () => {
    try {
      await send(button.dataset.throwAway, {});
      location.reload();
    } catch (fault) {
      complain(fault);
    }
  });
}

const form = document.getElementById("new-table");
if (form) {
  const isForOwners = form.dataset.owners === "true";
  const presets = JSON.parse(form.dataset.presets);
  const options = [...form.querySelectorAll("[data-option]")];
  const sides = [...form.querySelectorAll(".side")];

  const fill = () => {
    const chosen = presets[form.elements.preset.value];
    for (const each of options) {
      const value = chosen[each.dataset.option];
      if (each.type === "checkbox") each.checked = value === true;
      else each.value = Array.isArray(value) ? value.join(", ") : String(value);
    }
  };
  const read = (each) => {
    if (each.type === "checkbox") return each.checked;
    if (each.dataset.kind === "numbers") return each.value.split(/[\s,]+/).filter(Boolean).map(Number);
    return /^\d+$/.test(each.value) ? Number(each.value) : each.value;
  };
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  const season = document.getElementById("season");
  const teamOf = (side) => side.querySelector(".picker").dataset.value;
  // A chart of one's own is offered where this browser keeps one of the team that is chosen.
  const offerOwn = (side) => {
    const own = side.querySelector(".own");
    if (own) own.hidden = keptChart(form.dataset.game, teamOf(side)) === null;
  };
  const ownOf = (side) => {
    const own = side.querySelector(".own");
    return own && !own.hidden && own.control.checked ? keptChart(form.dataset.game, teamOf(side)) : null;
  };
  // Other people's coaches may have options: those of whoever is chosen are shown, and only what is changed is sent.
  const optionsOf = (side, level) => [...side.querySelectorAll(".coach-options")].find((each) => each.dataset.level === level);
  const showOptions = (side) => {
    const level = side.querySelector(".who").value.split(":")[1];
    const shown = optionsOf(side, level);
    for (const each of side.querySelectorAll(".coach-options")) each.hidden = each.disabled = each !== shown;
  };
  const said = (input) => (input.type === "checkbox" ? (input.checked ? "yes" : "no") : input.value);
  const withOptions = (side, level) => {
    const all = [...(optionsOf(side, level)?.querySelectorAll("[data-coach-option]") ?? [])];
    const changed = all.filter((each) => said(each) !== each.dataset.usual);
    const words = changed.map((each) => `${each.dataset.coachOption}=${said(each)}`);
    return words.length ? `${level}:${words.join(",")}` : level;
  };
  for (const side of sides) {
    side.querySelector(".who").addEventListener("change", () => showOptions(side));
    showOptions(side);
    readyPicker(side.querySelector(".picker"), form.dataset.game, () => season?.value ?? "");
    side.addEventListener("picked", () => offerOwn(side));
    offerOwn(side);
  }
  form.addEventListener("change", (event) => { if (event.target.name === "preset") fill(); });
  fill();

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const preset = form.elements.preset.value;
    const taken = sides.filter((side) => side.querySelector(".who").value !== "nobody");
    const isSet = (each) => isForOwners && each.dataset.option === "owners"; // by those who sit down
    const changed = options.filter((each) => !isSet(each) && !same(read(each), presets[preset][each.dataset.option]));
    sitDown({
      game: form.dataset.game,
      teams: taken.map(teamOf),
      charts: isForOwners ? [] : taken.map(ownOf),
      options: { preset, ...Object.fromEntries(changed.map((each) => [each.dataset.option, read(each)])) },
      seats: taken.map((side) => {
        const [who, level] = side.querySelector(".who").value.split(":");
        return { who, level: level ? withOptions(side, level) : "", name: side.querySelector(".player").value };
      }),
      dice: form.elements.dice.value,
      practice: form.elements.practice.checked,
      odds: form.elements.odds.checked || null,
      orders: form.elements.asked.checked ? "none" : "usual",
    }, showLinks);
  });
}

ready(document);

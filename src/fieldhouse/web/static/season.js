// Seasons: begin one, let the computer play, play a game yourself.
import { complain, followJob, ready, send } from "/static/house.js";

const begun = document.getElementById("new-season");
if (begun) {
  // The teams of the schedule that is chosen.
  const { schedule, team } = begun.elements;
  const [none] = team.options;
  const offer = async () => {
    const asked = schedule.value;
    const [game, season] = asked.split("/");
    const answer = await fetch(`/api/games/${game}/teams?season=${season}&most=500`);
    const teams = answer.ok ? await answer.json() : [];
    if (asked !== schedule.value) return; // another has been chosen meanwhile
    const chosen = team.value;
    const real = teams.filter((each) => each.record); // a made-up team plays in no real schedule
    team.replaceChildren(none, ...real.map((each) => new Option(each.title, each.name.split("-").pop())));
    team.value = chosen;
    if (team.selectedIndex < 0) team.selectedIndex = 0;
  };
  schedule.addEventListener("change", offer);
  offer();
}

begun?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target.elements;
  const [game, schedule] = form.schedule.value.split("/");
  try {
    const season = await send("/api/seasons", { game, schedule, name: form.name.value, team: form.team.value });
    location.href = `/seasons/${encodeURIComponent(season.season)}`;
  } catch (fault) {
    complain(fault);
  }
});

const season = document.getElementById("season");
if (season) {
  const path = `/api/seasons/${encodeURIComponent(season.dataset.season)}`;
  const watch = () => followJob(season, path, " games");
  const simulate = async (through) => {
    try {
      await send(`${path}/simulate`, { through });
      watch();
    } catch (fault) {
      complain(fault);
    }
  };
  season.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    simulate(event.target.elements.through.value);
  });
  for (const button of document.querySelectorAll("[data-through]")) {
    button.addEventListener("click", () => simulate(button.dataset.through));
  }
  if (season.dataset.running === "true") watch();
}

for (const button of document.querySelectorAll("[data-play-game]")) {
  button.addEventListener("click", async () => {
    try {
      const level = button.dataset.watched; // computers play it, at the level of the season
      const seats = level === undefined ? [] : [{ who: "computer", level }, { who: "computer", level }];
      const table = await send(button.dataset.playGame, { orders: "usual", seats });
      location.href = table.seats[0]?.link ?? `/watch/${table.table}?run=1`;
    } catch (fault) {
      complain(fault);
    }
  });
}

for (const button of document.querySelectorAll("[data-give-up]")) {
  button.addEventListener("click", async () => {
    if (!confirm("Give this game up? What has been played of it is thrown away.")) return;
    try {
      await send(button.dataset.giveUp, {});
      location.reload();
    } catch (fault) {
      complain(fault);
    }
  });
}

ready(document);

// Charts of one's own: this browser alone keeps them, so many and no more.
const MOST_KEPT = 20;

const place = (game, team) => `chart ${game} ${team}`;

export const keptChart = (game, team) => localStorage.getItem(place(game, team));
export const forgetChart = (game, team) => localStorage.removeItem(place(game, team));

export function keepChart(game, team, text) {
  const others = Object.keys(localStorage).filter((each) => each.startsWith("chart ") && each !== place(game, team));
  if (others.length >= MOST_KEPT) {
    throw new Error(`This browser keeps ${MOST_KEPT} charts already: start one of them again first.`);
  }
  localStorage.setItem(place(game, team), text);
}

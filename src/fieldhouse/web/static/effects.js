// Sound and motion at a table: both are off until somebody wants them, and a system that wants no motion gets none.
const root = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const wants = (what) => localStorage.getItem(what) === "on";

export const isMoving = () => wants("motion") && !still.matches;

let air = null;

// A short tone that dies away; no file is fetched for it.
function tone(pitch, from, length, loud) {
  const source = air.createOscillator();
  const volume = air.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, air.currentTime + from);
  volume.gain.exponentialRampToValueAtTime(0.001, air.currentTime + from + length);
  source.connect(volume).connect(air.destination);
  source.start(air.currentTime + from);
  source.stop(air.currentTime + from + length);
}

const SOUNDS = {
  dice: () => [0, 0.05, 0.11].forEach((from, index) => tone(190 - 35 * index, from, 0.05, 0.08)),
  score: () => [523, 659, 784].forEach((pitch, index) => tone(pitch, 0.12 * index, 0.3, 0.1)),
};

export function sound(what) {
  if (!wants("sound")) return;
  air ??= new AudioContext();
  SOUNDS[what]();
  document.dispatchEvent(new CustomEvent("sounded", { detail: what }));
}

function tell(button) {
  const isOn = wants(button.dataset.effect);
  button.setAttribute("aria-pressed", isOn);
  button.querySelector(".state").textContent = isOn ? "on" : "off";
  root.toggleAttribute("data-motion", isMoving());
}

for (const button of document.querySelectorAll("[data-effect]")) {
  tell(button);
  button.addEventListener("click", () => {
    const { effect } = button.dataset;
    localStorage.setItem(effect, wants(effect) ? "off" : "on");
    tell(button);
    if (effect === "sound") sound("dice");
  });
}
still.addEventListener("change", () => root.toggleAttribute("data-motion", isMoving()));

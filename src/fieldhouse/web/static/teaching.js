// Words that explain themselves on hover, focus and tap; rules that open beside the table.
import { complain, fragment, put } from "/static/house.js";

const tip = document.getElementById("tip");
let shownAt = null;

// A cell of a chart has its sign; what that means stands once, in the legend beside it.
function meaning(place) {
  if (place.dataset.tip) return place.dataset.tip;
  const legend = document.querySelector(`[data-sign="${CSS.escape(place.dataset.means)}"]`);
  return legend ? `${legend.querySelector("dt").textContent}: ${legend.querySelector("dd").textContent}` : "";
}

function explain(place) {
  const words = meaning(place);
  if (!words) return;
  tip.textContent = words;
  // A sheet that is open lies above everything: the words lie in it.
  (place.closest("dialog") ?? document.body).append(tip);
  tip.hidden = false;
  place.setAttribute("aria-describedby", "tip");
  shownAt = place;
  const box = place.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(box.left, 8), innerWidth - own.width - 8);
  const isBelow = box.bottom + own.height + 14 < innerHeight;
  tip.style.left = `${Math.max(left, 8)}px`;
  tip.style.top = `${isBelow ? box.bottom + 6 : Math.max(box.top - own.height - 6, 4)}px`;
}

function hush() {
  tip.hidden = true;
  shownAt?.removeAttribute("aria-describedby");
  shownAt = null;
}

const termOf = (event) => event.target.closest?.("[data-tip], [data-means]");
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const place = termOf(event);
  if (place) explain(place);
  else if (shownAt && shownAt !== document.activeElement && !event.target.closest("#tip")) hush();
});
document.addEventListener("focusin", (event) => {
  const place = termOf(event);
  if (place) explain(place);
  else hush();
});
document.addEventListener("click", (event) => {
  const place = termOf(event);
  if (place) explain(place);
  else if (shownAt) hush();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hush();
  if ((event.key === "Enter" || event.key === " ") && event.target.matches(".term")) {
    event.preventDefault();
    explain(event.target);
  }
}, true);
addEventListener("scroll", hush, { passive: true, capture: true });
document.getElementById("table")?.addEventListener("shown", hush);

const beside = document.getElementById("beside");
const body = document.getElementById("beside-body");
let isOf = "";

function goTo(hash) {
  const place = hash ? body.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`) : null;
  for (const each of body.querySelectorAll(".here")) each.classList.remove("here");
  (place?.closest("p, tr, li, h2") ?? place)?.classList.add("here");
  if (place) place.scrollIntoView({ block: "start" });
  else beside.scrollTop = 0;
}

async function layBeside(path, find, hash) {
  const wanted = `${path}/beside${find ? `?find=${encodeURIComponent(find)}` : ""}`;
  try {
    if (isOf !== wanted) put(body, await fragment(wanted));
    isOf = wanted;
  } catch (fault) {
    complain(fault);
    return;
  }
  if (!beside.open) beside.show();
  goTo(hash);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const at = new URL(link.href, location.href);
  if (link.dataset.beside !== undefined && location.pathname !== at.pathname) {
    event.preventDefault();
    layBeside(at.pathname, "", at.hash);
  } else if (body.contains(link) && link.getAttribute("href").startsWith("#")) {
    event.preventDefault();
    goTo(link.getAttribute("href"));
  }
});
body.addEventListener("submit", (event) => {
  event.preventDefault();
  layBeside(new URL(event.target.action).pathname, event.target.elements.find.value, "");
});
beside.addEventListener("keydown", (event) => { if (event.key === "Escape") beside.close(); });

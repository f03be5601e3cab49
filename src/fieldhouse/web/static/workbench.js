// An editor's buttons and its file, one thing after the other: whatever is done has all that was typed before it.
import { complain, tell } from "/static/house.js";

export function handOver(blob, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// A file that the server makes of what it is sent.
export async function made(path, wish) {
  const answer = await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error((await answer.json()).detail);
  return answer.blob();
}

export function workbench(root, state) {
  let work = Promise.resolve();
  function inTurn(act) {
    work = work.then(act).catch((fault) => {
      state.textContent = "";
      complain(fault);
    });
  }
  function listen(does, drawAll) {
    root.addEventListener("click", (event) => {
      const act = does[event.target.closest("button[data-do]")?.dataset.do];
      if (!act) return;
      inTurn(async () => {
        state.textContent = "";
        await act();
      });
    });
    root.querySelector("[type=file]").addEventListener("change", (event) => {
      const [file] = event.target.files;
      if (!file) return;
      inTurn(async () => {
        await drawAll(await file.text());
        event.target.value = ""; // the same file may be chosen again
        tell(`${file.name} has been read.`);
      });
    });
  }
  return { inTurn, listen };
}

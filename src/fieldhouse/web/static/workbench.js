// An editor's buttons and its file, one thing after the other: whatever is done has all that was typed before it.
import { complain, tell } from "/static/house.js";

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

// The page that one sees without a connection: it goes back to where one wanted to be as soon as the server answers.
const again = async () => {
  const answer = await fetch("/static/ball.svg", { cache: "no-store", method: "HEAD" }).catch(() => null);
  if (answer?.ok && location.pathname !== "/offline") location.reload();
};
document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", again);
setInterval(again, 4000);

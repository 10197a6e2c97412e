// The offline page's own few lines: theme and language as chosen in the app, and back as soon as it can be.
const themes = { light: "light", dark: "dark" };
const languages = [...document.querySelectorAll("main[lang]")].map((main) => main.lang);

function stored(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const cookie = (name) => stored(() => new RegExp(`(?:^|; )${name}=([a-z]+)`).exec(document.cookie)?.[1]);
document.documentElement.style.colorScheme = themes[cookie("theme")] ?? "";

const chosen = cookie("locale");
const wanted = [chosen, ...navigator.languages.map((language) => language.slice(0, 2).toLowerCase())];
const language = wanted.find((one) => languages.includes(one)) ?? languages[0];
for (const main of document.querySelectorAll("main[lang]")) main.hidden = main.lang !== language;
document.documentElement.lang = language;

// A browser knows for sure that it is offline; that it is not, says nothing of the way to the server.
function tell() {
  const when = navigator.onLine ? "away" : "offline";
  for (const words of document.querySelectorAll("[data-when]")) words.hidden = words.dataset.when !== when;
  document.title = document.querySelector("main:not([hidden]) [data-when]:not([hidden])").dataset.title;
}
tell();
addEventListener("online", tell);
addEventListener("offline", tell);

const reload = () => location.reload();
for (const button of document.querySelectorAll("button")) button.addEventListener("click", reload);

// Asked first: a browser says "online" too early, or to a page that is being left, and a server that was away says
// nothing. The worker lets these through.
const comeBack = () => fetch("/api/health", { cache: "no-store" }).then(reload, () => undefined);
addEventListener("online", comeBack);
setInterval(() => document.visibilityState === "visible" && comeBack(), 10_000);

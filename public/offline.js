// The offline page: applies the theme and language chosen in the app, and reloads once the server can be reached.
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
const language = wanted.find((code) => languages.includes(code)) ?? languages[0];
for (const main of document.querySelectorAll("main[lang]")) main.hidden = main.lang !== language;
document.documentElement.lang = language;

// "Offline" is certain; "online" does not mean that the server can be reached.
function showConnection() {
  const when = navigator.onLine ? "away" : "offline";
  for (const words of document.querySelectorAll("[data-when]")) words.hidden = words.dataset.when !== when;
  document.title = document.querySelector("main:not([hidden]) [data-when]:not([hidden])").dataset.title;
}
showConnection();
addEventListener("online", showConnection);
addEventListener("offline", showConnection);

const reload = () => location.reload();
for (const button of document.querySelectorAll("button")) button.addEventListener("click", reload);

// Reloads only after the server has answered: the "online" event may come too early, and none comes when a server is
// back. The service worker does not intercept this request.
const reloadWhenReachable = () => fetch("/api/health", { cache: "no-store" }).then(reload, () => undefined);
addEventListener("online", reloadWhenReachable);
setInterval(() => document.visibilityState === "visible" && reloadWhenReachable(), 10_000);

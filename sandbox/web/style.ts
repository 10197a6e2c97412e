/** Paper, ink and one colour, as the product; both themes from the same names. */
export const STYLE = `
@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2) format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:Figtree;src:url(/fonts/figtree-ext.woff2) format("woff2");font-weight:300 900;font-display:swap;unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20C0}
@font-face{font-family:Fraunces;src:url(/fonts/fraunces.woff2) format("woff2");font-weight:600;font-display:swap}
@font-face{font-family:Fraunces;src:url(/fonts/fraunces-ext.woff2) format("woff2");font-weight:600;font-display:swap;unicode-range:U+0100-02BA,U+1E00-1E9F,U+20A0-20C0}
:root{color-scheme:light dark;
--paper:oklch(.985 .006 85);--sheet:oklch(1 0 0);--rule:oklch(.91 .008 80);--ink:oklch(.24 .012 60);--soft:oklch(.47 .012 65);
--press:oklch(.47 .085 172);--wash:oklch(.955 .022 172);--good:oklch(.51 .11 150);--bad:oklch(.53 .17 27);--marigold:oklch(.8 .145 78)}
@media(prefers-color-scheme:dark){:root{
--paper:oklch(.185 .008 75);--sheet:oklch(.225 .009 75);--rule:oklch(.31 .01 75);--ink:oklch(.94 .008 85);--soft:oklch(.72 .01 80);
--press:oklch(.76 .105 172);--wash:oklch(.29 .035 172);--good:oklch(.76 .12 150);--bad:oklch(.72 .14 25);--marigold:oklch(.8 .135 78)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/26px Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:600;margin:0}
h1{font-size:30px;line-height:36px}
h2{font-size:20px;line-height:28px}
h3{font-size:16px;line-height:24px;margin:0}
p{margin:8px 0;max-width:68ch}
a{color:var(--press)}
.soft{color:var(--soft);font-size:14px;line-height:20px}
:focus-visible{outline:2px solid var(--press);outline-offset:2px;border-radius:4px}
.top{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;padding:12px 16px;background:var(--sheet);border-bottom:1px solid var(--rule)}
.top a{color:var(--soft);text-decoration:none;padding:6px 0;border-bottom:2px solid transparent}
.top a[aria-current]{color:var(--ink);border-color:var(--press)}
.top .brand{color:var(--ink);font:600 19px/26px Fraunces,Georgia,serif;margin-right:auto}
.top .brand span{font:500 13px/18px Figtree,sans-serif;color:var(--ink);background:var(--marigold);border-radius:99px;padding:2px 10px;margin-left:2px}
@media(prefers-color-scheme:dark){.top .brand span{color:var(--paper)}}
main{max-width:1000px;margin:0 auto;padding:28px 16px 40px}
main.narrow{max-width:632px}
body>footer{max-width:1000px;margin:0 auto;padding:0 16px 32px}
section{margin-top:32px}
section>header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:2px 12px;border-bottom:1px solid var(--rule);padding-bottom:6px;margin-bottom:14px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(280px,100%),1fr));gap:16px}
.card,.sheet,.post{background:var(--sheet);border:1px solid var(--rule);border-radius:10px;padding:16px}
.card{display:block;color:inherit;text-decoration:none}
.card:hover{border-color:var(--press)}
.card .row,.page-head{display:flex;gap:14px;align-items:center}
.card img,.page-head img,.post header img{border-radius:50%;flex:none}
.card .peek{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;margin:12px 0 0}
.page-head{border-bottom:1px solid var(--rule);padding-bottom:20px;margin-bottom:20px}
.page-head p{margin:2px 0}
.timeline{display:grid;gap:16px}
.post{padding:0;overflow:hidden}
.post header{display:flex;gap:10px;align-items:center;padding:14px 16px 0}
.post header div{display:flex;flex-direction:column;line-height:20px}
.post header a{text-decoration:none}
.post .text,.post .link{padding:0 16px;margin:10px 0}
.post .photo{display:block;width:100%;height:auto;border-block:1px solid var(--rule);background:var(--wash)}
.post footer{display:flex;justify-content:space-around;padding:8px;color:var(--soft);font-size:14px}
.post footer button{padding:0 8px;border:0;background:none;color:inherit;font:inherit;cursor:pointer}
.tag{color:var(--press)}
.rows{list-style:none;margin:0;padding:0;background:var(--sheet);border:1px solid var(--rule);border-radius:10px;overflow:hidden}
.rows li+li{border-top:1px solid var(--rule)}
.rows li>a,.rows li>div{display:flex;flex-direction:column;padding:10px 16px;color:inherit;text-decoration:none;line-height:22px}
.rows li>a:hover{background:var(--wash)}
.rows .line{flex-direction:row;justify-content:space-between;align-items:center;gap:12px}
.rows .line form{flex:none}
.rows time{white-space:nowrap}
.steps{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;font-size:14px;line-height:22px;margin:12px 0}
.facts dt{color:var(--soft)}.facts dd{margin:0}
.mail{width:100%;height:min(72vh,760px);border:1px solid var(--rule);border-radius:10px;background:#fff}
details{margin-top:16px}summary{cursor:pointer;color:var(--press)}
.empty{display:flex;align-items:center;gap:18px;color:var(--soft);border:1px dashed var(--rule);border-radius:10px;padding:16px}
.empty p{margin:0}.empty svg{flex:none}
.ok{color:var(--good)}.no{color:var(--bad)}.ok,.no{white-space:nowrap}
form.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(150px,100%),1fr));gap:12px;align-items:end}
label.long{grid-column:span 2}
@media(max-width:420px){form.grid{grid-template-columns:1fr 1fr}.top{gap:4px 13px;font-size:14px}.top .brand{flex-basis:100%}label:first-child{grid-column:span 2}}
label{display:flex;flex-direction:column;font-size:13px;line-height:18px;font-weight:500;gap:4px}
input,select,button{font:inherit;font-size:16px;min-height:44px;border-radius:8px;border:1px solid var(--rule);background:var(--sheet);color:var(--ink);padding:0 12px;width:100%}
button{cursor:pointer;font-weight:600;width:auto;white-space:nowrap}
button.primary{background:var(--press);border-color:var(--press);color:var(--sheet)}
button.danger{color:var(--bad)}
.inline{display:flex;gap:10px;flex-wrap:wrap}
`;

/** Swaps the page's content when the state has changed, unless a field has the focus; times in the viewer's zone. */
export const LIVE_SCRIPT = `
const main = document.querySelector("main");
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const full = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
function words(date) {
  const minutes = Math.round((date - Date.now()) / 60000);
  if (minutes > -1) return "Just now";
  if (minutes > -60) return relative.format(minutes, "minute");
  return full.format(date);
}
function times() {
  for (const time of document.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    time.textContent = words(date);
    time.title = full.format(date);
  }
}
let seen;
async function look() {
  const busy = main.contains(document.activeElement) && document.activeElement.matches("input,select");
  if (document.hidden || busy) return;
  const now = await fetch("/api/revision").then((reply) => reply.text()).catch(() => seen);
  if (seen !== undefined && now !== seen) {
    const text = await fetch(location.href).then((reply) => reply.text());
    const next = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    main.replaceChildren(...next.childNodes);
  }
  seen = now;
  times();
}
times();
if (main.hasAttribute("data-live")) setInterval(look, 2000), look();
`;

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0d5c4b"/><path d="M9 24V8h8a5 5 0 0 1 0 10h-4v6z" fill="#fbf6ea"/></svg>`;

/** A request and the two texts for it, in a language by its ISO 639-1 code. */
export type Pair = { asked: string; language: string; ours: string; plain: string };

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

const STYLE = `body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #999;padding:1rem 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
pre{white-space:pre-wrap;font:inherit;background:#f4f4f0;padding:1rem;margin:0}label{margin-right:1rem}
@media(max-width:40rem){.two{grid-template-columns:1fr}}`;

/** What is ours is not in the page's text: a press counts it when all is judged. */
const COUNT = `document.querySelector("button").addEventListener("click",()=>{
const sum={ours:0,plain:0,even:0,sent:{ours:0,plain:0}};
for(const s of document.querySelectorAll("section")){const a=s.dataset.a==="1"?"ours":"plain",b=a==="ours"?"plain":"ours";
const v=s.querySelector("input[type=radio]:checked")?.value;if(v==="a")sum[a]++;if(v==="b")sum[b]++;if(v==="even")sum.even++;
for(const box of s.querySelectorAll("input[type=checkbox]:checked"))sum.sent[box.value==="a"?a:b]++}
document.querySelector("output").textContent="Better: Postwright "+sum.ours+", plain chat "+sum.plain+", even "+sum.even+". Sent as it is: Postwright "+sum.sent.ours+", plain chat "+sum.sent.plain+"."})`;

function sectionOf({ asked, language, ours, plain }: Pair, at: number, oursFirst: boolean): string {
  const [a, b] = oursFirst ? [ours, plain] : [plain, ours];
  const side = (name: string, text: string) =>
    `<div lang="${language}"><pre>${escaped(text)}</pre><label><input type="checkbox" value="${name}"> I would send ${name.toUpperCase()} as it is</label></div>`;
  const radio = (value: string, label: string) =>
    `<label><input type="radio" name="pair-${at}" value="${value}"> ${label}</label>`;
  return `<section data-a="${oursFirst ? 1 : 0}"><h2>${at + 1}. ${escaped(asked)}</h2><div class="two">${side("a", a)}${side("b", b)}</div><p>${radio("a", "A is better")}${radio("b", "B is better")}${radio("even", "even")}</p></section>`;
}

/** A page on which people judge the texts of each pair without being told whose they are. @param random 0 to 1 */
export function pairsPage(pairs: readonly Pair[], random: () => number): string {
  const shuffled = pairs
    .map((pair) => ({ pair, place: random() }))
    .sort((one, other) => one.place - other.place);
  const sections = shuffled.map(({ pair }, at) => sectionOf(pair, at, random() < 0.5));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Which post would you send?</title><style>${STYLE}</style><h1>Which post would you send?</h1><p>Two texts for each request. Judge as the owner of that business.</p>${sections.join("\n")}<p><button type="button">Count</button> <output></output></p><script>${COUNT}</script></html>\n`;
}

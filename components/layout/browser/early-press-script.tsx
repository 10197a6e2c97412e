"use client";

import { EFFECTIVE_EVENT, HYDRATED_EVENT, PRESSED_EVENT } from "./hydration-event";

/** How long a press waits for the page's script; then a link is followed natively, and a button's press is dropped. */
const KEPT_MS = 20_000;

// Until the root is hydrated no click is React's; afterwards one that does not reach its target was stopped by React,
// whose part of the page is still loading. One that does comes after what was entered: React hears of a press behind its
// target. A link marked `data-press` is opened by its handler, never by the browser. Its names are short: they are in
// each page. `was` is the kept press, `at` what is pressed, `up` whether React takes clicks, `got` whether it took this.
const source = () =>
  `(()=>{
let up=false,was;
const off=()=>{was?.dim.cancel();clearTimeout(was?.timer);was=null};
const press=()=>{if(was?.at.isConnected)was.at.click();else off()};
const go=()=>{const{href}=was.at;off();if(href)location.assign(href)};
const keep=(at,end)=>{
if("opensNext" in at.dataset)return at.nextElementSibling.click();
const li=at.href?at.closest("li")??at:at;
const dim=li.animate({opacity:[.55,.55],cursor:["progress","progress"]},${KEPT_MS});
const ms=end-performance.now();
was={at,end,dim,timer:up&&ms>0?setTimeout(press,100):setTimeout(go,ms)};
};
addEventListener("click",on=>{
if(on.button||on.metaKey||on.ctrlKey||on.shiftKey||on.altKey)return;
const at=on.target.closest?.("button[type=button],a[data-press]");
if(!at)return;
const end=!on.isTrusted&&was?.at===at?was.end:performance.now()+${KEPT_MS};
let got;
off();
at.addEventListener("click",()=>{
got=up&&dispatchEvent(new Event("${PRESSED_EVENT}",{cancelable:1}));
if(up>got)on.stopImmediatePropagation();
},{once:true,capture:true});
if(at.href)on.preventDefault();
setTimeout(()=>{if(!got&&(at.href||!on.defaultPrevented))keep(at,end)});
},true);
addEventListener("${HYDRATED_EVENT}",()=>{up=true});
addEventListener("${EFFECTIVE_EVENT}",()=>setTimeout(()=>was&&press()),{once:true});
addEventListener("pagehide",off);
})()`.replaceAll("\n", "");

/**
 * Keeps the last press on a button, or on a link marked `data-press`, from before the page's own script has arrived: it
 * is dimmed at once, and carried out as soon as it can be. A choice of files, which a browser opens for a real press
 * alone, opens at once: the field behind a button marked `data-opens-next`. A submit button needs no keeping: its form is sent without
 * script, or by React. Renders first in the page, and a
 * client component as `EarlyEntryScript` is.
 */
export function EarlyPressScript({ nonce }: { nonce?: string }) {
  const __html = typeof window === "undefined" ? source() : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

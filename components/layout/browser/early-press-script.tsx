"use client";

import { EFFECTIVE_EVENT, HYDRATED_EVENT, PRESSED_EVENT } from "./hydration-event";

/** How long a press waits for the page's script; then a link is followed natively, and a button's press is dropped. */
const KEPT_MS = 20_000;

// Until the root is hydrated no click is React's; afterwards one that does not reach its target was stopped by React,
// whose part of the page is still loading. One that does comes after what was entered: React hears of a press behind its
// target. A link marked `data-press` is opened by its handler, never by the browser.
const source = () => `(()=>{
let ready=false,kept;
const forget=()=>{kept?.shown.cancel();clearTimeout(kept?.timer);kept=undefined};
const press=()=>{if(kept?.element.isConnected)kept.element.click();else forget()};
const leave=()=>{const{href}=kept.element;forget();if(href)location.assign(href)};
const keep=(element,end)=>{
if("opensNext" in element.dataset)return element.nextElementSibling.click();
const card=element.href?element.closest("li")??element:element;
const shown=card.animate({opacity:[.55,.55],cursor:["progress","progress"]},${KEPT_MS});
const left=end-performance.now();
kept={element,end,shown,timer:ready&&left>0?setTimeout(press,100):setTimeout(leave,left)};
};
addEventListener("click",event=>{
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const element=event.target.closest?.("button[type=button],a[data-press]");
if(!element)return;
const end=!event.isTrusted&&kept?.element===element?kept.end:performance.now()+${KEPT_MS};
let taken=false;
forget();
element.addEventListener("click",()=>{
taken=ready&&dispatchEvent(new Event("${PRESSED_EVENT}",{cancelable:true}));
if(ready&&!taken)event.stopImmediatePropagation();
},{once:true,capture:true});
if(element.href)event.preventDefault();
setTimeout(()=>{if(!taken&&(element.href||!event.defaultPrevented))keep(element,end)});
},true);
addEventListener("${HYDRATED_EVENT}",()=>{ready=true},{once:true});
addEventListener("${EFFECTIVE_EVENT}",()=>setTimeout(()=>kept&&press()),{once:true});
addEventListener("pagehide",()=>forget());
})()`;

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

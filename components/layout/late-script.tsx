/** A type that browsers do not run, and so do not fetch either. */
export const LATE = "text/late";

// The runtime knows its files by the attribute, as the server wrote it, and looks for data at the document's end.
/** A pointer that comes near, a touch, a key, the focus; and an address with something to say, which script tells. */
const script = `{
const signs=["pointerover","touchstart","click","keydown","focusin"];
function ask(){
if(document.readyState==="loading")return addEventListener("DOMContentLoaded",ask);
for(const sign of signs)removeEventListener(sign,ask,true);
for(const inert of document.querySelectorAll('script[type="${LATE}"]')){
const late=document.createElement("script");
late.async=false;late.setAttribute("src",inert.getAttribute("src"));inert.replaceWith(late)
}
}
for(const sign of signs)addEventListener(sign,ask,{capture:true,passive:true});
if(location.search)ask();
}`;

/**
 * Fetches the scripts of type LATE when somebody means to use the page; whoever only looks loads none. What is
 * pressed meanwhile is kept: hold-presses.tsx.
 */
export function LateScript({ nonce }: { nonce: string | undefined }) {
  // The browser hides a nonce from scripts, so that it never equals the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

import { TellWindow } from "@/components/layout/tell-window";

/** The window's event that says: the page answers to what is done to it. */
const ANSWERS = "pageanswers";

/** How long a press waits for script that may have failed without a word. */
const PATIENCE_MS = 5_000;

const script = `{
let held;
function hold(event){
const button=event.target.closest("button");
if(!button)return;
event.preventDefault();event.stopPropagation();
if(!held)setTimeout(release,${PATIENCE_MS},{});
held=button
}
function release({type,target}){
if(type==="error"&&target.localName!=="script")return;
for(const sign of ["${ANSWERS}","error"])removeEventListener(sign,release,true);
removeEventListener("click",hold,true);
held?.click();held=null
}
addEventListener("click",hold,true);
for(const sign of ["${ANSWERS}","error"])addEventListener(sign,release,true);
}`;

/**
 * Keeps what is pressed before the page's script has come, and presses it again when the page answers; or when it
 * is clear that it will not, since forms are sent without script too. Part of a page that has a script.
 */
export function HoldPresses({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      {/* The browser hides a nonce from scripts, so that it never equals the server's. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <TellWindow event={ANSWERS} />
    </>
  );
}

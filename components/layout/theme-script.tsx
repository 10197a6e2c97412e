/** The browser's key of the choice, and what tells this tab that it has changed. */
export const THEME_KEY = "theme";
export const THEME_EVENT = "postwright:theme";

const script = `(()=>{
const root=document.documentElement, system=matchMedia("(prefers-color-scheme: dark)");
const set=()=>{
  let chosen;
  try { chosen=localStorage.getItem("${THEME_KEY}") } catch {}
  const dark=chosen==="dark"||(chosen!=="light"&&system.matches);
  root.classList.toggle("dark",dark);
  root.classList.toggle("light",!dark);
};
set();
system.addEventListener("change",set);
addEventListener("storage",set);
addEventListener("${THEME_EVENT}",set);
})()`;

/**
 * Light, dark or as the system: set before anything is drawn, and again when the system, another tab or this one
 * changes it. A script in the HTML, because a library for it would weigh on every page.
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // The browser hides a nonce from scripts, so that it never equals the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

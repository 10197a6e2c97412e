import { THEMES, THEME_COOKIE } from "@/lib/theme";

const script = `addEventListener("visibilitychange",()=>{
const chosen=/(?:^|; )${THEME_COOKIE}=(${THEMES.join("|")})/.exec(document.cookie)?.[1], {classList}=document.documentElement;
for(const one of ${JSON.stringify(THEMES)})classList.toggle(one,one===chosen);
})`;

/**
 * Wears the theme that was chosen in another tab, as soon as this one is looked at. The server writes the chosen
 * one into the page, and the style sheet follows the system, so that nothing has to run before the first paint.
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // The browser hides a nonce from scripts, so that it never equals the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

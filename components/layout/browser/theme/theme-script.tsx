import { THEMES, THEME_COOKIE } from "./theme";

const script = `addEventListener("visibilitychange",()=>{
const chosen=/(?:^|; )${THEME_COOKIE}=(${THEMES.join("|")})/.exec(document.cookie)?.[1], {classList}=document.documentElement;
for(const one of ${JSON.stringify(THEMES)})classList.toggle(one,one===chosen);
})`;

/**
 * Applies a theme chosen in another tab when this one becomes visible. The server renders the chosen theme and the
 * style sheet follows the system, so nothing has to run before the first paint.
 */
export function ThemeScript({ nonce }: { nonce?: string }) {
  // Browsers hide nonces from scripts, so the client's value never equals the server's.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

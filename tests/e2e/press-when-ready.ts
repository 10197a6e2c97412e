import type { BrowserContext } from "@playwright/test";

/**
 * Has presses wait for hydration, as a person who reads first does: a button that React has not hydrated
 * receives no pointer events, and Playwright tries again until it does. A page of another kind is ready when it is
 * parsed. What happens to earlier presses is before-script.spec.ts's.
 */
export async function pressWhenReady(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const hold = new CSSStyleSheet();
    hold.replaceSync("button { pointer-events: none !important }");
    const isTaken = (button: Element) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
    const isReady = () =>
      "__next_f" in self
        ? [...document.querySelectorAll("button")].every(isTaken)
        : document.readyState !== "loading";
    document.adoptedStyleSheets.push(hold);
    setInterval(() => (hold.disabled = isReady()), 20);
  });
}

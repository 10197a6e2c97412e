import type { Page } from "@playwright/test";
import { expect, untilSettled } from "../fixtures";
import { controlsBeyondEdge } from "./beyond-edge";
import { cutOffWords } from "./cut-off";

/** A window of 1280 x 1024 at 400 and 200 %: WCAG 1.4.10. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
] as const;

/** The share of the window's height that bars cover which stay where they are; 0 while a dialog is open. */
const coveredByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (document.querySelector("[role=dialog], [role=alertdialog]")) return 0;
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        /fixed|sticky/.test(position) && element.checkVisibility() && width > innerWidth / 2 && height > 0
      );
    });
    const rows = Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      bars.some((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return top <= y && y < bottom;
      }),
    );
    return rows.length / innerHeight;
  });

/** The share of the window's height in which the content of the open dialog scrolls, or that it takes; 1 without one. */
const shownOfDialog = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    if (!dialog) return 1;
    const all = [dialog, ...dialog.querySelectorAll("*")].filter(
      (element) => element.scrollHeight > element.clientHeight + 1,
    );
    const scrolling = all.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
    return scrolling.length === 0
      ? 1
      : Math.max(...scrolling.map(({ clientHeight }) => clientHeight)) / innerHeight;
  });

/** The controls that are hidden, wholly or their middle, when they get the focus, as `tag "name"`. */
const hiddenWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document;
    const controls = scope.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
    return [...controls].flatMap((control) => {
      if (control.matches(":disabled, [type=hidden], [type=file], .sr-only, [tabindex='-1']")) return [];
      if (
        control.closest("[inert], [aria-hidden=true]") ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        return [];
      control.focus();
      if (document.activeElement !== control) return [];
      // A link in running text has a box in each of its lines; what is higher than the window is seen in part.
      const isSeen = [...control.getClientRects()].some(({ left, right, top, bottom }) => {
        const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        const hit = document.elementFromPoint((left + right) / 2, (from + to) / 2);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
      });
      const name = (control.textContent || control.ariaLabel || control.id).trim().slice(0, 40);
      return isSeen ? [] : [`${control.tagName.toLowerCase()} "${name}"`];
    });
  });

/** Fails for what cannot be read or reached at 400 and 200 %. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  for (const size of ZOOMED) {
    const at = `${where}, ${size.width} x ${size.height}`;
    await page.setViewportSize(size);
    await untilSettled(page);
    // The focus is shown as to a person at a keyboard.
    await page.keyboard.press("Shift");
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(scrolls, `${at}: wider than the window`).toBeLessThanOrEqual(0);
    expect.soft(await controlsBeyondEdge(page), `${at}: beyond an edge`).toEqual([]);
    expect.soft(await cutOffWords(page), `${at}: words that are cut off`).toEqual([]);
    expect.soft(await coveredByBars(page), `${at}: covered by bars`).toBeLessThanOrEqual(1 / 3);
    expect.soft(await shownOfDialog(page), `${at}: left of the dialog`).toBeGreaterThanOrEqual(1 / 3);
    expect.soft(await hiddenWithFocus(page), `${at}: hidden with the focus`).toEqual([]);
  }
}

import type { Page } from "@playwright/test";
import { expect, untilSettled } from "../fixtures";

/** What is pressed, filled in or chosen. */
const CONTROLS =
  "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=combobox]";

/**
 * The visible controls that stand beyond an edge of the window, or of what cuts them off, as `tag "name" where`. What
 * stands in a part that scrolls sideways is reached by scrolling it.
 */
export function controlsBeyondEdge(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    /** Left and right of what an element can be seen in. */
    const roomOf = (element: Element): [number, number] => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return [-Infinity, Infinity];
        if (position === "fixed") break;
      }
      return [left, right];
    };
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (control.closest("[class*='sr-only'], [aria-hidden='true'], [inert]")) return [];
      // A link in running text has a box in each of its lines.
      const boxes = [...control.getClientRects()].filter(({ width }) => width > 1);
      const [left, right] = roomOf(control);
      const over = Math.max(0, ...boxes.map((box) => Math.max(box.right - right, left - box.left)));
      const name = (control.textContent || control.ariaLabel || control.id).trim().slice(0, 40);
      return over > 0.5 ? [`${control.tagName.toLowerCase()} "${name}" by ${Math.ceil(over)} px`] : [];
    });
  }, CONTROLS);
}

/** The narrowest phones, and the widest. */
export const PHONES = [320, 360, 375, 430] as const;

/** Fails for every control beyond an edge at the widths of phones, and for a page that scrolls sideways. */
export async function expectWithinEdges(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 740 });
    await untilSettled(page);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(scrolls, `${where}, ${width} px: wider than the window`).toBeLessThanOrEqual(0);
    expect.soft(await controlsBeyondEdge(page), `${where}, ${width} px: beyond an edge`).toEqual([]);
  }
}

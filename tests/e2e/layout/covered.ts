import type { Page } from "@playwright/test";

/**
 * The controls that a message covers wholly or in part, as `tag "name"`. While a dialog is open, only its own controls
 * count; parts that are scrolled out of view do not.
 */
export function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document;
    const controls = [
      ...open.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea"),
    ].filter((control) => !control.closest("[data-toasts]"));
    /** For each control, how many of its points a pointer would hit now. */
    const hits = () =>
      controls.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [x, y],
          [left + 3, y],
          [right - 3, y],
          [x, top + 3],
          [x, bottom - 3],
        ] as const;
        return points.filter(([px, py]) => control.contains(document.elementFromPoint(px, py))).length;
      });
    const now = hits();
    const lists = document.querySelectorAll<HTMLElement>("[data-toasts]");
    for (const list of lists) list.style.visibility = "hidden";
    const without = hits();
    for (const list of lists) list.style.visibility = "";
    return controls
      .filter((_, position) => (now[position] ?? 0) < (without[position] ?? 0))
      .map((control) => `${control.tagName} "${control.innerText || control.ariaLabel || ""}"`);
  });
}

/** Scrolls it into view. */
export function bringIntoSight(element: Element): void {
  void element.scrollIntoView({ block: "nearest" });
}

/** Whether a click on its centre would hit it. */
export function isHit(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

import type { Page } from "@playwright/test";
import { expect, untilSettled } from "../fixtures";

/** Elements whose text must be fully readable: controls, labels, and status texts. */
const NAMES = "button, a, h1, h2, h3, h4, label, legend, th, dt, dd, option, summary, li, p, span, td";

/** Names of people and pages, and texts of posts, may be cut: `truncate` and the preview's clamp are intended. */
const MEANT =
  ".truncate, [class*='line-clamp'], [class*='sr-only'], .overflow-hidden.flex-wrap, [aria-hidden='true']";

/**
 * Words that are wider than what holds them and are cut, run over its border, or out of the window; as
 * `tag "words" where`.
 */
export function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ names, meant }) => {
      const found: string[] = [];
      const report = (element: Element, what: string) =>
        found.push(
          `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 60)}" ${what}`,
        );
      /** The nearest box that would clip or frame what stands in it. */
      const frameOf = (element: Element): Element | null => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.display === "inline" || style.display === "contents") continue;
          if (style.overflowX !== "visible" || style.borderTopWidth !== "0px" || at.tagName === "BODY")
            return at;
        }
        return null;
      };
      for (const element of document.querySelectorAll(names)) {
        if (!(element instanceof HTMLElement) || element.closest(meant)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const text = [...element.childNodes].filter(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        if (text.length === 0) continue;
        const range = document.createRange();
        for (const node of text) {
          range.selectNodeContents(node);
          const words = range.getBoundingClientRect();
          if (words.width === 0 || words.width <= 1) continue;
          const style = getComputedStyle(element);
          if (
            style.display !== "inline" &&
            element.scrollWidth > element.clientWidth + 1 &&
            element.clientWidth > 0
          )
            report(element, `is ${element.scrollWidth} of ${element.clientWidth} px wide`);
          const frame = frameOf(element);
          const box = frame?.getBoundingClientRect();
          // Content that scrolls sideways is not cut.
          if (frame && box && !/auto|scroll/.test(getComputedStyle(frame).overflowX))
            if (words.right > box.right + 1 || words.left < box.left - 1)
              report(
                element,
                `stands ${Math.round(Math.max(words.right - box.right, box.left - words.left))} px out of its box`,
              );
          if (frame && box && getComputedStyle(frame).overflowY === "hidden" && words.bottom > box.bottom + 3)
            report(element, `is cut at the bottom by ${Math.round(words.bottom - box.bottom)} px`);
        }
      }
      // A native control does not report its own overflow: its text is measured.
      const pen = document.createElement("canvas").getContext("2d");
      for (const control of document.querySelectorAll("select, input[placeholder]")) {
        if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement) || !pen) continue;
        if (!control.checkVisibility() || control.closest(meant)) continue;
        const style = getComputedStyle(control);
        if (style.appearance === "base-select") {
          if (control.scrollHeight > control.clientHeight + 1) report(control, "is not high enough");
          continue;
        }
        const words =
          control instanceof HTMLSelectElement
            ? (control.selectedOptions[0]?.textContent ?? "")
            : control.placeholder;
        pen.font = style.font;
        const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const width = pen.measureText(words).width;
        if (width > room + 1)
          found.push(
            `${control.tagName.toLowerCase()} "${words}" takes ${Math.round(width)} of ${Math.round(room)} px`,
          );
      }
      return [...new Set(found)];
    },
    { names: NAMES, meant: MEANT },
  );
}

/** Fails for every text that is cut off, and if the page scrolls sideways. */
export async function expectWholeWords(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A sheet on its way in stands partly out of the window.
  await untilSettled(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, `${where} is wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await cutOffWords(page), `${where}: words that are cut off`).toEqual([]);
}

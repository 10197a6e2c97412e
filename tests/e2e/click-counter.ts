import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** A person at a laptop: types what has the focus, clicks everything else, and is counted. */
export type Person = {
  /** Clicks so far: those that pages received, and those outside of any page. */
  clicks: () => number;
  /** Keys so far that pages received, without those that only hold another one. */
  keys: () => number;
  /** Replaces the text of a field, which is clicked first unless it has the focus. */
  type: (field: Locator, text: string) => Promise<void>;
  /** A click in another program, a mail's link for one. */
  clickElsewhere: () => void;
};

const COUNT = "countPress";

/** Counts the clicks and the keys in all windows of a context, those that open included. */
export async function countClicks(context: BrowserContext): Promise<Person> {
  const received = { click: 0, key: 0 };
  let outside = 0;
  await context.exposeBinding(COUNT, (_, kind: keyof typeof received) => (received[kind] += 1));
  await context.addInitScript((count) => {
    const report = (kind: string) =>
      void (window as unknown as Record<string, (kind: string) => Promise<void>>)[count]?.(kind);
    const click = (event: MouseEvent) => {
      // Enter in a form clicks its button, and a label its control: neither is a press of the mouse.
      if (event.isTrusted && event.detail > 0 && event.screenX + event.screenY > 0) report("click");
    };
    const key = (event: KeyboardEvent) => {
      const holds = ["Control", "Shift", "Meta", "Alt"].includes(event.key) || event.ctrlKey || event.metaKey;
      if (event.isTrusted && !holds) report("key");
    };
    addEventListener("click", click, { capture: true });
    addEventListener("keydown", key, { capture: true });
  }, COUNT);
  return {
    clicks: () => received.click + outside,
    keys: () => received.key,
    type: async (field, text) => {
      const keyboard = field.page().keyboard;
      const focused = () => field.evaluate((element) => element === document.activeElement);
      // The page gives the focus when it opens.
      await expect(field).toBeVisible();
      await expect
        .poll(focused, { timeout: 1_500 })
        .toBe(true)
        .catch(() => field.click());
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    clickElsewhere: () => {
      outside += 1;
    },
  };
}

/** Waits for the window that a press opens. */
export async function popupOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await press();
  return opened;
}

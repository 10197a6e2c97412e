import type { Locator, Page, Request } from "@playwright/test";
import english from "../../../../messages/en.json" with { type: "json" };
import { CUTS, type Cut, SILENCE_MS, cut } from "../../cut-connection";
import { appUrl, expect } from "../../fixtures";

/** Something that is sent from the screen: how it is opened and filled in, and how it is sent. */
export type Form = {
  name: string;
  /** Opens the page, and the form on it, and fills it in: once. */
  open: (page: Page) => Promise<unknown>;
  /** Sends it: once for each failure, from wherever the last one has left it. */
  send: (page: Page) => Promise<unknown>;
  /** Puts right what the form needed to be opened. */
  close?: (page: Page) => Promise<unknown>;
  /** What was typed or chosen, and has to be as it was. */
  typed?: (page: Page) => Locator[];
  /** What has to be on the screen after a failure. */
  stays?: (page: Page) => Locator;
  /** Which requests get no answer; what the page writes. */
  isMeant?: (request: Request) => boolean;
};

export type Held = { form: string; how: Cut; problem: string | null };

/** Messages that are not the form's: a page that is lost. */
const LOST = [english.Common.pageFailed, "Error loading dashboard"];

const valueOf = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? String(element.checked)
      : ((element as Partial<HTMLInputElement>).value ?? element.textContent),
  );
const valuesOf = (fields: Locator[]) => Promise.all(fields.map(valueOf));

/** Closes the messages, so that the next one is not the last one's. */
async function closeMessages(page: Page): Promise<void> {
  const close = page.locator("[data-toasts] button[aria-label]");
  while ((await close.count()) > 0) await close.first().click({ timeout: 2_000 });
}

/** What is said about a failure. Next has an alert of its own, which reads the page's title to screen readers. */
const words = (page: Page) =>
  page.locator("[role=alert]:visible:not(#__next-route-announcer__)").filter({ hasText: /\p{L}/u });
const busy = (page: Page) => page.locator("button[aria-busy=true]:visible, input[aria-busy=true]:visible");
const claims = (page: Page) => page.locator("[data-toasts] [role=status]:visible");

/** Sends a form once without its answer. @throws with what is wrong */
async function sendWithoutAnswer(page: Page, form: Form, how: Cut, before: (string | null)[]): Promise<void> {
  await closeMessages(page);
  const { count, restore } = await cut(page, how, form.isMeant);
  try {
    await form.send(page);
    if (how !== "offline")
      await expect.poll(count, { message: "a request is sent", timeout: 5_000 }).toBeGreaterThan(0);
    if (how === "silent") await page.clock.fastForward(SILENCE_MS);
    await expect(words(page).first(), "words say what happened").toBeVisible({ timeout: 5_000 });
    await expect(busy(page), "nothing stays busy").toHaveCount(0, { timeout: 5_000 });
    await expect(claims(page), "no success is claimed").toHaveCount(0, { timeout: 100 });
    for (const text of LOST)
      await expect(page.getByText(text), "the page stays").toHaveCount(0, { timeout: 100 });
    if (form.stays) await expect(form.stays(page), "the form stays").toBeVisible({ timeout: 2_000 });
    if (form.typed) expect(await valuesOf(form.typed(page)), "what was typed stays").toEqual(before);
  } finally {
    await restore();
  }
}

/** The names of the controls in an open dialog that its cross shares: a reader of names could not tell them apart. */
const namesOfCross = (page: Page) =>
  page.locator("[role=dialog]:visible").evaluateAll((dialogs) =>
    dialogs.flatMap((dialog) => {
      const named = [...dialog.querySelectorAll("button, a[href]")].map(
        (control) => control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "",
      );
      const cross = dialog.querySelector(":scope > button[aria-label]")?.getAttribute("aria-label");
      return cross && named.filter((name) => name === cross).length > 1 ? [cross] : [];
    }),
  );

/** Holds a form against every failure, on one page. */
export async function holdForm(page: Page, form: Form): Promise<Held[]> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.setDefaultTimeout(8_000);
  await page.clock.install();
  await form.open(page);
  page.on("pageerror", note);
  // What it took to open it may have been a success.
  await page.clock.fastForward(SILENCE_MS);
  await expect(claims(page)).toHaveCount(0);
  // A part that was still loading is said to take long, until it is there.
  await expect.poll(() => namesOfCross(page), "the dialog's cross has a name of its own").toEqual([]);
  const before = form.typed ? await valuesOf(form.typed(page)) : [];
  const held: Held[] = [];
  for (const how of CUTS) {
    const problem = await sendWithoutAnswer(page, form, how, before).then(
      () => (errors.length > 0 ? `an error of the page: ${errors.join("; ")}` : null),
      (error: unknown) => String(error).split("\n").slice(0, 6).join(" "),
    );
    held.push({ form: form.name, how, problem });
    errors.length = 0;
    // Where the browser's own page stands, or the form is gone, nothing more can be held.
    if (!page.url().startsWith(appUrl) || held.slice(-3).filter((one) => one.problem).length === 3) break;
  }
  page.off("pageerror", note);
  await form.close?.(page);
  return held;
}

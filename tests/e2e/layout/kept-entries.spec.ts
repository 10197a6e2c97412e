import type { Page } from "@playwright/test";
import { EarlyEntryScript } from "../../../components/layout/browser/early-entry-script";
import { EarlyPressScript } from "../../../components/layout/browser/early-press-script";
import { EFFECTIVE_EVENT, HYDRATED_EVENT } from "../../../components/layout/browser/hydration-event";
import { expect, test } from "../fixtures";

// The two scripts alone, in a page whose hydration the tests play themselves: their order is then known.
test.use({ pressesWait: false });

type Sent = { props: { dangerouslySetInnerHTML: { __html: string } } };
const scriptOf = (element: unknown) =>
  `<script>${(element as Sent).props.dangerouslySetInnerHTML.__html}</script>`;

const FIELDS = `<form onsubmit="return false">
  <input id=text> <input id=tick type=checkbox>
  <input id=a type=radio name=choice checked> <input id=b type=radio name=choice>
  <select id=select><option>one<option>two</select>
  <button id=send>Send</button> <button id=press type=button>Find</button>
</form>`;

/** Opens the fields, and writes down what reaches the page's root of the events that React listens to there. */
async function openFields(page: Page): Promise<void> {
  await page.setContent(scriptOf(EarlyPressScript({})) + scriptOf(EarlyEntryScript({})) + FIELDS);
  await page.evaluate(() => {
    document.documentElement.dataset.heard = "";
    for (const name of ["input", "change", "click"])
      document.addEventListener(name, ({ target }) => {
        const { id, type, checked, value } = target as HTMLInputElement;
        const shows = /checkbox|radio/.test(type) ? checked : value;
        document.documentElement.dataset.heard += `${name} ${id} ${shows}\n`;
      });
  });
}

/** What has reached the root since the last call. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const lines = dataset.heard?.split("\n").filter(Boolean) ?? [];
    dataset.heard = "";
    return lines;
  });

/** Says something to the scripts, and waits for what they put off because of it. */
const say = (page: Page, ...events: string[]) =>
  page.evaluate(async (names) => {
    for (const name of names) dispatchEvent(new Event(name));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  }, events);

const hydrate = async (page: Page) => {
  await heard(page);
  await say(page, HYDRATED_EVENT, EFFECTIVE_EVENT);
  return heard(page);
};

test("a tick or a choice that the browser restored is set back, not made again; a restored text is kept", async ({
  page,
}) => {
  await openFields(page);
  // As the browser does it, without an event.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("input"))
      if (field.id === "text") field.value = "Restored";
      else if (field.id !== "a") field.checked = true;
    for (const field of document.querySelectorAll("select")) field.value = "two";
  });
  const events = await hydrate(page);
  expect(new Set(events)).toEqual(new Set(["input text Restored"]));
  await expect(page.locator("#tick")).not.toBeChecked();
  await expect(page.locator("#a")).toBeChecked();
  await expect(page.locator("#select")).toHaveValue("one");
  await expect(page.locator("#text")).toHaveValue("Restored");
});

test("what was entered is given once the page is hydrated, also where it was sent before", async ({
  page,
}) => {
  await openFields(page);
  await page.locator("#text").fill("Rolls");
  await page.locator("#tick").click();
  await page.locator("#select").selectOption("two");
  await page.locator("#send").click();
  const events = await hydrate(page);
  for (const event of ["input text Rolls", "click tick true", "change select two"])
    expect(events).toContain(event);
});

test("of a radio group the last choice is given last", async ({ page }) => {
  await openFields(page);
  for (const id of ["#b", "#a", "#b", "#a"]) await page.locator(id).click();
  const events = await hydrate(page);
  expect(events.findLast((event) => event.startsWith("click"))).toBe("click a true");
  await expect(page.locator("#a")).toBeChecked();
  await page.locator("#b").click();
  await expect(page.locator("#b")).toBeChecked();
});

test("a choice stays through the hydration of a field beside it in its group", async ({ page }) => {
  await openFields(page);
  await page.locator("#b").click();
  await heard(page);
  await say(page, HYDRATED_EVENT);
  await expect(page.locator("#b")).toBeChecked();
  await say(page, EFFECTIVE_EVENT);
  expect(await heard(page)).toContain("click b true");
  await expect(page.locator("#b")).toBeChecked();
});

test("a tick that has been disabled meanwhile shows what it was given", async ({ page }) => {
  await openFields(page);
  for (const id of ["#tick", "#tick", "#b"]) await page.locator(id).click();
  await page.evaluate(() =>
    document.querySelectorAll("input").forEach((field) => field.toggleAttribute("disabled", true)),
  );
  const events = await hydrate(page);
  expect(events.filter((event) => event.startsWith("click"))).toEqual([]);
  await expect(page.locator("#tick")).not.toBeChecked();
  await expect(page.locator("#a")).toBeChecked();
});

test("an early press comes after the words, however late the effects are", async ({ page }) => {
  await openFields(page);
  await page.locator("#text").fill("Rolls");
  await page.locator("#press").click();
  await heard(page);
  await say(page, HYDRATED_EVENT);
  // One that is made now waits as well.
  await page.locator("#press").click();
  expect(await heard(page)).toEqual([]);
  await say(page, EFFECTIVE_EVENT);
  const events = await heard(page);
  expect(events.at(-1)).toBe("click press ");
  expect(events.filter((event) => event.startsWith("click"))).toHaveLength(1);
  expect(events).toContain("input text Rolls");
});

test("in a part that is hydrated later, a press comes after the words too", async ({ page }) => {
  await openFields(page);
  await page.evaluate(() => {
    const stop = (event: Event) => document.body.dataset.late === "" && event.stopPropagation();
    document.body.dataset.late = "";
    for (const name of ["input", "change", "click"]) document.addEventListener(name, stop, true);
  });
  await say(page, HYDRATED_EVENT, EFFECTIVE_EVENT);
  await page.locator("#press").click();
  await page.locator("#text").fill("Rolls");
  expect(await heard(page)).toEqual([]);
  await page.evaluate(() => delete document.body.dataset.late);
  let events: string[] = [];
  await expect.poll(async () => (events = [...events, ...(await heard(page))])).toContain("click press ");
  expect(events.lastIndexOf("input text Rolls")).toBeGreaterThanOrEqual(0);
  expect(events.lastIndexOf("input text Rolls")).toBeLessThan(events.indexOf("click press "));
});

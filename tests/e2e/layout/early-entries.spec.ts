import type { Locator, Page } from "@playwright/test";
import { setPlan } from "../database";
import { appUrl, expect, test as visitor } from "../fixtures";
import { openWithoutScript } from "../held-scripts";
import { draft } from "../owner";
import { photo } from "../posts/photos/photo-files";
import { addPhotos, makePlanner, test as owner, userIdOf } from "../posts/week/planned-weeks";

visitor.use({ pressesWait: false });
owner.use({ pressesWait: false });

const VISITORS = ["/login", "/login?mode=sign-up", "/reset-password", "/try"];
const OWNERS = [
  "/dashboard",
  "/week",
  "/week/plan",
  "/week/campaign",
  "/week/read",
  "/business-profile?edit=1",
  "/photos",
  "/post-generator",
  "/your-posts",
  "/subscription",
  "/settings",
  "/feedback",
  "/what-worked",
];

const fieldsOf = (page: Page) =>
  page.locator("input:not([type=hidden], [type=file]), select, textarea").filter({ visible: true });

/** Another entry than the one that is there, as a person makes it. */
async function enter(field: Locator): Promise<void> {
  const kind = await field.evaluate((element: HTMLInputElement) => element.type);
  if (/^(checkbox|radio)$/.test(kind)) return field.click();
  if (kind === "select-one") {
    const other = await field.evaluate((element: HTMLSelectElement) =>
      [...element.options].findLastIndex(({ disabled, value }) => !disabled && value !== element.value),
    );
    if (other >= 0) await field.selectOption({ index: other });
    return;
  }
  const typed: Record<string, string> = { email: "early@example.com", date: "2027-03-01", number: "3" };
  await field.fill(typed[kind] ?? "Early entry");
}

type Entry = { name: string; shown: string; known: string };

/** What fields show, and what React knows of it: nothing of a field that is the browser's alone. */
const entriesOf = (fields: Locator) =>
  fields.evaluateAll((elements: HTMLInputElement[]): Entry[] =>
    elements.map((element) => {
      const ticked = /^(checkbox|radio)$/.test(element.type);
      const shown = String(ticked ? element.checked : element.value);
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
      const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
      const known = props && String((ticked ? props.checked : props.value) ?? shown);
      return {
        name: element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.name,
        shown,
        known: known ?? "not hydrated",
      };
    }),
  );

/** Fills in all of a page's fields before its scripts arrive. @returns how many */
async function expectEntriesKept(page: Page, path: string): Promise<number> {
  const arrive = await openWithoutScript(page, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const fields = await fieldsOf(page).all();
  for (const field of fields) if (await field.isEnabled()) await enter(field);
  const entered = await entriesOf(fieldsOf(page));
  arrive();
  const kept = entered.map(({ name, shown }) => ({ name, shown, known: shown }));
  await expect.poll(() => entriesOf(fieldsOf(page)), path).toEqual(expect.arrayContaining(kept));
  await page.waitForLoadState("networkidle");
  expect(await entriesOf(fieldsOf(page)), path).toEqual(expect.arrayContaining(kept));
  return fields.length;
}

visitor("what a visitor enters before script runs is kept, in every field", async ({ context }) => {
  for (const path of VISITORS) {
    const page = await context.newPage();
    expect(await expectEntriesKept(page, path)).toBeGreaterThan(0);
    await page.close();
  }
});

owner(
  "what an owner enters before script runs is kept, in every field of every screen",
  async ({ browser }) => {
    owner.setTimeout(240_000);
    const state = await makePlanner(browser);
    await setPlan(userIdOf(state), "PROFESSIONAL");
    const context = await browser.newContext({ baseURL: appUrl, storageState: state });
    let page = await context.newPage();
    await addPhotos(page, 3);
    await draft(page, "Rye, to be read");
    const counts: Record<string, number> = {};
    for (const path of OWNERS) {
      await page.close();
      page = await context.newPage();
      counts[path] = await expectEntriesKept(page, path);
    }
    owner.info().annotations.push({ type: "fields", description: JSON.stringify(counts) });
    await context.close();
  },
);

/** Chooses a photo before a page's scripts arrive. */
async function choosePhoto(page: Page, path: string): Promise<void> {
  const arrive = await openWithoutScript(page, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await photo("early.jpg", "#b62")]);
  arrive();
}

visitor("a photo chosen before script runs is shown in a visitor's post", async ({ page }) => {
  await choosePhoto(page, "/try");
  await expect(page.getByRole("button", { name: "Remove the photo" })).toBeVisible();
});

owner("a photo chosen before script runs is added where photos are", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: appUrl, storageState: await makePlanner(browser) });
  const [photos, plan] = [await context.newPage(), await context.newPage()];
  await choosePhoto(photos, "/photos");
  await expect(photos.getByRole("heading", { name: "The photo is there" })).toBeVisible();
  const ticks = plan.getByRole("region", { name: "Your photos" }).getByRole("checkbox");
  await choosePhoto(plan, "/week/plan");
  await expect(ticks).toHaveCount(2);
  await context.close();
});

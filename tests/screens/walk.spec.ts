import type { Page } from "@playwright/test";
import {
  newOwner,
  ownerOfFiveYears,
  ownerOfFullWeeks,
  ownerWithoutPage,
  ownerWithoutPlan,
  ownerWithoutTimes,
} from "./owners";
import { expect, signInAs, test } from "./studio";

const OWNERS = {
  new: newOwner,
  "without a page": ownerWithoutPage,
  "without posting times": ownerWithoutTimes,
  "without a plan": ownerWithoutPlan,
  "with full weeks": ownerOfFullWeeks,
  "of five years": ownerOfFiveYears,
};

const SCREENS = [
  "/dashboard",
  "/week",
  "/week/plan",
  "/week/read",
  "/week/read?fill",
  "/week/campaign",
  "/photos",
  "/post-generator",
  "/your-posts",
  "/what-worked",
  "/business-profile",
  "/subscription",
  "/settings",
  "/feedback",
];

type Primary = { label: string; disabled: boolean; reason: string };

/** The primary buttons and links of the page, found by the colour that only they have; each is marked by its number. */
function findPrimaries(page: Page): Promise<Primary[]> {
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.background = "var(--press)";
    document.body.append(probe);
    const press = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const all = [...document.querySelectorAll<HTMLElement>("main a, main button:not([role=switch])")].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor === press,
    );
    return all.map((element, index) => {
      element.setAttribute("data-primary", String(index));
      // What it names as its description, where that is seen.
      const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
      const notes = ids.map((id) => document.getElementById(id)).filter((note) => note?.checkVisibility());
      return {
        label: element.innerText.trim() || (element.ariaLabel ?? ""),
        disabled: element.matches(":disabled, [aria-disabled=true]"),
        reason: notes.map((note) => note?.innerText.trim()).join(" "),
      };
    });
  });
}

/** All that a press may change: the address, what is written on the page, what is open on it, and what has the focus. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement;
    const field = focus?.matches("input, textarea, select, [role=dialog] *") ? focus.outerHTML : "";
    return [location.href, document.body.innerText, field].join();
  });

/** Presses a primary button. @returns whether anything came of it */
async function isAnswered(page: Page, number: number): Promise<boolean> {
  const before = await stateOf(page);
  let opened = 0;
  const note = () => (opened += 1);
  page.on("popup", note).on("filechooser", note);
  await page.locator(`[data-primary="${number}"]`).click();
  // While a page is left it cannot be asked, which is no answer yet.
  const answered = async () => opened > 0 || (await stateOf(page).catch(() => before)) !== before;
  const result = await expect
    .poll(answered, { timeout: 15_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  page.off("popup", note).off("filechooser", note);
  for (const other of page.context().pages().slice(1)) await other.close();
  return result;
}

/** Presses a primary button, and on the way to the end of a reading the next ones. @returns what is wrong with them */
async function follow(page: Page, path: string, number: number): Promise<string[]> {
  const steps = path.startsWith("/week/read") ? 4 : 1;
  let [found, next] = [await findPrimaries(page), number];
  for (let step = 0; step < steps; step += 1) {
    const primary = found[next];
    if (!primary) return [];
    if (primary.disabled)
      return primary.reason === "" ? [`${path}: "${primary.label}" is disabled without a reason`] : [];
    if (!(await isAnswered(page, next))) return [`${path}: "${primary.label}" does nothing`];
    await page.waitForLoadState("networkidle");
    if (new URL(page.url()).pathname !== path.replace(/\?.*/, "")) return [];
    [found, next] = [await findPrimaries(page), 0];
  }
  return [];
}

for (const [name, make] of Object.entries(OWNERS))
  test(`every primary button leads somewhere, or says why not, for an owner ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await signInAs(page, (await make()).token);
    const dead: string[] = [];
    let walked = 0;
    for (const path of SCREENS)
      for (let number = 0, count = 1; number < count; number += 1) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        if (number === 0) walked += count = (await findPrimaries(page)).length;
        dead.push(...(await follow(page, path, number)));
      }
    expect(dead).toEqual([]);
    // Half of the screens have one at least; /what-worked has none.
    expect(walked).toBeGreaterThan((SCREENS.length - 1) / 2);
  });

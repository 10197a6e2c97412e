import type { Locator, Page } from "@playwright/test";
import { forgetRequest } from "../database";
import { appUrl, expect, expectAccessible } from "../fixtures";
import { draft, openWorkspace, test } from "../owner";
import { findingsKnown } from "./known-findings";
import { openSheet } from "./sheet/post-sheet";

/** A draft that says two things that nobody has said: no opening hours of another test end at such a minute. */
async function unsaid(page: Page, about: string, time: string) {
  const post = await draft(page, `${about} with plum jam until ${time}. 15% off for early birds.`);
  await forgetRequest(post.id);
  return post;
}

const question = (within: Page | Locator, text: string) =>
  within.getByRole("listitem").filter({ hasText: `You did not tell us this: ${text}.` });

const selectedIn = (field: Locator) =>
  field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );

/** Ways to change the text that Tab may reach before what follows them. */
const MOST_TABS = 20;
const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement);

/** Ends once Confirm Post says these words, for however short a time: of a page. */
const onceSaid = (words: string) =>
  new Promise<void>((resolve) => {
    const look = () => document.querySelector("[data-findings]")?.textContent.includes(words) && resolve();
    new MutationObserver(look).observe(document.body, {
      ...{ childList: true, subtree: true, characterData: true },
    });
  });

/** What of the preview is underlined. */
const underlined = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("claims") ?? [])].map((range) => String(range)));

test(
  "the reading underlines what nobody said, and asks about it once",
  { tag: "@core" },
  async ({ page }) => {
    const post = await unsaid(page, "Doughnuts", "9:07 pm");
    await page.goto(`/week/read?post=${post.id}`);
    await expect(question(page, "9:07 pm")).toBeVisible();
    expect(await underlined(page)).toEqual(expect.arrayContaining(["9:07 pm", "15%"]));
    await expectAccessible(page);

    await page.getByRole("button", { name: "9:07 pm is right" }).press("Enter");
    await expect(page.getByText("Keep “9:07 pm” as a fact")).toBeVisible();
    expect(await underlined(page)).not.toContain("9:07 pm");
    await page.getByRole("button", { name: "Keep as a fact" }).click();
    await expect(page.getByText("Kept among your facts")).toBeVisible();
    const reply = await page.request.get(`${appUrl}/api/facts`);
    const { facts } = ((await reply.json()) as { object: { facts: { text: string }[] } }).object;
    expect(facts.some(({ text }) => text.includes("until 9:07 pm"))).toBe(true);

    await page.reload();
    await expect(question(page, "15%")).toBeVisible();
    await expect(question(page, "9:07 pm"), "asked once").toBeHidden();
    await page.getByRole("button", { name: "Change 15%" }).click();
    const field = page.getByLabel("Text of the post");
    await expect(field).toBeFocused();
    expect(await selectedIn(field)).toBe("15%");
    // It stops nothing.
    await page.keyboard.type("20%");
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(question(page, "20%"), "own words are not questioned").toBeHidden();
  },
);

test("Change puts the caret there in the workspace, and Confirm Post names it", async ({ page }) => {
  const post = await unsaid(page, "Strudel", "8:07 pm");
  // Nothing comes among the stops of Tab any more.
  const known = findingsKnown(page, post.id);
  await openWorkspace(page, post);
  await known;
  await expect(question(page, "8:07 pm")).toBeVisible();
  expect(await underlined(page)).toContain("8:07 pm");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change 8:07 pm" }).click();
  const field = page.getByLabel("Text of the post");
  await expect(field).toBeFocused();
  expect(await selectedIn(field)).toBe("8:07 pm");
  // The field closes behind the focus, and takes nothing along that Tab is about to reach.
  const settings = page
    .getByRole("article", { name: "Post Preview" })
    .getByRole("link", { name: "Settings" });
  await page.keyboard.press("Tab");
  await expect(field).toBeHidden();
  for (let n = 0; n < MOST_TABS && !(await isFocused(settings)); n += 1) await page.keyboard.press("Tab");
  await expect(settings).toBeFocused();
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(question(dialog, "8:07 pm")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Post Now", exact: true })).toBeEnabled();
});

test("Confirm Post opens before the text is read, and a late answer moves no button", async ({ page }) => {
  const answers: (() => void)[] = [];
  await page.route("**/api/post/*/claims", async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const post = await unsaid(page, "Dumplings", "9:17 pm");
  await openWorkspace(page, post);
  const said = page.evaluate(onceSaid, "Checking days and prices");
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await said;
  const send = dialog.getByRole("button", { name: "Post Now", exact: true });
  await expect(send).toBeEnabled();
  // It grows a little as it opens.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await send.boundingBox();
  for (const answer of answers) answer();
  const unfold = dialog.getByRole("button", { name: "What to check in this text" });
  await expect(unfold).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  await unfold.click();
  await expect(question(dialog, "9:17 pm")).toBeVisible();
});

test("Confirm Post keeps no place for what is known, and no more than a line for what is not", async ({
  page,
}) => {
  const post = await draft(page, `Plain rolls ${Date.now()}`);
  const known = findingsKnown(page, post.id);
  await openWorkspace(page, post);
  await known;
  const findings = page.getByRole("dialog", { name: "Confirm Post" }).locator("[data-findings]");
  await page.getByRole("button", { name: "Post Now" }).click();
  await expect(findings).toHaveAttribute("data-findings", "known");
  await expect(findings).toBeHidden();

  await page.route("**/api/post/*/similar", () => undefined);
  await page.reload();
  await page.getByRole("button", { name: "Post Now" }).click();
  await expect(findings).toHaveAttribute("data-findings", "kept");
  expect((await findings.boundingBox())?.height).toBeLessThanOrEqual(44);
});

test("the sheet underlines it over its field", async ({ page }) => {
  const post = await unsaid(page, "Bagels", "7:07 pm");
  const { sheet } = await openSheet(page, post);
  await expect(question(sheet, "7:07 pm")).toBeVisible();
  await expect(sheet.locator("[data-claim-line]")).not.toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Change 7:07 pm" }).click();
  const field = sheet.getByLabel("Text of the post");
  await expect(field).toBeFocused();
  expect(await selectedIn(field)).toBe("7:07 pm");
  await sheet.getByRole("button", { name: "7:07 pm is right" }).click();
  await sheet.getByRole("button", { name: "No, thanks" }).click();
  await expect(question(sheet, "7:07 pm")).toBeHidden();
});

test("in a low window the bar at the bottom leads to the questions further down", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 });
  const post = await unsaid(page, "Pretzels", "6:07 pm");
  const hint = (within: Page | Locator) => within.getByRole("button", { name: "Something to check below" });
  const first = (within: Page | Locator) =>
    within.getByRole("region", { name: "What to check in this text" }).getByRole("button").first();
  await page.goto(`/week/read?post=${post.id}`);
  await expect(hint(page)).toBeVisible();
  await expectAccessible(page);
  await hint(page).click();
  await expect(first(page)).toBeFocused();
  await expect(first(page)).toBeInViewport({ ratio: 1 });
  await expect(hint(page), "seen").toBeHidden();

  const { sheet } = await openSheet(page, post);
  await hint(sheet).click();
  await expect(first(sheet)).toBeFocused();
  await expect(hint(sheet), "seen").toBeHidden();
});

test("the seal opens by keys, says what was checked and what was not, and leads to what is wrong", async ({
  page,
}) => {
  const post = await unsaid(page, "Dumplings", "7:07 pm");
  const { sheet } = await openSheet(page, post);
  const seal = sheet.locator("summary", { hasText: /^Checked: \d of \d · \d not right$/ });
  await expect(seal).toBeVisible();
  await seal.press("Enter");
  const checks = sheet.getByRole("list", { name: "What was checked" });
  await expect(checks.getByText(/^You did not tell us: 7:07 pm/)).toBeVisible();
  await expect(checks.getByText("Not checked: whether your page is public")).toBeVisible();
  await expect(checks.getByText(/^Our rules · today at /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(sheet.locator("[data-to-check] button").first()).toBeFocused();

  await sheet.getByLabel("Text of the post").fill(`${post.content} Come early.`);
  await expect(sheet.getByText(/^Checked: /), "what is typed is not checked yet").toBeHidden();
});

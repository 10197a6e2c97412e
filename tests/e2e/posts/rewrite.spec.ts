import { expect, expectAccessible, plantFault } from "../fixtures";
import { postOf, writingTest as test } from "../owner";
import {
  AFTER,
  BEFORE,
  PART,
  TEXT,
  menu,
  openText,
  preview,
  proof,
  saveElsewhere,
  selectWords,
} from "./drafting/words";

test(
  "selected words are made shorter: old struck, new underlined; Keep saves them and nothing else",
  { tag: "@core" },
  async ({ page }) => {
    const { id } = await openText(page);
    await selectWords(page, PART);
    await expect(menu(page)).toContainText(/\d+ to \d+ of your [\d,]+ credits/);
    await menu(page).getByRole("button", { name: "Shorter" }).hover();
    await expect(menu(page)).toContainText(/About \d+ of your [\d,]+ credits/);
    await expectAccessible(page);
    await menu(page).getByRole("button", { name: "Shorter" }).click();
    const keep = proof(page).getByRole("button", { name: "Keep" });
    await expect(keep).toBeFocused();
    await expect(proof(page).locator("del").first()).toHaveCSS("text-decoration-line", "line-through");
    await expect(proof(page)).toContainText(/\d+ credits used/);
    const postNow = page.getByRole("button", { name: "Post Now" });
    await expect(postNow).toBeDisabled();
    await expect(postNow).toHaveAccessibleDescription("Keep or undo the new wording");
    expect((await postOf(page, id)).content, "not before it is kept").toBe(TEXT);
    await expectAccessible(page);
    await keep.click();
    await expect(proof(page)).toBeHidden();
    await expect(preview(page)).toContainText("Our sourdough costs €3.50 on Saturday.");
    const { content } = await postOf(page, id);
    expect(content).toBe(`${BEFORE}\n\nOur sourdough costs €3.50 on Saturday.\n\n${AFTER}`);
    await page.goto("/subscription");
    await expect(page.getByText("Text changed: shorter").first()).toBeVisible();
  },
);

test("Undo leaves the text exactly as it was; the new wording stays among the versions", async ({ page }) => {
  const { id } = await openText(page);
  await page.getByRole("button", { name: "Change the text" }).click();
  await page.getByRole("button", { name: "As I say" }).click();
  await page.getByLabel("How the words should change").fill("Mention that we are closed on Monday");
  await page.keyboard.press("Enter");
  await expect(proof(page).locator("ins")).toContainText("We are closed on Monday.");
  await proof(page).getByRole("button", { name: "Undo" }).click();
  await expect(proof(page)).toBeHidden();
  expect((await postOf(page, id)).content).toBe(TEXT);
  const versions = page.getByRole("group", { name: "Versions of the text" });
  await expect(versions).toContainText("2/3");
  await versions.getByRole("button", { name: "Later version" }).click();
  await expect(versions).toContainText("3/3");
  await expect(preview(page)).toContainText("We are closed on Monday.");
});

test("words selected with the keyboard while editing, in another language", async ({ page }) => {
  await openText(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const box = page.getByLabel("Text of the post");
  await box.press("ControlOrMeta+End");
  for (let n = 0; n < AFTER.length; n += 1) await box.press("Shift+ArrowLeft");
  await expect(menu(page).locator("q")).toHaveText(AFTER);
  await box.press("Tab");
  await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
  await menu(page).getByRole("button", { name: "In another language" }).press("Enter");
  await page.getByLabel("Language of the new text").selectOption({ label: "German" });
  await page.getByRole("button", { name: "Translate" }).press("Enter");
  await expect(proof(page).locator("ins")).toContainText("Neues von uns");
  await expect(proof(page)).toContainText(PART);
  await page.keyboard.press("Escape");
  await expect(proof(page)).toBeHidden();
  await expect(preview(page)).toContainText(AFTER);
});

test("a text that was saved elsewhere meanwhile: both are shown, and one is chosen", async ({ page }) => {
  const { id } = await openText(page);
  await page.getByRole("button", { name: "Change the text" }).click();
  await page
    .getByRole("dialog", { name: "Change the whole text" })
    .getByRole("button", { name: "Warmer" })
    .click();
  const keep = proof(page).getByRole("button", { name: "Keep" });
  // It is there from the beginning: what is saved while the words are still written is another conflict.
  await expect(keep).toBeEnabled();
  const warmer = `${TEXT} Come by, or send us a message if you have a question.`;
  await saveElsewhere(page, id, "From the other phone.");
  await keep.click();
  const both = page.getByRole("region", { name: "This post was changed elsewhere" });
  await expect(both.getByRole("region", { name: "As it stands now" })).toContainText("From the other phone.");
  await expect(both.getByRole("region", { name: "As you have it here" })).toContainText(AFTER);
  await expectAccessible(page);
  await both.getByRole("button", { name: "Save yours" }).click();
  await expect(both).toBeHidden();
  await expect.poll(async () => (await postOf(page, id)).content).toBe(warmer);
  await expect(page.getByRole("group", { name: "Versions of the text" })).toBeVisible();
});

test("a wording that lost the price is not used, and the credits are back", async ({ page }) => {
  const mark = `Loaf ${Date.now()}`;
  const { id } = await openText(page, `${mark} costs €3.50 and is very, very good.`);
  await plantFault({ provider: "openai", kind: "drop-number", contains: mark });
  await page.getByRole("button", { name: "Change the text" }).click();
  await page.getByRole("button", { name: "Plainer" }).click();
  await expect(
    page
      .getByText("Lost: ")
      .or(page.getByText(/lost a number/))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Lost: .*Your text is as it was\./)).toBeVisible();
  await expect(proof(page)).toBeHidden();
  expect((await postOf(page, id)).content).toContain("€3.50");
  await page.goto("/subscription");
  await expect(page.getByText(/^A change of text that failed/).first()).toBeVisible();
});

test("another version of the same post: 1/2 and 2/2, and the first is brought back", async ({ page }) => {
  await page.goto("/post-generator");
  await page.getByLabel("Description", { exact: true }).fill(`Rye bread ${Date.now()}`);
  await page.getByRole("button", { name: "Generate Post" }).click();
  const again = page.getByRole("button", { name: "Another version" });
  await expect(again).toBeEnabled({ timeout: 60_000 });
  const text = preview(page).locator("[data-post-text]");
  const first = await text.textContent();
  await again.click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
  const versions = page.getByRole("group", { name: "Versions of the text" });
  await expect(versions).toContainText("2/2", { timeout: 60_000 });
  expect(await text.textContent()).not.toBe(first);
  await versions.getByRole("button", { name: "Earlier version" }).click();
  await expect(versions).toContainText("1/2");
  expect(await text.textContent()).toBe(first);
  await page.goto("/your-posts");
  const list = page.getByRole("region", { name: "Your Posts" });
  await expect(list.getByRole("listitem").filter({ hasText: /Rye bread/ }), "no orphan").toHaveCount(1);
});

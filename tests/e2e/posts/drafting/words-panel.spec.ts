import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../fixtures";
import { writingTest as test } from "../../owner";
import { AFTER, PART, TEXT, answers, menu, openText, preview, proof, selectWords } from "./words";

type Box = { x: number; y: number; width: number; height: number };

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

const apart = (a: Box, b: Box) =>
  a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;

/** Waits until a panel is on the screen whole, and beside the words that it belongs to, which are on it too. */
async function expectBeside(page: Page, panel: Locator, words: () => Promise<Box>): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const [at, its] = [await panel.boundingBox(), await words()];
    if (!at) throw new Error("The panel is not shown.");
    for (const box of [at, its]) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    }
    expect(apart(at, its), `${JSON.stringify(at)} covers ${JSON.stringify(its)}`).toBe(true);
  }).toPass({ timeout: 5_000 });
}

const boxOfSelection = (page: Page) => () =>
  page.evaluate(() => {
    const box = document.getSelection()?.getRangeAt(0).getBoundingClientRect();
    return { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
  });

const boxOfMarks = (page: Page) => async () => {
  const box = await proof(page).locator("del, ins").first().boundingBox();
  if (!box) throw new Error("There is no proof.");
  return box;
};

/** Where a line of the text in its field is: of lines that are too short to be broken. */
const boxOfLine = (field: Locator, line: number) => () =>
  field.evaluate((element, index) => {
    const { x, y, width } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const height = parseFloat(style.lineHeight);
    return { x, y: y + parseFloat(style.paddingTop) + 1 + index * height, width, height };
  }, line);

for (const size of SIZES)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("what changes selected words stands at them, and so do Keep and Undo", async ({ page }) => {
      await openText(page);
      await selectWords(page, "is really very go", "is really very good");
      await expectBeside(page, menu(page), boxOfSelection(page));
      await expectAccessible(page);
      const sent = page.waitForRequest(/\/rewrite$/);
      await menu(page).getByRole("button", { name: "Shorter" }).click();
      const { start, end } = (await sent).postDataJSON() as { start: number; end: number };
      expect(TEXT.slice(start, end), "whole words are sent").toBe("is really very good");
      const keep = answers(page).getByRole("button", { name: "Keep" });
      await expect(keep).toBeFocused();
      await expectBeside(page, answers(page), boxOfMarks(page));
      await expectAccessible(page);
      await answers(page).getByRole("button", { name: "Undo" }).click();
      await expect(preview(page).locator("[data-post-text]")).toHaveText(TEXT);
      await expect(menu(page)).toBeHidden();
    });

    test("at words that are selected in the field, wherever the page is scrolled", async ({ page }) => {
      const lines = Array.from({ length: 30 }, (_, n) => `Line ${n} of bread.`);
      await openText(page, lines.join("\n"));
      await page.getByRole("button", { name: "Edit", exact: true }).first().click();
      const field = page.getByLabel("Text of the post");
      for (const line of [2, 24]) {
        await field.evaluate((element, index) => {
          const box = element as HTMLTextAreaElement;
          const at = box.value.split("\n").slice(0, index).join("\n").length + 1;
          window.scrollTo(0, box.getBoundingClientRect().top + scrollY + index * 24 - innerHeight * 0.6);
          box.setSelectionRange(at + 1, at + 6);
        }, line);
        await expect(menu(page).locator("q")).toHaveText(`Line ${line}`);
        await expectBeside(page, menu(page), boxOfLine(field, line));
      }
    });

    test("the menu for the whole text is on the screen, however long the text is", async ({ page }) => {
      await openText(page, `${PART} `.repeat(4).trim());
      const opener = page.getByRole("button", { name: "Change the text" });
      await opener.click();
      const whole = page.getByRole("dialog", { name: "Change the whole text" });
      await expectBeside(
        page,
        whole,
        async () => (await opener.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 },
      );
      await expect(whole.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(whole).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

test("Escape closes the panel and leaves the focus in the text, whose words stay selected", async ({
  page,
}) => {
  await openText(page);
  await selectWords(page, AFTER);
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(preview(page).locator(":focus")).toContainText(AFTER);

  await selectWords(page, AFTER);
  await page.getByLabel("Description", { exact: true }).press("Escape");
  await expect(menu(page), "in another field").toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const field = page.getByLabel("Text of the post");
  await field.press("ControlOrMeta+End");
  await field.press("ControlOrMeta+Shift+ArrowLeft");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(field).toBeFocused();
  await field.press("Shift+ArrowLeft");
  await expect(menu(page), "with other words selected").toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { postRow } from "../../database";
import { expect, expectAccessible } from "../../fixtures";
import { draft, test } from "../../owner";
import { openSheet, textOf } from "./post-sheet";

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

/** Drags a finger down from the sheet's title. */
async function swipeDown(page: Page, sheet: Locator): Promise<void> {
  const title = await sheet.getByRole("heading", { name: "Post Details" }).boundingBox();
  if (!title) throw new Error("no title");
  const x = 187;
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", title.y);
  for (let step = 1; step <= 12; step += 1) await touch("touchMove", title.y + step * 40);
  await touch("touchEnd", 0);
}

/** Swipes as often as a person would: Chromium cancels a touch that a busy page has not answered within 200 ms. */
async function swipeUntil(page: Page, sheet: Locator, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await swipeDown(page, sheet);
    await isSeen();
  }).toPass({ timeout: 30_000 });
}

test("on a phone the sheet comes from the bottom, a finger closes it, and it asks first when something was typed", async ({
  page,
}) => {
  const post = await draft(page, `Cinnamon rolls ${Date.now()}`);
  const { sheet } = await openSheet(page, post);
  await expect(textOf(sheet), "no keyboard over the text").not.toBeFocused();
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
      return Math.round(y + height);
    })
    .toBe(740);
  await expect(sheet.getByRole("button", { name: "Save" })).toBeInViewport();
  await expectAccessible(page);
  const at = (await sheet.boundingBox())?.y;

  await textOf(sheet).fill("Rolls with cardamom instead.");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await swipeUntil(page, sheet, () => expect(question).toBeVisible({ timeout: 3_000 }));
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(async () => (await sheet.boundingBox())?.y, "springs back").toBe(at);
  await expect(textOf(sheet)).toHaveValue("Rolls with cardamom instead.");

  await textOf(sheet).fill(post.content);
  await swipeUntil(page, sheet, () => expect(sheet).toBeHidden({ timeout: 3_000 }));
  expect((await postRow(post.id)).content).toBe(post.content);
});

import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";
import { writingTest as test } from "../../owner";
import { mediaOf } from "./own-photos";
import { photo, photosOf } from "./photo-files";

/** Writes a post of one's own. @returns its id */
async function writeIt(page: Page, words: string): Promise<number> {
  await page.getByRole("button", { name: "Write it myself" }).click();
  await page.keyboard.type(words);
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/post") && reply.ok(),
  );
  await page.getByRole("textbox", { name: "Text of the post" }).blur();
  return ((await (await saved).json()) as { object: { id: number } }).object.id;
}

/** Adds a photo whose upload is answered only once the result is called. */
async function addLate(page: Page, name: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/media", async (route) => {
    const reply = await route.fetch();
    await held;
    await route.fulfill({ response: reply });
  });
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/media"));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  await (await chooser).setFiles([await photo(name, "#a52")]);
  await sent;
  return answer;
}

test("a post waits for its photo before it can go out", async ({ page }) => {
  await page.goto("/post-generator");
  const id = await writeIt(page, `Rolls with a photo ${Date.now()}`);
  const send = page.getByRole("button", { name: "Post Now" });
  await expect(send).toBeEnabled();
  const answer = await addLate(page, "rolls.jpg");
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription("Uploading rolls.jpg");
  answer();
  await expect(send).toBeEnabled();
  // Its writes go one after another: this one before that which sends it.
  await expect.poll(async () => (await mediaOf(page, id)).length).toBe(1);
});

test("a photo that arrives late belongs to the post that it was added to", async ({ page }) => {
  await page.goto("/post-generator");
  const first = await writeIt(page, `The first, with a photo ${Date.now()}`);
  const answer = await addLate(page, "first.jpg");
  await page.getByRole("main").getByRole("link", { name: "New post" }).click();
  const second = await writeIt(page, `The second, without any ${Date.now()}`);
  answer();
  await expect.poll(async () => (await mediaOf(page, first)).length).toBe(1);
  await expect(photosOf(page)).toHaveCount(0);
  expect(await mediaOf(page, second)).toEqual([]);
});

import type { Locator, Page } from "@playwright/test";
import { expect } from "../../fixtures";
import { test, write } from "../../owner";
import { draftWithPhoto } from "../photos/photo-posts";

type Seen = { flights: number };

/** Counts the photos that fly. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { flights: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches("[data-flying-photo]")) seen.flights += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Post Details" });

async function open(page: Page, card: Locator): Promise<void> {
  await card.locator("[data-press]").hover();
  // The sheet's code comes with the first hover.
  await page.waitForLoadState("networkidle");
  await card.locator("[data-press]").click();
  await expect(sheetOf(page)).toBeVisible();
}

/** Has motions last a hundred times as long: 180 ms become 18 s. @returns what sets another speed */
async function slowMotion(page: Page): Promise<(speed: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Animation.enable");
  const play = (playbackRate: number) => client.send("Animation.setPlaybackRate", { playbackRate });
  await play(0.01);
  return play;
}

/** Where a flying photo will come to rest. */
const restOf = (flying: Locator) =>
  flying.evaluate((element: HTMLElement) => [element.style.left, element.style.top].map(parseFloat));

for (const [width, height] of [
  [1440, 900],
  [375, 740],
] as const)
  test(`at ${width} px the photo of a row flies into the sheet; Back closes it, and the focus returns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const seen = await watch(page);
    const post = await draftWithPhoto(page, "Loaf");
    await page.goto("/your-posts");
    const card = page.getByRole("listitem").filter({ hasText: post.content });
    await open(page, card);
    expect((await seen()).flights).toBe(1);
    await expect(page.locator("[data-flying-photo]")).toHaveCount(0);
    await expect(sheetOf(page).getByRole("img", { name: "The photo of the post" })).toBeInViewport({
      ratio: 1,
    });
    await page.goBack();
    await expect(sheetOf(page)).toBeHidden();
    await expect(card.locator("[data-press]")).toBeFocused();
  });

test("it lands where the sheet's photo is, and a sheet that is closed meanwhile takes it along", async ({
  page,
}) => {
  const post = await draftWithPhoto(page, "Loaf");
  await page.goto("/your-posts");
  const play = await slowMotion(page);
  const card = page.getByRole("listitem").filter({ hasText: post.content });
  const flying = page.locator("[data-flying-photo]");
  await open(page, card);
  await expect(flying).toHaveCount(1);
  const rest = await restOf(flying);
  await page.keyboard.press("Escape");
  await expect(flying).toHaveCount(0);
  await play(1);
  await expect(sheetOf(page)).toBeHidden();
  await open(page, card);
  await expect(flying).toHaveCount(0);
  const box = await sheetOf(page).getByRole("img", { name: "The photo of the post" }).boundingBox();
  expect([box?.x, box?.y].map((at) => Math.round(at ?? 0))).toEqual(rest.map(Math.round));
});

test("it flies on into the workspace, where it lands in the preview", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  const post = await draftWithPhoto(page, "Loaf");
  const flying = page.locator("[data-flying-photo]");
  const play = await slowMotion(page);
  // The photo waits for the workspace for a second and a half: a slow machine has it by then the second time.
  await expect(async () => {
    await play(1);
    await page.goto("/your-posts");
    await open(page, page.getByRole("listitem").filter({ hasText: post.content }));
    await expect(flying).toHaveCount(0);
    await play(0.01);
    await sheetOf(page).getByRole("button", { name: "Open in Workspace" }).click();
    await expect(page).toHaveURL(/\/post-generator/);
    await expect(flying).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const rest = await restOf(flying);
  await play(1);
  await expect(flying).toHaveCount(0);
  const photo = page.getByRole("region", { name: "Photos" }).getByRole("img");
  await expect(photo).toHaveCSS("visibility", "visible");
  const box = await photo.boundingBox();
  expect([box?.x, box?.y].map((at) => Math.round(at ?? 0))).toEqual(rest.map(Math.round));
});

test("nothing flies without a photo, nor for whoever wants no motion", async ({ page }) => {
  const seen = await watch(page);
  const [photo, words] = [await draftWithPhoto(page, "Loaf"), await write(page, `Words alone ${Date.now()}`)];
  await page.goto("/your-posts");
  await open(page, page.getByRole("listitem").filter({ hasText: words.content }));
  await page.keyboard.press("Escape");
  await expect(sheetOf(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, page.getByRole("listitem").filter({ hasText: photo.content }));
  expect((await seen()).flights).toBe(0);
});

import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";
import { postOf, test, write } from "../../owner";
import { carriedCopy } from "../../week";

/** Each step of React's scheduler takes so long, in milliseconds, once `slowDown` was called. */
const STEP_MS = 100;

/** Has React's scheduler, which calls itself by a message port, take its steps one by one. */
async function holdScheduler(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((stepMs) => {
    const postMessage = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let slow = false;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message);
      if (slow) held.push(send);
      else send();
    };
    setInterval(() => held.shift()?.(), stepMs);
    document.addEventListener("slow-down", () => (slow = true));
  }, STEP_MS);
  return () => page.evaluate(() => document.dispatchEvent(new Event("slow-down"))).then(() => undefined);
}

test("a post is dragged at whatever moment it is pressed while the drag library comes", async ({ page }) => {
  const post = await write(page, `Pressed early ${Date.now()}`);
  await page.setViewportSize({ width: 1536, height: 900 });
  const slowDown = await holdScheduler(page);
  for (let step = 0; step < 6; step += 1) {
    await page.goto("/week");
    const card = page.locator(`[data-tray] [data-post="${post.id}"]`).first();
    await card.locator("[data-move]").click({ trial: true, noWaitAfter: true });
    await slowDown();
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.waitForTimeout((step + 0.5) * STEP_MS);
    await page.mouse.down();
    await expect(async () => {
      for (const shift of [20, 30]) await page.mouse.move(x + 60 + shift, y + 20 - shift);
      await expect(carriedCopy(page)).toBeVisible({ timeout: 300 });
    }, `pressed at step ${step}`).toPass({ timeout: 8_000 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
  }
  expect((await postOf(page, post.id)).scheduledTime).toBeNull();
});

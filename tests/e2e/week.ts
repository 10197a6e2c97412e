import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** The copy of a card that the pointer carries. */
export const carriedCopy = (page: Page) => page.locator("[data-post][data-dnd-dragging]");

/** Carries a card by mouse to a place in another element, and holds it there until the drag has begun. */
export async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  await page.mouse.move(5, 5);
  // Playwright waits for the button until the page is hydrated: an earlier press of the mouse is not a drag.
  await card.locator("[data-move]").hover();
  await card.hover();
  await page.mouse.down();
  await expect(async () => {
    const { x, y } = await placeOf(to);
    await page.mouse.move(x, y, { steps: 10 });
    await expect(carriedCopy(page)).toBeVisible({ timeout: 500 });
    await page.mouse.move(x + 4, y + 4, { steps: 4 });
    // While a card is held near its edge, the page scrolls.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await placeOf(to), "it stands still").toEqual({ x, y });
  }).toPass();
}

async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
}

/** A day as English texts name it: "5 December". */
export const dayInWords = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));

/** Opens the posting times by the week's menu. */
export async function openPostingTimes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Posting times" }).click();
}

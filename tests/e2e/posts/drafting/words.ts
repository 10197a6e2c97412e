import type { Page } from "@playwright/test";
import { appUrl, expect } from "../../fixtures";
import { draft, openWorkspace } from "../../owner";

export const BEFORE = "Good morning from Bartók Béla út.";
export const PART = "Our sourdough costs €3.50 on Saturday, and it is really very good bread for everybody.";
export const AFTER = "Come in early.";
export const TEXT = `${BEFORE}\n\n${PART}\n\n${AFTER}`;

/** Changes a post as another device would. */
export async function saveElsewhere(page: Page, id: number, content: string): Promise<void> {
  const reply = await page.request.patch(`${appUrl}/api/post/${id}`, {
    data: { content },
    headers: { origin: appUrl },
  });
  expect(reply.ok()).toBe(true);
}

/** A draft with this text, open in the workspace. */
export async function openText(page: Page, content = TEXT): Promise<{ id: number; content: string }> {
  const { id } = await draft(page, `Bread ${Date.now()}`);
  await saveElsewhere(page, id, content);
  await openWorkspace(page, { id, content });
  await expect(page.getByRole("button", { name: "Change the text" })).toBeVisible();
  return { id, content };
}

export const preview = (page: Page) => page.getByRole("article", { name: "Post Preview" });
export const menu = (page: Page) => page.getByRole("dialog", { name: "Change these words" });
export const proof = (page: Page) => page.getByRole("region", { name: "The new wording beside the old one" });
export const answers = (page: Page) => page.getByRole("dialog", { name: "Keep or undo the new wording" });

/** Selects words of the previewed text with the mouse's result: a range of the page. @param whole the words that become of it */
export async function selectWords(page: Page, words: string, whole = words): Promise<void> {
  await preview(page)
    .locator("[data-post-text]")
    .click({ position: { x: 2, y: 2 } });
  await page.evaluate((sought) => {
    const text = document.querySelector("[data-post-text]");
    const walker = document.createTreeWalker(text ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      document.getSelection()?.setBaseAndExtent(node, at, node, at + sought.length);
    }
  }, words);
  await expect(menu(page).locator("q")).toHaveText(whole);
}

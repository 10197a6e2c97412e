import type { Page } from "@playwright/test";
import { appUrl, expect } from "../../fixtures";
import { write } from "../../owner";
import { photoFile } from "../../photo-files";

/** A draft of own words with a photo. @returns its id and text */
export async function draftWithPhoto(page: Page, about: string): Promise<{ id: number; content: string }> {
  const headers = { origin: appUrl };
  const file = await photoFile("loaf.jpg", 30);
  const reply = await page.request.post(`${appUrl}/api/media`, { multipart: { file }, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = ((await reply.json()) as { object: { id: string } }).object;
  const post = await write(page, `${about} ${Date.now()}`);
  const put = await page.request.put(`${appUrl}/api/post/${post.id}/media`, {
    data: { mediaIds: [id] },
    headers,
  });
  expect(put.ok(), await put.text()).toBe(true);
  return post;
}

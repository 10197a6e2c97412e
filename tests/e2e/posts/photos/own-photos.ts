import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";
import { postOf } from "../../owner";
import type { Chosen } from "./photo-files";

type Photo = { id: string; altText: string | null; shape: string | null; focusX: number };

/** The photos of a post, as the server has them. */
export async function mediaOf(page: Page, id: number): Promise<Photo[]> {
  return ((await postOf(page, id)) as unknown as { media: Photo[] }).media;
}

/** Begins a post of one's own with these photos, and waits until the server has them. @returns its id */
export async function begin(page: Page, ...photos: Chosen[]): Promise<number> {
  await page.goto("/post-generator");
  await page.getByRole("button", { name: "Write it myself" }).click();
  await page.keyboard.type(`Order ${Date.now()}`);
  const chooser = page.waitForEvent("filechooser");
  const created = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/post") && reply.ok(),
  );
  await page.getByRole("button", { name: "Add photos" }).click();
  const { object } = (await (await created).json()) as { object: { id: number } };
  await (await chooser).setFiles(photos);
  await expect.poll(async () => (await mediaOf(page, object.id)).length).toBe(photos.length);
  return object.id;
}

import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A file as a browser chooses it. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A photo of one colour, as it is chosen in a browser; each one is a file of its own. */
export async function photo(name: string, background: string): Promise<Chosen> {
  const create = { width: 800, height: 600, channels: 3, background } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return { name, mimeType: "image/jpeg", buffer: Buffer.concat([bytes, Buffer.from(crypto.randomUUID())]) };
}

/** The post's photos in the preview. */
export const photosOf = (page: Page) =>
  page.getByRole("article", { name: "Post Preview" }).getByRole("region", { name: "Photos" });

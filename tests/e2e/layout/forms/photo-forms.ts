import type { Locator, Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import english from "../../../../messages/en.json" with { type: "json" };
import { isWrite } from "../../cut-connection";
import { expect } from "../../fixtures";
import { openWorkspace, write } from "../../owner";
import type { Form } from "./form";

const { Media, Workspace } = english;
const button = (where: Locator | Page, name: string) => where.getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog");
const preview = (page: Page) => page.getByRole("article", { name: Workspace.preview });
const photos = (page: Page) => preview(page).getByRole("region", { name: Media.title });
const crop = (page: Page) => page.getByRole("dialog", { name: Media.dialog.title });

const openMine = async (page: Page, about: string) =>
  openWorkspace(page, await write(page, `${about} ${Date.now()}`));

/** A photo that nobody has uploaded yet: the same file would be the same photo. */
const photo = async () => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const create = { width: 320, height: 240, channels: 3, background: { r, g, b } } as const;
  return { name: "bread.jpg", mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
};

async function choosePhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await button(page, Media.add).click();
  await (await chooser).setFiles([await photo()]);
}

/** A draft in the workspace with a photo. */
async function openWithPhoto(page: Page, about: string): Promise<void> {
  await openMine(page, about);
  const saved = page.waitForResponse((reply) => /\/api\/post\/\d+\/media/.test(reply.url()) && reply.ok());
  await choosePhoto(page);
  await saved;
  await expect(photos(page).getByRole("img")).toHaveCount(1);
}

/** The dialog that crops and describes the photo of a draft. */
async function openCrop(page: Page, about: string): Promise<void> {
  await openWithPhoto(page, about);
  await button(photos(page), Media.tools.describe).click();
  await crop(page).getByRole("textbox", { name: Media.dialog.altText }).fill("A brown loaf");
}
const altText = (page: Page) => [crop(page).getByRole("textbox", { name: Media.dialog.altText })];

/** What is sent by the photos of a post. */
export const PHOTO_FORMS: Form[] = [
  {
    name: "upload a photo",
    open: async (page) => {
      await openMine(page, "Upload");
      await page.route("**/api/media", (route) =>
        isWrite(route.request()) ? route.abort() : route.fallback(),
      );
      await choosePhoto(page);
      await expect(button(page, Media.retry)).toBeVisible();
      await page.unrouteAll();
    },
    send: (page) => button(page, Media.retry).click(),
    stays: (page) => button(page, Media.retry),
  },
  {
    name: "crop and describe a photo",
    open: (page) => openCrop(page, "Crop"),
    send: (page) => button(crop(page), Media.dialog.save).click(),
    typed: altText,
  },
  {
    name: "have a photo described",
    open: (page) => openCrop(page, "Describe"),
    send: (page) => button(crop(page), Media.dialog.suggest).click(),
    typed: altText,
  },
  {
    name: "delete a photo",
    open: (page) => openCrop(page, "Delete a photo"),
    send: async (page) => {
      await button(crop(page), Media.delete.ask).click();
      await button(question(page), Media.delete.confirm).click();
    },
    typed: altText,
  },
  {
    name: "take a photo out of the post",
    open: (page) => openWithPhoto(page, "Take out"),
    send: (page) => button(photos(page), Media.tools.remove).click(),
    stays: (page) => button(photos(page), Media.tools.remove),
  },
];

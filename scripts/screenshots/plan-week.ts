import { addDays, mondayOf } from "@/lib/i18n/calendar";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { capture, captureOnPhone } from "./capture";
import { type Addresses, posts } from "./new-owner";

/** Which of each photograph's files is uploaded. */
const FILES: Readonly<Record<string, string>> = {
  rolls: "rolls-800.webp",
  rye: "rye-800.webp",
  loaf: "loaf-960.webp",
};
const PHOTOGRAPHS = path.resolve(import.meta.dirname, "../../public/photographs");

/** The bakery's posting times; the second stays free. */
const SLOTS = [
  { weekday: 1, minute: 7 * 60 },
  { weekday: 2, minute: 16 * 60 },
  { weekday: 4, minute: 7 * 60 },
  { weekday: 5, minute: 17 * 60 },
];
const FREE = 1;

/** Plans next week's posts, each from a photograph. The days are captured as a phone lists them. @returns the first one's id */
export async function planWeek(page: Page, { app }: Addresses): Promise<number> {
  const week = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);
  await send(page, "PUT", `${app}/api/slots`, { slots: SLOTS, timeZone: "Europe/Budapest" });
  const { free } = await send<{ free: { at: string }[] }>(page, "GET", `${app}/api/week?from=${week}`);
  const times = free.filter((_, index) => index !== FREE);
  let first = 0;
  for (const [index, [name, text]] of Object.entries(posts).entries()) {
    const id = await draftFromPhotograph(page, app, name, text);
    await send(page, "POST", `${app}/api/post/schedule`, {
      postID: id,
      postContent: text,
      platforms: ["FACEBOOK"],
      scheduledAt: times[index]?.at,
    });
    first ||= id;
  }
  await page.setViewportSize({ width: 640, height: 1100 });
  await page.goto(`${app}/week?from=${week}`, { waitUntil: "networkidle" });
  const days = page.getByRole("region", { name: "Your week" }).getByRole("list").first();
  await capture(page, { name: "send", of: days, margin: 20, height: 500, width: 1200 });
  await captureOnPhone(page, { name: "send", of: days, margin: 12, height: 470 });
  return first;
}

/** Uploads a photograph and has a post written from it. @returns the post's id */
async function draftFromPhotograph(page: Page, app: string, name: string, description: string) {
  const buffer = await readFile(path.join(PHOTOGRAPHS, FILES[name] ?? ""));
  const file = { name: `${name}.webp`, mimeType: "image/webp", buffer };
  const photo = await send<{ id: string }>(page, "POST", `${app}/api/media`, undefined, { file });
  const { generatedPost } = await send<{ generatedPost: { id: number } }>(
    page,
    "POST",
    `${app}/api/post/draft`,
    {
      description,
      postType: "SOCIAL_MEDIA_AD",
      postLength: "SHORT",
      postTone: "FRIENDLY",
      replyLanguage: "ENGLISH",
      mediaId: photo.id,
      photoDescription: name,
    },
  );
  return generatedPost.id;
}

type Form = Record<string, { name: string; mimeType: string; buffer: Buffer }>;

async function send<T>(page: Page, method: string, url: string, data?: object, multipart?: Form): Promise<T> {
  const reply = await page.request.fetch(url, {
    method,
    headers: { origin: new URL(url).origin },
    ...(data && { data }),
    ...(multipart && { multipart }),
  });
  if (!reply.ok()) throw new Error(`${method} ${url} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as { object: T }).object;
}

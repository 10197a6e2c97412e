import type { Page } from "@playwright/test";
import { addDays, mondayOf } from "../../lib/posts/posting-times/rules";
import { capture } from "./capture";
import type { Addresses } from "./new-owner";

/** The bakery's posting times, and what goes out at some of them. */
const SLOTS = [
  { weekday: 1, minute: 7 * 60 },
  { weekday: 2, minute: 16 * 60 },
  { weekday: 3, minute: 9 * 60 },
  { weekday: 4, minute: 16 * 60 },
];
const POSTS = [
  {
    text: "Poppy seed rolls are back. We fold them by hand at four in the morning, so that yours is still warm on the way to work.",
    picture: "Poppy seed rolls on a baking tray",
  },
  {
    text: "Breakfast for the office? Order by five in the afternoon, and twenty rolls are at your door at eight.",
    picture: "A basket of rolls on an office table",
  },
  {
    text: "Walnut bread, only on Thursdays. Twelve loaves, and when they are gone, they are gone until next week.",
    picture: "Walnut bread, cut open on a board",
  },
];

/** Plans next week's posts: three of four posting times are taken. The days are captured as a phone lists them. */
export async function planWeek(page: Page, { app }: Addresses): Promise<void> {
  const week = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);
  await send(page, "PUT", `${app}/api/slots`, { slots: SLOTS, timeZone: "Europe/Budapest" });
  const shown = await send<{ free: { at: string }[] }>(page, "GET", `${app}/api/week?from=${week}`);
  for (const [index, { text, picture }] of POSTS.entries()) {
    const { generatedPost } = await send<{ generatedPost: { id: number } }>(
      page,
      "POST",
      `${app}/api/post/draft`,
      {
        description: text,
        postType: "SOCIAL_MEDIA_AD",
        postLength: "SHORT",
        postTone: "FRIENDLY",
        replyLanguage: "ENGLISH",
        generateImage: true,
        imageDescription: picture,
      },
    );
    await send(page, "POST", `${app}/api/post/schedule`, {
      postID: generatedPost.id,
      postContent: text,
      platforms: ["FACEBOOK"],
      // The second posting time stays free.
      scheduledAt: shown.free[index === 0 ? 0 : index + 1]?.at,
    });
  }
  await page.setViewportSize({ width: 640, height: 1100 });
  await page.goto(`${app}/week?from=${week}`, { waitUntil: "networkidle" });
  const days = page.getByRole("region", { name: "Your week" }).getByRole("list").first();
  await capture(page, { name: "send", of: days, margin: 20, height: 560, width: 1200 });
}

async function send<T>(page: Page, method: string, url: string, data?: object): Promise<T> {
  const reply = await page.request.fetch(url, { method, data, headers: { origin: new URL(url).origin } });
  if (!reply.ok()) throw new Error(`${method} ${url} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as { object: T }).object;
}

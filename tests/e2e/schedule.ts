import type { Page } from "@playwright/test";
import type { Slot } from "../../lib/posts/posting-times/types";
import { appUrl, expect, sandboxUrl } from "./fixtures";
import { call, write } from "./owner";

const BAKERY = "615500000000001";

type Draft = { id: number; content: string };

/** Schedules a post for the bakery's page. */
export async function schedule(page: Page, post: Draft, at: Date | string): Promise<void> {
  await call(page, "/api/post/schedule", {
    postID: post.id,
    postContent: post.content,
    platforms: ["FACEBOOK"],
    scheduledAt: new Date(at).toISOString(),
  });
}

/** In two days at 9:15 UTC. */
export function inTwoDays(): Date {
  const day = new Date(Date.now() + 2 * 86_400_000);
  day.setUTCHours(9, 15, 0, 0);
  return day;
}

/** A post of the calling test's own, scheduled for a time. */
export async function scheduledPost(page: Page, about: string, at: Date | string): Promise<Draft> {
  const post = await write(page, `${about} ${Date.now()}`);
  await schedule(page, post, at);
  return post;
}

/** Deletes the owner's posts that have this status. */
async function deletePosts(page: Page, status: "GENERATED" | "SCHEDULED"): Promise<void> {
  for (;;) {
    const reply = await page.request.get(`${appUrl}/api/post?status=${status}&pageSize=50`);
    const { postList } = ((await reply.json()) as { object: { postList: { id: number }[] } }).object;
    if (postList.length === 0) return;
    for (const { id } of postList)
      await page.request.delete(`${appUrl}/api/post/${id}`, { headers: { origin: appUrl } });
  }
}

/** Deletes the drafts that earlier tests left, which would be read, and take the free times of the coming weeks. */
export const deleteDrafts = (page: Page) => deletePosts(page, "GENERATED");

/** Deletes what earlier tests have scheduled, so that the posting times of the coming weeks are free. */
export const deleteScheduled = (page: Page) => deletePosts(page, "SCHEDULED");

/** Sets the owner's posting times, by the clock in Budapest. */
export async function setSlots(page: Page, slots: readonly Slot[]): Promise<void> {
  const reply = await page.request.put(`${appUrl}/api/slots`, {
    data: { slots, timeZone: "Europe/Budapest" },
    headers: { origin: appUrl },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The texts on the bakery's Facebook page, newest first. */
export async function textsOnPage(): Promise<string[]> {
  const reply = await fetch(`${sandboxUrl}/api/facebook/pages/${BAKERY}/posts`);
  return ((await reply.json()) as { message: string }[]).map(({ message }) => message);
}

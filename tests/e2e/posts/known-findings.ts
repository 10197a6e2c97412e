import type { Page } from "@playwright/test";

/** Resolves once a page has all that Confirm Post says of a post. Call it before the page is opened. */
export async function findingsKnown(page: Page, postId: number): Promise<void> {
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith(`/api/post/${postId}/similar`)),
    page.waitForResponse(
      async (reply) =>
        reply.url().endsWith(`/api/post/${postId}/claims`) &&
        ((await reply.json()) as { object: { reading: boolean } }).object.reading === false,
    ),
  ]);
}

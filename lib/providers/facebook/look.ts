import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { ProviderError } from "../provider-error";
import { callGraph, nextParams } from "./call-graph";
import type { PageAccess } from "./publish";

/** A post as it stands on the page. */
export type SeenPost = { id: string; createdAt: Date; permalink: string | null };

const MOST_PARTS = 20;

const reply = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      message: z.string().optional(),
      created_time: z.string(),
      permalink_url: z.string().optional(),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
});

/**
 * The posts of a page whose text `matches`, made at `since` or later, oldest first. An empty answer means
 * that the whole list was read and none was there.
 * Source: developers.facebook.com/docs/graph-api/reference/page/published_posts
 * @throws ProviderError, also when the list is too long to be read to its end
 */
export async function findPosts(
  page: PageAccess,
  matches: (text: string) => boolean,
  since: Date,
): Promise<SeenPost[]> {
  const found: SeenPost[] = [];
  let params: Record<string, string> | null = {
    fields: "id,message,created_time,permalink_url",
    since: String(Math.floor(since.getTime() / 1000)),
    limit: "100",
  };
  for (let part = 0; params; part++) {
    if (part === MOST_PARTS) throw unreadable();
    const { data, paging }: z.output<typeof reply> = await callGraph({
      method: "GET",
      path: `/${page.pageId}/published_posts`,
      token: page.token,
      params,
      reply,
    });
    for (const post of data) {
      const createdAt = new Date(post.created_time);
      if (Number.isNaN(createdAt.getTime())) throw unreadable();
      const recent = createdAt.getTime() >= Math.floor(since.getTime() / 1000) * 1000;
      if (recent && matches(post.message ?? "")) {
        found.push({ id: post.id, createdAt, permalink: post.permalink_url ?? null });
      }
    }
    params = nextParams(paging?.next);
  }
  return found.reverse();
}

function unreadable(): ProviderError {
  return new ProviderError({ provider: "facebook", code: "FACEBOOK_UNAVAILABLE", outcome: "unknown" });
}

/** Where people see a post; null when Facebook does not tell. @throws ProviderError */
export async function getPermalink(page: PageAccess, postId: string): Promise<string | null> {
  const { permalink_url } = await callGraph({
    method: "GET",
    path: `/${postId}`,
    token: page.token,
    params: { fields: "permalink_url" },
    reply: z.object({ permalink_url: z.string().optional() }),
  });
  return permalink_url ?? null;
}

/** Where people see a page. */
export function pageUrl(pageId: string): string {
  return `${env().FACEBOOK_DIALOG_URL}/${pageId}`;
}

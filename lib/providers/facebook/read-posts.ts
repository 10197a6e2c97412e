import "server-only";
import { z } from "zod";
import { env } from "@/lib/settings/env";
import { ProviderError } from "@/lib/providers/provider-error";
import { callGraph, nextParams } from "./graph-api";
import type { PageAccess } from "./publish";

/** A post on the page. */
export type SeenPost = { id: string; text: string; createdAt: Date; permalink: string | null };

const MAX_PAGES = 20;
const PART_SIZE = 100;

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

const linked = z.object({ permalink_url: z.string().optional() });

/**
 * The posts of a page whose text `matches`, created at `since` or later, oldest first. An empty result means that the
 * whole list was read without a match.
 * Source: developers.facebook.com/docs/graph-api/reference/page/published_posts
 * @throws ProviderError, also if the list is too long to be read to its end
 */
export async function findPosts(
  page: PageAccess,
  matches: (text: string) => boolean,
  since: Date,
): Promise<SeenPost[]> {
  const from = Math.floor(since.getTime() / 1000);
  const found: SeenPost[] = [];
  let params: Record<string, string> | null = { since: String(from) };
  for (let part = 0; params; part++) {
    if (part === MAX_PAGES) throw unreadable();
    const { posts, next }: Part = await readPart(page, params);
    found.push(...posts.filter(({ createdAt, text }) => createdAt.getTime() >= from * 1000 && matches(text)));
    params = next;
  }
  return found.reverse();
}

const ownReply = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      message: z.string().optional(),
      created_time: z.string(),
      parent_id: z.string().optional(),
      from: z.object({ id: z.string() }).nullish(),
    }),
  ),
});

/**
 * Of a page's latest hundred posts those that it wrote itself, newest first. A post that has another one for its parent
 * is a reshare, or a story about a mention; `status_type` does not tell, because a post with a link is a shared_story too.
 * Source: developers.facebook.com/docs/graph-api/reference/page-post ("from", "message", "parent_id")
 * @throws ProviderError
 */
export async function latestOwnPosts(page: PageAccess): Promise<Omit<SeenPost, "permalink">[]> {
  const { data } = await callGraph({
    method: "GET",
    path: `/${page.pageId}/published_posts`,
    token: page.token,
    params: { fields: "id,message,created_time,parent_id,from", limit: String(PART_SIZE) },
    reply: ownReply,
  });
  return data
    .filter(({ parent_id, from }) => !parent_id && (!from || from.id === page.pageId))
    .map(({ id, message = "", created_time }) => ({
      id,
      text: message.trim(),
      createdAt: timeOf(created_time),
    }))
    .filter(({ text }) => text !== "");
}

/** A page's latest posts, newest first, at most 100. @throws ProviderError */
export async function latestPosts(page: PageAccess): Promise<SeenPost[]> {
  return (await readPart(page, {})).posts;
}

type Part = { posts: SeenPost[]; next: Record<string, string> | null };

async function readPart(page: PageAccess, params: Record<string, string>): Promise<Part> {
  const { data, paging } = await callGraph({
    method: "GET",
    path: `/${page.pageId}/published_posts`,
    token: page.token,
    params: { fields: "id,message,created_time,permalink_url", limit: String(PART_SIZE), ...params },
    reply,
  });
  const posts = data.map(({ id, message = "", created_time, permalink_url = null }) => ({
    ...{ id, text: message },
    ...{ createdAt: timeOf(created_time), permalink: permalink_url },
  }));
  return { posts, next: nextParams(paging?.next) };
}

function timeOf(created: string): Date {
  const at = new Date(created);
  if (Number.isNaN(at.getTime())) throw unreadable();
  return at;
}

function unreadable(): ProviderError {
  return new ProviderError({ provider: "facebook", code: "FACEBOOK_UNAVAILABLE", outcome: "unknown" });
}

/** The public URL of a post; null if Facebook does not return one. @throws ProviderError */
export async function getPermalink(page: PageAccess, postId: string): Promise<string | null> {
  const { permalink_url } = await callGraph({
    method: "GET",
    path: `/${postId}`,
    token: page.token,
    params: { fields: "permalink_url" },
    reply: linked,
  });
  return permalink_url ?? null;
}

/** The public URL of a page. */
export function pageUrl(pageId: string): string {
  return `${env().FACEBOOK_DIALOG_URL}/${pageId}`;
}

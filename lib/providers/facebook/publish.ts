import "server-only";
import { z } from "zod";
import { type OnUsage, callGraph } from "./call-graph";

/** A page and the token that speaks for it. */
export type PageAccess = { pageId: string; token: string };

/**
 * Posts text, with a link that Facebook unfolds. @returns the post's id
 * Source: developers.facebook.com/docs/pages-api/posts
 * @throws ProviderError; `unknown` when the post may stand on the page all the same
 */
export async function publishText(
  page: PageAccess,
  post: { message: string; link?: string },
  onUsage?: OnUsage,
): Promise<string> {
  const { id } = await callGraph({
    method: "POST",
    path: `/${page.pageId}/feed`,
    token: page.token,
    params: { message: post.message || undefined, link: post.link },
    reply: z.object({ id: z.string().min(1) }),
    onUsage,
  });
  return id;
}

/**
 * Posts a picture (JPG or PNG under 4 MB) with its text. @returns the post's id
 * Source: developers.facebook.com/docs/graph-api/reference/page/photos
 * @throws ProviderError; `unknown` when the post may stand on the page all the same
 */
export async function publishPhoto(
  page: PageAccess,
  photo: { caption: string; bytes: Uint8Array; mimeType: string },
  onUsage?: OnUsage,
): Promise<string> {
  const { post_id } = await callGraph({
    method: "POST",
    path: `/${page.pageId}/photos`,
    token: page.token,
    params: { caption: photo.caption || undefined },
    file: { name: fileName(photo.mimeType), bytes: photo.bytes, mimeType: photo.mimeType },
    reply: z.object({ post_id: z.string().min(1) }),
    onUsage,
  });
  return post_id;
}

function fileName(mimeType: string): string {
  return mimeType === "image/png" ? "picture.png" : "picture.jpg";
}

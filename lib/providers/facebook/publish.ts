import "server-only";
import { z } from "zod";
import { ProviderError } from "../provider-error";
import { type OnUsage, callGraph } from "./graph-api";

/** A page and its access token. */
export type PageAccess = { pageId: string; token: string };

/** A photo (JPG or PNG under 4 MB), and what is visible in it. */
export type Photo = { bytes: Uint8Array; mimeType: string; altText: string | null };

/** Made once: a schema compiles itself at its first use. */
const created = z.object({ id: z.string().min(1) });
const createdPost = z.object({ post_id: z.string().min(1) });

/** Uploads of one post at a time. */
const AT_ONCE = 3;

/**
 * Publishes text, optionally with a link, of which Facebook shows a preview, or with uploaded photos. @returns the post's id
 * Source: developers.facebook.com/docs/pages-api/posts
 * @throws ProviderError; `unknown` if the post may be on the page all the same
 */
export async function publishText(
  page: PageAccess,
  post: { message: string; link?: string; attached?: readonly string[] },
  onUsage?: OnUsage,
): Promise<string> {
  const attached = post.attached?.map((id) => ({ media_fbid: id }));
  const { id } = await callGraph({
    method: "POST",
    path: `/${page.pageId}/feed`,
    token: page.token,
    params: {
      message: post.message || undefined,
      link: post.link,
      attached_media: attached && JSON.stringify(attached),
    },
    reply: created,
    onUsage,
  });
  return id;
}

/**
 * Publishes a photo with its text. @returns the post's id
 * Source: developers.facebook.com/docs/graph-api/reference/page/photos
 * @throws ProviderError; `unknown` if the post may be on the page all the same
 */
export async function publishPhoto(
  page: PageAccess,
  { caption, ...photo }: Photo & { caption: string },
  onUsage?: OnUsage,
): Promise<string> {
  const { post_id } = await sendPhoto(page, photo, {
    params: { caption: caption || undefined },
    reply: createdPost,
    onUsage,
  });
  return post_id;
}

/**
 * Uploads the photos of a post with several. Nobody sees them until a post has them. @returns their ids, in order
 * Source: developers.facebook.com/docs/graph-api/reference/page/photos
 * @throws ProviderError, never `unknown`: a photo that no post has is without effect
 */
export async function uploadPhotos(
  page: PageAccess,
  photos: readonly Photo[],
  onUsage?: OnUsage,
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < photos.length; from += AT_ONCE) {
    const batch = photos.slice(from, from + AT_ONCE).map((photo) => uploadPhoto(page, photo, onUsage));
    ids.push(...(await Promise.all(batch)));
  }
  return ids;
}

async function uploadPhoto(page: PageAccess, photo: Photo, onUsage?: OnUsage): Promise<string> {
  try {
    const params = { published: "false" };
    const { id } = await sendPhoto(page, photo, { params, reply: created, onUsage });
    return id;
  } catch (error) {
    if (error instanceof ProviderError && error.outcome === "unknown") throw withoutEffect(error);
    throw error;
  }
}

function withoutEffect({
  provider,
  code,
  vendorMessage,
  retryAfterSeconds,
  cause,
}: ProviderError): ProviderError {
  return new ProviderError({
    ...{ provider, code, retryAfterSeconds, cause },
    outcome: "retry",
    message: vendorMessage,
  });
}

type PhotoCall<S extends z.ZodType> = {
  params: Record<string, string | undefined>;
  reply: S;
  onUsage?: OnUsage;
};

function sendPhoto<S extends z.ZodType>(page: PageAccess, photo: Photo, call: PhotoCall<S>) {
  const { bytes, mimeType, altText } = photo;
  const name = mimeType === "image/png" ? "photo.png" : "photo.jpg";
  return callGraph({
    method: "POST",
    path: `/${page.pageId}/photos`,
    token: page.token,
    file: { name, bytes, mimeType },
    ...call,
    params: { ...call.params, alt_text_custom: altText || undefined },
  });
}

import type { Context } from "../../context";
import { facebookStore } from "../entities";
import { GraphError } from "./errors";
import type { GraphRequest } from "./request";

/**
 * The unpublished photos that a feed post names, as `attached_media=[{"media_fbid":"…"}]` or as
 * `attached_media[0]={"media_fbid":"…"}`. Source: developers.facebook.com/docs/pages-api/posts (multiple photos)
 */
export function attachedPhotos(ctx: Context, pageId: string, { params }: GraphRequest): string[] {
  const entries: unknown[] = [];
  for (const [key, value] of Object.entries(params)) {
    if (!/^attached_media(\[\d*\])?$/.test(key)) continue;
    const parsed = parse(value);
    entries.push(...(Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]));
  }
  return entries.map((entry) => {
    const id = mediaId(entry);
    const photo = id === undefined ? undefined : facebookStore(ctx).photos.get(id);
    if (!photo || photo.pageId !== pageId)
      throw new GraphError(100, "(#100) Param attached_media is invalid: no such media");
    if (photo.published) throw new GraphError(100, "(#100) Attached media has been published already");
    return photo.id;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GraphError(100, "(#100) Param attached_media must be valid JSON");
  }
}

function mediaId(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null || !("media_fbid" in entry)) return undefined;
  return String(entry.media_fbid);
}

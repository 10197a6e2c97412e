import { api } from "@/lib/http/api-client";
import type { LibraryPhoto, ShownPhoto } from "@/lib/media/types";
import type { MediaKind } from "@/lib/posts/drafting/constants";
import type { PostForm } from "@/lib/posts/drafting/schema";
import { briefLike } from "@/lib/posts/repeating/like-post";
import type { Post } from "@/lib/posts/types";

/**
 * What the brief begins with where a post is to be like one that worked. Load it lazily.
 * @param typed the description as it is when the post has been read
 */
export async function readLiked(id: number, typed: () => string): Promise<Partial<PostForm>> {
  const { content, media } = await api<Post>(`/api/post/${id}`);
  const kind = await kindOf(media);
  return briefLike({ id, media: kind }, content, typed());
}

/** What a post shows: its owner's photos, if one of them is. */
async function kindOf(photos: readonly ShownPhoto[]): Promise<MediaKind> {
  const read = await Promise.all(photos.map(({ id }) => api<LibraryPhoto>(`/api/media/${id}`)));
  if (read.some(({ source }) => source === "UPLOADED")) return "photo";
  return read.length > 0 ? "made" : "none";
}

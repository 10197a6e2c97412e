import { api } from "@/lib/http/api-client";
import type { LibraryPicture, ShownPicture } from "@/lib/media/types";
import type { PictureKind } from "@/lib/posts/drafting/constants";
import type { PostForm } from "@/lib/posts/drafting/schema";
import { briefLike } from "@/lib/posts/repeating/like-post";
import type { Post } from "@/lib/posts/types";

/**
 * What the brief begins with where a post is to be like one that worked. Load it lazily.
 * @param typed the description as it is when the post has been read
 */
export async function readLiked(id: number, typed: () => string): Promise<Partial<PostForm>> {
  const { content, pictures } = await api<Post>(`/api/post/${id}`);
  const picture = await kindOf(pictures);
  return briefLike({ id, picture }, content, typed());
}

/** Whose pictures a post has: its owner's photos, if one of them is. */
async function kindOf(pictures: readonly ShownPicture[]): Promise<PictureKind> {
  const read = await Promise.all(pictures.map(({ id }) => api<LibraryPicture>(`/api/media/${id}`)));
  if (read.some(({ source }) => source === "UPLOADED")) return "photo";
  return read.length > 0 ? "made" : "none";
}

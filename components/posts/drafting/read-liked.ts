import { api } from "@/lib/http/api-client";
import type { PostForm } from "@/lib/posts/drafting/schema";
import { type LikedPost, briefLike } from "@/lib/posts/repeating/like-post";
import type { Post } from "@/lib/posts/types";

/**
 * What the brief begins with where a post is to be like one that worked. Load it lazily.
 * @param typed the description as it is when the post has been read
 */
export async function readLiked(like: LikedPost, typed: () => string): Promise<Partial<PostForm>> {
  const { content } = await api<Post>(`/api/post/${like.id}`);
  return briefLike(like, content, typed());
}

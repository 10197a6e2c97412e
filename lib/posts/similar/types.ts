import type { Post } from "@/lib/posts/types";

/** A post that went out or is planned within 60 days, and what of it another one repeats. */
export type SimilarPost = {
  post: Post;
  /** They show the same photo, or a crop of it in another size. */
  samePhoto: boolean;
  /** Their texts are much alike. */
  alikeText: boolean;
};

/** The response to GET /api/post/{id}/similar: at most three, the most alike first. */
export type SimilarPosts = { similar: SimilarPost[] };

import type { Post, PostPlatform } from "@/lib/posts/types";

/** The answer to a publish request: what became of each platform that was asked for. */
export type PublishResult = { deliveries: PostPlatform[]; post: Post };

import type { Post } from "@/lib/posts/types";

/** A post that a photo is needed for. `scheduledTime` is null while it is being sent. */
export type PhotoUse = Pick<Post, "id" | "content" | "scheduledTime">;

import type { Post } from "@/lib/posts/types";

/** A post that a picture is needed for. `scheduledTime` is null while it is being sent. */
export type PictureUse = Pick<Post, "id" | "content" | "scheduledTime">;

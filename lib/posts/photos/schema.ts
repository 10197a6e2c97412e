import { z } from "zod";
import { mediaIds } from "@/lib/media/schema";
import { revision } from "@/lib/posts/schema";

/** The body of PUT /api/post/{id}/media: the post's photos, in this order. */
export const postMediaSchema = z.strictObject({ mediaIds, revision: revision.optional() });
export type PostMediaInput = z.output<typeof postMediaSchema>;

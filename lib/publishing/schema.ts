import type { z } from "zod";
import { publishSchema } from "@/lib/posts/schema";

/** The body of POST /api/post/publish: a publish request without a time. */
export const publishNowSchema = publishSchema.omit({ scheduledAt: true });
export type PublishNowInput = z.output<typeof publishNowSchema>;

import { z } from "zod";
import { PLATFORMS } from "@/lib/posts/constants";
import { confirmBlank, content, postId, revision, view } from "@/lib/posts/schema";

/** The body of POST /api/post/publish and /schedule. `scheduledAt` selects scheduling; ISO 8601 with its offset. */
export const publishSchema = z.strictObject({
  postID: postId,
  postContent: content,
  platforms: z
    .array(z.enum(PLATFORMS))
    .transform((names) => [...new Set(names)])
    .optional(),
  scheduledAt: z.iso.datetime({ offset: true }).optional(),
  revision: revision.optional(),
  view: view.optional(),
  confirmBlank,
});

/**
 * The body of POST /api/post/publish: a publish request without a time. `confirmEarly` confirms that a scheduled post
 * is to go out before its time.
 */
export const publishNowSchema = publishSchema
  .omit({ scheduledAt: true })
  .extend({ confirmEarly: z.boolean().optional() });
export type PublishNowRequest = z.input<typeof publishNowSchema>;
export type PublishNowInput = z.output<typeof publishNowSchema>;

/** The body of POST /api/post/delivery/{id}/settle: whether the owner sees the post on the page. */
export const resolveDeliverySchema = z.strictObject({ found: z.boolean() });
export type ResolveDeliveryInput = z.output<typeof resolveDeliverySchema>;

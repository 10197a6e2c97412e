import { z } from "zod";
import { LINK_LENGTH_LIMIT } from "@/lib/posts/constants";

/** The query of GET /api/link-preview/image. */
export const linkQuerySchema = z.strictObject({
  url: z
    .string()
    .max(LINK_LENGTH_LIMIT)
    .pipe(z.url({ protocol: /^https?$/ })),
});

/** The query of GET /api/link-preview. `bare`: the text names no scheme, so a site that has http alone is read, too. */
export const cardQuerySchema = linkQuerySchema.extend({ bare: z.literal("true").optional() });

/** The query of POST /api/post/{id}/links/leave: one link, as it stands in the post, or all. */
export const leaveLinksSchema = z.strictObject({ url: z.string().max(LINK_LENGTH_LIMIT).optional() });
export type LeaveLinksInput = z.output<typeof leaveLinksSchema>;

import { z } from "zod";
import { LINK_LENGTH_LIMIT } from "@/lib/posts/constants";

/** The query of GET /api/link-preview and /image. */
export const linkQuerySchema = z.strictObject({
  url: z
    .string()
    .max(LINK_LENGTH_LIMIT)
    .pipe(z.url({ protocol: /^https?$/ })),
});

import { z } from "zod";
import type { MessageKind } from "@/lib/jobs/outbox";

const payload = z.object({ postId: z.int() });

/** The check of a scheduled post's links. */
export const linkCheck: MessageKind<z.infer<typeof payload>> = { name: "link-check", payload };

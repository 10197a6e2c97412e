import { z } from "zod";
import type { MessageKind } from "@/lib/jobs/outbox";

const payload = z.object({ postId: z.int() });

/** A post is published, and a fresh draft is to follow it. */
export const postRepeat: MessageKind<z.infer<typeof payload>> = { name: "post-repeat", payload };

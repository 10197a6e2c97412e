import { actorOfToken } from "../../../lib/auth/actor";
import { Reply } from "../../../lib/http/envelope";
import type { Attempt } from "../../../lib/http/idempotency/attempt";
import { runOnce } from "../../../lib/http/idempotency/run-once";
import { UNHEARD } from "../../../lib/http/stream";
import { generateDraft } from "../../../lib/posts/drafting/generate-draft";
import { rewritePost } from "../../../lib/posts/rewriting/rewrite-post";
import { draftSchema } from "../../../lib/posts/drafting/schema";
import { type Death, dieAt } from "./die-at-statement";

/** With a post, a client has its words changed; without one it has a post written. */
export type Client = { token: string; key: string; postId?: number };
export type Work = { clients: Client[]; death?: Death };

// A process with many concurrent clients, which may exit at a given statement as in a power cut.

async function generate({ token, key, postId }: Client): Promise<void> {
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no actor");
  const asked = { description: "Rolls", postType: "SOCIAL_MEDIA_AD", postLength: "SHORT" } as const;
  const more = { postTone: "FRIENDLY", replyLanguage: "ENGLISH" } as const;
  const work = async (attempt: Attempt<unknown>) => {
    if (postId !== undefined) {
      const order = { kind: "LONGER", start: 0, end: 5, revision: 0 } as const;
      return new Reply(await rewritePost(actor, postId, order, { attempt }));
    }
    return new Reply(await generateDraft(actor, draftSchema.parse({ ...asked, ...more }), { attempt }));
  };
  const { userId } = actor;
  await runOnce({ userId, route: "test", key, body: { postId }, live: UNHEARD, waitMs: 0 }, work);
}

process.on("message", ({ clients, death: wanted }: Work) => {
  dieAt(wanted);
  // Too few credits, a key in use, a late result: each client ends in one of these ways.
  void Promise.allSettled(clients.map(generate)).then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");

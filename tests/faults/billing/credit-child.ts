import pg from "pg";
import { actorOfToken } from "../../../lib/auth/actor";
import { Reply } from "../../../lib/http/envelope";
import type { Attempt } from "../../../lib/http/idempotency/attempt";
import { runOnce } from "../../../lib/http/idempotency/run-once";
import { UNHEARD } from "../../../lib/http/stream";
import { generateDraft } from "../../../lib/posts/drafting/generate-draft";
import { rewritePost } from "../../../lib/posts/rewriting/rewrite-post";
import { draftSchema } from "../../../lib/posts/schema";

/** Where a process dies: before or after a statement, counted among those of its kind. */
export type Death = { at: "reserve" | "settle"; nth: number; sent: boolean };
/** With a post, a client has its words changed; without one it has a post written. */
export type Client = { token: string; key: string; postId?: number };
export type Work = { clients: Client[]; death?: Death };

// A process with many concurrent clients, which may exit at a given statement as in a power cut.
const KINDS = {
  reserve: /INSERT INTO "Generation"/,
  settle: /^(BEGIN|COMMIT)|INSERT INTO "public"."Post(Version)?"|'SETTLED'|'RETURN'/,
} as const;

let death: Death | undefined;
let left = 0;

// Before any pool is opened: every statement of this process passes through here.
type Query = (this: unknown, ...args: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const send = client.query;
client.query = function query(...args) {
  const [first] = args;
  const text = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
  if (!death || !KINDS[death.at].test(text)) return send.apply(this, args);
  left -= 1;
  if (left !== 0) return send.apply(this, args);
  const sent = death.sent ? send.apply(this, args) : undefined;
  process.kill(process.pid, "SIGKILL");
  return sent;
};

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
  death = wanted;
  left = wanted?.nth ?? 0;
  // Too few credits, a key in use, a late result: each client ends in one of these ways.
  void Promise.allSettled(clients.map(generate)).then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");

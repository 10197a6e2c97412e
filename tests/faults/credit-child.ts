import pg from "pg";
import { actorOfToken } from "../../lib/auth";
import { generateDraft } from "../../lib/posts/generate-draft";

/** Where a process dies: the statement before or after which, counted among those of a kind. */
export type Death = { at: "reserve" | "settle"; nth: number; sent: boolean };
export type Work = { clients: { token: string; key: string }[]; death?: Death };

// A process of its own with many clients at once, which may end at a given statement as in a power cut.
const KINDS = {
  reserve: /INSERT INTO "Generation"/,
  settle: /^(BEGIN|COMMIT)|INSERT INTO "public"."Post"|'SETTLED'|'RETURN'/,
} as const;

let death: Death | undefined;
let left = 0;

// Before any pool is opened: every statement of this process goes through here.
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

async function generate({ token, key }: Work["clients"][number]): Promise<void> {
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no actor");
  const asked = { description: "Rolls", postType: "SOCIAL_MEDIA_AD", postLength: "SHORT" } as const;
  const more = { postTone: "FRIENDLY", replyLanguage: "ENGLISH", extraInstructions: "" } as const;
  const rest = { generateHashtags: false, generateImage: false, imageDescription: "", links: [], weight: 50 };
  await generateDraft(actor, { ...asked, ...more, ...rest }, { key });
}

process.on("message", ({ clients, death: wanted }: Work) => {
  death = wanted;
  left = wanted?.nth ?? 0;
  // Too few credits, a key at work, a late result: each client ends in one of the ways there are.
  void Promise.allSettled(clients.map(generate)).then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit(1));
process.send?.("started");

import pg from "pg";

/** Where a process dies: before or after a statement, counted among those of its kind. */
export type Death = { at: keyof typeof KINDS; nth: number; sent: boolean };

const KINDS = {
  reserve: /INSERT INTO "Generation"/,
  idea: /UPDATE "Idea"/,
  letter: /UPDATE "Letter" l|INSERT INTO "OutboxMessage"|^COMMIT/,
  mailing: /INSERT INTO "LetterDoor"|SET "mailedWeek"|DELETE FROM "OutboxMessage"/,
  settle:
    /^(BEGIN|COMMIT)|INSERT INTO "public"."Post(Version)?"|'SETTLED'|'RETURN'|UPDATE "IdempotencyKey" SET "status"/,
} as const;

let death: Death | undefined;
let left = 0;

/** Has this process die at a statement, as in a power cut. */
export function dieAt(wanted: Death | undefined): void {
  death = wanted;
  left = wanted?.nth ?? 0;
}

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

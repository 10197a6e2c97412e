import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type QueryResultRow } from "pg";
import type { ErrorCode } from "../../lib/errors";
import { startLocalPostgres } from "../../scripts/database/local-postgres";

/** The row of a post, as the database has it. */
export type PostRow = { content: string; status: string; scheduledAt: Date | null };

/** Runs a statement on the database of the running app, beside the app. @returns its rows */
async function query<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Reads a post's row. */
export async function postRow(id: number): Promise<PostRow> {
  const sql = 'SELECT "content", "status", "scheduledAt" FROM "Post" WHERE "id" = $1';
  const [row] = await query<PostRow>(sql, [id]);
  if (!row) throw new Error(`No post ${id}`);
  return row;
}

/** Whether a post's time has come, by the database's clock. */
export async function isDue(id: number): Promise<boolean> {
  const sql = 'SELECT "scheduledAt" < now() AS "due" FROM "Post" WHERE "id" = $1';
  const [row] = await query<{ due: boolean }>(sql, [id]);
  return row?.due ?? false;
}

/** Opens a notice about a scheduled post. */
export async function addNotice(
  kind: "HELD" | "IN_DOUBT" | "POST_FAILED",
  code: ErrorCode,
  postId: number,
): Promise<void> {
  await query(
    `INSERT INTO "Notice" ("userId", "kind", "code", "postId", "deliveryId", "subject", "createdAt")
     SELECT p."userId", $1::"NoticeKind", $2, p."id", d."id", 'post:' || p."id", now()
     FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id" WHERE p."id" = $3`,
    [kind, code, postId],
  );
}

/** Proposes a last day of a fact without an end, yyyy-MM-dd, as one that a model has read in its words. */
export async function proposeDay(factId: string, day: string): Promise<void> {
  const said = `'["' || "kind" || '",' || to_json("text") || ',null]'`;
  await query(
    `UPDATE "Fact" SET "proposedDay" = $2::date,
       "proposedOf" = encode(sha256(convert_to(${said}, 'UTF8')), 'hex') WHERE "id" = $1::uuid`,
    [factId, day],
  );
}

/** Has a fact be over since yesterday. */
export async function endFact(id: string): Promise<void> {
  await query(`UPDATE "Fact" SET "until" = now() - interval '1 day' WHERE "id" = $1::uuid`, [id]);
}

/** Closes the notices about a post. */
export async function closeNotices(postId: number): Promise<void> {
  await query('UPDATE "Notice" SET "closedAt" = now() WHERE "postId" = $1', [postId]);
}

/** Leaves somebody without credits. */
export async function takeCredits(userId: string): Promise<void> {
  await leaveCredits(userId, 0);
}

/** Leaves somebody so many credits. */
export async function leaveCredits(userId: string, balance: number): Promise<void> {
  await query('UPDATE "CreditAccount" SET "balance" = $2 WHERE "userId" = $1', [userId, balance]);
}

/** Has the last payment for somebody's plan fail. */
export async function failPayment(userId: string): Promise<void> {
  await query(`UPDATE "Subscription" SET "status" = 'PAST_DUE', "pastDueSince" = now() WHERE "userId" = $1`, [
    userId,
  ]);
}

/** Keeps everybody from reading posts until the returned function is called. */
export async function holdPosts(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE "Post" IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}

/** The app has started its own database in its data folder, unless it was given another. */
async function databaseUrl(): Promise<string> {
  const { E2E_DATABASE_URL, E2E_DATA_DIR = "" } = process.env;
  return E2E_DATABASE_URL || (await startLocalPostgres({ dir: path.resolve(E2E_DATA_DIR, "postgres") })).url;
}

/** Uses up today's demo posts of visitors, or gives them all back. */
export async function spendDemos(spent: boolean): Promise<void> {
  await query(
    `INSERT INTO "DemoDay" ("day", "used") VALUES (now()::date, $1)
     ON CONFLICT ("day") DO UPDATE SET "used" = EXCLUDED."used"`,
    [spent ? 1_000_000 : 0],
  );
}

/** A post that went out so many days ago, and for which people came by its owner's word. */
export async function addGoodPost(userId: string, content: string, days: number): Promise<void> {
  await query(
    `WITH post AS (
       INSERT INTO "Post" ("userId", "content", "status", "publishedAt", "createdAt", "updatedAt")
       SELECT $1::uuid, $2, 'PUBLISHED', t.at, t.at, now() FROM (SELECT now() - $3 * interval '1 day' AS at) t RETURNING "id")
     INSERT INTO "PostOutcome" ("postId", "answer", "answeredAt") SELECT "id", 'YES', now() FROM post`,
    [userId, content, days],
  );
}

/** Lets the weekly letter of an address become due: a timer sends it within half a minute. */
export async function letDigestCome(userId: string): Promise<void> {
  await query('UPDATE "Letter" SET "week" = NULL, "mailedWeek" = NULL WHERE "userId" = $1', [userId]);
  await query('UPDATE "Letter" SET "dueAt" = now() WHERE "userId" = $1', [userId]);
}

/** The id of the account of an address. */
export async function userIdOf(email: string): Promise<string> {
  const [row] = await query<{ id: string }>('SELECT "id" FROM "User" WHERE "email" = $1', [email]);
  return row?.id ?? "";
}

/** The address of an account. */
export async function emailOf(userId: string): Promise<string> {
  const [row] = await query<{ email: string }>('SELECT "email" FROM "User" WHERE "id" = $1', [userId]);
  return row?.email ?? "";
}

/** A link of a letter to this path, as the mail would have it. @returns its secret */
export async function addDigestLink(userId: string, to: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await query(
    `INSERT INTO "LetterDoor" ("tokenHash", "userId", "path", "expiresAt")
     VALUES ($1, $2, $3, now() + interval '14 days')`,
    [createHash("sha256").update(secret).digest("hex"), userId, to],
  );
  return secret;
}

/** Whether a letter's links of an account have been used, and whether its letter comes by mail. */
export async function digestOf(userId: string): Promise<{ used: number; mail: boolean; mailSecret: string }> {
  const [row] = await query<{ used: number; mail: boolean; mailSecret: string }>(
    `SELECT l."mail", l."mailSecret", (SELECT count("usedAt")::int FROM "LetterDoor" d WHERE d."userId" = l."userId") AS "used"
     FROM "Letter" l WHERE l."userId" = $1`,
    [userId],
  );
  if (!row) throw new Error(`No letter of ${userId}`);
  return row;
}

/** Has a link of a scheduled post found dead, and its owner told. */
export async function findDead(postId: number, url: string): Promise<void> {
  await query(
    `INSERT INTO "PostLink" ("postId", "userId", "url", "state", "finding", "host", "checkedAt")
     SELECT "id", "userId", $2, 'DEAD', 'GONE', 'kovacs.example', now() FROM "Post" WHERE "id" = $1
     ON CONFLICT ("postId", "url") DO UPDATE SET "state" = 'DEAD', "finding" = 'GONE', "host" = EXCLUDED."host"`,
    [postId, url],
  );
  await query('UPDATE "Notice" SET "closedAt" = now() WHERE "postId" = $1 AND "closedAt" IS NULL', [postId]);
  await query(
    `INSERT INTO "Notice" ("userId", "kind", "code", "postId", "subject", "links", "createdAt")
     SELECT "userId", 'LINKS', 'LINK_DEAD', "id", 'post:' || "id", $2::jsonb, now() FROM "Post" WHERE "id" = $1`,
    [postId, JSON.stringify([{ url, finding: "GONE", host: "kovacs.example" }])],
  );
}

/** Gives somebody's subscription another plan, as Stripe's webhook does. */
export async function setPlan(userId: string, plan: "STANDARD" | "PROFESSIONAL"): Promise<void> {
  await query('UPDATE "Subscription" SET "plan" = $1::"Plan" WHERE "userId" = $2', [plan, userId]);
}

/**
 * Has it forgotten what a draft was asked for, so that nobody has said what it claims. Its reading in the background is
 * taken back, or waited for: one that ended later would store what it had found before.
 */
export async function forgetRequest(postId: number): Promise<void> {
  await query(`UPDATE "PostSource" SET "text" = '' WHERE "postId" = $1`, [postId]);
  const ofReading = `"kind" = 'text-reading' AND "payload" ->> 'postId' = $1::text`;
  for (let open = 1; open > 0;) {
    await query(`DELETE FROM "OutboxMessage" WHERE ${ofReading} AND "attempts" = 0`, [String(postId)]);
    const rows = await query(`SELECT "id" FROM "OutboxMessage" WHERE ${ofReading}`, [String(postId)]);
    open = rows.length;
    if (open > 0) await sleep(100);
  }
  await query(`UPDATE "Post" SET "claimsRevision" = NULL WHERE "id" = $1`, [postId]);
}

import path from "node:path";
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

/** Closes the notices about a post. */
export async function closeNotices(postId: number): Promise<void> {
  await query('UPDATE "Notice" SET "closedAt" = now() WHERE "postId" = $1', [postId]);
}

/** Leaves somebody without credits. */
export async function takeCredits(userId: string): Promise<void> {
  await query('UPDATE "CreditAccount" SET "balance" = 0 WHERE "userId" = $1', [userId]);
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

import "server-only";
import { createHash } from "node:crypto";
import { type Db, Prisma, db } from "@/lib/db";
import { isOfText } from "@/lib/posts/text-reading";
import type { TextReading } from "./types";

type Owner = { userId: string };
type Stored = { hash: string; reading: TextReading; model: string; createdAt: Date };
/** Looks up the stored reading of a text; null if no model has read it. */
export type TextReadings = (text: string) => Pick<Stored, "reading" | "model" | "createdAt"> | null;

/** A reading depends on nothing but the text and its time zone. */
const hashOf = (text: string, timeZone: string) =>
  createHash("sha256").update(`${timeZone}\n${text}`).digest("hex");

/** SQL expression on "Post" p: the reading of its current text; null if no model has read it. */
export const readingOfPost = Prisma.sql`(
  SELECT r."reading" FROM "TextReading" r WHERE ${isOfText})`;

/** The readings of posts' current texts, by post id. */
export async function readingsOfPosts(
  on: Db,
  ids: readonly number[],
): Promise<(id: number) => TextReading | null> {
  const rows = await on.$queryRaw<{ id: number; reading: TextReading | null }[]>`
    SELECT p."id", ${readingOfPost} AS "reading" FROM "Post" p WHERE p."id" = ANY (${[...ids]}::int[])`;
  const found = new Map(rows.map(({ id, reading }) => [id, reading]));
  return (id) => found.get(id) ?? null;
}

/** The stored readings of some texts. Each is kept for 30 days after its last use. */
export async function readingsOf(
  on: Db,
  { userId }: Owner,
  texts: readonly string[],
  timeZone: string,
): Promise<TextReadings> {
  const hashes = new Map(texts.map((text) => [text, hashOf(text, timeZone)]));
  const rows = await on.$queryRaw<Stored[]>`
    WITH used AS (
      UPDATE "TextReading" SET "usedAt" = app_now()
      WHERE "userId" = ${userId}::uuid AND "hash" = ANY (${[...hashes.values()]}::text[])
        AND "usedAt" < app_now() - interval '1 day')
    SELECT "hash", "reading", "model", "createdAt" FROM "TextReading"
    WHERE "userId" = ${userId}::uuid AND "hash" = ANY (${[...hashes.values()]}::text[])`;
  const found = new Map(rows.map((row) => [row.hash, row]));
  return (text) => found.get(hashes.get(text) ?? "") ?? null;
}

/** Stores a reading, unless the text already has one. */
export async function storeReading(
  { userId }: Owner,
  text: string,
  timeZone: string,
  { reading, model }: { reading: TextReading; model: string },
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "TextReading" ("userId", "hash", "reading", "model", "createdAt", "usedAt")
    VALUES (${userId}::uuid, ${hashOf(text, timeZone)}, ${JSON.stringify(reading)}::jsonb, ${model}, app_now(), app_now())
    ON CONFLICT ("userId", "hash") DO NOTHING`;
}

import "server-only";
import { createHash } from "node:crypto";
import { type Db, Prisma, db } from "@/lib/db";
import { isOfText } from "@/lib/posts/text-reading";
import type { FoundClaim, SaidDay } from "@/lib/text/explicit/types";
import { claimsRead, daysRead } from "./merge";
import type { ReadBy, TextReading } from "./types";

type Owner = { userId: string };
type Stored = { hash: string; reading: TextReading; model: string; createdAt: Date };
/** The stored readings of some texts, by text; null for one that no model has read. */
export type TextReadings = (text: string) => Pick<Stored, "reading" | "model" | "createdAt"> | null;

/** A reading depends on the text and its zone alone. */
const hashOf = (text: string, timeZone: string) =>
  createHash("sha256").update(`${timeZone}\n${text}`).digest("hex");

/** The reading of the text that the post "Post" p has now; null where no model has read it. */
export const readingOfPost = Prisma.sql`(
  SELECT r."reading" FROM "TextReading" r WHERE ${isOfText})`;

/** The readings of some posts' texts as they are now, by the post's id. */
export async function readingsOfPosts(
  on: Db,
  ids: readonly number[],
): Promise<(id: number) => TextReading | null> {
  const rows = await on.$queryRaw<{ id: number; reading: TextReading | null }[]>`
    SELECT p."id", ${readingOfPost} AS "reading" FROM "Post" p WHERE p."id" = ANY (${[...ids]}::int[])`;
  const found = new Map(rows.map(({ id, reading }) => [id, reading]));
  return (id) => found.get(id) ?? null;
}

/** Those of some texts that a model has read. They stay for 30 days after they were last asked for. */
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

/** Keeps a reading. What was read first stays. */
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

/**
 * What a text says of days and figures, and by what it was read: by a model too where its reading is stored, else by the
 * explicit reader alone. Asks no model.
 * @param timeZone the owner's
 */
export async function readingOf(
  owner: Owner,
  text: string,
  timeZone: string,
): Promise<ReadBy & { days: SaidDay[]; claims: FoundClaim[] }> {
  const stored = (await readingsOf(db, owner, [text], timeZone))(text);
  const reading = stored?.reading ?? null;
  return {
    ...(stored
      ? { by: "model", model: stored.model, at: stored.createdAt }
      : { by: "explicit", model: null, at: null }),
    days: daysRead(text, timeZone, reading),
    claims: claimsRead(text, timeZone, reading),
  };
}

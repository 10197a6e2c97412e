import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { LINK_DAYS } from "./constants";
import { getDigestSettings } from "./queries";
import type { DigestInput } from "./schema";
import type { DigestSettings, SwitchedOff } from "./types";

/** Changes when the digest comes, and how. A timer works out when the next one is due. */
export async function saveDigestSettings(actor: Actor, input: DigestInput): Promise<DigestSettings> {
  const { weekday, minute, mail, push } = input;
  await db.$executeRaw`
    INSERT INTO "Letter" ("userId", "weekday", "minute", "mail", "push")
    VALUES (${actor.userId}::uuid, ${weekday}, ${minute}, ${mail}, ${push})
    ON CONFLICT ("userId") DO UPDATE SET "weekday" = EXCLUDED."weekday", "minute" = EXCLUDED."minute",
      "mail" = EXCLUDED."mail", "push" = EXCLUDED."push"`;
  return getDigestSettings(actor);
}

/**
 * Switches off the channel that a secret is for. There is no actor: the secret does nothing else. Safe to repeat.
 * @returns whose digest it was, and whether that channel was on
 * @throws AppError NOT_FOUND
 */
export async function switchOffChannel(secret: string): Promise<SwitchedOff> {
  const [found] = await db.$queryRaw<SwitchedOff[]>`
    WITH before AS (
      SELECT l."userId", CASE WHEN l."mailSecret" = ${secret}::uuid THEN 'mail' ELSE 'push' END AS "channel",
        CASE WHEN l."mailSecret" = ${secret}::uuid THEN l."mail" ELSE l."push" END AS "wasOn"
      FROM "Letter" l WHERE l."mailSecret" = ${secret}::uuid OR l."pushSecret" = ${secret}::uuid FOR UPDATE)
    UPDATE "Letter" l SET "mail" = l."mail" AND b."channel" <> 'mail', "push" = l."push" AND b."channel" <> 'push'
    FROM before b JOIN "User" u ON u."id" = b."userId" WHERE l."userId" = b."userId"
    RETURNING b."userId", b."channel", b."wasOn", u."email", u."locale"`;
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** Makes a link to each of these paths, which its owner can use for two weeks. @returns their secrets, in this order */
export async function createDigestLinks(userId: string, paths: readonly string[]): Promise<string[]> {
  const secrets = paths.map(() => randomSecret());
  await db.$executeRaw`
    INSERT INTO "LetterDoor" ("tokenHash", "userId", "path", "expiresAt")
    SELECT d."tokenHash", ${userId}::uuid, d."path", app_now() + ${LINK_DAYS} * interval '1 day'
    FROM unnest(${secrets.map(sha256)}::text[], ${[...paths]}::text[]) d("tokenHash", "path")`;
  return secrets;
}

/** Uses a link up. Of any number at once, one gets its path. @throws AppError LINK_USED */
export async function consumeDigestLink(secret: string): Promise<string> {
  const [link] = await db.$queryRaw<{ path: string }[]>`
    UPDATE "LetterDoor" SET "usedAt" = app_now()
    WHERE "tokenHash" = ${sha256(secret)} AND "usedAt" IS NULL AND "expiresAt" > app_now() RETURNING "path"`;
  if (!link) throw new AppError("LINK_USED");
  return link.path;
}

/**
 * Records that the mail of a digest is handed to the mail server now: it is not handed over again, not even by a process
 * that takes the place of one that has died since. @returns false if it was before
 */
export async function markMailed(userId: string, week: string): Promise<boolean> {
  const marked = await db.$executeRaw`
    UPDATE "Letter" SET "mailedWeek" = ${week}::date
    WHERE "userId" = ${userId}::uuid AND "mail" AND "mailedWeek" IS DISTINCT FROM ${week}::date`;
  return marked === 1;
}

/** Takes that back: the mail server has certainly not taken it. */
export async function unmarkMailed(userId: string, week: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "Letter" SET "mailedWeek" = NULL WHERE "userId" = ${userId}::uuid AND "mailedWeek" = ${week}::date`;
}

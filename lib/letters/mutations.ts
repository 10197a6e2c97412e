import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { LINK_DAYS } from "./constants";
import { getLetterSettings } from "./queries";
import type { LetterInput } from "./schema";
import type { LetterSettings } from "./types";

/** Changes when the letter comes, and how. A timer works out when the next one is due. */
export async function saveLetterSettings(actor: Actor, input: LetterInput): Promise<LetterSettings> {
  const { weekday, minute, mail, push } = input;
  await db.$executeRaw`
    INSERT INTO "Letter" ("userId", "weekday", "minute", "mail", "push")
    VALUES (${actor.userId}::uuid, ${weekday}, ${minute}, ${mail}, ${push})
    ON CONFLICT ("userId") DO UPDATE SET "weekday" = EXCLUDED."weekday", "minute" = EXCLUDED."minute",
      "mail" = EXCLUDED."mail", "push" = EXCLUDED."push"`;
  return getLetterSettings(actor);
}

/**
 * Switches off the channel that a secret is for. There is no actor: the secret does nothing else. Safe to repeat.
 * @throws AppError NOT_FOUND
 */
export async function switchOff(secret: string): Promise<void> {
  const found = await db.$executeRaw`
    UPDATE "Letter" SET "mail" = "mail" AND "mailSecret" <> ${secret}::uuid,
      "push" = "push" AND "pushSecret" <> ${secret}::uuid
    WHERE "mailSecret" = ${secret}::uuid OR "pushSecret" = ${secret}::uuid`;
  if (found === 0) throw new AppError("NOT_FOUND");
}

/** Makes a link to each of these paths, which works once. @returns their secrets, in this order */
export async function createLetterLinks(userId: string, paths: readonly string[]): Promise<string[]> {
  const secrets = paths.map(() => randomSecret());
  await db.$executeRaw`
    INSERT INTO "LetterDoor" ("tokenHash", "userId", "path", "expiresAt")
    SELECT d."tokenHash", ${userId}::uuid, d."path", app_now() + ${LINK_DAYS} * interval '1 day'
    FROM unnest(${secrets.map(sha256)}::text[], ${[...paths]}::text[]) d("tokenHash", "path")`;
  return secrets;
}

/** Uses a link up. Of any number at once, one gets its path. @throws AppError LINK_USED */
export async function consumeLetterLink(secret: string): Promise<string> {
  const [link] = await db.$queryRaw<{ path: string }[]>`
    UPDATE "LetterDoor" SET "usedAt" = app_now()
    WHERE "tokenHash" = ${sha256(secret)} AND "usedAt" IS NULL AND "expiresAt" > app_now() RETURNING "path"`;
  if (!link) throw new AppError("LINK_USED");
  return link.path;
}

/**
 * Records that the mail of a letter is handed to the mail server now: it is not handed over again, not even by a process
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

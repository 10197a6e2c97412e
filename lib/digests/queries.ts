import "server-only";
import { getAccountSettings } from "@/lib/accounts/settings/queries";
import type { AccountSettings } from "@/lib/accounts/types";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { Prisma, db } from "@/lib/db";
import { DEFAULT_LETTER } from "./constants";
import { nextDigestAt } from "./rules";
import type { Channel, DigestChoice, DigestLink, DigestSettings } from "./types";

type DigestRow = DigestChoice & { week: string | null };

/** For a query over "User" u: the digest's settings, and the clock that they are meant by. */
const digestOf = Prisma.sql`
  app_now() AS "now", (SELECT json_build_object('weekday', l."weekday", 'minute', l."minute", 'mail', l."mail",
    'push', l."push", 'week', l."week"::text) FROM "Letter" l WHERE l."userId" = u."id") AS "digest"`;

type Row = { now: Date; timeZone: string | null; digest: DigestRow | null };

function settingsOf({ now, digest, ...row }: Row): DigestSettings {
  const timeZone = row.timeZone ?? "UTC";
  const { week, ...choice } = digest ?? { ...DEFAULT_LETTER, mail: true, push: true, week: null };
  const isOn = choice.mail || choice.push;
  const next = isOn ? nextDigestAt({ ...choice, week }, timeZone, now) : null;
  return { ...choice, nextAt: next?.toISOString() ?? null, timeZone };
}

/** When the actor's digest comes, and how. One statement. */
export async function getDigestSettings(actor: Actor): Promise<DigestSettings> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u."timeZone", ${digestOf} FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of an actor does not exist");
  return settingsOf(row);
}

/**
 * The actor's account and digest for the Settings page, in one statement.
 * @param lines how many lines of activity
 */
export async function getAccountWithDigest(
  actor: Actor,
  lines: number,
): Promise<AccountSettings & { digest: DigestSettings }> {
  const row = await getAccountSettings<Row>(actor, lines, Prisma.sql`, ${digestOf}`);
  return { ...row, digest: settingsOf(row) };
}

/** Looks up a digest's link: its owner and what it opens; null if it is unknown or expired. Changes nothing. */
export async function findDigestLink(secret: string): Promise<DigestLink | null> {
  const [link] = await db.$queryRaw<DigestLink[]>`
    SELECT "userId", "path", "usedAt" IS NULL AND "expiresAt" > app_now() AS "open" FROM "LetterDoor"
    WHERE "tokenHash" = ${sha256(secret)}`;
  return link ?? null;
}

/** The channel that a secret switches off, and whether it is on. Changes nothing. */
export async function findChannel(secret: string): Promise<{ channel: Channel; on: boolean } | null> {
  const [found] = await db.$queryRaw<{ channel: Channel; on: boolean }[]>`
    SELECT CASE WHEN "mailSecret" = ${secret}::uuid THEN 'mail' ELSE 'push' END AS "channel",
      CASE WHEN "mailSecret" = ${secret}::uuid THEN "mail" ELSE "push" END AS "on"
    FROM "Letter" WHERE "mailSecret" = ${secret}::uuid OR "pushSecret" = ${secret}::uuid`;
  return found ?? null;
}

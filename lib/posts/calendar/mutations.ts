import "server-only";
import { readerOf, sendFactorChanged } from "@/lib/accounts/send-account-mail";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { liveSession } from "@/lib/accounts/sessions/end-access";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { afterReply } from "@/lib/jobs/after-reply";
import { AppError } from "@/lib/errors";
import type { CalendarFeed, NewCalendarFeed } from "./types";

/**
 * Makes a calendar address, in place of the one before, and notifies the owner. Only its hash is stored, and which
 * session made it: it ends with that session where sessions are ended for security
 * (lib/accounts/sessions/end-access.ts).
 * @throws like confirmActor; AppError NOT_SIGNED_IN when the session was ended meanwhile
 */
export async function createCalendarFeed(
  actor: Actor,
  { current }: { current: string },
): Promise<NewCalendarFeed> {
  await confirmActor(actor, current);
  const token = randomSecret();
  const createdAt = await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ createdAt: Date }[]>`
      INSERT INTO "CalendarFeed" ("userId", "sessionId", "tokenHash", "createdAt")
      SELECT s."userId", s."id", ${sha256(token)}, app_now() FROM (${liveSession(actor)}) s
      ON CONFLICT ("userId") DO UPDATE
      SET "sessionId" = EXCLUDED."sessionId", "tokenHash" = EXCLUDED."tokenHash", "createdAt" = EXCLUDED."createdAt"
      RETURNING "createdAt"`;
    if (!row) throw new AppError("NOT_SIGNED_IN");
    await audit(actor, "CALENDAR_ADDRESS_MADE", {}, tx);
    return row.createdAt;
  });
  afterReply("calendar mail", () => sendFactorChanged(readerOf(actor), "calendarMade"));
  return { url: `${env().APP_URL}/api/calendar/${token}.ics`, createdAt: createdAt.toISOString() };
}

/** Ends the calendar address; from now on it answers 404. Safe to repeat. */
export async function revokeCalendarFeed(actor: Actor): Promise<CalendarFeed> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.calendarFeed.deleteMany({ where: { userId: actor.userId } });
    if (count > 0) await audit(actor, "CALENDAR_ADDRESS_REVOKED", {}, tx);
  });
  return { createdAt: null };
}

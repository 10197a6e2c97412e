import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { FRESH_SIGN_IN_MINUTES } from "@/lib/accounts/constants";
import { sessionlessAccess } from "@/lib/accounts/sessions/end-access";
import type { AccountSettings } from "@/lib/accounts/types";

/**
 * The actor's account for the Settings page, in one statement.
 * @param lines how many lines of activity
 * @param more further columns of a query over "User" u, as `More`
 */
export async function getAccountSettings<More extends object = object>(
  actor: Actor,
  lines: number,
  more = Prisma.empty,
): Promise<AccountSettings & More> {
  const [row] = await db.$queryRaw<(AccountSettings & More)[]>`
    SELECT u."passwordHash" IS NOT NULL AS "hasPassword", u."timeZone", u."modelReads",
      (SELECT s."createdAt" > app_now() - ${FRESH_SIGN_IN_MINUTES} * interval '1 minute'
       FROM "Session" s WHERE s."id" = ${actor.sessionId}::uuid) AS "fresh",
      (SELECT t."newEmail" FROM "EmailToken" t
       WHERE t."userId" = u."id" AND t."purpose" = 'CHANGE_EMAIL' AND t."usedAt" IS NULL
         AND t."expiresAt" > app_now() LIMIT 1) AS "pendingEmail",
      (SELECT coalesce(json_agg(json_build_object('id', s."id", 'userAgent', s."userAgent",
          'createdAt', s."createdAt", 'lastSeenAt', s."lastSeenAt",
          'calendar', EXISTS (SELECT 1 FROM "CalendarFeed" f WHERE f."sessionId" = s."id")) ORDER BY s."lastSeenAt" DESC), '[]')
       FROM "Session" s WHERE s."userId" = u."id" AND s."revokedAt" IS NULL
         AND s."expiresAt" > app_now()) AS "sessions",
      (SELECT coalesce(json_agg(json_build_object('kind', o."kind", 'id', o."id", 'name', o."name",
          'createdAt', o."createdAt") ORDER BY o."createdAt"), '[]')
       FROM (${sessionlessAccess}) o WHERE o."userId" = u."id"
         AND (o."kind" = 'calendar' OR o."sessionId" IS DISTINCT FROM ${actor.sessionId}::uuid)) AS "othersAccess",
      (SELECT coalesce(json_agg(json_build_object('id', a."id", 'kind', a."kind", 'facts', a."facts",
          'at', a."at") ORDER BY a."id" DESC), '[]')
       FROM (SELECT * FROM "AuditEntry" WHERE "userId" = u."id" ORDER BY "id" DESC LIMIT ${lines}) a)
        AS "activity" ${more}
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of a live session does not exist");
  return row;
}

import "server-only";
import type { Actor } from "@/lib/auth";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { NoticeKind } from "./types";

type NewNotice = {
  userId: string;
  kind: NoticeKind;
  /** What it is about and closed by: lib/notices/rules.ts. */
  subject: string;
  postId?: number;
  deliveryId?: number;
  /** A code of lib/errors.ts. */
  code: string;
  link?: string;
  /** For what the owner has just decided: it is shown, and neither mailed nor pushed. */
  unmailed?: boolean;
};

/**
 * Tells an owner something: on the dashboard, by one mail and by pushes, which timers send. While a notice of this kind
 * and subject is open nobody is told again; only its reason is kept up to date.
 */
export async function openNotice(on: Db, notice: NewNotice): Promise<void> {
  const { userId, kind, subject, postId = null, deliveryId = null, code, link = null } = notice;
  await on.$executeRaw`
    INSERT INTO "Notice" ("userId", "kind", "subject", "postId", "deliveryId", "code", "link", "createdAt",
                          "mailDueAt", "mailedAt", "pushedAt")
    VALUES (${userId}::uuid, ${kind}::"NoticeKind", ${subject}, ${postId}, ${deliveryId}, ${code}, ${link},
            app_now(), app_now(), CASE WHEN ${notice.unmailed ?? false} THEN app_now() END,
            CASE WHEN ${notice.unmailed ?? false} THEN app_now() END)
    ON CONFLICT ("userId", "kind", "subject") WHERE "closedAt" IS NULL
    DO UPDATE SET "code" = EXCLUDED."code", "link" = EXCLUDED."link"`;
}

/** Closes what was told about these subjects: its cause is gone. Of all kinds, unless some are named. */
export async function closeNotices(
  on: Db,
  owner: { userId: string },
  subjects: readonly string[],
  kinds?: readonly NoticeKind[],
): Promise<void> {
  const ofKind = kinds ? Prisma.sql`AND "kind"::text = ANY (${kinds}::text[])` : Prisma.empty;
  await on.$executeRaw`
    UPDATE "Notice" SET "closedAt" = app_now()
    WHERE "userId" = ${owner.userId}::uuid AND "subject" = ANY (${subjects}::text[]) AND "closedAt" IS NULL
    ${ofKind}`;
}

/** Puts a notice aside, as its owner asks. @throws AppError NOTICE_NOT_FOUND */
export async function dismissNotice(actor: Actor, id: number): Promise<{ id: number }> {
  const dismissed = await db.$executeRaw`
    UPDATE "Notice" SET "closedAt" = coalesce("closedAt", app_now())
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid`;
  if (dismissed === 0) throw new AppError("NOTICE_NOT_FOUND");
  return { id };
}

import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { enqueue } from "@/lib/jobs/outbox";
import { noticeMail, noticePush } from "./schema";
import type { NoticeKind, NoticeLink } from "./types";

type NewNotice = {
  userId: string;
  kind: NoticeKind;
  /** What it is about, and what closes it: lib/notices/rules.ts. */
  subject: string;
  postId?: number;
  deliveryId?: number;
  /** A code of lib/errors.ts. */
  code: string;
  link?: string;
  /** Until when everything keeps working after a failed payment. */
  until?: Date | null;
  /** Of LINKS: the post's links in question. */
  links?: readonly NoticeLink[];
  /** For something the owner has just decided: shown, but neither mailed nor pushed. */
  silent?: boolean;
};

/**
 * Opens a notice: it is shown on the dashboard, mailed, and pushed to the browsers that the owner has switched on
 * by now. While a notice of this kind and subject is open nothing more is sent; only its reason is kept up to date.
 */
export async function openNotice(on: Db, notice: NewNotice): Promise<void> {
  // What is sent about a notice is committed with it.
  if (on === db) return db.$transaction((tx) => openNotice(tx, notice));
  const { userId, kind, subject, postId = null, deliveryId = null, code, link = null, until = null } = notice;
  const links = notice.links ? JSON.stringify(notice.links) : null;
  const [opened] = await on.$queryRaw<{ id: number; isNew: boolean }[]>`
    INSERT INTO "Notice" ("userId", "kind", "subject", "postId", "deliveryId", "code", "link", "until", "links",
                          "createdAt")
    VALUES (${userId}::uuid, ${kind}::"NoticeKind", ${subject}, ${postId}, ${deliveryId}, ${code}, ${link}, ${until},
            ${links}::jsonb, app_now())
    ON CONFLICT ("userId", "kind", "subject") WHERE "closedAt" IS NULL
    DO UPDATE SET "code" = EXCLUDED."code", "link" = EXCLUDED."link", "until" = EXCLUDED."until",
                  "links" = EXCLUDED."links"
    RETURNING "id", (xmax = 0) AS "isNew"`;
  if (opened?.isNew && !notice.silent) await enqueueNotice(on, userId, opened.id);
}

async function enqueueNotice(on: Db, userId: string, noticeId: number): Promise<void> {
  await enqueue(on, noticeMail, [{ key: String(noticeId), payload: { noticeId }, userId }]);
  const devices = await on.pushDevice.findMany({ where: { userId }, select: { id: true } });
  const pushes = devices.map(({ id: deviceId }) => ({
    key: `${noticeId}:${deviceId}`,
    payload: { noticeId, deviceId },
    userId,
  }));
  await enqueue(on, noticePush, pushes);
}

/** Closes the notices about these subjects, whose cause is gone; all kinds, unless some are named or excepted. */
export async function closeNotices(
  on: Db,
  owner: { userId: string },
  subjects: readonly string[],
  kinds?: readonly NoticeKind[] | { except: NoticeKind },
): Promise<void> {
  await on.$executeRaw`${closingNotices(owner, subjects)} ${ofKinds(kinds)}`;
}

function ofKinds(kinds?: readonly NoticeKind[] | { except: NoticeKind }): Prisma.Sql {
  if (!kinds) return Prisma.empty;
  if ("except" in kinds) return Prisma.sql`AND "kind" <> ${kinds.except}::"NoticeKind"`;
  return Prisma.sql`AND "kind"::text = ANY (${kinds}::text[])`;
}

/** The same as SQL, for a statement in which more happens; conditions may follow. */
export const closingNotices = (owner: { userId: string }, subjects: readonly string[]) => Prisma.sql`
  UPDATE "Notice" SET "closedAt" = app_now()
  WHERE "userId" = ${owner.userId}::uuid AND "subject" = ANY (${subjects}::text[]) AND "closedAt" IS NULL`;

/** Dismisses a notice. @throws AppError NOTICE_NOT_FOUND */
export async function dismissNotice(actor: Actor, id: number): Promise<{ id: number }> {
  const dismissed = await db.$executeRaw`
    UPDATE "Notice" SET "closedAt" = coalesce("closedAt", app_now())
    WHERE "id" = ${id} AND "userId" = ${actor.userId}::uuid`;
  if (dismissed === 0) throw new AppError("NOTICE_NOT_FOUND");
  return { id };
}

import "server-only";
import { createTranslator } from "next-intl";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/locales";
import { log } from "@/lib/log";
import { ProviderError } from "@/lib/providers/provider-error";
import { sendPush } from "@/lib/providers/push";
import { MOST_PUSH_TRIES, excerpt, noticePath, pushDelay } from "./rules";
import type { NoticeKind, PushPayload } from "./types";

const AT_ONCE = 50;

type Row = {
  noticeId: number;
  deviceId: string;
  tries: number;
  kind: NoticeKind;
  code: string;
  content: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string | null;
};

/**
 * Pushes open notices to the browsers of their owners; called by a timer, so that what fails waits for nobody. A
 * push service that is slow or away holds up its own messages only; what it did not take is tried again.
 * @returns how many were taken up
 */
export async function pushNotices(): Promise<number> {
  if (!env().VAPID_PUBLIC_KEY) return 0;
  await layOut();
  await forgetSettled();
  const rows = await claim();
  await Promise.all(rows.map(pushOne));
  return rows.length;
}

/** A message for each browser of the owner of each new notice. */
async function layOut(): Promise<void> {
  await db.$executeRaw`
    WITH due AS (
      SELECT "id" FROM "Notice" WHERE "pushedAt" IS NULL AND "closedAt" IS NULL
      ORDER BY "id" LIMIT 200 FOR UPDATE SKIP LOCKED),
    told AS (
      UPDATE "Notice" n SET "pushedAt" = app_now() FROM due WHERE n."id" = due."id" RETURNING n."id", n."userId")
    INSERT INTO "PushMessage" ("noticeId", "deviceId", "dueAt")
    SELECT told."id", d."id", app_now() FROM told JOIN "PushDevice" d ON d."userId" = told."userId"
    ON CONFLICT DO NOTHING`;
}

/** What was settled meanwhile is not told; nor is anything on a browser that was signed out or changed hands. */
async function forgetSettled(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PushMessage" m USING "Notice" n, "PushDevice" d, "Session" s
    WHERE m."dueAt" <= app_now() AND n."id" = m."noticeId" AND d."id" = m."deviceId" AND s."id" = d."sessionId"
      AND (n."closedAt" IS NOT NULL OR n."userId" <> d."userId" OR s."revokedAt" IS NOT NULL
           OR s."expiresAt" <= app_now() OR d."vapidKey" <> ${env().VAPID_PUBLIC_KEY})`;
}

/** Takes what is due for a minute, longer than any answer is waited for, so that two callers send nothing twice. */
function claim(): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    UPDATE "PushMessage" m SET "tries" = m."tries" + 1, "dueAt" = app_now() + interval '1 minute'
    FROM "PushDevice" d, "User" u, "Notice" n LEFT JOIN "Post" p ON p."id" = n."postId"
    WHERE d."id" = m."deviceId" AND u."id" = d."userId" AND n."id" = m."noticeId" AND (m."noticeId", m."deviceId") IN (
      SELECT "noticeId", "deviceId" FROM "PushMessage" WHERE "dueAt" <= app_now()
      ORDER BY "dueAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING m."noticeId", m."deviceId", m."tries", n."kind", n."code", p."content", d."endpoint", d."p256dh",
              d."auth", u."locale"`;
}

async function pushOne(row: Row): Promise<void> {
  const { noticeId, deviceId, tries } = row;
  try {
    const tag = `notice-${noticeId}`;
    const sent = await sendPush(row, { payload: JSON.stringify(await write(row, tag)), topic: tag });
    if (sent === "gone") await db.pushDevice.deleteMany({ where: { id: deviceId } });
  } catch (error) {
    // Perhaps it was taken: the same notice then only replaces itself, by its topic and its tag.
    const again = error instanceof ProviderError && error.outcome !== "refused" && tries < MOST_PUSH_TRIES;
    log.warn({ err: error, notice: noticeId, device: deviceId, again }, "a notice could not be pushed");
    if (again) {
      await db.$executeRaw`
        UPDATE "PushMessage" SET "dueAt" = app_now() + ${pushDelay(tries, error.retryAfterSeconds)} * interval '1 second'
        WHERE "noticeId" = ${noticeId} AND "deviceId" = ${deviceId}::uuid`;
      return;
    }
  }
  await db.pushMessage.deleteMany({ where: { noticeId, deviceId } });
}

/** Few words: which post, and why. A notice has room for two lines. */
async function write({ kind, code, content, ...row }: Row, tag: string): Promise<PushPayload> {
  const locale = localeOf(row.locale) ?? DEFAULT_LOCALE;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "NoticeMail" });
  const errors = createTranslator({ locale, messages, namespace: "Errors" });
  const why = code as Parameters<typeof errors>[0];
  const told = (kind === "POST_FAILED" || kind === "REHEARSAL") && errors.has(why);
  const body = [content && `“${excerpt(content)}”`, told ? errors(why) : t(`${kind}.preview`)];
  return {
    title: t(`${kind}.title`),
    body: body.filter(Boolean).join("\n"),
    path: noticePath(kind),
    tag,
    lang: locale,
  };
}

import "server-only";
import { createTranslator } from "next-intl";
import type { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { ProviderError } from "@/lib/providers/provider-error";
import { sendPush } from "@/lib/providers/push";
import { deadlineOf, excerpt, noticePath } from "./rules";
import { noticePush } from "./schema";
import type { NoticeKind, PushPayload } from "./types";

type Row = {
  kind: NoticeKind;
  code: string;
  until: Date | null;
  now: Date;
  content: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string | null;
  timeZone: string | null;
};

const delay = backoff(30, 120, 600, 1800);

/**
 * Pushes a notice to one of its owner's browsers. If the answer is lost it is sent again: the same notice only
 * replaces itself, by its topic and tag. It gives up after five attempts, since the notice is also mailed.
 */
export const noticePushHandler: OutboxHandler<z.infer<typeof noticePush.payload>> = {
  ...noticePush,
  maxAttempts: 5,
  batchSize: 50,
  leaseSeconds: 60,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && error.outcome !== "refused"
      ? Math.max(delay(attempts), error.retryAfterSeconds ?? 0)
      : null,
  handle: async ({ noticeId, deviceId }) => {
    const row = await read(noticeId, deviceId);
    if (!row) return;
    const tag = `notice-${noticeId}`;
    const sent = await sendPush(row, { payload: JSON.stringify(await write(row, tag)), topic: tag });
    if (sent === "gone") await db.pushDevice.deleteMany({ where: { id: deviceId } });
  },
};

/** Skips notices that were settled in the meantime, and browsers that were signed out or reassigned. */
async function read(noticeId: number, deviceId: string): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT n."kind", n."code", n."until", app_now() AS "now", p."content", d."endpoint", d."p256dh", d."auth", u."locale", u."timeZone"
    FROM "Notice" n JOIN "User" u ON u."id" = n."userId" LEFT JOIN "Post" p ON p."id" = n."postId"
      JOIN "PushDevice" d ON d."userId" = n."userId" JOIN "Session" s ON s."id" = d."sessionId"
    WHERE n."id" = ${noticeId} AND d."id" = ${deviceId}::uuid AND n."closedAt" IS NULL
      AND s."revokedAt" IS NULL AND s."expiresAt" > app_now() AND d."vapidKey" = ${env().VAPID_PUBLIC_KEY ?? ""}`;
  return row;
}

/** A short text: which post, or until when, and why. A notification has room for two lines. */
async function write({ kind, code, until, now, content, ...row }: Row, tag: string): Promise<PushPayload> {
  const locale = localeOf(row.locale) ?? DEFAULT_LOCALE;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "NoticeMail" });
  const errors = createTranslator({ locale, messages, namespace: "Errors" });
  const why = code as Parameters<typeof errors>[0];
  const hasReason = (kind === "POST_FAILED" || kind === "PREFLIGHT") && errors.has(why);
  const body = [
    content && `“${excerpt(content)}”`,
    hasReason
      ? errors(why)
      : t(`${kind}.preview`, deadlineOf(until, now, { locale, timeZone: row.timeZone })),
  ];
  return {
    title: t(`${kind}.title`),
    body: body.filter(Boolean).join("\n"),
    path: noticePath(kind),
    tag,
    lang: locale,
  };
}

import "server-only";
import { createTranslator } from "next-intl";
import type { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { pushRetryDelay, pushToDevice } from "./push-to-device";
import { GIVES_REASON, deadlineOf, excerpt, noticePath, textKeyOf } from "./rules";
import { noticePush } from "./schema";
import type { NoticeKind, NoticeLink, PushPayload } from "./types";

type Row = {
  kind: NoticeKind;
  code: string;
  until: Date | null;
  links: NoticeLink[] | null;
  now: Date;
  content: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string | null;
  timeZone: string | null;
};

/**
 * Pushes a notice to one of its owner's browsers. If the answer is lost it is sent again: the same notice only
 * replaces itself, by its topic and tag. It gives up after five attempts, since the notice is also mailed.
 */
export const noticePushHandler: OutboxHandler<z.infer<typeof noticePush.payload>> = {
  ...noticePush,
  maxAttempts: 5,
  batchSize: 50,
  leaseSeconds: 60,
  retryDelay: pushRetryDelay,
  handle: async ({ noticeId, deviceId }) => {
    const row = await read(noticeId, deviceId);
    if (!row) return;
    const tag = `notice-${noticeId}`;
    const { endpoint, p256dh, auth } = row;
    const device = { id: deviceId, endpoint, p256dh, auth };
    await pushToDevice(device, { content: await write(row, tag), topic: tag });
  },
};

/** Skips notices that were settled in the meantime, and browsers that were signed out or reassigned. */
async function read(noticeId: number, deviceId: string): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT n."kind", n."code", n."until", n."links", app_now() AS "now", p."content", d."endpoint", d."p256dh", d."auth", u."locale", u."timeZone"
    FROM "Notice" n JOIN "User" u ON u."id" = n."userId" LEFT JOIN "Post" p ON p."id" = n."postId"
      JOIN "PushDevice" d ON d."userId" = n."userId" JOIN "Session" s ON s."id" = d."sessionId"
    WHERE n."id" = ${noticeId} AND d."id" = ${deviceId}::uuid AND n."closedAt" IS NULL
      AND s."revokedAt" IS NULL AND s."expiresAt" > app_now() AND d."vapidKey" = ${env().VAPID_PUBLIC_KEY ?? ""}`;
  return row;
}

/** A short text: which post, or until when, and why. A notification has room for two lines. */
async function write(
  { kind, code, until, links, now, content, ...row }: Row,
  tag: string,
): Promise<PushPayload> {
  const locale = localeOf(row.locale) ?? DEFAULT_LOCALE;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "NoticeMail" });
  const errors = createTranslator({ locale, messages, namespace: "Errors" });
  const why = code as Parameters<typeof errors>[0];
  const texts = textKeyOf({ kind, code });
  const hasReason = GIVES_REASON.has(texts) && errors.has(why);
  const [link] = links ?? [];
  const found = createTranslator({ locale, messages, namespace: "Posts.links.findings" });
  const body = [
    content && `“${excerpt(content)}”`,
    link && `${link.url}: ${found(link.finding, { host: link.host ?? "" })}`,
    hasReason && errors(why),
    !link && !hasReason && t(`${texts}.preview`, deadlineOf(until, now, { locale, timeZone: row.timeZone })),
  ];
  return {
    title: t(`${texts}.title`),
    body: body.filter(Boolean).join("\n"),
    path: noticePath(kind),
    tag,
    lang: locale,
  };
}

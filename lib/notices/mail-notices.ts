import "server-only";
import { render, toPlainText } from "@react-email/components";
import { createTranslator } from "next-intl";
import { createElement } from "react";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { loadMessages } from "@/lib/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/locales";
import { log } from "@/lib/log";
import { type Mail, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { NoticeMail } from "./mail";
import { MOST_MAIL_TRIES, excerpt, mailDelay, noticePath } from "./rules";
import type { NoticeKind } from "./types";

const AT_ONCE = 20;

type Row = {
  id: number;
  kind: NoticeKind;
  code: string;
  link: string | null;
  email: string;
  locale: string | null;
  content: string | null;
  mailTries: number;
};

/**
 * Mails the open notices that have not been mailed; called by a timer. Each is taken for a while first, so that
 * two callers do not mail it twice; a mail that certainly was not sent is tried again, ever more rarely.
 * @returns how many were taken up
 */
export async function mailNotices(): Promise<number> {
  const rows = await db.$queryRaw<Row[]>`
    UPDATE "Notice" n
    SET "mailTries" = n."mailTries" + 1, "mailDueAt" = app_now() + interval '5 minutes'
    FROM "User" u, "Notice" o LEFT JOIN "Post" p ON p."id" = o."postId"
    WHERE o."id" = n."id" AND u."id" = n."userId" AND n."id" IN (
      SELECT "id" FROM "Notice"
      WHERE "mailedAt" IS NULL AND "closedAt" IS NULL AND "mailDueAt" <= app_now()
        AND "mailTries" < ${MOST_MAIL_TRIES}
      ORDER BY "mailDueAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING n."id", n."kind", n."code", n."link", n."mailTries", u."email", u."locale", p."content"`;
  for (const row of rows) await mailOne(row);
  return rows.length;
}

async function mailOne(row: Row): Promise<void> {
  try {
    await sendMail(await write(row));
  } catch (error) {
    const certain = !(error instanceof ProviderError) || error.outcome === "retry";
    log.warn({ err: error, notice: row.id, again: certain }, "a notice could not be mailed");
    if (certain) {
      await db.$executeRaw`
        UPDATE "Notice" SET "mailDueAt" = app_now() + ${mailDelay(row.mailTries)} * interval '1 second'
        WHERE "id" = ${row.id}`;
      return;
    }
  }
  // Refused for good, or perhaps sent: a second mail would not help, or would be one too many.
  await db.$executeRaw`UPDATE "Notice" SET "mailedAt" = app_now() WHERE "id" = ${row.id}`;
}

async function write({ kind, code, link, email, content, ...row }: Row): Promise<Mail> {
  const locale = localeOf(row.locale) ?? DEFAULT_LOCALE;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "NoticeMail" });
  const errors = createTranslator({ locale, messages, namespace: "Errors" });
  const why = code as Parameters<typeof errors>[0];
  const props = {
    lang: locale,
    preview: t(`${kind}.preview`),
    title: t(`${kind}.title`),
    text: t(`${kind}.text`),
    quote: content ? excerpt(content) : undefined,
    // A held post's and a lost connection's reason is all that the text says.
    reason: (kind === "POST_FAILED" || kind === "REHEARSAL") && errors.has(why) ? errors(why) : undefined,
    look: link ? t("look", { link }) : undefined,
    button: { label: t(`${kind}.button`), href: `${env().APP_URL}${noticePath(kind)}` },
    footer: t("footer"),
  };
  const html = await render(createElement(NoticeMail, props));
  return { to: email, subject: t(`${kind}.subject`), html, text: toPlainText(html) };
}

import "server-only";
import { render, toPlainText } from "@react-email/render";
import { createTranslator } from "next-intl";
import { createElement } from "react";
import type { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { loadMessages } from "@/lib/i18n/load-messages";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { type Mail, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { NoticeMail } from "./mail";
import { GIVES_REASON, deadlineOf, excerpt, isAboutPlan, noticePath, textKeyOf } from "./rules";
import { noticeMail } from "./schema";
import type { NoticeKind, NoticeLink } from "./types";

type Row = {
  kind: NoticeKind;
  code: string;
  link: string | null;
  until: Date | null;
  links: NoticeLink[] | null;
  now: Date;
  email: string;
  locale: string | null;
  timeZone: string | null;
  content: string | null;
};

const delay = backoff(60, 300, 900, 3600);

/**
 * Mails a notice that is still open, and tries for three days. A mail that perhaps was sent is not sent again: it would
 * be one too many.
 */
export const noticeMailHandler: OutboxHandler<z.infer<typeof noticeMail.payload>> = {
  ...noticeMail,
  maxAttempts: 75,
  batchSize: 5,
  leaseSeconds: 300,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && error.outcome !== "retry" ? null : delay(attempts),
  handle: async ({ noticeId }) => {
    const [row] = await db.$queryRaw<Row[]>`
      SELECT n."kind", n."code", n."link", n."until", n."links", app_now() AS "now", u."email", u."locale", u."timeZone", p."content"
      FROM "Notice" n JOIN "User" u ON u."id" = n."userId" LEFT JOIN "Post" p ON p."id" = n."postId"
      WHERE n."id" = ${noticeId} AND n."closedAt" IS NULL`;
    if (row) await sendMail(await write(row));
  },
};

async function write({ kind, code, link, links, until, now, email, content, ...row }: Row): Promise<Mail> {
  const locale = localeOf(row.locale) ?? DEFAULT_LOCALE;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "NoticeMail" });
  const errors = createTranslator({ locale, messages, namespace: "Errors" });
  const found = createTranslator({ locale, messages, namespace: "Posts.links.findings" });
  const why = code as Parameters<typeof errors>[0];
  const deadline = deadlineOf(until, now, { locale, timeZone: row.timeZone });
  const texts = textKeyOf({ kind, code });
  const props = {
    lang: locale,
    preview: t(`${texts}.preview`, deadline),
    title: t(`${texts}.title`),
    text: t(`${texts}.text`, deadline),
    quote: content ? excerpt(content) : undefined,
    // The text of a held post or a lost connection already gives the reason.
    reason: GIVES_REASON.has(texts) && errors.has(why) ? errors(why) : undefined,
    links: links?.map(({ url, finding, host }) => `${url} – ${found(finding, { host: host ?? "" })}`),
    pageLink: link ? t(kind === "FOUND" ? "postLink" : "pageLink", { link }) : undefined,
    button: { label: t(`${texts}.button`), href: `${env().APP_URL}${noticePath(kind)}` },
    footer: t(isAboutPlan(kind) ? "footerPlan" : "footer"),
  };
  const html = await render(createElement(NoticeMail, props));
  return { to: email, subject: t(`${texts}.subject`), html, text: toPlainText(html) };
}

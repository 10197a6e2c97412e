import "server-only";
import { render } from "@react-email/render";
import { createElement } from "react";
import type { z } from "zod";
import { env } from "@/lib/settings/env";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { answerToken } from "@/lib/posts/outcomes/answer-token";
import { answerPath } from "@/lib/posts/outcomes/constants";
import { answeredUntil } from "@/lib/posts/outcomes/rules";
import { type Mail, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { letterLinkPath, offApiPath, offPath } from "./constants";
import { LetterMail, letterText } from "./mail";
import { createLetterLinks, markMailed, unmarkMailed } from "./mutations";
import { type Letter, readLetter } from "./read-letter";
import { letterMail } from "./schema";
import { type Wording, composeLetter } from "./compose-letter";

const delay = backoff(60, 300, 900, 3600);

/**
 * Mails a letter, for a day at most. It is marked just before the mail server gets its text: a mail that perhaps was sent
 * is not sent again, and a process that dies then costs one letter rather than sending one twice.
 */
export const letterMailHandler: OutboxHandler<z.infer<typeof letterMail.payload>> = {
  ...letterMail,
  maxAttempts: 30,
  batchSize: 10,
  leaseSeconds: 300,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && error.outcome !== "retry" ? null : delay(attempts),
  handle: async ({ userId, week, until }) => {
    const letter = await readLetter(userId, week);
    if (!letter?.mail || letter.mailedWeek === week || letter.now > new Date(until)) return;
    const mail = await writeMail(letter);
    let marked: boolean | undefined;
    try {
      await sendMail(mail, async () => (marked = await markMailed(userId, week)));
    } catch (error) {
      if (marked === false) return;
      if (marked && error instanceof ProviderError && error.outcome === "retry")
        await unmarkMailed(userId, week);
      throw error;
    }
  },
};

/** The mail, with a link of its own to each page that it leads to. */
async function writeMail(letter: Letter): Promise<Mail> {
  const { APP_URL } = env();
  const words = await composeLetter(letter);
  const { button, proposals, subject, asked } = words;
  const [main = "", ...links] = await createLetterLinks(
    letter.userId,
    [button, ...proposals].map(({ path }) => path),
  );
  const hrefOf = (secret: string | undefined) => APP_URL + letterLinkPath(secret ?? "");
  const off = APP_URL + offPath(letter.mailSecret);
  const props = {
    ...words,
    proposals: proposals.map(({ text, label }, index) => ({
      text,
      link: { label, href: hrefOf(links[index]) },
    })),
    asked: asked && { text: asked.text, links: answerLinks(letter, asked) },
    button: { label: button.label, href: hrefOf(main) },
    footerLink: { label: words.off, href: off },
  };
  return {
    to: letter.email,
    subject,
    html: await render(createElement(LetterMail, props)),
    text: letterText(props),
    headers: {
      // RFC 8058: one press in the mail program switches it off.
      "List-Unsubscribe": `<${APP_URL}${offApiPath(letter.mailSecret)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** A link for each answer, which opens a page with it chosen: mail scanners open links. */
function answerLinks({ now }: Letter, { postId, answers }: NonNullable<Wording["asked"]>) {
  const token = answerToken({ postId, until: answeredUntil(now) });
  return answers.map(({ answer, label }) => ({ label, href: env().APP_URL + answerPath(token, answer) }));
}

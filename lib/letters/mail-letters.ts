import "server-only";
import { render } from "@react-email/render";
import { createElement } from "react";
import type { z } from "zod";
import { actorOfOwner, systemActor } from "@/lib/auth/actor";
import { env } from "@/lib/settings/env";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { answerToken } from "@/lib/posts/outcomes/answer-token";
import { answerPath } from "@/lib/posts/outcomes/constants";
import { answeredUntil } from "@/lib/posts/outcomes/rules";
import { readMailPicture } from "@/lib/media/mail-picture";
import { type Mail, type MailPicture, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { letterLinkPath, offApiPath, offPath } from "./constants";
import { LetterMail, letterText } from "./mail";
import { createLetterLinks, markMailed, unmarkMailed } from "./mutations";
import { type Letter, readLetter } from "./read-letter";
import { letterMail } from "./schema";
import { type LetterItem, type Wording, composeLetter } from "./compose-letter";

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
  const { button, groups, subject, asked } = words;
  const items = groups.flatMap((group) => group.items);
  const [main = "", ...links] = await createLetterLinks(
    letter.userId,
    [button, ...items].map(({ path }) => path),
  );
  const hrefOf = (secret: string | undefined) => APP_URL + letterLinkPath(secret ?? "");
  const linkOf = (item: LetterItem) => ({ label: item.label, href: hrefOf(links[items.indexOf(item)]) });
  const pictures = await picturesOf(letter.userId, items);
  const cids = new Set(pictures.map(({ cid }) => cid));
  const off = APP_URL + offPath(letter.mailSecret);
  const props = {
    ...words,
    groups: groups.map(({ title, items: listed }) => ({
      title,
      items: listed.map((item) => ({
        text: item.text,
        link: linkOf(item),
        picture: item.picture && cids.has(item.picture.mediaId) ? cidPicture(item.picture) : undefined,
      })),
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
    pictures,
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

/** What HTML says of a picture that comes with its mail. */
const cidPicture = ({ mediaId, alt, wide }: NonNullable<LetterItem["picture"]>) => ({
  src: `cid:${mediaId}`,
  alt,
  wide,
});

/**
 * The pictures that a letter shows, each once. They come with the mail: an address that shows a private photo to whoever
 * has it would outlive the letter, and tell when it was opened.
 */
async function picturesOf(userId: string, items: readonly LetterItem[]): Promise<MailPicture[]> {
  const owner = await actorOfOwner(systemActor("letter"), userId);
  if (!owner) return [];
  const ids = [...new Set(items.flatMap(({ picture }) => picture?.mediaId ?? []))];
  const read = await Promise.all(ids.map(async (cid) => ({ cid, jpeg: await readMailPicture(owner, cid) })));
  return read.flatMap(({ cid, jpeg }) => (jpeg ? { cid, jpeg } : []));
}

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
import { readMailPhoto } from "@/lib/media/mail-photo";
import { type Mail, type MailPhoto, sendMail } from "@/lib/providers/mail";
import { ProviderError } from "@/lib/providers/provider-error";
import { digestLinkPath, offApiPath, offPath } from "./constants";
import { DigestMail, digestText } from "./mail";
import { createDigestLinks, markMailed, unmarkMailed } from "./mutations";
import { type Digest, readDigest } from "./read-digest";
import { digestMail } from "./schema";
import { type DigestItem, type Wording, composeDigest } from "./compose-digest";

const delay = backoff(60, 300, 900, 3600);

/**
 * Mails a digest, for a day at most. It is marked just before the mail server gets its text: a mail that perhaps was sent
 * is not sent again, and a process that dies then costs one digest rather than sending one twice.
 */
export const digestMailHandler: OutboxHandler<z.infer<typeof digestMail.payload>> = {
  ...digestMail,
  maxAttempts: 30,
  batchSize: 10,
  leaseSeconds: 300,
  retryDelay: (error, attempts) =>
    error instanceof ProviderError && error.outcome !== "retry" ? null : delay(attempts),
  handle: async ({ userId, week, until }) => {
    const digest = await readDigest(userId, week);
    if (!digest?.mail || digest.mailedWeek === week || digest.now > new Date(until)) return;
    const mail = await writeMail(digest);
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
async function writeMail(digest: Digest): Promise<Mail> {
  const { APP_URL } = env();
  const words = await composeDigest(digest);
  const { button, groups, subject, asked } = words;
  const items = groups.flatMap((group) => group.items);
  const [main = "", ...links] = await createDigestLinks(
    digest.userId,
    [button, ...items].map(({ path }) => path),
  );
  const hrefOf = (secret: string | undefined) => APP_URL + digestLinkPath(secret ?? "");
  const linkOf = (item: DigestItem) => ({ label: item.label, href: hrefOf(links[items.indexOf(item)]) });
  const photos = await photosOf(digest.userId, items);
  const cids = new Set(photos.map(({ cid }) => cid));
  const off = APP_URL + offPath(digest.mailSecret);
  const props = {
    ...words,
    groups: groups.map(({ title, items: listed }) => ({
      title,
      items: listed.map((item) => ({
        text: item.text,
        link: linkOf(item),
        photo: item.photo && cids.has(item.photo.mediaId) ? cidPhoto(item.photo) : undefined,
      })),
    })),
    asked: asked && { text: asked.text, links: answerLinks(digest, asked) },
    button: { label: button.label, href: hrefOf(main) },
    footerLink: { label: words.off, href: off },
  };
  return {
    to: digest.email,
    subject,
    html: await render(createElement(DigestMail, props)),
    text: digestText(props),
    photos,
    headers: {
      // RFC 8058: one press in the mail program switches it off.
      "List-Unsubscribe": `<${APP_URL}${offApiPath(digest.mailSecret)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** A link for each answer, which opens a page with it chosen: mail scanners open links. */
function answerLinks({ now }: Digest, { postId, answers }: NonNullable<Wording["asked"]>) {
  const token = answerToken({ postId, until: answeredUntil(now) });
  return answers.map(({ answer, label }) => ({ label, href: env().APP_URL + answerPath(token, answer) }));
}

/** What HTML says of a photo that comes with its mail. */
const cidPhoto = ({ mediaId, alt, wide }: NonNullable<DigestItem["photo"]>) => ({
  src: `cid:${mediaId}`,
  alt,
  wide,
});

/**
 * The photos that a digest shows, each once. They come with the mail: an address that shows a private photo to whoever
 * has it would outlive the digest, and tell when it was opened.
 */
async function photosOf(userId: string, items: readonly DigestItem[]): Promise<MailPhoto[]> {
  const owner = await actorOfOwner(systemActor("letter"), userId);
  if (!owner) return [];
  const ids = [...new Set(items.flatMap(({ photo }) => photo?.mediaId ?? []))];
  const read = await Promise.all(ids.map(async (cid) => ({ cid, jpeg: await readMailPhoto(owner, cid) })));
  return read.flatMap(({ cid, jpeg }) => (jpeg ? { cid, jpeg } : []));
}

import type { Context } from "../context";
import type { Entity } from "../collection";

export interface Mail extends Entity {
  /** Addresses of the envelope: to whom it really went. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  /** Null when the mail has no HTML part. */
  html: string | null;
  /** Every http(s) address in the mail, in order, each once. */
  links: string[];
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; size: number }[];
  receivedAt: string;
}

export function mailStore({ store }: Context) {
  return store.collection<Mail>("mails");
}

/** Mails, newest first; `to` matches a whole address, `subject` a part, both without regard to case. */
export function findMails(ctx: Context, to?: string, subject?: string): Mail[] {
  return mailStore(ctx)
    .all()
    .reverse()
    .filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to.toLowerCase()))
    .filter((mail) => !subject || mail.subject.toLowerCase().includes(subject.toLowerCase()));
}

/** The addresses in a mail's text and in its HTML's href attributes. */
export function linksOf(text: string, html: string | null): string[] {
  const found = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) =>
    link.replace(/[.,;:!?]+$/, ""),
  );
  for (const [, href = ""] of (html ?? "").matchAll(/href="(https?:[^"]+)"/g))
    found.push(href.replaceAll("&amp;", "&"));
  return [...new Set(found)];
}

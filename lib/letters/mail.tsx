import { MailLayout, type MailLayoutProps } from "@/lib/mail-layout";

import { type Asked, AskedSection } from "./asked-section";

type Link = { label: string; href: string };

/** The content of a letter's mail: the sender words it in the reader's language. */
export type LetterMailProps = MailLayoutProps & {
  proposals: readonly { text: string; link: Link }[];
  asked?: Asked;
  footerLink: Link;
};

/** In the layout of every mail: the week before, the free times, proposals with a link each, and the main button. */
export function LetterMail({ proposals, asked, ...props }: LetterMailProps) {
  return <MailLayout {...props} items={proposals} aside={asked && <AskedSection {...asked} />} />;
}

/** The same as plain text. */
export function letterText({
  title,
  paragraphs,
  proposals,
  asked,
  button,
  footer,
  footerLink,
}: LetterMailProps): string {
  const linked = ({ label, href }: Link) => `${label}: ${href}`;
  return [
    title,
    ...paragraphs,
    ...(asked ? [[asked.text, ...asked.links.map((link) => `  ${linked(link)}`)].join("\n")] : []),
    ...proposals.map(({ text, link }) => `– ${text}\n  ${linked(link)}`),
    linked(button),
    `${footer}\n${linked(footerLink)}`,
  ].join("\n\n");
}

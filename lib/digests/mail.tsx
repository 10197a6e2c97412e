import { MailLayout, type MailLayoutProps } from "@/lib/mail-layout";

import { type Asked, AskedSection } from "./asked-section";

type Link = { label: string; href: string };

/** The content of a digest's mail: the sender words it in the reader's language. */
export type DigestMailProps = MailLayoutProps & {
  groups: NonNullable<MailLayoutProps["groups"]>;
  asked?: Asked;
  footerLink: Link;
};

/** In the layout of every mail: the week before, the free times, what is shown with a link each, and the main button. */
export function DigestMail({ asked, ...props }: DigestMailProps) {
  return <MailLayout {...props} aside={asked && <AskedSection {...asked} />} />;
}

/** The same as plain text. */
export function digestText({
  title,
  paragraphs,
  asked,
  groups,
  button,
  footer,
  footerLink,
}: DigestMailProps): string {
  const linked = ({ label, href }: Link) => `${label}: ${href}`;
  return [
    title,
    ...paragraphs,
    ...(asked ? [[asked.text, ...asked.links.map((link) => `  ${linked(link)}`)].join("\n")] : []),
    ...groups.flatMap(({ title: heading, items }) => [
      heading,
      ...items.map(({ text, link }) => `– ${text}\n  ${linked(link)}`),
    ]),
    linked(button),
    `${footer}\n${linked(footerLink)}`,
  ].join("\n\n");
}

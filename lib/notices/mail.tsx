import { MailLayout, type MailLayoutProps } from "@/lib/mail-layout";

/** The content of a notice's mail: the sender looks its texts up in the reader's language. */
export type NoticeMailProps = Omit<MailLayoutProps, "paragraphs"> & {
  text: string;
  /** The beginning of the post that it is about. */
  quote?: string;
  reason?: string;
  /** Its links in question, with what was found. */
  links?: readonly string[];
  /** Where to check before deciding. */
  pageLink?: string;
};

/** In the layout of every mail: what happened, to which post, why, and where to resolve it. */
export function NoticeMail({ text, quote, reason, links = [], pageLink, ...props }: NoticeMailProps) {
  const parts = [text, quote && `“${quote}”`, reason, ...links, pageLink].filter(
    (part) => part !== undefined,
  );
  return <MailLayout {...props} paragraphs={parts} />;
}

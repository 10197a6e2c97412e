import { AccountMail, type AccountMailProps } from "@/lib/accounts/mail";

/** What the mail of a notice says: words are looked up by the sender, in the reader's language. */
export type NoticeMailProps = Omit<AccountMailProps, "paragraphs"> & {
  text: string;
  /** The beginning of the post that it is about. */
  quote?: string;
  reason?: string;
  /** Where to look before deciding. */
  look?: string;
};

/** The same paper and ink as every mail: what happened, to which post, why, and where to put it right. */
export function NoticeMail({ text, quote, reason, look, ...props }: NoticeMailProps) {
  const parts = [text, quote && `“${quote}”`, reason, look].filter((part) => part !== undefined);
  return <AccountMail {...props} paragraphs={parts} />;
}

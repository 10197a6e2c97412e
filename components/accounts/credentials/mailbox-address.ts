import { env } from "@/lib/settings/env";

/** The sandbox mailbox that catches mails, or null when mails are really sent. */
export function mailboxAddress(): string | null {
  const { sandboxed, SANDBOX_URL } = env();
  return sandboxed.includes("mail") ? `${SANDBOX_URL}/mailbox` : null;
}

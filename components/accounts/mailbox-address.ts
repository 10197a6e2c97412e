import { env } from "@/lib/env";

/** Where the sandbox shows the mails that are not sent out, or null. */
export function mailboxAddress(): string | null {
  const { sandboxed, SANDBOX_URL } = env();
  return sandboxed.includes("mail") ? `${SANDBOX_URL}/mailbox` : null;
}

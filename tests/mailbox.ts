import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../lib/settings/env";

/** A mail as the sandbox's mailbox keeps it. */
export type KeptMail = { subject: string; text: string; html: string | null; links: string[]; from: string };

/** The mails to an address, newest first, once there are at least `count`. */
export async function mailsTo(address: string, count = 1): Promise<KeptMail[]> {
  const url = new URL("/api/mails", env().SANDBOX_URL);
  url.searchParams.set("to", address);
  for (const end = Date.now() + 10_000; ; await sleep(50)) {
    const mails = (await (await fetch(url)).json()) as KeptMail[];
    if (mails.length >= count) return mails;
    if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails came to ${address}`);
  }
}

/** The secret in the link of the newest mail to an address. */
export async function secretMailedTo(address: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(address, count);
  const link = mail?.links.find((url) => url.includes("token="));
  if (!link) throw new Error(`The mail to ${address} has no link with a token`);
  return new URL(link).searchParams.get("token") ?? "";
}

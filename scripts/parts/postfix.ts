import fs from "node:fs";
import path from "node:path";
import { freePort } from "../run/ports";
import { untilReady } from "../run/ready";
import type { Part } from "./part";
import { capture, partFolder } from "./programs";
import { runTests } from "./run-tests";

/** Checks of the sender, which Postfix makes at `RCPT TO` (smtpd_delay_reject), and whose codes it keeps. */
const SENDER_CHECKS = {
  login_mismatch: "553 5.7.1 Sender address rejected: not owned by user",
  unknown_domain: "550 5.1.8 Sender address rejected: Domain not found",
};

/** What it answers to `RCPT TO` for these names at example.com, in the words of its own documentation and code. */
const ANSWERS: Record<string, string> = {
  greylisted: "450 4.2.0 Greylisted, see http://postgrey.schweikert.ch/help/example.com.html",
  unknown: "550 5.1.1 User unknown in relay recipient table",
  moved: "551 5.1.6 User has moved",
  full: "552 5.2.2 Mailbox full",
  barred: "554 5.2.1 Mailbox disabled",
  login: "login_mismatch",
  domain: "unknown_domain",
  blocked: "554 5.7.1 Service unavailable; Client host [127.0.0.1] blocked using zen.spamhaus.org",
};

const inline = (entries: [string, string][]) =>
  `inline:{${entries.map(([key, value]) => `{${key} = ${value}}`).join(", ")}}`;

/** It takes mail for example.com, drops and logs it, and relays for nobody. */
function settings(folder: string): string {
  const recipients = Object.entries(ANSWERS).map(([name, answer]): [string, string] => [
    `${name}@example.com`,
    answer,
  ]);
  return `
compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mydestination =
alias_maps =
mynetworks =
relay_domains = example.com
default_transport = discard
relay_transport = discard
smtpd_relay_restrictions = reject_unauth_destination
smtpd_restriction_classes = ${Object.keys(SENDER_CHECKS).join(", ")}
${Object.entries(SENDER_CHECKS)
  .map(([name, answer]) => `${name} = check_sender_access static:{${answer}}`)
  .join("\n")}
smtpd_recipient_restrictions = check_recipient_access ${inline(recipients)}, permit
`;
}

const services = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
discard unix - - n - - discard
error unix - - n - - error
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

/** A mail server of the strict kind. Started by root alone, as everywhere. */
export const postfix: Part = {
  id: "postfix",
  name: "Postfix",
  what: "mail that it takes, greylists, refuses for its recipient, its sender or its client, and does not relay",
  from: "Debian; as root",
  version: () => {
    if (process.getuid?.() !== 0) return null;
    try {
      return /= ([\d.]+)/.exec(capture("postconf", ["-d", "mail_version"]))?.[1] ?? null;
    } catch {
      return null;
    }
  },
  run: async () => {
    const folder = partFolder({});
    const [port, user] = [await freePort(), capture("id", ["-u", "postfix"])];
    for (const name of ["config", "spool", "data"]) fs.mkdirSync(path.join(folder, name));
    fs.chmodSync(folder, 0o755);
    fs.chownSync(path.join(folder, "data"), Number(user), 0);
    fs.writeFileSync(path.join(folder, "config/main.cf"), settings(folder));
    fs.writeFileSync(path.join(folder, "config/master.cf"), services(port));
    const control = (what: string) => capture("postfix", ["-c", path.join(folder, "config"), what]);
    try {
      control("start");
      await untilReady(port, AbortSignal.timeout(30_000));
      return await runTests({
        name: "postfix",
        project: "parts",
        files: ["tests/parts/postfix.test.ts"],
        env: {
          PARTS_SMTP_URL: `smtp://127.0.0.1:${port}`,
          PARTS_MAIL_LOG: path.join(folder, "mail.log"),
        },
      });
    } finally {
      control("stop");
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

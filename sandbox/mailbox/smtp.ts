import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Context } from "../context";
import type { Fault } from "../faults";
import { linksOf, mailStore } from "./entities";

const MAX_BYTES = 25 * 1024 * 1024;

/** An SMTP refusal with its reply code, as smtp-server wants it. */
class SmtpError extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A mail server that takes everything, signed in or not, and keeps it. Faults of provider `mailbox` (method SEND,
 * path = the recipients): refuse 550, error-* and rate-limit 451, expired-token 535, slow; others cut the line.
 */
export function createMailServer(ctx: Context): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: MAX_BYTES,
    // Nobody's idle connection holds up the end.
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData(stream, session, done) {
      simpleParser(stream)
        .then((mail) => accept(ctx, mail, session))
        .then(() => done())
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // A caller that hangs up in the middle is no concern of the mailbox.
  server.on("error", () => {});
  return server;
}

async function accept(ctx: Context, parsed: ParsedMail, session: SMTPServerSession): Promise<void> {
  const to = session.envelope.rcptTo.map((recipient) => recipient.address);
  const path = to.join(",");
  const started = Date.now();
  const fault = ctx.faults.take("mailbox", "SEND", path);
  const log = (status: number, effect: boolean) =>
    ctx.log.add({
      provider: "mailbox",
      method: "SEND",
      path,
      status,
      effect,
      durationMs: Date.now() - started,
      fault: fault?.kind,
      note: parsed.subject,
    });
  if (fault?.delayMs || fault?.kind === "slow")
    await sleep(fault.delayMs ?? 5_000, undefined, { ref: false });
  const refusal = fault && fault.kind !== "slow" ? refusalOf(fault) : null;
  const kept = !refusal || fault?.kind === "error-after-effect";
  if (kept) keep(ctx, parsed, to);
  log(refusal?.responseCode ?? 250, kept);
  if (fault) ctx.faults.settle(fault);
  if (refusal) throw refusal;
}

function refusalOf(fault: Fault): SmtpError {
  const defaults: Record<string, [number, string]> = {
    refuse: [550, "Mailbox unavailable"],
    "expired-token": [535, "Authentication credentials invalid"],
    "rate-limit": [451, "Too many messages, try again later"],
  };
  const [code, text] = defaults[fault.kind] ?? [451, "Local error in processing"];
  return new SmtpError(fault.status ?? code, fault.message ?? text);
}

function keep(ctx: Context, parsed: ParsedMail, to: string[]): void {
  const html = parsed.html || null;
  const text = parsed.text ?? "";
  mailStore(ctx).put({
    id: String(ctx.store.next("mail")),
    to,
    from: parsed.from?.text ?? "",
    subject: parsed.subject ?? "",
    text,
    html,
    links: linksOf(text, html),
    headers: Object.fromEntries(
      parsed.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]),
    ),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? "attachment",
      contentType,
      size,
    })),
    receivedAt: new Date().toISOString(),
  });
}

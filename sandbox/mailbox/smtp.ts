import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Context } from "../context";
import { hasEffect, type Fault, type FaultKind } from "../faults";
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
 * path = the recipients): refuse 550, error-* and rate-limit 451, expired-token 535 (or the fault's `status`),
 * slow; the others cut the connection.
 */
export function createMailServer(ctx: Context): SMTPServer {
  // By the caller's port: smtp-server does not hand out a session's socket.
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: MAX_BYTES,
    // Nobody's idle connection holds up the end.
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    onData(stream, session, done) {
      simpleParser(stream)
        .then((mail) => accept(ctx, mail, session, () => sockets.get(session.remotePort)?.destroy()))
        .then(() => done())
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // A caller that hangs up in the middle is no concern of the mailbox.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once("close", () => sockets.delete(port));
  });
  return server;
}

async function accept(
  ctx: Context,
  parsed: ParsedMail,
  session: SMTPServerSession,
  cut: () => void,
): Promise<void> {
  const to = session.envelope.rcptTo.map((recipient) => recipient.address);
  const path = to.join(",");
  const started = Date.now();
  const fault = ctx.faults.take("mailbox", { method: "SEND", path, text: "" });
  const log = (status: number | null, effect: boolean) =>
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
  const refusal = fault ? refusalOf(fault) : null;
  const severed = fault !== undefined && fault.kind !== "slow" && !refusal;
  const kept = !fault || hasEffect(fault.kind);
  if (kept) keep(ctx, parsed, to);
  log(severed ? null : (refusal?.responseCode ?? 250), kept);
  if (fault) ctx.faults.settle(fault);
  if (severed) cut();
  if (refusal) throw refusal;
}

/** Reply codes of RFC 5321, 4.2.3. */
const REPLIES: Partial<Record<FaultKind, [code: number, text: string]>> = {
  refuse: [550, "Mailbox unavailable"],
  "expired-token": [535, "Authentication credentials invalid"],
  "rate-limit": [451, "Too many messages, try again later"],
  "error-before-effect": [451, "Local error in processing"],
  "error-after-effect": [451, "Local error in processing"],
};

function refusalOf(fault: Fault): SmtpError | null {
  const reply = REPLIES[fault.kind];
  return reply ? new SmtpError(fault.status ?? reply[0], fault.message ?? reply[1]) : null;
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

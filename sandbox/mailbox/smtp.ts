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

/** Where a conversation can go wrong. A fault's `method` names one; without it, each kind has its usual stage. */
type Stage = "AUTH" | "MAIL" | "RCPT" | "SEND";

/**
 * A mail server that takes everything, signed in or not, and keeps it. Faults of provider `mailbox` name a stage as
 * `method`: AUTH (path = the user's name), MAIL (path = the sender), RCPT or SEND, which is the answer to the text
 * (path = the recipients). `refuse` is 550 and `rate-limit` a greylist's 450, both to RCPT; `expired-token` 535 to AUTH,
 * or 530 to MAIL from a client that does not sign in; error-* 451 and `slow` come after the text (or the fault's
 * `status`); the others cut the connection then.
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
    onAuth: ({ username }, _session, done) => {
      const refusal = refuse(ctx, "AUTH", username ?? "");
      if (refusal) done(refusal);
      else done(null, { user: username ?? "anyone" });
    },
    onMailFrom: ({ address }, _session, done) => done(refuse(ctx, "MAIL", address)),
    onRcptTo: ({ address }, _session, done) => done(refuse(ctx, "RCPT", address)),
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

/** Takes the fault of a stage: one that names it, or whose kind belongs there. */
function takeFault(ctx: Context, stage: Stage, path: string): Fault | undefined {
  const call = { method: stage, path, text: "" };
  return ctx.faults.take(
    "mailbox",
    call,
    ({ method, kind }) => Boolean(method) || stagesOf(kind).includes(stage),
  );
}

/** The refusal that a fault asks for before the text; null when there is none. */
function refuse(ctx: Context, stage: Stage, path: string): SmtpError | null {
  const fault = takeFault(ctx, stage, path);
  if (!fault) return null;
  const refusal = dropRefusal(
    fault,
    stage === "MAIL" && fault.kind === "expired-token" ? UNSIGNED : undefined,
  );
  const { kind } = fault;
  const status = refusal?.responseCode ?? null;
  ctx.log.add({
    provider: "mailbox",
    method: stage,
    path,
    status,
    effect: false,
    durationMs: 0,
    fault: kind,
  });
  ctx.faults.settle(fault);
  return refusal;
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
  const fault = takeFault(ctx, "SEND", path);
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
  const refusal = fault ? dropRefusal(fault) : null;
  const severed = fault !== undefined && fault.kind !== "slow" && !refusal;
  const kept = !fault || hasEffect(fault.kind);
  if (kept) keep(ctx, parsed, to);
  log(severed ? null : (refusal?.responseCode ?? 250), kept);
  if (fault) ctx.faults.settle(fault);
  if (severed) cut();
  if (refusal) throw refusal;
}

/** Reply codes of RFC 5321, 4.2.3, and RFC 4954, 6; enhanced codes of RFC 3463. */
const REPLIES: Partial<Record<FaultKind, [code: number, text: string]>> = {
  refuse: [550, "5.1.1 Mailbox unavailable"],
  "expired-token": [535, "5.7.8 Authentication credentials invalid"],
  "rate-limit": [450, "4.7.1 Greylisted, try again later"],
  "error-before-effect": [451, "4.3.0 Local error in processing"],
  "error-after-effect": [451, "4.3.0 Local error in processing"],
};
const UNSIGNED: [code: number, text: string] = [530, "5.7.0 Authentication required"];

function dropRefusal(fault: Fault, reply = REPLIES[fault.kind]): SmtpError | null {
  return reply ? new SmtpError(fault.status ?? reply[0], fault.message ?? reply[1]) : null;
}

/** Where a kind of fault belongs when it names no stage. A client that signs in meets `expired-token` first at AUTH. */
function stagesOf(kind: FaultKind): Stage[] {
  if (kind === "refuse" || kind === "rate-limit") return ["RCPT"];
  return kind === "expired-token" ? ["AUTH", "MAIL"] : ["SEND"];
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

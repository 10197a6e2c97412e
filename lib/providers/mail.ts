import "server-only";
import { Readable } from "node:stream";
import nodemailer, { type SendMailOptions, type Transporter } from "nodemailer";
import { env } from "@/lib/settings/env";
import { inSpan, measure } from "@/lib/observability/telemetry";
import { ProviderError, type ProviderOutcome } from "./provider-error";

/** A mail with its plain-text alternative. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Shown by `<img src="cid:…">` in the HTML. */
  photos?: readonly MailPhoto[];
};

export type MailPhoto = { cid: string; jpeg: Buffer };

/** Asked before the server is given the text; false: it is not to be sent after all. */
type Consent = () => Promise<boolean>;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail, and what to call when the server has taken all of its text but has not answered yet. */
type Outgoing = SendMailOptions & { consent?: Consent; onHandedOver: () => void };

let transporter: Transporter | undefined;

function transport(): Transporter {
  if (transporter) return transporter;
  transporter = nodemailer.createTransport({
    url: env().SMTP_URL,
    ...TIMEOUTS,
    // Texts and addresses are our own, and never refer to a file or URL to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use("stream", ({ data, message }, done) => {
    message.processFunc((text) => Readable.from(watch(text, data as Outgoing), { objectMode: false }));
    done();
  });
  return transporter;
}

/** Read only once the server has answered DATA with 354, since a generator starts with its first read. */
async function* watch(text: Readable, { consent, onHandedOver }: Outgoing): AsyncGenerator<Buffer> {
  if (consent && !(await consent())) throw new Error("the mail is no longer wanted");
  for await (const chunk of text) yield chunk as Buffer;
  onHandedOver();
}

/**
 * Sends a mail through the SMTP server of SMTP_URL.
 * @param consent is asked just before the server is given the text
 * @throws ProviderError `refused` (the recipient does not exist or takes no mail), `unknown` (the connection was lost
 *   after the text), `retry` (everything else: an unreachable server or a refused login is for the operator to fix)
 */
export async function sendMail({ photos = [], ...mail }: Mail, consent?: Consent): Promise<void> {
  let handedOver = false;
  const outgoing: Outgoing = {
    from: env().MAIL_FROM,
    ...mail,
    attachments: photos.map(({ cid, jpeg }) => ({
      cid,
      content: jpeg,
      filename: `${cid}.jpg`,
      contentType: "image/jpeg",
      contentDisposition: "inline",
    })),
    consent,
    onHandedOver: () => (handedOver = true),
  };
  try {
    await inSpan("mail", {}, () => transport().sendMail(outgoing));
    measure.mail(1, { outcome: "sent" });
  } catch (error) {
    const outcome = outcomeOf(error as SmtpFailure, handedOver);
    measure.mail(1, { outcome });
    throw new ProviderError({
      provider: "mail",
      code: "MAIL_UNAVAILABLE",
      outcome,
      message: `mail: ${(error as Error).message}`,
      cause: error,
    });
  }
}

/** The parts of a nodemailer error: the SMTP reply, its code, and the command it answers. */
type SmtpFailure = Error & { command?: string; response?: string; responseCode?: number };

/** No such mailbox, moved, full, or refused for good (RFC 5321, 4.2.3). 553 also rejects senders, and is kept. */
const ABOUT_RECIPIENT = [550, 551, 552, 554];
/**
 * Enhanced codes (RFC 3463) that concern who sends, in an answer to RCPT TO all the same: policy, such as "relay access
 * denied" or a blocked client (5.7.x), and the sender's address (5.1.7, 5.1.8), which Postfix refuses only then.
 */
const ABOUT_SENDER = /^\d{3}[ -]5\.(7\.\d|1\.[78]\b)/;

function outcomeOf(failure: SmtpFailure, handedOver: boolean): ProviderOutcome {
  const { command, response = "", responseCode } = failure;
  if (!responseCode) return handedOver ? "unknown" : "retry";
  const aboutRecipient = command === "RCPT TO" && ABOUT_RECIPIENT.includes(responseCode);
  return aboutRecipient && !ABOUT_SENDER.test(response) ? "refused" : "retry";
}

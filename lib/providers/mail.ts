import "server-only";
import nodemailer, { type Transporter } from "nodemailer";
import { env } from "@/lib/env";
import { ProviderError, type ProviderOutcome } from "./provider-error";

/** A mail with its plain-text alternative. */
export type Mail = { to: string; subject: string; html: string; text: string };

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

let transporter: Transporter | undefined;

function transport(): Transporter {
  return (transporter ??= nodemailer.createTransport({
    url: env().SMTP_URL,
    ...TIMEOUTS,
    // Texts and addresses are our own, and never refer to a file or URL to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  }));
}

/**
 * Sends a mail through the SMTP server of SMTP_URL.
 * @throws ProviderError `retry` (not reached, or a 4xx reply), `refused` (5xx), `unknown` (connection lost after the
 * text was sent). SMTP reply codes: RFC 5321, 4.2.1.
 */
export async function sendMail(mail: Mail): Promise<void> {
  try {
    await transport().sendMail({ from: env().MAIL_FROM, ...mail });
  } catch (error) {
    throw new ProviderError({
      provider: "mail",
      code: "MAIL_UNAVAILABLE",
      outcome: outcomeOf(error as SmtpFailure),
      message: `mail: ${(error as Error).message}`,
      cause: error,
    });
  }
}

/** The parts of a nodemailer error: its own code, the underlying system error's code, the SMTP reply code. */
type SmtpFailure = Error & { code?: string; originalCode?: string; responseCode?: number };

const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/;

function outcomeOf({ code, originalCode, responseCode, message }: SmtpFailure): ProviderOutcome {
  if (responseCode) return responseCode >= 500 ? "refused" : "retry";
  const system = originalCode ?? code ?? "";
  if (code === "EDNS" || NOT_REACHED.test(system)) return "retry";
  return /^(Connection timeout|Greeting never received)/.test(message) ? "retry" : "unknown";
}

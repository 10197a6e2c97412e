import "server-only";
import pino from "pino";
import { logLevel } from "./env";

/**
 * The one logger. Never give it a token, a password, a mail's text or a post's text: what could hold one
 * is censored by name as the last line of defence.
 */
export const log = pino({
  level: logLevel(),
  redact: {
    paths: [
      "*.password",
      "*.token",
      "*.accessToken",
      "*.authorization",
      "*.cookie",
      "*.secret",
      "password",
      "token",
    ],
    censor: "[redacted]",
  },
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});

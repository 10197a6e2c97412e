import "server-only";
import pino from "pino";
import { logLevel } from "@/lib/settings/env";
import { logContext } from "./log-context";
import { traceIdOf } from "./telemetry";

/**
 * The only logger; each line carries the id of its request or job. Never pass it a token, a password, a mail's text or a post's text; as a last line of defence,
 * fields with the names of secrets are redacted.
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
  mixin: () => ({ ...logContext(), traceId: traceIdOf() }),
  timestamp: pino.stdTimeFunctions.isoTime,
});

import "server-only";
import type { Logger } from "inngest";
import { log } from "@/lib/observability/log";

/**
 * Messages that anybody can cause by a request to /api/inngest: not our errors, although the SDK logs them with a
 * stack.
 */
const REFUSED = /^(Signature validation failed|Missing body|Received unhandled HTTP method)/;

function refusal(given: unknown[]): string | null {
  const words = given.find((part) => typeof part === "string") ?? "";
  if (!REFUSED.test(words)) return null;
  const { err } = (given[0] ?? {}) as { err?: unknown };
  return err instanceof Error ? `${words}: ${err.message}` : words;
}

type Line = [object, string];

/** Writes the messages of Inngest's SDK to our log. */
export const sdkLog: Logger = {
  debug: (...given: unknown[]) => log.debug(...(given as Line)),
  info: (...given: unknown[]) => log.info(...(given as Line)),
  warn: (...given: unknown[]) => log.warn(...(given as Line)),
  error: (...given: unknown[]) => {
    const refused = refusal(given);
    if (refused === null) log.error(...(given as Line));
    else log.warn(`a call of /api/inngest is refused: ${refused}`);
  },
};

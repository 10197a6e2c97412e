// Loaded before Next in production: what it, or Node, writes as text becomes lines of JSON like the logger's own
// (lib/observability/log.ts writes past these streams), each with the id of its request or job.
import { isMainThread } from "node:worker_threads";
import { stripVTControlCharacters } from "node:util";

/** pino's levels, by the sign that Next puts first. */
const SIGNS = { "⨯": 50, "⚠": 40 };
const DEFAULTS = { stdout: 30, stderr: 50 };
const SIGN = /^[▲⨯⚠✓○]\s*/u;

/** One line of JSON for what was written at once, which may be a stack of many lines. */
function toLine(text, stream) {
  const plain = stripVTControlCharacters(text).trim();
  const context = globalThis.postwrightLogContext?.getStore();
  const digest = /digest: '([^']+)'/.exec(plain)?.[1];
  // What a client can provoke is no error of ours, and needs no stack: what is sent as the arguments of a server action
  // and is none, and more pages at once than are rendered.
  const isMalformed = context !== undefined && globalThis.postwrightWaitingActions?.has(context) === true;
  const isProvoked = isMalformed || digest === "SERVER_BUSY";
  const given = SIGNS[plain[0]] ?? (/^\(node:\d+\)/.test(plain) ? 40 : DEFAULTS[stream]);
  const level = isProvoked ? Math.min(given, SIGNS["⚠"]) : given;
  return `${JSON.stringify({
    level,
    time: new Date().toISOString(),
    ...context,
    source: "next",
    ...(digest ? { digest } : {}),
    msg: (isProvoked ? plain.split("\n", 1)[0] : plain).replace(SIGN, ""),
  })}\n`;
}

function writeLines(stream) {
  const target = process[stream];
  const write = target.write.bind(target);
  target.write = (chunk, ...rest) => {
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    if (text.startsWith("{")) return write(chunk, ...rest);
    // Next separates its lines by empty ones.
    if (stripVTControlCharacters(text).trim() === "") return write("", ...rest);
    return write(toLine(text, stream), ...rest);
  };
}

if (isMainThread) for (const stream of ["stdout", "stderr"]) writeLines(stream);

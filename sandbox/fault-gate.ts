import { setTimeout as sleep } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { Context, Env } from "./context";
import { cutInTheMiddle } from "./cut-stream";
import type { Fault } from "./faults";

/** The part of a stand-in that the fault gate needs: its name, and its errors in the vendor's own shape. */
export interface Provider {
  name: string;
  /** The vendor's reply for refuse, error-*, rate-limit and expired-token. */
  fail(fault: Fault, c: HonoContext<Env>): Response;
  /** What the vendor keeps of such a reply, to tell it again; `instead` is what it would have said. */
  keep?(c: HonoContext<Env>, told: Response, instead: Response | null): Promise<void>;
}

const HANG_LIMIT_MS = 10 * 60_000;
const DEFAULT_SLOW_MS = 5_000;
const BEFORE = new Set([
  "refuse",
  "error-before-effect",
  "rate-limit",
  "expired-token",
  "reset-before-effect",
]);

/**
 * Runs a call under the fault that is set for it, if any, and writes it to the log. `effect` is the whole
 * handler: it is not called for faults without effect, and its own refusal wins over a fault after the effect
 * (which then waits for the next call, since nothing was accepted).
 */
export async function withFault(
  ctx: Context,
  c: HonoContext<Env>,
  provider: Provider,
  effect: () => Response | Promise<Response>,
): Promise<Response> {
  const started = Date.now();
  const fault = ctx.faults.take(provider.name, c.req.method, c.req.path);
  const log = (status: number | null, happened: boolean, applied: boolean) =>
    ctx.log.add({
      provider: provider.name,
      method: c.req.method,
      path: c.req.path,
      status,
      effect: happened && c.req.method !== "GET",
      durationMs: Date.now() - started,
      fault: applied ? fault?.kind : undefined,
      note: c.get("note"),
    });

  if (fault?.delayMs || fault?.kind === "slow") await held(fault.delayMs ?? DEFAULT_SLOW_MS);
  if (fault && BEFORE.has(fault.kind)) {
    ctx.faults.settle(fault);
    const told = fault.kind === "reset-before-effect" ? null : provider.fail(fault, c);
    if (told) await provider.keep?.(c, told, null);
    log(told?.status ?? null, false, true);
    return told ?? reset(c);
  }
  const reply = await effect();
  if (!fault || fault.kind === "slow" || !reply.ok) {
    if (fault) ctx.faults[fault.kind === "slow" ? "settle" : "restore"](fault);
    log(reply.status, reply.ok, fault?.kind === "slow");
    return reply;
  }
  ctx.faults.settle(fault);
  const told = afterEffect(fault, c, provider, reply);
  if (told && fault.kind === "error-after-effect") await provider.keep?.(c, told, reply);
  log(told?.status ?? null, true, true);
  if (told) return told;
  if (fault.kind === "kill") killProcess(fault.pid);
  return fault.kind === "accept-then-hang" ? hang(c) : reset(c);
}

/** The same as middleware: put it before the routes of a provider. */
export function faultGate(ctx: Context, provider: Provider): MiddlewareHandler<Env> {
  return async (c, next) => {
    const told = await withFault(ctx, c, provider, async () => {
      await next();
      return c.res;
    });
    if (told === c.res) return;
    // Emptied first, because Hono would carry the headers of the replaced reply over.
    c.res = undefined;
    c.res = told;
  };
}

/** What is told after the effect; null for the kinds that tell nothing. */
function afterEffect(
  fault: Fault,
  c: HonoContext<Env>,
  provider: Provider,
  reply: Response,
): Response | null {
  if (fault.kind === "error-after-effect") return provider.fail(fault, c);
  if (fault.kind === "cut-stream") return cutInTheMiddle(reply, () => reset(c));
  if (fault.kind !== "garbage") return null;
  const headers = { "content-type": "application/json" };
  return new Response('<!doctype html><title>{"id":', { status: fault.status ?? 200, headers });
}

/** Never the sandbox itself, nor a whole process group. */
function killProcess(pid: number | undefined): void {
  if (pid === undefined || pid <= 1 || pid === process.pid) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    console.warn(`sandbox: process ${pid} could not be killed: ${String(error)}`);
  }
}

/** A while that does not keep the process from ending. */
const held = (ms: number) => sleep(ms, undefined, { ref: false });

function reset(c: HonoContext<Env>): Response {
  c.env.incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** Holds the line until the caller hangs up. */
async function hang(c: HonoContext<Env>): Promise<Response> {
  const { socket } = c.env.incoming;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(resolve, HANG_LIMIT_MS).unref();
    socket.once("close", () => {
      clearTimeout(limit);
      resolve();
    });
  });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

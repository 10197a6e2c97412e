import { setTimeout as sleep } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { Context, Env } from "./context";
import { cutInTheMiddle } from "./cut-stream";
import { flawOf, hasEffect, type Fault } from "./faults";

/** The part of a stand-in that the fault gate needs: its name, and its errors in the vendor's own shape. */
export interface Provider {
  name: string;
  /** The vendor's reply for refuse, error-*, rate-limit and expired-token. */
  fail(fault: Fault, c: HonoContext<Env>): Response;
  /** Stores such a reply where the vendor repeats it for the same key; `instead` is the reply it replaces. */
  keep?(c: HonoContext<Env>, failure: Response, instead: Response | null): Promise<void>;
}

const HANG_LIMIT_MS = 10 * 60_000;
const DEFAULT_SLOW_MS = 5_000;
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
  const text = ctx.faults.readText(provider.name) ? await textOf(c.req.raw) : "";
  const fault = ctx.faults.take(provider.name, { method: c.req.method, path: c.req.path, text });
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
  if (fault && !hasEffect(fault.kind)) {
    ctx.faults.settle(fault);
    const failure = fault.kind === "reset-before-effect" ? null : provider.fail(fault, c);
    if (failure) await provider.keep?.(c, failure, null);
    log(failure?.status ?? null, false, true);
    return failure ?? reset(c);
  }
  c.set("flaw", flawOf(fault));
  c.set("form", fault?.message);
  c.set("hidden", fault?.hidden);
  const reply = await effect();
  const answered = fault?.kind === "slow" || flawOf(fault) !== undefined;
  if (!fault || answered || !reply.ok) {
    if (fault) ctx.faults[answered ? "settle" : "restore"](fault);
    log(reply.status, reply.ok, answered);
    return reply;
  }
  ctx.faults.settle(fault);
  const replaced = afterEffect(fault, c, provider, reply);
  if (replaced && fault.kind.endsWith("-after-effect")) await provider.keep?.(c, replaced, reply);
  log(replaced?.status ?? null, true, true);
  if (replaced) return replaced;
  if (fault.kind === "kill") killProcess(fault.pid);
  return fault.kind === "accept-then-hang" ? hang(c) : reset(c);
}

/** A request as text: its address, its token and its body, the last also as decoded form fields. */
async function textOf(request: Request): Promise<string> {
  const body = await request.clone().text();
  const fields = [...new URLSearchParams(body).values()];
  return [request.url, request.headers.get("authorization"), body, ...fields].join("\n");
}

/** The same as middleware: put it before the routes of a provider. */
export function faultGate(ctx: Context, provider: Provider): MiddlewareHandler<Env> {
  return async (c, next) => {
    const reply = await withFault(ctx, c, provider, async () => {
      await next();
      return c.res;
    });
    if (reply === c.res) return;
    // Emptied first, because Hono would carry the headers of the replaced reply over.
    c.res = undefined;
    c.res = reply;
  };
}

/** The reply after the effect; null for the kinds without one. */
function afterEffect(
  fault: Fault,
  c: HonoContext<Env>,
  provider: Provider,
  reply: Response,
): Response | null {
  if (fault.kind.endsWith("-after-effect")) return provider.fail(fault, c);
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

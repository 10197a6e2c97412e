import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "./context";
import { FAULT_KINDS, type FaultKind } from "./faults";
import { FAULT_PROVIDERS, STAND_INS } from "./providers";

const kinds = Object.keys(FAULT_KINDS) as [FaultKind, ...FaultKind[]];

/** A fault as requested; with `times` null it lasts until it is cleared, `delayMs` is milliseconds. */
export const faultSchema = z
  .strictObject({
    provider: z.enum(FAULT_PROVIDERS as [string, ...string[]]),
    kind: z.enum(kinds),
    method: z.string().optional(),
    path: z.string().optional(),
    contains: z.string().optional(),
    times: z.int().min(1).nullable().optional(),
    status: z.int().min(200).max(599).optional(),
    code: z.int().optional(),
    subcode: z.int().optional(),
    message: z.string().optional(),
    transient: z.boolean().optional(),
    hidden: z.boolean().optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    pid: z.int().min(2).optional(),
  })
  .refine((fault) => fault.kind !== "kill" || fault.pid !== undefined, {
    message: "kill needs a pid",
    path: ["pid"],
  });

/** Empties everything and puts in what exists at first. */
export function resetAll(ctx: Context): void {
  ctx.store.reset();
  for (const standIn of STAND_INS) standIn.seed(ctx);
}

/** What tests steer the sandbox with, as JSON. Mounted at /api. */
export function controlApi(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/health", (c) => c.json({ ok: true }));
  app.get("/revision", (c) => c.text(ctx.store.revision));

  app.get("/state", (c) => {
    const { host, port, smtpPort, url } = ctx.settings;
    const providers = Object.fromEntries(STAND_INS.map((standIn) => [standIn.name, standIn.state(ctx)]));
    return c.json({
      settings: { host, port, smtpPort, url },
      ...providers,
      faults: ctx.faults.list(),
      calls: ctx.log.list(),
    });
  });

  app.post("/reset", (c) => {
    resetAll(ctx);
    return c.json({ reset: true });
  });

  app.get("/calls", (c) => c.json(ctx.log.list(c.req.query("provider"))));

  app.get("/faults", (c) => c.json(ctx.faults.list()));
  app.post("/faults", async (c) => c.json(ctx.faults.add(faultSchema.parse(await c.req.json())), 201));
  app.delete("/faults", (c) => {
    ctx.faults.clear();
    return c.json({ cleared: true });
  });
  app.delete("/faults/:id", (c) => c.json({ cleared: ctx.faults.remove(c.req.param("id")) }));

  return app;
}

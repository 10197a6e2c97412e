import { Hono } from "hono";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Context, Env } from "../context";
import { type Provider, withFault } from "../fault-gate";
import type { Fault } from "../faults";
import { googleStore, putPerson } from "./entities";
import { issuerOf, MOUNT } from "./issuer";
import { replyOf } from "./node-reply";
import { overPage, signInPage } from "./pages/sign-in-page";

/** OAuth's errors, as Google words them. Source: RFC 6749 5.2 */
function oauthFailure({ kind, status, message }: Fault): Response {
  const [error, usual] =
    kind === "rate-limit"
      ? (["rate_limit_exceeded", 429] as const)
      : kind === "refuse"
        ? (["invalid_grant", 400] as const)
        : kind === "expired-token"
          ? (["invalid_client", 401] as const)
          : (["server_error", 500] as const);
  return Response.json({ error, error_description: message ?? "Bad Request" }, { status: status ?? usual });
}

const gate: Provider = { name: "google", fail: oauthFailure };
const choiceSchema = z.object({
  decision: z.enum(["continue", "cancel"]),
  person: z.string(),
  name: z.string().trim().default(""),
  email: z.string().trim().default(""),
  verified: z.enum(["yes", "no", "as-is"]).default("as-is"),
});

/** The page on which a person is chosen, then the issuer itself. Mounted at /google. */
export function googleRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/signin/:uid", async (c) => {
    const issuer = await issuerOf(ctx);
    const { incoming, outgoing } = c.env;
    try {
      await issuer.interactionDetails(incoming, outgoing);
    } catch {
      return c.html(overPage(), 400);
    }
    return c.html(signInPage(googleStore(ctx).people.all()));
  });

  app.post("/signin/:uid", async (c) => {
    const issuer = await issuerOf(ctx);
    const choice = choiceSchema.parse(Object.fromEntries(await c.req.formData()));
    const result =
      choice.decision === "continue"
        ? { select_account: {}, login: { accountId: chosen(ctx, choice), remember: false } }
        : { error: "access_denied", error_description: "End-User aborted interaction" };
    const { incoming, outgoing } = c.env;
    const next = await issuer.interactionResult(incoming, outgoing, result).catch(() => null);
    return next ? c.redirect(next, 303) : c.html(overPage(), 400);
  });

  app.all("/*", (c) =>
    withFault(ctx, c, gate, async () => {
      const issuer = await issuerOf(ctx);
      return replyOf(issuer.callback(), mounted(c.env.incoming));
    }),
  );
  return app;
}

/** Rewrites the path to the issuer's own, and keeps the original as Express does. */
function mounted(request: IncomingMessage): IncomingMessage {
  const originalUrl = request.url ?? "/";
  // Every sign-in chooses a person, so an earlier session here must not apply.
  if (request.headers.cookie && originalUrl.startsWith(`${MOUNT}/o/oauth2/`))
    request.headers.cookie = request.headers.cookie
      .split("; ")
      .filter((cookie) => !/^google_s(\.|=)/.test(cookie))
      .join("; ");
  return Object.assign(request, { originalUrl, url: originalUrl.slice(MOUNT.length) || "/" });
}

function chosen(ctx: Context, { person, name, email, verified }: z.output<typeof choiceSchema>): string {
  const known = googleStore(ctx).people.get(person);
  const flag = (before: boolean) => (verified === "as-is" ? before : verified === "yes");
  if (known) return putPerson(ctx, { ...known, emailVerified: flag(known.emailVerified) }).id;
  const address = z.email().parse(email);
  return putPerson(ctx, { name: name || address, email: address, emailVerified: flag(true) }).id;
}

const personSchema = z.strictObject({
  id: z.string().regex(/^\d+$/).optional(),
  name: z.string().min(1),
  email: z.email(),
  emailVerified: z.boolean().default(true),
});

/** What tests may ask of it. Mounted at /api/google. */
export function googleControlRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/people", (c) => c.json(googleStore(ctx).people.all()));
  app.put("/people", async (c) => c.json(putPerson(ctx, personSchema.parse(await c.req.json()))));
  return app;
}

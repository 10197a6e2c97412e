import { randomBytes } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import type { Context, Env } from "../context";
import { dialogErrorPage, dialogPage } from "./pages/login-page";
import { ALWAYS, checkDialog, offeredScopes, type DialogRequest } from "./dialog-request";
import { facebookStore, newId, type Person } from "./entities";

const CODE_LIFE_MS = 10 * 60_000;

/**
 * The OAuth dialog; mounted at /facebook.
 * Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function dialogRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const path = "/:version{v[0-9]+\\.[0-9]+}/dialog/oauth";

  app.get(path, (c) => {
    const check = checkDialog(ctx, c.req.query());
    if (!check.ok) return c.html(dialogErrorPage(check.title, check.text), 400);
    const people = facebookStore(ctx).people.all();
    const person = people.find((candidate) => candidate.id === c.req.query("person")) ?? people[0];
    if (!person)
      return c.html(dialogErrorPage("Nobody is here", "The sandbox has no people: reset it."), 400);
    const others = people
      .filter((other) => other !== person)
      .map((other) => ({ name: other.name, href: hrefFor(c, other) }));
    const offered = offeredScopes(check.request, grantOf(ctx, person)?.declined ?? []);
    return c.html(dialogPage(ctx, offered, person, others));
  });

  app.post(path, async (c) => {
    const check = checkDialog(ctx, c.req.query());
    if (!check.ok) return c.html(dialogErrorPage(check.title, check.text), 400);
    const form = await c.req.formData();
    const person = facebookStore(ctx).people.get(String(form.get("person")));
    if (!person)
      return c.html(dialogErrorPage("Unknown person", "This person is no longer in the sandbox."), 400);
    if (form.get("decision") !== "continue") return c.redirect(cancelled(check.request), 302);
    const chosen = {
      pages: form.getAll("page").map(String),
      all: form.has("all"),
      // A form without the switches has them all on.
      allowed: form.has("switches") ? form.getAll("allow").map(String) : null,
    };
    return c.redirect(accepted(ctx, check.request, person, chosen), 302);
  });

  return app;
}

/** Meta appends `#_=_` to where it sends people; so does this, since clients have stumbled over it. */
function back({ redirectUri, state }: DialogRequest, params: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value);
  if (state !== undefined) url.searchParams.set("state", state);
  return `${url.href}#_=_`;
}

function cancelled(request: DialogRequest): string {
  return back(request, {
    error: "access_denied",
    error_code: "200",
    error_description: "Permissions error",
    error_reason: "user_denied",
  });
}

interface Chosen {
  pages: string[];
  /** For all pages, also those to come: the token names none. */
  all: boolean;
  /** The permissions left switched on; null for all that are offered. */
  allowed: string[] | null;
}

function grantOf(ctx: Context, person: Person) {
  return facebookStore(ctx).grants.find((grant) => grant.personId === person.id);
}

/** Renews the person's grant (the choice of pages replaces the former one) and answers with a code. */
function accepted(ctx: Context, request: DialogRequest, person: Person, chosen: Chosen): string {
  const { pages, allowed } = chosen;
  const { grants, codes } = facebookStore(ctx);
  const known = grantOf(ctx, person);
  const before = known?.declined ?? [];
  const offered = offeredScopes(request, before);
  const off = allowed ? offered.filter((scope) => scope !== ALWAYS && !allowed.includes(scope)) : [];
  const on = offered.filter((scope) => !off.includes(scope));
  const grant = grants.put({
    id: known?.id ?? newId(ctx),
    personId: person.id,
    scopes: [...new Set([...(known?.scopes ?? []), ...on])].filter((scope) => !off.includes(scope)),
    declined: [...new Set([...before, ...off])].filter((scope) => !on.includes(scope)),
    all: chosen.all || undefined,
    pageIds: person.roles.map((role) => role.pageId).filter((id) => pages.includes(id)),
  });
  const code = codes.put({
    id: `AQ${randomBytes(90).toString("base64url")}`,
    grantId: grant.id,
    redirectUri: request.redirectUri,
    expiresAt: Date.now() + CODE_LIFE_MS,
    used: false,
  });
  return back(request, { code: code.id });
}

function hrefFor(c: HonoContext<Env>, person: Person): string {
  const query = new URLSearchParams(c.req.query());
  query.set("person", person.id);
  return `?${query.toString()}`;
}

import { acceptCallback } from "../lib/connections/connecting/accept-callback";
import { authorizePage } from "../lib/connections/connecting/authorize-page";
import { startConnect } from "../lib/connections/connecting/start-connect";
import { connectAccount } from "../lib/connections/connecting/connect-account";
import { type Actor, actorOfToken } from "../lib/auth/actor";
import { env } from "../lib/settings/env";

/** The pages that the sandbox's person manages; the riders' cannot be posted to. */
export const BAKERY = "615500000000001";
export const CATERING = "615500000000002";
export const RIDERS = "615500000000003";
const PERSON = "100500000000001";

/** One of the sandbox's own endpoints, e.g. a fault or a page's timeline. */
export async function sandbox<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${env().SANDBOX_URL}/api${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${method} ${path}: ${text}`);
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** Makes Facebook fail as described for the next calls (one, unless `times` says otherwise). */
export function plantFault(fault: Record<string, unknown>): Promise<unknown> {
  return sandbox("POST", "/faults", { provider: "facebook", ...fault });
}

/** What followers see on a page, newest first: the only witness of what was published. */
export function timeline(pageId = BAKERY) {
  return sandbox<
    {
      id: string;
      message: string;
      link: string | null;
      imageUrl: string | null;
      photos: { url: string; width: number; height: number; altText: string | null }[];
      permalink: string;
    }[]
  >("GET", `/facebook/pages/${pageId}/posts`);
}

/** The actor of a session's token. */
export async function actorOf(token: string): Promise<Actor> {
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("The session is not alive");
  return actor;
}

/** Presses Continue (or Cancel) in the dialog at `url`. @returns the parameters that the callback receives */
export async function decide(
  url: string,
  {
    pages = [BAKERY, CATERING, RIDERS],
    decision = "continue",
    person = PERSON,
    /** For all pages, also those to come: the token then names none. */
    all = false,
    /** Permissions that the person declines. */
    without = [] as readonly string[],
  } = {},
): Promise<{ state: string; code?: string; error?: string }> {
  const form = new URLSearchParams({ person, decision, switches: "1" });
  const dialog = await (await fetch(url)).text();
  for (const [, scope = ""] of dialog.matchAll(/name="allow"\s+value="(\w+)"/g))
    if (!without.includes(scope)) form.append("allow", scope);
  if (all) form.set("all", "1");
  for (const page of pages) form.append("page", page);
  const reply = await fetch(url, { method: "POST", body: form, redirect: "manual" });
  const location = new URL(reply.headers.get("location") ?? "about:blank");
  return Object.fromEntries(location.searchParams) as { state: string };
}

/** From the button to a code that is bound to the session. */
export async function bindCode(
  actor: Actor,
  choice: Parameters<typeof decide>[1] & { more?: "portfolio" | "insights" } = {},
): Promise<string> {
  const { url } = await startConnect(actor, { platform: "FACEBOOK", more: choice.more });
  const code = await acceptCallback(actor, await decide(url, choice));
  if (!code) throw new Error("The callback was refused");
  return code;
}

/** Every step with which an owner connects a page. */
export async function connectPage(
  token: string,
  pageId = BAKERY,
  choice: Parameters<typeof bindCode>[1] = {},
): Promise<Actor> {
  const actor = await actorOf(token);
  await connectAccount(actor, { platform: "FACEBOOK", code: await bindCode(actor, choice) });
  await authorizePage(actor, { pageId });
  return actor;
}

import { createHmac } from "node:crypto";
import type { Context } from "../context";
import { type Callback, facebookStore, newId } from "./entities";

const TIMEOUT_MS = 10_000;
const KEPT = 20;

/** The addresses of the app's callbacks, as registered at Meta; docs/going-live.md names both for the app's settings at Meta. */
const PATHS: Record<Callback["kind"], string> = {
  deauthorize: "/api/social/facebook/deauthorize",
  "data-deletion": "/api/social/facebook/data-deletion",
};

/**
 * What Meta posts: a signature and a payload, both in base64url.
 * Source: developers.facebook.com/docs/facebook-login/guides/advanced/existing-system (signed requests)
 */
function signRequest(payload: object, secret: string): string {
  const data = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${createHmac("sha256", secret).update(data).digest("base64url")}.${data}`;
}

/** A person removes the app from their account: every token of theirs dies. Answers whether it was there. */
export function removeApp(ctx: Context, personId: string): boolean {
  const { grants } = facebookStore(ctx);
  const grant = grants.find((known) => known.personId === personId);
  return grant !== undefined && grants.delete(grant.id);
}

/** Sends the app a callback about a person, signed as Meta signs, and keeps what it answered. */
export async function sendCallback(
  ctx: Context,
  kind: Callback["kind"],
  personId: string,
): Promise<Callback> {
  const { callbacks } = facebookStore(ctx);
  const at = new Date();
  const payload = {
    algorithm: "HMAC-SHA256",
    issued_at: Math.floor(at.getTime() / 1000),
    user_id: personId,
  };
  const url = `${ctx.settings.appUrl}${PATHS[kind]}`;
  const reply = await post(url, signRequest(payload, ctx.settings.facebook.appSecret));
  const sent = callbacks.put({ id: newId(ctx), kind, personId, at: at.toISOString(), url, ...reply });
  callbacks.trim(KEPT);
  return sent;
}

async function post(url: string, signed: string): Promise<Pick<Callback, "status" | "answer">> {
  try {
    const reply = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ signed_request: signed }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "user-agent": "facebookplatform/1.0 (+http://developers.facebook.com)" },
    });
    return { status: reply.status, answer: (await reply.text()).slice(0, 2_000) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: null, answer: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** The address of the status page that an answer to a data deletion names; Meta shows it to the person. */
export function statusUrlOf({ kind, answer }: Callback): string | null {
  if (kind !== "data-deletion") return null;
  try {
    const { url } = JSON.parse(answer) as { url?: unknown };
    return typeof url === "string" && /^https?:\/\//.test(url) ? url : null;
  } catch {
    return null;
  }
}

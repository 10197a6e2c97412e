import "server-only";
import { z } from "zod";
import { env } from "@/lib/settings/env";
import { ProviderError } from "../provider-error";
import { callGraph } from "./graph-api";

export type UserToken = { token: string; /** Seconds; absent when Meta names no end. */ expiresIn?: number };

const tokenReply = z
  .object({ access_token: z.string().min(1), expires_in: z.number().optional() })
  .transform((reply): UserToken => ({ token: reply.access_token, expiresIn: reply.expires_in }));

/** The redirect URI; the dialog and the token exchange must send the same one. */
function redirectUri(): string {
  return `${env().APP_URL}/auth/facebook/callback`;
}

/** The URL of the OAuth dialog. Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export function dialogUrl(state: string, scopes: readonly string[]): string {
  const url = new URL(`${env().FACEBOOK_DIALOG_URL}/${env().FACEBOOK_GRAPH_VERSION}/dialog/oauth`);
  url.search = new URLSearchParams({
    client_id: env().FACEBOOK_APP_ID,
    redirect_uri: redirectUri(),
    state,
    scope: scopes.join(","),
    response_type: "code",
    // Asks again for permissions that were declined before; without this the dialog never offers them again.
    auth_type: "rerequest",
  }).toString();
  return url.href;
}

/** Exchanges the dialog's code for a token of about an hour. @throws ProviderError FACEBOOK_CODE_INVALID */
export async function exchangeCode(code: string): Promise<UserToken> {
  const params = { redirect_uri: redirectUri(), code };
  try {
    return await exchange(params);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== "FACEBOOK_REFUSED") throw error;
    const { outcome, message, cause } = error;
    throw new ProviderError({ provider: "facebook", code: "FACEBOOK_CODE_INVALID", outcome, message, cause });
  }
}

/**
 * Exchanges a short-lived token for one of about 60 days; page tokens obtained with it do not expire. @throws
 * ProviderError
 */
export function extendToken(token: string): Promise<UserToken> {
  return exchange({ grant_type: "fb_exchange_token", fb_exchange_token: token });
}

function exchange(params: Record<string, string>): Promise<UserToken> {
  const app = { client_id: env().FACEBOOK_APP_ID, client_secret: env().FACEBOOK_APP_SECRET };
  return callGraph({
    method: "GET",
    path: "/oauth/access_token",
    params: { ...app, ...params },
    reply: tokenReply,
  });
}

/** Facebook's id of the person that a token belongs to. @throws ProviderError */
export async function getAccountId(token: string): Promise<string> {
  const reply = z.object({ id: z.string().min(1) });
  const { id } = await callGraph({ method: "GET", path: "/me", token, params: { fields: "id" }, reply });
  return id;
}

/** The permissions that the person has granted. @throws ProviderError */
export async function listGrantedScopes(token: string): Promise<string[]> {
  const reply = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });
  const { data } = await callGraph({
    method: "GET",
    path: "/me/permissions",
    token,
    params: { limit: "100" },
    reply,
  });
  return data.filter((row) => row.status === "granted").map((row) => row.permission);
}

/** Revokes everything that the person granted us; all their tokens become invalid. @throws ProviderError */
export async function revoke(token: string): Promise<void> {
  const reply = z.object({ success: z.literal(true) });
  await callGraph({ method: "DELETE", path: "/me/permissions", token, reply });
}

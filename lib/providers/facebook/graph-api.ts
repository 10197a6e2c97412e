import "server-only";
import { createHmac } from "node:crypto";
import type { z } from "zod";
import { env } from "@/lib/settings/env";
import { ProviderError } from "../provider-error";
import { graphFailure, parseJson, transportFailure } from "./classify-error";
import { readUsage } from "./usage";

type Call<S extends z.ZodType> = {
  method: "GET" | "POST" | "DELETE";
  /** After the version, e.g. `/me/accounts`. */
  path: string;
  /** The caller's token; absent for the token exchange, which sends the app's secret instead. */
  token?: string;
  params?: Record<string, string | undefined>;
  /** A photo: the parameters are then sent as multipart with it. */
  file?: { name: string; bytes: Uint8Array; mimeType: string };
  reply: S;
  /** Receives how much of our rate limits is used, also on an error. */
  onUsage?: OnUsage;
};

/** A callback that receives how much of our rate limits is used. */
export type OnUsage = (usage: ReturnType<typeof readUsage>) => void;

/** Hex HMAC-SHA256 of a token. Source: developers.facebook.com/docs/graph-api/guides/secure-requests */
function appSecretProof(token: string): string {
  return createHmac("sha256", env().FACEBOOK_APP_SECRET).update(token).digest("hex");
}

/**
 * Calls the Graph API. The token is sent in a header, so that no URL contains it; every call with a token carries its
 * appsecret_proof. A successful response that does not parse is of unknown outcome, not an error of ours.
 * @throws ProviderError
 */
export async function callGraph<S extends z.ZodType>(call: Call<S>): Promise<z.output<S>> {
  const { FACEBOOK_GRAPH_URL, FACEBOOK_GRAPH_VERSION, FACEBOOK_TIMEOUT_MS } = env();
  const url = new URL(`${FACEBOOK_GRAPH_URL}/${FACEBOOK_GRAPH_VERSION}${call.path}`);
  const params = Object.entries({
    ...call.params,
    appsecret_proof: call.token && appSecretProof(call.token),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (call.method !== "POST") for (const [name, value] of params) url.searchParams.set(name, value);

  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: call.method,
      headers: call.token ? { authorization: `Bearer ${call.token}` } : {},
      body: call.method === "POST" ? bodyOf(params, call.file) : undefined,
      // A redirect could send a post twice; Graph sends none.
      redirect: "manual",
      cache: "no-store",
      signal: AbortSignal.timeout(FACEBOOK_TIMEOUT_MS),
    });
    call.onUsage?.(readUsage(response.headers));
    text = await response.text();
  } catch (cause) {
    throw transportFailure(cause);
  }
  const body = parseJson(text);
  if (!response.ok) throw graphFailure(response.status, body, response.headers);
  const parsed = call.reply.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderError({
    provider: "facebook",
    code: "FACEBOOK_UNAVAILABLE",
    outcome: "unknown",
    cause: parsed.error,
  });
}

function bodyOf(params: [string, string][], file: Call<z.ZodType>["file"]): FormData | URLSearchParams {
  if (!file) return new URLSearchParams(params);
  const form = new FormData();
  for (const [name, value] of params) form.set(name, value);
  form.set("source", new Blob([new Uint8Array(file.bytes)], { type: file.mimeType }), file.name);
  return form;
}

/** The parameters of the next page of a list, without the token and proof that Meta adds. */
export function nextParams(next: string | undefined): Record<string, string> | null {
  if (!next || !URL.canParse(next)) return null;
  const params = Object.fromEntries(new URL(next).searchParams);
  delete params.access_token;
  delete params.appsecret_proof;
  return params;
}

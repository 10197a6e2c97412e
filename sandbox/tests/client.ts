import { createHmac } from "node:crypto";
import sharp from "sharp";
import type { Sandbox } from "../server";

const APP_ID = "4010000000000001";
export const APP_SECRET = "sandbox-facebook-secret";
export const REDIRECT = "http://localhost:3000/auth/facebook/callback";
export const BAKERY = "615500000000001";
export const CATERING = "615500000000002";
export const RIDERS = "615500000000003";
export const SCOPES =
  "public_profile,email,pages_show_list,pages_manage_posts,pages_read_engagement,read_insights";

export interface GraphReply {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & {
    error?: { code: number; error_subcode?: number; message: string; type: string; fbtrace_id: string };
    data?: Record<string, unknown>[];
  };
}

export function proof(token: string): string {
  return createHmac("sha256", APP_SECRET).update(token).digest("hex");
}

/** One Graph call; parameters go into the query for GET and into the body otherwise. */
export async function graph(
  sandbox: Sandbox,
  method: string,
  path: string,
  token?: string,
  params: Record<string, string | Blob> = {},
): Promise<GraphReply> {
  const url = new URL(`${sandbox.url}/facebook/graph/v25.0${path}`);
  const all: Record<string, string | Blob> = { ...params };
  if (token) Object.assign(all, { access_token: token, appsecret_proof: proof(token), ...params });
  let body: FormData | undefined;
  if (method === "POST") {
    body = new FormData();
    for (const [key, value] of Object.entries(all)) body.set(key, value);
  } else {
    for (const [key, value] of Object.entries(all))
      if (typeof value === "string") url.searchParams.set(key, value);
  }
  const reply = await fetch(url, { method, body });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as GraphReply["body"] };
}

export function dialogUrl(sandbox: Sandbox, changes: Record<string, string | undefined> = {}): string {
  const url = new URL(`${sandbox.url}/facebook/v25.0/dialog/oauth`);
  const params = {
    client_id: APP_ID,
    redirect_uri: REDIRECT,
    state: "s1",
    scope: SCOPES,
    response_type: "code",
    ...changes,
  };
  for (const [key, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(key, value);
  return url.href;
}

/** Presses Continue (or Cancel) in the dialog and answers where it leads. */
export async function decide(
  sandbox: Sandbox,
  {
    pages = [BAKERY, CATERING, RIDERS],
    decision = "continue",
    scope = SCOPES,
    person = "100500000000001",
  } = {},
): Promise<URL> {
  const form = new URLSearchParams({ person, decision });
  for (const page of pages) form.append("page", page);
  const reply = await fetch(dialogUrl(sandbox, { scope }), {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  return new URL(reply.headers.get("location") ?? "about:blank");
}

export function exchange(sandbox: Sandbox, params: Record<string, string>): Promise<GraphReply> {
  return graph(sandbox, "GET", "/oauth/access_token", undefined, {
    client_id: APP_ID,
    client_secret: APP_SECRET,
    ...params,
  });
}

/** The whole way from the dialog to a long-lived user token and the bakery's page token. */
export async function connect(sandbox: Sandbox, choice: Parameters<typeof decide>[1] = {}) {
  const code = (await decide(sandbox, choice)).searchParams.get("code") ?? "";
  const short = await exchange(sandbox, { redirect_uri: REDIRECT, code });
  const long = await exchange(sandbox, {
    grant_type: "fb_exchange_token",
    fb_exchange_token: String(short.body.access_token),
  });
  const user = String(long.body.access_token);
  const accounts = await graph(sandbox, "GET", "/me/accounts", user, { fields: "id,access_token" });
  const tokens = new Map((accounts.body.data ?? []).map((row) => [String(row.id), String(row.access_token)]));
  return { user, page: tokens.get(BAKERY) ?? "", tokens };
}

export function control(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${sandbox.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

export interface TimelinePost {
  id: string;
  message: string;
  link: string | null;
  imageUrl: string | null;
  created_time: string;
  permalink: string;
}

export async function posts(sandbox: Sandbox, page = BAKERY): Promise<TimelinePost[]> {
  return (await (await control(sandbox, "GET", `/facebook/pages/${page}/posts`)).json()) as TimelinePost[];
}

export async function png(width = 40, height = 20): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#0d5c4b" } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
}

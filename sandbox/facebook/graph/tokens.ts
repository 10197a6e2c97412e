import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import { facebookStore, type Grant, type Person, type Token } from "../entities";
import { GraphError, tokenError } from "./errors";
import type { GraphRequest } from "./request";

/** A caller that has shown a live token and its proof. */
export interface Caller {
  token: Token;
  grant: Grant;
  person: Person;
}

const SHORT_LIVED_MS = 90 * 60_000;
export const LONG_LIVED_SECONDS = 5_184_000;

/** The token a call carries, as parameter or as `Authorization: Bearer`. */
export function tokenOf(c: HonoContext<Env>, request: GraphRequest): string {
  const header = /^(?:Bearer|OAuth)\s+(.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  const token = request.params.access_token ?? header;
  if (!token) {
    throw new GraphError(
      2500,
      "An active access token must be used to query information about the current user.",
    );
  }
  return token;
}

/**
 * Checks token, grant and proof. The app is set to require the proof, as every server should have it.
 * Source: developers.facebook.com/docs/graph-api/guides/secure-requests
 */
export function authenticate(ctx: Context, c: HonoContext<Env>, request: GraphRequest): Caller {
  const raw = tokenOf(c, request);
  const caller = liveToken(ctx, raw);
  requireProof(ctx, request, raw);
  return caller;
}

/** @throws GraphError for a call without the proof that belongs to its token */
export function requireProof(ctx: Context, request: GraphRequest, raw: string): void {
  const proof = request.params.appsecret_proof;
  const mismatch = { type: "GraphMethodException" } as const;
  if (!proof) {
    throw new GraphError(100, "API calls from the server require an appsecret_proof argument", mismatch);
  }
  if (!sameText(proof, createHmac("sha256", ctx.settings.facebook.appSecret).update(raw).digest("hex"))) {
    throw new GraphError(100, "Invalid appsecret_proof provided in the API argument", mismatch);
  }
}

/** The token's owner and grant, or Graph's 190. */
export function liveToken(ctx: Context, raw: string): Caller {
  const { tokens, grants, people } = facebookStore(ctx);
  const token = tokens.get(raw);
  if (!token) throw new GraphError(190, "Invalid OAuth access token - Cannot parse access token");
  const grant = grants.get(token.grantId);
  const person = people.get(token.personId);
  if (!grant || !person) throw tokenError(458);
  if (token.expiresAt !== 0 && token.expiresAt <= Date.now()) throw expired(token.expiresAt);
  return { token, grant, person };
}

export function issueUserToken(ctx: Context, grant: Grant, longLived: boolean): Token {
  const now = Date.now();
  return facebookStore(ctx).tokens.put({
    id: `EAA${randomBytes(60).toString("hex")}`,
    kind: "user",
    grantId: grant.id,
    personId: grant.personId,
    issuedAt: now,
    expiresAt: now + (longLived ? LONG_LIVED_SECONDS * 1000 : SHORT_LIVED_MS),
  });
}

/** The page token under a user token, always the same one; without an expiry date if the user token is long-lived. */
export function pageTokenOf(ctx: Context, user: Token, pageId: string): Token {
  const { tokens } = facebookStore(ctx);
  const id = `EAA${createHash("sha512").update(`${user.id}:${pageId}`).digest("hex").slice(0, 120)}`;
  const longLived = user.expiresAt - user.issuedAt > SHORT_LIVED_MS;
  return (
    tokens.get(id) ??
    tokens.put({
      id,
      kind: "page",
      grantId: user.grantId,
      personId: user.personId,
      pageId,
      issuedAt: Date.now(),
      expiresAt: longLived ? 0 : user.expiresAt,
    })
  );
}

export function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function expired(at: number): GraphError {
  const message = `Error validating access token: Session has expired on ${stamp(at)}. The current time is ${stamp(Date.now())}.`;
  return new GraphError(190, message, { subcode: 463 });
}

function stamp(ms: number): string {
  return new Date(ms).toUTCString();
}

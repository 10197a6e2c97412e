import { Hono } from "hono";
import type { Context, Env } from "../context";
import { facebookStore } from "./entities";
import { GraphError } from "./errors";
import { readRequest, type GraphRequest } from "./request";
import { issueUserToken, liveToken, LONG_LIVED_SECONDS, sameText, tokenOf } from "./tokens";

/**
 * Token exchange and inspection. Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow,
 * .../access-tokens/get-long-lived and .../graph-api/reference/debug_token
 */
export function tokenRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.on(["GET", "POST"], "/oauth/access_token", async (c) => {
    const request = await readRequest(c);
    checkApp(ctx, request);
    const { grant_type: grantType } = request.params;
    if (grantType === "fb_exchange_token") return c.json(exchangeToken(ctx, request));
    if (grantType === "client_credentials") {
      const { appId, appSecret } = ctx.settings.facebook;
      return c.json({ access_token: `${appId}|${appSecret}`, token_type: "bearer" });
    }
    if (grantType !== undefined && grantType !== "authorization_code") {
      throw new GraphError(
        1,
        "Invalid grant_type. Expected: authorization_code, fb_exchange_token or client_credentials",
      );
    }
    return c.json(exchangeCode(ctx, request));
  });

  app.get("/debug_token", async (c) => {
    const request = await readRequest(c);
    const { appId, appSecret } = ctx.settings.facebook;
    const caller = tokenOf(c, request);
    if (caller !== `${appId}|${appSecret}`) liveToken(ctx, caller);
    const { input_token: input } = request.params;
    if (!input) throw new GraphError(100, "(#100) The parameter input_token is required");
    return c.json({ data: describe(ctx, input) });
  });

  return app;
}

function checkApp(ctx: Context, { params }: GraphRequest): void {
  const { appId, appSecret } = ctx.settings.facebook;
  if (!params.client_id) throw new GraphError(101, "Missing client_id parameter.");
  if (params.client_id !== appId) {
    throw new GraphError(
      101,
      "Error validating application. Cannot get application info due to a system error.",
    );
  }
  if (!params.client_secret) throw new GraphError(1, "Missing client_secret parameter.");
  if (!sameText(params.client_secret, appSecret)) throw new GraphError(1, "Error validating client secret.");
}

function exchangeCode(ctx: Context, { params }: GraphRequest) {
  if (!params.redirect_uri) throw new GraphError(191, "Missing redirect_uri parameter.");
  if (!params.code) throw new GraphError(1, "Missing authorization code");
  const { codes, grants } = facebookStore(ctx);
  const code = codes.get(params.code);
  if (!code) throw new GraphError(100, "Invalid verification code format.");
  if (code.redirectUri !== params.redirect_uri) {
    const message =
      "Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request";
    throw new GraphError(100, message, { subcode: 36008 });
  }
  if (code.used) throw new GraphError(100, "This authorization code has been used.", { subcode: 36009 });
  if (code.expiresAt <= Date.now()) {
    throw new GraphError(100, "This authorization code has expired.", { subcode: 36007 });
  }
  const grant = grants.get(code.grantId);
  if (!grant) throw new GraphError(100, "This authorization code has expired.", { subcode: 36007 });
  codes.put({ ...code, used: true });
  const token = issueUserToken(ctx, grant, false);
  return { access_token: token.id, token_type: "bearer", expires_in: secondsLeft(token.expiresAt) };
}

function exchangeToken(ctx: Context, { params }: GraphRequest) {
  if (!params.fb_exchange_token) throw new GraphError(1, "fb_exchange_token parameter not specified");
  const { token, grant } = liveToken(ctx, params.fb_exchange_token);
  if (token.kind !== "user") throw new GraphError(100, "(#100) Only user access tokens can be exchanged.");
  const long = issueUserToken(ctx, grant, true);
  return { access_token: long.id, token_type: "bearer", expires_in: LONG_LIVED_SECONDS };
}

function describe(ctx: Context, input: string) {
  const { tokens, grants } = facebookStore(ctx);
  const token = tokens.get(input);
  const app_id = ctx.settings.facebook.appId;
  if (!token) {
    const error = { code: 190, message: "Invalid OAuth access token - Cannot parse access token" };
    return { error, is_valid: false, scopes: [] };
  }
  const grant = grants.get(token.grantId);
  const alive = grant !== undefined && (token.expiresAt === 0 || token.expiresAt > Date.now());
  const error = grant ? { code: 190, subcode: 463 } : { code: 190, subcode: 458 };
  return {
    app_id,
    type: token.kind.toUpperCase(),
    application: "Postwright",
    expires_at: Math.floor(token.expiresAt / 1000),
    data_access_expires_at: Math.floor(token.issuedAt / 1000) + 90 * 86_400,
    ...(alive ? {} : { error: { ...error, message: "Error validating access token" } }),
    is_valid: alive,
    issued_at: Math.floor(token.issuedAt / 1000),
    ...(token.pageId ? { profile_id: token.pageId } : {}),
    scopes: grant?.scopes ?? [],
    granular_scopes: (grant?.scopes ?? [])
      .filter((scope) => scope.startsWith("pages_"))
      .map((scope) => ({ scope, target_ids: grant?.pageIds ?? [] })),
    user_id: token.personId,
  };
}

function secondsLeft(until: number): number {
  return Math.floor((until - Date.now()) / 1000);
}

import { Hono, type Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import { facebookStore } from "../entities";
import { GraphError } from "./errors";
import { allowOnly, readRequest, type GraphRequest } from "./request";
import { issueUserToken, liveToken, LONG_LIVED_SECONDS, requireProof, sameText, tokenOf } from "./tokens";

/**
 * Token exchange. Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and
 * .../access-tokens/get-long-lived
 */
export function tokenRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.on(["GET", "POST"], "/oauth/access_token", async (c) => {
    const request = await readRequest(c);
    checkApp(ctx, request);
    const { grant_type: grantType } = request.params;
    if (grantType === "fb_exchange_token") return c.json(exchangeToken(ctx, request));
    if (grantType !== undefined && grantType !== "authorization_code") {
      throw new GraphError(1, "Invalid grant_type. Expected: authorization_code or fb_exchange_token");
    }
    return c.json(exchangeCode(ctx, request));
  });

  // Of another token, for the app itself. Source: developers.facebook.com/docs/graph-api/reference/debug_token
  app.get("/debug_token", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["input_token"]);
    const { appId, appSecret } = ctx.settings.facebook;
    requireProof(ctx, request, requireApp(c, request, `${appId}|${appSecret}`));
    const { token, grant, person } = liveToken(ctx, request.params.input_token ?? "");
    const ofPages = (scope: string) => scope.startsWith("pages_") && !grant.all;
    const data = {
      app_id: appId,
      type: token.kind.toUpperCase(),
      is_valid: true,
      issued_at: Math.floor(token.issuedAt / 1000),
      expires_at: Math.floor(token.expiresAt / 1000),
      scopes: grant.scopes,
      granular_scopes: grant.scopes.map((scope) =>
        ofPages(scope) ? { scope, target_ids: grant.pageIds } : { scope },
      ),
      user_id: person.id,
    };
    return c.json({ data });
  });

  return app;
}

/** @returns the app's own token, with which the call has to be made */
function requireApp(c: HonoContext<Env>, request: GraphRequest, appToken: string): string {
  if (!sameText(tokenOf(c, request), appToken))
    throw new GraphError(
      100,
      "(#100) You must provide an app access token, or a user access token of its owner",
    );
  return appToken;
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

function secondsLeft(until: number): number {
  return Math.floor((until - Date.now()) / 1000);
}

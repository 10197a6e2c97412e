import { randomBytes } from "node:crypto";
import type {
  Account,
  ClientMetadata,
  Configuration,
  JWK,
  KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import type { Context } from "../context";
import { StoreAdapter } from "./adapter";
import { googleStore } from "./entities";

/** Where the issuer is mounted: its address is the sandbox's with this path. */
export const MOUNT = "/google";
/** The path of next-auth's callback for this provider; what a person registers at Google. */
const CALLBACK_PATH = "/api/auth/callback/google";
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const issuers = new WeakMap<Context, Promise<Provider>>();

/** The OIDC issuer of this sandbox, made at its first use: its address is known once the port is. */
export function issuerOf(ctx: Context): Promise<Provider> {
  const known = issuers.get(ctx);
  if (known) return known;
  const made = makeIssuer(ctx);
  issuers.set(ctx, made);
  return made;
}

async function makeIssuer(ctx: Context): Promise<Provider> {
  const { Provider, interactionPolicy } = await import("oidc-provider");
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  // Every sign-in shows the page on which the person is chosen.
  policy
    .get("login")
    ?.checks.add(
      new Check("always", "The sandbox asks every time", ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const issuer = new Provider(`${ctx.settings.url}${MOUNT}`, {
    ...(await settingsOf(ctx)),
    interactions: { policy, url: (_c, { uid }) => `${MOUNT}/signin/${uid}` },
  });
  // Google matches registered addresses; here every local or https one with next-auth's path is registered.
  Object.assign(issuer.Client.prototype, { redirectUriAllowed });
  issuer.on("server_error", (_c, error) => console.error("sandbox: google:", error));
  return issuer;
}

function redirectUriAllowed(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, pathname, hash } = new URL(uri);
  const safe = protocol === "https:" || (protocol === "http:" && LOCAL.test(hostname));
  return safe && pathname === CALLBACK_PATH && !hash;
}

async function settingsOf(ctx: Context): Promise<Configuration> {
  const { jwk, cookieKeys } = await keysOf(ctx);
  return {
    adapter: (model: string) => new StoreAdapter(ctx, model),
    clients: [clientOf(ctx)],
    jwks: { keys: [jwk as unknown as JWK] },
    cookies: {
      keys: cookieKeys,
      names: { interaction: "google_i", resume: "google_r", session: "google_s" },
    },
    // Google puts the address and the name into the ID token itself.
    conformIdTokenClaims: false,
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture", "locale"],
    },
    scopes: ["openid", "email", "profile"],
    responseTypes: ["code"],
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    // The paths of accounts.google.com and oauth2.googleapis.com, below one address.
    routes: {
      authorization: "/o/oauth2/v2/auth",
      token: "/token",
      jwks: "/oauth2/v3/certs",
      userinfo: "/v1/userinfo",
    },
    ttl: {
      AccessToken: 3599,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 24 * 3600,
      Grant: 24 * 3600,
    },
    findAccount: (_c, id) => accountOf(ctx, id),
    loadExistingGrant: grantEverything,
    renderError: (c, { error, error_description: text }) => {
      c.type = "html";
      c.body = `<!doctype html><meta charset="utf-8"><title>Error 400: ${escape(error)}</title>
<h1>Access blocked: This app's request is invalid</h1><p>Error 400: ${escape(error)}</p><p>${escape(text ?? "")}</p>`;
    },
  };
}

function clientOf({ settings: { google, appUrl } }: Context): ClientMetadata {
  return {
    client_id: google.clientId,
    client_secret: google.clientSecret,
    client_name: "Postwright",
    redirect_uris: [`${appUrl}${CALLBACK_PATH}`],
    token_endpoint_auth_method: "client_secret_basic",
  };
}

/** Kept, so that cookies and tokens outlive a restart of the sandbox. */
async function keysOf(ctx: Context) {
  const { keys } = googleStore(ctx);
  const known = keys.get("issuer");
  if (known) return known;
  const pair = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    true,
    ["sign", "verify"],
  );
  const { kty, n, e, d, p, q, dp, dq, qi } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const jwk = { kty, n, e, d, p, q, dp, dq, qi, use: "sig", alg: "RS256" };
  return keys.put({ id: "issuer", jwk, cookieKeys: [randomBytes(24).toString("base64url")] });
}

function accountOf(ctx: Context, id: string): Account | undefined {
  const person = googleStore(ctx).people.get(id);
  if (!person) return undefined;
  const [given = "", ...family] = person.name.split(" ");
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email: person.email,
      email_verified: person.emailVerified,
      name: person.name,
      given_name: given,
      family_name: family.join(" "),
    }),
  };
}

/** Name and address need no second question: choosing the person on the page is the consent. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider, params } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.scope ?? "openid"));
  await grant.save();
  return grant;
}

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

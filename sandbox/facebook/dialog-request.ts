import type { Context } from "../context";

/** A dialog call that can be shown to a person. */
export interface DialogRequest {
  redirectUri: string;
  state: string | undefined;
  scopes: string[];
  /** `auth_type=rerequest`: also what the person declined before is offered. */
  rerequest: boolean;
}

export type DialogCheck = { ok: true; request: DialogRequest } | { ok: false; title: string; text: string };

/** Permissions that can be requested. Source: developers.facebook.com/docs/permissions */
export const SCOPES: Record<string, string> = {
  public_profile: "your name and profile picture",
  email: "your email address",
  pages_show_list: "the list of Pages you manage",
  pages_manage_posts: "create and manage content on your Page",
  pages_read_engagement: "read content posted on your Page",
  pages_manage_metadata: "manage accounts, settings and webhooks for a Page",
  pages_manage_engagement: "create and manage comments on your Page",
  read_insights: "read the insights of your Pages",
  business_management: "manage your business",
};

/** What nobody can switch off. */
export const ALWAYS = "public_profile";

/**
 * The permissions that the dialog offers to a person: those requested, without what they declined before, unless
 * the app asks for that again. Source: developers.facebook.com/docs/facebook-login/guides/permissions/request-revoke
 */
export function offeredScopes({ scopes, rerequest }: DialogRequest, declined: readonly string[]): string[] {
  return rerequest ? scopes : scopes.filter((scope) => !declined.includes(scope));
}

/** Checks the dialog's parameters as Meta does, in Meta's words. */
export function checkDialog(ctx: Context, params: Record<string, string | undefined>): DialogCheck {
  const {
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    scope,
    response_type: type = "code",
  } = params;
  if (!clientId || clientId !== ctx.settings.facebook.appId) {
    return refuse("Invalid App ID", "The provided app ID does not look like a valid app ID.");
  }
  if (!redirectUri || !URL.canParse(redirectUri)) {
    return refuse(
      "Invalid redirect_uri",
      "The parameter redirect_uri is required: the given URL is not allowed by the application configuration.",
    );
  }
  const url = new URL(redirectUri);
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local)) {
    return refuse(
      "Facebook has detected that this app isn't using a secure connection to transfer information",
      "Until the app updates its security settings, you won't be able to use Facebook to log in to it.",
    );
  }
  if (url.hash) {
    return refuse(
      "URL blocked",
      "This redirect failed because the redirect URI is not white-listed in the app's client OAuth settings.",
    );
  }
  if (type !== "code") return refuse("Unsupported response_type", "The response_type must be one of: code.");
  const scopes = [...new Set(["public_profile", ...(scope ?? "").split(/[\s,]+/).filter(Boolean)])];
  const unknown = scopes.filter((name) => !(name in SCOPES));
  if (unknown.length > 0) {
    return refuse(
      `Invalid Scopes: ${unknown.join(", ")}`,
      "This message is only shown to developers. Users of your app will ignore these permissions if present. Please read the documentation for valid permissions at: https://developers.facebook.com/docs/facebook-login/permissions",
    );
  }
  return { ok: true, request: { redirectUri, state, scopes, rerequest: params.auth_type === "rerequest" } };
}

function refuse(title: string, text: string): DialogCheck {
  return { ok: false, title, text };
}

export const PLATFORMS = ["FACEBOOK"] as const;

/** The requested permissions, for the dialog and for the check of which were granted. */
export const FACEBOOK_SCOPES = [
  "public_profile",
  "email",
  "pages_show_list",
  "pages_manage_posts",
  "pages_read_engagement",
] as const;

/**
 * Requested in addition where no page was found: Facebook lists the pages of a business portfolio only with it.
 * Source: developers.facebook.com/docs/graph-api/reference/user/accounts, under "Limitations"
 */
export const BUSINESS_SCOPE = "business_management";

/**
 * Requested in addition when an owner asks for the numbers of her posts: how many people saw them.
 * Source: developers.facebook.com/docs/permissions ("read_insights")
 */
export const INSIGHTS_SCOPE = "read_insights";

/** Required to post, and to check a page before a second attempt. */
export const NEEDED_SCOPES = ["pages_show_list", "pages_manage_posts", "pages_read_engagement"] as const;

/** How long the OAuth flow may take. */
export const ATTEMPT_MINUTES = 10;

/** The message that the callback sends to the page that waits, by `postMessage` and by this channel. */
export const LOGIN_CHANNEL = "postwright-facebook-login";
export const LOGIN_SUCCESS = "facebook-login-success";
export const LOGIN_FAILURE = "facebook-login-failure";
/** The waiting page's answer, so that the popup knows that it may close. */
export const LOGIN_RECEIVED = "facebook-login-received";

/** The storage key under which the callback leaves a code for the dashboard when no page waits for it. */
export const LOGIN_CODE_KEY = "facebook_login_code";

export const POPUP = { width: 600, height: 700, name: "postwright-facebook" } as const;

/** After a closed popup its message waits this long, so that a late success still wins. */
export const CLOSED_POPUP_MS = 8_000;

/**
 * How the browsers inside other apps name themselves: Facebook, Messenger, Instagram and Threads, LINE, WeChat, LinkedIn,
 * Snapchat, TikTok, Pinterest, X, and every other app on Android by its web view.
 * Source: developer.android.com/develop/ui/views/layout/webapps/user-agents ("wv")
 */
const EMBEDDED =
  /\bFBA[NV]\/|\bFB_IAB\/|\bFBIOS\b|\bInstagram\b|\bBarcelona \d|\bLine\/|\bMicroMessenger\/|\bLinkedInApp\b|\bSnapchat\b|\bBytedanceWebview\b|\bmusical_ly|\[Pinterest\/|\bTwitter for iPhone\b|; wv\)/;

/**
 * Whether a browser is the one inside another app. It opens no window and has no passkeys, and Google refuses to sign
 * anybody in there (developers.google.com/identity/protocols/oauth2/policies#browsers).
 */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return EMBEDDED.test(userAgent);
}

import { createECDH } from "node:crypto";
import { type Env, SETTING_NAMES } from "./env";
import { inngestOrigin, usesDevServer } from "@/lib/settings/deployment";
import { misspelt, withdrawn } from "@/lib/settings/names";

type Source = Record<string, string | undefined>;

/** No two of these may be the same: one leaked secret must not reveal another. */
const SECRETS = [
  "NEXTAUTH_SECRET",
  "CRON_SECRET",
  "OPENAI_API_KEY",
  "FACEBOOK_APP_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "INNGEST_EVENT_KEY",
  "INNGEST_SIGNING_KEY",
] as const satisfies readonly (keyof Env)[];

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/;

/**
 * What is valid and works, but hardly as meant: each names its setting, and nothing secret. The start, the doctor and,
 * on Vercel, the log say them.
 * @param source the variables that `env` was read from
 */
export function settingWarnings(env: Env, source: Source): string[] {
  const production = env.NODE_ENV === "production" && !env.SANDBOX;
  return [
    ...misspelt(source, SETTING_NAMES),
    ...withdrawn(source),
    ...addressWarnings(env, source, production),
    ...sameSecrets(source),
    ...mailWarnings(env, source),
    ...vendorWarnings(env, production),
  ];
}

function addressWarnings({ APP_URL, https }: Env, { APP_URL: given }: Source, production: boolean): string[] {
  const { hostname } = new URL(APP_URL);
  const { pathname, search } = new URL(given || APP_URL);
  return [
    ...(production && !https && !LOCAL.test(hostname)
      ? [
          "APP_URL is not https: sessions can be read on the way, and Facebook, passkeys and push notices do not work",
        ]
      : []),
    ...(pathname + search === "/"
      ? []
      : [`APP_URL has a path, which is ignored: the app is served at ${APP_URL}/`]),
  ];
}

function sameSecrets(source: Source): string[] {
  return SECRETS.flatMap((name, index) => {
    const other = SECRETS.slice(0, index).find((earlier) => source[name] && source[earlier] === source[name]);
    return other ? [`${name} has the value of ${other}: each needs its own`] : [];
  });
}

/** A real mail server refuses a sender under .localhost, and nobody reads mail there. */
function mailWarnings({ sandboxed }: Env, source: Source): string[] {
  if (sandboxed.includes("mail")) return [];
  const missing = ["MAIL_FROM", "FEEDBACK_TO"].filter((name) => !source[name]);
  return missing.map((name) => `${name} is not set: its default is an address that does not exist`);
}

function vendorWarnings(env: Env, production: boolean): string[] {
  const { STRIPE_SECRET_KEY, RATE_LIMITS } = env;
  const unsigned = usesDevServer(env);
  const origin = env.inngest && !env.INNGEST_BASE_URL ? inngestOrigin(env) : undefined;
  return [
    ...(production && /^[sr]k_test_/.test(STRIPE_SECRET_KEY)
      ? ["STRIPE_SECRET_KEY is a test key: nobody is charged, and only test cards are taken"]
      : []),
    ...(production && unsigned
      ? ["INNGEST_DEV is set: anyone who reaches /api/inngest can run jobs, because nothing is signed"]
      : []),
    ...(!unsigned && origin && LOCAL.test(new URL(origin).hostname)
      ? [`INNGEST_SERVE_ORIGIN is not set: Inngest Cloud cannot call ${origin}`]
      : []),
    ...(production && RATE_LIMITS === "off" ? ["RATE_LIMITS is off: passwords can be guessed"] : []),
    ...(matches(env)
      ? []
      : ["VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: no push notice arrives"]),
  ];
}

/** Whether the keys of push notices are a pair, or there are none. */
function matches({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env): boolean {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return true;
  try {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(VAPID_PRIVATE_KEY, "base64url");
    return curve.getPublicKey("base64url") === VAPID_PUBLIC_KEY;
  } catch {
    return false;
  }
}

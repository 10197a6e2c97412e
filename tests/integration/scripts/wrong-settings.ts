/** What is set wrongly, and what is said of it. */
export type Row = [what: string, settings: Record<string, string>, says: RegExp];

/** What no output may show. */
export const SECRET = "hunter2";

/** Refused by the settings' own rules. */
export const INVALID: Row[] = [
  [
    "a database that is not PostgreSQL",
    { DATABASE_URL: "mysql://db/x" },
    /DATABASE_URL is not valid: expected a p/,
  ],
  [
    "a # in the database's password",
    { DATABASE_URL: `postgresql://u:${SECRET}#[@db/x` },
    /DATABASE_URL is not valid/,
  ],
  ["a direct address that is none", { DIRECT_URL: "db.internal" }, /DIRECT_URL is not valid/],
  ["no connections", { DATABASE_POOL: "0" }, /DATABASE_POOL is not valid/],
  ["an unknown word for a pooler", { DATABASE_POOLED: "maybe" }, /DATABASE_POOLED is not valid/],
  [
    "an address without a scheme",
    { APP_URL: "postwright.example" },
    /APP_URL is not valid: expected an http/,
  ],
  [
    "a host and a port as an address",
    { APP_URL: "localhost:3000" },
    /APP_URL is not valid: expected an http/,
  ],
  ["a port that is none", { PORT: "80000" }, /PORT is not valid/],
  ["a short secret", { NEXTAUTH_SECRET: SECRET }, /NEXTAUTH_SECRET is not valid: at least 16/],
  [
    "an encryption key of 16 bytes",
    { ENCRYPTION_KEYS: "k1:aHVudGVyMmh1bnRlcjI=" },
    /ENCRYPTION_KEYS is not valid/,
  ],
  ["a word for a switch", { SANDBOX: "yes" }, /SANDBOX is not valid/],
  ["another word for a switch", { STRIPE_TAX: "on" }, /STRIPE_TAX is not valid/],
  ["an unknown API of the model", { AI_API: "morse" }, /AI_API is not valid/],
  ["a model server without a scheme", { OPENAI_BASE_URL: "localhost:11434" }, /OPENAI_BASE_URL is not valid/],
  ["a time-out in words", { AI_TEXT_TIMEOUT_MS: "90s" }, /AI_TEXT_TIMEOUT_MS is not valid/],
  ["a time-out of nothing", { FACEBOOK_TIMEOUT_MS: "0" }, /FACEBOOK_TIMEOUT_MS is not valid/],
  [
    "a version without its v",
    { FACEBOOK_GRAPH_VERSION: "25" },
    /FACEBOOK_GRAPH_VERSION is not valid: like v25/,
  ],
  ["the app's name for its number", { FACEBOOK_APP_ID: "postwright" }, /FACEBOOK_APP_ID is not valid/],
  ["an issuer without a scheme", { GOOGLE_ISSUER: "accounts.google.com" }, /GOOGLE_ISSUER is not valid/],
  [
    "a web address for the mail server",
    { SMTP_URL: "https://mail.example" },
    /SMTP_URL is not valid: expected smtp/,
  ],
  [
    "a mail server without a host",
    { SMTP_URL: `smtp://anna:${SECRET}` },
    /SMTP_URL is not valid: expected smtp/,
  ],
  ["a sender without an address", { MAIL_FROM: "Postwright" }, /MAIL_FROM is not valid: expected an address/],
  ["an unknown store", { MEDIA_URL: `gs://${SECRET}` }, /MEDIA_URL is not valid: expected a folder/],
  [
    "a bucket without its path",
    { MEDIA_URL: `s3://key:${SECRET}@host` },
    /MEDIA_URL is not valid: expected s3/,
  ],
  ["half a proxy", { TRUSTED_PROXY_HOPS: "0.5" }, /TRUSTED_PROXY_HOPS is not valid/],
  ["a proxy's address", { TRUSTED_PROXY_HOPS: "10.0.0.1" }, /TRUSTED_PROXY_HOPS is not valid/],
  [
    "a publishable key",
    { STRIPE_SECRET_KEY: "pk_live_x" },
    /STRIPE_SECRET_KEY is not valid: expected one that/,
  ],
  [
    "a webhook's number for its secret",
    { STRIPE_WEBHOOK_SECRET: "we_1" },
    /STRIPE_WEBHOOK_SECRET is not valid/,
  ],
  ["a trial of less than nothing", { STRIPE_TRIAL_DAYS: "-1" }, /STRIPE_TRIAL_DAYS is not valid/],
  ["a key of push notices that is cut off", { VAPID_PRIVATE_KEY: "abc" }, /VAPID_PRIVATE_KEY is not valid/],
  [
    "an address of ours without a scheme",
    { INNGEST_SERVE_ORIGIN: "app:3000" },
    /INNGEST_SERVE_ORIGIN is not v/,
  ],
  ["an unknown word for Inngest's dev server", { INNGEST_DEV: "local" }, /INNGEST_DEV is not valid/],
  ["a short secret of the scheduler", { CRON_SECRET: SECRET }, /CRON_SECRET is not valid/],
  ["an unknown word for the timers", { EMBEDDED_RUNNER: "yes" }, /EMBEDDED_RUNNER is not valid/],
  ["delays in words", { RECONCILE_DELAYS: "soon" }, /RECONCILE_DELAYS is not valid: seconds/],
  ["an unknown level", { LOG_LEVEL: "verbose" }, /LOG_LEVEL is not valid/],
  [
    "a collector without a scheme",
    { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
    /OTEL_EXPORTER_OTLP_E.* not valid/,
  ],
  ["a password of 5 characters", { PASSWORD_MIN_LENGTH: "5" }, /PASSWORD_MIN_LENGTH is not valid/],
];

/** Each valid, and refused together. */
export const CONTRADICTIONS: Row[] = [
  [
    "a key of Facebook's without the other",
    { FACEBOOK_APP_SECRET: "" },
    /FACEBOOK_APP_SECRET is not set \(facebook\)/,
  ],
  [
    "a key of Stripe's without the other",
    { STRIPE_WEBHOOK_SECRET: "" },
    /STRIPE_WEBHOOK_SECRET is not set \(stripe\)/,
  ],
  [
    "a key of Google's without the other",
    { GOOGLE_CLIENT_ID: "a" },
    /GOOGLE_CLIENT_SECRET is not set \(google\)/,
  ],
  [
    "a key of push notices without the other",
    { VAPID_PUBLIC_KEY: "" },
    /VAPID_PUBLIC_KEY is not set \(push\)/,
  ],
  [
    "a key of Inngest's without the other",
    { INNGEST_EVENT_KEY: "a" },
    /INNGEST_SIGNING_KEY is not set \(inngest\)/,
  ],
  [
    "no key of the model's",
    { OPENAI_API_KEY: "", OPENAI_BASE_URL: "" },
    /OPENAI_API_KEY is not set \(openai\)/,
  ],
  ["no mail server", { SMTP_URL: "" }, /SMTP_URL is not set \(mail\)/],
  ["no address", { APP_URL: "" }, /APP_URL is not set/],
  [
    "a store of Vercel's without its token",
    { MEDIA_URL: "vercel-blob:" },
    /BLOB_READ_WRITE_TOKEN is not set/,
  ],
  [
    "a folder on Vercel",
    { VERCEL: "1", MEDIA_URL: ".data/media" },
    /MEDIA_URL is not valid: a folder on Vercel/,
  ],
  ["nobody to wake posts", { INNGEST_DEV: "0", EMBEDDED_RUNNER: "off" }, /CRON_SECRET .* nothing would send/],
  [
    "two parts at one port",
    { SANDBOX: "1", STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", SANDBOX_PORT: "4025" },
    /SANDBOX_SMTP_PORT is not valid: port 4025 is already used by SANDBOX_PORT/,
  ],
  [
    "a misspelt name, with what it leaves unset",
    { SMTP_URL: "", SMPT_URL: "smtp://mail" },
    /Unknown setting SMPT_URL\. Did you mean SMTP_URL\?/,
  ],
];

/** Valid, and said all the same. */
export const DOUBTS: Row[] = [
  ["http in production", { APP_URL: "http://postwright.example" }, /APP_URL is not https/],
  [
    "a path that is ignored",
    { APP_URL: "https://postwright.example/app" },
    /APP_URL has a path, which is ignored/,
  ],
  ["a test key", { STRIPE_SECRET_KEY: "sk_test_x" }, /STRIPE_SECRET_KEY is a test key/],
  ["a misspelt name", { RATE_LIMTS: "on" }, /Unknown setting RATE_LIMTS\. Did you mean RATE_LIMITS\?/],
  [
    "another misspelt name",
    { TRUSTED_PROXY_HOP: "1" },
    /Unknown setting TRUSTED_PROXY_HOP\. Did you mean TRUSTED_PROXY_HOPS\?/,
  ],
  [
    "exchanged letters",
    { FEEDBACK_OT: "a@b.example" },
    /Unknown setting FEEDBACK_OT\. Did you mean FEEDBACK_TO\?/,
  ],
  [
    "one secret for two",
    { CRON_SECRET: "twice-the-same-secret", FACEBOOK_APP_SECRET: "twice-the-same-secret" },
    /FACEBOOK_APP_SECRET has the value of CRON_SECRET/,
  ],
  ["no sender of one's own", { MAIL_FROM: "" }, /MAIL_FROM is not set: its default/],
  ["unsigned requests of Inngest", { INNGEST_DEV: "1" }, /INNGEST_DEV is set: anyone who reaches/],
  [
    "an Inngest Cloud that is to call this machine",
    { APP_URL: "http://localhost:3000", INNGEST_EVENT_KEY: "a", INNGEST_SIGNING_KEY: "signkey-test-ab" },
    /INNGEST_SERVE_ORIGIN is not set: Inngest Cloud cannot call/,
  ],
  ["passwords that can be guessed", { RATE_LIMITS: "off" }, /RATE_LIMITS is off/],
  [
    "keys of push notices that are no pair",
    { VAPID_PRIVATE_KEY: `${"A".repeat(42)}E` },
    /VAPID_PRIVATE_KEY does not belong/,
  ],
  [
    "a mail server at another port",
    { SMTP_URL: `smtp://anna:${SECRET}@127.0.0.1:9` },
    /SMTP_URL.* ECONNREFUSED|ECONNREFUSED.* SMTP_URL/,
  ],
  [
    "a model that is not there",
    { OPENAI_BASE_URL: `${process.env.SANDBOX_URL}/compatible/v1`, AI_TEXT_MODEL: "gpt-6.1-tera" },
    /AI_TEXT_MODEL is gpt-6.1-tera, which is not in the list/,
  ],
  [
    "a wrong key of the model's",
    { OPENAI_BASE_URL: `${process.env.SANDBOX_URL}/openai/v1`, OPENAI_API_KEY: `sk-${SECRET}` },
    /OPENAI_API_KEY is refused by/,
  ],
  [
    "a model server that is away",
    { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" },
    /OPENAI_BASE_URL cannot be reached/,
  ],
];

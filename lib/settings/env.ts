import { z } from "zod";
import { deploymentProblems, portProblems, runsTimers, usesDevServer } from "./deployment";
import { INTERNAL_FIELDS } from "./internal";
import { generationLeaseSeconds } from "./leases";
import { readMediaUrl } from "./media-url";
import { SMALL_MODEL_FIELDS, TEXT_MODEL, smallModelSettings } from "./models";
import { misspelt } from "./names";
import { TELEMETRY_DEFAULTS } from "./telemetry";
import { count, flag, httpUrl, key, keyRing, mailbox, port, positive, postgresUrl, smtpUrl } from "./schemas";

/**
 * Every setting of the product, read once, under the vendors' own names where they have one. In development each has
 * a default, and a provider without real values uses the sandbox. In production the sandbox is used only with
 * `SANDBOX=1`; otherwise a missing provider setting prevents the start and is named.
 */

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  APP_URL: httpUrl.optional(),
  PORT: port.default(3000),
  DATABASE_URL: postgresUrl,
  DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: positive(10),
  /** Whether a pooler stands before the database; recognised where not set. */
  DATABASE_POOLED: z.enum(["on", "off"]).optional(),
  NEXTAUTH_SECRET: z.string().min(16, "at least 16 characters"),
  ENCRYPTION_KEYS: keyRing,
  SANDBOX: flag,
  SANDBOX_PORT: port.default(4010),
  SANDBOX_SMTP_PORT: port.default(4025),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  AI_API: z.enum(["responses", "chat"]).default("responses"),
  AI_TEXT_MODEL: z.string().min(1).default(TEXT_MODEL),
  AI_IMAGE_MODEL: z.string().min(1).default("gpt-image-2.6-flare"),
  AI_TEXT_TIMEOUT_MS: positive(90_000),
  AI_IMAGE_TIMEOUT_MS: positive(180_000),
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/, "expected the app's number").optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH_URL: httpUrl.optional(),
  FACEBOOK_DIALOG_URL: httpUrl.optional(),
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, "like v25.0")
    .default("v25.0"),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: httpUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox("Postwright <hello@postwright.localhost>"),
  FEEDBACK_TO: mailbox("feedback@postwright.localhost"),
  /**
   * Where photos are stored: a folder (`.data/media`, `file:///var/media`); an S3-compatible bucket
   * (`s3://KEY_ID:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1`, `s3+http://` without TLS); or
   * Vercel Blob (`vercel-blob:` or `vercel-blob:folder`, with BLOB_READ_WRITE_TOKEN).
   */
  MEDIA_URL: z
    .string()
    .superRefine((url, context) => {
      try {
        readMediaUrl(url);
      } catch (error) {
        context.addIssue({ code: "custom", message: (error as Error).message });
      }
    })
    .default(".data/media"),
  BLOB_READ_WRITE_TOKEN: z.string().optional(),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  TRUSTED_PROXY_HOPS: count(0),
  STRIPE_SECRET_KEY: key("sk_", "rk_").optional(),
  STRIPE_WEBHOOK_SECRET: key("whsec_").optional(),
  STRIPE_API_URL: httpUrl.optional(),
  STRIPE_TAX: flag,
  STRIPE_TRIAL_DAYS: count(7),
  TRIAL_CREDITS: count(20_000),
  ...SMALL_MODEL_FIELDS,
  /**
   * The key pair that identifies us to push services: base64url of a P-256 public key and its private key (RFC 8292).
   */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "32 bytes in base64url")
    .optional(),
  /** 1, or the URL of Inngest's dev server; requests are not signed then. */
  INNGEST_DEV: z
    .string()
    .regex(/^(0|1|true|false|https?:\/\/.+)$/, "1, 0 or the dev server's address")
    .optional(),
  INNGEST_BASE_URL: httpUrl.optional(),
  /** Where Inngest calls this app, if that is not APP_URL. */
  INNGEST_SERVE_ORIGIN: httpUrl.optional(),
  INNGEST_EVENT_KEY: z.string().min(1).optional(),
  INNGEST_SIGNING_KEY: z.string().min(1).optional(),
  /** The former signing key while it is being rotated. */
  INNGEST_SIGNING_KEY_FALLBACK: z.string().min(1).optional(),
  CRON_SECRET: z.string().min(16, "at least 16 characters").optional(),
  EMBEDDED_RUNNER: z.enum(["on", "off"]).optional(),
  /** Where traces and metrics go (OTLP); the SDK reads the other OTEL_* settings itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ...INTERNAL_FIELDS,
});

type Settings = z.infer<typeof schema>;
/** The name of every setting; .env.example describes each that is not internal. */
export const SETTING_NAMES = Object.keys(schema.shape);

/** A part of the product that the sandbox can stand in for. */
export type SandboxedProvider = "facebook" | "openai" | "stripe" | "google" | "mail";

export type Env = Settings & {
  APP_URL: string;
  SANDBOX_URL: string;
  OPENAI_API_KEY: string;
  OPENAI_BASE_URL: string;
  FACEBOOK_APP_ID: string;
  FACEBOOK_APP_SECRET: string;
  FACEBOOK_GRAPH_URL: string;
  FACEBOOK_DIALOG_URL: string;
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  STRIPE_API_URL: string;
  GOOGLE_CLIENT_ID: string;
  GOOGLE_CLIENT_SECRET: string;
  GOOGLE_ISSUER: string;
  /** Whether Google sign-in is offered: it is configured, or the sandbox stands in for it. */
  google: boolean;
  SMTP_URL: string;
  /** After how long a generation counts as abandoned by a process that died. */
  generationLeaseSeconds: number;
  /** Whether Inngest runs the jobs: Inngest Cloud, a self-hosted server, or its dev server. */
  inngest: boolean;
  /** Whether this process runs its own timers: not where processes exist only for a request. */
  runsTimers: boolean;
  /** The providers that the sandbox stands in for, so that the screens can say so. */
  sandboxed: readonly SandboxedProvider[];
  /** How many posts visitors may have written on a day, all together; 0: there is no demo. */
  demoPostsADay: number;
  /** The model that writes them. */
  demoModel: string;
  /** The model that reads what texts say of days and figures; null: only the explicit reader does. */
  readingModel: string | null;
  /** The sandbox's example pages, which may be read as links although their host is not public; null without it. */
  sampleSites: string | null;
  /** Whether the app is served over https, which makes cookies Secure and `__Host-`. */
  https: boolean;
};

/** The settings without which a provider is not the real one. */
export const PROVIDER_SETTINGS = {
  openai: ["OPENAI_API_KEY"],
  facebook: ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  mail: ["SMTP_URL"],
} as const satisfies Record<SandboxedProvider, readonly (keyof Settings)[]>;

/** Optional providers: without their settings, their button is not shown. */
const OPTIONAL: readonly string[] = ["google"] satisfies SandboxedProvider[];

/** Thrown at the start: one line per missing or invalid setting. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Postwright cannot start, because of its settings:\n${problems.map((p) => `  - ${p}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

/** Parses settings from `source`; throws a SettingsError that names each invalid one. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${given[name] === undefined ? "is not set" : `is not valid: ${issue.message}`}`;
      });
  const inngestDev = usesDevServer(given);
  const keys = (["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"] as const).filter((name) => !given[name]);
  const inngest = inngestDev || keys.length === 0;
  if (parsed.success) problems.push(...deploymentProblems(parsed.data, inngest));
  if (!inngestDev && keys.length === 1) problems.push(`${keys[0]} is not set (inngest)`);
  if (!given.VAPID_PUBLIC_KEY !== !given.VAPID_PRIVATE_KEY)
    problems.push(`${given.VAPID_PUBLIC_KEY ? "VAPID_PRIVATE_KEY" : "VAPID_PUBLIC_KEY"} is not set (push)`);
  // Vercel gives functions of a connected store its id, with which @vercel/blob finds its own way in.
  if (given.MEDIA_URL?.startsWith("vercel-blob:") && !given.BLOB_READ_WRITE_TOKEN && !given.BLOB_STORE_ID)
    problems.push("BLOB_READ_WRITE_TOKEN is not set (photos)");
  const mayUseSandbox = source.NODE_ENV !== "production" || ["1", "true"].includes(source.SANDBOX ?? "");
  const sandboxed: SandboxedProvider[] = [];
  for (const [provider, names] of Object.entries(PROVIDER_SETTINGS)) {
    const missing = names.filter((name) => given[name] === undefined);
    // A self-hosted compatible server (Ollama, vLLM) may not need a key.
    if (missing.length === 0 || (provider === "openai" && given.OPENAI_BASE_URL)) continue;
    if (missing.length === names.length && mayUseSandbox) sandboxed.push(provider as SandboxedProvider);
    else if (missing.length < names.length || !OPTIONAL.includes(provider))
      problems.push(...missing.map((name) => `${name} is not set (${provider})`));
  }
  if (source.NODE_ENV === "production" && !mayUseSandbox && !given.APP_URL)
    problems.push("APP_URL is not set");
  if (parsed.success && sandboxed.length > 0) problems.push(...portProblems(parsed.data));
  if (!parsed.success || problems.length > 0)
    throw new SettingsError([...problems, ...misspelt(source, SETTING_NAMES)]);

  const s = parsed.data;
  const sandbox = s.SANDBOX_URL ?? `http://localhost:${s.SANDBOX_PORT}`;
  const inSandbox = (provider: SandboxedProvider) => sandboxed.includes(provider);
  const appUrl = new URL(s.APP_URL ?? `http://localhost:${s.PORT}`).origin;
  return {
    ...s,
    APP_URL: appUrl,
    SANDBOX_URL: sandbox,
    generationLeaseSeconds: generationLeaseSeconds(s),
    OPENAI_API_KEY: s.OPENAI_API_KEY ?? "sk-sandbox",
    OPENAI_BASE_URL:
      s.OPENAI_BASE_URL ?? (inSandbox("openai") ? `${sandbox}/openai/v1` : "https://api.openai.com/v1"),
    FACEBOOK_APP_ID: s.FACEBOOK_APP_ID ?? "4010000000000001",
    FACEBOOK_APP_SECRET: s.FACEBOOK_APP_SECRET ?? "sandbox-facebook-secret",
    FACEBOOK_GRAPH_URL:
      s.FACEBOOK_GRAPH_URL ??
      (inSandbox("facebook") ? `${sandbox}/facebook/graph` : "https://graph.facebook.com"),
    FACEBOOK_DIALOG_URL:
      s.FACEBOOK_DIALOG_URL ?? (inSandbox("facebook") ? `${sandbox}/facebook` : "https://www.facebook.com"),
    STRIPE_SECRET_KEY: s.STRIPE_SECRET_KEY ?? "sk_test_sandbox",
    STRIPE_WEBHOOK_SECRET: s.STRIPE_WEBHOOK_SECRET ?? "whsec_sandbox",
    STRIPE_API_URL: s.STRIPE_API_URL ?? (inSandbox("stripe") ? sandbox : "https://api.stripe.com"),
    GOOGLE_CLIENT_ID: s.GOOGLE_CLIENT_ID ?? "401000000001-sandbox.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: s.GOOGLE_CLIENT_SECRET ?? "GOCSPX-sandbox",
    GOOGLE_ISSUER: (
      s.GOOGLE_ISSUER ?? (inSandbox("google") ? `${sandbox}/google` : "https://accounts.google.com")
    ).replace(/\/+$/, ""),
    google: inSandbox("google") || s.GOOGLE_CLIENT_ID !== undefined,
    SMTP_URL: s.SMTP_URL ?? `smtp://localhost:${s.SANDBOX_SMTP_PORT}`,
    inngest,
    runsTimers: runsTimers(s),
    sandboxed,
    ...smallModelSettings(s, inSandbox("openai")),
    sampleSites: sandboxed.length > 0 ? new URL("/sites/", sandbox).href : null,
    https: appUrl.startsWith("https:"),
  };
}

let current: Env | undefined;

/** The settings of this process, parsed at the first call. Throws a SettingsError. */
export function env(): Env {
  if (!current) {
    current = readEnv(process.env);
    // next-auth 4 reads the app's URL only from this variable; without it, it trusts the Host header.
    process.env.NEXTAUTH_URL = current.APP_URL;
  }
  return current;
}

/** The log level; readable before the other settings are validated. */
export function logLevel(): string {
  return schema.shape.LOG_LEVEL.catch("info").parse(process.env.LOG_LEVEL);
}

/** The name of the newest migration that this code was built with, set by next.config.ts; undefined in a test. */
export function latestMigration(): string | undefined {
  // Written out, because Next puts the value in at build time.
  return process.env.LATEST_MIGRATION;
}

/** Sets what the SDK of OpenTelemetry and Next read from the environment, where the operator did not. */
export function setTelemetryDefaults(): void {
  for (const [name, value] of Object.entries(TELEMETRY_DEFAULTS)) process.env[name] ??= value;
}

/** What a running sandbox needs to know; every value has a default, so that nothing must be configured. */
export interface Settings {
  host: string;
  port: number;
  smtpPort: number;
  /** Folder of the kept state; null keeps everything in memory. */
  dataDir: string | null;
  /** Origin that links and photos in replies carry, e.g. http://localhost:4010. Set once the port is known. */
  url: string;
  /** Where the product itself is, for the way back. */
  appUrl: string;
  facebook: { appId: string; appSecret: string; graphVersion: string };
  google: { clientId: string; clientSecret: string };
  openai: { apiKey: string };
  stripe: {
    secretKey: string;
    webhookSecret: string;
    /** Where events go; null, the default of a sandbox inside a test, sends none until an address is set. */
    webhookUrl: string | null;
  };
}

/** Defaults for everything, with the given parts on top. */
export function settingsWith(parts: Partial<Settings> = {}): Settings {
  const port = parts.port ?? 4010;
  return {
    host: "127.0.0.1",
    port,
    smtpPort: 4025,
    dataDir: ".data/sandbox",
    url: `http://localhost:${port}`,
    appUrl: "http://localhost:3000",
    facebook: { appId: "4010000000000001", appSecret: "sandbox-facebook-secret", graphVersion: "v25.0" },
    google: { clientId: "401000000001-sandbox.apps.googleusercontent.com", clientSecret: "GOCSPX-sandbox" },
    openai: { apiKey: "sk-sandbox" },
    stripe: { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox", webhookUrl: null },
    ...parts,
  };
}

/** Reads the settings from the environment; an unusable port throws with the setting's name. */
export function settingsFromEnv(env: NodeJS.ProcessEnv): Settings {
  const base = settingsWith({ port: portOf(env, "SANDBOX_PORT", 4010) });
  return {
    ...base,
    host: env.SANDBOX_HOST || base.host,
    smtpPort: portOf(env, "SANDBOX_SMTP_PORT", base.smtpPort),
    dataDir: env.SANDBOX_DATA || base.dataDir,
    url: env.SANDBOX_URL || base.url,
    appUrl: env.APP_URL || (env.PORT ? `http://localhost:${env.PORT}` : base.appUrl),
    facebook: {
      appId: env.FACEBOOK_APP_ID || base.facebook.appId,
      appSecret: env.FACEBOOK_APP_SECRET || base.facebook.appSecret,
      graphVersion: env.FACEBOOK_GRAPH_VERSION || base.facebook.graphVersion,
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID || base.google.clientId,
      clientSecret: env.GOOGLE_CLIENT_SECRET || base.google.clientSecret,
    },
    openai: { apiKey: env.OPENAI_API_KEY || base.openai.apiKey },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY || base.stripe.secretKey,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET || base.stripe.webhookSecret,
      webhookUrl:
        env.STRIPE_WEBHOOK_URL || `http://localhost:${portOf(env, "PORT", 3000)}/api/stripe/webhook`,
    },
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const raw = env[name];
  if (!raw) return fallback;
  const port = Number(raw);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${name} is not a port: ${raw}`);
  return port;
}

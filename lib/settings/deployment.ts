type Deployment = {
  VERCEL: boolean;
  EMBEDDED_RUNNER?: "on" | "off";
  CRON_SECRET?: string;
  MEDIA_URL: string;
};

/** Whether this process runs its own timers: not where processes exist only for a request. */
export function runsTimers({ EMBEDDED_RUNNER, VERCEL }: Deployment): boolean {
  return EMBEDDED_RUNNER ? EMBEDDED_RUNNER === "on" : !VERCEL;
}

/** Whether Inngest's dev server runs the jobs, which signs nothing. */
export function usesDevServer({ INNGEST_DEV }: { INNGEST_DEV?: string }): boolean {
  return !["", "0", "false"].includes(INNGEST_DEV ?? "");
}

type InngestSettings = { APP_URL: string; INNGEST_SERVE_ORIGIN?: string; INNGEST_DEV?: string };

/**
 * The origin at which Inngest is to call this app; undefined for the one at which it asks, as a dev server does: beside
 * the app in a network of containers it may not reach APP_URL.
 */
export function inngestOrigin(settings: InngestSettings): string | undefined {
  const { APP_URL, INNGEST_SERVE_ORIGIN } = settings;
  return INNGEST_SERVE_ORIGIN ?? (usesDevServer(settings) ? undefined : APP_URL);
}

/**
 * Reports what a deployment lacks although each of its settings is valid: a scheduler, and a store that outlives a
 * request.
 * @param inngest whether Inngest is set up
 */
export function deploymentProblems(settings: Deployment, inngest: boolean): string[] {
  const { VERCEL, CRON_SECRET, MEDIA_URL } = settings;
  const problems: string[] = [];
  if (!runsTimers(settings) && !inngest && !CRON_SECRET)
    problems.push(
      "INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY, or CRON_SECRET for a scheduler that calls GET /api/cron/sweep every minute, are not set: without a server of its own (EMBEDDED_RUNNER=off, or Vercel) nothing would send scheduled posts",
    );
  if (VERCEL && !/^(s3|s3\+http|vercel-blob):/.test(MEDIA_URL))
    problems.push(
      "MEDIA_URL is not valid: a folder on Vercel is lost after each request; set vercel-blob: or s3://…",
    );
  return problems;
}

type Ports = { PORT: number; SANDBOX_PORT: number; SANDBOX_SMTP_PORT: number };

/** Reports two servers that would listen on the same port. */
export function portProblems({ PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }: Ports): string[] {
  const entries = Object.entries({ PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT });
  return entries.flatMap(([name, port], index) => {
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier === port) ?? [];
    return other ? [`${name} is not valid: port ${port} is already used by ${other}`] : [];
  });
}

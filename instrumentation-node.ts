import "server-only";
import { SettingsError, env } from "@/lib/settings/env";
import { settingWarnings } from "@/lib/settings/warnings";
import { setEventTransport } from "@/lib/jobs/send-event";
import { log } from "@/lib/observability/log";
import { prepareNodeServer } from "@/lib/http/node-server";
import { recordSocketAddresses } from "@/lib/http/addresses/socket-address";
import { requireSecureTransport } from "@/lib/http/headers/strict-transport";
import { registerGracefulShutdown } from "./lib/timers/graceful-shutdown";
import { startEmbeddedRunner } from "./lib/timers/embedded-runner";
import { measureQueues } from "./lib/jobs/measure-queues";
import { nameRequests } from "./lib/observability/log-context";

/**
 * Validates the settings and starts the job scheduling: Inngest where it is set up, with this server's own timers
 * beside it or alone. A server with invalid settings reports them and exits.
 */
export async function startServer(): Promise<void> {
  try {
    env();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  // Elsewhere the start has said them.
  if (env().VERCEL) for (const warning of settingWarnings(env(), process.env)) log.warn(warning);
  nameRequests();
  prepareNodeServer();
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT) measureQueues();
  // On Vercel the edge sets the client address, and no connection comes from the client directly.
  if (!env().VERCEL) recordSocketAddresses();
  requireSecureTransport();
  // Loaded only where it is set up: its code is a third of what a server begins with.
  if (env().inngest) setEventTransport((await import("./inngest/client")).sendToInngest);
  if (env().runsTimers) startEmbeddedRunner();
  // A platform without a long-lived server ends its processes by its own rules.
  if (!env().VERCEL) registerGracefulShutdown();
}

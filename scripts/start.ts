// npm start: production, on this machine or in a container. Applies migrations, then starts the server.
import fs from "node:fs";
import path from "node:path";
import { loadEnvironment, ROOT, secretsFile, setting } from "./environment";
import { listenOn } from "./run/listen-on";
import { StartError } from "./run/preflight";
import { runApp } from "./run/run-app";
import { report } from "./run/run-command";
import { ensureSecrets } from "./run/secrets";

/**
 * Longer than the 60 s for which nginx and most balancers keep an unused connection. With Node's 5 s the server closes
 * one now and then that a request is already on its way through, which the proxy answers with 502.
 */
const KEEP_ALIVE_MS = 65_000;

async function main(): Promise<number> {
  const inherited = { ...loadEnvironment("production"), NODE_ENV: "production" as const };
  Object.assign(process.env, { NODE_ENV: "production" });
  const build = path.resolve(ROOT, setting("NEXT_DIST_DIR") ?? ".next", "BUILD_ID");
  if (!fs.existsSync(build)) throw new StartError("There is no build yet. Run: npm run build");
  // Real use requires its own secrets; a trial in the sandbox may use those generated on the first run.
  if (["1", "true"].includes(setting("SANDBOX") ?? "")) ensureSecrets(secretsFile());
  const preload = path.join(ROOT, "scripts/run/json-lines.mjs");
  const next = ["start", "--keepAliveTimeout", String(KEEP_ALIVE_MS)];
  return runApp({ next, host: listenOn, preload, inherited, quiet: false });
}

const code = await main().catch((error: unknown) => {
  report(error);
  return 1;
});
// Pending work is no longer needed.
process.exit(code);

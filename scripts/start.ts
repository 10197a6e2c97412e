// npm start: production, on this machine or in a container. Migrations first, then the server.
import fs from "node:fs";
import path from "node:path";
import { loadEnvironment, ROOT, setting } from "./environment";
import { StartError } from "./preflight";
import { report, runApp } from "./run-app";
import { ensureSecrets } from "./secrets";

async function main(): Promise<number> {
  const inherited = { ...loadEnvironment("production"), NODE_ENV: "production" as const };
  Object.assign(process.env, { NODE_ENV: "production" });
  const build = path.resolve(ROOT, setting("NEXT_DIST_DIR") ?? ".next", "BUILD_ID");
  if (!fs.existsSync(build)) throw new StartError("There is no build yet. Run: npm run build");
  // Real use brings its own secrets; a try-out in the sandbox may use those of the first run.
  if (["1", "true"].includes(setting("SANDBOX") ?? "")) ensureSecrets(`${ROOT}/.env.local`);
  return runApp({ next: ["start"], inherited, quiet: false });
}

const code = await main().catch((error: unknown) => {
  report(error);
  return 1;
});
// Whatever still waits for an answer is of no use any more.
process.exit(code);

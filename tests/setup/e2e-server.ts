// What playwright.config.ts starts: a production build, then `npm start` with everything in the sandbox.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { buildOnce, testBuild } from "../../scripts/build-once";

await buildOnce().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

const server = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, NODE_ENV: "production", NEXT_DIST_DIR: testBuild() },
});
// The server receives a single stop signal, from us, however many reach this process group.
let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    if (!stopping) server.kill("SIGTERM");
    stopping = true;
  });
server.once("exit", (code) => {
  if (process.env.DATA_DIR) rmSync(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(stopping ? 0 : (code ?? 1));
});

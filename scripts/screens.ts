// npm run screens [-- workspace landing …]: screenshots of every screen and state, at phone and desktop width, light
// and dark, into artifacts/screens, of a production build with all providers in the sandbox. See tests/screens. With
// --no-screenshots the states are only produced and checked: npm run test:all does so.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./environment";
import { startThrowawayPostgres } from "./database/local-postgres";
import { guardRun } from "./processes/guard";

const CLI = path.join(ROOT, "node_modules/@playwright/test/cli.js");

guardRun();
const wanted = process.argv.slice(2).filter((word) => word !== "--no-screenshots");
const SCREENS = process.argv.includes("--no-screenshots") ? "states" : "screenshots";

const folder = path.join(ROOT, ".data/test", String(process.pid), "screens");
const database = await startThrowawayPostgres(path.join(folder, "postgres"));
try {
  process.exitCode = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, "test", "--project=screens", ...wanted], {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, SCREENS, E2E_DATABASE_URL: database.url },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
} finally {
  await database.destroy();
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
}

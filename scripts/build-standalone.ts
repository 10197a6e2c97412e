// npm run build:standalone: the folder that an image holds, and all that it needs but Node. See Dockerfile.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { keepingConfigs } from "./build-once";
import { ROOT } from "./environment";

const dist = process.env.NEXT_DIST_DIR || ".next";
const folder = path.join(ROOT, dist, "standalone");

const next = path.join(ROOT, "node_modules/next/dist/bin/next");
const env = { ...process.env, NODE_ENV: "production", NEXT_OUTPUT: "standalone" } as const;
const { status } = await keepingConfigs(() =>
  spawnSync(process.execPath, [next, "build"], { cwd: ROOT, stdio: "inherit", env }),
);
if (status !== 0) process.exit(status ?? 1);

// Next leaves these to a server in front; here there is none.
const copies = [
  ["public", "public"],
  [path.join(dist, "static"), path.join(dist, "static")],
  ["prisma/migrations", "prisma/migrations"],
  ["scripts/run/json-lines.mjs", "scripts/json-lines.mjs"],
] as const;
for (const [from, to] of copies) fs.cpSync(path.join(ROOT, from), path.join(folder, to), { recursive: true });

await build({
  entryPoints: {
    container: path.join(ROOT, "scripts/container.ts"),
    backup: path.join(ROOT, "scripts/backup/backup.ts"),
    restore: path.join(ROOT, "scripts/backup/restore.ts"),
    "keys-rotate": path.join(ROOT, "scripts/keys/rotate.ts"),
  },
  outdir: path.join(folder, "scripts"),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Empties `server-only`, as Next does.
  conditions: ["react-server"],
  // In the folder already, for the app.
  external: ["pg", "@next/env"],
  logLevel: "warning",
  // For what esbuild turns from CommonJS.
  banner: {
    js: 'import { createRequire as toRequire } from "node:module"; const require = toRequire(import.meta.url);',
  },
});
console.log(`\nThe image's folder is ${path.relative(ROOT, folder)}. Start it with:`);
console.log("  node --import ./scripts/json-lines.mjs scripts/container.mjs");

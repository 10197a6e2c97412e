import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "../environment";

const require = createRequire(import.meta.url);
const CLI = require.resolve("prisma/build/index.js");

/** Whether @prisma/engines could fetch its native schema engine at install. */
function hasNativeEngine(): boolean {
  const folder = path.dirname(require.resolve("@prisma/engines/package.json", { paths: [CLI] }));
  return fs.readdirSync(folder).some((name) => /^schema-engine-(?!.*\.(gz|sha256|tmp))/.test(name));
}

/** The settings that keep the Prisma CLI off the network; empty where its own engine is installed. */
function engineSettings(): Record<string, string> {
  if (process.env.PRISMA_SCHEMA_ENGINE_BINARY || hasNativeEngine()) return {};
  const standIn = path.join(ROOT, "scripts/database/schema-engine.mjs");
  try {
    fs.accessSync(standIn, fs.constants.X_OK);
  } catch {
    fs.chmodSync(standIn, 0o755);
  }
  return { PRISMA_SCHEMA_ENGINE_BINARY: standIn };
}

/**
 * Runs the Prisma CLI.
 * @param quiet buffers its output, and shows it only on failure
 * @returns its exit code
 */
export function runPrisma(
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<number> {
  const env = {
    ...process.env,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    ...engineSettings(),
    ...options.env,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd: ROOT,
      env,
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (text) => (output += text));
    child.stderr?.on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

const modified = (file: string) =>
  fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Generates lib/generated/prisma when an install without scripts omitted it, or the schema is newer. */
export async function ensurePrismaClient(): Promise<void> {
  if (modified("lib/generated/prisma/client.ts") > modified("prisma/schema.prisma")) return;
  const code = await runPrisma(["generate", "--no-hints"], { quiet: true });
  if (code !== 0) throw new Error("prisma generate failed; see above.");
}

// Builds the production app for the end-to-end tests, unless the last build is of the same sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isTest, readTree } from "./check/tree";
import { ROOT } from "./environment";
import { commandOf } from "./processes/processes";

const sources =
  /^((app|components|lib|messages|inngest|public|prisma)\/|(package-lock\.json|tsconfig(\.build)?\.json|global\.d\.ts|middleware\.ts|instrumentation(-client|-node|-telemetry)?\.ts|(next|postcss)\.config\.\w+)$)/;

/** No build takes longer: a lock older than this is stale. */
const LOCK_MS = 10 * 60_000;

/** The tests' build folder, separate from the one of `npm run build`. */
export const testBuild = () => process.env.NEXT_DIST_DIR || ".next-e2e";

function sourceHash(): string {
  const hash = createHash("sha256");
  const tree = readTree(ROOT);
  for (const file of tree.files.filter((name) => sources.test(name) && !isTest(name)))
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

/** Allows one build per folder at a time; a lock whose process is gone is ignored. */
async function lock(folder: string): Promise<() => void> {
  const file = path.join(ROOT, ".data", `${path.basename(folder)}.lock`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (const deadline = Date.now() + LOCK_MS; ;)
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => fs.rmSync(file, { force: true });
    } catch {
      const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, "utf8") : 0);
      const over = Date.now() > deadline || (holder && !/node|tsx/.test(commandOf(holder) ?? ""));
      if (over) fs.rmSync(file, { force: true });
      else await sleep(500);
    }
}

/**
 * Makes sure that the build matches the current sources. SKIP_BUILD=1 accepts any build.
 * @throws when the build fails; its output is then on stderr
 */
export async function buildOnce(): Promise<void> {
  const folder = testBuild();
  const note = path.join(ROOT, folder, "sources.sha256");
  const fresh = () => fs.existsSync(note) && fs.readFileSync(note, "utf8") === sourceHash();
  if (process.env.SKIP_BUILD || fresh()) return;
  const unlock = await lock(folder);
  try {
    if (fresh()) return;
    // Hashed before the build: files edited during it may not be part of it.
    const hash = sourceHash();
    await build(folder);
    fs.writeFileSync(note, hash);
  } finally {
    unlock();
  }
}

/** Runs a build, and restores the files that Next writes the build folder's name into for the other builds. */
export async function keepingConfigs<T>(work: () => T | Promise<T>): Promise<T> {
  const kept = ["tsconfig.json", "tsconfig.build.json", "next-env.d.ts"]
    .map((name) => path.join(ROOT, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file, text: fs.readFileSync(file) }));
  try {
    return await work();
  } finally {
    for (const { file, text } of kept) if (!fs.readFileSync(file).equals(text)) fs.writeFileSync(file, text);
  }
}

async function build(folder: string): Promise<void> {
  await keepingConfigs(() => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["node_modules/next/dist/bin/next", "build"],
      {
        cwd: ROOT,
        stdio: ["ignore", "pipe", "pipe"],
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, NODE_ENV: "production", NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: "1" },
      },
    );
    if (status === 0) return;
    process.stderr.write(`${stdout}\n${stderr}\n`);
    throw new Error("The build failed; its output is above.");
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildOnce();
    console.log(`The build in ${testBuild()} is up to date.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

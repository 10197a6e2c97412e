// Builds the production app for the end-to-end tests, unless the last build is of the same sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isTest, readTree } from "./check/tree";
import { ROOT } from "./environment";
import { commandOf } from "./processes";

const sources =
  /^((app|pages|components|lib|messages|inngest|public|prisma)\/|(package-lock\.json|tsconfig\.json|global\.d\.ts|middleware\.ts|instrumentation(-client)?\.ts|(next|postcss)\.config\.\w+)$)/;

/** No build takes longer: what holds the lock then is no build. */
const LOCK_MS = 10 * 60_000;

/** Where the tests' build goes, beside the one of `npm run build`. */
export const testBuild = () => process.env.NEXT_DIST_DIR || ".next-e2e";

function sourceHash(): string {
  const hash = createHash("sha256");
  const tree = readTree(ROOT);
  for (const file of tree.files.filter((one) => sources.test(one) && !isTest(one)))
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

/** One build at a time in one folder; a lock whose holder is gone does not count. */
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
 * Makes sure that the build is of the present sources. SKIP_BUILD=1 takes what is there.
 * @throws when the build fails; its words are then on stderr
 */
export async function buildOnce(): Promise<void> {
  const folder = testBuild();
  const note = path.join(ROOT, folder, "sources.sha256");
  const fresh = () => fs.existsSync(note) && fs.readFileSync(note, "utf8") === sourceHash();
  if (process.env.SKIP_BUILD || fresh()) return;
  const unlock = await lock(folder);
  try {
    if (fresh()) return;
    // Of before the build: what is edited meanwhile may not be in it.
    const hash = sourceHash();
    build(folder);
    fs.writeFileSync(note, hash);
  } finally {
    unlock();
  }
}

function build(folder: string): void {
  // Next writes the build's folder into these; they are about the other one.
  const kept = ["tsconfig.json", "next-env.d.ts"]
    .map((name) => path.join(ROOT, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file, text: fs.readFileSync(file) }));
  try {
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
    throw new Error("The build failed; its words are above.");
  } finally {
    for (const { file, text } of kept) if (!fs.readFileSync(file).equals(text)) fs.writeFileSync(file, text);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildOnce();
    console.log(`The build in ${testBuild()} is of the present sources.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

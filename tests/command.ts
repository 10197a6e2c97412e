import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How a command ended, with everything that it printed. */
export type Ended = { status: number | null; output: string };

/** Runs a command of package.json as an operator would, with nothing set but `settings` and the secrets. */
export async function command(args: string[], settings: Record<string, string>): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), "pw-command-"));
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    env: {
      PATH: process.env.PATH,
      GUARDED_BY: process.env.GUARDED_BY,
      NODE_ENV: "development",
      DATA_DIR: folder,
      NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
      ENCRYPTION_KEYS: `t1:${randomBytes(32).toString("base64")}`,
      VAPID_PUBLIC_KEY: `B${"A".repeat(86)}`,
      VAPID_PRIVATE_KEY: "A".repeat(43),
      MEDIA_URL: join(folder, "media"),
      ...settings,
    },
    timeout: 90_000,
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true, force: true });
  return { status, output };
}

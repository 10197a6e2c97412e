import fs from "node:fs";
import path from "node:path";
import { dataDir, portSetting, setting } from "../environment";
import { isPortFree } from "../processes/ports";
import { commandOf } from "../processes/processes";

/** A reason not to start, shown to the user without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

type Running = { pid: number; url: string };

const runningFile = () => path.join(dataDir(), "dev.json");

/**
 * Records that `npm run dev` runs on this folder.
 * @returns a function that removes the record
 * @throws StartError when another one runs
 */
export function claimFolder(url: string): () => void {
  const file = runningFile();
  if (fs.existsSync(file)) {
    const other = JSON.parse(fs.readFileSync(file, "utf8")) as Running;
    if (/scripts[\\/]dev\.ts/.test(commandOf(other.pid) ?? "")) {
      throw new StartError(
        `Postwright is already running from this folder, at ${other.url} (process ${other.pid}).\n` +
          "Use that one, or stop it with Ctrl-C in its terminal.",
      );
    }
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Running));
  return () => fs.rmSync(file, { force: true });
}

/** The ports needed to start. */
export function portsNeeded(withSandbox: boolean): Record<string, number> {
  const app = { PORT: portSetting("PORT", 3000) };
  if (!withSandbox) return app;
  return {
    ...app,
    SANDBOX_PORT: portSetting("SANDBOX_PORT", 4010),
    SANDBOX_SMTP_PORT: portSetting("SANDBOX_SMTP_PORT", 4025),
  };
}

/**
 * Checks that the ports are free.
 * @throws StartError that names each taken port and the setting to change
 */
export async function requirePorts(ports: Record<string, number>): Promise<void> {
  const problems: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (await isPortFree(port)) continue;
    problems.push(
      `Port ${port} is taken by another program. Set ${name} to a free one, for example ${name}=${port + 1}.`,
    );
  }
  if (problems.length > 0) throw new StartError(problems.join("\n"));
}

/** Whether this start runs the sandbox: a provider uses it, and no other sandbox is configured. */
export const startsSandbox = (sandboxed: readonly unknown[]) =>
  sandboxed.length > 0 && !setting("SANDBOX_URL");

import fs from "node:fs";
import path from "node:path";
import { dataDir, portSetting, setting } from "./environment";
import { isPortFree } from "./ports";
import { commandOf } from "./processes";

/** A reason not to start that is told to a person without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

type Running = { pid: number; url: string };

const runningFile = () => path.join(dataDir(), "dev.json");

/**
 * Says that `npm run dev` runs on this folder.
 * @returns what takes the saying back
 * @throws StartError when another one runs
 */
export function claimFolder(url: string): () => void {
  const file = runningFile();
  if (fs.existsSync(file)) {
    const other = JSON.parse(fs.readFileSync(file, "utf8")) as Running;
    if (/scripts[\\/]dev\.ts/.test(commandOf(other.pid) ?? "")) {
      throw new StartError(
        `Postwright already runs from this folder, at ${other.url} (process ${other.pid}).\n` +
          "Use that one, or stop it with Ctrl-C where it was started.",
      );
    }
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, url } satisfies Running));
  return () => fs.rmSync(file, { force: true });
}

/** The ports that a start needs. */
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
 * Looks whether the ports are free.
 * @throws StartError that names each taken one and the setting to change
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

/** Whether this start brings up the sandbox: something is in it, and no other one is named. */
export const startsSandbox = (sandboxed: readonly unknown[]) =>
  sandboxed.length > 0 && !setting("SANDBOX_URL");

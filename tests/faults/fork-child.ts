import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const children = new Set<ChildProcess>();

/**
 * Runs a TypeScript file as a process of its own, with this one's settings and what Next would have around it, and
 * waits until it sends a first message.
 * @param settings more of its environment
 */
export async function forkChild(
  file: URL,
  { args = [], settings = {} }: { args?: string[]; settings?: Record<string, string> } = {},
): Promise<ChildProcess> {
  const child = fork(file, args, {
    execArgv: ["--import", path("preload.mjs"), "--import", "tsx"],
    env: { ...process.env, ...settings, TSX_TSCONFIG_PATH: path("tsconfig.json") },
    stdio: "inherit",
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  await once(child, "message");
  return child;
}

/** Kills what a failed test left running. */
export function killChildren(): void {
  for (const child of children) child.kill("SIGKILL");
}

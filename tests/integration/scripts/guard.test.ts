// A run that is ended leaves nothing: the processes are those that the kernel lists.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, inject, it, vi } from "vitest";
import { runningLocalPostgresUrl } from "../../../scripts/database/local-postgres";
import { childrenOf, commandOf, markedWith } from "../../../scripts/run/processes";

/** What the issue gives a run to be gone; only a run that leaves something waits so long. */
const GONE = { timeout: 10_000, interval: 50 };
const HERE = "tests/integration/scripts";
const folder = mkdtempSync(join(inject("folder"), "guard-"));
const started = new Set<ChildProcess>();

afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  started.clear();
});

/** Starts a command in a group of its own, as a terminal does. @returns it and the mark of what it starts */
async function start(args: string[], env: Record<string, string> = {}) {
  const { GUARDED_BY: _, DATABASE_URL: __, ...own } = process.env;
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { ...own, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.add(child);
  let output = "";
  for await (const text of child.stdout ?? []) {
    output += String(text);
    if (output.includes("\n")) break;
  }
  const [, mark = ""] = /^ready (\S+)\n/.exec(output) ?? [];
  expect(mark).not.toBe("");
  return { child, pid: child.pid ?? 0, mark };
}

const run = (...args: string[]) =>
  start(["--import", "tsx", `${HERE}/guarded-run.ts`, join(folder, "postgres"), ...args]);
const left = (mark: string) => markedWith(mark).flatMap((pid) => commandOf(pid) ?? []);

async function expectGone(mark: string): Promise<void> {
  await vi.waitFor(() => expect(left(mark)).toEqual([]), GONE);
  expect(runningLocalPostgresUrl(join(folder, "postgres"))).toBeUndefined();
}

it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "%s to a run, alone or with its group, leaves no database and no server, and the next one starts",
  async (signal) => {
    for (const to of ["it", "group"]) {
      const { pid, mark } = await run();
      expect(left(mark).join("\n")).toMatch(/bin\/postgres -D .*createServer/s);
      process.kill(to === "group" ? -pid : pid, signal);
      await expectGone(mark);
    }
  },
);

it("a server that does not end when it is asked to is killed", async () => {
  const { pid, mark } = await run("stubborn");
  process.kill(-pid, "SIGKILL");
  await expectGone(mark);
});

it("the end of npm is the end of what it runs, though nothing tells that", async () => {
  const script = [...process.execArgv, "--import", "tsx", `${HERE}/guarded-run.ts`, join(folder, "postgres")];
  // A shell between the two, as npm has one.
  const npm = `
    const env = { ...process.env, npm_lifecycle_event: "test" };
    const command = [process.execPath, ...${JSON.stringify(script)}].join(" ") + "; exit";
    require("node:child_process").spawn("sh", ["-c", command], { env, stdio: "inherit" });`;
  const { child, mark } = await start(["-e", npm]);
  child.kill("SIGKILL");
  await once(child, "exit");
  await expectGone(mark);
});

it("a run that ends by itself leaves nothing either", async () => {
  const { mark } = await run("brief");
  await expectGone(mark);
});

it("the embedded database ends with the last of those that use it, however they end", async () => {
  const DATA_DIR = join(folder, "data");
  const use = () => start(["--import", "tsx", `${HERE}/database-user.ts`], { DATA_DIR });
  const isRunning = () => runningLocalPostgresUrl(join(DATA_DIR, "postgres")) !== undefined;
  const [first, second] = [await use(), await use()];
  const guard = childrenOf(first.pid).find((pid) => commandOf(pid)?.includes("guard-process"));
  first.child.kill("SIGKILL");
  await vi.waitFor(() => expect(commandOf(guard ?? 0)).toBeNull(), GONE);
  expect(isRunning()).toBe(true);
  second.child.kill("SIGKILL");
  await vi.waitFor(() => expect(isRunning()).toBe(false), GONE);
});

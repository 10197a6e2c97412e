// A run that is ended leaves nothing: the processes are those that the kernel lists.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, inject, it, vi } from "vitest";
import { runningLocalPostgresUrl } from "../../../scripts/database/local-postgres";
import { childrenOf, commandOf, markedWith } from "../../../scripts/processes/processes";

/** What the issue gives a run to be gone; only a run that leaves something waits so long. */
const GONE = { timeout: 10_000, interval: 50 };
const HERE = "tests/integration/scripts";
const folder = mkdtempSync(join(inject("folder"), "guard-"));
const started = new Set<ChildProcess>();

afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  started.clear();
});

/** Starts a command in a group of its own, as a terminal does, and reads until it writes a word. */
async function start(args: string[], env: Record<string, string> = {}, until = "ready") {
  const { GUARDED_BY: _, DATABASE_URL: __, npm_lifecycle_event: ___, ...own } = process.env;
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { ...own, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.add(child);
  let output = "";
  await new Promise<void>((resolve) => {
    child.stdout?.once("end", resolve).on("data", (text: Buffer) => {
      output += String(text);
      if (output.includes(until)) resolve();
    });
  });
  const [, mark = "", runner] = /^marked ([\da-f-]{36}) (\d+)\n/.exec(output) ?? [];
  expect(mark, output).not.toBe("");
  return { child, pid: child.pid ?? 0, run: { mark, runner: Number(runner) } };
}

const begin = (...args: string[]) =>
  start(["--import", "tsx", `${HERE}/guarded-run.ts`, join(folder, "postgres"), ...args]);
/** The commands of a run's processes that are there: itself, and what carries its mark. */
const left = ({ mark, runner }: { mark: string; runner: number }) =>
  [runner, ...markedWith(mark)].flatMap((pid) => commandOf(pid) ?? []);

async function expectGone(run: Parameters<typeof left>[0]): Promise<void> {
  await vi.waitFor(() => expect(left(run)).toEqual([]), GONE);
  expect(runningLocalPostgresUrl(join(folder, "postgres"))).toBeUndefined();
}

it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "%s to a run, alone or with its group, leaves no database and no server, and the next one starts",
  async (signal) => {
    for (const to of ["it", "group"]) {
      const { pid, run } = await begin();
      expect(left(run).join("\n")).toMatch(/bin\/postgres -D .*createServer/s);
      process.kill(to === "group" ? -pid : pid, signal);
      await expectGone(run);
    }
  },
);

it("a server that does not end when it is asked to is killed", async () => {
  const { pid, run } = await begin("stubborn");
  process.kill(-pid, "SIGKILL");
  await expectGone(run);
});

/** What npm does: it runs a script by a shell, and names it in its environment. */
function npm(before = ""): string {
  const script = `${process.execPath} --import tsx ${HERE}/guarded-run.ts ${join(folder, "postgres")}; exit`;
  return `
    const env = { ...process.env, npm_lifecycle_event: "test" };
    require("node:child_process").spawn("sh", ["-c", "${before} ${script}"], { env, stdio: "inherit" });`;
}

it("the end of npm is the end of what it runs, though nothing tells that", async () => {
  const { child, run } = await start(["-e", npm(), "npm"]);
  child.kill("SIGKILL");
  await expectGone(run);
});

it("so it is where npm is gone before the run has begun", async () => {
  const { run } = await start(["-e", `${npm("sleep 0.2;")} process.exit()`, "npm"], {}, "marked");
  await expectGone(run);
});

it("a run that ends by itself leaves nothing either", async () => {
  const { run } = await begin("brief");
  await expectGone(run);
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

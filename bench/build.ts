import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { keepingConfigs } from "../scripts/build-once";
import { ROOT } from "../scripts/environment";
import { type Figure, show } from "./figures";
import { endedChildrenCpuMs, peakMegabytes } from "./processes";

const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const NODE = process.execPath;
const MOST_MB = 1_200;
const MOST_CPU_S = 80;

type Cost = { megabytes: number; cpuSeconds: number; seconds: number };

/** What `npm run build` takes from nothing, the check of types included, beside the empty app. */
export async function measureBuild(): Promise<Figure[]> {
  const empty = await build(path.join(ROOT, "bench/bare"), "bare", [NODE, NEXT, "build"]);
  const ours = await keepingConfigs(() => build(ROOT, "ours", ["npm", "run", "build"]));
  return [
    {
      what: "memory at its peak, MB",
      goal: String(MOST_MB),
      yardstick: `empty app: ${show(empty.megabytes)}`,
      ours: show(ours.megabytes),
      met: ours.megabytes <= MOST_MB,
    },
    {
      what: "CPU, s",
      goal: String(MOST_CPU_S),
      yardstick: `empty app: ${show(empty.cpuSeconds)}`,
      ours: `${show(ours.cpuSeconds)}, in ${show(ours.seconds)} s`,
      met: ours.cpuSeconds <= MOST_CPU_S,
    },
  ];
}

async function build(cwd: string, name: string, [command = "", ...args]: string[]): Promise<Cost> {
  const folder = `.next-bench-${name}`;
  const remove = () => fs.rmSync(path.join(cwd, folder), { recursive: true, force: true });
  remove();
  const before = endedChildrenCpuMs();
  const begun = performance.now();
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: "1" },
  });
  const end = once(child, "exit");
  const megabytes = await peakMegabytes(child.pid ?? 0, end);
  const [code] = (await end) as [number | null];
  remove();
  if (code !== 0) throw new Error(`The build of ${cwd} failed`);
  const seconds = (performance.now() - begun) / 1000;
  return { megabytes, cpuSeconds: (endedChildrenCpuMs() - before) / 1000, seconds };
}

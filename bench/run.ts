// npm run bench: measures what the design promises of speed and weight, and writes RESULTS.md. With names of parts,
// those alone: `npm run bench -- weights pages`.
import { spawnSync } from "node:child_process";
import { measureBeside } from "./beside";
import { measureBuild } from "./build";
import { measureCalls } from "./calls";
import { measureDev } from "./dev";
import { measureDrafting } from "./drafting/run";
import { sendByProcesses } from "./due/processes";
import { sendTogether } from "./due/run";
import { type Figure, record } from "./figures";
import { compareLists } from "./list-posts";
import { runLighthouse } from "./lighthouse";
import { measureLists } from "./lists/run";
import { measureMemory } from "./memory";
import { measurePages } from "./page-cpu";
import { openStage, type Stage } from "./stage";
import { guardRun } from "../scripts/processes/guard";
import { countStatements } from "./statements";
import { weighPages } from "./weights";

/** They need nothing running, and a process of their own: it keeps the database and the settings that it first met. */
const alone: Readonly<Record<string, () => Promise<Figure[]>>> = {
  due: sendTogether,
  processes: sendByProcesses,
  build: measureBuild,
  dev: measureDev,
  lists: measureLists,
};

/** They measure the running product. */
const staged: Readonly<Record<string, (stage: Stage) => Promise<Figure[]>>> = {
  memory: measureMemory,
  calls: measureCalls,
  drafting: measureDrafting,
  statements: countStatements,
  weights: weighPages,
  pages: measurePages,
  api: compareLists,
  beside: measureBeside,
  lighthouse: runLighthouse,
};

guardRun();
const names = [...Object.keys(alone), ...Object.keys(staged)];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(", ")}; there are ${names.join(", ")}`);

async function measure(name: string, part: () => Promise<Figure[]>): Promise<void> {
  if (!wanted.includes(name)) return;
  console.log(name);
  await record(name, await part());
}

function measureApart(name: string): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, process.argv[1] ?? "", name], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${name} failed`);
}

for (const [name, part] of Object.entries(alone)) {
  if (wanted.length === 1) await measure(name, part);
  else if (wanted.includes(name)) measureApart(name);
}
if (wanted.some((name) => name in staged)) {
  const stage = await openStage();
  try {
    for (const [name, part] of Object.entries(staged)) await measure(name, () => part(stage));
  } finally {
    await stage.close();
  }
}

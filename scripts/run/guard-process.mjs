// Started by guard.ts. In a session of its own, so that no signal to the guarded process or its group reaches it; the end
// of the pipe, which only that process holds, tells that it is gone.
import fs from "node:fs";
import { createInterface } from "node:readline";
import { tsImport } from "tsx/esm/api";

const LOOK_MS = 500;

/** See guard.ts. */
const { id, disposable, runner, starters } = JSON.parse(process.argv[2]);
const databases = new Set();
let ending = false;

function isThere(pid) {
  try {
    process.kill(pid, 0);
    // One that nobody has waited for yet (a zombie) has ended.
    return process.platform !== "linux" || !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

async function end() {
  if (ending) return;
  ending = true;
  // Nothing is left of one that has given back its database.
  if (disposable || databases.size > 0) {
    const { endRun } = await tsImport("./end-run.ts", import.meta.url);
    await endRun({ id, disposable, runner, databases: [...databases] });
  }
  process.exit();
}

// Its life is the guarded process's, whoever is told to end besides.
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => {});
setInterval(() => starters.every(isThere) || end(), LOOK_MS);
createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [verb, ...dir] = line.split(" ");
    if (verb === "holds") databases.add(dir.join(" "));
    else databases.delete(dir.join(" "));
  })
  .on("close", end);

// npm run bench: what the design promises of speed and weight, measured. `npm run bench -- weights` runs one part.
import { sendTogether } from "./due/run";
import { compareLists } from "./list-posts";
import { runLighthouse } from "./lighthouse";
import { openStage, type Stage } from "./stage";
import { countStatements } from "./statements";
import { weighPages } from "./weights";

const parts: Readonly<Record<string, (stage: Stage) => Promise<boolean>>> = {
  statements: countStatements,
  weights: weighPages,
  lists: compareLists,
  lighthouse: runLighthouse,
};

/** These need no running app. */
const alone: Readonly<Record<string, () => Promise<boolean>>> = { due: sendTogether };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts || name in alone));
if (unknown.length > 0)
  throw new Error(
    `No part ${unknown.join(", ")}; there are ${Object.keys({ ...parts, ...alone }).join(", ")}`,
  );
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

for (const [name, part] of Object.entries(alone))
  if (isWanted(name)) {
    if (!(await part())) process.exitCode = 1;
    console.log("");
  }

const staged = Object.entries(parts).filter(([name]) => isWanted(name));
if (staged.length > 0) await runOnStage();

async function runOnStage(): Promise<void> {
  const stage = await openStage();
  try {
    for (const [, part] of staged) {
      if (!(await part(stage))) process.exitCode = 1;
      console.log("");
    }
  } finally {
    await stage.close();
  }
}

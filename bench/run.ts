// npm run bench: what the design promises of speed and weight, measured. `npm run bench -- weights` runs one part.
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);

const stage = await openStage();
try {
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) {
      if (!(await part(stage))) process.exitCode = 1;
      console.log("");
    }
} finally {
  await stage.close();
}

import { pathToFileURL } from "node:url";
import { checkCycles } from "./cycles";
import { checkDoors } from "./doors";
import { checkHygiene, clientShare } from "./hygiene";
import { checkMessages } from "./messages";
import { checkNames, longFiles } from "./names";
import { checkPageTexts } from "./page-texts";
import { checkTranslations } from "./translations";
import { readTree, type Problem } from "./tree";

/** All that is wrong with the layout of the repository at `root`. */
export function checkStructure(root: string): Problem[] {
  const tree = readTree(root);
  const checks = [
    checkNames,
    checkDoors,
    checkCycles,
    checkMessages,
    checkPageTexts,
    checkTranslations,
    checkHygiene,
  ];
  return checks.flatMap((check) => check(tree));
}

function main(root: string): number {
  const tree = readTree(root);
  const problems = checkStructure(root);
  for (const { file, line, message } of problems)
    console.error(`${file}${line ? `:${line}` : ""}  ${message}`);
  console.log(clientShare(tree));
  const long = longFiles(tree);
  if (long.length) console.log(`Over 150 lines, worth a look: ${long.join(", ")}`);
  console.log(problems.length ? `${problems.length} problems of structure` : "Structure is as design says");
  return problems.length ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.cwd());

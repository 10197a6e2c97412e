import { pathToFileURL } from "node:url";
import { checkMessages } from "./messages";
import { checkPageTexts } from "./page-texts";
import { checkTranslations } from "./translations";
import { readTree, type Problem } from "./tree";

/** Every problem with the texts of the repository at `root`, and with the texts that its pages send. */
export function checkTexts(root: string): Problem[] {
  const tree = readTree(root);
  return [checkMessages, checkPageTexts, checkTranslations].flatMap((check) => check(tree));
}

function main(root: string): number {
  const problems = checkTexts(root);
  for (const { file, line, message } of problems)
    console.error(`${file}${line ? `:${line}` : ""}  ${message}`);
  console.log(
    problems.length
      ? `${problems.length} problems with the texts`
      : "Every text is used, sent and translated",
  );
  return problems.length ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.cwd());

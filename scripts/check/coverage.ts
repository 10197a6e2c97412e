import { pathToFileURL } from "node:url";
import ts from "typescript";
import { type Problem, readTree, type Tree, walkNodes } from "./tree";

const PAGE = "docs/spec-coverage.md";
/** `tests/e2e/accounts/access.spec.ts › a visitor is led` */
const NAMED = /`([^`›]+?) › ([^`]+)`/g;
/** by inspection: `public/privacy.html` */
const INSPECTED = /by inspection: `([^`]+)`/g;

/** Titles of the tests, groups and steps of a file, as written. */
function titlesOf(tree: Tree, file: string): string[] {
  const titles: string[] = [];
  walkNodes(tree.parse(file), (node) => {
    if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText())) return;
    const [first] = node.arguments;
    if (first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
      titles.push(ts.isStringLiteralLike(first) ? first.text : first.getText());
  });
  return titles;
}

/**
 * Every row of docs/spec-coverage.md names existing tests, by file and part of their title, or a file that a reader
 * can inspect, or says why there is neither.
 */
export function checkCoverage(tree: Tree): Problem[] {
  if (!tree.files.includes(PAGE)) return [{ file: PAGE, message: "is missing" }];
  const problems: Problem[] = [];
  const known = new Map<string, string[]>();
  for (const [index, row] of tree.read(PAGE).split("\n").entries()) {
    if (!/^\| /.test(row) || /^\| (Sentence|-)/.test(row)) continue;
    const say = (message: string) => problems.push({ file: PAGE, line: index + 1, message });
    const named = [...row.matchAll(NAMED)];
    const inspected = [...row.matchAll(INSPECTED)];
    if (named.length + inspected.length === 0 && !/excluded, because /.test(row))
      say("names no test, and has neither `by inspection: …` nor `excluded, because …`.");
    for (const [, file = ""] of inspected) if (!tree.files.includes(file)) say(`${file} does not exist.`);
    for (const [, file = "", title = ""] of named) {
      if (!tree.files.includes(file)) {
        say(`${file} does not exist.`);
        continue;
      }
      const titles = known.get(file) ?? titlesOf(tree, file);
      known.set(file, titles);
      if (!titles.some((whole) => whole.includes(title))) say(`${file} has no test "${title}".`);
    }
  }
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkCoverage(readTree(process.cwd()));
  for (const { file, line, message } of problems) console.error(`${file}:${line ?? 1}  ${message}`);
  console.log(problems.length ? `${problems.length} incorrect rows` : "Every named test exists");
  process.exitCode = problems.length ? 1 : 0;
}

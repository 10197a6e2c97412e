import { dirname } from "node:path";
import ts from "typescript";
import { importsEver } from "./imports";
import { keyHolders } from "./messages";
import { asksOf } from "./translators";
import { opensWith, type Problem, type Tree, walkNodes } from "./tree";

const entry = /^app\/\(protected\)\/.*(page|layout|error)\.tsx$/;

/**
 * A signed-in page sends the browser the texts that its client components show: those that it, or a layout above it,
 * names for `pickMessages` or `<Texts of>`. A missing one would be shown as its key.
 */
export function checkPageTexts(tree: Tree): Problem[] {
  const imports = importsEver(tree);
  return tree.files
    .filter((file) => entry.test(file))
    .flatMap((file) => {
      const senders = [file, ...layoutsAbove(tree, file)].map((path) => sentBy(tree, path));
      return [...shownInBrowser(tree, imports, file)]
        .filter(([key]) => !senders.some(({ of, without }) => isIn(of, key) && !isIn(without, key)))
        .map(([key, by]) => ({
          file,
          message: `does not send "${key}", which ${by} shows in the browser. Name it in <Texts of>.`,
        }));
    });
}

/** Texts sent by a layout are available in everything below its folder. */
function layoutsAbove(tree: Tree, file: string): string[] {
  const above: string[] = [];
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder))
    if (tree.files.includes(`${folder}/layout.tsx`)) above.push(`${folder}/layout.tsx`);
  return above;
}

const isIn = (names: readonly string[], key: string) =>
  names.some((name) => key === name || key.startsWith(`${name}.`));

/** The texts that a file names, and those parts of them that it leaves out. */
function sentBy(tree: Tree, file: string): { of: string[]; without: string[] } {
  const sent = { of: [] as string[], without: [] as string[] };
  walkNodes(tree.parse(file), (node) => {
    const call = ts.isCallExpression(node) && node.expression.getText() === "pickMessages";
    const prop = ts.isJsxAttribute(node) && node.name.getText();
    if (!call && prop !== "of" && prop !== "without") return;
    const named = prop === "without" ? sent.without : sent.of;
    walkNodes(node, (part) => void (ts.isStringLiteralLike(part) && named.push(part.text)));
  });
  return sent;
}

/** The keys, or key prefixes, that client files imported by `file` show, each with one of those files. */
function shownInBrowser(
  tree: Tree,
  imports: ReadonlyMap<string, readonly string[]>,
  file: string,
): Map<string, string> {
  const shown = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (imported: string, within: boolean) => {
    const browser = within || opensWith(tree.parse(imported), "use client");
    if (seen.has(`${imported} ${browser}`)) return;
    seen.add(`${imported} ${browser}`);
    if (browser) for (const key of keysIn(tree, imported)) shown.set(key, imported);
    // Of a server action, the browser has only the reference.
    if (!opensWith(tree.parse(imported), "use server"))
      for (const next of imports.get(imported) ?? []) visit(next, browser);
  };
  visit(file, false);
  return shown;
}

/** The keys that a file looks up; rules and schemas contain keys for the callers that report a problem. */
function keysIn(tree: Tree, file: string): string[] {
  const source = tree.parse(file);
  const used = asksOf(source).flatMap(({ space, key }) => {
    if (space === null) return [];
    return key === "any" ? space : space + ("head" in key ? key.head : key.whole);
  });
  const carried: string[] = [];
  if (keyHolders.test(file))
    walkNodes(source, (node) => void (ts.isStringLiteralLike(node) && carried.push(node.text)));
  return [...used, ...carried].filter((key) => /^[A-Z]\w*\./.test(key));
}

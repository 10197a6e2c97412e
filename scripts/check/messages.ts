import ts from "typescript";
import { isCode, isTest, walkNodes, type Problem, type Tree } from "./tree";

/** Keys that are put together at run time, by what builds them. */
const dynamicPrefixes: Readonly<Record<string, string>> = {
  "Errors.": "one a code of lib/errors.ts, which is checked here, and those of lib/api-client.ts",
  "Validation.": "lib/errors.ts names them for issues in zod's own words",
};

/** Files whose string literals in the shape of a key are keys: rules, schemas and codes carry them. */
const keyHolders = /^lib\/([^/]+\/)?(schema|rules|constants|plans|errors)\.ts$/;
const keyShape = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;
const shown = /^(app|components|lib|inngest)\//;
const hooks = /^(useTranslations|getTranslations|createTranslator)$/;

/**
 * What the code asks for: keys, namespaces that are asked by a variable, and every word in the code that
 * such a variable may hold.
 */
type Usage = { keys: Set<string>; spaces: Set<string>; words: Set<string> };

/** Every key in use stands in messages/en.json, every key there is used, every language has the same keys. */
export function checkMessages(tree: Tree): Problem[] {
  const base = "messages/en.json";
  if (!tree.files.includes(base)) return [];
  const keys = keysOf(JSON.parse(tree.read(base)));
  const used: Usage = { keys: new Set(), spaces: new Set(), words: new Set() };
  const problems: Problem[] = [];
  for (const file of tree.files.filter((one) => isCode(one) && !isTest(one) && shown.test(one)))
    problems.push(...readFile(tree, file, keys, used));
  for (const key of keys)
    for (const space of used.spaces) if (isNamed(key, space, used.words)) used.keys.add(key);
  for (const key of keys)
    if (!used.keys.has(key) && !Object.keys(dynamicPrefixes).some((prefix) => key.startsWith(prefix)))
      problems.push({ file: base, message: `"${key}" is not used. Delete it, or show it.` });
  return [...problems, ...checkErrorWords(tree, keys), ...checkLanguages(tree, keys)];
}

function isNamed(key: string, space: string, words: ReadonlySet<string>): boolean {
  return key.startsWith(space) && words.has(key.slice(space.length));
}

/** Every code of the table ERRORS has its words. */
function checkErrorWords(tree: Tree, keys: ReadonlySet<string>): Problem[] {
  const file = "lib/errors.ts";
  const problems: Problem[] = [];
  if (!tree.files.includes(file)) return problems;
  walkNodes(tree.parse(file), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== "ERRORS" || !node.initializer) return;
    walkNodes(node.initializer, (part) => {
      if (!ts.isPropertyAssignment(part) || keys.has(`Errors.${part.name.getText()}`)) return;
      const message = `"Errors.${part.name.getText()}" is not in messages/en.json. Say there what happened and what to do.`;
      problems.push({ file, line: tree.lineOf(file, part), message });
    });
  });
  return problems;
}

function checkLanguages(tree: Tree, keys: ReadonlySet<string>): Problem[] {
  return tree.files
    .filter((file) => /^messages\/.+\.json$/.test(file) && file !== "messages/en.json")
    .flatMap((file) => {
      const own = keysOf(JSON.parse(tree.read(file)));
      const missing = [...keys].filter((key) => !own.has(key));
      const extra = [...own].filter((key) => !keys.has(key));
      return [
        ...missing.map((key) => ({ file, message: `lacks "${key}". Translate it from messages/en.json.` })),
        ...extra.map((key) => ({
          file,
          message: `has "${key}", which messages/en.json has not. Delete it.`,
        })),
      ];
    });
}

/** Full dotted keys of all texts. */
export function keysOf(messages: unknown, above = ""): Set<string> {
  const keys = new Set<string>();
  for (const [name, value] of Object.entries(messages as Record<string, unknown>))
    if (typeof value === "string") keys.add(above + name);
    else for (const key of keysOf(value, `${above}${name}.`)) keys.add(key);
  return keys;
}

function readFile(tree: Tree, file: string, keys: ReadonlySet<string>, used: Usage): Problem[] {
  const source = tree.parse(file);
  const translators = translatorsOf(source);
  const spaces = new Set([...keys].map((key) => key.split(".")[0]));
  const problems: Problem[] = [];
  walkNodes(source, (node) => {
    const call = ts.isCallExpression(node) ? keyOfCall(node, translators) : null;
    if (call) {
      const hits = [...keys].filter((key) => matches(key, call));
      if (call.anything) used.spaces.add(call.space);
      else for (const key of hits) used.keys.add(key);
      if (hits.length === 0)
        problems.push({
          file,
          line: tree.lineOf(file, node),
          message: `"${call.space}${call.head}" is not in messages/en.json. Add the text there.`,
        });
    } else if (ts.isStringLiteralLike(node)) {
      used.words.add(node.text);
      if (keys.has(node.text)) used.keys.add(node.text);
      else if (keyHolders.test(file) && keyShape.test(node.text) && spaces.has(node.text.split(".")[0]))
        problems.push({
          file,
          line: tree.lineOf(file, node),
          message: `"${node.text}" is not in messages/en.json. Add the text there.`,
        });
    }
    if (ts.isTemplateExpression(node) && /^[A-Za-z]\w*(\.\w+)*\.$/.test(node.head.text))
      for (const key of keys) if (key.startsWith(node.head.text)) used.keys.add(key);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) used.words.add(node.name.text);
  });
  return problems;
}

/** A call of a translator: its namespace ("" at the top, null when it came from elsewhere) and the key's start. */
type KeyCall = { space: string; known: boolean; head: string; whole: boolean; anything?: boolean };

function matches(key: string, call: KeyCall): boolean {
  const full = call.space + call.head;
  const starts = call.whole ? key === full || key.startsWith(`${full}.`) : key.startsWith(full);
  if (call.known || starts) return starts;
  return call.whole ? key.endsWith(`.${call.head}`) : key.includes(`.${call.head}`);
}

function keyOfCall(node: ts.CallExpression, translators: ReadonlyMap<string, string | null>): KeyCall | null {
  const callee = node.expression;
  const name = ts.isIdentifier(callee)
    ? callee
    : ts.isPropertyAccessExpression(callee) && /^(rich|markup|raw|has)$/.test(callee.name.text)
      ? callee.expression
      : null;
  if (!name || !ts.isIdentifier(name) || !(translators.has(name.text) || name.text === "t")) return null;
  const argument = node.arguments[0];
  const space = translators.get(name.text) ?? null;
  const known = space !== null;
  if (argument && ts.isStringLiteralLike(argument))
    return { space: space ?? "", known, head: argument.text, whole: true };
  if (argument && ts.isTemplateExpression(argument) && argument.head.text !== "")
    return { space: space ?? "", known, head: argument.head.text, whole: false };
  if (!known || space === "" || !argument) return null;
  return { space, known, head: "", whole: false, anything: !ts.isTemplateExpression(argument) };
}

/** Variables that hold a translator, with their namespace and its dot; null when one name has several. */
function translatorsOf(source: ts.SourceFile): Map<string, string | null> {
  const found = new Map<string, string | null>();
  walkNodes(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    const made = ts.isAwaitExpression(node.initializer) ? node.initializer.expression : node.initializer;
    if (!ts.isCallExpression(made) || !ts.isIdentifier(made.expression) || !hooks.test(made.expression.text))
      return;
    const space = spaceOf(made.arguments[0]);
    const several = found.has(node.name.text) && found.get(node.name.text) !== space;
    found.set(node.name.text, several ? null : space);
  });
  return found;
}

function spaceOf(argument: ts.Expression | undefined): string | null {
  if (!argument) return "";
  if (ts.isStringLiteralLike(argument)) return `${argument.text}.`;
  if (!ts.isObjectLiteralExpression(argument)) return null;
  const named = argument.properties.find((one) => one.name?.getText() === "namespace");
  if (!named) return "";
  return ts.isPropertyAssignment(named) && ts.isStringLiteralLike(named.initializer)
    ? `${named.initializer.text}.`
    : null;
}

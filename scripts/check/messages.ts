import ts from "typescript";
import { type Ask, asksOf } from "./translators";
import { isCode, isTest, walkNodes, type Problem, type Tree } from "./tree";

/** Keys that are built at run time, and what builds them. */
const dynamicPrefixes: Readonly<Record<string, string>> = {
  "Errors.": "one per code of lib/errors.ts, which is checked here, and those of lib/http/api-client.ts",
  "Validation.": "lib/errors.ts uses them for issues with zod's own messages",
  "Mail.": "lib/accounts/send-account-mail.ts gets its translator from a function of its own",
};

/** Files in which string literals that look like a key are keys: rules, schemas and codes contain them. */
export const keyHolders = /^lib\/([^/]+\/)?(schema|rules|constants|plans|errors)\.ts$/;
const keyShape = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;
const shown = /^((app|components|lib|inngest)\/|scripts\/make-offline\.ts$)/;

/**
 * What the code looks up: keys, namespaces whose key is in a variable, and every string in the code that such a
 * variable may hold.
 */
type Usage = { keys: Set<string>; spaces: Set<string>; words: Set<string> };

/** Every key in use is in messages/en.json, every key in there is used, and every language has the same keys. */
export function checkMessages(tree: Tree): Problem[] {
  const base = "messages/en.json";
  if (!tree.files.includes(base)) return [];
  const keys = keysOf(JSON.parse(tree.read(base)));
  const used: Usage = { keys: new Set(), spaces: new Set(), words: new Set() };
  const problems: Problem[] = [];
  for (const file of tree.files.filter((path) => isCode(path) && !isTest(path) && shown.test(path)))
    problems.push(...readFile(tree, file, keys, used));
  for (const key of keys)
    for (const space of used.spaces) if (isNamed(key, space, used.words)) used.keys.add(key);
  for (const key of keys)
    if (!used.keys.has(key) && !Object.keys(dynamicPrefixes).some((prefix) => key.startsWith(prefix)))
      problems.push({ file: base, message: `"${key}" is not used. Delete it, or show it.` });
  return [...problems, ...checkErrorWords(tree, keys), ...checkLanguages(tree, keys)];
}

function isNamed(key: string, space: string, words: ReadonlySet<string>): boolean {
  // For a translator passed in from elsewhere, only the end of the key is known.
  const name = space === "" ? (key.split(".").at(-1) ?? "") : key.slice(space.length);
  return key.startsWith(space) && words.has(name);
}

/** Every code of the table ERRORS has a text. */
function checkErrorWords(tree: Tree, keys: ReadonlySet<string>): Problem[] {
  const file = "lib/errors.ts";
  const problems: Problem[] = [];
  if (!tree.files.includes(file)) return problems;
  walkNodes(tree.parse(file), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== "ERRORS" || !node.initializer) return;
    walkNodes(node.initializer, (part) => {
      if (!ts.isPropertyAssignment(part) || keys.has(`Errors.${part.name.getText()}`)) return;
      const message = `"Errors.${part.name.getText()}" is not in messages/en.json. Add a text that says what happened and what to do.`;
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
          message: `has "${key}", which is not in messages/en.json. Delete it.`,
        })),
      ];
    });
}

/** Full dotted keys of all texts. */
function keysOf(messages: unknown, above = ""): Set<string> {
  const keys = new Set<string>();
  for (const [name, value] of Object.entries(messages as Record<string, unknown>))
    if (typeof value === "string") keys.add(above + name);
    else for (const key of keysOf(value, `${above}${name}.`)) keys.add(key);
  return keys;
}

function readFile(tree: Tree, file: string, keys: ReadonlySet<string>, used: Usage): Problem[] {
  const source = tree.parse(file);
  const problems: Problem[] = [];
  const missing = (key: string, node: ts.Node) =>
    problems.push({
      file,
      line: tree.lineOf(file, node),
      message: `"${key}" is not in messages/en.json. Add the text there.`,
    });
  for (const { node, space, key } of asksOf(source)) {
    const hits = [...keys].filter((candidate) => matches(candidate, space, key));
    if (key === "any") used.spaces.add(space ?? "");
    else for (const hit of hits) used.keys.add(hit);
    if (hits.length === 0 && !(key === "any" && !space)) missing(`${space ?? ""}${wordsOf(key)}`, node);
  }
  const spaces = new Set([...keys].map((key) => key.split(".")[0]));
  walkNodes(source, (node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) used.words.add(node.name.text);
    if (ts.isTemplateExpression(node) && /^[A-Za-z]\w*(\.\w+)*\.$/.test(node.head.text))
      for (const key of keys) if (key.startsWith(node.head.text)) used.keys.add(key);
    if (!ts.isStringLiteralLike(node)) return;
    used.words.add(node.text);
    if (keys.has(node.text)) used.keys.add(node.text);
    else if (keyHolders.test(file) && keyShape.test(node.text) && spaces.has(node.text.split(".")[0]))
      missing(node.text, node);
  });
  return problems;
}

/** Whether the text is looked up. A translator passed in from elsewhere may have any namespace. */
function matches(candidate: string, space: string | null, key: Ask["key"]): boolean {
  if (key === "any") return candidate.startsWith(space ?? "");
  if ("head" in key)
    return space === null ? `.${candidate}`.includes(`.${key.head}`) : candidate.startsWith(space + key.head);
  const whole = (space ?? "") + key.whole;
  if (candidate === whole || candidate.startsWith(`${whole}.`)) return true;
  return space === null && candidate.endsWith(`.${key.whole}`);
}

function wordsOf(key: Ask["key"]): string {
  if (key === "any") return "";
  return "head" in key ? key.head : key.whole;
}

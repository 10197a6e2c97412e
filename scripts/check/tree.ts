import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A problem, and how to fix it. */
export type Problem = { file: string; line?: number; message: string };

/** The repository as the checks see it: every file that git does not ignore. */
export type Tree = {
  /** Paths from the root, with forward slashes, sorted. */
  files: readonly string[];
  read(file: string): string;
  /** The file's syntax tree, parsed once. */
  parse(file: string): ts.SourceFile;
  /** 1-based line of a node. */
  lineOf(file: string, node: ts.Node): number;
};

const alwaysIgnored = [".git/", "node_modules/"];

/** Reads the files below `root`, except what its .gitignore names. */
export function readTree(root: string): Tree {
  const ignore = ignored(root);
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (ignore(path, entry.isDirectory())) continue;
      if (entry.isDirectory()) walk(path);
      else files.push(path);
    }
  };
  walk("");
  const parsed = new Map<string, ts.SourceFile>();
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const parse = (file: string) => {
    const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source =
      parsed.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true, kind);
    parsed.set(file, source);
    return source;
  };
  const lineOf = (file: string, node: ts.Node) =>
    parse(file).getLineAndCharacterOfPosition(node.getStart(parse(file))).line + 1;
  return { files: files.sort(), read, parse, lineOf };
}

/** The simple forms of .gitignore: `name`, `name/`, `*.ending`, `path/name`, with `*`. */
function ignored(root: string): (path: string, folder: boolean) => boolean {
  const file = join(root, ".gitignore");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const rules = [...lines, ...alwaysIgnored]
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#") && !line.startsWith("!"))
    .map((line) => {
      const bare = line.replace(/\/$/, "").replace(/^\//, "");
      const pattern = bare.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, "[^/]*");
      const anchored = bare.includes("/") || line.startsWith("/");
      return { onlyFolder: line.endsWith("/"), match: new RegExp(`${anchored ? "^" : "(^|/)"}${pattern}$`) };
    });
  return (path, folder) => rules.some((rule) => (folder || !rule.onlyFolder) && rule.match.test(path));
}

/** Whether this is one of our TypeScript files (not generated, not a declaration). */
export function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith(".d.ts");
}

/** Whether this is a test, or used only by tests. */
export function isTest(file: string): boolean {
  return /^(tests|bench)\/|\.(test|spec)\.tsx?$/.test(file);
}

/** Calls `visit` with every node below. */
export function walkNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walkNodes(child, visit));
}

/** Whether this statement is the directive. */
function isDirective(node: ts.Node, directive: string): boolean {
  return (
    ts.isExpressionStatement(node) &&
    ts.isStringLiteral(node.expression) &&
    node.expression.text === directive
  );
}

/** Whether the file begins with this directive: "use client", "use server". */
export function opensWith(source: ts.SourceFile, directive: string): boolean {
  const [first] = source.statements;
  return first !== undefined && isDirective(first, directive);
}

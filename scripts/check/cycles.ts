import ts from "typescript";
import { domains, domainsBelow, resolveImport } from "./layers";
import { isCode, isTest, type Problem, type Tree } from "./tree";

/** No file imports itself by way of others, and the table of domains is a DAG. Types may refer back. */
export function checkCycles(tree: Tree): Problem[] {
  const code = tree.files.filter((file) => isCode(file) && !isTest(file));
  const known = new Map(code.map((file) => [file.replace(/\.tsx?$/, ""), file]));
  const edges = new Map(
    code.map((file) => [file, runtimeImports(tree, file).flatMap((path) => known.get(path) ?? [])]),
  );
  return [...tableProblems(), ...circles(edges)];
}

function tableProblems(): Problem[] {
  return Object.keys(domains).flatMap((domain) => {
    try {
      domainsBelow(domain);
      return [];
    } catch (error) {
      return [
        { file: "scripts/check/layers.ts", message: error instanceof Error ? error.message : String(error) },
      ];
    }
  });
}

function circles(edges: ReadonlyMap<string, readonly string[]>): Problem[] {
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      const circle = [...path.slice(start), file].join(" → ");
      problems.push({
        file,
        message: `imports itself: ${circle}. Move what both need into a file below them.`,
      });
    }
    if (start >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return problems;
}

function runtimeImports(tree: Tree, file: string): string[] {
  return tree.parse(file).statements.flatMap((one) => {
    if (!(ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) || !one.moduleSpecifier) return [];
    if (ts.isExportDeclaration(one) ? one.isTypeOnly : onlyTypes(one)) return [];
    const path = ts.isStringLiteral(one.moduleSpecifier)
      ? resolveImport(file, one.moduleSpecifier.text)
      : null;
    return path ? [path] : [];
  });
}

function onlyTypes(one: ts.ImportDeclaration): boolean {
  const clause = one.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((part) => part.isTypeOnly)
  );
}

import ts from "typescript";
import { resolveImport } from "./layers";
import { isCode, isTest, type Tree, walkNodes } from "./tree";

/** What a file runs of others when it is loaded: files from the root, by file. Types do not count. */
export function importsAtLoad(tree: Tree): Map<string, string[]> {
  return graph(tree, (file) => loaded(tree.parse(file)));
}

/** The same, with what it may fetch later: `import("…")`. */
export function importsEver(tree: Tree): Map<string, string[]> {
  return graph(tree, (file) => [...loaded(tree.parse(file)), ...fetched(tree.parse(file))]);
}

function graph(tree: Tree, specifiersOf: (file: string) => string[]): Map<string, string[]> {
  const code = tree.files.filter((file) => isCode(file) && !isTest(file));
  const known = new Map(code.map((file) => [file.replace(/\.tsx?$/, ""), file]));
  return new Map(
    code.map((file) => [
      file,
      specifiersOf(file).flatMap((specifier) => known.get(resolveImport(file, specifier) ?? "") ?? []),
    ]),
  );
}

function loaded(source: ts.SourceFile): string[] {
  return source.statements.flatMap((one) => {
    if (!(ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) || !one.moduleSpecifier) return [];
    if (ts.isExportDeclaration(one) ? one.isTypeOnly : onlyTypes(one)) return [];
    return ts.isStringLiteral(one.moduleSpecifier) ? [one.moduleSpecifier.text] : [];
  });
}

function fetched(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walkNodes(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [named] = node.arguments;
    if (named && ts.isStringLiteralLike(named)) found.push(named.text);
  });
  return found;
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

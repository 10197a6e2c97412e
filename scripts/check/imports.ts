import path from "node:path";
import ts from "typescript";
import { isCode, isTest, type Tree, walkNodes } from "./tree";

/**
 * The repository files that each file imports, at load time or by `import("…")`: paths from the root. Type imports do
 * not count.
 */
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
  return source.statements.flatMap((statement) => {
    if (
      !(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) ||
      !statement.moduleSpecifier
    )
      return [];
    if (ts.isExportDeclaration(statement) ? statement.isTypeOnly : onlyTypes(statement)) return [];
    return ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : [];
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

function onlyTypes(declaration: ts.ImportDeclaration): boolean {
  const clause = declaration.importClause;
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

/** The repository path that an import names, without its extension; null for a package. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

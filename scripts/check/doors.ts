import ts from "typescript";
import { isCode, isDirective, isTest, opensWith, type Problem, type Tree, walkNodes } from "./tree";

/** Routes that a library wraps, each with the reason why route() does not. */
export const routesOfLibraries: Readonly<Record<string, string>> = {
  "app/api/auth/[...nextauth]/route.ts": "next-auth checks origin and session itself and sets the cookies",
  "app/api/inngest/route.ts": "Inngest's serve() verifies its own signature",
  "app/api/mcp/route.ts": "the MCP library speaks its own protocol and asks for the bearer itself",
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Every way in is wrapped: route handlers by route(), server actions by action(), SQL by server-only. */
export function checkDoors(tree: Tree): Problem[] {
  const code = tree.files.filter((file) => isCode(file) && !isTest(file));
  return code.flatMap((file) => [
    ...(/^app\/(.*\/)?route\.tsx?$/.test(file) && !(file in routesOfLibraries)
      ? unwrappedRoutes(tree, file)
      : []),
    ...(file.startsWith("pages/api/")
      ? [{ file, message: "is a way in that nothing wraps. Write app/api/…/route.ts." }]
      : []),
    ...actionProblems(tree, file),
    ...serverOnlyProblems(tree, file),
  ]);
}

function unwrappedRoutes(tree: Tree, file: string): Problem[] {
  return exportsOf(tree.parse(file))
    .filter(({ name }) => methods.has(name))
    .filter(({ value }) => !isCallOf(tree.parse(file), value, "route", "lib/route"))
    .map(({ name, node }) => ({
      file,
      line: tree.lineOf(file, node),
      message: `${name} is not wrapped. Write \`export const ${name} = route({ … }, handler)\` with route from @/lib/route: it checks actor, origin, size, rate and input. A route that a library wraps is listed, with its reason, in scripts/check/doors.ts.`,
    }));
}

function actionProblems(tree: Tree, file: string): Problem[] {
  const source = tree.parse(file);
  const isActions = /^lib\/[^/]+\/actions\.ts$/.test(file);
  const problems: Problem[] = [];
  const opens = opensWith(source, "use server");
  if (isActions && !opens)
    problems.push({
      file,
      line: 1,
      message: 'does not begin with "use server". Only server actions stand in it.',
    });
  walkNodes(source, (node) => {
    if (!isActions && ts.isStatement(node) && isDirective(node, "use server"))
      problems.push({
        file,
        line: tree.lineOf(file, node),
        message: 'holds "use server". Server actions stand in lib/<domain>/actions.ts, made by action().',
      });
  });
  if (!isActions) return problems;
  for (const { name, value, node } of exportsOf(source))
    if (!isCallOf(source, value, "action", "lib/action"))
      problems.push({
        file,
        line: tree.lineOf(file, node),
        message: `${name} is not wrapped. Write \`export const ${name} = action(schema, handler)\` with action from @/lib/action: an exported action is a public door.`,
      });
  return problems;
}

function serverOnlyProblems(tree: Tree, file: string): Problem[] {
  if (!/^lib\/[^/]+\/(queries|mutations)\.ts$/.test(file)) return [];
  const guarded = tree
    .parse(file)
    .statements.some((one) => ts.isImportDeclaration(one) && moduleOf(one) === "server-only");
  return guarded
    ? []
    : [
        {
          file,
          line: 1,
          message: 'lacks `import "server-only"`: without it a screen could pull SQL into the browser.',
        },
      ];
}

type Exported = { name: string; value: ts.Expression | undefined; node: ts.Node };

/** What a file exports at run time, each with the expression it was made by, where one can be seen. */
function exportsOf(source: ts.SourceFile): Exported[] {
  const made = new Map<string, ts.Expression | undefined>();
  const found: Exported[] = [];
  for (const one of source.statements) {
    const open = hasModifier(one, ts.SyntaxKind.ExportKeyword);
    if (ts.isVariableStatement(one))
      for (const declared of one.declarationList.declarations)
        for (const { name, value } of namesOf(declared)) {
          made.set(name, value);
          if (open) found.push({ name, value, node: declared });
        }
    else if (open && (ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one)))
      found.push({ name: one.name?.text ?? "default", value: undefined, node: one });
    else if (ts.isExportAssignment(one)) found.push({ name: "default", value: one.expression, node: one });
  }
  for (const one of source.statements)
    if (
      ts.isExportDeclaration(one) &&
      !one.isTypeOnly &&
      one.exportClause &&
      ts.isNamedExports(one.exportClause)
    )
      for (const part of one.exportClause.elements)
        if (!part.isTypeOnly)
          found.push({
            name: part.name.text,
            value: made.get((part.propertyName ?? part.name).text),
            node: part,
          });
  return found;
}

function namesOf(declared: ts.VariableDeclaration): { name: string; value: ts.Expression | undefined }[] {
  if (ts.isIdentifier(declared.name)) return [{ name: declared.name.text, value: declared.initializer }];
  return declared.name.elements.flatMap((part) =>
    ts.isBindingElement(part) && ts.isIdentifier(part.name)
      ? [{ name: part.name.text, value: undefined }]
      : [],
  );
}

/** Was `value` made by calling `name`, imported under that name from `module`? */
function isCallOf(
  source: ts.SourceFile,
  value: ts.Expression | undefined,
  name: string,
  module: string,
): boolean {
  const call = value && ts.isCallExpression(value) ? value.expression : undefined;
  if (!call || !ts.isIdentifier(call) || call.text !== name) return false;
  return source.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      (moduleOf(one) === `@/${module}` || moduleOf(one).endsWith(`/${module.split("/").at(-1)}`)) &&
      one.importClause?.namedBindings !== undefined &&
      ts.isNamedImports(one.importClause.namedBindings) &&
      one.importClause.namedBindings.elements.some((part) => part.name.text === name && !part.propertyName),
  );
}

function moduleOf(one: ts.ImportDeclaration): string {
  return ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : "";
}

function hasModifier(node: ts.Statement, kind: ts.SyntaxKind): boolean {
  return (
    (ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined)?.some((one) => one.kind === kind) ?? false
  );
}

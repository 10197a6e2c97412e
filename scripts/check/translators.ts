import ts from "typescript";
import { walkNodes } from "./tree";

/**
 * A lookup: the namespace with its dot ("" at the top, null if the translator was passed in), and the key, its
 * prefix, or neither if a variable names it.
 */
export type Ask = {
  node: ts.Node;
  space: string | null;
  key: { whole: string } | { head: string } | "any";
};

const makers = /^(useTranslations|getTranslations|createTranslator)$/;

/** Every lookup of next-intl's translators in a file, as far as static analysis shows. */
export function asksOf(source: ts.SourceFile): Ask[] {
  const asks: Ask[] = [];
  walkNodes(source, (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    const space = spaceOfCallee(node.expression);
    if (space === undefined) return;
    for (const key of keysOf(node.arguments[0])) asks.push({ node, space, key });
  });
  return asks;
}

/** The keys that an expression can evaluate to. */
function keysOf(node: ts.Expression): Ask["key"][] {
  if (ts.isStringLiteralLike(node)) return [{ whole: node.text }];
  if (ts.isTemplateExpression(node)) return [node.head.text === "" ? { head: "" } : { head: node.head.text }];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression);
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText()))
    return [...keysOf(node.left), ...keysOf(node.right)];
  return ["any"];
}

/** `t`, `t.rich`, `(await getTranslations("x"))`: the namespace; undefined for anything but a translator. */
function spaceOfCallee(callee: ts.Expression): string | null | undefined {
  if (ts.isPropertyAccessExpression(callee) && /^(rich|markup|raw|has)$/.test(callee.name.text))
    return spaceOfCallee(callee.expression);
  if (ts.isIdentifier(callee)) return spaceOfName(callee.text, callee);
  return spaceOfMaker(callee);
}

/** The namespace of a call that creates a translator; undefined for any other expression. */
function spaceOfMaker(node: ts.Expression): string | null | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return spaceOfMaker(node.expression);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!makers.test(node.expression.text)) return undefined;
  const argument = node.arguments[0];
  if (!argument) return "";
  if (ts.isStringLiteralLike(argument)) return `${argument.text}.`;
  if (!ts.isObjectLiteralExpression(argument)) return null;
  const named = argument.properties.find((property) => property.name?.getText() === "namespace");
  if (!named) return "";
  return ts.isPropertyAssignment(named) && ts.isStringLiteralLike(named.initializer)
    ? `${named.initializer.text}.`
    : null;
}

/** Looks the name up in the blocks and functions around `from`, innermost first. */
function spaceOfName(name: string, from: ts.Node): string | null | undefined {
  for (let scope: ts.Node | undefined = from.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => binds(parameter.name, name)))
      return name === "t" ? null : undefined;
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements)
      for (const declared of ts.isVariableStatement(statement) ? statement.declarationList.declarations : [])
        if (declared.initializer && binds(declared.name, name))
          return spaceOfDeclaration(declared.name, declared.initializer, name);
  }
  return name === "t" ? null : undefined;
}

function spaceOfDeclaration(
  pattern: ts.BindingName,
  made: ts.Expression,
  name: string,
): string | null | undefined {
  if (ts.isIdentifier(pattern)) return spaceOfMaker(made);
  const all = ts.isAwaitExpression(made) ? made.expression : made;
  const list = ts.isCallExpression(all) ? all.arguments[0] : undefined;
  if (!ts.isArrayBindingPattern(pattern) || !list || !ts.isArrayLiteralExpression(list)) return undefined;
  const place = pattern.elements.findIndex(
    (element) => ts.isBindingElement(element) && binds(element.name, name),
  );
  const maker = list.elements[place];
  return maker ? spaceOfMaker(maker) : undefined;
}

function binds(pattern: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(pattern)) return pattern.text === name;
  return pattern.elements.some((element) => ts.isBindingElement(element) && binds(element.name, name));
}

import { relative, sep } from "node:path";
import type { Rule } from "eslint";
import { areaOf, judgeImport } from "./layers";

/** A file's path from the repository root, with forward slashes. */
export function pathOf(context: Rule.RuleContext): string {
  return relative(context.cwd, context.filename).split(sep).join("/");
}

/** Refuses imports that go upwards or round; the message says where the code belongs. */
export const layers: Rule.RuleModule = {
  meta: { type: "problem", schema: [], docs: { description: "Imports go downwards only" } },
  create(context) {
    const from = pathOf(context);
    const judge = (source: unknown, node: Rule.Node) => {
      const specifier = (source as { value?: unknown } | null | undefined)?.value;
      const problem = typeof specifier === "string" ? judgeImport(from, specifier, isTypeOnly(node)) : null;
      if (problem) context.report({ node, message: problem });
    };
    return {
      ImportDeclaration: (node) => judge(node.source, node),
      ExportNamedDeclaration: (node) => judge(node.source, node),
      ExportAllDeclaration: (node) => judge(node.source, node),
      ImportExpression: (node) => judge(node.source, node),
      TSImportType: (node: Rule.Node) => judge((node as unknown as { source?: unknown }).source, node),
      "CallExpression[callee.name='require']": (node: Rule.Node) =>
        judge((node as unknown as { arguments: unknown[] }).arguments[0], node),
    };
  },
};

type Specifiers = { importKind?: string; exportKind?: string; specifiers?: { importKind?: string }[] };

function isTypeOnly(node: Rule.Node): boolean {
  const { importKind, exportKind, specifiers = [] } = node as unknown as Specifiers;
  if (node.type.startsWith("TS") || importKind === "type" || exportKind === "type") return true;
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === "type");
}

const settingsReaders = /^(lib\/env\.ts$|scripts\/|sandbox\/)/;

/** Refuses `process.env` where settings are not read. */
export const settings: Rule.RuleModule = {
  meta: { type: "problem", schema: [], docs: { description: "Settings are read in lib/env.ts" } },
  create(context) {
    const from = pathOf(context);
    const area = areaOf(from);
    if (area === "tests" || area === "config" || settingsReaders.test(from)) return {};
    const message = `process.env may not be read in ${from}. Add the setting to lib/env.ts (name, check, default) and import it from there.`;
    const report = (node: Rule.Node) => {
      // Next puts this one in at build time, to tell its two runtimes apart; it is no setting.
      const read = (node.parent as { property?: { name?: unknown } } | null)?.property?.name;
      if (!(from === "instrumentation.ts" && read === "NEXT_RUNTIME")) context.report({ node, message });
    };
    return {
      "MemberExpression[object.name='process'][property.name='env']": report,
      "MemberExpression[object.name='process'][property.value='env']": report,
      "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']": report,
      "ImportDeclaration[source.value=/^(node:)?process$/]": report,
      "MemberExpression[object.type='MetaProperty'][property.name='env']": report,
    };
  },
};

const callers = /^(lib\/api-client\.ts$|lib\/egress\.ts$|lib\/providers\/|scripts\/|sandbox\/)/;

/** Refuses network calls outside the one module of the browser and the providers of the server. */
export const outgoing: Rule.RuleModule = {
  meta: { type: "problem", schema: [], docs: { description: "Network calls have a home" } },
  create(context) {
    const from = pathOf(context);
    const area = areaOf(from);
    if (area === "tests" || area === "config" || callers.test(from)) return {};
    const message = `${from} may not call the network. In the browser go through lib/api-client.ts, on the server through lib/providers/<vendor>; addresses that users give through lib/egress.ts.`;
    const report = (node: Rule.Node) => context.report({ node, message });
    return {
      "Identifier[name='fetch']": (node: Rule.Node) => {
        if (isGlobalRead(context, node)) report(node);
      },
      "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='fetch']": report,
      "NewExpression[callee.name=/^(XMLHttpRequest|EventSource|WebSocket)$/]": report,
      "MemberExpression[object.name='navigator'][property.name='sendBeacon']": report,
    };
  },
};

function isGlobalRead(context: Rule.RuleContext, node: Rule.Node): boolean {
  const parent = node.parent as unknown as Record<string, unknown> & { type: string };
  if (parent.type === "MemberExpression" && parent.property === node && !parent.computed) return false;
  if (parent.type === "Property" && parent.key === node && parent.value !== node) return false;
  if (parent.type.startsWith("TS") || parent.type.startsWith("ImportSpecifier")) return false;
  for (
    let scope: ReturnType<typeof context.sourceCode.getScope> | null = context.sourceCode.getScope(node);
    scope;
  ) {
    if ((scope.set.get("fetch")?.defs.length ?? 0) > 0) return false;
    scope = scope.upper;
  }
  return true;
}

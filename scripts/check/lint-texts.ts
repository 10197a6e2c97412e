import type { Rule } from "eslint";
import { pathOf } from "./lint-layers";

/** Names that read the same in every language. */
const names =
  /\b(Postwright|Facebook|Instagram|Twitter|LinkedIn|Google|Stripe|OpenAI|English|Español|Français|Deutsch|Magyar|Português|Italiano)\b/g;
/** Attributes and properties whose value a person reads or hears. */
const spoken =
  /^(alt|title|label|placeholder|description|subtitle|heading|hint|error|text|content|message|summary|caption|aria-(label|description|placeholder|roledescription|valuetext))$|[a-z](Label|Text|Title|Placeholder)$/;
/** Elements whose content is not prose. */
const silent = new Set(["style", "script", "code", "kbd", "pre"]);
/** Files that show words where no translation can be had, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "components/layout/broken-page.tsx": "stands in when a page, and with it next-intl, has failed",
};
const shown = /^(app|pages|components)\/.*\.tsx?$|^lib\/.*\.tsx$/;

/** The nodes of JSX and TypeScript that estree's types leave out, as far as they are read here. */
type Node = {
  type: string;
  value?: unknown;
  parent?: Node;
  name?: unknown;
  quasis?: { value: { cooked?: string } }[];
  [key: string]: unknown;
};

/** Refuses words typed into a screen: they belong in messages/en.json. */
export const texts: Rule.RuleModule = {
  meta: { type: "problem", schema: [], docs: { description: "Words stand in messages/" } },
  create(context) {
    const from = pathOf(context);
    if (!shown.test(from) || /\.(test|spec)\.tsx?$/.test(from) || from in exceptions) return {};
    const check = (node: unknown, text: unknown) => {
      if (typeof text !== "string" || !isProse(text)) return;
      const sample = text.trim().replace(/\s+/g, " ").slice(0, 40);
      context.report({
        node: node as Rule.Node,
        message: `"${sample}" is a text in code. Put it into messages/en.json under its domain and show it with t("…") of next-intl.`,
      });
    };
    const checkExpression = (node: Node | null | undefined): void => {
      for (const { part, text } of literals(node)) check(part, text);
    };
    return {
      JSXText: (node: Rule.Node) => {
        const parent = (node as unknown as Node).parent;
        if (!silent.has(elementName(parent))) check(node, (node as unknown as Node).value);
      },
      "JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer": (node: Rule.Node) => {
        const self = node as unknown as Node;
        if (!silent.has(elementName(self.parent))) checkExpression(self.expression as Node);
      },
      JSXAttribute: (node: Rule.Node) => {
        const attribute = node as unknown as Node & { name: { name?: unknown }; value: Node | null };
        const tag = (attribute.parent as { name?: { name?: unknown } }).name?.name;
        if (!spoken.test(String(attribute.name.name)) || tag === "meta") return;
        const value = attribute.value;
        checkExpression(value?.type === "JSXExpressionContainer" ? (value.expression as Node) : value);
      },
      "CallExpression[callee.name='toast'], CallExpression[callee.object.name='toast']": (node: Rule.Node) =>
        checkExpression((node as unknown as { arguments: Node[] }).arguments[0]),
      // What stands below the first line of a toast, and on its button.
      "CallExpression[callee.object.name='toast'] ObjectExpression > Property[key.name=/^(description|label)$/]":
        (node: Rule.Node) => checkExpression((node as unknown as Node).value as Node),
      "VariableDeclarator[id.name='metadata'] Property[key.name=/^(title|description|default)$/]": (
        node: Rule.Node,
      ) => checkExpression((node as unknown as Node).value as Node),
    };
  },
};

function isProse(text: string): boolean {
  const rest = text.replace(names, "").replace(/&\w+;/g, "");
  return /\p{L}{2,}|\p{L}\s+\p{L}/u.test(rest);
}

function elementName(node: Node | undefined): string {
  const opening = node?.openingElement as { name?: { name?: unknown } } | undefined;
  return String(opening?.name?.name ?? "");
}

/** The strings that an expression can come out as, through ?:, &&, || and ??. */
function literals(node: Node | null | undefined): { part: Node; text: string }[] {
  if (!node) return [];
  if (node.type === "Literal")
    return typeof node.value === "string" ? [{ part: node, text: node.value }] : [];
  if (node.type === "TemplateLiteral")
    return [{ part: node, text: (node.quasis ?? []).map((quasi) => quasi.value.cooked ?? "").join(" ") }];
  if (node.type === "ConditionalExpression")
    return [...literals(node.consequent as Node), ...literals(node.alternate as Node)];
  if (node.type === "LogicalExpression")
    return [...(node.operator === "&&" ? [] : literals(node.left as Node)), ...literals(node.right as Node)];
  if (node.type === "BinaryExpression" && node.operator === "+")
    return [...literals(node.left as Node), ...literals(node.right as Node)];
  return [];
}

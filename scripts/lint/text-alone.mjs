/**
 * @file An ESLint rule: beside anything that changes, a text stands alone in its element.
 *
 * A browser's page translation (and some extensions) puts elements of its own in the place of each text node. React
 * then updates a node that is no longer shown, and throws when it removes it or inserts something before it. A text that
 * is its element's only child is written through the element, and survives.
 */

const MESSAGE =
  "Put this text into an element of its own, such as <span>: the browser's translation replaces text nodes, and React fails at one that stands beside something that changes.";

const RICH =
  "Pass what t.rich gives through textsApart (components/layout/texts-apart.tsx): its texts stand beside elements that change with them.";

/** Functions whose value is a text: t, common, workspace of useTranslations, format.day, errorText.ofCode, String … */
const TEXT_CALLS = /^(t|common|own|String|[a-z]\w*Text)$/;
const TEXT_OBJECTS = /^(t|format|moment|String|[a-z]\w*Text)$/;
const TEXT_METHODS = /^(slice|trim|join|replace|replaceAll|toLocaleString|toString)$/;
const TEXT_PROPERTIES = /^(name|title|text|label|content|line|city|words|length|description|url)$/;

const kind = {
  /** A text that never changes. */ fixed: { text: true, changes: false },
  /** A text that may. */ text: { text: true, changes: true },
  /** An element, or what a caller passes: it stays in its place. */ element: { text: false, changes: false },
  /** What comes and goes. */ changing: { text: false, changes: true },
};

/** @returns what a JavaScript expression in JSX shows, as one of `kind`. */
function kindOf(expression, lookUp) {
  const of = (part) => kindOf(part, lookUp);
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "number" || String(expression.value ?? "").trim()
        ? kind.fixed
        : kind.element;
    case "TemplateLiteral":
      return expression.expressions.length > 0 ? kind.text : kind.fixed;
    case "BinaryExpression":
      return kind.text;
    case "ConditionalExpression":
      return of(expression.consequent).text || of(expression.alternate).text ? kind.text : kind.changing;
    case "LogicalExpression":
      return of(expression.right).text || (expression.operator !== "&&" && of(expression.left).text)
        ? kind.text
        : kind.changing;
    case "CallExpression":
      return kindOfCall(expression, lookUp);
    case "MemberExpression":
      return kindOfMember(expression, lookUp);
    case "Identifier":
      return lookUp(expression);
    case "TSAsExpression":
    case "TSNonNullExpression":
      return of(expression.expression);
    default:
      return kind.element;
  }
}

function kindOfCall({ callee, arguments: given }, lookUp) {
  if (callee.type === "MemberExpression") {
    if (["map", "flatMap"].includes(callee.property.name)) return kind.changing;
    if (TEXT_METHODS.test(callee.property.name)) return kind.text;
    return callee.object.type === "Identifier" && TEXT_OBJECTS.test(callee.object.name)
      ? kind.text
      : kind.element;
  }
  if (callee.type !== "Identifier") return kind.element;
  if (!TEXT_CALLS.test(callee.name)) return lookUp(callee).text ? kind.text : kind.element;
  return given.length === 1 && given[0].type === "Literal" ? kind.fixed : kind.text;
}

function kindOfMember({ object, property, computed }, lookUp) {
  if (object.type === "Identifier" && object.name === "texts" && !computed) return kind.fixed;
  if (computed) return kind.element;
  return TEXT_PROPERTIES.test(property.name) || lookUp(property).text ? kind.text : kind.element;
}

/** Whether a JSX child is only the layout of the source. */
const isLayout = (child) =>
  (child.type === "JSXText" && !child.value.trim()) ||
  (child.type === "JSXExpressionContainer" &&
    (child.expression.type === "JSXEmptyExpression" ||
      (child.expression.type === "Literal" && !String(child.expression.value).trim())));

export const textAlone = {
  meta: { type: "problem", schema: [], fixable: "code", messages: { alone: MESSAGE, rich: RICH } },
  create(context) {
    const { sourceCode } = context;
    const declared = new Map();
    const pending = [];

    /** What a name of this file holds: by its declaration, or by the type that the file gives a property of that name. */
    const lookUp = (identifier, seen = new Set()) => {
      if (seen.has(identifier.name)) return kind.element;
      const next = (part) => lookUp(part, new Set([...seen, identifier.name]));
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const definition = scope.set.get(identifier.name)?.defs[0];
        const from = definition?.node.type === "VariableDeclarator" && definition.node;
        if (from && from.id.type === "Identifier" && from.init) {
          const shown = /Function/.test(from.init.type) ? from.init.body : from.init;
          return kindOf(shown, next);
        }
        if (definition) break;
      }
      return declared.get(identifier.name) ?? kind.element;
    };

    const check = (node) => {
      const children = node.children.filter((child) => !isLayout(child));
      const kinds = children.map((child) => {
        if (child.type === "JSXText") return kind.fixed;
        return child.type === "JSXExpressionContainer" ? kindOf(child.expression, lookUp) : kind.element;
      });
      const isFragment = node.type === "JSXFragment" || node.openingElement.name.name === "Fragment";
      const alone = children.length === 1 && !isFragment;
      const changes = kinds.some((one) => one.changes);
      if (alone || !(changes || isFragment)) return;
      children.forEach((child, index) => {
        if (!kinds[index].text) return;
        context.report({
          node: child,
          messageId: "alone",
          fix: (fixer) => {
            if (child.type === "JSXText") return null;
            return [fixer.insertTextBefore(child, "<span>"), fixer.insertTextAfter(child, "</span>")];
          },
        });
      });
    };

    return {
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        const types = type?.type === "TSUnionType" ? type.types : [type];
        if (types.some((one) => one?.type === "TSStringKeyword" || one?.type === "TSNumberKeyword"))
          declared.set(key.name, kind.text);
      },
      // Where such a component stands, nobody sees that it is a text.
      "FunctionDeclaration[id.name=/^[A-Z]/] ReturnStatement"(node) {
        const owner = sourceCode.getScope(node).block;
        if (owner.type !== "FunctionDeclaration" || !/^[A-Z]/.test(owner.id.name) || !node.argument) return;
        if (kindOf(node.argument, lookUp).text) context.report({ node, messageId: "alone" });
      },
      "CallExpression[callee.property.name='rich']"(node) {
        if (node.parent.callee?.name !== "textsApart") context.report({ node, messageId: "rich" });
      },
      JSXElement: (node) => pending.push(node),
      JSXFragment: (node) => pending.push(node),
      "Program:exit": () => pending.forEach(check),
    };
  },
};

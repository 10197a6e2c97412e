import { GraphError } from "./errors";

/** Computes one field, with what stands behind its name; called only when the field was requested. */
export type Fields = Record<string, (modifiers: string) => unknown>;

/** Splits `id,picture.width(80){url},name` into top-level names, each with its sub-fields and arguments as they stand. */
function fieldsOf(text: string): [name: string, modifiers: string][] {
  const names: [string, string][] = [];
  let depth = 0;
  let name = "";
  for (const char of `${text},`) {
    if (char === "{" || char === "(") depth++;
    if (char === "}" || char === ")") depth--;
    if (char === "," && depth === 0) {
      const [, plain, modifiers = ""] = /^\s*([a-z_0-9]+)(.*)/is.exec(name) ?? [];
      if (plain) names.push([plain, modifiers]);
      name = "";
    } else name += char;
  }
  if (depth !== 0) throw new GraphError(2500, "Syntax error \"Expected end of string instead of '{'\"");
  return names;
}

/** The requested fields of a node, always with its id; an unknown one is refused as Graph refuses it. */
export function pick(type: string, known: Fields, requested: string | undefined, fallback: string[]): object {
  const names = fieldsOf(requested || fallback.join(","));
  const node: Record<string, unknown> = {};
  for (const [name, modifiers] of [...names, ["id", ""] as const]) {
    const make = known[name];
    if (!make)
      throw new GraphError(100, `(#100) Tried accessing nonexisting field (${name}) on node type (${type})`);
    const value = make(modifiers);
    if (value !== undefined) node[name] = value;
  }
  return node;
}

/** Graph's time format: whole seconds, +0000. */
export function graphTime(iso: string): string {
  return iso.replace(/\.\d+Z$/, "+0000");
}

import { GraphError } from "./errors";

/** Computes one field; called only when the field was requested. */
export type Fields = Record<string, () => unknown>;

/** Splits `id,picture.width(80){url},name` into top-level names; sub-fields and arguments are read over. */
function fieldNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = "";
  for (const char of `${text},`) {
    if (char === "{" || char === "(") depth++;
    if (char === "}" || char === ")") depth--;
    if (char === "," && depth === 0) {
      const plain = /^\s*([a-z_0-9]+)/i.exec(name)?.[1];
      if (plain) names.push(plain);
      name = "";
    } else name += char;
  }
  if (depth !== 0) throw new GraphError(2500, "Syntax error \"Expected end of string instead of '{'\"");
  return names;
}

/** The requested fields of a node, always with its id; an unknown one is refused as Graph refuses it. */
export function pick(type: string, known: Fields, requested: string | undefined, fallback: string[]): object {
  const names = requested ? fieldNames(requested) : fallback;
  const node: Record<string, unknown> = {};
  for (const name of [...names, "id"]) {
    const make = known[name];
    if (!make)
      throw new GraphError(100, `(#100) Tried accessing nonexisting field (${name}) on node type (${type})`);
    const value = make();
    if (value !== undefined) node[name] = value;
  }
  return node;
}

/** Graph's time format: whole seconds, +0000. */
export function graphTime(iso: string): string {
  return iso.replace(/\.\d+Z$/, "+0000");
}

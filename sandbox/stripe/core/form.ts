import type { Context as HonoContext } from "hono";
import type { Env } from "../../context";
import { invalid } from "./errors";

export type Tree = { [key: string]: Tree | string | (Tree | string)[] };
type Node = Map<string, Node | string>;

/** Reads `a[b][0][c]=x` pairs into nested objects and lists, as Stripe does. */
function nest(pairs: Iterable<[string, string]>): Tree {
  const root: Node = new Map();
  for (const [key, value] of pairs) {
    const path = [...key.matchAll(/^([^[\]]+)|\[([^[\]]*)\]/g)].map(([, first, rest]) => first ?? rest ?? "");
    if (path.length === 0) throw invalid(`Invalid parameter name: ${key}`, key);
    put(root, path, value);
  }
  return plain(root) as Tree;
}

function put(node: Node, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  const key = head === "" ? String(node.size) : head;
  if (rest.length === 0) {
    node.set(key, value);
    return;
  }
  const child = node.get(key);
  const next: Node = child instanceof Map ? child : new Map();
  node.set(key, next);
  put(next, rest, value);
}

function plain(node: Node | string): Tree | string | (Tree | string)[] {
  if (typeof node === "string") return node;
  const keys = [...node.keys()];
  const list = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  if (list) return [...node.values()].map((child) => plain(child) as Tree | string);
  return Object.fromEntries([...node].map(([key, child]) => [key, plain(child)]));
}

/** Parameters of a call: the query for GET and DELETE, the body otherwise. */
export async function readParams(c: HonoContext<Env>): Promise<Tree> {
  const query = new URL(c.req.url).searchParams;
  if (c.req.method === "GET" || c.req.method === "DELETE") return nest(query);
  const type = c.req.header("content-type") ?? "";
  const text = await c.req.text();
  if (text && type.includes("json"))
    throw invalid(
      "Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have questions, we can help at https://support.stripe.com/.",
    );
  return nest([...query, ...new URLSearchParams(text)]);
}

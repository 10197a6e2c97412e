import "server-only";
import { z } from "zod";
import { MAX_BODY_BYTES } from "./body";

/** The longest JSON encoding of a character: two escapes of six bytes, for one beyond U+FFFF. */
const BYTES_A_CHARACTER = 12;
/** A number, a timestamp, true or null, with room to spare. */
const BYTES_A_VALUE = 100;
/** Assumed items of a list without a maximum in its schema, such as the platforms. */
const ITEMS = 10;
/** Allowance for the whitespace of pretty-printed JSON. */
const BYTES_OF_SPACES = 10_000;

type Node = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  maxLength?: number;
  maxItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
};

/**
 * The maximum bytes of a route's body: 100 KB, or what the longest texts of its schema need with every character
 * escaped, so that a text slightly too long is reported as that field's error and not as too large a request.
 */
export function maxBytesOf(schema: z.ZodType): number {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Node;
  return Math.max(MAX_BODY_BYTES, bytesOf(json) + BYTES_OF_SPACES);
}

function bytesOf(node: Node): number {
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  if (choices.length > 0) return Math.max(...choices.map(bytesOf));
  if (node.enum) return Math.max(...node.enum.map((value) => JSON.stringify(value).length));
  if (node.type === "string") return (node.maxLength ?? 0) * BYTES_A_CHARACTER + BYTES_A_VALUE;
  if (node.type === "array") return (node.maxItems ?? ITEMS) * (bytesOf(node.items ?? {}) + 1);
  if (node.type !== "object") return BYTES_A_VALUE;
  return Object.entries(node.properties ?? {})
    .map(([name, part]) => JSON.stringify(name).length + bytesOf(part) + 2)
    .reduce((sum, bytes) => sum + bytes, 0);
}

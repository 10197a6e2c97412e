import type { z } from "zod";
import { ApiError } from "./errors";

/** How unknown arguments are refused: chat completions name none in `param`, the newer paths do. */
export type UnknownStyle = "unrecognized-argument" | "unknown-parameter";

const dotted = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part),
    "",
  );

const KINDS: Record<string, string> = {
  string: "a string",
  number: "a decimal",
  int: "an integer",
  boolean: "a boolean",
  array: "an array",
  object: "an object",
  record: "an object",
};

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return Number.isInteger(value) ? "an integer" : "a decimal";
  return KINDS[typeof value] ?? typeof value;
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    body,
  );

function toApiError(issue: z.core.$ZodIssue, body: unknown, style: UnknownStyle): ApiError {
  const param = dotted(issue.path);
  const value = valueAt(body, issue.path);
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys;
    if (style === "unrecognized-argument" && issue.path.length === 0)
      return new ApiError(
        400,
        `Unrecognized request argument${names.length > 1 ? "s" : ""} supplied: ${names.join(", ")}`,
      );
    const name = dotted([...issue.path, names[0] ?? ""]);
    return new ApiError(400, `Unknown parameter: '${name}'.`, { param: name, code: "unknown_parameter" });
  }
  if (value === undefined)
    return new ApiError(400, `Missing required parameter: '${param}'.`, {
      param,
      code: "missing_required_parameter",
    });
  if (issue.code === "invalid_value")
    return new ApiError(
      400,
      `Invalid value: '${String(value)}'. Supported values are: ${issue.values.map((v) => `'${String(v)}'`).join(", ")}.`,
      { param, code: "invalid_value" },
    );
  if (issue.code === "too_small" || issue.code === "too_big") {
    const small = issue.code === "too_small";
    const bound = small ? issue.minimum : issue.maximum;
    return new ApiError(
      400,
      `Invalid '${param}': ${small ? "below minimum" : "above maximum"} value. Expected a value ${small ? ">=" : "<="} ${String(bound)}, but got ${typeof value === "number" ? value : kindOf(value)} instead.`,
      { param, code: small ? "integer_below_min_value" : "integer_above_max_value" },
    );
  }
  const expected = issue.code === "invalid_type" ? (KINDS[issue.expected] ?? issue.expected) : "another type";
  return new ApiError(
    400,
    `Invalid type for '${param}': expected ${expected}, but got ${kindOf(value)} instead.`,
    { param, code: "invalid_type" },
  );
}

/** Parses a body or throws what OpenAI answers to the first thing that is wrong with it. */
export function checked<T extends z.ZodType>(schema: T, body: unknown, style: UnknownStyle): z.infer<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw issue ? toApiError(issue, body, style) : new ApiError(400, "Invalid request.");
}

/** The JSON of a request, or OpenAI's complaint about it. */
export async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new ApiError(400, "We could not parse the JSON body of your request.");
  }
}

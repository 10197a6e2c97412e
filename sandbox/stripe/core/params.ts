import { z } from "zod";
import { invalid, type StripeError } from "./errors";
import type { Tree } from "./form";

/** A text that must not be empty. */
export const text = z.string().min(1, "empty");
/** A text that may be sent empty to unset it: null then. */
export const unsettable = z.string().transform((value) => (value === "" ? null : value));
export const whole = z
  .string()
  .regex(/^-?\d+$/, "integer")
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, "decimal")
  .transform(Number);
export const url = z.string().regex(/^https?:\/\/[^/\s]+/, "Not a valid URL");
export const yesNo = z.enum(["true", "false"], "boolean").transform((value) => value === "true");
/** Metadata as sent: a value "" takes the key away; the whole sent empty clears it. */
export const metadata = z.union([z.record(z.string(), z.string()), z.literal("")]);
/** A time, or bounds of one. */
export const range = z.union([
  whole,
  z.strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  }),
]);
export const nothing = z.strictObject({});
export const paging = {
  limit: whole.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export type Range = z.output<typeof range>;
export type MetadataInput = z.output<typeof metadata>;

/** Metadata after an update. Source: docs.stripe.com/api/metadata */
export function mergeMetadata(
  now: Record<string, string>,
  change: MetadataInput | undefined,
): Record<string, string> {
  if (change === undefined) return now;
  if (change === "") return {};
  return Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== ""));
}

export function within(value: number, bounds: Range | undefined): boolean {
  if (bounds === undefined) return true;
  if (typeof bounds === "number") return value === bounds;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds;
  return value > gt && value >= gte && value < lt && value <= lte;
}

/**
 * Checks parameters as Stripe does: unknown ones first, then missing ones, then wrong ones. What Stripe knows and
 * the sandbox does not play is unknown here. Throws StripeError.
 */
export function check<S extends z.ZodType>(schema: S, raw: Tree): z.output<S> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const rank = (issue: z.core.$ZodIssue) =>
    issue.code === "unrecognized_keys" ? 0 : valueAt(raw, issue.path) === undefined ? 1 : 2;
  const [first] = [...result.error.issues].sort((a, b) => rank(a) - rank(b));
  throw first ? errorOf(first, raw) : invalid("Invalid request.");
}

function errorOf(issue: z.core.$ZodIssue, raw: Tree): StripeError {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const plural = names.length > 1 ? "parameters" : "parameter";
    return invalid(`Received unknown ${plural}: ${names.join(", ")}`, names[0], "parameter_unknown");
  }
  const param = nameOf(issue.path);
  const value = valueAt(raw, issue.path);
  if (value === undefined) return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  if (value === "" || issue.message === "empty")
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      "parameter_invalid_empty",
    );
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  if (issue.message === "integer")
    return invalid(`Invalid integer: ${shown}`, param, "parameter_invalid_integer");
  if (issue.message === "boolean") return invalid(`Invalid boolean: ${shown}`, param);
  if (issue.message === "decimal") return invalid(`Invalid decimal: ${shown}`, param);
  if (issue.code === "invalid_value")
    return invalid(`Invalid ${param}: must be one of ${issue.values.map(String).join(", ")}`, param);
  if (issue.message === "Not a valid URL" || issue.code === "custom") return invalid(issue.message, param);
  return invalid(`Invalid ${typeof value === "object" ? "object" : "value"} for ${param}: ${shown}`, param);
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join("");
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
}

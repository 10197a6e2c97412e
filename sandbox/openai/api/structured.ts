import { z } from "zod";
import { ApiError } from "./errors";

/** The part of JSON Schema that structured outputs use. */
export interface JsonSchema {
  readonly [key: string]: unknown;
}

const asSchema = (value: unknown): JsonSchema | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonSchema) : null;

/**
 * Strict schemas forbid further properties and require all of theirs.
 * Source: developers.openai.com/api/docs/guides/structured-outputs, "Supported schemas"
 */
export function checkStrict(
  schema: JsonSchema,
  name: string,
  param: string,
  context: readonly string[] = [],
): void {
  const properties = asSchema(schema.properties);
  const at = `In context=(${context.map((part) => `'${part}'`).join(", ")})`;
  const fail = (what: string) =>
    new ApiError(400, `Invalid schema for response_format '${name}': ${at}, ${what}`, {
      param,
      code: "invalid_json_schema",
    });
  if (schema.type === "object" || properties) {
    if (schema.additionalProperties !== false)
      throw fail("'additionalProperties' is required to be supplied and to be false.");
    const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(properties ?? {}).find((key) => !required.includes(key));
    if (missing)
      throw fail(
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`,
      );
  }
  for (const [key, value] of Object.entries(properties ?? {})) {
    const inner = asSchema(value);
    if (inner) checkStrict(inner, name, param, [...context, "properties", key]);
  }
  const items = asSchema(schema.items);
  if (items) checkStrict(items, name, param, [...context, "items"]);
}

const hashtags = (text: string) => text.match(/#[\p{L}\p{N}_]+/gu) ?? [];

function stringFor(name: string, schema: JsonSchema, text: string): string {
  if (/title|headline|subject|hook|summary/i.test(name))
    return (text.split(/\n|(?<=[.!?])\s/)[0] ?? text).trim();
  const maxLength = z.number().safeParse(schema.maxLength);
  return maxLength.success ? text.slice(0, maxLength.data) : text;
}

/** A value that fits a simple schema, made out of the written text. */
export function fittingValue(schema: JsonSchema, text: string, name = "", root = schema): unknown {
  if (typeof schema.$ref === "string") {
    const path = schema.$ref.replace(/^#\/?/, "").split("/").filter(Boolean);
    const target = path.reduce<JsonSchema | null>((at, key) => asSchema(at?.[key]), root);
    return target ? fittingValue(target, text, name, root) : null;
  }
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ("const" in schema) return schema.const;
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  const choice = choices?.map(asSchema).find((option) => option && option.type !== "null");
  if (choice) return fittingValue(choice, text, name, root);
  const type: unknown = Array.isArray(schema.type) ? schema.type.find((one) => one !== "null") : schema.type;
  if (type === "object" || schema.properties) {
    const entries = Object.entries(asSchema(schema.properties) ?? {});
    return Object.fromEntries(
      entries.map(([key, value]) => [key, fittingValue(asSchema(value) ?? {}, text, key, root)]),
    );
  }
  if (type === "array") {
    if (/tag/i.test(name)) return hashtags(text);
    return [fittingValue(asSchema(schema.items) ?? {}, text, name, root)];
  }
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return typeof schema.minimum === "number" ? schema.minimum : 1;
  if (type === "null") return null;
  return stringFor(name, schema, text);
}

import { z } from "zod";
import { invalid } from "./errors";
import { text, whole } from "./params";

export const searchParams = z.strictObject({ query: text, limit: whole.optional(), page: text.optional() });

/**
 * A search query as a test: `email:"a@b.c" AND metadata["userId"]:"7"`. Fields beyond `fields` and metadata are
 * refused, and so are the operators that are not played. Source: docs.stripe.com/search#search-query-language
 */
export function matcher(query: string, fields: readonly string[]): (row: object) => boolean {
  const clauses = query.split(/\sAND\s/i).map((part) => clause(part.trim(), fields));
  return (row) => clauses.every((test) => test(row));
}

function clause(part: string, fields: readonly string[]): (row: object) => boolean {
  const [, field = "", key, wanted = ""] = /^(\w+)(?:\[["'](.+?)["']\])?:["'](.*)["']$/.exec(part) ?? [];
  if (!field) throw invalid(`We were unable to parse your search query: ${part}`, "query");
  if (key === undefined ? !fields.includes(field) : field !== "metadata")
    throw invalid(`Field \`${field}\` is an unsupported search field for this resource.`, "query");
  return (row) => {
    const outer: unknown = Reflect.get(row, field);
    const value: unknown = key === undefined ? outer : Reflect.get(Object(outer), key);
    return String(value ?? "").toLowerCase() === wanted.toLowerCase();
  };
}

/** One page of a search; its cursor is a number, as text. */
export function searchResult<T>(
  rows: T[],
  { limit = 10, page }: { limit?: number; page?: string },
  url: string,
) {
  const start = Number(page ?? 0);
  const more = rows.length > start + limit;
  return {
    object: "search_result",
    data: rows.slice(start, start + limit),
    has_more: more,
    next_page: more ? String(start + limit) : null,
    url,
  };
}

import { z } from "zod";
import { invalid } from "./errors";
import { text, whole } from "./params";

export const searchParams = z.strictObject({ query: text, limit: whole.optional(), page: text.optional() });

/**
 * A search query as a test: `email:"a@b.c" AND metadata["userId"]:"7"`, `-` for not, `~` for contains; AND or OR.
 * Fields beyond `fields` and metadata are refused. Source: docs.stripe.com/search#search-query-language
 */
export function matcher(query: string, fields: readonly string[]): (row: object) => boolean {
  const any = /\sOR\s/i.test(query);
  if (any && /\sAND\s/i.test(query))
    throw invalid("You can't combine `AND` and `OR` in the same search query.", "query");
  const clauses = query.split(any ? /\sOR\s/i : /\sAND\s/i).map((part) => clause(part.trim(), fields));
  return (row) => (any ? clauses.some((test) => test(row)) : clauses.every((test) => test(row)));
}

function clause(part: string, fields: readonly string[]): (row: object) => boolean {
  const match = /^(-?)(\w+)(?:\[["'](.+?)["']\])?([:~])["'](.*)["']$/.exec(part);
  if (!match) throw invalid(`We were unable to parse your search query: ${part}`, "query");
  const [, minus, field = "", key, sign, wanted = ""] = match;
  if (key === undefined ? !fields.includes(field) : field !== "metadata")
    throw invalid(`Field \`${field}\` is an unsupported search field for this resource.`, "query");
  return (row) => {
    const outer: unknown = Reflect.get(row, field);
    const value: unknown =
      key === undefined ? outer : typeof outer === "object" && outer ? Reflect.get(outer, key) : null;
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    const same =
      sign === "~"
        ? text.toLowerCase().includes(wanted.toLowerCase())
        : text.toLowerCase() === wanted.toLowerCase();
    return same !== (minus === "-");
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

import { check, paging } from "./params";
import { invalid, noSuch } from "./errors";
import { z } from "zod";
import type { Tree } from "./form";

const schema = z.object(paging);

export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

/** A short list inside an object, whole. */
export function listOf<T>(data: T[], url: string): List<T> {
  return { object: "list", data, has_more: false, url };
}

/** One page of rows that stand newest first. Source: docs.stripe.com/api/pagination */
export function paged<T extends { id: string }>(raw: Tree, rows: T[], url: string): List<T> {
  const { limit = 10, starting_after: after, ending_before: before } = check(schema, raw);
  if (limit < 1 || limit > 100)
    throw invalid(
      limit < 1
        ? "This value must be greater than or equal to 1."
        : "This value must be less than or equal to 100.",
      "limit",
      limit < 1 ? undefined : "parameter_invalid_integer",
    );
  if (after && before)
    throw invalid("You cannot parameterize both starting_after and ending_before.", "starting_after");
  const place = (id: string, param: string) => {
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) throw noSuch("object", id, param);
    return at;
  };
  if (before) {
    const end = place(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? place(after, "starting_after") + 1 : 0;
  return {
    object: "list",
    data: rows.slice(start, start + limit),
    has_more: rows.length > start + limit,
    url,
  };
}

/** Newest first, as every list of Stripe's. */
export function newest<T>(rows: T[]): T[] {
  return [...rows].reverse();
}

import type { Hono } from "hono";
import { z } from "zod";
import type { Collection } from "../../collection";
import type { Context, Env } from "../../context";
import { endpoint } from "./endpoint";
import { noSuch } from "./errors";
import { newest, paged } from "./paging";
import { nothing, paging, range, within } from "./params";

type Row = { id: string; created: number };

/** One kind of object at the API: where it is listed, what Stripe calls it, and what its list is filtered by. */
export interface Resource<T extends Row, F extends z.ZodRawShape> {
  path: string;
  name: string;
  rows: Collection<T>;
  filters: F;
  matches?: (row: T, by: z.output<z.ZodObject<F>>) => boolean;
}

/**
 * Mounts the list and the single object, newest first, in pages; a filter that `matches` does not know compares
 * the field of its name. Answers what finds an object by its id, or throws that there is none such.
 */
export function readable<T extends Row, F extends z.ZodRawShape>(
  app: Hono<Env>,
  ctx: Context,
  { path, name, rows, filters, matches }: Resource<T, F>,
): (id: string, param?: string) => T {
  const find = (id: string, param?: string): T => {
    const row = rows.get(id);
    if (!row) throw noSuch(name, id, param);
    return row;
  };
  const schema = z.strictObject({ ...paging, created: range.optional(), ...filters });
  const equal = (row: T, by: object) =>
    Object.entries(by).every(
      ([key, value]) =>
        key in paging || key === "created" || value === undefined || Reflect.get(row, key) === value,
    );
  app.get(
    path,
    endpoint(ctx, schema, (call, input) => {
      const by = input as z.output<z.ZodObject<F>> & { created?: z.output<typeof range> };
      const wanted = newest(rows.all()).filter(
        (row) => (matches ? matches(row, by) : equal(row, by)) && within(row.created, by.created),
      );
      return paged(call.raw, wanted, call.path);
    }),
  );
  app.get(
    `${path}/:id`,
    endpoint(ctx, nothing, (call) => find(call.id)),
  );
  return find;
}

import { z } from "zod";
import { text } from "@/lib/text/schema";
import { FACT_KINDS, FACT_LIMIT } from "./constants";

/** The years in which a fact can begin or end. */
const YEARS = { first: "2000", last: "2100" };
const isInYears = (value: string) => value.slice(0, 4) >= YEARS.first && value.slice(0, 4) < YEARS.last;

/** A day of the business's clock, yyyy-MM-dd, or an instant with its offset. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "Facts.errors.day")
  .refine(isInYears, { error: "Facts.errors.day" })
  .nullable();

const words = text({ max: FACT_LIMIT, tooLong: "Facts.errors.tooLong", trim: true });
const kind = z.enum(FACT_KINDS);
/** Of the fact as it was shown; without it the last write wins. */
const revision = z.coerce.number().int().min(0).max(2_147_483_647);

/**
 * The body of POST /api/facts. A day as `until` means its end, or the closing time on it. Left out, `from` and `until`
 * follow from the text ("until Saturday"); null says that there is none.
 */
export const createFactSchema = z.strictObject({
  kind,
  text: words.default(""),
  from: moment.optional(),
  until: moment.optional(),
});
export type CreateFactInput = z.output<typeof createFactSchema>;

/**
 * The body of PATCH /api/facts/{id}: what changes. `renew` makes an ended fact true again: until the day that its text
 * speaks of, or else for as long as a week.
 */
export const changeFactSchema = z
  .strictObject({
    kind: kind.optional(),
    text: words.optional(),
    from: moment.optional(),
    until: moment.optional(),
    renew: z.literal(true).optional(),
    revision: revision.optional(),
  })
  .refine(({ revision: _, renew, ...change }) => {
    const changes = Object.values(change).filter((value) => value !== undefined).length;
    return renew ? changes === 0 : changes > 0;
  });
export type ChangeFactInput = z.output<typeof changeFactSchema>;

/** The path of a fact. */
export const factPathSchema = z.strictObject({ id: z.uuid() });

/** The query of DELETE /api/facts/{id}. */
export const removeFactSchema = z.strictObject({ revision: revision.optional() });
export type RemoveFactInput = z.output<typeof removeFactSchema>;

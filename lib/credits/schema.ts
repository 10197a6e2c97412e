import { z } from "zod";

/** Which page of the credit history; pages count from 0. */
export const historySchema = z.strictObject({
  pageNo: z.coerce.number().int().min(0).max(100_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});
export type HistoryInput = z.output<typeof historySchema>;

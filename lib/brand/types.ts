import type { BusinessInput } from "./schema";

/** The brand that posts are written for. */
export type Business = BusinessInput;
export type Industry = Business["industry"];

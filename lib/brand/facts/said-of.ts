import "server-only";
import { createHash } from "node:crypto";
import type { Fact } from "./types";

/**
 * A fact's words with their kind and their end, as a hash: a proposal is read in these, and is none of any others,
 * whichever release changes them.
 */
export const saidOf = ({ kind, text, until }: Pick<Fact, "kind" | "text" | "until">): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, text, until]))
    .digest("hex");

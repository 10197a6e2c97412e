import type { Words } from "./types";

export const ENGLISH: Words = {
  until: "until|till|til|by|before|through|thru",
  from: "from|starting|since",
  this: "this|coming",
  next: "next",
  every: "every|each|all|most",
  glue: "the|on|is|end of",
  to: "to|till?|until|through",
  at: "at",
  clock: "o.clock",
  street: "street|road|lane|square|avenue",
};

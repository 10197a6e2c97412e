import type { Words } from "./types";

export const ENGLISH: Words = {
  common:
    "the|and|of|to|is|are|we|you|your|our|for|with|from|until|on|at|this|it|open|closed|off|not|in|tomorrow|today",
  until: "until|till|til|by|before|through|thru",
  from: "from|starting|since",
  this: "this|coming",
  next: "next",
  nextAfter: "",
  every: "every|each|all|most",
  glue: "the|on|is|end of",
  to: "to|till?|until|through",
  and: "and|or|&",
  today: "today|tonight",
  tomorrow: "tomorrow",
  at: "at",
  clock: "o.clock",
  ending: "",
  street: "street|road|lane|square|avenue",
};

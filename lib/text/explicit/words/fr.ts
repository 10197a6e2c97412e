import type { Words } from "./types";

export const FRENCH: Words = {
  until: "jusqu.(?:a|au)|avant|d.ici",
  from: "des|a partir|depuis|du",
  this: "ce",
  next: "prochain",
  every: "tous|chaque|le|les",
  glue: "le|la|du|de|au|l.",
  to: "au|a",
  at: "",
  clock: "heures?|h",
  street: "rue|avenue|place|boulevard|quai",
};

import type { Words } from "./types";

export const ITALIAN: Words = {
  until: "fino|entro|sino",
  from: "da|dal|dall.|dalle",
  this: "quest[ao]|prossim[ao]",
  next: "",
  every: "ogni|tutti|il|la|i",
  glue: "il|la|l.|al?|all.|alle|di|del|dell.|ore",
  to: "al?|all.|alle",
  at: "alle|ore",
  clock: "ore|h",
  street: "via|viale|piazza|corso",
};

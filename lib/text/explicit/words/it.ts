import type { Words } from "./types";

export const ITALIAN: Words = {
  common:
    "il|lo|la|i|gli|le|di|del|della|e|in|con|per|un|una|siamo|non|che|al|da|dal|alle|ogni|su|vi|ci|fino|domani|è",
  until: "fino|entro|sino",
  from: "da|dal|dall.|dalle",
  this: "questo|questa|prossimo|prossima",
  next: "",
  nextAfter: "prossim[ao]",
  every: "ogni|tutti|il|la|i",
  glue: "il|la|l.|al?|all.|alle|di|del|dell.|ore",
  to: "al?|all.|alle",
  and: "e|o",
  today: "oggi|stasera",
  tomorrow: "domani",
  at: "alle|ore",
  clock: "ore|h",
  ending: "",
  street: "via|viale|piazza|corso",
};

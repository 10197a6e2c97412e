import type { Words } from "./types";

export const SPANISH: Words = {
  until: "hasta|antes",
  from: "desde|a partir|del",
  this: "este|proximo|que viene",
  next: "",
  every: "cada|todos|los",
  glue: "el|la|los|de|del|dia",
  to: "al?|hasta",
  at: "a las?",
  clock: "horas?|hrs?|h",
  street: "calle|avenida|plaza|paseo",
};

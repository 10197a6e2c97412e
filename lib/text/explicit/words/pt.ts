import type { Words } from "./types";

export const PORTUGUESE: Words = {
  until: "ate|antes",
  from: "desde|a partir|das?|dos?",
  this: "neste|nesta|este|esta",
  next: "que vem|proxim[ao]",
  every: "cada|todos|todas|toda|aos|as",
  glue: "o|a|as|de|do|da|ao|dia|no|na",
  to: "a|ate|as",
  at: "",
  clock: "horas?|hs|h",
  street: "rua|avenida|praca|largo|travessa",
};
